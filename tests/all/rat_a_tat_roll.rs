//! Rat-a-Tat Roll, rule by rule: every id of its page has tests named after it.

mod ending;
mod hints;
mod imagining;
mod minds;
#[cfg(feature = "gui")]
mod screen;
pub mod script;
mod secrets;
mod setup;
mod shuffling;
mod spaces;
mod telling;
mod turns;
mod wild;
