# Ratzzia: everything this game says, in German.

ratzzia-name = Ratzzia
ratzzia-tagline = Die Speisekammer plündern, bevor die Katze kommt
ratzzia-aim = Leg Würfel in die Spalten der Speisekammer und hol dir, was oben auf ihren Regalen steht. Futter vor dir können dir andere wegnehmen; sicher ist nur, was im Beutel ist. Wer zuerst 25 im Beutel hat, gewinnt.
ratzzia-score = { $count } im Beutel
ratzzia-option-board = Spielbrett
ratzzia-option-board-note = Das gedruckte Brett haben wir nicht, darum ist dieses nachgebaut. Wenn dir das Spiel gehört, kannst du auf deinem spielen.

# What stands on the shelves.

ratzzia-shelf-annie = Annie
ratzzia-shelf-candy = Bonbonglas
ratzzia-shelf-sausages = { $count ->
    [one] ein Würstchen
   *[other] { $count } Würstchen
}
ratzzia-shelf-store = Lager
ratzzia-shelf-greedy = Gierschlund
ratzzia-shelf-accountant = Buchhalter

# The log.

ratzzia-log-then = { $first } { $next }
ratzzia-log-begin = { $seat } beginnt.
ratzzia-log-roll = { $seat } schüttelt die Würfel.
ratzzia-log-rolled = { $seat } würfelt { $dice }.
ratzzia-log-rolled-again = { $seat } würfelt noch einmal: { $dice }.
ratzzia-log-support-rolled = { $seat } wirft die Helferwürfel: { $dice }.
ratzzia-log-take-back = { $count ->
    [one] { $seat } holt einen Würfel aus Spalte { $column } zurück.
   *[other] { $seat } holt { $count } Würfel aus Spalte { $column } zurück.
}
ratzzia-log-reroll = { $count ->
    [one] { $seat } nimmt einen Würfel für einen neuen Wurf.
   *[other] { $seat } nimmt { $count } Würfel für einen neuen Wurf.
}
ratzzia-log-keep = { $seat } behält die Würfel.
ratzzia-log-roll-support = { $seat } nimmt die Helferwürfel.
ratzzia-log-place = { $column ->
    [0] { $seat } legt eine { $die } auf ein graues Feld der Katzenreihe.
   *[other] { $seat } legt eine { $die } in Spalte { $column }.
}
ratzzia-log-place-support = { $column ->
    [0] { $seat } legt die Helfer-{ $die } auf ein graues Feld der Katzenreihe.
   *[other] { $seat } legt die Helfer-{ $die } in Spalte { $column }.
}
ratzzia-log-place-candy = { $seat } legt einen Bonbonwürfel als { $die } in Spalte { $column }.
ratzzia-log-finish = { $seat } legt nichts mehr.
ratzzia-log-no-store = { $seat } lagert nichts ein.
ratzzia-log-forced = { $count ->
    [one] Eine { $die } muss zur Katze.
   *[other] { $count } × { $die } müssen zur Katze.
}
ratzzia-log-cat = Die Katze kommt, und alle Würfel laufen nach Hause.
ratzzia-log-support-back = { $count ->
    [one] Ein Helferwürfel kommt zurück in die Reserve.
   *[other] { $count } Helferwürfel kommen zurück in die Reserve.
}
ratzzia-log-complete = Spalte { $column } ist fertig: { $paid }.
ratzzia-log-complete-unpaid = Spalte { $column } ist fertig.
ratzzia-log-paid = { $seat } bekommt { $count }
ratzzia-log-sausages = { $seat } bekommt { $count } vom Regal.
ratzzia-log-annie = Annies Würfel kommt von unten in Spalte { $column }.
ratzzia-log-annie-stayed = Keine Spalte hat Platz für Annies Würfel, darum läuft er nach Hause.
ratzzia-log-candy-jar = { $seat } nimmt einen Bonbonwürfel aus dem Glas.
ratzzia-log-candy-seat = { $seat } nimmt den Bonbonwürfel von { $from }.
ratzzia-log-candy-column = { $seat } nimmt den Bonbonwürfel aus Spalte { $column }.
ratzzia-log-no-candy = Es ist kein Bonbonwürfel zu haben.
ratzzia-log-stored = { $seat } steckt { $amount } in den Beutel.
ratzzia-log-not-stored = { $seat } hat weniger als { $amount } vorn und kann nichts einlagern.
ratzzia-log-no-pair = Ohne Paar wird nichts eingelagert.
ratzzia-log-stolen = { $seat } nimmt { $amount } von { $from }.
ratzzia-log-nothing-to-steal = Sonst hat niemand Futter vorn.
ratzzia-log-passed = { $direction ->
    [clockwise] Alle geben die Hälfte ihres Futters im Uhrzeigersinn weiter.
   *[anticlockwise] Alle geben die Hälfte ihres Futters gegen den Uhrzeigersinn weiter.
}
ratzzia-log-won = Der Beutel von { $seat } ist voll.

