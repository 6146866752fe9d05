# Records as a library: choices, tags, deleting, importing.

day-and-time = { $day }, { $hour }:{ $minute }

records-import = Map importeren…
records-tags-of = Labels van { $game } met { $names }, { $day }
records-delete = { $game } met { $names } verwijderen, { $day }
records-has-story = met verhaal
records-seat-won = { $name } heeft gewonnen: { $score }
records-seat = { $name }: { $score }

# Choices
records-search = Zoeken
records-game = Spel
records-person = Wie meespeelde
records-everyone = Iedereen
records-bots = Bots
records-bots-any = Alle bots
records-bots-none = Alleen mensen
records-bots-level = Bots: { $level }
records-result = Uitslag
records-result-any = Elke uitslag
records-result-won = Gewonnen
records-result-lost = Niet gewonnen
records-result-shared = Samen gewonnen
records-result-unfinished = Niet afgelopen
records-tag = Label
records-tag-any = Elk label
records-tag-none = Nog geen partij heeft een label.
records-order = Volgorde
records-newest = Nieuwste eerst
records-oldest = Oudste eerst
records-by-game = Op spel
records-by-players = Op spelers
records-count = { $count } van { $all }
records-count-reading = { $count } van { $all }, nog aan het lezen…
records-clear = Alles tonen
records-no-match = Geen partijen gevonden.

# Tags
records-tags = Labels
records-tag-new = Nieuw label
records-tag-add = Label ‘{ $tag }’ toevoegen
records-tag-remove = Label ‘{ $tag }’ weghalen
records-tags-full = Een partij kan hoogstens { $count } labels hebben.
records-tags-damaged = De labels waren beschadigd, je partijen niet. Het beschadigde bestand heet nu { $kept }.
records-tags-blocked = Je kunt de labels nu niet veranderen: het bestand met de labels is niet te lezen.
records-tags-not-saved = De labels zijn niet opgeslagen. { $why }

# Deleting
records-deleted = Verwijderd: { $game } met { $names }, { $day }.
records-deleted-many = { $count ->
    [one] { $count } partij verwijderd.
   *[other] { $count } partijen verwijderd.
}
records-deleted-before = { $count ->
    [one] Eén verwijderde partij kun je nog terugzetten.
   *[other] { $count } verwijderde partijen kun je nog terugzetten.
}
records-undo = Terugzetten ({ $key })
records-delete-failed = De partij is niet verwijderd. { $why }
records-undo-failed = De partij is niet teruggezet. { $why }

# Importing
import-reading = { $count } van { $all } bestanden bekeken…
import-nothing = In deze map staan geen partijen.
import-imported = { $count ->
    [0] niets nieuws
    [one] één geïmporteerd
   *[other] { $count } geïmporteerd
}
import-known = { $count ->
    [one] één was er al
   *[other] { $count } waren er al
}
import-unfinished = { $count ->
    [one] één is niet afgelopen
   *[other] { $count } zijn niet afgelopen
}
import-refused = { $count ->
    [one] één bestand is niet te openen
   *[other] { $count } bestanden zijn niet te openen
}
import-done = Import: { $parts }.
import-failed = Import: { $parts }. Toen stopte het. { $why }
import-own = De partijen in deze map staan hier al.
dialog-import-title = Map importeren
dialog-import = Importeren
dialog-folder-path = Pad van de map
dialog-is-no-folder = Die map is er niet.

# Keys
keys-find-record = Bij de partijen: zoeken
keys-record-tags = Bij de partijen: labels
keys-record-delete = Bij de partijen: verwijderen
keys-record-undo = Bij de partijen: verwijderde partij terugzetten
