# Zatre: everything this game says, in English.

zatre-name = Zatre
zatre-tagline = Lay tiles to make lines of 10, 11 and 12
zatre-aim = Lay tiles in straight lines that add up to 10, 11 or 12. The higher the line, the more points on your sheet. When the bag is empty, the highest total wins.
zatre-score = { $count ->
    [one] one point
   *[other] { $count } points
}
zatre-option-keep_by_choice = You may end your turn even if a tile still fits
zatre-option-partners = Neighbours are partners and share a sheet

zatre-log-start-draw = { $seat } draws a { $tile } for the start.
zatre-log-start-decided = { $seat } draws a { $tile }. { $starter } begins.
zatre-log-draw = { $count ->
    [one] { $seat } draws a tile.
   *[other] { $seat } draws { $count } tiles.
}
zatre-log-draw-open = { $seat } draws { $tiles }.
zatre-log-deal-out = Nothing fits any more: { $seat } gets a { $tile } from the bag.
zatre-log-place = { $seat } lays a { $tile } at { $cell }.
zatre-log-forced = { $seat } lays a { $tile } at { $cell }, a light square, because it fits nowhere else.
zatre-log-end-nothing = { $seat } scores nothing.
zatre-log-end-nothing-kept = { $kept ->
    [one] { $seat } scores nothing and keeps a tile.
   *[other] { $seat } scores nothing and keeps { $kept } tiles.
}
zatre-log-end = { $seat } scores { $entry }.
zatre-log-end-kept = { $kept ->
    [one] { $seat } scores { $entry } and keeps a tile.
   *[other] { $seat } scores { $entry } and keeps { $kept } tiles.
}

zatre-deed-start = { $seat } draws to see who begins.
zatre-deed-draw = { $count ->
    [one] { $seat } draws a tile.
   *[other] { $seat } draws { $count } tiles.
}
zatre-deed-deal = { $seat } gets a tile from the bag.
zatre-deed-lay = { $seat } lays a { $tile }.
zatre-deed-end = { $seat } ends the turn.

zatre-tell-empty = The bag is empty: this is the last turn
zatre-turn-enters = { $seat } scores { $entry }: lays { $tiles }.
zatre-turn-nothing = { $seat } scores nothing: lays { $tiles }.
zatre-turn-none = { $seat } lays no tile.

zatre-entered-lines = { $count ->
    [one] { $sum ->
        [11] an 11
       *[other] a { $sum }
    } ({ $points } { $points ->
        [one] point
       *[other] points
    })
   *[other] { $count } × { $sum } ({ $points } points)
}
zatre-entered-crosses = { $count ->
    [one] a cross
   *[other] { $count } crosses
}
zatre-line-row = row { $terms } = { $sum }
zatre-line-column = column { $terms } = { $sum }

zatre-move-place = lay the { $tile } at { $cell }
zatre-move-end-turn = end the turn
zatre-moves-place = lay the { $tile }

