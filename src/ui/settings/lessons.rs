//! What the solver, who takes the lessons here, has learned.

use super::Settings;
use crate::lessons::{Learned, LessonProgress};

/// Of somebody who has not learned anything.
static NOTHING: LessonProgress = LessonProgress::new();

impl Settings {
    /// What the learner has learned.
    pub fn lesson_progress(&self) -> &LessonProgress {
        self.solver_id().and_then(|id| self.lessons.get(&id)).unwrap_or(&NOTHING)
    }

    /// What the learner has learned, to be changed.
    fn own_lessons(&mut self) -> &mut LessonProgress {
        let id = self.ensure_solver_id();
        self.lessons.entry(id).or_default()
    }

    /// Whether the learner has finished this chapter.
    pub fn has_learned(&self, game: &str, chapter: &str) -> bool {
        self.lesson_progress().learned(game, chapter).is_some()
    }

    /// Whether anybody here has finished any chapter of this game.
    pub fn has_learned_any(&self, game: &str) -> bool {
        self.lessons.values().any(|progress| progress.has_learned_any(game))
    }

    /// Marks a chapter as finished by the learner. True if anything changed.
    pub fn mark_learned(&mut self, game: &str, chapter: &str, how: Learned) -> bool {
        self.own_lessons().mark_learned(game, chapter, how)
    }

    /// Sets the step at which the learner resumes a chapter; true if it changed.
    pub fn set_resume_step(&mut self, game: &str, chapter: &str, step: usize) -> bool {
        // Asked in every frame of a lesson.
        let is_kept = self.lesson_progress().resume_step(game, chapter) == step;
        !is_kept && self.own_lessons().set_resume_step(game, chapter, step)
    }

    /// Gives what was learned before progress belonged to a person to whoever has played here last, or to nobody yet.
    pub(super) fn adopt_earlier_lessons(&mut self) {
        for (game, chapters) in std::mem::take(&mut self.earlier_learned) {
            for chapter in chapters {
                self.mark_learned(&game, &chapter, Learned::Whole);
            }
        }
        for (game, chapters) in std::mem::take(&mut self.earlier_resume_steps) {
            for (chapter, step) in chapters {
                self.set_resume_step(&game, &chapter, step);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everyone_learns_for_themselves() {
        let mut settings = Settings::default();
        assert!(settings.mark_learned("zatre", "first", Learned::Half), "before anybody is known");
        settings.remember_player("Ada", 0);
        assert!(settings.has_learned("zatre", "first"), "the first person is who learned it");
        assert!(settings.add_person("Bo"));
        settings.choose_solver(1);
        assert!(!settings.has_learned("zatre", "first") && settings.has_learned_any("zatre"));
        assert!(settings.set_resume_step("zatre", "first", 2));
        assert!(settings.merge_person(0, 1), "Ada is Bo");
        assert_eq!(settings.lesson_progress().learned("zatre", "first"), Some(Learned::Half));
        settings.remove_person(0);
        assert!(!settings.has_learned_any("zatre") && settings.lessons.is_empty());
    }

    #[test]
    fn what_an_earlier_version_has_kept_goes_to_the_latest_person() {
        let mut settings = Settings::default();
        settings.remember_player("Ada", 0);
        settings.earlier_learned.entry("kalle".to_owned()).or_default().insert("first".to_owned());
        settings.earlier_resume_steps.entry("zatre".to_owned()).or_default().insert("first".to_owned(), 4);
        settings.sanitize_progress();
        assert!(settings.has_learned("kalle", "first") && settings.earlier_learned.is_empty());
        assert_eq!(settings.lesson_progress().resume_step("zatre", "first"), 4);
        assert_eq!(settings.lessons.keys().next(), settings.people[0].id.as_ref());
    }
}
