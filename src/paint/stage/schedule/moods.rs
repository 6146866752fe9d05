//! When each mouse shows a mood, and where the mice look.

use egui::Pos2;

use super::{Playback, middle_of};
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
            _ => None,
        };
        let mut moods: Vec<_> = begun.filter_map(|beat| Some((self.start(beat), mood(&beat.show)?))).collect();
        moods.sort_by(|(one, _), (other, _)| one.total_cmp(other));
        moods.into_iter().map(|(_, mood)| mood).collect()
    }

    /// Where the eye is drawn now: to what travels, or else to what has begun last to change or to light up. Nothing
    /// draws it where marks stand for motion. `find` returns where a place lies on the screen.
    pub fn focus(&self, find: impl Fn(R::Place) -> Option<egui::Rect>) -> Option<Pos2> {
        if self.is_still {
            return None;
        }
        if let Some(flight) = self.flights(&find).last() {
            return Some(flight.pose.center);
        }
        let begun = self.running().iter().filter(|beat| self.start(beat) <= self.elapsed);
        let place = |show: &Show<R>| match show {
            Show::Change(place, _) | Show::Shake(place) => find(*place),
            Show::Light(places) => middle_of(places, &find),
            Show::Travel(travel) => travel.to.iter().find_map(|place| find(*place)),
            _ => None,
        };
        begun.filter_map(|beat| place(&beat.show)).last().map(|rect| rect.center())
    }
}
