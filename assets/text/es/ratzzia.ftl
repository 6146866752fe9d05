# Ratzzia: todo lo que dice este juego, en español.

ratzzia-name = Ratzzia
ratzzia-tagline = Asalta la despensa antes de que venga el gato
ratzzia-aim = Coloca dados en las columnas de la despensa para llegar a la comida de los estantes. La que tienes delante te la pueden quitar; la del saco está a salvo. Gana quien antes junte 25 en el saco.
ratzzia-score = { $count } en el saco
ratzzia-option-board = Tablero
ratzzia-option-board-note = No tenemos el tablero impreso, así que este es una reconstrucción. Si tienes el juego, puedes jugar en el tuyo.

# Lo que hay en los estantes.

ratzzia-shelf-annie = Annie
ratzzia-shelf-candy = el tarro de caramelos
ratzzia-shelf-sausages = { $count ->
    [one] una salchicha
   *[other] { $count } salchichas
}
ratzzia-shelf-store = el almacén
ratzzia-shelf-greedy = el glotón
ratzzia-shelf-accountant = el contable

# Lo que ha pasado.

ratzzia-log-then = { $first } { $next }
ratzzia-log-begin = Empieza { $seat }.
ratzzia-log-roll = { $seat } agita los dados.
ratzzia-log-rolled = { $seat } saca { $dice }.
ratzzia-log-rolled-again = { $seat } relanza y saca { $dice }.
ratzzia-log-support-rolled = { $seat } saca con los dados de apoyo { $dice }.
ratzzia-log-take-back = { $count ->
    [one] { $seat } recupera un dado de la columna { $column }.
   *[other] { $seat } recupera { $count } dados de la columna { $column }.
}
ratzzia-log-reroll = { $count ->
    [one] { $seat } toma un dado para relanzarlo.
   *[other] { $seat } toma { $count } dados para relanzarlos.
}
ratzzia-log-keep = { $seat } se queda con los dados.
ratzzia-log-roll-support = { $seat } toma los dados de apoyo.
ratzzia-log-place = { $column ->
    [0] { $seat } pone un { $die } en una casilla gris de la fila del gato.
   *[other] { $seat } pone un { $die } en la columna { $column }.
}
ratzzia-log-place-support = { $column ->
    [0] { $seat } pone el { $die } de apoyo en una casilla gris de la fila del gato.
   *[other] { $seat } pone el { $die } de apoyo en la columna { $column }.
}
ratzzia-log-place-candy = { $seat } pone un dado caramelo en la columna { $column } como { $die }.
ratzzia-log-finish = { $seat } deja de colocar.
ratzzia-log-no-store = { $seat } no guarda nada.
ratzzia-log-forced = { $count ->
    [one] Un { $die } va al gato.
   *[other] { $count } × { $die } van al gato.
}
ratzzia-log-cat = Viene el gato, y todos los dados vuelven corriendo a casa.
ratzzia-log-support-back = { $count ->
    [one] Un dado de apoyo vuelve a la reserva.
   *[other] { $count } dados de apoyo vuelven a la reserva.
}
ratzzia-log-complete = La columna { $column } está completa: { $paid }.
ratzzia-log-complete-unpaid = La columna { $column } está completa.
ratzzia-log-paid = { $seat } recibe { $count }
ratzzia-log-sausages = { $seat } recibe { $count } del estante.
ratzzia-log-annie = El dado de Annie entra por debajo en la columna { $column }.
ratzzia-log-annie-stayed = Ninguna columna tiene sitio para el dado de Annie, así que vuelve a casa.
ratzzia-log-candy-jar = { $seat } toma un dado caramelo del tarro.
ratzzia-log-candy-seat = { $seat } toma el dado caramelo de { $from }.
ratzzia-log-candy-column = { $seat } quita el dado caramelo de la columna { $column } y se lo queda.
ratzzia-log-no-candy = No queda ningún dado caramelo que tomar.
ratzzia-log-stored = { $seat } mete { $amount } en el saco.
ratzzia-log-not-stored = { $seat } tiene menos de { $amount } delante, así que no guarda nada.
ratzzia-log-no-pair = No hay pareja, así que no se guarda nada.
ratzzia-log-stolen = { $seat } le quita { $amount } a { $from }.
ratzzia-log-nothing-to-steal = Nadie más tiene nada que quitar.
ratzzia-log-passed = { $direction ->
    [clockwise] Cada jugador pasa la mitad de la comida en sentido horario.
   *[anticlockwise] Cada jugador pasa la mitad de la comida en sentido antihorario.
}
ratzzia-log-won = { $seat } tiene el saco lleno.

