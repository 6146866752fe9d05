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
    .text = La tavola ha 193 caselle: una rossa in mezzo, 32 chiare e 160 scure. È larga 15 caselle e alta 15, ma mancano gli angoli e il centro di ogni bordo. Si posa solo dove c’è una casella.

rule-Z3 = Il foglio dei punti
    .text = Ogni giocatore ha un foglio dei punti con le colonne ×2, 10, 11, 12 e bonus. Le righe si riempiono dall’alto. Il bonus è 3 nelle righe da 1 a 4, 4 nelle righe da 5 a 8, 5 nelle righe da 9 a 12 e 6 nelle righe da 13 a 16. Se ti servono altre righe, il foglio continua, con un bonus di 6 in ogni riga in più.
    .ours = Il foglio stampato finisce dopo la riga 16. Il nostro continua, così nessuno perde punti perché mancano quadratini.

## The start

rule-Z4 = Chi inizia
    .text = Tutti pescano una tessera, e inizia chi ha il numero più alto. Se più giocatori hanno lo stesso numero più alto, pescano di nuovo solo loro, finché uno solo ha il più alto. Intanto tutte le tessere pescate restano fuori dal sacchetto. Poi chi inizia tiene la tessera che ha deciso, tutte le altre tornano nel sacchetto, e chi inizia ne pesca altre due. Se si gioca in coppia, subito dopo anche il partner pesca due tessere, prima che si posi la prima. Se nel sacchetto non ci sono abbastanza tessere per decidere, fra quelli in parità inizia il primo nell’ordine di gioco.
    .example = Ada e Ben pescano un 6 e Cleo un 2: Ada e Ben pescano di nuovo, il 3 di Ada batte l’1 di Ben. Inizia Ada e tiene il 3.
    .ours = Il regolamento originale non dice dove stanno le tessere durante lo spareggio. Noi le teniamo fuori, così nessuno ripesca la stessa.

rule-Z5 = Il turno d’apertura
    .text = Nel turno d’apertura chi inizia posa tutte e tre le tessere, la prima sulla casella rossa. Per le altre due valgono le regole di sempre, e il posto c’è sempre. Se si gioca in coppia, il turno d’apertura è solo di chi inizia; quello del partner, subito dopo, è un turno normale.
    .ours = Il regolamento originale chiede solo che una delle tre copra la casella rossa. Noi cominciamo da lì, così ogni altra tessera ha una vicina.

## Drawing and laying

rule-Z6 = Prima si pesca
    .text = Prima di posare si pesca, sempre. A mano vuota peschi due tessere, con una in mano ne peschi una. Con due o più ne peschi una solo se nessuna ci sta; se almeno una ci sta, non peschi. Qui una tessera ci sta se accanto a una già posata c’è una casella vuota, chiara o scura, dove nessuna sequenza supera 12. Se il sacchetto ha meno tessere di quelle che dovresti pescare, prendi quelle che restano.
    .example = Hai tenuto un 5 e un 6, e più di un 3 non ci sta da nessuna parte: peschi una tessera e ora ne hai tre.
    .ours = Il regolamento originale dice che puoi non pescare se almeno una delle tue tessere ci sta. Qui in quel caso non peschi mai, come vuole un’altra edizione. Così la mano cresce solo quando non ci sta niente.

rule-Z7 = Una tessera alla volta
    .text = Ora posi le tue tessere una alla volta, nell’ordine che vuoi. Puoi posarle tutte, quelle che avevi tenuto e quelle appena pescate, anche più di due.

rule-Z8 = Fianco a fianco
    .text = Una tessera va su una casella vuota che tocca con un lato una tessera già posata. Un angolo non basta. Vale anche una tessera posata prima nello stesso turno.

rule-Z9 = Mai più di 12
    .text = Una sequenza sono tutte le tessere una accanto all’altra senza buchi, in una riga o in una colonna, fino al buco o al bordo da ogni parte. Nessuna sequenza può arrivare a 13 o più, neanche per un momento. Guarda quindi sia la riga sia la colonna di ogni tessera che posi.
    .example = Una riga finisce con 4 + 5: un 3 accanto al 5 fa 12 e va bene, un 4 farebbe 13 e non si può.

rule-Z10 = Nove o meno
    .text = Anche le sequenze da 9 o meno vanno bene. Non danno punti, ma più tardi possono crescere.

## Light cells

