# Raggedy Rat: everything this game says, in English.

kalle-name = Raggedy Rat
kalle-tagline = Find the rat under the lids, or be the rat
kalle-aim = One of you is Raggedy Rat and hides under a lid; the others search, lid by lid. Whoever finds the rat takes a cheese. After eight wrong lids, the rat takes it by showing where it is. Most cheeses win.
kalle-score = { $count ->
    [one] one cheese
   *[other] { $count } cheeses
}
kalle-option-last_chance = After the eighth lid, every searcher points at one more
kalle-option-show_my_rat = The rat may check where it is before it chooses

kalle-animal-rat = the rat
kalle-animal-bat = the bat
kalle-animal-beetle = the beetle
kalle-animal-centipede = the centipede
kalle-animal-crayfish = the crayfish
kalle-animal-dragonfly = the dragonfly
kalle-animal-duck = the duck
kalle-animal-fish = the fish
kalle-animal-frog = the frog
kalle-animal-hedgehog = the hedgehog
kalle-animal-mole = the mole
kalle-animal-newt = the newt
kalle-animal-snail = the snail
kalle-animal-snake = the snake
kalle-animal-spider = the spider
kalle-animal-turtle = the turtle
kalle-animal-worm = the worm

kalle-log-start = { $seat } is the rat first.
kalle-log-deal = Round { $round } of { $rounds }: { $seat } is the rat.
kalle-log-hide = { $seat } hides the rat.
kalle-log-hide-open = { $seat } hides the rat at { $cell }.
kalle-log-place = { $seat } puts the guard at { $cell }.
kalle-log-turn = { $seat } turns over { $animal }.
kalle-log-turn-covered = { $seat } turns over a lid.
kalle-log-step = { $seat } moves the guard to an open lid.
kalle-log-caught = { $seat } turns over the rat and takes a cheese.
kalle-log-swap = { $seat } swaps two lids.
kalle-log-swap-open = { $seat } swaps the lids at { $first } and { $second }.
kalle-log-pass = { $seat } swaps nothing.
kalle-log-point = { $seat } points at { $cell }.
kalle-log-point-found = { $seat } points at { $cell }. { $finder } has found the rat and takes a cheese.
kalle-log-point-in-vain = { $seat } points at { $cell }. Nobody found the rat.
kalle-log-proved = { $seat } shows the rat at { $cell } and takes a cheese.
kalle-log-missed = { $seat } looks for the rat at { $cell } and turns over { $animal }. Nobody takes a cheese.
kalle-log-missed-covered = The rat isn’t where { $seat } looks: { $cell }. Nobody takes a cheese.

# What is being done, below the board while it is shown: never what comes of it. The places of a swap are never in the log.

kalle-deed-start = Let’s see who’s the rat first.
kalle-deed-deal = { $seat } lays out the lids.
kalle-deed-hide = { $seat } hides the rat.
kalle-deed-place = { $seat } puts down the guard.
kalle-deed-step = { $seat } moves the guard to an open lid.
kalle-deed-turn = { $seat } turns over a lid.
kalle-deed-swap = { $seat } swaps { $first } and { $second }.
kalle-deed-pass = { $seat } swaps nothing.
kalle-deed-point = { $seat } points at { $cell }.
kalle-deed-reveal = Let’s look under the lids you pointed at.
kalle-deed-prove = { $seat } says the rat is at { $cell }.

kalle-tell-round = Round { $round }: { $seat } is the rat
kalle-tell-last-round = Last round: { $seat } is the rat
# The rat calls it, and that is when the others may look again (K3).
kalle-tell-look = “Nobody finds Raggedy Rat!” Now everyone may look

# A turn in one sentence.

kalle-turn-round = Round { $round } of { $rounds }: { $seat } is the rat and hides.
kalle-turn-caught = { $seat } finds the rat and takes a cheese: under the very first lid.
kalle-turn-turned = { $seat } puts down the guard and turns over { $animal }.
kalle-turn-covered = { $seat } puts down the guard and turns over a lid.
kalle-turn-found = { $seat } finds the rat and takes a cheese: points at { $cell }.
kalle-turn-in-vain = { $seat } doesn’t find the rat: points at { $cell }.
# Before what happened in a round, for after the game.
kalle-part = Round { $round }

kalle-move-hide = hide the rat at { $cell }
kalle-move-place = put the guard at { $cell }
kalle-move-step = move the guard to { $cell }
kalle-move-swap = swap { $first } and { $second }
kalle-move-pass = swap nothing
kalle-move-point = point at { $cell }
kalle-move-prove = show the rat at { $cell }
kalle-moves-hide = hide the rat under a lid
kalle-moves-place = put the guard on a lid
kalle-moves-step = move the guard
kalle-moves-swap = swap the lid at { $cell }
kalle-moves-point = point at a lid
kalle-moves-prove = show where the rat is

