//! Boards steered by keys: an arrow brings a cursor to sight, further ones move it, with Ctrl to the next place where something can be chosen; Enter and
//! Space choose what it stands on. The pointer puts it out of sight: one of the two points at something, never both.
//!
//! Nothing is done where no cursor is seen; Enter and Space are left to the foot line then. A cursor belongs to one kind of choice of one seat: it
//! stays where it is from ply to ply as long as that seat is to choose the same, and begins anew, unseen, with another.
//!
//! Must not know: games, what is done where.

use std::fmt::Debug;
use std::hash::Hash;

use egui::{
    Context, Event, EventFilter, FocusDirection, Id, Key, Modifiers, Painter, PointerButton, Pos2, Rect, Response,
    Role, Sense, Ui, UiBuilder, Vec2, WidgetInfo, accesskit,
};

use super::painter::Scene;
use super::theme::Theme;
use super::widgets::cursor_ring;
use crate::engine::{Cell, Rules, Seat, Turn};

/// A way on a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Direction {
    /// Rows downwards.
    pub rows: i32,
    /// Columns to the right.
    pub columns: i32,
}

/// Towards the first row.
pub const UP: Direction = Direction { rows: -1, columns: 0 };
/// Towards the last row.
pub const DOWN: Direction = Direction { rows: 1, columns: 0 };
/// Towards the first column.
pub const LEFT: Direction = Direction { rows: 0, columns: -1 };
/// Towards the last column.
pub const RIGHT: Direction = Direction { rows: 0, columns: 1 };

/// How far the cursor goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    /// To the next place.
    Go(Direction),
    /// To the next place where something can be chosen.
    Jump(Direction),
}

/// What a key means to a board.
enum Typed {
    Step(Step),
    Do,
}

/// The board on the screen: there is one.
pub fn board_id() -> Id {
    Id::unique("the board")
}

/// Gives the board the focus without a cursor: keys may mean it from now on.
pub fn focus_board(ctx: &Context) {
    ctx.memory_mut(|memory| memory.request_focus(board_id()));
    note_focus(ctx, true);
}

/// Paints the ring of the board's cursor once more, if it was painted in this frame: over what has been laid over the board.
pub fn paint_cursor_again(ctx: &Context, painter: &Painter, theme: &Theme) {
    let ring: Option<(u64, Rect, f32)> = ctx.data(|data| data.get_temp(board_id().with("ring")));
    if let Some((_, rect, radius)) = ring.filter(|(frame, ..)| *frame == ctx.cumulative_frame_nr()) {
        cursor_ring(painter, rect, radius, theme);
    }
}

/// Whether a tooltip may show: not beside a cursor.
pub fn allows_tips(ctx: &Context) -> bool {
    let seen: Option<u64> = ctx.data(|data| data.get_temp(board_id().with("seen")));
    seen.is_none_or(|seen| seen + 1 < ctx.cumulative_frame_nr())
}

/// Notes whether keys or the pointer were used last. Call it in each frame, before anything takes its keys out of the input.
pub fn watch_input(ctx: &Context) {
    let (moved, pressed) = ctx.input(|input| {
        let moved = input.pointer.delta() != Vec2::ZERO || input.pointer.any_down();
        (moved, input.events.iter().any(|event| matches!(event, Event::Key { pressed: true, .. })))
    });
    if moved || pressed {
        ctx.data_mut(|data| data.insert_temp(board_id().with("keys"), pressed && !moved));
    }
}

/// Whether keys were used last, not the pointer.
pub fn uses_keys(ctx: &Context) -> bool {
    ctx.data(|data| data.get_temp(board_id().with("keys"))).unwrap_or(false)
}

/// Notes that something was chosen just now; see `has_just_chosen`.
pub fn note_choice(ctx: &Context) {
    let now = ctx.input(|input| input.time);
    ctx.data_mut(|data| data.insert_temp(board_id(), now));
}

/// Whether something was chosen by key within so many seconds: a hasty second press was not meant for what has come since.
pub fn has_just_chosen(ctx: &Context, within: f64) -> bool {
    let chosen: Option<f64> = ctx.data(|data| data.get_temp(board_id()));
    chosen.is_some_and(|chosen| ctx.input(|input| input.time) - chosen < within)
}

