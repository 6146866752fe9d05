# Rat-a-Tat Roll: todo lo que dice este juego, en español.

rat_a_tat_roll-name = Rat-a-Tat Roll
rat_a_tat_roll-tagline = Busca cartas bajas con los dados, y recuérdalas
rat_a_tat_roll-aim = Lanza los dados, avanza y pon una carta boca abajo en tu fila. Recuérdala: cuando todas las filas están llenas se descubren las cartas, y gana la suma más baja.
rat_a_tat_roll-score = una suma de { $count }
rat_a_tat_roll-option-open_memory = En su turno, cada jugador ve las cartas que ya ha visto
rat_a_tat_roll-option-extra_tokens = Más fichas de relanzar al empezar, para los pequeños

rat_a_tat_roll-region-red = rojo
rat_a_tat_roll-region-orange = naranja
rat_a_tat_roll-region-green = verde
rat_a_tat_roll-region-blue = azul
rat_a_tat_roll-region-purple = morado
rat_a_tat_roll-icon-wild = salvaje
rat_a_tat_roll-icon-choice = elección
rat_a_tat_roll-icon-reroll = relanzar
rat_a_tat_roll-icon-peek = vistazo
rat_a_tat_roll-space = { $region }, { $icon }
rat_a_tat_roll-space-of-region = la casilla de { $icon } del { $region }
rat_a_tat_roll-space-wild = una casilla salvaje
rat_a_tat_roll-face-lowest = más baja
rat_a_tat_roll-face-highest = más alta
rat_a_tat_roll-face-swap = intercambio
rat_a_tat_roll-die = dado { $number }

rat_a_tat_roll-log-then = { $first } { $then }
rat_a_tat_roll-log-start = Empieza { $seat }.
rat_a_tat_roll-log-deal = Cada jugador recibe una carta boca abajo, y hay cinco boca arriba.
rat_a_tat_roll-log-shuffle = Demasiadas cartas con el icono de relanzar: las cinco van al mazo, se baraja y salen cinco nuevas.
rat_a_tat_roll-log-choose = { $count ->
    [one] { $seat } elige un dado.
   *[other] { $seat } elige { $count } dados.
}
rat_a_tat_roll-log-rolled = { $count ->
    [one] { $seat } saca un { $dice }.
   *[other] { $seat } saca { $dice } = { $total }.
}
rat_a_tat_roll-log-reroll = { $count ->
    [one] { $seat } gasta una ficha para relanzar un dado.
   *[other] { $seat } gasta una ficha para relanzar { $count } dados.
}
rat_a_tat_roll-log-reroll-wild = { $seat } gasta una ficha para relanzar el dado salvaje.
rat_a_tat_roll-log-wild = { $seat } saca «{ $face }» con el dado salvaje.
rat_a_tat_roll-log-roll-wild = { $seat } elige el dado salvaje.
rat_a_tat_roll-log-accept = { $seat } se queda con la tirada.
rat_a_tat_roll-log-walk = { $count ->
    [one] El peón avanza una casilla, hasta { $space }.
   *[other] El peón avanza { $count } casillas, hasta { $space }.
}
rat_a_tat_roll-log-took = { $seat } toma la carta del { $region }.
rat_a_tat_roll-log-took-card = { $tokens ->
    [0] { $seat } toma el { $card } del { $region }.
    [one] { $seat } toma el { $card } del { $region } y recibe una ficha.
   *[other] { $seat } toma el { $card } del { $region } y recibe { $tokens } fichas.
}
rat_a_tat_roll-log-pile = { $seat } toma la primera carta del mazo.
rat_a_tat_roll-log-pile-tokens = { $tokens ->
    [0] { $seat } toma la primera carta del mazo.
   *[other] { $seat } toma la primera carta del mazo y recibe una ficha.
}
rat_a_tat_roll-log-pile-card = { $tokens ->
    [0] { $seat } toma la primera carta del mazo, un { $card }.
   *[other] { $seat } toma la primera carta del mazo, un { $card }, y recibe una ficha.
}
rat_a_tat_roll-log-look-own = { $seat } mira todas sus cartas.
rat_a_tat_roll-log-look = { $seat } mira una carta de { $other }.
rat_a_tat_roll-log-look-card = { $seat } mira una carta de { $other }: un { $card }.
rat_a_tat_roll-log-no-look = { $seat } no mira ninguna carta.
rat_a_tat_roll-log-swap = { $seat } intercambia su carta { $mine } por la carta { $theirs } de { $other }.
rat_a_tat_roll-log-no-swap = { $seat } no intercambia nada.
rat_a_tat_roll-log-skip = { $seat } pasa.
rat_a_tat_roll-log-replace = { $seat } la pone en lugar de otra carta, que va debajo del mazo.
rat_a_tat_roll-log-replace-card = { $seat } pone el { $card } en lugar de otra carta, que va debajo del mazo.
rat_a_tat_roll-log-final-round = Ahora todos tienen la mano completa: un turno más por persona.
rat_a_tat_roll-log-over = Se descubren todas las cartas.

