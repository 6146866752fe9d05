//! The session of one game: the typed table behind the trait `Session`.
//!
//! Everything shown comes from a view: `refresh` takes a new `Snapshot` after every change, and `update_model` builds the model from it.

mod apply;
mod choices;
mod clock;
mod curtain;
mod demonstration;
mod ending;
mod frame_state;
mod hint;
mod intro_card;
mod lesson;
mod live_state;
mod log;
mod model_builder;
mod moments;
mod moods;
mod puzzle;
mod response;
mod review;
mod seating;
mod second_thought;
mod session_impl;
mod side_by_side;
mod snapshot;
mod staging;
mod story;
mod turn_clock;

use std::path::{Path, PathBuf};
use std::rc::Rc;

pub use self::ending::how_won;
use self::frame_state::FrameState;
use super::model::{Curtain, FootButton, LogEntry, LogLine, Pointed, TableModel};
use super::session::FrameContext;
use crate::bots::Worker;
use crate::engine::{Phrase, Seat, Turn, Viewer};
use crate::games::Game;
use crate::lessons::{Chapter, IntroCards, Lesson};
use crate::paint::board::{Inputs, Response};
use crate::paint::icons::Icon;
use crate::paint::painter::{Part, PlayContext, PlayerLabel, PointedAction, Scene, Status};
use crate::paint::theme::Durations;
use crate::play::Table;

/// A table of this game on the screen, with its current model.
pub struct GameSession<G: Game> {
    live: LiveTable<G>,
    model: Rc<TableModel>,
    /// The last model that was told whole: an event changes the model only once it has been seen.
    told: Rc<TableModel>,
}

impl<G: Game> GameSession<G> {
    /// A session for this table, saved at `path`, if any, until the game is over.
    pub fn new(table: Table<G>, path: Option<PathBuf>) -> Self {
        LiveTable::new(table, path).into()
    }

    /// A session for a chapter of the lessons, starting at a step; never saved.
    pub fn for_lesson(chapter: Chapter<G>, step: usize) -> Self {
        LiveTable::learning(chapter, step).into()
    }

    /// Says which file with a finished game the table was opened from, if from any, and which folder keeps the story if the file is
    /// none of the app's own records.
    pub fn with_record(mut self, record: Option<&Path>, story_cache: Option<&Path>) -> Self {
        self.live.files.opened_record = record.map(Path::to_owned);
        self.live.files.story_cache = story_cache.map(Path::to_owned);
        self
    }

    /// Marks the session as already saved.
    pub fn as_saved(mut self) -> Self {
        self.live.files.has_unsaved_changes = false;
        self
    }
}

impl<G: Game> From<LiveTable<G>> for GameSession<G> {
    fn from(live: LiveTable<G>) -> Self {
        let model = Rc::new(live.model());
        GameSession { told: Rc::clone(&model), model, live }
    }
}

/// A table in use: the match, and the state of its screen that is not part of the match.
struct LiveTable<G: Game> {
    table: Table<G>,
    files: live_state::Files,
    /// Whether the person on turn has asked to look at its private information.
    look_requested: bool,
    /// The look back at earlier positions.
    review: review::ReviewState<G>,
    selection: G::Selection,
    messages: live_state::Messages<G>,
    players: Vec<PlayerLabel>,
    names: Vec<String>,
    snapshot: snapshot::Snapshot<G>,
    log: Rc<Vec<LogLine>>,
    log_entries: Rc<Vec<LogEntry>>,
    news: live_state::News,
    clock: clock::Clock<G>,
    /// The last event on the stage.
    staging: staging::Staging<G>,
    moods: moods::Moods,
    /// The hint that the person on turn has asked for.
    hint: hint::HintState<G>,
    /// The coach, who asks before a move that gives much away.
    second_thoughts: second_thought::SecondThoughts<G>,
    /// The lesson, if this is one.
    lesson: Option<Lesson<G>>,
    /// The demonstration of the move that the lesson asks for, while it runs.
    demonstration: Option<demonstration::Demonstration>,
    /// The puzzle, if this is one.
    puzzle: Option<puzzle::PuzzleState<G>>,
    /// Whether the deal of a day is played for practice.
    is_practice: bool,
    /// Whether an event of the lesson's script has just happened and its animation is running.
    is_showing_script: bool,
    /// The step of the lesson in which it was last announced what others do, and since when it has been, in seconds.
    announced: Option<((String, usize), f64)>,
    /// Intro cards of a first game together.
    intro_cards: IntroCards<G>,
    turn_card: Option<intro_card::TurnCard>,
    pointed: live_state::PointedAt<G>,
    responses: live_state::Responses<G>,
    /// The story of the game, once it is over.
    story: Option<story::StoryState<G>>,
    /// Time and settings that the model was built with.
    frame_state: FrameState,
    /// Whether something has changed since the model was built.
    model_is_stale: bool,
}

