//! The recipes: of what each sound is made.
//!
//! Wood has few modes that decay at once, bone is harder and shorter, iron rings long on modes that fit no scale, paper and
//! thatch are noise.

use super::Sound;
use super::synth::{Band, Clay, Mode, dice};

/// The pentatonic scale on which points climb, in semitones.
const SCALE: [f32; 8] = [0.0, 2.0, 4.0, 7.0, 9.0, 12.0, 14.0, 16.0];
/// The lowest note of that scale, in hertz.
const GROUND: f32 = 523.25;
/// How far a variant is from its pitch.
const DETUNED: f32 = 0.03;
/// Above this frequency everything is soft.
const SOFT: f32 = 3600.0;

/// The notes of the phrase at the end of a game, in semitones over its lowest, and when each begins, in seconds.
const PHRASE: [(f32, f32); 6] = [(0.0, 0.0), (4.0, 0.14), (7.0, 0.28), (9.0, 0.42), (7.0, 0.58), (12.0, 0.74)];

/// Makes a sound; not yet at its loudness.
pub fn cook(sound: Sound, variant: usize, step: usize) -> Vec<f32> {
    let seed = sound as u64 * 1000 + variant as u64;
    let mut dice = dice(seed);
    let pitch = 1.0 + dice(-DETUNED, DETUNED);
    // What plays a melody is out of tune by less.
    let tuned = 1.0 + (pitch - 1.0) * 0.1;
    let note = |semitones: f32| (semitones / 12.0).exp2();
    let soft = Clay::default();
    let clay = match sound {
        Sound::TileLaid => wood(soft, 0.0, 610.0 * pitch, 0.9, seed),
        Sound::TileSlid => soft
            .rubbed(0.0, 0.2 + dice(0.0, 0.04), Band(300.0, 2200.0), 0.6, seed)
            .struck(0.19, &[Mode(420.0 * pitch, 0.12, 0.02)]),
        Sound::TilesDrawn => {
            let rustle = soft.rubbed(0.0, 0.22, Band(500.0, 3200.0), 0.35, seed);
            (0..3).fold(rustle, |clay, number| {
                let at = 0.05 + number as f32 * 0.055 + dice(0.0, 0.02);
                wood(clay, at, (720.0 + 90.0 * number as f32) * pitch, 0.35, seed + number)
            })
        }
        Sound::DiceRolled => rolled(soft, pitch, seed, &mut dice),
        Sound::DieSet => bone(soft, 0.0, 1150.0 * pitch, 0.8, seed),
        Sound::LidTurned => {
            let scrape = soft.rubbed(0.0, 0.12, Band(700.0, 3600.0), 0.25, seed);
            iron(scrape, 0.1, 330.0 * pitch, 0.7)
        }
        Sound::LidsSwapped => soft
            .rubbed(0.0, 0.34, Band(450.0, 2600.0), 0.5, seed)
            .rubbed(0.12, 0.3, Band(600.0, 3000.0), 0.4, seed + 7)
            .struck(0.34, &[Mode(392.0 * pitch, 0.2, 0.05), Mode(911.0 * pitch, 0.1, 0.04)]),
        Sound::CardLaid => {
            soft.hissed(0.0, Band(400.0, 2600.0), 0.8, 0.018, seed).struck(0.0, &[Mode(190.0 * pitch, 0.5, 0.02)])
        }
        Sound::CardTurned => soft.rubbed(0.0, 0.09, Band(900.0, 4200.0), 0.5, seed).hissed(
            0.085,
            Band(500.0, 3000.0),
            0.7,
            0.014,
            seed + 3,
        ),
        Sound::Coin => soft.struck(
            0.0,
            &[
                Mode(1310.0 * pitch, 0.5, 0.11),
                Mode(1985.0 * pitch, 0.3, 0.08),
                Mode(2730.0 * pitch, 0.12, 0.05),
                Mode(420.0 * pitch, 0.4, 0.02),
            ],
        ),
        Sound::Stamp => soft
            .struck(0.0, &[Mode(110.0 * pitch, 1.0, 0.035), Mode(233.0 * pitch, 0.5, 0.02)])
            .hissed(0.0, Band(300.0, 1800.0), 0.5, 0.02, seed)
            .rubbed(0.07, 0.06, Band(800.0, 3000.0), 0.12, seed + 1),
        Sound::RoofLifted => thatch(soft, [0.0, 0.07, 0.13], seed, &mut dice),
        Sound::RoofSet => thatch(soft, [0.0, 0.03, 0.05], seed, &mut dice)
            .struck(0.06, &[Mode(165.0 * pitch, 0.5, 0.03), Mode(310.0 * pitch, 0.25, 0.02)]),
        Sound::Hop => soft.struck(0.0, &[Mode(310.0 * pitch, 0.8, 0.03), Mode(655.0 * pitch, 0.35, 0.018)]),
        Sound::Pushed => {
            let rubbed = soft.rubbed(0.0, 0.26, Band(200.0, 1500.0), 0.6, seed);
            (0..4).fold(rubbed, |clay, number| {
                wood(clay, 0.1 + number as f32 * 0.045, (380.0 - 30.0 * number as f32) * pitch, 0.3, seed + number)
            })
        }
        Sound::Fallen => {
            let fall = soft.blown(0.0, 0.26, [420.0 * pitch, 170.0 * pitch], 0.3, 0.05);
            wood(fall, 0.3, 210.0 * pitch, 0.5, seed)
        }
        Sound::FoodDropped => soft
            .struck(0.0, &[Mode(240.0 * pitch, 0.6, 0.03), Mode(520.0 * pitch, 0.25, 0.02)])
            .rubbed(0.02, 0.1, Band(600.0, 2400.0), 0.25, seed),
        Sound::Point => bar(soft, 0.0, GROUND * note(SCALE[step]) * tuned, 0.6, 0.16),
        Sound::RowDone => [0, 2, 3].into_iter().zip([0.0, 0.07, 0.14]).fold(soft, |clay, (degree, at)| {
            bar(clay, at, GROUND * note(SCALE[(step + degree) % SCALE.len()]) * tuned, 0.5, 0.24)
        }),
        Sound::Robbed => {
            let down = soft.blown(0.0, 0.16, [392.0 * pitch, 370.0 * pitch], 0.3, 0.03);
            down.blown(0.15, 0.26, [330.0 * pitch, 294.0 * pitch], 0.32, 0.05)
        }
        Sound::Cat => {
            let first = soft.blown(0.0, 0.2, [523.0 * pitch, 587.0 * pitch], 0.3, 0.05);
            first.blown(0.2, 0.34, [587.0 * pitch, 415.0 * pitch], 0.34, 0.07)
        }
        Sound::Curtain => {
            let rail = soft.rubbed(0.0, 0.42, Band(400.0, 2600.0), 0.4, seed);
            (0..5).fold(rail, |clay, ring| {
                let at = 0.05 + ring as f32 * 0.07 + dice(0.0, 0.015);
                clay.struck(at, &[Mode((1480.0 + 60.0 * ring as f32) * pitch, 0.06, 0.03)])
            })
        }
        Sound::YourTurn => {
            let first = bar(soft, 0.0, 440.0 * tuned, 0.5, 0.2);
            bar(first, 0.16, 587.33 * tuned, 0.5, 0.3)
        }
        Sound::Undo => soft
            .rubbed(0.0, 0.13, Band(500.0, 2400.0), 0.3, seed)
            .struck(0.02, &[Mode(520.0 * pitch, 0.3, 0.03)])
            .struck(0.1, &[Mode(390.0 * pitch, 0.35, 0.04)]),
        Sound::Refused => soft.struck(0.0, &[Mode(196.0 * pitch, 0.7, 0.06), Mode(247.0 * pitch, 0.3, 0.05)]),
        Sound::EndOnWood => phrase(tuned, |clay, at, pitch| bar(clay, at, 392.0 * pitch, 0.5, 0.25)),
        Sound::EndOnIron => phrase(tuned, |clay, at, pitch| iron(clay, at, 294.0 * pitch, 0.35)),
        Sound::EndOnStrings => phrase(tuned, |clay, at, pitch| string(clay, at, 262.0 * pitch, 0.5)),
        Sound::EndOnBells => phrase(tuned, |clay, at, pitch| bell(clay, at, 523.0 * pitch, 0.4)),
        Sound::EndOnFlute => phrase(tuned, |clay, at, pitch| {
            let note = 440.0 * pitch;
            clay.blown(at, 0.24, [note, note], 0.35, 0.035).rubbed(at, 0.2, Band(1500.0, 3500.0), 0.02, seed)
        }),
    };
    clay.muffled(SOFT).fired()
}

