//! The drills screen: each drill as a card, with the best run of the chosen person; and the screen of a run.

mod card;
mod run_screen;
mod side;
mod table;

use egui::{CentralPanel, Frame, Key, Modifiers, Ui};

use super::puzzles::solver_ui;
use super::screen_layout;
use super::services::{AppCommand, AppServices};
use super::{game_info, game_info::GameInfo};
use crate::drills::{DrillInfo, drills};
pub use card::start_rect_name;
pub use run_screen::DrillScreen;

/// The drills screen.
pub struct DrillsScreen {
    /// The drills, each with its game.
    drills: Vec<(DrillInfo, GameInfo)>,
    page: screen_layout::ScrollPage,
}

impl DrillsScreen {
    /// Opens the screen.
    pub fn new(services: &AppServices) -> Self {
        DrillsScreen { drills: offered(services), page: screen_layout::ScrollPage::default() }
    }

    /// Paints the screen and handles its input.
    pub fn ui(&mut self, ui: &mut Ui, services: &mut AppServices) -> Option<AppCommand> {
        let mut command = self.handle_keys(ui, services);
        let theme = services.theme();
        CentralPanel::default().frame(Frame::new()).show(ui, |ui| {
            screen_layout::tabletop(ui, theme, false);
            let DrillsScreen { drills, page } = self;
            page.ui(ui, false, |ui| {
                screen_layout::column(ui, theme, theme.size.column.drills, |ui| {
                    ui.add_space(theme.size.grid * 2.5);
                    let back = (AppCommand::Select, "go-games");
                    let title = services.word("drills-title");
                    command = screen_layout::head(ui, services, back, &title).or(command.take());
                    ui.add_space(theme.size.grid);
                    solver_ui(ui, services, "drills-who");
                    ui.label(theme.soft(services.word("drills-legend")));
                    ui.add_space(theme.size.grid);
                    for (drill, game) in drills.iter() {
                        command = card::ui(ui, services, drill, game).or(command.take());
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
        // Enter begins the drill of the game that was seen last, unless a focused widget takes it.
        let is_free = ui.memory(|memory| memory.focused().is_none());
        let takes_enter = || ui.input_mut(|input| input.consume_key(Modifiers::NONE, Key::Enter));
        let last = self.drills.iter().find(|(drill, _)| services.last_viewed_game == Some(drill.game));
        let first = last.or(self.drills.first()).filter(|_| is_free && takes_enter());
        first.map(|(drill, _)| AppCommand::Drill(drill.id))
    }
}

/// The drills of the offered games.
fn offered(services: &AppServices) -> Vec<(DrillInfo, GameInfo)> {
    let games = game_info::offered(&services.settings);
    let of_game = |drill: DrillInfo| Some((drill, *games.iter().find(|game| game.id == drill.game)?));
    drills().into_iter().filter_map(of_game).collect()
}

/// How many drills are offered, and how many of them somebody has tried.
pub fn tried_of_all(services: &AppServices) -> (usize, usize) {
    let bests = services.settings.drill_bests();
    let all = offered(services);
    let is_tried =
        |drill: &DrillInfo| [true, false].iter().any(|is_calm| bests.best(&drill.kept_as(*is_calm)).is_some());
    (all.iter().filter(|(drill, _)| is_tried(drill)).count(), all.len())
}
