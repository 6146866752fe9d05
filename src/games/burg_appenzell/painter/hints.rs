//! Marks on cells and roofs: what is chosen, where it can go and for how much, which roofs it lifts.

use egui::epaint::PathShape;
use egui::{CornerRadius, Painter as Brush, Pos2, Rect, Shape, Stroke, StrokeKind, vec2};

use super::badges::{paint_cost, paint_frame, paint_sign};
use super::doing::Going;
use super::layout::Layout;
use super::palette;
use super::roofs;
use crate::games::burg_appenzell::castle::Site;
use crate::paint::icons::Icon;
use crate::paint::theme::Theme;

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
    let corner = rect.right_top() + vec2(-0.22, 0.22) * cell;
    paint_cost(brush, theme, corner, cell, going.landing.cost, pointed);
}

/// The way of a jump or run, from where the mouse is.
pub fn paint_way(brush: &Brush, layout: &Layout, theme: &Theme, start: Pos2, going: &Going) {
    let cell = layout.cell;
    let mut stops = vec![start];
    stops.extend(going.landing.way.iter().filter_map(|&cell| Site::of(cell)).map(|site| layout.center(site)));
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
pub fn paint_chosen(brush: &Brush, layout: &Layout, theme: &Theme, site: Site) {
    let rect = layout.rect(site).shrink(layout.cell * 0.04);
    brush.rect_filled(rect, layout.cell * 0.12, theme.board(palette::LAMP).gamma_multiply(0.35));
    paint_frame(brush, theme, rect, layout.cell, theme.board(palette::LAMP));
}

/// The cell of a mouse that can be chosen.
pub fn paint_ready(brush: &Brush, layout: &Layout, theme: &Theme, site: Site) {
    let cell = layout.cell;
    let rect = layout.rect(site).shrink(cell * 0.055);
    let radius = CornerRadius::from(cell * 0.1);
    let lamp = Stroke::new((cell * 0.04).clamp(1.5, 3.5), theme.board(palette::LAMP));
    brush.rect_stroke(
        rect,
        radius,
        Stroke::new(lamp.width + 1.5, theme.board(palette::CHALK_LINE)),
        StrokeKind::Middle,
    );
    brush.rect_stroke(rect, radius, lamp, StrokeKind::Middle);
}

/// A tower by which a mouse can come, or a mouse that can be chosen.
pub fn paint_choosable(brush: &Brush, layout: &Layout, theme: &Theme, site: Site, pointed: bool) {
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
    let radius = CornerRadius::from(layout.cell * 0.14);
    let ring = place.shrink(layout.cell * 0.02);
    brush.rect_stroke(ring, radius, Stroke::new(6.0, theme.board(palette::CHALK)), StrokeKind::Middle);
    brush.rect_stroke(ring, radius, Stroke::new(3.0, theme.mark(1)), StrokeKind::Middle);
}
