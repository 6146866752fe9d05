//! What things are called for a screen reader and in tooltips: spaces, columns, dice, plates. No painting.

use super::Selection;
use super::input::{Hand, Piece};
use super::outlook;
use super::places::Point;
use crate::engine::{Phrase, Seat};
use crate::games::ratzzia::board::{Column, Shelf, Target};
use crate::games::ratzzia::dice::{Lying, User};
use crate::games::ratzzia::words::{sentences, shelf, then};
use crate::games::ratzzia::{Happening, Open, Place};

/// Several things one after another.
pub fn listed(parts: impl IntoIterator<Item = Phrase>) -> Option<Phrase> {
    let mut parts = parts.into_iter();
    let first = parts.next()?;
    Some(parts.fold(first, |said, more| Phrase::new("ratzzia-and").with("first", said).with("next", more)))
}

/// What happens, as sentences; nothing where there is nothing to say.
pub fn told(happenings: &[Happening]) -> Option<Phrase> {
    sentences(happenings.iter().filter_map(then))
}

/// A die on the board.
pub fn lying(die: Lying) -> Phrase {
    let value = die.value.value();
    match die.user {
        User::Own(seat) => Phrase::new("ratzzia-die-own").with("die", value).with("seat", seat),
        User::Candy(seat) => Phrase::new("ratzzia-die-candy").with("die", value).with("seat", seat),
        User::Support => Phrase::new("ratzzia-die-support").with("die", value),
    }
}

/// A die of the tray.
pub fn piece(piece: Piece, seat: Seat) -> Phrase {
    match piece {
        Piece::Own(Some(die)) => Phrase::new("ratzzia-die-own").with("die", die.value()).with("seat", seat),
        Piece::Own(None) => Phrase::new("ratzzia-die-blank").with("seat", seat),
        Piece::Support(die) => Phrase::new("ratzzia-die-support").with("die", die.value()),
        Piece::Candy => Phrase::new("ratzzia-die-unused-candy").with("seat", seat),
    }
}

/// A space with what it needs, gives, and what lies there.
pub fn space(open: &Open, place: Place) -> Phrase {
    match place {
        Place::Column(column, index) => {
            let mut parts = Vec::new();
            let printed = open.printed(column);
            let there = printed.spaces.get(usize::from(index));
            if let Some(die) = open.stack(column).0.get(usize::from(index)).copied().flatten() {
                parts.push(lying(die));
            }
            if usize::from(index) < printed.covered {
                parts.push(Phrase::new("ratzzia-space-covered").with("seats", open.seats));
            } else if let Some(space) = there {
                parts.push(match space.needs {
                    Some(needs) => Phrase::new("ratzzia-space-needs").with("die", needs.value()),
                    None if space.joined => Phrase::new("ratzzia-space-joined"),
                    None => Phrase::new("ratzzia-space-any"),
                });
                if space.sausages > 0 {
                    parts.push(Phrase::new("ratzzia-space-sausages").with("count", space.sausages));
                }
            }
            let what = listed(parts).unwrap_or_else(|| Phrase::new("ratzzia-space-any"));
            let number = u32::from(index) + 1;
            Phrase::new("ratzzia-space").with("column", column.number()).with("space", number).with("what", what)
        }
        Place::Cat(index) => {
            let key = if usize::from(index) < open.layout().grey { "ratzzia-cat-grey" } else { "ratzzia-cat-red" };
            Phrase::new(key).with("space", u32::from(index) + 1).with("what", on_cat_space(open, index))
        }
    }
}

fn on_cat_space(open: &Open, index: u8) -> Phrase {
    open.cat.get(usize::from(index)).map_or_else(|| Phrase::new("ratzzia-space-empty"), |die| lying(*die))
}

/// What a tooltip says of a place: of the space under the pointer what it takes and gives, of a shelf what its picture stands for; then what
/// a click would bring.
pub fn tip(open: &Open, hand: Option<&Hand<'_>>, touch: &Selection, at: Point, under: Option<Place>) -> Phrase {
    let what = match (at, under) {
        (Point::Shelf(column), _) => shelf_tip(open, column),
        (_, Some(Place::Cat(index))) => {
            let grey = usize::from(index) < open.layout().grey;
            let key = if grey { "ratzzia-tip-grey" } else { "ratzzia-tip-red" };
            let number = open.cat_number().map_or(0, |die| die.value());
            Phrase::new(key).with("what", on_cat_space(open, index)).with("die", number)
        }
        (_, Some(place)) => space(open, place),
        (_, None) => point(open, None, touch, at),
    };
    let comes = hand.filter(|hand| hand.answers(touch, at)).and_then(|hand| outlook::told(hand, touch, at));
    match comes {
        Some(comes) => Phrase::new("ratzzia-and").with("first", what).with("next", comes),
        None => what,
    }
}

