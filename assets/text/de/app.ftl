# Words of the whole app, in German. Those of a game are in its own file.
#
# Glossary. Every file of this language keeps to these words; a word after “Not” does not stand for the same thing.
# Voice: du (ihr for all at the table), present tense, everyday words. Short main clauses. Strg, not Ctrl. Quotes: „…“.
#   Buttons: infinitive (Speichern), requests: imperative without -e (Wähl, Leg, Klick, Behalt; but Halte, Finde, Würfle). Menus: “Partie speichern…” without a space.
#   Refusals: the fact first, then the way out. Not: was geschähe, es wird geworfen, hat gesprochen, es gilt.
# No gendered word for a person: “wer …”, “jemand”, “alle”; never er or sie for a seat (Bo and Cleo of the lessons have one). Not: Spieler.
#
# The app
# seat: Platz m, Plätze; mark: Zeichen n; a person at it: Mensch m, Menschen (app), Person f (rules, lessons); bot: Bot m, Bots. Not: KI, Computer.
# turn and move: Zug m, Züge. on turn: am Zug, dran. end the turn: den Zug beenden. round: Runde f. Not: Spielzug, Spielerzug.
# legal: erlaubt. picked, chosen: gewählt. to choose: wählen. to press: drücken. to click: klicken auf.
# undo: Rückgängig (button), zurücknehmen (in sentences). redo: Wiederholen. reset my turn: Zug von vorn. Not: Zurück, Vor (for these).
# hint: Tipp m; to play it: So spielen. What can I do?: Was kann ich tun? what happened: Verlauf m. Not: Hinweis, Protokoll.
# look back, review: Rückblick m. moment worth a look: wichtiger Moment m. position: Stellung f. Not: Rückschau, Position.
# game: Spiel n (what you play, and while it goes on). record: Partie f, Partien (the file, the finished game). table: Tisch m; shelf: Regal n.
#   today’s deal: Spiel des Tages. puzzle: Rätsel n. story: So lief das Spiel; Geschichte f (in numbers). Not: Aufzeichnung, Aufgabe.
# to save: speichern. to throw away: wegwerfen. to keep: behalten. to put down what only you may see: weglegen.
# rules: Regeln f pl; rule book: Regelbuch n; the publisher’s text: Anleitung f; our ruling: So halten wir es.
# lesson: Lektion f; chapter: Kapitel n; step: Schritt m. Show me: Zeig’s mir.
# curtain: Vorhang m, geht auf, öffnen, schließen. Not: heben, senken. to cover: verdecken. to cheat: mogeln.
# luck and play (what choices brought): Glück und Können. equal players: bei gleicher Stärke.
# level: Stufe f: kinderleicht, leicht, mittel, schwer, Profi; schlicht, zufällig. temper: vorsichtig, mutig, diebisch.
# luck: Glück n; the number that brings it again: Zufallszahl f. chance of winning: Siegchance f, in %. Not: Seed, von 100.
# to draw: ziehen; by lot: auslosen. to deal: austeilen (cards, tiles), auslegen (lids). to roll: würfeln; a named die: werfen (den Jokerwürfel);
#   again: neu würfeln; a roll: Wurf m, behalten. a die shows: zeigt. Not: neu werfen, Nachwurf, Augen (except where pips are counted).
# face down, face up: verdeckt, offen. closed: geschlossen. points: Punkte m pl; sum: Summe f; tie: Gleichstand m, gemeinsam gewinnen.
#
# Zatre: tile: Stein m, Steine, legen; a number is feminine (eine 3). cell: Feld n: dunkel, hell, rot. bag: Beutel m. hand: Hand f (auf der Hand).
#   row: Zeile f; column: Spalte f; line (either): Reihe f (mit 10). sheet: Wertungsblatt n, Blatt n; box: Kästchen n; cross: Kreuz n; bonus: Bonus m.
#   to enter: eintragen; to complete a line: ergänzen. opening turn: Eröffnungszug m. partners: Team n. at the foot, on top: unten an, oben an.
#   board: Brett n. Not: Plättchen (that is Burg Appenzell), Sack, Partner.
# Kalle (words of the German edition): the rat: Kalle m (er). lid: Deckel m (the first time: Gullydeckel), umdrehen. guard: Mäusepolizist m, -en,
#   hinstellen, ziehen. cheese: Käsestück n. to swap: vertauschen; to point at: zeigen auf; to hide: verstecken; searchers: die Suchenden.
#   Not: Ratte (only in rule K1), Wächter, aufstellen.
# Burg Appenzell: castle: Burg f; tower: Turm m; room: Raum m; roof: Dach n (Schiefer, Stroh, Kupfer), abheben; tile: Plättchen n; spare tile:
#   Reserveplättchen n; trap: Falle f; chip: Chip m, Käsechip m; kind: Sorte f; mouse: Maus f: laufen, springen, fallen; supply: Vorrat m;
#   pennant: Wimpel m; to push: schieben, Schub m; action: Aktion f. Not: Kachel, Zimmer.
# Rat-a-Tat Roll: pawn: Figur f; space: Feld n; region: Bereich m; card: Karte f; pile: Stapel m; row, hand: Reihe f (voll); token: Marke f, Marken.
#   choice: Auswahl f; re-roll: Neuwurf m (icon, token, space), neu würfeln; peek: Spicken n; wild: Joker m (Jokerfeld, Jokerwürfel); swap: Tausch m,
#   tauschen; another player’s card: fremde Karte; to stop on a space: landen auf (not: halten, anhalten); skip: aussetzen. Not: passen, Chip (for a token).
# Ratzzia (all are mice): pantry: Speisekammer f; column: Spalte f; shelf: Regal n; space: Feld n; hand: in der Hand; support dice: Helferwürfel m,
#   one of them: Helfer-5; candy die: Bonbonwürfel m; candy jar: Bonbonglas n; food: Futter n; sausage: Würstchen n; in front: vorn; bag: Beutel m;
#   to store: einlagern; cat row: Katzenreihe f; the cat’s number: Katzenzahl f; store: Lager n; Greedy: Gierschlund m; accountant: Buchhalter m;
#   to take back dice: zurückholen; dice come home: nach Hause laufen. Not: Ratte, heimkehren, „die 5 der Helfer“.

