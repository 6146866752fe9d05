//! Sheets of frames: every kind of event of a game, to look at what moves.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use cheeseboard::engine::{Seat, Turn, Viewer, derive_stream, random_below};
use cheeseboard::games::{Game, Visitor};
use cheeseboard::play::{Match, Player};
use cheeseboard::ui::Look;
use image::imageops::{FilterType, replace, resize};
use image::{Rgba, RgbaImage};

use crate::scene::{NAMES, Scene, finished};
use crate::{Failure, autoplay};

/// The games in which kinds of events are looked for, each once with good moves and once with some at random.
const GAMES: u64 = 6;
/// The most events of a game with moves at random, which may have no end.
const MOST_EVENTS: usize = 1500;
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

/// The first event that the log tells with each set of phrases, made by a bot and watched by a person.
fn first_of_each_kind<G: Game>() -> Result<BTreeMap<String, Scene>, Failure> {
    let mut scenes = BTreeMap::new();
    for number in 0..2 * GAMES {
        let seed = number / 2 + 1;
        let game = if number % 2 == 0 { finished::<G>(seed)?.0 } else { wandering::<G>(seed)? };
        for ply in 0..game.ply() {
            let seat =
                if let Turn::Seat(seat) | Turn::Chance(Some(seat)) = game.turn_at(ply) { Some(seat) } else { None };
            let person = if seat == Some(Seat::new(0)) { Seat::new(1) } else { Seat::new(0) };
            let viewer = Viewer::Seat(person);
            let Some(seen) = game.observation(ply, viewer) else { continue };
            let phrase = G::log_line(&seen.seen, &game.view_at(ply + 1, viewer).open);
            let mut keys = BTreeSet::new();
            phrase.collect_keys(&mut keys);
            let mut keys: BTreeSet<&str> =
                keys.into_iter().filter_map(|key| Some(key.split_once("-log-")?.1)).collect();
            keys.extend((ply + 1 == game.ply() && matches!(game.turn(), Turn::Over(_))).then_some("over"));
            let kind = keys.into_iter().collect::<Vec<_>>().join("+");
            scenes.entry(kind).or_insert_with(|| Scene::events(&game, ply, ply + 1, |seat| seat != person));
        }
    }
    Ok(scenes)
}

/// A game in which one decision in three is made at random: what happens only after poor moves happens here.
fn wandering<G: Game>(seed: u64) -> Result<Match<G>, Failure> {
    let mut game =
        Match::new(Default::default(), autoplay::seated(&NAMES, Player::Human), seed).map_err(|it| it.rule)?;
    let mut stream = derive_stream(seed, "film", &[]);
    autoplay::play_while(
        &mut game,
        |game| game.ply() < MOST_EVENTS,
        |game, seat| match random_below(&mut stream, 3) {
            0 => autoplay::random_move(game, &mut stream),
            _ => autoplay::greedy_move(game, seat),
        },
    );
    Ok(game)
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
