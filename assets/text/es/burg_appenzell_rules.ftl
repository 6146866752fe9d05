# Burg Appenzell: su reglamento, en español.

burg_appenzell-rules-1 = El castillo
burg_appenzell-rules-2 = Antes del primer turno
burg_appenzell-rules-3 = Un turno
burg_appenzell-rules-4 = Empujar el suelo
burg_appenzell-rules-5 = Queso y tejados
burg_appenzell-rules-6 = Lo que está oculto
burg_appenzell-rules-7 = El final de la partida

## El castillo

rule-B1 = Las casillas
    .text = El castillo tiene 7 filas de 7 casillas. Las cuatro esquinas son torres. En las filas 2, 4 y 6 y en las columnas 2, 4 y 6, el suelo es de losetas que se deslizan: son 33 casillas. Las otras 12 casillas son de piedra maciza. Ahí no hay loseta, así que tampoco hay queso ni trampa, y un ratón está a salvo.

rule-B2 = Losetas y fichas
    .text = Hay 34 losetas: 3 de cada uno de los 7 tipos de queso, 10 con suelo vacío y 3 trampas. En el castillo caben 33, y la que queda es la loseta sobrante. Los tipos son emmental, cheddar, sage derby, neufchâtel, edam, roquefort y brie. Hay 28 fichas, 4 de cada tipo: una de cada tipo para cada jugador.
    .ours = Las reglas impresas no ponen nombre a los siete quesos. Se lo hemos puesto nosotros, para poder hablar de ellos.

rule-B3 = Salas y tejados
    .text = Las 45 casillas que no son torres forman 18 salas. Cada sala tiene su propio tejado y una letra. Once salas tienen dos casillas y un tejado de pizarra. Cinco tienen tres casillas y un tejado de paja. Dos tienen cuatro casillas y un tejado de cobre. Con la opción «Lado del tablero» eliges entre dos planos, A y B.
    .ours = Los planos impresos se han perdido. Los dos lados los hemos dibujado nosotros. Hemos mantenido los 18 tejados de las reglas impresas: 11, 5 y 2 de cada clase. Qué clase cubre dos, tres o cuatro casillas es cuenta nuestra: solo así las salas llenan el castillo.

rule-B4 = Los ratones
    .text = Hay 16 ratones, cuatro para cada jugador. Esperan en tu reserva hasta que los metes en el castillo.

## Antes del primer turno

rule-B5 = Colocar el suelo
    .text = Las 34 losetas se mezclan, y 33 se colocan sin que nadie las vea. Luego se ponen todos los tejados. La loseta sobrante queda junto al castillo, a la vista de todos.
    .ours = Según las reglas impresas, las losetas se colocan como se quiera. Aquí decide el azar, para que nadie sepa nada de antemano.

rule-B6 = Los primeros ratones
    .text = Quién empieza se sortea o se elige antes de la partida. Por turno, cada jugador pone un ratón en una torre libre, sin que cueste nada. Se empieza por esa persona y se sigue en el sentido de las agujas del reloj. Luego, quien empieza tiene el primer turno.
    .ours = Según las reglas impresas, empieza quien haya visitado un castillo más recientemente. Aquí se sortea o lo elegís, para que no sea siempre la misma persona.

## Un turno

rule-B21 = Cuatro acciones
    .text = En tu turno tienes hasta cuatro acciones. Puedes levantar tejados, correr con tus ratones, meter ratones y empujar el suelo. Combínalas como quieras y en cualquier orden, pero solo puedes empujar una vez por turno. Puedes hacer menos de cuatro acciones, o ninguna. Cuando acabas tu turno, le toca al siguiente jugador en el sentido de las agujas del reloj.

rule-B7 = Levantar tejados
    .text = Levantar un tejado cuesta una acción, sea cual sea su tamaño. Uno de tus ratones tiene que estar al lado: al menos una casilla de la sala toca la del ratón, por un lado o por una esquina. También vale un ratón en una torre.
    .example = En el lado A, un ratón en la torre de la fila 1, columna 1 toca tres salas. Puede levantar los tejados A, C y D, por una acción cada uno.

