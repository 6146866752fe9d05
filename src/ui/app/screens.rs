//! Screens to which one may go from a table, and come back.

use jiff::civil::Date;

use super::{App, Screen};
use crate::engine::Phrase;
use crate::ui::daily::DailyScreen;
use crate::ui::drills::{DrillScreen, DrillsScreen, start_rect_name};
use crate::ui::puzzles::{PuzzlesScreen, tile_rect_name};
use crate::ui::records::RecordsScreen;
use crate::ui::services::AppCommand;
use crate::ui::session_loader;
use crate::ui::statistics::StatisticsScreen;
use crate::ui::table::{TableScreen, WayBack};

impl App {
    /// Shows what people have played; the way back leads to the screen before.
    pub(super) fn show_statistics(&mut self) {
        if matches!(self.screen, Screen::Statistics(_)) {
            return self.open_sheet(None);
        }
        self.leave_screen();
        let statistics = StatisticsScreen::new(&self.services, self.way_back());
        self.show_over_table(Screen::Statistics(Box::new(statistics)));
    }

    /// Shows the records; who comes from one of them finds the list as it was.
    pub(super) fn show_records(&mut self) {
        self.leave_screen();
        self.screen = Screen::Records(match self.left_records.take() {
            Some(mut records) => {
                self.focus_rect_name = records.resume();
                records
            }
            None => Box::new(RecordsScreen::new(&mut self.services)),
        });
    }

    /// Puts a table on the screen. The way back leads to the list of records or the page of the deal where it was opened; for a deal that is
    /// played again, to where it led before.
    pub(super) fn show_table(&mut self, mut table: TableScreen) {
        let deal = table.model().deal;
        table.set_way_back(match &self.screen {
            Screen::Records(_) => WayBack::Records,
            Screen::Daily(_) => WayBack::Deal,
            Screen::Table(before) if deal.is_some() && before.model().deal == deal => before.way_back(),
            _ => WayBack::Games,
        });
        match std::mem::replace(&mut self.screen, Screen::Table(Box::new(table))) {
            Screen::Records(records) => self.left_records = Some(records),
            Screen::Daily(daily) => self.left_daily = Some(daily),
            _ => {}
        }
    }

    /// Shows the deal of a day, or of today; the way back leads to the screen before.
    pub(super) fn show_daily(&mut self, date: Option<Date>) {
        self.leave_screen();
        let daily = DailyScreen::new(&self.services, self.way_back(), date);
        self.show_over_table(Screen::Daily(Box::new(daily)));
    }

    /// Returns to the page of the deal on which the table was opened, and which shows what has come of it.
    pub(super) fn return_to_deal(&mut self) {
        let Some(left) = self.left_daily.take() else { return self.execute(AppCommand::Select) };
        self.leave_screen();
        self.screen = Screen::Daily(Box::new(left.reopened(&self.services)));
    }

    /// Shows the puzzles; who comes from one finds the list as it was, and the puzzle's tile in sight and focused.
    pub(super) fn show_puzzles(&mut self) {
        let from = match &self.screen {
            Screen::Table(table) => {
                let model = table.model();
                model.puzzle.as_ref().map(|puzzle| tile_rect_name(model.game, &puzzle.name))
            }
            _ => None,
        };
        self.leave_screen();
        self.focus_rect_name.clone_from(&from);
        let left = self.left_puzzles.take();
        self.screen = Screen::Puzzles(match from {
            Some(tile) => PuzzlesScreen::back_at(tile, left, &self.services),
            None => PuzzlesScreen::new(&self.services),
        });
    }

    /// Puts a puzzle on the table.
    pub(super) fn open_puzzle(&mut self, game: &'static str, name: &str) {
        self.leave_screen();
        self.services.last_viewed_game = Some(game);
        match session_loader::puzzle(game, name, &self.services.settings) {
            Some(session) => {
                let table = Screen::Table(Box::new(TableScreen::new(session)));
                if let Screen::Puzzles(puzzles) = std::mem::replace(&mut self.screen, table) {
                    self.left_puzzles = Some(puzzles);
                }
            }
            None => self.services.notice = Some(Phrase::new("puzzle-unusable")),
        }
    }

    /// Shows the drills; who comes from one finds its button focused.
    pub(super) fn show_drills(&mut self) {
        let from = if let Screen::Drill(drill) = &self.screen { Some(start_rect_name(drill.id())) } else { None };
        self.leave_screen();
        self.focus_rect_name = from;
        self.screen = Screen::Drills(DrillsScreen::new(&self.services));
    }

    /// Begins a run of a drill.
    pub(super) fn open_drill(&mut self, id: &'static str) {
        self.leave_screen();
        if let Some(drill) = DrillScreen::new(id, &self.services) {
            self.services.last_viewed_game = Some(drill.game());
            self.screen = Screen::Drill(Box::new(drill));
        }
    }

    /// Where a button leads back from the next screen to this one, and its text key.
    fn way_back(&self) -> (AppCommand, &'static str) {
        match &self.screen {
            Screen::Records(_) => (AppCommand::Records, "go-records"),
            Screen::Table(_) => (AppCommand::Back, "go-table"),
            Screen::Puzzles(_) => (AppCommand::Puzzles, "go-puzzles"),
            Screen::Drills(_) | Screen::Drill(_) => (AppCommand::Drills, "go-drills"),
            Screen::Select(_) | Screen::NewGame(_) | Screen::Statistics(_) | Screen::Daily(_) => {
                (AppCommand::Select, "go-games")
            }
        }
    }

    /// Shows another screen, and keeps a table to come back to.
    fn show_over_table(&mut self, screen: Screen) {
        if let Screen::Table(table) = std::mem::replace(&mut self.screen, screen) {
            self.previous_table = Some(table);
        }
    }
}
