# Ratzzia: el reglamento, en español.

## La comida y el objetivo

ratzzia-rules-1 = La comida y el objetivo

rule-R1 = La comida
    .text = Una salchicha es comida por valor de 1, una galleta vale 5 y un queso 10; puedes cambiarlas en cualquier momento, así que solo importan las sumas. La comida que tienes delante te la pueden robar. La comida de tu saco está a salvo. Lo que recibes está siempre primero delante de ti, y solo el almacén, el estante de la columna 7, te deja meterla en el saco. Siempre hay comida suficiente para todos.
    .ours = Nadie debe quedarse sin comida porque una caja se haya vaciado, así que la reserva de comida no se acaba nunca.

rule-R4 = La comida al empezar
    .text = Quién empieza se sortea, o eliges a alguien al preparar la partida. A partir de ahí se juega por turnos en el sentido de las agujas del reloj. Quien empieza tiene 3 de comida delante, el siguiente 4, y luego 5, 6 y 7. Todos los sacos están vacíos.

rule-R5 = Un saco lleno gana
    .text = Un saco con 25 de comida o más está lleno. El primer jugador con el saco lleno gana al instante. De ese turno no se juega nada más, ni siquiera otras columnas que estén completas.

## Los dados y la despensa

ratzzia-rules-2 = Los dados y la despensa

rule-R2 = Los dados
    .text = Tienes siete dados de tu color. Con dos jugadores tiene cada uno solo seis, y en la reserva hay tres dados de apoyo que no son de nadie. En el tarro de caramelos hay un dado caramelo con dos o tres jugadores, y dos con cuatro o cinco jugadores.

rule-R3 = La despensa
    .text = La despensa tiene nueve columnas, que se llenan desde abajo; sus estantes son, desde la izquierda: Annie, el tarro de caramelos, 5 salchichas, 3 salchichas, 2 salchichas, 4 salchichas, el almacén, el glotón y el contable. Cada casilla muestra el número que necesita, si necesita alguno, y las salchichas que gana un dado en ella; dos rayas (=) entre dos casillas las unen. La fila del gato se llena desde la izquierda y tiene 2 casillas grises y luego 4 rojas. Con tres jugadores algunas casillas están tapadas, como si no existieran: las dos más bajas de la columna 3, las dos más bajas de la columna 4, la más baja de la columna 7 y la última casilla roja. Con dos jugadores están tapadas además: las dos más bajas de la columna 6, otras dos en la parte de abajo de la columna 7 y una casilla gris.
    .ours = El dibujo del tablero se ha perdido: el texto de la editorial cuenta un poco de la columna 5, la columna 7, las casillas unidas y la fila del gato, y todo lo demás es una reconstrucción nuestra.
    .example = La columna 5, desde abajo: una casilla para cualquier dado, dos casillas unidas y una casilla para un 3, cada una con una salchicha.

## Tu turno

ratzzia-rules-3 = Tu turno

rule-R6 = Lanzar o recuperar
    .text = Al principio de tu turno eliges: lanzar todos los dados de tu mano, o recuperar todos tus dados de una columna. Recuperar acaba tu turno. En la columna tiene que haber al menos un dado tuyo; un dado caramelo que muestra tu color también lo es, y vuelve a ti para usarlo otra vez. De la fila del gato no puedes recuperar nada. Sin ningún dado en la mano tienes que recuperar.
    .ours = Recuperar sin tener nada ahí sería una manera de saltarse un turno, así que vuelve al menos un dado, y tu dado caramelo cuenta porque trabaja para ti.

rule-R7 = Relanzar
    .text = Después de la tirada puedes relanzar dados de tu mano: uno, algunos o todos. Lo haces como mucho una vez por turno. Los dados que dejas como están conservan su número.

rule-R8 = Colocar dados
    .text = Ahora colocas tantos de tus dados como quieras, uno tras otro, pero al menos uno; los demás se quedan en tu mano. Si no se puede colocar ninguno, tu turno sigue sin colocar; pero si tienes un dado caramelo que se puede colocar, tienes que colocar ese. Un dado que ha tenido que ir a la fila del gato no cuenta como el que colocas. Solo cuenta si en tu mano no queda ningún otro dado tuyo. Para esto, un dado caramelo no es un dado de tu mano, pero un dado sin valor sí lo es.
    .ours = El texto de la editorial no habla de estos casos raros; jugando así, nadie se atasca, y nadie se libra de colocar un dado.
    .example = Lanzas cinco dados, y uno va a la fila del gato: aún tienes que colocar al menos uno de los otros cuatro; pero si era tu único dado, no tienes que colocar ninguno.

