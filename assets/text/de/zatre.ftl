# Zatre: everything this game says, in German.

zatre-name = Zatre
zatre-tagline = Mit Steinen genau auf 10, 11 oder 12 kommen
zatre-aim = Leg Steine in einer Reihe so zusammen, dass sie 10, 11 oder 12 ergeben. Das bringt Punkte, die 12 am meisten. Ist der Beutel leer, gewinnt die höchste Gesamtsumme.
zatre-score = { $count ->
    [one] ein Punkt
   *[other] { $count } Punkte
}
zatre-option-keep_by_choice = Ein Zug darf enden, obwohl noch ein Stein passt
zatre-option-partners = Nachbarn spielen als Team auf einem Blatt

zatre-log-start-draw = { $seat } zieht für den Start eine { $tile }.
zatre-log-start-decided = { $seat } zieht eine { $tile }. { $starter } beginnt.
zatre-log-draw = { $count ->
    [one] { $seat } zieht einen Stein.
   *[other] { $seat } zieht { $count } Steine.
}
zatre-log-draw-open = { $seat } zieht { $tiles }.
zatre-log-deal-out = Es passt nichts mehr: { $seat } bekommt eine { $tile } aus dem Beutel.
zatre-log-place = { $seat } legt eine { $tile } in { $cell }.
zatre-log-forced = { $seat } legt eine { $tile } in { $cell } auf ein helles Feld: Auf dunklen passt sie nirgends.
zatre-log-end-nothing = { $seat } beendet den Zug ohne Punkte.
zatre-log-end-nothing-kept = { $kept ->
    [one] { $seat } beendet den Zug ohne Punkte und behält einen Stein.
   *[other] { $seat } beendet den Zug ohne Punkte und behält { $kept } Steine.
}
zatre-log-end = { $seat } trägt { $entry } ein.
zatre-log-end-kept = { $kept ->
    [one] { $seat } trägt { $entry } ein und behält einen Stein.
   *[other] { $seat } trägt { $entry } ein und behält { $kept } Steine.
}

zatre-deed-start = { $seat } zieht für den Start.
zatre-deed-draw = { $count ->
    [one] { $seat } zieht einen Stein.
   *[other] { $seat } zieht { $count } Steine.
}
zatre-deed-deal = { $seat } bekommt einen Stein aus dem Beutel.
zatre-deed-lay = { $seat } legt eine { $tile }.
zatre-deed-end = { $seat } beendet den Zug.

zatre-tell-empty = Der Beutel ist leer: der letzte Zug
zatre-turn-enters = { $seat } trägt { $entry } ein, mit { $tiles }.
zatre-turn-nothing = { $seat } bekommt keine Punkte für { $tiles }.
zatre-turn-none = { $seat } legt nichts.

zatre-entered-lines = { $count ->
    [one] eine { $sum } ({ $points } { $points ->
        [one] Punkt
       *[other] Punkte
    })
   *[other] { $count } × { $sum } ({ $points } Punkte)
}
zatre-entered-crosses = { $count ->
    [one] ein Kreuz
   *[other] { $count } Kreuze
}
zatre-line-row = die Zeile { $terms } = { $sum }
zatre-line-column = die Spalte { $terms } = { $sum }

zatre-move-place = die { $tile } in { $cell } legen
zatre-move-end-turn = den Zug beenden
zatre-moves-place = die { $tile } legen

