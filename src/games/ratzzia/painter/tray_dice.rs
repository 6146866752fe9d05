//! The dice in the tray. No painting.

use crate::games::ratzzia::board::Target;
use crate::games::ratzzia::dice::Die;
use crate::games::ratzzia::{Move, Open, Phase};

/// A die in the tray.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TrayDie {
    /// An own die; without a value until it is rolled.
    Own(Option<Die>),
    /// A support die that is rolled.
    Support(Die),
    /// An unused candy die.
    Candy,
}

impl TrayDie {
    /// The value that the die shows, if any.
    pub fn value(self) -> Option<Die> {
        match self {
            TrayDie::Own(die) => die,
            TrayDie::Support(die) => Some(die),
            TrayDie::Candy => None,
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

/// The dice in the tray: the hand of the seat on turn, rolled support dice, its candy dice.
pub fn tray(open: &Open) -> Vec<TrayDie> {
    let seat = open.turn.seat.index();
    let own = open.hands.get(seat).copied().unwrap_or_default();
    let candies = usize::from(open.candies.get(seat).copied().unwrap_or(0));
    let shaken = match open.phase {
        Phase::Rolling { count, .. } => usize::from(count),
        _ => 0,
    };
    let own = own.numbers().map(|number| TrayDie::Own(Die::new(number)));
    let support = open.support.numbers().filter_map(|number| Die::new(number).map(TrayDie::Support));
    std::iter::repeat_n(TrayDie::Own(None), shaken)
        .chain(own)
        .chain(support)
        .chain(std::iter::repeat_n(TrayDie::Candy, candies))
        .collect()
}
