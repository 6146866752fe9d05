//! The app: holds the current screen, switches between screens, and shows sheets and notices over them.

mod files;
pub mod keys;
mod saving;
mod screens;

use std::path::PathBuf;
use std::rc::Rc;
use std::time::Duration;

use egui::{Context, Id, Rect, Ui, ViewportCommand};
use jiff::civil::Date;

use super::alert;
use super::app_paths::AppPaths;
use super::autosave::PendingWrite;
use super::background::BackgroundWork;
use super::daily::DailyScreen;
use super::drills::{DrillScreen, DrillsScreen};
use super::file_dialog::FileDialog;
use super::focus;
use super::fresh_controls::FreshControls;
use super::instance::InstanceLock;
use super::new_game::NewGameScreen;
use super::puzzles::PuzzlesScreen;
use super::records::{RecordFilter, RecordsScreen};
use super::screen_layout::request_relayout;
use super::select::{CameFrom, SelectScreen};
use super::services::{AppCommand, AppServices};
use super::session_loader;
use super::settings::{Settings, WindowGeometries};
use super::sheets::{Sheet, TEXT_STEPS};
use super::statistics::StatisticsScreen;
use super::table::{Coaching, TableModel, TableScreen};
use crate::engine::Phrase;
use crate::paint::board;
use crate::paint::fonts;
use crate::paint::theme::{Durations, Theme};
use crate::sound::Speaker;
use crate::text::Language;

/// How much larger text is while presenting in a large window, in percentage points.
const PRESENTATION_EXTRA_PERCENT: u16 = 50;

/// How much larger text is while presenting in this window: in a small one the board needs the room.
fn presentation_extra(ctx: &egui::Context, theme: &Theme) -> u16 {
    let (window, size) = (ctx.content_rect().size(), &theme.size.window);
    let room = (window - size.least) / (size.first - size.least);
    let tenths = (room.min_elem().clamp(0.0, 1.0) * f32::from(PRESENTATION_EXTRA_PERCENT) / 10.0).round();
    tenths as u16 * 10
}

/// How long to wait for a slow disk when a screen is left.
const LEAVE_TIMEOUT: Duration = Duration::from_millis(500);

/// The app, without its window.
pub struct App {
    services: AppServices,
    screen: Screen,
    /// The table from which the new-game screen was opened, until another screen is shown.
    previous_table: Option<Box<TableScreen>>,
    /// The list of records from which the record on the table was opened.
    left_records: Option<Box<RecordsScreen>>,
    /// The page of the deal on which the table was opened.
    left_daily: Option<Box<DailyScreen>>,
    /// The list of puzzles from which the puzzle on the table was opened.
    left_puzzles: Option<PuzzlesScreen>,
    sheet: Option<Sheet>,
    /// The file dialogs.
    dialogs: FileDialog,
    /// The contents for the file that is being chosen.
    bytes_to_save: Vec<u8>,
    /// The widget that gets the focus back once nothing covers the screen any more.
    restore_focus: Option<Id>,
    /// The name of the thing that gets the focus on the new screen.
    focus_rect_name: Option<String>,
    /// The style that egui was given last: dark theme, text percent, motion factor.
    applied_style: Option<(bool, u16, f32)>,
    /// The current notice, and the time at which it appeared, in seconds.
    notice_since: Option<(Phrase, f64)>,
    /// Whether a text field had the focus at the end of the last frame.
    had_text_focus: bool,
    /// While presenting: whether the window filled the screen before.
    full_screen_before: Option<bool>,
    wants_quit: bool,
    /// Whether the user chose to quit although games are not saved.
    accepts_loss: bool,
    /// Set in the first frame.
    ctx: Option<Context>,
    /// The lock on the data folder, while this program holds it.
    instance: Option<InstanceLock>,
    /// The document that could not be saved in its place, while another place is being chosen.
    saving_elsewhere: Option<(PathBuf, PendingWrite)>,
}

