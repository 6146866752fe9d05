//! A table on the screen, whichever its game: the one place where the type of the game is forgotten.

use std::cell::OnceCell;

use egui::{Context, Key, Pos2, Ui};

use crate::engine::{Outcome, Phrase, Refusal, RuleId, Seat, Turn};
use crate::lessons::{IntroCard, Reply};
use crate::paint::icons::Icon;
use crate::paint::named_rects::NamedRects;
use crate::paint::painter::{PlayerLabel, Status};
use crate::paint::theme::Theme;
use crate::play::{Bot, Player, SeatAssignment, UndoPolicy};
use crate::text::Text;
use crate::ui::autosave::SaveJob;
use crate::ui::services::NewTable;
use crate::ui::settings::Settings;

/// What a session needs of the app to be shown.
#[derive(Clone, Copy)]
pub struct FrameContext<'a> {
    /// Colours, sizes, durations.
    pub theme: &'a Theme,
    /// Sentences.
    pub text: &'a Text,
    /// What people have set.
    pub settings: &'a Settings,
    /// Where named things lie in this frame.
    pub spots: &'a NamedRects,
    /// A sentence that is shown for a while: what was saved, what went wrong.
    pub notice: Option<&'a Phrase>,
    /// Why a game is not on the disk, if any is not.
    pub unsaved: Option<&'a Phrase>,
    /// Seconds since the app began.
    pub now: f64,
}

/// A table on the screen.
pub trait Session {
    /// Id of the game.
    fn game(&self) -> &'static str;
    /// Names and marks, by seat.
    fn faces(&self) -> &[PlayerLabel];
    /// Names alone, by seat, for sentences.
    fn names(&self) -> &[String];
    /// Who sits where.
    fn seating(&self) -> &[SeatAssignment];
    /// How the bot plays that sits there, if one does.
    fn bot(&self, seat: Seat) -> Option<Bot> {
        match self.seating().get(seat.index())?.player {
            Player::Human => None,
            Player::Bot(bot) => Some(bot),
        }
    }
    /// Gives a seat to a person or a bot.
    fn assign_seat(&mut self, seat: Seat, assignment: SeatAssignment);

    /// Who or what comes next.
    fn turn(&self) -> &Turn;
    /// The seat whose things are shown in full unless another is picked.
    fn front_seat(&self) -> Seat;
    /// How it ended, once it has.
    fn outcome(&self) -> Option<&Outcome>;
    /// How many events have happened.
    fn ply(&self) -> usize;

