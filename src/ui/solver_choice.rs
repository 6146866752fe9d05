//! The choice of who solves puzzles, takes lessons and does drills.

use egui::Ui;

use crate::engine::Phrase;
use crate::paint::icons::{Icon, icon_ui};
use crate::paint::style::text_scale;
use crate::paint::widgets::{PushButton, icon_button, radio_button, radio_group};
use crate::ui::newcomer;
use crate::ui::services::AppServices;

/// Shows the people as chips under this title (a text key), and lets one be chosen or somebody new give a name.
pub fn ui(ui: &mut Ui, services: &mut AppServices, title_key: &str) {
    let theme = services.theme();
    let title = services.word(title_key);
    ui.horizontal_wrapped(|ui| {
        icon_ui(ui, Icon::Person, theme.size.icon, theme.ink_soft);
        ui.label(theme.soft(&title));
        if !services.settings.people.is_empty() {
            people_ui(ui, services, &title);
        }
        newcomer_ui(ui, services);
    });
}

fn people_ui(ui: &mut Ui, services: &mut AppServices, title: &str) {
    let theme = services.theme();
    let current = services.settings.solver_index();
    let mut chosen = None;
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

/// Lets somebody new give a name: in a field behind a button, or at once where nobody is known. What was done before anybody had a name
/// becomes the first person's.
fn newcomer_ui(ui: &mut Ui, services: &mut AppServices) {
    let theme = services.theme();
    let id = ui.scope_id().with("newcomer");
    let written: Option<String> = ui.data(|data| data.get_temp(id));
    if written.is_none() && !services.settings.people.is_empty() {
        let button = icon_button(ui, theme, Icon::Plus, &services.word("person-new"));
        services.rects.put("new solver", button.rect);
        if button.clicked() {
            ui.data_mut(|data| data.insert_temp(id, String::new()));
            ui.ctx().request_repaint();
        }
        return;
    }
    let is_opened = written.as_ref().is_some_and(String::is_empty);
    let mut name = written.unwrap_or_default();
    let width = (theme.size.field.person * text_scale(ui, theme)).min(ui.available_width());
    let line = newcomer::line_ui(ui, services, &mut name, "person-yours", width);
    if let Some(namesake) = &line.namesake {
        newcomer::name_taken_ui(ui, services, namesake);
    }
    if line.is_added {
        services.settings.choose_solver(services.settings.people.len() - 1);
        services.save_settings();
    } else if is_opened && !line.field.lost_focus() {
        line.field.request_focus();
    }
    let is_done = line.is_added || line.is_left || (line.field.lost_focus() && name.is_empty());
    ui.data_mut(|data| {
        if is_done || (name.is_empty() && !is_opened) {
            data.remove::<String>(id);
        } else {
            data.insert_temp(id, name);
        }
    });
}
