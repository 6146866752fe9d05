# Burg Appenzell: todo lo que dice este juego, en español.

burg_appenzell-name = Burg Appenzell
burg_appenzell-tagline = Ratones bajo tejados, y un suelo que se desliza
burg_appenzell-aim = Dos de tus ratones sobre el mismo tipo de queso te dan su ficha. Gana quien antes consiga fichas de cuatro tipos distintos. Pero cuidado con las trampas: quien pierde tres ratones queda fuera.
burg_appenzell-score = { $count ->
    [one] un tipo de queso
   *[other] { $count } tipos de queso
}
burg_appenzell-option-side = Lado del tablero
burg_appenzell-option-side-A = A
burg_appenzell-option-side-B = B
burg_appenzell-option-goal = Tipos de queso para ganar (5 o 6 para una partida más larga, mejor con 2 o 3 jugadores)
burg_appenzell-option-memory_help = Mostrar bajo los tejados lo que se ha visto

burg_appenzell-cheese = { $kind ->
    [1] emmental
    [2] cheddar
    [3] sage derby
    [4] neufchâtel
    [5] edam
    [6] roquefort
   *[other] brie
}
burg_appenzell-tile-blank = suelo vacío
burg_appenzell-tile-trap = trampa
burg_appenzell-room = { $room }
burg_appenzell-slot-north = columna { $number } desde arriba
burg_appenzell-slot-south = columna { $number } desde abajo
burg_appenzell-slot-west = fila { $number } desde la izquierda
burg_appenzell-slot-east = fila { $number } desde la derecha

burg_appenzell-log-start = Empieza { $seat }.
burg_appenzell-log-tiles = El suelo está colocado, y los tejados, puestos.
burg_appenzell-log-tower = { $seat } pone un ratón en la torre de la { $cell }.
burg_appenzell-log-uncover = { $seat } levanta el tejado { $room }.
burg_appenzell-log-run = { $seat } corre de la { $from } a la { $cell }.
burg_appenzell-log-jump = { $seat } salta de la { $from } a la { $cell } y gasta { $cost } acciones.
burg_appenzell-log-enter = { $seat } mete un ratón en la torre de la { $tower }.
burg_appenzell-log-enter-jump = { $seat } mete un ratón por la torre de la { $tower } hasta la { $cell } y gasta { $cost } acciones.
burg_appenzell-log-run-somewhere = { $seat } corre.
burg_appenzell-log-jump-somewhere = { $seat } salta y gasta { $cost } acciones.
burg_appenzell-log-enter-somewhere = { $seat } mete un ratón por una torre y gasta { $cost } acciones.
burg_appenzell-log-push = { $seat } empuja en la { $line }.
burg_appenzell-log-end = { $count ->
    [0] { $seat } acaba el turno.
    [one] { $seat } acaba el turno. Vuelve a su sitio el tejado { $rooms }.
   *[other] { $seat } acaba el turno. Vuelven a su sitio los tejados { $rooms }.
}
burg_appenzell-log-fall = { $count ->
    [one] Un ratón de { $seat } cae en una trampa.
    [2] Dos ratones de { $seat } caen en trampas.
   *[other] Tres ratones de { $seat } caen en trampas.
}
burg_appenzell-log-chips = { $seat } consigue { $cheeses }.
burg_appenzell-log-goal = { $seat } ya tiene los quesos que hacen falta y gana.
burg_appenzell-log-falls = Alguien ha perdido su tercer ratón, y gana { $seat }.
burg_appenzell-log-idle = { $turns } turnos seguidos sin ficha ni caída: gana { $seat }.
burg_appenzell-log-then = { $before } { $next }

burg_appenzell-deed-jump = { $seat } salta.
burg_appenzell-deed-enter = { $seat } mete un ratón.

