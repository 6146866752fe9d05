# Zatre: its rule book, in Italian.

zatre-rules-1 = Tessere, tavola e foglio
zatre-rules-2 = L’inizio
zatre-rules-3 = Pescare e posare
zatre-rules-4 = Caselle chiare
zatre-rules-5 = La fine di un turno
zatre-rules-6 = Punti
zatre-rules-7 = La fine della partita
zatre-rules-8 = Tessere nascoste
zatre-rules-9 = In coppia

## Tiles, board and sheet

rule-Z1 = Le tessere
    .text = Ci sono 121 tessere, ognuna con un numero da 1 a 6. L’1 c’è 21 volte, ogni altro numero 20 volte. All’inizio sono tutte nel sacchetto.

rule-Z2 = La tavola
    .text = La tavola ha 193 caselle: una rossa in mezzo, 32 chiare e 160 scure. È larga 15 caselle e alta 15, ma mancano gli angoli e la parte centrale di ogni bordo. Una tessera può stare solo dove c’è una casella.

rule-Z3 = Il foglio dei punti
    .text = Ogni giocatore ha un foglio dei punti con le colonne ×2, 10, 11, 12 e bonus. Le righe si riempiono dall’alto. Il bonus è 3 nelle righe da 1 a 4, 4 nelle righe da 5 a 8, 5 nelle righe da 9 a 12 e 6 nelle righe da 13 a 16. Se ti servono altre righe, il foglio continua, con un bonus di 6 in ogni riga in più.
    .ours = Il foglio stampato finisce dopo la riga 16; il nostro continua, così nessun punto va perso per mancanza di quadratini.

## The start

rule-Z4 = Chi inizia
    .text = Ognuno pesca una tessera, e inizia chi ha il numero più alto. Se più giocatori hanno lo stesso numero più alto, pescano di nuovo solo loro, finché uno ha il numero più alto da solo; fino a quel momento tutte le tessere pescate restano fuori dal sacchetto. Poi chi inizia tiene la tessera che ha deciso, tutte le altre tornano nel sacchetto, e chi inizia ne pesca altre due. Se si gioca in coppia, subito dopo anche il partner pesca due tessere, prima che si posi la prima. Se mai il sacchetto fosse troppo vuoto per risolvere una parità, fra quelli in parità inizia il primo nell’ordine di gioco.
    .example = Ada e Ben pescano un 6 e Cleo pesca un 2: Ada e Ben pescano di nuovo, il 3 di Ada batte l’1 di Ben, quindi Ada inizia e tiene il 3.
    .ours = Il regolamento originale non dice cosa succede alle tessere mentre si risolve una parità; noi le teniamo fuori, così nessuno pesca di nuovo la stessa tessera.

rule-Z5 = Il turno d’apertura
    .text = Nel turno d’apertura chi inizia posa tutte e tre le tessere. La prima va sulla casella rossa. Per le altre due valgono le stesse regole che per tutte le tessere successive, e il posto per loro c’è sempre. Se si gioca in coppia, il turno d’apertura è solo di chi inizia; quello del partner, subito dopo, è un turno normale.
    .ours = Il regolamento originale chiede solo che una delle tre copra la casella rossa; noi cominciamo da lì, così ogni altra tessera ha una vicina accanto a cui stare.

## Drawing and laying

rule-Z6 = Prima si pesca
    .text = Prima di posare peschi, e non puoi farne a meno. Se non hai tessere in mano ne peschi due, se ne hai una ne peschi una. Se ne hai due o più, ne peschi una se nessuna di loro ci sta, e nessuna se almeno una ci sta. Qui una tessera ci sta se accanto a una tessera sulla tavola c’è una casella vuota, chiara o scura, dove non forma nessuna sequenza che superi 12. Se il sacchetto ha meno tessere di quelle che dovresti pescare, prendi quello che resta.
    .example = Hai tenuto un 5 e un 6, e da nessuna parte ci sta qualcosa di più alto di un 3: peschi una tessera e ora ne hai tre.

rule-Z7 = Una tessera alla volta
    .text = Ora posi le tue tessere una alla volta, nell’ordine che vuoi. Puoi posare ogni tessera che hai in mano, sia quelle che avevi tenuto sia quelle appena pescate, anche più di due.

rule-Z8 = Fianco a fianco
    .text = Una tessera va su una casella vuota che ha un lato in comune con una tessera sulla tavola. Toccarsi con un angolo non basta. Conta come vicina anche una tessera che hai posato prima nello stesso turno.

rule-Z9 = Mai più di 12
    .text = Una sequenza è formata da tutte le tessere che stanno una accanto all’altra senza buchi, in una riga o in una colonna, fino al buco o al bordo da ogni parte. Nessuna sequenza può arrivare a 13 o più, neanche per un momento. Perciò guarda sia la riga sia la colonna di ogni tessera che posi.
    .example = Una riga finisce con 4 + 5: un 3 accanto al 5 fa 12 ed è permesso, un 4 farebbe 13 e non lo è.

