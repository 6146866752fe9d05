//! The board of Zatre: its cells, the tiles on them, their lines, and the values that still fit each cell (Z2, Z8,
//! Z9). Knows no hands, turns or score sheets.
//!
//! Cells are stored row by row with a stride of 16 and an empty rim, so that a walk along a line stops at the edge
//! without a bounds check. For every empty cell the board keeps the sums of the adjacent runs, across and down, so
//! that the sum of the line a new tile would make is one addition.

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::tiles::Tile;
use crate::engine::Cell;

/// The number of rows, and of columns, of the board's bounding box (Z2).
pub const SIDE: u8 = 15;
/// The red cell in the middle (Z2, Z5).
pub const RED: Cell = Cell::new(7, 7);
/// The highest sum that a line may have (Z9).
pub const MAX_SUM: u8 = 12;
/// The lowest sum of a scoring line (Z15).
pub const MIN_SCORING_SUM: u8 = 10;

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

const STRIDE: usize = 16;
const SLOTS: usize = STRIDE * (SIDE as usize + 2);
const WORDS: usize = SLOTS.div_ceil(64);

const ON_BOARD: CellSet = plan_cells(b"#oR");
const LIGHT: CellSet = plan_cells(b"o");

const fn plan_cells(kinds: &[u8]) -> CellSet {
    let mut set = CellSet::EMPTY;
    let mut row = 0;
    while row < SIDE as usize {
        let mut column = 0;
        while column < SIDE as usize {
            let mut kind = 0;
            while kind < kinds.len() {
                if PLAN[row][column] == kinds[kind] {
                    let slot = (row + 1) * STRIDE + column;
                    set.0[slot / 64] |= 1 << (slot % 64);
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

/// The index of a cell in the board's storage. Also made for slots of the rim, which go past 255, so it is not an `index_type!`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct CellIndex(u16);

impl CellIndex {
    /// The index of this cell; `None` off the board.
    pub fn of(cell: Cell) -> Option<CellIndex> {
        cell_kind(cell).map(|_| CellIndex((cell.row as u16 + 1) * STRIDE as u16 + cell.column as u16))
    }

    /// The cell at this index.
    pub fn cell(self) -> Cell {
        Cell::new((self.0 / STRIDE as u16 - 1) as u8, (self.0 % STRIDE as u16) as u8)
    }

    /// Whether the cell is light (Z11).
    pub fn is_light(self) -> bool {
        LIGHT.contains(self)
    }

    fn slot(self) -> usize {
        self.0 as usize
    }
}

/// A set of board cells: one bit for each slot, which is more than the one integer of a `bit_set!` holds.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct CellSet([u64; WORDS]);

impl CellSet {
    /// The empty set.
    pub const EMPTY: CellSet = CellSet([0; WORDS]);

    /// Whether the set holds this cell.
    pub fn contains(&self, index: CellIndex) -> bool {
        self.0[index.slot() / 64] >> (index.slot() % 64) & 1 == 1
    }

    /// Whether the set holds this cell; false off the board.
    pub fn contains_cell(&self, cell: Cell) -> bool {
        CellIndex::of(cell).is_some_and(|index| self.contains(index))
    }

    /// Adds a cell.
    pub fn insert(&mut self, index: CellIndex) {
        self.0[index.slot() / 64] |= 1 << (index.slot() % 64);
    }

    /// Removes a cell.
    pub fn remove(&mut self, index: CellIndex) {
        self.0[index.slot() / 64] &= !(1 << (index.slot() % 64));
    }

    /// Whether the set holds no cell.
    pub fn is_empty(&self) -> bool {
        self.0 == [0; WORDS]
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
                    CellIndex(word_index as u16 * 64 + bit as u16)
                })
            })
        })
    }

    /// The light cells of this set.
    pub fn light(&self) -> CellSet {
        self.intersection(&LIGHT)
    }

    fn intersection(&self, other: &CellSet) -> CellSet {
        let mut set = *self;
        set.0.iter_mut().zip(other.0).for_each(|(own, other)| *own &= other);
        set
    }
}

