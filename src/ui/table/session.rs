//! The trait [`Session`]: a table on the screen whose game type is erased.
//!
//! Screens read a [`TableModel`] and send [`TableCommand`]s. Must not know: the types of a game.

use std::rc::Rc;

use egui::{Context, Ui};
use jiff::civil::Date;

use super::model::{Pointed, PointedButton, TableModel};
use super::picture_thread::PaintPicture;
use crate::engine::{Phrase, Seat};
use crate::paint::named_rects::NamedRects;
pub use crate::paint::painter::Part;
use crate::paint::theme::Theme;
use crate::play::{SeatAssignment, UndoPolicy};
use crate::sound::Sound;
use crate::text::Text;
use crate::ui::autosave::SaveJob;
use crate::ui::background::BackgroundWork;
use crate::ui::services::NewTable;
use crate::ui::settings::Settings;

/// The parts of the app that a table reads in one frame.
#[derive(Clone, Copy)]
pub struct FrameContext<'a> {
    /// Colours, sizes, durations.
    pub theme: &'a Theme,
    /// Texts of the current language.
    pub text: &'a Text,
    /// The user's settings.
    pub settings: &'a Settings,
    /// Screen rectangles of named items in this frame.
    pub rects: &'a NamedRects,
    /// The app's temporary message, such as what was saved or what went wrong.
    pub notice: Option<&'a Phrase>,
    /// Why a game could not be saved, if one could not.
    pub unsaved: Option<&'a Phrase>,
    /// Seconds since the app began.
    pub now: f64,
}

/// A table on the screen. Its background work is a bot that thinks, for a move or for a hint.
pub trait Session: BackgroundWork {
    /// What the table shows now.
    fn model(&self) -> Rc<TableModel>;

