# Kalle Kanalratte: everything this game says, in German.

kalle-name = Kalle Kanalratte
kalle-tagline = Kalle unter den Gullydeckeln finden – oder Kalle sein
kalle-aim = Kalle versteckt sich unter einem Deckel, und alle anderen suchen ihn, Deckel für Deckel. Wer ihn findet, bekommt ein Käsestück. Nach acht falschen Deckeln bekommt Kalle es, wenn er noch weiß, wo er steckt. Jede Runde ist jemand anders Kalle, und die meisten Käsestücke gewinnen.
kalle-score = { $count ->
    [one] ein Käsestück
   *[other] { $count } Käsestücke
}
kalle-option-last_chance = Nach dem achten Deckel zeigen alle Suchenden auf noch einen
kalle-option-show_my_rat = Kalle darf vor jeder Entscheidung nachsehen, wo er steckt

kalle-animal-rat = Kalle
kalle-animal-bat = eine Fledermaus
kalle-animal-beetle = ein Käfer
kalle-animal-centipede = ein Tausendfüßler
kalle-animal-crayfish = ein Flusskrebs
kalle-animal-dragonfly = eine Libelle
kalle-animal-duck = eine Ente
kalle-animal-fish = ein Fisch
kalle-animal-frog = ein Frosch
kalle-animal-hedgehog = ein Igel
kalle-animal-mole = ein Maulwurf
kalle-animal-newt = ein Molch
kalle-animal-snail = eine Schnecke
kalle-animal-snake = eine Schlange
kalle-animal-spider = eine Spinne
kalle-animal-turtle = eine Schildkröte
kalle-animal-worm = ein Wurm

kalle-log-start = { $seat } ist zuerst Kalle.
kalle-log-deal = Runde { $round } von { $rounds }: { $seat } ist Kalle.
kalle-log-hide = { $seat } versteckt Kalle.
kalle-log-hide-open = { $seat } versteckt Kalle in { $cell }.
kalle-log-place = { $seat } stellt den Mäusepolizisten auf { $cell }.
kalle-log-turn = { $seat } dreht einen Deckel um: { $animal }.
kalle-log-turn-covered = { $seat } dreht einen Deckel um.
kalle-log-step = { $seat } zieht den Mäusepolizisten auf einen offenen Deckel.
kalle-log-caught = { $seat } findet Kalle und bekommt ein Käsestück.
kalle-log-swap = { $seat } vertauscht zwei Deckel.
kalle-log-swap-open = { $seat } vertauscht die Deckel in { $first } und { $second }.
kalle-log-pass = { $seat } vertauscht nichts.
kalle-log-point = { $seat } zeigt auf { $cell }.
kalle-log-point-found = { $seat } zeigt auf { $cell }. { $finder } hat Kalle gefunden und bekommt ein Käsestück.
kalle-log-point-in-vain = { $seat } zeigt auf { $cell }. Niemand hat Kalle gefunden.
kalle-log-proved = { $seat } zeigt Kalle in { $cell } und bekommt ein Käsestück.
kalle-log-missed = { $seat } sucht Kalle in { $cell }, aber da ist { $animal }. Niemand bekommt ein Käsestück.
kalle-log-missed-covered = { $seat } sucht Kalle in { $cell } und findet ihn nicht. Niemand bekommt ein Käsestück.

# What is being done, below the board while it is shown: never what comes of it. The places of a swap are never in the log.

kalle-deed-start = Mal sehen, wer zuerst Kalle ist.
kalle-deed-deal = { $seat } legt die Deckel aus.
kalle-deed-hide = { $seat } versteckt Kalle.
kalle-deed-place = { $seat } stellt den Mäusepolizisten hin.
kalle-deed-step = { $seat } zieht den Mäusepolizisten auf einen offenen Deckel.
kalle-deed-turn = { $seat } dreht einen Deckel um.
kalle-deed-swap = { $seat } vertauscht { $first } mit { $second }.
kalle-deed-pass = { $seat } vertauscht nichts.
kalle-deed-point = { $seat } zeigt auf { $cell }.
kalle-deed-reveal = Schauen wir unter die Deckel, auf die ihr gezeigt habt.
kalle-deed-prove = { $seat } sagt: Kalle ist in { $cell }.

