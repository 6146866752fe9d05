//! Zatre, rule by rule: every id of its page has tests named after it.

mod ending;
mod laying;
mod light_cells;
mod minds;
mod partners;
mod scoring;
pub mod script;
mod secrets;
mod setup;
mod turns;
