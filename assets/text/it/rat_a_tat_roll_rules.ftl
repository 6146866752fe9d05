# Rat-a-Tat Roll: the rule book, in Italian.

## What you play with

rat_a_tat_roll-rules-1 = Con cosa si gioca

rule-L1 = Carte, gettoni e dadi
    .text = Ci sono 40 carte numerate, quattro per ogni numero da 0 a 9; i 7, gli 8 e i 9 hanno il simbolo rilancio. Ci sono 15 gettoni rilancio e una sola pedina per tutti. Si tirano uno, due o tre dadi numerati, da 1 a 6. Il dado jolly ha «più bassa», «più alta» e «scambio», ognuno su due delle sue sei facce.
    .ours = Il regolamento originale non dice quante carte e quanti gettoni ci sono. Noi giochiamo con 40 carte, che bastano per cinque file piene e un mazzo. Con 15 gettoni tutti possono iniziare con 2, e il centro può comunque restare vuoto. Non dice nemmeno cosa c’è sui dadi. Da noi i dadi numerati sono dadi normali, e i tre simboli del dado jolly escono con la stessa frequenza.
    .example = Se tiri dadi veri, un dado normale può fare da dado jolly: 1 e 2 sono «più bassa», 3 e 4 «più alta», 5 e 6 «scambio».

rule-L2 = Il percorso
    .text = Il percorso è un anello di 20 caselle, e la pedina va sempre in senso orario. Ha cinque zone, ognuna di un colore, con tre caselle: una casella scelta, una casella rilancio e una casella sbirciata. Fra una zona e l’altra c’è una casella jolly nera. Accanto a ogni zona c’è una carta scoperta: vale per tutte e tre le caselle di quella zona.
    .ours = L’immagine del tabellone non è arrivata fino a noi: l’ordine dei colori, e delle caselle in ogni zona, è nostro.
    .example = In senso orario dalla casella di partenza della pedina, la zona rossa ha scelta, rilancio, sbirciata; l’arancione ha sbirciata, scelta, rilancio; la verde ha rilancio, sbirciata, scelta; la blu ha scelta, sbirciata, rilancio; la viola ha rilancio, scelta, sbirciata.

## Before the first turn

rat_a_tat_roll-rules-2 = Prima del primo turno

rule-L3 = Preparazione
    .text = La pedina parte dalla casella jolly fra la zona viola e la zona rossa. Ognuno riceve una carta coperta e la guarda una volta. Ognuno riceve anche 2 gettoni rilancio, qualunque sia la carta; gli altri gettoni stanno al centro. Accanto a ogni zona si mette una carta scoperta. Tutte le altre carte formano il mazzo, coperte.
    .ours = Nel regolamento originale la pedina può partire da una casella jolly qualsiasi. Noi prendiamo sempre la stessa, così ogni partita comincia allo stesso modo.

rule-L4 = La tua fila
    .text = Le tue carte stanno coperte in una fila davanti a te. Una fila piena ha 5 carte in due giocatori, 4 carte in tre, quattro o cinque. La tua carta dell’inizio è la prima. Non puoi cambiare l’ordine della tua fila.

## A turn until your hand is full

rat_a_tat_roll-rules-3 = Un turno finché la tua fila non è piena

rule-L5 = Scegliere i dadi
    .text = Chi inizia si estrae a sorte, oppure lo indichi quando prepari la partita. Da lì i turni girano in senso orario intorno al tavolo. Finché la tua fila non è piena, cominci il turno scegliendo uno, due o tre dadi numerati. Poi tiri tutti quelli che hai scelto.
    .ours = Nel regolamento originale inizia chi ha visitato per ultimo un monumento famoso. Da noi si estrae a sorte o si sceglie, così non tocca sempre allo stesso.
    .example = Una casella 7 passi più avanti è troppo lontana per un dado; due dadi la centrano 6 volte su 36, tre dadi solo 15 volte su 216.

rule-L6 = Rilanciare
    .text = Se il tiro non ti piace e hai un gettone, mettilo al centro e rilancia i dadi che vuoi, fra quelli di questo turno. I dadi che lasci fermi tengono il loro numero, e non puoi aggiungere dadi. Puoi farlo finché hai gettoni, un gettone alla volta; senza gettoni il tiro resta com’è. Quando la pedina si è mossa, i dadi numerati non si rilanciano più. Allo stesso modo, con un gettone rilanci il dado jolly.
    .example = Hai scelto due dadi e tirato un 2 e un 6: con un gettone puoi rilanciare il 2, il 6 o tutti e due, ma non un terzo dado.

rule-L7 = Muovere la pedina
    .text = Muovi la pedina in senso orario, esattamente della somma dei tuoi dadi. Le caselle che supera non fanno niente. La casella dove si ferma dice cosa succede.

## The four kinds of spaces

rat_a_tat_roll-rules-4 = I quattro tipi di caselle

rule-L8 = Scelta
    .text = Prendi la carta scoperta di questa zona o la prima carta del mazzo. Una carta del mazzo la vedi solo tu: la guardi e poi la metti coperta nella tua fila. Dopo averla guardata non puoi cambiare idea.

rule-L9 = Rilancio
    .text = Devi prendere la carta scoperta di questa zona. Ricevi anche un gettone dal centro.

rule-L10 = Sbirciata
    .text = Devi prendere la carta scoperta di questa zona. Poi puoi guardare tutte le tue carte, oppure una carta di un altro giocatore, oppure nessuna. Le vedi solo tu, e restano dove sono, coperte.
    .ours = «Tutte le tue carte» comprende anche quella nuova, perché a quel punto è già nella tua fila.

