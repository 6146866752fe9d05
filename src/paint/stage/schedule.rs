//! Beats with their times, and what they show at one moment.
//!
//! Must not know: games, matches, the wall clock.

use derive_where::derive_where;
use egui::{Pos2, Rect, Vec2};

use super::beat::{Beat, Pause, PiecePose, Show, Span, Start, Travel, Way};
use crate::engine::{Phrase, Seat};
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
    /// The fewest milliseconds in which the eye can follow all beats.
    least: f32,
    is_unskippable: bool,
    /// What lay open before the event.
    before: Option<R::Open>,
}

/// The durations that a schedule is made with.
#[derive(Clone, Copy, Debug)]
pub struct StageTimes<'a> {
    /// The theme's durations.
    pub motion: &'a Durations,
    /// Milliseconds of a swap, which is set by people.
    pub swap: f32,
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
    pub fn new(beats: Vec<Beat<R>>, find: impl Fn(R::Place) -> Option<Rect>, times: StageTimes<'_>) -> Self {
        let first_on_screen = |places: &[R::Place]| places.iter().find_map(|place| find(*place));
        let is_unskippable = beats.iter().any(|beat| beat.is_unskippable);
        let mut schedule =
            Schedule { beats: Vec::with_capacity(beats.len()), length: 0.0, least: 0.0, is_unskippable, before: None };
        let mut previous_start = 0.0_f32;
        // The smallest factor by which all beats can be shortened.
        let mut least_share = 0.0_f32;
        for Beat { show, start, .. } in beats {
            let (origin, goal) = match &show {
                Show::Travel(travel) => (first_on_screen(&travel.from), first_on_screen(&travel.to)),
                Show::Gain { from, to, .. } => (middle_of(from, &find), first_on_screen(to)),
                Show::Change(..) | Show::Light(_) | Show::Shake(_) | Show::Tell(_) | Show::Hold(_) => (None, None),
            };
            let start = match start {
                Start::Staggered if !schedule.beats.is_empty() => previous_start + times.motion.stagger as f32,
                Start::Together => previous_start,
                Start::AfterAll | Start::Staggered => schedule.length,
            };
            let distance = origin.zip(goal).map_or(0.0, |(from, to)| from.center().distance(to.center()));
            let end = start + length(&show, distance, &times);
            least_share = least_share.max(least_length(&show, &times.motion.beat) / (end - start).max(1.0));
            previous_start = start;
            schedule.length = schedule.length.max(end);
            schedule.beats.push(TimedBeat { show, start, end, origin, goal });
        }
        schedule.least = schedule.length * least_share.min(1.0);
        schedule
    }

    /// The same schedule, which knows what lay open before the event.
    pub fn following(self, before: R::Open) -> Self {
        Schedule { before: Some(before), ..self }
    }

    /// Milliseconds until the last beat ends; 0 if there is none.
    pub fn length(&self) -> f32 {
        self.length
    }

    /// The fewest milliseconds in which the eye can follow the event.
    pub fn least(&self) -> f32 {
        self.least
    }

    /// Whether people must see the event to its end.
    pub fn is_unskippable(&self) -> bool {
        self.is_unskippable
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
    Some(Rect::from_center_size(all.center(), Vec2::splat(side)))
}

/// How long a beat takes, in milliseconds.
fn length<R: Painter>(show: &Show<R>, distance: f32, times: &StageTimes<'_>) -> f32 {
    let (motion, beat) = (times.motion, &times.motion.beat);
    let flight = || (beat.flight as f32 + distance * beat.flight_per_point).min(beat.flight_most as f32);
    match show {
        Show::Travel(travel) => match travel.way {
            Way::Lift => beat.lift as f32 + flight() + beat.land as f32,
            Way::Arc => flight() + beat.land as f32,
            Way::Slide => flight(),
            Way::Hop => motion.move_piece as f32,
            Way::Pass => times.swap,
            Way::Fall => beat.fall as f32,
        },
        Show::Change(_, Span::Turn) => motion.turn_over as f32,
        Show::Change(_, Span::Step) => motion.move_piece as f32,
        Show::Change(_, Span::Push) => beat.push as f32,
        Show::Change(_, Span::Roll) => motion.dice as f32,
        Show::Change(_, Span::Swap) => times.swap,
        Show::Light(places) => (beat.light * places.len() as u64 + beat.lit) as f32,
        Show::Gain { .. } => (beat.rise + beat.rest + beat.fly_home) as f32,
        Show::Shake(_) => beat.shake as f32,
        Show::Tell(_) => beat.tell as f32,
        Show::Hold(Pause::Short) => beat.hold_short as f32,
        Show::Hold(Pause::Long) => beat.hold_long as f32,
    }
}

