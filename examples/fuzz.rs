//! Damaged files through the very functions with which the app opens them: `cargo run --release --example fuzz -- SECONDS`.
//!
//! Settings, tables and records of all games, in RON and JSON, are changed at random, written to a file and opened. A panic, an input that takes longer
//! than a second, or a file that is changed by being opened ends the run with status 1; the input is kept, and its path is printed.

#[path = "../tests/all/autoplay.rs"]
mod autoplay;

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use autoplay::{play_while, random_move, seated};
use cheeseboard::engine::{Level, Stream, derive_stream, random_below};
use cheeseboard::games::{Game, Visitor, visit_all};
use cheeseboard::lessons::Learned;
use cheeseboard::play::{Match, Player, Shelf, Table, detect_contents};
use cheeseboard::ui::{AppPaths, GameSetup, Settings, session_loader};

/// No input may take longer.
const LONGEST: Duration = Duration::from_secs(1);
const SECONDS: u64 = 60;

/// What an input is opened as.
#[derive(Clone, Copy, PartialEq)]
enum Kind {
    Settings,
    Table,
    Record,
}

/// Files as the program writes them, and a few others that it reads.
fn whole_files() -> Vec<(Kind, String)> {
    struct Write;
    impl Visitor for Write {
        type Output = Vec<(Kind, String)>;
        fn visit<G: Game>(&mut self) -> Self::Output {
            let mut files = Vec::new();
            for (seed, most) in [(1, 12), (2, 40), (3, 90), (4, 2000)] {
                let game = played::<G>(seed, most);
                let mut table = Table::new(game.clone());
                files.push((Kind::Record, game.record(false).to_ron()));
                files.push((Kind::Record, game.record(most < 100).to_json()));
                table.game.go_to(game.ply() / 2);
                files.push((Kind::Table, table.to_ron()));
            }
            files
        }
    }
    let mut files: Vec<(Kind, String)> = visit_all(&mut Write).into_iter().flatten().collect();
    files.extend([Settings::default(), settings()].map(|settings| (Kind::Settings, settings_text(&settings))));
    files
}

fn played<G: Game>(seed: u64, most: usize) -> Match<G> {
    let mut seating = seated(&["Ada", "Edam"], Player::Human);
    seating[1].player = Player::Bot(Level::Easy.into());
    let mut game = Match::<G>::new(Default::default(), seating, seed).expect("two can play");
    let mut stream = derive_stream(seed, "fuzz", &[]);
    play_while(&mut game, |game| game.ply() < most, |game, _| random_move(game, &mut stream));
    game
}

fn settings() -> Settings {
    let mut settings = Settings { text_percent: 140, ..Settings::default() };
    for game in cheeseboard::games::ids() {
        let seating = seated(&[&format!("Player of {game}")], Player::Human);
        settings.remember_setup(game, GameSetup { seating, ..GameSetup::default() });
        settings.mark_learned(game, "first-turns", Learned::Whole);
        settings.set_resume_step(game, "light-cells", 3);
    }
    settings
}

fn settings_text(settings: &Settings) -> String {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("settings.ron");
    settings.save(&path).expect("written");
    std::fs::read_to_string(path).expect("readable")
}

/// Pieces that readers stumble over, separated by spaces.
const PIECES: &str = "( ) [ ] { } \" , : \\ \n Some( None () -1 0 1e999 NaN inf 18446744073709551616 \
    99999999999999999999999999 \u{0} \u{feff} \u{1f9c0} /* // r#\" true";

/// One to five changes of a file.
fn changed(files: &[(Kind, String)], stream: &mut Stream) -> (Kind, Vec<u8>) {
    let mut pick = |count: usize| random_below(stream, count.max(1) as u32) as usize;
    let pieces: Vec<&str> = PIECES.split(' ').collect();
    let (kind, text) = &files[pick(files.len())];
    let mut bytes = text.clone().into_bytes();
    for _ in 0..=pick(4) {
        let at = pick(bytes.len() + 1).min(bytes.len());
        let end = (at + pick(40)).min(bytes.len());
        match pick(9) {
            0 => bytes.truncate(at),
            1 => drop(bytes.drain(at..end)),
            2 => drop(bytes.splice(at..at, pieces[pick(pieces.len())].bytes())),
            3 => drop(bytes.splice(at..end, pieces[pick(pieces.len())].bytes())),
            4 if at < bytes.len() => bytes[at] ^= 1 << pick(8),
            5 if at < bytes.len() => bytes[at] = pick(256) as u8,
            6 => {
                let copy = bytes[at..end].to_vec();
                let to = pick(bytes.len() + 1);
                drop(bytes.splice(to..to, copy));
            }
            7 => {
                // Another number in the place of one.
                let digit = (at..bytes.len()).find(|&at| bytes[at].is_ascii_digit());
                if let Some(digit) = digit {
                    let number = ["7", "255", "256", "65536", "4294967296", "-3", "0.5"][pick(7)];
                    drop(bytes.splice(digit..=digit, number.bytes()));
                }
            }
            _ => {
                // A piece of another file.
                let other = files[pick(files.len())].1.as_bytes();
                let from = pick(other.len());
                let piece = other[from..(from + pick(200)).min(other.len())].to_vec();
                drop(bytes.splice(at..end, piece));
            }
        }
    }
    (*kind, bytes)
}

