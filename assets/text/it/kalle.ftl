# Kalle Kanalratte: everything this game says, in Italian. Its Italian edition is called Rattigan.

kalle-name = Rattigan
kalle-tagline = Trova il ratto sotto i tombini, o fai tu il ratto
kalle-aim = Uno di voi è il ratto e si nasconde sotto un tombino; gli altri cercano, un tombino alla volta. Chi trova il ratto prende un formaggio. Dopo otto tombini sbagliati lo prende il ratto, se mostra dov’è. Vince chi ha più formaggi.
kalle-score = { $count ->
    [one] un formaggio
   *[other] { $count } formaggi
}
kalle-option-last_chance = Dopo l’ottavo tombino, chi cerca ne indica ancora uno a testa
kalle-option-show_my_rat = Il ratto può guardare dov’è prima di decidere

kalle-animal-rat = il ratto
kalle-animal-bat = il pipistrello
kalle-animal-beetle = il coleottero
kalle-animal-centipede = il centopiedi
kalle-animal-crayfish = il gambero
kalle-animal-dragonfly = la libellula
kalle-animal-duck = l’anatra
kalle-animal-fish = il pesce
kalle-animal-frog = la rana
kalle-animal-hedgehog = il riccio
kalle-animal-mole = la talpa
kalle-animal-newt = il tritone
kalle-animal-snail = la chiocciola
kalle-animal-snake = il serpente
kalle-animal-spider = il ragno
kalle-animal-turtle = la tartaruga
kalle-animal-worm = il verme

kalle-log-start = Il primo ratto è { $seat }.
kalle-log-deal = Giro { $round } di { $rounds }: il ratto è { $seat }.
kalle-log-hide = { $seat } nasconde il ratto.
kalle-log-place = { $seat } mette il poliziotto in { $cell }.
kalle-log-turn = { $seat } gira un tombino: { $animal }.
kalle-log-turn-covered = { $seat } gira un tombino.
kalle-log-step = { $seat } sposta il poliziotto su un tombino aperto.
kalle-log-caught = { $seat } gira il tombino del ratto e prende un formaggio.
kalle-log-swap = { $seat } scambia due tombini.
kalle-log-pass = { $seat } non scambia niente.
kalle-log-point = { $seat } indica il tombino in { $cell }.
kalle-log-point-found = { $seat } indica il tombino in { $cell }. Il ratto l’ha trovato { $finder }, che prende un formaggio.
kalle-log-point-in-vain = { $seat } indica il tombino in { $cell }. Nessuno ha trovato il ratto.
kalle-log-proved = { $seat } mostra il ratto in { $cell } e prende un formaggio.
kalle-log-missed = { $seat } cerca il ratto in { $cell } e trova { $animal }. Nessuno prende un formaggio.
kalle-log-missed-covered = { $seat } cerca il ratto in { $cell }, ma non c’è. Nessuno prende un formaggio.

# What is being done, below the board while it is shown: never what comes of it. The places of a swap are never in the log.

kalle-deed-start = Vediamo chi è il primo ratto.
kalle-deed-deal = { $seat } dispone i tombini.
kalle-deed-hide = { $seat } nasconde il ratto.
kalle-deed-place = { $seat } mette giù il poliziotto.
kalle-deed-step = { $seat } sposta il poliziotto su un tombino aperto.
kalle-deed-turn = { $seat } gira un tombino.
kalle-deed-swap = { $seat } scambia due tombini: { $first } e { $second }.
kalle-deed-pass = { $seat } non scambia niente.
kalle-deed-point = { $seat } indica il tombino in { $cell }.
kalle-deed-reveal = Guardiamo sotto i tombini indicati.
kalle-deed-prove = { $seat } dice che il ratto è in { $cell }.

kalle-tell-round = Giro { $round }: il ratto è { $seat }
kalle-tell-last-round = Ultimo giro: il ratto è { $seat }
kalle-tell-look = Ora tutti possono guardare di nuovo

# A turn in one sentence.

