# Guardar y abrir: archivos, qué ha fallado y qué se puede hacer.

record-saved = Guardada como { $file }.
record-not-saved = No se ha podido guardar la partida. { $why }
settings-not-saved = No se han podido guardar los ajustes. { $why }
settings-damaged = Algunos ajustes estaban dañados y se han restablecido. El archivo dañado se conserva como { $kept }.
settings-take-before = Usar los últimos ajustes buenos
settings-in-the-way = No se puede leer el archivo de ajustes. Lo que cambies ahora no se guardará.

unsaved-mark = Sin guardar
unsaved-says = Esta partida aún no está guardada. { $why } No se pierde mientras la ventana siga abierta.
unsaved-full = El disco está lleno.
unsaved-denied = Cheeseboard no puede guardar en esta carpeta.
unsaved-locked = Otro Cheeseboard usa la misma carpeta y no responde. Puedes jugar, pero no se guarda nada.
unsaved-locked-why = Otro Cheeseboard usa la misma carpeta.
unsaved-slow = El disco no responde.
unsaved-still = Todavía sin guardar. { $why }
unsaved-other = No se puede escribir el archivo.
unsaved-back = Volver a la partida
unsaved-try-again = Reintentar
unsaved-elsewhere = Guardar en otro sitio…
unsaved-quit-title = Hay cosas sin guardar
unsaved-quit-says = Si sales ahora, se pierde esto:
unsaved-quit = Salir sin guardar
unsaved-stay = Seguir jugando

alert-close = Cerrar
alert-details = Detalles…
alert-details-title = Detalles

open-not-there = No existe el archivo { $file }.
open-no-file = { $file } no es un archivo.
open-no-game = { $file } no es una partida de Cheeseboard.
open-no-record = No es ni una mesa del estante ni una partida guardada.
open-too-large = { $file } ocupa más de 16 MB: es demasiado para una partida.
open-unreadable = No se puede leer { $file }.
files-newer = { $count ->
    [one] Aquí hay un archivo de un Cheeseboard más nuevo. Se queda como está.
   *[other] Aquí hay { $count } archivos de un Cheeseboard más nuevo. Se quedan como están.
}
open-newer = { $file } es de un Cheeseboard más nuevo. Actualiza Cheeseboard para abrirlo.
open-unknown-game = { $file } es de un juego que este Cheeseboard no conoce.
open-damaged = { $file } está dañado y no se puede abrir. El archivo se queda como está.
open-event = paso { $event }, { $rule }: { $why }
cli-no-file = No existe ningún archivo ni comando «{ $given }». «cheeseboard help» muestra los comandos.
cli-not-over = La partida de «{ $given }» no ha terminado. Su historia aún no se puede contar.
cli-no-result = La partida de «{ $given }» no ha terminado. Aún no tiene resultado.

recent-title = Archivos recientes

undo-revealed = La partida ha terminado y se ha descubierto todo.
undo-though-revealed = Deshecho, pero ya se ha visto lo que estaba oculto.
note-on-turn = { $what } (Le toca a { $seat }.)
note-policy = «Deshacer» está ahora en «{ $policy }».
note-to-person = Ahora una persona juega por { $name }.
note-to-bot = Ahora un bot juega por { $name }: { $level }.
note-dice-real = Desde ahora lanzáis dados de verdad.
note-dice-app = Desde ahora la app lanza los dados.
