//! What Ratzzia says: phrases for the log and for moves, and the position in characters.

use super::board::{Column, MOST_SPACES, Shelf, Target};
use super::dice::{Dice, User};
use super::happening::{CandyFrom, Happening, Leaving, Place, Seen, What};
use super::position::Open;
use super::rules::{Direction, Move, Ratzzia, Source};
use crate::engine::{PerSeat, Phrase, Seat, Words};

impl Words for Ratzzia {
    fn log_line(seen: &Seen, _open: &Open) -> Phrase {
        let told = sentences(done(seen).into_iter().chain(seen.then.iter().filter_map(then)));
        told.unwrap_or_else(|| Phrase::new("ratzzia-told-keep").with("seat", seen.seat))
    }

    fn move_label(choice: &Move) -> Phrase {
        match *choice {
            Move::Roll {} => Phrase::new("ratzzia-move-roll"),
            Move::TakeBack { column } => Phrase::new("ratzzia-move-take-back").with("column", column.number()),
            Move::Reroll { dice } => {
                let key = match (dice.values().is_empty(), dice.blanks()) {
                    (_, 0) => "ratzzia-move-reroll",
                    (true, _) => "ratzzia-move-reroll-blank",
                    (false, _) => "ratzzia-move-reroll-both",
                };
                Phrase::new(key).with("dice", listed(&dice)).with("count", dice.blanks())
            }
            Move::Keep {} => Phrase::new("ratzzia-move-keep"),
            Move::RollSupport {} => Phrase::new("ratzzia-move-roll-support"),
            Move::Place { die, column } => {
                Phrase::new("ratzzia-move-place").with("die", die.value()).with("column", u8::from(column))
            }
            Move::PlaceSupport { die, column } => {
                Phrase::new("ratzzia-move-place-support").with("die", die.value()).with("column", u8::from(column))
            }
            Move::PlaceCandy { value, column } => {
                Phrase::new("ratzzia-move-place-candy").with("die", value.value()).with("column", u8::from(column))
            }
            Move::Finish {} => Phrase::new("ratzzia-move-finish"),
            Move::Annie { column } => Phrase::new("ratzzia-move-annie").with("column", column.number()),
            Move::Candy { from: Source::Seat(seat) } => Phrase::new("ratzzia-move-candy-seat").with("seat", seat),
            Move::Candy { from: Source::Column(column) } => {
                Phrase::new("ratzzia-move-candy-column").with("column", column.number())
            }
            Move::Store {} => Phrase::new("ratzzia-move-store"),
            Move::NoStore {} => Phrase::new("ratzzia-move-no-store"),
            Move::Steal { seat } => Phrase::new("ratzzia-move-steal").with("seat", seat),
            Move::PassFood { direction } => {
                Phrase::new("ratzzia-move-pass").with("direction", way(direction).to_owned())
            }
        }
    }

    fn move_group(choice: &Move) -> Option<Phrase> {
        match *choice {
            Move::TakeBack { .. } => Some(Phrase::new("ratzzia-moves-take-back")),
            Move::Reroll { .. } => Some(Phrase::new("ratzzia-moves-reroll")),
            Move::Place { die, .. } => Some(Phrase::new("ratzzia-moves-place").with("die", die.value())),
            Move::PlaceSupport { die, .. } => Some(Phrase::new("ratzzia-moves-place-support").with("die", die.value())),
            Move::PlaceCandy { .. } => Some(Phrase::new("ratzzia-moves-place-candy")),
            Move::Annie { .. } => Some(Phrase::new("ratzzia-moves-annie")),
            _ => None,
        }
    }

