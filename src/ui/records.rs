//! The records screen: a library of finished games to review, and access to record files in other folders.

mod bar;
mod controls;
mod deleted;
mod entry;
mod filter;
mod import;
mod import_job;
mod list;
mod record_list;
mod tag_menu;
mod tag_store;
mod tags;

use std::path::Path;
use std::time::Duration;

use egui::{CentralPanel, Frame, Popup, Ui, vec2};

use super::alert;
use super::app_keys;
use super::autosave::SaveError;
use super::background::BackgroundWork;
use super::folder_reader::{FolderReader, Row};
use super::services::{AppCommand, AppServices};
use super::thumbnails::Thumbnails;
use super::{focus, recent_files, screen_layout};
use crate::engine::Phrase;
use crate::paint::icons::{Icon, icon_ui};
use crate::paint::key_help::{KeyHelp, with_shortcut};
use crate::paint::style::text_scale;
use crate::paint::theme::Theme;
use crate::paint::widgets::{self, PushButton};
use bar::{BarAction, BarButton};
use controls::Counts;
use deleted::{DeletedRecords, Restored};
use entry::RecordEntry;
pub use filter::RecordFilter;
use import::ImportReport;
use import_job::ImportJob;
use list::{RowAction, RowsView};
use record_list::RecordList;
use tag_menu::{TagChange, TagMenu};
use tag_store::TagStore;

/// The records screen.
pub struct RecordsScreen {
    /// The records, newest first.
    records: FolderReader<RecordEntry>,
    /// Those that are listed.
    list: RecordList,
    rows: screen_layout::VirtualRows,
    page: screen_layout::ScrollPage,
    thumbnails: Thumbnails,
    tags: TagStore,
    tag_menu: TagMenu,
    deleted: DeletedRecords<Row<RecordEntry>>,
    import: Option<ImportJob>,
    /// What came of the last import, until people have read it.
    report: Option<ImportReport>,
    /// Whether the search should get the focus.
    focus_search: bool,
    /// The position and the index of the record that was opened last.
    opened: Option<(usize, usize)>,
}

impl RecordsScreen {
    /// Opens the screen. Damaged tags are set aside with an alert.
    pub fn new(services: &mut AppServices) -> Self {
        let may_write = !services.autosave.is_locked();
        let folder = services.paths.deleted_dir();
        let deleted = match may_write {
            true => DeletedRecords::open(folder, services.paths.records_dir()),
            false => DeletedRecords::none(folder),
        };
        let tags = TagStore::open(services, |file| deleted.has_tags_of(file));
        RecordsScreen {
            records: entry::read_records(services),
            list: RecordList::default(),
            rows: screen_layout::VirtualRows::default(),
            page: screen_layout::ScrollPage::default(),
            thumbnails: Thumbnails::default(),
            tags,
            tag_menu: TagMenu::default(),
            deleted,
            import: None,
            report: None,
            focus_search: false,
            opened: None,
        }
    }

    /// Comes back from the record that was opened last: the list is where it was. Returns the name of the record's row.
    pub fn resume(&mut self) -> Option<String> {
        self.page.resume();
        let (position, index) = self.opened.take()?;
        // The story may have been told meanwhile.
        let mut row = self.records.take(index)?;
        row.content.iter_mut().for_each(RecordEntry::look_for_story);
        self.records.put_back(row);
        Some(list::rect_name(position))
    }

    /// Paints the screen and handles its input.
    pub fn ui(&mut self, ui: &mut Ui, services: &mut AppServices) -> Option<AppCommand> {
        self.update(ui, services);
        self.thumbnails.begin_frame(ui.ctx(), services);
        let mut command = self.keys(ui, services);
        command = self.bar_ui(ui, services).or(command);
        // Taken out while the screen is painted, and put back below.
        let mut filter = std::mem::take(&mut services.record_filter);
        let asked = self.page_ui(ui, services, &mut filter, &mut command);
        services.record_filter = filter;
        // Nothing waits for pictures but pictures of the screen.
        let patience = if services.load_timeout == Duration::MAX { Duration::MAX } else { Duration::ZERO };
        self.thumbnails.end_frame(ui.ctx(), patience);
        if let Some((position, action)) = asked {
            command = self.act(ui, services, position, action).or(command);
        }
        self.tags.save(services);
        command
    }

    /// Starts to import the records of a folder.
    pub fn import(&mut self, folder: &Path, services: &mut AppServices) {
        let records = services.paths.records_dir();
        if services.autosave.is_locked() {
            services.notice = Some(alert::save_error_phrase(&SaveError::FolderLocked));
        } else if folder.canonicalize().ok().is_some_and(|folder| records.canonicalize().ok() == Some(folder)) {
            services.notice = Some(Phrase::new("import-own"));
        } else if self.import.is_none() {
            self.report = None;
            self.import = Some(ImportJob::start(folder, records));
        }
    }