# Lo que hace un jugador, y un turno entero en una frase.

ratzzia-deed-roll = { $seat } lanza los dados.
ratzzia-deed-roll-again = { $seat } vuelve a lanzar.
ratzzia-deed-roll-support = { $seat } lanza los dados de apoyo.
ratzzia-deed-complete = { $count ->
    [one] { $seat } completa la columna { $columns }.
   *[other] { $seat } completa las columnas { $columns }.
}
ratzzia-deed-annie = { $seat } mete el dado de Annie en la columna { $column }.
ratzzia-deed-store = { $seat } guarda comida en el saco.
ratzzia-deed-steal = { $seat } roba a { $from }.

ratzzia-tell-near = { $seat } ya tiene { $bag } de { $full } en el saco
ratzzia-turn-results-dice = { $seat } { $results }: { $dice }.
ratzzia-turn-results = { $seat } { $results }.
ratzzia-turn-dice = { $seat } pone { $dice }.
ratzzia-turn-none = { $seat } no coloca nada.
ratzzia-turn-on = { $column ->
    [0] { $dice } en la fila del gato
   *[other] { $dice } en la columna { $column }
}
ratzzia-turn-wins = llena el saco y gana
ratzzia-turn-wins-with = guarda los últimos { $amount } en el saco y gana
ratzzia-turn-robs = roba a { $from } (+{ $amount })
ratzzia-turn-candy-of = se lleva el dado caramelo de { $from }
ratzzia-turn-candy = toma un dado caramelo
ratzzia-turn-stores = guarda { $amount } en el saco
ratzzia-turn-stores-nothing = no guarda nada en el saco
ratzzia-turn-cat = hace venir al gato
ratzzia-turn-passes = { $direction ->
    [clockwise] hace que todos pasen la mitad de su comida en sentido horario
   *[anticlockwise] hace que todos pasen la mitad de su comida en sentido antihorario
}
ratzzia-turn-completes = { $count ->
    [0] completa la columna { $column }
    [one] completa la columna { $column } (una salchicha)
   *[other] completa la columna { $column } ({ $count } salchichas)
}
ratzzia-turn-annie = mete el dado de Annie en la columna { $column }
ratzzia-turn-forced = { $count ->
    [one] cede un dado al gato
   *[other] cede { $count } dados al gato
}
ratzzia-turn-takes-back = { $count ->
    [one] recupera un dado de la columna { $column }
   *[other] recupera { $count } dados de la columna { $column }
}

# Jugadas como acciones.

ratzzia-move-roll = lanzar los dados
ratzzia-move-take-back = recuperar los dados de la columna { $column }
ratzzia-move-reroll = relanzar { $dice }
ratzzia-move-reroll-blank = { $count ->
    [one] lanzar un dado sin valor
   *[other] lanzar { $count } dados sin valor
}
ratzzia-move-reroll-both = { $count ->
    [one] relanzar { $dice } y un dado sin valor
   *[other] relanzar { $dice } y { $count } dados sin valor
}
ratzzia-move-keep = quedarse con los dados
ratzzia-move-roll-support = lanzar los dados de apoyo
ratzzia-move-place = { $column ->
    [0] poner el { $die } en una casilla gris
   *[other] poner el { $die } en la columna { $column }
}
ratzzia-move-place-support = { $column ->
    [0] poner el { $die } de apoyo en una casilla gris
   *[other] poner el { $die } de apoyo en la columna { $column }
}
ratzzia-move-place-candy = poner el dado caramelo en la columna { $column } como { $die }
ratzzia-move-finish = terminar de colocar
ratzzia-move-annie = meter el dado de Annie por debajo en la columna { $column }
ratzzia-move-candy-seat = tomar el dado caramelo de { $seat }
ratzzia-move-candy-column = tomar el dado caramelo de la columna { $column }
ratzzia-move-store = meter comida en el saco
ratzzia-move-no-store = no meter nada en el saco
ratzzia-move-steal = quitar la mitad de la comida a { $seat }
ratzzia-move-pass = { $direction ->
    [clockwise] pasar la mitad de la comida en sentido horario
   *[anticlockwise] pasar la mitad de la comida en sentido antihorario
}
ratzzia-moves-take-back = recuperar dados
ratzzia-moves-reroll = relanzar dados
ratzzia-moves-place = poner el { $die }
ratzzia-moves-place-support = poner el { $die } de apoyo
ratzzia-moves-place-candy = poner el dado caramelo
ratzzia-moves-annie = meter el dado de Annie en una columna

