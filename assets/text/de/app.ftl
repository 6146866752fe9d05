# Words of the whole app, in German. Those of a game are in its own file.
#
# Glossary. Every file of this language keeps to these words; a word after “not” does not stand for the same thing.
# Voice: du (ihr for all at the table), everyday words. Strg, not Ctrl. Quotes: „…“.
# No gendered word for a person: “wer …”, “jemand”, “die Person”, “alle”; never er or sie for a seat (Bo and Cleo of the lessons have one). Not: Spieler.
#
# The app
# seat: Platz m, Plätze; mark: Zeichen n; a person at it: Mensch m, Menschen (app), Person f (rules, lessons); bot: Bot m, Bots. Not: KI, Computer.
# turn and move: Zug m, Züge. on turn: am Zug, dran. end the turn: den Zug beenden. round: Runde f. Not: Spielzug.
# legal: erlaubt. picked, chosen: gewählt. to choose: wählen. to press: drücken.
# undo: Rückgängig (button), zurücknehmen (in sentences). redo: Wiederholen. reset my turn: Zug von vorn.
# hint: Tipp m. What can I do?: Was kann ich tun? what happened: Verlauf m. look back, review: Rückschau f. moment worth a look: wichtiger Moment m. position: Stellung f.
# game: Spiel n (what you play, and while it goes on). record: Partie f, Partien (the file, the finished game). table: Tisch m; shelf: Regal n.
# to save: speichern. to throw away: wegwerfen. to keep: behalten.
# rules: Regeln f pl; rule book: Regelbuch n; the publisher’s text: Anleitung f; our ruling: So halten wir es.
# lesson: Lektion f; chapter: Kapitel n; step: Schritt m.
# curtain: Vorhang m, geht auf, senken. to cover: verdecken.
# level: Stufe f: kinderleicht, leicht, mittel, schwer, Profi; schlicht, zufällig. temper: vorsichtig, mutig, diebisch. luck: Glück n. Not: Seed.
# to draw: ziehen; by lot: auslosen. to deal: austeilen (cards, tiles), auslegen (lids). to roll: würfeln; dice: werfen, neu werfen; a roll: Wurf m.
# face down, face up: verdeckt, offen. closed: geschlossen. points: Punkte m pl; sum: Summe f; tie: Gleichstand m, gemeinsam gewinnen.
#
# Zatre: tile: Stein m, Steine, legen; a number is feminine (eine 3). cell: Feld n: dunkel, hell, rot. bag: Beutel m. hand: Hand f. board: Brett n.
#   row: Zeile f; column: Spalte f; line (either): Reihe f. sheet: Wertungsblatt n, Blatt n; box: Kästchen n; cross: Kreuz n; bonus: Bonus m.
#   to enter: eintragen. opening turn: Eröffnungszug m. partners: Team n. Not: Plättchen (that is Burg Appenzell), Sack.
# Kalle: the rat: Kalle m (er). lid: Deckel m (the first time: Gullydeckel), umdrehen. guard: Mäusepolizist m, -en, ziehen. cheese: Käsestück n.
#   to swap: vertauschen; to point at: zeigen auf; to hide: verstecken; searchers: die Suchenden. Not: Ratte (only in rule K1), Wächter.
# Burg Appenzell: castle: Burg f; tower: Turm m; room: Raum m; roof: Dach n (Schiefer, Stroh, Kupfer), abheben; tile: Plättchen n; spare tile:
#   Reserveplättchen n; trap: Falle f; chip: Chip m, Käsechip m; kind: Sorte f; mouse: Maus f: laufen, springen, fallen; supply: Vorrat m;
#   pennant: Wimpel m; to push: schieben; action: Aktion f. Not: Kachel, Zimmer.
# Rat-a-Tat Roll: pawn: Figur f; space: Feld n; region: Bereich m; card: Karte f; pile: Stapel m; row, hand: Reihe f (voll); token: Marke f, Marken.
#   choice: Auswahl f; re-roll: Neuwurf m; peek: Spicken n; wild: Joker m (Jokerfeld, Jokerwürfel); swap: Tausch m, tauschen; skip: aussetzen.
# Ratzzia: pantry: Speisekammer f; column: Spalte f; shelf: Regal n; space: Feld n; support dice: Helferwürfel m; candy die: Bonbonwürfel m;
#   candy jar: Bonbonglas n; food: Futter n; sausage: Würstchen n; in front: vorn; bag: Beutel m; to store: einlagern; cat row: Katzenreihe f;
#   the cat’s number: Katzenzahl f; store: Lager n; Greedy: Gierschlund m; accountant: Buchhalter m; to take back dice: zurückholen.

