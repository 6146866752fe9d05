//! Sentences for what a seat is doing, and for a whole turn.

use super::{direction_word, event_sentence};
use crate::engine::{Argument, Phrase, Seat};
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
    let lost_to = |effect: &&Effect| if let Effect::Forced { count, .. } = effect { usize::from(*count) } else { 0 };
    let has_won = effects.iter().any(|effect| matches!(effect, Effect::Won { .. }));
    let last_stored = effects.iter().rev().find_map(|effect| match effect {
        Effect::Stored { amount, .. } => Some(*amount),
        _ => None,
    });
    let won_with = |amount| Phrase::new("ratzzia-turn-wins-with").with("amount", amount);
    // Dice of several values may go to the cat, one value at a time.
    let lost: usize = effects.iter().map(lost_to).sum();
    for (index, effect) in effects.iter().enumerate() {
        let result = match effect {
            Effect::Won { .. } => (0, last_stored.map_or(Phrase::new("ratzzia-turn-wins"), won_with)),
            Effect::Stolen { from, amount, .. } => {
                (1, Phrase::new("ratzzia-turn-robs").with("from", *from).with("amount", i64::from(*amount)))
            }
            Effect::CandyTaken { seat: by, from: CandyOrigin::Seat(from) } if from != by => {
                (2, Phrase::new("ratzzia-turn-candy-of").with("from", *from))
            }
            // The win tells of it.
            Effect::Stored { .. } if has_won => continue,
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
    if events.iter().any(|seen| seen.event == SeenEvent::Chose(Move::NoStore {})) {
        results.push((3, Phrase::new("ratzzia-turn-stores-nothing")));
    }
    if lost > 0 && !has_cat {
        results.push((9, Phrase::new("ratzzia-turn-forced").with("count", lost)));
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

/// Implements `Words::said_beside`: what a die brings elsewhere comes later, or stays possible there. “Put a 6 in column 8. This does more
/// for column 7” sounds like a slip.
pub fn said_beside(part: Phrase, choice: Move) -> Phrase {
    let Some((_, target)) = choice.placement() else { return part };
    let key = match part.key {
        "ratzzia-term-column" => "ratzzia-term-column-elsewhere",
        "ratzzia-gain-column" => "ratzzia-gain-column-then",
        _ => return part,
    };
    let named = part.arguments.iter().find_map(|(name, argument)| match argument {
        Argument::Number(number) if matches!(*name, "number" | "column") => Some(*number),
        _ => None,
    });
    if named == Some(i64::from(u8::from(target))) { part } else { Phrase { key, ..part } }
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::ratzzia::board::Column;
    use crate::text::Text;

    fn said(phrase: &Phrase) -> String {
        Text::english().say(phrase, &["Ada".to_owned()]).replace(['\u{2068}', '\u{2069}'], "")
    }

    #[test]
    fn dice_lost_to_the_cat_are_counted_once_a_turn() {
        let seat = Seat::new(0);
        let die = |value| Die::new(value).expect("a value");
        let forced = |value, first| Effect::Forced { value: die(value), count: 1, first };
        let rolled = |again| SeenEvent::Rolled { dice: Default::default(), again };
        let seen = |event, effects| Seen { seat, event, effects };
        let events = [
            seen(rolled(false), vec![forced(5, 0)]),
            seen(rolled(true), vec![forced(6, 1)]),
            seen(SeenEvent::Chose(Move::Finish {}), vec![Effect::Turn { seat }]),
        ];
        let line = turn_line(&events).expect("the turn is over");
        assert_eq!(said(&line), "Ada loses 2 dice to the cat.");
        let once = turn_line(&[events[0].clone(), events[2].clone()]).expect("the turn is over");
        assert_eq!(said(&once), "Ada loses a die to the cat.");
    }

    #[test]
    fn what_is_done_with_food_is_told_first_and_once() {
        let seat = Seat::new(0);
        let seen = |choice, effects| Seen { seat, event: SeenEvent::Chose(choice), effects };
        let turn = Effect::Turn { seat };
        let completed = Effect::Completed { column: Column::ALL[6], dice: Default::default() };
        let declined = [seen(Move::Finish {}, vec![completed]), seen(Move::NoStore {}, vec![turn])];
        let line = turn_line(&declined).expect("the turn is over");
        assert_eq!(said(&line), "Ada puts nothing in the bag and completes column 7.");
        let won = [seen(Move::Store {}, vec![Effect::Stored { seat, amount: 8 }, Effect::Won { seat }])];
        assert_eq!(said(&turn_line(&won).expect("the game is over")), "Ada puts the last 8 in the bag and wins.");
    }

    #[test]
    fn reason_never_names_another_column_as_if_it_were_the_moves_own() {
        let column = |number: usize| Column::ALL[number - 1];
        let put =
            |number| Move::PlaceSupport { die: Die::new(6).expect("a value"), column: Target::Column(column(number)) };
        let term = || Phrase::new("ratzzia-term-column").with("amount", 3).with("number", 7);
        let gain = || Phrase::new("ratzzia-gain-column").with("column", 7);
        assert_eq!(said(&said_beside(term(), put(7))), "does more for column 7");
        assert_eq!(said(&said_beside(term(), put(8))), "leaves more to gain in column 7");
        assert_eq!(said(&said_beside(gain(), put(7))), "completes column 7");
        assert_eq!(said(&said_beside(gain(), put(8))), "goes on to complete column 7");
        assert_eq!(said_beside(gain(), Move::Finish {}), gain(), "no column is named beside it");
        let less = Phrase::new("ratzzia-term-column-less").with("number", 7);
        assert_eq!(said_beside(less.clone(), put(8)), less, "what is given up may be anywhere");
    }
}
