# Words of the whole app, in English. Those of a game are in its own file.
#
# Glossary. Every file of this language keeps to these words; a word after “not” does not stand for the same thing.
# Voice: plain, active, in the present; “you” in lessons and rules, names at the table. British spelling (grey, colour, neighbour).
#
# The app
# seat: a place at the table; it has a name and a mark. A person or a bot plays for it. Not: human.
# player: whoever plays, in rules and lessons.
# turn: all that a seat does until the next one is on. move: one choice within a turn. Not: ply.
# round: Kalle’s rounds, the final round of Rat-a-Tat Roll.
# legal, allowed: what the rules let you do. A refusal names the fact, then the way out.
# undo, redo, reset my turn: the buttons. In sentences: to take back.
# hint: what a strong player would do. Not: tip, advice.
# table: a game that goes on; it waits on the shelf; to throw it away. record: the file of a game.
# What happened: the panel with the log. look back, review: to go through earlier positions. moment worth a look: luck, or a better move.
# rules, rule book; our ruling: what we decided where the rule book is silent.
# lesson: has chapters, steps and questions. Learn and Play are the buttons.
# curtain: hides what only one seat may see; goes up, drops. to cover: to hide secrets.
# bot: has a level (child, easy, medium, hard, expert) and a temper (careful, bold, thieving). Not: AI, computer.
# luck: the number that brings the same game again. Not: seed (only for files and the command line).
# to draw: tiles from the bag; the draw decides who begins. to deal: cards, or the rest of the bag.
# to roll, to re-roll; a roll. Not: to throw dice. face down, face up (cards, tiles); closed, open (lids).
# points, sum, total. tie: players are tied, or share the win.
#
# Zatre: tile, to lay; cell (dark, light, red); row, column, line (either of them); the bag; hand.
#   score sheet: rows with boxes, a bonus and a cross (×2). to enter: write on the sheet. to keep: for the next turn. partners, team.
# Kalle Kanalratte: the rat, to hide; searchers; the guard; lid, to turn over; to swap, to point at, to show the rat; a cheese.
# Burg Appenzell: castle, tower, room, roof (slate, thatch, copper), to lift; cell; tile, spare tile, trap; chip; kind of cheese.
#   mouse: to run, to jump, to bring in; fallen; supply. pennant: where you push. action: four in a turn.
# Rat-a-Tat Roll: pawn, space, region; card, pile, row of cards (full: a full hand); token, to spend.
#   choice, re-roll, peek, wild: the four kinds of space. wild die: lowest, highest, swap. to skip a turn.
# Ratzzia: pantry, column, shelf, space; die, to place, to take back; support dice, candy die, candy jar, reserve.
#   food: sausage 1, cracker 5, cheese 10; in front, in the bag. cat row, the cat’s number. to store; to pass clockwise or anticlockwise.
#   shelves: Annie, the candy jar, sausages, the store, Greedy, the accountant.

cell = row { $row }, column { $column }
seat-unnamed = seat { $number }
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
record-unknown-level = { $name } plays at the level “{ $level }”, which is not known here; “simple” is taken instead
result-too-early = there is a result, but the game is not over
result-missing = the game is over, but there is no result
result-differs = the result is not the one of this game

undo-free = Free
undo-until-news = Until something new
undo-off = Off
undo-nothing = There is nothing to take back.
undo-is-off = Nothing is taken back at this table.
undo-next-has-begun = The next turn has begun.
undo-covered = Something has been covered since then.
undo-chance = Chance has spoken since then.
undo-other-seat = { $seat } has decided since then.
undo-news = { $seat } has seen something new since then.

cli-option-form = An option is given as KEY=VALUE, not as “{ $given }”.
cli-option-unknown = This game has no option “{ $given }”.
cli-option-value = This option cannot be so: { $given }.
cli-output-failed = The output could not be written: { $detail }
cli-sprt-seats = With --sprt the first level sits at one seat only: seats of the same game are no games of their own.
cli-input-failed = The input could not be read: { $detail }
cli-baseline-missing = The levels “baseline:…” need --baseline PROGRAM.
cli-baseline-failed = The program given by --baseline does not decide: { $detail }
cli-keep-other = { $file } holds the games of another run.
cli-request = This is no request: { $detail }
cli-game-unknown = There is no game “{ $given }”; there are { $games }.

app-name = Cheeseboard

no-window = No window could be opened: { $detail }
no-window-display = There is no display: neither DISPLAY nor WAYLAND_DISPLAY is set.
no-window-libraries = Libraries are missing. On Debian or Ubuntu this installs them: sudo apt-get install { $packages }

undo-would = Take back: { $what }

pace-slow = Slow
pace-calm = Normal
pace-fast = Fast
pace-by-key = Step by key

table-to-games = Games
table-undo = Undo
table-redo = Redo
table-redo-tip = Redo ({ $key })
table-reset = Reset my turn
table-reset-tip = Take back everything laid in this turn
table-taken-back = Taken back.
table-more-before = { $count ->
    [one] One more thing happened before that.
   *[other] { $count } more things happened before that.
}
table-menu = Menu
table-single-move = There was only one way: { $what }
table-once-more = Press again to { $what }.
table-once-more-at-a-cost = Press again to { $what } ({ $cost }).
table-asks-again = Sure?
table-press-again = Press again

