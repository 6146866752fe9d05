# Entrenamientos: ejercicios cortos sin fin, cada uno para una sola cosa.

go-drills = Entrenamientos
drills-title = Entrenamientos
drills-invitation = Ejercicios cortos para mejorar.
drills-tried-of = { $tried } de { $count } probados
drills-legend = Cada acierto cuenta. Al tercer fallo se acaba.
drills-best = Récord: { $count }
drills-no-best = Sin probar
drills-calm = Con calma, sin reloj
drill-start = Empezar
drill-start-of = { $drill }: empezar

# Una serie.
drill-score = Aciertos: { $count }
drill-mistakes = Fallos: { $count } de { $most }
drill-seconds = { $count ->
    [one] queda 1 segundo
   *[other] quedan { $count } segundos
}
drill-time-up = Se acabó el tiempo.
drill-next = Siguiente
drill-again = Otra vez
drill-all = Todos los entrenamientos
drill-over = { $count ->
    [0] Se acabó: ningún acierto.
    [one] Se acabó: un acierto.
   *[other] Se acabó: { $count } aciertos.
}
drill-new-best = ¡Es tu nuevo récord!
drill-best = Tu récord: { $count }

# Zatre: la mejor casilla.
drill-best-cell-name = La mejor casilla
drill-best-cell-about = Coloca la ficha donde dé más puntos.
drill-best-cell-question = Coloca la ficha donde dé más puntos.
drill-best-cell-right = { $points ->
    [one] 1 punto: ninguna otra casilla da nada.
   *[other] { $points } puntos: ninguna otra casilla da tantos.
}
drill-best-cell-wrong = { $points ->
    [0] Aquí, nada. En la { $cell } da { $best }.
    [one] Aquí, 1 punto. En la { $cell } da { $best }.
   *[other] Aquí, { $points } puntos. En la { $cell } da { $best }.
}
drill-best-cell-missed = { $best ->
    [one] En la { $cell } la ficha da 1 punto.
   *[other] En la { $cell } la ficha da { $best } puntos.
}
drills-who = ¿Quién entrena?
