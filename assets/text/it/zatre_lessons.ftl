# What the coach says in the lessons of Zatre, and the cards of a first game together, in Italian.

# Your first turns

zatre-lesson-first-turns = I tuoi primi turni
zatre-lesson-first-turns-about = Posa, forma sequenze, pesca: basta per giocare
zatre-lesson-first-turns-done = Per una prima partita basta così. Nei prossimi capitoli: sequenze, caselle chiare, tessere tenute e la fine.
zatre-lesson-first-turns-hand = Tu sei Ada, e queste tre tessere sono tue. I punti li danno le sequenze che fanno 10, 11 o 12, e vince chi ne ha di più.
zatre-lesson-first-turns-red = La prima tessera va sulla casella rossa. Premi il tuo 6, poi la casella rossa.
zatre-lesson-first-turns-red-six = Potresti, ma con il 6 in mezzo arrivi subito a 11. Prendi il 6.
zatre-lesson-first-turns-red-no = La casella rossa è giusta, e il 6 è la tessera migliore. Premi prima il 6.
zatre-lesson-first-turns-eleven = Ogni altra tessera va accanto a una già posata. Posa il 5 a destra del 6: fa 11, e sono punti.
zatre-lesson-first-turns-eleven-four = Così fai 10. Il 4 viene dopo: prima posa il 5 a destra del 6.
zatre-lesson-first-turns-eleven-no = Anche così fai 11. Stavolta posa il 5 a destra del 6.
zatre-lesson-first-turns-ten = Le sequenze vanno anche in giù. Posa il 4 sotto il 6: la colonna fa 10, e anche questi sono punti.
zatre-lesson-first-turns-ten-no = Stavolta posa il 4 sotto il 6: 6 + 4 = 10.
zatre-lesson-first-turns-end = Guarda il tuo foglio: 1 punto per il 10, 2 per l’11, e una crocetta che li raddoppia. Finisci il turno.
zatre-lesson-first-turns-end-no = Hai posato tutte le tessere. Finisci il turno.
zatre-lesson-first-turns-bo-watch = Ora Bo pesca e posa due tessere. Guarda cosa fa il suo 2 alla tua colonna.
zatre-lesson-first-turns-bo = Bo ha posato due tessere. Con il suo 2 la tua colonna fa 12, e quei 4 punti sono suoi.
zatre-lesson-first-turns-draw = Il tuo turno comincia pescando: premi «Pesca 2 tessere» o il sacchetto.
zatre-lesson-first-turns-twelve = Il 12 vale più di tutto, e nessuna sequenza può superarlo. Posa l’1 dove una sequenza fa proprio 12.
zatre-lesson-first-turns-twelve-four = Quello è un 12, e viene dopo. Prima trova un 12 per il tuo 1.
zatre-lesson-first-turns-twelve-no = Somma lì la riga e la colonna: con l’1, una delle due deve fare proprio 12.
zatre-lesson-first-turns-light = Sulle caselle chiare, segnate ×, si posa solo per fare 10, 11 o 12. Posa il 4 fra il 5 e il 3: 12, e una crocetta.
zatre-lesson-first-turns-light-no = Potresti. Ma fra il 5 e il 3 il tuo 4 fa 12.
zatre-lesson-first-turns-score = Due 12 danno 8 punti e completano la riga 1. Prendi anche il bonus di 3, e la crocetta raddoppia tutto. Finisci il turno.
zatre-lesson-first-turns-score-no = Hai posato tutte le tessere. Finisci il turno.
zatre-lesson-first-turns-free = 28 punti. Ora gioca altri due turni contro Bo come vuoi: pesca, posa quello che ci sta, finisci il turno.

# Lines and your sheet

