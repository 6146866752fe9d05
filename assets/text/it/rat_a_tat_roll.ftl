# Rat-a-Tat Roll: everything this game says, in Italian.

rat_a_tat_roll-name = Rat-a-Tat Roll
rat_a_tat_roll-tagline = Tira per avere carte basse, e ricordale
rat_a_tat_roll-aim = Tira i dadi, muovi la pedina e metti carte coperte nella tua fila. Quando tutte le file sono piene si scoprono, e vince la somma più bassa: ricorda dove sta ogni carta.
rat_a_tat_roll-score = una somma di { $count }
rat_a_tat_roll-option-open_memory = Nel proprio turno ognuno rivede le carte che può conoscere
rat_a_tat_roll-option-extra_tokens = Più gettoni rilancio all’inizio, per i più piccoli

rat_a_tat_roll-region-red = rossa
rat_a_tat_roll-region-orange = arancione
rat_a_tat_roll-region-green = verde
rat_a_tat_roll-region-blue = blu
rat_a_tat_roll-region-purple = viola
rat_a_tat_roll-icon-wild = jolly
rat_a_tat_roll-icon-choice = scelta
rat_a_tat_roll-icon-reroll = rilancio
rat_a_tat_roll-icon-peek = sbirciata
rat_a_tat_roll-space = zona { $region }, { $icon }
rat_a_tat_roll-space-of-region = sulla casella «{ $icon }» della zona { $region }
rat_a_tat_roll-space-wild = su una casella jolly
rat_a_tat_roll-face-lowest = più bassa
rat_a_tat_roll-face-highest = più alta
rat_a_tat_roll-face-swap = scambio
rat_a_tat_roll-die = il dado { $number }

rat_a_tat_roll-log-then = { $first } { $then }
rat_a_tat_roll-log-start = Inizia { $seat }.
rat_a_tat_roll-log-deal = Ognuno riceve una carta coperta, e cinque sono scoperte.
rat_a_tat_roll-log-shuffle = Troppe carte scoperte con il simbolo rilancio: tutte e cinque tornano nel mazzo, si mescola e se ne scoprono cinque nuove.
rat_a_tat_roll-log-choose = { $count ->
    [one] { $seat } prende un dado.
   *[other] { $seat } prende { $count } dadi.
}
rat_a_tat_roll-log-rolled = { $count ->
    [one] { $seat } tira un { $dice }.
   *[other] { $seat } tira { $dice } = { $total }.
}
rat_a_tat_roll-log-reroll = { $count ->
    [one] { $seat } spende un gettone e rilancia un dado.
   *[other] { $seat } spende un gettone e rilancia { $count } dadi.
}
rat_a_tat_roll-log-reroll-wild = { $seat } spende un gettone e rilancia il dado jolly.
rat_a_tat_roll-log-wild = { $seat } tira «{ $face }» con il dado jolly.
rat_a_tat_roll-log-roll-wild = { $seat } prende il dado jolly.
rat_a_tat_roll-log-accept = { $seat } tiene il tiro.
rat_a_tat_roll-log-walk = { $count ->
    [one] La pedina avanza di una casella, { $space }.
   *[other] La pedina avanza di { $count } caselle, { $space }.
}
rat_a_tat_roll-log-took = { $seat } prende la carta della zona { $region }.
rat_a_tat_roll-log-took-card = { $tokens ->
    [0] { $seat } prende la carta { $card } della zona { $region }.
    [one] { $seat } prende la carta { $card } della zona { $region } e riceve un gettone.
   *[other] { $seat } prende la carta { $card } della zona { $region } e riceve { $tokens } gettoni.
}
rat_a_tat_roll-log-pile = { $seat } prende la prima carta del mazzo.
rat_a_tat_roll-log-pile-tokens = { $tokens ->
    [0] { $seat } prende la prima carta del mazzo.
   *[other] { $seat } prende la prima carta del mazzo e riceve un gettone.
}
rat_a_tat_roll-log-pile-card = { $tokens ->
    [0] { $seat } prende la prima carta del mazzo, { $card ->
        [0] uno 0
       *[other] un { $card }
    }.
   *[other] { $seat } prende la prima carta del mazzo, { $card ->
        [0] uno 0
       *[other] un { $card }
    }, e riceve un gettone.
}
rat_a_tat_roll-log-look-own = { $seat } guarda tutte le sue carte.
rat_a_tat_roll-log-look = { $seat } guarda una carta di { $other }.
rat_a_tat_roll-log-look-card = { $card ->
    [0] { $seat } guarda una carta di { $other }: uno 0.
   *[other] { $seat } guarda una carta di { $other }: un { $card }.
}
rat_a_tat_roll-log-no-look = { $seat } non guarda nessuna carta.
rat_a_tat_roll-log-swap = { $seat } scambia la sua carta n. { $mine } con la carta n. { $theirs } di { $other }.
rat_a_tat_roll-log-no-swap = { $seat } non scambia niente.
rat_a_tat_roll-log-skip = { $seat } passa.
rat_a_tat_roll-log-replace = { $seat } la mette al posto di un’altra carta, che va sotto il mazzo.
rat_a_tat_roll-log-replace-card = { $seat } mette la carta { $card } al posto di un’altra, che va sotto il mazzo.
rat_a_tat_roll-log-final-round = Tutte le file sono piene: ancora un turno a testa.
rat_a_tat_roll-log-over = Si scoprono tutte le carte.

