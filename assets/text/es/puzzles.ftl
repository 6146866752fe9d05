# Retos: la pregunta, que no desvela nada, y la idea de la solución.

puzzle-ask-win = Le toca a { $seat }: ¿cómo gana en este turno?
puzzle-ask-turn = Le toca a { $seat }: ¿cuál es su mejor turno?
puzzle-ask-move = Le toca a { $seat }: ¿cuál es su mejor jugada?
cli-puzzle = Este reto no se puede usar: { $detail }

puzzle-idea-win = Con esto se acaba la partida, y la ganas.

puzzle-idea-zatre-two-twelves = Bastan dos fichas para dos líneas de 12.
puzzle-idea-zatre-all-three = En un solo turno se anotan un 10, un 11 y un 12.
puzzle-idea-zatre-two-crosses = En un solo turno se ganan dos cruces, y cada una dobla una fila.
puzzle-idea-zatre-bonus-and-cross = Una fila completa da su extra, y una cruz dobla una fila.
puzzle-idea-zatre-bonus = El recuadro que faltaba completa una fila y da su extra.
puzzle-idea-zatre-cross = Una cruz dobla toda una fila.
puzzle-idea-zatre-more-lines = Una ficha puede contar dos veces: en su fila y en su columna.
puzzle-idea-zatre-two-lines = En un solo turno se forma más de una línea.
puzzle-idea-zatre-twelve = Ve a por el 12.
puzzle-idea-zatre-one-line = Basta una línea si cae en el recuadro adecuado.
puzzle-idea-zatre-keep = Lo que no cabe en ningún sitio se queda en la mano: mira a quién le queda más.
puzzle-idea-zatre-leave-little = Si no hay nada que anotar, piensa en lo que dejas a los demás.

puzzle-idea-kalle-flee = Sal del alcance del policía mientras puedas.
puzzle-idea-kalle-walk-in = Delante de las narices del policía no busca nadie.
puzzle-idea-kalle-stay-near = Un intercambio despista aunque no te ponga a salvo.
puzzle-idea-kalle-move-on = Muévete antes de que el policía se acerque.
puzzle-idea-kalle-decoy-near = Intercambia otras tapas: todos creerán que la rata ha huido.
puzzle-idea-kalle-decoy = Por ahora la rata está a salvo: intercambia otras tapas para desviar la búsqueda.
puzzle-idea-kalle-bluff = No intercambies nada aunque el policía esté al lado: así nadie sospecha.
puzzle-idea-kalle-sit-tight = Lejos del policía, no intercambies nada: así no te delatas.
puzzle-idea-kalle-likeliest = Ve adonde es más probable que esté la rata, según sus intercambios.
puzzle-idea-kalle-close-in = Este paso deja más tapas probables al alcance del siguiente.
puzzle-idea-kalle-point = Sigue cada intercambio: ninguna otra tapa es tan sospechosa.
puzzle-idea-kalle-prove = Sigue cada intercambio desde el principio y sabrás dónde está la rata.

puzzle-idea-burg_appenzell-two-chips = En un solo turno se ganan dos fichas.
puzzle-idea-burg_appenzell-trap = Un empujón lleva una trampa bajo el ratón de otro.
puzzle-idea-burg_appenzell-enter-chip = Un ratón nuevo salta por encima de la torre y cae sobre el queso.
puzzle-idea-burg_appenzell-jump = Los otros ratones son un puente: salta por encima hasta el queso.
puzzle-idea-burg_appenzell-spare = La loseta sobrante entra justo debajo de tu ratón.
puzzle-idea-burg_appenzell-push-then-run = Primero empuja: así el queso queda donde llega un ratón.
puzzle-idea-burg_appenzell-run-then-push = Primero corre a tu sitio, luego empuja el queso bajo el ratón.
puzzle-idea-burg_appenzell-recall = Ya has visto lo que hay bajo este tejado: levántalo y corre al queso.
puzzle-idea-burg_appenzell-dodge = Lleva los ratones adonde ningún empujón traiga una trampa.
puzzle-idea-burg_appenzell-push-chip = No corras al queso: empújalo bajo tus ratones.
puzzle-idea-burg_appenzell-run-chip = El segundo ratón sobre el mismo queso gana la ficha.
puzzle-idea-burg_appenzell-push-and-lift = Primero empuja. Luego levanta un tejado y mira qué ha llegado.
puzzle-idea-burg_appenzell-run-and-lift = Primero corre: así alcanzas el tejado que importa.
puzzle-idea-burg_appenzell-lift = Lo más útil ahora es saber qué hay bajo este tejado.
puzzle-idea-burg_appenzell-push = Un empujón puede dejar el suelo listo para el próximo turno.
puzzle-idea-burg_appenzell-enter = Meter otro ratón en el castillo bien vale una acción.