# El plan que espera R21.

ratzzia-plan-own = { $column ->
    [0] un { $die } de { $seat } en una casilla gris
   *[other] un { $die } de { $seat } en la columna { $column }
}
ratzzia-plan-support = { $column ->
    [0] un { $die } de apoyo en una casilla gris
   *[other] un { $die } de apoyo en la columna { $column }
}
ratzzia-plan-candy = el dado caramelo como { $die } en la columna { $column }

# Lo que no se permite.

ratzzia-refuse-seats = A Ratzzia juegan de 2 a 5, no { $seats }.
ratzzia-refuse-over = La partida ha terminado.
ratzzia-refuse-due-start = Primero hay que decidir quién empieza.
ratzzia-refuse-start-seat = Aquí no hay jugador { $number }; juegan { $seats }.
ratzzia-refuse-due-turn = Ahora { $seat } lanza los dados o recupera algunos.
ratzzia-refuse-due-rolled = Ahora se lanzan los dados de { $seat }.
ratzzia-refuse-due-reroll = Ahora { $seat } relanza dados o se los queda.
ratzzia-refuse-due-support = Ahora se lanzan los dados de apoyo para { $seat }.
ratzzia-refuse-due-place = Ahora { $seat } coloca dados.
ratzzia-refuse-due-annie = Ahora { $seat } dice adónde va el dado de Annie.
ratzzia-refuse-due-candy = Ahora { $seat } dice qué dado caramelo toma.
ratzzia-refuse-due-store = Ahora { $seat } decide si guarda comida.
ratzzia-refuse-due-steal = Ahora { $seat } dice a quién le quita comida.
ratzzia-refuse-due-pass = Ahora { $seat } dice en qué sentido va la comida.
ratzzia-refuse-rolled-blank = Un dado lanzado solo puede mostrar del 1 al 6.
ratzzia-refuse-rolled-count = { $due ->
    [one] Se lanza un dado, no { $rolled }.
   *[other] Se lanzan { $due } dados, no { $rolled }.
}
ratzzia-refuse-roll-empty = { $seat } no tiene dados en la mano. Primero hay que recuperar alguno.
ratzzia-refuse-take-back = En la columna { $column } no hay ningún dado de { $seat }.
ratzzia-refuse-reroll-nothing = No hay ningún dado marcado. Marca alguno, o pulsa «Conservar».
ratzzia-refuse-reroll-not-there = Estos dados no están todos en la mano de { $seat }.
ratzzia-refuse-not-in-hand = { $seat } no tiene ningún { $die } en la mano.
ratzzia-refuse-not-in-hand-blank = { $seat } no tiene ningún { $die } en la mano. Los dados que vuelven del tablero no tienen valor hasta que se lanzan.
ratzzia-refuse-column-full = La columna { $column } no tiene ninguna casilla libre por encima de su dado más alto.
ratzzia-refuse-needs = La siguiente casilla de la columna { $column } necesita un { $needs }, no un { $die }.
ratzzia-refuse-joined = La siguiente casilla de la columna { $column } está unida al { $below } de debajo: necesita otro { $below }, no un { $die }.
ratzzia-refuse-grey-full = Las casillas grises están llenas, y en las rojas nadie pone dados.
ratzzia-refuse-no-candy = { $seat } no tiene ningún dado caramelo que usar.
ratzzia-refuse-candy-cat = Los dados caramelo solo van en columnas.
ratzzia-refuse-no-support = Ningún dado de apoyo por colocar muestra un { $die }.
ratzzia-refuse-support-two = Solo hay dados de apoyo con dos jugadores.
ratzzia-refuse-support-used = { $seat } ya ha lanzado los dados de apoyo en este turno.
ratzzia-refuse-support-late = { $seat } ya ha colocado dados. Los de apoyo se lanzan antes.
ratzzia-refuse-support-none = En la reserva no hay ningún dado de apoyo.
ratzzia-refuse-finish = { $seat } tiene que colocar al menos un dado.
ratzzia-refuse-finish-forced = { $seat } tiene que colocar al menos un dado. Los que van al gato no cuentan mientras queden otros en la mano.
ratzzia-refuse-best = Hay que colocar los dados de apoyo y un dado de { $seat }, hasta donde se pueda. Aún es posible: { $plan }.
ratzzia-refuse-annie-own = La columna { $column } es la de Annie. Su dado va a otra.
ratzzia-refuse-annie-full = La columna { $column } no tiene ninguna casilla libre para el dado de Annie.
ratzzia-refuse-candy-own = Este dado caramelo ya es de { $seat }. Elige otro.
ratzzia-refuse-candy-seat = { $seat } no tiene ningún dado caramelo sin usar.
ratzzia-refuse-candy-column = En la columna { $column } no hay ningún dado caramelo.
ratzzia-refuse-steal-own = Esta comida ya es de { $seat }. Elige a otro jugador.
ratzzia-refuse-steal-nothing = { $seat } no tiene comida delante.
ratzzia-refuse-others-dice = Estos dados son de { $seat }. Cada uno lanza y coloca solo los suyos.

