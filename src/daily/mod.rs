//! The deal of the day: one game a day, the same for everybody with the same version, from the date alone.
//!
//! A [`Deal`] says which game is dealt on a day, against which bots, with which luck. A [`Target`] is what a strong bot made in the
//! person's seat of that very deal, and gives stars. What people made is read from the records of their games ([`results`]), and
//! stored nowhere else; [`TargetCache`] keeps targets, and may be deleted at any time.
//!
//! Must not know: screens, threads, what day it is.

mod cache;
mod deal;
mod results;
mod rotation;
mod target;
mod version;

pub use cache::TargetCache;
pub use deal::Deal;
pub use results::{DealResult, results, run_of_days};
pub use target::{Made, Stars, TARGET_GAMES, Target};
pub use version::DealVersion;
