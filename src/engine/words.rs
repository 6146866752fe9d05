//! What a game says of itself: phrases for the log, for moves and positions.

use super::{Phrase, Rules};

/// The phrases of a game, made from what a viewer witnessed, never from an event or a state.
pub trait Words: Rules {
    /// The log line for what was seen, told by what lies open now: a face that is covered again is not named.
    fn log_line(seen: &Self::Seen, open: &Self::Open) -> Phrase;

    /// A move in words, as an action: "lay the 5 at row 7, column 8".
    fn move_label(choice: &Self::Move) -> Phrase;

    /// The heading under which a move stands among all that can be done, where others are like it: "lay the 5". Without one it stands for
    /// itself.
    fn move_group(_choice: &Self::Move) -> Option<Phrase> {
        None
    }

    /// What a move is called under its heading: "row 7, column 8".
    fn label_in_group(choice: &Self::Move) -> Phrase {
        Self::move_label(choice)
    }

    /// An open view drawn in characters, for readable tests and bug reports.
    fn sketch(open: &Self::Open) -> String;
}
