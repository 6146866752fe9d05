//! The board of Zatre: cells, lines and what still fits where (Z2, Z8, Z9).
//!
//! Cells are stored row by row with a stride of 16 and a rim, so that walking along a line never asks whether it has left
//! the board: the rim holds no tiles. For every empty cell the board keeps the sums of the runs that touch it, across and
//! down, so that "what would this line be" is one addition.

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::tiles::Tile;
use crate::engine::Cell;

/// Rows and columns of the box around the board (Z2).
pub const SIDE: u8 = 15;
/// The red cell in the middle (Z2, Z5).
pub const RED: Cell = Cell::new(7, 7);
/// No line may sum to more (Z9).
pub const MOST: u8 = 12;
/// A line of this sum or more scores (Z15).
pub const SCORING: u8 = 10;

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

/// What kind of cell lies somewhere (Z2).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// Plain.
    Dark,
    /// Only for scoring lines (Z11, Z12).
    Light,
    /// Where the first tile goes (Z5).
    Red,
}

/// The kind of this cell; `None` off the board.
pub fn kind(cell: Cell) -> Option<Kind> {
    match PLAN.get(cell.row as usize)?.get(cell.column as usize)? {
        b'#' => Some(Kind::Dark),
        b'o' => Some(Kind::Light),
        b'R' => Some(Kind::Red),
        _ => None,
    }
}

/// All cells of the board, row by row.
pub fn cells() -> impl Iterator<Item = Cell> {
    ON_BOARD.iter().map(CellIndex::cell)
}

/// Where a cell is stored.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct CellIndex(u16);

impl CellIndex {
    /// Where this cell is stored; `None` off the board.
    pub fn of(cell: Cell) -> Option<CellIndex> {
        kind(cell).map(|_| CellIndex((cell.row as u16 + 1) * STRIDE as u16 + cell.column as u16))
    }

    /// The cell stored here.
    pub fn cell(self) -> Cell {
        Cell::new((self.0 / STRIDE as u16 - 1) as u8, (self.0 % STRIDE as u16) as u8)
    }

    /// Whether this is a light cell.
    pub fn is_light(self) -> bool {
        LIGHT.contains(self)
    }

    fn index(self) -> usize {
        self.0 as usize
    }
}

/// A set of cells.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct CellSet([u64; WORDS]);

impl CellSet {
    /// No cell.
    pub const EMPTY: CellSet = CellSet([0; WORDS]);

    /// Whether the cell is in it.
    pub fn contains(&self, spot: CellIndex) -> bool {
        self.0[spot.index() / 64] >> (spot.index() % 64) & 1 == 1
    }

    /// Whether the cell is in it; none off the board is.
    pub fn contains_cell(&self, cell: Cell) -> bool {
        CellIndex::of(cell).is_some_and(|spot| self.contains(spot))
    }

    /// Puts a cell in.
    pub fn insert(&mut self, spot: CellIndex) {
        self.0[spot.index() / 64] |= 1 << (spot.index() % 64);
    }

    /// Takes a cell out.
    pub fn remove(&mut self, spot: CellIndex) {
        self.0[spot.index() / 64] &= !(1 << (spot.index() % 64));
    }

    /// Whether no cell is in it.
    pub fn is_empty(&self) -> bool {
        self.0 == [0; WORDS]
    }

    /// How many cells.
    pub fn len(&self) -> usize {
        self.0.iter().map(|word| word.count_ones() as usize).sum()
    }

    /// The first cell, row by row.
    pub fn first(&self) -> Option<CellIndex> {
        self.iter().next()
    }

    /// The cells, row by row.
    pub fn iter(&self) -> impl Iterator<Item = CellIndex> + use<> {
        let words = self.0;
        (0..WORDS).flat_map(move |index| {
            let mut word = words[index];
            std::iter::from_fn(move || {
                (word != 0).then(|| {
                    let bit = word.trailing_zeros();
                    word &= word - 1;
                    CellIndex(index as u16 * 64 + bit as u16)
                })
            })
        })
    }