puzzle-idea-rat_a_tat_roll-dice = El número de dados decide qué casillas son probables.
puzzle-idea-rat_a_tat_roll-reroll-behind = Con esta tirada te quedas atrás: relanza el dado salvaje.
puzzle-idea-rat_a_tat_roll-reroll-wild = Más vale relanzar el dado salvaje que aceptar lo que muestra.
puzzle-idea-rat_a_tat_roll-last-token = Gasta la última ficha: otra tirada vale más.
puzzle-idea-rat_a_tat_roll-reroll-one = Relanza un solo dado y conserva los demás.
puzzle-idea-rat_a_tat_roll-reroll = Una ficha por una casilla mejor está bien gastada.
puzzle-idea-rat_a_tat_roll-keep-wild = Quédate con lo que da el dado salvaje y no gastes la ficha.
puzzle-idea-rat_a_tat_roll-keep-for-pile = La carta de aquí es alta, pero puedes robar del mazo.
puzzle-idea-rat_a_tat_roll-keep-many-tokens = Guarda las fichas para el dado salvaje: con tantas, puedes relanzarlo varias veces.
puzzle-idea-rat_a_tat_roll-keep-two-faces = Dos caras del dado salvaje ayudan: la carta más baja o un buen intercambio.
puzzle-idea-rat_a_tat_roll-keep-to-wild = Quédate con la tirada: lleva al dado salvaje.
puzzle-idea-rat_a_tat_roll-keep-to-lowest = Ninguna carta a la vista es más baja, y esta casilla da además una ficha.
puzzle-idea-rat_a_tat_roll-keep-two-tokens = La carta es alta, pero aquí te da dos fichas.
puzzle-idea-rat_a_tat_roll-keep-for-last-roll = Esta carta completa tu fila, y las fichas son luego para el dado salvaje.
puzzle-idea-rat_a_tat_roll-keep-to-token = Quédate con la tirada: esta casilla da además una ficha.
puzzle-idea-rat_a_tat_roll-keep-to-low = Quédate con la tirada: lleva a una carta baja.
puzzle-idea-rat_a_tat_roll-keep = Esta tirada basta: no gastes la ficha.
puzzle-idea-rat_a_tat_roll-pile = De media, una carta sin ver es más baja que esta.
puzzle-idea-rat_a_tat_roll-token-card = La carta trae además una ficha.
puzzle-idea-rat_a_tat_roll-face-up = De media, la carta que ves es más baja que una del mazo.
puzzle-idea-rat_a_tat_roll-swap-decoy = Deja la carta más baja donde está: quien intercambie después irá a por ella.
puzzle-idea-rat_a_tat_roll-swap-last-rival = Solo a un rival le queda turno: es su fila la que hay que estropear.
puzzle-idea-rat_a_tat_roll-swap-same-card = Dos rivales tienen una carta así de baja: quítasela al que va por delante.
puzzle-idea-rat_a_tat_roll-swap-overtake = Último turno: tras este intercambio, ninguna fila debería ser más baja que la tuya.
puzzle-idea-rat_a_tat_roll-swap-leader = Quítale la carta baja a quien va por delante.
puzzle-idea-rat_a_tat_roll-swap-known = Conoces las dos cartas: quédate con la más baja.
puzzle-idea-rat_a_tat_roll-swap-unknown = Da una carta que no conoces por una que sabes que es baja.
puzzle-idea-rat_a_tat_roll-swap = Da la carta que parece alta por la que parece baja.
puzzle-idea-rat_a_tat_roll-no-swap = A veces el mejor intercambio es ninguno.
puzzle-idea-rat_a_tat_roll-dare = Aun con la mano completa, el dado salvaje puede mejorarla.
puzzle-idea-rat_a_tat_roll-skip = Una buena fila no necesita el dado salvaje: pasa.
puzzle-idea-rat_a_tat_roll-replace-high = La carta alta tiene que ir a algún sitio: ponla en lugar de tu más alta.
puzzle-idea-rat_a_tat_roll-replace-known = Reemplaza la carta más alta que conoces.
puzzle-idea-rat_a_tat_roll-replace-unknown = Una carta sin ver puede ser alta: reemplázala.
puzzle-idea-rat_a_tat_roll-look-own = Primero mira qué tienes tú.
puzzle-idea-rat_a_tat_roll-look = Mira cartas ajenas: así sabes qué te conviene intercambiar.

