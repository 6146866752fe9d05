//! Small signs on the board: costs, letters, arrows, paws, chips.

use egui::epaint::PathShape;
use egui::{Color32, CornerRadius, FontId, Painter as Brush, Pos2, Rect, Shape, Stroke, StrokeKind, Vec2, pos2, vec2};

use super::palette;
use super::tiles::paint_cheese;
use crate::games::burg_appenzell::tiles::Cheese;
use crate::paint::art::square;
use crate::paint::fonts;
use crate::paint::icons::{Icon, paint_icon};
use crate::paint::marks::paint_mark;
use crate::paint::shapes::darker;
use crate::paint::theme::Theme;

/// Height of letters on the board for cells of this size; `None` where they would be too small to be read.
fn letters(cell: f32, theme: &Theme) -> Option<f32> {
    (cell >= theme.size.least * 1.8).then(|| (cell * 0.2).max(theme.size.least).round())
}

/// A round sign with a number in it: what it costs to get there.
pub fn paint_cost(brush: &Brush, theme: &Theme, center: Pos2, cell: f32, cost: u8, strong: bool) {
    let radius = (cell * 0.17).max(theme.size.least * 0.72);
    let (fill, ink) = if strong {
        (theme.board(palette::LAMP), theme.board(palette::CHALK_LINE))
    } else {
        (theme.board(palette::CHALK), theme.board(palette::CHALK_LINE))
    };
    paint_disc(brush, theme, center, radius, fill);
    let size = (radius * 1.3).max(theme.size.least).round();
    write(brush, center, &cost.to_string(), size, ink);
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

/// Words whose ink stands in the middle, whatever the font thinks.
fn write(brush: &Brush, center: Pos2, text: &str, size: f32, ink: Color32) {
    let galley = brush.layout_no_wrap(text.to_owned(), FontId::new(size, fonts::bold()), Color32::PLACEHOLDER);
    let place = center - galley.mesh_bounds.center().to_vec2();
    brush.galley(place, galley, ink);
}

/// The letter of a room, on its roof or its floor.
pub fn paint_letter(brush: &Brush, theme: &Theme, center: Pos2, cell: f32, letter: char, ink: Color32) {
    if let Some(size) = letters(cell, theme) {
        write(brush, center, &letter.to_string(), size, ink);
    }
}

/// The print of a paw: an action, filled while it is left.
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

/// A chip: a piece of cheese on a disc, with the mark of who gets it.
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

/// An arrow of so many cells along a way, from its tail.
pub fn paint_arrow(brush: &Brush, theme: &Theme, tail: Pos2, way: Vec2, length: f32, width: f32, opacity: f32) {
    let tip = tail + way * length;
    let head = (width * 1.9).min(length);
    let neck = tip - way * head;
    let aside = way.rot90();
    let outline = vec![
        tail + aside * width * 0.5,
        neck + aside * width * 0.5,
        neck + aside * width * 1.25,
        tip,
        neck - aside * width * 1.25,
        neck - aside * width * 0.5,
        tail - aside * width * 0.5,
    ];
    let fill = theme.board(palette::LAMP).gamma_multiply(opacity);
    let line = Stroke::new((width * 0.22).max(1.25), theme.board(palette::CHALK_LINE).gamma_multiply(opacity));
    let shaft = vec![outline[0], outline[1], outline[5], outline[6]];
    let point = vec![outline[2], outline[3], outline[4]];
    for part in [shaft, point] {
        brush.add(Shape::Path(PathShape::convex_polygon(part, fill, Stroke::NONE)));
    }
    brush.add(Shape::closed_line(outline, line));
}

/// The sign of something that nobody sees: a closed little roof.
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
    write(brush, place.center(), "?", (side * 0.62).max(1.0).round(), theme.board(palette::CHALK));
}

/// A frame round something, bright over dark, that stands out from every ground.
pub fn paint_frame(brush: &Brush, theme: &Theme, place: Rect, cell: f32, colour: Color32) {
    let radius = CornerRadius::from(cell * 0.12);
    let width = (cell * 0.05).clamp(2.0, 4.5);
    let under = Stroke::new(width + 2.5, theme.board(palette::CHALK_LINE));
    brush.rect_stroke(place, radius, under, StrokeKind::Middle);
    brush.rect_stroke(place, radius, Stroke::new(width, colour), StrokeKind::Middle);
}
