//! The card of a drill: its game, what it trains, the best run, and the button that begins one.

use egui::{Align, Label, Layout, Margin, Role, TextStyle, Ui, WidgetInfo, vec2};

use super::side::{clock_phrase, kind};
use crate::drills::DrillInfo;
use crate::engine::Phrase;
use crate::paint::icons::Icon;
use crate::paint::style::text_scale;
use crate::paint::theme::Theme;
use crate::paint::widgets::{PushButton, card, switch};
use crate::ui::focus;
use crate::ui::game_info::GameInfo;
use crate::ui::screen_layout;
use crate::ui::services::{AppCommand, AppServices};

/// The name of the rectangle of the button that begins a drill.
pub fn start_rect_name(drill: &str) -> String {
    format!("drill {drill}")
}

/// Shows the card; returns the command to begin the drill, if that was chosen.
pub fn ui(ui: &mut Ui, services: &mut AppServices, drill: &DrillInfo, game: &GameInfo) -> Option<AppCommand> {
    let theme = services.theme();
    let mut command = None;
    ui.push_id(drill.id, |ui| {
        card(theme).inner_margin(Margin::same(theme.size.padding as i8)).show(ui, |ui| {
            ui.set_width(ui.available_width());
            ui.spacing_mut().item_spacing = vec2(theme.size.padding, theme.size.grid * 0.5);
            let room = ui.available_width();
            if room > theme.size.breakpoint.continue_card * text_scale(ui, theme) {
                let height = theme.size.drills.picture.y;
                ui.allocate_ui_with_layout(vec2(room, height), Layout::left_to_right(Align::Center), |ui| {
                    screen_layout::picture(ui, theme, theme.size.drills.picture, theme.paper, |painter, rect| {
                        game.show_scene(painter, rect, theme);
                    });
                    ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                        command = button_ui(ui, services, drill, game);
                        let rest = vec2(ui.available_width(), words_height(ui));
                        ui.allocate_ui_with_layout(rest, Layout::top_down(Align::Min), |ui| {
                            ui.set_width(rest.x);
                            words_ui(ui, services, drill, game);
                        });
                    });
                });
            } else {
                words_ui(ui, services, drill, game);
                command = button_ui(ui, services, drill, game);
            }
            if drill.clock.is_some() {
                let mut is_calm = services.settings.calm_drills;
                let response = switch(ui, theme, &mut is_calm, &services.word("drills-calm"));
                services.rects.put(format!("calm {}", drill.id), response.rect);
                if response.changed() {
                    services.settings.calm_drills = is_calm;
                    services.save_settings();
                }
                // Below the switch, and with room also while nobody hurries, so that nothing slides away under the pointer.
                let clock = theme.soft(services.text.say(&clock_phrase(*drill), &[]));
                ui.add_visible(!is_calm, Label::new(clock));
            }
        });
    });
    command
}

/// About the height of the words beside the picture.
fn words_height(ui: &Ui) -> f32 {
    ui.text_style_height(&TextStyle::Heading) + ui.text_style_height(&TextStyle::Body) * 4.0
}

/// The name of the drill, what it trains, and how far somebody has come.
fn words_ui(ui: &mut Ui, services: &AppServices, drill: &DrillInfo, game: &GameInfo) {
    let theme = services.theme();
    ui.label(theme.soft(game.name(services)));
    ui.label(Theme::heading(services.word(&format!("drill-{}-name", drill.id))));
    ui.label(services.word(&format!("drill-{}-about", drill.id)));
    let label = ui.label(theme.soft(bests(services, drill)));
    services.rects.put(format!("best {}", drill.id), label.rect);
}

/// The best runs: those on time, and those without a clock.
fn bests(services: &AppServices, drill: &DrillInfo) -> String {
    let kinds: &[bool] = if drill.clock.is_some() { &[false, true] } else { &[false] };
    let best = |is_calm: &bool| {
        let count = services.settings.drill_bests().best(&drill.kept_as(*is_calm)).filter(|count| *count > 0)?;
        let best = Phrase::new("drills-best").with("count", count).with("kind", kind(*drill, *is_calm));
        Some(services.text.say(&best, &[]))
    };
    let bests: Vec<String> = kinds.iter().filter_map(best).collect();
    if bests.is_empty() { services.word("drills-no-best") } else { bests.join(" · ") }
}

/// The button that begins a run.
fn button_ui(ui: &mut Ui, services: &AppServices, drill: &DrillInfo, game: &GameInfo) -> Option<AppCommand> {
    let theme = services.theme();
    let label = services.word("drill-start");
    let response = ui.add(PushButton::primary(theme, &label).icon(Icon::Play));
    let name = Phrase::new("literal").with("text", services.word(&format!("drill-{}-name", drill.id)));
    let spoken = Phrase::new("drill-start-of").with("game", game.name(services)).with("drill", name);
    let spoken = services.text.say(&spoken, &[]);
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &spoken));
    let name = start_rect_name(drill.id);
    focus::grant(&response, &name);
    services.rects.put(name, response.rect);
    response.clicked().then_some(AppCommand::Drill(drill.id))
}
