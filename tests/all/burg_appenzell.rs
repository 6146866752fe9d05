//! Burg Appenzell, rule by rule: every rule id of its page has tests named after it.

mod castle;
mod chips;
mod ending;
mod mind;
mod previews;
mod pushes;
mod runs;
pub mod script;
mod secrets;
mod set_up;
mod turns;
#[cfg(feature = "gui")]
mod whole_games;
