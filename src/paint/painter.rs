//! The [`Painter`] trait: how a game draws itself and reads mouse and keyboard input.
//!
//! A painter receives a [`Scene`], which holds only what one viewer may see. While painting it collects [`Input`]s; its
//! [`Painter::respond`] says what each does. Must not know: matches, tables, screens, settings.

use egui::{Context, Painter as Brush, Rect, Sense, Ui};

use super::board::{self, Input, Inputs, Place, Response};
use super::count::{Counted, CountedPart, Entrance};
use super::icons::Icon;
use super::key_help::{DRAW, GameCommand};
use super::named_rects::NamedRects;
pub use super::play_context::{PlayContext, PlayerLabel, PointedAction};
use super::stage::{self, Beat, Moment, PiecePose, PlannedStep, Playback, Show};
use super::standing::standing;
use super::theme::Theme;
use crate::engine::{Observation, Phrase, Rules, Seat, Turn, Words};
use crate::sound::Sound;
use crate::text::Text;

/// Draws a game and turns clicks and keys into moves.
///
/// Methods ending in `_ui` lay out and paint one part of the table in the given [`Ui`]. They register every cell, piece
/// and panel as a [`Place`] of the [`Scene`], so that hints, lessons, screen readers and tests can find them by name.
pub trait Painter: Words {
    /// A choice in progress that is not a move yet: the picked tile, marked dice. Never saved; reset when the position
    /// changes (see [`Painter::selection_after`] and [`Painter::selection_after_event`]).
    type Selection: Default + Clone + PartialEq;

    /// The places of the table: cells, pieces, panels.
    type Place: Place;

    /// The things that travel across the table when something happens: tiles, pawns, cards.
    type Piece: Clone + PartialEq + std::fmt::Debug + 'static;

    /// What an input does. The response depends on the arguments alone, and changes nothing but the selection. By
    /// default plays the move that is chosen from a list.
    fn respond(
        play: &PlayContext<'_, Self>,
        _selection: &mut Self::Selection,
        input: Input<Self::Place>,
    ) -> Response<Self> {
        match input {
            Input::Listed(index) => play.legal.get(index).map_or(Response::Nothing, |choice| Response::Play(*choice)),
            _ => Response::Nothing,
        }
    }

    /// Shows the board, as large as fits into the `Ui`; see [`board::board_ui`]. By default lists the legal moves.
    fn board_ui(ui: &mut Ui, scene: &Scene<'_, Self>, _selection: &Self::Selection) {
        board::list_ui(ui, scene);
    }

