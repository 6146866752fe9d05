//! The places of the board, cells and slots, and the names of their rectangles. For keyboard moves they lie in a frame of 9 × 9: the castle with a
//! border for the slots.
//!
//! Rows and columns in rectangle names count from 1. No painting.

use crate::engine::{Cell, Seat};
use crate::games::burg_appenzell::castle::{CellIndex, WIDTH};
use crate::games::burg_appenzell::moves::Move;
use crate::games::burg_appenzell::rooms::Room;
use crate::games::burg_appenzell::seen::Seen;
use crate::games::burg_appenzell::slots::{Slot, Wall};
use crate::paint::keyboard_nav::Direction;

/// A place that can be pointed at or clicked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Place {
    /// A cell of the castle.
    Cell(CellIndex),
    /// A slot in the castle wall.
    Slot(Slot),
}

impl Place {
    /// All places: cells row by row, then slots.
    pub fn all() -> impl Iterator<Item = Place> {
        CellIndex::all().map(Place::Cell).chain(Slot::ALL.into_iter().map(Place::Slot))
    }

    /// The cell of this place in the frame of 9 × 9.
    pub fn frame_cell(self) -> Cell {
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

    /// The place at a cell of the frame, if there is one.
    pub fn from_frame_cell(cell: Cell) -> Option<Place> {
        let inside = cell.row.checked_sub(1).zip(cell.column.checked_sub(1));
        let site = inside.and_then(|(row, column)| CellIndex::of(Cell::new(row, column)));
        site.map(Place::Cell)
            .or_else(|| Slot::ALL.into_iter().map(Place::Slot).find(|place| place.frame_cell() == cell))
    }

    /// The next place in this direction, across gaps; this place itself if there is none.
    pub fn next(self, direction: Direction) -> Place {
        let cell = self.frame_cell();
        let (mut row, mut column) = (i32::from(cell.row), i32::from(cell.column));
        loop {
            (row, column) = (row + direction.rows, column + direction.columns);
            let (Ok(at_row), Ok(at_column)) = (u8::try_from(row), u8::try_from(column)) else { return self };
            if at_row.max(at_column) > WIDTH + 1 {
                return self;
            }
            if let Some(place) = Place::from_frame_cell(Cell::new(at_row, at_column)) {
                return place;
            }
        }
    }

    /// The rectangle name of this place.
    pub fn rect_name(self) -> String {
        match self {
            Place::Cell(site) => cell_rect_name(site.cell()),
            Place::Slot(slot) => slot_rect_name(slot),
        }
    }
}

/// The rectangle name of a cell.
pub fn cell_rect_name(cell: Cell) -> String {
    // A damaged record may hold any numbers, up to the highest.
    let counted = |from_0: u8| u32::from(from_0) + 1;
    format!("cell {} {}", counted(cell.row), counted(cell.column))
}

/// The rectangle name of a slot.
pub fn slot_rect_name(slot: Slot) -> String {
    format!("slot {slot:?}")
}

/// The rectangle name of a room and its roof.
pub fn roof_rect_name(room: Room) -> String {
    format!("roof {}", room.letter())
}

/// The rectangle name of a seat's panel.
fn seat_rect_name(seat: Seat) -> String {
    format!("seat {}", seat.index())
}

/// See [`crate::paint::painter::Painter::move_rect_names`].
pub fn move_rect_names(choice: &Move) -> Vec<String> {
    match choice {
        Move::Tower { at } => vec![cell_rect_name(*at)],
        Move::Uncover { room } => vec![roof_rect_name(*room)],
        Move::Run { from, to } => vec![cell_rect_name(*from), cell_rect_name(*to)],
        Move::Enter { tower, to } if tower == to => vec![cell_rect_name(*tower)],
        Move::Enter { tower, to } => vec![cell_rect_name(*tower), cell_rect_name(*to)],
        Move::Push { slot } => vec![slot_rect_name(*slot)],
        Move::EndTurn {} => Vec::new(),
    }
}

/// See [`crate::paint::painter::Painter::observation_rect_names`].
pub fn observation_rect_names(seen: &Seen) -> Vec<String> {
    match seen {
        Seen::Started { seat } => vec![seat_rect_name(*seat)],
        Seen::Dealt { .. } => vec!["spare".to_owned()],
        Seen::TowerChosen { at, .. } => vec![cell_rect_name(*at)],
        Seen::Uncovered { room, .. } => vec![roof_rect_name(*room)],
        Seen::Ran { from, path, .. } => {
            std::iter::once(cell_rect_name(*from)).chain(path.last().map(|to| cell_rect_name(*to))).collect()
        }
        Seen::Entered { tower, path, .. } => {
            let landed = path.last().filter(|to| *to != tower);
            std::iter::once(cell_rect_name(*tower)).chain(landed.map(|to| cell_rect_name(*to))).collect()
        }
        Seen::Pushed { slot, falls, .. } => {
            let fallen = falls.iter().map(|fall| cell_rect_name(fall.at));
            [slot_rect_name(*slot), slot_rect_name(slot.opposite())].into_iter().chain(fallen).collect()
        }
        Seen::TurnEnded { seat, covered, .. } => {
            let roofs: Vec<String> = covered.iter().map(roof_rect_name).collect();
            if roofs.is_empty() { vec![seat_rect_name(*seat)] } else { roofs }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::paint::keyboard_nav::{DOWN, LEFT, RIGHT, UP};

    #[test]
    fn frame_cells_and_places_match() {
        let places: Vec<Place> = Place::all().collect();
        assert_eq!(places.len(), 61);
        assert!(places.iter().all(|&place| Place::from_frame_cell(place.frame_cell()) == Some(place)));
        assert_eq!(Place::from_frame_cell(Cell::new(0, 0)), None);
        assert_eq!(Place::from_frame_cell(Cell::new(200, 3)), None);
    }

    #[test]
    fn arrows_reach_every_place() {
        let start = Place::Cell(CellIndex::at(0, 0));
        let (mut reached, mut open) = (vec![start], vec![start]);
        while let Some(place) = open.pop() {
            for direction in [UP, DOWN, LEFT, RIGHT] {
                let next = place.next(direction);
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
    fn rect_names_count_from_1() {
        assert_eq!(Place::Cell(CellIndex::at(0, 6)).rect_name(), "cell 1 7");
        assert_eq!(Place::Slot(Slot::W3).rect_name(), "slot W3");
        let names: std::collections::BTreeSet<String> = Place::all().map(Place::rect_name).collect();
        assert_eq!(names.len(), 61);
    }
}
