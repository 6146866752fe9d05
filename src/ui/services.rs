//! The services that all screens share (settings, shelf, autosave, texts, …), and the commands that they send to the app.

use std::collections::VecDeque;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use jiff::civil::Date;

use super::alert::{self, Alert, AlertAction};
use super::app_paths::AppPaths;
use super::autosave::{Autosave, SaveError};
use super::daily::Targets;
use super::days;
use super::file_dialog::FilePurpose;
use super::records::RecordFilter;
use super::settings::{GameSetup, LoadedSettings, Look, Settings, SettingsDamage};
use crate::engine::{Phrase, RuleId, Seat};
use crate::games;
use crate::paint::named_rects::NamedRects;
use crate::paint::theme::Theme;
use crate::play::Shelf;
use crate::sound::{NoOutput, Sound, Speaker};
use crate::storage::remove_stale_temporaries;
use crate::text::{Language, Text};

/// How long a new screen waits for its files: long enough for a short list, short enough not to be noticed.
const LOAD_TIMEOUT: Duration = Duration::from_millis(200);

/// Services and state shared by all screens.
pub struct AppServices {
    /// The paths of the app's files.
    pub paths: AppPaths,
    /// The settings.
    pub settings: Settings,
    /// The unfinished tables.
    pub shelf: Shelf,
    /// Saves tables and records.
    pub autosave: Autosave,
    /// The texts in the current language.
    pub text: Text,
    /// The rectangles of named widgets in this frame.
    pub rects: NamedRects,
    /// Whether the system prefers dark colours.
    pub system_dark: bool,
    /// The system's language.
    pub system_language: Language,
    /// The notice shown for a while: what went wrong, what was saved.
    pub notice: Option<Phrase>,
    /// The notices to show afterwards, in order.
    pub notices: VecDeque<Phrase>,
    /// Unresolved problems; the first one is shown.
    pub alerts: VecDeque<Alert>,
    /// Why a game is unsaved, if one is.
    pub unsaved: Option<Phrase>,
    /// The backup of damaged settings, until people decide about it.
    settings_backup: Option<Settings>,
    /// Whether the settings file can be neither read nor moved; then settings are not saved.
    is_settings_file_blocked: bool,
    /// The settings last saved, and why newer ones could not be saved.
    saved_settings: Arc<Mutex<(Settings, Option<SaveError>)>>,
    /// The id of the game last viewed.
    pub last_viewed_game: Option<&'static str>,
    /// What people look for in the records, as long as they come back to the list.
    pub record_filter: RecordFilter,
    /// Whether Escape was pressed in this frame and belongs to a focused text field or a popup, not to the screen.
    pub escape_handled: bool,
    /// Whether to use the system's file dialogs; a path can be typed in any case.
    pub system_dialogs: bool,
    /// Whether the stories of finished games are told in the background.
    pub tells_stories: bool,
    /// Plays sounds; `None` where nobody is to hear any: in tests and pictures.
    pub speaker: Option<Speaker>,
    /// How long a new screen waits for its files.
    pub load_timeout: Duration,
    /// The targets of deals.
    pub targets: Targets,
    /// The seed of runs of drills, for tests and pictures; `None` for a new one each time.
    pub fixed_drill_seed: Option<u64>,
    /// The day that counts as today, for tests and pictures; `None` for the day by the clock.
    pub fixed_today: Option<Date>,
}

impl AppServices {
    /// Starts the services with files in these paths. Damaged settings are set aside with an alert; unfinished temporary files are removed.
    pub fn new(paths: AppPaths) -> Self {
        let LoadedSettings { settings, damage } = Settings::load(paths.settings_file());
        // Kept in memory, because the next save overwrites the backup.
        let backup = damage.as_ref().and_then(|_| Settings::load_backup(paths.settings_file()));
        let alert = damage.as_ref().map(|damage| match damage {
            SettingsDamage::BackedUp(kept) => Alert {
                actions: if backup.is_some() { &[AlertAction::RestoreSettings] } else { &[] },
                ..Alert::new(Phrase::new("settings-damaged").with("kept", file_name(kept)))
            },
            SettingsDamage::Inaccessible(error) => Alert::new(Phrase::new("settings-in-the-way"))
                .with_details(Phrase::new("literal").with("text", error.to_string())),
        });
        for folder in [paths.data_dir(), paths.tables_dir(), paths.records_dir()]
            .into_iter()
            .chain(paths.settings_file().parent())
        {
            remove_stale_temporaries(folder);
        }
        AppServices {
            alerts: alert.into_iter().collect(),
            settings_backup: backup,
            is_settings_file_blocked: matches!(damage, Some(SettingsDamage::Inaccessible(_))),
            ..AppServices::with_settings(settings, paths)
        }
    }

    /// Starts the services while another program has locked the data folder: nothing is written, and an alert says so.
    pub fn read_only(paths: AppPaths) -> Self {
        let settings = Settings::read(paths.settings_file()).unwrap_or_default();
        let services = AppServices { alerts: [Alert::locked()].into(), ..AppServices::with_settings(settings, paths) };
        services.autosave.set_locked(true);
        services
    }

