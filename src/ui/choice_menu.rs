//! A button that shows a choice and opens the menu of all choices.

use egui::{Button, Id, Popup, Response, Ui, vec2};

use super::services::AppServices;
use crate::paint::board;
use crate::paint::icons::Icon;
use crate::paint::widgets::PushButton;

/// A choice in a menu.
pub struct MenuChoice {
    /// What the button says while this is chosen.
    pub name: String,
    /// What the menu says.
    pub entry: String,
}

impl MenuChoice {
    /// A choice that button and menu name alike.
    pub fn named(name: String) -> Self {
        MenuChoice { entry: name.clone(), name }
    }
}

/// Shows the button with the chosen one of these; returns the picked one. `key` is the text key of what is chosen, and the name of the button's
/// rectangle. With `is_set` the button looks selected: something else than usual is chosen.
pub fn choice_menu(
    ui: &mut Ui,
    services: &AppServices,
    key: &'static str,
    choices: &[MenuChoice],
    chosen: Option<usize>,
    is_set: bool,
) -> Option<usize> {
    let button = button_of(services, choices, chosen, is_set);
    let button = ui.add(button).on_hover_text(services.word(key));
    menu_ui(ui, services, key, (choices, chosen), &button)
}

/// The button of such a menu.
pub fn button_of<'a>(
    services: &'a AppServices,
    choices: &'a [MenuChoice],
    chosen: Option<usize>,
    is_set: bool,
) -> PushButton<'a> {
    let current = chosen.and_then(|index| choices.get(index)).map_or("", |choice| choice.name.as_str());
    PushButton::plain(services.theme(), current).icon(Icon::Down).chosen(is_set)
}

/// Shows the menu below a button that has just been painted; see [`choice_menu`].
pub fn menu_ui(
    ui: &mut Ui,
    services: &AppServices,
    key: &'static str,
    (choices, chosen): (&[MenuChoice], Option<usize>),
    button: &Response,
) -> Option<usize> {
    let (theme, title) = (services.theme(), services.word(key));
    services.rects.put(key, button.rect);
    let mut picked = None;
    let opens_by_key = Id::unique("choice menu opened by a key");
    if button.clicked() && board::last_input_was_key(ui.ctx()) {
        ui.data_mut(|data| data.insert_temp(opens_by_key, ()));
    }
    Popup::menu(button).accessible_name(title).show(|ui| {
        egui::ScrollArea::vertical().max_height(theme.size.control.combo.y).show(ui, |ui| {
            for (index, choice) in choices.iter().enumerate() {
                let size = vec2(theme.size.menu.file, 0.0);
                let button = Button::new(&choice.entry).min_size(size).selected(chosen == Some(index));
                let entry = ui.add(button);
                // Arrows go on from the choice that holds. While a menu is measured, nothing in it can have the focus.
                let is_first = chosen.unwrap_or(0) == index && !ui.is_sizing_pass();
                if is_first && ui.data_mut(|data| data.remove_temp::<()>(opens_by_key)).is_some() {
                    entry.request_focus();
                }
                if entry.clicked() {
                    picked = Some(index);
                    ui.close();
                }
            }
        });
    });
    picked
}