# A board that people bring, in words of its file: what can’t be read, then what can’t be played on.

ratzzia-board-none = No es un tablero de Ratzzia. Guarda el de Cheeseboard en un archivo y cambia ese.
ratzzia-board-line = La línea { $line } no se entiende. Quizá falte una coma o un paréntesis.
ratzzia-board-no-shelf = Línea { $line }: no hay ningún estante «{ $given }». Escribe annie, candy_jar, sausages(2), store, greedy o accountant.
ratzzia-board-no-field = Línea { $line }: «{ $field }» no va aquí. Mira si está bien escrito.
ratzzia-board-field-missing = Falta «{ $field }» en la parte que termina en la línea { $line }.
ratzzia-board-field-twice = Línea { $line }: «{ $field }» está dos veces. Borra una.
ratzzia-board-number = En la línea { $line } va un número entero pequeño, como 0 o 5.
ratzzia-board-columns = { $count ->
    [one] El tablero tiene una columna. Tiene que tener nueve.
   *[other] El tablero tiene { $count } columnas. Tiene que tener nueve.
}
ratzzia-board-spaces = { $count ->
    [one] La columna { $column } tiene una casilla. Cada columna tiene de 2 a 7.
   *[other] La columna { $column } tiene { $count } casillas. Cada columna tiene de 2 a 7.
}
ratzzia-board-sausages = La columna { $column } tiene números para { $spaces } casillas, pero salchichas para { $sausages }. Escribe ambas cosas para cada casilla.
ratzzia-board-needs = Columna { $column }, casilla { $space }: pide un { $value }. Escribe de 1 a 6, o 0 si vale cualquier dado.
ratzzia-board-space-sausages = Columna { $column }, casilla { $space }: da { $count } salchichas. Como mucho puede dar 3.
ratzzia-board-shelf-sausages = El estante de la columna { $column } tiene { $count } salchichas. Puede tener de 1 a 9.
ratzzia-board-joined = La columna { $column } no puede unir la casilla { $space } con la de arriba. Escribe la de abajo de las dos, de 1 a { $last }.
ratzzia-board-pair = La columna { $column } une la casilla { $space } con la de arriba, pero piden un { $first } y un { $second }. Los dados unidos son iguales.
ratzzia-board-shelf = { $count ->
    [0] Falta el estante «{ $shelf }». Ponlo sobre una columna.
   *[other] El estante «{ $shelf }» está sobre { $count } columnas. Déjalo solo sobre una.
}
ratzzia-board-cat = Casillas grises en la fila del gato: { $grey }; rojas: { $red }. Hace falta al menos una de cada, y no más de seis en total.
ratzzia-board-cover-seats = Hay casillas tapadas para { $seats } jugadores. Solo se tapan para 2 o 3.
ratzzia-board-cover-column = Para { $seats } jugadores se tapan casillas de la columna { $column }. Las columnas van de 1 a 9.
ratzzia-board-cover-spaces = Para { $seats } jugadores se tapan { $count } de las { $spaces } casillas de la columna { $column }. Deja libres al menos dos.
ratzzia-board-cover-pair = Para { $seats } jugadores se tapa solo una de dos casillas unidas de la columna { $column }. Tapa las dos o ninguna.
ratzzia-board-cover-cat = Para { $seats } jugadores se tapa demasiado de la fila del gato. Deja libres una casilla gris y una roja.
ratzzia-board-store = Para { $seats } jugadores no quedan casillas unidas libres en la columna { $column }, la del almacén. Sin ellas nadie puede guardar comida.