/// The notes of the end, each as `play` plays it: at a time, at a pitch over the lowest note. `tuned` shifts all of them.
fn phrase(tuned: f32, play: impl Fn(Clay, f32, f32) -> Clay) -> Clay {
    PHRASE.into_iter().fold(Clay::default(), |clay, (semitones, at)| play(clay, at, tuned * (semitones / 12.0).exp2()))
}

fn wood(clay: Clay, at: f32, pitch: f32, level: f32, seed: u64) -> Clay {
    clay.struck(
        at,
        &[
            Mode(pitch, level, 0.028),
            Mode(pitch * 2.41, level * 0.45, 0.016),
            Mode(pitch * 3.9, level * 0.2, 0.009),
            Mode(pitch * 0.42, level * 0.4, 0.022),
        ],
    )
    .hissed(at, Band(600.0, 3000.0), level * 0.25, 0.006, seed)
}

fn bone(clay: Clay, at: f32, pitch: f32, level: f32, seed: u64) -> Clay {
    clay.struck(
        at,
        &[Mode(pitch, level, 0.012), Mode(pitch * 1.73, level * 0.5, 0.009), Mode(210.0, level * 0.5, 0.02)],
    )
    .hissed(at, Band(400.0, 2400.0), level * 0.3, 0.008, seed)
}

