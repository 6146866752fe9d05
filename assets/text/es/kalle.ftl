# Kalle Kanalratte (Paquilla): todo lo que dice este juego, en español.

kalle-name = Paquilla
kalle-tagline = Encuentra a Paquilla, la rata de alcantarilla, o sé tú la rata
kalle-aim = Una persona es la rata y se esconde bajo una tapa; las demás buscan, tapa por tapa. Quien encuentra a la rata se lleva un quesito. Tras ocho tapas sin rata, se lo lleva ella si muestra dónde está. Gana quien tenga más quesitos.
kalle-score = { $count ->
    [one] un quesito
   *[other] { $count } quesitos
}
kalle-option-last_chance = Tras la octava tapa, cada buscador señala una más
kalle-option-show_my_rat = La rata puede mirar dónde está antes de decidir

kalle-animal-rat = la rata
kalle-animal-bat = el murciélago
kalle-animal-beetle = el escarabajo
kalle-animal-centipede = el ciempiés
kalle-animal-crayfish = el cangrejo
kalle-animal-dragonfly = la libélula
kalle-animal-duck = el pato
kalle-animal-fish = el pez
kalle-animal-frog = la rana
kalle-animal-hedgehog = el erizo
kalle-animal-mole = el topo
kalle-animal-newt = el tritón
kalle-animal-snail = el caracol
kalle-animal-snake = la serpiente
kalle-animal-spider = la araña
kalle-animal-turtle = la tortuga
kalle-animal-worm = la lombriz

kalle-log-start = { $seat } es la rata en la primera ronda.
kalle-log-deal = Ronda { $round } de { $rounds }: { $seat } es la rata.
kalle-log-hide = { $seat } esconde a la rata.
kalle-log-hide-open = { $seat } esconde a la rata en la { $cell }.
kalle-log-place = { $seat } coloca al policía en la { $cell }.
kalle-log-turn = { $seat } levanta una tapa: { $animal }.
kalle-log-turn-covered = { $seat } levanta una tapa.
kalle-log-step = { $seat } mueve al policía a una tapa abierta.
kalle-log-caught = { $seat } levanta la tapa de la rata y se lleva un quesito.
kalle-log-swap = { $seat } intercambia dos tapas.
kalle-log-swap-open = { $seat } intercambia las tapas de la { $first } y la { $second }.
kalle-log-pass = { $seat } no intercambia nada.
kalle-log-point = { $seat } señala la tapa de la { $cell }.
kalle-log-point-found = { $seat } señala la tapa de la { $cell }. { $finder } ha encontrado a la rata y se lleva un quesito.
kalle-log-point-in-vain = { $seat } señala la tapa de la { $cell }. Nadie ha encontrado a la rata.
kalle-log-proved = { $seat } muestra la rata en la { $cell } y se lleva un quesito.
kalle-log-missed = { $seat } busca a la rata en la { $cell } y sale { $animal }. Nadie se lleva un quesito.
kalle-log-missed-covered = { $seat } busca a la rata en la { $cell }, y no está. Nadie se lleva un quesito.

# Lo que se está haciendo, debajo del tablero mientras se ve: nunca lo que resulta. Los sitios de un intercambio nunca están en la lista.

kalle-deed-start = A ver quién es la rata en la primera ronda.
kalle-deed-deal = { $seat } coloca las tapas.
kalle-deed-hide = { $seat } esconde a la rata.
kalle-deed-place = { $seat } coloca al policía.
kalle-deed-step = { $seat } mueve al policía a una tapa abierta.
kalle-deed-turn = { $seat } levanta una tapa.
kalle-deed-swap = { $seat } intercambia las tapas de la { $first } y la { $second }.
kalle-deed-pass = { $seat } no intercambia nada.
kalle-deed-point = { $seat } señala la tapa de la { $cell }.
kalle-deed-reveal = A ver qué hay bajo las tapas señaladas.
kalle-deed-prove = { $seat } dice que la rata está en la { $cell }.

kalle-tell-round = Ronda { $round }: { $seat } es la rata
kalle-tell-last-round = Última ronda: { $seat } es la rata
# The rat calls it, and that is when the others may look again (K3).
kalle-tell-look = «¡Nadie encuentra a Paquilla!» Ya podéis mirar

# Un turno en una frase.