    /// The columns side by side, the cat row, and a line a seat. A free space shows what it needs, `*` for any, `=` where it is
    /// joined to the one below, `#` where it is covered. A die shows its value and its seat by letter, a candy die by a capital one, a
    /// support die by `s`.
    fn sketch(open: &Open) -> String {
        let mut text = String::new();
        for space in (0..MOST_SPACES).rev() {
            let row: Vec<String> = Column::ALL.into_iter().map(|column| cell(open, column, space)).collect();
            if row.iter().any(|cell| !cell.trim().is_empty()) {
                text += &(row.join(" ") + "\n");
            }
        }
        let layout = open.layout();
        let cat = (0..layout.grey + layout.red).map(|space| match open.cat.get(space) {
            Some(lying) => format!("{}{}", lying.value.value(), letter(lying.user)),
            None if space < layout.grey => "-".to_owned(),
            None => "r".to_owned(),
        });
        text += &format!("cat {}\n", cat.collect::<Vec<_>>().join(" "));
        for (seat, hand) in open.hands.iter().enumerate() {
            let dice: String = hand.numbers().map(|number| format!("{number} ")).collect();
            let (front, bag, candies) = (open.front[seat], open.bags[seat], open.candies[seat]);
            text += &format!("seat {seat} food {front} bag {bag} candy {candies} hand {dice}\n");
        }
        text += &format!("jar {}", open.jar);
        if open.seats == 2 {
            text += &format!(" reserve {} support {:?}", open.reserve, open.support.numbers().collect::<Vec<_>>());
        }
        text + &format!(" ({:?})", open.phase)
    }
}

/// Several sentences one after another.
pub fn sentences(parts: impl IntoIterator<Item = Phrase>) -> Option<Phrase> {
    let next = |said, more| Phrase::new("ratzzia-told-then").with("first", said).with("next", more);
    parts.into_iter().reduce(next)
}

/// The sentence for the event itself, where what comes of it does not say it all.
fn done(seen: &Seen) -> Option<Phrase> {
    let phrase = |key| Phrase::new(key).with("seat", seen.seat);
    let put = |key, die: u8, column: Target| phrase(key).with("die", die).with("column", u8::from(column));
    Some(match seen.what {
        What::Began => phrase("ratzzia-told-begin"),
        What::Rolled { dice, again: false } => phrase("ratzzia-told-rolled").with("dice", listed(&dice)),
        What::Rolled { dice, again: true } => phrase("ratzzia-told-rolled-again").with("dice", listed(&dice)),
        What::SupportRolled { dice } => phrase("ratzzia-told-support-rolled").with("dice", listed(&dice)),
        What::Chose(choice) => match choice {
            Move::Roll {} => phrase("ratzzia-told-roll"),
            Move::TakeBack { column } => {
                let taken = seen.then.iter().find_map(|happening| match happening {
                    Happening::TakenBack { dice } => Some(dice.len()),
                    _ => None,
                });
                phrase("ratzzia-told-take-back").with("column", column.number()).with("count", taken.unwrap_or(0))
            }
            Move::Reroll { dice } => phrase("ratzzia-told-reroll").with("count", dice.count()),
            Move::Keep {} => phrase("ratzzia-told-keep"),
            Move::RollSupport {} => phrase("ratzzia-told-roll-support"),
            Move::Place { die, column } => put("ratzzia-told-place", die.value(), column),
            Move::PlaceSupport { die, column } => put("ratzzia-told-place-support", die.value(), column),
            Move::PlaceCandy { value, column } => put("ratzzia-told-place-candy", value.value(), column),
            Move::Finish {} => phrase("ratzzia-told-finish"),
            Move::NoStore {} => phrase("ratzzia-told-no-store"),
            Move::Annie { .. } | Move::Candy { .. } | Move::Store {} | Move::Steal { .. } | Move::PassFood { .. } => {
                return None;
            }
        },
    })
}

