//! The lessons of a game: who learns, its chapters, which of them are finished, and a button to each.

use egui::{Layout, Margin, Role, Ui, WidgetInfo, vec2};

use crate::lessons::{Learned, chapter_names};
use crate::paint::icons::{Icon, icon_ui};
use crate::paint::theme::Theme;
use crate::ui::game_info::GameInfo;
use crate::ui::screen_layout::clickable_card;
use crate::ui::services::{AppCommand, AppServices};
use crate::ui::solver_choice;

/// Shows the chapters; returns where to go if one was chosen.
pub fn ui(ui: &mut Ui, services: &mut AppServices, game: GameInfo) -> Option<AppCommand> {
    let theme = services.theme();
    ui.spacing_mut().item_spacing.y = theme.size.grid;
    if services.settings.people.len() > 1 {
        solver_choice::ui(ui, services, "lessons-who");
    }
    let services = &*services;
    let chapters = chapter_names(game.id);
    let mut command = None;
    // The keyboard starts at the next chapter to learn.
    let free = ui.memory(|memory| memory.focused().is_none());
    let next = chapters.iter().find(|name| !services.settings.has_learned(game.id, name)).or(chapters.first());
    for (number, name) in chapters.iter().enumerate() {
        let key = format!("{}-lesson-{name}", game.id);
        let (title, about) = (services.word(&key), services.word(&format!("{key}-about")));
        let learned = services.settings.lesson_progress().learned(game.id, name);
        let margin = Margin::symmetric(theme.size.padding as i8, theme.size.grid as i8);
        let response = clickable_card(ui, theme, name, margin, |ui, _| {
            ui.horizontal(|ui| {
                ui.allocate_ui_with_layout(
                    vec2(theme.size.button, theme.size.button),
                    Layout::centered_and_justified(egui::Direction::LeftToRight),
                    |ui| match learned {
                        Some(Learned::Whole) => {
                            icon_ui(ui, Icon::Check, theme.size.icon, theme.good);
                        }
                        Some(Learned::Half) => {
                            icon_ui(ui, Icon::HalfCheck, theme.size.icon, theme.good);
                        }
                        None => {
                            ui.label(Theme::heading((number + 1).to_string()));
                        }
                    },
                );
                ui.vertical(|ui| {
                    ui.spacing_mut().item_spacing.y = 0.0;
                    ui.label(Theme::strong(&title));
                    ui.add(egui::Label::new(theme.soft(&about)).wrap());
                    if learned == Some(Learned::Half) {
                        ui.label(theme.soft(services.word("lesson-half-about")));
                    }
                });
            });
        });
        let spoken = match learned {
            Some(Learned::Whole) => services.word("lesson-learned") + " " + &title,
            Some(Learned::Half) => services.word("lesson-half") + " " + &title,
            None => title.clone(),
        };
        response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &spoken));
        services.rects.put(format!("chapter {name}"), response.rect);
        if free && next == Some(name) {
            response.request_focus();
        }
        if response.clicked() {
            command = Some(AppCommand::Learn(game.id, name.clone()));
        }
    }
    command
}
