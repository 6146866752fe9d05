# Zatre: su reglamento, en español.

zatre-rules-1 = Fichas, tablero y hoja
zatre-rules-2 = El comienzo
zatre-rules-3 = Robar y colocar
zatre-rules-4 = Casillas claras
zatre-rules-5 = El final de un turno
zatre-rules-6 = Puntos
zatre-rules-7 = El final de la partida
zatre-rules-8 = Fichas ocultas
zatre-rules-9 = En parejas

## Fichas, tablero y hoja

rule-Z1 = Las fichas
    .text = Hay 121 fichas, cada una con un número del 1 al 6. El 1 está 21 veces; cada uno de los otros números, 20 veces. Al empezar están todas en la bolsa.

rule-Z2 = El tablero
    .text = El tablero tiene 193 casillas: una roja en el centro, 32 claras y 160 oscuras. Mide 15 casillas de ancho y 15 de alto, pero faltan las esquinas y el centro de cada borde. Una ficha solo puede estar donde hay casilla.

rule-Z3 = La hoja de puntos
    .text = Cada jugador tiene una hoja de puntos con las columnas ×2, 10, 11, 12 y extra. Sus filas se llenan desde arriba. El extra es 3 en las filas 1 a 4, 4 en las filas 5 a 8, 5 en las filas 9 a 12, y 6 en las filas 13 a 16. Si te hicieran falta más filas, la hoja sigue, con un extra de 6 en cada fila más.
    .ours = La hoja impresa acaba después de la fila 16; la nuestra sigue, para que nunca se pierdan puntos por falta de un recuadro.

## El comienzo

rule-Z4 = Quién empieza
    .text = Cada jugador roba una ficha, y empieza el número más alto. Si varios jugadores comparten el número más alto, solo ellos vuelven a robar, hasta que uno gane; hasta entonces todas las fichas robadas se quedan fuera de la bolsa. Luego, quien empieza conserva la ficha que lo ha decidido, todas las demás vuelven a la bolsa, y quien empieza roba dos más. En parejas, la pareja de quien empieza también roba entonces dos fichas, antes de que se coloque la primera. Si alguna vez la bolsa está demasiado vacía para desempatar, empieza el primero de los empatados en el orden de juego.
    .example = Ada y Ben roban un 6 y Cleo un 2: Ada y Ben vuelven a robar, el 3 de Ada gana al 1 de Ben, así que Ada empieza y conserva el 3.
    .ours = La editorial no dice qué pasa con las fichas mientras se desempata; las dejamos fuera, para que nadie robe otra vez la misma ficha.

rule-Z5 = El turno inicial
    .text = En el turno inicial, quien empieza coloca sus tres fichas. La primera va en la casilla roja. Para las otras dos valen las mismas reglas que para todas las fichas después, y siempre hay sitio para ellas. En parejas, este turno es solo de quien empieza; el de su pareja, que viene después, es un turno normal.
    .ours = La editorial solo pide que una de las tres cubra la casilla roja; nosotros empezamos por ella, para que cada ficha siguiente tenga una vecina.

## Robar y colocar

rule-Z6 = Primero, robar
    .text = Robas antes de colocar, y no puedes saltártelo. Sin fichas en la mano robas dos; con una ficha robas una. Con dos o más fichas robas una si ninguna encaja en ningún sitio, y nada si encaja al menos una. Aquí una ficha encaja si junto a una ficha del tablero hay una casilla vacía donde no forma ninguna línea de más de 12, tanto si la casilla es clara como oscura. Si la bolsa tiene menos fichas de las que deberías robar, tomas las que queden.
    .example = Has conservado un 5 y un 6, y en ningún sitio encaja nada más alto que un 3: robas una ficha y ahora tienes tres.

rule-Z7 = Ficha a ficha
    .text = Ahora colocas tus fichas de una en una, en cualquier orden. Puedes colocar todas las fichas de tu mano, tanto las que conservabas como las que acabas de robar, aunque sean más de dos.

rule-Z8 = Lado con lado
    .text = Una ficha va en una casilla vacía que comparte un lado con una ficha del tablero. No basta con tocarse en una esquina. Una ficha que has colocado antes en este turno también cuenta como vecina.

rule-Z9 = Nunca más de 12
    .text = Una línea son todas las fichas que están una junto a otra sin huecos, en una fila o en una columna, hasta el hueco o el borde de cada extremo. Ninguna línea puede sumar 13 o más, ni siquiera por un momento. Así que fíjate en la fila y en la columna de cada ficha que colocas.
    .example = Una fila termina en 4 + 5: un 3 junto al 5 suma 12 y está permitido; un 4 sumaría 13 y no lo está.

