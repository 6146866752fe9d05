# Zatre: everything this game says, in English.

zatre-name = Zatre
zatre-tagline = Lay tiles to make rows of 10, 11 and 12
zatre-aim = Tiles in a straight line that add up to 10, 11 or 12 bring points on your sheet, more for a higher sum. When the bag is empty, the highest total wins.
zatre-score = { $count ->
    [one] one point
   *[other] { $count } points
}
zatre-option-keep_by_choice = A turn may end although a tile could still be laid
zatre-option-partners = Neighbours play as partners and share a sheet

zatre-log-start-draw = { $seat } draws a { $tile } for the start.
zatre-log-start-decided = { $seat } draws a { $tile }. { $starter } begins.
zatre-log-draw = { $count ->
    [one] { $seat } draws a tile.
   *[other] { $seat } draws { $count } tiles.
}
zatre-log-deal-out = Nothing fits any more: { $seat } gets a { $tile } from the bag.
zatre-log-place = { $seat } lays a { $tile } at { $cell }.
zatre-log-forced = { $seat } lays a { $tile } at { $cell }, a light cell, because it fits nowhere else.
zatre-log-end-nothing = { $seat } ends the turn without points.
zatre-log-end-nothing-kept = { $kept ->
    [one] { $seat } ends the turn without points and keeps a tile.
   *[other] { $seat } ends the turn without points and keeps { $kept } tiles.
}
zatre-log-end = { $seat } enters { $entry }.
zatre-log-end-kept = { $kept ->
    [one] { $seat } enters { $entry } and keeps a tile.
   *[other] { $seat } enters { $entry } and keeps { $kept } tiles.
}

zatre-deed-start = { $seat } draws to see who begins.
zatre-deed-draw = { $count ->
    [one] { $seat } draws a tile.
   *[other] { $seat } draws { $count } tiles.
}
zatre-deed-deal = { $seat } gets a tile from the bag.
zatre-deed-lay = { $seat } lays a { $tile }.
zatre-deed-end = { $seat } ends the turn.

zatre-tell-empty = The bag is empty: the last turn
zatre-turn-enters = { $seat } enters { $entry }: lays { $tiles }.
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

zatre-refuse-seats = Zatre is played by 2 to 6, not by { $seats }.
zatre-refuse-partners = Partners need 4 or 6 players, not { $seats }.
zatre-refuse-over = The game is over.
zatre-refuse-start-draw-seat = It is { $seat } who draws for the start now.
zatre-refuse-start-draw-due = First everyone draws a tile for the start.
zatre-refuse-start-is-over = The draw for the start is over.
zatre-refuse-draw-seat = It is { $seat } who draws now.
zatre-refuse-draw-count = { $seat } has to draw { $due }, not { $drawn }.
zatre-refuse-draw-due = { $seat } has to draw first.
zatre-refuse-draw-not-due = No draw is due for { $seat } now.
zatre-refuse-deal-seat = The next tile goes to { $seat }.
zatre-refuse-dealing = The rest of the bag is being dealt out.
zatre-refuse-deal-not-due = Tiles still fit, so the bag is not dealt out.
zatre-refuse-deal-later = Nothing fits any more, but the rest of the bag is dealt out only at the start of a turn.
zatre-refuse-deal-team = Nothing fits any more, but the rest of the bag is dealt out only before a team begins its turns.
zatre-refuse-not-in-bag = { $left ->
    [0] There is no { $tile } left in the bag.
    [one] There is only one { $tile } left in the bag.
   *[other] There are only { $left } tiles of { $tile } left in the bag.
}
zatre-refuse-seat = It’s { $seat }’s turn to lay.
zatre-refuse-off-board = There is no cell at { $cell }.
zatre-refuse-not-in-hand = There is no { $tile } in this hand.
zatre-refuse-pick-first = At { $cell } several of your tiles fit: { $tiles }. First pick one of them.
zatre-refuse-hand-empty = { $seat } has laid every tile. Nothing is left to lay at { $cell }.
zatre-refuse-others-hand = These tiles are { $seat }’s. Only { $seat } lays them.
zatre-refuse-picked-already = The { $tile } is picked already: { $seat } has no other number. Now choose a cell for it.
zatre-refuse-not-red = The first tile goes on the red cell in the middle.
zatre-refuse-covered = A { $there } already lies at { $cell }.
zatre-refuse-no-neighbour = A tile has to lie beside another one; { $cell } has no neighbour yet.
zatre-refuse-row-too-high = This would make the row { $terms } = { $sum }; no row may pass 12.
zatre-refuse-column-too-high = This would make the column { $terms } = { $sum }; no column may pass 12.
zatre-refuse-light = { $left ->
    [one] A light cell needs a line of 10, 11 or 12. With the { $tile } it comes to { $sum }, and the tile left cannot complete it.
   *[other] A light cell needs a line of 10, 11 or 12. With the { $tile } it comes to { $sum }, and the tiles left cannot complete it.
}
zatre-refuse-light-last = A light cell needs a line of 10, 11 or 12. With the { $tile } it comes to { $sum }, and no tile is left to complete it.
zatre-refuse-open-cell = { $left ->
    [one] The light cell at { $open } still needs a line of 10, 11 or 12. After this the tile left could not complete it.
   *[other] The light cell at { $open } still needs a line of 10, 11 or 12. After this the tiles left could not complete it.
}
zatre-refuse-open-cell-last = The light cell at { $open } still needs a line of 10, 11 or 12. After this no tile is left to complete it.
zatre-refuse-open-cells = The light cells at { $cells } would each need a line of 10, 11 or 12. After this { $left ->
    [one] the tile
   *[other] the tiles
} left could complete any of them, but not all.
zatre-refuse-open-cells-at = { $cell }
zatre-refuse-end-open = The light cell at { $cell } still needs a line of 10, 11 or 12.
zatre-refuse-end = The { $tile } can still be laid, and what can be laid must be.
zatre-refuse-keep-opening = In the opening turn every tile is laid.
zatre-refuse-keep-idle = A turn can end early only after drawing or laying a tile.