puzzle-idea-ratzzia-annie-top = El dado de Annie entra por abajo y sube otro hasta lo más alto.
puzzle-idea-ratzzia-candy-top = El dado caramelo es justo el número que falta arriba.
puzzle-idea-ratzzia-low-pair = La pareja más alta pide más comida de la que tienes: arriba va la más baja.
puzzle-idea-ratzzia-candy-pair = El dado caramelo es la otra mitad de la pareja de arriba.
puzzle-idea-ratzzia-support-pair = Un dado de apoyo y uno de los tuyos forman la pareja de arriba.
puzzle-idea-ratzzia-left-first = Las columnas de la izquierda pagan antes, y esa comida aún llega al saco.
puzzle-idea-ratzzia-one-go = Una columna entera, de abajo arriba, en un solo turno.
puzzle-idea-ratzzia-ride = Los demás ya han trepado: el premio es para el último dado.
puzzle-idea-ratzzia-deny-store = Vacía la columna del almacén antes de que alguien gane con ella.
puzzle-idea-ratzzia-out-of-reach = El montón más grande atrae a los ladrones: al saco con él.
puzzle-idea-ratzzia-take-candy-away = El tarro está vacío: alguien tiene que ceder un dado caramelo.
puzzle-idea-ratzzia-many-sausages = También tus propios dados, al subir, traen salchichas.
puzzle-idea-ratzzia-earn-and-store = Las salchichas de este turno llegan primero: también puedes guardarlas.
puzzle-idea-ratzzia-pair-order = Para el saco solo cuenta la pareja de arriba: pon ahí la más alta.
puzzle-idea-ratzzia-one-die = Basta un dado para completar la columna del almacén.
puzzle-idea-ratzzia-high-pair = Una pareja alta arriba del todo te deja guardar más.
puzzle-idea-ratzzia-store = La comida en el saco está a salvo, y solo esa cuenta.
puzzle-idea-ratzzia-no-store = Esta vez deja la comida delante.
puzzle-idea-ratzzia-chain = En un solo turno se completan dos columnas.
puzzle-idea-ratzzia-cat = Deja que venga el gato: los dados de todos vuelven a casa.
puzzle-idea-ratzzia-steal = La mitad de la comida de alguien pasa a ser tuya.
puzzle-idea-ratzzia-pass-food = Al pasar la comida, te llega más de la que das.
puzzle-idea-ratzzia-annie = Annie lleva el dado adonde hace falta.
puzzle-idea-ratzzia-candy = Un dado caramelo puede ser cualquier número: toma uno.
puzzle-idea-ratzzia-candy-number = Ningún dado muestra el número que pide la casilla: para eso está el dado caramelo.
puzzle-idea-ratzzia-use-candy = Es el momento del dado caramelo.
puzzle-idea-ratzzia-support-places = Hay que colocar todos los dados de apoyo: busca una columna para cada uno.
puzzle-idea-ratzzia-support = Los dados de apoyo trepan por ti, y nadie más gana con ellos.
puzzle-idea-ratzzia-complete = La última casilla es la que paga.
puzzle-idea-ratzzia-take-back = Recupera tus dados: así lanzas más en el próximo turno.
puzzle-idea-ratzzia-keep = Quédate con la tirada: tiene lo que piden las columnas.
puzzle-idea-ratzzia-reroll = Relanza lo que no encaja en ningún sitio.
puzzle-idea-ratzzia-roll = Lanza: los dados de tu mano dan más juego que los del tablero.
puzzle-idea-ratzzia-cat-row = Mejor un dado en la fila del gato que en la columna equivocada.
puzzle-idea-ratzzia-hold-back = Los dados que no colocas te sirven en el próximo turno.
puzzle-idea-ratzzia-prepare = Ahora no completas nada, pero dejas listo el próximo turno.

