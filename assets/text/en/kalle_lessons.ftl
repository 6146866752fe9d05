# What the coach says in the lessons of Kalle Kanalratte, and the cards of the first game together.

## First rounds

kalle-lesson-first-rounds = Your first rounds
kalle-lesson-first-rounds-about = Find the rat, then be the rat: enough to play
kalle-lesson-first-rounds-done = That is all you need for a first game. Two players play four rounds, then the most cheeses win.
kalle-lesson-first-rounds-look = Bo’s rat is under one of these 16 lids. Move the guard to the lit lid next to it, and see what is there.
kalle-lesson-first-rounds-look-no = The guard may go to any lid next to it. So that we can go on together, take the lit one.
kalle-lesson-first-rounds-open = Only a frog. Its lid stays open, with the guard on it.
kalle-lesson-first-rounds-near = Now Bo may swap two lids, and he swaps one beside the guard with one at the right edge. Go next to where he may be now.
kalle-lesson-first-rounds-near-no = From there the guard could not get to that lid next. It is at the right edge, in row 2.
kalle-lesson-first-rounds-catch = This time Bo swaps nothing and hopes that you did not watch. Turn over the lid that he swapped to the edge.
kalle-lesson-first-rounds-catch-no = Think back: he swapped a lid beside the guard with the one at the right edge, in row 2.
kalle-lesson-first-rounds-won = There is the rat: you take a cheese, and the round is over. In the next round you are the rat.
kalle-lesson-first-rounds-hide = Bo looks away. Choose the lit lid, then Done: you take the place of the animal there, which is out for this round.
kalle-lesson-first-rounds-hide-no = Any lid would do. So that we can go on together, hide under the lit one.
kalle-lesson-first-rounds-flee = The guard came next to you. Swap your lid with one that it cannot reach: choose yours, then the other.
kalle-lesson-first-rounds-flee-stay = Then the guard’s next step may turn you over. Get away from it.
kalle-lesson-first-rounds-flee-near = There the guard would still be next to you. Go farther away.
kalle-lesson-first-rounds-flee-no = That leaves you where you are. Your own lid is in row 3, column 3: swap that one.
kalle-lesson-first-rounds-free = Play on: after each step of the guard you may swap. If eight lids are turned in vain, show where you are and take a cheese.

## The guard

kalle-lesson-guard = The guard
kalle-lesson-guard-about = Who puts it down, who moves it, and where it may go
kalle-lesson-guard-done = Closed lids first, then open ones, and after two of those to the middle: now you know all ways of the guard.
kalle-lesson-guard-place = Bo is the rat, and you are his right neighbour: so you put down the guard. Any lid will do; take the lit one.
kalle-lesson-guard-place-no = Any lid would do. So that we can go on together, take the lit one.
kalle-lesson-guard-first = The lid under the guard stays closed. Clockwise sit you, Bo, Cleo and Dora: who is left of the rat and moves first?
kalle-lesson-guard-first-you = You
kalle-lesson-guard-first-you-why = You sit on Bo’s right. After Bo the turn goes to the left, so you come last.
kalle-lesson-guard-first-cleo = Cleo
kalle-lesson-guard-first-cleo-why = Right: after Cleo come Dora and you, then Cleo again. Bo only swaps.
kalle-lesson-guard-first-dora = Dora
kalle-lesson-guard-first-dora-why = Dora is the second. Left of Bo sits Cleo.
kalle-lesson-guard-closed = The guard goes to a lid next to it, also diagonally, but not to an open one while one is closed. Take the lit lid.
kalle-lesson-guard-closed-no = The guard may go there. So that we can go on together, take the lit one.
kalle-lesson-guard-last = The guard must move, and only one lid next to it is still closed. Move it there.
kalle-lesson-guard-last-no = Look for the one closed lid next to the guard.
kalle-lesson-guard-count = All lids next to the guard were open, so Cleo moved it to one of them. How many of eight lids are turned now?
kalle-lesson-guard-count-six = Six
kalle-lesson-guard-count-six-why = Right: nothing was turned, so nothing is counted, and Cleo’s turn is used up.
kalle-lesson-guard-count-seven = Seven
kalle-lesson-guard-count-seven-why = Cleo’s step turned nothing, so it does not count. Look at the paws beside the lids.
kalle-lesson-guard-middle = Dora turned nothing either. After two such steps the next one goes to a lid in the middle: take the one next to the guard.
kalle-lesson-guard-middle-no = Only one of the four lids in the middle is next to the guard. Take that one.

