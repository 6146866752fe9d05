# Che cosa si è giocato: cifre dalle partite finite.
dialog-kind-table = Tabelle (CSV)
dialog-table-title = Salva le cifre
statistics-title = Statistiche
statistics-reading = { $all ->
    [one] Lettura di una partita…
   *[other] Lette { $count } partite su { $all }…
}
statistics-none = Ancora niente.
statistics-none-person = { $name } non ha ancora finito nessuna partita così.
statistics-none-more = Dopo la prima partita qui vedi chi ha vinto, come sono andati i dadi e cosa hai imparato.
statistics-none-bots = Finora hanno giocato solo i bot.
statistics-none-bots-more = Gioca anche tu una partita: qui vedrai chi ha vinto, come sono andati i dadi e cosa hai imparato.
statistics-play = Gioca
statistics-file = statistiche
statistics-not-saved = Non si riesce a salvare le cifre. { $why }

# Instead of the name of a person who was removed.
person-someone = qualcuno
statistics-person = Persona
statistics-person-games = { $count ->
    [one] { $name }: una partita
   *[other] { $name }: { $count } partite
}
statistics-game = Gioco
statistics-all-games = Tutti i giochi
statistics-show = Mostra le cifre come
statistics-plots = Grafici
statistics-tables = Tabelle
statistics-no-pictures = Le partite sono ancora troppo poche per i grafici.
statistics-save = Salva come CSV…

statistics-played = { $count ->
    [one] partita giocata
   *[other] partite giocate
}
statistics-won = { $count ->
    [one] vittoria
   *[other] vittorie
}
statistics-won-together = di cui { $count } a pari merito
statistics-streak = record di vittorie di fila
statistics-streak-now = adesso { $count }
statistics-best = miglior risultato
statistics-mean = in media { $mean }
statistics-too-few = { $count ->
    [one] Una partita: è presto per dirlo.
   *[other] { $count } partite: è presto per dirlo.
}
statistics-more = { $name } vince più di quanto ci si aspetta a pari livello.
statistics-alike = { $name } vince quanto ci si aspetta a pari livello.
statistics-less = Per ora { $name } vince meno di quanto ci si aspetta a pari livello.

statistics-course = Vittorie, partita per partita
statistics-course-legend = Linea piena: { $name }. Tratteggiata: a pari livello.
statistics-by-game = I giochi
statistics-scores = Risultati
statistics-scores-legend = Ogni punto è una partita. Quelli pieni sono vittorie.
statistics-players = Vittorie per numero di giocatori
statistics-bots = Partite con i bot
statistics-bars-legend = Vittorie su 100 partite. La linea: a pari livello.
statistics-groups-few = Per ora le partite sono troppo poche per dirlo.
statistics-dice = Dadi
statistics-dice-legend = Linea: cosa danno dadi onesti. Di solito restano fra i tratteggi.
statistics-dice-few = { $count ->
    [one] Un dado: è presto per dirlo.
   *[other] { $count } dadi: è presto per dirlo.
}
statistics-dice-usual = Niente di strano: { $count } dadi onesti danno uno scarto così in { $share } casi su 100.
statistics-dice-unusual = Insolito: { $count } dadi onesti danno uno scarto così solo in { $share ->
    [one] un caso
   *[other] { $share } casi
} su 100.
statistics-dice-very-unusual = Molto insolito: { $count } dadi onesti danno uno scarto così in meno di un caso su 100.
statistics-dice-mean = In media { $mean } punti a dado; dadi onesti ne danno 3,5.
statistics-luck = Fortuna e bravura
statistics-luck-none = Qui nessuna partita ha ancora una storia. La storia distingue fortuna e bravura.
statistics-luck-of = { $all ->
    [one] L’unica partita ha una storia.
   *[other] { $count ->
        [one] Una partita su { $all } ha una storia.
       *[other] { $count } partite su { $all } hanno una storia.
    }
}
statistics-luck-few = { $count ->
    [one] Una storia: è presto per dirlo.
   *[other] { $count } storie: è presto per dirlo.
}
statistics-luck-play = { $name } deve più alla bravura che alla fortuna.
statistics-luck-luck = { $name } deve più alla fortuna che alla bravura.
statistics-luck-close = Fortuna e bravura si equivalgono.
statistics-luck-legend = Contate in vittorie; la linea sottile è il margine di errore.
statistics-luck-bar = Fortuna
statistics-play-bar = Bravura
statistics-lessons = Lezioni
statistics-lessons-of = { $count ->
    [one] { $done } di un capitolo
   *[other] { $done } di { $count } capitoli
}
statistics-lessons-legend = Capitoli imparati da chi gioca su questo computer.

statistics-after-games = Dopo la partita
statistics-game-number = Partita
statistics-played-head = Giocate
statistics-won-head = Vinte
statistics-won-head-alone = Da soli
statistics-shared-head = In parità
statistics-equal = Fra pari
statistics-best-head = Migliore
statistics-mean-head = Media
statistics-score-head = Risultato
statistics-players-head = Giocatori
statistics-bots-head = Bot
statistics-face = Faccia
statistics-rolled = Uscite
statistics-fair = Dadi onesti
statistics-brought = Da
statistics-wins = Vittorie
statistics-error = Margine
statistics-learned = Imparato
statistics-yes = sì
statistics-no = no