rule-Z11 = Posare sulle caselle chiare
    .text = Puoi posare una tessera su una casella chiara solo se alla fine del tuo turno fa parte di una sequenza da 10, 11 o 12. La sequenza non deve esserci subito: puoi completarla con le tessere che posi dopo, nello stesso turno. Finché la casella aspetta la sua sequenza, puoi posare solo se poi il resto della tua mano può ancora completarla; se ad aspettare sono più caselle chiare, deve poterle completare tutte. Anche un’altra casella chiara che usi per questo vuole una sua sequenza da 10, 11 o 12. Una casella chiara che ha la sua sequenza non la perde più, perché le somme possono solo crescere.
    .example = Hai un 4 e un 3, e con il 4 su una casella chiara la riga fa solo 8: va bene, se poi il 3 va in fondo alla riga e fa 11.
    .ours = Il regolamento originale vuole che la sequenza nasca da una tessera o da tutte e due insieme. Noi guardiamo alla fine del turno, così sulla casella chiara può andare anche la prima che posi.

rule-Z12 = Da nessun’altra parte
    .text = Se secondo queste regole una tessera non ci sta da nessuna parte, può andare su qualsiasi casella chiara accanto a una tessera già posata, purché nessuna sequenza superi 12. Conta il momento in cui la posi. Lì non le serve una sequenza, e non dà crocette, neanche se una tessera posata dopo completa la sequenza. Se un’altra casella chiara aspetta ancora la sua sequenza, puoi farlo solo se il resto della tua mano può ancora completarla.
    .example = Hai solo un 5: non ci sta su nessuna casella scura, e sull’unica chiara dove ci sta fa una sequenza da 8. Lo posi lì, senza crocetta.
    .ours = Il regolamento originale dice solo che una tessera senza casella scura va su una chiara, senza crocetta. Il resto è nostro, così questa resta una via d’uscita e non una scelta.

## The end of a turn

rule-Z13 = Quello che ci sta si posa
    .text = Finché puoi posare una delle tue tessere, il tuo turno continua, anche se quella tessera non dà punti. Quando non ne puoi posare nessuna, o non ne hai più, finisci il turno. Scegli tu quale tessera va dove, anche se poi un’altra non ci sta più. Le tessere che non ci stanno le tieni coperte per il tuo prossimo turno.
    .example = Hai un 2 e un 5, e dopo il 2 il 5 non ci sta da nessuna parte: tieni il 5 e finisci il turno.
    .ours = Il regolamento originale vuole che si posino tutte e due le tessere, se si può. Noi non ti facciamo cercare l’ordine in cui ne posi di più, perché a un tavolo nessuno potrebbe controllarlo.

rule-Z14 = Tenere per scelta
    .text = Con l’opzione «Un turno può finire anche se si potrebbe ancora posare una tessera» puoi smettere prima e tenere tessere che ci starebbero. In questo turno devi aver pescato o posato una tessera, e nessuna casella chiara deve aspettare la sua sequenza. Nel turno d’apertura non si può.
    .ours = Il regolamento originale lascia decidere a ognuno. Qui vale solo se lo attivate prima della partita: altrimenti si posa tutto quello che ci sta, e nessuno tiene tessere per dispetto.

## Points

rule-Z15 = Punti per le sequenze
    .text = Alla fine del tuo turno dà punti ogni sequenza da 10, 11 o 12 con almeno una tessera posata da te in questo turno: 1 per un 10, 2 per un 11, 4 per un 12. Ogni sequenza conta una volta, con la somma che ha alla fine del turno. Una tessera in due sequenze così conta in tutte e due. Un 10 che in un turno successivo cresce fino a 11 o 12 conta di nuovo. Se l’introduzione delle tue regole stampate promette 3 punti per un 12, è un errore di stampa: più avanti le stesse regole dicono 4.
    .example = Con le tue due tessere fai una riga da 10 e una colonna da 12: 1 punto e 4 punti.
    .ours = Contiamo le sequenze alla fine del turno: un 10 che nello stesso turno diventa 12 è una sequenza sola, non due.

rule-Z16 = Segnare i punti
    .text = I punti vanno nel quadratino libero più in alto della colonna con la loro somma. Le colonne 10, 11 e 12 si riempiono ognuna per conto suo, senza saltare quadratini. Se in un turno fai più sequenze con la stessa somma, i loro punti vanno insieme in un solo quadratino.
    .example = Due sequenze da 12 in un turno: segni 8 in un quadratino della colonna 12.

