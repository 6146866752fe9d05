//! Answers to the question how likely something is, in the words that people use: "about 1 in 6".

use super::task::{Answer, Given};
use crate::engine::{Phrase, Rules, Stream, random_below};

/// Chances as people say them, ascending: so many in so many.
const SPOKEN: [(u32, u32); 17] = [
    (1, 36),
    (1, 18),
    (1, 12),
    (1, 9),
    (1, 6),
    (1, 5),
    (1, 4),
    (3, 10),
    (1, 3),
    (2, 5),
    (1, 2),
    (3, 5),
    (2, 3),
    (7, 10),
    (4, 5),
    (9, 10),
    (19, 20),
];
/// So many ways a single die has.
const FACES: u32 = 6;
/// Number of answers.
const ANSWERS: usize = 3;
/// The odds of two wrong answers differ at least by this factor.
const WRONG_APART: f64 = 1.4;
/// By which factor wrong answers are wrong in odds: widely at first, and the least.
const APART: f64 = 2.0;
const APART_STEP: f64 = 0.05;
const LEAST_APART: f64 = 1.5;
/// A wrong answer is one of so many that are nearest to the right one.
const NEAR: usize = 2;
/// The odds of what is said differ at most by this factor from the odds.
const CLOSE: f64 = 1.12;

/// A chance as a number of equally likely ways among all.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Chance {
    pub(super) ways: u32,
    pub(super) all: u32,
}

/// What is said in answer to a chance: three ways to say it, ascending, and the number of the right one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Spoken {
    pub(super) said: [(u32, u32); ANSWERS],
    /// Whether they are no round numbers: those of a single die.
    is_exact: bool,
    pub(super) right: usize,
}

/// By which factor wrong answers are wrong in odds at this level.
pub(super) fn apart(level: u32) -> f64 {
    (APART - APART_STEP * f64::from(level)).max(LEAST_APART)
}

/// The odds for something that happens so many times in so many.
fn odds((ways, all): (u32, u32)) -> f64 {
    f64::from(ways) / f64::from(all - ways)
}

/// By which factor two odds differ, at least 1.
fn factor(one: f64, other: f64) -> f64 {
    (one / other).max(other / one)
}

impl Chance {
    /// In percent, rounded.
    pub(super) fn percent(self) -> u32 {
        let (ways, all) = (u64::from(self.ways), u64::from(self.all));
        ((200 * ways + all) / (2 * all)) as u32
    }

    /// The chances that could be said instead: of a single die only those that a die can have.
    fn sayable(self) -> impl Iterator<Item = (u32, u32)> {
        SPOKEN.into_iter().filter(move |(_, all)| self.all != FACES || FACES.is_multiple_of(*all))
    }

    /// Three ways to say a chance of which one is right and the others are wrong by at least the factor `apart` in odds, none of them above
    /// the `likeliest` that can be; `None` if there are none, or nobody would say it like that.
    pub(super) fn spoken(self, apart: f64, likeliest: (u32, u32), luck: &mut Stream) -> Option<Spoken> {
        if self.ways == 0 || self.ways >= self.all {
            return None;
        }
        let real = odds((self.ways, self.all));
        let distance = |said: &(u32, u32)| factor(odds(*said), real);
        let right = self.sayable().min_by(|one, other| distance(one).total_cmp(&distance(other)))?;
        if distance(&right) > CLOSE {
            return None;
        }
        // Every place is as often right: who only picks the middle one learns nothing.
        let first = random_below(luck, ANSWERS as u32) as usize;
        let places = (0..ANSWERS).map(|step| (first + step) % ANSWERS);
        let (place, wrong) = places.into_iter().find_map(|place| {
            let lower = self.wrong(right, apart, place, |other| other < real, luck)?;
            let can_be_higher = |other| other > real && other <= odds(likeliest);
            let higher = self.wrong(right, apart, ANSWERS - 1 - place, can_be_higher, luck)?;
            Some((place, [lower, higher].concat()))
        })?;
        let mut said = vec![right];
        said.extend(wrong);
        said.sort_by(|one, other| odds(*one).total_cmp(&odds(*other)));
        Some(Spoken { said: said.try_into().ok()?, is_exact: self.all == FACES, right: place })
    }