# En la pantalla.

ratzzia-board = La despensa
ratzzia-and = { $first }; { $next }
ratzzia-die = { $what }
ratzzia-die-picked = { $what }, elegido
ratzzia-die-marked = { $what }, para relanzar
ratzzia-die-own = el { $die } de { $seat }
ratzzia-die-candy = dado caramelo de { $seat } como { $die }
ratzzia-die-support = un { $die } de apoyo
ratzzia-die-blank = un dado de { $seat } sin valor
ratzzia-die-unused-candy = el dado caramelo de { $seat }
ratzzia-value = El dado caramelo como { $die }
ratzzia-space = Columna { $column }, casilla { $space }: { $what }
ratzzia-space-needs = necesita un { $die }
ratzzia-space-any = admite cualquier dado
ratzzia-space-joined = admite el número del dado de debajo
ratzzia-space-covered = tapada, no se usa con { $seats } jugadores
ratzzia-space-empty = vacía
ratzzia-space-sausages = { $count ->
    [one] una salchicha
   *[other] { $count } salchichas
}
ratzzia-cat-grey = Fila del gato, casilla { $space }, gris: { $what }
ratzzia-cat-red = Fila del gato, casilla { $space }, roja: { $what }
ratzzia-cat-number = el número del gato es el { $die }
ratzzia-point-shelf = Estante { $column }: { $shelf }
ratzzia-point-column = Columna { $column } bajo { $shelf }, { $next }
ratzzia-point-cat = Fila del gato, libres { $grey } grises y { $red } rojas
ratzzia-point-answers = se puede elegir
ratzzia-column-full = no hay casilla libre por encima de su dado más alto
ratzzia-column-takes = ahora va un { $die }
ratzzia-column-takes-any = ahora va cualquier dado
ratzzia-column-takes-none = ahora no encaja ningún dado
ratzzia-cat-takes-none = no hay casilla gris libre, y nadie pone dados en las rojas
ratzzia-plate = { $seat }: { $front } delante, { $bag } en el saco{ $candies ->
    [0] {""}
    [one] , un dado caramelo
   *[other] , { $candies } dados caramelo
}
ratzzia-hand = { $count ->
    [0] { $seat } no tiene ningún dado en la mano
    [one] { $seat } tiene un dado en la mano
   *[other] { $seat } tiene { $count } dados en la mano
}{ $candies ->
    [0] {""}
    [one] , y un dado caramelo
   *[other] , y { $candies } dados caramelo
}
ratzzia-hand-shows = { $count ->
    [one] { $seat } tiene un dado en la mano: { $dice }
   *[other] { $seat } tiene { $count } dados en la mano: { $dice }
}{ $candies ->
    [0] {""}
    [one] , y un dado caramelo
   *[other] , y { $candies } dados caramelo
}
ratzzia-hand-empty = Sin dados en la mano
ratzzia-front = { $front } delante
ratzzia-bag = { $bag } de { $full } en el saco
ratzzia-bag-full = { $bag } en el saco: ya son { $full }
ratzzia-note = { $front } delante
ratzzia-note-candies = { $candies ->
    [one] { $front } delante, un dado caramelo
   *[other] { $front } delante, { $candies } dados caramelo
}
ratzzia-goal = Se gana con { $full } en el saco
ratzzia-winning-step = Si guarda { $count } más, gana la partida
ratzzia-jar = { $count ->
    [0] El tarro de caramelos está vacío.
    [one] Un dado caramelo en el tarro.
   *[other] { $count } dados caramelo en el tarro.
}
ratzzia-cat-wants = { $count ->
    [0] El gato espera un { $die }.
    [one] El gato espera un { $die }; queda libre una casilla roja.
   *[other] El gato espera un { $die }; quedan libres { $count } casillas rojas.
}
ratzzia-reserve = { $count ->
    [0] Ningún dado de apoyo en la reserva.
    [one] Un dado de apoyo en la reserva.
   *[other] { $count } dados de apoyo en la reserva.
}

