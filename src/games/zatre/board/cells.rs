//! The cells of Zatre's board and sets of them (Z2). Knows no tiles and no lines.
//!
//! Cells are stored row by row on a torus of 16 × 16 slots, of which the board's box takes 15 × 15: the last row and the
//! last column are an empty rim, met at the edge of the board on every side. A walk along a line therefore needs no
//! bounds check, and an index is one byte that wraps round.

use serde::{Deserialize, Serialize};

use crate::engine::{Cell, set_as_list};

/// The number of rows, and of columns, of the board's bounding box (Z2).
pub const SIDE: u8 = 15;
/// The red cell in the middle (Z2, Z5).
pub const RED: Cell = Cell::new(7, 7);

/// The board's plan (Z2): `.` off the board, `#` dark, `o` light, `R` red.
pub const PLAN: [&[u8; 15]; 15] = [
    b"....##o.o##....",
    b".o###########o.",
    b".#o#########o#.",
    b".##o#######o##.",
    b"####o#####o####",
    b"#####o###o#####",
    b"o#####o#o#####o",
    b".######R######.",
    b"o#####o#o#####o",
    b"#####o###o#####",
    b"####o#####o####",
    b".##o#######o##.",
    b".#o#########o#.",
    b".o###########o.",
    b"....##o.o##....",
];

/// The number of slots in a row, the rim included.
pub(super) const STRIDE: u8 = 16;
/// The number of slots, the rim included: one for every value of an index.
pub(super) const SLOTS: usize = 256;
/// The number of words of a set of cells.
pub(super) const WORDS: usize = SLOTS / 64;

/// The cells of the board.
pub(super) const ON_BOARD: CellSet = plan_cells(b"#oR");
const LIGHT: CellSet = plan_cells(b"o");

const fn plan_cells(kinds: &[u8]) -> CellSet {
    let mut set = CellSet::EMPTY;
    let mut row = 0;
    while row < SIDE {
        let mut column = 0;
        while column < SIDE {
            let mut kind = 0;
            while kind < kinds.len() {
                if PLAN[row as usize][column as usize] == kinds[kind] {
                    set.insert(CellIndex(row * STRIDE + column));
                }
                kind += 1;
            }
            column += 1;
        }
        row += 1;
    }
    set
}

/// The kind of a cell on the board (Z2).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CellKind {
    /// An ordinary cell.
    Dark,
    /// A cell only for tiles in scoring lines (Z11, Z12).
    Light,
    /// The cell for the first tile (Z5).
    Red,
}

/// The kind of this cell; `None` off the board.
pub fn cell_kind(cell: Cell) -> Option<CellKind> {
    match PLAN.get(cell.row as usize)?.get(cell.column as usize)? {
        b'#' => Some(CellKind::Dark),
        b'o' => Some(CellKind::Light),
        b'R' => Some(CellKind::Red),
        _ => None,
    }
}

/// All 193 cells of the board, row by row.
pub fn cells() -> impl Iterator<Item = Cell> {
    ON_BOARD.iter().map(CellIndex::cell)
}

/// The index of a cell in the board's storage, ordered row by row. Inside `board` also made for slots of the rim.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(try_from = "Cell", into = "Cell")]
pub struct CellIndex(pub(super) u8);

impl CellIndex {
    /// The index of the red cell (Z5).
    pub const RED: CellIndex = CellIndex(RED.row * STRIDE + RED.column);

    /// The index of this cell; `None` off the board.
    pub const fn of(cell: Cell) -> Option<CellIndex> {
        if cell.row >= SIDE || cell.column >= SIDE {
            return None;
        }
        let index = CellIndex(cell.row * STRIDE + cell.column);
        if ON_BOARD.contains(index) { Some(index) } else { None }
    }

    /// The cell at this index.
    pub const fn cell(self) -> Cell {
        Cell::new(self.0 / STRIDE, self.0 % STRIDE)
    }

    /// Whether the cell is light (Z11).
    pub const fn is_light(self) -> bool {
        LIGHT.contains(self)
    }

    pub(super) const fn slot(self) -> usize {
        self.0 as usize
    }

    /// The place of the cell's bit in a set: the index of its word, and the word with only this bit.
    pub(super) const fn word_and_bit(self) -> (usize, u64) {
        (self.slot() / 64, 1 << (self.slot() % 64))
    }
}

