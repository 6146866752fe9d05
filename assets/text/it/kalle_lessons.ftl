# What the coach says in the lessons of Kalle Kanalratte (Rattigan), and the cards of the first game together, in Italian.

## First rounds

kalle-lesson-first-rounds = I tuoi primi giri
kalle-lesson-first-rounds-about = Trova Rattigan, poi Rattigan sei tu: basta per giocare
kalle-lesson-first-rounds-done = Hai fatto perdere le tue tracce, e il formaggio è tuo! Ora puoi giocare la prima partita: in due si giocano quattro giri.
kalle-lesson-first-rounds-aim = Bo è Rattigan, sotto uno di questi 16 tombini. Chi lo trova prende un formaggio, e alla fine vince chi ne ha di più.
kalle-lesson-first-rounds-look = Tu cerchi con il poliziotto. Spostalo sul tombino illuminato lì accanto e guarda cosa c’è.
kalle-lesson-first-rounds-look-no = Il poliziotto può andare su ogni tombino accanto. Stavolta prendi quello illuminato.
kalle-lesson-first-rounds-open = Solo una rana. Il suo tombino resta aperto, con il poliziotto sopra.
kalle-lesson-first-rounds-near-watch = Ora Bo può scambiare due tombini, e tutti lo vedono. Guarda quale scappa dal poliziotto.
kalle-lesson-first-rounds-near = Un tombino accanto al poliziotto è andato al bordo destro, forse con Bo sotto. Sposta il poliziotto lì accanto.
kalle-lesson-first-rounds-near-no = Da lì il poliziotto non arriva a quel tombino. È al bordo destro, nella riga 2.
kalle-lesson-first-rounds-catch-watch = Bo può scambiare di nuovo. Guarda bene, o ti scappa.
kalle-lesson-first-rounds-catch = Non ha scambiato niente e spera che tu non abbia guardato. Gira il tombino andato al bordo.
kalle-lesson-first-rounds-catch-no = Ripensaci: ha scambiato un tombino accanto al poliziotto con quello al bordo destro, nella riga 2.
kalle-lesson-first-rounds-won = Ecco Rattigan: prendi un formaggio, e il giro è finito. Nel prossimo giro Rattigan sei tu.
kalle-lesson-first-rounds-hide = Bo non guarda. Scegli il tombino illuminato, poi Fatto: prendi il posto dell’animale lì sotto, che in questo giro non gioca.
kalle-lesson-first-rounds-hide-no = Ogni tombino va bene. Stavolta nasconditi sotto quello illuminato.
kalle-lesson-first-rounds-flee-watch = Tieni a mente il tuo tombino: nessuno te lo mostra più. Guarda il poliziotto che si avvicina; per ora non scambi niente.
kalle-lesson-first-rounds-flee = Il poliziotto è accanto a te: scambia e scappa. Scegli il tuo tombino, poi l’angolo illuminato, che lui non raggiunge.
kalle-lesson-first-rounds-flee-stay = Così al prossimo passo il poliziotto può trovarti. Scappa.
kalle-lesson-first-rounds-flee-near = Lì il poliziotto è ancora accanto a te. Vai più lontano.
kalle-lesson-first-rounds-flee-away = Neanche lì il poliziotto ti raggiunge. Ma stavolta vai nell’angolo illuminato.
kalle-lesson-first-rounds-flee-no = Così resti dove sei. Il tuo tombino è nella riga 3, colonna 3: scambia quello.
kalle-lesson-first-rounds-still-watch = Bo ha visto lo scambio. Guarda dove ti cerca ora.
kalle-lesson-first-rounds-still = L’ha preso per un trucco e cerca a sinistra. Non muoverti fino all’ottavo tombino: non scambiare niente.
kalle-lesson-first-rounds-still-no = Potresti. Ma nessuno è vicino a te: stavolta non scambiare niente.
kalle-lesson-first-rounds-prove-watch = Altri due tombini a vuoto, e la ricerca è finita. Guarda Bo che li gira.
kalle-lesson-first-rounds-prove = Era l’ottavo tombino, e Bo ha perso. Ora mostra che sai dove sei: scegli il tuo tombino.
kalle-lesson-first-rounds-prove-no = Non lì. Ripensaci: hai fatto cambio con l’angolo in basso a destra.