    fn with_settings(settings: Settings, paths: AppPaths) -> Self {
        AppServices {
            saved_settings: Arc::new(Mutex::new((settings.clone(), None))),
            settings,
            shelf: Shelf::new(paths.tables_dir()),
            autosave: Autosave::default(),
            text: Text::english(),
            rects: NamedRects::default(),
            system_dark: false,
            system_language: Language::English,
            notice: None,
            notices: VecDeque::new(),
            alerts: VecDeque::new(),
            unsaved: None,
            last_viewed_game: None,
            record_filter: RecordFilter::default(),
            escape_handled: false,
            system_dialogs: true,
            tells_stories: false,
            speaker: None,
            load_timeout: LOAD_TIMEOUT,
            targets: Targets::new(paths.targets_cache()),
            fixed_drill_seed: None,
            fixed_today: None,
            settings_backup: None,
            is_settings_file_blocked: false,
            paths,
        }
    }

    /// The current theme.
    pub fn theme(&self) -> &'static Theme {
        Theme::of(match self.settings.look {
            Look::System => self.system_dark,
            Look::Light => false,
            Look::Dark => true,
        })
    }

    /// Loads the texts if the language has changed; true if so.
    pub fn update_language(&mut self) -> bool {
        let language = self.settings.language.unwrap_or(self.system_language);
        let is_new = language != self.text.language();
        if is_new {
            self.text = Text::of(language);
        }
        is_new
    }

    /// The id of the game last viewed, or else of the first game.
    pub fn current_game(&self) -> &'static str {
        self.last_viewed_game.or_else(|| games::ids().first().copied()).unwrap_or_default()
    }

    /// Which day it is here.
    pub fn today(&self) -> Date {
        self.fixed_today.unwrap_or_else(days::today)
    }

    /// The proposed name of a file with something of a game: what people call it, and the day.
    pub fn file_name_of(&self, game: &str, extension: &str) -> String {
        format!("{} {}.{extension}", self.word(&format!("{game}-name")), self.today())
    }

    /// The text for a key without arguments.
    pub fn word(&self, key: &str) -> String {
        self.text.get(key)
    }

    /// Shows a notice after all others have been shown.
    pub fn queue_notice(&mut self, phrase: Phrase) {
        self.notices.push_back(phrase);
    }

    /// An unused path for a new table, also not used by a pending write. While another program has locked the folder, a random path that it
    /// will not use.
    pub fn new_path(&self, game: &'static str) -> PathBuf {
        let pending = self.autosave.pending();
        let path = self.shelf.free_path(game, |path| pending.contains_key(path));
        match self.autosave.is_locked() {
            true => path.with_file_name(format!("{game}-{:016x}.ron", rand::random::<u64>())),
            false => path,
        }
    }

    /// Saves the settings if they have changed, unless another program has locked the folder.
    pub fn save_settings(&mut self) {
        if self.is_settings_file_blocked || self.autosave.is_locked() {
            return;
        }
        let (settings, path) = (self.settings.clone(), self.paths.settings_file().to_owned());
        let saved_settings = Arc::clone(&self.saved_settings);
        self.autosave.run_task("settings", move || {
            let mut saved_settings = saved_settings.lock().unwrap_or_else(PoisonError::into_inner);
            if saved_settings.0 == settings && path.exists() {
                return;
            }
            match settings.save_since(&saved_settings.0, &path) {
                Ok(()) => *saved_settings = (settings, None),
                Err(error) => {
                    tracing::warn!("settings not saved: {error}");
                    saved_settings.1 = Some(error.into());
                }
            }
        });
    }

    /// Plays a sound, at a step of its scale, as loud as the settings say.
    pub fn play(&self, sound: Sound, step: usize) {
        if let Some(speaker) = &self.speaker {
            speaker.set_volume(self.settings.heard_volume());
            speaker.play(sound, step);
        }
    }

    /// Turns sound off, or on again, which is heard, and says so, or why nothing is heard.
    pub fn toggle_mute(&mut self) {
        self.settings.muted = !self.settings.muted;
        self.apply_volume();
        self.play(Sound::TileLaid, 0);
        let sentence = match self.settings.muted {
            true => "sound-off",
            false => self.silence().unwrap_or("sound-on"),
        };
        self.notice = Some(Phrase::new(sentence));
        self.save_settings();
    }

    /// The text key of the reason why nothing is heard, if something is wrong.
    pub fn silence(&self) -> Option<&'static str> {
        let problem = self.speaker.as_ref()?.problem()?;
        Some(match problem {
            NoOutput::NotBuilt => "settings-sound-not-built",
            NoOutput::NotFound | NoOutput::Failed(_) => "settings-sound-none",
        })
    }

    /// Has what is heard now follow the settings.
    pub fn apply_volume(&self) {
        if let Some(speaker) = &self.speaker {
            speaker.set_volume(self.settings.heard_volume());
        }
    }

    /// Shows an alert as soon as a game could not be saved, and removes it once the game is saved.
    pub fn update_save_alerts(&mut self) {
        let error = self.autosave.error();
        let reason = error.as_ref().map(alert::save_error_phrase);
        if reason != self.unsaved {
            self.alerts.retain(|alert| !alert.is_about_unsaved());
            // No other alert is as urgent.
            error.as_ref().map(Alert::unsaved).into_iter().for_each(|alert| self.alerts.push_front(alert));
            self.unsaved = reason;
        }
        let settings = self.saved_settings.lock().unwrap_or_else(PoisonError::into_inner).1.take();
        if let Some(error) = settings {
            self.notice = Some(Phrase::new("settings-not-saved").with("why", alert::save_error_phrase(&error)));
        }
    }

    /// Restores the settings from their backup.
    pub fn restore_settings_backup(&mut self) {
        if let Some(backup) = self.settings_backup.take() {
            self.settings = backup;
            self.save_settings();
        }
    }
}

