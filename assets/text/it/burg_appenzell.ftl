# Burg Appenzell: everything this game says, in Italian. Its Italian edition is called Borgo Parmigiano.

burg_appenzell-name = Borgo Parmigiano
burg_appenzell-tagline = Topi sotto i tetti e un pavimento che scorre
burg_appenzell-aim = Se due dei tuoi topi stanno sullo stesso formaggio, prendi il suo gettone. Vince chi per primo ha gettoni di quattro tipi diversi. Ma occhio alle trappole: con tre topi caduti sei fuori.
burg_appenzell-score = { $count ->
    [one] un tipo di formaggio
   *[other] { $count } tipi di formaggio
}
burg_appenzell-option-side = Lato del tabellone
burg_appenzell-option-side-A = A
burg_appenzell-option-side-B = B
burg_appenzell-option-goal = Quanti tipi di formaggio servono per vincere (5 o 6 per una partita più lunga, meglio in 2 o 3 giocatori)
burg_appenzell-option-memory_help = Mostra sotto i tetti quello che si è visto

burg_appenzell-cheese = { $kind ->
    [1] Emmental
    [2] Cheddar
    [3] Sage Derby
    [4] Neufchâtel
    [5] Edam
    [6] Roquefort
   *[other] Brie
}
burg_appenzell-tile-blank = pavimento vuoto
burg_appenzell-tile-trap = trappola
burg_appenzell-room = { $room }
burg_appenzell-slot-north = colonna { $number } dall’alto
burg_appenzell-slot-south = colonna { $number } dal basso
burg_appenzell-slot-west = riga { $number } da sinistra
burg_appenzell-slot-east = riga { $number } da destra

burg_appenzell-log-start = Inizia { $seat }.
burg_appenzell-log-tiles = Il pavimento è pronto, e tutti i tetti sono a posto.
burg_appenzell-log-tower = { $seat } mette un topo nella torre in { $cell }.
burg_appenzell-log-uncover = { $seat } toglie il tetto { $room }.
burg_appenzell-log-run = { $seat } corre da { $from } a { $cell }.
burg_appenzell-log-jump = { $seat } salta da { $from } a { $cell } per { $cost } azioni.
burg_appenzell-log-enter = { $seat } fa entrare un topo nella torre in { $tower }.
burg_appenzell-log-enter-jump = { $seat } fa entrare un topo dalla torre in { $tower } fino a { $cell } per { $cost } azioni.
burg_appenzell-log-run-somewhere = { $seat } corre.
burg_appenzell-log-jump-somewhere = { $seat } salta per { $cost } azioni.
burg_appenzell-log-enter-somewhere = { $seat } fa entrare un topo da una torre per { $cost } azioni.
burg_appenzell-log-push = { $seat } spinge nella { $line }.
burg_appenzell-log-end = { $count ->
    [0] { $seat } finisce il turno.
    [one] { $seat } finisce il turno. Il tetto { $rooms } torna a posto.
   *[other] { $seat } finisce il turno. I tetti { $rooms } tornano a posto.
}
burg_appenzell-log-fall = { $count ->
    [one] Un topo di { $seat } cade in una trappola.
    [2] Due topi di { $seat } cadono in trappola.
   *[other] Tre topi di { $seat } cadono in trappola.
}
burg_appenzell-log-chips = { $seat } raccoglie { $cheeses }.
burg_appenzell-log-goal = { $seat } ha abbastanza formaggio e vince.
burg_appenzell-log-falls = Un giocatore ha perso il terzo topo, e vince { $seat }.
burg_appenzell-log-idle = { $turns } turni di fila senza gettoni né cadute: vince { $seat }.
burg_appenzell-log-then = { $before } { $next }

burg_appenzell-deed-jump = { $seat } salta.
burg_appenzell-deed-enter = { $seat } fa entrare un topo.