impl<G: Game> LiveTable<G> {
    /// A live table, saved at `path`, if any, until the game is over.
    fn new(table: Table<G>, path: Option<PathBuf>) -> Self {
        let snapshot = snapshot::Snapshot {
            view: table.game.view(Viewer::Table),
            turn: table.game.turn(),
            shown_turn: table.game.turn(),
            outcome: None,
            ending: None,
            legal: Vec::new(),
            hint: None,
            acting_seat: None,
            awaiting_chance: None,
            card: None,
            coaching: None,
            awaiting_reveal: None,
            last: None,
            traces: Vec::new(),
            traces_end: 0,
            glimpse: None,
        };
        let mut session = LiveTable {
            files: live_state::Files {
                // A table loaded from its file is saved already, but a finished game has to move to the records.
                has_unsaved_changes: path.as_ref().is_some_and(|path| !path.exists() || table.game.outcome().is_some()),
                path,
                record_path: None,
                opened_record: None,
                story_cache: None,
            },
            table,
            look_requested: false,
            review: review::ReviewState::default(),
            selection: G::Selection::default(),
            messages: live_state::Messages::default(),
            players: Vec::new(),
            names: Vec::new(),
            snapshot,
            log: Rc::default(),
            log_entries: Rc::default(),
            news: live_state::News::default(),
            clock: clock::Clock::default(),
            staging: staging::Staging::default(),
            moods: moods::Moods::default(),
            hint: hint::HintState::default(),
            second_thoughts: second_thought::SecondThoughts::default(),
            lesson: None,
            demonstration: None,
            puzzle: None,
            is_practice: false,
            is_showing_script: false,
            announced: None,
            intro_cards: IntroCards::default(),
            turn_card: None,
            pointed: live_state::PointedAt::default(),
            responses: live_state::Responses::default(),
            story: None,
            frame_state: FrameState::default(),
            model_is_stale: false,
        };
        session.refresh();
        session
    }

    /// Resets the state of the screen after a change of position.
    fn position_changed(&mut self, frame: &FrameContext<'_>) {
        tracing::trace!("event {}", self.table.game.ply());
        self.look_requested = false;
        self.selection = G::selection_after_event(&self.selection);
        self.messages.refusal = None;
        self.messages.notice = self.messages.notice.take().filter(|_| self.notice_is_unread(frame));
        self.messages.armed_move = None;
        self.files.has_unsaved_changes = true;
        // The game is no longer that of the record.
        self.files.opened_record = None;
        self.hint = hint::HintState::None;
        self.second_thoughts.stop();
        self.clear_pointed();
        self.responses.clear();
        self.clock.record_event(frame.now);
        self.record_step(frame);
        self.refresh();
        self.stage_last_event(frame);
    }

    /// Whether the notice was set too recently to have been read, while a bot is playing.
    fn notice_is_unread(&self, frame: &FrameContext<'_>) -> bool {
        let read = self.messages.notice_since + Durations::time(frame.theme.motion.last_look).as_secs_f64();
        let bot = |seat: Seat| !self.table.game.assignment(seat).player.is_human();
        let bot_plays = matches!(self.table.game.turn(), Turn::Seat(seat) | Turn::Chance(Some(seat)) if bot(seat));
        frame.now < read && bot_plays && self.messages.armed_move.is_none()
    }

