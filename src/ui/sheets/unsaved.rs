//! What is asked of who leaves while a game is not on the disk.

use std::path::Path;

use egui::Ui;

use crate::games::ids;
use crate::paint::theme::Theme;
use crate::paint::widgets::PushButton;
use crate::ui::alert;
use crate::ui::desktop::{Desktop, Go, file_name};

/// Paints it; what was chosen.
pub fn ui(ui: &mut Ui, desktop: &Desktop) -> Option<Go> {
    let theme = desktop.theme();
    ui.label(desktop.word("unsaved-quit-says"));
    for (document, unwritten) in desktop.autosave.unwritten() {
        ui.label(Theme::strong(game_name(desktop, &document)));
        ui.label(theme.soft(desktop.text.say(&alert::why(&unwritten.fault()), &[])));
    }
    // What came of trying again is shown below the sheet, where it is dim.
    if let Some(notice) = &desktop.notice {
        ui.colored_label(theme.bad, desktop.text.say(notice, &[]));
    }
    ui.add_space(theme.size.grid);
    let mut go = None;
    let mut offer = |ui: &mut Ui, key: &str, to: Go| {
        let label = desktop.word(key);
        let button = match to {
            Go::TrySaving => PushButton::primary(theme, &label),
            _ => PushButton::plain(theme, &label),
        };
        let response = ui.add(button);
        desktop.spots.put(key, response.rect);
        if response.clicked() {
            go = Some(to);
        }
    };
    ui.horizontal_wrapped(|ui| {
        offer(ui, "unsaved-try-again", Go::TrySaving);
        offer(ui, "unsaved-elsewhere", Go::SaveElsewhere);
        offer(ui, "unsaved-quit", Go::QuitUnsaved);
        offer(ui, "unsaved-stay", Go::CloseSheet);
    });
    go
}

/// The name of the game of a table, by the name of its file; where that is no game's, the file's.
fn game_name(desktop: &Desktop, table: &Path) -> String {
    let file = file_name(table);
    let game = file.split_once('-').map(|(game, _)| game).filter(|game| ids().contains(game));
    game.map_or_else(|| file.clone(), |game| desktop.word(&format!("{game}-name")))
}
