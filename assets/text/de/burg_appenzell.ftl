# Burg Appenzell: everything this game says, in German.

burg_appenzell-name = Burg Appenzell
burg_appenzell-tagline = Mäuse unter Dächern und ein Boden, der rutscht
burg_appenzell-aim = Stehen zwei deiner Mäuse auf derselben Käsesorte, bekommst du ihren Käsechip. Wer zuerst Chips von vier verschiedenen Sorten hat, gewinnt. Aber Vorsicht, Fallen: Wer drei Mäuse verliert, scheidet aus.
burg_appenzell-score = { $count ->
    [one] eine Käsesorte
   *[other] { $count } Käsesorten
}
burg_appenzell-option-side = Seite des Bretts
burg_appenzell-option-side-A = A
burg_appenzell-option-side-B = B
burg_appenzell-option-goal = Käsesorten zum Sieg (5 oder 6 für ein längeres Spiel, am besten zu zweit oder zu dritt)
burg_appenzell-option-memory_help = Unter den Dächern zeigen, was schon zu sehen war

burg_appenzell-cheese = { $kind ->
    [1] Emmentaler
    [2] Cheddar
    [3] Sage Derby
    [4] Neufchâtel
    [5] Edamer
    [6] Roquefort
   *[other] Brie
}
burg_appenzell-tile-blank = leerer Boden
burg_appenzell-tile-trap = Falle
burg_appenzell-room = { $room }
burg_appenzell-slot-north = Spalte { $number } von oben
burg_appenzell-slot-south = Spalte { $number } von unten
burg_appenzell-slot-west = Zeile { $number } von links
burg_appenzell-slot-east = Zeile { $number } von rechts

burg_appenzell-log-start = { $seat } beginnt.
burg_appenzell-log-tiles = Der Boden ist ausgelegt, und alle Dächer sind drauf.
burg_appenzell-log-tower = { $seat } setzt eine Maus in den Turm in { $cell }.
burg_appenzell-log-uncover = { $seat } hebt Dach { $room } ab.
burg_appenzell-log-run = { $seat } läuft von { $from } nach { $cell }.
burg_appenzell-log-jump = { $seat } springt von { $from } nach { $cell }, für { $cost } Aktionen.
burg_appenzell-log-enter = { $seat } bringt eine Maus in den Turm in { $tower }.
burg_appenzell-log-enter-jump = { $seat } bringt eine Maus über den Turm in { $tower } nach { $cell }, für { $cost } Aktionen.
burg_appenzell-log-run-somewhere = { $seat } läuft.
burg_appenzell-log-jump-somewhere = { $seat } springt, für { $cost } Aktionen.
burg_appenzell-log-enter-somewhere = { $seat } bringt eine Maus über einen Turm herein, für { $cost } Aktionen.
burg_appenzell-log-push = { $seat } schiebt in { $line }.
burg_appenzell-log-end = { $count ->
    [0] { $seat } beendet den Zug.
    [one] { $seat } beendet den Zug. Dach { $rooms } kommt wieder drauf.
   *[other] { $seat } beendet den Zug. Die Dächer { $rooms } kommen wieder drauf.
}
burg_appenzell-log-fall = { $count ->
    [one] Eine Maus von { $seat } fällt in eine Falle.
    [2] Zwei Mäuse von { $seat } fallen in Fallen.
   *[other] Drei Mäuse von { $seat } fallen in Fallen.
}
burg_appenzell-log-chips = { $seat } sammelt { $cheeses }.
burg_appenzell-log-goal = { $seat } hat genug Käse und gewinnt.
burg_appenzell-log-falls = Eine Farbe verliert ihre dritte Maus, und { $seat } gewinnt.
burg_appenzell-log-idle = { $turns } Züge lang ist nichts passiert, und { $seat } gewinnt.
burg_appenzell-log-then = { $before } { $next }

burg_appenzell-deed-jump = { $seat } springt.
burg_appenzell-deed-enter = { $seat } bringt eine Maus herein.