    /// What the game's painter needs of the table in the last frame's state.
    fn play_context(&self) -> PlayContext<'_, G> {
        PlayContext {
            viewer: self.snapshot.view.who,
            open: &self.snapshot.view.open,
            turn: &self.snapshot.shown_turn,
            legal: if self.frame_state.is_unskippable { &[] } else { &self.snapshot.legal },
            acting_seat: self.snapshot.acting_seat,
            awaiting_chance: self.snapshot.awaiting_chance,
            awaiting_reveal: self.snapshot.awaiting_reveal,
            last: self.snapshot.last.as_ref().map(|last| (last, self.frame_state.progress)),
            glimpse: self.snapshot.glimpse.as_ref(),
            pointed_action: None,
            armed_move: self.messages.armed_move,
            reduced_motion: self.frame_state.reduced_motion,
            hides_outcomes: false,
            picks_by_hand: self.puzzle.is_some(),
            explains_last: false,
            players: &self.players,
        }
    }

    fn scene<'a>(
        &'a self,
        part: Part,
        frame: &FrameContext<'a>,
        inputs: &'a Inputs<G::Place>,
        pointed_action: Option<PointedAction<G>>,
    ) -> Scene<'a, G> {
        Scene {
            play: PlayContext { pointed_action, ..self.play_context_of(part) },
            traces: self.shown_traces(),
            is_last_traced: self.is_last_traced(),
            stage: self.playback(),
            highlighted: self.highlighted(),
            plan: self.shown_plan(),
            rects: frame.rects,
            inputs,
            theme: frame.theme,
            text: frame.text,
            names: &self.names,
        }
    }

    /// The seat of the bot that decides next, unless a person has to act first.
    fn awaited_bot(&self) -> Option<Seat> {
        let Turn::Seat(seat) = self.snapshot.turn else { return None };
        let free = !self.is_held_by_lesson()
            && !self.is_held_by_puzzle()
            && self.review.ply.is_none()
            && self.snapshot.awaiting_reveal.is_none()
            && self.table.pending_glimpse().is_none();
        (free && !self.table.game.assignment(seat).player.is_human()).then_some(seat)
    }

    /// The status line while a bot is awaited, the same in all games. Between two steps of a turn, what it did last stays.
    fn bot_status(&self, seat: Seat) -> Status {
        let (icon, phrase) = match (self.step_is_waiting(), self.last_deed()) {
            (true, _) => (Some(Icon::Forward), Phrase::new("table-step-waits").with("seat", seat)),
            (false, Some((by, deed))) if by == seat => (None, deed),
            (false, _) => (None, Phrase::new("table-bot-turn").with("seat", seat)),
        };
        Status { seat: Some(seat), icon, count: None, phrase }
    }

    /// The button of the foot line that is pointed at, if it plays a move or begins what is due.
    fn pointed_action(&self) -> Option<PointedAction<G>> {
        let is_free = !self.is_showing_glimpse() && !self.frame_state.is_showing_event && !self.is_questioned();
        let button = self.pointed.button.filter(|_| is_free)?;
        let choice = match self.actions().get(button.index)?.response {
            Response::Play(choice) => Some(choice),
            Response::Begin => None,
            _ => return None,
        };
        Some(PointedAction { choice, is_deliberate: button.is_deliberate, is_held: button.is_held })
    }

    /// Calls a painter with the scene and the mutable selection.
    fn paint<T>(
        &mut self,
        part: Part,
        frame: &FrameContext<'_>,
        paint: impl FnOnce(&Scene<'_, G>, &mut G::Selection) -> T,
    ) -> T {
        // Only the board shows what the button would do.
        let pointed_action = if part == Part::Board { self.pointed_action() } else { None };
        let mut selection = std::mem::take(&mut self.selection);
        let inputs = Inputs::default();
        let painted = paint(&self.scene(part, frame, &inputs, pointed_action), &mut selection);
        self.selection = selection;
        painted
    }
}

/// A thread that computes a bot's move.
type BotWorker<G> = Worker<G>;
