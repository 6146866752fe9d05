//! The places of the table.

use crate::engine::Seat;
use crate::games::kalle::square::LidIndex;
use crate::paint::board;

/// A place of the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Place {
    /// A lid.
    Lid(LidIndex),
    /// The picture of the guard.
    Guard,
    /// The path that counts the turned cards.
    Count,
    /// The cheeses that are left.
    Stock,
    /// The role of a seat.
    Hand(Seat),
    /// The cheeses of a seat.
    Cheeses(Seat),
}

impl board::Place for Place {
    /// The name of the place. Rows and columns count from 1, seats from 0.
    fn name(self) -> String {
        match self {
            Place::Lid(lid) => {
                let cell = lid.cell();
                format!("lid {} {}", cell.row + 1, cell.column + 1)
            }
            Place::Guard => "guard".to_owned(),
            Place::Count => "count".to_owned(),
            Place::Stock => "stock".to_owned(),
            Place::Hand(seat) => format!("hand {}", seat.index()),
            Place::Cheeses(seat) => format!("cheeses {}", seat.index()),
        }
    }
}
