//! Cells of a rectangular board, written `[row, column]`, counted from 0 with row 0 at the top.

use serde::{Deserialize, Serialize};

/// A cell of a rectangular board. Each game checks for itself whether a cell lies on its board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(from = "[u8; 2]", into = "[u8; 2]")]
pub struct Cell {
    /// Row, counted from 0 at the top.
    pub row: u8,
    /// Column, counted from 0 at the left.
    pub column: u8,
}

impl Cell {
    /// The cell in this row and column.
    pub const fn new(row: u8, column: u8) -> Self {
        Cell { row, column }
    }
}

impl From<[u8; 2]> for Cell {
    fn from([row, column]: [u8; 2]) -> Self {
        Cell { row, column }
    }
}

impl From<Cell> for [u8; 2] {
    fn from(cell: Cell) -> Self {
        [cell.row, cell.column]
    }
}
