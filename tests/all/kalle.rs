//! Kalle Kanalratte, rule by rule: every id of its page has tests named after it.

mod ending;
mod hiding;
mod hints;
mod minds;
pub mod script;
mod searching;
mod secrets;
mod setup;
mod swapping;
mod telling;
