//! A map from cells to the tiles that somebody knows: all tiles, the open ones, or the remembered ones. Also the traps and pairs of
//! cheese among them (B13, B14). Must not know who knows the tiles.

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::castle::{CELLS, CellIndex, CellSet, HOLES, WIDTH};
use super::slots::Slot;
use super::tiles::{CheeseSet, Tile};

/// The sign of a cell without a known tile.
const UNKNOWN_SIGN: char = '?';

/// The known tiles by cell. Towers and solid cells never have a tile (B1).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TileMap {
    tiles: [Option<Tile>; CELLS],
    /// The cells of the known traps, kept as a set because paths need them often (B8).
    traps: CellSet,
}

impl TileMap {
    /// A map without any known tile.
    pub const EMPTY: TileMap = TileMap { tiles: [None; CELLS], traps: CellSet::EMPTY };

    /// The tile on a cell, if the cell has one and it is known.
    pub const fn at(&self, cell_index: CellIndex) -> Option<Tile> {
        self.tiles[cell_index.index()]
    }

    /// Sets the tile in a hole, or makes it unknown. Does nothing on cells without a hole.
    pub fn set(&mut self, cell_index: CellIndex, tile: Option<Tile>) {
        if HOLES.contains(cell_index) {
            self.tiles[cell_index.index()] = tile;
            self.update_trap(cell_index);
        }
    }

    fn update_trap(&mut self, cell_index: CellIndex) {
        if self.tiles[cell_index.index()] == Some(Tile::Trap) {
            self.traps |= CellSet::only(cell_index);
        } else {
            self.traps -= CellSet::only(cell_index);
        }
    }

    /// The cells with a known trap.
    pub const fn traps(&self) -> CellSet {
        self.traps
    }

    /// The cells with a known tile.
    pub fn known_cells(&self) -> CellSet {
        HOLES.iter().filter(|cell_index| self.at(*cell_index).is_some()).collect()
    }

    /// The known tiles on these cells only.
    pub fn restricted_to(&self, cells: CellSet) -> TileMap {
        let mut map = TileMap::EMPTY;
        for cell_index in (cells & HOLES).iter() {
            map.tiles[cell_index.index()] = self.at(cell_index);
        }
        map.traps = self.traps & cells;
        map
    }

    /// The tiles known in either map; `self` wins where both know one.
    pub fn or(&self, other: &TileMap) -> TileMap {
        let mut map = *self;
        for (own, other) in map.tiles.iter_mut().zip(other.tiles) {
            *own = own.or(other);
        }
        map.traps = HOLES.iter().filter(|cell_index| map.at(*cell_index) == Some(Tile::Trap)).collect();
        map
    }

    /// Pushes a tile in at this slot and returns the one that drops out, each `None` if unknown (B12).
    pub fn push(&mut self, slot: Slot, tile: Option<Tile>) -> Option<Tile> {
        let out = slot.shift(&mut self.tiles, tile);
        slot.line().into_iter().for_each(|cell_index| self.update_trap(cell_index));
        out
    }

    /// The cheeses that lie, known, under at least two of these mice, without those in `collected` (B14).
    pub fn new_pairs(&self, mice: CellSet, collected: CheeseSet) -> CheeseSet {
        let (mut once, mut twice) = (CheeseSet::EMPTY, CheeseSet::EMPTY);
        for cheese in mice.iter().filter_map(|cell_index| self.at(cell_index)).filter_map(Tile::cheese) {
            if once.contains(cheese) {
                twice.insert(cheese);
            }
            once.insert(cheese);
        }
        twice.without(collected)
    }
}

/// Written as seven strings of seven signs: a tile's own sign, or `?` where none is known.
impl Serialize for TileMap {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let sign = |tile: &Option<Tile>| tile.map_or(UNKNOWN_SIGN, Tile::sign);
        serializer
            .collect_seq(self.tiles.chunks(usize::from(WIDTH)).map(|row| row.iter().map(sign).collect::<String>()))
    }
}

impl<'de> Deserialize<'de> for TileMap {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let rows = Vec::<String>::deserialize(deserializer)?;
        let signs: Vec<char> = rows.iter().flat_map(|row| row.chars()).collect();
        if signs.len() != CELLS {
            return Err(D::Error::invalid_length(signs.len(), &"a sign for each cell"));
        }
        let mut map = TileMap::EMPTY;
        for (cell_index, sign) in CellIndex::ALL.into_iter().zip(signs).filter(|&(_, sign)| sign != UNKNOWN_SIGN) {
            map.set(cell_index, Some(Tile::try_from(sign).map_err(D::Error::custom)?));
        }
        Ok(map)
    }
}
