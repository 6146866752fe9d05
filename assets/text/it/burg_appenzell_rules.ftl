# Burg Appenzell: its rule book, in Italian.

burg_appenzell-rules-1 = Il borgo
burg_appenzell-rules-2 = Prima del primo turno
burg_appenzell-rules-3 = Un turno
burg_appenzell-rules-4 = Spingere il pavimento
burg_appenzell-rules-5 = Formaggio e tetti
burg_appenzell-rules-6 = Cosa è nascosto
burg_appenzell-rules-7 = La fine della partita

## The castle

rule-B1 = Le caselle
    .text = Il borgo ha 7 righe di 7 caselle. Le quattro caselle negli angoli sono torri. Nelle righe 2, 4 e 6 e nelle colonne 2, 4 e 6 il pavimento è fatto da un capo all’altro di tessere che scorrono, 33 caselle in tutto. Le altre 12 caselle sono di pietra: lì non ci sono tessere, quindi né formaggio né trappole, e un topo è al sicuro.

rule-B2 = Tessere e gettoni
    .text = Ci sono 34 tessere: 3 per ognuno dei 7 tipi di formaggio, 10 con il pavimento vuoto e 3 trappole. Nel borgo ce ne stanno 33, e quella che avanza è la tessera rimanente. I tipi sono Emmental, Cheddar, Sage Derby, Neufchâtel, Edam, Roquefort e Brie. I gettoni sono 28, 4 per ogni tipo, uno a testa.
    .ours = Il regolamento originale non dà nomi ai sette formaggi. Glieli abbiamo dati noi, così potete parlarne.

rule-B3 = Stanze e tetti
    .text = Le 45 caselle che non sono torri formano 18 stanze, ognuna con il suo tetto e la sua lettera. Undici stanze hanno due caselle e un tetto di tegole, cinque hanno tre caselle e un tetto di paglia, e due hanno quattro caselle e un tetto di rame. Con l’opzione «Lato del tabellone» scegli fra due piante delle stanze, A e B.
    .ours = Le piante del tabellone originale non sono arrivate fino a noi. I due lati li abbiamo disegnati noi. Abbiamo tenuto i 18 tetti del regolamento originale: 11, 5 e 2 per tipo. Quante caselle copre ogni tipo l’abbiamo calcolato noi: solo così le stanze riempiono il borgo.

rule-B4 = I topi
    .text = Ci sono 16 topi, quattro per ogni giocatore. Aspettano nella tua riserva finché non li fai entrare nel borgo.

## Before the first turn

rule-B5 = Disporre il pavimento
    .text = Si mescolano le 34 tessere, e se ne dispongono 33 senza che nessuno le veda. Poi si mettono tutti i tetti. La tessera rimanente sta accanto al borgo, dove tutti la vedono.
    .ours = Il regolamento originale vi lascia disporre le tessere come volete. Da noi vanno a caso, così nessuno sa niente in anticipo.

rule-B6 = I primi topi
    .text = Chi inizia si estrae a sorte, o si sceglie prima della partita. Cominciando da lì e girando in senso orario, ognuno mette un topo in una torre libera, senza spendere azioni. Poi il primo turno è di chi inizia.
    .ours = Nel regolamento originale inizia chi ha visitato per ultimo un borgo medievale. Da noi si estrae a sorte o si sceglie, così non tocca sempre allo stesso.

## A turn

rule-B21 = Quattro azioni
    .text = Nel tuo turno hai fino a quattro azioni. Puoi scoprire stanze togliendo tetti, correre, far entrare topi e spingere il pavimento, come vuoi e nell’ordine che vuoi, ma di spinte ne fai una sola per turno. Puoi usare meno di quattro azioni, o nessuna. Quando finisci il turno, tocca al giocatore successivo in senso orario.

rule-B7 = Togliere tetti
    .text = Togliere un tetto costa un’azione, grande o piccolo che sia. Uno dei tuoi topi deve essere accanto alla stanza: almeno una casella della stanza tocca la casella del topo con un lato o con un angolo. Vale anche un topo in una torre.
    .example = Sul lato A un topo nella torre in riga 1, colonna 1 tocca tre stanze: può togliere i tetti A, C e D, per un’azione ciascuno.

