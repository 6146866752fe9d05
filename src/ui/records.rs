//! The records screen: finished games to review, and access to record files in other folders.

mod list;

use egui::{CentralPanel, Frame, Popup, Ui, vec2};

use super::background::BackgroundWork;
use super::folder_reader::{FolderReader, Row};
use super::game_info::{self, GameInfo};
use super::services::{AppCommand, AppServices};
use super::{recent_files, screen_layout};
use crate::engine::Phrase;
use crate::paint::icons::{Icon, icon_ui};
use crate::paint::style::text_scale;
use crate::paint::theme::Theme;
use crate::paint::widgets::{self, PushButton};
use list::RecordEntry;

/// The records screen.
pub struct RecordsScreen {
    games: Vec<GameInfo>,
    /// The records, newest first.
    records: FolderReader<RecordEntry>,
    rows: screen_layout::VirtualRows,
    page: screen_layout::ScrollPage,
}

impl RecordsScreen {
    /// Opens the screen.
    pub fn new(services: &AppServices) -> Self {
        RecordsScreen {
            games: game_info::offered(&services.settings),
            records: list::read_records(services),
            rows: screen_layout::VirtualRows::default(),
            page: screen_layout::ScrollPage::default(),
        }
    }

    /// Paints the screen and handles its input.
    pub fn ui(&mut self, ui: &mut Ui, services: &mut AppServices) -> Option<AppCommand> {
        let mut command = None;
        let theme = services.theme();
        self.records.wait_for_first_batch(services.load_timeout);
        let removed = self.records.update(ui.ctx());
        removed.into_iter().for_each(|row| self.rows.remove(row));
        if screen_layout::takes_escape(ui, services) {
            command = Some(AppCommand::Select);
        }
        CentralPanel::default().frame(Frame::new()).show(ui, |ui| {
            screen_layout::tabletop(ui, theme, true);
            self.page.ui(ui, false, |ui| {
                screen_layout::column(ui, theme, theme.size.column.records, |ui| {
                    ui.add_space(theme.size.grid * 2.5);
                    let head = screen_layout::head(
                        ui,
                        services,
                        (AppCommand::Select, "go-games"),
                        &services.word("records-title"),
                    );
                    command = head.or(command.take());
                    ui.add_space(theme.size.padding);
                    command = open_file_ui(ui, services).or(command.take());
                    ui.add_space(theme.size.grid);
                    if self.records.rows().is_empty() && self.records.is_listed() {
                        empty_ui(ui, services);
                    }
                    command = rows_ui(ui, services, &self.records, &mut self.rows, &self.games).or(command.take());
                    let damaged = self.records.damaged().len() + self.records.foreign_count();
                    for (key, count) in [("files-newer", self.records.newer_count()), ("records-damaged", damaged)] {
                        if count > 0 {
                            ui.label(theme.soft(services.text.say(&Phrase::new(key).with("count", count), &[])));
                        }
                    }
                    ui.add_space(theme.size.padding * 1.5);
                });
            });
        });
        command
    }
}

impl BackgroundWork for RecordsScreen {
    fn wait_until_done(&mut self) {
        self.records.wait_until_done();
    }
}

/// Buttons for files in other folders, above the records because there may be thousands.
fn open_file_ui(ui: &mut Ui, services: &AppServices) -> Option<AppCommand> {
    let theme = services.theme();
    let mut command = None;
    ui.horizontal_wrapped(|ui| {
        let open = ui.add(PushButton::plain(theme, &services.word("records-open-file")).icon(Icon::Folder));
        services.rects.put("open a file", open.rect);
        if open.clicked() {
            command = Some(AppCommand::ChooseFile);
        }
        let statistics = ui.add(PushButton::quiet(theme, &services.word("statistics-title")).icon(Icon::Curve));
        services.rects.put("statistics", statistics.rect);
        if statistics.clicked() {
            command = Some(AppCommand::Statistics);
        }
        let files = &services.settings.recent_files;
        if !files.is_empty() {
            let title = services.word("recent-title");
            let button = ui.add(PushButton::quiet(theme, &title).icon(Icon::Down));
            services.rects.put("recent files", button.rect);
            let menu = Popup::menu(&button).accessible_name(title).show(|ui| recent_files::menu_ui(ui, theme, files));
            command = menu.and_then(|menu| menu.inner).or(command.take());
        }
    });
    command
}

/// The records as rows. Visible rows are read first.
fn rows_ui(
    ui: &mut Ui,
    services: &AppServices,
    records: &FolderReader<RecordEntry>,
    rows: &mut screen_layout::VirtualRows,
    games: &[GameInfo],
) -> Option<AppCommand> {
    let theme = services.theme();
    let estimate = list::estimated_height(ui, theme);
    let unread_height = rows.typical_height(estimate);
    let layout = (records.rows().len(), ui.spacing().item_spacing.y, estimate);
    let mut command = None;
    let visible = rows.ui(ui, layout, |ui, index| match records.rows().get(index) {
        Some(Row { content: Some(record), .. }) => {
            if list::row_ui(ui, services, record, index, games) {
                command = Some(AppCommand::OpenFile(record.path.clone()));
            }
            true
        }
        _ => {
            list::unread_ui(ui, theme, unread_height);
            false
        }
    });
    records.read_first(visible);
    command
}

/// Shown while there are no records.
fn empty_ui(ui: &mut Ui, services: &AppServices) {
    let theme = services.theme();
    widgets::card(theme).show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.vertical_centered(|ui| {
            let scale = text_scale(ui, theme);
            ui.add_space(theme.size.padding * 2.0);
            icon_ui(ui, Icon::Trophy, theme.size.icon * 2.5 * scale, theme.ink_soft);
            ui.add_space(theme.size.grid);
            ui.label(Theme::heading(services.word("records-none")));
            ui.scope(|ui| {
                ui.set_max_width((theme.size.line_length * scale).min(ui.available_width()));
                ui.label(egui::RichText::new(services.word("records-none-more")).color(theme.ink_soft));
            });
            ui.allocate_space(vec2(0.0, theme.size.padding * 2.0));
        });
    });
}
