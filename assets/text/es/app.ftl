# Palabras de toda la aplicación, en español. Las de cada juego están en su propio archivo.
#
# Glossary. Every file of this language keeps to these words; a word after “Not” does not stand for the same thing.
# Voice: tú (vosotros for the whole table), present tense, short sentences. Buttons in the infinitive, requests in the imperative of tú.
#   Refusals: first the fact, then the way out. “Primero …” for what has to come before. Not: Antes, … (in that sense).
#   Quotes: «…»; ¿…? and ¡…! (only when a game is over). A number is masculine (un 3).
# No agreement with a seat’s name: “quien …”, “le toca a { $seat }”.
# A cell is “fila 3, columna 4”: in a sentence with its article, “en la { $cell }”, “de la { $cell }”.
#
# The app
# seat: jugador m, jugadores; mark: marca f. person: persona f; bot: bot m, bots. Not: silla, asiento, ordenador, humano.
# turn: turno m; move: jugada f. on turn: le toca a, es el turno de. end the turn: acabar el turno. round: ronda f. Not: movimiento (for a move).
# legal: permitido, posible. picked, chosen: elegido. to choose: elegir.
# undo: deshacer. redo: rehacer. reset my turn: Reiniciar turno. Not: volver atrás, retroceder.
# hint: pista f. What can I do?: ¿Qué puedo hacer? what happened: Qué ha pasado. Not: consejo, ayuda.
# look back, review: repasar. moment worth a look: momento interesante m. next: siguiente (before the noun). Not: mirar atrás, revisar, posición.
# game: juego m (what you play), partida f (one game of it). record: partida f, partida guardada. table: mesa f; shelf: estante m.
#   the same deal: misma suerte; today’s deal: partida del día. puzzle: reto m. story: historia f. Not: reparto, problema, rompecabezas.
# to save: guardar. to close: cerrar. to put away what is shown: volver a tapar. to throw away: borrar. to keep: conservar. Not: guardar (to close).
# rules: reglas f; rule book: reglamento m; our ruling: Nuestra regla. what the publisher’s booklet says: las reglas impresas. Not: la editorial.
# lesson: lección f; chapter: capítulo m; step: paso m. Show me: Enséñame (button), Enséñamelo (sentence); Ver, Verlo. Not: Muéstrame. imagine: Imagina que. Not: Supón.
# curtain: telón m, se levanta, bajar. to cover: tapar. child (a person): peque.
# level: nivel m: infantil, fácil, medio, difícil, experto; simple, al azar. temper: carácter m: prudente, audaz, ladrón. Not: rapaz.
# luck: suerte f. Not: semilla (only for files and the command line). chance of winning: probabilidades f, in %. Not: sobre 100.
# fair dice: dados sin trucar. Not: justos. what equal players would win: lo que tocaría entre iguales.
# to draw: robar; the draw: sorteo m. to deal: repartir; colocar (lids). to roll: lanzar, relanzar; a roll: tirada f; what it shows: sacar un 5. Not: tirar.
# to keep a roll: quedarse con la tirada, los dados; the button: Conservar. fewer: menos acciones, menos cartas. Not: valen menos.
# face down: boca abajo; face up: boca arriba; closed, open: cerrado, abierto. points: puntos m; sum: suma f; tie: empate m, compartir la victoria.
#
# Zatre: tile: ficha f, colocar; cell: casilla f: oscura, clara, roja; row: fila f; column: columna f; line (either): línea f; bag: bolsa f; board:
#   tablero m; sheet: hoja f (de puntos); box: recuadro m; cross: cruz f; bonus: extra m; to enter: anotar; opening turn: turno inicial m;
#   partners: en pareja, the two: equipo m. at the foot, on top: abajo del todo, arriba del todo. Not: bonus, azulejo, al pie.
# Kalle (Paquilla, as the edition calls the rat): the rat: rata f (with personal a: a la rata); lid: tapa f, levantar; guard: policía m (al policía),
#   mover; searcher: buscador m; cheese: quesito m; to swap: intercambiar; to point at: señalar; to hide: esconder. Not: guardia.
# Burg Appenzell: castle: castillo m; tower: torre f; room: sala f; roof: tejado m (pizarra, paja, cobre), levantar; tile: loseta f; spare tile:
#   loseta sobrante; trap: trampa f; chip: ficha f; kind: tipo m; mouse: ratón m: correr, saltar, meter, caer; supply: reserva f;
#   pennant: banderín m; to push: empujar; action: acción f. Cheeses with a small letter. Not: baldosa, habitación.
# Rat-a-Tat Roll (words of the printed Spanish rules): pawn: peón m; space: casilla f; region: región f (in sentences just its colour: del rojo);
#   card: carta f, tomar; pile: mazo m; row: fila f, full: mano completa; token: ficha f, gastar; choice: elección; re-roll: relanzar; peek:
#   vistazo m; wild: salvaje; swap: intercambio m; to replace: reemplazar; skip: pasar. Not: coger, comodín.
# Ratzzia (all are mice): pantry: despensa f; column: columna f; shelf: estante m; space: casilla f; die: dado m, colocar, poner; support dice:
#   dados de apoyo; candy die: dado caramelo m, dados caramelo; candy jar: tarro de caramelos m; food: comida f; sausage: salchicha f; cracker:
#   galleta f; cheese: queso m; in front: delante; bag: saco m; to store: guardar; to take back: recuperar; cat row: fila del gato f; the cat’s
#   number: número del gato m; store: almacén m; topmost pair: pareja de arriba f; Greedy: el glotón; accountant: el contable;
#   reserve: reserva f. Not: bolsa, rata.