burg_appenzell-tell-one-kind = Ancora un tipo di formaggio e { $seat } vince
burg_appenzell-tell-one-mouse = Se cade un altro topo di { $seat }, la partita finisce
burg_appenzell-turn-results = { $seat } { $results }: { $deeds }.
burg_appenzell-turn-deeds = { $seat } { $deeds }.
burg_appenzell-turn-none = { $seat } non fa niente.
burg_appenzell-turn-chips = raccoglie { $cheeses }
burg_appenzell-turn-drops = { $count ->
    [one] fa cadere un topo di { $other }
   *[other] fa cadere { $count } topi di { $other }
}
burg_appenzell-turn-loses = { $count ->
    [one] perde un topo
   *[other] perde { $count } topi
}
burg_appenzell-turn-gives = regala { $cheeses } a { $other }
burg_appenzell-turn-enter = { $count ->
    [one] fa entrare un topo
   *[other] fa entrare { $count } topi
}
burg_appenzell-turn-lift = { $count ->
    [one] toglie il tetto { $rooms }
   *[other] toglie i tetti { $rooms }
}
# What lay under a roof, told after the game: "Under roof D: Brie and a trap."
burg_appenzell-found = Sotto il tetto { $room }: { $tiles }.
burg_appenzell-found-traps = { $count ->
    [one] una trappola
   *[other] { $count } trappole
}
burg_appenzell-turn-push = spinge nella { $line }
burg_appenzell-turn-run = { $count ->
    [one] corre di una casella
   *[other] corre di { $count } caselle
}

burg_appenzell-move-tower = metti un topo nella torre in { $cell }
burg_appenzell-move-uncover = togli il tetto { $room }
burg_appenzell-move-run = corri da { $from } a { $cell }
burg_appenzell-move-enter = fai entrare un topo nella torre in { $tower }
burg_appenzell-move-enter-jump = fai entrare un topo dalla torre in { $tower } fino a { $cell }
burg_appenzell-move-push = spingi nella { $line }
burg_appenzell-move-end-turn = finisci il turno
burg_appenzell-moves-tower = metti il primo topo in una torre
burg_appenzell-moves-uncover = togli un tetto
burg_appenzell-moves-run = corri con il topo in { $cell }
burg_appenzell-moves-enter = fai entrare un topo
burg_appenzell-moves-push = spingi dentro la tessera rimanente

