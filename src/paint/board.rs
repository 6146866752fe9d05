//! The runtime of boards: one loop for places, keyboard cursor, hover, drag, tips, spoken names and empty clicks.
//!
//! A game gives its [`Board`]: typed places with rectangles and names, and how it is painted. [`board_ui`] makes widgets
//! of the places and collects [`Input`]s; the game's [`Painter::respond`] says what they do. Must not know: games.

mod cursor;
mod direction;
mod focus;
mod input;
mod list;

use egui::{Context, CursorIcon, Event, Id, IdSalt, Key, Modifiers, Rect, Role, Sense, Ui, WidgetInfo};

use self::cursor::Cursor;
pub use self::cursor::KEYS;
pub use self::direction::{DOWN, Direction, LEFT, RIGHT, UP};
use self::direction::{Step, next_on_grid};
pub use self::focus::{
    accepts_keys, allows_tooltips, board_id, focus_board, has_just_chosen, has_stepped, last_input_was_key,
    note_choice, note_input_device, paint_cursor_again,
};
pub use self::input::{Input, Inputs, NoPlace, Place, Response};
pub use self::list::list_ui;
use super::painter::{Painter, Scene};
use super::theme::sizes;
use crate::engine::{Cell, Phrase};

/// The board of a game in one frame: laid out in the room it has, with the scene and selection that it shows.
pub trait Board<R: Painter> {
    /// The rectangle of the whole board.
    fn outer(&self) -> Rect;

    /// The name of the whole board for screen readers.
    fn label(&self) -> Phrase;

    /// The places under cursor and pointer, in reading order; later ones lie above earlier ones.
    fn places(&self) -> Vec<R::Place>;

    /// The rectangle of one of [`Board::places`].
    fn rect(&self, place: R::Place) -> Rect;

    /// A place in words.
    fn place_label(&self, place: R::Place) -> Phrase;

    /// Paints the board, and adds the widgets that the cursor does not visit.
    fn paint(&self, ui: &mut Ui, pointed: Pointed<R::Place>);

    /// Paints what lies above the ring of the cursor.
    fn paint_above(&self, _ui: &mut Ui, _pointed: Pointed<R::Place>) {}

    /// The kind of choice to make on the board; without one there is no cursor. A new kind starts a new cursor.
    fn choice(&self) -> Option<IdSalt>;

    /// The places that a jump of the cursor leads to; by default all.
    fn stops(&self) -> Vec<R::Place> {
        self.places()
    }

    /// The first place of the cursor.
    fn start(&self) -> R::Place;

    /// The grid cell of a place, for the arrow keys.
    fn cell(&self, place: R::Place) -> Option<Cell>;

    /// The place at a grid cell.
    fn place_at(&self, cell: Cell) -> Option<R::Place> {
        self.places().into_iter().find(|place| self.cell(*place) == Some(cell))
    }

    /// The next place in this direction, across gaps in the grid; `from` itself at the edge.
    fn step(&self, from: R::Place, direction: Direction) -> R::Place {
        let next = self.cell(from).and_then(|cell| next_on_grid(cell, direction, |cell| self.place_at(cell)));
        next.unwrap_or(from)
    }

    /// The stop to which a jump in this direction leads; `from` itself if there is none.
    fn jump(&self, from: R::Place, direction: Direction) -> R::Place {
        let stops = self.stops().into_iter().filter_map(|place| self.cell(place));
        let next = self.cell(from).and_then(|cell| direction::jump(cell, direction, stops));
        next.and_then(|cell| self.place_at(cell)).unwrap_or(from)
    }

    /// Where the cursor goes after a typed key has led to this selection.
    fn aim(&self, _selection: &R::Selection) -> Aim<R::Place> {
        Aim::Nowhere
    }

    /// What screen readers say while the cursor is here, or hidden.
    fn spoken(&self, cursor: Option<R::Place>) -> Option<Phrase> {
        cursor.map(|place| self.place_label(place))
    }

    /// Whether the place is picked.
    fn is_picked(&self, _place: R::Place) -> bool {
        false
    }

    /// The tip for a pointer that rests on a place.
    fn tip(&self, _place: R::Place) -> Option<Phrase> {
        None
    }

