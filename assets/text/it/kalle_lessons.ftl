# What the coach says in the lessons of Kalle Kanalratte (Rattigan), and the cards of the first game together, in Italian.

## First rounds

kalle-lesson-first-rounds = I tuoi primi giri
kalle-lesson-first-rounds-about = Trova il ratto, poi fallo tu: basta per giocare
kalle-lesson-first-rounds-done = Per una prima partita non serve altro. In due si giocano quattro giri, e alla fine vince chi ha più formaggi.
kalle-lesson-first-rounds-look = Il ratto di Bo è sotto uno di questi 16 tombini. Sposta il poliziotto su quello illuminato lì accanto e guarda cosa c’è.
kalle-lesson-first-rounds-look-no = Il poliziotto può andare su ogni tombino accanto. Per continuare insieme, prendi quello illuminato.
kalle-lesson-first-rounds-open = Solo una rana. Il suo tombino resta aperto, con il poliziotto sopra.
kalle-lesson-first-rounds-near = Ora Bo può scambiare due tombini: ne scambia uno accanto al poliziotto con uno al bordo destro. Vai accanto a dove può essere adesso.
kalle-lesson-first-rounds-near-no = Da lì il poliziotto non arriverebbe poi a quel tombino. È al bordo destro, nella riga 2.
kalle-lesson-first-rounds-catch = Stavolta Bo non scambia niente e spera nella tua distrazione. Gira il tombino che ha spostato al bordo.
kalle-lesson-first-rounds-catch-no = Ripensaci: ha scambiato un tombino accanto al poliziotto con quello al bordo destro, nella riga 2.
kalle-lesson-first-rounds-won = Ecco il ratto: prendi un formaggio, e il giro è finito. Nel prossimo giro il ratto sei tu.
kalle-lesson-first-rounds-hide = Bo si volta. Scegli il tombino illuminato, poi Fatto: prendi il posto dell’animale lì sotto, che per questo giro è fuori.
kalle-lesson-first-rounds-hide-no = Andrebbe bene ogni tombino. Per continuare insieme, nasconditi sotto quello illuminato.
kalle-lesson-first-rounds-flee = Il poliziotto è arrivato accanto a te. Scambia il tuo tombino con uno che non può raggiungere: scegli il tuo, poi l’altro.
kalle-lesson-first-rounds-flee-stay = Così il poliziotto può scoprirti con il prossimo passo. Scappa.
kalle-lesson-first-rounds-flee-near = Lì il poliziotto sarebbe ancora accanto a te. Vai più lontano.
kalle-lesson-first-rounds-flee-no = Così resti dove sei. Il tuo tombino è nella riga 3, colonna 3: scambia quello.
kalle-lesson-first-rounds-free = Continua: dopo ogni passo del poliziotto puoi scambiare. Se si girano otto tombini a vuoto, mostra dove sei e prendi un formaggio.

## The guard

