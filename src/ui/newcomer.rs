//! The line in which somebody new gets a name.

use egui::{Key, Modifiers, Response, Ui};

use crate::engine::Phrase;
use crate::paint::icons::Icon;
use crate::paint::widgets::PushButton;
use crate::ui::screen_layout;
use crate::ui::services::AppServices;
use crate::ui::settings::{LONGEST_NAME, Person};

/// The line, and what has come of it in this frame.
pub struct NewcomerLine {
    /// The text field.
    pub field: Response,
    /// Whether the person has been added; the name is empty again.
    pub is_added: bool,
    /// Whether the field was left by Escape.
    pub is_left: bool,
    /// Who has the name already.
    pub namesake: Option<Person>,
}

/// Shows a field for the name with this label (a text key) and a button in the layout of `ui`, and adds the person.
pub fn line_ui(
    ui: &mut Ui,
    services: &mut AppServices,
    name: &mut String,
    label_key: &str,
    width: f32,
) -> NewcomerLine {
    let theme = services.theme();
    let label = services.word(label_key);
    let field = screen_layout::text_field(ui, theme, "newcomer", name, &label, LONGEST_NAME, width);
    ui.ctx().accesskit_node_builder(field.id, |node| node.set_label(label));
    services.rects.put("newcomer", field.rect);
    let is_entered = field.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter));
    // Escape leaves the field, not what it stands on.
    let is_left = field.lost_focus() && ui.input_mut(|input| input.consume_key(Modifiers::NONE, Key::Escape));
    let namesake = services.settings.namesake(None, name).cloned();
    let is_ready = !name.trim().is_empty() && namesake.is_none();
    let word = services.word("person-add");
    let button = ui.add_enabled(is_ready, PushButton::plain(theme, &word).icon(Icon::Plus));
    services.rects.put("add person", button.rect);
    let is_added = is_ready && (is_entered || button.clicked()) && services.settings.add_person(name);
    if is_added {
        name.clear();
        ui.ctx().request_repaint();
    }
    NewcomerLine { field, is_added, is_left, namesake }
}

/// Says that somebody has the name already.
pub fn name_taken_ui(ui: &mut Ui, services: &AppServices, namesake: &Person) {
    let phrase = Phrase::new("person-taken").with("name", namesake.name.clone());
    ui.label(services.theme().soft(services.text.say(&phrase, &[])));
}
