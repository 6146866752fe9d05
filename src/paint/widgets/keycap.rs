//! A key cap on the corner of a button, shown while the keyboard is in use.

use egui::{Align2, CornerRadius, Key, Pos2, Rect, Stroke, StrokeKind, TextStyle, Ui, vec2};

use crate::paint::board;
use crate::paint::theme::Theme;

/// Paints the key cap of `key` on the corner of `button`, if the last input was a key. It takes no space and no clicks.
pub fn keycap(ui: &Ui, theme: &Theme, button: Rect, key: Key) {
    if board::last_input_was_key(ui.ctx()) {
        paint_keycap(ui, theme, button.right_top() + vec2(-0.25, 0.5) * theme.size.grid, key);
    }
}

/// Paints the key cap of `key` round this point.
pub fn paint_keycap(ui: &Ui, theme: &Theme, center: Pos2, key: Key) {
    let painter = ui.painter();
    let label =
        painter.layout_no_wrap(key.symbol_or_name().to_owned(), TextStyle::Small.resolve(ui.style()), theme.ink);
    let side = label.size().y;
    let size = vec2((label.size().x + theme.size.grid).max(side), side);
    let cap = Rect::from_center_size(center, size);
    let line = Stroke::new(theme.size.outline, theme.ink_soft);
    painter.rect(cap, CornerRadius::same((theme.size.radius * 0.4) as u8), theme.paper, line, StrokeKind::Inside);
    let at = Align2::CENTER_CENTER.align_size_within_rect(label.size(), cap).min;
    painter.galley(at, label, theme.ink);
}