    /// The cells in this set that are light.
    pub fn light(&self) -> CellSet {
        self.and(&LIGHT)
    }

    fn and(&self, other: &CellSet) -> CellSet {
        let mut set = *self;
        set.0.iter_mut().zip(other.0).for_each(|(own, other)| *own &= other);
        set
    }
}

impl FromIterator<CellIndex> for CellSet {
    fn from_iter<I: IntoIterator<Item = CellIndex>>(spots: I) -> Self {
        let mut set = CellSet::EMPTY;
        spots.into_iter().for_each(|spot| set.insert(spot));
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

/// The two directions of a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Axis {
    /// Along a row.
    Across,
    /// Along a column.
    Down,
}

impl Axis {
    /// Both.
    pub const BOTH: [Axis; 2] = [Axis::Across, Axis::Down];

    /// The other one.
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

/// A line: a maximal run of adjacent tiles (Z9), with its cells in order.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Line {
    /// Its direction.
    pub axis: Axis,
    /// Its cells from the left or the top.
    pub cells: Vec<Cell>,
    /// The tiles on them.
    pub tiles: Vec<Tile>,
}

impl Line {
    /// The sum of its tiles.
    pub fn sum(&self) -> u8 {
        self.tiles.iter().map(|tile| tile.value()).sum()
    }
}

/// The tiles laid so far.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Board {
    tiles: [u8; SLOTS],
    /// For empty cells: the sums of the runs that touch them, per axis.
    touching: [[u8; SLOTS]; 2],
    /// Empty cells beside a tile (Z8).
    frontier: CellSet,
}

impl Board {
    /// The empty board.
    pub const EMPTY: Board = Board { tiles: [0; SLOTS], touching: [[0; SLOTS]; 2], frontier: CellSet::EMPTY };

    /// The tile on a cell.
    pub fn tile(&self, spot: CellIndex) -> Option<Tile> {
        Tile::new(self.tiles[spot.index()])
    }

    /// The tile at a cell; `None` also off the board.
    pub fn at(&self, cell: Cell) -> Option<Tile> {
        CellIndex::of(cell).and_then(|spot| self.tile(spot))
    }

    /// Whether no tile has been laid.
    pub fn is_empty(&self) -> bool {
        self.tiles[CellIndex::of(RED).map_or(0, CellIndex::index)] == 0
    }

    /// The empty cells that share a side with a tile (Z8).
    pub fn frontier(&self) -> &CellSet {
        &self.frontier
    }

    /// The sum of the tiles that would stand in one line with a tile laid here, without it.
    pub fn touching(&self, spot: CellIndex, axis: Axis) -> u8 {
        self.touching[axis as usize][spot.index()]
    }

    /// The highest value that Z9 allows on an empty cell, 0 if none.
    pub fn room(&self, spot: CellIndex) -> u8 {
        let index = spot.index();
        MOST.saturating_sub(self.touching[0][index].max(self.touching[1][index]))
    }

    /// The highest value that Z8 and Z9 allow anywhere, 0 if nothing fits any more (Z6, Z21).
    pub fn widest_room(&self) -> u8 {
        self.frontier.iter().map(|spot| self.room(spot)).max().unwrap_or(0).min(6)
    }

    /// Whether a tile of this value laid here would stand in a line of 10, 11 or 12 (given that Z9 allows it).
    pub fn would_score(&self, spot: CellIndex, tile: Tile) -> bool {
        let index = spot.index();
        self.touching[0][index].max(self.touching[1][index]) + tile.value() >= SCORING
    }