kalle-refuse-seats = Raggedy Rat is for 2 to 5 players, not { $seats }.
kalle-refuse-over = The game is over.
kalle-refuse-start-due = First you need to know who’s the rat.
kalle-refuse-start-is-over = You already know who’s the rat first.
kalle-refuse-start-seat = There’s no player { $number } here, only { $seats } players.
kalle-refuse-deal-due = First the lids are laid out for { $seat }, the next rat.
kalle-refuse-deal-not-due = This round’s lids are on the table already.
kalle-refuse-deal-rat = The rat isn’t laid out: its player takes it to hide it.
kalle-refuse-deal-twice = There’s only one lid with { $animal }, so it can’t be laid out twice.
kalle-refuse-due-hide = { $seat } hides the rat now.
kalle-refuse-due-place = { $seat } puts down the guard now.
kalle-refuse-due-step = { $seat } moves the guard now.
kalle-refuse-due-swap = { $seat } swaps two lids now, or none.
kalle-refuse-due-point = { $seat } points at a lid now.
kalle-refuse-due-prove = Now { $seat } shows where the rat is.
kalle-refuse-step-stays = The guard is already at { $cell } and has to move.
kalle-refuse-step-far = The lid at { $cell } isn’t next to the guard at { $guard }. The guard moves one lid at a time.
kalle-refuse-step-open = { $count ->
    [one] The lid at { $cell } is open. The guard must go to the one next to it that’s still closed: { $lids }.
   *[other] The lid at { $cell } is open. The guard must go to one that’s still closed: { $lids }.
}
kalle-refuse-step-middle = { $count ->
    [one] All lids around the guard are open, and its last two steps turned nothing. Now it must go to the middle: { $lids }.
   *[other] All lids around the guard are open, and its last two steps turned nothing. Now it must go to one in the middle: { $lids }.
}
kalle-refuse-lid = { $cell }
kalle-refuse-swap-order = A swap names the earlier lid first, { $second } before { $first }.
kalle-refuse-swap-far = The lids at { $first } and { $second } aren’t next to each other. Only neighbouring lids can swap.
kalle-refuse-swap-guard = The guard is at { $cell }, so that lid stays put.
kalle-refuse-point-taken = { $seat } already points at { $cell }. Choose another lid.
kalle-refuse-lid-open = The lid at { $cell } is already open.

# On the board and beside it.

kalle-board = Board
kalle-lid-at = { $cell }: { $what }
kalle-lid-and = { $lid }, { $more }
kalle-lid-none = empty
kalle-lid-closed = closed lid
kalle-lid-closed-with = closed lid with { $animal } under it
kalle-lid-open = open, { $animal }
kalle-lid-guard = the guard is here
kalle-lid-pointed = { $seat } points here
kalle-lid-picked = picked
kalle-lid-choosable = can be chosen
kalle-count = { $count ->
    [one] 1 of 8 lids turned
   *[other] { $count } of 8 lids turned
}

kalle-action-deal = Lay out the lids
kalle-action-next-round = Next round
kalle-action-look = Begin
kalle-action-done = Done
kalle-action-pass = Swap nothing
kalle-keys-go-on = Begin, or hide the rat here

kalle-status-starting = Who is the rat first?
kalle-status-look = { $seat }: begin.
kalle-status-deal = { $seat } is the rat and lays out the lids.
kalle-status-next-rat = { $ending } { $seat } is the next rat.
kalle-status-hides = { $seat } hides the rat. Nobody else looks.
kalle-status-hide = { $seat }: choose a lid for the rat.
kalle-status-hide-done = { $seat }: done, or choose another lid.
kalle-status-place = { $seat }: put the guard on any lid.
kalle-status-places = { $seat } puts down the guard.
kalle-status-step = { $count ->
    [one] { $seat }: move the guard to a closed lid next to it. It’s the last one.
   *[other] { $seat }: move the guard to a closed lid next to it ({ $count } left).
}
kalle-status-step-open = { $seat }: all lids around the guard are open. Move it to one of them; it turns nothing.
kalle-status-step-middle = { $seat }: the guard has turned nothing twice. Now it must go to the middle.
kalle-status-steps = { $seat } moves the guard.
kalle-status-swap = { $seat }: swap two lids next to each other, or nothing.
kalle-status-swap-with = { $seat }: now choose a lid next to it.
kalle-status-swaps = { $seat } may swap two lids.
kalle-status-point = { $seat }: point at the lid with the rat.
kalle-status-points = { $seat } points at a lid.
kalle-status-prove = { $seat }: show where the rat is.
kalle-status-proves = { $seat } shows where the rat is.
kalle-status-over = { $count ->
    [one] { $cheeses ->
        [one] { $winners } wins with 1 cheese!
       *[other] { $winners } wins with { $cheeses } cheeses!
    }
   *[other] { $cheeses ->
        [0] Nobody has a cheese: { $winners } share the win!
        [one] { $winners } share the win with 1 cheese each!
       *[other] { $winners } share the win with { $cheeses } cheeses each!
    }
}
kalle-winner = { $seat }
kalle-won-by = { $margin ->
    [one] A single cheese
   *[other] { $margin } cheeses
} ahead of { $others }{ $last ->
    [yes] , with the last cheese
   *[no] {""}
}.
kalle-won-level = { $cheeses ->
    [0] Nobody found the rat, and the rat never showed itself.
    [one] Tied on 1 cheese
   *[other] Tied on { $cheeses } cheeses
}{ $cheeses ->
    [0] {""}
   *[other] { $last ->
        [yes] : the last cheese made it even.
       *[no] .
    }
}
kalle-ended-caught = { $seat } turned over the rat and takes a cheese.
kalle-ended-found = { $seat } pointed at the rat and takes a cheese.
kalle-ended-proved = { $seat } showed the rat and takes a cheese.
kalle-ended-missed = { $seat } didn’t find the rat. Nobody takes a cheese.

