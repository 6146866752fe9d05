# Rompicapi: la domanda, che non svela niente, e l’idea della soluzione.

puzzle-ask-win = Tocca a { $seat }: vinci la partita in questo turno.
puzzle-ask-turn = Tocca a { $seat }: trova il turno migliore.
puzzle-ask-move = Tocca a { $seat }: trova la mossa migliore.
cli-puzzle = Questo rompicapo non va: { $detail }

puzzle-idea-win = Con questa mossa la partita è finita, e vinta.

puzzle-idea-zatre-two-twelves = Bastano due tessere per due sequenze da 12.
puzzle-idea-zatre-all-three = In un solo turno segni un 10, un 11 e un 12.
puzzle-idea-zatre-two-crosses = In un solo turno segni due crocette, e ognuna raddoppia una riga.
puzzle-idea-zatre-bonus-and-cross = Una riga completa prende il bonus, e una crocetta raddoppia una riga.
puzzle-idea-zatre-bonus = Il quadratino che manca completa la riga, e arriva il bonus.
puzzle-idea-zatre-cross = Una crocetta raddoppia tutta una riga.
puzzle-idea-zatre-more-lines = Una tessera può contare due volte: in orizzontale e in verticale.
puzzle-idea-zatre-two-lines = In un solo turno fai più di una sequenza.
puzzle-idea-zatre-twelve = Punta al 12.
puzzle-idea-zatre-one-line = Basta una sequenza, se è al posto giusto.
puzzle-idea-zatre-keep = Quello che non sta da nessuna parte resta in mano: guarda a chi ne resta di più.
puzzle-idea-zatre-leave-little = Se non puoi segnare niente, pensa a cosa lasci agli altri.

puzzle-idea-kalle-flee = Esci dalla portata del poliziotto finché puoi.
puzzle-idea-kalle-walk-in = Sotto il naso del poliziotto non ti cerca nessuno.
puzzle-idea-kalle-stay-near = Anche uno scambio che non ti salva confonde chi cerca.
puzzle-idea-kalle-move-on = Spostati prima che il poliziotto si avvicini.
puzzle-idea-kalle-decoy-near = Scambia altri tombini: tutti crederanno che Rattigan sia scappato.
puzzle-idea-kalle-decoy = Rattigan è fuori portata e può restare: scambia altri tombini per portare chi cerca fuori strada.
puzzle-idea-kalle-bluff = A portata del poliziotto non scambiare niente: nessuno sospetterà.
puzzle-idea-kalle-sit-tight = Fuori portata non scambiare niente: così non ti tradisci.
puzzle-idea-kalle-likeliest = Ripensa a tutti gli scambi, e vai dove è più facile che sia Rattigan.
puzzle-idea-kalle-close-in = Questo passo porta più tombini probabili a portata del prossimo.
puzzle-idea-kalle-point = Ripensa a ogni scambio: nessun altro tombino è così sospetto.
puzzle-idea-kalle-prove = Ripensa a ogni scambio dall’inizio: così sai dov’è Rattigan.

puzzle-idea-burg_appenzell-two-chips = In un solo turno prendi due gettoni.
puzzle-idea-burg_appenzell-trap = Una spinta porta una trappola sotto il topo di un altro.
puzzle-idea-burg_appenzell-enter-chip = Un nuovo topo entra saltando oltre la torre, dritto sul formaggio.
puzzle-idea-burg_appenzell-jump = Gli altri topi fanno da ponte: saltali e arrivi al formaggio.
puzzle-idea-burg_appenzell-spare = La tessera rimanente entra proprio sotto il tuo topo.
puzzle-idea-burg_appenzell-push-then-run = Prima spingi: il formaggio arriva dove un topo può correre.
puzzle-idea-burg_appenzell-run-then-push = Prima corri al posto giusto, poi spingi il formaggio sotto il topo.
puzzle-idea-burg_appenzell-recall = Hai visto cosa c’è sotto questo tetto: toglilo e corri al formaggio.
puzzle-idea-burg_appenzell-dodge = Porta i topi dove nessuna spinta può farli cadere.
puzzle-idea-burg_appenzell-push-chip = Non correre al formaggio: spingilo sotto i tuoi topi.
puzzle-idea-burg_appenzell-run-chip = Il secondo topo sullo stesso formaggio prende il gettone.
puzzle-idea-burg_appenzell-push-and-lift = Prima spingi, poi togli un tetto e guarda.
puzzle-idea-burg_appenzell-run-and-lift = Prima corri, così arrivi al tetto giusto.
puzzle-idea-burg_appenzell-lift = Adesso la cosa più utile è sapere cosa c’è sotto questo tetto.
puzzle-idea-burg_appenzell-push = Una spinta può preparare il pavimento per il prossimo turno.
puzzle-idea-burg_appenzell-enter = Un topo in più nel borgo vale l’azione che costa.

