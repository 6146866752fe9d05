# Guardar y abrir: archivos, qué ha fallado y qué se puede hacer.

record-saved = Guardada como { $file }.
record-not-saved = No se ha podido guardar la partida. { $why }
settings-not-saved = No se han podido guardar los ajustes. { $why }
settings-damaged = Algunos ajustes estaban dañados y han vuelto a su valor inicial. El archivo dañado se conserva como { $kept }.
settings-take-before = Usar los últimos ajustes buenos
settings-in-the-way = No se puede leer el archivo de ajustes: lo que cambies ahora no se conservará.

unsaved-mark = Sin guardar
unsaved-says = Esta partida aún no está guardada. { $why } Mientras la ventana siga abierta, no se pierde nada.
unsaved-full = El disco está lleno.
unsaved-denied = No se puede escribir en esta carpeta.
unsaved-locked = Otro Cheeseboard usa la misma carpeta y no responde. Puedes jugar, pero no se guarda nada.
unsaved-other = No se puede escribir el archivo.
unsaved-back = Volver a la partida
unsaved-try-again = Reintentar
unsaved-elsewhere = Guardar en otro sitio…
unsaved-quit-title = No está todo guardado
unsaved-quit-says = Si sales ahora, se pierde esto:
unsaved-quit = Salir sin guardar
unsaved-stay = Seguir jugando

alert-close = Cerrar
alert-details = Detalles…
alert-details-title = Detalles

open-not-there = No existe el archivo { $file }.
open-no-file = { $file } no es un archivo.
open-no-game = { $file } no es una partida de Cheeseboard.
open-no-record = No es ni una partida guardada ni el registro de una partida.
open-too-large = { $file } pasa de 16 MB: es demasiado grande para una partida.
open-unreadable = No se puede leer { $file }.
open-newer = { $file } es de un Cheeseboard más nuevo. Actualiza este para abrirlo.
open-unknown-game = { $file } contiene un juego que este Cheeseboard no conoce.
open-damaged = { $file } está dañado y no se puede abrir. El archivo se queda como está.
open-event = paso { $event }, { $rule }: { $why }
cli-no-file = No hay ningún archivo ni orden “{ $given }”. “cheeseboard help” enumera las órdenes.

recent-title = Archivos recientes

undo-revealed = La partida ha terminado y se ha descubierto todo.
note-on-turn = { $what } (Es el turno de { $seat }.)
note-policy = Deshacer está ahora en “{ $policy }”.
note-to-person = Ahora una persona juega por { $name }.
note-to-bot = Ahora un bot juega por { $name }: { $level }.
note-dice-real = A partir de ahora se tiran dados de verdad.
note-dice-app = A partir de ahora la app tira los dados.
