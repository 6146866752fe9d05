//! The castle: its cells, and sets of them (B1).
//!
//! Cells are numbered row by row, so that a set of them is one word and a step in a direction is one shift. Must not know what lies
//! on a cell, nor which room it is in.

use std::ops::{BitAnd, BitOr, BitOrAssign, Sub, SubAssign};

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::engine::Cell;

/// Rows and columns of the castle (B1).
pub const WIDTH: u8 = 7;
/// How many cells it has (B1).
pub const CELLS: usize = WIDTH as usize * WIDTH as usize;

/// The four corners (B1).
pub const TOWERS: CellSet = CellSet(1 | 1 << 6 | 1 << 42 | 1 << 48);
/// The 33 cells under which tiles slide: those with an odd row or an odd column (B1).
pub const HOLES: CellSet = cells_where(true);
/// The 12 cells that are solid: no tile, no trap, no cheese (B1).
pub const SOLID: CellSet = CellSet(cells_where(false).0 & !TOWERS.0);

const BOARD: u64 = (1 << CELLS) - 1;
const FIRST_COLUMN: u64 = 0x0000_0408_1020_4081;
const LAST_COLUMN: u64 = FIRST_COLUMN << (WIDTH - 1);

const fn cells_where(odd: bool) -> CellSet {
    let mut set = 0;
    let mut index = 0;
    while index < CELLS {
        let (row, column) = (index / WIDTH as usize, index % WIDTH as usize);
        if (row % 2 == 1 || column % 2 == 1) == odd {
            set |= 1 << index;
        }
        index += 1;
    }
    CellSet(set)
}

/// What a cell is made for (B1).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ground {
    /// A corner, where mice enter.
    Tower,
    /// Safe ground without a tile.
    Solid,
    /// A hole over a sliding tile.
    Hole,
}

/// A cell of the castle by its number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct CellIndex(u8);

impl CellIndex {
    /// Where this cell lies; `None` outside the castle.
    pub const fn of(cell: Cell) -> Option<CellIndex> {
        if cell.row < WIDTH && cell.column < WIDTH { Some(CellIndex(cell.row * WIDTH + cell.column)) } else { None }
    }

    /// In this row and column, both below [`WIDTH`].
    pub(super) const fn at(row: u8, column: u8) -> CellIndex {
        debug_assert!(row < WIDTH && column < WIDTH);
        CellIndex(row * WIDTH + column)
    }

    /// All cells, row by row.
    pub fn all() -> impl Iterator<Item = CellIndex> + Clone {
        (0..CELLS as u8).map(CellIndex)
    }

    /// The cell.
    pub const fn cell(self) -> Cell {
        Cell::new(self.0 / WIDTH, self.0 % WIDTH)
    }

    /// Its number, row by row, below [`CELLS`].
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The set of this cell alone.
    pub const fn alone(self) -> CellSet {
        CellSet(1 << self.0)
    }

    /// What it is made for (B1).
    pub const fn ground(self) -> Ground {
        match (TOWERS.contains(self), HOLES.contains(self)) {
            (true, _) => Ground::Tower,
            (_, true) => Ground::Hole,
            (false, false) => Ground::Solid,
        }
    }
}

/// A set of cells.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct CellSet(u64);

impl CellSet {
    /// No cell.
    pub const EMPTY: CellSet = CellSet(0);

    /// Whether the cell is in it.
    pub const fn contains(self, site: CellIndex) -> bool {
        self.0 >> site.0 & 1 == 1
    }

    /// Whether the cell is in it; none outside the castle is.
    pub fn contains_cell(self, cell: Cell) -> bool {
        CellIndex::of(cell).is_some_and(|site| self.contains(site))
    }

    /// The set with this cell besides.
    pub const fn with(self, site: CellIndex) -> CellSet {
        CellSet(self.0 | 1 << site.0)
    }

    /// Whether no cell is in it.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many cells.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether the two sets share a cell.
    pub const fn meets(self, other: CellSet) -> bool {
        self.0 & other.0 != 0
    }

