//! What a table shows to whoever looks at it: plain data, made anew once per change, of views alone.
//!
//! Must not know: egui (but for its keys), the game's types, where things are painted.

use std::cell::OnceCell;
use std::rc::Rc;

use egui::Key;

use super::session::Pointed;
use crate::engine::{Outcome, Phrase, Refusal, RuleId, Seat, Turn};
use crate::lessons::{IntroCard, Reply};
use crate::paint::icons::Icon;
use crate::paint::painter::{PlayerLabel, Status};
use crate::play::{Bot, Player, SeatAssignment, UndoPolicy};
use crate::text::Text;

/// Everything that the screens show of one table, but for the board and the things of the seats.
#[derive(Clone, Debug)]
pub struct TableModel {
    /// Id of the game.
    pub game: &'static str,
    /// Who sits where, by seat.
    pub seating: Vec<SeatAssignment>,
    /// Names and marks, by seat.
    pub players: Vec<PlayerLabel>,
    /// Names alone, by seat, for sentences.
    pub names: Vec<String>,
    /// The number that counts for each seat, and what else matters of it.
    pub scores: Vec<Score>,
    /// The seat whose things are shown in full unless another is opened.
    pub front_seat: Seat,
    /// The seat at which a bot thinks.
    pub thinking: Option<Seat>,
    /// Who or what comes next in the game.
    pub turn: Turn,
    /// How the game ended, once it has.
    pub outcome: Option<Outcome>,
    /// How many events have happened.
    pub ply: usize,
    /// Looking back.
    pub review: Review,
    /// Everything that has happened, in words.
    pub log: Log,
    /// The sentence and the buttons below the board.
    pub foot: Foot,
    /// Undo, redo, reset.
    pub undo: Undo,
    /// The hint.
    pub hint: Hint,
    /// Every legal move in words, or why none is listed: nothing is to be decided now, or the list would tell a secret.
    pub choices: Result<Choices, Phrase>,
    /// The curtain that hangs before the table or is held up. While it hangs nothing of the table may be painted.
    pub curtain: Option<Curtain>,
    /// The person on turn, if that person may ask to look behind the curtain.
    pub may_look: Option<Seat>,
    /// Whether what only one seat may see is covered by F9.
    pub is_covered: bool,
    /// Dice rolled beside the screen.
    pub dice: RealDice,
    /// Bots that play.
    pub bots: BotPace,
    /// What the coach of a lesson says.
    pub coach: Option<Coaching>,
    /// The card of a first game together that waits to be read.
    pub card: Option<IntroCard>,
    /// What is pointed at outside the board.
    pub pointed: Pointed,
}

impl TableModel {
    /// The bot that plays at this seat, if one does.
    pub fn bot(&self, seat: Seat) -> Option<Bot> {
        match self.seating.get(seat.index())?.player {
            Player::Human => None,
            Player::Bot(bot) => Some(bot),
        }
    }

    /// The mark of a seat.
    pub fn mark(&self, seat: Seat) -> u8 {
        self.players.get(seat.index()).map_or(0, |face| face.mark)
    }

    /// A phrase in words, with the names of this table.
    pub fn say(&self, text: &Text, phrase: &Phrase) -> String {
        text.say(phrase, &self.names)
    }

    /// Whether the curtain keeps people from deciding: it hangs, or is up only to look.
    pub fn is_curtained(&self) -> bool {
        self.curtain.as_ref().is_some_and(Curtain::is_in_the_way)
    }

    /// Whether the curtain hangs.
    pub fn curtain_hangs(&self) -> bool {
        self.curtain.is_some_and(|curtain| !curtain.held_up)
    }

    /// Whether the list of all moves has a place: not at the end, nor behind a curtain.
    pub fn may_list_choices(&self) -> bool {
        self.outcome.is_none() && !self.is_curtained()
    }

    /// Whether the foot says something that Escape puts away.
    pub fn has_message(&self) -> bool {
        self.foot.refusal.is_some() || self.foot.is_armed || self.hint.sentence.is_some()
    }

    /// Whether a lesson is under way.
    pub fn is_lesson(&self) -> bool {
        self.coach.is_some()
    }
}

/// How one seat stands.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Score {
    /// The number that counts.
    pub points: i32,
    /// What else matters: "keeps 1 tile".
    pub note: Option<Phrase>,
}

/// Looking back at earlier positions.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Review {
    /// The position that is shown, by how many events came before it; `None` for the present one.
    pub at: Option<usize>,
    /// The earliest position that may be looked at.
    pub first: usize,
    /// Whether a new table may begin from the position that is shown.
    pub can_play_on: bool,
}

/// The log.
#[derive(Clone, Debug, Default)]
pub struct Log {
    /// A line an event, and one for every change at the table itself.
    pub lines: Rc<Vec<LogLine>>,
    /// The title over the lines that are new to the person who decides now, until that person has chosen something.
    pub news: Option<Phrase>,
}

/// A line of the log.
#[derive(Clone, Debug)]
pub struct LogLine {
    /// The event that the line tells of.
    pub ply: usize,
    /// Who decided.
    pub seat: Option<Seat>,
    /// The sentence.
    pub phrase: Phrase,
    /// The sentence in words, once somebody has read it.
    pub said: OnceCell<String>,
    /// Whether the event came after the last turn of the seat that decides now.
    pub since: bool,
    /// Whether the position after the event may be looked at.
    pub open: bool,
    /// The line tells of a change at the table, and `ply` is the event before it.
    pub is_note: bool,
}

