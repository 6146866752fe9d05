# What the coach says in the lessons of Raggedy Rat, and the cards of the first game together.

## First rounds

kalle-lesson-first-rounds = Your first rounds
kalle-lesson-first-rounds-about = Find the rat, then be the rat: enough to play
kalle-lesson-first-rounds-done = You escaped, and the cheese is yours! You can play a first game now: two players play four rounds.
kalle-lesson-first-rounds-aim = Bo is the rat, under one of these 16 lids. Whoever finds him takes a cheese, and in the end the most cheeses win.
kalle-lesson-first-rounds-look = You search with the guard. Move it to the glowing lid next to it, and see what’s there.
kalle-lesson-first-rounds-look-no = The guard may go to any lid next to it. For this lesson, take the glowing one.
kalle-lesson-first-rounds-open = Only a frog. Its lid stays open, with the guard on it.
kalle-lesson-first-rounds-near-watch = Bo may swap two lids now, and everyone sees it. Watch which lid runs away from the guard.
kalle-lesson-first-rounds-near = A lid beside the guard has gone to the right edge, and Bo may be under it. Move the guard next to it.
kalle-lesson-first-rounds-near-no = From there, the guard couldn’t reach that lid next. It’s at the right edge, in row 2.
kalle-lesson-first-rounds-catch-watch = Bo may swap again. Watch closely, or you’ll lose him.
kalle-lesson-first-rounds-catch = He swapped nothing: he’s hoping you weren’t watching. Turn over the lid that went to the edge.
kalle-lesson-first-rounds-catch-no = Think back: he swapped a lid beside the guard with the one at the right edge, in row 2.
kalle-lesson-first-rounds-won = There’s the rat. You take a cheese, and the round is over. In the next round, you’re the rat.
kalle-lesson-first-rounds-hide = Bo looks away. Choose the glowing lid, then Done: you take the place of the animal there, which sits out this round.
kalle-lesson-first-rounds-hide-no = Any lid would do. For this lesson, hide under the glowing one.
kalle-lesson-first-rounds-flee-watch = Keep your lid in mind, because you won’t be shown it again. Watch Bo’s guard come closer; you swap nothing yet.
kalle-lesson-first-rounds-flee = The guard is next to you: swap and run. Choose your own lid, then the glowing corner, which the guard can’t reach.
kalle-lesson-first-rounds-flee-stay = Then the guard’s next step may turn you over. Get away from it.
kalle-lesson-first-rounds-flee-near = The guard would still be next to you there. Go further away.
kalle-lesson-first-rounds-flee-away = The guard can’t reach you there, either. For this lesson, take the glowing corner.
kalle-lesson-first-rounds-flee-no = That leaves you where you are. Your own lid is in row 3, column 3: swap that one.
kalle-lesson-first-rounds-still-watch = Bo has seen the swap. Watch where he looks for you.
kalle-lesson-first-rounds-still = He took it for a trick and is searching on the left. Sit still until he has turned eight lids: swap nothing.
kalle-lesson-first-rounds-still-no = You could. But nobody is near you, so swap nothing this time.
kalle-lesson-first-rounds-prove-watch = Two more wrong lids, and the search is over. Watch Bo turn them.
kalle-lesson-first-rounds-prove = That was the eighth lid, and Bo has lost. Now show that you know where you are: choose your own lid.
kalle-lesson-first-rounds-prove-no = Not there. Think back: you ran to the corner at the lower right.

## The guard

