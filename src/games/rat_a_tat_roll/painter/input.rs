//! What clicks and keys do to which target. No painting.

use super::Selection;
use super::targets::Target;
use crate::engine::Seat;
use crate::games::rat_a_tat_roll::cards::Place;
use crate::games::rat_a_tat_roll::dice::{DiceCount, DiceSet, Face, total};
use crate::games::rat_a_tat_roll::odds::Odds;
use crate::games::rat_a_tat_roll::track::{Region, Space};
use crate::games::rat_a_tat_roll::{Common, Move, Phase, RatATatRoll};
use crate::paint::board::Response;
use crate::paint::painter::PlayContext;

/// Input for the seat that decides at this screen now.
#[derive(Clone, Copy, Debug)]
pub struct Interaction<'a> {
    /// The seat that decides.
    pub seat: Seat,
    common: &'a Common,
    legal: &'a [Move],
}

/// The effect of a click.
#[derive(Debug)]
pub enum ClickEffect {
    /// Plays a move, or asks why it is illegal.
    Response(Response<RatATatRoll>),
    /// Marks exactly these dice.
    MarkDice(DiceSet),
    /// Picks the first card of a swap, or drops it.
    Pick(Option<Target>),
    /// Keeps the wild die for a swap, and picks its first card.
    AcceptAndPick(Target),
    /// Does nothing.
    Nothing,
}

impl<'a> Interaction<'a> {
    /// The interaction of the seat that decides here, if one does.
    pub fn of(play: &PlayContext<'a, RatATatRoll>) -> Option<Self> {
        let seat = play.acting_seat.filter(|_| !play.legal.is_empty())?;
        Some(Interaction { seat, common: &play.open.common, legal: play.legal })
    }

    /// The step that is due.
    pub fn phase(&self) -> Phase {
        self.common.phase
    }

    /// Whether this move is legal.
    pub fn is_legal(&self, choice: &Move) -> bool {
        self.legal.contains(choice)
    }

    /// The effect of a click on this target.
    pub fn click(&self, selection: &Selection, target: Target) -> ClickEffect {
        match (self.common.phase, target) {
            (Phase::Keeping, Target::Die(index)) => ClickEffect::MarkDice(toggled(selection.marked_dice, index)),
            (Phase::KeepingWild, Target::FaceUpCard(region)) if self.wild_die_takes(region) => {
                self.play_or_ask(Move::Accept {})
            }
            // Picking a card for the swap implies keeping the die.
            (Phase::KeepingWild, Target::RowCard(..)) if self.common.wild == Some(Face::Swap) => {
                ClickEffect::AcceptAndPick(target)
            }
            (Phase::Looking, Target::RowCard(seat, _)) if seat == self.seat => self.play_or_ask(Move::LookOwn {}),
            (Phase::Swapping, Target::RowCard(..)) => self.swap_click(selection, target),
            (Phase::TakingHere, Target::FaceUpCard(region)) if self.common.pawn.region() == Some(region) => {
                self.play_or_ask(Move::TakeFaceUp {})
            }
            (Phase::Choosing, Target::FaceUpCard(region)) if self.common.pawn.region() == Some(region) => {
                self.play_or_ask(Move::TakeFaceUp {})
            }
            (Phase::Keeping, Target::Space(space)) if self.destination() == Some(space) => {
                self.play_or_ask(Move::Accept {})
            }
            (_, Target::Space(_)) => ClickEffect::Nothing,
            (_, Target::FaceUpCard(region)) => self.play_or_ask(Move::Take { region }),
            (_, Target::Pile) => self.play_or_ask(Move::TakePile {}),
            (_, Target::DiceChoice(dice)) => self.play_or_ask(Move::Roll { dice }),
            (_, Target::Die(index)) => self.play_or_ask(Move::Reroll { dice: DiceSet::from_indices(&[index]) }),
            (_, Target::WildDie) if self.common.wild.is_some() => {
                self.play_or_ask(Move::Reroll { dice: DiceSet::NONE })
            }
            (_, Target::WildDie) => self.play_or_ask(Move::RollWild {}),
            (_, Target::RowCard(seat, place)) if seat == self.seat => self.play_or_ask(Move::Replace { place }),
            (_, Target::RowCard(seat, place)) => self.play_or_ask(Move::Look { seat, place }),
        }
    }

    /// Whether a click on this target makes progress.
    pub fn is_choosable(&self, selection: &Selection, target: Target) -> bool {
        match self.click(selection, target) {
            ClickEffect::Response(intent) => matches!(intent, Response::Play(_)),
            ClickEffect::MarkDice(_) | ClickEffect::Pick(_) | ClickEffect::AcceptAndPick(_) => true,
            ClickEffect::Nothing => false,
        }
    }

