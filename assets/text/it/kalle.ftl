# Kalle Kanalratte: everything this game says, in Italian. Its Italian edition is called Rattigan.

kalle-name = Rattigan
kalle-tagline = Trova Rattigan sotto i tombini, o fallo tu
kalle-aim = Uno di voi è Rattigan e si nasconde sotto un tombino; gli altri cercano, un tombino alla volta. Chi lo trova prende un formaggio. Dopo otto tombini sbagliati lo prende Rattigan, se mostra dov’è. Vince chi ha più formaggi.
kalle-score = { $count ->
    [one] un formaggio
   *[other] { $count } formaggi
}
kalle-option-last_chance = Dopo l’ottavo tombino, chi cerca ne indica ancora uno a testa
kalle-option-show_my_rat = Rattigan può guardare dov’è prima di decidere

kalle-animal-rat = Rattigan
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

kalle-log-start = Il primo Rattigan è { $seat }.
kalle-log-deal = Giro { $round } di { $rounds }: Rattigan è { $seat }.
kalle-log-hide = { $seat } nasconde Rattigan.
kalle-log-hide-open = { $seat } nasconde Rattigan in { $cell }.
kalle-log-place = { $seat } mette il poliziotto in { $cell }.
kalle-log-turn = { $seat } gira un tombino: { $animal }.
kalle-log-turn-covered = { $seat } gira un tombino.
kalle-log-step = { $seat } sposta il poliziotto su un tombino aperto.
kalle-log-caught = { $seat } gira il tombino di Rattigan e prende un formaggio.
kalle-log-swap = { $seat } scambia due tombini.
kalle-log-swap-open = { $seat } scambia i tombini in { $first } e { $second }.
kalle-log-pass = { $seat } non scambia niente.
kalle-log-point = { $seat } indica il tombino in { $cell }.
kalle-log-point-found = { $seat } indica il tombino in { $cell }. { $finder } ha trovato Rattigan e prende un formaggio.
kalle-log-point-in-vain = { $seat } indica il tombino in { $cell }. Nessuno ha trovato Rattigan.
kalle-log-proved = { $seat } mostra Rattigan in { $cell } e prende un formaggio.
kalle-log-missed = { $seat } cerca Rattigan in { $cell } e trova { $animal }. Nessuno prende un formaggio.
kalle-log-missed-covered = { $seat } cerca Rattigan in { $cell }, ma non c’è. Nessuno prende un formaggio.

# What is being done, below the board while it is shown: never what comes of it. The places of a swap are never in the log.

kalle-deed-start = Vediamo chi è il primo Rattigan.
kalle-deed-deal = { $seat } dispone i tombini.
kalle-deed-hide = { $seat } nasconde Rattigan.
kalle-deed-place = { $seat } mette giù il poliziotto.
kalle-deed-step = { $seat } sposta il poliziotto su un tombino aperto.
kalle-deed-turn = { $seat } gira un tombino.
kalle-deed-swap = { $seat } scambia due tombini: { $first } e { $second }.
kalle-deed-pass = { $seat } non scambia niente.
kalle-deed-point = { $seat } indica il tombino in { $cell }.
kalle-deed-reveal = Guardiamo sotto i tombini indicati.
kalle-deed-prove = { $seat } dice che Rattigan è in { $cell }.

kalle-tell-round = Giro { $round }: Rattigan è { $seat }
kalle-tell-last-round = Ultimo giro: Rattigan è { $seat }
# The rat calls it, and that is when the others may look again (K3).
kalle-tell-look = «Nessuno troverà Rattigan!» Ora potete guardare tutti

# A turn in one sentence.

kalle-turn-round = Giro { $round } di { $rounds }: { $seat } è Rattigan e si nasconde.
kalle-turn-caught = { $seat } trova Rattigan già al primo tombino e prende un formaggio.
kalle-turn-turned = { $seat } mette giù il poliziotto e gira un tombino: { $animal }.
kalle-turn-covered = { $seat } mette giù il poliziotto e gira un tombino.
kalle-turn-found = { $seat } trova Rattigan e prende un formaggio: indica il tombino in { $cell }.
kalle-turn-in-vain = { $seat } non trova Rattigan: indica il tombino in { $cell }.
# Before what happened in a round, for after the game.
kalle-part = Giro { $round }

kalle-move-hide = nascondi Rattigan in { $cell }
kalle-move-place = metti il poliziotto in { $cell }
kalle-move-step = sposta il poliziotto in { $cell }
kalle-move-swap = scambia { $first } con { $second }
kalle-move-pass = non scambiare niente
kalle-move-point = indica il tombino in { $cell }
kalle-move-prove = mostra Rattigan in { $cell }
kalle-moves-hide = nascondi Rattigan sotto un tombino
kalle-moves-place = metti il poliziotto su un tombino
kalle-moves-step = sposta il poliziotto
kalle-moves-swap = scambia il tombino in { $cell }
kalle-moves-point = indica un tombino
kalle-moves-prove = mostra dov’è Rattigan

