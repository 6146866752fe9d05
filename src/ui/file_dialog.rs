//! The dialog for choosing a file, on a thread so that the window never waits for it.
//!
//! The system's dialog is requested. The system may have none, or a broken one that never answers, so a sheet with a field for the path
//! is shown at the same time.

use std::path::{Path, PathBuf};
use std::sync::mpsc::{Receiver, TryRecvError, channel};
use std::time::{Duration, Instant};

use egui::{Align, Context, Id, Key, Layout, Modifiers, Ui};

use super::app_keys;
use super::screen_layout;
use super::services::AppServices;
use crate::engine::Phrase;
use crate::paint::key_help::with_shortcut;
use crate::paint::widgets::{self, PushButton};

/// Nobody closes a dialog faster than this; an earlier answer means that there was no dialog.
const MIN_ANSWER_TIME: Duration = Duration::from_millis(800);
/// The extension of saved games.
pub const GAME_EXTENSION: &str = "cheese";
/// The extensions of games that can be opened.
const GAME_EXTENSIONS: [&str; 3] = [GAME_EXTENSION, "ron", "json"];
/// The extension of pictures.
const PICTURE_EXTENSION: &str = "png";
/// The extension of comma-separated values.
const TABLE_EXTENSION: &str = "csv";
/// The extension of pages.
const PAGE_EXTENSION: &str = "html";
/// The extensions of boards.
const BOARD_EXTENSIONS: [&str; 2] = ["ron", "json"];
const MAX_PATH_LENGTH: usize = 1000;

/// What the chosen file is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FilePurpose {
    /// To open a record.
    OpenRecord,
    /// To import the records of a folder.
    ImportFolder,
    /// To play on a board of one's own.
    OpenBoard,
    /// To save the record of a game.
    SaveRecord,
    /// To save the picture of a board.
    SavePicture,
    /// To save figures as comma-separated values.
    SaveTable,
    /// To save a rule book as a page.
    SavePage,
    /// To save a board as a pattern.
    SaveBoard,
}

impl FilePurpose {
    /// The text key and the extensions of the kind of file; `None` for a folder.
    const fn file_kind(self) -> Option<(&'static str, &'static [&'static str])> {
        match self {
            FilePurpose::OpenRecord | FilePurpose::SaveRecord => Some(("dialog-kind", &GAME_EXTENSIONS)),
            FilePurpose::SavePicture => Some(("dialog-kind-picture", &[PICTURE_EXTENSION])),
            FilePurpose::SaveTable => Some(("dialog-kind-table", &[TABLE_EXTENSION])),
            FilePurpose::SavePage => Some(("dialog-kind-page", &[PAGE_EXTENSION])),
            FilePurpose::OpenBoard | FilePurpose::SaveBoard => Some(("dialog-kind-board", &BOARD_EXTENSIONS)),
            FilePurpose::ImportFolder => None,
        }
    }

    /// Adds the extension to the path of a file to save, if it has none.
    fn with_default_extension(self, path: PathBuf) -> PathBuf {
        let extension = match self {
            FilePurpose::OpenRecord | FilePurpose::ImportFolder | FilePurpose::OpenBoard => return path,
            FilePurpose::SaveBoard => BOARD_EXTENSIONS[0],
            FilePurpose::SaveRecord => GAME_EXTENSION,
            FilePurpose::SavePicture => PICTURE_EXTENSION,
            FilePurpose::SaveTable => TABLE_EXTENSION,
            FilePurpose::SavePage => PAGE_EXTENSION,
        };
        let is_missing = path.extension().is_none() && path.file_name().is_some() && !path.is_dir();
        if is_missing { path.with_extension(extension) } else { path }
    }
}

/// A file dialog that may be open: [`FileDialog::open`] opens it, [`FileDialog::ui`] runs every frame.
#[derive(Debug, Default)]
pub struct FileDialog {
    dialog: Option<OpenDialog>,
    /// The widget that gets the focus back once no sheet is open any more.
    focus_back: Option<Id>,
}

/// A dialog that is open.
#[derive(Debug)]
struct OpenDialog {
    purpose: FilePurpose,
    folder: PathBuf,
    name: String,
    /// The text of the path field.
    path: String,
    /// The initial text of the field, which gets no remarks.
    initial_path: String,
    /// Why the previously chosen file failed; shown until the path changes.
    error: Option<Phrase>,
    system_dialog: SystemDialog,
    /// The widget that had the focus before the dialog, known once the dialog has been painted.
    focus_before: Option<Option<Id>>,
    /// Whether the field has been given the focus.
    has_focused_field: bool,
}

#[derive(Debug)]
enum SystemDialog {
    /// The thread starts with the first frame.
    NotStarted,
    Running(Receiver<Option<PathBuf>>, Instant),
    /// The system has no dialog; only the field is left.
    Unavailable,
}

impl FileDialog {
    /// Opens the dialog in this folder, with this proposed name.
    pub fn open(&mut self, purpose: FilePurpose, folder: &Path, name: &str) {
        let path = folder.join(name).display().to_string();
        self.dialog = Some(OpenDialog {
            purpose,
            folder: folder.to_owned(),
            name: name.to_owned(),
            initial_path: path.clone(),
            path,
            error: None,
            system_dialog: SystemDialog::NotStarted,
            focus_before: None,
            has_focused_field: false,
        });
    }

