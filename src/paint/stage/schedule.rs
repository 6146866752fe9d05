//! Beats with their times, and what they show at one moment.
//!
//! Must not know: games, matches, the wall clock.

use derive_where::derive_where;
use egui::{Pos2, Rect};

use super::beat::{Beat, Pause, PiecePose, Show, Travel, Way};
use crate::paint::board::Place;
use crate::paint::easing::{ease_out, smoothstep};
use crate::paint::painter::Painter;
use crate::paint::theme::{BeatTimes, Durations};

/// How an event is shown: its beats, each with its time.
#[derive_where(Clone, Debug, Default)]
pub struct Schedule<R: Painter> {
    beats: Vec<TimedBeat<R>>,
    /// Milliseconds until the last beat ends.
    length: f32,
}

/// A beat with its times in milliseconds since the event.
#[derive_where(Clone, Debug)]
struct TimedBeat<R: Painter> {
    show: Show<R>,
    start: f32,
    end: f32,
    /// Where a travelling piece or a gain sets out.
    origin: Option<Rect>,
    /// Where it was to go when the event happened.
    goal: Option<Rect>,
}

impl<R: Painter> Schedule<R> {
    /// Gives beats their times. `find` returns where a place lies on the screen.
    pub fn new(beats: Vec<Beat<R>>, find: impl Fn(R::Place) -> Option<Rect>, motion: &Durations) -> Self {
        let times = &motion.beat;
        let first_on_screen = |places: &[R::Place]| places.iter().find_map(|place| find(*place));
        let mut schedule = Schedule { beats: Vec::with_capacity(beats.len()), length: 0.0 };
        let mut previous_start = 0.0_f32;
        for Beat { show, is_staggered } in beats {
            let (origin, goal) = match &show {
                Show::Travel(travel) => (first_on_screen(&travel.from), first_on_screen(&travel.to)),
                Show::Gain { from, to, .. } => (middle_of(from, &find), first_on_screen(to)),
                Show::Light(_) | Show::Shake(_) | Show::Hold(_) => (None, None),
            };
            let stagger = if matches!(show, Show::Travel(_)) { motion.stagger } else { times.light };
            let is_first = schedule.beats.is_empty();
            let start = match is_staggered && !is_first {
                true => previous_start + stagger as f32,
                false => schedule.length,
            };
            let distance = origin.zip(goal).map_or(0.0, |(from, to)| from.center().distance(to.center()));
            let end = start + length(&show, distance, times);
            previous_start = start;
            schedule.length = schedule.length.max(end);
            schedule.beats.push(TimedBeat { show, start, end, origin, goal });
        }
        schedule
    }

    /// Milliseconds until the last beat ends; 0 if there is none.
    pub fn length(&self) -> f32 {
        self.length
    }

    /// Whether nothing is shown.
    pub fn is_empty(&self) -> bool {
        self.beats.is_empty()
    }
}

/// The middle of several places, as a point on the screen.
fn middle_of<P: Place>(places: &[P], find: impl Fn(P) -> Option<Rect>) -> Option<Rect> {
    let rects: Vec<Rect> = places.iter().filter_map(|place| find(*place)).collect();
    let all = rects.iter().copied().reduce(Rect::union)?;
    let side = rects[0].size().min_elem();
    Some(Rect::from_center_size(all.center(), egui::Vec2::splat(side)))
}

/// How long a beat takes, in milliseconds.
fn length<R: Painter>(show: &Show<R>, distance: f32, times: &BeatTimes) -> f32 {
    let flight = || (times.flight as f32 + distance * times.flight_per_point).min(times.flight_most as f32);
    match show {
        Show::Travel(Travel { way: Way::Lift, .. }) => times.lift as f32 + flight() + times.land as f32,
        Show::Travel(_) => flight() + times.land as f32,
        Show::Light(places) => (times.light * places.len() as u64 + times.lit) as f32,
        Show::Gain { .. } => (times.rise + times.rest + times.fly_home) as f32,
        Show::Shake(_) => times.shake as f32,
        Show::Hold(Pause::Short) => times.hold_short as f32,
        Show::Hold(Pause::Long) => times.hold_long as f32,
    }
}