kalle-lesson-guard = Il poliziotto
kalle-lesson-guard-about = Chi lo mette giù, chi lo sposta e dove può andare
kalle-lesson-guard-done = Prima i tombini chiusi, poi quelli aperti, e dopo due così uno in mezzo: ora sai dove va il poliziotto.
kalle-lesson-guard-place = Bo è il ratto, e tu siedi alla sua destra: quindi metti giù tu il poliziotto. Va bene ogni tombino; prendi quello illuminato.
kalle-lesson-guard-place-no = Andrebbe bene ogni tombino. Per continuare insieme, prendi quello illuminato.
kalle-lesson-guard-first = Il tombino sotto il poliziotto resta chiuso. In senso orario ci siete tu, Bo, Cleo e Dora: chi è a sinistra del ratto e inizia?
kalle-lesson-guard-first-you = Tu
kalle-lesson-guard-first-you-why = Tu siedi alla destra di Bo. Dopo Bo si va a sinistra, quindi tocca a te alla fine.
kalle-lesson-guard-first-cleo = Cleo
kalle-lesson-guard-first-cleo-why = Giusto: dopo Cleo ci siete Dora e tu, poi ancora Cleo. Bo scambia soltanto.
kalle-lesson-guard-first-dora = Dora
kalle-lesson-guard-first-dora-why = Dora è la seconda. A sinistra di Bo siede Cleo.
kalle-lesson-guard-closed = Il poliziotto va su un tombino accanto, anche in diagonale, ma mai su uno aperto se ce n’è uno chiuso. Prendi quello illuminato.
kalle-lesson-guard-closed-no = Il poliziotto può andarci. Per continuare insieme, prendi quello illuminato.
kalle-lesson-guard-last = Il poliziotto deve muoversi, e accanto a lui resta un solo tombino chiuso. Spostalo lì.
kalle-lesson-guard-last-no = Cerca l’unico tombino chiuso accanto al poliziotto.
kalle-lesson-guard-count = I tombini accanto al poliziotto erano tutti aperti, così Cleo l’ha spostato su uno di questi. Quanti su otto sono girati ora?
kalle-lesson-guard-count-six = Sei
kalle-lesson-guard-count-six-why = Giusto: non si è girato niente, quindi non si conta niente, e il turno di Cleo è speso.
kalle-lesson-guard-count-seven = Sette
kalle-lesson-guard-count-seven-why = Il passo di Cleo non ha girato niente, quindi non conta. Guarda le zampette accanto ai tombini.
kalle-lesson-guard-middle = Neanche Dora ha girato niente. Dopo due passi così, il prossimo va su un tombino in mezzo: prendi quello accanto al poliziotto.
kalle-lesson-guard-middle-no = Dei quattro tombini in mezzo, solo uno è accanto al poliziotto. Prendi quello.

## The rat’s tricks

kalle-lesson-rats-tricks = I trucchi del ratto
kalle-lesson-rats-tricks-about = Scappa, inganna, non muoverti e mostra dove sei
kalle-lesson-rats-tricks-done = Il tuo tombino lo segui a mente. Per i bambini piccoli c’è un’opzione: il ratto può guardare di nuovo prima di decidere.
kalle-lesson-rats-tricks-trick = Il ratto sei tu, sotto il tombino chiuso illuminato accanto al poliziotto. Fai cambio con il tombino aperto del verme, lì sopra.
kalle-lesson-rats-tricks-trick-stay = Così al prossimo passo il poliziotto può scoprirti. Scambia i due tombini illuminati.
kalle-lesson-rats-tricks-trick-away = Scappi anche così. Ma prova qualcosa di nuovo: scambia con il tombino aperto sopra il tuo.
kalle-lesson-rats-tricks-trick-no = Scambia i due tombini illuminati: il tuo, e quello aperto sopra.
kalle-lesson-rats-tricks-never = Il tombino del verme è ancora aperto, il tuo ancora chiuso, e l’hanno visto tutti. Quale tombino non puoi mai scambiare?
kalle-lesson-rats-tricks-never-open = Uno aperto
kalle-lesson-rats-tricks-never-open-why = L’hai appena fatto. Solo un tombino deve restare dov’è.
kalle-lesson-rats-tricks-never-guard = Quello del poliziotto
kalle-lesson-rats-tricks-never-guard-why = Giusto: il tombino con il poliziotto resta dov’è. Altri due qualsiasi si possono scambiare, se sono vicini.
kalle-lesson-rats-tricks-never-mine = Il tuo
kalle-lesson-rats-tricks-never-mine-why = Il tuo tombino l’hai appena spostato. Solo uno deve restare dov’è.
kalle-lesson-rats-tricks-bluff = Il poliziotto si è allontanato da te. Scambia i due tombini illuminati, così sembra che il ratto scappi lì.
kalle-lesson-rats-tricks-bluff-pass = È permesso, e presto lo farai. Prima porta gli altri fuori strada con i tombini illuminati.
kalle-lesson-rats-tricks-bluff-own = Dove sei non c’è pericolo, quindi lascia fermo il tuo tombino. Scambia i due illuminati.
kalle-lesson-rats-tricks-bluff-no = Scambia i due illuminati: uno accanto al poliziotto, uno fuori dalla sua portata.
kalle-lesson-rats-tricks-still = Bo ci è cascato. Al prossimo passo il poliziotto non può raggiungerti, quindi non scambiare niente.
kalle-lesson-rats-tricks-still-no = Potresti. Ma prova a non muoverti: non scambiare niente.
kalle-lesson-rats-tricks-prove = Era l’ottavo tombino: la ricerca è finita, e dopo non si scambia più. Mostra dove sei.
kalle-lesson-rats-tricks-prove-no = Non lì. Ripensaci: hai fatto cambio con il tombino del verme, sopra il tuo.
kalle-lesson-rats-tricks-wrong = Il ratto è lì, e il formaggio è tuo. Con un tombino sbagliato, chi l’avrebbe preso?
kalle-lesson-rats-tricks-wrong-nobody = Nessuno
kalle-lesson-rats-tricks-wrong-nobody-why = Giusto: allora il giro sarebbe finito senza un formaggio.
kalle-lesson-rats-tricks-wrong-searchers = Chi cerca
kalle-lesson-rats-tricks-wrong-searchers-why = Chi cerca prende un formaggio solo se trova il ratto. Qui non lo prenderebbe nessuno.

