//! The pictures of a rule book: a file a game says which position of which chapter shows a rule.
//!
//! A picture names a chapter of the lessons and how many of its events have happened. Nothing but the record of that chapter makes the position.

use std::collections::BTreeMap;

use serde::Deserialize;

use super::course::{Chapter, chapter};
use crate::engine::{Rules, Viewer};
use crate::files;
use crate::play::{Match, Problem};

/// A position that shows a rule.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Picture {
    /// The chapter from whose record it is.
    pub chapter: String,
    /// How many events of that record have happened.
    pub ply: usize,
    /// The spots that it is about.
    #[serde(default)]
    pub spots: Vec<String>,
}

/// The pictures of a game by the ids of the rules that they show; none where it has no file.
///
/// # Errors
/// What is wrong with the file, for the tests; the embedded ones are held to have no fault.
pub fn pictures(game: &str) -> Result<BTreeMap<String, Picture>, Problem> {
    let file = files::read(&format!("book/{game}_pictures.ron"));
    file.map_or_else(|| Ok(BTreeMap::new()), |file| ron::from_str(&file).map_err(Problem::unreadable))
}

impl Picture {
    /// The game as it stands there, and whose eyes see it: the learner's. `None` if there is no such chapter, or its record is shorter.
    pub fn position<R: Rules>(&self) -> Option<(Match<R>, Viewer)> {
        let chapter = chapter::<R>(&self.chapter)?;
        Some((chapter.after(self.ply)?, Viewer::Seat(chapter.learner)))
    }
}

impl<R: Rules> Chapter<R> {
    /// The game after the first `ply` events of its record; `None` if there are not so many.
    pub fn after(&self, ply: usize) -> Option<Match<R>> {
        let mut game = self.start.until(ply.min(self.start.ply()));
        while game.ply() < ply {
            game.follow(&self.script)?.ok()?;
        }
        Some(game)
    }
}