zatre-refuse-seats = Zatre ist für 2 bis 6, hier sind es { $seats }.
zatre-refuse-partners = In Teams spielt man zu viert oder zu sechst, hier sind es { $seats }.
zatre-refuse-over = Das Spiel ist zu Ende.
zatre-refuse-start-draw-seat = Jetzt zieht { $seat } für den Start.
zatre-refuse-start-draw-due = Erst ziehen alle einen Stein. Der höchste beginnt.
zatre-refuse-start-is-over = Wer beginnt, steht schon fest.
zatre-refuse-draw-seat = Jetzt zieht { $seat }.
zatre-refuse-draw-count = { $due ->
    [one] { $seat } muss einen Stein ziehen, nicht { $drawn }.
   *[other] { $seat } muss { $due } Steine ziehen, nicht { $drawn }.
}
zatre-refuse-draw-due = { $seat } muss erst ziehen.
zatre-refuse-draw-not-due = { $seat } muss jetzt nichts ziehen.
zatre-refuse-deal-seat = Den nächsten Stein bekommt { $seat }.
zatre-refuse-dealing = Der Rest des Beutels wird gerade ausgeteilt.
zatre-refuse-deal-not-due = Es passen noch Steine. Der Beutel wird noch nicht ausgeteilt.
zatre-refuse-deal-later = Es passt nichts mehr. Ausgeteilt wird aber erst, wenn ein Zug beginnt.
zatre-refuse-deal-team = Es passt nichts mehr. Ausgeteilt wird aber erst, wenn ein Team an die Reihe kommt.
zatre-refuse-not-in-bag = { $left ->
    [0] Im Beutel ist keine { $tile } mehr.
    [one] Im Beutel ist nur noch eine { $tile }.
   *[other] Im Beutel sind nur noch { $left } Steine mit der { $tile }.
}
zatre-refuse-seat = Jetzt legt { $seat }.
zatre-refuse-off-board = In { $cell } ist kein Feld.
zatre-refuse-not-in-hand = Diese Hand hat keine { $tile }.
zatre-refuse-pick-first = In { $cell } passen mehrere Steine: { $tiles }. Wähl zuerst einen davon.
zatre-refuse-hand-empty = { $seat } hat alle Steine gelegt. Für { $cell } ist keiner mehr da.
zatre-refuse-others-hand = Diese Steine gehören { $seat }. Nur { $seat } legt sie.
zatre-refuse-picked-already = Die { $tile } ist schon gewählt, und { $seat } hat keine andere Zahl. Wähl jetzt ein Feld dafür.
zatre-refuse-not-red = Der erste Stein kommt auf das rote Feld in der Mitte.
zatre-refuse-covered = In { $cell } liegt schon eine { $there }.
zatre-refuse-no-neighbour = In { $cell } hat der Stein keinen Nachbarn. Leg ihn neben einen anderen.
zatre-refuse-row-too-high = Die Zeile käme auf { $terms } = { $sum }. Über 12 darf sie nicht kommen.
zatre-refuse-column-too-high = Die Spalte käme auf { $terms } = { $sum }. Über 12 darf sie nicht kommen.
zatre-refuse-light = { $left ->
    [one] Ein helles Feld braucht eine Reihe mit 10, 11 oder 12. Mit der { $tile } sind es { $sum }, und mit dem letzten Stein geht es nicht auf.
   *[other] Ein helles Feld braucht eine Reihe mit 10, 11 oder 12. Mit der { $tile } sind es { $sum }, und mit den übrigen Steinen geht es nicht auf.
}
zatre-refuse-light-last = Ein helles Feld braucht eine Reihe mit 10, 11 oder 12. Mit der { $tile } sind es { $sum }, und danach ist kein Stein mehr da.
zatre-refuse-open-cell = { $left ->
    [one] Das helle Feld in { $open } braucht noch eine Reihe mit 10, 11 oder 12. Mit dem letzten Stein ginge das danach nicht mehr.
   *[other] Das helle Feld in { $open } braucht noch eine Reihe mit 10, 11 oder 12. Mit den übrigen Steinen ginge das danach nicht mehr.
}
zatre-refuse-open-cell-last = Das helle Feld in { $open } braucht noch eine Reihe mit 10, 11 oder 12. Danach ist dafür kein Stein mehr da.
zatre-refuse-open-cells = Die hellen Felder in { $cells } brauchen noch je eine Reihe mit 10, 11 oder 12. { $left ->
    [one] Der letzte Stein kann
   *[other] Die übrigen Steine können
} danach jede davon ergänzen, aber nicht alle.
zatre-refuse-open-cells-at = { $cell }
zatre-refuse-end-open = Das helle Feld in { $cell } braucht noch eine Reihe mit 10, 11 oder 12. Ergänz sie zuerst.
zatre-refuse-end = Die { $tile } passt noch. Leg sie, dann kannst du den Zug beenden.
zatre-refuse-keep-opening = Im Eröffnungszug werden alle Steine gelegt.
zatre-refuse-keep-idle = Zieh oder leg zuerst einen Stein. Dann darfst du den Zug früher beenden.

# On the board and beside it.

