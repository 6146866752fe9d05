//! A notice: one sentence at the top of the window, for a while.

use egui::accesskit::{Live, Role};
use egui::{Align2, Area, Context, Id, Order, Response, Sense, TextStyle, TextWrapMode, UiBuilder, WidgetText, vec2};

use crate::engine::Phrase;
use crate::paint::icons::{Icon, icon_ui};
use crate::paint::style::text_scale;
use crate::paint::widgets;
use crate::ui::desktop::Desktop;

/// How long a notice stays.
pub const NOTICE_SECONDS: f64 = 6.0;

/// Shows a sentence; a click puts it away.
pub fn notice_ui(ctx: &Context, desktop: &Desktop, notice: &Phrase) -> Response {
    let theme = desktop.theme();
    let said = desktop.text.say(notice, &[]);
    let window = ctx.content_rect();
    let shown = Area::new(Id::unique("notice"))
        .anchor(Align2::CENTER_TOP, vec2(0.0, theme.size.padding))
        .order(Order::Tooltip)
        .show(ctx, |ui| {
            ui.scope_builder(UiBuilder::new().sense(Sense::CLICK), |ui| {
                widgets::raised_card(theme).shadow(theme.lifted_shadow()).show(ui, |ui| {
                    let scale = text_scale(ui, theme);
                    let icon = theme.size.icon * scale;
                    let room = (theme.size.line_length * scale).min(window.width() - theme.size.padding * 6.0 - icon);
                    let wrap = Some(TextWrapMode::Wrap);
                    let galley = WidgetText::from(said.as_str()).into_galley(ui, wrap, room, TextStyle::Body);
                    ui.horizontal(|ui| {
                        icon_ui(ui, Icon::Info, icon, theme.ink_soft);
                        ui.label(galley);
                    });
                });
            })
            .response
        });
    let response = shown.inner;
    ctx.accesskit_node_builder(response.id, |node| {
        node.set_role(Role::Status);
        node.set_label(said.clone());
        node.set_live(Live::Polite);
    });
    desktop.spots.put("notice", response.rect);
    response
}
