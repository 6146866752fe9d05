# Drills: short tasks without end, each of which trains one skill.

go-drills = Drills
drills-title = Drills
drills-invitation = Short tasks, one skill each.
drills-tried-of = { $done } of { $count } tried
drills-who = Who is practising?
drills-legend = Every right answer counts. The third mistake ends the run.
drill-clock = You have { $first } seconds at first, then less and less, down to { $count }.
drills-best = { $kind ->
    [timed] Best against the clock: { $count }
    [calm] Best without the clock: { $count }
   *[all] Best: { $count }
}
drills-no-best = Not tried yet
drills-calm = Take your time: no clock
drill-start = Start
drill-start-of = { $game }, { $drill }: start

# A run.
drill-score = Right: { $count }
drill-mistakes = { $count } of { $most } mistakes
drill-seconds = { $count ->
    [one] 1 second left
   *[other] { $count } seconds left
}
drill-time-up = Time’s up.
drill-nothing-there = There’s nothing to choose there.
drill-answers-beside = Choose one of the answers beside the board.
drill-next = Next
drill-again = Again
drill-all = All drills
drill-over = { $count ->
    [one] The run is over: one right answer.
   *[other] The run is over: { $count } right answers.
}
drill-new-best = That’s your best run so far!
drill-best = { $kind ->
    [timed] Your best run against the clock: { $count }
    [calm] Your best run without the clock: { $count }
   *[all] Your best run: { $count }
}

# Zatre: the best cell.
drill-best-cell-name = Best square
drill-best-cell-about = Lay the tile where it scores the most points. Lines of 10, 11 and 12 score 1, 2 and 4.
drill-best-cell-hint = A light square, marked ×, only takes the tile in a line of 10, 11 or 12.
drill-best-cell-question = Lay the tile where it scores the most points.
drill-best-cell-right = { $points ->
    [one] 1 point: { $lines }.
   *[other] { $points } points: { $lines }.
}
drill-best-cell-wrong = { $here ->
    [0] Your square scores nothing. { $best }
    [one] Your square scores 1 point. { $best }
   *[other] Your square scores { $here } points. { $best }
}
drill-best-cell-wrong-lines = { $here ->
    [one] Your square scores 1 point: { $lines }. { $best }
   *[other] Your square scores { $here } points: { $lines }. { $best }
}
drill-best-cell-missed = { $points ->
    [one] On the ringed square ({ $cell }) the tile scores 1 point: { $lines }.
   *[other] On the ringed square ({ $cell }) the tile scores { $points } points: { $lines }.
}

# Kalle Kanalratte: follow the lid.
drill-follow-lid-name = Follow the lid
drill-follow-lid-about = Keep your eyes on the rat while the lids are swapped.
drill-follow-lid-hint = With every right answer, it gets a little faster.
drill-follow-lid-watch = Watch the rat’s lid.
drill-follow-lid-question = Where’s the rat?
drill-follow-lid-right = { $count ->
    [one] Right: the rat moved once, and you saw it.
   *[other] Right: the rat moved { $count } times, and you never lost sight of it.
}
drill-follow-lid-wrong = The rat is at { $cell }.

# Burg Appenzell: find the cheese.
drill-find-cheese-name = Find the cheese
drill-find-cheese-about = Remember a cheese, and follow it under the roofs.
drill-find-cheese-hint = A push moves the whole row or column on by one square.
drill-find-cheese-watch = Follow the { $cheese }.
drill-find-cheese-question = Under which roof is the { $cheese } now?
drill-find-cheese-right = { $count ->
    [one] Right: one push moved it here.
   *[other] Right: { $count } pushes moved it here.
}
drill-find-cheese-wrong = { $count ->
    [one] It’s under roof { $room } now: one push moved it.
   *[other] It’s under roof { $room } now: { $count } pushes moved it.
}

# How likely something is.
drill-chance = about { $ways } in { $all }
drill-chance-exact = { $ways } in { $all }

