//! Sheets of frames: every kind of event of a game, to look at what moves.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use cheeseboard::engine::{Argument, Phrase, Seat, Turn, Viewer};
use cheeseboard::games::{Game, Visitor};
use cheeseboard::ui::Look;
use image::imageops::{FilterType, replace, resize};
use image::{Rgba, RgbaImage};

use crate::Failure;
use crate::scene::{Scene, finished};

/// The games in which kinds of events are looked for.
const GAMES: u64 = 6;
/// A sheet has so many frames beside and below each other.
const SHEET: (u32, u32) = (3, 4);
/// The size of a frame on it and the gap between two, in pixels.
const FRAME: (u32, u32) = (640, 400);
const GAP: u32 = 4;

/// Writes the sheets of a game into a folder, one or more for each kind of event and look.
pub struct EventSheets<'a> {
    /// The folder.
    pub folder: &'a Path,
    /// Kinds whose name contains this are filmed.
    pub part: &'a str,
}

impl Visitor for EventSheets<'_> {
    type Output = Result<(), Failure>;

    fn visit<G: Game>(&mut self) -> Self::Output {
        std::fs::create_dir_all(self.folder)?;
        let scenes = first_of_each_kind::<G>()?.into_iter().filter(|(kind, _)| kind.contains(self.part));
        for (kind, mut scene) in scenes {
            for (look, name) in [(Look::Light, "light"), (Look::Dark, "dark")] {
                scene.look = look;
                let mut frames = scene.film()?;
                frames.dedup();
                for (page, frames) in frames.chunks((SHEET.0 * SHEET.1) as usize).enumerate() {
                    sheet(frames).save(self.folder.join(format!("{kind}-{name}-{page}.png")))?;
                }
            }
        }
        Ok(())
    }
}

/// Collects the keys of a phrase and of all phrases in it, which tell what has happened and what came of it.
fn collect_keys(phrase: &Phrase, keys: &mut BTreeSet<&'static str>) {
    keys.extend(phrase.key.split_once("-log-").map(|(_, key)| key));
    for (_, argument) in &phrase.arguments {
        match argument {
            Argument::Phrase(phrase) => collect_keys(phrase, keys),
            Argument::List(phrases) => phrases.iter().for_each(|phrase| collect_keys(phrase, keys)),
            _ => {}
        }
    }
}

/// The first event that the log tells with each set of phrases, made by a bot and watched by a person.
fn first_of_each_kind<G: Game>() -> Result<BTreeMap<String, Scene>, Failure> {
    let mut scenes = BTreeMap::new();
    for seed in 1..=GAMES {
        let (game, _) = finished::<G>(seed)?;
        for ply in 0..game.ply() {
            let seat =
                if let Turn::Seat(seat) | Turn::Chance(Some(seat)) = game.turn_at(ply) { Some(seat) } else { None };
            let person = if seat == Some(Seat::new(0)) { Seat::new(1) } else { Seat::new(0) };
            let viewer = Viewer::Seat(person);
            let Some(seen) = game.observation(ply, viewer) else { continue };
            let phrase = G::log_line(&seen.seen, &game.view_at(ply + 1, viewer).open);
            let mut keys = BTreeSet::new();
            collect_keys(&phrase, &mut keys);
            keys.extend((ply + 1 == game.ply()).then_some("over"));
            let kind = keys.into_iter().collect::<Vec<_>>().join("+");
            scenes.entry(kind).or_insert_with(|| Scene::events(&game, ply, ply + 1, |seat| seat != person));
        }
    }
    Ok(scenes)
}

/// One picture of several frames, in reading order.
fn sheet(frames: &[RgbaImage]) -> RgbaImage {
    let rows = (frames.len() as u32).div_ceil(SHEET.0);
    let (width, height) = (FRAME.0 + GAP, FRAME.1 + GAP);
    let mut sheet = RgbaImage::from_pixel(SHEET.0 * width, rows * height, Rgba([128, 128, 128, 255]));
    for (place, frame) in (0..).zip(frames) {
        let small = resize(frame, FRAME.0, FRAME.1, FilterType::Triangle);
        replace(&mut sheet, &small, i64::from(place % SHEET.0 * width), i64::from(place / SHEET.0 * height));
    }
    sheet
}