/// The fewest milliseconds in which the eye can follow a beat.
fn least_length<R: Painter>(show: &Show<R>, beat: &BeatTimes) -> f32 {
    match show {
        Show::Travel(travel) if travel.way == Way::Hop => beat.bot_hop as f32,
        Show::Travel(travel) if travel.way == Way::Arc => beat.bot_arc as f32,
        Show::Change(_, Span::Roll) => beat.bot_dice as f32,
        Show::Tell(_) => beat.bot_tell as f32,
        _ => 0.0,
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

/// What lies at a place while pieces come and go.
#[derive_where(Clone, Copy, Debug, PartialEq)]
pub enum Occupant<'a, R: Painter> {
    /// A piece that has yet to set out.
    Piece(&'a R::Piece),
    /// Nothing: a piece has yet to land.
    Nothing,
    /// No piece comes or goes any more, so that the place looks as it does after the event.
    AsAfter,
}

/// A gain at one moment.
pub struct FlyingGain<'a> {
    /// The seat that gains.
    pub seat: Seat,
    /// What is gained.
    pub label: &'a Phrase,
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

    /// What lay open before the event, while the event is being shown.
    pub fn before(&self) -> Option<&'a R::Open> {
        self.schedule.filter(|_| !self.is_over())?.before.as_ref()
    }

    /// Whether a piece is on its way to this place, or has yet to set out. What lies there is not painted then.
    pub fn is_awaited(&self, place: R::Place) -> bool {
        self.yet_to_land(place) > 0
    }

    /// How many pieces have yet to land at a place.
    pub fn yet_to_land(&self, place: R::Place) -> usize {
        self.landing(place).count()
    }

    /// How many pieces have yet to set out from a place, so that they still lie there.
    pub fn yet_to_leave(&self, place: R::Place) -> usize {
        self.leaving(place).count()
    }

    /// The pieces that have yet to land at a place.
    pub fn landing(&self, place: R::Place) -> impl Iterator<Item = &'a R::Piece> + use<'a, R> {
        self.landings(place).map(|(_, piece)| piece)
    }

    /// The pieces that have yet to set out from a place, so that they still lie there.
    pub fn leaving(&self, place: R::Place) -> impl Iterator<Item = &'a R::Piece> + use<'a, R> {
        self.departures(place).map(|(_, piece)| piece)
    }

    /// What lies at a place with room for one piece, also where pieces come and go several times.
    pub fn occupant(&self, place: R::Place) -> Occupant<'a, R> {
        let by_time = |one: &(f32, _), other: &(f32, _)| one.0.total_cmp(&other.0);
        let leaves = self.departures(place).min_by(by_time);
        let lands = self.landings(place).min_by(by_time);
        match (leaves, lands) {
            (Some((leaves, piece)), lands) if lands.is_none_or(|(lands, _)| leaves < lands) => Occupant::Piece(piece),
            (_, Some(_)) => Occupant::Nothing,
            _ => Occupant::AsAfter,
        }
    }

    /// The pieces that have yet to land at a place, each with its time.
    fn landings(&self, place: R::Place) -> impl Iterator<Item = (f32, &'a R::Piece)> + use<'a, R> {
        let elapsed = self.elapsed;
        let pending = self.travels().filter(move |(beat, travel)| travel.to.contains(&place) && elapsed < beat.end);
        pending.map(|(beat, travel)| (beat.end, &travel.piece))
    }

    /// The pieces that have yet to set out from a place, each with its time.
    fn departures(&self, place: R::Place) -> impl Iterator<Item = (f32, &'a R::Piece)> + use<'a, R> {
        let elapsed = self.elapsed;
        let pending = self.travels().filter(move |(beat, travel)| travel.from.contains(&place) && elapsed < beat.start);
        pending.map(|(beat, travel)| (beat.start, &travel.piece))
    }

    /// The ways of all pieces; none where marks stand for motion.
    fn travels(&self) -> impl Iterator<Item = (&'a TimedBeat<R>, &'a Travel<R>)> + use<'a, R> {
        let beats = if self.is_still { &[] } else { self.running() };
        beats.iter().filter_map(|beat| match &beat.show {
            Show::Travel(travel) => Some((beat, travel)),
            _ => None,
        })
    }

    /// How far the change at a place has come: 0 while the place is to look as before the event, 1 once it looks as it
    /// does now, also where nothing changes.
    pub fn change(&self, place: R::Place) -> f32 {
        let changes = self.running().iter().filter(|beat| matches!(beat.show, Show::Change(at, _) if at == place));
        let share =
            |beat: &TimedBeat<R>| ((self.elapsed - beat.start) / (beat.end - beat.start).max(1.0)).clamp(0.0, 1.0);
        if self.is_still { 1.0 } else { changes.map(share).fold(1.0, f32::min) }
    }

    /// The places that change or are lit, for marks that stand for motion.
    pub fn marked_places(&self) -> impl Iterator<Item = R::Place> + use<'a, R> {
        self.running().iter().flat_map(|beat| match &beat.show {
            Show::Change(place, _) => vec![*place],
            Show::Light(places) => places.clone(),
            _ => Vec::new(),
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
        let shaken = self
            .running()
            .iter()
            .find(|beat| beat.show == Show::Shake(place) && (beat.start..beat.end).contains(&self.elapsed));
        shaken.filter(|_| !self.is_still).map_or(0.0, |beat| {
            let share = (self.elapsed - beat.start) / (beat.end - beat.start);
            (share * std::f32::consts::TAU * 2.5).sin() * (1.0 - share)
        })
    }

    /// The sentence over the board, and its opacity, 0 to 1.
    pub fn sentence(&self, times: &BeatTimes) -> Option<(&'a Phrase, f32)> {
        self.running().iter().find_map(|beat| {
            let Show::Tell(sentence) = &beat.show else { return None };
            let share = (self.elapsed - beat.start) / (beat.end - beat.start).max(1.0);
            let fade = times.rise as f32 / times.tell.max(1) as f32;
            let opacity = if self.is_still { 1.0 } else { (share.min(1.0 - share) / fade.max(0.01)).min(1.0) };
            (self.is_still || (0.0..1.0).contains(&share)).then_some((sentence, opacity))
        })
    }

    /// The pieces under way. `find` returns where a place lies on the screen now.
    pub fn flights(&self, find: impl Fn(R::Place) -> Option<Rect>) -> Vec<Flight<'a, R>> {
        let flight = |beat: &'a TimedBeat<R>| {
            let Show::Travel(travel) = &beat.show else { return None };
            // At the beginning of a game nothing was on the screen when the event happened.
            let origin = beat.origin.or_else(|| travel.from.iter().find_map(|place| find(*place)))?;
            let goal = travel.to.iter().find_map(|place| find(*place)).or(beat.goal)?;
            let share = (self.elapsed - beat.start) / (beat.end - beat.start).max(1.0);
            let is_under_way = self.is_still || (share < 1.0 && (share >= 0.0 || travel.waits));
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
            let risen = origin.center() - Vec2::Y * origin.height() * 0.9 * up;
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
    let half_turn = std::f32::consts::PI;
    let way = goal.center() - origin.center();
    // The shares of the time for lifting at the beginning and for landing at the end.
    let (lifting, landing): (f32, f32) = match travel.way {
        Way::Lift => (0.2, 0.16),
        Way::Arc => (0.0, 0.18),
        Way::Pass => (0.12, 0.12),
        Way::Slide | Way::Hop | Way::Fall => (0.0, 0.0),
    };
    let lifted = if lifting > 0.0 { (share / lifting).min(1.0) } else { 1.0 };
    let landed = if landing > 0.0 { ((share - 1.0 + landing) / landing).max(0.0) } else { 0.0 };
    let carried = smoothstep((share - lifting) / (1.0 - lifting - landing));
    let bow = (carried * half_turn).sin();
    // Height above the table, and the offset from the straight way.
    let (height, aside) = match travel.way {
        Way::Lift => (lifted * (1.0 - landed), Vec2::Y * -0.06 * way.length() * bow),
        Way::Arc => (bow, Vec2::Y * -(0.22 * way.length()).max(24.0) * bow),
        Way::Hop => (bow, Vec2::Y * -0.35 * goal.size().min_elem() * bow),
        Way::Pass => (lifted * (1.0 - landed), way.normalized().rot90() * 0.4 * goal.size().min_elem() * bow),
        Way::Slide | Way::Fall => (0.0, Vec2::ZERO),
    };
    let (small, large) = (origin.size().min_elem(), goal.size().min_elem());
    let depth = if travel.way == Way::Fall { 1.0 - 0.85 * carried } else { 1.0 };
    PiecePose {
        center: origin.center() + way * carried + aside,
        side: (small + (large - small) * carried) * (1.0 + 0.14 * height) * depth,
        lift: height,
        face: if travel.turns_over { smoothstep((carried - 0.2) / 0.6) } else { 1.0 },
        squash: (landed * half_turn).sin(),
        fallen: if travel.way == Way::Fall { carried } else { 0.0 },
    }
}