    /// So many wrong ways to say it on one side of the `right` one, near enough to be believed; `None` if there are fewer.
    fn wrong(
        self,
        right: (u32, u32),
        apart: f64,
        count: usize,
        is_on_side: impl Fn(f64) -> bool,
        luck: &mut Stream,
    ) -> Option<Vec<(u32, u32)>> {
        let real = odds((self.ways, self.all));
        let distance = |said: &(u32, u32)| factor(odds(*said), real);
        let mut wrong: Vec<(u32, u32)> = Vec::new();
        while wrong.len() < count {
            let is_apart = |other: &(u32, u32)| {
                let beside = wrong.iter().all(|said| factor(odds(*said), odds(*other)) >= WRONG_APART);
                beside && factor(odds(right), odds(*other)) >= apart && distance(other) >= apart
            };
            let mut near: Vec<(u32, u32)> =
                self.sayable().filter(|other| is_on_side(odds(*other)) && is_apart(other)).collect();
            near.sort_by(|one, other| distance(one).total_cmp(&distance(other)));
            near.truncate(NEAR);
            wrong.push(*near.get(random_below(luck, near.len().max(1) as u32) as usize)?);
        }
        Some(wrong)
    }
}

impl Spoken {
    /// The answers; `verdict` says why the right one is right.
    pub(super) fn answers<G: Rules>(&self, verdict: &Phrase) -> Vec<Answer<G>> {
        let key = if self.is_exact { "drill-chance-exact" } else { "drill-chance" };
        let phrase = |(ways, all): (u32, u32)| Phrase::new(key).with("ways", ways).with("all", all);
        let answer = |said: &(u32, u32)| Answer { given: Given::Words(phrase(*said)), verdict: verdict.clone() };
        self.said.iter().map(answer).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::derive_stream;

    const MOST: (u32, u32) = (19, 20);

    #[test]
    fn nothing_is_said_that_cannot_be() {
        let mut luck = derive_stream(1, "test", &[]);
        for ways in 1..=3 {
            let spoken = Chance { ways, all: 6 }.spoken(2.0, (1, 2), &mut luck).expect("it can be said");
            assert_eq!((spoken.said, spoken.right), ([(1, 6), (1, 3), (1, 2)], ways as usize - 1));
        }
    }

    #[test]
    fn nearest_words_are_right_and_the_others_far_away() {
        let mut luck = derive_stream(1, "test", &[]);
        for (ways, all, said) in
            [(1, 6, (1, 6)), (11, 36, (3, 10)), (91, 216, (2, 5)), (671, 1296, (1, 2)), (6, 36, (1, 6))]
        {
            let spoken = Chance { ways, all }.spoken(1.6, MOST, &mut luck).expect("it can be said");
            assert_eq!(spoken.said[spoken.right], said);
            let real = odds((ways, all));
            let wrong = spoken.said.iter().filter(|other| **other != said);
            assert!(wrong.clone().all(|other| factor(odds(*other), real) >= 1.6), "{spoken:?}");
            assert!(spoken.said.is_sorted_by(|one, other| odds(*one) < odds(*other)));
        }
        let mut places = [0; ANSWERS];
        for _ in 0..300 {
            places[Chance { ways: 11, all: 36 }.spoken(1.6, MOST, &mut luck).expect("it can be said").right] += 1;
        }
        assert!(places.iter().all(|count| (70..130).contains(count)), "no place is right more often: {places:?}");
        for _ in 0..30 {
            let spoken = Chance { ways: 2, all: 6 }.spoken(1.6, MOST, &mut luck).expect("it can be said");
            assert!(spoken.said.iter().all(|(_, all)| [2, 3, 6].contains(all)), "a die has sixths: {spoken:?}");
        }
        assert_eq!(Chance { ways: 0, all: 6 }.spoken(1.6, MOST, &mut luck), None);
        assert_eq!(Chance { ways: 36, all: 36 }.spoken(1.6, MOST, &mut luck), None);
        assert_eq!((Chance { ways: 91, all: 216 }.percent(), Chance { ways: 1, all: 6 }.percent()), (42, 17));
    }
}
