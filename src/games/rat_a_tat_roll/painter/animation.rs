//! Dice, pawn and cards in motion. Made from the last observation, so it shows only what this viewer saw.

use egui::{Pos2, Rect, Vec2, vec2};

use super::layout::Layout;
use crate::engine::Seat;
use crate::games::rat_a_tat_roll::cards::{Card, RowIndex};
use crate::games::rat_a_tat_roll::track::{REGIONS, Region};
use crate::games::rat_a_tat_roll::{Open, RatATatRoll, Seen, SeenEvent, TakenCard};
use crate::paint::easing::smoothstep;
use crate::paint::painter::{Motion, PlayContext};

/// The duration, in pawn steps, of a roll that also moves the pawn.
const DICE_STEPS: u8 = 3;
/// The duration, in pawn steps, of taking a card at the end of a walk.
const TAKE_STEPS: u8 = 2;
/// The number of staggers in which all cards turn up at the end of the game.
const FINAL_STAGGERS: u8 = 44;
/// The pause after the last card has turned up, in intervals between cards.
const FINAL_PAUSE: f32 = 1.6;

/// Implements `Painter::motion`.
pub fn motion(seen: &Seen) -> Motion {
    if seen.effects.over {
        return Motion::TurnOver(FINAL_STAGGERS);
    }
    let steps = steps(seen);
    let taking = if seen.effects.took.is_some() { TAKE_STEPS } else { 0 };
    match &seen.event {
        SeenEvent::Rolled { .. } | SeenEvent::RolledWild { .. } if steps + taking == 0 => Motion::Dice,
        SeenEvent::Rolled { .. } | SeenEvent::RolledWild { .. } => Motion::Walk(DICE_STEPS + steps + taking),
        SeenEvent::Accepted { .. } if steps + taking > 0 => Motion::Walk(steps + taking),
        SeenEvent::TookFaceUp { .. } | SeenEvent::Took { .. } | SeenEvent::TookPile { .. } => Motion::Walk(TAKE_STEPS),
        SeenEvent::Dealt { .. } | SeenEvent::Reshuffled { .. } => Motion::TurnOver(REGIONS as u8),
        SeenEvent::Swapped { .. } => Motion::Unskippable(0),
        _ => Motion::Piece,
    }
}

fn steps(seen: &Seen) -> u8 {
    seen.effects.walked.map_or(0, |walk| walk.from.steps_to(walk.to))
}

/// A card in motion.
#[derive(Clone, Copy, Debug)]
pub struct FlyingCard {
    /// The card's position.
    pub rect: Rect,
    /// The card, while its face shows.
    pub card: Option<Card>,
    /// The visible share of its width, 0 to 1.
    pub squeeze: f32,
}

/// The motion of the last event.
#[derive(Clone, Copy, Debug)]
pub struct Animation<'a> {
    seen: Option<&'a Seen>,
    progress: f32,
}

impl<'a> Animation<'a> {
    /// The animation of the scene's last event, if it still runs.
    pub fn of(play: &PlayContext<'a, RatATatRoll>) -> Self {
        let last = play.last.filter(|(_, progress)| *progress < 1.0 && !play.reduced_motion);
        Animation {
            seen: last.map(|(observation, _)| &observation.seen),
            progress: last.map_or(1.0, |(_, progress)| progress),
        }
    }

    /// The times at which the dice and then the pawn come to rest, as shares of the motion.
    fn phase_ends(&self) -> (f32, f32) {
        let Some(seen) = self.seen else { return (0.0, 0.0) };
        let dice = match seen.event {
            SeenEvent::Rolled { .. } | SeenEvent::RolledWild { .. } => f32::from(DICE_STEPS),
            _ => 0.0,
        };
        let walk = f32::from(steps(seen));
        let take = if seen.effects.took.is_some() { f32::from(TAKE_STEPS) } else { 0.0 };
        let total = (dice + walk + take).max(1.0);
        (dice / total, (dice + walk) / total)
    }

    /// The progress of rolling dice, 0 to 1; `None` once they rest.
    pub fn tumble_progress(&self) -> Option<f32> {
        match self.seen?.event {
            SeenEvent::Rolled { .. } | SeenEvent::RolledWild { .. } => {
                let (dice, _) = self.phase_ends();
                let share = self.progress / dice.max(0.01);
                (share < 1.0).then_some(share)
            }
            _ => None,
        }
    }

