//! The animation of the last event: the pose of each lid and the place of the guard at any moment.
//!
//! The start, end and length of an animation must not depend on anything hidden.

use egui::{Pos2, Vec2};

use super::layout::Layout;
use crate::games::kalle::animals::Animal;
use crate::games::kalle::square::{LidIndex, LidSet};
use crate::games::kalle::{Kalle, PointingResult, Seen};
use crate::paint::easing::{ease_out, smoothstep};
use crate::paint::painter::{Motion, PlayContext, Scene};
use crate::paint::theme::Theme;

// The times below are in staggers, the theme's delay between one thing that moves and the next.

/// Duration of the guard's walk to the next lid, after which the lid turns.
const WALK_TIME: u8 = 4;
/// Duration of the guard's step aside, once the lid that ended a round lies open.
const STEP_ASIDE_TIME: u8 = 4;
/// Delay from the lid that ended a round to the first of the others, so that people can look at the card under it.
const REVEAL_PAUSE: u8 = 12;
/// Delay from one lid that was pointed at to the next.
const GUESS_DELAY: u8 = 5;
/// Delay of the last lid of a deal; a lid falls one stagger after its neighbour above or to the left.
const LAST_FALL_DELAY: u8 = 6;

/// See `Painter::motion`.
pub fn motion(seen: &Seen) -> Motion {
    match seen {
        Seen::Started { .. } | Seen::Hid { .. } | Seen::Stepped { .. } | Seen::Passed { .. } => Motion::Piece,
        Seen::Placed { .. } => Motion::Walk(2),
        Seen::Dealt { .. } => Motion::TurnOver(LAST_FALL_DELAY),
        // The other face-down lids follow: 16 less those that searchers have turned.
        Seen::Turned { animal: Animal::RAT, count, .. } => {
            Motion::TurnOver(WALK_TIME + REVEAL_PAUSE + 15_u8.saturating_sub(*count))
        }
        Seen::Turned { .. } => Motion::TurnOver(WALK_TIME),
        Seen::Swapped { .. } => Motion::Unskippable(0),
        Seen::Pointed { result: PointingResult::Pending, .. } => Motion::Piece,
        Seen::Pointed { result: PointingResult::AllMissed, .. } => Motion::TurnOver(3 * GUESS_DELAY),
        Seen::Pointed { result: PointingResult::Found { .. }, .. } => {
            Motion::TurnOver(3 * GUESS_DELAY + REVEAL_PAUSE + 6)
        }
        Seen::Proved { .. } => Motion::TurnOver(REVEAL_PAUSE + 6),
    }
}

/// Whether the lids that end a round are still turning. Until they lie open, nothing may give the outcome away.
pub fn is_round_ending(play: &PlayContext<'_, Kalle>) -> bool {
    let is_moving = play.last.is_some_and(|(_, progress)| progress < 1.0 && !play.reduced_motion);
    is_moving && play.open.common.ending.is_some()
}

/// A moment within a motion of `TurnOver`, and the durations of its parts.
#[derive(Clone, Copy, Debug)]
struct TurnTiming {
    /// Milliseconds since the motion began.
    now: f32,
    /// Milliseconds of one stagger.
    stagger: f32,
    /// Milliseconds that one lid takes to turn.
    turn: f32,
}

impl TurnTiming {
    fn new(seen: &Seen, progress: f32, theme: &Theme) -> Self {
        let (stagger, turn) = (theme.motion.stagger as f32, theme.motion.turn_over as f32);
        let others = if let Motion::TurnOver(others) = motion(seen) { f32::from(others) } else { 0.0 };
        TurnTiming { now: progress * (turn + stagger * others), stagger, turn }
    }

    /// Progress, 0 to 1, of a turn that begins after `delay` staggers.
    fn turn_progress(&self, delay: u8) -> f32 {
        ((self.now - f32::from(delay) * self.stagger) / self.turn.max(1.0)).clamp(0.0, 1.0)
    }

    /// Progress, 0 to 1, of the guard's step aside that begins at the end of a turn delayed by `delay` staggers.
    fn step_aside_progress(&self, delay: u8) -> f32 {
        let start = f32::from(delay) * self.stagger + self.turn;
        ((self.now - start) / (f32::from(STEP_ASIDE_TIME) * self.stagger).max(1.0)).clamp(0.0, 1.0)
    }

