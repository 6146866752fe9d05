# Lo que dice el entrenador en las lecciones de Kalle Kanalratte (Paquilla), y las tarjetas de la primera partida juntos.

## Primeras rondas

kalle-lesson-first-rounds = Tus primeras rondas
kalle-lesson-first-rounds-about = Busca a la rata y luego sé tú la rata: con esto ya se juega
kalle-lesson-first-rounds-done = ¡Has escapado, y el quesito es tuyo! Ya puedes jugar tu primera partida: dos jugadores juegan cuatro rondas.
kalle-lesson-first-rounds-aim = Bo es la rata, bajo una de estas 16 tapas. Quien da con ella se lleva un quesito, y al final gana quien tenga más.
kalle-lesson-first-rounds-look = Tú buscas con el policía. Muévelo a la tapa iluminada de al lado y mira qué hay.
kalle-lesson-first-rounds-look-no = El policía puede ir a cualquier tapa vecina. Esta vez ve a la iluminada.
kalle-lesson-first-rounds-open = Solo era una rana. Su tapa queda abierta, con el policía encima.
kalle-lesson-first-rounds-near-watch = Ahora Bo puede intercambiar dos tapas, a la vista de todos. Mira cuál se escapa del policía.
kalle-lesson-first-rounds-near = Una tapa pegada al policía se ha ido al borde derecho, quizá con Bo debajo. Mueve al policía a su lado.
kalle-lesson-first-rounds-near-no = Desde ahí el policía no llegaría luego a esa tapa. Está en el borde derecho, en la fila 2.
kalle-lesson-first-rounds-catch-watch = Bo puede intercambiar otra vez. Fíjate bien, o se te escapa.
kalle-lesson-first-rounds-catch = Bo no ha intercambiado nada y espera que no te hayas fijado. Levanta la tapa que se fue al borde.
kalle-lesson-first-rounds-catch-no = Recuerda: cambió una tapa pegada al policía por la del borde derecho, en la fila 2.
kalle-lesson-first-rounds-won = Ahí está la rata: te llevas un quesito, y la ronda se acaba. En la ronda siguiente la rata eres tú.
kalle-lesson-first-rounds-hide = Bo mira a otro lado. Elige la tapa iluminada y luego «Listo»: te pones en el sitio de ese animal, que no juega en esta ronda.
kalle-lesson-first-rounds-hide-no = Valdría cualquier tapa. Esta vez escóndete bajo la iluminada.
kalle-lesson-first-rounds-flee-watch = Recuerda tu tapa, porque nadie te la vuelve a mostrar. Mira cómo se acerca el policía; aún no intercambias nada.
kalle-lesson-first-rounds-flee = El policía está a tu lado: intercambia y huye. Elige tu tapa y luego la esquina iluminada, adonde él no llega.
kalle-lesson-first-rounds-flee-stay = Entonces el próximo paso del policía puede destaparte. Aléjate de él.
kalle-lesson-first-rounds-flee-near = Ahí seguirías teniendo al policía al lado. Aléjate más.
kalle-lesson-first-rounds-flee-away = Ahí tampoco te alcanza el policía. Pero en esta lección ve a la esquina iluminada.
kalle-lesson-first-rounds-flee-no = Así te quedas donde estás. Tu tapa está en la fila 3, columna 3: intercambia esa.
kalle-lesson-first-rounds-still-watch = Bo ha visto el intercambio. Mira dónde te busca ahora.
kalle-lesson-first-rounds-still = Bo ha pensado que era un truco y busca a la izquierda. Quédate donde estás hasta la octava tapa: no intercambies nada.
kalle-lesson-first-rounds-still-no = Se podría. Pero no tienes a nadie cerca: esta vez no intercambies nada.
kalle-lesson-first-rounds-prove-watch = Si Bo no te encuentra en dos tapas más, se acaba la búsqueda. Mira cómo las levanta.
kalle-lesson-first-rounds-prove = Era la octava tapa, y Bo ha perdido. Ahora demuestra que sabes dónde estás: elige tu tapa.
kalle-lesson-first-rounds-prove-no = Ahí no. Recuerda: huiste a la esquina de abajo a la derecha.

