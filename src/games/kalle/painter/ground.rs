//! Paints the empty board: wet setts (paving stones) in a kerb, and sixteen holes, each in a ring of stones.

use std::f32::consts::PI;

use egui::epaint::RectShape;
use egui::{Color32, CornerRadius, Painter as Brush, Pos2, Rect, Shape, Stroke, StrokeKind, Vec2, pos2, vec2};

use super::layout::{Layout, THICKNESS};
use super::lids::{Disc, paint_empty_hole};
use super::palette;
use crate::games::kalle::square::LidIndex;
use crate::paint::shapes;
use crate::paint::theme::{Theme, mix};

/// Height of a row of setts, in cells.
const SETT_HEIGHT: f32 = 0.22;

/// Paints the kerb, the setts, puddles and holes.
pub fn paint_ground(brush: &Brush, layout: &Layout, theme: &Theme) {
    paint_kerb(brush, layout, theme);
    let square = layout.square();
    let inner = corner(layout.cell * 0.1);
    brush.rect_filled(square, inner, theme.board(palette::JOINT));
    paint_setts(
        &brush.with_clip_rect(square.intersect(brush.clip_rect())),
        layout.point(0.0, 0.0),
        layout.cell,
        square,
        theme,
    );
    paint_puddles(brush, layout, theme);
    for lid in LidIndex::ALL {
        paint_hole(brush, theme, layout.center(lid), layout.lid_radius());
    }
    let line = Stroke::new((layout.cell * 0.02).max(1.0), theme.board(palette::STONE_LINE));
    brush.rect_stroke(square, inner, line, StrokeKind::Outside);
}

fn corner(radius: f32) -> CornerRadius {
    CornerRadius::same(radius.clamp(0.0, 255.0) as u8)
}

/// Paints the block of stone around the board, with an inlaid line of brass.
fn paint_kerb(brush: &Brush, layout: &Layout, theme: &Theme) {
    let (slab, cell) = (layout.slab(), layout.cell);
    let round = corner(cell * 0.2);
    let shadow = slab.translate(vec2(0.05, THICKNESS + 0.05) * cell);
    let dark = RectShape::new(shadow, round, Color32::from_black_alpha(96), Stroke::NONE, StrokeKind::Inside);
    brush.add(dark.with_blur_width(cell * 0.16));
    let line = Stroke::new((cell * 0.022).clamp(1.25, 2.5), theme.board(palette::STONE_LINE));
    let side = slab.with_max_y(slab.bottom() + THICKNESS * cell);
    brush.rect(side, round, theme.board(palette::KERB_SIDE), line, StrokeKind::Inside);
    let middle = theme.board(mix(palette::KERB[0], palette::KERB[1], 0.5));
    brush.rect(slab, round, middle, line, StrokeKind::Inside);
    // The light comes from the upper left.
    let lit = slab.shrink(cell * 0.035);
    let gleam = Stroke::new((cell * 0.025).max(1.0), theme.board(palette::KERB[0]));
    brush.rect_stroke(lit, corner(cell * 0.17), gleam, StrokeKind::Inside);
    let brass = slab.shrink(cell * 0.085);
    let width = (cell * 0.03).max(1.5);
    brush.rect_stroke(
        brass,
        corner(cell * 0.13),
        Stroke::new(width + 1.5, theme.board(palette::BRASS[3])),
        StrokeKind::Middle,
    );
    brush.rect_stroke(
        brass,
        corner(cell * 0.13),
        Stroke::new(width, theme.board(palette::BRASS[1])),
        StrokeKind::Middle,
    );
}

/// Paints rows of setts over `area`, aligned with `origin`, for cells of this size.
pub fn paint_setts(brush: &Brush, origin: Pos2, cell: f32, area: Rect, theme: &Theme) {
    let height = SETT_HEIGHT * cell;
    let first = ((area.top() - origin.y) / height).floor() as i32 - 1;
    let rows = (area.height() / height).ceil() as i32 + 2;
    for row in first..first + rows {
        let top = origin.y + row as f32 * height;
        let mut left = area.left() - cell * (0.1 + 0.3 * pseudo_random(row, -1, 0));
        let mut column = 0;
        while left < area.right() {
            let width = cell * (0.27 + 0.16 * pseudo_random(row, column, 1));
            let stone = Rect::from_min_size(pos2(left, top), vec2(width, height));
            paint_sett(brush, stone.shrink(cell * 0.012), (row, column), theme);
            left += width;
            column += 1;
        }
    }
}

