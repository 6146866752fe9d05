# Zatre: su reglamento, en español.

zatre-rules-1 = Fichas, tablero y hoja
zatre-rules-2 = El comienzo
zatre-rules-3 = Robar y colocar
zatre-rules-4 = Casillas claras
zatre-rules-5 = El final de un turno
zatre-rules-6 = Puntos
zatre-rules-7 = El final de la partida
zatre-rules-8 = Fichas ocultas
zatre-rules-9 = En pareja

## Fichas, tablero y hoja

rule-Z1 = Las fichas
    .text = Hay 121 fichas, cada una con un número del 1 al 6. Hay 21 unos y 20 fichas de cada uno de los otros números. Al empezar están todas en la bolsa.

rule-Z2 = El tablero
    .text = El tablero tiene 193 casillas: una roja en el centro, 32 claras y 160 oscuras. Mide 15 casillas de ancho y 15 de alto, pero faltan las esquinas y el centro de cada borde. Una ficha solo puede estar donde hay casilla.

rule-Z3 = La hoja de puntos
    .text = Cada jugador tiene una hoja de puntos con las columnas ×2, 10, 11, 12 y extra. Sus filas se llenan desde arriba. El extra es de 3 en las filas 1 a 4 y de 4 en las filas 5 a 8. En las filas 9 a 12 es de 5, y en las filas 13 a 16, de 6. Si te hacen falta más filas, la hoja sigue, con un extra de 6 en cada una.
    .ours = La hoja impresa acaba en la fila 16. La nuestra sigue, para que no se pierdan puntos por falta de un recuadro.

## El comienzo

rule-Z4 = Quién empieza
    .text = Cada jugador roba una ficha, y empieza quien saca el número más alto. Si hay empate, roban otra vez solo los empatados, hasta que uno gane. Mientras tanto, todas las fichas robadas se quedan fuera de la bolsa. Quien empieza conserva la ficha que lo ha decidido, y las demás vuelven a la bolsa. Luego roba dos más. Si se juega en pareja, su pareja también roba dos, antes de que se coloque la primera ficha. Si la bolsa no alcanza para desempatar, empieza el primero de los empatados en el orden de juego.
    .example = Ada y Ben roban un 6, y Cleo un 2. Ada y Ben vuelven a robar: un 3 y un 1. Empieza Ada, que conserva el 3.
    .ours = Las reglas impresas no dicen qué pasa con las fichas mientras se desempata. Las dejamos fuera, para que nadie robe otra vez la misma.

rule-Z5 = El turno inicial
    .text = En el turno inicial, quien empieza coloca sus tres fichas. La primera va en la casilla roja. Las otras dos siguen las reglas de siempre, y nunca les falta sitio. Si se juega en pareja, este turno es solo de quien empieza. El de su pareja viene después y es un turno normal.
    .ours = Las reglas impresas solo piden que una de las tres cubra la casilla roja. Nosotros empezamos por ella, para que cada ficha siguiente tenga una vecina.

## Robar y colocar

rule-Z6 = Primero, robar
    .text = Antes de colocar, robas, y no puedes saltártelo. Sin fichas en la mano robas dos; con una ficha, una. Con dos o más robas una si ninguna encaja, y nada si encaja al menos una. Aquí una ficha encaja si puede ir al lado de otra, en una casilla clara u oscura, sin que ninguna línea pase de 12. Si en la bolsa no quedan fichas suficientes, robas las que haya.
    .example = Conservas un 5 y un 6, y en ningún sitio encaja nada más alto que un 3. Robas una ficha y ahora tienes tres.
    .ours = Según las reglas impresas, puedes no robar si encaja una de tus dos o más fichas. Aquí no robas nunca en ese caso, como pide otra edición. Así la mano solo crece cuando no encaja nada.

rule-Z7 = Ficha a ficha
    .text = Luego colocas tus fichas de una en una, en cualquier orden. Puedes colocar todas las de tu mano, las que conservabas y las que acabas de robar, aunque sean más de dos.

rule-Z8 = Lado con lado
    .text = Una ficha va en una casilla vacía que comparte un lado con una ficha del tablero. No basta con tocarse en una esquina. También vale como vecina una ficha que has colocado antes en este turno.

