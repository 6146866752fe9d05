//! The question on quitting while a game is not saved.

use std::path::Path;

use egui::Ui;

use crate::games::ids;
use crate::paint::theme::Theme;
use crate::paint::widgets::PushButton;
use crate::ui::alert;
use crate::ui::services::{AppCommand, AppServices, file_name};

/// Shows the question; returns the choice.
pub fn ui(ui: &mut Ui, services: &AppServices) -> Option<AppCommand> {
    let theme = services.theme();
    ui.label(services.word("unsaved-quit-says"));
    for (document, unwritten) in services.autosave.pending() {
        ui.label(Theme::strong(game_name(services, &document)));
        ui.label(theme.soft(services.text.say(&alert::save_error_phrase(&unwritten.error()), &[])));
    }
    // The result of a retry is also shown as a notice below the sheet, where it is dimmed.
    if let Some(notice) = &services.notice {
        ui.colored_label(theme.bad, services.text.say(notice, &[]));
    }
    ui.add_space(theme.size.grid);
    let mut command = None;
    let mut offer = |ui: &mut Ui, key: &str, to: AppCommand| {
        let label = services.word(key);
        let button = match to {
            AppCommand::RetrySaving => PushButton::primary(theme, &label),
            _ => PushButton::plain(theme, &label),
        };
        let response = ui.add(button);
        services.rects.put(key, response.rect);
        if response.clicked() {
            command = Some(to);
        }
    };
    ui.horizontal_wrapped(|ui| {
        offer(ui, "unsaved-try-again", AppCommand::RetrySaving);
        offer(ui, "unsaved-elsewhere", AppCommand::SaveElsewhere);
        offer(ui, "unsaved-quit", AppCommand::QuitUnsaved);
        offer(ui, "unsaved-stay", AppCommand::CloseSheet);
    });
    command
}

/// The name of the game of a table, derived from its file name; else the file name.
fn game_name(services: &AppServices, table: &Path) -> String {
    let file = file_name(table);
    let game = file.split_once('-').map(|(game, _)| game).filter(|game| ids().contains(game));
    game.map_or_else(|| file.clone(), |game| services.word(&format!("{game}-name")))
}
