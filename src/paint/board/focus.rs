//! Keyboard focus of the board, and whether people last used keys or the pointer.

use egui::{Context, Event, Id, Painter, Rect, Ui, Vec2};

use crate::paint::theme::Theme;
use crate::paint::widgets::cursor_ring;

/// The board on the screen: there is one.
pub fn board_id() -> Id {
    Id::unique("the board")
}

/// Gives the board keyboard focus without showing a cursor.
pub fn focus_board(ctx: &Context) {
    ctx.memory_mut(|memory| memory.request_focus(board_id()));
    note_focus(ctx, true);
}

/// Repaints the board's cursor ring, if it was painted in this frame, over what now covers the board.
pub fn paint_cursor_again(ctx: &Context, painter: &Painter, theme: &Theme) {
    let ring: Option<(u64, Rect, f32)> = ctx.data(|data| data.get_temp(board_id().with("ring")));
    if let Some((_, rect, radius)) = ring.filter(|(frame, ..)| *frame == ctx.cumulative_frame_nr()) {
        cursor_ring(painter, rect, radius, theme);
    }
}

/// Whether a tooltip may show: not while a cursor is visible.
pub fn allows_tooltips(ctx: &Context) -> bool {
    let last_visible: Option<u64> = ctx.data(|data| data.get_temp(board_id().with("seen")));
    last_visible.is_none_or(|frame| frame + 1 < ctx.cumulative_frame_nr())
}

/// Records whether keys or the pointer were used last. Call it once a frame, before anything consumes key events.
pub fn note_input_device(ctx: &Context) {
    let (moved, pressed) = ctx.input(|input| {
        let moved = input.pointer.delta() != Vec2::ZERO || input.pointer.any_down();
        (moved, input.events.iter().any(|event| matches!(event, Event::Key { pressed: true, .. })))
    });
    if moved || pressed {
        ctx.data_mut(|data| data.insert_temp(board_id().with("keys"), pressed && !moved));
    }
}

/// Whether the last input came from keys, not from the pointer.
pub fn last_input_was_key(ctx: &Context) -> bool {
    ctx.data(|data| data.get_temp(board_id().with("keys"))).unwrap_or(false)
}

/// Records the time of a choice, for [`has_just_chosen`].
pub fn note_choice(ctx: &Context) {
    let now = ctx.input(|input| input.time);
    ctx.data_mut(|data| data.insert_temp(board_id(), now));
}

/// Whether something was chosen by key within the last `within` seconds: a hasty second press was not meant for what
/// has appeared since.
pub fn has_just_chosen(ctx: &Context, within: f64) -> bool {
    let chosen: Option<f64> = ctx.data(|data| data.get_temp(board_id()));
    chosen.is_some_and(|chosen| ctx.input(|input| input.time) - chosen < within)
}

/// Notes that an arrow key was meant for the board, for [`has_stepped`].
pub(super) fn note_step(ctx: &Context) {
    let frame = ctx.cumulative_frame_nr();
    ctx.data_mut(|data| data.insert_temp(board_id().with("step"), frame));
}

/// Whether the board that was just painted took an arrow key.
pub fn has_stepped(ctx: &Context) -> bool {
    ctx.data(|data| data.get_temp(board_id().with("step"))) == Some(ctx.cumulative_frame_nr())
}

/// Whether the board had the focus when it was last painted.
pub(super) fn had_focus(ctx: &Context) -> bool {
    ctx.data(|data| data.get_temp(board_id().with("had focus"))).unwrap_or(false)
}

pub(super) fn note_focus(ctx: &Context, focused: bool) {
    ctx.data_mut(|data| data.insert_temp(board_id().with("had focus"), focused));
}

/// Whether the board may take keys at all: no dialog or popup covers it, and no text field has the focus.
pub fn accepts_keys(ui: &Ui) -> bool {
    let ctx = ui.ctx();
    let above = ctx.memory(|memory| memory.top_modal_layer()).is_none_or(|layer| layer == ui.layer_id());
    ui.is_enabled() && above && !ctx.text_edit_focused() && !ctx.any_popup_open()
}
