//! What Rat-a-Tat Roll says: phrases for the log, for moves, and the position in characters.
//!
//! The log must not be a memory: of a card that lies face down it names neither the number nor where it was laid, nor the token that came
//! with it, which tells of the number (L12), until the game is over and all cards are turned up (L18). Which places a swap concerns is told:
//! whoever skipped ahead could not follow the cards.

use super::cards::{Card, Place};
use super::dice::{Die, Face, total};
use super::events::Move;
use super::rules::{Open, Phase, RatATatRoll};
use super::seen::{Deed, Effects, Seen, Took};
use super::track::{Colour, Icon, Region, Space};
use crate::engine::{Phrase, Seat, Words};

impl Words for RatATatRoll {
    fn log_line(seen: &Seen, open: &Open) -> Phrase {
        sentences(seen, open.common.phase == Phase::Over)
    }

    fn move_label(choice: &Move) -> Phrase {
        match *choice {
            Move::Roll { dice } => Phrase::new("rat_a_tat_roll-move-roll").with("count", dice.count()),
            Move::Reroll { dice } if dice.is_empty() => Phrase::new("rat_a_tat_roll-move-reroll-wild"),
            Move::Reroll { dice } => {
                let numbers = dice.iter().map(|index| Phrase::new("rat_a_tat_roll-die").with("number", index + 1));
                let phrase = Phrase::new("rat_a_tat_roll-move-reroll").with("count", dice.count());
                phrase.with("dice", numbers.collect::<Vec<Phrase>>())
            }
            Move::Accept {} => Phrase::new("rat_a_tat_roll-move-accept"),
            Move::TakeFaceUp {} => Phrase::new("rat_a_tat_roll-move-take-face-up"),
            Move::TakePile {} => Phrase::new("rat_a_tat_roll-move-take-pile"),
            Move::LookOwn {} => Phrase::new("rat_a_tat_roll-move-look-own"),
            Move::Look { seat, place } => {
                Phrase::new("rat_a_tat_roll-move-look").with("seat", seat).with("number", place_number(place))
            }
            Move::NoLook {} => Phrase::new("rat_a_tat_roll-move-no-look"),
            Move::Take { region } => Phrase::new("rat_a_tat_roll-move-take").with("region", self::region(region)),
            Move::Swap { mine, seat, theirs } => {
                let phrase = Phrase::new("rat_a_tat_roll-move-swap").with("seat", seat);
                phrase.with("mine", place_number(mine)).with("theirs", place_number(theirs))
            }
            Move::NoSwap {} => Phrase::new("rat_a_tat_roll-move-no-swap"),
            Move::Skip {} => Phrase::new("rat_a_tat_roll-move-skip"),
            Move::RollWild {} => Phrase::new("rat_a_tat_roll-move-roll-wild"),
            Move::Replace { place } => Phrase::new("rat_a_tat_roll-move-replace").with("number", place_number(place)),
        }
    }

    fn move_group(choice: &Move) -> Option<Phrase> {
        match *choice {
            Move::Reroll { dice } if !dice.is_empty() => Some(Phrase::new("rat_a_tat_roll-moves-reroll")),
            Move::Look { seat, .. } => Some(Phrase::new("rat_a_tat_roll-moves-look").with("seat", seat)),
            Move::Swap { mine, .. } => Some(Phrase::new("rat_a_tat_roll-moves-swap").with("mine", place_number(mine))),
            Move::Replace { .. } => Some(Phrase::new("rat_a_tat_roll-moves-replace")),
            _ => None,
        }
    }

    fn sketch(open: &Open) -> String {
        let common = &open.common;
        let number = |card: Option<Card>| card.map_or_else(|| "-".to_owned(), |card| card.number().to_string());
        let track: String = Space::all().map(|space| sketch_of(space, space == common.pawn)).collect();
        let face_up: Vec<String> = common.face_up.into_iter().map(number).collect();
        let mut text = format!("{track}\nface up {}, pile {}", face_up.join(" "), open.pile);
        for (index, row) in open.rows.iter().enumerate() {
            let cards: Vec<String> = row.iter().map(|&card| number(card)).collect();
            let tokens = common.tokens.get(index).copied().unwrap_or(0);
            text += &format!("\nseat {index}: {} | tokens {tokens}", cards.join(" "));
        }
        text += &format!("\ncentre {}, seat {} {:?}", common.centre, common.seat.index(), common.phase);
        if !common.dice.is_empty() {
            text += &format!(", dice {:?}", common.dice.iter().map(|die| die.pips()).collect::<Vec<_>>());
        }
        if let Some(face) = common.wild {
            text += &format!(", wild {face:?}");
        }
        if let Some(card) = common.taken {
            text += &format!(", taken {}", card.number());
        }
        if let Some(last) = common.final_round {
            text += &format!(", set off by {}, turns left {}", last.set_off_by.index(), last.turns_left);
        }
        text
    }
}

