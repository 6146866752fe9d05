# Entrenamientos: ejercicios cortos sin fin, cada uno para una sola cosa.

go-drills = Entrenamientos
drills-title = Entrenamientos
drills-invitation = Ejercicios cortos para mejorar.
drills-tried-of = { $done } de { $count } probados
drills-who = ¿Quién entrena?
drills-legend = Cada acierto cuenta. Al tercer fallo se acaba.
drill-clock = Al principio tienes { $first } segundos; luego, cada vez menos, hasta { $count }.
drills-best = { $kind ->
    [timed] Récord contra el reloj: { $count }
    [calm] Récord sin reloj: { $count }
   *[all] Récord: { $count }
}
drills-no-best = Sin probar
drills-calm = Con calma, sin reloj
drill-start = Empezar
drill-start-of = { $game }, { $drill }: empezar

# Una serie.
drill-score = Aciertos: { $count }
drill-mistakes = Fallos: { $count } de { $most }
drill-seconds = { $count ->
    [one] queda 1 segundo
   *[other] quedan { $count } segundos
}
drill-time-up = Se acabó el tiempo.
drill-nothing-there = Ahí no hay nada que elegir.
drill-answers-beside = Elige una de las respuestas junto al tablero.
drill-next = Siguiente
drill-again = Otra vez
drill-all = Todos los entrenamientos
drill-over = { $count ->
    [0] Se acabó: ningún acierto.
    [one] Se acabó: un acierto.
   *[other] Se acabó: { $count } aciertos.
}
drill-new-best = ¡Es tu nuevo récord!
drill-best = { $kind ->
    [timed] Tu récord contra el reloj: { $count }
    [calm] Tu récord sin reloj: { $count }
   *[all] Tu récord: { $count }
}

# Zatre: la mejor casilla.
drill-best-cell-name = La mejor casilla
drill-best-cell-about = Coloca la ficha donde dé más puntos. Las líneas de 10, 11 y 12 dan 1, 2 y 4.
drill-best-cell-hint = Una casilla clara, con ×, solo admite la ficha en una línea de 10, 11 o 12.
drill-best-cell-question = Coloca la ficha donde dé más puntos.
drill-best-cell-right = { $points ->
    [one] 1 punto: { $lines }.
   *[other] { $points } puntos: { $lines }.
}
drill-best-cell-wrong = { $here ->
    [0] Tu casilla no da nada. { $best }
    [one] Tu casilla da 1 punto. { $best }
   *[other] Tu casilla da { $here } puntos. { $best }
}
drill-best-cell-wrong-lines = { $here ->
    [one] Tu casilla da 1 punto: { $lines }. { $best }
   *[other] Tu casilla da { $here } puntos: { $lines }. { $best }
}
drill-best-cell-missed = { $points ->
    [one] En la casilla recuadrada ({ $cell }), la ficha da 1 punto: { $lines }.
   *[other] En la casilla recuadrada ({ $cell }), la ficha da { $points } puntos: { $lines }.
}

# Paquilla: sigue la tapa.
drill-follow-lid-name = Sigue la tapa
drill-follow-lid-about = No pierdas de vista a la rata mientras se mueven las tapas.
drill-follow-lid-hint = Con cada acierto, las tapas se mueven un poco más deprisa.
drill-follow-lid-watch = No pierdas de vista la tapa de la rata.
drill-follow-lid-question = ¿Dónde está la rata?
drill-follow-lid-right = { $count ->
    [one] Exacto: la rata se ha movido una vez.
   *[other] Exacto: la rata se ha movido { $count } veces y no se te ha escapado.
}
drill-follow-lid-wrong = La rata está en la { $cell }.

# Burg Appenzell: encuentra el queso.
drill-find-cheese-name = Encuentra el queso
drill-find-cheese-about = Recuerda un queso y síguelo bajo los tejados.
drill-find-cheese-hint = Con cada empujón, toda la fila o columna avanza una casilla.
drill-find-cheese-watch = Sigue el { $cheese }.
drill-find-cheese-question = ¿Bajo qué tejado está ahora el { $cheese }?
drill-find-cheese-right = { $count ->
    [one] Exacto: lo ha traído aquí un empujón.
   *[other] Exacto: lo han traído aquí { $count } empujones.
}
drill-find-cheese-wrong = { $count ->
    [one] Ahora está bajo el tejado { $room }: lo ha movido un empujón.
   *[other] Ahora está bajo el tejado { $room }: lo han movido { $count } empujones.
}

# Lo probable que es algo.
drill-chance = cerca de { $ways } de { $all }
drill-chance-exact = { $ways } de { $all }