cell = fila { $row }, columna { $column }
seat-unnamed = jugador { $number }
tenths = { $whole },{ $tenth }
list = { $first } y { $last }
refusal = { $rule }: { $why }

record-malformed = ni jugada ni archivo válidos ({ $detail })
record-format = este Cheeseboard no conoce el formato de esta partida guardada
record-unknown-game = este Cheeseboard no tiene ningún juego llamado { $game }
record-player = cada jugador tiene que ser una persona o un bot
record-mark = una marca es un número del 0 al 5
record-seed = la semilla se escribe 0x y hasta 16 cifras hexadecimales
record-legal = según la partida guardada, aquí hay { $claimed } jugadas permitidas; en realidad hay { $counted }
record-unknown-level = { $name } juega al nivel «{ $level }», que aquí no existe; jugará al nivel simple
result-too-early = hay un resultado, pero la partida no ha terminado
result-missing = la partida ha terminado, pero no hay resultado
result-differs = el resultado no es el de esta partida

undo-free = Todo
undo-until-news = Hasta ver algo nuevo
undo-off = Nada
undo-nothing = No hay nada que deshacer.
undo-is-off = En esta mesa no se puede deshacer.
undo-next-has-begun = Ya ha empezado el turno siguiente.
undo-covered = Ya se ha vuelto a tapar algo: deshacer sería hacer trampa.
undo-chance = Después se ha lanzado, robado o repartido algo.
undo-other-seat = Después ya ha jugado { $seat }.
undo-news = Después { $seat } ha visto algo nuevo.

cli-option-form = Las opciones se escriben CLAVE=VALOR, no «{ $given }».
cli-option-unknown = Este juego no tiene ninguna opción «{ $given }».
cli-option-value = «{ $given }» no es un valor de esta opción.
cli-output-failed = No se ha podido escribir la salida: { $detail }
cli-sprt-seats = Con --sprt, el primer nivel ocupa un solo asiento: los asientos de una misma partida no son partidas distintas.
cli-input-failed = No se ha podido leer la entrada: { $detail }
cli-baseline-missing = Los niveles «baseline:…» necesitan --baseline PROGRAMA.
cli-baseline-failed = El programa de --baseline no responde con una jugada: { $detail }
cli-keep-other = { $file } contiene las partidas de otra serie.
cli-request = Esta petición no es válida: { $detail }
cli-game-unknown = No hay ningún juego «{ $given }». Los que hay son { $games }.

app-name = Cheeseboard

no-window = No se ha podido abrir ninguna ventana: { $detail }
no-window-display = No hay pantalla: no están definidas ni DISPLAY ni WAYLAND_DISPLAY.
no-window-libraries = Faltan bibliotecas. En Debian o Ubuntu se instalan así: sudo apt-get install { $packages }

undo-would = Deshacer: { $what }

pace-slow = Lento
pace-calm = Normal
pace-fast = Rápido
pace-by-key = Con tecla

table-to-games = Juegos
table-undo = Deshacer
table-redo = Rehacer
table-redo-tip = Rehacer ({ $key })
table-reset = Reiniciar turno
table-reset-tip = Deshace todo lo jugado en este turno
table-taken-back = Deshecho.
table-more-before = { $count ->
    [one] Antes ha pasado una cosa más.
   *[other] Antes han pasado { $count } cosas más.
}
table-menu = Menú
table-single-move = Solo había una jugada: { $what }
table-once-more = Pulsa otra vez para { $what }.
table-once-more-at-a-cost = Pulsa otra vez para { $what } ({ $cost }).
table-asks-again = ¿Seguro?
table-press-again = Pulsa otra vez