kalle-turn-round = Ronda { $round } de { $rounds }: { $seat } es la rata y se esconde.
kalle-turn-caught = { $seat } encuentra a la rata bajo la primera tapa y se lleva un quesito.
kalle-turn-turned = { $seat } coloca al policía y levanta una tapa: { $animal }.
kalle-turn-covered = { $seat } coloca al policía y levanta una tapa.
kalle-turn-found = { $seat } encuentra a la rata bajo la tapa de la { $cell } y se lleva un quesito.
kalle-turn-in-vain = { $seat } no encuentra a la rata bajo la tapa de la { $cell }.
# Before what happened in a round, for after the game.
kalle-part = Ronda { $round }

kalle-move-hide = esconder a la rata en la { $cell }
kalle-move-place = colocar al policía en la { $cell }
kalle-move-step = mover al policía a la { $cell }
kalle-move-swap = intercambiar las tapas de la { $first } y la { $second }
kalle-move-pass = no intercambiar nada
kalle-move-point = señalar la tapa de la { $cell }
kalle-move-prove = mostrar la rata en la { $cell }
kalle-moves-hide = esconder a la rata bajo una tapa
kalle-moves-place = colocar al policía sobre una tapa
kalle-moves-step = mover al policía
kalle-moves-swap = intercambiar la tapa de la { $cell }
kalle-moves-point = señalar una tapa
kalle-moves-prove = mostrar dónde está la rata

kalle-refuse-seats = A Paquilla juegan de 2 a 5, no { $seats }.
kalle-refuse-over = La partida ha terminado.
kalle-refuse-start-due = Primero hay que decidir quién es la rata.
kalle-refuse-start-is-over = Ya está decidido quién es la rata en la primera ronda.
kalle-refuse-start-seat = Aquí no hay jugador { $number }; juegan { $seats }.
kalle-refuse-deal-due = Primero se colocan las tapas para la siguiente rata: { $seat }.
kalle-refuse-deal-not-due = Las tapas de esta ronda ya están en la mesa.
kalle-refuse-deal-rat = La rata no se coloca con las demás: se la queda quien la va a esconder.
kalle-refuse-deal-twice = Solo hay una tapa con { $animal }; no se puede colocar dos veces.
kalle-refuse-due-hide = Ahora { $seat } esconde a la rata.
kalle-refuse-due-place = Ahora { $seat } coloca al policía.
kalle-refuse-due-step = Ahora { $seat } mueve al policía.
kalle-refuse-due-swap = Ahora { $seat } intercambia dos tapas, o ninguna.
kalle-refuse-due-point = Ahora { $seat } señala una tapa.
kalle-refuse-due-prove = Ahora { $seat } muestra dónde está la rata.
kalle-refuse-step-stays = El policía ya está en la { $cell }. Muévelo a otra tapa.
kalle-refuse-step-far = La { $cell } no está al lado de la { $guard }. El policía va de tapa en tapa.
kalle-refuse-step-open = { $count ->
    [one] La tapa de la { $cell } está abierta. El policía tiene que ir a la vecina que sigue cerrada: { $lids }.
   *[other] La tapa de la { $cell } está abierta. El policía tiene que ir a una vecina que siga cerrada: { $lids }.
}
kalle-refuse-step-middle = { $count ->
    [one] Todas las tapas junto al policía están abiertas, y sus dos últimos pasos no han levantado nada. Ahora tiene que ir al centro: { $lids }.
   *[other] Todas las tapas junto al policía están abiertas, y sus dos últimos pasos no han levantado nada. Ahora tiene que ir a una del centro: { $lids }.
}
kalle-refuse-lid = la { $cell }
kalle-refuse-swap-order = En un intercambio se nombra primero la tapa anterior: la { $second } antes de la { $first }.
kalle-refuse-swap-far = La { $first } y la { $second } no son vecinas. Elige dos tapas que estén una junto a otra.
kalle-refuse-swap-guard = El policía está en la { $cell }: esa tapa se queda donde está.
kalle-refuse-point-taken = { $seat } ya señala la tapa de la { $cell }. Elige otra.
kalle-refuse-lid-open = La tapa de la { $cell } ya está abierta.

# En el tablero y a su lado.

kalle-board = Tablero
kalle-lid-at = { $cell }: { $what }
kalle-lid-and = { $lid }, { $more }
kalle-lid-none = vacío
kalle-lid-closed = tapa cerrada
kalle-lid-closed-with = tapa cerrada, debajo { $animal }
kalle-lid-open = abierta, { $animal }
kalle-lid-guard = aquí está el policía
kalle-lid-pointed = { $seat } señala aquí
kalle-lid-picked = elegida
kalle-lid-choosable = se puede elegir
kalle-count = { $count ->
    [one] 1 tapa levantada de 8
   *[other] { $count } tapas levantadas de 8
}