zatre-lesson-lines-and-sheet = Sequenze e foglio
zatre-lesson-lines-and-sheet-about = Come crescono le sequenze, e cosa diventano sul foglio
zatre-lesson-lines-and-sheet-done = Di sequenze e foglio ora sai tutto. Poi vengono le caselle chiare e le loro crocette.
zatre-lesson-lines-and-sheet-grow = La colonna 2 + 3 + 1 + 4 ti ha dato 1 punto per un 10. Posa l’1 in fondo: diventa un 11, e dà altri punti.
zatre-lesson-lines-and-sheet-grow-top = Anche così fai 11. Stavolta posa l’1 in fondo: da lì andiamo avanti.
zatre-lesson-lines-and-sheet-grow-three = Il 3 viene dopo. Prima posa l’1 in fondo alla colonna.
zatre-lesson-lines-and-sheet-grow-no = Si può, ma la tua colonna da 10 aspetta. Posa l’1 in fondo: 10 + 1 = 11.
zatre-lesson-lines-and-sheet-small = Anche le sequenze da 9 o meno vanno bene. Non danno ancora punti, ma possono crescere: posa il 3 a destra dell’1.
zatre-lesson-lines-and-sheet-small-no = Si può, ma neanche così dà punti. Posa il 3 a destra dell’1: ci serve lì.
zatre-lesson-lines-and-sheet-end = L’11 va nella sua colonna, nel quadratino libero più in alto. Finisci il turno e guarda il tuo foglio.
zatre-lesson-lines-and-sheet-end-no = È tutto posato. Finisci il turno.
zatre-lesson-lines-and-sheet-draw-watch = Tocca a Bo. Guarda se allunga la tua sequenza.
zatre-lesson-lines-and-sheet-draw = Bo ha costruito altrove. Pesca due tessere.
zatre-lesson-lines-and-sheet-gap = Una sequenza è tutto quello che si tocca senza buchi. Il tuo 4 ci sta fra il 5 e il 3: 5 + 4 + 3 = 12.
zatre-lesson-lines-and-sheet-gap-one = Quello è un 12, e viene dopo. Prima posa il 4 fra il 5 e il 3.
zatre-lesson-lines-and-sheet-gap-no = Posa il 4 nel buco fra il 5 e il 3: lì fa 12.
zatre-lesson-lines-and-sheet-limit = Il tuo 4 sta anche in una riga: 4 + 4 = 8. Al suo posto potevi posare un 5?
zatre-lesson-lines-and-sheet-limit-yes = Sì: la riga fa 9
zatre-lesson-lines-and-sheet-limit-yes-why = Guarda anche la colonna: 5 + 5 + 3 = 13. Né riga né colonna possono superare 12.
zatre-lesson-lines-and-sheet-limit-no = No: la colonna fa 13
zatre-lesson-lines-and-sheet-limit-no-why = Giusto: né riga né colonna possono superare 12.
zatre-lesson-lines-and-sheet-twelve = Il tuo 1 può portare la colonna più lunga da 11 a 12. Trovagli un posto.
zatre-lesson-lines-and-sheet-twelve-ten = Bel posto: una riga da 10, e una crocetta. Ma qui vogliamo un secondo 12: guarda la colonna di cinque tessere.
zatre-lesson-lines-and-sheet-twelve-no = La colonna di cinque tessere fa 11. Posa l’1 in fondo o in cima.
zatre-lesson-lines-and-sheet-box = Due 12 in un turno vanno in un solo quadratino: 4 + 4 = 8. Finisci il turno.
zatre-lesson-lines-and-sheet-box-no = È tutto posato. Finisci il turno.
zatre-lesson-lines-and-sheet-worth = La riga 1 ha 1, 2 e 8, cioè 11. Ma alla fine c’è scritto 14: da dove vengono gli altri 3?
zatre-lesson-lines-and-sheet-worth-bonus = Dal bonus della riga
zatre-lesson-lines-and-sheet-worth-bonus-why = Giusto: con 10, 11 e 12 tutti pieni, la riga prende il suo bonus. Nelle righe più in basso è 4, 5 o 6.
zatre-lesson-lines-and-sheet-worth-twice = Dai due 12 insieme
zatre-lesson-lines-and-sheet-worth-twice-why = Due 12 sono 4 + 4, e questo è l’8. Il 3 è il bonus: 10, 11 e 12 sono tutti pieni.
zatre-lesson-lines-and-sheet-column = Immagina: nel prossimo turno fai due 12, ma nessun 10. Dove va l’8?
zatre-lesson-lines-and-sheet-column-second = Riga 2, colonna 12
zatre-lesson-lines-and-sheet-column-second-why = Giusto: ogni colonna si riempie per conto suo, dall’alto.
zatre-lesson-lines-and-sheet-column-wait = Aspetta un 10
zatre-lesson-lines-and-sheet-column-wait-why = Non aspetta niente: ogni colonna si riempie per conto suo, dall’alto.
zatre-lesson-lines-and-sheet-free = Continua finché non hai 15 punti: va bene qualsiasi sequenza da 10, 11 o 12.

# Light cells and crosses

