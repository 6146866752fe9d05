//! What can be pointed at on the board: cells and slots, in one frame of nine by nine; and the names of their spots.
//!
//! Rows and columns in names count from 1. No painting.

use crate::engine::{Cell, Seat};
use crate::games::burg_appenzell::castle::{CellIndex, WIDTH};
use crate::games::burg_appenzell::moves::Move;
use crate::games::burg_appenzell::pushing::{Slot, Wall};
use crate::games::burg_appenzell::rooms::Room;
use crate::games::burg_appenzell::witness::Seen;
use crate::paint::keyboard_nav::Direction;

/// A place that can be pointed at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Place {
    /// A cell of the castle.
    Cell(CellIndex),
    /// A slot in its wall.
    Slot(Slot),
}

impl Place {
    /// All places: cells row by row, then slots.
    pub fn all() -> impl Iterator<Item = Place> {
        CellIndex::all().map(Place::Cell).chain(Slot::ALL.into_iter().map(Place::Slot))
    }

    /// Where it stands in the frame of nine by nine.
    pub fn in_frame(self) -> Cell {
        match self {
            Place::Cell(site) => Cell::new(site.cell().row + 1, site.cell().column + 1),
            Place::Slot(slot) => {
                let along = slot.number() + 1;
                match slot.wall() {
                    Wall::North => Cell::new(0, along),
                    Wall::South => Cell::new(WIDTH + 1, along),
                    Wall::West => Cell::new(along, 0),
                    Wall::East => Cell::new(along, WIDTH + 1),
                }
            }
        }
    }

    /// What stands there in the frame.
    pub fn of_frame(cell: Cell) -> Option<Place> {
        let inside = cell.row.checked_sub(1).zip(cell.column.checked_sub(1));
        let site = inside.and_then(|(row, column)| CellIndex::of(Cell::new(row, column)));
        site.map(Place::Cell).or_else(|| Slot::ALL.into_iter().map(Place::Slot).find(|place| place.in_frame() == cell))
    }

    /// The next place on this way, over gaps; the same one where there is none.
    pub fn next(self, way: Direction) -> Place {
        let cell = self.in_frame();
        let (mut row, mut column) = (i32::from(cell.row), i32::from(cell.column));
        loop {
            (row, column) = (row + way.rows, column + way.columns);
            let (Ok(at_row), Ok(at_column)) = (u8::try_from(row), u8::try_from(column)) else { return self };
            if at_row.max(at_column) > WIDTH + 1 {
                return self;
            }
            if let Some(place) = Place::of_frame(Cell::new(at_row, at_column)) {
                return place;
            }
        }
    }

    /// The name of its spot.
    pub fn spot(self) -> String {
        match self {
            Place::Cell(site) => cell_spot(site.cell()),
            Place::Slot(slot) => slot_spot(slot),
        }
    }
}

/// The spot of a cell.
pub fn cell_spot(cell: Cell) -> String {
    // A cell of a damaged record may have any numbers, also the highest.
    let counted = |from_0: u8| u32::from(from_0) + 1;
    format!("cell {} {}", counted(cell.row), counted(cell.column))
}

/// The spot of a slot.
pub fn slot_spot(slot: Slot) -> String {
    format!("slot {slot:?}")
}

/// The spot of a room and its roof.
pub fn roof_spot(room: Room) -> String {
    format!("roof {}", room.letter())
}

/// The spot of a seat's panel.
fn seat_spot(seat: Seat) -> String {
    format!("seat {}", seat.index())
}

/// See `Painter::spots`.
pub fn spots(choice: &Move) -> Vec<String> {
    match choice {
        Move::Tower { at } => vec![cell_spot(*at)],
        Move::Uncover { room } => vec![roof_spot(*room)],
        Move::Run { from, to } => vec![cell_spot(*from), cell_spot(*to)],
        Move::Enter { tower, to } if tower == to => vec![cell_spot(*tower)],
        Move::Enter { tower, to } => vec![cell_spot(*tower), cell_spot(*to)],
        Move::Push { slot } => vec![slot_spot(*slot)],
        Move::EndTurn {} => Vec::new(),
    }
}

/// See `Painter::spots_seen`.
pub fn spots_seen(seen: &Seen) -> Vec<String> {
    match seen {
        Seen::Started { seat } => vec![seat_spot(*seat)],
        Seen::Dealt { .. } => vec!["spare".to_owned()],
        Seen::Towered { at, .. } => vec![cell_spot(*at)],
        Seen::Uncovered { room, .. } => vec![roof_spot(*room)],
        Seen::Ran { from, way, .. } => {
            std::iter::once(cell_spot(*from)).chain(way.last().map(|to| cell_spot(*to))).collect()
        }
        Seen::Entered { tower, way, .. } => {
            let landed = way.last().filter(|to| *to != tower);
            std::iter::once(cell_spot(*tower)).chain(landed.map(|to| cell_spot(*to))).collect()
        }
        Seen::Pushed { slot, falls, .. } => {
            let fallen = falls.iter().map(|fall| cell_spot(fall.at));
            [slot_spot(*slot), slot_spot(slot.opposite())].into_iter().chain(fallen).collect()
        }
        Seen::Ended { seat, covered, .. } => {
            let roofs: Vec<String> = covered.iter().map(roof_spot).collect();
            if roofs.is_empty() { vec![seat_spot(*seat)] } else { roofs }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::paint::keyboard_nav::{DOWN, LEFT, RIGHT, UP};

    #[test]
    fn every_place_is_found_again_in_the_frame() {
        let places: Vec<Place> = Place::all().collect();
        assert_eq!(places.len(), 61);
        assert!(places.iter().all(|&place| Place::of_frame(place.in_frame()) == Some(place)));
        assert_eq!(Place::of_frame(Cell::new(0, 0)), None);
        assert_eq!(Place::of_frame(Cell::new(200, 3)), None);
    }

    #[test]
    fn every_place_is_reached_by_arrows() {
        let start = Place::Cell(CellIndex::at(0, 0));
        let (mut reached, mut open) = (vec![start], vec![start]);
        while let Some(place) = open.pop() {
            for way in [UP, DOWN, LEFT, RIGHT] {
                let next = place.next(way);
                if !reached.contains(&next) {
                    reached.push(next);
                    open.push(next);
                }
            }
        }
        assert_eq!(reached.len(), 61);
        assert_eq!(Place::Slot(Slot::N3).next(LEFT), Place::Slot(Slot::N1));
        assert_eq!(Place::Slot(Slot::N1).next(LEFT), Place::Slot(Slot::N1));
    }

    #[test]
    fn names_count_from_one() {
        assert_eq!(Place::Cell(CellIndex::at(0, 6)).spot(), "cell 1 7");
        assert_eq!(Place::Slot(Slot::W3).spot(), "slot W3");
        let names: std::collections::BTreeSet<String> = Place::all().map(Place::spot).collect();
        assert_eq!(names.len(), 61);
    }
}
