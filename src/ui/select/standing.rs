//! The unfinished tables as game select shows them, read from the files of the shelf.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use crate::engine::{Phrase, Turn};
use crate::games::{Game, Visitor, visit_game};
use crate::paint::painter::Face;
use crate::play::{Contents, contents_of};
use crate::storage::set_aside;
use crate::ui::days;
use crate::ui::desktop::{Desktop, file_name};
use crate::ui::folder::{Folder, Found};
use crate::ui::people::{self, capitalised};
use crate::ui::start;

/// So many files that were set aside are named at most.
const MOST_NAMED: usize = 4;

/// An unfinished table as it is shown.
pub struct ShelfEntry {
    /// Its file.
    pub path: PathBuf,
    /// Id of its game.
    pub game: &'static str,
    /// Who sits there.
    pub faces: Vec<Face>,
    /// Their names, for sentences.
    pub names: Vec<String>,
    /// Who comes next.
    turn: Turn,
    /// When it was left.
    saved: SystemTime,
}

/// The tables on the shelf, read in the background; also those that are only on their way there.
pub fn on(desktop: &Desktop) -> Folder<ShelfEntry> {
    let unwritten = desktop.autosave.unwritten();
    let unwritten: BTreeMap<PathBuf, String> =
        unwritten.into_iter().map(|(path, version)| (path, version.text().to_owned())).collect();
    let ours: BTreeSet<PathBuf> = unwritten.keys().cloned().collect();
    Folder::with_unwritten(desktop.shelf.folder(), &["ron"], unwritten, move |path, saved, text| {
        standing(path, saved, &text, ours.contains(path))
    })
}

/// What a text of the shelf holds. The record of a finished game belongs there only if it is `ours`: on its way to the records.
fn standing(path: &Path, saved: SystemTime, text: &str, ours: bool) -> Found<ShelfEntry> {
    struct Look<'a>(&'a str, &'a Path, SystemTime);
    impl Visitor for Look<'_> {
        type Output = Found<ShelfEntry>;
        fn visit<G: Game>(&mut self) -> Self::Output {
            let Look(text, path, saved) = *self;
            match start::table_of::<G>(text) {
                Ok((table, _notices)) => {
                    let faces = people::faces(table.game.seating());
                    let names = faces.iter().map(|face| face.name.clone()).collect();
                    let turn = table.game.turn();
                    Found::Whole(ShelfEntry { path: path.to_owned(), game: G::ID, faces, names, turn, saved })
                }
                Err(problem) => {
                    tracing::warn!("{} is refused: {problem:?}", path.display());
                    Found::Damaged
                }
            }
        }
    }
    match contents_of(text) {
        Contents::Record(_) if !ours => Found::Foreign,
        Contents::Table(game) | Contents::Record(game) => {
            visit_game(&game, &mut Look(text, path, saved)).unwrap_or(Found::Foreign)
        }
        Contents::Newer => Found::Newer,
        Contents::Foreign => Found::Foreign,
        Contents::Damaged => Found::Damaged,
    }
}

/// Sets aside what is damaged. A damaged file would be in the way of nothing, but nobody would know of it: the sentence that is
/// to be said of all of them.
pub fn set_damaged_aside(folder: &mut Folder<ShelfEntry>) -> Option<Phrase> {
    let mut kept = Vec::new();
    for path in folder.take_damaged() {
        match set_aside(&path) {
            Ok(aside) => kept.push(file_name(&aside)),
            Err(error) => {
                tracing::warn!("{} cannot be set aside: {error}", path.display());
                folder.leave_one();
            }
        }
    }
    match kept.len() {
        0 => None,
        count if count > MOST_NAMED => Some(Phrase::new("select-set-aside-many").with("count", count)),
        count => Some(Phrase::new("select-set-aside").with("count", count).with("kept", people::listed(&kept))),
    }
}

impl ShelfEntry {
    /// The name of its game.
    pub fn game_name(&self, desktop: &Desktop) -> String {
        desktop.word(&format!("{}-name", self.game))
    }

    /// When it was left and who is next, as one line.
    pub fn when_and_next(&self, desktop: &Desktop) -> String {
        let day = capitalised(&desktop.text.say(&days::day(self.saved), &[]));
        match &self.turn {
            Turn::Seat(seat) | Turn::Chance(Some(seat)) => {
                let next = desktop.text.say(&Phrase::new("select-turn").with("seat", *seat), &self.names);
                format!("{day} · {next}")
            }
            Turn::Chance(None) | Turn::Over(_) => day,
        }
    }

    /// A sentence about this table, with its game, names and day.
    pub fn said(&self, desktop: &Desktop, key: &'static str) -> String {
        let names = people::listed(&self.names);
        let phrase = Phrase::new(key)
            .with("game", self.game_name(desktop))
            .with("names", names)
            .with("day", days::day(self.saved));
        desktop.text.say(&phrase, &[])
    }
}
