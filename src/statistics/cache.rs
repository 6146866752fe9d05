//! The cache of summaries: one file, made anew from the records whenever it is missing, old or damaged.
//!
//! An entry holds as long as its record and the story beside it have the same length and time of change.

use std::collections::BTreeMap;
use std::io::Error;
use std::path::Path;
use std::time::{SystemTime, UNIX_EPOCH};

use serde::{Deserialize, Serialize};

use super::summary::RecordSummary;
use crate::play::PROGRAM_VERSION;
use crate::storage::{read_regular_file, write_atomically};
use crate::story::story_path;

/// The version of the summaries. It grows with every change of what they hold or how it is counted.
const VERSION: u32 = 3;

/// The summaries of the records in a folder, by the names of their files.
#[derive(Debug, Serialize, Deserialize)]
pub struct SummaryCache {
    version: u32,
    /// Another version of the program may know other rules.
    program: String,
    entries: BTreeMap<String, Entry>,
    #[serde(skip)]
    is_changed: bool,
}

#[derive(Debug, Serialize, Deserialize)]
struct Entry {
    stamp: Stamp,
    /// `None` for a file that is no record of a finished game.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    summary: Option<RecordSummary>,
}

/// Tells whether a record or its story has changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Stamp {
    record: FileStamp,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    story: Option<FileStamp>,
}

/// The length of a file in bytes, and when it changed, in nanoseconds since 1970.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct FileStamp(u64, u64);

impl FileStamp {
    fn of(path: &Path) -> Option<FileStamp> {
        let data = std::fs::metadata(path).ok().filter(std::fs::Metadata::is_file)?;
        let since = data.modified().ok()?.duration_since(UNIX_EPOCH).unwrap_or_default();
        Some(FileStamp(data.len(), u64::try_from(since.as_nanos()).unwrap_or(u64::MAX)))
    }
}

impl Stamp {
    /// The stamp of the record in this file and of the story beside it; `None` if there is no such file.
    pub fn of(record: &Path) -> Option<Stamp> {
        Some(Stamp { record: FileStamp::of(record)?, story: FileStamp::of(&story_path(record)) })
    }

    /// When the record was written.
    pub fn written(&self) -> SystemTime {
        UNIX_EPOCH + std::time::Duration::from_nanos(self.record.1)
    }
}

impl Default for SummaryCache {
    fn default() -> Self {
        SummaryCache {
            version: VERSION,
            program: PROGRAM_VERSION.to_owned(),
            entries: BTreeMap::new(),
            is_changed: false,
        }
    }
}

impl SummaryCache {
    /// Reads the cache; an empty one if there is none that this version can use.
    pub fn load(path: &Path) -> SummaryCache {
        let read = read_regular_file(path).ok().and_then(|text| serde_json::from_str::<SummaryCache>(&text).ok());
        read.filter(|cache| cache.version == VERSION && cache.program == PROGRAM_VERSION).unwrap_or_default()
    }

    /// The summary of the record in this file, which is read if it has changed; `None` if it is no record of a finished game.
    pub fn summary(&mut self, record: &Path, stamp: Stamp) -> Option<&RecordSummary> {
        let name = record.file_name()?.to_string_lossy().into_owned();
        if self.entries.get(&name).is_none_or(|entry| entry.stamp != stamp) {
            let text = read_regular_file(record).ok();
            let summary = text.and_then(|text| RecordSummary::of_file(record, &text));
            self.entries.insert(name.clone(), Entry { stamp, summary });
            self.is_changed = true;
        }
        self.entries.get(&name)?.summary.as_ref()
    }

    /// Forgets all records but these.
    pub fn keep_only(&mut self, is_there: impl Fn(&str) -> bool) {
        let before = self.entries.len();
        self.entries.retain(|name, _| is_there(name));
        self.is_changed |= self.entries.len() != before;
    }

    /// Writes the cache if it has changed.
    ///
    /// # Errors
    /// If the file cannot be written; then the summaries are made anew next time.
    pub fn save(&mut self, path: &Path) -> Result<(), Error> {
        if std::mem::take(&mut self.is_changed) {
            write_atomically(path, &serde_json::to_string(self).map_err(Error::other)?)?;
        }
        Ok(())
    }
}