/// Dice on felt: many small knocks that become rarer and softer, and a last one where each lies.
fn rolled(clay: Clay, pitch: f32, seed: u64, dice: &mut impl FnMut(f32, f32) -> f32) -> Clay {
    let mut clay = clay.rubbed(0.0, 0.4, Band(150.0, 900.0), 0.3, seed);
    let (mut at, mut gap, mut number) = (0.0, 0.028, 0);
    while at < 0.5 {
        let level = 0.6 * (1.0 - at) * dice(0.5, 1.0);
        clay = bone(clay, at, dice(900.0, 1500.0) * pitch, level, seed + number);
        at += gap * dice(0.7, 1.4);
        gap *= 1.13;
        number += 1;
    }
    clay
}

fn iron(clay: Clay, at: f32, pitch: f32, level: f32) -> Clay {
    let modes = [(1.0, 1.0, 0.28), (1.52, 0.6, 0.22), (2.37, 0.45, 0.16), (3.61, 0.25, 0.1), (4.9, 0.12, 0.07)];
    clay.struck(at, &modes.map(|(ratio, share, decay)| Mode(pitch * ratio, level * share, decay * 0.6)))
        .struck(at, &[Mode(120.0, level * 0.6, 0.025)])
}

/// A bar of hard wood, tuned, over a pipe.
fn bar(clay: Clay, at: f32, pitch: f32, level: f32, decay: f32) -> Clay {
    clay.struck(
        at,
        &[
            Mode(pitch, level, decay),
            Mode(pitch * 4.0, level * 0.16, decay * 0.25),
            Mode(pitch * 9.2, level * 0.03, 0.012),
        ],
    )
}

fn bell(clay: Clay, at: f32, pitch: f32, level: f32) -> Clay {
    let modes = [(1.0, 1.0, 0.42), (2.0, 0.35, 0.3), (2.76, 0.2, 0.2), (5.4, 0.06, 0.08)];
    clay.struck(at, &modes.map(|(ratio, share, decay)| Mode(pitch * ratio, level * share, decay)))
}

/// A plucked string: harmonics of which the higher ones decay sooner.
fn string(clay: Clay, at: f32, pitch: f32, level: f32) -> Clay {
    let harmonic = |number: f32| Mode(pitch * number, level * number.powf(-1.3), 0.34 / number.sqrt());
    clay.struck(at, &[1.0, 2.0, 3.0, 4.0, 5.0, 6.0].map(harmonic))
}

fn thatch(clay: Clay, times: [f32; 3], seed: u64, dice: &mut impl FnMut(f32, f32) -> f32) -> Clay {
    times.into_iter().zip(0..).fold(clay, |clay, (at, number)| {
        clay.rubbed(at, 0.1 + dice(0.0, 0.03), Band(900.0 + dice(0.0, 400.0), 4200.0), 0.45, seed + number)
    })
}
