//! Pictures of the tables on the shelf, as anybody who walks past sees them.
//!
//! Each is painted by a thread, by the game's own painter in a context of its own, and kept as a texture: nothing on it can be
//! clicked, focused or read out. Only what is in sight is painted, and not many more pictures are kept than fit a screen.

use std::collections::{BTreeMap, VecDeque};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::{Path, PathBuf};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use egui::{CentralPanel, ColorImage, Context, Frame, Painter, Rect, TextureHandle, TextureOptions, Vec2, pos2};

use super::standing::ShelfEntry;
use crate::engine::Viewer;
use crate::games::{Game, Visitor, visit_game};
use crate::paint::theme::Theme;
use crate::play::Table;
use crate::storage::read_from_folder;
use crate::text::{Language, Text};
use crate::ui::desktop::Desktop;
use crate::ui::raster::paint_themed;
use crate::ui::room::laid_out_anew;
use crate::ui::still;

/// Side of a picture, in points; it has twice as many pixels, so that it is sharp on fine screens too.
const SIDE: f32 = 200.0;
const PIXELS_PER_POINT: f32 = 2.0;
/// So many pictures are kept, besides those in sight.
const KEPT: usize = 40;

/// The pictures that have been painted, and the thread that paints them.
#[derive(Default)]
pub struct Stills {
    /// By file.
    pictures: BTreeMap<PathBuf, Still>,
    look: Option<Look>,
    /// What is in sight in this frame and has not been painted.
    wanted: VecDeque<Order>,
    frame: u64,
    easel: Option<Easel>,
}

/// The look and the language of a picture.
type Look = (bool, Language);

struct Still {
    /// None where the file cannot be read any more.
    texture: Option<TextureHandle>,
    /// The frame in which it was seen last.
    seen: u64,
}

/// A picture that is to be painted.
#[derive(Clone)]
struct Order {
    path: PathBuf,
    game: &'static str,
    look: Look,
}

/// The thread, and the way to it.
struct Easel {
    desk: Arc<(Mutex<Desk>, Condvar)>,
    painted: Receiver<(Order, Option<ColorImage>)>,
}

/// What the window and the thread both know.
struct Desk {
    wanted: VecDeque<Order>,
    /// What is being painted.
    busy: Option<PathBuf>,
    stop: bool,
    ctx: Context,
}

impl Stills {
    /// A new frame begins: what has been painted since the last one is there.
    pub fn begin(&mut self, ctx: &Context, desktop: &Desktop) {
        self.frame += 1;
        self.wanted.clear();
        let look = Some((desktop.theme().dark, desktop.text.language()));
        if self.look != look {
            self.pictures.clear();
            self.look = look;
        }
        let painted: Vec<_> = self.easel.iter().flat_map(|easel| easel.painted.try_iter()).collect();
        painted.into_iter().for_each(|one| self.hang(ctx, one));
    }

    /// Paints the picture of this table into `rect`, now or once it is there.
    pub fn paint(&mut self, painter: &Painter, rect: Rect, table: &ShelfEntry) {
        let Some(look) = self.look else { return };
        match self.pictures.get_mut(&table.path) {
            Some(still) => {
                still.seen = self.frame;
                let whole = Rect::from_min_max(pos2(0.0, 0.0), pos2(1.0, 1.0));
                still.texture.iter().for_each(|picture| {
                    painter.image(picture.id(), rect, whole, egui::Color32::WHITE);
                });
            }
            None => self.wanted.push_back(Order { path: table.path.clone(), game: table.game, look }),
        }
    }

    /// Orders what was missing in this frame, and waits for it no longer than `patience`.
    pub fn end(&mut self, ctx: &Context, patience: Duration) {
        self.forget_unseen();
        if self.easel.is_none() && !self.wanted.is_empty() {
            self.easel = Easel::set_up(ctx);
        }
        let Some(easel) = &self.easel else { return };
        // The thread hands over what it painted while it holds the desk: what is neither busy nor handed over is yet to be painted.
        let mut desk = easel.desk();
        let mut painted: Vec<_> = easel.painted.try_iter().collect();
        self.wanted.retain(|wanted| !painted.iter().any(|(order, _)| order.path == wanted.path));
        desk.wanted = self.wanted.iter().filter(|order| desk.busy.as_ref() != Some(&order.path)).cloned().collect();
        drop(desk);
        easel.desk.1.notify_one();
        let until = Instant::now() + patience;
        let waits = !patience.is_zero() && !self.wanted.is_empty();
        while !self.wanted.is_empty()
            && let Ok(one) = easel.painted.recv_timeout(until.saturating_duration_since(Instant::now()))
        {
            self.wanted.retain(|wanted| wanted.path != one.0.path);
            painted.push(one);
        }
        if !painted.is_empty() {
            ctx.request_repaint();
        }
        if waits && !painted.is_empty() {
            laid_out_anew(ctx, "the pictures of the tables have been painted");
        }
        painted.into_iter().for_each(|one| self.hang(ctx, one));
    }

