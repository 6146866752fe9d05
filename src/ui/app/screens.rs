//! Screens to which one may go from a table, and come back.

use jiff::civil::Date;

use super::{App, Screen};
use crate::ui::daily::DailyScreen;
use crate::ui::services::AppCommand;
use crate::ui::statistics::StatisticsScreen;

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

    /// Shows the deal of a day, or of today; the way back leads to the screen before.
    pub(super) fn show_daily(&mut self, date: Option<Date>) {
        self.leave_screen();
        let daily = DailyScreen::new(&self.services, self.way_back(), date);
        self.show_over_table(Screen::Daily(Box::new(daily)));
    }

    /// Where a button leads back from the next screen to this one, and its text key.
    fn way_back(&self) -> (AppCommand, &'static str) {
        match &self.screen {
            Screen::Records(_) => (AppCommand::Records, "go-records"),
            Screen::Table(_) => (AppCommand::Back, "go-table"),
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