rule-Z10 = Nueve o menos
    .text = Las líneas de 9 o menos están permitidas. No dan puntos, pero pueden crecer más tarde.

## Casillas claras

rule-Z11 = Colocar en casillas claras
    .text = Solo puedes colocar una ficha en una casilla clara si al final de tu turno está en una línea de 10, 11 o 12. La línea no tiene que existir al momento: pueden completarla fichas que coloques después en el mismo turno. Mientras le falte su línea, solo puedes colocar fichas tras las cuales el resto de tu mano aún pueda completarla en este turno, y lo mismo vale para todas esas casillas claras juntas. Otra casilla clara que uses para eso necesita también su propia línea de 10, 11 o 12. Una vez que una casilla clara está en una línea así, ya no la pierde, porque las sumas solo crecen.
    .example = Tienes un 4 y un 3, y con el 4 en una casilla clara su fila solo suma 8: está permitido si el 3 puede ir al final de esa fila y sumar 11.
    .ours = La editorial deja que la línea la forme una ficha o las dos juntas; nosotros miramos cuando acaba el turno, así que la ficha de la casilla clara también puede ser la primera que colocas.

rule-Z12 = Sin otro sitio
    .text = Si según las reglas anteriores una ficha no se puede colocar en ningún sitio, puede ir en cualquier casilla clara junto a una ficha del tablero, si ninguna línea pasa de 12. Lo que cuenta es el momento en que la colocas. Allí no necesita línea y no gana cruz, aunque una ficha posterior complete una línea que pase por ella. Si a otra casilla clara aún le falta su línea, solo puedes hacerlo si el resto de tu mano todavía puede completar aquella.
    .example = Tienes solo un 5; no encaja en ninguna casilla oscura, y en la única casilla clara donde encaja forma una línea de 8: lo colocas allí, sin cruz.
    .ours = La editorial solo dice que una ficha sin casilla oscura va en una clara, sin cruz; el resto es nuestro, para que esto siga siendo una salida y nunca se vuelva una elección.

## El final de un turno

rule-Z13 = Lo que encaja se coloca
    .text = Mientras se pueda colocar una de tus fichas, tu turno sigue, aunque esa ficha no dé puntos. Cuando no se puede colocar ninguna, o ya no te quedan, acabas tu turno. Eliges libremente qué ficha va en qué sitio, aunque después otra ficha ya no encaje. Las fichas que no has podido colocar las conservas boca abajo para tu turno siguiente.
    .example = Tienes un 2 y un 5, y después del 2 el 5 no encaja en ningún sitio: conservas el 5 y acabas tu turno.
    .ours = La editorial quiere que se coloquen las dos fichas si es posible; nosotros no te hacemos buscar el orden con el que te libras de más fichas, porque en una mesa nadie podría comprobarlo.

rule-Z14 = Conservar por gusto
    .text = Con la opción «Un turno puede acabar aunque aún se pueda colocar una ficha» puedes parar antes y conservar fichas que encajarían. En ese turno tienes que haber robado o colocado una ficha, y a ninguna casilla clara le puede faltar su línea. En el turno inicial de quien empieza no es posible. El texto de la editorial se puede entender de las dos maneras, así que lo eliges antes de la partida.

## Puntos

rule-Z15 = Puntos por líneas
    .text = Cuando acaba tu turno, da puntos cada línea de 10, 11 o 12 que contiene al menos una ficha colocada por ti en este turno: 1 por un 10, 2 por un 11, 4 por un 12. Cada línea cuenta una vez, con su suma al final del turno. Una ficha que está en dos de esas líneas cuenta en ambas. Una línea de 10 que en un turno posterior crece a 11 o 12 cuenta otra vez. Si la introducción de tus reglas impresas promete 3 puntos por un 12, es una errata: sus propias reglas de puntuación dicen 4.
    .example = Tus dos fichas forman una fila de 10 y una columna de 12: son 1 punto y 4 puntos.
    .ours = Contamos una línea cuando acaba el turno, así que un 10 que subes a 12 en el mismo turno es una línea y no dos.

rule-Z16 = Anotar los puntos
    .text = Los puntos van en el recuadro libre más alto de la columna de su suma. Las columnas 10, 11 y 12 se llenan cada una por su cuenta, y todas sin huecos. Si en un turno formas varias líneas de la misma suma, sus puntos van juntos en un solo recuadro.
    .example = Dos líneas de 12 en un turno: anotas 8 en un recuadro de la columna 12.