puzzle-idea-rat_a_tat_roll-dice = Dove arrivi più spesso dipende da quanti dadi tiri.
puzzle-idea-rat_a_tat_roll-reroll-behind = Con questo tiro resti indietro: rilancia.
puzzle-idea-rat_a_tat_roll-reroll-wild = Un altro tiro del dado jolly vale più di quello che mostra.
puzzle-idea-rat_a_tat_roll-last-token = Spendi l’ultimo gettone: un altro tiro vale di più.
puzzle-idea-rat_a_tat_roll-reroll-one = Rilancia un dado solo, e tieni gli altri.
puzzle-idea-rat_a_tat_roll-reroll = Un gettone per una casella migliore è speso bene.
puzzle-idea-rat_a_tat_roll-keep-wild = Prendi quello che dà il dado jolly, e tieni il gettone.
puzzle-idea-rat_a_tat_roll-keep-for-pile = La carta qui è alta, ma puoi pescare dal mazzo.
puzzle-idea-rat_a_tat_roll-keep-many-tokens = Tieni i gettoni per il dado jolly: con così tanti puoi rilanciarlo spesso.
puzzle-idea-rat_a_tat_roll-keep-two-faces = Due facce del dado jolly ti aiutano: la carta più bassa o un buon scambio.
puzzle-idea-rat_a_tat_roll-keep-to-wild = Tieni il tiro: porta al dado jolly.
puzzle-idea-rat_a_tat_roll-keep-to-lowest = Nessuna carta scoperta è più bassa, e questa casella dà anche un gettone.
puzzle-idea-rat_a_tat_roll-keep-two-tokens = La carta è alta, ma qui ti dà due gettoni.
puzzle-idea-rat_a_tat_roll-keep-for-last-roll = Questa carta completa la tua fila, e i gettoni servono poi per il dado jolly.
puzzle-idea-rat_a_tat_roll-keep-to-token = Tieni il tiro: questa casella dà anche un gettone.
puzzle-idea-rat_a_tat_roll-keep-to-low = Tieni il tiro: porta a una carta bassa.
puzzle-idea-rat_a_tat_roll-keep = Questo tiro basta: tieni il gettone.
puzzle-idea-rat_a_tat_roll-pile = In media una carta del mazzo è più bassa di questa.
puzzle-idea-rat_a_tat_roll-token-card = La carta ti dà anche un gettone.
puzzle-idea-rat_a_tat_roll-face-up = In media questa carta è più bassa di una del mazzo.
puzzle-idea-rat_a_tat_roll-swap-decoy = Lascia dov’è la carta più bassa: il prossimo che scambia punterà a quella.
puzzle-idea-rat_a_tat_roll-swap-last-rival = Solo un avversario deve ancora giocare: è la sua fila da rovinare.
puzzle-idea-rat_a_tat_roll-swap-same-card = Una carta così bassa ce l’hanno in due: prendila a chi è in testa.
puzzle-idea-rat_a_tat_roll-swap-overtake = È l’ultimo turno, e dopo questo scambio nessuna fila dovrebbe essere più bassa della tua.
puzzle-idea-rat_a_tat_roll-swap-leader = Prendi la carta bassa a chi è in testa.
puzzle-idea-rat_a_tat_roll-swap-known = Conosci tutte e due le carte: la più bassa viene da te.
puzzle-idea-rat_a_tat_roll-swap-unknown = Dai via una carta che non conosci e prendine una di sicuro bassa.
puzzle-idea-rat_a_tat_roll-swap = Dai una carta forse alta, prendine una forse bassa.
puzzle-idea-rat_a_tat_roll-no-swap = A volte lo scambio migliore è nessuno.
puzzle-idea-rat_a_tat_roll-dare = Anche una fila piena può migliorare con il dado jolly.
puzzle-idea-rat_a_tat_roll-skip = Una buona fila non ha bisogno del dado jolly: passa.
puzzle-idea-rat_a_tat_roll-replace-high = Una carta alta deve pur finire da qualche parte: mettila al posto della tua più alta.
puzzle-idea-rat_a_tat_roll-replace-known = Sostituisci la carta più alta che conosci.
puzzle-idea-rat_a_tat_roll-replace-unknown = Una carta mai vista può essere alta: sostituisci quella.
puzzle-idea-rat_a_tat_roll-look-own = Prima conosci la tua fila.
puzzle-idea-rat_a_tat_roll-look = Una sbirciata agli altri ti dice cosa conviene scambiare.

