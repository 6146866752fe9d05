//! The choices at the top: whose figures, of which game, as pictures or tables; and the button to save them.

use egui::{Align, Button, Layout, Popup, Ui, vec2};

use super::Choice;
use crate::engine::Phrase;
use crate::paint::icons::Icon;
use crate::paint::style::text_scale;
use crate::paint::theme::Theme;
use crate::paint::widgets::{self, PushButton};
use crate::statistics::Participant;
use crate::ui::game_info::GameInfo;
use crate::ui::services::AppServices;

/// Shows the choices and applies them; true if the figures are to be saved.
pub(super) fn ui(
    ui: &mut Ui,
    services: &AppServices,
    people: &[Participant],
    games: &[GameInfo],
    choice: &mut Choice,
) -> bool {
    let theme = services.theme();
    let mut saves = false;
    let height = theme.size.button * text_scale(ui, theme);
    ui.horizontal_wrapped(|ui| {
        let chosen = people.iter().position(|person| Some(&person.who) == choice.who.as_ref());
        let entries: Vec<(String, String)> =
            people.iter().map(|person| (person.name.clone(), counted(services, person))).collect();
        if let Some(picked) = menu_ui(ui, services, "statistics-person", &entries, chosen) {
            choice.who = people.get(picked).map(|person| person.who.clone());
        }
        let all = services.word("statistics-all-games");
        let names = games.iter().map(|game| game.name(services));
        let entries: Vec<(String, String)> =
            std::iter::once(all).chain(names).map(|name| (name.clone(), name)).collect();
        let chosen = choice.game.map_or(Some(0), |id| games.iter().position(|game| game.id == id).map(|at| at + 1));
        if let Some(picked) = menu_ui(ui, services, "statistics-game", &entries, chosen) {
            choice.game = picked.checked_sub(1).and_then(|game| games.get(game)).map(|game| game.id);
        }
        ui.add_space(theme.size.grid);
        let labels = ["statistics-plots", "statistics-tables"].map(|key| services.word(key));
        let mut table = usize::from(choice.as_tables);
        let labels = [labels[0].as_str(), labels[1].as_str()];
        let place = vec2(theme.size.statistics.switch, height);
        ui.allocate_ui_with_layout(place, Layout::top_down(Align::Min), |ui| {
            widgets::segmented(ui, theme, &services.word("statistics-show"), &labels, &mut table);
        });
        choice.as_tables = table == 1;
        let save = ui.add(PushButton::quiet(theme, &services.word("statistics-save")).icon(Icon::Save));
        services.rects.put("statistics save", save.rect);
        saves = save.clicked();
    });
    saves
}

/// A person with the number of their games.
fn counted(services: &AppServices, person: &Participant) -> String {
    let phrase = Phrase::new("statistics-person-games").with("name", person.name.clone()).with("count", person.games);
    services.text.say(&phrase, &[])
}

/// A button that opens a menu of entries, each with what the button and what the menu says; returns the picked one.
pub fn menu_ui(
    ui: &mut Ui,
    services: &AppServices,
    key: &'static str,
    entries: &[(String, String)],
    chosen: Option<usize>,
) -> Option<usize> {
    let theme: &Theme = services.theme();
    let current = chosen.and_then(|index| entries.get(index)).map(|(name, _)| name.clone()).unwrap_or_default();
    let title = services.word(key);
    let button = ui.add(PushButton::plain(theme, &current).icon(Icon::Down)).on_hover_text(&title);
    services.rects.put(key, button.rect);
    let mut picked = None;
    Popup::menu(&button).accessible_name(title).show(|ui| {
        egui::ScrollArea::vertical().max_height(theme.size.control.combo.y).show(ui, |ui| {
            for (index, (_, entry)) in entries.iter().enumerate() {
                let size = vec2(theme.size.menu.file, 0.0);
                let button = Button::new(entry).min_size(size).selected(chosen == Some(index));
                if ui.add(button).clicked() {
                    picked = Some(index);
                    ui.close();
                }
            }
        });
    });
    picked
}