fn shelf_tip(open: &Open, column: Column) -> Phrase {
    match open.printed(column).shelf {
        Shelf::Annie => Phrase::new("ratzzia-tip-annie"),
        Shelf::CandyJar => Phrase::new("ratzzia-tip-candy").with("count", open.jar),
        Shelf::Sausages(count) => Phrase::new("ratzzia-tip-sausages").with("count", count),
        Shelf::Store => Phrase::new("ratzzia-tip-store"),
        Shelf::Greedy => Phrase::new("ratzzia-tip-greedy"),
        Shelf::Accountant => Phrase::new("ratzzia-tip-accountant"),
    }
}

/// A place that can be pointed at: what it is, what lies next, what can be done.
pub fn point(open: &Open, hand: Option<&Hand<'_>>, touch: &Selection, point: Point) -> Phrase {
    let mut parts = vec![match point {
        Point::Shelf(column) => {
            let stands = shelf(open.printed(column).shelf);
            Phrase::new("ratzzia-point-shelf").with("column", column.number()).with("shelf", stands)
        }
        Point::Column(column) => column_name(open, column),
        Point::Cat => {
            let (grey, red) = (open.grey_free(), open.red_free());
            Phrase::new("ratzzia-point-cat").with("grey", grey).with("red", red)
        }
    }];
    if let (Point::Cat, Some(number)) = (point, open.cat_number()) {
        parts.push(Phrase::new("ratzzia-cat-number").with("die", number.value()));
    }
    if let Some(hand) = hand.filter(|hand| hand.answers(touch, point)) {
        parts.push(Phrase::new("ratzzia-point-answers"));
        if let Some(comes) = outlook::told(hand, touch, point) {
            parts.push(comes);
        }
    }
    listed(parts).unwrap_or_else(|| Phrase::new("ratzzia-name"))
}

fn column_name(open: &Open, column: Column) -> Phrase {
    let phrase = Phrase::new("ratzzia-point-column").with("column", column.number());
    let phrase = phrase.with("shelf", shelf(open.printed(column).shelf));
    phrase.with("next", takes(open, Target::Column(column)))
}

/// What goes on the next space of a place.
pub fn takes(open: &Open, target: Target) -> Phrase {
    match target {
        Target::CatRow if open.grey_free() == 0 => return Phrase::new("ratzzia-cat-takes-none"),
        Target::Column(column) if open.next_space(column).is_none() => return Phrase::new("ratzzia-column-full"),
        _ => {}
    }
    let mut values = open.accepted(target).iter();
    match (values.next(), values.next()) {
        (Some(only), None) => Phrase::new("ratzzia-column-takes").with("die", only.value()),
        (None, _) => Phrase::new("ratzzia-column-takes-none"),
        _ => Phrase::new("ratzzia-column-takes-any"),
    }
}

/// A seat's food, in words.
pub fn plate(open: &Open, seat: Seat) -> Phrase {
    let index = seat.index();
    let of = |sums: &[u32]| sums.get(index).copied().map_or(0, i64::from);
    Phrase::new("ratzzia-plate")
        .with("seat", seat)
        .with("front", of(&open.front))
        .with("bag", of(&open.bags))
        .with("candies", open.candies.get(index).copied().unwrap_or(0))
}

/// The dice in a seat's hand, in words.
pub fn hand(open: &Open, seat: Seat) -> Phrase {
    let dice = open.hands.get(seat.index()).copied().unwrap_or_default();
    let shown: Vec<String> = dice.numbers().filter(|&number| number > 0).map(|number| number.to_string()).collect();
    let key = if shown.is_empty() { "ratzzia-hand" } else { "ratzzia-hand-shows" };
    let candies = open.candies.get(seat.index()).copied().unwrap_or(0);
    let phrase = Phrase::new(key).with("seat", seat).with("count", dice.count()).with("dice", shown.join(", "));
    phrase.with("candies", candies)
}
