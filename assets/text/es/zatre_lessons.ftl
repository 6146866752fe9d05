# Lo que dice el entrenador en las lecciones de Zatre, y las tarjetas de una primera partida juntos.

# Tus primeros turnos

zatre-lesson-first-turns = Tus primeros turnos
zatre-lesson-first-turns-about = Colocar, formar líneas, robar: con esto ya se juega
zatre-lesson-first-turns-done = Con esto basta para empezar. Los capítulos siguientes cuentan más: líneas, casillas claras, conservar fichas y el final.
zatre-lesson-first-turns-hand = Eres Ada, y estas tres fichas son tuyas. Gana quien suma más puntos, y los dan las líneas de 10, 11 o 12.
zatre-lesson-first-turns-red = La primera ficha va en la casilla roja. Pulsa tu 6 y luego la casilla roja.
zatre-lesson-first-turns-red-six = Se podría, pero con el 6 en el centro llegas a 11 enseguida. Elige el 6.
zatre-lesson-first-turns-red-no = La casilla roja está bien, y el 6 es la mejor ficha para ella. Primero pulsa el 6.
zatre-lesson-first-turns-eleven = Cada ficha nueva va al lado de otra. Coloca tu 5 a la derecha del 6: 6 + 5 = 11, y eso da puntos.
zatre-lesson-first-turns-eleven-four = Eso sería un 10. El 4 va después: primero coloca el 5 a la derecha del 6.
zatre-lesson-first-turns-eleven-no = También es un 11. Esta vez coloca el 5 a la derecha del 6.
zatre-lesson-first-turns-ten = También valen las líneas de arriba abajo. Coloca tu 4 debajo del 6: la columna suma 10 y da puntos.
zatre-lesson-first-turns-ten-no = Esta vez coloca el 4 debajo del 6: 6 + 4 = 10.
zatre-lesson-first-turns-end = Mira tu hoja: 1 por el 10, 2 por el 11, y una cruz que lo dobla. Acaba tu turno.
zatre-lesson-first-turns-end-no = Has colocado todas tus fichas. Acaba tu turno.
zatre-lesson-first-turns-bo-watch = Ahora Bo roba y coloca dos fichas. Mira qué hace su 2 con tu columna.
zatre-lesson-first-turns-bo = Bo ha colocado dos fichas. Su 2 ha llevado tu columna a 12, y esos 4 puntos son suyos.
zatre-lesson-first-turns-draw = Tu turno empieza robando: pulsa «Robar 2 fichas» o la bolsa.
zatre-lesson-first-turns-twelve = El 12 es lo que más da, y ninguna línea puede pasar de 12. Coloca tu 1 donde una línea llegue justo a 12.
zatre-lesson-first-turns-twelve-four = Eso es un 12, pero viene después. Primero busca un 12 para tu 1.
zatre-lesson-first-turns-twelve-no = Suma la fila y la columna de ese sitio: con el 1, una de las dos tiene que llegar justo a 12.
zatre-lesson-first-turns-light = Las casillas claras, con ×, solo admiten una ficha en una línea de 10, 11 o 12. Coloca tu 4 entre el 5 y el 3: 12, y una cruz.
zatre-lesson-first-turns-light-no = Se podría. Pero entre el 5 y el 3 tu 4 forma un 12.
zatre-lesson-first-turns-score = Dos 12 dan 8 puntos y completan la fila 1: sumas su extra de 3, y la cruz lo dobla todo. Acaba tu turno.
zatre-lesson-first-turns-score-no = Has colocado todas tus fichas. Acaba tu turno.
zatre-lesson-first-turns-free = Llevas 28 puntos. Ahora juega dos turnos más contra Bo como quieras: roba, coloca lo que encaje, acaba tu turno.

# Las líneas y tu hoja