kalle-tell-round = Runde { $round }: { $seat } ist Kalle
kalle-tell-last-round = Letzte Runde: { $seat } ist Kalle
# The rat calls it, and that is when the others may look again (K3).
kalle-tell-look = „Keiner findet Kalle Kanalratte!“ Jetzt dürfen alle hinschauen

# A turn in one sentence.

kalle-turn-round = Runde { $round } von { $rounds }: { $seat } ist Kalle und versteckt sich.
kalle-turn-caught = { $seat } findet Kalle gleich unter dem ersten Deckel und bekommt ein Käsestück.
kalle-turn-turned = { $seat } stellt den Mäusepolizisten hin und dreht einen Deckel um: { $animal }.
kalle-turn-covered = { $seat } stellt den Mäusepolizisten hin und dreht einen Deckel um.
kalle-turn-found = { $seat } findet Kalle in { $cell } und bekommt ein Käsestück.
kalle-turn-in-vain = { $seat } zeigt auf { $cell } und findet Kalle nicht.
# Before what happened in a round, for after the game.
kalle-part = Runde { $round }

kalle-move-hide = Kalle in { $cell } verstecken
kalle-move-place = den Mäusepolizisten auf { $cell } stellen
kalle-move-step = den Mäusepolizisten auf { $cell } ziehen
kalle-move-swap = { $first } mit { $second } vertauschen
kalle-move-pass = nichts vertauschen
kalle-move-point = auf { $cell } zeigen
kalle-move-prove = Kalle in { $cell } zeigen
kalle-moves-hide = Kalle unter einem Deckel verstecken
kalle-moves-place = den Mäusepolizisten auf einen Deckel stellen
kalle-moves-step = den Mäusepolizisten ziehen
kalle-moves-swap = den Deckel in { $cell } vertauschen
kalle-moves-point = auf einen Deckel zeigen
kalle-moves-prove = zeigen, wo Kalle ist

kalle-refuse-seats = Kalle Kanalratte ist für 2 bis 5, hier sind es { $seats }.
kalle-refuse-over = Das Spiel ist zu Ende.
kalle-refuse-start-due = Erst muss feststehen, wer Kalle ist.
kalle-refuse-start-is-over = Wer zuerst Kalle ist, steht schon fest.
kalle-refuse-start-seat = Platz { $number } gibt es hier nicht, nur { $seats } Plätze.
kalle-refuse-deal-due = Erst werden die Deckel ausgelegt: Als Nächstes ist { $seat } Kalle.
kalle-refuse-deal-not-due = Die Deckel dieser Runde liegen schon auf dem Tisch.
kalle-refuse-deal-rat = Kalle wird nicht ausgelegt. Wer Kalle ist, versteckt ihn danach.
kalle-refuse-deal-twice = Diesen Deckel gibt es nur einmal ({ $animal }).
kalle-refuse-due-hide = Jetzt versteckt { $seat } Kalle.
kalle-refuse-due-place = Jetzt stellt { $seat } den Mäusepolizisten hin.
kalle-refuse-due-step = Jetzt zieht { $seat } den Mäusepolizisten.
kalle-refuse-due-swap = Jetzt vertauscht { $seat } zwei Deckel oder keine.
kalle-refuse-due-point = Jetzt zeigt { $seat } auf einen Deckel.
kalle-refuse-due-prove = Jetzt zeigt { $seat }, wo Kalle steckt.
kalle-refuse-step-stays = Der Mäusepolizist steht schon auf { $cell }. Zieh ihn auf einen anderen Deckel.
kalle-refuse-step-far = { $cell } ist nicht neben { $guard }. Der Mäusepolizist zieht immer nur einen Deckel weit.
kalle-refuse-step-open = { $count ->
    [one] Der Deckel in { $cell } ist offen. Zieh den Mäusepolizisten auf den geschlossenen daneben: { $lids }.
   *[other] Der Deckel in { $cell } ist offen. Zieh den Mäusepolizisten auf einen geschlossenen daneben: { $lids }.
}
kalle-refuse-step-middle = { $count ->
    [one] Ringsum sind alle Deckel offen, und zweimal wurde nichts umgedreht. Jetzt muss der Mäusepolizist in die Mitte: { $lids }.
   *[other] Ringsum sind alle Deckel offen, und zweimal wurde nichts umgedreht. Jetzt muss der Mäusepolizist zu einem in der Mitte: { $lids }.
}
kalle-refuse-lid = { $cell }
kalle-refuse-swap-order = Bei einem Tausch steht der frühere Deckel zuerst: { $second } vor { $first }.
kalle-refuse-swap-far = { $first } und { $second } liegen nicht nebeneinander. Vertausch zwei, die sich berühren.
kalle-refuse-swap-guard = Auf { $cell } steht der Mäusepolizist. Dieser Deckel bleibt liegen.
kalle-refuse-point-taken = Auf { $cell } zeigt schon { $seat }. Nimm einen anderen Deckel.
kalle-refuse-lid-open = Der Deckel in { $cell } ist schon offen.

