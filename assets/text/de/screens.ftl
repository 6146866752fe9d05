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
temper-careful-means = Sind mehrere Züge gleich gut, steht dieser Bot den anderen im Weg.
temper-bold-means = Sind mehrere Züge gleich gut, holt dieser Bot sofort, was zu holen ist.
temper-thieving-means = Sind mehrere Züge gleich gut, nimmt dieser Bot anderen etwas weg.

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
go-deal = Spiel des Tages
go-records = Partien
go-settings = Einstellungen
go-quit = Beenden
select-play = Spielen
select-play-of = { $game }: spielen
select-learn = Lernen
select-learn-of = { $game }: lernen
select-continue = Weiterspielen
select-continue-title = { $game }, genau wie du es verlassen hast
select-turn = { $seat } ist dran.
select-shelf = Im Regal
select-shelf-empty = Hier steht noch nichts. Ein Spiel, das du verlässt, wartet hier auf dich.
select-open = { $game } mit { $names } öffnen, { $day }
select-open-try = Versuch in { $game } mit { $names } öffnen, { $day }
select-try = Versuch
select-game-day = { $game } · { $day }
select-throw = { $game } mit { $names } wegwerfen
select-throw-sure = Wegwerfen?
select-throw-keep = Behalten
select-throw-failed = Der Tisch ließ sich nicht wegwerfen: { $detail }
select-set-aside = { $count ->
    [one] Ein Tisch im Regal war beschädigt. Seine Datei heißt jetzt { $kept }.
   *[other] { $count } Tische im Regal waren beschädigt. Ihre Dateien heißen jetzt { $kept }.
}
select-set-aside-many = { $count } Tische im Regal waren beschädigt. Ihre Dateien sind noch da und enden jetzt auf „.damaged“.
select-left = { $count ->
    [one] Eine Datei im Regal ist nicht lesbar. Sie bleibt, wo sie ist.
   *[other] { $count } Dateien im Regal sind nicht lesbar. Sie bleiben, wo sie sind.
}

