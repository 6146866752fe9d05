//! The pictures of a rule book: positions from lessons that illustrate rules, listed in one file a game.
//!
//! A picture names a chapter and a number of its events; the position comes from replaying the chapter's record.

use std::collections::BTreeMap;

use serde::Deserialize;

use super::chapter::{Chapter, chapter};
use crate::engine::{Rules, Viewer};
use crate::files;
use crate::play::{Match, RecordError};

/// A position that shows a rule.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RulePicture {
    /// The name of the chapter whose record is replayed.
    pub chapter: String,
    /// How many events of that record are replayed.
    pub ply: usize,
    /// What the picture replays: the events after the first number of events, up to the second.
    #[serde(default)]
    pub film: Option<(usize, usize)>,
    /// The names of the rectangles to highlight; written as `spots` in the files.
    #[serde(default, rename = "spots")]
    pub rect_names: Vec<String>,
}

/// The pictures of a game, by rule id; none if the game has no file.
///
/// # Errors
/// The problem in the file. The embedded files are tested to have none.
pub fn rule_pictures(game: &str) -> Result<BTreeMap<String, RulePicture>, RecordError> {
    let file = files::read(&format!("book/{game}_pictures.ron"));
    file.map_or_else(|| Ok(BTreeMap::new()), |file| ron::from_str(&file).map_err(RecordError::malformed))
}

impl RulePicture {
    /// The game at the end of what the picture replays, and its viewer, the learner. `None` if it replays nothing, or its
    /// record is shorter.
    pub fn end_of_film<R: Rules>(&self) -> Option<(Match<R>, Viewer)> {
        let (_, end) = self.film?;
        RulePicture { ply: end, ..self.clone() }.position()
    }

    /// The game at that point, and its viewer, the learner. `None` if there is no such chapter or its record is shorter.
    pub fn position<R: Rules>(&self) -> Option<(Match<R>, Viewer)> {
        let chapter = chapter::<R>(&self.chapter)?;
        Some((chapter.at_ply(self.ply)?, Viewer::Seat(chapter.learner)))
    }
}

impl<R: Rules> Chapter<R> {
    /// The game after the first `ply` events of the record; `None` if the record is shorter.
    pub fn at_ply(&self, ply: usize) -> Option<Match<R>> {
        let mut game = self.start.until(ply.min(self.start.ply()));
        while game.ply() < ply {
            game.follow(&self.script)?.ok()?;
        }
        Some(game)
    }
}
