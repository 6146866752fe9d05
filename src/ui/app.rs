//! The app: which screen is shown, and the way from one to another.

mod files;
mod keys;
mod saving;

use std::path::PathBuf;
use std::time::Duration;

use egui::{Context, Id, Rect, Ui, ViewportCommand};

use super::alert;
use super::autosave::Unwritten;
use super::desktop::{Desktop, Go};
use super::dialogs::Dialogs;
use super::focus;
use super::instance::Held;
use super::new_game::NewGame;
use super::places::Places;
use super::records::Records;
use super::select::{Left, Select};
use super::settings::{Settings, WindowPlaces};
use super::sheets::{Sheet, TEXT_STEPS};
use super::start;
use super::table::{Coaching, TableScreen};
use crate::engine::Phrase;
use crate::paint::fonts;
use crate::paint::keyboard_nav;
use crate::paint::theme::Theme;
use crate::text::Language;

/// How much larger text is while presenting, in percent of its usual size.
const PRESENT_PERCENT: u16 = 50;

/// So long a disk is waited for when a screen is left.
const LEAVING: Duration = Duration::from_millis(500);

/// The app, without its window.
pub struct App {
    desktop: Desktop,
    screen: Screen,
    /// The table from which a new game was asked for, until another screen is shown.
    left: Option<Box<TableScreen>>,
    sheet: Option<Sheet>,
    /// The way to a file that people choose.
    dialogs: Dialogs,
    /// What goes into the file that is being chosen.
    to_save: Vec<u8>,
    /// What gets the focus back once nothing lies over the screen any more.
    focus_back: Option<Id>,
    /// The spot of what gets the focus on the screen that was come back to.
    comes_to: Option<String>,
    /// The look, the text size and the factor of durations that egui has been told.
    told: Option<(bool, u16, f32)>,
    /// The notice that is shown and when it came up, in seconds.
    notice_since: Option<(Phrase, f64)>,
    /// Whether anything but the board had the focus at the end of the frame before.
    had_focus: bool,
    /// While a table is presented: whether the window filled the screen before.
    full_screen_before: Option<bool>,
    quit: bool,
    /// The window closes though games are on no disk.
    quits_unsaved: bool,
    /// Known from the first frame on.
    ctx: Option<Context>,
    /// The data folder, as long as it is held.
    held: Option<Held>,
    /// The document that could not be saved where it belongs, while its place elsewhere is being chosen.
    elsewhere: Option<(PathBuf, Unwritten)>,
}

enum Screen {
    Select(Select),
    NewGame(Box<NewGame>),
    Records(Records),
    Table(Box<TableScreen>),
}

impl Screen {
    /// What one leaves by going from here to game select.
    fn left(&self) -> Option<Left> {
        match self {
            Screen::Select(_) => None,
            Screen::Records(_) => Some(Left::Records),
            Screen::NewGame(new_game) => new_game.game().map(Left::NewGame),
            Screen::Table(table) if table.session().coaching().is_some() => Some(Left::Lesson(table.session().game())),
            Screen::Table(table) => Some(Left::Table(table.session().game())),
        }
    }
}

impl App {
    /// The app at game select, with its files in these places.
    pub fn new(places: Places) -> Self {
        App::on(Desktop::new(places))
    }

    /// The app while another program has these places: nothing is written there, and people are told so.
    pub fn only_reading(places: Places) -> Self {
        App::on(Desktop::only_reading(places))
    }

    fn on(desktop: Desktop) -> Self {
        let screen = Screen::Select(Select::new(&desktop));
        App {
            desktop,
            screen,
            left: None,
            sheet: None,
            dialogs: Dialogs::default(),
            to_save: Vec::new(),
            focus_back: None,
            comes_to: None,
            told: None,
            notice_since: None,
            had_focus: false,
            full_screen_before: None,
            quit: false,
            quits_unsaved: false,
            ctx: None,
            held: None,
            elsewhere: None,
        }
    }

    /// The app without the dialogs of the system, where nobody could answer them.
    #[must_use]
    pub fn without_system_dialogs(mut self) -> Self {
        self.desktop.system_dialogs = false;
        self
    }

    /// The app whose screens wait this long for the files they show, before they show what has been read.
    #[must_use]
    pub fn with_patience(mut self, patience: Duration) -> Self {
        self.desktop.patience = patience;
        self
    }

