# Kalle Kanalratte (Paquilla): su reglamento, en español.

kalle-rules-1 = Tapas y rondas
kalle-rules-2 = Esconderse
kalle-rules-3 = La búsqueda
kalle-rules-4 = Después de la octava tapa
kalle-rules-5 = El final de la partida
kalle-rules-6 = Quién sabe qué

## Tapas y rondas

rule-K1 = La alcantarilla
    .text = Hay 17 tapas que por arriba son iguales. Debajo de una está la rata. Debajo de cada una de las otras 16 hay otro animal de la alcantarilla. En cada ronda esas 16 se colocan al azar, cerradas, en un cuadrado de cuatro filas de cuatro. Además hay un policía y 6 quesitos. Los quesitos siempre llegan para toda la partida.
    .ours = Los dieciséis animales de la alcantarilla los hemos elegido nosotros. Solo cambia el dibujo, así que no influyen en el juego.

rule-K2 = Rondas y papeles
    .text = Una partida se juega en rondas. En cada ronda una persona es la rata y las demás son los buscadores. La siguiente rata es quien se sienta a su izquierda, es decir, quien va después en el orden de juego. Con 2 o 3 jugadores, cada uno es la rata dos veces; con 4 o 5, una vez. Quién es la rata en la primera ronda se sortea o se elige antes de la partida.
    .ours = Según las reglas impresas, quien tenga los dientes más puntiagudos hace primero de rata. Aquí se sortea o lo elegís, para que no sea siempre la misma persona.
    .example = Dos personas juegan 4 rondas; tres, 6; cuatro, 4; y cinco, 5.

## Esconderse

rule-K3 = La rata se esconde
    .text = Todos los buscadores miran a otro lado. La rata cambia su tapa por cualquiera de las 16 del cuadrado. La tapa que quita no juega en esta ronda. No se enseña a nadie, ni siquiera a la rata.

rule-K4 = Colocar al policía
    .text = Antes de la búsqueda, quien se sienta a la derecha de la rata coloca al policía en cualquier tapa. Con dos jugadores lo hace el único buscador. La tapa que queda bajo el policía no se levanta.
    .ours = Según las reglas impresas, puede hacerlo cualquier buscador. Aquí lo hace quien está a la derecha de la rata. Así, con tres o más jugadores, quien coloca al policía no es también el primero en moverlo.

## La búsqueda

rule-K5 = Por turnos
    .text = Los buscadores juegan por turnos, en el sentido de las agujas del reloj. Empieza quien se sienta a la izquierda de la rata. A la rata se la saltan: su turno llega después de cada uno de ellos.
    .example = Ada, Ben, Cleo, Dan y Eve se sientan en este orden, y Dan es la rata. Cleo coloca al policía. Eve busca primero; después Ada, Ben, Cleo y otra vez Eve.

rule-K6 = Mover al policía
    .text = Cuando te toca buscar, mueves al policía a una tapa vecina: arriba, abajo, a la izquierda, a la derecha o en diagonal. Luego levantas esa tapa. No puedes dejar al policía donde está, y nunca salta por encima de una tapa.
    .example = En el centro del cuadrado, el policía puede elegir entre 8 tapas; en un borde, entre 5; en una esquina, entre 3.
    .ours = Según las reglas impresas, puedes mover al policía. Aquí tienes que moverlo: si alguien solo esperara, la búsqueda se pararía.

rule-K7 = Primero las cerradas
    .text = Si junto al policía hay una tapa cerrada, tienes que moverlo a una cerrada. Si todas las tapas vecinas están abiertas, lo mueves a una de ellas. Entonces no se levanta ni se cuenta nada, y tu turno se acaba. Después de dos pasos así seguidos, sean de quien sean, el siguiente tiene que ir a una de las cuatro tapas del centro. En cuanto se levanta una tapa, la cuenta vuelve a empezar.
    .ours = Las reglas impresas no dicen qué pasa si junto al policía solo quedan tapas abiertas. Desde el centro pronto llega a las cerradas, y así ninguna búsqueda se atasca.

rule-K8 = Lo que hay debajo
    .text = Si levantas la tapa de la rata, te llevas un quesito y la ronda se acaba. Si sale otro animal, la tapa queda abierta y el policía se queda encima.

rule-K9 = La rata intercambia
    .text = Después de cada paso de un buscador, la rata puede intercambiar dos tapas vecinas, también en diagonal, en cualquier parte del cuadrado. Solo la tapa del policía se queda donde está. Una tapa abierta puede cambiar de sitio con una cerrada: lo abierto sigue abierto y lo cerrado sigue cerrado. La rata no tiene que mover su propia tapa, y también puede no intercambiar nada. Todos ven qué dos sitios se intercambian. Si la búsqueda se ha acabado, ya no hay intercambio.

## Después de la octava tapa

rule-K10 = Mostrar la rata
    .text = Si la octava tapa levantada tampoco es la de la rata, la búsqueda se acaba sin otro intercambio. Ahora la rata tiene que demostrar que sabe dónde está: señala una tapa cerrada, y esa tapa se levanta. Si es la de la rata, la rata se lleva un quesito; si no, nadie se lo lleva. Al final de cada ronda se enseñan todas las tapas.
    .example = Después de cada una de las siete primeras tapas sin rata, la rata puede intercambiar. Después de la octava ya no.

rule-K11 = La última oportunidad
    .text = Con la opción «Tras la octava tapa, cada buscador señala una más», los buscadores aún pueden ganar después de la octava tapa. Empieza quien se sienta a la izquierda de la rata. Cada uno señala una tapa cerrada, y nunca dos la misma. Solo entonces se levantan. Quien ha señalado a la rata se lleva un quesito. Si nadie acierta, la rata tiene que mostrar dónde está, entre las tapas que siguen cerradas. Todos tienen que señalar; con dos jugadores, el único buscador señala una vez.
    .ours = Las reglas impresas no dicen si se puede renunciar a señalar, ni dónde puede señalar entonces la rata. Aquí señalan todos, para que cada ronda tenga un final claro. La rata elige entre las tapas cerradas: en las otras, todos han visto que no está.

## El final de la partida

rule-K12 = Gana quien tenga más quesitos
    .text = Después de la última ronda gana quien tenga más quesitos. Quienes empatan comparten la victoria, aunque nadie tenga ninguno.

## Quién sabe qué

rule-K13 = Dónde está la rata
    .text = Lo que hay bajo una tapa cerrada no lo ve nadie. Solo la rata sabe dónde está, y solo lo ve mientras se esconde. Después tiene que seguir de memoria sus propios intercambios. Con la opción «La rata puede mirar dónde está antes de decidir» puede volver a mirar antes de cada intercambio y antes de mostrar dónde está. Mientras, los demás miran a otro lado.
    .ours = Según las reglas impresas, la rata tiene que demostrar su memoria. Por eso solo ve su sitio mientras se esconde. La opción lo pone más fácil para los pequeños.

rule-K14 = Seguir los intercambios
    .text = Todos los intercambios se hacen a la vista de todos. Con buena memoria, un buscador puede seguir cada tapa y saber bajo cuáles es más probable que esté la rata. El juego no apunta qué tapas se han intercambiado, así que fíjate bien.
    .example = Si la rata no intercambia nada, al principio puede estar bajo cualquiera de las 16 tapas. Después de tres tapas sin rata, bajo cualquiera de 13.
