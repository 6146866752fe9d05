# La partida del día: una al día, la misma para todos los que tienen la misma versión del programa.
day-weekday-date = { $weekday }, { $date }
daily-title = Partida del día
daily-of-day = Partida del { $date }
daily-about = Una partida al día, con la misma suerte para todos. Cuenta la primera que termines.
daily-undo = Puedes deshacer mientras no salga nada nuevo.
daily-practice-helps = Al practicar, puedes pedir pistas y deshacer jugadas.
daily-card = { $game }, igual para todos
daily-card-begun = { $game }, sin terminar
daily-card-result = { $game }: { $result }
daily-card-played = { $game }, partida jugada por { $names }
daily-who = Quién juega
daily-today = Hoy, { $date }
daily-on = { $date }
daily-option = Esta vez: { $option }.
daily-target = Objetivo: { $limit }
daily-limit-most = { $score } o menos
daily-limit-win = ganar
daily-limit-place = puesto { $place } con { $score }
daily-target-pending = Objetivo: calculando…
daily-target-none = Esta partida no tiene objetivo
daily-no-hints = Mientras la partida cuente, no hay pistas: así se pueden comparar los resultados. Al practicar, sí las hay.
daily-result = { $score }, puesto { $place } de { $seats }
daily-result-won = { $score }, victoria
daily-result-shared = { $score }, victoria compartida
daily-made = Resultado: { $result }
daily-stars = { $count ->
    [0] sin estrellas
    [one] una estrella
   *[other] { $count } estrellas
}
daily-stars-how = Una estrella si igualas la peor de cinco partidas de un bot fuerte, dos por la intermedia, tres por la mejor.
daily-cheer = { $count ->
    [0] Los bots han tenido un buen día.
    [one] Bien jugado. El objetivo estaba cerca.
    [2] Objetivo cumplido.
   *[other] Como el mejor bot, o incluso mejor.
}
daily-tomorrow = Mañana hay otra partida.
daily-later = Se jugó más tarde: { $date }.
daily-practised = { $count ->
    [one] Repetida una vez para practicar.
   *[other] Repetida { $count } veces para practicar.
}
daily-practise = Repetir para practicar
daily-continue-practice = Seguir practicando
daily-for-practice = Práctica · { $deal }
daily-copy = Copiar resultado
daily-picture = Guardar imagen…
daily-copied = Copiado. Pégalo donde quieras.
daily-file = partida-del-dia
daily-share = Compartir…
daily-share-tip = Copia tu resultado o guárdalo como imagen
daily-calendar = Los últimos 60 días
daily-sums = { $days ->
    [0] Aún sin racha
    [one] Racha de un día
   *[other] Racha de { $days } días
} · { $stars ->
    [0] sin estrellas
    [one] una estrella
   *[other] { $stars } estrellas
}
daily-day = { $date }: { $game }, { $state }
daily-day-open = sin jugar
daily-day-waits = espera en el estante
daily-day-done = { $result }, { $stars }
daily-weekday-1 = lu
daily-weekday-2 = ma
daily-weekday-3 = mi
daily-weekday-4 = ju
daily-weekday-5 = vi
daily-weekday-6 = sá
daily-weekday-7 = do
daily-end = { $deal }: { $result }. { $target }.
daily-end-pending = { $deal }: { $result }. El objetivo aún se está calculando.