## The guard

kalle-lesson-guard = Il poliziotto
kalle-lesson-guard-about = Chi lo mette giù, chi lo sposta e dove può andare
kalle-lesson-guard-done = Prima i tombini chiusi, poi quelli aperti, e dopo due così uno in mezzo: ora sai dove va il poliziotto.
kalle-lesson-guard-place = Bo è Rattigan, e tu siedi alla sua destra: il poliziotto lo metti giù tu. Ogni tombino va bene; prendi quello illuminato.
kalle-lesson-guard-place-no = Ogni tombino va bene. Stavolta prendi quello illuminato.
kalle-lesson-guard-first = Il tombino sotto il poliziotto resta chiuso. In senso orario ci siete tu, Bo, Cleo e Dora: chi è a sinistra di Rattigan e comincia?
kalle-lesson-guard-first-you = Io
kalle-lesson-guard-first-you-why = Tu siedi alla destra di Bo. Dopo Bo si va a sinistra, quindi tocca a te alla fine.
kalle-lesson-guard-first-cleo = Cleo
kalle-lesson-guard-first-cleo-why = Giusto: dopo Cleo vengono Dora e tu, poi ancora Cleo. Bo scambia soltanto.
kalle-lesson-guard-first-dora = Dora
kalle-lesson-guard-first-dora-why = Dora è la seconda. A sinistra di Bo siede Cleo.
kalle-lesson-guard-closed-watch = Prima muove Cleo, poi Dora. Guarda su quali tombini va il poliziotto.
kalle-lesson-guard-closed = Il poliziotto va su un tombino accanto, anche in diagonale. Se ce n’è uno chiuso, mai su uno aperto: prendi quello illuminato.
kalle-lesson-guard-closed-no = Il poliziotto può andarci. Stavolta prendi quello illuminato.
kalle-lesson-guard-last-watch = Giocano gli altri, e Bo può scambiare. Guarda quanti tombini chiusi restano accanto al poliziotto.
kalle-lesson-guard-last = Il poliziotto deve muoversi, e accanto a lui resta un solo tombino chiuso. Spostalo lì.
kalle-lesson-guard-last-no = Cerca l’unico tombino chiuso accanto al poliziotto.
kalle-lesson-guard-count-watch = Ora Cleo ha intorno solo tombini aperti. Guarda le zampette accanto ai tombini quando muove.
kalle-lesson-guard-count = Intorno al poliziotto era tutto aperto, così Cleo l’ha spostato su un tombino aperto. A quanti tombini girati siete ora, su otto?
kalle-lesson-guard-count-six = Sei
kalle-lesson-guard-count-six-why = Giusto: Cleo non ha girato niente, quindi il conto resta a sei. E il suo turno è finito.
kalle-lesson-guard-count-seven = Sette
kalle-lesson-guard-count-seven-why = Il passo di Cleo non ha girato niente, quindi non conta. Guarda le zampette accanto ai tombini.
kalle-lesson-guard-middle-watch = Tocca a Dora. Guarda se trova un tombino chiuso.
kalle-lesson-guard-middle = Neanche Dora ha girato niente. Dopo due passi così, il prossimo va in mezzo: prendi lì il tombino accanto al poliziotto.
kalle-lesson-guard-middle-no = Dei quattro tombini in mezzo solo uno è accanto al poliziotto. Prendi quello.

## The rat’s tricks

