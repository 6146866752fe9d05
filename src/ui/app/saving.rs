//! Nothing is lost: the one program of a data folder, saving, and leaving while something is not on the disk.

use std::path::PathBuf;

use egui::{Context, ViewportCommand};

use super::{App, Screen};
use crate::engine::Phrase;
use crate::storage::{free_path, write_whole};
use crate::ui::alert::{self, Alert};
use crate::ui::autosave::Unwritten;
use crate::ui::desktop::Go;
use crate::ui::dialogs::ENDING;
use crate::ui::instance::{self, Claim, Held};
use crate::ui::sheets::Sheet;

impl App {
    /// Saves what is not saved yet: settings and the table on the screen.
    pub fn save(&mut self) {
        if let Screen::Table(table) = &mut self.screen {
            table.save(&self.desktop);
        }
        self.desktop.save_settings();
        self.desktop.autosave.retry();
    }

    /// Saves everything, and says whether the window may close: not while a game is on no disk, unless people want it so. They are asked.
    pub fn may_close(&mut self) -> bool {
        self.save();
        let is_lost = |unwritten: &Unwritten| !unwritten.kept_elsewhere;
        if self.quits_unsaved || !self.desktop.autosave.unwritten().values().any(is_lost) {
            return true;
        }
        self.quit = false;
        self.desktop.watch_saving();
        self.lay(Some(Sheet::unsaved()));
        false
    }

    /// Writes what could not be saved to the first of these folders that takes it, where nobody can be asked any more; the files.
    pub fn rescue(&mut self, folders: &[PathBuf]) -> Vec<PathBuf> {
        self.save();
        let mut rescued = Vec::new();
        for unwritten in self.desktop.autosave.unwritten().values().filter(|unwritten| !unwritten.kept_elsewhere) {
            let name = unwritten.path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
            let written = folders.iter().find_map(|folder| {
                let path = free_path(folder, &format!("cheeseboard-{name}"), ENDING);
                write_whole(&path, unwritten.text()).is_ok().then_some(path)
            });
            rescued.extend(written);
        }
        rescued
    }

    /// The data folder is held: who starts the program again is heard from now on.
    pub fn hold(&mut self, held: Held, ctx: &Context) {
        let ctx = ctx.clone();
        held.wake_by(move || ctx.request_repaint());
        self.held = Some(held);
        self.desktop.autosave.lock(false);
    }

    /// Does what who has started the program again wants: shows the window, and opens what it was asked to open.
    pub(super) fn hear(&mut self, ctx: &Context) {
        let asked = self.held.as_ref().map(Held::asked).unwrap_or_default();
        for files in asked {
            ctx.send_viewport_cmd(ViewportCommand::Minimized(false));
            ctx.send_viewport_cmd(ViewportCommand::Focus);
            self.go(Go::OpenFiles(files));
        }
    }

    /// Tries again to hold the data folder, where that was in vain, and to save what is not on the disk.
    pub(super) fn try_saving(&mut self) {
        if let Some(ctx) = self.desktop.autosave.is_locked().then(|| self.ctx.clone()).flatten()
            && let Claim::Held(held) = instance::claim(self.desktop.places.data(), &[])
        {
            self.hold(held, &ctx);
            self.desktop.save_settings();
            self.desktop.alerts.retain(|alert| *alert != Alert::locked());
        }
        if let Screen::Table(table) = &mut self.screen {
            table.save(&self.desktop);
        }
        self.desktop.autosave.retry();
        self.desktop.watch_saving();
        if let Some(fault) = self.desktop.autosave.fault() {
            self.desktop.notice = Some(Phrase::new("unsaved-still").with("why", alert::why(&fault)));
        }
    }
}
