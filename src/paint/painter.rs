//! What a game's painter does: the board on the screen and the clicks on it.
//!
//! A painter gets a [`Scene`], which holds what one viewer may see and nothing else, and answers with an [`Intent`]. It
//! changes nothing itself. Must not know: matches, tables, screens, settings.

use egui::{Key, Painter as Brush, Rect, Ui};

use super::icons::Icon;
use super::named_rects::NamedRects;
use super::theme::Theme;
use crate::engine::{Observation, Phrase, Refusal, Rules, Seat, Turn, Viewer, Words};
use crate::text::Text;

/// How a game is shown and played with mouse and keys.
pub trait Painter: Words {
    /// What a hand is doing: the picked tile, marked dice. Never saved; a new one is taken when the position changes.
    type Selection: Default + Clone + PartialEq;

    /// The board, filling the `Ui`'s space as large as fits, and what is clicked or typed on it.
    fn board_ui(ui: &mut Ui, scene: &Scene<'_, Self>, touch: &mut Self::Selection) -> Option<Intent<Self>>;

    /// What this seat plays from: its tiles, cards, dice; face down where the viewer does not see them. As wide as the `Ui`.
    fn hand_ui(ui: &mut Ui, scene: &Scene<'_, Self>, seat: Seat, touch: &mut Self::Selection) -> Option<Intent<Self>>;

    /// What else lies before this seat: its sheet, its chips. As wide as the `Ui` and as high as it needs.
    fn seat_ui(ui: &mut Ui, scene: &Scene<'_, Self>, seat: Seat, touch: &mut Self::Selection) -> Option<Intent<Self>>;

    /// What belongs to nobody: the bag, the pile. As [`Painter::seat_ui`].
    fn common_ui(ui: &mut Ui, scene: &Scene<'_, Self>, touch: &mut Self::Selection) -> Option<Intent<Self>>;

    /// The one number that counts for a seat now.
    fn score(scene: &Scene<'_, Self>, seat: Seat) -> i32;

    /// What else matters of a seat when it has one line only: "keeps 1 tile".
    fn seat_note(scene: &Scene<'_, Self>, seat: Seat) -> Option<Phrase>;

    /// The buttons of the foot line, the primary one last.
    fn actions(scene: &Scene<'_, Self>, touch: &Self::Selection) -> Vec<Action<Self>>;

    /// Who does what now, in one sentence that begins with a picture.
    fn status(scene: &Scene<'_, Self>, touch: &Self::Selection) -> Status;

    /// The names of the spots that a move touches, to mark it on the board.
    fn spots(choice: &Self::Move) -> Vec<String>;

    /// The names of the spots where something was seen to happen.
    fn spots_seen(seen: &Self::Seen) -> Vec<String>;

    /// Why a click on the spot with this name is no move, nor asks about one, where a rule says so: what is another's, what is not to be chosen.
    fn no_move_at(_scene: &Scene<'_, Self>, _spot: &str) -> Option<Refusal> {
        None
    }

    /// How what was seen moves on the board.
    fn motion(_seen: &Self::Seen) -> Motion {
        Motion::Piece
    }

    /// Whether this move, in this position, ends the turn or shows something new, so that a table may ask for a second press.
    fn asks_first(choice: &Self::Move, open: &Self::Open) -> bool;

    /// What a hand goes on doing after a move of its own: mostly nothing.
    fn carried(_touch: &Self::Selection, _choice: &Self::Move) -> Self::Selection {
        Self::Selection::default()
    }

    /// Whether this move, when it is the only legal one, may be made by the app.
    fn may_play_itself(choice: &Self::Move) -> bool;

    /// A small scene of the game for its card, filling `rect`.
    fn paint_card(brush: &Brush, rect: Rect, theme: &Theme);
}

/// Everything a painter may know.
pub struct Scene<'a, R: Rules> {
    /// Whose eyes see it.
    pub viewer: Viewer,
    /// What lies face up before them.
    pub open: &'a R::Open,
    /// Who or what comes next.
    pub turn: &'a Turn,
    /// The legal moves, if a person at this screen decides now; else none. None either while an earlier position is looked at.
    pub legal: &'a [R::Move],
    /// The seat that decides at this screen now: with `legal`, or about to draw.
    pub acting_seat: Option<Seat>,
    /// The draw or roll that is due waits for this person to begin it.
    pub waits_for: Option<Seat>,
    /// A seat has to take its things up before they are shown, though no draw is due.
    pub unbegun: Option<Seat>,
    /// What happened last, as the viewer saw it, and how far its motion has come (0 to 1).
    pub last: Option<(&'a Observation<R>, f32)>,
    /// What a person is shown in passing: to be laid open for as long as it stands here.
    pub glimpse: Option<&'a Observation<R>>,
    /// Nothing moves here: what a motion would have told is to be marked instead, until something else happens.
    pub reduced_motion: bool,
    /// Names and marks by seat.
    pub faces: &'a [Face],
    /// Spots to be marked: a hint, what changed.
    pub marked: &'a [String],
    /// Where every named thing lies, filled in by the painter each frame.
    pub spots: &'a NamedRects,
    /// Colours, sizes, durations.
    pub theme: &'a Theme,
    /// Sentences.
    pub text: &'a Text,
    /// The names by seat, for sentences.
    pub names: &'a [String],
}

impl<R: Rules> Scene<'_, R> {
    /// A phrase in words.
    pub fn say(&self, phrase: &Phrase) -> String {
        self.text.say(phrase, self.names)
    }

    /// Whether this viewer alone looks, of several people: behind the curtain, for as long as it is up. What is shown to it then is spoken as well, and
    /// is in the screen reader's tree only while it is on the screen.
    pub fn is_private(&self) -> bool {
        let people = self.faces.iter().filter(|face| !face.bot).count();
        people > 1 && matches!(self.viewer, Viewer::Seat(_))
    }

    /// Whether the things before this seat are those of whoever looks or decides here.
    pub fn is_own(&self, seat: Seat) -> bool {
        self.acting_seat == Some(seat) || self.viewer == Viewer::Seat(seat)
    }

    /// The mark of a seat.
    pub fn mark(&self, seat: Seat) -> u8 {
        self.faces.get(seat.index()).map_or(0, |face| face.mark)
    }
}

/// How long something is on its way.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Motion {
    /// A thing moves.
    Piece,
    /// A card or lid turns over, and so many others after it.
    TurnOver(u8),
    /// A thing goes so many steps.
    Walk(u8),
    /// Dice roll.
    Dice,
    /// A motion that tells people what they must know, and so many others before and after: nothing hurries it, and the next decision waits for it.
    Unskippable(u8),
}

impl Motion {
    /// Whether it tells people what they must know.
    pub const fn tells(self) -> bool {
        matches!(self, Motion::Unskippable(_))
    }
}

/// A seat as it is shown.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Face {
    /// Name of the person or bot.
    pub name: String,
    /// Mark 0–5.
    pub mark: u8,
    /// Whether a bot decides.
    pub bot: bool,
}

/// What a click or key meant.
#[derive(Clone, Debug)]
pub enum Intent<R: Rules> {
    /// This move.
    Play(R::Move),
    /// Why not this move?
    Ask(R::Move),
    /// The draw or roll that waits, or taking up what lies before the seat.
    Begin,
}

/// A button of the foot line.
#[derive(Clone, Debug)]
pub struct Action<R: Rules> {
    /// What it is called.
    pub label: Phrase,
    /// More about it: what will be entered.
    pub detail: Option<Phrase>,
    /// Picture.
    pub icon: Option<Icon>,
    /// The key that does it.
    pub key: Option<Key>,
    /// What it does.
    pub intent: Intent<R>,
    /// Whether it is what one does next.
    pub primary: bool,
}

/// The sentence at the foot.
#[derive(Clone, Debug)]
pub struct Status {
    /// Whose mark it begins with.
    pub seat: Option<Seat>,
    /// The picture after that: what to do.
    pub icon: Option<Icon>,
    /// How many are left, shown beside the picture.
    pub count: Option<u8>,
    /// Who does what now.
    pub phrase: Phrase,
}
