//! What every sound must be like, measured; and the mixer.

use std::f32::consts::PI;

use super::*;

/// Every wave with its name.
fn waves() -> impl Iterator<Item = (String, Wave)> {
    Sound::ALL.into_iter().flat_map(|(sound, name)| {
        (0..VARIANTS).flat_map(move |variant| {
            let steps = if sound.climbs() { STEPS } else { 1 };
            (0..steps).map(move |step| (format!("{name} {variant} {step}"), sound.wave(variant, step)))
        })
    })
}

/// The root mean square of the frequencies, which is never below the spectral centroid.
fn brightness(samples: &[f32]) -> f32 {
    let energy: f32 = samples.iter().map(|sample| sample * sample).sum();
    let change: f32 = samples.windows(2).map(|pair| (pair[1] - pair[0]).powi(2)).sum();
    RATE as f32 / PI * ((change / energy).sqrt() / 2.0).min(1.0).asin()
}

/// The pitch of what still rings after the stroke, in hertz, by its zero crossings.
fn pitch(wave: &Wave) -> f32 {
    let ringing = &wave.samples()[RATE as usize / 10..RATE as usize * 3 / 10];
    ringing.windows(2).filter(|pair| pair[0] < 0.0 && pair[1] >= 0.0).count() as f32 / 0.2
}

#[test]
fn every_sound_is_listed_at_its_own_number() {
    for (number, (sound, name)) in Sound::ALL.into_iter().enumerate() {
        assert_eq!((sound as usize, sound.name()), (number, name));
    }
}

#[test]
fn all_sounds_are_equally_loud_and_none_is_clipped() {
    for (name, wave) in waves() {
        let peak = wave.peak();
        assert!(peak <= CEILING + 1e-4, "{name}: peak {peak}");
        let loudness = loudest(wave.samples());
        let least = if peak > CEILING - 0.01 { -24.0 } else { TARGET - 1.0 };
        assert!((least..=TARGET + 1.0).contains(&loudness), "{name}: {loudness:.1} LUFS, peak {peak:.2}");
    }
}

#[test]
fn sounds_are_short_and_begin_and_end_in_silence() {
    for (name, wave) in waves() {
        assert!((0.03..=2.0).contains(&wave.seconds()), "{name}: {} s", wave.seconds());
        let samples = wave.samples();
        let ends = [samples[0], samples[samples.len() - 1]];
        assert!(ends.iter().all(|sample| sample.abs() < 0.01), "{name}: {ends:?}");
    }
}

#[test]
fn nothing_is_sharp() {
    for (name, wave) in waves() {
        let brightness = brightness(wave.samples());
        assert!((60.0..3000.0).contains(&brightness), "{name}: {brightness:.0} Hz");
    }
}

#[test]
fn variants_of_a_sound_differ() {
    for (sound, name) in Sound::ALL {
        let variants: Vec<Wave> = (0..VARIANTS).map(|variant| sound.wave(variant, 0)).collect();
        let differ = |one: usize, other: usize| variants[one] != variants[other];
        assert!(differ(0, 1) && differ(0, 2) && differ(1, 2), "{name}");
    }
}

#[test]
fn points_climb_a_scale() {
    let pitches: Vec<f32> = (0..STEPS).map(|step| pitch(&Sound::Point.wave(0, step))).collect();
    assert!(pitches.is_sorted_by(|low, high| low * 1.08 < *high), "{pitches:?}");
}

/// All that a mixer gives from now on, until it is silent.
fn all_of(mixer: &Mixer) -> Vec<f32> {
    let mut samples = Vec::new();
    while !mixer.is_silent() {
        let mut block = [0.0; 480];
        mixer.fill(&mut block);
        samples.extend(block);
    }
    samples
}

#[test]
fn a_sound_alone_comes_through_as_it_is() {
    let (mixer, wave) = (Mixer::default(), Sound::Point.wave(0, 0));
    mixer.start(wave.clone(), 0.4);
    let heard = all_of(&mixer);
    let same = heard.iter().zip(wave.samples()).all(|(heard, own)| (heard - own * 0.4).abs() < 1e-6);
    assert!(same && heard.len() >= wave.samples().len());
}

#[test]
fn at_most_six_sounds_are_heard_at_once_and_never_above_one() {
    let mixer = Mixer::default();
    let end = Sound::EndOnIron.wave(0, 0);
    mixer.start(end, 1.0);
    for _ in 0..VOICES {
        mixer.start(Sound::TileLaid.wave(0, 0), 1.0);
    }
    let heard = all_of(&mixer);
    let seconds = heard.len() as f32 / RATE as f32;
    assert!(seconds < Sound::TileLaid.wave(0, 0).seconds() + 0.02, "the oldest sound has been replaced: {seconds} s");
    let peak = heard.iter().fold(0.0_f32, |peak, sample| peak.max(sample.abs()));
    assert!((0.5..=1.0).contains(&peak), "{peak}");
}

#[test]
fn a_mixer_is_silent_afterwards() {
    let mixer = Mixer::default();
    mixer.start(Sound::Hop.wave(0, 0), 1.0);
    all_of(&mixer);
    let mut block = [1.0; 64];
    mixer.fill(&mut block);
    assert!(mixer.is_silent() && block == [0.0; 64]);
    mixer.start(Sound::Hop.wave(0, 0), 1.0);
    mixer.hush();
    assert!(mixer.is_silent());
}
