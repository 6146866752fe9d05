//! The details of an error: text that can be selected and copied.

use egui::{Label, Ui};

use crate::engine::Phrase;
use crate::paint::theme::Theme;
use crate::ui::services::AppServices;

/// Shows the summary and the details.
pub fn ui(ui: &mut Ui, services: &AppServices, says: &Phrase, details: &Phrase) {
    let say = |phrase: &Phrase| services.text.say(phrase, &[]);
    ui.add(Label::new(Theme::strong(say(says))).wrap().selectable(true));
    ui.add_space(services.theme().size.grid);
    ui.add(Label::new(say(details)).wrap().selectable(true));
}
