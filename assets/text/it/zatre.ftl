# Zatre: everything this game says, in Italian.

zatre-name = Zatre
zatre-tagline = Posa tessere e forma sequenze da 10, 11 e 12
zatre-aim = Posa tessere in linea retta che insieme fanno 10, 11 o 12: ti danno punti, e il 12 più di tutti. Quando il sacchetto è vuoto, vince il totale più alto.
zatre-score = { $count ->
    [one] un punto
   *[other] { $count } punti
}
zatre-option-keep_by_choice = Un turno può finire anche se si potrebbe ancora posare una tessera
zatre-option-partners = I vicini giocano in coppia con un foglio in comune

zatre-log-start-draw = { $seat } pesca un { $tile } per vedere chi inizia.
zatre-log-start-decided = { $seat } pesca un { $tile }. Inizia { $starter }.
zatre-log-draw = { $count ->
    [one] { $seat } pesca una tessera.
   *[other] { $seat } pesca { $count } tessere.
}
zatre-log-draw-open = { $seat } pesca { $tiles }.
zatre-log-deal-out = Non ci sta più niente: { $seat } riceve un { $tile } dal sacchetto.
zatre-log-place = { $seat } posa un { $tile } in { $cell }.
zatre-log-forced = { $seat } posa un { $tile } in { $cell }, su una casella chiara: altrove non ci sta.
zatre-log-end-nothing = { $seat } finisce il turno senza punti.
zatre-log-end-nothing-kept = { $kept ->
    [one] { $seat } finisce il turno senza punti e tiene una tessera.
   *[other] { $seat } finisce il turno senza punti e tiene { $kept } tessere.
}
zatre-log-end = { $seat } segna { $entry }.
zatre-log-end-kept = { $kept ->
    [one] { $seat } segna { $entry } e tiene una tessera.
   *[other] { $seat } segna { $entry } e tiene { $kept } tessere.
}

zatre-deed-start = { $seat } pesca per vedere chi inizia.
zatre-deed-draw = { $count ->
    [one] { $seat } pesca una tessera.
   *[other] { $seat } pesca { $count } tessere.
}
zatre-deed-deal = { $seat } riceve una tessera dal sacchetto.
zatre-deed-lay = { $seat } posa un { $tile }.
zatre-deed-end = { $seat } finisce il turno.

zatre-tell-empty = Sacchetto vuoto: ultimo turno
zatre-turn-enters = { $seat } segna { $entry }. Tessere posate: { $tiles }.
zatre-turn-nothing = { $seat } non fa punti. Tessere posate: { $tiles }.
zatre-turn-none = { $seat } non posa niente.

zatre-entered-lines = { $count ->
    [one] un { $sum } ({ $points } { $points ->
        [one] punto
       *[other] punti
    })
   *[other] { $count } × { $sum } ({ $points } punti)
}
zatre-entered-crosses = { $count ->
    [one] una crocetta
   *[other] { $count } crocette
}
zatre-line-row = riga { $terms } = { $sum }
zatre-line-column = colonna { $terms } = { $sum }

zatre-move-place = posa un { $tile } in { $cell }
zatre-move-end-turn = finisci il turno
zatre-moves-place = posa un { $tile }

