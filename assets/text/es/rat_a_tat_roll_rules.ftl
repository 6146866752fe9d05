# Rat-a-Tat Roll: el reglamento, en español.

## Con qué se juega

rat_a_tat_roll-rules-1 = Con qué se juega

rule-L1 = Cartas, fichas y dados
    .text = Hay 40 cartas numéricas, cuatro de cada número del 0 al 9. Los 7, los 8 y los 9 llevan el icono de relanzar. Hay 15 fichas de relanzar y un peón que mueven todos los jugadores. Los tres dados numéricos van del 1 al 6; lanzas uno, dos o tres. El dado salvaje tiene «más baja», «más alta» e «intercambio», dos veces cada uno.
    .ours = Las reglas impresas no dicen cuántas cartas y fichas hay. Jugamos con 40 cartas, que bastan para cinco manos completas y un mazo. Con 15 fichas, todos pueden empezar con 2, y aun así el centro puede quedarse vacío. Tampoco dicen qué hay en los dados. Los numéricos son aquí dados normales, y las tres caras del dado salvaje salen con la misma frecuencia.
    .example = Si lanzáis dados de verdad, uno normal puede hacer de dado salvaje: 1 y 2 son «más baja», 3 y 4 «más alta», 5 y 6 «intercambio».

rule-L2 = El recorrido
    .text = El recorrido es una vuelta de 20 casillas, y el peón siempre avanza en el sentido de las agujas del reloj. Tiene cinco regiones, cada una de un color. Cada región tiene tres casillas: una de elección, una de relanzar y una de vistazo. Entre una región y la siguiente hay una casilla salvaje, negra. En cada región hay una carta boca arriba, que vale para sus tres casillas.
    .ours = El dibujo del tablero se ha perdido. El orden de los colores y de las casillas de cada región es nuestro.
    .example = Así va el recorrido desde la primera casilla del peón. Rojo: elección, relanzar, vistazo. Naranja: vistazo, elección, relanzar. Verde: relanzar, vistazo, elección. Azul: elección, vistazo, relanzar. Morado: relanzar, elección, vistazo.

## Antes del primer turno

rat_a_tat_roll-rules-2 = Antes del primer turno

rule-L3 = La preparación
    .text = El peón está en la casilla salvaje entre el morado y el rojo. Cada jugador recibe una carta boca abajo y la mira una vez. Además recibe 2 fichas de relanzar, sea cual sea su carta. Las demás fichas están en el centro. En cada región se pone una carta boca arriba. Las demás cartas forman el mazo, boca abajo.
    .ours = El peón puede empezar en cualquier casilla salvaje. Aquí es siempre la misma, para que todas las partidas empiecen igual.

rule-L4 = Tu fila
    .text = Tus cartas están boca abajo en una fila delante de ti. Una mano completa son 5 cartas con dos jugadores, y 4 con tres, cuatro o cinco. La carta que recibes al principio es la primera. No puedes cambiar el orden de tu fila.

## Un turno hasta tener la mano completa

rat_a_tat_roll-rules-3 = Un turno hasta tener la mano completa

rule-L5 = Elegir los dados
    .text = Quién empieza se sortea o se elige antes de la partida. Luego se juega por turnos, en el sentido de las agujas del reloj. Mientras no tengas la mano completa, empiezas tu turno eligiendo uno, dos o tres dados numéricos. Después los lanzas todos.
    .ours = Según las reglas impresas, empieza quien haya visitado un monumento famoso más recientemente. Aquí se sortea o lo elegís, para que no sea siempre la misma persona.
    .example = Una casilla a 7 pasos queda demasiado lejos para un dado. Con dos dados aciertas 6 de 36 veces, y con tres, solo 15 de 216.

rule-L6 = Relanzar
    .text = Si no te gusta tu tirada y tienes una ficha, ponla en el centro y relanza los dados que quieras de este turno. Los dados que dejas conservan su número, y no puedes añadir ninguno. Puedes hacerlo tantas veces como fichas tengas, una cada vez. Sin fichas, la tirada se queda como está. Cuando el peón se mueve, los dados numéricos ya no cambian. El dado salvaje también se relanza con fichas.
    .example = Has elegido dos dados y has sacado un 2 y un 6. Por una ficha puedes relanzar el 2, el 6 o los dos, pero no el tercer dado.

rule-L7 = Mover el peón
    .text = El peón avanza exactamente la suma de tus dados, en el sentido de las agujas del reloj. Las casillas por las que pasa no hacen nada. La casilla donde se detiene dice qué viene ahora.

## Los cuatro tipos de casillas

rat_a_tat_roll-rules-4 = Los cuatro tipos de casillas

rule-L8 = Elección
    .text = Tomas la carta boca arriba de esta región o la primera carta del mazo. La del mazo la ves solo tú: la miras y la pones boca abajo en tu fila. Una vez que la has mirado, ya no puedes cambiar de idea.

rule-L9 = Relanzar
    .text = Tienes que tomar la carta boca arriba de esta región. Además recibes una ficha del centro.

rule-L10 = Vistazo
    .text = Tienes que tomar la carta boca arriba de esta región. Luego puedes mirar todas tus cartas, una carta de otro jugador, o ninguna. Solo tú las ves, y se quedan donde están, boca abajo.
    .ours = Entre «todas tus cartas» está también la nueva, porque ya está en tu fila.