kalle-note-rat = the rat
kalle-note-next-rat = the next rat

kalle-role-none = Who is the rat first?
kalle-role-rat = This round’s rat
kalle-role-next-rat = The next rat
kalle-role-searches = Searches for the rat
kalle-role-places = Puts down the guard, then searches
kalle-cheeses-none = No cheese
kalle-cheeses = { $count ->
    [0] No cheese yet
    [one] 1 cheese
   *[other] { $count } cheeses
}
kalle-round = { $round ->
    [0] { $rounds } rounds
   *[other] Round { $round } of { $rounds }
}
kalle-winning-step = The next cheese wins the game
kalle-rat-of = { $seat }
kalle-rats = The rats, round by round: { $seats }
kalle-stock = { $count ->
    [0] No cheese left
    [one] 1 cheese left
   *[other] { $count } cheeses left
}

# What a hinted move promises by itself: how likely the rat is where, in tenths, or one in $odds. Each is a whole sentence.
kalle-outlook-any = One place is as good as another, as long as it isn’t always the same one.
kalle-outlook-there = { $tenths ->
    [one] The rat is there about one time in { $odds }.
   *[other] The rat is there about { $tenths } times in 10.
}
kalle-outlook-surely = The rat is almost surely there.
kalle-outlook-near = The rat can hardly be there yet, but this gets the guard closer.
kalle-outlook-away = The rat will probably get away this round.
kalle-outlook-risk = { $tenths ->
    [one] The guard’s next step finds the rat about one time in { $odds }.
   *[other] The guard’s next step finds the rat about { $tenths } times in 10.
}
# Of the rat’s own swap: what it does with the rat, then how likely the guard finds it.
kalle-outlook-moves = The rat moves on. { $chance }
kalle-outlook-stays = The rat stays where it is. { $chance }
kalle-outlook-safe = The guard’s next step hardly ever finds the rat.
kalle-outlook-cornered = The guard’s next step will almost surely find the rat: only luck helps now.
# The same of a better move that isn’t named: each goes on after “There’s a better answer.”
kalle-better-there = { $tenths ->
    [one] It finds the rat about one time in { $odds }.
   *[other] It finds the rat about { $tenths } times in 10.
}
kalle-better-surely = The rat is almost surely under another lid.
kalle-better-near = It isn’t likely to find the rat yet, but it gets the guard closer.

# Plans: why a move is better than the next best. Each goes on after “plan-for”.
kalle-term-cheeses = { $amount ->
    [0] makes a cheese more likely
    [one] wins about one more cheese
   *[other] wins about { $amount } more cheeses
}
kalle-term-cheeses-less = { $amount ->
    [0] makes a cheese less likely
    [one] costs about one cheese
   *[other] costs about { $amount } cheeses
}
kalle-term-rivals = makes it harder for { $rivals } to get a cheese
kalle-term-rivals-less = makes it easier for { $rivals } to get a cheese
kalle-term-now = { $amount ->
    [0] finds the rat a little more often right now
    [10] finds the rat right now, all but certainly
    [one] finds the rat right now about one more time in 10
   *[other] finds the rat right now about { $amount } more times in 10
}
kalle-term-now-less = { $amount ->
    [0] finds the rat a little less often right now
    [10] all but certainly misses the rat right now
    [one] finds the rat right now about one fewer time in 10
   *[other] finds the rat right now about { $amount } fewer times in 10
}
kalle-term-later = { $amount ->
    [0] sets up the next steps better
    [10] finds the rat later on, all but certainly
    [one] finds the rat later on about one more time in 10 rounds
   *[other] finds the rat later on about { $amount } more times in 10 rounds
}
kalle-term-later-less = { $amount ->
    [0] sets up the next steps less well
    [10] all but certainly misses the rat later on
    [one] finds the rat later on about one fewer time in 10 rounds
   *[other] finds the rat later on about { $amount } fewer times in 10 rounds
}
kalle-term-escapes = { $amount ->
    [0] is a little safer from the next step
    [10] escapes the next step, all but certainly
    [one] escapes the next step about one more time in 10
   *[other] escapes the next step about { $amount } more times in 10
}
kalle-term-escapes-less = { $amount ->
    [0] is a little less safe from the next step
    [10] is all but certainly found at the next step
    [one] escapes the next step about one fewer time in 10
   *[other] escapes the next step about { $amount } fewer times in 10
}

# Why undo stops: what has happened since.
kalle-undo-hid = The rat has hidden by now. Going back would give it away.
kalle-undo-swapped = Two lids have swapped places since, so watching it again would be cheating.
kalle-undo-turned = A lid has been turned over since, and everyone has seen what’s under it.
