# The screens around the table: game select, new game, settings, keys, records, file dialogs.

mark-circle = red circle
mark-square = blue square
mark-triangle = green triangle
mark-diamond = amber diamond
mark-star = violet star
mark-hexagon = grey hexagon

level-random = random
level-greedy = simple
level-child = child
level-easy = easy
level-medium = medium
level-hard = hard
level-expert = expert
temper-careful = careful
temper-bold = bold
temper-thieving = thieving
bot-manner = { $temper }, { $level }
level-means = This bot { $parts }.
level-notices = sees { $count } of 10 moves
level-notices-all = sees every move
level-forgets = forgets { $count } of 10 things it saw
level-takes-now = takes what counts most right now
level-thinks-ahead = thinks ahead
level-thinks-long = thinks as far ahead as it can
temper-careful-means = When moves look equally good, it blocks the others.
temper-bold-means = When moves look equally good, it takes what it can get at once.
temper-thieving-means = When moves look equally good, it takes from others.

day-today = today
day-yesterday = yesterday
day-on = on { $weekday }
day-date = { $day } { $month }
day-date-year = { $day } { $month } { $year }
weekday-1 = Monday
weekday-2 = Tuesday
weekday-3 = Wednesday
weekday-4 = Thursday
weekday-5 = Friday
weekday-6 = Saturday
weekday-7 = Sunday
month-1 = January
month-2 = February
month-3 = March
month-4 = April
month-5 = May
month-6 = June
month-7 = July
month-8 = August
month-9 = September
month-10 = October
month-11 = November
month-12 = December

list-or = { $first } or { $last }

# Game select
game-facts = { $fewest }–{ $most } players · { $minutes } minutes
go-games = Games
go-table = Table
go-deal = Deals
go-records = Records
go-settings = Settings
go-quit = Quit
select-play = Play
select-play-of = { $game }: play
select-learn = Learn
select-learn-of = { $game }: learn
select-continue = Continue
select-continue-title = { $game }, just as you left it
select-turn = { $seat } is next.
select-shelf = On the shelf
select-shelf-empty = Nothing here yet. When you leave a game, it waits on this shelf until you come back.
select-open = Open { $game } with { $names }, { $day }
select-open-try = Open a try in { $game } with { $names }, { $day }
select-try = Try
select-game-day = { $game } · { $day }
select-throw = Throw away { $game } with { $names }
select-throw-sure = Throw away?
select-throw-keep = Keep
select-throw-failed = The table couldn’t be thrown away: { $detail }
select-set-aside = { $count ->
    [one] One table on the shelf was damaged. Its file is kept as { $kept }.
   *[other] { $count } tables on the shelf were damaged. Their files are kept as { $kept }.
}
select-set-aside-many = { $count } tables on the shelf were damaged. Their files are kept, with “.damaged” at the end of their names.
select-left = { $count ->
    [one] One file on the shelf can’t be read. It stays where it is.
   *[other] { $count } files on the shelf can’t be read. They stay where they are.
}

