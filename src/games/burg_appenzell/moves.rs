//! Options, decisions and outcomes of chance, as they are written in records. Must not know the rules.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use super::rooms::{Room, Side};
use super::slots::Slot;
use super::tiles::Tile;
use crate::engine::{Cell, OptionKind, OptionSpec, OptionValue, Seat, index_type};

/// The options as data, in the order of the New game screen.
pub(super) static OPTIONS: [OptionSpec; 3] = [
    OptionSpec {
        key: "side",
        kind: OptionKind::Choice { default: 0, values: &[OptionValue::Word("A"), OptionValue::Word("B")] },
        fits: |_| true,
    },
    OptionSpec {
        key: "goal",
        kind: OptionKind::Choice {
            default: 0,
            values: &[OptionValue::Number(4), OptionValue::Number(5), OptionValue::Number(6)],
        },
        fits: |_| true,
    },
    OptionSpec { key: "memory_help", kind: OptionKind::Switch { default: false }, fits: |_| true },
];

/// The options of a game.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// The side of the board in play (B3).
    pub side: Side,
    /// The number of kinds of cheese that wins (B16).
    pub goal: Goal,
    /// Whether tiles that everyone has seen stay shown under the roofs (B20).
    pub memory_help: bool,
}

index_type! {
    /// The number of kinds of cheese that wins: 4, 5 or 6 (B16).
    pub struct Goal(4..=6), "the goal is 4, 5 or 6";
}

impl Goal {
    /// The number of kinds.
    pub const fn kinds(self) -> u8 {
        self.0
    }
}

impl Default for Goal {
    fn default() -> Self {
        Goal(4)
    }
}

/// A decision of a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
pub enum Move {
    /// Put the first mouse into a free tower (B6).
    Tower {
        /// The tower.
        at: Cell,
    },
    /// Lift a roof (B7).
    Uncover {
        /// The room below the roof.
        room: Room,
    },
    /// Run one cell, or jump over mice (B8, B9).
    Run {
        /// The cell of the mouse.
        from: Cell,
        /// The landing cell.
        to: Cell,
    },
    /// Bring a mouse from the supply (B10).
    Enter {
        /// The tower by which the mouse comes.
        tower: Cell,
        /// The tower itself when it is free, else the cell reached by the jump.
        to: Cell,
    },
    /// Push the spare in (B12).
    Push {
        /// The slot.
        slot: Slot,
    },
    /// End the turn (B15, B21).
    EndTurn {},
}

/// An outcome of chance.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
pub enum Chance {
    /// Who begins (B6).
    Start {
        /// The seat that begins.
        seat: Seat,
    },
    /// The layout of the tiles (B5).
    Tiles {
        /// The 33 tiles in the holes, row by row. There is room for more, so that `check` can refuse a wrong number.
        holes: ArrayVec<Tile, 64>,
        /// The spare tile.
        spare: Tile,
    },
}
