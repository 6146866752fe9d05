//! Tests of Ratzzia. Tests of rules are named after the rule ids of its page.

mod annie;
mod board;
mod brought_board;
mod candy;
mod cat;
#[cfg(feature = "gui")]
mod clicks;
mod log;
mod mind;
mod placement;
mod plan_search;
mod rewards;
pub mod script;
mod setup;
mod support_dice;
mod turns;