zatre-lesson-light-cells = Caselle chiare e crocette
zatre-lesson-light-cells-about = Dove serve una sequenza, e cosa fa una crocetta
zatre-lesson-light-cells-done = Ora puoi giocare su tutta la tavola. Prossimo capitolo: quante ne peschi, e cosa puoi tenere.
zatre-lesson-light-cells-cover = Oltre alle caselle scure e alla rossa ci sono le chiare, segnate ×. Lì si posa solo per fare 10, 11 o 12: posa il 5 sopra l’altro tuo 5.
zatre-lesson-light-cells-cover-below = Anche quella è una casella chiara, e fa 10. Stavolta prendi quella sopra.
zatre-lesson-light-cells-cover-no = Quella è scura, e lì non serve una sequenza. Prova la casella chiara sopra il tuo 5: 5 + 5 = 10.
zatre-lesson-light-cells-crosses = Una casella chiara dà una crocetta. La dà anche la rossa, se il turno d’apertura fa un 10, un 11 o un 12. Finisci il turno.
zatre-lesson-light-cells-crosses-no = È tutto posato. Finisci il turno.
zatre-lesson-light-cells-double = La riga 1 ha un 1 e un 2, ma alla fine c’è scritto 6. Perché?
zatre-lesson-light-cells-double-bonus = Conta il bonus di 3
zatre-lesson-light-cells-double-bonus-why = Il bonus arriva solo con 10, 11 e 12 tutti pieni. È la crocetta: (1 + 2) × 2.
zatre-lesson-light-cells-double-cross = La crocetta raddoppia
zatre-lesson-light-cells-double-cross-why = Giusto: una crocetta raddoppia la sua riga, piena o no. Quella nella riga 2 aspetta ancora i punti.
zatre-lesson-light-cells-one-watch = Bo posa una tessera, poi peschi tu. Guarda quali ti capitano.
zatre-lesson-light-cells-one = Bo ha posato un 5, e tu hai pescato un 1 e un 6. Posa l’1 a destra del tuo 6: 5 + 6 + 1 = 12.
zatre-lesson-light-cells-one-no = Si può. Ma stavolta posa l’1 a destra del tuo 6, e guarda cosa succede all’altra tessera.
zatre-lesson-light-cells-forced = Il tuo 6 non ci sta su nessuna casella scura. Solo allora può andare su una chiara senza sequenza: la riconosci dal rombo.
zatre-lesson-light-cells-forced-no = Posa il 6 sulla casella chiara con il rombo.
zatre-lesson-light-cells-none = Senza sequenza niente crocetta. Ma il tuo 12 completa la riga 1: (1 + 2 + 4 + 3) × 2 = 20. Finisci il turno.
zatre-lesson-light-cells-none-no = È tutto posato. Finisci il turno.
zatre-lesson-light-cells-alone-watch = Ora Bo posa due tessere. Guarda la casella chiara sotto il suo 4.
zatre-lesson-light-cells-alone = La casella chiara sotto il 4 di Bo è libera. Un 5 sta anche su caselle scure: potresti posarlo lì da solo?
zatre-lesson-light-cells-alone-yes = Sì, ci sta
zatre-lesson-light-cells-alone-yes-why = Non supera 12, ma una casella chiara vuole almeno 10, e 4 + 5 fa solo 9.
zatre-lesson-light-cells-alone-no = No, 9 è troppo poco
zatre-lesson-light-cells-alone-no-why = Giusto: una casella chiara vuole 10, 11 o 12, e 4 + 5 fa solo 9.
zatre-lesson-light-cells-open = Ma hai anche un 2. Posa lì il 5: l’anello pieno a metà dice che poi un’altra tessera deve completare la sequenza.
zatre-lesson-light-cells-open-two = Funziona, con il 5 sotto. Stavolta posa prima il 5.
zatre-lesson-light-cells-open-no = Si può anche così. Stavolta posa il 5 sulla casella chiara sotto il 4 di Bo.
zatre-lesson-light-cells-close = Il bordo tratteggiato dice che questa casella aspetta ancora la sequenza. Posa il 2 sotto: 4 + 5 + 2 = 11.
zatre-lesson-light-cells-close-no = Posa il 2 sotto il 5: 4 + 5 + 2 = 11.
zatre-lesson-light-cells-third = L’11 va nella riga 2, dove una crocetta aspettava punti. E la riga 3 prende una nuova crocetta. Finisci il turno.
zatre-lesson-light-cells-third-no = È tutto posato. Finisci il turno.
zatre-lesson-light-cells-free = Ora gioca due turni come vuoi, e cerca una casella chiara per un’altra crocetta.

