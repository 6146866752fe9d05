//! The choices at the top: whose figures, of which game, as pictures or tables; and the button to save them.

use egui::{Align, Layout, Ui, vec2};

use super::Choice;
use crate::engine::Phrase;
use crate::paint::icons::Icon;
use crate::paint::style::text_scale;
use crate::paint::widgets::{self, PushButton};
use crate::statistics::Participant;
use crate::ui::choice_menu::{MenuChoice, choice_menu};
use crate::ui::game_info::GameInfo;
use crate::ui::services::AppServices;

/// Shows the choices and applies them; true if the figures are to be saved. Without pictures there is only one way to show the figures.
pub(super) fn ui(
    ui: &mut Ui,
    services: &AppServices,
    (people, games): (&[Participant], &[GameInfo]),
    choice: &mut Choice,
    has_pictures: bool,
) -> bool {
    let theme = services.theme();
    let mut saves = false;
    let height = theme.size.button * text_scale(ui, theme);
    ui.horizontal_wrapped(|ui| {
        let chosen = people.iter().position(|person| Some(&person.who) == choice.who.as_ref());
        let choices: Vec<MenuChoice> = people
            .iter()
            .map(|person| MenuChoice { name: person.name.clone(), entry: counted(services, person) })
            .collect();
        if let Some(picked) = choice_menu(ui, services, "statistics-person", &choices, chosen, false) {
            choice.who = people.get(picked).map(|person| person.who.clone());
        }
        let all = services.word("statistics-all-games");
        let names = games.iter().map(|game| game.name(services));
        let choices: Vec<MenuChoice> = std::iter::once(all).chain(names).map(MenuChoice::named).collect();
        let chosen = choice.game.map_or(Some(0), |id| games.iter().position(|game| game.id == id).map(|at| at + 1));
        if let Some(picked) = choice_menu(ui, services, "statistics-game", &choices, chosen, false) {
            choice.game = picked.checked_sub(1).and_then(|game| games.get(game)).map(|game| game.id);
        }
        ui.add_space(theme.size.grid);
        let labels = ["statistics-plots", "statistics-tables"].map(|key| services.word(key));
        let mut table = usize::from(choice.as_tables || !has_pictures);
        let labels = [labels[0].as_str(), labels[1].as_str()];
        let place = vec2(theme.size.statistics.switch, height);
        ui.allocate_ui_with_layout(place, Layout::top_down(Align::Min), |ui| {
            let switch = ui.add_enabled_ui(has_pictures, |ui| {
                widgets::segmented(ui, theme, &services.word("statistics-show"), &labels, &mut table);
            });
            switch.response.on_disabled_hover_text(services.word("statistics-no-pictures"));
        });
        if has_pictures {
            choice.as_tables = table == 1;
        }
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
