# Rat-a-Tat Roll: everything this game says, in English.

rat_a_tat_roll-name = Rat-a-Tat Roll
rat_a_tat_roll-tagline = Roll for low cards, and remember them
rat_a_tat_roll-aim = Roll the dice, move on, and take a card into your row, face down. When every row is full, all the cards are turned up, and the lowest total wins. So remember which card is where.
rat_a_tat_roll-score = { $count ->
    [one] 1 point
   *[other] { $count } points
}
rat_a_tat_roll-option-open_memory = On your turn, you see the cards you could know
rat_a_tat_roll-option-extra_tokens = More re-roll tokens at the start, for young players

rat_a_tat_roll-region-red = red
rat_a_tat_roll-region-orange = orange
rat_a_tat_roll-region-green = green
rat_a_tat_roll-region-blue = blue
rat_a_tat_roll-region-purple = purple
rat_a_tat_roll-icon-wild = wild
rat_a_tat_roll-icon-choice = choice
rat_a_tat_roll-icon-reroll = re-roll
rat_a_tat_roll-icon-peek = peek
rat_a_tat_roll-space = { $region }, { $icon }
rat_a_tat_roll-space-of-region = the { $icon } space in { $region }
rat_a_tat_roll-space-wild = a wild space
rat_a_tat_roll-face-lowest = lowest
rat_a_tat_roll-face-highest = highest
rat_a_tat_roll-face-swap = swap
rat_a_tat_roll-die = die { $number }

rat_a_tat_roll-log-then = { $first } { $then }
rat_a_tat_roll-log-start = { $seat } begins.
rat_a_tat_roll-log-deal = Everyone gets a card face down, and five lie face up.
rat_a_tat_roll-log-shuffle = Too many face-up cards have the re-roll icon: all five go into the pile, it’s shuffled, and five new ones are laid out.
rat_a_tat_roll-log-choose = { $count ->
    [one] { $seat } takes one die.
   *[other] { $seat } takes { $count } dice.
}
rat_a_tat_roll-log-rolled = { $count ->
    [one] { $seat } rolls a { $dice }.
   *[other] { $seat } rolls { $dice } = { $total }.
}
rat_a_tat_roll-log-reroll = { $count ->
    [one] { $seat } spends a token to re-roll one die.
   *[other] { $seat } spends a token to re-roll { $count } dice.
}
rat_a_tat_roll-log-reroll-wild = { $seat } spends a token to re-roll the wild die.
rat_a_tat_roll-log-wild = { $seat } rolls “{ $face }” with the wild die.
rat_a_tat_roll-log-roll-wild = { $seat } takes the wild die.
rat_a_tat_roll-log-accept = { $seat } keeps the roll.
rat_a_tat_roll-log-walk = { $count ->
    [one] The pawn moves one space, to { $space }.
   *[other] The pawn moves { $count } spaces, to { $space }.
}
rat_a_tat_roll-log-took = { $seat } takes the card from { $region }.
rat_a_tat_roll-log-took-card = { $tokens ->
    [0] { $seat } takes the { $card } from { $region }.
    [one] { $seat } takes the { $card } from { $region } and gets a token.
   *[other] { $seat } takes the { $card } from { $region } and gets { $tokens } tokens.
}
rat_a_tat_roll-log-pile = { $seat } takes the top card of the pile.
rat_a_tat_roll-log-pile-tokens = { $tokens ->
    [0] { $seat } takes the top card of the pile.
   *[other] { $seat } takes the top card of the pile and gets a token.
}
rat_a_tat_roll-log-pile-card = { $tokens ->
    [0] { $seat } takes the top card of the pile, { $card ->
        [8] an 8
       *[other] a { $card }
    }.
   *[other] { $seat } takes the top card of the pile, { $card ->
        [8] an 8
       *[other] a { $card }
    }, and gets a token.
}
rat_a_tat_roll-log-look-own = { $seat } looks at all of their own cards.
rat_a_tat_roll-log-look = { $seat } looks at one of { $other }’s cards.
rat_a_tat_roll-log-look-card = { $card ->
    [8] { $seat } sees one of { $other }’s cards: an 8.
   *[other] { $seat } sees one of { $other }’s cards: a { $card }.
}
rat_a_tat_roll-log-no-look = { $seat } doesn’t look at any cards.
rat_a_tat_roll-log-swap = { $seat } swaps card { $mine } for { $other }’s card { $theirs }.
rat_a_tat_roll-log-no-swap = { $seat } swaps nothing.
rat_a_tat_roll-log-skip = { $seat } skips the turn.
rat_a_tat_roll-log-replace = { $seat } replaces an older card with it. That one goes under the pile.
rat_a_tat_roll-log-replace-card = { $seat } replaces an older card with the { $card }. That one goes under the pile.
rat_a_tat_roll-log-final-round = Now everyone has a full hand: one more turn each.
rat_a_tat_roll-log-over = All the cards are turned up.

