//! Sound through the system's own device: Windows and macOS.

use std::sync::Arc;

use cpal::traits::{DeviceTrait as _, HostTrait as _, StreamTrait as _};
use cpal::{SampleFormat, Stream};

use super::NoOutput;
use crate::sound::{Mixer, RATE};

/// A stream of samples to the default device.
pub struct Output {
    stream: Stream,
}

impl Output {
    /// Opens the device, and plays.
    pub fn open(mixer: Arc<Mixer>) -> Result<Self, NoOutput> {
        let device = cpal::default_host().default_output_device().ok_or(NoOutput::NotFound)?;
        let offered = device.default_output_config().map_err(failed)?;
        if offered.sample_format() != SampleFormat::F32 {
            return Err(NoOutput::Failed(format!("{:?}", offered.sample_format())));
        }
        let config = offered.config();
        let channels = usize::from(config.channels).max(1);
        let mut source = Resampler::new(mixer, config.sample_rate);
        let fill = move |samples: &mut [f32], _: &cpal::OutputCallbackInfo| {
            for frame in samples.chunks_mut(channels) {
                frame.fill(source.next());
            }
        };
        let report = |error| tracing::warn!("the sound device: {error}");
        let stream = device.build_output_stream(&config, fill, report, None).map_err(failed)?;
        stream.play().map_err(failed)?;
        Ok(Output { stream })
    }

    /// Goes on after a pause.
    pub fn resume(&mut self) -> Result<(), NoOutput> {
        self.stream.play().map_err(failed)
    }

    /// Has the device ask for nothing until it goes on.
    pub fn pause(&mut self) -> Result<(), NoOutput> {
        self.stream.pause().map_err(failed)
    }
}

fn failed(error: impl std::fmt::Display) -> NoOutput {
    NoOutput::Failed(error.to_string())
}

/// What the mixer gives, at the rate of the device.
struct Resampler {
    mixer: Arc<Mixer>,
    block: [f32; Resampler::BLOCK],
    /// The next sample of the block.
    at: usize,
    /// The two samples between which the device's next one lies, and where.
    around: [f32; 2],
    share: f32,
    step: f32,
}

impl Resampler {
    /// Samples that are taken from the mixer at once.
    const BLOCK: usize = 256;

    fn new(mixer: Arc<Mixer>, rate: u32) -> Self {
        let step = RATE as f32 / rate.max(1) as f32;
        Resampler { mixer, block: [0.0; Resampler::BLOCK], at: Resampler::BLOCK, around: [0.0; 2], share: 0.0, step }
    }

    fn next(&mut self) -> f32 {
        while self.share >= 1.0 {
            if self.at == Resampler::BLOCK {
                self.mixer.fill(&mut self.block);
                self.at = 0;
            }
            self.around = [self.around[1], self.block[self.at]];
            self.at += 1;
            self.share -= 1.0;
        }
        let [one, other] = self.around;
        let sample = one + (other - one) * self.share;
        self.share += self.step;
        sample
    }
}
