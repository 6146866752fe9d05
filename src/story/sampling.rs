//! Shares of wins in many playouts, and the differences between two such samples on the same luck.

use std::sync::atomic::{AtomicUsize, Ordering};

use crate::engine::{PerSeat, Seat};

/// What differs by less than so many standard errors may be chance.
pub const ERRORS: f64 = 2.0;

/// Figures that differ by less than this are the same.
const SAME: f64 = 1e-6;

/// A figure for each seat, with its standard error.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Estimate {
    /// The figures.
    pub mean: PerSeat<f64>,
    /// Their standard errors.
    pub error: PerSeat<f64>,
}

impl Estimate {
    /// The estimate of the sum of two figures that have nothing to do with each other.
    pub fn plus(&self, other: &Estimate) -> Estimate {
        Estimate {
            mean: self.mean.iter().zip(&other.mean).map(|(one, other)| one + other).collect(),
            error: self.error.iter().zip(&other.error).map(|(one, other)| one.hypot(*other)).collect(),
        }
    }

    /// The same with the other sign.
    pub fn negated(&self) -> Estimate {
        Estimate { mean: self.mean.iter().map(|mean| -mean).collect(), error: self.error.clone() }
    }

    /// The figure that is largest, whatever its sign: the index of the seat, the figure, and its standard error.
    pub fn largest(&self) -> (usize, f64, f64) {
        let all = self.mean.iter().zip(&self.error).enumerate();
        all.map(|(seat, (mean, error))| (seat, *mean, *error))
            .fold((0, 0.0, 0.0), |one, other| if other.1.abs() > one.1.abs() { other } else { one })
    }

    /// The figure that is largest, whatever its sign, of equals that of this seat: with two seats, what one gains the other loses.
    pub fn largest_or_of(&self, seat: Seat) -> (Seat, f64) {
        let (most, largest, _) = self.largest();
        match self.mean.get(seat.index()) {
            Some(own) if own.abs() + SAME > largest.abs() => (seat, *own),
            _ => (Seat::new(most), largest),
        }
    }

    /// Nothing, for so many seats.
    pub fn zero(seats: usize) -> Estimate {
        let zeros = || (0..seats).map(|_| 0.0).collect();
        Estimate { mean: zeros(), error: zeros() }
    }
}

/// The win shares of all seats in each playout, in the order of their luck; or what is certain.
#[derive(Clone, Debug, PartialEq)]
pub struct Sample {
    playouts: Vec<PerSeat<f32>>,
    is_certain: bool,
}

impl FromIterator<PerSeat<f32>> for Sample {
    fn from_iter<I: IntoIterator<Item = PerSeat<f32>>>(playouts: I) -> Sample {
        Sample { playouts: playouts.into_iter().collect(), is_certain: false }
    }
}

impl Sample {
    /// What needs no playouts.
    pub fn exactly(shares: &PerSeat<f32>) -> Sample {
        Sample { playouts: vec![shares.clone()], is_certain: true }
    }

    /// The means, with their errors.
    pub fn estimate(&self) -> Estimate {
        let seats = self.playouts.first().map_or(0, |shares| shares.len());
        let of_seat = |seat: usize| mean_and_error(self.playouts.iter().map(|shares| f64::from(shares[seat])));
        let (mean, error): (Vec<f64>, Vec<f64>) = (0..seats).map(of_seat).unzip();
        let error = if self.is_certain { vec![0.0; seats] } else { error };
        Estimate { mean: mean.into_iter().collect(), error: error.into_iter().collect() }
    }

    /// By how much this sample's means are above another's on the same luck.
    pub fn minus(&self, other: &Sample) -> Estimate {
        sum_of_differences(&[(self, other)])
    }

    /// The share of a seat in the playout with this number.
    fn share(&self, number: usize, seat: usize) -> f64 {
        f64::from(self.playouts[if self.is_certain { 0 } else { number }][seat])
    }
}

