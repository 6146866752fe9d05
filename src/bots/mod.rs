//! Bots: whoever decides at a seat without being a person. They get views, never states.

mod arena;
mod bot;
mod worker;

pub use arena::{Arena, LevelLine, Standing, wilson};
pub use bot::{bot_seed, choose};
pub use worker::Worker;
