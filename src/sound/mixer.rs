//! The mixer: adds up the sounds that are to be heard now.

use std::sync::{Mutex, MutexGuard, PoisonError};

use super::Wave;
use super::loudness::CEILING;

/// The most sounds at once; a further one replaces the oldest.
pub const VOICES: usize = 6;

/// Sounds under way. It is shared by who starts sounds and by the output, which takes samples out of it.
#[derive(Debug, Default)]
pub struct Mixer {
    voices: Mutex<Vec<Voice>>,
}

/// A sound under way.
#[derive(Debug)]
struct Voice {
    wave: Wave,
    /// The number of samples that have been taken.
    at: usize,
    gain: f32,
}

impl Mixer {
    /// Starts a sound at a volume, 0 to 1.
    pub fn start(&self, wave: Wave, gain: f32) {
        let mut voices = self.voices();
        if voices.len() >= VOICES {
            voices.remove(0);
        }
        voices.push(Voice { wave, at: 0, gain });
    }

    /// Ends all sounds.
    pub fn hush(&self) {
        self.voices().clear();
    }

    /// Whether nothing is to be heard.
    pub fn is_silent(&self) -> bool {
        self.voices().is_empty()
    }

    /// Fills `samples`, of one channel, with what is to be heard next; what is over is forgotten.
    pub fn fill(&self, samples: &mut [f32]) {
        let mut voices = self.voices();
        samples.fill(0.0);
        for voice in voices.iter_mut() {
            let rest = &voice.wave.samples()[voice.at..];
            for (sample, own) in samples.iter_mut().zip(rest) {
                *sample += own * voice.gain;
            }
            voice.at += rest.len().min(samples.len());
        }
        voices.retain(|voice| voice.at < voice.wave.samples().len());
        // Several at once come softly to the ceiling instead of being cut off there.
        for sample in samples.iter_mut().filter(|sample| sample.abs() > CEILING * 0.5) {
            let (half, over) = (CEILING * 0.5, sample.abs() - CEILING * 0.5);
            *sample = sample.signum() * (half + half * (over / half).tanh());
        }
    }

    fn voices(&self) -> MutexGuard<'_, Vec<Voice>> {
        // A sound that could not be added does no harm to the others.
        self.voices.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
