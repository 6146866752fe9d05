# Zatre: todo lo que dice este juego, en español.

zatre-name = Zatre
zatre-tagline = Coloca fichas y forma líneas de 10, 11 y 12
zatre-aim = Forma líneas de fichas que sumen 10, 11 o 12: cuanto más alta la suma, más puntos. Cuando la bolsa se vacía, gana el total más alto.
zatre-score = { $count ->
    [one] un punto
   *[other] { $count } puntos
}
zatre-option-keep_by_choice = Se puede acabar el turno aunque aún encaje una ficha
zatre-option-partners = Los vecinos juegan en pareja y comparten hoja

zatre-log-start-draw = { $seat } roba un { $tile } para ver quién empieza.
zatre-log-start-decided = { $seat } roba un { $tile }. Empieza { $starter }.
zatre-log-draw = { $count ->
    [one] { $seat } roba una ficha.
   *[other] { $seat } roba { $count } fichas.
}
zatre-log-draw-open = { $seat } saca { $tiles }.
zatre-log-deal-out = Ya no encaja nada: { $seat } recibe un { $tile } de la bolsa.
zatre-log-place = { $seat } coloca un { $tile } en la { $cell }.
zatre-log-forced = { $seat } coloca un { $tile } en la { $cell } (clara): no encaja en otro sitio.
zatre-log-end-nothing = { $seat } acaba el turno sin puntos.
zatre-log-end-nothing-kept = { $kept ->
    [one] { $seat } acaba el turno sin puntos y conserva una ficha.
   *[other] { $seat } acaba el turno sin puntos y conserva { $kept } fichas.
}
zatre-log-end = { $seat } anota { $entry }.
zatre-log-end-kept = { $kept ->
    [one] { $seat } anota { $entry } y conserva una ficha.
   *[other] { $seat } anota { $entry } y conserva { $kept } fichas.
}

zatre-deed-start = { $seat } roba para ver quién empieza.
zatre-deed-draw = { $count ->
    [one] { $seat } roba una ficha.
   *[other] { $seat } roba { $count } fichas.
}
zatre-deed-deal = { $seat } recibe una ficha de la bolsa.
zatre-deed-lay = { $seat } coloca un { $tile }.
zatre-deed-end = { $seat } acaba el turno.

zatre-tell-empty = La bolsa está vacía: es el último turno
zatre-turn-enters = { $seat } anota { $entry }: coloca { $tiles }.
zatre-turn-nothing = { $seat } no anota nada: coloca { $tiles }.
zatre-turn-none = { $seat } no coloca ninguna ficha.

zatre-entered-lines = { $count ->
    [one] un { $sum } ({ $points } { $points ->
        [one] punto
       *[other] puntos
    })
   *[other] { $count } × { $sum } ({ $points } puntos)
}
zatre-entered-crosses = { $count ->
    [one] una cruz
   *[other] { $count } cruces
}
zatre-line-row = la fila { $terms } = { $sum }
zatre-line-column = la columna { $terms } = { $sum }

zatre-move-place = colocar el { $tile } en la { $cell }
zatre-move-end-turn = acabar el turno
zatre-moves-place = colocar el { $tile }