burg_appenzell-tell-one-kind = A { $seat } le falta un tipo de queso para ganar
burg_appenzell-tell-one-mouse = Si { $seat } pierde otro ratón, acaba la partida
burg_appenzell-turn-results = { $seat } { $results }: { $deeds }.
burg_appenzell-turn-deeds = { $seat } { $deeds }.
burg_appenzell-turn-none = { $seat } no hace nada.
burg_appenzell-turn-chips = consigue { $cheeses }
burg_appenzell-turn-drops = { $count ->
    [one] hace caer un ratón de { $other }
   *[other] hace caer { $count } ratones de { $other }
}
burg_appenzell-turn-loses = { $count ->
    [one] pierde un ratón
   *[other] pierde { $count } ratones
}
burg_appenzell-turn-gives = le da { $cheeses } a { $other }
burg_appenzell-turn-enter = { $count ->
    [one] mete un ratón
   *[other] mete { $count } ratones
}
burg_appenzell-turn-lift = { $count ->
    [one] levanta el tejado { $rooms }
   *[other] levanta los tejados { $rooms }
}
# What lay under a roof, told after the game: "Under roof D: Brie and a trap."
burg_appenzell-found = Bajo el tejado { $room }: { $tiles }.
burg_appenzell-found-traps = { $count ->
    [one] una trampa
   *[other] { $count } trampas
}
burg_appenzell-turn-push = empuja en la { $line }
burg_appenzell-turn-run = { $count ->
    [one] corre una casilla
   *[other] corre { $count } casillas
}

burg_appenzell-move-tower = poner un ratón en la torre de la { $cell }
burg_appenzell-move-uncover = levantar el tejado { $room }
burg_appenzell-move-run = correr de la { $from } a la { $cell }
burg_appenzell-move-enter = meter un ratón en la torre de la { $tower }
burg_appenzell-move-enter-jump = meter un ratón por la torre de la { $tower } hasta la { $cell }
burg_appenzell-move-push = empujar en la { $line }
burg_appenzell-move-end-turn = acabar el turno
burg_appenzell-moves-tower = poner el primer ratón en una torre
burg_appenzell-moves-uncover = levantar un tejado
burg_appenzell-moves-run = correr con el ratón de la { $cell }
burg_appenzell-moves-enter = meter un ratón
burg_appenzell-moves-push = empujar la loseta sobrante

burg_appenzell-refuse-seats = A Burg Appenzell juegan de 2 a 4, no { $seats }.
burg_appenzell-refuse-over = La partida ha terminado.
burg_appenzell-refuse-start-seat = Aquí no hay jugador { $number }; solo juegan { $seats }.
burg_appenzell-refuse-start-due = Primero se decide quién empieza.
burg_appenzell-refuse-tiles-due = Primero se colocan las losetas.
burg_appenzell-refuse-tiles-number = En el castillo hay { $due } losetas, no { $given }.
burg_appenzell-refuse-tiles-kind = De las 34 losetas, { $due } son de { $tile }, no { $given }.
burg_appenzell-refuse-set-up-is-over = La partida ya está preparada.
burg_appenzell-refuse-tower-seat = Ahora elige torre { $seat }.
burg_appenzell-refuse-tower-due = Primero { $seat } pone un ratón en una torre.
burg_appenzell-refuse-tower-taken = En la torre de la { $cell } ya hay un ratón de { $seat }. Elige una torre libre.
burg_appenzell-refuse-no-tower = En la { $cell } no hay ninguna torre.
burg_appenzell-refuse-seat = Le toca a { $seat }.
burg_appenzell-refuse-no-actions = { $seat } ya ha gastado las cuatro acciones de este turno.
burg_appenzell-refuse-uncovered = El tejado { $room } ya está levantado.
burg_appenzell-refuse-roof-too-far = Ningún ratón de { $seat } está junto al tejado { $room }. Primero acerca uno.
burg_appenzell-refuse-no-mouse = En la { $from } no hay ningún ratón de { $seat }.
burg_appenzell-refuse-stays = El ratón ya está en la { $cell }.
burg_appenzell-refuse-outside = La { $cell } está fuera, y ningún ratón sale del castillo.
burg_appenzell-refuse-into-tower = En la { $cell } hay una torre, y corriendo no se entra en una torre.
burg_appenzell-refuse-occupied = En la { $cell } ya hay un ratón de { $seat }, y solo cabe uno.
burg_appenzell-refuse-roof = El tejado { $room } aún cubre la { $cell }. Primero hay que levantarlo.
burg_appenzell-refuse-trap = En la { $cell } hay una trampa.
burg_appenzell-refuse-diagonal = De la { $from } a la { $cell } se va en diagonal, y los ratones no corren así.
burg_appenzell-refuse-no-way = De la { $from } a la { $cell } no hay camino en una sola carrera. Solo se salta sobre casillas con un ratón.
burg_appenzell-refuse-cost = { $left ->
    [one] Llegar a la { $cell } cuesta { $cost } acciones, y a { $seat } solo le queda una.
   *[other] Llegar a la { $cell } cuesta { $cost } acciones, y a { $seat } solo le quedan { $left }.
}
burg_appenzell-refuse-no-supply = A { $seat } no le quedan ratones por meter.
burg_appenzell-refuse-tower-is-free = La torre de la { $tower } está libre, así que un ratón que entra se para ahí.
burg_appenzell-refuse-pushed = { $seat } ya ha empujado en este turno, en la { $line }.
burg_appenzell-refuse-others-mice = Estos ratones son de { $seat }. Nadie más puede moverlos.
burg_appenzell-refuse-spare-where = La loseta sobrante entra por uno de los { $count } banderines. Primero elige cuál.