burg_appenzell-tell-one-kind = Noch eine Käsesorte, und { $seat } gewinnt
burg_appenzell-tell-one-mouse = Fällt noch eine Maus von { $seat }, endet das Spiel
burg_appenzell-turn-results = { $seat } { $results }: { $deeds }.
burg_appenzell-turn-deeds = { $seat } { $deeds }.
burg_appenzell-turn-none = { $seat } macht nichts.
burg_appenzell-turn-chips = holt sich { $cheeses }
burg_appenzell-turn-drops = { $count ->
    [one] bringt eine Maus von { $other } zu Fall
   *[other] bringt { $count } Mäuse von { $other } zu Fall
}
burg_appenzell-turn-loses = { $count ->
    [one] verliert eine Maus
   *[other] verliert { $count } Mäuse
}
burg_appenzell-turn-gives = verschafft { $other } { $cheeses }
burg_appenzell-turn-enter = { $count ->
    [one] bringt eine Maus herein
   *[other] bringt { $count } Mäuse herein
}
burg_appenzell-turn-lift = { $count ->
    [one] hebt Dach { $rooms } ab
   *[other] hebt die Dächer { $rooms } ab
}
# What lay under a roof, told after the game: "Under roof D: Brie and a trap."
burg_appenzell-found = Unter Dach { $room }: { $tiles }.
burg_appenzell-found-traps = { $count ->
    [one] eine Falle
   *[other] { $count } Fallen
}
burg_appenzell-turn-push = schiebt in { $line }
burg_appenzell-turn-run = { $count ->
    [one] läuft ein Feld weit
   *[other] läuft { $count } Felder weit
}

burg_appenzell-move-tower = eine Maus in den Turm in { $cell } setzen
burg_appenzell-move-uncover = Dach { $room } abheben
burg_appenzell-move-run = von { $from } nach { $cell } laufen
burg_appenzell-move-enter = eine Maus in den Turm in { $tower } bringen
burg_appenzell-move-enter-jump = eine Maus über den Turm in { $tower } nach { $cell } bringen
burg_appenzell-move-push = in { $line } schieben
burg_appenzell-move-end-turn = den Zug beenden
burg_appenzell-moves-tower = die erste Maus in einen Turm setzen
burg_appenzell-moves-uncover = ein Dach abheben
burg_appenzell-moves-run = mit der Maus in { $cell } laufen
burg_appenzell-moves-enter = eine Maus hereinbringen
burg_appenzell-moves-push = das Reserveplättchen einschieben

burg_appenzell-refuse-seats = Burg Appenzell ist für 2 bis 4, hier sind es { $seats }.
burg_appenzell-refuse-over = Das Spiel ist zu Ende.
burg_appenzell-refuse-start-seat = Platz { $number } gibt es hier nicht, nur { $seats } Plätze.
burg_appenzell-refuse-start-due = Erst muss feststehen, wer beginnt.
burg_appenzell-refuse-tiles-due = Erst werden die Plättchen ausgelegt.
burg_appenzell-refuse-tiles-number = In der Burg liegen { $due } Plättchen, nicht { $given }.
burg_appenzell-refuse-tiles-kind = Von den 34 Plättchen zeigen { $due } das hier: { $tile }. Es sind nicht { $given }.
burg_appenzell-refuse-set-up-is-over = Das Spiel ist schon aufgebaut.
burg_appenzell-refuse-tower-seat = Jetzt wählt { $seat } einen Turm.
burg_appenzell-refuse-tower-due = Erst setzt { $seat } eine Maus in einen Turm.
burg_appenzell-refuse-tower-taken = Im Turm in { $cell } ist schon eine Maus von { $seat }. Wähl einen anderen.
burg_appenzell-refuse-no-tower = In { $cell } ist kein Turm.
burg_appenzell-refuse-seat = { $seat } ist am Zug.
burg_appenzell-refuse-no-actions = { $seat } hat alle vier Aktionen verbraucht. Jetzt kannst du nur den Zug beenden.
burg_appenzell-refuse-uncovered = Dach { $room } ist schon abgehoben.
burg_appenzell-refuse-roof-too-far = Keine Maus von { $seat } ist neben Dach { $room }. Lauf erst näher heran.
burg_appenzell-refuse-no-mouse = In { $from } ist keine Maus von { $seat }.
burg_appenzell-refuse-stays = Die Maus ist schon in { $cell }.
burg_appenzell-refuse-outside = { $cell } liegt außerhalb der Burg. Mäuse bleiben drin.
burg_appenzell-refuse-into-tower = In { $cell } ist ein Turm. Aus Türmen laufen Mäuse nur heraus.
burg_appenzell-refuse-occupied = In { $cell } steht schon eine Maus von { $seat }. Für zwei ist kein Platz.
burg_appenzell-refuse-roof = Über { $cell } liegt noch Dach { $room }. Heb es zuerst ab.
burg_appenzell-refuse-trap = In { $cell } ist eine Falle. Dorthin läuft keine Maus.
burg_appenzell-refuse-diagonal = Von { $from } nach { $cell } geht es schräg. Mäuse laufen nur gerade.
burg_appenzell-refuse-no-way = Von { $from } nach { $cell } geht es nicht auf einmal. Auf jedem Feld dazwischen muss eine Maus stehen.
burg_appenzell-refuse-cost = { $left ->
    [one] Dieser Weg nach { $cell } kostet { $cost } Aktionen, und { $seat } hat nur noch eine.
   *[other] Dieser Weg nach { $cell } kostet { $cost } Aktionen, und { $seat } hat nur noch { $left }.
}
burg_appenzell-refuse-no-supply = { $seat } hat keine Maus mehr im Vorrat.
burg_appenzell-refuse-tower-is-free = Der Turm in { $tower } ist frei. Eine Maus, die hereinkommt, bleibt dort stehen.
burg_appenzell-refuse-pushed = { $seat } hat in diesem Zug schon geschoben, in { $line }.
burg_appenzell-refuse-others-mice = Diese Mäuse gehören { $seat }. Nur { $seat } darf sie ziehen.
burg_appenzell-refuse-spare-where = Das Reserveplättchen kommt bei einem der { $count } Wimpel hinein. Wähl zuerst, wo.

