# De dónde vienen los juegos, en español.

about-rulings = Nuestras reglas
about-rulings-tip = Aquí las reglas impresas callan o dejan elegir. Así lo jugamos, y por qué.
new-game-playful = Según las reglas impresas, { $way }

zatre-credits = De Manfred Schüling. A partir de 8 años.
zatre-scene = Los números del 1 al 6 van llenando el tablero. Solo cuentan las líneas de 10, 11 y 12, y una ficha mal puesta estropea un rincón entero.

kalle-credits = De Roberto Fraga, ilustrado por Michael Menzel; HABA. A partir de 4 años.
kalle-scene = La famosa fugitiva se ha metido en las alcantarillas. La policía ratona levanta tapa tras tapa, pero la rata nunca se queda donde estaba.
kalle-starter = quien tenga los dientes más puntiagudos hace primero de rata. Si no os ponéis de acuerdo, la persona de más edad.

burg_appenzell-credits = De Jens-Peter Schliemann y Bernhard Weber, ilustrado por Victor Boden; Zoch, 2007. A partir de 6 años.
burg_appenzell-scene = El viejo castillo guarda queso en sus sótanos, un tejado sobre cada sala y un suelo que se desliza. Los ratones entran por las torres y buscan parejas.
burg_appenzell-starter = empieza quien haya visitado un castillo más recientemente.

rat_a_tat_roll-credits = De Jack Degnan, ilustrado por Carlo Stanga y Roni Shepherd; Gamewright, 2019. A partir de 8 años.
rat_a_tat_roll-scene = En una ciudad de ratas y gatos pasas por cinco monumentos y tomas cartas. Ganan las bajas, si te acuerdas de lo que tienes.
rat_a_tat_roll-starter = empieza quien haya visitado un monumento famoso más recientemente.

ratzzia-credits = De Sophia Wagner, ilustrado por Núria Aparicio; Devir, 2019. A partir de 8 años.
ratzzia-scene = Llega el invierno y la despensa está llena. Las familias de ratones trepan unas sobre otras hasta los mejores estantes, y no toda salchicha se queda con quien la encontró.
ratzzia-starter = empieza quien haya picado algo de la nevera más recientemente.

zatre-option-keep_by_choice-note = Las reglas impresas dejan elegir. Aquí se coloca lo que encaja: nadie conserva fichas solo por fastidiar.