# What a seat is doing, and a whole turn in one sentence.

ratzzia-deed-roll = { $seat } würfelt.
ratzzia-deed-roll-again = { $seat } würfelt noch einmal.
ratzzia-deed-roll-support = { $seat } wirft die Helferwürfel.
ratzzia-deed-complete = { $count ->
    [one] { $seat } macht Spalte { $columns } fertig.
   *[other] { $seat } macht die Spalten { $columns } fertig.
}
ratzzia-deed-annie = { $seat } schiebt Annies Würfel in Spalte { $column }.
ratzzia-deed-store = { $seat } steckt Futter in den Beutel.
ratzzia-deed-steal = { $seat } beklaut { $from }.

ratzzia-tell-near = { $seat }: { $bag } von { $full } im Beutel
ratzzia-turn-results-dice = { $seat } { $results }: { $dice }.
ratzzia-turn-results = { $seat } { $results }.
ratzzia-turn-dice = { $seat } legt { $dice }.
ratzzia-turn-none = { $seat } legt nichts.
ratzzia-turn-on = { $column ->
    [0] { $dice } in die Katzenreihe
   *[other] { $dice } in Spalte { $column }
}
ratzzia-turn-wins = macht den Beutel voll und gewinnt
ratzzia-turn-wins-with = steckt die letzten { $amount } in den Beutel und gewinnt
ratzzia-turn-robs = beklaut { $from } (+{ $amount })
ratzzia-turn-candy-of = nimmt den Bonbonwürfel von { $from }
ratzzia-turn-candy = nimmt einen Bonbonwürfel
ratzzia-turn-stores = steckt { $amount } in den Beutel
ratzzia-turn-stores-nothing = steckt nichts in den Beutel
ratzzia-turn-cat = lockt die Katze an
ratzzia-turn-passes = { $direction ->
    [clockwise] lässt alle ihr halbes Futter im Uhrzeigersinn weitergeben
   *[anticlockwise] lässt alle ihr halbes Futter gegen den Uhrzeigersinn weitergeben
}
ratzzia-turn-completes = { $count ->
    [0] macht Spalte { $column } fertig
    [one] macht Spalte { $column } fertig (ein Würstchen)
   *[other] macht Spalte { $column } fertig ({ $count } Würstchen)
}
ratzzia-turn-annie = schiebt Annies Würfel in Spalte { $column }
ratzzia-turn-forced = { $count ->
    [one] verliert einen Würfel an die Katze
   *[other] verliert { $count } Würfel an die Katze
}
ratzzia-turn-takes-back = { $count ->
    [one] holt einen Würfel aus Spalte { $column } zurück
   *[other] holt { $count } Würfel aus Spalte { $column } zurück
}

# Moves as actions.

ratzzia-move-roll = würfeln
ratzzia-move-take-back = die Würfel aus Spalte { $column } zurückholen
ratzzia-move-reroll = { $dice } neu würfeln
ratzzia-move-reroll-blank = { $count ->
    [one] einen Würfel ohne Zahl werfen
   *[other] { $count } Würfel ohne Zahl werfen
}
ratzzia-move-reroll-both = { $count ->
    [one] { $dice } und einen Würfel ohne Zahl neu würfeln
   *[other] { $dice } und { $count } Würfel ohne Zahl neu würfeln
}
ratzzia-move-keep = die Würfel behalten
ratzzia-move-roll-support = die Helferwürfel werfen
ratzzia-move-place = { $column ->
    [0] die { $die } auf ein graues Feld legen
   *[other] die { $die } in Spalte { $column } legen
}
ratzzia-move-place-support = { $column ->
    [0] die Helfer-{ $die } auf ein graues Feld legen
   *[other] die Helfer-{ $die } in Spalte { $column } legen
}
ratzzia-move-place-candy = den Bonbonwürfel als { $die } in Spalte { $column } legen
ratzzia-move-finish = mit dem Legen aufhören
ratzzia-move-annie = Annies Würfel von unten in Spalte { $column } schieben
ratzzia-move-candy-seat = den Bonbonwürfel von { $seat } nehmen
ratzzia-move-candy-column = den Bonbonwürfel aus Spalte { $column } nehmen
ratzzia-move-store = Futter in den Beutel stecken
ratzzia-move-no-store = nichts in den Beutel stecken
ratzzia-move-steal = das halbe Futter von { $seat } nehmen
ratzzia-move-pass = { $direction ->
    [clockwise] das halbe Futter im Uhrzeigersinn weitergeben
   *[anticlockwise] das halbe Futter gegen den Uhrzeigersinn weitergeben
}
ratzzia-moves-take-back = Würfel zurückholen
ratzzia-moves-reroll = Würfel neu würfeln
ratzzia-moves-place = die { $die } legen
ratzzia-moves-place-support = die Helfer-{ $die } legen
ratzzia-moves-place-candy = den Bonbonwürfel legen
ratzzia-moves-annie = Annies Würfel in eine Spalte schieben

