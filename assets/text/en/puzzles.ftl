# Puzzles: the question, which gives nothing away, and the idea behind the solution.

puzzle-ask-win = { $seat } to move: win the game this turn.
puzzle-ask-turn = { $seat } to move: find the best turn.
puzzle-ask-move = { $seat } to move: find the best move.
cli-puzzle = This puzzle can’t be used: { $detail }

puzzle-idea-win = This ends the game, and wins it.

puzzle-idea-zatre-two-twelves = Two tiles are enough for two lines of 12.
puzzle-idea-zatre-all-three = One turn scores a 10, an 11 and a 12.
puzzle-idea-zatre-two-crosses = One turn earns two crosses, and each of them doubles a row.
puzzle-idea-zatre-bonus-and-cross = A full row earns its bonus, and a cross doubles a row.
puzzle-idea-zatre-bonus = The missing box fills a row and earns its bonus.
puzzle-idea-zatre-cross = A cross doubles a whole row.
puzzle-idea-zatre-more-lines = A tile can count twice: across and down.
puzzle-idea-zatre-two-lines = One turn makes more than one line.
puzzle-idea-zatre-twelve = Go for the 12.
puzzle-idea-zatre-one-line = One line will do if it lands in the right box.
puzzle-idea-zatre-keep = What fits nowhere stays in hand: see who’s left with more.
puzzle-idea-zatre-leave-little = You can’t score, so think about what you leave the others.

puzzle-idea-kalle-flee = Get out of the guard’s reach while there’s time.
puzzle-idea-kalle-walk-in = Right under the guard’s nose is the last place anyone looks.
puzzle-idea-kalle-stay-near = Even a swap that doesn’t get you to safety confuses the search.
puzzle-idea-kalle-move-on = Move on before the guard gets close.
puzzle-idea-kalle-decoy-near = Swap other lids, and let everyone believe the rat just ran.
puzzle-idea-kalle-decoy = The rat is out of reach and can stay: swap other lids to lead the search away.
puzzle-idea-kalle-bluff = Swap nothing within the guard’s reach: that looks innocent.
puzzle-idea-kalle-sit-tight = Out of the guard’s reach, swapping nothing gives nothing away.
puzzle-idea-kalle-likeliest = Go where all those swaps have most likely put the rat.
puzzle-idea-kalle-close-in = This step brings more of the likely lids within reach of the next one.
puzzle-idea-kalle-point = Follow every swap: no other lid is as likely.
puzzle-idea-kalle-prove = Follow every swap from the start, and you know where the rat is.

puzzle-idea-burg_appenzell-two-chips = One turn wins two chips.
puzzle-idea-burg_appenzell-trap = A push slides a trap under someone else’s mouse.
puzzle-idea-burg_appenzell-enter-chip = A new mouse jumps in over the tower and lands on the cheese.
puzzle-idea-burg_appenzell-jump = Other mice are a bridge: jump over them to the cheese.
puzzle-idea-burg_appenzell-spare = The spare tile goes in right under your mouse.
puzzle-idea-burg_appenzell-push-then-run = Push first: that brings the cheese within reach of a mouse.
puzzle-idea-burg_appenzell-run-then-push = First run into place, then push the cheese under the mouse.
puzzle-idea-burg_appenzell-recall = You’ve seen what’s under this roof: lift it and run to the cheese.
puzzle-idea-burg_appenzell-dodge = Move your mice where no push can bring a trap.
puzzle-idea-burg_appenzell-push-chip = Don’t run to the cheese: push it under your mice.
puzzle-idea-burg_appenzell-run-chip = The second mouse on the same cheese wins the chip.
puzzle-idea-burg_appenzell-push-and-lift = Push first, then lift a roof and see what slid in.
puzzle-idea-burg_appenzell-run-and-lift = Run first to get the right roof within reach.
puzzle-idea-burg_appenzell-lift = Knowing what’s under this roof helps more than anything else right now.
puzzle-idea-burg_appenzell-push = A push can set up the floor for your next turn.
puzzle-idea-burg_appenzell-enter = One more mouse in the castle is worth its action.