kalle-action-deal = Colocar las tapas
kalle-action-next-round = Siguiente ronda
kalle-action-look = Empezar
kalle-action-done = Listo
kalle-action-pass = No intercambiar
kalle-keys-go-on = Empezar, o esconder aquí a la rata

kalle-status-starting = ¿Quién es la rata en la primera ronda?
kalle-status-look = { $seat }: pulsa «Empezar».
kalle-status-deal = { $seat } es la rata y coloca las tapas.
kalle-status-next-rat = { $ending } La siguiente rata es { $seat }.
kalle-status-hides = { $seat } esconde a la rata. Nadie más mira.
kalle-status-hide = { $seat }: elige una tapa para la rata.
kalle-status-hide-done = { $seat }: pulsa «Listo» o elige otra tapa.
kalle-status-place = { $seat }: coloca al policía en cualquier tapa.
kalle-status-places = Le toca a { $seat } colocar al policía.
kalle-status-step = { $count ->
    [one] { $seat }: mueve al policía a una tapa vecina cerrada. Es la última.
   *[other] { $seat }: mueve al policía a una tapa vecina cerrada (quedan { $count }).
}
kalle-status-step-open = { $seat }: todas las tapas junto al policía están abiertas. Muévelo a una de ellas; no se levanta nada.
kalle-status-step-middle = { $seat }: el policía lleva dos pasos sin levantar nada. Ahora tiene que ir al centro.
kalle-status-steps = Le toca a { $seat } mover al policía.
kalle-status-swap = { $seat }: intercambia dos tapas vecinas, o ninguna.
kalle-status-swap-with = { $seat }: elige una tapa vecina para intercambiarla.
kalle-status-swaps = { $seat } puede intercambiar dos tapas.
kalle-status-point = { $seat }: señala la tapa de la rata.
kalle-status-points = Le toca a { $seat } señalar una tapa.
kalle-status-prove = { $seat }: muestra dónde está la rata.
kalle-status-proves = Le toca a { $seat } mostrar dónde está la rata.
kalle-status-over = { $count ->
    [one] { $cheeses ->
        [one] ¡{ $winners } gana con 1 quesito!
       *[other] ¡{ $winners } gana con { $cheeses } quesitos!
    }
   *[other] { $cheeses ->
        [0] Nadie tiene quesitos: ¡{ $winners } comparten la victoria!
        [one] ¡{ $winners } comparten la victoria con 1 quesito por persona!
       *[other] ¡{ $winners } comparten la victoria con { $cheeses } quesitos por persona!
    }
}
kalle-winner = { $seat }
kalle-won-by = { $margin ->
    [one] Un solo quesito
   *[other] { $margin } quesitos
} de ventaja sobre { $others }{ $last ->
    [yes] , gracias al último
   *[no] {""}
}.
kalle-won-level = { $cheeses ->
    [0] Nadie ha encontrado a la rata, y ella nunca se ha dejado ver.
    [one] Empate a 1 quesito
   *[other] Empate a { $cheeses } quesitos
}{ $cheeses ->
    [0] {""}
   *[other] { $last ->
        [yes] : el último de la partida iguala el marcador.
       *[no] .
    }
}
kalle-ended-caught = { $seat } ha levantado la tapa de la rata y se lleva un quesito.
kalle-ended-found = { $seat } ha señalado a la rata y se lleva un quesito.
kalle-ended-proved = { $seat } ha mostrado la rata y se lleva un quesito.
kalle-ended-missed = { $seat } no ha encontrado a la rata. Nadie se lleva un quesito.

kalle-note-rat = la rata
kalle-note-next-rat = será la rata

kalle-role-none = ¿Quién es la rata en la primera ronda?
kalle-role-rat = La rata de esta ronda
kalle-role-next-rat = Será la rata
kalle-role-searches = Busca a la rata
kalle-role-places = Coloca al policía y luego busca
kalle-cheeses-none = Sin quesitos
kalle-cheeses = { $count ->
    [0] Aún sin quesitos
    [one] 1 quesito
   *[other] { $count } quesitos
}
kalle-round = { $round ->
    [0] { $rounds } rondas
   *[other] Ronda { $round } de { $rounds }
}
kalle-winning-step = Con el próximo quesito gana la partida
kalle-rat-of = { $seat }
kalle-rats = Las ratas, ronda a ronda: { $seats }
kalle-stock = { $count ->
    [0] No queda ningún quesito
    [one] Queda 1 quesito
   *[other] Quedan { $count } quesitos
}

# Por qué es buena una jugada: una pista. Con qué probabilidad está la rata en cada sitio, para quien ha seguido cada intercambio.

