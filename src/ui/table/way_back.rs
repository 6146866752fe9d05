//! Where the way back from a table leads.

use crate::ui::services::AppCommand;

/// The screen to which people return from a table, unless it is a puzzle or something is tried out.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum WayBack {
    /// Game select.
    #[default]
    Games,
    /// The list of records in which the game was found.
    Records,
    /// The page of the deal on which the table was opened.
    Deal,
}

impl WayBack {
    /// The text key of the button, and the command that leads back.
    pub fn button(self) -> (&'static str, AppCommand) {
        match self {
            WayBack::Games => ("table-to-games", AppCommand::Select),
            WayBack::Records => ("go-records", AppCommand::Records),
            WayBack::Deal => ("go-deal", AppCommand::BackToDeal),
        }
    }
}
