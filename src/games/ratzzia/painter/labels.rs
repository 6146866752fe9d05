//! Labels of dice, spaces, plates and hands for the screen reader and for tooltips. No painting.

use super::tray_dice::TrayDie;
use crate::engine::{Phrase, Seat};
use crate::games::ratzzia::board::Target;
use crate::games::ratzzia::dice::{DieOwner, PlacedDie};
use crate::games::ratzzia::words::{effect_sentence, sentences};
use crate::games::ratzzia::{Effect, Open, SpaceIndex};

/// Joins phrases into one; `None` if there are none.
pub fn listed(parts: impl IntoIterator<Item = Phrase>) -> Option<Phrase> {
    let mut parts = parts.into_iter();
    let first = parts.next()?;
    Some(parts.fold(first, |first, next| Phrase::new("ratzzia-and").with("first", first).with("next", next)))
}

/// The sentences for effects; `None` if no effect is mentioned.
pub fn effect_sentences(effects: &[Effect]) -> Option<Phrase> {
    sentences(effects.iter().filter_map(effect_sentence))
}

/// The label of a die on the board.
pub fn placed_die(die: PlacedDie) -> Phrase {
    let value = die.value.value();
    match die.owner {
        DieOwner::Own(seat) => Phrase::new("ratzzia-die-own").with("die", value).with("seat", seat),
        DieOwner::Candy(seat) => Phrase::new("ratzzia-die-candy").with("die", value).with("seat", seat),
        DieOwner::Support => Phrase::new("ratzzia-die-support").with("die", value),
    }
}

/// The label of a die in the tray.
pub fn tray_die(die: TrayDie, seat: Seat) -> Phrase {
    match die {
        TrayDie::Own(Some(die)) => Phrase::new("ratzzia-die-own").with("die", die.value()).with("seat", seat),
        TrayDie::Own(None) => Phrase::new("ratzzia-die-blank").with("seat", seat),
        TrayDie::Support(die) => Phrase::new("ratzzia-die-support").with("die", die.value()),
        TrayDie::Candy => Phrase::new("ratzzia-die-unused-candy").with("seat", seat),
    }
}

/// The label of a space: the die that lies there, the value that it needs, the sausages that it gives.
pub fn space(open: &Open, space: SpaceIndex) -> Phrase {
    match space {
        SpaceIndex::Column(column, index) => {
            let mut parts = Vec::new();
            let printed = open.printed(column);
            let printed_space = printed.spaces.get(usize::from(index));
            if let Some(die) = open.stack(column).0.get(usize::from(index)).copied().flatten() {
                parts.push(placed_die(die));
            }
            if usize::from(index) < printed.covered {
                parts.push(Phrase::new("ratzzia-space-covered").with("seats", open.seats));
            } else if let Some(space) = printed_space {
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
        SpaceIndex::Cat(index) => {
            let key =
                if usize::from(index) < open.printed_board().grey { "ratzzia-cat-grey" } else { "ratzzia-cat-red" };
            Phrase::new(key).with("space", u32::from(index) + 1).with("what", on_cat_space(open, index))
        }
    }
}

/// The label of the die on a space of the cat row, or of the empty space.
pub fn on_cat_space(open: &Open, index: u8) -> Phrase {
    open.cat.get(usize::from(index)).map_or_else(|| Phrase::new("ratzzia-space-empty"), |die| placed_die(*die))
}

/// The label of what the next space of a target accepts.
pub fn next_space(open: &Open, target: Target) -> Phrase {
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

/// The label of a seat's plate: its food and candy dice.
pub fn plate(open: &Open, seat: Seat) -> Phrase {
    let index = seat.index();
    let of = |sums: &[u32]| sums.get(index).copied().map_or(0, i64::from);
    Phrase::new("ratzzia-plate")
        .with("seat", seat)
        .with("front", of(&open.front))
        .with("bag", of(&open.bags))
        .with("candies", open.candies.get(index).copied().unwrap_or(0))
}

/// The label of a seat's hand: its dice and candy dice.
pub fn hand(open: &Open, seat: Seat) -> Phrase {
    let dice = open.hands.get(seat.index()).copied().unwrap_or_default();
    let shown: Vec<String> = dice.numbers().filter(|&number| number > 0).map(|number| number.to_string()).collect();
    let key = if shown.is_empty() { "ratzzia-hand" } else { "ratzzia-hand-shows" };
    let candies = open.candies.get(seat.index()).copied().unwrap_or(0);
    let phrase = Phrase::new(key).with("seat", seat).with("count", dice.count()).with("dice", shown.join(", "));
    phrase.with("candies", candies)
}
