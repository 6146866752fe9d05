//! The lines of Zatre's board: runs of adjacent tiles in a row or a column (Z9). Knows no board.

use serde::{Deserialize, Serialize};

use super::cells::{CellIndex, STRIDE};
use crate::engine::Cell;
use crate::games::zatre::tiles::Tile;

/// The direction of a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Axis {
    /// Along a row.
    Across,
    /// Along a column.
    Down,
}

impl Axis {
    /// Both axes.
    pub const BOTH: [Axis; 2] = [Axis::Across, Axis::Down];

    /// The other axis.
    pub const fn other(self) -> Axis {
        match self {
            Axis::Across => Axis::Down,
            Axis::Down => Axis::Across,
        }
    }

    /// The next slot along this axis, to the right or below.
    pub(super) const fn forward(self, index: CellIndex) -> CellIndex {
        CellIndex(index.0.wrapping_add(self.step()))
    }

    /// The slot before along this axis, to the left or above.
    pub(super) const fn back(self, index: CellIndex) -> CellIndex {
        CellIndex(index.0.wrapping_sub(self.step()))
    }

    const fn step(self) -> u8 {
        match self {
            Axis::Across => 1,
            Axis::Down => STRIDE,
        }
    }
}

/// A line: a maximal run of adjacent tiles in a row or column (Z9).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Line {
    /// The direction of the line.
    pub axis: Axis,
    /// The cells from left to right or top to bottom.
    pub cells: Vec<Cell>,
    /// The tiles on `cells`, in the same order.
    pub tiles: Vec<Tile>,
}

impl Line {
    /// The sum of the line's tiles.
    pub fn sum(&self) -> u8 {
        self.tiles.iter().map(|tile| tile.value()).sum()
    }
}