cell = Zeile { $row }, Spalte { $column }
seat-unnamed = Platz { $number }
tenths = { $whole },{ $tenth }
list = { $first } und { $last }
refusal = { $rule }: { $why }

record-malformed = das ist kein Zug und keine Datei, wie es sein soll ({ $detail })
record-format = diese Partie hat ein Format, das dieses Programm nicht kennt
record-unknown-game = ein Spiel namens { $game } gibt es in diesem Programm nicht
record-player = ein Platz ist weder Mensch noch Bot
record-mark = ein Zeichen ist eine Zahl von 0 bis 5
record-seed = das Glück ist nicht 0x mit bis zu 16 hexadezimalen Ziffern
record-legal = die Partie zählt hier { $claimed } erlaubte Züge, es sind { $counted }
record-unknown-level = { $name } spielt auf der Stufe „{ $level }“, die hier unbekannt ist; stattdessen gilt „schlicht“
result-too-early = es gibt ein Ergebnis, aber das Spiel ist nicht zu Ende
result-missing = das Spiel ist zu Ende, aber es gibt kein Ergebnis
result-differs = das Ergebnis ist nicht das dieses Spiels

undo-free = Alles
undo-until-news = Bis zu etwas Neuem
undo-off = Nichts
undo-nothing = Es gibt nichts zurückzunehmen.
undo-is-off = An diesem Tisch wird nichts zurückgenommen.
undo-next-has-begun = Der nächste Zug hat schon begonnen.
undo-covered = Seitdem wurde etwas verdeckt.
undo-chance = Seitdem hat der Zufall gesprochen.
undo-other-seat = Seitdem hat { $seat } entschieden.
undo-news = Seitdem hat { $seat } etwas Neues gesehen.

cli-option-form = Eine Option schreibt man als SCHLÜSSEL=WERT, nicht als „{ $given }“.
cli-option-unknown = Die Option „{ $given }“ gibt es in diesem Spiel nicht.
cli-option-value = Diesen Wert kann die Option nicht haben: { $given }.
cli-output-failed = Die Ausgabe konnte nicht geschrieben werden: { $detail }
cli-sprt-seats = Mit --sprt sitzt die erste Stufe nur auf einem Platz: Plätze derselben Partie sind keine eigenen Partien.
cli-input-failed = Die Eingabe konnte nicht gelesen werden: { $detail }
cli-baseline-missing = Die Stufen „baseline:…“ brauchen --baseline PROGRAMM.
cli-baseline-failed = Das Programm hinter --baseline entscheidet nicht: { $detail }
cli-keep-other = In { $file } stehen die Partien eines anderen Laufs.
cli-request = Das ist keine Anfrage: { $detail }
cli-game-unknown = Ein Spiel { $given } gibt es nicht; es gibt { $games }.

app-name = Cheeseboard

no-window = Es ließ sich kein Fenster öffnen: { $detail }
no-window-display = Es gibt keinen Bildschirm: Weder DISPLAY noch WAYLAND_DISPLAY ist gesetzt.
no-window-libraries = Es fehlen Bibliotheken. Unter Debian oder Ubuntu installiert man sie so: sudo apt-get install { $packages }

undo-would = Zurücknehmen: { $what }

pace-slow = Langsam
pace-calm = Normal
pace-fast = Schnell
pace-by-key = Auf Tastendruck

