//! The choice of who solves puzzles, takes lessons and does drills.

use egui::{Key, Modifiers, Ui};

use crate::engine::Phrase;
use crate::paint::icons::{Icon, icon_ui};
use crate::paint::style::text_scale;
use crate::paint::widgets::{PushButton, icon_button, radio_button, radio_group};
use crate::ui::screen_layout;
use crate::ui::services::AppServices;
use crate::ui::settings::LONGEST_NAME;

/// Shows the people as chips under this title (a text key), and lets one be chosen or somebody new give a name.
pub fn ui(ui: &mut Ui, services: &mut AppServices, title_key: &str) {
    let theme = services.theme();
    let title = services.word(title_key);
    ui.horizontal_wrapped(|ui| {
        icon_ui(ui, Icon::Person, theme.size.icon, theme.ink_soft);
        ui.label(theme.soft(&title));
        people_ui(ui, services, &title);
        let is_wanted = ui.scope_id().with("somebody new");
        if services.settings.people.is_empty() || ui.data(|data| data.get_temp(is_wanted)).unwrap_or(false) {
            if name_ui(ui, services) {
                ui.data_mut(|data| data.remove::<bool>(is_wanted));
            }
            return;
        }
        let response = icon_button(ui, theme, Icon::Plus, &services.word("person-new"));
        services.rects.put("new solver", response.rect);
        if response.clicked() {
            ui.data_mut(|data| data.insert_temp(is_wanted, true));
            ui.ctx().request_repaint();
        }
    });
}

fn people_ui(ui: &mut Ui, services: &mut AppServices, title: &str) {
    let theme = services.theme();
    let current = services.settings.solver_index();
    let mut chosen = None;
    if services.settings.people.is_empty() {
        return;
    }
    let group = radio_group(ui, title);
    for (index, person) in services.settings.people.iter().enumerate() {
        let spoken = Phrase::new("literal").with("text", person.name.clone());
        let spoken = services.text.say(&spoken, &[]);
        let button = PushButton::quiet(theme, &person.name).within(&group);
        let response = radio_button(ui, button, current == Some(index), &spoken, None);
        services.rects.put(format!("solver {index}"), response.rect);
        if response.clicked() && current != Some(index) {
            chosen = Some(index);
        }
    }
    if let Some(index) = chosen {
        services.settings.choose_solver(index);
        services.save_settings();
        ui.ctx().request_repaint();
    }
}

/// Asks for a name; true once it has been given, or given up. What was done while nobody had a name becomes the first person's.
fn name_ui(ui: &mut Ui, services: &mut AppServices) -> bool {
    let theme = services.theme();
    let typed = ui.scope_id().with("name of the solver");
    let mut name: String = ui.data(|data| data.get_temp(typed)).unwrap_or_default();
    let label = services.word("person-yours");
    let width = (theme.size.field.person * text_scale(ui, theme)).min(ui.available_width());
    let field = screen_layout::text_field(ui, theme, "solver", &mut name, &label, LONGEST_NAME, width);
    ui.ctx().accesskit_node_builder(field.id, |node| node.set_label(label));
    services.rects.put("solver name", field.rect);
    let word = services.word("person-add");
    let is_named = !name.trim().is_empty();
    let button = ui.add_enabled(is_named, PushButton::plain(theme, &word).icon(Icon::Plus));
    services.rects.put("add solver", button.rect);
    let is_entered = field.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter));
    // Escape leaves the field, not the screen.
    let is_left = field.lost_focus() && ui.input_mut(|input| input.consume_key(Modifiers::NONE, Key::Escape));
    let is_added = is_named && (is_entered || button.clicked()) && services.settings.add_person(&name);
    if is_added {
        services.settings.choose_solver(services.settings.people.len() - 1);
        services.save_settings();
        name.clear();
        ui.ctx().request_repaint();
    }
    ui.data_mut(|data| data.insert_temp::<String>(typed, name));
    is_added || is_left
}