rat_a_tat_roll-deed-roll-wild = { $seat } rolls the wild die.
rat_a_tat_roll-deed-walk = { $count ->
    [one] { $seat } moves the pawn one space.
   *[other] { $seat } moves the pawn { $count } spaces.
}
rat_a_tat_roll-deed-shuffle = Too many re-roll icons: five new cards are laid out.
rat_a_tat_roll-deed-replace = { $seat } replaces an older card. It goes under the pile.

rat_a_tat_roll-tell-final = Final round: one more turn each
rat_a_tat_roll-turn-took = { $seat } takes the card from { $region }: { $deeds }.
rat_a_tat_roll-turn-took-card = { $seat } takes the { $card } from { $region }: { $deeds }.
rat_a_tat_roll-turn-pile = { $seat } takes the top card of the pile: { $deeds }.
rat_a_tat_roll-turn-pile-card = { $seat } takes { $card ->
    [8] an 8
   *[other] a { $card }
} from the pile: { $deeds }.
rat_a_tat_roll-turn-replace = { $seat } replaces a card with the one from { $region }: { $deeds }.
rat_a_tat_roll-turn-replace-card = { $seat } replaces a card with the { $card } from { $region }: { $deeds }.
rat_a_tat_roll-turn-swap = { $seat } swaps card { $mine } for { $other }’s card { $theirs }: { $deeds }.
rat_a_tat_roll-turn-none = { $seat } gets nothing: { $deeds }.
rat_a_tat_roll-turn-tokens = { $count ->
    [one] spends a token
   *[other] spends { $count } tokens
}
rat_a_tat_roll-turn-roll = rolls { $dice }
rat_a_tat_roll-turn-wild = rolls “{ $face }”
rat_a_tat_roll-turn-wild-too = “{ $face }”
rat_a_tat_roll-turn-look-own = looks at all of their own cards
rat_a_tat_roll-turn-look = looks at one of { $other }’s cards

rat_a_tat_roll-move-roll = { $count ->
    [one] roll one die
   *[other] roll { $count } dice
}
rat_a_tat_roll-move-reroll = re-roll { $dice }
rat_a_tat_roll-move-reroll-wild = re-roll the wild die
rat_a_tat_roll-move-accept = keep the roll
rat_a_tat_roll-move-take-face-up = take the face-up card
rat_a_tat_roll-move-take-pile = take the top card of the pile
rat_a_tat_roll-move-look-own = look at all own cards
rat_a_tat_roll-move-look = look at { $seat }’s card { $number }
rat_a_tat_roll-move-no-look = look at nothing
rat_a_tat_roll-move-take = take the card from { $region }
rat_a_tat_roll-move-swap = swap card { $mine } for { $seat }’s card { $theirs }
rat_a_tat_roll-move-no-swap = swap nothing
rat_a_tat_roll-move-skip = skip the turn
rat_a_tat_roll-move-roll-wild = roll the wild die
rat_a_tat_roll-move-replace = replace card { $number }
rat_a_tat_roll-moves-reroll = re-roll dice
rat_a_tat_roll-moves-look = look at one of { $seat }’s cards
rat_a_tat_roll-moves-swap = swap card { $mine }
rat_a_tat_roll-moves-replace = replace a card

