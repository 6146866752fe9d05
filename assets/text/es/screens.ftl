# Las pantallas alrededor de la mesa: elegir juego, partida nueva, ajustes, teclas, partidas, archivos.

mark-circle = círculo rojo
mark-square = cuadrado azul
mark-triangle = triángulo verde
mark-diamond = rombo ámbar
mark-star = estrella violeta
mark-hexagon = hexágono gris

level-random = al azar
level-greedy = simple
level-child = infantil
level-easy = fácil
level-medium = medio
level-hard = difícil
level-expert = experto
temper-careful = prudente
temper-bold = audaz
temper-thieving = ladrón
bot-manner = { $temper }, { $level }
level-means = Este bot { $parts }.
level-notices = ve { $count } de cada 10 jugadas
level-notices-all = ve todas las jugadas
level-forgets = olvida { $count } de cada 10 cosas
level-takes-now = elige lo que más le da ahora mismo
level-thinks-ahead = piensa en lo que viene después
level-thinks-long = mira tan lejos como puede
temper-careful-means = Si dos jugadas parecen igual de buenas, elige la que estorba a los demás.
temper-bold-means = Si dos jugadas parecen igual de buenas, elige la que más le da ya.
temper-thieving-means = Si dos jugadas parecen igual de buenas, elige quitarles algo a los demás.

day-today = hoy
day-yesterday = ayer
day-on = el { $weekday }
day-date = { $day } de { $month }
day-date-year = { $day } de { $month } de { $year }
weekday-1 = lunes
weekday-2 = martes
weekday-3 = miércoles
weekday-4 = jueves
weekday-5 = viernes
weekday-6 = sábado
weekday-7 = domingo
month-1 = enero
month-2 = febrero
month-3 = marzo
month-4 = abril
month-5 = mayo
month-6 = junio
month-7 = julio
month-8 = agosto
month-9 = septiembre
month-10 = octubre
month-11 = noviembre
month-12 = diciembre

list-or = { $first } o { $last }

# Elegir juego
game-facts = { $fewest }–{ $most } jugadores · { $minutes } minutos
go-games = Juegos
go-table = Mesa
go-deal = Partida del día
go-records = Partidas
go-settings = Ajustes
go-quit = Salir
select-play = Jugar
select-play-of = { $game }: jugar
select-learn = Aprender
select-learn-of = { $game }: aprender
select-continue = Continuar
select-continue-title = { $game }, tal como estaba
select-turn = Le toca a { $seat }.
select-shelf = En el estante
select-shelf-empty = Aquí aún no hay nada. Si dejas una partida a medias, te espera en este estante tal como está.
select-open = Abrir { $game } con { $names }, { $day }
select-open-try = Abrir una prueba de { $game } con { $names }, { $day }
select-try = Prueba
select-game-day = { $game } · { $day }
select-throw = Borrar { $game } con { $names }
select-throw-sure = ¿Borrar?
select-throw-keep = Conservar
select-throw-failed = No se ha podido borrar la mesa: { $detail }
select-set-aside = { $count ->
    [one] Una mesa del estante estaba dañada. Su archivo se conserva como { $kept }.
   *[other] { $count } mesas del estante estaban dañadas. Sus archivos se conservan como { $kept }.
}
select-set-aside-many = { $count } mesas del estante estaban dañadas. Sus archivos se conservan con «.damaged» al final del nombre.
select-left = { $count ->
    [one] Un archivo del estante no se puede leer. Se queda donde está.
   *[other] { $count } archivos del estante no se pueden leer. Se quedan donde están.
}

