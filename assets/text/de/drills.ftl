# Übungen: kurze Aufgaben ohne Ende. Jede übt eine Sache.

go-drills = Übungen
drills-title = Übungen
drills-invitation = Kurz und knackig: Übung macht den Meister.
drills-tried-of = { $done } von { $count } probiert
drills-who = Wer übt?
drills-legend = Jede richtige Antwort zählt. Beim dritten Fehler ist Schluss.
drill-clock = Am Anfang hast du { $first } Sekunden, dann immer weniger, bis nur noch { $count }.
drills-best = { $kind ->
    [timed] Rekord gegen die Uhr: { $count }
    [calm] Rekord ohne Uhr: { $count }
   *[all] Rekord: { $count }
}
drills-no-best = Noch nicht probiert
drills-calm = In aller Ruhe, ohne Uhr
drill-start = Los
drill-start-of = { $game }, { $drill }: los

# Ein Durchgang.
drill-score = Richtig: { $count }
drill-mistakes = { $count } von { $most } Fehlern
drill-seconds = { $count ->
    [one] noch 1 Sekunde
   *[other] noch { $count } Sekunden
}
drill-time-up = Die Zeit ist um.
drill-nothing-there = Da gibt es nichts zu wählen.
drill-answers-beside = Wähl eine der Antworten neben dem Spielplan.
drill-next = Weiter
drill-again = Noch mal
drill-all = Alle Übungen
drill-over = { $count ->
    [one] Das war’s: eine richtige Antwort.
   *[other] Das war’s: { $count } richtige Antworten.
}
drill-new-best = Das ist dein neuer Rekord!
drill-best = { $kind ->
    [timed] Dein Rekord gegen die Uhr: { $count }
    [calm] Dein Rekord ohne Uhr: { $count }
   *[all] Dein Rekord: { $count }
}

# Zatre: das beste Feld.
drill-best-cell-name = Das beste Feld
drill-best-cell-about = Leg den Stein dorthin, wo er die meisten Punkte bringt. Eine Reihe mit 10, 11 oder 12 bringt 1, 2 oder 4 Punkte.
drill-best-cell-hint = Auf ein helles Feld (mit ×) darf der Stein nur in einer Reihe mit 10, 11 oder 12.
drill-best-cell-question = Leg den Stein dorthin, wo er die meisten Punkte bringt.
drill-best-cell-right = { $points ->
    [one] 1 Punkt: { $lines }.
   *[other] { $points } Punkte: { $lines }.
}
drill-best-cell-wrong = { $here ->
    [0] Dein Feld bringt nichts. { $best }
    [one] Dein Feld bringt 1 Punkt. { $best }
   *[other] Dein Feld bringt { $here } Punkte. { $best }
}
drill-best-cell-wrong-lines = { $here ->
    [one] Dein Feld bringt 1 Punkt: { $lines }. { $best }
   *[other] Dein Feld bringt { $here } Punkte: { $lines }. { $best }
}
drill-best-cell-missed = { $points ->
    [one] Auf dem umrandeten Feld ({ $cell }) bringt der Stein 1 Punkt: { $lines }.
   *[other] Auf dem umrandeten Feld ({ $cell }) bringt der Stein { $points } Punkte: { $lines }.
}

# Kalle Kanalratte: dem Deckel nach.
drill-follow-lid-name = Dem Deckel nach
drill-follow-lid-about = Lass Kalle nicht aus den Augen, während die Deckel wandern.
drill-follow-lid-hint = Mit jeder richtigen Antwort wird es ein bisschen schneller.
drill-follow-lid-watch = Lass Kalles Deckel nicht aus den Augen.
drill-follow-lid-question = Wo steckt Kalle?
drill-follow-lid-right = { $count ->
    [one] Stimmt: Kalle ist einmal umgezogen.
   *[other] Stimmt: Kalle ist { $count }-mal umgezogen und dir nicht entwischt.
}
drill-follow-lid-wrong = Kalle steckt in { $cell }.

# Burg Appenzell: finde den Käse.
drill-find-cheese-name = Finde den Käse
drill-find-cheese-about = Merk dir einen Käse und verfolg ihn unter den Dächern.
drill-find-cheese-hint = Beim Schieben rückt die ganze Zeile oder Spalte um ein Feld weiter.
drill-find-cheese-watch = Verfolg den { $cheese }.
drill-find-cheese-question = Unter welchem Dach liegt jetzt der { $cheese }?
drill-find-cheese-right = { $count ->
    [one] Stimmt: Er ist einmal verschoben worden.
   *[other] Stimmt: Er ist { $count }-mal verschoben worden.
}
drill-find-cheese-wrong = { $count ->
    [one] Er ist einmal verschoben worden und liegt jetzt unter Dach { $room }.
   *[other] Er ist { $count }-mal verschoben worden und liegt jetzt unter Dach { $room }.
}

# Wie wahrscheinlich etwas ist.
drill-chance = etwa { $ways } von { $all }
drill-chance-exact = { $ways } von { $all }

