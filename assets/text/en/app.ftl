# Words of the whole app, in English. Those of a game are in its own file.
#
# Glossary. Every file of this language keeps to these words; a word after “not” does not stand for the same thing.
# Voice: plain, warm, active, in the present; contractions; “you” in lessons and rules, names at the table.
# British spelling (grey, colour, neighbour). No “one does”, no “it is decided”, no “in vain”.
#
# The app
# player: whoever plays, a person or a bot, with a name and a mark. Not: seat (only in files and the command line), human.
# turn: all that a player does until it’s the next one’s turn; “the player whose turn it is”. Not: on turn. move: one choice within a turn. Not: ply.
# round: Raggedy Rat’s rounds, the final round of Rat-a-Tat Roll.
# may, can, allowed: what the rules let you do. A refusal says the fact, then the way out. Not: legal.
# undo, redo, reset my turn: the buttons, and the words in sentences. to take back: only dice, in Ratzzia.
# hint: what a strong player would do. Not: tip, advice.
# table: a game that goes on; it waits on the shelf; to throw it away. record: the file of a game.
# What happened: the panel with the log. review: to go through a game again. key moment: luck, or a better move. Not: look back.
# rules, rule book; our ruling: what we decided where the rule book doesn’t say.
# lesson: has chapters, steps and questions. Learn and Play are the buttons.
# curtain: hides what only one player may see; goes up, drops. to hide secrets, to show them.
# bot: has a level (child, easy, medium, hard, expert) and a temper (careful, bold, thieving). Not: AI, computer.
# luck: the number that brings the same game again. Not: seed (only for files and the command line).
# to draw: tiles from the bag; the draw decides who begins. to deal: cards, or the rest of the bag.
# to roll, to re-roll; a roll. Not: to throw dice. face down, face up (cards, tiles); closed, open (lids).
# points, total. tie: players are tied, or share the win. glowing: what the lesson points at. Not: lit.
# board: has squares (Zatre, Burg Appenzell), spaces (Rat-a-Tat Roll, Ratzzia) or lids (Raggedy Rat). Not: cell.
#
# Zatre: tile, to lay; square (dark, light, red); row, column, line (either of them); the bag; hand.
#   score sheet: rows with boxes, a bonus and a cross (×2). to score: what a turn brings. to keep: for the next turn. partners, team.
# Raggedy Rat (the game, and the rat’s name): the rat, to hide; searchers; the guard; lid, to turn over; to swap, to point at,
#   to show the rat; a cheese. wrong lid: one without the rat.
# Burg Appenzell: castle, tower, room, roof (slate, thatch, copper), to lift; square; tile, spare tile, trap; chip; kind of cheese.
#   mouse: to run, to jump, to bring in; fallen; supply. pennant: where you push. action: four in a turn.
# Rat-a-Tat Roll: pawn, space, region; card, face-up card, pile, row of cards (full: a full hand); token, to spend.
#   choice, re-roll, peek, wild: the four kinds of space. wild die: lowest, highest, swap. to skip a turn.
# Ratzzia: pantry, column, shelf, space; die, to place, to take back; support dice, candy die, candy jar, reserve. Everyone is a mouse.
#   food: sausage 1, cracker 5, cheese 10; in front, in the bag. cat row, the cat’s number. to store; to pass clockwise or anticlockwise.
#   shelves: Annie, the candy jar, sausages, the store, Greedy, the accountant.

cell = row { $row }, column { $column }
seat-unnamed = player { $number }
tenths = { $whole }.{ $tenth }
list = { $first } and { $last }
refusal = { $rule }: { $why }

record-malformed = this is not a move or file as it should be ({ $detail })
record-format = this record has a format that this program does not know
record-unknown-game = this program has no game called { $game }
record-player = a seat is neither human nor bot
record-mark = a mark is a number from 0 to 5
record-seed = the seed is not 0x and up to 16 hexadecimal digits
record-legal = the record counts { $claimed } legal moves here, there are { $counted }
record-unknown-level = { $name } plays at the level “{ $level }”, which is unknown here; “simple” plays instead
result-too-early = there is a result, but the game is not over
result-missing = the game is over, but there is no result
result-differs = the result is not the one of this game

undo-free = Free
undo-until-news = Until something new
undo-off = Off
undo-nothing = There’s nothing to undo.
undo-is-off = Undo is off at this table.
undo-next-has-begun = The next turn has begun.
undo-covered = Something has been hidden since, and undo would show it again.
undo-chance = Something has been rolled or drawn since.
undo-other-seat = { $seat } has moved since.
undo-news = { $seat } has seen something new since.