cell = Zeile { $row }, Spalte { $column }
seat-unnamed = Platz { $number }
tenths = { $whole },{ $tenth }
list = { $first } und { $last }
refusal = { $rule }: { $why }

record-malformed = das ist weder ein gültiger Zug noch eine gültige Datei ({ $detail })
record-format = dieses Cheeseboard kennt das Format der Partie nicht
record-unknown-game = dieses Cheeseboard kennt kein Spiel namens { $game }
record-player = an einem Platz spielt weder ein Mensch noch ein Bot
record-mark = ein Zeichen ist eine Zahl von 0 bis 5
record-seed = die Zufallszahl ist 0x mit bis zu 16 Ziffern (0–9, a–f)
record-legal = laut Datei sind hier { $claimed } Züge erlaubt, es sind aber { $counted }
record-unknown-level = die Stufe „{ $level }“ gibt es hier nicht; { $name } spielt „schlicht“
result-too-early = es gibt ein Ergebnis, aber das Spiel läuft noch
result-missing = das Spiel ist zu Ende, aber es gibt kein Ergebnis
result-differs = das Ergebnis passt nicht zu diesem Spiel

undo-free = Immer
undo-until-news = Bis zu etwas Neuem
undo-off = Nie
undo-nothing = Hier gibt es nichts zurückzunehmen.
undo-is-off = Rückgängig ist an diesem Tisch ausgeschaltet.
undo-next-has-begun = Der nächste Zug hat schon begonnen.
undo-covered = Seitdem wurde etwas wieder verdeckt. Zurücknehmen wäre gemogelt.
undo-chance = Seitdem wurde gewürfelt oder gezogen.
undo-other-seat = Seitdem hat { $seat } gespielt.
undo-news = Seitdem hat { $seat } etwas Neues gesehen.

