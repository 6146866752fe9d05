//! Pictures drawn as vectors: the files of `assets/art`, made into textures as large as they are shown.
//!
//! Must not know: games, what a picture stands for.

use std::sync::Arc;

use egui::mutex::Mutex;
use egui::{
    Color32, ColorImage, Context, Id, Mesh, Painter, Pos2, Rect, Shape, TextureHandle, TextureOptions, pos2, vec2,
};
use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{Options, Tree};

use crate::files;

/// The colours in a file that stand for whatever colour it is painted in: its fill, and the darker tone of it.
const OWN_FILL: &str = "#FF00FF";
const OWN_SHADE: &str = "#AA00AA";
/// Textures are made in sizes, each so many times the one before: a window that is resized does not make one each frame.
const STEP: f32 = std::f32::consts::SQRT_2;
/// The smallest and the largest, in pixels.
const SMALLEST: f32 = 24.0;
const LARGEST: f32 = 768.0;

/// A picture.
#[derive(Clone, Copy, Debug)]
pub struct Art<'a> {
    /// Path of the file below `assets/art`, without `.svg`: `kalle/frog`.
    pub name: &'a str,
    /// The colours it is painted in, fill and darker tone, where the file leaves that open.
    pub own: Option<(Color32, Color32)>,
    /// Multiplied with every colour; white leaves them.
    pub tint: Color32,
}

impl<'a> Art<'a> {
    /// The picture as it was drawn.
    pub fn new(name: &'a str) -> Self {
        Art { name, own: None, tint: Color32::WHITE }
    }

    /// In these colours, where the file leaves them open.
    pub fn own(mut self, fill: Color32, shade: Color32) -> Self {
        self.own = Some((fill, shade));
        self
    }

    /// Dimmed or faded.
    pub fn tint(mut self, tint: Color32) -> Self {
        self.tint = tint;
        self
    }

    /// Paints it into `rect`, squeezed if that is not square.
    pub fn paint(self, painter: &Painter, rect: Rect) {
        self.paint_turned(painter, rect, 0.0);
    }

    /// The same, turned clockwise about its middle by `angle`, in radians.
    pub fn paint_turned(self, painter: &Painter, rect: Rect, angle: f32) {
        if !rect.is_positive() || !painter.clip_rect().intersects(rect.expand(rect.width())) {
            return;
        }
        let points = rect.width().max(rect.height());
        let Some(texture) = texture(painter.ctx(), self, points) else { return };
        let mut mesh = Mesh::with_texture(texture.id());
        mesh.add_rect_with_uv(rect, Rect::from_min_max(pos2(0.0, 0.0), pos2(1.0, 1.0)), self.tint);
        if angle != 0.0 {
            mesh.rotate(egui::emath::Rot2::from_angle(angle), rect.center());
        }
        painter.add(Shape::mesh(mesh));
    }

    fn key(self, pixels: u32) -> Id {
        Id::unique(("art", self.name, self.own, pixels))
    }
}

/// A picture in one of its sizes, as it lies in the graphics memory.
type Kept = Arc<Mutex<Option<TextureHandle>>>;

/// The texture of a picture, at least as large as it is shown and not much larger. Each size is made once.
fn texture(ctx: &Context, art: Art<'_>, points: f32) -> Option<TextureHandle> {
    let wanted = (points * ctx.pixels_per_point()).clamp(SMALLEST, LARGEST);
    let pixels = (SMALLEST * STEP.powf((wanted / SMALLEST).log(STEP).ceil())) as u32;
    let kept: Kept = ctx.data_mut(|data| data.get_temp_mut_or_default::<Kept>(art.key(pixels)).clone());
    let mut kept = kept.lock();
    if let Some(texture) = kept.as_ref() {
        return Some(texture.clone());
    }
    let texture = ctx.load_texture(art.name, rasterise(art, pixels)?, TextureOptions::LINEAR);
    *kept = Some(texture.clone());
    Some(texture)
}

/// The picture in pixels; `None` if there is no such file or it is no picture.
fn rasterise(art: Art<'_>, pixels: u32) -> Option<ColorImage> {
    let text = files::read(&format!("art/{}.svg", art.name))?;
    let recoloured = match art.own {
        Some((fill, shade)) => text.replace(OWN_FILL, &hex(fill)).replace(OWN_SHADE, &hex(shade)),
        None => text,
    };
    let tree = Tree::from_str(&recoloured, &Options::default()).ok()?;
    let mut pixmap = Pixmap::new(pixels, pixels)?;
    let size = tree.size();
    let scale = pixels as f32 / size.width().max(size.height());
    resvg::render(&tree, Transform::from_scale(scale, scale), &mut pixmap.as_mut());
    Some(ColorImage::from_rgba_premultiplied([pixels as usize; 2], pixmap.data()))
}

fn hex(color: Color32) -> String {
    format!("#{:02X}{:02X}{:02X}", color.r(), color.g(), color.b())
}

/// The square of this side about a point.
pub fn square(middle: Pos2, side: f32) -> Rect {
    Rect::from_center_size(middle, vec2(side, side))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names() -> Vec<String> {
        let name = |path: &String| Some(path.strip_prefix("art/")?.strip_suffix(".svg")?.to_owned());
        files::below("art/").iter().filter_map(name).collect()
    }

    #[test]
    fn every_picture_is_drawn() {
        assert!(!names().is_empty());
        for name in names() {
            let image = rasterise(Art::new(&name), 48).unwrap_or_else(|| panic!("{name} is no picture"));
            let inked = image.pixels.iter().filter(|pixel| pixel.a() > 200).count();
            assert!(inked > 48 * 48 / 20, "{name} shows {inked} pixels");
        }
        assert!(rasterise(Art::new("no such picture"), 48).is_none());
    }

    #[test]
    fn a_picture_wears_the_colours_it_is_given() {
        let open: Vec<String> = names()
            .into_iter()
            .filter(|name| files::read(&format!("art/{name}.svg")).is_some_and(|text| text.contains(OWN_FILL)))
            .collect();
        for name in open {
            let green = Color32::from_rgb(0, 160, 0);
            let image = rasterise(Art::new(&name).own(green, Color32::from_rgb(0, 90, 0)), 64).expect("a picture");
            assert!(image.pixels.contains(&green), "{name}");
            assert!(!image.pixels.contains(&Color32::from_rgb(255, 0, 255)), "{name}");
        }
    }
}
