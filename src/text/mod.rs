//! Words: Fluent bundles that turn a phrase (a key and its arguments) into a sentence. No egui.

mod bundle;

pub use bundle::{Names, Text};
