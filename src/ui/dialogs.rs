//! Dialogs for files, on a thread of their own so that the window never waits for them.

use std::path::{Path, PathBuf};

use egui::Context;

use super::desktop::Desktop;

/// What a file is picked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Purpose {
    /// To open a record.
    OpenRecord,
    /// To save the record of a game.
    SaveRecord,
}

/// A dialog that may be open.
#[derive(Debug, Default)]
pub struct Dialogs {}

impl Dialogs {
    /// Asks for a file, beginning in this folder with this name.
    pub fn start(&mut self, _purpose: Purpose, _folder: &Path, _name: &str) {}

    /// Paints what belongs to it; what was picked, once it was.
    pub fn ui(&mut self, _ctx: &Context, _desktop: &Desktop) -> Option<(Purpose, PathBuf)> {
        None
    }
}
