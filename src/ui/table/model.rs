//! The model of a table: plain data for the screens, rebuilt after each change from what the viewer may see.
//!
//! Must not know: egui, the game's types, layout.

use std::cell::OnceCell;
use std::ops::Range;
use std::rc::Rc;

use jiff::civil::Date;

use crate::engine::{Outcome, Phrase, Refusal, RuleId, Seat, Turn};
use crate::lessons::{IntroCard, Reply};
use crate::paint::count::Entrance;
use crate::paint::icons::Icon;
use crate::paint::key_help::GameCommand;
use crate::paint::mouse::Mood;
use crate::paint::painter::{PlayerLabel, Status};
use crate::play::{Bot, Player, SeatAssignment, Trial, UndoPolicy};
use crate::text::Text;
use crate::ui::table::puzzle::PuzzleModel;
use crate::ui::table::story::StoryModel;

/// Everything that the screens show of one table, except what the game's painter paints.
#[derive(Clone, Debug)]
pub struct TableModel {
    /// Id of the game.
    pub game: &'static str,
    /// The day, if this is the deal of a day.
    pub deal: Option<Date>,
    /// Whether that deal is played for practice: its person has finished it before.
    pub is_practice: bool,
    /// What is tried out from a finished game, if anything is.
    pub trial: Option<Trial>,
    /// Players, by seat.
    pub seating: Vec<SeatAssignment>,
    /// Display names and marks, by seat.
    pub players: Vec<PlayerLabel>,
    /// The partner of each seat, where there are teams of two.
    pub partners: Vec<Option<Seat>>,
    /// Names by seat, for filling in phrases.
    pub names: Vec<String>,
    /// Score and note of each seat.
    pub scores: Vec<Score>,
    /// How far the game has come, in few words.
    pub clock: Option<Phrase>,
    /// How close it is at the top, if that is worth a word.
    pub standing: Option<Phrase>,
    /// Whether the board and the strip of seats show all that a seat has while the game runs.
    pub shows_seats_elsewhere: bool,
    /// Whether a narrow column beside the board is enough.
    pub has_narrow_panels: bool,
    /// The seat that the panels show in full.
    pub front_seat: Seat,
    /// The seat of the bot that is thinking.
    pub thinking_seat: Option<Seat>,
    /// What the mice feel about the last events, by seat.
    pub moods: Vec<Mood>,
    /// Who or what acts next in the game.
    pub turn: Turn,
    /// The result, once the game is over.
    pub outcome: Option<Outcome>,
    /// How the game was won and what is counted, once it is over.
    pub ending: Option<Rc<Ending>>,
    /// The story of the game, once it is over and being told.
    pub story: Option<Rc<StoryModel>>,
    /// Number of events so far.
    pub ply: usize,
    /// Whether an event is being shown, of which nothing else tells until it has been seen.
    pub is_showing_event: bool,
    /// Whether the event that has ended the game has been seen. Its gains count already; the result is told a moment later.
    pub is_before_end: bool,
    /// Review of earlier positions.
    pub review: Review,
    /// The game log.
    pub log: Log,
    /// The sentence and the buttons below the board.
    pub foot: Foot,
    /// State of undo, redo and reset.
    pub undo: Undo,
    /// State of the hint.
    pub hint: Hint,
    /// All legal moves in words, or why they are not listed: there is no decision now, or the list would reveal a secret.
    pub choices: Result<Choices, Phrase>,
    /// The curtain, down or lifted. While the curtain is down nothing of the table may be painted.
    pub curtain: Option<Curtain>,
    /// The person alone among bots who decides in secret now, without a curtain.
    pub unwatched: Option<Seat>,
    /// The seat on turn, if its player may ask to look behind the curtain.
    pub may_look: Option<Seat>,
    /// Whether private information is covered (F9).
    pub is_covered: bool,
    /// State of real dice.
    pub dice: RealDice,
    /// What people can do about the pace of bots.
    pub bots: BotPace,
    /// The coach's message in a lesson.
    pub coach: Option<Coaching>,
    /// The puzzle, if this is one.
    pub puzzle: Option<PuzzleModel>,
    /// The intro card of a first game together that is to be read now.
    pub card: Option<IntroCard>,
    /// What the pointer or focus is on outside the board.
    pub pointed: Pointed,
}

impl TableModel {
    /// The bot at this seat, if any.
    pub fn bot(&self, seat: Seat) -> Option<Bot> {
        match self.seating.get(seat.index())?.player {
            Player::Human => None,
            Player::Bot(bot) => Some(bot),
        }
    }

    /// The mark of a seat.
    pub fn mark(&self, seat: Seat) -> u8 {
        self.players.get(seat.index()).map_or(0, |player| player.mark)
    }

