//! The puzzles screen: for each game its puzzles as tiles, with what the chosen person has made of them.

mod section;
mod tile;

use egui::Ui;

use super::game_info::{self, GameInfo};
use super::screen_layout;
use super::services::{AppCommand, AppServices};
use super::solo_page::{self, SoloPage};
use crate::puzzles::{Progress, Standing, catalogue, next_puzzle};
use tile::ReturnedTo;
pub use tile::{difficulty_ui, stars_ui, tile_rect_name};

/// The puzzles screen.
pub struct PuzzlesScreen {
    /// The games that have puzzles.
    games: Vec<GameInfo>,
    page: screen_layout::ScrollPage,
    /// The tile of the puzzle from which somebody has come back.
    returned_to: Option<ReturnedTo>,
}

impl PuzzlesScreen {
    /// Opens the screen.
    pub fn new(services: &AppServices) -> Self {
        PuzzlesScreen { games: games(services), page: screen_layout::ScrollPage::default(), returned_to: None }
    }

    /// Opens the screen for somebody who comes back from the puzzle with this tile: where it was scrolled to, if it was left for a puzzle.
    pub fn back_at(tile: String, left: Option<PuzzlesScreen>, services: &AppServices) -> Self {
        let mut page = left.map(|left| left.page).unwrap_or_default();
        page.resume();
        PuzzlesScreen { page, returned_to: Some(ReturnedTo::new(tile)), ..PuzzlesScreen::new(services) }
    }

    /// Paints the screen and handles its input.
    pub fn ui(&mut self, ui: &mut Ui, services: &mut AppServices) -> Option<AppCommand> {
        let by_key = solo_page::take_keys(ui, services, || self.next(services));
        let page = SoloPage {
            title: "puzzles-title",
            who: "puzzles-who",
            legend: "puzzles-stars-legend",
            width: services.theme().size.column.puzzles,
        };
        let returned_to = &mut self.returned_to;
        let game =
            |ui: &mut Ui, services: &mut AppServices, game: &GameInfo| section::ui(ui, services, game, returned_to);
        page.ui(ui, services, &mut self.page, &self.games, game).or(by_key)
    }

    /// The command that goes on with the game that was seen last, or with the first one that has a puzzle left.
    fn next(&self, services: &AppServices) -> Option<AppCommand> {
        let last = self.games.iter().filter(|game| services.last_viewed_game == Some(game.id));
        let progress = services.settings.puzzle_progress();
        last.chain(&self.games).find_map(|game| next_command(game.id, progress))
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