impl LogLine {
    /// The sentence in words.
    pub fn words(&self, text: &Text, names: &[String]) -> &str {
        self.said.get_or_init(|| text.say(&self.phrase, names))
    }
}

/// The foot line.
#[derive(Clone, Debug)]
pub struct Foot {
    /// Who does what now.
    pub status: Status,
    /// The buttons, the primary one last.
    pub buttons: Vec<FootButton>,
    /// What was refused last.
    pub refusal: Option<Refusal>,
    /// What the app did by itself just now, or why it did nothing.
    pub notice: Option<Phrase>,
    /// Whether a move waits to be chosen a second time.
    pub is_armed: bool,
}

/// A button of the foot line.
#[derive(Clone, Debug)]
pub struct FootButton {
    /// What the button does.
    pub label: Phrase,
    /// More about it.
    pub detail: Option<Phrase>,
    /// Picture.
    pub icon: Option<Icon>,
    /// The key that presses the button.
    pub key: Option<Key>,
    /// Whether this is what one does next.
    pub primary: bool,
    /// Whether the button was pressed once and asks to be pressed again.
    pub asks: bool,
    /// Whether a hint says to press the button.
    pub hinted: bool,
}

/// Undo, redo and reset.
#[derive(Clone, Debug)]
pub struct Undo {
    /// What undo would take back, or why it cannot.
    pub label: Result<Phrase, Phrase>,
    /// Whether something can be redone.
    pub can_redo: bool,
    /// Whether this turn can be reset.
    pub can_reset: bool,
    /// How far undo goes at this table.
    pub policy: UndoPolicy,
}

/// The hint for the person on turn.
#[derive(Clone, Debug, Default)]
pub struct Hint {
    /// Whether a hint may be asked for: `None` where there is nothing to decide on this screen, else why not.
    pub allowed: Option<Result<(), Phrase>>,
    /// Whether one is being looked for.
    pub is_thinking: bool,
    /// The hint that is shown.
    pub sentence: Option<Phrase>,
}

/// Real dice.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct RealDice {
    /// Whether dice are rolled beside the screen; `None` in a game without open dice.
    pub is_used: Option<bool>,
    /// The roll to be entered now.
    pub due: Option<DiceDue>,
    /// Whether the roll entered last can be entered anew.
    pub can_correct: bool,
}

/// A roll to be entered.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct DiceDue {
    /// Who rolled.
    pub seat: Option<Seat>,
    /// How many dice.
    pub count: u8,
    /// Faces of each.
    pub players: u8,
}

/// What people can do about bots that play.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct BotPace {
    /// Whether a bot's step waits for the key that lets it happen.
    pub step_waits: bool,
    /// Whether bots may play without pauses until a person decides: `None` where none plays or nobody waits, else why not.
    pub may_skip: Option<Result<(), Phrase>>,
}

/// What the coach of a lesson says and asks; sentences as keys of the text files.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Coaching {
    /// Name of the chapter.
    pub name: String,
    /// The key of the chapter's title.
    pub chapter: String,
    /// Which step, from 0.
    pub step: usize,
    /// How many steps there are.
    pub steps: usize,
    /// What is said.
    pub says: String,
    /// The rules that the step teaches.
    pub rules: Vec<RuleId>,
    /// How many events have happened, where the position is one of the chapter's own.
    pub ply: Option<usize>,
    /// The answer to what the learner did last.
    pub reply: Option<Reply>,
    /// The spots that are shown.
    pub spots: Vec<String>,
    /// What is asked of the learner.
    pub asks: Asks,
}

/// What the coach asks for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Asks {
    /// To read and go on.
    ToRead,
    /// To watch what others do.
    ToWatch,
    /// To do something on the board.
    ToAct {
        /// Whether the coach can show the move.
        may_show: bool,
    },
    /// To choose one of these answers.
    ToAnswer(Vec<String>),
    /// To play freely.
    ToPlay,
    /// Nothing: the chapter is learned.
    Nothing {
        /// The chapter after it.
        next: Option<String>,
    },
}

/// Every legal move of a seat, grouped.
#[derive(Clone, Debug)]
pub struct Choices {
    /// Who decides.
    pub seat: Seat,
    /// In the order in which they are listed.
    pub groups: Vec<ChoiceGroup>,
}

/// Moves that are alike.
#[derive(Clone, Debug)]
pub struct ChoiceGroup {
    /// The heading over several of them.
    pub heading: Phrase,
    /// Each move by its index among the legal moves, with its label under the heading, or its whole label if it stands alone.
    pub choices: Vec<(usize, Phrase)>,
    /// The index of the move that waits to be chosen a second time.
    pub asks: Option<usize>,
}

/// What hides the table from all but one person.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Curtain {
    /// Who may lift the curtain.
    pub seat: Seat,
    /// What for.
    pub purpose: Purpose,
    /// Whether the curtain is up.
    pub held_up: bool,
}

/// What a curtain is lifted for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Purpose {
    /// To decide in secret: the curtain stays up until that is done.
    Decide,
    /// To look at one's own things, for as long as the curtain is held up.
    Look,
    /// To see what is shown to this person only, for as long as the curtain is held up, until it is put away.
    Glimpse,
}

impl Curtain {
    /// Whether the curtain hangs, or is up only to look: nothing can be decided then.
    pub fn is_in_the_way(&self) -> bool {
        !(self.held_up && self.purpose == Purpose::Decide)
    }
}
