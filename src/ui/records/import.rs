//! Copies the finished games of another folder into the folder of records.
//!
//! Every file is replayed before it is copied. A copy is written whole or not at all, as a record of its own: what stands in the other file beside the
//! game stays there. A game that is recorded already is not copied again, whatever its file is called.
//!
//! Must not know: screens.

use std::collections::BTreeSet;
use std::fs::File;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use xxhash_rust::xxh3::xxh3_64;

use crate::games::{Game, Visitor};
use crate::play::{OpenError, Record, Table, is_table_file, read_record};
use crate::statistics::RECORD_EXTENSIONS;
use crate::storage::{ReadError, free_path, read_regular_file, write_atomically};
use crate::ui::alert::Alert;
use crate::ui::autosave::SaveError;
use crate::ui::session_loader::{open_alert, with_game};

/// What came of an import.
#[derive(Debug, Default)]
pub struct ImportReport {
    /// How many games were copied.
    pub imported: usize,
    /// How many games were there already.
    pub known: usize,
    /// How many games are not finished.
    pub unfinished: usize,
    /// Why each of the other files is refused.
    pub refused: Vec<Alert>,
    /// Why the import ended before its end, if it did.
    pub error: Option<SaveError>,
}

impl ImportReport {
    /// Whether there was nothing that could be a record.
    pub fn is_empty(&self) -> bool {
        self.imported + self.known + self.unfinished + self.refused.len() == 0 && self.error.is_none()
    }
}

/// Imports the records of a folder, but not of the folders in it. `report` is told how many of how many files have been looked at, those of the own
/// records included, and says whether to go on.
pub fn import_folder(from: &Path, records: &Path, mut report: impl FnMut(usize, usize) -> bool) -> ImportReport {
    let mut outcome = ImportReport::default();
    let files = record_files(from);
    let own = if files.is_empty() { Vec::new() } else { record_files(records) };
    let all = files.len() + own.len();
    let mut known = BTreeSet::new();
    for (number, path) in own.iter().enumerate() {
        if !report(number, all) {
            return outcome;
        }
        let record = read_regular_file(path).ok().and_then(|text| read_record(&text).ok());
        known.extend(record.map(|record| identity(&record)));
    }
    for (number, path) in files.iter().enumerate() {
        if !report(own.len() + number, all) {
            break;
        }
        // A file that makes the rules panic must not end the import of all others.
        let read = catch_unwind(AssertUnwindSafe(|| finished_game(path)));
        match read.unwrap_or(Err(OpenError::Read(ReadError::NotText))) {
            Ok(Some(record)) if known.insert(identity(&record)) => match copy(path, &record, records) {
                Ok(()) => outcome.imported += 1,
                Err(error) => {
                    outcome.error = Some(error.into());
                    break;
                }
            },
            Ok(Some(_)) => outcome.known += 1,
            Ok(None) => outcome.unfinished += 1,
            Err(error) => outcome.refused.push(open_alert(path, error)),
        }
    }
    outcome
}

/// The files that may be records, by name.
fn record_files(folder: &Path) -> Vec<PathBuf> {
    let has_extension = |path: &PathBuf| {
        let extension = path.extension().map(|extension| extension.to_string_lossy().to_lowercase());
        extension.is_some_and(|found| RECORD_EXTENSIONS.contains(&found.as_str()))
    };
    let entries = std::fs::read_dir(folder).into_iter().flatten().flatten();
    let mut files: Vec<PathBuf> =
        entries.map(|entry| entry.path()).filter(|path| has_extension(path) && path.is_file()).collect();
    files.sort();
    files
}

/// The record in a file, checked and completed; `None` if its game is not finished.
fn finished_game(path: &Path) -> Result<Option<Record>, OpenError> {
    struct Replay<'a>(&'a str);
    impl Visitor for Replay<'_> {
        type Output = Result<Option<Record>, OpenError>;
        fn visit<G: Game>(&mut self) -> Self::Output {
            let record = read_record(self.0)?;
            let game = match is_table_file(self.0) {
                true => Table::<G>::from_ron(self.0)?.0.game,
                false => record.replay::<G>()?.0,
            };
            // Options that the file leaves out, and nothing that only other programs need.
            let Record { seats, options, events, result, .. } = game.record(false);
            Ok(game.outcome().map(|_| Record { seats, options, events, result, ..record }))
        }
    }
    let text = read_regular_file(path)?;
    with_game(&text, &mut Replay(&text))
}

/// A hash of what happened in a game, whoever played it.
fn identity(record: &Record) -> u64 {
    let Record { game, options, events, seats, .. } = record;
    xxh3_64(&serde_json::to_vec(&(game, options, events, seats.len())).unwrap_or_default())
}

/// Writes the record into the folder of records, with the time of its file.
fn copy(from: &Path, record: &Record, records: &Path) -> Result<(), std::io::Error> {
    let name = from.file_stem().unwrap_or_default().to_string_lossy();
    let path = free_path(records, &name, "ron");
    let written: Option<SystemTime> = std::fs::metadata(from).and_then(|data| data.modified()).ok();
    write_atomically(&path, &record.to_ron())?;
    if let Some(written) = written
        && let Err(error) = File::options().write(true).open(&path).and_then(|file| file.set_modified(written))
    {
        tracing::warn!("{} has the time of today: {error}", path.display());
    }
    Ok(())
}

#[cfg(test)]
mod tests;
