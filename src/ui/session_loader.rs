//! Makes table sessions: new ones, from the shelf, from files, for lessons. Here the id of a game becomes its type.

use std::collections::BTreeSet;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};

use serde_json::Value;

use super::alert::Alert;
use super::app_paths::AppPaths;
use super::services::{NewTable, file_name};
use super::settings::Settings;
use super::table::{GameSession, Session};
use crate::engine::{Phrase, Refusal, Seat};
use crate::games::{Game, Visitor, visit_game};
use crate::lessons;
use crate::play::{
    Match, OpenError, Player, RecordError, RecordWarning, SeatAssignment, Table, UndoPolicy, game_id_of,
    is_from_newer_version, is_table_file, read_record,
};
use crate::puzzles::Puzzle;
use crate::storage::{ReadError, read_regular_file};

/// An opened table, and remarks about its file.
pub type OpenedSession = (Box<dyn Session>, Vec<RecordWarning>);
/// Returns the path for a new table of a game.
pub type NewPath<'a> = dyn Fn(&'static str) -> PathBuf + 'a;

/// A new table with the defaults for new tables, to be saved at `path`.
///
/// # Errors
/// If the game cannot be played with these options and seats.
pub fn new_table(table: &NewTable, path: PathBuf, settings: &Settings) -> Result<Box<dyn Session>, Refusal> {
    struct NewTableVisitor<'a>(&'a NewTable, PathBuf, &'a Settings);
    impl Visitor for NewTableVisitor<'_> {
        type Output = Result<Box<dyn Session>, Refusal>;
        fn visit<G: Game>(&mut self) -> Self::Output {
            let options = serde_json::from_value(Value::Object(self.0.setup.options.clone()))
                .map_err(|error| malformed(&error))?;
            let seed = self.0.seed.unwrap_or_else(rand::random);
            let mut game = Match::<G>::new(options, self.0.setup.seating.clone(), seed)?;
            game.set_deal(self.0.deal);
            self.2.identify_people(&mut game);
            if let Some(seat) = self.0.starter {
                game.choose_starter(seat)?;
            }
            let mut table = self.2.new_table(game);
            table.real_dice = G::HAS_OPEN_DICE && self.0.setup.real_dice;
            table.explained_cards = self.0.together.then(BTreeSet::new);
            Ok(Box::new(GameSession::new(table, Some(self.1.clone()))))
        }
    }
    visit_game(table.game, &mut NewTableVisitor(table, path, settings)).unwrap_or_else(|| Err(unknown_game(table.game)))
}

/// A table for a chapter of this game's lessons, starting at a step; `None` if there is no such chapter.
pub fn lesson(game: &str, chapter: &str, step: usize) -> Option<Box<dyn Session>> {
    struct LessonVisitor<'a>(&'a str, usize);
    impl Visitor for LessonVisitor<'_> {
        type Output = Option<Box<dyn Session>>;
        fn visit<G: Game>(&mut self) -> Self::Output {
            lessons::chapter::<G>(self.0)
                .map(|chapter| Box::new(GameSession::for_lesson(chapter, self.1)) as Box<dyn Session>)
        }
    }
    visit_game(game, &mut LessonVisitor(chapter, step)).flatten()
}

/// A table for a kept puzzle of this game, for whoever solves puzzles; `None` if there is no such puzzle, or it cannot be used.
pub fn puzzle(game: &str, name: &str, settings: &Settings) -> Option<Box<dyn Session>> {
    struct PuzzleVisitor<'a>(&'a str, &'a Settings);
    impl Visitor for PuzzleVisitor<'_> {
        type Output = Option<Box<dyn Session>>;
        fn visit<G: Game>(&mut self) -> Self::Output {
            match Puzzle::<G>::load(self.0) {
                Ok(puzzle) => Some(Box::new(GameSession::for_puzzle(puzzle, self.1))),
                Err(error) => {
                    tracing::error!("puzzle {} of {}: {error}", self.0, G::ID);
                    None
                }
            }
        }
    }
    visit_game(game, &mut PuzzleVisitor(name, settings)).flatten()
}

