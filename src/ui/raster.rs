//! A software renderer: turns egui's output into an image without a graphics card.
//!
//! The `picture` command and the tests of the interface use it. It follows `egui_glow`: textured triangles, scissor,
//! premultiplied blending in gamma space, top-left fill rule on 1/256 pixels; an image differs from a graphics card's
//! by at most 1/255 here and there. Mipmaps and paint callbacks are left out.
//!
//! Must not know: games, screens, tests.

mod texture;
mod triangle;

use std::collections::HashMap;

use egui::epaint::{ClippedPrimitive, ImageData, Primitive};
use egui::{Color32, Context, FullOutput, RawInput, Rect, TextureId, TexturesDelta, Ui, Vec2, ViewportId};
use image::RgbaImage;

use crate::paint::fonts;
use crate::paint::theme::Theme;
use texture::Texture;
use triangle::{Canvas, Scissor};

/// The minimum number of egui passes: the first finds the sizes, the second places the widgets, the third shows what
/// only appears once it has been measured (sheets, tooltips).
const MIN_PASSES: usize = 3;
/// The maximum number of egui passes, even if more repaints are requested.
const MAX_PASSES: usize = 8;

/// The renderer: the textures that egui has sent so far.
#[derive(Default)]
pub struct Raster {
    textures: HashMap<TextureId, Texture>,
    /// Textures that egui has freed; the image of that same pass may still use them.
    freed: Vec<TextureId>,
}

impl Raster {
    /// Applies the texture changes of a pass. Every delta must be given, in order, also those of passes that are not
    /// drawn.
    pub fn update(&mut self, delta: &TexturesDelta) {
        for id in self.freed.drain(..) {
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
        self.freed.extend(delta.free.iter().copied());
    }

    /// Draws `primitives` on `background`, `size_px` pixels wide and high. Meshes with an unknown texture are left out.
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

/// A context without a window. It keeps fonts and textures from picture to picture.
pub struct Offscreen {
    ctx: Context,
    raster: Raster,
    /// The number of passes so far.
    passes: usize,
}

impl Offscreen {
    /// A context with the bundled fonts, in a theme and text scale.
    pub fn new(theme: &Theme, text_scale: f32) -> Self {
        let ctx = Context::default();
        fonts::install(&ctx);
        theme.apply(&ctx, text_scale);
        Offscreen { ctx, raster: Raster::default(), passes: 0 }
    }

    /// Renders what `run_ui` shows: runs it until no repaint is requested, at least twice in a new context,
    /// and draws the last pass. It must show the same each time.
    pub fn paint(&mut self, size_points: Vec2, pixels_per_point: f32, mut run_ui: impl FnMut(&mut Ui)) -> RgbaImage {
        let mut output = self.pass(size_points, pixels_per_point, &mut run_ui);
        for _ in 1..MAX_PASSES {
            let viewport = output.viewport_output.get(&ViewportId::ROOT);
            let settled = viewport.is_none_or(|viewport| !viewport.repaint_delay.is_zero());
            if settled && self.passes >= MIN_PASSES {
                break;
            }
            output = self.pass(size_points, pixels_per_point, &mut run_ui);
        }
        self.draw(output, size_points, pixels_per_point)
    }

    /// Renders what `run_ui` shows in a single pass: the next frame of something that moves.
    pub fn paint_frame(
        &mut self,
        size_points: Vec2,
        pixels_per_point: f32,
        mut run_ui: impl FnMut(&mut Ui),
    ) -> RgbaImage {
        let output = self.pass(size_points, pixels_per_point, &mut run_ui);
        self.draw(output, size_points, pixels_per_point)
    }

    fn pass(&mut self, size_points: Vec2, pixels_per_point: f32, run_ui: &mut impl FnMut(&mut Ui)) -> FullOutput {
        self.passes += 1;
        let raw = raw_input(self.passes, size_points, pixels_per_point);
        let mut output = self.ctx.run_ui(raw, run_ui);
        self.raster.update(&output.textures_delta);
        output.textures_delta.clear();
        output
    }

    fn draw(&self, output: FullOutput, size_points: Vec2, pixels_per_point: f32) -> RgbaImage {
        let primitives = self.ctx.tessellate(output.shapes, output.pixels_per_point);
        let size_px = pixels(size_points, pixels_per_point);
        let background = self.ctx.global_style().visuals.panel_fill;
        self.raster.draw(&primitives, size_px, output.pixels_per_point, background)
    }
}

/// Renders what `run_ui` shows, in a new context with the bundled fonts and the light theme, `size_points` points
/// large. `run_ui` runs several times and must show the same each time; it may apply another theme or load textures.
pub fn paint_once(size_points: Vec2, pixels_per_point: f32, run_ui: impl FnMut(&mut Ui)) -> RgbaImage {
    paint_themed(Theme::light(), 1.0, size_points, pixels_per_point, run_ui)
}

/// Like [`paint_once`], in a given theme and text scale.
pub fn paint_themed(
    theme: &Theme,
    text_scale: f32,
    size_points: Vec2,
    pixels_per_point: f32,
    run_ui: impl FnMut(&mut Ui),
) -> RgbaImage {
    Offscreen::new(theme, text_scale).paint(size_points, pixels_per_point, run_ui)
}

/// The input of a pass. Passes are one second apart, so that every animation is finished.
fn raw_input(pass: usize, size_points: Vec2, pixels_per_point: f32) -> RawInput {
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

/// Converts a size in points to whole pixels, at least one.
pub fn pixels(size_points: Vec2, pixels_per_point: f32) -> [u32; 2] {
    let whole = |points: f32| (points * pixels_per_point).round().max(1.0) as u32;
    [whole(size_points.x), whole(size_points.y)]
}

#[cfg(test)]
mod tests;
