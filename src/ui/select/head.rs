//! The head of game select: the mouse, the name of the app, the quiet buttons.

use egui::{Image, Response, TextureHandle, Ui, vec2};

use crate::paint::icons::Icon;
use crate::paint::style::text_scale;
use crate::paint::theme::Theme;
use crate::paint::widgets;
use crate::ui::alert;
use crate::ui::desktop::{Desktop, Go};
use crate::ui::focus;
use crate::ui::room::at_the_right_end;

/// Paints it and takes its input.
pub fn ui(ui: &mut Ui, desktop: &Desktop, mouse: Option<&TextureHandle>) -> Option<Go> {
    let theme = desktop.theme();
    let scale = text_scale(ui, theme);
    let mut go = None;
    ui.horizontal(|ui| {
        if let Some(mouse) = mouse {
            let side = theme.size.title * 1.7 * scale.min(1.4);
            ui.add(Image::new(mouse).fit_to_exact_size(vec2(side, side)));
        }
        ui.label(Theme::title(desktop.word("app-name")));
        if let Some(why) = &desktop.unsaved {
            go = alert::mark_ui(ui, theme, &desktop.text, &desktop.spots, why, false);
        }
        // With large letters in a small window the words give way to their icons.
        let words = ui.available_width() > theme.size.button * 13.0 * scale;
        at_the_right_end(ui, ("head buttons", words), |ui| {
            let mut button = |ui: &mut Ui, icon: Icon, key: &str, to: Go| {
                let name = desktop.word(key);
                let response: Response = if words {
                    widgets::quiet_button(ui, theme, icon, &name)
                } else {
                    widgets::icon_button(ui, theme, icon, &name)
                };
                let name = key.trim_start_matches("go-");
                desktop.spots.put(name, response.rect);
                focus::give(&response, name);
                if response.clicked() {
                    go = Some(to);
                }
            };
            button(ui, Icon::Book, "go-rules", Go::Rules(desktop.game(), None));
            button(ui, Icon::Trophy, "go-records", Go::Records);
            button(ui, Icon::Settings, "go-settings", Go::Settings);
            button(ui, Icon::Close, "go-quit", Go::Quit);
        });
    });
    go
}