    /// Progress, 0 to 1, of a walk that begins with the motion.
    fn walk_progress(&self) -> f32 {
        (self.now / (f32::from(WALK_TIME) * self.stagger).max(1.0)).clamp(0.0, 1.0)
    }
}

/// Where and how a card is shown at a moment.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Pose {
    /// The middle of the card.
    pub center: Pos2,
    /// Visible share of the card's width: 1 lies flat, 0 stands on edge.
    pub squeeze: f32,
    /// Height over the stones, 0 to 1.
    pub lift: f32,
    /// Whether the lid is shown, not the animal.
    pub is_face_down: bool,
    /// Opacity, 0 to 1.
    pub opacity: f32,
}

/// The animation of the last event at this moment.
pub struct Animation<'a> {
    seen: Option<&'a Seen>,
    /// Progress of the whole motion, 0 to 1.
    progress: f32,
    /// `None` when the motion is over.
    timing: Option<TurnTiming>,
    /// The places that lay open before the event.
    open_before: LidSet,
    /// The lids that the event turns, in order.
    turning: Vec<LidIndex>,
    /// How many of them, at the head, turn because searchers pointed at them.
    guesses: u8,
    /// Whether the event ended a round.
    ends_round: bool,
}

impl<'a> Animation<'a> {
    /// The animation of the scene's last event; `open_before` lay open when the event began.
    pub fn from_scene(scene: &Scene<'a, Kalle>, open_before: LidSet) -> Self {
        let last = scene.last.map(|(observation, progress)| (&observation.seen, progress));
        let (seen, progress) = last.map_or((None, 1.0), |(seen, progress)| (Some(seen), progress));
        let common = &scene.open.common;
        let first_lids: Vec<LidIndex> = match seen {
            Some(Seen::Turned { to, .. }) => vec![*to],
            Some(Seen::Proved { at, .. }) => vec![*at],
            Some(Seen::Pointed { result: PointingResult::Pending, .. }) => Vec::new(),
            Some(Seen::Pointed { .. }) => common.guesses.iter().map(|guess| guess.at).collect(),
            _ => Vec::new(),
        };
        let guesses = match seen {
            Some(Seen::Pointed { .. }) => first_lids.len() as u8,
            _ => 0,
        };
        let is_turning = !first_lids.is_empty() && progress < 1.0;
        let other_lids = common.face_up.without(open_before).without(first_lids.iter().copied().collect());
        let turning = if is_turning { first_lids.into_iter().chain(other_lids.iter()).collect() } else { Vec::new() };
        let timing = seen.filter(|_| progress < 1.0).map(|seen| TurnTiming::new(seen, progress, scene.theme));
        Animation { seen, progress, timing, open_before, turning, guesses, ends_round: common.ending.is_some() }
    }

    /// Number of cards that are shown as turned; `turned` is the number at the end of the animation.
    pub fn shown_turned(&self, turned: u8, layout: &Layout) -> u8 {
        match self.seen {
            Some(Seen::Turned { to, .. }) if self.pose(*to, true, layout).is_face_down => turned.saturating_sub(1),
            _ => turned,
        }
    }

    /// The two lids of the swap that is being animated, and its progress, 0 to 1.
    pub fn active_swap(&self) -> Option<(LidIndex, LidIndex, f32)> {
        match self.seen {
            Some(Seen::Swapped { a, b, .. }) if self.progress < 1.0 => Some((*a, *b, self.progress)),
            _ => None,
        }
    }