rat_a_tat_roll-deed-roll-wild = { $seat } tira il dado jolly.
rat_a_tat_roll-deed-walk = { $count ->
    [one] { $seat } muove la pedina di una casella.
   *[other] { $seat } muove la pedina di { $count } caselle.
}
rat_a_tat_roll-deed-shuffle = Troppi simboli rilancio: si scoprono cinque carte nuove.
rat_a_tat_roll-deed-replace = { $seat } sostituisce una carta, che va sotto il mazzo.

rat_a_tat_roll-tell-final = Ultimo giro: ancora un turno a testa
rat_a_tat_roll-turn-took = { $seat } prende la carta della zona { $region }: { $deeds }.
rat_a_tat_roll-turn-took-card = { $seat } prende la carta { $card } della zona { $region }: { $deeds }.
rat_a_tat_roll-turn-pile = { $seat } prende la prima carta del mazzo: { $deeds }.
rat_a_tat_roll-turn-pile-card = { $seat } prende la carta { $card } dal mazzo: { $deeds }.
rat_a_tat_roll-turn-replace = { $seat } sostituisce una carta con quella della zona { $region }: { $deeds }.
rat_a_tat_roll-turn-replace-card = { $seat } mette la carta { $card } della zona { $region } al posto di un’altra: { $deeds }.
rat_a_tat_roll-turn-swap = { $seat } scambia la sua carta n. { $mine } con la carta n. { $theirs } di { $other }: { $deeds }.
rat_a_tat_roll-turn-none = { $seat } non prende niente: { $deeds }.
rat_a_tat_roll-turn-tokens = { $count ->
    [one] spende un gettone
   *[other] spende { $count } gettoni
}
rat_a_tat_roll-turn-roll = tira { $dice }
rat_a_tat_roll-turn-wild = tira «{ $face }»
rat_a_tat_roll-turn-wild-too = «{ $face }»
rat_a_tat_roll-turn-look-own = guarda tutte le sue carte
rat_a_tat_roll-turn-look = guarda una carta di { $other }

rat_a_tat_roll-move-roll = { $count ->
    [one] tira un dado
   *[other] tira { $count } dadi
}
rat_a_tat_roll-move-reroll = rilancia { $dice }
rat_a_tat_roll-move-reroll-wild = rilancia il dado jolly
rat_a_tat_roll-move-accept = tieni il tiro
rat_a_tat_roll-move-take-face-up = prendi la carta scoperta
rat_a_tat_roll-move-take-pile = prendi la prima carta del mazzo
rat_a_tat_roll-move-look-own = guarda tutte le proprie carte
rat_a_tat_roll-move-look = guarda la carta n. { $number } di { $seat }
rat_a_tat_roll-move-no-look = non guardare nessuna carta
rat_a_tat_roll-move-take = prendi la carta della zona { $region }
rat_a_tat_roll-move-swap = scambia la carta n. { $mine } con la carta n. { $theirs } di { $seat }
rat_a_tat_roll-move-no-swap = non scambiare niente
rat_a_tat_roll-move-skip = passa
rat_a_tat_roll-move-roll-wild = tira il dado jolly
rat_a_tat_roll-move-replace = sostituisci la carta n. { $number }
rat_a_tat_roll-moves-reroll = rilancia dei dadi
rat_a_tat_roll-moves-look = guarda una carta di { $seat }
rat_a_tat_roll-moves-swap = scambia la carta n. { $mine }
rat_a_tat_roll-moves-replace = sostituisci una carta

