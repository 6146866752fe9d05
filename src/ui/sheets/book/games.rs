//! The games whose rules can be read: side by side, or, where there is no room, in a list that a button opens.

use egui::{Button, Popup, Role, TextStyle, TextWrapMode, Ui, WidgetInfo, WidgetText, vec2};

use crate::paint::icons::Icon;
use crate::paint::widgets::{PushButton, one_of, radio_group};
use crate::ui::desktop::Desktop;
use crate::ui::gallery;

/// Paints them; the one that was chosen instead of this one.
pub fn ui(ui: &mut Ui, desktop: &Desktop, open: &str) -> Option<&'static str> {
    let theme = desktop.theme();
    let games: Vec<(&'static str, String)> =
        gallery::all().into_iter().map(|game| (game.id, game.name(desktop))).collect();
    let width = |name: &str| {
        let galley = WidgetText::from(name).into_galley(ui, Some(TextWrapMode::Extend), f32::MAX, TextStyle::Button);
        galley.size().x + theme.size.grid * 2.5
    };
    let gap = theme.size.grid * 0.5;
    let wanted: f32 = games.iter().map(|(_, name)| width(name) + gap).sum();
    let mut chosen = None;
    if wanted <= ui.available_width() {
        ui.spacing_mut().item_spacing.x = gap;
        let group = radio_group(ui, &desktop.word("book-game"));
        for (id, name) in &games {
            let response = one_of(ui, PushButton::quiet(theme, name).within(&group), *id == open, name, None);
            desktop.spots.put(format!("book {id}"), response.rect);
            if response.clicked() {
                chosen = Some(*id);
            }
        }
    } else {
        let name = games.iter().find(|(id, _)| *id == open).map_or(open, |(_, name)| name);
        let button = ui.add(PushButton::plain(theme, name).icon(Icon::Down));
        let spoken = format!("{}: {name}", desktop.word("book-game"));
        button.widget_info(|| WidgetInfo::labeled(Role::Button, true, &spoken));
        desktop.spots.put("book games", button.rect);
        Popup::menu(&button).accessible_name(desktop.word("book-game")).show(|ui| {
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