# The plan that R21 waits for.

ratzzia-plan-own = { $column ->
    [0] eine { $die } von { $seat } auf ein graues Feld
   *[other] eine { $die } von { $seat } in Spalte { $column }
}
ratzzia-plan-support = { $column ->
    [0] die Helfer-{ $die } auf ein graues Feld
   *[other] die Helfer-{ $die } in Spalte { $column }
}
ratzzia-plan-candy = der Bonbonwürfel als { $die } in Spalte { $column }

# Refusals.

ratzzia-refuse-seats = Ratzzia ist für 2 bis 5, hier sind es { $seats }.
ratzzia-refuse-over = Das Spiel ist zu Ende.
ratzzia-refuse-due-start = Erst muss feststehen, wer beginnt.
ratzzia-refuse-start-seat = Platz { $number } gibt es hier nicht, nur { $seats } Plätze.
ratzzia-refuse-due-turn = Jetzt würfelt { $seat } oder holt Würfel zurück.
ratzzia-refuse-due-rolled = Jetzt rollen die Würfel von { $seat }.
ratzzia-refuse-due-reroll = Jetzt würfelt { $seat } noch einmal oder behält die Würfel.
ratzzia-refuse-due-support = Jetzt rollen die Helferwürfel für { $seat }.
ratzzia-refuse-due-place = Jetzt legt { $seat } Würfel.
ratzzia-refuse-due-annie = Jetzt sagt { $seat }, wohin Annies Würfel kommt.
ratzzia-refuse-due-candy = Jetzt sagt { $seat }, welcher Bonbonwürfel es sein soll.
ratzzia-refuse-due-store = Jetzt lagert { $seat } Futter ein oder lässt es.
ratzzia-refuse-due-steal = Jetzt sagt { $seat }, wessen Futter es sein soll.
ratzzia-refuse-due-pass = Jetzt sagt { $seat }, in welche Richtung das Futter geht.
ratzzia-refuse-rolled-blank = Ein geworfener Würfel zeigt 1 bis 6.
ratzzia-refuse-rolled-count = { $due ->
    [one] Geworfen wird ein Würfel, nicht { $rolled }.
   *[other] Geworfen werden { $due } Würfel, nicht { $rolled }.
}
ratzzia-refuse-roll-empty = { $seat } hat keinen Würfel in der Hand. Hol welche aus einer Spalte zurück.
ratzzia-refuse-take-back = In Spalte { $column } liegt kein Würfel von { $seat }.
ratzzia-refuse-reroll-nothing = Kein Würfel ist markiert. Markier mindestens einen oder behalt alle.
ratzzia-refuse-reroll-not-there = Diese Würfel hat { $seat } nicht alle in der Hand.
ratzzia-refuse-not-in-hand = { $seat } hat keine { $die } in der Hand.
ratzzia-refuse-not-in-hand-blank = { $seat } hat keine { $die } in der Hand. Würfel, die vom Brett zurückkamen, haben bis zum nächsten Wurf keine Zahl.
ratzzia-refuse-column-full = Spalte { $column } hat über dem höchsten Würfel kein freies Feld.
ratzzia-refuse-needs = Das nächste Feld von Spalte { $column } braucht eine { $needs }, keine { $die }.
ratzzia-refuse-joined = Das nächste Feld von Spalte { $column } braucht noch eine { $below } wie darunter, keine { $die }.
ratzzia-refuse-grey-full = Kein graues Feld ist frei. Auf rote kann man nichts legen.
ratzzia-refuse-no-candy = { $seat } hat keinen Bonbonwürfel zur Hand.
ratzzia-refuse-candy-cat = Bonbonwürfel kommen nur in Spalten, nicht zur Katze.
ratzzia-refuse-no-support = Von den Helferwürfeln zeigt keiner mehr eine { $die }.
ratzzia-refuse-support-two = Helferwürfel gibt es nur zu zweit.
ratzzia-refuse-support-used = { $seat } hat die Helferwürfel in diesem Zug schon geworfen.
ratzzia-refuse-support-late = { $seat } hat schon Würfel gelegt. Helferwürfel wirft man vorher.
ratzzia-refuse-support-none = In der Reserve ist kein Helferwürfel.
ratzzia-refuse-finish = { $seat } muss mindestens einen Würfel legen.
ratzzia-refuse-finish-forced = { $seat } muss mindestens einen Würfel legen. Die bei der Katze zählen nicht, solange andere in der Hand sind.
ratzzia-refuse-best = Erst müssen die Helferwürfel und ein Würfel von { $seat } liegen, soweit das geht. Noch möglich: { $plan }.
ratzzia-refuse-annie-own = Spalte { $column } ist Annies eigene. Wähl eine andere.
ratzzia-refuse-annie-full = Spalte { $column } hat kein freies Feld für Annies Würfel. Wähl eine andere.
ratzzia-refuse-candy-own = { $seat } kann sich nicht selbst den Bonbonwürfel wegnehmen.
ratzzia-refuse-candy-seat = { $seat } hat keinen unbenutzten Bonbonwürfel.
ratzzia-refuse-candy-column = In Spalte { $column } liegt kein Bonbonwürfel.
ratzzia-refuse-steal-own = { $seat } kann sich nicht selbst Futter wegnehmen.
ratzzia-refuse-steal-nothing = { $seat } hat kein Futter vorn.
ratzzia-refuse-others-dice = Diese Würfel gehören { $seat }. Nur { $seat } wirft und legt sie.

