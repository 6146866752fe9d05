//! What lies over a screen: settings, keys, notices.

use egui::{Context, Response};

use super::desktop::{Desktop, Go};
use crate::engine::Phrase;

/// How long a notice stays.
pub const NOTICE_SECONDS: f64 = 6.0;

/// A sheet over the screen.
pub enum Sheet {
    /// The settings.
    Settings,
    /// The keys.
    Keys,
}

impl Sheet {
    /// The settings.
    pub fn settings() -> Self {
        Sheet::Settings
    }

    /// The keys.
    pub fn keys() -> Self {
        Sheet::Keys
    }

    /// Paints it and takes its input.
    pub fn ui(&mut self, _ctx: &Context, _desktop: &mut Desktop) -> Option<Go> {
        Some(Go::CloseSheet)
    }
}

/// Shows a sentence for a while.
pub fn notice_ui(ctx: &Context, desktop: &Desktop, notice: &Phrase) -> Response {
    let theme = desktop.theme();
    egui::Area::new(egui::Id::unique("notice"))
        .anchor(egui::Align2::CENTER_TOP, egui::vec2(0.0, theme.size.padding))
        .order(egui::Order::Tooltip)
        .show(ctx, |ui| {
            crate::paint::widgets::raised_card(theme).show(ui, |ui| ui.label(desktop.text.say(notice, &[])));
        })
        .response
}
