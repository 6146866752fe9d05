//! What sounds are made of: damped sines, filtered noise, and their sums.
//!
//! Frequencies are in hertz, times in seconds, levels 0 to 1.

use std::f32::consts::TAU;

use rand::{Rng as _, RngExt as _, SeedableRng as _};
use rand_pcg::Pcg32;

/// Samples a second.
pub const RATE: u32 = 48_000;

/// A sound begins within this time, so that it does not click.
const ATTACK: f32 = 0.0015;
/// The end of a sound fades over this time.
const RELEASE: f32 = 0.012;
/// No sound is longer than this.
const LONGEST: f32 = 1.95;
/// The end of a longer one fades over this time.
const CUT_RELEASE: f32 = 0.4;
/// A sound is over once it has decayed by so many time constants.
const DECAYED: f32 = 6.0;

/// A sound in the making.
#[derive(Clone, Debug, Default)]
pub struct Clay {
    samples: Vec<f32>,
}

/// A damped sine: frequency, level, and the time in which it decays to 1/e.
#[derive(Clone, Copy, Debug)]
pub struct Mode(pub f32, pub f32, pub f32);

/// A band of frequencies.
#[derive(Clone, Copy, Debug)]
pub struct Band(pub f32, pub f32);

fn index(seconds: f32) -> usize {
    (seconds * RATE as f32) as usize
}

impl Clay {
    /// The samples, with a soft end.
    pub fn fired(mut self) -> Vec<f32> {
        let is_cut = self.samples.len() > index(LONGEST);
        self.samples.truncate(index(LONGEST));
        let release = index(if is_cut { CUT_RELEASE } else { RELEASE }).min(self.samples.len());
        let from = self.samples.len() - release;
        for (at, sample) in self.samples[from..].iter_mut().enumerate() {
            *sample *= 1.0 - at as f32 / release as f32;
        }
        self.samples
    }

    /// Makes it at least so long.
    fn reach(&mut self, samples: usize) {
        if self.samples.len() < samples {
            self.samples.resize(samples, 0.0);
        }
    }

    /// Something struck at a time: all its modes ring and decay.
    #[must_use]
    pub fn struck(mut self, at: f32, modes: &[Mode]) -> Self {
        for &Mode(frequency, level, decay) in modes {
            let (from, count) = (index(at), index(decay * DECAYED));
            self.reach(from + count);
            for (number, sample) in self.samples[from..from + count].iter_mut().enumerate() {
                let time = number as f32 / RATE as f32;
                *sample += level * (TAU * frequency * time).sin() * (-time / decay).exp() * (time / ATTACK).min(1.0);
            }
        }
        self
    }

    /// A tone that swells in `swell` seconds, holds, and fades in as long, gliding from one frequency to another.
    #[must_use]
    pub fn blown(mut self, at: f32, length: f32, [first, last]: [f32; 2], level: f32, swell: f32) -> Self {
        let (from, count) = (index(at), index(length));
        self.reach(from + count);
        let mut phase = 0.0;
        for (number, sample) in self.samples[from..from + count].iter_mut().enumerate() {
            let time = number as f32 / RATE as f32;
            let share = time / length;
            phase += TAU * (first + (last - first) * share) / RATE as f32;
            let envelope = (time / swell).min((length - time) / swell).clamp(0.0, 1.0);
            // The octave and a breath of the twelfth make it a pipe.
            let tone = phase.sin() + 0.22 * (2.0 * phase).sin() + 0.08 * (3.0 * phase).sin();
            *sample += level * tone * envelope;
        }
        self
    }

    /// Noise in a band that decays.
    #[must_use]
    pub fn hissed(self, at: f32, band: Band, level: f32, decay: f32, seed: u64) -> Self {
        let count = index(decay * DECAYED);
        let envelope = |time: f32| (-time / decay).exp() * (time / ATTACK).min(1.0);
        self.noise(at, count, band, level, seed, envelope)
    }

    /// Noise in a band that swells to its middle and fades.
    #[must_use]
    pub fn rubbed(self, at: f32, length: f32, band: Band, level: f32, seed: u64) -> Self {
        let envelope = |time: f32| (std::f32::consts::PI * (time / length).clamp(0.0, 1.0)).sin().powi(2);
        self.noise(at, index(length), band, level, seed, envelope)
    }

    fn noise(
        mut self,
        at: f32,
        count: usize,
        band: Band,
        level: f32,
        seed: u64,
        envelope: impl Fn(f32) -> f32,
    ) -> Self {
        let mut random = Pcg32::seed_from_u64(seed);
        let from = index(at);
        self.reach(from + count);
        let mut filter = Filter::new(band);
        for (number, sample) in self.samples[from..from + count].iter_mut().enumerate() {
            let white = random.random_range(-1.0_f32..1.0);
            *sample += level * filter.pass(white) * envelope(number as f32 / RATE as f32);
        }
        self
    }

    /// Everything above this frequency is softened.
    #[must_use]
    pub fn muffled(mut self, above: f32) -> Self {
        let share = one_pole(above);
        let mut low = [0.0_f32; 2];
        for sample in &mut self.samples {
            low[0] += share * (*sample - low[0]);
            low[1] += share * (low[0] - low[1]);
            *sample = low[1];
        }
        self
    }
}

/// How much of the way a filter of one pole goes in one sample.
fn one_pole(frequency: f32) -> f32 {
    1.0 - (-TAU * frequency / RATE as f32).exp()
}

/// A band-pass of one pole at each side.
struct Filter {
    shares: [f32; 2],
    low: f32,
    lower: f32,
}

impl Filter {
    fn new(Band(from, to): Band) -> Self {
        Filter { shares: [one_pole(to), one_pole(from)], low: 0.0, lower: 0.0 }
    }

    fn pass(&mut self, sample: f32) -> f32 {
        self.low += self.shares[0] * (sample - self.low);
        self.lower += self.shares[1] * (self.low - self.lower);
        self.low - self.lower
    }
}

/// Numbers for a variant, the same each time.
pub fn dice(seed: u64) -> impl FnMut(f32, f32) -> f32 {
    let mut random = Pcg32::seed_from_u64(seed);
    // The first numbers of close seeds are alike.
    random.next_u64();
    move |from, to| random.random_range(from..to)
}
