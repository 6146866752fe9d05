# What the coach says in the lessons of Zatre, and the cards of a first game together.

# Your first turns

zatre-lesson-first-turns = Your first turns
zatre-lesson-first-turns-about = Lay tiles, make lines, draw: enough to play
zatre-lesson-first-turns-done = That is enough for a first game. The next chapters tell more of lines, light cells, keeping tiles and the end.
zatre-lesson-first-turns-hand = You are Ada, and these three tiles are yours. You lay tiles so that they add up to 10, 11 or 12 in a straight line.
zatre-lesson-first-turns-red = The first tile goes on the red cell. Click your 6, then the red cell.
zatre-lesson-first-turns-red-six = That would be allowed, but with the 6 in the middle you reach 11 at once. Take the 6.
zatre-lesson-first-turns-red-no = The red cell is right, and the 6 is the best tile for it. Click the 6 first.
zatre-lesson-first-turns-eleven = Every further tile goes beside another one. Lay your 5 to the right of the 6: 6 + 5 = 11, and that scores.
zatre-lesson-first-turns-eleven-four = That would make 10. The 4 comes next: first lay the 5 to the right of the 6.
zatre-lesson-first-turns-eleven-no = That makes 11, too. So that we can go on together, lay the 5 to the right of the 6.
zatre-lesson-first-turns-ten = Lines also run down. Lay your 4 below the 6: this column comes to 10 and scores as well.
zatre-lesson-first-turns-ten-no = Lay the 4 below the 6 this time: 6 + 4 = 10.
zatre-lesson-first-turns-end = Your sheet shows what you get: 1 for the 10, 2 for the 11, and a cross that doubles both. End your turn.
zatre-lesson-first-turns-end-no = All your tiles are laid. End your turn.
zatre-lesson-first-turns-bo = Bo has laid two tiles. His 2 brought your column to 12, and those 4 points are his.
zatre-lesson-first-turns-draw = Your turn begins with a draw: click “Draw 2 tiles” or the bag.
zatre-lesson-first-turns-twelve = A 12 scores most, and no line may pass 12. Lay your 1 where a line comes to exactly 12.
zatre-lesson-first-turns-twelve-four = That makes 12, and it comes next. First find a 12 for your 1.
zatre-lesson-first-turns-twelve-no = Add up the row and the column there: with the 1, one of them has to come to exactly 12.
zatre-lesson-first-turns-light = Light cells, marked ×, take a tile only in a line of 10, 11 or 12. Lay your 4 between the 5 and the 3: 12, and a cross.
zatre-lesson-first-turns-light-no = That would be allowed. But between the 5 and the 3 your 4 makes 12.
zatre-lesson-first-turns-score = Two 12s bring 8 points and complete row 1: its bonus of 3 comes in, and the cross doubles it all. End your turn.
zatre-lesson-first-turns-score-no = All your tiles are laid. End your turn.
zatre-lesson-first-turns-free = 28 points. Now play two more turns against Bo as you like: draw, lay what fits, end your turn.

# Lines and your sheet

