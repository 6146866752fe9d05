//! Signs and highlights on the board: costs, letters, arrows, paws and chips; the chosen mouse, the cells it can reach, the roofs it can lift.
//! Must not know what is to be highlighted.

use egui::epaint::PathShape;
use egui::{Color32, CornerRadius, FontId, Painter as Brush, Pos2, Rect, Shape, Stroke, StrokeKind, Vec2, pos2, vec2};

use super::interaction::MouseMove;
use super::layout::{Layout, WALL_THICKNESS};
use super::pieces::paint_cheese;
use super::{palette, roofs};
use crate::engine::Cell;
use crate::games::burg_appenzell::castle::{CellIndex, WIDTH};
use crate::games::burg_appenzell::tiles::Cheese;
use crate::paint::art::square;
use crate::paint::fonts;
use crate::paint::icons::{Icon, paint_icon};
use crate::paint::marks::paint_mark;
use crate::paint::shapes::darker;
use crate::paint::theme::Theme;
use crate::paint::widgets::highlight_ring;

/// The height of letters on cells of this size; `None` if they would be too small to read.
fn letter_height(cell: f32, theme: &Theme) -> Option<f32> {
    (cell >= theme.size.least * 1.8).then(|| (cell * 0.2).max(theme.size.least).round())
}

/// A round sign with the cost of a move.
pub fn paint_cost(brush: &Brush, theme: &Theme, center: Pos2, cell: f32, cost: u8, strong: bool) {
    let radius = (cell * 0.17).max(theme.size.least * 0.72);
    let (fill, ink) = if strong {
        (theme.board(palette::LAMP), theme.board(palette::CHALK_LINE))
    } else {
        (theme.board(palette::CHALK), theme.board(palette::CHALK_LINE))
    };
    paint_disc(brush, theme, center, radius, fill);
    let size = (radius * 1.3).max(theme.size.least).round();
    paint_centred_text(brush, center, &cost.to_string(), size, ink);
}

/// A round sign with an icon in it.
pub fn paint_sign(brush: &Brush, theme: &Theme, center: Pos2, cell: f32, icon: Icon, fill: Color32) {
    let radius = (cell * 0.17).max(9.0);
    paint_disc(brush, theme, center, radius, fill);
    let place = square(center, radius * 1.45);
    paint_icon(brush, place, icon, theme.board(palette::CHALK_LINE));
}

fn paint_disc(brush: &Brush, theme: &Theme, center: Pos2, radius: f32, fill: Color32) {
    brush.circle_filled(center + Vec2::splat(radius * 0.14), radius * 1.04, palette::SHADOW);
    let line = Stroke::new((radius * 0.13).max(1.25), theme.board(palette::CHALK_LINE));
    brush.circle(center, radius, fill, line);
}

/// Text centred by its ink, whatever the metrics of the font.
fn paint_centred_text(brush: &Brush, center: Pos2, text: &str, size: f32, ink: Color32) {
    let galley = brush.layout_no_wrap(text.to_owned(), FontId::new(size, fonts::bold()), Color32::PLACEHOLDER);
    let place = center - galley.mesh_bounds.center().to_vec2();
    brush.galley(place, galley, ink);
}

/// The letter of a room.
pub fn paint_letter(brush: &Brush, theme: &Theme, center: Pos2, cell: f32, letter: char, ink: Color32) {
    if let Some(size) = letter_height(cell, theme) {
        paint_centred_text(brush, center, &letter.to_string(), size, ink);
    }
}

/// The numbers of rows and columns at the castle wall, counted from 1 as in labels.
pub fn paint_numbers(brush: &Brush, layout: &Layout, theme: &Theme) {
    let away = WALL_THICKNESS + 0.125;
    let ink = theme.board(palette::TURF_LINE);
    for number in 0..WIDTH {
        let along = f32::from(number) + 0.5;
        for place in [layout.at(along, -away), layout.at(-away, along)] {
            let size = (layout.cell * 0.19).max(theme.size.least).round();
            paint_centred_text(brush, place, &(number + 1).to_string(), size, ink);
        }
    }
}