    /// Opens the dialog again, at a path that failed for this reason.
    pub fn reopen(&mut self, purpose: FilePurpose, path: &Path, why: Phrase) {
        let folder = path.parent().unwrap_or(path);
        self.open(purpose, folder, &path.file_name().unwrap_or_default().to_string_lossy());
        if let Some(dialog) = &mut self.dialog {
            dialog.error = Some(why);
        }
    }

    /// Whether the dialog is open.
    pub fn is_open(&self) -> bool {
        self.dialog.is_some()
    }

    /// Paints the dialog; returns the path once one is chosen.
    pub fn ui(&mut self, ctx: &Context, services: &AppServices) -> Option<(FilePurpose, PathBuf)> {
        if ctx.memory(|memory| memory.top_modal_layer().is_none())
            && let Some(before) = self.focus_back.take()
        {
            ctx.memory_mut(|memory| memory.request_focus(before));
        }
        let dialog = self.dialog.as_mut()?;
        let purpose = dialog.purpose;
        let result = match dialog.poll(ctx, services) {
            Some(result) => Some(result),
            None => dialog.sheet_ui(ctx, services),
        };
        let result = result?;
        self.focus_back = self.dialog.take().and_then(|dialog| dialog.focus_before).flatten();
        ctx.request_repaint();
        match result {
            DialogResult::Picked(path) => Some((purpose, path)),
            DialogResult::Cancelled => None,
        }
    }
}

enum DialogResult {
    Picked(PathBuf),
    Cancelled,
}

impl OpenDialog {
    /// Starts the thread, and receives its answer.
    fn poll(&mut self, ctx: &Context, services: &AppServices) -> Option<DialogResult> {
        match &self.system_dialog {
            SystemDialog::NotStarted if !services.system_dialogs => {
                self.system_dialog = SystemDialog::Unavailable;
                None
            }
            SystemDialog::NotStarted => {
                self.system_dialog = SystemDialog::Running(self.start_system_dialog(ctx, services), Instant::now());
                None
            }
            SystemDialog::Running(receiver, started) => match receiver.try_recv() {
                Ok(Some(path)) => {
                    // The system has asked whether to replace exactly this file, not one with an added extension.
                    let extended = self.purpose.with_default_extension(path.clone());
                    Some(DialogResult::Picked(if extended.exists() { path } else { extended }))
                }
                Ok(None) if started.elapsed() > MIN_ANSWER_TIME => Some(DialogResult::Cancelled),
                Ok(None) | Err(TryRecvError::Disconnected) => {
                    self.system_dialog = SystemDialog::Unavailable;
                    None
                }
                Err(TryRecvError::Empty) => None,
            },
            SystemDialog::Unavailable => None,
        }
    }

    fn start_system_dialog(&self, ctx: &Context, services: &AppServices) -> Receiver<Option<PathBuf>> {
        let (sender, receiver) = channel();
        let (purpose, ctx) = (self.purpose, ctx.clone());
        let mut dialog = rfd::FileDialog::new().set_title(services.word(self.title())).set_directory(&self.folder);
        if let Some((file_kind, extensions)) = purpose.file_kind() {
            dialog = dialog.set_file_name(&self.name).add_filter(services.word(file_kind), extensions);
        }
        // If the dialog never answers, the thread waits for ever, harmlessly.
        std::thread::spawn(move || {
            let path = match purpose {
                FilePurpose::OpenRecord | FilePurpose::OpenBoard => dialog.pick_file(),
                FilePurpose::ImportFolder => dialog.pick_folder(),
                FilePurpose::SaveRecord
                | FilePurpose::SavePicture
                | FilePurpose::SaveTable
                | FilePurpose::SavePage
                | FilePurpose::SaveBoard => dialog.save_file(),
            };
            // The receiver is gone if the field was quicker.
            let _ = sender.send(path);
            ctx.request_repaint();
        });
        receiver
    }

    const fn title(&self) -> &'static str {
        match self.purpose {
            FilePurpose::OpenRecord => "dialog-open-title",
            FilePurpose::ImportFolder => "dialog-import-title",
            FilePurpose::SaveRecord => "dialog-save-title",
            FilePurpose::SavePicture => "dialog-picture-title",
            FilePurpose::SaveTable => "dialog-table-title",
            FilePurpose::SavePage => "dialog-page-title",
            FilePurpose::OpenBoard => "dialog-board-title",
            FilePurpose::SaveBoard => "dialog-board-save-title",
        }
    }