zatre-lesson-lines-and-sheet = Lines and your sheet
zatre-lesson-lines-and-sheet-about = How lines grow, and what the sheet makes of them
zatre-lesson-lines-and-sheet-done = Now you know all about lines and your sheet. The light cells and their crosses come next.
zatre-lesson-lines-and-sheet-grow = The column 2 + 3 + 1 + 4 gave you 1 point for a 10. Lay your 1 at its foot: as an 11 it scores again.
zatre-lesson-lines-and-sheet-grow-top = That makes 11 as well. Lay the 1 at the foot this time, for we build on there.
zatre-lesson-lines-and-sheet-grow-three = The 3 comes next. First lay the 1 at the foot of the column.
zatre-lesson-lines-and-sheet-grow-no = That is allowed, but your column of 10 waits. Lay the 1 at its foot: 10 + 1 = 11.
zatre-lesson-lines-and-sheet-small = Lines of 9 or less are allowed. They score nothing yet, but they can grow: lay your 3 to the right of the 1.
zatre-lesson-lines-and-sheet-small-no = That is allowed, and it would score nothing either. Lay the 3 to the right of the 1: we need it there.
zatre-lesson-lines-and-sheet-end = The 11 goes into the topmost free box of its own column. End your turn and watch your sheet.
zatre-lesson-lines-and-sheet-end-no = All is laid. End your turn.
zatre-lesson-lines-and-sheet-draw = Bo has built elsewhere. Draw two tiles.
zatre-lesson-lines-and-sheet-gap = A line is all that touches without a gap. Your 4 fits between the 5 and the 3: 5 + 4 + 3 = 12.
zatre-lesson-lines-and-sheet-gap-one = That makes 12, and it comes next. First lay the 4 between the 5 and the 3.
zatre-lesson-lines-and-sheet-gap-no = Lay the 4 in the gap between the 5 and the 3: there it makes 12.
zatre-lesson-lines-and-sheet-limit = Your 4 stands in a row as well: 4 + 4 = 8. Would a 5 have been allowed in its place?
zatre-lesson-lines-and-sheet-limit-yes = Yes: the row makes 9
zatre-lesson-lines-and-sheet-limit-yes-why = Look at the column, too: 5 + 5 + 3 = 13. Row and column must both stay at 12 or less.
zatre-lesson-lines-and-sheet-limit-no = No: the column makes 13
zatre-lesson-lines-and-sheet-limit-no-why = Right: row and column must both stay at 12 or less.
zatre-lesson-lines-and-sheet-twelve = Your 1 can bring the longest column from 11 to 12. Find a place for it.
zatre-lesson-lines-and-sheet-twelve-ten = A fine place: a row of 10, and a cross. But here we want a second 12, so look at the column of five tiles.
zatre-lesson-lines-and-sheet-twelve-no = The column of five tiles comes to 11. Lay the 1 at its foot or at its top.
zatre-lesson-lines-and-sheet-box = Two 12s in one turn share one box: 4 + 4 = 8. End your turn.
zatre-lesson-lines-and-sheet-box-no = All is laid. End your turn.
zatre-lesson-lines-and-sheet-worth = Row 1 holds 1, 2 and 8. That is 11, but at its end stands 14: where do the other 3 come from?
zatre-lesson-lines-and-sheet-worth-bonus = The bonus of the row
zatre-lesson-lines-and-sheet-worth-bonus-why = Right: with 10, 11 and 12 all filled, a row adds its bonus. Further down it is 4, 5 and 6.
zatre-lesson-lines-and-sheet-worth-twice = Two 12s at once
zatre-lesson-lines-and-sheet-worth-twice-why = Two 12s are 4 + 4, and that is the 8. The 3 is the bonus: 10, 11 and 12 are all filled.
zatre-lesson-lines-and-sheet-column = Say you make two 12s next turn, but no 10. Where does the 8 go?
zatre-lesson-lines-and-sheet-column-second = Row 2, column 12
zatre-lesson-lines-and-sheet-column-second-why = Right: each column fills up by itself, from the top.
zatre-lesson-lines-and-sheet-column-wait = It waits for a 10
zatre-lesson-lines-and-sheet-column-wait-why = Nothing waits: each column fills up by itself, from the top.
zatre-lesson-lines-and-sheet-free = Play on until you have 15 points: any line of 10, 11 or 12 will do.

# Light cells and crosses