enum Screen {
    Select(Box<SelectScreen>),
    NewGame(Box<NewGameScreen>),
    Records(Box<RecordsScreen>),
    Statistics(Box<StatisticsScreen>),
    Puzzles(PuzzlesScreen),
    Drills(DrillsScreen),
    Drill(Box<DrillScreen>),
    Daily(Box<DailyScreen>),
    Table(Box<TableScreen>),
}

impl Screen {
    /// The screen as the origin of a change to game select; `None` for game select itself.
    fn origin(&self) -> Option<CameFrom> {
        match self {
            Screen::Select(_) => None,
            Screen::Records(_) => Some(CameFrom::Records),
            Screen::Statistics(_) => Some(CameFrom::Statistics),
            Screen::Puzzles(_) => Some(CameFrom::Puzzles),
            Screen::Drills(_) | Screen::Drill(_) => Some(CameFrom::Drills),
            Screen::Daily(_) => Some(CameFrom::Daily),
            Screen::NewGame(new_game) => new_game.game().map(CameFrom::NewGame),
            Screen::Table(table) if table.model().puzzle.is_some() => Some(CameFrom::Puzzles),
            Screen::Table(table) if table.model().is_lesson() => Some(CameFrom::Lesson(table.model().game)),
            Screen::Table(table) => Some(CameFrom::Table(table.model().game)),
        }
    }
}

impl App {
    /// The app on the game-select screen, with its files in these places.
    pub fn new(paths: AppPaths) -> Self {
        App::with_services(AppServices::new(paths))
    }

    /// The app while another program holds these places: nothing is written there, and a notice says so.
    pub fn read_only(paths: AppPaths) -> Self {
        App::with_services(AppServices::read_only(paths))
    }

    fn with_services(services: AppServices) -> Self {
        let screen = Screen::Select(Box::new(SelectScreen::new(&services)));
        App {
            services,
            screen,
            previous_table: None,
            left_records: None,
            left_daily: None,
            left_puzzles: None,
            sheet: None,
            dialogs: FileDialog::default(),
            bytes_to_save: Vec::new(),
            restore_focus: None,
            focus_rect_name: None,
            applied_style: None,
            notice_since: None,
            had_text_focus: false,
            full_screen_before: None,
            wants_quit: false,
            accepts_loss: false,
            ctx: None,
            instance: None,
            saving_elsewhere: None,
        }
    }

    /// Turns off system file dialogs, where nobody could answer them.
    #[must_use]
    pub fn without_system_dialogs(mut self) -> Self {
        self.services.system_dialogs = false;
        self
    }

    /// Has the stories of finished games told, which keeps all cores but one busy for a while after each game, and whenever the record of one is
    /// opened.
    #[must_use]
    pub fn telling_stories(mut self) -> Self {
        self.services.tells_stories = true;
        self
    }

    /// Has sounds played.
    #[must_use]
    pub fn with_sound(mut self) -> Self {
        self.services.speaker = Some(Speaker::new());
        self
    }

    /// Makes screens wait this long for their files before they show what has been read so far; with [`Duration::MAX`], as long as it takes.
    #[must_use]
    pub fn with_patience(mut self, patience: Duration) -> Self {
        self.services.load_timeout = patience;
        self
    }

    /// Sets the day that counts as today, for tests and pictures.
    #[must_use]
    pub fn on_day(mut self, day: Date) -> Self {
        self.services.fixed_today = Some(day);
        self
    }

    /// Sets the seed of runs of drills, for tests and pictures.
    #[must_use]
    pub fn with_drill_seed(mut self, seed: u64) -> Self {
        self.services.fixed_drill_seed = Some(seed);
        self
    }

    /// Sets the language of the system, used unless the settings name another.
    #[must_use]
    pub fn in_language(mut self, language: Language) -> Self {
        self.services.system_language = language;
        self
    }

