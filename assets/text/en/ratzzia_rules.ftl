# Ratzzia: the rule book, in English.

## Food and the goal

ratzzia-rules-1 = Food and the goal

rule-R1 = Food
    .text = A sausage is food worth 1, a cracker is worth 5 and a cheese 10; you can change them at any time, so only the sums matter. Food in front of you is open to theft. Food in your bag is safe. What you get always lies in front of you first, and only the store, the shelf of column 7, lets you put it into the bag. There is always enough food for everyone.
    .ours = Nobody shall go without because a box has run empty, so the supply has no end.

rule-R4 = Food at the start
    .text = Who begins is drawn by lot, or you name a player when you set up the game. From there turns go clockwise round the table. The player who begins starts with 3 food in front, the next with 4, then 5, 6 and 7. All bags are empty.

rule-R5 = A full bag wins
    .text = A bag with 25 food or more is full. The first player with a full bag wins at once. Nothing else of that turn is played, not even other columns that are complete.

## Dice and pantry

ratzzia-rules-2 = Dice and pantry

rule-R2 = The dice
    .text = You have seven dice of your colour. With two players you have only six each, and three support dice that belong to nobody lie in the reserve. The candy jar holds one candy die with two or three players, and two with four or five players.

rule-R3 = The pantry
    .text = The pantry has nine columns, which fill from the bottom; their shelves are, from the left: Annie, the candy jar, 5 sausages, 3 sausages, 2 sausages, 4 sausages, the store, Greedy and the accountant. Each space shows the number that it needs, if any, and the sausages that a die earns there; two bars (=) between two spaces join them. The cat row fills from the left and has 2 grey spaces, then 4 red ones. With three players some spaces are covered, as if they were not there: the lowest two of column 3, the lowest two of column 4, the lowest of column 7, and the last red space. With two players there are covered besides: the lowest two of column 6, two more at the bottom of column 7, and one grey space.
    .ours = The picture of the board is lost to us: the publisher’s text tells a little of column 5, column 7, joined spaces and the cat row, and all the rest is our reconstruction.
    .example = Column 5, from the bottom: a space for any die, two joined spaces, and a space for a 3, each with one sausage.

## Your turn

ratzzia-rules-3 = Your turn

rule-R6 = Roll or take back
    .text = At the start of your turn you choose: roll all dice in your hand, or take all your own dice back from one column. Taking back ends your turn. The column must hold at least one die of yours; a candy die that shows your colour is one too, and it comes back to you to be used again. From the cat row you cannot take anything back. With no die in hand you have to take back.
    .ours = Taking back nothing would be a way to sit out a turn, so one die at least comes back, and your candy die counts because it works for you.

rule-R7 = Rolling again
    .text = After the roll you may roll dice in your hand again: one, some or all of them. You do this at most once in a turn. The dice that you leave lying keep their numbers.

rule-R8 = Placing dice
    .text = Now you place as many of your dice as you like, one after the other, but at least one; the others stay in your hand. If none of them can be placed, your turn goes on without; but if you have a candy die that can be placed, you have to place that one. A die that had to go to the cat row does not count as the one you place. It counts only if no other die of your own is left in your hand. For this a candy die is not one in your hand, but a die without a value is.
    .ours = The publisher’s text does not speak of these rare cases; played so, nobody gets stuck, and nobody gets round placing a die.
    .example = You roll five dice, and one goes to the cat row: you still place at least one of the other four; but if it was your only die, you need not place any.

rule-R9 = Where a die fits
    .text = A die goes on the space just above the highest die of its column, whoever’s that is; in an empty column it goes on the lowest space that is not covered. A space with a number needs that number, and a space without one takes any die. Of two joined spaces the upper one needs the same number as the die on the lower one, in this turn or in a later one. Spaces that have become empty below the highest die are gaps, and you cannot place a die there.
    .example = In column 5 a 1 lies at the bottom and a 4 above it: the next die has to be a 4, because these two spaces are joined.

rule-R10 = Complete columns
    .text = When you have finished placing, the columns are looked at one by one from the left; then the next player is on turn. A column with a die on its top space is complete, gaps or not. All its dice go back to their owners, and each owner gets the sausages of the spaces where they lay. Then you, whose turn it is, get the reward of the shelf, no matter whose dice these were. Only when all this is done is the next column looked at, just as it is at that moment.
    .ours = Rewards can change columns further on, so each is judged only when its time comes: one that has just lost a candy die from its top is not complete.
    .example = Ben has the two lowest dice of column 6, Cleo the next two, and you complete it with a 5: Ben gets 2 sausages, Cleo 1, and you get 1 for your die and 4 from the shelf.

## The cat

ratzzia-rules-4 = The cat

rule-R11 = Grey spaces
    .text = Among the places for your dice are the grey spaces of the cat row: they take any number, from the left. A die there earns nothing and stays until the cat comes. Nobody chooses to put dice on the red spaces. Even if you fill the last grey space, the dice that are already rolled stay where they are.
    .ours = The cat listens only when dice are rolled, so a die that you place never draws others after it.

rule-R12 = The cat’s number
    .text = Once all grey spaces are filled, the die on the last one, the rightmost, shows the cat’s number. When you roll, and again when you re-roll, all dice in your hand that show this number go at once to the red spaces, as many as there is room for. This is not your choice, and then your turn goes on. Support dice and candy dice are spared.
    .ours = A die that finds no room on the red spaces keeps its number, and you can place it, because by then the cat has come and its row is empty.
    .example = The cat’s number is 2, two red spaces are free, and you roll 1, 2, 2, 2, 6: two 2s go to the red spaces, the cat comes, and the third 2 stays in your hand.

