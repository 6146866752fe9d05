# Ratzzia: everything this game says, in Italian.

ratzzia-name = Ratzzia
ratzzia-tagline = Svuota la dispensa prima che arrivi il gatto
ratzzia-aim = Metti i dadi nelle colonne della dispensa e conquista quello che c’è sugli scaffali. Il cibo davanti a te possono prenderlo gli altri; al sicuro è solo quello nel sacchetto. Vince chi per primo ha 25 nel sacchetto.
ratzzia-score = { $count } nel sacchetto
ratzzia-option-board = Tavoliere
ratzzia-option-board-note = Il tavoliere stampato non l’abbiamo: questo l’abbiamo ricostruito noi. Se hai il gioco, puoi usare il tuo.

# What stands on the shelves.

ratzzia-shelf-annie = Anna
ratzzia-shelf-candy = il vaso delle caramelle
ratzzia-shelf-sausages = { $count ->
    [one] una salsiccia
   *[other] { $count } salsicce
}
ratzzia-shelf-store = la scorta
ratzzia-shelf-greedy = il Mangione
ratzzia-shelf-accountant = il Ragioniere

# The log.

ratzzia-log-then = { $first } { $next }
ratzzia-log-begin = Inizia { $seat }.
ratzzia-log-roll = { $seat } agita i dadi.
ratzzia-log-rolled = { $seat } tira { $dice }.
ratzzia-log-rolled-again = { $seat } rilancia: { $dice }.
ratzzia-log-support-rolled = { $seat } tira i dadi supporto: { $dice }.
ratzzia-log-take-back = { $count ->
    [one] { $seat } riprende un dado dalla colonna { $column }.
   *[other] { $seat } riprende { $count } dadi dalla colonna { $column }.
}
ratzzia-log-reroll = { $count ->
    [one] { $seat } prende in mano un dado da rilanciare.
   *[other] { $seat } prende in mano { $count } dadi da rilanciare.
}
ratzzia-log-keep = { $seat } tiene i dadi.
ratzzia-log-roll-support = { $seat } prende in mano i dadi supporto.
ratzzia-log-place = { $column ->
    [0] { $seat } mette un { $die } su una casella grigia della fila del gatto.
   *[other] { $seat } mette un { $die } nella colonna { $column }.
}
ratzzia-log-place-support = { $column ->
    [0] { $seat } mette un { $die } di supporto su una casella grigia della fila del gatto.
   *[other] { $seat } mette un { $die } di supporto nella colonna { $column }.
}
ratzzia-log-place-candy = { $seat } mette un dado caramella nella colonna { $column } come { $die }.
ratzzia-log-finish = { $seat } non mette altri dadi.
ratzzia-log-no-store = { $seat } lascia tutto davanti.
ratzzia-log-forced = { $count ->
    [one] Un { $die } va dal gatto.
   *[other] { $count } × { $die } vanno dal gatto.
}
ratzzia-log-cat = Arriva il gatto, e tutti i dadi scappano a casa.
ratzzia-log-support-back = { $count ->
    [one] Un dado supporto torna nella riserva.
   *[other] { $count } dadi supporto tornano nella riserva.
}
ratzzia-log-complete = La colonna { $column } è completa: { $paid }.
ratzzia-log-complete-unpaid = La colonna { $column } è completa.
ratzzia-log-paid = { $seat } riceve { $count }
ratzzia-log-sausages = { $seat } riceve { $count } dallo scaffale.
ratzzia-log-annie = Il dado di Anna entra da sotto nella colonna { $column }.
ratzzia-log-annie-stayed = Per il dado di Anna non c’è posto in nessuna colonna: torna a casa.
ratzzia-log-candy-jar = { $seat } prende un dado caramella dal vaso.
ratzzia-log-candy-seat = { $seat } prende il dado caramella di { $from }.
ratzzia-log-candy-column = { $seat } prende il dado caramella dalla colonna { $column }.
ratzzia-log-no-candy = Non c’è nessun dado caramella da prendere.
ratzzia-log-stored = { $seat } mette { $amount } nel sacchetto.
ratzzia-log-not-stored = { $seat } ha davanti meno di { $amount }: niente va nel sacchetto.
ratzzia-log-no-pair = Non c’è nessuna coppia: niente va nel sacchetto.
ratzzia-log-stolen = { $seat } prende { $amount } a { $from }.
ratzzia-log-nothing-to-steal = Nessun altro ha qualcosa da prendere.
ratzzia-log-passed = { $direction ->
    [clockwise] Ognuno passa metà del cibo in senso orario.
   *[anticlockwise] Ognuno passa metà del cibo in senso antiorario.
}
ratzzia-log-won = { $seat } ha il sacchetto pieno.