# A board that people bring, in words of its file: what can’t be read, then what can’t be played on.

ratzzia-board-none = Das ist kein Spielbrett für Ratzzia. Speichere das von Cheeseboard als Datei und ändere es.
ratzzia-board-line = Zeile { $line } ist unlesbar. Vielleicht fehlt ein Komma oder eine Klammer.
ratzzia-board-no-shelf = Zeile { $line }: Ein Regal „{ $given }“ gibt es nicht. Schreib annie, candy_jar, sausages(2), store, greedy oder accountant.
ratzzia-board-no-field = Zeile { $line }: „{ $field }“ gehört hier nicht hin. Ist es richtig geschrieben?
ratzzia-board-field-missing = „{ $field }“ fehlt in dem Teil, der in Zeile { $line } endet.
ratzzia-board-field-twice = Zeile { $line }: „{ $field }“ steht zweimal da. Lösch eins davon.
ratzzia-board-number = In Zeile { $line } gehört eine kleine ganze Zahl, etwa 0 oder 5.
ratzzia-board-columns = { $count ->
    [one] Das Brett hat eine Spalte. Es braucht neun.
   *[other] Das Brett hat { $count } Spalten. Es braucht neun.
}
ratzzia-board-spaces = { $count ->
    [one] Spalte { $column } hat ein Feld. Eine Spalte hat 2 bis 7.
   *[other] Spalte { $column } hat { $count } Felder. Eine Spalte hat 2 bis 7.
}
ratzzia-board-sausages = Spalte { $column } hat Zahlen für { $spaces } Felder, aber Würstchen für { $sausages }. Schreib für jedes Feld beides hin.
ratzzia-board-needs = Spalte { $column }, Feld { $space } braucht eine { $value }. Schreib 1 bis 6, oder 0 für jeden Würfel.
ratzzia-board-space-sausages = Spalte { $column }, Feld { $space } bringt { $count } Würstchen. Mehr als 3 bringt kein Feld.
ratzzia-board-shelf-sausages = Auf dem Regal über Spalte { $column } liegen { $count } Würstchen. Es können 1 bis 9 sein.
ratzzia-board-joined = Spalte { $column } kann Feld { $space } nicht mit dem darüber verbinden. Schreib das untere der beiden Felder, 1 bis { $last }.
ratzzia-board-pair = Spalte { $column } verbindet Feld { $space } mit dem darüber, aber sie brauchen eine { $first } und eine { $second }. Verbundene Würfel sind gleich.
ratzzia-board-shelf = { $count ->
    [0] Das Regal „{ $shelf }“ fehlt. Setz es über eine Spalte.
   *[other] Das Regal „{ $shelf }“ steht über { $count } Spalten. Lass es nur über einer.
}
ratzzia-board-cat = Graue Felder der Katzenreihe: { $grey }, rote: { $red }. Von beiden braucht sie mindestens eins, zusammen höchstens sechs.
ratzzia-board-cover-seats = Mit { $seats } am Tisch sind Felder abgedeckt. Das gibt es nur zu zweit und zu dritt.
ratzzia-board-cover-column = Mit { $seats } am Tisch sind Felder von Spalte { $column } abgedeckt. Die Spalten heißen 1 bis 9.
ratzzia-board-cover-spaces = Mit { $seats } am Tisch sind { $count } von { $spaces } Feldern in Spalte { $column } abgedeckt. Mindestens zwei bleiben frei.
ratzzia-board-cover-pair = Mit { $seats } am Tisch ist nur eins von zwei verbundenen Feldern in Spalte { $column } abgedeckt. Deck beide ab oder keins.
ratzzia-board-cover-cat = Mit { $seats } am Tisch ist zu viel von der Katzenreihe abgedeckt. Ein graues und ein rotes Feld bleiben frei.
ratzzia-board-store = Mit { $seats } am Tisch sind in Spalte { $column }, der vom Lager, keine verbundenen Felder frei. Ohne sie kann niemand Futter einlagern.

