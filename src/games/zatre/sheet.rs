//! The score sheet of Zatre and the entry of one turn (Z3, Z15–Z19, Z22). Knows no board and no tiles.

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

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

/// The filled boxes of a column, from the top: an array that is copied whole, for states are copied at every event.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Boxes {
    filled: u8,
    /// The points in each box, 0 below the filled ones.
    points: [u8; MAX_BOXES],
}

impl Boxes {
    const EMPTY: Boxes = Boxes { filled: 0, points: [0; MAX_BOXES] };

    fn as_slice(&self) -> &[u8] {
        &self.points[..self.len()]
    }

    fn len(&self) -> usize {
        usize::from(self.filled)
    }

    fn push(&mut self, points: u8) {
        self.points[self.len()] = points;
        self.filled += 1;
    }
}

impl Serialize for Boxes {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.as_slice())
    }
}

impl<'de> Deserialize<'de> for Boxes {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let points = Vec::<u8>::deserialize(deserializer)?;
        if points.len() > MAX_BOXES {
            return Err(D::Error::invalid_length(points.len(), &"at most 121 boxes"));
        }
        let mut boxes = Boxes::EMPTY;
        points.into_iter().for_each(|points| boxes.push(points));
        Ok(boxes)
    }
}

/// A score sheet: columns x2, 10, 11 and 12 with an unlimited number of rows (Z3).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Sheet {
    crosses: u8,
    boxes: [Boxes; 3],
    total: i32,
}

impl Default for Sheet {
    fn default() -> Self {
        Sheet { crosses: 0, boxes: [Boxes::EMPTY; 3], total: 0 }
    }
}

impl Sheet {
    /// Enters a turn: the points of each column in its topmost free box, each cross in a box of its own (Z16, Z17).
    pub fn enter(&mut self, entry: &Entry) {
        for column in 0..3 {
            if entry.lines[column] > 0 {
                let row = self.boxes[column].len();
                self.change_row(row, |sheet| sheet.boxes[column].push(entry.points(column)));
            }
        }
        for _ in 0..entry.crosses {
            self.change_row(self.crosses(), |sheet| sheet.crosses += 1);
        }
    }

    /// Makes a change that bears on this row alone, and keeps the total.
    fn change_row(&mut self, row: usize, change: impl FnOnce(&mut Sheet)) {
        let before = self.row(row).value();
        change(self);
        self.total += self.row(row).value() - before;
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
            points: self.boxes.each_ref().map(|boxes| boxes.as_slice().get(index).copied()),
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