# En el tablero y a su lado.

burg_appenzell-board = Castillo
burg_appenzell-roof-tiled = pizarra
burg_appenzell-roof-thatched = paja
burg_appenzell-roof-copper = cobre
burg_appenzell-place = { $cell }, { $what }
burg_appenzell-place-and = { $place }, { $more }
burg_appenzell-place-roof = tejado { $room } de { $kind }
burg_appenzell-place-roof-over = { $roof }, debajo se ha visto: { $tile }
burg_appenzell-place-roof-ended = { $roof }, debajo: { $tile }
burg_appenzell-place-tower = torre
burg_appenzell-place-solid = piedra maciza
burg_appenzell-place-floor = suelo
burg_appenzell-place-mouse = ratón de { $seat }
burg_appenzell-place-choosable = libre
burg_appenzell-place-chosen = elegido
burg_appenzell-place-goes = va ahí desde aquí
burg_appenzell-place-reachable = { $cost ->
    [one] se llega con una acción
   *[other] se llega con { $cost } acciones
}
burg_appenzell-place-reachable-several = se llega con { $costs } acciones
burg_appenzell-place-cost = { $cost }
burg_appenzell-place-costs = { $cost } o { $more }
burg_appenzell-place-brings = da una ficha: { $cheese }
burg_appenzell-place-enterable = por aquí puede entrar un ratón
burg_appenzell-place-liftable = se puede levantar
burg_appenzell-place-slot = banderín, { $line }
burg_appenzell-place-pushes = entra: { $tile }
burg_appenzell-place-pinned = elegido
burg_appenzell-place-out = sale: { $tile }
burg_appenzell-place-falls = cae el ratón de { $seat } en la { $cell }
burg_appenzell-place-gains = { $seat } recibe una ficha: { $cheese }
burg_appenzell-place-ends = la partida termina
burg_appenzell-place-ends-won = la partida termina y gana { $seat }
burg_appenzell-tip = { $what }