zatre-lesson-light-cells = Light cells and crosses
zatre-lesson-light-cells-about = Where a tile needs a line, and what a cross does
zatre-lesson-light-cells-done = Now every cell of the board is yours. Next: what to draw, and what you may keep.
zatre-lesson-light-cells-cover = A light cell, marked ×, takes a tile only in a line of 10, 11 or 12. Lay your 5 on the one above your other 5.
zatre-lesson-light-cells-cover-below = That is a light cell, too, and makes 10. Take the one above this time.
zatre-lesson-light-cells-cover-no = That is a dark cell, where no such line is needed. Try the light cell above your 5: 5 + 5 = 10.
zatre-lesson-light-cells-crosses = A light cell earns a cross, and so does the red cell when the opening turn makes a 10, 11 or 12. End your turn.
zatre-lesson-light-cells-crosses-no = All is laid. End your turn.
zatre-lesson-light-cells-double = Row 1 holds a 1 and a 2, but at its end stands 6. Why?
zatre-lesson-light-cells-double-bonus = The bonus of 3 counts
zatre-lesson-light-cells-double-bonus-why = The bonus comes only when 10, 11 and 12 are all filled. It is the cross: (1 + 2) × 2.
zatre-lesson-light-cells-double-cross = The cross doubles it
zatre-lesson-light-cells-double-cross-why = Right: a cross doubles its row, full or not. The one in row 2 waits for points there.
zatre-lesson-light-cells-one = Bo laid a 5, and you have drawn a 1 and a 6. Lay the 1 to the right of your 6: 5 + 6 + 1 = 12.
zatre-lesson-light-cells-one-no = That is allowed. But lay the 1 to the right of your 6 this time, and see what happens to your other tile.
zatre-lesson-light-cells-forced = Your 6 fits on no dark cell. Only then may it go on a light cell without a line: the diamond marks it.
zatre-lesson-light-cells-forced-no = Lay your 6 on the light cell with the diamond.
zatre-lesson-light-cells-none = A tile that had nowhere else to go earns no cross, but your 12 completes row 1: (1 + 2 + 4 + 3) × 2 = 20. End your turn.
zatre-lesson-light-cells-none-no = All is laid. End your turn.
zatre-lesson-light-cells-alone = The light cell below Bo’s 4 is free. A 5 fits on dark cells, too: could you lay it there alone?
zatre-lesson-light-cells-alone-yes = Yes, it fits
zatre-lesson-light-cells-alone-yes-why = It keeps to 12, but a light cell asks for 10 or more, and 4 + 5 is only 9.
zatre-lesson-light-cells-alone-no = No, 9 is too little
zatre-lesson-light-cells-alone-no-why = Right: a light cell asks for 10, 11 or 12, and 4 + 5 is only 9.
zatre-lesson-light-cells-open = But you also hold a 2. Lay the 5 there: the half-filled ring says that a tile after it must complete the line.
zatre-lesson-light-cells-open-two = That would work, with the 5 below it. This time lay the 5 first.
zatre-lesson-light-cells-open-no = That is allowed, too. But here we want the light cell below Bo’s 4, with the 5.
zatre-lesson-light-cells-close = The dashed edge says that this cell still needs its line. Lay your 2 below: 4 + 5 + 2 = 11.
zatre-lesson-light-cells-close-no = Lay the 2 below the 5: 4 + 5 + 2 = 11.
zatre-lesson-light-cells-third = Your 11 stands in row 2, where a cross was waiting for points, and row 3 gets a new cross. End your turn.
zatre-lesson-light-cells-third-no = All is laid. End your turn.
zatre-lesson-light-cells-free = Now play two turns as you like, and look for a light cell that brings another cross.

# Drawing and keeping

zatre-lesson-draw-and-keep = Drawing and keeping
zatre-lesson-draw-and-keep-about = Who starts, how many you draw, what you keep
zatre-lesson-draw-and-keep-done = You know how a hand works. The last tiles of the bag come next.
zatre-lesson-draw-and-keep-tie = Everyone draws a tile, and the highest starts. You have a 5, and Bo has a 5: who starts?
zatre-lesson-draw-and-keep-tie-you = I do
zatre-lesson-draw-and-keep-tie-you-why = You are not ahead: Bo’s 5 is as high as yours.
zatre-lesson-draw-and-keep-tie-again = We draw again
zatre-lesson-draw-and-keep-tie-again-why = Right: those with the highest number draw again.
zatre-lesson-draw-and-keep-tie-bo = Bo
zatre-lesson-draw-and-keep-tie-bo-why = He is not ahead: your 5 is as high as his.
zatre-lesson-draw-and-keep-starter = Bo’s 6 beat your 3. He kept it, drew two more and laid all three, the first on the red cell.
zatre-lesson-draw-and-keep-two = Your turn. With an empty hand you draw two tiles.
zatre-lesson-draw-and-keep-five = Lay your 5 above the 6: it makes a row of 10 and a column of 11.
zatre-lesson-draw-and-keep-five-no = It fits there, too. But lay the 5 above the 6 this time, and see what happens to your 4.
zatre-lesson-draw-and-keep-keep = Now your 4 fits nowhere: every line would pass 12. When nothing fits, you end your turn and keep the rest.
zatre-lesson-draw-and-keep-keep-no = End your turn.
zatre-lesson-draw-and-keep-one = Bo found no place and keeps two tiles: which ones, only he knows. You hold one tile, so now you draw only one.
zatre-lesson-draw-and-keep-fits = You may lay your whole hand, kept tiles and new ones. Lay your 2 to the right of the upper row: 5 + 5 + 2 = 12.
zatre-lesson-draw-and-keep-fits-no = It fits there, too. Lay it to the right of the two 5s in the upper row: then your 4 finds a place.
zatre-lesson-draw-and-keep-rest = What fits must be laid, even where it scores nothing. Your 4 fits again: lay it above the 2.
zatre-lesson-draw-and-keep-rest-no = Lay your 4 above the 2.
zatre-lesson-draw-and-keep-end = Now your hand is empty. End your turn.
zatre-lesson-draw-and-keep-end-no = End your turn.
zatre-lesson-draw-and-keep-none = Bo holds the two tiles that he kept, and now they fit. How many does he draw?
zatre-lesson-draw-and-keep-none-two = Two
zatre-lesson-draw-and-keep-none-two-why = Only an empty hand draws two.
zatre-lesson-draw-and-keep-none-one = One
zatre-lesson-draw-and-keep-none-one-why = With two tiles or more, he would draw one only if none of them fitted.
zatre-lesson-draw-and-keep-none-none = None
zatre-lesson-draw-and-keep-none-none-why = Right: with two tiles or more, you draw one only if none of them fits.
zatre-lesson-draw-and-keep-bag = Click the bag below the sheets to see what is not laid yet. Of all 121 tiles, which number was there most often?
zatre-lesson-draw-and-keep-bag-one = The 1
zatre-lesson-draw-and-keep-bag-one-why = Right: there are 21 ones, and 20 of every other number.
zatre-lesson-draw-and-keep-bag-six = The 6
zatre-lesson-draw-and-keep-bag-six-why = There are 20 sixes, and 20 of every other number but the 1: that one is there 21 times.
zatre-lesson-draw-and-keep-free = Now play a turn of your own: draw, lay what fits, keep what does not.