ratzzia-tip-annie = Annie: el dado de arriba se mete por debajo en otra columna
ratzzia-tip-candy = { $count ->
    [0] El tarro de caramelos está vacío: el dado caramelo se toma de alguien o de una columna
   *[other] El tarro de caramelos: un dado caramelo, que desde el turno siguiente vale como cualquier número
}
ratzzia-tip-grey = Casilla gris de la fila del gato, { $what }. Admite cualquier dado; el de la última casilla gris decide el número del gato.
ratzzia-tip-red = Casilla roja de la fila del gato, { $what }. { $die ->
    [0] Cuando las grises están llenas, los dados que sacan el número del gato tienen que venir aquí.
   *[other] Los dados que sacan un { $die } tienen que venir aquí.
} Cuando la fila está llena, viene el gato y todos los dados vuelven corriendo a casa.
ratzzia-tip-sausages = { $count ->
    [one] Una salchicha del estante
   *[other] { $count } salchichas del estante
}
ratzzia-tip-store = El almacén: la suma de la pareja de arriba pasa de la comida de delante al saco, si hay suficiente
ratzzia-tip-greedy = El glotón: la mitad de la comida que otro jugador tiene delante
ratzzia-tip-accountant = El contable: cada jugador le pasa al de al lado la mitad de la comida que tiene delante

ratzzia-outlook-completes = completa la columna { $column }
ratzzia-outlook-gets = { $seat } recibe { $count }
ratzzia-outlook-choice = { $what ->
    [annie] Luego el dado de Annie va a una columna a elegir.
    [candy] Luego se toma un dado caramelo.
    [store] Luego { $seat } puede guardar { $amount }.
    [steal] Luego { $seat } le quita a alguien la mitad de la comida.
   *[pass] Luego cada jugador pasa la mitad de la comida.
}
ratzzia-outlook-store = { $seat } puede guardar { $amount }
ratzzia-outlook-stores-nothing = no hay nada que guardar
ratzzia-outlook-annie = Annie mete el dado de arriba en otra columna
ratzzia-outlook-candy-die = { $seat } toma un dado caramelo
ratzzia-outlook-steals = { $seat } le quita a alguien la mitad de la comida
ratzzia-outlook-passes = cada jugador pasa la mitad de la comida
ratzzia-outlook-plan = Por colocar: { $plan }
ratzzia-outlook-then = { $first }, luego { $next }
ratzzia-outlook-own = { $dice } de { $seat }
ratzzia-outlook-support = { $dice } de apoyo
ratzzia-outlook-candy = el dado caramelo como { $dice }

ratzzia-action-roll = Lanzar
ratzzia-action-take-back = Recuperar columna { $column }
ratzzia-action-reroll = { $count ->
    [one] Relanzar uno
   *[other] Relanzar { $count }
}
ratzzia-action-keep = Conservar
ratzzia-action-support = Lanzar los de apoyo
ratzzia-outlook-support-duty = Si lanzas los dados de apoyo, tienes que colocar todos los que encajen.
ratzzia-action-finish = Terminar
ratzzia-action-store = Guardar { $amount }
ratzzia-action-no-store = No guardar
ratzzia-action-steal = { $seat }: { $amount }
ratzzia-action-clockwise = Horario: { $front } delante
ratzzia-action-anticlockwise = Antihorario: { $front } delante
ratzzia-action-candy-of = De { $seat }
ratzzia-action-candy-on = De la columna { $column }