# What a seat is doing, and a whole turn in one sentence.

ratzzia-deed-roll = { $seat } tira i dadi.
ratzzia-deed-roll-again = { $seat } rilancia.
ratzzia-deed-roll-support = { $seat } tira i dadi supporto.
ratzzia-deed-complete = { $count ->
    [one] { $seat } completa la colonna { $columns }.
   *[other] { $seat } completa le colonne { $columns }.
}
ratzzia-deed-annie = { $seat } spinge il dado di Anna nella colonna { $column }.
ratzzia-deed-store = { $seat } mette del cibo nel sacchetto.
ratzzia-deed-steal = { $seat } deruba { $from }.

ratzzia-tell-near = { $seat }: { $bag } su { $full } nel sacchetto
ratzzia-turn-results-dice = { $seat } { $results }: { $dice }.
ratzzia-turn-results = { $seat } { $results }.
ratzzia-turn-dice = { $seat } mette { $dice }.
ratzzia-turn-none = { $seat } non mette dadi.
ratzzia-turn-on = { $column ->
    [0] { $dice } nella fila del gatto
   *[other] { $dice } nella colonna { $column }
}
ratzzia-turn-wins = riempie il sacchetto e vince
ratzzia-turn-wins-with = mette gli ultimi { $amount } nel sacchetto e vince
ratzzia-turn-robs = deruba { $from } (+{ $amount })
ratzzia-turn-candy-of = prende il dado caramella di { $from }
ratzzia-turn-candy = prende un dado caramella
ratzzia-turn-stores = mette { $amount } nel sacchetto
ratzzia-turn-stores-nothing = non mette niente nel sacchetto
ratzzia-turn-cat = fa arrivare il gatto
ratzzia-turn-passes = { $direction ->
    [clockwise] fa passare metà del cibo di tutti in senso orario
   *[anticlockwise] fa passare metà del cibo di tutti in senso antiorario
}
ratzzia-turn-completes = { $count ->
    [0] completa la colonna { $column }
    [one] completa la colonna { $column } (una salsiccia)
   *[other] completa la colonna { $column } ({ $count } salsicce)
}
ratzzia-turn-annie = spinge il dado di Anna nella colonna { $column }
ratzzia-turn-forced = { $count ->
    [one] lascia un dado al gatto
   *[other] lascia { $count } dadi al gatto
}
ratzzia-turn-takes-back = { $count ->
    [one] riprende un dado dalla colonna { $column }
   *[other] riprende { $count } dadi dalla colonna { $column }
}

# Moves as actions.

ratzzia-move-roll = tira i dadi
ratzzia-move-take-back = riprendi i dadi dalla colonna { $column }
ratzzia-move-reroll = rilancia { $dice }
ratzzia-move-reroll-blank = { $count ->
    [one] tira un dado senza valore
   *[other] tira { $count } dadi senza valore
}
ratzzia-move-reroll-both = { $count ->
    [one] rilancia { $dice }, e un dado senza valore
   *[other] rilancia { $dice }, e { $count } dadi senza valore
}
ratzzia-move-keep = tieni i dadi
ratzzia-move-roll-support = tira i dadi supporto
ratzzia-move-place = { $column ->
    [0] metti un { $die } su una casella grigia
   *[other] metti un { $die } nella colonna { $column }
}
ratzzia-move-place-support = { $column ->
    [0] metti un { $die } di supporto su una casella grigia
   *[other] metti un { $die } di supporto nella colonna { $column }
}
ratzzia-move-place-candy = metti il dado caramella nella colonna { $column } come { $die }
ratzzia-move-finish = non mettere altri dadi
ratzzia-move-annie = metti il dado di Anna da sotto nella colonna { $column }
ratzzia-move-candy-seat = prendi il dado caramella di { $seat }
ratzzia-move-candy-column = prendi il dado caramella dalla colonna { $column }
ratzzia-move-store = metti il cibo nel sacchetto
ratzzia-move-no-store = lascia tutto davanti
ratzzia-move-steal = prendi metà del cibo di { $seat }
ratzzia-move-pass = { $direction ->
    [clockwise] passa metà del cibo in senso orario
   *[anticlockwise] passa metà del cibo in senso antiorario
}
ratzzia-moves-take-back = riprendi dei dadi
ratzzia-moves-reroll = rilancia dei dadi
ratzzia-moves-place = metti un { $die }
ratzzia-moves-place-support = metti un { $die } di supporto
ratzzia-moves-place-candy = metti il dado caramella
ratzzia-moves-annie = metti il dado di Anna in una colonna

