//! The story of a finished game: what was luck, what was play, where it turned, and what would have been better.
//!
//! For every seat, start + luck + unknown + play of all = result, exactly: the accounts are the changes of what each position was
//! worth (`values.rs`), which is its share of the wins if from there on one fixed player, the reference, had played for all
//! (`playout.rs`; how far the mind's expectations stand for the rest of a game: `calibration.rs`). A decision is play as far as
//! its seat could know what it did, by positions that fit its view; the rest of what it changed is luck of the unknown
//! (`account.rs`). Whatever the reference player, the unknown comes to nothing on average if the mind's belief is right. What a
//! decision gave away is judged by the search of the bots, again by its view (`judge.rs`); what is named as better must hold when
//! it is played out, too (`second_look.rs`). Two games in which a seat saw the same and did the same therefore give it the same
//! play and the same regret, whatever was hidden.
//!
//! All random numbers come from the story's own seed, so that the same seed tells the same story again.
//!
//! References: AIVAT and DIVAT for poker, GNU Backgammon for luck by roll and error by move.
//!
//! What was told is kept beside the record of its game (`file.rs`), or in a cache if the record lies elsewhere (`cache.rs`).
//!
//! Must not know: screens, clocks. Only for games that are over.
//!
//! # Checks
//!
#![doc = include_str!("checks.md")]

mod account;
mod cache;
mod calibration;
mod course;
mod file;
mod judge;
mod playout;
mod sampling;
mod seat_accounts;
mod second_look;
mod strokes;
mod summary;
mod tale;
mod teller;
#[cfg(test)]
mod tests;
mod turns;
mod values;

pub use account::{Account, Entry, judging_settings};
pub use cache::{path_in_cache, write_to_cache};
pub use calibration::{ExpectedAndGot, expectations, fitted_sharpness};
pub use course::{Course, StorySettings, course, hundred, hundreds, what_happened};
pub use file::{read, read_accounts, read_accounts_of, story_path, write};
pub use judge::{Better, Regret, made_from, regrets};
pub use sampling::{Estimate, Sample};
pub use seat_accounts::SeatAccounts;
pub use strokes::strokes_of_luck;
pub use summary::{Praise, best_turns, summary};
pub use tale::{Story, tell, tell_by_and_by};
pub use teller::Teller;
pub use turns::GameTurn;
pub use values::{sample_at, standings};
