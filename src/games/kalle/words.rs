//! What Kalle Kanalratte says: phrases for the log and for moves, and the position in characters.
//!
//! The log must not be a memory (K13, K14): it names no place of a swap, nor of a card that was turned, for open cards that have moved
//! since would tell what was swapped with what. After the eighth card nothing is swapped, so guesses and proof may name theirs.

use super::animals::Animal;
use super::open::{Open, Phase};
use super::rules::{Kalle, Move};
use super::seen::{Pointing, Seen};
use super::square::{LidIndex, SIDE};
use crate::engine::{Cell, Phrase, Seat, Words};

/// The names of the animals, the rat first, the others by the alphabet. Which sixteen live in the sewer is ours (K1).
const ANIMALS: [&str; Animal::COUNT] = [
    "kalle-animal-rat",
    "kalle-animal-bat",
    "kalle-animal-beetle",
    "kalle-animal-centipede",
    "kalle-animal-crayfish",
    "kalle-animal-dragonfly",
    "kalle-animal-duck",
    "kalle-animal-fish",
    "kalle-animal-frog",
    "kalle-animal-hedgehog",
    "kalle-animal-mole",
    "kalle-animal-newt",
    "kalle-animal-snail",
    "kalle-animal-snake",
    "kalle-animal-spider",
    "kalle-animal-turtle",
    "kalle-animal-worm",
];

impl Words for Kalle {
    fn log_line(seen: &Seen, open: &Open) -> Phrase {
        told(seen, open)
    }

    fn move_label(choice: &Move) -> Phrase {
        let at = |key, place: LidIndex| Phrase::new(key).with("cell", place.cell());
        match *choice {
            Move::Hide { at: place } => at("kalle-move-hide", place),
            Move::PlaceGuard { at: place } => at("kalle-move-place", place),
            Move::MoveGuard { to } => at("kalle-move-step", to),
            Move::Swap { a, b } => Phrase::new("kalle-move-swap").with("first", a.cell()).with("second", b.cell()),
            Move::Pass {} => Phrase::new("kalle-move-pass"),
            Move::Point { at: place } => at("kalle-move-point", place),
            Move::Prove { at: place } => at("kalle-move-prove", place),
        }
    }

    fn move_group(choice: &Move) -> Option<Phrase> {
        match choice {
            Move::Hide { .. } => Some(Phrase::new("kalle-moves-hide")),
            Move::PlaceGuard { .. } => Some(Phrase::new("kalle-moves-place")),
            Move::MoveGuard { .. } => Some(Phrase::new("kalle-moves-step")),
            Move::Swap { a, .. } => Some(Phrase::new("kalle-moves-swap").with("cell", a.cell())),
            Move::Point { .. } => Some(Phrase::new("kalle-moves-point")),
            Move::Prove { .. } => Some(Phrase::new("kalle-moves-prove")),
            Move::Pass {} => None,
        }
    }

    fn label_in_group(choice: &Move) -> Phrase {
        match *choice {
            Move::Hide { at } | Move::PlaceGuard { at } | Move::Point { at } | Move::Prove { at } => {
                Phrase::cell(at.cell())
            }
            Move::MoveGuard { to } => Phrase::cell(to.cell()),
            Move::Swap { b, .. } => Phrase::cell(b.cell()),
            Move::Pass {} => Self::move_label(choice),
        }
    }

    fn sketch(open: &Open) -> String {
        let common = &open.common;
        let mut text = String::new();
        if common.is_dealt() {
            for row in 0..SIDE {
                let cards = (0..SIDE).filter_map(|column| LidIndex::of(Cell::new(row, column)));
                let row: Vec<String> = cards.map(|place| sketch_of(open, place)).collect();
                text += &format!("{}\n", row.join(" "));
            }
        }
        if let Some(rat) = open.my_rat {
            text += &format!("the rat sees itself at {}\n", rat.index());
        }
        text += &format!("round {} of {}, rat {}", common.round, common.rounds(), common.rat.index());
        text += &format!(", turned {}, still {}", common.turned, common.still);
        let points: Vec<String> =
            common.points.iter().map(|point| format!("{} at {}", point.seat.index(), point.at.index())).collect();
        if !points.is_empty() {
            text += &format!(", pointed {}", points.join(", "));
        }
        text + &format!("\ncheeses {:?}, stock {} ({:?})", common.cheeses.to_vec(), common.stock, common.phase)
    }
}

/// One place: the guard's mark, then the animal's number, or `--` where the card is face down.
fn sketch_of(open: &Open, place: LidIndex) -> String {
    let guard = if open.common.guard == Some(place) { "*" } else { " " };
    match open.cards[place.index()] {
        Some(animal) => format!("{guard}{:>2}", animal.index()),
        None => format!("{guard}--"),
    }
}

/// The log line for what was seen, told by what lies open now.
fn told(seen: &Seen, open: &Open) -> Phrase {
    let by = |key, seat: Seat| Phrase::new(key).with("seat", seat);
    match *seen {
        Seen::Started { seat } => by("kalle-told-start", seat),
        Seen::Dealt { rat, round, rounds } => by("kalle-told-deal", rat).with("round", round).with("rounds", rounds),
        Seen::Hid { seat, .. } => by("kalle-told-hide", seat),
        Seen::Placed { seat, at } => by("kalle-told-place", seat).with("cell", at.cell()),
        Seen::Stepped { seat, .. } => by("kalle-told-step", seat),
        // That the rat was found is no secret: the cheese tells.
        Seen::Turned { seat, animal: Animal::RAT, .. } => by("kalle-told-caught", seat),
        Seen::Turned { seat, animal, round, .. } if lies_open(open, animal, round) => {
            by("kalle-told-turn", seat).with("animal", self::animal(animal))
        }
        Seen::Turned { seat, .. } => by("kalle-told-turn-covered", seat),
        Seen::Swapped { seat, .. } => by("kalle-told-swap", seat),
        Seen::Passed { seat } => by("kalle-told-pass", seat),
        Seen::Pointed { seat, at, pointing } => pointed(seat, at, pointing),
        Seen::Proved { seat, at, animal: Animal::RAT, .. } => by("kalle-told-proved", seat).with("cell", at.cell()),
        Seen::Proved { seat, at, animal, round } if lies_open(open, animal, round) => {
            by("kalle-told-missed", seat).with("cell", at.cell()).with("animal", self::animal(animal))
        }
        Seen::Proved { seat, at, .. } => by("kalle-told-missed-covered", seat).with("cell", at.cell()),
    }
}

/// Whether the card that was turned in this round still lies open. After the game all may be told.
fn lies_open(Open { common, cards, .. }: &Open, animal: Animal, round: u8) -> bool {
    common.phase == Phase::Over || (common.round == round && cards.contains(&Some(animal)))
}

fn pointed(seat: Seat, at: LidIndex, pointing: Pointing) -> Phrase {
    match pointing {
        Pointing::GoesOn => Phrase::new("kalle-told-point"),
        Pointing::Found { seat: finder } => Phrase::new("kalle-told-point-found").with("finder", finder),
        Pointing::InVain => Phrase::new("kalle-told-point-in-vain"),
    }
    .with("seat", seat)
    .with("cell", at.cell())
}

/// The name of an animal with its article.
pub fn animal(animal: Animal) -> Phrase {
    Phrase::new(ANIMALS[animal.index()])
}
