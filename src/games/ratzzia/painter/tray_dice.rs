//! The dice in the tray. No painting.

use crate::games::ratzzia::board::Target;
use crate::games::ratzzia::dice::{Dice, Die, DieOwner, PlacedDie};
use crate::games::ratzzia::{Move, Open, Phase, Seen, SeenEvent};

/// A die in the tray.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum TrayDie {
    /// An own die; without a value until it is rolled.
    Own(Option<Die>),
    /// A support die that is rolled.
    Support(Die),
    /// An unused candy die.
    Candy,
}

impl TrayDie {
    /// A word for the name of a place.
    pub fn word(self) -> String {
        let (kind, value) = match self {
            TrayDie::Own(value) => ("own", value),
            TrayDie::Support(value) => ("support", Some(value)),
            TrayDie::Candy => ("candy", None),
        };
        value.map_or_else(|| kind.to_owned(), |value| format!("{kind} {}", value.value()))
    }

    /// The value that the die shows, if any.
    pub fn value(self) -> Option<Die> {
        match self {
            TrayDie::Own(die) => die,
            TrayDie::Support(die) => Some(die),
            TrayDie::Candy => None,
        }
    }

    /// A die on the board as it lay on the cloth before it was placed.
    pub fn before_placing(die: PlacedDie) -> Self {
        match die.owner {
            DieOwner::Own(_) => TrayDie::Own(Some(die.value)),
            DieOwner::Support => TrayDie::Support(die.value),
            DieOwner::Candy(_) => TrayDie::Candy,
        }
    }

    /// The move that places the die on a target; `value` is for a die that shows none.
    pub fn placement(self, column: Target, value: Die) -> Move {
        match self {
            TrayDie::Own(die) => Move::Place { die: die.unwrap_or(value), column },
            TrayDie::Support(die) => Move::PlaceSupport { die, column },
            TrayDie::Candy => Move::PlaceCandy { value, column },
        }
    }

    /// The die and the target of a placement; `None` for other moves.
    pub fn placed(choice: Move) -> Option<(TrayDie, Target)> {
        match choice {
            Move::Place { die, column } => Some((TrayDie::Own(Some(die)), column)),
            Move::PlaceSupport { die, column } => Some((TrayDie::Support(die), column)),
            Move::PlaceCandy { column, .. } => Some((TrayDie::Candy, column)),
            _ => None,
        }
    }
}

/// The dice on the cloth: the hand of the seat on turn, rolled support dice, its candy dice. After a re-roll, the dice that were
/// rolled again stand before the kept ones until the next action; `last` is the event that led to the position.
pub fn tray_after(open: &Open, last: Option<&Seen>) -> Vec<TrayDie> {
    let again = last.map_or(Dice::NONE, |seen| rolled_again(open, seen));
    let shaken = match open.phase {
        Phase::Rolling { count, .. } => usize::from(count),
        _ => 0,
    };
    let mut kept = open.hands.get(open.turn.seat.index()).copied().unwrap_or_default();
    kept.take_all(&again);
    let first = std::iter::repeat_n(TrayDie::Own(None), shaken).chain(own_dice(again));
    first.chain(own_dice(kept)).chain(other_dice(open)).collect()
}

/// The dice on the cloth as they come to lie after a roll of these, before any goes to the cat.
pub fn rolled_tray(before: &Open, rolled: &Dice) -> Vec<TrayDie> {
    let kept = before.hands.get(before.turn.seat.index()).copied().unwrap_or_default();
    own_dice(*rolled).chain(own_dice(kept)).chain(other_dice(before)).collect()
}

/// The dice in hand that the last event has rolled again.
pub fn rolled_again(open: &Open, last: &Seen) -> Dice {
    let SeenEvent::Rolled { dice, again: true } = last.event else { return Dice::NONE };
    let mut left = open.hands.get(open.turn.seat.index()).copied().unwrap_or_default();
    let mut again = Dice::NONE;
    for value in dice.numbers().filter_map(Die::new) {
        if left.count_of(value) > 0 {
            left.take(value);
            again.add(value);
        }
    }
    again
}

fn own_dice(dice: Dice) -> impl Iterator<Item = TrayDie> {
    dice.numbers().map(|number| TrayDie::Own(Die::new(number)))
}

/// The dice on the cloth beside the own ones.
fn other_dice(open: &Open) -> impl Iterator<Item = TrayDie> {
    let candies = usize::from(open.candies.get(open.turn.seat.index()).copied().unwrap_or(0));
    let support = open.support.numbers().filter_map(|number| Die::new(number).map(TrayDie::Support));
    support.chain(std::iter::repeat_n(TrayDie::Candy, candies))
}