    /// Whether tips stand at the pointer, for places with several things to tell about; otherwise beside the place.
    fn shows_tips_at_pointer(&self) -> bool {
        false
    }

    /// Which pointer input a place takes.
    fn sense(&self) -> Sense {
        Sense::CLICK
    }

    /// The pointer's icon over a place.
    fn pointer_icon(&self, _place: R::Place) -> CursorIcon {
        CursorIcon::PointingHand
    }

    /// The rectangle and corner radius of the cursor's ring on a place.
    fn ring(&self, place: R::Place) -> (Rect, f32) {
        (self.rect(place), sizes().ring.radius)
    }
}

/// What points at the board: the cursor or the pointer, never both.
#[derive(Clone, Copy, Debug)]
pub struct Pointed<P> {
    /// The place under the visible cursor.
    pub cursor: Option<P>,
    /// The place under the pointer.
    pub pointer: Option<P>,
}

impl<P: Copy> Pointed<P> {
    /// The place under the cursor, else under the pointer.
    pub fn target(&self) -> Option<P> {
        self.cursor.or(self.pointer)
    }
}

/// Where the cursor goes after a typed key.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Aim<P> {
    /// It stays as it is.
    Nowhere,
    /// It is shown where it was last.
    Last,
    /// It is shown here.
    At(P),
}

/// Takes the whole rectangle that is left in the `Ui` for a board.
pub fn take_room(ui: &mut Ui) -> Rect {
    let room = ui.available_rect_before_wrap();
    ui.allocate_rect(room, Sense::hover());
    room
}

/// Shows a board and collects the input on it.
pub fn board_ui<R: Painter>(ui: &mut Ui, scene: &Scene<'_, R>, selection: &R::Selection, board: &impl Board<R>) {
    let mut cursor = Cursor::new(ui, scene, board.outer(), board.choice());
    if let Some(selected) = take_typed_keys(ui, scene, selection) {
        match board.aim(&selected) {
            Aim::Nowhere => {}
            Aim::Last => cursor.show_at(None),
            Aim::At(place) => cursor.show_at(Some(place)),
        }
    }
    let can_cancel = dragged::<R::Place>(ui).is_some()
        || !matches!(R::respond(&scene.play, &mut selection.clone(), Input::Cancel), Response::Nothing);
    let entered = cursor.handle_keys(
        ui,
        can_cancel,
        || board.start(),
        |from, step| match step {
            Step::Go(direction) => board.step(from, direction),
            Step::Jump(direction) => board.jump(from, direction),
        },
    );
    if let Some(place) = entered {
        scene.inputs.push(Input::Enter(place));
    }
    for place in board.places() {
        place_ui(ui, scene, board, &mut cursor, place);
    }
    if cursor.is_board_clicked() {
        scene.inputs.push(Input::Beside);
    }
    let label = || scene.say(&board.label());
    cursor.describe(ui, label, || board.spoken(cursor.visible_at()).map(|phrase| scene.say(&phrase)));
    let is_dragging = take_drop(ui, scene, &mut cursor);
    let pointed = cursor.pointed();
    if !ui.is_rect_visible(board.outer()) {
        return;
    }
    board.paint(ui, pointed);
    if let Some(place) = pointed.cursor {
        let (rect, radius) = board.ring(place);
        cursor.paint(ui, scene, |_| rect, radius);
    }
    board.paint_above(ui, pointed);
    if is_dragging {
        ui.set_cursor_icon(CursorIcon::Grabbing);
    } else if let Some(place) = pointed.pointer {
        ui.set_cursor_icon(board.pointer_icon(place));
    }
}

fn place_ui<R: Painter>(
    ui: &Ui,
    scene: &Scene<'_, R>,
    board: &impl Board<R>,
    cursor: &mut Cursor<R::Place>,
    place: R::Place,
) {
    let rect = board.rect(place);
    scene.put(place, rect);
    let response = cursor.place(ui, place, rect, board.sense(), || {
        let label = scene.say(&board.place_label(place));
        let mut info = WidgetInfo::labeled(Role::Button, ui.is_enabled(), label);
        info.selected = board.is_picked(place).then_some(true);
        info
    });
    scene.note(place, &response);
    if response.contains_pointer()
        && focus::allows_tooltips(ui.ctx())
        && let Some(tip) = board.tip(place)
    {
        let tip = scene.say(&tip);
        match board.shows_tips_at_pointer() {
            true => response.on_hover_text_at_pointer(tip),
            false => response.on_hover_text(tip),
        };
    }
}

