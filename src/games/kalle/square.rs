//! The 4×4 square of lids: its places, sets of places, and which places are neighbours (K1, K6, K7, K9). Must not know which
//! cards lie there.

use serde::{Deserialize, Serialize};

use crate::engine::Cell;

/// Number of rows, and of columns, of the square (K1).
pub const SIDE: u8 = 4;
/// Number of places in the square.
pub const PLACES: usize = SIDE as usize * SIDE as usize;

/// Index of a place in the square, 0 to 15, row by row.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct LidIndex(u8);

impl LidIndex {
    /// All places, ascending.
    pub const ALL: [LidIndex; PLACES] = {
        let mut all = [LidIndex(0); PLACES];
        let mut index = 0;
        while index < PLACES {
            all[index] = LidIndex(index as u8);
            index += 1;
        }
        all
    };

    /// The place with this number; `None` from 16 on.
    pub const fn new(number: u8) -> Option<LidIndex> {
        if (number as usize) < PLACES { Some(LidIndex(number)) } else { None }
    }

    /// The place in this row and column; `None` outside the square.
    pub const fn from_cell(cell: Cell) -> Option<LidIndex> {
        if cell.row < SIDE && cell.column < SIDE { Some(LidIndex(cell.row * SIDE + cell.column)) } else { None }
    }

    /// The number of this place, from 0.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The row and column of this place.
    pub const fn cell(self) -> Cell {
        Cell::new(self.0 / SIDE, self.0 % SIDE)
    }

    /// The neighbouring places in the eight directions.
    pub const fn neighbours(self) -> LidSet {
        NEIGHBOURS[self.0 as usize]
    }

    /// Whether the other place is a neighbour in one of the eight directions.
    pub const fn is_next_to(self, other: LidIndex) -> bool {
        self.neighbours().contains(other)
    }

    /// Where a card that lies at this place is after the cards at `a` and `b` were swapped.
    pub fn after_swap(self, a: LidIndex, b: LidIndex) -> LidIndex {
        if self == a {
            b
        } else if self == b {
            a
        } else {
            self
        }
    }
}

impl TryFrom<u8> for LidIndex {
    type Error = &'static str;

    fn try_from(number: u8) -> Result<Self, Self::Error> {
        LidIndex::new(number).ok_or("a place has a number from 0 to 15")
    }
}

impl From<LidIndex> for u8 {
    fn from(lid: LidIndex) -> u8 {
        lid.0
    }
}

static NEIGHBOURS: [LidSet; PLACES] = {
    let mut table = [LidSet::NONE; PLACES];
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

/// A set of places in the square.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct LidSet(u16);

impl LidSet {
    /// The empty set.
    pub const NONE: LidSet = LidSet(0);
    /// The whole square.
    pub const ALL: LidSet = LidSet(u16::MAX);
    /// The four places in the middle (K7).
    pub const INNER: LidSet = LidSet(1 << 5 | 1 << 6 | 1 << 9 | 1 << 10);

    /// Whether the place is in this set.
    pub const fn contains(self, lid: LidIndex) -> bool {
        self.0 >> lid.0 & 1 == 1
    }

    /// Whether this set holds no place.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Number of places in this set.
    pub const fn count(self) -> u32 {
        self.0.count_ones()
    }

    /// Adds a place.
    pub fn insert(&mut self, lid: LidIndex) {
        self.0 |= 1 << lid.0;
    }

    /// The places that are in both sets.
    pub const fn intersection(self, other: LidSet) -> LidSet {
        LidSet(self.0 & other.0)
    }

    /// The places in this set that are not in the other.
    pub const fn without(self, other: LidSet) -> LidSet {
        LidSet(self.0 & !other.0)
    }

    /// Where the cards in these places are after the cards at `a` and `b` were swapped.
    pub const fn after_swap(self, a: LidIndex, b: LidIndex) -> LidSet {
        let differ = (self.0 >> a.0 ^ self.0 >> b.0) & 1;
        LidSet(self.0 ^ (differ << a.0 | differ << b.0))
    }

    /// The places in this set, ascending.
    pub fn iter(self) -> impl Iterator<Item = LidIndex> {
        let mut remaining = self.0;
        std::iter::from_fn(move || {
            let lowest = remaining.trailing_zeros() as u8;
            remaining &= remaining.wrapping_sub(1);
            LidIndex::new(lowest)
        })
    }
}

impl FromIterator<LidIndex> for LidSet {
    fn from_iter<I: IntoIterator<Item = LidIndex>>(lids: I) -> Self {
        let mut set = LidSet::NONE;
        lids.into_iter().for_each(|lid| set.insert(lid));
        set
    }
}
