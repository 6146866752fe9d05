//! The moving picture of the README: a bot's turn and the end of a game, painted without a window.
//! `cargo run --example film -- OUT_FILE.gif`

#[path = "../tests/all/autoplay.rs"]
mod autoplay;
// Of what tests need, an example uses a part.
#[allow(dead_code)]
#[path = "../tests/all/offscreen.rs"]
mod offscreen;

use std::fs::File;

use cheeseboard::engine::{Outcome, Seat, Turn};
use cheeseboard::games::Game;
use cheeseboard::games::kalle::Kalle;
use cheeseboard::games::zatre::Zatre;
use cheeseboard::play::{Match, Player, Shelf, Table};
use cheeseboard::ui::{App, AppPaths, Settings};
use egui_kittest::Harness;
use gif::{Encoder, Frame, Repeat};
use image::RgbaImage;
use image::imageops::{FilterType, crop_imm, resize};

type Failure = Box<dyn std::error::Error>;

const NAMES: [&str; 3] = ["Ada", "Edam", "Brie"];
/// The size of the window in points, and of the picture in pixels.
const WINDOW: (f32, f32) = (1280.0, 800.0);
const PICTURE: (u32, u32) = (720, 450);
/// The time between two frames, in hundredths of a second.
const STEP: u16 = 10;
/// How long the last frame of a scene stands, in the same unit.
const LAST: u16 = 150;
/// The most frames of a scene.
const MOST: usize = 220;
/// The frames that show the end once nothing is under way.
const AFTER_END: usize = 90;

fn main() -> Result<(), Failure> {
    let [path] = &std::env::args().skip(1).collect::<Vec<_>>()[..] else {
        return Err("usage: film OUT_FILE.gif".into());
    };
    let turn = Scene::<Zatre>::turn()?;
    let end = Scene::<Kalle>::end()?;
    let (width, height) = PICTURE;
    let mut film = Encoder::new(File::create(path)?, width as u16, height as u16, &[])?;
    film.set_repeat(Repeat::Infinite)?;
    let mut shown = None;
    for frames in [turn, end] {
        write_scene(&mut film, &frames, &mut shown)?;
    }
    drop(film);
    println!("{path}: {} kB", std::fs::metadata(path)?.len() / 1000);
    Ok(())
}

/// Writes frames, of each only what differs from the one before; equal ones become one.
fn write_scene(film: &mut Encoder<File>, frames: &[RgbaImage], shown: &mut Option<RgbaImage>) -> Result<(), Failure> {
    let mut frames = frames.iter().peekable();
    while let Some(picture) = frames.next() {
        let mut delay = STEP;
        while frames.next_if_eq(&picture).is_some() {
            delay += STEP;
        }
        if frames.peek().is_none() {
            delay = delay.max(LAST);
        }
        let (left, top, width, height) = changed(shown.as_ref(), picture);
        let mut part = crop_imm(picture, left, top, width, height).to_image().into_raw();
        let mut frame = Frame::from_rgba_speed(width as u16, height as u16, &mut part, 10);
        (frame.left, frame.top, frame.delay) = (left as u16, top as u16, delay);
        film.write_frame(&frame)?;
        *shown = Some(picture.clone());
    }
    Ok(())
}

/// The rectangle in which two pictures differ, or a single pixel: left, top, width, height.
fn changed(before: Option<&RgbaImage>, after: &RgbaImage) -> (u32, u32, u32, u32) {
    let (width, height) = after.dimensions();
    let Some(before) = before else { return (0, 0, width, height) };
    let differ = after.enumerate_pixels().filter(|(x, y, pixel)| before.get_pixel(*x, *y) != *pixel);
    let bounds = differ.fold(None, |bounds: Option<[u32; 4]>, (x, y, _)| {
        let [left, top, right, bottom] = bounds.unwrap_or([x, y, x, y]);
        Some([left.min(x), top.min(y), right.max(x), bottom.max(y)])
    });
    let [left, top, right, bottom] = bounds.unwrap_or([0; 4]);
    (left, top, right - left + 1, bottom - top + 1)
}

