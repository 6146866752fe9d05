//! The best runs of drills, of whoever solves puzzles.

use super::Settings;
use super::puzzles::nobody;
use crate::drills::Bests;
use crate::play::PersonId;

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

    /// Gives the best runs from before anybody was known to the first person.
    pub(super) fn adopt_drills(&mut self) {
        if self.people.len() == 1
            && self.drills.contains_key(&nobody())
            && let Some(id) = self.ensure_id(0)
        {
            self.merge_drills(Some(&nobody()), &id);
        }
    }

    /// Gives the best runs of one person to another, who is the same.
    pub(super) fn merge_drills(&mut self, from: Option<&PersonId>, into: &PersonId) {
        if let Some(bests) = from.and_then(|from| self.drills.remove(from)) {
            self.drills.entry(into.clone()).or_default().merge(bests);
        }
    }

    /// Corrects what is kept of drills.
    pub(super) fn sanitize_drills(&mut self) {
        let all = std::mem::take(&mut self.drills);
        self.drills = all.into_iter().map(|(id, bests)| (id, bests.sanitized())).collect();
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
