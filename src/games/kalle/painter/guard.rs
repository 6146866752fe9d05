//! The guard on the stones, and the ring round the lid it stands on.

use egui::{Color32, Painter as Brush, Pos2, Rect, Shape, vec2};

use super::hints::paint_ring;
use super::layout::Layout;
use super::lids::tint;
use super::palette;
use crate::paint::art::{Art, square};
use crate::paint::theme::Theme;

/// The side of its picture, in cells.
const SIDE: f32 = 0.62;

/// Paints the ring of the lid under it.
pub fn paint_place(brush: &Brush, layout: &Layout, theme: &Theme, center: Pos2) {
    paint_ring(brush, layout, theme, center, palette::GUARD, 0.045);
}

/// Where its picture is, about a point of the board.
pub fn figure(middle: Pos2, layout: &Layout) -> Rect {
    square(middle - vec2(0.0, 0.05) * layout.cell, SIDE * layout.cell)
}

/// Paints it about a point of the board, `hop` high over it.
pub fn paint_guard(brush: &Brush, layout: &Layout, theme: &Theme, middle: Pos2, hop: f32, opacity: f32) {
    let cell = layout.cell;
    let shadow = middle + vec2(0.03, 0.25) * cell;
    let dark = Color32::from_black_alpha((110.0 * opacity) as u8);
    brush.add(Shape::ellipse_filled(shadow, vec2(0.2, 0.055) * cell * (1.0 - 0.3 * hop), dark));
    let place = figure(middle - vec2(0.0, 0.12 * hop) * cell, layout);
    Art::new("kalle/guard").tint(tint(theme, opacity)).paint(brush, place);
}
