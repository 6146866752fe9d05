//! The [`Painter`] trait: how a game draws itself and reads mouse and keyboard input.
//!
//! A painter receives a [`Scene`], which holds only what one viewer may see, and returns an [`Intent`]. It changes
//! nothing but the viewer's selection. Must not know: matches, tables, screens, settings.

use egui::{Key, Painter as Brush, Rect, Ui};

use super::icons::Icon;
use super::key_help::KeyHelp;
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

    /// The one number that counts for a seat now.
    fn score(play: &PlayContext<'_, Self>, seat: Seat) -> i32;

    /// What else matters of a seat when it has one line only: "keeps 1 tile".
    fn seat_note(play: &PlayContext<'_, Self>, seat: Seat) -> Option<Phrase>;

    /// The buttons of the foot line, the primary one last.
    fn actions(play: &PlayContext<'_, Self>, touch: &Self::Selection) -> Vec<Action<Self>>;

    /// Who does what now, in one sentence that begins with a picture.
    fn status(play: &PlayContext<'_, Self>, touch: &Self::Selection) -> Status;

    /// The names of the rectangles that a move touches, for highlighting it. The names are keys of [`Scene::rects`].
    fn move_rect_names(choice: &Self::Move) -> Vec<String>;

    /// The names of the rectangles where an observed event happened.
    fn observation_rect_names(seen: &Self::Seen) -> Vec<String>;

    /// Why a click on the spot with this name is no move, nor asks about one, where a rule says so: what is another's, what is not to be chosen.
    fn refusal_at(_situation: &PlayContext<'_, Self>, _spot: &str) -> Option<Refusal> {
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

    /// The keys that this game adds to those of every board, for the sheet of keys.
    const KEYS: &'static [KeyHelp] = &[];

    /// A small scene of the game for its card, filling `rect`.
    fn paint_card(brush: &Brush, rect: Rect, theme: &Theme);
}

/// What one viewer knows of the table now. Nothing here paints, so prompts and answers to clicks need no window.
pub struct PlayContext<'a, R: Rules> {
    /// Whose eyes see the table.
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
    /// The person who has to begin the draw or roll that is due.
    pub awaiting_chance: Option<Seat>,
    /// A seat that has to take its things up before they are shown, though no draw is due.
    pub awaiting_reveal: Option<Seat>,
    /// What happened last, as the viewer saw it, and how far its animation has come (0 to 1).
    pub last: Option<(&'a Observation<R>, f32)>,
    /// A secret shown to the viewer for a moment: lies open as long as it is set.
    pub glimpse: Option<&'a Observation<R>>,
    /// Nothing moves: what an animation would have told is marked instead, until something else happens.
    pub reduced_motion: bool,
    /// Names and marks by seat.
    pub players: &'a [PlayerLabel],
}

impl<R: Rules> Clone for PlayContext<'_, R> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<R: Rules> Copy for PlayContext<'_, R> {}

impl<'a, R: Rules> PlayContext<'a, R> {
    /// A position that is only looked at: nobody decides, nothing moves.
    pub fn at_rest(viewer: Viewer, open: &'a R::Open, turn: &'a Turn, players: &'a [PlayerLabel]) -> Self {
        PlayContext {
            viewer,
            open,
            turn,
            legal: &[],
            acting_seat: None,
            awaiting_chance: None,
            awaiting_reveal: None,
            last: None,
            glimpse: None,
            reduced_motion: true,
            players,
        }
    }

    /// Whether this viewer alone looks, of several people: behind the curtain, for as long as it is up. What is shown to this viewer then is
    /// spoken as well, and is in the screen reader's tree only while it is on the screen.
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

/// Everything a painter may know: what a viewer knows, and what painting needs.
pub struct Scene<'a, R: Rules> {
    /// What the viewer knows.
    pub play: PlayContext<'a, R>,
    /// Spots to be marked: a hint, what changed.
    pub highlighted: &'a [String],
    /// Where every named thing lies, filled in by the painter each frame.
    pub rects: &'a NamedRects,
    /// Colours, sizes, durations.
    pub theme: &'a Theme,
    /// Sentences.
    pub text: &'a Text,
    /// The names by seat, for sentences.
    pub names: &'a [String],
}

impl<'a, R: Rules> std::ops::Deref for Scene<'a, R> {
    type Target = PlayContext<'a, R>;

    fn deref(&self) -> &PlayContext<'a, R> {
        &self.play
    }
}

impl<R: Rules> Scene<'_, R> {
    /// A phrase in words.
    pub fn say(&self, phrase: &Phrase) -> String {
        self.text.say(phrase, self.names)
    }
}

/// How long something is on its way.
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
