//! The puzzles screen: for each game its puzzles as tiles, with what the chosen person has made of them.

mod section;
mod solver;
mod tile;

use egui::{CentralPanel, Frame, Key, Modifiers, Ui};

use super::game_info::{self, GameInfo};
use super::screen_layout;
use super::services::{AppCommand, AppServices};
use crate::puzzles::{Progress, Standing, catalogue, next_puzzle};
pub use solver::ui as solver_ui;
pub use tile::{difficulty_ui, stars_ui, tile_rect_name};

/// The puzzles screen.
pub struct PuzzlesScreen {
    /// The games that have puzzles.
    games: Vec<GameInfo>,
    page: screen_layout::ScrollPage,
}

impl PuzzlesScreen {
    /// Opens the screen.
    pub fn new(services: &AppServices) -> Self {
        PuzzlesScreen { games: games(services), page: screen_layout::ScrollPage::default() }
    }

    /// Paints the screen and handles its input.
    pub fn ui(&mut self, ui: &mut Ui, services: &mut AppServices) -> Option<AppCommand> {
        let mut command = self.handle_keys(ui, services);
        let theme = services.theme();
        CentralPanel::default().frame(Frame::new()).show(ui, |ui| {
            screen_layout::tabletop(ui, theme, false);
            let PuzzlesScreen { games, page } = self;
            page.ui(ui, false, |ui| {
                screen_layout::column(ui, theme, theme.size.column.puzzles, |ui| {
                    ui.add_space(theme.size.grid * 2.5);
                    let back = (AppCommand::Select, "go-games");
                    let title = services.word("puzzles-title");
                    command = screen_layout::head(ui, services, back, &title).or(command.take());
                    ui.add_space(theme.size.grid);
                    solver::ui(ui, services, "puzzles-who");
                    ui.label(theme.soft(services.word("puzzles-stars-legend")));
                    ui.add_space(theme.size.grid);
                    for game in games.iter() {
                        command = section::ui(ui, services, game).or(command.take());
                        ui.add_space(theme.size.grid * 1.5);
                    }
                    ui.add_space(theme.size.padding);
                });
            });
        });
        command
    }

    /// Handles keys; returns where they lead.
    fn handle_keys(&self, ui: &Ui, services: &AppServices) -> Option<AppCommand> {
        if !screen_layout::has_keys(ui, services) {
            return None;
        }
        if screen_layout::takes_escape(ui, services) {
            return Some(AppCommand::Select);
        }
        // Enter goes on with the game that was seen last, unless a focused widget takes it.
        let is_free = ui.memory(|memory| memory.focused().is_none());
        let order = || {
            let last = self.games.iter().filter(|game| services.last_viewed_game == Some(game.id));
            last.chain(&self.games)
        };
        let progress = services.settings.puzzle_progress();
        let mut next = order().filter_map(|game| next_command(game.id, progress));
        let takes_enter = || ui.input_mut(|input| input.consume_key(Modifiers::NONE, Key::Enter));
        (is_free && takes_enter()).then(|| next.next()).flatten()
    }
}

/// The offered games that have puzzles.
fn games(services: &AppServices) -> Vec<GameInfo> {
    let mut games = game_info::offered(&services.settings);
    games.retain(|game| !catalogue(game.id).is_empty());
    games
}

/// The command that opens the next puzzle of a game; `None` if all are solved.
fn next_command(game: &'static str, progress: &Progress) -> Option<AppCommand> {
    Some(AppCommand::Puzzle(game, next_puzzle(game, progress, None)?.name.clone()))
}

/// What somebody has made of the puzzles of a game that are still there.
pub fn standing(progress: &Progress, game: &str) -> Standing {
    progress.standing(game, |name| catalogue(game).iter().any(|info| info.name == name))
}

/// How many puzzles of all offered games are solved, and how many there are.
pub fn solved_of_all(services: &AppServices) -> (usize, usize) {
    let progress = services.settings.puzzle_progress();
    let games = games(services);
    let solved = games.iter().map(|game| standing(progress, game.id).solved).sum();
    (solved, games.iter().map(|game| catalogue(game.id).len()).sum())
}