rat_a_tat_roll-deed-roll-wild = { $seat } lanza el dado salvaje.
rat_a_tat_roll-deed-walk = { $count ->
    [one] { $seat } mueve el peón una casilla.
   *[other] { $seat } mueve el peón { $count } casillas.
}
rat_a_tat_roll-deed-shuffle = Demasiados iconos de relanzar: salen cinco cartas nuevas.
rat_a_tat_roll-deed-replace = { $seat } reemplaza una carta, que va debajo del mazo.

rat_a_tat_roll-tell-final = Ronda final: un turno más por persona
rat_a_tat_roll-turn-took = { $seat } toma la carta del { $region }: { $deeds }.
rat_a_tat_roll-turn-took-card = { $seat } toma el { $card } del { $region }: { $deeds }.
rat_a_tat_roll-turn-pile = { $seat } toma la primera carta del mazo: { $deeds }.
rat_a_tat_roll-turn-pile-card = { $seat } toma un { $card } del mazo: { $deeds }.
rat_a_tat_roll-turn-replace = { $seat } reemplaza una carta por la del { $region }: { $deeds }.
rat_a_tat_roll-turn-replace-card = { $seat } reemplaza una carta por el { $card } del { $region }: { $deeds }.
rat_a_tat_roll-turn-swap = { $seat } intercambia su carta { $mine } por la carta { $theirs } de { $other }: { $deeds }.
rat_a_tat_roll-turn-none = { $seat } no se lleva ninguna carta: { $deeds }.
rat_a_tat_roll-turn-tokens = { $count ->
    [one] gasta una ficha
   *[other] gasta { $count } fichas
}
rat_a_tat_roll-turn-roll = saca { $dice }
rat_a_tat_roll-turn-wild = saca «{ $face }» con el dado salvaje
rat_a_tat_roll-turn-wild-too = «{ $face }»
rat_a_tat_roll-turn-look-own = mira todas sus cartas
rat_a_tat_roll-turn-look = mira una carta de { $other }

