//! Text in the app's languages: Fluent bundles that turn a phrase (a key and its arguments) into a sentence. No egui.

mod bundle;
mod language;

pub use bundle::{SeatNames, Text};
pub use language::Language;
