//! A notice at the end of a game, where the buttons leave the foot line no room for a sentence: a card above the line.

use egui::{Align2, Area, Id, Label, Order, Rect, TextWrapMode, Ui};

use crate::paint::icons::{Icon, icon_ui};
use crate::paint::theme::Theme;
use crate::paint::widgets::{card, speak};
use crate::ui::table::FrameContext;

/// Shows the notice above this foot line. It takes no clicks: what it covers can be used.
pub fn ui(ui: &Ui, line: Rect, notice: &str, frame: &FrameContext<'_>) {
    let theme = frame.theme;
    let foot = line.expand(theme.size.grid).center_top() - egui::vec2(0.0, theme.size.padding);
    let area = Area::new(Id::unique("notice at the end")).order(Order::Foreground).interactable(false);
    let shown = area.pivot(Align2::CENTER_BOTTOM).fixed_pos(foot).show(ui.ctx(), |ui| {
        card(theme).show(ui, |ui| {
            ui.set_max_width(line.width() - 2.0 * theme.size.padding);
            ui.horizontal(|ui| {
                icon_ui(ui, Icon::Info, theme.size.icon, theme.ink_soft);
                let words = Label::new(Theme::strong(notice)).wrap_mode(TextWrapMode::Extend);
                let response = ui.add(words);
                speak(ui, &response, notice);
            });
        });
    });
    frame.rects.put("end notice", shown.response.rect);
}