rule-Z9 = Nunca más de 12
    .text = Una línea son todas las fichas que se tocan sin huecos en una fila o en una columna. Llega hasta el hueco o el borde de cada extremo. Ninguna línea puede sumar 13 o más, ni siquiera por un momento. Así que, con cada ficha, fíjate en su fila y en su columna.
    .example = Una fila termina en 4 + 5. Un 3 junto al 5 suma 12, y se puede; un 4 sumaría 13, y no se puede.

rule-Z10 = Nueve o menos
    .text = Las líneas de 9 o menos están permitidas. No dan puntos, pero pueden crecer más tarde.

## Casillas claras

rule-Z11 = Colocar en casillas claras
    .text = En una casilla clara solo puedes colocar una ficha si al final de tu turno está en una línea de 10, 11 o 12. La línea no tiene que existir al momento: puedes completarla en el mismo turno con otras fichas. Mientras le falte, no puedes colocar nada que te impida completarla en este turno con el resto de tu mano. Si hay varias casillas claras así, tienes que poder completarlas todas. Si para eso usas otra casilla clara, también ella necesita una línea de 10, 11 o 12. Una casilla clara que ya tiene su línea no la pierde, porque las sumas solo crecen.
    .example = Tienes un 4 y un 3. Con el 4 en una casilla clara, su fila suma 8. Se puede, si el 3 cabe al final de esa fila y suma 11.
    .ours = Las reglas impresas dejan formar la línea con una ficha o con las dos. Nosotros miramos al final del turno, así que la ficha de la casilla clara también puede ir primero.

rule-Z12 = Sin otro sitio
    .text = Si una ficha no cabe en ningún sitio según estas reglas, puede ir en cualquier casilla clara junto a una ficha del tablero. Tampoco ahí puede una línea pasar de 12. Cuenta el momento en que la colocas. Ahí no necesita línea y no da cruz, aunque otra ficha complete después una línea. Si a otra casilla clara le falta su línea, el resto de tu mano tiene que poder completarla todavía.
    .example = Solo tienes un 5, que no encaja en ninguna casilla oscura. En la única casilla clara donde cabe forma una línea de 8. Lo colocas ahí, sin cruz.
    .ours = Las reglas impresas solo dicen que una ficha sin casilla oscura va en una clara, sin cruz. El resto es nuestro: así esto es una salida y no una elección.

## El final de un turno

rule-Z13 = Lo que encaja se coloca
    .text = Mientras puedas colocar una ficha, tu turno sigue, aunque esa ficha no dé puntos. Cuando no puedes colocar ninguna, o ya no te quedan, acabas tu turno. Tú eliges qué ficha va en qué sitio, aunque después otra ya no encaje. Las fichas que no has podido colocar las conservas boca abajo para tu turno siguiente.
    .example = Tienes un 2 y un 5, y después del 2 el 5 ya no encaja. Conservas el 5 y acabas tu turno.
    .ours = Las reglas impresas quieren que se coloquen las dos fichas si es posible. No te obligamos a buscar el orden con el que colocas más: en una mesa nadie podría comprobarlo.

rule-Z14 = Conservar por gusto
    .text = Con la opción «Se puede acabar el turno aunque aún encaje una ficha» puedes parar antes y conservar fichas que encajan. En ese turno tienes que haber robado o colocado una ficha, y a ninguna casilla clara puede faltarle su línea. En el turno inicial no se puede.
    .ours = Las reglas impresas dejan elegir a cada uno. Aquí solo vale si lo activáis antes de la partida: si no, se coloca lo que encaja, y nadie conserva fichas solo por fastidiar.

## Puntos

rule-Z15 = Puntos por líneas
    .text = Al acabar tu turno, da puntos cada línea de 10, 11 o 12 con al menos una ficha que has colocado en él. Un 10 da 1 punto, un 11 da 2 y un 12 da 4. Cada línea cuenta una vez, con su suma al final del turno. Una ficha que está en dos de esas líneas cuenta en las dos. Un 10 que en un turno posterior crece a 11 o 12 cuenta otra vez. Si la introducción de tus reglas impresas promete 3 puntos por un 12, es una errata: sus propias reglas de puntuación dicen 4.
    .example = Tus dos fichas forman una fila de 10 y una columna de 12: son 1 punto y 4 puntos.
    .ours = Contamos las líneas al acabar el turno. Un 10 que subes a 12 en el mismo turno es una sola línea.

