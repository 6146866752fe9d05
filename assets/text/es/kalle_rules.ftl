# Kalle Kanalratte (Paquilla): su reglamento, en español.

kalle-rules-1 = Tapas y rondas
kalle-rules-2 = Esconderse
kalle-rules-3 = La búsqueda
kalle-rules-4 = Después de la octava tapa
kalle-rules-5 = El final de la partida
kalle-rules-6 = Lo que sabe cada cual

## Tapas y rondas

rule-K1 = La alcantarilla
    .text = Hay 17 tapas que por arriba son iguales. Debajo de una está la rata, y debajo de cada una de las otras, otro animal de la alcantarilla. En cada ronda estas otras 16 se colocan al azar, cerradas, en un cuadrado de cuatro filas de cuatro tapas. Además hay un policía y 6 quesitos, y los quesitos siempre alcanzan hasta el final.
    .ours = Qué dieciséis animales viven en la alcantarilla lo hemos elegido nosotros; solo se distinguen por el dibujo, así que nada del juego depende de eso.

rule-K2 = Rondas y papeles
    .text = Una partida se juega en rondas. En cada ronda una persona es la rata y todas las demás son buscadores. La siguiente rata es quien se sienta a su izquierda, o sea, quien va después en el orden de juego. Con 2 o 3 jugadores cada uno es la rata dos veces; con 4 o 5 jugadores, una vez. Quién es la rata en la primera ronda se sortea, o se elige antes de la partida.
    .example = Dos personas juegan 4 rondas; tres, 6; cuatro, 4; y cinco, 5.

## Esconderse

rule-K3 = La rata se esconde
    .text = Todos los buscadores miran a otro lado. La rata cambia su tapa por cualquiera de las 16 del cuadrado. La tapa que se quita no juega en esta ronda y no se enseña a nadie, ni siquiera a la rata.

rule-K4 = Colocar al policía
    .text = Antes de la búsqueda, quien se sienta a la derecha de la rata coloca al policía en cualquier tapa; con dos jugadores lo hace el único buscador. La tapa que queda bajo el policía no se levanta.
    .ours = La editorial deja que lo haga cualquiera de los buscadores; con nosotros lo hace quien está a la derecha de la rata, para que, con tres o más jugadores, quien coloca al policía no sea también quien lo mueve primero.

## La búsqueda

rule-K5 = Por turnos
    .text = Los buscadores juegan por turnos, en el sentido de las agujas del reloj, empezando por quien se sienta a la izquierda de la rata. A la rata se la saltan; su propio turno llega entre los de ellos.
    .example = Ada, Ben, Cleo, Dan y Eve se sientan en este orden, y Dan es la rata: Cleo coloca al policía, Eve busca primero, después Ada, Ben, Cleo, y luego otra vez Eve.

rule-K6 = Mover al policía
    .text = En tu turno de buscador mueves al policía a una tapa vecina: arriba, abajo, a la izquierda, a la derecha o en diagonal. Luego levantas esa tapa. No puedes dejar al policía donde está, y nunca salta por encima de una tapa.
    .example = En el centro del cuadrado el policía puede elegir entre 8 tapas; en un borde, entre 5; en una esquina, entre 3.
    .ours = La editorial dice que puedes mover al policía; con nosotros tienes que moverlo, porque un buscador que solo espera pararía la búsqueda.

rule-K7 = Primero las cerradas
    .text = Si junto al policía hay una tapa cerrada, tienes que moverlo a una cerrada. Si todas las tapas vecinas están abiertas, lo mueves a una de ellas: no se levanta nada, no se cuenta ninguna tapa, y tu turno está gastado. Después de dos pasos así seguidos, da igual de quién sean, el siguiente paso así tiene que ir a una de las cuatro tapas del centro del cuadrado. En cuanto se levanta una tapa, la cuenta de esos pasos vuelve a empezar.
    .ours = La editorial no dice qué pasa cuando alrededor del policía solo quedan tapas abiertas; desde el centro pronto llega otra vez a las cerradas, y así ninguna búsqueda se atasca.

rule-K8 = Lo que hay debajo
    .text = Si levantas la tapa de la rata, te llevas un quesito y la ronda se acaba. Si sale otro animal, la tapa queda abierta y el policía se queda encima.

rule-K9 = La rata intercambia
    .text = Después de cada paso de un buscador, mientras siga la búsqueda, la rata puede intercambiar dos tapas vecinas, también en diagonal, en cualquier parte del cuadrado. Solo la tapa del policía se queda donde está. Una tapa abierta puede cambiar de sitio con una cerrada; lo abierto sigue abierto y lo cerrado sigue cerrado. La tapa de la propia rata no tiene por qué ser una de las dos, y la rata también puede no intercambiar nada. Todos ven qué dos sitios se intercambian.

## Después de la octava tapa

rule-K10 = Mostrar la rata
    .text = Si la octava tapa levantada tampoco es la de la rata, la búsqueda se acaba, y después ya no hay intercambio. Ahora la rata tiene que mostrar que sabe dónde está: señala una tapa cerrada, y esa tapa se levanta. Si es la de la rata, la rata se lleva un quesito; si no, nadie se lo lleva. Al final de cada ronda se enseñan todas las tapas.
    .example = Después de cada una de las siete primeras tapas sin rata, la rata puede intercambiar; después de la octava ya no.

rule-K11 = La última oportunidad
    .text = Con la opción «Tras la octava tapa, cada buscador señala una más», los buscadores aún pueden ganar después de la octava tapa. Empezando por quien se sienta a la izquierda de la rata, cada uno señala una tapa cerrada, y nunca dos la misma; solo entonces se levantan esas tapas. Quien haya señalado a la rata se lleva un quesito. Si nadie ha acertado, la rata tiene que mostrar dónde está, entre las tapas que siguen cerradas. Nadie puede negarse a señalar, y con dos jugadores el único buscador señala una vez.
    .ours = La editorial no dice si uno puede negarse, ni dónde puede señalar entonces la rata; con nosotros todos señalan, para que cada ronda tenga un final claro, y la rata elige entre las tapas cerradas, porque todos han visto que las otras no son la rata.

## El final de la partida

rule-K12 = Gana quien tiene más quesitos
    .text = Después de la última ronda gana quien tiene más quesitos. Los jugadores con el mismo número comparten la victoria, aunque nadie tenga ninguno.

## Lo que sabe cada cual

rule-K13 = Dónde está la rata
    .text = Lo que hay bajo una tapa cerrada no lo ve nadie. Solo la rata sabe dónde está, y ve su sitio únicamente mientras se esconde; después tiene que seguir de cabeza sus propios intercambios. Con la opción «La rata puede mirar dónde está antes de decidir» puede volver a mirar cada vez, antes de intercambiar y antes de mostrar dónde está, mientras los demás miran a otro lado.
    .ours = La editorial quiere que la rata demuestre su memoria, así que solo le enseñamos su sitio mientras se esconde; la opción lo hace más fácil para niños pequeños.

rule-K14 = Seguir los intercambios
    .text = Todos los intercambios se hacen delante de todos. Así, un buscador con buena memoria puede seguir cada tapa y saber con qué probabilidad está la rata debajo. El juego no apunta qué tapas se han intercambiado, así que fíjate bien.
    .example = Mientras la rata no intercambie nada, al principio puede estar bajo cualquiera de 16 tapas, y después de tres sin rata, bajo cualquiera de 13.
