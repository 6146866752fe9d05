# Kalle Kanalratte: its rule book, in Italian.

kalle-rules-1 = Tombini e giri
kalle-rules-2 = Nascondersi
kalle-rules-3 = La ricerca
kalle-rules-4 = Dopo l’ottavo tombino
kalle-rules-5 = La fine della partita
kalle-rules-6 = Cosa sanno tutti

## Lids and rounds

rule-K1 = Le fogne
    .text = Ci sono 17 tombini, che da sopra sono tutti uguali. Sotto uno c’è Rattigan, sotto ognuno degli altri un altro animale delle fogne. A ogni giro gli altri 16 si dispongono a caso, chiusi, in un quadrato di quattro per quattro. Ci sono anche un poliziotto e 6 formaggi, che bastano sempre fino alla fine.
    .ours = I sedici animali delle fogne li abbiamo scelti noi. Cambiano solo le figure, quindi per il gioco è lo stesso.

rule-K2 = Giri e ruoli
    .text = Una partita si gioca in giri. In ogni giro un giocatore è Rattigan, e tutti gli altri cercano. Nel giro dopo Rattigan è il vicino di sinistra, cioè il prossimo nell’ordine di gioco. In 2 o 3 giocatori ognuno è Rattigan due volte, in 4 o 5 una volta. Il primo Rattigan si estrae a sorte, o si sceglie prima della partita.
    .ours = Nel regolamento originale il primo Rattigan è chi ha i denti più aguzzi. Da noi si estrae a sorte o si sceglie, così non tocca sempre allo stesso.
    .example = In due si giocano 4 giri, in tre 6, in quattro 4 e in cinque 5.

## Hiding

rule-K3 = Rattigan si nasconde
    .text = Chi cerca si volta. Rattigan scambia il suo tombino con uno qualsiasi dei 16 del quadrato. Il tombino tolto resta fuori per questo giro, e cosa c’è sotto non lo vede nessuno, neanche Rattigan.

rule-K4 = Mettere giù il poliziotto
    .text = Prima della ricerca, il vicino di destra di Rattigan mette il poliziotto su un tombino qualsiasi; in due giocatori è l’unico che cerca. Il tombino sotto il poliziotto non si gira.
    .ours = Nel regolamento originale può farlo chiunque cerchi. Noi prendiamo il vicino di destra di Rattigan: così, in tre o più, chi mette giù il poliziotto non è anche il primo a spostarlo.

## The search

rule-K5 = A turno
    .text = Chi cerca gioca a turno, in senso orario, cominciando dal vicino di sinistra di Rattigan. Rattigan si salta: la sua mossa viene fra un turno e l’altro.
    .example = Ada, Ben, Cleo, Dan ed Eve siedono in quest’ordine, e Rattigan è Dan. Cleo mette giù il poliziotto, poi cerca per prima Eve, dopo di lei Ada, Ben, Cleo, e poi di nuovo Eve.

rule-K6 = Spostare il poliziotto
    .text = Se cerchi, nel tuo turno sposti il poliziotto su un tombino accanto: in su, in giù, a sinistra, a destra o in diagonale. Poi giri quel tombino. Non puoi lasciare il poliziotto dov’è, e non puoi fargli saltare un tombino.
    .example = In mezzo al quadrato il poliziotto può scegliere fra 8 tombini, su un bordo fra 5, in un angolo fra 3.
    .ours = Il regolamento originale dice che puoi spostare il poliziotto. Da noi devi, perché chi aspetta e basta fermerebbe la ricerca.

rule-K7 = Prima i tombini chiusi
    .text = Se accanto al poliziotto c’è un tombino chiuso, devi spostarlo su uno chiuso. Se sono tutti aperti, lo sposti su uno di quelli: non giri niente, non si conta nessun tombino, e il tuo turno è finito. Dopo due passi così di fila, non importa di chi, il prossimo di questi passi va su uno dei quattro tombini in mezzo al quadrato. Appena si gira un tombino, il conto di questi passi ricomincia.
    .ours = Il regolamento originale non dice cosa succede quando intorno al poliziotto è tutto aperto. Dal mezzo arriva presto a tombini chiusi, così nessuna ricerca si blocca.