# On the board and beside it.

burg_appenzell-board = Burg
burg_appenzell-roof-tiled = Schiefer
burg_appenzell-roof-thatched = Stroh
burg_appenzell-roof-copper = Kupfer
burg_appenzell-place = { $cell }, { $what }
burg_appenzell-place-and = { $place }, { $more }
burg_appenzell-place-roof = Dach { $room } aus { $kind }
burg_appenzell-place-roof-over = { $roof }, darunter gesehen: { $tile }
burg_appenzell-place-roof-ended = { $roof }, darunter: { $tile }
burg_appenzell-place-tower = Turm
burg_appenzell-place-solid = fester Stein
burg_appenzell-place-floor = Boden
burg_appenzell-place-mouse = Maus von { $seat }
burg_appenzell-place-choosable = frei
burg_appenzell-place-chosen = gewählt
burg_appenzell-place-goes = kommt von hier dorthin
burg_appenzell-place-reachable = { $cost ->
    [one] für eine Aktion erreichbar
   *[other] für { $cost } Aktionen erreichbar
}
burg_appenzell-place-reachable-several = für { $costs } Aktionen erreichbar
burg_appenzell-place-cost = { $cost }
burg_appenzell-place-costs = { $cost } oder { $more }
burg_appenzell-place-brings = bringt einen Chip: { $cheese }
burg_appenzell-place-enterable = hier kann eine Maus herein
burg_appenzell-place-liftable = lässt sich abheben
burg_appenzell-place-slot = Wimpel, { $line }
burg_appenzell-place-pushes = schiebt hinein: { $tile }
burg_appenzell-place-pinned = gewählt
burg_appenzell-place-out = fällt heraus: { $tile }
burg_appenzell-place-falls = die Maus von { $seat } in { $cell } fällt
burg_appenzell-place-gains = { $seat } bekommt einen Chip: { $cheese }
burg_appenzell-place-ends = das Spiel endet
burg_appenzell-place-ends-won = das Spiel endet, und { $seat } gewinnt
burg_appenzell-tip = { $what }

