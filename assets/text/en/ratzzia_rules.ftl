# Ratzzia: the rule book, in English.

## Food and the goal

ratzzia-rules-1 = Food and the goal

rule-R1 = Food
    .text = A sausage is worth 1 food, a cracker 5 and a cheese 10. You can make change at any time, so only the totals matter. Others can take the food in front of you. Food in your bag is safe. Whatever you get goes in front of you first, and only the store, the shelf of column 7, lets you put it in the bag. There’s always enough food for everyone.
    .ours = Nobody should go short because a box is empty, so the supply never runs out.

rule-R4 = Food at the start
    .text = Who begins is random, or you choose a player when you set up the game. From there, turns go clockwise round the table. The player who begins starts with 3 food in front, the next with 4, then 5, 6 and 7. All bags are empty.
    .ours = The publisher lets whoever last took a snack from the fridge begin. We draw lots or let you choose, so that it isn’t always the same player.

rule-R5 = A full bag wins
    .text = A bag with 25 food or more is full. The first player with a full bag wins at once. You don’t play out the rest of that turn, not even other columns that are complete.

## Dice and pantry

ratzzia-rules-2 = Dice and pantry

rule-R2 = The dice
    .text = You have seven dice of your colour. With two players, you have only six each, and the reserve holds three support dice that belong to nobody. The candy jar holds one candy die with two or three players, and two with four or five players.

rule-R3 = The pantry
    .text = The pantry has nine columns, which fill from the bottom. Their shelves are, from the left: Annie, the candy jar, 5 sausages, 3 sausages, 2 sausages, 4 sausages, the store, Greedy and the accountant. Each space shows the number it needs, if any, and the sausages a die earns there; two bars (=) between two spaces join them. The cat row fills from the left and has 2 grey spaces, then 4 red ones. With three players, some spaces are covered, as if they weren’t there: the lowest two of column 3, the lowest two of column 4, the lowest of column 7, and the last red space. With two players, these are covered as well: the lowest two of column 6, two more at the bottom of column 7, and one grey space.
    .ours = We don’t have a picture of the board. The publisher’s text says a little about column 5, column 7, joined spaces and the cat row, and we reconstructed the rest. If you own the game, you can play on your board: choose it when you set up a game.
    .example = Column 5, from the bottom: a space for any die, two joined spaces, and a space for a 3, each with one sausage.

## Your turn

ratzzia-rules-3 = Your turn

rule-R6 = Roll or take back
    .text = At the start of your turn, you choose: roll all the dice in your hand, or take all your own dice back from one column. Taking back ends your turn. The column must have at least one of your dice in it; a candy die that shows your colour is one too, and it comes back to you to be used again. You can’t take anything back from the cat row. With no die in hand, you have to take back.
    .ours = Taking back nothing would be a way to sit out a turn, so at least one die comes back, and your candy die counts because it works for you.

rule-R7 = Rolling again
    .text = After the roll, you may roll dice in your hand again: one, some or all of them. You do this at most once a turn. The dice you leave keep their numbers.

rule-R8 = Placing dice
    .text = Now place as many of your dice as you like, one after the other, but at least one; the others stay in your hand. If you can’t place any of them, your turn goes on anyway; but if you have a candy die that fits, you have to place that one. A die that had to go to the cat row doesn’t count as the one you place. It counts only if you have no other die of your own left in your hand. Here, a candy die isn’t one in your hand, but a die with no number is.
    .ours = The publisher doesn’t mention these rare cases. This way, nobody gets stuck, and nobody gets round placing a die.
    .example = You roll five dice, and one goes to the cat row: you still place at least one of the other four. If it was your only die, you needn’t place any.

rule-R9 = Where a die fits
    .text = A die goes on the space just above the highest die of its column, whoever’s that is. In an empty column, it goes on the lowest space that isn’t covered. A space with a number needs that number, and a space without one takes any die. Of two joined spaces, the upper one needs the same number as the die on the lower one, this turn or later. Empty spaces below the highest die are gaps, and you can’t place a die there.
    .example = In column 5, there’s a 1 at the bottom and a 4 above it: the next die has to be a 4, because these two spaces are joined.

rule-R10 = Complete columns
    .text = When you’ve finished placing, you check the columns one by one from the left; then it’s the next player’s turn. A column with a die on its top space is complete, gaps or not. All its dice go back to their owners, and each owner gets the sausages of the spaces their dice were on. Then you, whose turn it is, get the reward of the shelf, no matter whose dice these were. Only when all this is done do you check the next column, just as it is at that moment.
    .ours = Rewards can change columns further on, so each is judged only when its time comes. One that has just lost a candy die from its top isn’t complete.
    .example = Ben has the two lowest dice of column 6, Cleo the next two, and you complete it with a 5. Ben gets 2 sausages, Cleo 1, and you get 1 for your die and 4 from the shelf.

## The cat

ratzzia-rules-4 = The cat

rule-R11 = Grey spaces
    .text = You may also place dice on the grey spaces of the cat row: they take any number, from the left. A die there earns nothing and stays until the cat comes. You never choose to put dice on the red spaces. Even if you fill the last grey space, the dice you’ve already rolled stay where they are.
    .ours = The cat only listens when dice are rolled, so a die that you place never draws others after it.

rule-R12 = The cat’s number
    .text = Once all the grey spaces are full, the die on the last one, the rightmost, shows the cat’s number. When you roll, and again when you re-roll, all the dice in your hand that show this number go straight to the red spaces, as many as there’s room for. You have no choice in this, and then your turn goes on. The cat leaves support dice and candy dice alone.
    .ours = A die that finds no room on the red spaces keeps its number, and you can place it, because by then the cat has come and its row is empty.
    .example = The cat’s number is 2, two red spaces are free, and you roll 1, 2, 2, 2, 6: two 2s go to the red spaces, the cat comes, and the third 2 stays in your hand.

