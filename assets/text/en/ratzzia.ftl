# Ratzzia: everything this game says, in English.

ratzzia-name = Ratzzia
ratzzia-tagline = Raid the pantry before the cat comes
ratzzia-aim = Place dice in the columns of the pantry to reach what’s on its shelves. Others can take the food in front of you; only what’s in your bag is safe. The first with 25 in the bag wins.
ratzzia-score = { $count } in the bag
ratzzia-option-board = Board
ratzzia-option-board-note = We don’t have the printed board, so we made up most of this one. If you own the game, you can play on yours.

# What stands on the shelves.

ratzzia-shelf-annie = Annie
ratzzia-shelf-candy = the candy jar
ratzzia-shelf-sausages = { $count ->
    [one] one sausage
   *[other] { $count } sausages
}
ratzzia-shelf-store = the store
ratzzia-shelf-greedy = Greedy
ratzzia-shelf-accountant = the accountant

# The log.

ratzzia-log-then = { $first } { $next }
ratzzia-log-begin = { $seat } begins.
ratzzia-log-roll = { $seat } shakes the dice.
ratzzia-log-rolled = { $seat } rolls { $dice }.
ratzzia-log-rolled-again = { $seat } rolls again: { $dice }.
ratzzia-log-support-rolled = { $seat } rolls the support dice: { $dice }.
ratzzia-log-take-back = { $count ->
    [one] { $seat } takes a die back from column { $column }.
   *[other] { $seat } takes { $count } dice back from column { $column }.
}
ratzzia-log-reroll = { $count ->
    [one] { $seat } picks up a die to roll it again.
   *[other] { $seat } picks up { $count } dice to roll them again.
}
ratzzia-log-keep = { $seat } keeps the dice.
ratzzia-log-roll-support = { $seat } picks up the support dice.
ratzzia-log-place = { $column ->
    [0] { $seat } puts a { $die } on a grey space of the cat row.
   *[other] { $seat } puts a { $die } in column { $column }.
}
ratzzia-log-place-support = { $column ->
    [0] { $seat } puts the support { $die } on a grey space of the cat row.
   *[other] { $seat } puts the support { $die } in column { $column }.
}
ratzzia-log-place-candy = { $seat } puts a candy die in column { $column } as a { $die }.
ratzzia-log-finish = { $seat } stops placing.
ratzzia-log-no-store = { $seat } stores nothing.
ratzzia-log-forced = { $count ->
    [one] A { $die } goes to the cat.
   *[other] { $count } × { $die } go to the cat.
}
ratzzia-log-cat = The cat comes, and all dice run home.
ratzzia-log-support-back = { $count ->
    [one] A support die goes back to the reserve.
   *[other] { $count } support dice go back to the reserve.
}
ratzzia-log-complete = Column { $column } is complete: { $paid }.
ratzzia-log-complete-unpaid = Column { $column } is complete.
ratzzia-log-paid = { $seat } gets { $count }
ratzzia-log-sausages = { $seat } gets { $count } from the shelf.
ratzzia-log-annie = Annie’s die goes into column { $column } from below.
ratzzia-log-annie-stayed = No column has room for Annie’s die, so it goes home.
ratzzia-log-candy-jar = { $seat } takes a candy die from the jar.
ratzzia-log-candy-seat = { $seat } takes { $from }’s candy die.
ratzzia-log-candy-column = { $seat } takes the candy die out of column { $column }.
ratzzia-log-no-candy = There’s no candy die to take.
ratzzia-log-stored = { $seat } puts { $amount } in the bag.
ratzzia-log-not-stored = { $seat } has less than { $amount } in front, so nothing is stored.
ratzzia-log-no-pair = There’s no pair, so nothing is stored.
ratzzia-log-stolen = { $seat } takes { $amount } from { $from }.
ratzzia-log-nothing-to-steal = Nobody else has anything to take.
ratzzia-log-passed = { $direction ->
    [clockwise] Everyone passes half of their food clockwise.
   *[anticlockwise] Everyone passes half of their food anticlockwise.
}
ratzzia-log-won = { $seat } has a full bag.

