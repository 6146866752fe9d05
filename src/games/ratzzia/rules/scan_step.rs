//! The result of one step of the scan.

use crate::games::ratzzia::board::Column;

/// What the scan does after it has resolved a column or a choice.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum ScanStep {
    /// Goes on with the next complete column from the left (R10).
    Continue,
    /// Resolves this column first, which Annie's die has completed (R18).
    Resolve(Column),
    /// Stops: a decision is due, or the game is over.
    Stop,
}
