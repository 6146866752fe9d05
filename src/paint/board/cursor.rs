//! A keyboard cursor for boards. An arrow key shows the cursor, further ones move it; with Ctrl it jumps to the next
//! place where something can be chosen. Enter and Space choose the place under the cursor. Moving the pointer hides the
//! cursor: only one of the two points at a time.
//!
//! Without a visible cursor nothing is chosen, and Enter and Space are left to the foot line. A cursor belongs to one
//! seat and one kind of choice: it keeps its place from ply to ply while that seat has the same choice, and starts
//! anew, hidden, with another.
//!
//! Must not know: games, what a choice does.

use std::fmt::Debug;
use std::hash::Hash;

use egui::{
    Event, EventFilter, FocusDirection, Id, Key, Modifiers, PointerButton, Pos2, Rect, Response, Role, Sense, Ui,
    UiBuilder, WidgetInfo, accesskit,
};

use super::Pointed;
use super::direction::{DOWN, LEFT, RIGHT, Step, UP};
use super::focus::{accepts_keys, board_id, focus_board, had_focus, note_choice, note_focus, note_step};
use crate::engine::{Seat, Turn};
use crate::paint::key_help::{KeyHelp, ctrl, key};
use crate::paint::painter::{Painter as GamePainter, Scene};
use crate::paint::widgets::cursor_ring;

/// What a key press does on a board.
enum KeyAction {
    Step(Step),
    Choose,
}

/// The keys of every board.
pub const KEYS: &[KeyHelp] = &[
    KeyHelp {
        label: "keys-move",
        keys: &[key(Key::ArrowLeft), key(Key::ArrowUp), key(Key::ArrowDown), key(Key::ArrowRight)],
    },
    KeyHelp {
        label: "keys-next-legal",
        keys: &[ctrl(Key::ArrowLeft), ctrl(Key::ArrowUp), ctrl(Key::ArrowDown), ctrl(Key::ArrowRight)],
    },
    KeyHelp { label: "keys-do", keys: &[key(Key::Enter), key(Key::Space)] },
];

/// The state of the cursor that is kept from frame to frame.
#[derive(Clone, Copy, Debug)]
struct CursorState<P> {
    /// Identifies the seat and the kind of its choice.
    choice: Option<Id>,
    position: Option<P>,
    /// Whether a key moved last, not the pointer.
    moved_by_key: bool,
    /// Whether the pointer has moved since this choice began. Until then the place below the pointer is not pointed at, because
    /// the pointer only happens to rest there.
    pointer_moved: bool,
    /// The last position of the pointer.
    pointer: Option<Pos2>,
    frame: u64,
}

impl<P> Default for CursorState<P> {
    fn default() -> Self {
        CursorState { choice: None, position: None, moved_by_key: false, pointer_moved: false, pointer: None, frame: 0 }
    }
}

/// The cursor or pointer on a board in this frame.
pub struct Cursor<P> {
    board: Response,
    /// Contains the places, so that a screen reader finds them inside the board.
    places: Ui,
    state: CursorState<P>,
    can_choose: bool,
    /// A painter asked for the cursor with [`Cursor::show_at`].
    is_requested: bool,
    visible: Option<P>,
    pointer: Option<P>,
}

