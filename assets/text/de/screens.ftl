# The screens around the table: game select, new game, settings, keys, records, file dialogs.

mark-circle = roter Kreis
mark-square = blaues Quadrat
mark-triangle = grünes Dreieck
mark-diamond = gelbe Raute
mark-star = violetter Stern
mark-hexagon = graues Sechseck

level-random = zufällig
level-greedy = schlicht
level-child = kinderleicht
level-easy = leicht
level-medium = mittel
level-hard = schwer
level-expert = Profi
temper-careful = vorsichtig
temper-bold = mutig
temper-thieving = diebisch
bot-manner = { $temper }, { $level }
level-means = Dieser Bot { $parts }.
level-notices = sieht { $count } von 10 Zügen
level-notices-all = sieht jeden Zug
level-forgets = vergisst { $count } von 10 Dingen
level-takes-now = nimmt, was jetzt am meisten bringt
level-thinks-ahead = denkt voraus
level-thinks-long = denkt so weit voraus, wie er kann
temper-careful-means = Meidet das Risiko, wenn mehrere Züge gleich gut scheinen.
temper-bold-means = Sucht das Risiko, wenn mehrere Züge gleich gut scheinen.
temper-thieving-means = Nimmt am liebsten denen etwas weg, die vorn liegen, wenn mehrere Züge gleich gut scheinen.

day-today = heute
day-yesterday = gestern
day-on = am { $weekday }
day-date = { $day }. { $month }
day-date-year = { $day }. { $month } { $year }
weekday-1 = Montag
weekday-2 = Dienstag
weekday-3 = Mittwoch
weekday-4 = Donnerstag
weekday-5 = Freitag
weekday-6 = Samstag
weekday-7 = Sonntag
month-1 = Januar
month-2 = Februar
month-3 = März
month-4 = April
month-5 = Mai
month-6 = Juni
month-7 = Juli
month-8 = August
month-9 = September
month-10 = Oktober
month-11 = November
month-12 = Dezember

list-or = { $first } oder { $last }

# Game select
game-facts = für { $fewest }–{ $most } · { $minutes } Minuten
go-games = Spiele
go-table = Tisch
go-records = Partien
go-settings = Einstellungen
go-quit = Beenden
select-play = Spielen
select-play-of = { $game }: spielen
select-learn = Lernen
select-learn-of = { $game }: lernen
select-continue = Weiterspielen
select-continue-title = { $game }, genau wie es dastand
select-turn = { $seat } ist dran.
select-shelf = Im Regal
select-shelf-empty = Hier wartet nichts. Ein Spiel, das du verlässt, steht in diesem Regal, genau wie es ist, bis du wiederkommst.
select-open = { $game } mit { $names } öffnen, { $day }
select-game-day = { $game } · { $day }
select-throw = { $game } mit { $names } wegwerfen
select-throw-sure = Wegwerfen?
select-throw-keep = Behalten
select-throw-failed = Der Tisch ließ sich nicht wegwerfen: { $detail }
select-set-aside = { $count ->
    [one] Ein Tisch im Regal war beschädigt. Seine Datei ist als { $kept } aufgehoben.
   *[other] { $count } Tische im Regal waren beschädigt. Ihre Dateien sind als { $kept } aufgehoben.
}
select-set-aside-many = { $count } Tische im Regal waren beschädigt. Ihre Dateien sind aufgehoben, ihre Namen enden jetzt auf „.damaged“.
select-left = { $count ->
    [one] Eine Datei im Regal lässt sich nicht lesen. Sie bleibt liegen, wo sie ist.
   *[other] { $count } Dateien im Regal lassen sich nicht lesen. Sie bleiben liegen, wo sie sind.
}

