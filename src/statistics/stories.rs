//! The stories of games, which are kept beside their records.

use std::path::{Path, PathBuf};

use crate::story::SeatAccounts;

/// The file beside a record that holds its story.
pub fn story_file(record: &Path) -> PathBuf {
    record.with_extension("story")
}

/// Where the result of each seat came from, by the story beside this record; `None` without a story.
pub fn seat_accounts_of(_record: &Path) -> Option<Vec<SeatAccounts>> {
    // Stories are not kept in files yet.
    None
}
