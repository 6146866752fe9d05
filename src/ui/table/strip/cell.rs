//! A cell of the strip of seats: mouse with its mark, name, total, what the seat has, and whether it can win with one more step.
//!
//! Must not know: games, hidden information.

use egui::{
    Align, Label, Layout, Rect, Response, Role, Sense, Stroke, TextStyle, TextWrapMode, Ui, UiBuilder, Vec2,
    WidgetInfo, WidgetText, pos2, vec2,
};

use super::{is_low, on_turn};
use crate::engine::{Phrase, Seat};
use crate::paint::icons::{Icon, paint_icon};
use crate::paint::style::text_scale;
use crate::paint::theme::Theme;
use crate::paint::widgets::focus_ring;
use crate::ui::bot_labels::bot_description;
use crate::ui::table::mice;
use crate::ui::table::model::{Score, TableModel};
use crate::ui::table::session::{FrameContext, PaintPart, Part};

/// The greatest share of the room for what a seat has that a word about the seat takes.
const MAX_NOTE_SHARE: f32 = 0.68;
/// The greatest height of a word about the seat, in heights of its line.
const MAX_NOTE_HEIGHT: f32 = 1.5;

/// The side of the sign of a bot, in those of its mouse.
const BOT_SHARE: f32 = 0.3;

/// Where the parts of a cell lie. They keep their places all game.
#[derive(Clone, Copy, Debug)]
struct CellLayout {
    mouse: Rect,
    name: Rect,
    total: Rect,
    /// The sign that the seat can win with one more step.
    sign: Rect,
    belongings: Rect,
}

/// Whether what a seat has stands below its name; in a low window with few seats it stands beside it.
fn has_two_lines(ui: &Ui, theme: &Theme, columns: usize) -> bool {
    !is_low(ui, theme) || columns > 1
}

/// Height of what a seat has.
fn belongings_height(ui: &Ui, theme: &Theme) -> f32 {
    let size = &theme.size.strip;
    picture_scale(ui, theme) * if is_low(ui, theme) { size.belongings_low } else { size.belongings }
}

/// How much larger than usual pictures are.
fn picture_scale(ui: &Ui, theme: &Theme) -> f32 {
    text_scale(ui, theme).clamp(0.85, 1.3)
}

/// Height of a cell where the seats stand in this many columns. In a `tight` strip the mice are only as high as what
/// stands beside them.
pub fn height(ui: &Ui, theme: &Theme, columns: usize, tight: bool) -> f32 {
    let name = ui.text_style_height(&TextStyle::Body);
    let belongings = belongings_height(ui, theme);
    let gap = theme.size.grid * 0.5;
    if columns > 1 {
        return first_line_height(ui, theme) + belongings + gap;
    }
    if has_two_lines(ui, theme, columns) {
        let mouse = if tight { 0.0 } else { theme.size.mouse.seat + gap };
        return (name + belongings + 2.0 * gap).max(theme.size.target).max(mouse);
    }
    let mouse = if tight { 0.0 } else { theme.size.mouse.seat_low };
    (name.max(theme.size.icon).max(belongings).max(theme.size.target_tight) + gap).max(mouse)
}

/// Height of the line with mouse and name where the seats stand in two columns.
fn first_line_height(ui: &Ui, theme: &Theme) -> f32 {
    ui.text_style_height(&TextStyle::Body).max(theme.size.mouse.seat_column)
}

