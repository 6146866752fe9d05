//! The playable cells of a board by the sums beside them (Z8, Z9): answers at once which cells a tile fits, and on which
//! it scores. Knows no tiles on the board.

use super::cells::{CellIndex, CellSet, WORDS};
use super::{MAX_SUM, MIN_SCORING_SUM};
use crate::games::zatre::tiles::Tile;

/// The lowest sum that is told apart: beside it, a 6 makes a scoring line. Beside less, every tile fits and none scores.
const LOWEST: u8 = MIN_SCORING_SUM - 6;
/// The number of sets: of all cells, of those with a sum of at least 4, at least 5, and so on up to 12.
const LEVELS: usize = (MAX_SUM - LOWEST) as usize + 2;

/// The empty cells that share a side with a tile, each with the larger sum of the runs beside it, across or down. Sums
/// only grow until a cell is covered.
///
/// One bit for each cell and level. The levels of a cell lie side by side, so that they are set and cleared together.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct Frontier([[u64; LEVELS]; WORDS]);

impl Frontier {
    pub(super) const EMPTY: Frontier = Frontier([[0; LEVELS]; WORDS]);

    /// Adds a cell with this sum beside it, or raises the sum to this.
    pub(super) fn raise(&mut self, index: CellIndex, sum: u8) {
        let highest = level(sum.min(MAX_SUM));
        let (word, bit) = index.word_and_bit();
        for (level, cells) in self.0[word].iter_mut().enumerate() {
            *cells |= if level <= highest { bit } else { 0 };
        }
    }

    /// Removes a cell.
    pub(super) fn remove(&mut self, index: CellIndex) {
        let (word, bit) = index.word_and_bit();
        self.0[word].iter_mut().for_each(|cells| *cells &= !bit);
    }

    /// All cells.
    pub(super) fn cells(&self) -> CellSet {
        self.at_level(0)
    }

    /// The cells on which a tile of this value can be laid by Z9.
    pub(super) fn fitting(&self, tile: Tile) -> CellSet {
        self.cells().without(self.at_level(level(MAX_SUM + 1 - tile.value())))
    }

    /// The cells on which a tile of this value would bring a line to 10 or more, also to more than Z9 allows.
    pub(super) fn completing(&self, tile: Tile) -> CellSet {
        self.at_level(level(MIN_SCORING_SUM - tile.value()))
    }

    fn at_level(&self, level: usize) -> CellSet {
        CellSet::from_words(self.0.map(|levels| levels[level]))
    }
}

/// The highest level that a sum up to 12 reaches.
const fn level(sum: u8) -> usize {
    (sum + 1).saturating_sub(LOWEST) as usize
}
