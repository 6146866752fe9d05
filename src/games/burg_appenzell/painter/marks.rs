//! Marks on the board. Small signs: costs, letters, arrows, paws, chips; and on cells and roofs: what is chosen, where it can go and for how much,
//! which roofs it lifts.

use egui::epaint::PathShape;
use egui::{Color32, CornerRadius, FontId, Painter as Brush, Pos2, Rect, Shape, Stroke, StrokeKind, Vec2, pos2, vec2};

use super::input::Going;
use super::layout::{Layout, WALL};
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
use crate::paint::widgets::meant_ring;

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

/// The numbers of rows and columns at the castle's wall, as words count them.
pub fn paint_numbers(brush: &Brush, layout: &Layout, theme: &Theme) {
    let away = WALL + 0.125;
    let ink = theme.board(palette::TURF_LINE);
    for number in 0..WIDTH {
        let along = f32::from(number) + 0.5;
        for place in [layout.at(along, -away), layout.at(-away, along)] {
            let size = (layout.cell * 0.19).max(theme.size.least).round();
            write(brush, place, &(number + 1).to_string(), size, ink);
        }
    }
}

/// A key of the keyboard with its digit.
pub fn paint_digit(brush: &Brush, theme: &Theme, center: Pos2, cell: f32, digit: u8) {
    let side = (cell * 0.32).max(theme.size.least * 1.3);
    let line = Stroke::new((side * 0.08).max(1.25), theme.board(palette::CHALK_LINE));
    let place = square(center, side);
    brush.rect(place, CornerRadius::from(side * 0.2), theme.board(palette::CHALK), line, StrokeKind::Middle);
    write(brush, center, &digit.to_string(), (side * 0.72).max(theme.size.least).round(), line.color);
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

/// How much a roof is lit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Light {
    /// One of the mice could lift it.
    Faint,
    /// The chosen mouse could.
    Lit,
    /// It is pointed at.
    Pointed,
}

/// Light on a roof that can be lifted.
pub fn paint_lit_roof(brush: &Brush, layout: &Layout, theme: &Theme, room: Rect, light: Light) {
    let cell = layout.cell;
    let place = roofs::place(room, cell);
    let lamp = theme.board(palette::LAMP);
    let radius = CornerRadius::from(cell * 0.06);
    // Chimneys stand to the right, letters below.
    let sign = place.left_top() + vec2(0.24, 0.24) * cell;
    match light {
        Light::Faint => paint_sign(brush, theme, sign, cell * 0.82, Icon::Up, theme.board(palette::CHALK)),
        Light::Lit | Light::Pointed => {
            // White brightens whatever the roof is made of; lamp light would turn slate into mud.
            let wash = if light == Light::Lit { 0.16 } else { 0.32 };
            brush.rect_filled(place, radius, theme.board(palette::CHALK).gamma_multiply(wash));
            paint_frame(brush, theme, place.shrink(cell * 0.04), cell, lamp);
            paint_sign(brush, theme, sign, cell, Icon::Up, lamp);
        }
    }
}

/// A cell on which the chosen mouse can land.
pub fn paint_landing(brush: &Brush, layout: &Layout, theme: &Theme, going: &Going, pointed: bool) {
    let rect = layout.rect(going.to);
    let cell = layout.cell;
    let lamp = theme.board(palette::LAMP);
    brush.rect_filled(rect.shrink(cell * 0.05), cell * 0.1, lamp.gamma_multiply(if pointed { 0.4 } else { 0.24 }));
    let line = Stroke::new((cell * 0.035).clamp(1.5, 3.0), lamp);
    let dark = Stroke::new(line.width + 2.0, theme.board(palette::CHALK_LINE).gamma_multiply(0.7));
    let radius = CornerRadius::from(cell * 0.1);
    brush.rect_stroke(rect.shrink(cell * 0.07), radius, dark, StrokeKind::Middle);
    brush.rect_stroke(rect.shrink(cell * 0.07), radius, line, StrokeKind::Middle);
    paint_price(brush, layout, theme, going, pointed);
}

/// What it costs to land there.
pub fn paint_price(brush: &Brush, layout: &Layout, theme: &Theme, going: &Going, pointed: bool) {
    let corner = layout.rect(going.to).right_top() + vec2(-0.22, 0.22) * layout.cell;
    paint_cost(brush, theme, corner, layout.cell, going.landing.cost, pointed);
}

/// The way of a jump or run, from where the mouse is.
pub fn paint_way(brush: &Brush, layout: &Layout, theme: &Theme, start: Pos2, way: &[Cell]) {
    let cell = layout.cell;
    let mut stops = vec![start];
    stops.extend(way.iter().filter_map(|&cell| CellIndex::of(cell)).map(|site| layout.center(site)));
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
    let way = (tip - before).normalized();
    let aside = way.rot90() * cell * 0.12;
    let base = tip - way * cell * 0.16;
    let head = vec![tip + way * cell * 0.02, base + aside, base - aside];
    for stroke in [dark, bright] {
        brush.add(Shape::line(line.clone(), stroke));
    }
    let edge = Stroke::new((cell * 0.03).max(1.25), dark.color);
    brush.add(Shape::Path(PathShape::convex_polygon(head, bright.color, edge)));
}

/// The cell of the chosen mouse.
pub fn paint_chosen(brush: &Brush, layout: &Layout, theme: &Theme, site: CellIndex) {
    let rect = layout.rect(site).shrink(layout.cell * 0.04);
    brush.rect_filled(rect, layout.cell * 0.12, theme.board(palette::LAMP).gamma_multiply(0.35));
    paint_frame(brush, theme, rect, layout.cell, theme.board(palette::LAMP));
}

/// The cell of a mouse that can be chosen.
pub fn paint_ready(brush: &Brush, layout: &Layout, theme: &Theme, site: CellIndex) {
    let cell = layout.cell;
    let rect = layout.rect(site).shrink(cell * 0.055);
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

/// A tower by which a mouse can come, or a mouse that can be chosen.
pub fn paint_choosable(brush: &Brush, layout: &Layout, theme: &Theme, site: CellIndex, pointed: bool) {
    let cell = layout.cell;
    let radius = cell * 0.46;
    let lamp = theme.board(palette::LAMP);
    if pointed {
        brush.circle_filled(layout.center(site), radius, lamp.gamma_multiply(0.4));
    }
    let width = (cell * 0.045).clamp(1.75, 4.0);
    brush.circle_stroke(layout.center(site), radius, Stroke::new(width + 2.5, theme.board(palette::CHALK_LINE)));
    brush.circle_stroke(layout.center(site), radius, Stroke::new(width, lamp));
}

/// A place that a hint or a sentence means.
pub fn paint_marked(brush: &Brush, layout: &Layout, theme: &Theme, place: Rect) {
    meant_ring(brush, place.shrink(layout.cell * 0.02), layout.cell * 0.14, theme);
}