rat_a_tat_roll-refuse-seats = A Rat-a-Tat Roll si gioca da 2 a 5, non in { $seats }.
rat_a_tat_roll-refuse-extra-seat = Il posto { $number }, a cui dare gettoni, non c’è; si gioca in { $seats }.
rat_a_tat_roll-refuse-extra-tokens = In { $seats } giocatori i gettoni in più possono essere { $spare }, non { $given }.
rat_a_tat_roll-refuse-no-seat = Qui il posto { $number } non c’è; si gioca in { $seats }.
rat_a_tat_roll-refuse-deck = { $count ->
    [0] Il mazzo ha quattro carte di ogni numero; qui di { $card } non ce n’è nessuna.
   *[other] Il mazzo ha quattro carte di ogni numero; qui di { $card } { $count ->
        [one] ce n’è solo una
       *[other] ce ne sono { $count }
    }.
}
rat_a_tat_roll-refuse-pile = Il nuovo mazzo ha le { $count } carte che non sono in nessuna mano; queste sono altre.
rat_a_tat_roll-refuse-rolled-count = { $due ->
    [one] { $seat } in questo turno tira un dado, non { $rolled }.
   *[other] { $seat } in questo turno tira { $due } dadi, non { $rolled }.
}
rat_a_tat_roll-refuse-rolled-kept = Il dado { $number } non è stato rilanciato: è ancora un { $pips }.
rat_a_tat_roll-refuse-reroll-none = Scegli almeno un dado da rilanciare con il gettone.
rat_a_tat_roll-refuse-reroll-added = { $count ->
    [one] { $seat } in questo turno ha tirato un dado, e non se ne aggiungono.
   *[other] { $seat } in questo turno ha tirato { $count } dadi, e non se ne aggiungono.
}
rat_a_tat_roll-refuse-reroll-wild = Ora si rilancia solo il dado jolly. Quando la pedina si è mossa, i dadi numerati restano come sono.
rat_a_tat_roll-refuse-look-own = Le tue carte le guardi tutte insieme. Una carta sola la guardi nella fila di un altro.
rat_a_tat_roll-refuse-swap-own = Questa carta è della stessa fila. Si scambia con un altro giocatore.
rat_a_tat_roll-refuse-place = { $count ->
    [one] Davanti a { $seat } non c’è una carta n. { $number }, ce n’è una sola.
   *[other] Davanti a { $seat } non c’è una carta n. { $number }, ce ne sono solo { $count }.
}
rat_a_tat_roll-refuse-take = La carta { $face } è { $card ->
    [0] uno 0
   *[other] un { $card }
}; nella zona { $region } c’è { $there ->
    [0] uno 0
   *[other] un { $there }
}.
rat_a_tat_roll-refuse-take-none = Lì non c’è nessuna carta.
rat_a_tat_roll-refuse-due-start = Prima si decide chi inizia.
rat_a_tat_roll-refuse-due-deal = Prima si distribuiscono le carte.
rat_a_tat_roll-refuse-due-shuffle = Prima si mescola il mazzo: troppe carte con il simbolo rilancio sono scoperte.
rat_a_tat_roll-refuse-due-choose = { $seat } ha la fila ancora da riempire ({ $count } su { $full }) e ora sceglie quanti dadi tirare: uno, due o tre.
rat_a_tat_roll-refuse-due-roll = { $count ->
    [one] Prima { $seat } tira il dado.
   *[other] Prima { $seat } tira { $count } dadi.
}
rat_a_tat_roll-refuse-due-keep = { $seat } ha tirato { $dice }: o tiene il tiro, o spende un gettone e rilancia.
rat_a_tat_roll-refuse-due-take-here = { $seat } ora prende la carta scoperta della zona { $region }, o la prima del mazzo.
rat_a_tat_roll-refuse-due-look = { $seat } ora può guardare tutte le sue carte, una di un altro giocatore o nessuna.
rat_a_tat_roll-refuse-due-decide = { $seat } ha la fila piena, { $full } carte: tira il dado jolly, o passa.
rat_a_tat_roll-refuse-due-roll-wild = Prima { $seat } tira il dado jolly.
rat_a_tat_roll-refuse-due-keep-wild = { $seat } ha tirato «{ $face }»: o tiene il tiro, o spende un gettone e rilancia.
rat_a_tat_roll-refuse-due-pick = { $card ->
    [0] Uno 0
   *[other] Un { $card }
} c’è nelle zone { $regions }; { $seat } ne prende uno.
rat_a_tat_roll-refuse-due-swap = { $seat } ora può scambiare una carta con un altro giocatore, o non scambiare niente.
rat_a_tat_roll-refuse-due-replace = { $seat } ha preso { $card ->
    [0] uno 0
   *[other] un { $card }
} e ora sceglie quale altra carta sostituire.
rat_a_tat_roll-refuse-over = La partita è finita.
rat_a_tat_roll-refuse-space = { $steps ->
    [0] La pedina è già qui. La casella non si sceglie: la pedina avanza di quanto dicono i dadi.
   *[other] Questa casella è a { $steps } passi dalla pedina. La casella non si sceglie: la pedina avanza di quanto dicono i dadi.
}
rat_a_tat_roll-refuse-token = { $count ->
    [0] { $seat } non ha gettoni. Con un gettone si rilanciano dei dadi.
    [one] { $seat } ha un gettone. Serve a rilanciare dei dadi, subito dopo un tiro.
   *[other] { $seat } ha { $count } gettoni. Servono a rilanciare dei dadi, subito dopo un tiro.
}