rule-Z10 = Nove o meno
    .text = Le sequenze da 9 o meno sono permesse. Non portano punti, ma più tardi possono crescere.

## Light cells

rule-Z11 = Posare sulle caselle chiare
    .text = Puoi posare una tessera su una casella chiara solo se alla fine del tuo turno sta in una sequenza da 10, 11 o 12. La sequenza non deve esserci subito: la possono completare le tessere che posi dopo, nello stesso turno. Finché la casella aspetta la sua sequenza, puoi posare solo tessere dopo le quali il resto della tua mano può completarla in questo turno, e lo stesso vale per tutte queste caselle chiare insieme. Anche un’altra casella chiara che usi per questo vuole una sua sequenza da 10, 11 o 12. Una volta che una casella chiara sta in una sequenza così, la conserva, perché le somme possono solo crescere.
    .example = Hai un 4 e un 3, e con il 4 su una casella chiara la sua riga arriva solo a 8: è permesso, se il 3 può andare in fondo a questa riga e fare 11.
    .ours = Il regolamento originale lascia che la sequenza sia formata da una tessera o da tutte e due insieme; noi guardiamo alla fine del turno, così la tessera sulla casella chiara può anche essere la prima che posi.

rule-Z12 = Da nessun’altra parte
    .text = Se con le regole viste finora una tessera non si può posare da nessuna parte, può andare su qualsiasi casella chiara accanto a una tessera sulla tavola, dove nessuna sequenza superi 12. Conta il momento in cui la posi. Lì non ha bisogno di una sequenza e non porta crocette, neanche se una tessera successiva vi completa una sequenza. Se un’altra casella chiara aspetta ancora la sua sequenza, puoi farlo solo se il resto della tua mano può ancora completare quella.
    .example = Hai solo un 5; non ci sta su nessuna casella scura, e sull’unica casella chiara dove ci sta forma una sequenza da 8: lo posi lì, senza crocetta.
    .ours = Il regolamento originale dice solo che una tessera senza casella scura va su una chiara, senza crocetta; il resto è nostro, così questa resta una via d’uscita e non diventa mai una scelta.

## The end of a turn

rule-Z13 = Quello che ci sta si posa
    .text = Finché una delle tue tessere si può posare, il tuo turno continua, anche se quella tessera non porta punti. Quando non se ne può posare nessuna, o non ne hai più, finisci il turno. Scegli liberamente quale tessera va dove, anche se dopo un’altra non ci sta più. Le tessere che non hai potuto posare le tieni coperte per il tuo prossimo turno.
    .example = Hai un 2 e un 5, e dopo il 2 il 5 non ci sta da nessuna parte: tieni il 5 e finisci il turno.
    .ours = Il regolamento originale vuole che, se si può, si posino tutte e due le tessere; noi non ti facciamo cercare l’ordine in cui se ne posano di più, perché a un tavolo nessuno potrebbe controllarlo.

rule-Z14 = Tenere per scelta
    .text = Con l’opzione «Un turno può finire anche se si potrebbe ancora posare una tessera» puoi smettere prima e tenere tessere che ci starebbero. Devi aver pescato o posato una tessera in questo turno, e nessuna casella chiara deve aspettare ancora la sua sequenza. Nel turno d’apertura di chi inizia non si può. Il regolamento originale si può leggere in tutti e due i modi, quindi scegli prima della partita.

## Points

rule-Z15 = Punti per le sequenze
    .text = Quando il tuo turno finisce, porta punti ogni sequenza da 10, 11 o 12 che contiene almeno una tessera posata da te in questo turno: 1 per un 10, 2 per un 11, 4 per un 12. Ogni sequenza conta una volta, con la somma che ha alla fine del turno. Una tessera in due sequenze così conta in tutte e due. Una sequenza da 10 che in un turno successivo cresce fino a 11 o 12 conta di nuovo. Se l’introduzione delle tue regole stampate promette 3 punti per un 12, è un errore di stampa: le loro stesse regole sul punteggio dicono 4.
    .example = Le tue due tessere formano una riga da 10 e una colonna da 12: sono 1 punto e 4 punti.
    .ours = Contiamo una sequenza alla fine del turno, così un 10 che nello stesso turno porti a 12 è una sequenza sola e non due.

rule-Z16 = Segnare i punti
    .text = I punti vanno nel quadratino libero più in alto della colonna con la loro somma. Le colonne 10, 11 e 12 si riempiono ognuna per conto suo, e ognuna senza buchi. Se in un turno formi più sequenze con la stessa somma, i loro punti vanno insieme in un solo quadratino.
    .example = Due sequenze da 12 in un turno: segni 8 in un quadratino della colonna 12.

