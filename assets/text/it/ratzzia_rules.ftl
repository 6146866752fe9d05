# Ratzzia: the rule book, in Italian.

## Food and the goal

ratzzia-rules-1 = Il cibo e lo scopo

rule-R1 = Il cibo
    .text = Una salsiccia vale 1 di cibo, un cracker 5 e un formaggio 10; puoi cambiarli quando vuoi, quindi conta solo la somma. Il cibo davanti a te possono rubartelo. Il cibo nel tuo sacchetto è al sicuro. Quello che ricevi sta sempre prima davanti a te, e solo la scorta, lo scaffale della colonna 7, ti fa metterlo nel sacchetto. Di cibo ce n’è sempre abbastanza per tutti.
    .ours = Nessuno deve restare senza perché la scatola è vuota: da noi il cibo non finisce mai.

rule-R4 = Il cibo all’inizio
    .text = Chi inizia si estrae a sorte, oppure lo indichi quando prepari la partita. Da lì i turni girano in senso orario intorno al tavolo. Chi inizia parte con 3 di cibo davanti, chi viene dopo con 4, poi 5, 6 e 7. Tutti i sacchetti sono vuoti.
    .ours = Nel regolamento originale inizia chi per ultimo ha preso uno spuntino dal frigo. Da noi si estrae a sorte o si sceglie, così non tocca sempre allo stesso.

rule-R5 = Vince un sacchetto pieno
    .text = Un sacchetto con 25 di cibo o più è pieno. Il primo giocatore con il sacchetto pieno vince subito. Il resto di quel turno non si gioca, neanche se ci sono altre colonne complete.

## Dice and pantry

ratzzia-rules-2 = Dadi e dispensa

rule-R2 = I dadi
    .text = Hai sette dadi del tuo colore. In due giocatori ne avete solo sei a testa, e nella riserva ci sono tre dadi supporto, che non sono di nessuno. Nel vaso delle caramelle c’è un dado caramella in due o tre giocatori, due in quattro o cinque.

rule-R3 = La dispensa
    .text = La dispensa ha nove colonne, che si riempiono dal basso; i loro scaffali sono, da sinistra: Anna, il vaso delle caramelle, 5 salsicce, 3 salsicce, 2 salsicce, 4 salsicce, la scorta, il Mangione e il Ragioniere. Ogni casella mostra il numero che vuole, se ne vuole uno, e le salsicce che dà a un dado; due lineette (=) uniscono due caselle. La fila del gatto si riempie da sinistra e ha 2 caselle grigie, poi 4 rosse. In tre giocatori alcune caselle sono coperte, come se non ci fossero: le due più basse della colonna 3, le due più basse della colonna 4, la più bassa della colonna 7 e l’ultima casella rossa. In due giocatori sono coperte anche: le due più basse della colonna 6, altre due in basso nella colonna 7 e una casella grigia.
    .ours = L’immagine del tavoliere non è arrivata fino a noi. Il regolamento originale dice qualcosa della colonna 5, della colonna 7, delle caselle unite e della fila del gatto; tutto il resto l’abbiamo ricostruito noi. Se hai il gioco, puoi giocare sul tuo tavoliere: sceglilo quando prepari la partita.
    .example = La colonna 5, dal basso: una casella per qualsiasi dado, due caselle unite e una casella per un 3, ognuna con una salsiccia.

## Your turn

ratzzia-rules-3 = Il tuo turno

rule-R6 = Tirare o riprendere
    .text = All’inizio del tuo turno scegli: tirare tutti i dadi che hai in mano, o riprendere tutti i tuoi dadi da una colonna. Se riprendi, il tuo turno finisce. Nella colonna ci deve essere almeno un tuo dado; conta anche un dado caramella che mostra il tuo colore, e torna a te per usarlo di nuovo. Dalla fila del gatto non puoi riprendere niente. Se non hai dadi in mano, devi riprendere.
    .ours = Non riprendere niente sarebbe un modo per saltare il turno, quindi almeno un dado deve tornare. Il tuo dado caramella conta perché lavora per te.

