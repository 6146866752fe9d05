//! The cards of the games: each a painted scene with what one wants to know before sitting down.

use egui::{Align, Layout, Response, Role, Sense, TextStyle, Ui, UiBuilder, WidgetInfo, vec2};

use crate::engine::Phrase;
use crate::paint::icons::Icon;
use crate::paint::style::text_scale;
use crate::paint::theme::Theme;
use crate::paint::widgets::{self, PushButton};
use crate::ui::desktop::Desktop;
use crate::ui::gallery::Offered;
use crate::ui::room;

/// The least width of a card in a grid, at a text scale of 100 %.
const LEAST_WIDTH: f32 = 300.0;

/// Paints the cards; the game of which a new table is wanted. With `primary` the first card holds the primary action of
/// the screen.
/// One alone is as high as `free` where it can.
pub fn ui(ui: &mut Ui, desktop: &Desktop, games: &[Offered], primary: bool, free: f32) -> Option<&'static str> {
    match games {
        [] => None,
        [only] => wide(ui, desktop, only, primary, free),
        games => grid(ui, desktop, games, primary),
    }
}

/// One game alone fills the row: its scene large, its words beside it.
fn wide(ui: &mut Ui, desktop: &Desktop, game: &Offered, primary: bool, free: f32) -> Option<&'static str> {
    let theme = desktop.theme();
    let scale = text_scale(ui, theme);
    let mut chosen = None;
    let frame = widgets::card(theme).shadow(theme.lifted_shadow()).show(ui, |ui| {
        let width = ui.available_width();
        ui.set_width(width);
        let beside = width > 620.0 * scale;
        let height = (free - 2.0 * theme.size.padding).clamp(190.0 * scale.clamp(1.0, 1.5), 480.0);
        if beside {
            let scene_width = (width - (330.0 * scale).max(width * 0.34)).max(theme.size.button);
            ui.horizontal_top(|ui| {
                chosen = scene(ui, desktop, game, vec2(scene_width, height));
                ui.add_space(theme.size.padding);
                let rest = vec2(ui.available_width(), height);
                ui.allocate_ui_with_layout(rest, Layout::top_down(Align::Min), |ui| {
                    ui.set_min_height(height);
                    // In the middle of the scene's height, as far as that can be known before.
                    let lines =
                        ui.text_style_height(&Theme::title_style()) + 3.0 * ui.text_style_height(&TextStyle::Body);
                    let words_height = lines + theme.size.primary + theme.size.padding * 2.0;
                    ui.add_space(((height - words_height) * 0.5).max(0.0));
                    ui.label(Theme::title(game.name(desktop)));
                    words(ui, desktop, game);
                    ui.add_space(theme.size.padding);
                    if new_game_button(ui, desktop, game, primary).clicked() {
                        chosen = Some(game.id);
                    }
                });
            });
        } else {
            let line = |style: TextStyle| ui.text_style_height(&style) + theme.size.grid;
            let beneath = line(Theme::title_style()) + 2.0 * line(TextStyle::Body) + line(TextStyle::Button);
            let height = (free - beneath - theme.size.primary - 2.0 * theme.size.padding).clamp(110.0, width * 0.4);
            chosen = scene(ui, desktop, game, vec2(width, height));
            ui.add_space(theme.size.grid);
            ui.label(Theme::title(game.name(desktop)));
            words(ui, desktop, game);
            ui.add_space(theme.size.grid);
            if new_game_button(ui, desktop, game, primary).clicked() {
                chosen = Some(game.id);
            }
        }
    });
    desktop.spots.put(format!("game {}", game.id), frame.response.rect);
    chosen
}

/// Several games stand in rows of equal cards.
fn grid(ui: &mut Ui, desktop: &Desktop, games: &[Offered], primary: bool) -> Option<&'static str> {
    let theme = desktop.theme();
    let gap = theme.size.padding * 1.25;
    let least = LEAST_WIDTH * text_scale(ui, theme).clamp(0.9, 1.6);
    let width = ui.available_width();
    let columns = (((width + gap) / (least + gap)) as usize).clamp(1, games.len().min(3));
    let card_width = (width - gap * (columns - 1) as f32) / columns as f32;
    let mut chosen = None;
    for (row, games) in games.chunks(columns).enumerate() {
        if row > 0 {
            ui.add_space(gap - theme.size.grid);
        }
        ui.horizontal_top(|ui| {
            ui.spacing_mut().item_spacing.x = gap;
            for (column, game) in games.iter().enumerate() {
                let place = vec2(card_width, 0.0);
                ui.allocate_ui_with_layout(place, Layout::top_down(Align::Min), |ui| {
                    ui.set_width(card_width);
                    let first = primary && row + column == 0;
                    chosen = chosen.or(small(ui, desktop, game, first));
                });
            }
        });
    }
    chosen
}

fn small(ui: &mut Ui, desktop: &Desktop, game: &Offered, primary: bool) -> Option<&'static str> {
    let theme = desktop.theme();
    let mut chosen = None;
    let frame = widgets::card(theme).shadow(theme.lifted_shadow()).show(ui, |ui| {
        let width = ui.available_width();
        chosen = scene(ui, desktop, game, vec2(width, width * 0.5));
        ui.add_space(theme.size.grid * 0.5);
        ui.label(Theme::heading(game.name(desktop)));
        words(ui, desktop, game);
        ui.add_space(theme.size.grid * 0.5);
        // All cards are equally high, whichever wears the primary button.
        let row = vec2(width, theme.size.primary.max(theme.size.button * text_scale(ui, theme)));
        ui.allocate_ui_with_layout(row, Layout::left_to_right(Align::Center), |ui| {
            if new_game_button(ui, desktop, game, primary).clicked() {
                chosen = Some(game.id);
            }
        });
    });
    desktop.spots.put(format!("game {}", game.id), frame.response.rect);
    chosen
}

/// The painted scene. A click on it is a click on "New game…"; the keyboard has the button alone.
fn scene(ui: &mut Ui, desktop: &Desktop, game: &Offered, size: egui::Vec2) -> Option<&'static str> {
    let theme = desktop.theme();
    let rect = room::picture(ui, theme, size, theme.paper, |painter, rect| (game.paint)(painter, rect, theme));
    let response = ui.interact(rect, ui.scope_id().with(("scene", game.id)), Sense::CLICK);
    response.on_hover_cursor(egui::CursorIcon::PointingHand).clicked().then_some(game.id)
}

fn words(ui: &mut Ui, desktop: &Desktop, game: &Offered) {
    let theme = desktop.theme();
    ui.scope_builder(UiBuilder::new(), |ui| {
        ui.spacing_mut().item_spacing.y = theme.size.grid * 0.5;
        ui.set_max_width(theme.size.line_length * text_scale(ui, theme));
        ui.label(game.tagline(desktop));
        ui.label(theme.soft(desktop.text.say(&game.facts(), &[])));
    });
}

fn new_game_button(ui: &mut Ui, desktop: &Desktop, game: &Offered, primary: bool) -> Response {
    let theme = desktop.theme();
    let label = desktop.word("select-new-game");
    let button = if primary { PushButton::primary(theme, &label) } else { PushButton::plain(theme, &label) };
    let response = ui.add(button.icon(Icon::Plus));
    let phrase = Phrase::new("select-new-game-of").with("game", game.name(desktop));
    let spoken = desktop.text.say(&phrase, &[]);
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &spoken));
    desktop.spots.put(format!("new game {}", game.id), response.rect);
    response
}
