//! The areas of the board that can be pointed at (shelves, columns, the cat row) and the names of all spots. No painting.

use crate::engine::{Cell, Seat};
use crate::games::ratzzia::board::{COLUMNS, Column, Target};
use crate::games::ratzzia::{CandySource, Effect, Move, Place, Seen, SeenEvent};
use crate::paint::keyboard_nav::Direction;

/// An area of the board that can be pointed at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum BoardArea {
    /// The shelf above a column.
    Shelf(Column),
    /// A column.
    Column(Column),
    /// The cat row.
    Cat,
}

impl BoardArea {
    /// All areas.
    pub fn all() -> impl Iterator<Item = BoardArea> {
        let columns = Column::ALL.into_iter();
        columns.clone().map(BoardArea::Shelf).chain(columns.map(BoardArea::Column)).chain([BoardArea::Cat])
    }

    /// The target for dice placed on this area.
    pub fn target(self) -> Target {
        match self {
            BoardArea::Shelf(column) | BoardArea::Column(column) => Target::Column(column),
            BoardArea::Cat => Target::CatRow,
        }
    }

    /// The column of this area, if any.
    pub fn column(self) -> Option<Column> {
        match self {
            BoardArea::Shelf(column) | BoardArea::Column(column) => Some(column),
            BoardArea::Cat => None,
        }
    }

    /// The area of a target.
    pub fn for_target(target: Target) -> BoardArea {
        match target {
            Target::CatRow => BoardArea::Cat,
            Target::Column(column) => BoardArea::Column(column),
        }
    }

    /// The cell of this area in a grid of three rows by nine columns, for the keyboard.
    pub fn grid_cell(self) -> Cell {
        match self {
            BoardArea::Shelf(column) => Cell::new(0, column.index() as u8),
            BoardArea::Column(column) => Cell::new(1, column.index() as u8),
            BoardArea::Cat => Cell::new(2, 0),
        }
    }

    /// The area in a cell of that grid.
    pub fn from_grid_cell(cell: Cell) -> Option<BoardArea> {
        let column = Column::new(cell.column.saturating_add(1));
        match cell.row {
            0 => column.map(BoardArea::Shelf),
            1 => column.map(BoardArea::Column),
            2 => Some(BoardArea::Cat),
            _ => None,
        }
    }

    /// The next area in this direction; the area itself if there is none.
    pub fn next(self, direction: Direction) -> BoardArea {
        let at = self.grid_cell();
        let row = (i32::from(at.row) + direction.rows).clamp(0, 2) as u8;
        let column = (i32::from(at.column) + direction.columns).clamp(0, COLUMNS as i32 - 1) as u8;
        if self == BoardArea::Cat && direction.columns != 0 {
            return self;
        }
        BoardArea::from_grid_cell(Cell::new(row, column)).unwrap_or(self)
    }

    /// The spot name of this area.
    pub fn spot(self) -> String {
        match self {
            BoardArea::Shelf(column) => format!("shelf {}", column.number()),
            BoardArea::Column(column) => column_spot(column),
            BoardArea::Cat => CAT_ROW.to_owned(),
        }
    }
}

/// The spot of the cat row.
pub const CAT_ROW: &str = "cat row";
/// The spot of the tray with the dice.
pub const TRAY: &str = "tray";
/// The spot of the support dice in the reserve; with two players only.
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
            vec![BoardArea::for_target(*column).spot()]
        }
        Move::Candy { from: CandySource::Seat(seat) } | Move::Steal { seat } => vec![plate_spot(*seat)],
        Move::Candy { from: CandySource::Column(column) } => vec![column_spot(*column)],
        Move::Store {} | Move::NoStore {} | Move::PassFood { .. } => vec![PLATES.to_owned()],
    }
}

/// See `Painter::spots_seen`.
pub fn spots_seen(seen: &Seen) -> Vec<String> {
    let mut spots: Vec<String> = seen.effects.iter().filter_map(effect_spot).collect();
    if spots.is_empty() {
        spots = match seen.event {
            SeenEvent::Began => vec![plate_spot(seen.seat)],
            SeenEvent::Rolled { .. } | SeenEvent::SupportRolled { .. } => vec![TRAY.to_owned()],
            SeenEvent::Chose(choice) => self::spots(&choice),
        };
    }
    spots
}

/// The spot where an effect happens, if it has one.
fn effect_spot(effect: &Effect) -> Option<String> {
    match effect {
        Effect::Placed { at, .. } => Some(space_spot(*at)),
        Effect::TakenBack { dice } => dice.first().map(|removed| removed.from).and_then(spot_of_column),
        Effect::Forced { .. } | Effect::CatCame { .. } => Some(CAT_ROW.to_owned()),
        Effect::Completed { column, .. } | Effect::AnnieMoved { column, .. } => Some(column_spot(*column)),
        Effect::Stored { seat, .. } | Effect::Won { seat } => Some(plate_spot(*seat)),
        Effect::Stolen { from, .. } => Some(plate_spot(*from)),
        Effect::FoodPassed { .. } => Some(PLATES.to_owned()),
        _ => None,
    }
}

/// The spot of the column of a space.
fn spot_of_column(place: Place) -> Option<String> {
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
    fn areas_round_trip_through_cells_and_arrows_reach_all() {
        assert!(BoardArea::all().all(|area| BoardArea::from_grid_cell(area.grid_cell()) == Some(area)));
        let mut reached = vec![BoardArea::Cat];
        let mut open = reached.clone();
        while let Some(area) = open.pop() {
            for direction in [UP, DOWN, LEFT, RIGHT] {
                let next = area.next(direction);
                if !reached.contains(&next) {
                    reached.push(next);
                    open.push(next);
                }
            }
        }
        assert_eq!(reached.len(), 19);
    }
}