kalle-turn-round = Giro { $round } di { $rounds }: { $seat } è il ratto e si nasconde.
kalle-turn-caught = { $seat } trova il ratto già al primo tombino e prende un formaggio.
kalle-turn-turned = { $seat } mette giù il poliziotto e gira un tombino: { $animal }.
kalle-turn-covered = { $seat } mette giù il poliziotto e gira un tombino.
kalle-turn-found = { $seat } trova il ratto e prende un formaggio: indica il tombino in { $cell }.
kalle-turn-in-vain = { $seat } non trova il ratto: indica il tombino in { $cell }.

kalle-move-hide = nascondi il ratto in { $cell }
kalle-move-place = metti il poliziotto in { $cell }
kalle-move-step = sposta il poliziotto in { $cell }
kalle-move-swap = scambia { $first } con { $second }
kalle-move-pass = non scambiare niente
kalle-move-point = indica il tombino in { $cell }
kalle-move-prove = mostra il ratto in { $cell }
kalle-moves-hide = nascondi il ratto sotto un tombino
kalle-moves-place = metti il poliziotto su un tombino
kalle-moves-step = sposta il poliziotto
kalle-moves-swap = scambia il tombino in { $cell }
kalle-moves-point = indica un tombino
kalle-moves-prove = mostra dov’è il ratto

kalle-refuse-seats = A Rattigan si gioca da 2 a 5, non in { $seats }.
kalle-refuse-over = La partita è finita.
kalle-refuse-start-due = Prima si decide chi è il ratto.
kalle-refuse-start-is-over = Chi è il primo ratto è già deciso.
kalle-refuse-start-seat = Qui il posto { $number } non c’è; si gioca in { $seats }.
kalle-refuse-deal-due = Prima si dispongono i tombini per { $seat }, il prossimo ratto.
kalle-refuse-deal-not-due = I tombini di questo giro sono già sul tavolo.
kalle-refuse-deal-rat = Il ratto non si dispone con gli altri: lo prende chi lo deve nascondere.
kalle-refuse-deal-twice = C’è un solo tombino con { $animal }; non si può disporre due volte.
kalle-refuse-due-hide = Ora { $seat } nasconde il ratto.
kalle-refuse-due-place = Ora { $seat } mette giù il poliziotto.
kalle-refuse-due-step = Ora { $seat } sposta il poliziotto.
kalle-refuse-due-swap = Ora { $seat } scambia due tombini, o nessuno.
kalle-refuse-due-point = Ora { $seat } indica un tombino.
kalle-refuse-due-prove = Ora { $seat } mostra dov’è il ratto.
kalle-refuse-step-stays = Il poliziotto è già in { $cell }; deve spostarsi.
kalle-refuse-step-far = Il poliziotto si sposta di un tombino alla volta: { $cell } non è accanto a { $guard }.
kalle-refuse-step-open = { $count ->
    [one] Il tombino in { $cell } è aperto. Il poliziotto deve andare su quello accanto che è ancora chiuso: { $lids }.
   *[other] Il tombino in { $cell } è aperto. Il poliziotto deve andare su uno ancora chiuso: { $lids }.
}
kalle-refuse-step-middle = { $count ->
    [one] Tutti i tombini intorno al poliziotto sono aperti, e con i suoi ultimi due passi non si è girato niente. Ora deve andare in mezzo: { $lids }.
   *[other] Tutti i tombini intorno al poliziotto sono aperti, e con i suoi ultimi due passi non si è girato niente. Ora deve andare su uno di quelli in mezzo: { $lids }.
}
kalle-refuse-lid = { $cell }
kalle-refuse-swap-order = Uno scambio nomina prima il tombino che viene prima: { $second } prima di { $first }.
kalle-refuse-swap-far = Si scambiano solo due tombini vicini; { $first } e { $second } non lo sono.
kalle-refuse-swap-guard = Il poliziotto è in { $cell }; quel tombino resta dov’è.
kalle-refuse-point-taken = { $seat } indica già { $cell }; deve essere un altro tombino.
kalle-refuse-lid-open = Il tombino in { $cell } è già aperto.

# On the board and beside it.