rat_a_tat_roll-refuse-seats = Rat-a-Tat Roll is for 2 to 5 players, not { $seats }.
rat_a_tat_roll-refuse-extra-seat = There’s no player { $number } to give tokens to, only { $seats } players.
rat_a_tat_roll-refuse-extra-tokens = With { $seats } players, there are { $spare } tokens to spare, not { $given }.
rat_a_tat_roll-refuse-no-seat = There’s no player { $number } here, only { $seats } players.
rat_a_tat_roll-refuse-deck = { $count ->
    [0] The deck has four cards of each number; here there’s no { $card }.
   *[other] The deck has four cards of each number; of { $card } there { $count ->
        [one] is only one
       *[other] are { $count }
    } here.
}
rat_a_tat_roll-refuse-pile = The new pile has the { $count } cards that are in no hand; these are others.
rat_a_tat_roll-refuse-rolled-count = { $due ->
    [one] { $seat } rolls one die this turn, not { $rolled }.
   *[other] { $seat } rolls { $due } dice this turn, not { $rolled }.
}
rat_a_tat_roll-refuse-rolled-kept = Die { $number } was kept, so it still shows a { $pips }.
rat_a_tat_roll-refuse-reroll-none = A token re-rolls at least one die.
rat_a_tat_roll-refuse-reroll-added = { $count ->
    [one] { $seat } rolled one die this turn and can’t add another.
   *[other] { $seat } rolled { $count } dice this turn and can’t add another.
}
rat_a_tat_roll-refuse-reroll-wild = The pawn has moved, so the number dice are final. Only the wild die can be re-rolled now.
rat_a_tat_roll-refuse-look-own = You look at your own cards all together; a single card has to be someone else’s.
rat_a_tat_roll-refuse-swap-own = You swap a card with another player, not within your own row.
rat_a_tat_roll-refuse-place = { $count ->
    [one] { $seat } has no card { $number }, only one card.
   *[other] { $seat } has no card { $number }, only { $count } cards.
}
rat_a_tat_roll-refuse-take = The { $face } card is { $card ->
    [8] an 8
   *[other] a { $card }
}, and the one in { $region } is { $there ->
    [8] an 8
   *[other] a { $there }
}.
rat_a_tat_roll-refuse-take-none = There’s no card there.
rat_a_tat_roll-refuse-due-start = First you need to know who begins.
rat_a_tat_roll-refuse-due-deal = First the cards are dealt.
rat_a_tat_roll-refuse-due-shuffle = First the pile is shuffled: too many face-up cards have the re-roll icon.
rat_a_tat_roll-refuse-due-choose = { $seat } has { $count } of { $full } cards and now chooses how many dice to roll: one, two or three.
rat_a_tat_roll-refuse-due-roll = { $count ->
    [one] First { $seat } rolls the die.
   *[other] First { $seat } rolls { $count } dice.
}
rat_a_tat_roll-refuse-due-keep = { $seat } has rolled { $dice }: keep it, or spend a token to re-roll.
rat_a_tat_roll-refuse-due-take-here = { $seat } now takes the face-up card from { $region }, or the top card of the pile.
rat_a_tat_roll-refuse-due-look = { $seat } may now look at all of their own cards, at one of another player’s, or at none.
rat_a_tat_roll-refuse-due-decide = { $seat } has a full hand of { $full } cards: roll the wild die, or skip.
rat_a_tat_roll-refuse-due-roll-wild = First { $seat } rolls the wild die.
rat_a_tat_roll-refuse-due-keep-wild = { $seat } has rolled “{ $face }”: keep it, or spend a token to re-roll.
rat_a_tat_roll-refuse-due-pick = { $card ->
    [8] There’s an 8
   *[other] There’s a { $card }
} in { $regions }; { $seat } takes one of them.
rat_a_tat_roll-refuse-due-swap = { $seat } may now swap a card with another player, or swap nothing.
rat_a_tat_roll-refuse-due-replace = { $seat } has taken { $card ->
    [8] an 8
   *[other] a { $card }
} and now chooses an older card to replace.
rat_a_tat_roll-refuse-over = The game is over.
rat_a_tat_roll-refuse-space = { $steps ->
    [0] The pawn is already here. You don’t choose a space: the dice say how far it goes.
   *[other] This space is { $steps } ahead of the pawn. You don’t choose a space: the dice say how far it goes.
}
rat_a_tat_roll-refuse-token = { $count ->
    [0] { $seat } has no token. You spend tokens to roll dice again.
    [one] { $seat } has one token. You spend it to roll dice again, right after a roll.
   *[other] { $seat } has { $count } tokens. You spend them to roll dice again, right after a roll.
}

