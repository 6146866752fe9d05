//! The plans of R21, counted exactly: which dice can be left after placing, and with which placements a best plan can begin.
//!
//! A plan is, for the grey spaces and for each column, the row of dice put there from now on. What is put in one place bears on another only
//! by the dice that it uses up, so the dice left say all there is to know between two places. Each set of dice that may be left is a number
//! ([`Supply`]), and all that can be left after some places is a set of numbers ([`Set`]). One pass through the places gives what can be left in
//! the end; a pass back from the ends that are wanted gives, for each place, the dice that a plan to such an end can begin with
//! there. Places may be filled in any order, so these are all placements after which such an end stays reachable.
//!
//! With 6 own, 3 support and 1 candy die there are at most 2⁶ · 2³ · 2 sets of dice, so a set of them is 1,024 bits.

use arrayvec::ArrayVec;

use super::{Dice, Die, Open, Target};
use crate::games::ratzzia::board::MOST_SPACES;
use crate::games::ratzzia::dice::Values;

/// The places for dice: the grey spaces, then the columns, as [`Target::all`] counts them.
pub(super) const PLACES: usize = 10;

const WORDS: usize = 16;

/// A set of numbers below 1,024.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Set([u64; WORDS]);

impl Set {
    const EMPTY: Set = Set([0; WORDS]);

    pub(super) fn only(number: usize) -> Set {
        let mut set = Set::EMPTY;
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

    fn add_all(&mut self, other: &Set) {
        self.0.iter_mut().zip(other.0).for_each(|(word, other)| *word |= other);
    }

    fn and(mut self, other: &Set) -> Set {
        self.0.iter_mut().zip(other.0).for_each(|(word, other)| *word &= other);
        self
    }

    /// All numbers raised by so much; those that grow too great are dropped.
    fn up(&self, by: usize) -> Set {
        let (words, bits) = (by / 64, by % 64);
        let mut set = Set::EMPTY;
        for index in words..WORDS {
            set.0[index] = self.0[index - words] << bits;
            if bits > 0 && index > words {
                set.0[index] |= self.0[index - words - 1] >> (64 - bits);
            }
        }
        set
    }

    /// All numbers lowered by so much; those that are less are dropped.
    fn down(&self, by: usize) -> Set {
        let (words, bits) = (by / 64, by % 64);
        let mut set = Set::EMPTY;
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

/// What kind of die is placed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    Own,
    Support,
    Candy,
}

/// The dice that can begin a plan in one place.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Beginnings([Values; 3]);

impl Beginnings {
    pub(super) fn of(&self, kind: Kind) -> Values {
        self.0[kind as usize]
    }
}

/// Equal dice of the supply: how many there are, as a digit of the number that tells how many are left.
#[derive(Clone, Copy, Debug)]
struct Digit {
    kind: Kind,
    /// None for candy dice, which are any value.
    die: Option<Die>,
    most: usize,
    stride: usize,
    /// The numbers of which this digit is not 0.
    some_left: Set,
}

/// The dice that can be placed; what is left of them is a number with a digit for each sort of equal dice.
#[derive(Clone, Debug)]
pub(super) struct Supply {
    digits: ArrayVec<Digit, 13>,
    size: usize,
}

/// Dice that are left.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Left {
    own: Dice,
    support: Dice,
    candy: usize,
}

impl Supply {
    /// The dice that the seat on turn can place, and the support dice that are rolled.
    pub(super) fn of(open: &Open) -> Supply {
        let mut supply = Supply { digits: ArrayVec::new(), size: 1 };
        for die in Die::ALL {
            supply.add(Kind::Own, Some(die), usize::from(open.hand().of(die)));
        }
        for die in Die::ALL {
            supply.add(Kind::Support, Some(die), usize::from(open.support.of(die)));
        }
        supply.add(Kind::Candy, None, usize::from(open.candies[open.facts.seat.index()]));
        let size = supply.size;
        for digit in &mut supply.digits {
            (0..size).filter(|number| number / digit.stride % (digit.most + 1) > 0).for_each(|number| {
                digit.some_left.insert(number);
            });
        }
        supply
    }

    fn add(&mut self, kind: Kind, die: Option<Die>, most: usize) {
        if most > 0 {
            self.digits.push(Digit { kind, die, most, stride: self.size, some_left: Set::EMPTY });
            self.size *= most + 1;
        }
    }

    /// The number that says that all dice are left.
    pub(super) fn full(&self) -> usize {
        self.size - 1
    }

    fn count(&self, number: usize, digit: &Digit) -> usize {
        number / digit.stride % (digit.most + 1)
    }

    pub(super) fn left(&self, number: usize) -> Left {
        let mut left = Left { own: Dice::NONE, support: Dice::NONE, candy: 0 };
        for digit in &self.digits {
            for _ in 0..self.count(number, digit) {
                match (digit.kind, digit.die) {
                    (Kind::Own, Some(die)) => left.own.add(die),
                    (Kind::Support, Some(die)) => left.support.add(die),
                    _ => left.candy += 1,
                }
            }
        }
        left
    }

    /// The number that says that these are left, if they are part of the supply.
    pub(super) fn number_of(&self, left: &Left) -> Option<usize> {
        (0..self.size).find(|&number| self.left(number) == *left)
    }

