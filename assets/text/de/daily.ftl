# Das Spiel des Tages: jeden Tag eine Partie, für alle mit derselben Version des Programms die gleiche.
day-weekday-date = { $weekday }, { $date }
daily-title = Spiel des Tages
daily-of-day = Spiel des Tages vom { $date }
daily-about = Jeden Tag ein Spiel, gleiches Glück für alle. Es zählt die erste Partie, die du zu Ende spielst.
daily-undo = Du kannst alles zurücknehmen, bis es etwas Neues zu sehen gibt.
daily-practice-helps = Beim Üben gibt es Tipps, und du kannst Züge zurücknehmen.
daily-card = { $game }, für alle gleich
daily-card-begun = { $game }, noch nicht zu Ende
daily-card-result = { $game }: { $result }
daily-card-played = { $game }, gespielt von { $names }
daily-who = Wer spielt?
daily-today = Heute, { $date }
daily-on = { $date }
daily-option = Diesmal: { $option }.
daily-target = Ziel: { $limit }
daily-limit-most = { $score } oder weniger
daily-limit-win = gewinnen
daily-limit-place = Platz { $place }, { $score }
daily-target-pending = Ziel: wird noch berechnet …
daily-target-none = Kein Ziel für dieses Spiel
daily-no-hints = Solange das Spiel zählt, gibt es keine Tipps. So könnt ihr eure Ergebnisse vergleichen. Beim Üben gibt es welche.
daily-result = { $score }, Platz { $place } von { $seats }
daily-result-won = { $score }, gewonnen
daily-result-shared = { $score }, gemeinsam gewonnen
daily-made = Ergebnis: { $result }
daily-stars = { $count ->
    [0] kein Stern
    [one] ein Stern
   *[other] { $count } Sterne
}
daily-stars-how = Ein Stern, wenn du die schlechteste von fünf Partien eines starken Bots erreichst, zwei für die mittlere, drei für die beste.
daily-cheer = { $count ->
    [0] Die Bots hatten einen guten Tag.
    [one] Gut mitgehalten. Viel hat nicht gefehlt.
    [2] Ziel erreicht.
   *[other] So gut wie der beste Bot oder besser.
}
daily-tomorrow = Morgen gibt es ein neues Spiel.
daily-later = Nachgeholt am { $date }.
daily-practised = { $count ->
    [one] Noch einmal zur Übung gespielt.
   *[other] Noch { $count }-mal zur Übung gespielt.
}
daily-practise = Noch einmal zur Übung
daily-continue-practice = Weiter üben
daily-for-practice = Übung · { $deal }
daily-copy = Ergebnis kopieren
daily-picture = Bild speichern…
daily-copied = Kopiert. Füg es ein, wo du magst.
daily-file = spiel-des-tages
daily-share = Teilen…
daily-share-tip = Das Ergebnis kopieren oder als Bild speichern
daily-calendar = Die letzten 60 Tage
daily-sums = { $days ->
    [0] Noch keine Serie
    [one] Serie: ein Tag
   *[other] Serie: { $days } Tage
} · { $stars ->
    [0] keine Sterne
    [one] ein Stern
   *[other] { $stars } Sterne
}
daily-day = { $date }: { $game }, { $state }
daily-day-open = nicht gespielt
daily-day-waits = wartet im Regal
daily-day-done = { $result }, { $stars }
daily-weekday-1 = Mo
daily-weekday-2 = Di
daily-weekday-3 = Mi
daily-weekday-4 = Do
daily-weekday-5 = Fr
daily-weekday-6 = Sa
daily-weekday-7 = So
daily-end = { $deal }: { $result }. { $target }.
daily-end-pending = { $deal }: { $result }. Das Ziel wird noch berechnet.
