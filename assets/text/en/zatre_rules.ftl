# Zatre: its rule book, in English.

zatre-rules-1 = Tiles, board and sheet
zatre-rules-2 = The start
zatre-rules-3 = Drawing and laying
zatre-rules-4 = Light squares
zatre-rules-5 = The end of a turn
zatre-rules-6 = Points
zatre-rules-7 = The end of the game
zatre-rules-8 = Hidden tiles
zatre-rules-9 = Partners

## Tiles, board and sheet

rule-Z1 = The tiles
    .text = There are 121 tiles, each with a number from 1 to 6. There are 21 ones, and 20 of every other number. They all start in the bag.

rule-Z2 = The board
    .text = The board has 193 squares: one red square in the middle, 32 light ones and 160 dark ones. It is 15 squares wide and 15 squares high, but the corners and the middle of each edge are missing. A tile can only lie where there’s a square.

rule-Z3 = The score sheet
    .text = You have a score sheet with the columns ×2, 10, 11, 12 and bonus. Fill its rows from the top. The bonus is 3 in rows 1 to 4, 4 in rows 5 to 8, 5 in rows 9 to 12, and 6 in rows 13 to 16. If you need more rows, the sheet goes on, with a bonus of 6 in each of them.
    .ours = The printed sheet ends after row 16. Ours goes on, so that nobody loses points because there’s no box.

## The start

rule-Z4 = Who starts
    .text = Everyone draws one tile, and the highest number starts. If several players share the highest number, only they draw again, until one of them is ahead. Until then, all the tiles drawn stay out of the bag. The starter then keeps the tile that decided it, all the others go back into the bag, and the starter draws two more. With partners, the starter’s partner now draws two tiles as well, before anyone lays a tile. If the bag is ever too empty to break a tie, the tied player who comes first in the order of play starts.
    .example = Ada and Ben draw a 6 and Cleo draws a 2. Ada and Ben draw again, and Ada’s 3 beats Ben’s 1: Ada starts and keeps the 3.
    .ours = The publisher doesn’t say what happens to the tiles while you break a tie. We keep them out, so that nobody draws the same tile again.

rule-Z5 = The opening turn
    .text = In the opening turn, the starter lays all three tiles. The first one goes on the red square. For the other two, the usual rules apply, and there’s always room for them. With partners, this is the starter’s turn alone; the partner’s turn after it is an ordinary one.
    .ours = The publisher only asks that one of the three covers the red square. We begin with it, so that each further tile has a neighbour to lie beside.

## Drawing and laying

rule-Z6 = Draw first
    .text = You always draw before you lay. With no tile in hand you draw two, with one tile you draw one. With two or more tiles you draw one if none of them fits anywhere, and nothing if at least one fits. Here, a tile fits if there’s an empty square beside a tile on the board where it makes no line over 12, whether that square is light or dark. If the bag has fewer tiles than you should draw, you take what’s left.
    .example = You’ve kept a 5 and a 6, and nothing higher than a 3 fits anywhere: you draw one tile and now have three.
    .ours = The publisher says you may go without drawing if one of two or more tiles fits. Here you always do, as another edition of the rules says. That way a hand only grows when nothing fits.

rule-Z7 = Tile by tile
    .text = Now lay your tiles one at a time, in any order. You may lay your whole hand, old tiles and new, even more than two.

rule-Z8 = Side by side
    .text = A tile goes on an empty square that shares a side with a tile on the board. Touching at a corner isn’t enough. A tile you’ve laid earlier this turn counts as a neighbour too.

rule-Z9 = Never more than 12
    .text = A line is all the tiles that lie next to each other without a gap, in a row or in a column, up to the gap or edge at each end. No line may come to 13 or more, not even for a moment. So check the row and the column of every tile you lay.
    .example = A row ends with 4 + 5: a 3 beside the 5 makes 12, and you may lay it. A 4 would make 13, and you may not.

rule-Z10 = Nine or less
    .text = You may make lines of 9 or less. They score nothing, but they can grow later.

## Light squares

rule-Z11 = Laying on light squares
    .text = You may lay a tile on a light square only if it’s part of a line of 10, 11 or 12 by the end of your turn. The line needn’t be there at once: tiles you lay after it this turn may complete it. As long as it still needs its line, you may only lay tiles that leave a hand able to complete it this turn. The same goes for all such light squares together. If you use another light square for this, it needs its own line of 10, 11 or 12 too. Once a light square has such a line it keeps it, because lines only ever grow.
    .example = You have a 4 and a 3, and with the 4 on a light square its row comes to only 8. You may do that if the 3 can go at the end of this row and make 11.
    .ours = The publisher lets one tile or both together make the line. We look when your turn ends, so the tile on the light square may just as well be the first one you lay.

rule-Z12 = Nowhere else to go
    .text = If the rules so far leave a tile nowhere to go, it may go on any light square beside a tile on the board where no line goes over 12. What counts is the moment you lay it. It needs no line there and earns no cross, even if a later tile completes a line through it. If another light square still needs its line, you may do this only if the rest of your hand can still complete that one.
    .example = All you have is a 5. It fits on no dark square, and on the one light square where it fits it makes a line of 8: you lay it there, without a cross.
    .ours = The publisher only says that a tile with no dark square goes on a light one, without a cross. The rest is ours, so that this stays a way out and never becomes a choice.

