//! What the people here have played: figures from the records of finished games.
//!
//! Nothing is stored twice: all figures are computed from summaries of records (`summary.rs`), and the cache of summaries
//! (`cache.rs`) may be deleted at any time.
//!
//! Must not know: screens, threads.

mod cache;
mod dice;
mod figures;
mod folder;
mod luck;
mod people;
mod summary;
mod table;
mod tally;

pub use cache::{Stamp, SummaryCache};
pub use dice::{DiceCount, ENOUGH_DICE};
pub use figures::{Figures, GameFigures, Participant, participants};
pub use folder::{PlayedGame, RECORD_EXTENSIONS, read_games};
pub use luck::{Balance, ENOUGH_STORIES, LuckFigures};
pub use people::{Directory, FormerPeople, Successor, Who};
pub use summary::{DealMark, FACES, LuckAndPlay, RecordSummary, SeatSummary};
pub use table::to_csv;
pub use tally::{ENOUGH_GAMES, Streaks, Tally, Verdict};
