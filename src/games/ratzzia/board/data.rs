//! A board as files and records write it: the fields of `assets/boards/ratzzia.ron`, whose head explains them. What is written here may be
//! no board at all; `check` tells.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::{Column, PrintedBoard, PrintedColumn, Shelf, Space};
use crate::games::ratzzia::dice::Die;

/// A board as it is written.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BoardData {
    /// The columns from the left.
    pub columns: Vec<ColumnData>,
    /// The cat row.
    pub cat: CatData,
    /// What is covered, by the number of players.
    #[serde(default)]
    pub covered: BTreeMap<u8, CoverData>,
}

/// A column as it is written, with its spaces from the bottom.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ColumnData {
    /// The reward above the column.
    pub shelf: Shelf,
    /// The number that each space needs, 0 for any.
    pub needs: Vec<u8>,
    /// The lower of two joined spaces, counted from 1.
    #[serde(default)]
    pub joined: Vec<u8>,
    /// The sausages of each space.
    pub sausages: Vec<u8>,
}

/// The cat row as it is written.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CatData {
    /// The number of grey spaces.
    pub grey: u8,
    /// The number of red spaces.
    pub red: u8,
}

/// What is covered for a number of players.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct CoverData {
    /// The number of covered spaces at the foot of columns, by the number of the column.
    pub lowest: BTreeMap<u8, u8>,
    /// The number of covered grey spaces.
    pub grey: u8,
    /// The number of covered red spaces.
    pub red: u8,
}

impl BoardData {
    /// What is covered with this many players.
    pub(super) fn covers(&self, seats: u8) -> CoverData {
        self.covered.get(&seats).cloned().unwrap_or_default()
    }

    /// The board for this many players. Only for data that has been checked.
    pub(super) fn printed(&self, seats: u8) -> PrintedBoard {
        let covers = self.covers(seats);
        let column = |column: Column| {
            let written = &self.columns[column.index()];
            let spaces = written.needs.iter().zip(&written.sausages).zip(0..);
            let spaces = spaces.map(|((&needs, &sausages), below)| Space {
                needs: Die::new(needs),
                joined: written.joined.contains(&below),
                sausages,
            });
            let covered = covers.lowest.get(&column.number()).copied().unwrap_or(0);
            PrintedColumn { shelf: written.shelf, spaces: spaces.collect(), covered: usize::from(covered) }
        };
        PrintedBoard {
            columns: Column::ALL.map(column),
            grey: usize::from(self.cat.grey.saturating_sub(covers.grey)),
            red: usize::from(self.cat.red.saturating_sub(covers.red)),
            covered_grey: usize::from(covers.grey),
            covered_red: usize::from(covers.red),
        }
    }
}
