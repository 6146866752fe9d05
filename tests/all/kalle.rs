//! Tests of Kalle Kanalratte, named after the rule ids of its page.

mod bots;
mod ending;
mod hiding;
mod log_lines;
mod mixing;
pub mod script;
mod searching;
mod secrets;
mod setup;
mod swapping;