puzzle-idea-ratzzia-annie-top = Il dado di Anna entra dal basso e ne spinge un altro fino in cima.
puzzle-idea-ratzzia-candy-top = Il dado caramella è proprio il numero che manca in cima.
puzzle-idea-ratzzia-low-pair = La coppia più alta chiede più cibo di quanto ne hai: in cima va quella più bassa.
puzzle-idea-ratzzia-candy-pair = Il dado caramella diventa l’altra metà della coppia in cima.
puzzle-idea-ratzzia-support-pair = Un dado supporto e uno dei tuoi formano la coppia in cima.
puzzle-idea-ratzzia-left-first = Le colonne più a sinistra pagano prima: quel cibo fa in tempo a finire nel sacchetto.
puzzle-idea-ratzzia-one-go = Una colonna intera, dal fondo alla cima, in un solo turno.
puzzle-idea-ratzzia-ride = Gli altri hanno già fatto la salita: il premio va all’ultimo dado.
puzzle-idea-ratzzia-deny-store = Svuota la colonna della scorta prima che qualcun altro ci vinca.
puzzle-idea-ratzzia-out-of-reach = Il mucchio più grande fa gola a tutti: via, nel sacchetto.
puzzle-idea-ratzzia-take-candy-away = Il vaso è vuoto: qualcun altro deve darti un dado caramella.
puzzle-idea-ratzzia-many-sausages = Anche i tuoi dadi lungo la salita danno salsicce.
puzzle-idea-ratzzia-earn-and-store = Le salsicce di questo turno arrivano prima, così finiscono anche loro nel sacchetto.
puzzle-idea-ratzzia-pair-order = Per il sacchetto conta solo la coppia in cima: lì va quella più alta.
puzzle-idea-ratzzia-one-die = Basta un dado per completare la colonna della scorta.
puzzle-idea-ratzzia-high-pair = Una coppia alta in cima riempie di più il sacchetto.
puzzle-idea-ratzzia-store = Il cibo nel sacchetto è al sicuro, e conta solo quello.
puzzle-idea-ratzzia-no-store = Questa volta lascia il cibo davanti.
puzzle-idea-ratzzia-chain = Un solo turno completa due colonne.
puzzle-idea-ratzzia-cat = Lascia venire il gatto, e i dadi di tutti tornano a casa.
puzzle-idea-ratzzia-steal = Metà del cibo di qualcuno passa di mano.
puzzle-idea-ratzzia-pass-food = Quando il cibo si passa, ne arriva più di quanto ne parte.
puzzle-idea-ratzzia-annie = Anna spinge il dado dove serve.
puzzle-idea-ratzzia-candy = Un dado caramella può essere qualsiasi numero: prendilo.
puzzle-idea-ratzzia-candy-number = Nessun dado mostra il numero che serve alla casella: ci pensa il dado caramella.
puzzle-idea-ratzzia-use-candy = È il momento del dado caramella.
puzzle-idea-ratzzia-support-places = I dadi supporto vanno piazzati tutti: trova una colonna per ciascuno.
puzzle-idea-ratzzia-support = I dadi supporto salgono per te, e nessun altro ci guadagna.
puzzle-idea-ratzzia-complete = L’ultima casella è quella che paga.
puzzle-idea-ratzzia-take-back = Riprendi i dadi, e al prossimo turno ne tiri di più.
puzzle-idea-ratzzia-keep = Tieni il tiro: ha quello che serve alle colonne.
puzzle-idea-ratzzia-reroll = Rilancia quello che non serve da nessuna parte.
puzzle-idea-ratzzia-roll = Tira: i dadi in mano valgono più di quelli sul tavoliere.
puzzle-idea-ratzzia-cat-row = Meglio un dado nella fila del gatto che nella colonna sbagliata.
puzzle-idea-ratzzia-hold-back = I dadi tenuti in mano servono al prossimo turno.
puzzle-idea-ratzzia-prepare = Non completi niente, ma prepari il prossimo turno.

