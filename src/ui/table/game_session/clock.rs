//! The time of a table: what is shown of the last event now, and what is due next.

mod automatic;
mod pace;

use egui::Context;

use super::frame_state::FrameState;
use super::turn_clock::TurnClock;
use super::{BotWorker, FrameContext, GameSession, LiveTable};
use crate::bots::Answer;
use crate::engine::Turn;
use crate::games::Game;
use crate::paint::theme::Durations;
use crate::play::Player;
use crate::ui::background::BackgroundWork;
use crate::ui::settings::Pace;
use crate::ui::table::keys::{is_pressed, is_sheet_open};

/// Timing state of a table.
pub(super) struct Clock<G: Game> {
    /// When the last event happened, in seconds.
    event_time: f64,
    /// The worker of a thinking bot or a hint, and its ply.
    worker: Option<(usize, BotWorker<G>)>,
    /// The bot's decided move and its ply, held back until its pause is over.
    pending_move: Option<(usize, G::Move)>,
    /// Whether the user has let the next step of a bot happen.
    step_requested: bool,
    /// Whether bots play without pauses until a person has to decide.
    is_skipping: bool,
    /// Whether the last event happened while the one before it was still being shown, and belongs together with it.
    has_followed_at_once: bool,
    /// Whether forced moves wait, after undo or redo, until someone has moved.
    is_autoplay_paused: bool,
    /// Cached answer of `covers_recent_reveal` for a ply and a move (`None`: a chance event).
    covers_cache: Option<(usize, Option<G::Move>, bool)>,
    /// Timing of the current bot turn.
    turn_clock: TurnClock,
    /// Whether the thinking bot has secret information, which its thinking time must not reveal.
    bot_has_secrets: bool,
    /// When something was last revealed to all.
    last_reveal_time: Option<f64>,
    /// When the wait for the opening card ends, in seconds.
    opening_end: Option<f64>,
    /// Where redo goes on to, once the event that it shows again has been seen.
    pub(super) redo_target: Option<usize>,
    /// Whether the table has not been shown yet, or not since it was left.
    is_unseen: bool,
}

impl<G: Game> Default for Clock<G> {
    fn default() -> Self {
        Clock {
            event_time: f64::NEG_INFINITY,
            worker: None,
            pending_move: None,
            step_requested: false,
            is_skipping: false,
            has_followed_at_once: false,
            is_autoplay_paused: false,
            covers_cache: None,
            turn_clock: TurnClock::default(),
            bot_has_secrets: false,
            last_reveal_time: None,
            opening_end: None,
            redo_target: None,
            is_unseen: true,
        }
    }
}

impl<G: Game> BackgroundWork for GameSession<G> {
    fn wait_until_done(&mut self) {
        if let Some((_, worker)) = &mut self.live.clock.worker {
            worker.wait();
        }
        if let Some(story) = &mut self.live.story {
            story.wait();
        }
        if let Some(puzzle) = &mut self.live.puzzle {
            puzzle.wait();
        }
        self.live.second_thoughts.wait();
    }
}

impl<G: Game> Clock<G> {
    /// Notes that an event has happened.
    pub(super) fn record_event(&mut self, now: f64) {
        self.event_time = now;
        self.step_requested = false;
        self.is_autoplay_paused = false;
        self.stop();
    }

    /// Lets the displayed position stand as if it had been seen.
    pub(super) fn show_at_once(&mut self) {
        self.event_time = f64::NEG_INFINITY;
    }

    /// Shows the event on the stage from now on.
    pub(super) fn show_from(&mut self, now: f64) {
        self.event_time = now;
    }

    /// Replaces the worker.
    pub(super) fn set_worker(&mut self, worker: Option<(usize, BotWorker<G>)>) {
        self.worker = worker;
    }

    /// Whether a worker is running.
    pub(super) fn is_working(&self) -> bool {
        self.worker.is_some()
    }