zatre-board = Brett
zatre-ground-dark = dunkel
zatre-ground-light = hell
zatre-ground-red = rot
zatre-cell-empty = { $cell }, { $ground }, leer
zatre-cell-legal = { $cell }, { $ground }, leer, hier passt die { $picked }
zatre-cell-opening = { $cell }, { $ground }, leer, hier passt die { $picked }, muss in diesem Zug noch ergänzt werden
zatre-cell-forced = { $cell }, { $ground }, leer, hier passt die { $picked }, ohne Kreuz
zatre-cell-tile = { $cell }, { $tile }
zatre-cell-laid = { $cell }, { $tile }, in diesem Zug gelegt
zatre-cell-open = { $cell }, { $tile }, in diesem Zug gelegt, braucht noch eine Reihe mit 10, 11 oder 12
zatre-cell-makes = { $cell }: { $lines }
zatre-open-cell = Dieses helle Feld braucht noch eine Reihe mit 10, 11 oder 12. Seine Zeile kommt auf { $across }, seine Spalte auf { $down }.
zatre-prospect-opening = Ein weiterer Stein in diesem Zug muss hier eine Reihe mit 10, 11 oder 12 daraus machen.
zatre-prospect-forced = Die { $tile } passt sonst nirgends, darum darf sie auf ein helles Feld. Ein Kreuz bringt sie nicht.
zatre-badge-sum = { $sum }
zatre-badge-scoring = { $sum }: { $points }
zatre-badge-gain = +{ $points }
zatre-badge-missing = +{ $least }–{ $most }

zatre-rack-tile = Stein { $tile }
zatre-rack-picked = Stein { $tile }, gewählt
zatre-rack-backs = { $count ->
    [one] ein Stein, verdeckt
   *[other] { $count } Steine, verdeckt
}
zatre-rack-empty = keine Steine

zatre-sheet-double = ×2
zatre-sheet-bonus = Bonus
zatre-sheet-total = Summe
zatre-sheet-fold = { $last ->
    [1] Zeile 1
   *[other] Zeilen 1–{ $last }
}
zatre-sheet-rows = Zeilen
zatre-sheet-left = Steine übrig
zatre-sheet-minus = −{ $pips }
zatre-sheet-empty = Wertungsblatt, leer
zatre-sheet-words = Wertungsblatt, Summe { $total }: { $rows }
zatre-sheet-row = Zeile { $number } mit { $ten }, { $eleven }, { $twelve } zählt { $value }
zatre-sheet-row-doubled = Zeile { $number } mit Kreuz, { $ten }, { $eleven }, { $twelve } zählt { $value }

zatre-bag = { $count ->
    [0] Der Beutel ist leer
    [one] Ein Stein im Beutel
   *[other] { $count } Steine im Beutel
}
zatre-bag-open = Was ist noch da?
zatre-bag-close = Wieder zuklappen
zatre-bag-holds = Im Beutel:
zatre-bag-unseen = Noch nicht gesehen, im Beutel oder auf einer verdeckten Hand:
zatre-bag-times = × { $count }
zatre-bag-of = Stein { $tile }: { $count }

zatre-action-draw = { $count ->
    [one] Stein ziehen
   *[other] { $count } Steine ziehen
}
zatre-action-take-up = Steine aufnehmen
zatre-action-end = Zug beenden
zatre-action-end-enters = trägt { $entry } ein
zatre-action-end-nothing = trägt nichts ein

zatre-status-starting = Alle ziehen einen Stein für den Start: { $seat } zieht.
zatre-status-draw = { $count ->
    [one] { $seat }: Zieh einen Stein.
   *[other] { $seat }: Zieh { $count } Steine.
}
zatre-status-draws = { $count ->
    [one] { $seat } zieht einen Stein.
   *[other] { $seat } zieht { $count } Steine.
}
zatre-status-dealing = Es passt nichts mehr. Der Rest des Beutels wird ausgeteilt: { $seat } bekommt einen Stein.
zatre-status-take-up = { $seat }: Nimm deine Steine auf.
zatre-status-lays = { $seat } legt.
zatre-status-lay-first = { $seat }: Leg den ersten Stein auf das rote Feld (noch { $count }).
zatre-status-lay = { $seat }: Leg die { $tile } (noch { $count }).
zatre-status-pick = { $seat }: Wähl einen Stein und dann ein Feld dafür (noch { $count }).
zatre-status-lay-or-end = { $seat }: Leg einen Stein (noch { $count }) oder beende den Zug.
zatre-status-open = { $seat }: Das helle Feld braucht noch eine Reihe mit 10, 11 oder 12.
zatre-status-all-laid = { $seat }: Alle Steine liegen. Beende den Zug.
zatre-status-nothing-fits = { $seat }: Es passt nichts mehr. Beende den Zug.
zatre-status-over = { $count ->
    [one] { $winners } gewinnt mit { $total } { $total ->
        [one] Punkt
       *[other] Punkten
    }!
   *[other] { $winners } gewinnen gemeinsam mit je { $total } { $total ->
        [one] Punkt
       *[other] Punkten
    }!
}
zatre-status-team-won = { $team } gewinnen mit { $total } { $total ->
    [one] Punkt
   *[other] Punkten
}!
zatre-winner = { $seat }
zatre-won-by = { $margin ->
    [one] Ein einziger Punkt
   *[other] { $margin } Punkte
} Vorsprung vor { $others }{ $last ->
    [yes] , erst mit dem letzten Stein
   *[no] {""}
}.
zatre-won-level = Gleichstand mit { $score } Punkten{ $last ->
    [yes] , erst mit dem letzten Stein
   *[no] {""}
}.