cli-option-form = Optionen schreibt man so: SCHLÜSSEL=WERT, nicht „{ $given }“.
cli-option-unknown = Die Option „{ $given }“ gibt es in diesem Spiel nicht.
cli-option-value = Diesen Wert kann die Option nicht haben: { $given }.
cli-output-failed = Die Ausgabe ließ sich nicht schreiben: { $detail }
cli-sprt-seats = Bei --sprt sitzt die erste Stufe nur auf einem Platz: Zwei Plätze einer Partie zählen nicht als zwei Partien.
cli-input-failed = Die Eingabe ließ sich nicht lesen: { $detail }
cli-baseline-missing = Für die Stufen „baseline:…“ fehlt noch --baseline PROGRAMM.
cli-baseline-failed = Das Programm hinter --baseline nennt keinen Zug: { $detail }
cli-keep-other = In { $file } stehen Partien aus einem anderen Lauf.
cli-request = Diese Anfrage ist nicht zu verstehen: { $detail }
cli-game-unknown = Das Spiel „{ $given }“ gibt es nicht. Es gibt: { $games }.

app-name = Cheeseboard

no-window = Es ließ sich kein Fenster öffnen: { $detail }
no-window-display = Kein Bildschirm gefunden: DISPLAY und WAYLAND_DISPLAY sind nicht gesetzt.
no-window-libraries = Es fehlen Bibliotheken. Unter Debian oder Ubuntu hilft dieser Befehl: sudo apt-get install { $packages }

undo-would = Rückgängig: { $what }

pace-slow = Langsam
pace-calm = Normal
pace-fast = Schnell
pace-by-key = Auf Tastendruck

table-to-games = Spiele
table-undo = Rückgängig
table-redo = Wiederholen
table-redo-tip = Wiederholen ({ $key })
table-reset = Zug von vorn
table-reset-tip = Nimmt alles zurück, was du in diesem Zug gemacht hast
table-taken-back = Zurückgenommen.
table-more-before = { $count ->
    [one] Davor ist noch eine Sache passiert.
   *[other] Davor sind noch { $count } Dinge passiert.
}
table-menu = Menü
table-single-move = Nur ein Zug war möglich: { $what }
table-once-more = Zum Bestätigen noch einmal: { $what }.
table-once-more-at-a-cost = Zum Bestätigen noch einmal: { $what } ({ $cost }).
table-asks-again = Sicher?
table-press-again = Noch einmal

# The coach, who asks before a move that gives much away.
coach-sure = Sicher? Es gibt einen besseren Zug. { $because }
coach-sure-more = Damit gewinnst du öfter.
coach-play-anyway = Trotzdem spielen
coach-take-back = Zurücknehmen
coach-show = Zeig’s mir
coach-off = fragt nie
coach-gentle = fragt vor großen Fehlern
coach-every = fragt vor jedem Fehler
coach-of = Coach für { $name }
table-bot-turn = { $seat } ist am Zug.
table-step = Weiter
table-step-tip = Der Bot macht seinen nächsten Schritt ({ $key })
table-step-waits = Mit der Taste { key-enter } siehst du, was { $seat } als Nächstes tut.
table-bot = { $name }, Bot, { $manner }
mood-calm = Die Maus schaut ruhig zu.
mood-thinking = Die Maus denkt nach.
mood-glad = Die Maus strahlt.
mood-ouch = Die Maus zuckt zusammen.
mood-sly = Die Maus grinst verschmitzt.
mood-covered = Die Maus hält sich die Augen zu.
table-hint = Tipp
table-hint-tip = Was würde ein Profi tun? ({ $key })
table-hint-is = Tipp: { $what }. { $why }
table-hint-thinking = Denkt nach …
table-nothing-to-decide = Gerade gibt es nichts zu tun. { $status }
table-nothing-to-decide-then = Du bist im Rückblick. Geh zurück zum Spiel oder spiel von hier weiter.
table-nobody-decides-then = Hier gibt es nichts zu entscheiden. Für einen Tipp geh zu einem Moment, in dem jemand die Wahl hat.
table-hint-only = Es gibt nur diesen Zug.
table-hint-memory = Bei Merkspielen gibt es Tipps nur, wenn du allein spielst. Sonst verraten sie, was jemand vergessen hat.
table-hint-secret = Ein Tipp würde verraten, was die anderen nicht sehen dürfen.
table-nothing-there = Damit kannst du gerade nichts tun. { $status }
table-play-for-me = So spielen
table-skip = Bis zu meinem Zug
table-skip-tip = Die Bots spielen ohne Pause, bis ein Mensch dran ist. Das Ende einer Runde siehst du trotzdem ({ $key })
table-skip-glimpse = Erst muss { $seat } weglegen, was gerade zu sehen ist.
choices-title = Was kann ich tun?
choices-tip = Alles, was du gerade tun kannst ({ $key })
choices-close = Schließen
choices-of = { $count ->
    [one] { $seat } hat nur eine Möglichkeit.
   *[other] { $seat } hat { $count } Möglichkeiten.
}
choices-group = { $heading }: { $count } Möglichkeiten
choices-secret = Eine Liste aller Züge würde beim Merken helfen oder Geheimes verraten. { $status }
record-copied = Partie kopiert.
picture-copied = Bild kopiert.
picture-not-saved = Das Bild ließ sich nicht speichern. { $why }
picture-being-painted = Das Bild wird gemalt …
picture-not-painted = Das Bild ließ sich nicht malen.

