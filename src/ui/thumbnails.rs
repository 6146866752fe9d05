//! Thumbnails of the tables on the shelf, in the table's view, and of finished games, in which everything is shown.
//!
//! A thread renders them with the games' own painters, each in an egui context of its own, so nothing on them can be
//! clicked, focused or read out. Only visible thumbnails are rendered, and few more are kept than fit on a screen.

use std::collections::{BTreeMap, VecDeque};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::{Path, PathBuf};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use egui::{CentralPanel, ColorImage, Context, Frame, Painter, Rect, TextureHandle, TextureOptions, Vec2, pos2};

use super::background::BackgroundWork;
use super::board_image;
use super::raster::paint_themed;
use super::screen_layout::request_relayout;
use super::services::AppServices;
use super::session_loader::parse_table;
use crate::engine::Viewer;
use crate::games::{Game, Visitor, visit_game};
use crate::paint::theme::Theme;
use crate::storage::read_regular_file;
use crate::text::{Language, Text};

/// A thumbnail has twice as many pixels as points, so that it is sharp on high-resolution screens too.
const PIXELS_PER_POINT: f32 = 2.0;
/// The number of thumbnails kept besides the visible ones.
const MAX_UNSEEN: usize = 40;

/// The rendered thumbnails, and the thread that renders them.
#[derive(Default)]
pub struct Thumbnails {
    /// Thumbnails by file.
    thumbnails: BTreeMap<PathBuf, Thumbnail>,
    style: Option<Style>,
    /// Thumbnails that are visible in this frame but not rendered yet.
    wanted: VecDeque<RenderJob>,
    frame: u64,
    renderer: Option<Renderer>,
}

/// Whether the theme is dark, and the language.
type Style = (bool, Language);

struct Thumbnail {
    /// `None` if the file cannot be read any more.
    texture: Option<TextureHandle>,
    /// The last frame in which it was visible.
    last_seen: u64,
}

/// A thumbnail to be rendered.
#[derive(Clone)]
struct RenderJob {
    path: PathBuf,
    game: &'static str,
    style: Style,
}

/// The handle of the render thread.
struct Renderer {
    /// The shared state, and the signal that there is something to render or that something has been rendered.
    queue: Arc<(Mutex<JobQueue>, Condvar)>,
    finished: Receiver<(RenderJob, Option<ColorImage>)>,
}

/// The state shared by the window and the render thread.
struct JobQueue {
    wanted: VecDeque<RenderJob>,
    /// The file whose thumbnail is being rendered.
    busy: Option<PathBuf>,
    stop: bool,
    ctx: Context,
}

impl Thumbnails {
    /// Starts a frame: takes over the thumbnails rendered since the last one.
    pub fn begin_frame(&mut self, ctx: &Context, services: &AppServices) {
        self.frame += 1;
        self.wanted.clear();
        let style = Some((services.theme().dark, services.text.language()));
        if self.style != style {
            self.thumbnails.clear();
            self.style = style;
        }
        let results: Vec<_> = self.renderer.iter().flat_map(|renderer| renderer.finished.try_iter()).collect();
        results.into_iter().for_each(|result| self.store(ctx, result));
    }

