//! What a search is asked, what it answers, and how far it looks ahead: for searches move by move and of whole turns.

use derive_where::derive_where;

use crate::engine::{Mind, SearchSettings, Seat, Stop, View};

/// A decision to be searched.
#[derive_where(Clone, Copy)]
pub struct Inquiry<'a, G: Mind> {
    /// What is known.
    pub view: &'a View<G>,
    /// The seat that decides.
    pub searcher: Seat,
    /// How to search.
    pub settings: SearchSettings,
    /// When requested, the search ends at once.
    pub stop: &'a Stop,
}

impl<G: Mind> Inquiry<'_, G> {
    /// The same with so many iterations.
    pub fn with_iterations(self, iterations: u32) -> Self {
        Inquiry { settings: SearchSettings { iterations, ..self.settings }, ..self }
    }
}

/// Search statistics of a move at the root.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct MoveStats<M> {
    /// The move.
    pub choice: M,
    /// Number of iterations that played the move.
    pub visits: u32,
    /// Mean share of a win for the seat that decides, 0 to 1.
    pub value: f32,
    /// Standard deviation of the share of a win for the seat that decides.
    pub deviation: f32,
    /// Prior of the move relative to the best prior, 0 to 1.
    pub prior: f32,
}

impl<M> MoveStats<M> {
    /// A move that no iteration played, as good at first sight as any other.
    pub fn unvisited(choice: M) -> Self {
        MoveStats { choice, visits: 0, value: 0.0, deviation: 0.0, prior: 1.0 }
    }
}

/// The maximum number of events in a rollout.
pub(super) const MAX_ROLLOUT_EVENTS: u32 = 1000;

/// Counts turns within an iteration.
#[derive(Clone, Copy, Default)]
pub(super) struct TurnCounter {
    count: u32,
    last: Option<Seat>,
}

impl TurnCounter {
    /// The number, from 1, of the turn in which this seat decides now.
    pub(super) fn count_turn_of(&mut self, seat: Seat) -> u32 {
        if self.last.replace(seat) != Some(seat) {
            self.count += 1;
        }
        self.count
    }

    /// The number of the turn that this seat's next decision would belong to.
    pub(super) fn number_of_turn(&self, seat: Seat) -> u32 {
        self.count + u32::from(self.last != Some(seat))
    }
}
