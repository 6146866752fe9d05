//! Puzzles: positions from games of strong players in which one turn is clearly best by what its seat can know.
//!
//! An answer to a puzzle is a [`Line`](crate::engine::Line): the seat's decisions up to the first thing that it cannot foresee, be that
//! a roll of dice, another seat's turn, or something new that a move shows. So a puzzle is a single decision where one decision is all
//! that can be foreseen, and a whole turn where a turn is many small ones; orders of the same decisions that lead to the same position
//! are the same answer.
//!
//! [`glance`] tells which decisions of a game are worth a closer look. [`sieve`] finds puzzles among them: it compares lines with little
//! effort, and only those that promise something with more. [`prove`] is the last step of it, and checks kept puzzles again: on each of
//! three seeds, the worst solution beats the best line that is none by eight points of a hundred and by four standard errors. Lines are
//! compared by games that are played to the end, as `story` does. What can no longer become clear is given up at once (`rounds.rs`).
//! A puzzle is refused whose solution leaves a rival a win that the quick players of those games overlook (`rival_wins.rs`).
//!
//! ```
//! use cheeseboard::engine::Stop;
//! use cheeseboard::games::zatre::Zatre;
//! use cheeseboard::puzzles::{Puzzle, Verdict, puzzle_names};
//!
//! for name in puzzle_names("zatre").iter().take(1) {
//!     let puzzle = Puzzle::<Zatre>::load(name).expect("it is kept in the program");
//!     assert_eq!(puzzle.judge(&puzzle.solutions[0], &Stop::default()), Some(Verdict::Solved));
//! }
//! ```
//!
//! Must not know: egui, states, clocks. Puzzles are judged by views.

mod answer;
mod catalogue;
mod file;
mod mining;
mod progress;
mod proof;
mod puzzle;
mod rival_wins;
mod rounds;
mod sieve;
mod variety;

pub use answer::Verdict;
pub use catalogue::{PuzzleInfo, catalogue, next_puzzle};
pub use file::{PuzzleError, PuzzleFile, puzzle_names};
pub use mining::{
    is_worth_asking, likeness, line_starts, mined_game, options_with_memory_help, puzzle_file, record_name,
};
pub use progress::{Attempt, FirstOutcome, MOST_STARS, Progress, PuzzleResult, Standing, puzzle_rating};
pub use proof::{Figures, MARGIN, Proof, SEEDS, prove};
pub use puzzle::{Puzzle, is_idea};
pub use sieve::{Found, Passed, glance, sieve};
pub use variety::{Likeness, Variety};
