//! Who solves puzzles, takes lessons and does drills on this computer now.

use super::progress::nobody;
use super::{Person, Settings};
use crate::play::PersonId;

impl Settings {
    /// The index of the solver: the chosen person, else whoever has played last. `None` if nobody is known.
    pub fn solver_index(&self) -> Option<usize> {
        let chosen = self.puzzle_solver.as_ref();
        let index = self.people.iter().position(|person| chosen.is_some() && person.id.as_ref() == chosen);
        index.or((!self.people.is_empty()).then_some(0))
    }

    /// The solver; `None` if nobody is known.
    pub fn solver(&self) -> Option<&Person> {
        self.people.get(self.solver_index()?)
    }

    /// Makes the person at `index` the solver.
    pub fn choose_solver(&mut self, index: usize) {
        if let Some(id) = self.ensure_id(index) {
            self.puzzle_solver = Some(id);
        }
    }

    /// The id under which the solver's progress is kept; `None` for a person who has made none yet.
    pub(super) fn solver_id(&self) -> Option<PersonId> {
        match self.solver() {
            Some(person) => person.id.clone(),
            None => Some(nobody()),
        }
    }

    /// The id of the solver, who gets one if there is none.
    pub(super) fn ensure_solver_id(&mut self) -> PersonId {
        self.solver_index().and_then(|index| self.ensure_id(index)).unwrap_or_else(nobody)
    }
}
