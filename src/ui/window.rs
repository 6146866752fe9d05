//! The window itself: eframe around the app.

mod fit;
mod keeper;

use std::io::Write as _;
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use eframe::{CreationContext, Frame, NativeOptions};
use egui::{Pos2, Ui, ViewportBuilder, ViewportCommand, pos2};

use self::fit::{sane_corner, sane_size};
use self::keeper::Keeper;
use super::app::App;
use super::desktop::Go;
use super::instance::{self, Claim, Held};
use super::places::Places;
use super::settings::{Settings, WindowPlace};
use crate::engine::Phrase;
use crate::text::{Language, Text};

/// The one name under which desktops know the app.
const APP_ID: &str = "cheeseboard";

/// Opens the app, with these files if there are any, and returns when it is closed. Where it runs already that one is shown instead.
///
/// # Errors
/// When no window can be opened.
pub fn open(places: Places, files: Vec<PathBuf>) -> Result<(), eframe::Error> {
    let held = match instance::claim(places.data(), &files) {
        Claim::HandedOver => return Ok(()),
        Claim::Held(held) => Some(held),
        Claim::Unreachable => None,
    };
    // Only looked at: what is wrong with the file is the app's to say.
    let settings = Settings::read(places.settings()).unwrap_or_default();
    let place = settings.window.last();
    let mut viewport = ViewportBuilder::default()
        .with_app_id(APP_ID)
        .with_title("Cheeseboard")
        .with_inner_size(sane_size(place))
        .with_maximized(place.maximized)
        .with_fullscreen(place.full_screen);
    if let Some(corner) = sane_corner(place) {
        viewport = viewport.with_position(corner);
    }
    if let Ok(icon) = eframe::icon_data::from_png_bytes(include_bytes!("../../assets/icon.png")) {
        viewport = viewport.with_icon(icon);
    }
    let options = NativeOptions { viewport, ..NativeOptions::default() };
    let window = move |creation: &CreationContext<'_>| Window::new(creation, places, place, held, files);
    eframe::run_native(APP_ID, options, Box::new(|creation| Ok(Box::new(window(creation)))))
}

/// What can be loaded at run time only, and the Debian package that brings it.
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

/// Says on standard error why no window opened: no display, or which libraries are missing and the line that installs them.
pub fn explain_no_window(error: &str) {
    let text = Text::of(Language::of_system());
    let say = |phrase: Phrase| {
        // Where standard error cannot be written either, nobody listens.
        let _ = writeln!(std::io::stderr(), "{}", text.say(&phrase, &[]));
    };
    // The libraries put the place in their source before what happened; people need the latter.
    let detail = error.rsplit(": ").next().unwrap_or(error);
    say(Phrase::new("no-window").with("detail", detail.to_owned()));
    let display =
        ["DISPLAY", "WAYLAND_DISPLAY"].iter().any(|name| std::env::var_os(name).is_some_and(|value| !value.is_empty()));
    if !display {
        say(Phrase::new("no-window-display"));
    }
    let missing: Vec<&str> =
        LIBRARIES.iter().filter(|(library, _)| !is_installed(library)).map(|(_, package)| *package).collect();
    if !missing.is_empty() {
        say(Phrase::new("no-window-libraries").with("packages", missing.join(" ")));
    }
}

/// Whether a shared library lies where the loader looks.
fn is_installed(library: &str) -> bool {
    let machine = format!("{}-linux-gnu", std::env::consts::ARCH);
    let folders = ["/lib", "/usr/lib", "/usr/local/lib", "/lib64", "/usr/lib64"];
    folders.iter().any(|folder| {
        let folder = std::path::Path::new(folder);
        folder.join(library).exists() || folder.join(&machine).join(library).exists()
    })
}

struct Window {
    app: App,
    title: String,
    keeper: Keeper,
    asked_to_end: Arc<AtomicBool>,
    /// All is saved, or given up, and the window closes.
    closes: bool,
}

/// Where a game is kept at the end that could not be saved, in this order.
fn rescue_folders() -> Vec<PathBuf> {
    let home = directories::BaseDirs::new().map(|folders| folders.home_dir().to_owned());
    home.into_iter().chain([std::env::temp_dir()]).collect()
}

impl Window {
    fn new(
        creation: &CreationContext<'_>,
        places: Places,
        opened: WindowPlace,
        held: Option<Held>,
        files: Vec<PathBuf>,
    ) -> Self {
        let asked_to_end = Arc::new(AtomicBool::new(false));
        let (asked, ctx) = (Arc::clone(&asked_to_end), creation.egui_ctx.clone());
        // A signal ends the app as politely as its close button; without a handler it ends all the same, only unsaved.
        let handler = ctrlc::set_handler(move || {
            asked.store(true, Ordering::Relaxed);
            ctx.request_repaint();
        });
        if let Err(error) = handler {
            tracing::warn!("signals are not caught: {error}");
        }
        App::dress(&creation.egui_ctx);
        let app = if held.is_some() { App::new(places) } else { App::only_reading(places) };
        let mut app = app.in_language(Language::of_system());
        if let Some(held) = held {
            app.hold(held, &creation.egui_ctx);
        }
        if !files.is_empty() {
            app.go(Go::OpenFiles(files));
        }
        Window { app, title: String::new(), keeper: Keeper::new(opened), asked_to_end, closes: false }
    }
}

/// The upper left corner of the window's screen among all screens, in points.
fn screen_corner(frame: &Frame) -> Pos2 {
    frame.winit_window().map_or(Pos2::ZERO, |window| {
        let corner = window.current_monitor().map(|screen| screen.position());
        corner.map_or(Pos2::ZERO, |corner| pos2(corner.x as f32, corner.y as f32) / window.scale_factor() as f32)
    })
}

impl eframe::App for Window {
    fn logic(&mut self, ctx: &egui::Context, _frame: &mut Frame) {
        self.app.logic(ctx);
        if self.asked_to_end.load(Ordering::Relaxed) {
            // Nobody can be asked: what cannot be saved where it belongs is saved where it can be.
            for file in self.app.rescue(&rescue_folders()) {
                // Where nobody listens the file is there all the same.
                let _ = writeln!(std::io::stderr(), "{}", file.display());
            }
            self.closes = true;
            ctx.send_viewport_cmd(ViewportCommand::Close);
        }
        let closes = self.app.wants_to_quit() || ctx.input(|input| input.viewport().close_requested());
        if closes && !self.closes {
            self.closes = self.app.may_close();
            let asked = if self.closes { ViewportCommand::Close } else { ViewportCommand::CancelClose };
            ctx.send_viewport_cmd(asked);
            ctx.request_repaint();
        }
    }

    fn ui(&mut self, ui: &mut Ui, frame: &mut Frame) {
        self.app.ui(ui);
        let full_screen = self.app.full_screen_before();
        self.keeper.look(ui.ctx(), screen_corner(frame), full_screen, self.app.window_places());
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