rat_a_tat_roll-move-roll = { $count ->
    [one] lanzar un dado
   *[other] lanzar { $count } dados
}
rat_a_tat_roll-move-reroll = relanzar { $dice }
rat_a_tat_roll-move-reroll-wild = relanzar el dado salvaje
rat_a_tat_roll-move-accept = quedarse con la tirada
rat_a_tat_roll-move-take-face-up = tomar la carta boca arriba
rat_a_tat_roll-move-take-pile = tomar la primera carta del mazo
rat_a_tat_roll-move-look-own = mirar todas las cartas propias
rat_a_tat_roll-move-look = mirar la carta { $number } de { $seat }
rat_a_tat_roll-move-no-look = no mirar ninguna carta
rat_a_tat_roll-move-take = tomar la carta del { $region }
rat_a_tat_roll-move-swap = intercambiar la carta { $mine } por la carta { $theirs } de { $seat }
rat_a_tat_roll-move-no-swap = no intercambiar nada
rat_a_tat_roll-move-skip = pasar
rat_a_tat_roll-move-roll-wild = lanzar el dado salvaje
rat_a_tat_roll-move-replace = reemplazar la carta { $number }
rat_a_tat_roll-moves-reroll = relanzar dados
rat_a_tat_roll-moves-look = mirar una carta de { $seat }
rat_a_tat_roll-moves-swap = intercambiar la carta { $mine }
rat_a_tat_roll-moves-replace = reemplazar una carta

rat_a_tat_roll-refuse-seats = A Rat-a-Tat Roll juegan de 2 a 5, no { $seats }.
rat_a_tat_roll-refuse-extra-seat = No hay jugador { $number } a quien dar fichas; juegan { $seats }.
rat_a_tat_roll-refuse-extra-tokens = Con { $seats } jugadores sobran { $spare } fichas para repartir, no { $given }.
rat_a_tat_roll-refuse-no-seat = Aquí no hay jugador { $number }; juegan { $seats }.
rat_a_tat_roll-refuse-deck = { $count ->
    [0] La baraja tiene cuatro cartas de cada número; aquí no hay ningún { $card }.
   *[other] La baraja tiene cuatro cartas de cada número; aquí del { $card } { $count ->
        [one] solo hay una
       *[other] hay { $count }
    }.
}
rat_a_tat_roll-refuse-pile = El mazo nuevo tiene las { $count } cartas que no están en ninguna mano; estas son otras.
rat_a_tat_roll-refuse-rolled-count = { $due ->
    [one] En este turno { $seat } lanza un dado, no { $rolled }.
   *[other] En este turno { $seat } lanza { $due } dados, no { $rolled }.
}
rat_a_tat_roll-refuse-rolled-kept = El dado { $number } no se ha relanzado, así que sigue siendo un { $pips }.
rat_a_tat_roll-refuse-reroll-none = Con una ficha hay que relanzar al menos un dado.
rat_a_tat_roll-refuse-reroll-added = { $count ->
    [one] En este turno { $seat } ha lanzado un dado, y no se puede añadir ninguno.
   *[other] En este turno { $seat } ha lanzado { $count } dados, y no se puede añadir ninguno.
}
rat_a_tat_roll-refuse-reroll-wild = El peón ya se ha movido: los dados numéricos no cambian. Ahora solo se relanza el dado salvaje.
rat_a_tat_roll-refuse-look-own = Tus cartas las miras todas juntas. De una en una solo se miran las de otro jugador.
rat_a_tat_roll-refuse-swap-own = Las dos cartas son de la misma fila. Elige una de otro jugador.
rat_a_tat_roll-refuse-place = { $count ->
    [one] { $seat } no tiene carta { $number }, solo una.
   *[other] { $seat } no tiene carta { $number }, solo { $count } cartas.
}
rat_a_tat_roll-refuse-take = La carta { $face } es un { $card }; en el { $region } hay un { $there }.
rat_a_tat_roll-refuse-take-none = Ahí no hay ninguna carta.
rat_a_tat_roll-refuse-due-start = Primero se decide quién empieza.
rat_a_tat_roll-refuse-due-deal = Primero se reparten las cartas.
rat_a_tat_roll-refuse-due-shuffle = Primero se baraja el mazo: hay demasiadas cartas con el icono de relanzar.
rat_a_tat_roll-refuse-due-choose = { $seat } tiene { $count } de { $full } cartas y ahora elige cuántos dados lanza: uno, dos o tres.
rat_a_tat_roll-refuse-due-roll = { $count ->
    [one] Primero { $seat } lanza el dado.
   *[other] Primero { $seat } lanza { $count } dados.
}
rat_a_tat_roll-refuse-due-keep = { $seat } ha sacado { $dice }. Puede quedarse con la tirada o gastar una ficha para relanzar.
rat_a_tat_roll-refuse-due-take-here = Ahora { $seat } toma la carta boca arriba del { $region } o la primera carta del mazo.
rat_a_tat_roll-refuse-due-look = Ahora { $seat } puede mirar todas sus cartas, una de otro jugador o ninguna.
rat_a_tat_roll-refuse-due-decide = { $seat } tiene la mano completa, con { $full } cartas: lanza el dado salvaje o pasa.
rat_a_tat_roll-refuse-due-roll-wild = Primero { $seat } lanza el dado salvaje.
rat_a_tat_roll-refuse-due-keep-wild = { $seat } ha sacado «{ $face }». Puede quedarse con la tirada o gastar una ficha para relanzar.
rat_a_tat_roll-refuse-due-pick = Hay un { $card } en varios colores: { $regions }. { $seat } toma uno de ellos.
rat_a_tat_roll-refuse-due-swap = Ahora { $seat } puede intercambiar una carta con otro jugador, o no intercambiar nada.
rat_a_tat_roll-refuse-due-replace = { $seat } ha tomado un { $card } y ahora elige a qué carta reemplaza.
rat_a_tat_roll-refuse-over = La partida ha terminado.
rat_a_tat_roll-refuse-space = { $steps ->
    [0] El peón ya está aquí. La casilla no se elige: el peón avanza lo que suman los dados.
    [one] Esta casilla está a un paso. La casilla no se elige: el peón avanza lo que suman los dados.
   *[other] Esta casilla está a { $steps } pasos. La casilla no se elige: el peón avanza lo que suman los dados.
}
rat_a_tat_roll-refuse-token = { $count ->
    [0] { $seat } no tiene fichas. Las fichas sirven para relanzar dados.
    [one] { $seat } tiene una ficha. Sirve para relanzar dados justo después de una tirada.
   *[other] { $seat } tiene { $count } fichas. Sirven para relanzar dados justo después de una tirada.
}

