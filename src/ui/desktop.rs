//! What all screens share, and where they can send the app.

use std::path::PathBuf;

use super::autosave::Autosave;
use super::places::Places;
use super::settings::{Look, Seating, Settings};
use crate::engine::Phrase;
use crate::paint::spots::Spots;
use crate::paint::theme::Theme;
use crate::play::Shelf;
use crate::text::Text;

/// What all screens share.
pub struct Desktop {
    /// Where files are.
    pub places: Places,
    /// What people have set.
    pub settings: Settings,
    /// The unfinished tables.
    pub shelf: Shelf,
    /// Writes tables and records.
    pub autosave: Autosave,
    /// Sentences.
    pub text: Text,
    /// Where named things lie in this frame.
    pub spots: Spots,
    /// Whether the system likes it dark.
    pub system_dark: bool,
    /// A sentence to be shown for a while: what went wrong, what was saved.
    pub notice: Option<Phrase>,
}

impl Desktop {
    /// The look that is in force.
    pub fn theme(&self) -> &'static Theme {
        Theme::of(match self.settings.look {
            Look::System => self.system_dark,
            Look::Light => false,
            Look::Dark => true,
        })
    }

    /// The sentence for a key without arguments.
    pub fn word(&self, key: &str) -> String {
        self.text.get(key)
    }

    /// Writes the settings; says so if that fails.
    pub fn save_settings(&mut self) {
        if let Err(error) = self.settings.save(self.places.settings()) {
            tracing::warn!("settings not saved: {error}");
            self.notice = Some(Phrase::new("settings-not-saved").with("detail", error.to_string()));
        }
    }
}

/// Where to go next, or what to do there.
#[derive(Clone, Debug, PartialEq)]
pub enum Go {
    /// The game-select screen.
    Select,
    /// The new-game sheet of this game.
    NewGame(&'static str),
    /// A new table.
    Start(NewTable),
    /// A table on the shelf.
    Open(PathBuf),
    /// A record file, finished or not; never changed.
    OpenRecord(PathBuf),
    /// The list of records.
    Records,
    /// The settings, over whatever is there.
    Settings,
    /// The list of keys, over whatever is there.
    Keys,
    /// Close whatever lies over the screen.
    CloseSheet,
    /// Leave the app.
    Quit,
}

/// A table to be laid.
#[derive(Clone, Debug, PartialEq)]
pub struct NewTable {
    /// Id of the game.
    pub game: &'static str,
    /// Who sits where, and the options.
    pub seating: Seating,
    /// The seed of the luck; a fresh one if none.
    pub seed: Option<u64>,
}
