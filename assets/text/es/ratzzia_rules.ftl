# Ratzzia: el reglamento, en español.

## La comida y el objetivo

ratzzia-rules-1 = La comida y el objetivo

rule-R1 = La comida
    .text = Una salchicha es comida por valor de 1, una galleta vale 5 y un queso, 10. Puedes cambiarlas cuando quieras, así que solo importan las sumas. La comida que tienes delante te la pueden quitar; la de tu saco está a salvo. Todo lo que recibes queda primero delante de ti. Solo el almacén, el estante de la columna 7, te deja meter comida en el saco. Siempre hay comida para todos.
    .ours = Nadie debe quedarse sin comida porque la caja se haya vaciado. Por eso nunca se acaba.

rule-R4 = La comida al empezar
    .text = Quién empieza se sortea o se elige antes de la partida. Luego se juega por turnos, en el sentido de las agujas del reloj. Quien empieza tiene 3 de comida delante, el siguiente 4, y luego 5, 6 y 7. Todos los sacos están vacíos.
    .ours = Según las reglas impresas, empieza quien haya picado algo de la nevera más recientemente. Aquí se sortea o lo elegís, para que no sea siempre la misma persona.

rule-R5 = Con el saco lleno se gana
    .text = Un saco con 25 de comida o más está lleno. El primer jugador con el saco lleno gana al instante. En ese turno ya no se juega nada más, ni se cobran otras columnas completas.

## Los dados y la despensa

ratzzia-rules-2 = Los dados y la despensa

rule-R2 = Los dados
    .text = Tienes siete dados de tu color. Con dos jugadores, cada uno tiene solo seis, y en la reserva hay tres dados de apoyo que no son de nadie. En el tarro de caramelos hay un dado caramelo con dos o tres jugadores, y dos con cuatro o cinco.

rule-R3 = La despensa
    .text = La despensa tiene nueve columnas, que se llenan desde abajo. Estos son sus estantes, desde la izquierda: Annie, el tarro de caramelos, 5 salchichas, 3 salchichas, 2 salchichas, 4 salchichas, el almacén, el glotón y el contable. Cada casilla muestra el número que necesita, si lo hay, y las salchichas que gana un dado en ella. Dos rayas (=) unen dos casillas. La fila del gato se llena desde la izquierda: 2 casillas grises y luego 4 rojas. Con tres jugadores hay casillas tapadas, como si no existieran. Son las dos más bajas de la columna 3, las dos más bajas de la columna 4, la más baja de la columna 7 y la última casilla roja. Con dos jugadores se tapan además las dos más bajas de la columna 6, otras dos abajo en la columna 7 y una casilla gris.
    .ours = El dibujo del tablero se ha perdido. Las reglas impresas hablan algo de las columnas 5 y 7, de las casillas unidas y de la fila del gato. Lo demás es una reconstrucción nuestra. Si tienes el juego, puedes jugar en tu tablero: elígelo al preparar la partida.
    .example = La columna 5, desde abajo: una casilla para cualquier dado, dos casillas unidas y una casilla para un 3. Cada una tiene una salchicha.

## Tu turno

ratzzia-rules-3 = Tu turno

rule-R6 = Lanzar o recuperar
    .text = Al empezar tu turno eliges: lanzas todos los dados de tu mano, o recuperas todos tus dados de una columna. Si recuperas, tu turno se acaba. En la columna tiene que haber al menos un dado tuyo. También lo es un dado caramelo que muestra tu color: vuelve a ti y puedes usarlo otra vez. De la fila del gato no se recupera nada. Si no tienes dados en la mano, tienes que recuperar.
    .ours = Recuperar de una columna sin dados tuyos sería saltarse un turno. Por eso vuelve al menos uno. Tu dado caramelo cuenta, porque trabaja para ti.

rule-R7 = Relanzar
    .text = Después de la tirada puedes relanzar dados de tu mano: uno, algunos o todos. Solo se puede una vez por turno. Los dados que dejas conservan su número.

rule-R8 = Colocar dados
    .text = Ahora colocas tantos dados como quieras, uno tras otro, pero al menos uno. Los demás se quedan en tu mano. Si no puedes colocar ninguno, tu turno sigue sin colocar. Pero si puedes colocar un dado caramelo, tienes que hacerlo. Un dado que va a la fila del gato por obligación no cuenta como el que colocas. Solo cuenta si en tu mano no queda ningún otro dado tuyo. Para esto, un dado caramelo no es un dado de tu mano, pero un dado sin valor sí lo es.
    .ours = Las reglas impresas no hablan de estos casos raros. Así nadie se atasca, y nadie se libra de colocar un dado.
    .example = Lanzas cinco dados, y uno va a la fila del gato. Aún tienes que colocar al menos uno de los otros cuatro. Si era tu único dado, no tienes que colocar ninguno.

