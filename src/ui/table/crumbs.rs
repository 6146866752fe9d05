//! Crumbs of cheese that fall for people who have won a game or learned a chapter, and stay where they have settled.
//!
//! Must not know: games, the wall clock.

use egui::{Color32, Painter, Pos2, Rect, Stroke, pos2, vec2};

use crate::paint::theme::Theme;

/// The share of the time after which the last crumb sets out.
const LAST_START: f32 = 0.45;
/// How many crumbs have the accent colour for each one in a winner's colour.
const PLAIN: u32 = 3;

/// Where crumbs fall.
pub struct CrumbFall<'a> {
    /// They fall from the top of this rectangle, all over its width.
    pub rect: Rect,
    /// How far back the ground reaches on which they lie.
    pub depth: f32,
    /// Number of crumbs.
    pub count: u32,
    /// The height on the screen of the ground at this place.
    pub ground_at: &'a dyn Fn(f32) -> f32,
}

/// Paints all crumbs when this share of their time has passed; at 1 all lie still.
pub fn paint(painter: &Painter, place: &CrumbFall<'_>, theme: &Theme, marks: &[u8], share: f32) {
    for index in 0..place.count {
        let random = |what: u32| pseudo_random(index * 8 + what);
        let start = LAST_START * random(0);
        let fall = ((share - start) / (1.0 - LAST_START)).clamp(0.0, 1.0);
        if fall == 0.0 && share < 1.0 {
            continue;
        }
        let size = &theme.size.crumb;
        let radius = size.radius + size.range * random(5);
        let x = place.rect.left() + place.rect.width() * random(3);
        let ground = (place.ground_at)(x) - radius * 0.5 - place.depth * 0.8 * random(7);
        // Falling things grow faster, and sway until they lie.
        let sway = size.sway * (fall * 9.0 + random(4) * 6.0).sin() * (1.0 - fall);
        let top = place.rect.top() - radius;
        let center = pos2(x + sway, top + (ground - top) * fall * fall);
        let colour = match marks.get((index / (PLAIN + 1)) as usize % marks.len().max(1)) {
            Some(&mark) if index % (PLAIN + 1) == 0 => theme.mark(mark),
            _ => theme.accent,
        };
        paint_crumb(painter, center, radius, fall * 8.0 + random(6) * 6.0, colour, theme);
    }
}

/// A pseudo-random number from 0 to 1 for each input.
pub fn pseudo_random(number: u32) -> f32 {
    let mixed = (number ^ 0x9E37_79B9).wrapping_mul(0x85EB_CA6B);
    let mixed = (mixed ^ (mixed >> 13)).wrapping_mul(0xC2B2_AE35);
    ((mixed ^ (mixed >> 16)) % 1000) as f32 / 1000.0
}

fn paint_crumb(painter: &Painter, center: Pos2, size: f32, turn: f32, colour: Color32, theme: &Theme) {
    let corner = |angle: f32, reach: f32| center + reach * size * vec2((turn + angle).cos(), (turn + angle).sin());
    let corners = vec![corner(0.0, 1.0), corner(1.8, 0.8), corner(3.0, 0.9), corner(4.5, 0.7)];
    let edge = Stroke::new(theme.size.outline, theme.accent_ink.gamma_multiply(0.6));
    painter.add(egui::Shape::convex_polygon(corners, colour, edge));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn crumbs_cover_the_whole_width_and_duration() {
        let mut squares = std::collections::BTreeSet::new();
        for index in 0..90 {
            let quarter = |what: u32| (pseudo_random(index * 8 + what) * 4.0) as u8;
            squares.insert((quarter(0), quarter(3)));
        }
        assert!(squares.len() >= 14, "{squares:?}");
    }
}
