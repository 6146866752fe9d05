# Allenamenti: piccoli esercizi senza fine, ognuno per una cosa sola.

go-drills = Allenamenti
drills-title = Allenamenti
drills-invitation = Piccoli esercizi per migliorare.
drills-tried-of = { $done } su { $count } provati
drills-who = Chi si allena?
drills-legend = Ogni risposta giusta conta. Al terzo errore si finisce.
drill-clock = All’inizio hai { $first } secondi, poi sempre meno, fino a { $count }.
drills-best = { $kind ->
    [timed] Record contro il tempo: { $count }
    [calm] Record senza orologio: { $count }
   *[all] Record: { $count }
}
drills-no-best = Non ancora provato
drills-calm = Con calma, senza orologio
drill-start = Via
drill-start-of = { $game }, { $drill }: via

# Una serie.
drill-score = Giuste: { $count }
drill-mistakes = Errori: { $count } su { $most }
drill-seconds = { $count ->
    [one] ancora 1 secondo
   *[other] ancora { $count } secondi
}
drill-time-up = Tempo scaduto.
drill-nothing-there = Lì non c’è niente da scegliere.
drill-answers-beside = Scegli una delle risposte accanto al tabellone.
drill-next = Avanti
drill-again = Ancora
drill-all = Tutti gli allenamenti
drill-over = { $count ->
    [0] Finito: nessuna risposta giusta.
    [one] Finito: una risposta giusta.
   *[other] Finito: { $count } risposte giuste.
}
drill-new-best = È il tuo nuovo record!
drill-best = { $kind ->
    [timed] Il tuo record contro il tempo: { $count }
    [calm] Il tuo record senza orologio: { $count }
   *[all] Il tuo record: { $count }
}

# Zatre: la casella migliore.
drill-best-cell-name = La casella migliore
drill-best-cell-about = Posa la tessera dove fa più punti. Una sequenza da 10, 11 o 12 dà 1, 2 o 4 punti.
drill-best-cell-hint = Su una casella chiara, segnata ×, si posa solo per fare 10, 11 o 12.
drill-best-cell-question = Posa la tessera dove fa più punti.
drill-best-cell-right = { $points ->
    [one] 1 punto: { $lines }.
   *[other] { $points } punti: { $lines }.
}
drill-best-cell-wrong = { $here ->
    [0] La tua casella non dà punti. { $best }
    [one] La tua casella dà 1 punto. { $best }
   *[other] La tua casella dà { $here } punti. { $best }
}
drill-best-cell-wrong-lines = { $here ->
    [one] La tua casella dà 1 punto: { $lines }. { $best }
   *[other] La tua casella dà { $here } punti: { $lines }. { $best }
}
drill-best-cell-missed = { $points ->
    [one] La casella cerchiata ({ $cell }) dà 1 punto: { $lines }.
   *[other] La casella cerchiata ({ $cell }) dà { $points } punti: { $lines }.
}

# Kalle: segui il tombino.
drill-follow-lid-name = Segui il tombino
drill-follow-lid-about = Non perdere di vista Rattigan mentre i tombini si scambiano.
drill-follow-lid-hint = A ogni risposta giusta i tombini vanno un po’ più veloci.
drill-follow-lid-watch = Non perdere di vista il tombino di Rattigan.
drill-follow-lid-question = Dov’è Rattigan?
drill-follow-lid-right = { $count ->
    [one] Giusto: Rattigan si è spostato una volta.
   *[other] Giusto: Rattigan si è spostato { $count } volte e non ti è scappato.
}
drill-follow-lid-wrong = Rattigan è in { $cell }.

# Burg Appenzell: trova il formaggio.
drill-find-cheese-name = Trova il formaggio
drill-find-cheese-about = Ricorda un formaggio e seguilo sotto i tetti.
drill-find-cheese-hint = Una spinta fa avanzare di una casella tutta la riga o la colonna.
drill-find-cheese-watch = Segui questo formaggio: { $cheese }.
drill-find-cheese-question = Sotto quale tetto è ora questo formaggio: { $cheese }?
drill-find-cheese-right = { $count ->
    [one] Giusto: l’ha portato qui una spinta.
   *[other] Giusto: l’hanno portato qui { $count } spinte.
}
drill-find-cheese-wrong = { $count ->
    [one] Ora è sotto il tetto { $room }: l’ha spostato una spinta.
   *[other] Ora è sotto il tetto { $room }: l’hanno spostato { $count } spinte.
}

# Quanto è probabile qualcosa.
drill-chance = circa { $ways } su { $all }
drill-chance-exact = { $ways } su { $all }