burg_appenzell-actions-left = { $count ->
    [0] no quedan acciones
    [one] queda 1 acción
   *[other] quedan { $count } acciones
}
burg_appenzell-pen-supply = reserva
burg_appenzell-pen-castle = castillo
burg_appenzell-pen-fallen = caídos
burg_appenzell-mice-supply = { $count ->
    [0] { $seat } no tiene ratones en la reserva
    [one] { $seat } tiene un ratón en la reserva
   *[other] { $seat } tiene { $count } ratones en la reserva
}
burg_appenzell-mice-castle = { $count ->
    [0] ningún ratón de { $seat } está en el castillo
    [one] un ratón de { $seat } está en el castillo
   *[other] { $count } ratones de { $seat } están en el castillo
}
burg_appenzell-mice-fallen = { $count ->
    [0] no ha caído ningún ratón de { $seat }
    [one] ha caído un ratón de { $seat }
    [2] han caído dos ratones de { $seat }, y un tercero termina la partida
   *[other] han caído { $count } ratones de { $seat }
}
burg_appenzell-supply-tip = Un ratón entra por una torre
burg_appenzell-chips = { $count } de { $goal } tipos de queso
burg_appenzell-chips-over = { $seat } no tiene queso
burg_appenzell-chips-none = { $seat } aún no tiene queso; se gana con { $goal } tipos
burg_appenzell-chips-words = { $seat } tiene { $count } de { $goal } tipos de queso: { $cheeses }
burg_appenzell-spare = Loseta sobrante: { $tile }
burg_appenzell-spare-none = Aún no hay losetas colocadas
burg_appenzell-goal = Se gana con { $goal } tipos de queso
burg_appenzell-winning-step = Con un tipo de queso más gana la partida
burg_appenzell-idle-left = { $count ->
    [one] Sin ficha ni caída, acaba tras este turno
   *[other] Sin ficha ni caída, acaba tras { $count } turnos
}

burg_appenzell-action-end = Acabar turno
burg_appenzell-action-end-covers = { $count ->
    [one] al acabar el turno, vuelve a su sitio el tejado { $rooms }
   *[other] al acabar el turno, vuelven a su sitio los tejados { $rooms }
}
burg_appenzell-action-push = Empujar

burg_appenzell-status-starting = Se decide quién empieza.
burg_appenzell-status-dealing = Se colocan las losetas del suelo.
burg_appenzell-status-tower = { $seat }: elige una torre para el primer ratón.
burg_appenzell-status-towers = { $seat } elige una torre.
burg_appenzell-status-acts = Le toca a { $seat }.
burg_appenzell-status-choose = { $seat }: elige entre { $what }.
burg_appenzell-choose-mice = ratones
burg_appenzell-choose-roofs = tejados
burg_appenzell-choose-towers = torres
burg_appenzell-choose-supply = los ratones de la reserva
burg_appenzell-choose-pennants = banderines
burg_appenzell-status-mouse = { $seat }: ¿a qué casilla iluminada corre este ratón, o qué tejado iluminado levanta?
burg_appenzell-status-mouse-runs = { $seat }: ¿a qué casilla iluminada corre este ratón? El número es lo que cuesta.
burg_appenzell-status-mouse-lifts = { $seat }: ¿qué tejado iluminado levanta este ratón?
burg_appenzell-status-mouse-stuck = { $seat }: este ratón no puede ni correr ni levantar un tejado. Elige otra cosa.
burg_appenzell-status-supply = { $seat }: ¿por qué torre con anillo entra un ratón?
burg_appenzell-status-over-tower = { $seat }: ¿adónde salta el ratón desde esta torre?
burg_appenzell-status-which-mouse = { $seat }: ¿qué ratón va ahí?
burg_appenzell-status-which-tower = { $seat }: ¿por qué torre va ahí?
burg_appenzell-status-pinned = { $seat }: ¿empujas la loseta ({ $tile }) en la { $line }? Pulsa ahí otra vez.
burg_appenzell-status-pinned-end = { $seat }: ¿empujas en la { $line }? Con eso la partida termina.
burg_appenzell-status-pinned-end-won = { $seat }: ¿empujas en la { $line }? Con eso la partida termina, y gana { $winner }.
burg_appenzell-status-done = { $count ->
    [0] { $seat }: no quedan acciones. Acaba el turno.
   *[other] { $seat }: ya no se puede hacer nada más. Acaba el turno.
}
burg_appenzell-status-won-goal = ¡{ $seat } gana con { $count } tipos de queso!
burg_appenzell-status-won-falls = ¡Gana { $seat }: alguien ha perdido su tercer ratón!
burg_appenzell-status-won-idle = ¡{ $seat } gana con { $count ->
    [one] un tipo
   *[other] { $count } tipos
} de queso!
burg_appenzell-note-fallen = { $count ->
    [one] { $count } caído
   *[other] { $count } caídos
}
burg_appenzell-won-goal = Con la última ficha: { $lead }.
burg_appenzell-won-falls = { $count ->
    [one] { $losers } ha
   *[other] { $losers } han
} perdido su tercer ratón: { $lead }.
burg_appenzell-won-idle = { $turns } turnos seguidos sin ficha ni caída: { $lead }.
burg_appenzell-lead = { $margin ->
    [one] un tipo
   *[other] { $margin } tipos
} de queso de ventaja sobre { $others }
burg_appenzell-lead-level = empate con { $others }, pero le toca antes tras el turno de { $turn }
burg_appenzell-lead-alone = no queda nadie más