zatre-refuse-seats = A Zatre si gioca da 2 a 6, non in { $seats }.
zatre-refuse-partners = In coppia si gioca in 4 o in 6, non in { $seats }.
zatre-refuse-over = La partita è finita.
zatre-refuse-start-draw-seat = Ora pesca { $seat }, per vedere chi inizia.
zatre-refuse-start-draw-due = Prima tutti pescano una tessera: inizia la più alta.
zatre-refuse-start-is-over = Chi inizia è già deciso.
zatre-refuse-draw-seat = Ora pesca { $seat }.
zatre-refuse-draw-count = { $due ->
    [one] { $seat } deve pescare una tessera, non { $drawn }.
   *[other] { $seat } deve pescare { $due } tessere, non { $drawn }.
}
zatre-refuse-draw-due = Prima { $seat } deve pescare.
zatre-refuse-draw-not-due = Ora { $seat } non deve pescare niente.
zatre-refuse-deal-seat = La prossima tessera va a { $seat }.
zatre-refuse-dealing = Si sta distribuendo quello che resta nel sacchetto.
zatre-refuse-deal-not-due = Qualche tessera ci sta ancora, quindi il sacchetto non si distribuisce.
zatre-refuse-deal-later = Non ci sta più niente, ma il sacchetto si distribuisce solo all’inizio di un turno.
zatre-refuse-deal-team = Non ci sta più niente, ma il sacchetto si distribuisce solo prima che una coppia cominci a giocare.
zatre-refuse-not-in-bag = { $left ->
    [0] Nel sacchetto non c’è più nessun { $tile }.
    [one] Nel sacchetto c’è ancora un solo { $tile }.
   *[other] Nel sacchetto ci sono ancora solo { $left } tessere da { $tile }.
}
zatre-refuse-seat = Tocca a { $seat } posare.
zatre-refuse-off-board = In { $cell } non c’è nessuna casella.
zatre-refuse-not-in-hand = In questa mano non c’è nessun { $tile }.
zatre-refuse-pick-first = In { $cell } ci stanno più tessere: { $tiles }. Prima scegline una.
zatre-refuse-hand-empty = { $seat } ha posato tutte le tessere. Per { $cell } non ne resta nessuna.
zatre-refuse-others-hand = Queste tessere sono di { $seat }, e le posa solo { $seat }.
zatre-refuse-picked-already = Il { $tile } è già scelto, e { $seat } non ha altri numeri. Ora scegli una casella.
zatre-refuse-not-red = La prima tessera va sulla casella rossa in mezzo.
zatre-refuse-covered = In { $cell } c’è già un { $there }.
zatre-refuse-no-neighbour = In { $cell } la tessera non avrebbe vicine. Posala accanto a un’altra.
zatre-refuse-row-too-high = La riga farebbe { $terms } = { $sum }. Nessuna riga può superare 12.
zatre-refuse-column-too-high = La colonna farebbe { $terms } = { $sum }. Nessuna colonna può superare 12.
zatre-refuse-light = { $left ->
    [one] Una casella chiara vuole una sequenza da 10, 11 o 12. Con un { $tile } arrivi a { $sum }, e la tessera che resta non la completa.
   *[other] Una casella chiara vuole una sequenza da 10, 11 o 12. Con un { $tile } arrivi a { $sum }, e le tessere che restano non la completano.
}
zatre-refuse-light-last = Una casella chiara vuole una sequenza da 10, 11 o 12. Con un { $tile } arrivi a { $sum }, e non restano tessere per completarla.
zatre-refuse-open-cell = { $left ->
    [one] La casella chiara in { $open } vuole ancora una sequenza da 10, 11 o 12. Così la tessera che resta non può più completarla.
   *[other] La casella chiara in { $open } vuole ancora una sequenza da 10, 11 o 12. Così le tessere che restano non possono più completarla.
}
zatre-refuse-open-cell-last = La casella chiara in { $open } vuole ancora una sequenza da 10, 11 o 12. Così non restano tessere per completarla.
zatre-refuse-open-cells = Le caselle chiare in { $cells } vogliono ognuna una sequenza da 10, 11 o 12. Così { $left ->
    [one] la tessera che resta può
   *[other] le tessere che restano possono
} completarne una qualsiasi, ma non tutte.
zatre-refuse-open-cells-at = { $cell }
zatre-refuse-end-open = La casella chiara in { $cell } vuole ancora una sequenza da 10, 11 o 12. Prima completala.
zatre-refuse-end = Un { $tile } ci sta ancora. Posalo, poi puoi finire il turno.
zatre-refuse-keep-opening = Nel turno d’apertura si posano tutte le tessere.
zatre-refuse-keep-idle = Pesca o posa almeno una tessera. Poi puoi finire il turno.

# On the board and beside it.