rule-Z17 = Cruces
    .text = Por cada casilla clara que cubres en este turno anotas una cruz en el recuadro libre más alto de la columna ×2. Cada cruz tiene su propio recuadro. Solo una ficha que está en una casilla clara porque no tenía otro sitio no gana ninguna.
    .example = Cubres dos casillas claras en un turno, cada una en una línea de 10, 11 o 12: anotas dos cruces, una debajo de otra.

rule-Z18 = La cruz de la casilla roja
    .text = La casilla roja también gana una cruz, si el turno inicial forma al menos una línea de 10, 11 o 12. Las casillas claras cubiertas en ese turno ganan la suya como siempre.

rule-Z19 = Cuánto vale una fila
    .text = Una fila de tu hoja vale todos los puntos anotados en ella. Si sus recuadros de 10, 11 y 12 están todos llenos, se suma el extra de la fila. Si en la fila hay una cruz, todo esto cuenta doble, esté la fila completa o no. Una cruz en una fila sin puntos no vale nada.
    .example = La fila 5 tiene una cruz y los puntos 2, 2 y 4: con el extra de 4 son 12, y doblados, 24.

## El final de la partida

rule-Z20 = La última ficha
    .text = La partida termina con el turno en que se roba la última ficha de la bolsa. Ese turno se juega como siempre, y después nadie tiene otro. En parejas, el equipo que tiene el turno acaba los turnos de los dos.

rule-Z21 = Cuando no encaja nada
    .text = Si al principio de un turno, antes de que nadie robe, ni siquiera un 1 encaja en ningún sitio del tablero, ya nunca encajará ninguna ficha. El resto de la bolsa se reparte de una en una entre todos los jugadores, en el sentido de las agujas del reloj, empezando por quien tiene el turno, y entonces la partida termina. Así, una mano puede crecer hasta cualquier tamaño. En parejas esto se mira una sola vez, antes de que un equipo robe.
    .ours = La editorial termina la partida antes de tiempo cuando nadie puede colocar una ficha; nosotros miramos si aún encaja un 1, porque donde ni un 1 encaja, ya no encajará nada.

rule-Z22 = Quién gana
    .text = Tu total es la suma de todas las filas de tu hoja, menos los números de las fichas que te quedan en la mano. En parejas se restan las fichas de los dos. Gana el total más alto. Los jugadores con el mismo total comparten la victoria.
    .example = Tus filas suman 58, y en tu mano quedan un 2 y un 6: 58 − 8 son 50.
    .ours = La editorial no dice quién gana con totales iguales; compartir la victoria trata a todos por igual.

## Fichas ocultas

rule-Z24 = Quién ve qué
    .text = Las fichas de tu mano solo las conoces tú, y tu pareja si la tienes; los demás solo ven cuántas tienes. Qué ficha saldrá de la bolsa no lo sabe nadie, pero puedes contar cuáles no se han visto todavía. Las fichas robadas para ver quién empieza y las repartidas en un final antes de tiempo las ven todos, y cuando la partida ha terminado se ven todas las manos. En la pantalla, la mano de quien tiene el turno está a la vista en cuanto ha robado, o en cuanto ha tomado las fichas si no hay nada que robar; todas las demás manos están boca abajo.
    .ours = Aquí jugamos sin telón, porque de todos modos la mayoría de las fichas se colocan en el mismo turno, y ocultarlas cada vez solo frenaría la partida.

## En parejas

rule-Z23 = Jugar en pareja
    .text = Con la opción «Los vecinos juegan en pareja y comparten hoja», para 4 o 6 jugadores, los dos primeros en el orden de juego forman un equipo, los dos siguientes también, y así sucesivamente; cada equipo tiene una hoja. Cuando le toca a un equipo, primero roban los dos, cada uno según las fichas de su mano y el tablero tal como está entonces, y los dos ven las dos manos. Luego uno coloca y anota los puntos, y después el otro, como dos turnos. De los dos, roba y coloca primero quien va antes en el orden de juego; solo en el turno inicial es quien empieza. Cada uno coloca y conserva solo sus propias fichas.
    .example = Ada, Ben, Cleo y Dan juegan en este orden, así que Ada y Ben son un equipo: si empieza Ben, coloca sus tres fichas, luego Ada coloca sus dos, y luego les toca a Cleo y Dan.
    .ours = La editorial habla de las parejas en unas pocas frases; hemos añadido lo que falta, lo más cerca posible del juego sin parejas.