# The last tile

zatre-lesson-last-tile = The last tile
zatre-lesson-last-tile-about = How the game ends, and what a tile in the hand costs
zatre-lesson-last-tile-done = 319 to 318: Bo’s 6 has decided the game. Lay your high tiles while they still fit.
zatre-lesson-last-tile-behind = Bo leads by 324 to 301, but one of his tiles fitted nowhere and is still in his hand. The bag holds a single tile.
zatre-lesson-last-tile-last = You would draw two, but you take what is left. The turn in which the last tile is drawn is the last of the game.
zatre-lesson-last-tile-best = Find the best place for your 2: a light cell where it makes a row of 12 and a column of 11.
zatre-lesson-last-tile-best-eleven = That makes one 11: 2 points. On a light cell nearby the 2 makes a 12 and an 11.
zatre-lesson-last-tile-best-no = That brings nothing. Look for the light cell low on the left: it makes a row of 12 and a column of 11.
zatre-lesson-last-tile-minus = With these 18 points you have 319. Bo has 324, but tiles left in a hand are subtracted, and the only one not seen yet is his 6: what is his total?
zatre-lesson-last-tile-minus-same = 324
zatre-lesson-last-tile-minus-same-why = His 6 is still in his hand: 324 − 6.
zatre-lesson-last-tile-minus-less = 318
zatre-lesson-last-tile-minus-less-why = Right: 324 − 6. The highest total wins, and equal totals share the win.
zatre-lesson-last-tile-minus-more = 330
zatre-lesson-last-tile-minus-more-why = A tile left in hand is subtracted, not added: 324 − 6.
zatre-lesson-last-tile-early = Rarely a game ends sooner: at the start of a turn not even a 1 fits anywhere. What becomes of the tiles in the bag?
zatre-lesson-last-tile-early-stay = They stay there
zatre-lesson-last-tile-early-stay-why = No: they are dealt out one by one to all hands, and they count minus there.
zatre-lesson-last-tile-early-dealt = They are dealt out
zatre-lesson-last-tile-early-dealt-why = Right: one by one to all hands, where they count minus. Then the game is over.
zatre-lesson-last-tile-end = Now end your turn, and with it the game.
zatre-lesson-last-tile-end-no = End your turn.

# Playing well

