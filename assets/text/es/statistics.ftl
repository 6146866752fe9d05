# Lo que se ha jugado: cifras de las partidas terminadas.
dialog-kind-table = Tablas (CSV)
dialog-table-title = Guardar las cifras
statistics-title = Estadísticas
statistics-reading = { $all ->
    [one] Leyendo una partida…
   *[other] { $count } de { $all } partidas leídas…
}
statistics-none = Todavía nada.
statistics-none-person = { $name } aún no ha terminado ninguna partida así.
statistics-none-more = Después de la primera partida verás aquí quién ganó, qué dados salieron y qué habéis aprendido.
statistics-none-bots = Hasta ahora solo han jugado bots.
statistics-none-bots-more = Juega tú una partida y verás aquí quién ganó, qué dados salieron y qué habéis aprendido.
statistics-play = Jugar
statistics-file = estadisticas
statistics-not-saved = No se han podido guardar las cifras. { $why }

# Instead of the name of a person who was removed.
person-someone = alguien
statistics-person = Persona
statistics-person-games = { $count ->
    [one] { $name }: una partida
   *[other] { $name }: { $count } partidas
}
statistics-game = Juego
statistics-all-games = Todos los juegos
statistics-show = Mostrar las cifras como
statistics-plots = Imágenes
statistics-tables = Tablas
statistics-no-pictures = Aún hay muy pocas partidas para mostrar imágenes.
statistics-save = Guardar como CSV…

statistics-played = { $count ->
    [one] partida jugada
   *[other] partidas jugadas
}
statistics-won = { $count ->
    [one] victoria
   *[other] victorias
}
statistics-won-together = compartidas: { $count }
statistics-streak = mejor racha de victorias
statistics-streak-now = ahora mismo, { $count }
statistics-best = mejor resultado
statistics-mean = { $mean } de media
statistics-too-few = { $count ->
    [one] Con una partida aún no se puede saber.
   *[other] Con { $count } partidas aún no se puede saber.
}
statistics-more = { $name } gana más de lo que tocaría entre iguales.
statistics-alike = { $name } gana más o menos lo que tocaría entre iguales.
statistics-less = Por ahora, { $name } gana menos de lo que tocaría entre iguales.

statistics-course = Victorias, partida a partida
statistics-course-legend = Línea continua: { $name }. Discontinua: lo que tocaría entre iguales.
statistics-by-game = Los juegos
statistics-scores = Resultados
statistics-scores-legend = Cada punto es una partida. Los puntos llenos son victorias.
statistics-players = Victorias según el número de jugadores
statistics-bots = Partidas con bots
statistics-bars-legend = Victorias en 100 partidas. La línea: lo que tocaría entre iguales.
statistics-groups-few = Aún hay muy pocas partidas para saberlo.
statistics-dice = Dados
statistics-dice-legend = Línea: lo que sale con dados sin trucar. Casi siempre quedan entre las rayas.
statistics-dice-few = { $count ->
    [one] Con un dado aún no se puede saber.
   *[other] Con { $count } dados aún no se puede saber.
}
statistics-dice-usual = Nada raro: { $count } dados sin trucar salen así de desiguales en { $share } de cada 100 intentos.
statistics-dice-unusual = Raro: { $count } dados sin trucar solo salen así de desiguales en { $share } de cada 100 intentos.
statistics-dice-very-unusual = Muy raro: { $count } dados sin trucar salen así de desiguales en menos de uno de cada 100 intentos.
statistics-dice-mean = { $mean } puntos de media. Los dados sin trucar dan 3,5.
statistics-luck = Suerte y jugadas
statistics-luck-none = Ninguna de estas partidas tiene aún su historia. La historia distingue entre suerte y jugadas.
statistics-luck-of = { $all ->
    [one] La única partida tiene su historia.
   *[other] { $count ->
        [one] Una de { $all } partidas tiene su historia.
       *[other] { $count } de { $all } partidas tienen su historia.
    }
}
statistics-luck-few = { $count ->
    [one] Con una historia aún no se puede saber.
   *[other] Con { $count } historias aún no se puede saber.
}
statistics-luck-play = { $name } debe más a sus jugadas que a la suerte.
statistics-luck-luck = { $name } debe más a la suerte que a sus jugadas.
statistics-luck-close = La suerte y las jugadas pesan casi lo mismo.
statistics-luck-legend = Contado en victorias. La línea fina es el margen de error.
statistics-luck-bar = Suerte
statistics-play-bar = Jugadas
statistics-lessons = Lecciones
statistics-lessons-of = { $count ->
    [one] { $done } de un capítulo
   *[other] { $done } de { $count } capítulos
}
statistics-lessons-legend = Lo que habéis aprendido en este ordenador.

statistics-after-games = Tras la partida
statistics-game-number = Partida
statistics-played-head = Jugadas
statistics-won-head = Ganadas
statistics-won-head-alone = A solas
statistics-shared-head = Compartidas
statistics-equal = Entre iguales
statistics-best-head = Mejor
statistics-mean-head = Media
statistics-score-head = Resultado
statistics-players-head = Jugadores
statistics-bots-head = Bots
statistics-face = Cara
statistics-rolled = Salió
statistics-fair = Sin trucar
statistics-brought = Gracias a
statistics-wins = Victorias
statistics-error = Margen
statistics-learned = Aprendido
statistics-yes = sí
statistics-no = no