# On the board and beside it.

kalle-board = Brett
kalle-lid-at = { $cell }: { $what }
kalle-lid-and = { $lid }, { $more }
kalle-lid-none = leer
kalle-lid-closed = geschlossener Deckel
kalle-lid-closed-with = geschlossener Deckel, darunter { $animal }
kalle-lid-open = offen, { $animal }
kalle-lid-guard = hier steht der Mäusepolizist
kalle-lid-pointed = { $seat } zeigt hierher
kalle-lid-picked = gewählt
kalle-lid-choosable = wählbar
kalle-count = { $count ->
    [one] 1 von 8 Deckeln umgedreht
   *[other] { $count } von 8 Deckeln umgedreht
}

kalle-action-deal = Deckel auslegen
kalle-action-next-round = Nächste Runde
kalle-action-look = Los
kalle-action-done = Fertig
kalle-action-pass = Nichts tauschen
kalle-keys-go-on = Beginnen oder Kalle hier verstecken

kalle-status-starting = Wer ist zuerst Kalle?
kalle-status-look = { $seat }: Los geht’s.
kalle-status-deal = { $seat } ist Kalle und legt die Deckel aus.
kalle-status-next-rat = { $ending } Als Nächstes ist { $seat } Kalle.
kalle-status-hides = { $seat } versteckt Kalle. Sonst schaut niemand hin.
kalle-status-hide = { $seat }: Wähl einen Deckel für Kalle.
kalle-status-hide-done = { $seat }: Drück „Fertig“ oder wähl einen anderen Deckel.
kalle-status-place = { $seat }: Stell den Mäusepolizisten auf einen beliebigen Deckel.
kalle-status-places = { $seat } stellt den Mäusepolizisten hin.
kalle-status-step = { $count ->
    [one] { $seat }: Zieh den Mäusepolizisten auf einen geschlossenen Deckel daneben. Es ist der letzte.
   *[other] { $seat }: Zieh den Mäusepolizisten auf einen geschlossenen Deckel daneben (noch { $count }).
}
kalle-status-step-open = { $seat }: Alle Deckel um den Mäusepolizisten sind offen. Er geht auf einen davon und dreht nichts um.
kalle-status-step-middle = { $seat }: Der Mäusepolizist hat zweimal nichts umgedreht. Jetzt muss er in die Mitte.
kalle-status-steps = { $seat } zieht den Mäusepolizisten.
kalle-status-swap = { $seat }: Vertausch zwei Deckel, die nebeneinanderliegen, oder nichts.
kalle-status-swap-with = { $seat }: Wähl einen Deckel daneben zum Tauschen.
kalle-status-swaps = { $seat } darf zwei Deckel vertauschen.
kalle-status-point = { $seat }: Zeig auf den Deckel, unter dem Kalle steckt.
kalle-status-points = { $seat } zeigt auf einen Deckel.
kalle-status-prove = { $seat }: Zeig, wo Kalle steckt.
kalle-status-proves = { $seat } muss zeigen, wo Kalle steckt.
kalle-status-over = { $count ->
    [one] { $cheeses ->
        [one] { $winners } gewinnt mit 1 Käsestück!
       *[other] { $winners } gewinnt mit { $cheeses } Käsestücken!
    }
   *[other] { $cheeses ->
        [0] Niemand hat ein Käsestück: { $winners } gewinnen gemeinsam!
        [one] { $winners } gewinnen gemeinsam mit je 1 Käsestück!
       *[other] { $winners } gewinnen gemeinsam mit je { $cheeses } Käsestücken!
    }
}
kalle-winner = { $seat }
kalle-won-by = { $margin ->
    [one] Ein einziges Käsestück
   *[other] { $margin } Käsestücke
} Vorsprung vor { $others }{ $last ->
    [yes] , erst mit dem letzten Käsestück
   *[no] {""}
}.
kalle-won-level = { $cheeses ->
    [0] Niemand hat Kalle gefunden, und niemand konnte Kalle zeigen.
    [one] Gleichstand mit 1 Käsestück
   *[other] Gleichstand mit { $cheeses } Käsestücken
}{ $cheeses ->
    [0] {""}
   *[other] { $last ->
        [yes] : Erst das letzte Käsestück bringt den Ausgleich.
       *[no] .
    }
}
kalle-ended-caught = { $seat } findet Kalle und bekommt ein Käsestück.
kalle-ended-found = { $seat } hat auf Kalle gezeigt und bekommt ein Käsestück.
kalle-ended-proved = { $seat } hat Kalle gezeigt und bekommt ein Käsestück.
kalle-ended-missed = { $seat } hat Kalle nicht gefunden. Niemand bekommt ein Käsestück.