cli-option-form = An option is given as KEY=VALUE, not as “{ $given }”.
cli-option-unknown = This game has no option “{ $given }”.
cli-option-value = “{ $given }” isn’t a value for this option.
cli-output-failed = The output could not be written: { $detail }
cli-sprt-seats = With --sprt the first level sits at one seat only: seats of the same game are no games of their own.
cli-input-failed = The input could not be read: { $detail }
cli-baseline-missing = The levels “baseline:…” need --baseline PROGRAM.
cli-baseline-failed = The program given by --baseline does not decide: { $detail }
cli-keep-other = { $file } holds the games of another run.
cli-request = This is no request: { $detail }
cli-game-unknown = There is no game “{ $given }”; there are { $games }.

app-name = Cheeseboard

no-window = No window opened: { $detail }
no-window-display = There is no display: neither DISPLAY nor WAYLAND_DISPLAY is set.
no-window-libraries = Some libraries are missing. On Debian or Ubuntu, this installs them: sudo apt-get install { $packages }

undo-would = Undo: { $what }

pace-slow = Slow
pace-calm = Normal
pace-fast = Fast
pace-by-key = Step by key

table-to-games = Games
table-undo = Undo
table-redo = Redo
table-redo-tip = Redo ({ $key })
table-reset = Reset my turn
table-reset-tip = Undo everything you’ve done this turn
table-taken-back = Undone.
table-more-before = { $count ->
    [one] One thing happened first.
   *[other] { $count } things happened first.
}
table-menu = Menu
table-single-move = Only one move: { $what }
table-once-more = Press again to { $what }.
table-once-more-at-a-cost = Press again to { $what } ({ $cost }).
table-asks-again = Sure?
table-press-again = Press again

# The coach, who asks before a move that gives much away.
coach-sure = Sure? There’s a better move. { $because }
coach-sure-more = It wins more often.
coach-play-anyway = Play anyway
coach-take-back = Undo
coach-show = Show me
coach-off = never asks
coach-gentle = asks before big mistakes
coach-every = asks before every mistake
coach-of = Coach for { $name }
table-bot-turn = It’s { $seat }’s turn.
table-step = Next step
table-step-tip = Show the bot’s next step ({ $key })
table-step-waits = Press { key-enter } to see what { $seat } does next.
table-bot = { $name }, bot, { $manner }
mood-calm = The mouse looks on calmly.
mood-thinking = The mouse is thinking.
mood-glad = The mouse beams.
mood-ouch = The mouse winces.
mood-sly = The mouse grins slyly.
mood-covered = The mouse covers its eyes.
table-hint = Hint
table-hint-tip = What would a strong player do? ({ $key })
table-hint-is = Hint: { $what }. { $why }
table-hint-thinking = Thinking …
table-nothing-to-decide = Nothing to decide right now. { $status }
table-nothing-to-decide-then = You’re reviewing. Go back to the game to play, or play on from here.
table-nobody-decides-then = Nobody has a choice here. For a hint, step to a moment where someone does.
table-hint-only = It’s the only move.
table-hint-memory = This is a game of memory, so a hint would give away what someone has forgotten.
table-hint-secret = A hint would tell everyone what only one player may see.
table-nothing-there = Nothing to do here right now. { $status }
table-play-for-me = Play it for me
table-skip = Skip to my turn
table-skip-tip = The bots play on until it’s a person’s turn; you still see how a round ends ({ $key })
table-skip-glimpse = { $seat } has to put down what’s shown first.
choices-title = What can I do?
choices-tip = Every move you can make ({ $key })
choices-close = Close
choices-of = { $count ->
    [one] { $seat } can do one thing.
   *[other] There are { $count } things { $seat } can do.
}
choices-group = { $heading }: { $count } ways
choices-secret = A list of moves would jog someone’s memory, or show everyone what only one player may see. { $status }
record-copied = The game is on the clipboard.
picture-copied = The picture is on the clipboard.
picture-not-saved = The picture could not be saved. { $why }
picture-being-painted = Painting the picture …
picture-not-painted = The picture couldn’t be painted.

menu-new-game = New game…
menu-save-record = Save record…
menu-open-record = Open record…
menu-copy-picture = Copy picture
menu-save-picture = Save picture…
menu-copy-result = Copy picture of the result
menu-save-result = Save picture of the result…
menu-copy-record = Copy game
menu-look-back = Review
menu-cover = Hide secrets
menu-uncover = Show secrets
menu-present = Present
present-leave = Stop presenting ({ $key })
menu-about = About this game
menu-settings = Settings
menu-keys = Keys
menu-undo-policy = Undo: how far
menu-seats = Players
menu-to-bot = A bot plays for { $name }: { $level }
menu-to-person = { $name } plays (a person)

