//! A table of one game on the screen: whose eyes look at it, and what a click there does.
//!
//! What is shown is always made from a view: `refresh` takes it anew after every change, and `remodel` makes the model of it.

mod apply;
mod as_session;
mod card;
mod choices;
mod clock;
mod curtain;
mod hint;
mod intent;
mod lesson;
mod log;
mod position;
mod to_model;
mod turn_clock;

use std::path::PathBuf;
use std::rc::Rc;

use super::model::{Curtain, FootButton, LogLine, TableModel};
use super::session::{FrameContext, Pointed};
use crate::bots::Worker;
use crate::engine::{Phrase, Refusal, Seat, Turn, Viewer};
use crate::games::Game;
use crate::lessons::{Chapter, IntroCards, Lesson};
use crate::paint::icons::Icon;
use crate::paint::painter::{Intent, PlayContext, PlayerLabel, Scene, Status};
use crate::paint::theme::Durations;
use crate::play::Table;

pub use as_session::clicked_once;

/// A table of this game on the screen, and what it shows.
pub struct GameSession<G: Game> {
    live: LiveTable<G>,
    model: Rc<TableModel>,
}

impl<G: Game> GameSession<G> {
    /// A session for this table. With a path the table is saved there until the game is over.
    pub fn new(table: Table<G>, path: Option<PathBuf>) -> Self {
        LiveTable::new(table, path).into()
    }

    /// A table on which a chapter is learned, from a step on; it is not saved.
    pub fn learning(chapter: Chapter<G>, step: usize) -> Self {
        LiveTable::learning(chapter, step).into()
    }

    /// The same session, whose file holds everything already.
    pub fn as_saved(mut self) -> Self {
        self.live.unsaved = false;
        self
    }
}

impl<G: Game> From<LiveTable<G>> for GameSession<G> {
    fn from(live: LiveTable<G>) -> Self {
        GameSession { model: Rc::new(live.model()), live }
    }
}

/// A table in use: the match, and what people do at it that is no part of the match.
struct LiveTable<G: Game> {
    table: Table<G>,
    /// Where it is saved until it is finished; a finished record that is only looked at has none.
    path: Option<PathBuf>,
    /// Where the record went once the game was finished.
    record_path: Option<PathBuf>,
    unsaved: bool,
    /// The person on turn has asked to look at what only it may see.
    wants_to_look: bool,
    review_ply: Option<usize>,
    selection: G::Selection,
    refusal: Option<Refusal>,
    /// What the app did by itself just now, or why it did nothing.
    notice: Option<Phrase>,
    /// When that was asked for: until it can have been read, bots that play on do not take it away.
    notice_since: f64,
    /// The spots of the event that is pointed at in the log.
    marked: Vec<String>,
    players: Vec<PlayerLabel>,
    names: Vec<String>,
    shown: position::Shown<G>,
    log: Rc<Vec<LogLine>>,
    /// The move that is made if it is chosen once more: it ends a turn or shows something new.
    armed_move: Option<G::Move>,
    /// What stands over that which is new to whoever decides now.
    news: Option<Phrase>,
    /// So many events are old to all: what was new of them has been put away.
    news_read_to: usize,
    clock: clock::Clock<G>,
    /// The help that the person on turn has asked for.
    help: hint::Help<G>,
    /// What is learned here.
    lesson: Option<Lesson<G>>,
    /// What is written has just happened, and is still to be seen.
    watches_script: bool,
    /// What is explained in a first game together.
    cards: IntroCards<G>,
    /// What is pointed at outside the board, and, of listed moves, which ones.
    pointed: Pointed,
    pointed_moves: Vec<G::Move>,
    pointed_spots: Vec<String>,
    /// What a click or key meant that a painted part took last; carried out by `TableCommand::FollowBoard`.
    pending_intent: Option<Intent<G>>,
    /// What was clicked in this frame has come to something.
    click_was_handled: bool,
    /// What the model was made of beside the table: the time and the settings.
    moment: clock::Moment,
    /// Something has changed since the model was made.
    has_changed: bool,
}

