//! Puzzle files: RON in `assets/puzzles/GAME`, one puzzle each.

use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::proof::Figures;
use crate::files;
use crate::play::{Record, RecordError, read_record};

/// A puzzle as it is kept.
#[derive(Clone, Debug, Serialize)]
pub struct PuzzleFile {
    /// The key of the idea.
    pub idea: String,
    /// 1 for what many find, 3 for what few find.
    pub difficulty: u8,
    /// The seat that decides, from 0.
    pub seat: usize,
    /// The number of events before the decision: all events of the record.
    pub ply: usize,
    /// The lines that are equally good and better than all others, the best first; each decision as in a record.
    pub solutions: Vec<Vec<Value>>,
    /// The best line that is no solution.
    pub rival: Vec<Value>,
    /// What the verdict rests on.
    pub figures: Figures,
    /// The game up to the position.
    pub record: Record,
}

/// The fields besides the record, which is read as records are.
#[derive(Deserialize)]
struct Fields {
    idea: String,
    difficulty: u8,
    seat: usize,
    ply: usize,
    solutions: Vec<Vec<Value>>,
    rival: Vec<Value>,
    figures: Figures,
}

/// Why a puzzle cannot be used.
#[derive(Debug, thiserror::Error)]
pub enum PuzzleError {
    /// There is no such puzzle.
    #[error("there is no such puzzle")]
    Missing,
    /// The file is damaged.
    #[error("{0}")]
    Malformed(String),
    /// The record is refused.
    #[error("event {:?}: {:?}", .0.event, .0.refusal)]
    Record(RecordError),
    /// What the file says does not fit the position.
    #[error("{0} does not fit the position")]
    Unfitting(&'static str),
}

/// The names of the puzzles of a game that are kept in the program, in their order.
pub fn puzzle_names(game: &str) -> Vec<String> {
    let folder = format!("puzzles/{game}/");
    let name = |path: &String| path.strip_prefix(&folder)?.strip_suffix(".ron").map(str::to_owned);
    files::list(&folder).iter().filter_map(name).collect()
}

/// The text of a puzzle that is kept in the program.
pub(super) fn kept_text(game: &str, name: &str) -> Option<String> {
    files::read(&format!("puzzles/{game}/{name}.ron"))
}

impl PuzzleFile {
    /// Reads a puzzle from RON.
    ///
    /// # Errors
    /// If the text is no puzzle.
    pub fn from_ron(text: &str) -> Result<PuzzleFile, PuzzleError> {
        let malformed = |error: &dyn std::fmt::Display| PuzzleError::Malformed(error.to_string());
        let tree: Value = ron::from_str(text).map_err(|error| malformed(&error))?;
        let record = tree.get("record").ok_or(PuzzleError::Malformed("no record".to_owned()))?;
        let record = read_record(&record.to_string()).map_err(PuzzleError::Record)?;
        let Fields { idea, difficulty, seat, ply, solutions, rival, figures } =
            serde_json::from_value(tree).map_err(|error| malformed(&error))?;
        Ok(PuzzleFile { idea, difficulty, seat, ply, solutions, rival, figures, record })
    }

    /// The puzzle as RON, an event a line.
    pub fn to_ron(&self) -> String {
        let layout = ron::ser::PrettyConfig::new().depth_limit(3).new_line("\n").indentor("  ");
        // Records and figures consist of maps, lists, numbers and strings, which RON can always write.
        ron::ser::to_string_pretty(self, layout).unwrap_or_default() + "\n"
    }
}