table-to-games = Spiele
table-undo = Rückgängig
table-redo = Wiederholen
table-redo-tip = Wiederholen ({ $key })
table-reset = Zug von vorn
table-reset-tip = Nimmt alles zurück, was in diesem Zug gelegt wurde
table-taken-back = Zurückgenommen.
table-more-before = { $count ->
    [one] Davor ist noch etwas passiert.
   *[other] Davor ist noch { $count }-mal etwas passiert.
}
table-menu = Menü
table-single-move = Es ging nur eins: { $what }
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
table-step-tip = Lässt den Bot den nächsten Schritt tun ({ $key })
table-step-waits = Mit der Taste { key-enter } siehst du, was { $seat } als Nächstes tut.
table-bot = { $name }, Bot, { $manner }, { $score }
table-hint = Tipp
table-hint-tip = Was würde jemand mit viel Übung tun? ({ $key })
table-hint-is = Tipp: { $what }. { $why }
table-hint-thinking = Denkt nach …
table-nothing-to-decide = Jetzt gibt es nichts zu entscheiden. { $status }
table-nothing-to-decide-then = Du bist in der Rückschau. Geh zurück zum Spiel oder spiel von hier weiter.
table-hint-only = Etwas anderes geht nicht.
table-hint-memory = Spielen mehrere ein Merkspiel, verrät ein Tipp, was jemand vergessen hat.
table-hint-secret = Ein Tipp verrät den anderen, was nur sehen darf, wer am Zug ist.
table-nothing-there = Damit lässt sich jetzt nichts tun. { $status }
table-play-for-me = Mach das für mich
table-skip = Bis zu meinem Zug
table-skip-tip = Die Bots spielen ohne Pause weiter, bis ein Mensch dran ist; das Ende einer Runde siehst du trotzdem ({ $key })
table-skip-glimpse = Erst legt { $seat } weg, was gerade zu sehen ist.
choices-title = Was kann ich tun?
choices-tip = Alles, was du tun kannst ({ $key })
choices-close = Schließen
choices-of = { $count ->
    [one] { $seat } kann nur eines tun.
   *[other] { $seat } hat { $count } Möglichkeiten.
}
choices-group = { $heading }: { $count } Möglichkeiten
choices-secret = Eine Liste aller Züge würde beim Merken helfen oder den anderen verraten, was nur einer sehen darf. { $status }
record-copied = Die Partie ist in der Zwischenablage.
picture-copied = Das Bild ist in der Zwischenablage.
picture-not-saved = Das Bild ließ sich nicht speichern. { $why }

menu-new-game = Neues Spiel…
menu-save-record = Partie speichern…
menu-open-record = Partie öffnen…
menu-copy-picture = Bild kopieren
menu-save-picture = Bild speichern…
menu-copy-record = Partie kopieren
menu-look-back = Rückschau
menu-cover = Geheimes verdecken
menu-uncover = Geheimes aufdecken
menu-present = Vorführen
present-leave = Vorführen beenden ({ $key })
menu-about = Über dieses Spiel
menu-settings = Einstellungen
menu-keys = Tasten
menu-undo-policy = Was man zurücknehmen darf
menu-seats = Plätze
menu-to-bot = Ein Bot spielt für { $name }: { $level }
menu-to-person = Ein Mensch spielt für { $name }

panels-things = Plätze
panels-log = Verlauf
panels-which = Neben dem Spielbrett
log-since = Seit { $seat } zuletzt dran war
log-before = Bevor { $seat } zum ersten Mal dran ist
standing-level = Gleichstand: { $seats } haben je { $points }.
standing-one-ahead = { $seat } liegt um eins vorn.
log-earlier = Früheres zeigen ({ $count })
log-read = Schließen
log-show-steps = Schritte zeigen
log-hide-steps = Schritte ausblenden

key-tip = Taste { $key }

review-place = Zug { $number } von { $of }.
review-to-game = Zurück zum Spiel
review-to-end = Zum Ergebnis
review-play-on = Von hier weiterspielen
review-play-on-tip = Öffnet mit dieser Stellung einen neuen Tisch; die alte Partie bleibt, wie sie ist
review-first = Anfang ({ $key })
review-previous = Zurück ({ $key })
review-next = Vor ({ $key })
review-last = Ende ({ $key })