zatre-lesson-lines-and-sheet = Las líneas y tu hoja
zatre-lesson-lines-and-sheet-about = Cómo crecen las líneas y qué hace la hoja con ellas
zatre-lesson-lines-and-sheet-done = Ya lo sabes todo de las líneas y de tu hoja. Ahora vienen las casillas claras y sus cruces.
zatre-lesson-lines-and-sheet-grow = La columna 2 + 3 + 1 + 4 te dio 1 punto por un 10. Coloca tu 1 abajo del todo: suma 11 y vuelve a dar puntos.
zatre-lesson-lines-and-sheet-grow-top = También es un 11. Esta vez coloca el 1 abajo del todo, porque ahí seguimos construyendo.
zatre-lesson-lines-and-sheet-grow-three = El 3 va después. Primero coloca el 1 abajo del todo en la columna.
zatre-lesson-lines-and-sheet-grow-no = Se puede, pero tu columna de 10 espera. Coloca el 1 abajo del todo: 10 + 1 = 11.
zatre-lesson-lines-and-sheet-small = Las líneas de 9 o menos están permitidas. Aún no dan nada, pero pueden crecer: coloca tu 3 a la derecha del 1.
zatre-lesson-lines-and-sheet-small-no = Se puede, y tampoco da nada. Coloca el 3 a la derecha del 1: ahí lo necesitamos.
zatre-lesson-lines-and-sheet-end = El 11 va al recuadro libre más alto de su propia columna. Acaba tu turno y mira tu hoja.
zatre-lesson-lines-and-sheet-end-no = Todo está colocado. Acaba tu turno.
zatre-lesson-lines-and-sheet-draw-watch = Le toca a Bo. Mira si sigue construyendo en tu línea.
zatre-lesson-lines-and-sheet-draw = Bo ha construido en otro sitio. Roba dos fichas.
zatre-lesson-lines-and-sheet-gap = Una línea es todo lo que se toca sin huecos. Tu 4 encaja entre el 5 y el 3: 5 + 4 + 3 = 12.
zatre-lesson-lines-and-sheet-gap-one = Eso es un 12, pero viene después. Primero coloca el 4 entre el 5 y el 3.
zatre-lesson-lines-and-sheet-gap-no = Coloca el 4 en el hueco entre el 5 y el 3: ahí forma un 12.
zatre-lesson-lines-and-sheet-limit = Tu 4 está también en una fila: 4 + 4 = 8. ¿Habría valido un 5 en su lugar?
zatre-lesson-lines-and-sheet-limit-yes = Sí: la fila suma 9
zatre-lesson-lines-and-sheet-limit-yes-why = Mira también la columna: 5 + 5 + 3 = 13. Ni la fila ni la columna pueden pasar de 12.
zatre-lesson-lines-and-sheet-limit-no = No: la columna suma 13
zatre-lesson-lines-and-sheet-limit-no-why = Exacto: ni la fila ni la columna pueden pasar de 12.
zatre-lesson-lines-and-sheet-twelve = Tu 1 puede llevar la columna más larga de 11 a 12. Búscale un sitio.
zatre-lesson-lines-and-sheet-twelve-ten = Buen sitio: una fila de 10, y una cruz. Pero aquí queremos un segundo 12: mira la columna de cinco fichas.
zatre-lesson-lines-and-sheet-twelve-no = La columna de cinco fichas suma 11. Coloca el 1 arriba o abajo del todo.
zatre-lesson-lines-and-sheet-box = Dos 12 en un turno van a un solo recuadro: 4 + 4 = 8. Acaba tu turno.
zatre-lesson-lines-and-sheet-box-no = Todo está colocado. Acaba tu turno.
zatre-lesson-lines-and-sheet-worth = En la fila 1 hay 1, 2 y 8. Son 11, pero al final pone 14: ¿de dónde salen los otros 3?
zatre-lesson-lines-and-sheet-worth-bonus = Del extra de la fila
zatre-lesson-lines-and-sheet-worth-bonus-why = Exacto: con 10, 11 y 12 llenos, la fila suma su extra. Más abajo, el extra es de 4, 5 y 6.
zatre-lesson-lines-and-sheet-worth-twice = De los dos 12
zatre-lesson-lines-and-sheet-worth-twice-why = Dos 12 son 4 + 4, y eso es el 8. El 3 es el extra: 10, 11 y 12 están llenos.
zatre-lesson-lines-and-sheet-column = Imagina que en tu próximo turno formas dos 12, pero ningún 10. ¿Adónde va el 8?
zatre-lesson-lines-and-sheet-column-second = Fila 2, columna 12
zatre-lesson-lines-and-sheet-column-second-why = Exacto: cada columna se llena por su cuenta, desde arriba.
zatre-lesson-lines-and-sheet-column-wait = Espera a un 10
zatre-lesson-lines-and-sheet-column-wait-why = Nada espera: cada columna se llena por su cuenta, desde arriba.
zatre-lesson-lines-and-sheet-free = Juega hasta tener 15 puntos: vale cualquier línea de 10, 11 o 12.