# The coach, who asks before a move that gives much away.
coach-sure = ¿Seguro? Hay una jugada mejor. { $because }
coach-sure-more = Con ella se gana más a menudo.
coach-play-anyway = Jugar igualmente
coach-take-back = Deshacer
coach-show = Ver cuál
coach-off = nunca pregunta
coach-gentle = pregunta antes de un error grave
coach-every = pregunta antes de cada error
coach-of = Entrenador de { $name }
table-bot-turn = Le toca a { $seat }.
table-step = Siguiente paso
table-step-tip = El bot da su siguiente paso ({ $key })
table-step-waits = Pulsa { key-enter } para ver qué hace { $seat } ahora.
table-bot = { $name }, bot, { $manner }
mood-calm = El ratón mira tranquilo.
mood-thinking = El ratón está pensando.
mood-glad = El ratón está encantado.
mood-ouch = El ratón hace una mueca de dolor.
mood-sly = El ratón sonríe con picardía.
mood-covered = El ratón se tapa los ojos.
table-hint = Pista
table-hint-tip = ¿Qué haría aquí alguien que juega muy bien? ({ $key })
table-hint-is = Pista: { $what }. { $why }
table-hint-thinking = Pensando…
table-nothing-to-decide = Ahora no hay nada que decidir. { $status }
table-nothing-to-decide-then = Estás viendo un momento anterior. Para jugar, vuelve a la partida o sigue desde aquí.
table-nobody-decides-then = Aquí no hay nada que decidir. Para una pista, ve a un momento en que alguien tenga que elegir.
table-hint-only = No hay otra jugada posible.
table-hint-memory = Aquí no hay pistas: revelarían lo que alguien ha olvidado.
table-hint-secret = Aquí no hay pistas: revelarían a los demás lo que solo ve quien tiene el turno.
table-nothing-there = Aquí no hay nada que hacer ahora. { $status }
table-play-for-me = Juega por mí
table-skip = Ir a mi turno
table-skip-tip = Los bots juegan sin pausa hasta el turno de una persona. El final de una ronda sí se ve ({ $key })
table-skip-glimpse = Primero { $seat } tiene que tapar lo que está mirando.
choices-title = ¿Qué puedo hacer?
choices-tip = Todas las jugadas que puedes hacer ({ $key })
choices-close = Cerrar
choices-of = { $count ->
    [one] { $seat } tiene una sola jugada posible.
   *[other] { $seat } tiene { $count } jugadas posibles.
}
choices-group = { $heading }: { $count ->
    [one] una jugada
   *[other] { $count } jugadas
}
choices-secret = Aquí no hay lista de jugadas: ayudaría a recordar o enseñaría lo que solo ve una persona. { $status }
record-copied = Partida copiada. Pégala donde quieras.
picture-copied = Imagen copiada. Pégala donde quieras.
picture-not-saved = No se ha podido guardar la imagen. { $why }
picture-being-painted = Dibujando la imagen…
picture-not-painted = No se ha podido dibujar la imagen.

menu-new-game = Partida nueva…
menu-save-record = Guardar partida…
menu-open-record = Abrir partida…
menu-copy-picture = Copiar imagen
menu-save-picture = Guardar imagen…
menu-copy-result = Copiar imagen del resultado
menu-save-result = Guardar imagen del resultado…
menu-copy-record = Copiar partida
menu-look-back = Repasar la partida
menu-cover = Tapar lo secreto
menu-uncover = Destapar lo secreto
menu-present = Presentar
present-leave = Salir de la presentación ({ $key })
menu-about = Sobre este juego
menu-settings = Ajustes
menu-keys = Teclas
menu-undo-policy = Qué se puede deshacer
menu-seats = Jugadores
menu-to-bot = Que un bot juegue por { $name }: { $level }
menu-to-person = Que una persona juegue por { $name }

panels-things = Jugadores
panels-log = Qué ha pasado
panels-which = Junto al tablero
log-since = Desde el último turno de { $seat }
log-before = Antes del primer turno de { $seat }
standing-level = { $seats } empatan a { $points }.
standing-one-ahead = { $seat } va ganando por uno.
standing-team-one-ahead = { $team } van ganando por uno.
standing-team = { $one } & { $other }
log-earlier = { $count ->
    [one] Mostrar uno anterior
   *[other] Mostrar { $count } anteriores
}
log-read = Cerrar
log-show-steps = Ver los pasos
log-hide-steps = Ocultar los pasos

key-tip = Tecla { $key }

review-place = Turno { $number } de { $of }.
review-to-game = Volver a la partida
review-to-end = Ir al resultado
review-play-on = Seguir desde aquí
review-play-on-tip = Abre una mesa nueva desde aquí. La partida guardada se queda como está
review-first = Ir al principio ({ $key })
review-previous = Anterior ({ $key })
review-next = Siguiente ({ $key })
review-last = Ir al final ({ $key })