# Rat-a-Tat Roll: wie wahrscheinlich?
drill-roll-chance-name = Kommst du hin?
drill-roll-chance-about = Schätz, wie oft die Würfel dich ans Ziel bringen und mit welchen es am besten klappt.
drill-roll-chance-hint = Die Figur zieht im Uhrzeigersinn so viele Felder weiter, wie die Würfel zusammen zeigen. Alle drei Felder eines Bereichs bringen seine Karte. Schwarze Felder sind Jokerfelder und zählen hier für keine Karte. Die Felder, um die es geht, sind umrandet.
drill-roll-chance-question = { $count ->
    [one] Du würfelst mit einem Würfel. Wie oft landest du bei der Karte mit der { $card }?
   *[other] Du würfelst mit { $count } Würfeln. Wie oft landest du bei der Karte mit der { $card }?
}
drill-roll-chance-verdict = { $ways ->
    [one] Es klappt bei 1 von { $all } Würfen: { $totals }. { $thumb }
   *[other] Es klappt bei { $ways } von { $all } Würfen: { $totals }. { $thumb }
}
drill-roll-chance-die = Es klappt bei { $faces }: { $ways } von { $all } Würfen.
drill-roll-chance-thumb = { $dice ->
    [3] Mit drei Würfeln fallen die 10 und die 11 am häufigsten.
   *[other] Mit zwei Würfeln fällt die 7 am häufigsten.
}
drill-roll-chance-total = { $ways ->
    [one] die { $total } auf 1 Art
   *[other] die { $total } auf { $ways } Arten
}
drill-roll-chance-face = die { $die }
drill-roll-chance-how-many = Mit wie vielen Würfeln landest du am ehesten bei der Karte mit der { $card }?
drill-roll-chance-how-many-low = Jede Karte bis { $card } ist dir recht. Mit wie vielen Würfeln landest du am ehesten bei so einer?
drill-roll-chance-dice = { $count ->
    [1] mit einem Würfel
    [2] mit zwei Würfeln
   *[other] mit drei Würfeln
}
drill-roll-chance-which = Was würfelst du mit einer Marke neu, um am ehesten bei der Karte mit der { $card } zu landen?
drill-roll-chance-which-low = Jede Karte bis { $card } ist dir recht. Was würfelst du mit einer Marke neu, um am ehesten bei so einer zu landen?
drill-roll-chance-these = { $dice }
drill-roll-chance-has = { $throw }: { $percent } %
drill-roll-chance-compared = Du brauchst { $needs }. Deine Chancen { $first }; { $second }; { $third }. { $lesson }
drill-roll-chance-need = { $near } bis { $far } für die Karte mit der { $card }
drill-roll-chance-rule = { $dice ->
    [1] Beginnt der Bereich der Karte 1 bis 4 Felder vor dir, nimm einen Würfel.
    [2] Beginnt der Bereich der Karte 5 bis 7 Felder vor dir, nimm zwei Würfel. Bei 8 sind zwei und drei gleich gut.
   *[other] Beginnt der Bereich der Karte 9 oder mehr Felder vor dir, nimm drei Würfel: Damit fallen die 10 und die 11 am häufigsten.
}
drill-roll-chance-compared-again = Du brauchst insgesamt { $needs }. Deine Chancen, je nachdem, was du neu würfelst – { $first }; { $second }; { $third }. { $lesson }
drill-roll-chance-keep = { $again ->
    [1] Behalt { $kept }: Mit dem anderen Würfel klappt es bei { $faces }.
   *[other] Behalt { $kept }: Mit den anderen beiden zusammen klappt es bei { $faces }.
}

# Ratzzia: wie wahrscheinlich?
drill-pantry-chance-name = Wie wahrscheinlich?
drill-pantry-chance-about = Schätz, wie oft die Würfel zeigen, was die Speisekammer braucht.
drill-pantry-chance-hint = Ein Feld mit einer Zahl braucht diese Zahl, verbundene Felder brauchen gleiche Würfel. Der Würfel auf dem letzten grauen Feld der Katzenreihe bestimmt die Katzenzahl.
drill-pantry-chance-question = { $count ->
    [one] Du würfelst mit einem Würfel. { $asked }
   *[other] Du würfelst mit { $count } Würfeln. { $asked }
}
drill-pantry-chance-once = Wie oft ist eine { $die } dabei?
drill-pantry-chance-either = Wie oft ist eine { $die } oder eine { $other } dabei?
drill-pantry-chance-both = Wie oft sind eine { $die } und eine { $other } dabei?
drill-pantry-chance-twice = Wie oft ist eine { $die } dabei, wenn du alle zweimal würfeln darfst?
drill-pantry-chance-pair = Wie oft zeigen zwei das Gleiche?
drill-pantry-chance-cat = Wie oft ist die Katzenzahl, die { $die }, nicht dabei?
drill-pantry-chance-verdict = { $why ->
    [pair] In { $not } von 100 Fällen kommt keine Zahl doppelt vor, in { $percent } zeigen zwei das Gleiche.
    [twice] Zwei Würfe sind wie einer mit { $dice } Würfeln. In { $not } von 100 Fällen fehlt die Zahl, in { $percent } ist sie dabei.
    [either] { $dice ->
        [1] Das sind zwei von sechs Seiten, also { $percent } von 100 Fällen.
       *[other] Bei einem Würfel fehlen beide Zahlen in 4 von 6 Fällen, bei { $dice ->
            [2] beiden
           *[other] allen
        } zusammen in { $not } von 100. In den anderen { $percent } ist mindestens eine dabei.
    }
    [both] Die { $die } fehlt in { $one } von 100 Fällen, die { $other } genauso oft, beide zugleich in { $two }: { $one } + { $one } − { $two } = { $not }. In den anderen { $percent } sind beide dabei.
    [cat] { $dice ->
        [1] Das sind fünf von sechs Seiten, also { $percent } von 100 Fällen.
       *[other] Bei einem Würfel fehlt die Zahl in 5 von 6 Fällen, bei { $dice ->
            [2] beiden
           *[other] allen
        } zusammen in { $percent } von 100.
    }
   *[once] { $dice ->
        [1] Das ist eine von sechs Seiten, also { $percent } von 100 Fällen.
       *[other] Bei einem Würfel fehlt die Zahl in 5 von 6 Fällen, bei { $dice ->
            [2] beiden
           *[other] allen
        } zusammen in { $not } von 100. In den anderen { $percent } ist sie dabei.
    }
}
