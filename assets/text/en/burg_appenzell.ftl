# Burg Appenzell: everything this game says, in English.

burg_appenzell-name = Burg Appenzell
burg_appenzell-tagline = Mice under roofs, and a floor that slides
burg_appenzell-aim = Get two of your mice onto the same kind of cheese, and you win its chip. The first with chips of four different kinds wins. But watch out for the traps: lose three mice, and you’re out.
burg_appenzell-score = { $count ->
    [one] one kind of cheese
   *[other] { $count } kinds of cheese
}
burg_appenzell-option-side = Side of the board
burg_appenzell-option-side-A = A
burg_appenzell-option-side-B = B
burg_appenzell-option-goal = How many kinds of cheese win (5 or 6 for a longer game, best with 2 or 3 players)
burg_appenzell-option-memory_help = Show what has been seen under the roofs

burg_appenzell-cheese = { $kind ->
    [1] Emmental
    [2] Cheddar
    [3] Sage Derby
    [4] Neufchâtel
    [5] Edam
    [6] Roquefort
   *[other] Brie
}
burg_appenzell-tile-blank = bare floor
burg_appenzell-tile-trap = trap
burg_appenzell-room = { $room }
burg_appenzell-slot-north = column { $number } from above
burg_appenzell-slot-south = column { $number } from below
burg_appenzell-slot-west = row { $number } from the left
burg_appenzell-slot-east = row { $number } from the right

burg_appenzell-log-start = { $seat } begins.
burg_appenzell-log-tiles = The floor is laid out, and all roofs are on.
burg_appenzell-log-tower = { $seat } puts a mouse in the tower at { $cell }.
burg_appenzell-log-uncover = { $seat } lifts roof { $room }.
burg_appenzell-log-run = { $seat } runs from { $from } to { $cell }.
burg_appenzell-log-jump = { $seat } jumps from { $from } to { $cell } for { $cost } actions.
burg_appenzell-log-enter = { $seat } brings a mouse into the tower at { $tower }.
burg_appenzell-log-enter-jump = { $seat } brings a mouse over the tower at { $tower } to { $cell } for { $cost } actions.
burg_appenzell-log-run-somewhere = { $seat } runs.
burg_appenzell-log-jump-somewhere = { $seat } jumps for { $cost } actions.
burg_appenzell-log-enter-somewhere = { $seat } brings a mouse over a tower for { $cost } actions.
burg_appenzell-log-push = { $seat } pushes into { $line }.
burg_appenzell-log-end = { $count ->
    [0] { $seat } ends the turn.
    [one] { $seat } ends the turn. Roof { $rooms } goes back on.
   *[other] { $seat } ends the turn. Roofs { $rooms } go back on.
}
burg_appenzell-log-fall = { $count ->
    [one] One of { $seat }’s mice falls into a trap.
    [2] Two of { $seat }’s mice fall into traps.
   *[other] Three of { $seat }’s mice fall into traps.
}
burg_appenzell-log-chips = { $seat } collects { $cheeses }.
burg_appenzell-log-goal = { $seat } has enough cheese and wins.
burg_appenzell-log-falls = A player’s third mouse has fallen, and { $seat } wins.
burg_appenzell-log-idle = { $turns } turns in a row brought nothing, and { $seat } wins.
burg_appenzell-log-then = { $before } { $next }

burg_appenzell-deed-jump = { $seat } jumps.
burg_appenzell-deed-enter = { $seat } brings in a mouse.

burg_appenzell-tell-one-kind = One more kind of cheese, and { $seat } wins
burg_appenzell-tell-one-mouse = If { $seat } loses one more mouse, the game ends
burg_appenzell-turn-results = { $seat } { $results }: { $deeds }.
burg_appenzell-turn-deeds = { $seat } { $deeds }.
burg_appenzell-turn-none = { $seat } does nothing.
burg_appenzell-turn-chips = wins the { $cheeses }
burg_appenzell-turn-drops = { $count ->
    [one] drops one of { $other }’s mice
   *[other] drops { $count } of { $other }’s mice
}
burg_appenzell-turn-loses = { $count ->
    [one] loses a mouse
   *[other] loses { $count } mice
}
burg_appenzell-turn-gives = gives { $other } { $cheeses }
burg_appenzell-turn-enter = { $count ->
    [one] brings in a mouse
   *[other] brings in { $count } mice
}
burg_appenzell-turn-lift = { $count ->
    [one] lifts roof { $rooms }
   *[other] lifts roofs { $rooms }
}
# What lay under a roof, told after the game: "Under roof D: Brie and a trap."
burg_appenzell-found = Under roof { $room }: { $tiles }.
burg_appenzell-found-traps = { $count ->
    [one] a trap
   *[other] { $count } traps
}
burg_appenzell-turn-push = pushes { $line }
burg_appenzell-turn-run = { $count ->
    [one] runs 1 square
   *[other] runs { $count } squares
}

