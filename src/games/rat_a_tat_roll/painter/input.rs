//! What a hand can do with which thing. No painting.

use super::Selection;
use super::things::Thing;
use crate::engine::Seat;
use crate::games::rat_a_tat_roll::cards::Place;
use crate::games::rat_a_tat_roll::dice::{DiceSet, Face, HowMany, total};
use crate::games::rat_a_tat_roll::odds::Odds;
use crate::games::rat_a_tat_roll::track::{Region, Space};
use crate::games::rat_a_tat_roll::{Common, Move, Phase, RatATatRoll};
use crate::paint::painter::{Intent, Scene};

/// The hand that decides at this screen now.
#[derive(Clone, Copy, Debug)]
pub struct Hand<'a> {
    /// Whose.
    pub seat: Seat,
    common: &'a Common,
    legal: &'a [Move],
}

/// What comes of a click.
#[derive(Debug)]
pub enum Click {
    /// It is a move, or asks about one.
    Meant(Intent<RatATatRoll>),
    /// These dice are marked from now on.
    Dice(DiceSet),
    /// This is picked of a swap, or no more.
    Picked(Option<Thing>),
    /// The wild die is kept for a swap, and this is picked of it.
    Swaps(Thing),
    /// Nothing can be done there.
    Nothing,
}

impl<'a> Hand<'a> {
    /// The hand of the seat that decides here, if one does.
    pub fn of(scene: &Scene<'a, RatATatRoll>) -> Option<Self> {
        let seat = scene.acting_seat.filter(|_| !scene.legal.is_empty())?;
        Some(Hand { seat, common: &scene.open.common, legal: scene.legal })
    }

    /// What is due.
    pub fn phase(&self) -> Phase {
        self.common.phase
    }

    /// Whether this can be done.
    pub fn can(&self, choice: &Move) -> bool {
        self.legal.contains(choice)
    }

    /// What a click on this thing does.
    pub fn click(&self, touch: &Selection, thing: Thing) -> Click {
        match (self.common.phase, thing) {
            (Phase::Keeping, Thing::Die(index)) => Click::Dice(toggled(touch.dice, index)),
            (Phase::KeepingWild, Thing::Card(region)) if self.brings(region) => self.meant(Move::Accept {}),
            // One would keep the die only to swap, so that one need not be said.
            (Phase::KeepingWild, Thing::Row(..)) if self.common.wild == Some(Face::Swap) => Click::Swaps(thing),
            (Phase::Looking, Thing::Row(seat, _)) if seat == self.seat => self.meant(Move::LookOwn {}),
            (Phase::Swapping, Thing::Row(..)) => self.swapped(touch, thing),
            (Phase::TakingHere, Thing::Card(region)) if self.common.pawn.region() == Some(region) => {
                self.meant(Move::TakeFaceUp {})
            }
            (Phase::Choosing, Thing::Card(region)) if self.common.pawn.region() == Some(region) => {
                self.meant(Move::TakeFaceUp {})
            }
            (Phase::Keeping, Thing::Space(space)) if self.leads_to() == Some(space) => self.meant(Move::Accept {}),
            (_, Thing::Space(_)) => Click::Nothing,
            (_, Thing::Card(region)) => self.meant(Move::Take { region }),
            (_, Thing::Pile) => self.meant(Move::TakePile {}),
            (_, Thing::Many(dice)) => self.meant(Move::Roll { dice }),
            (_, Thing::Die(index)) => self.meant(Move::Reroll { dice: DiceSet::of(&[index]) }),
            (_, Thing::Wild) if self.common.wild.is_some() => self.meant(Move::Reroll { dice: DiceSet::NONE }),
            (_, Thing::Wild) => self.meant(Move::RollWild {}),
            (_, Thing::Row(seat, place)) if seat == self.seat => self.meant(Move::Replace { place }),
            (_, Thing::Row(seat, place)) => self.meant(Move::Look { seat, place }),
        }
    }

    /// Whether a click there takes one further.
    pub fn is_choosable(&self, touch: &Selection, thing: Thing) -> bool {
        match self.click(touch, thing) {
            Click::Meant(intent) => matches!(intent, Intent::Play(_)),
            Click::Dice(_) | Click::Picked(_) | Click::Swaps(_) => true,
            Click::Nothing => false,
        }
    }

