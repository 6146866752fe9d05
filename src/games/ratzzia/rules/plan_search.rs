//! The search for plans of R21, exact: which dice can remain after placing, and which placements can begin a best plan.
//!
//! A plan puts a sequence of dice on each target: the grey spaces and the columns. Targets bear on each other only by the dice that they use up, so
//! the remaining dice are all that has to be known between two targets. Each multiset of remaining dice is a number ([`Supply`]), and everything
//! that can remain after some targets is a set of numbers ([`NumberSet`]). One forward pass over the targets gives what can remain in the end; a
//! backward pass from the wanted ends gives, for each target, the dice that can begin a plan to such an end there. Targets may be filled in any
//! order, so these are all placements after which such an end stays reachable.
//!
//! With 6 own, 3 support and 1 candy die there are at most 2⁶ · 2³ · 2 multisets of dice, so a set of them is 1,024 bits.

use arrayvec::ArrayVec;

use crate::games::ratzzia::board::{MAX_SPACES, Target};
use crate::games::ratzzia::dice::{Dice, Die, DieKind, Values};
use crate::games::ratzzia::position::Open;

/// The number of targets, in the order of [`Target::all`].
pub(super) const TARGETS: usize = 10;

const WORDS: usize = 16;

/// A set of numbers below 1,024.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct NumberSet([u64; WORDS]);

impl NumberSet {
    const EMPTY: NumberSet = NumberSet([0; WORDS]);

    pub(super) fn only(number: usize) -> NumberSet {
        let mut set = NumberSet::EMPTY;
        set.insert(number);
        set
    }

    fn insert(&mut self, number: usize) {
        if let Some(word) = self.0.get_mut(number / 64) {
            *word |= 1 << (number % 64);
        }
    }

    pub(super) fn contains(&self, number: usize) -> bool {
        self.0.get(number / 64).is_some_and(|word| word >> (number % 64) & 1 == 1)
    }

    fn is_empty(&self) -> bool {
        self.0 == [0; WORDS]
    }

    fn add_all(&mut self, other: &NumberSet) {
        self.0.iter_mut().zip(other.0).for_each(|(word, other)| *word |= other);
    }

    fn intersection(mut self, other: &NumberSet) -> NumberSet {
        self.0.iter_mut().zip(other.0).for_each(|(word, other)| *word &= other);
        self
    }

    /// All numbers raised by `by`; numbers that would grow too large are dropped.
    fn raised(&self, by: usize) -> NumberSet {
        let (words, bits) = (by / 64, by % 64);
        let mut set = NumberSet::EMPTY;
        for index in words..WORDS {
            set.0[index] = self.0[index - words] << bits;
            if bits > 0 && index > words {
                set.0[index] |= self.0[index - words - 1] >> (64 - bits);
            }
        }
        set
    }

    /// All numbers lowered by `by`; smaller numbers are dropped.
    fn lowered(&self, by: usize) -> NumberSet {
        let (words, bits) = (by / 64, by % 64);
        let mut set = NumberSet::EMPTY;
        for index in words..WORDS {
            set.0[index - words] = self.0[index] >> bits;
            if bits > 0 && index + 1 < WORDS {
                set.0[index - words] |= self.0[index + 1] << (64 - bits);
            }
        }
        set
    }

    fn numbers(&self) -> impl Iterator<Item = usize> + use<'_> {
        (0..WORDS * 64).filter(|&number| self.contains(number))
    }
}

/// The dice that can begin a plan on one target, by kind.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct FirstDice([Values; 3]);

impl FirstDice {
    pub(super) fn of_kind(&self, kind: DieKind) -> Values {
        self.0[kind as usize]
    }
}

/// A group of equal dice in the supply; the number of those that remain is a digit of the number for all remaining dice.
#[derive(Clone, Copy, Debug)]
struct Digit {
    kind: DieKind,
    /// The value of the dice; `None` for candy dice, which take any value.
    die: Option<Die>,
    count: usize,
    stride: usize,
    /// The numbers in which this digit is not 0.
    nonzero: NumberSet,
}

/// The dice that can be placed. What remains of them is a number with one digit for each group of equal dice.
#[derive(Clone, Debug)]
pub(super) struct Supply {
    digits: ArrayVec<Digit, 13>,
    size: usize,
}

