//! The choice of the game whose rules are shown: side by side, or in a menu where there is no room.

use egui::{Button, Popup, Role, TextStyle, TextWrapMode, Ui, WidgetInfo, WidgetText, vec2};

use crate::paint::icons::Icon;
use crate::paint::widgets::{PushButton, radio_button, radio_group};
use crate::ui::game_info;
use crate::ui::services::AppServices;

/// Shows the games; returns the chosen one if it is not the open one.
pub fn ui(ui: &mut Ui, services: &AppServices, open: &str) -> Option<&'static str> {
    let theme = services.theme();
    let games: Vec<(&'static str, String)> =
        game_info::taught().into_iter().map(|game| (game.id, game.name(services))).collect();
    let width = |name: &str| {
        let galley = WidgetText::from(name).into_galley(ui, Some(TextWrapMode::Extend), f32::MAX, TextStyle::Button);
        galley.size().x + theme.size.grid * 2.5
    };
    let gap = theme.size.grid * 0.5;
    let wanted: f32 = games.iter().map(|(_, name)| width(name) + gap).sum();
    let mut chosen = None;
    if wanted <= ui.available_width() {
        ui.spacing_mut().item_spacing.x = gap;
        let group = radio_group(ui, &services.word("book-game"));
        for (id, name) in &games {
            let response = radio_button(ui, PushButton::quiet(theme, name).within(&group), *id == open, name, None);
            services.rects.put(format!("book {id}"), response.rect);
            if response.clicked() {
                chosen = Some(*id);
            }
        }
    } else {
        let name = games.iter().find(|(id, _)| *id == open).map_or(open, |(_, name)| name);
        let button = ui.add(PushButton::plain(theme, name).icon(Icon::Down));
        let spoken = format!("{}: {name}", services.word("book-game"));
        button.widget_info(|| WidgetInfo::labeled(Role::Button, true, &spoken));
        services.rects.put("book games", button.rect);
        Popup::menu(&button).accessible_name(services.word("book-game")).show(|ui| {
            ui.spacing_mut().item_spacing.y = 0.0;
            for (id, name) in &games {
                let entry =
                    Button::selectable(*id == open, name).min_size(vec2(button.rect.width(), theme.size.target));
                if ui.add(entry).clicked() {
                    chosen = Some(*id);
                    ui.close();
                }
            }
        });
    }
    chosen.filter(|id| *id != open)
}