## El policía

kalle-lesson-guard = El policía
kalle-lesson-guard-about = Quién lo coloca, quién lo mueve y adónde puede ir
kalle-lesson-guard-done = Primero tapas cerradas, luego abiertas, y tras dos de esas al centro: ya conoces todos los caminos del policía.
kalle-lesson-guard-place = Bo es la rata y tú te sientas a su derecha, así que colocas al policía. Vale cualquier tapa: elige la iluminada.
kalle-lesson-guard-place-no = Valdría cualquier tapa. Esta vez elige la iluminada.
kalle-lesson-guard-first = La tapa del policía sigue cerrada. En el sentido del reloj: tú, Bo, Cleo, Dora. ¿Quién está a la izquierda de la rata y mueve primero?
kalle-lesson-guard-first-you = Yo
kalle-lesson-guard-first-you-why = Estás a la derecha de Bo. El turno sigue por su izquierda: vas al final.
kalle-lesson-guard-first-cleo = Cleo
kalle-lesson-guard-first-cleo-why = Exacto: tras Cleo vienen Dora y tú, y otra vez Cleo. Bo solo intercambia.
kalle-lesson-guard-first-dora = Dora
kalle-lesson-guard-first-dora-why = Dora es la segunda. A la izquierda de Bo está Cleo.
kalle-lesson-guard-closed-watch = Primero mueve Cleo, luego Dora. Mira a qué tapas va el policía.
kalle-lesson-guard-closed = El policía va a una tapa vecina, también en diagonal, pero no a una abierta si hay una cerrada. Ve a la iluminada.
kalle-lesson-guard-closed-no = El policía puede ir ahí. Esta vez ve a la iluminada.
kalle-lesson-guard-last-watch = Juegan los demás, y Bo puede intercambiar. Mira qué pocas tapas cerradas quedan junto al policía.
kalle-lesson-guard-last = El policía tiene que moverse, y solo una tapa vecina sigue cerrada. Muévelo ahí.
kalle-lesson-guard-last-no = Busca la única tapa cerrada junto al policía.
kalle-lesson-guard-count-watch = Ahora a Cleo solo le quedan tapas abiertas. Mira las huellas junto a las tapas cuando mueva.
kalle-lesson-guard-count = Todas las tapas junto al policía estaban abiertas, y Cleo lo movió a una de ellas. ¿Cuántas de las ocho tapas van levantadas?
kalle-lesson-guard-count-six = Seis
kalle-lesson-guard-count-six-why = Exacto: no se levantó nada, así que no cuenta, y el turno de Cleo se ha acabado.
kalle-lesson-guard-count-seven = Siete
kalle-lesson-guard-count-seven-why = El paso de Cleo no levantó nada, así que no cuenta. Mira las huellas junto a las tapas.
kalle-lesson-guard-middle-watch = Le toca a Dora. Mira si encuentra una tapa cerrada.
kalle-lesson-guard-middle = Dora tampoco levantó nada. Tras dos pasos así, el siguiente va a una tapa del centro: elige la que está junto al policía.
kalle-lesson-guard-middle-no = Solo una de las cuatro tapas del centro está junto al policía. Elige esa.

## Los trucos de la rata

