//! `cheeseboard sounds --out DIR`: every sound of the app in a WAV file, and a table of how long and how loud each is.

use std::path::{Path, PathBuf};

use clap::Args;
use hound::{SampleFormat, WavSpec, WavWriter};

use super::error::CliError;
use crate::sound::{RATE, Sound, VARIANTS, Wave, loudest};

/// Where to.
#[derive(Debug, Args)]
pub struct Arguments {
    /// The folder to write the files to; it is made if it is not there
    #[arg(long, value_name = "DIR")]
    out: PathBuf,
}

pub(super) fn run(arguments: &Arguments) -> Result<(), CliError> {
    let folder = &arguments.out;
    std::fs::create_dir_all(folder).map_err(|error| CliError::Write(folder.clone(), error))?;
    super::print(&format!("{:<18} {:>7} {:>6} {:>5}\n", "sound", "seconds", "LUFS", "peak"))?;
    for (sound, name) in Sound::ALL {
        for variant in 0..VARIANTS {
            let (name, wave) = (format!("{name}_{}", variant + 1), sound.wave(variant, 0));
            let path = folder.join(&name).with_extension("wav");
            write(&wave, &path).map_err(|error| CliError::Write(path, error))?;
            let (seconds, loudness, peak) = (wave.seconds(), loudest(wave.samples()), wave.peak());
            super::print(&format!("{name:<18} {seconds:>7.3} {loudness:>6.1} {peak:>5.2}\n"))?;
        }
    }
    Ok(())
}

/// Writes a sound as a WAV file of 16 bits.
fn write(wave: &Wave, path: &Path) -> std::io::Result<()> {
    let spec = WavSpec { channels: 1, sample_rate: RATE, bits_per_sample: 16, sample_format: SampleFormat::Int };
    let whole = |error: hound::Error| match error {
        hound::Error::IoError(error) => error,
        other => std::io::Error::other(other),
    };
    let mut writer = WavWriter::create(path, spec).map_err(whole)?;
    for sample in wave.samples() {
        writer.write_sample((sample * f32::from(i16::MAX)) as i16).map_err(whole)?;
    }
    writer.finalize().map_err(whole)
}
