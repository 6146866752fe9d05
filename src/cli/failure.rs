//! Why a command failed, and how that is said: on standard error, exit status 1, or 2 for wrong usage.

use std::io::Write as _;
use std::path::{Path, PathBuf};

use crate::engine::{Argument, Phrase, Refusal};
use crate::games::{Visitor, ids, visit_game};
use crate::play::{Notice, Problem, Record, read_record};
use crate::storage::{Unreadable, read_given};
use crate::text::Text;

/// Why a command failed.
#[derive(Debug)]
pub enum Failure {
    /// Lines to print; the command did its work and found fault.
    Found,
    /// A file could not be read.
    Unread(PathBuf, Unreadable),
    /// A file could not be written.
    Io(PathBuf, std::io::Error),
    /// Standard output could not be written.
    Output(std::io::Error),
    /// What a file says is refused.
    Refused(PathBuf, Problem, Vec<String>),
    /// The command was used wrongly.
    Usage(Phrase),
    /// The rules refuse what was asked for.
    Rules(Refusal),
}

impl Failure {
    /// The exit status.
    pub fn status(&self) -> u8 {
        match self {
            Failure::Usage(_) | Failure::Rules(_) => 2,
            Failure::Found | Failure::Unread(..) | Failure::Io(..) | Failure::Output(_) | Failure::Refused(..) => 1,
        }
    }

    /// Says it on standard error.
    pub fn print(&self) {
        let text = Text::english();
        let line = match self {
            Failure::Found => return,
            Failure::Unread(path, why) => format!("{}: {why}", path.display()),
            Failure::Io(path, error) => format!("{}: {error}", path.display()),
            Failure::Output(error) => {
                text.say(&Phrase::new("cli-output-failed").with("detail", error.to_string()), &[])
            }
            Failure::Refused(path, problem, names) => refused_line(&text, path, problem, names),
            Failure::Usage(phrase) => text.say(phrase, &[]),
            Failure::Rules(refusal) => text.refusal(refusal, &[]),
        };
        complain(&line);
    }
}

/// Writes one line on standard error. Where that cannot be written either nobody listens, and the exit status is all that tells.
pub fn complain(line: &str) {
    let _ = writeln!(std::io::stderr(), "{}", one_line(line));
}

impl From<Refusal> for Failure {
    fn from(refusal: Refusal) -> Self {
        Failure::Rules(refusal)
    }
}

/// Text that stays one line on a terminal and does nothing there: names in a record may hold line breaks, escape sequences, marks
/// that turn the writing round. Such characters are shown as Rust would write them.
fn one_line(text: &str) -> String {
    let acts = |character: char| {
        character.is_control()
            || matches!(character, '\u{200e}' | '\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2066}'..='\u{2069}' | '\u{feff}')
    };
    let shown = |character: char| {
        if acts(character) { character.escape_default().to_string() } else { character.to_string() }
    };
    text.chars().map(shown).collect()
}

/// `FILE: event 17: R9: …`.
pub fn refused_line(text: &Text, path: &Path, problem: &Problem, names: &[String]) -> String {
    let said = text.refusal(&problem.refusal, names);
    match problem.event {
        Some(event) => format!("{}: event {event}: {said}", path.display()),
        None => format!("{}: {said}", path.display()),
    }
}

/// A usage failure with one argument.
pub fn usage(key: &'static str, name: &'static str, value: impl Into<Argument>) -> Failure {
    Failure::Usage(Phrase::new(key).with(name, value))
}

/// The failure of a game that is not listed.
pub fn no_such_game(given: &str) -> Failure {
    Failure::Usage(Phrase::new("cli-game-unknown").with("given", given.to_owned()).with("games", ids().join(", ")))
}

/// The names in a record, as far as it can be read.
pub fn names(record: &Record) -> Vec<String> {
    record.seats.iter().map(|seat| seat.name.clone()).collect()
}

/// Reads a record file and does the visitor's work for its game.
///
/// # Errors
/// When the file cannot be read, is no record, or is of a game that is not listed.
pub fn with_record<T>(path: &Path, visitor: &mut impl RecordVisitor<Output = T>) -> Result<T, Failure> {
    let (record, names) = read(path)?;
    struct Adapter<'a, V> {
        record: &'a Record,
        visitor: &'a mut V,
    }
    impl<V: RecordVisitor> Visitor for Adapter<'_, V> {
        type Output = Result<V::Output, Problem>;
        fn visit<G: crate::games::Game>(&mut self) -> Self::Output {
            let (game, notices) = self.record.replay::<G>()?;
            Ok(self.visitor.visit(&game, &notices))
        }
    }
    visit_game(&record.game, &mut Adapter { record: &record, visitor })
        .unwrap_or_else(|| Err(unknown_game(&record)))
        .map_err(|problem| Failure::Refused(path.to_owned(), problem, names))
}

/// Work on a replayed record, whichever its game.
pub trait RecordVisitor {
    /// What comes out.
    type Output;
    /// Does it.
    fn visit<G: crate::games::Game>(&mut self, game: &crate::play::Match<G>, notices: &[Notice]) -> Self::Output;
}

fn read(path: &Path) -> Result<(Record, Vec<String>), Failure> {
    let text = read_given(path).map_err(|why| Failure::Unread(path.to_owned(), why))?;
    let record = read_record(&text).map_err(|problem| Failure::Refused(path.to_owned(), problem, Vec::new()))?;
    let names = names(&record);
    Ok((record, names))
}

fn unknown_game(record: &Record) -> Problem {
    let phrase = Phrase::new("record-unknown-game").with("game", record.game.clone());
    Problem { event: None, refusal: Refusal::new("record", phrase) }
}

/// Says what was accepted with a grain of salt, on standard error.
pub fn print_notices(path: &Path, text: &Text, names: &[String], notices: &[Notice]) {
    for notice in notices {
        let line = format!("{}: {}", path.display(), text.say(&notice.phrase(names), names));
        complain(&line);
    }
}
