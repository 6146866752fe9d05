# Ratzzia: everything this game says, in English.

ratzzia-name = Ratzzia
ratzzia-tagline = Raid the pantry with dice, and fill the bag before the cat comes

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

ratzzia-told-then = { $first } { $next }
ratzzia-told-begin = { $seat } begins.
ratzzia-told-roll = { $seat } shakes the dice.
ratzzia-told-rolled = { $seat } rolls { $dice }.
ratzzia-told-rolled-again = { $seat } rolls again: { $dice }.
ratzzia-told-support-rolled = { $seat } rolls the support dice: { $dice }.
ratzzia-told-take-back = { $count ->
    [one] { $seat } takes a die back from column { $column }.
   *[other] { $seat } takes { $count } dice back from column { $column }.
}
ratzzia-told-reroll = { $count ->
    [one] { $seat } picks up a die to roll it again.
   *[other] { $seat } picks up { $count } dice to roll them again.
}
ratzzia-told-keep = { $seat } keeps the dice.
ratzzia-told-roll-support = { $seat } picks up the support dice.
ratzzia-told-place = { $column ->
    [0] { $seat } puts a { $die } on a grey space of the cat row.
   *[other] { $seat } puts a { $die } on column { $column }.
}
ratzzia-told-place-support = { $column ->
    [0] { $seat } puts the support { $die } on a grey space of the cat row.
   *[other] { $seat } puts the support { $die } on column { $column }.
}
ratzzia-told-place-candy = { $seat } puts a candy die on column { $column } as a { $die }.
ratzzia-told-finish = { $seat } is done with placing.
ratzzia-told-no-store = { $seat } stores nothing.
ratzzia-told-forced = { $count ->
    [one] A { $die } goes to the cat.
   *[other] { $count } × { $die } go to the cat.
}
ratzzia-told-cat = The cat comes, and all dice run home.
ratzzia-told-support-back = { $count ->
    [one] A support die goes back to the reserve.
   *[other] { $count } support dice go back to the reserve.
}
ratzzia-told-complete = Column { $column } is complete: { $paid }.
ratzzia-told-complete-unpaid = Column { $column } is complete.
ratzzia-told-paid = { $seat } gets { $count }
ratzzia-told-sausages = { $seat } gets { $count } from the shelf.
ratzzia-told-annie = Annie’s die goes below column { $column }.
ratzzia-told-annie-stayed = No column has room for Annie’s die, so it goes home.
ratzzia-told-candy-jar = { $seat } takes a candy die from the jar.
ratzzia-told-candy-seat = { $seat } takes the candy die of { $from }.
ratzzia-told-candy-column = { $seat } takes the candy die off column { $column }.
ratzzia-told-no-candy = There is no candy die to take.
ratzzia-told-stored = { $seat } puts { $amount } into the bag.
ratzzia-told-not-stored = { $seat } has less than { $amount } in front, so nothing is stored.
ratzzia-told-no-pair = There is no pair, so nothing is stored.
ratzzia-told-stolen = { $seat } takes { $amount } from { $from }.
ratzzia-told-nothing-to-steal = Nobody else has anything to take.
ratzzia-told-passed = { $direction ->
    [clockwise] Everyone passes half of the food clockwise.
   *[anticlockwise] Everyone passes half of the food anticlockwise.
}
ratzzia-told-won = { $seat } has a full bag.

# Moves as actions.

ratzzia-move-roll = roll the dice
ratzzia-move-take-back = take the dice back from column { $column }
ratzzia-move-reroll = roll { $dice } again
ratzzia-move-reroll-blank = { $count ->
    [one] roll a die without a value
   *[other] roll { $count } dice without a value
}
ratzzia-move-reroll-both = { $count ->
    [one] roll { $dice } again, and a die without a value
   *[other] roll { $dice } again, and { $count } dice without a value
}
ratzzia-move-keep = keep the dice
ratzzia-move-roll-support = roll the support dice
ratzzia-move-place = { $column ->
    [0] put the { $die } on a grey space
   *[other] put the { $die } on column { $column }
}
ratzzia-move-place-support = { $column ->
    [0] put the support { $die } on a grey space
   *[other] put the support { $die } on column { $column }
}
ratzzia-move-place-candy = put the candy die on column { $column } as a { $die }
ratzzia-move-finish = finish placing
ratzzia-move-annie = put Annie’s die below column { $column }
ratzzia-move-candy-seat = take the candy die of { $seat }
ratzzia-move-candy-column = take the candy die off column { $column }
ratzzia-move-store = put food into the bag
ratzzia-move-no-store = put nothing into the bag
ratzzia-move-steal = take half of the food of { $seat }
ratzzia-move-pass = { $direction ->
    [clockwise] pass half of the food clockwise
   *[anticlockwise] pass half of the food anticlockwise
}