kalle-lesson-guard = The guard
kalle-lesson-guard-about = Who puts it down, who moves it, and where it may go
kalle-lesson-guard-done = Closed lids first, then open ones, and after two of those, the middle: now you know all the guard’s moves.
kalle-lesson-guard-place = Bo is the rat, and you sit on his right, so you put down the guard. Any lid will do; take the glowing one.
kalle-lesson-guard-place-no = Any lid would do. For this lesson, take the glowing one.
kalle-lesson-guard-first = The lid under the guard stays closed. Going clockwise, it’s you, Bo, Cleo and Dora: who is on the rat’s left and moves first?
kalle-lesson-guard-first-you = Me
kalle-lesson-guard-first-you-why = You sit on Bo’s right. After Bo, the turn goes to the left, so you come last.
kalle-lesson-guard-first-cleo = Cleo
kalle-lesson-guard-first-cleo-why = Right: after Cleo come Dora and you, then Cleo again. Bo only swaps.
kalle-lesson-guard-first-dora = Dora
kalle-lesson-guard-first-dora-why = Dora comes second. It’s Cleo who sits on Bo’s left.
kalle-lesson-guard-closed-watch = Cleo moves first, then Dora. Watch which lids the guard may go to.
kalle-lesson-guard-closed = The guard goes to any lid next to it, even diagonally, but never to an open one while there’s a closed one. Take the glowing lid.
kalle-lesson-guard-closed-no = The guard may go there. For this lesson, take the glowing one.
kalle-lesson-guard-last-watch = The others play, and Bo may swap. Watch how few closed lids are left beside the guard.
kalle-lesson-guard-last = The guard has to move, and only one lid next to it is still closed. Move it there.
kalle-lesson-guard-last-no = Look for the one closed lid next to the guard.
kalle-lesson-guard-count-watch = Now Cleo has only open lids beside the guard. Watch the paws at the side when she moves.
kalle-lesson-guard-count = All the lids next to the guard were open, so Cleo moved it to one of them. How many of the eight lids are turned now?
kalle-lesson-guard-count-six = Six
kalle-lesson-guard-count-six-why = Right: nothing was turned, so nothing counts, and Cleo’s turn is over.
kalle-lesson-guard-count-seven = Seven
kalle-lesson-guard-count-seven-why = Cleo’s step turned nothing, so it doesn’t count. Look at the paws beside the lids.
kalle-lesson-guard-middle-watch = Dora’s turn. Watch whether she finds a closed lid.
kalle-lesson-guard-middle = Dora turned nothing either. After two such steps, the next one goes to the middle: take the lid there that’s next to the guard.
kalle-lesson-guard-middle-no = Only one of the four lids in the middle is next to the guard. Take that one.

## The rat’s tricks

kalle-lesson-rats-tricks = The rat’s tricks
kalle-lesson-rats-tricks-about = Get away, bluff, sit still, and show where you are
kalle-lesson-rats-tricks-done = Now you can slip away, bluff and sit still without losing track of your lid. An option for small children lets the rat look again.
kalle-lesson-rats-tricks-trick = You’re the rat, under the glowing closed lid next to the guard. Swap places with the open worm above you.
kalle-lesson-rats-tricks-trick-stay = Then the guard’s next step may turn you over. Swap the two glowing lids.
kalle-lesson-rats-tricks-trick-away = That gets you away, too. But try something new: swap with the open lid above you.
kalle-lesson-rats-tricks-trick-no = Swap the two glowing lids: yours, and the open one above it.
kalle-lesson-rats-tricks-never = The worm is still open, your lid still closed, and everyone saw it. Which lid may you never swap?
kalle-lesson-rats-tricks-never-open = An open one
kalle-lesson-rats-tricks-never-open-why = You’ve just done that. Only one lid has to stay where it is.
kalle-lesson-rats-tricks-never-guard = The guard’s
kalle-lesson-rats-tricks-never-guard-why = Right: the lid with the guard stays put. You may swap any other two that are neighbours.
kalle-lesson-rats-tricks-never-mine = My own
kalle-lesson-rats-tricks-never-mine-why = You’ve just moved your own lid. Only one lid has to stay where it is.
kalle-lesson-rats-tricks-bluff-watch = Cleo moves the guard now. Watch whether it follows you.
kalle-lesson-rats-tricks-bluff = The guard went the other way. Everyone sees what you swap: swap the two glowing lids, and it’ll look as if you’d run there.
kalle-lesson-rats-tricks-bluff-pass = You may, and soon you will. But first lead them astray with the glowing lids.
kalle-lesson-rats-tricks-bluff-own = You’re safe where you are, so leave your own lid alone. Swap the two glowing ones.
kalle-lesson-rats-tricks-bluff-no = Swap the two glowing lids: one next to the guard, one out of its reach.
kalle-lesson-rats-tricks-still-watch = Now it’s Bo’s turn. Watch whether he falls for it.
kalle-lesson-rats-tricks-still = Bo fell for it. The guard’s next step can’t reach you, so swap nothing.
kalle-lesson-rats-tricks-still-no = You could do that. But try sitting still: swap nothing.
kalle-lesson-rats-tricks-prove-watch = Cleo turns the eighth lid. Watch where, and keep your own in mind.
kalle-lesson-rats-tricks-prove = That was the eighth lid. The search is over, with no swap after it. Show where you are.
kalle-lesson-rats-tricks-prove-no = Not there. Think back: you swapped places with the open worm above you.
kalle-lesson-rats-tricks-wrong = There’s the rat, and the cheese is yours. Who would have taken it if you’d shown a wrong lid?
kalle-lesson-rats-tricks-wrong-nobody = Nobody
kalle-lesson-rats-tricks-wrong-nobody-why = Right: then the round would have ended without a cheese.
kalle-lesson-rats-tricks-wrong-searchers = A searcher
kalle-lesson-rats-tricks-wrong-searchers-why = Searchers only take a cheese for finding the rat. Here, nobody would have taken one.

