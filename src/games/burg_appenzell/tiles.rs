//! Tiles and chips: the seven cheeses, blanks and traps (B2).

use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// How many chips there are of each cheese (B2).
pub const CHIPS_OF_A_KIND: u8 = 4;
/// How many kinds of cheese there are (B2).
pub const CHEESES: usize = 7;

/// A kind of cheese, 1 to 7 (B2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Cheese(u8);

impl Cheese {
    /// All kinds, ascending.
    pub const ALL: [Cheese; CHEESES] = [Cheese(1), Cheese(2), Cheese(3), Cheese(4), Cheese(5), Cheese(6), Cheese(7)];

    /// The kind with this number, if there is one.
    pub const fn new(number: u8) -> Option<Cheese> {
        if number >= 1 && number as usize <= CHEESES { Some(Cheese(number)) } else { None }
    }

    /// Its number, 1 to 7.
    pub const fn number(self) -> u8 {
        self.0
    }

    /// Its place among [`Cheese::ALL`].
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
    /// With a piece of cheese.
    Cheese(Cheese),
    /// With nothing on it.
    Blank,
    /// With a hole for mice to fall into.
    Trap,
}

impl Tile {
    /// How many tiles there are in all (B2).
    pub const COUNT: usize = 34;

    /// All different tiles.
    pub fn kinds() -> impl Iterator<Item = Tile> {
        Cheese::ALL.into_iter().map(Tile::Cheese).chain([Tile::Blank, Tile::Trap])
    }

    /// How many of these there are (B2).
    pub const fn copies(self) -> u8 {
        match self {
            Tile::Cheese(_) | Tile::Trap => 3,
            Tile::Blank => 10,
        }
    }

    /// All tiles as they lie in the box: by kind.
    pub fn all() -> impl Iterator<Item = Tile> {
        Tile::kinds().flat_map(|tile| std::iter::repeat_n(tile, usize::from(tile.copies())))
    }

    /// The cheese on it.
    pub const fn cheese(self) -> Option<Cheese> {
        match self {
            Tile::Cheese(cheese) => Some(cheese),
            Tile::Blank | Tile::Trap => None,
        }
    }

    /// Its sign in records: `1`–`7`, `.`, `x`.
    pub const fn sign(self) -> char {
        match self {
            Tile::Cheese(cheese) => (b'0' + cheese.0) as char,
            Tile::Blank => '.',
            Tile::Trap => 'x',
        }
    }

    /// Its place among [`Tile::kinds`].
    const fn kind(self) -> usize {
        match self {
            Tile::Cheese(cheese) => cheese.index(),
            Tile::Blank => CHEESES,
            Tile::Trap => CHEESES + 1,
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

/// How many tiles of each kind.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct TileCounts([u8; CHEESES + 2]);

impl TileCounts {
    /// All tiles of the game (B2).
    pub fn all() -> TileCounts {
        Tile::all().collect()
    }

    /// How many of this kind.
    pub const fn of(&self, tile: Tile) -> u8 {
        self.0[tile.kind()]
    }

    /// Puts one in.
    pub fn add(&mut self, tile: Tile) {
        self.0[tile.kind()] = self.0[tile.kind()].saturating_add(1);
    }

    /// Takes one out, if there is one.
    pub fn take(&mut self, tile: Tile) {
        self.0[tile.kind()] = self.0[tile.kind()].saturating_sub(1);
    }

    /// All of them one by one, by kind.
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

/// A set of cheeses, at most one of a kind: the chips of a player (B14).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Cheeses(u8);

impl Cheeses {
    /// None.
    pub const EMPTY: Cheeses = Cheeses(0);

    /// Whether this kind is in it.
    pub const fn contains(self, cheese: Cheese) -> bool {
        self.0 >> cheese.0 & 1 == 1
    }

    /// Puts this kind in.
    pub fn insert(&mut self, cheese: Cheese) {
        self.0 |= 1 << cheese.0;
    }

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many kinds.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// The kinds that are not in the other set.
    pub const fn without(self, other: Cheeses) -> Cheeses {
        Cheeses(self.0 & !other.0)
    }

    /// The kinds of either set.
    pub const fn or(self, other: Cheeses) -> Cheeses {
        Cheeses(self.0 | other.0)
    }

    /// The kinds, ascending.
    pub fn iter(self) -> impl Iterator<Item = Cheese> + use<> {
        Cheese::ALL.into_iter().filter(move |&cheese| self.contains(cheese))
    }
}

impl FromIterator<Cheese> for Cheeses {
    fn from_iter<I: IntoIterator<Item = Cheese>>(cheeses: I) -> Self {
        let mut set = Cheeses::EMPTY;
        cheeses.into_iter().for_each(|cheese| set.insert(cheese));
        set
    }
}

impl Serialize for Cheeses {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for Cheeses {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Ok(Vec::<Cheese>::deserialize(deserializer)?.into_iter().collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn b02_there_are_thirty_four_tiles() {
        assert_eq!(Tile::all().count(), Tile::COUNT);
        let counts = TileCounts::all();
        assert!(Cheese::ALL.into_iter().all(|cheese| counts.of(Tile::Cheese(cheese)) == 3));
        assert_eq!((counts.of(Tile::Blank), counts.of(Tile::Trap)), (10, 3));
        assert_eq!(CHEESES * usize::from(CHIPS_OF_A_KIND), 28);
    }

    #[test]
    fn signs_are_read_back() {
        for tile in Tile::kinds() {
            assert_eq!(Tile::try_from(tile.sign()), Ok(tile));
        }
        assert!(['0', '8', 'X', ' '].into_iter().all(|sign| Tile::try_from(sign).is_err()));
    }
}
