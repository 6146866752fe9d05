//! A run of a drill: right answers until the third mistake.

use rand::Rng as _;

use crate::engine::{Phrase, Stream, derive_stream};

/// So many mistakes end a run.
pub const MISTAKES: u32 = 3;

/// A run of a drill.
#[derive(Clone, Debug)]
pub struct Run {
    luck: Stream,
    solved: u32,
    mistakes: u32,
    asked: Vec<Phrase>,
}

impl Run {
    /// A run that has not begun yet; the same seed brings the same tasks.
    pub fn new(seed: u64) -> Self {
        Run { luck: derive_stream(seed, "drill-run", &[]), solved: 0, mistakes: 0, asked: Vec::new() }
    }

    /// The seed of the next task; each call goes on to another one.
    pub fn next_seed(&mut self) -> u64 {
        self.luck.next_u64()
    }

    /// Notes what a task comes to that is asked in words; false if that has been asked in this run before.
    pub fn ask(&mut self, comes_to: Phrase) -> bool {
        let is_new = !self.asked.contains(&comes_to);
        if is_new {
            self.asked.push(comes_to);
        }
        is_new
    }

    /// The number of right answers: the score, and the level of the next task.
    pub fn solved(&self) -> u32 {
        self.solved
    }

    /// The number of mistakes, at most [`MISTAKES`].
    pub fn mistakes(&self) -> u32 {
        self.mistakes
    }

    /// Whether the last mistake has been made.
    pub fn is_over(&self) -> bool {
        self.mistakes >= MISTAKES
    }

    /// Counts an answer; after the end nothing counts any more.
    pub fn note(&mut self, is_right: bool) {
        match is_right {
            _ if self.is_over() => {}
            true => self.solved += 1,
            false => self.mistakes += 1,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn third_mistake_ends_a_run() {
        let mut run = Run::new(1);
        for (is_right, solved, is_over) in [
            (true, 1, false),
            (false, 1, false),
            (false, 1, false),
            (true, 2, false),
            (false, 2, true),
            (true, 2, true),
        ] {
            run.note(is_right);
            assert_eq!((run.solved(), run.is_over()), (solved, is_over));
        }
        assert_eq!(run.mistakes(), MISTAKES);
    }

    #[test]
    fn nothing_is_asked_twice_in_a_run() {
        let mut run = Run::new(1);
        let asks = ["one", "other", "one"].map(|text| run.ask(Phrase::new("literal").with("text", text.to_owned())));
        assert_eq!(asks, [true, true, false]);
    }

    #[test]
    fn same_seed_brings_the_same_tasks() {
        let seeds = |seed: u64| {
            let mut run = Run::new(seed);
            [run.next_seed(), run.next_seed(), run.next_seed()]
        };
        assert_eq!(seeds(5), seeds(5));
        assert_ne!(seeds(5), seeds(6));
        assert_ne!(seeds(5)[0], seeds(5)[1]);
    }
}
