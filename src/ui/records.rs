//! Records screen.

use egui::Ui;

use super::desktop::{Desktop, Go};

/// The screen.
pub struct Records {}

impl Records {
    /// The screen as it opens.
    pub fn new(_desktop: &Desktop) -> Self {
        Records {}
    }

    /// Paints it and takes its input.
    pub fn ui(&mut self, _ui: &mut Ui, _desktop: &mut Desktop) -> Option<Go> {
        None
    }
}
