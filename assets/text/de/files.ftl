# Speichern und Öffnen: Dateien, was damit schiefging und was man tun kann.

record-saved = Gespeichert als { $file }.
record-not-saved = Die Partie ließ sich nicht speichern. { $why }
settings-not-saved = Die Einstellungen ließen sich nicht speichern. { $why }
settings-damaged = Einige Einstellungen waren beschädigt und sind jetzt wie am Anfang. Die alte Datei heißt jetzt { $kept }.
settings-take-before = Letzte gute Einstellungen nehmen
settings-in-the-way = Die Datei mit den Einstellungen ist nicht lesbar. Was du jetzt änderst, geht beim Beenden verloren.

unsaved-mark = Nicht gespeichert
unsaved-says = Diese Partie ist noch nicht gespeichert. { $why } Solange das Fenster offen ist, geht nichts verloren.
unsaved-full = Die Festplatte ist voll.
unsaved-denied = In diesem Ordner darf Cheeseboard nichts speichern.
unsaved-locked = Ein anderes Cheeseboard benutzt diesen Ordner und antwortet nicht. Du kannst spielen, aber gespeichert wird nichts.
unsaved-locked-why = Ein anderes Cheeseboard benutzt diesen Ordner.
unsaved-slow = Die Festplatte antwortet nicht.
unsaved-still = Noch nicht gespeichert. { $why }
unsaved-other = Die Datei lässt sich nicht schreiben.
unsaved-back = Zurück zum Spiel
unsaved-try-again = Noch mal versuchen
unsaved-elsewhere = Woanders speichern…
unsaved-quit-title = Noch nicht alles gespeichert
unsaved-quit-says = Wenn du jetzt aufhörst, geht das verloren:
unsaved-quit = Ohne Speichern beenden
unsaved-stay = Weiterspielen

alert-close = Schließen
alert-details = Einzelheiten…
alert-details-title = Einzelheiten

open-not-there = Die Datei { $file } gibt es nicht.
open-no-file = { $file } ist keine Datei.
open-no-game = { $file } ist keine Cheeseboard-Partie.
open-no-record = Das ist weder ein Tisch aus dem Regal noch eine gespeicherte Partie.
open-too-large = { $file } ist mit über 16 MB zu groß für eine Partie.
open-unreadable = { $file } lässt sich nicht lesen.
files-newer = { $count ->
    [one] Eine Datei hier stammt von einem neueren Cheeseboard. Sie bleibt, wie sie ist.
   *[other] { $count } Dateien hier stammen von einem neueren Cheeseboard. Sie bleiben, wie sie sind.
}
open-newer = { $file } stammt von einem neueren Cheeseboard. Mit einem Update kannst du die Datei öffnen.
open-unknown-game = { $file } enthält ein Spiel, das dieses Cheeseboard nicht kennt.
open-damaged = { $file } ist beschädigt und lässt sich nicht öffnen. Die Datei bleibt, wie sie ist.
open-event = Ereignis { $event }, { $rule }: { $why }
cli-no-file = „{ $given }“ ist weder eine Datei noch ein Befehl. „cheeseboard help“ zeigt alle Befehle.
cli-not-over = Das Spiel in „{ $given }“ läuft noch. Seine Geschichte gibt es erst nach dem Ende.
cli-no-result = Das Spiel in „{ $given }“ läuft noch. Ein Ergebnis gibt es erst nach dem Ende.

recent-title = Zuletzt geöffnet

undo-revealed = Das Spiel ist zu Ende, und alles liegt offen.
undo-though-revealed = Zurückgenommen. Aber alle haben schon gesehen, was verborgen war.
note-on-turn = { $what } ({ $seat } ist am Zug.)
note-policy = Rückgängig steht jetzt auf „{ $policy }“.
note-to-person = Für { $name } spielt jetzt ein Mensch.
note-to-bot = Für { $name } spielt jetzt ein Bot: { $level }.
note-dice-real = Ab jetzt würfelst du mit echten Würfeln.
note-dice-app = Ab jetzt würfelt die App.