# The plan that R21 waits for.

ratzzia-plan-own = { $column ->
    [0] un { $die } di { $seat } su una casella grigia
   *[other] un { $die } di { $seat } nella colonna { $column }
}
ratzzia-plan-support = { $column ->
    [0] un { $die } di supporto su una casella grigia
   *[other] un { $die } di supporto nella colonna { $column }
}
ratzzia-plan-candy = il dado caramella come { $die } nella colonna { $column }

# Refusals.

ratzzia-refuse-seats = A Ratzzia si gioca da 2 a 5, non in { $seats }.
ratzzia-refuse-over = La partita è finita.
ratzzia-refuse-due-start = Prima si decide chi inizia.
ratzzia-refuse-start-seat = Qui il posto { $number } non c’è; si gioca in { $seats }.
ratzzia-refuse-due-turn = Ora { $seat } tira i dadi o ne riprende.
ratzzia-refuse-due-rolled = Ora si tirano i dadi di { $seat }.
ratzzia-refuse-due-reroll = Ora { $seat } rilancia dei dadi o li tiene.
ratzzia-refuse-due-support = Ora si tirano i dadi supporto per { $seat }.
ratzzia-refuse-due-place = Ora { $seat } mette i dadi.
ratzzia-refuse-due-annie = Ora { $seat } dice dove va il dado di Anna.
ratzzia-refuse-due-candy = Ora { $seat } dice quale dado caramella prendere.
ratzzia-refuse-due-store = Ora { $seat } mette al sicuro del cibo, o lo lascia davanti.
ratzzia-refuse-due-steal = Ora { $seat } dice a chi prendere il cibo.
ratzzia-refuse-due-pass = Ora { $seat } dice da che parte va il cibo.
ratzzia-refuse-rolled-blank = Con un dado si tira da 1 a 6.
ratzzia-refuse-rolled-count = { $due ->
    [one] Si tira un dado, non { $rolled }.
   *[other] Si tirano { $due } dadi, non { $rolled }.
}
ratzzia-refuse-roll-empty = { $seat } non ha dadi in mano: deve riprenderne.
ratzzia-refuse-take-back = Nella colonna { $column } non c’è nessun dado di { $seat }.
ratzzia-refuse-reroll-nothing = Non hai scelto dadi da rilanciare. Scegline, o tieni i dadi.
ratzzia-refuse-reroll-not-there = Questi dadi non sono tutti in mano a { $seat }.
ratzzia-refuse-not-in-hand = { $seat } non ha nessun { $die } in mano.
ratzzia-refuse-not-in-hand-blank = { $seat } non ha nessun { $die } in mano. I dadi tornati dal tavoliere non hanno valore finché non si tirano.
ratzzia-refuse-column-full = Nella colonna { $column } non ci sono caselle libere sopra il dado più alto.
ratzzia-refuse-needs = La prossima casella della colonna { $column } vuole un { $needs }, non un { $die }.
ratzzia-refuse-joined = La prossima casella della colonna { $column } è unita a quella sotto, con un { $below }, e vuole un altro { $below }, non un { $die }.
ratzzia-refuse-grey-full = Le caselle grigie sono piene, e su quelle rosse nessuno mette dadi.
ratzzia-refuse-no-candy = { $seat } non ha nessun dado caramella da usare.
ratzzia-refuse-candy-cat = I dadi caramella vanno solo nelle colonne.
ratzzia-refuse-no-support = Fra i dadi supporto da mettere non c’è nessun { $die }.
ratzzia-refuse-support-two = I dadi supporto si usano solo in due giocatori.
ratzzia-refuse-support-used = { $seat } ha già tirato i dadi supporto in questo turno.
ratzzia-refuse-support-late = { $seat } ha già messo dei dadi. I dadi supporto si tirano prima.
ratzzia-refuse-support-none = Nella riserva non c’è nessun dado supporto.
ratzzia-refuse-finish = { $seat } deve mettere almeno un dado.
ratzzia-refuse-finish-forced = { $seat } deve mettere almeno un dado. Quelli andati dal gatto non contano, finché in mano ce ne sono altri.
ratzzia-refuse-best = Si devono mettere i dadi supporto e un dado di { $seat }, finché c’è posto. Si può ancora: { $plan }.
ratzzia-refuse-annie-own = La colonna { $column } è quella di Anna. Il suo dado va in un’altra.
ratzzia-refuse-annie-full = La colonna { $column } non ha caselle libere per il dado di Anna.
ratzzia-refuse-candy-own = Questo dado caramella è già di { $seat }. Si prende a un altro.
ratzzia-refuse-candy-seat = { $seat } non ha dadi caramella da usare.
ratzzia-refuse-candy-column = Nella colonna { $column } non c’è nessun dado caramella.
ratzzia-refuse-steal-own = Questo cibo è già di { $seat }. Si prende a un altro.
ratzzia-refuse-steal-nothing = { $seat } non ha cibo davanti.
ratzzia-refuse-others-dice = Questi dadi sono di { $seat }. Ognuno tira e mette solo i suoi.

