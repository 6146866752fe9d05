//! What is shown of an event at a moment: what has left, what has landed, what flies and where.
//!
//! Must not know: games, matches, the wall clock.

use derive_where::derive_where;
use egui::{Pos2, Rect, Vec2, pos2};

use super::{Schedule, Tempi, TimedBeat};
use crate::engine::{Phrase, Seat};
use crate::paint::easing::{ease_out, smoothstep};
use crate::paint::painter::Painter;
use crate::paint::stage::beat::{PiecePose, Show, Travel, Way};
use crate::paint::theme::BeatTimes;

/// The most changes of one event that are marked one by one where nothing moves; more would frame the whole table.
const MAX_MARKED_CHANGES: usize = 6;

/// A schedule at one moment.
#[derive_where(Clone, Copy)]
pub struct Playback<'a, R: Painter> {
    pub(super) schedule: Option<&'a Schedule<R>>,
    /// Milliseconds since the event, in the time of the schedule.
    pub(super) elapsed: f32,
    /// The tempo of its beats: 0 hurried, 1 calm.
    tempo: f32,
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
        Playback { schedule: None, elapsed: f32::INFINITY, tempo: 1.0, is_still: false }
    }
}

impl<'a, R: Painter> Playback<'a, R> {
    /// A schedule at `share` (0 to 1) of its length, where nobody hurries; `is_still` where marks stand for motion.
    pub fn new(schedule: &'a Schedule<R>, share: f32, is_still: bool) -> Self {
        Playback { schedule: Some(schedule), elapsed: share * schedule.length(), tempo: 1.0, is_still }
    }

    /// The same share of a schedule that takes so many milliseconds: each beat is shortened by what it can spare.
    pub fn within(self, milliseconds: f32) -> Self {
        let Some(Schedule { length, .. }) = self.schedule else { return self };
        let spare = (length.calm - length.hurried).max(1.0);
        let tempo = ((milliseconds - length.hurried) / spare).clamp(0.0, 1.0);
        Playback { tempo, elapsed: self.elapsed / length.calm.max(1.0) * length.at(tempo), ..self }
    }

    /// The beats of pieces, gains and moods that go on during the event that follows at once, in its time.
    pub(super) fn carried_beats(&self) -> Vec<TimedBeat<R>> {
        let goes_on = |beat: &&TimedBeat<R>| matches!(beat.show, Show::Travel(_) | Show::Gain { .. } | Show::React(..));
        // Where marks stand for motion, what has ended needs no mark any more.
        let is_meant = |beat: &&TimedBeat<R>| {
            let has_ended = self.elapsed >= self.end(beat);
            !has_ended || (matches!(beat.show, Show::Travel(_)) && !self.is_still)
        };
        let carried = self.running().iter().filter(goes_on).filter(is_meant).map(|beat| {
            // What has begun goes on at its own tempo.
            let since = |time: f32| Tempi { calm: time - self.elapsed, hurried: time - self.elapsed };
            TimedBeat { start: since(self.start(beat)), end: since(self.end(beat)), ..beat.clone() }
        });
        carried.collect()
    }

    /// Whether all has been shown.
    pub fn is_over(&self) -> bool {
        self.schedule.is_none_or(|schedule| self.elapsed >= schedule.length.at(self.tempo))
    }

    /// When a beat begins.
    pub(super) fn start(&self, beat: &TimedBeat<R>) -> f32 {
        beat.start.at(self.tempo)
    }

    /// When a beat ends.
    pub(super) fn end(&self, beat: &TimedBeat<R>) -> f32 {
        beat.end.at(self.tempo)
    }

    /// The share of a beat that has passed: below 0 before it begins, above 1 after its end.
    fn passed(&self, beat: &TimedBeat<R>) -> f32 {
        (self.elapsed - self.start(beat)) / (self.end(beat) - self.start(beat)).max(1.0)
    }

