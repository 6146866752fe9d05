//! Triangle rasterisation: which pixels a triangle covers, and how they are painted.
//!
//! Corners are snapped to 1/256 pixel and edge functions are integers, so that exactly one of two triangles with a
//! common edge owns each pixel on it. The covered pixels of a row are found by division, not by testing each; triangles
//! of one colour, the most common kind, are filled without sampling.

use egui::epaint::Vertex;
use egui::{Color32, Rect};
use image::RgbaImage;

use super::texture::{Channels, Texture, channels};

/// Corners are snapped to this fraction of a pixel.
const SUBPIXELS: i64 = 256;
/// Corners are clamped to this many pixels, which keeps the products small.
const MAX_COORDINATE: f32 = 100_000.0;

/// The pixels that may be painted: columns and rows from `min` up to but not including `max`.
pub struct Scissor {
    min: [i64; 2],
    max: [i64; 2],
}

impl Scissor {
    /// A clip rectangle in points, rounded to pixels as `egui_glow` does.
    pub fn new(clip: Rect, pixels_per_point: f32, size_px: [u32; 2]) -> Self {
        let snap = |points: f32, most: u32| ((points * pixels_per_point).round() as i64).clamp(0, i64::from(most));
        Self {
            min: [snap(clip.min.x, size_px[0]), snap(clip.min.y, size_px[1])],
            max: [snap(clip.max.x, size_px[0]), snap(clip.max.y, size_px[1])],
        }
    }

    /// Whether nothing may be painted.
    pub fn is_empty(&self) -> bool {
        self.min[0] >= self.max[0] || self.min[1] >= self.max[1]
    }
}

/// The image being painted.
pub struct Canvas {
    width: usize,
    size_px: [u32; 2],
    pixels: Vec<[u8; 4]>,
}

/// A value that changes linearly over a triangle: its value at the centre of pixel (0, 0), and its change from one
/// pixel to the next, to the right and downwards.
#[derive(Clone, Copy, Default)]
struct Interpolant {
    origin: f64,
    right: f64,
    down: f64,
}

impl Interpolant {
    fn at(self, x: i64, y: i64) -> f32 {
        (self.origin + self.right * x as f64 + self.down * y as f64) as f32
    }
}

/// An edge function: `right × x + down × y + origin`, with x and y whole pixels, is at least 0 where the triangle owns
/// the pixel.
struct Edge {
    right: i64,
    down: i64,
    origin: i64,
}

impl Edge {
    /// The edge from `from` to `to` (in parts of a pixel) of a triangle that lies to its right.
    fn new(from: [i64; 2], to: [i64; 2]) -> Self {
        let (dx, dy) = (to[0] - from[0], to[1] - from[1]);
        let top_left = dy < 0 || (dy == 0 && dx > 0);
        // Evaluated at pixel centres, hence the half.
        let origin = dx * (SUBPIXELS / 2 - from[1]) - dy * (SUBPIXELS / 2 - from[0]);
        Self { right: -dy * SUBPIXELS, down: dx * SUBPIXELS, origin: origin - i64::from(!top_left) }
    }

    /// Clips the columns `first..end` of row `y` to the inner side of this edge.
    fn clip_span(&self, y: i64, first: &mut i64, end: &mut i64) {
        let rest = self.down * y + self.origin;
        match self.right {
            0 if rest < 0 => *end = *first,
            0 => {}
            // right × x ≥ -rest
            right if right > 0 => *first = (*first).max(-(rest.div_euclid(right))),
            right => *end = (*end).min(rest.div_euclid(-right) + 1),
        }
    }
}

impl Canvas {
    /// A new image of one colour.
    pub fn new(size_px: [u32; 2], background: Color32) -> Self {
        let (width, height) = (size_px[0] as usize, size_px[1] as usize);
        Self { width, size_px, pixels: vec![background.to_array(); width * height] }
    }

