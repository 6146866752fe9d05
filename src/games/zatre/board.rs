//! The board of Zatre: the tiles on its cells, their lines, and the values that still fit each cell (Z2, Z8, Z9). Knows
//! no hands, turns or score sheets.
//!
//! For every empty cell the board keeps the sums of the adjacent runs, across and down, so that the sum of the line a new
//! tile would make is one addition. The playable cells are also kept as sets by the larger of the two.

mod cells;
mod frontier;
mod line;

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::tiles::Tile;
use crate::engine::Cell;
pub use cells::{CellIndex, CellKind, CellSet, PLAN, RED, SIDE, cell_kind, cells};
use cells::{ON_BOARD, SLOTS};
use frontier::Frontier;
pub use line::{Axis, Line};

/// The highest sum that a line may have (Z9).
pub const MAX_SUM: u8 = 12;
/// The lowest sum of a scoring line (Z15).
pub const MIN_SCORING_SUM: u8 = 10;

/// The tiles on the board, with cached sums and the frontier of playable cells.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Board {
    tiles: [u8; SLOTS],
    /// The sums of the runs adjacent to each empty cell, across and down; 0 for covered cells.
    adjacent_sums: [[u8; 2]; SLOTS],
    /// The empty cells that share a side with a tile (Z8).
    frontier: Frontier,
}