kalle-board = Fogne
kalle-lid-at = { $cell }: { $what }
kalle-lid-and = { $lid }, { $more }
kalle-lid-none = vuoto
kalle-lid-closed = tombino chiuso
kalle-lid-closed-with = tombino chiuso, sotto c’è { $animal }
kalle-lid-open = aperto, { $animal }
kalle-lid-guard = qui c’è il poliziotto
kalle-lid-pointed = { $seat } indica qui
kalle-lid-picked = scelto
kalle-lid-choosable = si può scegliere
kalle-count = { $count ->
    [one] 1 tombino girato su 8
   *[other] { $count } tombini girati su 8
}

kalle-action-deal = Disponi i tombini
kalle-action-next-round = Altro giro
kalle-action-look = Comincia
kalle-action-done = Fatto
kalle-action-pass = Niente scambi
kalle-keys-go-on = Comincia, o nascondi qui il ratto

kalle-status-starting = Chi è il primo ratto?
kalle-status-look = { $seat }: comincia.
kalle-status-deal = { $seat } è il ratto e dispone i tombini.
kalle-status-next-rat = { $ending } Il prossimo ratto è { $seat }.
kalle-status-hides = { $seat } nasconde il ratto. Nessun altro guarda.
kalle-status-hide = { $seat }: scegli un tombino per il ratto.
kalle-status-hide-done = { $seat }: premi Fatto, o scegli un altro tombino.
kalle-status-place = { $seat }: metti il poliziotto su un tombino qualsiasi.
kalle-status-places = Tocca a { $seat } mettere giù il poliziotto.
kalle-status-step = { $count ->
    [one] { $seat }: sposta il poliziotto su un tombino chiuso lì accanto. È l’ultimo.
   *[other] { $seat }: sposta il poliziotto su un tombino chiuso lì accanto (ne restano { $count }).
}
kalle-status-step-open = { $seat }: tutti i tombini intorno al poliziotto sono aperti. Va su uno di questi e non gira niente.
kalle-status-step-middle = { $seat }: il poliziotto non ha girato niente per due volte. Ora deve andare in mezzo.
kalle-status-steps = Tocca a { $seat } spostare il poliziotto.
kalle-status-swap = { $seat }: scambia due tombini vicini, o niente.
kalle-status-swap-with = { $seat }: scegli lì accanto il tombino con cui scambiarlo.
kalle-status-swaps = { $seat } può scambiare due tombini.
kalle-status-point = { $seat }: indica il tombino con il ratto.
kalle-status-points = Tocca a { $seat } indicare un tombino.
kalle-status-prove = { $seat }: mostra dov’è il ratto.
kalle-status-proves = Tocca a { $seat } mostrare dov’è il ratto.
kalle-status-over = { $count ->
    [one] { $cheeses ->
        [one] { $winners } vince con 1 formaggio!
       *[other] { $winners } vince con { $cheeses } formaggi!
    }
   *[other] { $cheeses ->
        [0] Nessuno ha formaggi: { $winners } vincono a pari merito!
        [one] { $winners } vincono a pari merito con 1 formaggio a testa!
       *[other] { $winners } vincono a pari merito con { $cheeses } formaggi a testa!
    }
}
kalle-winner = { $seat }
kalle-won-by = { $margin ->
    [one] Un solo formaggio
   *[other] { $margin } formaggi
} in più di { $others }{ $last ->
    [yes] , all’ultimo formaggio
   *[no] {""}
}.
kalle-won-level = { $cheeses ->
    [0] Nessuno ha trovato il ratto, e il ratto non si è mai mostrato.
    [one] Parità con 1 formaggio a testa
   *[other] Parità con { $cheeses } formaggi a testa
}{ $cheeses ->
    [0] {""}
   *[other] { $last ->
        [yes] , proprio all’ultimo.
       *[no] .
    }
}
kalle-ended-caught = { $seat } ha girato il tombino del ratto e prende un formaggio.
kalle-ended-found = { $seat } ha indicato il ratto e prende un formaggio.
kalle-ended-proved = { $seat } ha mostrato il ratto e prende un formaggio.
kalle-ended-missed = { $seat } non ha trovato il ratto. Nessuno prende un formaggio.