zatre-note-drew = zieht eine { $tile }
zatre-note-holds = { $count ->
    [one] hat 1 Stein
   *[other] hat { $count } Steine
}
zatre-note-keeps = { $count ->
    [one] behält 1 Stein
   *[other] behält { $count } Steine
}
zatre-note-minus = −{ $pips } für Steine, die übrig sind
zatre-note-with = mit { $partner }

# What a plan brings, for all to see. Each goes on after “plan-for”.
zatre-gain = { $count ->
    [0] { zatre-gain-points }
   *[other] { zatre-gain-points } und { zatre-entered-crosses }
}
zatre-gain-points = { $amount ->
    [one] bringt einen Punkt
   *[other] bringt { $amount } Punkte
}

# Plans: why a move is better than the next best. Each goes on after “plan-for”.
zatre-term-boxes = { $amount ->
    [0] trägt etwas mehr ein
    [one] trägt etwa einen Punkt mehr ein
   *[other] trägt etwa { $amount } Punkte mehr ein
}
zatre-term-boxes-less = { $amount ->
    [0] trägt etwas weniger ein
    [one] trägt etwa einen Punkt weniger ein
   *[other] trägt etwa { $amount } Punkte weniger ein
}
zatre-term-bonuses = { $amount ->
    [0] füllt eher ganze Zeilen
    [one] bringt etwa einen Bonuspunkt mehr
   *[other] bringt etwa { $amount } Bonuspunkte mehr
}
zatre-term-bonuses-less = { $amount ->
    [0] füllt seltener ganze Zeilen
    [one] bringt etwa einen Bonuspunkt weniger
   *[other] bringt etwa { $amount } Bonuspunkte weniger
}
zatre-term-doublings = { $amount ->
    [0] verdoppelt etwas mehr
    [one] verdoppelt etwa einen Punkt mehr
   *[other] verdoppelt etwa { $amount } Punkte mehr
}
zatre-term-doublings-less = { $amount ->
    [0] verdoppelt etwas weniger
    [one] verdoppelt etwa einen Punkt weniger
   *[other] verdoppelt etwa { $amount } Punkte weniger
}
zatre-term-later = { $amount ->
    [0] lässt etwas mehr für später
    [one] lässt etwa einen Punkt mehr für später
   *[other] lässt etwa { $amount } Punkte mehr für später
}
zatre-term-later-less = { $amount ->
    [0] lässt etwas weniger für später
    [one] lässt etwa einen Punkt weniger für später
   *[other] lässt etwa { $amount } Punkte weniger für später
}
zatre-term-pips = { $amount ->
    [0] behält etwas bessere Steine
    [one] verliert etwa einen Punkt weniger durch Steine auf der Hand
   *[other] verliert etwa { $amount } Punkte weniger durch Steine auf der Hand
}
zatre-term-pips-less = { $amount ->
    [0] behält etwas schlechtere Steine
    [one] verliert etwa einen Punkt mehr durch Steine auf der Hand
   *[other] verliert etwa { $amount } Punkte mehr durch Steine auf der Hand
}
zatre-term-rivals = { $amount ->
    [0] lässt { $rivals } etwas weniger übrig
    [one] lässt { $rivals } etwa einen Punkt weniger übrig
   *[other] lässt { $rivals } etwa { $amount } Punkte weniger übrig
}
zatre-term-rivals-less = { $amount ->
    [0] lässt { $rivals } etwas mehr übrig
    [one] lässt { $rivals } etwa einen Punkt mehr übrig
   *[other] lässt { $rivals } etwa { $amount } Punkte mehr übrig
}

# Why undo stops: what has happened since.
zatre-undo-drawn = Seitdem wurden Steine gezogen.
zatre-undo-told = Der Zug ist zu Ende und hat allen etwas über verdeckte Steine verraten.