# What a hinted move promises by itself: how likely the rat is where, in tenths, or one in $odds. Each is a whole sentence.
kalle-outlook-any = Cualquier sitio vale lo mismo, mientras no sea siempre el mismo.
kalle-outlook-there = { $tenths ->
    [one] La rata está ahí más o menos 1 vez de cada { $odds }.
   *[other] La rata está ahí unas { $tenths } veces de cada 10.
}
kalle-outlook-surely = Casi seguro que la rata está ahí.
kalle-outlook-near = Es difícil que la rata ya esté ahí, pero así el policía se acerca.
kalle-outlook-away = Lo más probable es que la rata escape en esta ronda.
kalle-outlook-risk = { $tenths ->
    [one] El próximo paso del policía destapa a la rata más o menos 1 vez de cada { $odds }.
   *[other] El próximo paso del policía destapa a la rata unas { $tenths } veces de cada 10.
}
# Of the rat’s own swap: what it does with the rat, then how likely the guard finds it.
kalle-outlook-moves = La rata cambia de sitio. { $chance }
kalle-outlook-stays = La rata se queda donde está. { $chance }
kalle-outlook-safe = El próximo paso del policía casi nunca destapa a la rata.
kalle-outlook-cornered = El próximo paso del policía destapará casi seguro a la rata: ya solo ayuda la suerte.
# Lo mismo de una jugada mejor que no se nombra: cada frase sigue a «Hay una respuesta mejor.».
kalle-better-there = { $tenths ->
    [one] Con ella se encuentra a la rata más o menos 1 vez de cada { $odds }.
   *[other] Con ella se encuentra a la rata unas { $tenths } veces de cada 10.
}
kalle-better-surely = Casi seguro que la rata está bajo otra tapa.
kalle-better-near = Con ella aún será difícil encontrar a la rata, pero el policía se acerca.

# Plans: why a move is better than the next best. Each goes on after “plan-for”.
kalle-term-cheeses = { $amount ->
    [0] es más probable ganar un quesito
    [one] se gana un quesito más
   *[other] se ganan unos { $amount } quesitos más
}
kalle-term-cheeses-less = { $amount ->
    [0] es menos probable ganar un quesito
    [one] se gana un quesito menos
   *[other] se ganan unos { $amount } quesitos menos
}
kalle-term-rivals = ganar un quesito es más difícil para { $rivals }
kalle-term-rivals-less = ganar un quesito es más fácil para { $rivals }
kalle-term-now = { $amount ->
    [0] es algo más probable encontrar ya a la rata
    [10] se encuentra ya a la rata casi con seguridad
    [one] se encuentra ya a la rata 1 vez más de cada 10
   *[other] se encuentra ya a la rata unas { $amount } veces más de cada 10
}
kalle-term-now-less = { $amount ->
    [0] es algo menos probable encontrar ya a la rata
    [10] casi con seguridad la rata se escapa ahora
    [one] se encuentra ya a la rata 1 vez menos de cada 10
   *[other] se encuentra ya a la rata unas { $amount } veces menos de cada 10
}
kalle-term-later = { $amount ->
    [0] los pasos siguientes prometen más
    [10] se encuentra después a la rata casi con seguridad
    [one] se encuentra después a la rata 1 vez más en 10 rondas como esta
   *[other] se encuentra después a la rata unas { $amount } veces más en 10 rondas como esta
}
kalle-term-later-less = { $amount ->
    [0] los pasos siguientes prometen menos
    [10] casi con seguridad la rata se escapa después
    [one] se encuentra después a la rata 1 vez menos en 10 rondas como esta
   *[other] se encuentra después a la rata unas { $amount } veces menos en 10 rondas como esta
}
kalle-term-escapes = { $amount ->
    [0] el próximo paso es algo menos peligroso
    [10] la rata se salva del próximo paso casi con seguridad
    [one] la rata se salva del próximo paso 1 vez más de cada 10
   *[other] la rata se salva del próximo paso unas { $amount } veces más de cada 10
}
kalle-term-escapes-less = { $amount ->
    [0] el próximo paso es algo más peligroso
    [10] el próximo paso encuentra a la rata casi con seguridad
    [one] la rata se salva del próximo paso 1 vez menos de cada 10
   *[other] la rata se salva del próximo paso unas { $amount } veces menos de cada 10
}

# Why undo stops: what has happened since.
kalle-undo-hid = La rata ya se ha escondido. Deshacer la delataría.
kalle-undo-swapped = Después se han intercambiado dos tapas. Verlo otra vez sería hacer trampa.
kalle-undo-turned = Después se ha levantado una tapa, y todos han visto lo que hay debajo.