zatre-refuse-seats = A Zatre juegan de 2 a 6, no { $seats }.
zatre-refuse-partners = Para jugar en pareja hacen falta 4 o 6 jugadores, no { $seats }.
zatre-refuse-over = La partida ha terminado.
zatre-refuse-start-draw-seat = Ahora roba { $seat } para ver quién empieza.
zatre-refuse-start-draw-due = Primero, cada jugador roba una ficha para ver quién empieza.
zatre-refuse-start-is-over = Ya se ha sorteado quién empieza.
zatre-refuse-draw-seat = Ahora roba { $seat }.
zatre-refuse-draw-count = { $seat } tiene que robar { $due }, no { $drawn }.
zatre-refuse-draw-due = Primero { $seat } tiene que robar.
zatre-refuse-draw-not-due = Ahora { $seat } no tiene que robar.
zatre-refuse-deal-seat = La siguiente ficha es para { $seat }.
zatre-refuse-dealing = Se está repartiendo el resto de la bolsa.
zatre-refuse-deal-not-due = Aún encajan fichas, así que la bolsa no se reparte.
zatre-refuse-deal-later = Ya no encaja nada, pero la bolsa solo se reparte al empezar un turno.
zatre-refuse-deal-team = Ya no encaja nada, pero la bolsa solo se reparte antes de los turnos de un equipo.
zatre-refuse-not-in-bag = { $left ->
    [0] En la bolsa no queda ningún { $tile }.
    [one] En la bolsa solo queda un { $tile }.
   *[other] En la bolsa solo quedan { $left } fichas de { $tile }.
}
zatre-refuse-seat = Le toca colocar a { $seat }.
zatre-refuse-off-board = No hay ninguna casilla en la { $cell }.
zatre-refuse-not-in-hand = En esta mano no hay ningún { $tile }.
zatre-refuse-pick-first = En la { $cell } encajan varias fichas: { $tiles }. Primero elige una.
zatre-refuse-hand-empty = { $seat } ya ha colocado todas sus fichas. No queda ninguna para la { $cell }.
zatre-refuse-others-hand = Estas fichas son de { $seat }. Nadie más puede colocarlas.
zatre-refuse-picked-already = El { $tile } ya está elegido: { $seat } no tiene otro número. Ahora elige una casilla.
zatre-refuse-not-red = La primera ficha va en la casilla roja del centro.
zatre-refuse-covered = En la { $cell } ya hay un { $there }.
zatre-refuse-no-neighbour = La { $cell } no toca ninguna ficha. Coloca la tuya al lado de otra.
zatre-refuse-row-too-high = La fila sumaría { $sum } ({ $terms }). Ninguna fila puede pasar de 12.
zatre-refuse-column-too-high = La columna sumaría { $sum } ({ $terms }). Ninguna columna puede pasar de 12.
zatre-refuse-light = { $left ->
    [one] Con el { $tile } la línea se queda en { $sum }, y la otra ficha no puede completarla. Una casilla clara necesita 10, 11 o 12.
   *[other] Con el { $tile } la línea se queda en { $sum }, y las otras fichas no pueden completarla. Una casilla clara necesita 10, 11 o 12.
}
zatre-refuse-light-last = Con el { $tile } la línea se queda en { $sum }, y no hay más fichas. Una casilla clara necesita 10, 11 o 12.
zatre-refuse-open-cell = { $left ->
    [one] Así, la otra ficha ya no podría completar la casilla clara de la { $open }. Aún necesita una línea de 10, 11 o 12.
   *[other] Así, las otras fichas ya no podrían completar la casilla clara de la { $open }. Aún necesita una línea de 10, 11 o 12.
}
zatre-refuse-open-cell-last = Así no queda ninguna ficha para la casilla clara de la { $open }. Aún necesita una línea de 10, 11 o 12.
zatre-refuse-open-cells = Así, { $left ->
    [one] la otra ficha podría completar
   *[other] las otras fichas podrían completar
} una de estas casillas claras, pero no todas: { $cells }. Cada una necesita una línea de 10, 11 o 12.
zatre-refuse-open-cells-at = { $cell }
zatre-refuse-end-open = La casilla clara de la { $cell } aún necesita una línea de 10, 11 o 12.
zatre-refuse-end = El { $tile } aún encaja, y lo que encaja hay que colocarlo.
zatre-refuse-keep-opening = En el turno inicial hay que colocar todas las fichas.
zatre-refuse-keep-idle = Para acabar antes, primero hay que robar o colocar una ficha.

# En el tablero y a su lado.

