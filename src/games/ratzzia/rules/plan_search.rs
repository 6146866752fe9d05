//! The search for plans of R21, exact: which dice can remain after placing, and which placements can begin a best plan.
//!
//! A plan puts a sequence of dice on each target: the grey spaces and the columns. Targets bear on each other only by the dice that they use up, so
//! the remaining dice are all that has to be known between two targets. Each multiset of remaining dice is a number ([`Supply`]), and everything
//! that can remain after some targets is a set of numbers ([`NumberSet`]). One forward pass over the targets gives what can remain in the end; a
//! backward pass from the wanted ends gives, for each target, the dice that can begin a plan to such an end there. Targets may be filled in any
//! order, so these are all placements after which such an end stays reachable.
//!
//! With 6 own, 3 support and 1 candy die there are at most 2⁶ · 2³ · 2 multisets of dice, so a set of them is 1,024 bits. Most hands are smaller
//! by far, so the sets are made as wide as the supply needs ([`supply_size`]).

mod lane;
mod number_set;
mod supply;

use arrayvec::ArrayVec;

use super::targets::TargetSet;
use crate::games::ratzzia::board::Target;
use crate::games::ratzzia::dice::{Die, DieKind};
use crate::games::ratzzia::position::Open;
use lane::Lane;
pub(super) use number_set::NumberSet;
use supply::Supply;
pub(super) use supply::{RemainingDice, supply_size};

/// The targets on which each die can be placed, by kind and value.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Beginnings([[TargetSet; Die::COUNT]; 3]);

impl Beginnings {
    /// The targets for dice of this kind and value.
    pub(super) fn targets(&self, kind: DieKind, die: Die) -> TargetSet {
        self.0[kind as usize][die.index()]
    }
}

/// All plans from a position, in sets of numbers below 64 · `WORDS`, which must be more than the supply has.
pub(super) struct PlanSearch<const WORDS: usize> {
    supply: Supply<WORDS>,
    /// The targets with what can remain before each.
    lanes: ArrayVec<(Target, Lane, NumberSet<WORDS>), { TargetSet::COUNT }>,
    /// What can remain after any placements.
    ends: NumberSet<WORDS>,
    has_placed_own: bool,
}

impl<const WORDS: usize> PlanSearch<WORDS> {
    pub(super) fn new(open: &Open) -> Self {
        let supply = Supply::of(open);
        let mut lanes = ArrayVec::new();
        let mut ends = NumberSet::only(supply.full());
        for target in Target::all() {
            let lane = Lane::of(open, target, supply.values());
            // Targets that take no die of the supply change nothing.
            if !lane.spaces.is_empty() {
                let after = supply.pass_forward(&lane, &ends);
                lanes.push((target, lane, std::mem::replace(&mut ends, after)));
            }
        }
        PlanSearch { supply, lanes, ends, has_placed_own: open.has_placed_own() }
    }

    /// What remains if nothing is placed.
    pub(super) fn full(&self) -> usize {
        self.supply.full()
    }

    /// What can remain after the best results: a placed own die comes first, then the number of support dice (R21).
    pub(super) fn best(&self) -> NumberSet<WORDS> {
        let mut best = (None, NumberSet::EMPTY);
        for (placed_support, with_own, without_own) in self.supply.blocks() {
            for (placed_own, numbers) in [(true, with_own), (self.has_placed_own, without_own)] {
                let reached = self.ends.intersection(&numbers);
                let rank = Some((placed_own, placed_support));
                if rank >= best.0 && !reached.is_empty() {
                    if rank > best.0 {
                        best = (rank, NumberSet::EMPTY);
                    }
                    best.1.add_all(&reached);
                }
            }
        }
        best.1
    }

    /// What remains after the best result that places the fewest dice.
    pub(super) fn cheapest_best(&self) -> Option<RemainingDice> {
        let best = self.best();
        best.numbers().map(|number| self.supply.remaining(number)).max_by_key(RemainingDice::count)
    }

    /// The number for these remaining dice; `None` if they are not part of the supply.
    pub(super) fn number_of(&self, remaining: &RemainingDice) -> Option<usize> {
        (0..=self.full()).find(|&number| self.supply.remaining(number) == *remaining)
    }

    /// The dice that can begin a plan after which one of the wanted numbers remains, by target.
    pub(super) fn beginnings(&self, wanted: &NumberSet<WORDS>) -> Beginnings {
        let mut beginnings = Beginnings::default();
        let mut wanted = *wanted;
        for (target, lane, before) in self.lanes.iter().rev() {
            let begins = |kind: DieKind, die: Die| beginnings.0[kind as usize][die.index()].insert(*target);
            wanted = self.supply.pass_backward(lane, before, &wanted, begins);
        }
        beginnings
    }
}
