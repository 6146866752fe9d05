//! Textures in memory, and their sampling.

use egui::{Color32, ColorImage, TextureFilter, TextureOptions, TextureWrapMode};

/// One texture: premultiplied colours in gamma space, row by row.
pub struct Texture {
    width: usize,
    height: usize,
    texels: Vec<Color32>,
    options: TextureOptions,
}

/// A colour with channels 0 to 1, premultiplied, in gamma space.
pub type Channels = [f32; 4];

impl Texture {
    /// A new texture. An image with fewer texels than its size promises is padded with transparent ones.
    pub fn new(image: &ColorImage, options: TextureOptions) -> Self {
        let [width, height] = image.size;
        let mut texels = image.pixels.clone();
        texels.resize(width * height, Color32::TRANSPARENT);
        Self { width, height, texels, options }
    }

    /// Replaces the part of the texture that `image` covers when its upper left is at `corner`; whatever lies outside
    /// is cut off.
    pub fn patch(&mut self, corner: [usize; 2], image: &ColorImage, options: TextureOptions) {
        self.options = options;
        let [left, top] = corner;
        if left >= self.width || image.size[0] == 0 {
            return;
        }
        let width = image.size[0].min(self.width - left);
        for (row, from) in image.pixels.chunks_exact(image.size[0]).enumerate() {
            let start = (top + row) * self.width + left;
            if top + row < self.height {
                self.texels[start..start + width].copy_from_slice(&from[..width]);
            }
        }
    }

    /// Width and height in texels.
    pub fn size(&self) -> [f32; 2] {
        [self.width as f32, self.height as f32]
    }

    /// The filter to use where a pixel covers `texels_per_pixel` texels along an axis.
    pub fn filter(&self, texels_per_pixel: f32) -> TextureFilter {
        if texels_per_pixel > 1.0 { self.options.minification } else { self.options.magnification }
    }

    /// The colour at `u`, `v`, counted in texels from the upper left.
    pub fn sample(&self, filter: TextureFilter, u: f32, v: f32) -> Channels {
        if self.texels.is_empty() {
            return [0.0; 4];
        }
        match filter {
            TextureFilter::Nearest => self.texel(u.floor() as i64, v.floor() as i64),
            TextureFilter::Linear => self.sample_linear(u - 0.5, v - 0.5),
        }
    }

    fn sample_linear(&self, u: f32, v: f32) -> Channels {
        // Weights in steps of 1/256, as on a graphics card. Text and icons usually lie on whole texels and need one
        // look-up instead of four.
        let (u, v) = ((u * 256.0).round() as i64, (v * 256.0).round() as i64);
        let (left, top) = (u >> 8, v >> 8);
        let (right_share, low_share) = ((u & 255) as f32 / 256.0, (v & 255) as f32 / 256.0);
        let row = |y: i64| {
            let here = self.texel(left, y);
            if right_share == 0.0 { here } else { lerp(here, self.texel(left + 1, y), right_share) }
        };
        if low_share == 0.0 { row(top) } else { lerp(row(top), row(top + 1), low_share) }
    }

    fn texel(&self, x: i64, y: i64) -> Channels {
        let column = wrap_index(x, self.width, self.options.wrap_mode);
        let row = wrap_index(y, self.height, self.options.wrap_mode);
        channels(self.texels[row * self.width + column])
    }
}

/// Wraps an index on an axis of `count` (at least one) texels.
fn wrap_index(index: i64, count: usize, mode: TextureWrapMode) -> usize {
    let count = count as i64;
    let inside = match mode {
        TextureWrapMode::ClampToEdge => index.clamp(0, count - 1),
        TextureWrapMode::Repeat => index.rem_euclid(count),
        TextureWrapMode::MirroredRepeat => {
            let place = index.rem_euclid(2 * count);
            place.min(2 * count - 1 - place)
        }
    };
    inside as usize
}

fn lerp(one: Channels, other: Channels, share: f32) -> Channels {
    std::array::from_fn(|channel| one[channel] + (other[channel] - one[channel]) * share)
}

/// The channels of a colour, 0 to 1.
pub fn channels(colour: Color32) -> Channels {
    colour.to_array().map(|channel| f32::from(channel) / 255.0)
}
