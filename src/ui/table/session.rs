//! A table on the screen, whichever its game: the one place where the type of the game is forgotten.
//!
//! The screens read [`TableModel`]; whatever people ask for reaches the table as one [`TableCommand`].

use std::rc::Rc;

use egui::{Context, Pos2, Ui};

use super::model::TableModel;
use crate::engine::{Phrase, Seat};
use crate::paint::named_rects::NamedRects;
use crate::paint::theme::Theme;
use crate::play::{SeatAssignment, UndoPolicy};
use crate::text::Text;
use crate::ui::autosave::SaveJob;
use crate::ui::services::NewTable;
use crate::ui::settings::Settings;

/// What a table needs of the app to be shown in one frame.
#[derive(Clone, Copy)]
pub struct FrameContext<'a> {
    /// Colours, sizes, durations.
    pub theme: &'a Theme,
    /// Sentences.
    pub text: &'a Text,
    /// What people have set.
    pub settings: &'a Settings,
    /// Where named things lie in this frame.
    pub rects: &'a NamedRects,
    /// A sentence that is shown for a while: what was saved, what went wrong.
    pub notice: Option<&'a Phrase>,
    /// Why a game is not on the disk, if any is not.
    pub unsaved: Option<&'a Phrase>,
    /// Seconds since the app began.
    pub now: f64,
}

/// A table on the screen.
pub trait Session {
    /// What the table shows now.
    fn model(&self) -> Rc<TableModel>;

    /// Carries out what people asked for, and makes the model anew.
    fn apply(&mut self, command: TableCommand, frame: &FrameContext<'_>, ctx: &Context);

    /// Paints a part of the table and takes what is done there: the command that comes of it.
    fn paint(&mut self, ui: &mut Ui, part: Part, frame: &FrameContext<'_>) -> Option<TableCommand>;

    /// Lets bots, chance and lessons go on; to be called every frame, also while the table is hidden. True if something happened.
    fn tick(&mut self, frame: &FrameContext<'_>, ctx: &Context) -> bool;

    /// Whether the animation of the last event is over and the board was looked at for so many milliseconds after it.
    fn is_settled_for(&self, milliseconds: u64, frame: &FrameContext<'_>) -> bool;

    /// Nobody sits before the table for a while: the curtain falls, and a bot that thinks stops.
    fn suspend(&mut self);

    /// What is to be written so that the disk holds everything: the table on the shelf, or, once the game is over, its record among the
    /// records. `None` if nothing has changed.
    fn save(&mut self, records: &std::path::Path) -> Option<SaveJob>;

    /// The record as it is given away, as RON; see [`crate::play::Record::without_foresight`].
    fn record(&self) -> String;

    /// A picture of the position that is shown, as whoever looks may see it.
    fn picture(&self, frame: &FrameContext<'_>) -> image::RgbaImage;

    /// The same seating and options again, with fresh luck or the same.
    fn again(&self, same_deal: bool) -> NewTable;

    /// A new table from the position that is looked back at, where [`Review::can_play_on`](super::model::Review) allows it.
    fn play_on(&self, path: std::path::PathBuf, settings: &Settings) -> Option<Box<dyn Session>>;
}

/// What a game's painter paints of a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    /// The board.
    Board,
    /// What a seat plays from.
    Hand(Seat),
    /// What else lies before a seat.
    Seat(Seat),
    /// What belongs to nobody.
    Common,
}

/// Paints a part of the table where a screen has room for it.
pub type PaintPart<'a> = dyn FnMut(&mut Ui, Part) + 'a;

/// What people can ask of a table.
#[derive(Clone, Debug, PartialEq)]
pub enum TableCommand {
    /// Carry out what was meant by the click or key that the painted part took last.
    FollowBoard,
    /// Press a button of the foot line, by index.
    Press(usize),
    /// Make one of the listed moves, by its index among the legal moves.
    Choose(usize),
    /// Say why a click there came to nothing.
    ExplainClick(Pos2),
    /// Undo.
    Undo,
    /// Redo.
    Redo,
    /// Undo this turn.
    ResetTurn,
    /// Change how far undo goes.
    SetPolicy(UndoPolicy),
    /// Show the position after this many events, or the present one.
    LookAt(Option<usize>),
    /// Mark on the board what is pointed at in the log or in the list of moves.
    Point(Pointed),
    /// Put away a refusal, a hint and a move that waits to be chosen a second time.
    DismissMessage,
    /// Put away the last refusal and notice: people do something else.
    ClearMessage,
    /// Forget the move that waits to be chosen a second time.
    Disarm,
    /// Look for a hint and show it.
    Hint,
    /// Play the hint that is shown, or look for one and play it.
    PlayHint,
    /// Let the next step of a bot happen.
    Step,
    /// Bots play without pauses until a person decides.
    SkipToPerson,
    /// Bring the animation of the last event to its end.
    SkipAnimation,
    /// Cover what only one seat may see, or uncover it.
    ToggleCover,
    /// The person on turn asks to look behind the curtain.
    AskToLook,
    /// Lift the curtain.
    LiftCurtain,
    /// Let the curtain fall.
    DropCurtain,
    /// Put away what was shown to one person only.
    PutGlimpseAway,
    /// Enter the faces of real dice.
    EnterDice(Vec<u8>),
    /// Enter the last roll anew.
    CorrectDice,
    /// Roll dice beside the screen, or in the app.
    SetRealDice(bool),
    /// Give a seat to a person or a bot.
    SeatPlayer(Seat, SeatAssignment),
    /// What is new in the log was read.
    MarkNewsRead,
    /// The card of a first game together was read.
    PutCardAway,
    /// Do what a learner asks of the coach.
    Guide(Guide),
    /// Make all sentences anew: the language has changed.
    Retell,
}

/// What people point at outside the board.
#[derive(Clone, Debug, Default, PartialEq)]
pub enum Pointed {
    /// Nothing.
    #[default]
    Nothing,
    /// A line of the log, by its event.
    Event(usize),
    /// Some of the listed moves, by their indexes among the legal moves.
    Choices(Vec<usize>),
}

/// What a learner does beside playing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Guide {
    /// Goes on.
    Next,
    /// Goes back a step.
    Back,
    /// Begins the chapter again.
    Restart,
    /// Has the move shown that is asked for.
    Show,
    /// Gives this answer.
    Answer(usize),
}
