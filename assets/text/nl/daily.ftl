# De partij van de dag: elke dag één, dezelfde voor iedereen met dezelfde versie van het programma.
day-weekday-date = { $weekday } { $date }
daily-title = Partij van de dag
daily-of-day = Partij van { $date }
daily-about = Elke dag één partij, met hetzelfde geluk voor iedereen. Alleen de eerste keer dat je die uitspeelt, telt.
daily-undo = Je kunt terugnemen tot er iets nieuws te zien is.
daily-practice-helps = Bij het oefenen mag je hints vragen en zetten terugnemen.
daily-card = { $game }, voor iedereen hetzelfde
daily-card-begun = { $game }, nog niet uitgespeeld
daily-card-result = { $game }: { $result }
daily-card-played = { $game }, gespeeld door { $names }
daily-who = Wie speelt er?
daily-today = Vandaag, { $date }
daily-on = { $date }
daily-option = Deze keer: { $option }.
daily-target = Doel: { $limit }
daily-limit-most = { $score } of minder
daily-limit-win = winnen
daily-limit-place = { $place }e plaats met { $score }
daily-target-pending = Doel: even rekenen…
daily-target-none = Deze partij heeft geen doel
daily-no-hints = Zolang de partij telt, speel je zonder hints. Zo zijn de resultaten eerlijk te vergelijken. Bij het oefenen krijg je wel hints.
daily-result = { $score }, { $place }e van { $seats }
daily-result-won = { $score }, gewonnen
daily-result-shared = { $score }, samen gewonnen
daily-made = Resultaat: { $result }
daily-stars = { $count ->
    [0] geen sterren
    [one] één ster
   *[other] { $count } sterren
}
daily-stars-how = Eén ster als je de slechtste van vijf partijen van een sterke bot haalt, twee voor de middelste, drie voor de beste.
daily-cheer = { $count ->
    [0] De bots hadden een goede dag.
    [one] Goed gespeeld. Het doel was dichtbij.
    [2] Doel gehaald.
   *[other] Zo goed als de beste bot, of beter.
}
daily-tomorrow = Morgen is er weer een partij.
daily-later = Later gespeeld, op { $date }.
daily-practised = { $count ->
    [one] Nog één keer gespeeld als oefening.
   *[other] Nog { $count } keer gespeeld als oefening.
}
daily-practise = Nog eens als oefening
daily-continue-practice = Verder oefenen
daily-for-practice = Oefening · { $deal }
daily-copy = Resultaat kopiëren
daily-picture = Afbeelding opslaan…
daily-copied = Gekopieerd. Plak het waar je maar wilt.
daily-file = partij-van-de-dag
daily-share = Delen…
daily-share-tip = Je resultaat kopiëren of als afbeelding opslaan
daily-calendar = De afgelopen 60 dagen
daily-sums = { $days ->
    [0] Nog geen reeks
    [one] Eén dag op rij
   *[other] { $days } dagen op rij
} · { $stars ->
    [0] geen sterren
    [one] één ster
   *[other] { $stars } sterren
}
daily-day = { $date }: { $game }, { $state }
daily-day-open = niet gespeeld
daily-day-waits = staat op de plank
daily-day-done = { $result }, { $stars }
daily-weekday-1 = ma
daily-weekday-2 = di
daily-weekday-3 = wo
daily-weekday-4 = do
daily-weekday-5 = vr
daily-weekday-6 = za
daily-weekday-7 = zo
daily-end = { $deal }: { $result }. { $target }.
daily-end-pending = { $deal }: { $result }. Het doel is nog niet uitgerekend.
