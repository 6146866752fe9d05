# Lo que se ha jugado: cifras de las partidas terminadas.
go-statistics = Estadísticas
keys-statistics = Lo que hemos jugado
dialog-kind-table = Tablas (CSV)
dialog-table-title = Guardar las cifras
statistics-title = Lo que hemos jugado
statistics-reading = { $count } de { $all } partidas leídas…
statistics-none = Todavía nada.
statistics-none-person = { $name } aún no ha terminado una partida así.
statistics-none-more = Tras la primera partida, aquí se ve quién ganó, cómo cayeron los dados y qué se ha aprendido.
statistics-play = Jugar
statistics-file = lo-que-hemos-jugado
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
statistics-save = Guardar como CSV…

statistics-played = { $count ->
    [one] partida jugada
   *[other] partidas jugadas
}
statistics-won = { $count ->
    [one] victoria
   *[other] victorias
}
statistics-won-together = { $count } de ellas compartidas
statistics-streak = victorias seguidas como máximo
statistics-streak-now = ahora mismo { $count }
statistics-best = mejor resultado
statistics-mean = { $mean } de media
statistics-too-few = { $count ->
    [one] Una partida: muy poco para saberlo.
   *[other] { $count } partidas: muy pocas para saberlo.
}
statistics-more = { $name } gana más a menudo que entre iguales.
statistics-alike = { $name } gana más o menos como entre iguales.
statistics-less = { $name } gana por ahora menos a menudo que entre iguales.

statistics-course = Victorias, partida a partida
statistics-course-legend = Línea continua: { $name }. A rayas: entre iguales.
statistics-by-game = Los juegos
statistics-scores = Resultados
statistics-scores-legend = Cada punto es una partida. Los puntos llenos se ganaron.
statistics-players = Cuántos jugaban
statistics-bots = Partidas con bots
statistics-bars-legend = Victorias en 100 partidas. La línea: entre iguales.
statistics-groups-few = En todas hay muy pocas partidas para saberlo.
statistics-dice = Dados
statistics-dice-legend = Línea: lo que muestran dados justos. Casi todas sus caras están entre las rayas.
statistics-dice-few = { $count ->
    [one] Un dado: muy poco para saberlo.
   *[other] { $count } dados: muy pocos para saberlo.
}
statistics-dice-usual = { $count } dados justos se desvían así en { $share } de 100 intentos: nada raro.
statistics-dice-unusual = { $count } dados justos solo se desvían así en { $share } de 100 intentos: raro.
statistics-dice-very-unusual = { $count } dados justos se desvían así en menos de uno de 100 intentos: muy raro.
statistics-dice-mean = { $mean } puntos de media; los dados justos dan 3,5.
statistics-luck = Suerte y jugadas
statistics-luck-none = Aquí ninguna partida tiene aún su historia. Las historias separan suerte y jugadas.
statistics-luck-of = { $count ->
    [one] Una de { $all } partidas tiene su historia.
   *[other] { $count } de { $all } partidas tienen su historia.
}
statistics-luck-few = { $count ->
    [one] Una historia: muy poco para saberlo.
   *[other] { $count } historias: muy pocas para saberlo.
}
statistics-luck-play = { $name } juega mejor que su suerte.
statistics-luck-luck = La suerte dio a { $name } más que sus jugadas.
statistics-luck-close = Suerte y jugadas están demasiado cerca.
statistics-luck-legend = Contado en victorias, con la línea fina como margen.
statistics-luck-bar = Suerte
statistics-play-bar = Jugadas
statistics-lessons = Lecciones
statistics-lessons-of = { $count ->
    [one] { $done } de un capítulo
   *[other] { $done } de { $count } capítulos
}
statistics-lessons-legend = Aprendido por todos en este ordenador.

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
statistics-fair = Dados justos
statistics-brought = Por
statistics-wins = Victorias
statistics-error = Más o menos
statistics-learned = Aprendido
statistics-yes = sí
statistics-no = no
