//! Events as everyone at the table saw them. Must not know anything hidden.

use serde::{Deserialize, Serialize};

use super::common::{Common, End};
use super::rooms::{Room, RoomSet};
use super::slots::{LINE_LENGTH, Slot};
use super::tiles::{Cheese, Tile};
use crate::engine::{Cell, Seat};

/// A tile and the cell where it lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PlacedTile {
    /// The cell.
    pub at: Cell,
    /// The tile.
    pub tile: Tile,
}

/// A chip that a seat took (B14).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Gain {
    /// The seat that took the chip.
    pub seat: Seat,
    /// The kind of the chip.
    pub cheese: Cheese,
}

/// A mouse that fell into a trap (B13).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Fall {
    /// The owner of the mouse.
    pub seat: Seat,
    /// The cell where the mouse stood.
    pub at: Cell,
}

/// An event as everyone saw it: all viewers see the same (B20).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Seen {
    /// The starting player was drawn or chosen (B6).
    Started {
        /// The seat that begins.
        seat: Seat,
    },
    /// The tiles were laid out face down (B5).
    Dealt {
        /// The spare, the only tile that everyone sees.
        spare: Tile,
    },
    /// A seat put its first mouse into a tower (B6).
    #[serde(rename = "Towered")]
    TowerChosen {
        /// The owner of the mouse.
        seat: Seat,
        /// The tower.
        at: Cell,
    },
    /// A roof was lifted (B7).
    Uncovered {
        /// The seat that lifted the roof.
        seat: Seat,
        /// The room below the roof.
        room: Room,
        /// The tiles in the room.
        tiles: Vec<PlacedTile>,
    },
    /// A mouse ran or jumped (B8, B9).
    Ran {
        /// The owner of the mouse.
        seat: Seat,
        /// The cell where the mouse started.
        from: Cell,
        /// The cells passed and, last, the landing cell: one per action paid.
        #[serde(rename = "way")]
        path: Vec<Cell>,
        /// The chips taken by landing: at most one.
        gains: Vec<Gain>,
        /// The end of the game, if this run brought it.
        end: Option<End>,
    },
    /// A mouse entered from the supply (B10).
    Entered {
        /// The owner of the mouse.
        seat: Seat,
        /// The tower by which the mouse came.
        tower: Cell,
        /// The tower, the cells passed and, last, the landing cell: one per action paid.
        #[serde(rename = "way")]
        path: Vec<Cell>,
        /// The chips taken by landing: at most one.
        gains: Vec<Gain>,
        /// The end of the game, if entering brought it.
        end: Option<End>,
    },
    /// The spare was pushed in (B12).
    Pushed {
        /// The seat that pushed.
        seat: Seat,
        /// The slot where the spare went in.
        slot: Slot,
        /// The tile that went in.
        spare: Tile,
        /// The open tiles along the line before the push, starting at the slot.
        line: [Option<Tile>; LINE_LENGTH],
        /// The open tiles along the line after the push, starting at the slot.
        shifted: [Option<Tile>; LINE_LENGTH],
        /// The tile that dropped out: the new spare.
        out: Tile,
        /// The mice that fell (B13).
        falls: Vec<Fall>,
        /// The chips taken, by seat (B14).
        gains: Vec<Gain>,
        /// The end of the game, if the push brought it.
        end: Option<End>,
    },
    /// A turn ended (B15, B21).
    #[serde(rename = "Ended")]
    TurnEnded {
        /// The seat whose turn ended.
        seat: Seat,
        /// The rooms that were covered again (B15).
        covered: RoomSet,
        /// The end of the game, if this turn was the last (B22).
        end: Option<End>,
    },
}

impl Seen {
    /// The chips taken in the event.
    pub fn gains(&self) -> &[Gain] {
        match self {
            Seen::Ran { gains, .. } | Seen::Entered { gains, .. } | Seen::Pushed { gains, .. } => gains,
            _ => &[],
        }
    }

    /// The mice that fell in the event.
    pub fn falls(&self) -> &[Fall] {
        if let Seen::Pushed { falls, .. } = self { falls } else { &[] }
    }

    /// The end of the game, if the event brought it.
    pub fn end(&self) -> Option<End> {
        match self {
            Seen::Ran { end, .. }
            | Seen::Entered { end, .. }
            | Seen::Pushed { end, .. }
            | Seen::TurnEnded { end, .. } => *end,
            _ => None,
        }
    }

    /// The seat that decided; `None` for what chance decides.
    pub fn acting_seat(&self) -> Option<Seat> {
        match self {
            Seen::Started { .. } | Seen::Dealt { .. } => None,
            Seen::TowerChosen { seat, .. }
            | Seen::Uncovered { seat, .. }
            | Seen::Ran { seat, .. }
            | Seen::Entered { seat, .. }
            | Seen::Pushed { seat, .. }
            | Seen::TurnEnded { seat, .. } => Some(*seat),
        }
    }
}

impl Gain {
    /// The chips taken between two positions, by seat.
    pub fn between(before: &Common, after: &Common) -> Vec<Gain> {
        let taken = |seat: Seat| after.player(seat).chips.without(before.player(seat).chips);
        Seat::all(before.seats()).flat_map(|seat| taken(seat).iter().map(move |cheese| Gain { seat, cheese })).collect()
    }
}

impl Fall {
    /// The mice that fell by a push, given the positions before and after it, by seat. A push moves no mouse, so a missing mouse has fallen.
    pub fn between(before: &Common, after: &Common) -> Vec<Fall> {
        let fallen = |seat: Seat| before.player(seat).mice - after.player(seat).mice;
        Seat::all(before.seats())
            .flat_map(|seat| fallen(seat).iter().map(move |cell_index| Fall { seat, at: cell_index.cell() }))
            .collect()
    }
}