impl Board {
    /// The empty board.
    pub const EMPTY: Board = Board { tiles: [0; SLOTS], adjacent_sums: [[0; 2]; SLOTS], frontier: Frontier::EMPTY };

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
        self.tiles[CellIndex::RED.slot()] == 0
    }

    /// The empty cells that share a side with a tile (Z8).
    pub fn frontier(&self) -> CellSet {
        self.frontier.cells()
    }

    /// The cells on which a tile of this value can be laid by Z8 and Z9.
    pub fn fitting_cells(&self, tile: Tile) -> CellSet {
        self.frontier.fitting(tile)
    }

    /// The cells beside tiles on which a tile of this value would bring a line to 10 or more, also to more than Z9 allows.
    pub fn completing_cells(&self, tile: Tile) -> CellSet {
        self.frontier.completing(tile)
    }

    /// The sum of the tiles already in the line that a tile laid on this empty cell would join.
    pub fn adjacent_sum(&self, index: CellIndex, axis: Axis) -> u8 {
        self.adjacent_sums[index.slot()][axis as usize]
    }

    /// The larger adjacent sum of the two axes.
    fn larger_adjacent_sum(&self, index: CellIndex) -> u8 {
        let [across, down] = self.adjacent_sums[index.slot()];
        across.max(down)
    }

    /// The highest value that Z9 allows on this empty cell; 0 if none.
    pub fn max_value_at(&self, index: CellIndex) -> u8 {
        MAX_SUM.saturating_sub(self.larger_adjacent_sum(index))
    }

    /// The highest tile value, up to 6, that fits some cell by Z8 and Z9; 0 if no tile fits any more (Z6, Z21).
    pub fn max_value_anywhere(&self) -> u8 {
        let fits = |tile: &&Tile| !self.fitting_cells(**tile).is_empty();
        Tile::ALL.iter().rev().find(fits).map_or(0, |tile| tile.value())
    }

    /// Whether this tile, laid on this empty cell, would stand in a line of 10–12. Only for placements that Z9 allows.
    pub fn would_score(&self, index: CellIndex, tile: Tile) -> bool {
        self.larger_adjacent_sum(index) + tile.value() >= MIN_SCORING_SUM
    }

    /// Lays a tile on an empty cell.
    pub fn lay(&mut self, index: CellIndex, tile: Tile) {
        self.tiles[index.slot()] = tile.value();
        // Cleared so that boards with the same tiles are equal in whatever order the tiles were laid.
        self.adjacent_sums[index.slot()] = [0; 2];
        self.frontier.remove(index);
        for axis in Axis::BOTH {
            let (before, sum_before) = self.run_before(index, axis);
            let (after, sum_after) = self.run_after(index, axis);
            self.raise_adjacent_sum(before, axis, tile.value() + sum_after);
            self.raise_adjacent_sum(after, axis, tile.value() + sum_before);
        }
    }

    /// Adds to the sum of the runs adjacent to an empty cell, which may be off the board.
    fn raise_adjacent_sum(&mut self, index: CellIndex, axis: Axis, gained: u8) {
        if !ON_BOARD.contains(index) {
            return;
        }
        self.adjacent_sums[index.slot()][axis as usize] += gained;
        self.frontier.raise(index, self.larger_adjacent_sum(index));
    }

    /// A copy of the board with one more tile.
    pub fn with(&self, index: CellIndex, tile: Tile) -> Board {
        let mut board = *self;
        board.lay(index, tile);
        board
    }

    /// The first slot without a tile before this one along an axis, and the sum of the tiles passed.
    fn run_before(&self, index: CellIndex, axis: Axis) -> (CellIndex, u8) {
        self.run(index, |at| axis.back(at))
    }

    /// The first slot without a tile after this one along an axis, and the sum of the tiles passed.
    fn run_after(&self, index: CellIndex, axis: Axis) -> (CellIndex, u8) {
        self.run(index, |at| axis.forward(at))
    }

    fn run(&self, from: CellIndex, step: impl Fn(CellIndex) -> CellIndex) -> (CellIndex, u8) {
        let (mut at, mut sum) = (step(from), 0);
        loop {
            let value = self.tiles[at.slot()];
            if value == 0 {
                return (at, sum);
            }
            sum += value;
            at = step(at);
        }
    }

    /// The first cell and the sum of the line along `axis` through the tile on this cell. The cell is unique to the line
    /// among lines of the same axis.
    pub fn line_start_and_sum(&self, index: CellIndex, axis: Axis) -> (CellIndex, u8) {
        let (before, sum_before) = self.run_before(index, axis);
        (axis.forward(before), sum_before + self.tiles[index.slot()] + self.run_after(index, axis).1)
    }

    /// The sum of the line along `axis` through the tile on this cell.
    pub fn line_sum(&self, index: CellIndex, axis: Axis) -> u8 {
        self.line_start_and_sum(index, axis).1
    }

    /// Whether the tile on this cell stands in a line of 10–12.
    pub fn is_in_scoring_line(&self, index: CellIndex) -> bool {
        Axis::BOTH.into_iter().any(|axis| self.line_sum(index, axis) >= MIN_SCORING_SUM)
    }

    /// The empty cells, on the board, at both ends of the run through this cell, which may itself be empty.
    pub fn run_ends(&self, index: CellIndex, axis: Axis) -> impl Iterator<Item = CellIndex> + use<> {
        [self.run_before(index, axis).0, self.run_after(index, axis).0]
            .into_iter()
            .filter(|&end| ON_BOARD.contains(end))
    }

    /// The empty cells, on the board, at both ends of the run through this empty cell, each with the sum of the run on its
    /// far side.
    pub fn run_ends_with_sums_beyond(
        &self,
        index: CellIndex,
        axis: Axis,
    ) -> impl Iterator<Item = (CellIndex, u8)> + use<'_> {
        [self.run_before(index, axis), self.run_after(index, axis)]
            .into_iter()
            .filter(|(end, _)| ON_BOARD.contains(*end))
            .map(move |(end, sum_between)| (end, self.adjacent_sum(end, axis) - sum_between))
    }

    /// The line along `axis` through the tile on this cell.
    pub fn line(&self, index: CellIndex, axis: Axis) -> Line {
        let mut line = Line { axis, cells: Vec::new(), tiles: Vec::new() };
        let (mut at, _) = self.line_start_and_sum(index, axis);
        while let Some(tile) = self.tile(at) {
            line.cells.push(at.cell());
            line.tiles.push(tile);
            at = axis.forward(at);
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
