//! The header of game select: the mouse, the name of the app, the quiet buttons.

use egui::{Response, Sense, Ui, Vec2};

use crate::paint::art::{APP_ICON, Art};
use crate::paint::icons::Icon;
use crate::paint::style::text_scale;
use crate::paint::theme::Theme;
use crate::paint::widgets::{self, PushButton};
use crate::ui::alert;
use crate::ui::focus;
use crate::ui::screen_layout::right_aligned_row;
use crate::ui::services::{AppCommand, AppServices};

use super::rainy_window;

/// Shows the header and handles its input.
pub fn ui(ui: &mut Ui, services: &AppServices) -> Option<AppCommand> {
    let theme = services.theme();
    let scale = text_scale(ui, theme);
    let mut command = None;
    ui.horizontal(|ui| {
        let (_, place) = ui.allocate_space(Vec2::splat(theme.size.title * 1.7 * scale.min(1.4)));
        Art::new(APP_ICON).paint(ui.painter(), place);
        ui.label(Theme::title(services.word("app-name")));
        if let Some(why) = &services.unsaved {
            command = alert::unsaved_badge_ui(ui, theme, &services.text, &services.rects, why, false);
        }
        // With large text in a small window, the buttons show only their icons.
        let width = |(icon, key, _): &(Icon, &str, AppCommand)| {
            PushButton::quiet(theme, &services.word(key)).icon(*icon).width(ui) + ui.spacing().item_spacing.x
        };
        let buttons = [
            (Icon::Book, "go-rules", AppCommand::Rules(services.current_game(), None)),
            (Icon::Trophy, "go-records", AppCommand::Records),
            (Icon::Curve, "statistics-title", AppCommand::Statistics),
            (Icon::Settings, "go-settings", AppCommand::Settings),
            (Icon::Close, "go-quit", AppCommand::Quit),
        ];
        let needed: f32 = buttons.iter().map(width).sum();
        let words = ui.available_width() + ui.spacing().item_spacing.x > needed;
        let window = rainy_window::size(theme.size.title * 1.35 * scale);
        let gap = theme.size.padding;
        if ui.available_width() > needed + window.x + 2.0 * gap {
            ui.add_space(gap);
            let (place, _) = ui.allocate_exact_size(window, Sense::hover());
            rainy_window::paint(ui.painter(), place, theme);
        }
        right_aligned_row(ui, ("head buttons", words), |ui| {
            for (icon, key, to) in buttons {
                let name = services.word(key);
                let response: Response = if words {
                    widgets::quiet_button(ui, theme, icon, &name)
                } else {
                    widgets::icon_button(ui, theme, icon, &name)
                };
                let name = key.trim_start_matches("go-").trim_end_matches("-title");
                services.rects.put(name, response.rect);
                focus::grant(&response, name);
                if response.clicked() {
                    command = Some(to);
                }
            }
        });
    });
    command
}