rat_a_tat_roll-board = Park
rat_a_tat_roll-thing-and = { $thing }, { $more }
rat_a_tat_roll-thing-picked = picked
rat_a_tat_roll-thing-choosable = can be chosen
rat_a_tat_roll-thing-space = { $steps ->
    [one] one space on: { $space }
   *[other] { $steps } spaces on: { $space }
}
rat_a_tat_roll-thing-space-pawn = { $space }: the pawn is here
rat_a_tat_roll-thing-space-odds = { $steps }: { $space }, { $percent }%
rat_a_tat_roll-thing-space-never = { $steps }: { $space }, out of reach
rat_a_tat_roll-thing-face-up = { $region }: { $icon ->
    [0] a { $card }
   *[other] { $card ->
        [8] an 8
       *[other] a { $card }
    } with the re-roll icon
}, face up
rat_a_tat_roll-thing-no-card = { $region }: no card
rat_a_tat_roll-thing-pile = { $count ->
    [0] the pile is empty
    [one] pile, 1 card
   *[other] pile, { $count } cards
}
rat_a_tat_roll-thing-many = { $count ->
    [one] one die
   *[other] { $count } dice
}
rat_a_tat_roll-thing-die = die { $number }: { $pips }
rat_a_tat_roll-thing-wild = wild die
rat_a_tat_roll-thing-wild-shows = wild die: { $face }
rat_a_tat_roll-thing-row = { $seat }, card { $number }, face down
rat_a_tat_roll-thing-row-open = { $seat }, card { $number }: { $card ->
    [8] an 8
   *[other] a { $card }
}
rat_a_tat_roll-thing-row-known = { $seat }, card { $number }, face down, known to be { $card ->
    [8] an 8
   *[other] a { $card }
}
rat_a_tat_roll-glimpse-card = { $card ->
    [8] an 8
   *[other] a { $card }
}
rat_a_tat_roll-glimpse = shown for a moment: { $cards }

rat_a_tat_roll-row = { $count ->
    [0] { $seat } has no cards
    [one] { $seat } has 1 card
   *[other] { $seat } has { $count } cards
}
rat_a_tat_roll-tokens = { $count ->
    [0] no tokens
    [one] 1 token
   *[other] { $count } tokens
}
rat_a_tat_roll-centre = { $count ->
    [0] No tokens in the centre
    [one] 1 token in the centre
   *[other] { $count } tokens in the centre
}
rat_a_tat_roll-pile = { $count ->
    [0] The pile is empty
    [one] 1 card in the pile
   *[other] { $count } cards in the pile
}
rat_a_tat_roll-final = { $count ->
    [one] Final round: one turn left
   *[other] Final round: { $count } turns left
}
rat_a_tat_roll-clock = { $count ->
    [one] 1 more card, then the final round
   *[other] { $count } more cards, then the final round
}
rat_a_tat_roll-note = { $tokens ->
    [0] { $cards } of { $full } cards, no tokens
    [one] { $cards } of { $full } cards, 1 token
   *[other] { $cards } of { $full } cards, { $tokens } tokens
}
rat_a_tat_roll-note-full = { $tokens ->
    [0] full hand, no tokens
    [one] full hand, 1 token
   *[other] full hand, { $tokens } tokens
}
rat_a_tat_roll-about = { $what }.
    { $about }
