//! Files that the user chooses: to open them, or to save something there.

use std::path::{Path, PathBuf};

use super::{App, Screen};
use crate::engine::Phrase;
use crate::play::shareable_copy;
use crate::storage::write_chosen_file;
use crate::ui::alert::{self, Alert};
use crate::ui::autosave::PendingWrite;
use crate::ui::file_dialog::{FilePurpose, GAME_EXTENSION};
use crate::ui::services::{AppCommand, SaveRequest, file_name};
use crate::ui::session_loader::{self, OpenedSession};
use crate::ui::table::TableScreen;

impl App {
    /// Opens the dialog that asks for a file to open.
    pub(super) fn choose_file_to_open(&mut self) {
        let latest_folder =
            self.services.settings.recent_files.first().and_then(|file| file.parent()).filter(|folder| folder.is_dir());
        let folder = latest_folder.unwrap_or(self.services.paths.records_dir()).to_owned();
        self.dialogs.open(FilePurpose::OpenRecord, &folder, "");
    }

    /// Opens the dialog that asks for a folder whose records are imported.
    pub(super) fn choose_folder_to_import(&mut self) {
        let users = directories::UserDirs::new().filter(|_| self.services.system_dialogs);
        let folder = users.as_ref().map(directories::UserDirs::home_dir);
        let folder = folder.unwrap_or(self.services.paths.data_dir()).to_owned();
        self.dialogs.open(FilePurpose::ImportFolder, &folder, "");
    }

    /// Opens the dialog that asks for a file with a board.
    pub(super) fn choose_board(&mut self) {
        let folder = self.documents_folder();
        self.dialogs.open(FilePurpose::OpenBoard, &folder, "");
    }

    /// The folder in which people keep their documents.
    fn documents_folder(&self) -> PathBuf {
        let users = directories::UserDirs::new().filter(|_| self.services.system_dialogs);
        let folder = users.as_ref().map(|users| users.document_dir().unwrap_or(users.home_dir()));
        folder.unwrap_or(self.services.paths.records_dir()).to_owned()
    }

    /// Imports the records of a folder, on the screen that lists them.
    pub(super) fn import_folder(&mut self, folder: &Path) {
        if !matches!(self.screen, Screen::Records(_)) {
            self.execute(AppCommand::Records);
        }
        self.sheet = None;
        if let Screen::Records(records) = &mut self.screen {
            records.import(folder, &mut self.services);
        }
    }

    /// What to do with something that is dropped on the window: a file is opened, the records of a folder are imported.
    pub(super) fn take_dropped(path: PathBuf) -> AppCommand {
        if path.is_dir() { AppCommand::ImportFolder(path) } else { AppCommand::OpenFile(path) }
    }

    /// Opens the dialog that asks where to save something.
    pub(super) fn choose_save_path(&mut self, SaveRequest { purpose, name, bytes }: SaveRequest) {
        let users = directories::UserDirs::new().filter(|_| self.services.system_dialogs);
        let pictures =
            users.as_ref().and_then(|users| users.picture_dir()).filter(|_| purpose == FilePurpose::SavePicture);
        let folder = pictures.map_or_else(|| self.documents_folder(), Path::to_owned);
        self.dialogs.open(purpose, &folder, &name);
        self.bytes_to_save = bytes;
        self.saving_elsewhere = None;
    }

    /// Asks where to save a document that could not be saved in its own place.
    pub(super) fn save_elsewhere(&mut self) {
        let unwritten = self.services.autosave.pending();
        let next = unwritten.into_iter().find(|(_, unwritten)| !unwritten.saved_elsewhere);
        let Some((document, unwritten)) = next else { return };
        let name = file_name(&unwritten.path.with_extension(GAME_EXTENSION));
        let bytes = shareable_copy(unwritten.text()).unwrap_or_else(|| unwritten.text().to_owned()).into_bytes();
        self.choose_save_path(SaveRequest { purpose: FilePurpose::SaveRecord, name, bytes });
        self.saving_elsewhere = Some((document, unwritten));
    }