rat_a_tat_roll-board = Parco
rat_a_tat_roll-thing-and = { $thing }, { $more }
rat_a_tat_roll-thing-picked = scelto
rat_a_tat_roll-thing-choosable = si può scegliere
rat_a_tat_roll-thing-space = { $steps ->
    [one] una casella più avanti: { $space }
   *[other] { $steps } caselle più avanti: { $space }
}
rat_a_tat_roll-thing-space-pawn = { $space }: qui sta la pedina
rat_a_tat_roll-thing-space-odds = { $steps }: { $space }, { $percent }%
rat_a_tat_roll-thing-space-never = { $steps }: { $space }, non ci si arriva
rat_a_tat_roll-thing-face-up = zona { $region }: { $icon ->
    [0] { $card ->
        [0] uno 0
       *[other] un { $card }
    }
   *[other] un { $card } con il simbolo rilancio
}, carta scoperta
rat_a_tat_roll-thing-no-card = zona { $region }: nessuna carta
rat_a_tat_roll-thing-pile = { $count ->
    [0] il mazzo è vuoto
    [one] mazzo, 1 carta
   *[other] mazzo, { $count } carte
}
rat_a_tat_roll-thing-many = { $count ->
    [one] un dado
   *[other] { $count } dadi
}
rat_a_tat_roll-thing-die = dado { $number }: { $pips }
rat_a_tat_roll-thing-wild = dado jolly
rat_a_tat_roll-thing-wild-shows = dado jolly: { $face }
rat_a_tat_roll-thing-row = { $seat }, carta n. { $number }, coperta
rat_a_tat_roll-thing-row-open = { $seat }, carta n. { $number }: { $card ->
    [0] uno 0
   *[other] un { $card }
}
rat_a_tat_roll-thing-row-known = { $seat }, carta n. { $number }, coperta, si sa che è { $card ->
    [0] uno 0
   *[other] un { $card }
}
rat_a_tat_roll-glimpse-card = { $card ->
    [0] uno 0
   *[other] un { $card }
}
rat_a_tat_roll-glimpse = solo per un momento: { $cards }

