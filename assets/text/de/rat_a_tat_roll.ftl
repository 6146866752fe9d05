# Rat-a-Tat Roll: everything this game says, in German.

rat_a_tat_roll-name = Rat-a-Tat Roll
rat_a_tat_roll-tagline = Niedrige Karten erwürfeln und sich merken
rat_a_tat_roll-aim = Würfle, zieh weiter und nimm eine Karte verdeckt in deine Reihe. Sind alle Reihen voll, gewinnt die niedrigste Summe. Merk dir also, was wo liegt.
rat_a_tat_roll-score = Summe { $count }
rat_a_tat_roll-option-open_memory = Am Zug siehst du alle Karten, die du kennen kannst
rat_a_tat_roll-option-extra_tokens = Mehr Neuwurf-Marken am Anfang, für die Jüngeren

rat_a_tat_roll-region-red = Rot
rat_a_tat_roll-region-orange = Orange
rat_a_tat_roll-region-green = Grün
rat_a_tat_roll-region-blue = Blau
rat_a_tat_roll-region-purple = Lila
rat_a_tat_roll-icon-wild = Joker
rat_a_tat_roll-icon-choice = Auswahl
rat_a_tat_roll-icon-reroll = Neuwurf
rat_a_tat_roll-icon-peek = Spicken
rat_a_tat_roll-space = { $region }, { $icon }
rat_a_tat_roll-space-of-region = das Feld „{ $icon }“ bei { $region }
rat_a_tat_roll-space-wild = ein Jokerfeld
rat_a_tat_roll-face-lowest = niedrigste
rat_a_tat_roll-face-highest = höchste
rat_a_tat_roll-face-swap = Tausch
rat_a_tat_roll-die = Würfel { $number }

rat_a_tat_roll-log-then = { $first } { $then }
rat_a_tat_roll-log-start = { $seat } beginnt.
rat_a_tat_roll-log-deal = Alle bekommen eine Karte verdeckt, und fünf liegen offen.
rat_a_tat_roll-log-shuffle = Zu viele offene Karten tragen das Neuwurf-Zeichen: Alle fünf werden in den Stapel gemischt, und fünf neue kommen.
rat_a_tat_roll-log-choose = { $count ->
    [one] { $seat } nimmt einen Würfel.
   *[other] { $seat } nimmt { $count } Würfel.
}
rat_a_tat_roll-log-rolled = { $count ->
    [one] { $seat } würfelt eine { $dice }.
   *[other] { $seat } würfelt { $dice } = { $total }.
}
rat_a_tat_roll-log-reroll = { $count ->
    [one] { $seat } gibt eine Marke ab und würfelt einen Würfel neu.
   *[other] { $seat } gibt eine Marke ab und würfelt { $count } Würfel neu.
}
rat_a_tat_roll-log-reroll-wild = { $seat } gibt eine Marke ab und würfelt den Jokerwürfel neu.
rat_a_tat_roll-log-wild = { $seat } würfelt „{ $face }“ mit dem Jokerwürfel.
rat_a_tat_roll-log-roll-wild = { $seat } nimmt den Jokerwürfel.
rat_a_tat_roll-log-accept = { $seat } behält den Wurf.
rat_a_tat_roll-log-walk = { $count ->
    [one] Die Figur zieht ein Feld weit auf { $space }.
   *[other] Die Figur zieht { $count } Felder weit auf { $space }.
}
rat_a_tat_roll-log-took = { $seat } nimmt die Karte von { $region }.
rat_a_tat_roll-log-took-card = { $tokens ->
    [0] { $seat } nimmt die { $card } von { $region }.
    [one] { $seat } nimmt die { $card } von { $region } und bekommt eine Marke.
   *[other] { $seat } nimmt die { $card } von { $region } und bekommt { $tokens } Marken.
}
rat_a_tat_roll-log-pile = { $seat } nimmt die oberste Karte vom Stapel.
rat_a_tat_roll-log-pile-tokens = { $tokens ->
    [0] { $seat } nimmt die oberste Karte vom Stapel.
   *[other] { $seat } nimmt die oberste Karte vom Stapel und bekommt eine Marke.
}
rat_a_tat_roll-log-pile-card = { $tokens ->
    [0] { $seat } nimmt die oberste Karte vom Stapel, eine { $card }.
   *[other] { $seat } nimmt die oberste Karte vom Stapel, eine { $card }, und bekommt eine Marke.
}
rat_a_tat_roll-log-look-own = { $seat } sieht sich alle eigenen Karten an.
rat_a_tat_roll-log-look = { $seat } sieht sich eine Karte von { $other } an.
rat_a_tat_roll-log-look-card = { $seat } sieht sich eine Karte von { $other } an: eine { $card }.
rat_a_tat_roll-log-no-look = { $seat } sieht sich keine Karte an.
rat_a_tat_roll-log-swap = { $seat } tauscht Karte { $mine } gegen Karte { $theirs } von { $other }.
rat_a_tat_roll-log-no-swap = { $seat } tauscht nichts.
rat_a_tat_roll-log-skip = { $seat } setzt aus.
rat_a_tat_roll-log-replace = { $seat } ersetzt damit eine ältere Karte, die unter den Stapel kommt.
rat_a_tat_roll-log-replace-card = { $seat } ersetzt mit der { $card } eine ältere Karte, die unter den Stapel kommt.
rat_a_tat_roll-log-final-round = Jetzt sind alle Reihen voll: Alle sind noch einmal dran.
rat_a_tat_roll-log-over = Alle Karten werden aufgedeckt.