menu-new-game = Neues Spiel…
menu-save-record = Partie speichern…
menu-open-record = Partie öffnen…
menu-copy-picture = Bild kopieren
menu-save-picture = Bild speichern…
menu-copy-result = Bild vom Ergebnis kopieren
menu-save-result = Bild vom Ergebnis speichern…
menu-copy-record = Partie kopieren
menu-look-back = Rückblick
menu-cover = Geheimes verdecken
menu-uncover = Geheimes aufdecken
menu-present = Präsentieren
present-leave = Präsentation beenden ({ $key })
menu-about = Über dieses Spiel
menu-settings = Einstellungen
menu-keys = Tasten
menu-undo-policy = Rückgängig erlauben
menu-seats = Plätze
menu-to-bot = Ein Bot spielt für { $name }: { $level }
menu-to-person = Ein Mensch spielt für { $name }

panels-things = Plätze
panels-log = Verlauf
panels-which = Neben dem Spielbrett
log-since = Seit dem letzten Zug von { $seat }
log-before = Vor dem ersten Zug von { $seat }
standing-level = Gleichstand: { $seats } haben je { $points }.
standing-one-ahead = { $seat } liegt um eins vorn.
standing-team-one-ahead = { $team } liegen um eins vorn.
standing-team = { $one } & { $other }
log-earlier = Früheres zeigen ({ $count })
log-read = Schließen
log-show-steps = Schritte zeigen
log-hide-steps = Schritte ausblenden

key-tip = Taste { $key }

review-place = Zug { $number } von { $of }.
review-to-game = Zurück zum Spiel
review-to-end = Zum Ergebnis
review-play-on = Von hier weiterspielen
review-play-on-tip = Öffnet diese Stellung an einem neuen Tisch. Die alte Partie bleibt, wie sie ist
review-first = Zum Anfang ({ $key })
review-previous = Ein Schritt zurück ({ $key })
review-next = Ein Schritt weiter ({ $key })
review-last = Zum Ende ({ $key })

end-name = { $seat }
end-show = Ergebnis
end-again = Noch mal spielen
end-same-deal = Mit gleichem Glück
end-same-deal-tip = Würfel, Karten und Steine kommen wieder in derselben Reihenfolge
end-save = Partie speichern…
end-review = Rückblick
end-share = Teilen
end-share-board = Bild vom Ergebnis
end-won-by = { $margin ->
    [0] Punktgleich mit { $others }.
    [one] Ein einziger Punkt Vorsprung vor { $others }.
   *[other] { $margin } Punkte Vorsprung vor { $others }.
}
end-won-level = { $score ->
    [one] Gleichstand mit 1 Punkt.
   *[other] Gleichstand mit { $score } Punkten.
}
end-counting = Jetzt wird gezählt. Jede Taste zeigt das Ergebnis.

rules-ours = So halten wir es:
rules-example = Zum Beispiel:

cli-ply = Diese Partie hat { $events ->
    [one] ein Ereignis
   *[other] { $events } Ereignisse
}; --ply geht von 0 bis zu dieser Zahl.
cli-seat = Diese Partie hat { $seats } Plätze; --seat zählt sie ab 0.
cli-seat-covered = Was nur ein Platz sehen darf, bleibt verdeckt, bis das Spiel zu Ende ist; lass --seat weg.

