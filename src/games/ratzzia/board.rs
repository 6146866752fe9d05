//! The printed board of Ratzzia (R3): columns, shelves, the cat row, covered spaces. Ours is `assets/boards/ratzzia.ron`; people can play on
//! another. Must not know which dice lie on the board.

mod check;
mod data;
mod file;
mod handle;

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use super::dice::{Die, Values};
use crate::engine::index_type;

pub use data::BoardData;
pub use file::{TEMPLATE, read};
pub use handle::Board;

/// The number of columns.
pub const COLUMNS: usize = 9;
/// The most spaces in a column.
pub const MAX_SPACES: usize = 7;
/// The most spaces in the cat row.
pub const MAX_CAT_SPACES: usize = 6;

index_type! {
    /// The number of a column, 1 to 9 from the left.
    pub struct Column(1..=COLUMNS), "columns are numbered 1 to 9";
}

impl Column {
    /// The number of the column, from 1.
    pub const fn number(self) -> u8 {
        self.0
    }
}

/// Where a die can be placed: on the cat row, serialised as 0, or on a column, serialised as its number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub enum Target {
    /// The next grey space of the cat row (R11).
    CatRow,
    /// The next space of this column (R9).
    Column(Column),
}

impl Target {
    /// All targets: the cat row, then the columns from the left.
    pub fn all() -> impl Iterator<Item = Target> {
        std::iter::once(Target::CatRow).chain(Column::ALL.into_iter().map(Target::Column))
    }
}

impl TryFrom<u8> for Target {
    type Error = &'static str;

    fn try_from(number: u8) -> Result<Self, Self::Error> {
        if number == 0 { Ok(Target::CatRow) } else { Column::try_from(number).map(Target::Column) }
    }
}

impl From<Target> for u8 {
    fn from(target: Target) -> u8 {
        match target {
            Target::CatRow => 0,
            Target::Column(column) => column.0,
        }
    }
}

/// The reward on the shelf above a column.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Shelf {
    /// Annie moves the top die to the bottom of another column (R18).
    Annie,
    /// A candy die (R19).
    CandyJar,
    /// This many sausages (R14).
    Sausages(u8),
    /// Food moves from the front into the bag (R15).
    Store,
    /// Half of another seat's front food is stolen (R16).
    Greedy,
    /// All seats give half of their front food to a neighbour (R17).
    Accountant,
}

/// A space of a column.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Space {
    /// The value that the space needs; `None` takes any (R9).
    pub needs: Option<Die>,
    /// Whether the space is joined to the one below, so that both dice must be equal (R9).
    pub joined: bool,
    /// The sausages for the owner of a die on this space (R10).
    pub sausages: u8,
}

impl Space {
    /// The values that the space accepts, whatever lies on the space below (R9).
    pub fn accepted_values(&self) -> Values {
        self.needs.map_or(Values::ALL, Values::only)
    }
}

/// A column as printed, and how much of it is covered.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PrintedColumn {
    /// The reward above the column.
    pub shelf: Shelf,
    /// The spaces from bottom to top, including covered ones.
    pub spaces: ArrayVec<Space, MAX_SPACES>,
    /// The number of covered spaces, counted from the bottom.
    pub covered: usize,
}

impl PrintedColumn {
    /// The index of the top space.
    pub fn top(&self) -> usize {
        self.spaces.len() - 1
    }
}

/// The board as laid out for a number of players.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PrintedBoard {
    /// The columns from the left.
    pub columns: [PrintedColumn; COLUMNS],
    /// The number of uncovered grey spaces in the cat row.
    pub grey: usize,
    /// The number of uncovered red spaces in the cat row.
    pub red: usize,
    /// The number of covered grey spaces.
    pub covered_grey: usize,
    /// The number of covered red spaces.
    pub covered_red: usize,
}

impl PrintedBoard {
    /// A column as printed.
    pub fn column(&self, column: Column) -> &PrintedColumn {
        &self.columns[column.index()]
    }
}

/// Our board for this many players (R3).
pub fn printed_board(seats: usize) -> &'static PrintedBoard {
    Board::ours().printed(seats)
}