    /// Whether this die rolls.
    pub fn is_rolling(&self, index: usize) -> bool {
        match self.seen.map(|seen| &seen.event) {
            Some(SeenEvent::Rolled { rolled, .. }) => rolled.contains_index(index),
            Some(SeenEvent::RolledWild { .. }) => true,
            _ => false,
        }
    }

    /// The walking pawn's position, in spaces from space 0, and the height of its hop; `None` while it stands.
    pub fn walking_pawn(&self) -> Option<(f32, f32)> {
        let seen = self.seen?;
        let walk = seen.effects.walked?;
        let (from, to) = self.phase_ends();
        let share = ((self.progress - from) / (to - from).max(0.01)).clamp(0.0, 1.0);
        if share >= 1.0 {
            return None;
        }
        let gone = share * f32::from(steps(seen));
        let step = gone.floor();
        let part = smoothstep(gone - step);
        Some((walk.from.index() as f32 + step + part, (part * std::f32::consts::PI).sin() * 0.3))
    }

    /// The taken card with its new owner, and its progress from its region, 0 to 1.
    fn taking(&self) -> Option<(Seat, TakenCard, f32)> {
        let seen = self.seen?;
        let took = seen.effects.took?;
        let (_, from) = self.phase_ends();
        let share = ((self.progress - from) / (1.0 - from).max(0.01)).clamp(0.0, 1.0);
        Some((acting_seat_of(&seen.event)?, took, smoothstep(share)))
    }

    /// The card now face up at a region, given the card that lies there after the motion.
    pub fn face_up(&self, region: Region, card: Option<Card>) -> Option<Card> {
        match self.taking() {
            Some((_, took, share)) if took.region == region => (share <= 0.0).then_some(took.card),
            _ => card,
        }
    }

    /// How far the newly laid-out card of a region has turned over, 0 to 1; 1 if none turns.
    pub fn deal_progress(&self, region: Region) -> f32 {
        match self.seen.map(|seen| &seen.event) {
            Some(SeenEvent::Dealt { .. } | SeenEvent::Reshuffled { .. }) => {
                (self.progress * (REGIONS as f32 + 1.0) - region.index() as f32).clamp(0.0, 1.0)
            }
            _ => 1.0,
        }
    }

    /// Whether the card of this place is still on its way.
    pub fn is_away(&self, seat: Seat, place: RowIndex) -> bool {
        if let Some((taker, took, _)) = self.taking() {
            return taker == seat && took.place == Some(place);
        }
        match self.seen.map(|seen| &seen.event) {
            Some(SeenEvent::TookPile { seat: taker, place: at, .. }) => (*taker, *at) == (seat, place),
            Some(SeenEvent::Replaced { seat: taker, place: at, .. }) if !self.is_final() => {
                (*taker, *at) == (seat, place)
            }
            Some(SeenEvent::Swapped { seat: one, mine, with, theirs }) if !self.is_final() => {
                (*one, *mine) == (seat, place) || (*with, *theirs) == (seat, place)
            }
            _ => false,
        }
    }

    fn is_final(&self) -> bool {
        self.seen.is_some_and(|seen| seen.effects.over)
    }