# Por qué es buena una jugada: una pista.

burg_appenzell-keys-mouse = Elegir un ratón por su número

# What a plan brings, for all to see. Each goes on after “plan-for”.
burg_appenzell-gain-chip = se gana un { burg_appenzell-cheese }
burg_appenzell-gain-look = { $count ->
    [one] se ve una loseta que aún no ha visto nadie
   *[other] se ven { $count } losetas que aún no ha visto nadie
}

# Plans: why a move is better than the next best. Each goes on after “plan-for”.
burg_appenzell-term-chips = { $amount ->
    [0] es más probable ganar una ficha
    [one] se gana una ficha más
   *[other] se ganan unas { $amount } fichas más
}
burg_appenzell-term-chips-less = { $amount ->
    [0] es menos probable ganar una ficha
    [one] se gana una ficha menos
   *[other] se ganan unas { $amount } fichas menos
}
burg_appenzell-term-falls = un ratón se libra de caer
burg_appenzell-term-falls-less = un ratón corre peligro de caer
burg_appenzell-term-mice = entra un ratón más en el castillo
burg_appenzell-term-mice-less = queda un ratón más fuera del castillo
burg_appenzell-term-danger = el próximo empujón es menos peligroso
burg_appenzell-term-danger-less = el próximo empujón es más peligroso
burg_appenzell-term-cheese = el { burg_appenzell-cheese } queda más a mano
burg_appenzell-term-cheese-less = el { burg_appenzell-cheese } queda menos a mano
burg_appenzell-term-rivals = queda menos por ganar para { $rivals }
burg_appenzell-term-rivals-less = queda más por ganar para { $rivals }
burg_appenzell-rivals-chips = es más difícil para { $rivals } ganar una ficha
burg_appenzell-rivals-chips-less = es más fácil para { $rivals } ganar una ficha
burg_appenzell-rivals-cheese = el { burg_appenzell-cheese } queda menos a mano para { $rivals }
burg_appenzell-rivals-cheese-less = el { burg_appenzell-cheese } queda más a mano para { $rivals }

# Why undo stops: what has happened since.
burg_appenzell-undo-covered = Después se ha cerrado un tejado: deshacer sería hacer trampa.
burg_appenzell-undo-pushed = Después una loseta se ha metido bajo un tejado: deshacer sería hacer trampa.
burg_appenzell-undo-uncovered = Después se ha levantado un tejado, y todos han visto el suelo que tapaba.
burg_appenzell-undo-tile = Después una loseta ha salido de debajo de un tejado, y todos la han visto.
burg_appenzell-undo-over = La partida ha terminado y ya no queda ningún tejado puesto.