kalle-lesson-rats-tricks = I trucchi di Rattigan
kalle-lesson-rats-tricks-about = Scappa, inganna, non muoverti e mostra dove sei
kalle-lesson-rats-tricks-done = Ora sai scappare, ingannare e non muoverti, e tieni a mente il tuo tombino. Per i più piccoli c’è un’opzione: Rattigan può guardare di nuovo.
kalle-lesson-rats-tricks-trick = Rattigan sei tu, sotto il tombino illuminato accanto al poliziotto. Scambialo con il tombino aperto del verme, lì sopra.
kalle-lesson-rats-tricks-trick-stay = Così al prossimo passo il poliziotto può trovarti. Scambia i due tombini illuminati.
kalle-lesson-rats-tricks-trick-away = Scappi anche così. Ma prova qualcosa di nuovo: scambia con il tombino aperto sopra il tuo.
kalle-lesson-rats-tricks-trick-no = Scambia i due tombini illuminati: il tuo, e quello aperto sopra.
kalle-lesson-rats-tricks-never = Il tombino del verme è ancora aperto, il tuo ancora chiuso, e l’hanno visto tutti. Quale tombino non puoi mai scambiare?
kalle-lesson-rats-tricks-never-open = Uno aperto
kalle-lesson-rats-tricks-never-open-why = L’hai appena fatto. Solo un tombino deve restare dov’è.
kalle-lesson-rats-tricks-never-guard = Quello del poliziotto
kalle-lesson-rats-tricks-never-guard-why = Giusto: il tombino con il poliziotto resta dov’è. Fra gli altri puoi scambiarne due qualsiasi, se sono vicini.
kalle-lesson-rats-tricks-never-mine = Il mio
kalle-lesson-rats-tricks-never-mine-why = Il tuo tombino l’hai appena spostato. Solo uno deve restare dov’è.
kalle-lesson-rats-tricks-bluff-watch = Ora Cleo sposta il poliziotto. Guarda se ti segue.
kalle-lesson-rats-tricks-bluff = Il poliziotto si è allontanato. Tutti vedono cosa scambi: con i due tombini illuminati sembrerà che tu scappi lì.
kalle-lesson-rats-tricks-bluff-pass = Puoi farlo, e presto lo farai. Prima porta gli altri fuori strada con i tombini illuminati.
kalle-lesson-rats-tricks-bluff-own = Dove sei non c’è pericolo, quindi non muoverti. Scambia i due tombini illuminati.
kalle-lesson-rats-tricks-bluff-no = Scambia i due illuminati: uno accanto al poliziotto, uno fuori dalla sua portata.
kalle-lesson-rats-tricks-still-watch = Ora tocca a Bo. Guarda se ci casca.
kalle-lesson-rats-tricks-still = Bo ci è cascato. Al prossimo passo il poliziotto non può raggiungerti: non scambiare niente.
kalle-lesson-rats-tricks-still-no = Potresti. Ma prova a non muoverti: non scambiare niente.
kalle-lesson-rats-tricks-prove-watch = Cleo gira l’ottavo tombino. Guarda quale, e ricorda il tuo.
kalle-lesson-rats-tricks-prove = Era l’ottavo tombino: la ricerca è finita, e non si scambia più. Mostra dove sei.
kalle-lesson-rats-tricks-prove-no = Non lì. Ripensaci: hai fatto cambio con il tombino del verme, sopra il tuo.
kalle-lesson-rats-tricks-wrong = Rattigan è lì, e il formaggio è tuo. E con un tombino sbagliato, chi l’avrebbe preso?
kalle-lesson-rats-tricks-wrong-nobody = Nessuno
kalle-lesson-rats-tricks-wrong-nobody-why = Giusto: il giro finiva senza un formaggio per nessuno.
kalle-lesson-rats-tricks-wrong-searchers = Chi cerca
kalle-lesson-rats-tricks-wrong-searchers-why = Chi cerca prende un formaggio solo se trova Rattigan. Qui non lo prende nessuno.

## Watching

