//! Sentences before translation: a text key and its arguments.
//!
//! The wording in each language belongs to `crate::text`.

use std::collections::BTreeSet;

use super::{Cell, Seat};

/// The id of a rule in the rule book of its game, such as `Z9` or `K12`. Two ids belong to no game: `record` (a
/// malformed event or file) and `result` (a wrong or missing result).
pub type RuleId = &'static str;

/// A sentence before translation: the key of a message and its named arguments.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Phrase {
    /// Key of the message in the text files (`assets/text`).
    pub key: &'static str,
    /// Arguments, each with the name that the message uses.
    pub arguments: Vec<(&'static str, Argument)>,
}

/// One argument of a phrase.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Argument {
    /// A number; messages may select plural forms by it.
    Number(i64),
    /// A seat, shown as the name of its player.
    Seat(Seat),
    /// A cell, shown as row and column counted from 1.
    Cell(Cell),
    /// Text that is the same in every language, such as `6 + 5 + 3`.
    Literal(String),
    /// A nested phrase.
    Phrase(Phrase),
    /// Several phrases, joined as a list.
    List(Vec<Phrase>),
}

impl Phrase {
    /// A phrase without arguments.
    pub fn new(key: &'static str) -> Self {
        Phrase { key, arguments: Vec::new() }
    }

    /// A phrase that names a cell by row and column, counted from 1.
    pub fn cell(cell: Cell) -> Self {
        // A damaged record may hold any numbers, including 255.
        let from_1 = |from_0: u8| u32::from(from_0) + 1;
        Phrase::new("cell").with("row", from_1(cell.row)).with("column", from_1(cell.column))
    }

    /// Adds the keys of this phrase and of all phrases in it to `keys`.
    pub fn collect_keys(&self, keys: &mut BTreeSet<&'static str>) {
        keys.insert(self.key);
        for (_, argument) in &self.arguments {
            match argument {
                Argument::Phrase(phrase) => phrase.collect_keys(keys),
                Argument::List(phrases) => phrases.iter().for_each(|phrase| phrase.collect_keys(keys)),
                Argument::Number(_) | Argument::Seat(_) | Argument::Cell(_) | Argument::Literal(_) => {}
            }
        }
    }

    /// Adds a named argument.
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

/// Why a move or another action is not allowed: the rule, and a sentence about the current position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refusal {
    /// The rule that forbids the action.
    pub rule: RuleId,
    /// The sentence for the player; boxed to keep `Result`s small.
    pub phrase: Box<Phrase>,
}

impl Refusal {
    /// A refusal under `rule`, explained by `phrase`.
    pub fn new(rule: RuleId, phrase: Phrase) -> Self {
        Refusal { rule, phrase: Box::new(phrase) }
    }

    /// The game rule behind the refusal; `None` for refusals of files and of undo, which rest on no game rule.
    pub fn game_rule(&self) -> Option<RuleId> {
        Some(self.rule).filter(|rule| !["", "record", "result"].contains(rule))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn refusals_of_files_and_undo_name_no_game_rule() {
        let game_rule = |rule| Refusal::new(rule, Phrase::new("table-nothing")).game_rule();
        assert_eq!(game_rule("Z9"), Some("Z9"));
        assert_eq!(["", "record", "result"].map(game_rule), [None; 3]);
    }
}
