//! The best runs of a person.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

/// Nobody solves more tasks in a run.
const MOST: u32 = 1_000_000;

/// The most tasks that a person has solved in a run, by drill.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Bests(BTreeMap<String, u32>);

impl Bests {
    /// What somebody has reached who has not tried any drill.
    pub const fn new() -> Self {
        Bests(BTreeMap::new())
    }

    /// The best run kept under this name; `None` before the first.
    pub fn best(&self, kept_as: &str) -> Option<u32> {
        self.0.get(kept_as).copied()
    }

    /// Keeps a run if it is the best so far. True if it has beaten an earlier one.
    pub fn note(&mut self, kept_as: &str, solved: u32) -> bool {
        let before = self.best(kept_as);
        if before.is_none_or(|before| solved > before) {
            self.0.insert(kept_as.to_owned(), solved.min(MOST));
        }
        before.is_some_and(|before| solved > before)
    }

    /// Adds what somebody else has reached, who turned out to be the same person.
    pub fn merge(&mut self, other: Bests) {
        for (kept_as, solved) in other.0 {
            self.note(&kept_as, solved);
        }
    }

    /// Corrects values that can be read but are out of range.
    #[must_use]
    pub fn sanitized(mut self) -> Self {
        self.0.values_mut().for_each(|solved| *solved = (*solved).min(MOST));
        self
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_a_better_run_is_kept() {
        let mut bests = Bests::new();
        assert!(!bests.note("best-cell", 4), "the first beats nothing");
        assert!(!bests.note("best-cell", 4));
        assert!(!bests.note("best-cell", 2));
        assert!(bests.note("best-cell", 5));
        assert_eq!((bests.best("best-cell"), bests.best("best-cell-calm")), (Some(5), None));
    }

    #[test]
    fn merged_people_keep_the_best_of_both() {
        let of = |runs: &[(&str, u32)]| {
            let mut bests = Bests::new();
            runs.iter().for_each(|(kept_as, solved)| _ = bests.note(kept_as, *solved));
            bests
        };
        let mut ours = of(&[("one", 3), ("two", 7)]);
        ours.merge(of(&[("one", 5), ("two", 1), ("three", 2)]));
        assert_eq!(ours, of(&[("one", 5), ("two", 7), ("three", 2)]));
    }

    #[test]
    fn damaged_runs_are_repaired() {
        let read: Bests = ron::from_str(r#"{"best-cell": 4000000000}"#).expect("readable");
        assert_eq!(read.sanitized().best("best-cell"), Some(MOST));
    }
}