# New game
new-game-of = A new game of { $game }
new-game-who = Who plays?
new-game-how = How you play
new-game-as-usual = You play by the book; there’s nothing to choose.
new-game-start = Start
new-game-draw-decides = The draw decides who begins.
new-game-who-begins = Who begins
new-game-drawn = Random
new-game-begins = { $name } begins.
new-game-add = Add a player
team = { $one } and { $other }
new-game-full = { $game } is for { $most } at most.
new-game-advanced = Advanced
new-game-seed = Luck
new-game-seed-hint = new
new-game-seed-new = New number
new-game-seed-about = The same number brings the same luck again. Leave it empty for new luck every time.
new-game-seed-wrong = Luck is 0x and up to 16 digits from 0 to 9 and a to f.
new-game-same-name = Two players are called { $name }. Change one of the names.
new-game-person = Person
new-game-bot = Bot
new-game-bots-only = Only bots play: sit back and watch.
option-fits = Only for { $counts } players.
option-yes = Yes
option-no = No
seat-name = Name of player { $number }
seat-mark = Mark of { $name }: { $mark }
seat-is-person = { $name } is a person
seat-is-bot = { $name } is a bot
seat-level = { $name } plays: { $level }
seat-temper = { $name } is { $temper }
seat-up = { $name } plays earlier
seat-down = { $name } plays later
seat-remove = { $name } leaves the table
mark-free = { $mark }
mark-taken = { $mark }, { $name }’s right now: they swap
name-suggestion = { $name } plays here
name-suggestions = People who have played here
seat-who = Who plays for { $name }
seat-how-well = How well { $name } plays
seat-how = How { $name } plays
person-default = Robin
guest = Guest
guest-numbered = Guest { $number }
# Bots have names that fit their tempers, twice as many of each as can sit at a table. None of them is a thing in a game.
bot-names-careful = Fenna, Hazel, Tilda, Wilma
bot-names-bold = Rocco, Freya, Bruno, Zelda
bot-names-thieving = Filou, Mimi, Lupo, Swipe
# Names as arguments of lists.
literal = { $text }
option-more = More for { $name }
option-less = Less for { $name }

# Sheets
sheet-close = Close ({ $key })
settings-title = Settings
settings-language = Language
settings-look = Look
settings-like-system = Follow system
settings-look-light = Light
settings-look-dark = Dark
percent = { $number }%
settings-text-size = Text size
settings-motion = Things move
animation-off = Not at all
animation-slow = Slowly
animation-normal = Normally
animation-fast = Fast
settings-telling = A move to remember takes
settings-lively = Small things stir now and then
telling-very-slow = 2 s
telling-slow = 1.4 s
telling-normal = 0.9 s
telling-fast = 0.5 s
settings-sound = Sound
settings-sound-on = Play sounds
settings-volume = Volume
settings-sound-none = Nothing is heard: no sound output was found.
settings-sound-not-built = This version plays no sounds.
sound-off = Sound is off
sound-on = Sound is on
settings-at-the-table = At the table
settings-pace = Bots play
settings-draw-for-me = Draw and roll for me
settings-single-moves = Play a move for me when it’s the only one
settings-curtain-by-press = Press once to lift the curtain, once to drop it
settings-at-new-tables = At a new table
settings-undo = Undo
settings-undo-by-people = Depends on who plays
settings-undo-by-people-means = Everything when you play alone; with others, until something new is seen.
settings-ask = Ask before a turn ends
settings-ask-with-others = With others
settings-ask-always = Always
settings-ask-never = Never
settings-people = Who plays here
settings-people-none = Nobody here yet. Anyone who plays is added.
person-name = Name of { $name }
person-new = Name of someone new
person-yours = Your name
person-add = Add
person-taken = { $name } is here already.
settings-forget = Forget { $name }
settings-forget-sure = Forget?
person-child = { $name } is a child: stories and statistics tell only what went well
person-same-as = { $name } is the same person as …
person-same = Are { $name } and { $other } the same person?
person-same-means = All of { $name }’s games will be { $other }’s. You can’t undo this.
person-same-sure = Yes, the same
person-same-not = No
settings-forget-means = Games that { $name } played with others stay. They’ll say “someone”.
settings-files = Where things are kept
settings-files-settings = Settings
settings-files-tables = Unfinished tables
settings-files-records = Finished games
settings-about = About
settings-about-line = { $name } { $version }, { $licence }

