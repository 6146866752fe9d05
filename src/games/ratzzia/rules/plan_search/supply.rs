//! The dice that can be placed and what can remain of them, as numbers, for the plan search of R21.

use super::lane::Lane;
use super::number_set::NumberSet;
use crate::games::ratzzia::dice::{Dice, Die, DieKind, Values};
use crate::games::ratzzia::position::Open;

/// A group of equal dice in the supply; the number of those that remain is a digit of the number for all remaining dice.
#[derive(Clone, Copy, Debug)]
struct Digit<const WORDS: usize> {
    kind: DieKind,
    count: usize,
    stride: usize,
    /// The numbers in which this digit is not 0.
    nonzero: NumberSet<WORDS>,
}

impl<const WORDS: usize> Digit<WORDS> {
    /// The value of this digit of a number: how many of its dice remain.
    fn of(&self, number: usize) -> usize {
        number / self.stride % (self.count + 1)
    }
}

/// The dice that can be placed. What remains of them is a number with one digit for each group of equal dice: own dice in the lowest digits, then
/// support dice, then candy dice.
#[derive(Clone, Debug)]
pub(super) struct Supply<const WORDS: usize> {
    own: [Option<Digit<WORDS>>; Die::COUNT],
    support: [Option<Digit<WORDS>>; Die::COUNT],
    candy: Option<Digit<WORDS>>,
    /// The number of multisets of own dice.
    own_size: usize,
    /// The number of multisets of all dice.
    size: usize,
}

/// The dice that remain after placing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in super::super) struct RemainingDice {
    own: Dice,
    support: Dice,
    candy: usize,
}

impl RemainingDice {
    pub(super) fn count(&self) -> usize {
        self.own.count() + self.support.count() + self.candy
    }
}

/// The number of multisets of the dice that can be placed now.
pub(in super::super) fn supply_size(open: &Open) -> usize {
    multisets(open.hand()) * multisets(&open.support) * (candies(open) + 1)
}

/// The number of multisets of these dice, those without a value apart.
fn multisets(dice: &Dice) -> usize {
    Die::ALL.iter().map(|&die| usize::from(dice.count_of(die)) + 1).product()
}

/// The candy dice of the seat on turn.
fn candies(open: &Open) -> usize {
    usize::from(open.candies[open.turn.seat.index()])
}

impl<const WORDS: usize> Supply<WORDS> {
    /// The dice that can be placed now: the hand and candy dice of the seat on turn, and the rolled support dice.
    pub(super) fn of(open: &Open) -> Self {
        let total = supply_size(open);
        let mut size = 1;
        let mut digit = |kind: DieKind, count: usize| {
            (count > 0).then(|| {
                let stride = size;
                size *= count + 1;
                Digit { kind, count, stride, nonzero: nonzero(stride, size, total) }
            })
        };
        let own = Die::ALL.map(|die| digit(DieKind::Own, usize::from(open.hand().count_of(die))));
        let support = Die::ALL.map(|die| digit(DieKind::Support, usize::from(open.support.count_of(die))));
        let candy = digit(DieKind::Candy, candies(open));
        Supply { own, support, candy, own_size: multisets(open.hand()), size: total }
    }

    /// The number for all dice remaining.
    pub(super) fn full(&self) -> usize {
        self.size - 1
    }

    /// The values that dice of the supply can show.
    pub(super) fn values(&self) -> Values {
        if self.candy.is_some() {
            return Values::ALL;
        }
        let has = |die: &Die| self.own[die.index()].is_some() || self.support[die.index()].is_some();
        Die::ALL.into_iter().filter(has).collect()
    }

    /// The remaining dice that a number stands for.
    pub(super) fn remaining(&self, number: usize) -> RemainingDice {
        let dice = |digits: &[Option<Digit<WORDS>>]| {
            let count = |digit: &Option<Digit<WORDS>>| digit.as_ref().map_or(0, |digit| digit.of(number));
            Die::ALL.into_iter().zip(digits).flat_map(|(die, digit)| std::iter::repeat_n(die, count(digit))).collect()
        };
        RemainingDice {
            own: dice(&self.own),
            support: dice(&self.support),
            candy: self.candy.as_ref().map_or(0, |digit| digit.of(number)),
        }
    }