# Partida nueva
new-game-of = Partida nueva de { $game }
new-game-who = ¿Quién juega?
new-game-how = Opciones
new-game-as-usual = Se juega con las reglas de siempre: aquí no hay nada que elegir.
new-game-start = Empezar
new-game-draw-decides = El sorteo decide quién empieza.
new-game-who-begins = Quién empieza
new-game-drawn = Por sorteo
new-game-begins = Empieza { $name }.
new-game-add = Añadir jugador
team = { $one } y { $other }
new-game-full = A { $game } no pueden jugar más de { $most }.
new-game-advanced = Avanzado
new-game-seed = Suerte
new-game-seed-hint = nueva
new-game-seed-new = Otro número
new-game-seed-about = El mismo número trae otra vez la misma suerte. Si lo dejas vacío, la suerte es nueva cada vez.
new-game-seed-wrong = La suerte se escribe 0x y hasta 16 signos, del 0 al 9 y de la «a» a la «f».
new-game-same-name = Dos jugadores se llaman { $name }. Cambia uno de los nombres.
new-game-person = Persona
new-game-bot = Bot
new-game-bots-only = Aquí solo hay bots: una partida para mirar.
option-fits = Solo con { $counts } jugadores.
option-yes = Sí
option-no = No
seat-name = Nombre del jugador { $number }
seat-mark = Marca de { $name }: { $mark }
seat-is-person = { $name } es una persona
seat-is-bot = { $name } es un bot
seat-level = Nivel de { $name }: { $level }
seat-temper = Carácter de { $name }: { $temper }
seat-up = { $name } juega antes
seat-down = { $name } juega después
seat-remove = Quitar a { $name } de la mesa
mark-free = { $mark }
mark-taken = { $mark }: ahora es de { $name }, así que se cambian
name-suggestion = { $name } se sienta aquí
name-suggestions = Personas que ya han jugado aquí
seat-who = Quién juega por { $name }
seat-how-well = Nivel de { $name }
seat-how = Carácter de { $name }
person-default = Álex
guest = Visita
guest-numbered = Visita { $number }
# Los nombres de los bots van con su carácter; son el doble de los que caben en una mesa. Ninguno es una cosa de un juego.
bot-names-careful = Fenna, Hazel, Tilda, Wilma
bot-names-bold = Rocco, Freya, Bruno, Zelda
bot-names-thieving = Filou, Mimi, Lupo, Swipe
# Nombres como argumentos de listas.
literal = { $text }
option-more = Más para { $name }
option-less = Menos para { $name }

# Hojas
sheet-close = Cerrar ({ $key })
settings-title = Ajustes
settings-language = Idioma
settings-look = Aspecto
settings-like-system = Como el sistema
settings-look-light = Claro
settings-look-dark = Oscuro
percent = { $number } %
settings-text-size = Tamaño del texto
settings-motion = Animaciones
animation-off = Ninguna
animation-slow = Lentas
animation-normal = Normales
animation-fast = Rápidas
settings-telling = Tiempo para fijarse en una jugada
settings-lively = De vez en cuando se mueve alguna cosilla
telling-very-slow = 2 s
telling-slow = 1,4 s
telling-normal = 0,9 s
telling-fast = 0,5 s
settings-sound = Sonido
settings-sound-on = Reproducir sonidos
settings-volume = Volumen
settings-sound-none = No se oye nada: no hay ninguna salida de audio.
settings-sound-not-built = Esta versión no tiene sonidos.
sound-off = El sonido está apagado
sound-on = El sonido está encendido
settings-at-the-table = En la mesa
settings-pace = Ritmo de los bots
settings-draw-for-me = Robar y lanzar por mí
settings-single-moves = Jugar por mí cuando solo hay una jugada
settings-curtain-by-press = Telón: pulsar una vez para subirlo y otra para bajarlo
settings-at-new-tables = En una mesa nueva
settings-undo = Deshacer
settings-undo-by-people = Según quién juegue
settings-undo-by-people-means = A solas, todo; con más personas, hasta ver algo nuevo.
settings-ask = Preguntar antes de acabar el turno
settings-ask-with-others = Con más gente
settings-ask-always = Siempre
settings-ask-never = Nunca
settings-people = Quién juega aquí
settings-people-none = Aún no hay nadie. Quien juegue aparecerá aquí.
person-name = Nombre de { $name }
person-new = Nombre de otra persona
person-yours = Tu nombre
person-add = Añadir
person-taken = { $name } ya está aquí.
settings-forget = Olvidar a { $name }
settings-forget-sure = ¿Olvidar?
person-child = { $name } es peque: las historias y las estadísticas solo cuentan lo mejor
person-same-as = { $name } es la misma persona que…
person-same = ¿{ $name } y { $other } son la misma persona?
person-same-means = Todas las partidas de { $name } pasarán a ser de { $other }. No se puede deshacer.
person-same-sure = Sí, la misma
person-same-not = No
settings-forget-means = Las partidas de { $name } con los demás se quedan. Allí pondrá «alguien».
settings-files = Dónde se guarda todo
settings-files-settings = Ajustes
settings-files-tables = Mesas sin terminar
settings-files-records = Partidas terminadas
settings-about = Acerca de
settings-about-line = { $name } { $version }, { $licence }