rat_a_tat_roll-row = { $count ->
    [0] { $seat } non ha carte
    [one] { $seat } ha 1 carta
   *[other] { $seat } ha { $count } carte
}
rat_a_tat_roll-tokens = { $count ->
    [0] nessun gettone
    [one] 1 gettone
   *[other] { $count } gettoni
}
rat_a_tat_roll-centre = { $count ->
    [0] Nessun gettone al centro
    [one] 1 gettone al centro
   *[other] { $count } gettoni al centro
}
rat_a_tat_roll-pile = { $count ->
    [0] Il mazzo è vuoto
    [one] 1 carta nel mazzo
   *[other] { $count } carte nel mazzo
}
rat_a_tat_roll-final = { $count ->
    [one] Ultimo giro: resta un turno
   *[other] Ultimo giro: restano { $count } turni
}
rat_a_tat_roll-clock = { $count ->
    [one] Ancora 1 carta prima dell’ultimo giro
   *[other] Ancora { $count } carte prima dell’ultimo giro
}
rat_a_tat_roll-note = { $tokens ->
    [0] carte: { $cards } su { $full }, nessun gettone
    [one] carte: { $cards } su { $full }, 1 gettone
   *[other] carte: { $cards } su { $full }, { $tokens } gettoni
}
rat_a_tat_roll-note-full = { $tokens ->
    [0] fila piena, nessun gettone
    [one] fila piena, 1 gettone
   *[other] fila piena, { $tokens } gettoni
}
rat_a_tat_roll-about = { $what }.
    { $about }
rat_a_tat_roll-about-choice = Scelta: prendi la carta scoperta che è qui, o la prima del mazzo.
rat_a_tat_roll-about-reroll = Rilancio: prendi la carta scoperta che è qui, e un gettone.
rat_a_tat_roll-about-peek = Sbirciata: prendi la carta scoperta che è qui; poi guarda tutte le tue carte o una di un altro giocatore.
rat_a_tat_roll-about-wild = Jolly: tira il dado jolly per avere la carta più bassa, la più alta o uno scambio.
rat_a_tat_roll-about-wild-die = Mostra la carta più bassa, la carta più alta o uno scambio.
rat_a_tat_roll-about-lowest = Si prende la carta scoperta più bassa.
rat_a_tat_roll-about-highest = Si prende la carta scoperta più alta.
rat_a_tat_roll-about-swap = Puoi scambiare una delle tue carte con una di un altro giocatore.
rat_a_tat_roll-about-icon = Chi la prende riceve un gettone, per rilanciare dei dadi una volta.
rat_a_tat_roll-guide = Guida ai simboli
rat_a_tat_roll-guide-title = Cosa vogliono dire i simboli
rat_a_tat_roll-guide-tip = Tutti i simboli a parole ({ $key })
rat_a_tat_roll-guide-close = Per chiudere: { $key } o un clic.
rat_a_tat_roll-guide-lowest = Più bassa: prendi la carta scoperta più bassa.
rat_a_tat_roll-guide-highest = Più alta: prendi la carta scoperta più alta.
rat_a_tat_roll-guide-swap = Scambio: puoi scambiare una delle tue carte con una di un altro giocatore.
rat_a_tat_roll-guide-card = Su una carta: se prendi un 7, un 8 o un 9, ricevi un gettone.
rat_a_tat_roll-guide-token = Gettone: spendilo dopo un tiro e rilancia dei dadi.
rat_a_tat_roll-odds-switch = Mostra le probabilità
rat_a_tat_roll-odds-by = { $count ->
    [one] con un dado { $percent }%
   *[other] con { $count } dadi { $percent }%
}
rat_a_tat_roll-odds-space = { $steps }: { $space }; { $odds }