kalle-refuse-seats = A Rattigan si gioca da 2 a 5, non in { $seats }.
kalle-refuse-over = La partita è finita.
kalle-refuse-start-due = Prima si decide chi è Rattigan.
kalle-refuse-start-is-over = Il primo Rattigan è già deciso.
kalle-refuse-start-seat = Qui il posto { $number } non c’è; si gioca in { $seats }.
kalle-refuse-deal-due = Prima si dispongono i tombini per { $seat }, il prossimo Rattigan.
kalle-refuse-deal-not-due = I tombini di questo giro sono già sul tavolo.
kalle-refuse-deal-rat = Il tombino di Rattigan non si dispone: lo prende chi lo deve nascondere.
kalle-refuse-deal-twice = Di tombini con { $animal } ce n’è uno solo: non si può disporre due volte.
kalle-refuse-due-hide = Ora { $seat } nasconde Rattigan.
kalle-refuse-due-place = Ora { $seat } mette giù il poliziotto.
kalle-refuse-due-step = Ora { $seat } sposta il poliziotto.
kalle-refuse-due-swap = Ora { $seat } scambia due tombini, o nessuno.
kalle-refuse-due-point = Ora { $seat } indica un tombino.
kalle-refuse-due-prove = Ora { $seat } mostra dov’è Rattigan.
kalle-refuse-step-stays = Il poliziotto è già in { $cell }. Deve spostarsi.
kalle-refuse-step-far = Da { $guard } a { $cell } è troppo lontano. Il poliziotto si sposta di un tombino alla volta.
kalle-refuse-step-open = { $count ->
    [one] Il tombino in { $cell } è aperto. Il poliziotto deve andare su quello accanto che è ancora chiuso: { $lids }.
   *[other] Il tombino in { $cell } è aperto. Il poliziotto deve andare su uno ancora chiuso: { $lids }.
}
kalle-refuse-step-middle = { $count ->
    [one] Intorno al poliziotto è tutto aperto, e nei suoi ultimi due passi non ha girato niente. Ora deve andare in mezzo: { $lids }.
   *[other] Intorno al poliziotto è tutto aperto, e nei suoi ultimi due passi non ha girato niente. Ora deve andare su uno di quelli in mezzo: { $lids }.
}
kalle-refuse-lid = { $cell }
kalle-refuse-swap-order = Uno scambio nomina prima il tombino che viene prima: { $second } prima di { $first }.
kalle-refuse-swap-far = I tombini in { $first } e in { $second } non sono vicini. Si scambiano solo due vicini.
kalle-refuse-swap-guard = In { $cell } c’è il poliziotto: quel tombino resta dov’è.
kalle-refuse-point-taken = Il tombino in { $cell } l’ha già indicato { $seat }. Scegline un altro.
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
kalle-keys-go-on = Comincia, o nascondi qui Rattigan

kalle-status-starting = Chi è il primo Rattigan?
kalle-status-look = { $seat }: comincia.
kalle-status-deal = { $seat } è Rattigan e dispone i tombini.
kalle-status-next-rat = { $ending } Il prossimo Rattigan è { $seat }.
kalle-status-hides = { $seat } nasconde Rattigan. Nessun altro guarda.
kalle-status-hide = { $seat }: scegli un tombino per Rattigan.
kalle-status-hide-done = { $seat }: premi Fatto, o scegli un altro tombino.
kalle-status-place = { $seat }: metti il poliziotto su un tombino qualsiasi.
kalle-status-places = { $seat } mette giù il poliziotto.
kalle-status-step = { $count ->
    [one] { $seat }: sposta il poliziotto su un tombino chiuso lì accanto. È l’ultimo.
   *[other] { $seat }: sposta il poliziotto su un tombino chiuso lì accanto (ne restano { $count }).
}
kalle-status-step-open = { $seat }: tutti i tombini intorno al poliziotto sono aperti. Va su uno di questi e non gira niente.
kalle-status-step-middle = { $seat }: per due volte il poliziotto non ha girato niente. Ora deve andare in mezzo.
kalle-status-steps = { $seat } sposta il poliziotto.
kalle-status-swap = { $seat }: scambia due tombini vicini, o niente.
kalle-status-swap-with = { $seat }: scegli lì accanto il tombino con cui scambiarlo.
kalle-status-swaps = { $seat } può scambiare due tombini.
kalle-status-point = { $seat }: indica il tombino con Rattigan.
kalle-status-points = { $seat } indica un tombino.
kalle-status-prove = { $seat }: mostra dov’è Rattigan.
kalle-status-proves = { $seat } mostra dov’è Rattigan.
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
    [0] Nessuno ha trovato Rattigan, e Rattigan non si è mai mostrato.
    [one] Parità con 1 formaggio a testa
   *[other] Parità con { $cheeses } formaggi a testa
}{ $cheeses ->
    [0] {""}
   *[other] { $last ->
        [yes] : l’ultimo formaggio pareggia i conti.
       *[no] .
    }
}
kalle-ended-caught = { $seat } ha girato il tombino di Rattigan e prende un formaggio.
kalle-ended-found = { $seat } ha indicato Rattigan e prende un formaggio.
kalle-ended-proved = { $seat } ha mostrato Rattigan e prende un formaggio.
kalle-ended-missed = { $seat } non ha trovato Rattigan. Nessuno prende un formaggio.

