//! Ratzzia, rule by rule: every id of its page has tests named after it.

mod annie;
mod board;
mod candy;
mod cat;
#[cfg(feature = "gui")]
mod clicks;
mod minds;
mod placing;
mod plans;
mod reasons;
mod rewards;
pub mod script;
mod setup;
mod telling;
mod turns;
mod two_players;