puzzle-idea-rat_a_tat_roll-dice = How many dice you roll decides where you’re likely to stop.
puzzle-idea-rat_a_tat_roll-reroll-behind = What you rolled leaves you behind: try for another face.
puzzle-idea-rat_a_tat_roll-reroll-wild = Another roll of the wild die is worth more than what it shows.
puzzle-idea-rat_a_tat_roll-last-token = Spend the last token: another roll is worth more.
puzzle-idea-rat_a_tat_roll-reroll-one = Roll one die again, and keep the others.
puzzle-idea-rat_a_tat_roll-reroll = A token for a better space is well spent.
puzzle-idea-rat_a_tat_roll-keep-wild = Take what the wild die brings, and save the token.
puzzle-idea-rat_a_tat_roll-keep-for-pile = The card here is high, but you can draw from the pile instead.
puzzle-idea-rat_a_tat_roll-keep-many-tokens = Save your tokens for the wild die: with this many, you can keep rolling it.
puzzle-idea-rat_a_tat_roll-keep-two-faces = Two of the wild die’s faces help: the lowest card, or a good swap.
puzzle-idea-rat_a_tat_roll-keep-to-wild = Keep the roll: it leads to the wild die.
puzzle-idea-rat_a_tat_roll-keep-to-lowest = No card on the table is lower, and this space brings a token as well.
puzzle-idea-rat_a_tat_roll-keep-two-tokens = The card is high, but here it brings you two tokens.
puzzle-idea-rat_a_tat_roll-keep-for-last-roll = This card fills your row, and the tokens are for the wild die after that.
puzzle-idea-rat_a_tat_roll-keep-to-token = Keep the roll: this space brings a token as well.
puzzle-idea-rat_a_tat_roll-keep-to-low = Keep the roll: it leads to a low card.
puzzle-idea-rat_a_tat_roll-keep = This roll is good enough: save the token.
puzzle-idea-rat_a_tat_roll-pile = On average, a card from the pile is lower than this one.
puzzle-idea-rat_a_tat_roll-token-card = The card brings a token as well.
puzzle-idea-rat_a_tat_roll-face-up = The card you see is lower than what you’d draw, on average.
puzzle-idea-rat_a_tat_roll-swap-decoy = Leave the lowest card where it is: whoever swaps next will go for that one.
puzzle-idea-rat_a_tat_roll-swap-last-rival = Only one other player still has a turn: that’s the row to spoil.
puzzle-idea-rat_a_tat_roll-swap-same-card = Two players have a card that low: take it from the one who’s ahead.
puzzle-idea-rat_a_tat_roll-swap-overtake = It’s the last turn, and after this swap no row should be lower than yours.
puzzle-idea-rat_a_tat_roll-swap-leader = Take the low card from whoever is ahead.
puzzle-idea-rat_a_tat_roll-swap-known = You know both cards: bring the lower one home.
puzzle-idea-rat_a_tat_roll-swap-unknown = Give away a card you don’t know for one you know is low.
puzzle-idea-rat_a_tat_roll-swap = Swap a card that’s probably high for one that’s probably low.
puzzle-idea-rat_a_tat_roll-no-swap = Sometimes the best swap is no swap.
puzzle-idea-rat_a_tat_roll-dare = Your row is full, but the wild die can still improve it.
puzzle-idea-rat_a_tat_roll-skip = A good row doesn’t need the wild die: skip.
puzzle-idea-rat_a_tat_roll-replace-high = A high card has to go somewhere: put it in place of your highest.
puzzle-idea-rat_a_tat_roll-replace-known = Replace the highest card you know.
puzzle-idea-rat_a_tat_roll-replace-unknown = A card you haven’t seen may be high: replace that one.
puzzle-idea-rat_a_tat_roll-look-own = Know your own row first.
puzzle-idea-rat_a_tat_roll-look = A look at someone’s card shows you what to swap for.

