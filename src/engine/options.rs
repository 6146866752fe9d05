//! The options of a game as data: the new-game sheet, `--option` and the laws are made from them.

/// One option of a game.
#[derive(Clone, Copy, Debug)]
pub struct OptionSpec {
    /// Its name in records and on the command line; the text key is `GAME-option-KEY`.
    pub key: &'static str,
    /// What it can be.
    pub kind: OptionKind,
    /// Whether it can differ from its default at a table with this many seats.
    pub fits: fn(seats: usize) -> bool,
}

/// What values an option takes.
#[derive(Clone, Copy, Debug)]
pub enum OptionKind {
    /// On or off.
    Switch {
        /// The value where nothing is said.
        default: bool,
    },
    /// One of several words or numbers.
    Choice {
        /// Index of the value where nothing is said.
        default: usize,
        /// All values in the order in which they are offered.
        values: &'static [OptionValue],
    },
    /// A number for each seat. The value is a map from the seat's number as text to its number, `{"0": 2, "3": 1}`; a seat that is not
    /// in it has 0, and nothing said is the empty map.
    PerSeat {
        /// The most that all seats of a table with this many seats may have together; one seat may have it all.
        most_together: fn(seats: usize) -> u8,
    },
}

/// A value of an option, as it stands in a record.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OptionValue {
    /// On or off.
    Switch(bool),
    /// A number.
    Number(i64),
    /// A word.
    Word(&'static str),
}
