//! Where files are kept, and what program this is.

use std::path::Path;

use egui::{CollapsingHeader, Label, Ui};

use super::group;
use crate::engine::Phrase;
use crate::paint::theme::Theme;
use crate::ui::desktop::Desktop;

const VERSION: &str = env!("CARGO_PKG_VERSION");
const LICENCE: &str = env!("CARGO_PKG_LICENSE");

/// Paints it. The paths are folded away, and can be marked and copied.
pub fn ui(ui: &mut Ui, desktop: &Desktop) {
    let theme = desktop.theme();
    ui.add_space(theme.size.padding);
    let name = Theme::bold(desktop.word("settings-files")).color(theme.ink_soft);
    let fold = CollapsingHeader::new(name).id_salt("files").show(ui, |ui| {
        for (key, path) in [
            ("settings-files-settings", desktop.places.settings()),
            ("settings-files-tables", desktop.places.tables()),
            ("settings-files-records", desktop.places.records()),
        ] {
            place(ui, theme, &desktop.word(key), path);
        }
    });
    desktop.spots.put("files", fold.header_response.rect);
    group(ui, theme, &desktop.word("settings-about"));
    let about = Phrase::new("settings-about-line")
        .with("name", desktop.word("app-name"))
        .with("version", VERSION.to_owned())
        .with("licence", LICENCE.to_owned());
    ui.add(Label::new(theme.soft(desktop.text.say(&about, &[]))).wrap().selectable(true));
}

fn place(ui: &mut Ui, theme: &Theme, name: &str, path: &Path) {
    ui.scope(|ui| {
        ui.spacing_mut().item_spacing.y = 0.0;
        ui.label(name);
        ui.add(Label::new(theme.soft(path.display().to_string())).wrap().selectable(true));
    });
    ui.add_space(theme.size.grid * 0.5);
}
