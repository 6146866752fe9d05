//! What went wrong in all detail, for who wants to know or to tell others: it can be marked and copied.

use egui::{Label, Ui};

use crate::engine::Phrase;
use crate::paint::theme::Theme;
use crate::ui::desktop::Desktop;

/// Paints it.
pub fn ui(ui: &mut Ui, desktop: &Desktop, says: &Phrase, details: &Phrase) {
    let say = |phrase: &Phrase| desktop.text.say(phrase, &[]);
    ui.add(Label::new(Theme::strong(say(says))).wrap().selectable(true));
    ui.add_space(desktop.theme().size.grid);
    ui.add(Label::new(say(details)).wrap().selectable(true));
}
