//! Laying a table: from the new-game sheet, from the shelf, from a record. Here the id of a game becomes its type.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use serde_json::Value;

use super::desktop::{NewTable, file_name};
use super::settings::Settings;
use super::table::{Seated, Session};
use crate::engine::{Given, Phrase, Refusal, Seat};
use crate::games::{Game, Visitor, visit_game};
use crate::lessons;
use crate::play::{Match, Notice, Player, Policy, Problem, Shelf, Sitter, Table, Trouble, game_of, read_record};

/// A table that was opened, and what is worth saying about its file.
pub type Opened = (Box<dyn Session>, Vec<Notice>);

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
            let game = Match::<G>::new(options, self.0.seating.sitters.clone(), seed)?;
            let mut laid = self.2.new_table(game);
            laid.real_dice = G::DICE && self.0.seating.real_dice;
            laid.explained = self.0.together.then(BTreeSet::new);
            if let Some(seat) = self.0.starter {
                laid.give_by_hand(&Given::Starter(seat))?;
            }
            Ok(Box::new(Seated::new(laid, Some(self.1.clone()))))
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
            lessons::chapter::<G>(self.0).map(|chapter| Box::new(Seated::learning(chapter, self.1)) as Box<dyn Session>)
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
            for seat in Seat::all(game.sitters().len()) {
                let sitter = Sitter { player: Player::Human, ..game.sitter(seat).clone() };
                game.seat_someone(seat, sitter);
            }
            let mut laid = self.3.new_table(game);
            laid.policy = Policy::Free;
            Some(Box::new(Seated::new(laid, Some(self.2.clone())).as_saved()))
        }
    }
    visit_game(game, &mut SetUp(chapter, ply, path, settings)).flatten()
}

/// A table from the shelf.
///
/// # Errors
/// A sentence that says why it cannot be opened; the file is as it was.
pub fn shelved(path: &Path) -> Result<Opened, Phrase> {
    take_down(path).map_err(|trouble| said(path, &trouble))
}

/// As [`shelved`], with what is wrong as it was found.
///
/// # Errors
/// When the file cannot be read, or is refused.
pub fn take_down(path: &Path) -> Result<Opened, Trouble> {
    struct TakeDown<'a>(&'a str, &'a Path);
    impl Visitor for TakeDown<'_> {
        type Output = Result<Opened, Trouble>;
        fn visit<G: Game>(&mut self) -> Self::Output {
            let (table, notices) = Table::<G>::from_ron(self.0)?;
            Ok((Box::new(Seated::new(table, Some(self.1.to_owned()))), notices))
        }
    }
    let text = std::fs::read_to_string(path)?;
    let game = game_of(&text).ok_or_else(|| Problem::of_file("open-no-record"))?;
    visit_game(&game, &mut TakeDown(&text, path)).unwrap_or_else(|| Err(Trouble::Refused(unknown(&game).into())))
}

/// A record: a finished one to be looked at, an unfinished one to be played on at a new table of the shelf. The file itself
/// is never changed.
///
/// # Errors
/// A sentence that says why it cannot be opened.
pub fn record(path: &Path, shelf: &Shelf, settings: &Settings) -> Result<Opened, Phrase> {
    struct Replay<'a>(&'a crate::play::Record, &'a Shelf, &'a Settings);
    impl Visitor for Replay<'_> {
        type Output = Result<Opened, Trouble>;
        fn visit<G: Game>(&mut self) -> Self::Output {
            let (game, notices) = self.0.replay::<G>()?;
            // A finished game is put on the shelf only if it is taken back and so goes on.
            let finished = game.outcome().is_some();
            let seated = Seated::new(self.2.new_table(game), Some(self.1.new_path(G::ID)));
            Ok((Box::new(if finished { seated.as_saved() } else { seated }), notices))
        }
    }
    let text = std::fs::read_to_string(path).map_err(|error| said(path, &Trouble::Io(error)))?;
    let record = read_record(&text).map_err(|problem| said(path, &problem.into()))?;
    visit_game(&record.game, &mut Replay(&record, shelf, settings))
        .unwrap_or_else(|| Err(Trouble::Refused(unknown(&record.game).into())))
        .map_err(|trouble| said(path, &trouble))
}

fn malformed(detail: &impl std::fmt::Display) -> Refusal {
    Refusal::new("record", Phrase::new("record-malformed").with("detail", detail.to_string()))
}

fn unknown(game: &str) -> Refusal {
    Refusal::new("record", Phrase::new("record-unknown-game").with("game", game.to_owned()))
}

fn said(path: &Path, trouble: &Trouble) -> Phrase {
    match trouble {
        Trouble::Io(error) => not_opened(path, Phrase::new("open-io").with("detail", error.to_string())),
        Trouble::Refused(problem) => {
            let why = (*problem.refusal.phrase).clone();
            match problem.event {
                Some(event) => {
                    let place = Phrase::new("open-event").with("event", event);
                    not_opened(path, place.with("rule", problem.refusal.rule.to_owned()).with("why", why))
                }
                None => not_opened(path, why),
            }
        }
    }
}

fn not_opened(path: &Path, why: Phrase) -> Phrase {
    Phrase::new("open-failed").with("file", file_name(path)).with("why", why)
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
                    assert_eq!(session.record(), record.to_ron(), "{}, {rule}", G::ID);
                    assert_eq!(session.policy(), Policy::Free, "{rule}");
                    assert!(session.coaching().is_none() && session.save(Path::new("nowhere")).is_empty(), "{rule}");
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