## Watching

kalle-lesson-watching = Watch the swaps
kalle-lesson-watching-about = Everyone sees every swap: follow the lid that runs away
kalle-lesson-watching-done = Every swap happens before your eyes. If you watch closely, you know where the rat may be.
kalle-lesson-watching-count-watch = Cleo moves the guard first. Watch what she turns over.
kalle-lesson-watching-count = Three lids are turned, and Bo hasn’t swapped anything yet. How many lids could he be under?
kalle-lesson-watching-count-eight = 8
kalle-lesson-watching-count-eight-why = Eight is how many wrong lids a round can have. Count the closed ones.
kalle-lesson-watching-count-thirteen = 13
kalle-lesson-watching-count-thirteen-why = Right: 16 lids minus the three open ones.
kalle-lesson-watching-count-sixteen = 16
kalle-lesson-watching-count-sixteen-why = He isn’t under the three open lids. Count only the closed ones.
kalle-lesson-watching-ready = Now Bo may swap two lids, and everyone sees which. Watch closely: which lid runs away from the guard, and where does it go?
kalle-lesson-watching-near-watch = Here it comes: watch which two lids Bo swaps.
kalle-lesson-watching-near = Bo has swapped two lids. If he ran away from the guard, where is he now? Move the guard next to him.
kalle-lesson-watching-near-no = From there, the guard couldn’t reach him next. His lid went from beside the guard to the left edge, in row 3.
kalle-lesson-watching-find-watch = Bo may swap again before Cleo searches. Don’t lose sight of his lid.
kalle-lesson-watching-find = Bo swapped again, and Cleo looked where he’d just been. You watched: turn over the lid where he is now.
kalle-lesson-watching-find-no = Follow him through both swaps: first to the left edge in row 3, and from there one lid on.
kalle-lesson-watching-log = You’ve found him. Could you have read anywhere which lids he swapped?
kalle-lesson-watching-log-list = Yes, under “What happened”
kalle-lesson-watching-log-list-why = It only says that Bo swapped two lids, not which.
kalle-lesson-watching-log-head = No, nowhere
kalle-lesson-watching-log-head-why = Right: what’s under closed lids, and where they went, is only in your heads.
kalle-lesson-watching-left-watch = A new round begins: Cleo hides. Watch who puts down the guard.
kalle-lesson-watching-left = Now Cleo is the rat. You sit on her left, so you begin: move the guard wherever you like.
kalle-lesson-watching-left-no = Move the guard to any lid next to it.
kalle-lesson-watching-free = Play on, and watch what Cleo swaps. Move the guard two more times.

