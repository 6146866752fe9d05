//! The menu of recently opened or saved files.

use std::path::PathBuf;

use egui::{Button, Ui, vec2};

use super::services::{AppCommand, file_name};
use crate::paint::theme::Theme;

/// Shows a menu entry for each of these files; returns the command to open the chosen one.
pub fn menu_ui(ui: &mut Ui, theme: &Theme, files: &[PathBuf]) -> Option<AppCommand> {
    let mut command = None;
    for path in files {
        let entry = ui.add(Button::new(file_name(path)).min_size(vec2(theme.size.menu.file, 0.0)));
        if entry.on_hover_text(path.display().to_string()).clicked() {
            command = Some(AppCommand::OpenFile(path.clone()));
            ui.close();
        }
    }
    command
}
