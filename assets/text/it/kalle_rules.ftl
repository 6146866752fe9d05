# Kalle Kanalratte: its rule book, in Italian.

kalle-rules-1 = Tombini e giri
kalle-rules-2 = Nascondersi
kalle-rules-3 = La ricerca
kalle-rules-4 = Dopo l’ottavo tombino
kalle-rules-5 = La fine della partita
kalle-rules-6 = Cosa sanno tutti

## Lids and rounds

rule-K1 = Le fogne
    .text = Ci sono 17 tombini, che visti da sopra sono tutti uguali. Sotto uno c’è il ratto, sotto ciascuno degli altri un altro animale delle fogne. A ogni giro questi altri 16 si dispongono a caso, chiusi, in un quadrato di quattro righe di quattro tombini. Ci sono anche un poliziotto e 6 formaggi, e i formaggi bastano sempre fino alla fine.
    .ours = Quali sedici animali vivano nelle fogne l’abbiamo scelto noi; cambiano solo le figure, quindi nel gioco non dipende niente da questo.

rule-K2 = Giri e ruoli
    .text = Una partita si gioca in giri. In ogni giro un giocatore è il ratto, e tutti gli altri cercano. Il ratto successivo è il vicino di sinistra, cioè il prossimo nell’ordine di gioco. In 2 o 3 giocatori ognuno è il ratto due volte, in 4 o 5 una volta. Chi è il ratto per primo si estrae a sorte, o si sceglie prima della partita.
    .example = In due si giocano 4 giri, in tre 6, in quattro 4 e in cinque 5.

## Hiding

rule-K3 = Il ratto si nasconde
    .text = Chi cerca si volta. Il ratto scambia il suo tombino con uno qualsiasi dei 16 del quadrato. Il tombino tolto è fuori per questo giro e non si mostra a nessuno, neanche al ratto.

rule-K4 = Mettere giù il poliziotto
    .text = Prima della ricerca, il vicino di destra del ratto mette il poliziotto su un tombino qualsiasi; in due giocatori è l’unico che cerca. Il tombino sotto il poliziotto non si gira.
    .ours = Il regolamento originale lo lascia fare a uno qualsiasi di quelli che cercano; noi prendiamo il vicino di destra del ratto, così in tre o più chi mette giù il poliziotto non è anche il primo a spostarlo.

## The search

rule-K5 = A turno
    .text = Chi cerca gioca a turno, in senso orario, cominciando dal vicino di sinistra del ratto. In questo ordine il ratto si salta; il suo turno viene fra quelli degli altri.
    .example = Ada, Ben, Cleo, Dan ed Eve siedono in quest’ordine, e il ratto è Dan: Cleo mette giù il poliziotto, poi la prima a cercare è Eve, dopo di lei Ada, Ben, Cleo, e poi di nuovo Eve.

rule-K6 = Spostare il poliziotto
    .text = Se cerchi, nel tuo turno sposti il poliziotto su un tombino accanto: in su, in giù, a sinistra, a destra o in diagonale. Poi giri quel tombino. Non puoi lasciare il poliziotto dov’è, e non salta mai un tombino.
    .example = In mezzo al quadrato il poliziotto può scegliere fra 8 tombini, su un bordo fra 5, in un angolo fra 3.
    .ours = Il regolamento originale dice che puoi spostare il poliziotto; da noi devi, perché chi si limitasse ad aspettare fermerebbe la ricerca.

rule-K7 = Prima i tombini chiusi
    .text = Se accanto al poliziotto c’è un tombino chiuso, devi spostare il poliziotto su uno chiuso. Se tutti i tombini accanto sono aperti, lo sposti su uno di questi: non si gira niente, non si conta nessun tombino, e il tuo turno è speso. Dopo due passi così di fila, non importa di chi, il prossimo passo così deve andare su uno dei quattro tombini in mezzo al quadrato. Appena si gira un tombino, il conto di questi passi ricomincia.
    .ours = Il regolamento originale non dice cosa succede quando intorno al poliziotto restano solo tombini aperti; dal mezzo arriva presto di nuovo a quelli chiusi, così nessuna ricerca si blocca.

