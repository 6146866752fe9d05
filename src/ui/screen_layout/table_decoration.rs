//! Decoration of the kitchen table, seen from above: a plate with cheese, crumbs, a mug of tea.

use std::f32::consts::PI;

use egui::epaint::PathShape;
use egui::{Painter, Pos2, Shape, Stroke, Vec2, pos2, vec2};

use crate::paint::life;
use crate::paint::shapes::{darker, lighter, rounded};
use crate::paint::theme::{Theme, mix};

/// Crumbs around the plate: x, y and radius, in radii of the plate.
const CRUMBS: [(f32, f32, f32); 7] = [
    (1.22, 0.62, 0.035),
    (1.34, 0.5, 0.022),
    (1.15, 0.86, 0.026),
    (0.2, 1.18, 0.02),
    (1.42, 0.7, 0.016),
    (-0.3, 1.24, 0.03),
    (1.3, 0.98, 0.018),
];
/// The number of straight pieces of a wisp of steam.
const STEAM_STEPS: usize = 12;

/// Paints a plate of this radius at `middle`, and the mug beside it, in muted colours.
pub fn paint(painter: &Painter, middle: Pos2, radius: f32, theme: &Theme) {
    let (light, size) = (Theme::light(), &theme.size.scenery);
    let muted = |colour| mix(theme.table, theme.board(colour), if theme.dark { 0.5 } else { 0.72 });
    let at = |x: f32, y: f32| middle + vec2(x, y) * radius;
    let china = muted(lighter(light.paper, 0.3));
    let rim = Stroke::new(theme.size.piece_outline, muted(darker(light.line, 0.3)));
    painter.circle_filled(middle + Vec2::splat(radius * 0.05), radius, theme.shadow);
    painter.circle(middle, radius, china, rim);
    painter.circle_stroke(middle, radius * 0.92, Stroke::new(size.plate_ring, muted(light.mark(1))));
    painter.circle_stroke(middle, radius * 0.7, Stroke::new(size.plate_line, muted(light.line)));

    let cheese = muted(light.accent);
    let crust = Stroke::new(size.crust, muted(darker(light.accent, 0.5)));
    let wedge = rounded(&[at(-0.46, 0.22), at(0.34, -0.42), at(0.5, 0.3)], radius * 0.05);
    painter.add(Shape::convex_polygon(
        wedge.iter().map(|point| *point + Vec2::splat(radius * 0.035)).collect(),
        theme.shadow,
        Stroke::NONE,
    ));
    painter.add(Shape::Path(PathShape::convex_polygon(wedge, cheese, crust)));
    let hole = muted(darker(light.accent, 0.28));
    for (x, y, size) in [(0.3, 0.08, 0.075), (0.02, 0.14, 0.05), (0.28, -0.2, 0.045), (0.12, -0.05, 0.03)] {
        painter.circle_filled(at(x, y), radius * size, hole);
    }
    for (x, y, size) in CRUMBS {
        painter.circle_filled(at(x, y), radius * size, mix(theme.table, cheese, 0.7));
    }
    let (mug_middle, mug_radius) = (at(1.75, -0.35), radius * 0.44);
    mug(painter, mug_middle, mug_radius, theme, &muted);
    if let Some(risen) = life::moment(painter, &theme.motion.life) {
        steam(painter, mug_middle, mug_radius, muted(light.paper), risen);
    }
}

/// Wisps that rise from the mug and fade; `risen` is how far, 0 to 1.
fn steam(painter: &Painter, middle: Pos2, radius: f32, colour: egui::Color32, risen: f32) {
    let shown = (risen * PI).sin();
    for wisp in [-1.0_f32, 0.0, 1.0] {
        let foot = middle + vec2(wisp * 0.34, -0.1 - risen * 0.9) * radius;
        let points = (0..=STEAM_STEPS).map(|step| {
            let up = step as f32 / STEAM_STEPS as f32;
            foot + vec2((up * 5.0 + wisp + risen * 4.0).sin() * 0.12, -up * 0.9) * radius
        });
        let stroke = Stroke::new(radius * 0.11, colour.gamma_multiply(0.55 * shown));
        painter.add(Shape::line(points.collect(), stroke));
    }
}

fn mug(painter: &Painter, middle: Pos2, radius: f32, theme: &Theme, muted: &dyn Fn(egui::Color32) -> egui::Color32) {
    let light = Theme::light();
    let glaze = muted(light.mark(0));
    let line = Stroke::new(theme.size.piece_outline, muted(darker(light.mark(0), 0.45)));
    let handle = [pos2(middle.x + radius * 0.8, middle.y + radius * 0.55), middle + vec2(1.35, 0.95) * radius];
    painter.circle_filled(middle + Vec2::splat(radius * 0.12), radius, theme.shadow);
    painter.line_segment(handle, Stroke::new(radius * 0.3, line.color));
    painter.line_segment(handle, Stroke::new(radius * 0.3 - 2.0 * line.width, glaze));
    painter.circle(middle, radius, glaze, line);
    let tea = muted(darker(light.accent, 0.42));
    painter.circle(middle, radius * 0.8, tea, Stroke::new(line.width, line.color));
    painter.circle_filled(middle - Vec2::splat(radius * 0.25), radius * 0.16, mix(tea, muted(light.paper), 0.35));
}
