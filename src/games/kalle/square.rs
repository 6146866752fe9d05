//! The 4×4 square of lids: its places, sets of places, and which places are neighbours (K1, K6, K7, K9). Must not know which
//! cards lie there.

use serde::{Deserialize, Serialize};

use crate::engine::{Cell, bit_set, index_type};

/// Number of rows, and of columns, of the square (K1).
pub const SIDE: u8 = 4;
/// Number of places in the square.
pub const PLACES: usize = SIDE as usize * SIDE as usize;

index_type! {
    /// Index of a place in the square, 0 to 15, row by row.
    pub struct LidIndex(0..=PLACES - 1), "a place has a number from 0 to 15";
}

impl LidIndex {
    /// The place in this row and column; `None` outside the square.
    pub const fn from_cell(cell: Cell) -> Option<LidIndex> {
        if cell.row < SIDE && cell.column < SIDE { Some(LidIndex(cell.row * SIDE + cell.column)) } else { None }
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

static NEIGHBOURS: [LidSet; PLACES] = {
    let mut table = [LidSet::EMPTY; PLACES];
    let mut from = 0;
    while from < PLACES {
        let mut to = 0;
        while to < PLACES {
            let rows = (from / SIDE as usize).abs_diff(to / SIDE as usize);
            let columns = (from % SIDE as usize).abs_diff(to % SIDE as usize);
            if from != to && rows <= 1 && columns <= 1 {
                table[from].insert(LidIndex::ALL[to]);
            }
            to += 1;
        }
        from += 1;
    }
    table
};

bit_set! {
    /// A set of places in the square.
    #[derive(Serialize, Deserialize)]
    #[serde(transparent)]
    pub struct LidSet(u16) of LidIndex;
}

impl LidSet {
    /// The whole square.
    pub const ALL: LidSet = LidSet(u16::MAX);
    /// The four places in the middle (K7).
    pub const INNER: LidSet = LidSet(1 << 5 | 1 << 6 | 1 << 9 | 1 << 10);

    /// Where the cards in these places are after the cards at `a` and `b` were swapped.
    pub const fn after_swap(self, a: LidIndex, b: LidIndex) -> LidSet {
        let differ = (self.0 >> a.0 ^ self.0 >> b.0) & 1;
        LidSet(self.0 ^ (differ << a.0 | differ << b.0))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_and_sets_are_written_as_numbers() {
        assert_eq!(serde_json::to_string(&(LidIndex::ALL[15], LidSet::INNER)).unwrap(), "[15,1632]");
        assert_eq!(serde_json::from_str::<LidSet>("1632").unwrap(), LidSet::INNER);
        assert_eq!(LidIndex::try_from(16), Err("a place has a number from 0 to 15"));
        assert_eq!(LidIndex::ALL.into_iter().collect::<LidSet>(), LidSet::ALL);
    }
}
