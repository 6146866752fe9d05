//! Tiles and chips: the seven cheeses, blanks and traps (B2).

use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// Chips of each cheese (B2).
pub const CHIPS_PER_CHEESE: u8 = 4;
/// Number of kinds of cheese (B2).
pub const CHEESE_KINDS: usize = 7;

/// A kind of cheese, 1 to 7 (B2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Cheese(u8);

impl Cheese {
    /// All kinds, ascending.
    pub const ALL: [Cheese; CHEESE_KINDS] =
        [Cheese(1), Cheese(2), Cheese(3), Cheese(4), Cheese(5), Cheese(6), Cheese(7)];

    /// The cheese with this number, if it is 1 to 7.
    pub const fn new(number: u8) -> Option<Cheese> {
        if number >= 1 && number as usize <= CHEESE_KINDS { Some(Cheese(number)) } else { None }
    }

    /// The number of this cheese, 1 to 7.
    pub const fn number(self) -> u8 {
        self.0
    }

    /// The index of this cheese in [`Cheese::ALL`].
    pub(super) const fn index(self) -> usize {
        self.0 as usize - 1
    }
}

impl TryFrom<u8> for Cheese {
    type Error = &'static str;

    fn try_from(number: u8) -> Result<Self, Self::Error> {
        Cheese::new(number).ok_or("a cheese has a number from 1 to 7")
    }
}

impl From<Cheese> for u8 {
    fn from(cheese: Cheese) -> u8 {
        cheese.0
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

/// A set of cheeses, such as the chips of a player (B14).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct CheeseSet(u8);

impl CheeseSet {
    /// The empty set.
    pub const EMPTY: CheeseSet = CheeseSet(0);

    /// Whether this cheese is in the set.
    pub const fn contains(self, cheese: Cheese) -> bool {
        self.0 >> cheese.0 & 1 == 1
    }

    /// Adds this cheese.
    pub fn insert(&mut self, cheese: Cheese) {
        self.0 |= 1 << cheese.0;
    }

    /// Whether the set is empty.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Number of cheeses in the set.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// The cheeses that are not in the other set.
    pub const fn without(self, other: CheeseSet) -> CheeseSet {
        CheeseSet(self.0 & !other.0)
    }

    /// The cheeses of either set.
    pub const fn or(self, other: CheeseSet) -> CheeseSet {
        CheeseSet(self.0 | other.0)
    }

    /// The cheeses, ascending.
    pub fn iter(self) -> impl Iterator<Item = Cheese> + use<> {
        Cheese::ALL.into_iter().filter(move |&cheese| self.contains(cheese))
    }
}

impl FromIterator<Cheese> for CheeseSet {
    fn from_iter<I: IntoIterator<Item = Cheese>>(cheeses: I) -> Self {
        let mut set = CheeseSet::EMPTY;
        cheeses.into_iter().for_each(|cheese| set.insert(cheese));
        set
    }
}

impl Serialize for CheeseSet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for CheeseSet {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Ok(Vec::<Cheese>::deserialize(deserializer)?.into_iter().collect())
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
    fn tile_signs_are_read_back() {
        for tile in Tile::kinds() {
            assert_eq!(Tile::try_from(tile.sign()), Ok(tile));
        }
        assert!(['0', '8', 'X', ' '].into_iter().all(|sign| Tile::try_from(sign).is_err()));
    }
}