kalle-note-rat = il ratto
kalle-note-next-rat = sarà il ratto

kalle-role-none = Chi è il primo ratto?
kalle-role-rat = Il ratto di questo giro
kalle-role-next-rat = Sarà il ratto
kalle-role-searches = Cerca il ratto
kalle-role-places = Mette giù il poliziotto, poi cerca
kalle-cheeses-none = Nessun formaggio
kalle-cheeses = { $count ->
    [0] Ancora nessun formaggio
    [one] 1 formaggio
   *[other] { $count } formaggi
}
kalle-round = { $round ->
    [0] { $rounds } giri
   *[other] Giro { $round } di { $rounds }
}
kalle-winning-step = Con un altro formaggio vince
kalle-rat-of = { $seat }
kalle-rats = I ratti, giro per giro: { $seats }
kalle-stock = { $count ->
    [0] Non resta nessun formaggio
    [one] Resta 1 formaggio
   *[other] Restano { $count } formaggi
}

# What a hinted move promises by itself: how likely the rat is where, in tenths. Each is a whole sentence.
kalle-outlook-any = Ogni posto va bene, purché non sia sempre lo stesso.
kalle-outlook-there = { $tenths ->
    [one] Il ratto è lì circa una volta su 10.
   *[other] Il ratto è lì circa { $tenths } volte su 10.
}
kalle-outlook-surely = Il ratto è lì quasi di sicuro.
kalle-outlook-near = È difficile che il ratto sia lì, ma così il poliziotto si avvicina.
kalle-outlook-away = Probabilmente in questo giro il ratto se la cava.
kalle-outlook-risk = { $tenths ->
    [one] Al prossimo passo il poliziotto scopre il ratto circa una volta su 10.
   *[other] Al prossimo passo il poliziotto scopre il ratto circa { $tenths } volte su 10.
}
kalle-outlook-safe = Al prossimo passo il poliziotto non scopre quasi mai il ratto.
kalle-outlook-cornered = Il poliziotto scoprirà il ratto quasi di sicuro: ormai serve fortuna.

# Plans: why a move is better than the next best. Each goes on after “plan-for”.
kalle-term-cheeses = { $amount ->
    [0] un formaggio è più probabile
    [one] si prende circa un formaggio in più
   *[other] si prendono circa { $amount } formaggi in più
}
kalle-term-cheeses-less = { $amount ->
    [0] un formaggio è meno probabile
    [one] si prende circa un formaggio in meno
   *[other] si prendono circa { $amount } formaggi in meno
}
kalle-term-rivals = un formaggio è più difficile per { $rivals }
kalle-term-rivals-less = un formaggio è più facile per { $rivals }
kalle-term-now = { $amount ->
    [0] si trova subito il ratto un po’ più spesso
    [one] si trova subito il ratto circa una volta in più su 10
   *[other] si trova subito il ratto circa { $amount } volte in più su 10
}
kalle-term-now-less = { $amount ->
    [0] si trova subito il ratto un po’ meno spesso
    [one] si trova subito il ratto circa una volta in meno su 10
   *[other] si trova subito il ratto circa { $amount } volte in meno su 10
}
kalle-term-later = { $amount ->
    [0] i prossimi passi promettono di più
    [one] si trova poi il ratto circa una volta in più su 10
   *[other] si trova poi il ratto circa { $amount } volte in più su 10
}
kalle-term-later-less = { $amount ->
    [0] i prossimi passi promettono di meno
    [one] si trova poi il ratto circa una volta in meno su 10
   *[other] si trova poi il ratto circa { $amount } volte in meno su 10
}
kalle-term-escapes = { $amount ->
    [0] il prossimo passo fa un po’ meno paura
    [one] il ratto si salva al prossimo passo circa una volta in più su 10
   *[other] il ratto si salva al prossimo passo circa { $amount } volte in più su 10
}
kalle-term-escapes-less = { $amount ->
    [0] il prossimo passo fa un po’ più paura
    [one] il ratto si salva al prossimo passo circa una volta in meno su 10
   *[other] il ratto si salva al prossimo passo circa { $amount } volte in meno su 10
}
