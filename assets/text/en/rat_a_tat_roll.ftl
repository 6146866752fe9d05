# Rat-a-Tat Roll: everything this game says, in English.

rat_a_tat_roll-name = Rat-a-Tat Roll
rat_a_tat_roll-tagline = Roll for low cards, and remember them
rat_a_tat_roll-aim = Roll the dice, move on, and take a card into your row, face down. When every row is full all cards are turned up, and the lowest sum wins: so remember what lies where.
rat_a_tat_roll-score = a sum of { $count }
rat_a_tat_roll-option-open_memory = In its turn, everyone is shown the cards that it could know
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

rat_a_tat_roll-told-then = { $first } { $then }
rat_a_tat_roll-told-start = { $seat } begins.
rat_a_tat_roll-told-deal = Everyone gets a card face down, and five lie face up.
rat_a_tat_roll-told-shuffle = Too many cards with the re-roll icon lie face up: all five go into the pile, it is shuffled, and five new ones are laid out.
rat_a_tat_roll-told-choose = { $count ->
    [one] { $seat } takes one die.
   *[other] { $seat } takes { $count } dice.
}
rat_a_tat_roll-told-rolled = { $count ->
    [one] { $seat } rolls a { $dice }.
   *[other] { $seat } rolls { $dice } = { $total }.
}
rat_a_tat_roll-told-reroll = { $count ->
    [one] { $seat } spends a token to re-roll one die.
   *[other] { $seat } spends a token to re-roll { $count } dice.
}
rat_a_tat_roll-told-reroll-wild = { $seat } spends a token to re-roll the wild die.
rat_a_tat_roll-told-wild = { $seat } rolls “{ $face }” with the wild die.
rat_a_tat_roll-told-roll-wild = { $seat } takes the wild die.
rat_a_tat_roll-told-accept = { $seat } keeps the roll.
rat_a_tat_roll-told-walk = { $count ->
    [one] The pawn goes one space, to { $space }.
   *[other] The pawn goes { $count } spaces, to { $space }.
}
rat_a_tat_roll-told-took = { $seat } takes the card from { $region }.
rat_a_tat_roll-told-took-card = { $tokens ->
    [0] { $seat } takes the { $card } from { $region }.
    [one] { $seat } takes the { $card } from { $region } and gets a token.
   *[other] { $seat } takes the { $card } from { $region } and gets { $tokens } tokens.
}
rat_a_tat_roll-told-pile = { $seat } takes the top card of the pile.
rat_a_tat_roll-told-pile-tokens = { $tokens ->
    [0] { $seat } takes the top card of the pile.
   *[other] { $seat } takes the top card of the pile and gets a token.
}
rat_a_tat_roll-told-pile-card = { $tokens ->
    [0] { $seat } takes the top card of the pile, { $card ->
        [8] an 8
       *[other] a { $card }
    }.
   *[other] { $seat } takes the top card of the pile, { $card ->
        [8] an 8
       *[other] a { $card }
    }, and gets a token.
}
rat_a_tat_roll-told-look-own = { $seat } looks at all own cards.
rat_a_tat_roll-told-look = { $seat } looks at a card of { $other }.
rat_a_tat_roll-told-look-card = { $card ->
    [8] { $seat } looks at a card of { $other }: an 8.
   *[other] { $seat } looks at a card of { $other }: a { $card }.
}
rat_a_tat_roll-told-no-look = { $seat } looks at no card.
rat_a_tat_roll-told-swap = { $seat } swaps card { $mine } for card { $theirs } of { $other }.
rat_a_tat_roll-told-no-swap = { $seat } swaps nothing.
rat_a_tat_roll-told-skip = { $seat } lets the turn pass.
rat_a_tat_roll-told-replace = { $seat } lays it down in place of an older card, which goes under the pile.
rat_a_tat_roll-told-replace-card = { $seat } lays the { $card } down in place of an older card, which goes under the pile.
rat_a_tat_roll-told-final-round = Now everyone has a full hand: one more turn each.
rat_a_tat_roll-told-over = All cards are turned up.

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
rat_a_tat_roll-move-look = look at card { $number } of { $seat }
rat_a_tat_roll-move-no-look = look at no card
rat_a_tat_roll-move-take = take the card from { $region }
rat_a_tat_roll-move-swap = swap own card { $mine } for card { $theirs } of { $seat }
rat_a_tat_roll-move-no-swap = swap nothing
rat_a_tat_roll-move-skip = let the turn pass
rat_a_tat_roll-move-roll-wild = roll the wild die
rat_a_tat_roll-move-replace = replace own card { $number }

