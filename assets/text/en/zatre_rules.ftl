# Zatre: its rule book, in English.

zatre-rules-1 = Tiles, board and sheet
zatre-rules-2 = The start
zatre-rules-3 = Drawing and laying
zatre-rules-4 = Light cells
zatre-rules-5 = The end of a turn
zatre-rules-6 = Points
zatre-rules-7 = The end of the game
zatre-rules-8 = Hidden tiles
zatre-rules-9 = Partners

## Tiles, board and sheet

rule-Z1 = The tiles
    .text = There are 121 tiles, each with a number from 1 to 6. The 1 is there 21 times, every other number 20 times. All of them start in the bag.

rule-Z2 = The board
    .text = The board has 193 cells: one red cell in the middle, 32 light cells and 160 dark ones. It is 15 cells wide and 15 cells high, but the corners and the middle of each edge are missing. A tile can lie only where there is a cell.

rule-Z3 = The score sheet
    .text = Every player has a score sheet with the columns ×2, 10, 11, 12 and bonus. Its rows are filled from the top. The bonus is 3 in rows 1 to 4, 4 in rows 5 to 8, 5 in rows 9 to 12, and 6 in rows 13 to 16. Should you need more rows, the sheet goes on, with a bonus of 6 in every further row.
    .ours = The printed sheet ends after row 16; ours goes on, so that no points are ever lost for want of a box.

## The start

rule-Z4 = Who starts
    .text = Everyone draws one tile, and the highest number starts. If several players share the highest number, only they draw again, until one of them is ahead; until then all tiles drawn stay out of the bag. Then the starter keeps the tile that decided it, all others go back into the bag, and the starter draws two more. With partners, the starter’s partner then draws two tiles as well, before the first tile is laid. Should the bag ever be too empty to break a tie, the first of those tied in the order of play starts.
    .example = Ada and Ben draw a 6 and Cleo draws a 2: Ada and Ben draw again, Ada’s 3 beats Ben’s 1, so Ada starts and keeps the 3.
    .ours = The publisher does not say what becomes of the tiles while a tie is broken; we keep them out, so that nobody draws the same tile again.

rule-Z5 = The opening turn
    .text = In the opening turn the starter lays all three tiles. The first one goes on the red cell. For the other two the rules are the same as for all tiles later, and there is always room for them. With partners this is the starter’s turn alone; the partner’s turn after it is an ordinary one.
    .ours = The publisher asks only that one of the three covers the red cell; we begin with it, so that each further tile has a neighbour to lie beside.

## Drawing and laying

rule-Z6 = Draw first
    .text = You draw before you lay, and you may not leave it out. With no tile in hand you draw two, with one tile you draw one. With two or more tiles you draw one if none of them fits anywhere, and nothing if at least one fits. A tile fits here if there is an empty cell beside a tile on the board where it makes no line of more than 12, whether the cell is light or dark. If the bag has fewer tiles than you should draw, you take what is left.
    .example = You have kept a 5 and a 6, and nothing higher than a 3 fits anywhere: you draw one tile and now have three.

rule-Z7 = Tile by tile
    .text = Now you lay your tiles one at a time, in any order. You may lay every tile of your hand, those you kept as well as those you have just drawn, also more than two.

rule-Z8 = Side by side
    .text = A tile goes on an empty cell that shares a side with a tile on the board. Touching at a corner is not enough. A tile that you have laid earlier in this turn counts as a neighbour too.

rule-Z9 = Never more than 12
    .text = A line is all the tiles that lie next to each other without a gap, in a row or in a column, up to the gap or edge at each end. No line may come to 13 or more, not even for a moment. So look at the row and at the column of each tile you lay.
    .example = A row ends with 4 + 5: a 3 beside the 5 makes 12 and is allowed, a 4 would make 13 and is not.

rule-Z10 = Nine or less
    .text = Lines of 9 or less are allowed. They bring no points, but they may grow later.

## Light cells

rule-Z11 = Laying on light cells
    .text = You may lay a tile on a light cell only if it stands in a line of 10, 11 or 12 by the end of your turn. The line need not be there at once: tiles that you lay after it in the same turn may complete it. As long as it still needs its line, you may lay only tiles after which the rest of your hand can complete it this turn, and the same goes for all such light cells together. A further light cell that you use for this needs its own line of 10, 11 or 12 too. Once a light cell stands in such a line it keeps it, because sums only grow.
    .example = You hold a 4 and a 3, and with the 4 on a light cell its row comes to only 8: that is allowed if the 3 can go at the end of this row and make 11.
    .ours = The publisher lets one tile or both together make the line; we look when the turn ends, so that the tile on the light cell may just as well be the first one laid.

rule-Z12 = Nowhere else to go
    .text = If a tile can be laid nowhere by the rules so far, it may go on any light cell beside a tile on the board where no line passes 12. What counts is the moment at which you lay it. It needs no line there and earns no cross, even if a later tile completes a line through it. If another light cell still needs its line, you may do this only if the rest of your hand can still complete that one.
    .example = You hold just a 5; it fits on no dark cell, and on the one light cell where it fits it makes a line of 8: you lay it there, without a cross.
    .ours = The publisher says only that a tile without a dark cell goes on a light one, without a cross; the rest is ours, so that this remains a way out and never becomes a choice.