rule-R9 = Dónde encaja un dado
    .text = Un dado va en la casilla justo por encima del dado más alto de su columna, sea de quien sea. En una columna vacía va en la casilla más baja que no esté tapada. Una casilla con un número necesita ese número; una sin número admite cualquier dado. De dos casillas unidas, la de arriba necesita el mismo número que la de abajo, en este turno o más tarde. Las casillas vacías por debajo del dado más alto son huecos, y ahí no puedes colocar nada.
    .example = En la columna 5 hay un 1 abajo del todo y un 4 encima. El siguiente dado tiene que ser un 4, porque esas dos casillas están unidas.

rule-R10 = Columnas completas
    .text = Cuando terminas de colocar, se miran las columnas una por una desde la izquierda. Después le toca al siguiente jugador. Una columna con un dado en su casilla más alta está completa, haya huecos o no. Todos sus dados vuelven a sus dueños, que reciben las salchichas de sus casillas. Luego tú, que tienes el turno, recibes la recompensa del estante, da igual de quién fueran los dados. Solo entonces se mira la siguiente columna, tal como esté en ese momento.
    .ours = Las recompensas pueden cambiar las columnas que vienen después, así que cada una se mira cuando le toca. Si acaba de perder un dado caramelo de arriba del todo, no está completa.
    .example = En la columna 6, los dos dados más bajos son de Ben, los dos siguientes de Cleo, y tú la completas con un 5. Ben recibe 2 salchichas y Cleo 1. Tú recibes 1 por tu dado y 4 del estante.

## El gato

ratzzia-rules-4 = El gato

rule-R11 = Casillas grises
    .text = También puedes colocar dados en las casillas grises de la fila del gato. Admiten cualquier número y se llenan desde la izquierda. Un dado ahí no gana nada y se queda hasta que viene el gato. En las casillas rojas nadie pone dados por gusto. Si llenas la última casilla gris, los dados ya lanzados se quedan donde están.
    .ours = El gato solo escucha cuando se lanzan dados. Un dado que colocas nunca arrastra a otros detrás.

rule-R12 = El número del gato
    .text = Cuando todas las casillas grises están llenas, el dado de la última muestra el número del gato. La última es la de más a la derecha. Cuando lanzas o relanzas, los dados de tu mano con ese número van al instante a las casillas rojas, tantos como quepan. Esto no lo eliges tú, y después tu turno sigue. Los dados de apoyo y los dados caramelo se libran.
    .ours = Un dado que no cabe en las casillas rojas conserva su número, y puedes colocarlo: el gato ya ha venido, y su fila está vacía.
    .example = El número del gato es el 2, hay dos casillas rojas libres, y sacas 1, 2, 2, 2 y 6. Dos de los 2 van a las casillas rojas y viene el gato. El tercer 2 se queda en tu mano.

rule-R13 = Viene el gato
    .text = Cuando se llena la última casilla roja, viene el gato. Todos los dados de las columnas y de la fila del gato vuelven a sus dueños, y nadie recibe salchichas. Si aún puedes relanzar en este turno, puedes incluir los dados que han vuelto, los que quieras. Los que no se lanzan de nuevo no tienen valor, y no puedes colocarlos en este turno. Un dado caramelo que vuelve a ti sí se puede colocar en este turno. La fila del gato queda vacía, y el gato no tiene número hasta que las casillas grises se llenen otra vez.
    .ours = Un dado que ha vuelto corriendo a casa no muestra nada hasta que se lanza. Un dado caramelo no necesita tirada.

## Los estantes

ratzzia-rules-5 = Los estantes

rule-R14 = Salchichas
    .text = El estante muestra cuántas salchichas recibes: 5 por la columna 3, 3 por la columna 4, 2 por la columna 5 y 4 por la columna 6. Quedan delante de ti, como las que ganan tus dados.

rule-R15 = El almacén
    .text = Puedes meter en tu saco comida de la que tienes delante: justo la suma de la pareja que está más arriba en la columna. Si tienes menos delante, no guardas nada. La pareja son las dos casillas unidas más altas que tienen dado las dos; sin pareja no se guarda nada. Las salchichas por los dados de esta columna se cobran antes, y ya puedes guardarlas. También puedes decidir no guardar nada.
    .ours = Dos casillas unidas son una pareja aunque sus dados sean distintos, cosa que solo puede causar Annie. Así siempre está claro qué dos dados son.
    .example = La pareja de arriba son dos 4. Con 7 delante no guardas nada. Con 11 puedes guardar 8, y te quedan 3 delante.

rule-R16 = El glotón
    .text = Eliges a otro jugador y le quitas la mitad de la comida que tiene delante, redondeando hacia arriba. La comida de su saco está a salvo.
    .ours = No puedes elegir a un jugador sin nada delante, porque no hay nada que quitarle. Si nadie más tiene nada, no pasa nada.
    .example = A un jugador con 7 de comida delante le quitas 4.

