//! What is asked of who leaves while a game is not on the disk.

use egui::Ui;

use crate::paint::theme::Theme;
use crate::paint::widgets::PushButton;
use crate::ui::alert;
use crate::ui::desktop::{Desktop, Go, file_name};

/// Paints it; what was chosen.
pub fn ui(ui: &mut Ui, desktop: &Desktop) -> Option<Go> {
    let theme = desktop.theme();
    ui.label(desktop.word("unsaved-quit-says"));
    for unwritten in desktop.autosave.unwritten().values() {
        let game = crate::play::game_of(unwritten.text()).map(|game| desktop.word(&format!("{game}-name")));
        ui.label(Theme::strong(game.unwrap_or_else(|| file_name(&unwritten.path))));
        ui.label(theme.soft(desktop.text.say(&alert::why(&unwritten.fault()), &[])));
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
