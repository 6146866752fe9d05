//! What is on its way just now: dice, the pawn, cards. Made of what was seen, which tells only what this viewer saw.

use egui::{Pos2, Rect, Vec2, vec2};

use super::layout::Layout;
use crate::engine::Seat;
use crate::games::rat_a_tat_roll::cards::{Card, Place};
use crate::games::rat_a_tat_roll::track::{REGIONS, Region};
use crate::games::rat_a_tat_roll::{Deed, Open, RatATatRoll, Seen, Took};
use crate::paint::motion::smooth;
use crate::paint::painter::{Motion, Scene};

/// The dice of a roll that moves the pawn at once take as long as so many steps.
const DICE_STEPS: u8 = 3;
/// A card that is taken at the end of a walk, as long as so many steps.
const TAKE_STEPS: u8 = 2;
/// At the end of the game so many staggers pass while all cards turn up.
const LAST_STAGGERS: u8 = 44;
/// The share of a card's turn in the time between it and the next.
const TURN: f32 = 1.6;

/// See `Painter::motion`.
pub fn motion(seen: &Seen) -> Motion {
    if seen.effects.over {
        return Motion::TurnOver(LAST_STAGGERS);
    }
    let steps = steps(seen);
    let taking = if seen.effects.took.is_some() { TAKE_STEPS } else { 0 };
    match &seen.deed {
        Deed::Rolled { .. } | Deed::RolledWild { .. } if steps + taking == 0 => Motion::Dice,
        Deed::Rolled { .. } | Deed::RolledWild { .. } => Motion::Walk(DICE_STEPS + steps + taking),
        Deed::Accepted { .. } if steps + taking > 0 => Motion::Walk(steps + taking),
        Deed::TookFaceUp { .. } | Deed::Took { .. } | Deed::TookPile { .. } => Motion::Walk(TAKE_STEPS),
        Deed::Dealt { .. } | Deed::Reshuffled { .. } => Motion::TurnOver(REGIONS as u8),
        Deed::Swapped { .. } => Motion::Unskippable(0),
        _ => Motion::Piece,
    }
}

fn steps(seen: &Seen) -> u8 {
    seen.effects.walked.map_or(0, |walk| walk.from.steps_to(walk.to))
}

/// A card on its way.
#[derive(Clone, Copy, Debug)]
pub struct Flying {
    /// Where it is.
    pub rect: Rect,
    /// Which it is, while it shows its face.
    pub card: Option<Card>,
    /// Of its width so much is seen.
    pub squeeze: f32,
}

/// What is seen of the last event now.
#[derive(Clone, Copy, Debug)]
pub struct Moves<'a> {
    seen: Option<&'a Seen>,
    progress: f32,
}

impl<'a> Moves<'a> {
    /// Of the scene.
    pub fn of(scene: &Scene<'a, RatATatRoll>) -> Self {
        let last = scene.last.filter(|(_, progress)| *progress < 1.0 && !scene.reduced_motion);
        Moves {
            seen: last.map(|(observation, _)| &observation.seen),
            progress: last.map_or(1.0, |(_, progress)| progress),
        }
    }

    /// When dice come to rest, when the pawn does, when the card lies: shares of the motion.
    fn times(&self) -> (f32, f32) {
        let Some(seen) = self.seen else { return (0.0, 0.0) };
        let dice = match seen.deed {
            Deed::Rolled { .. } | Deed::RolledWild { .. } => f32::from(DICE_STEPS),
            _ => 0.0,
        };
        let walk = f32::from(steps(seen));
        let take = if seen.effects.took.is_some() { f32::from(TAKE_STEPS) } else { 0.0 };
        let all = (dice + walk + take).max(1.0);
        (dice / all, (dice + walk) / all)
    }

    /// How far dice have rolled: `None` once they lie.
    pub fn tumbling(&self) -> Option<f32> {
        match self.seen?.deed {
            Deed::Rolled { .. } | Deed::RolledWild { .. } => {
                let (dice, _) = self.times();
                let share = self.progress / dice.max(0.01);
                (share < 1.0).then_some(share)
            }
            _ => None,
        }
    }