# A board that people bring, in words of its file: what can’t be read, then what can’t be played on.

ratzzia-board-none = Non è un tavoliere di Ratzzia. Salva quello di Cheeseboard e parti da lì.
ratzzia-board-line = La riga { $line } non si legge. Forse manca una virgola o una parentesi.
ratzzia-board-no-shelf = Riga { $line }: lo scaffale «{ $given }» non esiste. Scrivi annie, candy_jar, sausages(2), store, greedy o accountant.
ratzzia-board-no-field = Riga { $line }: «{ $field }» qui non c’entra. Controlla com’è scritto.
ratzzia-board-field-missing = Manca «{ $field }» nella parte che finisce alla riga { $line }.
ratzzia-board-field-twice = Riga { $line }: «{ $field }» c’è due volte. Cancellane una.
ratzzia-board-number = Alla riga { $line } ci vuole un piccolo numero intero, come 0 o 5.
ratzzia-board-columns = { $count ->
    [one] Il tavoliere ha una colonna. Ne servono nove.
   *[other] Il tavoliere ha { $count } colonne. Ne servono nove.
}
ratzzia-board-spaces = { $count ->
    [one] La colonna { $column } ha una casella. Ogni colonna ne ha da 2 a 7.
   *[other] La colonna { $column } ha { $count } caselle. Ogni colonna ne ha da 2 a 7.
}
ratzzia-board-sausages = La colonna { $column } ha numeri per { $spaces } caselle, ma salsicce per { $sausages }. Scrivi entrambi per ogni casella.
ratzzia-board-needs = Colonna { $column }, casella { $space }: vuole un { $value }. Scrivi da 1 a 6, o 0 per qualsiasi dado.
ratzzia-board-space-sausages = Colonna { $column }, casella { $space }: dà { $count } salsicce. Al massimo può darne 3.
ratzzia-board-shelf-sausages = Salsicce sullo scaffale della colonna { $column }: { $count }. Possono essere da 1 a 9.
ratzzia-board-joined = La colonna { $column } non può unire la casella { $space } a quella sopra. Scrivi la più bassa delle due, da 1 a { $last }.
ratzzia-board-pair = La colonna { $column } unisce la casella { $space } a quella sopra, ma vogliono un { $first } e un { $second }. I dadi uniti sono uguali.
ratzzia-board-shelf = { $count ->
    [0] Manca lo scaffale «{ $shelf }». Mettilo sopra una colonna.
   *[other] Lo scaffale «{ $shelf }» è sopra { $count } colonne. Lascialo sopra una sola.
}
ratzzia-board-cat = Caselle grigie nella fila del gatto: { $grey }; rosse: { $red }. Ne serve almeno una per colore, e sei in tutto al massimo.
ratzzia-board-cover-seats = Ci sono caselle coperte per { $seats } giocatori. Si coprono solo per 2 o 3.
ratzzia-board-cover-column = Per { $seats } giocatori sono coperte caselle della colonna { $column }. Le colonne vanno da 1 a 9.
ratzzia-board-cover-spaces = Per { $seats } giocatori sono coperte { $count } delle { $spaces } caselle della colonna { $column }. Lasciane libere almeno due.
ratzzia-board-cover-pair = Per { $seats } giocatori è coperta solo una di due caselle unite nella colonna { $column }. Coprile entrambe o nessuna.
ratzzia-board-cover-cat = Per { $seats } giocatori la fila del gatto è troppo coperta. Lascia libere una casella grigia e una rossa.
ratzzia-board-store = Per { $seats } giocatori non restano caselle unite nella colonna { $column }, quella della scorta. Senza, nessuno può mettere cibo al sicuro.