## Watching

kalle-lesson-watching = Guarda gli scambi
kalle-lesson-watching-about = Tutti vedono ogni scambio: segui il tombino che scappa
kalle-lesson-watching-done = Ogni scambio avviene davanti ai tuoi occhi. Chi guarda meglio sa dove può essere il ratto.
kalle-lesson-watching-count = Tre tombini sono girati, e Bo non ha ancora scambiato niente. Sotto quanti tombini può essere il suo ratto?
kalle-lesson-watching-count-eight = 8
kalle-lesson-watching-count-eight-why = In un giro se ne possono girare otto. Conta quelli chiusi.
kalle-lesson-watching-count-thirteen = 13
kalle-lesson-watching-count-thirteen-why = Giusto: 16 tombini meno i tre aperti.
kalle-lesson-watching-count-sixteen = 16
kalle-lesson-watching-count-sixteen-why = Sotto i tre tombini aperti non c’è. Conta solo quelli chiusi.
kalle-lesson-watching-ready = Ora tocca a Bo scambiare. Guarda bene: quale tombino scappa dal poliziotto, e dove va?
kalle-lesson-watching-near = Bo ha scambiato due tombini. Se è scappato dal poliziotto, dov’è ora? Sposta il poliziotto accanto a lui.
kalle-lesson-watching-near-no = Da lì il poliziotto non lo raggiungerebbe poi. Il suo tombino è andato da accanto al poliziotto al bordo sinistro, nella riga 3.
kalle-lesson-watching-find = Bo scambia di nuovo, e Cleo guarda dov’era poco prima. Tu hai visto tutto: gira il tombino dov’è ora.
kalle-lesson-watching-find-no = Seguilo nei due scambi: prima fino al bordo sinistro nella riga 3, e da lì un tombino più in là.
kalle-lesson-watching-log = L’hai trovato. Si poteva leggere da qualche parte quali tombini si sono scambiati?
kalle-lesson-watching-log-list = Sì, nella «Cronaca»
kalle-lesson-watching-log-list-why = Lì c’è scritto solo che Bo ha scambiato due tombini, non quali.
kalle-lesson-watching-log-head = No, da nessuna parte
kalle-lesson-watching-log-head-why = Giusto: cosa c’è sotto i tombini chiusi, e dove sono finiti, si tiene solo a mente.
kalle-lesson-watching-left = Ora il ratto è Cleo. Tu siedi alla sua sinistra, quindi inizi tu: sposta il poliziotto dove vuoi.
kalle-lesson-watching-left-no = Sposta il poliziotto su un tombino lì accanto.
kalle-lesson-watching-free = Continua, e guarda cosa scambia Cleo. Sposta il poliziotto altre due volte.

## The whole game