rule-L11 = Jolly
    .text = Tiri il dado jolly; con i gettoni lo puoi rilanciare. «Più bassa» o «più alta»: devi prendere la più bassa o la più alta delle cinque carte scoperte, e fra carte uguali scegli tu. «Scambio»: puoi scambiare una delle tue carte con una di un altro giocatore, o lasciar stare. Le due carte si scambiano di posto, coperte, e nessuno le guarda. Uno scambio non allunga la tua fila.
    .ours = Il regolamento originale non mette limiti agli scambi, e noi nemmeno. Un turno senza carta allunga solo un po’ la partita.
    .example = Sono scoperte 4, 7, 2, 9 e 2: «più bassa» ti dà uno dei 2, quello che vuoi, e «più alta» il 9.

## Cards and tokens

rat_a_tat_roll-rules-5 = Carte e gettoni

rule-L14 = Mettere giù una carta
    .text = Una carta che prendi va coperta al prossimo posto della tua fila. Lì resta finché non la si scambia o, con la fila piena, non la si sostituisce.

rule-L12 = Gettoni per carte alte
    .text = Ogni volta che prendi un 7, un 8 o un 9, da una zona o dal mazzo, ricevi un gettone dal centro. Su una casella rilancio sono due: uno per la carta e uno per la casella. La tua prima carta, una carta che ti arriva con uno scambio e una carta che riempie un buco in una zona non danno gettoni. Se al centro ce ne sono troppo pochi, ricevi quelli che ci sono, e dopo niente.
    .example = La pedina si ferma su una casella rilancio dove c’è un 9: prendi il 9 e due gettoni, o solo uno se al centro ne è rimasto uno.

rule-L13 = Nuove carte scoperte
    .text = Se hai preso una carta scoperta, alla fine del tuo turno la prima carta del mazzo riempie il buco. Se a quel punto quattro o cinque carte scoperte hanno il simbolo rilancio, tutte e cinque si mescolano nel mazzo, e se ne scoprono cinque nuove. Si rifà finché i simboli sono ancora troppi, e si fa anche prima del primo turno. Nessuno riceve gettoni per questo. Dopo l’ultimo turno della partita non si riempie nessun buco e non si mescola niente.
    .ours = Mescoliamo tutte le volte che serve, così la regola vale in ogni turno. Dopo l’ultimo, carte nuove non servono a nessuno.
    .example = Sono scoperte 3, 7, 8 e 9, e il buco si riempie con un altro 7: i simboli sono quattro, quindi tutte e cinque le carte tornano nel mazzo.

## When your hand is full

rat_a_tat_roll-rules-6 = Quando la tua fila è piena

rule-L15 = Turni con la fila piena
    .text = Da ora non muovi più la pedina: nel tuo turno passi, o tiri solo il dado jolly, che con i gettoni puoi rilanciare. Una carta che prendi così va al posto di un’altra più vecchia, anche se è peggiore. Prima ricevi il gettone per un 7, un 8 o un 9. Poi scegli un posto nella tua fila: la carta che c’è va in fondo al mazzo senza che nessuno la veda, e quella nuova prende il suo posto. Infine si riempie il buco nella zona. Uno scambio funziona come su una casella jolly. Dagli scambi nessuno è al sicuro, fila piena o no.
    .ours = La carta che se ne va non la guarda nessuno, neanche tu: è un gioco di memoria.

## The end

rat_a_tat_roll-rules-7 = La fine

rule-L16 = L’ultimo giro
    .text = Quando anche l’ultimo giocatore ha la fila piena, comincia l’ultimo giro, dal giocatore successivo. Ognuno ha ancora un turno, come sempre con la fila piena. L’ultimo turno è di chi ha dato il via al giro.
    .example = Ada, Ben e Cleo siedono in quest’ordine, e Ben è l’ultimo a riempire la fila: ora Cleo, Ada e Ben hanno ancora un turno a testa.

rule-L17 = Chi vince
    .text = Dopo l’ultimo giro si scoprono tutte le carte, e ognuno somma i numeri della sua fila. Vince la somma più bassa. I gettoni rimasti non contano. Chi ha la stessa somma più bassa vince a pari merito.
    .ours = Il regolamento originale non parla di parità. Per noi, a somme uguali si vince insieme.

## Memory and options

rat_a_tat_roll-rules-8 = Memoria e opzioni

rule-L18 = Cosa puoi sapere
    .text = Una carta coperta la conosce solo chi l’ha vista: le carte prese scoperte le hanno viste tutti, e tu hai visto la tua prima carta, quelle prese dal mazzo e quelle che hai sbirciato. Uno scambio sposta le carte senza mostrarle: tieni a mente dove vanno. Se una carta del mazzo dà un gettone, tutti sanno che è un 7, un 8 o un 9. Se non lo dà, tutti sanno che è più bassa, a meno che il centro fosse vuoto. Il resto è affidato alla tua memoria, perché una carta vista torna coperta.

rule-L19 = Opzioni
    .text = Con l’opzione «Nel proprio turno ognuno rivede le carte che può conoscere» vedi, nel tuo turno, tutte le carte coperte che hai già visto, dovunque siano adesso. Con l’opzione «Più gettoni rilancio all’inizio, per i più piccoli» dai ad alcuni giocatori più di 2 gettoni all’inizio, presi dal centro. Tutti insieme possono riceverne al massimo altri 11 in due giocatori, 9 in tre, 7 in quattro e 5 in cinque. Senza queste opzioni ognuno si affida solo alla memoria e comincia con 2 gettoni.
    .ours = Fra un turno e l’altro, e mentre si mescola il mazzo, la prima opzione non mostra niente, perché allora non è il turno di nessuno.
    .example = In tre giocatori due bambini possono ricevere altri 4 gettoni a testa: in tutto fanno 8, e al massimo sono 9.
