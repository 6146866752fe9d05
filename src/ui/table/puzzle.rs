//! A puzzle at the table, for the screen: what its card says, and what is noted of it.
//!
//! Must not know: the solution, before it is shown.

mod card;

pub use card::{PuzzleCard, enter_command};

use crate::engine::Phrase;
use crate::puzzles::Attempt;

/// A puzzle at the table.
#[derive(Clone, Debug, PartialEq)]
pub struct PuzzleModel {
    /// The name of the puzzle.
    pub name: String,
    /// The question.
    pub question: Phrase,
    /// How far the person has come.
    pub stage: PuzzleStage,
    /// The idea, if it was asked for.
    pub hint: Option<Phrase>,
    /// Whether the film before the question can be watched again.
    pub can_watch_again: bool,
    /// What has happened so far, to be noted.
    pub attempts: Vec<Attempt>,
}

/// How far a person has come with a puzzle.
#[derive(Clone, Debug, PartialEq)]
pub enum PuzzleStage {
    /// The game before the question is being shown.
    Watching {
        /// Whether what is seen has to be remembered.
        tests_memory: bool,
    },
    /// An answer is awaited.
    Asking,
    /// The answer is judged.
    Judging {
        /// Whether this takes so long that it is said.
        takes_long: bool,
        /// Whether this takes so long that going on without the judgement is offered.
        may_go_on: bool,
    },
    /// The answer is right.
    Right {
        /// The idea of the answer, if it has one that can be said.
        idea: Option<Phrase>,
        /// Whether it is another answer that is as good.
        is_other: bool,
        /// Whether the answer ends within a turn, because its last decision shows something new.
        ends_at_news: bool,
        /// Whether the game can be played on.
        can_play_on: bool,
    },
    /// The answer is wrong.
    Wrong {
        /// What speaks against it.
        because: Option<Phrase>,
        /// By how many wins in a hundred games a solution is better.
        hundred: u32,
        /// Whether the last decision was not carried out because it would show something new.
        hides_news: bool,
    },
    /// The solution is being shown on the board.
    Showing,
    /// The solution was shown.
    Shown {
        /// The idea of the solution.
        idea: Phrase,
        /// Whether the solution ends within a turn, because its last decision shows something new.
        ends_at_news: bool,
    },
}