rat_a_tat_roll-board = Parque
rat_a_tat_roll-thing-and = { $thing }, { $more }
rat_a_tat_roll-thing-picked = con marca
rat_a_tat_roll-thing-choosable = se puede elegir
rat_a_tat_roll-thing-space = { $steps ->
    [one] una casilla más allá: { $space }
   *[other] { $steps } casillas más allá: { $space }
}
rat_a_tat_roll-thing-space-pawn = { $space }: aquí está el peón
rat_a_tat_roll-thing-space-odds = { $steps }: { $space }, { $percent } %
rat_a_tat_roll-thing-space-never = { $steps }: { $space }, no se puede alcanzar
rat_a_tat_roll-thing-face-up = { $region }: { $icon ->
    [0] un { $card }
   *[other] un { $card } con el icono de relanzar
}, boca arriba
rat_a_tat_roll-thing-no-card = { $region }: ninguna carta
rat_a_tat_roll-thing-pile = { $count ->
    [0] el mazo está vacío
    [one] mazo, 1 carta
   *[other] mazo, { $count } cartas
}
rat_a_tat_roll-thing-many = { $count ->
    [one] un dado
   *[other] { $count } dados
}
rat_a_tat_roll-thing-die = dado { $number }: { $pips }
rat_a_tat_roll-thing-wild = dado salvaje
rat_a_tat_roll-thing-wild-shows = dado salvaje: { $face }
rat_a_tat_roll-thing-row = { $seat }, carta { $number }, boca abajo
rat_a_tat_roll-thing-row-open = { $seat }, carta { $number }: un { $card }
rat_a_tat_roll-thing-row-known = { $seat }, carta { $number }, boca abajo, se sabe que es un { $card }
rat_a_tat_roll-glimpse-card = un { $card }
rat_a_tat_roll-glimpse = a la vista por un momento: { $cards }

