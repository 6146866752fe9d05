//! How long game select and the records keep people waiting where very much lies on the shelf, against an empty one: 1,000 tables
//! and 10,000 records, at 1280×800. The first frame is that of an app that has just been started; a screen is read to its end before
//! the pointer is moved over it.

use std::path::{Path, PathBuf};
use std::sync::OnceLock;
use std::time::{Duration, SystemTime};

use cheeseboard::bots::{bot_seed, choose};
use cheeseboard::engine::{Level, Stop, Turn, Viewer};
use cheeseboard::games::zatre::Zatre;
use cheeseboard::play::{Match, Player, SeatAssignment, Table};
use cheeseboard::ui::{Animation, App, Go, Places, Settings};
use divan::Bencher;
use egui::{Context, Event, Pos2, RawInput, Rect, pos2, vec2};

const TABLES: usize = 1_000;
const RECORDS: usize = 10_000;
/// A screen has been read once it asks for nothing in so many frames, 50 ms apart; nobody waits for more than the most.
const STILL: usize = 60;
const MOST_FRAMES: usize = 2_000;

fn main() {
    divan::main();
}

/// Whose shelf.
#[derive(Clone, Copy, Debug)]
enum Shelf {
    Empty,
    Full,
}

const SHELVES: [Shelf; 2] = [Shelf::Empty, Shelf::Full];

impl Shelf {
    /// The folder with its files, which are made once and removed by the system's own care for temporary files.
    fn folder(self) -> &'static Path {
        static EMPTY: OnceLock<PathBuf> = OnceLock::new();
        static FULL: OnceLock<PathBuf> = OnceLock::new();
        let (folder, tables, records) = match self {
            Shelf::Empty => (&EMPTY, 0, 0),
            Shelf::Full => (&FULL, TABLES, RECORDS),
        };
        folder.get_or_init(|| {
            let folder = tempfile::tempdir().expect("a folder").keep();
            let places = Places::under(&folder);
            let settings = Settings { animation: Animation::Off, ..Settings::default() };
            settings.save(places.settings()).expect("settings are written");
            fill(places.tables(), &Table::new(played(|game| game.ply() < 60)).to_ron(), tables);
            fill(places.records(), &played(|_| true).record(false).to_ron(), records);
            folder
        })
    }
}

fn fill(folder: &Path, text: &str, count: usize) {
    std::fs::create_dir_all(folder).expect("made");
    let first = SystemTime::now() - Duration::from_secs(86_400);
    for number in 0..count {
        let path = folder.join(format!("zatre-{number:05}.ron"));
        std::fs::write(&path, text).expect("written");
        let file = std::fs::File::options().write(true).open(&path).expect("there");
        file.set_modified(first - Duration::from_secs(60 * number as u64)).expect("dated");
    }
}

/// A game of two greedy bots, as far as `more` says.
fn played(more: impl Fn(&Match<Zatre>) -> bool) -> Match<Zatre> {
    let player = Player::Bot(Level::Greedy.into());
    let seating = ["Ada", "Bo"].map(|name| SeatAssignment { name: name.to_owned(), player, mark: 0 });
    let mut game: Match<Zatre> = Match::new(Default::default(), seating.to_vec(), 11).expect("two may play");
    while more(&game) {
        match game.turn() {
            Turn::Over(_) => break,
            Turn::Chance(_) => game.resolve_chance().expect("a draw is due"),
            Turn::Seat(seat) => {
                let stream = bot_seed(game.seed(), seat, game.ply());
                let choice = choose(&game.view(Viewer::Seat(seat)), Level::Greedy, stream, &Stop::default());
                game.decide(seat, choice.expect("its turn")).expect("legal");
            }
        }
    }
    game
}

/// A window without a screen.
fn window() -> Context {
    let ctx = Context::default();
    App::dress(&ctx);
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

/// From the start of the app to the end of its first frame.
#[divan::bench(args = SHELVES, sample_count = 20)]
fn first_frame_of_select(bencher: Bencher<'_, '_>, shelf: Shelf) {
    let places = || Places::under(shelf.folder());
    bencher.with_inputs(|| (window(), places())).bench_local_values(|(ctx, places)| {
        let mut app = App::new(places);
        frame(&ctx, &mut app, Vec::new());
        app
    });
}

/// From the click on "Records" to the end of the first frame of that screen.
#[divan::bench(args = SHELVES, sample_count = 20)]
fn first_frame_of_records(bencher: Bencher<'_, '_>, shelf: Shelf) {
    let opened = || (window(), App::new(Places::under(shelf.folder())));
    bencher.with_inputs(opened).bench_local_values(|(ctx, mut app)| {
        app.go(Go::Records);
        frame(&ctx, &mut app, Vec::new());
        app
    });
}

#[divan::bench(args = SHELVES)]
fn pointer_moves_over_select(bencher: Bencher<'_, '_>, shelf: Shelf) {
    moves(bencher, shelf, None);
}

#[divan::bench(args = SHELVES)]
fn pointer_moves_over_records(bencher: Bencher<'_, '_>, shelf: Shelf) {
    moves(bencher, shelf, Some(Go::Records));
}

fn moves(bencher: Bencher<'_, '_>, shelf: Shelf, to: Option<Go>) {
    let ctx = window();
    let mut app = App::new(Places::under(shelf.folder())).with_patience(Duration::from_secs(60));
    to.into_iter().for_each(|go| app.go(go));
    let mut still = 0;
    for _ in 0..MOST_FRAMES {
        frame(&ctx, &mut app, Vec::new());
        still = if ctx.has_requested_repaint() { 0 } else { still + 1 };
        if still > STILL {
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