# On the board and beside it.

zatre-board = Board
zatre-ground-dark = dark
zatre-ground-light = light
zatre-ground-red = red
zatre-cell-empty = { $cell }, { $ground }, empty
zatre-cell-legal = { $cell }, { $ground }, empty, legal for { $picked }
zatre-cell-opening = { $cell }, { $ground }, empty, legal for { $picked }, to be completed this turn
zatre-cell-forced = { $cell }, { $ground }, empty, legal for { $picked }, without a cross
zatre-cell-tile = { $cell }, { $tile }
zatre-cell-laid = { $cell }, { $tile }, laid this turn
zatre-cell-open = { $cell }, { $tile }, laid this turn, still needs a line of 10, 11 or 12
zatre-cell-makes = { $cell }: { $lines }
zatre-open-cell = This light cell still needs a line of 10, 11 or 12. Its row makes { $across }, its column { $down }.
zatre-prospect-opening = A later tile of this turn must complete a line of 10, 11 or 12 through here.
zatre-prospect-forced = The { $tile } fits nowhere else, so it may lie on a light cell. It earns no cross.
zatre-badge-sum = { $sum }
zatre-badge-scoring = { $sum } · { $points }
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
zatre-bag-open = What is left?
zatre-bag-close = Hide what is left
zatre-bag-holds = In the bag:
zatre-bag-unseen = Not seen yet, in the bag or in a hidden hand:
zatre-bag-times = × { $count }
zatre-bag-of = tile { $tile }: { $count }

zatre-action-draw = { $count ->
    [one] Draw a tile
   *[other] Draw { $count } tiles
}
zatre-action-take-up = Take up the tiles
zatre-action-end = End turn
zatre-action-end-enters = enters { $entry }
zatre-action-end-nothing = enters nothing

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
zatre-status-take-up = { $seat }: take up the tiles.
zatre-status-lays = { $seat } is to lay.
zatre-status-lay-first = { $seat }: lay the first tile on the red cell ({ $count } left).
zatre-status-lay = { $seat }: lay the { $tile } ({ $count } left).
zatre-status-pick = { $seat }: pick a tile, then a cell for it ({ $count } left).
zatre-status-lay-or-end = { $seat }: lay a tile ({ $count } left), or end the turn.
zatre-status-open = { $seat }: the light cell still needs a line of 10, 11 or 12.
zatre-status-all-laid = { $seat }: all tiles are laid. End the turn.
zatre-status-nothing-fits = { $seat }: nothing fits any more. End the turn.
zatre-status-over = { $count ->
    [one] { $winners } wins with { $total } points!
   *[other] { $winners } share the win with { $total } points!
}
zatre-winner = { $seat }
zatre-won-by = { $margin ->
    [one] A single point
   *[other] { $margin } points
} ahead of { $others }{ $last ->
    [yes] , on the last tile
   *[no] {""}
}.
zatre-won-level = Level on { $score } points{ $last ->
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
    [0] enters a little more
    [one] enters about one point more
   *[other] enters about { $amount } points more
}
zatre-term-boxes-less = { $amount ->
    [0] enters a little less
    [one] enters about one point less
   *[other] enters about { $amount } points less
}
zatre-term-bonuses = { $amount ->
    [0] completes rows a little more often
    [one] brings about one bonus point more
   *[other] brings about { $amount } bonus points more
}
zatre-term-bonuses-less = { $amount ->
    [0] completes rows a little less often
    [one] brings about one bonus point less
   *[other] brings about { $amount } bonus points less
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
    [0] leaves a little more to come
    [one] leaves about one point more to come
   *[other] leaves about { $amount } points more to come
}
zatre-term-later-less = { $amount ->
    [0] leaves a little less to come
    [one] leaves about one point less to come
   *[other] leaves about { $amount } points less to come
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