    /// The finished image; opaque if the background was.
    pub fn into_image(self) -> RgbaImage {
        let [width, height] = self.size_px;
        // The buffer has exactly this size, so the fallback is never used.
        RgbaImage::from_raw(width, height, self.pixels.into_flattened()).unwrap_or_default()
    }

    /// Paints one triangle of a mesh.
    pub fn triangle(&mut self, texture: &Texture, scissor: &Scissor, pixels_per_point: f32, corners: [&Vertex; 3]) {
        let snap = |points: f32| {
            let pixels = (points * pixels_per_point).clamp(-MAX_COORDINATE, MAX_COORDINATE);
            (f64::from(pixels) * SUBPIXELS as f64).round() as i64
        };
        let [a, mut b, mut c] = corners;
        if corners.iter().any(|corner| !corner.pos.is_finite()) {
            return;
        }
        let place = |vertex: &Vertex| [snap(vertex.pos.x), snap(vertex.pos.y)];
        let (pa, mut pb, mut pc) = (place(a), place(b), place(c));
        let mut area = (pb[0] - pa[0]) * (pc[1] - pa[1]) - (pb[1] - pa[1]) * (pc[0] - pa[0]);
        if area == 0 {
            return;
        }
        // egui uses both windings; from here on every triangle is clockwise.
        if area < 0 {
            std::mem::swap(&mut b, &mut c);
            std::mem::swap(&mut pb, &mut pc);
            area = -area;
        }
        let rows = [pa[1], pb[1], pc[1]];
        let columns = [pa[0], pb[0], pc[0]];
        let lowest = |values: [i64; 3]| values[0].min(values[1]).min(values[2]).div_euclid(SUBPIXELS);
        let highest = |values: [i64; 3]| values[0].max(values[1]).max(values[2]).div_euclid(SUBPIXELS);
        let first_row = lowest(rows).max(scissor.min[1]);
        let end_row = (highest(rows) + 1).min(scissor.max[1]);
        let first_column = lowest(columns).max(scissor.min[0]);
        let end_column = (highest(columns) + 1).min(scissor.max[0]);
        if first_row >= end_row || first_column >= end_column {
            return;
        }
        let edges = [Edge::new(pa, pb), Edge::new(pb, pc), Edge::new(pc, pa)];
        let fill = Fill::new(texture, [a, b, c], [pa, pb, pc], area as f64);
        for y in first_row..end_row {
            let (mut first, mut end) = (first_column, end_column);
            for edge in &edges {
                edge.clip_span(y, &mut first, &mut end);
            }
            if first < end {
                let row = y as usize * self.width;
                let span = &mut self.pixels[row + first as usize..row + end as usize];
                fill.paint_span(span, first, y);
            }
        }
    }
}

/// How the pixels of a triangle are coloured.
enum Fill<'a> {
    /// One opaque colour.
    Opaque([u8; 4]),
    /// One translucent colour.
    Translucent(Channels),
    /// A colour that changes linearly over the triangle.
    Gradient([Interpolant; 4]),
    /// A texture, multiplied with a colour that may change.
    Textured {
        texture: &'a Texture,
        filter: egui::TextureFilter,
        u: Interpolant,
        v: Interpolant,
        shade: Option<[Interpolant; 4]>,
        colour: Channels,
    },
}