impl FromIterator<CellIndex> for CellSet {
    fn from_iter<I: IntoIterator<Item = CellIndex>>(cells: I) -> Self {
        let mut set = CellSet::EMPTY;
        cells.into_iter().for_each(|index| set.insert(index));
        set
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
            .map(|cell| CellIndex::of(cell).ok_or_else(|| D::Error::custom("a cell off the board")))
            .collect()
    }
}

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

    const fn step(self) -> usize {
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

/// The tiles on the board, with cached sums and the frontier of playable cells.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Board {
    tiles: [u8; SLOTS],
    /// The sums of the runs adjacent to each empty cell, per axis; 0 for covered cells.
    adjacent_sums: [[u8; SLOTS]; 2],
    /// The empty cells that share a side with a tile (Z8).
    frontier: CellSet,
}

impl Board {
    /// The empty board.
    pub const EMPTY: Board = Board { tiles: [0; SLOTS], adjacent_sums: [[0; SLOTS]; 2], frontier: CellSet::EMPTY };

    /// The tile on the cell at this index.
    pub fn tile(&self, index: CellIndex) -> Option<Tile> {
        Tile::new(self.tiles[index.slot()])
    }

    /// The tile on a cell; `None` if the cell is empty or off the board.
    pub fn tile_at(&self, cell: Cell) -> Option<Tile> {
        CellIndex::of(cell).and_then(|index| self.tile(index))
    }

    /// Whether no tile has been laid: the first tile always covers the red cell (Z5).
    pub fn is_empty(&self) -> bool {
        self.tiles[CellIndex::of(RED).map_or(0, CellIndex::slot)] == 0
    }

    /// The empty cells that share a side with a tile (Z8).
    pub fn frontier(&self) -> &CellSet {
        &self.frontier
    }

    /// The sum of the tiles already in the line that a tile laid on this empty cell would join.
    pub fn adjacent_sum(&self, index: CellIndex, axis: Axis) -> u8 {
        self.adjacent_sums[axis as usize][index.slot()]
    }

    /// The highest value that Z9 allows on this empty cell; 0 if none.
    pub fn max_value_at(&self, index: CellIndex) -> u8 {
        let slot = index.slot();
        MAX_SUM.saturating_sub(self.adjacent_sums[0][slot].max(self.adjacent_sums[1][slot]))
    }

    /// The highest tile value, up to 6, that fits some cell by Z8 and Z9; 0 if no tile fits any more (Z6, Z21).
    pub fn max_value_anywhere(&self) -> u8 {
        self.frontier.iter().map(|index| self.max_value_at(index)).max().unwrap_or(0).min(6)
    }

    /// Whether this tile, laid on this empty cell, would stand in a line of 10–12. Only for placements that Z9 allows.
    pub fn would_score(&self, index: CellIndex, tile: Tile) -> bool {
        let slot = index.slot();
        self.adjacent_sums[0][slot].max(self.adjacent_sums[1][slot]) + tile.value() >= MIN_SCORING_SUM
    }

    /// Lays a tile on an empty cell.
    pub fn lay(&mut self, index: CellIndex, tile: Tile) {
        let slot = index.slot();
        self.tiles[slot] = tile.value();
        self.frontier.remove(index);
        for axis in Axis::BOTH {
            // Cleared so that boards with the same tiles are equal in whatever order the tiles were laid.
            self.adjacent_sums[axis as usize][slot] = 0;
            let (first_end, sum_before) = self.scan_run(slot, axis, false);
            let (last_end, sum_after) = self.scan_run(slot, axis, true);
            for (end, gained) in [(first_end, tile.value() + sum_after), (last_end, tile.value() + sum_before)] {
                let index = CellIndex(end as u16);
                if ON_BOARD.contains(index) {
                    self.adjacent_sums[axis as usize][end] += gained;
                    self.frontier.insert(index);
                }
            }
        }
    }

    /// A copy of the board with one more tile.
    pub fn with(&self, index: CellIndex, tile: Tile) -> Board {
        let mut board = *self;
        board.lay(index, tile);
        board
    }