kalle-note-rat = ist Kalle
kalle-note-next-rat = wird Kalle

kalle-role-none = Wer ist zuerst Kalle?
kalle-role-rat = Kalle in dieser Runde
kalle-role-next-rat = Wird Kalle
kalle-role-searches = Sucht Kalle
kalle-role-places = Stellt den Mäusepolizisten hin, sucht mit
kalle-cheeses-none = Kein Käse
kalle-cheeses = { $count ->
    [0] Noch kein Käse
    [one] 1 Käsestück
   *[other] { $count } Käsestücke
}
kalle-round = { $round ->
    [0] { $rounds } Runden
   *[other] Runde { $round } von { $rounds }
}
kalle-winning-step = Das nächste Käsestück gewinnt das Spiel
kalle-rat-of = { $seat }
kalle-rats = Kalle, Runde für Runde: { $seats }
kalle-stock = { $count ->
    [0] Kein Käse mehr da
    [one] Noch 1 Käsestück da
   *[other] Noch { $count } Käsestücke da
}

# German says the chance as "in … of … cases"; the sentences supply "in" and "Fällen".

# What a hinted move promises by itself: how likely the rat is where, in tenths, or one in $odds. Each is a whole sentence.
kalle-outlook-any = Jeder Platz ist gleich gut, solange es nicht immer derselbe ist.
kalle-outlook-there = { $tenths ->
    [one] Dort ist Kalle in etwa einem von { $odds } Fällen.
   *[other] Dort ist Kalle in etwa { $tenths } von 10 Fällen.
}
kalle-outlook-surely = Dort steckt Kalle so gut wie sicher.
kalle-outlook-near = Kalle ist dort wohl nicht, aber der Mäusepolizist kommt ihm näher.
kalle-outlook-away = Kalle entkommt in dieser Runde vermutlich.
kalle-outlook-risk = { $tenths ->
    [one] Der nächste Schritt des Mäusepolizisten führt in etwa einem von { $odds } Fällen zu Kalle.
   *[other] Der nächste Schritt des Mäusepolizisten führt in etwa { $tenths } von 10 Fällen zu Kalle.
}
# Of the rat’s own swap: what it does with the rat, then how likely the guard finds it.
kalle-outlook-moves = Kalle wechselt den Platz. { $chance }
kalle-outlook-stays = Kalle bleibt, wo er ist. { $chance }
kalle-outlook-safe = Der nächste Schritt des Mäusepolizisten führt fast nie zu Kalle.
kalle-outlook-cornered = Der nächste Schritt des Mäusepolizisten führt fast sicher zu Kalle. Jetzt hilft nur noch Glück.
# Dasselbe von einem besseren Zug, der nicht genannt wird: jeder Satz folgt auf „Es gibt einen besseren Zug.“
kalle-better-there = { $tenths ->
    [one] Er führt in etwa einem von { $odds } Fällen zu Kalle.
   *[other] Er führt in etwa { $tenths } von 10 Fällen zu Kalle.
}
kalle-better-surely = Kalle steckt so gut wie sicher unter einem anderen Deckel.
kalle-better-near = Er führt wohl noch nicht zu Kalle, bringt den Mäusepolizisten aber näher heran.