# Rat-a-Tat Roll: what’s the chance?
drill-roll-chance-name = Will you get there?
drill-roll-chance-about = Guess how often the dice take you where you want, and which dice do it best.
drill-roll-chance-hint = The pawn moves clockwise by the total of the dice. A region’s three spaces all bring its card. The black spaces are wild and count for no card here. The spaces that count are ringed.
drill-roll-chance-question = { $count ->
    [one] You roll one die. How likely are you to stop at the card with the { $card }?
   *[other] You roll { $count } dice. How likely are you to stop at the card with the { $card }?
}
drill-roll-chance-verdict = { $ways ->
    [one] 1 of { $all } rolls gets there: { $totals }. { $thumb }
   *[other] { $ways } of { $all } rolls get there: { $totals }. { $thumb }
}
drill-roll-chance-die = It works with { $faces }: { $ways } of { $all }.
drill-roll-chance-thumb = { $dice ->
    [3] With three dice, 10 and 11 come up most often.
   *[other] With two dice, 7 comes up most often.
}
drill-roll-chance-total = { $ways ->
    [one] { $total } in 1 way
   *[other] { $total } in { $ways } ways
}
drill-roll-chance-face = the { $die }
drill-roll-chance-how-many = How many dice most often take you to the card with the { $card }?
drill-roll-chance-how-many-low = Any card up to { $card } is fine. How many dice most often take you to one?
drill-roll-chance-dice = { $count ->
    [1] one die
    [2] two dice
   *[other] three dice
}
drill-roll-chance-which = With one token, what do you re-roll for the best chance of stopping at the card with the { $card }?
drill-roll-chance-which-low = Any card up to { $card } is fine. With one token, what do you re-roll for the best chance of one?
drill-roll-chance-these = { $dice }
drill-roll-chance-has = { $throw }: { $percent }%
drill-roll-chance-compared = You need { $needs }. Your chances with { $first }; { $second }; { $third }. { $lesson }
drill-roll-chance-need = { $near } to { $far } for card { $card }
drill-roll-chance-rule = { $dice ->
    [1] If its region begins 1 to 4 spaces ahead, take one die.
    [2] If its region begins 5 to 7 spaces ahead, take two dice. At 8, two and three are equally good.
   *[other] If its region begins 9 or more spaces ahead, take three dice: they make 10 and 11 most often.
}
drill-roll-chance-compared-again = In all you need { $needs }. Chances if you re-roll { $first }; { $second }; { $third }. { $lesson }
drill-roll-chance-keep = { $again ->
    [1] Keep { $kept }: the other die works with { $faces }.
   *[other] Keep { $kept }: the other two dice together work with { $faces }.
}

# Ratzzia: what’s the chance?
drill-pantry-chance-name = What’s the chance?
drill-pantry-chance-about = Guess how often your dice show what the pantry needs.
drill-pantry-chance-hint = A space with a number needs that number, and joined spaces need equal dice. The die on the last grey space of the cat row sets the cat’s number.
drill-pantry-chance-question = { $count ->
    [one] You roll one die. { $asked }
   *[other] You roll { $count } dice. { $asked }
}
drill-pantry-chance-once = How likely are you to get a { $die }?
drill-pantry-chance-either = How likely are you to get a { $die } or a { $other }?
drill-pantry-chance-both = How likely are you to get both a { $die } and a { $other }?
drill-pantry-chance-twice = How likely are you to get a { $die } if you may roll them all twice?
drill-pantry-chance-pair = How likely is it that two are equal?
drill-pantry-chance-cat = How likely is it that none shows the cat’s number, { $die }?
drill-pantry-chance-verdict = { $why ->
    [pair] { $not } times in 100, no number comes up twice. The other { $percent } times, two are equal.
    [twice] Rolling twice is like rolling { $dice } dice once. The number is missing { $not } times in 100 and comes up the other { $percent }.
    [either] { $dice ->
        [1] Two faces in six: that’s { $percent } times in 100.
       *[other] Each die misses both numbers 4 times in 6, and { $dice ->
            [2] both
           *[other] they all
        } miss { $not } times in 100. The other { $percent } times, at least one comes up.
    }
    [both] The { $die } is missing { $one } times in 100, the { $other } as often, both at once { $two } times: { $one } + { $one } − { $two } = { $not }. The other { $percent } times, both come up.
    [cat] { $dice ->
        [1] Five faces in six: that’s { $percent } times in 100.
       *[other] Each die avoids it 5 times in 6, and { $dice ->
            [2] both
           *[other] they all
        } avoid it { $percent } times in 100.
    }
   *[once] { $dice ->
        [1] One face in six: that’s { $percent } times in 100.
       *[other] Each die misses it 5 times in 6, and { $dice ->
            [2] both
           *[other] they all
        } miss it { $not } times in 100. The other { $percent } times, it comes up.
    }
}