# What a seat is doing, and a whole turn in one sentence.

ratzzia-deed-roll = { $seat } rolls the dice.
ratzzia-deed-roll-again = { $seat } rolls again.
ratzzia-deed-roll-support = { $seat } rolls the support dice.
ratzzia-deed-complete = { $count ->
    [one] { $seat } completes column { $columns }.
   *[other] { $seat } completes columns { $columns }.
}
ratzzia-deed-annie = { $seat } pushes Annie’s die into column { $column }.
ratzzia-deed-store = { $seat } puts food in the bag.
ratzzia-deed-steal = { $seat } robs { $from }.

ratzzia-tell-near = { $bag } of { $full } in { $seat }’s bag
ratzzia-turn-results-dice = { $seat } { $results }: { $dice }.
ratzzia-turn-results = { $seat } { $results }.
ratzzia-turn-dice = { $seat } places { $dice }.
ratzzia-turn-none = { $seat } places nothing.
ratzzia-turn-on = { $column ->
    [0] { $dice } in the cat row
   *[other] { $dice } in column { $column }
}
ratzzia-turn-wins = fills the bag and wins
ratzzia-turn-wins-with = puts the last { $amount } in the bag and wins
ratzzia-turn-robs = robs { $from } (+{ $amount })
ratzzia-turn-candy-of = takes { $from }’s candy die
ratzzia-turn-candy = takes a candy die
ratzzia-turn-stores = puts { $amount } in the bag
ratzzia-turn-stores-nothing = puts nothing in the bag
ratzzia-turn-cat = brings the cat
ratzzia-turn-passes = { $direction ->
    [clockwise] sends half of everyone’s food round clockwise
   *[anticlockwise] sends half of everyone’s food round anticlockwise
}
ratzzia-turn-completes = { $count ->
    [0] completes column { $column }
    [one] completes column { $column } (one sausage)
   *[other] completes column { $column } ({ $count } sausages)
}
ratzzia-turn-annie = pushes Annie’s die into column { $column }
ratzzia-turn-forced = { $count ->
    [one] loses a die to the cat
   *[other] loses { $count } dice to the cat
}
ratzzia-turn-takes-back = { $count ->
    [one] takes a die back from column { $column }
   *[other] takes { $count } dice back from column { $column }
}

# Moves as actions.

ratzzia-move-roll = roll the dice
ratzzia-move-take-back = take the dice back from column { $column }
ratzzia-move-reroll = roll { $dice } again
ratzzia-move-reroll-blank = { $count ->
    [one] roll a die with no number
   *[other] roll { $count } dice with no number
}
ratzzia-move-reroll-both = { $count ->
    [one] roll { $dice } again, and a die with no number
   *[other] roll { $dice } again, and { $count } dice with no number
}
ratzzia-move-keep = keep the dice
ratzzia-move-roll-support = roll the support dice
ratzzia-move-place = { $column ->
    [0] put the { $die } on a grey space
   *[other] put the { $die } in column { $column }
}
ratzzia-move-place-support = { $column ->
    [0] put the support { $die } on a grey space
   *[other] put the support { $die } in column { $column }
}
ratzzia-move-place-candy = put the candy die in column { $column } as a { $die }
ratzzia-move-finish = finish placing
ratzzia-move-annie = put Annie’s die into column { $column } from below
ratzzia-move-candy-seat = take { $seat }’s candy die
ratzzia-move-candy-column = take the candy die out of column { $column }
ratzzia-move-store = put food in the bag
ratzzia-move-no-store = put nothing in the bag
ratzzia-move-steal = take half of { $seat }’s food
ratzzia-move-pass = { $direction ->
    [clockwise] pass half of the food clockwise
   *[anticlockwise] pass half of the food anticlockwise
}
ratzzia-moves-take-back = take dice back
ratzzia-moves-reroll = roll dice again
ratzzia-moves-place = put down the { $die }
ratzzia-moves-place-support = put down the support { $die }
ratzzia-moves-place-candy = put down the candy die
ratzzia-moves-annie = put Annie’s die into a column

# The plan that R21 waits for.

