//! Where the pawn should get to: a card that lies open, or any of the low ones.

use std::collections::BTreeSet;

use crate::engine::Phrase;
use crate::games::rat_a_tat_roll::Common;
use crate::games::rat_a_tat_roll::dice::FACES;
use crate::games::rat_a_tat_roll::track::{Region, Space};

/// Nobody wants to get to a card with a higher number.
const HIGHEST_WANTED: u8 = 5;
/// So many low cards compete at most: more are too many to weigh up.
const MOST_CARDS: usize = 3;

/// The cards that are wanted, and how the question names them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Goal {
    /// The wanted cards by their regions, clockwise from the pawn.
    cards: Vec<Wanted>,
    /// Whether any card up to a number is wanted, and not a certain one.
    is_any: bool,
}

/// A wanted card, and how far ahead of the pawn its first and its last space are.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Wanted {
    near: u8,
    far: u8,
    number: u8,
    region: Region,
}

impl Goal {
    /// The lowest of the cards that lie open, where it is low, there is but one, and the pawn does not stand at it.
    pub(super) fn lowest(common: &Common) -> Option<Goal> {
        let lowest = open(common).min_by_key(|(_, number)| *number)?.1;
        let goal = Goal { is_any: false, ..Goal::up_to(common, lowest)? };
        (goal.cards.len() == 1).then_some(goal)
    }

    /// Any of two or three low cards of different numbers that lie open, where the pawn stands at none of them.
    pub(super) fn low(common: &Common) -> Option<Goal> {
        let numbers: BTreeSet<u8> = open(common).map(|(_, number)| number).collect();
        let mut goals = numbers.into_iter().filter_map(|most| Goal::up_to(common, most));
        goals.rfind(|goal| (2..=MOST_CARDS).contains(&goal.cards.len()))
    }

    /// Any open card up to this number; `None` if that is not low, two cards are alike, or the pawn stands at one.
    fn up_to(common: &Common, most: u8) -> Option<Goal> {
        let wanted = open(common).filter(|(_, number)| *number <= most);
        let mut cards: Vec<Wanted> =
            wanted.map(|(region, number)| Wanted::ahead(common, region, number)).collect::<Option<_>>()?;
        cards.sort_unstable();
        let numbers: BTreeSet<u8> = cards.iter().map(|card| card.number).collect();
        (most <= HIGHEST_WANTED && numbers.len() == cards.len()).then_some(Goal { cards, is_any: true })
    }

    /// Whether a space is one of those where the pawn should get to.
    pub(super) fn has(&self, space: Space) -> bool {
        space.region().is_some_and(|region| self.cards.iter().any(|card| card.region == region))
    }

    /// Whether any of several cards is wanted.
    pub(super) fn is_any(&self) -> bool {
        self.is_any
    }

    /// The number of the wanted card, or the highest number that is wanted.
    pub(super) fn number(&self) -> Option<u8> {
        self.cards.iter().map(|card| card.number).max()
    }

    /// Which totals bring which card, as a list.
    pub(super) fn needs(&self) -> Vec<Phrase> {
        let need = |card: &Wanted| {
            let need = Phrase::new("drill-roll-chance-need").with("near", card.near).with("far", card.far);
            need.with("card", card.number)
        };
        self.cards.iter().map(need).collect()
    }

    /// The names of the places where the pawn should get to.
    pub(super) fn places(&self) -> impl Iterator<Item = String> {
        Space::all().filter(|space| self.has(*space)).map(|space| format!("space {}", space.index()))
    }

    /// Whether somebody would roll these dice again for it: they stop at a card, and at none that is wanted, and so many dice may get to
    /// every wanted one.
    pub(super) fn is_worth_a_token(&self, common: &Common) -> bool {
        let reached = common.pawn.after(common.dice.iter().map(|die| die.pips()).sum());
        let most = common.dice.len() as u8 * FACES;
        reached.region().is_some() && !self.has(reached) && self.cards.iter().all(|card| card.near <= most)
    }
}

impl Wanted {
    /// `None` where the pawn stands at the card: its spaces lie before and behind.
    fn ahead(common: &Common, region: Region, number: u8) -> Option<Wanted> {
        let steps: BTreeSet<u8> = region.spaces().map(|space| common.pawn.steps_to(space)).collect();
        let (near, far) = (*steps.first()?, *steps.last()?);
        (near > 0 && usize::from(far - near) < steps.len()).then_some(Wanted { near, far, number, region })
    }
}

/// The cards that lie open, with their numbers.
fn open(common: &Common) -> impl Iterator<Item = (Region, u8)> {
    Region::ALL.into_iter().filter_map(|region| Some((region, common.face_up[region.index()]?.number())))
}
