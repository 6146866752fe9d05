//! Laying a table: from the new-game sheet, from the shelf, from a record. Here the id of a game becomes its type.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use serde_json::Value;

use super::alert::Alert;
use super::desktop::{NewTable, file_name};
use super::settings::Settings;
use super::table::{GameSession, Session};
use crate::engine::{ManualOutcome, Phrase, Refusal, Seat};
use crate::games::{Game, Visitor, visit_game};
use crate::lessons;
use crate::play::{
    Match, Notice, Player, Policy, Problem, SeatAssignment, Table, Trouble, game_of, is_newer, is_table, read_record,
};
use crate::storage::{Unreadable, read_from_folder};

/// A table that was opened, and what is worth saying about its file.
pub type Opened = (Box<dyn Session>, Vec<Notice>);
/// Gives the path for a new table of a game.
pub type NewPath<'a> = dyn Fn(&'static str) -> PathBuf + 'a;

/// A new table, as is set for new tables; it will be saved at `path`.
///
/// # Errors
/// When the game cannot be played so.
pub fn new_table(table: &NewTable, path: PathBuf, settings: &Settings) -> Result<Box<dyn Session>, Refusal> {
    struct Lay<'a>(&'a NewTable, PathBuf, &'a Settings);
    impl Visitor for Lay<'_> {
        type Output = Result<Box<dyn Session>, Refusal>;
        fn visit<G: Game>(&mut self) -> Self::Output {
            let options = serde_json::from_value(Value::Object(self.0.seating.options.clone()))
                .map_err(|error| malformed(&error))?;
            let seed = self.0.seed.unwrap_or_else(rand::random);
            let game = Match::<G>::new(options, self.0.seating.seating.clone(), seed)?;
            let mut laid = self.2.new_table(game);
            laid.real_dice = G::DICE && self.0.seating.real_dice;
            laid.explained = self.0.together.then(BTreeSet::new);
            if let Some(seat) = self.0.starter {
                laid.give_by_hand(&ManualOutcome::Starter(seat))?;
            }
            Ok(Box::new(GameSession::new(laid, Some(self.1.clone()))))
        }
    }
    visit_game(table.game, &mut Lay(table, path, settings)).unwrap_or_else(|| Err(unknown(table.game)))
}

/// A table on which a chapter of this game's lessons is learned from a step on, if there is such a chapter.
pub fn learning(game: &str, chapter: &str, step: usize) -> Option<Box<dyn Session>> {
    struct Learn<'a>(&'a str, usize);
    impl Visitor for Learn<'_> {
        type Output = Option<Box<dyn Session>>;
        fn visit<G: Game>(&mut self) -> Self::Output {
            lessons::chapter::<G>(self.0)
                .map(|chapter| Box::new(GameSession::learning(chapter, self.1)) as Box<dyn Session>)
        }
    }
    visit_game(game, &mut Learn(chapter, step)).flatten()
}

/// A table at the position after the first `ply` events of a chapter's record, if there is such a one: with people at all seats, and everything may be
/// taken back, so that it can be shown to others. It is saved once somebody has done something there.
pub fn set_up(game: &str, chapter: &str, ply: usize, path: PathBuf, settings: &Settings) -> Option<Box<dyn Session>> {
    struct SetUp<'a>(&'a str, usize, PathBuf, &'a Settings);
    impl Visitor for SetUp<'_> {
        type Output = Option<Box<dyn Session>>;
        fn visit<G: Game>(&mut self) -> Self::Output {
            let mut game = lessons::chapter::<G>(self.0)?.after(self.1)?;
            for seat in Seat::all(game.seating().len()) {
                let assignment = SeatAssignment { player: Player::Human, ..game.assignment(seat).clone() };
                game.seat_someone(seat, assignment);
            }
            let mut laid = self.3.new_table(game);
            laid.policy = Policy::Free;
            Some(Box::new(GameSession::new(laid, Some(self.2.clone())).as_saved()))
        }
    }
    visit_game(game, &mut SetUp(chapter, ply, path, settings)).flatten()
}

/// A table from the shelf: as it is in its file, or in `newest`, a version of it that could not be written yet.
///
/// # Errors
/// What is to be said of it; the file is as it was.
pub fn shelved(path: &Path, newest: Option<&str>) -> Result<Opened, Alert> {
    let text = newest.map_or_else(|| read_from_folder(path), |text| Ok(text.to_owned()));
    text.map_err(Trouble::from).and_then(|text| take_down(path, &text)).map_err(|trouble| not_opened(path, trouble))
}

/// The table whose file on the shelf holds this text.
///
/// # Errors
/// Why it is refused.
pub fn take_down(path: &Path, text: &str) -> Result<Opened, Trouble> {
    struct TakeDown<'a>(&'a str, &'a Path);
    impl Visitor for TakeDown<'_> {
        type Output = Result<Opened, Trouble>;
        fn visit<G: Game>(&mut self) -> Self::Output {
            let (table, notices) = table_of::<G>(self.0)?;
            Ok((Box::new(GameSession::new(table, Some(self.1.to_owned()))), notices))
        }
    }
    // It would be written as this version writes it, and lose what this version does not know.
    if is_newer(text) { Err(Trouble::Newer) } else { with_game(text, &mut TakeDown(text, path)) }
}

/// The table that this text holds; where that is a record, the end of a game that is not among the records yet.
///
/// # Errors
/// Why it is refused.
pub fn table_of<G: Game>(text: &str) -> Result<(Table<G>, Vec<Notice>), Problem> {
    match is_table(text) {
        true => Table::from_ron(text),
        false => read_record(text)?.replay().map(|(game, notices)| (Table::new(game), notices)),
    }
}

