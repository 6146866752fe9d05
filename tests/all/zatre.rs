//! Tests of Zatre, rule by rule: every rule id of its page has tests named after it.

mod game_end;
mod light_cells;
mod mind;
mod partners;
mod placement;
mod plain_rules;
mod scoring;
pub mod script;
mod secrets;
mod setup;
mod turns;