/// A key cap with a digit.
pub fn paint_digit(brush: &Brush, theme: &Theme, center: Pos2, cell: f32, digit: u8) {
    let side = (cell * 0.32).max(theme.size.least * 1.3);
    let line = Stroke::new((side * 0.08).max(1.25), theme.board(palette::CHALK_LINE));
    let place = square(center, side);
    brush.rect(place, CornerRadius::from(side * 0.2), theme.board(palette::CHALK), line, StrokeKind::Middle);
    paint_centred_text(brush, center, &digit.to_string(), (side * 0.72).max(theme.size.least).round(), line.color);
}

/// A paw print: one action, filled while it is left.
pub fn paint_paw(brush: &Brush, center: Pos2, side: f32, fill: Color32, line: Stroke) {
    let at = |x: f32, y: f32| center + vec2(x, y) * side;
    let pad =
        [(-0.26, 0.2), (-0.2, -0.02), (0.0, -0.1), (0.2, -0.02), (0.26, 0.2), (0.12, 0.34), (0.0, 0.28), (-0.12, 0.34)];
    let pad: Vec<Pos2> = crate::paint::shapes::rounded(&pad.map(|(x, y)| at(x, y)), side * 0.12);
    crate::paint::shapes::paint_star_shaped(brush, at(0.0, 0.12), pad, fill, line);
    for (x, y, size) in [(-0.36, -0.08, 0.1), (-0.14, -0.32, 0.11), (0.14, -0.32, 0.11), (0.36, -0.08, 0.1)] {
        brush.circle(at(x, y), size * side, fill, line);
    }
}

/// A chip: a piece of cheese on a disc, with the mark of the seat that gets it, if given.
pub fn paint_chip(brush: &Brush, theme: &Theme, center: Pos2, radius: f32, cheese: Cheese, mark: Option<u8>) {
    let fill = theme.board(palette::CHALK);
    brush.circle_filled(center + vec2(0.05, 0.1) * radius, radius * 1.04, palette::SHADOW);
    brush.circle(center, radius, fill, Stroke::new((radius * 0.1).max(1.5), theme.board(palette::CHALK_LINE)));
    brush.circle_stroke(center, radius * 0.87, Stroke::new((radius * 0.08).max(1.0), theme.board(palette::LAMP)));
    paint_cheese(brush, theme, square(center, radius * 1.4), cheese, 1.0);
    if let Some(mark) = mark {
        let place = center + vec2(0.72, 0.72) * radius;
        brush.circle_filled(place, (radius * 0.42).max(6.0), fill);
        paint_mark(brush, place, (radius * 0.38).max(5.5), mark, theme);
    }
}

/// An arrow from its tail along a unit vector; lengths in points.
pub fn paint_arrow(brush: &Brush, theme: &Theme, tail: Pos2, direction: Vec2, length: f32, width: f32, opacity: f32) {
    paint_arrow_in(brush, theme, (tail, direction), (length, width), theme.board(palette::LAMP), opacity);
}

/// An arrow in this colour, from its tail along a unit vector; length and width in points.
pub fn paint_arrow_in(
    brush: &Brush,
    theme: &Theme,
    (tail, direction): (Pos2, Vec2),
    (length, width): (f32, f32),
    colour: Color32,
    opacity: f32,
) {
    let tip = tail + direction * length;
    let head = (width * 1.9).min(length);
    let neck = tip - direction * head;
    let aside = direction.rot90();
    let outline = vec![
        tail + aside * width * 0.5,
        neck + aside * width * 0.5,
        neck + aside * width * 1.25,
        tip,
        neck - aside * width * 1.25,
        neck - aside * width * 0.5,
        tail - aside * width * 0.5,
    ];
    let fill = colour.gamma_multiply(opacity);
    let line = Stroke::new((width * 0.22).max(1.25), theme.board(palette::CHALK_LINE).gamma_multiply(opacity));
    let shaft = vec![outline[0], outline[1], outline[5], outline[6]];
    let point = vec![outline[2], outline[3], outline[4]];
    for part in [shaft, point] {
        brush.add(Shape::Path(PathShape::convex_polygon(part, fill, Stroke::NONE)));
    }
    brush.add(Shape::closed_line(outline, line));
}