/// The dice that remain after placing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct RemainingDice {
    own: Dice,
    support: Dice,
    candy: usize,
}

impl Supply {
    /// The dice that can be placed now: the hand and candy dice of the seat on turn, and the rolled support dice.
    pub(super) fn of(open: &Open) -> Supply {
        let mut supply = Supply { digits: ArrayVec::new(), size: 1 };
        for die in Die::ALL {
            supply.add(DieKind::Own, Some(die), usize::from(open.hand().count_of(die)));
        }
        for die in Die::ALL {
            supply.add(DieKind::Support, Some(die), usize::from(open.support.count_of(die)));
        }
        supply.add(DieKind::Candy, None, usize::from(open.candies[open.turn.seat.index()]));
        let size = supply.size;
        for digit in &mut supply.digits {
            (0..size).filter(|number| number / digit.stride % (digit.count + 1) > 0).for_each(|number| {
                digit.nonzero.insert(number);
            });
        }
        supply
    }

    fn add(&mut self, kind: DieKind, die: Option<Die>, count: usize) {
        if count > 0 {
            self.digits.push(Digit { kind, die, count, stride: self.size, nonzero: NumberSet::EMPTY });
            self.size *= count + 1;
        }
    }

    /// The number for all dice remaining.
    pub(super) fn full(&self) -> usize {
        self.size - 1
    }

    /// The value of a digit of this number: how many of its dice remain.
    fn remaining_of(&self, number: usize, digit: &Digit) -> usize {
        number / digit.stride % (digit.count + 1)
    }

    /// The remaining dice that a number stands for.
    pub(super) fn remaining(&self, number: usize) -> RemainingDice {
        let mut remaining = RemainingDice { own: Dice::NONE, support: Dice::NONE, candy: 0 };
        for digit in &self.digits {
            for _ in 0..self.remaining_of(number, digit) {
                match (digit.kind, digit.die) {
                    (DieKind::Own, Some(die)) => remaining.own.add(die),
                    (DieKind::Support, Some(die)) => remaining.support.add(die),
                    _ => remaining.candy += 1,
                }
            }
        }
        remaining
    }

    /// The number for these remaining dice; `None` if they are not part of the supply.
    pub(super) fn number_of(&self, remaining: &RemainingDice) -> Option<usize> {
        (0..self.size).find(|&number| self.remaining(number) == *remaining)
    }

    /// The dice that can remain after the best results: a placed own die comes first, then the number of support dice (R21).
    pub(super) fn best(&self, open: &Open) -> NumberSet {
        let ends = self.reachable(open);
        let rank = |number| self.rank(number, open.has_placed_own());
        let best = ends.numbers().map(rank).max();
        let mut set = NumberSet::EMPTY;
        ends.numbers().filter(|&number| Some(rank(number)) == best).for_each(|number| set.insert(number));
        set
    }

    /// The best result that places the fewest dice.
    pub(super) fn cheapest_best(&self, open: &Open) -> Option<usize> {
        let dice = |number: &usize| self.digits.iter().map(|digit| self.remaining_of(*number, digit)).sum::<usize>();
        self.best(open).numbers().max_by_key(dice)
    }

    /// The rank of a result by R21: whether an own or candy die is placed, then the number of placed support dice.
    fn rank(&self, number: usize, placed_own: bool) -> (bool, usize) {
        let mut rank = (placed_own, 0);
        for digit in &self.digits {
            let used = digit.count - self.remaining_of(number, digit);
            match digit.kind {
                DieKind::Support => rank.1 += used,
                DieKind::Own | DieKind::Candy => rank.0 |= used > 0,
            }
        }
        rank
    }

    /// The dice that can remain after any placements.
    fn reachable(&self, open: &Open) -> NumberSet {
        Target::all()
            .fold(NumberSet::only(self.full()), |before, target| self.pass_forward(&Lane::of(open, target), &before))
    }

