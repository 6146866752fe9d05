//! What can be pointed at on the board besides dice: shelves, columns, the cat row, plates; and the names of all spots. No painting.

use crate::engine::{Cell, Seat};
use crate::games::ratzzia::board::{COLUMNS, Column, Target};
use crate::games::ratzzia::{Happening, Move, Place, Seen, Source, What};
use crate::paint::keyboard_nav::Direction;

/// A place that can be pointed at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Point {
    /// The shelf above a column.
    Shelf(Column),
    /// A column.
    Column(Column),
    /// The cat row.
    Cat,
}

impl Point {
    /// All of them.
    pub fn all() -> impl Iterator<Item = Point> {
        let columns = Column::ALL.into_iter();
        columns.clone().map(Point::Shelf).chain(columns.map(Point::Column)).chain([Point::Cat])
    }

    /// Where dice can be put there, if anywhere.
    pub fn target(self) -> Target {
        match self {
            Point::Shelf(column) | Point::Column(column) => Target::Column(column),
            Point::Cat => Target::CatRow,
        }
    }

    /// Its column.
    pub fn column(self) -> Option<Column> {
        match self {
            Point::Shelf(column) | Point::Column(column) => Some(column),
            Point::Cat => None,
        }
    }

    /// The place of a target.
    pub fn of(target: Target) -> Point {
        match target {
            Target::CatRow => Point::Cat,
            Target::Column(column) => Point::Column(column),
        }
    }

    /// Where it stands in a frame of three by nine.
    pub fn in_frame(self) -> Cell {
        match self {
            Point::Shelf(column) => Cell::new(0, column.index() as u8),
            Point::Column(column) => Cell::new(1, column.index() as u8),
            Point::Cat => Cell::new(2, 0),
        }
    }

    /// What stands there.
    pub fn of_frame(cell: Cell) -> Option<Point> {
        let column = Column::new(cell.column.saturating_add(1));
        match cell.row {
            0 => column.map(Point::Shelf),
            1 => column.map(Point::Column),
            2 => Some(Point::Cat),
            _ => None,
        }
    }

    /// The next on this way; itself where there is none.
    pub fn next(self, way: Direction) -> Point {
        let at = self.in_frame();
        let row = (i32::from(at.row) + way.rows).clamp(0, 2) as u8;
        let column = (i32::from(at.column) + way.columns).clamp(0, COLUMNS as i32 - 1) as u8;
        if self == Point::Cat && way.columns != 0 {
            return self;
        }
        Point::of_frame(Cell::new(row, column)).unwrap_or(self)
    }

    /// The name of its spot.
    pub fn spot(self) -> String {
        match self {
            Point::Shelf(column) => format!("shelf {}", column.number()),
            Point::Column(column) => column_spot(column),
            Point::Cat => CAT_ROW.to_owned(),
        }
    }
}

/// The spot of the cat row.
pub const CAT_ROW: &str = "cat row";
/// The spot of the dice that are rolled.
pub const TRAY: &str = "tray";
/// The spot of the support dice that wait; with two players only.
pub const RESERVE: &str = "reserve";
/// The spot of all plates.
pub const PLATES: &str = "plates";

/// The spot of a column.
pub fn column_spot(column: Column) -> String {
    format!("column {}", column.number())
}

/// The spot of a space, counted from 1 at the bottom.
pub fn space_spot(place: Place) -> String {
    match place {
        Place::Column(column, space) => format!("space {} {}", column.number(), u32::from(space) + 1),
        Place::Cat(space) => format!("cat {}", u32::from(space) + 1),
    }
}

/// The spot of a seat's plate.
pub fn plate_spot(seat: Seat) -> String {
    format!("plate {}", seat.index())
}

/// See `Painter::spots`.
pub fn spots(choice: &Move) -> Vec<String> {
    match choice {
        Move::Roll {} | Move::Reroll { .. } | Move::Keep {} | Move::Finish {} => vec![TRAY.to_owned()],
        Move::RollSupport {} => vec![RESERVE.to_owned()],
        Move::TakeBack { column } | Move::Annie { column } => vec![column_spot(*column)],
        Move::Place { column, .. } | Move::PlaceSupport { column, .. } | Move::PlaceCandy { column, .. } => {
            vec![Point::of(*column).spot()]
        }
        Move::Candy { from: Source::Seat(seat) } | Move::Steal { seat } => vec![plate_spot(*seat)],
        Move::Candy { from: Source::Column(column) } => vec![column_spot(*column)],
        Move::Store {} | Move::NoStore {} | Move::PassFood { .. } => vec![PLATES.to_owned()],
    }
}

/// See `Painter::spots_seen`.
pub fn spots_seen(seen: &Seen) -> Vec<String> {
    let mut spots: Vec<String> = seen.then.iter().filter_map(happened_at).collect();
    if spots.is_empty() {
        spots = match seen.what {
            What::Began => vec![plate_spot(seen.seat)],
            What::Rolled { .. } | What::SupportRolled { .. } => vec![TRAY.to_owned()],
            What::Chose(choice) => self::spots(&choice),
        };
    }
    spots
}

fn happened_at(happening: &Happening) -> Option<String> {
    match happening {
        Happening::Placed { at, .. } => Some(space_spot(*at)),
        Happening::TakenBack { dice } => dice.first().map(|leaving| leaving.from).and_then(column_of),
        Happening::Forced { .. } | Happening::CatCame { .. } => Some(CAT_ROW.to_owned()),
        Happening::Completed { column, .. } | Happening::AnnieMoved { column, .. } => Some(column_spot(*column)),
        Happening::Stored { seat, .. } | Happening::Won { seat } => Some(plate_spot(*seat)),
        Happening::Stolen { from, .. } => Some(plate_spot(*from)),
        Happening::FoodPassed { .. } => Some(PLATES.to_owned()),
        _ => None,
    }
}

fn column_of(place: Place) -> Option<String> {
    match place {
        Place::Column(column, _) => Some(column_spot(column)),
        Place::Cat(_) => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::paint::keyboard_nav::{DOWN, LEFT, RIGHT, UP};

    #[test]
    fn every_place_is_found_again_and_reached_by_arrows() {
        assert!(Point::all().all(|point| Point::of_frame(point.in_frame()) == Some(point)));
        let mut reached = vec![Point::Cat];
        let mut open = reached.clone();
        while let Some(point) = open.pop() {
            for way in [UP, DOWN, LEFT, RIGHT] {
                let next = point.next(way);
                if !reached.contains(&next) {
                    reached.push(next);
                    open.push(next);
                }
            }
        }
        assert_eq!(reached.len(), 19);
    }
}