# La schermata dei rompicapi.
go-puzzles = Rompicapi
puzzles-title = Rompicapi
puzzles-invitation = Trovi la mossa migliore?
puzzles-who = Chi risolve?
puzzles-stars-legend = Tre stelle al primo tentativo, due al secondo o con un consiglio, poi una.
puzzles-solved-of = { $done } su { $count } risolti
puzzles-streak = { $count } di fila al primo colpo, record { $best }
puzzles-rating = Punteggio { $rating }
puzzles-next = Prossimo rompicapo
puzzles-next-of = { $game }: prossimo rompicapo
puzzles-all-solved = Tutti risolti
puzzle-tile = { $game }, rompicapo { $number }, { $difficulty }: { $state }
puzzle-easy = facile
puzzle-tricky = insidioso
puzzle-hard = difficile
puzzle-stars = { $count ->
    [one] una stella
   *[other] { $count } stelle
}
puzzle-open = non ancora risolto
puzzle-known = soluzione vista
puzzle-unusable = Questo rompicapo non si apre. Gli altri sì.

# Un rompicapo al tavolo.
puzzle-number = Rompicapo { $number }
puzzle-watch = Guarda come si è arrivati fin qui. Poi viene la domanda.
puzzle-remember = Ricorda quello che vedi. Poi viene la domanda.
puzzle-skip = Salta
puzzle-watch-again = Rivedi
puzzle-hint = Consiglio
puzzle-looking = Guardiamo la tua risposta…
puzzle-go-on = Ci vuole un po’. Se non aspetti, non conta come tentativo.
puzzle-right = Proprio così.
puzzle-as-good = Vale quanto la nostra risposta.
puzzle-wrong = Non proprio.
puzzle-because = C’è una mossa migliore. { $because }
puzzle-wrong-plain = Qui c’è di meglio.
puzzle-better-by = { $count ->
    [one] Con la risposta migliore si vince circa una partita in più su cento.
   *[other] Con la risposta migliore si vincono circa { $count } partite in più su cento.
}
puzzle-ends-at-news = L’ultima mossa mostra qualcosa di nuovo, perciò la risposta finisce lì.
puzzle-stays-hidden = La tua ultima mossa mostrerebbe qualcosa di nuovo. Per ora resta nascosto.
puzzle-try-again = Riprova
puzzle-show = Fammi vedere
puzzle-showing = Ecco la risposta migliore.
puzzle-best-is = La risposta migliore: { $what }. { $why }
puzzle-shown = Era questa la risposta migliore.
puzzle-all = Tutti i rompicapi
puzzle-play-on = Continua
puzzle-play-on-tip = Continua da qui
puzzle-begins = La tua risposta comincia qui.
puzzle-status-watch = Ecco cosa ha visto { $seat }.
puzzle-status-answered = { $seat } ha risposto.
puzzle-status-shown = La risposta migliore per { $seat }.

# Fra le cifre di ciò che si è giocato.
statistics-puzzles-of = { $solved } su { $count }
statistics-solved = Risolti
statistics-best-streak = Serie migliore
statistics-rating = Punteggio
statistics-no-rating = –
statistics-puzzles-legend = Il punteggio arriva dopo cinque rompicapi. Conta solo il primo tentativo.