# New game
new-game-of = Neues Spiel: { $game }
new-game-who = Wer spielt mit?
new-game-how = Wie wird gespielt?
new-game-as-usual = Gespielt wird nach den Regeln. Hier gibt es nichts zu wählen.
new-game-start = Los
new-game-draw-decides = Ihr zieht Steine: Der höchste beginnt.
new-game-who-begins = Wer beginnt?
new-game-drawn = Auslosen
new-game-begins = { $name } beginnt.
new-game-add = Noch jemand
team = { $one } und { $other }
new-game-full = An den Tisch passen bei { $game } höchstens { $most }.
new-game-advanced = Erweitert
new-game-seed = Zufallszahl
new-game-seed-hint = neu
new-game-seed-new = Neue Zahl
new-game-seed-about = Mit derselben Zahl kommen dieselben Würfe und Karten noch einmal. Bleibt das Feld leer, ist jedes Spiel neu.
new-game-seed-wrong = Die Zufallszahl ist 0x mit bis zu 16 Zeichen von 0 bis 9 und a bis f.
new-game-same-name = Zwei Plätze heißen { $name }. Gib einem davon einen anderen Namen.
new-game-person = Mensch
new-game-bot = Bot
new-game-bots-only = Hier spielen nur Bots. Du schaust zu.
option-fits = Nur mit { $counts } am Tisch.
option-yes = Ja
option-no = Nein
seat-name = Name an Platz { $number }
seat-mark = Zeichen von { $name }: { $mark }
seat-is-person = { $name } ist ein Mensch
seat-is-bot = { $name } ist ein Bot
seat-level = { $name } spielt: { $level }
seat-temper = { $name } ist { $temper }
seat-up = { $name } kommt früher dran
seat-down = { $name } kommt später dran
seat-remove = { $name } verlässt den Tisch
mark-free = { $mark }
mark-taken = { $mark }, bisher bei { $name }: Ihr tauscht
name-suggestion = { $name } sitzt hier
name-suggestions = Wer hier schon gespielt hat
seat-who = Wer spielt für { $name }?
seat-how-well = Wie gut spielt { $name }?
seat-how = Wie spielt { $name }?
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
settings-lively = Ab und zu regt sich etwas Kleines
telling-very-slow = 2 s
telling-slow = 1,4 s
telling-normal = 0,9 s
telling-fast = 0,5 s
settings-sound = Ton
settings-sound-on = Töne abspielen
settings-volume = Lautstärke
settings-sound-none = Zu hören ist nichts: Kein Lautsprecher gefunden.
settings-sound-not-built = Diese Fassung spielt keine Töne ab.
sound-off = Der Ton ist aus
sound-on = Der Ton ist an
settings-at-the-table = Am Tisch
settings-pace = Bots spielen
settings-draw-for-me = Für mich ziehen und würfeln
settings-single-moves = Von selbst spielen, wenn nur ein Zug möglich ist
settings-curtain-by-press = Vorhang: einmal drücken öffnet, noch einmal schließt
settings-at-new-tables = An einem neuen Tisch
settings-undo = Rückgängig
settings-undo-by-people = Je nachdem
settings-undo-by-people-means = Spielst du allein, immer. Mit anderen, bis es etwas Neues zu sehen gibt.
settings-ask = Fragen, bevor ein Zug endet
settings-ask-with-others = Mit anderen
settings-ask-always = Immer
settings-ask-never = Nie
settings-people = Wer hier spielt
settings-people-none = Noch ist niemand da. Wer spielt, kommt auf die Liste.
person-name = Name von { $name }
person-new = Neuer Name
person-yours = Dein Name
person-add = Hinzufügen
person-taken = { $name } gibt es hier schon.
settings-forget = { $name } vergessen
settings-forget-sure = Vergessen?
person-child = { $name } ist ein Kind: Geschichten und Statistik zeigen nur, was gut lief
person-same-as = { $name } ist dieselbe Person wie …
person-same = Sind { $name } und { $other } dieselbe Person?
person-same-means = Alle Spiele von { $name } gehören dann { $other }. Das kannst du nicht zurücknehmen.
person-same-sure = Ja, dieselbe
person-same-not = Nein
settings-forget-means = Gemeinsame Spiele mit { $name } bleiben. Dort steht dann „jemand“.
settings-files = Wo alles gespeichert ist
settings-files-settings = Einstellungen
settings-files-tables = Angefangene Tische
settings-files-records = Fertige Partien
settings-about = Über Cheeseboard
settings-about-line = { $name } { $version }, { $licence }

