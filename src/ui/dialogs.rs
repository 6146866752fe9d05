//! Dialogs for files, on a thread of their own so that the window never waits for them.
//!
//! The system's own dialog is asked for. Whether there is one cannot be known before, and a broken one may never answer: so
//! a sheet with a field for the path lies over the screen all the while.

use std::path::{Path, PathBuf};
use std::sync::mpsc::{Receiver, TryRecvError, channel};
use std::time::{Duration, Instant};

use egui::{Align, Context, Id, Key, Layout, Modifiers, Ui};

use super::desktop::Desktop;
use super::room;
use crate::engine::Phrase;
use crate::paint::widgets::{self, PushButton};

/// Nobody closes a dialog as fast as this: where there is an answer sooner, there was no dialog.
const TOO_FAST: Duration = Duration::from_millis(800);
/// What the names of games end in that people save.
pub const ENDING: &str = "cheese";
/// What the names of games end in that can be opened.
const ENDINGS: [&str; 3] = [ENDING, "ron", "json"];
/// What the names of pictures end in.
const PICTURE: &str = "png";
const WIDTH: f32 = 620.0;
const LONGEST_PATH: usize = 1000;

/// What a file is picked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Purpose {
    /// To open a record.
    OpenRecord,
    /// To save the record of a game.
    SaveRecord,
    /// To save the picture of a board.
    SavePicture,
}

impl Purpose {
    /// The key of the kind of files, and what their names end in.
    const fn kind(self) -> (&'static str, &'static [&'static str]) {
        match self {
            Purpose::OpenRecord | Purpose::SaveRecord => ("dialog-kind", &ENDINGS),
            Purpose::SavePicture => ("dialog-kind-picture", &[PICTURE]),
        }
    }

    /// The path of what is saved, with the ending that it lacks.
    fn ended(self, path: PathBuf) -> PathBuf {
        let ending = match self {
            Purpose::OpenRecord => return path,
            Purpose::SaveRecord => ENDING,
            Purpose::SavePicture => PICTURE,
        };
        let lacks = path.extension().is_none() && path.file_name().is_some() && !path.is_dir();
        if lacks { path.with_extension(ending) } else { path }
    }
}

/// A dialog that may be open. [`Dialogs::start`] asks for it, [`Dialogs::ui`] is called every frame.
#[derive(Debug, Default)]
pub struct Dialogs {
    asked: Option<Asked>,
    /// What gets the focus back once nothing lies over the screen any more.
    focus_back: Option<Id>,
}

/// A dialog that is open.
#[derive(Debug)]
struct Asked {
    purpose: Purpose,
    folder: PathBuf,
    name: String,
    /// What is written in the field.
    path: String,
    /// What stood there first: nothing is to be said of that.
    first: String,
    /// Why the file that was picked before did not do, until another path is written.
    failed: Option<Phrase>,
    answer: Answer,
    /// What had the focus before it was open, once it has been painted.
    focus_before: Option<Option<Id>>,
    /// The field has been given the focus.
    begun: bool,
}

#[derive(Debug)]
enum Answer {
    /// The thread is started with the first frame.
    NotAsked,
    Awaited(Receiver<Option<PathBuf>>, Instant),
    /// There is no dialog: the field is all there is.
    None,
}

impl Dialogs {
    /// Asks for a file, beginning in this folder with this name.
    pub fn start(&mut self, purpose: Purpose, folder: &Path, name: &str) {
        let path = folder.join(name).display().to_string();
        self.asked = Some(Asked {
            purpose,
            folder: folder.to_owned(),
            name: name.to_owned(),
            first: path.clone(),
            path,
            failed: None,
            answer: Answer::NotAsked,
            focus_before: None,
            begun: false,
        });
    }