rule-R7 = Rilanciare
    .text = Dopo il tiro puoi rilanciare dadi che hai in mano: uno, alcuni o tutti. Lo fai al massimo una volta per turno. I dadi che lasci fermi tengono il loro numero.

rule-R8 = Mettere i dadi
    .text = Ora metti quanti dadi vuoi, uno dopo l’altro, ma almeno uno; gli altri ti restano in mano. Se non ne puoi mettere nessuno, il turno va avanti senza; ma se puoi mettere un dado caramella, devi mettere quello. Un dado che è dovuto andare nella fila del gatto non conta come quello che metti. Conta solo se non ti resta in mano nessun altro dado tuo. Un dado caramella qui non conta fra quelli in mano, un dado senza valore sì.
    .ours = Il regolamento originale non parla di questi casi rari. Così nessuno resta bloccato, e nessuno se la cava senza mettere un dado.
    .example = Tiri cinque dadi, e uno va nella fila del gatto: metti comunque almeno uno degli altri quattro. Se era il tuo unico dado, non devi metterne nessuno.

rule-R9 = Dove va un dado
    .text = Un dado va sulla casella appena sopra il dado più alto della colonna, di chiunque sia; in una colonna vuota va sulla casella più bassa non coperta. Una casella con un numero vuole quel numero, una senza prende qualsiasi dado. Di due caselle unite, quella sopra vuole lo stesso numero del dado su quella sotto, in questo turno o in un altro. Le caselle rimaste vuote sotto il dado più alto sono buchi, e lì non puoi mettere dadi.
    .example = Nella colonna 5 c’è un 1 in fondo e un 4 sopra: il prossimo dado deve essere un 4, perché queste due caselle sono unite.

rule-R10 = Colonne complete
    .text = Quando hai finito di mettere dadi, si guardano le colonne una per una da sinistra; poi tocca al giocatore dopo. Una colonna con un dado sulla casella più in alto è completa, buchi o no. Tutti i suoi dadi tornano ai proprietari, e ognuno riceve le salsicce delle caselle dov’erano i suoi. Poi tu, che sei di turno, ricevi la ricompensa dello scaffale, di chiunque fossero quei dadi. Solo dopo si guarda la colonna successiva, così com’è in quel momento.
    .ours = Una ricompensa può cambiare colonne più avanti, quindi ognuna si guarda quando arriva il suo momento: una che ha appena perso un dado caramella dalla cima non è completa.
    .example = Ben ha i due dadi più bassi della colonna 6, Cleo i due dopo, e tu la completi con un 5: Ben riceve 2 salsicce, Cleo 1, e tu ne ricevi 1 per il tuo dado e 4 dallo scaffale.

## The cat

ratzzia-rules-4 = Il gatto

rule-R11 = Caselle grigie
    .text = I tuoi dadi possono andare anche sulle caselle grigie della fila del gatto: prendono qualsiasi numero, da sinistra. Lì un dado non dà niente e resta finché non arriva il gatto. Nessuno mette dadi sulle caselle rosse per scelta. Anche se riempi l’ultima casella grigia, i dadi già tirati restano dove sono.
    .ours = Il gatto tende l’orecchio solo quando si tirano dadi: un dado che metti non se ne porta dietro altri.

rule-R12 = Il numero del gatto
    .text = Quando le caselle grigie sono tutte piene, il dado sull’ultima, quella più a destra, è il numero del gatto. Quando tiri, e di nuovo quando rilanci, tutti i dadi che hai in mano con questo numero vanno subito sulle caselle rosse, finché c’è posto. Non lo scegli tu, e poi il tuo turno continua. Ai dadi supporto e ai dadi caramella non succede mai.
    .ours = Un dado che non trova posto sulle caselle rosse tiene il suo numero, e puoi metterlo: intanto il gatto è arrivato e la sua fila è vuota.
    .example = Il numero del gatto è 2, due caselle rosse sono libere, e tiri 1, 2, 2, 2, 6: due 2 vanno sulle caselle rosse, arriva il gatto, e il terzo 2 ti resta in mano.

