# Saving and opening: files, what went wrong with them, and what to do about it.

record-saved = Saved as { $file }.
record-not-saved = The game could not be saved. { $why }
settings-not-saved = The settings could not be saved. { $why }
settings-damaged = Some settings were damaged and have been reset. The damaged file is kept as { $kept }.
settings-take-before = Use the last good settings
settings-in-the-way = The settings file can’t be read, so changes you make now won’t be kept.

unsaved-mark = Not saved
unsaved-says = This game isn’t saved yet. { $why } It is safe as long as this window is open.
unsaved-full = The disk is full.
unsaved-denied = Cheeseboard can’t save in this folder.
unsaved-locked = Another Cheeseboard is using the same folder and isn’t answering. You can play, but nothing is saved.
unsaved-locked-why = Another Cheeseboard is using the same folder.
unsaved-slow = The disk isn’t responding.
unsaved-still = Still not saved. { $why }
unsaved-other = The file can’t be written.
unsaved-back = Back to the game
unsaved-try-again = Try again
unsaved-elsewhere = Save elsewhere…
unsaved-quit-title = Not everything is saved
unsaved-quit-says = If you quit now, you’ll lose:
unsaved-quit = Quit without saving
unsaved-stay = Keep playing

alert-close = Close
alert-details = Details…
alert-details-title = Details

open-not-there = There is no file { $file }.
open-no-file = { $file } isn’t a file.
open-no-game = { $file } isn’t a Cheeseboard game.
open-no-record = It’s neither a table from the shelf nor a saved game.
open-too-large = { $file } is over 16 MB, too large for a game.
open-unreadable = { $file } can’t be read.
files-newer = { $count ->
    [one] One file here is from a newer Cheeseboard. It is left as it is.
   *[other] { $count } files here are from a newer Cheeseboard. They are left as they are.
}
open-newer = { $file } was made by a newer Cheeseboard. Update Cheeseboard to open it.
open-unknown-game = { $file } holds a game that this Cheeseboard doesn’t know.
open-damaged = { $file } is damaged and can’t be opened. The file stays as it is.
open-event = event { $event }, { $rule }: { $why }
cli-no-file = There is no file and no command “{ $given }”. “cheeseboard help” lists the commands.
cli-not-over = The game in “{ $given }” is not over yet, so its story cannot be told.
cli-no-result = The game in “{ $given }” is not over yet, so it has no result.

recent-title = Recent files

undo-revealed = The game is over and everything has been shown.
undo-though-revealed = Undone. But everyone has seen what was hidden.
note-on-turn = { $what } (It’s { $seat }’s turn.)
note-policy = Undo is now set to “{ $policy }”.
note-to-person = A person now plays for { $name }.
note-to-bot = A bot now plays for { $name }: { $level }.
note-dice-real = From now on you roll real dice.
note-dice-app = From now on the app rolls the dice.