burg_appenzell-actions-left = { $count ->
    [0] keine Aktionen mehr
    [one] noch 1 Aktion
   *[other] noch { $count } Aktionen
}
burg_appenzell-pen-supply = im Vorrat
burg_appenzell-pen-castle = in der Burg
burg_appenzell-pen-fallen = gefallen
burg_appenzell-mice-supply = { $count ->
    [0] { $seat } hat keine Mäuse im Vorrat
    [one] { $seat } hat eine Maus im Vorrat
   *[other] { $seat } hat { $count } Mäuse im Vorrat
}
burg_appenzell-mice-castle = { $count ->
    [0] keine Maus von { $seat } ist in der Burg
    [one] eine Maus von { $seat } ist in der Burg
   *[other] { $count } Mäuse von { $seat } sind in der Burg
}
burg_appenzell-mice-fallen = { $count ->
    [0] keine Maus von { $seat } ist gefallen
    [one] eine Maus von { $seat } ist gefallen
    [2] zwei Mäuse von { $seat } sind gefallen, und eine dritte beendet das Spiel
   *[other] { $count } Mäuse von { $seat } sind gefallen
}
burg_appenzell-supply-tip = Eine Maus kommt durch einen Turm herein
burg_appenzell-chips = { $count } von { $goal } Käsesorten
burg_appenzell-chips-over = { $seat } hat keinen Käse
burg_appenzell-chips-none = { $seat } hat noch keinen Käse; { $goal } Sorten gewinnen
burg_appenzell-chips-words = { $seat } hat { $count } von { $goal } Käsesorten: { $cheeses }
burg_appenzell-spare = Reserveplättchen: { $tile }
burg_appenzell-spare-none = Noch sind keine Plättchen ausgelegt
burg_appenzell-goal = { $goal } Käsesorten gewinnen
burg_appenzell-winning-step = Zum Sieg fehlt noch eine Käsesorte
burg_appenzell-idle-left = { $count ->
    [one] Ohne Chip oder Fall: Ende nach diesem Zug
   *[other] Ohne Chip oder Fall: Ende nach { $count } Zügen
}

burg_appenzell-action-end = Zug beenden
burg_appenzell-action-end-covers = { $count ->
    [one] nach diesem Zug kommt Dach { $rooms } wieder drauf
   *[other] nach diesem Zug kommen die Dächer { $rooms } wieder drauf
}
burg_appenzell-action-push = Schieben

burg_appenzell-status-starting = Wer beginnt?
burg_appenzell-status-dealing = Der Boden wird ausgelegt.
burg_appenzell-status-tower = { $seat }: Wähl einen Turm für die erste Maus.
burg_appenzell-status-towers = { $seat } wählt einen Turm.
burg_appenzell-status-acts = { $seat } ist am Zug.
burg_appenzell-status-choose = { $seat }, du hast die Wahl: { $what }.
burg_appenzell-choose-mice = Mäuse
burg_appenzell-choose-roofs = Dächer
burg_appenzell-choose-towers = Türme
burg_appenzell-choose-supply = die Mäuse im Vorrat
burg_appenzell-choose-pennants = Wimpel
burg_appenzell-status-mouse = { $seat }: Auf welches leuchtende Feld läuft diese Maus, oder welches leuchtende Dach hebt sie ab?
burg_appenzell-status-mouse-runs = { $seat }: Auf welches leuchtende Feld läuft diese Maus? Die Zahl sagt, was es kostet.
burg_appenzell-status-mouse-lifts = { $seat }: Welches leuchtende Dach hebt diese Maus ab?
burg_appenzell-status-mouse-stuck = { $seat }: Diese Maus kann weder laufen noch ein Dach abheben. Wähl etwas anderes.
burg_appenzell-status-supply = { $seat }: Durch welchen Turm mit Ring kommt eine Maus herein?
burg_appenzell-status-over-tower = { $seat }: Wo landet die Maus, die über diesen Turm kommt?
burg_appenzell-status-which-mouse = { $seat }: Welche Maus kommt dorthin?
burg_appenzell-status-which-tower = { $seat }: Über welchen Turm kommt sie dorthin?
burg_appenzell-status-pinned = { $seat }: Das Plättchen ({ $tile }) in { $line } schieben? Drück dort noch einmal.
burg_appenzell-status-pinned-end = { $seat }: In { $line } schieben? Damit endet das Spiel.
burg_appenzell-status-pinned-end-won = { $seat }: In { $line } schieben? Damit endet das Spiel, und { $winner } gewinnt.
burg_appenzell-status-done = { $count ->
    [0] { $seat }: Keine Aktionen mehr. Beende den Zug.
   *[other] { $seat }: Mehr geht nicht. Beende den Zug.
}
burg_appenzell-status-won-goal = { $seat } gewinnt mit { $count } Käsesorten!
burg_appenzell-status-won-falls = { $seat } gewinnt: Drei Mäuse derselben Farbe sind gefallen!
burg_appenzell-status-won-idle = { $seat } gewinnt mit { $count ->
    [one] einer Käsesorte
   *[other] { $count } Käsesorten
}!
burg_appenzell-note-fallen = { $count } gefallen
burg_appenzell-won-goal = Mit dem letzten Chip: { $lead }.
burg_appenzell-won-falls = { $count ->
    [one] { $losers } hat die dritte Maus verloren
   *[other] { $losers } haben je eine dritte Maus verloren
}: { $lead }.
burg_appenzell-won-idle = { $turns } Züge lang ist nichts passiert: { $lead }.
burg_appenzell-lead = { $margin ->
    [one] eine Sorte
   *[other] { $margin } Sorten
} Vorsprung vor { $others }
burg_appenzell-lead-level = gleichauf mit { $others }, aber nach { $turn } früher an der Reihe
burg_appenzell-lead-alone = sonst ist niemand übrig