kalle-lesson-rats-tricks = Los trucos de la rata
kalle-lesson-rats-tricks-about = Escapar, despistar, quedarse y mostrar dónde estás
kalle-lesson-rats-tricks-done = Ya sabes escapar, despistar y no moverte sin olvidar cuál es tu tapa. Para los pequeños hay una opción: la rata puede volver a mirar.
kalle-lesson-rats-tricks-trick = Eres la rata, bajo la tapa cerrada iluminada junto al policía. Cambia de sitio con la lombriz abierta de arriba.
kalle-lesson-rats-tricks-trick-stay = Entonces el policía puede destaparte. Intercambia las dos tapas iluminadas.
kalle-lesson-rats-tricks-trick-away = Así también escapas. Pero prueba algo nuevo: cámbiate con la tapa abierta de arriba.
kalle-lesson-rats-tricks-trick-no = Intercambia las dos iluminadas: la tuya y la abierta de arriba.
kalle-lesson-rats-tricks-never = La lombriz sigue abierta, tu tapa sigue cerrada, y todos lo han visto. ¿Qué tapa no puedes intercambiar nunca?
kalle-lesson-rats-tricks-never-open = Una abierta
kalle-lesson-rats-tricks-never-open-why = Acabas de hacerlo. Solo una tapa tiene que quedarse donde está.
kalle-lesson-rats-tricks-never-guard = La del policía
kalle-lesson-rats-tricks-never-guard-why = Exacto: la tapa del policía se queda donde está. Las demás se pueden intercambiar si son vecinas.
kalle-lesson-rats-tricks-never-mine = La mía
kalle-lesson-rats-tricks-never-mine-why = Acabas de mover tu propia tapa. Solo una tapa tiene que quedarse donde está.
kalle-lesson-rats-tricks-bluff-watch = Ahora Cleo mueve al policía. Mira si te sigue.
kalle-lesson-rats-tricks-bluff = El policía se ha alejado. Todos ven lo que intercambias: con las dos tapas iluminadas parecerá que has huido ahí.
kalle-lesson-rats-tricks-bluff-pass = Se puede, y pronto lo harás. Primero despista con las tapas iluminadas.
kalle-lesson-rats-tricks-bluff-own = Donde estás no hay peligro, así que deja tu tapa en paz. Intercambia las dos iluminadas.
kalle-lesson-rats-tricks-bluff-no = Intercambia las dos iluminadas: una junto al policía y otra fuera de su alcance.
kalle-lesson-rats-tricks-still-watch = Ahora le toca a Bo. Mira si pica.
kalle-lesson-rats-tricks-still = Bo ha picado. El próximo paso del policía no llega hasta ti, así que no intercambies nada.
kalle-lesson-rats-tricks-still-no = Se podría. Pero prueba a quedarte ahí: no intercambies nada.
kalle-lesson-rats-tricks-prove-watch = Cleo levanta la octava tapa. Mira cuál, y recuerda la tuya.
kalle-lesson-rats-tricks-prove = Esa era la octava tapa: la búsqueda se acaba, y ya no hay intercambio. Muestra dónde estás.
kalle-lesson-rats-tricks-prove-no = Ahí no. Recuerda: cambiaste de sitio con la lombriz abierta de arriba.
kalle-lesson-rats-tricks-wrong = Ahí está la rata, y el quesito es tuyo. ¿Quién se lo habría llevado si llegas a mostrar otra tapa?
kalle-lesson-rats-tricks-wrong-nobody = Nadie
kalle-lesson-rats-tricks-wrong-nobody-why = Exacto: la ronda se habría acabado sin quesito.
kalle-lesson-rats-tricks-wrong-searchers = Un buscador
kalle-lesson-rats-tricks-wrong-searchers-why = Los buscadores solo ganan un quesito si encuentran a la rata. Aquí no lo gana nadie.

## Fijarse bien

