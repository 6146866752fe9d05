//! The lessons of a game: its chapters, which of them were learned, and the way into each.

use egui::{Layout, Margin, Role, Ui, WidgetInfo, vec2};

use crate::paint::icons::{Icon, icon_ui};
use crate::paint::theme::Theme;
use crate::ui::desktop::{Desktop, Go};
use crate::ui::gallery::Offered;
use crate::ui::room::clickable_card;

/// Paints these chapters; where to go if one was chosen.
pub fn ui(ui: &mut Ui, desktop: &Desktop, game: Offered, chapters: &[String]) -> Option<Go> {
    let theme = desktop.theme();
    ui.spacing_mut().item_spacing.y = theme.size.grid;
    let mut go = None;
    // With keys one begins at the chapter that comes next.
    let free = ui.memory(|memory| memory.focused().is_none());
    let next = chapters.iter().find(|name| !desktop.settings.has_learned(game.id, name)).or(chapters.first());
    for (number, name) in chapters.iter().enumerate() {
        let key = format!("{}-lesson-{name}", game.id);
        let (title, about) = (desktop.word(&key), desktop.word(&format!("{key}-about")));
        let learned = desktop.settings.has_learned(game.id, name);
        let margin = Margin::symmetric(theme.size.padding as i8, theme.size.grid as i8);
        let response = clickable_card(ui, theme, name, margin, |ui, _| {
            ui.horizontal(|ui| {
                ui.allocate_ui_with_layout(
                    vec2(theme.size.button, theme.size.button),
                    Layout::centered_and_justified(egui::Direction::LeftToRight),
                    |ui| match learned {
                        true => {
                            icon_ui(ui, Icon::Check, theme.size.icon, theme.good);
                        }
                        false => {
                            ui.label(Theme::heading((number + 1).to_string()));
                        }
                    },
                );
                ui.vertical(|ui| {
                    ui.spacing_mut().item_spacing.y = 0.0;
                    ui.label(Theme::strong(&title));
                    ui.add(egui::Label::new(theme.soft(&about)).wrap());
                });
            });
        });
        let spoken = if learned { desktop.word("lesson-learned") + " " + &title } else { title.clone() };
        response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &spoken));
        desktop.spots.put(format!("chapter {name}"), response.rect);
        if free && next == Some(name) {
            response.request_focus();
        }
        if response.clicked() {
            go = Some(Go::Learn(game.id, name.clone()));
        }
    }
    go
}
