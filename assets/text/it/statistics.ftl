# Che cosa si è giocato: cifre dalle partite finite.
go-statistics = Statistiche
keys-statistics = Che cosa abbiamo giocato
dialog-kind-table = Tabelle (CSV)
dialog-table-title = Salva le cifre
statistics-title = Che cosa abbiamo giocato
statistics-reading = Lette { $count } partite su { $all }…
statistics-none = Ancora niente.
statistics-none-person = { $name } non ha ancora finito una partita così.
statistics-none-more = Dopo la prima partita qui si vede chi ha vinto, come sono caduti i dadi e che cosa si è imparato.
statistics-play = Gioca
statistics-file = che-cosa-abbiamo-giocato
statistics-not-saved = Non è stato possibile salvare le cifre. { $why }

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
statistics-plots = Immagini
statistics-tables = Tabelle
statistics-save = Salva come CSV…

statistics-played = { $count ->
    [one] partita giocata
   *[other] partite giocate
}
statistics-won = { $count ->
    [one] vittoria
   *[other] vittorie
}
statistics-won-together = { $count } delle quali condivise
statistics-streak = vittorie di fila al massimo
statistics-streak-now = adesso { $count }
statistics-best = miglior risultato
statistics-mean = in media { $mean }
statistics-too-few = { $count ->
    [one] Una partita: troppo poco per dirlo.
   *[other] { $count } partite: troppo poche per dirlo.
}
statistics-more = { $name } vince più spesso che fra giocatori pari.
statistics-alike = { $name } vince più o meno come fra giocatori pari.
statistics-less = { $name } per ora vince meno spesso che fra giocatori pari.

statistics-course = Vittorie, partita per partita
statistics-course-legend = Linea piena: { $name }. Tratteggiata: fra giocatori pari.
statistics-by-game = I giochi
statistics-scores = Risultati
statistics-scores-legend = Ogni punto è una partita. I punti pieni sono vinti.
statistics-players = In quanti si giocava
statistics-bots = Partite con i bot
statistics-bars-legend = Vittorie su 100 partite. La linea: fra giocatori pari.
statistics-groups-few = Dappertutto troppo poche partite per dirlo.
statistics-dice = Dadi
statistics-dice-legend = Linea: quello che mostrano dadi onesti. Quasi tutte le facce stanno fra i tratteggi.
statistics-dice-few = { $count ->
    [one] Un dado: troppo poco per dirlo.
   *[other] { $count } dadi: troppo pochi per dirlo.
}
statistics-dice-usual = { $count } dadi onesti si scostano così in { $share } prove su 100: niente di insolito.
statistics-dice-unusual = { $count } dadi onesti si scostano così solo in { $share } prove su 100: insolito.
statistics-dice-very-unusual = { $count } dadi onesti si scostano così in meno di una prova su 100: molto insolito.
statistics-dice-mean = In media { $mean } punti; i dadi onesti ne danno 3,5.
statistics-luck = Fortuna e mosse
statistics-luck-none = Qui nessuna partita ha ancora una storia. Le storie separano fortuna e mosse.
statistics-luck-of = { $count ->
    [one] Una partita su { $all } ha una storia.
   *[other] { $count } partite su { $all } hanno una storia.
}
statistics-luck-few = { $count ->
    [one] Una storia: troppo poco per dirlo.
   *[other] { $count } storie: troppo poche per dirlo.
}
statistics-luck-play = { $name } gioca meglio della sua fortuna.
statistics-luck-luck = La fortuna ha dato a { $name } più delle mosse.
statistics-luck-close = Fortuna e mosse sono troppo vicine.
statistics-luck-legend = In vittorie, con la linea sottile come margine.
statistics-luck-bar = Fortuna
statistics-play-bar = Mosse
statistics-lessons = Lezioni
statistics-lessons-of = { $count ->
    [one] { $done } di un capitolo
   *[other] { $done } di { $count } capitoli
}
statistics-lessons-legend = Imparato da tutti su questo computer.

statistics-after-games = Dopo la partita
statistics-game-number = Partita
statistics-played-head = Giocate
statistics-won-head = Vinte
statistics-won-head-alone = Da solo
statistics-shared-head = Condivise
statistics-equal = Fra pari
statistics-best-head = Migliore
statistics-mean-head = Media
statistics-score-head = Risultato
statistics-players-head = Giocatori
statistics-bots-head = Bot
statistics-face = Faccia
statistics-rolled = Uscita
statistics-fair = Dadi onesti
statistics-brought = Da
statistics-wins = Vittorie
statistics-error = Più o meno
statistics-learned = Imparato
statistics-yes = sì
statistics-no = no
