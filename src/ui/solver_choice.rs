//! The choice of who solves puzzles, takes lessons and does drills.

use egui::Ui;

use crate::engine::Phrase;
use crate::paint::icons::{Icon, icon_ui};
use crate::paint::widgets::{PushButton, radio_button, radio_group};
use crate::ui::services::AppServices;

/// Shows the people as chips under this title (a text key), and lets one be chosen.
pub fn ui(ui: &mut Ui, services: &mut AppServices, title_key: &str) {
    let theme = services.theme();
    let title = services.word(title_key);
    let mut chosen = None;
    ui.horizontal_wrapped(|ui| {
        icon_ui(ui, Icon::Person, theme.size.icon, theme.ink_soft);
        let people = &services.settings.people;
        if people.is_empty() {
            ui.label(theme.soft(services.word("puzzles-anyone")));
            return;
        }
        ui.label(theme.soft(&title));
        let current = services.settings.solver_index();
        let group = radio_group(ui, &title);
        for (index, person) in people.iter().enumerate() {
            let spoken = Phrase::new("literal").with("text", person.name.clone());
            let spoken = services.text.say(&spoken, &[]);
            let button = PushButton::quiet(theme, &person.name).within(&group);
            let response = radio_button(ui, button, current == Some(index), &spoken, None);
            services.rects.put(format!("solver {index}"), response.rect);
            if response.clicked() && current != Some(index) {
                chosen = Some(index);
            }
        }
    });
    if let Some(index) = chosen {
        services.settings.choose_solver(index);
        services.save_settings();
        ui.ctx().request_repaint();
    }
}