## The rat’s tricks

kalle-lesson-rats-tricks = The rat’s tricks
kalle-lesson-rats-tricks-about = Get away, mislead, sit still, and show where you are
kalle-lesson-rats-tricks-done = You follow your own lid in your head. For small children there is an option: the rat may look again before it decides.
kalle-lesson-rats-tricks-trick = You are the rat, under the lit closed lid next to the guard. Change places with the open worm above you.
kalle-lesson-rats-tricks-trick-stay = Then the guard’s next step may turn you over. Swap the two lit lids.
kalle-lesson-rats-tricks-trick-away = That gets you away, too. But try something new: swap with the open lid above you.
kalle-lesson-rats-tricks-trick-no = Swap the two lit lids: yours, and the open one above it.
kalle-lesson-rats-tricks-never = The worm is still open, your lid still closed, and all have seen it. Which lid may you never swap?
kalle-lesson-rats-tricks-never-open = An open one
kalle-lesson-rats-tricks-never-open-why = You have just done that. Only one lid has to stay where it is.
kalle-lesson-rats-tricks-never-guard = The guard’s
kalle-lesson-rats-tricks-never-guard-why = Right: the lid with the guard stays where it is. Any other two may be swapped, if they are neighbours.
kalle-lesson-rats-tricks-never-mine = Your own
kalle-lesson-rats-tricks-never-mine-why = You have just moved your own lid. Only one lid has to stay where it is.
kalle-lesson-rats-tricks-bluff = The guard went away from you. Swap the two lit lids, so that it looks as if you had fled there.
kalle-lesson-rats-tricks-bluff-pass = That is allowed, and you will do it soon. First lead them astray with the lit lids.
kalle-lesson-rats-tricks-bluff-own = You are safe where you are, so leave your own lid alone. Swap the two lit ones.
kalle-lesson-rats-tricks-bluff-no = Swap the two lit lids: one next to the guard, one beyond its reach.
kalle-lesson-rats-tricks-still = Bo has fallen for it. The guard cannot reach you with the next step, so swap nothing.
kalle-lesson-rats-tricks-still-no = That would be allowed. But try sitting still: swap nothing.
kalle-lesson-rats-tricks-prove = That was the eighth lid: the search is over, and there is no swap after it. Show where you are.
kalle-lesson-rats-tricks-prove-no = Not there. Think back: you changed places with the open worm above you.
kalle-lesson-rats-tricks-wrong = The rat is there, and the cheese is yours. Who would have taken it, had you shown a wrong lid?
kalle-lesson-rats-tricks-wrong-nobody = Nobody
kalle-lesson-rats-tricks-wrong-nobody-why = Right: then the round would have ended without a cheese.
kalle-lesson-rats-tricks-wrong-searchers = A searcher
kalle-lesson-rats-tricks-wrong-searchers-why = Searchers take a cheese only for finding the rat. Here nobody would take one.

## Watching