rule-R9 = Dónde encaja un dado
    .text = Un dado va en la casilla justo por encima del dado más alto de su columna, sea de quien sea; en una columna vacía va en la casilla más baja que no esté tapada. Una casilla con un número necesita ese número, y una casilla sin número admite cualquier dado. De dos casillas unidas, la de arriba necesita el mismo número que el dado de la de abajo, en este turno o en uno posterior. Las casillas que se han quedado vacías por debajo del dado más alto son huecos, y ahí no puedes colocar un dado.
    .example = En la columna 5 hay un 1 abajo del todo y un 4 encima: el dado siguiente tiene que ser un 4, porque esas dos casillas están unidas.

rule-R10 = Columnas completas
    .text = Cuando has terminado de colocar, se miran las columnas una por una desde la izquierda; luego le toca al jugador siguiente. Una columna con un dado en su casilla más alta está completa, haya huecos o no. Todos sus dados vuelven a sus dueños, y cada dueño recibe las salchichas de las casillas donde estaban. Luego tú, que tienes el turno, recibes la recompensa del estante, da igual de quién fueran los dados. Solo cuando todo esto está hecho se mira la columna siguiente, tal como esté en ese momento.
    .ours = Las recompensas pueden cambiar columnas que vienen después, así que cada una se juzga solo cuando llega su momento: una que acaba de perder un dado caramelo de arriba del todo no está completa.
    .example = Ben tiene los dos dados más bajos de la columna 6, Cleo los dos siguientes, y tú la completas con un 5: Ben recibe 2 salchichas, Cleo 1, y tú recibes 1 por tu dado y 4 del estante.

## El gato

ratzzia-rules-4 = El gato

rule-R11 = Casillas grises
    .text = Entre los sitios para tus dados están las casillas grises de la fila del gato: admiten cualquier número, desde la izquierda. Un dado ahí no gana nada y se queda hasta que viene el gato. Nadie elige poner dados en las casillas rojas. Aunque llenes la última casilla gris, los dados ya lanzados se quedan donde están.
    .ours = El gato solo escucha cuando se lanzan dados, así que un dado que colocas nunca arrastra a otros detrás.

rule-R12 = El número del gato
    .text = Cuando todas las casillas grises están llenas, el dado de la última, la de más a la derecha, muestra el número del gato. Cuando lanzas, y otra vez cuando relanzas, todos los dados de tu mano que muestran ese número van al instante a las casillas rojas, tantos como quepan. Esto no lo eliges tú, y después tu turno sigue. Los dados de apoyo y los dados caramelo se libran.
    .ours = Un dado que no encuentra sitio en las casillas rojas conserva su número, y puedes colocarlo, porque para entonces el gato ya ha venido y su fila está vacía.
    .example = El número del gato es el 2, hay dos casillas rojas libres, y sacas 1, 2, 2, 2, 6: dos de los 2 van a las casillas rojas, viene el gato, y el tercer 2 se queda en tu mano.

rule-R13 = Viene el gato
    .text = Cuando se llena la última casilla roja viene el gato: todos los dados de las columnas y de la fila del gato vuelven a sus dueños, y nadie recibe salchichas. Si aún puedes relanzar en este turno, puedes incluir los dados que han vuelto, los que quieras. Los dados que han vuelto y no se lanzan de nuevo no tienen valor, y no puedes colocarlos en este turno. Un dado caramelo que ha vuelto a ti se puede colocar en este mismo turno. La fila del gato queda vacía, y el gato no tiene número hasta que las casillas grises se llenen otra vez.
    .ours = Un dado que ha corrido a casa no muestra nada hasta que se lanza, pero un dado caramelo no necesita tirada.

## Los estantes

ratzzia-rules-5 = Los estantes

rule-R14 = Salchichas
    .text = El estante muestra cuántas salchichas recibes: 5 por la columna 3, 3 por la columna 4, 2 por la columna 5 y 4 por la columna 6. Quedan delante de ti, como las que han ganado tus dados.

rule-R15 = El almacén
    .text = Puedes meter comida de la que tienes delante en tu saco: exactamente la suma de la pareja más alta de la columna, ni más ni menos. Con menos que eso delante no puedes guardar nada. La pareja son las dos casillas unidas más altas que tienen dado las dos; sin una pareja así no se guarda nada. Las salchichas por los dados de esta columna se pagan antes y se pueden guardar al momento. También puedes decidir no guardar nada.
    .ours = Una pareja son dos casillas unidas aunque sus dados sean distintos, algo que solo puede provocar Annie, para que siempre esté claro qué dos dados son.
    .example = La pareja más alta son dos 4: con 7 delante no guardas nada; con 11 puedes guardar 8, y 3 se quedan delante.

rule-R16 = El glotón
    .text = Eliges a otro jugador y tomas la mitad de la comida que tiene delante, redondeando hacia arriba. La comida del saco está a salvo de ti.
    .ours = No puedes elegir a un jugador sin nada delante, porque no hay nada que quitarle, y si todos los demás están así, no pasa nada.
    .example = A un jugador con 7 de comida delante le quitas 4.