burg_appenzell-move-tower = put a mouse in the tower at { $cell }
burg_appenzell-move-uncover = lift roof { $room }
burg_appenzell-move-run = run from { $from } to { $cell }
burg_appenzell-move-enter = bring a mouse into the tower at { $tower }
burg_appenzell-move-enter-jump = bring a mouse over the tower at { $tower } to { $cell }
burg_appenzell-move-push = push into { $line }
burg_appenzell-move-end-turn = end the turn
burg_appenzell-moves-tower = put the first mouse in a tower
burg_appenzell-moves-uncover = lift a roof
burg_appenzell-moves-run = run the mouse at { $cell }
burg_appenzell-moves-enter = bring in a mouse
burg_appenzell-moves-push = push in the spare tile

burg_appenzell-refuse-seats = Burg Appenzell is for 2 to 4 players, not { $seats }.
burg_appenzell-refuse-over = The game is over.
burg_appenzell-refuse-start-seat = There’s no player { $number } here, only { $seats } players.
burg_appenzell-refuse-start-due = First you need to know who begins.
burg_appenzell-refuse-tiles-due = First the tiles are laid out.
burg_appenzell-refuse-tiles-number = The castle has { $due } tiles, not { $given }.
burg_appenzell-refuse-tiles-kind = Of the 34 tiles, { $due } are { $tile }, not { $given }.
burg_appenzell-refuse-set-up-is-over = The game is already set up.
burg_appenzell-refuse-tower-seat = It’s { $seat }’s turn to choose a tower.
burg_appenzell-refuse-tower-due = First { $seat } puts a mouse in a tower.
burg_appenzell-refuse-tower-taken = { $seat }’s mouse is already in the tower at { $cell }.
burg_appenzell-refuse-no-tower = There’s no tower at { $cell }.
burg_appenzell-refuse-seat = It’s { $seat }’s turn.
burg_appenzell-refuse-no-actions = { $seat } has used all four actions this turn.
burg_appenzell-refuse-uncovered = Roof { $room } is already off.
burg_appenzell-refuse-roof-too-far = None of { $seat }’s mice is beside roof { $room }.
burg_appenzell-refuse-no-mouse = { $seat } has no mouse at { $from }.
burg_appenzell-refuse-stays = The mouse is already at { $cell }.
burg_appenzell-refuse-outside = Mice never leave the castle, and { $cell } is outside.
burg_appenzell-refuse-into-tower = There’s a tower at { $cell }, and mice never run into towers.
burg_appenzell-refuse-occupied = { $seat }’s mouse is at { $cell }, and there’s room for only one.
burg_appenzell-refuse-roof = Roof { $room } is still over { $cell }.
burg_appenzell-refuse-trap = There’s a trap at { $cell }.
burg_appenzell-refuse-diagonal = Mice never run diagonally, and from { $from } to { $cell } is diagonal.
burg_appenzell-refuse-no-way = No single run leads from { $from } to { $cell }: a mouse only jumps over squares with mice on them.
burg_appenzell-refuse-cost = { $left ->
    [one] This way to { $cell } takes { $cost } actions, and { $seat } has only one left.
   *[other] This way to { $cell } takes { $cost } actions, and { $seat } has only { $left } left.
}
burg_appenzell-refuse-no-supply = { $seat } has no more mice to bring in.
burg_appenzell-refuse-tower-is-free = The tower at { $tower } is free, so a mouse coming in stops there.
burg_appenzell-refuse-pushed = { $seat } has already pushed this turn, into { $line }.
burg_appenzell-refuse-others-mice = These mice are { $seat }’s. Only { $seat } can move them.
burg_appenzell-refuse-spare-where = The spare tile goes in at one of the { $count } pennants. Choose one first.

# On the board and beside it.