/// A table at the position after the first `ply` events of a chapter's record, for demonstration: people at all seats, and free undo. `None` if
/// there is no such position. The table is saved after the first move.
pub fn chapter_position(
    game: &str,
    chapter: &str,
    ply: usize,
    path: PathBuf,
    settings: &Settings,
) -> Option<Box<dyn Session>> {
    struct PositionVisitor<'a>(&'a str, usize, PathBuf, &'a Settings);
    impl Visitor for PositionVisitor<'_> {
        type Output = Option<Box<dyn Session>>;
        fn visit<G: Game>(&mut self) -> Self::Output {
            let mut game = lessons::chapter::<G>(self.0)?.at_ply(self.1)?;
            for seat in Seat::all(game.seating().len()) {
                let assignment = SeatAssignment { player: Player::Human, ..game.assignment(seat).clone() };
                game.assign_seat(seat, assignment);
            }
            let mut table = self.3.new_table(game);
            table.undo_policy = UndoPolicy::Free;
            Some(Box::new(GameSession::new(table, Some(self.2.clone())).as_saved()))
        }
    }
    visit_game(game, &mut PositionVisitor(chapter, ply, path, settings)).flatten()
}

/// A table from the shelf: from its file, or from `newest`, a version that could not be written yet.
///
/// # Errors
/// The alert to show; the file is unchanged.
pub fn from_shelf(path: &Path, newest: Option<&str>) -> Result<OpenedSession, Alert> {
    let text = newest.map_or_else(|| read_regular_file(path), |text| Ok(text.to_owned()));
    text.map_err(OpenError::from)
        .and_then(|text| parse_shelf_file(path, &text))
        .map_err(|error| open_alert(path, error))
}

/// Parses the text of a table file on the shelf.
///
/// # Errors
/// Why the file is refused.
pub fn parse_shelf_file(path: &Path, text: &str) -> Result<OpenedSession, OpenError> {
    struct ShelfVisitor<'a>(&'a str, &'a Path);
    impl Visitor for ShelfVisitor<'_> {
        type Output = Result<OpenedSession, OpenError>;
        fn visit<G: Game>(&mut self) -> Self::Output {
            let (table, warnings) = parse_table::<G>(self.0)?;
            Ok((Box::new(GameSession::new(table, Some(self.1.to_owned()))), warnings))
        }
    }
    // Saving a newer file in this version's format would lose what this version does not know.
    if is_from_newer_version(text) {
        Err(OpenError::NewerVersion)
    } else {
        with_game(text, &mut ShelfVisitor(text, path))
    }
}

/// Parses a table; a record becomes a table at the end of its game.
///
/// # Errors
/// Why the text is refused.
pub fn parse_table<G: Game>(text: &str) -> Result<(Table<G>, Vec<RecordWarning>), RecordError> {
    match is_table_file(text) {
        true => Table::from_ron(text),
        false => read_record(text)?.replay().map(|(game, warnings)| (Table::new(game), warnings)),
    }
}

/// Opens a file that people have chosen, a record or a saved table. A finished game is for review; an unfinished one continues at a new table of
/// the shelf, at the path that `new_path` returns. The file itself is never changed: the story of a game is kept beside a record of the
/// app's own, else in a cache. Luck starts afresh and nothing secret is open, so that two tables from one file cannot foresee each other.
///
/// # Errors
/// The alert to show.
pub fn from_file(
    path: &Path,
    paths: &AppPaths,
    new_path: &NewPath<'_>,
    settings: &Settings,
) -> Result<OpenedSession, Alert> {
    struct FileVisitor<'a>(&'a str, &'a NewPath<'a>, &'a Settings, (&'a Path, Option<&'a Path>));
    impl Visitor for FileVisitor<'_> {
        type Output = Result<OpenedSession, OpenError>;
        fn visit<G: Game>(&mut self) -> Self::Output {
            let (table, warnings) = match is_table_file(self.0) {
                true => Table::<G>::from_ron(self.0)?,
                false => {
                    let (game, warnings) = read_record(self.0)?.replay::<G>()?;
                    (self.2.new_table(game), warnings)
                }
            };
            let (path, story_cache) = self.3;
            let record = table.game.outcome().map(|_| path);
            // The table is put on the shelf after the first move.
            let seated = GameSession::new(table.imported(rand::random()), Some(self.1(G::ID))).as_saved();
            Ok((Box::new(seated.with_record(record, story_cache)), warnings))
        }
    }
    let text = read_regular_file(path).map_err(|why| open_alert(path, why.into()))?;
    let stories = paths.stories_cache();
    let story_cache = (path.parent() != Some(paths.records_dir())).then_some(stories.as_path());
    with_game(&text, &mut FileVisitor(&text, new_path, settings, (path, story_cache)))
        .map_err(|error| open_alert(path, error))
}