rule-Z17 = Crocette
    .text = Per ogni casella chiara che copri in questo turno, segni una crocetta nel quadratino libero più in alto della colonna ×2. Ogni crocetta ha un quadratino tutto suo. Solo una tessera che sta su una casella chiara perché non aveva nessun altro posto non ne porta.
    .example = In un turno copri due caselle chiare, ognuna in una sequenza da 10, 11 o 12: segni due crocette, una sotto l’altra.

rule-Z18 = La crocetta della casella rossa
    .text = Anche la casella rossa porta una crocetta, se il turno d’apertura forma almeno una sequenza da 10, 11 o 12. Le caselle chiare coperte in quel turno portano le loro come sempre.

rule-Z19 = Quanto vale una riga
    .text = Una riga del tuo foglio vale tutti i punti che vi sono segnati. Se i suoi quadratini per 10, 11 e 12 sono tutti pieni, si aggiunge il bonus della riga. Se nella riga c’è una crocetta, tutto questo conta doppio, che la riga sia completa o no. Una crocetta in una riga senza punti non vale niente.
    .example = La riga 5 ha una crocetta e i punti 2, 2 e 4: con il bonus di 4 fa 12, e raddoppiata fa 24.

## The end of the game

rule-Z20 = L’ultima tessera
    .text = La partita finisce con il turno in cui si pesca dal sacchetto l’ultima tessera. Quel turno si gioca come sempre, e dopo nessuno ne ha un altro. Se si gioca in coppia, la coppia di turno finisce i turni di tutti e due.

rule-Z21 = Quando non ci sta più niente
    .text = Se all’inizio di un turno, prima che si peschi, neanche un 1 ci sta più da nessuna parte sulla tavola, non ci starà mai più nessuna tessera. Quello che resta nel sacchetto si distribuisce una tessera alla volta, in senso orario, a tutti i giocatori, cominciando da chi è di turno, e poi la partita è finita. Così una mano può diventare grande quanto si vuole. Se si gioca in coppia, si guarda una volta sola, prima che una coppia peschi.
    .ours = Il regolamento originale fa finire prima la partita quando nessuno può posare una tessera; noi guardiamo se un 1 ci sta ancora, perché dove non ci sta neanche un 1 non ci starà mai niente.

rule-Z22 = Chi vince
    .text = Il tuo totale è la somma di tutte le righe del tuo foglio, meno i numeri delle tessere che ti restano in mano. Se si gioca in coppia, si tolgono le tessere di tutti e due. Vince il totale più alto. I giocatori con lo stesso totale vincono a pari merito.
    .example = Le tue righe fanno 58, e in mano ti restano un 2 e un 6: 58 − 8 fa 50.
    .ours = Il regolamento originale non dice chi vince con totali uguali; dividere la vittoria tratta tutti allo stesso modo.

## Hidden tiles

rule-Z24 = Chi vede cosa
    .text = Le tessere che hai in mano le conosci solo tu, e il tuo partner se ne hai uno; gli altri vedono solo quante sono. Quale tessera uscirà adesso dal sacchetto non lo sa nessuno, ma puoi contare quali non si sono ancora viste. Le tessere pescate per l’inizio e quelle distribuite quando la partita finisce prima le vedono tutti, e a partita finita si vedono tutte le mani. Sullo schermo la mano di chi è di turno è scoperta da quando ha pescato, oppure ha preso le tessere se non c’è niente da pescare; tutte le altre mani sono coperte.
    .ours = Qui giochiamo senza sipario, perché comunque la maggior parte delle tessere si posa nello stesso turno, e nasconderle ogni volta farebbe solo perdere tempo.

## Partners

rule-Z23 = Giocare in coppia
    .text = Con l’opzione «I vicini giocano in coppia con un foglio in comune», per 4 o 6 giocatori, i primi due nell’ordine di gioco formano una coppia, i due dopo un’altra, e così via; ogni coppia ha un solo foglio. Quando tocca a una coppia, prima pescano tutti e due i partner, ognuno secondo le tessere che ha in mano e la tavola com’è in quel momento, e tutti e due vedono tutte e due le mani. Poi il primo partner posa e segna i punti, e dopo di lui il secondo, come due turni. Pesca e posa per primo chi viene prima nell’ordine di gioco; solo in apertura va per primo chi inizia la partita. Ognuno posa e tiene solo le proprie tessere.
    .example = Ada, Ben, Cleo e Dan giocano in quest’ordine, quindi Ada e Ben sono una coppia: se inizia Ben, lui posa le sue tre tessere, poi Ada posa le sue due, poi tocca a Cleo e Dan.
    .ours = Il regolamento originale parla delle coppie in poche frasi; abbiamo aggiunto quello che manca, restando il più vicino possibile al gioco senza coppie.
