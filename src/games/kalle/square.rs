//! The square of lids: its places, sets of them, and which lie next to each other (K1, K6, K7, K9). Knows nothing of what lies
//! there.

use serde::{Deserialize, Serialize};

use crate::engine::Cell;

/// Rows and columns of the square (K1).
pub const SIDE: u8 = 4;
/// How many places it has.
pub const PLACES: usize = SIDE as usize * SIDE as usize;

/// A place in the square, 0 to 15, row by row.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Gully(u8);

impl Gully {
    /// All places, ascending.
    pub const ALL: [Gully; PLACES] = {
        let mut all = [Gully(0); PLACES];
        let mut index = 0;
        while index < PLACES {
            all[index] = Gully(index as u8);
            index += 1;
        }
        all
    };

    /// The place with this number, if there is one.
    pub const fn new(number: u8) -> Option<Gully> {
        if (number as usize) < PLACES { Some(Gully(number)) } else { None }
    }

    /// The place in this row and column, if they are in the square.
    pub const fn of(cell: Cell) -> Option<Gully> {
        if cell.row < SIDE && cell.column < SIDE { Some(Gully(cell.row * SIDE + cell.column)) } else { None }
    }

    /// Its number, from 0.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Its row and column.
    pub const fn cell(self) -> Cell {
        Cell::new(self.0 / SIDE, self.0 % SIDE)
    }

    /// The places next to it in the eight directions.
    pub const fn neighbours(self) -> Gullies {
        NEIGHBOURS[self.0 as usize]
    }

    /// Whether the other place is one of the eight next to it.
    pub const fn is_next_to(self, other: Gully) -> bool {
        self.neighbours().contains(other)
    }

    /// Where what lies here is once the two places have changed their cards.
    pub fn after_swap(self, a: Gully, b: Gully) -> Gully {
        if self == a {
            b
        } else if self == b {
            a
        } else {
            self
        }
    }
}

impl TryFrom<u8> for Gully {
    type Error = &'static str;

    fn try_from(number: u8) -> Result<Self, Self::Error> {
        Gully::new(number).ok_or("a place has a number from 0 to 15")
    }
}

impl From<Gully> for u8 {
    fn from(gully: Gully) -> u8 {
        gully.0
    }
}

static NEIGHBOURS: [Gullies; PLACES] = {
    let mut table = [Gullies::NONE; PLACES];
    let mut from = 0;
    while from < PLACES {
        let mut to = 0;
        while to < PLACES {
            let rows = (from / SIDE as usize).abs_diff(to / SIDE as usize);
            let columns = (from % SIDE as usize).abs_diff(to % SIDE as usize);
            if from != to && rows <= 1 && columns <= 1 {
                table[from].0 |= 1 << to;
            }
            to += 1;
        }
        from += 1;
    }
    table
};

/// A set of places.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Gullies(u16);

impl Gullies {
    /// No place.
    pub const NONE: Gullies = Gullies(0);
    /// The whole square.
    pub const ALL: Gullies = Gullies(u16::MAX);
    /// The four in the middle (K7).
    pub const INNER: Gullies = Gullies(1 << 5 | 1 << 6 | 1 << 9 | 1 << 10);

    /// Whether the place is in it.
    pub const fn contains(self, gully: Gully) -> bool {
        self.0 >> gully.0 & 1 == 1
    }

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many.
    pub const fn count(self) -> u32 {
        self.0.count_ones()
    }

    /// Puts a place in.
    pub fn insert(&mut self, gully: Gully) {
        self.0 |= 1 << gully.0;
    }

    /// What is in both.
    pub const fn and(self, other: Gullies) -> Gullies {
        Gullies(self.0 & other.0)
    }

    /// What is in this set and not in the other.
    pub const fn without(self, other: Gullies) -> Gullies {
        Gullies(self.0 & !other.0)
    }

    /// The set of what lay in these places, once two places have changed their cards.
    pub const fn after_swap(self, a: Gully, b: Gully) -> Gullies {
        let differ = (self.0 >> a.0 ^ self.0 >> b.0) & 1;
        Gullies(self.0 ^ (differ << a.0 | differ << b.0))
    }

    /// All of them, ascending.
    pub fn iter(self) -> impl Iterator<Item = Gully> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let lowest = left.trailing_zeros() as u8;
            left &= left.wrapping_sub(1);
            Gully::new(lowest)
        })
    }
}

impl FromIterator<Gully> for Gullies {
    fn from_iter<I: IntoIterator<Item = Gully>>(gullies: I) -> Self {
        let mut set = Gullies::NONE;
        gullies.into_iter().for_each(|gully| set.insert(gully));
        set
    }
}
