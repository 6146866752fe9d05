//! Everything that happens at a table by itself: bots think and play, chance is resolved, forced moves are made.

use egui::Context;

use super::frame_state::FrameState;
use super::turn_clock::TurnClock;
use super::{BotWorker, FrameContext, GameSession, LiveTable};
use crate::bots::{Answer, bot_seed, choose_move};
use crate::engine::{Level, Phrase, Seat, Stop, Turn, Viewer};
use crate::games::Game;
use crate::paint::board::Response;
use crate::paint::theme::Durations;
use crate::play::{Bot, Player};
use crate::ui::background::BackgroundWork;
use crate::ui::settings::Pace;
use crate::ui::table::keys::{is_pressed, is_sheet_open};
use crate::ui::table::session::CommandOutcome;

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

/// The set pace of bots relative to the default; greater is slower.
fn pace_factor(frame: &FrameContext<'_>) -> f64 {
    let usual = Pace::default().seconds().unwrap_or(1.0);
    frame.settings.pace.seconds().map_or(1.0, |pace| pace / usual)
}

/// Target duration of a bot's turn, in seconds.
fn bot_turn_seconds(frame: &FrameContext<'_>) -> f64 {
    in_seconds(frame.theme.motion.bot_turn) * pace_factor(frame)
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
        !frame_state.gives_same_model(&before)
    }

    /// Whether nothing tells of the last event yet: its beats are not over, or it ended the game and people still look.
    fn is_showing_event(&self, frame: &FrameContext<'_>) -> bool {
        let ends_game = self.snapshot.outcome.is_some() && self.lesson.is_none();
        let rest = if ends_game { in_seconds(frame.theme.motion.before_end) } else { 0.0 };
        self.review_ply.is_none() && frame.now < self.clock.due_time(self.animation_wait(frame), rest)
    }

    /// The share of the last event's beats that has been played, 0 to 1.
    pub(super) fn progress(&self, frame: &FrameContext<'_>) -> f32 {
        match self.beats_seconds(frame) {
            seconds if seconds > 0.0 => ((frame.now - self.clock.event_time) / seconds).clamp(0.0, 1.0) as f32,
            _ => 1.0,
        }
    }

    /// Duration of the last event's beats as designed, in seconds. Where nothing moves, marks stand for as long.
    fn designed_seconds(&self, frame: &FrameContext<'_>) -> f64 {
        f64::from(self.staging.schedule.length()) / 1000.0 * self.motion_factor(frame)
    }

    /// How much longer than designed animations are set to take.
    fn motion_factor(&self, frame: &FrameContext<'_>) -> f64 {
        f64::from(if frame.settings.is_animated() { frame.settings.motion_factor() } else { 1.0 })
    }

    /// Duration of the last event's beats, in seconds. Those of bots are shorter in long turns and at a fast pace, but
    /// never too short to be seen; what ends a game is never shortened.
    fn beats_seconds(&self, frame: &FrameContext<'_>) -> f64 {
        let designed = self.designed_seconds(frame);
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
    fn step_pause(&self, full: f64, frame: &FrameContext<'_>) -> f64 {
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
    pub(super) fn record_step(&mut self, frame: &FrameContext<'_>) {
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
                // A press ends the animation.
                self.clock.event_time = self.clock.event_time.min(frame.now - self.beats_seconds(frame));
            }
            match frame.settings.is_animated() && self.review_ply.is_none() {
                true => ctx.request_repaint(),
                // Nothing moves meanwhile.
                false => _ = self.must_wait(0.0, frame, ctx),
            }
        } else if self.is_showing_event(frame) {
            self.must_wait(0.0, frame, ctx);
        }
        self.finish_showing_script(frame, ctx);
        if self.review_ply.is_some() || self.table.pending_glimpse().is_some() {
            return false;
        }
        if let Some(target) = self.clock.redo_target {
            let is_due = !self.must_wait(0.0, frame, ctx);
            if is_due {
                self.redo_towards(Some(target), frame);
            }
            return is_due;
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
                        || self.run_follow_up(frame, ctx)
                        || self.run_forced_move(seat, frame, ctx)
                }
            },
        }
    }

    fn run_chance(&mut self, seat: Option<Seat>, frame: &FrameContext<'_>, ctx: &Context) -> bool {
        if self.table.manual_dice().is_some() {
            self.stop_skipping(frame);
            return false;
        }
        let waits = self.table.chance_waits_for().is_some();
        if waits && !frame.settings.draw_for_me {
            self.stop_skipping(frame);
            return false;
        }
        // A draw within a seat's own turn comes at the pace of bots at most; other chance events get the full pause.
        let lengths = &frame.theme.motion;
        let full_pause = in_seconds(lengths.chance);
        let pause = match seat {
            // The end of a round and its animation are never skipped.
            _ if self.covers_recent_reveal(None) => in_seconds(lengths.last_look) + self.skipped_animation_wait(frame),
            _ if self.clock.is_skipping => 0.0,
            None => full_pause,
            Some(_) => self.step_pause(frame.settings.pace.seconds().unwrap_or(full_pause).min(full_pause), frame),
        };
        let follows_at_once = seat.is_some() && !self.clock.is_skipping && self.follows_at_once(None, frame);
        if self.is_too_early(pause, follows_at_once, frame, ctx) || self.table.game.resolve_chance().is_err() {
            return false;
        }
        self.clock.has_followed_at_once = follows_at_once;
        self.position_changed(frame);
        true
    }

    fn run_bot(&mut self, seat: Seat, bot: Bot, frame: &FrameContext<'_>, ctx: &Context) -> bool {
        let ply = self.table.game.ply();
        if self.clock.pending_move.as_ref().is_none_or(|(at, _)| *at != ply) {
            let thinks_here = self.clock.worker.as_ref().is_some_and(|(at, _)| *at == ply);
            if !thinks_here {
                let view = self.table.game.view(Viewer::Seat(seat));
                let table = self.table.game.view(Viewer::Table);
                self.clock.bot_has_secrets = view.open != table.open || view.memory != table.memory;
                let stream = bot_seed(self.table.game.seed(), seat, ply);
                let wake = ctx.clone();
                let worker = BotWorker::start(view, bot, stream, false, move || wake.request_repaint());
                self.clock.worker = worker.map(|worker| (ply, worker));
            }
            let Some(answer) = self.clock.answer(ply) else { return false };
            self.clock.worker = None;
            self.clock.pending_move =
                answer.map(|answer| answer.choice).or_else(|| self.fallback_move(seat)).map(|choice| (ply, choice));
        }
        let Some((_, choice)) = self.clock.pending_move else { return false };
        let pause = match frame.settings.pace {
            _ if self.clock.is_skipping || self.clock.step_requested => 0.0,
            Pace::ByKey => return false,
            pace => {
                let hidden = if self.clock.bot_has_secrets { in_seconds(frame.theme.motion.bot_thinks) } else { 0.0 };
                let pause = self.step_pause(pace.seconds().unwrap_or(0.0), frame);
                let pause = pause.max(hidden - self.animation_wait(frame));
                // People need the same time to look at any pace.
                let look = in_seconds(frame.theme.motion.bot_look) * pace_factor(frame).max(1.0);
                self.pause_before_cover(choice, pause, look)
            }
        };
        let follows_at_once = self.follows_at_once(Some(choice), frame);
        if self.is_too_early(pause, follows_at_once, frame, ctx) {
            return false;
        }
        self.clock.pending_move = None;
        if self.table.game.decide(seat, choice).is_err() {
            return false;
        }
        self.clock.has_followed_at_once = follows_at_once;
        self.position_changed(frame);
        true
    }

    /// Whether a bot's decision, or the chance that is due, happens while its last event is still being shown. Not where
    /// the pace is slow, and not where the time that a decision takes must tell nothing.
    fn follows_at_once(&self, choice: Option<G::Move>, frame: &FrameContext<'_>) -> bool {
        let Some(last) = self.snapshot.last.as_ref().filter(|_| self.clock.turn_clock.is_bot_turn()) else {
            return false;
        };
        pace_factor(frame) <= 1.0
            && frame.settings.pace != Pace::ByKey
            && !(choice.is_some() && self.clock.bot_has_secrets)
            && self.is_showing_event(frame)
            && !self.must_be_seen()
            && G::follows_at_once(&last.seen, choice.as_ref())
    }

    /// A random legal move, for a bot whose worker failed, so that the game goes on.
    fn fallback_move(&self, seat: Seat) -> Option<G::Move> {
        tracing::error!("the bot at seat {} gave no answer", seat.index());
        let view = self.table.game.view(Viewer::Seat(seat));
        let stream = bot_seed(self.table.game.seed(), seat, self.table.game.ply());
        choose_move(&view, Level::Random, stream, &Stop::default())
    }

    /// Makes the next move of a plan that one click has begun.
    fn run_follow_up(&mut self, frame: &FrameContext<'_>, ctx: &Context) -> bool {
        if self.lesson.is_some() {
            return false;
        }
        let Some(choice) = G::follow_up(&self.play_context(), &self.selection) else { return false };
        if self.must_wait(0.0, frame, ctx) {
            return false;
        }
        let has_moved = self.apply_response(Response::Play(choice), frame) == CommandOutcome::Moved;
        if !has_moved {
            self.selection = G::Selection::default();
        }
        has_moved
    }

    /// Plays the only legal move, where setting and game allow it.
    fn run_forced_move(&mut self, seat: Seat, frame: &FrameContext<'_>, ctx: &Context) -> bool {
        let [only] = self.snapshot.legal.as_slice() else { return false };
        let only = *only;
        // Real dice are rolled beside the screen: a click before would be no pleasure.
        let is_on = frame.settings.single_moves || self.table.real_dice;
        if self.clock.is_autoplay_paused || !is_on || !G::can_autoplay(&only) {
            return false;
        }
        let pause = self.pause_before_cover(
            only,
            in_seconds(frame.theme.motion.single_move),
            in_seconds(frame.theme.motion.last_look),
        );
        if self.must_wait(pause, frame, ctx) {
            return false;
        }
        if self.table.game.decide(seat, only).is_err() {
            return false;
        }
        self.record_lesson_decision();
        self.position_changed(frame);
        // The log line shows only what everyone may see.
        if let Some(line) = self.log.iter().rfind(|line| !line.is_note) {
            self.messages.notice = Some(Phrase::new("table-single-move").with("what", line.phrase.clone()));
        }
        true
    }

    /// Pause before this decision, in seconds: longer if the move covers what was just revealed, so that all can look.
    fn pause_before_cover(&mut self, choice: G::Move, pause: f64, look: f64) -> f64 {
        if !self.covers_recent_reveal(Some(choice)) {
            return pause;
        }
        // The time since the reveal counts, whatever else has happened meanwhile.
        let since = self.clock.last_reveal_time.map_or(0.0, |shown| self.clock.event_time - shown);
        pause.max(look - since.max(0.0))
    }

    /// Whether this decision of the seat on turn (`None`: the due chance event) covers what was just revealed.
    fn covers_recent_reveal(&mut self, choice: Option<G::Move>) -> bool {
        let game = &self.table.game;
        let ply = game.ply();
        if let Some((_, _, covers)) = self.clock.covers_cache.filter(|(at, what, _)| (*at, *what) == (ply, choice)) {
            return covers;
        }
        let covers = match (choice, game.turn()) {
            (Some(choice), Turn::Seat(seat)) => game.hides_recent_reveal(seat, choice),
            (None, _) => game.chance_hides_information(),
            (Some(_), _) => false,
        };
        self.clock.covers_cache = Some((ply, choice, covers));
        covers
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

    /// Ends the skipping of bots. What was told at once is not shown afterwards.
    fn stop_skipping(&mut self, frame: &FrameContext<'_>) {
        if std::mem::take(&mut self.clock.is_skipping) && !self.must_be_seen() {
            self.skip_animation(frame);
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
        self.review_ply = None;
        self.is_showing_script = false;
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
            && !self.clock.is_skipping
            && !self.clock.step_requested
            && self.table.pending_glimpse().is_none()
            && matches!(self.table.game.turn(), Turn::Seat(seat) if !self.table.game.assignment(seat).player.is_human())
    }
}