impl CellLayout {
    fn new(ui: &Ui, theme: &Theme, cell: Rect, columns: usize, has_narrow_panels: bool) -> Self {
        let (size, grid) = (&theme.size.strip, theme.size.grid);
        let inside = cell.shrink2(vec2(grid, 0.0));
        let belongings = belongings_height(ui, theme);
        let line = if columns > 1 { first_line_height(ui, theme) } else { ui.text_style_height(&TextStyle::Body) };
        let total = inside.with_min_x(inside.right() - size.total * text_scale(ui, theme));
        let sign = size.sign * picture_scale(ui, theme);
        let sign_at =
            |right: f32, middle: f32| Rect::from_center_size(pos2(right - sign * 0.5, middle), Vec2::splat(sign));
        let mouse_at = |side: f32, middle: f32| {
            Rect::from_center_size(pos2(inside.left() + side * 0.5, middle), Vec2::splat(side))
        };
        let top = inside.center().y - (line + belongings) * 0.5;
        let (first, second) = (inside.with_min_y(top), inside.with_min_y(top + line));
        let (first, second) = (first.with_max_y(top + line), second.with_max_y(top + line + belongings));
        if columns > 1 {
            // There is no room for the sign beside the name: it stands below the total.
            let mouse = mouse_at(line.min(theme.size.mouse.seat), first.center().y);
            let sign = sign_at(inside.right(), second.center().y);
            let total = total.with_min_y(first.top()).with_max_y(first.bottom());
            let name = first.with_min_x(mouse.right() + grid * 0.5).with_max_x(total.left() - grid * 0.5);
            return CellLayout { mouse, name, total, sign, belongings: second.with_max_x(sign.left() - grid * 0.5) };
        }
        let inset = if has_two_lines(ui, theme, columns) { grid * 0.5 } else { 0.0 };
        let mouse = mouse_at((cell.height() - inset).min(theme.size.mouse.seat), inside.center().y);
        let sign = sign_at(total.left() - grid * 0.5, inside.center().y);
        let room = inside.with_min_x(mouse.right() + grid).with_max_x(sign.left() - grid * 0.5);
        if has_two_lines(ui, theme, columns) {
            let name = room.with_min_y(first.top()).with_max_y(first.bottom());
            let belongings = room.with_min_y(second.top()).with_max_y(second.bottom());
            return CellLayout { mouse, name, total, sign, belongings };
        }
        let width = if has_narrow_panels { size.belongings_narrow } else { size.belongings_beside_name };
        let left = room.right() - width * picture_scale(ui, theme);
        let place = Rect::from_center_size(
            pos2((left + room.right()) * 0.5, room.center().y),
            vec2(room.right() - left, belongings),
        );
        CellLayout { mouse, name: room.with_max_x(left - grid), total, sign, belongings: place }
    }

    /// What is left for what the seat has, and beside it where a word about the seat stands: in half of the room, or in up
    /// to two thirds if it is longer.
    fn split(self, theme: &Theme, width: f32) -> (Rect, Rect) {
        let room = self.belongings.width();
        let at = self.belongings.right() - width.clamp(room * 0.5, room * MAX_NOTE_SHARE);
        (self.belongings.with_max_x(at - theme.size.grid), self.belongings.with_min_x(at))
    }
}

/// Paints the cell of a seat, to be clicked.
pub fn ui(
    ui: &mut Ui,
    model: &TableModel,
    frame: &FrameContext<'_>,
    paint: &mut PaintPart<'_>,
    (seat, rect, columns, is_open): (Seat, Rect, usize, bool),
) -> Response {
    let theme = frame.theme;
    let (player, score) = (&model.players[seat.index()], &model.scores[seat.index()]);
    let layout = CellLayout::new(ui, theme, rect, columns, model.has_narrow_panels);
    let response = ui.interact(rect, ui.scope_id().with(seat.index()), Sense::click());
    mouse_ui(ui, model, frame, seat, layout.mouse);
    row(ui, layout.name, Align::Min, |ui| name_ui(ui, model, seat));
    row(ui, layout.total, Align::Max, |ui| {
        if let Some(points) = score.points {
            let points = points.to_string();
            ui.label(if is_open { Theme::heading(points) } else { Theme::bold(points) });
        }
    });
    if score.winning_step.is_some() {
        paint_sign(ui, theme, layout.sign);
        frame.rects.put(format!("winning step {}", seat.index()), layout.sign);
    }
    let mut belongings = layout.belongings;
    if let Some(note) = &score.note {
        let note = theme.soft(frame.text.say(note, &model.names)).text_style(TextStyle::Small);
        let galley =
            WidgetText::from(note.clone()).into_galley(ui, Some(TextWrapMode::Extend), f32::INFINITY, TextStyle::Small);
        let (left, right) = layout.split(theme, galley.size().x.ceil() + 1.0);
        // Words much larger than their line would run into the next cell; whoever points here still reads them.
        if galley.size().y <= right.height() * MAX_NOTE_HEIGHT {
            belongings = left;
            row(ui, right, Align::Max, |ui| ui.add(Label::new(note).truncate()));
        }
    }
    frame.rects.put(format!("belongings {}", seat.index()), belongings);
    let place = UiBuilder::new().id_salt(("belongings", seat.index())).max_rect(belongings);
    ui.scope_builder(place, |ui| paint(ui, Part::Belongings(seat)));
    frame.rects.put(format!("seat {}", seat.index()), rect);
    // Words are made only for whoever asks: a screen reader, or a pointer that rests here.
    let bot = || model.bot(seat).map(|bot| frame.text.say(&bot_description(bot), &[]));
    response.widget_info(|| {
        let who = bot().map_or_else(
            || player.name.clone(),
            |bot| frame.text.say(&Phrase::new("table-bot").with("name", player.name.clone()).with("manner", bot), &[]),
        );
        let who = score.points.map_or_else(|| who.clone(), |points| format!("{who}, {points}"));
        let label = std::iter::once(who).chain(words(score, model, frame)).collect::<Vec<_>>().join(". ");
        WidgetInfo::labeled(Role::Button, true, label)
    });
    // What the mouse looks like is no news: it is read to those who ask for the description.
    let look = || frame.text.say(&mice::look(model, seat), &[]);
    ui.ctx().accesskit_node_builder(response.id, |node| node.set_description(look()));
    if response.has_focus() {
        focus_ring(ui.painter(), rect.shrink(1.0), theme.size.panel.radius, theme);
    }
    let response = response.on_hover_cursor(egui::CursorIcon::PointingHand);
    if model.bot(seat).is_none() && phrases(score).next().is_none() {
        return response;
    }
    // Who plays, and what the pictures mean.
    response.on_hover_ui(|ui| {
        let lines: Vec<String> = bot().into_iter().chain(words(score, model, frame)).collect();
        ui.label(lines.join("\n"));
    })
}

