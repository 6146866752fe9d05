//! egui's output as a picture, computed by the processor alone.
//!
//! The command `picture` and the tests of the interface use it where there is no window and no
//! graphics card. It follows `egui_glow`: textured triangles, scissor, premultiplied blending in
//! gamma space, top-left fill rule on 1/256 pixels; a picture differs from a card's by a step of
//! 1/255 at most here and there. Mipmaps and paint callbacks are left out.
//!
//! Must not know: games, screens, tests.

mod texture;
mod triangle;

use std::collections::HashMap;

use egui::epaint::{ClippedPrimitive, ImageData, Primitive};
use egui::{Color32, Context, Event, RawInput, Rect, TextureId, TexturesDelta, Ui, Vec2, ViewportId};
use image::RgbaImage;

use crate::paint::fonts;
use crate::paint::theme::Theme;
use texture::Texture;
use triangle::{Canvas, Scissor};

/// Passes of egui that [`paint_once`] runs at least: the first finds the sizes, the second places,
/// the third shows what only appears once it has been measured (sheets, tooltips).
const LEAST_PASSES: usize = 3;
/// Passes that it runs at most, however much is still asked for.
pub const MOST_PASSES: usize = 8;

/// The renderer: the textures that egui has sent so far.
#[derive(Default)]
pub struct Raster {
    textures: HashMap<TextureId, Texture>,
    /// Textures that egui gave up: the picture of that very pass may still use them.
    leaving: Vec<TextureId>,
}

impl Raster {
    /// Takes the textures that a pass brought. Every delta must be given, in order, also of passes
    /// that are not drawn.
    pub fn update(&mut self, delta: &TexturesDelta) {
        for id in self.leaving.drain(..) {
            self.textures.remove(&id);
        }
        for (&id, changes) in &delta.set {
            for change in changes {
                let ImageData::Color(image) = &change.image;
                match change.pos {
                    None => {
                        self.textures.insert(id, Texture::new(image, change.options));
                    }
                    Some(corner) => {
                        if let Some(texture) = self.textures.get_mut(&id) {
                            texture.patch(corner, image, change.options);
                        }
                    }
                }
            }
        }
        self.leaving.extend(delta.free.iter().copied());
    }

    /// The picture of `primitives`, `size_px` pixels wide and high, on `background`. What uses a
    /// texture never sent is left out.
    pub fn draw(
        &self,
        primitives: &[ClippedPrimitive],
        size_px: [u32; 2],
        pixels_per_point: f32,
        background: Color32,
    ) -> RgbaImage {
        let mut canvas = Canvas::new(size_px, background);
        for ClippedPrimitive { clip_rect, primitive } in primitives {
            let Primitive::Mesh(mesh) = primitive else {
                continue;
            };
            let Some(texture) = self.textures.get(&mesh.texture_id) else {
                continue;
            };
            let scissor = Scissor::new(*clip_rect, pixels_per_point, size_px);
            if scissor.is_empty() {
                continue;
            }
            for corners in mesh.indices.chunks_exact(3) {
                let corner = |index: usize| mesh.vertices.get(corners[index] as usize);
                if let (Some(a), Some(b), Some(c)) = (corner(0), corner(1), corner(2)) {
                    canvas.triangle(texture, &scissor, pixels_per_point, [a, b, c]);
                }
            }
        }
        canvas.into_image()
    }
}

/// The picture of what `run_ui` shows, in a context of its own with the bundled fonts and the light
/// look, `size_points` points large, on the look's table. `run_ui` runs several times and must
/// show the same each time; it may apply another look or load textures.
pub fn paint_once(size_points: Vec2, pixels_per_point: f32, run_ui: impl FnMut(&mut Ui)) -> RgbaImage {
    let ctx = Context::default();
    fonts::install(&ctx);
    Theme::light().apply(&ctx, 1.0);
    paint_in(&ctx, size_points, pixels_per_point, LEAST_PASSES, |_| Vec::new(), run_ui)
}

/// Like [`paint_once`], in a given look and text scale.
pub fn paint_themed(
    theme: &Theme,
    text_scale: f32,
    size_points: Vec2,
    pixels_per_point: f32,
    run_ui: impl FnMut(&mut Ui),
) -> RgbaImage {
    let ctx = Context::default();
    fonts::install(&ctx);
    theme.apply(&ctx, text_scale);
    paint_in(&ctx, size_points, pixels_per_point, LEAST_PASSES, |_| Vec::new(), run_ui)
}

/// Like [`paint_themed`], with a person at it: `events` gives what happens before each pass, counted from 1 to
/// [`MOST_PASSES`]; the last is drawn.
pub fn paint_handled(
    theme: &Theme,
    text_scale: f32,
    size_points: Vec2,
    pixels_per_point: f32,
    events: impl FnMut(usize) -> Vec<Event>,
    run_ui: impl FnMut(&mut Ui),
) -> RgbaImage {
    let ctx = Context::default();
    fonts::install(&ctx);
    theme.apply(&ctx, text_scale);
    paint_in(&ctx, size_points, pixels_per_point, MOST_PASSES, events, run_ui)
}

/// Runs `run_ui` in `ctx`, `least` times and until nothing asks for another pass, and draws the last one.
fn paint_in(
    ctx: &Context,
    size_points: Vec2,
    pixels_per_point: f32,
    least: usize,
    mut events: impl FnMut(usize) -> Vec<Event>,
    mut run_ui: impl FnMut(&mut Ui),
) -> RgbaImage {
    let mut raster = Raster::default();
    let mut picture = RgbaImage::new(0, 0);
    for pass in 1..=MOST_PASSES {
        let told = RawInput { events: events(pass), ..input(pass, size_points, pixels_per_point) };
        let mut output = ctx.run_ui(told, &mut run_ui);
        raster.update(&output.textures_delta);
        output.textures_delta.clear();
        let settled =
            output.viewport_output.get(&ViewportId::ROOT).is_none_or(|viewport| !viewport.repaint_delay.is_zero());
        if (pass >= least && settled) || pass == MOST_PASSES {
            let primitives = ctx.tessellate(output.shapes, output.pixels_per_point);
            picture = raster.draw(
                &primitives,
                pixels(size_points, pixels_per_point),
                output.pixels_per_point,
                ctx.global_style().visuals.panel_fill,
            );
            break;
        }
    }
    picture
}

/// What a pass is told. A second lies between two passes, so that every animation is at its end.
fn input(pass: usize, size_points: Vec2, pixels_per_point: f32) -> RawInput {
    let mut input = RawInput {
        screen_rect: Some(Rect::from_min_size(egui::Pos2::ZERO, size_points)),
        time: Some(pass as f64),
        max_texture_side: Some(4096),
        focused: true,
        ..RawInput::default()
    };
    if let Some(viewport) = input.viewports.get_mut(&ViewportId::ROOT) {
        viewport.native_pixels_per_point = Some(pixels_per_point);
    }
    input
}

/// A size in points as whole pixels, at least one.
pub fn pixels(size_points: Vec2, pixels_per_point: f32) -> [u32; 2] {
    let whole = |points: f32| (points * pixels_per_point).round().max(1.0) as u32;
    [whole(size_points.x), whole(size_points.y)]
}

#[cfg(test)]
mod tests;