zatre-board = Tavola
zatre-ground-dark = scura
zatre-ground-light = chiara
zatre-ground-red = rossa
zatre-cell-empty = { $cell }, { $ground }, vuota
zatre-cell-legal = { $cell }, { $ground }, vuota, ci sta un { $picked }
zatre-cell-opening = { $cell }, { $ground }, vuota, ci sta un { $picked }, da completare in questo turno
zatre-cell-forced = { $cell }, { $ground }, vuota, ci sta un { $picked }, senza crocetta
zatre-cell-tile = { $cell }, { $tile }
zatre-cell-laid = { $cell }, { $tile }, posata in questo turno
zatre-cell-open = { $cell }, { $tile }, posata in questo turno, vuole ancora una sequenza da 10, 11 o 12
zatre-cell-makes = { $cell }: { $lines }
zatre-open-cell = Questa casella chiara vuole ancora una sequenza da 10, 11 o 12. La sua riga fa { $across }, la sua colonna { $down }.
zatre-prospect-opening = In questo turno un’altra tessera deve completare qui una sequenza da 10, 11 o 12.
zatre-prospect-forced = Un { $tile } non ci sta da nessun’altra parte, quindi può andare su una casella chiara. Non dà crocette.
zatre-badge-sum = { $sum }
zatre-badge-scoring = { $sum }: { $points }
zatre-badge-gain = +{ $points }
zatre-badge-missing = +{ $least }–{ $most }

zatre-rack-tile = tessera { $tile }
zatre-rack-picked = tessera { $tile }, scelta
zatre-rack-backs = { $count ->
    [one] una tessera coperta
   *[other] { $count } tessere coperte
}
zatre-rack-empty = nessuna tessera

zatre-sheet-double = ×2
zatre-sheet-bonus = bonus
zatre-sheet-total = totale
zatre-sheet-fold = { $last ->
    [1] riga 1
   *[other] righe 1–{ $last }
}
zatre-sheet-rows = righe
zatre-sheet-left = tessere rimaste in mano
zatre-sheet-minus = −{ $pips }
zatre-sheet-empty = Foglio dei punti, vuoto
zatre-sheet-words = Foglio dei punti, totale { $total }: { $rows }
zatre-sheet-row = la riga { $number } con { $ten }, { $eleven }, { $twelve } vale { $value }
zatre-sheet-row-doubled = la riga { $number } con una crocetta, { $ten }, { $eleven }, { $twelve } vale { $value }

zatre-bag = { $count ->
    [0] Il sacchetto è vuoto
    [one] Una tessera nel sacchetto
   *[other] { $count } tessere nel sacchetto
}
zatre-bag-open = Cosa resta?
zatre-bag-close = Nascondi
zatre-bag-holds = Nel sacchetto:
zatre-bag-unseen = Non ancora viste, nel sacchetto o in una mano coperta:
zatre-bag-times = × { $count }
zatre-bag-of = tessera { $tile }: { $count }

zatre-action-draw = { $count ->
    [one] Pesca una tessera
   *[other] Pesca { $count } tessere
}
zatre-action-take-up = Prendi le tessere
zatre-action-end = Fine turno
zatre-action-end-enters = segna { $entry }
zatre-action-end-nothing = non segna niente

zatre-status-starting = Tutti pescano una tessera per vedere chi inizia: pesca { $seat }.
zatre-status-draw = { $count ->
    [one] { $seat }: pesca una tessera.
   *[other] { $seat }: pesca { $count } tessere.
}
zatre-status-draws = { $count ->
    [one] { $seat } pesca una tessera.
   *[other] { $seat } pesca { $count } tessere.
}
zatre-status-dealing = Non ci sta più niente. Si distribuisce il resto del sacchetto: { $seat } riceve una tessera.
zatre-status-take-up = { $seat }: prendi le tessere.
zatre-status-lays = Tocca a { $seat } posare.
zatre-status-lay-first = { $seat }: posa la prima tessera sulla casella rossa (da posare: { $count }).
zatre-status-lay = { $seat }: posa un { $tile } (da posare: { $count }).
zatre-status-pick = { $seat }: scegli una tessera, poi una casella (da posare: { $count }).
zatre-status-lay-or-end = { $seat }: posa una tessera (in mano: { $count }) o finisci il turno.
zatre-status-open = { $seat }: la casella chiara vuole ancora una sequenza da 10, 11 o 12.
zatre-status-all-laid = { $seat }: hai posato tutto. Finisci il turno.
zatre-status-nothing-fits = { $seat }: non ci sta più niente. Finisci il turno.
zatre-status-over = { $count ->
    [one] { $winners } vince con { $total } { $total ->
        [one] punto
       *[other] punti
    }!
   *[other] { $winners } vincono a pari merito con { $total } { $total ->
        [one] punto
       *[other] punti
    } a testa!
}
zatre-status-team-won = { $team } vincono con { $total } { $total ->
    [one] punto
   *[other] punti
}!
zatre-winner = { $seat }
zatre-won-by = { $margin ->
    [one] Un solo punto
   *[other] { $margin } punti
} di vantaggio su { $others }{ $last ->
    [yes] , all’ultima tessera
   *[no] {""}
}.
zatre-won-level = Parità a { $score } { $score ->
    [one] punto
   *[other] punti
}{ $last ->
    [yes] , all’ultima tessera
   *[no] {""}
}.