impl<P: Copy + Hash + Debug + Send + Sync + 'static> Cursor<P> {
    /// Continues the cursor of the previous frame. `choice` is the kind of thing that can be chosen on the board now;
    /// with `None` there is no cursor.
    pub fn new<R: GamePainter>(
        ui: &mut Ui,
        scene: &Scene<'_, R>,
        board: Rect,
        choice: Option<impl Hash + Debug + 'static>,
    ) -> Self {
        scene.rects.put("board", board);
        Self::resume(ui, (scene.acting_seat, matches!(scene.turn, Turn::Over(_))), board, choice)
    }

    fn resume(
        ui: &mut Ui,
        (seat, is_over): (Option<Seat>, bool),
        board: Rect,
        choice: Option<impl Hash + Debug + 'static>,
    ) -> Self {
        let id = board_id();
        let sense = if is_over { Sense::CLICK } else { Sense::click() };
        let response = ui.interact(board, id, sense);
        // The board's node must come before those of its places, or they would end up elsewhere in the tree.
        ui.ctx().accesskit_node_builder(id, |node| node.set_role(Role::Grid));
        let places = ui.new_child(UiBuilder::new().id_salt("places").max_rect(board).accessibility_parent(id));
        let frame = ui.ctx().cumulative_frame_nr();
        // After something else was shown in place of the board, the old cursor is dropped.
        let previous =
            ui.data(|data| data.get_temp::<CursorState<P>>(id)).filter(|previous| previous.frame + 1 >= frame);
        let mut state = CursorState { frame, ..previous.unwrap_or_default() };
        let choice = choice.map(|choice| id.with((seat, choice)));
        if choice.is_some() && state.choice != choice {
            state = CursorState { choice, frame, pointer: state.pointer, ..CursorState::default() };
        }
        if seat.is_none() {
            (state.moved_by_key, state.pointer_moved) = (false, false);
        }
        // The first move of a pointer that enters the window counts, though its delta is zero; a move reported for a
        // resting pointer does not.
        let is_pointing = |event: &Event| match event {
            Event::PointerMoved(to) => state.pointer != Some(*to),
            event => matches!(event, Event::PointerButton { .. }),
        };
        let (has_pointed, pointer) =
            ui.input(|input| (input.events.iter().any(is_pointing), input.pointer.latest_pos()));
        if has_pointed {
            (state.moved_by_key, state.pointer_moved) = (false, true);
        }
        state.pointer = pointer.or(state.pointer);
        let can_choose = choice.is_some();
        Cursor { board: response, places, state, can_choose, is_requested: false, visible: None, pointer: None }
    }

    /// Shows the cursor at this place, or at its last one: for a piece picked by key that needs a destination.
    pub fn show_at(&mut self, to: Option<P>) {
        self.state.position = to.or(self.state.position);
        (self.state.moved_by_key, self.is_requested) = (true, true);
    }

    /// Handles this frame's keys and returns the chosen place, if any. The cursor starts at `start`; `to` gives the
    /// result of a step. With `picked`, the board takes Escape too. While the board has the focus it takes all its
    /// keys; while nothing has the focus, an arrow key focuses the board.
    pub fn handle_keys(
        &mut self,
        ui: &Ui,
        picked: bool,
        start: impl Fn() -> P,
        to: impl Fn(P, Step) -> P,
    ) -> Option<P> {
        let (id, focus) = (self.board.id, ui.memory(|memory| memory.focused()));
        let focused = focus == Some(id);
        let had_focus = had_focus(&self.board.ctx);
        let has_arrived = focused && !had_focus;
        note_focus(&self.board.ctx, focused);
        if focused {
            let escape = picked;
            let filter = EventFilter { tab: false, horizontal_arrows: true, vertical_arrows: true, escape };
            ui.memory_mut(|memory| memory.set_focus_lock_filter(id, filter));
        }
        // A user who arrives by key sees at once where the keys are.
        if has_arrived && !ui.input(|input| input.pointer.any_down() || input.pointer.any_released()) {
            self.state.moved_by_key = true;
        }
        let mut chosen = None;
        // A focus that the board has just lost is on its way to another widget.
        let is_free = focus.is_none() && !had_focus;
        if self.board.sense.is_focusable() && (focused || is_free || self.is_requested) {
            if accepts_keys(ui) {
                chosen = self.take_key_events(ui, &start, to);
            }
            self.visible =
                (self.can_choose && self.state.moved_by_key).then(|| self.state.position.unwrap_or_else(start));
            if self.is_requested && !focused {
                self.focus();
            }
        }
        if self.visible.is_some() {
            let frame = self.state.frame;
            ui.data_mut(|data| data.insert_temp(board_id().with("seen"), frame));
        }
        self.store(ui);
        chosen
    }

    /// Consumes the board's key events in the order in which they were typed.
    fn take_key_events(&mut self, ui: &Ui, start: impl Fn() -> P, to: impl Fn(P, Step) -> P) -> Option<P> {
        let mut chosen = None;
        let mut events = ui.input_mut(|input| std::mem::take(&mut input.events));
        events.retain(|event| match key_action(event) {
            Some(KeyAction::Step(step)) => {
                self.focus();
                note_step(ui.ctx());
                if self.can_choose {
                    let at = self.state.position.unwrap_or_else(&start);
                    self.state.position = Some(if self.state.moved_by_key { to(at, step) } else { at });
                    self.state.moved_by_key = true;
                }
                false
            }
            Some(KeyAction::Choose) if self.can_choose && self.state.moved_by_key => {
                note_choice(ui.ctx());
                chosen = chosen.or_else(|| Some(self.state.position.unwrap_or_else(&start)));
                false
            }
            _ => true,
        });
        ui.input_mut(|input| input.events = events);
        chosen
    }

    fn focus(&self) {
        focus_board(&self.board.ctx);
        // Otherwise the same arrow would move the focus beyond the board; so would the next one, if it comes before the
        // focus lock holds.
        self.board.ctx.memory_mut(|memory| memory.move_focus(FocusDirection::None));
    }

    fn store(&self, ui: &Ui) {
        ui.data_mut(|data| data.insert_temp(self.board.id, self.state));
    }

    /// Adds one of the board's places as a widget to hover and click.
    pub fn place(&mut self, ui: &Ui, place: P, rect: Rect, sense: Sense, info: impl Fn() -> WidgetInfo) -> Response {
        let response = self.places.interact(rect, self.board.id.with(place), sense);
        response.widget_info(info);
        if response.contains_pointer() {
            self.pointer = Some(place);
        }
        if response.clicked() {
            self.move_to(ui, place);
        }
        response
    }

    /// Moves the cursor here, hidden, after a click: the keys continue from this place.
    pub fn move_to(&mut self, ui: &Ui, place: P) {
        self.state.position = Some(place);
        self.store(ui);
        focus_board(ui.ctx());
    }

    /// Whether the board was clicked outside its places.
    pub fn is_board_clicked(&self) -> bool {
        self.board.clicked_by(PointerButton::Primary) && !self.board.double_clicked()
    }

    /// The place of the cursor, while it is visible.
    pub fn visible_at(&self) -> Option<P> {
        self.visible
    }

    /// The place under the pointer, while the pointer is what points.
    pub fn pointer_at(&self) -> Option<P> {
        self.pointer.filter(|_| self.is_pointer_active() && self.visible.is_none())
    }

    /// Whether the pointer moved last, since this choice began.
    pub fn is_pointer_active(&self) -> bool {
        self.state.pointer_moved && !self.state.moved_by_key
    }

    /// What points at the board.
    pub fn pointed(&self) -> Pointed<P> {
        Pointed { cursor: self.visible_at(), pointer: self.pointer_at() }
    }

    /// Paints the cursor, if it is visible, with this corner radius, and stores its rectangle under the name "cursor".
    pub fn paint<R: GamePainter>(&self, ui: &Ui, scene: &Scene<'_, R>, place: impl Fn(P) -> Rect, radius: f32) {
        if let Some(at) = self.visible {
            let rect = place(at);
            scene.rects.put("cursor", rect);
            cursor_ring(ui.painter(), rect, radius, scene.theme);
            let frame = self.state.frame;
            ui.data_mut(|data| data.insert_temp(board_id().with("ring"), (frame, rect, radius)));
        }
    }

    /// Describes the board and the place under the cursor to screen readers. Call it after all places were added.
    /// Screen readers treat the place under the cursor as focused, and so read each place that the cursor reaches.
    pub fn describe(&self, ui: &Ui, board: impl Fn() -> String, value: impl Fn() -> Option<String>) {
        let value = value();
        let at =
            self.visible.map(|at| self.board.id.with(at)).filter(|at| value.is_some() && ui.has_accesskit_node(*at));
        self.board.widget_info(|| {
            let mut info = WidgetInfo::labeled(Role::Grid, ui.is_enabled(), board());
            info.current_text_value.clone_from(&value);
            info
        });
        if let Some(at) = at {
            let tell = |node: &mut accesskit::Node| node.set_active_descendant(at.accesskit_id());
            ui.ctx().accesskit_node_builder(self.board.id, tell);
        }
    }
}

fn key_action(event: &Event) -> Option<KeyAction> {
    let Event::Key { key, pressed: true, modifiers, .. } = event else { return None };
    let direction = match key {
        Key::ArrowUp => UP,
        Key::ArrowDown => DOWN,
        Key::ArrowLeft => LEFT,
        Key::ArrowRight => RIGHT,
        Key::Enter | Key::Space => return modifiers.matches_logically(Modifiers::NONE).then_some(KeyAction::Choose),
        _ => return None,
    };
    if modifiers.matches_logically(Modifiers::COMMAND) {
        return Some(KeyAction::Step(Step::Jump(direction)));
    }
    modifiers.matches_logically(Modifiers::NONE).then_some(KeyAction::Step(Step::Go(direction)))
}

#[cfg(test)]
mod tests;