rule-R13 = The cat comes
    .text = When the last red space is filled the cat comes: all dice on the columns and on the cat row go back to their owners, and nobody gets sausages. If your re-roll is still to come, you may roll with it any dice that came back. Dice that came back and are not rolled again have no value, and you cannot place them in this turn. A candy die that came back to you can be placed in this same turn. The cat row is empty now, and the cat has no number until the grey spaces are filled again.
    .ours = A die that has run home shows nothing until it is rolled, but a candy die needs no roll.

## The shelves

ratzzia-rules-5 = The shelves

rule-R14 = Sausages
    .text = The shelf shows how many sausages you get: 5 for column 3, 3 for column 4, 2 for column 5 and 4 for column 6. They lie in front of you, like those that your dice have earned.

rule-R15 = The store
    .text = You may put food from in front of you into your bag: exactly the sum of the column’s highest pair, no more and no less. With less than that in front you can store nothing. The pair is the highest two joined spaces that both hold a die; without such a pair nothing is stored. Sausages for dice in this column are paid first and can be stored at once. You may also decide to store nothing.
    .ours = A pair is two joined spaces even if their dice differ, which only Annie can bring about, so that it is always clear which two dice are meant.
    .example = The highest pair is two 4s: with 7 in front you store nothing; with 11 you can store 8, and 3 stay in front.

rule-R16 = Greedy
    .text = You choose another player and take half of the food in front of that player, rounded up. Food in the bag is safe from you.
    .ours = You cannot choose a player with nothing in front, because there is nothing to take, and if that goes for all others, nothing happens.
    .example = From a player with 7 food in front you take 4.

rule-R17 = The accountant
    .text = Everyone, you too, gives half of the food in front, rounded up, to a neighbour. You say whether all give to the left, clockwise, or to the right, anticlockwise. All give at the same time, so the food that you are getting is not halved. Bags are left alone.
    .ours = Halves are rounded up as with Greedy, and with two players there is no direction to choose, because both ways lead to the other player.
    .example = Ada has 5 in front, Ben 2 and Cleo nothing; clockwise Ada gives 3 to Ben, Ben 1 to Cleo and Cleo nothing to Ada, so they have 2, 4 and 1.

rule-R18 = Annie
    .text = The die from the top of Annie’s column earns its sausages but does not go home: you have to push it from below into another column, any that has a free space. There it lies on the lowest space that is not covered, and dice in its way move up one by one until a gap is filled. None of these dice need match their new spaces. If this brings a die to the top space, that column is complete and pays at once, and you get its reward; then looking from the left goes on. Support dice and candy dice are pushed like any others, and a candy die stays with its user.
    .ours = A complete column with a gap has a free space too, so you can choose it, and it is looked at when its time comes; if no column has one, the die goes home, because it cannot stay.
    .example = With four players dice lie on spaces 1, 2 and 4 of column 3: Annie’s die goes to space 1, the first two move up to spaces 2 and 3, and the one on space 4 stays.

rule-R19 = Candy dice
    .text = You take a candy die out of the jar; if the jar is empty, you choose an unused one of another player or one that lies on a column. From your next turn on you can place it like a die of your own: on a column, never on the cat row, as any number that the space accepts. It shows your colour and keeps its number, earns you the sausages of its space, and counts as a die that you have placed. It is never rolled and never has to go to the cat. When its column is complete it goes back to the jar.
    .ours = What the publisher’s text leaves open we play in the simplest way: one taken off a column leaves a gap, of two in a column the upper is taken, it may even be your own, with none to be had nothing happens, and after the cat or a taking back it returns to its user, unused.
    .example = Column 2 needs a 6 at the bottom: your candy die can lie there as a 6 and earns you one sausage when the column is complete.

## With two players

ratzzia-rules-6 = With two players

rule-R20 = Rolling the support dice
    .text = Once in your turn you may roll all support dice that lie in the reserve. You do this after your own roll and before you place the first die. They are never rolled again. They never have to go to the cat row, but you may put them on a grey space, where they can set the cat’s number like any die.
    .ours = You may roll them before or after your re-roll; if that re-roll brings the cat, those already rolled keep their numbers, and those that come back from the board wait in the reserve for a later turn, because support dice are rolled only once in a turn.

rule-R21 = Placing the support dice
    .text = If you have rolled support dice, you have to place all of them and at least one die of your own, the support dice first if need be. You choose the order, and a die of your own may open a space for a support die, or the other way round. If not everything can be placed, the support dice that are left go back to the reserve. You cannot make a move that puts the best possible result out of reach, or finish before you have reached it. A candy die counts as a die of your own; a die that had to go to the cat row counts only if no other is left in your hand.
    .ours = The publisher’s text does not say what the best result is if not everything can be placed: one die of your own comes first, because everyone has to place one in every turn, and then as many support dice as possible.
    .example = If all you can place is one die of your own and two of three support dice, you have to place these three, and the third support die goes back to the reserve.

rule-R22 = Support dice go back
    .text = Nobody gets sausages for a support die. It goes back to the reserve when its column is complete or when the cat comes. If the cat comes before you have rolled support dice in this turn, you may still roll them, with those that have just come back. A column that is completed by a support die gives its reward to you, whose turn it is.
