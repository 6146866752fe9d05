//! A session for one game: the table, whose eyes look at it, and what a click there does.
//!
//! What is shown is always made from a view: `refresh` takes it anew after every change.

mod as_session;
mod choices;
mod curtain;
mod following;
mod hint;
mod learning;
mod pace;
mod running;
mod shown;
mod telling;
mod together;

use std::path::PathBuf;

use super::session::{Curtain, FootButton, FrameContext, LogLine, Session};
use crate::bots::Worker;
use crate::engine::{Phrase, Refusal, Seat, Turn, Viewer};
use crate::games::Game;
use crate::lessons::{IntroCards, Lesson};
use crate::paint::icons::Icon;
use crate::paint::painter::{PlayerLabel, Scene, Status};
use crate::paint::theme::Durations;
use crate::play::Table;

/// A table of this game on the screen.
pub struct GameSession<G: Game> {
    table: Table<G>,
    /// Where it is saved until it is finished; a finished record that is only looked at has none.
    path: Option<PathBuf>,
    /// Where the record went once the game was finished.
    record_path: Option<PathBuf>,
    unsaved: bool,
    /// The person on turn has asked to look at what only it may see.
    looking: bool,
    looking_at: Option<usize>,
    touch: G::Selection,
    refusal: Option<Refusal>,
    /// What the app did by itself just now, or why it did nothing.
    aside: Option<Phrase>,
    /// When that was asked for: until it can have been read, bots that play on do not take it away.
    aside_since: f64,
    /// What the log marks.
    marked: Vec<String>,
    /// It was pointed at in this very frame.
    marked_now: bool,
    faces: Vec<PlayerLabel>,
    names: Vec<String>,
    shown: shown::Shown<G>,
    log: Vec<LogLine>,
    /// The move that is made if it is chosen once more: it ends a turn or shows something new.
    asked: Option<G::Move>,
    /// It was chosen in this very frame.
    asked_now: bool,
    /// What stands over that which is new to whoever decides now.
    news: Option<Phrase>,
    /// So many events are old to all: what was new of them has been put away.
    read_to: usize,
    running: running::Running<G>,
    /// The help that the person on turn has asked for.
    help: hint::Help<G>,
    /// What is learned here.
    lesson: Option<Lesson<G>>,
    /// What is written has just happened, and is still to be seen.
    watches: bool,
    /// What is explained in a first game together.
    cards: IntroCards<G>,
    /// The choices that are pointed at in their list, and what they touch.
    pointed: Vec<G::Move>,
    pointed_spots: Vec<String>,
    /// They were pointed at in this very frame.
    pointed_now: bool,
    /// What was clicked in this frame has come to something.
    heard: bool,
}

impl<G: Game> GameSession<G> {
    /// A session for this table. With a path it is saved there until the game is over.
    pub fn new(table: Table<G>, path: Option<PathBuf>) -> Self {
        let shown = shown::Shown {
            view: table.game.view(Viewer::Table),
            turn: table.game.turn(),
            turn_then: table.game.turn(),
            outcome: None,
            legal: Vec::new(),
            hint: None,
            hand: None,
            waits_for: None,
            card: None,
            coaching: None,
            unbegun: None,
            last: None,
            glimpse: None,
        };
        let mut seated = GameSession {
            // A table that comes from its file has nothing that the file lacks; but a finished game belongs to the records.
            unsaved: path.as_ref().is_some_and(|path| !path.exists() || table.game.outcome().is_some()),
            table,
            path,
            record_path: None,
            looking: false,
            looking_at: None,
            touch: G::Selection::default(),
            refusal: None,
            aside: None,
            aside_since: f64::NEG_INFINITY,
            marked: Vec::new(),
            marked_now: false,
            faces: Vec::new(),
            names: Vec::new(),
            shown,
            log: Vec::new(),
            asked: None,
            asked_now: false,
            news: None,
            read_to: 0,
            running: running::Running::default(),
            help: hint::Help::default(),
            lesson: None,
            watches: false,
            cards: IntroCards::default(),
            pointed: Vec::new(),
            pointed_spots: Vec::new(),
            pointed_now: false,
            heard: false,
        };
        seated.refresh();
        seated
    }

    /// The same, its file holding all there is.
    pub fn as_saved(mut self) -> Self {
        self.unsaved = false;
        self
    }

    /// After the position has changed.
    fn moved(&mut self, frame: &FrameContext<'_>) {
        tracing::trace!("event {}", self.table.game.ply());
        self.looking = false;
        self.touch = G::Selection::default();
        self.refusal = None;
        self.aside = self.aside.take().filter(|_| self.is_unread(frame));
        self.asked = None;
        self.unsaved = true;
        self.help = hint::Help::None;
        self.point_at_nothing();
        self.running.moved(frame.now);
        self.clock_step(frame);
        self.refresh();
    }

    /// Whether what was answered to a person's question can hardly have been read, and that person has nothing to do yet.
    fn is_unread(&self, frame: &FrameContext<'_>) -> bool {
        let read = self.aside_since + Durations::time(frame.theme.motion.last_look).as_secs_f64();
        let bot = |seat: Seat| !self.table.game.assignment(seat).player.is_human();
        let bot_plays = matches!(self.table.game.turn(), Turn::Seat(seat) | Turn::Chance(Some(seat)) if bot(seat));
        frame.now < read && bot_plays && self.asked.is_none()
    }

    fn scene<'a>(&'a self, frame: &FrameContext<'a>) -> Scene<'a, G> {
        Scene {
            viewer: self.shown.view.who,
            open: &self.shown.view.open,
            turn: &self.shown.turn_then,
            legal: if self.tells(frame) { &[] } else { &self.shown.legal },
            acting_seat: self.shown.hand,
            awaiting_chance: self.shown.waits_for,
            awaiting_reveal: self.shown.unbegun,
            last: self.shown.last.as_ref().map(|last| (last, self.progress(frame))),
            glimpse: self.shown.glimpse.as_ref(),
            reduced_motion: !frame.settings.is_animated(),
            players: &self.faces,
            highlighted: self.marks(),
            rects: frame.spots,
            theme: frame.theme,
            text: frame.text,
            names: &self.names,
        }
    }

    /// The bot that is to decide, where nobody has to do anything before.
    fn awaited_bot(&self) -> Option<Seat> {
        let Turn::Seat(seat) = self.shown.turn else { return None };
        let free = !self.is_held_by_lesson()
            && self.looking_at.is_none()
            && self.shown.unbegun.is_none()
            && self.table.pending_glimpse().is_none();
        (free && !self.table.game.assignment(seat).player.is_human()).then_some(seat)
    }

    /// That this bot is awaited: the same words in all games.
    fn waiting(&self, seat: Seat, frame: &FrameContext<'_>) -> Status {
        let (icon, key) = match self.step_is_waiting(frame.settings) {
            true => (Icon::Forward, "table-step-waits"),
            false => (Icon::Hourglass, "table-thinks"),
        };
        Status { seat: Some(seat), icon: Some(icon), count: None, phrase: Phrase::new(key).with("seat", seat) }
    }

    /// Paints with a scene and the hand's touch side by side.
    fn paint<T>(&mut self, frame: &FrameContext<'_>, with: impl FnOnce(&Scene<'_, G>, &mut G::Selection) -> T) -> T {
        let mut touch = std::mem::take(&mut self.touch);
        let before = touch.clone();
        let painted = with(&self.scene(frame), &mut touch);
        self.heard |= touch != before;
        self.touch = touch;
        painted
    }
}

/// A bot at work for this game.
type Thinking<G> = Worker<G>;