# Casillas claras y cruces

zatre-lesson-light-cells = Casillas claras y cruces
zatre-lesson-light-cells-about = Dónde una ficha necesita una línea, y qué hace una cruz
zatre-lesson-light-cells-done = Ya puedes usar todas las casillas. Ahora: qué robas, y qué puedes conservar.
zatre-lesson-light-cells-cover = Además de las casillas oscuras y la roja hay claras, con ×. Solo admiten una ficha en una línea de 10, 11 o 12: coloca tu 5 encima de tu otro 5.
zatre-lesson-light-cells-cover-below = También es una casilla clara, y suma 10. Esta vez elige la de arriba.
zatre-lesson-light-cells-cover-no = Esa casilla es oscura y no pide ninguna línea. Prueba la clara sobre tu 5: 5 + 5 = 10.
zatre-lesson-light-cells-crosses = Una casilla clara da una cruz, y la roja también si el turno inicial forma un 10, 11 o 12. Acaba tu turno.
zatre-lesson-light-cells-crosses-no = Todo está colocado. Acaba tu turno.
zatre-lesson-light-cells-double = En la fila 1 hay un 1 y un 2, pero al final pone 6. ¿Por qué?
zatre-lesson-light-cells-double-bonus = Por el extra de 3
zatre-lesson-light-cells-double-bonus-why = El extra solo llega con 10, 11 y 12 llenos. Es la cruz: (1 + 2) × 2.
zatre-lesson-light-cells-double-cross = La cruz la dobla
zatre-lesson-light-cells-double-cross-why = Exacto: una cruz dobla su fila, completa o no. La de la fila 2 aún espera sus puntos.
zatre-lesson-light-cells-one-watch = Bo coloca una ficha y luego robas tú. Mira cuáles te tocan.
zatre-lesson-light-cells-one = Bo ha colocado un 5, y tú has robado un 1 y un 6. Coloca el 1 a la derecha de tu 6: 5 + 6 + 1 = 12.
zatre-lesson-light-cells-one-no = Se puede. Pero esta vez coloca el 1 a la derecha de tu 6, y mira qué pasa con tu otra ficha.
zatre-lesson-light-cells-forced = Tu 6 no encaja en ninguna casilla oscura. Solo entonces puede ir en una clara sin línea: la señala un rombo.
zatre-lesson-light-cells-forced-no = Coloca tu 6 en la casilla clara del rombo.
zatre-lesson-light-cells-none = Una ficha sin otro sitio no da cruz, pero tu 12 completa la fila 1: (1 + 2 + 4 + 3) × 2 = 20. Acaba tu turno.
zatre-lesson-light-cells-none-no = Todo está colocado. Acaba tu turno.
zatre-lesson-light-cells-alone-watch = Ahora Bo coloca dos fichas. Fíjate en la casilla clara bajo su 4.
zatre-lesson-light-cells-alone = La casilla clara bajo el 4 de Bo está libre. Un 5 también cabe en casillas oscuras: ¿podrías colocarlo ahí sin nada más?
zatre-lesson-light-cells-alone-yes = Sí, encaja
zatre-lesson-light-cells-alone-yes-why = No pasa de 12, pero una casilla clara pide 10 o más, y 4 + 5 es solo 9.
zatre-lesson-light-cells-alone-no = No, 9 es muy poco
zatre-lesson-light-cells-alone-no-why = Exacto: una casilla clara pide 10, 11 o 12, y 4 + 5 es solo 9.
zatre-lesson-light-cells-open = Pero también tienes un 2. Coloca ahí el 5: el anillo medio lleno avisa de que otra ficha tiene que completar la línea.
zatre-lesson-light-cells-open-two = Funcionaría, con el 5 debajo. Esta vez coloca primero el 5.
zatre-lesson-light-cells-open-no = También se puede. Pero aquí queremos la casilla clara bajo el 4 de Bo, con el 5.
zatre-lesson-light-cells-close = El borde discontinuo avisa de que a esta casilla aún le falta su línea. Coloca tu 2 debajo: 4 + 5 + 2 = 11.
zatre-lesson-light-cells-close-no = Coloca el 2 debajo del 5: 4 + 5 + 2 = 11.
zatre-lesson-light-cells-third = Tu 11 va a la fila 2, donde una cruz esperaba puntos, y la fila 3 recibe otra cruz. Acaba tu turno.
zatre-lesson-light-cells-third-no = Todo está colocado. Acaba tu turno.
zatre-lesson-light-cells-free = Ahora juega dos turnos como quieras, y busca una casilla clara que dé otra cruz.