end-name = { $seat }
end-show = Ergebnis
end-again = Noch ein Spiel
end-same-deal = Noch mal genauso
end-same-deal-tip = Dasselbe Glück: Alles kommt wieder in derselben Reihenfolge
end-save = Partie speichern…
end-review = Brett ansehen
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
curtain-decides = { $seat } entscheidet etwas, das sonst niemand sehen darf. Halte den Knopf, während er bis drei zählt; dann geht der Vorhang auf.
curtain-looks = Es ist zu sehen, solange der Knopf gehalten wird. Alle anderen schauen weg.
curtain-glimpse = { $seat } bekommt etwas zu sehen, solange der Knopf gehalten wird. Alle anderen schauen weg.
curtain-hold = Gedrückt halten
curtain-hold-key = oder { $key } halten
curtain-never-mind = Doch nicht
curtain-look = Hinter den Vorhang
curtain-look-tip = Zeigt, solange du drückst, was nur sehen darf, wer am Zug ist
curtain-press = Drücken
curtain-press-key = oder { $key } drücken
curtain-drop = Vorhang senken
curtain-decides-by-press = { $seat } entscheidet etwas, das sonst niemand sehen darf. Drücke den Knopf. Er zählt bis drei, dann geht der Vorhang auf.
curtain-looks-by-press = Drücke, um es zu sehen, und noch einmal, um es zu verdecken. Alle anderen schauen weg.
curtain-glimpse-by-press = { $seat } bekommt etwas zu sehen. Drücke, um es zu sehen, und noch einmal, um es zu verdecken. Alle anderen schauen weg.
curtain-look-tip-by-press = Zeigt, was nur sehen darf, wer am Zug ist, bis du noch einmal drückst
curtain-spoken = Was hinter dem Vorhang liegt, wird auch vorgelesen: Setz Kopfhörer auf.
log-covered = Seitdem wurde etwas verdeckt: Solange das Spiel läuft, blättert niemand bis dahin zurück.
glimpse-put-away = Weglegen
dice-real = Mit echten Würfeln: hier nur eintippen
dice-enter = { $count ->
    [one] { $seat } wirft einen Würfel: Was zeigt er?
   *[other] { $seat } wirft { $count } Würfel: Was zeigen sie?
}
dice-enter-table = { $count ->
    [one] Wirf einen Würfel: Was zeigt er?
   *[other] Wirf { $count } Würfel: Was zeigen sie?
}
dice-face = Eine { $face } eingeben
dice-back = Die letzte Eingabe zurücknehmen
dice-correct = Wurf berichtigen
chance-not-due = So etwas ist jetzt weder zu würfeln noch zu wählen.

# A game that is still being made.
draft-begin = Los
draft-choose = { $seat }: Wähl einen Zug.
draft-chance = Jetzt entscheidet der Zufall.
draft-over = Das Spiel ist zu Ende.

# Plans: why a move is better than the next best. Each goes on after “plan-for”.
# They stand in lists: a term has no comma of its own, and no “du”. $rivals is a dative: it goes with “lässt”, “hilft”, “macht es”.
plan-why = { $because } { $sure }
plan-for = Das { $gains }.
plan-for-but = Das { $gains }, aber { $losses }.
plan-though = Das { $losses }, aber { $gains }.
plan-trade = Das hat zwei Seiten: Es { $gains }, aber { $losses }.
plan-also = Und das { $gains }.
# The same of a better move that has just been spoken of.
better-for = Er { $gains }.
better-for-but = Er { $gains }, aber { $losses }.
better-though = Er { $losses }, aber { $gains }.
better-also = Und er { $gains }.
plan-won = Das ist so gut wie gewonnen.
plan-lost = Da ist kaum noch etwas zu retten.
plan-clear = Das Zweitbeste ist klar schlechter.
plan-next = Andere Wege sind etwas schlechter.
plan-close = Ein anderer Weg ist etwa gleich gut.
plan-end = gewinnt das Spiel öfter
plan-end-less = gewinnt das Spiel seltener
plan-rivals = hilft { $rivals } weniger
plan-rivals-less = hilft { $rivals } mehr
plan-the-other = { $seat }
plan-more-steps = { $count ->
    [one] dann noch ein Schritt
   *[other] dann noch { $count } Schritte
}
plan-the-others = den anderen
plan-step = ({ $number }) { $what }
