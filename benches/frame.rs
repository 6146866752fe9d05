//! Benchmarks of one frame of the table for every listed game: layout and tessellation at 1280×800 in the middle of a
//! game. Also measures saving, films of the rule book, a board that people brought, and pictures without a window.

#[path = "../tests/all/autoplay.rs"]
mod autoplay;
mod baseline;

use autoplay::{greedy_move, play_while, random_move, seated};
use cheeseboard::engine::{Level, Seat, Turn, derive_stream};
use cheeseboard::games::ratzzia::{Ratzzia, board};
use cheeseboard::games::{self, Game, Visitor};
use cheeseboard::lessons::rule_pictures;
use cheeseboard::paint::painter::Painter as _;
use cheeseboard::paint::theme::Theme;
use cheeseboard::play::{Match, Player, SeatAssignment, Table};
use cheeseboard::text::Text;
use cheeseboard::ui::figure::{Figure, FigureFilm, Film as _, FilmFrame};
use cheeseboard::ui::raster::paint_once;
use cheeseboard::ui::table::{GameSession, Session as _, TableScreen};
use cheeseboard::ui::{AnimationSpeed, App, AppPaths, AppServices, Autosave, BackgroundWork as _};
use divan::Bencher;
use std::path::Path;
use std::process::ExitCode;

fn main() -> ExitCode {
    baseline::main("frame")
}

/// A new game of two people.
fn two_people<G: Game>(seed: u64) -> Match<G> {
    Match::new(Default::default(), seated(&["Ada", "Bo"], Player::Human), seed).expect("two may play")
}

/// A game of a person against a bot, in its middle half at the decision with the most legal moves.
fn mid_game<G: Game>() -> Match<G> {
    let mut game: Match<G> = two_people(11);
    play_while(&mut game, |_| true, greedy_move);
    let middle = game.ply() / 4..game.ply() * 3 / 4;
    let own = middle.filter(|ply| game.turn_at(*ply) == Turn::Seat(Seat::new(0)));
    let most = own.max_by_key(|ply| game.legal_moves_at(*ply).len()).expect("the person decides something");
    let mut game = game.until(most);
    let bot = SeatAssignment { name: "Bo".to_owned(), player: Player::Bot(Level::Greedy.into()), mark: 1 };
    game.assign_seat(Seat::new(1), bot);
    game
}

fn desktop() -> AppServices {
    let mut desktop = AppServices::new(AppPaths::under(Path::new("/nonexistent")));
    desktop.settings.animation = AnimationSpeed::Off;
    desktop
}

#[divan::bench(args = games::ids())]
fn layout_and_tessellation(bencher: Bencher<'_, '_>, id: &str) {
    games::visit_game(id, &mut Frames(Some(bencher))).expect("a listed game");
}

/// Measures the frames of a game.
struct Frames<'a, 'b>(Option<Bencher<'a, 'b>>);

impl Visitor for Frames<'_, '_> {
    type Output = ();

    fn visit<G: Game>(&mut self) {
        table(self.0.take().expect("one game is measured"), mid_game::<G>());
    }
}

/// A table of bots on the screen, with its own clock.
struct Watched {
    ctx: egui::Context,
    services: AppServices,
    screen: TableScreen,
    /// Seconds since the beginning.
    now: f64,
}

impl Watched {
    /// Seconds between two frames.
    const FRAME: f64 = 0.04;
    /// The number of frames that are watched.
    const FRAMES: usize = 2500;

    fn new<G: Game>() -> Self {
        let ctx = egui::Context::default();
        App::install_style(&ctx);
        let bot = Player::Bot(Level::Greedy.into());
        let game = Match::<G>::new(Default::default(), seated(&["Ada", "Bo", "Cleo"], bot), 4).expect("three may play");
        let screen = TableScreen::new(Box::new(GameSession::new(Table::new(game), None)));
        Watched { ctx, services: AppServices::new(AppPaths::under(Path::new("/nonexistent"))), screen, now: 1.0 }
    }

    /// Lets happen what is due.
    fn advance(&mut self) {
        self.now += Watched::FRAME;
        self.screen.wait_until_done();
        self.screen.tick(&self.services, &self.ctx);
    }

