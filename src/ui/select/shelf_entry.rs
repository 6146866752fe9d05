//! The unfinished tables as shown on game select, read from the files of the shelf.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use jiff::civil::Date;

use crate::engine::{Phrase, Turn};
use crate::games::{Game, Visitor, visit_game};
use crate::paint::painter::PlayerLabel;
use crate::play::{FileContents, detect_contents};
use crate::storage::set_aside;
use crate::ui::daily::{PlayedDeals, title_at_table};
use crate::ui::days;
use crate::ui::folder_reader::{FileContent, FolderReader};
use crate::ui::people::{self, capitalise};
use crate::ui::services::{AppServices, file_name};
use crate::ui::session_loader;

/// The maximum number of damaged files listed by name.
const MAX_NAMED: usize = 4;

/// An unfinished table, as shown on game select.
pub struct ShelfEntry {
    /// The file of the table.
    pub path: PathBuf,
    /// The id of the game.
    pub game: &'static str,
    /// Names and marks of the players.
    pub players: Vec<PlayerLabel>,
    /// The player names, as arguments for sentences.
    pub names: Vec<String>,
    /// The day, if this is the deal of a day.
    pub deal: Option<Date>,
    /// Whether something is tried out at the table from a finished game.
    pub is_try: bool,
    /// Who acts next.
    turn: Turn,
    /// When the table was last saved.
    saved: SystemTime,
}

/// Reads the tables on the shelf in the background, including those that are not saved yet.
pub fn read_shelf(services: &AppServices) -> FolderReader<ShelfEntry> {
    let unwritten = services.autosave.pending();
    let unwritten: BTreeMap<PathBuf, String> =
        unwritten.into_iter().map(|(path, version)| (path, version.text().to_owned())).collect();
    let ours: BTreeSet<PathBuf> = unwritten.keys().cloned().collect();
    FolderReader::with_pending_writes(services.shelf.folder(), &["ron"], unwritten, move |path, saved, text| {
        read_entry(path, saved, &text, ours.contains(path))
    })
}

/// Reads the contents of a file on the shelf. The record of a finished game belongs there only if it is `ours`: still
/// to be moved to the records.
fn read_entry(path: &Path, saved: SystemTime, text: &str, ours: bool) -> FileContent<ShelfEntry> {
    struct ReadTable<'a>(&'a str, &'a Path, SystemTime);
    impl Visitor for ReadTable<'_> {
        type Output = FileContent<ShelfEntry>;
        fn visit<G: Game>(&mut self) -> Self::Output {
            let ReadTable(text, path, saved) = *self;
            match session_loader::parse_table::<G>(text) {
                Ok((table, _notices)) => {
                    let faces = people::player_labels(table.game.seating());
                    let names = faces.iter().map(|face| face.name.clone()).collect();
                    let (turn, deal) = (table.game.turn(), table.game.deal());
                    FileContent::Valid(ShelfEntry {
                        path: path.to_owned(),
                        game: G::ID,
                        players: faces,
                        names,
                        deal,
                        is_try: table.trial.is_some(),
                        turn,
                        saved,
                    })
                }
                Err(problem) => {
                    tracing::warn!("{} is refused: {problem:?}", path.display());
                    FileContent::Damaged
                }
            }
        }
    }
    match detect_contents(text) {
        FileContents::Record(_) if !ours => FileContent::Foreign,
        FileContents::Table(game) | FileContents::Record(game) => {
            visit_game(&game, &mut ReadTable(text, path, saved)).unwrap_or(FileContent::Foreign)
        }
        FileContents::NewerVersion => FileContent::Newer,
        FileContents::Unsupported => FileContent::Foreign,
        FileContents::Damaged => FileContent::Damaged,
    }
}

/// Sets damaged files aside; returns the sentence that reports them, because otherwise nobody would notice.
pub fn set_damaged_aside(folder: &mut FolderReader<ShelfEntry>) -> Option<Phrase> {
    let mut kept = Vec::new();
    for path in folder.take_damaged() {
        match set_aside(&path) {
            Ok(aside) => kept.push(file_name(&aside)),
            Err(error) => {
                tracing::warn!("{} cannot be set aside: {error}", path.display());
                folder.count_foreign();
            }
        }
    }
    match kept.len() {
        0 => None,
        count if count > MAX_NAMED => Some(Phrase::new("select-set-aside-many").with("count", count)),
        count => Some(Phrase::new("select-set-aside").with("count", count).with("kept", people::list_argument(&kept))),
    }
}

impl ShelfEntry {
    /// The name of the game.
    pub fn game_name(&self, services: &AppServices) -> String {
        services.word(&format!("{}-name", self.game))
    }

    /// What kind of table it is, unless a common one: a try, or the deal of which day, perhaps for practice.
    pub fn kind(&self, services: &AppServices, played: &PlayedDeals) -> Option<String> {
        if self.is_try {
            return Some(services.word("select-try"));
        }
        self.deal.map(|date| title_at_table(services, date, played.is_practice(date, &self.names)))
    }

    /// One line: what kind of table it is, when it was saved unless it is the deal of a day, and who is next.
    pub fn when_and_next(&self, services: &AppServices, kind: Option<&str>) -> String {
        let saved = || capitalise(&services.text.say(&days::relative_day(self.saved), &[]));
        let day = match kind {
            Some(kind) if self.is_try => format!("{kind} · {}", saved()),
            Some(deal) => deal.to_owned(),
            None => saved(),
        };
        match &self.turn {
            Turn::Seat(seat) | Turn::Chance(Some(seat)) => {
                let next = services.text.say(&Phrase::new("select-turn").with("seat", *seat), &self.names);
                format!("{day} · {next}")
            }
            Turn::Chance(None) | Turn::Over(_) => day,
        }
    }

    /// Renders the sentence with this key about the table: game, names and day.
    pub fn sentence(&self, services: &AppServices, key: &'static str) -> String {
        services.text.say(&self.phrase(services, key).with("day", days::relative_day(self.saved)), &[])
    }

    /// What is said of opening a table of this kind: instead of the day when it was saved, of which day it is the deal.
    pub fn opening(&self, services: &AppServices, kind: Option<&str>) -> String {
        match kind {
            Some(_) if self.is_try => self.sentence(services, "select-open-try"),
            Some(deal) => services.text.say(&self.phrase(services, "select-open").with("day", deal.to_owned()), &[]),
            None => self.sentence(services, "select-open"),
        }
    }

    fn phrase(&self, services: &AppServices, key: &'static str) -> Phrase {
        let names = people::list_argument(&self.names);
        Phrase::new(key).with("game", self.game_name(services)).with("names", names)
    }
}
