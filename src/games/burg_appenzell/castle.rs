//! The cells of the castle, and sets of cells (B1).
//!
//! Cells are numbered row by row, so that a set is a bit mask in one word and a step in a direction is one shift. Must not know what lies
//! on a cell or which room it is in.

use serde::{Deserialize, Serialize};

use crate::engine::{Cell, bit_set, index_type};

/// Number of rows, and of columns, of the castle (B1).
pub const WIDTH: u8 = 7;
/// Number of cells of the castle (B1).
pub const CELLS: usize = WIDTH as usize * WIDTH as usize;

/// The four corner cells (B1).
pub const TOWERS: CellSet = CellSet(1 | 1 << 6 | 1 << 42 | 1 << 48);
/// The 33 cells over sliding tiles: those with an odd row or an odd column (B1).
pub const HOLES: CellSet = cells_where(true);
/// The 12 solid cells: no tile, no trap, no cheese (B1).
pub const SOLID: CellSet = cells_where(false).without(TOWERS);

const BOARD: u64 = (1 << CELLS) - 1;
const FIRST_COLUMN: u64 = 0x0000_0408_1020_4081;
const LAST_COLUMN: u64 = FIRST_COLUMN << (WIDTH - 1);

/// The cells with an odd row or an odd column, or else all others.
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

/// The kind of a cell (B1).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ground {
    /// A corner where mice enter.
    Tower,
    /// Safe stone without a tile.
    Solid,
    /// A hole over a sliding tile.
    Hole,
}

index_type! {
    /// A cell of the castle by its number, row by row.
    #[derive(Serialize, Deserialize)]
    #[serde(try_from = "Cell", into = "Cell")]
    pub struct CellIndex(0..=CELLS - 1);
}

impl From<CellIndex> for Cell {
    fn from(index: CellIndex) -> Self {
        index.cell()
    }
}

impl TryFrom<Cell> for CellIndex {
    type Error = &'static str;

    fn try_from(cell: Cell) -> Result<Self, Self::Error> {
        CellIndex::of(cell).ok_or("a cell outside the castle")
    }
}

impl CellIndex {
    /// The index of this cell; `None` outside the castle.
    pub const fn of(cell: Cell) -> Option<CellIndex> {
        if cell.row < WIDTH && cell.column < WIDTH { Some(CellIndex(cell.row * WIDTH + cell.column)) } else { None }
    }

    /// The cell in this row and column, both below [`WIDTH`].
    pub(super) const fn at(row: u8, column: u8) -> CellIndex {
        debug_assert!(row < WIDTH && column < WIDTH);
        CellIndex(row * WIDTH + column)
    }

    /// The row and column of this cell.
    pub const fn cell(self) -> Cell {
        Cell::new(self.0 / WIDTH, self.0 % WIDTH)
    }

    /// The kind of this cell (B1).
    pub const fn ground(self) -> Ground {
        match (TOWERS.contains(self), HOLES.contains(self)) {
            (true, _) => Ground::Tower,
            (_, true) => Ground::Hole,
            (false, false) => Ground::Solid,
        }
    }
}

bit_set! {
    /// A set of cells of the castle.
    pub struct CellSet(u64) of CellIndex, serialised as a list;
}

impl CellSet {
    /// Whether this cell is in the set; never for a cell outside the castle.
    pub fn contains_cell(self, cell: Cell) -> bool {
        CellIndex::of(cell).is_some_and(|cell_index| self.contains(cell_index))
    }

    /// Whether the two sets share a cell.
    pub const fn intersects(self, other: CellSet) -> bool {
        !self.intersection(other).is_empty()
    }

    /// The cells that share a side with a cell of this set (B8).
    pub const fn side_neighbours(self) -> CellSet {
        let set = self.0;
        let across = (set & !LAST_COLUMN) << 1 | (set & !FIRST_COLUMN) >> 1;
        CellSet((across | set << WIDTH | set >> WIDTH) & BOARD)
    }

    /// The cells outside this set that share a side or a corner with one of its cells (B7).
    pub const fn all_neighbours(self) -> CellSet {
        let set = self.0;
        let band = set | (set & !LAST_COLUMN) << 1 | (set & !FIRST_COLUMN) >> 1;
        CellSet((band | band << WIDTH | band >> WIDTH) & BOARD & !set)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cells(set: CellSet) -> Vec<[u8; 2]> {
        set.iter().map(|cell_index| cell_index.cell().into()).collect()
    }

    #[test]
    fn b01_towers_solid_cells_and_holes_make_up_the_castle() {
        assert_eq!((TOWERS.len(), SOLID.len(), HOLES.len()), (4, 12, 33));
        assert_eq!(cells(TOWERS), [[0, 0], [0, 6], [6, 0], [6, 6]]);
        assert_eq!((TOWERS | SOLID | HOLES).len(), CELLS);
        assert!(CellIndex::ALL.into_iter().all(|cell_index| {
            let [row, column] = cell_index.cell().into();
            (cell_index.ground() == Ground::Hole) == (row % 2 == 1 || column % 2 == 1)
        }));
    }

    #[test]
    fn neighbours_stop_at_the_walls() {
        let beside = |row, column| cells(CellSet::only(CellIndex::at(row, column)).side_neighbours());
        assert_eq!(beside(0, 0), [[0, 1], [1, 0]]);
        assert_eq!(beside(3, 6), [[2, 6], [3, 5], [4, 6]]);
        assert_eq!(beside(3, 3), [[2, 3], [3, 2], [3, 4], [4, 3]]);
        let around = |row, column| cells(CellSet::only(CellIndex::at(row, column)).all_neighbours());
        assert_eq!(around(6, 6), [[5, 5], [5, 6], [6, 5]]);
        assert_eq!(around(2, 0), [[1, 0], [1, 1], [2, 1], [3, 0], [3, 1]]);
        assert_eq!(around(3, 3).len(), 8);
    }
}