    /// The beats of the event while it is being shown.
    pub(super) fn running(&self) -> &'a [TimedBeat<R>] {
        match self.schedule {
            Some(schedule) if !self.is_over() => &schedule.beats,
            _ => &[],
        }
    }

    /// What lay open before the event, while the event is being shown.
    pub fn before(&self) -> Option<&'a R::Open> {
        self.schedule.filter(|_| !self.is_over())?.before.as_ref()
    }

    /// A seed for what looks like chance while the event is shown, as how dice tumble. It tells nothing of the event.
    pub fn seed(&self) -> u64 {
        self.schedule.map_or(0, |schedule| schedule.ply as u64)
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
        let now = *self;
        let pending =
            self.travels().filter(move |(beat, travel)| travel.to.contains(&place) && now.elapsed < now.end(beat));
        pending.map(move |(beat, travel)| (now.end(beat), &travel.piece))
    }

    /// The pieces that have yet to set out from a place, each with its time.
    fn departures(&self, place: R::Place) -> impl Iterator<Item = (f32, &'a R::Piece)> + use<'a, R> {
        let now = *self;
        let pending =
            self.travels().filter(move |(beat, travel)| travel.from.contains(&place) && now.elapsed < now.start(beat));
        pending.map(move |(beat, travel)| (now.start(beat), &travel.piece))
    }

    /// The ways of all pieces of the event, each with the share of its time that has passed: below 0 before the piece sets
    /// out, above 1 after it has landed. None where marks stand for motion.
    pub fn ways(&self) -> impl DoubleEndedIterator<Item = (&'a Travel<R>, f32)> + use<'a, R> {
        let now = *self;
        self.travels().map(move |(beat, travel)| (travel, now.passed(beat)))
    }

    /// The ways of all pieces; none where marks stand for motion.
    fn travels(&self) -> impl DoubleEndedIterator<Item = (&'a TimedBeat<R>, &'a Travel<R>)> + use<'a, R> {
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
        let share = |beat: &TimedBeat<R>| self.passed(beat).clamp(0.0, 1.0);
        if self.is_still { 1.0 } else { changes.map(share).fold(1.0, f32::min) }
    }

    /// The places that are lit, and those that change if they are few, for marks that stand for motion.
    pub fn marked_places(&self) -> impl Iterator<Item = R::Place> + use<'a, R> {
        let changes = self.running().iter().filter(|beat| matches!(beat.show, Show::Change(..))).count();
        self.running().iter().flat_map(move |beat| match &beat.show {
            Show::Change(place, _) if changes <= MAX_MARKED_CHANGES => vec![*place],
            Show::Light(places) => places.clone(),
            _ => Vec::new(),
        })
    }

    /// How brightly a place is lit, 0 to 1.
    pub fn light(&self, place: R::Place) -> f32 {
        let lit = self.running().iter().filter_map(|beat| {
            let Show::Light(places) = &beat.show else { return None };
            let index = places.iter().position(|lit| *lit == place)?;
            let steps_since = self.passed(beat) * (places.len() + 1) as f32 - index as f32;
            Some(if self.is_still { 1.0 } else { ease_out(steps_since) })
        });
        lit.fold(0.0, f32::max)
    }

    /// How far a place is shaken to the side at this moment, from −1 to 1.
    pub fn shake(&self, place: R::Place) -> f32 {
        let shaken = self
            .running()
            .iter()
            .find(|beat| beat.show == Show::Shake(place) && (0.0..1.0).contains(&self.passed(beat)));
        shaken.filter(|_| !self.is_still).map_or(0.0, |beat| {
            let share = self.passed(beat);
            (share * std::f32::consts::TAU * 2.5).sin() * (1.0 - share)
        })
    }

    /// The sentence over the board, and its opacity, 0 to 1.
    pub fn sentence(&self, times: &BeatTimes) -> Option<(&'a Phrase, f32)> {
        self.running().iter().find_map(|beat| {
            let Show::Tell(sentence) = &beat.show else { return None };
            let (start, end) = (self.start(beat), self.end(beat));
            let share = (self.elapsed - start) / (end - start).max(1.0);
            let fade = times.rise as f32 / times.tell.max(1) as f32;
            let opacity = if self.is_still { 1.0 } else { (share.min(1.0 - share) / fade.max(0.01)).min(1.0) };
            (0.0..1.0).contains(&share).then_some((sentence, opacity))
        })
    }

    /// The pieces under way. `find` returns where a place lies on the screen now.
    pub fn flights(&self, find: impl Fn(R::Place) -> Option<Rect>) -> Vec<Flight<'a, R>> {
        let flight = |beat: &'a TimedBeat<R>| {
            let Show::Travel(travel) = &beat.show else { return None };
            // At the beginning of a game nothing was on the screen when the event happened.
            let origin = beat.origin.or_else(|| travel.from.iter().find_map(|place| find(*place)))?;
            let goal = travel.to.iter().find_map(|place| find(*place)).or(beat.goal)?;
            let share = self.passed(beat);
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
            let share = self.passed(beat);
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

/// How a piece lies when it has travelled from one rectangle to another.
pub fn landed<R: Painter>(travel: &Travel<R>, way: (Rect, Rect)) -> PiecePose {
    pose(travel, way, 1.0)
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
    let side = (small + (large - small) * carried) * (1.0 + 0.14 * height) * depth;
    let center = origin.center() + way * carried + aside;
    // A bow stays in the window, unless the way itself leads out of it.
    let top = (side * 0.5).min(origin.center().y).min(goal.center().y);
    PiecePose {
        center: pos2(center.x, center.y.max(top)),
        side,
        lift: height,
        face: if travel.turns_over { smoothstep((carried - 0.2) / 0.6) } else { 1.0 },
        squash: (landed * half_turn).sin(),
        fallen: if travel.way == Way::Fall { carried } else { 0.0 },
    }
}
