//! The settings sheet. Changes take effect and are saved at once.

use egui::{Align, Button, Id, Layout, Popup, Response, Role, Slider, Ui, UiBuilder, WidgetInfo, vec2};

use super::people::PeopleView;
use super::{about, choice_row, group_heading, row};
use crate::engine::Phrase;
use crate::paint::icons::Icon;
use crate::paint::style::text_scale;
use crate::paint::theme::Theme;
use crate::paint::widgets::{self, PushButton, focus_ring};
use crate::sound::Sound;
use crate::text::Language;
use crate::ui::services::AppServices;
use crate::ui::settings::{AnimationSpeed, AskFirst, DefaultUndo, Look, Pace, Settings, UnskippableSpeed};

/// The range of text sizes, in percent.
pub const TEXT_STEPS: std::ops::RangeInclusive<u16> = 80..=200;
/// The step between two text sizes, in percentage points.
pub const TEXT_STEP: u16 = 10;

/// The state of the sheet between frames.
#[derive(Default)]
pub struct SettingsView {
    people: PeopleView,
    /// The text size while the slider is dragged: it takes effect on release, or the slider would move away from under
    /// the pointer.
    dragged_percent: Option<u16>,
}

impl SettingsView {
    /// Shows the settings and handles their input.
    pub fn ui(&mut self, ui: &mut Ui, services: &mut AppServices) {
        let before = services.settings.clone();
        language_ui(ui, services);
        self.appearance_ui(ui, services);
        sound_ui(ui, services);
        pace_ui(ui, services);
        new_tables_ui(ui, services);
        self.people.ui(ui, services);
        about::ui(ui, services);
        if services.settings != before {
            services.apply_volume();
            services.save_settings();
            ui.ctx().request_repaint();
        }
    }

    fn appearance_ui(&mut self, ui: &mut Ui, services: &mut AppServices) {
        let theme = services.theme();
        choice_setting_ui(ui, services, "settings-look", &Look::ALL, Look::key, |settings| &mut settings.look);
        self.text_size_ui(ui, services, theme);
        choice_setting_ui(ui, services, "settings-motion", &AnimationSpeed::ALL, AnimationSpeed::key, |settings| {
            &mut settings.animation
        });
        choice_setting_ui(
            ui,
            services,
            "settings-telling",
            &UnskippableSpeed::ALL,
            UnskippableSpeed::key,
            |settings| &mut settings.unskippable_speed,
        );
        let sentence = services.word("settings-lively");
        let is_animated = services.settings.is_animated();
        ui.add_enabled_ui(is_animated, |ui| widgets::switch(ui, theme, &mut services.settings.lively, &sentence));
    }

    fn text_size_ui(&mut self, ui: &mut Ui, services: &mut AppServices, theme: &Theme) {
        let percent = self.dragged_percent.unwrap_or(services.settings.text_percent);
        let (response, percent) = percent_row(
            ui,
            services,
            theme,
            ("settings-text-size", "text size"),
            (percent, TEXT_STEPS, TEXT_STEP),
            true,
        );
        if response.dragged() {
            self.dragged_percent = Some(percent);
        } else if response.changed() || self.dragged_percent.is_some() {
            self.dragged_percent = None;
            services.settings.text_percent = percent;
        }
    }
}

/// A row with a slider for percents, and the number beside it: under this label, and with its rectangle under this name. Returns
/// the slider's response and what it says now.
fn percent_row(
    ui: &mut Ui,
    services: &AppServices,
    theme: &Theme,
    (label, name): (&str, &str),
    (mut percent, steps, step): (u16, std::ops::RangeInclusive<u16>, u16),
    is_enabled: bool,
) -> (Response, u16) {
    let label = services.word(label);
    let number = theme.size.button * 1.5 * text_scale(ui, theme);
    let width = ui.spacing().slider_width + number + theme.size.grid;
    let response = row(ui, theme, &label, width, Align::Center, |ui| {
        let slider = Slider::new(&mut percent, steps).step_by(f64::from(step)).show_value(false);
        let response = ui.add_enabled(is_enabled, slider);
        ui.ctx().accesskit_node_builder(response.id, |node| node.set_label(label.clone()));
        if response.has_focus() {
            focus_ring(ui.painter(), response.rect, theme.size.radius * 0.5, theme);
        }
        services.rects.put(name, response.rect);
        let place = vec2(number, theme.size.button);
        ui.allocate_ui_with_layout(place, Layout::right_to_left(Align::Center), |ui| {
            let words = Phrase::new("percent").with("number", u32::from(percent));
            ui.label(Theme::strong(services.text.say(&words, &[])));
        });
        response
    });
    (response, percent)
}

