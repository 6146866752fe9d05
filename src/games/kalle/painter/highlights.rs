//! Highlights on the board: lids that can be chosen, are picked or swapped, and the marks of seats that have pointed.

use egui::epaint::PathShape;
use egui::{Color32, Painter as Brush, Pos2, Shape, Stroke, Vec2, vec2};

use super::layout::Layout;
use crate::games::kalle::square::LidIndex;
use crate::paint::art::square;
use crate::paint::marks::paint_mark;
use crate::paint::theme::Theme;
use crate::paint::widgets::highlight_ring;

use super::palette;

/// Paints a ring around a lid, `width` cells wide, with dark outlines so that it stands out on any ground.
pub fn paint_ring(brush: &Brush, layout: &Layout, theme: &Theme, center: Pos2, colour: Color32, width: f32) {
    paint_ring_at(brush, layout.cell, theme, (center, layout.cell * 0.455), colour, width);
}

/// Paints a ring with this centre and radius; see `paint_ring`.
pub fn paint_ring_at(
    brush: &Brush,
    cell: f32,
    theme: &Theme,
    (center, radius): (Pos2, f32),
    colour: Color32,
    width: f32,
) {
    let width = (cell * width).max(2.0);
    brush.circle_stroke(center, radius, Stroke::new(width + 2.5, theme.board(palette::UNDER)));
    brush.circle_stroke(center, radius, Stroke::new(width, theme.board(colour)));
}

/// Highlights a lid that can be chosen.
pub fn paint_choosable(brush: &Brush, layout: &Layout, theme: &Theme, lid: LidIndex) {
    paint_ring(brush, layout, theme, layout.center(lid), palette::LEGAL, 0.05);
}

/// Highlights a lid under the pointer or cursor that can be chosen.
pub fn paint_hovered(brush: &Brush, layout: &Layout, theme: &Theme, lid: LidIndex) {
    paint_ring(brush, layout, theme, layout.center(lid), palette::CHALK, 0.055);
}

/// Highlights the picked lid.
pub fn paint_picked(brush: &Brush, layout: &Layout, theme: &Theme, lid: LidIndex) {
    paint_ring(brush, layout, theme, layout.center(lid), palette::LAMP, 0.07);
}

/// Highlights a lid that a hint or a sentence refers to.
pub fn paint_marked(brush: &Brush, layout: &Layout, theme: &Theme, lid: LidIndex) {
    let radius = layout.cell * 0.47;
    highlight_ring(brush, square(layout.center(lid), 2.0 * radius), radius, theme);
}

/// Highlights a swap: a ring on each lid, inside the rings of choosable lids, joined by a double-headed arrow.
pub fn paint_swap(brush: &Brush, layout: &Layout, theme: &Theme, [one, other]: [LidIndex; 2]) {
    let colour = palette::CHALK;
    for lid in [one, other] {
        paint_ring_at(brush, layout.cell, theme, (layout.center(lid), layout.cell * 0.375), colour, 0.06);
    }
    let (from, to) = (layout.center(one), layout.center(other));
    let direction = (to - from).normalized();
    let inset = direction * (layout.cell * 0.2);
    let ends = [from + inset, to - inset];
    let width = (layout.cell * 0.06).max(2.5);
    for (width, colour) in [(width + 3.0, theme.board(palette::UNDER)), (width, theme.board(colour))] {
        brush.line_segment(ends, Stroke::new(width, colour));
    }
    for (tip, direction) in [(ends[1], direction), (ends[0], -direction)] {
        paint_arrowhead(brush, layout.cell, theme, (tip, direction), colour);
    }
}

/// Paints an arrow along which the guard went from one lid to the next.
pub fn paint_way(brush: &Brush, layout: &Layout, theme: &Theme, [from, to]: [LidIndex; 2], colour: Color32) {
    // Higher than the middle of the lids, so that the guard hides little of it.
    let [from, to] = [from, to].map(|lid| layout.center(lid) - vec2(0.0, 0.18) * layout.cell);
    let direction = (to - from).normalized();
    let ends = [from + direction * (layout.cell * 0.1), to - direction * (layout.cell * 0.5)];
    let width = (layout.cell * 0.05).max(2.5);
    for (width, colour) in [(width + 3.0, theme.board(palette::UNDER)), (width, theme.board(colour))] {
        brush.line_segment(ends, Stroke::new(width, colour));
    }
    paint_arrowhead(brush, layout.cell, theme, (ends[1], direction), colour);
}

/// Paints the head of an arrow that points in this direction, a unit vector.
fn paint_arrowhead(brush: &Brush, cell: f32, theme: &Theme, (tip, direction): (Pos2, Vec2), colour: Color32) {
    let side = cell * 0.13;
    let back = tip - direction * side * 0.75;
    let corners = vec![tip + direction * side * 0.5, back + direction.rot90() * side, back - direction.rot90() * side];
    let line = Stroke::new(1.5, theme.board(palette::UNDER));
    brush.add(Shape::Path(PathShape::convex_polygon(corners, theme.board(colour), line)));
}

/// Marks a lid under the pointer or cursor that cannot be chosen.
pub fn paint_forbidden(brush: &Brush, layout: &Layout, theme: &Theme, lid: LidIndex) {
    let center = layout.center(lid);
    brush.circle_filled(center, layout.lid_radius(), Color32::from_black_alpha(80));
    let stroke = Stroke::new((layout.cell * 0.035).max(1.5), theme.board(palette::CHALK).gamma_multiply(0.9));
    let radius = layout.cell * 0.14;
    brush.circle_stroke(center, radius, stroke);
    let slash = vec2(0.707, -0.707) * radius;
    brush.line_segment([center - slash, center + slash], stroke);
}

/// Paints the mark of a seat that points at this lid, on the rim, so that the animal stays visible.
pub fn paint_guess(brush: &Brush, layout: &Layout, theme: &Theme, lid: LidIndex, mark: u8, opacity: f32) {
    let middle = layout.center(lid) + vec2(-0.34, -0.34) * layout.cell;
    let radius = (layout.cell * 0.12).max(8.0);
    let fade = |colour: Color32| colour.gamma_multiply(opacity);
    brush.circle(
        middle,
        radius * 1.36,
        fade(theme.board(palette::CHALK)),
        Stroke::new(2.0, fade(theme.board(palette::UNDER))),
    );
    if opacity >= 1.0 {
        paint_mark(brush, middle, radius, mark, theme);
    } else {
        let mut dim = brush.clone();
        dim.multiply_opacity(opacity);
        paint_mark(&dim, middle, radius, mark, theme);
    }
}
