//! The table screen: head line, board, panels, foot line.

use egui::{Context, Ui};

use super::session::Session;
use crate::ui::desktop::{Desktop, Go};

/// The screen.
pub struct TableScreen {
    session: Box<dyn Session>,
}

impl TableScreen {
    /// The screen for a table.
    pub fn new(session: Box<dyn Session>) -> Self {
        TableScreen { session }
    }

    /// The table.
    pub fn session(&self) -> &dyn Session {
        self.session.as_ref()
    }

    /// See `App::logic`.
    pub fn tick(&mut self, _desktop: &mut Desktop, _ctx: &Context) {}

    /// Paints it and takes its input.
    pub fn ui(&mut self, _ui: &mut Ui, _desktop: &mut Desktop) -> Option<Go> {
        None
    }

    /// Saves what is not saved yet.
    pub fn save(&mut self, _desktop: &mut Desktop) {}
}
