# What the coach says in the lessons of Zatre, and the cards of a first game together.

# Your first turns

zatre-lesson-first-turns = Your first turns
zatre-lesson-first-turns-about = Lay tiles, make lines, draw: enough to play
zatre-lesson-first-turns-done = That’s all you need for a first game. The next chapters tell you more about lines, light squares, keeping tiles and the end.
zatre-lesson-first-turns-hand = You are Ada, and these three tiles are yours. Most points win, and lines that add up to 10, 11 or 12 score.
zatre-lesson-first-turns-red = The first tile goes on the red square. Click your 6, then the red square.
zatre-lesson-first-turns-red-six = You could, but with the 6 in the middle you can make an 11 right away. Take the 6.
zatre-lesson-first-turns-red-no = The red square is right, but start with the 6: click it first.
zatre-lesson-first-turns-eleven = From now on, every tile goes beside another one. Lay your 5 to the right of the 6: 6 + 5 = 11, and that scores.
zatre-lesson-first-turns-eleven-four = That would make 10. The 4 comes next: first lay the 5 to the right of the 6.
zatre-lesson-first-turns-eleven-no = That makes 11, too. For this lesson, lay the 5 to the right of the 6.
zatre-lesson-first-turns-ten = Lines run down as well. Lay your 4 below the 6: this column adds up to 10, and it scores too.
zatre-lesson-first-turns-ten-no = This time, lay the 4 below the 6: 6 + 4 = 10.
zatre-lesson-first-turns-end = Your sheet shows what you get: 1 for the 10, 2 for the 11, and a cross that doubles both. End your turn.
zatre-lesson-first-turns-end-no = All your tiles are laid. End your turn.
zatre-lesson-first-turns-bo-watch = Bo draws and lays two tiles now. Watch what his 2 does to your column.
zatre-lesson-first-turns-bo = Bo has laid two tiles. His 2 turned your column into a 12, and the 4 points for it are his.
zatre-lesson-first-turns-draw = You start your turn by drawing: click “Draw 2 tiles” or the bag.
zatre-lesson-first-turns-twelve = A 12 scores the most, and no line can go over 12. Lay your 1 where a line comes to exactly 12.
zatre-lesson-first-turns-twelve-four = That makes 12, and we’ll do it next. First find a 12 for your 1.
zatre-lesson-first-turns-twelve-no = Add up the row and the column there: with the 1, one of them has to come to exactly 12.
zatre-lesson-first-turns-light = Light squares, marked ×, only take a tile in a line of 10, 11 or 12. Lay your 4 between the 5 and the 3: 12, and a cross.
zatre-lesson-first-turns-light-no = You could do that. But between the 5 and the 3, your 4 makes 12.
zatre-lesson-first-turns-score = Two 12s bring 8 points and fill row 1. You get its bonus of 3, and the cross doubles it all. End your turn.
zatre-lesson-first-turns-score-no = All your tiles are laid. End your turn.
zatre-lesson-first-turns-free = 28 points. Now play two more turns against Bo on your own: draw, lay what fits, end your turn.

# Lines and your sheet

