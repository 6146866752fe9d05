//! SVG pictures: the files of `assets/art`, rendered to textures at the size in which they are shown.
//!
//! Must not know: games, what a picture stands for.

use std::cmp::Reverse;
use std::collections::HashMap;
use std::sync::Arc;

use egui::emath::GuiRounding as _;
use egui::mutex::Mutex;
use egui::{
    Color32, ColorImage, Context, Id, Mesh, Painter, Pos2, Rect, Shape, TextureHandle, TextureOptions, Vec2, pos2, vec2,
};
use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{Options, Tree};

use crate::files;

/// Placeholder colours in a file that [`Art::recolored`] replaces: the fill, and its darker tone.
const FILL_PLACEHOLDER: &str = "#FF00FF";
const SHADE_PLACEHOLDER: &str = "#AA00AA";
/// The ratio between one texture size and the next: a window that is resized must not render a new texture each frame.
const SIZE_RATIO: f32 = std::f32::consts::SQRT_2;
/// The smallest and the largest texture, in pixels.
const MIN_SIZE: f32 = 24.0;
const MAX_SIZE: f32 = 768.0;
/// The largest texture that is shown pixel for pixel; beyond that, lines are thick enough to be scaled.
const MAX_SHARP_SIZE: f32 = 256.0;
/// How much memory textures out of sight may take, in bytes.
const MAX_UNSEEN_BYTES: usize = 6_000_000;

/// The icon of the app: a mouse behind its cheese.
pub const APP_ICON: &str = "app";

/// A picture to be painted.
#[derive(Clone, Copy, Debug)]
pub struct Art<'a> {
    /// The path of the file below `assets/art`, without `.svg`: `kalle/frog`.
    pub name: &'a str,
    /// The fill and its darker tone, in place of the placeholder colours of the file.
    pub colors: Option<(Color32, Color32)>,
    /// A colour multiplied with every pixel; white changes nothing.
    pub tint: Color32,
}

impl<'a> Art<'a> {
    /// The picture in the colours of its file.
    pub fn new(name: &'a str) -> Self {
        Art { name, colors: None, tint: Color32::WHITE }
    }

    /// Replaces the placeholder colours of the file.
    pub fn recolored(mut self, fill: Color32, shade: Color32) -> Self {
        self.colors = Some((fill, shade));
        self
    }

    /// Multiplies every pixel with `tint`, to dim or fade the picture.
    pub fn tint(mut self, tint: Color32) -> Self {
        self.tint = tint;
        self
    }

    /// Paints the picture into `rect`, stretched if `rect` is not square.
    pub fn paint(self, painter: &Painter, rect: Rect) {
        self.paint_turned(painter, rect, 0.0);
    }

    /// Paints the picture into `rect`, rotated clockwise about its centre by `angle` radians.
    pub fn paint_turned(self, painter: &Painter, rect: Rect, angle: f32) {
        let wanted = (rect.size().max_elem() * painter.pixels_per_point()).clamp(MIN_SIZE, MAX_SIZE);
        let pixels = MIN_SIZE * SIZE_RATIO.powf((wanted / MIN_SIZE).log(SIZE_RATIO).ceil());
        self.paint_texture(painter, rect, angle, pixels as u32);
    }

    /// Paints the picture as a square round `center`, its side and place rounded to whole pixels, so that thin lines
    /// are crisp. For small pictures with few different sizes: each size on the screen has its own texture.
    pub fn paint_sharp(self, painter: &Painter, center: Pos2, side: f32) {
        let pixels_per_point = painter.pixels_per_point();
        let pixels = (side * pixels_per_point).round();
        if pixels > MAX_SHARP_SIZE {
            return self.paint(painter, square(center, side));
        }
        let side = pixels / pixels_per_point;
        let corner = (center - Vec2::splat(side * 0.5)).round_to_pixels(pixels_per_point);
        self.paint_texture(painter, Rect::from_min_size(corner, Vec2::splat(side)), 0.0, pixels as u32);
    }

    /// Paints the texture with a side of `pixels` into `rect`, rotated clockwise by `angle` radians.
    fn paint_texture(self, painter: &Painter, rect: Rect, angle: f32, pixels: u32) {
        if !rect.is_positive() || !painter.clip_rect().intersects(rect.expand(rect.width())) {
            return;
        }
        let Some(texture) = texture(painter.ctx(), self, pixels) else { return };
        let mut mesh = Mesh::with_texture(texture.id());
        mesh.add_rect_with_uv(rect, Rect::from_min_max(pos2(0.0, 0.0), pos2(1.0, 1.0)), self.tint);
        if angle != 0.0 {
            mesh.rotate(egui::emath::Rot2::from_angle(angle), rect.center());
        }
        painter.add(Shape::mesh(mesh));
    }

    fn key(self, pixels: u32) -> Id {
        Id::unique(("art", self.name, self.colors, pixels))
    }
}

/// The textures of pictures, cached in egui's memory: those of the last frame, and others as far as there is room.
#[derive(Default)]
struct Textures {
    kept: HashMap<Id, KeptTexture>,
}

struct KeptTexture {
    texture: TextureHandle,
    /// The frame in which it was shown last.
    last_shown: u64,
}

/// The texture of a picture with a side of `pixels`. Each size is rendered once, while it is kept.
fn texture(ctx: &Context, art: Art<'_>, pixels: u32) -> Option<TextureHandle> {
    let textures = ctx.data_mut(|data| data.get_temp_mut_or_default::<Arc<Mutex<Textures>>>(Id::unique("art")).clone());
    textures.lock().get(ctx, art, pixels)
}