    /// Lays a tile on an empty cell.
    pub fn lay(&mut self, spot: CellIndex, tile: Tile) {
        let index = spot.index();
        self.tiles[index] = tile.value();
        self.frontier.remove(spot);
        for axis in Axis::BOTH {
            // Left as it was, boards with the same tiles would differ by the order in which they were laid.
            self.touching[axis as usize][index] = 0;
            let (back, before) = self.run(index, axis, false);
            let (ahead, behind) = self.run(index, axis, true);
            for (end, gained) in [(back, tile.value() + behind), (ahead, tile.value() + before)] {
                let spot = CellIndex(end as u16);
                if ON_BOARD.contains(spot) {
                    self.touching[axis as usize][end] += gained;
                    self.frontier.insert(spot);
                }
            }
        }
    }

    /// The board with one more tile.
    pub fn with(&self, spot: CellIndex, tile: Tile) -> Board {
        let mut board = *self;
        board.lay(spot, tile);
        board
    }

    /// Walks from a slot along an axis over tiles: the first slot without one, and the sum of those passed.
    fn run(&self, from: usize, axis: Axis, forward: bool) -> (usize, u8) {
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

    /// The sum of the line through the tile on this cell.
    pub fn sum(&self, spot: CellIndex, axis: Axis) -> u8 {
        self.tiles[spot.index()] + self.run(spot.index(), axis, false).1 + self.run(spot.index(), axis, true).1
    }

    /// Whether the tile on this cell stands in a line of 10, 11 or 12.
    pub fn scores(&self, spot: CellIndex) -> bool {
        Axis::BOTH.into_iter().any(|axis| self.sum(spot, axis) >= SCORING)
    }

    /// The empty cells of the board at both ends of the run through this cell.
    pub fn ends(&self, spot: CellIndex, axis: Axis) -> impl Iterator<Item = CellIndex> + use<> {
        [self.run(spot.index(), axis, false).0, self.run(spot.index(), axis, true).0]
            .into_iter()
            .map(|end| CellIndex(end as u16))
            .filter(|&end| ON_BOARD.contains(end))
    }

    /// The sum of the run that `end`, an end of the run through `spot`, touches on its far side.
    pub fn beyond(&self, spot: CellIndex, end: CellIndex, axis: Axis) -> u8 {
        self.run(end.index(), axis, end > spot).1
    }

    /// The first cell of the line through the tile on this cell: it names the line.
    pub fn head(&self, spot: CellIndex, axis: Axis) -> CellIndex {
        CellIndex((self.run(spot.index(), axis, false).0 + axis.step()) as u16)
    }

    /// The line through the tile on this cell.
    pub fn line(&self, spot: CellIndex, axis: Axis) -> Line {
        let mut line = Line { axis, cells: Vec::new(), tiles: Vec::new() };
        let mut at = self.head(spot, axis).index();
        while let Some(tile) = Tile::new(self.tiles[at]) {
            line.cells.push(CellIndex(at as u16).cell());
            line.tiles.push(tile);
            at += axis.step();
        }
        line
    }

    /// All tiles on the board with their cells, row by row.
    pub fn tiles(&self) -> impl Iterator<Item = (Cell, Tile)> + '_ {
        ON_BOARD.iter().filter_map(|spot| self.tile(spot).map(|tile| (spot.cell(), tile)))
    }

    /// The board in characters: digits are tiles, the rest is the plan.
    pub fn sketch(&self) -> Vec<String> {
        (0..SIDE).map(|row| (0..SIDE).map(|column| self.character(Cell::new(row, column))).collect()).collect()
    }

    fn character(&self, cell: Cell) -> char {
        match self.at(cell) {
            Some(tile) => char::from(b'0' + tile.value()),
            None => char::from(PLAN[cell.row as usize][cell.column as usize]),
        }
    }

    /// The board with these tiles, laid in an order that keeps sums right whatever it is.
    fn from_rows(rows: &[String]) -> Option<Board> {
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
        Board::from_rows(&rows).ok_or_else(|| D::Error::custom("a tile off the board"))
    }
}