rat_a_tat_roll-action-roll-1 = 1 dado
rat_a_tat_roll-action-roll-2 = 2 dadi
rat_a_tat_roll-action-roll-3 = 3 dadi
rat_a_tat_roll-action-roll = Tira
rat_a_tat_roll-action-shuffle = Mescola
rat_a_tat_roll-action-begin = Comincia
rat_a_tat_roll-action-reroll = { $count ->
    [one] Rilancia un dado (1 gettone)
   *[other] Rilancia { $count } dadi (1 gettone)
}
rat_a_tat_roll-action-reroll-wild = Rilancia (1 gettone)
rat_a_tat_roll-action-accept = { $count ->
    [one] Avanza di 1
   *[other] Avanza di { $count }
}
rat_a_tat_roll-action-accept-swap = Tieni lo scambio
rat_a_tat_roll-action-take = Prendi { $card ->
    [0] lo 0
    [1] l’1
    [8] l’8
   *[other] il { $card }
}
rat_a_tat_roll-action-pile = Prendi dal mazzo
rat_a_tat_roll-action-look-own = Guarda le tue carte
rat_a_tat_roll-action-no-look = Non guardare
rat_a_tat_roll-action-skip = Passa
rat_a_tat_roll-action-roll-wild = Tira il dado jolly
rat_a_tat_roll-action-no-swap = Niente scambio
rat_a_tat_roll-keys-count = Tira questo numero di dadi
rat_a_tat_roll-keys-roll = Comincia, tira o pesca dal mazzo
rat_a_tat_roll-keys-keep = Tieni il tiro, o prendi la carta scoperta
rat_a_tat_roll-keys-skip = Lascia stare una sbirciata, uno scambio o il dado jolly
rat_a_tat_roll-keys-guide = Apri o chiudi la guida ai simboli

rat_a_tat_roll-status-starting = Si decide chi inizia.
rat_a_tat_roll-status-dealing = Si distribuiscono le carte.
rat_a_tat_roll-status-shuffling = { $count } carte scoperte hanno il simbolo rilancio: tutte e cinque si mescolano nel mazzo, e se ne scoprono cinque nuove.
rat_a_tat_roll-status-rolling = { $count ->
    [one] { $seat } tira un dado.
   *[other] { $seat } tira { $count } dadi.
}
rat_a_tat_roll-status-rolling-wild = { $seat } tira il dado jolly. (Con un dado normale: 1–2 più bassa, 3–4 più alta, 5–6 scambio.)
rat_a_tat_roll-status-turn = Tocca a { $seat }.
rat_a_tat_roll-status-choose = { $seat }: quanti dadi tiri?
rat_a_tat_roll-status-choose-odds = { $count ->
    [one] { $seat }: quanti dadi tiri? Le barre mostrano dove porta un dado.
   *[other] { $seat }: quanti dadi tiri? Le barre mostrano dove portano { $count } dadi.
}
rat_a_tat_roll-status-keep = { $card ->
    [0] { $seat }: { $count } porta qui: { $space }, dove c’è uno 0. Vai lì, o scegli dadi da rilanciare.
   *[other] { $seat }: { $count } porta qui: { $space }, dove c’è un { $card }. Vai lì, o scegli dadi da rilanciare.
}
rat_a_tat_roll-status-keep-to-wild = { $seat }: { $count } porta su una casella jolly. Vai lì, o scegli dadi da rilanciare.
rat_a_tat_roll-status-keep-marked = { $count ->
    [one] { $seat }: spendi un gettone per rilanciare questo dado?
   *[other] { $seat }: spendi un gettone per rilanciare questi { $count } dadi?
}
rat_a_tat_roll-status-keep-wild = { $card ->
    [0] { $seat }: «{ $face }». Prendi uno 0, o rilancia il dado jolly.
   *[other] { $seat }: «{ $face }». Prendi un { $card }, o rilancia il dado jolly.
}
rat_a_tat_roll-status-keep-swap = { $seat }: «{ $face }». Scegli una delle tue carte e una di un altro giocatore per scambiarle, o rilancia il dado jolly.
rat_a_tat_roll-status-take = { $seat }: prendi la carta scoperta della zona { $region }, o la prima del mazzo.
rat_a_tat_roll-status-look = { $seat }: guarda tutte le tue carte, una carta di un altro giocatore o nessuna.
rat_a_tat_roll-status-decide = { $seat } ha la fila piena: tira il dado jolly, o passa.
rat_a_tat_roll-status-pick = { $card ->
    [0] { $seat }: da quale colore prendi uno 0?
   *[other] { $seat }: da quale colore prendi un { $card }?
}
rat_a_tat_roll-status-swap = { $seat }: per scambiare, scegli una delle tue carte e una di un altro giocatore.
rat_a_tat_roll-status-swap-with = { $seat }: con quale carta?
rat_a_tat_roll-status-replace = { $seat }: scegli quale delle tue carte sostituire con la carta { $card }.
rat_a_tat_roll-status-glimpse-first = { $seat }: la tua prima carta. Ricordala.
rat_a_tat_roll-status-glimpse-pile = { $seat }: dal mazzo, la tua carta n. { $place }. Ricordala.
rat_a_tat_roll-status-glimpse-own = { $seat }: le tue carte, una accanto all’altra. Ricordale.
rat_a_tat_roll-status-glimpse-other = { $seat }: la carta n. { $place } di { $other }. Ricordala.
rat_a_tat_roll-winner = { $seat }
rat_a_tat_roll-status-over = { $count ->
    [one] { $winners } vince con una somma di { $sum }!
   *[other] { $winners } vincono a pari merito con una somma di { $sum } a testa!
}
rat_a_tat_roll-won-by = { $margin ->
    [one] Un solo punto
   *[other] { $margin } punti
} in meno di { $others }{ $last ->
    [card] , all’ultima carta
    [swap] , all’ultimo scambio
   *[no] {""}
}.
rat_a_tat_roll-won-level = Parità a { $sum }{ $last ->
    [card] : l’ultima carta pareggia i conti
    [swap] : l’ultimo scambio pareggia i conti
   *[no] {""}
}.