zatre-refuse-seats = Zatre is for 2 to 6 players, not { $seats }.
zatre-refuse-partners = Partners need 4 or 6 players, not { $seats }.
zatre-refuse-over = The game is over.
zatre-refuse-start-draw-seat = It’s { $seat }’s turn to draw for the start.
zatre-refuse-start-draw-due = Everyone draws a tile for the start first.
zatre-refuse-start-is-over = The draw for the start is over.
zatre-refuse-draw-seat = It’s { $seat }’s turn to draw.
zatre-refuse-draw-count = { $seat } has to draw { $due }, not { $drawn }.
zatre-refuse-draw-due = { $seat } has to draw first.
zatre-refuse-draw-not-due = { $seat } doesn’t draw now.
zatre-refuse-deal-seat = The next tile goes to { $seat }.
zatre-refuse-dealing = First the rest of the bag is dealt out.
zatre-refuse-deal-not-due = Some tiles still fit, so nothing is dealt out yet.
zatre-refuse-deal-later = Nothing fits any more, but the bag is dealt out only at the start of a turn.
zatre-refuse-deal-team = Nothing fits any more, but the bag is dealt out only before a team starts its turns.
zatre-refuse-not-in-bag = { $left ->
    [0] There’s no { $tile } left in the bag.
    [one] There’s only one { $tile } left in the bag.
   *[other] There are only { $left } tiles of { $tile } left in the bag.
}
zatre-refuse-seat = It’s { $seat }’s turn to lay.
zatre-refuse-off-board = There’s no square at { $cell }.
zatre-refuse-not-in-hand = There’s no { $tile } in this hand.
zatre-refuse-pick-first = At { $cell } several of your tiles fit: { $tiles }. Pick one of them first.
zatre-refuse-hand-empty = { $seat } has no tiles left to lay at { $cell }.
zatre-refuse-others-hand = These tiles are { $seat }’s. Only { $seat } can lay them.
zatre-refuse-picked-already = The { $tile } is already picked; { $seat } has no other number. Now choose a square for it.
zatre-refuse-not-red = The first tile goes on the red square in the middle.
zatre-refuse-covered = There’s a { $there } at { $cell } already.
zatre-refuse-no-neighbour = A tile has to lie beside another one, and { $cell } has no neighbour yet.
zatre-refuse-row-too-high = That row would add up to { $terms } = { $sum }. Rows can’t go over 12.
zatre-refuse-column-too-high = That column would add up to { $terms } = { $sum }. Columns can’t go over 12.
zatre-refuse-light = { $left ->
    [one] A light square needs a line of 10, 11 or 12. The { $tile } brings it to { $sum }, and your last tile can’t complete it.
   *[other] A light square needs a line of 10, 11 or 12. The { $tile } brings it to { $sum }, and your other tiles can’t complete it.
}
zatre-refuse-light-last = A light square needs a line of 10, 11 or 12. The { $tile } brings it to { $sum }, and you have no tile left to complete it.
zatre-refuse-open-cell = { $left ->
    [one] The light square at { $open } still needs a line of 10, 11 or 12, and your last tile couldn’t complete it.
   *[other] The light square at { $open } still needs a line of 10, 11 or 12, and your other tiles couldn’t complete it.
}
zatre-refuse-open-cell-last = The light square at { $open } still needs a line of 10, 11 or 12, and you’d have no tile left to complete it.
zatre-refuse-open-cells = The light squares at { $cells } would each need a line of 10, 11 or 12. The { $left ->
    [one] tile
   *[other] tiles
} you have left could complete any of them, but not all.
zatre-refuse-open-cells-at = { $cell }
zatre-refuse-end-open = The light square at { $cell } still needs a line of 10, 11 or 12.
zatre-refuse-end = The { $tile } still fits, and what fits must be laid.
zatre-refuse-keep-opening = In the opening turn, you lay every tile.
zatre-refuse-keep-idle = You can end your turn early only after drawing or laying a tile.

# On the board and beside it.

zatre-board = Board
zatre-ground-dark = dark
zatre-ground-light = light
zatre-ground-red = red
zatre-cell-empty = { $cell }, { $ground }, empty
zatre-cell-legal = { $cell }, { $ground }, empty, { $picked } fits
zatre-cell-opening = { $cell }, { $ground }, empty, { $picked } fits, to be completed this turn
zatre-cell-forced = { $cell }, { $ground }, empty, { $picked } fits, without a cross
zatre-cell-tile = { $cell }, { $tile }
zatre-cell-laid = { $cell }, { $tile }, laid this turn
zatre-cell-open = { $cell }, { $tile }, laid this turn, still needs a line of 10, 11 or 12
zatre-cell-makes = { $cell }: { $lines }
zatre-open-cell = This light square still needs a line of 10, 11 or 12. Its row makes { $across }, its column { $down }.
zatre-prospect-opening = Another tile this turn has to complete a line of 10, 11 or 12 through here.
zatre-prospect-forced = The { $tile } fits nowhere else, so it may go on a light square. It earns no cross.
zatre-badge-sum = { $sum }
zatre-badge-scoring = { $sum }: { $points }
zatre-badge-gain = +{ $points }
zatre-badge-missing = +{ $least }–{ $most }

zatre-rack-tile = tile { $tile }
zatre-rack-picked = tile { $tile }, picked
zatre-rack-backs = { $count ->
    [one] one tile, face down
   *[other] { $count } tiles, face down
}
zatre-rack-empty = no tiles

zatre-sheet-double = ×2
zatre-sheet-bonus = bonus
zatre-sheet-total = total
zatre-sheet-fold = { $last ->
    [1] row 1
   *[other] rows 1–{ $last }
}
zatre-sheet-rows = rows
zatre-sheet-left = tiles left in hand
zatre-sheet-minus = −{ $pips }
zatre-sheet-empty = Score sheet, empty
zatre-sheet-words = Score sheet, total { $total }: { $rows }
zatre-sheet-row = row { $number } with { $ten }, { $eleven }, { $twelve } is worth { $value }
zatre-sheet-row-doubled = row { $number } with a cross, { $ten }, { $eleven }, { $twelve } is worth { $value }

zatre-bag = { $count ->
    [0] The bag is empty
    [one] One tile in the bag
   *[other] { $count } tiles in the bag
}
zatre-bag-open = What’s left?
zatre-bag-close = Hide what’s left
zatre-bag-holds = In the bag:
zatre-bag-unseen = Not seen yet, in the bag or in a hidden hand:
zatre-bag-times = × { $count }
zatre-bag-of = tile { $tile }: { $count }