    /// The cells, row by row.
    pub fn iter(self) -> impl Iterator<Item = CellIndex> + use<> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            (left != 0).then(|| {
                let site = CellIndex(left.trailing_zeros() as u8);
                left &= left - 1;
                site
            })
        })
    }

    /// The cells that share a side with one of these (B8).
    pub const fn beside(self) -> CellSet {
        let set = self.0;
        let across = (set & !LAST_COLUMN) << 1 | (set & !FIRST_COLUMN) >> 1;
        CellSet((across | set << WIDTH | set >> WIDTH) & BOARD)
    }

    /// The cells that share a side or a corner with one of these (B7).
    pub const fn around(self) -> CellSet {
        let set = self.0;
        let band = set | (set & !LAST_COLUMN) << 1 | (set & !FIRST_COLUMN) >> 1;
        CellSet((band | band << WIDTH | band >> WIDTH) & BOARD & !set)
    }
}

impl BitOr for CellSet {
    type Output = CellSet;
    fn bitor(self, other: CellSet) -> CellSet {
        CellSet(self.0 | other.0)
    }
}

impl BitOrAssign for CellSet {
    fn bitor_assign(&mut self, other: CellSet) {
        self.0 |= other.0;
    }
}

impl BitAnd for CellSet {
    type Output = CellSet;
    fn bitand(self, other: CellSet) -> CellSet {
        CellSet(self.0 & other.0)
    }
}

/// The cells of the first set that are not in the second.
impl Sub for CellSet {
    type Output = CellSet;
    fn sub(self, other: CellSet) -> CellSet {
        CellSet(self.0 & !other.0)
    }
}

impl SubAssign for CellSet {
    fn sub_assign(&mut self, other: CellSet) {
        self.0 &= !other.0;
    }
}

impl FromIterator<CellIndex> for CellSet {
    fn from_iter<I: IntoIterator<Item = CellIndex>>(spots: I) -> Self {
        spots.into_iter().fold(CellSet::EMPTY, |set, site| set | site.alone())
    }
}

impl Serialize for CellSet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter().map(CellIndex::cell))
    }
}

impl<'de> Deserialize<'de> for CellSet {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Vec::<Cell>::deserialize(deserializer)?
            .into_iter()
            .map(|cell| CellIndex::of(cell).ok_or_else(|| D::Error::custom("a cell outside the castle")))
            .collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cells(set: CellSet) -> Vec<[u8; 2]> {
        set.iter().map(|site| site.cell().into()).collect()
    }

    #[test]
    fn b01_towers_solid_cells_and_holes_make_up_the_castle() {
        assert_eq!((TOWERS.len(), SOLID.len(), HOLES.len()), (4, 12, 33));
        assert_eq!(cells(TOWERS), [[0, 0], [0, 6], [6, 0], [6, 6]]);
        assert_eq!((TOWERS | SOLID | HOLES).len(), CELLS);
        assert!(CellIndex::all().all(|site| {
            let [row, column] = site.cell().into();
            (site.ground() == Ground::Hole) == (row % 2 == 1 || column % 2 == 1)
        }));
    }

    #[test]
    fn neighbours_stop_at_the_walls() {
        let beside = |row, column| cells(CellIndex::at(row, column).alone().beside());
        assert_eq!(beside(0, 0), [[0, 1], [1, 0]]);
        assert_eq!(beside(3, 6), [[2, 6], [3, 5], [4, 6]]);
        assert_eq!(beside(3, 3), [[2, 3], [3, 2], [3, 4], [4, 3]]);
        let around = |row, column| cells(CellIndex::at(row, column).alone().around());
        assert_eq!(around(6, 6), [[5, 5], [5, 6], [6, 5]]);
        assert_eq!(around(2, 0), [[1, 0], [1, 1], [2, 1], [3, 0], [3, 1]]);
        assert_eq!(around(3, 3).len(), 8);
    }
}