puzzle-idea-ratzzia-annie-top = Annie’s die comes in from below and lifts another one to the top.
puzzle-idea-ratzzia-candy-top = The candy die is whatever the top space needs.
puzzle-idea-ratzzia-low-pair = A higher pair would cost more than you have, so the lower one goes on top.
puzzle-idea-ratzzia-candy-pair = The candy die becomes the other half of the top pair.
puzzle-idea-ratzzia-support-pair = A support die and one of your own make the top pair.
puzzle-idea-ratzzia-left-first = Columns on the left pay first, so their food can still go into the bag.
puzzle-idea-ratzzia-one-go = A whole column, from bottom to top, in a single turn.
puzzle-idea-ratzzia-ride = The others have done the climbing: the last die takes the reward.
puzzle-idea-ratzzia-deny-store = Empty the store’s column before someone else wins with it.
puzzle-idea-ratzzia-out-of-reach = The biggest heap tempts thieves: get it into the bag.
puzzle-idea-ratzzia-take-candy-away = The jar is empty, so someone has to give you a candy die.
puzzle-idea-ratzzia-many-sausages = Your own dice on the way up earn sausages, too.
puzzle-idea-ratzzia-earn-and-store = This turn’s sausages come first, so they can go into the bag as well.
puzzle-idea-ratzzia-pair-order = Only the top pair counts for the bag, so the higher one goes on top.
puzzle-idea-ratzzia-one-die = One die is enough to complete the store’s column.
puzzle-idea-ratzzia-high-pair = A high pair on top lets more into the bag.
puzzle-idea-ratzzia-store = Food in the bag is safe, and it’s all that counts.
puzzle-idea-ratzzia-no-store = Leave the food in front this time.
puzzle-idea-ratzzia-chain = One turn completes two columns.
puzzle-idea-ratzzia-cat = Let the cat come, and everyone’s dice go home.
puzzle-idea-ratzzia-steal = Half of someone’s food becomes yours.
puzzle-idea-ratzzia-pass-food = When food goes round, you get more than you give.
puzzle-idea-ratzzia-annie = Annie moves the die to where it’s needed.
puzzle-idea-ratzzia-candy = A candy die can be any number: take one.
puzzle-idea-ratzzia-candy-number = No die shows the number this space needs, so the candy die steps in.
puzzle-idea-ratzzia-use-candy = Now is the time for the candy die.
puzzle-idea-ratzzia-support-places = All the support dice have to be placed: find a column for each.
puzzle-idea-ratzzia-support = Support dice climb for you, and nobody else earns from it.
puzzle-idea-ratzzia-complete = The last space is the one that pays.
puzzle-idea-ratzzia-take-back = Take the dice back, and you’ll have more to roll next turn.
puzzle-idea-ratzzia-keep = Keep the roll: it has what the columns need.
puzzle-idea-ratzzia-reroll = Roll again whatever has no good place.
puzzle-idea-ratzzia-roll = Roll: your dice are more use in your hand than on the board.
puzzle-idea-ratzzia-cat-row = Better a die in the cat row than in the wrong column.
puzzle-idea-ratzzia-hold-back = Dice you keep in hand are dice for next turn.
puzzle-idea-ratzzia-prepare = Nothing gets finished now, but it sets up your next turn.

# The puzzles screen.
go-puzzles = Puzzles
puzzles-title = Puzzles
puzzles-invitation = Can you find the best move?
puzzles-who = Who’s solving?
puzzles-stars-legend = Three stars on the first try, two on the second or with a hint, one after that.
puzzles-solved-of = { $done } of { $count } solved
puzzles-streak = { $count } in a row on the first try, best { $best }
puzzles-rating = Rating { $rating }
puzzles-next = Next puzzle
puzzles-next-of = { $game }: next puzzle
puzzles-all-solved = All solved
puzzle-tile = { $game }, puzzle { $number }, { $difficulty }: { $state }
puzzle-easy = easy
puzzle-tricky = tricky
puzzle-hard = hard
puzzle-stars = { $count ->
    [one] one star
   *[other] { $count } stars
}
puzzle-open = not solved yet
puzzle-known = solution seen
puzzle-unusable = This puzzle can’t be opened. The others are fine.

# A puzzle at the table.
puzzle-number = Puzzle { $number }
puzzle-watch = Watch how the game got here. Then comes the question.
puzzle-remember = Remember what you see. Then comes the question.
puzzle-skip = Skip
puzzle-watch-again = Watch again
puzzle-hint = Hint
puzzle-looking = Checking your answer…
puzzle-go-on = This takes a while. If you move on now, it won’t count as a try.
puzzle-right = That’s it.
puzzle-as-good = That’s just as good as our answer.
puzzle-wrong = Not quite.
puzzle-because = There’s a better answer. { $because }
puzzle-wrong-plain = There’s something better here.
puzzle-better-by = { $count ->
    [one] The best answer wins about one more game in a hundred.
   *[other] The best answer wins about { $count } more games in a hundred.
}
puzzle-ends-at-news = The last move shows something new, so the answer ends there.
puzzle-stays-hidden = Your last move would show something new. That stays hidden for now.
puzzle-try-again = Try again
puzzle-show = Show me
puzzle-showing = This is the best answer.
puzzle-best-is = Best answer: { $what }. { $why }
puzzle-shown = That was the best answer.
puzzle-all = All puzzles
puzzle-play-on = Play on
puzzle-play-on-tip = Play on from here
puzzle-begins = Your answer starts here.
puzzle-status-watch = This is what { $seat } has seen.
puzzle-status-answered = { $seat } has answered.
puzzle-status-shown = The best answer for { $seat }.

# Among the figures of what people have played.
statistics-puzzles-of = { $solved } of { $count }
statistics-solved = Solved
statistics-best-streak = Best streak
statistics-rating = Rating
statistics-no-rating = –
statistics-puzzles-legend = A rating needs five puzzles. Only first tries count.