    /// A seat and its partner, if it has one, in the order of seats.
    pub fn team_of(&self, seat: Seat) -> Vec<Seat> {
        let mut team = vec![seat];
        team.extend(self.partners.get(seat.index()).copied().flatten());
        team.sort_by_key(|member| member.index());
        team
    }

    /// One seat of each team, the best first: partners share one sheet.
    pub fn teams_by_rank(&self, outcome: &Outcome) -> Vec<Seat> {
        let mut firsts: Vec<Seat> = Vec::new();
        for seat in outcome.ranking() {
            if self.team_of(seat).iter().all(|member| !firsts.contains(member)) {
                firsts.push(seat);
            }
        }
        firsts
    }

    /// A phrase as text, with the names of this table.
    pub fn say(&self, text: &Text, phrase: &Phrase) -> String {
        text.say(phrase, &self.names)
    }

    /// Whether the curtain prevents decisions: it is down, or lifted only for a look.
    pub fn is_curtained(&self) -> bool {
        self.curtain.as_ref().is_some_and(Curtain::blocks_decisions)
    }

    /// Whether the curtain is down.
    pub fn is_curtain_down(&self) -> bool {
        self.curtain.is_some_and(|curtain| !curtain.is_up)
    }

    /// Whether the list of choices can be opened: not at the end, nor behind a curtain.
    pub fn may_list_choices(&self) -> bool {
        self.outcome.is_none() && !self.is_curtained()
    }

    /// Whether the foot line shows a message that Escape dismisses.
    pub fn has_message(&self) -> bool {
        self.foot.refusal.is_some() || self.foot.is_armed || self.hint.sentence.is_some()
    }

    /// Whether a lesson is under way.
    pub fn is_lesson(&self) -> bool {
        self.coach.is_some()
    }

    /// Whether a lesson or a puzzle leads through the game, so that nothing else can be done at the table.
    pub fn is_guided(&self) -> bool {
        self.coach.is_some() || self.puzzle.is_some()
    }
}

/// The score of one seat.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Score {
    /// Points, once they say who is ahead.
    pub points: Option<i32>,
    /// What the seat has that matters, which the strip of seats shows in pictures: "2 of 4 cards, 3 tokens".
    pub belongings: Vec<Phrase>,
    /// Additional information, such as "with Bo".
    pub note: Option<Phrase>,
    /// What one more step would win the game, if one does.
    pub winning_step: Option<Phrase>,
}

/// How a game was won, and what is counted for it.
#[derive(Clone, Debug, PartialEq)]
pub struct Ending {
    /// What has decided, in one sentence.
    pub how_won: Phrase,
    /// What is counted for each seat, in order.
    pub counts: Vec<Vec<CountedThing>>,
    /// The rank of each seat, from 0; equal seats share a rank.
    pub ranks: Vec<usize>,
    /// Whether the game has a piece that bows to the winners.
    pub has_bow: bool,
}

/// One thing that is counted for a seat.
#[derive(Clone, Debug, PartialEq)]
pub struct CountedThing {
    /// What it is, if it is not seen by its piece.
    pub label: Option<Phrase>,
    /// What it adds to the score.
    pub amount: i32,
    /// How it comes.
    pub entrance: Entrance,
    /// Whether the game paints a piece for it.
    pub has_piece: bool,
}

/// Review of earlier positions.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Review {
    /// The displayed position, by the number of events before it; `None` for the current one.
    pub ply: Option<usize>,
    /// The earliest position that may be reviewed.
    pub earliest: usize,
    /// The last position: the end, or the current one, which ends the review.
    pub last: usize,
    /// Whether a new table may start from the displayed position.
    pub can_play_on: bool,
    /// The turn of the displayed position.
    pub turn: ReviewTurn,
    /// What is said of the displayed position, in short sentences.
    pub words: Vec<Phrase>,
    /// Whether the game goes on by itself.
    pub is_playing: bool,
    /// Whose eyes see a finished game; `None` if its seats could see everything.
    pub eyes: Option<Eyes>,
    /// Whether something would have been better than what was played here.
    pub can_compare: bool,
    /// Whether that is shown beside what was played.
    pub is_comparing: bool,
}

/// The turn of a position that is looked at again, and the positions from which turns begin.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ReviewTurn {
    /// Its number, from 1; 0 before the first event.
    pub number: usize,
    /// The number of turns so far.
    pub of: usize,
    /// The position before this turn, or before the one before.
    pub previous: usize,
    /// The position before the next turn.
    pub next: usize,
}

/// Whose eyes see a finished game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Eyes {
    /// The seat on turn.
    pub seat: Seat,
    /// Whether only what that seat saw is shown.
    pub sees_as_seat: bool,
}

