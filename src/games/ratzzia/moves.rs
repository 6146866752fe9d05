//! Decisions and outcomes of chance in Ratzzia, as records write them. Must not know positions or which moves are legal.

use serde::de::{Error, MapAccess, Visitor};
use serde::ser::SerializeMap;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::board::{Column, Target};
use super::dice::{Dice, Die};
use crate::engine::Seat;

/// A decision of a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
pub enum Move {
    /// Rolls the dice in hand (R6).
    Roll {},
    /// Takes back all own dice from a column, which ends the turn (R6).
    TakeBack {
        /// The column.
        column: Column,
    },
    /// Re-rolls some dice of the hand (R7).
    Reroll {
        /// The dice to re-roll.
        dice: Dice,
    },
    /// Re-rolls nothing (R7).
    Keep {},
    /// Rolls the support dice in the reserve (R20).
    RollSupport {},
    /// Places a die of the hand (R8, R9, R11).
    Place {
        /// The value of the die.
        die: Die,
        /// The column, or the cat row.
        column: Target,
    },
    /// Places a support die (R20, R21).
    PlaceSupport {
        /// The value of the die.
        die: Die,
        /// The column, or the cat row.
        column: Target,
    },
    /// Places a candy die (R19).
    PlaceCandy {
        /// The value that the die is placed as.
        value: Die,
        /// The column; never the cat row.
        column: Target,
    },
    /// Ends placing (R8, R21).
    Finish {},
    /// Moves the top die of Annie's column into another column (R18).
    Annie {
        /// The column into which the die moves.
        column: Column,
    },
    /// Takes a candy die while the jar is empty (R19).
    Candy {
        /// The seat or column from which it is taken.
        from: CandySource,
    },
    /// Stores food in the bag (R15).
    Store {},
    /// Stores nothing (R15).
    NoStore {},
    /// Steals half of a seat's food (R16).
    Steal {
        /// The victim.
        seat: Seat,
    },
    /// Lets all seats pass half of their food to a neighbour (R17).
    PassFood {
        /// The direction of passing.
        direction: Direction,
    },
}

impl Move {
    /// The value and target of a placement; `None` for other moves.
    pub fn placement(self) -> Option<(Die, Target)> {
        match self {
            Move::Place { die, column } | Move::PlaceSupport { die, column } => Some((die, column)),
            Move::PlaceCandy { value, column } => Some((value, column)),
            _ => None,
        }
    }
}

/// Where a candy die can be taken from while the jar is empty (R19). Serialised as `{"seat": 1}` or `{"column": 3}`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum CandySource {
    /// A seat that has not used the die.
    Seat(Seat),
    /// A column on which the die lies.
    Column(Column),
}

/// A direction around the table (R17).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Direction {
    /// Seat s gives to s + 1.
    Clockwise,
    /// Seat s gives to s − 1.
    Anticlockwise,
}

impl Direction {
    /// The seat, of so many, that gives to this one.
    pub fn giver_to(self, seat: Seat, seats: usize) -> Seat {
        Seat::new(match self {
            Direction::Clockwise => (seat.index() + seats - 1) % seats,
            Direction::Anticlockwise => (seat.index() + 1) % seats,
        })
    }

    /// By how much more comes to this seat than it gives, of what each seat gave.
    pub fn balance_of(self, seat: Seat, gave: &[u32]) -> i64 {
        let given = |seat: Seat| gave.get(seat.index()).copied().map_or(0, i64::from);
        given(self.giver_to(seat, gave.len().max(1))) - given(seat)
    }
}

/// An outcome of chance.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
pub enum Chance {
    /// Decides which seat begins (R4).
    Start {
        /// The seat that begins.
        seat: Seat,
    },
    /// Rolls dice of the seat on turn (R6, R7).
    Rolled {
        /// All dice just rolled.
        dice: Dice,
    },
    /// Rolls support dice (R20).
    SupportRolled {
        /// All dice just rolled.
        dice: Dice,
    },
}

impl Serialize for CandySource {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(Some(1))?;
        match self {
            CandySource::Seat(seat) => map.serialize_entry("seat", seat)?,
            CandySource::Column(column) => map.serialize_entry("column", column)?,
        }
        map.end()
    }
}

impl<'de> Deserialize<'de> for CandySource {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct OneField;
        impl<'de> Visitor<'de> for OneField {
            type Value = CandySource;

            fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                formatter.write_str("a seat or a column")
            }

            fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<CandySource, A::Error> {
                let source = match map.next_key::<String>()?.as_deref() {
                    Some("seat") => CandySource::Seat(map.next_value()?),
                    Some("column") => CandySource::Column(map.next_value()?),
                    _ => return Err(A::Error::custom("a seat or a column")),
                };
                match map.next_key::<String>()? {
                    None => Ok(source),
                    Some(_) => Err(A::Error::custom("a seat or a column, nothing else")),
                }
            }
        }
        deserializer.deserialize_map(OneField)
    }
}