# The plan that R21 waits for.

ratzzia-plan-own = { $column ->
    [0] a { $die } of { $seat } on a grey space
   *[other] a { $die } of { $seat } on column { $column }
}
ratzzia-plan-support = { $column ->
    [0] support { $die } on a grey space
   *[other] support { $die } on column { $column }
}
ratzzia-plan-candy = the candy die as a { $die } on column { $column }

# Refusals.

ratzzia-refuse-seats = Ratzzia is played by 2 to 5, not by { $seats }.
ratzzia-refuse-over = The game is over.
ratzzia-refuse-due-start = First it is to be decided who begins.
ratzzia-refuse-start-seat = There is no seat { $number } here; { $seats } play.
ratzzia-refuse-due-turn = Now { $seat } rolls the dice or takes some back.
ratzzia-refuse-due-rolled = Now the dice of { $seat } are rolled.
ratzzia-refuse-due-reroll = Now { $seat } rolls dice again or keeps them.
ratzzia-refuse-due-support = Now the support dice are rolled for { $seat }.
ratzzia-refuse-due-place = Now { $seat } places dice.
ratzzia-refuse-due-annie = Now { $seat } says where Annie’s die goes.
ratzzia-refuse-due-candy = Now { $seat } says which candy die to take.
ratzzia-refuse-due-store = Now { $seat } stores food, or does not.
ratzzia-refuse-due-steal = Now { $seat } says whose food to take.
ratzzia-refuse-due-pass = Now { $seat } says which way the food goes.
ratzzia-refuse-rolled-blank = A die that was rolled shows 1 to 6.
ratzzia-refuse-rolled-count = { $due ->
    [one] One die is rolled, not { $rolled }.
   *[other] { $due } dice are rolled, not { $rolled }.
}
ratzzia-refuse-roll-empty = { $seat } has no die in hand, so some must be taken back.
ratzzia-refuse-take-back = There is no die of { $seat } on column { $column }.
ratzzia-refuse-reroll-nothing = To roll nothing again, the dice are kept.
ratzzia-refuse-reroll-not-there = These dice are not all in the hand of { $seat }.
ratzzia-refuse-not-in-hand = { $seat } has no { $die } in hand.
ratzzia-refuse-not-in-hand-blank = { $seat } has no { $die } in hand. Dice that came back from the board have no value until they are rolled.
ratzzia-refuse-column-full = Column { $column } has no free space above its highest die.
ratzzia-refuse-needs = The next space of column { $column } needs a { $needs }, not a { $die }.
ratzzia-refuse-joined = The next space of column { $column } is joined to the { $below } below it and needs another { $below }, not a { $die }.
ratzzia-refuse-grey-full = No grey space is free, and nobody puts dice on red ones.
ratzzia-refuse-no-candy = { $seat } has no candy die to use.
ratzzia-refuse-candy-cat = Candy dice go on columns only.
ratzzia-refuse-no-support = No support die that waits to be placed shows a { $die }.
ratzzia-refuse-support-two = Only two players have support dice.
ratzzia-refuse-support-used = { $seat } has rolled the support dice in this turn already.
ratzzia-refuse-support-late = { $seat } has placed dice already; the support dice are rolled before that.
ratzzia-refuse-support-none = There is no support die in the reserve.
ratzzia-refuse-finish = { $seat } has to place at least one die.
ratzzia-refuse-finish-forced = { $seat } has to place at least one die. Those that went to the cat do not count while others are in hand.
ratzzia-refuse-best = The support dice and a die of { $seat } have to be placed, as far as that can be done. Still possible: { $plan }.
ratzzia-refuse-annie-own = Annie’s die goes to another column than { $column }, her own.
ratzzia-refuse-annie-full = Column { $column } has no free space for Annie’s die.
ratzzia-refuse-candy-own = { $seat } cannot take a candy die from { $seat }.
ratzzia-refuse-candy-seat = { $seat } has no unused candy die.
ratzzia-refuse-candy-column = No candy die lies on column { $column }.
ratzzia-refuse-steal-own = { $seat } cannot take food from { $seat }.
ratzzia-refuse-steal-nothing = { $seat } has no food in front.