    /// Keeps a picture, if it is still of the right look.
    fn hang(&mut self, ctx: &Context, (order, image): (Order, Option<ColorImage>)) {
        if Some(order.look) == self.look {
            let name = format!("table {}", order.path.display());
            let texture = image.map(|image| ctx.load_texture(name, image, TextureOptions::LINEAR));
            self.pictures.insert(order.path, Still { texture, seen: self.frame });
        }
    }

    /// Drops what has been out of sight for longest.
    fn forget_unseen(&mut self) {
        let mut unseen: Vec<(u64, PathBuf)> = self
            .pictures
            .iter()
            .filter(|(_, still)| still.seen < self.frame)
            .map(|(path, still)| (still.seen, path.clone()))
            .collect();
        unseen.sort();
        for (_, path) in unseen.iter().take(unseen.len().saturating_sub(KEPT)) {
            self.pictures.remove(path);
        }
    }
}

impl Easel {
    fn set_up(ctx: &Context) -> Option<Easel> {
        let desk = Desk { wanted: VecDeque::new(), busy: None, stop: false, ctx: ctx.clone() };
        let desk = Arc::new((Mutex::new(desk), Condvar::new()));
        let (sender, painted) = channel();
        let shared = Arc::clone(&desk);
        let thread =
            std::thread::Builder::new().name("stills".to_owned()).spawn(move || work(&shared.0, &shared.1, &sender));
        if let Err(error) = &thread {
            tracing::warn!("no thread for pictures: {error}");
        }
        thread.is_ok().then_some(Easel { desk, painted })
    }

    fn desk(&self) -> MutexGuard<'_, Desk> {
        locked(&self.desk.0)
    }
}

impl Drop for Easel {
    fn drop(&mut self) {
        self.desk().stop = true;
        self.desk.1.notify_one();
    }
}

fn locked(desk: &Mutex<Desk>) -> MutexGuard<'_, Desk> {
    desk.lock().unwrap_or_else(PoisonError::into_inner)
}

fn work(desk: &Mutex<Desk>, called: &Condvar, painted: &Sender<(Order, Option<ColorImage>)>) {
    let mut text: Option<Text> = None;
    loop {
        let idle = |desk: &mut Desk| desk.wanted.is_empty() && !desk.stop;
        let mut at_desk = called.wait_while(locked(desk), idle).unwrap_or_else(PoisonError::into_inner);
        if at_desk.stop {
            return;
        }
        let Some(order) = at_desk.wanted.pop_front() else { continue };
        at_desk.busy = Some(order.path.clone());
        drop(at_desk);
        let (dark, language) = order.look;
        let text = match text.take() {
            Some(known) if known.language() == language => text.insert(known),
            _ => text.insert(Text::of(language)),
        };
        let image = catch_unwind(AssertUnwindSafe(|| picture(&order, Theme::of(dark), text))).unwrap_or_default();
        let mut at_desk = locked(desk);
        at_desk.busy = None;
        if painted.send((order, image)).is_err() {
            return;
        }
        let ctx = at_desk.ctx.clone();
        drop(at_desk);
        ctx.request_repaint();
    }
}

fn picture(order: &Order, theme: &Theme, text: &Text) -> Option<ColorImage> {
    struct Portray<'a>(&'a Path, &'a Theme, &'a Text);
    impl Visitor for Portray<'_> {
        type Output = Option<ColorImage>;
        fn visit<G: Game>(&mut self) -> Self::Output {
            let Portray(path, theme, text) = *self;
            let (table, _notices) = Table::<G>::from_ron(&read_from_folder(path).ok()?).ok()?;
            let ply = table.game.ply();
            let image = paint_themed(theme, 1.0, Vec2::splat(SIDE), PIXELS_PER_POINT, |ui| {
                CentralPanel::default().frame(Frame::new().fill(theme.table)).show(ui, |ui| {
                    still::board_ui(ui, &table.game, ply, Viewer::Table, theme, text);
                });
            });
            let size = [image.width() as usize, image.height() as usize];
            Some(ColorImage::from_rgba_unmultiplied(size, image.as_raw()))
        }
    }
    visit_game(order.game, &mut Portray(&order.path, theme, text))?
}
