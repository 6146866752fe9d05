//! NewGame screen.

use egui::Ui;

use super::desktop::{Desktop, Go};

/// The screen.
pub struct NewGame {}

impl NewGame {
    /// The screen as it opens.
    pub fn new(_game: &'static str, _desktop: &Desktop) -> Self {
        NewGame {}
    }

    /// Paints it and takes its input.
    pub fn ui(&mut self, _ui: &mut Ui, _desktop: &mut Desktop) -> Option<Go> {
        None
    }
}
