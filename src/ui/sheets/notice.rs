//! A notice: one sentence in a strip below the screen, shown for a while. The strip covers nothing, and the head of the screen stays where it is. A
//! table shows notices in its foot line instead.

use egui::accesskit::{Live, Role};
use egui::{Frame, Margin, Panel, Response, Sense, Stroke, TextStyle, TextWrapMode, Ui, UiBuilder, WidgetText};

use crate::engine::Phrase;
use crate::paint::icons::{Icon, icon_ui};
use crate::paint::style::text_scale;
use crate::ui::services::AppServices;

/// Shows a notice; a click closes it.
pub fn notice_ui(ui: &mut Ui, services: &AppServices, notice: &Phrase) -> Response {
    let theme = services.theme();
    let text = services.text.say(notice, &[]);
    let strip = Frame::new()
        .fill(theme.raised)
        .stroke(Stroke::new(theme.size.outline, theme.line))
        .inner_margin(Margin::symmetric(theme.size.padding as i8, theme.size.grid as i8));
    let shown = Panel::bottom("notice").frame(strip).show_separator_line(false).show(ui, |ui| {
        ui.scope_builder(UiBuilder::new().sense(Sense::CLICK), |ui| {
            let icon = theme.size.icon * text_scale(ui, theme);
            let room = ui.available_width() - icon - theme.size.padding;
            let wrap = Some(TextWrapMode::Wrap);
            let galley = WidgetText::from(text.as_str()).into_galley(ui, wrap, room, TextStyle::Body);
            let taken = icon + ui.spacing().item_spacing.x + galley.size().x;
            ui.horizontal(|ui| {
                ui.add_space(((ui.available_width() - taken) * 0.5).max(0.0));
                icon_ui(ui, Icon::Info, icon, theme.ink_soft);
                ui.label(galley);
            });
        })
        .response
    });
    let response = shown.inner;
    ui.ctx().accesskit_node_builder(response.id, |node| {
        node.set_role(Role::Status);
        node.set_label(text.clone());
        node.set_live(Live::Polite);
    });
    services.rects.put("notice", response.rect);
    response
}
