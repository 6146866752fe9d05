//! The board of Ratzzia as data (R3): columns, shelves, the cat row, what is covered. Read from `assets/boards/ratzzia.ron`; knows nothing of
//! what lies on it.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use super::dice::{Die, Values};

/// How many columns there are.
pub const COLUMNS: usize = 9;
/// The most spaces that a column has.
pub const MOST_SPACES: usize = 7;
/// The most spaces that the cat row has.
pub const MOST_CAT_SPACES: usize = 6;

/// The number of a column, 1 to 9 from the left.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Column(u8);

impl Column {
    /// All columns, from the left.
    pub const ALL: [Column; COLUMNS] = {
        let mut all = [Column(1); COLUMNS];
        let mut index = 0;
        while index < COLUMNS {
            all[index] = Column(index as u8 + 1);
            index += 1;
        }
        all
    };

    /// The column with this number, if there is one.
    pub const fn new(number: u8) -> Option<Column> {
        if number >= 1 && number as usize <= COLUMNS { Some(Column(number)) } else { None }
    }

    /// Its number, from 1.
    pub const fn number(self) -> u8 {
        self.0
    }

    /// Its place in a list of columns, from 0.
    pub const fn index(self) -> usize {
        self.0 as usize - 1
    }
}

impl TryFrom<u8> for Column {
    type Error = &'static str;

    fn try_from(number: u8) -> Result<Self, Self::Error> {
        Column::new(number).ok_or("columns are numbered 1 to 9")
    }
}

impl From<Column> for u8 {
    fn from(column: Column) -> u8 {
        column.0
    }
}

/// Where a die is put: the next grey space of the cat row, written 0, or a column.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub enum Target {
    /// The grey space that is next (R11).
    CatRow,
    /// The space of this column that is next (R9).
    Column(Column),
}

impl Target {
    /// All of them: the cat row, then the columns.
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

/// What stands on the shelf above a column.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Shelf {
    /// Annie puts the top die below another column (R18).
    Annie,
    /// A candy die (R19).
    CandyJar,
    /// So many sausages (R14).
    Sausages(u8),
    /// Food goes from the front into the bag (R15).
    Store,
    /// Half of another's food (R16).
    Greedy,
    /// All give half of their food to a neighbour (R17).
    Accountant,
}

/// A space of a column.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Space {
    /// The number that it needs; without one it takes any (R9).
    pub needs: Option<Die>,
    /// Whether it is joined to the space below, so that its die must equal the one there (R9).
    pub joined: bool,
    /// What the owner of a die here gets (R10).
    pub sausages: u8,
}

impl Space {
    /// The values that it takes, the one below apart (R9).
    pub fn takes(&self) -> Values {
        self.needs.map_or(Values::ALL, Values::only)
    }
}

/// A column as it is printed, and what of it is covered.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Printed {
    /// What stands above it.
    pub shelf: Shelf,
    /// Its spaces from the bottom to the top, covered ones too.
    pub spaces: ArrayVec<Space, MOST_SPACES>,
    /// How many of the lowest spaces are covered.
    pub covered: usize,
}

impl Printed {
    /// The index of the top space.
    pub fn top(&self) -> usize {
        self.spaces.len() - 1
    }
}

/// The board as it lies there for some number of players.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Layout {
    /// The columns from the left.
    pub columns: [Printed; COLUMNS],
    /// How many grey spaces of the cat row are not covered.
    pub grey: usize,
    /// How many red ones.
    pub red: usize,
    /// How many grey ones are covered.
    pub covered_grey: usize,
    /// How many red ones.
    pub covered_red: usize,
}

impl Layout {
    /// The column as printed.
    pub fn column(&self, column: Column) -> &Printed {
        &self.columns[column.index()]
    }
}

/// The board for this many players (R3).
pub fn layout(seats: usize) -> &'static Layout {
    &LAYOUTS[seats.clamp(2, 4) - 2]
}

/// For two, three, and more players.
static LAYOUTS: LazyLock<[Layout; 3]> = LazyLock::new(|| {
    let file: File = ron::from_str(include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/assets/boards/ratzzia.ron")))
        // Embedded; the tests read it.
        .expect("the board of Ratzzia can be read");
    [2, 3, 4].map(|seats| file.layout(seats))
});

/// The file as it is written.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    columns: Vec<FileColumn>,
    cat: FileCat,
    covered: BTreeMap<usize, FileCovers>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct FileColumn {
    shelf: Shelf,
    needs: Vec<u8>,
    joined: Vec<usize>,
    sausages: Vec<u8>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct FileCat {
    grey: usize,
    red: usize,
}

#[derive(Default, Deserialize)]
#[serde(deny_unknown_fields)]
struct FileCovers {
    lowest: BTreeMap<u8, usize>,
    grey: usize,
    red: usize,
}

impl File {
    fn layout(&self, seats: usize) -> Layout {
        let none = FileCovers::default();
        let covers = self.covered.get(&seats).unwrap_or(&none);
        let printed =
            |column: Column| {
                let file = &self.columns[column.index()];
                let spaces = file.needs.iter().zip(&file.sausages).enumerate().map(|(index, (&needs, &sausages))| {
                    Space { needs: Die::new(needs), joined: file.joined.contains(&index), sausages }
                });
                let covered = covers.lowest.get(&column.number()).copied().unwrap_or(0);
                Printed { shelf: file.shelf, spaces: spaces.collect(), covered }
            };
        Layout {
            columns: Column::ALL.map(printed),
            grey: self.cat.grey - covers.grey,
            red: self.cat.red - covers.red,
            covered_grey: covers.grey,
            covered_red: covers.red,
        }
    }
}
