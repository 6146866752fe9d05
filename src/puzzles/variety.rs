//! Variety among the puzzles of a game: different games, ideas, answers, phases, numbers of players.

use std::collections::BTreeMap;

/// The most puzzles from one game that was played.
const PER_RECORD: usize = 2;
/// Of all puzzles, at most one in so many has the same idea …
const IDEA_PART: usize = 6;
/// … and at most one in so many the same answer, so that nobody learns to give it without a look at the position.
const ANSWER_PART: usize = 5;
/// At least so many may have any of these in common.
const LEAST_PER_KIND: usize = 3;

/// What is told apart.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Kind {
    Record(String),
    Idea(String),
    Answer(String),
    Seats(usize),
    /// A third of a game, from 0.
    Phase(usize),
    Difficulty(u8),
    /// The same idea with the same difficulty among as many, in the same phase.
    Alike(String, u8, usize, usize),
}

/// Counts what the puzzles kept so far are like.
#[derive(Clone, Debug)]
pub struct Variety {
    wanted: usize,
    kept: usize,
    counts: BTreeMap<Kind, usize>,
}

/// What a puzzle is like.
#[derive(Clone, Debug)]
pub struct Likeness {
    /// Tells the game that was played from others.
    pub record: String,
    /// The key of the idea.
    pub idea: String,
    /// The decisions of the best solution, as in a record.
    pub answer: String,
    /// The number of seats.
    pub seats: usize,
    /// How far the game had come, 0 to 1.
    pub progress: f32,
    /// The difficulty, 1 to 3.
    pub difficulty: u8,
}

impl Variety {
    /// Nothing kept yet, of so many puzzles wanted.
    pub fn new(wanted: usize) -> Variety {
        Variety { wanted, kept: 0, counts: BTreeMap::new() }
    }

    /// Whether enough are kept.
    pub fn is_full(&self) -> bool {
        self.kept >= self.wanted
    }

    /// The number of puzzles kept.
    pub fn kept(&self) -> usize {
        self.kept
    }

    /// Whether a puzzle like this adds something. Some numbers of seats and phases may be rare, so half of all or more may be alike in them.
    pub fn is_welcome(&self, puzzle: &Likeness) -> bool {
        !self.is_full() && kinds(puzzle).iter().all(|kind| self.count(kind) < self.limit(kind))
    }

    /// The most puzzles of a kind.
    fn limit(&self, kind: &Kind) -> usize {
        match kind {
            Kind::Record(_) => PER_RECORD,
            Kind::Idea(_) => (self.wanted / IDEA_PART).max(LEAST_PER_KIND),
            Kind::Answer(_) => (self.wanted / ANSWER_PART).max(LEAST_PER_KIND),
            Kind::Seats(_) | Kind::Difficulty(_) => (self.wanted / 2 + 1).max(LEAST_PER_KIND),
            // Most games are decided late.
            Kind::Phase(_) => (self.wanted * 3 / 4 + 1).max(LEAST_PER_KIND),
            Kind::Alike(..) => (self.wanted / 10).max(1) + 1,
        }
    }

    fn count(&self, kind: &Kind) -> usize {
        self.counts.get(kind).copied().unwrap_or(0)
    }

    /// Whether a puzzle from this game, with so many seats and when it had come so far, can be welcome at all.
    pub fn has_room(&self, record: &str, seats: usize, progress: f32) -> bool {
        let kinds = [Kind::Record(record.to_owned()), Kind::Seats(seats), Kind::Phase(phase(progress))];
        !self.is_full() && kinds.iter().all(|kind| self.count(kind) < self.limit(kind))
    }

    /// Keeps a puzzle like this.
    pub fn keep(&mut self, puzzle: &Likeness) {
        self.kept += 1;
        for kind in kinds(puzzle) {
            *self.counts.entry(kind).or_default() += 1;
        }
    }
}

/// The third of the game, from 0.
fn phase(progress: f32) -> usize {
    (progress.clamp(0.0, 0.99) * 3.0) as usize
}

fn kinds(puzzle: &Likeness) -> [Kind; 7] {
    let phase = phase(puzzle.progress);
    let Likeness { record, idea, answer, seats, difficulty, .. } = puzzle.clone();
    [
        Kind::Record(record),
        Kind::Idea(idea.clone()),
        Kind::Answer(answer),
        Kind::Seats(seats),
        Kind::Phase(phase),
        Kind::Difficulty(difficulty),
        Kind::Alike(idea, difficulty, seats, phase),
    ]
}

#[cfg(test)]
mod tests {
    use super::*;

    fn puzzle(record: &str, idea: &str, progress: f32) -> Likeness {
        let answer = format!("{record} {idea}");
        Likeness { record: record.to_owned(), idea: idea.to_owned(), answer, seats: 2, progress, difficulty: 2 }
    }

    #[test]
    fn what_is_alike_is_kept_a_few_times_only() {
        let mut variety = Variety::new(15);
        for record in ["a", "b"] {
            assert!(variety.is_welcome(&puzzle(record, "x", 0.1)));
            variety.keep(&puzzle(record, "x", 0.1));
        }
        assert!(!variety.is_welcome(&puzzle("c", "x", 0.2)), "the same idea in the same phase");
        assert!(variety.is_welcome(&puzzle("a", "y", 0.5)));
        variety.keep(&puzzle("a", "y", 0.5));
        assert!(!variety.is_welcome(&puzzle("a", "z", 0.9)), "a third one of the same game");
        assert_eq!(variety.kept(), 3);
    }

    #[test]
    fn at_most_one_puzzle_of_five_has_the_same_answer() {
        let accept = |record: &str, idea: &str, progress: f32| Likeness {
            answer: "accept".to_owned(),
            ..puzzle(record, idea, progress)
        };
        let mut variety = Variety::new(20);
        for (record, idea, progress) in [("a", "x", 0.1), ("b", "y", 0.1), ("c", "x", 0.5), ("d", "z", 0.5)] {
            assert!(variety.is_welcome(&accept(record, idea, progress)), "{record}");
            variety.keep(&accept(record, idea, progress));
        }
        assert!(!variety.is_welcome(&accept("e", "w", 0.9)), "a fifth one of twenty");
        assert!(variety.is_welcome(&puzzle("e", "w", 0.9)), "another answer");
    }

    #[test]
    fn enough_is_enough() {
        let mut variety = Variety::new(1);
        variety.keep(&puzzle("a", "x", 0.1));
        assert!(variety.is_full() && !variety.is_welcome(&puzzle("b", "y", 0.9)));
    }
}
