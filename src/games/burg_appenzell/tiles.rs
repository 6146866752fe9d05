//! Tiles and chips: the seven cheeses, blanks and traps (B2).

use serde::{Deserialize, Serialize};

use crate::engine::{bit_set, index_type};

/// Chips of each cheese (B2).
pub const CHIPS_PER_CHEESE: u8 = 4;
/// Number of kinds of cheese (B2).
pub const CHEESE_KINDS: usize = 7;

index_type! {
    /// A kind of cheese, 1 to 7 (B2).
    pub struct Cheese(1..=CHEESE_KINDS), "a cheese has a number from 1 to 7";
}

impl Cheese {
    /// The number of this cheese, 1 to 7.
    pub const fn number(self) -> u8 {
        self.0
    }
}

/// A sliding tile (B2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "char", into = "char")]
pub enum Tile {
    /// A piece of cheese.
    Cheese(Cheese),
    /// Bare floor.
    Blank,
    /// A hole into which mice fall.
    Trap,
}

impl Tile {
    /// Number of tiles in the game (B2).
    pub const COUNT: usize = 34;

    /// Each kind of tile once.
    pub fn kinds() -> impl Iterator<Item = Tile> {
        Cheese::ALL.into_iter().map(Tile::Cheese).chain([Tile::Blank, Tile::Trap])
    }

    /// Number of tiles of this kind in the game (B2).
    pub const fn copies(self) -> u8 {
        match self {
            Tile::Cheese(_) | Tile::Trap => 3,
            Tile::Blank => 10,
        }
    }

    /// All tiles of the game, ordered by kind.
    pub fn all() -> impl Iterator<Item = Tile> {
        Tile::kinds().flat_map(|tile| std::iter::repeat_n(tile, usize::from(tile.copies())))
    }

    /// The cheese on this tile, if any.
    pub const fn cheese(self) -> Option<Cheese> {
        match self {
            Tile::Cheese(cheese) => Some(cheese),
            Tile::Blank | Tile::Trap => None,
        }
    }

    /// The sign of this tile in records: `1`–`7`, `.` or `x`.
    pub const fn sign(self) -> char {
        match self {
            Tile::Cheese(cheese) => (b'0' + cheese.0) as char,
            Tile::Blank => '.',
            Tile::Trap => 'x',
        }
    }

    /// The index of this kind in [`Tile::kinds`].
    const fn kind(self) -> usize {
        match self {
            Tile::Cheese(cheese) => cheese.index(),
            Tile::Blank => CHEESE_KINDS,
            Tile::Trap => CHEESE_KINDS + 1,
        }
    }
}

impl TryFrom<char> for Tile {
    type Error = &'static str;

    fn try_from(sign: char) -> Result<Self, Self::Error> {
        match sign {
            '.' => Ok(Tile::Blank),
            'x' => Ok(Tile::Trap),
            _ => sign
                .to_digit(10)
                .and_then(|number| u8::try_from(number).ok())
                .and_then(Cheese::new)
                .map(Tile::Cheese)
                .ok_or("a tile is 1 to 7, . or x"),
        }
    }
}

impl From<Tile> for char {
    fn from(tile: Tile) -> char {
        tile.sign()
    }
}

/// Number of tiles of each kind.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct TileCounts([u8; CHEESE_KINDS + 2]);

impl TileCounts {
    /// All tiles of the game (B2).
    pub fn all() -> TileCounts {
        Tile::all().collect()
    }

    /// Number of tiles of this kind.
    pub const fn of(&self, tile: Tile) -> u8 {
        self.0[tile.kind()]
    }

    /// Adds one tile.
    pub fn add(&mut self, tile: Tile) {
        self.0[tile.kind()] = self.0[tile.kind()].saturating_add(1);
    }

    /// Removes one tile of this kind, if there is one.
    pub fn take(&mut self, tile: Tile) {
        self.0[tile.kind()] = self.0[tile.kind()].saturating_sub(1);
    }

    /// The counted tiles one by one, ordered by kind.
    pub fn iter(&self) -> impl Iterator<Item = Tile> + use<> {
        Tile::kinds().zip(self.0).flat_map(|(tile, count)| std::iter::repeat_n(tile, usize::from(count)))
    }
}

impl FromIterator<Tile> for TileCounts {
    fn from_iter<I: IntoIterator<Item = Tile>>(tiles: I) -> Self {
        let mut counts = TileCounts::default();
        tiles.into_iter().for_each(|tile| counts.add(tile));
        counts
    }
}

bit_set! {
    /// A set of cheeses, such as the chips of a player (B14).
    pub struct CheeseSet(u8) of Cheese, serialised as a list;
}

impl CheeseSet {
    /// The cheeses of either set.
    pub const fn or(self, other: CheeseSet) -> CheeseSet {
        self.union(other)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn b02_the_box_holds_34_tiles_and_28_chips() {
        assert_eq!(Tile::all().count(), Tile::COUNT);
        let counts = TileCounts::all();
        assert!(Cheese::ALL.into_iter().all(|cheese| counts.of(Tile::Cheese(cheese)) == 3));
        assert_eq!((counts.of(Tile::Blank), counts.of(Tile::Trap)), (10, 3));
        assert_eq!(CHEESE_KINDS * usize::from(CHIPS_PER_CHEESE), 28);
    }

    #[test]
    fn sets_of_cheeses_are_written_as_a_list_of_numbers() {
        let cheeses: CheeseSet = [7, 1].into_iter().filter_map(Cheese::new).collect();
        assert_eq!(serde_json::to_string(&cheeses).unwrap(), "[1,7]");
        assert_eq!(serde_json::from_str::<CheeseSet>("[7,1,7]").unwrap(), cheeses);
        assert!(serde_json::from_str::<CheeseSet>("[8]").is_err() && serde_json::from_str::<CheeseSet>("[0]").is_err());
    }

    #[test]
    fn tile_signs_are_read_back() {
        for tile in Tile::kinds() {
            assert_eq!(Tile::try_from(tile.sign()), Ok(tile));
        }
        assert!(['0', '8', 'X', ' '].into_iter().all(|sign| Tile::try_from(sign).is_err()));
    }
}