# Rat-a-Tat Roll: quante probabilità?
drill-roll-chance-name = Ci arriverai?
drill-roll-chance-about = Indovina se i dadi ti portano dove vuoi, e quali conviene tirare.
drill-roll-chance-hint = La pedina va in senso orario e avanza della somma dei dadi. Le tre caselle di una zona danno la stessa carta. Le caselle nere sono jolly e qui non contano per nessuna carta. Le caselle che ti servono sono cerchiate.
drill-roll-chance-question = { $count ->
    [one] Tiri un dado. Quante probabilità hai di fermarti nella zona della carta n. { $card }?
   *[other] Tiri { $count } dadi. Quante probabilità hai di fermarti nella zona della carta n. { $card }?
}
drill-roll-chance-verdict = { $ways ->
    [one] Va bene 1 tiro su { $all }: { $totals }. { $thumb }
   *[other] Vanno bene { $ways } tiri su { $all }: { $totals }. { $thumb }
}
drill-roll-chance-die = Ci arrivi con { $faces }: { $ways } su { $all }.
drill-roll-chance-thumb = { $dice ->
    [3] Con tre dadi escono più spesso il 10 e l’11.
   *[other] Con due dadi esce più spesso il 7.
}
drill-roll-chance-total = { $total ->
    [8] l’8
    [11] l’11
   *[other] il { $total }
} in { $ways ->
    [one] 1 modo
   *[other] { $ways } modi
}
drill-roll-chance-face = { $die ->
    [1] l’1
   *[other] il { $die }
}
drill-roll-chance-how-many = Con quanti dadi hai più probabilità di fermarti nella zona della carta n. { $card }?
drill-roll-chance-how-many-low = Ti va bene qualsiasi carta fino alla n. { $card }. Con quanti dadi hai più probabilità di arrivare a una di queste?
drill-roll-chance-dice = { $count ->
    [1] con un dado
    [2] con due dadi
   *[other] con tre dadi
}
drill-roll-chance-which = Con un gettone, quali dadi rilanci per avere più probabilità di fermarti nella zona della carta n. { $card }?
drill-roll-chance-which-low = Ti va bene qualsiasi carta fino alla n. { $card }. Con un gettone, quali dadi rilanci per avere più probabilità di arrivare a una di queste?
drill-roll-chance-these = { $dice }
drill-roll-chance-has = { $throw }: { $percent }%
drill-roll-chance-compared = Ti serve un totale { $needs }. Le tue probabilità { $first }; { $second }; { $third }. { $lesson }
drill-roll-chance-need = da { $near } a { $far } per la carta n. { $card }
drill-roll-chance-rule = { $dice ->
    [1] Se per arrivare alla zona mancano da 1 a 4 caselle, tira un dado.
    [2] Se per arrivare alla zona mancano da 5 a 7 caselle, tira due dadi. A 8 caselle due o tre fa lo stesso.
   *[other] Se per arrivare alla zona mancano 9 caselle o più, tira tre dadi: escono più spesso il 10 e l’11.
}
drill-roll-chance-compared-again = Ti serve un totale { $needs }. Le tue probabilità se rilanci { $first }; { $second }; { $third }. { $lesson }
drill-roll-chance-keep = { $again ->
    [1] Tieni { $kept }: con l’altro dado ci arrivi con { $faces }.
   *[other] Tieni { $kept }: sommando gli altri due, ci arrivi con { $faces }.
}

# Ratzzia: quante probabilità?
drill-pantry-chance-name = Quante probabilità?
drill-pantry-chance-about = Indovina se escono i dadi che servono alla dispensa.
drill-pantry-chance-hint = Una casella con un numero vuole quel numero, due caselle unite vogliono dadi uguali. Nella fila del gatto, il dado sull’ultima casella grigia è il numero del gatto.
drill-pantry-chance-question = { $count ->
    [one] Tiri un dado. { $asked }
   *[other] Tiri { $count } dadi. { $asked }
}
drill-pantry-chance-once = Quante probabilità che esca { $die }?
drill-pantry-chance-either = Quante probabilità che esca { $die } o { $other }?
drill-pantry-chance-both = Quante probabilità che escano un { $die } e un { $other }?
drill-pantry-chance-twice = Quante probabilità che esca { $die }, se puoi tirarli tutti due volte?
drill-pantry-chance-pair = Quante probabilità che due siano uguali?
drill-pantry-chance-cat = Quante probabilità che non esca il numero del gatto, { $die }?
drill-pantry-chance-verdict = { $why ->
    [pair] { $not } volte su 100 non si ripete nessun numero. Le altre { $percent } volte escono due dadi uguali.
    [twice] Due tiri sono come uno solo con { $dice } dadi. { $not } volte su 100 il numero non esce, le altre { $percent } sì.
    [either] { $dice ->
        [1] Due facce su sei: { $percent } volte su 100.
       *[other] Con un dado, 4 volte su 6 non esce né l’uno né l’altro; con { $dice ->
            [2] due
           *[other] tutti
        }, { $not } volte su 100. Le altre { $percent } volte ne esce almeno uno.
    }
    [both] { $one } volte su 100 non esce { $die }, altrettante non esce { $other } e { $two } volte nessuno dei due: { $one } + { $one } − { $two } = { $not }. Le altre { $percent } volte escono entrambi.
    [cat] { $dice ->
        [1] Cinque facce su sei: { $percent } volte su 100.
       *[other] Con un dado, 5 volte su 6 non esce; con { $dice ->
            [2] due
           *[other] tutti
        }, { $percent } volte su 100.
    }
   *[once] { $dice ->
        [1] Una faccia su sei: { $percent } volte su 100.
       *[other] Con un dado, 5 volte su 6 non esce; con { $dice ->
            [2] due
           *[other] tutti
        }, { $not } volte su 100. Le altre { $percent } volte esce.
    }
}
