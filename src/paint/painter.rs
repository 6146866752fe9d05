//! The [`Painter`] trait: how a game draws itself and reads mouse and keyboard input.
//!
//! A painter receives a [`Scene`], which holds only what one viewer may see, and returns an [`Intent`]. It changes
//! nothing but the viewer's selection. Must not know: matches, tables, screens, settings.

use egui::{Key, Painter as Brush, Rect, Ui};

use super::icons::Icon;
use super::named_rects::NamedRects;
use super::theme::Theme;
use crate::engine::{Observation, Phrase, Refusal, Rules, Seat, Turn, Viewer, Words};
use crate::text::Text;

/// Draws a game and turns clicks and keys into moves.
///
/// Methods ending in `_ui` lay out and paint one part of the table in the given [`Ui`] and return what the player asked
/// for in this frame, if anything. They store the rectangle of every cell, piece and button in [`Scene::rects`], so
/// that hints, lessons, screen readers and tests can find them by name.
pub trait Painter: Words {
    /// A choice in progress that is not a move yet: the picked tile, marked dice. Never saved; reset when the position
    /// changes (see [`Painter::selection_after`]).
    type Selection: Default + Clone + PartialEq;

    /// Shows the board, as large as fits into the `Ui`.
    fn board_ui(ui: &mut Ui, scene: &Scene<'_, Self>, selection: &mut Self::Selection) -> Option<Intent<Self>>;

    /// Shows what the seat plays from (tiles, cards, dice), face down where the viewer may not see it. As wide as the
    /// `Ui`.
    fn hand_ui(
        ui: &mut Ui,
        scene: &Scene<'_, Self>,
        seat: Seat,
        selection: &mut Self::Selection,
    ) -> Option<Intent<Self>>;

    /// Shows the seat's other belongings (score sheet, chips). As wide as the `Ui`, as high as needed.
    fn seat_ui(
        ui: &mut Ui,
        scene: &Scene<'_, Self>,
        seat: Seat,
        selection: &mut Self::Selection,
    ) -> Option<Intent<Self>>;

    /// Shows what belongs to no seat (bag, pile). As wide as the `Ui`, as high as needed.
    fn common_ui(ui: &mut Ui, scene: &Scene<'_, Self>, selection: &mut Self::Selection) -> Option<Intent<Self>>;

    /// The number that best tells how the seat is doing: its score, money or the like.
    fn score(scene: &Scene<'_, Self>, seat: Seat) -> i32;

    /// A short note shown beside the score where a seat has one line only: "keeps 1 tile".
    fn seat_note(scene: &Scene<'_, Self>, seat: Seat) -> Option<Phrase>;

    /// The buttons of the foot line, the primary one last.
    fn actions(scene: &Scene<'_, Self>, selection: &Self::Selection) -> Vec<Action<Self>>;

    /// The sentence that says who has to do what now.
    fn status(scene: &Scene<'_, Self>, selection: &Self::Selection) -> Status;

    /// The names of the rectangles that a move touches, for highlighting it. The names are keys of [`Scene::rects`].
    fn move_rect_names(choice: &Self::Move) -> Vec<String>;

    /// The names of the rectangles where an observed event happened.
    fn observation_rect_names(seen: &Self::Seen) -> Vec<String>;

    /// The rule that makes the thing with this name unclickable, where a click on it yields neither a move nor an
    /// [`Intent::Ask`]: another player's piece, or one that may not be chosen now.
    fn refusal_at(_scene: &Scene<'_, Self>, _name: &str) -> Option<Refusal> {
        None
    }

    /// The kind of animation that shows an observed event; it sets the duration.
    fn motion(_seen: &Self::Seen) -> Motion {
        Motion::Piece
    }

    /// Whether the move ends the turn or reveals something new, so that a table may ask for a second click first.
    fn needs_confirmation(choice: &Self::Move, open: &Self::Open) -> bool;

    /// The selection to keep after the player's own move; empty by default.
    fn selection_after(_selection: &Self::Selection, _choice: &Self::Move) -> Self::Selection {
        Self::Selection::default()
    }

    /// Whether the app may make this move for the player when it is the only legal one.
    fn can_autoplay(choice: &Self::Move) -> bool;

    /// Paints a small picture of the game into `rect`, for the game's card in the game list.
    fn paint_card(brush: &Brush, rect: Rect, theme: &Theme);
}

/// Everything a painter may know about the table in one frame.
pub struct Scene<'a, R: Rules> {
    /// The viewer for whom the scene is painted.
    pub viewer: Viewer,
    /// What lies face up before the viewer.
    pub open: &'a R::Open,
    /// Who decides next, or that chance or nobody does.
    pub turn: &'a Turn,
    /// The legal moves, if a person at this screen decides now; otherwise empty, also while an earlier position is
    /// reviewed.
    pub legal: &'a [R::Move],
    /// The seat that acts at this screen now: it has `legal` moves, or is about to draw or roll.
    pub acting_seat: Option<Seat>,
    /// The seat whose player must start the draw or roll that is due (with [`Intent::Begin`]).
    pub awaiting_chance: Option<Seat>,
    /// The seat whose player must reveal its own pieces before they are shown (with [`Intent::Begin`]), though no draw
    /// is due.
    pub awaiting_reveal: Option<Seat>,
    /// The last event as the viewer saw it, and the progress of its animation (0 to 1).
    pub last: Option<(&'a Observation<R>, f32)>,
    /// A secret shown to the viewer for a moment: lies open as long as it is set.
    pub glimpse: Option<&'a Observation<R>>,
    /// Nothing is animated: the painter highlights the last event instead, until the next one.
    pub reduced_motion: bool,
    /// Names and marks, by seat.
    pub players: &'a [PlayerLabel],
    /// The names of the rectangles to highlight: a hint, or what has changed.
    pub highlighted: &'a [String],
    /// The rectangles of all named things; the painter fills them in each frame.
    pub rects: &'a NamedRects,
    /// Colours, sizes and durations.
    pub theme: &'a Theme,
    /// The text bundle that turns phrases into sentences.
    pub text: &'a Text,
    /// The player names by seat, as arguments for sentences.
    pub names: &'a [String],
}

impl<R: Rules> Scene<'_, R> {
    /// Renders a phrase as a sentence in the language of the app.
    pub fn say(&self, phrase: &Phrase) -> String {
        self.text.say(phrase, self.names)
    }

    /// Whether one of several people looks alone, behind the curtain. What is then shown is also spoken, and leaves the
    /// screen reader's tree together with the curtain.
    pub fn is_private(&self) -> bool {
        let people = self.players.iter().filter(|face| !face.is_bot).count();
        people > 1 && matches!(self.viewer, Viewer::Seat(_))
    }

    /// Whether the seat belongs to the viewer or acts at this screen now.
    pub fn is_own(&self, seat: Seat) -> bool {
        self.acting_seat == Some(seat) || self.viewer == Viewer::Seat(seat)
    }

    /// The mark (0–5) of a seat.
    pub fn mark(&self, seat: Seat) -> u8 {
        self.players.get(seat.index()).map_or(0, |face| face.mark)
    }
}

/// The kind of an animation; the theme gives each kind its duration.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Motion {
    /// One piece moves.
    Piece,
    /// A card or lid turns over; then as many more as given, one after another.
    TurnOver(u8),
    /// A piece walks this many steps.
    Walk(u8),
    /// Dice roll.
    Dice,
    /// A sequence that people must see to follow the game, with this many parts besides the first. It cannot be
    /// hurried, and the next decision waits for its end.
    Unskippable(u8),
}

impl Motion {
    /// Whether the animation must be seen to its end.
    pub const fn is_unskippable(self) -> bool {
        matches!(self, Motion::Unskippable(_))
    }
}

/// The name and mark by which a seat is shown.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayerLabel {
    /// The name of the person or bot.
    pub name: String,
    /// The mark, 0 to 5.
    pub mark: u8,
    /// Whether a bot plays this seat.
    pub is_bot: bool,
}

/// What the player asked for with a click or key.
#[derive(Clone, Debug)]
pub enum Intent<R: Rules> {
    /// Make this move.
    Play(R::Move),
    /// Explain why this move is not allowed.
    Ask(R::Move),
    /// Start the draw or roll that is due, or reveal the seat's own pieces.
    Begin,
}

/// A button of the foot line.
#[derive(Clone, Debug)]
pub struct Action<R: Rules> {
    /// The label of the button.
    pub label: Phrase,
    /// Details for the tooltip: what would be entered.
    pub detail: Option<Phrase>,
    /// The icon before the label.
    pub icon: Option<Icon>,
    /// The keyboard shortcut.
    pub key: Option<Key>,
    /// What a click on the button asks for.
    pub intent: Intent<R>,
    /// Whether it is the recommended next step, drawn in the accent colour.
    pub is_primary: bool,
}

/// The sentence of the foot line, and the pictures before it.
#[derive(Clone, Debug)]
pub struct Status {
    /// The seat whose mark comes first.
    pub seat: Option<Seat>,
    /// The icon after the mark: what to do.
    pub icon: Option<Icon>,
    /// How many pieces are left to choose, shown beside the icon.
    pub count: Option<u8>,
    /// The sentence: who has to do what now.
    pub phrase: Phrase,
}