keys-title = Keys
keys-playing = Playing
keys-around = Around the table
keys-move = Show and move the cursor
keys-next-legal = Jump to the next spot you can choose
keys-do = Choose it; without a cursor, the yellow button
keys-pick = Pick a tile or die by its number, a card by its place
keys-candy = Pick a candy die
keys-drop = Put back what’s picked
keys-draw = Draw or roll
keys-end = End the turn, or keep
keys-pass = Pass
keys-only-button = The yellow button, if it’s the only one
keys-curtain = Lift the curtain
keys-glimpse = Put down what only you may see
keys-real-dice = With real dice: enter what you rolled
keys-skip = Skip to the next person
keys-choices = What can I do?
keys-answer = Answer a question in a lesson
keys-hint = Hint
keys-play-for-me = Play the hint for me
keys-story = How the game went (after the end)
keys-undo = Undo
keys-redo = Redo
keys-games = On the games screen: go to that game
keys-back = Back
keys-tab = The next button or field
keys-find = In the rule book: search
keys-drill-answer = In a drill: choose that answer
keys-drill-watch-again = In a drill: watch again after a mistake
keys-keys = These keys
keys-panel = Switch between players and log
keys-cover = Hide secrets
keys-full-screen = Full screen
keys-text-size = Larger or smaller text
keys-text-usual = Text at its normal size
keys-mute = Sound off or on
keys-quit = Quit
keys-new = New game
keys-open = Open a record
keys-save = Save the record
keys-review = Review: go to the start or the end
keys-step = Show the bot’s next step
keys-review-step = Review: one step back or on
keys-review-turn = Review: one turn back or on
keys-review-moment = Review: previous or next key moment
keys-review-play = Review: watch or pause
keys-review-pace = Review: speed
keys-review-compare = Review: compare with a better move
keys-review-eyes = Review: show what the player could see, or everything
key-ctrl = Ctrl
key-shift = Shift
key-arrow = Arrow
key-left = Left
key-right = Right
key-up = Up
key-down = Down
key-enter = Enter
key-space-bar = Space
key-backspace = Backspace
key-delete = Delete
key-escape = Esc
key-tab = Tab
key-home = Home
key-end = End
key-page-up = Page Up
key-page-down = Page Down

# Records
records-title = Records
records-open-file = Open a file…
records-none = No finished games yet.
records-none-more = Finished games are kept here: who played, who won, and every move, ready to review.
records-with = { $game } · { $day }
records-wins = { $count ->
    [one] { $names } won with { $score }
   *[other] { $names } shared the win with { $score }
}
records-unfinished = not finished
records-show = Look at { $game } with { $names }, { $day }
records-damaged = { $count ->
    [one] One file here isn’t a game and stays as it is.
   *[other] { $count } files here aren’t games and stay as they are.
}

# File dialogs
dialog-open-title = Open a record
dialog-save-title = Save the record
dialog-picture-title = Save the picture
dialog-waits = The window for choosing files is open. You can also type a path here.
dialog-no-window = The window for choosing files didn’t open. Type the path here.
dialog-path = Path of the file
dialog-open = Open
dialog-save = Save
dialog-cancel = Cancel
dialog-kind = Game records
dialog-kind-picture = Pictures
dialog-is-no-file = There is no file { $file }.
dialog-is-there = { $file } already exists. Saving replaces it.

# A board from a file: Cheeseboard’s own, or one that people bring.

board-ours = Cheeseboard’s
board-from-file = From a file…
board-open-another = Open another file…
board-save-ours = Save Cheeseboard’s as a file…
board-refused = { $file } can’t be used. { $why }
board-not-saved = The board could not be saved. { $why }
dialog-board-title = Open a board
dialog-board-save-title = Save the board
dialog-kind-board = Boards

lessons-title = Learn { $game }
lesson-learned = Learned:
lesson-step = Step { $step } of { $steps }
lesson-waits = The table waits while you read.
lesson-watch = Watch what happens.
lesson-look = Take a good look, then click “Put it down”.
lesson-next = Next
lesson-back = Back
lesson-restart = Start the chapter again
lesson-show = Show me
lesson-next-chapter = Next chapter
lesson-play = Play
lesson-back-tip = Back to the previous step
lesson-begins = The lesson starts here.
menu-lessons = All chapters

new-game-together = First game together: explain things as they come up
new-game-together-new = Nobody has played this game here yet.
together-title = First game together
together-on = Got it