    /// Installs fonts and style; call it once, before the first frame.
    pub fn install_style(ctx: &Context) {
        fonts::install(ctx);
        Theme::light().apply(ctx, 1.0);
        // These keys change the text size, which is a setting of the app.
        ctx.options_mut(|options| options.zoom_with_keyboard = false);
        board::accept_long_clicks(ctx);
        ctx.add_plugin(FreshControls::default());
    }

    /// Whether the app wants its window closed.
    pub fn wants_to_quit(&self) -> bool {
        self.wants_quit
    }

    /// The window title: the game's name, and nothing secret.
    pub fn title(&self) -> String {
        let app = self.services.word("app-name");
        let Some(table) = self.table_model() else { return app };
        let game = self.services.word(&format!("{}-name", table.game));
        format!("{game} – {app}")
    }

    /// Runs background work: bots, pending chance, saving. Also runs while the window is hidden.
    pub fn logic(&mut self, ctx: &Context) {
        if let Screen::Table(table) = &mut self.screen {
            table.tick(&self.services, ctx);
        }
        if self.ctx.is_none() {
            let wakes = ctx.clone();
            self.services.autosave.set_waker(move || wakes.request_repaint());
            self.ctx = Some(ctx.clone());
        }
        self.handle_second_launch(ctx);
        self.services.update_save_alerts();
        self.services.autosave.time_until_overdue().into_iter().for_each(|soon| ctx.request_repaint_after(soon));
        // The question about unsaved games closes once all are saved.
        if self.services.unsaved.is_none() && self.sheet.as_ref().is_some_and(Sheet::is_unsaved) {
            self.execute(AppCommand::CloseSheet);
        }
    }

    /// Waits until bots have decided and files have been read and written, however long that takes; the next frame takes it over.
    ///
    /// For tests and offscreen pictures: a window would stand still.
    pub fn wait_for_background_work(&mut self) {
        match &mut self.screen {
            Screen::Select(select) => select.wait_until_done(),
            Screen::Records(records) => records.wait_until_done(),
            Screen::Statistics(statistics) => statistics.wait_until_done(),
            Screen::Daily(daily) => {
                daily.wait_until_done();
                self.services.targets.wait_until_done();
            }
            Screen::Table(table) => table.wait_until_done(),
            Screen::NewGame(_) | Screen::Puzzles(_) | Screen::Drills(_) | Screen::Drill(_) => {}
        }
        self.sheet.iter_mut().for_each(Sheet::wait_until_done);
        self.services.autosave.wait_until_done();
    }

    /// Paints a frame and handles its input.
    pub fn ui(&mut self, ui: &mut Ui) {
        board::note_input_device(ui.ctx());
        if let Screen::Table(table) = &mut self.screen {
            table.complete_count(ui.ctx());
        }
        self.services.system_dark = ui.ctx().input(|input| input.raw.system_theme == Some(egui::Theme::Dark));
        self.note_escape(ui.ctx());
        self.apply_style(&ui.ctx().clone());
        self.update_full_screen(ui.ctx());
        if self.services.update_language()
            && let Screen::Table(table) = &mut self.screen
        {
            table.refresh_texts(&self.services, ui.ctx());
        }
        let title = self.title();
        ui.ctx().accesskit_node_builder(egui::accesskit_root_id(), |window| window.set_label(title));
        self.services.rects.begin_frame();
        self.return_focus(ui.ctx());
        if let Some(rect_name) = self.focus_rect_name.take().filter(|_| board::last_input_was_key(ui.ctx())) {
            focus::request(ui.ctx(), rect_name);
        }
        let keys = self.handle_keys(ui.ctx());
        // The question about unsaved games says the same.
        let asked = self.sheet.as_ref().is_some_and(Sheet::is_unsaved);
        let alerted = if asked { None } else { alert::ui(ui, &self.services) };
        self.notice_ui(ui);
        let command = match &mut self.screen {
            Screen::Select(select) => select.ui(ui, &mut self.services),
            Screen::NewGame(new_game) => new_game.ui(ui, &mut self.services),
            Screen::Records(records) => records.ui(ui, &mut self.services),
            Screen::Statistics(statistics) => statistics.ui(ui, &mut self.services),
            Screen::Puzzles(puzzles) => puzzles.ui(ui, &mut self.services),
            Screen::Drills(drills) => drills.ui(ui, &mut self.services),
            Screen::Drill(drill) => drill.ui(ui, &mut self.services),
            Screen::Daily(daily) => daily.ui(ui, &mut self.services),
            Screen::Table(table) => table.ui(ui, &mut self.services),
        };
        let over = self.sheet.as_mut().and_then(|sheet| sheet.ui(ui.ctx(), &mut self.services));
        let picked = self.dialogs.ui(ui.ctx(), &self.services);
        let chosen = picked.and_then(|(purpose, path)| self.use_chosen_file(purpose, &path));
        if self.services.notice.as_ref() != self.notice_since.as_ref().map(|(shown, _)| shown) {
            ui.ctx().request_repaint();
        }
        let dropped = ui.ctx().input(|input| input.raw.dropped_files.first().map(|file| file.path().to_path_buf()));
        let command = dropped.map(App::take_dropped).or(command);
        self.services.rects.trace_changes();
        if let Some(command) = chosen.or(over).or(keys).or(alerted).or(command) {
            self.execute(command);
            ui.ctx().request_repaint();
        }
        self.note_focus(ui.ctx());
    }