/// The sum of the differences of pairs of samples on the same luck. Samples that are added and taken away again leave no error.
pub fn sum_of_differences(pairs: &[(&Sample, &Sample)]) -> Estimate {
    let samples = || pairs.iter().flat_map(|(one, other)| [*one, *other]);
    let seats = samples().next().and_then(|sample| sample.playouts.first()).map_or(0, |shares| shares.len());
    let count = samples().filter(|sample| !sample.is_certain).map(|sample| sample.playouts.len()).min().unwrap_or(1);
    let of_seat = |seat: usize| {
        let difference = |number| -> f64 {
            pairs.iter().map(|(one, other)| one.share(number, seat) - other.share(number, seat)).sum()
        };
        let differences: Vec<f64> = (0..count).map(difference).collect();
        mean_and_error(differences.iter().copied())
    };
    let (mean, error): (Vec<f64>, Vec<f64>) = (0..seats).map(of_seat).unzip();
    Estimate { mean: mean.into_iter().collect(), error: error.into_iter().collect() }
}

/// The mean, and its standard error.
pub fn mean_and_error(values: impl Iterator<Item = f64> + Clone) -> (f64, f64) {
    let (count, sum) = values.clone().fold((0.0, 0.0), |(count, sum), value| (count + 1.0, sum + value));
    let mean = sum / f64::max(count, 1.0);
    let squares: f64 = values.map(|value| (value - mean).powi(2)).sum();
    (mean, (squares / f64::max(count - 1.0, 1.0) / f64::max(count, 1.0)).sqrt())
}

/// Computes the results of `0..count`, in their order, on all cores but one.
pub fn run_in_parallel<T: Send>(count: usize, compute: impl Fn(usize) -> T + Sync) -> Vec<T> {
    let cores = std::thread::available_parallelism().map_or(1, |cores| cores.get());
    let next = AtomicUsize::new(0);
    let mut results: Vec<(usize, T)> = std::thread::scope(|scope| {
        let work = || {
            let mut done = Vec::new();
            loop {
                let index = next.fetch_add(1, Ordering::Relaxed);
                if index >= count {
                    return done;
                }
                done.push((index, compute(index)));
            }
        };
        let threads: Vec<_> = (1..cores).map(|_| scope.spawn(work)).collect();
        let mut done = if threads.is_empty() { work() } else { Vec::new() };
        for thread in threads {
            done.extend(thread.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic)));
        }
        done
    });
    results.sort_by_key(|(index, _)| *index);
    results.into_iter().map(|(_, result)| result).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sample(shares: &[f32]) -> Sample {
        shares.iter().map(|share| [*share, 1.0 - share].into_iter().collect()).collect()
    }

    #[test]
    fn mean_has_the_usual_error() {
        // Deviation 1, of four.
        let (mean, error) = mean_and_error([1.0, 3.0, 1.0, 3.0].into_iter());
        assert!(mean == 2.0 && (error - (4.0_f64 / 3.0 / 4.0).sqrt()).abs() < 1e-12, "{error}");
        assert_eq!(mean_and_error(std::iter::empty()), (0.0, 0.0));
    }

    /// What is alike in both on the same luck leaves no error.
    #[test]
    fn difference_is_taken_playout_by_playout() {
        let difference = sample(&[0.5, 1.0, 0.75]).minus(&sample(&[0.25, 0.75, 0.5]));
        assert_eq!((difference.mean.as_slice(), difference.error.as_slice()), (&[0.25, -0.25][..], &[0.0, 0.0][..]));
        let certain = Sample::exactly(&[1.0, 0.0].into_iter().collect()).minus(&sample(&[0.0, 1.0]));
        assert_eq!((certain.mean[0], certain.error[0]), (0.5, 0.5));
    }

    #[test]
    fn sum_over_a_way_is_its_ends() {
        let (first, second, third) = (sample(&[0.0, 1.0]), sample(&[1.0, 0.0]), sample(&[0.5, 1.0]));
        let sum = sum_of_differences(&[(&second, &first), (&third, &second)]);
        assert_eq!(sum, third.minus(&first));
        assert!(sum.error[0] > 0.0);
    }

    #[test]
    fn results_come_in_their_order() {
        let squares = run_in_parallel(100, |index| index * index);
        assert!(squares.iter().enumerate().all(|(index, square)| *square == index * index));
        assert!(run_in_parallel(0, |index| index).is_empty());
    }
}
