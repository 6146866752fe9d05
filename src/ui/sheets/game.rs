//! The description of a game, for people who already sit at a table: its scene, how it is won, how many can play and
//! for how long.

use egui::{Ui, vec2};

use crate::paint::style::text_scale;
use crate::paint::theme::Theme;
use crate::ui::game_info::GameInfo;
use crate::ui::screen_layout;
use crate::ui::services::AppServices;

/// The height of the scene as a share of its width, and its maximum as a share of the window's height.
const SCENE_ASPECT: f32 = 0.45;
const MAX_SCENE_SHARE: f32 = 0.3;

/// Shows the scene and the description.
pub fn ui(ui: &mut Ui, services: &AppServices, game: GameInfo) {
    let theme = services.theme();
    let width = ui.available_width();
    let height = (width * SCENE_ASPECT).min(ui.ctx().content_rect().height() * MAX_SCENE_SHARE);
    screen_layout::picture(ui, theme, vec2(width, height), theme.paper, |painter, rect| {
        (game.paint)(painter, rect, theme)
    });
    about_ui(ui, services, game);
}

/// Shows the description in words.
pub fn about_ui(ui: &mut Ui, services: &AppServices, game: GameInfo) {
    let theme = services.theme();
    let widest = theme.size.line_length * text_scale(ui, theme);
    ui.scope(|ui| {
        ui.set_max_width(widest.min(ui.available_width()));
        ui.spacing_mut().item_spacing.y = theme.size.grid * 0.75;
        ui.label(Theme::strong(game.tagline(services)));
        let aim = ui.label(game.aim(services));
        services.rects.put("aim", aim.rect);
        ui.label(theme.soft(services.text.say(&game.facts(), &[])));
    });
}