# On the screen.

ratzzia-board = La dispensa
ratzzia-and = { $first }; { $next }
ratzzia-die = { $what }
ratzzia-die-picked = { $what }, scelto
ratzzia-die-marked = { $what }, da rilanciare
ratzzia-die-own = { $die } di { $seat }
ratzzia-die-candy = dado caramella di { $seat } come { $die }
ratzzia-die-support = { $die } di supporto
ratzzia-die-blank = un dado di { $seat } senza valore
ratzzia-die-unused-candy = dado caramella di { $seat }
ratzzia-value = Il dado caramella come { $die }
ratzzia-space = Colonna { $column }, casella { $space }: { $what }
ratzzia-space-needs = vuole un { $die }
ratzzia-space-any = va bene qualsiasi dado
ratzzia-space-joined = vuole il numero del dado sotto
ratzzia-space-covered = coperta, in { $seats } giocatori non si usa
ratzzia-space-empty = vuota
ratzzia-space-sausages = { $count ->
    [one] una salsiccia
   *[other] { $count } salsicce
}
ratzzia-cat-grey = Fila del gatto, casella { $space }, grigia: { $what }
ratzzia-cat-red = Fila del gatto, casella { $space }, rossa: { $what }
ratzzia-cat-number = il numero del gatto è { $die }
ratzzia-point-shelf = Scaffale { $column }: { $shelf }
ratzzia-point-column = Colonna { $column } sotto { $shelf }, { $next }
ratzzia-point-cat = Fila del gatto, caselle libere: grigie { $grey }, rosse { $red }
ratzzia-point-answers = si può scegliere
ratzzia-column-full = nessuna casella libera sopra il dado più alto
ratzzia-column-takes = ci va un { $die }
ratzzia-column-takes-any = ci va qualsiasi dado
ratzzia-column-takes-none = non ci va nessun dado
ratzzia-cat-takes-none = nessuna casella grigia è libera, e su quelle rosse nessuno mette dadi
ratzzia-plate = { $seat }: { $front } davanti, { $bag } nel sacchetto{ $candies ->
    [0] {""}
    [one] , un dado caramella
   *[other] , { $candies } dadi caramella
}
ratzzia-hand = { $count ->
    [0] { $seat } non ha dadi in mano
    [one] { $seat } ha un dado in mano
   *[other] { $seat } ha { $count } dadi in mano
}{ $candies ->
    [0] {""}
    [one] , e un dado caramella
   *[other] , e { $candies } dadi caramella
}
ratzzia-hand-shows = { $count ->
    [one] { $seat } ha un dado in mano: { $dice }
   *[other] { $seat } ha { $count } dadi in mano: { $dice }
}{ $candies ->
    [0] {""}
    [one] , e un dado caramella
   *[other] , e { $candies } dadi caramella
}
ratzzia-hand-empty = Nessun dado in mano
ratzzia-front = { $front } davanti
ratzzia-bag = { $bag } su { $full } nel sacchetto
ratzzia-bag-full = { $bag } nel sacchetto: ne bastavano { $full }
ratzzia-note = { $front } davanti
ratzzia-note-candies = { $candies ->
    [one] { $front } davanti, un dado caramella
   *[other] { $front } davanti, { $candies } dadi caramella
}
ratzzia-goal = Vince chi ha { $full } nel sacchetto
ratzzia-winning-step = Con { $count } in più nel sacchetto vince
ratzzia-jar = { $count ->
    [0] Il vaso delle caramelle è vuoto.
    [one] Un dado caramella nel vaso.
   *[other] { $count } dadi caramella nel vaso.
}
ratzzia-cat-wants = { $count ->
    [0] Il gatto aspetta un { $die }.
    [one] Il gatto aspetta un { $die }; è libera una casella rossa.
   *[other] Il gatto aspetta un { $die }; sono libere { $count } caselle rosse.
}
ratzzia-reserve = { $count ->
    [0] Nessun dado supporto nella riserva.
    [one] Un dado supporto nella riserva.
   *[other] { $count } dadi supporto nella riserva.
}

