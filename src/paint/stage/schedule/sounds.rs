//! When each beat is heard.

use super::{Playback, TimedBeat};
use crate::paint::painter::Painter;
use crate::paint::stage::beat::{Show, Way};
use crate::sound::Sound;

/// Equal sounds that are closer than this, in milliseconds, are one.
const ONE: f32 = 20.0;

/// A sound of an event.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Heard {
    /// What is heard.
    pub sound: Sound,
    /// How many of its kind have been heard of the event: a scale climbs with it.
    pub step: usize,
    /// When, in milliseconds since the event.
    pub at: f32,
}

impl<R: Painter> Playback<'_, R> {
    /// What has been heard of the event until now, in order.
    pub fn heard(&self) -> Vec<Heard> {
        let beats = self.schedule.map_or(&[][..], |schedule| &schedule.beats);
        let mut heard: Vec<Heard> = beats.iter().flat_map(|beat| self.sounds(beat)).collect();
        // What goes on from the event before has been heard then if it was due.
        heard.retain(|heard| (0.0..=self.elapsed).contains(&heard.at));
        heard.sort_by(|one, other| one.at.total_cmp(&other.at));
        heard.dedup_by(|later, earlier| later.sound == earlier.sound && later.at - earlier.at < ONE);
        for index in 0..heard.len() {
            heard[index].step = heard[..index].iter().filter(|earlier| earlier.sound == heard[index].sound).count();
        }
        heard
    }

    /// The sounds of a beat: where something lands, when it lands; one for each light where points light up.
    fn sounds(&self, beat: &TimedBeat<R>) -> Vec<Heard> {
        let Some(sound) = beat.sound else { return Vec::new() };
        let (start, end) = (self.start(beat), self.end(beat));
        let shares: Vec<f32> = match &beat.show {
            Show::Travel(travel) => vec![match travel.way {
                Way::Lift => 0.95,
                Way::Arc | Way::Hop => 0.85,
                Way::Slide | Way::Pass | Way::Fall => 0.0,
            }],
            Show::Gain { .. } => vec![0.95],
            Show::Light(places) if sound == Sound::Point => {
                (0..places.len()).map(|index| index as f32 / (places.len() + 1) as f32).collect()
            }
            Show::Light(_) | Show::Change(..) | Show::Shake(_) | Show::Tell(_) | Show::Hold(_) | Show::React(..) => {
                vec![0.0]
            }
        };
        shares.into_iter().map(|share| Heard { sound, step: 0, at: start + (end - start) * share }).collect()
    }
}
