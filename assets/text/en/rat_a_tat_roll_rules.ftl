# Rat-a-Tat Roll: the rule book, in English.

## What you play with

rat_a_tat_roll-rules-1 = What you play with

rule-L1 = Cards, tokens and dice
    .text = There are 40 number cards, four of each number from 0 to 9; the 7s, 8s and 9s have the re-roll icon. There are 15 re-roll tokens, and one pawn that all players move. You roll one, two or three number dice, which show 1 to 6. The wild die shows “lowest”, “highest” and “swap”, each on two of its six faces.
    .ours = The publisher’s text doesn’t say how many cards and tokens there are. We play with 40 cards, enough for five full hands and a pile. With 15 tokens, everyone can start with 2, and the centre can still run out. The text doesn’t say what’s on the dice either. So the number dice are ordinary ones, and the three symbols of the wild die come up equally often.
    .example = If you roll real dice, an ordinary one can stand in for the wild die: 1 and 2 are “lowest”, 3 and 4 “highest”, 5 and 6 “swap”.

rule-L2 = The track
    .text = The track is a loop of 20 spaces, and the pawn always goes clockwise. It has five regions, each in one colour and with three spaces: one choice space, one re-roll space and one peek space. There’s a black wild space between each region and the next. Each region has one face-up card: it goes with all three spaces of that region.
    .ours = We don’t have a picture of the board, so the order of the colours, and of the spaces in each region, is ours.
    .example = Clockwise from the pawn’s first space, red has choice, re-roll, peek; orange has peek, choice, re-roll; green has re-roll, peek, choice; blue has choice, peek, re-roll; purple has re-roll, choice, peek.

## Before the first turn

rat_a_tat_roll-rules-2 = Before the first turn

rule-L3 = Setting up
    .text = The pawn starts on the wild space between the purple and the red region. Everyone gets one card face down and looks at it once. Everyone also gets 2 re-roll tokens, whatever the card is; the other tokens are in the centre. One card lies face up at each region. All the other cards are the pile, face down.
    .ours = The pawn may start on any wild space. We always take the same one, so that every game begins alike.

rule-L4 = Your row
    .text = Your cards lie face down in a row in front of you. A full hand is 5 cards with two players, and 4 cards with three, four or five players. The card you get at the start is the first of them. You may not rearrange your row.

## A turn until your hand is full

rat_a_tat_roll-rules-3 = A turn until your hand is full

rule-L5 = Choosing dice
    .text = Who begins is random, or you choose a player when you set up the game. From there, turns go clockwise round the table. As long as you have less than a full hand, start your turn by choosing one, two or three number dice. Then roll all of them.
    .ours = The publisher lets whoever last visited a famous monument begin. We draw lots or let you choose, so that it isn’t always the same player.
    .example = A space 7 steps ahead is too far for one die. Two dice hit it 6 times in 36, three dice only 15 times in 216.

rule-L6 = Rolling again
    .text = If you don’t like your roll and have a token, put it in the centre and roll any of this turn’s dice again. The dice you leave keep their numbers, and you can’t add a die. You may do this as often as you have tokens, one token each time; without a token, the roll stands. Once the pawn moves, the number dice are final. Tokens re-roll the wild die in the same way.
    .example = You chose two dice and rolled a 2 and a 6. For one token, you may roll the 2 again, the 6 or both, but not the third die.

rule-L7 = Moving the pawn
    .text = Move the pawn clockwise by exactly the sum of your dice. Spaces it passes do nothing. The space where it stops says what happens next.

## The four kinds of spaces

rat_a_tat_roll-rules-4 = The four kinds of spaces

rule-L8 = Choice
    .text = You take the face-up card of this region or the top card of the pile. A card from the pile is for your eyes only: look at it and then lay it face down in your row. Once you’ve looked at it, you can’t change your mind.

rule-L9 = Re-roll
    .text = You have to take the face-up card of this region. You also get one token from the centre.

rule-L10 = Peek
    .text = You have to take the face-up card of this region. Then you may look at all your own cards, or at one of another player’s, or at none. Only you see them, and they stay where they are, face down.
    .ours = “All your own cards” means the new one too, because it’s in your row by then.

