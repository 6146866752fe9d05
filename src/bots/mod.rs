//! Bots: whoever decides at a seat without being a person. They get views, never states. Those for people look ahead by one search (`search.rs`),
//! guided by what each game's `mind.rs` values; a temper (`temper.rs`) decides among what seems equally good.

mod arena;
mod bot;
mod search;
mod temper;
mod worker;

pub use arena::{Arena, LevelLine, Sprt, Standing, wilson};
pub use bot::{BotSeed, bot_seed, choose};
pub use worker::Worker;

#[cfg(test)]
mod tests {
    pub mod toy;
}
