//! Files that people choose: opened, or written with what is to be saved.

use std::path::Path;

use super::{App, Screen};
use crate::engine::Phrase;
use crate::play::copy_of;
use crate::storage::write_bytes;
use crate::ui::alert::{self, Alert};
use crate::ui::desktop::{Go, ToSave, file_name};
use crate::ui::dialogs::{ENDING, Purpose};
use crate::ui::start::{self, Opened};
use crate::ui::table::TableScreen;

impl App {
    /// Asks for a file to open.
    pub(super) fn choose_file(&mut self) {
        self.dialogs.start(Purpose::OpenRecord, self.desktop.places.records(), "");
    }

    /// Asks for the place of what is to be saved.
    pub(super) fn choose_place(&mut self, ToSave { purpose, name, bytes }: ToSave) {
        let users = directories::UserDirs::new().filter(|_| self.desktop.system_dialogs);
        let folder = users.as_ref().and_then(|users| match purpose {
            Purpose::SavePicture => users.picture_dir(),
            Purpose::SaveRecord => users.document_dir(),
            Purpose::OpenRecord => None,
        });
        let folder = folder.unwrap_or(self.desktop.places.records()).to_owned();
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
        let bytes = copy_of(&unwritten.text).unwrap_or_else(|| unwritten.text.to_string()).into_bytes();
        self.choose_place(ToSave { purpose: Purpose::SaveRecord, name, bytes });
        self.elsewhere = Some(document);
    }

    /// A file was chosen: what was to be saved goes there, or it is opened.
    pub(super) fn take_file(&mut self, purpose: Purpose, path: &Path) -> Option<Go> {
        let failed = match purpose {
            Purpose::OpenRecord => return Some(Go::OpenFile(path.to_owned())),
            Purpose::SaveRecord => "record-not-saved",
            Purpose::SavePicture => "picture-not-saved",
        };
        let elsewhere = self.elsewhere.take();
        self.desktop.notice = Some(match write_bytes(path, &std::mem::take(&mut self.to_save)) {
            Ok(()) => {
                elsewhere.iter().for_each(|document| self.desktop.autosave.note_kept_elsewhere(document));
                if purpose == Purpose::SaveRecord {
                    self.desktop.settings.note_recent(path);
                    self.desktop.save_settings();
                }
                Phrase::new("record-saved").with("file", path.display().to_string())
            }
            Err(error) => Phrase::new(failed).with("why", alert::why(&error.into())),
        });
        None
    }

    /// Opens a table of the shelf.
    pub(super) fn open(&mut self, path: &Path) {
        self.leave();
        let opened = start::shelved(path, self.desktop.autosave.text_of(path));
        self.show(opened);
    }

    /// Opens a file that people have named.
    pub(super) fn open_file(&mut self, path: &Path) {
        if path.parent() == Some(self.desktop.places.tables()) {
            return self.open(path);
        }
        self.leave();
        let opened = start::file(path, &self.desktop.shelf, &self.desktop.settings);
        if opened.is_ok() && path.parent() != Some(self.desktop.places.records()) {
            self.desktop.settings.note_recent(path);
            self.desktop.save_settings();
        }
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
                self.desktop.alerts.retain(|alert| !alert.offers.is_empty());
                self.desktop.alerts.push_front(alert);
            }
        }
    }
}
