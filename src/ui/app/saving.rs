//! Saving: the lock on the data folder, saving everything, and quitting while something is not saved.

use std::path::PathBuf;

use egui::{Context, ViewportCommand};

use super::{App, Screen};
use crate::engine::Phrase;
use crate::storage::{free_path, write_atomically};
use crate::ui::alert::{self, Alert};
use crate::ui::autosave::PendingWrite;
use crate::ui::file_dialog::GAME_EXTENSION;
use crate::ui::instance::{self, Claim, InstanceLock};
use crate::ui::services::AppCommand;
use crate::ui::sheets::Sheet;

impl App {
    /// Saves the settings and the current table.
    pub fn save(&mut self) {
        if let Screen::Table(table) = &mut self.screen {
            table.save(&self.services);
        }
        self.services.save_settings();
        self.services.autosave.retry();
    }

    /// Saves everything; true if the window may close. It may not while a game is unsaved: then the user is asked.
    pub fn may_close(&mut self) -> bool {
        self.save();
        let is_lost = |unwritten: &PendingWrite| !unwritten.saved_elsewhere;
        if self.accepts_loss || !self.services.autosave.pending().values().any(is_lost) {
            return true;
        }
        self.wants_quit = false;
        self.services.update_save_alerts();
        self.open_sheet(Some(Sheet::unsaved()));
        false
    }

    /// Writes unsaved documents to the first of these folders that works, when the user can no longer be asked; returns
    /// the files.
    pub fn rescue(&mut self, folders: &[PathBuf]) -> Vec<PathBuf> {
        self.save();
        let mut rescued = Vec::new();
        for unwritten in self.services.autosave.pending().values().filter(|unwritten| !unwritten.saved_elsewhere) {
            let name = unwritten.path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
            let written = folders.iter().find_map(|folder| {
                let path = free_path(folder, &format!("cheeseboard-{name}"), GAME_EXTENSION);
                write_atomically(&path, unwritten.text()).is_ok().then_some(path)
            });
            rescued.extend(written);
        }
        rescued
    }

    /// Takes over the lock on the data folder; from now on, later launches of the program are noticed.
    pub fn set_instance(&mut self, held: InstanceLock, ctx: &Context) {
        let ctx = ctx.clone();
        held.set_waker(move || ctx.request_repaint());
        self.instance = Some(held);
        self.services.autosave.set_locked(false);
    }

    /// Handles a second launch of the program: shows this window, and opens the files of that launch.
    pub(super) fn handle_second_launch(&mut self, ctx: &Context) {
        let asked = self.instance.as_ref().map(InstanceLock::take_requests).unwrap_or_default();
        for files in asked {
            ctx.send_viewport_cmd(ViewportCommand::Minimized(false));
            ctx.send_viewport_cmd(ViewportCommand::Focus);
            self.execute(AppCommand::OpenFiles(files));
        }
    }

    /// Tries again to lock the data folder, if that has failed, and to save everything unsaved.
    pub(super) fn retry_saving(&mut self) {
        if let Some(ctx) = self.services.autosave.is_locked().then(|| self.ctx.clone()).flatten()
            && let Claim::Held(held) = instance::claim(self.services.paths.data_dir(), &[])
        {
            self.set_instance(held, &ctx);
            self.services.save_settings();
            self.services.alerts.retain(|alert| *alert != Alert::locked());
        }
        if let Screen::Table(table) = &mut self.screen {
            table.save(&self.services);
        }
        self.services.autosave.retry();
        self.services.update_save_alerts();
        if let Some(fault) = self.services.autosave.error() {
            self.services.notice = Some(Phrase::new("unsaved-still").with("why", alert::save_error_phrase(&fault)));
        }
    }
}