    fn sheet_ui(&mut self, ctx: &Context, services: &AppServices) -> Option<DialogResult> {
        let theme = services.theme();
        self.focus_before.get_or_insert_with(|| ctx.memory(|memory| memory.focused()));
        let scale = f32::from(services.settings.text_percent) / 100.0;
        let title = services.word(self.title());
        let named = (Id::unique("file dialog"), title.as_str());
        let shown = widgets::modal(ctx, theme, named, theme.size.sheet.form * scale.clamp(1.0, 1.5), |ui| {
            let closed = widgets::sheet_head(
                ui,
                theme,
                &title,
                &with_shortcut(&services.text, "sheet-close", &app_keys::CLOSE_KEY),
            );
            let message_key = if matches!(self.system_dialog, SystemDialog::Unavailable) {
                "dialog-no-window"
            } else {
                "dialog-waits"
            };
            ui.label(services.word(message_key));
            self.path_ui(ui, services, closed)
        });
        let escaped = shown.should_close();
        shown.inner.or_else(|| escaped.then_some(DialogResult::Cancelled))
    }

    fn path_ui(&mut self, ui: &mut Ui, services: &AppServices, closed: bool) -> Option<DialogResult> {
        let theme = services.theme();
        let label = match self.purpose {
            FilePurpose::ImportFolder => "dialog-folder-path",
            _ => "dialog-path",
        };
        let label = ui.label(theme.soft(services.word(label)));
        let enter = ui.input_mut(|input| input.key_pressed(Key::Enter) && input.modifiers == Modifiers::NONE);
        let width = ui.available_width();
        let field = screen_layout::text_field(ui, theme, "path", &mut self.path, "", MAX_PATH_LENGTH, width)
            .labelled_by(label.id);
        services.rects.put("path", field.rect);
        if !std::mem::replace(&mut self.has_focused_field, true) {
            field.request_focus();
            ui.ctx().request_repaint();
        }
        let path = self.purpose.with_default_extension(parse_path(&self.path));
        if let Some(why) = self.error.as_ref().filter(|_| self.path == self.initial_path) {
            ui.colored_label(theme.bad, services.text.say(why, &[]));
        }
        let (is_acceptable, remark) = self.check_path(&path, field.has_focus() || field.lost_focus());
        let file = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        if let Some(remark) = remark {
            ui.label(theme.soft(services.text.say(&Phrase::new(remark).with("file", file), &[])));
        }
        ui.add_space(theme.size.grid);
        let word = match self.purpose {
            FilePurpose::OpenRecord | FilePurpose::OpenBoard => services.word("dialog-open"),
            FilePurpose::ImportFolder => services.word("dialog-import"),
            _ => services.word("dialog-save"),
        };
        let cancel = services.word("dialog-cancel");
        let row = egui::vec2(ui.available_width(), theme.size.primary);
        let (confirmed, cancelled) = ui
            .allocate_ui_with_layout(row, Layout::left_to_right(Align::Center), |ui| {
                screen_layout::right_aligned_row(ui, "dialog buttons", |ui| {
                    ui.set_min_height(theme.size.primary);
                    let cancelled = ui.add(PushButton::quiet(theme, &cancel)).clicked();
                    let confirm = ui.add_enabled(is_acceptable, PushButton::primary(theme, &word));
                    services.rects.put("confirm", confirm.rect);
                    (confirm.clicked(), cancelled)
                })
            })
            .inner;
        if is_acceptable && (confirmed || (enter && field.lost_focus())) {
            return Some(DialogResult::Picked(path));
        }
        (closed || cancelled).then_some(DialogResult::Cancelled)
    }

    /// Whether this path is acceptable, and the text key of a remark about it. The initial path gets no remark.
    fn check_path(&self, path: &Path, is_typing: bool) -> (bool, Option<&'static str>) {
        match self.purpose {
            FilePurpose::OpenRecord | FilePurpose::OpenBoard if path.is_file() => (true, None),
            FilePurpose::ImportFolder => {
                let is_new = is_typing && self.path != self.initial_path;
                (path.is_dir(), (is_new && !path.is_dir()).then_some("dialog-is-no-folder"))
            }
            FilePurpose::OpenRecord | FilePurpose::OpenBoard => (
                false,
                (is_typing && self.path != self.initial_path).then_some("dialog-is-no-file").filter(|_| !path.is_dir()),
            ),
            _ if path.is_dir() || path.file_name().is_none() => (false, None),
            _ => (true, path.exists().then_some("dialog-is-there")),
        }
    }
}

/// Parses a path as typed; `~` is the home folder.
fn parse_path(text: &str) -> PathBuf {
    let text = text.trim();
    let home = || directories::BaseDirs::new().map(|folders| folders.home_dir().to_owned());
    match (text.strip_prefix("~/"), home()) {
        (Some(rest), Some(home)) => home.join(rest),
        _ => PathBuf::from(text),
    }
}