rule-R13 = Arriva il gatto
    .text = Quando l’ultima casella rossa è piena arriva il gatto: tutti i dadi delle colonne e della fila del gatto tornano ai proprietari, e nessuno riceve salsicce. Se non hai ancora rilanciato, puoi tirare con gli altri anche i dadi che vuoi fra quelli tornati. I dadi tornati che non tiri di nuovo non hanno valore, e in questo turno non puoi metterli. Un dado caramella che è tornato a te lo puoi mettere in questo stesso turno. Ora la fila del gatto è vuota, e il gatto non ha un numero finché le caselle grigie non sono di nuovo piene.
    .ours = Un dado scappato a casa non mostra niente finché non lo tiri, ma un dado caramella non ha bisogno di un tiro.

## The shelves

ratzzia-rules-5 = Gli scaffali

rule-R14 = Salsicce
    .text = Lo scaffale mostra quante salsicce ricevi: 5 per la colonna 3, 3 per la colonna 4, 2 per la colonna 5 e 4 per la colonna 6. Stanno davanti a te, come quelle guadagnate dai tuoi dadi.

rule-R15 = La scorta
    .text = Puoi mettere nel sacchetto cibo che hai davanti: proprio la somma della coppia più alta della colonna, né più né meno. Se davanti hai di meno, non puoi metterci niente. La coppia sono le due caselle unite più in alto che hanno tutte e due un dado; senza una coppia così nel sacchetto non va niente. Le salsicce per i dadi di questa colonna arrivano prima, e puoi metterle al sicuro subito. Puoi anche lasciare tutto davanti.
    .ours = Due caselle unite fanno coppia anche se i loro dadi sono diversi, cosa che può succedere solo con Anna. Così è sempre chiaro di quali due dadi si parla.
    .example = La coppia più alta sono due 4: con 7 davanti non metti niente nel sacchetto; con 11 puoi metterci 8, e 3 restano davanti.

rule-R16 = Il Mangione
    .text = Scegli un altro giocatore e prendi metà del cibo che ha davanti, arrotondata per eccesso. Il cibo nel sacchetto non lo puoi toccare.
    .ours = Chi non ha niente davanti non si può scegliere, perché non c’è niente da prendere. Se nessun altro ha qualcosa, non succede niente.
    .example = A un giocatore con 7 di cibo davanti ne prendi 4.

rule-R17 = Il Ragioniere
    .text = Ognuno, anche tu, dà a un vicino metà del cibo che ha davanti, arrotondata per eccesso. Tu dici se tutti danno a sinistra, in senso orario, o a destra, in senso antiorario. Tutti danno nello stesso momento, quindi il cibo che stai ricevendo non si divide. I sacchetti non si toccano.
    .ours = Le metà si arrotondano per eccesso come con il Mangione, e in due giocatori non c’è una direzione da scegliere, perché tutte e due portano all’altro giocatore.
    .example = Ada ha 5 davanti, Ben 2 e Cleo niente; in senso orario Ada dà 3 a Ben, Ben 1 a Cleo e Cleo niente ad Ada, quindi hanno 2, 4 e 1.