curtain-all-but = Alle außer { $seat } schauen weg
curtain-pass = Nur { $seat } schaut hin
curtain-decides = { $seat } entscheidet heimlich. Halte den Knopf gedrückt: eins, zwei, drei, und der Vorhang geht auf.
curtain-looks = Halte den Knopf gedrückt, um es zu sehen. Alle anderen schauen weg.
curtain-glimpse = { $seat } bekommt etwas zu sehen, solange der Knopf gedrückt ist. Alle anderen schauen weg.
curtain-hold = Gedrückt halten
curtain-hold-key = oder { $key } halten
curtain-never-mind = Doch nicht
curtain-look = Hinter den Vorhang
curtain-look-tip = Zeigt, was nur du sehen darfst, solange du drückst
curtain-press = Drücken
curtain-press-key = oder { $key } drücken
curtain-drop = Vorhang schließen
curtain-decides-by-press = { $seat } entscheidet heimlich. Drück den Knopf. Er zählt bis drei, dann geht der Vorhang auf.
curtain-looks-by-press = Einmal drücken zeigt es, noch einmal drücken verdeckt es. Alle anderen schauen weg.
curtain-glimpse-by-press = { $seat } bekommt etwas zu sehen. Einmal drücken zeigt es, noch einmal drücken verdeckt es. Alle anderen schauen weg.
curtain-look-tip-by-press = Zeigt, was nur du sehen darfst, bis du noch einmal drückst
curtain-spoken = Auch was hinter dem Vorhang liegt, wird vorgelesen. Setz also Kopfhörer auf.
log-covered = Seitdem wurde etwas verdeckt. Nachsehen kannst du das erst nach dem Spiel.
glimpse-put-away = Weglegen
dice-real = Echte Würfel: den Wurf hier eintippen
dice-enter = { $count ->
    [one] { $seat } wirft einen Würfel: Was zeigt er?
   *[other] { $seat } wirft { $count } Würfel: Was zeigen sie?
}
dice-enter-table = { $count ->
    [one] Wirf einen Würfel: Was zeigt er?
   *[other] Wirf { $count } Würfel: Was zeigen sie?
}
dice-face = Eine { $face } eingeben
dice-back = Letzte Zahl löschen
dice-correct = Wurf korrigieren
chance-not-due = Das wird gerade nicht gewürfelt oder gezogen.

# A game that is still being made.
draft-begin = Los
draft-choose = { $seat }, wähl einen Zug.
draft-chance = Jetzt entscheidet der Zufall.
draft-over = Das Spiel ist zu Ende.

# Plans: why a move is better than the next best. Each goes on after “plan-for”.
# They stand in lists: a term has no comma of its own, and no “du”. $rivals is a dative: it goes with “lässt”, “hilft”, “macht es”.
plan-why = { $because } { $sure }
plan-for = Das { $gains }.
plan-for-but = Das { $gains }, aber { $losses }.
plan-though = Das { $losses }, aber { $gains }.
plan-trade = Das hat zwei Seiten: Es { $gains }, aber { $losses }.
plan-also = Und es { $gains }.
# The same of a better move that has just been spoken of.
better-for = Er { $gains }.
better-for-but = Er { $gains }, aber { $losses }.
better-though = Er { $losses }, aber { $gains }.
better-also = Und er { $gains }.
plan-won = Das ist so gut wie gewonnen.
plan-lost = Hier ist schwer noch zu gewinnen, aber so geht es am besten.
plan-clear = Alles andere ist klar schlechter.
plan-next = Alles andere ist etwas schlechter.
plan-close = Ein anderer Zug ist etwa genauso gut.
plan-free = Hier ist es fast egal: Ein anderer Zug ist etwa genauso gut.
plan-gain-win = gewinnt das Spiel sofort
plan-end = führt öfter zum Sieg
plan-end-less = führt seltener zum Sieg
plan-rivals = lässt { $rivals } weniger übrig
plan-rivals-less = lässt { $rivals } mehr übrig
plan-the-other = { $seat }
plan-more-steps = { $count ->
    [one] dann noch ein Schritt
   *[other] dann noch { $count } Schritte
}
plan-the-others = den anderen
plan-step = ({ $number }) { $what }