rule-B8 = Correre
    .text = Per un’azione uno dei tuoi topi corre di una casella in su, in giù, a sinistra o a destra, mai in diagonale. La casella deve essere aperta, senza un tetto sopra, senza trappola e senza un altro topo. Un topo può uscire correndo da una torre, ma non rientrarci, e non esce mai dal borgo.

rule-B9 = Saltare i topi
    .text = Un topo può saltare caselle con altri topi, di chiunque siano, e deve arrivare su una casella dove potrebbe anche correre. Ogni casella saltata costa un’azione, e l’arrivo un’altra: devi averne ancora abbastanza. Su ogni casella saltata ci deve essere un topo; la strada può fare una curva, ma non va mai in diagonale e non passa mai sopra una torre. Se in mezzo c’è una casella libera, le corse sono due: una fino a lì e una da lì in avanti. Se più strade portano alla stessa casella, paghi la più corta.
    .example = Davanti al tuo topo ce ne sono due in fila, e la casella dietro di loro è libera: saltare fin lì costa tre azioni.
    .ours = Il regolamento originale dice solo che i topi possono saltare altri topi. Da noi vai di casella in casella o fai un solo salto così: è sempre chiaro dove si ferma un topo e quanto costa.

rule-B10 = Far entrare topi
    .text = Un topo della tua riserva entra da qualsiasi torre libera per un’azione, e si ferma in quella torre. Se nella torre c’è un topo, il tuo può entrare sopra di lui e saltare subito oltre. Costa un’azione per la torre, una per ogni altra casella saltata, con un topo su ognuna, e una per l’arrivo. Se due torri portano alla stessa casella, scegli tu da quale entra.
    .example = Nella torre c’è un topo, e la casella accanto è aperta e libera: far entrare un topo sopra la torre fino a quella casella costa due azioni.
    .ours = Il regolamento originale non parla di torri occupate. I topi possono saltare altri topi dappertutto, quindi anche qui.

rule-B11 = Un topo per casella
    .text = Su una casella sta al massimo un topo, anche nelle torri. Un topo può restare nella sua torre finché vuoi.
    .ours = Il regolamento originale non dice che un topo deve lasciare la sua torre, quindi può restarci.

## Pushing the floor

rule-B12 = Spingere
    .text = Una volta nel tuo turno puoi spingere dentro il borgo la tessera rimanente, per un’azione. Può entrare da 12 stendardi, ai due capi delle righe 2, 4 e 6 e delle colonne 2, 4 e 6. Tutte le tessere di quella riga o colonna scorrono di una casella, e quella che esce dall’altra parte è la nuova tessera rimanente. Topi e tetti restano dove sono, e le tessere scorrono sotto di loro. Puoi anche spingere dal capo opposto della riga o colonna spinta per ultima, e disfare così quella spinta.
    .ours = Il regolamento originale non vieta di disfare una spinta con un’altra, quindi si può.

rule-B13 = Trappole
    .text = Se una spinta porta una trappola sotto un topo, il topo cade ed è fuori per il resto della partita. Vale per i topi di tutti, anche per i tuoi. La trappola resta una tessera come le altre e può far cadere altri topi. Quando una trappola scorre sotto un tetto, nessuno la vede.

## Cheese and roofs

rule-B14 = Raccogliere formaggio
    .text = Appena due dei tuoi topi stanno su tessere con lo stesso formaggio, prendi un gettone di quel tipo. Vale per ogni giocatore e nel turno di chiunque, e puoi prendere più gettoni insieme. Di ogni tipo ne prendi uno solo, e lo tieni; i gettoni sono in vista. Nelle torri e sulla pietra non c’è formaggio, e una casella che un topo salta soltanto non conta.
    .example = Uno dei tuoi topi sta su un Edam; Ben spinge, un Edam scivola sotto un altro dei tuoi topi, e nel turno di Ben prendi il gettone Edam.
    .ours = I gettoni arrivano da soli dopo ogni azione, così nessuno ne perde uno per distrazione.

