//! The choice of a board: ours, or one from a file that people bring.

use std::path::Path;

use egui::{Ui, vec2};
use serde_json::{Map, Value};

use crate::engine::{OptionKind, OptionSpec, Phrase, Refusal};
use crate::paint::widgets::{self, PushButton};
use crate::storage::{ReadError, read_chosen_file};
use crate::ui::file_dialog::FilePurpose;
use crate::ui::game_info::GameInfo;
use crate::ui::screen_layout;
use crate::ui::services::{AppCommand, AppServices, SaveRequest, file_name};
use crate::ui::session_loader;

/// The height of the picture of a board, in its width.
const PICTURE_HEIGHT: f32 = 0.62;
/// The greatest height of the picture, in heights of the window: the question and the button below stay in sight with it.
const MAX_PICTURE_SHARE: f32 = 0.45;

/// What has been brought for the options that are boards.
#[derive(Default)]
pub struct BoardChoice {
    /// The board that was brought last for each option, kept while ours is chosen.
    brought: Map<String, Value>,
    /// The option for which a file is being chosen.
    asked: Option<&'static str>,
    /// Why the file that was chosen last cannot be used.
    refused: Option<Phrase>,
}

impl BoardChoice {
    /// Shows the choice between our board and the brought one, which is `values[key]` when it is chosen, and handles its input.
    pub fn ui(
        &mut self,
        ui: &mut Ui,
        services: &AppServices,
        game: GameInfo,
        (option, template): (&OptionSpec, &'static str),
        values: &mut Map<String, Value>,
        seats: usize,
    ) -> Option<AppCommand> {
        let (theme, key) = (services.theme(), option.key);
        let mut command = None;
        let name = services.word(&format!("{}-option-{key}", game.id));
        ui.label(&name);
        let mut chosen = usize::from(values.contains_key(key));
        let labels = [services.word("board-ours"), services.word("board-from-file")];
        if widgets::segmented(ui, theme, &name, &labels.each_ref().map(String::as_str), &mut chosen).changed() {
            self.refused = None;
            match (chosen, self.brought.get(key)) {
                (0, _) => self.brought.extend(values.shift_remove(key).map(|board| (key.to_owned(), board))),
                (_, Some(brought)) => drop(values.insert(key.to_owned(), brought.clone())),
                (_, None) => command = Some(self.ask(key)),
            }
        }
        if let Some(board) = values.get(key) {
            let most = ui.ctx().content_rect().height() * MAX_PICTURE_SHARE;
            let width = ui.available_width().min(most / PICTURE_HEIGHT);
            let size = vec2(width, width * PICTURE_HEIGHT);
            let rect = screen_layout::picture(ui, theme, size, theme.paper, |painter, rect| {
                (game.paint_board)(painter, rect, theme, board, seats);
            });
            services.rects.put("brought board", rect);
            let open = ui.add(PushButton::quiet(theme, &services.word("board-open-another")));
            services.rects.put("open another board", open.rect);
            command = if open.clicked() { Some(self.ask(key)) } else { command };
        } else {
            let save = ui.add(PushButton::quiet(theme, &services.word("board-save-ours")));
            services.rects.put("save our board", save.rect);
            if save.clicked() {
                let name = format!("{}-{key}.ron", game.id);
                let bytes = template.as_bytes().to_owned();
                command = Some(AppCommand::SaveFile(SaveRequest { purpose: FilePurpose::SaveBoard, name, bytes }));
            }
        }
        if let Some(why) = &self.refused {
            let response = ui.colored_label(theme.bad, services.text.say(why, &[]));
            services.rects.put("board refused", response.rect);
        }
        command
    }

    fn ask(&mut self, key: &'static str) -> AppCommand {
        self.asked = Some(key);
        AppCommand::ChooseBoard
    }

    /// Takes the board from a file that was chosen for an option, or remembers why it cannot be used.
    pub fn take_file(&mut self, options: &[OptionSpec], path: &Path, values: &mut Map<String, Value>) {
        let asked = self.asked.take();
        let asked = options.iter().find(|option| Some(option.key) == asked);
        let Some((key, OptionKind::Board { read, .. })) = asked.map(|option| (option.key, option.kind)) else { return };
        match read_board(path, read) {
            Ok(board) => {
                self.refused = None;
                self.brought.insert(key.to_owned(), board.clone());
                values.insert(key.to_owned(), board);
            }
            Err(why) => self.refused = Some(why),
        }
    }
}

/// Reads a board from a file, or tells why that is not possible.
fn read_board(path: &Path, read: fn(&str) -> Result<Value, Refusal>) -> Result<Value, Phrase> {
    let text = match read_chosen_file(path) {
        Ok(text) => text,
        // As little a board as an empty file.
        Err(ReadError::NotText) => String::new(),
        Err(error) => return Err(session_loader::read_error_phrase(path, &error)),
    };
    read(&text)
        .map_err(|refusal| Phrase::new("board-refused").with("file", file_name(path)).with("why", *refusal.phrase))
}
