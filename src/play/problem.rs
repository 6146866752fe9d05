//! What can be wrong with a record.

use crate::engine::{Phrase, Refusal};
use crate::storage::Unreadable;

/// A record that was refused as a whole.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Problem {
    /// The number of the event, from 0, if it lies in one.
    pub event: Option<usize>,
    /// The rule, or `record` or `result`, and a sentence.
    pub refusal: Refusal,
}

impl Problem {
    /// A problem of the file and not of one event.
    pub fn of_file(key: &'static str) -> Self {
        Problem { event: None, refusal: Refusal::new("record", Phrase::new(key)) }
    }

    /// A problem of the file with what the reader of the format says.
    pub fn unreadable(detail: impl std::fmt::Display) -> Self {
        Problem { event: None, refusal: Refusal::new("record", malformed(detail)) }
    }

    pub(super) fn at(event: usize, refusal: Refusal) -> Self {
        Problem { event: Some(event), refusal }
    }

    pub(super) fn malformed_event(event: usize, detail: impl std::fmt::Display) -> Self {
        Problem::at(event, Refusal::new("record", malformed(detail)))
    }
}

fn malformed(detail: impl std::fmt::Display) -> Phrase {
    Phrase::new("record-malformed").with("detail", detail.to_string())
}

impl From<Refusal> for Problem {
    fn from(refusal: Refusal) -> Self {
        Problem { event: None, refusal }
    }
}

/// Why a file could not be taken: it could not be read, or what it says is refused.
#[derive(Debug, thiserror::Error)]
pub enum Trouble {
    /// The file could not be read.
    #[error("{0}")]
    Unread(#[from] Unreadable),
    /// A later version of the program has written it, and it cannot be read here.
    #[error("of a newer version")]
    Newer,
    /// What it says is refused.
    #[error("refused under {}", .0.refusal.rule)]
    Refused(Problem),
}

impl From<Problem> for Trouble {
    fn from(problem: Problem) -> Self {
        Trouble::Refused(problem)
    }
}