# Drawing and keeping

zatre-lesson-draw-and-keep = Pescare e tenere
zatre-lesson-draw-and-keep-about = Chi inizia, quante ne peschi, cosa tieni
zatre-lesson-draw-and-keep-done = Ora sai come funziona una mano. Prossimo capitolo: le ultime tessere del sacchetto.
zatre-lesson-draw-and-keep-tie = Tutti pescano una tessera, e inizia la più alta. Tu hai un 5, e Bo anche: chi inizia?
zatre-lesson-draw-and-keep-tie-you = Io
zatre-lesson-draw-and-keep-tie-you-why = Non sei in testa: il 5 di Bo vale quanto il tuo.
zatre-lesson-draw-and-keep-tie-again = Peschiamo di nuovo
zatre-lesson-draw-and-keep-tie-again-why = Giusto: chi ha lo stesso numero più alto pesca di nuovo.
zatre-lesson-draw-and-keep-tie-bo = Bo
zatre-lesson-draw-and-keep-tie-bo-why = Non è in testa: il tuo 5 vale quanto il suo.
zatre-lesson-draw-and-keep-starter-watch = Pescate di nuovo. Guarda chi ha il numero più alto, e cosa fa poi.
zatre-lesson-draw-and-keep-starter = Il 6 di Bo batte il tuo 3. Bo lo tiene, ne pesca altre due e le posa tutte e tre, la prima sulla casella rossa.
zatre-lesson-draw-and-keep-two = Tocca a te. Con la mano vuota peschi due tessere.
zatre-lesson-draw-and-keep-five = Posa il 5 sopra il 6: fa una riga da 10 e una colonna da 11.
zatre-lesson-draw-and-keep-five-no = Ci sta anche lì. Ma stavolta posa il 5 sopra il 6, e guarda cosa succede al tuo 4.
zatre-lesson-draw-and-keep-keep = Ora il 4 non ci sta: ogni sequenza supererebbe 12. Quando non ci sta più niente, finisci il turno e tieni il resto.
zatre-lesson-draw-and-keep-keep-no = Finisci il turno.
zatre-lesson-draw-and-keep-one-watch = Ora Bo pesca due tessere. Guarda se ci stanno da qualche parte.
zatre-lesson-draw-and-keep-one = Bo non ha trovato posto e tiene due tessere: quali, lo sa solo lui. Tu ne hai una in mano, quindi ora ne peschi una sola.
zatre-lesson-draw-and-keep-fits = Puoi posare tutta la mano, tessere vecchie e nuove. Posa il 2 a destra della riga più in alto: 5 + 5 + 2 = 12.
zatre-lesson-draw-and-keep-fits-no = Ci sta anche lì. Posalo a destra dei due 5 nella riga più in alto: così il tuo 4 trova un posto.
zatre-lesson-draw-and-keep-rest = Quello che ci sta va posato, anche senza punti. Il tuo 4 ci sta di nuovo: posalo sopra il 2.
zatre-lesson-draw-and-keep-rest-no = Posa il 4 sopra il 2.
zatre-lesson-draw-and-keep-end = Ora la tua mano è vuota. Finisci il turno.
zatre-lesson-draw-and-keep-end-no = Finisci il turno.
zatre-lesson-draw-and-keep-none = Bo ha le due tessere che aveva tenuto, e ora ci stanno. Quante ne pesca?
zatre-lesson-draw-and-keep-none-two = Due
zatre-lesson-draw-and-keep-none-two-why = Se ne pescano due solo a mano vuota.
zatre-lesson-draw-and-keep-none-one = Una
zatre-lesson-draw-and-keep-none-one-why = Con due tessere o più se ne pesca una solo se nessuna ci sta.
zatre-lesson-draw-and-keep-none-none = Nessuna
zatre-lesson-draw-and-keep-none-none-why = Giusto: con due tessere o più se ne pesca una solo se nessuna ci sta.
zatre-lesson-draw-and-keep-bag = Premi il sacchetto sotto i fogli: vedi cosa manca ancora. Su 121 tessere in tutto, quale numero c’è più volte?
zatre-lesson-draw-and-keep-bag-one = L’1
zatre-lesson-draw-and-keep-bag-one-why = Giusto: l’1 c’è 21 volte, ogni altro numero 20.
zatre-lesson-draw-and-keep-bag-six = Il 6
zatre-lesson-draw-and-keep-bag-six-why = I 6 sono 20, come ogni altro numero tranne l’1: quello c’è 21 volte.
zatre-lesson-draw-and-keep-free = Ora gioca un turno tutto tuo: pesca, posa quello che ci sta, tieni il resto.

