//! The pace of bots: each of their steps can be followed, and yet a turn of many steps takes no longer than one of few.
//!
//! Must not know: games, settings, windows. Times are in seconds.

use crate::engine::Seat;

/// How many steps a turn is thought to have before any was seen.
const AT_FIRST: f64 = 6.0;

/// The turn of a bot that is being played, as far as time goes.
#[derive(Clone, Copy, Debug)]
pub(super) struct TurnClock {
    /// Whose turn it is, and since when.
    turn: Option<(Seat, f64)>,
    /// When the last step was made, and how many have been.
    last: f64,
    steps: u32,
    /// How many steps turns have had of late.
    usual: f64,
    /// By how much those of the bots before have taken longer than they should.
    owed: f64,
}

impl Default for TurnClock {
    fn default() -> Self {
        TurnClock { turn: None, last: f64::NEG_INFINITY, steps: 0, usual: AT_FIRST, owed: 0.0 }
    }
}

impl TurnClock {
    /// Something has happened in the turn of this bot; `None` if it is no bot's. A turn should take about `turn`.
    pub(super) fn step(&mut self, bot: Option<Seat>, now: f64, turn: f64) {
        self.last = now;
        if self.turn.is_some_and(|(seat, _)| bot == Some(seat)) {
            self.steps += 1;
            return;
        }
        if self.turn.is_some() {
            self.usual = (self.usual + f64::from(self.steps)) * 0.5;
        }
        self.owed = match (self.turn, bot) {
            (Some((_, since)), Some(_)) => (self.owed + now - since - turn).max(0.0),
            // A person takes the time it takes: there is nothing to make up for any more.
            _ => 0.0,
        };
        self.turn = bot.map(|bot| (bot, now));
        self.steps = 1;
    }

    /// By how much what follows the last step is shortened, 0 to 1, so that the whole turn takes about `turn`: what is left of that is shared
    /// out among the steps that are likely still to come. `full` is how long it would take otherwise; `least` it always gets.
    pub(super) fn haste(&self, full: f64, turn: f64, least: f64) -> f64 {
        let Some((_, since)) = self.turn.filter(|_| full > 0.0) else { return 1.0 };
        let left = turn - self.owed - (self.last - since);
        let still = (self.usual - f64::from(self.steps) + 1.0).max(2.0);
        ((left / still).max(least) / full).clamp(0.0, 1.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const FULL: f64 = 0.9;
    const TURN: f64 = 2.4;
    const LEAST: f64 = 0.15;

    /// How long a turn of so many steps takes, each followed by what is left of `FULL`.
    fn turn(clock: &mut TurnClock, seat: usize, steps: u32, now: &mut f64) -> f64 {
        let begun = *now;
        for _ in 0..steps {
            clock.step(Some(Seat::new(seat)), *now, TURN);
            *now += FULL * clock.haste(FULL, TURN, LEAST);
        }
        *now - begun
    }

    /// Where bots play one after the other, and where a person plays between the turns of one.
    #[test]
    fn short_turns_take_their_time_and_long_ones_no_more() {
        for (bots, steps) in [1, 3].into_iter().flat_map(|bots| [1, 2, 4, 8, 12].map(|steps| (bots, steps))) {
            let (mut clock, mut now) = (TurnClock::default(), 0.0);
            let turns = [0, 1, 2, 3, 4, 5].map(|number| {
                let took = turn(&mut clock, number % bots, steps, &mut now);
                if bots == 1 {
                    clock.step(None, now, TURN);
                    now += 20.0;
                }
                took
            });
            assert!(turns[5] <= TURN + LEAST * 2.0, "{steps} steps of {bots}: {turns:?}");
            assert!(turns[5] >= (FULL * f64::from(steps)).min(TURN) * 0.7, "{steps} steps of {bots}: {turns:?}");
        }
    }

    /// Whoever dawdles leaves less to those who come after, until a person has played.
    #[test]
    fn the_next_bot_makes_up_for_the_last() {
        let (mut clock, mut now) = (TurnClock::default(), 0.0);
        for number in 0..4 {
            turn(&mut clock, number % 2, 4, &mut now);
        }
        let usual = turn(&mut clock, 0, 4, &mut now);
        now += 1.5;
        let after = turn(&mut clock, 1, 4, &mut now);
        assert!(after < usual - 0.8, "{after} after {usual} and a pause");
        now += 1.5;
        clock.step(None, now, TURN);
        assert!(turn(&mut clock, 1, 4, &mut now) > after + 0.8);
    }

    #[test]
    fn what_is_no_bots_turn_is_not_hastened() {
        let mut clock = TurnClock::default();
        clock.step(None, 1.0, TURN);
        assert_eq!(clock.haste(FULL, 0.1, 0.0), 1.0);
    }
}
