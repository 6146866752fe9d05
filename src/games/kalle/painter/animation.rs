//! What moves: the time within the last event's motion, and where each lid and the guard are at that moment.
//!
//! A motion's start, end and length tell no more than what all have seen.

use egui::{Pos2, Vec2};

use super::layout::Layout;
use crate::games::kalle::animals::Animal;
use crate::games::kalle::square::{LidIndex, LidSet};
use crate::games::kalle::{Kalle, Pointing, Seen};
use crate::paint::motion::{ease, smooth};
use crate::paint::painter::{Motion, Scene};
use crate::paint::theme::Theme;

// Times below are counted in staggers, by which several things follow one another.

/// The guard's walk to the next lid.
const WALK: u8 = 4;
/// The guard's step aside, once the lid that ended a round lies open.
const STEP: u8 = 4;
/// From the lid that ended a round to the first of the others: the eye rests on what was under it.
const REST: u8 = 12;
/// From one lid that was pointed at to the next.
const POINT: u8 = 5;
/// Lids of a deal fall row by row, each so much after the one before it.
const FALLS: u8 = 6;

/// See `Painter::motion`.
pub fn motion(seen: &Seen) -> Motion {
    match seen {
        Seen::Started { .. } | Seen::Hid { .. } | Seen::Stepped { .. } | Seen::Passed { .. } => Motion::Piece,
        Seen::Placed { .. } => Motion::Walk(2),
        Seen::Dealt { .. } => Motion::TurnOver(FALLS),
        // As many follow as lie closed still: 16 less those that searchers have turned.
        Seen::Turned { animal: Animal::RAT, count, .. } => Motion::TurnOver(WALK + REST + 15_u8.saturating_sub(*count)),
        Seen::Turned { .. } => Motion::TurnOver(WALK),
        Seen::Swapped { .. } => Motion::Unskippable(0),
        Seen::Pointed { pointing: Pointing::GoesOn, .. } => Motion::Piece,
        Seen::Pointed { pointing: Pointing::InVain, .. } => Motion::TurnOver(3 * POINT),
        Seen::Pointed { pointing: Pointing::Found { .. }, .. } => Motion::TurnOver(3 * POINT + REST + 6),
        Seen::Proved { .. } => Motion::TurnOver(REST + 6),
    }
}

/// Whether the lids that end a round still turn: until they lie open nobody is told what comes of it.
pub fn is_ending(scene: &Scene<'_, Kalle>) -> bool {
    let moves = scene.last.is_some_and(|(_, progress)| progress < 1.0 && !scene.reduced_motion);
    moves && scene.open.common.ending.is_some()
}

/// A moment within a motion of `TurnOver`, in milliseconds.
#[derive(Clone, Copy, Debug)]
struct Moment {
    now: f32,
    stagger: f32,
    turn: f32,
}

impl Moment {
    fn of(seen: &Seen, progress: f32, theme: &Theme) -> Self {
        let (stagger, turn) = (theme.motion.stagger as f32, theme.motion.turn_over as f32);
        let others = if let Motion::TurnOver(others) = motion(seen) { f32::from(others) } else { 0.0 };
        Moment { now: progress * (turn + stagger * others), stagger, turn }
    }

    /// How far a turn has come that begins after so many staggers, 0 to 1.
    fn turned(&self, after: u8) -> f32 {
        ((self.now - f32::from(after) * self.stagger) / self.turn.max(1.0)).clamp(0.0, 1.0)
    }

    /// How far a step has come that begins when a turn ends that began after so many staggers.
    fn stepped(&self, after: u8) -> f32 {
        let begins = f32::from(after) * self.stagger + self.turn;
        ((self.now - begins) / (f32::from(STEP) * self.stagger).max(1.0)).clamp(0.0, 1.0)
    }

    /// How far a walk has come that begins at once.
    fn walked(&self) -> f32 {
        (self.now / (f32::from(WALK) * self.stagger).max(1.0)).clamp(0.0, 1.0)
    }
}

/// How a card lies at a moment.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Lying {
    /// The middle of it.
    pub center: Pos2,
    /// Of its width so much is seen: 1 flat, 0 on edge.
    pub squeeze: f32,
    /// How high it is over the stones, 0 to 1.
    pub lift: f32,
    /// Whether its lid is up: not turned over yet, or never.
    pub closed: bool,
    /// 1 is all there.
    pub opacity: f32,
}

/// What is seen of the last event now.
pub struct Moves<'a> {
    seen: Option<&'a Seen>,
    progress: f32,
    moment: Option<Moment>,
    /// The places that lay open before it.
    before: LidSet,
    /// Those it opened, in the order in which they turn.
    opening: Vec<LidIndex>,
    /// Whether it ended a round.
    ends: bool,
}

impl<'a> Moves<'a> {
    /// Of the scene, if `before` lay open when the event began.
    pub fn of(scene: &Scene<'a, Kalle>, before: LidSet) -> Self {
        let last = scene.last.map(|(observation, progress)| (&observation.seen, progress));
        let (seen, progress) = last.map_or((None, 1.0), |(seen, progress)| (Some(seen), progress));
        let common = &scene.open.common;
        let first: Vec<LidIndex> = match seen {
            Some(Seen::Turned { to, .. }) => vec![*to],
            Some(Seen::Proved { at, .. }) => vec![*at],
            Some(Seen::Pointed { pointing: Pointing::GoesOn, .. }) => Vec::new(),
            Some(Seen::Pointed { .. }) => common.points.iter().map(|point| point.at).collect(),
            _ => Vec::new(),
        };
        let opens = !first.is_empty() && progress < 1.0;
        let others = common.face_up.without(before).without(first.iter().copied().collect());
        let opening = if opens { first.iter().copied().chain(others.iter()).collect() } else { Vec::new() };
        let moment = seen.filter(|_| progress < 1.0).map(|seen| Moment::of(seen, progress, scene.theme));
        Moves { seen, progress, moment, before, opening, ends: common.ending.is_some() }
    }