# The last tile

zatre-lesson-last-tile = L’ultima tessera
zatre-lesson-last-tile-about = Come finisce la partita, e quanto costa una tessera in mano
zatre-lesson-last-tile-done = 319 a 318: vinci tu, perché a Bo restava in mano il 6. Ora puoi giocare una partita intera: posa le tessere alte finché ci stanno.
zatre-lesson-last-tile-behind-watch = Prima di te gioca Bo. Guarda quante tessere riesce a posare.
zatre-lesson-last-tile-behind = Bo è avanti 324 a 301, ma gli resta in mano una tessera che non ci stava. Nel sacchetto ce n’è una sola.
zatre-lesson-last-tile-last = Dovresti pescarne due, ma prendi quella che c’è. Il turno in cui si pesca l’ultima tessera è l’ultimo della partita.
zatre-lesson-last-tile-best = Trova il posto migliore per il tuo 2: una casella chiara dove fa una riga da 12 e una colonna da 11.
zatre-lesson-last-tile-best-eleven = Così fai un 11: 2 punti. Su una casella chiara vicina il 2 fa un 12 e un 11.
zatre-lesson-last-tile-best-no = Lì non dà niente. Cerca la casella chiara in basso a sinistra: fa una riga da 12 e una colonna da 11.
zatre-lesson-last-tile-minus = Con questi 18 punti sei a 319. Bo ha 324, ma le tessere rimaste in mano si tolgono, e la sua è un 6. Quanto fa?
zatre-lesson-last-tile-minus-same = 324
zatre-lesson-last-tile-minus-same-why = Il suo 6 è ancora in mano: 324 − 6.
zatre-lesson-last-tile-minus-less = 318
zatre-lesson-last-tile-minus-less-why = Giusto: 324 − 6. Vince il totale più alto; con totali uguali si vince a pari merito.
zatre-lesson-last-tile-minus-more = 330
zatre-lesson-last-tile-minus-more-why = Una tessera rimasta in mano si toglie, non si aggiunge: 324 − 6.
zatre-lesson-last-tile-early = Capita di rado, ma una partita può finire prima, se all’inizio di un turno non ci sta neanche un 1. E le tessere nel sacchetto?
zatre-lesson-last-tile-early-stay = Restano lì
zatre-lesson-last-tile-early-stay-why = No: si distribuiscono una per una a tutti, e a ognuno tolgono punti.
zatre-lesson-last-tile-early-dealt = Si distribuiscono
zatre-lesson-last-tile-early-dealt-why = Giusto: una per una a tutti, e tolgono punti. Poi la partita è finita.
zatre-lesson-last-tile-end = Ora finisci il turno, e con il turno la partita.
zatre-lesson-last-tile-end-no = Finisci il turno.

# Playing well

