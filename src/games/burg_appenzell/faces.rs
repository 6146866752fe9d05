//! What lies where on the sliding floor, as far as someone knows: the whole truth, what lies open, what is believed; and
//! what it brings the mice on it (B13, B14).

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::castle::{CELLS, CellIndex, CellSet, HOLES, WIDTH};
use super::pushing::Slot;
use super::tiles::{Cheeses, Tile};

/// The sign of a cell of which nothing is known.
const UNKNOWN: char = '?';

/// A tile for each cell where one is known; towers and solid cells never have one (B1).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Faces {
    tiles: [Option<Tile>; CELLS],
    /// Where the known traps are, as a set, for they bar the way (B8).
    traps: CellSet,
}

impl Faces {
    /// Nothing known.
    pub const UNKNOWN: Faces = Faces { tiles: [None; CELLS], traps: CellSet::EMPTY };

    /// The tile on a cell, if there is one and it is known.
    pub const fn at(&self, site: CellIndex) -> Option<Tile> {
        self.tiles[site.index()]
    }

    /// Lays a tile into a hole, or forgets what lies there; elsewhere nothing happens.
    pub fn set(&mut self, site: CellIndex, tile: Option<Tile>) {
        if HOLES.contains(site) {
            self.tiles[site.index()] = tile;
            self.mark(site);
        }
    }

    fn mark(&mut self, site: CellIndex) {
        if self.tiles[site.index()] == Some(Tile::Trap) {
            self.traps |= site.alone();
        } else {
            self.traps -= site.alone();
        }
    }

    /// The cells where a trap is known to be.
    pub const fn traps(&self) -> CellSet {
        self.traps
    }

    /// The cells whose tile is known.
    pub fn known(&self) -> CellSet {
        HOLES.iter().filter(|site| self.at(*site).is_some()).collect()
    }

    /// Only what lies on these cells.
    pub fn on(&self, cells: CellSet) -> Faces {
        let mut faces = Faces::UNKNOWN;
        for site in (cells & HOLES).iter() {
            faces.tiles[site.index()] = self.at(site);
        }
        faces.traps = self.traps & cells;
        faces
    }

    /// What lies here, and where that is not known, what lies there.
    pub fn or(&self, other: &Faces) -> Faces {
        let mut faces = *self;
        for (own, other) in faces.tiles.iter_mut().zip(other.tiles) {
            *own = own.or(other);
        }
        faces.traps = HOLES.iter().filter(|site| faces.at(*site) == Some(Tile::Trap)).collect();
        faces
    }

    /// Pushes a tile in; the one that drops out, if it is known (B12).
    pub fn push(&mut self, slot: Slot, tile: Option<Tile>) -> Option<Tile> {
        let out = slot.shift(&mut self.tiles, tile);
        slot.line().into_iter().for_each(|site| self.mark(site));
        out
    }

    /// The cheeses of which two of these mice stand on a known piece each, less those already collected (B14).
    pub fn collects(&self, mice: CellSet, already: Cheeses) -> Cheeses {
        let (mut once, mut twice) = (Cheeses::EMPTY, Cheeses::EMPTY);
        for cheese in mice.iter().filter_map(|site| self.at(site)).filter_map(Tile::cheese) {
            if once.contains(cheese) {
                twice.insert(cheese);
            }
            once.insert(cheese);
        }
        twice.without(already)
    }
}

/// Seven words of seven signs: those of the tiles, `?` where none is known.
impl Serialize for Faces {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let sign = |tile: &Option<Tile>| tile.map_or(UNKNOWN, Tile::sign);
        serializer
            .collect_seq(self.tiles.chunks(usize::from(WIDTH)).map(|row| row.iter().map(sign).collect::<String>()))
    }
}

impl<'de> Deserialize<'de> for Faces {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let rows = Vec::<String>::deserialize(deserializer)?;
        let signs: Vec<char> = rows.iter().flat_map(|row| row.chars()).collect();
        if signs.len() != CELLS {
            return Err(D::Error::invalid_length(signs.len(), &"a sign for each cell"));
        }
        let mut faces = Faces::UNKNOWN;
        for (site, sign) in CellIndex::all().zip(signs).filter(|&(_, sign)| sign != UNKNOWN) {
            faces.set(site, Some(Tile::try_from(sign).map_err(D::Error::custom)?));
        }
        Ok(faces)
    }
}