impl<G: Game> LiveTable<G> {
    /// With a path the table is saved there until the game is over.
    fn new(table: Table<G>, path: Option<PathBuf>) -> Self {
        let shown = position::Shown {
            view: table.game.view(Viewer::Table),
            turn: table.game.turn(),
            shown_turn: table.game.turn(),
            outcome: None,
            legal: Vec::new(),
            hint: None,
            acting_seat: None,
            awaiting_chance: None,
            card: None,
            coaching: None,
            awaiting_reveal: None,
            last: None,
            glimpse: None,
        };
        let mut session = LiveTable {
            // A table that comes from its file has nothing that the file lacks; but a finished game belongs to the records.
            unsaved: path.as_ref().is_some_and(|path| !path.exists() || table.game.outcome().is_some()),
            table,
            path,
            record_path: None,
            wants_to_look: false,
            review_ply: None,
            selection: G::Selection::default(),
            refusal: None,
            notice: None,
            notice_since: f64::NEG_INFINITY,
            marked: Vec::new(),
            players: Vec::new(),
            names: Vec::new(),
            shown,
            log: Rc::default(),
            armed_move: None,
            news: None,
            news_read_to: 0,
            clock: clock::Clock::default(),
            help: hint::Help::default(),
            lesson: None,
            watches_script: false,
            cards: IntroCards::default(),
            pointed: Pointed::Nothing,
            pointed_moves: Vec::new(),
            pointed_spots: Vec::new(),
            pending_intent: None,
            click_was_handled: false,
            moment: clock::Moment::default(),
            has_changed: false,
        };
        session.refresh();
        session
    }

    /// After the position has changed.
    fn position_changed(&mut self, frame: &FrameContext<'_>) {
        tracing::trace!("event {}", self.table.game.ply());
        self.wants_to_look = false;
        self.selection = G::Selection::default();
        self.refusal = None;
        self.notice = self.notice.take().filter(|_| self.notice_is_unread(frame));
        self.armed_move = None;
        self.unsaved = true;
        self.help = hint::Help::None;
        self.point_at_nothing();
        self.clock.moved(frame.now);
        self.note_step(frame);
        self.refresh();
    }

    /// Whether what was answered to a person's question can hardly have been read, and that person has nothing to do yet.
    fn notice_is_unread(&self, frame: &FrameContext<'_>) -> bool {
        let read = self.notice_since + Durations::time(frame.theme.motion.last_look).as_secs_f64();
        let bot = |seat: Seat| !self.table.game.assignment(seat).player.is_human();
        let bot_plays = matches!(self.table.game.turn(), Turn::Seat(seat) | Turn::Chance(Some(seat)) if bot(seat));
        frame.now < read && bot_plays && self.armed_move.is_none()
    }

    /// What the viewer knows at the moment of the last frame.
    fn play_context(&self) -> PlayContext<'_, G> {
        PlayContext {
            viewer: self.shown.view.who,
            open: &self.shown.view.open,
            turn: &self.shown.shown_turn,
            legal: if self.moment.is_unskippable { &[] } else { &self.shown.legal },
            acting_seat: self.shown.acting_seat,
            awaiting_chance: self.shown.awaiting_chance,
            awaiting_reveal: self.shown.awaiting_reveal,
            last: self.shown.last.as_ref().map(|last| (last, self.moment.progress)),
            glimpse: self.shown.glimpse.as_ref(),
            reduced_motion: self.moment.reduced_motion,
            players: &self.players,
        }
    }

    fn scene<'a>(&'a self, frame: &FrameContext<'a>) -> Scene<'a, G> {
        Scene {
            play: self.play_context(),
            highlighted: self.highlighted(),
            rects: frame.rects,
            theme: frame.theme,
            text: frame.text,
            names: &self.names,
        }
    }

    /// The bot that is to decide, where nobody has to do anything before.
    fn awaited_bot(&self) -> Option<Seat> {
        let Turn::Seat(seat) = self.shown.turn else { return None };
        let free = !self.is_held_by_lesson()
            && self.review_ply.is_none()
            && self.shown.awaiting_reveal.is_none()
            && self.table.pending_glimpse().is_none();
        (free && !self.table.game.assignment(seat).player.is_human()).then_some(seat)
    }

    /// That this bot is awaited: the same words in all games.
    fn bot_status(&self, seat: Seat) -> Status {
        let (icon, key) = match self.step_is_waiting() {
            true => (Icon::Forward, "table-step-waits"),
            false => (Icon::Hourglass, "table-thinks"),
        };
        Status { seat: Some(seat), icon: Some(icon), count: None, phrase: Phrase::new(key).with("seat", seat) }
    }

    /// Paints with a scene and the hand's touch side by side.
    fn paint<T>(&mut self, frame: &FrameContext<'_>, with: impl FnOnce(&Scene<'_, G>, &mut G::Selection) -> T) -> T {
        let mut touch = std::mem::take(&mut self.selection);
        let before = touch.clone();
        let painted = with(&self.scene(frame), &mut touch);
        self.click_was_handled |= touch != before;
        self.selection = touch;
        painted
    }
}

/// A bot at work for this game.
type Thinking<G> = Worker<G>;