# Rat-a-Tat Roll: ¿qué probabilidades?
drill-roll-chance-name = ¿Llegas?
drill-roll-chance-about = Adivina si los dados te llevan adonde quieres y con cuáles es más fácil.
drill-roll-chance-hint = El peón avanza la suma de los dados, en el sentido de las agujas del reloj. Las tres casillas de cada región dan la misma carta. Las casillas salvajes son las de fondo negro y aquí no cuentan para ninguna carta. Las casillas que buscas llevan un borde.
drill-roll-chance-question = { $count ->
    [one] Lanzas un dado. ¿Qué probabilidades tienes de caer en la región de la carta { $card }?
   *[other] Lanzas { $count } dados. ¿Qué probabilidades tienes de caer en la región de la carta { $card }?
}
drill-roll-chance-verdict = { $ways ->
    [one] Sirve 1 de las { $all } tiradas: { $totals }. { $thumb }
   *[other] Sirven { $ways } de las { $all } tiradas: { $totals }. { $thumb }
}
drill-roll-chance-die = Llegas con { $faces }: { $ways } de { $all }.
drill-roll-chance-thumb = { $dice ->
    [3] Con tres dados, lo que más sale son el 10 y el 11.
   *[other] Con dos dados, lo que más sale es el 7.
}
drill-roll-chance-total = { $ways ->
    [one] el { $total } de 1 manera
   *[other] el { $total } de { $ways } maneras
}
drill-roll-chance-face = el { $die }
drill-roll-chance-how-many = ¿Con cuántos dados es más fácil caer en la región de la carta { $card }?
drill-roll-chance-how-many-low = Te sirve cualquier carta hasta el { $card }. ¿Con cuántos dados es más fácil llegar a una?
drill-roll-chance-dice = { $count ->
    [1] con un dado
    [2] con dos dados
   *[other] con tres dados
}
drill-roll-chance-which = ¿Qué dados te conviene relanzar con una ficha para caer en la región de la carta { $card }?
drill-roll-chance-which-low = Te sirve cualquier carta hasta el { $card }. ¿Qué dados te conviene relanzar con una ficha para llegar a una?
drill-roll-chance-these = { $dice }
drill-roll-chance-has = { $throw }: { $percent } %
drill-roll-chance-compared = Necesitas sacar { $needs }. Tus probabilidades { $first }; { $second }; { $third }. { $lesson }
drill-roll-chance-need = de { $near } a { $far } para la carta { $card }
drill-roll-chance-rule = { $dice ->
    [1] Si la región empieza a 4 casillas o menos, usa un dado.
    [2] Si la región empieza a 5, 6 o 7 casillas, usa dos dados. A 8, da igual dos que tres.
   *[other] Si la región empieza a 9 casillas o más, usa tres dados: lo que más sale son el 10 y el 11.
}
drill-roll-chance-compared-again = Necesitas un total { $needs }. Tus probabilidades si relanzas { $first }; { $second }; { $third }. { $lesson }
drill-roll-chance-keep = { $again ->
    [1] Quédate con { $kept }: llegas con { $faces } en el otro dado.
   *[other] Quédate con { $kept }: sumando los otros dos, llegas con { $faces }.
}

# Ratzzia: ¿qué probabilidades?
drill-pantry-chance-name = ¿Qué probabilidades?
drill-pantry-chance-about = Adivina si los dados muestran lo que la despensa necesita.
drill-pantry-chance-hint = Una casilla con un número necesita ese número, y dos casillas unidas, dados iguales. En la fila del gato, el dado de la última casilla gris decide el número del gato.
drill-pantry-chance-question = { $count ->
    [one] Lanzas un dado. { $asked }
   *[other] Lanzas { $count } dados. { $asked }
}
drill-pantry-chance-once = ¿Cuántas veces sale un { $die }?
drill-pantry-chance-either = ¿Cuántas veces sale un { $die } o un { $other }?
drill-pantry-chance-both = ¿Cuántas veces salen un { $die } y un { $other }?
drill-pantry-chance-twice = ¿Cuántas veces sale un { $die }, si puedes lanzarlos todos dos veces?
drill-pantry-chance-pair = ¿Cuántas veces salen dos iguales?
drill-pantry-chance-cat = ¿Cuántas veces no sale el número del gato, el { $die }?
drill-pantry-chance-verdict = { $why ->
    [pair] El { $not } % de las veces no se repite ningún número; el { $percent } % restante, salen dos iguales.
    [twice] Lanzar dos veces es como lanzar { $dice } dados una vez. El { $not } % de las veces no sale; el { $percent } % restante, sí.
    [either] { $dice ->
        [1] Dos de las seis caras: el { $percent } % de las veces.
       *[other] Con un dado, 4 de cada 6 veces no sale ninguno; con { $dice ->
            [2] dos
           *[other] todos
        }, el { $not } % de las veces. El { $percent } % restante, sale al menos uno.
    }
    [both] El { $die } falta el { $one } % de las veces, el { $other } otras tantas y los dos, el { $two } %: { $one } + { $one } − { $two } = { $not }. El { $percent } % restante, salen los dos.
    [cat] { $dice ->
        [1] Cinco de las seis caras: el { $percent } % de las veces.
       *[other] Con un dado, 5 de cada 6 veces no sale; con { $dice ->
            [2] dos
           *[other] todos
        }, el { $percent } % de las veces.
    }
   *[once] { $dice ->
        [1] Una de las seis caras: el { $percent } % de las veces.
       *[other] Con un dado, 5 de cada 6 veces no sale; con { $dice ->
            [2] dos
           *[other] todos
        }, el { $not } % de las veces. El { $percent } % restante, sí sale.
    }
}