/// The sentence for a happening, where there is something to say: also for "what would come of it".
pub fn then(happening: &Happening) -> Option<Phrase> {
    Some(match happening {
        Happening::Placed { .. } | Happening::TakenBack { .. } | Happening::Turn { .. } => return None,
        Happening::Forced { value, count, .. } => {
            Phrase::new("ratzzia-told-forced").with("die", value.value()).with("count", *count)
        }
        Happening::CatCame { .. } => Phrase::new("ratzzia-told-cat"),
        Happening::SupportBack { dice } => Phrase::new("ratzzia-told-support-back").with("count", dice.count()),
        Happening::Completed { column, dice } => {
            let paid = paid(dice);
            let key = if paid.is_empty() { "ratzzia-told-complete-unpaid" } else { "ratzzia-told-complete" };
            Phrase::new(key).with("column", column.number()).with("paid", paid)
        }
        Happening::Sausages { seat, count } => {
            Phrase::new("ratzzia-told-sausages").with("seat", *seat).with("count", *count)
        }
        Happening::AnnieMoved { column, .. } => Phrase::new("ratzzia-told-annie").with("column", column.number()),
        Happening::AnnieStayed { .. } => Phrase::new("ratzzia-told-annie-stayed"),
        Happening::CandyTaken { seat, from } => match from {
            CandyFrom::Jar => Phrase::new("ratzzia-told-candy-jar").with("seat", *seat),
            CandyFrom::Seat(from) => Phrase::new("ratzzia-told-candy-seat").with("seat", *seat).with("from", *from),
            CandyFrom::Board(place) => {
                let column = match place {
                    Place::Column(column, _) => column.number(),
                    Place::Cat(_) => 0,
                };
                Phrase::new("ratzzia-told-candy-column").with("seat", *seat).with("column", column)
            }
        },
        Happening::NoCandy => Phrase::new("ratzzia-told-no-candy"),
        Happening::Stored { seat, amount } => {
            Phrase::new("ratzzia-told-stored").with("seat", *seat).with("amount", *amount)
        }
        Happening::NotStored { seat, amount: Some(amount) } => {
            Phrase::new("ratzzia-told-not-stored").with("seat", *seat).with("amount", *amount)
        }
        Happening::NotStored { amount: None, .. } => Phrase::new("ratzzia-told-no-pair"),
        Happening::Stolen { by, from, amount } => {
            Phrase::new("ratzzia-told-stolen").with("seat", *by).with("from", *from).with("amount", i64::from(*amount))
        }
        Happening::NothingToSteal => Phrase::new("ratzzia-told-nothing-to-steal"),
        Happening::FoodPassed { direction, .. } => {
            Phrase::new("ratzzia-told-passed").with("direction", way(*direction).to_owned())
        }
        Happening::Won { seat } => Phrase::new("ratzzia-told-won").with("seat", *seat),
    })
}

/// What each seat gets for its dice, those that get nothing left out: "Ada gets 2".
fn paid(dice: &[Leaving]) -> Vec<Phrase> {
    let mut sums: PerSeat<u8> = [0; crate::engine::MAX_SEATS].into();
    for leaving in dice {
        if let Some(sum) = leaving.die.user.seat().and_then(|seat| sums.get_mut(seat.index())) {
            *sum += leaving.sausages;
        }
    }
    let sums = sums.into_iter().enumerate().filter(|(_, sum)| *sum > 0);
    sums.map(|(seat, sum)| Phrase::new("ratzzia-told-paid").with("seat", Seat::new(seat)).with("count", sum)).collect()
}

/// What stands on a shelf.
pub fn shelf(shelf: Shelf) -> Phrase {
    match shelf {
        Shelf::Annie => Phrase::new("ratzzia-shelf-annie"),
        Shelf::CandyJar => Phrase::new("ratzzia-shelf-candy"),
        Shelf::Sausages(count) => Phrase::new("ratzzia-shelf-sausages").with("count", count),
        Shelf::Store => Phrase::new("ratzzia-shelf-store"),
        Shelf::Greedy => Phrase::new("ratzzia-shelf-greedy"),
        Shelf::Accountant => Phrase::new("ratzzia-shelf-accountant"),
    }
}

/// The values of dice, those without one left out: "1, 3, 3".
pub(super) fn listed(dice: &Dice) -> String {
    let numbers: Vec<String> = dice.numbers().filter(|&number| number > 0).map(|number| number.to_string()).collect();
    numbers.join(", ")
}

/// A direction as the sentences select by it.
fn way(direction: Direction) -> &'static str {
    match direction {
        Direction::Clockwise => "clockwise",
        Direction::Anticlockwise => "anticlockwise",
    }
}

fn cell(open: &Open, column: Column, space: usize) -> String {
    let printed = open.printed(column);
    let Some(there) = printed.spaces.get(space) else { return "   ".to_owned() };
    if let Some(lying) = open.stack(column).0[space] {
        return format!(" {}{}", lying.value.value(), letter(lying.user));
    }
    if space < printed.covered {
        return " # ".to_owned();
    }
    let joined = if there.joined { '=' } else { ' ' };
    there.needs.map_or_else(|| format!("{joined}* "), |needs| format!("{joined}{} ", needs.value()))
}

fn letter(user: User) -> char {
    match user {
        User::Own(seat) => (b'a' + seat.index() as u8) as char,
        User::Candy(seat) => (b'A' + seat.index() as u8) as char,
        User::Support => 's',
    }
}
