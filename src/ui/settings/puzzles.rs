//! Who solves puzzles, and what has come of it.

use super::{Person, Settings};
use crate::play::PersonId;
use crate::puzzles::{Attempt, Progress, catalogue};

/// Of somebody who has not tried any puzzle.
static NOTHING: Progress = Progress::new();

impl Settings {
    /// The index of the person who solves puzzles: the chosen one, else whoever has played last. `None` if nobody is known.
    pub fn solver_index(&self) -> Option<usize> {
        let chosen = self.puzzle_solver.as_ref();
        let index = self.people.iter().position(|person| chosen.is_some() && person.id.as_ref() == chosen);
        index.or((!self.people.is_empty()).then_some(0))
    }

    /// The person who solves puzzles; `None` if nobody is known.
    pub fn solver(&self) -> Option<&Person> {
        self.people.get(self.solver_index()?)
    }

    /// Lets the person at `index` solve puzzles.
    pub fn choose_solver(&mut self, index: usize) {
        if let Some(id) = self.ensure_id(index) {
            self.puzzle_solver = Some(id);
        }
    }

    /// What has come of puzzles for whoever solves them now.
    pub fn puzzle_progress(&self) -> &Progress {
        let id = match self.solver() {
            Some(person) => person.id.clone(),
            None => Some(nobody()),
        };
        id.and_then(|id| self.puzzles.get(&id)).unwrap_or(&NOTHING)
    }

    /// Notes what whoever solves puzzles now has done with this one.
    pub fn note_puzzle(&mut self, game: &str, puzzle: &str, attempt: Attempt) {
        let Some(info) = catalogue(game).iter().find(|info| info.name == puzzle) else { return };
        let id = self.solver_index().and_then(|index| self.ensure_id(index)).unwrap_or_else(nobody);
        self.puzzles.entry(id).or_default().note(game, puzzle, info.rating, attempt);
    }

    /// Gives what was made of puzzles before anybody was known to the first person.
    pub(super) fn adopt_puzzles(&mut self) {
        if self.people.len() == 1
            && self.puzzles.contains_key(&nobody())
            && let Some(id) = self.ensure_id(0)
        {
            self.merge_puzzles(Some(&nobody()), &id);
        }
    }

    /// Gives what one person has made of puzzles to another, who is the same.
    pub(super) fn merge_puzzles(&mut self, from: Option<&PersonId>, into: &PersonId) {
        if let Some(progress) = from.and_then(|from| self.puzzles.remove(from)) {
            self.puzzles.entry(into.clone()).or_default().merge(progress);
        }
    }

    /// Corrects what has come of puzzles. Results of people who are not known stay: only their id may be damaged.
    pub(super) fn sanitize_puzzles(&mut self) {
        let all = std::mem::take(&mut self.puzzles);
        self.puzzles = all.into_iter().map(|(id, progress)| (id, progress.sanitized())).collect();
    }
}

/// The id for whoever solves puzzles while no people are known.
pub(super) fn nobody() -> PersonId {
    PersonId::from("")
}

#[cfg(test)]
mod tests {
    use super::*;

    const GAME: &str = "kalle";

    fn ada_and_bo() -> Settings {
        let mut settings = Settings::default();
        assert!(settings.add_person("Ada") && settings.add_person("Bo"));
        settings
    }

    fn solve(settings: &mut Settings, number: usize) {
        settings.note_puzzle(GAME, &catalogue(GAME)[number].name.clone(), Attempt::Right);
    }

    fn solved(settings: &Settings) -> usize {
        settings.puzzle_progress().standing(GAME, |_| true).solved
    }

    #[test]
    fn everyone_has_results_of_their_own() {
        let mut settings = ada_and_bo();
        assert_eq!(settings.solver().map(|person| person.name.as_str()), Some("Ada"));
        solve(&mut settings, 0);
        settings.choose_solver(1);
        assert_eq!((solved(&settings), settings.solver_index()), (0, Some(1)));
        solve(&mut settings, 0);
        solve(&mut settings, 1);
        settings.note_puzzle(GAME, "no such puzzle", Attempt::Right);
        assert_eq!(solved(&settings), 2);
        settings.choose_solver(0);
        assert_eq!(solved(&settings), 1);
    }

    #[test]
    fn results_follow_people_who_are_merged_or_removed() {
        let mut settings = ada_and_bo();
        solve(&mut settings, 0);
        settings.choose_solver(1);
        solve(&mut settings, 1);
        assert!(settings.merge_person(0, 1));
        assert_eq!((solved(&settings), settings.puzzles.len()), (2, 1));
        settings.remove_person(0);
        assert_eq!((solved(&settings), settings.puzzles.len()), (0, 0));
    }

    #[test]
    fn puzzles_are_solved_before_anybody_is_known() {
        let mut settings = Settings::default();
        solve(&mut settings, 0);
        settings.sanitize_puzzles();
        assert_eq!((settings.solver(), solved(&settings)), (None, 1));
        settings.remember_player("Ada", 0);
        assert_eq!(solved(&settings), 1, "the first person is who solved it");
        assert!(settings.add_person("Bo"));
        settings.choose_solver(1);
        assert_eq!(solved(&settings), 0);
    }
}