rat_a_tat_roll-row = { $count ->
    [0] { $seat } no tiene cartas
    [one] { $seat } tiene 1 carta
   *[other] { $seat } tiene { $count } cartas
}
rat_a_tat_roll-tokens = { $count ->
    [0] sin fichas
    [one] 1 ficha
   *[other] { $count } fichas
}
rat_a_tat_roll-centre = { $count ->
    [0] Ninguna ficha en el centro
    [one] 1 ficha en el centro
   *[other] { $count } fichas en el centro
}
rat_a_tat_roll-pile = { $count ->
    [0] El mazo está vacío
    [one] 1 carta en el mazo
   *[other] { $count } cartas en el mazo
}
rat_a_tat_roll-final = { $count ->
    [one] Ronda final: queda un turno
   *[other] Ronda final: quedan { $count } turnos
}
rat_a_tat_roll-clock = { $count ->
    [one] Falta 1 carta para la ronda final
   *[other] Faltan { $count } cartas para la ronda final
}
rat_a_tat_roll-note = { $tokens ->
    [0] { $cards } de { $full } cartas, sin fichas
    [one] { $cards } de { $full } cartas, 1 ficha
   *[other] { $cards } de { $full } cartas, { $tokens } fichas
}
rat_a_tat_roll-note-full = { $tokens ->
    [0] mano completa, sin fichas
    [one] mano completa, 1 ficha
   *[other] mano completa, { $tokens } fichas
}
rat_a_tat_roll-about = { $what }.
    { $about }
rat_a_tat_roll-about-choice = Elección: toma la carta boca arriba de aquí o la primera del mazo.
rat_a_tat_roll-about-reroll = Relanzar: toma la carta boca arriba de aquí, y una ficha.
rat_a_tat_roll-about-peek = Vistazo: toma la carta boca arriba de aquí; luego mira todas las tuyas o una de otro jugador.
rat_a_tat_roll-about-wild = Salvaje: lanza el dado salvaje, que da la carta más baja, la más alta o un intercambio.
rat_a_tat_roll-about-wild-die = Da la carta más baja, la más alta o un intercambio.
rat_a_tat_roll-about-lowest = Tomas la carta boca arriba más baja.
rat_a_tat_roll-about-highest = Tomas la carta boca arriba más alta.
rat_a_tat_roll-about-swap = Puedes intercambiar una de tus cartas por una de otro jugador.
rat_a_tat_roll-about-icon = Quien la toma recibe una ficha, que sirve para relanzar dados una vez.
rat_a_tat_roll-guide = Guía de iconos
rat_a_tat_roll-guide-title = Qué significan los iconos
rat_a_tat_roll-guide-tip = Todos los iconos, con palabras ({ $key })
rat_a_tat_roll-guide-close = Para cerrar: { $key } o un clic.
rat_a_tat_roll-guide-lowest = Más baja: toma la carta boca arriba más baja.
rat_a_tat_roll-guide-highest = Más alta: toma la carta boca arriba más alta.
rat_a_tat_roll-guide-swap = Intercambio: puedes intercambiar una de tus cartas por una de otro jugador.
rat_a_tat_roll-guide-card = En una carta: si tomas un 7, un 8 o un 9, recibes una ficha.
rat_a_tat_roll-guide-token = Ficha: gástala después de una tirada y relanza dados.
rat_a_tat_roll-odds-switch = Ver probabilidades
rat_a_tat_roll-odds-by = { $count ->
    [one] con un dado { $percent } %
   *[other] con { $count } dados { $percent } %
}
rat_a_tat_roll-odds-space = { $steps }: { $space }; { $odds }