    /// For each multiset of remaining support and candy dice: how many support dice are placed then, and its numbers, with and without an own or
    /// candy die placed.
    pub(super) fn blocks(&self) -> impl Iterator<Item = (usize, NumberSet<WORDS>, NumberSet<WORDS>)> {
        (0..self.size).step_by(self.own_size).map(|first| {
            let placed = |digit: &Digit<WORDS>| digit.count - digit.of(first);
            let placed_support = self.support.iter().flatten().map(placed).sum();
            let has_placed_candy = self.candy.as_ref().is_some_and(|digit| placed(digit) > 0);
            let end = first + self.own_size;
            let without_own = if has_placed_candy { end..end } else { end - 1..end };
            let set = |range| NumberSet::EMPTY.with_range(range);
            (placed_support, set(first..without_own.start), set(without_own))
        })
    }

    /// What can remain after a target, given what can remain before it.
    pub(super) fn pass_forward(&self, lane: &Lane, before: &NumberSet<WORDS>) -> NumberSet<WORDS> {
        let mut reachable = *before;
        let mut after_any = *before;
        let mut after_each = [NumberSet::EMPTY; Die::COUNT];
        for space in &lane.spaces {
            let mut next = [NumberSet::EMPTY; Die::COUNT];
            let mut next_any = NumberSet::EMPTY;
            for die in space.accepted.iter() {
                let from = if space.joined { &after_each[die.index()] } else { &after_any };
                let after = &mut next[die.index()];
                for digit in self.digits_for(die, lane) {
                    after.add_all(&from.intersection(&digit.nonzero).lowered(digit.stride));
                }
                next_any.add_all(after);
            }
            if next_any.is_empty() {
                break;
            }
            reachable.add_all(&next_any);
            (after_any, after_each) = (next_any, next);
        }
        reachable
    }

    /// What must remain before a target for one of the wanted numbers to remain after it. Calls `begins` with the dice that can begin such a
    /// sequence from what can remain before.
    pub(super) fn pass_backward(
        &self,
        lane: &Lane,
        before: &NumberSet<WORDS>,
        wanted: &NumberSet<WORDS>,
        mut begins: impl FnMut(DieKind, Die),
    ) -> NumberSet<WORDS> {
        let Some((first, others)) = lane.spaces.split_first() else { return *wanted };
        // Indexed by the die on the space below, for joined spaces.
        let mut above = [*wanted; Die::COUNT];
        for space in others.iter().rev() {
            let with = |die: Die, set: &mut NumberSet<WORDS>| {
                for digit in self.digits_for(die, lane) {
                    set.add_all(&above[die.index()].raised(digit.stride).intersection(&digit.nonzero));
                }
            };
            let mut next = [*wanted; Die::COUNT];
            if space.joined {
                space.accepted.iter().for_each(|die| with(die, &mut next[die.index()]));
            } else {
                let mut any = *wanted;
                space.accepted.iter().for_each(|die| with(die, &mut any));
                next = [any; Die::COUNT];
            }
            above = next;
        }
        let mut result = *wanted;
        for die in first.accepted.iter() {
            for digit in self.digits_for(die, lane) {
                let with = above[die.index()].raised(digit.stride).intersection(&digit.nonzero);
                if !with.intersection(before).is_empty() {
                    begins(digit.kind, die);
                }
                result.add_all(&with);
            }
        }
        result
    }

    /// The digits of the dice that can lie in a lane as this value.
    fn digits_for<'a>(&'a self, die: Die, lane: &Lane) -> impl Iterator<Item = &'a Digit<WORDS>> {
        let candy = if lane.candy { self.candy.as_ref() } else { None };
        [self.own[die.index()].as_ref(), self.support[die.index()].as_ref(), candy].into_iter().flatten()
    }
}

/// The numbers below `size` in which a digit is not 0. Numbers with the same digit and lower digits recur after `period`.
fn nonzero<const WORDS: usize>(stride: usize, period: usize, size: usize) -> NumberSet<WORDS> {
    let mut set = NumberSet::EMPTY.with_range(stride..period);
    let mut filled = period;
    while filled < size {
        set.add_all(&set.raised(filled));
        filled *= 2;
    }
    set
}
