//! What a game is about: its scene, how it is won, who can play and how long. For whoever sits at a table already.

use egui::{Ui, vec2};

use crate::paint::style::text_scale;
use crate::paint::theme::Theme;
use crate::ui::desktop::Desktop;
use crate::ui::gallery::Offered;
use crate::ui::room;

/// How high the scene is for its width, and how much of the window's height that is at most.
const SCENE: f32 = 0.45;
const SCENE_SHARE: f32 = 0.3;

/// Paints it.
pub fn ui(ui: &mut Ui, desktop: &Desktop, game: Offered) {
    let theme = desktop.theme();
    let width = ui.available_width();
    let height = (width * SCENE).min(ui.ctx().content_rect().height() * SCENE_SHARE);
    room::picture(ui, theme, vec2(width, height), theme.paper, |painter, rect| (game.paint)(painter, rect, theme));
    about_ui(ui, desktop, game);
}

/// What it is about, in words.
pub fn about_ui(ui: &mut Ui, desktop: &Desktop, game: Offered) {
    let theme = desktop.theme();
    let widest = theme.size.line_length * text_scale(ui, theme);
    ui.scope(|ui| {
        ui.set_max_width(widest.min(ui.available_width()));
        ui.spacing_mut().item_spacing.y = theme.size.grid * 0.75;
        ui.label(Theme::strong(game.tagline(desktop)));
        let aim = ui.label(game.aim(desktop));
        desktop.spots.put("aim", aim.rect);
        ui.label(theme.soft(desktop.text.say(&game.facts(), &[])));
    });
}