rule-Z17 = Crocette
    .text = Per ogni casella chiara che copri in questo turno, segni una crocetta nel quadratino libero più in alto della colonna ×2. Ogni crocetta ha il suo quadratino. L’unica a non darne è una tessera finita su una casella chiara perché non ci stava da nessun’altra parte.
    .example = In un turno copri due caselle chiare, ognuna con una sequenza da 10, 11 o 12: segni due crocette, una sotto l’altra.

rule-Z18 = La crocetta della casella rossa
    .text = Anche la casella rossa dà una crocetta, se il turno d’apertura fa almeno una sequenza da 10, 11 o 12. Le caselle chiare coperte in quel turno danno le loro come sempre.

rule-Z19 = Quanto vale una riga
    .text = Una riga del tuo foglio vale tutti i punti che ci hai segnato. Se i suoi quadratini per 10, 11 e 12 sono tutti pieni, prende anche il suo bonus. Se nella riga c’è una crocetta, tutto conta doppio, che la riga sia piena o no. Una crocetta in una riga senza punti non vale niente.
    .example = La riga 5 ha una crocetta e i punti 2, 2 e 4: con il bonus di 4 fa 12, e raddoppiata fa 24.

## The end of the game

rule-Z20 = L’ultima tessera
    .text = La partita finisce con il turno in cui si pesca l’ultima tessera del sacchetto. Quel turno si gioca come sempre, e dopo nessuno ne ha un altro. Se si gioca in coppia, la coppia di turno finisce i turni di tutti e due.

rule-Z21 = Quando non ci sta più niente
    .text = Se all’inizio di un turno, prima della pesca, sulla tavola non ci sta neanche un 1, non ci starà mai più nessuna tessera. Allora si distribuisce il resto del sacchetto, una tessera alla volta, in senso orario, cominciando da chi è di turno, e la partita è finita. Così una mano può diventare grande quanto si vuole. Se si gioca in coppia, si guarda una volta sola, prima che una coppia peschi.
    .ours = Il regolamento originale fa finire prima la partita quando nessuno può posare una tessera. Noi guardiamo se un 1 ci sta ancora: se non ci sta un 1, non ci sta niente.

rule-Z22 = Chi vince
    .text = Il tuo totale è la somma di tutte le righe del tuo foglio, meno i numeri delle tessere che ti restano in mano. Se si gioca in coppia, si tolgono le tessere di tutti e due. Vince il totale più alto. Chi ha lo stesso totale vince a pari merito.
    .example = Le tue righe fanno 58, e in mano ti restano un 2 e un 6: 58 − 8 fa 50.
    .ours = Il regolamento originale non dice chi vince con totali uguali. Vincere a pari merito non fa torto a nessuno.

## Hidden tiles

rule-Z24 = Chi vede cosa
    .text = Le tessere che hai in mano le vedi solo tu, e il tuo partner se ne hai uno; gli altri vedono solo quante sono. Quale tessera uscirà dal sacchetto non lo sa nessuno, ma puoi contare quali mancano ancora. Le tessere pescate per vedere chi inizia e quelle distribuite quando la partita finisce prima le vedono tutti, e alla fine si vedono tutte le mani. Sullo schermo la mano di chi è di turno si scopre quando ha pescato, o quando ha preso le tessere se non c’è niente da pescare; tutte le altre mani sono coperte.
    .ours = Qui giochiamo senza sipario: quasi tutte le tessere si posano nello stesso turno, e nasconderle ogni volta farebbe solo perdere tempo.

## Partners

rule-Z23 = Giocare in coppia
    .text = Con l’opzione «I vicini giocano in coppia con un foglio in comune», per 4 o 6 giocatori, i primi due nell’ordine di gioco formano una coppia, i due dopo un’altra, e così via; ogni coppia ha un solo foglio. Quando tocca a una coppia, prima pescano tutti e due, ognuno secondo le tessere che ha in mano e la tavola com’è in quel momento, e tutti e due vedono le due mani. Poi uno posa e segna i punti, e dopo di lui l’altro, come due turni. Pesca e posa per primo chi viene prima nell’ordine di gioco; solo in apertura comincia chi inizia la partita. Ognuno posa e tiene solo le sue tessere.
    .example = Ada, Ben, Cleo e Dan giocano in quest’ordine, quindi Ada e Ben sono una coppia. Se inizia Ben, lui posa le sue tre tessere, poi Ada posa le sue due, poi tocca a Cleo e Dan.
    .ours = Il regolamento originale dedica alle coppie poche frasi. Abbiamo aggiunto quello che manca, restando il più vicino possibile al gioco senza coppie.