rule-B8 = Correr
    .text = Por una acción, uno de tus ratones corre una casilla hacia arriba, abajo, la izquierda o la derecha, nunca en diagonal. La casilla tiene que estar abierta, sin tejado, sin trampa y sin otro ratón. Un ratón puede salir corriendo de una torre, pero nunca entra así en una. Tampoco sale nunca del castillo.

rule-B9 = Saltar sobre ratones
    .text = Un ratón puede saltar sobre casillas con ratones, sean de quien sean. Tiene que llegar a una casilla adonde también podría correr. Cada casilla saltada cuesta una acción, y la llegada, una más. En cada casilla saltada tiene que haber un ratón. El camino puede doblar una esquina, pero no va en diagonal ni pasa sobre una torre. Pasar por una casilla libre son dos carreras: una hasta ella y otra desde ella. Si varios caminos llevan a la misma casilla, pagas el más corto.
    .example = Hay dos ratones en fila delante del tuyo, y la casilla de detrás está libre. Saltar hasta ahí cuesta tres acciones.
    .ours = Las reglas impresas solo dicen que los ratones pueden saltar sobre ratones. Aquí corres casilla a casilla o das un salto así. De este modo siempre está claro dónde se para un ratón y cuánto cuesta.

rule-B10 = Meter ratones
    .text = Un ratón de tu reserva entra por cualquier torre libre por una acción, y se para en ella. Si en la torre hay un ratón, el tuyo puede saltar por encima y seguir. Eso cuesta una acción por la torre, una por cada otra casilla saltada y una por la llegada. En cada casilla saltada tiene que haber un ratón. Si dos torres llevan a la misma casilla, eliges por cuál entra.
    .example = En la torre hay un ratón, y la casilla de al lado está abierta y libre. Meter ahí un ratón por encima de la torre cuesta dos acciones.
    .ours = Las reglas impresas no hablan de entrar por una torre ocupada. Como los ratones saltan sobre ratones en todas partes, aquí también.

rule-B11 = Un ratón por casilla
    .text = En cada casilla cabe un solo ratón, y en cada torre también. Un ratón puede quedarse en su torre todo el tiempo que quieras.
    .ours = Las reglas impresas no dicen que un ratón tenga que salir de su torre, así que puede quedarse.

## Empujar el suelo

rule-B12 = Empujar
    .text = Una vez en tu turno puedes empujar la loseta sobrante hacia dentro del castillo, por una acción. Entra por uno de los 12 banderines: los dos extremos de las filas 2, 4 y 6 y de las columnas 2, 4 y 6. Todas las losetas de esa línea avanzan una casilla. La que sale por el otro extremo es la nueva loseta sobrante. Los ratones y los tejados no se mueven: las losetas se deslizan por debajo. También puedes empujar por el otro extremo de la última línea, y así deshaces ese empujón.
    .ours = Las reglas impresas no prohíben deshacer un empujón con otro, así que se puede.

rule-B13 = Trampas
    .text = Si un empujón lleva una trampa bajo un ratón, el ratón cae y queda fuera el resto de la partida. Esto vale para los ratones de todos, también los tuyos. La trampa sigue siendo una loseta más y puede atrapar a otros ratones. Cuando una trampa se desliza bajo un tejado, nadie la ve.

## Queso y tejados

rule-B14 = Conseguir queso
    .text = En cuanto dos de tus ratones están sobre el mismo tipo de queso, recibes una ficha de ese tipo. Esto vale para todos y en el turno de cualquiera, y puedes recibir varias fichas a la vez. De cada tipo recibes una sola ficha, y te la quedas. Todas las fichas están a la vista. En las torres y en la piedra maciza no hay queso. Una casilla por la que un ratón solo pasa saltando no cuenta.
    .example = Uno de tus ratones está sobre edam. Ben empuja, y otro edam se desliza bajo otro de tus ratones: recibes la ficha de edam en el turno de Ben.
    .ours = Las fichas llegan solas después de cada acción, para que nadie pierda una por no darse cuenta.