/// The log.
#[derive(Clone, Debug, Default)]
pub struct Log {
    /// One line for each event and one for each change at the table itself.
    pub lines: Rc<Vec<LogLine>>,
    /// The lines by turns.
    pub entries: Rc<Vec<LogEntry>>,
    /// The title above the lines that are new to the person who decides now, until that person has made a choice.
    pub news: Option<Phrase>,
}

/// An entry of the log: a turn, or something that belongs to no turn.
#[derive(Clone, Debug)]
pub struct LogEntry {
    /// The seat whose turn it is, if any.
    pub seat: Option<Seat>,
    /// The whole turn in one sentence. Without it the lines stand for themselves.
    pub summary: Option<LogLine>,
    /// The lines of the entry, by their index in the log.
    pub lines: Range<usize>,
    /// Whether something of it happened after the last turn of the seat that decides now.
    pub is_since_last_turn: bool,
    /// Whether the entry reports a change at the table itself.
    pub is_note: bool,
}

/// A line of the log.
#[derive(Clone, Debug)]
pub struct LogLine {
    /// Index of the event.
    pub ply: usize,
    /// The seat that decided, if any.
    pub seat: Option<Seat>,
    /// The sentence.
    pub phrase: Phrase,
    /// Cache of the sentence as text.
    pub words_cache: OnceCell<String>,
    /// Whether the event happened after the last turn of the seat that decides now.
    pub is_since_last_turn: bool,
    /// Whether the position after the event may be reviewed.
    pub can_review: bool,
    /// Whether something was done to the person who looks.
    pub concerns_viewer: bool,
    /// Whether the line reports a change at the table; `ply` is then the event before the change.
    pub is_note: bool,
}

impl LogLine {
    /// The sentence as text.
    pub fn words(&self, text: &Text, names: &[String]) -> &str {
        self.words_cache.get_or_init(|| text.say(&self.phrase, names))
    }
}

/// The foot line.
#[derive(Clone, Debug)]
pub struct Foot {
    /// Who does what now.
    pub status: Status,
    /// The buttons, the primary one last.
    pub buttons: Vec<FootButton>,
    /// The last refusal.
    pub refusal: Option<Refusal>,
    /// What the app has just done by itself, or why it did nothing.
    pub notice: Option<Phrase>,
    /// Whether a move is armed: it waits for confirmation by a second choice.
    pub is_armed: bool,
    /// Whether the coach asks if the armed move is meant.
    pub is_questioned: bool,
    /// The button that is pointed at.
    pub pointed: Option<PointedButton>,
    /// Whether the buttons have been used: they are those of the position before the event that is being shown.
    pub is_used: bool,
}

/// A button of the foot line that the pointer or the focus is on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PointedButton {
    /// Index of the button.
    pub index: usize,
    /// Whether the pointer was moved to it: not the focus, nor a pointer that rests where the button has appeared.
    pub is_deliberate: bool,
    /// Whether the button or its key is held down.
    pub is_held: bool,
}

/// A button of the foot line.
#[derive(Clone, Debug)]
pub struct FootButton {
    /// Label: what the button does.
    pub label: Phrase,
    /// More about the button's action.
    pub detail: Option<Phrase>,
    /// Icon.
    pub icon: Option<Icon>,
    /// The game's command with the keys of the button, if it has any.
    pub command: Option<&'static GameCommand>,
    /// Whether this is the primary action.
    pub is_primary: bool,
    /// Whether dice are shaken while the button or its key is held.
    pub shakes_dice: bool,
    /// Whether the button was pressed once and waits for confirmation by a second press.
    pub is_armed: bool,
    /// Whether the hint recommends this button.
    pub is_hinted: bool,
}

/// Undo, redo and reset.
#[derive(Clone, Debug)]
pub struct Undo {
    /// What undo would take back, or why undo is unavailable.
    pub label: Result<Phrase, Phrase>,
    /// Whether something can be redone.
    pub can_redo: bool,
    /// Whether this turn can be reset.
    pub can_reset: bool,
    /// How far undo goes at this table.
    pub policy: UndoPolicy,
}

/// State of the hint for the person on turn.
#[derive(Clone, Debug, Default)]
pub struct Hint {
    /// Whether a hint is allowed, or why not; `None` if there is nothing to decide on this screen.
    pub allowed: Option<Result<(), Phrase>>,
    /// Whether a hint is being computed.
    pub is_thinking: bool,
    /// Whether a plan is found, so that the hint's button plays its next step.
    pub is_found: bool,
    /// The hint that is shown.
    pub sentence: Option<Phrase>,
}

/// State of real dice: dice that people roll beside the screen.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct RealDice {
    /// Whether real dice are used; `None` in a game without open dice.
    pub is_used: Option<bool>,
    /// The roll to enter now.
    pub due: Option<DiceDue>,
    /// Whether the last entered roll can be corrected.
    pub can_correct: bool,
}