impl Textures {
    fn get(&mut self, ctx: &Context, art: Art<'_>, pixels: u32) -> Option<TextureHandle> {
        let (key, frame) = (art.key(pixels), ctx.cumulative_frame_nr());
        if let Some(kept) = self.kept.get_mut(&key) {
            kept.last_shown = frame;
            return Some(kept.texture.clone());
        }
        let texture = ctx.load_texture(art.name, rasterise(art, pixels)?, TextureOptions::LINEAR);
        self.kept.insert(key, KeptTexture { texture: texture.clone(), last_shown: frame });
        self.forget_unseen(frame);
        Some(texture)
    }

    /// Forgets the textures that have been out of sight for longest, until the others out of sight fit into the room for them.
    fn forget_unseen(&mut self, frame: u64) {
        let mut unseen: Vec<(u64, Id)> = self
            .kept
            .iter()
            .filter(|(_, kept)| kept.last_shown + 1 < frame)
            .map(|(key, kept)| (kept.last_shown, *key))
            .collect();
        unseen.sort_unstable_by_key(|(last_shown, _)| Reverse(*last_shown));
        let mut room = MAX_UNSEEN_BYTES;
        for (_, key) in unseen {
            let bytes = self.kept.get(&key).map_or(0, |kept| kept.texture.byte_size());
            match room.checked_sub(bytes) {
                Some(left) => room = left,
                None => {
                    room = 0;
                    self.kept.remove(&key);
                }
            }
        }
    }
}

/// Renders the picture as pixels; `None` if the file does not exist or is no valid SVG.
fn rasterise(art: Art<'_>, pixels: u32) -> Option<ColorImage> {
    let text = files::read(&format!("art/{}.svg", art.name))?;
    let recoloured = match art.colors {
        Some((fill, shade)) => text.replace(FILL_PLACEHOLDER, &hex(fill)).replace(SHADE_PLACEHOLDER, &hex(shade)),
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

/// The square with this centre and side length.
pub fn square(middle: Pos2, side: f32) -> Rect {
    Rect::from_center_size(middle, vec2(side, side))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names() -> Vec<String> {
        let name = |path: &String| Some(path.strip_prefix("art/")?.strip_suffix(".svg")?.to_owned());
        files::list("art/").iter().filter_map(name).collect()
    }

    #[test]
    fn every_file_renders() {
        assert!(!names().is_empty());
        for name in names() {
            let image = rasterise(Art::new(&name), 48).unwrap_or_else(|| panic!("{name} is no picture"));
            let inked = image.pixels.iter().filter(|pixel| pixel.a() > 200).count();
            // A layer of a face is little more than its lines.
            assert!(inked > 48 * 48 / 100, "{name} shows {inked} pixels");
        }
        assert!(rasterise(Art::new("no such picture"), 48).is_none());
    }

    /// The window's icon is needed before anything is painted, so it is kept as pixels of the same drawing.
    #[test]
    fn window_icon_is_the_drawing_of_the_app_icon() {
        let kept = image::load_from_memory(include_bytes!("../../assets/icon.png")).expect("a picture").to_rgba8();
        let drawn = rasterise(Art::new(APP_ICON), kept.width()).expect("a picture");
        let difference = |(kept, drawn): (&image::Rgba<u8>, &Color32)| {
            let drawn = drawn.to_srgba_unmultiplied();
            (0..4).map(|part| f64::from(kept[part].abs_diff(drawn[part]))).sum::<f64>() / 4.0
        };
        let total: f64 = kept.pixels().zip(&drawn.pixels).map(difference).sum();
        assert!(total / (drawn.pixels.len() as f64) < 2.0, "{}", total / drawn.pixels.len() as f64);
    }

    /// A window that is played in for hours shows every picture in many sizes.
    #[test]
    fn textures_out_of_sight_are_forgotten_beyond_their_room() {
        let ctx = Context::default();
        let mut textures = Textures::default();
        let mut bytes = |shown: &[u32]| {
            let mut output = ctx.run_ui(egui::RawInput::default(), |ui| {
                for &pixels in shown {
                    assert!(textures.get(ui.ctx(), Art::new(APP_ICON), pixels).is_some());
                }
            });
            output.textures_delta.clear();
            textures.kept.values().map(|kept| kept.texture.byte_size()).sum::<usize>()
        };
        let many: Vec<u32> = (400..440).collect();
        let in_sight = bytes(&many);
        assert!(in_sight > 4 * MAX_UNSEEN_BYTES, "all of them are in sight");
        assert_eq!(bytes(&many), in_sight);
        bytes(&[300]);
        let kept = bytes(&[301]);
        assert!((MAX_UNSEEN_BYTES / 2..MAX_UNSEEN_BYTES * 3 / 2).contains(&kept), "{kept}");
        assert!(textures.kept.contains_key(&Art::new(APP_ICON).key(301)), "the last one is in sight");
    }

    #[test]
    fn recolored_replaces_the_placeholder_colours() {
        let recolorable: Vec<String> = names()
            .into_iter()
            .filter(|name| files::read(&format!("art/{name}.svg")).is_some_and(|text| text.contains(FILL_PLACEHOLDER)))
            .collect();
        for name in recolorable {
            let green = Color32::from_rgb(0, 160, 0);
            let image =
                rasterise(Art::new(&name).recolored(green, Color32::from_rgb(0, 90, 0)), 64).expect("a picture");
            assert!(image.pixels.contains(&green), "{name}");
            assert!(!image.pixels.contains(&Color32::from_rgb(255, 0, 255)), "{name}");
        }
    }
}