kalle-lesson-watching = Watch the swaps
kalle-lesson-watching-about = All see every swap: follow the lid that runs away
kalle-lesson-watching-done = Every swap happens before your eyes. Whoever watches best knows where the rat may be.
kalle-lesson-watching-count = Three lids are turned, and Bo has swapped nothing yet. Under how many lids may his rat be?
kalle-lesson-watching-count-eight = 8
kalle-lesson-watching-count-eight-why = Eight is how many lids may be turned in a round. Count the closed ones.
kalle-lesson-watching-count-thirteen = 13
kalle-lesson-watching-count-thirteen-why = Right: 16 lids less the three open ones.
kalle-lesson-watching-count-sixteen = 16
kalle-lesson-watching-count-sixteen-why = Under the three open lids he is not. Count only the closed ones.
kalle-lesson-watching-ready = Now it is Bo’s turn to swap. Watch closely: which lid runs away from the guard, and where to?
kalle-lesson-watching-near = Bo has swapped two lids. If he ran away from the guard, where is he now? Move the guard next to him.
kalle-lesson-watching-near-no = From there the guard could not get to him next. His lid went from beside the guard to the left edge, in row 3.
kalle-lesson-watching-find = Bo swaps again, and Cleo looks where he has just been. You watched: turn over the lid where he is now.
kalle-lesson-watching-find-no = Follow him through both swaps: first to the left edge in row 3, and from there one lid on.
kalle-lesson-watching-log = You have found him. Could you have read somewhere which lids were swapped?
kalle-lesson-watching-log-list = Yes, under “What happened”
kalle-lesson-watching-log-list-why = There it says only that Bo swapped two lids, not which.
kalle-lesson-watching-log-head = No, nowhere
kalle-lesson-watching-log-head-why = Right: what is under closed lids, and where they went, is kept in heads only.
kalle-lesson-watching-left = Now Cleo is the rat. You sit on her left, so you begin: move the guard wherever you like.
kalle-lesson-watching-left-no = Move the guard to any lid next to it.
kalle-lesson-watching-free = Play on, and watch what Cleo swaps. Move the guard two more times.

## The whole game

kalle-lesson-whole-game = The whole game
kalle-lesson-whole-game-about = Rounds, the last chance, and who wins
kalle-lesson-whole-game-done = Pointing after the eighth lid is an option: without it the rat shows its lid at once.
kalle-lesson-whole-game-rounds = Four players play four rounds, and everyone is the rat once. With two or three, everyone is the rat twice: how many rounds do three play?
kalle-lesson-whole-game-rounds-three = Three
kalle-lesson-whole-game-rounds-three-why = With three players everyone is the rat twice, so there are more.
kalle-lesson-whole-game-rounds-six = Six
kalle-lesson-whole-game-rounds-six-why = Right: twice three. Five players play five rounds.
kalle-lesson-whole-game-seventh = This is the last round, and you, Bo and Cleo have a cheese each. Dora is the rat: move the guard to the lit lid.
kalle-lesson-whole-game-seventh-no = The guard may go there. So that we can go on together, take the lit lid.
kalle-lesson-whole-game-watch = Seven lids are turned. Now watch: Dora may swap for the last time, and then Bo turns the eighth.
kalle-lesson-whole-game-point = The eighth lid, in vain. At this table each searcher now points at one more closed lid, you first: where is Dora?
kalle-lesson-whole-game-point-near = That lid did not move. Dora swapped one beside the guard with one it could not reach: point at that far one.
kalle-lesson-whole-game-point-no = Not there. Dora swapped a lid next to the guard, and Bo looked where she had been: point where she went.
kalle-lesson-whole-game-vain = Bo points elsewhere, for no two point at the same lid. What if nobody hits?
kalle-lesson-whole-game-vain-dora = Dora shows her lid
kalle-lesson-whole-game-vain-dora-why = Right: then Dora has to show where she is, and takes the cheese only if she knows.
kalle-lesson-whole-game-vain-again = You point again
kalle-lesson-whole-game-vain-again-why = Each searcher points once. After that it is the rat’s turn to show where it is.
kalle-lesson-whole-game-winner = Now all have pointed, and the lids turn: you have two cheeses and win. What if you, Bo and Cleo had one each?
kalle-lesson-whole-game-winner-share = You would share
kalle-lesson-whole-game-winner-share-why = Right: the most cheeses win, and those who have the same number share the win.
kalle-lesson-whole-game-winner-first = The first wins
kalle-lesson-whole-game-winner-first-why = It does not matter who was first. The most cheeses win, and those who have the same number share the win.

## Playing well