/// A roll of real dice to enter.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct DiceDue {
    /// The seat that rolls.
    pub seat: Option<Seat>,
    /// Number of dice.
    pub count: u8,
    /// Number of faces of each die.
    pub faces: u8,
}

/// What people can do about the pace of bots.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct BotPace {
    /// Whether a bot's next step waits for a key press.
    pub is_step_waiting: bool,
    /// Whether pauses of bots can be skipped, or why not; `None` if no bot is playing or no person is waiting.
    pub skip_allowed: Option<Result<(), Phrase>>,
}

/// The message and request of a lesson's coach. Sentences are text keys.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Coaching {
    /// Name of the chapter.
    pub name: String,
    /// Text key of the chapter's title.
    pub title_key: String,
    /// Whether this is the first chapter of the game.
    pub is_first: bool,
    /// Index of the step, from 0.
    pub step: usize,
    /// Number of steps.
    pub steps: usize,
    /// What the coach says in each step and at the end of the chapter, for laying out the card.
    pub step_texts: Vec<StepText>,
    /// The picture that is glad at the end of the chapter; see [`crate::paint::art::Art`].
    pub mascot: &'static str,
    /// Text key of the coach's sentence.
    pub text_key: String,
    /// Rules that the step teaches.
    pub rules: Vec<RuleId>,
    /// Number of events, if the position follows the chapter's script.
    pub ply: Option<usize>,
    /// The coach's reply to the learner's last action.
    pub reply: Option<Reply>,
    /// Whether the learner has found a move of the chapter without being shown it, or there is none to find.
    pub is_own_work: bool,
    /// Names of the rectangles to highlight.
    pub spots: Vec<String>,
    /// What the learner has to do.
    pub prompt: Prompt,
}

impl Coaching {
    /// Whether the end of the chapter leads on to the next one: after the first chapter, which is enough for a game, one
    /// plays, and so after the last.
    pub fn leads_on(&self) -> bool {
        matches!(self.prompt, Prompt::Done { next: Some(_) }) && !self.is_first
    }
}

/// The texts of a lesson's step. Sentences are text keys.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct StepText {
    /// What the coach says.
    pub text_key: String,
    /// Rules that the step teaches.
    pub rules: Vec<RuleId>,
    /// What the coach says while the moves before the step are shown, if that is more than to watch.
    pub announcement_key: Option<String>,
    /// The answers to a question.
    pub answers: Vec<String>,
    /// What may be replied during the step.
    pub replies: Vec<String>,
}

/// A coach's request to the learner.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Prompt {
    /// Read and go on.
    Read,
    /// Watch what others do.
    Watch,
    /// Act on the board.
    Act {
        /// Whether the coach can show the move.
        can_show: bool,
    },
    /// Choose one of these answers (text keys).
    Answer(Vec<String>),
    /// Play freely.
    Play,
    /// Nothing: the chapter is complete.
    Done {
        /// The next chapter.
        next: Option<String>,
    },
}

/// All legal moves of a seat, grouped.
#[derive(Clone, Debug)]
pub struct Choices {
    /// The seat that decides.
    pub seat: Seat,
    /// Groups, in display order.
    pub groups: Vec<ChoiceGroup>,
}

/// A group of similar moves.
#[derive(Clone, Debug)]
pub struct ChoiceGroup {
    /// Heading of the group.
    pub heading: Phrase,
    /// Index of each move among the legal moves, and its label: short under a heading, full if the move is alone in its group.
    pub choices: Vec<(usize, Phrase)>,
    /// Index of the armed move, which waits for confirmation.
    pub armed: Option<usize>,
}

/// The curtain that hides the table from all but one person.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Curtain {
    /// The seat that may lift the curtain.
    pub seat: Seat,
    /// Why the curtain is lifted.
    pub purpose: CurtainPurpose,
    /// Whether the curtain is up.
    pub is_up: bool,
}

/// Why a curtain is lifted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CurtainPurpose {
    /// To decide in secret: the curtain stays up until the decision is made.
    Decide,
    /// To look at one's own private information while the curtain is held up.
    Look,
    /// To see a glimpse while the curtain is held up, until the glimpse is dismissed.
    Glimpse,
}

impl Curtain {
    /// Whether the curtain prevents decisions: it is down, or lifted only for a look.
    pub fn blocks_decisions(&self) -> bool {
        !(self.is_up && self.purpose == CurtainPurpose::Decide)
    }
}

/// What the pointer or focus is on outside the board.
#[derive(Clone, Debug, Default, PartialEq)]
pub enum Pointed {
    /// Nothing.
    #[default]
    Nothing,
    /// A line of the log, by its events.
    Events(Range<usize>),
    /// Listed choices, by their indexes among the legal moves.
    Choices(Vec<usize>),
}