rat_a_tat_roll-refuse-seats = Rat-a-Tat Roll is played by 2 to 5, not by { $seats }.
rat_a_tat_roll-refuse-extra-seat = There is no seat { $number } to give tokens to; { $seats } play.
rat_a_tat_roll-refuse-extra-tokens = With { $seats } players there are { $spare } tokens to spare, not { $given }.
rat_a_tat_roll-refuse-no-seat = There is no seat { $number } here; { $seats } play.
rat_a_tat_roll-refuse-deck = { $count ->
    [0] The deck has four cards of each number; here there is no { $card }.
   *[other] The deck has four cards of each number; of { $card } there { $count ->
        [one] is only one
       *[other] are { $count }
    } here.
}
rat_a_tat_roll-refuse-pile = The new pile has the { $count } cards that lie in no hand; these are others.
rat_a_tat_roll-refuse-rolled-count = { $due ->
    [one] { $seat } rolls one die this turn, not { $rolled }.
   *[other] { $seat } rolls { $due } dice this turn, not { $rolled }.
}
rat_a_tat_roll-refuse-rolled-kept = Die { $number } was kept, so it still shows a { $pips }.
rat_a_tat_roll-refuse-reroll-none = A token re-rolls at least one die.
rat_a_tat_roll-refuse-reroll-added = { $count ->
    [one] { $seat } rolled one die this turn, and none is added.
   *[other] { $seat } rolled { $count } dice this turn, and none is added.
}
rat_a_tat_roll-refuse-reroll-wild = Now only the wild die is re-rolled; the number dice are final once the pawn has moved.
rat_a_tat_roll-refuse-look-own = Own cards are looked at all together; a single card is one of an opponent.
rat_a_tat_roll-refuse-swap-own = A card is swapped with an opponent, not within the own row.
rat_a_tat_roll-refuse-place = { $count ->
    [one] There is no card { $number } before { $seat }, only one.
   *[other] There is no card { $number } before { $seat }, only { $count } cards.
}
rat_a_tat_roll-refuse-take = The { $face } card is { $card ->
    [8] an 8
   *[other] a { $card }
}; in { $region } lies { $there ->
    [8] an 8
   *[other] a { $there }
}.
rat_a_tat_roll-refuse-take-none = No card lies there.
rat_a_tat_roll-refuse-due-start = First it is decided who begins.
rat_a_tat_roll-refuse-due-deal = First the cards are dealt.
rat_a_tat_roll-refuse-due-shuffle = First the pile is shuffled: too many cards with the re-roll icon lie face up.
rat_a_tat_roll-refuse-due-choose = { $seat } has { $count } of { $full } cards and chooses now how many dice to roll: one, two or three.
rat_a_tat_roll-refuse-due-roll = { $count ->
    [one] First { $seat } rolls the die.
   *[other] First { $seat } rolls { $count } dice.
}
rat_a_tat_roll-refuse-due-keep = { $seat } has rolled { $dice }: keep it, or spend a token to re-roll.
rat_a_tat_roll-refuse-due-take-here = { $seat } now takes the face-up card from { $region }, or the top card of the pile.
rat_a_tat_roll-refuse-due-look = { $seat } may now look at all own cards, at one card of an opponent, or at none.
rat_a_tat_roll-refuse-due-decide = { $seat } has a full hand of { $full } cards: roll the wild die, or let the turn pass.
rat_a_tat_roll-refuse-due-roll-wild = First { $seat } rolls the wild die.
rat_a_tat_roll-refuse-due-keep-wild = { $seat } has rolled “{ $face }”: keep it, or spend a token to re-roll.
rat_a_tat_roll-refuse-due-pick = { $card ->
    [8] An 8
   *[other] A { $card }
} lies in { $regions }; { $seat } takes one of them.
rat_a_tat_roll-refuse-due-swap = { $seat } may now swap a card with an opponent, or swap nothing.
rat_a_tat_roll-refuse-due-replace = { $seat } has taken { $card ->
    [8] an 8
   *[other] a { $card }
} and now chooses which older card it replaces.
rat_a_tat_roll-refuse-over = The game is over.

