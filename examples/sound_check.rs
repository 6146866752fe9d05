//! Whether every sound comes out of a real sound server: plays them all, or finds them in a recording of that.
//!
//! `play` plays every sound through the speaker of the app. `find FILE.wav` prints a table of how well each is found in the
//! recording, and fails if one is not. `packaging/linux/sound_check.sh` does both against a private server.

use std::process::ExitCode;
use std::thread::sleep;
use std::time::Duration;

use cheeseboard::sound::{RATE, Sound, Speaker, VARIANTS};

/// The silence between two sounds.
const GAP: Duration = Duration::from_millis(300);
/// Several samples are taken as one, so that the search is quick.
const THINNED: usize = 4;
/// How far after the one before a sound may begin, in seconds.
const REACH: f32 = 3.0;
/// The least correlation with which a sound counts as found.
const FOUND: f32 = 0.9;

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
    let went_well = match arguments[..] {
        ["play"] => play(),
        ["find", file] => find(file),
        _ => {
            eprintln!("usage: sound_check play | find FILE.wav");
            false
        }
    };
    if went_well { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

fn play() -> bool {
    let speaker = Speaker::new();
    // The first sound opens the output, which takes a moment.
    speaker.play(Sound::Undo, 0);
    sleep(Duration::from_millis(900));
    for (sound, _) in Sound::ALL {
        speaker.play(sound, 0);
        sleep(Duration::from_secs_f32(sound.wave(0, 0).seconds()) + GAP);
    }
    // Until the output is paused.
    sleep(Duration::from_secs(2));
    let before = cpu_time();
    sleep(Duration::from_secs(3));
    println!("CPU time of three idle seconds: {} µs", (cpu_time() - before).as_micros());
    if let Some(problem) = speaker.problem() {
        eprintln!("nothing is heard: {problem:?}");
        return false;
    }
    true
}

/// The CPU time of all threads of this program until now, on Linux.
fn cpu_time() -> Duration {
    let threads = std::fs::read_dir("/proc/self/task").into_iter().flatten().flatten();
    let time = |thread: std::fs::DirEntry| -> Option<u64> {
        std::fs::read_to_string(thread.path().join("schedstat")).ok()?.split(' ').next()?.parse().ok()
    };
    Duration::from_nanos(threads.filter_map(time).sum())
}

fn find(file: &str) -> bool {
    let mut reader = match hound::WavReader::open(file) {
        Ok(reader) => reader,
        Err(error) => {
            eprintln!("{file}: {error}");
            return false;
        }
    };
    let recorded: Vec<f32> = reader.samples::<i16>().flatten().map(|sample| f32::from(sample) / 32768.0).collect();
    let coarse = thinned(&recorded);
    let rate = RATE as f32 / THINNED as f32;
    println!("{:<16} {:>8} {:>11} {:>5}", "sound", "seconds", "correlation", "gain");
    let (mut from, mut all_found) = (0, true);
    for (sound, name) in Sound::ALL {
        // Where nothing has been found yet, the recording may have begun long before.
        let reach = if from == 0 { 4.0 * REACH } else { REACH };
        let until = (from + (reach * rate) as usize).min(coarse.len());
        let best = (0..VARIANTS)
            .filter_map(|variant| {
                let wave = sound.wave(variant, 0);
                let rough = best_match(&thinned(wave.samples()), &coarse, from..until)?;
                let around = (rough.at * THINNED).saturating_sub(THINNED)..(rough.at + 1) * THINNED;
                best_match(wave.samples(), &recorded, around)
            })
            .max_by(|one, other| one.correlation.total_cmp(&other.correlation));
        match best {
            Some(Match { at, correlation, gain }) if correlation >= FOUND => {
                println!("{name:<16} {:>8.3} {correlation:>11.3} {gain:>5.2}", at as f32 / RATE as f32);
                from = at / THINNED + 1;
            }
            best => {
                let (at, correlation, gain) = best.map_or((0, 0.0, 0.0), |best| (best.at, best.correlation, best.gain));
                println!("{name:<16} {:>8.3} {correlation:>11.3} {gain:>5.2} not found", at as f32 / RATE as f32);
                all_found = false;
            }
        }
    }
    all_found
}

fn thinned(samples: &[f32]) -> Vec<f32> {
    samples.chunks(THINNED).map(|chunk| chunk.iter().sum::<f32>() / chunk.len() as f32).collect()
}

/// Where a sound is most like the recording.
struct Match {
    at: usize,
    correlation: f32,
    gain: f32,
}

/// Compares a sound with the recording at each place of a range.
fn best_match(sound: &[f32], recorded: &[f32], range: std::ops::Range<usize>) -> Option<Match> {
    let own: f32 = sound.iter().map(|sample| sample * sample).sum();
    let compare = |at: usize| {
        let heard = recorded.get(at..at + sound.len())?;
        let (mut both, mut energy) = (0.0, 0.0);
        for (own, heard) in sound.iter().zip(heard) {
            both += own * heard;
            energy += heard * heard;
        }
        (energy > 1e-6).then(|| Match { at, correlation: both / (own * energy).sqrt(), gain: both / own })
    };
    range.filter_map(compare).max_by(|one, other| one.correlation.total_cmp(&other.correlation))
}
