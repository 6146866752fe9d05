//! Errors of the command line: printed on standard error, with exit status 1, or 2 for wrong usage.

use std::io::Write as _;
use std::path::{Path, PathBuf};

use crate::bots::{ArenaError, BaselineError};
use crate::engine::{Argument, Phrase, Refusal};
use crate::games::{Visitor, ids, visit_game};
use crate::play::{Record, RecordError, RecordWarning, read_record};
use crate::storage::{ReadError, read_chosen_file};
use crate::text::Text;

/// An error that ends a command.
#[derive(Debug)]
pub enum CliError {
    /// `check` refused at least one file, and has said so.
    ChecksFailed,
    /// A file could not be read.
    Read(PathBuf, ReadError),
    /// A file could not be written.
    Write(PathBuf, std::io::Error),
    /// Standard output could not be written.
    Output(std::io::Error),
    /// Standard input could not be read.
    Input(std::io::Error),
    /// The other build of the program did not decide.
    Baseline(BaselineError),
    /// The content of a file is refused; with the seats' names.
    Refused(PathBuf, RecordError, Vec<String>),
    /// The command was used wrongly.
    Usage(Phrase),
    /// The rules refuse the request.
    Rules(Refusal),
}

impl CliError {
    /// The exit status.
    pub fn status(&self) -> u8 {
        match self {
            CliError::Usage(_) | CliError::Rules(_) => 2,
            CliError::ChecksFailed
            | CliError::Read(..)
            | CliError::Write(..)
            | CliError::Output(_)
            | CliError::Input(_)
            | CliError::Baseline(_)
            | CliError::Refused(..) => 1,
        }
    }

    /// Prints the error on standard error.
    pub fn print(&self) {
        let text = Text::english();
        let line = match self {
            CliError::ChecksFailed => return,
            CliError::Read(path, why) => format!("{}: {why}", path.display()),
            CliError::Write(path, error) => format!("{}: {error}", path.display()),
            CliError::Output(error) => {
                text.say(&Phrase::new("cli-output-failed").with("detail", error.to_string()), &[])
            }
            CliError::Input(error) => text.say(&Phrase::new("cli-input-failed").with("detail", error.to_string()), &[]),
            CliError::Baseline(error) => {
                text.say(&Phrase::new("cli-baseline-failed").with("detail", error.to_string()), &[])
            }
            CliError::Refused(path, problem, names) => refused_line(&text, path, problem, names),
            CliError::Usage(phrase) => text.say(phrase, &[]),
            CliError::Rules(refusal) => text.refusal(refusal, &[]),
        };
        print_error_line(&line);
    }
}

/// Prints one line on standard error. If that fails too, the exit status has to do.
pub fn print_error_line(line: &str) {
    let _ = writeln!(std::io::stderr(), "{}", escape_controls(line));
}

impl From<Refusal> for CliError {
    fn from(refusal: Refusal) -> Self {
        CliError::Rules(refusal)
    }
}

impl From<ArenaError> for CliError {
    fn from(error: ArenaError) -> Self {
        match error {
            ArenaError::Refused(refusal) => CliError::Rules(refusal),
            ArenaError::Baseline(error) => CliError::Baseline(error),
        }
    }
}

/// Escapes, as Rust does, all characters that act on a terminal: names in a record may hold line breaks, escape sequences or
/// marks that reverse the writing direction.
fn escape_controls(text: &str) -> String {
    let is_active = |character: char| {
        character.is_control()
            || matches!(character, '\u{200e}' | '\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2066}'..='\u{2069}' | '\u{feff}')
    };
    let escape = |character: char| {
        if is_active(character) { character.escape_default().to_string() } else { character.to_string() }
    };
    text.chars().map(escape).collect()
}

/// `FILE: event 17: R9: …`.
pub fn refused_line(text: &Text, path: &Path, problem: &RecordError, names: &[String]) -> String {
    let message = text.refusal(&problem.refusal, names);
    match problem.event {
        Some(event) => format!("{}: event {event}: {message}", path.display()),
        None => format!("{}: {message}", path.display()),
    }
}

/// A usage error with one argument.
pub fn usage_error(key: &'static str, name: &'static str, value: impl Into<Argument>) -> CliError {
    CliError::Usage(Phrase::new(key).with(name, value))
}

/// The error for a game that is not listed.
pub fn no_such_game(given: &str) -> CliError {
    CliError::Usage(Phrase::new("cli-game-unknown").with("given", given.to_owned()).with("games", ids().join(", ")))
}

/// The names of the seats in a record.
pub fn names(record: &Record) -> Vec<String> {
    record.seats.iter().map(|seat| seat.name.clone()).collect()
}

/// Replays a record file and calls the visitor with the game.
///
/// # Errors
/// If the file cannot be read, is not a record, or its game is not listed.
pub fn with_record<T>(path: &Path, visitor: &mut impl RecordVisitor<Output = T>) -> Result<T, CliError> {
    let (record, names) = read(path)?;
    struct Adapter<'a, V> {
        record: &'a Record,
        visitor: &'a mut V,
    }
    impl<V: RecordVisitor> Visitor for Adapter<'_, V> {
        type Output = Result<V::Output, RecordError>;
        fn visit<G: crate::games::Game>(&mut self) -> Self::Output {
            let (game, warnings) = self.record.replay::<G>()?;
            Ok(self.visitor.visit(&game, &warnings))
        }
    }
    visit_game(&record.game, &mut Adapter { record: &record, visitor })
        .unwrap_or_else(|| Err(unknown_game(&record)))
        .map_err(|problem| CliError::Refused(path.to_owned(), problem, names))
}

/// Code to run on a replayed record of any game.
pub trait RecordVisitor {
    /// The result.
    type Output;
    /// Called with the game, and what is odd about its record.
    fn visit<G: crate::games::Game>(
        &mut self,
        game: &crate::play::Match<G>,
        warnings: &[RecordWarning],
    ) -> Self::Output;
}

fn read(path: &Path) -> Result<(Record, Vec<String>), CliError> {
    let text = read_text(path)?;
    let record = read_record(&text).map_err(|problem| CliError::Refused(path.to_owned(), problem, Vec::new()))?;
    let names = names(&record);
    Ok((record, names))
}

/// Reads a file.
pub fn read_text(path: &Path) -> Result<String, CliError> {
    read_chosen_file(path).map_err(|why| CliError::Read(path.to_owned(), why))
}

fn unknown_game(record: &Record) -> RecordError {
    let phrase = Phrase::new("record-unknown-game").with("game", record.game.clone());
    RecordError { event: None, refusal: Refusal::new("record", phrase) }
}

/// Prints on standard error what is odd but accepted in a record.
pub fn print_warnings(path: &Path, text: &Text, names: &[String], warnings: &[RecordWarning]) {
    for warning in warnings {
        let line = format!("{}: {}", path.display(), text.say(&warning.phrase(names), names));
        print_error_line(&line);
    }
}
