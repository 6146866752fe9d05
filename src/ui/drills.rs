//! The drills screen: each drill as a card, with the best run of the chosen person; and the screen of a run.

mod card;
mod run_screen;
mod side;
mod table;

use egui::Ui;

use super::screen_layout;
use super::services::{AppCommand, AppServices};
use super::solo_page::{self, SoloPage};
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
        let by_key = solo_page::take_keys(ui, services, || self.next(services));
        let page = SoloPage {
            title: "drills-title",
            who: "drills-who",
            legend: "drills-legend",
            width: services.theme().size.column.drills,
        };
        let card = |ui: &mut Ui, services: &mut AppServices, (drill, game): &(DrillInfo, GameInfo)| {
            card::ui(ui, services, drill, game)
        };
        page.ui(ui, services, &mut self.page, &self.drills, card).or(by_key)
    }

    /// The command that begins the drill of the game that was seen last, or the first one.
    fn next(&self, services: &AppServices) -> Option<AppCommand> {
        let last = self.drills.iter().find(|(drill, _)| services.last_viewed_game == Some(drill.game));
        last.or(self.drills.first()).map(|(drill, _)| AppCommand::Drill(drill.id))
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