rule-L11 = Salvaje
    .text = Lanzas el dado salvaje, que puedes relanzar con fichas. Con «más baja» o «más alta» tienes que tomar la más baja o la más alta de las cinco cartas boca arriba. Si hay varias iguales, eliges tú. Con «intercambio» puedes cambiar una de tus cartas por una de otro jugador, o no hacerlo. Las dos cambian de sitio, boca abajo, y nadie las mira. Un intercambio no alarga tu fila.
    .ours = Las reglas impresas no ponen límite a los intercambios, y nosotros tampoco. Un turno sin carta solo alarga un poco la partida.
    .example = Hay boca arriba 4, 7, 2, 9 y 2. «Más baja» te da uno de los 2, el que elijas; «más alta», el 9.

## Cartas y fichas

rat_a_tat_roll-rules-5 = Cartas y fichas

rule-L14 = Poner una carta
    .text = La carta que tomas va boca abajo al siguiente sitio de tu fila. Ahí se queda hasta que se intercambia o, con la mano completa, se reemplaza.

rule-L12 = Fichas por cartas altas
    .text = Cuando tomas un 7, un 8 o un 9, de una región o del mazo, recibes una ficha del centro. En una casilla de relanzar son dos: una por la carta y otra por la casilla. No dan ficha tu primera carta, una carta que te llega por un intercambio ni la que llena el hueco de una región. Si en el centro no hay bastantes, recibes las que haya, y luego no se te debe nada.
    .example = El peón se detiene en una casilla de relanzar donde hay un 9. Te llevas el 9 y dos fichas, o solo una si en el centro no queda más que una.

rule-L13 = Cartas nuevas boca arriba
    .text = Si has tomado una carta boca arriba, al final de tu turno la primera del mazo llena el hueco. Si entonces cuatro o cinco cartas boca arriba llevan el icono de relanzar, las cinco se barajan con el mazo. Luego se ponen cinco nuevas. Esto se repite mientras haya demasiados iconos, y también se hace antes del primer turno. Nadie recibe fichas por ello. Después del último turno de la partida no se llena ningún hueco ni se baraja.
    .ours = Barajamos tantas veces como haga falta, para que la regla se cumpla en cada turno. Después del último turno, las cartas nuevas ya no servirían a nadie.
    .example = Hay boca arriba 3, 7, 8 y 9, y el hueco se llena con otro 7. Son cuatro iconos, así que las cinco cartas van al mazo.

## Cuando tienes la mano completa

rat_a_tat_roll-rules-6 = Cuando tienes la mano completa

rule-L15 = Turnos con la mano completa
    .text = Con la mano completa ya no mueves el peón. En tu turno pasas o lanzas solo el dado salvaje, que puedes relanzar con fichas. Si así tomas una carta, tiene que reemplazar a una tuya, aunque sea peor. Primero recibes la ficha por un 7, un 8 o un 9. Luego eliges un sitio de tu fila. La carta que está ahí va debajo del mazo sin que nadie la vea, y la nueva ocupa su lugar. Por último se llena el hueco de la región. Un intercambio se hace como en una casilla salvaje, y nadie está a salvo de él, tenga o no la mano completa.
    .ours = Nadie mira la carta que se va, ni siquiera tú: este es un juego de memoria.

## El final

rat_a_tat_roll-rules-7 = El final

rule-L16 = La ronda final
    .text = Cuando el último jugador completa su mano, la ronda final empieza con el siguiente. Cada jugador tiene un turno más, como siempre con la mano completa. Quien ha provocado la ronda juega el último.
    .example = Ada, Ben y Cleo se sientan en este orden, y Ben es el último en completar su mano. Ahora Cleo, Ada y Ben tienen un turno más cada uno.

rule-L17 = Quién gana
    .text = Después de la ronda final se descubren todas las cartas, y cada uno suma los números de su fila. Gana la suma más baja. Las fichas que quedan no cuentan. Quienes empatan con la suma más baja comparten la victoria.
    .ours = Las reglas impresas no hablan de los empates. Dos sumas iguales son igual de buenas.

## Memoria y opciones

rat_a_tat_roll-rules-8 = Memoria y opciones

rule-L18 = Lo que puedes saber
    .text = Una carta boca abajo solo la conoce quien la ha visto. Todos han visto las cartas que se tomaron boca arriba. Tú has visto además tu primera carta, tus cartas del mazo y lo que miraste en un vistazo. Un intercambio mueve cartas sin enseñarlas, así que recuerda adónde van. Si alguien recibe una ficha por una carta del mazo, todos saben que es un 7, un 8 o un 9. Si no hay ficha, todos saben que es más baja, a menos que el centro estuviera vacío. Lo demás depende de tu memoria, porque una carta ya vista vuelve a estar boca abajo.

rule-L19 = Opciones
    .text = Una opción es «En su turno, cada jugador ve las cartas que ya ha visto». Entonces ves, en tu turno, las cartas boca abajo que has visto antes, estén donde estén. Con la opción «Más fichas de relanzar al empezar, para los pequeños» das a algunos jugadores más de 2 fichas al principio. Salen del centro. Entre todos pueden recibir como mucho 11 más con dos jugadores, 9 con tres, 7 con cuatro y 5 con cinco. Sin estas opciones, cada uno depende de su memoria y empieza con 2 fichas.
    .ours = Entre dos turnos, y mientras se baraja, la primera opción no enseña nada, porque no es el turno de nadie.
    .example = Con tres jugadores, dos niños pueden recibir 4 fichas más cada uno: son 8 de 9.