impl<'a> Fill<'a> {
    fn new(texture: &'a Texture, corners: [&Vertex; 3], places: [[i64; 2]; 3], area: f64) -> Self {
        let slope = |values: [f32; 3]| -> Interpolant {
            let [pa, pb, pc] = places.map(|place| place.map(|part| part as f64));
            let (b, c) = (f64::from(values[1]) - f64::from(values[0]), f64::from(values[2]) - f64::from(values[0]));
            // The change for a fraction of a pixel, scaled to a pixel.
            let right = (b * (pc[1] - pa[1]) - c * (pb[1] - pa[1])) / area * SUBPIXELS as f64;
            let down = (c * (pb[0] - pa[0]) - b * (pc[0] - pa[0])) / area * SUBPIXELS as f64;
            let middle = |start: f64| 0.5 - start / SUBPIXELS as f64;
            let origin = f64::from(values[0]) + right * middle(pa[0]) + down * middle(pa[1]);
            Interpolant { origin, right, down }
        };
        let [a, b, c] = corners;
        let one_colour = a.color == b.color && b.color == c.color;
        let shades = || -> [Interpolant; 4] {
            let [a, b, c] = corners.map(|corner| channels(corner.color));
            std::array::from_fn(|channel| slope([a[channel], b[channel], c[channel]]))
        };
        let [width, height] = texture.size();
        let one_texel = a.uv == b.uv && b.uv == c.uv;
        if !one_texel {
            let u = slope(corners.map(|corner| corner.uv.x * width));
            let v = slope(corners.map(|corner| corner.uv.y * height));
            let wide = u.right.hypot(v.right).max(u.down.hypot(v.down));
            // Slightly more than one texel a pixel still counts as one to one.
            let filter = texture.filter(wide as f32 - 0.001);
            return Self::Textured {
                texture,
                filter,
                u,
                v,
                shade: (!one_colour).then(shades),
                colour: channels(a.color),
            };
        }
        let filter = texture.filter(0.0);
        let texel = texture.sample(filter, a.uv.x * width, a.uv.y * height);
        if one_colour {
            let colour = multiply(channels(a.color), texel);
            if colour[3] >= 1.0 { Self::Opaque(colour.map(to_byte)) } else { Self::Translucent(colour) }
        } else {
            let mut shades = shades();
            for (shade, texel) in shades.iter_mut().zip(texel) {
                let texel = f64::from(texel);
                shade.origin *= texel;
                shade.right *= texel;
                shade.down *= texel;
            }
            Self::Gradient(shades)
        }
    }

    /// Paints the pixels `span` of row `y` that begin at column `x`.
    fn paint_span(&self, span: &mut [[u8; 4]], x: i64, y: i64) {
        match self {
            Self::Opaque(colour) => span.fill(*colour),
            Self::Translucent(colour) => {
                if *colour != [0.0; 4] {
                    span.iter_mut().for_each(|pixel| blend_over(pixel, *colour));
                }
            }
            Self::Gradient(shades) => {
                let mut colour = shades.map(|shade| shade.at(x, y));
                let step = shades.map(|shade| shade.right as f32);
                for pixel in span {
                    blend_over(pixel, colour);
                    for channel in 0..4 {
                        colour[channel] += step[channel];
                    }
                }
            }
            Self::Textured { texture, filter, u, v, shade, colour } => {
                for (pixel, column) in span.iter_mut().zip(x..) {
                    let texel = texture.sample(*filter, u.at(column, y), v.at(column, y));
                    if texel == [0.0; 4] {
                        continue;
                    }
                    let tint = match shade {
                        Some(shades) => shades.map(|shade| shade.at(column, y)),
                        None => *colour,
                    };
                    blend_over(pixel, multiply(tint, texel));
                }
            }
        }
    }
}

fn multiply(one: Channels, other: Channels) -> Channels {
    std::array::from_fn(|channel| one[channel] * other[channel])
}

/// Blends a premultiplied colour over a pixel, in gamma space.
#[inline]
fn blend_over(pixel: &mut [u8; 4], colour: Channels) {
    let rest = 1.0 - colour[3];
    for channel in 0..4 {
        let value = colour[channel] * 255.0 + f32::from(pixel[channel]) * rest;
        // `as` saturates to 0..=255; additive colours may exceed it.
        pixel[channel] = (value + 0.5) as u8;
    }
}

fn to_byte(channel: f32) -> u8 {
    (channel * 255.0 + 0.5) as u8
}
