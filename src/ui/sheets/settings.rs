//! The settings: what is changed here acts at once and is kept at once.

use egui::{Align, Button, Id, Layout, Popup, Role, Slider, Ui, UiBuilder, WidgetInfo, vec2};

use super::people::PeopleView;
use super::{about, choice_row, group, row};
use crate::engine::Phrase;
use crate::paint::icons::Icon;
use crate::paint::style::text_scale;
use crate::paint::theme::Theme;
use crate::paint::widgets::{self, PushButton, focus_ring};
use crate::text::Language;
use crate::ui::desktop::Desktop;
use crate::ui::settings::{Animation, AskFirst, Look, Pace, Settings, Telling, UndoAtFirst};

/// The sizes of text that the steps offer, in percent.
pub const TEXT_STEPS: std::ops::RangeInclusive<u16> = 80..=200;
/// From one of them to the next, in percent.
pub const TEXT_STEP: u16 = 10;

/// What the sheet remembers between frames.
#[derive(Default)]
pub struct SettingsView {
    people: PeopleView,
    /// The size of text while the slider is dragged: it takes effect when it is let go, or the slider would run away from
    /// under the pointer.
    dragged_percent: Option<u16>,
}

impl SettingsView {
    /// Paints them and takes input.
    pub fn ui(&mut self, ui: &mut Ui, desktop: &mut Desktop) {
        let before = desktop.settings.clone();
        language_ui(ui, desktop);
        self.looks_ui(ui, desktop);
        pace_ui(ui, desktop);
        new_tables_ui(ui, desktop);
        self.people.ui(ui, desktop);
        about::ui(ui, desktop);
        if desktop.settings != before {
            desktop.save_settings();
            ui.ctx().request_repaint();
        }
    }

    fn looks_ui(&mut self, ui: &mut Ui, desktop: &mut Desktop) {
        let theme = desktop.theme();
        choice(ui, desktop, "settings-look", &Look::ALL, Look::key, |settings| &mut settings.look);
        self.text_size_ui(ui, desktop, theme);
        choice(ui, desktop, "settings-motion", &Animation::ALL, Animation::key, |settings| &mut settings.animation);
        choice(ui, desktop, "settings-telling", &Telling::ALL, Telling::key, |settings| &mut settings.telling);
    }

    fn text_size_ui(&mut self, ui: &mut Ui, desktop: &mut Desktop, theme: &Theme) {
        let label = desktop.word("settings-text-size");
        let number = theme.size.button * 1.5 * text_scale(ui, theme);
        let width = ui.spacing().slider_width + number + theme.size.grid;
        row(ui, theme, &label, width, Align::Center, |ui| {
            let mut percent = self.dragged_percent.unwrap_or(desktop.settings.text_percent);
            let response =
                ui.add(Slider::new(&mut percent, TEXT_STEPS).step_by(f64::from(TEXT_STEP)).show_value(false));
            ui.ctx().accesskit_node_builder(response.id, |node| node.set_label(label.clone()));
            if response.has_focus() {
                focus_ring(ui.painter(), response.rect, theme.size.radius * 0.5, theme);
            }
            desktop.spots.put("text size", response.rect);
            let place = vec2(number, theme.size.button);
            ui.allocate_ui_with_layout(place, Layout::right_to_left(Align::Center), |ui| {
                ui.label(Theme::strong(
                    desktop.text.say(&Phrase::new("percent").with("number", u32::from(percent)), &[]),
                ));
            });
            if response.dragged() {
                self.dragged_percent = Some(percent);
            } else if response.changed() || self.dragged_percent.is_some() {
                self.dragged_percent = None;
                desktop.settings.text_percent = percent;
            }
        });
    }
}