ratzzia-tip-annie = Anna: il suo dado più in alto entra da sotto in un’altra colonna
ratzzia-tip-candy = { $count ->
    [0] Il vaso delle caramelle è vuoto: il dado caramella si prende a qualcuno o da una colonna
   *[other] Il vaso delle caramelle: un dado caramella, che dal turno dopo vale il numero che vuoi
}
ratzzia-tip-grey = Casella grigia della fila del gatto, { $what }. Ci va qualsiasi dado; il numero del gatto è il dado sull’ultima casella grigia.
ratzzia-tip-red = Casella rossa della fila del gatto, { $what }. { $die ->
    [0] Quando le caselle grigie sono piene, i dadi tirati con il numero del gatto devono venire qui.
   *[other] Ogni { $die } tirato deve venire qui.
} Quando la fila è piena, arriva il gatto e tutti i dadi scappano a casa.
ratzzia-tip-sausages = { $count ->
    [one] Una salsiccia dallo scaffale
   *[other] { $count } salsicce dallo scaffale
}
ratzzia-tip-store = La scorta: la somma della coppia più in alto passa da davanti al sacchetto, se davanti c’è cibo a sufficienza
ratzzia-tip-greedy = Il Mangione: metà del cibo che ha davanti qualcun altro
ratzzia-tip-accountant = Il Ragioniere: ognuno passa a un vicino metà del cibo che ha davanti

ratzzia-outlook-completes = completa la colonna { $column }
ratzzia-outlook-gets = { $seat } riceve { $count }
ratzzia-outlook-choice = { $what ->
    [annie] Poi il dado di Anna va in una colonna a scelta.
    [candy] Poi si prende un dado caramella.
    [store] Poi { $seat } può mettere al sicuro { $amount }.
    [steal] Poi { $seat } prende metà del cibo di qualcuno.
   *[pass] Poi ognuno passa metà del cibo.
}
ratzzia-outlook-store = { $seat } può mettere al sicuro { $amount }
ratzzia-outlook-stores-nothing = niente da mettere al sicuro
ratzzia-outlook-annie = Anna spinge il dado più in alto in un’altra colonna
ratzzia-outlook-candy-die = { $seat } prende un dado caramella
ratzzia-outlook-steals = { $seat } prende metà del cibo di qualcuno
ratzzia-outlook-passes = ognuno passa metà del cibo
ratzzia-outlook-plan = Ancora da mettere: { $plan }
ratzzia-outlook-then = { $first }, poi { $next }
ratzzia-outlook-own = { $dice } di { $seat }
ratzzia-outlook-support = { $dice } di supporto
ratzzia-outlook-candy = il dado caramella come { $dice }

ratzzia-action-roll = Tira
ratzzia-action-take-back = Riprendi dalla colonna { $column }
ratzzia-action-reroll = { $count ->
    [one] Rilancia un dado
   *[other] Rilancia { $count } dadi
}
ratzzia-action-keep = Tieni
ratzzia-action-support = Tira i dadi supporto
ratzzia-outlook-support-duty = I dadi supporto tirati si devono mettere, finché c’è posto.
ratzzia-action-finish = Finisci
ratzzia-action-store = { $amount } nel sacchetto
ratzzia-action-no-store = Lascia davanti
ratzzia-action-steal = { $seat }: { $amount }
ratzzia-action-clockwise = Orario: { $front } davanti
ratzzia-action-anticlockwise = Antiorario: { $front } davanti
ratzzia-action-candy-of = Da { $seat }
ratzzia-action-candy-on = Dalla colonna { $column }

