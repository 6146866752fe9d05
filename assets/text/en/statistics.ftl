# What people have played: figures from the records of finished games.
dialog-kind-table = Tables (CSV)
dialog-table-title = Save the figures
statistics-title = Statistics
statistics-reading = { $all ->
    [one] Reading one game…
   *[other] Reading { $count } of { $all } games…
}
statistics-none = Nothing played yet.
statistics-none-person = { $name } hasn’t finished a game like that yet.
statistics-none-more = Play your first game, and you’ll see here who won, how the dice fell and what you’ve learned.
statistics-none-bots = Only bots have played so far.
statistics-none-bots-more = Play a game yourself, and you’ll see here who won, how the dice fell and what you’ve learned.
statistics-play = Play a game
statistics-file = statistics
statistics-not-saved = The figures could not be saved. { $why }

# Instead of the name of a person who was removed.
person-someone = someone
statistics-person = Person
statistics-person-games = { $count ->
    [one] { $name }: one game
   *[other] { $name }: { $count } games
}
statistics-game = Game
statistics-all-games = All games
statistics-show = Show figures as
statistics-plots = Pictures
statistics-tables = Tables
statistics-no-pictures = There are too few games for pictures.
statistics-save = Save as CSV…

statistics-played = { $count ->
    [one] game played
   *[other] games played
}
statistics-won = { $count ->
    [one] win
   *[other] wins
}
statistics-won-together = { $count } of them shared
statistics-streak = most wins in a row
statistics-streak-now = { $count } right now
statistics-best = best result
statistics-mean = { $mean } on average
statistics-too-few = { $count ->
    [one] One game: too few to tell.
   *[other] { $count } games: too few to tell.
}
statistics-more = { $name } wins more often than equal players would.
statistics-alike = { $name } wins about as often as equal players would.
statistics-less = { $name } wins less often than equal players would, so far.

statistics-course = Wins, game by game
statistics-course-legend = Solid: { $name }. Dashed: what equal players would win.
statistics-by-game = The games
statistics-scores = Results
statistics-scores-legend = Every dot is a game. Full dots are wins.
statistics-players = Wins by number of players
statistics-bots = Games with bots
statistics-bars-legend = Wins in 100 games. The line shows what equal players would win.
statistics-groups-few = Too few games here to tell.
statistics-dice = Dice
statistics-dice-legend = Line: what fair dice show. Fair dice usually stay between the dashes.
statistics-dice-few = { $count ->
    [one] One die: too few to tell.
   *[other] { $count } dice: too few to tell.
}
statistics-dice-usual = Nothing unusual: { $count } fair dice come out this uneven in { $share } of 100 tries.
statistics-dice-unusual = Unusual: { $count } fair dice come out this uneven in only { $share } of 100 tries.
statistics-dice-very-unusual = Very unusual: { $count } fair dice come out this uneven in fewer than 1 of 100 tries.
statistics-dice-mean = { $mean } pips on average; fair dice show 3.5.
statistics-luck = Luck and play
statistics-luck-none = None of these games has a story yet. Stories tell luck from play.
statistics-luck-of = { $all ->
    [one] The only game has a story.
   *[other] { $count ->
        [one] One of { $all } games has a story.
       *[other] { $count } of { $all } games have a story.
    }
}
statistics-luck-few = { $count ->
    [one] One story: too few to tell.
   *[other] { $count } stories: too few to tell.
}
statistics-luck-play = { $name } owes more to play than to luck.
statistics-luck-luck = { $name } owes more to luck than to play.
statistics-luck-close = Luck and play are too close to tell apart.
statistics-luck-legend = Counted in wins. The thin line shows how unsure that is.
statistics-luck-bar = Luck
statistics-play-bar = Play
statistics-lessons = Lessons
statistics-lessons-of = { $count ->
    [one] { $done } of one chapter
   *[other] { $done } of { $count } chapters
}
statistics-lessons-legend = Learned by everyone on this computer.

statistics-after-games = After game
statistics-game-number = Game no.
statistics-played-head = Played
statistics-won-head = Won
statistics-won-head-alone = Won alone
statistics-shared-head = Shared
statistics-equal = Among equals
statistics-best-head = Best
statistics-mean-head = Average
statistics-score-head = Result
statistics-players-head = Players
statistics-bots-head = Bots
statistics-face = Face
statistics-rolled = Rolled
statistics-fair = Fair dice
statistics-brought = From
statistics-wins = Wins
statistics-error = Give or take
statistics-learned = Learned
statistics-yes = yes
statistics-no = no