/// The language: a button that opens the list. Languages call themselves by their own names, and the row is the first, so that who has lost the way
/// finds back.
fn language_ui(ui: &mut Ui, desktop: &mut Desktop) {
    let theme = desktop.theme();
    let name = |language: Option<Language>| {
        language.map_or_else(|| desktop.word("settings-like-system"), |language| language.own_name().to_owned())
    };
    let current = desktop.settings.language;
    let mut chosen = current;
    let (sentence, label) = (desktop.word("settings-language"), name(current));
    let width = theme.size.button * 5.0 * text_scale(ui, theme);
    let button = |ui: &mut Ui| {
        let button = ui.add(PushButton::plain(theme, &label).icon(Icon::Down).min_width(width));
        let spoken = format!("{sentence}: {label}");
        button.widget_info(|| WidgetInfo::labeled(Role::Button, true, &spoken));
        desktop.spots.put("language", button.rect);
        Popup::menu(&button).accessible_name(&sentence).show(|ui| {
            ui.spacing_mut().item_spacing.y = 0.0;
            for language in std::iter::once(None).chain(Language::ALL.map(Some)) {
                let entry = Button::selectable(language == current, name(language));
                let entry = ui.add(entry.min_size(vec2(width, theme.size.target)));
                if button.clicked() && language == current {
                    // Arrows go on from what is set.
                    entry.request_focus();
                }
                if entry.clicked() {
                    chosen = language;
                    ui.close();
                    // The entry is gone with its list.
                    button.request_focus();
                }
            }
        });
    };
    row(ui, theme, &sentence, width, Align::Center, |ui| {
        // Whether its row has one line or two differs from language to language, and with it the ids that egui finds by itself.
        ui.scope_builder(UiBuilder::new().scope_id(Id::unique("settings language")), button);
    });
    desktop.settings.language = chosen;
}

/// A setting that is one of a few.
fn choice<T: Copy + PartialEq>(
    ui: &mut Ui,
    desktop: &mut Desktop,
    sentence: &str,
    all: &[T],
    key: impl Fn(T) -> &'static str,
    setting: impl Fn(&mut Settings) -> &mut T,
) {
    let theme = desktop.theme();
    let names: Vec<String> = all.iter().map(|&one| desktop.word(key(one))).collect();
    let sentence = desktop.word(sentence);
    let setting = setting(&mut desktop.settings);
    let mut chosen = all.iter().position(|one| one == setting).unwrap_or(0);
    if choice_row(ui, theme, &sentence, &names, &mut chosen)
        && let Some(&one) = all.get(chosen)
    {
        *setting = one;
    }
}

fn pace_ui(ui: &mut Ui, desktop: &mut Desktop) {
    let theme = desktop.theme();
    group(ui, theme, &desktop.word("settings-at-the-table"));
    choice(ui, desktop, "settings-pace", &Pace::ALL, Pace::key, |settings| &mut settings.pace);
    let sentence = desktop.word("settings-draw-for-me");
    widgets::switch(ui, theme, &mut desktop.settings.draw_for_me, &sentence);
    let sentence = desktop.word("settings-single-moves");
    widgets::switch(ui, theme, &mut desktop.settings.single_moves, &sentence);
    let sentence = desktop.word("settings-curtain-by-press");
    widgets::switch(ui, theme, &mut desktop.settings.curtain_by_press, &sentence);
}

/// What new tables begin with; those that stand already keep what was set there.
fn new_tables_ui(ui: &mut Ui, desktop: &mut Desktop) {
    let theme = desktop.theme();
    group(ui, theme, &desktop.word("settings-at-new-tables"));
    choice(ui, desktop, "settings-undo", &UndoAtFirst::ALL, UndoAtFirst::key, |settings| &mut settings.undo);
    if desktop.settings.undo == UndoAtFirst::ByPeople {
        ui.label(theme.soft(desktop.word("settings-undo-by-people-means")));
    }
    choice(ui, desktop, "settings-ask", &AskFirst::ALL, AskFirst::key, |settings| &mut settings.ask_first);
}