# Robar y conservar

zatre-lesson-draw-and-keep = Robar y conservar
zatre-lesson-draw-and-keep-about = Quién empieza, cuánto robas, qué conservas
zatre-lesson-draw-and-keep-done = Ya sabes qué se roba y qué se conserva. Ahora, las últimas fichas de la bolsa.
zatre-lesson-draw-and-keep-tie = Cada jugador roba una ficha, y empieza quien saca la más alta. Tú tienes un 5 y Bo también: ¿quién empieza?
zatre-lesson-draw-and-keep-tie-you = Yo
zatre-lesson-draw-and-keep-tie-you-why = No vas por delante: el 5 de Bo es igual de alto.
zatre-lesson-draw-and-keep-tie-again = Se roba otra vez
zatre-lesson-draw-and-keep-tie-again-why = Exacto: quienes tienen el número más alto roban otra vez.
zatre-lesson-draw-and-keep-tie-bo = Bo
zatre-lesson-draw-and-keep-tie-bo-why = No va por delante: tu 5 es igual de alto.
zatre-lesson-draw-and-keep-starter-watch = Robáis otra vez. Mira quién saca el número más alto y qué hace después.
zatre-lesson-draw-and-keep-starter = El 6 de Bo ganó a tu 3. Conservó esa ficha, robó dos más y colocó las tres, la primera en la casilla roja.
zatre-lesson-draw-and-keep-two = Tu turno. Con la mano vacía robas dos fichas.
zatre-lesson-draw-and-keep-five = Coloca tu 5 encima del 6: forma una fila de 10 y una columna de 11.
zatre-lesson-draw-and-keep-five-no = También encaja ahí. Pero esta vez coloca el 5 encima del 6 y mira qué pasa con tu 4.
zatre-lesson-draw-and-keep-keep = Ahora tu 4 no encaja: todas las líneas pasarían de 12. Si no encaja nada, acabas tu turno y conservas el resto.
zatre-lesson-draw-and-keep-keep-no = Acaba tu turno.
zatre-lesson-draw-and-keep-one-watch = Ahora Bo roba dos fichas. Mira si encajan en algún sitio.
zatre-lesson-draw-and-keep-one = Bo no encontró sitio y conserva dos fichas: cuáles, solo lo sabe Bo. Tú tienes una ficha, así que robas solo una.
zatre-lesson-draw-and-keep-fits = Puedes colocar toda tu mano, lo que tenías y lo nuevo. Coloca tu 2 a la derecha de la fila de arriba: 5 + 5 + 2 = 12.
zatre-lesson-draw-and-keep-fits-no = También encaja ahí. Colócalo a la derecha de los dos 5 de la fila de arriba: así tu 4 encuentra sitio.
zatre-lesson-draw-and-keep-rest = Lo que encaja hay que colocarlo, aunque no dé nada. Tu 4 vuelve a encajar: colócalo encima del 2.
zatre-lesson-draw-and-keep-rest-no = Coloca tu 4 encima del 2.
zatre-lesson-draw-and-keep-end = Ahora tu mano está vacía. Acaba tu turno.
zatre-lesson-draw-and-keep-end-no = Acaba tu turno.
zatre-lesson-draw-and-keep-none = Bo tiene las dos fichas que conservó, y ahora encajan. ¿Cuántas roba?
zatre-lesson-draw-and-keep-none-two = Dos
zatre-lesson-draw-and-keep-none-two-why = Solo con la mano vacía se roban dos.
zatre-lesson-draw-and-keep-none-one = Una
zatre-lesson-draw-and-keep-none-one-why = Con dos fichas o más, solo robaría una si no encajara ninguna.
zatre-lesson-draw-and-keep-none-none = Ninguna
zatre-lesson-draw-and-keep-none-none-why = Exacto: con dos fichas o más, solo robas una si no encaja ninguna.
zatre-lesson-draw-and-keep-bag = Pulsa la bolsa, debajo de las hojas, para ver lo que falta por colocar. De las 121 fichas, ¿de qué número hay más?
zatre-lesson-draw-and-keep-bag-one = El 1
zatre-lesson-draw-and-keep-bag-one-why = Exacto: hay 21 unos, y 20 de cada uno de los otros números.
zatre-lesson-draw-and-keep-bag-six = El 6
zatre-lesson-draw-and-keep-bag-six-why = Hay 20 seises, y 20 de cada número menos del 1: de ese hay 21.
zatre-lesson-draw-and-keep-free = Ahora juega un turno a tu manera: roba, coloca lo que encaje y conserva lo que no.