/// A file that people have named, a record or a saved table: a finished game to be looked at, an unfinished one to be played on at a new table of the
/// shelf, at the path that `new_path` gives for its game. The file itself is never changed. What would let two tables of one file foresee each other stays behind: luck begins anew, and nothing that only
/// one seat may see lies open.
///
/// # Errors
/// What is to be said of it.
pub fn file(path: &Path, new_path: &NewPath<'_>, settings: &Settings) -> Result<Opened, Alert> {
    struct Open<'a>(&'a str, &'a NewPath<'a>, &'a Settings);
    impl Visitor for Open<'_> {
        type Output = Result<Opened, Trouble>;
        fn visit<G: Game>(&mut self) -> Self::Output {
            let (table, notices) = match is_table(self.0) {
                true => Table::<G>::from_ron(self.0)?,
                false => {
                    let (game, notices) = read_record(self.0)?.replay::<G>()?;
                    (self.2.new_table(game), notices)
                }
            };
            // It is put on the shelf once somebody has done something there.
            let seated = GameSession::new(table.from_elsewhere(rand::random()), Some(self.1(G::ID))).as_saved();
            Ok((Box::new(seated), notices))
        }
    }
    let text = read_from_folder(path).map_err(|why| not_opened(path, why.into()))?;
    with_game(&text, &mut Open(&text, new_path, settings)).map_err(|trouble| not_opened(path, trouble))
}

/// Does this with the game that a file is about. What is refused in a file of a later version of the program is called that.
fn with_game<V: Visitor<Output = Result<Opened, Trouble>>>(text: &str, visitor: &mut V) -> Result<Opened, Trouble> {
    let opened = match game_of(text) {
        None => read_record(text)
            .map_or_else(|problem| Err(problem.into()), |_| Err(Problem::of_file("open-no-record").into())),
        Some(game) => visit_game(&game, visitor).unwrap_or_else(|| Err(Trouble::Refused(unknown(&game).into()))),
    };
    opened.map_err(|trouble| match trouble {
        Trouble::Refused(_) if is_newer(text) => Trouble::Newer,
        trouble => trouble,
    })
}

fn malformed(detail: &impl std::fmt::Display) -> Refusal {
    Refusal::new("record", Phrase::new("record-malformed").with("detail", detail.to_string()))
}

fn unknown(game: &str) -> Refusal {
    Refusal::new("record", Phrase::new("record-unknown-game").with("game", game.to_owned()))
}

/// What is to be said of a file that cannot be opened; what its reader says of it are details.
fn not_opened(path: &Path, trouble: Trouble) -> Alert {
    let says = |key: &'static str| Alert::new(Phrase::new(key).with("file", file_name(path)));
    let system = |detail: String| Phrase::new("literal").with("text", detail);
    match trouble {
        Trouble::Newer => says("open-newer"),
        Trouble::Unread(Unreadable::TooLarge) => says("open-too-large"),
        Trouble::Unread(Unreadable::NotAFile) => says("open-no-file"),
        Trouble::Unread(Unreadable::NotText) => says("open-no-game"),
        Trouble::Unread(Unreadable::Io(error)) if error.kind() == std::io::ErrorKind::NotFound => {
            says("open-not-there")
        }
        Trouble::Unread(Unreadable::Io(error)) => says("open-unreadable").with_details(system(error.to_string())),
        Trouble::Refused(problem) => {
            let why = (*problem.refusal.phrase).clone();
            match (problem.event, why.key) {
                (Some(event), _) => {
                    let place = Phrase::new("open-event").with("event", event);
                    let rule = problem.refusal.rule.to_owned();
                    says("open-damaged").with_details(place.with("rule", rule).with("why", why))
                }
                (None, "record-unknown-game") => says("open-unknown-game").with_details(why),
                (None, "record-malformed" | "open-no-record") => says("open-no-game").with_details(why),
                (None, _) => says("open-damaged").with_details(why),
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::visit_all;
    use crate::lessons::pictures;

    /// A picture's table is at the position of the record, with the record's names, people at all seats.
    #[test]
    fn a_position_that_is_set_up_is_that_of_the_record() {
        struct Compare(usize);
        impl Visitor for Compare {
            type Output = ();
            fn visit<G: Game>(&mut self) {
                for (rule, picture) in pictures(G::ID).unwrap_or_default() {
                    let path = PathBuf::from("nowhere.ron");
                    let session = set_up(G::ID, &picture.chapter, picture.ply, path, &Settings::default());
                    let (Some(mut session), Some((game, _))) = (session, picture.position::<G>()) else {
                        panic!("{rule}: no such position")
                    };
                    let mut record = game.record(false);
                    for seat in &mut record.seats {
                        seat.player = "human".to_owned();
                        (seat.level, seat.temper) = (None, None);
                    }
                    assert_eq!(session.copy(), record.without_foresight().to_ron(), "{}, {rule}", G::ID);
                    assert_eq!(session.policy(), Policy::Free, "{rule}");
                    assert!(session.coaching().is_none() && session.save(Path::new("nowhere")).is_none(), "{rule}");
                    self.0 += 1;
                }
            }
        }
        let mut compare = Compare(0);
        visit_all(&mut compare);
        assert!(compare.0 > 0);
        assert!(set_up("zatre", "no-such-chapter", 0, PathBuf::new(), &Settings::default()).is_none());
        assert!(set_up("zatre", "first-turns", 9999, PathBuf::new(), &Settings::default()).is_none());
    }
}