/// Opens a file as the app does; an error where it was changed by that.
fn open(kind: Kind, path: &Path, bytes: &[u8], paths: &AppPaths) -> Result<(), String> {
    match kind {
        Kind::Settings => {
            let aside = path.with_file_name("settings.ron.damaged");
            let loaded = Settings::load(path);
            let kept = std::fs::read(if aside.exists() { &aside } else { path }).map_err(|error| error.to_string())?;
            let _ = std::fs::remove_file(&aside);
            if kept != bytes {
                return Err("the settings were changed".to_owned());
            }
            let again = Settings::load(path);
            if again.damage.is_some() || again.settings != loaded.settings {
                return Err("mended settings are damaged, or others".to_owned());
            }
        }
        Kind::Table | Kind::Record => {
            if let Ok(text) = std::str::from_utf8(bytes) {
                let _ = detect_contents(text);
            }
            let _ = session_loader::from_shelf(path, None);
            let shelf = Shelf::new(paths.tables_dir());
            let _ = session_loader::from_file(path, paths, &|game| shelf.new_path(game), &Settings::default());
            if std::fs::read(path).map_err(|error| error.to_string())? != bytes {
                return Err("the file was changed".to_owned());
            }
        }
    }
    Ok(())
}

/// What all threads know.
#[derive(Default)]
struct Run {
    inputs: AtomicU64,
    failed: AtomicBool,
    slowest: Mutex<Duration>,
}

/// What one thread is at: since when, and with what.
type At = Arc<Mutex<Option<(Instant, Vec<u8>)>>>;

fn keep(bytes: &[u8], why: &str, run: &Run) {
    run.failed.store(true, Ordering::Relaxed);
    let path = std::env::temp_dir().join(format!("cheeseboard-fuzz-{:016x}", xxhash_rust::xxh3::xxh3_64(bytes)));
    let _ = std::fs::write(&path, bytes);
    eprintln!("{why}: {}", path.display());
}

fn work(seed: u64, until: Instant, files: &[(Kind, String)], run: &Run, at: &At) {
    let folder = tempfile::tempdir().expect("a folder");
    let app = AppPaths::under(&folder.path().join("app"));
    let paths: [PathBuf; 2] = ["settings.ron", "game.ron"].map(|name| folder.path().join(name));
    let mut stream = derive_stream(seed, "fuzz", &[]);
    while Instant::now() < until && !run.failed.load(Ordering::Relaxed) {
        let (kind, bytes) = changed(files, &mut stream);
        let path = &paths[usize::from(kind != Kind::Settings)];
        std::fs::write(path, &bytes).expect("written");
        let begun = Instant::now();
        *at.lock().expect("whole") = Some((begun, bytes.clone()));
        match catch_unwind(AssertUnwindSafe(|| open(kind, path, &bytes, &app))) {
            Ok(Ok(())) => {}
            Ok(Err(why)) => keep(&bytes, &why, run),
            Err(_) => keep(&bytes, "panic", run),
        }
        *at.lock().expect("whole") = None;
        let mut slowest = run.slowest.lock().expect("whole");
        *slowest = begun.elapsed().max(*slowest);
        run.inputs.fetch_add(1, Ordering::Relaxed);
    }
}

fn main() -> ExitCode {
    let seconds = std::env::args().nth(1).and_then(|seconds| seconds.parse().ok()).unwrap_or(SECONDS);
    let files = whole_files();
    let run = Run::default();
    let until = Instant::now() + Duration::from_secs(seconds);
    let threads = std::thread::available_parallelism().map_or(1, usize::from);
    let seed = rand::random::<u64>();
    println!("seed {seed}, {threads} threads, {} whole files", files.len());
    std::thread::scope(|scope| {
        let mut all = Vec::new();
        for number in 0..threads as u64 {
            let at = At::default();
            all.push(Arc::clone(&at));
            let (files, run) = (&files, &run);
            scope.spawn(move || work(seed.wrapping_add(number), until, files, run, &at));
        }
        while Instant::now() < until && !run.failed.load(Ordering::Relaxed) {
            std::thread::sleep(Duration::from_millis(100));
            for at in &all {
                let late = at.lock().expect("whole").as_ref().filter(|(since, _)| since.elapsed() > LONGEST).cloned();
                if let Some((_, bytes)) = late {
                    keep(&bytes, "longer than a second", &run);
                    // A thread that hangs would never be waited for in vain.
                    std::process::exit(1);
                }
            }
        }
    });
    let slowest = run.slowest.lock().map_or(Duration::ZERO, |slowest| *slowest);
    println!("{} inputs, the slowest took {slowest:?}", run.inputs.load(Ordering::Relaxed));
    if run.failed.load(Ordering::Relaxed) || slowest > LONGEST { ExitCode::FAILURE } else { ExitCode::SUCCESS }
}
