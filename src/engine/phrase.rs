//! What a game has to say, before it is put into words: a text key with its arguments.
//!
//! The words themselves, in whatever language, are the business of `crate::text`.

use super::{Cell, Seat};

/// The id of a rule as on the page of its game: `Z9`, `K12`. Two ids belong to no game: `record` (a malformed event or
/// file) and `result` (a wrong or missing result).
pub type RuleId = &'static str;

/// A sentence to be: the key of a message and its arguments by name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Phrase {
    /// Key of the message in the text files.
    pub key: &'static str,
    /// Arguments by the name that the message uses.
    pub arguments: Vec<(&'static str, Argument)>,
}

/// One argument of a phrase.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Argument {
    /// A number, also for plural forms.
    Number(i64),
    /// A seat, shown by the name of who sits there.
    Seat(Seat),
    /// A cell, shown as row and column counted from 1.
    Cell(Cell),
    /// Text that is the same in every language: `6 + 5 + 3`.
    Literal(String),
    /// A phrase within the phrase.
    Phrase(Phrase),
    /// Several phrases, joined as a list.
    List(Vec<Phrase>),
}

impl Phrase {
    /// A phrase without arguments yet.
    pub fn new(key: &'static str) -> Self {
        Phrase { key, arguments: Vec::new() }
    }

    /// Where a cell is, as a phrase of its own.
    pub fn cell(cell: Cell) -> Self {
        // A cell of a damaged record may have any numbers, also the highest.
        let counted = |from_0: u8| u32::from(from_0) + 1;
        Phrase::new("cell").with("row", counted(cell.row)).with("column", counted(cell.column))
    }

    /// The same phrase with one more argument.
    pub fn with(mut self, name: &'static str, argument: impl Into<Argument>) -> Self {
        self.arguments.push((name, argument.into()));
        self
    }
}

macro_rules! argument_from_number {
    ($($number:ty),*) => {$(
        impl From<$number> for Argument {
            fn from(number: $number) -> Self {
                Argument::Number(i64::from(number))
            }
        }
    )*};
}
argument_from_number!(u8, u32, i32, i64);

impl From<usize> for Argument {
    fn from(number: usize) -> Self {
        Argument::Number(i64::try_from(number).unwrap_or(i64::MAX))
    }
}

impl From<Seat> for Argument {
    fn from(seat: Seat) -> Self {
        Argument::Seat(seat)
    }
}

impl From<Cell> for Argument {
    fn from(cell: Cell) -> Self {
        Argument::Cell(cell)
    }
}

impl From<Phrase> for Argument {
    fn from(phrase: Phrase) -> Self {
        Argument::Phrase(phrase)
    }
}

impl From<Vec<Phrase>> for Argument {
    fn from(phrases: Vec<Phrase>) -> Self {
        Argument::List(phrases)
    }
}

impl From<String> for Argument {
    fn from(text: String) -> Self {
        Argument::Literal(text)
    }
}

/// Why something is not allowed: the rule it rests on and a sentence about this very position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refusal {
    /// The rule that forbids it.
    pub rule: RuleId,
    /// The sentence for the player; boxed, because refusals travel in `Result`s.
    pub phrase: Box<Phrase>,
}

impl Refusal {
    /// A refusal under `rule` with this sentence.
    pub fn new(rule: RuleId, phrase: Phrase) -> Self {
        Refusal { rule, phrase: Box::new(phrase) }
    }

    /// The rule of the game that it rests on, if it is one: files and undo refuse too.
    pub fn game_rule(&self) -> Option<RuleId> {
        Some(self.rule).filter(|rule| !["", "record", "result"].contains(rule))
    }
}
