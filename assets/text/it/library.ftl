# Records as a library: choices, tags, deleting, importing.

day-and-time = { $day }, { $hour }:{ $minute }

records-import = Importa una cartella…
records-tags-of = Etichette di { $game } con { $names }, { $day }
records-delete = Elimina { $game } con { $names }, { $day }
records-has-story = con la sua storia
records-seat-won = { $name } ha vinto: { $score }
records-seat = { $name }: { $score }

# Choices
records-search = Cerca
records-game = Gioco
records-person = Chi ha giocato
records-everyone = Tutti
records-bots = Bot
records-bots-any = Con o senza bot
records-bots-none = Senza bot
records-bots-level = Bot: { $level }
records-result = Risultato
records-result-any = Qualsiasi risultato
records-result-won = Vinta
records-result-lost = Non vinta
records-result-shared = A pari merito
records-result-unfinished = Non finita
records-tag = Etichetta
records-tag-any = Qualsiasi etichetta
records-tag-none = Nessuna partita ha ancora un’etichetta.
records-order = Ordine
records-newest = Prima le più recenti
records-oldest = Prima le più vecchie
records-by-game = Per gioco
records-by-players = Per giocatori
records-count = { $count } su { $all }
records-count-reading = { $count } su { $all }, lettura in corso…
records-clear = Mostra tutte
records-no-match = Non ci sono partite così.

# Tags
records-tags = Etichette
records-tag-new = Nuova etichetta
records-tag-add = Aggiungi l’etichetta «{ $tag }»
records-tag-remove = Togli l’etichetta «{ $tag }»
records-tags-full = Una partita può avere al massimo { $count } etichette.
records-tags-damaged = Le etichette erano danneggiate, ma le partite ci sono tutte. Il file danneggiato si chiama ora { $kept }.
records-tags-blocked = Adesso le etichette non si possono cambiare: non si riesce a leggere il loro file.
records-tags-not-saved = Non si riesce a salvare le etichette. { $why }

# Deleting
records-deleted = Eliminata: { $game } con { $names }, { $day }.
records-deleted-many = { $count ->
    [one] { $count } partita eliminata.
   *[other] { $count } partite eliminate.
}
records-deleted-before = { $count ->
    [one] Puoi ancora recuperare una partita eliminata.
   *[other] Puoi ancora recuperare { $count } partite eliminate.
}
records-undo = Annulla ({ $key })
records-delete-failed = Non si riesce a eliminare la partita. { $why }
records-undo-failed = Non si riesce a recuperare la partita. { $why }

# Importing
import-reading = Controllo i file: { $count } su { $all }…
import-nothing = In questa cartella non ci sono partite.
import-imported = { $count ->
    [0] niente di nuovo
    [one] una nuova
   *[other] { $count } nuove
}
import-known = { $count ->
    [one] una c’era già
   *[other] { $count } c’erano già
}
import-unfinished = { $count ->
    [one] una non è finita
   *[other] { $count } non sono finite
}
import-refused = { $count ->
    [one] un file non si apre
   *[other] { $count } file non si aprono
}
import-done = Importazione: { $parts }.
import-failed = Importazione: { $parts }. Poi si è fermata. { $why }
import-own = Le partite di questa cartella sono già qui.
dialog-import-title = Importa una cartella
dialog-import = Importa
dialog-folder-path = Percorso della cartella
dialog-is-no-folder = Questa cartella non c’è.

# Keys
keys-find-record = Nell’archivio: cerca
keys-record-tags = Nell’archivio: etichette
keys-record-delete = Nell’archivio: elimina
keys-record-undo = Nell’archivio: annulla l’eliminazione
