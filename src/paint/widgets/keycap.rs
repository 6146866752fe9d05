//! The key that presses a button, on its corner, while keys are what is used.

use egui::{Align2, CornerRadius, Key, Rect, Stroke, StrokeKind, TextStyle, Ui, vec2};

use crate::paint::keyboard_nav;
use crate::paint::theme::Theme;

/// Paints it; it takes no room, and no click.
pub fn keycap(ui: &Ui, theme: &Theme, button: Rect, key: Key) {
    if !keyboard_nav::uses_keys(ui.ctx()) {
        return;
    }
    let painter = ui.painter();
    let words =
        painter.layout_no_wrap(key.symbol_or_name().to_owned(), TextStyle::Small.resolve(ui.style()), theme.ink);
    let side = words.size().y;
    let size = vec2((words.size().x + theme.size.grid).max(side), side);
    let cap = Rect::from_center_size(button.right_top() + vec2(-0.25, 0.5) * theme.size.grid, size);
    let line = Stroke::new(theme.size.outline, theme.ink_soft);
    painter.rect(cap, CornerRadius::same((theme.size.radius * 0.4) as u8), theme.paper, line, StrokeKind::Inside);
    let at = Align2::CENTER_CENTER.align_size_within_rect(words.size(), cap).min;
    painter.galley(at, words, theme.ink);
}
