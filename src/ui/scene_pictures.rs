//! The scenes on the games' cards, as pictures: each size is painted once.
//!
//! A scene never moves, but consists of up to ten thousand triangles; a calendar shows sixty of them.

use std::sync::Arc;

use egui::emath::GuiRounding as _;
use egui::mutex::Mutex;
use egui::{Color32, ColorImage, Context, Id, Painter as Brush, Rect, TextureHandle, TextureOptions, pos2};

use super::raster::{Offscreen, pixels};
use crate::paint::theme::Theme;

/// The pictures, kept in egui's memory.
#[derive(Default)]
struct ScenePictures {
    kept: Vec<ScenePicture>,
    /// Paints them, until a frame comes in which there is nothing to paint.
    offscreen: Option<(Offscreen, PaintedIn)>,
}

/// The look in which something is painted, whether dark, and the frame.
type PaintedIn = (bool, u64);

struct ScenePicture {
    game: &'static str,
    dark: bool,
    size_px: [u32; 2],
    texture: TextureHandle,
    /// The frame in which it was shown last.
    last_shown: u64,
}

/// Shows the scene of a game, which `paint` paints, in `rect`.
pub fn show(brush: &Brush, rect: Rect, theme: &Theme, game: &'static str, paint: fn(&Brush, Rect, &Theme)) {
    let ctx = brush.ctx();
    // Pixel for pixel.
    let rect = rect.round_to_pixels(brush.pixels_per_point());
    if !rect.is_positive() || !brush.clip_rect().intersects(rect) {
        return;
    }
    let pictures: Arc<Mutex<ScenePictures>> =
        ctx.data_mut(|data| data.get_temp_mut_or_default::<Arc<Mutex<ScenePictures>>>(Id::unique("scenes")).clone());
    let texture = pictures.lock().texture(ctx, rect, theme, game, paint);
    brush.image(texture.id(), rect, Rect::from_min_max(pos2(0.0, 0.0), pos2(1.0, 1.0)), Color32::WHITE);
}

impl ScenePictures {
    fn texture(
        &mut self,
        ctx: &Context,
        rect: Rect,
        theme: &Theme,
        game: &'static str,
        paint: fn(&Brush, Rect, &Theme),
    ) -> TextureHandle {
        let frame = ctx.cumulative_frame_nr();
        self.offscreen.take_if(|(_, painted_in)| *painted_in != (theme.dark, frame));
        let (dark, size_px) = (theme.dark, pixels(rect.size(), ctx.pixels_per_point()));
        let is_wanted = |kept: &&mut ScenePicture| (kept.game, kept.dark, kept.size_px) == (game, dark, size_px);
        if let Some(kept) = self.kept.iter_mut().find(is_wanted) {
            kept.last_shown = frame;
            return kept.texture.clone();
        }
        // Those of another size or screen.
        self.kept.retain(|kept| kept.last_shown + 1 >= frame);
        let (offscreen, _) = self.offscreen.get_or_insert_with(|| (Offscreen::new(theme, 1.0), (dark, frame)));
        let image =
            offscreen.paint_frame(rect.size(), ctx.pixels_per_point(), |ui| paint(ui.painter(), ui.max_rect(), theme));
        let size = [image.width() as usize, image.height() as usize];
        let image = ColorImage::from_rgba_unmultiplied(size, image.as_raw());
        let texture = ctx.load_texture(format!("scene of {game}"), image, TextureOptions::LINEAR);
        self.kept.push(ScenePicture { game, dark, size_px, texture: texture.clone(), last_shown: frame });
        texture
    }
}
