//! Sets of small numbers as bits, for the plan search of R21. Knows no dice.

use std::ops::Range;

/// A set of numbers below 64 · `WORDS`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in super::super) struct NumberSet<const WORDS: usize>([u64; WORDS]);

impl<const WORDS: usize> NumberSet<WORDS> {
    pub(super) const EMPTY: Self = NumberSet([0; WORDS]);

    pub(in super::super) fn only(number: usize) -> Self {
        NumberSet::EMPTY.with_range(number..number + 1)
    }

    /// A copy with these numbers added.
    pub(super) fn with_range(mut self, range: Range<usize>) -> Self {
        for (index, word) in self.0.iter_mut().enumerate() {
            let bits_below = |number: usize| match number.saturating_sub(index * 64) {
                count @ 0..64 => (1 << count) - 1,
                _ => u64::MAX,
            };
            *word |= bits_below(range.end) & !bits_below(range.start);
        }
        self
    }

    pub(in super::super) fn contains(&self, number: usize) -> bool {
        self.0.get(number / 64).is_some_and(|word| word >> (number % 64) & 1 == 1)
    }

    pub(super) fn is_empty(&self) -> bool {
        self.0.iter().fold(0, |all, word| all | word) == 0
    }

    pub(super) fn add_all(&mut self, other: &Self) {
        self.0.iter_mut().zip(other.0).for_each(|(word, other)| *word |= other);
    }

    pub(super) fn intersection(mut self, other: &Self) -> Self {
        self.0.iter_mut().zip(other.0).for_each(|(word, other)| *word &= other);
        self
    }

    /// All numbers raised by `by`; numbers that would grow too large are dropped.
    pub(super) fn raised(&self, by: usize) -> Self {
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
    pub(super) fn lowered(&self, by: usize) -> Self {
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

    pub(super) fn numbers(&self) -> impl Iterator<Item = usize> + use<'_, WORDS> {
        (0..WORDS * 64).filter(|&number| self.contains(number))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sets_of_every_width_agree_with_the_list_of_their_numbers() {
        fn check<const WORDS: usize>() {
            let set = NumberSet::<WORDS>::only(3).with_range(10..20).with_range(60..WORDS * 64 - 1);
            let numbers: Vec<usize> = set.numbers().collect();
            for by in [0, 1, 7, 63, 64, 65, 130, 1000].into_iter().filter(|by| *by < WORDS * 64) {
                let raised = numbers.iter().map(|number| number + by).filter(|number| *number < WORDS * 64);
                assert!(set.raised(by).numbers().eq(raised), "{WORDS} {by}");
                let lowered = numbers.iter().filter_map(|number| number.checked_sub(by));
                assert!(set.lowered(by).numbers().eq(lowered), "{WORDS} {by}");
            }
            let others = NumberSet::EMPTY.with_range(15..62);
            assert!(set.intersection(&others).numbers().eq(numbers.iter().copied().filter(|n| (15..62).contains(n))));
            let mut both = set;
            both.add_all(&others);
            assert!(both.numbers().eq([3].into_iter().chain(10..WORDS * 64 - 1)));
            assert!(NumberSet::<WORDS>::EMPTY.is_empty() && !set.is_empty());
        }
        check::<1>();
        check::<4>();
        check::<16>();
    }
}