zatre-lesson-playing-well = Playing well
zatre-lesson-playing-well-about = What strong players look for
zatre-lesson-playing-well-done = Full rows, crosses, tiles that count twice: that is what the hard bots look for. In a game, the hint shows you a good move and says why.
zatre-lesson-playing-well-look = Before you lay, look at your sheet. Row 1 has a cross and lacks only a 10: what would that 10 bring?
zatre-lesson-playing-well-look-one = 1 point
zatre-lesson-playing-well-look-one-why = A 10 enters 1, but it fills row 1. The bonus of 3 comes in, and the cross doubles both.
zatre-lesson-playing-well-look-four = 4 points
zatre-lesson-playing-well-look-four-why = 1 and the bonus of 3, and the cross doubles both: 8.
zatre-lesson-playing-well-look-eight = 8 points
zatre-lesson-playing-well-look-eight-why = Right: 1 and the bonus of 3, doubled. That is more than a 12 brings here.
zatre-lesson-playing-well-twice = A tile in two lines counts in both. Find the place where your 5 makes a 10 and a 12, and brings a cross.
zatre-lesson-playing-well-twice-ten = That makes the 10. On the other side of this row your 5 makes a 12 as well.
zatre-lesson-playing-well-twice-column = That makes a 12. There is a light cell where your 5 makes a 10 as well.
zatre-lesson-playing-well-twice-one = The 1 comes next. First find the place where your 5 scores twice.
zatre-lesson-playing-well-twice-no = Not the best place for the 5. Look for a light cell where its row comes to 10 and its column to 12.
zatre-lesson-playing-well-more = Your 1 can raise a column to 11 or to 12. Your new cross doubles row 2, so make the 12, at the top of a column.
zatre-lesson-playing-well-more-foot = That makes the 12 as well. This time lay the 1 at the top of the column.
zatre-lesson-playing-well-more-row = That raises your new 10 to an 11, and row 1 needs the 10. Look for a column that comes to 12.
zatre-lesson-playing-well-more-eleven = An 11 brings 2, doubled 4. A second 12 in this turn brings 4, doubled 8.
zatre-lesson-playing-well-more-no = Look for a column of 11: with the 1 at its top it comes to 12.
zatre-lesson-playing-well-end = 24 points more in one turn, and a cross for row 2. End your turn.
zatre-lesson-playing-well-end-no = End your turn.
zatre-lesson-playing-well-cross = Your 6 can make a 12 on a dark cell or an 11 on a light one. Each adds 4 points now: which is better?
zatre-lesson-playing-well-cross-dark = 4 points, but no cross. The 11 adds 4, too, for row 2 is doubled, and its cross will double row 3.
zatre-lesson-playing-well-cross-no = Your 6 comes first: a 12 on the dark cell, or an 11 on the light one?
zatre-lesson-playing-well-both = Right: a cross doubles a whole row to come. Your 6 has prepared more: find the place where your 4 makes two 10s.
zatre-lesson-playing-well-both-above = That is one 10. There is a place where the row comes to 10 as well.
zatre-lesson-playing-well-both-no = There the 4 does not make two 10s. Look below your 6.
zatre-lesson-playing-well-full = Row 2 is full and doubled: (2 + 2 + 8 + 3) × 2 = 30. End your turn.
zatre-lesson-playing-well-full-no = End your turn.
zatre-lesson-playing-well-spoil = It is your turn. Bo could use a line of 10 in his next one. What do strong players do?
zatre-lesson-playing-well-spoil-block = Block it
zatre-lesson-playing-well-spoil-block-why = Blocking rarely pays: it brings you nothing, and Bo finds another line.
zatre-lesson-playing-well-spoil-own = Score themselves
zatre-lesson-playing-well-spoil-own-why = Right: your own rows come first. Blocking brings you nothing.
zatre-lesson-playing-well-free = Play two more turns: full rows first, then crosses, then 12s.

# Cards of a first game together.

zatre-together-aim = { zatre-aim }
zatre-together-who-starts = The bag holds 121 tiles with the numbers 1 to 6. Everyone draws one, and the highest starts; those who share the highest draw again.
zatre-together-hands = Only its owner knows what is in a hand; the others see how many tiles it holds. The bag tells which numbers have not been seen yet.
zatre-together-opening = Whoever starts lays all three tiles, the first on the red cell in the middle. A tile can lie only where the board has a cell.
zatre-together-lines = Tiles without a gap make a line, across or down: a 10 brings 1 point, an 11 brings 2, a 12 brings 4. Less brings nothing yet, and more than 12 is not allowed.
zatre-together-beside = Every further tile shares a side with one on the board; a corner is not enough. A hand is laid tile by tile, in any order, and all of it may go.
zatre-together-light = A light cell, marked ×, takes a tile only in a line of 10, 11 or 12. A later tile of the same turn may complete that line.
zatre-together-ending = What fits must be laid; only when nothing more fits does a turn end. Tiles that found no place are kept face down for the next turn.
zatre-together-boxes = Points go on the sheet, each sum into the topmost free box of its own column. Several lines of the same sum in one turn share one box.
zatre-together-rows = A row with 10, 11 and 12 all filled adds its bonus. A cross doubles all of its row, full or not.
zatre-together-crosses = Each light cell covered with its line enters a cross in the column ×2. The red cell earns one, too, if the opening turn makes a 10, 11 or 12.
zatre-together-draw = A turn begins with a draw: two tiles for an empty hand, one for a hand of one. Whoever holds two or more draws one only if none of them fits.
zatre-together-finish = The game ends with the turn in which the last tile is drawn, or once nothing can ever fit again. Tiles left in a hand are then subtracted, and the highest total wins.
zatre-together-forced = This tile fitted on no dark cell, so it may lie on a light one without a line. It earns no cross.
