//! The dice tray: a wooden frame round a floor of felt, on which the dice lie and are thrown.

use egui::{Color32, Painter as Brush, Rect, Stroke, StrokeKind, Vec2, vec2};

use super::layout::Layout;
use super::palette;
use crate::paint::shapes::lighter;
use crate::paint::theme::{Theme, mix};

/// The radius of the outer corners of the frame, in units.
const CORNER: f32 = 11.0;
/// The lines of grain on a long side of the frame: where they begin and end, as shares of the side, and how far across.
const GRAIN: [(f32, f32, f32); 4] = [(0.12, 0.31, 0.4), (0.38, 0.52, 0.66), (0.58, 0.83, 0.36), (0.2, 0.27, 0.7)];

/// Paints the tray without dice.
pub fn paint_tray(brush: &Brush, layout: &Layout, theme: &Theme) {
    let (frame, floor) = (layout.dice(), layout.tray_floor());
    let unit = layout.unit;
    let [wood, edge] = palette::WOOD.map(|colour| theme.board(colour));
    let [felt, seam] = palette::FELT.map(|colour| theme.board(colour));
    let line = Stroke::new((1.3 * unit).clamp(0.75, 2.5), edge);
    let (outer, inner) = (CORNER * unit, (CORNER - (floor.left() - frame.left()) / unit) * unit);
    let shadow = frame.translate(vec2(1.2, 2.0) * unit);
    brush.rect_filled(shadow, outer, Color32::from_black_alpha(60));
    brush.rect(frame, outer, wood, line, StrokeKind::Inside);
    // The light comes from the upper left: it catches the upper edge of the frame.
    let ridge = Stroke::new((1.1 * unit).max(0.75), lighter(wood, 0.35));
    let top = frame.top() + 1.9 * unit;
    brush.line_segment([egui::pos2(frame.left() + outer, top), egui::pos2(frame.right() - outer, top)], ridge);
    paint_grain(brush, frame, floor, Stroke::new((0.8 * unit).max(0.5), mix(wood, edge, 0.4)));
    brush.rect(floor, inner, felt, line, StrokeKind::Outside);
    // The frame throws its shadow on the felt below it.
    let within = brush.with_clip_rect(floor.intersect(brush.clip_rect()));
    let dark = Stroke::new(4.0 * unit, Color32::from_black_alpha(38));
    let low = floor.translate(Vec2::splat(unit)).with_max_x(floor.right() + 9.0 * unit);
    within.rect_stroke(low.with_max_y(floor.bottom() + 9.0 * unit), inner, dark, StrokeKind::Middle);
    let stitches = floor.shrink(5.0 * unit);
    within.rect_stroke(stitches, inner * 0.7, Stroke::new((0.8 * unit).max(0.5), seam), StrokeKind::Middle);
}

/// Paints the grain of the long sides of the frame.
fn paint_grain(brush: &Brush, frame: Rect, floor: Rect, stroke: Stroke) {
    let width = floor.top() - frame.top();
    for (index, (from, to, across)) in GRAIN.into_iter().enumerate() {
        let side = if index % 2 == 0 { floor.bottom() } else { frame.top() + width * 0.15 };
        let y = side + width * across;
        let x = |share: f32| frame.left() + share * frame.width();
        brush.line_segment([egui::pos2(x(from), y), egui::pos2(x(to), y)], stroke);
    }
}
