//! Links: underlined text that can be clicked.

use egui::{CursorIcon, Id, Rect, Response, RichText, Role, Sense, Stroke, TextStyle, Ui, WidgetInfo, WidgetText};

use super::focus_ring;
use crate::paint::theme::Theme;

/// The distance of the underline below the middle of a line, as a share of the line's height.
const UNDERLINE: f32 = 0.36;

/// Adds a link under the given id, so that it can be asked to take the focus. Screen readers call it `text`.
pub fn link(ui: &mut Ui, theme: &Theme, id: Id, label: RichText, text: &str) -> Response {
    let galley = WidgetText::from(label).into_galley(ui, None, f32::INFINITY, TextStyle::Body);
    let (rect, _) = ui.allocate_exact_size(galley.size(), Sense::hover());
    let ink = ui.visuals().text_color();
    if ui.is_rect_visible(rect) {
        let colour = galley.job.sections.first().map_or(ink, |section| section.format.color);
        let line = Stroke::new(theme.size.control.outline, colour);
        ui.painter().hline(rect.x_range(), rect.center().y + rect.height() * UNDERLINE, line);
        ui.painter().galley(rect.min, galley, ink);
    }
    link_over(ui, theme, id, rect, text)
}

/// Makes already painted text a link.
pub fn link_over(ui: &mut Ui, theme: &Theme, id: Id, rect: Rect, text: &str) -> Response {
    // A little larger than the letters, so that it is easy to hit.
    let response = ui.interact(rect.expand(theme.size.grid * 0.25), id, Sense::click());
    response.widget_info(|| WidgetInfo::labeled(Role::Link, ui.is_enabled(), text));
    if response.hovered() {
        let line = Stroke::new(theme.size.control.strong_outline, theme.focus);
        ui.painter().hline(rect.x_range(), rect.center().y + rect.height() * UNDERLINE, line);
    }
    if response.has_focus() {
        focus_ring(ui.painter(), rect, theme.size.radius * 0.25, theme);
    }
    response.on_hover_cursor(CursorIcon::PointingHand)
}