zatre-lesson-playing-well = Giocare bene
zatre-lesson-playing-well-about = Cosa cercano i giocatori forti
zatre-lesson-playing-well-done = Righe piene, crocette, tessere che contano due volte: ecco cosa cercano i bot forti. In partita, il consiglio mostra una buona mossa e dice perché.
zatre-lesson-playing-well-look = Prima di posare, guarda il foglio. La riga 1 ha una crocetta e le manca solo un 10: quanto varrebbe quel 10?
zatre-lesson-playing-well-look-one = 1 punto
zatre-lesson-playing-well-look-one-why = Un 10 vale 1, ma riempie la riga 1. Arriva il bonus di 3, e la crocetta raddoppia tutto.
zatre-lesson-playing-well-look-four = 4 punti
zatre-lesson-playing-well-look-four-why = 1 e il bonus di 3, ma la crocetta raddoppia tutto: 8.
zatre-lesson-playing-well-look-eight = 8 punti
zatre-lesson-playing-well-look-eight-why = Giusto: 1 e il bonus di 3, raddoppiati. Qui vale più di un 12.
zatre-lesson-playing-well-twice = Una tessera in due sequenze conta in tutte e due. Trova dove il tuo 5 fa un 10, un 12 e una crocetta.
zatre-lesson-playing-well-twice-ten = Così fai il 10. Dall’altra parte di questa riga il tuo 5 fa anche un 12.
zatre-lesson-playing-well-twice-column = Così fai un 12. C’è una casella chiara dove il tuo 5 fa anche un 10.
zatre-lesson-playing-well-twice-one = L’1 viene dopo. Prima trova dove il tuo 5 dà punti due volte.
zatre-lesson-playing-well-twice-no = Non è il posto migliore per il 5. Cerca una casella chiara dove la sua riga fa 10 e la sua colonna 12.
zatre-lesson-playing-well-more = Il tuo 1 può portare una colonna a 11 o a 12. La nuova crocetta raddoppia la riga 2: fai il 12, in cima a una colonna.
zatre-lesson-playing-well-more-foot = Anche così fai il 12. Stavolta posa l’1 in cima alla colonna.
zatre-lesson-playing-well-more-row = Così il tuo nuovo 10 diventa un 11, e alla riga 1 serve un 10. Cerca una colonna che arrivi a 12.
zatre-lesson-playing-well-more-eleven = Un 11 vale 2, raddoppiato 4. Un secondo 12 in questo turno vale 4, raddoppiato 8.
zatre-lesson-playing-well-more-no = Cerca una colonna da 11: con l’1 in cima fa 12.
zatre-lesson-playing-well-end = 24 punti in più in un turno, e una crocetta per la riga 2. Finisci il turno.
zatre-lesson-playing-well-end-no = Finisci il turno.
zatre-lesson-playing-well-cross-watch = Bo posa due 5, poi peschi tu. Guarda dove puoi continuare.
zatre-lesson-playing-well-cross = Con il 6 puoi fare un 12 su una casella scura o un 11 su una chiara. Adesso valgono 4 punti tutti e due: cosa scegli?
zatre-lesson-playing-well-cross-dark = 4 punti, ma niente crocetta. Anche l’11 vale 4, perché la riga 2 è raddoppiata, e la sua crocetta raddoppierà la riga 3.
zatre-lesson-playing-well-cross-no = Prima viene il 6: un 12 sulla casella scura, o un 11 su quella chiara?
zatre-lesson-playing-well-both = Giusto: una crocetta raddoppia tutta una riga futura. E il 6 ha preparato altro: trova dove il 4 fa due 10.
zatre-lesson-playing-well-both-above = Così fai un 10. C’è un posto dove anche la riga fa 10.
zatre-lesson-playing-well-both-no = Lì il 4 non fa due 10. Guarda sotto il tuo 6.
zatre-lesson-playing-well-full = La riga 2 è piena e raddoppiata: (2 + 2 + 8 + 3) × 2 = 30. Finisci il turno.
zatre-lesson-playing-well-full-no = Finisci il turno.
zatre-lesson-playing-well-spoil = Immagina: tocca a te, e dopo Bo può far crescere una sequenza da 10. Cosa fa un giocatore forte?
zatre-lesson-playing-well-spoil-block = La blocca
zatre-lesson-playing-well-spoil-block-why = Bloccare conviene di rado: a te non dà niente, e Bo trova un’altra sequenza.
zatre-lesson-playing-well-spoil-own = Fa punti
zatre-lesson-playing-well-spoil-own-why = Giusto: prima vengono le tue righe. Bloccare non ti dà niente.
zatre-lesson-playing-well-free = Gioca altri due turni: prima le righe piene, poi le crocette, poi i 12.

# In coppia