    /// For each target, the dice that can begin a plan after which one of the wanted numbers remains.
    pub(super) fn first_dice(&self, open: &Open, wanted: &NumberSet) -> [FirstDice; TARGETS] {
        let mut lanes: ArrayVec<(Lane, NumberSet), TARGETS> = ArrayVec::new();
        let mut before = NumberSet::only(self.full());
        for target in Target::all() {
            let lane = Lane::of(open, target);
            let after = self.pass_forward(&lane, &before);
            lanes.push((lane, before));
            before = after;
        }
        let mut first_dice = [FirstDice::default(); TARGETS];
        let mut wanted = *wanted;
        for ((lane, before), first_dice) in lanes.iter().zip(&mut first_dice).rev() {
            wanted = self.pass_backward(lane, before, &wanted, first_dice);
        }
        first_dice
    }

    /// What can remain after a target, given what can remain before it.
    fn pass_forward(&self, lane: &Lane, before: &NumberSet) -> NumberSet {
        let mut reachable = *before;
        let mut after_any = *before;
        let mut after_each = [NumberSet::EMPTY; 6];
        for space in &lane.spaces {
            let mut next = [NumberSet::EMPTY; 6];
            let mut next_any = NumberSet::EMPTY;
            for die in space.accepted.iter() {
                let from = if space.joined { &after_each[die.index()] } else { &after_any };
                for digit in self.digits_for(die, lane) {
                    next[die.index()].add_all(&from.intersection(&digit.nonzero).lowered(digit.stride));
                }
                next_any.add_all(&next[die.index()]);
            }
            if next_any.is_empty() {
                break;
            }
            reachable.add_all(&next_any);
            (after_any, after_each) = (next_any, next);
        }
        reachable
    }

    /// What must remain before a target for one of the wanted numbers to remain after it. Adds to `first_dice` the dice that can begin such a
    /// sequence from what can remain before.
    fn pass_backward(
        &self,
        lane: &Lane,
        before: &NumberSet,
        wanted: &NumberSet,
        first_dice: &mut FirstDice,
    ) -> NumberSet {
        let Some((first, others)) = lane.spaces.split_first() else { return *wanted };
        // Indexed by the die on the space below, for joined spaces.
        let mut above = [*wanted; 6];
        for space in others.iter().rev() {
            let with = |die: Die, set: &mut NumberSet| {
                for digit in self.digits_for(die, lane) {
                    set.add_all(&above[die.index()].raised(digit.stride).intersection(&digit.nonzero));
                }
            };
            let mut next = [*wanted; 6];
            if space.joined {
                space.accepted.iter().for_each(|die| with(die, &mut next[die.index()]));
            } else {
                let mut any = *wanted;
                space.accepted.iter().for_each(|die| with(die, &mut any));
                next = [any; 6];
            }
            above = next;
        }
        let mut result = *wanted;
        for die in first.accepted.iter() {
            for digit in self.digits_for(die, lane) {
                let with = above[die.index()].raised(digit.stride).intersection(&digit.nonzero);
                if !with.intersection(before).is_empty() {
                    first_dice.0[digit.kind as usize].insert(die);
                }
                result.add_all(&with);
            }
        }
        result
    }

    /// The digits of the dice that can lie in a lane as this value.
    fn digits_for<'a>(&'a self, die: Die, lane: &'a Lane) -> impl Iterator<Item = &'a Digit> {
        self.digits.iter().filter(move |digit| digit.die.map_or(lane.candy, |value| value == die))
    }
}

/// The free spaces of a target, in the order in which they are filled.
struct Lane {
    spaces: ArrayVec<LaneSpace, MAX_SPACES>,
    /// Whether candy dice can be placed there.
    candy: bool,
}

struct LaneSpace {
    accepted: Values,
    /// Whether the die must equal the one on the space before it in the lane.
    joined: bool,
}

impl Lane {
    fn of(open: &Open, target: Target) -> Lane {
        let mut spaces = ArrayVec::new();
        let Target::Column(column) = target else {
            spaces.extend((0..open.grey_free()).map(|_| LaneSpace { accepted: Values::ALL, joined: false }));
            return Lane { spaces, candy: false };
        };
        if let Some(next) = open.next_space(column) {
            spaces.push(LaneSpace { accepted: open.accepted(target), joined: false });
            let above = &open.printed(column).spaces[next + 1..];
            spaces.extend(
                above.iter().map(|space| LaneSpace { accepted: space.accepted_values(), joined: space.joined }),
            );
        }
        Lane { spaces, candy: true }
    }
}
