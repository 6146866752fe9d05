//! The timeline: the immutable states a game has passed through, and the current position among them.
//!
//! Copies share the states, so copying a timeline (to save it on a thread or to continue it elsewhere) is cheap however
//! long the game is.

use std::sync::Arc;

use crate::engine::{Event, Refusal, Rules};

/// An event and the state after it.
#[derive_where::derive_where(Clone, Debug)]
pub(super) struct Step<R: Rules> {
    pub(super) event: Event<R>,
    pub(super) state: R::State,
}

/// All states from the start. Steps beyond `ply` have been undone and can be redone.
#[derive_where::derive_where(Clone, Debug)]
pub(super) struct Timeline<R: Rules> {
    start: R::State,
    steps: Vec<Arc<Step<R>>>,
    ply: usize,
}

impl<R: Rules> Timeline<R> {
    pub(super) fn new(start: R::State) -> Self {
        Timeline { start, steps: Vec::new(), ply: 0 }
    }

    /// The number of events before the current position.
    pub(super) fn ply(&self) -> usize {
        self.ply
    }

    /// The number of all events, including those that can be redone.
    pub(super) fn len(&self) -> usize {
        self.steps.len()
    }

    pub(super) fn state(&self) -> &R::State {
        self.state_at(self.ply)
    }

    /// The state after the first `ply` events, or the last state if there are fewer events.
    pub(super) fn state_at(&self, ply: usize) -> &R::State {
        match ply.min(self.steps.len()).checked_sub(1) {
            None => &self.start,
            Some(last) => &self.steps[last].state,
        }
    }

    /// The event at `ply`, which leads from position `ply` to `ply + 1`.
    pub(super) fn event(&self, ply: usize) -> Option<&Event<R>> {
        self.steps.get(ply).map(|step| &step.event)
    }

    /// The events before the current position.
    pub(super) fn past(&self) -> impl DoubleEndedIterator<Item = &Event<R>> + ExactSizeIterator {
        self.steps[..self.ply].iter().map(|step| &step.event)
    }

    /// The events that can be redone.
    pub(super) fn future(&self) -> impl Iterator<Item = &Event<R>> {
        self.steps[self.ply..].iter().map(|step| &step.event)
    }

    /// Performs an event; events that could be redone are dropped.
    pub(super) fn push(&mut self, event: Event<R>) -> Result<(), Refusal> {
        let state = R::after(self.state(), &event)?;
        self.steps.truncate(self.ply);
        self.steps.push(Arc::new(Step { event, state }));
        self.ply += 1;
        Ok(())
    }

    /// A timeline from the same start with these events, the one at `ply` replaced.
    pub(super) fn with_event_replaced(
        &self,
        ply: usize,
        event: Event<R>,
        mut events: Vec<Event<R>>,
    ) -> Result<Self, Refusal> {
        events.splice(ply..=ply, [event]);
        let mut timeline = Timeline { steps: self.steps[..ply].to_vec(), ply, start: self.start.clone() };
        events.drain(ply..).try_for_each(|event| timeline.push(event))?;
        Ok(timeline)
    }

    /// Drops the events that could be redone.
    pub(super) fn drop_future(&mut self) {
        self.steps.truncate(self.ply);
    }

    /// Moves the current position to `ply`.
    pub(super) fn go_to(&mut self, ply: usize) {
        self.ply = ply.min(self.steps.len());
    }
}