kalle-lesson-watching = Guarda gli scambi
kalle-lesson-watching-about = Tutti vedono ogni scambio: segui il tombino che scappa
kalle-lesson-watching-done = Ogni scambio avviene sotto i tuoi occhi. Chi guarda bene sa dove può essere Rattigan.
kalle-lesson-watching-count-watch = Prima Cleo sposta il poliziotto. Guarda cosa gira.
kalle-lesson-watching-count = Tre tombini sono girati, e Bo non ha ancora scambiato niente. Sotto quanti può essere Rattigan?
kalle-lesson-watching-count-eight = 8
kalle-lesson-watching-count-eight-why = In un giro se ne possono girare otto. Conta quelli chiusi.
kalle-lesson-watching-count-thirteen = 13
kalle-lesson-watching-count-thirteen-why = Giusto: 16 tombini meno i tre aperti.
kalle-lesson-watching-count-sixteen = 16
kalle-lesson-watching-count-sixteen-why = Sotto i tre aperti non c’è. Conta solo quelli chiusi.
kalle-lesson-watching-ready = Ora Bo può scambiare due tombini, e tutti vedono quali. Guarda bene: quale scappa dal poliziotto, e dove va?
kalle-lesson-watching-near-watch = Ecco: guarda quali due tombini scambia Bo.
kalle-lesson-watching-near = Bo ha scambiato due tombini. Se è scappato dal poliziotto, dov’è ora? Sposta il poliziotto lì accanto.
kalle-lesson-watching-near-no = Da lì il poliziotto non lo raggiunge. Il suo tombino era accanto al poliziotto ed è andato al bordo sinistro, nella riga 3.
kalle-lesson-watching-find-watch = Bo può scambiare di nuovo prima che cerchi Cleo. Non perdere d’occhio il suo tombino.
kalle-lesson-watching-find = Bo scambia di nuovo, e Cleo guarda dov’era prima. Tu hai visto tutto: gira il tombino dov’è ora.
kalle-lesson-watching-find-no = Segui i due scambi: prima va al bordo sinistro nella riga 3, e da lì un tombino più in là.
kalle-lesson-watching-log = L’hai trovato. Da qualche parte c’era scritto quali tombini si sono scambiati?
kalle-lesson-watching-log-list = Sì, nella «Cronaca»
kalle-lesson-watching-log-list-why = Lì c’è scritto solo che Bo ha scambiato due tombini, non quali.
kalle-lesson-watching-log-head = No, da nessuna parte
kalle-lesson-watching-log-head-why = Giusto: cosa c’è sotto i tombini chiusi, e dove vanno, si tiene solo a mente.
kalle-lesson-watching-left-watch = Comincia un altro giro: Cleo si nasconde. Guarda chi mette giù il poliziotto.
kalle-lesson-watching-left = Ora Rattigan è Cleo. Tu siedi alla sua sinistra, quindi cominci tu: sposta il poliziotto dove vuoi.
kalle-lesson-watching-left-no = Sposta il poliziotto su un tombino lì accanto.
kalle-lesson-watching-free = Continua, e guarda cosa scambia Cleo. Sposta il poliziotto altre due volte.

## The whole game

