//! Sentences for what a seat is doing, and for a whole turn.

use super::{direction_word, event_sentence};
use crate::engine::{Phrase, Seat};
use crate::games::ratzzia::board::Target;
use crate::games::ratzzia::dice::Die;
use crate::games::ratzzia::moves::{CandySource, Move};
use crate::games::ratzzia::seen::{CandyOrigin, Effect, Seen, SeenEvent};

/// Implements `Words::deed`: who does what, without what comes of it.
pub fn deed(seen: &Seen) -> Option<Phrase> {
    let by = |key| Phrase::new(key).with("seat", seen.seat);
    let completed: Vec<String> =
        seen.effects.iter().filter_map(completed_column).map(|column| column.to_string()).collect();
    Some(match seen.event {
        SeenEvent::Began => Phrase::new("ratzzia-status-starting"),
        SeenEvent::Rolled { again: false, .. } => by("ratzzia-deed-roll"),
        SeenEvent::Rolled { again: true, .. } => by("ratzzia-deed-roll-again"),
        SeenEvent::SupportRolled { .. } => by("ratzzia-deed-roll-support"),
        SeenEvent::Chose(choice) => match choice {
            Move::Finish {} if !completed.is_empty() => {
                by("ratzzia-deed-complete").with("count", completed.len()).with("columns", completed.join(", "))
            }
            Move::Annie { column } => by("ratzzia-deed-annie").with("column", column.number()),
            Move::Candy { from: CandySource::Seat(from) } => by("ratzzia-log-candy-seat").with("from", from),
            Move::Candy { from: CandySource::Column(column) } => {
                by("ratzzia-log-candy-column").with("column", column.number())
            }
            Move::Store {} => by("ratzzia-deed-store"),
            Move::Steal { seat: from } => by("ratzzia-deed-steal").with("from", from),
            Move::PassFood { direction } => {
                Phrase::new("ratzzia-log-passed").with("direction", direction_word(direction).to_owned())
            }
            _ => return event_sentence(seen),
        },
    })
}

fn completed_column(effect: &Effect) -> Option<u8> {
    if let Effect::Completed { column, .. } = effect { Some(column.number()) } else { None }
}

/// Implements `Words::turn_line`: what came of the turn, then the dice that were placed.
pub fn turn_line(events: &[Seen]) -> Option<Phrase> {
    let last = events.last()?;
    let is_over = last.effects.iter().any(|effect| matches!(effect, Effect::Turn { .. } | Effect::Won { .. }));
    if !is_over || last.event == SeenEvent::Began {
        return None;
    }
    let results = results(events, last.seat);
    let placed = placed_dice(events);
    let key = match (results.is_empty(), placed.is_empty()) {
        (false, false) => "ratzzia-turn-results-dice",
        (false, true) => "ratzzia-turn-results",
        (true, false) => "ratzzia-turn-dice",
        (true, true) => "ratzzia-turn-none",
    };
    Some(Phrase::new(key).with("seat", last.seat).with("results", results).with("dice", placed))
}

/// What came of a turn, the weightiest first, each as what the seat does: "robs Bo (+7)".
fn results(events: &[Seen], seat: Seat) -> Vec<Phrase> {
    let mut results: Vec<(u8, Phrase)> = Vec::new();
    let effects: Vec<&Effect> = events.iter().flat_map(|seen| &seen.effects).collect();
    let has_cat = effects.iter().any(|effect| matches!(effect, Effect::CatCame { .. }));
    for (index, effect) in effects.iter().enumerate() {
        let result = match effect {
            Effect::Won { .. } => (0, Phrase::new("ratzzia-turn-wins")),
            Effect::Stolen { from, amount, .. } => {
                (1, Phrase::new("ratzzia-turn-robs").with("from", *from).with("amount", i64::from(*amount)))
            }
            Effect::CandyTaken { seat: by, from: CandyOrigin::Seat(from) } if from != by => {
                (2, Phrase::new("ratzzia-turn-candy-of").with("from", *from))
            }
            Effect::Stored { amount, .. } => (3, Phrase::new("ratzzia-turn-stores").with("amount", *amount)),
            Effect::CatCame { .. } => (4, Phrase::new("ratzzia-turn-cat")),
            Effect::FoodPassed { direction, .. } => {
                (5, Phrase::new("ratzzia-turn-passes").with("direction", direction_word(*direction).to_owned()))
            }
            Effect::CandyTaken { .. } => (6, Phrase::new("ratzzia-turn-candy")),
            Effect::Completed { column, dice } => {
                let own = dice.iter().filter(|removed| removed.die.owner.seat() == Some(seat));
                let paid: u8 = own.map(|removed| removed.sausages).sum();
                let shelf = match effects.get(index + 1) {
                    Some(Effect::Sausages { count, .. }) => *count,
                    _ => 0,
                };
                let phrase = Phrase::new("ratzzia-turn-completes").with("column", column.number());
                (7, phrase.with("count", paid + shelf))
            }
            Effect::AnnieMoved { column, .. } => (8, Phrase::new("ratzzia-turn-annie").with("column", column.number())),
            Effect::Forced { count, .. } if !has_cat => (9, Phrase::new("ratzzia-turn-forced").with("count", *count)),
            Effect::TakenBack { dice } => {
                let column = events.iter().find_map(|seen| match seen.event {
                    SeenEvent::Chose(Move::TakeBack { column }) => Some(column.number()),
                    _ => None,
                });
                let phrase = Phrase::new("ratzzia-turn-takes-back").with("count", dice.len());
                (9, phrase.with("column", column.unwrap_or(0)))
            }
            _ => continue,
        };
        results.push(result);
    }
    results.sort_by_key(|(weight, _)| *weight);
    results.into_iter().map(|(_, phrase)| phrase).collect()
}

/// The dice that were placed in a turn, by column: "1, 6 on column 8".
fn placed_dice(events: &[Seen]) -> Vec<Phrase> {
    let mut by_target: Vec<(Target, Vec<Die>)> = Vec::new();
    for seen in events {
        let SeenEvent::Chose(choice) = seen.event else { continue };
        let Some((die, target)) = choice.placement() else { continue };
        match by_target.iter_mut().find(|(other, _)| *other == target) {
            Some((_, dice)) => dice.push(die),
            None => by_target.push((target, vec![die])),
        }
    }
    let on_target = |(target, dice): (Target, Vec<Die>)| {
        let dice: Vec<String> = dice.into_iter().map(|die| die.value().to_string()).collect();
        Phrase::new("ratzzia-turn-on").with("dice", dice.join(", ")).with("column", u8::from(target))
    };
    by_target.into_iter().map(on_target).collect()
}

/// Implements `Words::concerns`: food, a candy die or dice of the seat are taken or sent home, or it is paid.
pub fn concerns(seen: &Seen, seat: Seat) -> bool {
    seen.effects.iter().any(|effect| match effect {
        Effect::Stolen { from, .. } => *from == seat,
        Effect::CandyTaken { seat: by, from } => *by != seat && *from == CandyOrigin::Seat(seat),
        Effect::FoodPassed { .. } => true,
        Effect::CatCame { dice } | Effect::Completed { dice, .. } => {
            dice.iter().any(|removed| removed.die.owner.seat() == Some(seat))
        }
        _ => false,
    })
}