burg_appenzell-keys-mouse = Eine Maus nach ihrer Nummer wählen

# What a plan brings, for all to see. Each goes on after “plan-for”.
burg_appenzell-gain-chip = bringt einen { burg_appenzell-cheese }
burg_appenzell-gain-look = { $count ->
    [one] zeigt ein Plättchen, das noch niemand gesehen hat
   *[other] zeigt { $count } Plättchen, die noch niemand gesehen hat
}

# Plans: why a move is better than the next best. Each goes on after “plan-for”.
burg_appenzell-term-chips = { $amount ->
    [0] macht einen Chip wahrscheinlicher
    [one] bringt etwa einen Chip mehr
   *[other] bringt etwa { $amount } Chips mehr
}
burg_appenzell-term-chips-less = { $amount ->
    [0] macht einen Chip unwahrscheinlicher
    [one] bringt etwa einen Chip weniger
   *[other] bringt etwa { $amount } Chips weniger
}
burg_appenzell-term-falls = bewahrt eine Maus vor dem Fallen
burg_appenzell-term-falls-less = bringt eine Maus in Gefahr
burg_appenzell-term-mice = bringt noch eine Maus in die Burg
burg_appenzell-term-mice-less = lässt eine Maus draußen
burg_appenzell-term-danger = ist beim nächsten Schieben sicherer
burg_appenzell-term-danger-less = ist beim nächsten Schieben weniger sicher
burg_appenzell-term-cheese = macht den { burg_appenzell-cheese } leichter erreichbar
burg_appenzell-term-cheese-less = macht den { burg_appenzell-cheese } schwerer erreichbar
burg_appenzell-term-rivals = lässt { $rivals } weniger übrig
burg_appenzell-term-rivals-less = lässt { $rivals } mehr übrig
burg_appenzell-rivals-chips = erschwert { $rivals } den nächsten Chip
burg_appenzell-rivals-chips-less = erleichtert { $rivals } den nächsten Chip
burg_appenzell-rivals-cheese = erschwert { $rivals } den Weg zum { burg_appenzell-cheese }
burg_appenzell-rivals-cheese-less = erleichtert { $rivals } den Weg zum { burg_appenzell-cheese }

# Why undo stops: what has happened since.
burg_appenzell-undo-covered = Seitdem hat sich ein Dach geschlossen. Zurücknehmen wäre gemogelt.
burg_appenzell-undo-pushed = Seitdem ist ein Plättchen unter ein Dach gerutscht. Zurücknehmen wäre gemogelt.
burg_appenzell-undo-uncovered = Seitdem wurde ein Dach abgehoben, und alle haben den Boden darunter gesehen.
burg_appenzell-undo-tile = Seitdem ist ein Plättchen unter einem Dach hervorgekommen, und alle haben es gesehen.
burg_appenzell-undo-over = Das Spiel ist zu Ende, und alle Dächer sind ab.