keys-title = Teclas
keys-playing = Al jugar
keys-around = Alrededor de la mesa
keys-move = Mostrar y mover el cursor
keys-next-legal = Saltar al siguiente sitio posible
keys-do = Elegir lo señalado; sin cursor, el botón amarillo
keys-pick = Elegir una ficha o un dado por su valor, una carta por su sitio
keys-candy = Tomar un dado caramelo
keys-drop = Soltar lo elegido
keys-draw = Robar o lanzar
keys-end = Acabar el turno o quedarse con la tirada
keys-pass = Pasar
keys-only-button = El botón amarillo, si es el único
keys-curtain = Levantar el telón
keys-glimpse = Volver a tapar lo que solo ves tú
keys-real-dice = Con dados de verdad: anotar la tirada
keys-skip = Ir a la siguiente persona
keys-choices = ¿Qué puedo hacer?
keys-answer = Responder a una pregunta de la lección
keys-hint = Pista
keys-play-for-me = Jugar la pista por mí
keys-story = Cómo fue la partida (tras el final)
keys-undo = Deshacer
keys-redo = Rehacer
keys-games = En la pantalla de juegos: ir a ese juego
keys-back = Volver
keys-tab = Ir al siguiente botón o campo
keys-find = En el reglamento: buscar
keys-drill-answer = En un entrenamiento: elegir esa respuesta
keys-drill-watch-again = En un entrenamiento: verlo otra vez tras un fallo
keys-keys = Estas teclas
keys-panel = Ir a «Jugadores» o a «Qué ha pasado»
keys-cover = Tapar lo secreto
keys-full-screen = Pantalla completa
keys-text-size = Texto más grande o más pequeño
keys-text-usual = Texto de tamaño normal
keys-mute = Quitar o poner el sonido
keys-quit = Salir
keys-new = Partida nueva
keys-open = Abrir una partida
keys-save = Guardar la partida
keys-review = Al repasar: ir al principio o al final
keys-step = Siguiente paso de un bot
keys-review-step = Al repasar: un paso atrás o adelante
keys-review-turn = Al repasar: un turno atrás o adelante
keys-review-moment = Al repasar: momento interesante anterior o siguiente
keys-review-play = Al repasar: ver la partida o pausarla
keys-review-pace = Al repasar: ritmo
keys-review-compare = Al repasar: comparar con una jugada mejor
keys-review-eyes = Al repasar: lo que veía quien jugaba, o todo
key-ctrl = Ctrl
key-shift = Mayús
key-arrow = Flecha
key-left = Izquierda
key-right = Derecha
key-up = Arriba
key-down = Abajo
key-enter = Intro
key-space-bar = Espacio
key-backspace = Retroceso
key-delete = Supr
key-escape = Esc
key-tab = Tab
key-home = Inicio
key-end = Fin
key-page-up = Re Pág
key-page-down = Av Pág

# Partidas
records-title = Partidas
records-open-file = Abrir un archivo…
records-none = Aún no hay partidas terminadas.
records-none-more = Aquí se guardan: quién jugó, quién ganó y cada jugada. Así puedes volver a verlas.
records-with = { $game } · { $day }
records-wins = { $count ->
    [one] { $names } ganó con { $score }
   *[other] { $names } compartieron la victoria con { $score }
}
records-unfinished = sin terminar
records-show = Ver { $game } con { $names }, { $day }
records-damaged = { $count ->
    [one] Un archivo de aquí no es una partida guardada. Se queda como está.
   *[other] { $count } archivos de aquí no son partidas guardadas. Se quedan como están.
}

# Archivos
dialog-open-title = Abrir una partida
dialog-save-title = Guardar la partida
dialog-picture-title = Guardar la imagen
dialog-waits = La ventana para elegir archivos está abierta. También puedes escribir aquí la ruta.
dialog-no-window = No se ha abierto ninguna ventana para elegir archivos. Escribe aquí la ruta.
dialog-path = Ruta del archivo
dialog-open = Abrir
dialog-save = Guardar
dialog-cancel = Cancelar
dialog-kind = Partidas guardadas
dialog-kind-picture = Imágenes
dialog-is-no-file = No existe el archivo { $file }.
dialog-is-there = { $file } ya existe. Al guardar se reemplaza.

# A board from a file: Cheeseboard’s own, or one that people bring.

board-ours = De Cheeseboard
board-from-file = De un archivo…
board-open-another = Abrir otro archivo…
board-save-ours = Guardar el de Cheeseboard en un archivo…
board-refused = { $file } no sirve. { $why }
board-not-saved = No se ha podido guardar el tablero. { $why }
dialog-board-title = Abrir un tablero
dialog-board-save-title = Guardar el tablero
dialog-kind-board = Tableros

lessons-title = Aprender { $game }
lesson-learned = Aprendido:
lesson-step = Paso { $step } de { $steps }
lesson-waits = La mesa espera mientras lees.
lesson-watch = Mira lo que pasa.
lesson-look = Fíjate bien y pulsa «Volver a tapar».
lesson-next = Siguiente
lesson-back = Atrás
lesson-restart = Repetir el capítulo
lesson-show = Enséñame
lesson-next-chapter = Siguiente capítulo
lesson-play = Jugar
lesson-back-tip = Volver al paso anterior
lesson-begins = Aquí empieza la lección.
menu-lessons = Todos los capítulos
new-game-together = Vuestra primera partida: explicar cada cosa cuando salga
new-game-together-new = Aquí nadie ha jugado aún a este juego.
together-title = Vuestra primera partida
together-on = Entendido
