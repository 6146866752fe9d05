//! When each mouse shows a mood.

use super::Playback;
use crate::engine::Seat;
use crate::paint::mouse::Mood;
use crate::paint::painter::Painter;
use crate::paint::stage::beat::Show;

impl<R: Painter> Playback<'_, R> {
    /// The moods whose beats have been played until now, in the order in which they began.
    pub fn moods(&self) -> Vec<(Seat, Mood)> {
        let beats = self.schedule.map_or(&[][..], |schedule| &schedule.beats);
        let begun = beats.iter().filter(|beat| self.start(beat) <= self.elapsed);
        let mood = |beat| match beat {
            &Show::React(seat, mood) => Some((seat, mood)),
            Show::Travel(_)
            | Show::Change(..)
            | Show::Light(_)
            | Show::Gain { .. }
            | Show::Shake(_)
            | Show::Tell(_)
            | Show::Hold(_) => None,
        };
        let mut moods: Vec<_> = begun.filter_map(|beat| Some((self.start(beat), mood(&beat.show)?))).collect();
        moods.sort_by(|(one, _), (other, _)| one.total_cmp(other));
        moods.into_iter().map(|(_, mood)| mood).collect()
    }
}