zatre-lesson-lines-and-sheet = Lines and your sheet
zatre-lesson-lines-and-sheet-about = How lines grow, and what your sheet makes of them
zatre-lesson-lines-and-sheet-done = Now you know all about lines and your sheet. Next come light squares and their crosses.
zatre-lesson-lines-and-sheet-grow = You’ve already had 1 point for the column 2 + 3 + 1 + 4, a 10. Lay your 1 at the bottom: as an 11, it scores again.
zatre-lesson-lines-and-sheet-grow-top = That makes 11 as well. This time, lay the 1 at the bottom, because we’ll build on there.
zatre-lesson-lines-and-sheet-grow-three = The 3 comes next. First lay the 1 at the bottom of the column.
zatre-lesson-lines-and-sheet-grow-no = You could, but your column of 10 is waiting. Lay the 1 at the bottom: 10 + 1 = 11.
zatre-lesson-lines-and-sheet-small = Lines of 9 or less are fine. They don’t score yet, but they can grow: lay your 3 to the right of the 1.
zatre-lesson-lines-and-sheet-small-no = You could, and it wouldn’t score either. Lay the 3 to the right of the 1: we need it there.
zatre-lesson-lines-and-sheet-end = Your 11 goes into the top free box of its own column. End your turn and watch your sheet.
zatre-lesson-lines-and-sheet-end-no = All your tiles are laid. End your turn.
zatre-lesson-lines-and-sheet-draw-watch = Bo’s turn. Watch whether he builds on your line.
zatre-lesson-lines-and-sheet-draw = Bo has built somewhere else. Draw two tiles.
zatre-lesson-lines-and-sheet-gap = A line is all the tiles that touch without a gap. Your 4 fits between the 5 and the 3: 5 + 4 + 3 = 12.
zatre-lesson-lines-and-sheet-gap-one = That makes 12, and we’ll do it next. First lay the 4 between the 5 and the 3.
zatre-lesson-lines-and-sheet-gap-no = Lay the 4 in the gap between the 5 and the 3, where it makes 12.
zatre-lesson-lines-and-sheet-limit = Your 4 is part of a row as well: 4 + 4 = 8. Could you have laid a 5 there instead?
zatre-lesson-lines-and-sheet-limit-yes = Yes: the row makes 9
zatre-lesson-lines-and-sheet-limit-yes-why = Look at the column, too: 5 + 5 + 3 = 13. Neither row nor column can go over 12.
zatre-lesson-lines-and-sheet-limit-no = No: the column makes 13
zatre-lesson-lines-and-sheet-limit-no-why = Right: neither row nor column can go over 12.
zatre-lesson-lines-and-sheet-twelve = Your 1 can take the longest column from 11 to 12. Find a place for it.
zatre-lesson-lines-and-sheet-twelve-ten = A nice spot: a row of 10, and a cross. But we want a second 12 here, so look at the column of five tiles.
zatre-lesson-lines-and-sheet-twelve-no = The column of five tiles adds up to 11. Lay the 1 at its top or bottom.
zatre-lesson-lines-and-sheet-box = Two 12s in one turn share a box: 4 + 4 = 8. End your turn.
zatre-lesson-lines-and-sheet-box-no = All your tiles are laid. End your turn.
zatre-lesson-lines-and-sheet-worth = Row 1 holds 1, 2 and 8. That makes 11, but it says 14 at the end: where do the other 3 come from?
zatre-lesson-lines-and-sheet-worth-bonus = The bonus of the row
zatre-lesson-lines-and-sheet-worth-bonus-why = Right: once 10, 11 and 12 are all filled, a row adds its bonus. Further down, the bonus is 4, 5 and 6.
zatre-lesson-lines-and-sheet-worth-twice = Two 12s at once
zatre-lesson-lines-and-sheet-worth-twice-why = Two 12s are 4 + 4, and that’s the 8. The 3 is the bonus: 10, 11 and 12 are all filled.
zatre-lesson-lines-and-sheet-column = Say you make two 12s next turn, but no 10. Where does the 8 go?
zatre-lesson-lines-and-sheet-column-second = Row 2, column 12
zatre-lesson-lines-and-sheet-column-second-why = Right: each column fills from the top, whatever the others do.
zatre-lesson-lines-and-sheet-column-wait = It waits for a 10
zatre-lesson-lines-and-sheet-column-wait-why = It doesn’t wait: each column fills from the top, whatever the others do.
zatre-lesson-lines-and-sheet-free = Play on until you have 15 points: any line of 10, 11 or 12 will do.

# Light squares and crosses

