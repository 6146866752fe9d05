//! Phrases by which a game describes its moves, events and positions.

use super::{GameEnd, Phrase, Rules, Seat, UndoBarrier};

/// The phrases of a game. They are made from views and observations, never from events or states.
pub trait Words: Rules {
    /// The log line for an observed event. Faces that are no longer visible in `open` are not named.
    fn log_line(seen: &Self::Seen, open: &Self::Open) -> Phrase;

    /// What a seat is doing in an observed event, said while it is being shown, without what comes of it: "Ada draws
    /// tiles". `None` if the sentence before stays.
    fn deed(_seen: &Self::Seen) -> Option<Phrase> {
        None
    }

    /// A seat's whole turn in one sentence, what came of it first: "Ada enters a line of 12: lays 6 and 2". `events` are
    /// all events of the turn, in order; what is no longer visible in `open` is not named. `None` if the turn is not over,
    /// or has no such sentence.
    fn turn_line(_events: &[Self::Seen], _open: &Self::Open) -> Option<Phrase> {
        None
    }

    /// What an event laid open, in a sentence that names what had to be remembered: for after the game. `None` if nothing.
    fn discovery(_seen: &Self::Seen) -> Option<Phrase> {
        None
    }

    /// The part of the game to which a position belongs, such as a round; `None` if the game has no parts.
    fn part(_open: &Self::Open) -> Option<Phrase> {
        None
    }

    /// Whether an observed event does something to this seat, such as robbing it.
    fn concerns(_seen: &Self::Seen, _seat: Seat) -> bool {
        false
    }

    /// Why an observed event must not be undone, in this game's words: "The dice have been rolled since." The sentence
    /// may name the `seat` that decided. By default in words that fit every game.
    fn undo_barrier(_seen: &Self::Seen, barrier: UndoBarrier) -> Phrase {
        barrier.phrase()
    }

    /// How the game was won, in one sentence below the winners: "7 points ahead of Bo, on the last tile." By default from
    /// the scores alone.
    fn how_won(end: &GameEnd<'_, Self>) -> Phrase {
        end.by_margin()
    }

    /// A move as an action: "lay the 5 at row 7, column 8".
    fn move_label(choice: &Self::Move) -> Phrase;

    /// Part of a reason for this move, as it is said right beside the move: in other words where those could be taken for the
    /// move's own place.
    fn said_beside(part: Phrase, _choice: &Self::Move) -> Phrase {
        part
    }

    /// A reason for a better move that is not named: in other words where those could be taken for the place of a move that is.
    fn said_unnamed(reason: Phrase) -> Phrase {
        reason
    }

    /// The heading that similar moves share in the list of legal moves, such as "lay the 5"; `None` for a move that is
    /// listed by itself.
    fn move_group(_choice: &Self::Move) -> Option<Phrase> {
        None
    }

    /// The label of a move below its heading, such as "row 7, column 8".
    fn label_in_group(choice: &Self::Move) -> Phrase {
        Self::move_label(choice)
    }

    /// Draws an open view in characters, for readable tests and bug reports.
    fn sketch(open: &Self::Open) -> String;
}