/// Whether the board had the focus when it was painted last.
fn had_focus(ctx: &Context) -> bool {
    ctx.data(|data| data.get_temp(board_id().with("had focus"))).unwrap_or(false)
}

fn note_focus(ctx: &Context, focused: bool) {
    ctx.data_mut(|data| data.insert_temp(board_id().with("had focus"), focused));
}

/// Whether keys may mean the board at all: nothing lies over it and nobody writes.
pub fn listens(ui: &Ui) -> bool {
    let ctx = ui.ctx();
    let above = ctx.memory(|memory| memory.top_modal_layer()).is_none_or(|layer| layer == ui.layer_id());
    ui.is_enabled() && above && !ctx.text_edit_focused() && !ctx.any_popup_open()
}

/// What is known of the cursor from frame to frame.
#[derive(Clone, Copy, Debug)]
struct Kept<P> {
    /// Who chooses what.
    choice: Option<Id>,
    at: Option<P>,
    /// A key was the last that pointed, not the pointer.
    by_key: bool,
    /// The pointer has moved since this choice began: where it happened to rest means nothing.
    woken: bool,
    /// Where the pointer was last.
    pointer: Option<Pos2>,
    frame: u64,
}

impl<P> Default for Kept<P> {
    fn default() -> Self {
        Kept { choice: None, at: None, by_key: false, woken: false, pointer: None, frame: 0 }
    }
}

/// What points at a board's places in this frame: the cursor or the pointer.
pub struct Cursor<P> {
    board: Response,
    /// Holds the places, so that a screen reader finds them within the board.
    places: Ui,
    kept: Kept<P>,
    chooses: bool,
    /// Something was picked by key, which is to be put somewhere.
    brought: bool,
    seen: Option<P>,
    pointer: Option<P>,
}

