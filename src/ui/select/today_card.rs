//! The card of today's deal: one thing to click, that leads to the deal.

use egui::{Align, Layout, Margin, Role, Ui, WidgetInfo, vec2};

use crate::daily::{Deal, DealVersion};
use crate::engine::Phrase;
use crate::paint::icons::{Icon, icon_ui};
use crate::paint::style::text_scale;
use crate::paint::theme::Theme;
use crate::ui::focus;
use crate::ui::game_info;
use crate::ui::screen_layout;
use crate::ui::services::{AppCommand, AppServices};

/// The height of the card.
pub fn height(ui: &Ui, theme: &Theme) -> f32 {
    theme.size.daily.card * text_scale(ui, theme).clamp(1.0, 1.6)
}

/// Shows the card, as wide as the `Ui`; returns where to go if it was clicked.
pub fn ui(ui: &mut Ui, services: &AppServices) -> Option<AppCommand> {
    let theme = services.theme();
    let deal = Deal::of(services.today(), DealVersion::current())?;
    let game = game_info::by_id(deal.game)?;
    let (title, name) = (services.word("daily-title"), game.name(services));
    let inner = height(ui, theme) - 2.0 * (theme.size.grid + theme.size.outline);
    let margin = Margin::symmetric(theme.size.padding as i8, theme.size.grid as i8);
    let response = screen_layout::clickable_card(ui, theme, "today's deal", margin, |ui, ground| {
        ui.spacing_mut().item_spacing.y = 0.0;
        let size = vec2(ui.available_width(), inner);
        ui.allocate_ui_with_layout(size, Layout::left_to_right(Align::Center), |ui| {
            ui.set_min_size(size);
            let picture = vec2(inner * 1.4, inner);
            screen_layout::picture(ui, theme, picture, ground, |painter, rect| (game.paint)(painter, rect, theme));
            ui.add_space(theme.size.grid);
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                icon_ui(ui, Icon::Forward, theme.size.icon * text_scale(ui, theme), theme.ink_soft);
                ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                    let lines =
                        ui.text_style_height(&Theme::strong_style()) + ui.text_style_height(&egui::TextStyle::Small);
                    let size = vec2(ui.available_width(), lines);
                    ui.allocate_ui_with_layout(size, Layout::top_down(Align::Min), |ui| {
                        ui.add(egui::Label::new(Theme::strong(&title)).truncate().selectable(false));
                        let about = Phrase::new("daily-card").with("game", name.clone());
                        let about = theme.soft(services.text.say(&about, &[]));
                        ui.add(egui::Label::new(about).truncate().selectable(false));
                    });
                });
            });
        });
    });
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, format!("{title}: {name}")));
    services.rects.put("daily", response.rect);
    focus::grant(&response, "daily");
    response.clicked().then_some(AppCommand::Daily(None))
}