zatre-board = Tablero
zatre-ground-dark = oscura
zatre-ground-light = clara
zatre-ground-red = roja
zatre-cell-empty = { $cell }, { $ground }, vacía
zatre-cell-legal = { $cell }, { $ground }, vacía, vale para el { $picked }
zatre-cell-opening = { $cell }, { $ground }, vacía, vale para el { $picked }, hay que completarla en este turno
zatre-cell-forced = { $cell }, { $ground }, vacía, vale para el { $picked }, sin cruz
zatre-cell-tile = { $cell }, { $tile }
zatre-cell-laid = { $cell }, { $tile }, colocado en este turno
zatre-cell-open = { $cell }, { $tile }, colocado en este turno, aún necesita una línea de 10, 11 o 12
zatre-cell-makes = { $cell }: { $lines }
zatre-open-cell = Esta casilla clara aún necesita una línea de 10, 11 o 12. Su fila suma { $across }, su columna { $down }.
zatre-prospect-opening = Otra ficha de este turno tiene que completar aquí una línea de 10, 11 o 12.
zatre-prospect-forced = El { $tile } no encaja en otro sitio, así que puede ir en una casilla clara. No da cruz.
zatre-badge-sum = { $sum }
zatre-badge-scoring = { $sum }: { $points }
zatre-badge-gain = +{ $points }
zatre-badge-missing = +{ $least }–{ $most }

zatre-rack-tile = ficha { $tile }
zatre-rack-picked = ficha { $tile }, elegida
zatre-rack-backs = { $count ->
    [one] una ficha, boca abajo
   *[other] { $count } fichas, boca abajo
}
zatre-rack-empty = sin fichas

zatre-sheet-double = ×2
zatre-sheet-bonus = extra
zatre-sheet-total = total
zatre-sheet-fold = { $last ->
    [1] fila 1
   *[other] filas 1–{ $last }
}
zatre-sheet-rows = filas
zatre-sheet-left = fichas en la mano
zatre-sheet-minus = −{ $pips }
zatre-sheet-empty = Hoja de puntos, vacía
zatre-sheet-words = Hoja de puntos, total { $total }: { $rows }
zatre-sheet-row = la fila { $number } con { $ten }, { $eleven }, { $twelve } vale { $value }
zatre-sheet-row-doubled = la fila { $number } con una cruz, { $ten }, { $eleven }, { $twelve } vale { $value }

zatre-bag = { $count ->
    [0] La bolsa está vacía
    [one] Una ficha en la bolsa
   *[other] { $count } fichas en la bolsa
}
zatre-bag-open = ¿Qué queda?
zatre-bag-close = Ocultar
zatre-bag-holds = En la bolsa:
zatre-bag-unseen = Aún sin ver, en la bolsa o en una mano tapada:
zatre-bag-times = × { $count }
zatre-bag-of = ficha { $tile }: { $count }

zatre-action-draw = { $count ->
    [one] Robar una ficha
   *[other] Robar { $count } fichas
}
zatre-action-take-up = Tomar las fichas
zatre-action-end = Acabar turno
zatre-action-end-enters = anota { $entry }
zatre-action-end-nothing = no anota nada

zatre-status-starting = Cada jugador roba una ficha para ver quién empieza. Roba { $seat }.
zatre-status-draw = { $count ->
    [one] { $seat }: roba una ficha.
   *[other] { $seat }: roba { $count } fichas.
}
zatre-status-draws = { $count ->
    [one] { $seat } roba una ficha.
   *[other] { $seat } roba { $count } fichas.
}
zatre-status-dealing = Ya no encaja nada. Se reparte el resto de la bolsa: { $seat } recibe una ficha.
zatre-status-take-up = { $seat }: toma las fichas.
zatre-status-lays = Le toca colocar a { $seat }.
zatre-status-lay-first = { $seat }: coloca la primera ficha en la casilla roja (quedan { $count }).
zatre-status-lay = { $count ->
    [one] { $seat }: coloca el { $tile } (queda { $count }).
   *[other] { $seat }: coloca el { $tile } (quedan { $count }).
}
zatre-status-pick = { $count ->
    [one] { $seat }: elige una ficha y luego una casilla para ella (queda { $count }).
   *[other] { $seat }: elige una ficha y luego una casilla para ella (quedan { $count }).
}
zatre-status-lay-or-end = { $count ->
    [one] { $seat }: coloca una ficha (queda { $count }) o acaba el turno.
   *[other] { $seat }: coloca una ficha (quedan { $count }) o acaba el turno.
}
zatre-status-open = { $seat }: la casilla clara aún necesita una línea de 10, 11 o 12.
zatre-status-all-laid = { $seat }: no quedan fichas por colocar. Acaba el turno.
zatre-status-nothing-fits = { $seat }: ya no encaja nada. Acaba el turno.
zatre-status-over = { $count ->
    [one] ¡{ $winners } gana con { $total } puntos!
   *[other] ¡{ $winners } comparten la victoria con { $total } puntos!
}
zatre-status-team-won = ¡{ $team } ganan con { $total } puntos!
zatre-winner = { $seat }
zatre-won-by = { $margin ->
    [one] Un solo punto
   *[other] { $margin } puntos
} de ventaja sobre { $others }{ $last ->
    [yes] , gracias a la última ficha
   *[no] {""}
}.
zatre-won-level = Empate a { $score ->
    [one] 1 punto
   *[other] { $score } puntos
}{ $last ->
    [yes] , gracias a la última ficha
   *[no] {""}
}.

