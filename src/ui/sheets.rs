//! What lies over a screen: settings, keys, notices.

mod about;
mod keys;
mod notice;
mod people;
mod settings;

use egui::{Context, Id, ScrollArea, Ui};

use super::desktop::{Desktop, Go};
use crate::paint::style::text_scale;
use crate::paint::theme::Theme;
use crate::paint::widgets;

pub use notice::{NOTICE_SECONDS, notice_ui};
use settings::SettingsView;

/// A sheet over the screen.
pub enum Sheet {
    /// The settings.
    Settings(SettingsView),
    /// The keys.
    Keys,
}

impl Sheet {
    /// The settings.
    pub fn settings() -> Self {
        Sheet::Settings(SettingsView::default())
    }

    /// The keys.
    pub fn keys() -> Self {
        Sheet::Keys
    }

    /// Paints it and takes its input.
    pub fn ui(&mut self, ctx: &Context, desktop: &mut Desktop) -> Option<Go> {
        let closed = match self {
            Sheet::Settings(view) => laid(ctx, desktop, "settings-title", 620.0, |ui, desktop| view.ui(ui, desktop)),
            Sheet::Keys => laid(ctx, desktop, "keys-title", 860.0, |ui, desktop| keys::ui(ui, desktop)),
        };
        closed.then_some(Go::CloseSheet)
    }
}

/// A sheet with its head and scrolling contents, as high as it needs to be where the window allows; true if it is closed.
fn laid(
    ctx: &Context,
    desktop: &mut Desktop,
    title: &'static str,
    width: f32,
    contents: impl FnOnce(&mut Ui, &mut Desktop),
) -> bool {
    let theme = desktop.theme();
    let scale = f32::from(desktop.settings.text_percent) / 100.0;
    let shown = widgets::modal(ctx, theme, Id::unique(title), width * scale.clamp(1.0, 1.5), |ui| {
        let closed = widgets::sheet_head(ui, theme, &desktop.word(title), &desktop.word("sheet-close"));
        ScrollArea::vertical().auto_shrink([false, true]).show(ui, |ui| {
            // Rings of focus and hovered rows reach a little beyond what they are round.
            egui::Frame::new().inner_margin(egui::Margin::symmetric(theme.size.grid as i8, 4)).show(ui, |ui| {
                ui.set_width(ui.available_width());
                contents(ui, desktop);
            });
        });
        closed
    });
    desktop.spots.put("sheet", shown.response.rect);
    shown.inner || shown.should_close()
}

/// The head of a group of rows.
fn group(ui: &mut Ui, theme: &Theme, name: &str) {
    ui.add_space(theme.size.padding);
    ui.label(Theme::bold(name).color(theme.ink_soft));
}

/// A sentence, and below it or beside it what is chosen there.
fn row(ui: &mut Ui, theme: &Theme, sentence: &str, contents: impl FnOnce(&mut Ui)) {
    if ui.available_width() > 520.0 * text_scale(ui, theme) {
        ui.horizontal(|ui| {
            ui.label(sentence);
            ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), contents);
        });
    } else {
        ui.label(sentence);
        contents(ui);
    }
}