    /// The app that speaks the system's language unless another is set.
    #[must_use]
    pub fn in_language(mut self, language: Language) -> Self {
        self.desktop.system_language = language;
        self
    }

    /// Brings the fonts, once, before the first frame.
    pub fn dress(ctx: &Context) {
        fonts::install(ctx);
        Theme::light().apply(ctx, 1.0);
        // These keys change the size of text, which is a setting of ours.
        ctx.options_mut(|options| options.zoom_with_keyboard = false);
    }

    /// Whether the app wants its window closed.
    pub fn wants_to_quit(&self) -> bool {
        self.quit
    }

    /// What the window is called: the game's name and nothing that anyone may not see.
    pub fn title(&self) -> String {
        let app = self.desktop.word("app-name");
        match &self.screen {
            Screen::Table(table) => {
                let game = self.desktop.word(&format!("{}-name", table.session().game()));
                format!("{game} – {app}")
            }
            Screen::Select(_) | Screen::NewGame(_) | Screen::Records(_) => app,
        }
    }

    /// What goes on without being painted: bots, waiting chance, saving. Also runs while the window is hidden.
    pub fn logic(&mut self, ctx: &Context) {
        if let Screen::Table(table) = &mut self.screen {
            table.tick(&self.desktop, ctx);
        }
        if self.ctx.is_none() {
            let wakes = ctx.clone();
            self.desktop.autosave.wake_by(move || wakes.request_repaint());
            self.ctx = Some(ctx.clone());
        }
        self.hear(ctx);
        self.desktop.watch_saving();
        self.desktop.autosave.tells_in().into_iter().for_each(|soon| ctx.request_repaint_after(soon));
        // Whoever was asked whether to leave unsaved leaves once all is saved.
        if self.desktop.unsaved.is_none() && self.sheet.as_ref().is_some_and(Sheet::is_unsaved) {
            self.go(Go::CloseSheet);
        }
    }

    /// Paints a frame and takes its input.
    pub fn ui(&mut self, ui: &mut Ui) {
        keyboard_nav::watch_input(ui.ctx());
        self.desktop.system_dark = ui.ctx().input(|input| input.raw.system_theme == Some(egui::Theme::Dark));
        self.note_escape(ui.ctx());
        self.tell_look(&ui.ctx().clone());
        self.fill_screen(ui.ctx());
        if self.desktop.speak()
            && let Screen::Table(table) = &mut self.screen
        {
            table.speak_anew();
        }
        let title = self.title();
        ui.ctx().accesskit_node_builder(egui::accesskit_root_id(), |window| window.set_label(title));
        self.desktop.spots.clear();
        self.give_focus_back(ui.ctx());
        if let Some(spot) = self.comes_to.take().filter(|_| keyboard_nav::uses_keys(ui.ctx())) {
            focus::ask(ui.ctx(), spot);
        }
        let keys = self.pressed(ui.ctx());
        // The question to who leaves says the same.
        let asked = self.sheet.as_ref().is_some_and(Sheet::is_unsaved);
        let alerted = if asked { None } else { alert::ui(ui, &self.desktop) };
        self.notice_ui(ui);
        let go = match &mut self.screen {
            Screen::Select(select) => select.ui(ui, &mut self.desktop),
            Screen::NewGame(new_game) => new_game.ui(ui, &mut self.desktop),
            Screen::Records(records) => records.ui(ui, &mut self.desktop),
            Screen::Table(table) => table.ui(ui, &mut self.desktop),
        };
        let over = self.sheet.as_mut().and_then(|sheet| sheet.ui(ui.ctx(), &mut self.desktop));
        let picked = self.dialogs.ui(ui.ctx(), &self.desktop);
        let chosen = picked.and_then(|(purpose, path)| self.take_file(purpose, &path));
        if self.desktop.notice.as_ref() != self.notice_since.as_ref().map(|(shown, _)| shown) {
            ui.ctx().request_repaint();
        }
        let dropped = ui.ctx().input(|input| input.raw.dropped_files.first().map(|file| file.path().to_path_buf()));
        let go = dropped.map(Go::OpenFile).or(go);
        self.desktop.spots.trace();
        if let Some(go) = chosen.or(over).or(keys).or(alerted).or(go) {
            self.go(go);
            ui.ctx().request_repaint();
        }
        self.note_focus(ui.ctx());
    }