## The end of a turn

rule-Z13 = What fits is laid
    .text = As long as one of your tiles can be laid, your turn goes on, also if that tile brings no points. When none can be laid, or you have none left, you end your turn. You choose freely which tile goes where, even if another tile no longer fits after that. The tiles that you could not lay you keep face down for your next turn.
    .example = You hold a 2 and a 5, and after the 2 the 5 fits nowhere: you keep the 5 and end your turn.
    .ours = The publisher wants both tiles laid where possible; we do not make you search for the order that gets rid of the most tiles, because nobody at a table could check that.

rule-Z14 = Keeping by choice
    .text = With the option “A turn may end although a tile could still be laid” you may stop earlier and keep tiles that would fit. You must have drawn or laid a tile in this turn, and no light cell may still need its line. In the opening turn of the starter it is not possible. The publisher’s text can be read in both ways, so you choose before the game.

## Points

rule-Z15 = Points for lines
    .text = When your turn ends, every line of 10, 11 or 12 that holds at least one tile you laid this turn brings points: 1 for a 10, 2 for an 11, 4 for a 12. Each line counts once, with its sum at the end of the turn. A tile in two such lines counts in both. A line of 10 that grows to 11 or 12 in a later turn counts again. If the introduction of your printed rules promises 3 points for a 12, that is a misprint: their own rules for scoring say 4.
    .example = Your two tiles make a row of 10 and a column of 12: that is 1 point and 4 points.
    .ours = We count a line when the turn ends, so that a 10 which you raise to 12 in the same turn is one line and not two.

rule-Z16 = Entering points
    .text = Points go into the topmost free box of the column with their sum. The columns 10, 11 and 12 are filled independently of each other, and each without gaps. If you make several lines of the same sum in one turn, their points go together into one box.
    .example = Two lines of 12 in one turn: you enter 8 in one box of column 12.

rule-Z17 = Crosses
    .text = For every light cell that you cover this turn, you enter a cross in the topmost free box of column ×2. Each cross has a box of its own. Only a tile that lies on a light cell because it had nowhere else to go earns none.
    .example = You cover two light cells in one turn, each in a line of 10, 11 or 12: you enter two crosses, one below the other.

rule-Z18 = The red cell’s cross
    .text = The red cell earns a cross too, if the opening turn makes at least one line of 10, 11 or 12. Light cells covered in that turn earn theirs as always.

rule-Z19 = What a row is worth
    .text = A row of your sheet is worth all the points entered in it. If its boxes for 10, 11 and 12 are all filled, the bonus of the row is added. If there is a cross in the row, all this counts double, whether the row is complete or not. A cross in a row without points is worth nothing.
    .example = Row 5 has a cross and the points 2, 2 and 4: with the bonus of 4 that is 12, and doubled it is 24.

## The end of the game

rule-Z20 = The last tile
    .text = The game ends with the turn in which the last tile is drawn from the bag. That turn is played as usual, and after it nobody has another one. With partners, the team on turn finishes the turns of both.

rule-Z21 = When nothing fits
    .text = If not even a 1 fits anywhere on the board at the start of a turn, before anyone draws, no tile will ever fit again. The rest of the bag is dealt out one by one, clockwise to all players, beginning with the player whose turn it is, and then the game is over. A hand may grow to any size by this. With partners this is looked at once, before a team draws.
    .ours = The publisher ends the game early when nobody can lay a tile; we look whether a 1 still fits, because where even a 1 does not fit, nothing ever will.

rule-Z22 = The winner
    .text = Your total is the sum of all rows of your sheet, less the numbers on the tiles left in your hand. With partners, the tiles of both are subtracted. The highest total wins. Players with the same total share the win.
    .example = Your rows come to 58, and a 2 and a 6 are left in your hand: 58 − 8 makes 50.
    .ours = The publisher does not say who wins with equal totals; sharing the win treats all alike.

## Hidden tiles

rule-Z24 = Who sees what
    .text = The tiles in your hand are known to you alone, and to your partner if you have one; the others see only how many you have. Which tile comes out of the bag next nobody knows, but you can count which ones have not been seen yet. Tiles drawn for the start and tiles dealt out at an early end are seen by all, and when the game is over all hands are. On the screen the hand of the player on turn lies open once that player has drawn, or has taken up the tiles when there is nothing to draw; all other hands lie face down.
    .ours = We play this without a curtain, because most tiles are laid in the same turn anyway, and hiding them every time would only hold up the game.

## Partners

rule-Z23 = Playing with a partner
    .text = With the option “Neighbours play as partners and share a sheet”, for 4 or 6 players, the first two in the order of play are a team, so are the next two, and so on; each team has one sheet. When a team’s turn comes, both partners draw first, each by the tiles in their own hand and the board as it is then, and both see both hands. Then the first partner lays and enters points, and after that the second, as two turns. The partner who sits first in the order of play draws and lays first; only in the opening it is the starter. Each partner lays and keeps only their own tiles.
    .example = Ada, Ben, Cleo and Dan play in this order, so Ada and Ben are a team: if Ben starts, he lays his three tiles, then Ada lays her two, then it is the turn of Cleo and Dan.
    .ours = The publisher tells of partners in a few sentences; we added what is missing, and stayed as close to the game without partners as we could.