    /// All that can be left of the best results: one own die placed comes first, then the number of support dice (R21).
    pub(super) fn best(&self, open: &Open) -> Set {
        let ends = self.ends(open);
        let rank = |number| self.rank(number, open.has_placed_own());
        let best = ends.numbers().map(rank).max();
        let mut set = Set::EMPTY;
        ends.numbers().filter(|&number| Some(rank(number)) == best).for_each(|number| set.insert(number));
        set
    }

    /// The best result for which the fewest dice are placed.
    pub(super) fn frugal_best(&self, open: &Open) -> Option<usize> {
        let dice = |number: &usize| self.digits.iter().map(|digit| self.count(*number, digit)).sum::<usize>();
        self.best(open).numbers().max_by_key(dice)
    }

    fn rank(&self, number: usize, placed_own: bool) -> (bool, usize) {
        let mut rank = (placed_own, 0);
        for digit in &self.digits {
            let used = digit.most - self.count(number, digit);
            match digit.kind {
                Kind::Support => rank.1 += used,
                Kind::Own | Kind::Candy => rank.0 |= used > 0,
            }
        }
        rank
    }

    fn ends(&self, open: &Open) -> Set {
        Target::all().fold(Set::only(self.full()), |before, target| self.pass(&Lane::of(open, target), &before))
    }

    /// For each place the dice with which a plan can begin there that leaves one of these sets of dice in the end.
    pub(super) fn beginnings(&self, open: &Open, wanted: &Set) -> [Beginnings; PLACES] {
        let mut lanes: ArrayVec<(Lane, Set), PLACES> = ArrayVec::new();
        let mut before = Set::only(self.full());
        for target in Target::all() {
            let lane = Lane::of(open, target);
            let after = self.pass(&lane, &before);
            lanes.push((lane, before));
            before = after;
        }
        let mut beginnings = [Beginnings::default(); PLACES];
        let mut wanted = *wanted;
        for ((lane, before), beginnings) in lanes.iter().zip(&mut beginnings).rev() {
            wanted = self.pass_back(lane, before, &wanted, beginnings);
        }
        beginnings
    }

    /// What can be left after a place, with this left before it.
    fn pass(&self, lane: &Lane, before: &Set) -> Set {
        let mut left = *before;
        let mut after_any = *before;
        let mut after_each = [Set::EMPTY; 6];
        for space in &lane.spaces {
            let mut next = [Set::EMPTY; 6];
            let mut next_any = Set::EMPTY;
            for die in space.takes.iter() {
                let from = if space.joined { &after_each[die.index()] } else { &after_any };
                for digit in self.fitting(die, lane) {
                    next[die.index()].add_all(&from.and(&digit.some_left).down(digit.stride));
                }
                next_any.add_all(&next[die.index()]);
            }
            if next_any.is_empty() {
                break;
            }
            left.add_all(&next_any);
            (after_any, after_each) = (next_any, next);
        }
        left
    }

    /// What may be left before a place, so that after it something wanted can be; of what can be there before, the dice that go first.
    fn pass_back(&self, lane: &Lane, before: &Set, wanted: &Set, beginnings: &mut Beginnings) -> Set {
        let Some((first, others)) = lane.spaces.split_first() else { return *wanted };
        // By the die that lies below, for joined spaces.
        let mut above = [*wanted; 6];
        for space in others.iter().rev() {
            let with = |die: Die, set: &mut Set| {
                for digit in self.fitting(die, lane) {
                    set.add_all(&above[die.index()].up(digit.stride).and(&digit.some_left));
                }
            };
            let mut next = [*wanted; 6];
            if space.joined {
                space.takes.iter().for_each(|die| with(die, &mut next[die.index()]));
            } else {
                let mut any = *wanted;
                space.takes.iter().for_each(|die| with(die, &mut any));
                next = [any; 6];
            }
            above = next;
        }
        let mut result = *wanted;
        for die in first.takes.iter() {
            for digit in self.fitting(die, lane) {
                let with = above[die.index()].up(digit.stride).and(&digit.some_left);
                if !with.and(before).is_empty() {
                    beginnings.0[digit.kind as usize].insert(die);
                }
                result.add_all(&with);
            }
        }
        result
    }

    /// The sorts of dice that can lie in a place as this value.
    fn fitting<'a>(&'a self, die: Die, lane: &'a Lane) -> impl Iterator<Item = &'a Digit> {
        self.digits.iter().filter(move |digit| digit.die.map_or(lane.candy, |value| value == die))
    }
}

/// The free spaces of a place, in the order in which they are filled.
struct Lane {
    spaces: ArrayVec<LaneSpace, MOST_SPACES>,
    /// Whether candy dice go there.
    candy: bool,
}

struct LaneSpace {
    takes: Values,
    /// Whether it needs the value of the space before it in the lane.
    joined: bool,
}

impl Lane {
    fn of(open: &Open, target: Target) -> Lane {
        let mut spaces = ArrayVec::new();
        let Target::Column(column) = target else {
            spaces.extend((0..open.grey_free()).map(|_| LaneSpace { takes: Values::ALL, joined: false }));
            return Lane { spaces, candy: false };
        };
        if let Some(next) = open.next_space(column) {
            spaces.push(LaneSpace { takes: open.accepted(target), joined: false });
            let above = &open.printed(column).spaces[next + 1..];
            spaces.extend(above.iter().map(|space| LaneSpace { takes: space.takes(), joined: space.joined }));
        }
        Lane { spaces, candy: true }
    }
}