kalle-lesson-watching = Seguir los intercambios
kalle-lesson-watching-about = Todos ven cada intercambio: sigue la tapa que se escapa
kalle-lesson-watching-done = Todos los intercambios están a la vista. Quien mejor se fija sabe dónde puede estar la rata.
kalle-lesson-watching-count-watch = Primero Cleo mueve al policía. Mira qué levanta.
kalle-lesson-watching-count = Van tres tapas levantadas, y Bo no ha intercambiado nada aún. ¿Bajo cuántas tapas puede estar su rata?
kalle-lesson-watching-count-eight = 8
kalle-lesson-watching-count-eight-why = Ocho son las tapas que se pueden levantar en una ronda. Cuenta las cerradas.
kalle-lesson-watching-count-thirteen = 13
kalle-lesson-watching-count-thirteen-why = Exacto: 16 tapas menos las tres abiertas.
kalle-lesson-watching-count-sixteen = 16
kalle-lesson-watching-count-sixteen-why = Bajo las tres tapas abiertas no está. Cuenta solo las cerradas.
kalle-lesson-watching-ready = Ahora Bo puede intercambiar dos tapas, y todos ven cuáles. Fíjate bien: ¿qué tapa se escapa del policía, y adónde?
kalle-lesson-watching-near-watch = Ahí va: mira qué dos tapas intercambia Bo.
kalle-lesson-watching-near = Bo ha intercambiado dos tapas. Si ha huido del policía, ¿dónde está ahora? Mueve al policía a su lado.
kalle-lesson-watching-near-no = Desde ahí el policía no llegaría luego a su tapa. Estaba junto al policía y ahora está en el borde izquierdo, en la fila 3.
kalle-lesson-watching-find-watch = Bo puede intercambiar otra vez antes de que busque Cleo. No pierdas de vista su tapa.
kalle-lesson-watching-find = Bo vuelve a intercambiar, y Cleo mira donde estaba antes. Tú te has fijado: levanta la tapa donde está ahora.
kalle-lesson-watching-find-no = Sigue su tapa en los dos intercambios: primero al borde izquierdo, en la fila 3, y desde ahí una tapa más.
kalle-lesson-watching-log = Ahí estaba Bo. ¿Se podía leer en algún sitio qué tapas se intercambiaron?
kalle-lesson-watching-log-list = Sí, en «Qué ha pasado»
kalle-lesson-watching-log-list-why = Ahí solo dice que Bo intercambió dos tapas, no cuáles.
kalle-lesson-watching-log-head = No, en ningún sitio
kalle-lesson-watching-log-head-why = Exacto: qué hay bajo las tapas cerradas, y adónde han ido, solo se guarda en la memoria.
kalle-lesson-watching-left-watch = Empieza otra ronda: Cleo se esconde. Mira quién coloca al policía.
kalle-lesson-watching-left = Ahora la rata es Cleo. Tú estás a su izquierda, así que empiezas: mueve al policía adonde quieras.
kalle-lesson-watching-left-no = Mueve al policía a cualquier tapa vecina.
kalle-lesson-watching-free = Sigue jugando y mira qué intercambia Cleo. Mueve al policía dos veces más.

## La partida entera