rule-R17 = El contable
    .text = Cada jugador, tú también, le pasa al de al lado la mitad de la comida que tiene delante, redondeando hacia arriba. Tú dices si la comida va hacia la izquierda, en sentido horario, o hacia la derecha, en sentido antihorario. Todos pasan a la vez, así que la comida que recibes no se divide. Los sacos no se tocan.
    .ours = Las mitades se redondean hacia arriba, como con el glotón. Con dos jugadores no se elige el sentido: los dos llevan al otro jugador.
    .example = Ada tiene 5 delante, Ben 2 y Cleo nada. En sentido horario, Ada da 3 a Ben, Ben da 1 a Cleo, y Cleo no da nada a Ada. Ahora tienen 2, 4 y 1.

rule-R18 = Annie
    .text = El dado de arriba de la columna de Annie gana sus salchichas, pero no vuelve a casa. Tienes que meterlo por debajo en otra columna, cualquiera con una casilla libre. Queda en la casilla más baja que no esté tapada. Los dados que estorban suben uno a uno hasta que se llena un hueco. Ninguno tiene que encajar en su casilla nueva. Si así un dado llega a la casilla más alta, esa columna está completa y paga al instante, y tú recibes su recompensa. Luego se sigue mirando desde la izquierda. Los dados de apoyo y los caramelo se empujan como los demás, y un dado caramelo sigue siendo de quien lo usa.
    .ours = Una columna completa con un hueco también tiene una casilla libre, así que puedes elegirla; se mira cuando le toca. Si ninguna columna tiene sitio, el dado vuelve a casa.
    .example = Con cuatro jugadores, hay dados en las casillas 1, 2 y 4 de la columna 3. El dado de Annie va a la casilla 1, y los dos primeros suben a las casillas 2 y 3. El de la casilla 4 se queda.

rule-R19 = Dados caramelo
    .text = Tomas un dado caramelo del tarro. Si el tarro está vacío, eliges uno sin usar de otro jugador o uno que esté en una columna. Desde tu turno siguiente puedes colocarlo como un dado tuyo. Va en una columna, nunca en la fila del gato, como cualquier número que admita la casilla. Muestra tu color, conserva su número y gana para ti las salchichas de su casilla. Cuenta como un dado que has colocado. No se lanza nunca, ni tiene que ir al gato. Cuando su columna está completa, vuelve al tarro.
    .ours = Lo que las reglas impresas no dicen lo jugamos de la manera más sencilla. Un dado que se quita de una columna deja un hueco; si hay dos, se quita el de arriba. Puede ser incluso tuyo. Si no hay ninguno, no pasa nada. Después del gato, o de recuperar dados, vuelve sin usar a quien lo usaba.
    .example = La columna 2 necesita un 6 abajo del todo. Tu dado caramelo puede estar ahí como 6, y te da una salchicha cuando la columna está completa.

## Con dos jugadores

ratzzia-rules-6 = Con dos jugadores

rule-R20 = Lanzar los dados de apoyo
    .text = Una vez en tu turno puedes lanzar todos los dados de apoyo de la reserva, después de tu propia tirada y antes de colocar. No se relanzan nunca. Tampoco tienen que ir nunca a la fila del gato. Pero puedes ponerlos en una casilla gris, donde pueden decidir el número del gato como cualquier dado.
    .ours = Puedes lanzarlos antes o después de relanzar. Si al relanzar viene el gato, los que ya has lanzado conservan su número. Los que vuelven del tablero esperan en la reserva a otro turno: los dados de apoyo se lanzan una sola vez por turno.

rule-R21 = Colocar los dados de apoyo
    .text = Si has lanzado dados de apoyo, tienes que colocarlos todos y al menos un dado tuyo, primero los de apoyo si hace falta. El orden lo eliges tú: un dado tuyo puede abrir una casilla para uno de apoyo, o al revés. Si no se puede colocar todo, los de apoyo que sobran vuelven a la reserva. No puedes hacer una jugada que impida el mejor resultado, ni terminar antes de alcanzarlo. Un dado caramelo cuenta como tuyo. Un dado que va al gato por obligación solo cuenta si en tu mano no queda otro.
    .ours = Las reglas impresas no dicen cuál es el mejor resultado si no se puede colocar todo. Primero cuenta un dado tuyo, porque en cada turno hay que colocar uno. Después, cuantos más dados de apoyo, mejor.
    .example = Solo puedes colocar un dado tuyo y dos de los tres dados de apoyo. Tienes que colocar esos tres, y el otro dado de apoyo vuelve a la reserva.

rule-R22 = Los dados de apoyo vuelven
    .text = Nadie recibe salchichas por un dado de apoyo. Vuelve a la reserva cuando su columna está completa o cuando viene el gato. Si el gato viene antes de que los lances en este turno, aún puedes hacerlo, junto con los que acaban de volver. Si un dado de apoyo completa una columna, la recompensa es tuya, porque tienes el turno.
