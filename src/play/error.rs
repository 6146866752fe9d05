//! Errors of records and of opening files.

use crate::engine::{Phrase, Refusal};
use crate::storage::ReadError;

/// Why a record was rejected. A record is accepted or rejected as a whole.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RecordError {
    /// The index of the rejected event, or `None` if the error is not in one event.
    pub event: Option<usize>,
    /// The violated rule, or `record` or `result`, with a sentence.
    pub refusal: Refusal,
}

impl RecordError {
    /// An error of the file as a whole, with the text key of its sentence.
    pub fn in_file(key: &'static str) -> Self {
        RecordError { event: None, refusal: Refusal::new("record", Phrase::new(key)) }
    }

    /// An error of the file as a whole, with the message of the parser.
    pub fn malformed(detail: impl std::fmt::Display) -> Self {
        RecordError { event: None, refusal: Refusal::new("record", malformed(detail)) }
    }

    pub(super) fn at_event(event: usize, refusal: Refusal) -> Self {
        RecordError { event: Some(event), refusal }
    }

    pub(super) fn malformed_event(event: usize, detail: impl std::fmt::Display) -> Self {
        RecordError::at_event(event, Refusal::new("record", malformed(detail)))
    }
}

fn malformed(detail: impl std::fmt::Display) -> Phrase {
    Phrase::new("record-malformed").with("detail", detail.to_string())
}

impl From<Refusal> for RecordError {
    fn from(refusal: Refusal) -> Self {
        RecordError { event: None, refusal }
    }
}

/// Why a file could not be opened.
#[derive(Debug, thiserror::Error)]
pub enum OpenError {
    /// The file could not be read.
    #[error("{0}")]
    Read(#[from] ReadError),
    /// A newer version of the program wrote the file, and this version cannot read it.
    #[error("of a newer version")]
    NewerVersion,
    /// The contents were rejected.
    #[error("refused under {}", .0.refusal.rule)]
    Invalid(RecordError),
}

impl From<RecordError> for OpenError {
    fn from(problem: RecordError) -> Self {
        OpenError::Invalid(problem)
    }
}