/// A schedule at one moment.
#[derive_where(Clone, Copy)]
pub struct Playback<'a, R: Painter> {
    schedule: Option<&'a Schedule<R>>,
    /// Milliseconds since the event, in the time of the schedule.
    elapsed: f32,
    /// Whether marks stand for motion.
    pub is_still: bool,
}

/// A travelling piece at one moment.
pub struct Flight<'a, R: Painter> {
    /// The piece.
    pub piece: &'a R::Piece,
    /// How it lies.
    pub pose: PiecePose,
    /// Where it set out.
    pub origin: Rect,
    /// Where it goes.
    pub goal: Rect,
}

/// A gain at one moment.
pub struct FlyingGain<'a> {
    /// The seat that gains.
    pub seat: crate::engine::Seat,
    /// What is gained.
    pub label: &'a crate::engine::Phrase,
    /// Its middle on the screen.
    pub center: Pos2,
    /// Its size, 0 to 1.
    pub scale: f32,
    /// Its opacity, 0 to 1.
    pub opacity: f32,
}

impl<R: Painter> Default for Playback<'_, R> {
    /// Nothing is shown.
    fn default() -> Self {
        Playback { schedule: None, elapsed: f32::INFINITY, is_still: false }
    }
}

impl<'a, R: Painter> Playback<'a, R> {
    /// A schedule at `share` (0 to 1) of its length; `is_still` where marks stand for motion.
    pub fn new(schedule: &'a Schedule<R>, share: f32, is_still: bool) -> Self {
        Playback { schedule: Some(schedule), elapsed: share * schedule.length, is_still }
    }

    /// Whether all has been shown.
    pub fn is_over(&self) -> bool {
        self.schedule.is_none_or(|schedule| self.elapsed >= schedule.length)
    }