rat_a_tat_roll-deed-roll-wild = { $seat } wirft den Jokerwürfel.
rat_a_tat_roll-deed-walk = { $count ->
    [one] { $seat } zieht die Figur ein Feld weit.
   *[other] { $seat } zieht die Figur { $count } Felder weit.
}
rat_a_tat_roll-deed-shuffle = Zu viele Neuwurf-Zeichen liegen offen: Fünf neue Karten werden ausgelegt.
rat_a_tat_roll-deed-replace = { $seat } ersetzt eine ältere Karte, die unter den Stapel kommt.

rat_a_tat_roll-tell-final = Schlussrunde: Alle sind noch einmal dran
rat_a_tat_roll-turn-took = { $seat } nimmt die Karte von { $region }: { $deeds }.
rat_a_tat_roll-turn-took-card = { $seat } nimmt die { $card } von { $region }: { $deeds }.
rat_a_tat_roll-turn-pile = { $seat } nimmt die oberste Karte vom Stapel: { $deeds }.
rat_a_tat_roll-turn-pile-card = { $seat } nimmt eine { $card } vom Stapel: { $deeds }.
rat_a_tat_roll-turn-replace = { $seat } ersetzt eine Karte durch die von { $region }: { $deeds }.
rat_a_tat_roll-turn-replace-card = { $seat } ersetzt eine Karte durch die { $card } von { $region }: { $deeds }.
rat_a_tat_roll-turn-swap = { $seat } tauscht Karte { $mine } gegen Karte { $theirs } von { $other }: { $deeds }.
rat_a_tat_roll-turn-none = { $seat } bekommt nichts: { $deeds }.
rat_a_tat_roll-turn-tokens = { $count ->
    [one] gibt eine Marke ab
   *[other] gibt { $count } Marken ab
}
rat_a_tat_roll-turn-roll = würfelt { $dice }
rat_a_tat_roll-turn-wild = würfelt „{ $face }“
rat_a_tat_roll-turn-wild-too = „{ $face }“
rat_a_tat_roll-turn-look-own = sieht sich alle eigenen Karten an
rat_a_tat_roll-turn-look = sieht sich eine Karte von { $other } an