rule-R13 = The cat comes
    .text = When the last red space is filled, the cat comes: all the dice in the columns and in the cat row go back to their owners, and nobody gets sausages. If you still have your re-roll, you may use it to roll any dice that came back. Dice that came back and aren’t rolled again have no number, and you can’t place them this turn. You can place a candy die that came back to you in this same turn. The cat row is empty now, and the cat has no number until the grey spaces are full again.
    .ours = A die that has run home shows nothing until it’s rolled, but a candy die needs no roll.

## The shelves

ratzzia-rules-5 = The shelves

rule-R14 = Sausages
    .text = The shelf shows how many sausages you get: 5 for column 3, 3 for column 4, 2 for column 5 and 4 for column 6. They go in front of you, like those your dice have earned.

rule-R15 = The store
    .text = You may put food from in front of you in your bag: exactly the sum of the column’s highest pair, no more and no less. With less than that in front, you can’t store anything. The pair is the highest two joined spaces that both have a die on them; without such a pair, you store nothing. You get the sausages for dice in this column first, and can store them at once. You may also decide to store nothing.
    .ours = A pair is two joined spaces even if their dice differ, which only Annie can bring about. That way, it’s always clear which two dice are meant.
    .example = The highest pair is two 4s. With 7 in front, you store nothing. With 11, you can store 8, and 3 stay in front.

rule-R16 = Greedy
    .text = You choose another player and take half of the food in front of them, rounded up. Food in their bag is safe from you.
    .ours = You can’t choose a player with nothing in front, because there’s nothing to take. If that goes for everyone else, nothing happens.
    .example = From a player with 7 food in front you take 4.

rule-R17 = The accountant
    .text = Everyone, including you, gives half of the food in front of them, rounded up, to a neighbour. You say whether everyone gives to the left, clockwise, or to the right, anticlockwise. Everyone gives at the same time, so the food you’re getting isn’t halved. Nobody touches the bags.
    .ours = Halves are rounded up as with Greedy. With two players, there’s no direction to choose, because both ways lead to the other player.
    .example = Ada has 5 in front, Ben 2 and Cleo nothing. Clockwise, Ada gives 3 to Ben, Ben 1 to Cleo and Cleo nothing to Ada, so they have 2, 4 and 1.

rule-R18 = Annie
    .text = The die from the top of Annie’s column earns its sausages but doesn’t go home: you have to push it from below into another column, any that has a free space. There it goes on the lowest space that isn’t covered, and dice in its way move up one by one until they fill a gap. None of these dice have to match their new spaces. If this brings a die to the top space, that column is complete and pays at once, and you get its reward; then you go on checking from the left. You push support dice and candy dice like any others, and a candy die stays with its user.
    .ours = A complete column with a gap has a free space too, so you can choose it, and you check it when its time comes. If no column has a free space, the die goes home, because it can’t stay.
    .example = With four players, there are dice on spaces 1, 2 and 4 of column 3: Annie’s die goes to space 1, the first two move up to spaces 2 and 3, and the one on space 4 stays.

rule-R19 = Candy dice
    .text = You take a candy die out of the jar. If the jar is empty, you choose another player’s unused one, or one in a column. From your next turn on, you can place it like a die of your own: in a column, never in the cat row, as any number that the space accepts. It shows your colour and keeps its number, earns you the sausages of its space, and counts as a die you’ve placed. You never roll it, and it never has to go to the cat. When its column is complete, it goes back to the jar.
    .ours = What the publisher leaves open, we play in the simplest way. A candy die taken out of a column leaves a gap. If there are two in a column, you take the upper one, and it may even be your own. If there’s none to take, nothing happens. When the cat comes or you take dice back, a candy die returns to its user, unused.
    .example = Column 2 needs a 6 at the bottom: your candy die can go there as a 6 and earns you one sausage when the column is complete.

## With two players

ratzzia-rules-6 = With two players

rule-R20 = Rolling the support dice
    .text = Once a turn, you may roll all the support dice in the reserve. You do this after your own roll and before you place the first die. You never re-roll them. They never have to go to the cat row, but you may put them on a grey space, where they can set the cat’s number like any die.
    .ours = You may roll them before or after your re-roll. If that re-roll brings the cat, those you’ve already rolled keep their numbers, and those that come back from the board wait in the reserve for a later turn, because you roll support dice only once a turn.

rule-R21 = Placing the support dice
    .text = If you’ve rolled support dice, you have to place all of them and at least one die of your own, the support dice first if need be. You choose the order, and one of your own dice may open a space for a support die, or the other way round. If you can’t place everything, the support dice that are left go back to the reserve. You can’t make a move that puts the best possible result out of reach, or finish before you’ve reached it. A candy die counts as a die of your own; a die that had to go to the cat row counts only if you have no other left in your hand.
    .ours = The publisher doesn’t say what the best result is if you can’t place everything. One die of your own comes first, because everyone has to place one every turn, and then as many support dice as possible.
    .example = If all you can place is one die of your own and two of three support dice, you have to place these three, and the third support die goes back to the reserve.

rule-R22 = Support dice go back
    .text = Nobody gets sausages for a support die. It goes back to the reserve when its column is complete or when the cat comes. If the cat comes before you’ve rolled support dice this turn, you may still roll them, with those that have just come back. If a support die completes a column, the reward goes to you, whose turn it is.
