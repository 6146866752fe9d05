//! The places of the table.

use crate::engine::{Cell, Seat};
use crate::games::zatre::rules::{Move, Seen};
use crate::games::zatre::tiles::Tile;
use crate::paint::board;

/// A place of the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Place {
    /// A cell of the board.
    Cell(Cell),
    /// A tile on the rack of the seat that acts.
    Tile(RackTile),
    /// The rack of a seat.
    Hand(Seat),
    /// A tile that lies face up on the rack of this seat, whoever acts: partners see both racks.
    Held(Seat, RackTile),
    /// A score sheet, by its index: one per seat or per team.
    Sheet(usize),
    /// A box on a score sheet: column 0 holds crosses, 1 to 3 the points of 10, 11 and 12.
    Box {
        /// The index of the sheet.
        sheet: usize,
        /// The column.
        column: usize,
        /// The row, from 0.
        row: usize,
    },
    /// The last of the tiles of a seat in the strip of seats.
    LastHeld(Seat),
    /// Where the next tile of a seat comes in the strip of seats.
    NextHeld(Seat),
    /// The words above the strip of seats that say how many tiles are in the bag, which the app registers.
    BagCount,
    /// The bag.
    Bag,
    /// The mouth of the bag, where tiles come out.
    BagMouth,
    /// The place beside the board for the tile that a seat draws for the start (Z4).
    StartTile(Seat),
    /// The tile under the pointer while it is dragged.
    Dragged,
    /// The whole panel of a seat, which the app registers.
    Seat(Seat),
}

/// One of the tiles on a rack.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct RackTile {
    /// The tile.
    pub tile: Tile,
    /// Its index among equal tiles of the rack.
    pub slot: u8,
}

impl RackTile {
    /// The first of the equal tiles with this value.
    pub fn first(tile: Tile) -> Self {
        RackTile { tile, slot: 0 }
    }
}

impl board::Place for Place {
    /// The name of the place. Rows, columns and seats count from 0. Only the first of equal tiles is registered.
    fn name(self) -> String {
        match self {
            Place::Cell(cell) => format!("cell {} {}", cell.row, cell.column),
            Place::Tile(RackTile { tile, slot: 0 }) => format!("rack {}", tile.value()),
            Place::Tile(RackTile { tile, slot }) => format!("rack {} {slot}", tile.value()),
            Place::Hand(seat) => format!("hand {}", seat.index()),
            Place::Held(seat, RackTile { tile, slot }) => format!("held {} {} {slot}", seat.index(), tile.value()),
            Place::Sheet(index) => format!("sheet {index}"),
            Place::Box { sheet, column, row } => format!("box {sheet} {column} {row}"),
            Place::LastHeld(seat) => format!("last held {}", seat.index()),
            Place::NextHeld(seat) => format!("next held {}", seat.index()),
            Place::BagCount => "clock".to_owned(),
            Place::Bag => "bag".to_owned(),
            Place::BagMouth => "bag mouth".to_owned(),
            Place::StartTile(seat) => format!("start tile {}", seat.index()),
            Place::Dragged => "dragged".to_owned(),
            Place::Seat(seat) => format!("seat {}", seat.index()),
        }
    }
}

/// See `Painter::move_places`.
pub fn move_places(choice: &Move) -> Vec<Place> {
    match *choice {
        Move::Place { tile, at } => vec![Place::Tile(RackTile::first(tile)), Place::Cell(at)],
        Move::EndTurn {} => Vec::new(),
    }
}

/// See `Painter::observation_places`.
pub fn observation_places(seen: &Seen) -> Vec<Place> {
    match *seen {
        Seen::Placed { at, .. } => vec![Place::Cell(at)],
        Seen::StartDrew { .. } | Seen::Drew { .. } | Seen::DealtOut { .. } => vec![Place::Bag],
        Seen::Ended { seat, .. } => vec![Place::Seat(seat)],
    }
}
