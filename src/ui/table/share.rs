//! Sharing a finished game: the menu of what can be shared, the picture of the result and in a review of the board as it is
//! shown; and where a picture goes.

use egui::{Button, Context, Popup, Response, vec2};
use image::ImageError;

use super::commands::{Command, CommandId, ScreenState};
use super::model::TableModel;
use super::picture_thread::ReadyPicture;
use super::session::FrameContext;
use crate::engine::Phrase;
use crate::ui::file_dialog::FilePurpose;
use crate::ui::services::{AppCommand, AppServices, SaveRequest};

/// What is done with the picture of a result.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sharing {
    /// It is copied to the clipboard.
    Copy,
    /// It is saved to a file.
    Save,
}

/// What can be shared, in order.
const ENTRIES: [CommandId; 4] =
    [CommandId::CopyResult, CommandId::SaveResult, CommandId::CopyPicture, CommandId::SavePicture];

/// The menu at its button.
pub fn menu(button: &Response, model: &TableModel, frame: &FrameContext<'_>, commands: &mut Vec<Command>) {
    let screen = ScreenState { model, presenting: false, choices_open: false, story: None };
    Popup::menu(button).accessible_name(frame.text.get("end-share")).show(|ui| {
        for spec in ENTRIES.map(CommandId::spec) {
            let label = spec.menu.and_then(|entry| (entry.label)(model));
            let (Some(label), Some(command)) = (label, (spec.command)(&screen)) else { continue };
            let entry = Button::new(frame.text.get(label)).min_size(vec2(frame.theme.size.menu.entry, 0.0));
            if ui.add(entry).clicked() {
                commands.push(command);
                ui.close();
            }
        }
    });
}

/// Copies a picture that has been painted, or asks where to save it.
pub fn hand_over(
    ready: ReadyPicture,
    game: &'static str,
    ctx: &Context,
    services: &mut AppServices,
) -> Option<AppCommand> {
    match ready {
        ReadyPicture::Copy(image) => {
            ctx.copy_image(image);
            services.notice = Some(Phrase::new("picture-copied"));
            ctx.request_repaint();
            None
        }
        ReadyPicture::Save(picture) => {
            services.notice = None;
            save_picture(picture, game, services)
        }
        ReadyPicture::Failed => {
            services.notice = Some(no_picture());
            ctx.request_repaint();
            None
        }
    }
}

/// Says that the picture of a result could not be painted.
pub fn no_picture() -> Phrase {
    Phrase::new("picture-not-painted")
}

/// Asks where to save a picture of this game.
pub fn save_picture(
    picture: Result<Vec<u8>, ImageError>,
    game: &'static str,
    services: &mut AppServices,
) -> Option<AppCommand> {
    match picture {
        Ok(bytes) => {
            let name = services.file_name_of(game, "png");
            Some(AppCommand::SaveFile(SaveRequest { purpose: FilePurpose::SavePicture, name, bytes }))
        }
        Err(error) => {
            services.notice = Some(Phrase::new("picture-not-saved").with("why", error.to_string()));
            None
        }
    }
}
