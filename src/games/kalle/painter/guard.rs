//! Paints the guard and the ring around the lid on which it stands.

use egui::{Color32, Painter as Brush, Pos2, Rect, Shape, vec2};

use super::highlights::paint_ring;
use super::layout::Layout;
use super::lids::tint;
use super::palette;
use crate::paint::art::{Art, square};
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

/// Paints the guard at this position, `hop` (0 to 1) above the board.
pub fn paint_guard(brush: &Brush, layout: &Layout, theme: &Theme, position: Pos2, hop: f32, opacity: f32) {
    let cell = layout.cell;
    let shadow = position + vec2(0.03, 0.25) * cell;
    let dark = Color32::from_black_alpha((110.0 * opacity) as u8);
    brush.add(Shape::ellipse_filled(shadow, vec2(0.2, 0.055) * cell * (1.0 - 0.3 * hop), dark));
    let place = guard_rect(position - vec2(0.0, 0.12 * hop) * cell, layout);
    Art::new("kalle/guard").tint(tint(theme, opacity)).paint(brush, place);
}