zatre-lesson-light-cells = Light squares and crosses
zatre-lesson-light-cells-about = Where a tile needs a line, and what a cross does
zatre-lesson-light-cells-done = Now you can play on the whole board. Next: how many tiles you draw, and which you may keep.
zatre-lesson-light-cells-cover = Besides the dark squares and the red one there are light ones, marked ×. They only take a tile in a line of 10, 11 or 12: lay your 5 above your other 5.
zatre-lesson-light-cells-cover-below = That’s a light square too, and it makes 10. This time, take the one above.
zatre-lesson-light-cells-cover-no = That’s a dark square, which needs no such line. Try the light square above your 5: 5 + 5 = 10.
zatre-lesson-light-cells-crosses = A light square earns a cross. So does the red square if the opening turn makes a 10, 11 or 12. End your turn.
zatre-lesson-light-cells-crosses-no = All your tiles are laid. End your turn.
zatre-lesson-light-cells-double = Row 1 holds a 1 and a 2, but it says 6 at the end. Why?
zatre-lesson-light-cells-double-bonus = The bonus of 3 counts
zatre-lesson-light-cells-double-bonus-why = You only get the bonus when 10, 11 and 12 are all filled. It’s the cross: (1 + 2) × 2.
zatre-lesson-light-cells-double-cross = The cross doubles it
zatre-lesson-light-cells-double-cross-why = Right: a cross doubles its row, full or not. The one in row 2 is waiting for points.
zatre-lesson-light-cells-one-watch = Bo lays a tile, and then you draw. Watch which two you get.
zatre-lesson-light-cells-one = Bo laid a 5, and you’ve drawn a 1 and a 6. Lay the 1 to the right of your 6: 5 + 6 + 1 = 12.
zatre-lesson-light-cells-one-no = You could. But this time, lay the 1 to the right of your 6, and see what happens to your other tile.
zatre-lesson-light-cells-forced = Your 6 fits on no dark square. Only then may it go on a light one without a line: the diamond shows you where.
zatre-lesson-light-cells-forced-no = Lay your 6 on the light square with the diamond.
zatre-lesson-light-cells-none = A tile with nowhere else to go earns no cross. But your 12 fills row 1: (1 + 2 + 4 + 3) × 2 = 20. End your turn.
zatre-lesson-light-cells-none-no = All your tiles are laid. End your turn.
zatre-lesson-light-cells-alone-watch = Bo lays two tiles now. Watch the light square below his 4.
zatre-lesson-light-cells-alone = The light square below Bo’s 4 is free. A 5 fits on dark squares too, so could you lay it there on its own?
zatre-lesson-light-cells-alone-yes = Yes, it fits
zatre-lesson-light-cells-alone-yes-why = It stays within 12, but a light square needs 10 or more, and 4 + 5 is only 9.
zatre-lesson-light-cells-alone-no = No, 9 is too little
zatre-lesson-light-cells-alone-no-why = Right: a light square needs 10, 11 or 12, and 4 + 5 is only 9.
zatre-lesson-light-cells-open = But you also have a 2. Lay the 5 there: the half-filled ring means that another tile has to complete the line.
zatre-lesson-light-cells-open-two = That would work, with the 5 below it. This time, lay the 5 first.
zatre-lesson-light-cells-open-no = You could do that, too. But we want the light square below Bo’s 4 here, with the 5.
zatre-lesson-light-cells-close = The dashed edge means that this square still needs its line. Lay your 2 below: 4 + 5 + 2 = 11.
zatre-lesson-light-cells-close-no = Lay the 2 below the 5: 4 + 5 + 2 = 11.
zatre-lesson-light-cells-third = Your 11 goes into row 2, where a cross was waiting for points. Row 3 gets a new cross. End your turn.
zatre-lesson-light-cells-third-no = All your tiles are laid. End your turn.
zatre-lesson-light-cells-free = Now play two turns on your own, and look for a light square that earns another cross.

# Drawing and keeping