    /// The pose of the card at this place; `is_open` says whether it lies open at the end of the animation.
    pub fn pose(&self, lid: LidIndex, is_open: bool, layout: &Layout) -> Pose {
        let rest = Pose { center: layout.center(lid), squeeze: 1.0, lift: 0.0, is_face_down: !is_open, opacity: 1.0 };
        let (Some(seen), Some(timing)) = (self.seen, self.timing) else { return rest };
        match seen {
            Seen::Dealt { .. } => {
                let cell = lid.cell();
                let progress = timing.turn_progress(cell.row + cell.column);
                let height = (1.0 - progress).powi(2);
                let center = rest.center - Vec2::Y * (0.3 * height * layout.cell);
                Pose { center, lift: height, opacity: (progress * 3.0).min(1.0), ..rest }
            }
            Seen::Swapped { a, b, .. } if lid == *a || lid == *b => {
                let from = if lid == *a { *b } else { *a };
                sliding_pose(layout.center(from), rest, self.progress, layout.cell)
            }
            Seen::Turned { .. } | Seen::Proved { .. } | Seen::Pointed { .. } => match self.turn_delay(lid, seen) {
                Some(delay) => turning_pose(rest, timing.turn_progress(delay)),
                None => rest,
            },
            _ => rest,
        }
    }

    /// The delay in staggers before this lid turns; `None` if it does not turn.
    fn turn_delay(&self, lid: LidIndex, seen: &Seen) -> Option<u8> {
        if self.open_before.contains(lid) {
            return None;
        }
        let index = u8::try_from(self.turning.iter().position(|&turned| turned == lid)?).unwrap_or(u8::MAX);
        Some(match seen {
            Seen::Turned { .. } if index == 0 => WALK_TIME,
            Seen::Turned { .. } => WALK_TIME + REVEAL_PAUSE + index - 1,
            Seen::Pointed { .. } => {
                let guesses = self.guesses;
                if index < guesses {
                    index * GUESS_DELAY
                } else {
                    guesses.saturating_sub(1) * GUESS_DELAY + REVEAL_PAUSE + index - guesses
                }
            }
            _ if index == 0 => 0,
            _ => REVEAL_PAUSE + index - 1,
        })
    }

    /// How far the guard has stepped aside, 0 to 1. After a round it leaves the revealed card in sight; it must not move before
    /// that card is turned, or it would give the outcome away.
    pub fn guard_aside(&self) -> f32 {
        match (self.ends_round, self.seen, self.timing) {
            (false, ..) => 0.0,
            (true, Some(Seen::Turned { .. }), Some(timing)) => ease_out(timing.step_aside_progress(WALK_TIME)),
            (true, _, Some(timing)) => {
                ease_out(timing.step_aside_progress(self.guesses.saturating_sub(1) * GUESS_DELAY))
            }
            (true, _, None) => 1.0,
        }
    }

    /// The guard's position on its way and its hop height, 0 to 1; `None` while it stands.
    pub fn moving_guard(&self, layout: &Layout) -> Option<(Pos2, f32)> {
        let (from, to, progress) = match self.seen? {
            _ if self.progress >= 1.0 => return None,
            Seen::Placed { at, .. } => (layout.guard_home(), layout.guard_on(*at, 0.0), self.progress),
            Seen::Stepped { from, to, .. } => (layout.guard_on(*from, 0.0), layout.guard_on(*to, 0.0), self.progress),
            Seen::Turned { from, to, .. } => {
                (layout.guard_on(*from, 0.0), layout.guard_on(*to, 0.0), self.timing?.walk_progress())
            }
            _ => return None,
        };
        if progress >= 1.0 {
            return None;
        }
        let eased = ease_out(progress);
        Some((from.lerp(to, eased), (eased * std::f32::consts::PI).sin()))
    }
}

/// The pose of a card that turns about its vertical axis, at a progress of 0 to 1.
fn turning_pose(rest: Pose, progress: f32) -> Pose {
    let angle = ease_out(progress) * std::f32::consts::PI;
    Pose { squeeze: angle.cos().abs().max(0.02), lift: angle.sin() * 0.6, is_face_down: angle.cos() > 0.0, ..rest }
}

/// The pose of a swapped card on its way to `rest`. Both cards bend to their own right and so pass each other.
fn sliding_pose(from: Pos2, rest: Pose, progress: f32, cell: f32) -> Pose {
    // Both cards are lifted before they slide, so that the eye finds them in time.
    let share = smoothstep(((progress - 0.1) / 0.8).clamp(0.0, 1.0));
    let lift = (progress / 0.12).min((1.0 - progress) / 0.12).clamp(0.0, 1.0);
    let path = rest.center - from;
    let aside = path.normalized().rot90() * (0.4 * cell * (share * std::f32::consts::PI).sin());
    Pose { center: from + path * share + aside, lift, ..rest }
}