kalle-note-rat = Rattigan
kalle-note-next-rat = sarà Rattigan

kalle-role-none = Chi è il primo Rattigan?
kalle-role-rat = Rattigan in questo giro
kalle-role-next-rat = Sarà Rattigan
kalle-role-searches = Cerca Rattigan
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
kalle-rats = I Rattigan, giro per giro: { $seats }
kalle-stock = { $count ->
    [0] Non resta nessun formaggio
    [one] Resta 1 formaggio
   *[other] Restano { $count } formaggi
}

# What a hinted move promises by itself: how likely the rat is where, in tenths, or one in $odds. Each is a whole sentence.
kalle-outlook-any = Va bene ogni posto, basta che non sia sempre lo stesso.
kalle-outlook-there = { $tenths ->
    [one] Rattigan è lì circa una volta su { $odds }.
   *[other] Rattigan è lì circa { $tenths } volte su 10.
}
kalle-outlook-surely = Rattigan è lì quasi di sicuro.
kalle-outlook-near = È difficile che Rattigan sia lì, ma così il poliziotto si avvicina.
kalle-outlook-away = Probabilmente in questo giro Rattigan se la cava.
kalle-outlook-risk = { $tenths ->
    [one] Al prossimo passo il poliziotto trova Rattigan circa una volta su { $odds }.
   *[other] Al prossimo passo il poliziotto trova Rattigan circa { $tenths } volte su 10.
}
# Of the rat’s own swap: what it does with the rat, then how likely the guard finds it.
kalle-outlook-moves = Rattigan cambia posto. { $chance }
kalle-outlook-stays = Rattigan resta dov’è. { $chance }
kalle-outlook-safe = Al prossimo passo il poliziotto non trova quasi mai Rattigan.
kalle-outlook-cornered = Il poliziotto troverà Rattigan quasi di sicuro: ormai ci vuole fortuna.
# Lo stesso di una mossa migliore che non viene detta: ogni frase segue «C’è una mossa migliore.»
kalle-better-there = { $tenths ->
    [one] Con quella si trova Rattigan circa una volta su { $odds }.
   *[other] Con quella si trova Rattigan circa { $tenths } volte su 10.
}
kalle-better-surely = Rattigan è quasi di sicuro sotto un altro tombino.
kalle-better-near = Con quella è difficile trovare subito Rattigan, ma il poliziotto si avvicina.

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
    [0] si trova subito Rattigan un po’ più spesso
    [10] si trova subito Rattigan quasi di sicuro
    [one] si trova subito Rattigan circa una volta in più su 10
   *[other] si trova subito Rattigan circa { $amount } volte in più su 10
}
kalle-term-now-less = { $amount ->
    [0] si trova subito Rattigan un po’ meno spesso
    [10] si manca Rattigan quasi di sicuro
    [one] si trova subito Rattigan circa una volta in meno su 10
   *[other] si trova subito Rattigan circa { $amount } volte in meno su 10
}
kalle-term-later = { $amount ->
    [0] i prossimi passi promettono di più
    [10] si trova Rattigan più tardi quasi di sicuro
    [one] si trova Rattigan più tardi circa una volta in più su 10 giri come questo
   *[other] si trova Rattigan più tardi circa { $amount } volte in più su 10 giri come questo
}
kalle-term-later-less = { $amount ->
    [0] i prossimi passi promettono di meno
    [10] più tardi Rattigan se la cava quasi di sicuro
    [one] si trova Rattigan più tardi circa una volta in meno su 10 giri come questo
   *[other] si trova Rattigan più tardi circa { $amount } volte in meno su 10 giri come questo
}
kalle-term-escapes = { $amount ->
    [0] il prossimo passo fa un po’ meno paura
    [10] Rattigan si salva al prossimo passo quasi di sicuro
    [one] Rattigan si salva al prossimo passo circa una volta in più su 10
   *[other] Rattigan si salva al prossimo passo circa { $amount } volte in più su 10
}
kalle-term-escapes-less = { $amount ->
    [0] il prossimo passo fa un po’ più paura
    [10] al prossimo passo Rattigan viene trovato quasi di sicuro
    [one] Rattigan si salva al prossimo passo circa una volta in meno su 10
   *[other] Rattigan si salva al prossimo passo circa { $amount } volte in meno su 10
}

# Why undo stops: what has happened since.
kalle-undo-hid = Rattigan si è già nascosto. Tornare indietro lo tradirebbe.
kalle-undo-swapped = Nel frattempo si sono scambiati due tombini: rivederlo sarebbe barare.
kalle-undo-turned = Nel frattempo si è girato un tombino, e tutti hanno visto cosa c’è sotto.