zatre-note-drew = ha robado un { $tile }
zatre-note-holds = { $count ->
    [one] tiene 1 ficha
   *[other] tiene { $count } fichas
}
zatre-note-keeps = { $count ->
    [one] conserva 1 ficha
   *[other] conserva { $count } fichas
}
zatre-note-minus = −{ $pips } por las fichas que quedan
zatre-note-with = con { $partner }

# Por qué es buena una jugada: una pista. Su casilla está marcada en el tablero, así que ninguna frase cuenta filas y columnas.

# What a plan brings, for all to see. Each goes on after “plan-for”.
zatre-gain = { $count ->
    [0] { zatre-gain-points }
   *[other] { zatre-gain-points } y { zatre-entered-crosses }
}
zatre-gain-points = { $amount ->
    [one] se gana un punto
   *[other] se ganan { $amount } puntos
}

# Plans: why a move is better than the next best. Each goes on after “plan-for”.
zatre-term-boxes = { $amount ->
    [0] se anota un poco más
    [one] se anota un punto más
   *[other] se anotan unos { $amount } puntos más
}
zatre-term-boxes-less = { $amount ->
    [0] se anota un poco menos
    [one] se anota un punto menos
   *[other] se anotan unos { $amount } puntos menos
}
zatre-term-bonuses = { $amount ->
    [0] se completan filas algo más a menudo
    [one] los extras suman un punto más
   *[other] los extras suman unos { $amount } puntos más
}
zatre-term-bonuses-less = { $amount ->
    [0] se completan filas algo menos a menudo
    [one] los extras suman un punto menos
   *[other] los extras suman unos { $amount } puntos menos
}
zatre-term-doublings = { $amount ->
    [0] se dobla un poco más
    [one] se dobla un punto más
   *[other] se doblan unos { $amount } puntos más
}
zatre-term-doublings-less = { $amount ->
    [0] se dobla un poco menos
    [one] se dobla un punto menos
   *[other] se doblan unos { $amount } puntos menos
}
zatre-term-later = { $amount ->
    [0] queda algo más para después
    [one] queda un punto más para después
   *[other] quedan unos { $amount } puntos más para después
}
zatre-term-later-less = { $amount ->
    [0] queda algo menos para después
    [one] queda un punto menos para después
   *[other] quedan unos { $amount } puntos menos para después
}
zatre-term-pips = { $amount ->
    [0] quedan en la mano fichas algo mejores
    [one] se ahorra un punto en la mano
   *[other] se ahorran unos { $amount } puntos en la mano
}
zatre-term-pips-less = { $amount ->
    [0] quedan en la mano fichas algo peores
    [one] se pierde un punto por las fichas de la mano
   *[other] se pierden unos { $amount } puntos por las fichas de la mano
}
zatre-term-rivals = { $amount ->
    [0] queda un poco menos para { $rivals }
    [one] queda un punto menos para { $rivals }
   *[other] quedan unos { $amount } puntos menos para { $rivals }
}
zatre-term-rivals-less = { $amount ->
    [0] queda un poco más para { $rivals }
    [one] queda un punto más para { $rivals }
   *[other] quedan unos { $amount } puntos más para { $rivals }
}

# Why undo stops: what has happened since.
zatre-undo-drawn = Después ya se han robado fichas.
zatre-undo-told = Ese turno ha acabado, y su final ha revelado algo de las fichas ocultas.