    /// Which dice roll.
    pub fn rolls(&self, index: usize) -> bool {
        match self.seen.map(|seen| &seen.deed) {
            Some(Deed::Rolled { rolled, .. }) => rolled.contains(index),
            Some(Deed::RolledWild { .. }) => true,
            _ => false,
        }
    }

    /// Where the pawn is, in spaces after space 0, and how high it hops: `None` while it stands.
    pub fn pawn(&self) -> Option<(f32, f32)> {
        let seen = self.seen?;
        let walk = seen.effects.walked?;
        let (from, to) = self.times();
        let share = ((self.progress - from) / (to - from).max(0.01)).clamp(0.0, 1.0);
        if share >= 1.0 {
            return None;
        }
        let gone = share * f32::from(steps(seen));
        let step = gone.floor();
        let part = smooth(gone - step);
        Some((walk.from.index() as f32 + step + part, (part * std::f32::consts::PI).sin() * 0.3))
    }

    /// The card that is being taken and whose it becomes, and how far it has gone from its region.
    fn taking(&self) -> Option<(Seat, Took, f32)> {
        let seen = self.seen?;
        let took = seen.effects.took?;
        let (_, from) = self.times();
        let share = ((self.progress - from) / (1.0 - from).max(0.01)).clamp(0.0, 1.0);
        Some((doer(&seen.deed)?, took, smooth(share)))
    }

    /// The card that lies face up at a region now, if `card` lies there when all is over.
    pub fn face_up(&self, region: Region, card: Option<Card>) -> Option<Card> {
        match self.taking() {
            Some((_, took, share)) if took.region == region => (share <= 0.0).then_some(took.card),
            _ => card,
        }
    }

    /// How far a card of a region that was just laid out has turned over; 1 where none turns.
    pub fn laid_out(&self, region: Region) -> f32 {
        match self.seen.map(|seen| &seen.deed) {
            Some(Deed::Dealt { .. } | Deed::Reshuffled { .. }) => {
                (self.progress * (REGIONS as f32 + 1.0) - region.index() as f32).clamp(0.0, 1.0)
            }
            _ => 1.0,
        }
    }

    /// Whether the card in this place has not come there yet.
    pub fn is_away(&self, seat: Seat, place: Place) -> bool {
        if let Some((taker, took, _)) = self.taking() {
            return taker == seat && took.place == Some(place);
        }
        match self.seen.map(|seen| &seen.deed) {
            Some(Deed::TookPile { seat: taker, place: at, .. }) => (*taker, *at) == (seat, place),
            Some(Deed::Replaced { seat: taker, place: at, .. }) if !self.ends() => (*taker, *at) == (seat, place),
            Some(Deed::Swapped { seat: one, mine, with, theirs }) if !self.ends() => {
                (*one, *mine) == (seat, place) || (*with, *theirs) == (seat, place)
            }
            _ => false,
        }
    }

    fn ends(&self) -> bool {
        self.seen.is_some_and(|seen| seen.effects.over)
    }