rule-B15 = I tetti tornano a posto
    .text = Quando finisci il turno, ogni stanza senza topi torna sotto il suo tetto, e non costa niente. Anche una stanza il cui unico topo è caduto è senza topi. Una stanza che si svuota durante il tuo turno resta aperta fino alla fine del turno. Fra un turno e l’altro sono quindi aperte le stanze con un topo, e nessun’altra.

## What is hidden

rule-B20 = Tenere a mente le tessere
    .text = Una tessera la vedi solo in una stanza aperta, accanto al borgo come tessera rimanente, e quando esce. Quello che è di nuovo sotto un tetto devi tenerlo a mente tu. Con l’opzione «Mostra sotto i tetti quello che si è visto» il borgo mostra a tutti ogni tessera che è stata in una stanza aperta o è stata la tessera rimanente, anche dopo che una spinta l’ha spostata.
    .ours = Quando annulli, un tetto tolto vale sempre come qualcosa di nuovo: guardare e poi annullare ti rinfrescherebbe la memoria gratis.

## The end of the game

rule-B16 = Abbastanza tipi di formaggio
    .text = Chi ha gettoni di quattro tipi diversi vince subito, anche a metà di un turno, e anche nel turno di un altro. Con l’opzione «Quanti tipi di formaggio servono per vincere» puoi chiederne cinque o sei. La partita è più lunga, e va bene soprattutto in 2 o 3 giocatori.

rule-B17 = Il terzo topo caduto
    .text = Quando è caduto il terzo topo di un giocatore, la partita finisce subito. Chi ha perso tre o più topi è fuori. Fra gli altri vince chi ha più gettoni. In due giocatori vince l’altro, anche con meno gettoni.
    .example = Cade il terzo topo di Ada; lei ha 3 gettoni, Ben ne ha 2 e Cleo ne ha 1: vince Ben.

rule-B18 = Parità
    .text = Il vincitore è sempre uno solo. Se più giocatori sono in parità, guarda intorno al tavolo in senso orario, cominciando dal giocatore dopo quello di turno. Vince il primo che incontri fra quelli in parità. Chi è di turno viene per ultimo.
    .example = Ada, Ben, Cleo e Dan siedono in quest’ordine, e la partita finisce nel turno di Cleo con Ada e Ben in parità. Dopo Cleo vengono Dan, poi Ada: vince Ada.

rule-B19 = Cosa viene prima
    .text = In una spinta tutto succede in quest’ordine: prima le tessere scorrono, poi i topi sopra le trappole cadono, poi ognuno prende i suoi gettoni. Solo allora si guarda se qualcuno ha abbastanza tipi di formaggio e, se non li ha nessuno, se è caduto un terzo topo. Se con la stessa spinta più giocatori arrivano ad avere abbastanza tipi, sono in parità, non importa quanti gettoni hanno. Se tutti i giocatori sono fuori per i topi caduti, vince chi fra tutti ha più gettoni. Una parità si risolve come sempre, e chi è di turno viene per ultimo.
    .example = Nel turno di Ada una spinta dà a Ben il quarto tipo di formaggio e a Cleo il quarto e il quinto: sono in parità, e vince Ben, perché siede subito dopo Ada.
    .ours = Il regolamento originale non dice cosa conta prima nella stessa spinta. Noi seguiamo quello che succederebbe nel borgo: un topo che cade non raccoglie più niente.

rule-B22 = Quando non succede niente
    .text = La partita finisce anche dopo molti turni di fila senza un gettone né una caduta: 50 turni in due giocatori, 75 in tre, 100 in quattro. Un turno conta quando finisce, e dopo un turno con un gettone o una caduta il conto ricomincia. Allora vince chi ha più gettoni. Se più giocatori ne hanno lo stesso numero, la parità si risolve come sempre, e chi ha appena finito il turno viene per ultimo.
    .ours = Il regolamento originale non prevede una fine così. L’abbiamo aggiunta noi, perché finisca anche una partita in cui nessuno osa niente.
