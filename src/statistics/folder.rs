//! All finished games of a folder of records, by way of the cache.

use std::collections::BTreeSet;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use super::cache::{Stamp, SummaryCache};
use super::summary::RecordSummary;

/// The extensions of records.
pub const RECORD_EXTENSIONS: [&str; 3] = ["ron", "json", "cheese"];

/// A finished game.
#[derive(Clone, Debug, PartialEq)]
pub struct PlayedGame {
    /// When its record was written.
    pub when: SystemTime,
    /// What figures need of it.
    pub summary: RecordSummary,
}

impl PlayedGame {
    /// Whether nobody but bots played.
    pub fn is_of_bots(&self) -> bool {
        self.summary.seats.iter().all(|seat| seat.level.is_some())
    }
}

/// Reads all finished games of a folder, the earliest first. `report` is told how many of how many files have been read, and says whether to
/// go on; `None` if not. The cache at `cache_path` is read, and written if `may_write`.
pub fn read_games(
    folder: &Path,
    cache_path: &Path,
    may_write: bool,
    mut report: impl FnMut(usize, usize) -> bool,
) -> Option<Vec<PlayedGame>> {
    let files = record_files(folder);
    let mut cache = SummaryCache::load(cache_path);
    let (mut games, mut goes_on) = (Vec::with_capacity(files.len()), true);
    for (number, path) in files.iter().enumerate() {
        goes_on = report(number, files.len());
        if !goes_on {
            break;
        }
        let Some(stamp) = Stamp::of(path) else { continue };
        // A file that makes the rules panic must not hide all others.
        let summary = catch_unwind(AssertUnwindSafe(|| cache.summary(path, stamp).cloned())).unwrap_or_default();
        games.extend(summary.map(|summary| PlayedGame { when: stamp.written(), summary }));
    }
    if goes_on {
        let names: BTreeSet<String> =
            files.iter().filter_map(|path| Some(path.file_name()?.to_string_lossy().into_owned())).collect();
        cache.keep_only(|name| names.contains(name));
    }
    if may_write && let Err(error) = cache.save(cache_path) {
        tracing::warn!("the cache of statistics was not written: {error}");
    }
    games.sort_by_key(|game| game.when);
    goes_on.then_some(games)
}

fn record_files(folder: &Path) -> Vec<PathBuf> {
    let Ok(entries) = std::fs::read_dir(folder) else { return Vec::new() };
    let is_record = |path: &PathBuf| {
        path.extension().is_some_and(|found| RECORD_EXTENSIONS.iter().any(|extension| found == *extension))
    };
    let mut files: Vec<PathBuf> = entries.flatten().map(|entry| entry.path()).filter(is_record).collect();
    files.sort();
    files
}
