//! Marks as buttons: whose mark it is, and the marks to pick from.
//!
//! Must not know: screens, files, where a mark is kept. Sentences come from the caller.

use egui::{CornerRadius, Rect, Response, Role, Sense, Stroke, StrokeKind, Ui, Vec2, WidgetInfo};

use crate::paint::marks::paint_mark_in;
use crate::paint::style::text_scale;
use crate::paint::theme::Theme;
use crate::paint::widgets::focus_ring;

/// The side of a mark's button.
pub fn side(ui: &Ui, theme: &Theme) -> f32 {
    theme.size.button * text_scale(ui, theme).clamp(1.0, 1.4)
}

/// Somebody's mark as a button.
pub fn mark_button(ui: &mut Ui, theme: &Theme, mark: u8, said: &str) -> Response {
    let (rect, response) = ui.allocate_exact_size(Vec2::splat(side(ui, theme)), Sense::click());
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, said));
    mark_block(ui, theme, rect, mark, &response, false);
    response.on_hover_text(said).on_hover_cursor(egui::CursorIcon::PointingHand)
}

/// One mark to pick, `own` if it is the present one; true if it was picked.
pub fn mark_choice(ui: &mut Ui, theme: &Theme, mark: u8, own: bool, said: &str) -> bool {
    let (rect, response) = ui.allocate_exact_size(Vec2::splat(side(ui, theme)), Sense::click());
    response.widget_info(|| WidgetInfo::selected(Role::RadioButton, true, own, said));
    mark_block(ui, theme, rect, mark, &response, own);
    let clicked = response.clicked();
    response.on_hover_text(said).on_hover_cursor(egui::CursorIcon::PointingHand);
    clicked
}

fn mark_block(ui: &Ui, theme: &Theme, rect: Rect, mark: u8, response: &Response, chosen: bool) {
    let painter = ui.painter();
    let radius = CornerRadius::same(theme.size.radius as u8);
    let ground = if chosen { theme.selected() } else { theme.raised };
    if chosen || response.hovered() {
        let fill = if response.hovered() { theme.hovered(ground) } else { ground };
        painter.rect(rect, radius, fill, Stroke::new(1.25, theme.control_line()), StrokeKind::Inside);
    }
    paint_mark_in(painter, rect.shrink(rect.width() * 0.17), mark, theme);
    if response.has_focus() {
        focus_ring(painter, rect, theme.size.radius, theme);
    }
}