# On the screen.

ratzzia-board = Die Speisekammer
ratzzia-and = { $first }; { $next }
ratzzia-die = { $what }
ratzzia-die-picked = { $what }, gewählt
ratzzia-die-marked = { $what }, wird neu gewürfelt
ratzzia-die-own = eine { $die } von { $seat }
ratzzia-die-candy = Bonbonwürfel von { $seat } als { $die }
ratzzia-die-support = eine Helfer-{ $die }
ratzzia-die-blank = ein Würfel von { $seat } ohne Zahl
ratzzia-die-unused-candy = Bonbonwürfel von { $seat }
ratzzia-value = Den Bonbonwürfel als { $die }
ratzzia-space = Spalte { $column }, Feld { $space }: { $what }
ratzzia-space-needs = braucht eine { $die }
ratzzia-space-any = nimmt jeden Würfel
ratzzia-space-joined = nimmt die Zahl des Würfels darunter
ratzzia-space-covered = abgedeckt, mit { $seats } am Tisch nicht benutzt
ratzzia-space-empty = leer
ratzzia-space-sausages = { $count ->
    [one] ein Würstchen
   *[other] { $count } Würstchen
}
ratzzia-cat-grey = Katzenreihe, Feld { $space }, grau: { $what }
ratzzia-cat-red = Katzenreihe, Feld { $space }, rot: { $what }
ratzzia-cat-number = die Katzenzahl ist { $die }
ratzzia-point-shelf = Regal { $column }: { $shelf }
ratzzia-point-column = Spalte { $column } ({ $shelf }), { $next }
ratzzia-point-cat = Katzenreihe, frei: { $grey } grau und { $red } rot
ratzzia-point-answers = wählbar
ratzzia-column-full = kein freies Feld über dem höchsten Würfel
ratzzia-column-takes = als Nächstes eine { $die }
ratzzia-column-takes-any = als Nächstes jeder Würfel
ratzzia-column-takes-none = als Nächstes passt kein Würfel
ratzzia-cat-takes-none = kein graues Feld frei, und auf rote kann man nichts legen
ratzzia-plate = { $seat }: { $front } vorn, { $bag } im Beutel{ $candies ->
    [0] {""}
    [one] , ein Bonbonwürfel
   *[other] , { $candies } Bonbonwürfel
}
ratzzia-hand = { $count ->
    [0] { $seat } hat keinen Würfel in der Hand
    [one] { $seat } hat einen Würfel in der Hand
   *[other] { $seat } hat { $count } Würfel in der Hand
}{ $candies ->
    [0] {""}
    [one] , dazu einen Bonbonwürfel
   *[other] , dazu { $candies } Bonbonwürfel
}
ratzzia-hand-shows = { $count ->
    [one] { $seat } hat einen Würfel in der Hand: { $dice }
   *[other] { $seat } hat { $count } Würfel in der Hand: { $dice }
}{ $candies ->
    [0] {""}
    [one] , dazu einen Bonbonwürfel
   *[other] , dazu { $candies } Bonbonwürfel
}
ratzzia-hand-empty = Kein Würfel in der Hand
ratzzia-front = { $front } vorn
ratzzia-bag = { $bag } von { $full } im Beutel
ratzzia-bag-full = { $bag } im Beutel: { $full } erreicht
ratzzia-note = { $front } vorn
ratzzia-note-candies = { $candies ->
    [one] { $front } vorn, ein Bonbonwürfel
   *[other] { $front } vorn, { $candies } Bonbonwürfel
}
ratzzia-goal = { $full } im Beutel gewinnen
ratzzia-winning-step = { $count ->
    [one] Zum Sieg fehlt noch 1 im Beutel
   *[other] Zum Sieg fehlen noch { $count } im Beutel
}
ratzzia-jar = { $count ->
    [0] Das Bonbonglas ist leer.
    [one] Ein Bonbonwürfel im Glas.
   *[other] { $count } Bonbonwürfel im Glas.
}
ratzzia-cat-wants = { $count ->
    [0] Die Katze wartet auf eine { $die }.
    [one] Die Katze wartet auf eine { $die }; ein rotes Feld ist frei.
   *[other] Die Katze wartet auf eine { $die }; { $count } rote Felder sind frei.
}
ratzzia-reserve = { $count ->
    [0] Kein Helferwürfel in der Reserve.
    [one] Ein Helferwürfel in der Reserve.
   *[other] { $count } Helferwürfel in der Reserve.
}

