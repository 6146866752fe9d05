//! The native window: eframe around the app.

mod calm;
mod fit;
mod geometry;

use std::io::Write as _;
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use eframe::{CreationContext, Frame, NativeOptions};
use egui::{Pos2, RawInput, Ui, ViewportBuilder, ViewportCommand, pos2};

use self::calm::Calm;
use self::fit::{valid_corner, valid_size};
use self::geometry::GeometryTracker;
use super::app::App;
use super::app_paths::AppPaths;
use super::instance::{self, Claim, InstanceLock};
use super::services::AppCommand;
use super::settings::{Settings, WindowGeometry};
use crate::engine::Phrase;
use crate::paint::life;
use crate::text::{Language, Text};

/// The application id for the desktop environment.
const APP_ID: &str = "cheeseboard";
/// The title with which the window opens.
const TITLE: &str = "Cheeseboard";
/// The largest side of a texture, in pixels. The letters on the screen share one that is as wide as may be, grows with every size of them, and is
/// kept twice; it begins anew once it is four fifths as high as wide. No picture is larger than this.
const MAX_TEXTURE_SIDE: usize = 2048;

/// Opens the app, with these files if there are any, and returns when it is closed. If it is already running, the running program opens the files.
///
/// # Errors
/// If no window can be opened.
pub fn open(paths: AppPaths, files: Vec<PathBuf>) -> Result<(), eframe::Error> {
    let lock = match instance::claim(paths.data_dir(), &files) {
        Claim::HandedOver => return Ok(()),
        Claim::Held(lock) => Some(lock),
        Claim::Unreachable => None,
    };
    // Read only; the app reports problems with the file.
    let settings = Settings::read(paths.settings_file()).unwrap_or_default();
    let geometry = settings.window.last();
    let mut viewport = ViewportBuilder::default()
        .with_app_id(APP_ID)
        .with_title(TITLE)
        .with_inner_size(valid_size(geometry))
        .with_maximized(geometry.maximized)
        .with_fullscreen(geometry.full_screen);
    if let Some(corner) = valid_corner(geometry) {
        viewport = viewport.with_position(corner);
    }
    if let Ok(icon) = eframe::icon_data::from_png_bytes(include_bytes!("../../assets/icon.png")) {
        viewport = viewport.with_icon(icon);
    }
    let options = NativeOptions { viewport, ..NativeOptions::default() };
    let window = move |creation: &CreationContext<'_>| AppWindow::new(creation, paths, geometry, lock, files);
    eframe::run_native(APP_ID, options, Box::new(|creation| Ok(Box::new(window(creation)))))
}

/// Libraries that are loaded at run time, and the Debian packages that contain them.
const LIBRARIES: [(&str, &str); 9] = [
    ("libGL.so.1", "libgl1"),
    ("libEGL.so.1", "libegl1"),
    ("libX11.so.6", "libx11-6"),
    ("libX11-xcb.so.1", "libx11-xcb1"),
    ("libXcursor.so.1", "libxcursor1"),
    ("libXi.so.6", "libxi6"),
    ("libXrandr.so.2", "libxrandr2"),
    ("libxkbcommon.so.0", "libxkbcommon0"),
    ("libxkbcommon-x11.so.0", "libxkbcommon-x11-0"),
];

/// Prints on standard error why no window opened: no display, or missing libraries and the command that installs them.
pub fn explain_no_window(error: &str) {
    let text = Text::of(Language::system());
    let say = |phrase: Phrase| {
        // If that fails too, there is nowhere to report it.
        let _ = writeln!(std::io::stderr(), "{}", text.say(&phrase, &[]));
    };
    // The libraries put their source location before the message; people need the message.
    let detail = error.rsplit(": ").next().unwrap_or(error);
    say(Phrase::new("no-window").with("detail", detail.to_owned()));
    let has_display =
        ["DISPLAY", "WAYLAND_DISPLAY"].iter().any(|name| std::env::var_os(name).is_some_and(|value| !value.is_empty()));
    if !has_display {
        say(Phrase::new("no-window-display"));
    }
    let missing: Vec<&str> =
        LIBRARIES.iter().filter(|(library, _)| !is_installed(library)).map(|(_, package)| *package).collect();
    if !missing.is_empty() {
        say(Phrase::new("no-window-libraries").with("packages", missing.join(" ")));
    }
}

