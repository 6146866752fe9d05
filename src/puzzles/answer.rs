//! The judgement of an answer to a puzzle.

use super::proof::playout_settings;
use super::puzzle::Puzzle;
use super::rounds::CLOSE;
use crate::bots::{WIN_GAIN, compare_lines, is_same_line, reason_in_hindsight, rivals_of, try_lines};
use crate::engine::{Line, Mind, Phrase, Stop};

/// An answer that is no known solution is tried against the best one so often.
const TRIALS: u32 = 300;
/// A reason rests on so many trials.
const REASON_TRIALS: u32 = 200;
/// The seed of these trials.
const SEED: u64 = 1;

/// The judgement of an answer.
#[derive(Clone, Debug, PartialEq)]
pub enum Verdict {
    /// It is a known solution, or comes to the same.
    Solved,
    /// It is none of the known solutions, but about as good.
    AsGood,
    /// It is worse than the solutions.
    Wrong {
        /// What a solution has over the answer, in words that do not name it; `None` if nothing can be said.
        because: Option<Phrase>,
        /// By how many wins in a hundred games a solution is better.
        hundred: u32,
    },
}

impl Verdict {
    /// Whether the puzzle is solved.
    pub fn is_right(&self) -> bool {
        matches!(self, Verdict::Solved | Verdict::AsGood)
    }
}

impl<G: Mind> Puzzle<G> {
    /// Whether these decisions are an answer that can be judged: nothing can be added without learning something. `None` if one of them is
    /// not allowed. At a table this is so once chance or another seat is to act, or something new was seen.
    pub fn is_complete(&self, moves: &[G::Move]) -> Option<bool> {
        Line::follow(&self.view(), moves).ok().map(|line| line.is_complete)
    }

    /// Whether the last of these decisions shows something that the seat cannot foresee.
    pub fn shows_news(&self, moves: &[G::Move]) -> bool {
        Line::follow(&self.view(), moves).is_ok_and(|line| line.reveal.is_some() && line.moves.len() == moves.len())
    }

    /// Whether these decisions are the beginning of a known solution, in any order.
    pub fn is_on_the_way(&self, moves: &[G::Move]) -> bool {
        self.solutions.iter().any(|solution| {
            let mut left = solution.clone();
            moves.iter().all(|choice| match left.iter().position(|other| other == choice) {
                Some(at) => {
                    left.swap_remove(at);
                    true
                }
                None => false,
            })
        })
    }

    /// Whether these decisions are a known solution, or come to the same. Takes no time.
    pub fn is_solution(&self, moves: &[G::Move]) -> bool {
        let view = self.view();
        let Ok(answer) = Line::follow(&view, moves) else { return false };
        let same =
            |solution: &Vec<G::Move>| Line::follow(&view, solution).is_ok_and(|line| is_same_line(&line, &answer));
        answer.is_complete && self.solutions.iter().any(same)
    }

    /// Judges an answer by what the seat can know. An answer that is no known solution is compared with the best one, which takes about a
    /// second. `None` if the decisions are not allowed, or are not yet a complete answer.
    ///
    /// When `stop` is requested, returns at once with an arbitrary judgement.
    pub fn judge(&self, moves: &[G::Move], stop: &Stop) -> Option<Verdict> {
        let view = self.view();
        let answer = Line::follow(&view, moves).ok().filter(|line| line.is_complete)?;
        if self.is_solution(moves) {
            return Some(Verdict::Solved);
        }
        let best = Line::follow(&view, self.solutions.first()?).ok()?;
        let both = [best.moves.clone(), answer.moves.clone()];
        let tried = try_lines(&view, &both, TRIALS, playout_settings::<G>(), SEED, stop);
        let (advantage, _) = tried.first()?.advantage_over(tried.get(1)?);
        if advantage < CLOSE {
            return Some(Verdict::AsGood);
        }
        let hundred = (100.0 * advantage).round() as u32;
        if best.wins() && !answer.wins() {
            let wins = Phrase::new("plan-for").with("gains", vec![Phrase::new(WIN_GAIN)]);
            return Some(Verdict::Wrong { because: Some(wins), hundred });
        }
        let [.., expert] = G::search_settings();
        let comparison = compare_lines(&best, &answer, REASON_TRIALS, expert, SEED, stop);
        let rivals = rivals_of(self.seat, self.game.seating().len());
        let because = comparison.and_then(|comparison| reason_in_hindsight::<G>(&comparison, &rivals));
        Some(Verdict::Wrong { because, hundred })
    }
}
