//! What each person has made of puzzles, lessons and drills, and what becomes of it when people are merged or removed.

use std::collections::BTreeMap;

use super::Settings;
use crate::drills::Bests;
use crate::lessons::LessonProgress;
use crate::play::PersonId;
use crate::puzzles::Progress;

/// Something that is kept of a person.
trait Kept: Default {
    /// Adds what the same person has made under another id.
    fn merge(&mut self, other: Self);

    /// Corrects values that can be read but are out of range.
    #[must_use]
    fn sanitized(self) -> Self;
}

impl Kept for Progress {
    fn merge(&mut self, other: Self) {
        self.merge(other);
    }

    fn sanitized(self) -> Self {
        self.sanitized()
    }
}

impl Kept for LessonProgress {
    fn merge(&mut self, other: Self) {
        self.merge(other);
    }

    /// Nothing can be out of range: a chapter without the step at which to resume begins anew.
    fn sanitized(self) -> Self {
        self
    }
}

impl Kept for Bests {
    fn merge(&mut self, other: Self) {
        self.merge(other);
    }

    fn sanitized(self) -> Self {
        self.sanitized()
    }
}

/// What is kept of all people, whatever it is.
trait OfPeople {
    /// Whether anything is kept of a person.
    fn has(&self, id: &PersonId) -> bool;

    /// Gives what is kept of one person to another, who is the same.
    fn hand_over(&mut self, from: &PersonId, into: &PersonId);

    /// Forgets a person.
    fn forget(&mut self, id: &PersonId);

    /// Corrects what is kept, also of people who are not known: only their id may be damaged.
    fn sanitize(&mut self);
}

impl<T: Kept> OfPeople for BTreeMap<PersonId, T> {
    fn has(&self, id: &PersonId) -> bool {
        self.contains_key(id)
    }

    fn hand_over(&mut self, from: &PersonId, into: &PersonId) {
        if let Some(kept) = self.remove(from) {
            self.entry(into.clone()).or_default().merge(kept);
        }
    }

    fn forget(&mut self, id: &PersonId) {
        self.remove(id);
    }

    fn sanitize(&mut self) {
        *self = std::mem::take(self).into_iter().map(|(id, kept)| (id, kept.sanitized())).collect();
    }
}

/// The id under which is kept what is made while no people are known.
pub(super) fn nobody() -> PersonId {
    PersonId::from("")
}

impl Settings {
    fn progress(&mut self) -> [&mut dyn OfPeople; 3] {
        [&mut self.puzzles, &mut self.lessons, &mut self.drills]
    }

    /// Gives what was made before anybody was known to the first person.
    pub(super) fn adopt_progress(&mut self) {
        let is_first = self.people.len() == 1 && self.progress().iter().any(|kept| kept.has(&nobody()));
        if is_first && let Some(id) = self.ensure_id(0) {
            self.hand_over_progress(&nobody(), &id);
        }
    }

    /// Gives what one person has made to another, who is the same.
    pub(super) fn hand_over_progress(&mut self, from: &PersonId, into: &PersonId) {
        self.progress().into_iter().for_each(|kept| kept.hand_over(from, into));
    }

    /// Forgets what a person has made.
    pub(super) fn forget_progress(&mut self, id: &PersonId) {
        self.progress().into_iter().for_each(|kept| kept.forget(id));
    }

    /// Corrects what is kept, and takes over what an earlier version has kept of lessons.
    pub(super) fn sanitize_progress(&mut self) {
        self.progress().into_iter().for_each(OfPeople::sanitize);
        self.adopt_earlier_lessons();
    }
}