    /// Asks once more, beginning with this path, because of this.
    pub fn start_again(&mut self, purpose: Purpose, path: &Path, why: Phrase) {
        let folder = path.parent().unwrap_or(path);
        self.start(purpose, folder, &path.file_name().unwrap_or_default().to_string_lossy());
        if let Some(asked) = &mut self.asked {
            asked.failed = Some(why);
        }
    }

    /// Whether a file is being chosen.
    pub fn is_open(&self) -> bool {
        self.asked.is_some()
    }

    /// Paints what belongs to it; what was picked, once it was.
    pub fn ui(&mut self, ctx: &Context, desktop: &Desktop) -> Option<(Purpose, PathBuf)> {
        if ctx.memory(|memory| memory.top_modal_layer().is_none())
            && let Some(before) = self.focus_back.take()
        {
            ctx.memory_mut(|memory| memory.request_focus(before));
        }
        let asked = self.asked.as_mut()?;
        let purpose = asked.purpose;
        let done = match asked.poll(ctx, desktop) {
            Some(done) => Some(done),
            None => asked.sheet_ui(ctx, desktop),
        };
        let done = done?;
        self.focus_back = self.asked.take().and_then(|asked| asked.focus_before).flatten();
        ctx.request_repaint();
        match done {
            Done::Picked(path) => Some((purpose, path)),
            Done::Cancelled => None,
        }
    }
}

enum Done {
    Picked(PathBuf),
    Cancelled,
}

impl Asked {
    /// Starts the thread, and hears what it says.
    fn poll(&mut self, ctx: &Context, desktop: &Desktop) -> Option<Done> {
        match &self.answer {
            Answer::NotAsked if !desktop.system_dialogs => {
                self.answer = Answer::None;
                None
            }
            Answer::NotAsked => {
                self.answer = Answer::Awaited(self.ask(ctx, desktop), Instant::now());
                None
            }
            Answer::Awaited(answer, since) => match answer.try_recv() {
                Ok(Some(path)) => {
                    // The system has asked about replacing the file that was named, and about no other.
                    let ended = self.purpose.ended(path.clone());
                    Some(Done::Picked(if ended.exists() { path } else { ended }))
                }
                Ok(None) if since.elapsed() > TOO_FAST => Some(Done::Cancelled),
                Ok(None) | Err(TryRecvError::Disconnected) => {
                    self.answer = Answer::None;
                    None
                }
                Err(TryRecvError::Empty) => None,
            },
            Answer::None => None,
        }
    }

    fn ask(&self, ctx: &Context, desktop: &Desktop) -> Receiver<Option<PathBuf>> {
        let (tell, hear) = channel();
        let (purpose, ctx) = (self.purpose, ctx.clone());
        let (kind, endings) = purpose.kind();
        let dialog = rfd::FileDialog::new()
            .set_title(desktop.word(self.title()))
            .set_directory(&self.folder)
            .set_file_name(&self.name)
            .add_filter(desktop.word(kind), endings);
        // If it never answers, the thread waits for ever and does no harm.
        std::thread::spawn(move || {
            let path = match purpose {
                Purpose::OpenRecord => dialog.pick_file(),
                Purpose::SaveRecord | Purpose::SavePicture => dialog.save_file(),
            };
            // Nobody listens any more where the field was quicker.
            let _ = tell.send(path);
            ctx.request_repaint();
        });
        hear
    }

    const fn title(&self) -> &'static str {
        match self.purpose {
            Purpose::OpenRecord => "dialog-open-title",
            Purpose::SaveRecord => "dialog-save-title",
            Purpose::SavePicture => "dialog-picture-title",
        }
    }