# The coach, who asks before a move that gives much away.
coach-sure = Sure? There’s a better move. { $because }
coach-sure-more = It wins more often.
coach-play-anyway = Play anyway
coach-take-back = Take back
coach-show = Show me
coach-off = never asks
coach-gentle = asks before big mistakes
coach-every = asks before every mistake
coach-of = Coach for { $name }
table-bot-turn = It’s { $seat }’s turn.
table-step = Next step
table-step-tip = Lets the bot play its next step ({ $key })
table-step-waits = { key-enter } shows what { $seat } does next.
table-bot = { $name }, bot, { $manner }, { $score }
table-hint = Hint
table-hint-tip = What would a strong player do? ({ $key })
table-hint-is = Hint: { $what }. { $why }
table-hint-thinking = Thinking …
table-nothing-to-decide = Nothing to decide now. { $status }
table-nothing-to-decide-then = You’re looking back. To play, go back to the game or play on from here.
table-hint-only = It’s the only move.
table-hint-memory = Where several people play a game of memory, a hint would tell what someone has forgotten.
table-hint-secret = A hint would tell the others what only the player on turn sees.
table-nothing-there = Nothing can be done with this now. { $status }
table-play-for-me = Play it for me
table-skip = Skip to my turn
table-skip-tip = Bots play on without a pause until it’s a person’s turn; you still see how a round ends ({ $key })
table-skip-glimpse = First { $seat } puts down what is shown.
choices-title = What can I do?
choices-tip = Every move you can make ({ $key })
choices-close = Close
choices-of = { $count ->
    [one] There is one thing { $seat } can do.
   *[other] There are { $count } things { $seat } can do.
}
choices-group = { $heading }: { $count } ways
choices-secret = A list of all moves would help someone remember, or tell the others what only one may see. { $status }
record-copied = The game is on the clipboard.
picture-copied = The picture is on the clipboard.
picture-not-saved = The picture could not be saved. { $why }

menu-new-game = New game…
menu-save-record = Save record…
menu-open-record = Open record…
menu-copy-picture = Copy picture
menu-save-picture = Save picture…
menu-copy-record = Copy game
menu-look-back = Look back
menu-cover = Cover what is secret
menu-uncover = Uncover what is secret
menu-present = Present
present-leave = Stop presenting ({ $key })
menu-about = About this game
menu-settings = Settings
menu-keys = Keys
menu-undo-policy = What may be taken back
menu-seats = Seats
menu-to-bot = Let a bot play for { $name }: { $level }
menu-to-person = Let a person play for { $name }

panels-things = Seats
panels-log = What happened
panels-which = Beside the board
log-since = Since { $seat }’s last turn
log-before = Before { $seat }’s first turn
standing-level = { $seats } are level at { $points }.
standing-one-ahead = { $seat } is one ahead.
log-earlier = Show { $count } earlier
log-read = Close
log-show-steps = Show the steps
log-hide-steps = Hide the steps

key-tip = Key { $key }

review-place = Turn { $number } of { $of }.
review-to-game = Back to the game
review-to-end = To the result
review-play-on = Play on from here
review-play-on-tip = Opens a new table from this position; the old record stays as it is
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
end-review = Look at the board
end-won-by = { $margin ->
    [0] Level on points with { $others }.
    [one] A single point ahead of { $others }.
   *[other] { $margin } points ahead of { $others }.
}
end-won-level = { $score ->
    [one] Level on 1 point.
   *[other] Level on { $score } points.
}
end-counting = Time to count. Press any key for the result.

rules-ours = Our ruling:
rules-example = For example:

cli-ply = This record has { $events } events; --ply goes from 0 to that.
cli-seat = This record has { $seats } seats; --seat counts them from 0.
cli-seat-covered = What only one seat may see stays covered until the game is over; leave --seat away.

curtain-all-but = All but { $seat } look away
curtain-pass = Only { $seat } looks
curtain-decides = { $seat } decides something that nobody else may see. Hold the button while it counts to three; then the curtain goes up.
curtain-looks = Hold the button to see it. Everyone else looks away.
curtain-glimpse = { $seat } sees something while holding the button. Everyone else looks away.
curtain-hold = Press and hold
curtain-hold-key = or hold { $key }
curtain-never-mind = Never mind
curtain-look = Look behind the curtain
curtain-look-tip = Shows what only the player whose turn it is may see, while you hold it
curtain-press = Press
curtain-press-key = or press { $key }
curtain-drop = Drop the curtain
curtain-decides-by-press = { $seat } decides something that nobody else may see. Press the button. It counts to three, then the curtain goes up.
curtain-looks-by-press = Press to see it, press again to cover it. All others look away.
curtain-glimpse-by-press = { $seat } is shown something. Press to see it, press again to cover it. All others look away.
curtain-look-tip-by-press = Shows what only the player whose turn it is may see, until you press again
curtain-spoken = What lies behind the curtain is spoken too: put on headphones.
log-covered = Since then something was covered: nobody looks back to it while the game runs.
glimpse-put-away = Put it down
dice-real = Real dice are rolled and entered here
dice-enter = { $count ->
    [one] { $seat } rolls a die: what does it show?
   *[other] { $seat } rolls { $count } dice: what do they show?
}
dice-enter-table = { $count ->
    [one] Roll a die: what does it show?
   *[other] Roll { $count } dice: what do they show?
}
dice-face = Enter a { $face }
dice-back = Take back the last one entered
dice-correct = Correct the roll
chance-not-due = Nothing of the kind is to be rolled or chosen now.

# A game that is still being made.
draft-begin = Begin
draft-choose = { $seat }: choose a move.
draft-chance = Chance decides now.
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
plan-lost = There’s little left to save here.
plan-clear = The next best is clearly worse.
plan-next = Other ways are a little worse.
plan-close = Another way is about as good.
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
