//! The strip of seats beside the board, always in sight: one cell a seat, in fixed places, with its total and state.
//!
//! Must not know: games, hidden information.

use egui::{
    Align, CornerRadius, Direction, Label, Layout, Rect, Response, Role, Sense, Stroke, StrokeKind, TextStyle, Ui,
    UiBuilder, Vec2, WidgetInfo, pos2, vec2,
};

use super::model::{Coaching, TableModel};
use super::session::FrameContext;
use crate::engine::{Phrase, Seat, Turn};
use crate::paint::icons::{Icon, icon_ui};
use crate::paint::marks::mark_ui;
use crate::paint::style::text_scale;
use crate::paint::theme::{Durations, Theme};
use crate::paint::widgets::{card, focus_ring};
use crate::ui::bot_labels::bot_description;

/// Most seats that stand below one another; more stand in two columns.
const MAX_ROWS: usize = 3;

/// Whether the strip is shown: where room is scarce, a lesson does without it unless it speaks of a seat.
pub fn is_shown(ui: &Ui, model: &TableModel, theme: &Theme) -> bool {
    let speaks_of_seats = |coach: &Coaching| coach.spots.iter().any(|spot| spot.starts_with("seat "));
    !is_low(ui, theme) || model.coach.as_ref().is_none_or(speaks_of_seats)
}

/// Height of the strip, in points.
pub fn height(ui: &Ui, model: &TableModel, theme: &Theme) -> f32 {
    let rows = model.seating.len().div_ceil(columns(model)) as f32;
    let has_clock = model.clock.is_some() && !is_low(ui, theme);
    let clock = if has_clock { clock_height(ui, theme) } else { 0.0 };
    rows * cell_height(ui, theme) + clock + theme.size.grid + 2.0 * theme.size.outline
}

/// Whether the window is too low for more than names and totals.
fn is_low(ui: &Ui, theme: &Theme) -> bool {
    ui.ctx().content_rect().height() < theme.size.breakpoint.strip_height * text_scale(ui, theme)
}

fn columns(model: &TableModel) -> usize {
    if model.seating.len() > MAX_ROWS { 2 } else { 1 }
}

fn clock_height(ui: &Ui, theme: &Theme) -> f32 {
    ui.text_style_height(&TextStyle::Small) + theme.size.grid * 0.5
}

/// Paints the strip. `opened` are the seats whose cards are shown below. Returns the seat whose cell was clicked.
pub fn ui(ui: &mut Ui, model: &TableModel, frame: &FrameContext<'_>, opened: &[Seat]) -> Option<Seat> {
    let theme = frame.theme;
    let grid = theme.size.grid;
    let seats = model.seating.len();
    let columns = columns(model);
    let mut clicked = None;
    let shown = card(theme).inner_margin(grid * 0.5).show(ui, |ui| {
        ui.spacing_mut().item_spacing = Vec2::ZERO;
        if let Some(clock) = model.clock.as_ref().filter(|_| !is_low(ui, theme)) {
            let words = theme.soft(frame.text.say(clock, &model.names)).text_style(TextStyle::Small);
            let (line, _) = ui.allocate_exact_size(vec2(ui.available_width(), clock_height(ui, theme)), Sense::hover());
            let place = UiBuilder::new().max_rect(line).layout(Layout::centered_and_justified(Direction::TopDown));
            ui.scope_builder(place, |ui| ui.add(Label::new(words).truncate()));
        }
        let size = vec2(ui.available_width() / columns as f32, cell_height(ui, theme));
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
            let rect = cell(seat.index());
            if cell_ui(ui, model, frame, seat, rect, opened.contains(&seat)).clicked() {
                clicked = Some(seat);
            }
            frame.rects.put(format!("seat {}", seat.index()), rect);
        }
    });
    frame.rects.put("strip", shown.response.rect);
    clicked
}

/// The seat that acts now.
fn on_turn(model: &TableModel) -> Option<Seat> {
    match model.turn {
        Turn::Seat(seat) | Turn::Chance(Some(seat)) => Some(seat),
        Turn::Chance(None) | Turn::Over(_) => None,
    }
}

/// Height of a cell: a line for the name and the total, a small one for the state.
fn cell_height(ui: &Ui, theme: &Theme) -> f32 {
    let line = ui.text_style_height(&TextStyle::Body).max(theme.size.icon);
    if is_low(ui, theme) {
        return line.max(theme.size.target_tight) + theme.size.grid * 0.5;
    }
    (line + ui.text_style_height(&TextStyle::Small) + theme.size.grid).max(theme.size.target)
}