# La última ficha

zatre-lesson-last-tile = La última ficha
zatre-lesson-last-tile-about = Cómo termina la partida, y qué cuesta una ficha en la mano
zatre-lesson-last-tile-done = 319 a 318: ganas tú, porque Bo aún tenía el 6 en la mano. Ya puedes jugar una partida entera: coloca las fichas altas mientras encajan.
zatre-lesson-last-tile-behind-watch = Antes que tú juega Bo. Mira cuántas fichas puede colocar.
zatre-lesson-last-tile-behind = Bo va ganando por 324 a 301, pero una de sus fichas no encajó y sigue en su mano. En la bolsa queda una sola ficha.
zatre-lesson-last-tile-last = Te tocaría robar dos, pero robas lo que queda. El turno en que se roba la última ficha es el último de la partida.
zatre-lesson-last-tile-best = Busca el mejor sitio para tu 2: una casilla clara donde forma una fila de 12 y una columna de 11.
zatre-lesson-last-tile-best-eleven = Eso es un 11: 2 puntos. En una casilla clara cercana el 2 forma un 12 y un 11.
zatre-lesson-last-tile-best-no = Eso no da nada. Busca la casilla clara de abajo a la izquierda: forma una fila de 12 y una columna de 11.
zatre-lesson-last-tile-minus = Con estos 18 puntos tienes 319. Bo tiene 324, pero su mano se resta, y solo queda un 6 sin ver: ¿cuál es su total?
zatre-lesson-last-tile-minus-same = 324
zatre-lesson-last-tile-minus-same-why = Su 6 sigue en su mano: 324 − 6.
zatre-lesson-last-tile-minus-less = 318
zatre-lesson-last-tile-minus-less-why = Exacto: 324 − 6. Gana el total más alto, y si hay empate se comparte la victoria.
zatre-lesson-last-tile-minus-more = 330
zatre-lesson-last-tile-minus-more-why = Una ficha que queda en la mano se resta, no se suma: 324 − 6.
zatre-lesson-last-tile-early = A veces la partida termina antes: al empezar un turno ya no encaja ni un 1. ¿Qué pasa con las fichas de la bolsa?
zatre-lesson-last-tile-early-stay = Se quedan ahí
zatre-lesson-last-tile-early-stay-why = No: se reparten de una en una entre todos, y en la mano restan.
zatre-lesson-last-tile-early-dealt = Se reparten
zatre-lesson-last-tile-early-dealt-why = Exacto: de una en una entre todos, y en la mano restan. Luego la partida termina.
zatre-lesson-last-tile-end = Ahora acaba tu turno, y con él la partida.
zatre-lesson-last-tile-end-no = Acaba tu turno.

# Jugar bien

