//! The score sheet of Zatre and the entry of one turn (Z3, Z15–Z19, Z22). Knows no board and no tiles.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

/// The most boxes in a column: a turn that lays a tile fills at most one per column, and there are 121 tiles.
const MAX_BOXES: usize = 121;
/// The scoring sums, one column each.
pub const SUMS: [u8; 3] = [10, 11, 12];
/// Points for a line of each scoring sum (Z15).
pub const POINTS: [u8; 3] = [1, 2, 4];

/// The lines and crosses that one turn enters on the sheet.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Entry {
    /// The number of lines of 10, of 11 and of 12 (Z15).
    pub lines: [u8; 3],
    /// The number of crosses in column x2 (Z17, Z18).
    pub crosses: u8,
}

impl Entry {
    /// The points for one column (0 to 2), which share one box (Z16).
    pub fn points(&self, column: usize) -> u8 {
        self.lines[column] * POINTS[column]
    }

    /// Whether the turn enters nothing.
    pub fn is_empty(&self) -> bool {
        *self == Entry::default()
    }
}

/// A score sheet: columns x2, 10, 11 and 12 with an unlimited number of rows (Z3).
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Sheet {
    crosses: u8,
    boxes: [ArrayVec<u8, MAX_BOXES>; 3],
    total: i32,
}

impl Sheet {
    /// Enters a turn: the points of each column in its topmost free box, each cross in a box of its own (Z16, Z17).
    pub fn enter(&mut self, entry: &Entry) {
        for column in 0..3 {
            if entry.lines[column] > 0 {
                let row = self.boxes[column].len();
                let before = self.row(row).value();
                self.boxes[column].push(entry.points(column));
                self.total += self.row(row).value() - before;
            }
        }
        for _ in 0..entry.crosses {
            let row = usize::from(self.crosses);
            let before = self.row(row).value();
            self.crosses += 1;
            self.total += self.row(row).value() - before;
        }
    }

    /// The sum of all row values (Z22, before pips left in hand are subtracted).
    pub fn total(&self) -> i32 {
        self.total
    }

    /// The number of rows with at least one entry or cross.
    pub fn rows(&self) -> usize {
        self.boxes.iter().map(|column| column.len()).max().unwrap_or(0).max(usize::from(self.crosses))
    }

    /// The number of crosses in column x2.
    pub fn crosses(&self) -> usize {
        usize::from(self.crosses)
    }

    /// The number of filled boxes in a column (0 to 2), which is also the row of its topmost free box.
    pub fn filled(&self, column: usize) -> usize {
        self.boxes[column].len()
    }

    /// The row at this index, from 0 at the top; rows below the last entry are empty.
    pub fn row(&self, index: usize) -> Row {
        Row {
            cross: index < usize::from(self.crosses),
            points: [0, 1, 2].map(|column| self.boxes[column].get(index).copied()),
            bonus: bonus(index),
        }
    }
}

/// The printed bonus of a row, by its index from 0 (Z3).
pub const fn bonus(row: usize) -> u8 {
    match row {
        0..4 => 3,
        4..8 => 4,
        8..12 => 5,
        _ => 6,
    }
}

/// One row of a score sheet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Row {
    /// Whether the row has a cross in column x2.
    pub cross: bool,
    /// The points in the boxes of 10, 11 and 12; `None` for an empty box.
    pub points: [Option<u8>; 3],
    /// The bonus printed beside the row (Z3).
    pub bonus: u8,
}

impl Row {
    /// Whether the boxes of 10, 11 and 12 are all filled, which earns the bonus.
    pub fn is_complete(&self) -> bool {
        self.points.iter().all(Option::is_some)
    }

    /// The value of the row: entries plus earned bonus, doubled by a cross (Z19).
    pub fn value(&self) -> i32 {
        let entries: i32 = self.points.iter().flatten().map(|&points| i32::from(points)).sum();
        let bonus = if self.is_complete() { i32::from(self.bonus) } else { 0 };
        (entries + bonus) * if self.cross { 2 } else { 1 }
    }
}
