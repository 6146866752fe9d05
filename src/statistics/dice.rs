//! Dice rolled against what fair dice would show.

use std::f64::consts::PI;

use super::summary::FACES;

/// With fewer dice, the approximation behind [`DiceCount::as_rare_as`] is too coarse: each face should be expected ten times.
pub const ENOUGH_DICE: u32 = 60;

/// How often each face was rolled.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct DiceCount {
    /// By face, from 1.
    pub faces: [u32; FACES],
}

impl DiceCount {
    /// Adds other dice.
    pub fn add(&mut self, faces: &[u32; FACES]) {
        for (own, other) in self.faces.iter_mut().zip(faces) {
            *own = own.saturating_add(*other);
        }
    }

    /// The number of all dice.
    pub fn total(&self) -> u32 {
        self.faces.iter().fold(0, |sum: u32, count| sum.saturating_add(*count))
    }

    /// How often each face is expected.
    pub fn expected(&self) -> f64 {
        f64::from(self.total()) / FACES as f64
    }

    /// The standard deviation of the count of one face.
    pub fn deviation(&self) -> f64 {
        let share = 1.0 / FACES as f64;
        (f64::from(self.total()) * share * (1.0 - share)).sqrt()
    }

    /// The mean number of pips; 3.5 is expected. `None` without dice.
    pub fn mean(&self) -> Option<f64> {
        let pips: f64 = (1..).zip(self.faces).map(|(face, count)| f64::from(face) * f64::from(count)).sum();
        (self.total() > 0).then(|| pips / f64::from(self.total()))
    }

    /// The probability that as many fair dice stray from even counts at least as far as these; `None` for too few dice.
    ///
    /// It is the upper tail of the chi-squared distribution with 5 degrees of freedom.
    pub fn as_rare_as(&self) -> Option<f64> {
        let expected = self.expected();
        let stray: f64 = self.faces.iter().map(|count| (f64::from(*count) - expected).powi(2) / expected).sum();
        (self.total() >= ENOUGH_DICE).then(|| chi_squared_tail_5(stray))
    }
}

/// The probability that a chi-squared variable with 5 degrees of freedom is at least `x`.
fn chi_squared_tail_5(x: f64) -> f64 {
    libm::erfc((x / 2.0).sqrt()) + (2.0 * x / PI).sqrt() * (-x / 2.0).exp() * (1.0 + x / 3.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The values are from printed tables of the distribution.
    #[test]
    fn tail_is_as_in_tables() {
        for (x, tail) in [(0.0, 1.0), (1.145, 0.95), (4.351, 0.5), (9.236, 0.1), (11.070, 0.05), (15.086, 0.01)] {
            assert!((chi_squared_tail_5(x) - tail).abs() < 1e-4, "{x}: {}", chi_squared_tail_5(x));
        }
    }

    #[test]
    fn even_counts_are_usual_and_loaded_dice_are_not() {
        let even = DiceCount { faces: [100; 6] };
        assert_eq!((even.as_rare_as(), even.mean(), even.expected()), (Some(1.0), Some(3.5), 100.0));
        let loaded = DiceCount { faces: [80, 90, 100, 100, 100, 130] };
        assert!(loaded.as_rare_as().is_some_and(|rare| rare > 0.01 && rare < 0.02), "{:?}", loaded.as_rare_as());
        let few = DiceCount { faces: [0, 0, 0, 0, 0, 59] };
        assert_eq!((few.as_rare_as(), DiceCount::default().mean()), (None, None));
    }
}