    /// Lays out, paints and tessellates a frame; returns the number of painted shapes.
    fn frame(&mut self) -> usize {
        let input = egui::RawInput {
            screen_rect: Some(egui::Rect::from_min_size(egui::Pos2::ZERO, egui::vec2(1280.0, 800.0))),
            time: Some(self.now),
            ..Default::default()
        };
        let (services, screen) = (&mut self.services, &mut self.screen);
        let mut output = self.ctx.run_ui(input, |ui| {
            services.rects.begin_frame();
            screen.ui(ui, services);
        });
        output.textures_delta.clear();
        let shapes = output.shapes.len();
        self.ctx.tessellate(output.shapes, 1.0);
        shapes
    }
}

/// The frame of a game of bots in which most is painted while an event is shown.
#[divan::bench(args = games::ids())]
fn busiest_beat(bencher: Bencher<'_, '_>, id: &str) {
    games::visit_game(id, &mut BusiestBeats(Some(bencher))).expect("a listed game");
}

/// Measures the busiest frame of a game.
struct BusiestBeats<'a, 'b>(Option<Bencher<'a, 'b>>);

impl Visitor for BusiestBeats<'_, '_> {
    type Output = ();

    fn visit<G: Game>(&mut self) {
        let mut table = Watched::new::<G>();
        let shapes = |_| {
            table.advance();
            let shapes = table.frame();
            if table.screen.model().is_showing_event { shapes } else { 0 }
        };
        let busiest = (0..Watched::FRAMES).map(shapes).enumerate().max_by_key(|(_, shapes)| *shapes);
        let mut table = Watched::new::<G>();
        for _ in 0..=busiest.map_or(0, |(frame, _)| frame) {
            table.advance();
            table.frame();
        }
        self.0.take().expect("one game is measured").bench_local(|| table.frame());
    }
}

/// The first film of a game's rule book.
struct OpenFilm<G: Game> {
    film: FigureFilm<G>,
    text: Text,
    now: f64,
}

impl<G: Game> OpenFilm<G> {
    fn new() -> Self {
        let pictures = rule_pictures(G::ID).expect("the embedded file is readable");
        let picture = pictures.values().find(|picture| picture.film.is_some()).expect("a film");
        let (start, _) = picture.film.expect("as above");
        let (theme, text) = (Theme::light(), Text::english());
        let (position, who) = picture.position::<G>().expect("a position");
        let cutting = Figure::paint(&position, who, &picture.rect_names, theme, &text).cutting;
        let (game, who) = picture.end_of_film::<G>().expect("a game");
        OpenFilm { film: FigureFilm::new(&game, start, who, &cutting, theme), text, now: 0.0 }
    }

    /// Paints the image after so many more seconds; returns the seconds until the next one.
    fn advance(&mut self, seconds: f64) -> Option<f64> {
        self.now += seconds;
        let frame =
            FilmFrame { theme: Theme::light(), text: &self.text, is_animated: true, swap: 900.0, now: self.now };
        self.film.advance(&frame).1
    }
}

/// The first image of a film, which sets up a context of its own.
#[divan::bench(args = games::taught_ids())]
fn film_opening(bencher: Bencher<'_, '_>, id: &str) {
    struct Open<'a, 'b>(Option<Bencher<'a, 'b>>);
    impl Visitor for Open<'_, '_> {
        type Output = ();
        fn visit<G: Game>(&mut self) {
            let bencher = self.0.take().expect("one game is measured");
            bencher.with_inputs(OpenFilm::<G>::new).bench_local_refs(|film| film.advance(0.0));
        }
    }
    games::visit_game(id, &mut Open(Some(bencher))).expect("a listed game");
}

/// An image in the midst of a film.
#[divan::bench(args = games::taught_ids())]
fn film_image(bencher: Bencher<'_, '_>, id: &str) {
    struct Watch<'a, 'b>(Option<Bencher<'a, 'b>>);
    impl Visitor for Watch<'_, '_> {
        type Output = ();
        fn visit<G: Game>(&mut self) {
            let mut film = OpenFilm::<G>::new();
            // Until something moves.
            let mut wait = film.advance(0.0);
            while let Some(seconds) = wait.filter(|seconds| *seconds > 0.1) {
                wait = film.advance(seconds);
            }
            self.0.take().expect("one game is measured").bench_local(|| film.advance(0.001));
        }
    }
    games::visit_game(id, &mut Watch(Some(bencher))).expect("a listed game");
}

