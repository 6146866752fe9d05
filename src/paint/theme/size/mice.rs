//! The lengths of mice.

use serde::Deserialize;

/// Sides of mice.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MouseSize {
    /// At a seat.
    pub seat: f32,
    /// At a seat in a low window.
    pub seat_low: f32,
    /// The least at a seat where the seats stand in two columns.
    pub seat_column: f32,
    /// The least radius of the mark on a collar.
    pub mark: f32,
    /// The least side of the sign of a bot.
    pub bot: f32,
    /// The coach's.
    pub coach: f32,
    /// To be chosen.
    pub choice: f32,
}
