//! Files that were opened or saved lately, as entries of a menu.

use std::path::PathBuf;

use egui::{Button, Ui, vec2};

use super::desktop::{Go, file_name};

/// An entry for each of these files; where the chosen one leads.
pub fn entries(ui: &mut Ui, files: &[PathBuf]) -> Option<Go> {
    let mut go = None;
    for path in files {
        let entry = ui.add(Button::new(file_name(path)).min_size(vec2(200.0, 36.0)));
        if entry.on_hover_text(path.display().to_string()).clicked() {
            go = Some(Go::OpenFile(path.clone()));
            ui.close();
        }
    }
    go
}