zatre-lesson-partners = In coppia
zatre-lesson-partners-about = Due coppie con un foglio ciascuna: in quattro o in sei
zatre-lesson-partners-done = Così si gioca in coppia: un foglio, due mani scoperte, due turni di fila. Attivalo quando prepari una partita in quattro o in sei.
zatre-lesson-partners-team = Tu e Bo giocate in coppia contro Cleo e Dora. Avete un foglio in comune e ognuno vede le tessere dell’altro.
zatre-lesson-partners-six = Cominci tu. Posa il tuo 6 sulla casella rossa.
zatre-lesson-partners-six-no = In questa lezione si comincia con il 6 sulla casella rossa.
zatre-lesson-partners-five = Bo ha un 1 e un 2. Posa il 5 a destra del 6: fa 11, e con il suo 1 farà 12.
zatre-lesson-partners-five-no = Stavolta posa il 5 a destra del 6: 6 + 5 = 11.
zatre-lesson-partners-four = Ora posa il 4 sotto il 6: fa 10, e con il 2 di Bo farà 12.
zatre-lesson-partners-four-no = Stavolta posa il 4 sotto il 6: 6 + 4 = 10.
zatre-lesson-partners-end = Il 10, l’11 e una crocetta vanno sul vostro foglio. Finisci il turno, poi tocca a Bo.
zatre-lesson-partners-end-no = Hai posato tutte le tessere. Finisci il turno.
zatre-lesson-partners-bo-watch = Ora tocca a Bo. Guarda il tuo 11 e il tuo 10.
zatre-lesson-partners-bo = Bo ha fatto due 12, e la riga 1 del vostro foglio è piena: (1 + 2 + 8 + 3) × 2 = 28.
zatre-lesson-partners-when-watch = Ora giocano Cleo e Dora. Guarda quando pesca ciascuna.
zatre-lesson-partners-when = Anche Cleo e Dora hanno giocato. Quando ha pescato Dora?
zatre-lesson-partners-when-before = Prima che Cleo posasse
zatre-lesson-partners-when-before-why = Giusto: prima pescano tutti e due, poi si posa. Così potete pensarci insieme.
zatre-lesson-partners-when-after = Dopo il turno di Cleo
zatre-lesson-partners-when-after-why = No: prima pescano tutti e due, poi si posa.
zatre-lesson-partners-draw = Tocca di nuovo a voi. Pescate due tessere ciascuno: premi «Pesca 2 tessere» o il sacchetto.
zatre-lesson-partners-free = Guarda le due mani e gioca un turno. Lascia a Bo dei posti dove le sue tessere facciano punti.

# Cards of a first game together.

zatre-together-aim = { zatre-aim }
zatre-together-who-starts = Nel sacchetto ci sono 121 tessere con i numeri da 1 a 6. Tutti ne pescano una, e inizia la più alta; chi è in parità pesca di nuovo.
zatre-together-hands = Le tessere in mano le vede solo chi le ha; gli altri vedono quante sono. Il sacchetto dice quali numeri mancano ancora.
zatre-together-opening = Chi inizia posa tutte e tre le tessere, la prima sulla casella rossa in mezzo. Si posa solo dove la tavola ha una casella.
zatre-together-lines = Tessere una accanto all’altra, senza buchi, fanno una sequenza, in riga o in colonna. Un 10 dà 1 punto, un 11 ne dà 2, un 12 ne dà 4. Meno non dà ancora niente, e oltre 12 non si va.
zatre-together-beside = Ogni altra tessera tocca con un lato una già posata; un angolo non basta. Si posa una tessera alla volta, nell’ordine che si vuole, anche tutta la mano.
zatre-together-light = Su una casella chiara, segnata ×, si posa solo se alla fine del turno fa parte di un 10, un 11 o un 12. Può completare la sequenza anche una tessera posata dopo.
zatre-together-ending = Quello che ci sta va posato: un turno finisce solo quando non ci sta più niente. Le altre tessere si tengono coperte per il prossimo turno.
zatre-together-boxes = I punti vanno sul foglio, ogni somma nella sua colonna, nel quadratino libero più in alto. In un turno, sequenze con la stessa somma vanno in un solo quadratino.
zatre-together-rows = Una riga con 10, 11 e 12 tutti pieni prende il suo bonus. Una crocetta raddoppia tutta la sua riga, piena o no.
zatre-together-crosses = Ogni casella chiara coperta con la sua sequenza dà una crocetta nella colonna ×2. La dà anche la rossa, se il turno d’apertura fa un 10, un 11 o un 12.
zatre-together-draw = Il turno comincia con la pesca: due tessere a mano vuota, una se in mano ce n’è una. Chi ne ha di più ne pesca una solo se nessuna ci sta.
zatre-together-finish = La partita finisce con il turno in cui si pesca l’ultima tessera, o quando ormai non ci sta più niente. Le tessere rimaste in mano si tolgono, e vince il totale più alto.
zatre-together-forced = Questa tessera non ci stava su nessuna casella scura, quindi va su una chiara anche senza sequenza. Non dà crocette.
zatre-together-partners = Due vicini giocano in coppia con un foglio in comune. Prima pescano tutti e due e si mostrano le tessere; poi posano, uno dopo l’altro.