ratzzia-tip-annie = Annie: Der oberste Würfel wird von unten in eine andere Spalte geschoben
ratzzia-tip-candy = { $count ->
    [0] Das Bonbonglas ist leer: Ein Bonbonwürfel wird jemandem weggenommen oder aus einer Spalte geholt
   *[other] Das Bonbonglas: ein Bonbonwürfel, der ab dem nächsten Zug jede Zahl sein kann
}
ratzzia-tip-grey = Graues Feld der Katzenreihe, { $what }. Es nimmt jeden Würfel; der Würfel auf dem letzten grauen Feld bestimmt die Katzenzahl.
ratzzia-tip-red = Rotes Feld der Katzenreihe, { $what }. { $die ->
    [0] Sobald die grauen Felder voll sind, muss jeder geworfene Würfel mit der Katzenzahl hierher.
   *[other] Jede geworfene { $die } muss hierher.
} Ist die Reihe voll, kommt die Katze, und alle Würfel laufen nach Hause.
ratzzia-tip-sausages = { $count ->
    [one] Ein Würstchen vom Regal
   *[other] { $count } Würstchen vom Regal
}
ratzzia-tip-store = Das Lager: Die Summe des obersten verbundenen Paars kommt vom Futter vorn in den Beutel, wenn genug da ist
ratzzia-tip-greedy = Der Gierschlund: die Hälfte des Futters, das jemand anders vorn hat
ratzzia-tip-accountant = Der Buchhalter: Alle geben die Hälfte ihres Futters vorn nach nebenan weiter

ratzzia-outlook-completes = macht Spalte { $column } fertig
ratzzia-outlook-gets = { $seat } bekommt { $count }
ratzzia-outlook-choice = { $what ->
    [annie] Dann kommt Annies Würfel in eine andere Spalte.
    [candy] Dann gibt es einen Bonbonwürfel.
    [store] Dann kann { $seat } { $amount } einlagern.
    [steal] Dann nimmt { $seat } jemandem das halbe Futter weg.
   *[pass] Dann geben alle ihr halbes Futter weiter.
}
ratzzia-outlook-store = { $seat } kann { $amount } einlagern
ratzzia-outlook-stores-nothing = es gibt nichts einzulagern
ratzzia-outlook-annie = Annie schiebt den obersten Würfel in eine andere Spalte
ratzzia-outlook-candy-die = { $seat } nimmt einen Bonbonwürfel
ratzzia-outlook-steals = { $seat } nimmt jemandem das halbe Futter weg
ratzzia-outlook-passes = alle geben ihr halbes Futter weiter
ratzzia-outlook-plan = Noch zu legen: { $plan }
ratzzia-outlook-then = { $first }, dann { $next }
ratzzia-outlook-own = von { $seat } { $dice }
ratzzia-outlook-support = Helfer { $dice }
ratzzia-outlook-candy = der Bonbonwürfel als { $dice }

