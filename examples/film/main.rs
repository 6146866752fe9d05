//! What moves, painted without a window, a frame every 100 ms.
//!
//! - `cargo run --example film -- OUT_FILE.gif`: the moving picture of the README, a bot's turn and the end of a game.
//! - `cargo run --example film -- events GAME OUT_FOLDER [PART]`: sheets of frames of each kind of event, in both looks; with
//!   PART only of kinds whose name contains it.

#[path = "../../tests/all/autoplay.rs"]
mod autoplay;
// Of what tests need, an example uses a part.
#[allow(dead_code)]
#[path = "../../tests/all/offscreen.rs"]
mod offscreen;
mod scene;
mod sheets;

use std::fs::File;
use std::path::Path;

use cheeseboard::games::kalle::Kalle;
use cheeseboard::games::visit_game;
use cheeseboard::games::zatre::Zatre;
use gif::{Encoder, Frame, Repeat};
use image::RgbaImage;
use image::imageops::{FilterType, crop_imm, resize};
use scene::Scene;
use sheets::EventSheets;

type Failure = Box<dyn std::error::Error>;

/// The size of a frame of the moving picture, in pixels.
const PICTURE: (u32, u32) = (720, 450);
/// The time between two frames, in hundredths of a second.
const STEP: u16 = 10;
/// How long the last frame of a scene stands, in the same unit.
const LAST: u16 = 150;

fn main() -> Result<(), Failure> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
    match arguments[..] {
        ["events", game, folder, ref part @ ..] => {
            let part = part.first().copied().unwrap_or_default();
            visit_game(game, &mut EventSheets { folder: Path::new(folder), part }).ok_or("no such game")?
        }
        [path] => write_film(path),
        _ => Err("usage: film OUT_FILE.gif, or film events GAME OUT_FOLDER [PART]".into()),
    }
}

/// Writes the moving picture of the README.
fn write_film(path: &str) -> Result<(), Failure> {
    let (width, height) = PICTURE;
    let mut film = Encoder::new(File::create(path)?, width as u16, height as u16, &[])?;
    film.set_repeat(Repeat::Infinite)?;
    let mut shown = None;
    for scene in [Scene::turn::<Zatre>()?, Scene::end::<Kalle>()?] {
        let small = |frame: RgbaImage| resize(&frame, width, height, FilterType::Triangle);
        let frames: Vec<RgbaImage> = scene.film()?.into_iter().map(small).collect();
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
