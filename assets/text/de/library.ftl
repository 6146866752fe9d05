# Records as a library: choices, tags, deleting, importing.

day-and-time = { $day }, { $hour }:{ $minute } Uhr

records-import = Ordner importieren…
records-tags-of = Stichwörter zu { $game } mit { $names }, { $day }
records-delete = { $game } mit { $names } löschen, { $day }
records-has-story = mit „So lief das Spiel“
records-seat-won = { $name } hat gewonnen: { $score }
records-seat = { $name }: { $score }

# Choices
records-search = Suchen
records-game = Spiel
records-person = Mitgespielt
records-everyone = Alle Personen
records-bots = Bots
records-bots-any = Bots egal
records-bots-none = Nur Menschen
records-bots-level = Bots: { $level }
records-result = Ergebnis
records-result-any = Alle Ergebnisse
records-result-won = Gewonnen
records-result-lost = Nicht gewonnen
records-result-shared = Gemeinsam gewonnen
records-result-unfinished = Nicht beendet
records-tag = Stichwort
records-tag-any = Alle Stichwörter
records-tag-none = Noch keine Partie hat ein Stichwort.
records-order = Reihenfolge
records-newest = Neueste zuerst
records-oldest = Älteste zuerst
records-by-game = Nach Spiel
records-by-players = Nach Namen
records-count = { $count } von { $all }
records-count-reading = Bisher { $count } von { $all } …
records-clear = Alle zeigen
records-no-match = Keine Partie passt dazu.

# Tags
records-tags = Stichwörter
records-tag-new = Neues Stichwort
records-tag-add = Stichwort „{ $tag }“ hinzufügen
records-tag-remove = Stichwort „{ $tag }“ entfernen
records-tags-full = Mehr als { $count } Stichwörter passen nicht an eine Partie.
records-tags-damaged = Die Stichwörter waren beschädigt, deine Partien nicht. Die alte Datei heißt jetzt { $kept }.
records-tags-blocked = Stichwörter kannst du gerade nicht ändern. Ihre Datei ist nicht lesbar.
records-tags-not-saved = Die Stichwörter ließen sich nicht speichern. { $why }

# Deleting
records-deleted = Gelöscht: { $game } mit { $names }, { $day }.
records-deleted-many = { $count ->
    [one] { $count } Partie gelöscht.
   *[other] { $count } Partien gelöscht.
}
records-deleted-before = { $count ->
    [one] Eine gelöschte Partie kannst du noch zurückholen.
   *[other] { $count } gelöschte Partien kannst du noch zurückholen.
}
records-undo = Rückgängig ({ $key })
records-delete-failed = Die Partie ließ sich nicht löschen. { $why }
records-undo-failed = Die Partie ließ sich nicht zurückholen. { $why }

# Importing
import-reading = { $count } von { $all } Dateien geprüft …
import-nothing = In diesem Ordner ist keine Partie.
import-imported = { $count ->
    [0] nichts Neues
    [one] eine neue Partie
   *[other] { $count } neue Partien
}
import-known = { $count ->
    [one] eine war schon da
   *[other] { $count } waren schon da
}
import-unfinished = { $count ->
    [one] eine ist nicht beendet
   *[other] { $count } sind nicht beendet
}
import-refused = { $count ->
    [one] eine Datei ließ sich nicht öffnen
   *[other] { $count } Dateien ließen sich nicht öffnen
}
import-done = Import: { $parts }.
import-failed = Import: { $parts }. Dann ging es nicht weiter. { $why }
import-own = Die Partien aus diesem Ordner hast du schon.
dialog-import-title = Ordner importieren
dialog-import = Importieren
dialog-folder-path = Pfad des Ordners
dialog-is-no-folder = Diesen Ordner gibt es nicht.

# Keys
keys-find-record = Bei den Partien: suchen
keys-record-tags = Bei den Partien: Stichwörter
keys-record-delete = Bei den Partien: löschen
keys-record-undo = Bei den Partien: Gelöschtes zurückholen