burg_appenzell-refuse-seats = A Borgo Parmigiano si gioca da 2 a 4, non in { $seats }.
burg_appenzell-refuse-over = La partita è finita.
burg_appenzell-refuse-start-seat = Qui il posto { $number } non c’è; i posti sono solo { $seats }.
burg_appenzell-refuse-start-due = Prima si decide chi inizia.
burg_appenzell-refuse-tiles-due = Prima si dispongono le tessere.
burg_appenzell-refuse-tiles-number = Nel borgo ci sono { $due } tessere, non { $given }.
burg_appenzell-refuse-tiles-kind = Delle 34 tessere, quelle con { $tile } sono { $due }, non { $given }.
burg_appenzell-refuse-set-up-is-over = La partita è già preparata.
burg_appenzell-refuse-tower-seat = Ora sceglie una torre { $seat }.
burg_appenzell-refuse-tower-due = Prima { $seat } mette un topo in una torre.
burg_appenzell-refuse-tower-taken = Nella torre in { $cell } c’è un topo di { $seat }.
burg_appenzell-refuse-no-tower = In { $cell } non c’è nessuna torre.
burg_appenzell-refuse-seat = Tocca a { $seat }.
burg_appenzell-refuse-no-actions = { $seat } ha usato tutte e quattro le azioni di questo turno.
burg_appenzell-refuse-uncovered = Il tetto { $room } è già stato tolto.
burg_appenzell-refuse-roof-too-far = Nessun topo di { $seat } è accanto al tetto { $room }.
burg_appenzell-refuse-no-mouse = In { $from } non c’è nessun topo di { $seat }.
burg_appenzell-refuse-stays = Il topo è già in { $cell }.
burg_appenzell-refuse-outside = In { $cell } sei fuori dal borgo. I topi non escono mai.
burg_appenzell-refuse-into-tower = In { $cell } c’è una torre. Nelle torri i topi non rientrano.
burg_appenzell-refuse-occupied = In { $cell } c’è un topo di { $seat }. Su una casella ce ne sta uno solo.
burg_appenzell-refuse-roof = Sopra { $cell } c’è ancora il tetto { $room }. Prima toglilo.
burg_appenzell-refuse-trap = In { $cell } c’è una trappola. I topi non ci vanno.
burg_appenzell-refuse-diagonal = Da { $from } a { $cell } si va in diagonale. I topi corrono solo dritto.
burg_appenzell-refuse-no-way = Da { $from } a { $cell } non si arriva con una sola corsa: su ogni casella saltata ci deve essere un topo.
burg_appenzell-refuse-cost = { $left ->
    [one] Questa strada fino a { $cell } costa { $cost } azioni, e a { $seat } ne resta solo una.
   *[other] Questa strada fino a { $cell } costa { $cost } azioni, e a { $seat } ne restano solo { $left }.
}
burg_appenzell-refuse-no-supply = { $seat } non ha più topi da far entrare.
burg_appenzell-refuse-tower-is-free = La torre in { $tower } è libera: il topo che entra si ferma lì.
burg_appenzell-refuse-pushed = In questo turno { $seat } ha già spinto, nella { $line }.
burg_appenzell-refuse-others-mice = Questi topi sono di { $seat }, e li muove solo { $seat }.
burg_appenzell-refuse-spare-where = La tessera rimanente entra da uno dei { $count } stendardi. Prima scegli quale.

# On the board and beside it.

burg_appenzell-board = Borgo
burg_appenzell-roof-tiled = tegole
burg_appenzell-roof-thatched = paglia
burg_appenzell-roof-copper = rame
burg_appenzell-place = { $cell }, { $what }
burg_appenzell-place-and = { $place }, { $more }
burg_appenzell-place-roof = tetto { $room } di { $kind }
burg_appenzell-place-roof-over = { $roof }, sotto si è visto: { $tile }
burg_appenzell-place-roof-ended = { $roof }, sotto: { $tile }
burg_appenzell-place-tower = torre
burg_appenzell-place-solid = pietra
burg_appenzell-place-floor = pavimento
burg_appenzell-place-mouse = topo di { $seat }
burg_appenzell-place-choosable = libera
burg_appenzell-place-chosen = scelto
burg_appenzell-place-goes = da qui ci va
burg_appenzell-place-reachable = { $cost ->
    [one] si raggiunge con un’azione
   *[other] si raggiunge con { $cost } azioni
}
burg_appenzell-place-reachable-several = si raggiunge con { $costs } azioni
burg_appenzell-place-cost = { $cost }
burg_appenzell-place-costs = { $cost } o { $more }
burg_appenzell-place-brings = dà un gettone: { $cheese }
burg_appenzell-place-enterable = qui può entrare un topo
burg_appenzell-place-liftable = si può togliere
burg_appenzell-place-slot = stendardo, { $line }
burg_appenzell-place-pushes = spinge dentro: { $tile }
burg_appenzell-place-pinned = scelto
burg_appenzell-place-out = esce: { $tile }
burg_appenzell-place-falls = cade il topo di { $seat } in { $cell }
burg_appenzell-place-gains = { $seat } riceve un gettone: { $cheese }
burg_appenzell-place-ends = la partita finisce
burg_appenzell-place-ends-won = la partita finisce e vince { $seat }
burg_appenzell-tip = { $what }