rat_a_tat_roll-move-roll = { $count ->
    [one] einen Würfel werfen
   *[other] { $count } Würfel werfen
}
rat_a_tat_roll-move-reroll = { $dice } neu würfeln
rat_a_tat_roll-move-reroll-wild = den Jokerwürfel neu würfeln
rat_a_tat_roll-move-accept = den Wurf behalten
rat_a_tat_roll-move-take-face-up = die offene Karte nehmen
rat_a_tat_roll-move-take-pile = die oberste Karte vom Stapel nehmen
rat_a_tat_roll-move-look-own = alle eigenen Karten ansehen
rat_a_tat_roll-move-look = Karte { $number } von { $seat } ansehen
rat_a_tat_roll-move-no-look = keine Karte ansehen
rat_a_tat_roll-move-take = die Karte von { $region } nehmen
rat_a_tat_roll-move-swap = Karte { $mine } gegen Karte { $theirs } von { $seat } tauschen
rat_a_tat_roll-move-no-swap = nichts tauschen
rat_a_tat_roll-move-skip = aussetzen
rat_a_tat_roll-move-roll-wild = den Jokerwürfel werfen
rat_a_tat_roll-move-replace = Karte { $number } ersetzen
rat_a_tat_roll-moves-reroll = Würfel neu würfeln
rat_a_tat_roll-moves-look = eine Karte von { $seat } ansehen
rat_a_tat_roll-moves-swap = Karte { $mine } tauschen
rat_a_tat_roll-moves-replace = eine Karte ersetzen

rat_a_tat_roll-refuse-seats = Rat-a-Tat Roll ist für 2 bis 5, hier sind es { $seats }.
rat_a_tat_roll-refuse-extra-seat = Platz { $number } gibt es hier nicht, nur { $seats } Plätze. Er kann keine Marken bekommen.
rat_a_tat_roll-refuse-extra-tokens = Mit { $seats } am Tisch sind nur { $spare } Marken übrig, nicht { $given }.
rat_a_tat_roll-refuse-no-seat = Platz { $number } gibt es hier nicht, nur { $seats } Plätze.
rat_a_tat_roll-refuse-deck = { $count ->
    [0] Von jeder Zahl gibt es vier Karten. Hier ist keine { $card }.
   *[other] Von jeder Zahl gibt es vier Karten. Von der { $card } { $count ->
        [one] ist hier nur eine da
       *[other] sind hier { $count } da
    }.
}
rat_a_tat_roll-refuse-pile = Der neue Stapel besteht aus den { $count } Karten, die in keiner Reihe liegen. Das hier sind andere.
rat_a_tat_roll-refuse-rolled-count = { $due ->
    [one] { $seat } wirft in diesem Zug einen Würfel, nicht { $rolled }.
   *[other] { $seat } wirft in diesem Zug { $due } Würfel, nicht { $rolled }.
}
rat_a_tat_roll-refuse-rolled-kept = Würfel { $number } blieb liegen, er zeigt also weiter eine { $pips }.
rat_a_tat_roll-refuse-reroll-none = Mit einer Marke würfelst du mindestens einen Würfel neu.
rat_a_tat_roll-refuse-reroll-added = { $count ->
    [one] { $seat } hat in diesem Zug einen Würfel geworfen. Mehr werden es nicht.
   *[other] { $seat } hat in diesem Zug { $count } Würfel geworfen. Mehr werden es nicht.
}
rat_a_tat_roll-refuse-reroll-wild = Die Figur ist schon gezogen. Neu würfeln kannst du jetzt nur den Jokerwürfel.
rat_a_tat_roll-refuse-look-own = Eigene Karten siehst du dir alle zusammen an. Einzeln geht nur eine Karte von jemand anderem.
rat_a_tat_roll-refuse-swap-own = Beide Karten liegen in derselben Reihe. Tausch eine davon mit jemand anderem.
rat_a_tat_roll-refuse-place = { $count ->
    [one] { $seat } hat keine Karte { $number }, nur eine einzige.
   *[other] { $seat } hat keine Karte { $number }, nur { $count } Karten.
}
rat_a_tat_roll-refuse-take = Die { $face } Karte ist eine { $card }; bei { $region } liegt eine { $there }.
rat_a_tat_roll-refuse-take-none = Dort liegt keine Karte.
rat_a_tat_roll-refuse-due-start = Erst muss feststehen, wer beginnt.
rat_a_tat_roll-refuse-due-deal = Erst werden die Karten ausgeteilt.
rat_a_tat_roll-refuse-due-shuffle = Erst wird der Stapel gemischt: Zu viele offene Karten tragen das Neuwurf-Zeichen.
rat_a_tat_roll-refuse-due-choose = { $seat } hat { $count } von { $full } Karten und wählt jetzt einen, zwei oder drei Würfel.
rat_a_tat_roll-refuse-due-roll = { $count ->
    [one] Erst wirft { $seat } den Würfel.
   *[other] Erst wirft { $seat } { $count } Würfel.
}
rat_a_tat_roll-refuse-due-keep = { $seat } hat { $dice } geworfen: behalten oder für eine Marke neu würfeln.
rat_a_tat_roll-refuse-due-take-here = { $seat } nimmt jetzt die offene Karte von { $region } oder die oberste Karte vom Stapel.
rat_a_tat_roll-refuse-due-look = { $seat } darf sich jetzt alle eigenen Karten ansehen, eine Karte von jemand anderem oder keine.
rat_a_tat_roll-refuse-due-decide = { $seat } hat eine volle Reihe mit { $full } Karten: Jokerwürfel werfen oder aussetzen.
rat_a_tat_roll-refuse-due-roll-wild = Erst wirft { $seat } den Jokerwürfel.
rat_a_tat_roll-refuse-due-keep-wild = { $seat } hat „{ $face }“ geworfen: behalten oder für eine Marke neu würfeln.
rat_a_tat_roll-refuse-due-pick = Eine { $card } liegt bei { $regions }; { $seat } nimmt eine davon.
rat_a_tat_roll-refuse-due-swap = { $seat } darf jetzt eine Karte mit jemand anderem tauschen oder nichts tauschen.
rat_a_tat_roll-refuse-due-replace = { $seat } hat eine { $card } genommen und wählt jetzt, welche ältere Karte sie ersetzt.
rat_a_tat_roll-refuse-over = Das Spiel ist zu Ende.
rat_a_tat_roll-refuse-space = { $steps ->
    [0] Hier steht die Figur schon. Ein Feld kannst du nicht wählen: Sie geht so weit, wie die Würfel zeigen.
   *[other] Bis zu diesem Feld sind es { $steps } Schritte. Ein Feld kannst du nicht wählen: Die Figur geht so weit, wie die Würfel zeigen.
}
rat_a_tat_roll-refuse-token = { $count ->
    [0] { $seat } hat keine Marke. Für eine Marke darf man neu würfeln.
    [one] { $seat } hat eine Marke. Damit darf man gleich nach einem Wurf neu würfeln.
   *[other] { $seat } hat { $count } Marken. Damit darf man gleich nach einem Wurf neu würfeln.
}

