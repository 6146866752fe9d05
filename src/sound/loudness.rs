//! Loudness: all sounds are brought to the same, as ears hear it (ITU-R BS.1770).

use ebur128::{EbuR128, Mode};

use super::synth::RATE;

/// The loudness of a sound, in LUFS, over the loudest 400 ms.
pub const TARGET: f64 = -18.0;
/// No sample is further from zero.
pub const CEILING: f32 = 0.89;

/// The loudness of the loudest 400 ms of a wave, in LUFS; shorter ones are taken with the silence after them.
pub fn loudest(samples: &[f32]) -> f64 {
    let window = (RATE as usize * 4) / 10;
    let Ok(mut meter) = EbuR128::new(1, RATE, Mode::M) else { return f64::NEG_INFINITY };
    let silence = vec![0.0_f32; window];
    let mut loudest = f64::NEG_INFINITY;
    for chunk in samples.chunks(RATE as usize / 100).chain(silence.chunks(RATE as usize / 100)) {
        if meter.add_frames_f32(chunk).is_err() {
            break;
        }
        loudest = loudest.max(meter.loudness_momentary().unwrap_or(f64::NEG_INFINITY));
    }
    loudest
}

/// The same wave at the target. Where peaks would be cut off, it stays as loud as it can without.
pub fn levelled(mut samples: Vec<f32>) -> Vec<f32> {
    let peak = samples.iter().fold(0.0_f32, |peak, sample| peak.max(sample.abs()));
    let wanted = 10.0_f64.powf((TARGET - loudest(&samples)) / 20.0) as f32;
    let gain = if peak > 0.0 && wanted.is_finite() { wanted.min(CEILING / peak) } else { 0.0 };
    samples.iter_mut().for_each(|sample| *sample *= gain);
    samples
}