    /// Executes a command and rebuilds the model. Messages that the command does not continue are cleared.
    fn apply(&mut self, command: TableCommand, frame: &FrameContext<'_>, ctx: &Context) -> CommandOutcome;

    /// Paints a part of the table and returns the command that input there asks for.
    fn paint(&mut self, ui: &mut Ui, part: Part, frame: &FrameContext<'_>) -> Option<TableCommand>;

    /// Advances bots, chance and lessons; true if something happened. Call it every frame while the table is on the screen.
    fn tick(&mut self, frame: &FrameContext<'_>, ctx: &Context) -> bool;

    /// What has become due of the sounds of the event on the stage, each with the step of its scale. Call it every frame.
    fn take_sounds(&mut self) -> Vec<(Sound, usize)>;

    /// What the end of the game is played on.
    fn end_sound(&self) -> Sound;

    /// Has the story of a finished game told in the background, and takes over what has been told; once all is told, returns
    /// the work of writing it beside the record. Of what children did only the best is shown. Call it every frame where
    /// stories are told.
    fn follow_story(&mut self, settings: &Settings, ctx: &Context) -> Option<StoryWriter>;

    /// Drops the curtain and stops a thinking bot, because the table is left for a while.
    fn suspend(&mut self);

    /// The pending write: the table on the shelf, or, once the game is over, its record in `records`. `None` if nothing has changed.
    fn save(&mut self, records: &std::path::Path) -> Option<SaveJob>;

    /// The record for sharing, as RON; see [`crate::play::Record::for_sharing`].
    fn record(&self) -> String;

    /// A picture of the displayed position, limited to what the current viewer may see.
    fn picture(&self, frame: &FrameContext<'_>) -> image::RgbaImage;

    /// The work of painting the picture of the result, with the day on which the game was played; `today` is the day of a game that
    /// has just been played. `None` until people know that the game is over.
    fn result_picture(&self, today: Date) -> Option<PaintPicture>;

    /// The setup for another game with the same seating and options; `same_deal` keeps the seed, and the day if this is the deal of a day.
    fn rematch(&self, same_deal: bool) -> NewTable;

    /// A new table that starts at the reviewed position, if `Review::can_play_on` is set, or after the right answer to a puzzle.
    fn play_on(&self, path: std::path::PathBuf, settings: &Settings) -> Option<Box<dyn Session>>;
}

/// Writes a story beside the record of its game.
pub type StoryWriter = Box<dyn FnOnce() + Send>;

/// Callback that paints a part of the table into a `Ui`.
pub type PaintPart<'a> = dyn FnMut(&mut Ui, Part) + 'a;

/// What came of a command.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CommandOutcome {
    /// The game went on: a move, a draw or a roll.
    Moved,
    /// Nothing was done, and the foot line says why.
    Refused,
    /// Neither of these.
    Nothing,
}

/// The name of one response that a painted part has made; the session knows what it is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ResponseToken(u64);

impl ResponseToken {
    /// Returns this token, and becomes the next one.
    pub(super) fn advance(&mut self) -> ResponseToken {
        let token = *self;
        self.0 += 1;
        token
    }
}

/// A request to a table.
#[derive(Clone, Debug, PartialEq)]
pub enum TableCommand {
    /// Execute a response to a click or key on a painted part.
    Respond(ResponseToken),
    /// Press a button of the foot line, by index.
    PressButton(usize),
    /// Make a legal move from the list of choices, by its index among the legal moves.
    ChooseMove(usize),
    /// A click on an empty part of the table: explain why it does nothing.
    ClickNothing,
    /// Something else is done: a panel is used, the cursor moves, a key means nothing here. Like most commands it clears
    /// messages and cancels an armed move.
    ActElsewhere,
    /// Undo the last decision.
    Undo,
    /// Redo what was undone last.
    Redo,
    /// Undo this turn.
    ResetTurn,
    /// Set how far undo may go.
    SetPolicy(UndoPolicy),
    /// Show the position after this many events, or the current one.
    Review(Option<usize>),
    /// Let a game that is looked at again go on by itself, or stop it.
    ToggleAutoplay,
    /// Show a finished game as the seat on turn saw it, or everything.
    SeeAsSeat(bool),
    /// Show what was played beside what would have been better, or the one board again.
    ToggleComparison,
    /// Highlight on the board what the pointer is over in the log or the list of choices.
    Point(Pointed),
    /// Tell the board which button of the foot line is pointed at.
    PointButton(Option<PointedButton>),
    /// Clear the refusal, the hint and the armed move.
    DismissMessage,
    /// Compute a hint and show it.
    Hint,
    /// Play the shown hint, or compute one and play it.
    PlayHint,
    /// Let a waiting bot make its next step.
    Step,
    /// Let bots play without pauses until a person has to decide.
    SkipToPerson,
    /// Skip the rest of the last event's animation.
    SkipAnimation,
    /// Cover or uncover private information.
    ToggleCover,
    /// Show a curtain that the person on turn can lift to look.
    RequestLook,
    /// Lift the curtain.
    LiftCurtain,
    /// Drop the curtain.
    DropCurtain,
    /// End a glimpse: information shown to one person only.
    DismissGlimpse,
    /// Enter the faces of real dice.
    EnterDice(Vec<u8>),
    /// Take back the last roll to enter it again.
    CorrectDice,
    /// Choose whether people roll real dice.
    SetRealDice(bool),
    /// Assign a seat to a person or a bot.
    SeatPlayer(Seat, SeatAssignment),
    /// Mark the news in the log as read.
    MarkNewsRead,
    /// Dismiss the intro card of a first game together.
    DismissCard,
    /// Control the lesson.
    Lesson(LessonCommand),
    /// Control the puzzle.
    Puzzle(PuzzleCommand),
    /// Play the deal of a day for practice: with hints, the coach and undo as in any other game.
    Practise,
    /// Rebuild all texts after a change of language.
    RefreshTexts,
}

/// A request to the puzzle, other than a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PuzzleCommand {
    /// Show the rest of the film before the question at once, except what must be seen.
    SkipFilm,
    /// Show the film again.
    WatchAgain,
    /// Say the idea.
    Hint,
    /// Take a wrong answer back.
    TryAgain,
    /// Show the solution on the board.
    ShowSolution,
}

/// A request to the lesson, other than a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LessonCommand {
    /// Go to the next step.
    Next,
    /// Go back a step.
    Back,
    /// Restart the chapter.
    Restart,
    /// Play the move that the step asks for.
    ShowSolution,
    /// Choose an answer, by index.
    Answer(usize),
}