ratzzia-plan-own = { $column ->
    [0] { $seat }’s { $die } on a grey space
   *[other] { $seat }’s { $die } in column { $column }
}
ratzzia-plan-support = { $column ->
    [0] support { $die } on a grey space
   *[other] support { $die } in column { $column }
}
ratzzia-plan-candy = the candy die as a { $die } in column { $column }

# Refusals.

ratzzia-refuse-seats = Ratzzia is for 2 to 5 players, not { $seats }.
ratzzia-refuse-over = The game is over.
ratzzia-refuse-due-start = First you need to know who begins.
ratzzia-refuse-start-seat = There’s no player { $number } here, only { $seats } players.
ratzzia-refuse-due-turn = { $seat } rolls the dice now, or takes some back.
ratzzia-refuse-due-rolled = It’s time to roll { $seat }’s dice.
ratzzia-refuse-due-reroll = { $seat } rolls dice again now, or keeps them.
ratzzia-refuse-due-support = It’s time to roll { $seat }’s support dice.
ratzzia-refuse-due-place = { $seat } places dice now.
ratzzia-refuse-due-annie = { $seat } now says where Annie’s die goes.
ratzzia-refuse-due-candy = { $seat } now says which candy die to take.
ratzzia-refuse-due-store = { $seat } now stores food, or doesn’t.
ratzzia-refuse-due-steal = { $seat } now says whose food to take.
ratzzia-refuse-due-pass = { $seat } now says which way the food goes.
ratzzia-refuse-rolled-blank = A rolled die shows 1 to 6.
ratzzia-refuse-rolled-count = { $due ->
    [one] Roll one die, not { $rolled }.
   *[other] Roll { $due } dice, not { $rolled }.
}
ratzzia-refuse-roll-empty = { $seat } has no dice in hand and has to take some back.
ratzzia-refuse-take-back = { $seat } has no dice in column { $column }.
ratzzia-refuse-reroll-nothing = If you don’t want to roll again, keep the dice.
ratzzia-refuse-reroll-not-there = These dice aren’t all in { $seat }’s hand.
ratzzia-refuse-not-in-hand = { $seat } has no { $die } in hand.
ratzzia-refuse-not-in-hand-blank = { $seat } has no { $die } in hand. Dice that came back from the board have no number until you roll them.
ratzzia-refuse-column-full = Column { $column } has no free space above its highest die.
ratzzia-refuse-needs = The next space of column { $column } needs a { $needs }, not a { $die }.
ratzzia-refuse-joined = The next space of column { $column } is joined to the { $below } below it, so it needs another { $below }, not a { $die }.
ratzzia-refuse-grey-full = The grey spaces are full, and you never put dice on red ones.
ratzzia-refuse-no-candy = { $seat } has no candy die to use.
ratzzia-refuse-candy-cat = Candy dice only go in columns.
ratzzia-refuse-no-support = None of the support dice left to place is a { $die }.
ratzzia-refuse-support-two = Support dice are only for two players.
ratzzia-refuse-support-used = { $seat } has already rolled the support dice this turn.
ratzzia-refuse-support-late = { $seat } has already placed dice. Roll the support dice before that.
ratzzia-refuse-support-none = There are no support dice in the reserve.
ratzzia-refuse-finish = { $seat } has to place at least one die.
ratzzia-refuse-finish-forced = { $seat } has to place at least one die. Those that went to the cat don’t count while there are others in hand.
ratzzia-refuse-best = { $seat } has to place the support dice and a die of their own, as far as possible. Still possible: { $plan }.
ratzzia-refuse-annie-own = Column { $column } is Annie’s own. Her die goes into another one.
ratzzia-refuse-annie-full = Column { $column } has no free space for Annie’s die.
ratzzia-refuse-candy-own = { $seat } can’t take a candy die that’s already theirs.
ratzzia-refuse-candy-seat = { $seat } has no unused candy die.
ratzzia-refuse-candy-column = There’s no candy die in column { $column }.
ratzzia-refuse-steal-own = { $seat } can’t take their own food.
ratzzia-refuse-steal-nothing = { $seat } has no food in front.
ratzzia-refuse-others-dice = These dice are { $seat }’s. You can only roll and place your own.