zatre-lesson-playing-well = Jugar bien
zatre-lesson-playing-well-about = En qué se fija quien juega muy bien
zatre-lesson-playing-well-done = Filas completas, cruces, fichas que cuentan dos veces: en eso se fijan los bots fuertes. En una partida, la pista enseña una buena jugada y por qué.
zatre-lesson-playing-well-look = Antes de colocar, mira tu hoja. La fila 1 tiene una cruz y solo le falta un 10: ¿cuánto daría ese 10?
zatre-lesson-playing-well-look-one = 1 punto
zatre-lesson-playing-well-look-one-why = Un 10 da 1, pero completa la fila 1. Sumas el extra de 3, y la cruz lo dobla todo.
zatre-lesson-playing-well-look-four = 4 puntos
zatre-lesson-playing-well-look-four-why = Son 1 y el extra de 3, y la cruz los dobla: 8.
zatre-lesson-playing-well-look-eight = 8 puntos
zatre-lesson-playing-well-look-eight-why = Exacto: 1 y el extra de 3, doblados. Aquí da más que un 12.
zatre-lesson-playing-well-twice = Una ficha en dos líneas cuenta en las dos. Busca dónde tu 5 forma un 10 y un 12, y gana una cruz.
zatre-lesson-playing-well-twice-ten = Eso es el 10. Al otro lado de esta fila tu 5 forma también un 12.
zatre-lesson-playing-well-twice-column = Eso es un 12. Hay una casilla clara donde tu 5 forma también un 10.
zatre-lesson-playing-well-twice-one = El 1 va después. Primero busca dónde tu 5 cuenta dos veces.
zatre-lesson-playing-well-twice-no = No es el mejor sitio para el 5. Busca una casilla clara donde su fila llegue a 10 y su columna a 12.
zatre-lesson-playing-well-more = Tu 1 puede llevar una columna a 11 o a 12. Tu nueva cruz dobla la fila 2: forma el 12, arriba del todo de una columna.
zatre-lesson-playing-well-more-foot = También es el 12. Esta vez coloca el 1 arriba del todo.
zatre-lesson-playing-well-more-row = Eso sube tu nuevo 10 a 11, y la fila 1 necesita el 10. Busca una columna que llegue a 12.
zatre-lesson-playing-well-more-eleven = Un 11 da 2, que doblados son 4. Un segundo 12 en este turno da 4, que doblados son 8.
zatre-lesson-playing-well-more-no = Busca una columna de 11: con el 1 arriba del todo llega a 12.
zatre-lesson-playing-well-end = 24 puntos más en un turno, y una cruz para la fila 2. Acaba tu turno.
zatre-lesson-playing-well-end-no = Acaba tu turno.
zatre-lesson-playing-well-cross-watch = Bo coloca dos 5, y luego robas tú. Mira dónde puedes seguir.
zatre-lesson-playing-well-cross = Tu 6 puede formar un 12 en una casilla oscura o un 11 en una clara. Ahora cada uno suma 4 puntos: ¿qué es mejor?
zatre-lesson-playing-well-cross-dark = 4 puntos, pero sin cruz. El 11 también suma 4, porque la fila 2 vale doble, y su cruz doblará la fila 3.
zatre-lesson-playing-well-cross-no = Primero va tu 6: ¿un 12 en la casilla oscura o un 11 en la clara?
zatre-lesson-playing-well-both = Exacto: una cruz dobla toda una fila futura. Tu 6 ha preparado más: busca dónde tu 4 forma dos 10.
zatre-lesson-playing-well-both-above = Ese es un 10. Hay un sitio donde también la fila llega a 10.
zatre-lesson-playing-well-both-no = Ahí el 4 no forma dos 10. Mira debajo de tu 6.
zatre-lesson-playing-well-full = La fila 2, completa y doblada: (2 + 2 + 8 + 3) × 2 = 30. Acaba tu turno.
zatre-lesson-playing-well-full-no = Acaba tu turno.
zatre-lesson-playing-well-spoil = Es tu turno, y Bo podría subir una línea de 10 en el suyo. ¿Qué hace quien juega muy bien?
zatre-lesson-playing-well-spoil-block = Taparla
zatre-lesson-playing-well-spoil-block-why = Tapar casi nunca compensa: no te da nada, y Bo encuentra otra línea.
zatre-lesson-playing-well-spoil-own = Sumar puntos
zatre-lesson-playing-well-spoil-own-why = Exacto: primero tus propias filas. Tapar no te da nada.
zatre-lesson-playing-well-free = Juega dos turnos más: primero filas completas, luego cruces y luego los 12.

# En pareja