kalle-lesson-whole-game = Tutta la partita
kalle-lesson-whole-game-about = Giri, l’ultima possibilità e chi vince
kalle-lesson-whole-game-done = Ora puoi giocare una partita intera. Indicare un tombino dopo l’ottavo è un’opzione: senza, Rattigan mostra subito il suo.
kalle-lesson-whole-game-rounds = In quattro si giocano quattro giri, e ognuno è Rattigan una volta. In due o in tre, due volte: quanti giri si giocano in tre?
kalle-lesson-whole-game-rounds-three = Tre
kalle-lesson-whole-game-rounds-three-why = In tre ognuno è Rattigan due volte, quindi sono di più.
kalle-lesson-whole-game-rounds-six = Sei
kalle-lesson-whole-game-rounds-six-why = Giusto: due volte tre. In cinque si giocano cinque giri.
kalle-lesson-whole-game-seventh = È l’ultimo giro, e tu, Bo e Cleo avete un formaggio a testa. Rattigan è Dora: sposta il poliziotto sul tombino illuminato.
kalle-lesson-whole-game-seventh-no = Il poliziotto può andarci. Stavolta prendi il tombino illuminato.
kalle-lesson-whole-game-watch = Sette tombini sono girati. Ora attenzione: Dora può scambiare per l’ultima volta, poi Bo gira l’ottavo.
kalle-lesson-whole-game-point-watch = Ecco l’ultimo scambio di Dora: guarda quale tombino allontana dal poliziotto.
kalle-lesson-whole-game-point = Anche l’ottavo va a vuoto. A questo tavolo chi cerca indica ora un altro tombino chiuso, e cominci tu: dov’è Dora?
kalle-lesson-whole-game-point-near = Quel tombino non si è mosso. Dora ne ha scambiato uno vicino al poliziotto con uno fuori portata: indica quello.
kalle-lesson-whole-game-point-no = Non lì. Dora ha scambiato un tombino accanto al poliziotto, e Bo ha guardato dov’era prima: indica dov’è andata.
kalle-lesson-whole-game-vain-watch = Ora indica Bo. Guarda se può prendere il tuo.
kalle-lesson-whole-game-vain = Bo indica un altro tombino: uno già indicato non si può. E se nessuno indovina?
kalle-lesson-whole-game-vain-dora = Dora mostra dov’è
kalle-lesson-whole-game-vain-dora-why = Giusto: Dora mostra il suo tombino, e prende il formaggio solo se è quello giusto.
kalle-lesson-whole-game-vain-again = Si indica ancora
kalle-lesson-whole-game-vain-again-why = Chi cerca indica una volta sola. Poi tocca a Rattigan mostrare dov’è.
kalle-lesson-whole-game-winner-watch = Cleo indica per ultima, poi quei tombini si girano. Guarda chi ha indovinato.
kalle-lesson-whole-game-winner = Ora hanno indicato tutti, e i tombini si girano: hai due formaggi e vinci. E se tu, Bo e Cleo ne aveste uno a testa?
kalle-lesson-whole-game-winner-share = Vinciamo insieme
kalle-lesson-whole-game-winner-share-why = Giusto: vince chi ha più formaggi, e in parità si vince a pari merito.
kalle-lesson-whole-game-winner-first = Vince il primo
kalle-lesson-whole-game-winner-first-why = Non conta chi l’ha preso per primo. Vince chi ha più formaggi, e in parità si vince a pari merito.

## Playing well

kalle-lesson-playing-well = Giocare bene
kalle-lesson-playing-well-about = Chiudi Rattigan in trappola, o tieniti una via d’uscita
kalle-lesson-playing-well-done = Cerca dov’è più facile che sia Rattigan e chiudilo in trappola. Se sei tu, tieniti una via d’uscita e stai dove nessuno se l’aspetta.
kalle-lesson-playing-well-place = Bo può essere sotto qualsiasi tombino, e il poliziotto lo metti giù tu. Mettilo dove ha intorno più tombini.
kalle-lesson-playing-well-place-middle = In mezzo va bene. Stavolta prendi un altro dei quattro tombini lì.
kalle-lesson-playing-well-place-corner = Da un angolo il poliziotto può andare solo su tre tombini. Cerca un posto con più tombini intorno.
kalle-lesson-playing-well-place-edge = Da un bordo il poliziotto può andare su cinque tombini. In mezzo sono di più.
kalle-lesson-playing-well-go = Da qui in mezzo il poliziotto può andare su otto tombini. Gira quello illuminato.
kalle-lesson-playing-well-go-no = Per ora uno vale l’altro. Stavolta prendi quello illuminato.
kalle-lesson-playing-well-trap-watch = Ora Bo può scambiare. Guarda dove scappa.
kalle-lesson-playing-well-trap = Probabilmente Bo è scappato al bordo sinistro. Vai dove il poliziotto raggiunge il suo tombino e tutti quelli intorno: è in trappola.
kalle-lesson-playing-well-trap-down = Da lì lo raggiungi, ma può scapparti verso il basso. Chiudilo in trappola.
kalle-lesson-playing-well-trap-up = Da lì lo raggiungi, ma può scapparti verso l’alto. Chiudilo in trappola.
kalle-lesson-playing-well-trap-no = Da lì non arrivi al suo tombino. È al bordo sinistro, nella riga 3.
kalle-lesson-playing-well-catch-watch = Può scambiare ancora, ma è in trappola. Guarda dove va.
kalle-lesson-playing-well-catch = Ha scambiato di nuovo, ma da qui lo raggiungi ovunque. Gira il tombino dov’è ora.
kalle-lesson-playing-well-catch-no = Era al bordo sinistro, nella riga 3. Pensaci: dov’è andato quel tombino?
kalle-lesson-playing-well-hide = Preso. Ora Rattigan sei tu: nasconditi sotto il tombino illuminato.
kalle-lesson-playing-well-hide-no = Un tombino vale l’altro. Stavolta nasconditi sotto quello illuminato.
kalle-lesson-playing-well-flee-watch = Bo mette giù il poliziotto e comincia. Guarda quanto si avvicina.
kalle-lesson-playing-well-flee = Il poliziotto è accanto a te. Esci dalla sua portata, ma non andare dove può chiuderti in trappola.
kalle-lesson-playing-well-flee-near = Così il poliziotto può trovarti subito. Vai dove non ti raggiunge.
kalle-lesson-playing-well-flee-corner = Lì il poliziotto non ti raggiunge, ma al prossimo passo può chiuderti in trappola: da un angolo si scappa male.
kalle-lesson-playing-well-flee-edge = Lì il poliziotto non ti raggiunge. Ma se va dov’eri tu, sei in trappola.
kalle-lesson-playing-well-flee-no = Così resti dove sei. Il tuo tombino è nella riga 3, colonna 2.
kalle-lesson-playing-well-guess = Sei fuori portata, ma Bo ha visto lo scambio. Cosa, alla lunga, lo lascia nel dubbio?
kalle-lesson-playing-well-guess-always = Scappare sempre subito
kalle-lesson-playing-well-guess-always-why = Allora ogni fuga gli dice dove sei. Ogni tanto scambia altri tombini, o niente.
kalle-lesson-playing-well-guess-mix = Ogni tanto ingannare
kalle-lesson-playing-well-guess-mix-why = Giusto: se ogni tanto scambi altri tombini, o niente, da uno scambio non si capisce più niente.
kalle-lesson-playing-well-free = Continua: stai fuori portata, tieniti una via d’uscita, e ogni tanto inganna. Ancora quattro scelte.