# A board that people bring, in words of its file: what can’t be read, then what can’t be played on.

ratzzia-board-none = It isn’t a Ratzzia board. Save Cheeseboard’s as a file, and change that one.
ratzzia-board-line = Line { $line } can’t be read. Look for a missing comma or bracket.
ratzzia-board-no-shelf = Line { $line }: there’s no shelf “{ $given }”. Write annie, candy_jar, sausages(2), store, greedy or accountant.
ratzzia-board-no-field = Line { $line }: “{ $field }” doesn’t belong here. Check its spelling.
ratzzia-board-field-missing = “{ $field }” is missing in the part that ends on line { $line }.
ratzzia-board-field-twice = Line { $line }: “{ $field }” is there twice. Delete one of them.
ratzzia-board-number = Line { $line } needs a small whole number, such as 0 or 5.
ratzzia-board-columns = { $count ->
    [one] The board has one column. It needs nine.
   *[other] The board has { $count } columns. It needs nine.
}
ratzzia-board-spaces = { $count ->
    [one] Column { $column } has one space. Columns have 2 to 7.
   *[other] Column { $column } has { $count } spaces. Columns have 2 to 7.
}
ratzzia-board-sausages = Column { $column } has numbers for { $spaces } spaces, but sausages for { $sausages }. Write one of each for every space.
ratzzia-board-needs = Column { $column }, space { $space } needs a { $value }. Write 1 to 6, or 0 for any die.
ratzzia-board-space-sausages = Column { $column }, space { $space } gives { $count } sausages. A space gives 3 at most.
ratzzia-board-shelf-sausages = The shelf above column { $column } holds { $count } sausages. It can hold 1 to 9.
ratzzia-board-joined = Column { $column } can’t join space { $space } to the one above. Write the lower space of the two, 1 to { $last }.
ratzzia-board-pair = Column { $column } joins space { $space } to the one above, but they need a { $first } and a { $second }. Joined dice are equal.
ratzzia-board-shelf = { $count ->
    [0] The shelf “{ $shelf }” is missing. Put it above one column.
   *[other] The shelf “{ $shelf }” is above { $count } columns. Leave it above just one.
}
ratzzia-board-cat = The cat row has { $grey } grey and { $red } red spaces. It needs at least one of each, and no more than six in all.
ratzzia-board-cover-seats = Spaces are covered for { $seats } players. Only a game for 2 or 3 has covered spaces.
ratzzia-board-cover-column = For { $seats } players, spaces of column { $column } are covered. The columns are 1 to 9.
ratzzia-board-cover-spaces = For { $seats } players, { $count } of { $spaces } spaces in column { $column } are covered. Leave at least two free.
ratzzia-board-cover-pair = For { $seats } players, only one of two joined spaces in column { $column } is covered. Cover both or neither.
ratzzia-board-cover-cat = For { $seats } players, too much of the cat row is covered. Leave a grey and a red space free.
ratzzia-board-store = For { $seats } players, no joined pair is free in column { $column }, the store’s. Without one, nobody can store food.

# On the screen.

