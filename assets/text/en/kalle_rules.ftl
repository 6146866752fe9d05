# Kalle Kanalratte: its rule book, in English.

kalle-rules-1 = Lids and rounds
kalle-rules-2 = Hiding
kalle-rules-3 = The search
kalle-rules-4 = After the eighth lid
kalle-rules-5 = The end of the game
kalle-rules-6 = What everyone knows

## Lids and rounds

rule-K1 = The sewer
    .text = There are 17 lids that look alike from above. Under one of them is the rat, under each of the others another animal of the sewer. For every round these 16 others are laid out at random, closed, in a square of four rows of four lids. There are also a guard and 6 cheeses, and the cheeses always last until the end.
    .ours = Which sixteen animals live in the sewer is our choice; they differ in their pictures only, so nothing in the game depends on it.

rule-K2 = Rounds and roles
    .text = A game is played in rounds. In each round one player is the rat, and all the others are searchers. The next rat is the left neighbour, who comes next in the order of play. With 2 or 3 players everyone is the rat twice, with 4 or 5 players once. Who is the rat first is drawn, or chosen before the game.
    .example = Two players play 4 rounds, three play 6, four play 4, and five play 5.

## Hiding

rule-K3 = The rat hides
    .text = All searchers look away. The rat exchanges its own lid for any one of the 16 in the square. The lid taken away is out for this round and is shown to nobody, not even to the rat.

rule-K4 = Putting down the guard
    .text = Before the search, the rat’s right neighbour puts the guard on any lid; with two players that is the one searcher. The lid under the guard is not turned over.
    .ours = The publisher lets any one of the searchers do it; we take the rat’s right neighbour, so that with three or more players whoever puts down the guard is not also the first to move it.

## The search

rule-K5 = Taking turns
    .text = The searchers take turns, clockwise, beginning with the rat’s left neighbour. The rat is left out of this; its own turn comes between theirs.
    .example = Ada, Ben, Cleo, Dan and Eve sit in this order, and Dan is the rat: Cleo puts down the guard, then Eve searches first, after her Ada, Ben, Cleo, and then Eve again.

rule-K6 = Moving the guard
    .text = On your turn as a searcher you move the guard to a lid next to it: up, down, left, right or diagonally. Then you turn that lid over. You cannot leave the guard where it is, and it never jumps over a lid.
    .example = In the middle of the square the guard has 8 lids to choose from, at an edge 5, in a corner 3.
    .ours = The publisher says that you may move the guard; with us you must, because a searcher who only waits would stop the search.

rule-K7 = Closed lids first
    .text = If there is a closed lid next to the guard, you must move the guard to a closed one. If all the lids next to it are open, you move it to one of these: nothing is turned over, no lid is counted, and your turn is used up. After two such steps in a row, no matter who made them, the next such step has to go to one of the four lids in the middle of the square. As soon as a lid is turned over, the counting of such steps starts anew.
    .ours = The publisher does not say what happens when only open lids are left around the guard; from the middle it soon gets to closed ones again, so that no search is stuck.

rule-K8 = What is under it
    .text = If you turn over the rat, you take a cheese, and the round is over. If it is another animal, the lid stays open, and the guard stands on it.

rule-K9 = The rat swaps
    .text = After every step of a searcher, as long as the search goes on, the rat may swap two lids that are next to each other, also diagonally, anywhere in the square. Only the lid with the guard stays where it is. An open lid may change places with a closed one; what is open stays open, and what is closed stays closed. The rat’s own lid need not be one of the two, and the rat may also swap nothing. Everyone sees which two places are swapped.

## After the eighth lid

rule-K10 = Showing the rat
    .text = If the eighth lid turned over is not the rat either, the search is over, and there is no swap after it. Now the rat has to show that it knows where it is: it points at one closed lid, and that lid is turned over. If it is the rat, the rat takes a cheese; if not, nobody does. At the end of every round all lids are shown.
    .example = After each of the first seven wrong lids the rat may swap; after the eighth it may not.

rule-K11 = The last chance
    .text = With the option “After the eighth lid, every searcher points at one more” the searchers may still win after the eighth lid. Beginning with the rat’s left neighbour, each of them points at a closed lid, and no two at the same one; only then are these lids turned over. Whoever has pointed at the rat takes a cheese. If nobody has, the rat has to show where it is, among the lids that are still closed. Nobody may decline to point, and with two players the one searcher points once.
    .ours = The publisher does not say whether one may decline, nor where the rat may still point; with us everyone points, so that each round has a clear end, and the rat chooses among closed lids, because everyone has seen that the others are not the rat.

## The end of the game

rule-K12 = Most cheeses win
    .text = After the last round, whoever has the most cheeses wins. Players with the same number share the win, even if nobody has a cheese at all.

## What everyone knows

rule-K13 = Where the rat is
    .text = What is under a closed lid nobody sees. Only the rat knows where it is, and it sees its place only while it hides; after that it has to follow its own swaps in its head. With the option “The rat may look where it is before it decides” it may look again each time before it swaps and before it shows where it is, while the others look away.
    .ours = The publisher wants the rat to prove its memory, so we show it its place only while it hides; the option makes it easier for small children.

rule-K14 = Watching the swaps
    .text = Every swap happens in front of everyone. So a searcher with a good memory can follow each lid, and knows how likely the rat is to be under it. The game does not write down which lids were swapped, so watch closely.
    .example = As long as the rat swaps nothing, it may be under any of 16 lids at first, and after three wrong ones under any of 13.
