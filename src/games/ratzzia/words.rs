//! Phrases of Ratzzia for the log and for moves, and the position drawn in characters.

mod turn;

use super::board::{Column, MAX_SPACES, Shelf, Target};
use super::dice::{Dice, DieOwner};
use super::moves::{CandySource, Direction, Move};
use super::position::Open;
use super::rules::Ratzzia;
use super::seen::{CandyOrigin, Effect, RemovedDie, Seen, SeenEvent, SpaceIndex};
use crate::engine::{GameEnd, PerSeat, Phrase, Seat, UndoBarrier, Words};

impl Words for Ratzzia {
    fn log_line(seen: &Seen, _open: &Open) -> Phrase {
        let line = sentences(event_sentence(seen).into_iter().chain(seen.effects.iter().filter_map(effect_sentence)));
        line.unwrap_or_else(|| Phrase::new("ratzzia-log-keep").with("seat", seen.seat))
    }

    fn deed(seen: &Seen) -> Option<Phrase> {
        turn::deed(seen)
    }

    fn turn_line(events: &[Seen], _open: &Open) -> Option<Phrase> {
        turn::turn_line(events)
    }

    fn concerns(seen: &Seen, seat: Seat) -> bool {
        turn::concerns(seen, seat)
    }

    fn undo_barrier(_seen: &Seen, barrier: UndoBarrier) -> Phrase {
        match barrier {
            UndoBarrier::Chance => Phrase::new("ratzzia-undo-rolled"),
            _ => barrier.phrase(),
        }
    }

    fn how_won(end: &GameEnd<'_, Self>) -> Phrase {
        match end.outcome.lead() {
            Some(lead) => lead.tell(Phrase::new("ratzzia-won-by")),
            None => end.by_margin(),
        }
    }