zatre-lesson-draw-and-keep = Drawing and keeping
zatre-lesson-draw-and-keep-about = Who starts, how many you draw, what you keep
zatre-lesson-draw-and-keep-done = You know how a hand works. Next come the last tiles of the bag.
zatre-lesson-draw-and-keep-tie = Everyone draws a tile, and the highest starts. You have a 5, and Bo has a 5: who starts?
zatre-lesson-draw-and-keep-tie-you = I do
zatre-lesson-draw-and-keep-tie-you-why = You’re not ahead: Bo’s 5 is as high as yours.
zatre-lesson-draw-and-keep-tie-again = We draw again
zatre-lesson-draw-and-keep-tie-again-why = Right: whoever shares the highest number draws again.
zatre-lesson-draw-and-keep-tie-bo = Bo
zatre-lesson-draw-and-keep-tie-bo-why = He’s not ahead: your 5 is as high as his.
zatre-lesson-draw-and-keep-starter-watch = You both draw again. Watch who gets the higher tile, and what that player does with it.
zatre-lesson-draw-and-keep-starter = Bo’s 6 beat your 3. He kept it, drew two more and laid all three, the first one on the red square.
zatre-lesson-draw-and-keep-two = Your turn. When your hand is empty, you draw two tiles.
zatre-lesson-draw-and-keep-five = Lay your 5 above the 6: it makes a row of 10 and a column of 11.
zatre-lesson-draw-and-keep-five-no = It fits there, too. But this time, lay the 5 above the 6, and see what happens to your 4.
zatre-lesson-draw-and-keep-keep = Now your 4 fits nowhere: every line would go over 12. When nothing fits, end your turn and keep the rest.
zatre-lesson-draw-and-keep-keep-no = End your turn.
zatre-lesson-draw-and-keep-one-watch = Bo draws two tiles now. Watch whether they fit anywhere.
zatre-lesson-draw-and-keep-one = Bo found no place and keeps two tiles; only he knows which. You have one tile left, so you draw only one.
zatre-lesson-draw-and-keep-fits = You may lay your whole hand, old tiles and new. Lay your 2 to the right of the upper row: 5 + 5 + 2 = 12.
zatre-lesson-draw-and-keep-fits-no = It fits there, too. But to the right of the two 5s in the upper row, it makes room for your 4.
zatre-lesson-draw-and-keep-rest = You must lay what fits, even where it scores nothing. Your 4 fits again: lay it above the 2.
zatre-lesson-draw-and-keep-rest-no = Lay your 4 above the 2.
zatre-lesson-draw-and-keep-end = Now your hand is empty. End your turn.
zatre-lesson-draw-and-keep-end-no = End your turn.
zatre-lesson-draw-and-keep-none = Bo has the two tiles he kept, and now they fit. How many does he draw?
zatre-lesson-draw-and-keep-none-two = Two
zatre-lesson-draw-and-keep-none-two-why = You draw two only when your hand is empty.
zatre-lesson-draw-and-keep-none-one = One
zatre-lesson-draw-and-keep-none-one-why = With two tiles or more, he draws one only if none of them fits.
zatre-lesson-draw-and-keep-none-none = None
zatre-lesson-draw-and-keep-none-none-why = Right: with two tiles or more, you draw one only if none of them fits.
zatre-lesson-draw-and-keep-bag = Click the bag below the sheets to see what isn’t laid yet. Of all 121 tiles, which number are there most of?
zatre-lesson-draw-and-keep-bag-one = The 1
zatre-lesson-draw-and-keep-bag-one-why = Right: there are 21 ones, and 20 of every other number.
zatre-lesson-draw-and-keep-bag-six = The 6
zatre-lesson-draw-and-keep-bag-six-why = There are 20 sixes, and 20 of every other number except the 1: there are 21 of those.
zatre-lesson-draw-and-keep-free = Now play a turn on your own: draw, lay what fits, keep what doesn’t.

# The last tile

zatre-lesson-last-tile = The last tile
zatre-lesson-last-tile-about = How the game ends, and what a tile in hand costs
zatre-lesson-last-tile-done = 319 to 318: you win, because Bo’s 6 was still in his hand. You can play a whole game now: lay your high tiles while they still fit.
zatre-lesson-last-tile-behind-watch = Bo plays before you. Watch how many tiles he can lay.
zatre-lesson-last-tile-behind = Bo leads 324 to 301, but one of his tiles fitted nowhere and is still in his hand. There’s one tile left in the bag.
zatre-lesson-last-tile-last = You’d draw two, but you take what’s left. The turn in which someone draws the last tile is the last of the game.
zatre-lesson-last-tile-best = Find the best place for your 2: a light square where it makes a row of 12 and a column of 11.
zatre-lesson-last-tile-best-eleven = That makes one 11: 2 points. On a light square nearby, the 2 makes a 12 and an 11.
zatre-lesson-last-tile-best-no = That scores nothing. Look for the light square at the lower left: it makes a row of 12 and a column of 11.
zatre-lesson-last-tile-minus = These 18 points bring you to 319. Bo has 324, but you subtract tiles left in hand. The only one you haven’t seen is his 6: what’s his total?
zatre-lesson-last-tile-minus-same = 324
zatre-lesson-last-tile-minus-same-why = His 6 is still in his hand: 324 − 6.
zatre-lesson-last-tile-minus-less = 318
zatre-lesson-last-tile-minus-less-why = Right: 324 − 6. The highest total wins, and if you’re tied, you share the win.
zatre-lesson-last-tile-minus-more = 330
zatre-lesson-last-tile-minus-more-why = You subtract a tile left in hand: 324 − 6.
zatre-lesson-last-tile-early = Sometimes a game ends sooner: when a turn starts, not even a 1 fits anywhere. What happens to the tiles in the bag?
zatre-lesson-last-tile-early-stay = They stay there
zatre-lesson-last-tile-early-stay-why = No: they’re dealt out one by one to everyone, and they count against you.
zatre-lesson-last-tile-early-dealt = They’re dealt out
zatre-lesson-last-tile-early-dealt-why = Right: one by one to everyone, and they count against you. Then the game is over.
zatre-lesson-last-tile-end = Now end your turn, and with it the game.
zatre-lesson-last-tile-end-no = End your turn.

