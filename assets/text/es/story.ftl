# The story of a finished game.
story-turn = Turno { $number }: { $what } { $chance }
story-turn-words = { $what } { $chance }
story-rose = Las probabilidades de { $seat } suben del { $from } al { $to } %.
story-rose-luck = Las probabilidades de { $seat } suben del { $from } al { $to } %, sobre todo por suerte.
story-rose-hidden = Las probabilidades de { $seat } suben del { $from } al { $to } %, sobre todo gracias a lo que estaba oculto.
story-fell = Las probabilidades de { $seat } bajan del { $from } al { $to } %.
story-fell-luck = Las probabilidades de { $seat } bajan del { $from } al { $to } %, sobre todo por mala suerte.
story-fell-hidden = Las probabilidades de { $seat } bajan del { $from } al { $to } %, sobre todo por lo que estaba oculto.
story-nothing = No pasó nada.
story-found = { $what } { $found }
story-in-part = { $part }: { $what }

story-title = Así fue la partida
story-telling = Repasando la partida…
story-untold = Esta vez no hay historia de la partida.
story-coming = Pronto verás aquí los turnos que cambiaron la partida.
story-sharpening = Por ahora es solo un boceto: las cifras aún pueden cambiar mucho.
story-looking = Buscando aún jugadas mejores…
story-played-best = { $seat } jugó mejor que nadie.
story-played-safest = { $seat } fue quien menos se equivocó.
story-played-alike = Todos jugaron más o menos igual de bien.
story-child-best = El mejor turno de { $seat } fue el { $number }.
story-best-turn = El mejor: turno { $number }
story-lucky = La suerte acompañó a { $seat }.
story-unlucky = La suerte le dio la espalda a { $seat }.
story-luck-alike = La suerte no favoreció a nadie.
story-decided = Desde el turno { $number } quedaban pocas dudas.
story-decided-in = El turno { $number } lo decidió.
story-open = Todo estuvo en el aire hasta el final.
story-open-until = Todo estuvo en el aire hasta el turno { $number }.
story-led = { $seat } fue por delante todo el tiempo.
story-led-mostly = { $seat } fue por delante casi todo el tiempo.
story-turned = Desde el turno { $number }, { $seat } tuvo más probabilidades.
story-close = Estuvo muy igualado: es difícil decir qué marcó la diferencia.
story-chart = Las probabilidades de cada jugador, turno a turno. Pulsa para ver el tablero en ese momento.
story-at-start = Todo listo, antes del turno 1
story-at = Tras el turno { $number }
story-chance = { $seat }: { $share } %
story-of-100 = Probabilidad en %
story-start = Inicio
story-luck = Suerte
story-play = Jugadas
story-others = Los demás
story-result = Resultado
story-start-tip = Las probabilidades al saberse quién empieza, antes de repartir o colocar nada
story-luck-tip = Lo que trajeron el reparto, el azar y lo que estaba oculto, para bien o para mal
story-play-tip = Lo que trajeron sus propias decisiones, según lo que podía saber
story-others-tip = Lo que trajeron las decisiones de los demás, según lo que podían saber
story-result-tip = Inicio, suerte y jugadas de todos juntos: 100 para quien gana
story-praise-title = Turno { $number }: ¡bien jugado, { $seat }!
story-turn-title = Turno { $number }: la partida se inclina hacia { $seat }
story-turn-away-title = Turno { $number }: la partida se le tuerce a { $seat }
story-better-title = Turno { $number }: merece otra mirada
story-next-title = { $seat }, para probar la próxima vez: turno { $number }
story-better = Mejor: { $move }. { $why }
story-better-move = Mejor: { $move }.
story-show = Verlo
story-try = Probar desde aquí

# A table on which something is tried out from a finished game.
try-note = Una prueba desde el turno { $number }: no cuenta
try-takes-over = Ahora juegas tú en lugar de { $name }.
try-back = Volver a la historia
try-end = Era una prueba: esta partida no cuenta.

# Looking back at a game.
review-at-start = Antes del primer turno.
review-coming = Siguiente jugada: { $what }
review-played = Jugada de { $seat }: { $move }
story-gain = { $by ->
    [one] Con esto, { $seat } gana una vez más de cada 100.
   *[other] Con esto, { $seat } gana { $by } veces más de cada 100.
}
story-loss = { $by ->
    [one] Con esto, { $seat } gana una vez menos de cada 100.
   *[other] Con esto, { $seat } gana { $by } veces menos de cada 100.
}
review-track = La partida de principio a fin. Pulsa para ver el tablero en ese momento.
review-play = Ver la partida ({ $key })
review-pause = Pausa ({ $key })
review-pace-slow = ½×
review-pace-calm = 1×
review-pace-fast = 2×
review-pace-tip = Ritmo ({ $key })
review-next-moment = Siguiente momento interesante ({ $key })
review-previous-moment = Momento interesante anterior ({ $key })
review-compare = Comparar con una jugada mejor ({ $key })
review-sign-turning = Turno { $number }, { $seat }: la partida da un giro
review-sign-luck = Turno { $number }, { $seat }: la suerte cambia las probabilidades
review-sign-praise = Turno { $number }, { $seat }: buena jugada
review-sign-better = Turno { $number }, { $seat }: había una jugada mejor
review-sign-part = { $sign } ({ $part } de { $of })
review-eyes-seat = Mostrar solo lo que veía { $seat }
review-as-seen = Así lo veía { $seat }:
review-eyes-all = Mostrar todo
review-key = ({ $key })