    /// Shows what the seat plays from (tiles, cards, dice), face down where the viewer may not see it. As wide as the
    /// `Ui`.
    fn hand_ui(_ui: &mut Ui, _scene: &Scene<'_, Self>, _seat: Seat, _selection: &Self::Selection) {}

    /// Shows the seat's other belongings (score sheet, chips). As wide as the `Ui`, as high as needed.
    fn seat_ui(_ui: &mut Ui, _scene: &Scene<'_, Self>, _seat: Seat, _selection: &Self::Selection) {}

    /// Shows what belongs to no seat (bag, pile). As wide as the `Ui`, as high as needed.
    fn common_ui(_ui: &mut Ui, _scene: &Scene<'_, Self>, _selection: &Self::Selection) {}

    /// The one number that counts for a seat now. By default 0 until the game is over.
    fn score(play: &PlayContext<'_, Self>, seat: Seat) -> i32 {
        match play.turn {
            Turn::Over(outcome) => outcome.scores.get(seat.index()).copied().unwrap_or(0),
            _ => 0,
        }
    }

    /// Whether that number says by now who is ahead, so that it stands beside the name.
    fn is_score_shown(_play: &PlayContext<'_, Self>) -> bool {
        true
    }

    /// Shows small what matters of a seat beside its total (chips, cards, cheeses), filling the `Ui`, whose size is the
    /// same all game. The scene shows the position before an event until the event has been seen. Must not sense input,
    /// nor have accessible names: [`Painter::belongings`] says it in words.
    fn belongings_ui(_ui: &mut Ui, _scene: &Scene<'_, Self>, _seat: Seat) {}

    /// What [`Painter::belongings_ui`] shows, in words: "2 of 4 cards, 3 tokens".
    fn belongings(_play: &PlayContext<'_, Self>, _seat: Seat) -> Vec<Phrase> {
        Vec::new()
    }

    /// What one more step would win the game for a seat, in words; `None` if it takes more. By default no step does.
    fn winning_step(_play: &PlayContext<'_, Self>, _seat: Seat) -> Option<Phrase> {
        None
    }

    /// Whether the board and [`Painter::belongings_ui`] show all that [`Painter::seat_ui`] shows, so that it is left out
    /// while the game runs.
    const IS_SEAT_SHOWN_ELSEWHERE: bool = false;

    /// Whether there is so little beside the board that a narrow column is enough for it.
    const HAS_NARROW_PANELS: bool = false;

    /// A word about a seat that no picture tells: "with Bo".
    fn seat_note(_play: &PlayContext<'_, Self>, _seat: Seat) -> Option<Phrase> {
        None
    }

    /// How far the game has come, in few words: "28 tiles in the bag", "Round 2 of 6".
    fn clock(_play: &PlayContext<'_, Self>) -> Option<Phrase> {
        None
    }

    /// The buttons of the foot line, the primary one last. By default one that begins the draw or roll that is due.
    fn actions(play: &PlayContext<'_, Self>, _selection: &Self::Selection) -> Vec<Action<Self>> {
        let begin = || Action {
            label: Phrase::new("draft-begin"),
            detail: None,
            icon: Some(Icon::Forward),
            command: Some(&DRAW),
            response: Response::Begin,
            is_primary: true,
        };
        play.awaiting_chance.or(play.awaiting_reveal).map(|_| begin()).into_iter().collect()
    }

    /// Who does what now, in one sentence that begins with a picture.
    fn status(play: &PlayContext<'_, Self>, _selection: &Self::Selection) -> Status {
        let (seat, phrase) = match play.turn {
            Turn::Seat(seat) => (Some(*seat), Phrase::new("draft-choose").with("seat", *seat)),
            Turn::Chance(seat) => (*seat, Phrase::new("draft-chance")),
            Turn::Over(_) => (None, Phrase::new("draft-over")),
        };
        Status { seat, icon: None, count: None, phrase }
    }

    /// Whether dice roll after this move, or in the roll that is due (`None`), so that people shake them as long as they
    /// hold the button or its key. By default there are no dice.
    fn shakes_dice(_open: &Self::Open, _choice: Option<&Self::Move>) -> bool {
        false
    }

    /// The places that a move touches, for highlighting it.
    fn move_places(_choice: &Self::Move) -> Vec<Self::Place> {
        Vec::new()
    }

    /// The places where an observed event happened.
    fn observation_places(_seen: &Self::Seen) -> Vec<Self::Place> {
        Vec::new()
    }

    /// The names of [`Painter::move_places`].
    fn move_rect_names(choice: &Self::Move) -> Vec<String> {
        Self::move_places(choice).into_iter().map(Place::name).collect()
    }

    /// The names of [`Painter::observation_places`].
    fn observation_rect_names(seen: &Self::Seen) -> Vec<String> {
        Self::observation_places(seen).into_iter().map(Place::name).collect()
    }

    /// What is heard of a beat that shows this, in the material of the game, unless the beat names another sound. By
    /// default nothing.
    fn sound(_show: &Show<Self>) -> Option<Sound> {
        None
    }

    /// What the end of the game is played on.
    const END_SOUND: Sound = Sound::EndOnWood;

    /// How an observed event is shown, step by step. By default nothing travels and the event takes no time.
    fn beats(_moment: &Moment<'_, Self>) -> Vec<Beat<Self>> {
        Vec::new()
    }

    /// What everybody should know that an event has changed, in sentences that stand over the board after its beats: a
    /// new round, the last turn, one who is about to win.
    fn milestones(_moment: &Moment<'_, Self>) -> Vec<Phrase> {
        Vec::new()
    }

    /// How close it is at the top, if that is worth a word. By default from the scores that are shown.
    fn standing(play: &PlayContext<'_, Self>, seats: usize) -> Option<Phrase> {
        let scores: Vec<i32> = Seat::all(seats).map(|seat| Self::score(play, seat)).collect();
        standing(&scores).filter(|_| Self::is_score_shown(play))
    }

    /// Whether a bot's decision, or the chance that is due (`None`), belongs together with the event before it, as when
    /// dice are laid one after another: it happens while the beats of that event still run.
    fn follows_at_once(_before: &Self::Seen, _choice: Option<&Self::Move>) -> bool {
        false
    }

    /// Paints a piece that is under way.
    fn paint_piece(_brush: &Brush, _theme: &Theme, _piece: &Self::Piece, _pose: PiecePose) {}

    /// Paints a piece that is under way at this table, where it may wear its owner's mark. By default it looks the same
    /// whoever owns it.
    fn paint_flight(brush: &Brush, scene: &Scene<'_, Self>, piece: &Self::Piece, pose: PiecePose) {
        Self::paint_piece(brush, scene.theme, piece, pose);
    }

    /// What is counted for a seat at the end of the game, in the order in which it is counted. The amounts add up to the
    /// seat's score. By default the score by itself.
    fn count(play: &PlayContext<'_, Self>, seat: Seat) -> Vec<Counted<Self>> {
        vec![Counted { piece: None, label: None, amount: Self::score(play, seat), entrance: Entrance::Land }]
    }

    /// A counted piece as it looks when this share of its amount, 0 to 1, has been counted: one that shows a number shows
    /// no more than has been counted.
    fn counted_piece(piece: &Self::Piece, _share: f32) -> Self::Piece {
        piece.clone()
    }

    /// The piece that bows to the winners, if the game has one.
    fn bowing_piece() -> Option<Self::Piece> {
        None
    }

    /// The picture below `assets/art` of the one who is glad with people that have learned a chapter. By default a mouse.
    const MASCOT: &'static str = "burg_appenzell/mouse";

    /// Whether the move ends the turn or reveals something new, so that a table may ask for a second click first.
    fn needs_confirmation(_choice: &Self::Move, _open: &Self::Open) -> bool {
        false
    }

    /// What the move gives up that its player could still have, in few words: "2 actions left". Every table asks about
    /// such a move first, unless people want to be asked never.
    fn cost(_choice: &Self::Move, _open: &Self::Open) -> Option<Phrase> {
        None
    }

    /// The next move of a plan that one choice has begun and that the selection remembers.
    fn follow_up(_play: &PlayContext<'_, Self>, _selection: &Self::Selection) -> Option<Self::Move> {
        None
    }

    /// The selection to keep after the player's own move; empty by default.
    fn selection_after(_selection: &Self::Selection, _choice: &Self::Move) -> Self::Selection {
        Self::Selection::default()
    }

    /// The selection to keep when something else happens at the table: chance, or another seat's decision; empty by default.
    fn selection_after_event(_selection: &Self::Selection) -> Self::Selection {
        Self::Selection::default()
    }

    /// Whether the app may make this move for the player when it is the only legal one.
    fn can_autoplay(_choice: &Self::Move) -> bool {
        false
    }

    /// The commands that this game adds to those of every table, for its buttons and for the sheet of keys. By default
    /// the one that begins a draw or roll.
    const COMMANDS: &'static [GameCommand] = &[DRAW];

    /// A small scene of the game for its card, filling `rect`; by default an empty table.
    fn paint_card(brush: &Brush, rect: Rect, theme: &Theme) {
        brush.rect_filled(rect, 0.0, theme.raised);
    }

    /// A small picture of a board that people brought ([`OptionKind::Board`](crate::engine::OptionKind::Board)), as laid out for so many
    /// seats. Called only in games with such an option, with a board that has been checked.
    fn paint_brought_board(_brush: &Brush, _rect: Rect, _theme: &Theme, _board: &serde_json::Value, _seats: usize) {}
}

/// Everything a painter may know: what a viewer knows, and what painting needs.
pub struct Scene<'a, R: Painter> {
    /// What the viewer knows.
    pub play: PlayContext<'a, R>,
    /// Names of places to be marked: a hint, what has changed.
    pub highlighted: &'a [String],
    /// What is advised for the rest of the turn: numbered on the board.
    pub plan: &'a [PlannedStep<R>],
    /// What others have done since the viewer's last decision: marked on the board until the viewer acts.
    pub traces: &'a [Observation<R>],
    /// Whether the last event is among them: not while it is being shown, and not if the viewer has made it.
    pub is_last_traced: bool,
    /// What is being shown of the last event.
    pub stage: Playback<'a, R>,
    /// Where every named thing lies, filled in by the painter each frame.
    pub rects: &'a NamedRects,
    /// The input of this frame, filled in by the painter.
    pub inputs: &'a Inputs<R::Place>,
    /// Colours, sizes, durations.
    pub theme: &'a Theme,
    /// Sentences.
    pub text: &'a Text,
    /// The names by seat, for sentences.
    pub names: &'a [String],
}

impl<'a, R: Painter> std::ops::Deref for Scene<'a, R> {
    type Target = PlayContext<'a, R>;

    fn deref(&self) -> &PlayContext<'a, R> {
        &self.play
    }
}

impl<R: Painter> Scene<'_, R> {
    /// A phrase in words.
    pub fn say(&self, phrase: &Phrase) -> String {
        self.text.say(phrase, self.names)
    }

    /// Whether a person holds and shakes dice: presses on this part of the board, or holds the button or the key of this
    /// move, or of the roll that is due (`None`).
    pub fn is_shaking(&self, ctx: &Context, part: Rect, choice: Option<R::Move>) -> bool {
        let is_button_held = self.pointed_action.is_some_and(|action| action.is_held && action.choice == choice);
        !self.reduced_motion && (is_button_held || board::is_held(ctx, part))
    }

    /// Registers where a place lies in this frame.
    pub fn put(&self, place: R::Place, rect: Rect) {
        self.rects.put(place.name(), rect);
    }

    /// Registers where the picture at a place reaches beyond its rectangle in this frame.
    pub fn put_picture(&self, place: R::Place, rect: Rect) {
        self.rects.put_picture(place.name(), rect);
    }

    /// Whether a place is to be marked.
    pub fn is_highlighted(&self, place: R::Place) -> bool {
        !self.highlighted.is_empty() && self.highlighted.contains(&place.name())
    }

    /// Makes a widget of a place outside the cursor's reach, and notes the input on it. `salt` tells widgets of the
    /// same place apart.
    pub fn sense(&self, ui: &Ui, salt: &'static str, place: R::Place, rect: Rect, sense: Sense) -> egui::Response {
        let response = ui.interact(rect, ui.make_persistent_id((salt, place)), sense);
        self.note(place, &response);
        response
    }

    /// Notes the input on a place.
    pub fn note(&self, place: R::Place, response: &egui::Response) {
        if response.drag_started() {
            self.inputs.push(Input::Drag(place));
        }
        if response.double_clicked() || response.triple_clicked() {
            self.inputs.push(Input::DoubleClick(place));
        } else if response.clicked() {
            self.inputs.push(Input::Click(place));
        }
    }
}

/// A part of a table.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Part {
    /// The board.
    Board,
    /// The pieces, cards or tiles that a seat plays from.
    Hand(Seat),
    /// The other things of a seat.
    Seat(Seat),
    /// What matters of a seat, small, for the strip of seats.
    Belongings(Seat),
    /// Things shared by all seats, such as a supply.
    Common,
    /// What is under way between all parts. Paint it last.
    Stage,
    /// A thing that is counted at the end.
    Counted(CountedPart),
    /// The piece that bows to the winners.
    Bow(PiecePose),
}