ratzzia-status-starting = Chi inizia?
ratzzia-status-rolling = I dadi di { $seat } rotolano.
ratzzia-status-turn = Tocca a { $seat }.
ratzzia-status-roll = { $seat } tira, oppure riprende i suoi dadi da una colonna e finisce il turno.
ratzzia-status-empty = { $seat } non ha dadi in mano e ne riprende da una colonna.
ratzzia-status-take-back = Premi ancora la colonna { $column }: { $seat } riprende i dadi e finisce il turno.
ratzzia-status-reroll = { $seat } segna i dadi da rilanciare, o li tiene tutti.
ratzzia-status-reroll-marked = { $count ->
    [one] { $seat } rilancia un dado.
   *[other] { $seat } rilancia { $count } dadi.
}
ratzzia-status-place = { $seat } mette almeno un dado su una casella illuminata.
ratzzia-status-place-more = { $seat } mette altri dadi, o finisce.
ratzzia-status-place-picked = { $seat }: dove va { $die ->
    [1] l’1
   *[other] il { $die }
}?
ratzzia-status-place-support = Dove va { $die ->
    [1] l’1
   *[other] il { $die }
} di supporto?
ratzzia-status-place-candy = Dove va il dado caramella di { $seat }?
ratzzia-status-place-duty = { $seat } mette i dadi supporto e almeno un dado suo, finché c’è posto.
ratzzia-status-value = Che numero fa il dado caramella?
ratzzia-status-which = Quale dado va lì?
ratzzia-status-pick-first = Nessun dado di { $seat } ci va: { $takes }. Scegli un dado per vedere dove va.
ratzzia-status-done = { $seat } non può mettere altri dadi e finisce.
ratzzia-status-annie = In quale colonna { $seat } spinge da sotto il dado di Anna?
ratzzia-status-candy = Quale dado caramella prende { $seat }?
ratzzia-status-store = { $seat } ha { $front } davanti e può mettere { $count } nel sacchetto.
ratzzia-status-steal = A chi prende { $seat } metà del cibo?
ratzzia-status-pass = Da che parte passano tutti metà del cibo?
ratzzia-status-won = { $seat } ha { $count } nel sacchetto e vince!
ratzzia-won-by = Nel sacchetto { $margin } in più di { $others }.

ratzzia-again = { $count ->
    [one] Un dado ha una seconda occasione.
   *[other] { $count } dadi hanno una seconda occasione.
}
ratzzia-again-completes = { $count ->
    [one] Tirato di nuovo, un dado completa la colonna { $column } ({ $percent } volte su 100).
   *[other] Tirati di nuovo, { $count } dadi completano la colonna { $column } ({ $percent } volte su 100).
}
ratzzia-again-stores = { $count ->
    [one] Tirato di nuovo, un dado completa la colonna { $column } con una coppia che può andare nel sacchetto ({ $percent } volte su 100).
   *[other] Tirati di nuovo, { $count } dadi completano la colonna { $column } con una coppia che può andare nel sacchetto ({ $percent } volte su 100).
}
ratzzia-again-home = { $count ->
    [one] Si tira il dado tornato a casa.
   *[other] Si tirano { $count } dadi, anche quelli tornati a casa.
}
ratzzia-again-home-completes = { $count ->
    [one] Il dado tornato a casa completa la colonna { $column } ({ $percent } volte su 100).
   *[other] Così { $count } dadi completano la colonna { $column } ({ $percent } volte su 100).
}
ratzzia-again-home-stores = { $count ->
    [one] Il dado tornato a casa completa la colonna { $column } con una coppia che può andare nel sacchetto ({ $percent } volte su 100).
   *[other] Così { $count } dadi completano la colonna { $column } con una coppia che può andare nel sacchetto ({ $percent } volte su 100).
}

# Where dice are to go: a part of the sentences above.

