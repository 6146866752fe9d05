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
    pub const fn at(&self, site: CellIndex) -> Option<Tile> {
        self.tiles[site.index()]
    }

    /// Sets the tile in a hole, or makes it unknown. Does nothing on cells without a hole.
    pub fn set(&mut self, site: CellIndex, tile: Option<Tile>) {
        if HOLES.contains(site) {
            self.tiles[site.index()] = tile;
            self.update_trap(site);
        }
    }

    fn update_trap(&mut self, site: CellIndex) {
        if self.tiles[site.index()] == Some(Tile::Trap) {
            self.traps |= site.to_set();
        } else {
            self.traps -= site.to_set();
        }
    }

    /// The cells with a known trap.
    pub const fn traps(&self) -> CellSet {
        self.traps
    }

    /// The cells with a known tile.
    pub fn known_cells(&self) -> CellSet {
        HOLES.iter().filter(|site| self.at(*site).is_some()).collect()
    }

    /// The known tiles on these cells only.
    pub fn restricted_to(&self, cells: CellSet) -> TileMap {
        let mut map = TileMap::EMPTY;
        for site in (cells & HOLES).iter() {
            map.tiles[site.index()] = self.at(site);
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
        map.traps = HOLES.iter().filter(|site| map.at(*site) == Some(Tile::Trap)).collect();
        map
    }

    /// Pushes a tile in at this slot and returns the one that drops out, each `None` if unknown (B12).
    pub fn push(&mut self, slot: Slot, tile: Option<Tile>) -> Option<Tile> {
        let out = slot.shift(&mut self.tiles, tile);
        slot.line().into_iter().for_each(|site| self.update_trap(site));
        out
    }

    /// The cheeses that lie, known, under at least two of these mice, without those in `collected` (B14).
    pub fn new_pairs(&self, mice: CellSet, collected: CheeseSet) -> CheeseSet {
        let (mut once, mut twice) = (CheeseSet::EMPTY, CheeseSet::EMPTY);
        for cheese in mice.iter().filter_map(|site| self.at(site)).filter_map(Tile::cheese) {
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
        for (site, sign) in CellIndex::all().zip(signs).filter(|&(_, sign)| sign != UNKNOWN_SIGN) {
            map.set(site, Some(Tile::try_from(sign).map_err(D::Error::custom)?));
        }
        Ok(map)
    }
}