impl From<CellIndex> for Cell {
    fn from(index: CellIndex) -> Self {
        index.cell()
    }
}

impl TryFrom<Cell> for CellIndex {
    type Error = &'static str;

    fn try_from(cell: Cell) -> Result<Self, Self::Error> {
        CellIndex::of(cell).ok_or("a cell off the board")
    }
}

/// A set of board cells: one bit for each slot, which is more than the one integer of a `bit_set!` holds.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct CellSet([u64; WORDS]);

impl CellSet {
    /// The empty set.
    pub const EMPTY: CellSet = CellSet([0; WORDS]);

    pub(super) const fn from_words(words: [u64; WORDS]) -> CellSet {
        CellSet(words)
    }

    /// The set of this one cell.
    pub const fn only(index: CellIndex) -> CellSet {
        let mut set = CellSet::EMPTY;
        set.insert(index);
        set
    }

    /// Whether the set holds this cell.
    pub const fn contains(&self, index: CellIndex) -> bool {
        let (word, bit) = index.word_and_bit();
        self.0[word] & bit != 0
    }

    /// Whether the set holds this cell; false off the board.
    pub fn contains_cell(&self, cell: Cell) -> bool {
        CellIndex::of(cell).is_some_and(|index| self.contains(index))
    }

    /// Adds a cell.
    pub const fn insert(&mut self, index: CellIndex) {
        let (word, bit) = index.word_and_bit();
        self.0[word] |= bit;
    }

    /// Removes a cell.
    pub const fn remove(&mut self, index: CellIndex) {
        let (word, bit) = index.word_and_bit();
        self.0[word] &= !bit;
    }

    /// Whether the set holds no cell.
    pub fn is_empty(&self) -> bool {
        self.0.iter().fold(0, |all, word| all | word) == 0
    }

    /// The first cell in row order.
    pub fn first(&self) -> Option<CellIndex> {
        self.iter().next()
    }

    /// The cells in row order.
    pub fn iter(&self) -> impl Iterator<Item = CellIndex> + use<> {
        let words = self.0;
        (0..WORDS).flat_map(move |word_index| {
            let mut word = words[word_index];
            std::iter::from_fn(move || {
                (word != 0).then(|| {
                    let bit = word.trailing_zeros();
                    word &= word - 1;
                    CellIndex(word_index as u8 * 64 + bit as u8)
                })
            })
        })
    }

    /// Calls `each` with the cells in row order.
    pub fn for_each(&self, mut each: impl FnMut(CellIndex)) {
        for (word_index, mut word) in self.0.into_iter().enumerate() {
            while word != 0 {
                each(CellIndex(word_index as u8 * 64 + word.trailing_zeros() as u8));
                word &= word - 1;
            }
        }
    }

    /// The light cells of this set.
    pub fn light(self) -> CellSet {
        self.intersection(LIGHT)
    }

    /// The cells of either set.
    pub fn union(self, other: CellSet) -> CellSet {
        self.combined(other, |own, other| own | other)
    }

    /// The cells that are in both sets.
    pub fn intersection(self, other: CellSet) -> CellSet {
        self.combined(other, |own, other| own & other)
    }

    /// The cells that are not in the other set.
    pub fn without(self, other: CellSet) -> CellSet {
        self.combined(other, |own, other| own & !other)
    }

    /// The cells of this set that pass the test.
    pub fn filter(mut self, test: impl Fn(CellIndex) -> bool) -> CellSet {
        let all = self;
        all.for_each(|index| {
            if !test(index) {
                self.remove(index);
            }
        });
        self
    }

    fn combined(mut self, other: CellSet, combine: impl Fn(u64, u64) -> u64) -> CellSet {
        self.0.iter_mut().zip(other.0).for_each(|(own, other)| *own = combine(*own, other));
        self
    }
}

impl FromIterator<CellIndex> for CellSet {
    fn from_iter<I: IntoIterator<Item = CellIndex>>(cells: I) -> Self {
        let mut set = CellSet::EMPTY;
        cells.into_iter().for_each(|index| set.insert(index));
        set
    }
}

set_as_list!(CellSet of CellIndex);
