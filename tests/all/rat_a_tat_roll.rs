//! Rat-a-Tat Roll: every rule id of its page has tests named after it.

mod determinization;
mod final_round;
mod log_lines;
mod mind;
mod refills;
#[cfg(feature = "gui")]
mod screen;
pub mod script;
mod secrets;
mod setup;
mod spaces;
mod turns;
mod wild;
