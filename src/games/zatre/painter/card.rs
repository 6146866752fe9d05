//! The game's card: a corner of the board with a few tiles that make a 12.

use egui::{Painter as Brush, Rect};

use crate::paint::theme::Theme;

/// See `Painter::paint_card`.
pub fn paint_card(brush: &Brush, rect: Rect, theme: &Theme) {
    let brush = brush.with_clip_rect(rect.intersect(brush.clip_rect()));
    brush.rect_filled(rect, 0.0, theme.board(super::palette::FRAME));
}
