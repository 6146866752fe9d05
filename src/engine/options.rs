//! The options of a game as data. The new-game screen, the `--option` argument and the tests are generated from them.

use super::Refusal;

/// One option of a game.
#[derive(Clone, Copy, Debug)]
pub struct OptionSpec {
    /// The name of the option in records and on the command line. Its text key is `GAME-option-KEY`.
    pub key: &'static str,
    /// The values that the option takes.
    pub kind: OptionKind,
    /// Whether the option may differ from its default with this many seats.
    pub fits: fn(seats: usize) -> bool,
}

/// The kind of values that an option takes.
#[derive(Clone, Copy, Debug)]
pub enum OptionKind {
    /// On or off.
    Switch {
        /// The default value.
        default: bool,
    },
    /// One of several words or numbers.
    Choice {
        /// Index of the default in `values`.
        default: usize,
        /// All values, in the order in which they are offered.
        values: &'static [OptionValue],
    },
    /// A number for each seat. The value is a map from the seat index as text to the number, such as `{"0": 2, "3":
    /// 1}`. Seats that are missing have 0; the default is the empty map.
    PerSeat {
        /// The maximum for the sum over all seats at a table of `seats` seats. A single seat may have the whole sum.
        max_total: fn(seats: usize) -> u8,
    },
    /// A board that people bring as a file. Without a value the game is played on ours.
    Board {
        /// Our board as such a file: a pattern for others.
        template: &'static str,
        /// Reads a board from the text of a file, or from a value written as JSON, and checks it.
        read: fn(text: &str) -> Result<serde_json::Value, Refusal>,
    },
}

/// A value of an option as stored in a record.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OptionValue {
    /// On or off.
    Switch(bool),
    /// A number.
    Number(i64),
    /// A word.
    Word(&'static str),
}