/// What is known of a seat besides its name and total.
fn phrases(score: &Score) -> impl Iterator<Item = &Phrase> {
    score.belongings.iter().chain(&score.note).chain(&score.winning_step)
}

fn words(score: &Score, model: &TableModel, frame: &FrameContext<'_>) -> impl Iterator<Item = String> {
    phrases(score).map(|phrase| frame.text.say(phrase, &model.names))
}

/// Lays out a row of widgets in a rectangle.
fn row<R>(ui: &mut Ui, rect: Rect, align: Align, contents: impl FnOnce(&mut Ui) -> R) {
    let layout = match align {
        Align::Max => Layout::right_to_left(Align::Center),
        Align::Min | Align::Center => Layout::left_to_right(Align::Center),
    };
    ui.scope_builder(UiBuilder::new().max_rect(rect).layout(layout), |ui| {
        ui.spacing_mut().interact_size.y = rect.height();
        ui.spacing_mut().item_spacing = vec2(ui.spacing().item_spacing.x, 0.0);
        contents(ui);
    });
}

/// Paints the sign of a seat that can win with one more step: a cup on a medal.
fn paint_sign(ui: &Ui, theme: &Theme, rect: Rect) {
    let radius = rect.height() * 0.5;
    let line = Stroke::new(theme.size.control.outline, theme.accent_ink);
    ui.painter().circle(rect.center(), radius - line.width * 0.5, theme.accent, line);
    paint_icon(ui.painter(), rect.shrink(radius * 0.4), Icon::Trophy, theme.accent_ink);
}

/// The name of a seat.
fn name_ui(ui: &mut Ui, model: &TableModel, seat: Seat) {
    let name = &model.players[seat.index()].name;
    let name = if on_turn(model) == Some(seat) { Theme::bold(name) } else { Theme::strong(name) };
    ui.add(Label::new(name).truncate());
}

/// Paints the mouse of a seat, and whether a bot plays it.
fn mouse_ui(ui: &Ui, model: &TableModel, frame: &FrameContext<'_>, seat: Seat, rect: Rect) {
    let theme = frame.theme;
    mice::mouse(model, frame, seat).paint(ui.painter(), rect, theme);
    frame.rects.put(format!("mouse {}", seat.index()), rect);
    if model.bot(seat).is_some() {
        let radius = (rect.width() * BOT_SHARE * 0.5).max(theme.size.mouse.bot * 0.5);
        let center = rect.left_bottom() + vec2(radius, -radius);
        ui.painter().circle_filled(center, radius, theme.paper);
        paint_icon(ui.painter(), Rect::from_center_size(center, Vec2::splat(radius * 1.7)), Icon::Bot, theme.ink_soft);
    }
}