rat_a_tat_roll-about-choice = Choice: take the face-up card here or the top card of the pile.
rat_a_tat_roll-about-reroll = Re-roll: take the face-up card here, and a token.
rat_a_tat_roll-about-peek = Peek: take the face-up card here, then look at all your cards or one of another player’s.
rat_a_tat_roll-about-wild = Wild: roll the wild die for the lowest card, the highest card or a swap.
rat_a_tat_roll-about-wild-die = It shows the lowest card, the highest card or a swap.
rat_a_tat_roll-about-lowest = You take the lowest face-up card.
rat_a_tat_roll-about-highest = You take the highest face-up card.
rat_a_tat_roll-about-swap = You may swap one of your cards for one of another player’s.
rat_a_tat_roll-about-icon = Take it, and you get a token: it re-rolls dice once.
rat_a_tat_roll-guide = Icon guide
rat_a_tat_roll-guide-title = What the icons mean
rat_a_tat_roll-guide-tip = All the icons in words ({ $key })
rat_a_tat_roll-guide-close = To close, press { $key } or click.
rat_a_tat_roll-guide-lowest = Lowest: take the lowest face-up card.
rat_a_tat_roll-guide-highest = Highest: take the highest face-up card.
rat_a_tat_roll-guide-swap = Swap: you may swap one of your cards for one of another player’s.
rat_a_tat_roll-guide-card = On a card: take a 7, 8 or 9, and you get a token.
rat_a_tat_roll-guide-token = Token: spend it after a roll, and roll dice again.
rat_a_tat_roll-odds-switch = Show the odds of a roll
rat_a_tat_roll-odds-by = { $count ->
    [one] with one die { $percent }%
   *[other] with { $count } dice { $percent }%
}
rat_a_tat_roll-odds-space = { $steps }: { $space }; { $odds }

rat_a_tat_roll-action-roll-1 = 1 die
rat_a_tat_roll-action-roll-2 = 2 dice
rat_a_tat_roll-action-roll-3 = 3 dice
rat_a_tat_roll-action-roll = Roll
rat_a_tat_roll-action-shuffle = Shuffle
rat_a_tat_roll-action-begin = Begin
rat_a_tat_roll-action-reroll = { $count ->
    [one] Roll one die again (1 token)
   *[other] Roll { $count } dice again (1 token)
}
rat_a_tat_roll-action-reroll-wild = Roll again (1 token)
rat_a_tat_roll-action-accept = { $count ->
    [one] Go one space
   *[other] Go { $count } spaces
}
rat_a_tat_roll-action-accept-swap = Keep the swap
rat_a_tat_roll-action-take = Take the { $card }
rat_a_tat_roll-action-pile = Take from the pile
rat_a_tat_roll-action-look-own = Look at your cards
rat_a_tat_roll-action-no-look = No look
rat_a_tat_roll-action-skip = Skip
rat_a_tat_roll-action-roll-wild = Roll the wild die
rat_a_tat_roll-action-no-swap = No swap
rat_a_tat_roll-keys-count = Roll this many dice
rat_a_tat_roll-keys-roll = Begin, roll, or take from the pile
rat_a_tat_roll-keys-keep = Keep the roll, or take the face-up card
rat_a_tat_roll-keys-skip = Skip a look, a swap or the wild die
rat_a_tat_roll-keys-guide = Open or close the icon guide