    /// The remembered window positions.
    pub fn window_geometries(&mut self) -> &mut WindowGeometries {
        &mut self.services.settings.window
    }

    /// Whether the window filled the screen before the presentation; `None` without one.
    pub fn full_screen_before(&self) -> Option<bool> {
        self.full_screen_before
    }

    /// Whether a table is being presented: board and foot line only.
    pub fn is_presenting(&self) -> bool {
        matches!(&self.screen, Screen::Table(table) if table.is_presenting())
    }

    /// Whether small things may stir by themselves: not without motion, and not behind a sheet.
    pub fn is_lively(&self) -> bool {
        let settings = &self.services.settings;
        settings.lively && settings.is_animated() && self.sheet.is_none()
    }

    /// The current settings.
    pub fn settings(&self) -> &Settings {
        &self.services.settings
    }

    /// The rectangle of a named thing in the last frame.
    pub fn rect_of(&self, name: &str) -> Option<Rect> {
        self.services.rects.find(name)
    }

    /// The names of all things in the last frame.
    pub fn rect_names(&self) -> Vec<String> {
        self.services.rects.names()
    }

    /// The model of the table on the screen.
    pub fn table_model(&self) -> Option<Rc<TableModel>> {
        if let Screen::Table(table) = &self.screen { Some(table.model()) } else { None }
    }

    /// The coach's current text, during a lesson.
    pub fn coaching(&self) -> Option<Coaching> {
        self.table_model()?.coach.clone()
    }

