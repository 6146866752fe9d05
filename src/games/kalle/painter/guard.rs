//! Paints the guard and the ring around the lid on which it stands.

use egui::{Color32, Painter as Brush, Pos2, Rect, Shape, vec2};

use super::highlights::paint_ring;
use super::layout::Layout;
use super::lids::tint;
use super::palette;
use crate::paint::art::{Art, square};
use crate::paint::stage::PiecePose;
use crate::paint::theme::Theme;

/// Side of the guard's picture, in cells.
const SIDE: f32 = 0.62;

/// Paints the ring around the guard's lid.
pub fn paint_guard_ring(brush: &Brush, layout: &Layout, theme: &Theme, center: Pos2) {
    paint_ring(brush, layout, theme, center, palette::GUARD, 0.045);
}

/// The rectangle of the guard's picture for this position of the guard.
pub fn guard_rect(position: Pos2, layout: &Layout) -> Rect {
    square(position - vec2(0.0, 0.05) * layout.cell, SIDE * layout.cell)
}

/// Paints the guard into this rectangle.
pub fn paint_guard(brush: &Brush, theme: &Theme, rect: Rect, opacity: f32) {
    paint_guard_above(brush, theme, rect, 0.0, opacity);
}

/// Paints the guard while it is under way.
pub fn paint_moving_guard(brush: &Brush, theme: &Theme, pose: PiecePose) {
    let side = pose.side * (1.0 - 0.04 * pose.squash);
    paint_guard_above(brush, theme, square(pose.center, side), pose.lift, 1.0);
}

/// Paints the guard, and its shadow on the board, which lies `lift` (0 to 1) below it.
fn paint_guard_above(brush: &Brush, theme: &Theme, rect: Rect, lift: f32, opacity: f32) {
    let side = rect.width();
    let shadow = rect.center() + vec2(0.05, 0.48 + 0.3 * lift) * side;
    let dark = Color32::from_black_alpha((110.0 * opacity) as u8);
    brush.add(Shape::ellipse_filled(shadow, vec2(0.32, 0.09) * side * (1.0 - 0.3 * lift), dark));
    Art::new("kalle/guard").tint(tint(theme, opacity)).paint(brush, rect);
}