kalle-lesson-whole-game = La partida entera
kalle-lesson-whole-game-about = Rondas, la última oportunidad y quién gana
kalle-lesson-whole-game-done = Ya puedes jugar una partida entera. Señalar tras la octava tapa es una opción: sin ella, la rata muestra su tapa enseguida.
kalle-lesson-whole-game-rounds = Cuatro jugadores juegan cuatro rondas, y cada uno es la rata una vez. Con dos o tres, dos veces: ¿cuántas rondas juegan tres?
kalle-lesson-whole-game-rounds-three = Tres
kalle-lesson-whole-game-rounds-three-why = Con tres jugadores cada uno es la rata dos veces, así que hay más.
kalle-lesson-whole-game-rounds-six = Seis
kalle-lesson-whole-game-rounds-six-why = Exacto: dos por tres. Cinco jugadores juegan cinco rondas.
kalle-lesson-whole-game-seventh = Última ronda: tú, Bo y Cleo, con un quesito cada uno. Dora es la rata: mueve al policía a la tapa iluminada.
kalle-lesson-whole-game-seventh-no = El policía puede ir ahí. Esta vez ve a la tapa iluminada.
kalle-lesson-whole-game-watch = Van siete tapas levantadas. Fíjate bien: Dora puede intercambiar por última vez, y luego Bo levanta la octava.
kalle-lesson-whole-game-point-watch = Ahí va el último intercambio de Dora: mira qué tapa aleja del policía.
kalle-lesson-whole-game-point = La octava, y sin rata. En esta mesa cada buscador señala ahora una tapa cerrada, y tú vas primero: ¿dónde está Dora?
kalle-lesson-whole-game-point-near = Esa tapa no se movió. Dora cambió una pegada al policía por una fuera de su alcance: señala la lejana.
kalle-lesson-whole-game-point-no = Ahí no. Dora cambió una tapa pegada al policía, y Bo miró donde estaba antes: señala adónde fue.
kalle-lesson-whole-game-vain-watch = Ahora señala Bo. Mira si puede elegir la misma que tú.
kalle-lesson-whole-game-vain = Bo señala otra, porque no se puede señalar dos veces la misma. ¿Y si nadie acierta?
kalle-lesson-whole-game-vain-dora = Dora muestra su tapa
kalle-lesson-whole-game-vain-dora-why = Exacto: entonces Dora tiene que mostrar dónde está, y solo se lleva el quesito si lo sabe.
kalle-lesson-whole-game-vain-again = Se señala otra vez
kalle-lesson-whole-game-vain-again-why = Cada buscador señala una vez. Después le toca a la rata mostrar dónde está.
kalle-lesson-whole-game-winner-watch = Cleo señala la última, y luego se levantan esas tapas. Mira quién acierta.
kalle-lesson-whole-game-winner = Ya habéis señalado todos, y se levantan las tapas: tienes dos quesitos y ganas. ¿Y si tú, Bo y Cleo tuvierais uno cada uno?
kalle-lesson-whole-game-winner-share = Victoria compartida
kalle-lesson-whole-game-winner-share-why = Exacto: gana quien tenga más quesitos, y quienes empatan comparten la victoria.
kalle-lesson-whole-game-winner-first = Gana el primero
kalle-lesson-whole-game-winner-first-why = Da igual quién lo consiguiera primero. Gana quien tenga más quesitos, y quienes empatan comparten la victoria.

## Jugar bien

kalle-lesson-playing-well = Jugar bien
kalle-lesson-playing-well-about = Encierra a la rata; si eres la rata, ten una salida
kalle-lesson-playing-well-done = Busca donde es más probable que esté la rata, y enciérrala. Si eres la rata, ten siempre una salida y ponte donde nadie te espere.
kalle-lesson-playing-well-place = Bo puede estar bajo cualquier tapa, y tú colocas al policía. Ponlo donde pueda ir a más tapas.
kalle-lesson-playing-well-place-middle = El centro está bien. Esta vez elige otra de las cuatro tapas de ahí.
kalle-lesson-playing-well-place-corner = Desde una esquina el policía solo puede ir a tres tapas. Busca un sitio con más alrededor.
kalle-lesson-playing-well-place-edge = Desde un borde el policía puede ir a cinco tapas. Desde el centro son más.
kalle-lesson-playing-well-go = Desde el centro el policía puede ir a ocho tapas. Levanta la iluminada.
kalle-lesson-playing-well-go-no = Ahora todas son igual de probables. Esta vez levanta la iluminada.
kalle-lesson-playing-well-trap-watch = Ahora Bo puede intercambiar. Mira hacia dónde huye.
kalle-lesson-playing-well-trap = Bo seguramente ha huido al borde izquierdo. Ve adonde el policía alcance su tapa y todas las de alrededor: así lo encierras.
kalle-lesson-playing-well-trap-down = Desde ahí alcanzas su tapa, pero podría escaparse hacia abajo. Enciérralo.
kalle-lesson-playing-well-trap-up = Desde ahí alcanzas su tapa, pero podría escaparse hacia arriba. Enciérralo.
kalle-lesson-playing-well-trap-no = Desde ahí no llegarías luego a su tapa. Está en el borde izquierdo, en la fila 3.
kalle-lesson-playing-well-catch-watch = Puede intercambiar otra vez, pero está acorralado. Mira adónde va.
kalle-lesson-playing-well-catch = Ha intercambiado otra vez, pero desde aquí llegas a cualquier sitio. Levanta la tapa donde está ahora.
kalle-lesson-playing-well-catch-no = Estaba en el borde izquierdo, en la fila 3. Piensa: ¿adónde fue esa tapa?
kalle-lesson-playing-well-hide = Ahí estaba. Ahora la rata eres tú: escóndete bajo la tapa iluminada.
kalle-lesson-playing-well-hide-no = Da igual una tapa que otra. Esta vez escóndete bajo la iluminada.
kalle-lesson-playing-well-flee-watch = Bo coloca al policía y empieza. Mira cuánto se acerca.
kalle-lesson-playing-well-flee = El policía está a tu lado. Sal de su alcance, pero no adonde su próximo paso pueda encerrarte.
kalle-lesson-playing-well-flee-near = Entonces el policía podría destaparte enseguida. Ve adonde no pueda llegar a ti.
kalle-lesson-playing-well-flee-corner = Ahí el policía no llega a ti, pero su próximo paso puede encerrarte: una esquina tiene pocas salidas.
kalle-lesson-playing-well-flee-edge = Ahí el policía no llega a ti, pero si va adonde estabas, te encierra.
kalle-lesson-playing-well-flee-no = Así te quedas donde estás. Tu tapa está en la fila 3, columna 2.
kalle-lesson-playing-well-guess = Has salido de su alcance, pero Bo ha visto ese intercambio. ¿Qué le hace dudar a la larga?
kalle-lesson-playing-well-guess-always = Huir siempre enseguida
kalle-lesson-playing-well-guess-always-why = Entonces cada huida le dice dónde estás. De vez en cuando intercambia otras tapas, o nada.
kalle-lesson-playing-well-guess-mix = Despistar a veces
kalle-lesson-playing-well-guess-mix-why = Exacto: si a veces intercambias otras tapas, o nada, ningún intercambio dice nada seguro.
kalle-lesson-playing-well-free = Sigue jugando: fuera de su alcance, siempre con una salida, y despistando a veces. Cuatro decisiones más.