zatre-action-draw = { $count ->
    [one] Draw a tile
   *[other] Draw { $count } tiles
}
zatre-action-take-up = Pick up the tiles
zatre-action-end = End turn
zatre-action-end-enters = scores { $entry }
zatre-action-end-nothing = scores nothing

zatre-status-starting = Everyone draws a tile for the start: { $seat } draws.
zatre-status-draw = { $count ->
    [one] { $seat }: draw a tile.
   *[other] { $seat }: draw { $count } tiles.
}
zatre-status-draws = { $count ->
    [one] { $seat } draws a tile.
   *[other] { $seat } draws { $count } tiles.
}
zatre-status-dealing = Nothing fits any more. The rest of the bag is dealt out: { $seat } gets a tile.
zatre-status-take-up = { $seat }: pick up the tiles.
zatre-status-lays = { $seat } lays tiles.
zatre-status-lay-first = { $seat }: lay the first tile on the red square ({ $count } left).
zatre-status-lay = { $seat }: lay the { $tile } ({ $count } left).
zatre-status-pick = { $seat }: pick a tile, then a square for it ({ $count } left).
zatre-status-lay-or-end = { $seat }: lay a tile ({ $count } left), or end your turn.
zatre-status-open = { $seat }: the light square still needs a line of 10, 11 or 12.
zatre-status-all-laid = { $seat }: all your tiles are laid. End your turn.
zatre-status-nothing-fits = { $seat }: nothing fits any more. End your turn.
zatre-status-over = { $count ->
    [one] { $winners } wins with { $total } points!
   *[other] { $winners } share the win with { $total } points!
}
zatre-status-team-won = { $team } win with { $total } points!
zatre-winner = { $seat }
zatre-won-by = { $margin ->
    [one] A single point
   *[other] { $margin } points
} ahead of { $others }{ $last ->
    [yes] , on the last tile
   *[no] {""}
}.
zatre-won-level = Tied on { $score } points{ $last ->
    [yes] , on the last tile
   *[no] {""}
}.

zatre-note-drew = drew a { $tile }
zatre-note-holds = { $count ->
    [one] holds 1 tile
   *[other] holds { $count } tiles
}
zatre-note-keeps = { $count ->
    [one] keeps 1 tile
   *[other] keeps { $count } tiles
}
zatre-note-minus = −{ $pips } for tiles left
zatre-note-with = with { $partner }

# What a plan brings, for all to see. Each goes on after “plan-for”.
zatre-gain = { $count ->
    [0] { zatre-gain-points }
   *[other] { zatre-gain-points } and { zatre-entered-crosses }
}
zatre-gain-points = { $amount ->
    [one] scores one point
   *[other] scores { $amount } points
}

# Plans: why a move is better than the next best. Each goes on after “plan-for”.
zatre-term-boxes = { $amount ->
    [0] scores a little more
    [one] scores about one point more
   *[other] scores about { $amount } points more
}
zatre-term-boxes-less = { $amount ->
    [0] scores a little less
    [one] scores about one point less
   *[other] scores about { $amount } points less
}
zatre-term-bonuses = { $amount ->
    [0] completes rows a little more often
    [one] earns about one more bonus point
   *[other] earns about { $amount } more bonus points
}
zatre-term-bonuses-less = { $amount ->
    [0] completes rows a little less often
    [one] earns about one bonus point less
   *[other] earns about { $amount } bonus points less
}
zatre-term-doublings = { $amount ->
    [0] doubles a little more
    [one] doubles about one point more
   *[other] doubles about { $amount } points more
}
zatre-term-doublings-less = { $amount ->
    [0] doubles a little less
    [one] doubles about one point less
   *[other] doubles about { $amount } points less
}
zatre-term-later = { $amount ->
    [0] sets up a little more for later
    [one] sets up about one point more for later
   *[other] sets up about { $amount } points more for later
}
zatre-term-later-less = { $amount ->
    [0] sets up a little less for later
    [one] sets up about one point less for later
   *[other] sets up about { $amount } points less for later
}
zatre-term-pips = { $amount ->
    [0] keeps slightly better tiles
    [one] saves about one point on kept tiles
   *[other] saves about { $amount } points on kept tiles
}
zatre-term-pips-less = { $amount ->
    [0] keeps slightly worse tiles
    [one] pays about one point for kept tiles
   *[other] pays about { $amount } points for kept tiles
}
zatre-term-rivals = { $amount ->
    [0] leaves { $rivals } a little less
    [one] leaves { $rivals } about one point less
   *[other] leaves { $rivals } about { $amount } points less
}
zatre-term-rivals-less = { $amount ->
    [0] leaves { $rivals } a little more
    [one] leaves { $rivals } about one point more
   *[other] leaves { $rivals } about { $amount } points more
}

# Why undo stops: what has happened since.
zatre-undo-drawn = Tiles have been drawn since.
zatre-undo-told = That turn has ended, and that told everyone something about hidden tiles.
