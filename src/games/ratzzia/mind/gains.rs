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
    let earned: i64 = effects().map(|effect| earned(me, effect)).sum();
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

/// The food that an effect puts in front of this seat, or takes away if negative.
fn earned(me: Seat, effect: &Effect) -> i64 {
    match effect {
        Effect::Completed { dice, .. } => {
            let own = dice.iter().filter(|removed| removed.die.owner.seat() == Some(me));
            own.map(|removed| i64::from(removed.sausages)).sum()
        }
        Effect::Sausages { seat, count } if *seat == me => i64::from(*count),
        Effect::FoodPassed { direction, gave } => direction.balance_of(me, gave),
        _ => 0,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::ratzzia::moves::{Direction, Move};
    use crate::games::ratzzia::seen::SeenEvent;

    /// The food that the Accountant moves counts as far as more of it comes than goes (R17).
    #[test]
    fn passed_food_is_a_gain_only_if_more_comes() {
        let gave = [1, 7, 2].into_iter().collect();
        let event = SeenEvent::Chose(Move::Finish {});
        let effects = vec![Effect::FoodPassed { direction: Direction::Clockwise, gave }];
        let seen = [Seen { seat: Seat::new(0), event, effects }];
        let gains = |seat| turn_gains(Seat::new(seat), &seen).into_iter().map(|gain| gain.words).collect::<Vec<_>>();
        let brings = |amount: i64| vec![Phrase::new("ratzzia-gain-front").with("amount", amount)];
        assert_eq!([gains(0), gains(1), gains(2)], [brings(1), Vec::new(), brings(5)]);
    }
}
