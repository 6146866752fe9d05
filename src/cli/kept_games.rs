//! The results of an arena in a file, so that a long run can be stopped and go on later.
//!
//! One line of JSON a game, after a line that tells which experiment they belong to.

use std::fs::{File, OpenOptions};
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};

use serde::{Deserialize, Serialize};

use super::error::{CliError, usage_error};
use crate::bots::{Arena, Competitor, PlayedGame, Seatings};
use crate::engine::Rules;

/// What must be the same in both runs. The number of games may grow.
#[derive(PartialEq, Serialize, Deserialize)]
struct Experiment {
    game: String,
    levels: Vec<String>,
    seatings: Seatings,
    options: serde_json::Value,
    seed: u64,
    max_events: usize,
}

/// A file of results that is open for more.
pub struct KeptGames {
    path: PathBuf,
    file: Mutex<File>,
    known: Vec<PlayedGame>,
}

impl KeptGames {
    /// Opens the results of an experiment, or begins them.
    ///
    /// # Errors
    /// If the file cannot be read or written, or holds the results of another experiment.
    pub fn open<R: Rules>(path: &Path, arena: &Arena<R>) -> Result<KeptGames, CliError> {
        let failed = |error| CliError::Write(path.to_owned(), error);
        let experiment = Experiment {
            game: R::ID.to_owned(),
            levels: arena.competitors.iter().copied().map(Competitor::id).collect(),
            seatings: arena.seatings,
            options: serde_json::to_value(&arena.options).unwrap_or_default(),
            seed: arena.seed,
            max_events: arena.max_events,
        };
        let text = match std::fs::read_to_string(path) {
            Ok(text) => text,
            Err(error) if error.kind() == std::io::ErrorKind::NotFound => String::new(),
            Err(error) => return Err(failed(error)),
        };
        let mut lines = text.lines();
        let of_another =
            |line: &str| serde_json::from_str::<Experiment>(line).ok().is_none_or(|kept| kept != experiment);
        if lines.next().is_some_and(of_another) {
            return Err(usage_error("cli-keep-other", "file", path.display().to_string()));
        }
        // The last line may have been cut off.
        let known = lines.filter_map(|line| serde_json::from_str(line).ok()).collect();
        let mut file = OpenOptions::new().create(true).append(true).open(path).map_err(failed)?;
        if text.is_empty() {
            writeln!(file, "{}", serde_json::to_string(&experiment).unwrap_or_default()).map_err(failed)?;
        } else if !text.ends_with('\n') {
            writeln!(file).map_err(failed)?;
        }
        Ok(KeptGames { path: path.to_owned(), file: Mutex::new(file), known })
    }

    /// The results that were there already.
    pub fn known(&self) -> Vec<PlayedGame> {
        self.known.clone()
    }

    /// Keeps a result.
    ///
    /// # Errors
    /// If it cannot be written.
    pub fn add(&self, played: &PlayedGame) -> Result<(), CliError> {
        let mut file = self.file.lock().unwrap_or_else(PoisonError::into_inner);
        let line = serde_json::to_string(played).unwrap_or_default() + "\n";
        file.write_all(line.as_bytes()).map_err(|error| CliError::Write(self.path.clone(), error))
    }
}
