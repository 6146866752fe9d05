//! Beats with their times.
//!
//! Must not know: games, matches, the wall clock.

mod gaze;
mod moods;
mod playback;
mod sounds;

use derive_where::derive_where;
use egui::{Rect, Vec2};

pub use self::playback::{Occupant, Playback, landed};
pub use self::sounds::Heard;
use super::beat::{Beat, Pause, Show, Span, Start, Way};
use crate::paint::board::Place;
use crate::paint::painter::Painter;
use crate::paint::theme::{BeatTimes, Durations};
use crate::sound::Sound;

/// How an event is shown: its beats, each with its time.
#[derive_where(Clone, Debug, Default)]
pub struct Schedule<R: Painter> {
    beats: Vec<TimedBeat<R>>,
    /// Milliseconds until the last beat ends.
    length: Tempi,
    is_unskippable: bool,
    is_prelude: bool,
    /// What lay open before the event.
    before: Option<R::Open>,
    /// The number of the event in the game.
    ply: usize,
}

/// The durations that a schedule is made with.
#[derive(Clone, Copy, Debug)]
pub struct StageTimes<'a> {
    /// The theme's durations.
    pub motion: &'a Durations,
    /// Milliseconds of a swap, which is set by people.
    pub swap: f32,
}

/// A time in milliseconds at both ends of what is possible: where nobody hurries, and where bots hurry as much as the eye
/// can follow.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
struct Tempi {
    calm: f32,
    hurried: f32,
}

impl Tempi {
    fn both(calm: f32, hurried: f32) -> Self {
        Tempi { calm, hurried: hurried.min(calm) }
    }

    /// The time at a tempo between hurried, 0, and calm, 1.
    fn at(self, tempo: f32) -> f32 {
        self.hurried + (self.calm - self.hurried) * tempo
    }

    fn max(self, other: Tempi) -> Self {
        Tempi { calm: self.calm.max(other.calm), hurried: self.hurried.max(other.hurried) }
    }
}

impl std::ops::Add for Tempi {
    type Output = Tempi;

    fn add(self, other: Tempi) -> Tempi {
        Tempi { calm: self.calm + other.calm, hurried: self.hurried + other.hurried }
    }
}

/// A beat with its times since the event.
#[derive_where(Clone, Debug)]
struct TimedBeat<R: Painter> {
    show: Show<R>,
    sound: Option<Sound>,
    start: Tempi,
    end: Tempi,
    /// Where a travelling piece or a gain sets out.
    origin: Option<Rect>,
    /// Where it was to go when the event happened.
    goal: Option<Rect>,
}

impl<R: Painter> Schedule<R> {
    /// Gives beats their times. `find` returns where a place lies on the screen.
    pub fn new(beats: Vec<Beat<R>>, find: impl Fn(R::Place) -> Option<Rect>, times: StageTimes<'_>) -> Self {
        let first_on_screen = |places: &[R::Place]| places.iter().find_map(|place| find(*place));
        let mut schedule = Schedule {
            beats: Vec::with_capacity(beats.len()),
            length: Tempi::default(),
            is_unskippable: beats.iter().any(|beat| beat.is_unskippable),
            is_prelude: !beats.is_empty() && beats.iter().all(|beat| beat.is_prelude),
            before: None,
            ply: 0,
        };
        let is_hop = |beat: &&Beat<R>| matches!(&beat.show, Show::Travel(travel) if travel.way == Way::Hop);
        let hops = beats.iter().filter(is_hop).count();
        let (calm, hurried) = (&times.motion.beat, &times.motion.hurried_beat);
        let stagger = Tempi::both(calm.stagger as f32, hurried.stagger as f32);
        let mut previous_start = Tempi::default();
        for Beat { show, start, sound, .. } in beats {
            let (origin, goal) = match &show {
                Show::Travel(travel) => (first_on_screen(&travel.from), first_on_screen(&travel.to)),
                Show::Gain { from, to, .. } => (middle_of(from, &find), first_on_screen(to)),
                Show::Change(..)
                | Show::Light(_)
                | Show::Shake(_)
                | Show::Tell(_)
                | Show::Hold(_)
                | Show::React(..) => (None, None),
            };
            let start = match start {
                Start::Staggered if !schedule.beats.is_empty() => previous_start + stagger,
                Start::Together => previous_start,
                Start::AfterAll | Start::Staggered => schedule.length,
            };
            let distance = origin.zip(goal).map_or(0.0, |(from, to)| from.center().distance(to.center()));
            let measure = Measure { distance, hops, swap: times.swap };
            let end = start + Tempi::both(length(&show, measure, calm), length(&show, measure, hurried));
            previous_start = start;
            schedule.length = schedule.length.max(end);
            schedule.beats.push(TimedBeat { show, sound, start, end, origin, goal });
        }
        schedule
    }

