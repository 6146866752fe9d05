# Records as a library: choices, tags, deleting, importing.

day-and-time = { $day }, { $hour }:{ $minute }

records-import = Import a folder…
records-tags-of = Tags for { $game } with { $names }, { $day }
records-delete = Delete { $game } with { $names }, { $day }
records-has-story = with its story
records-seat-won = { $name } won: { $score }
records-seat = { $name }: { $score }

# Choices
records-search = Search
records-game = Game
records-person = Who played
records-everyone = Everyone
records-bots = Bots
records-bots-any = Any bots
records-bots-none = Only people
records-bots-level = Bots: { $level }
records-result = Result
records-result-any = Any result
records-result-won = Won
records-result-lost = Not won
records-result-shared = Shared win
records-result-unfinished = Not finished
records-tag = Tag
records-tag-any = Any tag
records-tag-none = No game has a tag yet.
records-order = Order
records-newest = Newest first
records-oldest = Oldest first
records-by-game = By game
records-by-players = By players
records-count = { $count } of { $all }
records-count-reading = { $count } of { $all }, still reading…
records-clear = Show all
records-no-match = No games match.

# Tags
records-tags = Tags
records-tag-new = New tag
records-tag-add = Add tag “{ $tag }”
records-tag-remove = Remove tag “{ $tag }”
records-tags-full = A game can have up to { $count } tags.
records-tags-damaged = Your tags were damaged, but your games are fine. The damaged file is kept as { $kept }.
records-tags-blocked = You can’t change tags right now: their file can’t be read.
records-tags-not-saved = The tags could not be saved. { $why }

# Deleting
records-deleted = Deleted: { $game } with { $names }, { $day }.
records-deleted-many = { $count ->
    [one] { $count } game deleted.
   *[other] { $count } games deleted.
}
records-deleted-before = { $count ->
    [one] You can still put back one deleted game.
   *[other] You can still put back { $count } deleted games.
}
records-undo = Undo ({ $key })
records-delete-failed = The game could not be deleted. { $why }
records-undo-failed = The game could not be put back. { $why }

# Importing
import-reading = Checking { $count } of { $all } files…
import-nothing = There are no games in this folder.
import-imported = { $count ->
    [0] nothing new
    [one] one imported
   *[other] { $count } imported
}
import-known = { $count ->
    [one] one was there already
   *[other] { $count } were there already
}
import-unfinished = { $count ->
    [one] one isn’t finished
   *[other] { $count } aren’t finished
}
import-refused = { $count ->
    [one] one can’t be opened
   *[other] { $count } can’t be opened
}
import-done = Import: { $parts }.
import-failed = Import: { $parts }. Then it stopped. { $why }
import-own = The games in this folder are already here.
dialog-import-title = Import a folder
dialog-import = Import
dialog-folder-path = Path of the folder
dialog-is-no-folder = There is no such folder.

# Keys
keys-find-record = In the records: search
keys-record-tags = In the records: tags
keys-record-delete = In the records: delete
keys-record-undo = In the records: undo delete