rule-R18 = Anna
    .text = Il dado in cima alla colonna di Anna prende le sue salsicce ma non torna a casa: devi spingerlo da sotto in un’altra colonna, una qualsiasi che abbia una casella libera. Lì sta sulla casella più bassa non coperta, e i dadi che trova salgono uno dopo l’altro finché si riempie un buco. Per nessuno di questi dadi conta il numero della nuova casella. Se così un dado arriva sulla casella più in alto, quella colonna è completa e paga subito, e la sua ricompensa va a te; poi si continua a guardare da sinistra. I dadi supporto e i dadi caramella si spingono come tutti gli altri, e un dado caramella resta di chi lo usa.
    .ours = Anche una colonna completa con un buco ha una casella libera, quindi puoi sceglierla, e la si guarda quando arriva il suo momento. Se nessuna colonna ne ha una, il dado torna a casa, perché non può restare.
    .example = In quattro giocatori ci sono dadi sulle caselle 1, 2 e 4 della colonna 3: il dado di Anna va sulla casella 1, i primi due salgono sulle caselle 2 e 3, e quello sulla casella 4 resta dov’è.

rule-R19 = Dadi caramella
    .text = Prendi un dado caramella dal vaso; se il vaso è vuoto, ne scegli uno non usato di un altro giocatore o uno che sta in una colonna. Dal tuo prossimo turno in poi puoi metterlo come un dado tuo: in una colonna, mai nella fila del gatto, con qualsiasi numero che la casella accetta. Mostra il tuo colore e tiene il suo numero, ti dà le salsicce della sua casella e conta come un dado che hai messo. Non si tira mai e non deve mai andare dal gatto. Quando la sua colonna è completa torna nel vaso.
    .ours = Quello che il regolamento originale lascia aperto lo giochiamo nel modo più semplice. Tolto da una colonna lascia un buco; se in una colonna ce ne sono due si prende quello più in alto; può anche essere il tuo; se non ce n’è nessuno non succede niente. Dopo il gatto, o se si riprendono i dadi, torna a chi lo usava, che può usarlo di nuovo.
    .example = La colonna 2 in fondo vuole un 6: il tuo dado caramella può starci come 6, e quando la colonna è completa ti dà una salsiccia.

## With two players

ratzzia-rules-6 = In due giocatori

rule-R20 = Tirare i dadi supporto
    .text = Una volta per turno puoi tirare tutti i dadi supporto che stanno nella riserva, dopo il tuo tiro e prima di mettere il primo dado. Non si rilanciano mai. Non devono mai andare nella fila del gatto, ma li puoi mettere su una casella grigia, dove possono decidere il numero del gatto come qualsiasi dado.
    .ours = Puoi tirarli prima o dopo aver rilanciato. Se quel rilancio fa arrivare il gatto, quelli già tirati tengono il loro numero, e quelli che tornano dal tavoliere aspettano nella riserva un altro turno, perché i dadi supporto si tirano una volta sola per turno.

rule-R21 = Mettere i dadi supporto
    .text = Se hai tirato dadi supporto, devi metterli tutti e mettere almeno un dado tuo, se serve, prima i dadi supporto. L’ordine lo scegli tu, e un dado tuo può aprire una casella a un dado supporto, o viceversa. Se non c’è posto per tutti, i dadi supporto rimasti tornano nella riserva. Non puoi fare una mossa che ti tolga il miglior risultato possibile, né finire prima di averlo raggiunto. Un dado caramella conta come un dado tuo; un dado che è dovuto andare nella fila del gatto conta solo se in mano non te ne resta nessun altro.
    .ours = Il regolamento originale non dice qual è il miglior risultato se non c’è posto per tutti. Da noi viene prima un dado tuo, perché ognuno in ogni turno deve metterne uno, e poi quanti più dadi supporto possibile.
    .example = Se puoi mettere soltanto un dado tuo e due dadi supporto su tre, devi mettere questi tre, e il terzo dado supporto torna nella riserva.

rule-R22 = I dadi supporto tornano
    .text = Per un dado supporto nessuno riceve salsicce. Torna nella riserva quando la sua colonna è completa o quando arriva il gatto. Se il gatto arriva prima che in questo turno tu abbia tirato dadi supporto, puoi ancora tirarli, insieme a quelli appena tornati. Una colonna completata da un dado supporto dà la sua ricompensa a te, che sei di turno.