    /// The same where a key jumps to: with one card of a swap picked, to none on its own side.
    pub fn leads_on(&self, touch: &Selection, thing: Thing) -> bool {
        let aside = match (touch.picked, thing) {
            (Some(Thing::Row(picked, _)), Thing::Row(seat, _)) => (picked == self.seat) == (seat == self.seat),
            _ => false,
        };
        !aside && self.is_choosable(touch, thing)
    }

    /// Whether a click on any of these takes one further.
    pub fn chooses_any(&self, things: &[Thing]) -> bool {
        things.iter().any(|&thing| self.is_choosable(&Selection::default(), thing))
    }

    /// What a digit does: it marks a die that shows so many, or no longer any of them once all are marked; or it chooses the own card with this
    /// number.
    pub fn digit(&self, touch: &Selection, digit: u8, things: &[Thing]) -> Option<Click> {
        match self.common.phase {
            Phase::Keeping => {
                let alike: Vec<u8> = (0..)
                    .zip(&self.common.dice)
                    .filter(|(_, die)| die.pips() == digit)
                    .map(|(index, _)| index)
                    .collect();
                let marked = |index: &u8| touch.dice.contains(usize::from(*index));
                let next = alike.iter().find(|index| !marked(index));
                let turned = if let Some(next) = next { std::slice::from_ref(next) } else { &alike };
                let dice = turned.iter().fold(touch.dice, |dice, &index| toggled(dice, index));
                (!alike.is_empty()).then_some(Click::Dice(dice))
            }
            Phase::Replacing | Phase::Swapping => {
                let own = Thing::Row(self.seat, Place::new(digit.checked_sub(1)?)?);
                things.contains(&own).then(|| self.click(touch, own))
            }
            _ => None,
        }
    }

    /// One own card and one of an opponent, in either order (L11).
    fn swapped(&self, touch: &Selection, thing: Thing) -> Click {
        let (Some(picked @ Thing::Row(first, one)), Thing::Row(second, other)) = (touch.picked, thing) else {
            return Click::Picked(Some(thing));
        };
        match (first == self.seat, second == self.seat) {
            _ if picked == thing => Click::Picked(None),
            (true, false) => self.meant(Move::Swap { mine: one, seat: second, theirs: other }),
            (false, true) => self.meant(Move::Swap { mine: other, seat: first, theirs: one }),
            _ => Click::Picked(Some(thing)),
        }
    }

    /// Whether the wild die as it lies brings the card of this region, or one like it (L11).
    fn brings(&self, region: Region) -> bool {
        let wanted = self.common.wild.and_then(|face| self.common.wanted(face));
        wanted.is_some() && self.common.face_up.get(region.index()).copied().flatten() == wanted
    }

    /// Where the number dice lead as they lie.
    pub fn leads_to(&self) -> Option<Space> {
        (self.common.phase == Phase::Keeping).then(|| self.common.pawn.after(total(&self.common.dice)))
    }

    /// The re-roll of the marked dice, if it can be made.
    pub fn reroll(&self, touch: &Selection) -> Option<Move> {
        let dice = if self.common.phase == Phase::KeepingWild { DiceSet::NONE } else { touch.dice };
        let choice = Move::Reroll { dice };
        self.can(&choice).then_some(choice)
    }

    /// The odds of what is looked at: of a roll of so many dice, or of the marked dice once more.
    pub fn odds(&self, touch: &Selection, looked_at: Option<HowMany>) -> Option<Odds> {
        match self.common.phase {
            Phase::Choosing => looked_at.map(|many| Odds::of_roll(self.common.pawn, many)),
            Phase::Keeping if !touch.dice.is_empty() => {
                Some(Odds::of_reroll(self.common.pawn, &self.common.dice, touch.dice))
            }
            _ => None,
        }
    }

    fn meant(&self, choice: Move) -> Click {
        Click::Meant(if self.can(&choice) { Intent::Play(choice) } else { Intent::Ask(choice) })
    }
}

/// The set with this die in it, or without it.
pub fn toggled(dice: DiceSet, index: u8) -> DiceSet {
    let all: Vec<u8> = (0..8).filter(|&each| dice.contains(usize::from(each)) != (each == index)).collect();
    DiceSet::of(&all)
}