keys-title = Tasten
keys-playing = Beim Spielen
keys-around = Rund um den Tisch
keys-move = Cursor zeigen und bewegen
keys-next-legal = Zum nächsten erlaubten Feld springen
keys-do = Hier wählen; ohne Cursor der gelbe Knopf
keys-pick = Stein oder Würfel nach der Zahl wählen, Karte nach dem Platz
keys-candy = Einen Bonbonwürfel wählen
keys-drop = Gewähltes wieder hinlegen
keys-draw = Ziehen oder würfeln
keys-end = Zug beenden oder Wurf behalten
keys-pass = Passen
keys-only-button = Der gelbe Knopf, wenn er der einzige ist
keys-curtain = Vorhang öffnen
keys-glimpse = Weglegen, was nur du sehen darfst
keys-real-dice = Mit echten Würfeln: eingeben, was du gewürfelt hast
keys-skip = Weiter, bis ein Mensch dran ist
keys-choices = Was kann ich tun?
keys-answer = Eine Frage der Lektion beantworten
keys-hint = Tipp
keys-play-for-me = Den Tipp für mich spielen
keys-story = So lief das Spiel (nach dem Ende)
keys-undo = Rückgängig
keys-redo = Wiederholen
keys-games = Auf der Spieleseite: zu diesem Spiel
keys-back = Zurück
keys-tab = Nächster Knopf, nächstes Feld
keys-find = Im Regelbuch: suchen
keys-drill-answer = In einer Übung: diese Antwort wählen
keys-drill-watch-again = In einer Übung: nach einem Fehler noch mal ansehen
keys-keys = Diese Übersicht
keys-panel = Zwischen Plätzen und Verlauf wechseln
keys-cover = Geheimes verdecken
keys-full-screen = Vollbild
keys-text-size = Schrift größer oder kleiner
keys-text-usual = Schrift in normaler Größe
keys-mute = Ton aus oder an
keys-quit = Beenden
keys-new = Neues Spiel
keys-open = Partie öffnen
keys-save = Partie speichern
keys-review = Rückblick: zum Anfang oder zum Ende
keys-step = Nächster Schritt eines Bots
keys-review-step = Rückblick: einen Schritt zurück oder weiter
keys-review-turn = Rückblick: einen Zug zurück oder weiter
keys-review-moment = Rückblick: voriger oder nächster wichtiger Moment
keys-review-play = Rückblick: abspielen oder anhalten
keys-review-pace = Rückblick: Tempo
keys-review-compare = Rückblick: mit einem besseren Zug vergleichen
keys-review-eyes = Rückblick: alles zeigen oder nur, was ein Platz sehen konnte
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
records-none = Noch hast du kein Spiel zu Ende gespielt.
records-none-more = Hier sammeln sich deine fertigen Partien: wer gewonnen hat und jeder Zug, zum Wiederansehen.
records-with = { $game } · { $day }
records-wins = { $count ->
    [one] Gewonnen hat { $names }: { $score }
   *[other] Gewonnen haben { $names }: { $score }
}
records-unfinished = nicht beendet
records-show = { $game } mit { $names } ansehen, { $day }
records-damaged = { $count ->
    [one] Eine Datei hier ist keine Partie. Sie bleibt, wie sie ist.
   *[other] { $count } Dateien hier sind keine Partien. Sie bleiben, wie sie sind.
}

# File dialogs
dialog-open-title = Partie öffnen
dialog-save-title = Partie speichern
dialog-picture-title = Bild speichern
dialog-waits = Wähl im anderen Fenster eine Datei. Oder tipp ihren Pfad hier ein.
dialog-no-window = Das Fenster für Dateien ging nicht auf. Tipp den Pfad hier ein.
dialog-path = Pfad der Datei
dialog-open = Öffnen
dialog-save = Speichern
dialog-cancel = Abbrechen
dialog-kind = Partien
dialog-kind-picture = Bilder
dialog-is-no-file = Die Datei { $file } gibt es nicht.
dialog-is-there = Die Datei { $file } gibt es schon. Wenn du speicherst, wird sie ersetzt.

# A board from a file: Cheeseboard’s own, or one that people bring.

board-ours = Von Cheeseboard
board-from-file = Aus einer Datei…
board-open-another = Andere Datei öffnen…
board-save-ours = Brett von Cheeseboard als Datei speichern…
board-refused = { $file } geht nicht. { $why }
board-not-saved = Das Brett ließ sich nicht speichern. { $why }
dialog-board-title = Spielbrett öffnen
dialog-board-save-title = Spielbrett speichern
dialog-kind-board = Spielbretter

lessons-title = { $game } lernen
lesson-learned = Gelernt:
lesson-step = Schritt { $step } von { $steps }
lesson-waits = Lies in Ruhe, der Tisch wartet.
lesson-watch = Schau zu, was passiert.
lesson-look = Sieh sie dir an, dann leg sie weg.
lesson-next = Weiter
lesson-back = Zurück
lesson-restart = Kapitel neu beginnen
lesson-show = Zeig’s mir
lesson-next-chapter = Nächstes Kapitel
lesson-play = Spielen
lesson-back-tip = Einen Schritt zurück
lesson-begins = Hier beginnt das Kapitel.
menu-lessons = Alle Kapitel
new-game-together = Erstes Spiel zusammen: jede Regel erklären, wenn sie vorkommt
new-game-together-new = Dieses Spiel hat hier noch niemand gespielt.
together-title = Erstes Spiel zusammen
together-on = Alles klar
