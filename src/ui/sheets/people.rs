//! Everyone who is remembered, and the way to be forgotten.

use egui::{Align, Key, Layout, Ui};

use super::group;
use crate::engine::Phrase;
use crate::paint::icons::Icon;
use crate::paint::marks::mark_ui;
use crate::paint::style::text_scale;
use crate::paint::theme::Theme;
use crate::paint::widgets::{self, PushButton};
use crate::ui::desktop::Desktop;

/// Paints the list and takes its input. Whose name is in `forgetting` is forgotten if that is pressed once more.
pub fn ui(ui: &mut Ui, desktop: &mut Desktop, forgetting: &mut Option<String>) {
    let theme = desktop.theme();
    group(ui, theme, &desktop.word("settings-people"));
    if desktop.settings.people.is_empty() {
        ui.label(theme.soft(desktop.word("settings-people-none")));
        return;
    }
    let mut forgotten = None;
    for person in &desktop.settings.people {
        ui.horizontal(|ui| {
            mark_ui(ui, person.mark, 18.0 * text_scale(ui, theme), theme);
            ui.label(Theme::strong(&person.name));
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                if forgetting.as_ref() == Some(&person.name) {
                    let keep = desktop.word("select-throw-keep");
                    let sure = desktop.word("settings-forget-sure");
                    let escaped = ui.input_mut(|input| input.consume_key(egui::Modifiers::NONE, Key::Escape));
                    if ui.add(PushButton::quiet(theme, &keep)).clicked() || escaped {
                        *forgetting = None;
                    }
                    if ui.add(PushButton::plain(theme, &sure)).clicked() {
                        forgotten = Some(person.name.clone());
                    }
                } else {
                    let phrase = Phrase::new("settings-forget").with("name", person.name.clone());
                    let name = desktop.text.say(&phrase, &[]);
                    if widgets::icon_button(ui, theme, Icon::Bin, &name).clicked() {
                        *forgetting = Some(person.name.clone());
                    }
                }
            });
        });
    }
    if let Some(name) = forgotten {
        desktop.settings.people.retain(|person| person.name != name);
        *forgetting = None;
    }
}
