//! The track: five regions with their own colours and patterns, wild spaces between them, an icon on every space.

use egui::epaint::PathShape;
use egui::{Color32, Painter as Brush, Pos2, Rect, Shape, Stroke, Vec2, vec2};

use super::layout::Layout;
use super::palette;
use super::symbols::paint_symbol;
use crate::games::rat_a_tat_roll::track::{Colour, Icon, Space};
use crate::paint::art::Art;
use crate::paint::shapes::{self, lighter};
use crate::paint::theme::Theme;

/// Half the gap between two spaces, in spaces.
const GAP: f32 = 0.035;
/// How much lighter a pattern is than its ground.
const PATTERN: f32 = 0.3;

/// Where the arrow lies that shows the pawn's way: inside the track, in half track widths from its middle.
const HEADING_ACROSS: f32 = -1.62;

/// Size of the pawn, in sides of a space.
const PAWN_SIZE: f32 = 1.17;

/// Paints the track.
pub fn paint_track(brush: &Brush, layout: &Layout, theme: &Theme) {
    paint_path(brush, layout, 1.3, theme.board(palette::GRAVEL[1]));
    paint_path(brush, layout, 1.2, theme.board(palette::GRAVEL[0]));
    for space in Space::all() {
        paint_space(brush, layout, theme, space);
    }
}

/// Paints a closed path along the track, `width` track widths wide.
fn paint_path(brush: &Brush, layout: &Layout, width: f32, colour: egui::Color32) {
    let outline: Vec<Pos2> = (0..160).map(|step| layout.track_point(step as f32 / 8.0).pos).collect();
    let stroke = Stroke::new(layout.track_half_width() * 2.0 * width, colour);
    brush.add(Shape::Path(PathShape::closed_line(outline, stroke)));
}

fn paint_space(brush: &Brush, layout: &Layout, theme: &Theme, space: Space) {
    let at = space.index() as f32;
    let (from, to) = (at - 0.5 + GAP, at + 0.5 - GAP);
    let outline = layout.track_outline(from, to, -1.0, 1.0);
    let center = layout.space_center(space);
    let [fill, edge] = match space.region() {
        Some(region) => palette::region(region.colour()),
        None => [palette::WILD[0], palette::INK],
    }
    .map(|colour| theme.board(colour));
    // The middle of a space sees all its outline: the track bends little within one space.
    shapes::fill_star_shaped(brush, center, &outline, |_| fill);
    if let Some(region) = space.region() {
        let ink = Stroke::new(layout.units(1.3).max(0.6), lighter(fill, PATTERN));
        paint_pattern(brush, layout, region.colour(), (from, to), ink);
    }
    let line = Stroke::new(layout.units(1.3).clamp(0.75, 2.5), edge);
    brush.add(Shape::Path(PathShape::closed_line(outline, line)));
    let radius = layout.track_half_width();
    let (disc, ink) = (theme.board(palette::DISC), theme.board(palette::INK));
    if space.icon() == Icon::Wild {
        paint_symbol(brush, center, radius * 0.66, Icon::Wild, theme.board(palette::WILD[1]), fill);
    } else {
        brush.circle(center, radius * 0.62, disc, line);
        paint_symbol(brush, center, radius * 0.4, space.icon(), ink, disc);
    }
}

/// Paints the pattern of a region, which tells it from others without colour.
fn paint_pattern(brush: &Brush, layout: &Layout, colour: Colour, (from, to): (f32, f32), ink: Stroke) {
    let along = |share: f32| from + (to - from) * share;
    let line = |points: Vec<Pos2>| {
        brush.add(Shape::Path(PathShape::line(points, ink)));
    };
    let point = |share: f32, across: f32| layout.point_beside(along(share), across);
    match colour {
        // Red: dots.
        Colour::Red => {
            for (share, across) in
                (0..5).flat_map(|row| (0..4).map(move |column| (row, column))).map(|(row, column)| {
                    let odd = if column % 2 == 0 { 0.0 } else { 0.1 };
                    (0.1 + 0.2 * row as f32 - 0.05 + odd, -0.75 + 0.5 * column as f32)
                })
            {
                brush.circle_filled(point(share, across), ink.width * 1.1, ink.color);
            }
        }
        // Orange: bars across.
        Colour::Orange => {
            for step in 0..6 {
                let share = (step as f32 + 0.5) / 6.0;
                line(vec![point(share, -0.94), point(share, 0.94)]);
            }
        }
        // Green: lines along.
        Colour::Green => {
            for across in [-0.75, -0.375, 0.0, 0.375, 0.75] {
                line((0..=4).map(|step| point(step as f32 / 4.0, across)).collect());
            }
        }
        // Blue: waves.
        Colour::Blue => {
            for across in [-0.66, -0.22, 0.22, 0.66] {
                let wave = |share: f32| across + 0.13 * (share * 4.0 * std::f32::consts::PI).sin();
                line((0..=16).map(|step| step as f32 / 16.0).map(|share| point(share, wave(share))).collect());
            }
        }
        // Purple: lozenges.
        Colour::Purple => {
            for step in 0..3 {
                let (left, right) = (step as f32 / 3.0, (step as f32 + 1.0) / 3.0);
                line(vec![point(left, -0.94), point(right, 0.94)]);
                line(vec![point(left, 0.94), point(right, -0.94)]);
            }
        }
    }
}

/// Paints the outline of a space.
pub fn paint_outline(brush: &Brush, layout: &Layout, space: Space, stroke: Stroke) {
    let at = space.index() as f32;
    let outline = layout.track_outline(at - 0.5 + GAP, at + 0.5 - GAP, -1.0, 1.0);
    brush.add(Shape::Path(PathShape::closed_line(outline, stroke)));
}

/// Paints an arrow inside the track that shows which way the pawn goes from a space.
pub fn paint_heading(brush: &Brush, layout: &Layout, theme: &Theme, from: Space) {
    let at = from.index() as f32;
    let point = |spaces: f32, aside: f32| layout.point_beside(at + spaces, HEADING_ACROSS + aside);
    let shaft: Vec<Pos2> = (0..=12).map(|step| point(0.35 + 1.15 * step as f32 / 12.0, 0.0)).collect();
    let head = vec![point(1.95, 0.0), point(1.45, 0.3), point(1.45, -0.3)];
    let width = layout.units(3.4).clamp(2.5, 8.0);
    let [fill, edge] = [palette::CHALK, palette::INK].map(|colour| theme.board(colour));
    brush.add(Shape::line(shaft.clone(), Stroke::new(width + 2.5, edge)));
    brush.add(Shape::Path(PathShape::convex_polygon(head, fill, Stroke::new(1.25, edge))));
    brush.add(Shape::line(shaft, Stroke::new(width, fill)));
}

/// The rectangle of the pawn's picture on a space whose rectangle has this middle and side.
pub fn pawn_rect(middle: Pos2, side: f32) -> Rect {
    let size = side * PAWN_SIZE;
    Rect::from_center_size(middle - vec2(0.0, size * 0.3), Vec2::splat(size))
}

/// Paints the pawn on a space whose rectangle has this middle and side.
pub fn paint_pawn(brush: &Brush, theme: &Theme, middle: Pos2, side: f32) {
    let tint = Color32::from_gray((255.0 * theme.board_light).round() as u8);
    Art::new("rat_a_tat_roll/pawn").tint(tint).paint(brush, pawn_rect(middle, side));
}