/// The sign of a hidden tile: a small closed roof.
pub fn paint_closed(brush: &Brush, theme: &Theme, place: Rect) {
    let side = place.width();
    let line = Stroke::new((side * 0.035).max(1.25), theme.board(palette::CHALK_LINE));
    let radius = CornerRadius::from(side * 0.09);
    brush.rect(place, radius, theme.board(palette::SLATE[1]), line, StrokeKind::Inside);
    let at = |x: f32, y: f32| pos2(place.left() + x * side, place.top() + y * side);
    let joint = Stroke::new((side * 0.03).max(1.0), theme.board(darker(palette::SLATE[2], 0.2)));
    for y in [0.3, 0.5, 0.7] {
        brush.line_segment([at(0.08, y), at(0.92, y)], joint);
    }
    paint_centred_text(brush, place.center(), "?", (side * 0.62).max(1.0).round(), theme.board(palette::CHALK));
}

/// A frame, bright over dark, that stands out from every ground.
pub fn paint_frame(brush: &Brush, theme: &Theme, place: Rect, cell: f32, colour: Color32) {
    paint_wide_frame(brush, theme, place, (cell, 1.0), colour);
}

/// A frame of so many times the usual width.
fn paint_wide_frame(brush: &Brush, theme: &Theme, place: Rect, (cell, times): (f32, f32), colour: Color32) {
    let radius = CornerRadius::from(cell * 0.12);
    let width = (cell * 0.05).clamp(2.0, 4.5) * times;
    let under = Stroke::new(width + 2.5, theme.board(palette::CHALK_LINE));
    brush.rect_stroke(place, radius, under, StrokeKind::Middle);
    brush.rect_stroke(place, radius, Stroke::new(width, colour), StrokeKind::Middle);
}

/// How much wider the outline is of what is chosen or pointed at.
const POINTED_WIDTH: f32 = 1.7;

/// How strongly a liftable roof is highlighted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Light {
    /// Some mouse of the seat could lift the roof.
    Faint,
    /// The chosen mouse could lift the roof.
    Lit,
    /// The roof is pointed at.
    Pointed,
}

/// The highlight of a roof that can be lifted.
pub fn paint_lit_roof(brush: &Brush, layout: &Layout, theme: &Theme, room: Rect, light: Light) {
    let cell = layout.cell;
    let place = roofs::roof_rect(room, cell);
    let lamp = theme.board(palette::LAMP);
    // Chimneys stand on the right, letters at the bottom.
    let sign = place.left_top() + vec2(0.24, 0.24) * cell;
    match light {
        Light::Faint => paint_sign(brush, theme, sign, cell * 0.82, Icon::Up, theme.board(palette::CHALK)),
        Light::Lit | Light::Pointed => {
            // No wash, so that slate, thatch and copper keep their colours.
            let times = if light == Light::Lit { 1.0 } else { POINTED_WIDTH };
            paint_wide_frame(brush, theme, place.shrink(cell * 0.04), (cell, times), lamp);
            paint_sign(brush, theme, sign, cell, Icon::Up, lamp);
        }
    }
}

/// The highlight of a cell where the chosen mouse can land, with the cost.
pub fn paint_landing(brush: &Brush, layout: &Layout, theme: &Theme, mouse_move: &MouseMove, pointed: bool) {
    let rect = layout.rect(mouse_move.to);
    let cell = layout.cell;
    let lamp = theme.board(palette::LAMP);
    let line = Stroke::new((cell * 0.045).clamp(1.75, 4.0) * if pointed { POINTED_WIDTH } else { 1.0 }, lamp);
    let dark = Stroke::new(line.width + 2.0, theme.board(palette::CHALK_LINE).gamma_multiply(0.7));
    let radius = CornerRadius::from(cell * 0.1);
    brush.rect_stroke(rect.shrink(cell * 0.07), radius, dark, StrokeKind::Middle);
    brush.rect_stroke(rect.shrink(cell * 0.07), radius, line, StrokeKind::Middle);
    paint_landing_cost(brush, layout, theme, mouse_move, pointed);
}