    /// Uses the chosen file: writes the pending contents to it, or opens it.
    pub(super) fn use_chosen_file(&mut self, purpose: FilePurpose, path: &Path) -> Option<AppCommand> {
        let failure_key = match purpose {
            FilePurpose::OpenRecord => return Some(AppCommand::OpenFile(path.to_owned())),
            FilePurpose::ImportFolder => return Some(AppCommand::ImportFolder(path.to_owned())),
            FilePurpose::OpenBoard => {
                if let Screen::NewGame(new_game) = &mut self.screen {
                    new_game.take_board(path);
                }
                return None;
            }
            FilePurpose::SaveBoard => "board-not-saved",
            FilePurpose::SaveRecord => "record-not-saved",
            FilePurpose::SavePicture => "picture-not-saved",
            FilePurpose::SaveTable => "statistics-not-saved",
            FilePurpose::SavePage => "book-not-saved",
        };
        if let Err(error) = write_chosen_file(path, &self.bytes_to_save) {
            // The dialog keeps the path, so that it can be corrected.
            self.dialogs.reopen(
                purpose,
                path,
                Phrase::new(failure_key).with("why", alert::save_error_phrase(&error.into())),
            );
            return None;
        }
        self.bytes_to_save.clear();
        if let Some((document, kept)) = self.saving_elsewhere.take() {
            self.services.autosave.mark_saved_elsewhere(&document, &kept);
        }
        if purpose == FilePurpose::SaveRecord {
            self.services.settings.add_recent_file(path);
            self.services.save_settings();
        }
        self.services.notice = Some(Phrase::new("record-saved").with("file", path.display().to_string()));
        None
    }

    /// Opens a table from the shelf.
    pub(super) fn open_table(&mut self, path: &Path) {
        self.leave_screen();
        let newest = self.services.autosave.pending_write(path);
        if newest.is_none() && self.services.autosave.is_locked() {
            // Another program continues the table itself; this one opens a copy.
            let opened = self.parsed(path);
            return self.show_opened(opened);
        }
        let opened = session_loader::from_shelf(path, newest.as_ref().map(PendingWrite::text));
        self.show_opened(opened);
    }

    /// Opens a file that the user has chosen.
    pub(super) fn open_file(&mut self, path: &Path) {
        let path = &std::path::absolute(path).unwrap_or_else(|_| path.to_owned());
        if path.parent() == Some(self.services.paths.tables_dir()) {
            return self.open_table(path);
        }
        self.leave_screen();
        let opened = self.parsed(path);
        if opened.is_ok() && path.parent() != Some(self.services.paths.records_dir()) {
            self.services.settings.add_recent_file(path);
        } else if !path.exists() {
            self.services.settings.recent_files.retain(|recent| recent != path);
        }
        self.services.save_settings();
        self.show_opened(opened);
    }

    /// Opens the record that a [`Trial`](crate::play::Trial) names, and shows its story.
    pub(super) fn open_story(&mut self, record: &str) {
        let file = Path::new(record);
        let Some(name) = file.file_name() else { return };
        // From the finished game people return to where they found it.
        let way_back = if let Screen::Table(table) = &self.screen { Some(table.way_back()) } else { None };
        match file.is_absolute() {
            true => self.open_file(file),
            false => self.open_file(&self.services.paths.records_dir().join(name)),
        }
        if let Screen::Table(table) = &mut self.screen
            && table.model().outcome.is_some()
        {
            table.open_story();
            way_back.into_iter().for_each(|way_back| table.set_way_back(way_back));
        }
    }

    /// The table in this file.
    fn parsed(&self, path: &Path) -> Result<OpenedSession, Alert> {
        let services = &self.services;
        session_loader::from_file(path, &services.paths, &|game| services.new_path(game), &services.settings)
    }

    fn show_opened(&mut self, opened: Result<OpenedSession, Alert>) {
        match opened {
            Ok((session, notices)) => {
                notices.iter().for_each(|notice| self.services.queue_notice(notice.phrase(&session.model().names)));
                self.show_table(TableScreen::new(session));
            }
            Err(alert) => {
                // Alerts about other files are outdated.
                self.services.alerts.retain(|alert| !alert.is_about_file());
                self.services.alerts.push_front(alert);
            }
        }
    }
}
