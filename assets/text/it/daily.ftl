# La partita del giorno: una al giorno, uguale per tutti quelli che hanno la stessa versione del programma.
day-weekday-date = { $weekday } { $date }
daily-title = Partita del giorno
daily-of-day = Partita del giorno, { $date }
daily-about = Una partita al giorno, uguale per tutti. Conta la prima che finisci.
daily-undo = Puoi annullare finché non si scopre qualcosa di nuovo.
daily-practice-helps = In allenamento puoi chiedere consigli e annullare le mosse.
daily-card = { $game }, uguale per tutti
daily-card-begun = { $game }, partita in corso
daily-card-result = { $game }: { $result }
daily-card-played = { $game }, partita giocata da { $names }
daily-who = Chi gioca
daily-today = Oggi, { $date }
daily-on = { $date }
daily-option = Questa volta: { $option }.
daily-target = Obiettivo: { $limit }
daily-limit-most = { $score } o meno
daily-limit-win = vincere
daily-limit-place = { $place }º posto con { $score }
daily-target-pending = Obiettivo: lo stiamo calcolando…
daily-target-none = Nessun obiettivo per questa partita
daily-no-hints = Finché la partita conta, niente consigli: così si gareggia ad armi pari. In allenamento puoi chiederli.
daily-result = { $score }, { $place }º posto su { $seats }
daily-result-won = { $score }, vittoria
daily-result-shared = { $score }, vittoria a pari merito
daily-made = Risultato: { $result }
daily-stars = { $count ->
    [0] nessuna stella
    [one] una stella
   *[other] { $count } stelle
}
daily-stars-how = Una stella se eguagli la peggiore di cinque partite di un bot forte, due per quella di mezzo, tre per la migliore.
daily-cheer = { $count ->
    [0] Stavolta è andata bene ai bot.
    [one] Niente male. All’obiettivo mancava poco.
    [2] Obiettivo raggiunto.
   *[other] Al livello del miglior bot, o anche meglio.
}
daily-tomorrow = Domani si riprova.
daily-later = Giocata più tardi: { $date }.
daily-practised = { $count ->
    [one] Rigiocata una volta per allenamento.
   *[other] Rigiocata { $count } volte per allenamento.
}
daily-practise = Rigioca per allenarti
daily-continue-practice = Continua l’allenamento
daily-for-practice = Allenamento · { $deal }
daily-copy = Copia risultato
daily-picture = Salva immagine…
daily-copied = Copiato. Incollalo dove vuoi.
daily-file = partita-del-giorno
daily-share = Condividi…
daily-share-tip = Il tuo risultato, da copiare o da salvare come immagine
daily-calendar = Gli ultimi 60 giorni
daily-sums = { $days ->
    [0] Nessuna serie in corso
    [one] Serie di un giorno
   *[other] Serie di { $days } giorni
} · { $stars ->
    [0] nessuna stella
    [one] una stella
   *[other] { $stars } stelle
}
daily-day = { $date }: { $game }, { $state }
daily-day-open = non giocata
daily-day-waits = aspetta sullo scaffale
daily-day-done = { $result }, { $stars }
daily-weekday-1 = lu
daily-weekday-2 = ma
daily-weekday-3 = me
daily-weekday-4 = gi
daily-weekday-5 = ve
daily-weekday-6 = sa
daily-weekday-7 = do
daily-end = { $deal }: { $result }. { $target }.
daily-end-pending = { $deal }: { $result }. L’obiettivo lo stiamo ancora calcolando.