/// A table of which frames are taken.
struct Scene<G>(std::marker::PhantomData<G>);

impl<G: Game> Scene<G> {
    /// A whole turn of a bot in the middle of a game, watched by a person.
    fn turn() -> Result<Vec<RgbaImage>, Failure> {
        let (game, _) = finished::<G>()?;
        let bot = Seat::new(1);
        let is_on = |ply: &usize, seat: Seat| matches!(game.turn_at(*ply), Turn::Seat(on) | Turn::Chance(Some(on)) if on == seat);
        let begins = |ply: &usize| is_on(ply, bot) && !is_on(&(ply - 1), bot);
        let middle = game.ply() / 3;
        let begin = (middle..game.ply()).find(begins).ok_or("the bot has no turn")?;
        let end = (begin..game.ply()).find(|ply| !is_on(ply, bot)).ok_or("the turn has no end")?;
        let mut game = game.until(begin);
        seat(&mut game, |seat| seat == bot);
        film(game, |app| app.state().table_model().is_some_and(|model| model.ply >= end && !model.is_showing_event), 4)
    }

    /// The last events of a game, won by a person if a bot plays them.
    fn end() -> Result<Vec<RgbaImage>, Failure> {
        let (game, outcome) = finished::<G>()?;
        let last = game.ply() - 1;
        let mut game = game.until(last);
        let winners = outcome.winners;
        let is_played_by_winner = matches!(game.turn(), Turn::Seat(seat) if winners.contains(&seat));
        seat(&mut game, |seat| is_played_by_winner || !winners.contains(&seat));
        let is_over = |app: &Harness<'static, App>| {
            app.state().table_model().is_some_and(|model| model.outcome.is_some() && !model.is_showing_event)
        };
        film(game, is_over, AFTER_END)
    }
}

/// A game played to its end by greedy bots.
fn finished<G: Game>() -> Result<(Match<G>, Outcome), Failure> {
    let seating = autoplay::seated(&NAMES, Player::Human);
    let mut game = Match::<G>::new(Default::default(), seating, 7).map_err(|refusal| refusal.rule)?;
    autoplay::play_while(&mut game, |_| true, autoplay::greedy_move);
    let Turn::Over(outcome) = game.turn() else { return Err("the game does not end".into()) };
    Ok((game, outcome))
}

/// Gives seats to bots or people.
fn seat<G: Game>(game: &mut Match<G>, is_bot: impl Fn(Seat) -> bool) {
    let people = autoplay::seated(&NAMES, Player::Human);
    let bots = autoplay::seated(&NAMES, Player::Bot(cheeseboard::engine::Level::Greedy.into()));
    for (seat, (person, bot)) in Seat::all(NAMES.len()).zip(people.into_iter().zip(bots)) {
        game.assign_seat(seat, if is_bot(seat) { bot } else { person });
    }
}

/// Films a table until `is_done`, and so many frames longer.
fn film<G: Game>(
    game: Match<G>,
    is_done: impl Fn(&Harness<'static, App>) -> bool,
    longer: usize,
) -> Result<Vec<RgbaImage>, Failure> {
    let home = tempfile::tempdir()?;
    let paths = AppPaths::under(home.path());
    Settings::default().save(paths.settings_file())?;
    let shelf = Shelf::new(paths.tables_dir());
    shelf.save(&shelf.new_path(G::ID), &Table::new(game))?;
    let mut app = offscreen::slow(paths, WINDOW, f32::from(STEP) * 0.01);
    app.run_steps(4);
    let place = app.state().rect_of("continue").ok_or("nothing to continue")?;
    offscreen::click(&mut app, place.center());
    app.remove_cursor();
    let mut frames = Vec::new();
    let mut left = longer;
    while left > 0 && frames.len() < MOST {
        app.step();
        frames.push(resize(&app.render()?, PICTURE.0, PICTURE.1, FilterType::Triangle));
        left -= usize::from(is_done(&app));
    }
    Ok(frames)
}