    /// The worker's answer at this ply: `None` while it thinks, `Some(None)` if there is none.
    pub(super) fn answer(&self, ply: usize) -> Option<Option<Answer<G>>> {
        match &self.worker {
            Some((at, worker)) if *at == ply => worker.answer(),
            _ => Some(None),
        }
    }

    /// Stops the worker and drops its decision.
    pub(super) fn stop(&mut self) {
        self.worker = None;
        self.pending_move = None;
        self.covers_cache = None;
    }

    /// Whether the event that has just happened belongs together with the one before it, which is still being shown.
    pub(super) fn take_followed_at_once(&mut self) -> bool {
        std::mem::take(&mut self.has_followed_at_once)
    }

    /// Notes that another screen is shown.
    pub(super) fn leave(&mut self) {
        self.is_unseen = true;
    }

    pub(super) fn request_step(&mut self) {
        self.step_requested = true;
    }

    pub(super) fn start_skipping(&mut self) {
        self.is_skipping = true;
    }

    /// How long people still have to read the opening card, in seconds: some time after it was shown first, and no longer
    /// once they have pressed something, which may put the card away first.
    pub(super) fn opening_left(&mut self, frame: &FrameContext<'_>, ctx: &Context) -> f64 {
        let (now, lengths) = (frame.now, &frame.theme.motion);
        let reading = in_seconds(lengths.opening);
        let end = *self.opening_end.get_or_insert(now + reading);
        // The press that opened the table was not meant for the card.
        let is_fresh = now < end - reading + in_seconds(lengths.fresh);
        if !is_fresh && ctx.input(is_pressed) {
            self.opening_end = Some(end.min(now));
        }
        end - now
    }

    /// Leaves out this time, in which nobody could see the table.
    fn stand_still(&mut self, seconds: f64) {
        self.event_time += seconds;
        self.turn_clock.stand_still(seconds);
        for time in [&mut self.last_reveal_time, &mut self.opening_end].into_iter().flatten() {
            *time += seconds;
        }
    }

    /// When a pause after the animation of the last event ends, in seconds.
    fn due_time(&self, motion: f64, rest: f64) -> f64 {
        self.event_time + motion + rest
    }
}

/// Converts milliseconds to seconds.
fn in_seconds(milliseconds: u64) -> f64 {
    Durations::time(milliseconds).as_secs_f64()
}

impl<G: Game> LiveTable<G> {
    /// Updates the frame state; true if the model is outdated by the change.
    pub(super) fn update_frame_state(&mut self, frame: &FrameContext<'_>) -> bool {
        let frame_state = FrameState {
            now: frame.now,
            progress: self.progress(frame),
            length: (self.beats_seconds(frame) * 1000.0 / self.motion_factor(frame)) as f32,
            is_showing_event: self.is_showing_event(frame),
            is_unskippable: self.is_unskippable_running(frame),
            shows_last_event: self.shows_last_event(frame),
            reduced_motion: !frame.settings.is_animated(),
            steps_by_key: frame.settings.pace == Pace::ByKey,
        };
        let before = std::mem::replace(&mut self.frame_state, frame_state);
        self.follow_moods(frame) | !frame_state.gives_same_model(&before)
    }

    /// Whether nothing tells of the last event yet: its beats are not over, or it ended the game and people still look.
    fn is_showing_event(&self, frame: &FrameContext<'_>) -> bool {
        let ends_game = self.snapshot.outcome.is_some() && self.lesson.is_none() && self.review.ply.is_none();
        let rest = if ends_game { in_seconds(frame.theme.motion.before_end) } else { 0.0 };
        frame.now < self.clock.due_time(self.animation_wait(frame), rest)
    }

    /// The share of the last event's beats that has been played, 0 to 1.
    pub(super) fn progress(&self, frame: &FrameContext<'_>) -> f32 {
        match self.beats_seconds(frame) {
            seconds if seconds > 0.0 => ((frame.now - self.clock.event_time) / seconds).clamp(0.0, 1.0) as f32,
            _ => 1.0,
        }
    }