ratzzia-action-roll = Würfeln
ratzzia-action-take-back = Aus Spalte { $column } zurückholen
ratzzia-action-reroll = { $count ->
    [one] Einen Würfel neu
   *[other] { $count } Würfel neu
}
ratzzia-action-keep = Behalten
ratzzia-action-support = Helferwürfel werfen
ratzzia-outlook-support-duty = Wer Helferwürfel wirft, muss sie legen, soweit sie passen.
ratzzia-action-finish = Fertig
ratzzia-action-store = { $amount } einlagern
ratzzia-action-no-store = Nichts einlagern
ratzzia-action-steal = { $seat }: { $amount }
ratzzia-action-clockwise = Im Uhrzeigersinn: { $front } vorn
ratzzia-action-anticlockwise = Andersherum: { $front } vorn
ratzzia-action-candy-of = Von { $seat }
ratzzia-action-candy-on = Aus Spalte { $column }

ratzzia-status-starting = Wer beginnt?
ratzzia-status-rolling = Die Würfel von { $seat } rollen.
ratzzia-status-turn = { $seat } ist am Zug.
ratzzia-status-roll = { $seat } würfelt oder holt Würfel aus einer Spalte zurück und beendet damit den Zug.
ratzzia-status-empty = { $seat } hat keinen Würfel in der Hand und holt welche aus einer Spalte zurück.
ratzzia-status-take-back = Noch einmal Spalte { $column }: Dann holt { $seat } die Würfel zurück und beendet den Zug.
ratzzia-status-reroll = { $seat } markiert Würfel für einen neuen Wurf oder behält alle.
ratzzia-status-reroll-marked = { $count ->
    [one] { $seat } würfelt einen Würfel neu.
   *[other] { $seat } würfelt { $count } Würfel neu.
}
ratzzia-status-place = { $seat } legt mindestens einen Würfel auf ein leuchtendes Feld.
ratzzia-status-place-more = { $seat } legt noch mehr Würfel oder ist fertig.
ratzzia-status-place-picked = Wohin kommt die { $die } von { $seat }?
ratzzia-status-place-support = Wohin kommt die Helfer-{ $die }?
ratzzia-status-place-candy = Wohin kommt der Bonbonwürfel von { $seat }?
ratzzia-status-place-duty = { $seat } legt die Helferwürfel und mindestens einen eigenen Würfel, soweit sie passen.
ratzzia-status-value = Welche Zahl soll der Bonbonwürfel sein?
ratzzia-status-which = Welcher Würfel kommt dorthin?
ratzzia-status-pick-first = Dort passt kein Würfel von { $seat }: { $takes }. Wähl einen Würfel, dann siehst du, wohin er kann.
ratzzia-status-done = { $seat } kann nichts mehr legen und ist fertig.
ratzzia-status-annie = In welche Spalte schiebt { $seat } Annies Würfel von unten?
ratzzia-status-candy = Welchen Bonbonwürfel nimmt { $seat }?
ratzzia-status-store = { $seat } hat { $front } vorn und kann { $count } in den Beutel stecken.
ratzzia-status-steal = Wem nimmt { $seat } das halbe Futter weg?
ratzzia-status-pass = In welche Richtung geben alle ihr halbes Futter weiter?
ratzzia-status-won = { $seat } hat { $count } im Beutel und gewinnt!
ratzzia-won-by = { $margin } mehr im Beutel als { $others }.

ratzzia-again = { $count ->
    [one] Ein Würfel bekommt einen zweiten Versuch.
   *[other] { $count } Würfel bekommen einen zweiten Versuch.
}
ratzzia-again-completes = { $count ->
    [one] Ein neuer Wurf mit einem Würfel macht Spalte { $column } fertig (Chance etwa { $percent } %).
   *[other] Ein neuer Wurf mit { $count } Würfeln macht Spalte { $column } fertig (Chance etwa { $percent } %).
}
ratzzia-again-stores = { $count ->
    [one] Ein neuer Wurf mit einem Würfel macht Spalte { $column } fertig, und es reicht zum Einlagern (Chance etwa { $percent } %).
   *[other] Ein neuer Wurf mit { $count } Würfeln macht Spalte { $column } fertig, und es reicht zum Einlagern (Chance etwa { $percent } %).
}
ratzzia-again-home = { $count ->
    [one] Der Würfel, der zurückkam, wird geworfen.
   *[other] { $count } Würfel werden geworfen, auch die, die zurückkamen.
}
ratzzia-again-home-completes = { $count ->
    [one] Der Würfel, der zurückkam, macht Spalte { $column } fertig (Chance etwa { $percent } %).
   *[other] Dann machen { $count } Würfel Spalte { $column } fertig (Chance etwa { $percent } %).
}
ratzzia-again-home-stores = { $count ->
    [one] Der Würfel, der zurückkam, macht Spalte { $column } fertig, und es reicht zum Einlagern (Chance etwa { $percent } %).
   *[other] Dann machen { $count } Würfel Spalte { $column } fertig, und es reicht zum Einlagern (Chance etwa { $percent } %).
}

