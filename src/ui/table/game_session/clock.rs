//! What goes on by itself at a table: bots think and play, chance speaks, single moves are made.

use egui::Context;

use super::turn_clock::TurnClock;
use super::{FrameContext, LiveTable, Thinking};
use crate::bots::{Answer, bot_seed, choose_move};
use crate::engine::{Level, Phrase, Seat, Stop, Turn, Viewer};
use crate::games::Game;
use crate::paint::painter::Motion;
use crate::paint::theme::Durations;
use crate::play::{Bot, Player};
use crate::ui::settings::Pace;

/// The clock of a table.
pub(super) struct Clock<G: Game> {
    /// When the position last changed, in seconds.
    moved_at: f64,
    /// The bot that thinks, and at which ply.
    worker: Option<(usize, Thinking<G>)>,
    /// What it has decided, while one still looks at the step before.
    decided: Option<(usize, G::Move)>,
    /// The next step of a bot is let happen.
    step: bool,
    /// Bots play without pauses until a person decides.
    skipping: bool,
    /// The position was gone back to: nothing plays itself here until someone has moved.
    held: bool,
    /// Whether this decision (`None`: the draw) after so many events covers what all still look at: asked once, not in every frame.
    covers: Option<(usize, Option<G::Move>, bool)>,
    /// The turn that is being played.
    turn: TurnClock,
    /// The bot that thinks knows more than the table does: how long it takes is to tell nothing of it.
    secretive: bool,
    /// When something new was shown to all last.
    shown_at: Option<f64>,
}

impl<G: Game> Default for Clock<G> {
    fn default() -> Self {
        Clock {
            moved_at: f64::NEG_INFINITY,
            worker: None,
            decided: None,
            step: false,
            skipping: false,
            held: false,
            covers: None,
            turn: TurnClock::default(),
            secretive: false,
            shown_at: None,
        }
    }
}

impl<G: Game> Clock<G> {
    /// The position has changed.
    pub(super) fn moved(&mut self, now: f64) {
        self.moved_at = now;
        self.step = false;
        self.held = false;
        self.stop();
    }

    /// The one worker is set to this.
    pub(super) fn set_to_work(&mut self, worker: Option<(usize, Thinking<G>)>) {
        self.worker = worker;
    }

    /// Whether it is at work.
    pub(super) fn is_working(&self) -> bool {
        self.worker.is_some()
    }

    /// What it has found at this ply: `None` while it thinks.
    pub(super) fn answer(&self, ply: usize) -> Option<Option<Answer<G>>> {
        match &self.worker {
            Some((at, worker)) if *at == ply => worker.answer(),
            _ => Some(None),
        }
    }

    /// Stops a bot that thinks.
    pub(super) fn stop(&mut self) {
        self.worker = None;
        self.decided = None;
        self.covers = None;
    }

    pub(super) fn let_step(&mut self) {
        self.step = true;
    }

    pub(super) fn skip(&mut self) {
        self.skipping = true;
    }

    /// When what happened last was looked at for this long after its motion, in seconds.
    fn looked_at(&self, motion: f64, rest: f64) -> f64 {
        self.moved_at + motion + rest
    }
}

/// What a model is made of beside the table: the time, and the settings that matter to it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Moment {
    /// Seconds since the app began.
    pub now: f64,
    /// How far the animation of the last event has come, 0 to 1.
    pub progress: f32,
    /// An animation that people must follow is under way.
    pub is_unskippable: bool,
    /// What happened last tells people something: in its animation, or, where nothing moves, until something else happens.
    pub tells: bool,
    /// Nothing moves.
    pub reduced_motion: bool,
    /// Every step of a bot waits for a key.
    pub steps_by_key: bool,
}

impl Default for Moment {
    fn default() -> Self {
        Moment {
            now: 0.0,
            progress: 1.0,
            is_unskippable: false,
            tells: false,
            reduced_motion: false,
            steps_by_key: false,
        }
    }
}

impl Moment {
    /// Whether a model made at this moment would be the same at another.
    fn is_like(&self, other: &Moment) -> bool {
        let told = |moment: &Moment| Moment { now: 0.0, progress: moment.progress.floor(), ..*moment };
        told(self) == told(other)
    }
}

/// So many milliseconds in seconds.
fn in_seconds(milliseconds: u64) -> f64 {
    Durations::time(milliseconds).as_secs_f64()
}

/// By how much bots are slower than at the usual pace.
fn slowness(frame: &FrameContext<'_>) -> f64 {
    let usual = Pace::default().seconds().unwrap_or(1.0);
    frame.settings.pace.seconds().map_or(1.0, |pace| pace / usual)
}