rule-B15 = Los tejados vuelven
    .text = Cuando acabas tu turno, cada sala sin ratón recupera su tejado, sin que cueste nada. También la recupera una sala cuyo único ratón ha caído. Una sala que se queda vacía durante tu turno sigue abierta hasta que lo acabas. Así, entre dos turnos solo están abiertas las salas con un ratón.

## Lo que está oculto

rule-B20 = Recordar las losetas
    .text = Solo ves una loseta en una sala abierta, cuando es la sobrante o cuando sale. Lo que vuelve a estar bajo un tejado lo tienes que recordar tú. Con la opción «Mostrar bajo los tejados lo que se ha visto», el castillo enseña a todos las losetas ya vistas. Son las que han estado en una sala abierta o han sido la sobrante, y se siguen aunque los empujones las muevan.
    .ours = Levantar un tejado siempre cuenta como ver algo nuevo, también para deshacer. Si no, mirar y volver atrás te refrescaría la memoria gratis.

## El final de la partida

rule-B16 = Tipos de queso suficientes
    .text = Quien tiene fichas de cuatro tipos distintos gana al instante, incluso en medio de un turno, y aunque sea el de otra persona. Con la opción «Tipos de queso para ganar» puedes pedir cinco o seis. Eso alarga la partida y va mejor con 2 o 3 jugadores.

rule-B17 = El tercer ratón caído
    .text = Cuando cae el tercer ratón de un jugador, la partida termina al instante. Quien ha perdido tres ratones o más queda fuera. Entre los demás, gana quien tenga más fichas. Con dos jugadores gana el otro, tenga las fichas que tenga.
    .example = Cae el tercer ratón de Ada, que tiene 3 fichas. Ben tiene 2 y Cleo 1: gana Ben.

rule-B18 = Empates
    .text = Siempre gana un solo jugador. Si hay empate, recorre la mesa en el sentido de las agujas del reloj, desde quien va después del turno actual. Gana el primero de los empatados que encuentres. Quien tiene el turno va al final.
    .example = Ada, Ben, Cleo y Dan se sientan en este orden. La partida termina en el turno de Cleo, y Ada y Ben empatan. Después de Cleo vienen Dan y luego Ada, así que gana Ada.

rule-B19 = Qué va primero
    .text = En un empujón todo pasa en este orden. Primero se deslizan las losetas, luego caen los ratones que están sobre trampas y después se reciben las fichas. Entonces se mira si alguien tiene suficientes tipos de queso. Si no, se mira si ha caído un tercer ratón. Si con el mismo empujón lo consiguen varios, empatan, por muchas fichas que tengan. Si todos quedan fuera por ratones caídos, gana quien tenga más fichas de todos. Los empates se resuelven como siempre, y quien tiene el turno va al final.
    .example = En el turno de Ada, un empujón le da a Ben su cuarto tipo de queso, y a Cleo el cuarto y el quinto. Empatan, y gana Ben, porque se sienta justo después de Ada.
    .ours = Las reglas impresas no dicen qué cuenta primero en un empujón. Seguimos lo que pasaría en el castillo: un ratón que cae ya no consigue nada.

rule-B22 = Cuando no pasa nada
    .text = La partida termina también tras muchos turnos seguidos sin ficha ni caída: 50 con dos jugadores, 75 con tres, 100 con cuatro. Un turno cuenta cuando acaba. Con una ficha o una caída se empieza a contar de nuevo. Gana entonces quien tenga más fichas. Los empates se resuelven como siempre, y quien acaba de terminar su turno va al final.
    .ours = Este final no está en las reglas impresas. Lo hemos añadido para que acabe también una partida en la que nadie se atreve a nada.
