//! Where the mice look.

use egui::{Pos2, Rect};

use super::{Playback, middle_of};
use crate::paint::painter::Painter;
use crate::paint::stage::beat::Show;

impl<R: Painter> Playback<'_, R> {
    /// Where the eye is drawn now: to what travels, or else to what has begun last to change or to light up. Nothing
    /// draws it where marks stand for motion. `find` returns where a place lies on the screen.
    pub fn focus(&self, find: impl Fn(R::Place) -> Option<Rect>) -> Option<Pos2> {
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
            Show::Gain { .. } | Show::Tell(_) | Show::Hold(_) | Show::React(..) => None,
        };
        begun.filter_map(|beat| place(&beat.show)).last().map(|rect| rect.center())
    }
}
