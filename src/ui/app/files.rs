//! Files that people choose: opened, or written with what is to be saved.

use std::path::Path;

use super::{App, Screen};
use crate::engine::Phrase;
use crate::play::copy_of;
use crate::storage::write_given;
use crate::ui::alert::{self, Alert};
use crate::ui::autosave::Unwritten;
use crate::ui::desktop::{Go, ToSave, file_name};
use crate::ui::dialogs::{ENDING, Purpose};
use crate::ui::start::{self, Opened};
use crate::ui::table::TableScreen;

impl App {
    /// Asks for a file to open.
    pub(super) fn choose_file(&mut self) {
        let latest =
            self.desktop.settings.recent.first().and_then(|file| file.parent()).filter(|folder| folder.is_dir());
        let folder = latest.unwrap_or(self.desktop.places.records()).to_owned();
        self.dialogs.start(Purpose::OpenRecord, &folder, "");
    }

    /// Asks for the place of what is to be saved.
    pub(super) fn choose_place(&mut self, ToSave { purpose, name, bytes }: ToSave) {
        let users = directories::UserDirs::new().filter(|_| self.desktop.system_dialogs);
        let folder = users.as_ref().and_then(|users| match purpose {
            Purpose::SavePicture => users.picture_dir(),
            Purpose::SaveRecord => users.document_dir(),
            Purpose::OpenRecord => None,
        });
        let home = users.as_ref().map(directories::UserDirs::home_dir);
        let folder = folder.or(home).unwrap_or(self.desktop.places.records()).to_owned();
        self.dialogs.start(purpose, &folder, &name);
        self.to_save = bytes;
        self.elsewhere = None;
    }

    /// Asks where to save what could not be saved where it belongs.
    pub(super) fn save_elsewhere(&mut self) {
        let unwritten = self.desktop.autosave.unwritten();
        let next = unwritten.into_iter().find(|(_, unwritten)| !unwritten.kept_elsewhere);
        let Some((document, unwritten)) = next else { return };
        let name = file_name(&unwritten.path.with_extension(ENDING));
        let bytes = copy_of(unwritten.text()).unwrap_or_else(|| unwritten.text().to_owned()).into_bytes();
        self.choose_place(ToSave { purpose: Purpose::SaveRecord, name, bytes });
        self.elsewhere = Some((document, unwritten));
    }

    /// A file was chosen: what was to be saved goes there, or it is opened.
    pub(super) fn take_file(&mut self, purpose: Purpose, path: &Path) -> Option<Go> {
        let failed = match purpose {
            Purpose::OpenRecord => return Some(Go::OpenFile(path.to_owned())),
            Purpose::SaveRecord => "record-not-saved",
            Purpose::SavePicture => "picture-not-saved",
        };
        if let Err(error) = write_given(path, &self.to_save) {
            // The path stays to be put right.
            self.dialogs.start_again(purpose, path, Phrase::new(failed).with("why", alert::why(&error.into())));
            return None;
        }
        self.to_save.clear();
        if let Some((document, kept)) = self.elsewhere.take() {
            self.desktop.autosave.note_kept_elsewhere(&document, &kept);
        }
        if purpose == Purpose::SaveRecord {
            self.desktop.settings.note_recent(path);
            self.desktop.save_settings();
        }
        self.desktop.notice = Some(Phrase::new("record-saved").with("file", path.display().to_string()));
        None
    }

    /// Opens a table of the shelf.
    pub(super) fn open(&mut self, path: &Path) {
        self.leave();
        let newest = self.desktop.autosave.unwritten_of(path);
        if newest.is_none() && self.desktop.autosave.is_locked() {
            // Another program plays on there: here a copy is.
            let opened = start::file(path, &|game| self.desktop.new_path(game), &self.desktop.settings);
            return self.show(opened);
        }
        let opened = start::shelved(path, newest.as_ref().map(Unwritten::text));
        self.show(opened);
    }

    /// Opens a file that people have named.
    pub(super) fn open_file(&mut self, path: &Path) {
        let path = &std::path::absolute(path).unwrap_or_else(|_| path.to_owned());
        if path.parent() == Some(self.desktop.places.tables()) {
            return self.open(path);
        }
        self.leave();
        let opened = start::file(path, &|game| self.desktop.new_path(game), &self.desktop.settings);
        if opened.is_ok() && path.parent() != Some(self.desktop.places.records()) {
            self.desktop.settings.note_recent(path);
        } else if !path.exists() {
            self.desktop.settings.recent.retain(|recent| recent != path);
        }
        self.desktop.save_settings();
        self.show(opened);
    }

    fn show(&mut self, opened: Result<Opened, Alert>) {
        match opened {
            Ok((session, notices)) => {
                notices.iter().for_each(|notice| self.desktop.announce(notice.phrase(session.names())));
                self.screen = Screen::Table(Box::new(TableScreen::new(session)));
            }
            Err(alert) => {
                // What was said of another file is old.
                self.desktop.alerts.retain(|alert| !alert.is_about_a_file());
                self.desktop.alerts.push_front(alert);
            }
        }
    }
}
