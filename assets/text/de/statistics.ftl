# Was gespielt wurde: Zahlen aus den Aufzeichnungen beendeter Partien.
dialog-kind-table = Tabellen (CSV)
dialog-table-title = Zahlen speichern
statistics-title = Statistik
statistics-reading = { $all ->
    [one] Eine Partie wird gelesen …
   *[other] { $count } von { $all } Partien gelesen …
}
statistics-none = Noch nichts gespielt.
statistics-none-person = { $name } hat noch keine solche Partie beendet.
statistics-none-more = Nach der ersten Partie steht hier, wer gewonnen hat, wie die Würfel fielen und was gelernt wurde.
statistics-none-bots = Bisher haben nur Bots gespielt.
statistics-none-bots-more = Spiel selbst eine Partie: Dann steht hier, wer gewonnen hat, wie die Würfel fielen und was gelernt wurde.
statistics-play = Spielen
statistics-file = statistik
statistics-not-saved = Die Zahlen ließen sich nicht speichern. { $why }

# Instead of the name of a person who was removed.
person-someone = jemand
statistics-person = Person
statistics-person-games = { $count ->
    [one] { $name }: eine Partie
   *[other] { $name }: { $count } Partien
}
statistics-game = Spiel
statistics-all-games = Alle Spiele
statistics-show = Zahlen zeigen als
statistics-plots = Bilder
statistics-tables = Tabellen
statistics-no-pictures = Für Bilder sind es noch zu wenige Partien.
statistics-save = Als CSV speichern…

statistics-played = { $count ->
    [one] Partie gespielt
   *[other] Partien gespielt
}
statistics-won = { $count ->
    [one] Sieg
   *[other] Siege
}
statistics-won-together = davon { $count } geteilt
statistics-streak = längste Siegesserie
statistics-streak-now = gerade { $count }
statistics-best = bestes Ergebnis
statistics-mean = im Schnitt { $mean }
statistics-too-few = { $count ->
    [one] Eine Partie: zu wenig, um etwas zu sagen.
   *[other] { $count } Partien: zu wenige, um etwas zu sagen.
}
statistics-more = { $name } gewinnt öfter als bei gleicher Stärke üblich.
statistics-alike = { $name } gewinnt etwa so oft wie bei gleicher Stärke üblich.
statistics-less = { $name } gewinnt bisher seltener als bei gleicher Stärke üblich.

statistics-course = Siege, Partie für Partie
statistics-course-legend = Durchgezogen: { $name }. Gestrichelt: was bei gleicher Stärke üblich ist.
statistics-by-game = Die Spiele
statistics-scores = Ergebnisse
statistics-scores-legend = Jeder Punkt ist eine Partie, jeder volle Punkt ein Sieg.
statistics-players = Siege nach Zahl am Tisch
statistics-bots = Partien mit Bots
statistics-bars-legend = Siege in Prozent. Der Querstrich zeigt, was bei gleicher Stärke üblich ist.
statistics-groups-few = Das sind überall zu wenige Partien, um etwas zu sagen.
statistics-dice = Würfel
statistics-dice-legend = Linie: was faire Würfel zeigen. Meist bleiben sie zwischen den gestrichelten Linien.
statistics-dice-few = { $count ->
    [one] Ein Würfel: zu wenig, um etwas zu sagen.
   *[other] { $count } Würfel: zu wenige, um etwas zu sagen.
}
statistics-dice-usual = Ganz normal: So ungleichmäßig fallen { $count } faire Würfel in { $share } von 100 Versuchen.
statistics-dice-unusual = Ungewöhnlich: So ungleichmäßig fallen { $count } faire Würfel in nur { $share } von 100 Versuchen.
statistics-dice-very-unusual = Sehr ungewöhnlich: So ungleichmäßig fallen { $count } faire Würfel in weniger als einem von 100 Versuchen.
statistics-dice-mean = Im Schnitt { $mean } Augen; faire Würfel zeigen 3,5.
statistics-luck = Glück und Können
statistics-luck-none = Noch hat keine dieser Partien eine Geschichte. Erst sie trennt Glück von Können.
statistics-luck-of = { $all ->
    [one] Die einzige Partie hat eine Geschichte.
   *[other] { $count ->
        [one] Eine von { $all } Partien hat eine Geschichte.
       *[other] { $count } von { $all } Partien haben eine Geschichte.
    }
}
statistics-luck-few = { $count ->
    [one] Eine Geschichte: zu wenig, um etwas zu sagen.
   *[other] { $count } Geschichten: zu wenige, um etwas zu sagen.
}
statistics-luck-play = { $name } verdankt dem Können mehr als dem Glück.
statistics-luck-luck = { $name } verdankt dem Glück mehr als dem Können.
statistics-luck-close = Glück und Können liegen hier zu nah beieinander.
statistics-luck-legend = In Siegen gezählt. Der dünne Strich zeigt, wie sicher das ist.
statistics-luck-bar = Glück
statistics-play-bar = Können
statistics-lessons = Lektionen
statistics-lessons-of = { $count ->
    [one] { $done } von einem Kapitel
   *[other] { $done } von { $count } Kapiteln
}
statistics-lessons-legend = Gelernt von allen an diesem Computer.

statistics-after-games = Nach Partie
statistics-game-number = Partie
statistics-played-head = Gespielt
statistics-won-head = Gewonnen
statistics-won-head-alone = Allein
statistics-shared-head = Geteilt
statistics-equal = Unter Gleichen
statistics-best-head = Bestes
statistics-mean-head = Schnitt
statistics-score-head = Ergebnis
statistics-players-head = Zu wievielt
statistics-bots-head = Bots
statistics-face = Seite
statistics-rolled = Gewürfelt
statistics-fair = Faire Würfel
statistics-brought = Durch
statistics-wins = Siege
statistics-error = Plus/minus
statistics-learned = Gelernt
statistics-yes = ja
statistics-no = nein
