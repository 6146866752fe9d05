//! The score sheet of Zatre (Z3, Z15–Z19, Z22).

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

/// A turn that lays a tile enters at most one box a column, and there are 121 tiles.
const MOST_BOXES: usize = 121;
/// The scoring sums, one column each.
pub const SUMS: [u8; 3] = [10, 11, 12];
/// Points for a line of each scoring sum (Z15).
pub const POINTS: [u8; 3] = [1, 2, 4];

/// What one turn enters on the sheet.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Entry {
    /// How many lines of 10, 11 and 12 (Z15).
    pub lines: [u8; 3],
    /// How many crosses in x2 (Z17, Z18).
    pub crosses: u8,
}

impl Entry {
    /// Points of one column, all in one box (Z16).
    pub fn points(&self, column: usize) -> u8 {
        self.lines[column] * POINTS[column]
    }

    /// Whether nothing is entered.
    pub fn is_empty(&self) -> bool {
        *self == Entry::default()
    }
}

/// One sheet: columns x2, 10, 11, 12, rows from the top, as many as the game needs (Z3).
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Sheet {
    crosses: u8,
    boxes: [ArrayVec<u8, MOST_BOXES>; 3],
    total: i32,
}

impl Sheet {
    /// Enters a turn: points in the topmost free box of their column, each cross in a box of its own (Z16, Z17).
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

    /// The sum of all rows (Z22, before the tiles left in hand).
    pub fn total(&self) -> i32 {
        self.total
    }

    /// How many rows hold something.
    pub fn rows(&self) -> usize {
        self.boxes.iter().map(|column| column.len()).max().unwrap_or(0).max(usize::from(self.crosses))
    }

    /// How many crosses stand in x2.
    pub fn crosses(&self) -> usize {
        usize::from(self.crosses)
    }

    /// How many boxes of a column are filled; the next one is the topmost free.
    pub fn filled(&self, column: usize) -> usize {
        self.boxes[column].len()
    }

    /// The row at this index from the top, also beyond what is filled.
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

/// One row of a sheet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Row {
    /// Whether x2 has a cross.
    pub cross: bool,
    /// What the boxes of 10, 11 and 12 hold.
    pub points: [Option<u8>; 3],
    /// The bonus printed for this row.
    pub bonus: u8,
}

impl Row {
    /// Whether all of 10, 11 and 12 are filled, which earns the bonus.
    pub fn is_complete(&self) -> bool {
        self.points.iter().all(Option::is_some)
    }

    /// What the row is worth (Z19).
    pub fn value(&self) -> i32 {
        let entries: i32 = self.points.iter().flatten().map(|&points| i32::from(points)).sum();
        let bonus = if self.is_complete() { i32::from(self.bonus) } else { 0 };
        (entries + bonus) * if self.cross { 2 } else { 1 }
    }
}