rule-K8 = Cosa c’è sotto
    .text = Se giri il tombino di Rattigan, prendi un formaggio e il giro è finito. Se è un altro animale, il tombino resta aperto, con il poliziotto sopra.

rule-K9 = Rattigan scambia
    .text = Dopo ogni passo di chi cerca, finché la ricerca continua, Rattigan può scambiare due tombini vicini, anche in diagonale, in qualsiasi punto del quadrato. Solo il tombino con il poliziotto resta dov’è. Si può scambiare anche un tombino aperto con uno chiuso; quello aperto resta aperto, quello chiuso resta chiuso. Il tombino di Rattigan non deve per forza essere uno dei due, e Rattigan può anche non scambiare niente. Tutti vedono quali due posti si scambiano.

## After the eighth lid

rule-K10 = Mostrare Rattigan
    .text = Se neanche l’ottavo tombino girato è quello di Rattigan, la ricerca è finita, senza un altro scambio. Ora Rattigan deve far vedere che sa dov’è: indica un tombino chiuso, e lo si gira. Se è il suo, prende un formaggio; se no, non lo prende nessuno. Alla fine di ogni giro si girano tutti i tombini.
    .example = Dopo ognuno dei primi sette tombini sbagliati Rattigan può scambiare; dopo l’ottavo no.

rule-K11 = L’ultima possibilità
    .text = Con l’opzione «Dopo l’ottavo tombino, chi cerca ne indica ancora uno a testa» chi cerca può ancora vincere dopo l’ottavo. Cominciando dal vicino di sinistra di Rattigan, ognuno indica un tombino chiuso, mai lo stesso di un altro; solo dopo questi tombini si girano. Chi ha indicato Rattigan prende un formaggio. Se non l’ha indicato nessuno, Rattigan deve mostrare dov’è, fra i tombini ancora chiusi. Chi cerca deve indicare, e in due giocatori l’unico che cerca indica una volta.
    .ours = Il regolamento originale non dice se puoi rifiutarti di indicare, né dove può ancora indicare Rattigan. Da noi indicano tutti, così ogni giro ha una fine chiara. Rattigan sceglie fra i tombini chiusi, perché tutti hanno visto che gli altri non sono il suo.

## The end of the game

rule-K12 = Vince chi ha più formaggi
    .text = Dopo l’ultimo giro vince chi ha più formaggi. Chi ne ha lo stesso numero vince a pari merito, anche se nessuno ha neanche un formaggio.

## What everyone knows

rule-K13 = Dov’è Rattigan
    .text = Cosa c’è sotto un tombino chiuso non lo vede nessuno. Solo Rattigan sa dov’è, e vede il suo posto soltanto mentre si nasconde; dopo deve tenere a mente i suoi scambi. Con l’opzione «Rattigan può guardare dov’è prima di decidere» può guardare di nuovo ogni volta prima di scambiare e prima di mostrare dov’è, mentre gli altri si voltano.
    .ours = Il regolamento originale vuole che Rattigan ricordi dov’è, quindi gli facciamo vedere il suo posto solo mentre si nasconde. L’opzione aiuta i bambini piccoli.

rule-K14 = Seguire gli scambi
    .text = Ogni scambio avviene davanti a tutti. Con una buona memoria puoi quindi seguire ogni tombino, e sapere quanto è probabile che sotto ci sia Rattigan. Il gioco non scrive quali tombini si sono scambiati: guarda bene.
    .example = Finché non scambia niente, Rattigan può essere all’inizio sotto uno qualsiasi dei 16 tombini, e dopo tre sbagliati sotto uno qualsiasi degli altri 13.