/// The cost of landing on a cell.
pub fn paint_landing_cost(brush: &Brush, layout: &Layout, theme: &Theme, mouse_move: &MouseMove, pointed: bool) {
    let corner = layout.rect(mouse_move.to).right_top() + vec2(-0.22, 0.22) * layout.cell;
    paint_cost(brush, theme, corner, layout.cell, mouse_move.landing.cost, pointed);
}

/// The path of a run or jump as hops, starting at the mouse.
pub fn paint_path(brush: &Brush, layout: &Layout, theme: &Theme, start: Pos2, path: &[Cell]) {
    let cell = layout.cell;
    let mut stops = vec![start];
    stops.extend(path.iter().filter_map(|&cell| CellIndex::of(cell)).map(|cell_index| layout.center(cell_index)));
    stops.dedup_by(|a, b| a.distance(*b) < 1.0);
    let mut line: Vec<Pos2> = Vec::new();
    for pair in stops.windows(2) {
        // Each step is a hop.
        let (from, to) = (pair[0], pair[1]);
        for step in 0..=8 {
            let t = step as f32 / 8.0;
            let up = (t * std::f32::consts::PI).sin() * 0.26 * cell;
            line.push(from.lerp(to, t) - vec2(0.0, up));
        }
    }
    let (Some(&tip), Some(&before)) = (line.last(), line.len().checked_sub(3).and_then(|index| line.get(index))) else {
        return;
    };
    let dark = Stroke::new((cell * 0.11).max(4.0), theme.board(palette::CHALK_LINE));
    let bright = Stroke::new((cell * 0.055).max(2.0), theme.board(palette::LAMP));
    let direction = (tip - before).normalized();
    let aside = direction.rot90() * cell * 0.12;
    let base = tip - direction * cell * 0.16;
    let head = vec![tip + direction * cell * 0.02, base + aside, base - aside];
    for stroke in [dark, bright] {
        brush.add(Shape::line(line.clone(), stroke));
    }
    let edge = Stroke::new((cell * 0.03).max(1.25), dark.color);
    brush.add(Shape::Path(PathShape::convex_polygon(head, bright.color, edge)));
}

/// The highlight of the chosen mouse's cell.
pub fn paint_chosen(brush: &Brush, layout: &Layout, theme: &Theme, cell_index: CellIndex) {
    let rect = layout.rect(cell_index).shrink(layout.cell * 0.04);
    paint_wide_frame(brush, theme, rect, (layout.cell, POINTED_WIDTH), theme.board(palette::LAMP));
}

/// The highlight of the cell of a mouse that can be chosen.
pub fn paint_ready(brush: &Brush, layout: &Layout, theme: &Theme, cell_index: CellIndex) {
    let cell = layout.cell;
    let rect = layout.rect(cell_index).shrink(cell * 0.055);
    let radius = CornerRadius::from(cell * 0.1);
    let lamp = Stroke::new((cell * 0.05).clamp(2.0, 4.0), theme.board(palette::LAMP));
    brush.rect_stroke(
        rect,
        radius,
        Stroke::new(lamp.width + 1.5, theme.board(palette::CHALK_LINE)),
        StrokeKind::Middle,
    );
    brush.rect_stroke(rect, radius, lamp, StrokeKind::Middle);
}

/// The ring around a tower by which a mouse can enter, or around a mouse to choose among several.
pub fn paint_choosable(brush: &Brush, layout: &Layout, theme: &Theme, cell_index: CellIndex, pointed: bool) {
    let cell = layout.cell;
    let radius = cell * 0.46;
    let lamp = theme.board(palette::LAMP);
    let width = (cell * 0.045).clamp(1.75, 4.0) * if pointed { POINTED_WIDTH } else { 1.0 };
    brush.circle_stroke(layout.center(cell_index), radius, Stroke::new(width + 2.5, theme.board(palette::CHALK_LINE)));
    brush.circle_stroke(layout.center(cell_index), radius, Stroke::new(width, lamp));
}

/// The ring around a place that a hint or a sentence points out.
pub fn paint_marked(brush: &Brush, layout: &Layout, theme: &Theme, place: Rect) {
    highlight_ring(brush, place.shrink(layout.cell * 0.02), layout.cell * 0.14, theme);
}
