# Rat-a-Tat Roll: el reglamento, en español.

## Con qué se juega

rat_a_tat_roll-rules-1 = Con qué se juega

rule-L1 = Cartas, fichas y dados
    .text = Hay 40 cartas numéricas, cuatro de cada número del 0 al 9; los 7, los 8 y los 9 llevan el icono de relanzar. Hay 15 fichas de relanzar y un peón que mueven todos los jugadores. Lanzas uno, dos o tres dados numéricos, que van del 1 al 6. El dado salvaje muestra «más baja», «más alta» e «intercambio», cada uno en dos de sus seis caras.
    .ours = El texto de la editorial no dice qué hay en los dados, así que los dados numéricos son dados normales, y los tres símbolos del dado salvaje salen igual de a menudo.
    .example = Si lanzas dados de verdad, uno normal puede hacer de dado salvaje: 1 y 2 son «más baja», 3 y 4 «más alta», 5 y 6 «intercambio».

rule-L2 = El recorrido
    .text = El recorrido es una vuelta de 20 casillas, y el peón siempre avanza en el sentido de las agujas del reloj. Tiene cinco regiones, cada una de un color y con tres casillas: una de elección, una de relanzar y una de vistazo. Entre cada región y la siguiente hay una casilla salvaje negra. En cada región hay una carta boca arriba: vale para las tres casillas de esa región.
    .ours = El dibujo del tablero se ha perdido, así que el orden de los colores, y el de las casillas de cada región, es nuestro.
    .example = Desde la primera casilla del peón, en el sentido de las agujas del reloj, el rojo tiene elección, relanzar, vistazo; el naranja, vistazo, elección, relanzar; el verde, relanzar, vistazo, elección; el azul, elección, vistazo, relanzar; el morado, relanzar, elección, vistazo.

## Antes del primer turno

rat_a_tat_roll-rules-2 = Antes del primer turno

rule-L3 = La preparación
    .text = El peón está en la casilla salvaje entre la región morada y la roja. Cada jugador recibe una carta boca abajo y la mira una vez. Además recibe 2 fichas de relanzar, sea cual sea su carta; las demás fichas están en el centro. En cada región se pone una carta boca arriba. Todas las otras cartas forman el mazo, boca abajo.
    .ours = El peón puede empezar en cualquier casilla salvaje, y nosotros tomamos siempre la misma, para que todas las partidas empiecen igual.

rule-L4 = Tu fila
    .text = Tus cartas están boca abajo en una fila delante de ti. Una mano completa son 5 cartas con dos jugadores, y 4 cartas con tres, cuatro o cinco jugadores. Tu carta del principio es la primera de ellas. No puedes cambiar el orden de tu fila.

## Un turno hasta tener la mano completa

rat_a_tat_roll-rules-3 = Un turno hasta tener la mano completa

rule-L5 = Elegir los dados
    .text = Quién empieza se sortea, o eliges a alguien al preparar la partida. A partir de ahí se juega por turnos en el sentido de las agujas del reloj. Mientras no tengas la mano completa, empiezas tu turno eligiendo uno, dos o tres dados numéricos. Luego lanzas todos los que has elegido.
    .example = Una casilla que está a 7 pasos queda demasiado lejos para un dado; dos dados la aciertan 6 de 36 veces, y tres dados solo 15 de 216 veces.

rule-L6 = Relanzar
    .text = Si no te gusta tu tirada y tienes una ficha, ponla en el centro y relanza los dados de este turno que quieras. Los dados que dejas como están conservan su número, y no puedes añadir ninguno. Puedes hacerlo tantas veces como fichas tengas, una ficha cada vez; sin fichas, la tirada se queda como está. Cuando el peón se mueve, los dados numéricos ya no cambian. Con las fichas se relanza igual el dado salvaje.
    .example = Has elegido dos dados y has sacado un 2 y un 6: por una ficha puedes relanzar el 2, el 6 o los dos, pero no el tercer dado.

rule-L7 = Mover el peón
    .text = Mueve el peón en el sentido de las agujas del reloj exactamente la suma de tus dados. Las casillas por las que pasa no hacen nada. La casilla donde se detiene dice qué viene ahora.

## Los cuatro tipos de casillas

rat_a_tat_roll-rules-4 = Los cuatro tipos de casillas

rule-L8 = Elección
    .text = Tomas la carta boca arriba de esta región o la primera carta del mazo. Una carta del mazo es solo para tus ojos: la miras y luego la pones boca abajo en tu fila. Una vez que la has mirado, ya no puedes cambiar de idea.

rule-L9 = Relanzar
    .text = Tienes que tomar la carta boca arriba de esta región. Además recibes una ficha del centro.

rule-L10 = Vistazo
    .text = Tienes que tomar la carta boca arriba de esta región. Luego puedes mirar todas tus cartas, o una carta de otro jugador, o ninguna. Solo tú las ves, y se quedan donde están, boca abajo.
    .ours = «Todas tus cartas» incluye también la nueva, porque para entonces ya está en tu fila.

