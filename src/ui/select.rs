//! Game select: the table that was left last, a card for every game, the shelf with all other unfinished tables.

mod cards;
mod head;
mod pause;
mod shelf;
mod standing;
mod stills;

use std::path::PathBuf;

use egui::{CentralPanel, Frame, Key, Modifiers, TextureHandle, Ui};

use super::alert::{self, Alert};
use super::autosave::Fault;
use super::desktop::{Desktop, Go};
use super::folder::Folder;
use super::gallery::{self, Offered};
use super::room;
use crate::engine::Phrase;
use shelf::Shelves;
use standing::ShelfEntry;

/// The widest that the column of cards gets.
const COLUMN: f32 = 1400.0;

/// The screen.
pub struct Select {
    games: Vec<Offered>,
    /// The unfinished tables, the latest first.
    standing: Folder<ShelfEntry>,
    /// What the tables are shown with.
    shelves: Shelves,
    mouse: Option<TextureHandle>,
    page: room::Page,
}

impl Select {
    /// The screen as it opens.
    pub fn new(desktop: &Desktop) -> Self {
        Select {
            games: gallery::all(),
            standing: standing::on(desktop),
            shelves: Shelves::default(),
            mouse: None,
            page: room::Page::default(),
        }
    }

    /// The spot of what the keys come back to from another screen.
    pub fn spot_of(&mut self, left: Left, desktop: &Desktop) -> String {
        self.standing.wait(desktop.patience);
        let latest = self.standing.rows().first().and_then(|row| row.holds.as_ref());
        match left {
            Left::Records => "records".to_owned(),
            Left::NewGame(game) => cards::button_spot("play", game),
            Left::Lesson(game) => cards::button_spot("learn", game),
            // What was left last stands out, and is gone back to first.
            Left::Table(game) if latest.is_some_and(|latest| latest.game == game) => "continue".to_owned(),
            Left::Table(game) => cards::button_spot("play", game),
        }
    }

    /// Paints it and takes its input.
    pub fn ui(&mut self, ui: &mut Ui, desktop: &mut Desktop) -> Option<Go> {
        let theme = desktop.theme();
        if self.mouse.is_none() {
            self.mouse = room::load_mouse(ui.ctx());
        }
        self.read(ui, desktop);
        self.shelves.stills.begin(ui.ctx(), desktop);
        let mut go = self.pressed(ui, desktop);
        let mut thrown = None;
        CentralPanel::default().frame(Frame::new()).show(ui, |ui| {
            room::tabletop(ui, theme, false);
            self.page.ui(ui, false, |ui| {
                room::column(ui, theme, COLUMN, |ui| {
                    ui.add_space(theme.size.grid * 2.5);
                    go = head::ui(ui, desktop, self.mouse.as_ref()).or(go.take());
                    ui.add_space(theme.size.grid * 1.5);
                    let gap = theme.size.padding * 1.25;
                    if let Some(latest) = self.standing.rows().first() {
                        match &latest.holds {
                            Some(latest) => {
                                pause::ui(ui, desktop, latest, &mut self.shelves).apply(&mut go, &mut thrown);
                            }
                            None => pause::unread_ui(ui, theme),
                        }
                        ui.add_space(gap);
                    }
                    let stand = self.standing.rows().len();
                    let primary = stand == 0 && self.standing.is_listed();
                    let below = match stand {
                        0 => shelf::empty_height(ui, theme),
                        1 => theme.size.padding,
                        _ => shelf::height(ui, theme) + gap,
                    };
                    let free = ui.ctx().content_rect().bottom() - ui.cursor().top() - below - gap * 2.5;
                    go = cards::ui(ui, desktop, &self.games, primary, free).or(go.take());
                    ui.add_space(gap);
                    if primary {
                        shelf::empty_ui(ui, desktop);
                    } else if stand > 1 {
                        shelf::ui(ui, desktop, &self.standing, &mut self.shelves).apply(&mut go, &mut thrown);
                    }
                    for (key, count) in
                        [("files-newer", self.standing.newer()), ("select-left", self.standing.foreign())]
                    {
                        if count > 0 {
                            ui.label(theme.soft(desktop.text.say(&Phrase::new(key).with("count", count), &[])));
                        }
                    }
                    ui.add_space(theme.size.padding * 1.5);
                });
            });
        });
        self.shelves.stills.end(ui.ctx(), self.standing.patience_left(desktop.patience));
        if let Some(path) = thrown {
            self.throw_away(&path, desktop);
        }
        go
    }

    /// Takes what has been read of the shelf. Once that is all, damaged files are set aside, and a notice says so.
    fn read(&mut self, ui: &Ui, desktop: &mut Desktop) {
        self.standing.wait(desktop.patience);
        self.standing.update(ui.ctx());
        if self.standing.is_read()
            && !desktop.autosave.is_locked()
            && let Some(said) = standing::set_damaged_aside(&mut self.standing)
        {
            desktop.alerts.push_back(Alert::new(said));
            ui.ctx().request_repaint();
        }
    }

    /// Where a key leads.
    fn pressed(&self, ui: &Ui, desktop: &Desktop) -> Option<Go> {
        if ui.memory(|memory| memory.top_modal_layer().is_some()) {
            return None;
        }
        // Enter does what one does next, unless it belongs to what has the focus.
        let free = ui.memory(|memory| memory.focused().is_none());
        if free && ui.input_mut(|input| input.consume_key(Modifiers::NONE, Key::Enter)) {
            // Until the shelf has been looked at, nobody knows what comes next.
            return match self.standing.rows().first() {
                Some(latest) => latest.holds.as_ref().map(|latest| Go::Open(latest.path.clone())),
                None if !self.standing.is_listed() => None,
                None => self.games.first().map(|game| cards::first_choice(desktop, game)),
            };
        }
        cards::pressed(ui, desktop, &self.games)
    }

    fn throw_away(&mut self, path: &std::path::Path, desktop: &mut Desktop) {
        self.shelves.throwing = None;
        if desktop.autosave.is_locked() {
            // Another program has the folder: what lies there is not this one's to throw away.
            desktop.notice = Some(alert::why(&Fault::Locked));
            return;
        }
        let unwritten = desktop.autosave.unwritten_of(path);
        if let Some(record) = unwritten.filter(|unwritten| unwritten.path != path) {
            // A finished game that is not among the records yet: what is thrown away is a table, not a game.
            desktop.notice = Some(Phrase::new("unsaved-says").with("why", alert::why(&record.fault())));
            return;
        }
        desktop.autosave.forget(path);
        match desktop.shelf.throw_away(path) {
            Ok(()) => self.standing.forget(path),
            Err(error) if error.kind() == std::io::ErrorKind::NotFound => self.standing.forget(path),
            Err(error) => {
                desktop.notice = Some(Phrase::new("select-throw-failed").with("detail", error.to_string()));
            }
        }
    }
}

/// Where one comes from to game select.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Left {
    /// The records.
    Records,
    /// The new-game sheet of this game.
    NewGame(&'static str),
    /// A chapter of this game's lessons.
    Lesson(&'static str),
    /// A table at which this game is played.
    Table(&'static str),
}

/// What was done at a table on the shelf.
#[derive(Default)]
enum Did {
    #[default]
    Nothing,
    Opened(PathBuf),
    ThrownAway(PathBuf),
}

impl Did {
    fn apply(self, go: &mut Option<Go>, thrown: &mut Option<PathBuf>) {
        match self {
            Did::Nothing => {}
            Did::Opened(path) => *go = Some(Go::Open(path)),
            Did::ThrownAway(path) => *thrown = Some(path),
        }
    }
}