rule-L11 = Wild
    .text = You roll the wild die; tokens can re-roll it. “Lowest” or “highest”: you have to take the lowest or the highest of the five face-up cards, and you choose between equal ones. “Swap”: you may swap one of your cards for one of another player’s, or leave it. The two cards change places, face down, and nobody looks at them. A swap doesn’t make your row longer.
    .ours = The publisher sets no limit to swaps, and neither do we. A turn without a card only makes the game a little longer.
    .example = 4, 7, 2, 9 and 2 lie face up: “lowest” brings you one of the 2s, as you choose, and “highest” the 9.

## Cards and tokens

rat_a_tat_roll-rules-5 = Cards and tokens

rule-L14 = Laying a card down
    .text = A card you take goes face down in the next place in your row. It stays there until it’s swapped or, with a full hand, replaced.

rule-L12 = Tokens for high cards
    .text = Whenever you take a 7, 8 or 9, from a region or from the pile, you get one token from the centre. On a re-roll space that makes two: one for the card and one for the space. Your first card, a card you get in a swap, and a card that fills a gap at a region bring no token. If the centre has too few tokens, you get what’s there and nothing later.
    .example = The pawn stops on a re-roll space with a 9: you take the 9 and two tokens, or only one if the centre has just one left.

rule-L13 = New face-up cards
    .text = If you took a face-up card, the top card of the pile fills the gap at the end of your turn. If four or five of the face-up cards then have the re-roll icon, all five are shuffled into the pile, and five new ones are laid out. You do this again as long as there are still too many icons, and also before the first turn. Nobody gets tokens for it. After the last turn of the game, you fill no gap and shuffle nothing.
    .ours = Shuffling again as often as needed keeps the rule true in every turn, and after the last turn nobody needs new cards.
    .example = 3, 7, 8 and 9 lie face up, and another 7 fills the gap: that makes four icons, so all five cards go into the pile.

## When your hand is full

rat_a_tat_roll-rules-6 = When your hand is full

rule-L15 = Turns with a full hand
    .text = From now on, you don’t move the pawn: on your turn you skip, or you roll only the wild die, which tokens can re-roll. If you take a card this way, it has to replace an older one, even if it’s worse. First you get the token for a 7, 8 or 9. Then you choose a place in your row: the card there goes to the bottom of the pile unseen, and the new one takes its place. Last, the gap at the region is filled. A swap works as on a wild space. Nobody is safe from it, full hand or not.
    .ours = Nobody looks at the card that goes, not even you, because this is a game of memory.

## The end

rat_a_tat_roll-rules-7 = The end

rule-L16 = The final round
    .text = When the last player gets a full hand, the final round begins with the next player. Everyone has one more turn, as always with a full hand. The player who set off the round has the last turn.
    .example = Ada, Ben and Cleo sit in this order, and Ben is the last to get a full hand: now Cleo, Ada and Ben have one more turn each.

rule-L17 = Who wins
    .text = After the final round, all the cards are turned up, and you add up the numbers in your row. The lowest total wins. Tokens you have left don’t count. Players who share the lowest total share the win.
    .ours = The publisher doesn’t say anything about ties, and equal totals are equally good.

## Memory and options

rat_a_tat_roll-rules-8 = Memory and options

rule-L18 = What you can know
    .text = Only those who have seen a face-down card know it. Everyone has seen the cards that were taken face up, and you’ve seen your first card, your cards from the pile and what you peeked at. A swap moves cards without showing them, so remember where they go. A token for a card from the pile tells everyone that it’s a 7, 8 or 9. No token tells everyone that it’s lower, unless the centre was empty. Everything else is up to your memory, because a card you’ve seen lies face down again.

rule-L19 = Options
    .text = With the option “On your turn, you see the cards you could know”, you see, on your own turn, all the face-down cards you’ve seen before, wherever they are by now. With the option “More re-roll tokens at the start, for young players”, you give some players more than 2 tokens at the start, out of the centre. All together can get at most 11 more with two players, 9 with three, 7 with four and 5 with five. Without these options, everyone relies on memory alone and starts with 2 tokens.
    .ours = Between two turns, and while the pile is shuffled, the first option shows nothing, because it’s nobody’s turn then.
    .example = With three players, two children can get 4 more tokens each: that’s 8 of 9.