rat_a_tat_roll-action-roll-1 = 1 dado
rat_a_tat_roll-action-roll-2 = 2 dados
rat_a_tat_roll-action-roll-3 = 3 dados
rat_a_tat_roll-action-roll = Lanzar
rat_a_tat_roll-action-shuffle = Barajar
rat_a_tat_roll-action-begin = Empezar
rat_a_tat_roll-action-reroll = { $count ->
    [one] Relanzar un dado (1 ficha)
   *[other] Relanzar { $count } dados (1 ficha)
}
rat_a_tat_roll-action-reroll-wild = Relanzar (1 ficha)
rat_a_tat_roll-action-accept = Avanzar { $count }
rat_a_tat_roll-action-accept-swap = Intercambiar
rat_a_tat_roll-action-take = Tomar el { $card }
rat_a_tat_roll-action-pile = Tomar del mazo
rat_a_tat_roll-action-look-own = Mirar tus cartas
rat_a_tat_roll-action-no-look = No mirar
rat_a_tat_roll-action-skip = Pasar
rat_a_tat_roll-action-roll-wild = Lanzar dado salvaje
rat_a_tat_roll-action-no-swap = No intercambiar
rat_a_tat_roll-keys-count = Lanzar ese número de dados
rat_a_tat_roll-keys-roll = Empezar, lanzar o tomar del mazo
rat_a_tat_roll-keys-keep = Quedarse con la tirada o tomar la carta boca arriba
rat_a_tat_roll-keys-skip = Saltarse un vistazo, un intercambio o el dado salvaje
rat_a_tat_roll-keys-guide = Abrir o cerrar la guía de iconos

rat_a_tat_roll-status-starting = Se decide quién empieza.
rat_a_tat_roll-status-dealing = Se reparten las cartas.
rat_a_tat_roll-status-shuffling = { $count } cartas boca arriba llevan el icono de relanzar: las cinco van al mazo, se baraja y salen cinco nuevas.
rat_a_tat_roll-status-rolling = { $count ->
    [one] { $seat } lanza un dado.
   *[other] { $seat } lanza { $count } dados.
}
rat_a_tat_roll-status-rolling-wild = { $seat } lanza el dado salvaje. (Con un dado normal: 1–2 más baja, 3–4 más alta, 5–6 intercambio.)
rat_a_tat_roll-status-turn = Le toca a { $seat }.
rat_a_tat_roll-status-choose = { $seat }: ¿cuántos dados lanzas?
rat_a_tat_roll-status-choose-odds = { $count ->
    [one] { $seat }: ¿cuántos dados lanzas? Las barras muestran adónde lleva un dado.
   *[other] { $seat }: ¿cuántos dados lanzas? Las barras muestran adónde llevan { $count } dados.
}
rat_a_tat_roll-status-keep = { $seat }: con { $count } llegas a { $space }, donde hay un { $card }. Avanza, o elige dados para relanzarlos.
rat_a_tat_roll-status-keep-to-wild = { $seat }: con { $count } llegas a una casilla salvaje. Avanza, o elige dados para relanzarlos.
rat_a_tat_roll-status-keep-marked = { $count ->
    [one] { $seat }: ¿gastas una ficha para relanzar este dado?
   *[other] { $seat }: ¿gastas una ficha para relanzar estos { $count } dados?
}
rat_a_tat_roll-status-keep-wild = { $seat }: «{ $face }». Toma un { $card }, o relanza el dado salvaje.
rat_a_tat_roll-status-keep-swap = { $seat }: «{ $face }». Elige una carta tuya y una de otro jugador para intercambiarlas, o relanza el dado salvaje.
rat_a_tat_roll-status-take = { $seat }: toma la carta boca arriba del { $region } o la primera del mazo.
rat_a_tat_roll-status-look = { $seat }: mira todas tus cartas, una de otro jugador o ninguna.
rat_a_tat_roll-status-decide = { $seat } tiene la mano completa: lanza el dado salvaje o pasa.
rat_a_tat_roll-status-pick = { $seat }: ¿de qué color tomas un { $card }?
rat_a_tat_roll-status-swap = { $seat }: para intercambiar, elige una carta tuya y una de otro jugador.
rat_a_tat_roll-status-swap-with = { $seat }: ¿por qué carta la cambias?
rat_a_tat_roll-status-replace = { $seat }: ¿qué carta tuya reemplazas por el { $card }?
rat_a_tat_roll-status-glimpse-first = { $seat }: tu primera carta. Recuérdala.
rat_a_tat_roll-status-glimpse-pile = { $seat }: del mazo, para tu sitio { $place }. Recuérdala.
rat_a_tat_roll-status-glimpse-own = { $seat }: tus cartas, en su orden. Recuérdalas.
rat_a_tat_roll-status-glimpse-other = { $seat }: carta { $place } de { $other }. Recuérdala.
rat_a_tat_roll-winner = { $seat }
rat_a_tat_roll-status-over = { $count ->
    [one] ¡{ $winners } gana con una suma de { $sum }!
   *[other] ¡{ $winners } comparten la victoria con una suma de { $sum }!
}
rat_a_tat_roll-won-by = { $margin ->
    [one] Un solo punto
   *[other] { $margin } puntos
} menos que { $others }{ $last ->
    [card] , gracias a la última carta
    [swap] , gracias al último intercambio
   *[no] {""}
}.
rat_a_tat_roll-won-level = Empate a { $sum }{ $last ->
    [card] : la última carta iguala el marcador
    [swap] : el último intercambio iguala el marcador
   *[no] {""}
}.

