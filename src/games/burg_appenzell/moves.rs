//! The move language of Burg Appenzell, as it stands in records: options, decisions, outcomes of chance. Must not know the rules.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use super::pushing::Slot;
use super::rooms::{Room, Side};
use super::tiles::Tile;
use crate::engine::{Cell, OptionKind, OptionSpec, OptionValue, Seat};

/// The options as data, in the order in which they are offered.
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

/// How it is played today.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// Which side of the board is up (B3).
    pub side: Side,
    /// How many kinds of cheese win (B16).
    pub goal: Goal,
    /// What was seen stays shown under the roofs (B20).
    pub memory_help: bool,
}

/// How many kinds of cheese win: 4, 5 or 6 (B16).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Goal(u8);

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

impl TryFrom<u8> for Goal {
    type Error = &'static str;

    fn try_from(kinds: u8) -> Result<Self, Self::Error> {
        if (4..=6).contains(&kinds) { Ok(Goal(kinds)) } else { Err("the goal is 4, 5 or 6") }
    }
}

impl From<Goal> for u8 {
    fn from(goal: Goal) -> u8 {
        goal.0
    }
}

/// A decision of a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
pub enum Move {
    /// Put the first mouse into a free tower (B6).
    Tower {
        /// Which.
        at: Cell,
    },
    /// Lift a roof (B7).
    Uncover {
        /// Whose.
        room: Room,
    },
    /// Run one cell, or jump (B8, B9).
    Run {
        /// Where the mouse is.
        from: Cell,
        /// Where it lands.
        to: Cell,
    },
    /// Bring a mouse from the supply (B10).
    Enter {
        /// By this tower.
        tower: Cell,
        /// The tower itself when it is free, else the cell reached by the jump.
        to: Cell,
    },
    /// Push the spare in (B12).
    Push {
        /// Where.
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
        /// This seat.
        seat: Seat,
    },
    /// Which tile lies where (B5).
    Tiles {
        /// Those in the holes, row by row: 33. Room for more lets `check` say so.
        holes: ArrayVec<Tile, 64>,
        /// The one that is left over.
        spare: Tile,
    },
}
