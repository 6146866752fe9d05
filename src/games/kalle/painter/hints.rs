//! Marks on the stones: what can be chosen, what is picked, what is told of, who has pointed where.

use egui::epaint::PathShape;
use egui::{Color32, Painter as Brush, Pos2, Shape, Stroke, Vec2, vec2};

use super::layout::Layout;
use crate::games::kalle::square::LidIndex;
use crate::paint::art::square;
use crate::paint::marks::paint_mark;
use crate::paint::theme::Theme;
use crate::paint::widgets::meant_ring;

use super::palette;

/// A ring round a lid, so wide in cells, dark on both sides so that it is seen on any ground.
pub fn paint_ring(brush: &Brush, layout: &Layout, theme: &Theme, center: Pos2, colour: Color32, width: f32) {
    paint_ring_at(brush, layout, theme, (center, layout.cell * 0.455), colour, width);
}

/// A ring of this radius.
pub fn paint_ring_at(
    brush: &Brush,
    layout: &Layout,
    theme: &Theme,
    (center, radius): (Pos2, f32),
    colour: Color32,
    width: f32,
) {
    let width = (layout.cell * width).max(2.0);
    brush.circle_stroke(center, radius, Stroke::new(width + 2.5, theme.board(palette::UNDER)));
    brush.circle_stroke(center, radius, Stroke::new(width, theme.board(colour)));
}

/// A lid that can be chosen.
pub fn paint_choosable(brush: &Brush, layout: &Layout, theme: &Theme, lid: LidIndex) {
    paint_ring(brush, layout, theme, layout.center(lid), palette::LEGAL, 0.05);
}

/// A lid that is pointed at, by pointer or cursor, and can be chosen.
pub fn paint_pointed(brush: &Brush, layout: &Layout, theme: &Theme, lid: LidIndex) {
    paint_ring(brush, layout, theme, layout.center(lid), palette::CHALK, 0.055);
}

/// The lid that is picked.
pub fn paint_picked(brush: &Brush, layout: &Layout, theme: &Theme, lid: LidIndex) {
    paint_ring(brush, layout, theme, layout.center(lid), palette::LAMP, 0.07);
}

/// A lid that a hint or a sentence means.
pub fn paint_meant(brush: &Brush, layout: &Layout, theme: &Theme, lid: LidIndex) {
    let radius = layout.cell * 0.47;
    meant_ring(brush, square(layout.center(lid), 2.0 * radius), radius, theme);
}

/// Two lids that change places: both marked, within the rings of what can be chosen, and joined by a line with a head at either end.
pub fn paint_exchange(brush: &Brush, layout: &Layout, theme: &Theme, [one, other]: [LidIndex; 2], colour: Color32) {
    for lid in [one, other] {
        paint_ring_at(brush, layout, theme, (layout.center(lid), layout.cell * 0.375), colour, 0.06);
    }
    let (from, to) = (layout.center(one), layout.center(other));
    let way = (to - from).normalized();
    let inset = way * (layout.cell * 0.2);
    let ends = [from + inset, to - inset];
    let width = (layout.cell * 0.06).max(2.5);
    for (width, colour) in [(width + 3.0, theme.board(palette::UNDER)), (width, theme.board(colour))] {
        brush.line_segment(ends, Stroke::new(width, colour));
    }
    for (tip, way) in [(ends[1], way), (ends[0], -way)] {
        paint_head(brush, layout, theme, tip, way, colour);
    }
}

/// The head of an arrow.
fn paint_head(brush: &Brush, layout: &Layout, theme: &Theme, tip: Pos2, way: Vec2, colour: Color32) {
    let side = layout.cell * 0.13;
    let back = tip - way * side * 0.75;
    let corners = vec![tip + way * side * 0.5, back + way.rot90() * side, back - way.rot90() * side];
    let line = Stroke::new(1.5, theme.board(palette::UNDER));
    brush.add(Shape::Path(PathShape::convex_polygon(corners, theme.board(colour), line)));
}

/// A lid that cannot be chosen.
pub fn paint_not_here(brush: &Brush, layout: &Layout, theme: &Theme, lid: LidIndex) {
    let center = layout.center(lid);
    brush.circle_filled(center, layout.reach(), Color32::from_black_alpha(80));
    let stroke = Stroke::new((layout.cell * 0.035).max(1.5), theme.board(palette::CHALK).gamma_multiply(0.9));
    let reach = layout.cell * 0.14;
    brush.circle_stroke(center, reach, stroke);
    let slash = vec2(0.707, -0.707) * reach;
    brush.line_segment([center - slash, center + slash], stroke);
}

/// The mark of a seat that points at this lid, the how many that does.
pub fn paint_point(brush: &Brush, layout: &Layout, theme: &Theme, lid: LidIndex, mark: u8, opacity: f32) {
    let middle = layout.center(lid) + vec2(-0.27, -0.27) * layout.cell;
    let reach = (layout.cell * 0.15).max(8.0);
    let fade = |colour: Color32| colour.gamma_multiply(opacity);
    brush.circle(
        middle,
        reach * 1.36,
        fade(theme.board(palette::CHALK)),
        Stroke::new(2.0, fade(theme.board(palette::UNDER))),
    );
    if opacity >= 1.0 {
        paint_mark(brush, middle, reach, mark, theme);
    } else {
        let mut dim = brush.clone();
        dim.multiply_opacity(opacity);
        paint_mark(&dim, middle, reach, mark, theme);
    }
}
