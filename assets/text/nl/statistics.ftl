# Wat er gespeeld is: cijfers uit afgelopen partijen.
dialog-kind-table = Tabellen (CSV)
dialog-table-title = Cijfers opslaan
statistics-title = Statistieken
statistics-reading = { $all ->
    [one] Eén partij wordt gelezen…
   *[other] { $count } van { $all } partijen gelezen…
}
statistics-none = Nog niets gespeeld.
statistics-none-person = { $name } heeft zo’n partij nog niet uitgespeeld.
statistics-none-more = Na de eerste partij zie je hier wie won, hoe de dobbelstenen vielen en wie wat geleerd heeft.
statistics-none-bots = Tot nu toe hebben alleen bots gespeeld.
statistics-none-bots-more = Speel zelf een partij, dan zie je hier wie won, hoe de dobbelstenen vielen en wie wat geleerd heeft.
statistics-play = Spelen
statistics-file = statistieken
statistics-not-saved = De cijfers zijn niet opgeslagen. { $why }

# Instead of the name of a person who was removed.
person-someone = iemand
statistics-person = Persoon
statistics-person-games = { $count ->
    [one] { $name }: één partij
   *[other] { $name }: { $count } partijen
}
statistics-game = Spel
statistics-all-games = Alle spellen
statistics-show = Cijfers tonen als
statistics-plots = Grafieken
statistics-tables = Tabellen
statistics-no-pictures = Er zijn nog te weinig partijen voor grafieken.
statistics-save = Opslaan als CSV…

statistics-played = { $count ->
    [one] partij gespeeld
   *[other] partijen gespeeld
}
statistics-won = { $count ->
    [one] keer gewonnen
   *[other] keer gewonnen
}
statistics-won-together = waarvan { $count } samen
statistics-streak = keer achter elkaar gewonnen
statistics-streak-now = nu { $count } op rij
statistics-best = beste resultaat
statistics-mean = gemiddeld { $mean }
statistics-too-few = { $count ->
    [one] Eén partij: te weinig om iets te zeggen.
   *[other] { $count } partijen: te weinig om iets te zeggen.
}
statistics-more = { $name } wint vaker dan bij gelijke kansen.
statistics-alike = { $name } wint ongeveer zo vaak als bij gelijke kansen.
statistics-less = { $name } wint tot nu toe minder vaak dan bij gelijke kansen.

statistics-course = Winst, partij voor partij
statistics-course-legend = Doorgetrokken: { $name }. Gestreept: bij gelijke kansen.
statistics-by-game = De spellen
statistics-scores = Resultaten
statistics-scores-legend = Elke stip is een partij. Volle stippen zijn gewonnen.
statistics-players = Winst per aantal spelers
statistics-bots = Partijen met bots
statistics-bars-legend = Gewonnen per 100 partijen. De dwarslijn: bij gelijke kansen.
statistics-groups-few = Overal te weinig partijen om iets te zeggen.
statistics-dice = Dobbelstenen
statistics-dice-legend = De lijn hoort bij eerlijke dobbelstenen. De meeste balken eindigen tussen de streepjes.
statistics-dice-few = { $count ->
    [one] Eén dobbelsteen: te weinig om iets te zeggen.
   *[other] { $count } dobbelstenen: te weinig om iets te zeggen.
}
statistics-dice-usual = Niets bijzonders: { $share } op de 100 keer vallen { $count } eerlijke dobbelstenen zo ongelijk.
statistics-dice-unusual = Bijzonder: maar { $share } op de 100 keer vallen { $count } eerlijke dobbelstenen zo ongelijk.
statistics-dice-very-unusual = Heel bijzonder: minder dan één op de 100 keer vallen { $count } eerlijke dobbelstenen zo ongelijk.
statistics-dice-mean = Gemiddeld { $mean } ogen; bij eerlijke dobbelstenen is dat 3,5.
statistics-luck = Geluk en spel
statistics-luck-none = Hier is nog geen partij met een verhaal. Een verhaal laat zien wat geluk was en wat goed spelen.
statistics-luck-of = { $all ->
    [one] De enige partij heeft een verhaal.
   *[other] { $count ->
        [one] Eén van { $all } partijen heeft een verhaal.
       *[other] { $count } van { $all } partijen hebben een verhaal.
    }
}
statistics-luck-few = { $count ->
    [one] Eén verhaal: te weinig om iets te zeggen.
   *[other] { $count } verhalen: te weinig om iets te zeggen.
}
statistics-luck-play = { $name } heeft meer te danken aan goed spelen dan aan geluk.
statistics-luck-luck = { $name } heeft meer te danken aan geluk dan aan goed spelen.
statistics-luck-close = Geluk en spel liggen te dicht bij elkaar om iets te zeggen.
statistics-luck-legend = Geteld in gewonnen partijen. De dunne lijn toont de speling.
statistics-luck-bar = Geluk
statistics-play-bar = Spel
statistics-lessons = Lessen
statistics-lessons-of = { $count ->
    [one] { $done } van één hoofdstuk
   *[other] { $done } van { $count } hoofdstukken
}
statistics-lessons-legend = Geleerd door iedereen op deze computer.

statistics-after-games = Na partij
statistics-game-number = Partij
statistics-played-head = Gespeeld
statistics-won-head = Gewonnen
statistics-won-head-alone = Alleen
statistics-shared-head = Samen
statistics-equal = Onder gelijken
statistics-best-head = Beste
statistics-mean-head = Gemiddeld
statistics-score-head = Resultaat
statistics-players-head = Spelers
statistics-bots-head = Bots
statistics-face = Zijde
statistics-rolled = Gegooid
statistics-fair = Eerlijk
statistics-brought = Door
statistics-wins = Winst
statistics-error = Speling
statistics-learned = Geleerd
statistics-yes = ja
statistics-no = nee