# Plans: why a move is better than the next best. Each goes on after “plan-for”.
rat_a_tat_roll-term-cards = { $amount ->
    [0] in media si risparmia qualcosa
    [one] in media si risparmia circa un punto
   *[other] in media si risparmiano circa { $amount } punti
}
rat_a_tat_roll-term-cards-less = { $amount ->
    [0] in media costa qualcosa
    [one] in media costa circa un punto
   *[other] in media costa circa { $amount } punti
}
rat_a_tat_roll-term-tokens = { $amount ->
    [0] a volte resta un gettone in più
    [one] resta circa un gettone in più
   *[other] restano circa { $amount } gettoni in più
}
rat_a_tat_roll-term-tokens-less = { $amount ->
    [0] a volte si spende un gettone in più
    [one] si spende circa un gettone in più
   *[other] si spendono circa { $amount } gettoni in più
}
rat_a_tat_roll-term-rivals = { $amount ->
    [0] c’è qualche punto in più per { $rivals }
    [one] c’è circa un punto in più per { $rivals }
   *[other] ci sono circa { $amount } punti in più per { $rivals }
}
rat_a_tat_roll-term-rivals-less = { $amount ->
    [0] c’è qualche punto in meno per { $rivals }
    [one] c’è circa un punto in meno per { $rivals }
   *[other] ci sono circa { $amount } punti in meno per { $rivals }
}

# Why undo stops: what has happened since.
rat_a_tat_roll-undo-rolled = Nel frattempo si sono tirati i dadi.
rat_a_tat_roll-undo-drawn = { $seat } ha preso una carta dal mazzo e l’ha vista.
rat_a_tat_roll-undo-looked = { $seat } ha già sbirciato, e sbirciare due volte sarebbe barare.
rat_a_tat_roll-undo-swapped = Nel frattempo si sono scambiate due carte coperte: tornare indietro sarebbe barare.
rat_a_tat_roll-undo-replaced = Nel frattempo una carta è finita sotto il mazzo: tornare indietro sarebbe barare.
rat_a_tat_roll-undo-laid = Ora una carta è coperta: tornare indietro sarebbe barare.
rat_a_tat_roll-undo-filled = Nel frattempo si è scoperta una carta nuova.
rat_a_tat_roll-undo-over = La partita è finita, e tutte le carte sono scoperte.