/// About how many seconds a bot's turn takes.
fn bot_turn(frame: &FrameContext<'_>) -> f64 {
    in_seconds(frame.theme.motion.bot_turn) * slowness(frame)
}

/// How many seconds a motion takes.
fn seconds(motion: Motion, frame: &FrameContext<'_>) -> f64 {
    let lengths = &frame.theme.motion;
    let normal = match motion {
        Motion::Piece => lengths.move_piece,
        Motion::TurnOver(others) => lengths.turn_over + lengths.stagger * u64::from(others),
        Motion::Walk(steps) => lengths.move_piece * u64::from(steps.max(1)),
        Motion::Dice => lengths.dice,
        Motion::Unskippable(others) => lengths.stagger * u64::from(others),
    };
    // What is told has a setting of its own.
    let told = if motion.is_unskippable() { frame.settings.unskippable_speed.seconds() } else { 0.0 };
    told + in_seconds(normal) * f64::from(frame.settings.motion_factor())
}

impl<G: Game> LiveTable<G> {
    /// Notes the moment of this frame; true if a model made before has grown old by it.
    pub(super) fn note_moment(&mut self, frame: &FrameContext<'_>) -> bool {
        let moment = Moment {
            now: frame.now,
            progress: self.progress(frame),
            is_unskippable: self.tells(frame),
            tells: self.is_told(frame),
            reduced_motion: !frame.settings.is_animated(),
            steps_by_key: frame.settings.pace == Pace::ByKey,
        };
        let before = std::mem::replace(&mut self.moment, moment);
        !moment.is_like(&before)
    }

    /// How far the motion of the last event has come.
    pub(super) fn progress(&self, frame: &FrameContext<'_>) -> f32 {
        if !frame.settings.is_animated() {
            return 1.0;
        }
        ((frame.now - self.clock.moved_at) / self.motion_length(frame)).clamp(0.0, 1.0) as f32
    }

    /// How many seconds the motion of the last event takes: less in a bot's turn of many steps.
    fn motion_length(&self, frame: &FrameContext<'_>) -> f64 {
        let motion = self.motion();
        match motion.is_unskippable() {
            true => seconds(motion, frame),
            false => seconds(motion, frame) * self.haste(frame),
        }
    }

    /// By how much the steps of the bot whose turn it is are shortened, so that people wait no longer for a turn of many steps.
    fn haste(&self, frame: &FrameContext<'_>) -> f64 {
        let Some(pace) = frame.settings.pace.seconds() else { return 1.0 };
        let least = in_seconds(frame.theme.motion.bot_least) * slowness(frame);
        self.clock.turn.haste(pace + seconds(self.motion(), frame), bot_turn(frame), least)
    }

    /// The clock goes on: something has happened.
    pub(super) fn note_step(&mut self, frame: &FrameContext<'_>) {
        let game = &self.table.game;
        let Some(last) = game.ply().checked_sub(1) else { return };
        let bot = match game.turn_at(last) {
            Turn::Seat(seat) | Turn::Chance(Some(seat)) => {
                Some(seat).filter(|seat| !game.assignment(*seat).player.is_human())
            }
            Turn::Chance(None) | Turn::Over(_) => None,
        };
        self.clock.turn.step(bot, frame.now, bot_turn(frame));
        if game.observation(last, Viewer::Table).is_some_and(|observation| observation.is_news) {
            self.clock.shown_at = Some(frame.now);
        }
    }

    /// The motion of what was seen last.
    pub(super) fn motion(&self) -> Motion {
        self.shown.last.as_ref().map_or(Motion::Piece, |last| G::motion(&last.seen))
    }

    /// Whether a motion that people must follow is under way.
    pub(super) fn tells(&self, frame: &FrameContext<'_>) -> bool {
        self.motion().is_unskippable() && self.progress(frame) < 1.0
    }

    /// Whether what happened last tells people something: in its motion, or, where nothing moves, until something else happens.
    pub(super) fn is_told(&self, frame: &FrameContext<'_>) -> bool {
        self.motion().is_unskippable() && (!frame.settings.is_animated() || self.progress(frame) < 1.0)
    }