# Where dice are to go: a part of the sentences above.

ratzzia-dice-for = { $dice } für Spalte { $column }{ $sausages ->
    [0] { "" }
    [one] { " " }(ein Würstchen, wenn fertig)
   *[other] { " " }({ $sausages } Würstchen, wenn fertig)
}
ratzzia-dice-for-completes = { $dice } für Spalte { $column } (fertig: { $prize })
ratzzia-dice-for-cat = { $dice } für die Katzenreihe

# What completing a column is good for, in brackets after the column.

ratzzia-prize-annie = Annies Hilfe
ratzzia-prize-candy = ein Bonbonwürfel
ratzzia-prize-candy-none = kein Bonbonwürfel mehr
ratzzia-prize-store = { $amount } Futter für den Beutel
ratzzia-prize-store-most = { $amount ->
    [0] nichts für den Beutel mit { $front } vorn
   *[other] bis zu { $amount } Futter für den Beutel
}
ratzzia-prize-store-short = nichts für den Beutel: { $amount } nötig, { $front } vorn
ratzzia-prize-greedy = { $amount ->
    [0] niemand hat Futter vorn
   *[other] bis zu { $amount } Futter von jemandem
}
ratzzia-prize-accountant = alle geben die Hälfte weiter: { $after } vorn, jetzt { $before }
ratzzia-prize-and-dice = { $sausages ->
    [one] { $prize }, dazu ein Würstchen für deine Würfel
   *[other] { $prize }, dazu { $sausages } Würstchen für deine Würfel
}
ratzzia-prize-sausages-and-dice = { $prize }, dazu { $sausages } für deine Würfel

# What a column still needs.

ratzzia-need-number = { $count ->
    [one] eine { $die }
   *[other] { $count } × { $die }
}
ratzzia-need-pair = { $count ->
    [one] zwei gleiche Würfel
   *[other] { $count } Paare gleicher Würfel
}
ratzzia-need-any = { $count ->
    [one] einen beliebigen Würfel
   *[other] { $count } beliebige Würfel
}

ratzzia-keys-blank = Die Würfel ohne Zahl wählen
ratzzia-keys-take-back = Würfel zurückholen
ratzzia-keys-choice = Nach einer Belohnung: wählen, von wem oder wohin

# What a plan brings, for all to see. Each goes on after “plan-for”.
ratzzia-gain-bag = steckt { $amount } Futter in den Beutel
ratzzia-gain-stolen = nimmt { $seat } { $amount } Futter weg
ratzzia-gain-front = bringt { $amount } Futter
ratzzia-gain-candy = bringt einen Bonbonwürfel
ratzzia-gain-candy-of = nimmt den Bonbonwürfel von { $from }
ratzzia-gain-column = macht Spalte { $column } fertig
ratzzia-gain-column-then = macht danach Spalte { $column } fertig

# Plans: why a move is better than the next best. Each goes on after “plan-for”.
ratzzia-term-front = bringt vorn mehr Futter
ratzzia-term-front-less = bringt vorn weniger Futter
ratzzia-term-bag = lagert mehr Futter ein
ratzzia-term-bag-less = lagert weniger Futter ein
ratzzia-term-dice = spart mehr Würfel auf
ratzzia-term-dice-less = spart weniger Würfel auf
ratzzia-term-candy = spart mehr Bonbonwürfel auf
ratzzia-term-candy-less = spart weniger Bonbonwürfel auf
ratzzia-term-column = tut mehr für Spalte { $number }
ratzzia-term-column-elsewhere = bringt später mehr in Spalte { $number }
ratzzia-term-column-less = tut weniger für Spalte { $number }
ratzzia-term-rivals = macht es { $rivals } schwerer
ratzzia-term-rivals-less = macht es { $rivals } leichter
ratzzia-rivals-front = lässt { $rivals } vorn weniger Futter
ratzzia-rivals-front-less = lässt { $rivals } vorn mehr Futter
ratzzia-rivals-bag = lässt { $rivals } weniger zum Einlagern
ratzzia-rivals-bag-less = lässt { $rivals } mehr zum Einlagern
ratzzia-rivals-column = bringt { $rivals } weniger in Spalte { $number }
ratzzia-rivals-column-less = bringt { $rivals } mehr in Spalte { $number }

# Why undo stops: what has happened since.
ratzzia-undo-rolled = Seitdem wurde gewürfelt.
