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
    .text = El castillo tiene 7 filas de 7 casillas. Las cuatro casillas de las esquinas son torres. A lo largo de las filas 2, 4 y 6 y de las columnas 2, 4 y 6, el suelo está hecho de losetas que se deslizan, 33 casillas en total. Las otras 12 casillas son de piedra maciza: no tienen loseta, así que ni queso ni trampa, y un ratón está a salvo en ellas.

rule-B2 = Losetas y fichas
    .text = Hay 34 losetas: 3 de cada uno de los 7 tipos de queso, 10 con suelo vacío y 3 trampas. En el castillo caben 33, y la que queda es la loseta sobrante. Los tipos son emmental, cheddar, sage derby, neufchâtel, edam, roquefort y brie. Hay 28 fichas, 4 de cada tipo, así que hay una de cada tipo para cada jugador.
    .ours = El texto de la editorial no da nombre a los siete quesos; se lo hemos dado nosotros, para que se pueda hablar de ellos.

rule-B3 = Salas y tejados
    .text = Las 45 casillas que no son torres forman 18 salas, cada una bajo un tejado propio y con una letra. Once salas tienen dos casillas y un tejado de pizarra, cinco tienen tres casillas y un tejado de paja, y dos tienen cuatro casillas y un tejado de cobre. Con la opción «Lado del tablero» eliges entre dos planos de las salas, A y B.
    .ours = Los planos del tablero de la editorial no nos han llegado, así que los dos lados los hemos dibujado nosotros, con los mismos números de salas y tejados.

rule-B4 = Los ratones
    .text = Hay 16 ratones, cuatro para cada jugador. Esperan en tu reserva hasta que los metes en el castillo.

## Antes del primer turno

rule-B5 = Colocar el suelo
    .text = Las 34 losetas se mezclan, y 33 de ellas se colocan sin que nadie las vea. Luego se ponen todos los tejados. La loseta sobrante queda junto al castillo, a la vista de todos.
    .ours = La editorial deja colocar las losetas como se quiera; nosotros lo dejamos al azar, para que nadie sepa nada de antemano.

rule-B6 = Los primeros ratones
    .text = Quién empieza se sortea, o se elige antes de la partida. Empezando por esa persona y siguiendo en el sentido de las agujas del reloj, cada jugador pone un ratón en una torre libre, sin que cueste nada. Luego, quien empieza tiene el primer turno.

## Un turno

rule-B21 = Cuatro acciones
    .text = En tu turno tienes hasta cuatro acciones. Puedes levantar tejados, correr con tus ratones, meter ratones y empujar el suelo, en cualquier mezcla y en cualquier orden; solo el empujón se limita a uno por turno. Puedes usar menos de cuatro acciones, o ninguna. Cuando acabas tu turno, le toca al jugador siguiente en el sentido de las agujas del reloj.

rule-B7 = Levantar tejados
    .text = Levantar un tejado cuesta una acción, sea cual sea su tamaño. Uno de tus ratones tiene que estar junto a la sala: al menos una casilla de la sala toca la casilla del ratón por un lado o por una esquina. Un ratón en una torre también cuenta.
    .example = En el lado A, un ratón en la torre de la fila 1, columna 1 toca tres salas, así que puede levantar los tejados A, C y D, por una acción cada uno.

rule-B8 = Correr
    .text = Por una acción, uno de tus ratones corre una casilla hacia arriba, abajo, la izquierda o la derecha, nunca en diagonal. La casilla tiene que estar abierta, sin tejado encima, y no puede haber en ella ni una trampa ni otro ratón. Un ratón puede salir corriendo de una torre, pero nunca entrar en una, y nunca sale del castillo.

rule-B9 = Saltar sobre ratones
    .text = Un ratón puede saltar sobre casillas con ratones, sean de quien sean, y llega a una casilla a la que también podría correr. Cada casilla saltada cuesta una acción, y la llegada cuesta una más, todo de las acciones que te quedan. En cada casilla del camino tiene que haber un ratón; el camino puede doblar una esquina, pero nunca va en diagonal ni pasa nunca sobre una torre. Un camino por una casilla libre son dos carreras, una hasta esa casilla y otra desde ella. Si varios caminos llevan a la misma casilla, pagas el más corto.
    .example = Hay dos ratones en fila delante del tuyo, y la casilla de detrás está libre: saltar hasta ahí cuesta tres acciones.
    .ours = La editorial solo dice que los ratones pueden saltar sobre ratones; con nosotros vas casilla a casilla o haces uno de estos saltos, para que siempre esté claro dónde se para un ratón y cuánto cuesta.

rule-B10 = Meter ratones
    .text = Un ratón de tu reserva entra por cualquier torre libre por una acción, y se para en esa torre. Si en la torre hay un ratón, el tuyo puede entrar por encima y seguir saltando al momento. Eso cuesta una acción por la torre, una por cada otra casilla saltada, con un ratón en cada una, y una por la llegada. Si dos torres llevan a la misma casilla, eliges por cuál entra.
    .example = En la torre hay un ratón, y la casilla de al lado está abierta y libre: meter un ratón por encima de la torre hasta esa casilla cuesta dos acciones.
    .ours = La editorial no dice nada de entrar por una torre ocupada; como los ratones pueden saltar sobre ratones en todas partes, aquí también pueden.

rule-B11 = Un ratón por casilla
    .text = En una casilla no puede haber más de un ratón, y eso vale también en las torres. Un ratón puede quedarse en su torre todo el tiempo que quieras.
    .ours = La editorial no dice que un ratón tenga que salir de su torre, así que ninguno tiene que salir.

## Empujar el suelo

