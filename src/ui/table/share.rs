//! The menu of the button that shares a finished game: the picture of its result, and in a review of the board as it is shown.

use egui::{Button, Popup, Response, vec2};

use super::commands::{Command, CommandId, ScreenState};
use super::model::TableModel;
use super::session::FrameContext;

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
