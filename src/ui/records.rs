//! Records: finished games, to be looked at again, and the way to a record from elsewhere.

mod list;

use egui::{CentralPanel, Frame, Key, Modifiers, Popup, Ui, vec2};

use super::desktop::{Desktop, Go};
use super::folder::{Folder, Row};
use super::gallery::{self, Offered};
use super::{recent, room};
use crate::engine::Phrase;
use crate::paint::icons::{Icon, icon_ui};
use crate::paint::style::text_scale;
use crate::paint::theme::Theme;
use crate::paint::widgets::{self, PushButton};
use list::Kept;

/// The widest that the list gets.
const COLUMN: f32 = 860.0;

/// The screen.
pub struct Records {
    games: Vec<Offered>,
    /// The records, the latest first.
    kept: Folder<Kept>,
    rows: room::Rows,
    page: room::Page,
}

impl Records {
    /// The screen as it opens.
    pub fn new(desktop: &Desktop) -> Self {
        Records {
            games: gallery::all(),
            kept: list::kept_in(desktop.places.records()),
            rows: room::Rows::default(),
            page: room::Page::default(),
        }
    }

    /// Paints it and takes its input.
    pub fn ui(&mut self, ui: &mut Ui, desktop: &mut Desktop) -> Option<Go> {
        let mut go = None;
        let theme = desktop.theme();
        self.kept.wait(desktop.patience);
        let gone = self.kept.update(ui.ctx());
        gone.into_iter().for_each(|row| self.rows.remove(row));
        let free = ui.memory(|memory| memory.top_modal_layer().is_none()) && !desktop.escape_is_taken;
        if free && ui.input_mut(|input| input.consume_key(Modifiers::NONE, Key::Escape)) {
            go = Some(Go::Select);
        }
        CentralPanel::default().frame(Frame::new()).show(ui, |ui| {
            room::tabletop(ui, theme, true);
            self.page.ui(ui, false, |ui| {
                room::column(ui, theme, COLUMN, |ui| {
                    ui.add_space(theme.size.grid * 2.5);
                    let head = room::head(ui, desktop, (Go::Select, "go-games"), &desktop.word("records-title"));
                    go = head.or(go.take());
                    ui.add_space(theme.size.padding);
                    go = elsewhere_ui(ui, desktop).or(go.take());
                    ui.add_space(theme.size.grid);
                    if self.kept.rows().is_empty() && self.kept.is_listed() {
                        empty_ui(ui, desktop);
                    }
                    go = rows_ui(ui, desktop, &self.kept, &mut self.rows, &self.games).or(go.take());
                    let damaged = self.kept.damaged().len() + self.kept.foreign();
                    for (key, count) in [("files-newer", self.kept.newer()), ("records-damaged", damaged)] {
                        if count > 0 {
                            ui.label(theme.soft(desktop.text.say(&Phrase::new(key).with("count", count), &[])));
                        }
                    }
                    ui.add_space(theme.size.padding * 1.5);
                });
            });
        });
        go
    }
}

/// The way to files from elsewhere. It stands above the records: there may be thousands.
fn elsewhere_ui(ui: &mut Ui, desktop: &Desktop) -> Option<Go> {
    let theme = desktop.theme();
    let mut go = None;
    ui.horizontal_wrapped(|ui| {
        let open = ui.add(PushButton::plain(theme, &desktop.word("records-open-file")).icon(Icon::Folder));
        desktop.spots.put("open a file", open.rect);
        if open.clicked() {
            go = Some(Go::ChooseFile);
        }
        let files = &desktop.settings.recent;
        if !files.is_empty() {
            let title = desktop.word("recent-title");
            let button = ui.add(PushButton::quiet(theme, &title).icon(Icon::Down));
            desktop.spots.put("recent files", button.rect);
            let menu = Popup::menu(&button).accessible_name(title).show(|ui| recent::entries(ui, files));
            go = menu.and_then(|menu| menu.inner).or(go.take());
        }
    });
    go
}

/// The records as rows. What is in sight is read first.
fn rows_ui(
    ui: &mut Ui,
    desktop: &Desktop,
    kept: &Folder<Kept>,
    rows: &mut room::Rows,
    games: &[Offered],
) -> Option<Go> {
    let theme = desktop.theme();
    let estimate = list::height(ui, theme);
    let unread = rows.typical(estimate);
    let layout = (kept.rows().len(), ui.spacing().item_spacing.y, estimate);
    let mut go = None;
    let seen = rows.ui(ui, layout, |ui, index| match kept.rows().get(index) {
        Some(Row { holds: Some(record), .. }) => {
            if list::row_ui(ui, desktop, record, index, games) {
                go = Some(Go::OpenFile(record.path.clone()));
            }
            true
        }
        _ => {
            list::unread_ui(ui, theme, unread);
            false
        }
    });
    kept.read_first(seen);
    go
}

/// Before the first game is over.
fn empty_ui(ui: &mut Ui, desktop: &Desktop) {
    let theme = desktop.theme();
    widgets::card(theme).show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.vertical_centered(|ui| {
            let scale = text_scale(ui, theme);
            ui.add_space(theme.size.padding * 2.0);
            icon_ui(ui, Icon::Trophy, theme.size.icon * 2.5 * scale, theme.ink_soft);
            ui.add_space(theme.size.grid);
            ui.label(Theme::heading(desktop.word("records-none")));
            ui.scope(|ui| {
                ui.set_max_width((theme.size.line_length * scale).min(ui.available_width()));
                ui.label(egui::RichText::new(desktop.word("records-none-more")).color(theme.ink_soft));
            });
            ui.allocate_space(vec2(0.0, theme.size.padding * 2.0));
        });
    });
}