ratzzia-status-starting = ¿Quién empieza?
ratzzia-status-rolling = Ruedan los dados de { $seat }.
ratzzia-status-turn = Le toca a { $seat }.
ratzzia-status-roll = { $seat } lanza, o recupera sus dados de una columna y acaba el turno.
ratzzia-status-empty = { $seat } no tiene ningún dado en la mano y recupera los de una columna.
ratzzia-status-take-back = Pulsa otra vez la columna { $column }: { $seat } recupera sus dados y acaba el turno.
ratzzia-status-reroll = { $seat } marca dados para relanzarlos, o se los queda todos.
ratzzia-status-reroll-marked = { $count ->
    [one] { $seat } relanza un dado.
   *[other] { $seat } relanza { $count } dados.
}
ratzzia-status-place = { $seat } coloca al menos un dado en una casilla iluminada.
ratzzia-status-place-more = { $seat } coloca más dados, o termina.
ratzzia-status-place-picked = ¿Adónde va el { $die } de { $seat }?
ratzzia-status-place-support = ¿Adónde va el { $die } de apoyo?
ratzzia-status-place-candy = ¿Adónde va el dado caramelo de { $seat }?
ratzzia-status-place-duty = { $seat } coloca los dados de apoyo y al menos uno propio, hasta donde encajen.
ratzzia-status-value = ¿Qué número será el dado caramelo?
ratzzia-status-which = ¿Qué dado va ahí?
ratzzia-status-pick-first = Ahí no encaja ningún dado de { $seat }: { $takes }. Elige un dado para ver adónde va.
ratzzia-status-done = { $seat } no puede colocar nada más y termina.
ratzzia-status-annie = ¿En qué columna mete { $seat } por debajo el dado de Annie?
ratzzia-status-candy = ¿Qué dado caramelo toma { $seat }?
ratzzia-status-store = { $seat } tiene { $front } delante y puede meter { $count } en el saco.
ratzzia-status-steal = ¿A quién le quita { $seat } la mitad de la comida?
ratzzia-status-pass = ¿En qué sentido pasa cada jugador la mitad de la comida?
ratzzia-status-won = ¡{ $seat } tiene { $count } en el saco y gana!
ratzzia-won-by = { $margin } más en el saco que { $others }.

# Por qué es buena una jugada: una pista.

ratzzia-again = { $count ->
    [one] Un dado tiene otra oportunidad.
   *[other] { $count } dados tienen otra oportunidad.
}
ratzzia-again-completes = { $count ->
    [one] Relanzado, un dado completa la columna { $column } ({ $percent } de cada 100 veces).
   *[other] Relanzados, { $count } dados completan la columna { $column } ({ $percent } de cada 100 veces).
}
ratzzia-again-stores = { $count ->
    [one] Relanzado, un dado completa la columna { $column } con una pareja para el saco ({ $percent } de cada 100 veces).
   *[other] Relanzados, { $count } dados completan la columna { $column } con una pareja para el saco ({ $percent } de cada 100 veces).
}
ratzzia-again-home = { $count ->
    [one] Se lanza el dado que ha vuelto a casa.
   *[other] Se lanzan { $count } dados, también los que han vuelto a casa.
}
ratzzia-again-home-completes = { $count ->
    [one] El dado que ha vuelto a casa completa la columna { $column } ({ $percent } de cada 100 veces).
   *[other] Así, { $count } dados completan la columna { $column } ({ $percent } de cada 100 veces).
}
ratzzia-again-home-stores = { $count ->
    [one] El dado que ha vuelto a casa completa la columna { $column } con una pareja para el saco ({ $percent } de cada 100 veces).
   *[other] Así, { $count } dados completan la columna { $column } con una pareja para el saco ({ $percent } de cada 100 veces).
}

# Adónde van los dados: una parte de las frases de arriba.

