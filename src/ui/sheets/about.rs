//! Settings: where files are kept, and the version and licence of the program.

use std::path::Path;

use egui::{CollapsingHeader, Label, Ui};

use super::group_heading;
use crate::engine::Phrase;
use crate::paint::theme::Theme;
use crate::ui::services::AppServices;

const VERSION: &str = env!("CARGO_PKG_VERSION");
const LICENCE: &str = env!("CARGO_PKG_LICENSE");

/// Shows the section. The paths are folded away, and can be selected and copied.
pub fn ui(ui: &mut Ui, services: &AppServices) {
    let theme = services.theme();
    ui.add_space(theme.size.padding);
    let name = Theme::bold(services.word("settings-files")).color(theme.ink_soft);
    let fold = CollapsingHeader::new(name).id_salt("files").show(ui, |ui| {
        for (key, path) in [
            ("settings-files-settings", services.paths.settings_file()),
            ("settings-files-tables", services.paths.tables_dir()),
            ("settings-files-records", services.paths.records_dir()),
        ] {
            path_ui(ui, theme, &services.word(key), path);
        }
    });
    services.rects.put("files", fold.header_response.rect);
    group_heading(ui, theme, &services.word("settings-about"));
    let about = Phrase::new("settings-about-line")
        .with("name", services.word("app-name"))
        .with("version", VERSION.to_owned())
        .with("licence", LICENCE.to_owned());
    ui.add(Label::new(theme.soft(services.text.say(&about, &[]))).wrap().selectable(true));
}

fn path_ui(ui: &mut Ui, theme: &Theme, name: &str, path: &Path) {
    ui.scope(|ui| {
        ui.spacing_mut().item_spacing.y = 0.0;
        ui.label(name);
        ui.add(Label::new(theme.soft(path.display().to_string())).wrap().selectable(true));
    });
    ui.add_space(theme.size.grid * 0.5);
}
