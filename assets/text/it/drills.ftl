# Allenamenti: piccoli esercizi senza fine, ognuno per una cosa sola.

go-drills = Allenamenti
drills-title = Allenamenti
drills-invitation = Piccoli esercizi per migliorare.
drills-tried-of = { $tried } su { $count } provati
drills-legend = Ogni risposta giusta conta. Al terzo errore si finisce.
drills-best = Record: { $count }
drills-no-best = Non ancora provato
drills-calm = Con calma, senza orologio
drill-start = Via
drill-start-of = { $drill }: via

# Una serie.
drill-score = Giuste: { $count }
drill-mistakes = Errori: { $count } su { $most }
drill-seconds = { $count ->
    [one] ancora 1 secondo
   *[other] ancora { $count } secondi
}
drill-time-up = Tempo scaduto.
drill-next = Avanti
drill-again = Ancora
drill-all = Tutti gli allenamenti
drill-over = { $count ->
    [0] Finito: nessuna risposta giusta.
    [one] Finito: una risposta giusta.
   *[other] Finito: { $count } risposte giuste.
}
drill-new-best = È il tuo nuovo record!
drill-best = Il tuo record: { $count }

# Zatre: la casella migliore.
drill-best-cell-name = La casella migliore
drill-best-cell-about = Posa la tessera dove fa più punti.
drill-best-cell-question = Posa la tessera dove fa più punti.
drill-best-cell-right = { $points ->
    [one] 1 punto: nessun’altra casella ne fa.
   *[other] { $points } punti: nessun’altra casella ne fa tanti.
}
drill-best-cell-wrong = { $points ->
    [0] Qui niente. In { $cell } ne fa { $best }.
    [one] Qui 1 punto. In { $cell } ne fa { $best }.
   *[other] Qui { $points } punti. In { $cell } ne fa { $best }.
}
drill-best-cell-missed = { $best ->
    [one] In { $cell } la tessera fa 1 punto.
   *[other] In { $cell } la tessera fa { $best } punti.
}
drills-who = Chi si allena?