    fn said_beside(part: Phrase, choice: &Move) -> Phrase {
        turn::said_beside(part, *choice)
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
                Phrase::new(key).with("dice", value_list(&dice)).with("count", dice.blanks())
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
            Move::Candy { from: CandySource::Seat(seat) } => Phrase::new("ratzzia-move-candy-seat").with("seat", seat),
            Move::Candy { from: CandySource::Column(column) } => {
                Phrase::new("ratzzia-move-candy-column").with("column", column.number())
            }
            Move::Store {} => Phrase::new("ratzzia-move-store"),
            Move::NoStore {} => Phrase::new("ratzzia-move-no-store"),
            Move::Steal { seat } => Phrase::new("ratzzia-move-steal").with("seat", seat),
            Move::PassFood { direction } => {
                Phrase::new("ratzzia-move-pass").with("direction", direction_word(direction).to_owned())
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

    /// The columns side by side, the cat row, and a line for each seat. A free space shows the value that it needs, `*` for any, `=` if it is
    /// joined to the one below, `#` if it is covered. A die shows its value and a letter for its seat, a capital letter for a candy die,
    /// `s` for a support die.
    fn sketch(open: &Open) -> String {
        let mut text = String::new();
        for space in (0..MAX_SPACES).rev() {
            let row: Vec<String> = Column::ALL.into_iter().map(|column| cell(open, column, space)).collect();
            if row.iter().any(|cell| !cell.trim().is_empty()) {
                text += &(row.join(" ") + "\n");
            }
        }
        let printed = open.printed_board();
        let cat = (0..printed.grey + printed.red).map(|space| match open.cat.get(space) {
            Some(die) => format!("{}{}", die.value.value(), letter(die.owner)),
            None if space < printed.grey => "-".to_owned(),
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

/// Joins sentences into one phrase; `None` if there are none.
pub fn sentences(parts: impl IntoIterator<Item = Phrase>) -> Option<Phrase> {
    let join = |first, next| Phrase::new("ratzzia-log-then").with("first", first).with("next", next);
    parts.into_iter().reduce(join)
}

/// The sentence for the event itself; `None` where its effects say everything.
pub(super) fn event_sentence(seen: &Seen) -> Option<Phrase> {
    let phrase = |key| Phrase::new(key).with("seat", seen.seat);
    let placed = |key, die: u8, column: Target| phrase(key).with("die", die).with("column", u8::from(column));
    Some(match seen.event {
        SeenEvent::Began => phrase("ratzzia-log-begin"),
        SeenEvent::Rolled { dice, again: false } => phrase("ratzzia-log-rolled").with("dice", value_list(&dice)),
        SeenEvent::Rolled { dice, again: true } => phrase("ratzzia-log-rolled-again").with("dice", value_list(&dice)),
        SeenEvent::SupportRolled { dice } => phrase("ratzzia-log-support-rolled").with("dice", value_list(&dice)),
        SeenEvent::Chose(choice) => match choice {
            Move::Roll {} => phrase("ratzzia-log-roll"),
            Move::TakeBack { column } => {
                let taken = seen.effects.iter().find_map(|effect| match effect {
                    Effect::TakenBack { dice } => Some(dice.len()),
                    _ => None,
                });
                phrase("ratzzia-log-take-back").with("column", column.number()).with("count", taken.unwrap_or(0))
            }
            Move::Reroll { dice } => phrase("ratzzia-log-reroll").with("count", dice.count()),
            Move::Keep {} => phrase("ratzzia-log-keep"),
            Move::RollSupport {} => phrase("ratzzia-log-roll-support"),
            Move::Place { die, column } => placed("ratzzia-log-place", die.value(), column),
            Move::PlaceSupport { die, column } => placed("ratzzia-log-place-support", die.value(), column),
            Move::PlaceCandy { value, column } => placed("ratzzia-log-place-candy", value.value(), column),
            Move::Finish {} => phrase("ratzzia-log-finish"),
            Move::NoStore {} => phrase("ratzzia-log-no-store"),
            Move::Annie { .. } | Move::Candy { .. } | Move::Store {} | Move::Steal { .. } | Move::PassFood { .. } => {
                return None;
            }
        },
    })
}

/// The sentence for an effect, for the log and for previews; `None` for effects that are not mentioned.
pub fn effect_sentence(effect: &Effect) -> Option<Phrase> {
    Some(match effect {
        Effect::Placed { .. } | Effect::TakenBack { .. } | Effect::Turn { .. } => return None,
        Effect::Forced { value, count, .. } => {
            Phrase::new("ratzzia-log-forced").with("die", value.value()).with("count", *count)
        }
        Effect::CatCame { .. } => Phrase::new("ratzzia-log-cat"),
        Effect::SupportBack { dice } => Phrase::new("ratzzia-log-support-back").with("count", dice.count()),
        Effect::Completed { column, dice } => {
            let paid = payments(dice);
            let key = if paid.is_empty() { "ratzzia-log-complete-unpaid" } else { "ratzzia-log-complete" };
            Phrase::new(key).with("column", column.number()).with("paid", paid)
        }
        Effect::Sausages { seat, count } => {
            Phrase::new("ratzzia-log-sausages").with("seat", *seat).with("count", *count)
        }
        Effect::AnnieMoved { column, .. } => Phrase::new("ratzzia-log-annie").with("column", column.number()),
        Effect::AnnieStayed { .. } => Phrase::new("ratzzia-log-annie-stayed"),
        Effect::CandyTaken { seat, from } => match from {
            CandyOrigin::Jar => Phrase::new("ratzzia-log-candy-jar").with("seat", *seat),
            CandyOrigin::Seat(from) => Phrase::new("ratzzia-log-candy-seat").with("seat", *seat).with("from", *from),
            CandyOrigin::Board(place) => {
                let column = match place {
                    SpaceIndex::Column(column, _) => column.number(),
                    SpaceIndex::Cat(_) => 0,
                };
                Phrase::new("ratzzia-log-candy-column").with("seat", *seat).with("column", column)
            }
        },
        Effect::NoCandy => Phrase::new("ratzzia-log-no-candy"),
        Effect::Stored { seat, amount } => {
            Phrase::new("ratzzia-log-stored").with("seat", *seat).with("amount", *amount)
        }
        Effect::NotStored { seat, amount: Some(amount) } => {
            Phrase::new("ratzzia-log-not-stored").with("seat", *seat).with("amount", *amount)
        }
        Effect::NotStored { amount: None, .. } => Phrase::new("ratzzia-log-no-pair"),
        Effect::Stolen { by, from, amount } => {
            Phrase::new("ratzzia-log-stolen").with("seat", *by).with("from", *from).with("amount", i64::from(*amount))
        }
        Effect::NothingToSteal => Phrase::new("ratzzia-log-nothing-to-steal"),
        Effect::FoodPassed { direction, .. } => {
            Phrase::new("ratzzia-log-passed").with("direction", direction_word(*direction).to_owned())
        }
        Effect::Won { seat } => Phrase::new("ratzzia-log-won").with("seat", *seat),
    })
}

/// The sausages that each seat gets for its dice, without seats that get none: "Ada gets 2".
fn payments(dice: &[RemovedDie]) -> Vec<Phrase> {
    let mut sums: PerSeat<u8> = [0; crate::engine::MAX_SEATS].into();
    for removed in dice {
        if let Some(sum) = removed.die.owner.seat().and_then(|seat| sums.get_mut(seat.index())) {
            *sum += removed.sausages;
        }
    }
    let sums = sums.into_iter().enumerate().filter(|(_, sum)| *sum > 0);
    sums.map(|(seat, sum)| Phrase::new("ratzzia-log-paid").with("seat", Seat::new(seat)).with("count", sum)).collect()
}

/// The name of the reward on a shelf.
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

/// The values of dice, without dice that have none: "1, 3, 3".
pub(super) fn value_list(dice: &Dice) -> String {
    let numbers: Vec<String> = dice.numbers().filter(|&number| number > 0).map(|number| number.to_string()).collect();
    numbers.join(", ")
}

/// The word by which sentences select a direction.
pub(super) fn direction_word(direction: Direction) -> &'static str {
    match direction {
        Direction::Clockwise => "clockwise",
        Direction::Anticlockwise => "anticlockwise",
    }
}

/// A space of a column in three characters, see [`Words::sketch`].
fn cell(open: &Open, column: Column, space: usize) -> String {
    let printed = open.printed(column);
    let Some(printed_space) = printed.spaces.get(space) else { return "   ".to_owned() };
    if let Some(die) = open.stack(column).0[space] {
        return format!(" {}{}", die.value.value(), letter(die.owner));
    }
    if space < printed.covered {
        return " # ".to_owned();
    }
    let joined = if printed_space.joined { '=' } else { ' ' };
    printed_space.needs.map_or_else(|| format!("{joined}* "), |needs| format!("{joined}{} ", needs.value()))
}

fn letter(owner: DieOwner) -> char {
    match owner {
        DieOwner::Own(seat) => (b'a' + seat.index() as u8) as char,
        DieOwner::Candy(seat) => (b'A' + seat.index() as u8) as char,
        DieOwner::Support => 's',
    }
}
