//! The line of immutable states that a game has gone through, and where on it the table stands.
//!
//! Copies of a line share its states: a copy, for saving on a thread or for playing on elsewhere, costs next to nothing however long the game is.

use std::sync::Arc;

use crate::engine::{Event, Refusal, Rules};

/// One event and the state it led to.
#[derive_where::derive_where(Clone, Debug)]
pub(super) struct Step<R: Rules> {
    pub(super) event: Event<R>,
    pub(super) state: R::State,
}

/// States from the start on; those beyond `at` were taken back and can be redone.
#[derive_where::derive_where(Clone, Debug)]
pub(super) struct Timeline<R: Rules> {
    start: R::State,
    steps: Vec<Arc<Step<R>>>,
    at: usize,
}

impl<R: Rules> Timeline<R> {
    pub(super) fn new(start: R::State) -> Self {
        Timeline { start, steps: Vec::new(), at: 0 }
    }

    /// How many events lie before the present position.
    pub(super) fn at(&self) -> usize {
        self.at
    }

    /// How many events there are, those that can be redone included.
    pub(super) fn len(&self) -> usize {
        self.steps.len()
    }

    pub(super) fn state(&self) -> &R::State {
        self.state_at(self.at)
    }

    /// The state after the first `ply` events; the last one if there are fewer.
    pub(super) fn state_at(&self, ply: usize) -> &R::State {
        match ply.min(self.steps.len()).checked_sub(1) {
            None => &self.start,
            Some(last) => &self.steps[last].state,
        }
    }

    /// The event that led from position `ply` on.
    pub(super) fn event(&self, ply: usize) -> Option<&Event<R>> {
        self.steps.get(ply).map(|step| &step.event)
    }

    /// The events before the present position.
    pub(super) fn past(&self) -> impl DoubleEndedIterator<Item = &Event<R>> + ExactSizeIterator {
        self.steps[..self.at].iter().map(|step| &step.event)
    }

    /// The events that can be redone.
    pub(super) fn future(&self) -> impl Iterator<Item = &Event<R>> {
        self.steps[self.at..].iter().map(|step| &step.event)
    }

    /// Lets an event happen now; what could be redone is dropped.
    pub(super) fn push(&mut self, event: Event<R>) -> Result<(), Refusal> {
        let state = R::after(self.state(), &event)?;
        self.steps.truncate(self.at);
        self.steps.push(Arc::new(Step { event, state }));
        self.at += 1;
        Ok(())
    }

    /// A line from the same start on which these events happen, but at `ply` this one.
    pub(super) fn with(&self, ply: usize, event: Event<R>, mut events: Vec<Event<R>>) -> Result<Self, Refusal> {
        events.splice(ply..=ply, [event]);
        let mut line = Timeline { steps: self.steps[..ply].to_vec(), at: ply, start: self.start.clone() };
        events.drain(ply..).try_for_each(|event| line.push(event))?;
        Ok(line)
    }

    /// Drops what could be redone.
    pub(super) fn forget_future(&mut self) {
        self.steps.truncate(self.at);
    }

    /// Moves the present to another position on the line.
    pub(super) fn go_to(&mut self, ply: usize) {
        self.at = ply.min(self.steps.len());
    }
}