# Por qué es buena una jugada: una pista. Los números de las cartas ocultas son lo que se puede esperar de ellas.

# Plans: why a move is better than the next best. Each goes on after “plan-for”.
rat_a_tat_roll-term-cards = { $amount ->
    [0] se ahorra algo de media
    [one] se ahorra un punto de media
   *[other] se ahorran unos { $amount } puntos de media
}
rat_a_tat_roll-term-cards-less = { $amount ->
    [0] cuesta algo de media
    [one] cuesta un punto de media
   *[other] cuesta unos { $amount } puntos de media
}
rat_a_tat_roll-term-tokens = { $amount ->
    [0] queda a veces una ficha más
    [one] queda una ficha más
   *[other] quedan unas { $amount } fichas más
}
rat_a_tat_roll-term-tokens-less = { $amount ->
    [0] se gasta a veces una ficha más
    [one] se gasta una ficha más
   *[other] se gastan unas { $amount } fichas más
}
rat_a_tat_roll-term-rivals = { $amount ->
    [0] sube un poco la suma de { $rivals }
    [one] sube un punto la suma de { $rivals }
   *[other] sube unos { $amount } puntos la suma de { $rivals }
}
rat_a_tat_roll-term-rivals-less = { $amount ->
    [0] baja un poco la suma de { $rivals }
    [one] baja un punto la suma de { $rivals }
   *[other] baja unos { $amount } puntos la suma de { $rivals }
}

# Why undo stops: what has happened since.
rat_a_tat_roll-undo-rolled = Después ya se han lanzado los dados.
rat_a_tat_roll-undo-drawn = { $seat } ha tomado una carta del mazo y la ha visto.
rat_a_tat_roll-undo-looked = { $seat } ya ha echado un vistazo, y echar dos sería hacer trampa.
rat_a_tat_roll-undo-swapped = Después se han intercambiado dos cartas boca abajo: deshacer sería hacer trampa.
rat_a_tat_roll-undo-replaced = Después una carta ha ido debajo del mazo: deshacer sería hacer trampa.
rat_a_tat_roll-undo-laid = Ya hay una carta más boca abajo: deshacer sería hacer trampa.
rat_a_tat_roll-undo-filled = Después ha salido una carta nueva.
rat_a_tat_roll-undo-over = La partida ha terminado y todas las cartas están descubiertas.