    fn sheet_ui(&mut self, ctx: &Context, desktop: &Desktop) -> Option<Done> {
        let theme = desktop.theme();
        self.focus_before.get_or_insert_with(|| ctx.memory(|memory| memory.focused()));
        let scale = f32::from(desktop.settings.text_percent) / 100.0;
        let title = desktop.word(self.title());
        let named = (Id::unique("file dialog"), title.as_str());
        let shown = widgets::modal(ctx, theme, named, WIDTH * scale.clamp(1.0, 1.5), |ui| {
            let closed = widgets::sheet_head(ui, theme, &title, &desktop.word("sheet-close"));
            let said = if matches!(self.answer, Answer::None) { "dialog-no-window" } else { "dialog-waits" };
            ui.label(desktop.word(said));
            self.path_ui(ui, desktop, closed)
        });
        let escaped = shown.should_close();
        shown.inner.or_else(|| escaped.then_some(Done::Cancelled))
    }

    fn path_ui(&mut self, ui: &mut Ui, desktop: &Desktop, closed: bool) -> Option<Done> {
        let theme = desktop.theme();
        let label = ui.label(theme.soft(desktop.word("dialog-path")));
        let enter = ui.input_mut(|input| input.key_pressed(Key::Enter) && input.modifiers == Modifiers::NONE);
        let width = ui.available_width();
        let field = room::field(ui, theme, "path", &mut self.path, "", LONGEST_PATH, width).labelled_by(label.id);
        desktop.spots.put("path", field.rect);
        if !std::mem::replace(&mut self.begun, true) {
            field.request_focus();
            ui.ctx().request_repaint();
        }
        let path = self.purpose.ended(written(&self.path));
        if let Some(why) = self.failed.as_ref().filter(|_| self.path == self.first) {
            ui.colored_label(theme.bad, desktop.text.say(why, &[]));
        }
        let (ready, remark) = self.judge(&path, field.has_focus() || field.lost_focus());
        let file = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        if let Some(remark) = remark {
            ui.label(theme.soft(desktop.text.say(&Phrase::new(remark).with("file", file), &[])));
        }
        ui.add_space(theme.size.grid);
        let word = match self.purpose {
            Purpose::OpenRecord => desktop.word("dialog-open"),
            Purpose::SaveRecord | Purpose::SavePicture => desktop.word("dialog-save"),
        };
        let cancel = desktop.word("dialog-cancel");
        let row = egui::vec2(ui.available_width(), theme.size.primary);
        let (confirmed, cancelled) = ui
            .allocate_ui_with_layout(row, Layout::left_to_right(Align::Center), |ui| {
                room::at_the_right_end(ui, "dialog buttons", |ui| {
                    ui.set_min_height(theme.size.primary);
                    let cancelled = ui.add(PushButton::quiet(theme, &cancel)).clicked();
                    let confirm = ui.add_enabled(ready, PushButton::primary(theme, &word));
                    desktop.spots.put("confirm", confirm.rect);
                    (confirm.clicked(), cancelled)
                })
            })
            .inner;
        if ready && (confirmed || (enter && field.lost_focus())) {
            return Some(Done::Picked(path));
        }
        (closed || cancelled).then_some(Done::Cancelled)
    }

    /// Whether this path will do, and what is to be said of it. While nothing has been written there is nothing to say.
    fn judge(&self, path: &Path, writing: bool) -> (bool, Option<&'static str>) {
        match self.purpose {
            Purpose::OpenRecord if path.is_file() => (true, None),
            Purpose::OpenRecord => {
                (false, (writing && self.path != self.first).then_some("dialog-is-no-file").filter(|_| !path.is_dir()))
            }
            Purpose::SaveRecord | Purpose::SavePicture if path.is_dir() || path.file_name().is_none() => (false, None),
            Purpose::SaveRecord | Purpose::SavePicture => (true, path.exists().then_some("dialog-is-there")),
        }
    }
}

/// A path as people write it: `~` is where they are at home.
fn written(text: &str) -> PathBuf {
    let text = text.trim();
    let home = || directories::BaseDirs::new().map(|folders| folders.home_dir().to_owned());
    match (text.strip_prefix("~/"), home()) {
        (Some(rest), Some(home)) => home.join(rest),
        _ => PathBuf::from(text),
    }
}