# New game
new-game-of = Ein neues Spiel { $game }
new-game-who = Wer spielt mit?
new-game-how = Wie wird gespielt?
new-game-as-usual = Nach den Regeln; hier gibt es nichts zu wählen.
new-game-start = Los
new-game-draw-decides = Beim Ziehen zeigt sich, wer beginnt.
new-game-who-begins = Wer beginnt
new-game-drawn = Das Los
new-game-begins = { $name } beginnt.
new-game-add = Noch jemand
new-game-full = Mehr als { $most } passen bei { $game } nicht an den Tisch.
new-game-advanced = Erweitert
new-game-seed = Glück
new-game-seed-hint = neu
new-game-seed-new = Neue Zahl
new-game-seed-about = Dieselbe Zahl bringt dasselbe Glück noch einmal. Bleibt das Feld leer, ist es jedes Mal neu.
new-game-seed-wrong = Das Glück ist 0x und bis zu 16 Zeichen von 0 bis 9 und a bis f.
new-game-same-name = Zwei Plätze heißen { $name }. Die Namen müssen verschieden sein.
new-game-person = Mensch
new-game-bot = Bot
new-game-bots-only = Hier sitzen nur Bots: ein Spiel zum Zuschauen.
option-fits = Nur mit { $counts } am Tisch.
option-yes = Ja
option-no = Nein
seat-name = Name an Platz { $number }
seat-mark = Zeichen von { $name }: { $mark }
seat-is-person = { $name } ist ein Mensch
seat-is-bot = { $name } ist ein Bot
seat-level = { $name } spielt: { $level }
seat-temper = { $name } ist { $temper }
seat-up = { $name } spielt früher
seat-down = { $name } spielt später
seat-remove = { $name } verlässt den Tisch
mark-free = { $mark }
mark-taken = { $mark }, zurzeit bei { $name }: Die Zeichen werden getauscht
name-suggestion = { $name } sitzt hier
name-suggestions = Wer hier schon gespielt hat
seat-who = Wer für { $name } spielt
seat-how-well = Wie gut { $name } spielt
seat-how = Wie { $name } spielt
person-default = Robin
guest = Gast
guest-numbered = Gast { $number }
# Bots have names that fit their tempers, twice as many of each as can sit at a table. None of them is a thing in a game.
bot-names-careful = Fenna, Hazel, Tilda, Wilma
bot-names-bold = Rocco, Freya, Bruno, Zelda
bot-names-thieving = Filou, Mimi, Lupo, Swipe
# Names as arguments of lists.
literal = { $text }
option-more = Mehr für { $name }
option-less = Weniger für { $name }

# Sheets
sheet-close = Schließen ({ $key })
settings-title = Einstellungen
settings-language = Sprache
settings-look = Aussehen
settings-like-system = Wie das System
settings-look-light = Hell
settings-look-dark = Dunkel
percent = { $number } %
settings-text-size = Schriftgröße
settings-motion = Bewegung
animation-off = Keine
animation-slow = Langsam
animation-normal = Normal
animation-fast = Schnell
settings-telling = Ein Zug zum Merken dauert
telling-very-slow = 2 s
telling-slow = 1,4 s
telling-normal = 0,9 s
telling-fast = 0,5 s
settings-at-the-table = Am Tisch
settings-pace = Bots spielen
settings-draw-for-me = Für mich ziehen und würfeln
settings-single-moves = Einen Zug von selbst spielen, wenn es nur einen gibt
settings-curtain-by-press = Vorhang: einmal drücken hebt, noch einmal senkt
settings-at-new-tables = An einem neuen Tisch
settings-undo = Rückgängig
settings-undo-by-people = Je nachdem
settings-undo-by-people-means = Allein alles, mit anderen bis zu etwas Neuem.
settings-ask = Fragen, bevor ein Zug endet
settings-ask-with-others = Mit anderen
settings-ask-always = Immer
settings-ask-never = Nie
settings-people = Wer hier spielt
settings-people-none = Noch steht hier niemand: Wer spielt, kommt auf die Liste.
person-name = Name von { $name }
person-new = Name von jemand Neuem
person-add = Eintragen
person-taken = { $name } gibt es hier schon.
settings-forget = { $name } vergessen
settings-forget-sure = Vergessen?
person-child = { $name } ist ein Kind: Nach dem Spiel werden nur die besten Züge gezeigt
person-same-as = { $name } ist dieselbe Person wie …
person-same = Sind { $name } und { $other } dieselbe Person?
person-same-means = Alle Spiele von { $name } gehören dann { $other }. Das lässt sich nicht zurücknehmen.
person-same-sure = Ja, dieselbe
person-same-not = Nein
settings-forget-means = Gemeinsame Spiele mit { $name } bleiben. Dort steht dann „jemand“.
settings-files = Wo alles liegt
settings-files-settings = Einstellungen
settings-files-tables = Angefangene Tische
settings-files-records = Fertige Partien
settings-about = Über das Programm
settings-about-line = { $name } { $version }, { $licence }

