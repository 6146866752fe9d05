//! Live regions: sentences that a screen reader speaks when they change.

use egui::accesskit::{Live, Role};
use egui::{Id, Label, Rect, Response, RichText, Sense, Ui};

/// A label whose text is spoken when it changes; it wraps.
pub fn live_label(ui: &mut Ui, label: RichText) -> Response {
    let text = label.text().to_owned();
    let response = ui.add(Label::new(label).wrap());
    speak(ui, &response, &text);
    response
}

/// Makes a screen reader speak `text` when it changes.
pub fn speak(ui: &Ui, response: &Response, text: &str) {
    ui.ctx().accesskit_node_builder(response.id, |node| {
        node.set_live(Live::Polite);
        node.set_label(text.to_owned());
    });
}

/// A sentence for screen readers only, about what is painted in `rect`: spoken when it appears or changes, and gone
/// from the tree in the first frame without this call.
pub fn announce(ui: &Ui, id: Id, rect: Rect, text: &str) {
    // Takes no clicks and no focus.
    let response = ui.interact(rect, id, Sense::hover());
    ui.ctx().accesskit_node_builder(id, |node| node.set_role(Role::Status));
    speak(ui, &response, text);
}
