//! The game-select screen: the latest table, a card for every game, and the shelf with all other unfinished tables.
//!
//! A table on which something is only tried out stands on the shelf as long as a real game waits.

mod cards;
mod continue_card;
mod header;
mod lesson_pips;
mod mug;
mod pastime_cards;
mod rainy_window;
mod shelf;
pub(super) mod shelf_entry;

use std::path::PathBuf;

use egui::{CentralPanel, Frame, Key, Modifiers, Ui};

use super::alert::{self, Alert};
use super::autosave::SaveError;
use super::background::BackgroundWork;
use super::daily::PlayedDeals;
use super::folder_reader::{FolderReader, Row};
use super::game_info::{self, GameInfo};
use super::screen_layout;
use super::services::{AppCommand, AppServices};
use crate::engine::Phrase;
use crate::paint::style::text_scale;
use crate::paint::theme::Theme;
use shelf::ShelfView;
use shelf_entry::ShelfEntry;

/// The game-select screen.
pub struct SelectScreen {
    games: Vec<GameInfo>,
    /// The unfinished tables, the latest first.
    shelf: FolderReader<ShelfEntry>,
    /// The view state of the shelf.
    shelf_view: ShelfView,
    /// Which deals have been finished.
    played_deals: PlayedDeals,
    page: screen_layout::ScrollPage,
}

impl SelectScreen {
    /// Opens the screen.
    pub fn new(services: &AppServices) -> Self {
        SelectScreen {
            games: game_info::offered(&services.settings),
            shelf: shelf_entry::read_shelf(services),
            shelf_view: ShelfView::default(),
            played_deals: PlayedDeals::open(services),
            page: screen_layout::ScrollPage::default(),
        }
    }

    /// The name of the thing that gets the focus after a return from another screen.
    pub fn focus_target(&mut self, origin: CameFrom, services: &AppServices) -> String {
        self.shelf.wait_for_first_batch(services.load_timeout);
        let latest = latest(&self.shelf).and_then(|row| row.content.as_ref());
        match origin {
            CameFrom::Records => "records".to_owned(),
            CameFrom::Daily => "daily".to_owned(),
            CameFrom::Statistics => "statistics".to_owned(),
            CameFrom::Puzzles => "puzzles".to_owned(),
            CameFrom::Drills => "drills".to_owned(),
            CameFrom::NewGame(game) => cards::button_rect_name("play", game),
            CameFrom::Lesson(game) => cards::button_rect_name("learn", game),
            // The table that was left last is the latest one, unless it is a try, and its "Continue" comes first.
            CameFrom::Table(game) if latest.is_some_and(|latest| latest.game == game) => "continue".to_owned(),
            CameFrom::Table(game) => cards::button_rect_name("play", game),
        }
    }

    /// Shows the screen and handles its input.
    pub fn ui(&mut self, ui: &mut Ui, services: &mut AppServices) -> Option<AppCommand> {
        let theme = services.theme();
        self.update_shelf(ui, services);
        self.played_deals.update(ui.ctx(), services);
        self.shelf_view.thumbnails.begin_frame(ui.ctx(), services);
        let mut command = self.handle_keys(ui, services);
        let mut deleted = None;
        CentralPanel::default().frame(Frame::new()).show(ui, |ui| {
            screen_layout::tabletop(ui, theme, false);
            let top = ui.cursor().top();
            self.page.ui(ui, false, |ui| {
                // The cards keep their size while the page is scrolled.
                let scrolled = top - ui.cursor().top();
                enlarge_text(ui, theme);
                screen_layout::column(ui, theme, theme.size.column.select, |ui| {
                    ui.add_space(theme.size.grid * 2.5);
                    command = header::ui(ui, services).or(command.take());
                    ui.add_space(theme.size.grid * 1.5);
                    let gap = theme.size.padding * 1.25;
                    if let Some(latest) = latest(&self.shelf) {
                        match &latest.content {
                            Some(latest) => {
                                continue_card::ui(ui, services, latest, &self.played_deals, &mut self.shelf_view)
                                    .apply(&mut command, &mut deleted);
                            }
                            None => continue_card::placeholder_ui(ui, theme),
                        }
                        ui.add_space(gap);
                    }
                    let table_count = self.shelf.rows().len();
                    let primary = table_count == 0 && self.shelf.is_listed();
                    let below = match table_count {
                        0 => shelf::estimated_empty_height(ui, theme),
                        1 => theme.size.padding,
                        _ => shelf::estimated_height(ui, theme) + gap,
                    };
                    let row = pastime_cards::height(ui, theme) + gap + 3.0 * ui.spacing().item_spacing.y;
                    let free =
                        ui.ctx().content_rect().bottom() - ui.cursor().top() - scrolled - below - row - gap * 2.5;
                    command = cards::ui(ui, services, &self.games, primary, free).or(command.take());
                    ui.add_space(gap);
                    let today = services.today();
                    let is_todays_deal = |table: &ShelfEntry| table.deal == Some(today);
                    let mut tables = self.shelf.rows().iter().filter_map(|row| row.content.as_ref());
                    let of_deal = self.played_deals.line(services, tables.any(is_todays_deal));
                    command = pastime_cards::ui(ui, services, of_deal).or(command.take());
                    ui.add_space(gap);
                    if primary {
                        shelf::empty_ui(ui, services);
                    } else if table_count > 1 {
                        let shelved = (&self.shelf, index_of_latest(&self.shelf));
                        shelf::ui(ui, services, shelved, &self.played_deals, &mut self.shelf_view)
                            .apply(&mut command, &mut deleted);
                    }
                    for (key, count) in
                        [("files-newer", self.shelf.newer_count()), ("select-left", self.shelf.foreign_count())]
                    {
                        if count > 0 {
                            ui.label(theme.soft(services.text.say(&Phrase::new(key).with("count", count), &[])));
                        }
                    }
                    ui.add_space(theme.size.padding * 1.5);
                });
            });
        });
        self.shelf_view.thumbnails.end_frame(ui.ctx(), self.shelf.time_left(services.load_timeout));
        if let Some(path) = deleted {
            self.delete_table(&path, services);
        }
        command
    }