    /// Paints the board and takes what is done there.
    fn board_ui(&mut self, ui: &mut Ui, frame: &FrameContext<'_>);
    /// Paints what a seat plays from.
    fn hand_ui(&mut self, ui: &mut Ui, frame: &FrameContext<'_>, seat: Seat);
    /// Paints what else lies before a seat.
    fn seat_ui(&mut self, ui: &mut Ui, frame: &FrameContext<'_>, seat: Seat);
    /// Paints what belongs to nobody.
    fn common_ui(&mut self, ui: &mut Ui, frame: &FrameContext<'_>);
    /// The number that counts for a seat.
    fn score(&self, frame: &FrameContext<'_>, seat: Seat) -> i32;
    /// What else matters of a seat.
    fn seat_note(&self, frame: &FrameContext<'_>, seat: Seat) -> Option<Phrase>;
    /// Whether a bot thinks at this seat.
    fn is_thinking(&self, seat: Seat) -> bool;

    /// The buttons of the foot line.
    fn buttons(&self, frame: &FrameContext<'_>) -> Vec<FootButton>;
    /// Presses one of them.
    fn press(&mut self, frame: &FrameContext<'_>, button: usize);
    /// The sentence at the foot.
    fn status(&self, frame: &FrameContext<'_>) -> Status;
    /// What was refused last, until something else happens.
    fn refusal(&self) -> Option<&Refusal>;

    /// Whether something was refused, or asks to be chosen once more.
    fn has_words(&self) -> bool;
    /// Puts that away.
    fn dismiss_message(&mut self);
    /// A frame is over in which people did something or not: what asks to be chosen once more asks until something else is done.
    fn frame_ends(&mut self, acted: bool);
    /// Whether the motion of what happened last is over and the board was looked at for so many milliseconds.
    fn is_looked_at(&self, milliseconds: u64, frame: &FrameContext<'_>) -> bool;
    /// It has been looked at for long enough.
    fn be_done_looking(&mut self, frame: &FrameContext<'_>);

    /// What the app did by itself just now.
    fn aside(&self) -> Option<&Phrase>;

    /// Sentences that were made in another language are made anew.
    fn forget_words(&mut self);
    /// Everything that has happened, in words.
    fn log(&self) -> &[LogLine];
    /// What stands over the lines of the log that are new to whoever decides now, as long as nothing was chosen since.
    fn news(&self) -> Option<&Phrase>;
    /// They are new no longer.
    fn put_news_away(&mut self);
    /// Shows the position after the first `ply` events, or the present one.
    fn look_at(&mut self, ply: Option<usize>);
    /// Which earlier position is shown.
    fn looking_at(&self) -> Option<usize>;
    /// The earliest position that may be looked at.
    fn earliest_reviewable_ply(&self) -> usize;
    /// Marks on the board what happened at this ply, for as long as it is called each frame; the pointer moves there, or rests.
    fn mark_event(&mut self, ply: usize, moves: bool);

    /// What undo would take back.
    ///
    /// # Errors
    /// Why it cannot.
    fn undo_label(&self) -> Result<Phrase, Phrase>;
    /// Takes back.
    fn undo(&mut self, frame: &FrameContext<'_>);
    /// Whether something can be done again.
    fn can_redo(&self) -> bool;
    /// Does it again.
    fn redo(&mut self, frame: &FrameContext<'_>);
    /// Whether this turn can be reset.
    fn can_reset(&self) -> bool;
    /// Takes back this turn.
    fn reset_turn(&mut self, frame: &FrameContext<'_>);
    /// What may be taken back here.
    fn policy(&self) -> UndoPolicy;
    /// Changes that.
    fn set_policy(&mut self, policy: UndoPolicy);

    /// Whether the person on turn may ask for a hint: `None` where there is nothing to decide on this screen, else why not.
    fn may_hint(&self, frame: &FrameContext<'_>) -> Option<Result<(), Phrase>>;
    /// The hint is looked for, and shown or (`plays`) played as soon as it is found; one that is shown is played.
    fn help(&mut self, plays: bool, frame: &FrameContext<'_>, ctx: &Context);
    /// Whether it is being looked for.
    fn is_helping(&self) -> bool;
    /// The hint that is shown, in a sentence.
    fn hint(&self) -> Option<&Phrase>;

    /// All that can be decided now, if that may be shown here.
    ///
    /// # Errors
    /// Why nothing is listed: nothing is to be decided now, or it would tell a secret.
    fn choices(&self, frame: &FrameContext<'_>) -> Result<Choices, Phrase>;
    /// Marks what these of the choices touch, for as long as it is called each frame.
    fn point_at_choices(&mut self, choices: &[usize]);
    /// Makes one of them, or has it asked once more.
    fn choose(&mut self, choice: usize, frame: &FrameContext<'_>);
    /// Something was clicked here: if that has come to nothing, it is said why.
    fn answer_click(&mut self, at: Pos2, frame: &FrameContext<'_>);

    /// Whether a bot's step waits for the key that lets it happen.
    fn step_waits(&self, settings: &Settings) -> bool;
    /// Lets it happen.
    fn step(&mut self);
    /// Whether bots that play may do so without pauses until a person decides: `None` where none plays or nobody waits, else why not.
    fn may_skip(&self) -> Option<Result<(), Phrase>>;
    /// They do, if they may; else it is said why not.
    fn skip_to_person(&mut self);
    /// The curtain that hangs before the table, or is held up. While it hangs nothing of the table is to be painted.
    fn curtain(&self) -> Option<Curtain>;
    /// The person on turn, if it may ask to look behind the curtain.
    fn may_look(&self) -> Option<Seat>;
    /// It asks.
    fn look(&mut self);
    /// The curtain goes up.
    fn lift_curtain(&mut self);
    /// What was shown in passing is put away.
    fn dismiss_glimpse(&mut self);
    /// Whether dice are rolled beside the screen here; `None` where a game has none.
    fn real_dice(&self) -> Option<bool>;
    /// Changes that.
    fn set_real_dice(&mut self, real: bool);
    /// How many dice of how many faces are to be entered now, and who has rolled them.
    fn asks_for_dice(&self) -> Option<(Option<Seat>, u8, u8)>;
    /// Enters them.
    fn give_dice(&mut self, faces: Vec<u8>, frame: &FrameContext<'_>);
    /// Whether those entered last can be entered anew.
    fn can_correct_dice(&self) -> bool;
    /// They are.
    fn correct_dice(&mut self, frame: &FrameContext<'_>);
    /// Nobody sits before it for a while: the curtain falls, and a bot that thinks stops.
    fn suspend(&mut self);
    /// The curtain falls; what lay behind it is covered, and with it what was chosen there and not done.
    fn drop_curtain(&mut self);
    /// Covers what only one seat may see, or uncovers it.
    fn toggle_cover(&mut self);
    /// Whether it is covered.
    fn is_covered(&self) -> bool;

    /// What the coach says, where a lesson is under way.
    fn coaching(&self) -> Option<&Coaching>;
    /// Does what the learner wants of the coach.
    fn guide(&mut self, guide: Guide, frame: &FrameContext<'_>);

    /// What has come into play for the first time, where that is explained and was not read yet.
    fn explained(&self) -> Option<&IntroCard>;
    /// It has been read.
    fn put_card_away(&mut self);

    /// Bots, waiting chance, single moves; called every frame and while hidden. True if something happened.
    fn tick(&mut self, frame: &FrameContext<'_>, ctx: &Context) -> bool;

    /// What is to be done so that the files hold everything: the table on the shelf, or, once the game is over, its record among the
    /// records. Nothing, if nothing has changed.
    fn save(&mut self, records: &std::path::Path) -> Option<SaveJob>;
    /// The record as it is given away, as RON; see [`crate::play::Record::without_foresight`].
    fn copy(&self) -> String;
    /// A picture of the position that is shown, as whoever looks may see it.
    fn picture(&self, frame: &FrameContext<'_>) -> image::RgbaImage;

    /// The same seating and options again, with fresh luck or the same.
    fn again(&self, same_deal: bool) -> NewTable;
    /// Whether a new table may begin from the position that is looked at: not where that would tell secrets, nor at the end.
    fn can_play_on(&self) -> bool;
    /// That new table.
    fn play_on(&self, path: std::path::PathBuf, settings: &Settings) -> Option<Box<dyn Session>>;
}

/// What the coach of a lesson says and asks; sentences as keys of the text files.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Coaching {
    /// Name of the chapter.
    pub name: String,
    /// The key of its title.
    pub chapter: String,
    /// Which step, from 0.
    pub step: usize,
    /// How many there are.
    pub steps: usize,
    /// What is said.
    pub says: String,
    /// The rules that are learned by it.
    pub rules: Vec<RuleId>,
    /// How many events have happened, where that position is one of the chapter's own.
    pub ply: Option<usize>,
    /// What is said to what the learner did last.
    pub reply: Option<Reply>,
    /// The spots that are shown.
    pub spots: Vec<String>,
    /// What is asked.
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
        /// Whether it can be shown to who does not find it.
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

/// All that a seat can do now.
#[derive(Clone, Debug)]
pub struct Choices {
    /// Who decides.
    pub seat: Seat,
    /// In the order in which they are listed.
    pub groups: Vec<ChoiceGroup>,
}

/// Choices that are alike.
#[derive(Clone, Debug)]
pub struct ChoiceGroup {
    /// What stands over them, where they are several.
    pub heading: Phrase,
    /// Each by its number among the legal moves, with its name under the heading, or, if it stands for itself, its whole one.
    pub choices: Vec<(usize, Phrase)>,
    /// The one that asks to be chosen once more, by its number.
    pub asks: Option<usize>,
}

/// What hides the table from all but one person.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Curtain {
    /// Who may lift it.
    pub seat: Seat,
    /// What for.
    pub purpose: Purpose,
    /// Whether it is up.
    pub held_up: bool,
}

/// What a curtain is lifted for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Purpose {
    /// Something is decided behind it: it stays up until that is done.
    Decide,
    /// Something is looked at, for as long as it is held up.
    Look,
    /// Something is shown in passing, for as long as it is held up, until it is put away.
    Glimpse,
}

impl Curtain {
    /// Whether it hangs, or is up only to look: nothing can be decided then.
    pub fn is_in_the_way(&self) -> bool {
        !(self.held_up && self.purpose == Purpose::Decide)
    }
}

/// A button of the foot line.
#[derive(Clone, Debug)]
pub struct FootButton {
    /// What it is called.
    pub label: Phrase,
    /// More about it.
    pub detail: Option<Phrase>,
    /// Picture.
    pub icon: Option<Icon>,
    /// The key that does it.
    pub key: Option<Key>,
    /// Whether it is what one does next.
    pub primary: bool,
    /// Whether it was pressed once and asks to be pressed again.
    pub asks: bool,
    /// Whether a hint says to press it.
    pub hinted: bool,
}

/// A line of the log.
#[derive(Clone, Debug)]
pub struct LogLine {
    /// The event it tells of.
    pub ply: usize,
    /// Whose decision it was.
    pub seat: Option<Seat>,
    /// The sentence.
    pub phrase: Phrase,
    /// The sentence in words, once somebody has read it.
    pub said: OnceCell<String>,
    /// Whether it is new to the seat that decides now: it happened since that seat's last turn.
    pub since: bool,
    /// Whether the position after it may be looked at.
    pub open: bool,
    /// It tells of a change at the table, and `ply` is the event before it.
    pub is_note: bool,
}

impl LogLine {
    /// The sentence in words.
    pub fn words(&self, text: &Text, names: &[String]) -> &str {
        self.said.get_or_init(|| text.say(&self.phrase, names))
    }
}
