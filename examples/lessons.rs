//! The lessons as pictures, to be judged by eye: every step of every chapter, and what is wrong with it.
//!
//! `cargo run --example lessons -- <folder> [game] [chapter] [--small | --large] [--dark] [--lang=de]` writes them there. A build for development
//! reads the lessons where they stand, so that they can be written beside it.

#[cfg(feature = "gui")]
#[path = "../tests/all/learner.rs"]
mod learner;
#[cfg(feature = "gui")]
#[path = "../tests/all/offscreen.rs"]
mod offscreen;

#[cfg(not(feature = "gui"))]
fn main() {}

#[cfg(feature = "gui")]
fn main() -> Result<(), Box<dyn std::error::Error>> {
    use cheeseboard::games::{Game, Visitor, visit_game};
    use cheeseboard::lessons::{chapter_names, chapters};
    use cheeseboard::text::Text;

    /// What cannot be read, and what has no words.
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

    let (flags, words): (Vec<String>, Vec<String>) = std::env::args().skip(1).partition(|word| word.starts_with("--"));
    let folder = std::path::PathBuf::from(words.first().map_or(".", String::as_str));
    for game in cheeseboard::games::ids().into_iter().filter(|game| words.get(1).is_none_or(|wanted| wanted == game)) {
        let _ = visit_game(game, &mut Read(Text::english()));
        for chapter in chapter_names(game).iter().filter(|name| words.get(2).is_none_or(|wanted| wanted == *name)) {
            pictures::write(&folder.join(game), game, chapter, &flags)?;
        }
    }
    Ok(())
}

#[cfg(feature = "gui")]
mod pictures {
    use std::path::Path;

    use cheeseboard::text::Language;
    use cheeseboard::ui::{AnimationSpeed, AppPaths, Look, Pace, Settings};

    use super::{learner, offscreen};

    /// The pictures of a chapter; what is wrong with it is printed.
    pub fn write(
        folder: &Path,
        game: &'static str,
        chapter: &str,
        flags: &[String],
    ) -> Result<(), Box<dyn std::error::Error>> {
        std::fs::create_dir_all(folder)?;
        let home = tempfile::tempdir()?;
        let has = |flag: &str| flags.iter().any(|given| given == flag);
        let language = flags.iter().find_map(|flag| Language::from_locale(flag.strip_prefix("--lang=")?));
        let look = if has("--dark") { Look::Dark } else { Look::Light };
        let settings =
            Settings { animation: AnimationSpeed::Off, pace: Pace::Fast, look, language, ..Settings::default() };
        settings.save(AppPaths::under(home.path()).settings_file())?;
        let size = match (has("--small"), has("--large")) {
            (true, _) => (900.0, 600.0),
            (_, true) => (1600.0, 1000.0),
            _ => (1280.0, 800.0),
        };
        let mut harness = offscreen::app(AppPaths::under(home.path()), size);
        let faults = learner::learn(&mut harness, game, chapter, |harness, coaching| {
            harness.remove_cursor();
            harness.run_steps(2);
            let end = coaching.text_key.rsplit('-').next().unwrap_or_default();
            let path = folder.join(format!("{chapter}_{:02}_{end}.png", coaching.step + 1));
            match harness.render() {
                Ok(picture) => drop(picture.save(&path)),
                Err(problem) => println!("{}: {problem}", path.display()),
            }
        });
        faults.iter().for_each(|fault| println!("{fault}"));
        println!("{game}, {chapter}: {} faults", faults.len());
        Ok(())
    }
}