ratzzia-board = The pantry
ratzzia-and = { $first }; { $next }
ratzzia-die = { $what }
ratzzia-die-picked = { $what }, picked
ratzzia-die-marked = { $what }, to be rolled again
ratzzia-die-own = { $seat }’s { $die }
ratzzia-die-candy = { $seat }’s candy die as a { $die }
ratzzia-die-support = support { $die }
ratzzia-die-blank = one of { $seat }’s dice, with no number
ratzzia-die-unused-candy = { $seat }’s candy die
ratzzia-value = The candy die as a { $die }
ratzzia-space = Column { $column }, space { $space }: { $what }
ratzzia-space-needs = needs a { $die }
ratzzia-space-any = takes any die
ratzzia-space-joined = takes the number of the die below it
ratzzia-space-covered = covered, not used with { $seats } players
ratzzia-space-empty = empty
ratzzia-space-sausages = { $count ->
    [one] one sausage
   *[other] { $count } sausages
}
ratzzia-cat-grey = Cat row, space { $space }, grey: { $what }
ratzzia-cat-red = Cat row, space { $space }, red: { $what }
ratzzia-cat-number = the cat’s number is { $die }
ratzzia-point-shelf = Shelf { $column }: { $shelf }
ratzzia-point-column = Column { $column } below { $shelf }, { $next }
ratzzia-point-cat = Cat row, { $grey } grey and { $red } red free
ratzzia-point-answers = can be chosen
ratzzia-column-full = no free space above its highest die
ratzzia-column-takes = needs a { $die } next
ratzzia-column-takes-any = takes any die next
ratzzia-column-takes-none = nothing fits next
ratzzia-cat-takes-none = the grey spaces are full, and you never put dice on red ones
ratzzia-plate = { $seat }: { $front } in front, { $bag } in the bag{ $candies ->
    [0] {""}
    [one] , a candy die
   *[other] , { $candies } candy dice
}
ratzzia-hand = { $count ->
    [0] { $seat } has no dice in hand
    [one] { $seat } has one die in hand
   *[other] { $seat } has { $count } dice in hand
}{ $candies ->
    [0] {""}
    [one] , and a candy die
   *[other] , and { $candies } candy dice
}
ratzzia-hand-shows = { $count ->
    [one] { $seat } has one die in hand: { $dice }
   *[other] { $seat } has { $count } dice in hand: { $dice }
}{ $candies ->
    [0] {""}
    [one] , and a candy die
   *[other] , and { $candies } candy dice
}
ratzzia-hand-empty = No dice in hand
ratzzia-front = { $front } in front
ratzzia-bag = { $bag } of { $full } in the bag
ratzzia-bag-full = { $bag } in the bag: { $full } reached
ratzzia-note = { $front } in front
ratzzia-note-candies = { $candies ->
    [one] { $front } in front, a candy die
   *[other] { $front } in front, { $candies } candy dice
}
ratzzia-goal = { $full } in the bag wins
ratzzia-winning-step = Storing { $count } more wins
ratzzia-jar = { $count ->
    [0] The candy jar is empty.
    [one] One candy die in the jar.
   *[other] { $count } candy dice in the jar.
}
ratzzia-cat-wants = { $count ->
    [0] The cat waits for a { $die }.
    [one] The cat waits for a { $die }; one red space is free.
   *[other] The cat waits for a { $die }; { $count } red spaces are free.
}
ratzzia-reserve = { $count ->
    [0] No support dice in the reserve.
    [one] One support die in the reserve.
   *[other] { $count } support dice in the reserve.
}

ratzzia-tip-annie = Annie: push the top die into another column from below
ratzzia-tip-candy = { $count ->
    [0] The candy jar is empty: take a candy die from someone or out of a column
   *[other] The candy jar: a candy die, any number you like from your next turn on
}
ratzzia-tip-grey = Grey space of the cat row, { $what }. It takes any die; the die on the last grey space sets the cat’s number.
ratzzia-tip-red = Red space of the cat row, { $what }. { $die ->
    [0] Once the grey spaces are full, rolled dice that show the cat’s number have to go here.
   *[other] Rolled dice that show a { $die } have to go here.
} When the row is full, the cat comes and all dice run home.
ratzzia-tip-sausages = { $count ->
    [one] One sausage from the shelf
   *[other] { $count } sausages from the shelf
}
ratzzia-tip-store = The store: add up the topmost pair of joined dice, and exactly that much food goes from in front of you into your bag
ratzzia-tip-greedy = Greedy: take half of the food in front of someone else
ratzzia-tip-accountant = The accountant: everyone passes half of the food in front of them to a neighbour

