# Übungen: kurze Aufgaben ohne Ende. Jede übt eine Sache.

go-drills = Übungen
drills-title = Übungen
drills-invitation = Kurz und knackig: Übung macht Meister.
drills-tried-of = { $tried } von { $count } probiert
drills-legend = Jede richtige Antwort zählt. Beim dritten Fehler ist Schluss.
drills-best = Rekord: { $count }
drills-no-best = Noch nicht probiert
drills-calm = In aller Ruhe, ohne Uhr
drill-start = Los
drill-start-of = { $drill }: los

# Ein Durchgang.
drill-score = Richtig: { $count }
drill-mistakes = { $count } von { $most } Fehlern
drill-seconds = { $count ->
    [one] noch 1 Sekunde
   *[other] noch { $count } Sekunden
}
drill-time-up = Die Zeit ist um.
drill-next = Weiter
drill-again = Noch mal
drill-all = Alle Übungen
drill-over = { $count ->
    [one] Das war’s: eine richtige Antwort.
   *[other] Das war’s: { $count } richtige Antworten.
}
drill-new-best = Das ist dein neuer Rekord!
drill-best = Dein Rekord: { $count }

# Zatre: das beste Feld.
drill-best-cell-name = Das beste Feld
drill-best-cell-about = Leg den Stein dorthin, wo er die meisten Punkte bringt.
drill-best-cell-question = Leg den Stein dorthin, wo er die meisten Punkte bringt.
drill-best-cell-right = { $points ->
    [one] 1 Punkt: Sonst bringt kein Feld etwas.
   *[other] { $points } Punkte: So viel bringt sonst kein Feld.
}
drill-best-cell-wrong = { $points ->
    [0] Hier gibt es nichts. Auf { $cell } sind es { $best }.
    [one] Hier gibt es 1 Punkt. Auf { $cell } sind es { $best }.
   *[other] Hier gibt es { $points } Punkte. Auf { $cell } sind es { $best }.
}
drill-best-cell-missed = { $best ->
    [one] Auf { $cell } bringt der Stein 1 Punkt.
   *[other] Auf { $cell } bringt der Stein { $best } Punkte.
}
drills-who = Wer übt?