rat_a_tat_roll-board = Park
rat_a_tat_roll-thing-and = { $thing }, { $more }
rat_a_tat_roll-thing-picked = gewählt
rat_a_tat_roll-thing-choosable = wählbar
rat_a_tat_roll-thing-space = { $steps ->
    [one] ein Feld weiter: { $space }
   *[other] { $steps } Felder weiter: { $space }
}
rat_a_tat_roll-thing-space-pawn = { $space }: Hier steht die Figur
rat_a_tat_roll-thing-space-odds = { $steps }: { $space }, { $percent } %
rat_a_tat_roll-thing-space-never = { $steps }: { $space }, nicht zu erreichen
rat_a_tat_roll-thing-face-up = { $region }: eine { $card }{ $icon ->
    [0] {""}
   *[other] {" "}mit Neuwurf-Zeichen
}, offen
rat_a_tat_roll-thing-no-card = { $region }: keine Karte
rat_a_tat_roll-thing-pile = { $count ->
    [0] der Stapel ist leer
    [one] Stapel, 1 Karte
   *[other] Stapel, { $count } Karten
}
rat_a_tat_roll-thing-many = { $count ->
    [one] ein Würfel
   *[other] { $count } Würfel
}
rat_a_tat_roll-thing-die = Würfel { $number }: { $pips }
rat_a_tat_roll-thing-wild = Jokerwürfel
rat_a_tat_roll-thing-wild-shows = Jokerwürfel: { $face }
rat_a_tat_roll-thing-row = { $seat }, Karte { $number }, verdeckt
rat_a_tat_roll-thing-row-open = { $seat }, Karte { $number }: eine { $card }
rat_a_tat_roll-thing-row-known = { $seat }, Karte { $number }, verdeckt, bekannt: { $card }
rat_a_tat_roll-glimpse-card = eine { $card }
rat_a_tat_roll-glimpse = kurz zu sehen: { $cards }