## La primera partida juntos

kalle-together-start = En cada ronda alguien es la rata, bajo una de 16 tapas, y los demás buscan. Todos hacen de rata las mismas veces. Gana quien tenga más quesitos.
kalle-together-hide = La rata elige bajo qué tapa se esconde, mientras los demás miran a otro lado. El animal de ahí no juega en esta ronda, y nadie lo ve.
kalle-together-memory = Solo la rata sabe bajo qué tapa está. La ha visto una vez y ahora tiene que recordarla, a menos que la mesa le deje volver a mirar.
kalle-together-place = Quien está a la derecha de la rata (con dos jugadores, el otro) coloca al policía en cualquier tapa. Esa tapa no se levanta.
kalle-together-step = Los buscadores juegan por turnos, empezando a la izquierda de la rata. Cada uno mueve al policía a una tapa vecina, cerrada si la hay, y la levanta.
kalle-together-found = Si es la rata, quien la encuentra se lleva un quesito y la ronda se acaba. Si es otro animal, la tapa queda abierta; con la octava se acaba la búsqueda.
kalle-together-swap = Tras cada paso del policía, la rata puede intercambiar dos tapas vecinas, cerradas o abiertas, o nada. Solo la del policía no se mueve.
kalle-together-watch = Todos ven qué dos tapas se intercambian, también las abiertas. No se apunta en ningún sitio: quien se fija puede seguir la tapa de la rata.
kalle-together-open = Todas las tapas junto al policía estaban abiertas: no levantó ninguna. Tras dos pasos así seguidos, el siguiente va a una de las cuatro tapas del centro.
kalle-together-point = Tras la octava tapa, cada buscador señala una tapa cerrada, y nunca dos la misma. Quien señala a la rata se lleva un quesito.
kalle-together-prove = La búsqueda se acaba, y ya no se intercambia nada. Si la rata muestra la tapa correcta, se lleva un quesito; si no, nadie.
kalle-together-next = La rata ha aparecido, y se enseñan todas las tapas. En la ronda siguiente, si la hay, la rata es quien se sienta a su izquierda.
