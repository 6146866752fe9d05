//! The strip of seats beside the board, always in sight: the clock of the game, and one cell a seat, in fixed places, with
//! its total and what it has.
//!
//! Must not know: games, hidden information.

mod cell;

use egui::{
    CornerRadius, Direction, Label, Layout, Rect, Sense, Stroke, StrokeKind, TextStyle, Ui, UiBuilder, Vec2, pos2, vec2,
};

use super::model::TableModel;
use super::session::{FrameContext, PaintPart};
use crate::engine::{Seat, Turn};
use crate::paint::style::text_scale;
use crate::paint::theme::{Durations, Theme, glide};
use crate::paint::widgets::card;

/// Most seats that stand below one another; more stand in two columns.
const MAX_ROWS: usize = 3;

/// Height of the strip, in points.
pub fn height(ui: &Ui, model: &TableModel, theme: &Theme) -> f32 {
    let columns = columns(model);
    let rows = model.seating.len().div_ceil(columns) as f32;
    let clock = if has_clock_line(model) { clock_height(ui, theme) } else { 0.0 };
    rows * cell::height(ui, theme, columns, is_tight(model)) + clock + theme.size.grid + 2.0 * theme.size.outline
}

/// Whether there is a line for the clock. In a lesson it stays free where no clock runs, so that the coach keeps its place.
fn has_clock_line(model: &TableModel) -> bool {
    model.clock.is_some() || model.coach.is_some()
}

/// Whether the window is too low for more than the essential.
fn is_low(ui: &Ui, theme: &Theme) -> bool {
    ui.ctx().content_rect().height() < theme.size.breakpoint.strip_height * text_scale(ui, theme)
}

/// Whether every point is needed for what stands below the strip, as in a lesson.
fn is_tight(model: &TableModel) -> bool {
    model.coach.is_some()
}

fn columns(model: &TableModel) -> usize {
    if model.seating.len() > MAX_ROWS { 2 } else { 1 }
}

fn clock_height(ui: &Ui, theme: &Theme) -> f32 {
    let gap = if is_low(ui, theme) { 0.0 } else { theme.size.grid * 0.5 };
    ui.text_style_height(&TextStyle::Small) + gap
}

/// Paints the strip. `opened` are the seats whose cards are shown below. Returns the seat whose cell was clicked.
pub fn ui(
    ui: &mut Ui,
    model: &TableModel,
    frame: &FrameContext<'_>,
    paint: &mut PaintPart<'_>,
    opened: &[Seat],
) -> Option<Seat> {
    let theme = frame.theme;
    let grid = theme.size.grid;
    let seats = model.seating.len();
    let columns = columns(model);
    let mut clicked = None;
    let shown = card(theme).inner_margin(grid * 0.5).show(ui, |ui| {
        ui.spacing_mut().item_spacing = Vec2::ZERO;
        if has_clock_line(model) {
            let (line, _) = ui.allocate_exact_size(vec2(ui.available_width(), clock_height(ui, theme)), Sense::hover());
            if let Some(clock) = &model.clock {
                clock_ui(ui, frame, line, &frame.text.say(clock, &model.names));
            }
        }
        let size = vec2(ui.available_width() / columns as f32, cell::height(ui, theme, columns, is_tight(model)));
        let area = vec2(ui.available_width(), size.y * seats.div_ceil(columns) as f32);
        let (area, _) = ui.allocate_exact_size(area, Sense::hover());
        let cell = |seat: usize| {
            let corner = vec2((seat % columns) as f32 * size.x, (seat / columns) as f32 * size.y);
            Rect::from_min_size(area.min + corner, size)
        };
        if let Some(seat) = on_turn(model) {
            paint_turn(ui, model, frame, (seat, cell(seat.index())));
        }
        for seat in Seat::all(seats) {
            let parts = (seat, cell(seat.index()), columns, opened.contains(&seat));
            if cell::ui(ui, model, frame, paint, parts).clicked() {
                clicked = Some(seat);
            }
        }
    });
    frame.rects.put("strip", shown.response.rect);
    clicked
}

/// Paints the words of the clock into their line.
fn clock_ui(ui: &mut Ui, frame: &FrameContext<'_>, line: Rect, words: &str) {
    let words = frame.theme.soft(words).text_style(TextStyle::Small);
    let place = UiBuilder::new().max_rect(line).layout(Layout::centered_and_justified(Direction::TopDown));
    ui.scope_builder(place, |ui| ui.add(Label::new(words).truncate()));
    frame.rects.put("clock", line);
}

/// The seat that acts now.
pub fn on_turn(model: &TableModel) -> Option<Seat> {
    match model.turn {
        Turn::Seat(seat) | Turn::Chance(Some(seat)) => Some(seat),
        Turn::Chance(None) | Turn::Over(_) => None,
    }
}

/// Paints the ground of the cell on turn, which glides from seat to seat.
fn paint_turn(ui: &Ui, model: &TableModel, frame: &FrameContext<'_>, (seat, cell): (Seat, Rect)) {
    let theme = frame.theme;
    let time = match frame.settings.is_animated() {
        true => Durations::time(theme.motion.mark_moves).as_secs_f32(),
        false => 0.0,
    };
    let animate = |name: &str, to: f32| ui.ctx().animate_value_with_time(ui.scope_id().with(name), to, time);
    let corner = pos2(animate("turn x", cell.left()), animate("turn y", cell.top()));
    let rect = Rect::from_min_size(corner, cell.size());
    let mark = glide(ui.ctx(), ui.scope_id().with("turn colour"), theme.mark(model.mark(seat)), time);
    let radius = CornerRadius::same(theme.size.panel.radius as u8);
    ui.painter().rect_filled(rect, radius, mark.gamma_multiply(0.16));
    ui.painter().rect_stroke(rect, radius, Stroke::new(theme.size.outline, mark), StrokeKind::Inside);
}