## The whole game

kalle-lesson-whole-game = The whole game
kalle-lesson-whole-game-about = Rounds, the last chance, and who wins
kalle-lesson-whole-game-done = You can play a whole game now. Pointing after the eighth lid is an option: without it, the rat shows its lid at once.
kalle-lesson-whole-game-rounds = Four players play four rounds, and everyone is the rat once. With two or three, everyone is the rat twice: how many rounds do three play?
kalle-lesson-whole-game-rounds-three = Three
kalle-lesson-whole-game-rounds-three-why = With three players, everyone is the rat twice, so there are more.
kalle-lesson-whole-game-rounds-six = Six
kalle-lesson-whole-game-rounds-six-why = Right: twice three. Five players play five rounds.
kalle-lesson-whole-game-seventh = This is the last round, and you, Bo and Cleo have a cheese each. Dora is the rat: move the guard to the glowing lid.
kalle-lesson-whole-game-seventh-no = The guard may go there. For this lesson, take the glowing lid.
kalle-lesson-whole-game-watch = Seven lids are turned. Dora may swap one last time, so watch. Then Bo turns the eighth.
kalle-lesson-whole-game-point-watch = Here comes Dora’s last swap: watch which lid she moves away from the guard.
kalle-lesson-whole-game-point = The eighth lid, and no rat. At this table, each searcher now points at one more closed lid, you first: where is Dora?
kalle-lesson-whole-game-point-near = That lid didn’t move. Dora swapped one beside the guard with one out of its reach: point at that far one.
kalle-lesson-whole-game-point-no = Not there. Dora swapped a lid next to the guard, and Bo looked where she’d been: point where she went.
kalle-lesson-whole-game-vain-watch = Now Bo points at a lid. Watch whether he may take yours.
kalle-lesson-whole-game-vain = Bo points somewhere else, because no two of you may point at the same lid. What if nobody is right?
kalle-lesson-whole-game-vain-dora = Dora shows her lid
kalle-lesson-whole-game-vain-dora-why = Right: then Dora has to show where she is, and takes the cheese only if she knows.
kalle-lesson-whole-game-vain-again = We point again
kalle-lesson-whole-game-vain-again-why = Each searcher points once. Then it’s the rat’s turn to show where it is.
kalle-lesson-whole-game-winner-watch = Cleo points last, and then all these lids are turned. Watch who was right.
kalle-lesson-whole-game-winner = Everyone has pointed, and the lids turn: you have two cheeses and win. What if you, Bo and Cleo had one each?
kalle-lesson-whole-game-winner-share = We’d share
kalle-lesson-whole-game-winner-share-why = Right: the most cheeses win, and if you’re tied, you share the win.
kalle-lesson-whole-game-winner-first = The first wins
kalle-lesson-whole-game-winner-first-why = It doesn’t matter who was first. The most cheeses win, and if you’re tied, you share the win.

## Playing well