rule-B12 = Empujar
    .text = Una vez en tu turno puedes empujar la loseta sobrante hacia dentro del castillo, por una acción. Hay 12 banderines por donde puede entrar, en los dos extremos de las filas 2, 4 y 6 y de las columnas 2, 4 y 6. Todas las losetas de esa línea avanzan una casilla, y la loseta que sale por el otro extremo es la nueva loseta sobrante. Los ratones y los tejados se quedan donde están, y las losetas se deslizan por debajo. También puedes empujar por el otro extremo de la última línea empujada, y así ese empujón se deshace.
    .ours = La editorial no prohíbe deshacer un empujón con otro, así que está permitido.

rule-B13 = Trampas
    .text = Si un empujón lleva una trampa bajo un ratón, el ratón cae y queda fuera por el resto de la partida. Eso vale para los ratones de todos los jugadores, también los tuyos. La trampa sigue siendo una loseta como las demás y puede atrapar más ratones. Cuando una trampa se desliza bajo un tejado, nadie la ve.

## Queso y tejados

rule-B14 = Conseguir queso
    .text = En cuanto dos de tus ratones están sobre losetas con el mismo tipo de queso, recibes una ficha de ese tipo. Eso vale para cada jugador y en el turno de cualquiera, y puedes recibir varias fichas a la vez. De cada tipo recibes una sola ficha, y te la quedas; todas las fichas están a la vista. En las torres y en la piedra maciza no hay queso, y una casilla sobre la que un ratón solo salta no cuenta.
    .example = Uno de tus ratones está sobre edam; Ben empuja, un edam se desliza bajo otro de tus ratones, y recibes la ficha de edam en el turno de Ben.
    .ours = Las fichas llegan solas después de cada acción, para que nadie pierda una por no darse cuenta.

rule-B15 = Los tejados vuelven
    .text = Cuando acabas tu turno, cada sala sin ratón recupera su tejado, sin que cueste nada. Una sala cuyo único ratón ha caído cuenta como sala sin ratón. Una sala que se queda vacía durante tu turno sigue abierta hasta que acaba el turno. Así, entre dos turnos están abiertas exactamente las salas en las que hay un ratón.

## Lo que está oculto

rule-B20 = Recordar las losetas
    .text = Una loseta solo la ves en una sala abierta, junto al castillo como loseta sobrante, y cuando sale. Lo que vuelve a estar bajo un tejado lo tienes que recordar tú. Con la opción «Mostrar bajo los tejados lo que se ha visto», el castillo muestra, igual para todos los jugadores, cada loseta que ha estado en una sala abierta o ha sido la loseta sobrante, también después de que los empujones la hayan movido.
    .ours = A la hora de deshacer, levantar un tejado siempre cuenta como ver algo nuevo, porque mirar y volver atrás te refrescaría la memoria gratis.

## El final de la partida

rule-B16 = Tipos de queso suficientes
    .text = Quien tiene fichas de cuatro tipos distintos gana al instante, incluso en medio de un turno, y aunque sea el de otra persona. Con la opción «Cuántos tipos de queso ganan» puedes pedir cinco o seis tipos. Eso alarga la partida y va mejor con 2 o 3 jugadores.

rule-B17 = El tercer ratón caído
    .text = Cuando ha caído un tercer ratón de un mismo jugador, la partida termina al instante. Quien ha perdido tres ratones o más queda fuera. Entre los demás, gana quien tiene más fichas. Con dos jugadores gana el otro, por pocas fichas que tenga.
    .example = Cae el tercer ratón de Ada; ella tiene 3 fichas, Ben tiene 2 y Cleo tiene 1: gana Ben.

rule-B18 = Empates
    .text = Siempre gana exactamente un jugador. Si hay varios empatados, recorre la mesa en el sentido de las agujas del reloj, empezando por el jugador que va después de quien tiene el turno. Gana el primero de los empatados que encuentres. Quien tiene el turno va el último.
    .example = Ada, Ben, Cleo y Dan se sientan en este orden, y la partida termina en el turno de Cleo con un empate entre Ada y Ben: después de Cleo vienen Dan y luego Ada, así que gana Ada.

rule-B19 = Qué va primero
    .text = En un empujón todo pasa en este orden: primero se deslizan las losetas, luego caen los ratones que están sobre trampas, y luego cada jugador recibe sus fichas. Solo entonces se mira si alguien tiene suficientes tipos de queso y, si no los tiene nadie, si ha caído un tercer ratón. Si varios jugadores llegan a los tipos suficientes con el mismo empujón, están empatados, por muchas fichas que tengan. Si todos los jugadores quedan fuera por ratones caídos, gana quien tiene más fichas de todos. Un empate se resuelve como siempre, y quien tiene el turno va el último.
    .example = En el turno de Ada, un empujón le da a Ben su cuarto tipo de queso y a Cleo el cuarto y el quinto: están empatados, y gana Ben, porque se sienta justo después de Ada.
    .ours = La editorial no dice qué cuenta primero en un empujón; seguimos lo que pasaría en el castillo, así que un ratón que cae ya no consigue nada.

rule-B22 = Cuando no pasa nada
    .text = La partida termina también cuando muchos turnos seguidos no dan ninguna ficha ni ninguna caída: 50 turnos con dos jugadores, 75 con tres, 100 con cuatro. Un turno cuenta cuando acaba, y después de un turno con una ficha o una caída se empieza a contar de nuevo. Entonces gana quien tiene más fichas. Si varios tienen las mismas, el empate se resuelve como siempre, y quien acaba de terminar el turno va el último.
    .ours = La editorial no pone este final; lo hemos añadido para que una partida en la que nadie se atreve a nada llegue a su fin.
