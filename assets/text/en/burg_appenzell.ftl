# Burg Appenzell: everything this game says, in English.

burg_appenzell-name = Burg Appenzell
burg_appenzell-tagline = Send mice under the roofs of a castle with a sliding floor
burg_appenzell-option-side = Side of the board
burg_appenzell-option-side-A = A
burg_appenzell-option-side-B = B
burg_appenzell-option-goal = How many kinds of cheese win (5 or 6 for a longer game, best with 2 or 3 players)
burg_appenzell-option-memory_help = Show under the roofs what has been seen

burg_appenzell-cheese = { $kind ->
    [1] Emmental
    [2] Cheddar
    [3] Sage Derby
    [4] Neufchâtel
    [5] Edam
    [6] Roquefort
   *[other] Brie
}
burg_appenzell-tile-blank = blank
burg_appenzell-tile-trap = trap
burg_appenzell-room = { $room }
burg_appenzell-slot-north = column { $number } from above
burg_appenzell-slot-south = column { $number } from below
burg_appenzell-slot-west = row { $number } from the left
burg_appenzell-slot-east = row { $number } from the right

burg_appenzell-told-start = { $seat } begins.
burg_appenzell-told-tiles = The floor is laid out, and all roofs are on.
burg_appenzell-told-tower = { $seat } puts a mouse into the tower at { $cell }.
burg_appenzell-told-uncover = { $seat } lifts roof { $room }.
burg_appenzell-told-run = { $seat } runs from { $from } to { $cell }.
burg_appenzell-told-jump = { $seat } jumps from { $from } to { $cell } for { $cost } actions.
burg_appenzell-told-enter = { $seat } brings a mouse into the tower at { $tower }.
burg_appenzell-told-enter-jump = { $seat } brings a mouse over the tower at { $tower } to { $cell } for { $cost } actions.
burg_appenzell-told-push = { $seat } pushes into { $line }.
burg_appenzell-told-end = { $count ->
    [0] { $seat } ends the turn.
    [one] { $seat } ends the turn. Roof { $rooms } goes back on.
   *[other] { $seat } ends the turn. Roofs { $rooms } go back on.
}
burg_appenzell-told-fall = { $count ->
    [one] A mouse of { $seat } falls into a trap.
    [2] Two mice of { $seat } fall into traps.
   *[other] Three mice of { $seat } fall into traps.
}
burg_appenzell-told-chips = { $seat } collects { $cheeses }.
burg_appenzell-told-goal = { $seat } has cheese enough and wins.
burg_appenzell-told-falls = The third mouse of one owner has fallen, and { $seat } wins.
burg_appenzell-told-idle = { $turns } turns in a row have brought nothing, and { $seat } wins.
burg_appenzell-told-then = { $before } { $next }

burg_appenzell-move-tower = put a mouse into the tower at { $cell }
burg_appenzell-move-uncover = lift roof { $room }
burg_appenzell-move-run = run from { $from } to { $cell }
burg_appenzell-move-enter = bring a mouse into the tower at { $tower }
burg_appenzell-move-enter-jump = bring a mouse over the tower at { $tower } to { $cell }
burg_appenzell-move-push = push into { $line }
burg_appenzell-move-end-turn = end the turn

burg_appenzell-refuse-seats = Burg Appenzell is played by 2 to 4, not by { $seats }.
burg_appenzell-refuse-over = The game is over.
burg_appenzell-refuse-start-seat = There is no seat { $number } here, only { $seats } seats.
burg_appenzell-refuse-start-due = First it is decided who begins.
burg_appenzell-refuse-tiles-due = First the tiles are laid out.
burg_appenzell-refuse-tiles-number = { $due } tiles lie in the castle, not { $given }.
burg_appenzell-refuse-tiles-kind = Of the 34 tiles, { $due } are { $tile }, not { $given }.
burg_appenzell-refuse-set-up-is-over = The game has been set up already.
burg_appenzell-refuse-tower-seat = It is { $seat } who chooses a tower now.
burg_appenzell-refuse-tower-due = First { $seat } puts a mouse into a tower.
burg_appenzell-refuse-tower-taken = A mouse of { $seat } is in the tower at { $cell }.
burg_appenzell-refuse-no-tower = There is no tower at { $cell }.
burg_appenzell-refuse-seat = It is { $seat }’s turn.
burg_appenzell-refuse-no-actions = { $seat } has used all four actions of this turn.
burg_appenzell-refuse-uncovered = Roof { $room } has been lifted already.
burg_appenzell-refuse-roof-too-far = No mouse of { $seat } is beside roof { $room }.
burg_appenzell-refuse-no-mouse = No mouse of { $seat } is at { $from }.
burg_appenzell-refuse-stays = The mouse is at { $cell } already.
burg_appenzell-refuse-outside = Nobody leaves the castle, and { $cell } is outside.
burg_appenzell-refuse-into-tower = Nobody runs into a tower, and there is one at { $cell }.
burg_appenzell-refuse-occupied = A mouse of { $seat } is at { $cell }, and there is room for one.
burg_appenzell-refuse-roof = Roof { $room } is still over { $cell }.
burg_appenzell-refuse-trap = There is a trap at { $cell }.
burg_appenzell-refuse-diagonal = Mice never run diagonally, as from { $from } to { $cell }.
burg_appenzell-refuse-no-way = From { $from } to { $cell } there is no way in one run: every cell jumped over has to have a mouse on it.
burg_appenzell-refuse-cost = { $left ->
    [one] This way to { $cell } takes { $cost } actions, and { $seat } has only one left.
   *[other] This way to { $cell } takes { $cost } actions, and { $seat } has only { $left } left.
}
burg_appenzell-refuse-no-supply = { $seat } has no more mice to bring in.
burg_appenzell-refuse-tower-is-free = The tower at { $tower } is free, so a mouse that enters stops there.
burg_appenzell-refuse-pushed = { $seat } has pushed this turn already, into { $line }.
