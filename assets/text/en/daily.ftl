# Today’s deal: one game a day, the same for everybody with the same version of the program.
day-weekday-date = { $weekday }, { $date }
daily-title = Today’s deal
daily-of-day = Deal for { $date }
daily-about = One game a day, with the same luck for everyone. Only the first game you finish counts.
daily-undo = You can undo until something new comes up.
daily-practice-helps = In a practice game you can use hints and undo.
daily-card = { $game }, the same for everyone
daily-card-begun = { $game }, not finished yet
daily-card-result = { $game }: { $result }
daily-card-played = { $game }, played by { $names }
daily-who = Who plays
daily-today = Today, { $date }
daily-on = { $date }
daily-option = This time: { $option }.
daily-target = Target: { $limit }
daily-limit-most = { $score } or less
daily-limit-win = a win
daily-limit-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
} place with { $score }
daily-target-pending = Target: working it out…
daily-target-none = This deal has no target
daily-no-hints = No hints while the deal counts, so everyone’s results can be compared. In a practice game you get hints.
daily-result = { $score }, { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
} of { $seats }
daily-result-won = { $score }, won
daily-result-shared = { $score }, shared win
daily-made = Result: { $result }
daily-stars = { $count ->
    [0] no stars
    [one] one star
   *[other] { $count } stars
}
daily-stars-how = Reach a strong bot’s worst of five games for one star, its middle one for two, its best for three.
daily-cheer = { $count ->
    [0] The bots had a good day.
    [one] Well played. You were close to the target.
    [2] You reached the target.
   *[other] As good as the best bot, or better.
}
daily-tomorrow = There’s another deal tomorrow.
daily-later = Played later, on { $date }.
daily-practised = { $count ->
    [one] Played again once for practice.
   *[other] Played { $count } more times for practice.
}
daily-practise = Play again for practice
daily-continue-practice = Continue practice
daily-for-practice = Practice · { $deal }
daily-copy = Copy result
daily-picture = Save picture…
daily-copied = Copied. Paste it wherever you like.
daily-file = daily-deal
daily-share = Share…
daily-share-tip = Copy your result or save it as a picture
daily-calendar = The past 60 days
daily-sums = { $days ->
    [0] No streak yet
    [one] One-day streak
   *[other] { $days }-day streak
} · { $stars ->
    [0] no stars
    [one] one star
   *[other] { $stars } stars
}
daily-day = { $date }: { $game }, { $state }
daily-day-open = not played
daily-day-waits = waits on the shelf
daily-day-done = { $result }, { $stars }
daily-weekday-1 = Mo
daily-weekday-2 = Tu
daily-weekday-3 = We
daily-weekday-4 = Th
daily-weekday-5 = Fr
daily-weekday-6 = Sa
daily-weekday-7 = Su
daily-end = { $deal }: { $result }. { $target }.
daily-end-pending = { $deal }: { $result }. The target is still being worked out.