    /// Lets happen what is due; true if something did. Asks for a repaint when the next thing will be.
    pub(super) fn run(&mut self, frame: &FrameContext<'_>, ctx: &Context) -> bool {
        let motion = self.motion();
        if self.progress(frame) < 1.0 {
            if !motion.is_unskippable() && ctx.input(|input| input.pointer.any_pressed()) {
                // It comes to its end at once.
                self.clock.moved_at = self.clock.moved_at.min(frame.now - self.motion_length(frame));
            }
            ctx.request_repaint();
        }
        self.watch(frame, ctx);
        if self.review_ply.is_some() || self.table.pending_glimpse().is_some() {
            return false;
        }
        if let Some(happened) = self.run_lesson(frame, ctx) {
            return happened;
        }
        match self.table.game.turn() {
            Turn::Over(_) => {
                self.clock.skipping = false;
                // The end is shown once the last motion has been looked at.
                self.is_early(in_seconds(frame.theme.motion.before_end), frame, ctx);
                false
            }
            Turn::Chance(seat) => self.run_chance(seat, frame, ctx),
            Turn::Seat(seat) => match self.table.game.assignment(seat).player {
                Player::Bot(bot) => self.run_bot(seat, bot, frame, ctx),
                Player::Human => {
                    self.clock.skipping = false;
                    self.run_help(seat, frame) || self.run_single(seat, frame, ctx)
                }
            },
        }
    }

    fn run_chance(&mut self, seat: Option<Seat>, frame: &FrameContext<'_>, ctx: &Context) -> bool {
        if self.table.manual_dice().is_some() {
            self.clock.skipping = false;
            return false;
        }
        let waits = self.table.chance_waits_for().is_some();
        if waits && !frame.settings.draw_for_me {
            self.clock.skipping = false;
            return false;
        }
        // What a decider draws in its own turn comes at once; all else so that one can follow it.
        let lengths = &frame.theme.motion;
        let looked = in_seconds(lengths.chance);
        let pause = match seat {
            // How a round ended is not skipped, nor what moves then.
            _ if self.covers(None) => in_seconds(lengths.last_look) + self.skipped_motion(frame),
            _ if self.clock.skipping => 0.0,
            None => looked,
            Some(_) => frame.settings.pace.seconds().unwrap_or(looked).min(looked) * self.haste(frame),
        };
        if self.is_early(pause, frame, ctx) || self.table.game.resolve_chance().is_err() {
            return false;
        }
        self.position_changed(frame);
        true
    }

    fn run_bot(&mut self, seat: Seat, bot: Bot, frame: &FrameContext<'_>, ctx: &Context) -> bool {
        let ply = self.table.game.ply();
        if self.clock.decided.as_ref().is_none_or(|(at, _)| *at != ply) {
            let thinks_here = self.clock.worker.as_ref().is_some_and(|(at, _)| *at == ply);
            if !thinks_here {
                let view = self.table.game.view(Viewer::Seat(seat));
                let table = self.table.game.view(Viewer::Table);
                self.clock.secretive = view.open != table.open || view.memory != table.memory;
                let stream = bot_seed(self.table.game.seed(), seat, ply);
                let wake = ctx.clone();
                let worker = Thinking::start(view, bot, stream, false, move || wake.request_repaint());
                self.clock.worker = worker.map(|worker| (ply, worker));
            }
            let Some(answer) = self.clock.answer(ply) else { return false };
            self.clock.worker = None;
            self.clock.decided =
                answer.map(|answer| answer.choice).or_else(|| self.any_move(seat)).map(|choice| (ply, choice));
        }
        let Some((_, choice)) = self.clock.decided else { return false };
        let pause = match frame.settings.pace {
            _ if self.clock.skipping || self.clock.step => 0.0,
            Pace::ByKey => return false,
            pace => {
                let hidden = if self.clock.secretive { in_seconds(frame.theme.motion.bot_thinks) } else { 0.0 };
                let pause = pace.seconds().unwrap_or(0.0) * self.haste(frame);
                let pause = pause.max(hidden - self.motion_seconds(frame));
                // However fast bots play, nobody looks faster.
                let look = in_seconds(frame.theme.motion.bot_look) * slowness(frame).max(1.0);
                self.last_look(choice, pause, look)
            }
        };
        if self.is_early(pause, frame, ctx) {
            return false;
        }
        self.clock.decided = None;
        if self.table.game.decide(seat, choice).is_err() {
            return false;
        }
        self.position_changed(frame);
        true
    }

    /// Any legal move, where a bot came to grief or found no thread to think on: the game goes on.
    fn any_move(&self, seat: Seat) -> Option<G::Move> {
        tracing::error!("the bot at seat {} gave no answer", seat.index());
        let view = self.table.game.view(Viewer::Seat(seat));
        let stream = bot_seed(self.table.game.seed(), seat, self.table.game.ply());
        choose_move(&view, Level::Random, stream, &Stop::default())
    }