    /// Where the window lay and lies.
    pub fn window_places(&mut self) -> &mut WindowPlaces {
        &mut self.desktop.settings.window
    }

    /// Whether the window filled the screen before a table was presented, where one is.
    pub fn full_screen_before(&self) -> Option<bool> {
        self.full_screen_before
    }

    /// Whether a table is shown with its board and foot line only.
    pub fn is_presenting(&self) -> bool {
        matches!(&self.screen, Screen::Table(table) if table.is_presenting())
    }

    /// The settings as they are now.
    pub fn settings(&self) -> &Settings {
        &self.desktop.settings
    }

    /// Where a named thing lies in the frame that was painted last.
    pub fn spot(&self, name: &str) -> Option<Rect> {
        self.desktop.spots.find(name)
    }

    /// The names of all things in that frame.
    pub fn spots(&self) -> Vec<String> {
        self.desktop.spots.names()
    }

    /// What the coach says, where a lesson is under way.
    pub fn coaching(&self) -> Option<&Coaching> {
        match &self.screen {
            Screen::Table(table) => table.session().coaching(),
            Screen::Select(_) | Screen::NewGame(_) | Screen::Records(_) => None,
        }
    }

    /// Goes there, as a click on the way there would.
    pub fn go(&mut self, go: Go) {
        match go {
            Go::Quit => self.quit = true,
            Go::Settings => self.lay(Some(Sheet::settings())),
            Go::Keys => self.lay(Some(Sheet::keys())),
            Go::About(game) => self.lay(Sheet::game(game)),
            Go::Rules(game, rule) => {
                self.desktop.looked_at = Some(game);
                self.lay(Sheet::book(game, rule));
            }
            Go::CloseSheet => self.focus_back = self.sheet.take().and_then(|sheet| sheet.focus_before()),
            Go::Select => {
                let left = self.screen.left();
                self.leave();
                let mut select = Select::new(&self.desktop);
                self.comes_to = left.map(|left| select.spot_of(left, &self.desktop));
                self.screen = Screen::Select(select);
            }
            Go::Records => {
                self.leave();
                self.screen = Screen::Records(Records::new(&self.desktop));
            }
            Go::NewGame(game) => {
                self.leave();
                self.desktop.looked_at = Some(game);
                let new_game = |left: bool| Screen::NewGame(Box::new(NewGame::new(game, left, &self.desktop)));
                let at_table = matches!(self.screen, Screen::Table(_));
                if let Screen::Table(table) = std::mem::replace(&mut self.screen, new_game(at_table)) {
                    self.left = Some(table);
                }
            }
            Go::Back => match self.left.take() {
                Some(table) => self.screen = Screen::Table(table),
                None => self.go(Go::Select),
            },
            Go::Start(table) => {
                self.leave();
                let path = self.desktop.new_path(table.game);
                match start::new_table(&table, path, &self.desktop.settings) {
                    Ok(session) => {
                        self.desktop.settings.remember(table.game, table.seating);
                        self.desktop.save_settings();
                        self.screen = Screen::Table(Box::new(TableScreen::new(session)));
                    }
                    Err(refusal) => self.desktop.notice = Some(*refusal.phrase),
                }
            }
            Go::Lessons(game) => self.lay(Sheet::lessons(game)),
            Go::Learn(game, chapter) => {
                self.leave();
                if let Some(session) = start::learning(game, &chapter, self.desktop.settings.step_of(game, &chapter)) {
                    self.screen = Screen::Table(Box::new(TableScreen::new(session)));
                }
            }
            Go::SetUp { game, chapter, ply } => {
                self.leave();
                let path = self.desktop.new_path(game);
                if let Some(session) = start::set_up(game, &chapter, ply, path, &self.desktop.settings) {
                    self.screen = Screen::Table(Box::new(TableScreen::new(session)));
                }
            }
            Go::Open(path) => self.open(&path),
            Go::OpenFile(path) => self.open_file(&path),
            Go::OpenFiles(files) => {
                // The first lies on the table in the end, the others are remembered.
                files.iter().skip(1).rev().for_each(|file| self.desktop.settings.note_recent(file));
                files.first().into_iter().for_each(|file| self.open_file(file));
            }
            Go::CloseAlert => drop(self.desktop.alerts.pop_front()),
            Go::Details(says, details) => self.lay(Some(Sheet::details(says, details))),
            Go::TrySaving => self.try_saving(),
            Go::OpenUnsaved => {
                let document = self.desktop.autosave.unwritten().into_keys().next();
                document.into_iter().for_each(|document| self.open(&document));
            }
            Go::SaveElsewhere => {
                self.sheet = None;
                self.save_elsewhere();
            }
            Go::SettingsBefore => {
                self.desktop.alerts.pop_front();
                self.desktop.take_settings_before();
            }
            Go::QuitUnsaved => (self.quit, self.quits_unsaved) = (true, true),
            Go::ChooseFile => {
                self.sheet = None;
                self.choose_file();
            }
            Go::SaveFile(to_save) => self.choose_place(to_save),
            Go::FullScreen => {
                if let Some(ctx) = &self.ctx {
                    let fills = ctx.input(|input| input.viewport().fullscreen.unwrap_or(false));
                    ctx.send_viewport_cmd(ViewportCommand::Fullscreen(!fills));
                }
            }
        }
    }

