//! The page of what one does alone, puzzles or drills: its title, who it is for, a legend, and an entry below the other.

use egui::{CentralPanel, Frame, Key, Modifiers, Ui};

use super::screen_layout::{self, ScrollPage};
use super::services::{AppCommand, AppServices};
use super::solver_choice;

/// The text keys of a page, and the width of its column in points.
pub struct SoloPage {
    /// The title.
    pub title: &'static str,
    /// The question who does it.
    pub who: &'static str,
    /// What counts.
    pub legend: &'static str,
    /// The width of the column.
    pub width: f32,
}

impl SoloPage {
    /// Paints the page, with each entry by `entry`; returns where an entry or the head leads.
    pub fn ui<T>(
        self,
        ui: &mut Ui,
        services: &mut AppServices,
        page: &mut ScrollPage,
        entries: &[T],
        mut entry: impl FnMut(&mut Ui, &mut AppServices, &T) -> Option<AppCommand>,
    ) -> Option<AppCommand> {
        let theme = services.theme();
        let mut command = None;
        CentralPanel::default().frame(Frame::new()).show(ui, |ui| {
            screen_layout::tabletop(ui, theme, false);
            page.ui(ui, false, |ui| {
                screen_layout::column(ui, theme, self.width, |ui| {
                    ui.add_space(theme.size.grid * 2.5);
                    let title = services.word(self.title);
                    command = screen_layout::head(ui, services, (AppCommand::Select, "go-games"), &title);
                    ui.add_space(theme.size.grid);
                    solver_choice::ui(ui, services, self.who);
                    ui.label(theme.soft(services.word(self.legend)));
                    ui.add_space(theme.size.grid);
                    for each in entries {
                        command = entry(ui, services, each).or(command.take());
                        ui.add_space(theme.size.grid * 1.5);
                    }
                    ui.add_space(theme.size.padding);
                });
            });
        });
        command
    }
}

/// Handles the keys of such a page: Escape leads back, and Enter to `next`, unless a focused widget takes it.
pub fn take_keys(ui: &Ui, services: &AppServices, next: impl FnOnce() -> Option<AppCommand>) -> Option<AppCommand> {
    if !screen_layout::has_keys(ui, services) {
        return None;
    }
    if screen_layout::takes_escape(ui, services) {
        return Some(AppCommand::Select);
    }
    let is_free = ui.memory(|memory| memory.focused().is_none());
    let takes_enter = || ui.input_mut(|input| input.consume_key(Modifiers::NONE, Key::Enter));
    (is_free && takes_enter()).then(next).flatten()
}
