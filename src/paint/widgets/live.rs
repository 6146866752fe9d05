//! Sentences that a screen reader speaks when they change.

use egui::accesskit::{Live, Role};
use egui::{Id, Label, Rect, Response, RichText, Sense, Ui};

/// A sentence, as many lines of it as it needs.
pub fn live_label(ui: &mut Ui, words: RichText) -> Response {
    let text = words.text().to_owned();
    let response = ui.add(Label::new(words).wrap());
    speak(ui, &response, &text);
    response
}

/// Lets a screen reader speak what this widget says.
pub fn speak(ui: &Ui, response: &Response, text: &str) {
    ui.ctx().accesskit_node_builder(response.id, |node| {
        node.set_live(Live::Polite);
        node.set_label(text.to_owned());
    });
}

/// A sentence for the screen reader alone, about what is painted in `rect`: spoken when it appears or changes, and gone from the tree in the first frame
/// that does not call this.
pub fn announce(ui: &Ui, id: Id, rect: Rect, text: &str) {
    // It takes no click and no focus.
    let response = ui.interact(rect, id, Sense::hover());
    ui.ctx().accesskit_node_builder(id, |node| node.set_role(Role::Status));
    speak(ui, &response, text);
}