/// Paints the ground of the cell on turn, which glides from seat to seat.
fn paint_turn(ui: &Ui, model: &TableModel, frame: &FrameContext<'_>, (seat, cell): (Seat, Rect)) {
    let theme = frame.theme;
    let time = match frame.settings.is_animated() {
        true => Durations::time(theme.motion.move_piece).as_secs_f32(),
        false => 0.0,
    };
    let animate = |name: &str, to: f32| ui.ctx().animate_value_with_time(ui.scope_id().with(name), to, time);
    let corner = pos2(animate("turn x", cell.left()), animate("turn y", cell.top()));
    let rect = Rect::from_min_size(corner, cell.size());
    let mark = theme.mark(model.mark(seat));
    let radius = CornerRadius::same(theme.size.panel.radius as u8);
    ui.painter().rect_filled(rect, radius, mark.gamma_multiply(0.16));
    ui.painter().rect_stroke(rect, radius, Stroke::new(theme.size.outline, mark), StrokeKind::Inside);
}

/// A clickable cell: mark, name and total, and below them the state of the seat.
fn cell_ui(
    ui: &mut Ui,
    model: &TableModel,
    frame: &FrameContext<'_>,
    seat: Seat,
    rect: Rect,
    is_open: bool,
) -> Response {
    let theme = frame.theme;
    let grid = theme.size.grid;
    let player = &model.players[seat.index()];
    let score = &model.scores[seat.index()];
    let response = ui.interact(rect, ui.scope_id().with(seat.index()), Sense::click());
    let inside = rect.shrink2(vec2(grid, grid * 0.5));
    ui.scope_builder(UiBuilder::new().max_rect(inside).layout(Layout::right_to_left(Align::Center)), |ui| {
        ui.spacing_mut().item_spacing = vec2(grid, 0.0);
        let points = score.points.to_string();
        ui.label(if is_open { Theme::heading(points) } else { Theme::bold(points) });
        ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
            mark_ui(ui, player.mark, theme.size.icon * text_scale(ui, theme).clamp(1.0, 1.5), theme);
            ui.vertical(|ui| {
                let line = ui.text_style_height(&TextStyle::Body);
                let small = ui.text_style_height(&TextStyle::Small);
                ui.spacing_mut().interact_size.y = line;
                let note = score.note.as_ref().filter(|_| !is_low(ui, theme));
                let needed = line + if note.is_some() { small } else { 0.0 };
                ui.add_space(((ui.available_height() - needed) * 0.5).max(0.0));
                ui.horizontal(|ui| name_ui(ui, model, frame, seat));
                if let Some(note) = note {
                    let note = theme.soft(frame.text.say(note, &model.names)).text_style(TextStyle::Small);
                    ui.add(Label::new(note).truncate());
                }
            });
        });
    });
    let bot = model.bot(seat).map(|bot| frame.text.say(&bot_description(bot), &[]));
    let label = match &bot {
        Some(bot) => {
            let phrase = Phrase::new("table-bot").with("name", player.name.clone());
            frame.text.say(&phrase.with("manner", bot.clone()).with("score", score.points), &[])
        }
        None => format!("{}, {}", player.name, score.points),
    };
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &label));
    if response.has_focus() {
        focus_ring(ui.painter(), rect.shrink(1.0), theme.size.panel.radius, theme);
    }
    let response = response.on_hover_cursor(egui::CursorIcon::PointingHand);
    match bot {
        Some(bot) => response.on_hover_text(bot),
        None => response,
    }
}

/// The name of a seat, and whether a bot plays it.
fn name_ui(ui: &mut Ui, model: &TableModel, frame: &FrameContext<'_>, seat: Seat) {
    let name = &model.players[seat.index()].name;
    let name = if on_turn(model) == Some(seat) { Theme::bold(name) } else { Theme::strong(name) };
    let is_bot = model.bot(seat).is_some();
    let icons = if is_bot { frame.theme.size.small * 1.2 + frame.theme.size.grid * 4.0 } else { 0.0 };
    ui.scope(|ui| {
        ui.set_max_width((ui.available_width() - icons).max(frame.theme.size.icon));
        ui.add(Label::new(name).truncate());
    });
    if is_bot {
        bot_mark(ui, frame, model.thinking_seat == Some(seat) && !model.bots.is_step_waiting);
    }
}

/// The bot icon; while the bot thinks, followed by three animated dots.
fn bot_mark(ui: &mut Ui, frame: &FrameContext<'_>, thinks: bool) {
    let theme = frame.theme;
    icon_ui(ui, Icon::Bot, theme.size.small * 1.2, theme.ink_soft);
    if !thinks {
        return;
    }
    let step = Durations::time(theme.motion.thinking);
    let dots = 3;
    let lit = match frame.settings.is_animated() {
        true => {
            ui.ctx().request_repaint_after(step);
            (frame.now / step.as_secs_f64()) as usize % dots
        }
        false => dots,
    };
    let dot = theme.size.grid * 0.75;
    let (rect, _) = ui.allocate_exact_size(vec2(dot * dots as f32, dot), Sense::hover());
    for number in 0..dots {
        let center = pos2(rect.left() + dot * (number as f32 + 0.5), rect.center().y);
        let colour = if lit == number || lit == dots { theme.ink } else { theme.line };
        ui.painter().circle_filled(center, dot * 0.32, colour);
    }
}