rat_a_tat_roll-row = { $count ->
    [0] { $seat } hat keine Karte
    [one] { $seat } hat 1 Karte
   *[other] { $seat } hat { $count } Karten
}
rat_a_tat_roll-tokens = { $count ->
    [0] keine Marken
    [one] 1 Marke
   *[other] { $count } Marken
}
rat_a_tat_roll-centre = { $count ->
    [0] Keine Marken in der Mitte
    [one] 1 Marke in der Mitte
   *[other] { $count } Marken in der Mitte
}
rat_a_tat_roll-pile = { $count ->
    [0] Der Stapel ist leer
    [one] 1 Karte im Stapel
   *[other] { $count } Karten im Stapel
}
rat_a_tat_roll-final = { $count ->
    [one] Schlussrunde: noch ein Zug
   *[other] Schlussrunde: noch { $count } Züge
}
rat_a_tat_roll-clock = { $count ->
    [one] Noch 1 Karte bis zur Schlussrunde
   *[other] Noch { $count } Karten bis zur Schlussrunde
}
rat_a_tat_roll-note = { $tokens ->
    [0] { $cards } von { $full } Karten, keine Marken
    [one] { $cards } von { $full } Karten, 1 Marke
   *[other] { $cards } von { $full } Karten, { $tokens } Marken
}
rat_a_tat_roll-note-full = { $tokens ->
    [0] volle Reihe, keine Marken
    [one] volle Reihe, 1 Marke
   *[other] volle Reihe, { $tokens } Marken
}
rat_a_tat_roll-about = { $what }.
    { $about }
rat_a_tat_roll-about-choice = Auswahl: Nimm hier die offene Karte oder die oberste vom Stapel.
rat_a_tat_roll-about-reroll = Neuwurf: Nimm hier die offene Karte und eine Marke.
rat_a_tat_roll-about-peek = Spicken: Nimm hier die offene Karte. Dann sieh dir alle deine Karten an oder eine von jemand anderem.
rat_a_tat_roll-about-wild = Joker: Der Jokerwürfel bringt dir die niedrigste Karte, die höchste Karte oder einen Tausch.
rat_a_tat_roll-about-wild-die = Er zeigt die niedrigste Karte, die höchste Karte oder einen Tausch.
rat_a_tat_roll-about-lowest = Du nimmst die niedrigste offene Karte.
rat_a_tat_roll-about-highest = Du nimmst die höchste offene Karte.
rat_a_tat_roll-about-swap = Du darfst eine deiner Karten gegen eine von jemand anderem tauschen.
rat_a_tat_roll-about-icon = Wer sie nimmt, bekommt eine Marke und darf damit einmal neu würfeln.
rat_a_tat_roll-guide = Zeichenerklärung
rat_a_tat_roll-guide-title = Was die Zeichen bedeuten
rat_a_tat_roll-guide-tip = Alle Zeichen in Worten ({ $key })
rat_a_tat_roll-guide-close = Schließen: { $key } oder ein Klick.
rat_a_tat_roll-guide-lowest = Niedrigste: Nimm die niedrigste offene Karte.
rat_a_tat_roll-guide-highest = Höchste: Nimm die höchste offene Karte.
rat_a_tat_roll-guide-swap = Tausch: Du darfst eine deiner Karten gegen eine von jemand anderem tauschen.
rat_a_tat_roll-guide-card = Auf einer Karte: Nimmst du eine 7, 8 oder 9, bekommst du eine Marke.
rat_a_tat_roll-guide-token = Marke: Gib sie nach einem Wurf aus und würfle neu.
rat_a_tat_roll-odds-switch = Chancen eines Wurfs zeigen
rat_a_tat_roll-odds-by = { $count ->
    [one] mit einem Würfel { $percent } %
   *[other] mit { $count } Würfeln { $percent } %
}
rat_a_tat_roll-odds-space = { $steps }: { $space }; { $odds }

