//! Sentences that a screen reader speaks when they change.

use egui::{Label, Response, RichText, Ui, accesskit};

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
        node.set_live(accesskit::Live::Polite);
        node.set_label(text.to_owned());
    });
}
