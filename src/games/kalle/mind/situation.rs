//! The public part of a round: the guard, the face-up cards, and what the end of the search brings. Must not know the rat's place.

use crate::games::kalle::common::{Common, guard_targets};
use crate::games::kalle::rules::Move;
use crate::games::kalle::square::{LidIndex, LidSet};

/// What is the same throughout a round and matters for its value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RoundTerms {
    /// Number of searchers, 1 to 4.
    pub searchers: u8,
    /// Whether the searchers point after the eighth card (K11).
    pub last_chance: bool,
}

impl RoundTerms {
    /// The terms of the rounds of a game.
    pub fn of(common: &Common) -> RoundTerms {
        RoundTerms { searchers: common.searcher_count() as u8, last_chance: common.options.last_chance }
    }
}

/// The public part of the square: the guard and the face-up cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Situation {
    /// The place of the guard; `None` until it is put down (K4).
    pub guard: Option<LidIndex>,
    /// The places whose cards lie face up.
    pub face_up: LidSet,
    /// Number of the guard's steps in a row that turned no card, up to now (K7).
    pub idle_steps: u8,
}

impl Situation {
    /// The square with all cards face down and the guard at this place.
    pub const fn all_closed(guard: Option<LidIndex>) -> Situation {
        Situation { guard, face_up: LidSet::EMPTY, idle_steps: 0 }
    }

    /// The guard's reach: the places to which it can step next; none before it is put down.
    pub fn reach(&self) -> LidSet {
        self.guard.map_or(LidSet::EMPTY, |guard| guard_targets(guard, self.face_up, self.idle_steps))
    }

    /// Number of cards that the guard has turned in this round (K10).
    pub fn turned(&self) -> u8 {
        self.face_up.len() as u8
    }

    /// The square after the guard has stepped to this place.
    pub fn after_step(mut self, to: LidIndex) -> Situation {
        self.idle_steps = if self.face_up.contains(to) { self.idle_steps + 1 } else { 0 };
        self.face_up.insert(to);
        self.guard = Some(to);
        self
    }

    /// The square after the rat's answer; `None` is a pass.
    pub fn after_answer(mut self, swap: Option<(LidIndex, LidIndex)>) -> Situation {
        if let Some((a, b)) = swap {
            self.face_up = self.face_up.after_swap(a, b);
        }
        self
    }

    /// All legal swaps of the rat (K9).
    pub fn swaps(&self) -> impl Iterator<Item = (LidIndex, LidIndex)> {
        let guard = self.guard;
        let from = LidIndex::ALL.into_iter().filter(move |&a| Some(a) != guard);
        from.flat_map(move |a| a.neighbours().iter().filter(move |&b| b > a && Some(b) != guard).map(move |b| (a, b)))
    }

    /// The places from which this answer leaves a rat within the guard's reach.
    pub fn reached_after(&self, swap: Option<(LidIndex, LidIndex)>) -> LidSet {
        let reach = self.after_answer(swap).reach();
        swap.map_or(reach, |(a, b)| reach.after_swap(a, b))
    }
}

/// The swap of a move, `None` for a pass.
pub fn swap_of(choice: Move) -> Option<(LidIndex, LidIndex)> {
    if let Move::Swap { a, b } = choice { Some((a, b)) } else { None }
}