/// The language: a button that opens the list. Languages are listed by their own names, and the row comes first, so
/// that users who have chosen a wrong language find their way back.
fn language_ui(ui: &mut Ui, services: &mut AppServices) {
    let theme = services.theme();
    let name = |language: Option<Language>| {
        language.map_or_else(|| services.word("settings-like-system"), |language| language.own_name().to_owned())
    };
    let current = services.settings.language;
    let mut chosen = current;
    let (sentence, label) = (services.word("settings-language"), name(current));
    let width = theme.size.button * 5.0 * text_scale(ui, theme);
    let button = |ui: &mut Ui| {
        let button = ui.add(PushButton::plain(theme, &label).icon(Icon::Down).min_width(width));
        let spoken = format!("{sentence}: {label}");
        button.widget_info(|| WidgetInfo::labeled(Role::Button, true, &spoken));
        services.rects.put("language", button.rect);
        Popup::menu(&button).accessible_name(&sentence).show(|ui| {
            ui.spacing_mut().item_spacing.y = 0.0;
            for language in std::iter::once(None).chain(Language::ALL.map(Some)) {
                let entry = Button::selectable(language == current, name(language));
                let entry = ui.add(entry.min_size(vec2(width, theme.size.target)));
                if button.clicked() && language == current {
                    // Arrows start at the current language.
                    entry.request_focus();
                }
                if entry.clicked() {
                    chosen = language;
                    ui.close();
                    // The entry disappears with its list.
                    button.request_focus();
                }
            }
        });
    };
    row(ui, theme, &sentence, width, Align::Center, |ui| {
        // Whether the row has one line or two depends on the language, and egui's automatic ids with it.
        ui.scope_builder(UiBuilder::new().scope_id(Id::unique("settings language")), button);
    });
    services.settings.language = chosen;
}

/// A setting with a few choices.
fn choice_setting_ui<T: Copy + PartialEq>(
    ui: &mut Ui,
    services: &mut AppServices,
    sentence: &str,
    all: &[T],
    key: impl Fn(T) -> &'static str,
    setting: impl Fn(&mut Settings) -> &mut T,
) {
    let theme = services.theme();
    let names: Vec<String> = all.iter().map(|&one| services.word(key(one))).collect();
    let sentence = services.word(sentence);
    let setting = setting(&mut services.settings);
    let mut chosen = all.iter().position(|one| one == setting).unwrap_or(0);
    if choice_row(ui, theme, &sentence, &names, &mut chosen)
        && let Some(&one) = all.get(chosen)
    {
        *setting = one;
    }
}

/// How loud sounds are, and why none is heard.
fn sound_ui(ui: &mut Ui, services: &mut AppServices) {
    let theme = services.theme();
    group_heading(ui, theme, &services.word("settings-sound"));
    let sentence = services.word("settings-sound-on");
    let mut is_on = !services.settings.muted;
    widgets::switch(ui, theme, &mut is_on, &sentence);
    services.settings.muted = !is_on;
    let volume = services.settings.volume.min(100);
    let (response, volume) =
        percent_row(ui, services, theme, ("settings-volume", "volume"), (volume, 0..=100, 5), is_on);
    services.settings.volume = volume;
    if response.drag_stopped() || (response.changed() && !response.dragged()) {
        // People hear what they have chosen.
        services.play(Sound::TileLaid, 0);
    }
    if let Some(key) = services.silence() {
        ui.label(theme.soft(services.word(key)));
    }
}

fn pace_ui(ui: &mut Ui, services: &mut AppServices) {
    let theme = services.theme();
    group_heading(ui, theme, &services.word("settings-at-the-table"));
    choice_setting_ui(ui, services, "settings-pace", &Pace::ALL, Pace::key, |settings| &mut settings.pace);
    let sentence = services.word("settings-draw-for-me");
    widgets::switch(ui, theme, &mut services.settings.draw_for_me, &sentence);
    let sentence = services.word("settings-single-moves");
    widgets::switch(ui, theme, &mut services.settings.single_moves, &sentence);
    let sentence = services.word("settings-curtain-by-press");
    widgets::switch(ui, theme, &mut services.settings.curtain_by_press, &sentence);
}

/// The defaults of new tables; existing tables keep theirs.
fn new_tables_ui(ui: &mut Ui, services: &mut AppServices) {
    let theme = services.theme();
    group_heading(ui, theme, &services.word("settings-at-new-tables"));
    choice_setting_ui(ui, services, "settings-undo", &DefaultUndo::ALL, DefaultUndo::key, |settings| {
        &mut settings.undo
    });
    if services.settings.undo == DefaultUndo::ByPeople {
        ui.label(theme.soft(services.word("settings-undo-by-people-means")));
    }
    choice_setting_ui(ui, services, "settings-ask", &AskFirst::ALL, AskFirst::key, |settings| &mut settings.ask_first);
}