/// Whether a shared library is in a folder that the loader searches.
fn is_installed(library: &str) -> bool {
    let machine = format!("{}-linux-gnu", std::env::consts::ARCH);
    let folders = ["/lib", "/usr/lib", "/usr/local/lib", "/lib64", "/usr/lib64"];
    folders.iter().any(|folder| {
        let folder = std::path::Path::new(folder);
        folder.join(library).exists() || folder.join(&machine).join(library).exists()
    })
}

struct AppWindow {
    app: App,
    title: String,
    geometry: GeometryTracker,
    quit_signal: Arc<AtomicBool>,
    calm: Calm,
    /// Whether the window is closing: everything is saved or given up.
    is_closing: bool,
}

/// Folders for games that could not be saved when the app is terminated, in order of preference.
fn rescue_folders() -> Vec<PathBuf> {
    let home = directories::BaseDirs::new().map(|folders| folders.home_dir().to_owned());
    home.into_iter().chain([std::env::temp_dir()]).collect()
}

impl AppWindow {
    fn new(
        creation: &CreationContext<'_>,
        paths: AppPaths,
        initial: WindowGeometry,
        lock: Option<InstanceLock>,
        files: Vec<PathBuf>,
    ) -> Self {
        let quit_signal = Arc::new(AtomicBool::new(false));
        let (signal, ctx) = (Arc::clone(&quit_signal), creation.egui_ctx.clone());
        // A signal ends the app like its close button; without a handler it would end without saving.
        let handler = ctrlc::set_handler(move || {
            signal.store(true, Ordering::Relaxed);
            ctx.request_repaint();
        });
        if let Err(error) = handler {
            tracing::warn!("signals are not caught: {error}");
        }
        App::install_style(&creation.egui_ctx);
        let app = if lock.is_some() { App::new(paths) } else { App::read_only(paths) };
        let mut app = app.in_language(Language::system()).telling_stories().with_sound();
        if let Some(lock) = lock {
            app.set_instance(lock, &creation.egui_ctx);
        }
        if !files.is_empty() {
            app.execute(AppCommand::OpenFiles(files));
        }
        AppWindow {
            app,
            title: TITLE.to_owned(),
            geometry: GeometryTracker::new(initial),
            quit_signal,
            calm: Calm::default(),
            is_closing: false,
        }
    }
}

/// The upper left corner of the window's screen among all screens, in points.
fn screen_corner(frame: &Frame) -> Pos2 {
    frame.winit_window().map_or(Pos2::ZERO, |window| {
        let corner = window.current_monitor().map(|screen| screen.position());
        corner.map_or(Pos2::ZERO, |corner| pos2(corner.x as f32, corner.y as f32) / window.scale_factor() as f32)
    })
}

impl eframe::App for AppWindow {
    fn raw_input_hook(&mut self, _ctx: &egui::Context, raw_input: &mut RawInput) {
        raw_input.max_texture_side = Some(MAX_TEXTURE_SIDE);
    }

    fn logic(&mut self, ctx: &egui::Context, _frame: &mut Frame) {
        self.app.logic(ctx);
        if self.quit_signal.load(Ordering::Relaxed) {
            // There is no time for questions: games that cannot be saved in their folder go to another one.
            for file in self.app.rescue(&rescue_folders()) {
                // If that fails, the file is still there.
                let _ = writeln!(std::io::stderr(), "{}", file.display());
            }
            self.is_closing = true;
            ctx.send_viewport_cmd(ViewportCommand::Close);
        }
        let is_closing = self.app.wants_to_quit() || ctx.input(|input| input.viewport().close_requested());
        if is_closing && !self.is_closing {
            self.is_closing = self.app.may_close();
            let command = if self.is_closing { ViewportCommand::Close } else { ViewportCommand::CancelClose };
            ctx.send_viewport_cmd(command);
            ctx.request_repaint();
        }
    }

    fn ui(&mut self, ui: &mut Ui, frame: &mut Frame) {
        let may_live = self.app.is_lively() && self.calm.may_live(ui.ctx(), frame.info().cpu_usage);
        life::allow(ui.ctx(), may_live);
        self.app.ui(ui);
        let full_screen = self.app.full_screen_before();
        self.geometry.update(ui.ctx(), screen_corner(frame), full_screen, self.app.window_geometries());
        let title = self.app.title();
        if title != self.title {
            ui.ctx().send_viewport_cmd(ViewportCommand::Title(title.clone()));
            self.title = title;
        }
    }

    fn on_exit(&mut self, _gl: Option<&eframe::glow::Context>) {
        self.app.save();
    }
}