    /// Whether a keyboard jump may land on this target: choosable, and after the first card of a swap not on the same
    /// side.
    pub fn is_jump_target(&self, selection: &Selection, target: Target) -> bool {
        let same_side = match (selection.picked, target) {
            (Some(Target::RowCard(picked, _)), Target::RowCard(seat, _)) => {
                (picked == self.seat) == (seat == self.seat)
            }
            _ => false,
        };
        !same_side && self.is_choosable(selection, target)
    }

    /// Whether any of these targets is choosable.
    pub fn has_choosable(&self, targets: &[Target]) -> bool {
        targets.iter().any(|&target| self.is_choosable(&Selection::default(), target))
    }

    /// The effect of a digit key. It marks the next die with so many pips, or unmarks all of those once all are marked;
    /// or it chooses the own card at this place.
    pub fn digit_pressed(&self, selection: &Selection, digit: u8, targets: &[Target]) -> Option<ClickEffect> {
        match self.common.phase {
            Phase::Keeping => {
                let matching: Vec<u8> = (0..)
                    .zip(&self.common.dice)
                    .filter(|(_, die)| die.pips() == digit)
                    .map(|(index, _)| index)
                    .collect();
                let marked = |index: &u8| selection.marked_dice.contains(usize::from(*index));
                let next = matching.iter().find(|index| !marked(index));
                let toggled_dice = if let Some(next) = next { std::slice::from_ref(next) } else { &matching };
                let dice = toggled_dice.iter().fold(selection.marked_dice, |dice, &index| toggled(dice, index));
                (!matching.is_empty()).then_some(ClickEffect::MarkDice(dice))
            }
            Phase::Replacing | Phase::Swapping => {
                let own = Target::RowCard(self.seat, Place::new(digit.checked_sub(1)?)?);
                targets.contains(&own).then(|| self.click(selection, own))
            }
            _ => None,
        }
    }

    /// Picks one own card and one of an opponent, in either order (L11).
    fn swap_click(&self, selection: &Selection, target: Target) -> ClickEffect {
        let (Some(picked @ Target::RowCard(first, one)), Target::RowCard(second, other)) = (selection.picked, target)
        else {
            return ClickEffect::Pick(Some(target));
        };
        match (first == self.seat, second == self.seat) {
            _ if picked == target => ClickEffect::Pick(None),
            (true, false) => self.play_or_ask(Move::Swap { mine: one, seat: second, theirs: other }),
            (false, true) => self.play_or_ask(Move::Swap { mine: other, seat: first, theirs: one }),
            _ => ClickEffect::Pick(Some(target)),
        }
    }

    /// Whether the current wild face takes the card of this region, or an equal one (L11).
    fn wild_die_takes(&self, region: Region) -> bool {
        let taken_card = self.common.wild.and_then(|face| self.common.card_to_take(face));
        taken_card.is_some() && self.common.face_up.get(region.index()).copied().flatten() == taken_card
    }

    /// The space to which the current number dice lead.
    pub fn destination(&self) -> Option<Space> {
        (self.common.phase == Phase::Keeping).then(|| self.common.pawn.after(total(&self.common.dice)))
    }

    /// The re-roll of the marked dice, if it is legal.
    pub fn reroll_move(&self, selection: &Selection) -> Option<Move> {
        let dice = if self.common.phase == Phase::KeepingWild { DiceSet::NONE } else { selection.marked_dice };
        let choice = Move::Reroll { dice };
        self.is_legal(&choice).then_some(choice)
    }

    /// The odds of a roll of this many dice, or of a re-roll of the marked dice.
    pub fn previewed_odds(&self, selection: &Selection, previewed_count: Option<DiceCount>) -> Option<Odds> {
        match self.common.phase {
            Phase::Choosing => previewed_count.map(|count| Odds::for_roll(self.common.pawn, count)),
            Phase::Keeping if !selection.marked_dice.is_empty() => {
                Some(Odds::for_reroll(self.common.pawn, &self.common.dice, selection.marked_dice))
            }
            _ => None,
        }
    }

    fn play_or_ask(&self, choice: Move) -> ClickEffect {
        ClickEffect::Response(if self.is_legal(&choice) { Response::Play(choice) } else { Response::Ask(choice) })
    }
}

/// The set with this die added, or removed if it was in the set.
pub fn toggled(dice: DiceSet, index: u8) -> DiceSet {
    let all: Vec<u8> = (0..8).filter(|&each| dice.contains(usize::from(each)) != (each == index)).collect();
    DiceSet::from_indices(&all)
}
