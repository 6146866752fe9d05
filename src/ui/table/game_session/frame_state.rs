//! The time and the settings on which the model of a table depends.

use crate::games::Game;
use crate::paint::stage::{Playback, Schedule};

/// Time and settings that the model depends on.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct FrameState {
    /// Seconds since the app began.
    pub now: f64,
    /// Progress of the last event's animation, 0 to 1.
    pub progress: f32,
    /// Milliseconds that it takes in the time of its schedule.
    pub length: f32,
    /// Whether the last event is still being shown, so that nothing tells of it yet.
    pub is_showing_event: bool,
    /// Whether an animation that must not be skipped is running.
    pub is_unskippable: bool,
    /// Whether the status shows the last event: during an unskippable animation, or with reduced motion until the next event.
    pub shows_last_event: bool,
    /// Whether animations are off.
    pub reduced_motion: bool,
    /// Whether every step of a bot waits for a key.
    pub steps_by_key: bool,
}

impl Default for FrameState {
    fn default() -> Self {
        FrameState {
            now: 0.0,
            progress: 1.0,
            length: 0.0,
            is_showing_event: false,
            is_unskippable: false,
            shows_last_event: false,
            reduced_motion: false,
            steps_by_key: false,
        }
    }
}

impl FrameState {
    /// What is being shown of the last event, whose schedule this is.
    pub(super) fn playback<'a, G: Game>(&self, schedule: &'a Schedule<G>) -> Playback<'a, G> {
        match self.is_showing_event {
            true => Playback::new(schedule, self.progress, self.reduced_motion).within(self.length),
            false => Playback::default(),
        }
    }

    /// Whether the model would be the same in both states.
    pub(super) fn gives_same_model(&self, other: &FrameState) -> bool {
        let relevant =
            |state: &FrameState| FrameState { now: 0.0, progress: state.progress.floor(), length: 0.0, ..*state };
        relevant(self) == relevant(other)
    }
}