# Plans: why a move is better than the next best. Each goes on after “plan-for”.
kalle-term-cheeses = { $amount ->
    [0] macht ein Käsestück wahrscheinlicher
    [one] bringt etwa ein Käsestück mehr
   *[other] bringt etwa { $amount } Käsestücke mehr
}
kalle-term-cheeses-less = { $amount ->
    [0] macht ein Käsestück unwahrscheinlicher
    [one] bringt etwa ein Käsestück weniger
   *[other] bringt etwa { $amount } Käsestücke weniger
}
kalle-term-rivals = macht es { $rivals } beim Käse schwerer
kalle-term-rivals-less = macht es { $rivals } beim Käse leichter
kalle-term-now = { $amount ->
    [0] führt jetzt etwas öfter zu Kalle
    [10] führt jetzt so gut wie sicher zu Kalle
    [one] führt jetzt in etwa einem von 10 Fällen mehr zu Kalle
   *[other] führt jetzt in etwa { $amount } von 10 Fällen mehr zu Kalle
}
kalle-term-now-less = { $amount ->
    [0] führt jetzt etwas seltener zu Kalle
    [10] verpasst Kalle jetzt so gut wie sicher
    [one] führt jetzt in etwa einem von 10 Fällen weniger zu Kalle
   *[other] führt jetzt in etwa { $amount } von 10 Fällen weniger zu Kalle
}
kalle-term-later = { $amount ->
    [0] ist besser für die Schritte danach
    [10] führt später so gut wie sicher zu Kalle
    [one] führt in 10 Runden wie dieser später etwa einmal mehr zu Kalle
   *[other] führt in 10 Runden wie dieser später etwa { $amount }-mal mehr zu Kalle
}
kalle-term-later-less = { $amount ->
    [0] ist schlechter für die Schritte danach
    [10] verpasst Kalle später so gut wie sicher
    [one] führt in 10 Runden wie dieser später etwa einmal weniger zu Kalle
   *[other] führt in 10 Runden wie dieser später etwa { $amount }-mal weniger zu Kalle
}
kalle-term-escapes = { $amount ->
    [0] schützt Kalle beim nächsten Schritt etwas besser
    [10] rettet Kalle beim nächsten Schritt so gut wie sicher
    [one] rettet Kalle beim nächsten Schritt in etwa einem von 10 Fällen mehr
   *[other] rettet Kalle beim nächsten Schritt in etwa { $amount } von 10 Fällen mehr
}
kalle-term-escapes-less = { $amount ->
    [0] schützt Kalle beim nächsten Schritt etwas schlechter
    [10] verrät Kalle beim nächsten Schritt so gut wie sicher
    [one] rettet Kalle beim nächsten Schritt in etwa einem von 10 Fällen weniger
   *[other] rettet Kalle beim nächsten Schritt in etwa { $amount } von 10 Fällen weniger
}

# Why undo stops: what has happened since.
kalle-undo-hid = Kalle hat sich schon versteckt. Zurücknehmen würde ihn verraten.
kalle-undo-swapped = Seitdem wurden zwei Deckel vertauscht. Noch mal hinschauen wäre gemogelt.
kalle-undo-turned = Seitdem wurde ein Deckel umgedreht, und alle haben gesehen, was darunter war.
