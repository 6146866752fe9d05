//! Burg Appenzell, rule by rule: every id of its page has tests named after it.

mod castle;
mod chips;
mod ending;
mod mind;
#[cfg(feature = "gui")]
mod played;
mod previews;
mod pushing;
mod running;
pub mod script;
mod secrets;
mod set_up;
mod turns;
