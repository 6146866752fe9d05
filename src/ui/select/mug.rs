//! A mug of tea that somebody has left on the shelf; its steam sways now and then.

use std::f32::consts::TAU;

use egui::epaint::CubicBezierShape;
use egui::{CornerRadius, Painter, Pos2, Rect, Stroke, StrokeKind, pos2, vec2};

use crate::paint::life;
use crate::paint::shapes::darker;
use crate::paint::theme::{Theme, mix};

/// Paints a mug of this height, with its foot at this point.
pub fn paint(painter: &Painter, foot: Pos2, height: f32, theme: &Theme) {
    let size = &theme.size.scenery;
    let glaze = theme.board(mix(Theme::light().mark(0), Theme::light().paper, 0.12));
    let cream = theme.board(Theme::light().paper);
    let line = Stroke::new(theme.size.piece_outline, darker(glaze, 0.5));
    let body = Rect::from_min_max(foot - vec2(height * 0.42, height * 0.86), foot + vec2(height * 0.42, 0.0));
    let handle = body.right_center() - vec2(0.0, height * 0.04);
    painter.circle_stroke(handle, height * 0.22, Stroke::new(height * 0.15, line.color));
    painter.circle_stroke(handle, height * 0.22, Stroke::new(height * 0.15 - 2.0 * line.width, glaze));
    let (top, bottom) = (size.mug_top as u8, size.mug_foot as u8);
    let round = CornerRadius { nw: top, ne: top, sw: bottom, se: bottom };
    painter.rect(body, round, glaze, line, StrokeKind::Inside);
    let band = Rect::from_min_max(
        pos2(body.left() + line.width, body.top() + height * 0.3),
        pos2(body.right() - line.width, body.top() + height * 0.5),
    );
    painter.rect_filled(band, CornerRadius::ZERO, cream);
    let light = Stroke::new(size.gleam, mix(glaze, cream, 0.55));
    let left = body.left() + height * 0.12;
    painter.vline(left, body.top() + height * 0.1..=body.top() + height * 0.25, light);
    painter.vline(left, body.top() + height * 0.56..=body.bottom() - height * 0.16, light);
    let steam = Stroke::new(size.gleam, mix(theme.table, theme.ink_soft, 0.35));
    let passed = life::moment(painter, &theme.motion.life).unwrap_or(0.0);
    for shift in [-0.18, 0.14] {
        let at = |x: f32, y: f32| pos2(foot.x + height * (shift + x), body.top() - height * y);
        let (left, right) = (sway(passed, 0.0), sway(passed, 0.25));
        let curve =
            [at(0.0, 0.08), at(0.16 * left, 0.22), at(-0.16 * right, 0.34), at(0.02 - 0.14 * (left - 1.0), 0.5)];
        painter.add(CubicBezierShape::from_points_stroke(curve, false, egui::Color32::TRANSPARENT, steam));
    }
}

/// How far steam leans, of how far it does at rest, when this share of a moment has passed: from 1 to 1, over to the other side and back.
/// What lies `higher` follows later.
fn sway(passed: f32, higher: f32) -> f32 {
    let late = (passed * (1.0 + higher) - higher).clamp(0.0, 1.0);
    (TAU * late).cos()
}