/// The picture of a board that people brought, as it is painted in every frame of the set-up.
#[divan::bench]
fn brought_board(bencher: Bencher<'_, '_>) {
    let text = include_str!("../tests/brought_boards/ratzzia.ron");
    let board = serde_json::to_value(board::read(text).expect("a board")).expect("JSON");
    let ctx = egui::Context::default();
    App::install_style(&ctx);
    bencher.bench_local(|| {
        let mut output = ctx.run_ui(egui::RawInput::default(), |ui| {
            let rect = egui::Rect::from_min_size(egui::Pos2::ZERO, egui::vec2(640.0, 400.0));
            Ratzzia::paint_brought_board(ui.painter(), rect, Theme::light(), &board, 3);
        });
        output.textures_delta.clear();
        ctx.tessellate(output.shapes, 1.0).len()
    });
}

/// A large picture by the software renderer: several translucent layers below much text.
#[divan::bench]
fn large_picture(bencher: Bencher<'_, '_>) {
    let show = |ui: &mut egui::Ui| {
        let area = ui.max_rect();
        for layer in 0..6 {
            let glaze = egui::Color32::from_rgba_unmultiplied(200, 180, 140, 120);
            ui.painter().rect_filled(area.shrink(8.0 * layer as f32), 12.0, glaze);
        }
        for line in 0..60 {
            ui.label(format!("{line} The quick brown fox jumps over the lazy dog. ").repeat(3));
        }
    };
    bencher.bench_local(|| paint_once(egui::vec2(1600.0, 1000.0), 1.0, show));
}

/// Length of the saved game in events.
const EVENTS: usize = 500;

/// The part of saving a table that runs on the window's thread; the rest runs on another thread.
#[divan::bench(args = games::ids())]
fn save(bencher: Bencher<'_, '_>, id: &str) {
    games::visit_game(id, &mut Saves(Some(bencher))).expect("a listed game");
}

/// Measures the saving of a table.
struct Saves<'a, 'b>(Option<Bencher<'a, 'b>>);

impl Visitor for Saves<'_, '_> {
    type Output = ();

    fn visit<G: Game>(&mut self) {
        let folder = tempfile::tempdir().expect("a folder");
        let (path, records) = (folder.path().join("table.ron"), folder.path().join("records"));
        let table = Table::new(long_game::<G>());
        let autosave = Autosave::default();
        let bencher = self.0.take().expect("one game is measured");
        // A new session, so that there is something to save.
        let unsaved = || GameSession::new(table.clone(), Some(path.clone()));
        bencher.with_inputs(unsaved).bench_local_values(|mut seated| {
            autosave.submit(seated.save(&records));
            seated
        });
    }
}

/// The longest of 20 random games, cut off after [`EVENTS`] events and without its last event.
fn long_game<G: Game>() -> Match<G> {
    let random_game = |seed: u64| {
        let mut game: Match<G> = two_people(seed);
        let mut stream = derive_stream(seed, "bench", &[]);
        play_while(&mut game, |game| game.ply() < EVENTS, |game, _| random_move(game, &mut stream));
        game
    };
    let longest = (0..20).map(random_game).max_by_key(Match::ply).expect("twenty games");
    longest.until(longest.ply() - 1)
}

fn table<G: Game>(bencher: Bencher<'_, '_>, game: Match<G>) {
    let ctx = egui::Context::default();
    App::install_style(&ctx);
    let mut desktop = desktop();
    let mut screen = TableScreen::new(Box::new(GameSession::new(Table::new(game), None)));
    let input = || egui::RawInput {
        screen_rect: Some(egui::Rect::from_min_size(egui::Pos2::ZERO, egui::vec2(1280.0, 800.0))),
        ..Default::default()
    };
    let mut frame = || {
        let mut output = ctx.run_ui(input(), |ui| {
            desktop.rects.begin_frame();
            screen.ui(ui, &mut desktop);
        });
        output.textures_delta.clear();
        ctx.tessellate(output.shapes, 1.0).len()
    };
    for _ in 0..4 {
        frame();
    }
    bencher.bench_local(frame);
}