ratzzia-dice-for = { $dice } per la colonna { $column }{ $sausages ->
    [0] { "" }
    [one] { " " }(una salsiccia quando è completa)
   *[other] { " " }({ $sausages } salsicce quando è completa)
}
ratzzia-dice-for-completes = { $dice } per la colonna { $column } (completa: { $prize })
ratzzia-dice-for-cat = { $dice } per la fila del gatto

# What completing a column is good for, in brackets after the column.

ratzzia-prize-annie = l’aiuto di Anna
ratzzia-prize-candy = un dado caramella
ratzzia-prize-candy-none = niente dado caramella
ratzzia-prize-store = { $amount } di cibo per il sacchetto
ratzzia-prize-store-most = { $amount ->
    [0] niente per il sacchetto, con { $front } davanti
   *[other] fino a { $amount } di cibo per il sacchetto
}
ratzzia-prize-store-short = niente per il sacchetto: ne servono { $amount }, davanti ce ne sono { $front }
ratzzia-prize-greedy = { $amount ->
    [0] nessuno ha cibo da prendere
   *[other] fino a { $amount } del cibo di qualcuno
}
ratzzia-prize-accountant = tutti passano metà: { $after } davanti, ora { $before }
ratzzia-prize-and-dice = { $sausages ->
    [one] { $prize }, più una salsiccia per i tuoi dadi
   *[other] { $prize }, più { $sausages } salsicce per i tuoi dadi
}
ratzzia-prize-sausages-and-dice = { $prize }, più { $sausages } per i tuoi dadi

# What a column still needs.

ratzzia-need-number = { $count ->
    [one] un { $die }
   *[other] { $count } × { $die }
}
ratzzia-need-pair = { $count ->
    [one] due dadi uguali
   *[other] { $count } coppie di dadi uguali
}
ratzzia-need-any = { $count ->
    [one] un dado qualsiasi
   *[other] { $count } dadi qualsiasi
}

ratzzia-keys-blank = Prendi i dadi senza valore
ratzzia-keys-take-back = Riprendi dei dadi
ratzzia-keys-choice = Dopo una ricompensa: scegli a chi prendere, o da che parte passare

# What a plan brings, for all to see. Each goes on after “plan-for”.
ratzzia-gain-bag = vanno { $amount } di cibo nel sacchetto
ratzzia-gain-stolen = { $amount ->
    [one] si prende una salsiccia a { $seat }
   *[other] si prendono { $amount } di cibo a { $seat }
}
ratzzia-gain-front = { $amount ->
    [one] si riceve una salsiccia
   *[other] si ricevono { $amount } salsicce
}
ratzzia-gain-candy = si prende un dado caramella
ratzzia-gain-candy-of = prende il dado caramella di { $from }
ratzzia-gain-column = si completa la colonna { $column }
ratzzia-gain-column-then = poi si completa la colonna { $column }

# Plans: why a move is better than the next best. Each goes on after “plan-for”.
ratzzia-term-front = davanti resta più cibo
ratzzia-term-front-less = davanti resta meno cibo
ratzzia-term-bag = va al sicuro più cibo
ratzzia-term-bag-less = va al sicuro meno cibo
ratzzia-term-dice = restano più dadi per dopo
ratzzia-term-dice-less = restano meno dadi per dopo
ratzzia-term-candy = restano più dadi caramella
ratzzia-term-candy-less = restano meno dadi caramella
ratzzia-term-column = la colonna { $number } va più avanti
ratzzia-term-column-elsewhere = resta di più da guadagnare nella colonna { $number }
ratzzia-term-column-less = la colonna { $number } va meno avanti
ratzzia-term-rivals = tutto è più difficile per { $rivals }
ratzzia-term-rivals-less = tutto è più facile per { $rivals }
ratzzia-rivals-front = per { $rivals } resta meno cibo davanti
ratzzia-rivals-front-less = per { $rivals } resta più cibo davanti
ratzzia-rivals-bag = per { $rivals } resta meno da mettere al sicuro
ratzzia-rivals-bag-less = per { $rivals } resta di più da mettere al sicuro
ratzzia-rivals-column = la colonna { $number } rende meno per { $rivals }
ratzzia-rivals-column-less = la colonna { $number } rende di più per { $rivals }

# Why undo stops: what has happened since.
ratzzia-undo-rolled = Nel frattempo si sono tirati i dadi.
