# Raggedy Rat: its rule book, in English.

kalle-rules-1 = Lids and rounds
kalle-rules-2 = Hiding
kalle-rules-3 = The search
kalle-rules-4 = After the eighth lid
kalle-rules-5 = The end of the game
kalle-rules-6 = What everyone knows

## Lids and rounds

rule-K1 = The sewer
    .text = There are 17 lids that look alike from above. Under one of them is the rat, under each of the others another animal of the sewer. For every round, these 16 others are laid out at random, closed, in a square of four rows of four lids. There’s also a guard and 6 cheeses, and the cheeses always last until the end.
    .ours = We chose the sixteen animals that live in the sewer. They only differ in their pictures, so nothing in the game depends on it.

rule-K2 = Rounds and roles
    .text = You play several rounds. In each round, one player is the rat, and all the others are searchers. The next rat is the rat’s neighbour on the left, who comes next in the order of play. With 2 or 3 players, everyone is the rat twice; with 4 or 5 players, once. Who’s the rat first is random, or you choose before the game.
    .ours = The publisher makes the player with the pointiest teeth the first rat. We draw lots or let you choose, so that it isn’t always the same player.
    .example = Two players play 4 rounds, three play 6, four play 4, and five play 5.

## Hiding

rule-K3 = The rat hides
    .text = All searchers look away. The rat swaps its own lid for any one of the 16 in the square. The lid it takes away is out for this round, and nobody sees what’s under it, not even the rat.

rule-K4 = Putting down the guard
    .text = Before the search, the player on the rat’s right puts the guard on any lid; with two players, that’s the one searcher. The lid under the guard isn’t turned over.
    .ours = The publisher lets any of the searchers do it. We take the player on the rat’s right, so that with three or more players, whoever puts down the guard isn’t also the first to move it.

## The search

rule-K5 = Taking turns
    .text = The searchers take turns, clockwise, starting with the player on the rat’s left. They skip the rat, whose own turn comes between theirs.
    .example = Ada, Ben, Cleo, Dan and Eve sit in this order, and Dan is the rat. Cleo puts down the guard, then Eve searches first, then Ada, Ben, Cleo, and then Eve again.

rule-K6 = Moving the guard
    .text = When it’s your turn to search, move the guard to a lid next to it: up, down, left, right or diagonally. Then turn that lid over. You can’t leave the guard where it is, and it never jumps over a lid.
    .example = In the middle of the square, the guard has 8 lids to choose from, at an edge 5, in a corner 3.
    .ours = The publisher says that you may move the guard. We say you must, because a searcher who only waits would stop the search.

rule-K7 = Closed lids first
    .text = If there’s a closed lid next to the guard, you must move the guard to a closed one. If all the lids next to it are open, you move it to one of these: you turn nothing over, no lid counts, and your turn is over. After two such steps in a row, no matter who made them, the next such step must go to one of the four lids in the middle of the square. As soon as someone turns over a lid, you start counting such steps again.
    .ours = The publisher doesn’t say what happens when only open lids are left around the guard. From the middle it soon reaches closed ones again, so no search gets stuck.

rule-K8 = What’s under it
    .text = If you turn over the rat, you take a cheese, and the round is over. If it’s another animal, the lid stays open, with the guard on it.

rule-K9 = The rat swaps
    .text = After every step of a searcher, as long as the search goes on, the rat may swap two lids that are next to each other, even diagonally, anywhere in the square. Only the lid with the guard stays where it is. An open lid may swap places with a closed one; what’s open stays open, and what’s closed stays closed. The rat’s own lid needn’t be one of the two, and the rat may also swap nothing. Everyone sees which two places swap.

## After the eighth lid

rule-K10 = Showing the rat
    .text = If the eighth lid isn’t the rat either, the search is over, with no swap after it. Now the rat has to show that it knows where it is: it points at one closed lid, and you turn that lid over. If it’s the rat, the rat takes a cheese; if not, nobody does. At the end of every round, you turn over all the lids.
    .example = After each of the first seven wrong lids the rat may swap; after the eighth it may not.

rule-K11 = The last chance
    .text = With the option “After the eighth lid, every searcher points at one more”, the searchers may still win after the eighth lid. Starting with the player on the rat’s left, each of them points at a closed lid, no two at the same one; only then do you turn these lids over. Whoever pointed at the rat takes a cheese. If nobody did, the rat has to show where it is, among the lids that are still closed. Every searcher has to point, and with two players, the one searcher points once.
    .ours = The publisher doesn’t say whether you may refuse to point, nor where the rat may still point. We have everyone point, so that each round has a clear end. The rat chooses among closed lids, because everyone has seen that the others aren’t the rat.

## The end of the game

rule-K12 = Most cheeses win
    .text = After the last round, whoever has the most cheeses wins. Players with the same number share the win, even if nobody has a cheese at all.

## What everyone knows

rule-K13 = Where the rat is
    .text = Nobody sees what’s under a closed lid. Only the rat knows where it is, and it only sees its place while it hides; after that, it follows its own swaps in its head. With the option “The rat may check where it is before it chooses”, it may look again each time before it swaps and before it shows where it is, while the others look away.
    .ours = The publisher wants the rat to prove its memory, so we only show it its place while it hides. The option makes it easier for small children.

rule-K14 = Watching the swaps
    .text = Every swap happens in front of everyone. So if you have a good memory, you can follow each lid and know how likely the rat is to be under it. The game doesn’t write down which lids were swapped, so watch closely.
    .example = As long as the rat swaps nothing, it may be under any of 16 lids at first, and after three wrong ones, under any of 13.