panels-things = Players
panels-log = What happened
panels-which = Beside the board
log-since = Since { $seat }’s last turn
log-before = Before { $seat }’s first turn
standing-level = { $seats } are tied on { $points }.
standing-one-ahead = { $seat } is one ahead.
standing-team-one-ahead = { $team } are one ahead.
standing-team = { $one } & { $other }
log-earlier = Show { $count } earlier
log-read = Close
log-show-steps = Show the steps
log-hide-steps = Hide the steps

key-tip = Key { $key }

review-place = Turn { $number } of { $of }.
review-to-game = Back to the game
review-to-end = To the result
review-play-on = Play on from here
review-play-on-tip = Opens a new table from here; the old game stays as it is
review-first = First ({ $key })
review-previous = Previous ({ $key })
review-next = Next ({ $key })
review-last = Last ({ $key })

end-name = { $seat }
end-show = Result
end-again = Play again
end-same-deal = Same deal again
end-same-deal-tip = The same luck: everything comes in the same order
end-save = Save record…
end-review = Review
end-share = Share
end-share-board = Picture of the result
end-won-by = { $margin ->
    [0] Tied on points with { $others }.
    [one] A single point ahead of { $others }.
   *[other] { $margin } points ahead of { $others }.
}
end-won-level = { $score ->
    [one] Tied on 1 point.
   *[other] Tied on { $score } points.
}
end-counting = Time to count up. Press any key for the result.

rules-ours = Our ruling:
rules-example = For example:

cli-ply = This record has { $events } events; --ply goes from 0 to that.
cli-seat = This record has { $seats } seats; --seat counts them from 0.
cli-seat-covered = What only one seat may see stays covered until the game is over; leave --seat away.

curtain-all-but = Everyone but { $seat } looks away
curtain-pass = Only { $seat } looks
curtain-decides = { $seat } has a secret choice to make. Hold the button until it has counted to three; then the curtain goes up.
curtain-looks = Hold the button to look. Everyone else looks away.
curtain-glimpse = Hold the button, { $seat }, and you’ll see something. Everyone else looks away.
curtain-hold = Press and hold
curtain-hold-key = or hold { $key }
curtain-never-mind = Never mind
curtain-look = Look behind the curtain
curtain-look-tip = Hold to see what’s only for the player whose turn it is
curtain-press = Press
curtain-press-key = or press { $key }
curtain-drop = Drop the curtain
curtain-decides-by-press = { $seat } has a secret choice to make. Press the button; it counts to three, then the curtain goes up.
curtain-looks-by-press = Press to look, press again to hide it. Everyone else looks away.
curtain-glimpse-by-press = There’s something for { $seat } to see. Press to look, press again to hide it. Everyone else looks away.
curtain-look-tip-by-press = Shows what’s only for the player whose turn it is, until you press again
curtain-spoken = What’s behind the curtain is read aloud too, so put on headphones.
log-covered = Hidden since then: nobody can see this again until the game is over.
glimpse-put-away = Put it down
dice-real = We roll real dice and enter them here
dice-enter = { $count ->
    [one] { $seat } rolls a die: what does it show?
   *[other] { $seat } rolls { $count } dice: what do they show?
}
dice-enter-table = { $count ->
    [one] Roll a die: what does it show?
   *[other] Roll { $count } dice: what do they show?
}
dice-face = Enter a { $face }
dice-back = Undo the last one entered
dice-correct = Correct the roll
chance-not-due = There’s nothing like that to roll or choose right now.

# A game that is still being made.
draft-begin = Begin
draft-choose = { $seat }: choose a move.
draft-chance = Now it’s up to chance.
draft-over = The game is over.

# Plans: why a move is better than the next best. Each goes on after “plan-for”.
# They stand in lists: a term has no comma of its own, and no “you”.
plan-why = { $because } { $sure }
plan-for = This { $gains }.
plan-for-but = This { $gains }, but { $losses }.
plan-though = This { $losses }, but { $gains }.
plan-trade = It’s a trade-off: this { $gains }, but { $losses }.
plan-also = Also, it { $gains }.
# The same of a better move that has just been spoken of.
better-for = It { $gains }.
better-for-but = It { $gains }, but { $losses }.
better-though = It { $losses }, but { $gains }.
better-also = Also, it { $gains }.
plan-won = This is as good as won.
plan-lost = It’s hard to win from here, but this is the best try.
plan-clear = The next best is clearly worse.
plan-next = Other moves are a little worse.
plan-close = Another move is about as good.
plan-free = It hardly matters here: another move is about as good.
plan-gain-win = wins the game right away
plan-end = wins the game more often
plan-end-less = wins the game less often
plan-rivals = leaves less for { $rivals }
plan-rivals-less = leaves more for { $rivals }
plan-the-other = { $seat }
plan-more-steps = { $count ->
    [one] then one more step
   *[other] then { $count } more steps
}
plan-the-others = the others
plan-step = ({ $number }) { $what }
