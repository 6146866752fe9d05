//! What about an event keeps undo from going back over it.

use super::Phrase;

/// Why an event must not be undone where several people play.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum UndoBarrier {
    /// Chance has decided: a roll, a draw, a deal.
    Chance,
    /// The event has hidden something that undo would show again.
    Covered,
    /// The seat that decided has seen something new.
    News,
    /// The event has ended the game, which shows everything.
    Revealed,
}

impl UndoBarrier {
    /// The reason in words that fit every game; they may name the `seat` that decided.
    pub fn phrase(self) -> Phrase {
        Phrase::new(match self {
            UndoBarrier::Chance => "undo-chance",
            UndoBarrier::Covered => "undo-covered",
            UndoBarrier::News => "undo-news",
            UndoBarrier::Revealed => "undo-revealed",
        })
    }
}
