//! The user interface: screens, dialogs, keys, and the software renderer that renders pictures and tests.

mod alert;
mod app;
mod app_paths;
mod autosave;
mod background;
pub mod board_image;
mod book_page;
mod bot_labels;
mod choice_menu;
mod coach_choice;
mod daily;
mod days;
mod drills;
pub mod figure;
mod file_dialog;
mod focus;
mod folder_reader;
pub mod fresh_controls;
mod game_info;
mod games_reader;
pub mod instance;
mod mark_picker;
mod new_game;
mod newcomer;
mod people;
mod puzzles;
pub mod raster;
mod recent_files;
mod records;
mod rule_pictures;
mod scene_pictures;
mod screen_layout;
mod select;
mod services;
pub mod session_loader;
mod settings;
mod sheets;
mod showing;
mod solo_page;
mod solver_choice;
mod statistics;
pub mod table;
mod thumbnails;
mod window;

pub use alert::Alert;
pub use app::{App, keys as app_keys};
pub use app_paths::AppPaths;
pub use autosave::{Autosave, SaveError, SaveJob};
pub use background::BackgroundWork;
pub use book_page::book_page;
pub use file_dialog::FilePurpose;
pub use services::{AppCommand, AppServices, NewTable, SaveRequest};
pub use settings::{
    AnimationSpeed, AskFirst, DefaultUndo, GameSetup, LoadedSettings, Look, Pace, Person, ReviewPace, Settings,
    SettingsDamage, WindowGeometries, WindowGeometry,
};
pub use window::{explain_no_window, open};