rule-Z16 = Anotar los puntos
    .text = Los puntos van en el recuadro libre más alto de la columna de su suma. Las columnas 10, 11 y 12 se llenan cada una por su cuenta, y sin huecos. Si en un turno formas varias líneas de la misma suma, sus puntos van juntos en un solo recuadro.
    .example = Dos líneas de 12 en un turno: anotas 8 en un recuadro de la columna 12.

rule-Z17 = Cruces
    .text = Por cada casilla clara que cubres en este turno anotas una cruz en el recuadro libre más alto de la columna ×2. Cada cruz tiene su propio recuadro. La única que no da cruz es una ficha que va a una casilla clara por no tener otro sitio.
    .example = Cubres dos casillas claras en un turno, cada una en una línea de 10, 11 o 12. Anotas dos cruces, una debajo de otra.

rule-Z18 = La cruz de la casilla roja
    .text = La casilla roja también da una cruz, si el turno inicial forma al menos una línea de 10, 11 o 12. Las casillas claras de ese turno dan la suya como siempre.

rule-Z19 = Cuánto vale una fila
    .text = Una fila de tu hoja vale todos los puntos anotados en ella. Si tiene llenos los recuadros de 10, 11 y 12, se suma su extra. Si en la fila hay una cruz, todo cuenta doble, esté completa o no. Una cruz en una fila sin puntos no vale nada.
    .example = La fila 5 tiene una cruz y los puntos 2, 2 y 4. Con el extra de 4 son 12, y doblados, 24.

## El final de la partida

rule-Z20 = La última ficha
    .text = La partida termina con el turno en que se roba la última ficha de la bolsa. Ese turno se juega como siempre, y después nadie tiene otro. Si se juega en pareja, el equipo que tiene el turno acaba los turnos de los dos.

rule-Z21 = Cuando no encaja nada
    .text = Si al empezar un turno, antes de robar, no encaja ni un 1, ya nunca encajará ninguna ficha. Entonces el resto de la bolsa se reparte ficha a ficha, en el sentido de las agujas del reloj. Empieza quien tiene el turno, y una mano puede crecer sin límite. Después la partida termina. Si se juega en pareja, esto se mira una sola vez, antes de que el equipo robe.
    .ours = Las reglas impresas terminan la partida antes cuando nadie puede colocar una ficha. Nosotros miramos si encaja un 1: si no encaja ni un 1, ya no encajará nada.

rule-Z22 = Quién gana
    .text = Tu total es la suma de las filas de tu hoja menos los números de las fichas que te quedan en la mano. En pareja se restan las fichas de los dos. Gana el total más alto. Quienes tienen el mismo total comparten la victoria.
    .example = Tus filas suman 58, y en tu mano quedan un 2 y un 6: 58 − 8 son 50.
    .ours = Las reglas impresas no dicen quién gana si hay empate. Compartir la victoria trata a todos por igual.

## Fichas ocultas

rule-Z24 = Quién ve qué
    .text = Tus fichas solo las conoces tú, y tu pareja si la tienes; los demás solo ven cuántas son. Nadie sabe qué ficha saldrá de la bolsa, pero puedes contar cuáles no se han visto. Las fichas robadas para ver quién empieza las ven todos, y también las que se reparten en un final adelantado. Al terminar la partida se ven todas las manos. En la pantalla, las fichas de quien tiene el turno se ven en cuanto roba, o en cuanto las toma si no hay nada que robar. Las demás manos están boca abajo.
    .ours = Aquí jugamos sin telón: casi todas las fichas se colocan en el mismo turno, y taparlas cada vez solo frenaría la partida.

## En parejas

rule-Z23 = Jugar en pareja
    .text = Esta es la opción «Los vecinos juegan en pareja y comparten hoja», para 4 o 6 jugadores. Los dos primeros en el orden de juego forman un equipo, los dos siguientes otro, y así hasta el final. Cada equipo tiene una hoja. Cuando le toca a un equipo, primero roban los dos, según su mano y el tablero de ese momento, y los dos ven las dos manos. Luego coloca y anota uno, y después el otro, como dos turnos. Empieza quien va antes en el orden de juego; en el turno inicial, quien empieza la partida. Cada uno coloca y conserva solo sus propias fichas.
    .example = Ada, Ben, Cleo y Dan juegan en este orden: Ada y Ben son un equipo. Si empieza Ben, coloca sus tres fichas y luego Ada coloca sus dos. Después les toca a Cleo y Dan.
    .ours = Las reglas impresas dedican pocas frases a las parejas. Hemos añadido lo que falta, lo más cerca posible del juego sin parejas.
