//! The window: screens, dialogs, keys, and the software renderer that pictures and tests use.

mod alert;
mod app;
mod autosave;
mod bot_words;
mod days;
mod desktop;
mod dialogs;
pub mod figure;
mod focus;
mod folder;
mod gallery;
pub mod instance;
mod mark_picker;
mod new_game;
mod people;
mod pictures;
mod places;
pub mod raster;
mod recent;
mod records;
mod room;
mod select;
mod settings;
mod sheets;
pub mod start;
pub mod still;
pub mod table;
mod window;

pub use alert::Alert;
pub use app::App;
pub use autosave::{Autosave, Fault, Job};
pub use desktop::{Desktop, Go, NewTable, ToSave};
pub use dialogs::Purpose;
pub use places::Places;
pub use settings::{
    Animation, AskFirst, Damage, Loaded, Look, Pace, Person, Seating, Settings, UndoAtFirst, WindowPlace, WindowPlaces,
};
pub use window::{explain_no_window, open};
