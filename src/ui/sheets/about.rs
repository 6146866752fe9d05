//! Where files are kept, and what program this is.

use std::path::Path;

use egui::{Label, Ui};

use super::group;
use crate::engine::Phrase;
use crate::ui::desktop::Desktop;

const VERSION: &str = env!("CARGO_PKG_VERSION");
const LICENCE: &str = env!("CARGO_PKG_LICENSE");

/// Paints it. Paths can be marked and copied.
pub fn ui(ui: &mut Ui, desktop: &Desktop) {
    let theme = desktop.theme();
    group(ui, theme, &desktop.word("settings-files"));
    let mut place = |key: &str, path: &Path| {
        ui.scope(|ui| {
            ui.spacing_mut().item_spacing.y = 0.0;
            ui.label(desktop.word(key));
            ui.add(Label::new(theme.soft(path.display().to_string())).wrap().selectable(true));
        });
        ui.add_space(theme.size.grid * 0.5);
    };
    place("settings-files-settings", desktop.places.settings());
    place("settings-files-tables", desktop.places.tables());
    place("settings-files-records", desktop.places.records());
    group(ui, theme, &desktop.word("settings-about"));
    let about = Phrase::new("settings-about-line")
        .with("name", desktop.word("app-name"))
        .with("version", VERSION.to_owned())
        .with("licence", LICENCE.to_owned());
    ui.add(Label::new(theme.soft(desktop.text.say(&about, &[]))).wrap().selectable(true));
}