/// Shows a part of the table, and returns the response to the input on it, if there was any.
pub fn part_ui<R: Painter>(
    ui: &mut Ui,
    scene: &Scene<'_, R>,
    part: Part,
    selection: &mut R::Selection,
) -> Option<Response<R>> {
    match part {
        Part::Board => R::board_ui(ui, scene, selection),
        Part::Hand(seat) => R::hand_ui(ui, scene, seat, selection),
        Part::Seat(seat) => R::seat_ui(ui, scene, seat, selection),
        Part::Belongings(seat) => R::belongings_ui(ui, scene, seat),
        Part::Common => R::common_ui(ui, scene, selection),
        Part::Stage => stage::overlay::paint(ui, scene),
        Part::Counted(CountedPart { seat, index, pose, share }) => {
            if let Some(piece) = R::count(&scene.play, seat).get(index).and_then(|counted| counted.piece.as_ref()) {
                R::paint_flight(ui.painter(), scene, &R::counted_piece(piece, share), pose);
            }
        }
        Part::Bow(pose) => {
            if let Some(piece) = R::bowing_piece() {
                R::paint_flight(ui.painter(), scene, &piece, pose);
            }
        }
    }
    let mut answer = None;
    for input in scene.inputs.take() {
        let response = R::respond(&scene.play, selection, input);
        if let (Input::Drag(from), Response::Selected) = (input, &response) {
            board::begin_drag(ui, from);
        }
        match response {
            // Later inputs were meant for the position that this leads to.
            Response::Play(_) | Response::Begin => return Some(response),
            Response::NotHere(_) | Response::Nothing if !input.wants_explanation() => {}
            Response::Selected if answer.is_some() || !input.is_choice() => ui.request_repaint(),
            response => answer = Some(response),
        }
    }
    answer
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
    /// Which of [`Painter::COMMANDS`] it is, if it has keys.
    pub command: Option<&'static GameCommand>,
    /// What a click on the button does.
    pub response: Response<R>,
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
