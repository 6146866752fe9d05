//! The key that presses a button, on its corner, while keys are what is used.

use egui::{Align2, CornerRadius, Rect, Stroke, StrokeKind, TextStyle, Ui, vec2};

use crate::paint::steering;
use crate::paint::theme::Theme;

/// Paints it; it takes no room, and no click.
pub fn keycap(ui: &Ui, theme: &Theme, button: Rect, key: &str) {
    if !steering::uses_keys(ui.ctx()) {
        return;
    }
    let font = TextStyle::Small.resolve(ui.style());
    let painter = ui.painter();
    let words = painter.layout_no_wrap(key.to_owned(), font.clone(), theme.ink);
    let side = words.size().y;
    let size = vec2((words.size().x + theme.size.grid).max(side), side);
    let cap = Rect::from_center_size(button.right_top() - vec2(size.x * 0.5, 0.0), size);
    let line = Stroke::new(theme.size.outline, theme.ink_soft);
    painter.rect(cap, CornerRadius::same((theme.size.radius * 0.4) as u8), theme.paper, line, StrokeKind::Inside);
    painter.text(cap.center(), Align2::CENTER_CENTER, key, font, theme.ink);
}
