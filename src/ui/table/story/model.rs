//! A story as the screen shows it.

use crate::engine::{Phrase, Seat};
use crate::story::Course;

/// The story of a finished game, as far as it has been told.
#[derive(Clone, Debug, Default)]
pub struct StoryModel {
    /// The course of the game; `None` until the first sketch.
    pub course: Option<Course>,
    /// The story in a few short sentences; none of a sketch, which is too uncertain.
    pub summary: Vec<Phrase>,
    /// What is worth a look, praise first, then the turning points, then what could have been better. None until the whole
    /// story has been told, so that nothing moves under the pointer.
    pub cards: Vec<StoryCard>,
    /// Whether all of it has been told: nothing will become more exact.
    pub is_whole: bool,
}

impl StoryModel {
    /// Whether there is something to show, or there will be.
    pub fn can_be_shown(&self) -> bool {
        self.course.is_some() || !self.is_whole
    }
}

/// Something in a game that is worth a look.
#[derive(Clone, Debug, PartialEq)]
pub struct StoryCard {
    /// Why it is worth a look.
    pub kind: CardKind,
    /// Whose turn it was.
    pub seat: Seat,
    /// The number of the turn, from 1.
    pub turn: usize,
    /// What happened.
    pub text: Phrase,
    /// What would have been better, and why.
    pub better: Option<Phrase>,
    /// The number of events before it.
    pub ply: usize,
}

/// Why something is worth a look.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CardKind {
    /// It was well played.
    Praise,
    /// The game turned here; the number of the turning point, from 1.
    Turning(usize),
    /// Something else would have been better.
    Better,
}
