//! Benchmarks of game select, the list of records and statistics, with empty folders and with 1,000 tables and 10,000 records, at
//! 1280×800.
//!
//! The first frame is that of a freshly started app. Pointer movement is measured after all files have been read.

#[path = "../tests/all/autoplay.rs"]
mod autoplay;
mod baseline;

use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::OnceLock;
use std::time::{Duration, SystemTime};

use autoplay::{greedy_move, play_while, seated};
use cheeseboard::engine::Level;
use cheeseboard::games::zatre::Zatre;
use cheeseboard::play::{Match, Player, Table};
use cheeseboard::statistics::{Directory, Figures, FormerPeople, PlayedGame, participants, read_games};
use cheeseboard::ui::{AnimationSpeed, App, AppCommand, AppPaths, Settings};
use divan::Bencher;
use egui::{Context, Event, Pos2, RawInput, Rect, pos2, vec2};

const TABLES: usize = 1_000;
const RECORDS: usize = 10_000;
/// A screen counts as loaded after this many frames, 50 ms apart, without a repaint request …
const QUIET_FRAMES: usize = 60;
/// … or after this many frames in any case.
const MAX_FRAMES: usize = 2_000;

fn main() -> ExitCode {
    baseline::main("shelf")
}

/// How full the folders are.
#[derive(Clone, Copy, Debug)]
enum Fill {
    Empty,
    Full,
}

const FILLS: [Fill; 2] = [Fill::Empty, Fill::Full];

impl Fill {
    /// The folder with its files, created once. The system cleans up its temporary files.
    fn folder(self) -> &'static Path {
        static EMPTY: OnceLock<PathBuf> = OnceLock::new();
        static FULL: OnceLock<PathBuf> = OnceLock::new();
        let (folder, tables, records) = match self {
            Fill::Empty => (&EMPTY, 0, 0),
            Fill::Full => (&FULL, TABLES, RECORDS),
        };
        folder.get_or_init(|| {
            let folder = tempfile::tempdir().expect("a folder").keep();
            let places = AppPaths::under(&folder);
            let settings = Settings { animation: AnimationSpeed::Off, ..Settings::default() };
            settings.save(places.settings_file()).expect("settings are written");
            write_copies(places.tables_dir(), &Table::new(played(|game| game.ply() < 60)).to_ron(), tables);
            write_copies(places.records_dir(), &played(|_| true).record(false).to_ron(), records);
            folder
        })
    }
}

fn write_copies(folder: &Path, text: &str, count: usize) {
    std::fs::create_dir_all(folder).expect("made");
    let first = SystemTime::now() - Duration::from_secs(86_400);
    for number in 0..count {
        let path = folder.join(format!("zatre-{number:05}.ron"));
        std::fs::write(&path, text).expect("written");
        let file = std::fs::File::options().write(true).open(&path).expect("there");
        file.set_modified(first - Duration::from_secs(60 * number as u64)).expect("dated");
    }
}

/// A game of a person, who plays like a greedy bot, and a greedy bot, played while `more` is true.
fn played(more: impl Fn(&Match<Zatre>) -> bool) -> Match<Zatre> {
    let mut seating = seated(&["Ada", "Bo"], Player::Bot(Level::Greedy.into()));
    seating[0].player = Player::Human;
    let mut game: Match<Zatre> = Match::new(Default::default(), seating, 11).expect("two may play");
    play_while(&mut game, more, greedy_move);
    game
}

/// An egui context without a window.
fn window() -> Context {
    let ctx = Context::default();
    App::install_style(&ctx);
    ctx
}

fn frame(ctx: &Context, app: &mut App, events: Vec<Event>) -> usize {
    let screen_rect = Some(Rect::from_min_size(Pos2::ZERO, vec2(1280.0, 800.0)));
    let mut output = ctx.run_ui(RawInput { screen_rect, events, ..RawInput::default() }, |ui| {
        app.logic(ui.ctx());
        app.ui(ui);
    });
    output.textures_delta.clear();
    ctx.tessellate(output.shapes, 1.0).len()
}

/// Measures from the start of the app to the end of its first frame.
#[divan::bench(args = FILLS, sample_count = 20)]
fn first_frame_of_select(bencher: Bencher<'_, '_>, fill: Fill) {
    let places = || AppPaths::under(fill.folder());
    bencher.with_inputs(|| (window(), places())).bench_local_values(|(ctx, places)| {
        let mut app = App::new(places);
        frame(&ctx, &mut app, Vec::new());
        app
    });
}

/// Measures from the click on "Records" to the end of the first frame of that screen.
#[divan::bench(args = FILLS, sample_count = 20)]
fn first_frame_of_records(bencher: Bencher<'_, '_>, fill: Fill) {
    let opened = || (window(), App::new(AppPaths::under(fill.folder())));
    bencher.with_inputs(opened).bench_local_values(|(ctx, mut app)| {
        app.execute(AppCommand::Records);
        frame(&ctx, &mut app, Vec::new());
        app
    });
}

/// Measures from the click on "Statistics" to the end of the first frame of that screen, which waits a moment for the games.
#[divan::bench(args = FILLS, sample_count = 20)]
fn first_frame_of_statistics(bencher: Bencher<'_, '_>, fill: Fill) {
    drop(read_played(fill));
    let opened = || (window(), App::new(AppPaths::under(fill.folder())));
    bencher.with_inputs(opened).bench_local_values(|(ctx, mut app)| {
        app.execute(AppCommand::Statistics);
        frame(&ctx, &mut app, Vec::new());
        app
    });
}

/// Measures all work behind the statistics screen when the cache is there: reading it, looking for changed records, and the figures.
#[divan::bench(args = FILLS, sample_count = 20)]
fn statistics_from_the_cache(bencher: Bencher<'_, '_>, fill: Fill) {
    drop(read_played(fill));
    bencher.bench_local(|| {
        let (games, directory) = (read_played(fill), Directory::new([], &FormerPeople::default()));
        let people = participants(&games, &directory);
        people.first().map(|person| Figures::of(&games, &directory, &person.who, None, &["zatre"]))
    });
}

fn read_played(fill: Fill) -> Vec<PlayedGame> {
    let places = AppPaths::under(fill.folder());
    read_games(places.records_dir(), &places.statistics_cache(), true, |_, _| true).unwrap_or_default()
}

#[divan::bench(args = FILLS)]
fn pointer_moves_over_select(bencher: Bencher<'_, '_>, fill: Fill) {
    pointer_moves(bencher, fill, None);
}

#[divan::bench(args = FILLS)]
fn pointer_moves_over_records(bencher: Bencher<'_, '_>, fill: Fill) {
    pointer_moves(bencher, fill, Some(AppCommand::Records));
}

fn pointer_moves(bencher: Bencher<'_, '_>, fill: Fill, to: Option<AppCommand>) {
    let ctx = window();
    let mut app = App::new(AppPaths::under(fill.folder())).with_patience(Duration::from_secs(60));
    to.into_iter().for_each(|go| app.execute(go));
    let mut quiet_frames = 0;
    for _ in 0..MAX_FRAMES {
        frame(&ctx, &mut app, Vec::new());
        quiet_frames = if ctx.has_requested_repaint() { 0 } else { quiet_frames + 1 };
        if quiet_frames > QUIET_FRAMES {
            break;
        }
        std::thread::sleep(Duration::from_millis(50));
    }
    let mut x = 300.0;
    bencher.bench_local(|| {
        x = if x > 900.0 { 300.0 } else { x + 7.0 };
        frame(&ctx, &mut app, vec![Event::PointerMoved(pos2(x, 500.0))])
    });
}
