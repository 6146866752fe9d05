//! How long events are shown and how long bots pause, by the pace that is set.

use super::super::{FrameContext, LiveTable};
use super::in_seconds;
use crate::engine::{Turn, Viewer};
use crate::games::Game;
use crate::ui::settings::Pace;

/// The set pace of bots relative to the default; greater is slower.
pub(super) fn pace_factor(frame: &FrameContext<'_>) -> f64 {
    let usual = Pace::default().seconds().unwrap_or(1.0);
    frame.settings.pace.seconds().map_or(1.0, |pace| pace / usual)
}

/// Target duration of a bot's turn, in seconds.
fn bot_turn_seconds(frame: &FrameContext<'_>) -> f64 {
    in_seconds(frame.theme.motion.bot_turn) * pace_factor(frame)
}

impl<G: Game> LiveTable<G> {
    /// Duration of the last event's beats as designed, in seconds. Where nothing moves, marks stand for as long.
    fn designed_seconds(&self, frame: &FrameContext<'_>) -> f64 {
        f64::from(self.staging.schedule.length()) / 1000.0 * self.motion_factor(frame)
    }

    /// How much longer than designed animations are set to take.
    pub(super) fn motion_factor(&self, frame: &FrameContext<'_>) -> f64 {
        f64::from(if frame.settings.is_animated() { frame.settings.motion_factor() } else { 1.0 })
    }

    /// Duration of the last event's beats, in seconds. Those of bots are shorter in long turns and at a fast pace, but
    /// never too short to be seen; what ends a game is never shortened.
    pub(super) fn beats_seconds(&self, frame: &FrameContext<'_>) -> f64 {
        let designed = self.designed_seconds(frame);
        if let Some(factor) = self.review_motion(frame) {
            return designed * factor;
        }
        let schedule = &self.staging.schedule;
        let shown = if schedule.is_prelude() { 0.0 } else { in_seconds(frame.theme.motion.bot_shown) };
        let least =
            (shown.max(f64::from(schedule.least()) / 1000.0) * pace_factor(frame).clamp(0.5, 1.0)).min(designed);
        let may_shorten = self.snapshot.outcome.is_none() && !schedule.is_unskippable();
        match may_shorten && self.clock.turn_clock.is_bot_turn() {
            true => (designed * self.bot_time_factor(frame)).max(least),
            false => designed,
        }
    }

    /// The pause after the last event, of which `full` is the longest, in seconds: none after an event that only announces
    /// the next one, but for bots at a slow pace.
    pub(super) fn step_pause(&self, full: f64, frame: &FrameContext<'_>) -> f64 {
        let is_bot_turn = self.clock.turn_clock.is_bot_turn();
        let goes_on = self.staging.schedule.is_prelude() && (pace_factor(frame) <= 1.0 || !is_bot_turn);
        let full = match is_bot_turn {
            true => full,
            // Chance between two turns.
            false => full.min(in_seconds(frame.theme.motion.chance) * pace_factor(frame)),
        };
        if goes_on { 0.0 } else { full * self.bot_time_factor(frame) }
    }

    /// Factor, 0 to 1, that shortens the steps of the current bot so that turns with many steps take no longer.
    fn bot_time_factor(&self, frame: &FrameContext<'_>) -> f64 {
        let Some(pace) = frame.settings.pace.seconds() else { return 1.0 };
        let least = in_seconds(frame.theme.motion.bot_least) * pace_factor(frame);
        self.clock.turn_clock.time_factor(pace + self.designed_seconds(frame), bot_turn_seconds(frame), least)
    }

    /// Records the last event in the turn clock, and whether it revealed something.
    pub(in super::super) fn record_step(&mut self, frame: &FrameContext<'_>) {
        let game = &self.table.game;
        let Some(last) = game.ply().checked_sub(1) else { return };
        let bot = match game.turn_at(last) {
            Turn::Seat(seat) | Turn::Chance(Some(seat)) => {
                Some(seat).filter(|seat| !game.assignment(*seat).player.is_human())
            }
            Turn::Chance(None) | Turn::Over(_) => None,
        };
        self.clock.turn_clock.step(bot, frame.now, bot_turn_seconds(frame));
        if game.observation(last, Viewer::Table).is_some_and(|observation| observation.is_news) {
            self.clock.last_reveal_time = Some(frame.now);
        }
    }
}
