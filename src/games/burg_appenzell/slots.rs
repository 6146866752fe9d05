//! The twelve slots and how a push shifts a line (B12). Must not know who pushes or what the tiles show.

use serde::{Deserialize, Serialize};

use super::castle::{CELLS, CellIndex, CellSet, WIDTH};

/// Number of cells in a line.
pub const LINE_LENGTH: usize = WIDTH as usize;

/// A slot in the castle wall, named by the side where the spare goes in and by its row or column (B12).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[expect(missing_docs, reason = "each is a side and a number")]
pub enum Slot {
    N1,
    N3,
    N5,
    S1,
    S3,
    S5,
    W1,
    W3,
    W5,
    E1,
    E3,
    E5,
}

/// A side of the castle wall.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Wall {
    /// Above row 0.
    North,
    /// Below row 6.
    South,
    /// Left of column 0.
    West,
    /// Right of column 6.
    East,
}

impl Slot {
    /// All slots, in order.
    pub const ALL: [Slot; 12] = [
        Slot::N1,
        Slot::N3,
        Slot::N5,
        Slot::S1,
        Slot::S3,
        Slot::S5,
        Slot::W1,
        Slot::W3,
        Slot::W5,
        Slot::E1,
        Slot::E3,
        Slot::E5,
    ];

    /// The side where the spare goes in.
    pub const fn wall(self) -> Wall {
        match self {
            Slot::N1 | Slot::N3 | Slot::N5 => Wall::North,
            Slot::S1 | Slot::S3 | Slot::S5 => Wall::South,
            Slot::W1 | Slot::W3 | Slot::W5 => Wall::West,
            Slot::E1 | Slot::E3 | Slot::E5 => Wall::East,
        }
    }

    /// The column of a slot in the north or south, the row of one in the west or east: 1, 3 or 5.
    pub const fn number(self) -> u8 {
        self as u8 % 3 * 2 + 1
    }

    /// The slot at the other end of the same line: a push there undoes a push here (B12).
    pub const fn opposite(self) -> Slot {
        let index = self as usize;
        // In `ALL`, opposite slots are three apart.
        Slot::ALL[if index % 6 < 3 { index + 3 } else { index - 3 }]
    }

    /// The cells of the slot's line in the direction of the push: from the entry to the exit.
    pub const fn line(self) -> [CellIndex; LINE_LENGTH] {
        LINES[self as usize]
    }

    /// The cells of the slot's line as a set.
    pub const fn line_cells(self) -> CellSet {
        LINE_CELLS[self as usize]
    }

    /// The last cell of the line, from which a tile drops out.
    pub const fn exit(self) -> CellIndex {
        self.line()[LINE_LENGTH - 1]
    }

    /// Shifts the values along the line by one cell: `incoming` goes in, the value that drops out is returned.
    pub fn shift<T: Copy>(self, cells: &mut [T; CELLS], incoming: T) -> T {
        let mut carried = incoming;
        for cell_index in &LINES[self as usize] {
            carried = std::mem::replace(&mut cells[cell_index.index()], carried);
        }
        carried
    }
}

const LINES: [[CellIndex; LINE_LENGTH]; 12] = {
    let mut lines = [[CellIndex::at(0, 0); LINE_LENGTH]; 12];
    let mut index = 0;
    while index < 12 {
        let slot = Slot::ALL[index];
        let number = slot.number();
        let mut step = 0;
        while step < LINE_LENGTH {
            let (near, far) = (step as u8, WIDTH - 1 - step as u8);
            lines[index][step] = match slot.wall() {
                Wall::North => CellIndex::at(near, number),
                Wall::South => CellIndex::at(far, number),
                Wall::West => CellIndex::at(number, near),
                Wall::East => CellIndex::at(number, far),
            };
            step += 1;
        }
        index += 1;
    }
    lines
};

const LINE_CELLS: [CellSet; 12] = {
    let mut sets = [CellSet::EMPTY; 12];
    let mut index = 0;
    while index < 12 {
        let mut step = 0;
        while step < LINE_LENGTH {
            sets[index] = sets[index].union(CellSet::only(LINES[index][step]));
            step += 1;
        }
        index += 1;
    }
    sets
};

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::Cell;
    use crate::games::burg_appenzell::castle::HOLES;

    #[test]
    fn b12_slots_name_a_side_and_a_line() {
        let ends = |slot: Slot| [slot.line()[0].cell(), slot.exit().cell()];
        assert_eq!(ends(Slot::N1), [Cell::new(0, 1), Cell::new(6, 1)]);
        assert_eq!(ends(Slot::S5), [Cell::new(6, 5), Cell::new(0, 5)]);
        assert_eq!(ends(Slot::W3), [Cell::new(3, 0), Cell::new(3, 6)]);
        assert_eq!(ends(Slot::E1), [Cell::new(1, 6), Cell::new(1, 0)]);
        for slot in Slot::ALL {
            assert_eq!(slot.line_cells() - HOLES, CellSet::EMPTY, "{slot:?}: a line has a tile in every cell");
            let mut back = slot.opposite().line();
            back.reverse();
            assert_eq!(back, slot.line(), "{slot:?}");
            assert_eq!(format!("{slot:?}").chars().nth(1), char::from_digit(slot.number().into(), 10));
        }
    }

    #[test]
    fn b12_the_opposite_push_undoes_a_push() {
        let mut cells: [usize; CELLS] = std::array::from_fn(|index| index);
        for slot in Slot::ALL {
            let before = cells;
            let out = slot.shift(&mut cells, 99);
            assert_eq!(out, before[slot.exit().index()]);
            assert_eq!(slot.opposite().shift(&mut cells, out), 99);
            assert_eq!(cells, before);
        }
    }
}