burg_appenzell-board = Castle
burg_appenzell-roof-tiled = slate
burg_appenzell-roof-thatched = thatched
burg_appenzell-roof-copper = copper
burg_appenzell-place = { $cell }, { $what }
burg_appenzell-place-and = { $place }, { $more }
burg_appenzell-place-roof = { $kind } roof { $room }
burg_appenzell-place-roof-over = { $roof }, seen under it: { $tile }
burg_appenzell-place-roof-ended = { $roof }, under it: { $tile }
burg_appenzell-place-tower = tower
burg_appenzell-place-solid = solid stone
burg_appenzell-place-floor = floor
burg_appenzell-place-mouse = { $seat }’s mouse
burg_appenzell-place-choosable = free
burg_appenzell-place-chosen = chosen
burg_appenzell-place-goes = goes there from here
burg_appenzell-place-reachable = { $cost ->
    [one] one action away
   *[other] { $cost } actions away
}
burg_appenzell-place-reachable-several = { $costs } actions away
burg_appenzell-place-cost = { $cost }
burg_appenzell-place-costs = { $cost } or { $more }
burg_appenzell-place-brings = wins a chip: { $cheese }
burg_appenzell-place-enterable = a mouse can come in here
burg_appenzell-place-liftable = can be lifted
burg_appenzell-place-slot = pennant, { $line }
burg_appenzell-place-pushes = pushes in: { $tile }
burg_appenzell-place-pinned = chosen
burg_appenzell-place-out = drops out: { $tile }
burg_appenzell-place-falls = { $seat }’s mouse at { $cell } falls
burg_appenzell-place-gains = { $seat } gets a chip: { $cheese }
burg_appenzell-place-ends = the game ends
burg_appenzell-place-ends-won = the game ends and { $seat } wins
burg_appenzell-tip = { $what }

burg_appenzell-actions-left = { $count ->
    [0] no actions left
    [one] 1 action left
   *[other] { $count } actions left
}
burg_appenzell-pen-supply = supply
burg_appenzell-pen-castle = in castle
burg_appenzell-pen-fallen = fallen
burg_appenzell-mice-supply = { $count ->
    [0] { $seat } has no mice in the supply
    [one] { $seat } has one mouse in the supply
   *[other] { $seat } has { $count } mice in the supply
}
burg_appenzell-mice-castle = { $count ->
    [0] { $seat } has no mice in the castle
    [one] { $seat } has one mouse in the castle
   *[other] { $seat } has { $count } mice in the castle
}
burg_appenzell-mice-fallen = { $count ->
    [0] { $seat } has lost no mice
    [one] { $seat } has lost one mouse
    [2] { $seat } has lost two mice, and losing a third ends the game
   *[other] { $seat } has lost { $count } mice
}
burg_appenzell-supply-tip = A mouse comes in by a tower
burg_appenzell-chips = { $count } of { $goal } kinds of cheese
burg_appenzell-chips-over = { $seat } has no cheese
burg_appenzell-chips-none = { $seat } has no cheese yet; { $goal } kinds win
burg_appenzell-chips-words = { $seat } has { $count } of { $goal } kinds of cheese: { $cheeses }
burg_appenzell-spare = Spare tile: { $tile }
burg_appenzell-spare-none = No tiles laid out yet
burg_appenzell-goal = { $goal } kinds of cheese win
burg_appenzell-winning-step = One more kind of cheese wins
burg_appenzell-idle-left = { $count ->
    [one] Without a chip or fall, ends after this turn
   *[other] Without a chip or fall, ends in { $count } turns
}

burg_appenzell-action-end = End turn
burg_appenzell-action-end-covers = { $count ->
    [one] after this turn roof { $rooms } goes back on
   *[other] after this turn roofs { $rooms } go back on
}
burg_appenzell-action-push = Push