# La pantalla de los retos.
go-puzzles = Retos
puzzles-title = Retos
puzzles-invitation = ¿Encuentras la mejor jugada?
puzzles-who = ¿Quién resuelve?
puzzles-stars-legend = Tres estrellas al primer intento, dos al segundo o con una pista, y luego una.
puzzles-solved-of = { $done } de { $count } resueltos
puzzles-streak = { $count } seguidos a la primera, récord { $best }
puzzles-rating = Puntuación { $rating }
puzzles-next = Siguiente reto
puzzles-next-of = { $game }: siguiente reto
puzzles-all-solved = Todos resueltos
puzzle-tile = { $game }, reto { $number }, { $difficulty }: { $state }
puzzle-easy = fácil
puzzle-tricky = con miga
puzzle-hard = difícil
puzzle-stars = { $count ->
    [one] una estrella
   *[other] { $count } estrellas
}
puzzle-open = aún sin resolver
puzzle-known = solución vista
puzzle-unusable = Este reto no se puede abrir. Los demás sí.

# Un reto en la mesa.
puzzle-number = Reto { $number }
puzzle-watch = Mira cómo se llegó hasta aquí. Después viene la pregunta.
puzzle-remember = Recuerda lo que ves. Después viene la pregunta.
puzzle-skip = Saltar
puzzle-watch-again = Ver otra vez
puzzle-hint = Pista
puzzle-looking = Comprobando tu respuesta…
puzzle-go-on = Esto tarda un poco. Si no esperas, no cuenta como intento.
puzzle-right = Eso es.
puzzle-as-good = Es tan buena como nuestra respuesta.
puzzle-wrong = No del todo.
puzzle-because = Hay una respuesta mejor. { $because }
puzzle-wrong-plain = Aquí hay algo mejor.
puzzle-better-by = { $count ->
    [one] Con la mejor respuesta se gana una partida más de cada cien, más o menos.
   *[other] Con la mejor respuesta se ganan unas { $count } partidas más de cada cien.
}
puzzle-ends-at-news = La última jugada muestra algo nuevo, así que la respuesta acaba ahí.
puzzle-stays-hidden = Tu última jugada mostraría algo nuevo. Por ahora sigue oculto.
puzzle-try-again = Reintentar
puzzle-show = Ver respuesta
puzzle-showing = Esta es la mejor respuesta.
puzzle-best-is = La mejor respuesta: { $what }. { $why }
puzzle-shown = Esa era la mejor respuesta.
puzzle-all = Todos los retos
puzzle-play-on = Seguir
puzzle-play-on-tip = Seguir desde aquí
puzzle-begins = Tu respuesta empieza aquí.
puzzle-status-watch = Esto es lo que ha visto { $seat }.
puzzle-status-answered = { $seat } ha respondido.
puzzle-status-shown = La mejor respuesta para { $seat }.

# Entre las cifras de lo jugado.
statistics-puzzles-of = { $solved } de { $count }
statistics-solved = Resueltos
statistics-best-streak = Mejor racha
statistics-rating = Puntuación
statistics-no-rating = –
statistics-puzzles-legend = La puntuación aparece con cinco retos. Solo cuenta el primer intento de cada uno.