# Playing well

zatre-lesson-playing-well = Playing well
zatre-lesson-playing-well-about = What strong players look for
zatre-lesson-playing-well-done = Full rows, crosses, tiles that count twice: that’s what the hard bots look for. In a game, a hint shows you a good move and says why.
zatre-lesson-playing-well-look = Look at your sheet before you lay. Row 1 has a cross and needs only a 10: what would that 10 bring?
zatre-lesson-playing-well-look-one = 1 point
zatre-lesson-playing-well-look-one-why = A 10 scores 1, but it fills row 1. You get the bonus of 3, and the cross doubles both.
zatre-lesson-playing-well-look-four = 4 points
zatre-lesson-playing-well-look-four-why = 1 and the bonus of 3, and the cross doubles both: 8.
zatre-lesson-playing-well-look-eight = 8 points
zatre-lesson-playing-well-look-eight-why = Right: 1 and the bonus of 3, doubled. That’s more than a 12 brings here.
zatre-lesson-playing-well-twice = A tile in two lines counts in both. Find the place where your 5 makes a 10 and a 12, and earns a cross.
zatre-lesson-playing-well-twice-ten = That makes the 10. On the other side of this row, your 5 makes a 12 as well.
zatre-lesson-playing-well-twice-column = That makes a 12. On a light square, your 5 makes a 10 as well.
zatre-lesson-playing-well-twice-one = The 1 comes next. First find the place where your 5 scores twice.
zatre-lesson-playing-well-twice-no = There’s a better place for the 5. Look for a light square where its row comes to 10 and its column to 12.
zatre-lesson-playing-well-more = Your 1 can raise a column to 11 or to 12. Your new cross doubles row 2, so make the 12, at the top of a column.
zatre-lesson-playing-well-more-foot = That makes the 12 as well. This time, lay the 1 at the top of the column.
zatre-lesson-playing-well-more-row = That turns your new 10 into an 11, and row 1 needs the 10. Look for a column that comes to 12.
zatre-lesson-playing-well-more-eleven = An 11 brings 2, doubled 4. A second 12 this turn brings 4, doubled 8.
zatre-lesson-playing-well-more-no = Look for a column of 11: a 1 at its top brings it to 12.
zatre-lesson-playing-well-end = 24 points more in one turn, and a cross for row 2. End your turn.
zatre-lesson-playing-well-end-no = End your turn.
zatre-lesson-playing-well-cross-watch = Bo lays two 5s, and then you draw. Watch what you can build on.
zatre-lesson-playing-well-cross = Your 6 can make a 12 on a dark square or an 11 on a light one. Each adds 4 points now: which is better?
zatre-lesson-playing-well-cross-dark = 4 points, but no cross. The 11 adds 4, too, because row 2 is doubled, and its cross will double row 3.
zatre-lesson-playing-well-cross-no = Your 6 comes first: a 12 on the dark square, or an 11 on the light one?
zatre-lesson-playing-well-both = Right: the cross will double a whole row. And your 6 has set up more: find the place where your 4 makes two 10s.
zatre-lesson-playing-well-both-above = That’s one 10. Find the place where the row comes to 10 as well.
zatre-lesson-playing-well-both-no = The 4 doesn’t make two 10s there. Look below your 6.
zatre-lesson-playing-well-full = Row 2 is full and doubled: (2 + 2 + 8 + 3) × 2 = 30. End your turn.
zatre-lesson-playing-well-full-no = End your turn.
zatre-lesson-playing-well-spoil = It’s your turn. Bo could use a line of 10 in his next one. What do strong players do?
zatre-lesson-playing-well-spoil-block = Block it
zatre-lesson-playing-well-spoil-block-why = Blocking rarely pays: you get nothing, and Bo finds another line.
zatre-lesson-playing-well-spoil-own = Go for their own points
zatre-lesson-playing-well-spoil-own-why = Right: your own rows come first. Blocking gets you nothing.
zatre-lesson-playing-well-free = Play two more turns: full rows first, then crosses, then 12s.

