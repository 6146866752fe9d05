//! What a turn brings a seat, for all to see: food stored, stolen and earned, and candy dice.

use super::evaluation::{BAG_TERM, CANDY_TERM, COLUMN_TERMS, FRONT_TERM};
use crate::engine::{Phrase, Seat, TurnGain};
use crate::games::ratzzia::seen::{CandyOrigin, Effect, Seen};

/// What these events bring this seat, the most important first. A column that pays is not named.
pub fn turn_gains(me: Seat, seen: &[Seen]) -> Vec<TurnGain> {
    let effects = || seen.iter().flat_map(|seen| &seen.effects);
    let mut gains = Vec::new();
    for effect in effects() {
        match effect {
            Effect::Stored { seat, amount } if *seat == me => {
                gains.push(TurnGain::new(Phrase::new("ratzzia-gain-bag").with("amount", *amount), [BAG_TERM]));
            }
            Effect::Stolen { by, from, amount } if *by == me => {
                let words = Phrase::new("ratzzia-gain-stolen").with("amount", *amount as usize).with("seat", *from);
                gains.push(TurnGain::new(words, [FRONT_TERM]));
            }
            _ => {}
        }
    }
    let earned: usize = effects().map(|effect| usize::from(earned(me, effect))).sum();
    if earned > 0 {
        gains.push(TurnGain::new(Phrase::new("ratzzia-gain-front").with("amount", earned), [FRONT_TERM]));
    }
    gains.extend(effects().find_map(|effect| match effect {
        Effect::CandyTaken { seat, from: CandyOrigin::Seat(from) } if *seat == me && from != seat => {
            Some(TurnGain::new(Phrase::new("ratzzia-gain-candy-of").with("from", *from), [CANDY_TERM]))
        }
        Effect::CandyTaken { seat, .. } if *seat == me => {
            Some(TurnGain::new(Phrase::new("ratzzia-gain-candy"), [CANDY_TERM]))
        }
        _ => None,
    }));
    if gains.is_empty() {
        let completed = effects().filter_map(|effect| match effect {
            Effect::Completed { column, .. } => Some(column.index()),
            _ => None,
        });
        gains.extend(completed.map(|column| {
            let words = Phrase::new("ratzzia-gain-column").with("column", column + 1);
            TurnGain::new(words, [COLUMN_TERMS + column])
        }));
    }
    gains
}

/// The food that an effect puts in front of this seat.
fn earned(me: Seat, effect: &Effect) -> u8 {
    match effect {
        Effect::Completed { dice, .. } => {
            dice.iter().filter(|removed| removed.die.owner.seat() == Some(me)).map(|removed| removed.sausages).sum()
        }
        Effect::Sausages { seat, count } if *seat == me => *count,
        _ => 0,
    }
}
