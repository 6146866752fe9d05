//! Reads a board from the text of a file, and says in plain words which line cannot be read.

use ron::error::{Error, SpannedError};

use super::BoardData;
use crate::engine::{Phrase, Refusal};

/// Our board as a file, with comments that explain the format: a pattern for other boards.
pub const TEMPLATE: &str = include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/assets/boards/ratzzia.ron"));

/// Reads a board, in RON like ours or in JSON as records have it. It may still be none that can be played on; [`super::Board::new`] tells.
///
/// # Errors
/// Which line cannot be read, and why.
pub fn read(text: &str) -> Result<BoardData, Refusal> {
    let read = if text.trim_start().starts_with('{') {
        serde_json::from_str(text).map_err(|error| at_line("ratzzia-board-line", error.line()))
    } else {
        ron::from_str(text).map_err(|error| ron_error(&error))
    };
    // Where the first word is missing, any other complaint would be beside the point.
    let is_board = text.contains("columns");
    read.map_err(|why| Refusal::new("R3", if is_board { why } else { Phrase::new("ratzzia-board-none") }))
}

fn at_line(key: &'static str, line: usize) -> Phrase {
    Phrase::new(key).with("line", line)
}

/// What is wrong in a file in RON, and in which line.
fn ron_error(error: &SpannedError) -> Phrase {
    let line = error.span.end.line;
    match &error.code {
        Error::NoSuchEnumVariant { found, .. } => at_line("ratzzia-board-no-shelf", line).with("given", found.clone()),
        Error::NoSuchStructField { found, .. } => at_line("ratzzia-board-no-field", line).with("field", found.clone()),
        Error::MissingStructField { field, .. } => {
            at_line("ratzzia-board-field-missing", line).with("field", (*field).to_owned())
        }
        Error::DuplicateStructField { field, .. } => {
            at_line("ratzzia-board-field-twice", line).with("field", (*field).to_owned())
        }
        Error::IntegerOutOfBounds
        | Error::ExpectedInteger
        | Error::InvalidIntegerDigit { .. }
        | Error::InvalidValueForType { .. } => at_line("ratzzia-board-number", line),
        _ => at_line("ratzzia-board-line", line),
    }
}
