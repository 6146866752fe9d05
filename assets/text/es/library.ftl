# Records as a library: choices, tags, deleting, importing.

day-and-time = { $day }, { $hour }:{ $minute }

records-import = Importar una carpeta…
records-tags-of = Etiquetas de { $game } con { $names }, { $day }
records-delete = Borrar { $game } con { $names }, { $day }
records-has-story = con su historia
records-seat-won = { $name } ganó: { $score }
records-seat = { $name }: { $score }

# Choices
records-search = Buscar
records-game = Juego
records-person = Quién jugó
records-everyone = Cualquiera
records-bots = Bots
records-bots-any = Con o sin bots
records-bots-none = Sin bots
records-bots-level = Bots: { $level }
records-result = Resultado
records-result-any = Cualquier resultado
records-result-won = Ganada
records-result-lost = No ganada
records-result-shared = Victoria compartida
records-result-unfinished = Sin terminar
records-tag = Etiqueta
records-tag-any = Cualquier etiqueta
records-tag-none = Ninguna partida tiene etiquetas todavía.
records-order = Orden
records-newest = Primero las más recientes
records-oldest = Primero las más antiguas
records-by-game = Por juego
records-by-players = Por jugadores
records-count = { $count } de { $all }
records-count-reading = { $count } de { $all }, leyendo…
records-clear = Mostrar todo
records-no-match = No hay ninguna partida así.

# Tags
records-tags = Etiquetas
records-tag-new = Etiqueta nueva
records-tag-add = Añadir la etiqueta «{ $tag }»
records-tag-remove = Quitar la etiqueta «{ $tag }»
records-tags-full = Una partida puede llevar como mucho { $count } etiquetas.
records-tags-damaged = Las etiquetas estaban dañadas, pero tus partidas están bien. El archivo dañado se conserva como { $kept }.
records-tags-blocked = Ahora no puedes cambiar las etiquetas: su archivo no se puede leer.
records-tags-not-saved = No se han podido guardar las etiquetas. { $why }

# Deleting
records-deleted = Borrada: { $game } con { $names }, { $day }.
records-deleted-many = { $count ->
    [one] { $count } partida borrada.
   *[other] { $count } partidas borradas.
}
records-deleted-before = { $count ->
    [one] Aún puedes recuperar una partida borrada.
   *[other] Aún puedes recuperar { $count } partidas borradas.
}
records-undo = Deshacer ({ $key })
records-delete-failed = No se ha podido borrar la partida. { $why }
records-undo-failed = No se ha podido recuperar la partida. { $why }

# Importing
import-reading = Revisando archivos: { $count } de { $all }…
import-nothing = En esta carpeta no hay partidas.
import-imported = { $count ->
    [0] nada nuevo
    [one] una nueva
   *[other] { $count } nuevas
}
import-known = { $count ->
    [one] una ya estaba
   *[other] { $count } ya estaban
}
import-unfinished = { $count ->
    [one] una está sin terminar
   *[other] { $count } están sin terminar
}
import-refused = { $count ->
    [one] un archivo no es una partida
   *[other] { $count } archivos no son partidas
}
import-done = Importación: { $parts }.
import-failed = Importación: { $parts }. Después se detuvo. { $why }
import-own = Las partidas de esta carpeta ya están aquí.
dialog-import-title = Importar una carpeta
dialog-import = Importar
dialog-folder-path = Ruta de la carpeta
dialog-is-no-folder = Esa carpeta no existe.

# Keys
keys-find-record = En «Partidas»: buscar
keys-record-tags = En «Partidas»: etiquetas
keys-record-delete = En «Partidas»: borrar
keys-record-undo = En «Partidas»: deshacer el borrado