rat_a_tat_roll-action-roll-1 = 1 Würfel
rat_a_tat_roll-action-roll-2 = 2 Würfel
rat_a_tat_roll-action-roll-3 = 3 Würfel
rat_a_tat_roll-action-roll = Würfeln
rat_a_tat_roll-action-shuffle = Mischen
rat_a_tat_roll-action-begin = Los
rat_a_tat_roll-action-reroll = { $count ->
    [one] Einen Würfel neu (1 Marke)
   *[other] { $count } Würfel neu (1 Marke)
}
rat_a_tat_roll-action-reroll-wild = Neu würfeln (1 Marke)
rat_a_tat_roll-action-accept = { $count ->
    [one] Ein Feld ziehen
   *[other] { $count } Felder ziehen
}
rat_a_tat_roll-action-accept-swap = Beim Tausch bleiben
rat_a_tat_roll-action-take = Die { $card } nehmen
rat_a_tat_roll-action-pile = Vom Stapel nehmen
rat_a_tat_roll-action-look-own = Eigene Karten
rat_a_tat_roll-action-no-look = Nichts ansehen
rat_a_tat_roll-action-skip = Aussetzen
rat_a_tat_roll-action-roll-wild = Jokerwürfel werfen
rat_a_tat_roll-action-no-swap = Nichts tauschen
rat_a_tat_roll-keys-count = So viele Würfel werfen
rat_a_tat_roll-keys-roll = Beginnen, würfeln oder vom Stapel nehmen
rat_a_tat_roll-keys-keep = Den Wurf behalten oder die offene Karte nehmen
rat_a_tat_roll-keys-skip = Nichts ansehen, nichts tauschen oder aussetzen
rat_a_tat_roll-keys-guide = Zeichenerklärung öffnen oder schließen

rat_a_tat_roll-status-starting = Wer beginnt?
rat_a_tat_roll-status-dealing = Die Karten werden ausgeteilt.
rat_a_tat_roll-status-shuffling = { $count } der offenen Karten tragen das Neuwurf-Zeichen: Alle fünf werden in den Stapel gemischt und fünf neue ausgelegt.
rat_a_tat_roll-status-rolling = { $count ->
    [one] { $seat } wirft einen Würfel.
   *[other] { $seat } wirft { $count } Würfel.
}
rat_a_tat_roll-status-rolling-wild = { $seat } wirft den Jokerwürfel. (Mit einem gewöhnlichen: 1–2 niedrigste, 3–4 höchste, 5–6 Tausch.)
rat_a_tat_roll-status-turn = { $seat } ist am Zug.
rat_a_tat_roll-status-choose = { $seat }: Wie viele Würfel?
rat_a_tat_roll-status-choose-odds = { $count ->
    [one] { $seat }: Wie viele Würfel? Balken zeigen, wohin ein Würfel führt.
   *[other] { $seat }: Wie viele Würfel? Balken zeigen, wohin { $count } Würfel führen.
}
rat_a_tat_roll-status-keep = { $seat }: { $count } führt auf { $space }, dort liegt eine { $card }. Zieh dorthin oder wähl Würfel, die du neu würfelst.
rat_a_tat_roll-status-keep-to-wild = { $seat }: { $count } führt auf ein Jokerfeld. Zieh dorthin oder wähl Würfel, die du neu würfelst.
rat_a_tat_roll-status-keep-marked = { $count ->
    [one] { $seat }: Diesen Würfel für eine Marke neu würfeln?
   *[other] { $seat }: Diese { $count } Würfel für eine Marke neu würfeln?
}
rat_a_tat_roll-status-keep-wild = { $seat }: „{ $face }“. Nimm eine { $card } oder würfle den Jokerwürfel neu.
rat_a_tat_roll-status-keep-swap = { $seat }: „{ $face }“. Wähl zum Tauschen eine deiner Karten und eine fremde, oder würfle den Jokerwürfel neu.
rat_a_tat_roll-status-take = { $seat }: Nimm die offene Karte von { $region } oder die oberste Karte vom Stapel.
rat_a_tat_roll-status-look = { $seat }: Sieh dir alle deine Karten an, eine Karte von jemand anderem oder keine.
rat_a_tat_roll-status-decide = { $seat } hat eine volle Reihe: Jokerwürfel werfen oder aussetzen.
rat_a_tat_roll-status-pick = { $seat }: Von welcher Farbe nimmst du eine { $card }?
rat_a_tat_roll-status-swap = { $seat }: Wähl zum Tauschen eine deiner Karten und eine fremde.
rat_a_tat_roll-status-swap-with = { $seat }: Gegen welche Karte?
rat_a_tat_roll-status-replace = { $seat }: Wähl deine Karte, die die { $card } ersetzen soll.
rat_a_tat_roll-status-glimpse-first = { $seat }: die erste Karte. Merk sie dir.
rat_a_tat_roll-status-glimpse-pile = { $seat }: vom Stapel, für deinen Platz { $place }. Merk sie dir.
rat_a_tat_roll-status-glimpse-own = { $seat }: deine Karten, wie sie liegen. Merk sie dir.
rat_a_tat_roll-status-glimpse-other = { $seat }: Karte { $place } von { $other }. Merk sie dir.
rat_a_tat_roll-winner = { $seat }
rat_a_tat_roll-status-over = { $count ->
    [one] { $winners } gewinnt mit der Summe { $sum }!
   *[other] { $winners } gewinnen gemeinsam mit der Summe { $sum }!
}
rat_a_tat_roll-won-by = { $margin ->
    [one] Ein einziger Punkt
   *[other] { $margin } Punkte
} weniger als { $others }{ $last ->
    [card] , erst mit der letzten Karte
    [swap] , erst mit dem letzten Tausch
   *[no] {""}
}.
rat_a_tat_roll-won-level = Gleichstand mit Summe { $sum }{ $last ->
    [card] : Erst die letzte Karte bringt den Ausgleich
    [swap] : Erst der letzte Tausch bringt den Ausgleich
   *[no] {""}
}.

