//! egui_kittest's renderer for tests: the program's own software renderer.

use cheeseboard::ui::raster::{Raster, pixels};
use egui::{Context, FullOutput, TexturesDelta};
use egui_kittest::TestRenderer;

/// Give one to `Harness::builder().renderer(…)`.
#[derive(Default)]
pub struct RasterRenderer {
    raster: Raster,
}

impl TestRenderer for RasterRenderer {
    fn handle_delta(&mut self, delta: &mut TexturesDelta) {
        self.raster.update(delta);
        delta.clear();
    }

    fn render(&mut self, ctx: &Context, output: &FullOutput) -> Result<image::RgbaImage, String> {
        let scale = ctx.pixels_per_point();
        let size = pixels(ctx.content_rect().size(), scale);
        let background = ctx.global_style().visuals.panel_fill;
        let primitives = ctx.tessellate(output.shapes.clone(), scale);
        Ok(self.raster.draw(&primitives, size, scale, background))
    }
}