    /// Carries out a navigation command, as a click would.
    pub fn execute(&mut self, command: AppCommand) {
        match command {
            AppCommand::Quit => self.wants_quit = true,
            AppCommand::Settings => self.open_sheet(Some(Sheet::settings())),
            AppCommand::Keys => self.open_sheet(Some(Sheet::keys(self.current_game()))),
            AppCommand::About(game) => self.open_sheet(Sheet::game(game)),
            AppCommand::Rules(game, rule) => {
                self.services.last_viewed_game = Some(game);
                self.open_sheet(Sheet::book(game, rule));
            }
            AppCommand::CloseSheet => self.restore_focus = self.sheet.take().and_then(|sheet| sheet.focus_before()),
            AppCommand::Select => {
                let origin = self.screen.origin();
                self.leave_screen();
                // Who comes to the records or the puzzles again begins anew.
                (self.left_records, self.services.record_filter) = (None, RecordFilter::default());
                (self.left_daily, self.left_puzzles) = (None, None);
                let mut select = SelectScreen::new(&self.services);
                self.focus_rect_name = origin.map(|origin| select.focus_target(origin, &self.services));
                self.screen = Screen::Select(Box::new(select));
            }
            AppCommand::Records => self.show_records(),
            AppCommand::Statistics => self.show_statistics(),
            AppCommand::Puzzles => self.show_puzzles(),
            AppCommand::Puzzle(game, name) => self.open_puzzle(game, &name),
            AppCommand::Drills => self.show_drills(),
            AppCommand::Drill(id) => self.open_drill(id),
            AppCommand::Daily(date) => self.show_daily(date),
            AppCommand::BackToDeal => self.return_to_deal(),
            AppCommand::NewGame(game) => {
                self.leave_screen();
                self.services.last_viewed_game = Some(game);
                let new_game = |left: bool| Screen::NewGame(Box::new(NewGameScreen::new(game, left, &self.services)));
                let at_table = matches!(self.screen, Screen::Table(_));
                if let Screen::Table(table) = std::mem::replace(&mut self.screen, new_game(at_table)) {
                    self.previous_table = Some(table);
                }
            }
            AppCommand::Back => match self.previous_table.take() {
                Some(table) => self.screen = Screen::Table(table),
                None => self.execute(AppCommand::Select),
            },
            AppCommand::Start(table) => {
                self.leave_screen();
                let path = self.services.new_path(table.game);
                // First, so that the new table knows the ids of its people.
                let mut settings = self.services.settings.clone();
                match table.deal {
                    None => settings.remember_setup(table.game, table.setup.clone()),
                    // The next game of one's own is not set up like a deal.
                    Some(_) => settings.remember_people(&table.setup.seating),
                }
                match session_loader::new_table(&table, path, &settings) {
                    Ok(session) => {
                        self.services.settings = settings;
                        self.services.save_settings();
                        self.show_table(TableScreen::new(session));
                    }
                    Err(refusal) => self.services.notice = Some(*refusal.phrase),
                }
            }
            AppCommand::Lessons(game) => self.open_sheet(Sheet::lessons(game)),
            AppCommand::Learn(game, chapter) => {
                self.leave_screen();
                let step = self.services.settings.lesson_progress().resume_step(game, &chapter);
                if let Some(session) = session_loader::lesson(game, &chapter, step) {
                    self.screen = Screen::Table(Box::new(TableScreen::new(session)));
                }
            }
            AppCommand::SetUpPosition { game, chapter, ply } => {
                self.leave_screen();
                let path = self.services.new_path(game);
                if let Some(session) =
                    session_loader::chapter_position(game, &chapter, ply, path, &self.services.settings)
                {
                    self.screen = Screen::Table(Box::new(TableScreen::new(session)));
                }
            }
            AppCommand::Open(path) => self.open_table(&path),
            AppCommand::OpenFile(path) => self.open_file(&path),
            AppCommand::Story(record) => self.open_story(&record),
            AppCommand::OpenFiles(files) => {
                // The first file is opened last and stays on the table; the others are only noted as recent.
                files.iter().skip(1).rev().for_each(|file| self.services.settings.add_recent_file(file));
                files.first().into_iter().for_each(|file| self.open_file(file));
            }
            AppCommand::CloseAlert => drop(self.services.alerts.pop_front()),
            AppCommand::Details(says, details) => self.open_sheet(Some(Sheet::details(says, details))),
            AppCommand::RetrySaving => self.retry_saving(),
            AppCommand::OpenUnsaved => {
                let document = self.services.autosave.pending().into_keys().next();
                document.into_iter().for_each(|document| self.open_table(&document));
            }
            AppCommand::SaveElsewhere => {
                self.sheet = None;
                self.save_elsewhere();
            }
            AppCommand::RestoreSettings => {
                self.services.alerts.pop_front();
                self.services.restore_settings_backup();
            }
            AppCommand::QuitUnsaved => (self.wants_quit, self.accepts_loss) = (true, true),
            AppCommand::ChooseFile => {
                self.sheet = None;
                self.choose_file_to_open();
            }
            AppCommand::ChooseBoard => self.choose_board(),
            AppCommand::ChooseFolder => self.choose_folder_to_import(),
            AppCommand::ImportFolder(folder) => self.import_folder(&folder),
            AppCommand::SaveFile(to_save) => self.choose_save_path(to_save),
            AppCommand::FullScreen => {
                if let Some(ctx) = &self.ctx {
                    let is_full_screen = ctx.input(|input| input.viewport().fullscreen.unwrap_or(false));
                    ctx.send_viewport_cmd(ViewportCommand::Fullscreen(!is_full_screen));
                }
            }
        }
    }