## The end of a turn

rule-Z13 = What fits is laid
    .text = As long as one of your tiles fits, your turn goes on, even if that tile scores nothing. When none fits, or you have none left, you end your turn. You’re free to choose which tile goes where, even if another tile no longer fits after that. Tiles you couldn’t lay stay with you, face down, for your next turn.
    .example = You have a 2 and a 5, and after the 2 the 5 fits nowhere: you keep the 5 and end your turn.
    .ours = The publisher wants both tiles laid if possible. We don’t make you hunt for the order that gets rid of the most tiles, because nobody at a table could check that.

rule-Z14 = Keeping by choice
    .text = With the option “You may end your turn even if a tile still fits”, you may stop earlier and keep tiles that would fit. You must have drawn or laid a tile this turn, and no light square may still need its line. The starter can’t do this in the opening turn.
    .ours = The publisher lets every player decide. We leave this switched off unless you choose it before the game: what fits is laid, and nobody holds tiles back to spoil the board.

## Points

rule-Z15 = Points for lines
    .text = When your turn ends, every line of 10, 11 or 12 with at least one tile you laid this turn scores: 1 for a 10, 2 for an 11, 4 for a 12. Each line counts once, with its sum at the end of the turn. A tile in two such lines counts in both. A line of 10 that grows to 11 or 12 in a later turn scores again. If the introduction to your printed rules promises 3 points for a 12, that’s a misprint: their own scoring rules say 4.
    .example = Your two tiles make a row of 10 and a column of 12: that’s 1 point and 4 points.
    .ours = We count a line when your turn ends, so a 10 that you raise to 12 in the same turn is one line and not two.

rule-Z16 = Writing down points
    .text = Points go into the top free box of the column for their sum. The columns 10, 11 and 12 fill up independently, each without gaps. If you make several lines of the same sum in one turn, their points go into one box together.
    .example = Two lines of 12 in one turn: you write 8 in one box of column 12.

rule-Z17 = Crosses
    .text = For every light square you cover this turn, you put a cross in the top free box of column ×2. Each cross has a box of its own. Only a tile that’s on a light square because it had nowhere else to go earns none.
    .example = You cover two light squares in one turn, each in a line of 10, 11 or 12: you put down two crosses, one below the other.

rule-Z18 = The red square’s cross
    .text = The red square earns a cross too, if the opening turn makes at least one line of 10, 11 or 12. Light squares covered in that turn earn theirs as always.

rule-Z19 = What a row is worth
    .text = A row of your sheet is worth all the points in it. If its boxes for 10, 11 and 12 are all filled, it adds its bonus. If the row has a cross, all this counts double, whether the row is full or not. A cross in a row without points is worth nothing.
    .example = Row 5 has a cross and the points 2, 2 and 4. With the bonus of 4 that’s 12, and doubled it’s 24.

## The end of the game

rule-Z20 = The last tile
    .text = The game ends with the turn in which someone draws the last tile from the bag. Play that turn as usual; nobody has another one after it. With partners, the team whose turn it is finishes both partners’ turns.

rule-Z21 = When nothing fits
    .text = If not even a 1 fits anywhere on the board when a turn starts, before anyone draws, no tile will ever fit again. The rest of the bag is dealt out one by one, clockwise, starting with the player whose turn it is, and then the game is over. Your hand may grow to any size this way. With partners, you check this once, before a team draws.
    .ours = The publisher ends the game early when nobody can lay a tile. We check whether a 1 still fits, because where even a 1 doesn’t fit, nothing ever will.

rule-Z22 = The winner
    .text = Your total is the sum of all the rows on your sheet, minus the numbers on the tiles left in your hand. With partners, you subtract the tiles of both. The highest total wins. Players with the same total share the win.
    .example = Your rows come to 58, and you have a 2 and a 6 left in your hand: 58 − 8 makes 50.
    .ours = The publisher doesn’t say who wins with equal totals. Sharing the win is fair to everyone.

## Hidden tiles

rule-Z24 = Who sees what
    .text = Only you know the tiles in your hand, and your partner if you have one; the others just see how many you have. Nobody knows which tile comes out of the bag next, but you can count which ones haven’t been seen yet. Everyone sees the tiles drawn for the start and those dealt out at an early end, and all hands when the game is over. On the screen, the hand of the player whose turn it is lies open once that player has drawn, or has picked up the tiles when there’s nothing to draw. All other hands lie face down.
    .ours = We play this without a curtain. You lay most tiles in the same turn anyway, and hiding them every time would only hold up the game.

## Partners

rule-Z23 = Playing with a partner
    .text = With the option “Neighbours are partners and share a sheet”, for 4 or 6 players, the first two in the order of play are a team, so are the next two, and so on. Each team has one sheet. When it’s a team’s turn, both partners draw first, each going by the tiles in their own hand and the board as it is then, and both see both hands. Then the first partner lays and scores, and after that the second, as two turns. The partner who comes first in the order of play draws and lays first; only in the opening is it the starter. You only lay and keep your own tiles.
    .example = Ada, Ben, Cleo and Dan play in this order, so Ada and Ben are a team. If Ben starts, he lays his three tiles, then Ada lays her two, then it’s Cleo and Dan’s turn.
    .ours = The publisher has only a few sentences about partners. We added what’s missing, as close to the game without partners as we could.
