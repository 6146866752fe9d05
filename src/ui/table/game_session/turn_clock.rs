//! The pace of bots: distributes a turn's target duration over its steps, so that long turns take no longer than short ones.
//!
//! Must not know: games, settings, windows. Times are in seconds.

use crate::engine::Seat;

/// Expected number of steps of a turn before any turn was seen.
const INITIAL_STEPS: f64 = 6.0;

/// Timing of the current bot turn.
#[derive(Clone, Copy, Debug)]
pub(super) struct TurnClock {
    /// Seat and start time of the current turn.
    turn: Option<(Seat, f64)>,
    /// Time of the last step, and number of steps so far.
    last_step_time: f64,
    steps: u32,
    /// Running average of steps per turn.
    usual_steps: f64,
    /// How much longer than their target the preceding bot turns took.
    overrun: f64,
}

impl Default for TurnClock {
    fn default() -> Self {
        TurnClock { turn: None, last_step_time: f64::NEG_INFINITY, steps: 0, usual_steps: INITIAL_STEPS, overrun: 0.0 }
    }
}

impl TurnClock {
    /// Records an event in the turn of this bot, or of no bot (`None`). `turn` is the target duration of a turn.
    pub(super) fn step(&mut self, bot: Option<Seat>, now: f64, turn: f64) {
        self.last_step_time = now;
        if self.turn.is_some_and(|(seat, _)| bot == Some(seat)) {
            self.steps += 1;
            return;
        }
        if self.turn.is_some() {
            self.usual_steps = (self.usual_steps + f64::from(self.steps)) * 0.5;
        }
        self.overrun = match (self.turn, bot) {
            (Some((_, since)), Some(_)) => (self.overrun + now - since - turn).max(0.0),
            // A person's turn clears the overrun.
            _ => 0.0,
        };
        self.turn = bot.map(|bot| (bot, now));
        self.steps = 1;
    }

    /// Leaves out this time, in which nothing could happen.
    pub(super) fn stand_still(&mut self, seconds: f64) {
        self.last_step_time += seconds;
        if let Some((_, since)) = &mut self.turn {
            *since += seconds;
        }
    }

    /// Whether the last step was in the turn of a bot.
    pub(super) fn is_bot_turn(&self) -> bool {
        self.turn.is_some()
    }

    /// Factor, 0 to 1, for the pause after the last step, so that the whole turn takes about `turn`: the time left is divided among the
    /// expected remaining steps. `full` is the pause at factor 1; `least` is the shortest pause.
    pub(super) fn time_factor(&self, full: f64, turn: f64, least: f64) -> f64 {
        let Some((_, since)) = self.turn.filter(|_| full > 0.0) else { return 1.0 };
        let left = turn - self.overrun - (self.last_step_time - since);
        let steps_left = (self.usual_steps - f64::from(self.steps) + 1.0).max(2.0);
        ((left / steps_left).max(least) / full).clamp(0.0, 1.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const FULL: f64 = 0.9;
    const TURN: f64 = 2.4;
    const LEAST: f64 = 0.15;

    /// Plays a turn of `steps` steps with the shortened pauses and returns its duration.
    fn turn(clock: &mut TurnClock, seat: usize, steps: u32, now: &mut f64) -> f64 {
        let begun = *now;
        for _ in 0..steps {
            clock.step(Some(Seat::new(seat)), *now, TURN);
            *now += FULL * clock.time_factor(FULL, TURN, LEAST);
        }
        *now - begun
    }

    /// With three bots in a row, and with one bot whose turns alternate with a person's.
    #[test]
    fn long_turns_take_no_longer_than_the_target() {
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

    /// An overrun shortens the next bots' turns until a person has played.
    #[test]
    fn overrun_shortens_the_next_bot_turn() {
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
    fn time_factor_is_1_outside_bot_turns() {
        let mut clock = TurnClock::default();
        clock.step(None, 1.0, TURN);
        assert_eq!(clock.time_factor(FULL, 0.1, 0.0), 1.0);
    }
}