    fn running(&self) -> &'a [TimedBeat<R>] {
        match self.schedule {
            Some(schedule) if !self.is_over() => &schedule.beats,
            _ => &[],
        }
    }

    /// Whether a piece is on its way to this place, or has yet to set out. What lies there is not painted then.
    pub fn is_awaited(&self, place: R::Place) -> bool {
        !self.is_still && self.running().iter().any(|beat| {
            matches!(&beat.show, Show::Travel(travel) if travel.to.contains(&place)) && self.elapsed < beat.end
        })
    }

    /// How brightly a place is lit, 0 to 1.
    pub fn light(&self, place: R::Place) -> f32 {
        let lit = self.running().iter().filter_map(|beat| {
            let Show::Light(places) = &beat.show else { return None };
            let index = places.iter().position(|lit| *lit == place)?;
            let step = (beat.end - beat.start) / (places.len() + 1) as f32;
            let since = self.elapsed - beat.start - step * index as f32;
            Some(if self.is_still { 1.0 } else { ease_out(since / step.max(1.0)) })
        });
        lit.fold(0.0, f32::max)
    }

    /// How far a place is shaken to the side at this moment, from −1 to 1.
    pub fn shake(&self, place: R::Place) -> f32 {
        let shaken = self.running().iter().find(|beat| {
            beat.show == Show::Shake(place) && (beat.start..beat.end).contains(&self.elapsed)
        });
        shaken.filter(|_| !self.is_still).map_or(0.0, |beat| {
            let share = (self.elapsed - beat.start) / (beat.end - beat.start);
            (share * std::f32::consts::TAU * 2.5).sin() * (1.0 - share)
        })
    }

    /// The pieces under way. `find` returns where a place lies on the screen now.
    pub fn flights(&self, find: impl Fn(R::Place) -> Option<Rect>) -> Vec<Flight<'a, R>> {
        let flight = |beat: &'a TimedBeat<R>| {
            let Show::Travel(travel) = &beat.show else { return None };
            let origin = beat.origin?;
            let goal = travel.to.iter().find_map(|place| find(*place)).or(beat.goal)?;
            let share = (self.elapsed - beat.start) / (beat.end - beat.start).max(1.0);
            let is_under_way = self.is_still || (0.0..1.0).contains(&share);
            let pose = pose(travel, (origin, goal), share);
            is_under_way.then_some(Flight { piece: &travel.piece, pose, origin, goal })
        };
        self.running().iter().filter_map(flight).collect()
    }

    /// The gains under way. `find` returns where a place lies on the screen now.
    pub fn gains(&self, find: impl Fn(R::Place) -> Option<Rect>, times: &BeatTimes) -> Vec<FlyingGain<'a>> {
        let gain = |beat: &'a TimedBeat<R>| {
            let Show::Gain { seat, label, to, .. } = &beat.show else { return None };
            let goal = to.iter().find_map(|place| find(*place)).or(beat.goal);
            let origin = beat.origin.or(goal)?;
            let goal = goal.unwrap_or(origin);
            if self.is_still {
                return Some(FlyingGain { seat: *seat, label, center: goal.center(), scale: 1.0, opacity: 1.0 });
            }
            let share = (self.elapsed - beat.start) / (beat.end - beat.start);
            let whole = (times.rise + times.rest + times.fly_home).max(1) as f32;
            let (rise, rest) = (times.rise as f32 / whole, times.rest as f32 / whole);
            let up = ease_out(share / rise.max(0.01));
            let home = smoothstep((share - rise - rest) / (1.0 - rise - rest).max(0.01));
            let risen = origin.center() - egui::vec2(0.0, origin.height() * 0.9 * up);
            (0.0..1.0).contains(&share).then(|| FlyingGain {
                seat: *seat,
                label,
                center: risen.lerp(goal.center(), home),
                scale: (0.5 + 0.5 * up) * (1.0 - 0.35 * home),
                opacity: up,
            })
        };
        self.running().iter().filter_map(gain).collect()
    }
}

/// How a travelling piece lies when it has covered this share of its time.
fn pose<R: Painter>(travel: &Travel<R>, (origin, goal): (Rect, Rect), share: f32) -> PiecePose {
    let share = share.clamp(0.0, 1.0);
    // A piece is lifted, carried and put down; the last part is the landing.
    let (lifting, landing): (f32, f32) = match travel.way {
        Way::Lift => (0.2, 0.16),
        Way::Arc => (0.0, 0.18),
        Way::Slide => (0.0, 0.0),
    };
    let carried = ((share - lifting) / (1.0 - lifting - landing)).clamp(0.0, 1.0);
    let landed = if landing > 0.0 { ((share - 1.0 + landing) / landing).clamp(0.0, 1.0) } else { 0.0 };
    let way = smoothstep(carried);
    let distance = origin.center().distance(goal.center());
    let height = match travel.way {
        Way::Lift => (share / lifting.max(0.01)).min(1.0) * (1.0 - landed),
        Way::Arc => (carried * std::f32::consts::PI).sin(),
        Way::Slide => 0.0,
    };
    let arc = match travel.way {
        Way::Lift => 0.06 * distance,
        Way::Arc => (0.22 * distance).max(24.0),
        Way::Slide => 0.0,
    };
    let bow = (carried * std::f32::consts::PI).sin() * arc;
    let (small, large) = (origin.size().min_elem(), goal.size().min_elem());
    PiecePose {
        center: origin.center().lerp(goal.center(), way) - egui::vec2(0.0, bow),
        side: (small + (large - small) * way) * (1.0 + 0.14 * height),
        lift: height,
        face: if travel.turns_over { smoothstep((carried - 0.2) / 0.6) } else { 1.0 },
        squash: (landed * std::f32::consts::PI).sin(),
    }
}
