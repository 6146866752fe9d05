//! A story as the screen shows it.

use crate::engine::{Phrase, Seat};
use crate::story::{Course, GameTurn};

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
    /// The moments worth a look, in their order, for who looks at the game again; none until the whole story has been told.
    pub moments: Vec<StoryMoment>,
    /// The seats of children.
    pub children: Vec<StoryChild>,
    /// Whether all of it has been told: nothing will become more exact.
    pub is_whole: bool,
}

/// A child at the table, of whom only the best is told.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct StoryChild {
    /// Where the child sits.
    pub seat: Seat,
    /// The number of its best turn; `None` if no turn did any good.
    pub best_turn: Option<usize>,
}

impl StoryModel {
    /// Whether there is something to show, or there will be.
    pub fn can_be_shown(&self) -> bool {
        self.course.is_some() || !self.is_whole
    }

    /// The moments at this position.
    pub fn moments_at(&self, ply: usize) -> impl Iterator<Item = &StoryMoment> {
        self.moments.iter().filter(move |moment| moment.ply == ply)
    }

    /// What is about to happen at this position, if a card leads here and no moment says anything.
    pub fn coming_at(&self, ply: usize) -> Option<&Phrase> {
        let is_told = self.moments_at(ply).next().is_some();
        self.cards.iter().filter(|card| !is_told && card.ply == ply).find_map(|card| card.coming.as_ref())
    }

    /// Whether this position is worth a look for what happens next alone.
    pub fn is_about_to(&self, ply: usize) -> bool {
        let mut moments = self.moments_at(ply).peekable();
        let is_of_moments = moments.peek().is_some() && moments.all(|moment| moment.kind == MomentKind::Better);
        is_of_moments || self.coming_at(ply).is_some()
    }

    /// The position of the last moment before this one.
    pub fn moment_before(&self, ply: usize) -> Option<usize> {
        self.moments.iter().map(|moment| moment.ply).rfind(|moment| *moment < ply)
    }

    /// The position of the first moment after this one.
    pub fn moment_after(&self, ply: usize) -> Option<usize> {
        self.moments.iter().map(|moment| moment.ply).find(|moment| *moment > ply)
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
    /// What is said before it happens, of a turn that is watched from its beginning.
    pub coming: Option<Phrase>,
    /// The number of events before it, where it is shown: before a decision that could have been better, else before the turn.
    pub ply: usize,
}

impl StoryCard {
    /// Whom the card's title names.
    pub fn hero(&self) -> Seat {
        if let CardKind::Turning { whose, .. } = self.kind { whose } else { self.seat }
    }
}

/// A moment that is worth a look when a game is looked at again.
#[derive(Clone, Debug, PartialEq)]
pub struct StoryMoment {
    /// What kind of moment it is.
    pub kind: MomentKind,
    /// The number of events before the position to look at.
    pub ply: usize,
    /// What has happened, or is about to.
    pub text: Phrase,
    /// What it changed, or what would have been better.
    pub more: Option<Phrase>,
}

impl StoryMoment {
    /// The turn of this course to which the moment belongs: a decision is looked at before it, everything else after it.
    pub fn turn<'a>(&self, course: &'a Course) -> Option<&'a GameTurn> {
        let ply = match self.kind {
            MomentKind::Better => Some(self.ply),
            MomentKind::Turning | MomentKind::Luck | MomentKind::Praise => self.ply.checked_sub(1),
        };
        ply.and_then(|ply| course.turn_of(ply))
    }
}

/// What kind of moment is worth a look.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MomentKind {
    /// The game turned in the turn that has just ended.
    Turning,
    /// Chance has just changed much.
    Luck,
    /// It was well played.
    Praise,
    /// Something better was found than what was decided then.
    Better,
}

/// Why something is worth a look.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CardKind {
    /// It was well played.
    Praise,
    /// The game turned here.
    Turning {
        /// The number of the turning point, from 1.
        number: usize,
        /// Whose chance changed most, of two seats the one whose chance rose.
        whose: Seat,
        /// Whether it fell.
        is_fall: bool,
    },
    /// Something else would have been better.
    Better,
    /// The same, as the one thing that a coach recommends for next time.
    NextTime,
}