rat_a_tat_roll-board = Park
rat_a_tat_roll-thing-and = { $thing }, { $more }
rat_a_tat_roll-thing-picked = picked
rat_a_tat_roll-thing-choosable = can be chosen
rat_a_tat_roll-thing-space = { $steps ->
    [one] one space on: { $space }
   *[other] { $steps } spaces on: { $space }
}
rat_a_tat_roll-thing-space-pawn = { $space }: here stands the pawn
rat_a_tat_roll-thing-space-odds = { $steps }: { $space }, { $percent } %
rat_a_tat_roll-thing-space-never = { $steps }: { $space }, cannot be reached
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
rat_a_tat_roll-glimpse-quiet = cards are shown for a moment
rat_a_tat_roll-glimpse-card = { $card ->
    [8] an 8
   *[other] a { $card }
}
rat_a_tat_roll-glimpse = shown for a moment: { $cards }

rat_a_tat_roll-row = { $count ->
    [0] { $seat } has no card
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
rat_a_tat_roll-about-choice = Choice: take the open card here or the top one of the pile.
rat_a_tat_roll-about-reroll = Re-roll: take the open card here, and a token.
rat_a_tat_roll-about-peek = Peek: take the open card here; then look at all own cards or one of another.
rat_a_tat_roll-about-wild = Wild: roll the wild die for the lowest card, the highest card or a swap.
rat_a_tat_roll-about-wild-die = It shows the lowest card, the highest card or a swap.
rat_a_tat_roll-about-lowest = The lowest open card is taken.
rat_a_tat_roll-about-highest = The highest open card is taken.
rat_a_tat_roll-about-swap = An own card may be swapped for one of another.
rat_a_tat_roll-about-icon = Who takes it gets a token, which re-rolls dice once.
rat_a_tat_roll-odds-switch = Show the odds of a roll
rat_a_tat_roll-odds-by = { $count ->
    [one] with one die { $percent } %
   *[other] with { $count } dice { $percent } %
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
rat_a_tat_roll-action-look-own = Look at own cards
rat_a_tat_roll-action-no-look = No look
rat_a_tat_roll-action-skip = Skip
rat_a_tat_roll-action-roll-wild = Roll the wild die
rat_a_tat_roll-action-no-swap = No swap

rat_a_tat_roll-status-starting = It is decided who begins.
rat_a_tat_roll-status-dealing = The cards are dealt.
rat_a_tat_roll-status-shuffling = { $count } of the open cards bear the re-roll icon: all five are shuffled into the pile, and five new ones laid out.
rat_a_tat_roll-status-rolling = { $count ->
    [one] { $seat } rolls one die.
   *[other] { $seat } rolls { $count } dice.
}
rat_a_tat_roll-status-rolling-wild = { $seat } rolls the wild die. (A plain die: 1–2 lowest, 3–4 highest, 5–6 swap.)
rat_a_tat_roll-status-thinking = { $seat } is thinking.
rat_a_tat_roll-status-turn = It is { $seat }’s turn.
rat_a_tat_roll-status-choose = { $seat }: roll how many dice?
rat_a_tat_roll-status-choose-odds = { $count ->
    [one] { $seat }: roll how many dice? Bars show where one die leads.
   *[other] { $seat }: roll how many dice? Bars show where { $count } dice lead.
}
rat_a_tat_roll-status-keep = { $card ->
    [8] { $seat }: { $count } leads to { $space }, where an 8 lies. Go there, or choose dice to roll them again.
   *[other] { $seat }: { $count } leads to { $space }, where a { $card } lies. Go there, or choose dice to roll them again.
}
rat_a_tat_roll-status-keep-to-wild = { $seat }: { $count } leads to a wild space. Go there, or choose dice to roll them again.
rat_a_tat_roll-status-keep-marked = { $count ->
    [one] { $seat }: roll this die again for one of { $tokens } tokens?
   *[other] { $seat }: roll these { $count } dice again for one of { $tokens } tokens?
}
rat_a_tat_roll-status-keep-wild = { $card ->
    [8] { $seat }: “{ $face }”. Take an 8, or roll the wild die again.
   *[other] { $seat }: “{ $face }”. Take a { $card }, or roll the wild die again.
}
rat_a_tat_roll-status-keep-swap = { $seat }: “{ $face }”. Choose an own card and one of another to swap them, or roll the wild die again.
rat_a_tat_roll-status-take = { $seat }: take the open card from { $region }, or the top card of the pile.
rat_a_tat_roll-status-look = { $seat } may look at all own cards, at one card of another, or at none.
rat_a_tat_roll-status-decide = { $seat } has a full hand: roll the wild die, or skip.
rat_a_tat_roll-status-pick = { $card ->
    [8] { $seat }: take an 8 from which colour?
   *[other] { $seat }: take a { $card } from which colour?
}
rat_a_tat_roll-status-swap = { $seat } may swap: choose an own card and one of another.
rat_a_tat_roll-status-swap-with = { $seat }: for which card?
rat_a_tat_roll-status-replace = { $seat }: choose the own card that the { $card } is to replace.
rat_a_tat_roll-status-glimpse-first = { $seat }: the first card. Remember it.
rat_a_tat_roll-status-glimpse-pile = { $seat }: card { $place }, from the pile. Remember it.
rat_a_tat_roll-status-glimpse-own = { $seat }: the own cards, as they lie. Remember them.
rat_a_tat_roll-status-glimpse-other = { $seat }: card { $place } of { $other }. Remember it.
rat_a_tat_roll-winner = { $seat }
rat_a_tat_roll-status-over = { $count ->
    [one] { $winners } wins with a sum of { $sum }!
   *[other] { $winners } share the win with a sum of { $sum } each!
}

# Why a move is good: a hint. Numbers of hidden cards are what can be expected of them.

rat_a_tat_roll-reason-roll = { $card ->
    [8] The lowest card it may well lead to is an 8 in { $region }: { $percent } %. A wild space comes with { $wild } %.
   *[other] The lowest card it may well lead to is a { $card } in { $region }: { $percent } %. A wild space comes with { $wild } %.
}
rat_a_tat_roll-reason-roll-none = A wild space comes with { $wild } %.
rat_a_tat_roll-reason-reroll = It costs a token and leads to something better with { $percent } %.
rat_a_tat_roll-reason-reroll-wild = { $count ->
    [0] It costs a token, and no face would be better.
    [one] It costs a token, and one face of three would be better.
   *[other] It costs a token, and { $count } faces of three would be better.
}
rat_a_tat_roll-reason-go = { $card ->
    [8] It brings an 8
   *[other] It brings a { $card }
}{ $token ->
    [0] { "" }
   *[other] { " " }with a token
}{ $old ->
    [0] { "" }
   *[other] { " " }for a card of about { $old }
}.
rat_a_tat_roll-reason-go-wild = { $card ->
    [8] It leads to a wild space; the lowest open card is an 8.
   *[other] It leads to a wild space; the lowest open card is a { $card }.
}
rat_a_tat_roll-reason-face-swap = The best swap is worth about { $points } points.
rat_a_tat_roll-reason-take = { $token ->
    [0] { $card ->
        [8] It is an 8
       *[other] It is a { $card }
    } like the others to choose from.
   *[other] { $card ->
        [8] It is an 8
       *[other] It is a { $card }
    } with the re-roll icon: it brings a token.
}
rat_a_tat_roll-reason-face-up = { $card ->
    [8] The open card is an 8; a card of the pile has about { $mean }.
   *[other] The open card is a { $card }; a card of the pile has about { $mean }.
}
rat_a_tat_roll-reason-pile = { $card ->
    [8] A card of the pile has about { $mean }; the open card is an 8.
   *[other] A card of the pile has about { $mean }; the open card is a { $card }.
}
rat_a_tat_roll-reason-look-own = { $count ->
    [0] All own cards are known already.
    [one] One own card is not known.
   *[other] { $count } own cards are not known.
}
rat_a_tat_roll-reason-look = What lies there before { $seat } is not known; a swap may want it.
rat_a_tat_roll-reason-look-known = What lies there before { $seat } is known already.
rat_a_tat_roll-reason-no-look = Nothing is won by it, and nothing lost.
rat_a_tat_roll-reason-swap = An own card of about { $mine } goes to { $seat } for one of about { $theirs }.
rat_a_tat_roll-reason-no-swap = No swap is likely to lower the own sum.
rat_a_tat_roll-reason-no-swap-all-the-same = It gives away the best swap, which is worth about { $points } points.
rat_a_tat_roll-reason-skip = { $gains ->
    [0] The wild die would cost about { $points } points.
   *[other] It gives away the wild die, which is worth about { $points } points.
}
rat_a_tat_roll-reason-roll-wild = { $gains ->
    [0] The wild die costs about { $points } points.
   *[other] The wild die is worth about { $points } points.
}
rat_a_tat_roll-reason-replace = { $card ->
    [8] The 8 comes in place of a card of about { $old }.
   *[other] The { $card } comes in place of a card of about { $old }.
}