    /// Walks over tiles from a slot along an axis: returns the first slot without a tile and the sum of the tiles
    /// passed.
    fn scan_run(&self, from: usize, axis: Axis, forward: bool) -> (usize, u8) {
        let (mut at, mut sum) = (from, 0);
        loop {
            at = if forward { at + axis.step() } else { at - axis.step() };
            let value = self.tiles[at];
            if value == 0 {
                return (at, sum);
            }
            sum += value;
        }
    }

    /// The sum of the line along `axis` through the tile on this cell.
    pub fn line_sum(&self, index: CellIndex, axis: Axis) -> u8 {
        self.tiles[index.slot()]
            + self.scan_run(index.slot(), axis, false).1
            + self.scan_run(index.slot(), axis, true).1
    }

    /// Whether the tile on this cell stands in a line of 10–12.
    pub fn is_in_scoring_line(&self, index: CellIndex) -> bool {
        Axis::BOTH.into_iter().any(|axis| self.line_sum(index, axis) >= MIN_SCORING_SUM)
    }

    /// The empty cells, on the board, at both ends of the run through this cell, which may itself be empty.
    pub fn run_ends(&self, index: CellIndex, axis: Axis) -> impl Iterator<Item = CellIndex> + use<> {
        [self.scan_run(index.slot(), axis, false).0, self.scan_run(index.slot(), axis, true).0]
            .into_iter()
            .map(|end| CellIndex(end as u16))
            .filter(|&end| ON_BOARD.contains(end))
    }

    /// The sum of the run on the far side of `end`, where `end` is an end of the run through `index`.
    pub fn sum_beyond(&self, index: CellIndex, end: CellIndex, axis: Axis) -> u8 {
        self.scan_run(end.slot(), axis, end > index).1
    }

    /// The first cell of the line through the tile on this cell; unique to the line among lines of the same axis.
    pub fn line_start(&self, index: CellIndex, axis: Axis) -> CellIndex {
        CellIndex((self.scan_run(index.slot(), axis, false).0 + axis.step()) as u16)
    }

    /// The line along `axis` through the tile on this cell.
    pub fn line(&self, index: CellIndex, axis: Axis) -> Line {
        let mut line = Line { axis, cells: Vec::new(), tiles: Vec::new() };
        let mut at = self.line_start(index, axis).slot();
        while let Some(tile) = Tile::new(self.tiles[at]) {
            line.cells.push(CellIndex(at as u16).cell());
            line.tiles.push(tile);
            at += axis.step();
        }
        line
    }

    /// All tiles with their cells, row by row.
    pub fn tiles(&self) -> impl Iterator<Item = (Cell, Tile)> + '_ {
        ON_BOARD.iter().filter_map(|index| self.tile(index).map(|tile| (index.cell(), tile)))
    }

    /// The board as text, one string per row: digits for tiles, characters of [`PLAN`] for empty cells.
    pub fn sketch(&self) -> Vec<String> {
        (0..SIDE).map(|row| (0..SIDE).map(|column| self.character(Cell::new(row, column))).collect()).collect()
    }

    fn character(&self, cell: Cell) -> char {
        match self.tile_at(cell) {
            Some(tile) => char::from(b'0' + tile.value()),
            None => char::from(PLAN[cell.row as usize][cell.column as usize]),
        }
    }

    /// The board from the rows of [`Board::sketch`]; `None` if a digit is off the board. The order of laying does not
    /// matter.
    fn from_sketch(rows: &[String]) -> Option<Board> {
        let mut board = Board::EMPTY;
        for (row, line) in rows.iter().enumerate() {
            for (column, character) in line.bytes().enumerate() {
                let tile = character.checked_sub(b'0').and_then(Tile::new);
                if let Some(tile) = tile {
                    board.lay(CellIndex::of(Cell::new(u8::try_from(row).ok()?, u8::try_from(column).ok()?))?, tile);
                }
            }
        }
        Some(board)
    }
}

impl std::fmt::Debug for Board {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        formatter.debug_list().entries(self.sketch()).finish()
    }
}

impl Serialize for Board {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.sketch().serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Board {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let rows = Vec::<String>::deserialize(deserializer)?;
        Board::from_sketch(&rows).ok_or_else(|| D::Error::custom("a tile off the board"))
    }
}