rule-R17 = El contable
    .text = Cada jugador, tú también, da a un vecino la mitad de la comida que tiene delante, redondeando hacia arriba. Tú dices si todos dan hacia la izquierda, en sentido horario, o hacia la derecha, en sentido antihorario. Todos dan a la vez, así que la comida que estás recibiendo no se divide. Los sacos no se tocan.
    .ours = Las mitades se redondean hacia arriba como con el glotón, y con dos jugadores no hay sentido que elegir, porque los dos llevan al otro jugador.
    .example = Ada tiene 5 delante, Ben 2 y Cleo nada; en sentido horario Ada da 3 a Ben, Ben 1 a Cleo y Cleo nada a Ada, así que tienen 2, 4 y 1.

rule-R18 = Annie
    .text = El dado de la casilla más alta de la columna de Annie gana sus salchichas, pero no se va a casa: tienes que meterlo por debajo en otra columna, cualquiera que tenga una casilla libre. Ahí queda en la casilla más baja que no esté tapada, y los dados que estorban suben uno a uno hasta que se llena un hueco. Ninguno de estos dados tiene que encajar en su casilla nueva. Si así un dado llega a la casilla más alta, esa columna está completa y paga al instante, y tú recibes su recompensa; luego se sigue mirando desde la izquierda. Los dados de apoyo y los dados caramelo se empujan como los demás, y un dado caramelo sigue siendo de quien lo usa.
    .ours = Una columna completa con un hueco también tiene una casilla libre, así que puedes elegirla, y se mira cuando llega su momento; si ninguna columna tiene sitio, el dado se va a casa, porque no puede quedarse.
    .example = Con cuatro jugadores hay dados en las casillas 1, 2 y 4 de la columna 3: el dado de Annie va a la casilla 1, los dos primeros suben a las casillas 2 y 3, y el de la casilla 4 se queda.

rule-R19 = Dados caramelo
    .text = Tomas un dado caramelo del tarro; si el tarro está vacío, eliges uno sin usar de otro jugador o uno que esté en una columna. Desde tu turno siguiente puedes colocarlo como un dado tuyo: en una columna, nunca en la fila del gato, como cualquier número que admita la casilla. Muestra tu color y conserva su número, gana para ti las salchichas de su casilla y cuenta como un dado que has colocado. No se lanza nunca ni tiene que ir nunca al gato. Cuando su columna está completa, vuelve al tarro.
    .ours = Lo que el texto de la editorial deja abierto lo jugamos de la manera más sencilla: uno quitado de una columna deja un hueco, de dos en una columna se toma el de arriba, puede ser incluso tuyo, si no hay ninguno no pasa nada, y después del gato o de recuperar dados vuelve sin usar a quien lo usaba.
    .example = La columna 2 necesita un 6 abajo del todo: tu dado caramelo puede estar ahí como 6 y te da una salchicha cuando la columna está completa.

## Con dos jugadores

ratzzia-rules-6 = Con dos jugadores

rule-R20 = Lanzar los dados de apoyo
    .text = Una vez en tu turno puedes lanzar todos los dados de apoyo que hay en la reserva. Lo haces después de tu propia tirada y antes de colocar el primer dado. No se relanzan nunca. Nunca tienen que ir a la fila del gato, pero puedes ponerlos en una casilla gris, donde pueden decidir el número del gato como cualquier dado.
    .ours = Puedes lanzarlos antes o después de relanzar; si al relanzar viene el gato, los ya lanzados conservan su número, y los que vuelven del tablero esperan en la reserva a un turno posterior, porque los dados de apoyo se lanzan solo una vez por turno.

rule-R21 = Colocar los dados de apoyo
    .text = Si has lanzado dados de apoyo, tienes que colocarlos todos y al menos un dado tuyo, primero los de apoyo si hace falta. El orden lo eliges tú, y un dado tuyo puede abrir una casilla para un dado de apoyo, o al revés. Si no se puede colocar todo, los dados de apoyo que sobran vuelven a la reserva. No puedes hacer una jugada que haga imposible el mejor resultado, ni terminar antes de haberlo alcanzado. Un dado caramelo cuenta como un dado tuyo; un dado que ha tenido que ir a la fila del gato solo cuenta si en tu mano no queda otro.
    .ours = El texto de la editorial no dice cuál es el mejor resultado si no se puede colocar todo: primero cuenta un dado tuyo, porque en cada turno hay que colocar uno, y después cuantos más dados de apoyo, mejor.
    .example = Si todo lo que puedes colocar es un dado tuyo y dos de tres dados de apoyo, tienes que colocar esos tres, y el tercer dado de apoyo vuelve a la reserva.

rule-R22 = Los dados de apoyo vuelven
    .text = Nadie recibe salchichas por un dado de apoyo. Vuelve a la reserva cuando su columna está completa o cuando viene el gato. Si el gato viene antes de que hayas lanzado dados de apoyo en este turno, aún puedes lanzarlos, junto con los que acaban de volver. Una columna que completa un dado de apoyo te da su recompensa a ti, que tienes el turno.
