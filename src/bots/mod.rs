//! Bots: whoever decides at a seat without being a person. They get views, never states. They go by what each game's `mind.rs` values, and all but
//! the weakest look ahead by one search (`search.rs`); a temper (`temper.rs`) decides among what seems equally good.
//!
//! # Strength
//!
//! Measured by the arena between two seats: 800 games a row, in pairs on the same luck with the seats exchanged, by
//! `cheeseboard arena GAME --seats FIRST,SECOND --games 800 --seed 1`. The figures are the first one's share of wins in percent and its 95 % interval
//! (Wilson); a shared win counts as its part. Nothing of it depends on the machine or its clock: levels are numbers of iterations.
//!
//! | game | easy, random | medium, easy | hard, medium | hard, greedy |
//! |---|---|---|---|---|
//! | Kalle | 87.8 [85.3–89.8] | 68.1 [64.8–71.3] | 59.8 [56.3–63.1] | 84.6 [82.0–87.0] |
//! | Burg Appenzell | 100 [99.5–100] | 80.5 [77.6–83.1] | 71.8 [68.5–74.8] | 66.5 [63.2–69.7] |
//! | Rat-a-Tat Roll | 87.2 [84.8–89.4] | 74.8 [71.6–77.6] | 60.1 [56.7–63.5] | 65.9 [62.6–69.1] |
//! | Ratzzia | 100 [99.5–100] | 68.5 [65.2–71.6] | 63.9 [60.5–67.1] | 82.6 [79.8–85.1] |
//! | Zatre | 100 [99.5–100] | 64.4 [61.1–67.7] | 57.3 [53.9–60.7] | 64.3 [60.9–67.6] |
//!
//! In Zatre, means of a total between two of the same kind (`--seats hard,hard --games 200`, the others 400): hard 330.9, greedy 310.8, random 211.5.
//!
//! Four at a table, 100 games a row, by `--seats hard,medium,easy,greedy --games 100 --seed 1` (a quarter is what equals would get):
//!
//! | game | hard | medium | easy | greedy |
//! |---|---|---|---|---|
//! | Kalle | 34.5 [25.9–44.2] | 26.5 [18.8–35.9] | 18.0 [11.7–26.7] | 21.0 [14.2–30.0] |
//! | Burg Appenzell | 43.0 [33.7–52.8] | 12.0 [7.0–19.8] | 10.0 [5.5–17.4] | 35.0 [26.4–44.7] |
//! | Rat-a-Tat Roll | 43.3 [34.0–53.1] | 26.8 [19.1–36.3] | 10.5 [5.9–18.0] | 19.3 [12.8–28.1] |
//! | Ratzzia | 29.0 [21.0–38.5] | 15.0 [9.3–23.3] | 16.0 [10.1–24.4] | 40.0 [30.9–49.8] |
//! | Zatre | 39.0 [30.0–48.8] | 19.0 [12.5–27.8] | 13.5 [8.1–21.6] | 28.5 [20.6–38.0] |
//!
//! `greedy` reckons its own turn exactly; among four it comes nearer to `hard` than among two, and in Ratzzia it was ahead of it.
//!
//! # Speed and memory
//!
//! A decision of `hard` takes, on one core of a small idle machine, in milliseconds at the median and at the 95th of a hundred: Zatre 2.5 and 11, Kalle
//! 15 and 16, Burg Appenzell 47 and 94, Rat-a-Tat Roll 11 and 43, Ratzzia 26 and 54 (`cheeseboard arena GAME --seats hard,hard --games 6 --seed 3`).
//! The whole program takes 13 MB for it.
//!
//! # The same choice
//!
//! One build of the program chooses the same for the same view, level, temper and seed. A build for another platform may now and then choose
//! otherwise, and an arena's figures differ a little: minds and the search reckon with `exp`, whose last bit is the platform's own. Nothing else rests
//! on it: records and the files of tables hold the moves, and no bot is asked again when they are read.

mod arena;
mod bot;
mod search;
mod temper;
mod worker;

pub use arena::{Arena, LevelLine, Sprt, Standing, wilson};
pub use bot::{BotSeed, bot_seed, choose};
pub use worker::{Answer, Worker};

#[cfg(test)]
mod tests {
    pub mod toy;
}
