//! Events as everybody saw them. Must not know what nobody saw.

use serde::{Deserialize, Serialize};

use super::pushing::{LINE, Slot};
use super::rooms::{Room, RoomSet};
use super::rules::Common;
use super::tiles::{Cheese, Tile};
use crate::engine::{Cell, Seat};

/// A tile in its place.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Laid {
    /// Where.
    pub at: Cell,
    /// What.
    pub tile: Tile,
}

/// A chip taken (B14).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Gain {
    /// By whom.
    pub seat: Seat,
    /// Of which cheese.
    pub cheese: Cheese,
}

/// A mouse that fell (B13).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Fall {
    /// Whose.
    pub seat: Seat,
    /// Where.
    pub at: Cell,
}

/// The end of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct End {
    /// What brought it.
    pub ending: Ending,
    /// Who won.
    pub winner: Seat,
}

/// An event as everybody saw it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Seen {
    /// Who begins.
    Started {
        /// This seat.
        seat: Seat,
    },
    /// The tiles were laid out unseen.
    Dealt {
        /// All but this one.
        spare: Tile,
    },
    /// A first mouse in its tower.
    Towered {
        /// Whose.
        seat: Seat,
        /// Which.
        at: Cell,
    },
    /// A roof lifted.
    Uncovered {
        /// Who did it.
        seat: Seat,
        /// Whose roof.
        room: Room,
        /// What came to light.
        tiles: Vec<Laid>,
    },
    /// A run or a jump.
    Ran {
        /// Whose mouse.
        seat: Seat,
        /// From where.
        from: Cell,
        /// The cells it went over, the last one where it landed: as many as the actions it took.
        way: Vec<Cell>,
        /// The chip it brought.
        gains: Vec<Gain>,
        /// Whether the game was over with it.
        end: Option<End>,
    },
    /// A mouse from the supply.
    Entered {
        /// Whose.
        seat: Seat,
        /// By which tower.
        tower: Cell,
        /// The cells it went over, the first one the tower, the last one where it landed: as many as the actions it took.
        way: Vec<Cell>,
        /// The chip it brought.
        gains: Vec<Gain>,
        /// Whether the game was over with it.
        end: Option<End>,
    },
    /// A push.
    Pushed {
        /// Whose.
        seat: Seat,
        /// Where.
        slot: Slot,
        /// The spare that went in.
        spare: Tile,
        /// What lay open along the line before, from the end where the spare went in.
        line: [Option<Tile>; LINE],
        /// What lies open along it now.
        shifted: [Option<Tile>; LINE],
        /// The tile that dropped out.
        out: Tile,
        /// The mice that fell.
        falls: Vec<Fall>,
        /// The chips it brought, by seat.
        gains: Vec<Gain>,
        /// Whether the game was over with it.
        end: Option<End>,
    },
    /// The end of a turn.
    Ended {
        /// Whose.
        seat: Seat,
        /// The rooms that were covered again (B15).
        covered: RoomSet,
        /// Whether the game was over with it.
        end: Option<End>,
    },
}

/// What ended a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Ending {
    /// Someone has the chips that win (B16).
    Goal,
    /// Someone's third mouse fell (B17).
    Falls,
    /// Too many turns without a chip and without a fall (B22).
    Idle,
}

impl Gain {
    /// The chips that were taken in between, by seat.
    pub fn between(before: &Common, after: &Common) -> Vec<Gain> {
        let taken = |seat: Seat| after.player(seat).chips.without(before.player(seat).chips);
        Seat::all(before.seats()).flat_map(|seat| taken(seat).iter().map(move |cheese| Gain { seat, cheese })).collect()
    }
}

impl Fall {
    /// The mice that fell by a push in between, by seat; a push moves none.
    pub fn between(before: &Common, after: &Common) -> Vec<Fall> {
        let fallen = |seat: Seat| before.player(seat).mice - after.player(seat).mice;
        Seat::all(before.seats())
            .flat_map(|seat| fallen(seat).iter().map(move |site| Fall { seat, at: site.cell() }))
            .collect()
    }
}
