//! Clicks on empty parts of the table.

use egui::{PointerButton, Rect, Sense, Ui};

use super::commands::Command;
use super::session::TableCommand;

/// Senses clicks in the visible part of a vertical scroll area that hit nothing painted later. A scroll area keeps clicks
/// from what lies behind it, so that [`sense`] behind it is not enough. Call it first inside.
pub fn sense_scrolled(ui: &Ui, commands: &mut Vec<Command>) {
    // The clip rectangle of a vertical scroll area is wider than the area.
    let visible = Rect::from_x_y_ranges(ui.max_rect().x_range(), ui.clip_rect().y_range());
    sense(ui, "empty", visible, commands);
}

/// Senses clicks in this rectangle that hit nothing painted later. Call it before painting what lies there.
pub fn sense(ui: &Ui, name: &'static str, rect: Rect, commands: &mut Vec<Command>) {
    let response = ui.interact(rect, ui.scope_id().with(name), Sense::CLICK);
    ui.ctx().accesskit_node_builder(response.id, |node| node.set_hidden());
    // The second click of a double click was meant for the same thing as the first.
    if response.clicked_by(PointerButton::Primary) && !response.double_clicked() {
        commands.push(TableCommand::ClickNothing.into());
    }
}