    /// The cards on their way.
    pub fn flying(&self, layout: &Layout) -> Vec<Flying> {
        let Some(seen) = self.seen.filter(|seen| !seen.effects.over) else { return Vec::new() };
        if let Some((seat, took, share)) = self.taking().filter(|(_, _, share)| *share > 0.0) {
            let to = took.place.map_or(layout.taken(), |place| layout.row(seat, place));
            let rect = between(layout.card(took.region), to, share);
            // With a full hand it lies open still.
            let turned = if took.place.is_some() { share } else { 0.0 };
            let card = (turned < 0.5).then_some(took.card);
            return vec![Flying { rect, card, squeeze: (turned * std::f32::consts::PI).cos().abs() }];
        }
        let share = smooth(self.progress);
        match &seen.deed {
            // Its face is shown in a glimpse, not here.
            Deed::TookPile { seat, place, .. } => {
                vec![Flying {
                    rect: between(layout.pile(), layout.row(*seat, *place), share),
                    card: None,
                    squeeze: 1.0,
                }]
            }
            Deed::Replaced { seat, place, card } => {
                let rect = between(layout.taken(), layout.row(*seat, *place), share);
                let squeeze = (share * std::f32::consts::PI).cos().abs();
                let older = between(layout.row(*seat, *place), layout.pile(), share);
                vec![
                    Flying { rect: older, card: None, squeeze: 1.0 },
                    Flying { rect, card: (share < 0.5).then_some(*card), squeeze },
                ]
            }
            Deed::Swapped { seat, mine, with, theirs } => {
                let share = smooth(((self.progress - 0.12) / 0.76).clamp(0.0, 1.0));
                let (one, other) = (layout.row(*seat, *mine), layout.row(*with, *theirs));
                let aside = (other.center() - one.center()).normalized().rot90();
                let bend = aside * layout.units(16.0) * (share * std::f32::consts::PI).sin();
                let card = |from: Rect, to: Rect, bend: Vec2| Flying {
                    rect: between(from, to, share).translate(bend),
                    card: None,
                    squeeze: 1.0,
                };
                vec![card(one, other, bend), card(other, one, -bend)]
            }
            _ => Vec::new(),
        }
    }

    /// How many cards lie open at the end of the game, and how far the next of them has turned.
    pub fn turned_up(&self, open: &Open) -> (usize, f32) {
        let all: usize = open.rows.iter().map(|row| row.len()).sum();
        if !self.ends() {
            return (all, 0.0);
        }
        let turned = self.progress * (all as f32 + TURN);
        (turned.floor() as usize, turned.fract())
    }

    /// The places of the last swap, while it is told.
    pub fn swap(&self) -> Option<(&'a Seen, f32)> {
        self.seen.filter(|seen| matches!(seen.deed, Deed::Swapped { .. })).map(|seen| (seen, self.progress))
    }
}

/// How many cards lie before the seats that turn theirs up before this one.
pub fn cards_before(open: &Open, seat: Seat) -> usize {
    open.rows.iter().take(seat.index()).map(|row| row.len()).sum()
}

/// Who did it.
pub fn doer(deed: &Deed) -> Option<Seat> {
    Some(match deed {
        Deed::Dealt { .. } | Deed::Reshuffled { .. } => return None,
        Deed::Started { seat }
        | Deed::Rolled { seat, .. }
        | Deed::RolledWild { seat, .. }
        | Deed::Chose { seat, .. }
        | Deed::Rerolls { seat, .. }
        | Deed::Accepted { seat }
        | Deed::TookFaceUp { seat }
        | Deed::TookPile { seat, .. }
        | Deed::LookedAtOwn { seat, .. }
        | Deed::Looked { seat, .. }
        | Deed::LookedAway { seat }
        | Deed::Took { seat }
        | Deed::Swapped { seat, .. }
        | Deed::KeptAll { seat }
        | Deed::Skipped { seat }
        | Deed::ChoseWild { seat }
        | Deed::Replaced { seat, .. } => *seat,
    })
}

/// Where a die is while it tumbles, seen from where it will lie, and which of so many faces it shows; what it shows at last is not
/// among what it is made of.
pub fn tumble(index: usize, share: f32, faces: u8) -> (Vec2, u8) {
    let turn = (share * 9.0) as u32 + index as u32 * 5;
    let face = (turn.wrapping_mul(2_654_435_761) >> 16) % u32::from(faces.max(1));
    let left = (1.0 - share).powi(2);
    let hop = (share * std::f32::consts::PI * 3.0).sin().abs() * left;
    (vec2(-1.6 * left - 0.2 * index as f32 * left, -1.1 * hop), face as u8)
}

fn between(from: Rect, to: Rect, share: f32) -> Rect {
    Rect::from_center_size(
        Pos2::lerp(&from.center(), to.center(), share),
        from.size() + (to.size() - from.size()) * share,
    )
}
