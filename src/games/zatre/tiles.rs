//! The tiles of Zatre: tile values and multisets of tiles. Knows no board and no rules.

use serde::{Deserialize, Serialize};

use crate::engine::{bit_set, index_type};

index_type! {
    /// A tile, identified by its value, 1 to 6 (Z1).
    pub struct Tile(1..=6), "a tile has a value from 1 to 6";
}

impl Tile {
    /// The number of pips, 1 to 6.
    pub const fn value(self) -> u8 {
        self.0
    }
}

bit_set! {
    /// A set of tile values.
    pub struct TileValues(u8) of Tile;
}

/// A multiset of tiles, stored as a count for each value: a hand, the bag.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Tiles([u8; 6]);

impl Tiles {
    /// The full bag: 21 ones, 20 of every other value (Z1).
    pub const FULL_BAG: Tiles = Tiles([21, 20, 20, 20, 20, 20]);

    /// The number of tiles of this value.
    pub const fn count_of(&self, tile: Tile) -> u8 {
        self.0[tile.index()]
    }

    /// The total number of tiles.
    pub fn count(&self) -> u8 {
        self.0.iter().sum()
    }

    /// Whether the set holds no tile.
    pub fn is_empty(&self) -> bool {
        self.0 == [0; 6]
    }

    /// The sum of all pips.
    pub fn pips(&self) -> i32 {
        Tile::ALL.iter().map(|&tile| i32::from(tile.0) * i32::from(self.count_of(tile))).sum()
    }

    /// The number of tiles with a value above `floor`.
    pub fn count_above(&self, floor: u8) -> u8 {
        self.0[floor.min(6) as usize..].iter().sum()
    }

    /// Adds one tile.
    pub fn add(&mut self, tile: Tile) {
        self.0[tile.index()] += 1;
    }

    /// Removes one tile, which the set must hold.
    pub fn take(&mut self, tile: Tile) {
        self.0[tile.index()] -= 1;
    }

    /// A copy of the set without one tile, which the set must hold.
    pub fn without(mut self, tile: Tile) -> Tiles {
        self.take(tile);
        self
    }

    /// Adds all tiles of another set.
    pub fn add_all(&mut self, others: &Tiles) {
        for (own, other) in self.0.iter_mut().zip(others.0) {
            *own += other;
        }
    }

    /// Removes all tiles of another set, which must be a subset.
    pub fn take_all(&mut self, others: &Tiles) {
        for (own, other) in self.0.iter_mut().zip(others.0) {
            *own -= other;
        }
    }

    /// Whether `others` is a subset of this set.
    pub fn contains(&self, others: &Tiles) -> bool {
        self.0.iter().zip(others.0).all(|(own, other)| *own >= other)
    }

    /// The distinct values in the set.
    pub fn value_set(&self) -> TileValues {
        let bits = self.0.iter().rev().fold(0, |bits, &count| bits << 1 | u8::from(count > 0));
        TileValues(bits << Tile::ALL[0].0)
    }

    /// The distinct values in the set, ascending.
    pub fn values(&self) -> impl Iterator<Item = Tile> + use<> {
        self.value_set().iter()
    }

    /// Every tile, ascending, equal tiles repeated.
    pub fn iter(&self) -> impl Iterator<Item = Tile> + use<> {
        let counts = self.0;
        Tile::ALL.into_iter().flat_map(move |tile| std::iter::repeat_n(tile, counts[tile.index()] as usize))
    }

    /// The tile at `index` among the tiles above `floor`, sorted ascending.
    pub fn nth_above(&self, floor: u8, index: u32) -> Option<Tile> {
        let mut counted = 0;
        let mut passed = floor.min(6);
        // Goes through all values, without a branch: where the tile lies is chance.
        for &count in &self.0[usize::from(passed)..] {
            counted += u32::from(count);
            passed += u8::from(index >= counted);
        }
        Tile::ALL.get(usize::from(passed)).copied()
    }
}

impl FromIterator<Tile> for Tiles {
    fn from_iter<I: IntoIterator<Item = Tile>>(tiles: I) -> Self {
        let mut set = Tiles::default();
        tiles.into_iter().for_each(|tile| set.add(tile));
        set
    }
}