burg_appenzell-status-starting = Who begins?
burg_appenzell-status-dealing = The floor is laid out.
burg_appenzell-status-tower = { $seat }: choose a tower for your first mouse.
burg_appenzell-status-towers = { $seat } chooses a tower.
burg_appenzell-status-acts = It’s { $seat }’s turn.
burg_appenzell-status-choose = { $seat }: choose among { $what }.
burg_appenzell-choose-mice = mice
burg_appenzell-choose-roofs = roofs
burg_appenzell-choose-towers = towers
burg_appenzell-choose-supply = mice in supply
burg_appenzell-choose-pennants = pennants
burg_appenzell-status-mouse = { $seat }: where should this mouse run, or which roof should it lift?
burg_appenzell-status-mouse-runs = { $seat }: where should this mouse run? The number is what it costs.
burg_appenzell-status-mouse-lifts = { $seat }: which roof should this mouse lift?
burg_appenzell-status-mouse-stuck = { $seat }: this mouse can neither run nor lift a roof. Choose something else.
burg_appenzell-status-supply = { $seat }: which ringed tower should a mouse come in by?
burg_appenzell-status-over-tower = { $seat }: where should the mouse over this tower land?
burg_appenzell-status-which-mouse = { $seat }: which mouse goes there?
burg_appenzell-status-which-tower = { $seat }: which tower should it come in by?
burg_appenzell-status-pinned = { $seat }: push the tile ({ $tile }) into { $line }? Press there again.
burg_appenzell-status-pinned-end = { $seat }: push into { $line }? That ends the game.
burg_appenzell-status-pinned-end-won = { $seat }: push into { $line }? That ends the game, and { $winner } wins.
burg_appenzell-status-done = { $count ->
    [0] { $seat }: no actions left. End your turn.
   *[other] { $seat }: nothing left to do. End your turn.
}
burg_appenzell-status-won-goal = { $seat } wins with { $count } kinds of cheese!
burg_appenzell-status-won-falls = { $seat } wins: a player’s third mouse has fallen!
burg_appenzell-status-won-idle = { $seat } wins with { $count ->
    [one] one kind
   *[other] { $count } kinds
} of cheese!
burg_appenzell-note-fallen = { $count } fallen
burg_appenzell-won-goal = With the last chip: { $lead }.
burg_appenzell-won-falls = { $count ->
    [one] { $losers } lost a third mouse
   *[other] { $losers } lost a third mouse each
}: { $lead }.
burg_appenzell-won-idle = { $turns } turns in a row brought nothing: { $lead }.
burg_appenzell-lead = { $margin ->
    [one] one kind
   *[other] { $margin } kinds
} ahead of { $others }
burg_appenzell-lead-level = tied with { $others }, but first in turn order after { $turn }
burg_appenzell-lead-alone = nobody else is left

burg_appenzell-keys-mouse = Choose a mouse by its number

# What a plan brings, for all to see. Each goes on after “plan-for”.
burg_appenzell-gain-chip = wins the { burg_appenzell-cheese }
burg_appenzell-gain-look = { $count ->
    [one] shows a tile nobody has seen yet
   *[other] shows { $count } tiles nobody has seen yet
}

# Plans: why a move is better than the next best. Each goes on after “plan-for”.
burg_appenzell-term-chips = { $amount ->
    [0] makes a chip more likely
    [one] wins about one more chip
   *[other] wins about { $amount } more chips
}
burg_appenzell-term-chips-less = { $amount ->
    [0] makes a chip less likely
    [one] wins about one chip less
   *[other] wins about { $amount } fewer chips
}
burg_appenzell-term-falls = keeps a mouse from falling
burg_appenzell-term-falls-less = puts a mouse in danger
burg_appenzell-term-mice = gets another mouse into the castle
burg_appenzell-term-mice-less = leaves a mouse outside
burg_appenzell-term-danger = keeps the mice safer from the next push
burg_appenzell-term-danger-less = leaves the mice less safe from the next push
burg_appenzell-term-cheese = makes the { burg_appenzell-cheese } easier to reach
burg_appenzell-term-cheese-less = makes the { burg_appenzell-cheese } harder to reach
burg_appenzell-term-rivals = leaves { $rivals } less to win
burg_appenzell-term-rivals-less = leaves { $rivals } more to win
burg_appenzell-rivals-chips = makes it harder for { $rivals } to win a chip
burg_appenzell-rivals-chips-less = makes it easier for { $rivals } to win a chip
burg_appenzell-rivals-cheese = makes the { burg_appenzell-cheese } harder for { $rivals } to reach
burg_appenzell-rivals-cheese-less = makes the { burg_appenzell-cheese } easier for { $rivals } to reach

# Why undo stops: what has happened since.
burg_appenzell-undo-covered = A roof has closed since, so going back would be cheating.
burg_appenzell-undo-pushed = A tile has slid under a roof since, so going back would be cheating.
burg_appenzell-undo-uncovered = A roof has come off since, and everyone has seen the floor under it.
burg_appenzell-undo-tile = A tile has come out from under a roof since, and everyone has seen it.
burg_appenzell-undo-over = The game is over, and all the roofs are off.