kalle-lesson-playing-well = Playing well
kalle-lesson-playing-well-about = Shut the rat in, and as the rat keep a way out
kalle-lesson-playing-well-done = Search where the rat is likely and shut it in. As the rat keep a way out, and be where nobody expects you.
kalle-lesson-playing-well-place = Bo may be under any lid, and you put down the guard. Put it where it can go to the most lids.
kalle-lesson-playing-well-place-middle = The middle is right. So that we can go on together, take another of the four lids there.
kalle-lesson-playing-well-place-corner = From a corner the guard can go to three lids only. Find a place with more around it.
kalle-lesson-playing-well-place-edge = From an edge the guard can go to five lids. From the middle there are more.
kalle-lesson-playing-well-go = From the middle the guard can go to eight lids. Turn over the lit one.
kalle-lesson-playing-well-go-no = One is as likely as another now. So that we can go on together, take the lit one.
kalle-lesson-playing-well-trap = Bo has probably run to the left edge. Go where the guard reaches his lid and all lids around it: that shuts him in.
kalle-lesson-playing-well-trap-down = From there you reach his lid, but he could get away from you downwards. Shut him in.
kalle-lesson-playing-well-trap-up = From there you reach his lid, but he could get away from you upwards. Shut him in.
kalle-lesson-playing-well-trap-no = From there you could not reach his lid next. He is at the left edge, in row 3.
kalle-lesson-playing-well-catch = He has swapped again, but from here you reach him anywhere. Turn over the lid where he is now.
kalle-lesson-playing-well-catch-no = He was at the left edge, in row 3. Think: where did that lid go?
kalle-lesson-playing-well-hide = You have him. Now you are the rat: hide under the lit lid.
kalle-lesson-playing-well-hide-no = One lid is as good as another. So that we can go on together, hide under the lit one.
kalle-lesson-playing-well-flee = The guard is next to you. Get out of its reach, but not where its next step could shut you in.
kalle-lesson-playing-well-flee-near = Then the guard could turn you over at once. Go where it cannot reach you.
kalle-lesson-playing-well-flee-corner = The guard cannot reach you there, but with its next step it can shut you in: a corner has few ways out.
kalle-lesson-playing-well-flee-edge = The guard cannot reach you there, but if it goes where you were, it shuts you in.
kalle-lesson-playing-well-flee-no = That leaves you where you are. Your own lid is in row 3, column 2.
kalle-lesson-playing-well-guess = You are out of its reach, but Bo saw that swap. What keeps him guessing in the long run?
kalle-lesson-playing-well-guess-always = Always flee at once
kalle-lesson-playing-well-guess-always-why = Then every flight tells him where you are. Now and then swap other lids, or nothing.
kalle-lesson-playing-well-guess-mix = Now and then mislead
kalle-lesson-playing-well-guess-mix-why = Right: if you now and then swap other lids, or nothing, no swap tells for sure.
kalle-lesson-playing-well-free = Play on: keep out of reach, keep a way out, and now and then mislead. Four more decisions.

## First game together

kalle-together-start = In each round one player is the rat, under one of 16 lids, and the others search. Everyone is the rat equally often, and the most cheeses win.
kalle-together-hide = The rat chooses a lid to hide under, while all others look away. The animal that lay there is out for this round, and nobody sees it.
kalle-together-memory = Only the rat knows which lid it is under. It has seen it once and now keeps it in mind, unless the table lets it look again.
kalle-together-place = The rat’s right neighbour, with two players the other one, puts the guard on any lid. That lid is not turned over.
kalle-together-step = The searchers take turns, beginning on the rat’s left. Each moves the guard to a lid next to it, a closed one if there is one, and turns it over.
kalle-together-found = If it is the rat, its finder takes a cheese and the round is over. Any other animal stays open, and the eighth of them ends the search.
kalle-together-swap = After each step of the guard the rat may swap two neighbouring lids, closed or open, or nothing. Only the lid with the guard stays.
kalle-together-watch = Everyone sees which two lids are swapped, even open ones. The game doesn’t write it down: watch closely, and you can follow the rat’s lid.
kalle-together-open = All lids next to the guard were open, so it turned none. A third such step in a row has to go to one of the four lids in the middle.
kalle-together-point = After the eighth lid, each searcher points at one more closed lid, no two at the same. Whoever points at the rat takes a cheese.
kalle-together-prove = The search is over, and nothing is swapped any more. If the rat shows the right lid, it takes a cheese; if not, nobody does.
kalle-together-next = The rat is found, and all lids are shown. In the next round, if there is one, the rat’s left neighbour is the rat.