burg_appenzell-actions-left = { $count ->
    [0] nessuna azione rimasta
    [one] 1 azione rimasta
   *[other] { $count } azioni rimaste
}
burg_appenzell-pen-supply = in riserva
burg_appenzell-pen-castle = nel borgo
burg_appenzell-pen-fallen = caduti
burg_appenzell-mice-supply = { $count ->
    [0] { $seat } non ha topi in riserva
    [one] { $seat } ha un topo in riserva
   *[other] { $seat } ha { $count } topi in riserva
}
burg_appenzell-mice-castle = { $count ->
    [0] nessun topo di { $seat } è nel borgo
    [one] un topo di { $seat } è nel borgo
   *[other] { $count } topi di { $seat } sono nel borgo
}
burg_appenzell-mice-fallen = { $count ->
    [0] nessun topo di { $seat } è caduto
    [one] un topo di { $seat } è caduto
    [2] due topi di { $seat } sono caduti, e un terzo fa finire la partita
   *[other] { $count } topi di { $seat } sono caduti
}
burg_appenzell-supply-tip = Un topo entra da una torre
burg_appenzell-chips = Tipi di formaggio: { $count } su { $goal }
burg_appenzell-chips-over = { $seat } non ha formaggio
burg_appenzell-chips-none = { $seat } non ha ancora formaggio; per vincere servono { $goal } tipi
burg_appenzell-chips-words = { $seat } ha { $count } dei { $goal } tipi di formaggio che servono: { $cheeses }
burg_appenzell-spare = Tessera rimanente: { $tile }
burg_appenzell-spare-none = Le tessere non ci sono ancora
burg_appenzell-goal = Si vince con { $goal } tipi di formaggio
burg_appenzell-winning-step = Con un altro tipo di formaggio vince
burg_appenzell-idle-left = { $count ->
    [one] Senza gettoni né cadute: fine con questo turno
   *[other] Senza gettoni né cadute: fine fra { $count } turni
}

burg_appenzell-action-end = Fine turno
burg_appenzell-action-end-covers = { $count ->
    [one] a fine turno il tetto { $rooms } torna a posto
   *[other] a fine turno i tetti { $rooms } tornano a posto
}
burg_appenzell-action-push = Spingi

burg_appenzell-status-starting = Si decide chi inizia.
burg_appenzell-status-dealing = Si dispone il pavimento.
burg_appenzell-status-tower = { $seat }: scegli una torre per il primo topo.
burg_appenzell-status-towers = { $seat } sceglie una torre.
burg_appenzell-status-acts = Tocca a { $seat }.
burg_appenzell-status-choose = { $seat }: scegli fra { $what }.
burg_appenzell-choose-mice = i topi
burg_appenzell-choose-roofs = i tetti
burg_appenzell-choose-towers = le torri
burg_appenzell-choose-supply = i topi in riserva
burg_appenzell-choose-pennants = gli stendardi
burg_appenzell-status-mouse = { $seat }: su quale casella illuminata corre questo topo, o quale tetto illuminato toglie?
burg_appenzell-status-mouse-runs = { $seat }: su quale casella illuminata corre questo topo? Il numero è quanto costa.
burg_appenzell-status-mouse-lifts = { $seat }: quale tetto illuminato toglie questo topo?
burg_appenzell-status-mouse-stuck = { $seat }: questo topo non può né correre né togliere un tetto. Scegli qualcos’altro.
burg_appenzell-status-supply = { $seat }: da quale torre cerchiata entra un topo?
burg_appenzell-status-over-tower = { $seat }: dove arriva il topo che entra da questa torre?
burg_appenzell-status-which-mouse = { $seat }: quale topo va lì?
burg_appenzell-status-which-tower = { $seat }: da quale torre ci arriva?
burg_appenzell-status-pinned = { $seat }: spingi la tessera ({ $tile }) nella { $line }? Premi ancora lì.
burg_appenzell-status-pinned-end = { $seat }: spingi nella { $line }? Così la partita finisce.
burg_appenzell-status-pinned-end-won = { $seat }: spingi nella { $line }? Così la partita finisce, e vince { $winner }.
burg_appenzell-status-done = { $count ->
    [0] { $seat }: le azioni sono finite. Finisci il turno.
   *[other] { $seat }: non c’è più niente da fare. Finisci il turno.
}
burg_appenzell-status-won-goal = { $seat } vince con { $count } tipi di formaggio!
burg_appenzell-status-won-falls = Vince { $seat }: un giocatore ha perso tre topi!
burg_appenzell-status-won-idle = { $seat } vince con { $count ->
    [one] un tipo
   *[other] { $count } tipi
} di formaggio!
burg_appenzell-note-fallen = { $count ->
    [one] { $count } caduto
   *[other] { $count } caduti
}
burg_appenzell-won-goal = Con l’ultimo gettone: { $lead }.
burg_appenzell-won-falls = { $count ->
    [one] { $losers } ha
   *[other] { $losers } hanno
} perso il terzo topo: { $lead }.
burg_appenzell-won-idle = { $turns } turni di fila senza gettoni né cadute: { $lead }.
burg_appenzell-lead = { $margin ->
    [one] un tipo
   *[other] { $margin } tipi
} di formaggio in più di { $others }
burg_appenzell-lead-level = in parità con { $others }, ma dopo { $turn } il suo turno viene prima
burg_appenzell-lead-alone = non resta nessun altro

