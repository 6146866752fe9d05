//! What all screens share, and where they can send the app.

use std::collections::VecDeque;
use std::path::{Path, PathBuf};

use super::autosave::Autosave;
use super::places::Places;
use super::settings::{Damage, Loaded, Look, Seating, Settings};
use crate::engine::{Phrase, RuleId, Seat};
use crate::games;
use crate::paint::spots::Spots;
use crate::paint::theme::Theme;
use crate::play::Shelf;
use crate::text::{Language, Text};

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
    /// The language of the system.
    pub system_language: Language,
    /// A sentence to be shown for a while: what went wrong, what was saved.
    pub notice: Option<Phrase>,
    /// What is to be shown after it, one sentence after the other.
    pub notices: VecDeque<Phrase>,
    /// Whether a damaged file that could not be moved lies where the settings belong: they are not saved then.
    pub settings_blocked: bool,
    /// The game that was looked at last.
    pub looked_at: Option<&'static str>,
    /// Whether the system is asked for its dialogs; a path can be written in any case.
    pub system_dialogs: bool,
}

impl Desktop {
    /// The desktop with its files in these places. Damaged settings are set aside, and a notice says so.
    pub fn new(places: Places) -> Self {
        let Loaded { settings, damage } = Settings::load(places.settings());
        let said = damage.as_ref().map(|damage| match damage {
            Damage::SetAside(aside) => Phrase::new("settings-set-aside").with("kept", file_name(aside)),
            Damage::InTheWay(error) => Phrase::new("settings-in-the-way").with("detail", error.to_string()),
        });
        Desktop {
            settings,
            shelf: Shelf::new(places.tables()),
            autosave: Autosave::default(),
            text: Text::english(),
            spots: Spots::default(),
            system_dark: false,
            system_language: Language::English,
            notice: None,
            notices: said.into_iter().collect(),
            looked_at: None,
            system_dialogs: true,
            settings_blocked: matches!(damage, Some(Damage::InTheWay(_))),
            places,
        }
    }

    /// The look that is in force.
    pub fn theme(&self) -> &'static Theme {
        Theme::of(match self.settings.look {
            Look::System => self.system_dark,
            Look::Light => false,
            Look::Dark => true,
        })
    }

    /// Speaks the language that is in force; true if that is another than before.
    pub fn speak(&mut self) -> bool {
        let language = self.settings.language.unwrap_or(self.system_language);
        let is_new = language != self.text.language();
        if is_new {
            self.text = Text::of(language);
        }
        is_new
    }

    /// The game that was looked at last, or the first of all.
    pub fn game(&self) -> &'static str {
        self.looked_at.or_else(|| games::ids().first().copied()).unwrap_or_default()
    }

    /// The sentence for a key without arguments.
    pub fn word(&self, key: &str) -> String {
        self.text.get(key)
    }

    /// Says a sentence once all others have been shown.
    pub fn announce(&mut self, phrase: Phrase) {
        self.notices.push_back(phrase);
    }

    /// Writes the settings; says so if that fails.
    pub fn save_settings(&mut self) {
        if self.settings_blocked {
            return;
        }
        if let Err(error) = self.settings.save(self.places.settings()) {
            tracing::warn!("settings not saved: {error}");
            self.notice = Some(Phrase::new("settings-not-saved").with("detail", error.to_string()));
        }
    }
}

/// The last part of a path, as it is shown.
pub fn file_name(path: &Path) -> String {
    path.file_name().unwrap_or_default().to_string_lossy().into_owned()
}

/// Where to go next, or what to do there.
#[derive(Clone, Debug, PartialEq)]
pub enum Go {
    /// The game-select screen.
    Select,
    /// The new-game sheet of this game.
    NewGame(&'static str),
    /// The lessons of this game, over whatever is there.
    Lessons(&'static str),
    /// A chapter of this game's lessons.
    Learn(&'static str, String),
    /// The rule book of this game, open at a rule if one is named, over whatever is there.
    Rules(&'static str, Option<RuleId>),
    /// A table of its own at a position from a chapter of a game's lessons.
    SetUp {
        /// Id of the game.
        game: &'static str,
        /// Name of the chapter.
        chapter: String,
        /// So many events of its record have happened.
        ply: usize,
    },
    /// From there to where it was asked for: the table, or game select.
    Back,
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
    /// What the game with this id is about, over whatever is there.
    About(&'static str),
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
    /// Whether it is a first game together, in which everything is explained when it first comes into play.
    pub together: bool,
    /// Who begins, where a game leaves that to the table; drawn if nobody.
    pub starter: Option<Seat>,
}