impl<P: Copy + Hash + Debug + Send + Sync + 'static> Cursor<P> {
    /// Takes it up from the frame before. `choice` is what kind of thing can be chosen of the board's places now; without one there is no cursor.
    pub fn of<R: Rules>(
        ui: &mut Ui,
        scene: &Scene<'_, R>,
        board: Rect,
        choice: Option<impl Hash + Debug + 'static>,
    ) -> Self {
        scene.spots.put("board", board);
        Self::taken_up(ui, (scene.acting_seat, matches!(scene.turn, Turn::Over(_))), board, choice)
    }

    fn taken_up(
        ui: &mut Ui,
        (hand, over): (Option<Seat>, bool),
        board: Rect,
        choice: Option<impl Hash + Debug + 'static>,
    ) -> Self {
        let id = board_id();
        let sense = if over { Sense::CLICK } else { Sense::click() };
        let response = ui.interact(board, id, sense);
        // The board's node comes before those of its places, or they would hang elsewhere.
        ui.ctx().accesskit_node_builder(id, |node| node.set_role(Role::Grid));
        let places = ui.new_child(UiBuilder::new().id_salt("places").max_rect(board).accessibility_parent(id));
        let frame = ui.ctx().cumulative_frame_nr();
        // Where the keys were before something else took the board's place is nobody's business.
        let kept = ui.data(|data| data.get_temp::<Kept<P>>(id)).filter(|kept| kept.frame + 1 >= frame);
        let mut kept = Kept { frame, ..kept.unwrap_or_default() };
        let choice = choice.map(|choice| id.with((hand, choice)));
        if choice.is_some() && kept.choice != choice {
            kept = Kept { choice, frame, pointer: kept.pointer, ..Kept::default() };
        }
        if hand.is_none() {
            (kept.by_key, kept.woken) = (false, false);
        }
        // The first move of a pointer that comes from elsewhere is a move too, though it has no length; what a window system tells of one that
        // rests is none.
        let points = |event: &Event| match event {
            Event::PointerMoved(to) => kept.pointer != Some(*to),
            event => matches!(event, Event::PointerButton { .. }),
        };
        let (points, pointer) = ui.input(|input| (input.events.iter().any(points), input.pointer.latest_pos()));
        if points {
            (kept.by_key, kept.woken) = (false, true);
        }
        kept.pointer = pointer.or(kept.pointer);
        let chooses = choice.is_some();
        Cursor { board: response, places, kept, chooses, brought: false, seen: None, pointer: None }
    }

    /// What a key picked is to be put somewhere: the cursor shows where, at this place or where it was.
    pub fn bring(&mut self, to: Option<P>) {
        self.kept.at = to.or(self.kept.at);
        (self.kept.by_key, self.brought) = (true, true);
    }

    /// Follows the keys typed in this frame; gives the place that was chosen. The cursor begins at `start` and goes where `to` says. While something
    /// is picked, Escape is the board's too. All keys count while the board has the focus; while nothing has, an arrow gives it that.
    pub fn steer(&mut self, ui: &Ui, picked: bool, start: impl Fn() -> P, to: impl Fn(P, Step) -> P) -> Option<P> {
        let (id, focus) = (self.board.id, ui.memory(|memory| memory.focused()));
        let focused = focus == Some(id);
        let had_focus = had_focus(&self.board.ctx);
        let arrives = focused && !had_focus;
        note_focus(&self.board.ctx, focused);
        if focused {
            let escape = picked;
            let filter = EventFilter { tab: false, horizontal_arrows: true, vertical_arrows: true, escape };
            ui.memory_mut(|memory| memory.set_focus_lock_filter(id, filter));
        }
        // Whoever comes by key sees where the keys are at once.
        if arrives && !ui.input(|input| input.pointer.any_down() || input.pointer.any_released()) {
            self.kept.by_key = true;
        }
        let mut done = None;
        // What it has just lost is on its way to something else.
        let free = focus.is_none() && !had_focus;
        if self.board.sense.is_focusable() && (focused || free || self.brought) {
            if listens(ui) {
                done = self.follow(ui, &start, to);
            }
            self.seen = (self.chooses && self.kept.by_key).then(|| self.kept.at.unwrap_or_else(start));
            if self.brought && !focused {
                self.focus();
            }
        }
        if self.seen.is_some() {
            let frame = self.kept.frame;
            ui.data_mut(|data| data.insert_temp(board_id().with("seen"), frame));
        }
        self.keep(ui);
        done
    }

    /// Takes the board's keys out of the input, in the order in which they were typed.
    fn follow(&mut self, ui: &Ui, start: impl Fn() -> P, to: impl Fn(P, Step) -> P) -> Option<P> {
        let mut done = None;
        let mut events = ui.input_mut(|input| std::mem::take(&mut input.events));
        events.retain(|event| match typed(event) {
            Some(Typed::Step(step)) => {
                self.focus();
                if self.chooses {
                    let at = self.kept.at.unwrap_or_else(&start);
                    self.kept.at = Some(if self.kept.by_key { to(at, step) } else { at });
                    self.kept.by_key = true;
                }
                false
            }
            Some(Typed::Do) if self.chooses && self.kept.by_key => {
                note_choice(ui.ctx());
                done = done.or_else(|| Some(self.kept.at.unwrap_or_else(&start)));
                false
            }
            _ => true,
        });
        ui.input_mut(|input| input.events = events);
        done
    }

    /// Gives the board the focus.
    fn focus(&self) {
        focus_board(&self.board.ctx);
        // The same arrow would carry it on to what lies beside the board; so would the next one, when it comes before the lock holds.
        self.board.ctx.memory_mut(|memory| memory.move_focus(FocusDirection::None));
    }

    fn keep(&self, ui: &Ui) {
        ui.data_mut(|data| data.insert_temp(self.board.id, self.kept));
    }

    /// One of the board's places as something to point at and click.
    pub fn place(&mut self, ui: &Ui, place: P, rect: Rect, sense: Sense, info: impl Fn() -> WidgetInfo) -> Response {
        let response = self.places.interact(rect, self.board.id.with(place), sense);
        response.widget_info(info);
        if response.contains_pointer() {
            self.pointer = Some(place);
        }
        if response.clicked() {
            self.leave_at(ui, place);
        }
        response
    }

    /// What was dragged and is let go now, and over which place, if any. What was let go where nobody saw it is held no longer.
    pub fn dropped<H>(&self, ui: &Ui, held: &mut Option<H>) -> Option<(H, Option<P>)> {
        let (released, down) = ui.input(|input| (input.pointer.primary_released(), input.pointer.primary_down()));
        let dropped = if released || !down { held.take() } else { None };
        dropped.filter(|_| released).map(|held| (held, self.pointer()))
    }

    /// Something was done here by the pointer: the keys go on from there.
    pub fn leave_at(&mut self, ui: &Ui, place: P) {
        self.kept.at = Some(place);
        self.keep(ui);
        focus_board(ui.ctx());
    }

    /// Whether the board was clicked beside its places.
    pub fn is_board_clicked(&self) -> bool {
        self.board.clicked_by(PointerButton::Primary)
    }

    /// Where the cursor is seen.
    pub fn seen(&self) -> Option<P> {
        self.seen
    }

    /// Where the pointer is, if it is what points.
    pub fn pointer(&self) -> Option<P> {
        self.pointer.filter(|_| self.is_pointer_awake() && self.seen.is_none())
    }

    /// Whether it was the pointer that pointed last, since this choice began.
    pub fn is_pointer_awake(&self) -> bool {
        self.kept.woken && !self.kept.by_key
    }

    /// What is pointed at.
    pub fn pointed(&self) -> Option<P> {
        self.seen.or(self.pointer())
    }

    /// Paints it where it is seen, with corners so round, and gives it its spot.
    pub fn paint<R: Rules>(&self, ui: &Ui, scene: &Scene<'_, R>, place: impl Fn(P) -> Rect, radius: f32) {
        if let Some(at) = self.seen {
            let rect = place(at);
            scene.spots.put("cursor", rect);
            cursor_ring(ui.painter(), rect, radius, scene.theme);
            let frame = self.kept.frame;
            ui.data_mut(|data| data.insert_temp(board_id().with("ring"), (frame, rect, radius)));
        }
    }

    /// What a screen reader is told of the board, and of what the cursor stands on. Call it after all places were put. A screen reader takes
    /// the place under the cursor for what has the focus, and so reads each place that the cursor comes to.
    pub fn tell(&self, ui: &Ui, board: impl Fn() -> String, value: impl Fn() -> Option<String>) {
        let value = value();
        let at = self.seen.map(|at| self.board.id.with(at)).filter(|at| value.is_some() && ui.has_accesskit_node(*at));
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

fn typed(event: &Event) -> Option<Typed> {
    let Event::Key { key, pressed: true, modifiers, .. } = event else { return None };
    let way = match key {
        Key::ArrowUp => UP,
        Key::ArrowDown => DOWN,
        Key::ArrowLeft => LEFT,
        Key::ArrowRight => RIGHT,
        Key::Enter | Key::Space => return modifiers.matches_logically(Modifiers::NONE).then_some(Typed::Do),
        _ => return None,
    };
    if modifiers.matches_logically(Modifiers::COMMAND) {
        return Some(Typed::Step(Step::Jump(way)));
    }
    modifiers.matches_logically(Modifiers::NONE).then_some(Typed::Step(Step::Go(way)))
}

/// Whether Backspace or Escape was typed, which drop what is picked. Ask only while something is.
pub fn drops(ui: &Ui) -> bool {
    listens(ui)
        && ui.input_mut(|input| {
            input.consume_key(Modifiers::NONE, Key::Backspace) | input.consume_key(Modifiers::NONE, Key::Escape)
        })
}

/// The cell that a jump on this way leads to: the nearest ahead, those straight ahead first; else the nearest of all.
pub fn jump(from: Cell, way: Direction, cells: impl Iterator<Item = Cell>) -> Option<Cell> {
    cells.filter(|&cell| cell != from).min_by_key(|cell| {
        let rows = i32::from(cell.row) - i32::from(from.row);
        let columns = i32::from(cell.column) - i32::from(from.column);
        let ahead = rows * way.rows + columns * way.columns;
        let aside = (rows * way.columns).abs() + (columns * way.rows).abs();
        match ahead {
            1.. => (0, ahead + 3 * aside, *cell),
            _ => (1, ahead.abs() + aside, *cell),
        }
    })
}

#[cfg(test)]
mod tests;