burg_appenzell-keys-mouse = Scegli un topo con il suo numero

# What a plan brings, for all to see. Each goes on after “plan-for”.
burg_appenzell-gain-chip = si prende il gettone { burg_appenzell-cheese }
burg_appenzell-gain-look = { $count ->
    [one] si vede una tessera che nessuno ha ancora visto
   *[other] si vedono { $count } tessere che nessuno ha ancora visto
}

# Plans: why a move is better than the next best. Each goes on after “plan-for”.
burg_appenzell-term-chips = { $amount ->
    [0] un gettone è più probabile
    [one] si prende circa un gettone in più
   *[other] si prendono circa { $amount } gettoni in più
}
burg_appenzell-term-chips-less = { $amount ->
    [0] un gettone è meno probabile
    [one] si prende circa un gettone in meno
   *[other] si prendono circa { $amount } gettoni in meno
}
burg_appenzell-term-falls = un topo non rischia di cadere
burg_appenzell-term-falls-less = un topo rischia di cadere
burg_appenzell-term-mice = un topo in più entra nel borgo
burg_appenzell-term-mice-less = un topo in più resta fuori
burg_appenzell-term-danger = la prossima spinta fa meno paura
burg_appenzell-term-danger-less = la prossima spinta fa più paura
burg_appenzell-term-cheese = il formaggio { burg_appenzell-cheese } è più vicino
burg_appenzell-term-cheese-less = il formaggio { burg_appenzell-cheese } è più lontano
burg_appenzell-term-rivals = resta meno da prendere per { $rivals }
burg_appenzell-term-rivals-less = resta di più da prendere per { $rivals }
burg_appenzell-rivals-chips = è più difficile per { $rivals } prendere un gettone
burg_appenzell-rivals-chips-less = è più facile per { $rivals } prendere un gettone
burg_appenzell-rivals-cheese = il formaggio { burg_appenzell-cheese } è più lontano per { $rivals }
burg_appenzell-rivals-cheese-less = il formaggio { burg_appenzell-cheese } è più vicino per { $rivals }

# Why undo stops: what has happened since.
burg_appenzell-undo-covered = Nel frattempo un tetto è tornato a posto: tornare indietro sarebbe barare.
burg_appenzell-undo-pushed = Nel frattempo una tessera è scivolata sotto un tetto: tornare indietro sarebbe barare.
burg_appenzell-undo-uncovered = Nel frattempo si è tolto un tetto, e tutti hanno visto il pavimento sotto.
burg_appenzell-undo-tile = Nel frattempo una tessera è uscita da sotto un tetto, e tutti l’hanno vista.
burg_appenzell-undo-over = La partita è finita, e non c’è più nessun tetto.
