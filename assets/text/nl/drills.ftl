# Oefeningen: korte opdrachten zonder eind, elk voor één ding.

go-drills = Oefeningen
drills-title = Oefeningen
drills-invitation = Kort oefenen, beter spelen.
drills-tried-of = { $tried } van { $count } geprobeerd
drills-legend = Elk goed antwoord telt. Na de derde fout is het klaar.
drills-best = Record: { $count }
drills-no-best = Nog niet geprobeerd
drills-calm = Rustig aan, zonder klok
drill-start = Start
drill-start-of = { $drill }: start

# Een reeks.
drill-score = Goed: { $count }
drill-mistakes = { $count } van { $most } fouten
drill-seconds = { $count ->
    [one] nog 1 seconde
   *[other] nog { $count } seconden
}
drill-time-up = De tijd is om.
drill-next = Volgende
drill-again = Nog een keer
drill-all = Alle oefeningen
drill-over = { $count ->
    [one] Klaar: één goed antwoord.
   *[other] Klaar: { $count } goede antwoorden.
}
drill-new-best = Dat is je nieuwe record!
drill-best = Je record: { $count }

# Zatre: het beste vakje.
drill-best-cell-name = Het beste vakje
drill-best-cell-about = Leg de steen waar hij de meeste punten oplevert.
drill-best-cell-question = Leg de steen waar hij de meeste punten oplevert.
drill-best-cell-right = { $points ->
    [one] 1 punt: geen ander vakje levert iets op.
   *[other] { $points } punten: geen ander vakje levert er zoveel op.
}
drill-best-cell-wrong = { $points ->
    [0] Hier niets. Op { $cell } levert hij { $best } op.
    [one] Hier 1 punt. Op { $cell } levert hij { $best } op.
   *[other] Hier { $points } punten. Op { $cell } levert hij { $best } op.
}
drill-best-cell-missed = { $best ->
    [one] Op { $cell } levert de steen 1 punt op.
   *[other] Op { $cell } levert de steen { $best } punten op.
}
drills-who = Wie oefent er?
