# Burg Appenzell: its rule book, in English.

burg_appenzell-rules-1 = The castle
burg_appenzell-rules-2 = Before the first turn
burg_appenzell-rules-3 = A turn
burg_appenzell-rules-4 = Pushing the floor
burg_appenzell-rules-5 = Cheese and roofs
burg_appenzell-rules-6 = What’s hidden
burg_appenzell-rules-7 = The end of the game

## The castle

rule-B1 = The squares
    .text = The castle has 7 rows of 7 squares. The four squares in the corners are towers. All the way along rows 2, 4 and 6 and columns 2, 4 and 6, the floor is made of tiles that slide, 33 squares in all. The other 12 squares are solid stone: they have no tile, so no cheese and no trap, and a mouse is safe there.

rule-B2 = Tiles and chips
    .text = There are 34 tiles: 3 for each of the 7 kinds of cheese, 10 with bare floor and 3 traps. The castle holds 33 of them, and the one left over is the spare tile. The kinds are Emmental, Cheddar, Sage Derby, Neufchâtel, Edam, Roquefort and Brie. There are 28 chips, 4 of each kind, so there’s one of each kind for everybody.
    .ours = The publisher doesn’t name the seven cheeses. We gave them names, so that you can talk about them.

rule-B3 = Rooms and roofs
    .text = The 45 squares that aren’t towers form 18 rooms, each with its own roof and letter. Eleven rooms have two squares and a slate roof, five have three squares and a thatched roof, and two have four squares and a copper roof. With the option “Side of the board”, you choose between two plans of the rooms, A and B.
    .ours = We don’t have the plans on the publisher’s board, so we drew both sides ourselves. We kept the publisher’s 18 roofs: 11 of one kind, 5 of another and 2 of a third. Which kind covers two, three or four squares is our own count: only this way do the rooms fill the castle.

rule-B4 = The mice
    .text = There are 16 mice, four for each player. They wait in your supply until you bring them into the castle.

## Before the first turn

rule-B5 = Laying out the floor
    .text = All 34 tiles are mixed, and 33 of them are laid out without anyone seeing them. Then all the roofs go on. The spare tile lies beside the castle for everyone to see.
    .ours = The publisher lets you lay out the tiles as you like. We leave it to chance, so that nobody knows anything beforehand.

rule-B6 = The first mice
    .text = Who begins is random, or you choose before the game. Starting with that player and going round clockwise, everyone puts one mouse in a free tower, which costs nothing. Then the player who begins has the first turn.
    .ours = The publisher lets whoever last visited a medieval castle begin. We draw lots or let you choose, so that it isn’t always the same player.

## A turn

rule-B21 = Four actions
    .text = You have up to four actions a turn. You may lift roofs, run with your mice, bring mice in and push the floor, in any mix and any order; only the push is limited to one a turn. You may use fewer than four actions, or none. When you end your turn, it’s the next player’s turn, clockwise.

rule-B7 = Lifting roofs
    .text = Lifting a roof costs one action, however big the roof is. One of your mice has to be beside the room: at least one square of the room touches the mouse’s square at a side or at a corner. A mouse in a tower counts too.
    .example = On side A, a mouse in the tower at row 1, column 1 touches three rooms, so it can lift roofs A, C and D, for one action each.

rule-B8 = Running
    .text = For one action, one of your mice runs one square up, down, left or right, never diagonally. The square has to be open, without a roof over it, and with no trap and no other mouse on it. A mouse may run out of a tower, but never into one, and it never leaves the castle.

rule-B9 = Jumping over mice
    .text = A mouse may jump over squares with mice on them, whoever they belong to, and lands on a square that it could also run to. Every square you jump over costs one action, and the landing costs one more, all out of the actions you have left. There has to be a mouse on every square on the way. The way may turn a corner, but it never goes diagonally and never passes over a tower. A way over a free square is two runs, one to that square and one on from it. If several ways lead to the same square, you pay for the shortest.
    .example = There are two mice in a row in front of yours, and the square behind them is free: jumping there costs three actions.
    .ours = The publisher only says that mice may jump over mice. You go square by square or make one such jump, so that it’s always clear where a mouse stops and what it costs.

rule-B10 = Bringing mice in
    .text = A mouse from your supply comes in by any free tower for one action, and stops in that tower. If there’s a mouse in the tower, yours may come in over it and jump on at once. That costs one action for the tower, one for each further square jumped over, with a mouse on every one, and one for the landing. If two towers lead to the same square, you choose which one it comes in by.
    .example = There’s a mouse in the tower, and the square beside it is open and free: bringing a mouse over the tower to that square costs two actions.
    .ours = The publisher doesn’t mention coming in where a tower is taken. Mice may jump over mice everywhere else, so they may do it here.