/// `W`, `c`, `r`, `p`, the pawn in brackets.
fn sketch_of(space: Space, pawn: bool) -> String {
    let letter = match space.icon() {
        Icon::Wild => 'W',
        Icon::Choice => 'c',
        Icon::Reroll => 'r',
        Icon::Peek => 'p',
    };
    if pawn { format!("[{letter}]") } else { letter.to_string() }
}

/// What was done and what followed, cards and tokens with their numbers where all lie open.
fn sentences(seen: &Seen, all_open: bool) -> Phrase {
    let first = deed(&seen.deed, &seen.effects, all_open);
    let mut then = followed(&seen.deed, &seen.effects, all_open).into_iter().rev();
    let last = then.next();
    let joined =
        |then: Phrase, first: Phrase| Phrase::new("rat_a_tat_roll-told-then").with("first", first).with("then", then);
    match last {
        None => first,
        Some(last) => joined(then.fold(last, joined), first),
    }
}

/// The first sentence: who did what.
fn deed(deed: &Deed, effects: &Effects, all_open: bool) -> Phrase {
    let by = |key, seat: Seat| Phrase::new(key).with("seat", seat);
    match deed {
        Deed::Started { seat } => by("rat_a_tat_roll-told-start", *seat),
        Deed::Dealt { .. } => Phrase::new("rat_a_tat_roll-told-deal"),
        Deed::Reshuffled { .. } => Phrase::new("rat_a_tat_roll-told-shuffle"),
        Deed::Rolled { seat, dice, .. } => {
            let phrase = by("rat_a_tat_roll-told-rolled", *seat).with("count", dice.len());
            phrase.with("dice", self::dice(dice)).with("total", total(dice))
        }
        Deed::RolledWild { seat, face } => by("rat_a_tat_roll-told-wild", *seat).with("face", self::face(*face)),
        Deed::Chose { seat, dice } => by("rat_a_tat_roll-told-choose", *seat).with("count", dice.count()),
        Deed::Rerolls { seat, dice } if dice.is_empty() => by("rat_a_tat_roll-told-reroll-wild", *seat),
        Deed::Rerolls { seat, dice } => by("rat_a_tat_roll-told-reroll", *seat).with("count", dice.count()),
        Deed::Accepted { seat } => by("rat_a_tat_roll-told-accept", *seat),
        Deed::TookFaceUp { seat } | Deed::Took { seat } => match effects.took {
            Some(took) => took_card(*seat, took, effects.tokens, all_open),
            None => by("rat_a_tat_roll-told-accept", *seat),
        },
        Deed::TookPile { seat, card, .. } => match card {
            Some(card) if all_open => {
                by("rat_a_tat_roll-told-pile-card", *seat).with("card", card.number()).with("tokens", effects.tokens)
            }
            _ if all_open => by("rat_a_tat_roll-told-pile-tokens", *seat).with("tokens", effects.tokens),
            _ => by("rat_a_tat_roll-told-pile", *seat),
        },
        Deed::LookedAtOwn { seat, .. } => by("rat_a_tat_roll-told-look-own", *seat),
        Deed::Looked { seat, at, card, .. } => {
            let phrase = match card.filter(|_| all_open) {
                Some(card) => by("rat_a_tat_roll-told-look-card", *seat).with("card", card.number()),
                None => by("rat_a_tat_roll-told-look", *seat),
            };
            phrase.with("other", *at)
        }
        Deed::LookedAway { seat } => by("rat_a_tat_roll-told-no-look", *seat),
        Deed::Swapped { seat, mine, with, theirs } => {
            let phrase = by("rat_a_tat_roll-told-swap", *seat).with("other", *with);
            phrase.with("mine", place_number(*mine)).with("theirs", place_number(*theirs))
        }
        Deed::KeptAll { seat } => by("rat_a_tat_roll-told-no-swap", *seat),
        Deed::Skipped { seat } => by("rat_a_tat_roll-told-skip", *seat),
        Deed::ChoseWild { seat } => by("rat_a_tat_roll-told-roll-wild", *seat),
        Deed::Replaced { seat, card, .. } if all_open => {
            by("rat_a_tat_roll-told-replace-card", *seat).with("card", card.number())
        }
        Deed::Replaced { seat, .. } => by("rat_a_tat_roll-told-replace", *seat),
    }
}

