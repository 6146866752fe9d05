//! An event on the stage away from a table: how it is shown, since when, and how much of it has passed.

use crate::drills::Shot;
use crate::games::Game;
use crate::paint::board::Place as _;
use crate::paint::named_rects::NamedRects;
use crate::paint::stage::{Moment, Playback, Schedule, StageTimes};

/// The event that leads to a position, while it is being shown.
pub struct Showing<G: Game> {
    schedule: Schedule<G>,
    /// Since when, in seconds; `None` before the first frame.
    since: Option<f64>,
}

impl<G: Game> Default for Showing<G> {
    /// Nothing has been shown yet.
    fn default() -> Self {
        Showing { schedule: Schedule::default(), since: None }
    }
}

impl<G: Game> Showing<G> {
    /// Begins to show the event of a position with this number, after what lay open `before`. `rects` says where
    /// everything was painted last.
    pub fn begin(
        &mut self,
        (number, shot): (usize, &Shot<G>),
        before: &G::Open,
        rects: &NamedRects,
        times: StageTimes<'_>,
        now: f64,
    ) {
        self.since = Some(now);
        let find = |place: G::Place| {
            let name = place.name();
            rects.find(&name).or_else(|| rects.find_previous(&name))
        };
        self.schedule = match &shot.observation {
            Some(observation) => {
                let beats = G::beats(&Moment { observation, before, after: &shot.view.open });
                Schedule::new(beats, find, times).following(before.clone()).of_event(number)
            }
            None => Schedule::default(),
        };
    }

    /// Begins with a position to which no event leads, if nothing has begun; true if it has begun now.
    pub fn begin_at_rest(&mut self, now: f64) -> bool {
        let is_first = self.since.is_none();
        self.since.get_or_insert(now);
        is_first
    }

    /// Ends what is shown; true if there was anything to see.
    pub fn end(&mut self) -> bool {
        std::mem::take(&mut self.schedule).length() > 0.0
    }

    /// Whether anything has begun, and all of it has been seen and ended.
    pub fn has_ended(&self) -> bool {
        self.since.is_some() && self.schedule.length() <= 0.0
    }

    /// Seconds that the event takes, shown so many times as fast as designed.
    fn length(&self, tempo: f64) -> f64 {
        f64::from(self.schedule.length()) / 1000.0 / tempo
    }

    /// Seconds until the event is over; below 0 once it has been.
    pub fn left(&self, now: f64, tempo: f64) -> f64 {
        let length = self.length(tempo);
        self.since.map_or(length, |since| since + length - now)
    }

    /// The share of the event that has passed, 0 to 1.
    pub fn share(&self, now: f64, tempo: f64) -> f32 {
        let length = self.length(tempo);
        let passed = self.since.map_or(0.0, |since| now - since);
        if length <= 0.0 { 1.0 } else { (passed / length).clamp(0.0, 1.0) as f32 }
    }

    /// The event at this moment, for painters; `is_still` where marks stand for motion.
    pub fn playback(&self, now: f64, tempo: f64, is_still: bool) -> Playback<'_, G> {
        match self.share(now, tempo) {
            share if share < 1.0 => Playback::new(&self.schedule, share, is_still),
            _ => Playback::default(),
        }
    }
}
