//! What all screens share, and where they can send the app.

use std::collections::VecDeque;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use super::alert::{self, Alert, Offer};
use super::autosave::{Autosave, Fault};
use super::dialogs::Purpose;
use super::places::Places;
use super::settings::{Damage, Loaded, Look, Seating, Settings};
use crate::engine::{Phrase, RuleId, Seat};
use crate::games;
use crate::paint::named_rects::NamedRects;
use crate::paint::theme::Theme;
use crate::play::Shelf;
use crate::storage::sweep;
use crate::text::{Language, Text};

/// How long a screen that opens waits for its files: so long that a short list is there at once, so short that nobody notices.
const PATIENCE: Duration = Duration::from_millis(200);

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
    pub spots: NamedRects,
    /// Whether the system likes it dark.
    pub system_dark: bool,
    /// The language of the system.
    pub system_language: Language,
    /// A sentence to be shown for a while: what went wrong, what was saved.
    pub notice: Option<Phrase>,
    /// What is to be shown after it, one sentence after the other.
    pub notices: VecDeque<Phrase>,
    /// What went wrong and nobody has dealt with yet, the first shown first.
    pub alerts: VecDeque<Alert>,
    /// Why a game is not on the disk, if any is not.
    pub unsaved: Option<Phrase>,
    /// The last good settings, while those that were found are damaged and nobody has chosen.
    settings_before: Option<Settings>,
    /// Whether what lies where the settings belong can neither be read nor moved: they are not saved then.
    settings_blocked: bool,
    /// The settings as they were written last, and what kept newer ones from being written.
    written: Arc<Mutex<(Settings, Option<Fault>)>>,
    /// The game that was looked at last.
    pub looked_at: Option<&'static str>,
    /// Whether Escape was pressed in this frame and means what has the focus, or has popped up, not the screen.
    pub escape_is_taken: bool,
    /// Whether the system is asked for its dialogs; a path can be written in any case.
    pub system_dialogs: bool,
    /// How long a screen that opens waits for the files it shows.
    pub patience: Duration,
}

impl Desktop {
    /// The desktop with its files in these places. Damaged settings are set aside, and a notice says so; what an earlier program has left unfinished goes.
    pub fn new(places: Places) -> Self {
        let Loaded { settings, damage } = Settings::load(places.settings());
        // Kept from now on: the next save puts the mended settings in their place.
        let before = damage.as_ref().and_then(|_| Settings::before(places.settings()));
        let alert = damage.as_ref().map(|damage| match damage {
            Damage::Kept(kept) => Alert {
                offers: if before.is_some() { &[Offer::SettingsBefore] } else { &[] },
                ..Alert::new(Phrase::new("settings-damaged").with("kept", file_name(kept)))
            },
            Damage::InTheWay(error) => Alert::new(Phrase::new("settings-in-the-way"))
                .with_details(Phrase::new("literal").with("text", error.to_string())),
        });
        for folder in [places.data(), places.tables(), places.records()].into_iter().chain(places.settings().parent()) {
            sweep(folder);
        }
        Desktop {
            alerts: alert.into_iter().collect(),
            settings_before: before,
            settings_blocked: matches!(damage, Some(Damage::InTheWay(_))),
            ..Desktop::with(settings, places)
        }
    }

    /// The desktop while another program has these places: nothing is written there, and people are told so.
    pub fn only_reading(places: Places) -> Self {
        let settings = Settings::read(places.settings()).unwrap_or_default();
        let desktop = Desktop { alerts: [Alert::locked()].into(), ..Desktop::with(settings, places) };
        desktop.autosave.lock(true);
        desktop
    }

    fn with(settings: Settings, places: Places) -> Self {
        Desktop {
            written: Arc::new(Mutex::new((settings.clone(), None))),
            settings,
            shelf: Shelf::new(places.tables()),
            autosave: Autosave::default(),
            text: Text::english(),
            spots: NamedRects::default(),
            system_dark: false,
            system_language: Language::English,
            notice: None,
            notices: VecDeque::new(),
            alerts: VecDeque::new(),
            unsaved: None,
            looked_at: None,
            escape_is_taken: false,
            system_dialogs: true,
            patience: PATIENCE,
            settings_before: None,
            settings_blocked: false,
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

    /// A path for a new table: no file has it, and no table that is on its way to the disk. While another program has the folder, none that it might take.
    pub fn new_path(&self, game: &'static str) -> PathBuf {
        let unwritten = self.autosave.unwritten();
        let path = self.shelf.free_path(game, |path| unwritten.contains_key(path));
        match self.autosave.is_locked() {
            true => path.with_file_name(format!("{game}-{:016x}.ron", rand::random::<u64>())),
            false => path,
        }
    }

    /// Has the settings written if they have changed, unless another program has the folder.
    pub fn save_settings(&mut self) {
        if self.settings_blocked || self.autosave.is_locked() {
            return;
        }
        let (settings, path) = (self.settings.clone(), self.places.settings().to_owned());
        let written = Arc::clone(&self.written);
        self.autosave.run("settings", move || {
            let mut written = written.lock().unwrap_or_else(PoisonError::into_inner);
            if written.0 == settings && path.exists() {
                return;
            }
            match settings.save_since(&written.0, &path) {
                Ok(()) => *written = (settings, None),
                Err(error) => {
                    tracing::warn!("settings not saved: {error}");
                    written.1 = Some(error.into());
                }
            }
        });
    }

    /// Hears what became of saving: an alert comes as soon as a game could not be saved, and goes once it could.
    pub fn watch_saving(&mut self) {
        let fault = self.autosave.fault();
        let why = fault.as_ref().map(alert::why);
        if why != self.unsaved {
            self.alerts.retain(|alert| !alert.is_about_unsaved());
            // Nothing else that is to be said is as urgent.
            fault.as_ref().map(Alert::unsaved).into_iter().for_each(|alert| self.alerts.push_front(alert));
            self.unsaved = why;
        }
        let settings = self.written.lock().unwrap_or_else(PoisonError::into_inner).1.take();
        if let Some(fault) = settings {
            self.notice = Some(Phrase::new("settings-not-saved").with("why", alert::why(&fault)));
        }
    }

    /// Puts the settings back to what they were before those that were damaged.
    pub fn take_settings_before(&mut self) {
        if let Some(before) = self.settings_before.take() {
            self.settings = before;
            self.save_settings();
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
    /// A file with a game, finished or not; never changed.
    OpenFile(PathBuf),
    /// Several such files: the first is shown.
    OpenFiles(Vec<PathBuf>),
    /// A file with a game that people choose.
    ChooseFile,
    /// Fills the screen with the window, or gives it back.
    FullScreen,
    /// Save this in a file that people choose.
    SaveFile(ToSave),
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
    /// Close the alert that is shown.
    CloseAlert,
    /// What went wrong, and all of it, over whatever is there.
    Details(Phrase, Phrase),
    /// Try again to save what is not on the disk.
    TrySaving,
    /// A table that could not be saved yet.
    OpenUnsaved,
    /// Save in another place what is not on the disk.
    SaveElsewhere,
    /// The settings of before those that were damaged.
    SettingsBefore,
    /// Leave the app.
    Quit,
    /// Leave the app though games are not on the disk.
    QuitUnsaved,
}

/// Something to be saved in a file that people choose.
#[derive(Clone, Debug, PartialEq)]
pub struct ToSave {
    /// What kind of file it is.
    pub purpose: Purpose,
    /// The name that is proposed.
    pub name: String,
    /// What goes into the file.
    pub bytes: Vec<u8>,
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