zatre-note-drew = ha pescato un { $tile }
zatre-note-holds = { $count ->
    [one] ha 1 tessera
   *[other] ha { $count } tessere
}
zatre-note-keeps = { $count ->
    [one] tiene 1 tessera
   *[other] tiene { $count } tessere
}
zatre-note-minus = −{ $pips } per le tessere rimaste
zatre-note-with = con { $partner }

# What a plan brings, for all to see. Each goes on after “plan-for”.
zatre-gain = { $count ->
    [0] { zatre-gain-points }
   *[other] { zatre-gain-points } e { zatre-entered-crosses }
}
zatre-gain-points = { $amount ->
    [one] si fa un punto
   *[other] si fanno { $amount } punti
}

# Plans: why a move is better than the next best. Each goes on after “plan-for”.
zatre-term-boxes = { $amount ->
    [0] si segna un po’ di più
    [one] si segna circa un punto in più
   *[other] si segnano circa { $amount } punti in più
}
zatre-term-boxes-less = { $amount ->
    [0] si segna un po’ di meno
    [one] si segna circa un punto in meno
   *[other] si segnano circa { $amount } punti in meno
}
zatre-term-bonuses = { $amount ->
    [0] si completano più spesso le righe
    [one] si prende circa un punto di bonus in più
   *[other] si prendono circa { $amount } punti di bonus in più
}
zatre-term-bonuses-less = { $amount ->
    [0] si completano meno spesso le righe
    [one] si prende circa un punto di bonus in meno
   *[other] si prendono circa { $amount } punti di bonus in meno
}
zatre-term-doublings = { $amount ->
    [0] si raddoppia un po’ di più
    [one] si raddoppia circa un punto in più
   *[other] si raddoppiano circa { $amount } punti in più
}
zatre-term-doublings-less = { $amount ->
    [0] si raddoppia un po’ di meno
    [one] si raddoppia circa un punto in meno
   *[other] si raddoppiano circa { $amount } punti in meno
}
zatre-term-later = { $amount ->
    [0] resta un po’ di più per dopo
    [one] resta circa un punto in più per dopo
   *[other] restano circa { $amount } punti in più per dopo
}
zatre-term-later-less = { $amount ->
    [0] resta un po’ di meno per dopo
    [one] resta circa un punto in meno per dopo
   *[other] restano circa { $amount } punti in meno per dopo
}
zatre-term-pips = { $amount ->
    [0] restano in mano tessere un po’ migliori
    [one] si risparmia circa un punto sulle tessere in mano
   *[other] si risparmiano circa { $amount } punti sulle tessere in mano
}
zatre-term-pips-less = { $amount ->
    [0] restano in mano tessere un po’ peggiori
    [one] si perde circa un punto con le tessere in mano
   *[other] si perdono circa { $amount } punti con le tessere in mano
}
zatre-term-rivals = { $amount ->
    [0] resta un po’ meno per { $rivals }
    [one] resta circa un punto in meno per { $rivals }
   *[other] restano circa { $amount } punti in meno per { $rivals }
}
zatre-term-rivals-less = { $amount ->
    [0] resta un po’ di più per { $rivals }
    [one] resta circa un punto in più per { $rivals }
   *[other] restano circa { $amount } punti in più per { $rivals }
}

# Why undo stops: what has happened since.
zatre-undo-drawn = Nel frattempo si sono pescate altre tessere.
zatre-undo-told = Quel turno è finito, e da come è finito si capisce qualcosa delle tessere coperte.