    /// Takes over what has been read, imported and changed.
    fn update(&mut self, ui: &Ui, services: &AppServices) {
        if let Some(report) = self.import.as_ref().and_then(|import| import.report(ui.ctx())) {
            self.import = None;
            if report.imported > 0 {
                self.read_again(services);
            }
            self.report = Some(report);
        }
        self.records.wait_for_first_batch(services.load_timeout);
        let removed = self.records.update(ui.ctx());
        if self.list.is_complete() {
            removed.into_iter().for_each(|row| self.rows.remove(row));
        }
        if self.list.update(services, &self.records, &self.tags) {
            self.rows = screen_layout::VirtualRows::default();
        }
    }

    /// Reads all records again: others than those in the list are there now.
    fn read_again(&mut self, services: &AppServices) {
        self.records = entry::read_records(services);
        self.rows = screen_layout::VirtualRows::default();
        self.thumbnails = Thumbnails::default();
        self.deleted.forget_rows();
    }

    fn keys(&mut self, ui: &mut Ui, services: &mut AppServices) -> Option<AppCommand> {
        if !screen_layout::has_keys(ui, services) {
            return None;
        }
        let typed =
            |help: &KeyHelp| ui.input_mut(|input| help.keys.iter().any(|shortcut| input.consume_shortcut(shortcut)));
        self.focus_search |= typed(&app_keys::FIND_RECORD);
        if typed(&app_keys::UNDO_DELETE) {
            self.undo_delete(services);
        }
        screen_layout::takes_escape(ui, services).then_some(AppCommand::Select)
    }

    fn page_ui(
        &mut self,
        ui: &mut Ui,
        services: &AppServices,
        filter: &mut RecordFilter,
        command: &mut Option<AppCommand>,
    ) -> Option<(usize, RowAction)> {
        let theme = services.theme();
        let mut asked = None;
        CentralPanel::default().frame(Frame::new()).show(ui, |ui| {
            screen_layout::tabletop(ui, theme, true);
            let has_keys = screen_layout::has_keys(ui, services);
            let RecordsScreen { records, list, rows, page, thumbnails, tags, tag_menu, .. } = self;
            page.ui(ui, false, |ui| {
                screen_layout::column(ui, theme, theme.size.column.records, |ui| {
                    ui.add_space(theme.size.grid * 2.5);
                    let title = services.word("records-title");
                    let head = screen_layout::head(ui, services, (AppCommand::Select, "go-games"), &title);
                    *command = head.or(command.take());
                    ui.add_space(theme.size.padding);
                    *command = files_ui(ui, services).or(command.take());
                    ui.add_space(theme.size.grid);
                    let all = records.rows().len();
                    if all == 0 && records.is_listed() {
                        empty_ui(ui, services);
                    } else if all > 0 {
                        let counts = Counts { listed: list.listed().len(), all, is_read: records.is_read() };
                        let takes_focus = std::mem::take(&mut self.focus_search);
                        controls::ui(ui, services, filter, (list.offers(), list.known_tags()), counts, takes_focus);
                        ui.add_space(theme.size.grid);
                    }
                    if list.listed().is_empty() && all > 0 && records.is_read() {
                        ui.label(services.word("records-no-match"));
                    }
                    let listed = list.listed();
                    let tags = (&**tags, list.known_tags());
                    let view = RowsView { listed, rows, thumbnails, tags, tag_menu, has_keys };
                    asked = list::rows_ui(ui, services, records, view);
                    let damaged = records.damaged().len() + records.foreign_count();
                    for (key, count) in [("files-newer", records.newer_count()), ("records-damaged", damaged)] {
                        if count > 0 {
                            ui.label(theme.soft(services.text.say(&Phrase::new(key).with("count", count), &[])));
                        }
                    }
                    ui.add_space(theme.size.padding * 1.5);
                });
            });
        });
        asked
    }

    /// Does what is asked for in the row at this position.
    fn act(&mut self, ui: &Ui, services: &mut AppServices, position: usize, action: RowAction) -> Option<AppCommand> {
        let index = *self.list.listed().get(position)?;
        let record = self.records.rows().get(index)?.content.as_ref()?;
        let file = record.file();
        if let RowAction::Open = action {
            let path = record.path.clone();
            self.opened = Some((position, index));
            return Some(AppCommand::OpenFile(path));
        }
        ui.ctx().request_repaint();
        if services.autosave.is_locked() {
            // Another program holds the folder: this one may not change anything there.
            services.notice = Some(alert::save_error_phrase(&SaveError::FolderLocked));
            return None;
        }
        match action {
            RowAction::Open => {}
            RowAction::Delete => self.delete(ui, services, (position, index)),
            RowAction::Tag(_) if self.tags.is_read_only() => {
                services.notice = Some(Phrase::new("records-tags-blocked"));
            }
            RowAction::Tag(TagChange::Add(tag)) => {
                self.tags.add(&file, &tag);
            }
            RowAction::Tag(TagChange::Remove(tag)) => self.tags.remove(&file, &tag),
        }
        None
    }