ratzzia-outlook-completes = completes column { $column }
ratzzia-outlook-gets = { $seat } gets { $count }
ratzzia-outlook-choice = { $what ->
    [annie] Then Annie’s die goes into another column.
    [candy] Then { $seat } takes a candy die.
    [store] Then { $seat } can store { $amount }.
    [steal] Then { $seat } takes half of someone’s food.
   *[pass] Then everyone passes half of their food.
}
ratzzia-outlook-store = { $seat } can store { $amount }
ratzzia-outlook-stores-nothing = there’s nothing to store
ratzzia-outlook-annie = Annie pushes the top die into another column
ratzzia-outlook-candy-die = { $seat } takes a candy die
ratzzia-outlook-steals = { $seat } takes half of someone’s food
ratzzia-outlook-passes = everyone passes half of their food
ratzzia-outlook-plan = Still to place: { $plan }
ratzzia-outlook-then = { $first }, then { $next }
ratzzia-outlook-own = { $seat }’s { $dice }
ratzzia-outlook-support = support { $dice }
ratzzia-outlook-candy = the candy die as { $dice }

ratzzia-action-roll = Roll
ratzzia-action-take-back = Take back from column { $column }
ratzzia-action-reroll = { $count ->
    [one] Roll one again
   *[other] Roll { $count } again
}
ratzzia-action-keep = Keep
ratzzia-action-support = Roll support dice
ratzzia-outlook-support-duty = If you roll support dice, you have to place them, as far as they fit.
ratzzia-action-finish = Finish
ratzzia-action-store = Store { $amount }
ratzzia-action-no-store = Don’t store
ratzzia-action-steal = { $seat }: { $amount }
ratzzia-action-clockwise = Clockwise: { $front } in front
ratzzia-action-anticlockwise = Anticlockwise: { $front } in front
ratzzia-action-candy-of = From { $seat }
ratzzia-action-candy-on = From column { $column }

ratzzia-status-starting = Who begins?
ratzzia-status-rolling = { $seat }’s dice are rolling.
ratzzia-status-turn = { $seat }’s turn.
ratzzia-status-roll = { $seat } rolls, or takes dice back from a column and ends the turn.
ratzzia-status-empty = { $seat } has no dice in hand and takes some back from a column.
ratzzia-status-take-back = Choose column { $column } again, and { $seat } takes the dice back and ends the turn.
ratzzia-status-reroll = { $seat } marks dice to roll again, or keeps them all.
ratzzia-status-reroll-marked = { $count ->
    [one] { $seat } rolls one die again.
   *[other] { $seat } rolls { $count } dice again.
}
ratzzia-status-place = { $seat } places at least one die on a glowing space.
ratzzia-status-place-more = { $seat } places more dice, or finishes.
ratzzia-status-place-picked = Where does { $seat }’s { $die } go?
ratzzia-status-place-support = Where does the support { $die } go?
ratzzia-status-place-candy = Where does { $seat }’s candy die go?
ratzzia-status-place-duty = { $seat } places the support dice and at least one of their own, as far as they fit.
ratzzia-status-value = What should the candy die be?
ratzzia-status-which = Which die goes there?
ratzzia-status-pick-first = None of { $seat }’s dice fits there ({ $takes }). Pick a die to see where it goes.
ratzzia-status-done = { $seat } can’t place any more and finishes.
ratzzia-status-annie = Which column should { $seat } push Annie’s die into?
ratzzia-status-candy = Which candy die should { $seat } take?
ratzzia-status-store = { $seat } has { $front } in front and can put { $count } in the bag.
ratzzia-status-steal = Whose food should { $seat } take half of?
ratzzia-status-pass = Which way should everyone pass half of their food?
ratzzia-status-won = { $seat } has { $count } in the bag and wins!
ratzzia-won-by = { $margin } more in the bag than { $others }.

ratzzia-again = { $count ->
    [one] One die gets a second try.
   *[other] { $count } dice get a second try.
}
ratzzia-again-completes = { $count ->
    [one] Rolled again, one die completes column { $column } about { $percent } times in 100.
   *[other] Rolled again, { $count } dice complete column { $column } about { $percent } times in 100.
}
ratzzia-again-stores = { $count ->
    [one] Rolled again, one die completes column { $column } with a pair that can be stored about { $percent } times in 100.
   *[other] Rolled again, { $count } dice complete column { $column } with a pair that can be stored about { $percent } times in 100.
}
ratzzia-again-home = { $count ->
    [one] The die that came home is rolled.
   *[other] { $count } dice are rolled, some of which came home.
}
ratzzia-again-home-completes = { $count ->
    [one] The die that came home completes column { $column } about { $percent } times in 100.
   *[other] Then { $count } dice complete column { $column } about { $percent } times in 100.
}
ratzzia-again-home-stores = { $count ->
    [one] The die that came home completes column { $column } with a pair that can be stored about { $percent } times in 100.
   *[other] Then { $count } dice complete column { $column } with a pair that can be stored about { $percent } times in 100.
}