/// Calls the visitor with the game of a file. A refused file of a later version of the program is reported as such.
///
/// # Errors
/// Why the file is refused.
pub fn with_game<T, V: Visitor<Output = Result<T, OpenError>>>(text: &str, visitor: &mut V) -> Result<T, OpenError> {
    let opened = match game_id_of(text) {
        None => read_record(text)
            .map_or_else(|problem| Err(problem.into()), |_| Err(RecordError::in_file("open-no-record").into())),
        Some(game) => visit_game(&game, visitor).unwrap_or_else(|| Err(OpenError::Invalid(unknown_game(&game).into()))),
    };
    opened.map_err(|error| match error {
        OpenError::Invalid(_) if is_from_newer_version(text) => OpenError::NewerVersion,
        error => error,
    })
}

fn malformed(detail: &impl std::fmt::Display) -> Refusal {
    Refusal::new("record", Phrase::new("record-malformed").with("detail", detail.to_string()))
}

fn unknown_game(game: &str) -> Refusal {
    Refusal::new("record", Phrase::new("record-unknown-game").with("game", game.to_owned()))
}

/// Why a file cannot be read.
pub fn read_error_phrase(path: &Path, error: &ReadError) -> Phrase {
    let key = match error {
        ReadError::TooLarge => "open-too-large",
        ReadError::NotRegularFile => "open-no-file",
        ReadError::NotText => "open-no-game",
        ReadError::Io(error) if error.kind() == ErrorKind::NotFound => "open-not-there",
        ReadError::Io(_) => "open-unreadable",
    };
    Phrase::new(key).with("file", file_name(path))
}

/// The alert for a file that cannot be opened; the parser's message goes into the details.
pub fn open_alert(path: &Path, error: OpenError) -> Alert {
    let alert = |key: &'static str| Alert::new(Phrase::new(key).with("file", file_name(path)));
    match error {
        OpenError::NewerVersion => alert("open-newer"),
        OpenError::Read(error) => {
            let alert = Alert::new(read_error_phrase(path, &error));
            match error {
                ReadError::Io(error) if error.kind() != ErrorKind::NotFound => {
                    alert.with_details(Phrase::new("literal").with("text", error.to_string()))
                }
                _ => alert,
            }
        }
        OpenError::Invalid(problem) => {
            let why = (*problem.refusal.phrase).clone();
            match (problem.event, why.key) {
                (Some(event), _) => {
                    let place = Phrase::new("open-event").with("event", event);
                    let rule = problem.refusal.rule.to_owned();
                    alert("open-damaged").with_details(place.with("rule", rule).with("why", why))
                }
                (None, "record-unknown-game") => alert("open-unknown-game").with_details(why),
                (None, "record-malformed" | "open-no-record") => alert("open-no-game").with_details(why),
                (None, _) => alert("open-damaged").with_details(why),
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::visit_all;
    use crate::lessons::rule_pictures;

    /// The table of a rule picture is at the position of the record, with the record's names and people at all seats.
    #[test]
    fn a_chapter_position_is_that_of_the_record() {
        struct Compare(usize);
        impl Visitor for Compare {
            type Output = ();
            fn visit<G: Game>(&mut self) {
                for (rule, picture) in rule_pictures(G::ID).unwrap_or_default() {
                    let path = PathBuf::from("nowhere.ron");
                    let session = chapter_position(G::ID, &picture.chapter, picture.ply, path, &Settings::default());
                    let (Some(mut session), Some((game, _))) = (session, picture.position::<G>()) else {
                        panic!("{rule}: no such position")
                    };
                    let mut record = game.record(false);
                    for seat in &mut record.seats {
                        seat.player = "human".to_owned();
                        (seat.level, seat.temper) = (None, None);
                    }
                    assert_eq!(session.record(), record.for_sharing().to_ron(), "{}, {rule}", G::ID);
                    assert_eq!(session.model().undo.policy, UndoPolicy::Free, "{rule}");
                    assert!(!session.model().is_lesson() && session.save(Path::new("nowhere")).is_none(), "{rule}");
                    self.0 += 1;
                }
            }
        }
        let mut compare = Compare(0);
        visit_all(&mut compare);
        assert!(compare.0 > 0);
        assert!(chapter_position("zatre", "no-such-chapter", 0, PathBuf::new(), &Settings::default()).is_none());
        assert!(chapter_position("zatre", "first-turns", 9999, PathBuf::new(), &Settings::default()).is_none());
    }
}