fn paint_sett(brush: &Brush, stone: Rect, (row, column): (i32, i32), theme: &Theme) {
    let cold = mix(palette::SETTS[0], palette::SETTS[1], pseudo_random(row, column, 2));
    let own = if pseudo_random(row, column, 3) > 0.86 { mix(cold, palette::SETT_WARM, 0.7) } else { cold };
    let round = corner(stone.height() * 0.3);
    brush.rect_filled(stone, round, theme.board(mix(own, palette::JOINT, 0.35)));
    let top = Rect::from_min_max(stone.min, stone.max - Vec2::splat(stone.height() * 0.09));
    brush.rect_filled(top, round, theme.board(own));
    // Wet stones shine where the light meets their upper edge.
    let shine = pseudo_random(row, column, 4);
    if shine > 0.35 && stone.height() > 6.0 {
        let inset = stone.height() * 0.22;
        let length = (stone.width() - 2.0 * inset) * (0.35 + 0.5 * shine);
        let start = stone.min + vec2(inset, stone.height() * 0.16);
        let line =
            Stroke::new((stone.height() * 0.07).max(1.0), theme.board(mix(own, palette::WET, 0.2 + 0.3 * shine)));
        brush.line_segment([start, start + vec2(length, 0.0)], line);
    }
}

/// Paints puddles between some of the holes, with the sky reflected in them.
fn paint_puddles(brush: &Brush, layout: &Layout, theme: &Theme) {
    for (index, (x, y, size)) in [(1.0, 1.0, 0.17), (3.0, 2.0, 0.18), (2.0, 3.0, 0.16)].into_iter().enumerate() {
        let (middle, radius) = (layout.point(x, y), size * layout.cell);
        let blot = |grown: f32| -> Vec<Pos2> {
            let wave = |angle: f32| 1.0 + 0.07 * (angle * 3.0 + index as f32 * 2.0).sin() + 0.05 * (angle * 5.0).cos();
            shapes::regular_polygon(middle, radius * grown, 28, 0.0)
                .into_iter()
                .map(|point| {
                    let from = point - middle;
                    middle + vec2(from.x, from.y * 0.8) * wave(from.angle())
                })
                .collect()
        };
        let (deep, sky) = (theme.board(palette::PUDDLE[0]), theme.board(palette::PUDDLE[1]));
        // A puddle is shallow at its edge, where the stones show through.
        for (grown, strength) in [(1.06, 0.3), (0.98, 0.45), (0.88, 0.5)] {
            shapes::fill_star_shaped(brush, middle, &blot(grown), |_| deep.gamma_multiply(strength));
        }
        let gleam = Stroke::new((radius * 0.06).max(1.0), sky.gamma_multiply(0.75));
        brush.add(Shape::line(shapes::arc(middle, vec2(0.66, 0.48) * radius, PI * 1.08, PI * 1.42), gleam));
        brush.add(Shape::line(shapes::arc(middle, vec2(0.5, 0.3) * radius, PI * 1.2, PI * 1.4), gleam));
    }
}

/// Paints an empty hole in its ring of stones.
pub fn paint_hole(brush: &Brush, theme: &Theme, center: Pos2, radius: f32) {
    let unit = radius / super::layout::LID_RADIUS;
    let outer = unit * 0.488;
    brush.circle_filled(center, outer, theme.board(palette::JOINT));
    let (near, far) = (radius * 1.02, outer - unit * 0.012);
    let stones = 14;
    for stone in 0..stones {
        let step = std::f32::consts::TAU / stones as f32;
        let (from, to) = (stone as f32 * step + 0.03, (stone + 1) as f32 * step - 0.03);
        let middle = (from + to) * 0.5;
        let direction = Vec2::angled(middle);
        // Stones on the upper left are lit.
        let shade = (direction.x + direction.y) * 0.35 + 0.5;
        let own = mix(palette::COLLAR[0], palette::COLLAR[1], shade);
        let outline = [(from, far), (middle, far * 1.004), (to, far), (to, near), (middle, near), (from, near)]
            .map(|(angle, radius)| center + Vec2::angled(angle) * radius);
        brush.add(Shape::convex_polygon(outline.to_vec(), theme.board(own), Stroke::NONE));
    }
    paint_empty_hole(brush, theme, Disc::flat(center, radius * 1.02));
}

/// A pseudo-random number from 0 to 1 for a stone, the same in each frame; `index` picks one of several.
fn pseudo_random(row: i32, column: i32, index: u32) -> f32 {
    let mut mixed = (row as u32).wrapping_mul(0x9E37_79B1) ^ (column as u32).wrapping_mul(0x85EB_CA6B);
    mixed ^= mixed >> 15;
    mixed = mixed.wrapping_mul(0x2C1B_3C6D);
    mixed ^= mixed >> 13;
    (mixed.rotate_right(index * 6) & 0xFF) as f32 / 255.0
}