kalle-lesson-whole-game = Tutta la partita
kalle-lesson-whole-game-about = Giri, l’ultima possibilità e chi vince
kalle-lesson-whole-game-done = Indicare dopo l’ottavo tombino è un’opzione: senza, il ratto mostra subito il suo tombino.
kalle-lesson-whole-game-rounds = In quattro si giocano quattro giri, e ognuno è il ratto una volta. In due o in tre ognuno è il ratto due volte: quanti giri si giocano in tre?
kalle-lesson-whole-game-rounds-three = Tre
kalle-lesson-whole-game-rounds-three-why = In tre ognuno è il ratto due volte, quindi sono di più.
kalle-lesson-whole-game-rounds-six = Sei
kalle-lesson-whole-game-rounds-six-why = Giusto: due volte tre. In cinque si giocano cinque giri.
kalle-lesson-whole-game-seventh = È l’ultimo giro, e tu, Bo e Cleo avete un formaggio a testa. Il ratto è Dora: sposta il poliziotto sul tombino illuminato.
kalle-lesson-whole-game-seventh-no = Il poliziotto può andarci. Per continuare insieme, prendi il tombino illuminato.
kalle-lesson-whole-game-watch = Sette tombini sono girati. Ora guarda: Dora può scambiare per l’ultima volta, e poi Bo gira l’ottavo.
kalle-lesson-whole-game-point = L’ottavo tombino, a vuoto. A questo tavolo chi cerca indica ora un altro tombino chiuso, e inizi tu: dov’è Dora?
kalle-lesson-whole-game-point-near = Quel tombino non si è mosso. Dora ne ha scambiato uno accanto al poliziotto con uno fuori portata: indica questo.
kalle-lesson-whole-game-point-no = Non lì. Dora ha scambiato un tombino accanto al poliziotto, e Bo ha guardato dov’era prima: indica dov’è andata.
kalle-lesson-whole-game-vain = Bo indica un altro tombino, perché mai due indicano lo stesso. E se nessuno indovina?
kalle-lesson-whole-game-vain-dora = Dora mostra dov’è
kalle-lesson-whole-game-vain-dora-why = Giusto: Dora deve mostrare il suo tombino, e prende il formaggio solo se sa qual è.
kalle-lesson-whole-game-vain-again = Si indica ancora
kalle-lesson-whole-game-vain-again-why = Chi cerca indica una volta sola. Poi tocca al ratto mostrare dov’è.
kalle-lesson-whole-game-winner = Ora hanno indicato tutti, e i tombini si girano: hai due formaggi e vinci. E se tu, Bo e Cleo ne aveste uno a testa?
kalle-lesson-whole-game-winner-share = Vincete alla pari
kalle-lesson-whole-game-winner-share-why = Giusto: vince chi ha più formaggi, e chi ne ha lo stesso numero vince a pari merito.
kalle-lesson-whole-game-winner-first = Vince il primo
kalle-lesson-whole-game-winner-first-why = Chi è stato il primo non importa. Vince chi ha più formaggi, e chi ne ha lo stesso numero vince a pari merito.

## Playing well