    /// Returns the focus to where it was before a sheet. egui keeps a closed sheet's layer for one more frame, and
    /// until then nothing below may have the focus.
    fn return_focus(&mut self, ctx: &Context) {
        if self.restore_focus.is_none() {
            return;
        }
        if ctx.memory(|memory| memory.top_modal_layer().is_none()) {
            self.restore_focus.take().into_iter().for_each(|id| ctx.memory_mut(|memory| memory.request_focus(id)));
        }
        ctx.request_repaint();
    }

    /// Opens a sheet over the screen, in place of any that is open.
    fn open_sheet(&mut self, sheet: Option<Sheet>) {
        self.sheet = sheet.map(|sheet| sheet.replacing(self.sheet.as_ref()));
    }

    /// Leaves the current screen: closes the sheet, suspends the table and saves it.
    fn leave_screen(&mut self) {
        self.sheet = None;
        self.previous_table = None;
        if let Screen::Table(table) = &mut self.screen {
            self.services.last_viewed_game = Some(table.model().game);
            table.suspend(&mut self.services);
            table.save(&self.services);
        }
        // The next screen reads what this one wrote. If the disk is slow, the autosave still knows what is pending.
        self.services.autosave.flush_within(LEAVE_TIMEOUT);
    }

    fn apply_style(&mut self, ctx: &Context) {
        let settings = &self.services.settings;
        let most = *TEXT_STEPS.end();
        let larger = (settings.text_percent + presentation_extra(ctx, self.services.theme())).min(most);
        let percent = if self.is_presenting() { larger } else { settings.text_percent };
        let style = (self.services.theme().dark, percent, settings.motion_factor());
        if self.applied_style != Some(style) {
            let theme = self.services.theme();
            theme.apply(ctx, f32::from(percent) / 100.0);
            theme.set_motion(ctx, settings.motion_factor());
            self.applied_style = Some(style);
            request_relayout(ctx, "the frame has begun in the old style");
        }
    }

    fn notice_ui(&mut self, ui: &mut Ui) {
        if self.services.notice.is_none() {
            self.services.notice = self.services.notices.pop_front();
        }
        let Some(notice) = self.services.notice.clone() else {
            self.notice_since = None;
            return;
        };
        let now = ui.ctx().input(|input| input.time);
        // A notice that replaces another is shown for its full time.
        let since = match &self.notice_since {
            Some((shown, since)) if *shown == notice => *since,
            _ => now,
        };
        self.notice_since = Some((notice.clone(), since));
        let shown_for = Durations::time(self.services.theme().motion.notice);
        // A table shows the notice itself.
        let at_table = matches!(self.screen, Screen::Table(_));
        let clicked = !at_table && super::sheets::notice_ui(ui, &self.services, &notice).clicked();
        if clicked || now - since > shown_for.as_secs_f64() {
            self.services.notice = None;
            self.notice_since = None;
            ui.ctx().request_repaint();
        } else {
            ui.ctx().request_repaint_after(Duration::from_secs(1));
        }
    }

    /// Shows a notice.
    pub fn show_notice(&mut self, phrase: Phrase) {
        self.services.notice = Some(phrase);
    }
}
