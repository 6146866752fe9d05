//! What a person has learned: the chapters that are finished, and where the others go on.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

/// How a chapter was finished.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Learned {
    /// Every move was shown first.
    Half,
    /// The learner found moves without help.
    Whole,
}

/// What has come of a chapter for one person.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
struct ChapterProgress {
    /// How it was finished.
    #[serde(skip_serializing_if = "Option::is_none")]
    learned: Option<Learned>,
    /// The step at which to resume, from 0.
    #[serde(skip_serializing_if = "is_zero")]
    resume_step: usize,
}

fn is_zero(step: &usize) -> bool {
    *step == 0
}

/// What has come of the lessons of all games for one person: by game and chapter.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct LessonProgress(BTreeMap<String, BTreeMap<String, ChapterProgress>>);

impl LessonProgress {
    /// Of somebody who has not learned anything.
    pub const fn new() -> Self {
        LessonProgress(BTreeMap::new())
    }

    fn chapter(&self, game: &str, chapter: &str) -> ChapterProgress {
        self.0.get(game).and_then(|chapters| chapters.get(chapter)).copied().unwrap_or_default()
    }

    /// Changes what has come of a chapter; true if it is different then.
    fn change(&mut self, game: &str, chapter: &str, change: impl FnOnce(&mut ChapterProgress)) -> bool {
        let kept = self.0.entry(game.to_owned()).or_default().entry(chapter.to_owned()).or_default();
        let before = *kept;
        change(kept);
        *kept != before
    }

    /// How this chapter was finished; `None` if it was not.
    pub fn learned(&self, game: &str, chapter: &str) -> Option<Learned> {
        self.chapter(game, chapter).learned
    }

    /// Whether any chapter of this game was finished.
    pub fn has_learned_any(&self, game: &str) -> bool {
        self.0.get(game).is_some_and(|chapters| chapters.values().any(|chapter| chapter.learned.is_some()))
    }

    /// Marks a chapter as finished; it starts over next time. What was learned once stays so. True if anything changed.
    pub fn mark_learned(&mut self, game: &str, chapter: &str, how: Learned) -> bool {
        self.change(game, chapter, |kept| {
            *kept = ChapterProgress { learned: kept.learned.max(Some(how)), resume_step: 0 };
        })
    }

    /// The step at which to resume a chapter.
    pub fn resume_step(&self, game: &str, chapter: &str) -> usize {
        self.chapter(game, chapter).resume_step
    }

    /// Sets the step at which to resume a chapter; true if it changed.
    pub fn set_resume_step(&mut self, game: &str, chapter: &str, step: usize) -> bool {
        self.change(game, chapter, |kept| kept.resume_step = step)
    }

    /// Adds what the same person has learned under another name.
    pub fn merge(&mut self, other: LessonProgress) {
        for (game, chapters) in other.0 {
            for (chapter, theirs) in chapters {
                self.change(&game, &chapter, |kept| {
                    kept.learned = kept.learned.max(theirs.learned);
                    kept.resume_step = kept.resume_step.max(theirs.resume_step);
                });
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn chapter_that_was_learned_is_never_half_again() {
        let mut progress = LessonProgress::new();
        assert!(progress.set_resume_step("zatre", "first", 3));
        assert!(progress.mark_learned("zatre", "first", Learned::Half));
        assert_eq!(
            (progress.learned("zatre", "first"), progress.resume_step("zatre", "first")),
            (Some(Learned::Half), 0)
        );
        assert!(progress.mark_learned("zatre", "first", Learned::Whole));
        assert!(!progress.mark_learned("zatre", "first", Learned::Half));
        assert_eq!(progress.learned("zatre", "first"), Some(Learned::Whole));
        assert_eq!(progress.learned("kalle", "first"), None);
    }

    #[test]
    fn merging_keeps_the_better_and_the_further() {
        let (mut one, mut other) = (LessonProgress::new(), LessonProgress::new());
        one.mark_learned("zatre", "first", Learned::Half);
        one.set_resume_step("zatre", "second", 5);
        other.mark_learned("zatre", "first", Learned::Whole);
        other.set_resume_step("zatre", "second", 2);
        other.set_resume_step("kalle", "first", 1);
        one.merge(other);
        assert_eq!(one.learned("zatre", "first"), Some(Learned::Whole));
        assert_eq!((one.resume_step("zatre", "second"), one.resume_step("kalle", "first")), (5, 1));
    }
}