    /// All cards in motion.
    pub fn flying_cards(&self, layout: &Layout) -> Vec<FlyingCard> {
        let Some(seen) = self.seen.filter(|seen| !seen.effects.over) else { return Vec::new() };
        if let Some((seat, took, share)) = self.taking().filter(|(_, _, share)| *share > 0.0) {
            let to = took.place.map_or(layout.taken_card(), |place| layout.row_card(seat, place));
            let rect = lerp_rect(layout.face_up_card(took.region), to, share);
            // With a full hand the card stays open.
            let turned = if took.place.is_some() { share } else { 0.0 };
            let card = (turned < 0.5).then_some(took.card);
            return vec![FlyingCard { rect, card, squeeze: (turned * std::f32::consts::PI).cos().abs() }];
        }
        let share = smoothstep(self.progress);
        match &seen.event {
            // A glimpse shows the card's face, the animation does not.
            SeenEvent::TookPile { seat, place, .. } => {
                vec![FlyingCard {
                    rect: lerp_rect(layout.pile(), layout.row_card(*seat, *place), share),
                    card: None,
                    squeeze: 1.0,
                }]
            }
            SeenEvent::Replaced { seat, place, card } => {
                let rect = lerp_rect(layout.taken_card(), layout.row_card(*seat, *place), share);
                let squeeze = (share * std::f32::consts::PI).cos().abs();
                let older = lerp_rect(layout.row_card(*seat, *place), layout.pile(), share);
                vec![
                    FlyingCard { rect: older, card: None, squeeze: 1.0 },
                    FlyingCard { rect, card: (share < 0.5).then_some(*card), squeeze },
                ]
            }
            SeenEvent::Swapped { seat, mine, with, theirs } => {
                let share = smoothstep(((self.progress - 0.12) / 0.76).clamp(0.0, 1.0));
                let (one, other) = (layout.row_card(*seat, *mine), layout.row_card(*with, *theirs));
                let aside = (other.center() - one.center()).normalized().rot90();
                let bend = aside * layout.units(16.0) * (share * std::f32::consts::PI).sin();
                let card = |from: Rect, to: Rect, bend: Vec2| FlyingCard {
                    rect: lerp_rect(from, to, share).translate(bend),
                    card: None,
                    squeeze: 1.0,
                };
                vec![card(one, other, bend), card(other, one, -bend)]
            }
            _ => Vec::new(),
        }
    }

    /// At the end of the game, the number of cards turned up and the progress of the next one.
    pub fn turned_up(&self, open: &Open) -> (usize, f32) {
        let total: usize = open.rows.iter().map(|row| row.len()).sum();
        if !self.is_final() {
            return (total, 0.0);
        }
        let turned = self.progress * (total as f32 + FINAL_PAUSE);
        (turned.floor() as usize, turned.fract())
    }

    /// The last swap and its progress, while it is shown.
    pub fn current_swap(&self) -> Option<(&'a Seen, f32)> {
        self.seen.filter(|seen| matches!(seen.event, SeenEvent::Swapped { .. })).map(|seen| (seen, self.progress))
    }
}

/// The number of cards of the seats that turn up before this one.
pub fn cards_before(open: &Open, seat: Seat) -> usize {
    open.rows.iter().take(seat.index()).map(|row| row.len()).sum()
}

/// The seat that acted in this event.
pub fn acting_seat_of(event: &SeenEvent) -> Option<Seat> {
    Some(match event {
        SeenEvent::Dealt { .. } | SeenEvent::Reshuffled { .. } => return None,
        SeenEvent::Started { seat }
        | SeenEvent::Rolled { seat, .. }
        | SeenEvent::RolledWild { seat, .. }
        | SeenEvent::Chose { seat, .. }
        | SeenEvent::Rerolls { seat, .. }
        | SeenEvent::Accepted { seat }
        | SeenEvent::TookFaceUp { seat }
        | SeenEvent::TookPile { seat, .. }
        | SeenEvent::LookedAtOwn { seat, .. }
        | SeenEvent::Looked { seat, .. }
        | SeenEvent::LookedAway { seat }
        | SeenEvent::Took { seat }
        | SeenEvent::Swapped { seat, .. }
        | SeenEvent::KeptAll { seat }
        | SeenEvent::Skipped { seat }
        | SeenEvent::ChoseWild { seat }
        | SeenEvent::Replaced { seat, .. } => *seat,
    })
}

/// The offset of a tumbling die from its resting place, in widths, and the face it shows. The faces do not depend on
/// the result.
pub fn tumble(index: usize, share: f32, faces: u8) -> (Vec2, u8) {
    let turn = (share * 9.0) as u32 + index as u32 * 5;
    let face = (turn.wrapping_mul(2_654_435_761) >> 16) % u32::from(faces.max(1));
    let left = (1.0 - share).powi(2);
    let hop = (share * std::f32::consts::PI * 3.0).sin().abs() * left;
    (vec2(-1.6 * left - 0.2 * index as f32 * left, -1.1 * hop), face as u8)
}

fn lerp_rect(from: Rect, to: Rect, share: f32) -> Rect {
    Rect::from_center_size(
        Pos2::lerp(&from.center(), to.center(), share),
        from.size() + (to.size() - from.size()) * share,
    )
}