rule-L11 = Salvaje
    .text = Lanzas el dado salvaje; con fichas lo puedes relanzar. «Más baja» o «más alta»: tienes que tomar la más baja o la más alta de las cinco cartas boca arriba, y entre varias iguales eliges tú. «Intercambio»: puedes intercambiar una de tus cartas por una carta de otro jugador, o dejarlo. Las dos cartas cambian de sitio, boca abajo, y nadie las mira. Un intercambio no alarga tu fila.
    .example = Hay boca arriba 4, 7, 2, 9 y 2: «más baja» te da uno de los 2, el que elijas, y «más alta», el 9.

## Cartas y fichas

rat_a_tat_roll-rules-5 = Cartas y fichas

rule-L14 = Poner una carta
    .text = Una carta que tomas va boca abajo al siguiente sitio de tu fila. Ahí se queda hasta que se intercambia o, con la mano completa, se reemplaza.

rule-L12 = Fichas por cartas altas
    .text = Siempre que tomas un 7, un 8 o un 9, de una región o del mazo, recibes una ficha del centro. En una casilla de relanzar son dos: una por la carta y otra por la casilla. Tu primera carta, una carta que te llega por un intercambio y una carta que llena el hueco de una región no dan ficha. Si en el centro no hay fichas suficientes, recibes las que haya, y nada más tarde.
    .example = El peón se detiene en una casilla de relanzar donde hay un 9: tomas el 9 y dos fichas, o solo una si en el centro no queda más que una.

rule-L13 = Cartas nuevas boca arriba
    .text = Si has tomado una carta boca arriba, al final de tu turno la primera carta del mazo llena el hueco. Si entonces cuatro o cinco de las cartas boca arriba llevan el icono de relanzar, las cinco se barajan con el mazo y se ponen cinco nuevas. Esto se repite mientras siga habiendo demasiados iconos, y también se hace antes del primer turno. Nadie recibe fichas por ello. Después del último turno de la partida no se llena ningún hueco ni se baraja nada.
    .ours = Barajar otra vez tantas veces como haga falta hace que la regla se cumpla en cada turno, y después del último turno las cartas nuevas ya no le servirían a nadie.
    .example = Hay boca arriba 3, 7, 8 y 9, y el hueco se llena con otro 7: son cuatro iconos, así que las cinco cartas van al mazo.

## Cuando tienes la mano completa

rat_a_tat_roll-rules-6 = Cuando tienes la mano completa

rule-L15 = Turnos con la mano completa
    .text = A partir de ahora no mueves el peón: en tu turno pasas, o lanzas solo el dado salvaje, que puedes relanzar con fichas. Si así tomas una carta, tiene que reemplazar a una más antigua, aunque sea peor. Primero recibes la ficha por un 7, un 8 o un 9; luego eliges un sitio de tu fila, la carta de ahí va al fondo del mazo sin que nadie la vea, y la nueva ocupa su lugar; por último se llena el hueco de la región. Un intercambio se hace como en una casilla salvaje. Nadie está a salvo de él, tenga o no la mano completa.
    .ours = Nadie mira la carta que se va, ni siquiera tú, porque este es un juego de memoria.

## El final

rat_a_tat_roll-rules-7 = El final

rule-L16 = La ronda final
    .text = Cuando el último jugador completa su mano, la ronda final empieza con el jugador siguiente. Cada jugador tiene un turno más, como siempre con la mano completa. Quien ha provocado la ronda tiene el último turno.
    .example = Ada, Ben y Cleo se sientan en este orden, y Ben es el último en completar su mano: ahora Cleo, Ada y Ben tienen un turno más cada uno.

rule-L17 = Quién gana
    .text = Después de la ronda final se descubren todas las cartas, y sumas los números de tu fila. Gana la suma más baja. Las fichas que quedan no cuentan. Los jugadores que tienen la misma suma más baja comparten la victoria.
    .ours = El texto de la editorial no dice nada de los empates, y las sumas iguales son igual de buenas.

## Memoria y opciones

rat_a_tat_roll-rules-8 = Memoria y opciones

rule-L18 = Lo que puedes saber
    .text = Una carta boca abajo solo la conocen quienes la han visto: todos han visto las cartas que se tomaron boca arriba, y tú has visto tu primera carta, tus cartas del mazo y lo que miraste en un vistazo. Un intercambio mueve cartas sin enseñarlas, así que ten presente adónde van. Una ficha por una carta del mazo les dice a todos que es un 7, un 8 o un 9. Si no hay ficha, todos saben que es más baja, a no ser que el centro estuviera vacío. Todo lo demás depende de tu memoria, porque una carta que se ha visto vuelve a estar boca abajo.

rule-L19 = Opciones
    .text = Con la opción «En su turno, cada jugador ve las cartas que podría conocer» ves, en tu propio turno, todas las cartas boca abajo que has visto antes, estén donde estén ahora. Con la opción «Más fichas de relanzar al empezar, para los pequeños» das a algunos jugadores más de 2 fichas al principio, tomadas del centro. Entre todos pueden recibir como mucho 11 más con dos jugadores, 9 con tres, 7 con cuatro y 5 con cinco. Sin estas opciones, todos dependen solo de su memoria y empiezan con 2 fichas.
    .ours = Entre dos turnos, y mientras se baraja el mazo, la primera opción no enseña nada, porque entonces no es el turno de nadie.
    .example = Con tres jugadores, dos niños pueden recibir 4 fichas más cada uno, porque son 8 de 9.
