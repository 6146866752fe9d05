//! Clicks on empty parts of the table.

use egui::{PointerButton, Rect, Sense, Ui};

use super::commands::Command;
use super::session::TableCommand;

/// Senses clicks in this rectangle that hit nothing painted later. Call it before painting what lies there; a scroll area
/// needs a call of its own, because it keeps clicks from what lies behind it.
pub fn sense(ui: &Ui, name: &'static str, rect: Rect, commands: &mut Vec<Command>) {
    let response = ui.interact(rect, ui.scope_id().with(name), Sense::CLICK);
    ui.ctx().accesskit_node_builder(response.id, |node| node.set_hidden());
    // The second click of a double click was meant for the same thing as the first.
    if response.clicked_by(PointerButton::Primary) && !response.double_clicked() {
        commands.push(TableCommand::ClickNothing.into());
    }
}