/// The sentences after it: what followed of itself.
fn followed(deed: &Deed, effects: &Effects, all_open: bool) -> Vec<Phrase> {
    let mut sentences = Vec::new();
    if let Some(walk) = effects.walked {
        let phrase = Phrase::new("rat_a_tat_roll-told-walk").with("count", walk.from.steps_to(walk.to));
        sentences.push(phrase.with("space", space_in_words(walk.to)));
    }
    if let (Deed::Accepted { seat } | Deed::Rolled { seat, .. } | Deed::RolledWild { seat, .. }, Some(took)) =
        (deed, effects.took)
    {
        sentences.push(took_card(*seat, took, effects.tokens, all_open));
    }
    if effects.final_round {
        sentences.push(Phrase::new("rat_a_tat_roll-told-final-round"));
    }
    if effects.over {
        sentences.push(Phrase::new("rat_a_tat_roll-told-over"));
    }
    sentences
}

fn took_card(seat: Seat, took: Took, tokens: u8, all_open: bool) -> Phrase {
    if !all_open {
        return Phrase::new("rat_a_tat_roll-told-took").with("seat", seat).with("region", region(took.region));
    }
    let phrase = Phrase::new("rat_a_tat_roll-told-took-card").with("seat", seat).with("region", region(took.region));
    phrase.with("card", took.card.number()).with("tokens", tokens)
}

/// A place as it is counted: from 1.
fn place_number(place: Place) -> usize {
    place.index() + 1
}

/// `4 + 2`.
pub(super) fn dice(dice: &[Die]) -> String {
    dice.iter().map(|die| die.pips().to_string()).collect::<Vec<_>>().join(" + ")
}

/// The name of a region: its colour.
pub fn region(region: Region) -> Phrase {
    Phrase::new(match region.colour() {
        Colour::Red => "rat_a_tat_roll-region-red",
        Colour::Orange => "rat_a_tat_roll-region-orange",
        Colour::Green => "rat_a_tat_roll-region-green",
        Colour::Blue => "rat_a_tat_roll-region-blue",
        Colour::Purple => "rat_a_tat_roll-region-purple",
    })
}

/// What a space has its pawn do, in a word.
pub fn icon(icon: Icon) -> Phrase {
    Phrase::new(match icon {
        Icon::Wild => "rat_a_tat_roll-icon-wild",
        Icon::Choice => "rat_a_tat_roll-icon-choice",
        Icon::Reroll => "rat_a_tat_roll-icon-reroll",
        Icon::Peek => "rat_a_tat_roll-icon-peek",
    })
}

/// A space in short: "red, peek", or "wild".
pub fn space(space: Space) -> Phrase {
    match space.region() {
        Some(region) => {
            let phrase = Phrase::new("rat_a_tat_roll-space").with("region", self::region(region));
            phrase.with("icon", icon(space.icon()))
        }
        None => icon(space.icon()),
    }
}

/// A space as it stands in a sentence: "the peek space in red", "a wild space".
fn space_in_words(space: Space) -> Phrase {
    match space.region() {
        Some(region) => {
            let phrase = Phrase::new("rat_a_tat_roll-space-of-region").with("region", self::region(region));
            phrase.with("icon", icon(space.icon()))
        }
        None => Phrase::new("rat_a_tat_roll-space-wild"),
    }
}

/// A face of the wild die, in a word.
pub fn face(face: Face) -> Phrase {
    Phrase::new(match face {
        Face::Lowest => "rat_a_tat_roll-face-lowest",
        Face::Highest => "rat_a_tat_roll-face-highest",
        Face::Swap => "rat_a_tat_roll-face-swap",
    })
}