## First game together

kalle-together-start = In ogni giro uno di voi è Rattigan, sotto uno di 16 tombini, e gli altri cercano. Tutti lo fanno lo stesso numero di volte, e vince chi ha più formaggi.
kalle-together-hide = Rattigan sceglie un tombino dove nascondersi, mentre gli altri si voltano. L’animale che era lì non gioca in questo giro, e nessuno lo vede.
kalle-together-memory = Solo Rattigan sa sotto quale tombino è. L’ha visto una volta e ora lo tiene a mente, a meno che il tavolo gli lasci guardare di nuovo.
kalle-together-place = Il vicino di destra di Rattigan (in due, l’altro) mette il poliziotto su un tombino qualsiasi. Quel tombino non si gira.
kalle-together-step = Chi cerca gioca a turno, cominciando alla sinistra di Rattigan. Ognuno sposta il poliziotto su un tombino accanto, chiuso se ce n’è uno, e lo gira.
kalle-together-found = Chi trova Rattigan prende un formaggio, e il giro è finito. Ogni altro animale resta aperto, e con l’ottavo finisce la ricerca.
kalle-together-swap = Dopo ogni passo del poliziotto Rattigan può scambiare due tombini vicini, chiusi o aperti, o niente. Solo quello con il poliziotto resta fermo.
kalle-together-watch = Gli scambi li vedono tutti, anche quelli dei tombini aperti. La cronaca non dice quali: chi guarda bene può seguire Rattigan.
kalle-together-open = Intorno al poliziotto era tutto aperto, e nessun tombino si è girato. Dopo due passi così di fila, il prossimo va su uno dei quattro in mezzo.
kalle-together-point = Dopo l’ottavo tombino, chi cerca ne indica ancora uno chiuso a testa, mai lo stesso. Chi indica Rattigan prende un formaggio.
kalle-together-prove = La ricerca è finita, e non si scambia più. Se Rattigan mostra il tombino giusto, prende un formaggio; se no, non lo prende nessuno.
kalle-together-next = Rattigan è stato trovato, e si girano tutti i tombini. Nel prossimo giro, se c’è, Rattigan è il suo vicino di sinistra.