    /// Whether an animation that must not be skipped is running.
    pub(super) fn is_unskippable_running(&self, frame: &FrameContext<'_>) -> bool {
        self.must_be_seen() && self.progress(frame) < 1.0
    }

    /// Whether the status shows the last event; see [`FrameState::shows_last_event`].
    pub(super) fn shows_last_event(&self, frame: &FrameContext<'_>) -> bool {
        self.must_be_seen() && (!frame.settings.is_animated() || self.progress(frame) < 1.0)
    }

    /// Lets no time pass while nobody can see the table: behind a sheet, or before it is shown. True if time stands still.
    pub(super) fn stand_still_unseen(&mut self, frame: &FrameContext<'_>, ctx: &Context) -> bool {
        let is_covered = is_sheet_open(ctx);
        let is_new = std::mem::take(&mut self.clock.is_unseen);
        if is_covered || is_new {
            self.clock.stand_still(frame.now - self.frame_state.now);
        }
        // People look at the table before a bot goes on.
        if is_new && self.snapshot.outcome.is_none() && self.clock.event_time.is_infinite() {
            self.clock.event_time = frame.now;
        }
        is_covered
    }

    /// Does what is due; true if something happened. Requests a repaint for when the next step is due.
    pub(super) fn run(&mut self, frame: &FrameContext<'_>, ctx: &Context) -> bool {
        if self.progress(frame) < 1.0 {
            if !self.must_be_seen() && ctx.input(is_pressed) {
                self.end_animation(frame);
            }
            match frame.settings.is_animated() {
                true => ctx.request_repaint(),
                // Nothing moves meanwhile.
                false => _ = self.must_wait(0.0, frame, ctx),
            }
        } else if self.is_showing_event(frame) {
            self.must_wait(0.0, frame, ctx);
        }
        self.wait_for_moods(frame, ctx);
        self.finish_showing_script(frame, ctx);
        self.follow_answer(frame, ctx);
        if self.review.ply.is_some() {
            return self.run_review(frame, ctx);
        }
        if self.table.pending_glimpse().is_some() {
            return false;
        }
        if let Some(target) = self.clock.redo_target {
            let is_due = !self.must_wait(0.0, frame, ctx);
            if is_due {
                self.redo_towards(Some(target), frame);
            }
            return is_due;
        }
        if let Some(happened) = self.run_puzzle(frame, ctx) {
            return happened;
        }
        if let Some(happened) = self.run_lesson(frame, ctx) {
            return happened;
        }
        match self.table.game.turn() {
            Turn::Over(_) => {
                self.stop_skipping(frame);
                // Requests a repaint for the moment when the end is told. Earlier input was meant for the animation.
                self.must_wait(in_seconds(frame.theme.motion.before_end), frame, ctx);
                if self.is_settled_for(frame.theme.motion.hold, frame) && ctx.input(is_pressed) {
                    self.skip_animation(frame);
                }
                false
            }
            Turn::Chance(_) | Turn::Seat(_) if self.waits_for_opening(frame, ctx) => false,
            Turn::Chance(seat) => self.run_chance(seat, frame, ctx),
            Turn::Seat(seat) => match self.table.game.assignment(seat).player {
                Player::Bot(bot) => self.run_bot(seat, bot, frame, ctx),
                Player::Human => {
                    self.stop_skipping(frame);
                    self.poll_hint(seat, frame)
                        || self.run_second_thoughts(seat, frame, ctx)
                        || self.run_follow_up(frame, ctx)
                        || self.run_forced_move(seat, frame, ctx)
                }
            },
        }
    }

    /// Whether the animation of the last event ended at least this many milliseconds ago.
    pub(super) fn is_settled_for(&self, milliseconds: u64, frame: &FrameContext<'_>) -> bool {
        frame.now >= self.clock.due_time(self.animation_wait(frame), in_seconds(milliseconds))
    }