    /// How many cards are seen to have been turned, if there are so many once all is over.
    pub fn counted(&self, turned: u8, layout: &Layout) -> u8 {
        match self.seen {
            Some(Seen::Turned { to, .. }) if self.lying(*to, true, layout).closed => turned.saturating_sub(1),
            _ => turned,
        }
    }

    /// The swap that is under way.
    pub fn swap(&self) -> Option<(LidIndex, LidIndex, f32)> {
        match self.seen {
            Some(Seen::Swapped { a, b, .. }) if self.progress < 1.0 => Some((*a, *b, self.progress)),
            _ => None,
        }
    }

    /// How the card in this place lies now, if it lies open once all is over.
    pub fn lying(&self, lid: LidIndex, open: bool, layout: &Layout) -> Lying {
        let rest = Lying { center: layout.center(lid), squeeze: 1.0, lift: 0.0, closed: !open, opacity: 1.0 };
        let (Some(seen), Some(moment)) = (self.seen, self.moment) else { return rest };
        match seen {
            Seen::Dealt { .. } => {
                let cell = lid.cell();
                let come = moment.turned(cell.row + cell.column);
                let height = (1.0 - come).powi(2);
                let fallen = rest.center - Vec2::Y * (0.3 * height * layout.cell);
                Lying { center: fallen, lift: height, opacity: (come * 3.0).min(1.0), ..rest }
            }
            Seen::Swapped { a, b, .. } if lid == *a || lid == *b => {
                let from = if lid == *a { *b } else { *a };
                slide(layout.center(from), rest, self.progress, layout.cell)
            }
            Seen::Turned { .. } | Seen::Proved { .. } | Seen::Pointed { .. } => match self.starts(lid, seen) {
                Some(after) => turning(rest, moment.turned(after)),
                None => rest,
            },
            _ => rest,
        }
    }

    /// After how many staggers this lid turns, if it does.
    fn starts(&self, lid: LidIndex, seen: &Seen) -> Option<u8> {
        if self.before.contains(lid) {
            return None;
        }
        let index = u8::try_from(self.opening.iter().position(|&each| each == lid)?).unwrap_or(u8::MAX);
        Some(match seen {
            Seen::Turned { .. } if index == 0 => WALK,
            Seen::Turned { .. } => WALK + REST + index - 1,
            Seen::Pointed { .. } => {
                let points = self.points();
                if index < points { index * POINT } else { points.saturating_sub(1) * POINT + REST + index - points }
            }
            _ if index == 0 => 0,
            _ => REST + index - 1,
        })
    }

    /// How many were pointed at: they come first.
    fn points(&self) -> u8 {
        match self.seen {
            Some(Seen::Pointed { .. }) => u8::try_from(self.opening.len().min(4)).unwrap_or(4),
            _ => 0,
        }
    }

    /// How far the guard has stepped aside, 0 to 1: where a round has ended it does not stand before what lies open, but before that it
    /// tells nobody so.
    pub fn aside(&self) -> f32 {
        match (self.ends, self.seen, self.moment) {
            (false, ..) => 0.0,
            (true, Some(Seen::Turned { .. }), Some(moment)) => ease(moment.stepped(WALK)),
            (true, _, Some(moment)) => ease(moment.stepped(self.points().saturating_sub(1) * POINT)),
            (true, _, None) => 1.0,
        }
    }

    /// Where the guard is between two lids, and how high it hops there: `None` while it stands.
    pub fn guard(&self, layout: &Layout) -> Option<(Pos2, f32)> {
        let (from, to, share) = match self.seen? {
            _ if self.progress >= 1.0 => return None,
            Seen::Placed { at, .. } => (layout.home(), layout.beside(*at, 0.0), self.progress),
            Seen::Stepped { from, to, .. } => (layout.beside(*from, 0.0), layout.beside(*to, 0.0), self.progress),
            Seen::Turned { from, to, .. } => {
                (layout.beside(*from, 0.0), layout.beside(*to, 0.0), self.moment?.walked())
            }
            _ => return None,
        };
        if share >= 1.0 {
            return None;
        }
        let eased = ease(share);
        Some((from.lerp(to, eased), (eased * std::f32::consts::PI).sin()))
    }
}

/// A lid that turns over about its upright axis: it grows narrow, then shows its other side.
fn turning(rest: Lying, turned: f32) -> Lying {
    let angle = ease(turned) * std::f32::consts::PI;
    Lying { squeeze: angle.cos().abs().max(0.02), lift: angle.sin() * 0.6, closed: angle.cos() > 0.0, ..rest }
}

/// A card on its way to where it rests: both of a swap bend to their own right hand and so pass each other.
fn slide(from: Pos2, rest: Lying, progress: f32, cell: f32) -> Lying {
    // At first both are lifted, at last they settle: the eye finds them before they go.
    let share = smooth(((progress - 0.1) / 0.8).clamp(0.0, 1.0));
    let lift = (progress / 0.12).min((1.0 - progress) / 0.12).clamp(0.0, 1.0);
    let way = rest.center - from;
    let aside = way.normalized().rot90() * (0.4 * cell * (share * std::f32::consts::PI).sin());
    Lying { center: from + way * share + aside, lift, ..rest }
}
