//! The places of the table. For the arrow keys, cells and slots lie in a frame of 9 × 9: the castle with a border for the slots.

use crate::engine::{Cell, Seat};
use crate::games::burg_appenzell::castle::{CellIndex, WIDTH};
use crate::games::burg_appenzell::moves::Move;
use crate::games::burg_appenzell::rooms::Room;
use crate::games::burg_appenzell::rules::Open;
use crate::games::burg_appenzell::seen::Seen;
use crate::games::burg_appenzell::slots::{Slot, Wall};
use crate::games::burg_appenzell::tiles::Cheese;
use crate::paint::board;

/// A place of the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Place {
    /// A cell of the castle.
    Cell(CellIndex),
    /// A slot in the castle wall, with its pennant.
    Slot(Slot),
    /// A room, with or without its roof.
    Roof(Room),
    /// The spare tile in its corner of the board.
    Spare,
    /// A tile before a slot: about to go in, or just dropped out.
    SlotTile(Slot),
    /// The mouse or tile under the pointer that drags it.
    Dragged,
    /// The spare tile before the slot whose push is previewed.
    Previewed,
    /// The paws on the board that count the actions left.
    Actions,
    /// The mice of a seat, in three pens.
    Hand(Seat),
    /// The pen with the supply of a seat, where a mouse can be chosen from it.
    Supply(Seat),
    /// The pen with the supply of a seat, which mice come from.
    SupplyPen(Seat),
    /// The pen with the fallen mice of a seat.
    FallenPen(Seat),
    /// The chips of a seat.
    Chips(Seat),
    /// The chip of one cheese of a seat, or the empty place for it.
    Chip(Seat, Cheese),
    /// The whole panel of a seat, which the app registers.
    Seat(Seat),
    /// The middle of the castle.
    Castle,
}

impl Place {
    /// The places that the cursor visits: cells row by row, then slots.
    pub fn cells_and_slots() -> impl Iterator<Item = Place> {
        CellIndex::ALL.into_iter().map(Place::Cell).chain(Slot::ALL.into_iter().map(Place::Slot))
    }

    /// The rooms, and the spare once there is one.
    pub fn roofs_and_spare(open: &Open) -> impl Iterator<Item = Place> {
        Room::ALL.into_iter().map(Place::Roof).chain(open.spare.map(|_| Place::Spare))
    }

    /// The position of a cell or slot in the frame of 9 × 9.
    pub fn frame_cell(self) -> Option<Cell> {
        match self {
            Place::Cell(cell_index) => Some(Cell::new(cell_index.cell().row + 1, cell_index.cell().column + 1)),
            Place::Slot(slot) => {
                let along = slot.number() + 1;
                Some(match slot.wall() {
                    Wall::North => Cell::new(0, along),
                    Wall::South => Cell::new(WIDTH + 1, along),
                    Wall::West => Cell::new(along, 0),
                    Wall::East => Cell::new(along, WIDTH + 1),
                })
            }
            _ => None,
        }
    }
}

impl board::Place for Place {
    /// The name of the place. Rows and columns count from 1, seats from 0.
    fn name(self) -> String {
        match self {
            Place::Cell(cell_index) => format!("cell {} {}", cell_index.cell().row + 1, cell_index.cell().column + 1),
            Place::Slot(slot) => format!("slot {slot:?}"),
            Place::Roof(room) => format!("roof {}", room.letter()),
            Place::Spare => "spare".to_owned(),
            Place::SlotTile(slot) => format!("tile at {slot:?}"),
            Place::Dragged => "dragged".to_owned(),
            Place::Previewed => "previewed tile".to_owned(),
            Place::Actions => "actions".to_owned(),
            Place::Hand(seat) => format!("hand {}", seat.index()),
            Place::Supply(seat) => format!("supply {}", seat.index()),
            Place::SupplyPen(seat) => format!("supply pen {}", seat.index()),
            Place::FallenPen(seat) => format!("fallen pen {}", seat.index()),
            Place::Chips(seat) => format!("chips {}", seat.index()),
            Place::Chip(seat, cheese) => format!("chip {} {}", seat.index(), cheese.number()),
            Place::Seat(seat) => format!("seat {}", seat.index()),
            Place::Castle => "castle".to_owned(),
        }
    }
}

/// These cells as places. A damaged record may hold cells outside the castle, which are left out.
pub fn on_cells(cells: impl IntoIterator<Item = Cell>) -> Vec<Place> {
    cells.into_iter().filter_map(CellIndex::of).map(Place::Cell).collect()
}

/// See `Painter::move_places`.
pub fn move_places(choice: &Move) -> Vec<Place> {
    match *choice {
        Move::Tower { at } => on_cells([at]),
        Move::Uncover { room } => vec![Place::Roof(room)],
        Move::Run { from, to } => on_cells([from, to]),
        Move::Enter { tower, to } if tower == to => on_cells([tower]),
        Move::Enter { tower, to } => on_cells([tower, to]),
        Move::Push { slot } => vec![Place::Slot(slot)],
        Move::EndTurn {} => Vec::new(),
    }
}

/// See `Painter::observation_places`.
pub fn observation_places(seen: &Seen) -> Vec<Place> {
    match seen {
        Seen::Started { seat } => vec![Place::Seat(*seat)],
        Seen::Dealt { .. } => vec![Place::Spare],
        Seen::TowerChosen { at, .. } => on_cells([*at]),
        Seen::Uncovered { room, .. } => vec![Place::Roof(*room)],
        Seen::Ran { from, path, .. } => on_cells([Some(*from), path.last().copied()].into_iter().flatten()),
        Seen::Entered { tower, path, .. } => {
            let landed = path.last().copied().filter(|to| to != tower);
            on_cells([Some(*tower), landed].into_iter().flatten())
        }
        Seen::Pushed { slot, falls, .. } => {
            let ends = [*slot, slot.opposite()].map(Place::Slot);
            ends.into_iter().chain(on_cells(falls.iter().map(|fall| fall.at))).collect()
        }
        Seen::TurnEnded { seat, covered, .. } if covered.is_empty() => vec![Place::Seat(*seat)],
        Seen::TurnEnded { covered, .. } => covered.iter().map(Place::Roof).collect(),
    }
}