# Where dice are to go: a part of the sentences above.

ratzzia-dice-for = { $dice } for column { $column }{ $sausages ->
    [0] { "" }
    [one] { " " }(one sausage once complete)
   *[other] { " " }({ $sausages } sausages once complete)
}
ratzzia-dice-for-completes = { $dice } for column { $column } (complete: { $prize })
ratzzia-dice-for-cat = { $dice } for the cat row

# What completing a column is good for, in brackets after the column.

ratzzia-prize-annie = Annie’s help
ratzzia-prize-candy = a candy die
ratzzia-prize-candy-none = no candy die left
ratzzia-prize-store = { $amount } food for the bag
ratzzia-prize-store-most = { $amount ->
    [0] nothing for the bag, with { $front } in front
   *[other] up to { $amount } food for the bag
}
ratzzia-prize-store-short = nothing for the bag: { $amount } needed, { $front } in front
ratzzia-prize-greedy = { $amount ->
    [0] nobody has food to take
   *[other] up to { $amount } of someone’s food
}
ratzzia-prize-accountant = everyone passes half: { $after } in front, now { $before }
ratzzia-prize-and-dice = { $sausages ->
    [one] { $prize }, plus one sausage for your dice
   *[other] { $prize }, plus { $sausages } sausages for your dice
}
ratzzia-prize-sausages-and-dice = { $prize }, plus { $sausages } for your dice

# What a column still needs.

ratzzia-need-number = { $count ->
    [one] a { $die }
   *[other] { $count } × { $die }
}
ratzzia-need-pair = { $count ->
    [one] two equal dice
   *[other] { $count } pairs of equal dice
}
ratzzia-need-any = { $count ->
    [one] any die
   *[other] any { $count } dice
}

ratzzia-keys-blank = Pick the dice with no number
ratzzia-keys-take-back = Take dice back
ratzzia-keys-choice = After a reward: choose whose, or which way

# What a plan brings, for all to see. Each goes on after “plan-for”.
ratzzia-gain-bag = puts { $amount } food in the bag
ratzzia-gain-stolen = takes { $amount } food from { $seat }
ratzzia-gain-front = brings { $amount } food
ratzzia-gain-candy = takes a candy die
ratzzia-gain-candy-of = takes { $from }’s candy die
ratzzia-gain-column = completes column { $column }
ratzzia-gain-column-then = goes on to complete column { $column }

# Plans: why a move is better than the next best. Each goes on after “plan-for”.
ratzzia-term-front = leaves more food in front
ratzzia-term-front-less = leaves less food in front
ratzzia-term-bag = stores more food
ratzzia-term-bag-less = stores less food
ratzzia-term-dice = keeps more dice for later
ratzzia-term-dice-less = keeps fewer dice for later
ratzzia-term-candy = keeps more candy dice
ratzzia-term-candy-less = keeps fewer candy dice
ratzzia-term-column = does more for column { $number }
ratzzia-term-column-elsewhere = leaves more to gain in column { $number }
ratzzia-term-column-less = does less for column { $number }
ratzzia-term-rivals = leaves { $rivals } worse off
ratzzia-term-rivals-less = leaves { $rivals } better off
ratzzia-rivals-front = leaves { $rivals } less food in front
ratzzia-rivals-front-less = leaves { $rivals } more food in front
ratzzia-rivals-bag = leaves { $rivals } less to store
ratzzia-rivals-bag-less = leaves { $rivals } more to store
ratzzia-rivals-column = leaves { $rivals } less to gain in column { $number }
ratzzia-rivals-column-less = leaves { $rivals } more to gain in column { $number }

# Why undo stops: what has happened since.
ratzzia-undo-rolled = The dice have been rolled since.