zatre-lesson-partners = En pareja
zatre-lesson-partners-about = Dos equipos con una hoja cada uno: para cuatro o seis
zatre-lesson-partners-done = Así se juega en pareja: una hoja, dos manos a la vista, dos turnos seguidos. Actívalo al preparar una partida de cuatro o seis.
zatre-lesson-partners-team = Bo y tú sois pareja contra Cleo y Dora. Compartís una hoja y cada uno ve las fichas del otro.
zatre-lesson-partners-six = Empiezas tú. Coloca tu 6 en la casilla roja.
zatre-lesson-partners-six-no = En esta lección empezamos con el 6 en la casilla roja.
zatre-lesson-partners-five = Bo tiene un 1 y un 2. Coloca tu 5 a la derecha del 6: suma 11, y con su 1 será un 12.
zatre-lesson-partners-five-no = Esta vez coloca el 5 a la derecha del 6: 6 + 5 = 11.
zatre-lesson-partners-four = Ahora coloca tu 4 debajo del 6: suma 10, y con el 2 de Bo será un 12.
zatre-lesson-partners-four-no = Esta vez coloca el 4 debajo del 6: 6 + 4 = 10.
zatre-lesson-partners-end = El 10, el 11 y una cruz van a vuestra hoja. Acaba tu turno y le toca a Bo.
zatre-lesson-partners-end-no = Has colocado todas tus fichas. Acaba tu turno.
zatre-lesson-partners-bo-watch = Ahora juega Bo. Fíjate en tu 11 y tu 10.
zatre-lesson-partners-bo = Bo ha hecho dos 12 y la fila 1 de vuestra hoja está llena: (1 + 2 + 8 + 3) × 2 = 28.
zatre-lesson-partners-when-watch = Ahora juegan Cleo y Dora. Fíjate en cuándo roba cada una.
zatre-lesson-partners-when = Cleo y Dora también han jugado. ¿Cuándo robó Dora sus fichas?
zatre-lesson-partners-when-before = Antes de que Cleo colocara
zatre-lesson-partners-when-before-why = Exacto: primero roban los dos y después se coloca. Así podéis planear juntos.
zatre-lesson-partners-when-after = Después del turno de Cleo
zatre-lesson-partners-when-after-why = No: primero roban los dos y después se coloca.
zatre-lesson-partners-draw = Os toca otra vez. Los dos robáis dos fichas: pulsa «Robar 2 fichas» o la bolsa.
zatre-lesson-partners-free = Mira las dos manos y juega un turno. Déjale a Bo sitios donde sus fichas den puntos.

# Tarjetas de una primera partida juntos.

zatre-together-aim = { zatre-aim }
zatre-together-who-starts = La bolsa tiene 121 fichas con los números del 1 al 6. Cada jugador roba una, y empieza quien saca la más alta; si hay empate, se roba otra vez.
zatre-together-hands = Tus fichas solo las conoces tú; los demás ven cuántas tienes. La bolsa dice qué números no se han visto aún.
zatre-together-opening = Quien empieza coloca sus tres fichas, la primera en la casilla roja del centro. Una ficha solo puede estar donde hay una casilla.
zatre-together-lines = Las fichas seguidas forman una línea, en fila o en columna. Un 10 da 1 punto, un 11 da 2 y un 12 da 4; menos no da nada, y más no se puede.
zatre-together-beside = Cada ficha nueva comparte un lado con otra del tablero; una esquina no basta. Coloca tus fichas una a una, en cualquier orden, y todas si quieres.
zatre-together-light = Una casilla clara, con ×, solo admite una ficha si al final del turno está en una línea de 10, 11 o 12. La línea se puede completar con otra ficha del mismo turno.
zatre-together-ending = Lo que encaja hay que colocarlo; el turno solo acaba cuando no encaja nada. Las fichas sin sitio se conservan boca abajo para el turno siguiente.
zatre-together-boxes = Los puntos van a la hoja: cada suma, al recuadro libre más alto de su columna. Varias líneas iguales en un turno comparten recuadro.
zatre-together-rows = Una fila con 10, 11 y 12 llenos suma su extra. Una cruz dobla toda su fila, completa o no.
zatre-together-crosses = Cada casilla clara cubierta con su línea da una cruz en la columna ×2. La roja también da una, si el turno inicial forma un 10, 11 o 12.
zatre-together-draw = Un turno empieza robando: dos fichas con la mano vacía, una si te queda una. Con dos o más, robas una solo si no encaja ninguna.
zatre-together-finish = La partida termina con el turno en que se roba la última ficha, o cuando ya no puede encajar nada. Las fichas de la mano se restan, y gana el total más alto.
zatre-together-forced = Esta ficha no encajaba en ninguna casilla oscura, así que puede estar en una clara sin línea. No da cruz.
zatre-together-partners = Dos vecinos forman un equipo y comparten hoja. Primero roban los dos y ven sus fichas; luego coloca uno y después el otro.
