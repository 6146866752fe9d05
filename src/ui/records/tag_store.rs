//! The tags of records, and their file: saved in the background after every change.

use std::ops::{Deref, DerefMut};
use std::sync::{Arc, Mutex, PoisonError};

use super::tags::{Tags, TagsProblem};
use crate::engine::Phrase;
use crate::storage::{set_aside, write_atomically};
use crate::ui::alert::{self, Alert};
use crate::ui::autosave::SaveError;
use crate::ui::services::{AppServices, file_name};

/// The tags, and what of them is saved.
pub struct TagStore {
    tags: Tags,
    /// The version of the tags that was last given to be saved.
    saved: usize,
    /// Why they could not be saved, until that is said.
    error: Arc<Mutex<Option<SaveError>>>,
}

impl Deref for TagStore {
    type Target = Tags;

    fn deref(&self) -> &Tags {
        &self.tags
    }
}

impl DerefMut for TagStore {
    fn deref_mut(&mut self) -> &mut Tags {
        &mut self.tags
    }
}

impl TagStore {
    /// Reads the tags. A damaged file is set aside with an alert. Tags of deleted records are forgotten unless they are kept.
    pub fn open(services: &mut AppServices, is_kept: impl Fn(&str) -> bool) -> Self {
        let path = services.paths.tags_file();
        let (mut tags, problem) = Tags::load(&path);
        if problem == Some(TagsProblem::Damaged) && !services.autosave.is_locked() {
            match set_aside(&path) {
                Ok(kept) => {
                    let message = Phrase::new("records-tags-damaged").with("kept", file_name(&kept));
                    services.alerts.push_back(Alert::new(message));
                }
                Err(error) => tracing::warn!("{} cannot be set aside: {error}", path.display()),
            }
        }
        // A name with a slash is that of a deleted record.
        tags.keep_only(|file| !file.contains('/') || is_kept(file));
        TagStore { saved: tags.version(), tags, error: Arc::default() }
    }

    /// Saves the tags if they have changed; a notice says so if that has failed.
    pub fn save(&mut self, services: &mut AppServices) {
        let error = self.error.lock().unwrap_or_else(PoisonError::into_inner).take();
        if let Some(error) = error {
            let why = alert::save_error_phrase(&error);
            services.notice = Some(Phrase::new("records-tags-not-saved").with("why", why));
        }
        if self.saved == self.tags.version() || self.tags.is_read_only() || services.autosave.is_locked() {
            return;
        }
        self.saved = self.tags.version();
        let (path, text, error) = (services.paths.tags_file(), self.tags.to_ron(), Arc::clone(&self.error));
        services.autosave.run_task("tags", move || {
            if let Err(problem) = write_atomically(&path, &text) {
                tracing::warn!("tags not saved: {problem}");
                *error.lock().unwrap_or_else(PoisonError::into_inner) = Some(problem.into());
            }
        });
    }
}
