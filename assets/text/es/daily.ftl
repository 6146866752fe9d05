# La partida del día: una al día, la misma para todos los que tienen la misma versión del programa.
day-weekday-date = { $weekday }, { $date }
daily-title = Partida del día
daily-of-day = Partida del { $date }
daily-about = Una partida al día, con la misma suerte para todos. Cuenta tu primera partida.
daily-undo = Se puede deshacer hasta que se descubra algo nuevo.
daily-card = { $game }, con la misma suerte para todos
daily-who = Quién juega
daily-today = Hoy, { $date }
daily-on = { $date }
daily-option = Esta vez: { $option }.
daily-target = Objetivo: { $score }
daily-target-most = Objetivo: { $score } o menos
daily-target-win = Objetivo: ganar
daily-target-place = Objetivo: puesto { $place } con { $score }
daily-target-pending = Objetivo: calculando…
daily-result = { $score }, puesto { $place } de { $seats }
daily-result-won = { $score }, victoria
daily-made = Resultado: { $result }
daily-stars = { $count ->
    [0] ninguna estrella
    [one] una estrella
   *[other] { $count } estrellas
}
daily-cheer = { $count ->
    [0] Hoy los bots han tenido un buen día. Mañana hay otra partida.
    [one] Bien defendido. El objetivo estaba cerca.
    [2] Objetivo cumplido.
   *[other] Tan bien como el mejor bot, o mejor.
}
daily-later = Jugada más tarde: { $date }.
daily-practised = { $count ->
    [one] Jugada otra vez para practicar.
   *[other] Jugada { $count } veces más para practicar.
}
daily-practise = Jugar otra vez para practicar
daily-copy = Copiar el resultado
daily-picture = Guardar la imagen…
daily-copied = Copiado. Pégalo donde quieras.
daily-file = partida-del-dia
daily-share = Compartir…
daily-share-tip = La partida con su resultado, para copiar o guardar como imagen
daily-calendar = Los últimos 60 días
daily-sums = { $days ->
    [0] Aún ningún día seguido
    [one] Un día seguido
   *[other] { $days } días seguidos
} · { $stars ->
    [0] ninguna estrella
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
daily-end = { $deal }: { $result }, { $stars }. { $target }.
daily-end-pending = { $deal }: { $result }. El objetivo se está calculando todavía.