    /// The same schedule, which knows what lay open before the event.
    pub fn following(self, before: R::Open) -> Self {
        Schedule { before: Some(before), ..self }
    }

    /// The same schedule, of the event with this number in the game.
    pub fn of_event(self, ply: usize) -> Self {
        Schedule { ply, ..self }
    }

    /// The same schedule, joined by the ways of the pieces and by the gains of the event before; the two events belong
    /// together.
    pub fn joined_by(mut self, earlier: Playback<'_, R>) -> Self {
        let carried = earlier.carried_beats();
        self.length = carried.iter().fold(self.length, |length, beat| length.max(beat.end));
        self.beats.splice(0..0, carried);
        self
    }

    /// Milliseconds until the last beat ends; 0 if there is none.
    pub fn length(&self) -> f32 {
        self.length.calm
    }

    /// The fewest milliseconds in which the eye can follow the event.
    pub fn least(&self) -> f32 {
        self.length.hurried
    }

    /// Whether the event only announces what the next one shows.
    pub fn is_prelude(&self) -> bool {
        self.is_prelude
    }

    /// Whether people must see the event to its end.
    pub fn is_unskippable(&self) -> bool {
        self.is_unskippable
    }
}

/// The middle of several places, as a point on the screen.
fn middle_of<P: Place>(places: &[P], find: impl Fn(P) -> Option<Rect>) -> Option<Rect> {
    let rects: Vec<Rect> = places.iter().filter_map(|place| find(*place)).collect();
    let all = rects.iter().copied().reduce(Rect::union)?;
    let side = rects[0].size().min_elem();
    Some(Rect::from_center_size(all.center(), Vec2::splat(side)))
}

/// What the length of a beat depends on besides the theme.
#[derive(Clone, Copy)]
struct Measure {
    /// The distance from origin to goal in points.
    distance: f32,
    /// The number of hops of the event.
    hops: usize,
    /// Milliseconds of a swap.
    swap: f32,
}

/// How long a beat takes, in milliseconds.
fn length<R: Painter>(show: &Show<R>, measure: Measure, beat: &BeatTimes) -> f32 {
    let flight = || (beat.flight as f32 + measure.distance * beat.flight_per_point).min(beat.flight_most as f32);
    match show {
        Show::Travel(travel) => match travel.way {
            Way::Lift => beat.lift as f32 + flight() + beat.land as f32,
            Way::Arc => flight() + beat.land as f32,
            Way::Slide => flight(),
            Way::Hop => (beat.walk as f32 / measure.hops.max(1) as f32).clamp(beat.hop_least as f32, beat.hop as f32),
            Way::Pass => measure.swap,
            Way::Fall => beat.fall as f32,
        },
        Show::Change(_, Span::Turn) => beat.turn_over as f32,
        Show::Change(_, Span::Step) => beat.step as f32,
        Show::Change(_, Span::Push) => beat.push as f32,
        Show::Change(_, Span::Roll) => beat.roll as f32,
        Show::Change(_, Span::Swap) => measure.swap,
        Show::Light(places) => (beat.light * places.len() as u64 + beat.lit) as f32,
        Show::Gain { .. } => (beat.rise + beat.rest + beat.fly_home) as f32,
        Show::Shake(_) => beat.shake as f32,
        Show::Tell(_) => beat.tell as f32,
        Show::Hold(Pause::Short) => beat.hold_short as f32,
        Show::Hold(Pause::Long) => beat.hold_long as f32,
        Show::React(..) => 0.0,
    }
}
