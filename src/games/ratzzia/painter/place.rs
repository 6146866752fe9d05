//! The places of the table, and those that moves and events touch. No painting.

use super::tray_dice::TrayDie;
use crate::engine::{Cell, Seat};
use crate::games::ratzzia::board::{Column, Target};
use crate::games::ratzzia::dice::Die;
use crate::games::ratzzia::{CandySource, Effect, Move, Seen, SeenEvent, SpaceIndex};
use crate::paint::board;

/// A step in which the cat comes and goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum CatStep {
    /// Its shadow falls on the pantry.
    Shadow,
    /// Its ears come up over the row.
    Ears,
    /// Its paw reaches out.
    Paw,
    /// It goes.
    Gone,
}

impl CatStep {
    /// The word for the name of its place.
    pub const fn word(self) -> &'static str {
        match self {
            CatStep::Shadow => "shadow",
            CatStep::Ears => "ears",
            CatStep::Paw => "paw",
            CatStep::Gone => "gone",
        }
    }
}

/// A step in which the dice on the cloth make way for those of the next seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ClothStep {
    /// The dice slide to their owner.
    Cleared,
    /// The dice of the next seat slide onto the cloth.
    Laid,
}

impl ClothStep {
    /// The word for the name of its place.
    pub const fn word(self) -> &'static str {
        match self {
            ClothStep::Cleared => "cleared",
            ClothStep::Laid => "laid",
        }
    }
}

/// A place of the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Place {
    /// An area of the board.
    Area(BoardArea),
    /// A space of a column, counted from 0 at the bottom.
    Space(Column, u8),
    /// A space of the cat row, counted from 0 at the left.
    CatSpace(u8),
    /// The tray with the dice of the seat on turn.
    Tray,
    /// A die in the tray, by its slot, counted from 0 at the left.
    Die(usize),
    /// The support dice in the reserve; with two players only.
    Reserve,
    /// All plates.
    Plates,
    /// The plate of a seat, and its food beside the board.
    Plate(Seat),
    /// A value to choose for a candy die.
    Value(Die),
    /// The dice of a seat, beside the board.
    Hand(Seat),
    /// What belongs to no seat, beside the board.
    Common,
    /// Where a die lies on a space.
    Spot(SpaceIndex),
    /// What stands on the shelf above a column.
    ShelfItem(Column),
    /// The food in front of a seat, on its plate.
    Front(Seat),
    /// A seat's bag, on its plate.
    Bag(Seat),
    /// The first die of its kind on the cloth.
    FirstDie(TrayDie),
    /// The die that is being dragged.
    Dragged,
    /// A step in which the cat comes and goes.
    Cat(CatStep),
    /// A step in which the dice on the cloth change.
    Cloth(ClothStep),
    /// Where the die comes to lie on the cloth that comes home as this one in the event, counted from 0.
    Home(usize),
}

impl board::Place for Place {
    /// The name of the place. Columns, spaces and dice count from 1, seats from 0.
    fn name(self) -> String {
        match self {
            Place::Area(BoardArea::Shelf(column)) => format!("shelf {}", column.number()),
            Place::Area(BoardArea::Column(column)) => format!("column {}", column.number()),
            Place::Area(BoardArea::Cat) => "cat row".to_owned(),
            Place::Space(column, space) => format!("space {} {}", column.number(), u32::from(space) + 1),
            Place::CatSpace(space) => format!("cat {}", u32::from(space) + 1),
            Place::Tray => "tray".to_owned(),
            Place::Die(slot) => format!("die {}", slot + 1),
            Place::Reserve => "reserve".to_owned(),
            Place::Plates => "plates".to_owned(),
            Place::Plate(seat) => format!("plate {}", seat.index()),
            Place::Value(value) => format!("value {}", value.value()),
            Place::Hand(seat) => format!("hand {}", seat.index()),
            Place::Common => "common".to_owned(),
            Place::Spot(SpaceIndex::Column(column, space)) => {
                format!("spot {} {}", column.number(), u32::from(space) + 1)
            }
            Place::Spot(SpaceIndex::Cat(space)) => format!("cat spot {}", u32::from(space) + 1),
            Place::ShelfItem(column) => format!("shelf item {}", column.number()),
            Place::Front(seat) => format!("front {}", seat.index()),
            Place::Bag(seat) => format!("bag {}", seat.index()),
            Place::FirstDie(die) => format!("first {}", die.word()),
            Place::Dragged => "dragged".to_owned(),
            Place::Cat(step) => format!("cat {}", step.word()),
            Place::Cloth(step) => format!("cloth {}", step.word()),
            Place::Home(number) => format!("home {}", number + 1),
        }
    }
}

