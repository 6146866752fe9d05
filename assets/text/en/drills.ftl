# Drills: short tasks without end, each of which trains one skill.

go-drills = Drills
drills-title = Drills
drills-invitation = Short tasks, one skill each.
drills-tried-of = { $tried } of { $count } tried
drills-legend = Every right answer counts. The third mistake ends the run.
drills-best = Best: { $count }
drills-no-best = Not tried yet
drills-calm = Take your time: no clock
drill-start = Start
drill-start-of = { $drill }: start

# A run.
drill-score = Right: { $count }
drill-mistakes = { $count } of { $most } mistakes
drill-seconds = { $count ->
    [one] 1 second left
   *[other] { $count } seconds left
}
drill-time-up = Time’s up.
drill-next = Next
drill-again = Again
drill-all = All drills
drill-over = { $count ->
    [one] The run is over: one right answer.
   *[other] The run is over: { $count } right answers.
}
drill-new-best = That’s your best run so far!
drill-best = Your best run: { $count }

# Zatre: the best cell.
drill-best-cell-name = Best square
drill-best-cell-about = Lay the tile where it makes the most points.
drill-best-cell-question = Lay the tile where it makes the most points.
drill-best-cell-right = { $points ->
    [one] 1 point: no other square makes any.
   *[other] { $points } points: no other square makes as many.
}
drill-best-cell-wrong = { $points ->
    [0] Nothing here. At { $cell } it makes { $best }.
    [one] 1 point here. At { $cell } it makes { $best }.
   *[other] { $points } points here. At { $cell } it makes { $best }.
}
drill-best-cell-missed = { $best ->
    [one] At { $cell } the tile makes 1 point.
   *[other] At { $cell } the tile makes { $best } points.
}
drills-who = Who is practising?