ratzzia-dice-for = { $dice } para la columna { $column }{ $sausages ->
    [0] { "" }
    [one] { " " }(una salchicha cuando esté completa)
   *[other] { " " }({ $sausages } salchichas cuando esté completa)
}
ratzzia-dice-for-completes = { $dice } para la columna { $column } (completa: { $prize })
ratzzia-dice-for-cat = { $dice } para la fila del gato

# Para qué sirve completar una columna, entre paréntesis tras la columna.

ratzzia-prize-annie = la ayuda de Annie
ratzzia-prize-candy = un dado caramelo
ratzzia-prize-candy-none = sin dado caramelo
ratzzia-prize-store = { $amount } de comida para el saco
ratzzia-prize-store-most = { $amount ->
    [0] nada para el saco, con { $front } delante
   *[other] hasta { $amount } de comida para el saco
}
ratzzia-prize-store-short = nada para el saco: hacen falta { $amount }, hay { $front } delante
ratzzia-prize-greedy = { $amount ->
    [0] nadie tiene comida que quitar
   *[other] hasta { $amount } de comida de alguien
}
ratzzia-prize-accountant = todos pasan la mitad: { $after } delante, ahora { $before }
ratzzia-prize-and-dice = { $sausages ->
    [one] { $prize }, más una salchicha por tus dados
   *[other] { $prize }, más { $sausages } salchichas por tus dados
}
ratzzia-prize-sausages-and-dice = { $prize }, más { $sausages } por tus dados

# Lo que todavía necesita una columna.

ratzzia-need-number = { $count ->
    [one] un { $die }
   *[other] { $count } × { $die }
}
ratzzia-need-pair = { $count ->
    [one] dos dados iguales
   *[other] { $count } parejas de dados iguales
}
ratzzia-need-any = { $count ->
    [one] un dado cualquiera
   *[other] { $count } dados cualesquiera
}

# Otras razones.

ratzzia-keys-blank = Elegir los dados sin valor
ratzzia-keys-take-back = Recuperar dados
ratzzia-keys-choice = Tras una recompensa: elegir de quién, o en qué sentido

# What a plan brings, for all to see. Each goes on after “plan-for”.
ratzzia-gain-bag = se meten { $amount } de comida en el saco
ratzzia-gain-stolen = { $amount ->
    [one] se le quita una salchicha a { $seat }
   *[other] se le quitan { $amount } de comida a { $seat }
}
ratzzia-gain-front = { $amount ->
    [one] se gana una salchicha
   *[other] se ganan { $amount } salchichas
}
ratzzia-gain-candy = se gana un dado caramelo
ratzzia-gain-candy-of = se lleva el dado caramelo de { $from }
ratzzia-gain-column = se completa la columna { $column }
ratzzia-gain-column-then = después se completa la columna { $column }

# Plans: why a move is better than the next best. Each goes on after “plan-for”.
ratzzia-term-front = queda más comida delante
ratzzia-term-front-less = queda menos comida delante
ratzzia-term-bag = se guarda más comida
ratzzia-term-bag-less = se guarda menos comida
ratzzia-term-dice = quedan más dados para después
ratzzia-term-dice-less = quedan menos dados para después
ratzzia-term-candy = quedan más dados caramelo
ratzzia-term-candy-less = quedan menos dados caramelo
ratzzia-term-column = se avanza más en la columna { $number }
ratzzia-term-column-elsewhere = queda más por ganar en la columna { $number }
ratzzia-term-column-less = se avanza menos en la columna { $number }
ratzzia-term-rivals = es peor para { $rivals }
ratzzia-term-rivals-less = es mejor para { $rivals }
ratzzia-rivals-front = queda menos comida delante de { $rivals }
ratzzia-rivals-front-less = queda más comida delante de { $rivals }
ratzzia-rivals-bag = queda menos para el saco de { $rivals }
ratzzia-rivals-bag-less = queda más para el saco de { $rivals }
ratzzia-rivals-column = la columna { $number } rinde menos para { $rivals }
ratzzia-rivals-column-less = la columna { $number } rinde más para { $rivals }

# Why undo stops: what has happened since.
ratzzia-undo-rolled = Después ya se han lanzado los dados.