end-name = { $seat }
end-show = Resultado
end-again = Jugar otra vez
end-same-deal = Misma suerte
end-same-deal-tip = Otra partida con la misma suerte: todo sale en el mismo orden
end-save = Guardar partida…
end-review = Repasar
end-share = Compartir
end-share-board = Imagen del resultado
end-won-by = { $margin ->
    [0] Con los mismos puntos que { $others }.
    [one] Un solo punto de ventaja sobre { $others }.
   *[other] { $margin } puntos de ventaja sobre { $others }.
}
end-won-level = { $score ->
    [one] Empate a 1 punto.
   *[other] Empate a { $score } puntos.
}
end-counting = Vamos a contar. Pulsa una tecla para ver el resultado.

rules-ours = Nuestra regla:
rules-example = Por ejemplo:

cli-ply = Esta partida guardada tiene { $events } pasos; --ply va de 0 a { $events }.
cli-seat = Esta partida guardada tiene { $seats } jugadores; --seat los cuenta desde 0.
cli-seat-covered = Lo que solo ve un jugador queda tapado hasta el final de la partida. Quita --seat.

curtain-all-but = Que solo mire { $seat }
curtain-pass = Solo mira { $seat }
curtain-decides = { $seat } elige algo en secreto. Mantén pulsado el botón mientras cuenta hasta tres. Entonces se levanta el telón.
curtain-looks = Mantén pulsado el botón para verlo. Los demás miran a otro lado.
curtain-glimpse = { $seat } ve algo mientras mantiene pulsado el botón. Los demás miran a otro lado.
curtain-hold = Mantén pulsado
curtain-hold-key = o la tecla { $key }
curtain-never-mind = Mejor no
curtain-look = Mirar tras el telón
curtain-look-tip = Muestra lo que solo ve quien tiene el turno, mientras mantengas pulsado el botón
curtain-press = Pulsa
curtain-press-key = o pulsa { $key }
curtain-drop = Bajar el telón
curtain-decides-by-press = { $seat } elige algo en secreto. Pulsa el botón: cuenta hasta tres y se levanta el telón.
curtain-looks-by-press = Pulsa para verlo y pulsa otra vez para taparlo. Los demás miran a otro lado.
curtain-glimpse-by-press = { $seat } puede ver algo. Pulsa para verlo y pulsa otra vez para taparlo. Los demás miran a otro lado.
curtain-look-tip-by-press = Muestra lo que solo ve quien tiene el turno, hasta que pulses otra vez
curtain-spoken = Lo que hay tras el telón también se lee en voz alta: ponte auriculares.
log-covered = Después se ha vuelto a tapar algo. Hasta que acabe la partida, nadie puede mirar tan atrás.
glimpse-put-away = Volver a tapar
dice-real = Lanzar dados de verdad y anotarlos aquí
dice-enter = { $count ->
    [one] { $seat } lanza un dado: ¿qué ha salido?
   *[other] { $seat } lanza { $count } dados: ¿qué ha salido?
}
dice-enter-table = { $count ->
    [one] Lanza un dado: ¿qué ha salido?
   *[other] Lanza { $count } dados: ¿qué ha salido?
}
dice-face = Anotar un { $face }
dice-back = Borrar el último dado
dice-correct = Corregir la tirada
chance-not-due = Ahora no toca lanzar, robar ni repartir eso.

# A game that is still being made.
draft-begin = Empezar
draft-choose = { $seat }: elige una jugada.
draft-chance = Ahora decide el azar.
draft-over = La partida ha terminado.

# Plans: why a move is better than the next best. Each goes on after “plan-for”.
# They stand in lists: a term is a short clause without a comma, and without tú. $rivals goes after “para”.
plan-why = { $because } { $sure }
plan-for = Así { $gains }.
plan-for-but = Así { $gains }, pero { $losses }.
plan-though = Así { $losses }, pero { $gains }.
plan-trade = Tiene pros y contras: así { $gains }, pero { $losses }.
plan-also = Además, { $gains }.
# The same of a better move that has just been spoken of.
better-for = Con ella { $gains }.
better-for-but = Con ella { $gains }, pero { $losses }.
better-though = Con ella { $losses }, pero { $gains }.
better-also = Además, { $gains }.
plan-won = Esto está prácticamente ganado.
plan-lost = Ganar desde aquí es difícil, pero este es el mejor intento.
plan-clear = Cualquier otra jugada es claramente peor.
plan-next = Las otras jugadas son algo peores.
plan-close = Hay otra jugada casi igual de buena.
plan-free = Aquí casi da igual: hay otra jugada casi igual de buena.
plan-gain-win = se gana la partida al instante
plan-end = se gana más veces
plan-end-less = se gana menos veces
plan-rivals = queda menos para { $rivals }
plan-rivals-less = queda más para { $rivals }
plan-the-other = { $seat }
plan-more-steps = { $count ->
    [one] luego un paso más
   *[other] luego { $count } pasos más
}
plan-the-others = los demás
plan-step = ({ $number }) { $what }
