//! Events that come without a person: chance, the moves of bots, moves that are forced or that one click has planned.

use egui::Context;

use super::super::{BotWorker, FrameContext, LiveTable};
use super::in_seconds;
use super::pace::pace_factor;
use crate::bots::{bot_seed, choose_move};
use crate::engine::{Level, Phrase, Seat, Stop, Turn, Viewer};
use crate::games::Game;
use crate::play::Bot;
use crate::ui::settings::Pace;
use crate::ui::table::session::CommandOutcome;

impl<G: Game> LiveTable<G> {
    /// Resolves the chance event that is due once its time has come; true if it happened.
    pub(super) fn run_chance(&mut self, seat: Option<Seat>, frame: &FrameContext<'_>, ctx: &Context) -> bool {
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

    /// Lets a bot think, and plays its move once its time has come; true if it moved.
    pub(super) fn run_bot(&mut self, seat: Seat, bot: Bot, frame: &FrameContext<'_>, ctx: &Context) -> bool {
        let ply = self.table.game.ply();
        if self.clock.pending_move.as_ref().is_none_or(|(at, _)| *at != ply) {
            let thinks_here = self.clock.worker.as_ref().is_some_and(|(at, _)| *at == ply);
            if !thinks_here {
                let view = self.table.game.view(Viewer::Seat(seat));
                let table = self.table.game.view(Viewer::Table);
                self.clock.bot_has_secrets = view.open != table.open || view.memory != table.memory;
                let stream = bot_seed(self.table.game.seed(), seat, ply);
                let wake = ctx.clone();
                let worker = BotWorker::start(view, bot, stream, move || wake.request_repaint());
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

    /// Makes the next move of a plan that one click has begun; true if it moved.
    pub(super) fn run_follow_up(&mut self, frame: &FrameContext<'_>, ctx: &Context) -> bool {
        if self.lesson.is_some() {
            return false;
        }
        // While a chosen move waits, nothing goes on.
        if self.is_move_held() {
            return false;
        }
        let Some(choice) = G::follow_up(&self.play_context(), &self.selection) else { return false };
        if self.must_wait(0.0, frame, ctx) {
            return false;
        }
        // One click has decided the whole way, and was judged before its first step.
        let has_moved = self.play_uncoached(choice, frame) == CommandOutcome::Moved;
        if !has_moved {
            self.selection = G::Selection::default();
        }
        has_moved
    }

    /// Plays the only legal move, where setting and game allow it; true if it moved.
    pub(super) fn run_forced_move(&mut self, seat: Seat, frame: &FrameContext<'_>, ctx: &Context) -> bool {
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
        let rest = self.hint.rest_after(only);
        self.record_decision(only);
        self.position_changed(frame);
        self.go_on_with(rest, seat);
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
}