/// The last part of a path, for display.
pub fn file_name(path: &Path) -> String {
    path.file_name().unwrap_or_default().to_string_lossy().into_owned()
}

/// A command from a screen to the app: where to go, or what to do.
#[derive(Clone, Debug, PartialEq)]
pub enum AppCommand {
    /// The game-select screen.
    Select,
    /// The new-game screen of this game.
    NewGame(&'static str),
    /// The lessons of this game, as a sheet.
    Lessons(&'static str),
    /// A chapter of this game's lessons.
    Learn(&'static str, String),
    /// The rule book of this game, at a rule if one is given, as a sheet.
    Rules(&'static str, Option<RuleId>),
    /// A separate table at a position from a chapter of a game's lessons.
    SetUpPosition {
        /// Id of the game.
        game: &'static str,
        /// Name of the chapter.
        chapter: String,
        /// The number of events of its record that have happened.
        ply: usize,
    },
    /// Back from a screen or sheet to where it was opened: the table, or game select.
    Back,
    /// A new table.
    Start(NewTable),
    /// A table on the shelf.
    Open(PathBuf),
    /// A game file, finished or not; the file is never changed.
    OpenFile(PathBuf),
    /// The story of the game with this file name in the folder of records.
    Story(String),
    /// Several game files: the first one is shown.
    OpenFiles(Vec<PathBuf>),
    /// Choose a game file to open.
    ChooseFile,
    /// Choose a file with a board, on the new-game screen.
    ChooseBoard,
    /// Choose a folder whose records are imported.
    ChooseFolder,
    /// Import the records of a folder.
    ImportFolder(PathBuf),
    /// Toggle full screen.
    FullScreen,
    /// Choose a file and save to it.
    SaveFile(SaveRequest),
    /// The list of records.
    Records,
    /// What people have played.
    Statistics,
    /// The puzzles of all games.
    Puzzles,
    /// A puzzle of this game, by its name.
    Puzzle(&'static str, String),
    /// The drills of all games.
    Drills,
    /// A run of the drill with this id.
    Drill(&'static str),
    /// The deal of a day, or of today.
    Daily(Option<Date>),
    /// Back to the page of the deal on which the table was opened.
    BackToDeal,
    /// The settings, as a sheet.
    Settings,
    /// The list of keys, as a sheet.
    Keys,
    /// The description of the game with this id, as a sheet.
    About(&'static str),
    /// Close the open sheet.
    CloseSheet,
    /// Close the alert that is shown.
    CloseAlert,
    /// A message with its details, as a sheet.
    Details(Phrase, Phrase),
    /// Retry saving unsaved games.
    RetrySaving,
    /// An unsaved table.
    OpenUnsaved,
    /// Save an unsaved game in another file.
    SaveElsewhere,
    /// Restore the settings from their backup.
    RestoreSettings,
    /// Quit the app.
    Quit,
    /// Quit the app even with unsaved games.
    QuitUnsaved,
}

/// Content to save in a file that people choose.
#[derive(Clone, Debug, PartialEq)]
pub struct SaveRequest {
    /// The kind of file.
    pub purpose: FilePurpose,
    /// The proposed name.
    pub name: String,
    /// The content of the file.
    pub bytes: Vec<u8>,
}

/// A request for a new table.
#[derive(Clone, Debug, PartialEq)]
pub struct NewTable {
    /// Id of the game.
    pub game: &'static str,
    /// The seats and the options.
    pub setup: GameSetup,
    /// The seed of the luck; random if `None`.
    pub seed: Option<u64>,
    /// The day, if this is the deal of a day.
    pub deal: Option<Date>,
    /// Whether this is a first game together, with a card for everything that first comes into play.
    pub together: bool,
    /// The starting player, if the game leaves that to the players; drawn if `None`.
    pub starter: Option<Seat>,
}