# Partners

zatre-lesson-partners = Partners
zatre-lesson-partners-about = Two teams with one sheet each: for four or six players
zatre-lesson-partners-done = That’s partners: one sheet, two open hands, two turns in a row. Switch it on when you set up a game for four or six.
zatre-lesson-partners-team = You and Bo are partners against Cleo and Dora. You share one sheet, and you see each other’s tiles.
zatre-lesson-partners-six = You start. Put your 6 on the red square.
zatre-lesson-partners-six-no = For this lesson, start with the 6 on the red square.
zatre-lesson-partners-five = Bo has a 1 and a 2. Lay your 5 to the right of the 6: that’s 11, and with his 1 it will be 12.
zatre-lesson-partners-five-no = This time, lay the 5 to the right of the 6: 6 + 5 = 11.
zatre-lesson-partners-four = Now lay your 4 below the 6: that’s 10, and with Bo’s 2 it will be 12.
zatre-lesson-partners-four-no = This time, lay the 4 below the 6: 6 + 4 = 10.
zatre-lesson-partners-end = The 10, the 11 and a cross go on the sheet that you share. End your turn, and Bo comes next.
zatre-lesson-partners-end-no = All your tiles are laid. End your turn.
zatre-lesson-partners-bo-watch = Now it’s Bo’s turn. Watch your 11 and your 10.
zatre-lesson-partners-bo = Bo made two 12s, and now row 1 of your sheet is full: (1 + 2 + 8 + 3) × 2 = 28.
zatre-lesson-partners-when-watch = Now Cleo and Dora play. Watch when each of them draws.
zatre-lesson-partners-when = Cleo and Dora have had their turns, too. When did Dora draw her tiles?
zatre-lesson-partners-when-before = Before Cleo laid hers
zatre-lesson-partners-when-before-why = Right: both partners draw before either of them lays, so they can plan together.
zatre-lesson-partners-when-after = After Cleo’s turn
zatre-lesson-partners-when-after-why = No: both partners draw first, before either of them lays.
zatre-lesson-partners-draw = It’s your team’s turn again. Both of you draw two tiles: click “Draw 2 tiles” or the bag.
zatre-lesson-partners-free = Look at both hands, then play a turn. Leave Bo places where his tiles score.

# Cards of a first game together.

zatre-together-aim = { zatre-aim }
zatre-together-who-starts = There are 121 tiles in the bag, with the numbers 1 to 6. Everyone draws one, and the highest starts. If several share the highest, they draw again.
zatre-together-hands = Only you know what’s in your hand; the others just see how many tiles you have. The bag tells you which numbers haven’t been seen yet.
zatre-together-opening = Whoever starts lays all three tiles, the first one on the red square in the middle. A tile can only lie where there’s a square.
zatre-together-lines = Tiles with no gap between them make a line, across or down. A 10 brings 1 point, an 11 brings 2, a 12 brings 4. Less brings nothing yet, and more than 12 isn’t allowed.
zatre-together-beside = From now on, every tile shares a side with one on the board; a corner isn’t enough. Lay your tiles one by one, in any order, as many as you like.
zatre-together-light = A light square, marked ×, only takes a tile in a line of 10, 11 or 12. Another tile of the same turn may complete that line.
zatre-together-ending = You must lay what fits; your turn ends only when nothing more fits. Keep the other tiles face down for your next turn.
zatre-together-boxes = Points go on your sheet, each into the top free box of its own column. Several lines of the same sum in one turn share a box.
zatre-together-rows = A row with 10, 11 and 12 all filled adds its bonus. A cross doubles its whole row, full or not.
zatre-together-crosses = Cover a light square with its line, and you earn a cross in the column ×2. The red square earns one too, if the opening turn makes a 10, 11 or 12.
zatre-together-draw = Start your turn by drawing: two tiles if your hand is empty, one if you have one. With two or more, draw one only if none of them fits.
zatre-together-finish = The game ends with the turn in which someone draws the last tile, or once nothing can ever fit again. Subtract the tiles left in your hand; the highest total wins.
zatre-together-forced = This tile fitted on no dark square, so it may lie on a light one without a line. It earns no cross.
zatre-together-partners = Two neighbours are a team and share one sheet. Both draw first and see each other’s tiles; then they lay, one after the other.