    /// Ends the animation of the last event and the pause after it, unless the animation is unskippable.
    pub(super) fn skip_animation(&mut self, frame: &FrameContext<'_>) {
        if !self.is_unskippable_running(frame) {
            self.clock.event_time = f64::NEG_INFINITY;
        }
    }

    /// Ends the animation of the last event; the pause after it stays.
    fn end_animation(&mut self, frame: &FrameContext<'_>) {
        self.clock.event_time = self.clock.event_time.min(frame.now - self.beats_seconds(frame));
    }

    /// Ends the skipping of bots. The event that was told at once is not shown again by its animation.
    pub(super) fn stop_skipping(&mut self, frame: &FrameContext<'_>) {
        if std::mem::take(&mut self.clock.is_skipping) && !self.must_be_seen() {
            self.end_animation(frame);
        }
    }

    /// How long to wait for the animation of the last event, in seconds.
    fn animation_wait(&self, frame: &FrameContext<'_>) -> f64 {
        match self.clock.is_skipping && !self.must_be_seen() {
            true => 0.0,
            false => self.beats_seconds(frame),
        }
    }

    /// Duration of the last animation if `animation_wait` leaves it out because bots are being skipped, in seconds.
    fn skipped_animation_wait(&self, frame: &FrameContext<'_>) -> f64 {
        let is_skipped = self.clock.is_skipping && frame.settings.is_animated() && !self.must_be_seen();
        if is_skipped { self.beats_seconds(frame) } else { 0.0 }
    }

    /// Whether the animation of the last event and the pause after it are not over yet. If so, requests a repaint for their end.
    pub(super) fn must_wait(&self, pause: f64, frame: &FrameContext<'_>, ctx: &Context) -> bool {
        self.must_wait_since_event(self.animation_wait(frame) + pause, frame, ctx)
    }

    /// Whether what is due has to wait: for the end of the last animation and this pause, or, if it follows at once, for
    /// the last event to have begun.
    fn is_too_early(&self, pause: f64, follows_at_once: bool, frame: &FrameContext<'_>, ctx: &Context) -> bool {
        match follows_at_once {
            true => self.must_wait_since_event(in_seconds(frame.theme.motion.bot_follows), frame, ctx),
            false => self.must_wait(pause, frame, ctx),
        }
    }

    /// Whether so many seconds have not passed since the last event. If so, requests a repaint for their end.
    fn must_wait_since_event(&self, seconds: f64, frame: &FrameContext<'_>, ctx: &Context) -> bool {
        let left = self.clock.due_time(seconds, 0.0) - frame.now;
        if left > 0.0 {
            ctx.request_repaint_after(std::time::Duration::from_secs_f64(left));
        }
        left > 0.0
    }

    /// Resets the state of the screen after undo, redo or a jump in a lesson.
    pub(super) fn timeline_changed(&mut self, frame: &FrameContext<'_>) {
        self.leave_review();
        self.is_showing_script = false;
        self.announced = None;
        self.news.read_ply = self.news.read_ply.min(self.table.game.ply());
        self.position_changed(frame);
        self.clock.is_autoplay_paused = true;
        // No event has just happened, so nothing is animated.
        self.clear_stage();
        self.clock.event_time = f64::NEG_INFINITY;
        self.clock.redo_target = None;
    }

    /// Whether a bot's next step waits for a key press.
    pub(super) fn step_is_waiting(&self) -> bool {
        let written = self.lesson.as_ref().is_some_and(|lesson| !lesson.is_free(&self.table.game));
        self.frame_state.steps_by_key
            && !written
            && !self.is_held_by_puzzle()
            && !self.clock.is_skipping
            && !self.clock.step_requested
            && self.table.pending_glimpse().is_none()
            && matches!(self.table.game.turn(), Turn::Seat(seat) if !self.table.game.assignment(seat).player.is_human())
    }
}