    fn delete(&mut self, ui: &Ui, services: &mut AppServices, (position, index): (usize, usize)) {
        let Some(row) = self.records.take(index) else { return };
        let path = row.path.clone();
        // A file that is gone already is as good as deleted.
        if let Err((error, row)) = self.deleted.delete(&path, row, &mut self.tags)
            && path.exists()
        {
            self.records.put_back(row);
            let why = alert::save_error_phrase(&error.into());
            services.notice = Some(Phrase::new("records-delete-failed").with("why", why));
            return;
        }
        self.rows.remove(position);
        self.report = None;
        // The row that has moved up keeps the focus of the deleted one. Below the last row is none.
        if position + 1 >= self.list.listed().len() && position > 0 {
            focus::request(ui.ctx(), list::rect_name(position - 1));
        }
    }

    /// Puts the record back that was deleted last.
    fn undo_delete(&mut self, services: &mut AppServices) {
        match self.deleted.restore_last(&mut self.tags) {
            None => {}
            Some(Ok(Restored { path, row: Some(mut row) })) => {
                if let Some(record) = &mut row.content {
                    record.path.clone_from(&path);
                }
                row.path = path;
                self.records.put_back(row);
                self.rows = screen_layout::VirtualRows::default();
            }
            // It was deleted before this list was read.
            Some(Ok(Restored { row: None, .. })) => self.read_again(services),
            Some(Err(error)) => {
                let why = alert::save_error_phrase(&error.into());
                services.notice = Some(Phrase::new("records-undo-failed").with("why", why));
            }
        }
    }

    /// The bar at the lower edge, while there is something to say.
    fn bar_ui(&mut self, ui: &mut Ui, services: &mut AppServices) -> Option<AppCommand> {
        let (name, sentence, buttons) = self.bar(services)?;
        match bar::ui(ui, services, name, &sentence, &buttons)? {
            BarAction::Undo => self.undo_delete(services),
            BarAction::StopImport => self.import.iter().for_each(ImportJob::stop),
            BarAction::Close => self.report = None,
            BarAction::Details => {
                let report = self.report.as_ref()?;
                let details = bar::refusals(services, &report.refused)?;
                return Some(AppCommand::Details(bar::report_phrase(report), details));
            }
        }
        ui.ctx().request_repaint();
        None
    }

    fn bar(&self, services: &AppServices) -> Option<((&'static str, Icon), String, Vec<BarButton>)> {
        let say = |phrase: &Phrase| services.text.say(phrase, &[]);
        if let Some(import) = &self.import {
            let (looked_at, all) = import.progress();
            let sentence = say(&Phrase::new("import-reading").with("count", looked_at).with("all", all));
            let stop = (services.word("dialog-cancel"), None, BarAction::StopImport);
            return Some((("import", Icon::Hourglass), sentence, vec![stop]));
        }
        if let Some(report) = &self.report {
            let mut buttons = vec![(services.word("alert-close"), Some(Icon::Close), BarAction::Close)];
            if !report.refused.is_empty() {
                buttons.insert(0, (services.word("alert-details"), None, BarAction::Details));
            }
            return Some((("import", Icon::Info), say(&bar::report_phrase(report)), buttons));
        }
        let undo = with_shortcut(&services.text, "records-undo", &app_keys::UNDO_DELETE.keys[0]);
        let undo = (undo, Some(Icon::Undo), BarAction::Undo);
        let sentence = match (self.deleted.count(), self.deleted.last().and_then(|row| row.content.as_ref())) {
            (0, _) => return None,
            (1, Some(record)) => list::sentence(services, record, "records-deleted"),
            (count, Some(_)) => say(&Phrase::new("records-deleted-many").with("count", count)),
            (count, None) => say(&Phrase::new("records-deleted-before").with("count", count)),
        };
        Some((("deleted", Icon::Bin), sentence, vec![undo]))
    }
}

impl BackgroundWork for RecordsScreen {
    fn wait_until_done(&mut self) {
        self.records.wait_until_done();
        self.thumbnails.wait_until_done();
        self.import.iter_mut().for_each(ImportJob::wait_until_done);
    }
}

/// Buttons for files in other folders, above the records because there may be thousands.
fn files_ui(ui: &mut Ui, services: &AppServices) -> Option<AppCommand> {
    let theme = services.theme();
    let mut command = None;
    ui.horizontal_wrapped(|ui| {
        let open = ui.add(PushButton::plain(theme, &services.word("records-open-file")).icon(Icon::Folder));
        services.rects.put("open a file", open.rect);
        if open.clicked() {
            command = Some(AppCommand::ChooseFile);
        }
        let import = ui.add(PushButton::quiet(theme, &services.word("records-import")).icon(Icon::Save));
        services.rects.put("import a folder", import.rect);
        if import.clicked() {
            command = Some(AppCommand::ChooseFolder);
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
