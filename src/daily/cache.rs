//! The cache of targets: one file, made anew whenever it is missing or damaged.

use std::collections::BTreeMap;
use std::io::Error;
use std::path::Path;

use serde::{Deserialize, Serialize};

use super::deal::Deal;
use super::target::{Made, TARGET_GAMES, Target};
use crate::play::PROGRAM_VERSION;
use crate::storage::{read_regular_file, write_atomically};

/// The version of the file. It grows whenever targets are computed in another way.
const VERSION: u32 = 1;

/// The targets of deals, each with the results from which it follows.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct TargetCache {
    version: u32,
    /// By date and version of the program.
    targets: BTreeMap<String, Entry>,
}

/// What a strong bot made in a deal.
#[derive(Clone, Debug, Serialize, Deserialize)]
struct Entry {
    game: String,
    made: [Made; TARGET_GAMES],
}

impl Default for TargetCache {
    fn default() -> Self {
        TargetCache { version: VERSION, targets: BTreeMap::new() }
    }
}

impl TargetCache {
    /// Reads the cache; an empty one if there is none that can be used.
    pub fn load(path: &Path) -> TargetCache {
        let read = read_regular_file(path).ok().and_then(|text| serde_json::from_str::<TargetCache>(&text).ok());
        read.filter(|cache| cache.version == VERSION).unwrap_or_default()
    }

    /// The target of a deal, if it is known.
    pub fn target(&self, deal: &Deal) -> Option<Target> {
        let entry = self.targets.get(&key(deal)).filter(|entry| entry.game == deal.game)?;
        Target::from_results(deal.game, entry.made)
    }

    /// Keeps the target of a deal.
    pub fn insert(&mut self, deal: &Deal, target: &Target) {
        self.targets.insert(key(deal), Entry { game: deal.game.to_owned(), made: *target.made() });
    }

    /// Writes the cache.
    ///
    /// # Errors
    /// If the file cannot be written; then targets are computed anew next time.
    pub fn save(&self, path: &Path) -> Result<(), Error> {
        write_atomically(path, &serde_json::to_string(self).map_err(Error::other)?)
    }
}

fn key(deal: &Deal) -> String {
    // Bots may play otherwise in every version.
    format!("{} {} {PROGRAM_VERSION}", deal.date, deal.version)
}
