//! The card that leads to the puzzles.

use egui::{Layout, Margin, Role, TextStyle, Ui, WidgetInfo};

use crate::engine::Phrase;
use crate::paint::icons::{Icon, icon_ui};
use crate::paint::style::text_scale;
use crate::paint::theme::Theme;
use crate::ui::focus;
use crate::ui::puzzles::solved_of_all;
use crate::ui::screen_layout::clickable_card;
use crate::ui::services::{AppCommand, AppServices};

/// The height of the card, in points.
pub fn height(ui: &Ui, theme: &Theme) -> f32 {
    let line = (theme.size.icon * text_scale(ui, theme).max(1.0)).max(ui.text_style_height(&TextStyle::Body));
    line + 2.0 * (theme.size.grid * 1.5 + theme.size.outline)
}

/// Shows the card, as wide as the `Ui`, and handles its input; nothing where there are no puzzles.
pub fn ui(ui: &mut Ui, services: &AppServices) -> Option<AppCommand> {
    let theme = services.theme();
    let (solved, count) = solved_of_all(services);
    if count == 0 {
        return None;
    }
    let title = services.word("puzzles-title");
    let line = match solved {
        0 => services.word("puzzles-invitation"),
        _ => services.text.say(&Phrase::new("puzzles-solved-of").with("solved", solved).with("count", count), &[]),
    };
    let margin = Margin::symmetric(theme.size.padding as i8, (theme.size.grid * 1.5) as i8);
    let response = clickable_card(ui, theme, "puzzles", margin, |ui, _| {
        let side = theme.size.icon * text_scale(ui, theme).max(1.0);
        ui.spacing_mut().interact_size.y = side;
        ui.horizontal(|ui| {
            icon_ui(ui, Icon::Puzzle, side, theme.ink);
            ui.label(Theme::strong(&title));
            ui.with_layout(Layout::left_to_right(egui::Align::Center), |ui| {
                ui.add(egui::Label::new(theme.soft(&line)).truncate());
            });
        });
    });
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, format!("{title}: {line}")));
    services.rects.put("puzzles", response.rect);
    focus::grant(&response, "puzzles");
    response.clicked().then_some(AppCommand::Puzzles)
}