    /// Paints the thumbnail of the table or record in this file, a game with this id, into `rect`, or requests it.
    pub fn paint(&mut self, painter: &Painter, rect: Rect, (path, game): (&Path, &'static str)) {
        let Some(style) = self.style else { return };
        match self.thumbnails.get_mut(path) {
            Some(thumbnail) => {
                thumbnail.last_seen = self.frame;
                let whole = Rect::from_min_max(pos2(0.0, 0.0), pos2(1.0, 1.0));
                thumbnail.texture.iter().for_each(|texture| {
                    painter.image(texture.id(), rect, whole, egui::Color32::WHITE);
                });
            }
            None => self.wanted.push_back(RenderJob { path: path.to_owned(), game, style }),
        }
    }

    /// Queues the thumbnails missing in this frame, and waits for them no longer than `timeout`.
    pub fn end_frame(&mut self, ctx: &Context, timeout: Duration) {
        self.forget_unseen();
        if self.renderer.is_none() && !self.wanted.is_empty() {
            self.renderer = Renderer::start(ctx);
        }
        let Some(renderer) = &self.renderer else { return };
        // The thread sends its results while it holds the lock: a job that is neither busy nor sent is still to be
        // rendered.
        let mut queue = renderer.lock_queue();
        let mut results: Vec<_> = renderer.finished.try_iter().collect();
        self.wanted.retain(|wanted| !results.iter().any(|(job, _)| job.path == wanted.path));
        queue.wanted = self.wanted.iter().filter(|job| queue.busy.as_ref() != Some(&job.path)).cloned().collect();
        drop(queue);
        renderer.queue.1.notify_one();
        let begun = Instant::now();
        let has_waited = !timeout.is_zero() && !self.wanted.is_empty();
        while !self.wanted.is_empty()
            && let Ok(result) = renderer.finished.recv_timeout(timeout.saturating_sub(begun.elapsed()))
        {
            self.wanted.retain(|wanted| wanted.path != result.0.path);
            results.push(result);
        }
        if !results.is_empty() {
            ctx.request_repaint();
        }
        if has_waited && !results.is_empty() {
            request_relayout(ctx, "the pictures have been painted");
        }
        results.into_iter().for_each(|result| self.store(ctx, result));
    }

    /// Stores a thumbnail, if its style is still the current one.
    fn store(&mut self, ctx: &Context, (job, image): (RenderJob, Option<ColorImage>)) {
        if Some(job.style) == self.style {
            let name = format!("thumbnail of {}", job.path.display());
            let texture = image.map(|image| ctx.load_texture(name, image, TextureOptions::LINEAR));
            self.thumbnails.insert(job.path, Thumbnail { texture, last_seen: self.frame });
        }
    }

    /// Drops the thumbnails that have been out of sight for longest.
    fn forget_unseen(&mut self) {
        let mut unseen: Vec<(u64, PathBuf)> = self
            .thumbnails
            .iter()
            .filter(|(_, thumbnail)| thumbnail.last_seen < self.frame)
            .map(|(path, thumbnail)| (thumbnail.last_seen, path.clone()))
            .collect();
        unseen.sort();
        for (_, path) in unseen.iter().take(unseen.len().saturating_sub(MAX_UNSEEN)) {
            self.thumbnails.remove(path);
        }
    }
}

impl BackgroundWork for Thumbnails {
    fn wait_until_done(&mut self) {
        let Some(renderer) = &self.renderer else { return };
        let is_rendering = |queue: &mut JobQueue| queue.busy.is_some() || !queue.wanted.is_empty();
        drop(renderer.queue.1.wait_while(renderer.lock_queue(), is_rendering));
    }
}

impl Renderer {
    fn start(ctx: &Context) -> Option<Renderer> {
        let queue = JobQueue { wanted: VecDeque::new(), busy: None, stop: false, ctx: ctx.clone() };
        let queue = Arc::new((Mutex::new(queue), Condvar::new()));
        let (sender, results) = channel();
        let shared = Arc::clone(&queue);
        let thread = std::thread::Builder::new()
            .name("thumbnails".to_owned())
            .spawn(move || run_worker(&shared.0, &shared.1, &sender));
        if let Err(error) = &thread {
            tracing::warn!("no thread for pictures: {error}");
        }
        thread.is_ok().then_some(Renderer { queue, finished: results })
    }

    fn lock_queue(&self) -> MutexGuard<'_, JobQueue> {
        lock(&self.queue.0)
    }
}

impl Drop for Renderer {
    fn drop(&mut self) {
        self.lock_queue().stop = true;
        self.queue.1.notify_one();
    }
}

fn lock(queue: &Mutex<JobQueue>) -> MutexGuard<'_, JobQueue> {
    queue.lock().unwrap_or_else(PoisonError::into_inner)
}

fn run_worker(queue: &Mutex<JobQueue>, wakeup: &Condvar, results: &Sender<(RenderJob, Option<ColorImage>)>) {
    let mut text: Option<Text> = None;
    loop {
        let idle = |queue: &mut JobQueue| queue.wanted.is_empty() && !queue.stop;
        let mut guard = wakeup.wait_while(lock(queue), idle).unwrap_or_else(PoisonError::into_inner);
        if guard.stop {
            return;
        }
        let Some(job) = guard.wanted.pop_front() else { continue };
        guard.busy = Some(job.path.clone());
        drop(guard);
        let (dark, language) = job.style;
        let text = match text.take() {
            Some(known) if known.language() == language => text.insert(known),
            _ => text.insert(Text::of(language)),
        };
        let image = catch_unwind(AssertUnwindSafe(|| render(&job, Theme::of(dark), text))).unwrap_or_default();
        let mut guard = lock(queue);
        guard.busy = None;
        if results.send((job, image)).is_err() {
            return;
        }
        // Whoever waits for the queue to be empty finds the window woken already.
        guard.ctx.request_repaint();
        drop(guard);
        wakeup.notify_one();
    }
}

fn render(job: &RenderJob, theme: &Theme, text: &Text) -> Option<ColorImage> {
    struct RenderTable<'a>(&'a Path, &'a Theme, &'a Text);
    impl Visitor for RenderTable<'_> {
        type Output = Option<ColorImage>;
        fn visit<G: Game>(&mut self) -> Self::Output {
            let RenderTable(path, theme, text) = *self;
            let (table, _notices) = parse_table::<G>(&read_regular_file(path).ok()?).ok()?;
            let ply = table.game.ply();
            let viewer = if table.game.outcome().is_some() { Viewer::Everything } else { Viewer::Table };
            let image = paint_themed(theme, 1.0, Vec2::splat(theme.size.image.thumbnail), PIXELS_PER_POINT, |ui| {
                CentralPanel::default().frame(Frame::new().fill(theme.table)).show(ui, |ui| {
                    board_image::board_ui(ui, &table.game, ply, viewer, theme, text);
                });
            });
            let size = [image.width() as usize, image.height() as usize];
            Some(ColorImage::from_rgba_unmultiplied(size, image.as_raw()))
        }
    }
    visit_game(job.game, &mut RenderTable(&job.path, theme, text))?
}
