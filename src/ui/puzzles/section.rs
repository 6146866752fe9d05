//! The puzzles of one game: how far somebody has come, the next puzzle, and a tile for each.

use egui::{Align, Layout, Margin, Ui, vec2};

use super::tile::ReturnedTo;
use super::{next_command, standing, tile};
use crate::engine::Phrase;
use crate::paint::icons::Icon;
use crate::paint::style::text_scale;
use crate::paint::theme::Theme;
use crate::paint::widgets::{PushButton, card};
use crate::puzzles::{Standing, catalogue};
use crate::ui::game_info::GameInfo;
use crate::ui::services::{AppCommand, AppServices};

/// Shows the section; returns the puzzle to open, if one was chosen.
pub fn ui(
    ui: &mut Ui,
    services: &AppServices,
    game: &GameInfo,
    returned_to: &mut Option<ReturnedTo>,
) -> Option<AppCommand> {
    let theme = services.theme();
    let mut command = None;
    ui.push_id(game.id, |ui| {
        card(theme).inner_margin(Margin::same(theme.size.padding as i8)).show(ui, |ui| {
            ui.set_width(ui.available_width());
            ui.spacing_mut().item_spacing.y = theme.size.grid;
            command = head_ui(ui, services, game);
            ui.scope(|ui| {
                ui.spacing_mut().item_spacing = vec2(theme.size.grid, theme.size.grid);
                ui.horizontal_wrapped(|ui| {
                    let progress = services.settings.puzzle_progress();
                    for info in catalogue(game.id) {
                        let result = progress.result(game.id, &info.name);
                        if tile::ui(ui, services, game, (info, &result), returned_to) {
                            command = Some(AppCommand::Puzzle(game.id, info.name.clone()));
                        }
                    }
                });
            });
        });
    });
    command
}

/// The name of the game, the figures, and the button to the next puzzle.
fn head_ui(ui: &mut Ui, services: &AppServices, game: &GameInfo) -> Option<AppCommand> {
    let theme = services.theme();
    let progress = services.settings.puzzle_progress();
    let label = services.word("puzzles-next");
    let next = next_command(game.id, progress);
    let mut command = None;
    let height = theme.size.primary * text_scale(ui, theme).max(1.0);
    let button = |ui: &mut Ui| match next {
        Some(next) => {
            let response = ui.add(PushButton::primary(theme, &label).icon(Icon::Play));
            let spoken = Phrase::new("puzzles-next-of").with("game", game.name(services));
            let spoken = services.text.say(&spoken, &[]);
            response.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Button, true, &spoken));
            services.rects.put(format!("next puzzle {}", game.id), response.rect);
            response.clicked().then_some(next)
        }
        None => {
            ui.label(theme.soft(services.word("puzzles-all-solved")));
            None
        }
    };
    let figures = figures(services, standing(progress, game.id), catalogue(game.id).len());
    let words = |ui: &mut Ui| {
        ui.spacing_mut().item_spacing.y = 0.0;
        ui.label(Theme::heading(game.name(services)));
        ui.label(theme.soft(figures));
    };
    let room = ui.available_width();
    if room > theme.size.breakpoint.continue_card * text_scale(ui, theme) {
        ui.allocate_ui_with_layout(vec2(room, height), Layout::right_to_left(Align::Center), |ui| {
            command = button(ui);
            let rest = vec2(ui.available_width(), height);
            ui.allocate_ui_with_layout(rest, Layout::top_down(Align::Min), |ui| {
                ui.set_width(rest.x);
                words(ui);
            });
        });
    } else {
        ui.vertical(words);
        command = button(ui);
    }
    command
}

/// The figures in one line: solved, in a row, rating.
fn figures(services: &AppServices, standing: Standing, count: usize) -> String {
    let say = |phrase: Phrase| services.text.say(&phrase, &[]);
    let solved = say(Phrase::new("puzzles-solved-of").with("done", standing.solved).with("count", count));
    let streak = (standing.best_streak > 0)
        .then(|| say(Phrase::new("puzzles-streak").with("count", standing.streak).with("best", standing.best_streak)));
    let rating = standing.rating.map(|rating| say(Phrase::new("puzzles-rating").with("rating", rating)));
    [Some(solved), streak, rating].into_iter().flatten().collect::<Vec<_>>().join("  ·  ")
}