keys-title = Tasten
keys-playing = Beim Spielen
keys-around = Rund um den Tisch
keys-move = Den Cursor zeigen und bewegen
keys-next-legal = Zur nächsten erlaubten Stelle springen
keys-do = Hier wählen; ohne Cursor der gelbe Knopf
keys-pick = Stein oder Würfel nach der Zahl wählen, Karte nach dem Platz
keys-candy = Einen Bonbonwürfel nehmen
keys-drop = Gewähltes wieder ablegen
keys-draw = Ziehen oder würfeln
keys-end = Zug beenden oder behalten
keys-pass = Passen
keys-only-button = Den einzigen Knopf drücken
keys-curtain = Den Vorhang heben
keys-glimpse = Weglegen, was nur du sehen darfst
keys-real-dice = Mit echten Würfeln: eingeben, was du gewürfelt hast
keys-skip = Weiter, bis ein Mensch dran ist
keys-choices = Was kann ich tun?
keys-answer = Eine Frage der Lektion beantworten
keys-hint = Tipp
keys-play-for-me = Den Tipp für mich spielen
keys-story = Wie das Spiel lief (nach dem Ende)
keys-undo = Rückgängig
keys-redo = Wiederholen
keys-games = Auf der Spieleseite: zu diesem Spiel
keys-back = Zurück
keys-tab = Nächster Knopf, nächstes Feld
keys-find = Im Regelbuch: suchen
keys-keys = Diese Tasten
keys-panel = Zwischen Plätzen und Verlauf wechseln
keys-cover = Geheimes verdecken
keys-full-screen = Vollbild
keys-text-size = Schrift größer oder kleiner
keys-text-usual = Schrift wie gewohnt
keys-quit = Beenden
keys-new = Neues Spiel
keys-open = Partie öffnen
keys-save = Partie speichern
keys-review = Erste oder letzte Stellung in der Rückschau
keys-step = Der nächste Schritt eines Bots
keys-review-step = Eine Stellung zurück oder weiter in der Rückschau
keys-review-turn = Einen Zug zurück oder weiter in der Rückschau
keys-review-moment = Voriger oder nächster wichtiger Moment in der Rückschau
keys-review-play = Abspielen oder anhalten in der Rückschau
keys-review-pace = Tempo in der Rückschau
keys-review-compare = Mit einem besseren Zug vergleichen in der Rückschau
keys-review-eyes = Alles oder nur, was beim Zug zu sehen war, in der Rückschau
key-ctrl = Strg
key-shift = Umschalt
key-arrow = Pfeil
key-left = links
key-right = rechts
key-up = oben
key-down = unten
key-enter = Eingabe
key-space-bar = Leertaste
key-backspace = Rück
key-delete = Entf
key-escape = Esc
key-tab = Tab
key-home = Pos1
key-end = Ende
key-page-up = Bild auf
key-page-down = Bild ab

# Records
records-title = Partien
records-open-file = Datei öffnen…
records-none = Noch wurde kein Spiel zu Ende gespielt.
records-none-more = Fertige Partien bleiben hier: wer mitgespielt und wer gewonnen hat und jeder Zug, zum Wiederanschauen.
records-with = { $game } · { $day }
records-wins = { $count ->
    [one] Gewonnen hat { $names }: { $score }
   *[other] Gewonnen haben { $names }: { $score }
}
records-unfinished = nicht beendet
records-show = { $game } mit { $names } ansehen, { $day }
records-damaged = { $count ->
    [one] Eine Datei hier ist keine Partie und bleibt unberührt.
   *[other] { $count } Dateien hier sind keine Partien und bleiben unberührt.
}

# File dialogs
dialog-open-title = Partie öffnen
dialog-save-title = Partie speichern
dialog-picture-title = Bild speichern
dialog-waits = Das Fenster zum Auswählen von Dateien ist offen. Du kannst den Pfad auch hier eintippen.
dialog-no-window = Es ging kein Fenster zum Auswählen von Dateien auf. Tippe den Pfad hier ein.
dialog-path = Pfad der Datei
dialog-open = Öffnen
dialog-save = Speichern
dialog-cancel = Abbrechen
dialog-kind = Partien
dialog-kind-picture = Bilder
dialog-is-no-file = Die Datei { $file } gibt es nicht.
dialog-is-there = Die Datei { $file } gibt es schon. Beim Speichern wird sie ersetzt.

lessons-title = { $game } lernen
lesson-learned = Gelernt:
lesson-step = Schritt { $step } von { $steps }
lesson-waits = Der Tisch wartet, bis du gelesen hast.
lesson-watch = Schau zu, was geschieht.
lesson-look = Sieh es dir an, dann leg es weg.
lesson-next = Weiter
lesson-back = Zurück
lesson-restart = Kapitel von vorn beginnen
lesson-show = Zeig’s mir
lesson-next-chapter = Nächstes Kapitel
lesson-play = Spielen
lesson-back-tip = Zurück zum Schritt davor
lesson-begins = Hier beginnt das Kapitel.
menu-lessons = Alle Kapitel
new-game-together = Erstes Spiel zusammen: alles erklären, sobald es vorkommt
new-game-together-new = Dieses Spiel hat hier noch niemand gespielt.
together-title = Erstes Spiel zusammen
together-on = Alles klar