impl From<SpaceIndex> for Place {
    fn from(space: SpaceIndex) -> Self {
        match space {
            SpaceIndex::Column(column, space) => Place::Space(column, space),
            SpaceIndex::Cat(space) => Place::CatSpace(space),
        }
    }
}

impl Place {
    /// The area of the board at this place, if it is one.
    pub fn area(self) -> Option<BoardArea> {
        if let Place::Area(area) = self { Some(area) } else { None }
    }

    fn column(column: Column) -> Place {
        Place::Area(BoardArea::Column(column))
    }
}

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
        self.column().map_or(Target::CatRow, Target::Column)
    }

    /// The column of this area, if any.
    pub fn column(self) -> Option<Column> {
        match self {
            BoardArea::Shelf(column) | BoardArea::Column(column) => Some(column),
            BoardArea::Cat => None,
        }
    }

    /// The area of a target.
    fn for_target(target: Target) -> BoardArea {
        match target {
            Target::CatRow => BoardArea::Cat,
            Target::Column(column) => BoardArea::Column(column),
        }
    }

    /// The first cell of this area in a grid of three rows by nine columns, for the keyboard.
    pub fn cell(self) -> Cell {
        match self {
            BoardArea::Shelf(column) => Cell::new(0, column.index() as u8),
            BoardArea::Column(column) => Cell::new(1, column.index() as u8),
            BoardArea::Cat => Cell::new(2, 0),
        }
    }

    /// The area in a cell of that grid. The cat row lies below all columns.
    pub fn from_cell(cell: Cell) -> Option<BoardArea> {
        let column = Column::new(cell.column.saturating_add(1))?;
        match cell.row {
            0 => Some(BoardArea::Shelf(column)),
            1 => Some(BoardArea::Column(column)),
            2 => Some(BoardArea::Cat),
            _ => None,
        }
    }
}

/// See `Painter::move_places`.
pub fn move_places(choice: &Move) -> Vec<Place> {
    vec![match *choice {
        Move::Roll {} | Move::Reroll { .. } | Move::Keep {} | Move::Finish {} => Place::Tray,
        Move::RollSupport {} => Place::Reserve,
        Move::Place { column, .. } | Move::PlaceSupport { column, .. } | Move::PlaceCandy { column, .. } => {
            Place::Area(BoardArea::for_target(column))
        }
        Move::TakeBack { column } | Move::Annie { column } => Place::column(column),
        Move::Candy { from: CandySource::Column(column) } => Place::column(column),
        Move::Candy { from: CandySource::Seat(seat) } | Move::Steal { seat } => Place::Plate(seat),
        Move::Store {} | Move::NoStore {} | Move::PassFood { .. } => Place::Plates,
    }]
}

/// See `Painter::observation_places`.
pub fn observation_places(seen: &Seen) -> Vec<Place> {
    let places: Vec<Place> = seen.effects.iter().filter_map(effect_place).collect();
    match seen.event {
        _ if !places.is_empty() => places,
        SeenEvent::Began => vec![Place::Plate(seen.seat)],
        SeenEvent::Rolled { .. } | SeenEvent::SupportRolled { .. } => vec![Place::Tray],
        SeenEvent::Chose(choice) => move_places(&choice),
    }
}

/// The place where an effect happens, if it has one.
fn effect_place(effect: &Effect) -> Option<Place> {
    match effect {
        Effect::Placed { at, .. } => Some((*at).into()),
        Effect::TakenBack { dice } => match dice.first()?.from {
            SpaceIndex::Column(column, _) => Some(Place::column(column)),
            SpaceIndex::Cat(_) => None,
        },
        Effect::Forced { .. } | Effect::CatCame { .. } => Some(Place::Area(BoardArea::Cat)),
        Effect::Completed { column, .. } | Effect::AnnieMoved { column, .. } => Some(Place::column(*column)),
        Effect::Stored { seat, .. } | Effect::Won { seat } => Some(Place::Plate(*seat)),
        Effect::Stolen { from, .. } => Some(Place::Plate(*from)),
        Effect::FoodPassed { .. } => Some(Place::Plates),
        _ => None,
    }
}