kalle-lesson-playing-well = Playing well
kalle-lesson-playing-well-about = Shut the rat in, and as the rat, keep a way out
kalle-lesson-playing-well-done = Search where the rat is likely to be, and shut it in. As the rat, keep a way out, and be where nobody expects you.
kalle-lesson-playing-well-place = Bo may be under any lid, and you put down the guard. Put it where it can go to the most lids.
kalle-lesson-playing-well-place-middle = The middle is right. For this lesson, take another of the four lids there.
kalle-lesson-playing-well-place-corner = From a corner, the guard can only go to three lids. Find a place with more around it.
kalle-lesson-playing-well-place-edge = From an edge, the guard can go to five lids. From the middle, there are more.
kalle-lesson-playing-well-go = From the middle, the guard can go to eight lids. Turn over the glowing one.
kalle-lesson-playing-well-go-no = They’re all equally likely now. For this lesson, take the glowing one.
kalle-lesson-playing-well-trap-watch = Bo may swap now. Watch where he runs.
kalle-lesson-playing-well-trap = Bo has probably run to the left edge. Go where the guard can reach his lid and every lid around it: that shuts him in.
kalle-lesson-playing-well-trap-down = From there you can reach his lid, but he could slip away downwards. Shut him in.
kalle-lesson-playing-well-trap-up = From there you can reach his lid, but he could slip away upwards. Shut him in.
kalle-lesson-playing-well-trap-no = From there, you couldn’t reach his lid next. He’s at the left edge, in row 3.
kalle-lesson-playing-well-catch-watch = He may swap once more, but he’s shut in. Watch where he goes.
kalle-lesson-playing-well-catch = He has swapped again, but from here you can reach him anywhere. Turn over the lid where he is now.
kalle-lesson-playing-well-catch-no = He was at the left edge, in row 3. Think: where did that lid go?
kalle-lesson-playing-well-hide = You’ve got him. Now you’re the rat: hide under the glowing lid.
kalle-lesson-playing-well-hide-no = One lid is as good as another. For this lesson, hide under the glowing one.
kalle-lesson-playing-well-flee-watch = Bo puts down the guard and begins. Watch how close it comes.
kalle-lesson-playing-well-flee = The guard is next to you. Get out of its reach, but not where its next step could shut you in.
kalle-lesson-playing-well-flee-near = Then the guard could turn you over right away. Go where it can’t reach you.
kalle-lesson-playing-well-flee-corner = The guard can’t reach you there, but its next step can shut you in: a corner has few ways out.
kalle-lesson-playing-well-flee-edge = The guard can’t reach you there, but if it goes where you were, it shuts you in.
kalle-lesson-playing-well-flee-no = That leaves you where you are. Your own lid is in row 3, column 2.
kalle-lesson-playing-well-guess = You’re out of its reach, but Bo saw that swap. What keeps him guessing in the long run?
kalle-lesson-playing-well-guess-always = Always run at once
kalle-lesson-playing-well-guess-always-why = Then every run tells him where you are. Swap other lids now and then, or nothing.
kalle-lesson-playing-well-guess-mix = Bluff now and then
kalle-lesson-playing-well-guess-mix-why = Right: if you sometimes swap other lids, or nothing, no swap gives you away for sure.
kalle-lesson-playing-well-free = Play on: stay out of reach, keep a way out, and bluff now and then. Four more choices.

## First game together

kalle-together-start = In each round, one player is the rat, under one of 16 lids, and the others search. Everyone is the rat equally often, and the most cheeses win.
kalle-together-hide = The rat chooses a lid to hide under while everyone else looks away. The animal that was there sits out this round, and nobody sees it.
kalle-together-memory = Only the rat knows which lid it’s under. It has seen it once and now has to remember, unless your table lets it look again.
kalle-together-place = The player on the rat’s right puts the guard on any lid; with two players, that’s the other one. The lid isn’t turned over.
kalle-together-step = The searchers take turns, starting on the rat’s left. Move the guard to a lid next to it, a closed one if there is one, and turn it over.
kalle-together-found = If it’s the rat, whoever found it takes a cheese, and the round is over. Any other animal stays open, and the eighth one ends the search.
kalle-together-swap = After each step of the guard, the rat may swap two neighbouring lids, closed or open, or nothing. Only the lid with the guard stays.
kalle-together-watch = Everyone sees which two lids swap, even open ones. The game doesn’t write it down: if you watch closely, you can follow the rat’s lid.
kalle-together-open = All the lids next to the guard were open, so it turned none. A third such step in a row must go to one of the four lids in the middle.
kalle-together-point = After the eighth lid, each searcher points at one more closed lid, no two at the same one. Whoever points at the rat takes a cheese.
kalle-together-prove = The search is over, and there are no more swaps. If the rat shows the right lid, it takes a cheese; if not, nobody does.
kalle-together-next = The rat is found, and all the lids turn. In the next round, if there is one, the player on the rat’s left is the rat.