rule-K8 = Cosa c’è sotto
    .text = Se giri il tombino del ratto, prendi un formaggio e il giro è finito. Se è un altro animale, il tombino resta aperto e il poliziotto ci sta sopra.

rule-K9 = Il ratto scambia
    .text = Dopo ogni passo di chi cerca, finché la ricerca continua, il ratto può scambiare due tombini vicini, anche in diagonale, in qualsiasi punto del quadrato. Solo il tombino con il poliziotto resta dov’è. Un tombino aperto può scambiarsi di posto con uno chiuso; quello che è aperto resta aperto, e quello che è chiuso resta chiuso. Il tombino del ratto non deve per forza essere uno dei due, e il ratto può anche non scambiare niente. Tutti vedono quali due posti si scambiano.

## After the eighth lid

rule-K10 = Mostrare il ratto
    .text = Se neanche l’ottavo tombino girato è quello del ratto, la ricerca è finita, e dopo non c’è nessuno scambio. Ora il ratto deve far vedere che sa dov’è: indica un tombino chiuso, e quel tombino si gira. Se è quello del ratto, il ratto prende un formaggio; se no, non lo prende nessuno. Alla fine di ogni giro si mostrano tutti i tombini.
    .example = Dopo ciascuno dei primi sette tombini sbagliati il ratto può scambiare; dopo l’ottavo no.

rule-K11 = L’ultima possibilità
    .text = Con l’opzione «Dopo l’ottavo tombino, chi cerca ne indica ancora uno a testa» chi cerca può ancora vincere dopo l’ottavo tombino. Cominciando dal vicino di sinistra del ratto, ognuno di loro indica un tombino chiuso, e mai due lo stesso; solo dopo questi tombini si girano. Chi ha indicato il ratto prende un formaggio. Se non l’ha indicato nessuno, il ratto deve mostrare dov’è, fra i tombini ancora chiusi. Nessuno può rifiutarsi di indicare, e in due giocatori l’unico che cerca indica una volta.
    .ours = Il regolamento originale non dice se ci si può rifiutare, né dove può ancora indicare il ratto; da noi indicano tutti, così ogni giro ha una fine chiara, e il ratto sceglie fra i tombini chiusi, perché tutti hanno visto che gli altri non sono il suo.

## The end of the game

rule-K12 = Vince chi ha più formaggi
    .text = Dopo l’ultimo giro vince chi ha più formaggi. Chi ne ha lo stesso numero vince a pari merito, anche se nessuno ha neanche un formaggio.

## What everyone knows

rule-K13 = Dov’è il ratto
    .text = Cosa c’è sotto un tombino chiuso non lo vede nessuno. Solo il ratto sa dov’è, e vede il suo posto soltanto mentre si nasconde; dopo deve seguire i propri scambi a mente. Con l’opzione «Il ratto può guardare dov’è prima di decidere» può guardare di nuovo ogni volta prima di scambiare e prima di mostrare dov’è, mentre gli altri si voltano.
    .ours = Il regolamento originale vuole che il ratto dimostri la sua memoria, quindi gli facciamo vedere il suo posto solo mentre si nasconde; l’opzione rende tutto più facile per i bambini piccoli.

rule-K14 = Seguire gli scambi
    .text = Ogni scambio avviene davanti a tutti. Perciò chi cerca e ha buona memoria può seguire ogni tombino, e sa quanto è probabile che il ratto sia lì sotto. Il gioco non scrive quali tombini si sono scambiati, quindi guarda bene.
    .example = Finché il ratto non scambia niente, all’inizio può essere sotto uno qualsiasi di 16 tombini, e dopo tre sbagliati sotto uno qualsiasi di 13.
