//! The places of the table.

use crate::engine::Seat;
use crate::games::kalle::square::LidIndex;
use crate::paint::board;

/// A place of the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Place {
    /// A lid.
    Lid(LidIndex),
    /// The hole under a lid, where a cheese comes out.
    UnderLid(LidIndex),
    /// The place on a lid for the mark of a seat that points at it.
    Mark(LidIndex),
    /// The middle of the lids.
    Middle,
    /// The picture of the guard, wherever it is.
    Guard,
    /// Where the guard stands on a lid.
    GuardOn(LidIndex),
    /// Where the guard waits before it is put down.
    GuardHome,
    /// The guard under the pointer while it is dragged.
    Dragged,
    /// The path that counts the turned cards.
    Count,
    /// The cheeses that are left.
    Stock,
    /// The role of a seat.
    Hand(Seat),
    /// The cheeses of a seat.
    Cheeses(Seat),
    /// Where the next cheese of a seat will lie.
    NextCheese(Seat),
    /// The whole panel of a seat, which the app registers.
    Seat(Seat),
}

impl board::Place for Place {
    /// The name of the place. Rows and columns count from 1, seats from 0.
    fn name(self) -> String {
        let lid_name = |what: &str, lid: LidIndex| {
            let cell = lid.cell();
            format!("{what} {} {}", cell.row + 1, cell.column + 1)
        };
        match self {
            Place::Lid(lid) => lid_name("lid", lid),
            Place::UnderLid(lid) => lid_name("under lid", lid),
            Place::Mark(lid) => lid_name("mark", lid),
            Place::Middle => "middle".to_owned(),
            Place::Guard => "guard".to_owned(),
            Place::GuardOn(lid) => lid_name("guard on", lid),
            Place::GuardHome => "guard home".to_owned(),
            Place::Dragged => "dragged".to_owned(),
            Place::Count => "count".to_owned(),
            Place::Stock => "stock".to_owned(),
            Place::Hand(seat) => format!("hand {}", seat.index()),
            Place::Cheeses(seat) => format!("cheeses {}", seat.index()),
            Place::NextCheese(seat) => format!("next cheese {}", seat.index()),
            Place::Seat(seat) => format!("seat {}", seat.index()),
        }
    }
}