    /// As long as egui knows of a sheet, nothing under it may have the focus: that is a frame longer than it lies there.
    fn give_focus_back(&mut self, ctx: &Context) {
        if self.focus_back.is_none() {
            return;
        }
        if ctx.memory(|memory| memory.top_modal_layer().is_none()) {
            self.focus_back.take().into_iter().for_each(|id| ctx.memory_mut(|memory| memory.request_focus(id)));
        }
        ctx.request_repaint();
    }

    /// Lays a sheet over the screen, or in the place of the one that lies there.
    fn lay(&mut self, sheet: Option<Sheet>) {
        self.sheet = sheet.map(|sheet| sheet.instead_of(self.sheet.as_ref()));
    }

    /// Leaving never asks and never loses.
    fn leave(&mut self) {
        self.sheet = None;
        self.left = None;
        if let Screen::Table(table) = &mut self.screen {
            self.desktop.looked_at = Some(table.session().game());
            table.suspend();
            table.save(&self.desktop);
        }
        // The next screen reads what this one wrote; of a slow disk it knows what is on its way there.
        self.desktop.autosave.settle_within(LEAVING);
    }

    fn tell_look(&mut self, ctx: &Context) {
        let settings = &self.desktop.settings;
        let most = *TEXT_STEPS.end();
        let larger = (settings.text_percent + PRESENT_PERCENT).min(most);
        let percent = if self.is_presenting() { larger } else { settings.text_percent };
        let wanted = (self.desktop.theme().dark, percent, settings.motion_factor());
        if self.told != Some(wanted) {
            let theme = self.desktop.theme();
            theme.apply(ctx, f32::from(percent) / 100.0);
            theme.set_motion(ctx, settings.motion_factor());
            self.told = Some(wanted);
            // What is painted in this frame began with the look before.
            ctx.request_repaint();
        }
    }

    fn notice_ui(&mut self, ui: &mut Ui) {
        if self.desktop.notice.is_none() {
            self.desktop.notice = self.desktop.notices.pop_front();
        }
        let Some(notice) = self.desktop.notice.clone() else {
            self.notice_since = None;
            return;
        };
        let now = ui.ctx().input(|input| input.time);
        // One that takes the place of another is shown as long as any.
        let since = match &self.notice_since {
            Some((shown, since)) if *shown == notice => *since,
            _ => now,
        };
        self.notice_since = Some((notice.clone(), since));
        // A table has its own place for it.
        let at_table = matches!(self.screen, Screen::Table(_));
        let clicked = !at_table && super::sheets::notice_ui(ui, &self.desktop, &notice).clicked();
        if clicked || now - since > super::sheets::NOTICE_SECONDS {
            self.desktop.notice = None;
            self.notice_since = None;
            ui.ctx().request_repaint();
        } else {
            ui.ctx().request_repaint_after(Duration::from_secs(1));
        }
    }

    /// A sentence for whoever looks after a failed start.
    pub fn say(&mut self, phrase: Phrase) {
        self.desktop.notice = Some(phrase);
    }
}
