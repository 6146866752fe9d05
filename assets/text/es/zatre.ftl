# Zatre: todo lo que dice este juego, en español.

zatre-name = Zatre
zatre-tagline = Coloca fichas y forma líneas de 10, 11 y 12
zatre-aim = Las fichas en línea recta que suman 10, 11 o 12 dan puntos en tu hoja, más cuanto más alta es la suma. Cuando la bolsa está vacía, gana el total más alto.
zatre-score = { $count ->
    [one] un punto
   *[other] { $count } puntos
}
zatre-option-keep_by_choice = Un turno puede acabar aunque aún se pueda colocar una ficha
zatre-option-partners = Los vecinos juegan en pareja y comparten hoja

zatre-log-start-draw = { $seat } roba un { $tile } para ver quién empieza.
zatre-log-start-decided = { $seat } roba un { $tile }. Empieza { $starter }.
zatre-log-draw = { $count ->
    [one] { $seat } roba una ficha.
   *[other] { $seat } roba { $count } fichas.
}
zatre-log-deal-out = Ya no encaja nada: { $seat } recibe un { $tile } de la bolsa.
zatre-log-place = { $seat } coloca un { $tile } en { $cell }.
zatre-log-forced = { $seat } coloca un { $tile } en { $cell }, una casilla clara, porque no encaja en ningún otro sitio.
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

zatre-tell-empty = La bolsa está vacía: último turno
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

zatre-move-place = colocar el { $tile } en { $cell }
zatre-move-end-turn = acabar el turno
zatre-moves-place = colocar el { $tile }

zatre-refuse-seats = A Zatre juegan de 2 a 6, no { $seats }.
zatre-refuse-partners = Para jugar en parejas hacen falta 4 o 6 jugadores, no { $seats }.
zatre-refuse-over = La partida ha terminado.
zatre-refuse-start-draw-seat = Ahora es { $seat } quien roba para ver quién empieza.
zatre-refuse-start-draw-due = Antes, cada jugador roba una ficha para ver quién empieza.
zatre-refuse-start-is-over = Ya se ha sorteado quién empieza.
zatre-refuse-draw-seat = Ahora es { $seat } quien roba.
zatre-refuse-draw-count = { $seat } tiene que robar { $due }, no { $drawn }.
zatre-refuse-draw-due = Antes, { $seat } tiene que robar.
zatre-refuse-draw-not-due = Ahora { $seat } no tiene que robar.
zatre-refuse-deal-seat = La ficha siguiente es para { $seat }.
zatre-refuse-dealing = Se está repartiendo el resto de la bolsa.
zatre-refuse-deal-not-due = Todavía encajan fichas, así que la bolsa no se reparte.
zatre-refuse-deal-later = Ya no encaja nada, pero el resto de la bolsa solo se reparte al empezar un turno.
zatre-refuse-deal-team = Ya no encaja nada, pero el resto de la bolsa solo se reparte antes de que un equipo empiece sus turnos.
zatre-refuse-not-in-bag = { $left ->
    [0] En la bolsa no queda ningún { $tile }.
    [one] En la bolsa solo queda un { $tile }.
   *[other] En la bolsa solo quedan { $left } fichas de { $tile }.
}
zatre-refuse-seat = Le toca colocar a { $seat }.
zatre-refuse-off-board = No hay ninguna casilla en { $cell }.
zatre-refuse-not-in-hand = En esta mano no hay ningún { $tile }.
zatre-refuse-pick-first = En { $cell } encajan varias fichas: { $tiles }. Primero elige una.
zatre-refuse-hand-empty = { $seat } ha colocado todas sus fichas. No queda ninguna para { $cell }.
zatre-refuse-others-hand = Estas fichas son de { $seat }. Nadie más las coloca.
zatre-refuse-picked-already = El { $tile } ya está elegido: { $seat } no tiene otro número. Ahora elige una casilla.
zatre-refuse-not-red = La primera ficha va en la casilla roja del centro.
zatre-refuse-covered = En { $cell } ya hay un { $there }.
zatre-refuse-no-neighbour = Una ficha tiene que ir al lado de otra; { $cell } aún no tiene vecinas.
zatre-refuse-row-too-high = Así se formaría la fila { $terms } = { $sum }; ninguna fila puede pasar de 12.
zatre-refuse-column-too-high = Así se formaría la columna { $terms } = { $sum }; ninguna columna puede pasar de 12.
zatre-refuse-light = { $left ->
    [one] Una casilla clara necesita una línea de 10, 11 o 12. Con el { $tile } se llega a { $sum }, y la ficha que queda no puede completarla.
   *[other] Una casilla clara necesita una línea de 10, 11 o 12. Con el { $tile } se llega a { $sum }, y las fichas que quedan no pueden completarla.
}
zatre-refuse-light-last = Una casilla clara necesita una línea de 10, 11 o 12. Con el { $tile } se llega a { $sum }, y no queda ninguna ficha para completarla.
zatre-refuse-open-cell = { $left ->
    [one] La casilla clara de { $open } aún necesita una línea de 10, 11 o 12. Después de esto, la ficha que queda no podría completarla.
   *[other] La casilla clara de { $open } aún necesita una línea de 10, 11 o 12. Después de esto, las fichas que quedan no podrían completarla.
}
zatre-refuse-open-cell-last = La casilla clara de { $open } aún necesita una línea de 10, 11 o 12. Después de esto no queda ninguna ficha para completarla.
zatre-refuse-open-cells = Cada una de las casillas claras de { $cells } necesitaría una línea de 10, 11 o 12. Después de esto, { $left ->
    [one] la ficha que queda podría
   *[other] las fichas que quedan podrían
} completar cualquiera de ellas, pero no todas.
zatre-refuse-open-cells-at = { $cell }
zatre-refuse-end-open = La casilla clara de { $cell } aún necesita una línea de 10, 11 o 12.
zatre-refuse-end = El { $tile } aún se puede colocar, y lo que se puede colocar hay que colocarlo.
zatre-refuse-keep-opening = En el turno inicial se colocan todas las fichas.
zatre-refuse-keep-idle = Un turno solo puede acabar antes si se ha robado o colocado una ficha.

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
zatre-prospect-forced = El { $tile } no encaja en ningún otro sitio, así que puede ir en una casilla clara. No gana cruz.
zatre-badge-sum = { $sum }
zatre-badge-scoring = { $sum } · { $points }
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
zatre-bag-close = Ocultar lo que queda
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

zatre-status-starting = Cada jugador roba una ficha para ver quién empieza: roba { $seat }.
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
zatre-status-all-laid = { $seat }: todas las fichas están colocadas. Acaba el turno.
zatre-status-nothing-fits = { $seat }: ya no encaja nada. Acaba el turno.
zatre-status-over = { $count ->
    [one] ¡{ $winners } gana con { $total } puntos!
   *[other] ¡{ $winners } comparten la victoria con { $total } puntos!
}
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
zatre-note-minus = −{ $pips } por fichas que quedan
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
    [one] se ahorra un punto por las fichas en la mano
   *[other] se ahorran unos { $amount } puntos por las fichas en la mano
}
zatre-term-pips-less = { $amount ->
    [0] quedan en la mano fichas algo peores
    [one] se paga un punto por las fichas en la mano
   *[other] se pagan unos { $amount } puntos por las fichas en la mano
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
