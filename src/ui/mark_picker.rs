//! Marks as buttons: a person's mouse with its mark, and those to choose from.

use egui::{CornerRadius, Rect, Response, Role, Sense, Stroke, StrokeKind, Ui, Vec2, WidgetInfo};

use crate::paint::mouse::{Mood, Mouse};
use crate::paint::style::text_scale;
use crate::paint::theme::Theme;
use crate::paint::widgets::focus_ring;

/// The side length of a mark's button.
pub fn button_side(ui: &Ui, theme: &Theme) -> f32 {
    theme.size.button * scale(ui, theme)
}

fn scale(ui: &Ui, theme: &Theme) -> f32 {
    text_scale(ui, theme).clamp(1.0, 1.4)
}

/// Adds a button that shows a person's mouse with its mark; `name` is its accessible name and tooltip.
pub fn mark_button(ui: &mut Ui, theme: &Theme, mouse: Mouse, name: &str) -> Response {
    let (rect, response) = ui.allocate_exact_size(Vec2::splat(button_side(ui, theme)), Sense::click());
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, name));
    mouse_block(ui, theme, rect, mouse, &response, false);
    response.on_hover_text(name).on_hover_cursor(egui::CursorIcon::PointingHand)
}

/// Adds one mouse with its mark to choose from, selected if it is the person's `own`; true if it was clicked.
pub fn mark_choice(ui: &mut Ui, theme: &Theme, mark: u8, own: bool, name: &str) -> bool {
    let side = theme.size.mouse.choice * scale(ui, theme);
    let (rect, response) = ui.allocate_exact_size(Vec2::splat(side), Sense::click());
    response.widget_info(|| WidgetInfo::selected(Role::RadioButton, true, own, name));
    let mood = if own || response.hovered() || response.has_focus() { Mood::Glad } else { Mood::Calm };
    mouse_block(ui, theme, rect, Mouse::new(mark).feeling(mood), &response, own);
    let clicked = response.clicked();
    response.on_hover_text(name).on_hover_cursor(egui::CursorIcon::PointingHand);
    clicked
}

fn mouse_block(ui: &Ui, theme: &Theme, rect: Rect, mouse: Mouse, response: &Response, chosen: bool) {
    let painter = ui.painter();
    let radius = CornerRadius::same(theme.size.radius as u8);
    let ground = if chosen { theme.selected() } else { theme.raised };
    if chosen || response.hovered() {
        let fill = if response.hovered() { theme.hovered(ground) } else { ground };
        painter.rect(
            rect,
            radius,
            fill,
            Stroke::new(theme.size.control.outline, theme.control_line()),
            StrokeKind::Inside,
        );
    }
    mouse.paint(painter, rect.shrink(theme.size.control.outline), theme);
    if response.has_focus() {
        focus_ring(painter, rect, theme.size.radius, theme);
    }
}
