//! The settings: what is changed here acts at once and is kept at once.

use egui::{Align, Layout, Slider, Ui};

use super::{about, group, people, row};
use crate::paint::theme::Theme;
use crate::paint::widgets;
use crate::ui::desktop::Desktop;
use crate::ui::settings::{Look, Pace};

/// The sizes of text that the steps offer, in percent.
const TEXT_STEPS: std::ops::RangeInclusive<u16> = 80..=200;
const TEXT_STEP: f64 = 10.0;
const LOOKS: [(Look, &str); 3] =
    [(Look::System, "settings-look-system"), (Look::Light, "settings-look-light"), (Look::Dark, "settings-look-dark")];

/// What the sheet remembers between frames.
#[derive(Default)]
pub struct SettingsView {
    /// Someone is to be forgotten if that is pressed once more.
    forgetting: Option<String>,
    /// The size of text while the slider is dragged: it takes effect when it is let go, or the slider would run away from
    /// under the pointer.
    dragged_percent: Option<u16>,
}

impl SettingsView {
    /// Paints them and takes input.
    pub fn ui(&mut self, ui: &mut Ui, desktop: &mut Desktop) {
        let before = desktop.settings.clone();
        self.looks_ui(ui, desktop);
        pace_ui(ui, desktop);
        people::ui(ui, desktop, &mut self.forgetting);
        about::ui(ui, desktop);
        if desktop.settings != before {
            desktop.save_settings();
            ui.ctx().request_repaint();
        }
    }

    fn looks_ui(&mut self, ui: &mut Ui, desktop: &mut Desktop) {
        let theme = desktop.theme();
        let names: Vec<String> = LOOKS.iter().map(|(_, key)| desktop.word(key)).collect();
        let names: Vec<&str> = names.iter().map(String::as_str).collect();
        let mut chosen = LOOKS.iter().position(|(look, _)| *look == desktop.settings.look).unwrap_or(0);
        row(ui, theme, &desktop.word("settings-look"), |ui| {
            left_to_right(ui, |ui| {
                if widgets::segmented(ui, theme, &names, &mut chosen).changed() {
                    desktop.settings.look = LOOKS.get(chosen).map_or(Look::System, |(look, _)| *look);
                }
            });
        });
        ui.add_space(theme.size.grid * 0.5);
        self.text_size_ui(ui, desktop, theme);
        let sentence = desktop.word("settings-motion");
        widgets::switch(ui, theme, &mut desktop.settings.motion, &sentence);
    }

    fn text_size_ui(&mut self, ui: &mut Ui, desktop: &mut Desktop, theme: &Theme) {
        let label = desktop.word("settings-text-size");
        row(ui, theme, &label, |ui| {
            left_to_right(ui, |ui| {
                let mut percent = self.dragged_percent.unwrap_or(desktop.settings.text_percent);
                let slider = Slider::new(&mut percent, TEXT_STEPS).step_by(TEXT_STEP).show_value(false);
                let response = ui.add(slider);
                ui.ctx().accesskit_node_builder(response.id, |node| node.set_label(label.clone()));
                desktop.spots.put("text size", response.rect);
                ui.label(Theme::strong(format!("{percent} %")));
                if response.dragged() {
                    self.dragged_percent = Some(percent);
                } else if response.changed() || self.dragged_percent.is_some() {
                    self.dragged_percent = None;
                    desktop.settings.text_percent = percent;
                }
            });
        });
    }
}

fn pace_ui(ui: &mut Ui, desktop: &mut Desktop) {
    let theme = desktop.theme();
    group(ui, theme, &desktop.word("settings-at-the-table"));
    let names: Vec<String> = Pace::ALL.iter().map(|pace| desktop.word(pace.key())).collect();
    let names: Vec<&str> = names.iter().map(String::as_str).collect();
    let mut chosen = Pace::ALL.iter().position(|&pace| pace == desktop.settings.pace).unwrap_or(1);
    row(ui, theme, &desktop.word("settings-pace"), |ui| {
        left_to_right(ui, |ui| {
            if widgets::segmented(ui, theme, &names, &mut chosen).changed() {
                desktop.settings.pace = Pace::ALL.get(chosen).copied().unwrap_or(Pace::Calm);
            }
        });
    });
    let sentence = desktop.word("settings-draw-for-me");
    widgets::switch(ui, theme, &mut desktop.settings.draw_for_me, &sentence);
    let sentence = desktop.word("settings-single-moves");
    widgets::switch(ui, theme, &mut desktop.settings.single_moves, &sentence);
}

/// What reads from left to right also in a row that is filled from the right.
fn left_to_right(ui: &mut Ui, contents: impl FnOnce(&mut Ui)) {
    if ui.layout().prefer_right_to_left() {
        // As wide as it was in the pass before, so that it ends at the right.
        ui.scope(|ui| {
            let id = ui.scope_id().with("width");
            let known: f32 = ui.data(|data| data.get_temp(id)).unwrap_or(0.0);
            let room = ui.available_rect_before_wrap();
            let rect = room.with_min_x(room.right() - known.min(room.width()));
            let builder = egui::UiBuilder::new().max_rect(rect).layout(Layout::left_to_right(Align::Center));
            let width = ui.scope_builder(builder, contents).response.rect.width();
            if (width - known).abs() > 0.5 {
                ui.data_mut(|data| data.insert_temp(id, width));
                ui.ctx().request_discard("the width of a row has become known");
            }
        });
    } else {
        ui.horizontal_wrapped(contents);
    }
}