    /// A decision with one legal move, where the game lets such a move play itself.
    fn run_single(&mut self, seat: Seat, frame: &FrameContext<'_>, ctx: &Context) -> bool {
        let [only] = self.shown.legal.as_slice() else { return false };
        let only = *only;
        if self.clock.held || !frame.settings.single_moves || !G::can_autoplay(&only) {
            return false;
        }
        let pause =
            self.last_look(only, in_seconds(frame.theme.motion.single_move), in_seconds(frame.theme.motion.last_look));
        if self.is_early(pause, frame, ctx) {
            return false;
        }
        if self.table.game.decide(seat, only).is_err() {
            return false;
        }
        self.has_learned();
        self.position_changed(frame);
        // Told as all saw it, whatever the move was.
        if let Some(line) = self.log.iter().rfind(|line| !line.is_note) {
            self.notice = Some(Phrase::new("table-single-move").with("what", line.phrase.clone()));
        }
        true
    }

    /// How long to wait before this decision: longer where it covers what its maker has just shown, so that all can look at it.
    fn last_look(&mut self, choice: G::Move, pause: f64, look: f64) -> f64 {
        if !self.covers(Some(choice)) {
            return pause;
        }
        // It has been looked at since it was shown, whatever else was done meanwhile.
        let since = self.clock.shown_at.map_or(0.0, |shown| self.clock.moved_at - shown);
        pause.max(look - since.max(0.0))
    }

    /// Whether this decision of the seat on turn, or the draw that is due, covers what all still look at.
    fn covers(&mut self, choice: Option<G::Move>) -> bool {
        let game = &self.table.game;
        let ply = game.ply();
        if let Some((_, _, covers)) = self.clock.covers.filter(|(at, what, _)| (*at, *what) == (ply, choice)) {
            return covers;
        }
        let covers = match (choice, game.turn()) {
            (Some(choice), Turn::Seat(seat)) => game.hides_recent_reveal(seat, choice),
            (None, _) => game.chance_hides_information(),
            (Some(_), _) => false,
        };
        self.clock.covers = Some((ply, choice, covers));
        covers
    }

    /// Whether what happened last is over, and has been looked at for so many milliseconds.
    pub(super) fn was_looked_at(&self, milliseconds: u64, frame: &FrameContext<'_>) -> bool {
        frame.now >= self.clock.looked_at(self.motion_seconds(frame), in_seconds(milliseconds))
    }

    /// What happened last has been looked at for long enough, unless it is something that people must follow.
    pub(super) fn be_done_looking(&mut self, frame: &FrameContext<'_>) {
        if !self.tells(frame) {
            self.clock.moved_at = f64::NEG_INFINITY;
        }
    }

    /// How long the motion of what happened last takes now.
    fn motion_seconds(&self, frame: &FrameContext<'_>) -> f64 {
        match self.motion() {
            // With nothing moving it is marked instead, for as long.
            motion @ Motion::Unskippable(_) => seconds(motion, frame),
            _ if self.clock.skipping || !frame.settings.is_animated() => 0.0,
            _ => self.motion_length(frame),
        }
    }

    /// How long that motion takes if `motion_seconds` leaves it out for whoever skips.
    fn skipped_motion(&self, frame: &FrameContext<'_>) -> f64 {
        let is_skipped = self.clock.skipping && frame.settings.is_animated() && !self.motion().is_unskippable();
        if is_skipped { self.motion_length(frame) } else { 0.0 }
    }

    /// Whether it is too early for what comes next: what happened last is still on its way, or was not looked at for long enough. Asks to be called
    /// again in time.
    pub(super) fn is_early(&self, pause: f64, frame: &FrameContext<'_>, ctx: &Context) -> bool {
        let left = self.clock.looked_at(self.motion_seconds(frame), pause) - frame.now;
        if left > 0.0 {
            ctx.request_repaint_after(std::time::Duration::from_secs_f64(left));
        }
        left > 0.0
    }

    /// The position was gone back or forth to.
    pub(super) fn timeline_changed(&mut self, frame: &FrameContext<'_>) {
        self.review_ply = None;
        self.watches_script = false;
        self.news_read_to = self.news_read_to.min(self.table.game.ply());
        self.position_changed(frame);
        self.clock.held = true;
        // Nothing has happened just now: what is shown stands still.
        self.clock.moved_at = f64::NEG_INFINITY;
    }

    /// Whether a bot's step waits for the key that lets it happen.
    pub(super) fn step_is_waiting(&self) -> bool {
        let written = self.lesson.as_ref().is_some_and(|lesson| !lesson.is_free(&self.table.game));
        self.moment.steps_by_key
            && !written
            && !self.clock.skipping
            && !self.clock.step
            && self.table.pending_glimpse().is_none()
            && matches!(self.table.game.turn(), Turn::Seat(seat) if !self.table.game.assignment(seat).player.is_human())
    }
}