/// Takes the typed keys that mean something to the game, and returns the selection that a digit or letter leads to.
fn take_typed_keys<R: Painter>(ui: &Ui, scene: &Scene<'_, R>, selection: &R::Selection) -> Option<R::Selection> {
    if !focus::accepts_keys(ui) {
        return None;
    }
    let mut selected = selection.clone();
    let mut has_typed = false;
    let mut events = ui.input_mut(|input| std::mem::take(&mut input.events));
    events.retain(|event| {
        let Some(input) = typed_input(event) else { return true };
        // While something is dragged, only the drag ends.
        if input == Input::Cancel && end_drag::<R::Place>(ui).is_some() {
            return false;
        }
        let mut next = selected.clone();
        if matches!(R::respond(&scene.play, &mut next, input), Response::Nothing) {
            return true;
        }
        selected = next;
        has_typed |= matches!(input, Input::Key(_));
        scene.inputs.push(input);
        false
    });
    ui.input_mut(|input| input.events = events);
    has_typed.then_some(selected)
}

/// The input of a key press: a digit, a letter, Backspace or Escape.
fn typed_input<P>(event: &Event) -> Option<Input<P>> {
    let Event::Key { key, pressed: true, modifiers, .. } = event else { return None };
    if !modifiers.matches_logically(Modifiers::NONE) {
        return None;
    }
    if matches!(key, Key::Backspace | Key::Escape) {
        return Some(Input::Cancel);
    }
    let mut name = key.symbol_or_name().chars();
    let sign = name.next().filter(|sign| sign.is_ascii_alphanumeric() && name.next().is_none())?;
    Some(Input::Key(sign.to_ascii_lowercase()))
}

/// Makes every press that is let go at the same place a click, however long it was: who has shaken dice for a while means
/// to throw them.
pub fn accept_long_clicks(ctx: &Context) {
    ctx.options_mut(|options| options.input_options.max_click_duration = f64::INFINITY);
}

/// Whether the pointer has been pressed in this rectangle and is held. Asks for the next frame then.
pub fn is_held(ctx: &Context, rect: Rect) -> bool {
    let origin = ctx.input(|input| input.pointer.press_origin().filter(|_| input.pointer.primary_down()));
    let is_held = origin.is_some_and(|origin| rect.contains(origin));
    if is_held {
        ctx.request_repaint();
    }
    is_held
}

/// The id under which the dragged place is kept from frame to frame.
fn drag_id() -> Id {
    focus::board_id().with("dragged")
}

/// Remembers the place where a drag has begun, until it is released.
pub(super) fn begin_drag<P: Place>(ui: &Ui, from: P) {
    ui.data_mut(|data| data.insert_temp(drag_id(), Some(from)));
}

/// The place that is being dragged.
pub fn dragged<P: Place>(ui: &Ui) -> Option<P> {
    ui.data(|data| data.get_temp::<Option<P>>(drag_id())).flatten()
}

/// Ends a drag, and returns the place that was dragged.
fn end_drag<P: Place>(ui: &Ui) -> Option<P> {
    let from = dragged(ui);
    ui.data_mut(|data| data.insert_temp(drag_id(), None::<P>));
    from
}

/// Reports a drag that was released in this frame; one that ended unseen is dropped over nothing. True while something
/// is dragged.
fn take_drop<R: Painter>(ui: &Ui, scene: &Scene<'_, R>, cursor: &mut Cursor<R::Place>) -> bool {
    let Some(from) = dragged::<R::Place>(ui) else { return false };
    let (released, down) = ui.input(|input| (input.pointer.primary_released(), input.pointer.primary_down()));
    if !released && down {
        return true;
    }
    end_drag::<R::Place>(ui);
    let to = cursor.pointer_at().filter(|_| released);
    if let Some(to) = to {
        cursor.move_to(ui, to);
    }
    scene.inputs.push(Input::Drop { from, to });
    false
}