# German says the chance as "in … of … cases"; the sentences supply "in" and "Fällen".

# Plans: why a move is better than the next best. Each goes on after “plan-for”.
rat_a_tat_roll-term-cards = { $amount ->
    [0] spart im Schnitt ein wenig
    [one] spart im Schnitt etwa einen Punkt
   *[other] spart im Schnitt etwa { $amount } Punkte
}
rat_a_tat_roll-term-cards-less = { $amount ->
    [0] kostet im Schnitt ein wenig
    [one] kostet im Schnitt etwa einen Punkt
   *[other] kostet im Schnitt etwa { $amount } Punkte
}
rat_a_tat_roll-term-tokens = { $amount ->
    [0] lässt ab und zu eine Marke mehr übrig
    [one] lässt etwa eine Marke mehr übrig
   *[other] lässt etwa { $amount } Marken mehr übrig
}
rat_a_tat_roll-term-tokens-less = { $amount ->
    [0] kostet ab und zu eine Marke mehr
    [one] kostet etwa eine Marke mehr
   *[other] kostet etwa { $amount } Marken mehr
}
rat_a_tat_roll-term-rivals = { $amount ->
    [0] schadet { $rivals } ein wenig
    [one] beschert { $rivals } etwa einen Punkt mehr
   *[other] beschert { $rivals } etwa { $amount } Punkte mehr
}
rat_a_tat_roll-term-rivals-less = { $amount ->
    [0] hilft { $rivals } ein wenig
    [one] erspart { $rivals } etwa einen Punkt
   *[other] erspart { $rivals } etwa { $amount } Punkte
}

# Why undo stops: what has happened since.
rat_a_tat_roll-undo-rolled = Seitdem wurde gewürfelt.
rat_a_tat_roll-undo-drawn = { $seat } hat eine Karte vom Stapel genommen und gesehen.
rat_a_tat_roll-undo-looked = { $seat } hat gespickt, und zweimal spicken wäre gemogelt.
rat_a_tat_roll-undo-swapped = Seitdem wurden zwei verdeckte Karten getauscht. Zurücknehmen wäre gemogelt.
rat_a_tat_roll-undo-replaced = Seitdem ist eine Karte unter den Stapel gekommen. Zurücknehmen wäre gemogelt.
rat_a_tat_roll-undo-laid = Inzwischen liegt eine Karte verdeckt. Zurücknehmen wäre gemogelt.
rat_a_tat_roll-undo-filled = Seitdem liegt eine neue Karte offen.
rat_a_tat_roll-undo-over = Das Spiel ist zu Ende, und alle Karten sind aufgedeckt.