    /// Takes over what has been read of the shelf. Once all is read, damaged files are set aside and an alert says so.
    fn update_shelf(&mut self, ui: &Ui, services: &mut AppServices) {
        self.shelf.wait_for_first_batch(services.load_timeout);
        self.shelf.update(ui.ctx());
        if self.shelf.is_read()
            && !services.autosave.is_locked()
            && let Some(sentence) = shelf_entry::set_damaged_aside(&mut self.shelf)
        {
            services.alerts.push_back(Alert::new(sentence));
            ui.ctx().request_repaint();
        }
    }

    /// Handles keys; returns where they lead.
    fn handle_keys(&self, ui: &Ui, services: &AppServices) -> Option<AppCommand> {
        if ui.memory(|memory| memory.top_modal_layer().is_some()) {
            return None;
        }
        // Enter runs the primary action, unless a focused widget takes it.
        let free = ui.memory(|memory| memory.focused().is_none());
        if free && ui.input_mut(|input| input.consume_key(Modifiers::NONE, Key::Enter)) {
            // Until the shelf has been listed, the primary action is unknown.
            return match latest(&self.shelf) {
                Some(latest) => latest.content.as_ref().map(|latest| AppCommand::Open(latest.path.clone())),
                None if !self.shelf.is_listed() => None,
                None => self.games.first().map(|game| cards::default_action(services, game)),
            };
        }
        cards::handle_keys(ui, services, &self.games)
    }

    fn delete_table(&mut self, path: &std::path::Path, services: &mut AppServices) {
        self.shelf_view.confirming_delete = None;
        if services.autosave.is_locked() {
            // Another program holds the folder: this one may not delete anything there.
            services.notice = Some(alert::save_error_phrase(&SaveError::FolderLocked));
            return;
        }
        let unwritten = services.autosave.pending_write(path);
        if let Some(record) = unwritten.filter(|unwritten| unwritten.path != path) {
            // The record of a finished game is still to be saved: a deleted table must not lose a game.
            services.notice = Some(Phrase::new("unsaved-says").with("why", alert::save_error_phrase(&record.error())));
            return;
        }
        services.autosave.cancel(path);
        match services.shelf.delete(path) {
            Ok(()) => self.shelf.remove(path),
            Err(error) if error.kind() == std::io::ErrorKind::NotFound => self.shelf.remove(path),
            Err(error) => {
                services.notice = Some(Phrase::new("select-throw-failed").with("detail", error.to_string()));
            }
        }
    }
}

/// The index of the table with which one goes on first: the latest that is no try, or of tries alone the latest.
fn index_of_latest(shelf: &FolderReader<ShelfEntry>) -> usize {
    let may_be_game = |row: &Row<ShelfEntry>| row.content.as_ref().is_none_or(|table| !table.is_try);
    shelf.rows().iter().position(may_be_game).unwrap_or(0)
}

/// The table with which one goes on first, if there is one.
fn latest(shelf: &FolderReader<ShelfEntry>) -> Option<&Row<ShelfEntry>> {
    shelf.rows().get(index_of_latest(shelf))
}

/// The most that text grows with the window.
const MAX_TEXT_GROWTH: f32 = 1.25;

/// Enlarges text in a window larger than the first one, unless it is set as large already.
fn enlarge_text(ui: &mut Ui, theme: &Theme) {
    let growth = ui.ctx().content_rect().size() / theme.size.window.first;
    let growth = (growth.min_elem() / text_scale(ui, theme)).clamp(1.0, MAX_TEXT_GROWTH);
    for font in ui.style_mut().text_styles.values_mut() {
        font.size = (font.size * growth).round();
    }
}

impl BackgroundWork for SelectScreen {
    fn wait_until_done(&mut self) {
        self.shelf.wait_until_done();
        self.played_deals.wait_until_done();
        self.shelf_view.thumbnails.wait_until_done();
    }
}

/// The screen from which the user returns to game select.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CameFrom {
    /// The list of records.
    Records,
    /// The deal of a day.
    Daily,
    /// What people have played.
    Statistics,
    /// The puzzles.
    Puzzles,
    /// The drills.
    Drills,
    /// The new-game screen of this game.
    NewGame(&'static str),
    /// A lesson of this game.
    Lesson(&'static str),
    /// A table with this game.
    Table(&'static str),
}

/// The user's action on a table of the shelf.
#[derive(Default)]
enum ShelfAction {
    #[default]
    Nothing,
    Open(PathBuf),
    Delete(PathBuf),
}

impl ShelfAction {
    fn apply(self, command: &mut Option<AppCommand>, deleted: &mut Option<PathBuf>) {
        match self {
            ShelfAction::Nothing => {}
            ShelfAction::Open(path) => *command = Some(AppCommand::Open(path)),
            ShelfAction::Delete(path) => *deleted = Some(path),
        }
    }
}