rule-B11 = One mouse a square
    .text = There’s room for only one mouse on a square, and in a tower too. A mouse may stay in its tower for as long as you like.
    .ours = The publisher doesn’t say that a mouse has to leave its tower, so no mouse has to.

## Pushing the floor

rule-B12 = Pushing
    .text = Once a turn, you may push the spare tile into the castle, for one action. There are 12 pennants where it can go in, at both ends of rows 2, 4 and 6 and of columns 2, 4 and 6. All the tiles of that line slide on by one square, and the tile that drops out at the other end is the new spare tile. Mice and roofs stay where they are, and the tiles slide under them. You may also push in at the other end of the line that was pushed last, which undoes that push.
    .ours = The publisher doesn’t forbid undoing a push with another one, so you may.

rule-B13 = Traps
    .text = If a push brings a trap under a mouse, the mouse falls and is out for the rest of the game. That goes for every player’s mice, your own too. The trap stays a tile like any other and can catch more mice. When a trap slides along under a roof, nobody sees it.

## Cheese and roofs

rule-B14 = Collecting cheese
    .text = As soon as two of your mice are on tiles with the same kind of cheese, you get a chip of that kind. That goes for every player and in everyone’s turn, and you may get several chips at once. You only get one chip of each kind, and you keep it; everyone can see everyone’s chips. There’s no cheese in towers or on solid stone, and a square that a mouse only jumps over doesn’t count.
    .example = One of your mice is on Edam. Ben pushes, an Edam slides under another of your mice, and you get the Edam chip in Ben’s turn.
    .ours = The chips come by themselves after every action, so that nobody misses one.

rule-B15 = Roofs go back on
    .text = When you end your turn, every room without a mouse gets its roof back, which costs nothing. A room whose only mouse has fallen counts as a room without a mouse. A room that becomes empty during your turn stays open until the turn ends. So between two turns, the open rooms are exactly those with a mouse in them.

## What is hidden

rule-B20 = Remembering tiles
    .text = You only see a tile in an open room, beside the castle as the spare tile, and when it drops out. Once it’s under a roof again, you have to remember it. With the option “Show what has been seen under the roofs”, the castle shows everyone every tile that has been in an open room or has been the spare tile, even after pushes have moved it.
    .ours = For undo, lifting a roof always counts as seeing something new, because otherwise you could look, undo it and refresh your memory for free.

## The end of the game

rule-B16 = Enough kinds of cheese
    .text = Whoever has chips of four different kinds wins at once, even in the middle of a turn, and even if it’s someone else’s. With the option “How many kinds of cheese win”, you can ask for five or six kinds instead. That makes a longer game and is best with 2 or 3 players.

rule-B17 = The third fallen mouse
    .text = When a player’s third mouse has fallen, the game ends at once. Everyone who has lost three or more mice is out. Whoever of the others has the most chips wins. With two players, the other one wins, however few chips they have.
    .example = Ada’s third mouse falls. She has 3 chips, Ben has 2 and Cleo has 1: Ben wins.

rule-B18 = Ties
    .text = There’s always exactly one winner. If several players are tied, look round the table clockwise, starting with the player after the one whose turn it is. The first tied player you come to wins. The player whose turn it is comes last.
    .example = Ada, Ben, Cleo and Dan sit in this order, and the game ends in Cleo’s turn with a tie between Ada and Ben. After Cleo come Dan, then Ada, so Ada wins.

rule-B19 = What comes first
    .text = In a push, everything happens in this order: first the tiles slide, then mice over traps fall, then everyone gets their chips. Only then do you check whether someone has enough kinds of cheese, and if nobody has, whether a third mouse has fallen. If several players get enough kinds in the same push, they’re tied, however many chips they have. If every player is out because of fallen mice, whoever has the most chips wins. You break a tie as always, and the player whose turn it is comes last.
    .example = In Ada’s turn, one push brings Ben his fourth kind of cheese and Cleo her fourth and fifth: they’re tied, and Ben wins, because he sits next after Ada.
    .ours = The publisher doesn’t say what counts first in one push. We go by what would happen in the castle, so a mouse that has fallen collects nothing.

rule-B22 = When nothing happens
    .text = The game also ends when many turns in a row bring no chip and no fall: 50 turns with two players, 75 with three, 100 with four. A turn counts when it ends, and after a turn with a chip or a fall you start counting again. Then whoever has the most chips wins. If several have the same number, you break the tie as always, and the player who has just ended the turn comes last.
    .ours = The publisher’s rules have no such end. We added it so that a game in which nobody takes a risk still ends.