kalle-lesson-playing-well = Giocare bene
kalle-lesson-playing-well-about = Chiudi il ratto, e da ratto tieniti una via d’uscita
kalle-lesson-playing-well-done = Cerca dove il ratto è probabile e chiudilo. Da ratto tieniti una via d’uscita, e stai dove nessuno se l’aspetta.
kalle-lesson-playing-well-place = Bo può essere sotto qualsiasi tombino, e il poliziotto lo metti giù tu. Mettilo dove ha più tombini a cui andare.
kalle-lesson-playing-well-place-middle = In mezzo è giusto. Per continuare insieme, prendi un altro dei quattro tombini lì.
kalle-lesson-playing-well-place-corner = Da un angolo il poliziotto può andare solo su tre tombini. Cerca un posto con più tombini intorno.
kalle-lesson-playing-well-place-edge = Da un bordo il poliziotto può andare su cinque tombini. In mezzo sono di più.
kalle-lesson-playing-well-go = Da qui in mezzo il poliziotto può andare su otto tombini. Gira quello illuminato.
kalle-lesson-playing-well-go-no = Ora uno è probabile come l’altro. Per continuare insieme, prendi quello illuminato.
kalle-lesson-playing-well-trap = Probabilmente Bo è scappato al bordo sinistro. Vai dove il poliziotto raggiunge il suo tombino e tutti quelli intorno: così lo chiudi.
kalle-lesson-playing-well-trap-down = Da lì raggiungi il suo tombino, ma lui potrebbe scapparti verso il basso. Chiudilo.
kalle-lesson-playing-well-trap-up = Da lì raggiungi il suo tombino, ma lui potrebbe scapparti verso l’alto. Chiudilo.
kalle-lesson-playing-well-trap-no = Da lì non arriveresti poi al suo tombino. È al bordo sinistro, nella riga 3.
kalle-lesson-playing-well-catch = Ha scambiato di nuovo, ma da qui lo raggiungi ovunque. Gira il tombino dov’è ora.
kalle-lesson-playing-well-catch-no = Era al bordo sinistro, nella riga 3. Pensaci: dov’è andato quel tombino?
kalle-lesson-playing-well-hide = Preso! Ora il ratto sei tu: nasconditi sotto il tombino illuminato.
kalle-lesson-playing-well-hide-no = Un tombino vale l’altro. Per continuare insieme, nasconditi sotto quello illuminato.
kalle-lesson-playing-well-flee = Il poliziotto è accanto a te. Esci dalla sua portata, ma non andare dove il suo prossimo passo potrebbe chiuderti.
kalle-lesson-playing-well-flee-near = Così il poliziotto potrebbe scoprirti subito. Vai dove non può raggiungerti.
kalle-lesson-playing-well-flee-corner = Lì il poliziotto non ti raggiunge, ma con il prossimo passo può chiuderti: un angolo ha poche vie d’uscita.
kalle-lesson-playing-well-flee-edge = Lì il poliziotto non ti raggiunge, ma se va dov’eri tu, ti chiude.
kalle-lesson-playing-well-flee-no = Così resti dove sei. Il tuo tombino è nella riga 3, colonna 2.
kalle-lesson-playing-well-guess = Sei fuori dalla sua portata, ma Bo ha visto lo scambio. Cosa, alla lunga, lo lascia nel dubbio?
kalle-lesson-playing-well-guess-always = Scappare sempre subito
kalle-lesson-playing-well-guess-always-why = Allora ogni fuga gli dice dove sei. Ogni tanto scambia altri tombini, o niente.
kalle-lesson-playing-well-guess-mix = Ogni tanto ingannare
kalle-lesson-playing-well-guess-mix-why = Giusto: se ogni tanto scambi altri tombini, o niente, nessuno scambio dice niente di sicuro.
kalle-lesson-playing-well-free = Continua: stai fuori portata, tieniti una via d’uscita, e ogni tanto inganna. Ancora quattro decisioni.

## First game together

kalle-together-start = In ogni giro un giocatore è il ratto, sotto uno di 16 tombini, e gli altri cercano. Tutti sono il ratto lo stesso numero di volte, e vince chi ha più formaggi.
kalle-together-hide = Il ratto sceglie un tombino dove nascondersi, mentre gli altri si voltano. L’animale che era lì è fuori per questo giro, e nessuno lo vede.
kalle-together-memory = Solo il ratto sa sotto quale tombino è. L’ha visto una volta e ora lo tiene a mente, a meno che il tavolo lo lasci guardare di nuovo.
kalle-together-place = Il vicino di destra del ratto, in due giocatori l’altro, mette il poliziotto su un tombino qualsiasi. Quel tombino non si gira.
kalle-together-step = Chi cerca gioca a turno, cominciando alla sinistra del ratto. Ognuno sposta il poliziotto su un tombino accanto, chiuso se ce n’è uno, e lo gira.
kalle-together-found = Se è il ratto, chi lo trova prende un formaggio e il giro è finito. Ogni altro animale resta aperto, e con l’ottavo finisce la ricerca.
kalle-together-swap = Dopo ogni passo del poliziotto il ratto può scambiare due tombini vicini, chiusi o aperti, o niente. Solo quello con il poliziotto resta fermo.
kalle-together-watch = Tutti vedono quali tombini vengono scambiati, anche quelli aperti. La cronaca non lo dice: chi guarda bene può seguire il tombino del ratto.
kalle-together-open = Tutti i tombini accanto al poliziotto erano aperti, e non se n’è girato nessuno. Dopo due passi così di fila il prossimo va su uno dei quattro tombini in mezzo.
kalle-together-point = Dopo l’ottavo tombino, chi cerca ne indica ancora uno chiuso a testa, mai due lo stesso. Chi indica il ratto prende un formaggio.
kalle-together-prove = La ricerca è finita, e non si scambia più niente. Se il ratto mostra il tombino giusto, prende un formaggio; se no, non lo prende nessuno.
kalle-together-next = Il ratto è stato trovato, e si mostrano tutti i tombini. Nel prossimo giro, se c’è, il ratto è il suo vicino di sinistra.