rat_a_tat_roll-status-starting = Who begins?
rat_a_tat_roll-status-dealing = The cards are dealt.
rat_a_tat_roll-status-shuffling = { $count } of the face-up cards have the re-roll icon: all five go into the pile, and five new ones are laid out.
rat_a_tat_roll-status-rolling = { $count ->
    [one] { $seat } rolls one die.
   *[other] { $seat } rolls { $count } dice.
}
rat_a_tat_roll-status-rolling-wild = { $seat } rolls the wild die. (A plain die: 1–2 lowest, 3–4 highest, 5–6 swap.)
rat_a_tat_roll-status-turn = It’s { $seat }’s turn.
rat_a_tat_roll-status-choose = { $seat }: how many dice?
rat_a_tat_roll-status-choose-odds = { $count ->
    [one] { $seat }: how many dice? The bars show where one die leads.
   *[other] { $seat }: how many dice? The bars show where { $count } dice lead.
}
rat_a_tat_roll-status-keep = { $card ->
    [8] { $seat }: { $count } leads to { $space } and an 8. Go there, or choose dice to roll again.
   *[other] { $seat }: { $count } leads to { $space } and a { $card }. Go there, or choose dice to roll again.
}
rat_a_tat_roll-status-keep-to-wild = { $seat }: { $count } leads to a wild space. Go there, or choose dice to roll again.
rat_a_tat_roll-status-keep-marked = { $count ->
    [one] { $seat }: spend a token to re-roll this die?
   *[other] { $seat }: spend a token to re-roll these { $count } dice?
}
rat_a_tat_roll-status-keep-wild = { $card ->
    [8] { $seat }: “{ $face }”. Take an 8, or roll the wild die again.
   *[other] { $seat }: “{ $face }”. Take a { $card }, or roll the wild die again.
}
rat_a_tat_roll-status-keep-swap = { $seat }: “{ $face }”. Choose one of your cards and one of another player’s to swap, or roll the wild die again.
rat_a_tat_roll-status-take = { $seat }: take the face-up card from { $region }, or the top card of the pile.
rat_a_tat_roll-status-look = { $seat }: look at all your cards, at one of another player’s, or at none.
rat_a_tat_roll-status-decide = { $seat } has a full hand: roll the wild die, or skip.
rat_a_tat_roll-status-pick = { $card ->
    [8] { $seat }: take an 8 from which colour?
   *[other] { $seat }: take a { $card } from which colour?
}
rat_a_tat_roll-status-swap = { $seat }: to swap, choose one of your cards and one of another player’s.
rat_a_tat_roll-status-swap-with = { $seat }: for which card?
rat_a_tat_roll-status-replace = { $seat }: which of your cards should the { $card } replace?
rat_a_tat_roll-status-glimpse-first = { $seat }: your first card. Remember it.
rat_a_tat_roll-status-glimpse-pile = { $seat }: from the pile, for place { $place } in your row. Remember it.
rat_a_tat_roll-status-glimpse-own = { $seat }: your cards, as they lie. Remember them.
rat_a_tat_roll-status-glimpse-other = { $seat }: { $other }’s card { $place }. Remember it.
rat_a_tat_roll-winner = { $seat }
rat_a_tat_roll-status-over = { $count ->
    [one] { $winners } wins with { $sum ->
        [one] 1 point
       *[other] { $sum } points
    }!
   *[other] { $winners } share the win with { $sum ->
        [one] 1 point
       *[other] { $sum } points
    } each!
}
rat_a_tat_roll-won-by = { $margin ->
    [one] A single point lower
   *[other] { $margin } points lower
} than { $others }{ $last ->
    [card] , with the last card
    [swap] , with the last swap
   *[no] {""}
}.
rat_a_tat_roll-won-level = Tied on { $sum }{ $last ->
    [card] : the last card made it even
    [swap] : the last swap made it even
   *[no] {""}
}.

# Plans: why a move is better than the next best. Each goes on after “plan-for”.
rat_a_tat_roll-term-cards = { $amount ->
    [0] saves a little on average
    [one] saves about one point on average
   *[other] saves about { $amount } points on average
}
rat_a_tat_roll-term-cards-less = { $amount ->
    [0] costs a little on average
    [one] costs about one point on average
   *[other] costs about { $amount } points on average
}
rat_a_tat_roll-term-tokens = { $amount ->
    [0] sometimes leaves one more token
    [one] leaves about one more token
   *[other] leaves about { $amount } more tokens
}
rat_a_tat_roll-term-tokens-less = { $amount ->
    [0] sometimes costs one more token
    [one] costs about one more token
   *[other] costs about { $amount } more tokens
}
rat_a_tat_roll-term-rivals = { $amount ->
    [0] leaves { $rivals } slightly worse off
    [one] leaves { $rivals } about one point worse off
   *[other] leaves { $rivals } about { $amount } points worse off
}
rat_a_tat_roll-term-rivals-less = { $amount ->
    [0] leaves { $rivals } slightly better off
    [one] leaves { $rivals } about one point better off
   *[other] leaves { $rivals } about { $amount } points better off
}

# Why undo stops: what has happened since.
rat_a_tat_roll-undo-rolled = The dice have been rolled since.
rat_a_tat_roll-undo-drawn = { $seat } has taken a card from the pile and seen it.
rat_a_tat_roll-undo-looked = { $seat } has peeked since, and peeking twice would be cheating.
rat_a_tat_roll-undo-swapped = Two face-down cards have changed places since, so going back would be cheating.
rat_a_tat_roll-undo-replaced = A card has gone under the pile since, so going back would be cheating.
rat_a_tat_roll-undo-laid = A card lies face down now, so going back would be cheating.
rat_a_tat_roll-undo-filled = A new card has been turned face up since.
rat_a_tat_roll-undo-over = The game is over, and all the cards are turned up.
