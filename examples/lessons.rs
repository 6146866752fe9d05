//! The lessons as pictures, to be judged by eye: every step of every chapter, and what is wrong with it.
//!
//! `cargo run --example lessons -- <folder> [game] [chapter] [--small | --large] [--dark] [--lang=de] [--mouse | --keys] [--words]`
//! writes them there, or with `--words` what is said in each step, without pictures. A build for development
//! reads the lessons where they stand, so that they can be written beside it.

// Of what tests need, an example uses a part.
#[allow(dead_code)]
#[path = "../tests/all/learner.rs"]
mod learner;
// Of what tests need, an example uses a part.
#[allow(dead_code)]
#[path = "../tests/all/offscreen.rs"]
mod offscreen;

use std::path::{Path, PathBuf};

use cheeseboard::games::{self, Game, Visitor};
use cheeseboard::lessons::{chapter_names, chapters};
use cheeseboard::text::{Language, Text};
use cheeseboard::ui::{AnimationSpeed, App, AppPaths, Look, Pace, Settings};
use egui::{Rect, Shape};
use egui_kittest::Harness;
use learner::By;

type Failure = Box<dyn std::error::Error>;

fn main() -> Result<(), Failure> {
    let (flags, words): (Vec<String>, Vec<String>) = std::env::args().skip(1).partition(|word| word.starts_with("--"));
    let folder = PathBuf::from(words.first().map_or(".", String::as_str));
    for game in games::ids().into_iter().filter(|game| words.get(1).is_none_or(|wanted| wanted == game)) {
        let _ = games::visit_game(game, &mut Read(Text::english()));
        for chapter in chapter_names(game).iter().filter(|name| words.get(2).is_none_or(|wanted| wanted == *name)) {
            paint_chapter(&folder.join(game), game, chapter, &flags)?;
        }
    }
    Ok(())
}

/// Prints which chapters cannot be read, and which keys have no words.
struct Read(Text);

impl Visitor for Read {
    type Output = ();

    fn visit<G: Game>(&mut self) {
        match chapters::<G>() {
            Err(problem) => println!("{}: {problem:?}", G::ID),
            Ok(chapters) => {
                let keys = chapters.iter().flat_map(|chapter| chapter.text_keys());
                keys.filter(|key| !self.0.has(key)).for_each(|key| println!("no words for {key}"));
            }
        }
    }
}

/// Paints the steps of a chapter, and prints what is wrong with it.
fn paint_chapter(folder: &Path, game: &'static str, chapter: &str, flags: &[String]) -> Result<(), Failure> {
    std::fs::create_dir_all(folder)?;
    let home = tempfile::tempdir()?;
    let has = |flag: &str| flags.iter().any(|given| given == flag);
    let language = flags.iter().find_map(|flag| Language::from_locale(flag.strip_prefix("--lang=")?));
    let look = if has("--dark") { Look::Dark } else { Look::Light };
    let settings = Settings { animation: AnimationSpeed::Off, pace: Pace::Fast, look, language, ..Settings::default() };
    settings.save(AppPaths::under(home.path()).settings_file())?;
    let size = match (has("--small"), has("--large")) {
        (true, _) => (900.0, 600.0),
        (_, true) => (1600.0, 1000.0),
        _ => (1280.0, 800.0),
    };
    let mut harness = offscreen::app(AppPaths::under(home.path()), size);
    let by = match (has("--mouse"), has("--keys")) {
        (true, _) => By::Mouse,
        (_, true) => By::Keys,
        _ => By::Both,
    };
    let mut words = String::new();
    let faults = learner::learn_by(by, &mut harness, game, chapter, |harness, coaching| {
        if has("--words") {
            words += &format!("\n[{}] {}\n", coaching.step + 1, coaching.text_key);
            said(harness).for_each(|line| words += &format!("{line}\n"));
            return;
        }
        harness.remove_cursor();
        harness.run_steps(2);
        let end = coaching.text_key.rsplit('-').next().unwrap_or_default();
        let path = folder.join(format!("{chapter}_{:02}_{end}.png", coaching.step + 1));
        match harness.render() {
            Ok(picture) => drop(picture.save(&path)),
            Err(problem) => println!("{}: {problem}", path.display()),
        }
    });
    if has("--words") {
        std::fs::write(folder.join(format!("{chapter}.txt")), words)?;
    }
    faults.iter().for_each(|fault| println!("{fault}"));
    println!("{game}, {chapter}: {} faults", faults.len());
    Ok(())
}

/// What the coach's card says, and what stands in the foot line, from the top.
fn said(harness: &Harness<'_, App>) -> impl Iterator<Item = String> {
    fn collect(shape: &Shape, within: Rect, lines: &mut Vec<(f32, f32, String)>) {
        match shape {
            Shape::Vec(shapes) => shapes.iter().for_each(|shape| collect(shape, within, lines)),
            Shape::Text(text) if within.contains(text.pos) => {
                lines.push((text.pos.y.round(), text.pos.x, text.galley.text().to_owned()));
            }
            _ => {}
        }
    }
    let mut lines = Vec::new();
    for name in ["coach", "status"] {
        let Some(within) = harness.state().rect_of(name) else { continue };
        for clipped in &harness.output().shapes {
            collect(&clipped.shape, within, &mut lines);
        }
    }
    lines.sort_by(|one, other| one.0.total_cmp(&other.0).then(one.1.total_cmp(&other.1)));
    lines.into_iter().map(|(_, _, line)| line)
}
