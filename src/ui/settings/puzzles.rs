//! What the solver has made of puzzles.

use super::Settings;
use crate::puzzles::{Attempt, Progress, catalogue};

/// Of somebody who has not tried any puzzle.
static NOTHING: Progress = Progress::new();

impl Settings {
    /// What has come of puzzles for whoever solves them now.
    pub fn puzzle_progress(&self) -> &Progress {
        self.solver_id().and_then(|id| self.puzzles.get(&id)).unwrap_or(&NOTHING)
    }

    /// Notes what whoever solves puzzles now has done with this one.
    pub fn note_puzzle(&mut self, game: &str, puzzle: &str, attempt: Attempt) {
        let Some(info) = catalogue(game).iter().find(|info| info.name == puzzle) else { return };
        let id = self.ensure_solver_id();
        self.puzzles.entry(id).or_default().note(game, puzzle, info.rating, attempt);
    }
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
        settings.sanitize_progress();
        assert_eq!((settings.solver(), solved(&settings)), (None, 1));
        settings.remember_player("Ada", 0);
        assert_eq!(solved(&settings), 1, "the first person is who solved it");
        assert!(settings.add_person("Bo"));
        settings.choose_solver(1);
        assert_eq!(solved(&settings), 0);
    }
}
