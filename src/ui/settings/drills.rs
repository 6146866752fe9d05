//! The best runs of drills, of whoever solves puzzles.

use super::Settings;
use crate::drills::Bests;

/// Of somebody who has not tried any drill.
static NOTHING: Bests = Bests::new();

impl Settings {
    /// The best runs of whoever solves puzzles now.
    pub fn drill_bests(&self) -> &Bests {
        self.solver_id().and_then(|id| self.drills.get(&id)).unwrap_or(&NOTHING)
    }

    /// Notes a run of whoever solves puzzles now. True if it has beaten an earlier one.
    pub fn note_drill(&mut self, kept_as: &str, solved: u32) -> bool {
        let id = self.ensure_solver_id();
        self.drills.entry(id).or_default().note(kept_as, solved)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everyone_has_best_runs_of_their_own() {
        let mut settings = Settings::default();
        settings.note_drill("best-cell", 2);
        assert!(settings.add_person("Ada"), "whoever has tried it");
        assert!(settings.add_person("Bo"));
        assert_eq!(settings.drill_bests().best("best-cell"), Some(2));
        settings.choose_solver(1);
        assert_eq!(settings.drill_bests().best("best-cell"), None);
        assert!(!settings.note_drill("best-cell", 6));
        assert!(settings.merge_person(1, 0));
        assert_eq!((settings.drill_bests().best("best-cell"), settings.drills.len()), (Some(6), 1));
        settings.remove_person(0);
        assert_eq!((settings.drill_bests().best("best-cell"), settings.drills.len()), (None, 0));
    }

    #[test]
    fn best_runs_are_kept_in_the_file() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("settings.ron");
        let mut settings = Settings { calm_drills: true, ..Settings::default() };
        settings.note_drill("best-cell", 7);
        settings.save(&path).expect("written");
        assert_eq!(Settings::read(&path).expect("whole"), settings);
    }
}
