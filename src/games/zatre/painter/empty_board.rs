//! The empty board: an oak frame in the outline of the plan, with its cells inlaid. Knows no tiles and no scene.

use egui::epaint::PathShape;
use egui::{Color32, Painter as Brush, Pos2, Rect, Shape, Stroke, Vec2, vec2};

use super::layout::{FRAME, Layout};
use super::palette;
use super::tiles::{Pose, paint_stroke, paint_wedge, turned_rect};
use crate::engine::Cell;
use crate::games::zatre::board::{CellKind, cell_kind, cells};
use crate::paint::shapes::{self, fill_star_shaped};
use crate::paint::theme::{Theme, mix};

/// Paints the frame and all cells.
pub fn paint_empty_board(brush: &Brush, layout: &Layout, theme: &Theme) {
    paint_frame(brush, layout, theme);
    for cell in cells() {
        let rect = layout.rect(cell);
        brush.rect_filled(rect.expand(layout.cell * 0.035), 0.0, theme.board(palette::GROOVE));
    }
    for cell in cells() {
        paint_cell(brush, layout.rect(cell), cell, theme);
    }
    // The four gaps in the plan carry a wedge of cheese, cut into the frame.
    for (row, column) in [(0, 7), (7, 0), (7, 14), (14, 7)] {
        let pose = Pose::flat(layout.rect(Cell::new(row, column)).center(), layout.cell * 0.8);
        paint_wedge(brush, pose, theme.board(palette::FRAME_SIDE).gamma_multiply(0.7));
    }
}

/// The outline of the frame, widened by `grown` cells: a square with a broad tongue on each side.
fn outline(layout: &Layout, grown: f32) -> Vec<Pos2> {
    let frame = FRAME + grown;
    let (out, far) = (-frame, 15.0 + frame);
    let (body, body_end) = (1.0 - frame, 14.0 + frame);
    let (tongue, tongue_end) = (4.0 - frame, 11.0 + frame);
    let corners = [
        (tongue, out),
        (tongue_end, out),
        (tongue_end, body),
        (body_end, body),
        (body_end, tongue),
        (far, tongue),
        (far, tongue_end),
        (body_end, tongue_end),
        (body_end, body_end),
        (tongue_end, body_end),
        (tongue_end, far),
        (tongue, far),
        (tongue, body_end),
        (body, body_end),
        (body, tongue_end),
        (out, tongue_end),
        (out, tongue),
        (body, tongue),
        (body, body),
        (tongue, body),
    ]
    .map(|(x, y)| layout.at(x, y));
    shapes::rounded(&corners, layout.cell * 0.5)
}

fn paint_frame(brush: &Brush, layout: &Layout, theme: &Theme) {
    let cell = layout.cell;
    let center = layout.center();
    let shape = outline(layout, 0.0);
    let moved = |by: Vec2| shape.iter().map(|&point| point + by).collect::<Vec<_>>();
    // The shadow, as layers that fade outwards.
    for (grown, alpha) in [(0.16, 10), (0.1, 14), (0.05, 18), (0.0, 24)] {
        let away = vec2(0.14, 0.2) * cell;
        let blot: Vec<Pos2> = outline(layout, grown).iter().map(|&point| point + away).collect();
        fill_star_shaped(brush, center + away, &blot, |_| Color32::from_black_alpha(alpha));
    }
    let thick = vec2(0.0, 0.13) * cell;
    let side = moved(thick);
    let line = Stroke::new((cell * 0.05).clamp(1.25, 2.5), theme.board(palette::WOOD_LINE));
    let side_fill = theme.board(palette::FRAME_SIDE);
    fill_star_shaped(brush, center + thick, &side, |_| side_fill);
    brush.add(Shape::Path(PathShape::closed_line(side, line)));
    // The light comes from the upper left.
    let reach = cell * 15.0;
    let (lit, plain) = (theme.board(palette::FRAME_LIT), theme.board(palette::FRAME));
    fill_star_shaped(brush, center, &shape, |point| {
        let from = point - layout.origin;
        mix(lit, plain, (from.x + from.y) / (2.0 * reach))
    });
    paint_frame_grain(brush, layout, theme);
    let gleam = outline(layout, -0.07);
    brush.add(Shape::Path(PathShape::closed_line(
        gleam,
        Stroke::new((cell * 0.04).max(1.0), mix(lit, palette::GLEAM, 0.35)),
    )));
    brush.add(Shape::Path(PathShape::closed_line(shape, line)));
}

/// Paints a few long lines of grain along the visible rims of the frame.
fn paint_frame_grain(brush: &Brush, layout: &Layout, theme: &Theme) {
    let stroke = Stroke::new((layout.cell * 0.028).max(0.8), theme.board(palette::FRAME_SIDE).gamma_multiply(0.35));
    let rims: [(f32, f32, f32); 8] = [
        (4.2, 10.6, -0.24),
        (5.6, 9.2, -0.1),
        (4.0, 8.3, 15.18),
        (6.4, 10.9, 15.3),
        (1.0, 3.0, 0.78),
        (11.6, 13.9, 0.72),
        (0.9, 3.3, 14.2),
        (11.4, 13.2, 14.26),
    ];
    for (from, to, across) in rims {
        for upright in [false, true] {
            let wave = |x: f32| across + 0.035 * (x * 1.7 + across).sin();
            let points: Vec<Pos2> = (0..=8)
                .map(|step| {
                    let along = egui::lerp(from..=to, step as f32 / 8.0);
                    if upright { layout.at(wave(along), along) } else { layout.at(along, wave(along)) }
                })
                .collect();
            brush.add(Shape::line(points, stroke));
        }
    }
}

/// Paints one cell, a piece of wood inlaid in the board.
fn paint_cell(brush: &Brush, square: Rect, cell: Cell, theme: &Theme) {
    let pose = Pose::flat(square.center(), square.width());
    if let Some(kind) = cell_kind(cell) {
        // The light comes from the upper left.
        let far = f32::from(cell.row + cell.column) / 28.0;
        paint_inlay(brush, pose, kind, cell_hash(cell), far, theme);
    }
}

/// Paints a square of wood. `hash` varies tone and grain; `far` is the distance from the light, 0 to 1.
pub fn paint_inlay(brush: &Brush, pose: Pose, kind: CellKind, hash: u32, far: f32, theme: &Theme) {
    let side = pose.side;
    let rect = Rect::from_center_size(pose.center, Vec2::splat(side)).shrink((side * 0.02).max(0.5));
    let radius = (side * 0.07).clamp(1.0, 6.0);
    let own = match kind {
        CellKind::Dark => mix(palette::OAK[0], palette::OAK[1], hash_fraction(hash, 0)),
        CellKind::Light => palette::MAPLE,
        CellKind::Red => palette::RED,
    };
    let lit = mix(mix(own, palette::FRAME_LIT, 0.16), own, (far * 1.6).min(1.0));
    let tone = mix(lit, palette::GROOVE, (far - 0.5).max(0.0) * 0.22);
    brush.add(turned_rect(rect, radius, theme.board(tone), pose.angle));
    let cut = |colour: Color32| Stroke::new((side * 0.06).max(1.2), theme.board(colour));
    match kind {
        CellKind::Dark => paint_grain(brush, pose, hash, theme.board(mix(tone, palette::OAK_GRAIN, 0.34))),
        CellKind::Light => {
            paint_grain(brush, pose, hash, theme.board(mix(tone, palette::MAPLE_GRAIN, 0.3)));
            let reach = 0.14;
            for rise in [-reach, reach] {
                paint_stroke(brush, [pose.at(-reach, -rise), pose.at(reach, rise)], cut(palette::MAPLE_GRAIN));
            }
        }
        CellKind::Red => {
            brush.circle_stroke(pose.center, side * 0.24, cut(palette::RED_RING));
            brush.circle_filled(pose.center, side * 0.08, theme.board(palette::RED_RING));
        }
    }
}

/// Paints a few lines of grain, horizontal or vertical by the lowest bit of `hash`: neighbours alternate, as in
/// parquet.
fn paint_grain(brush: &Brush, pose: Pose, hash: u32, colour: Color32) {
    let stroke = Stroke::new((pose.side * 0.02).max(0.7), colour);
    let level = hash & 1 == 0;
    for line in 0..3 {
        let across = -0.36 + 0.27 * line as f32 + 0.2 * hash_fraction(hash, 3 + line);
        let from = -0.46 + 0.24 * hash_fraction(hash, 7 + line) * hash_fraction(hash, 9);
        let to = 0.46 - 0.3 * hash_fraction(hash, 11 + line) * hash_fraction(hash, 13);
        let at = |along: f32, across: f32| if level { pose.at(along, across) } else { pose.at(across, along) };
        let bow = 0.05 * (hash_fraction(hash, 15) - 0.5);
        let middle = (from + to) * 0.5;
        brush.add(Shape::line(vec![at(from, across), at(middle, across + bow), at(to, across)], stroke));
    }
}

/// A pseudo-random number for a cell, the same on every call. Its lowest bit alternates like a chessboard.
fn cell_hash(cell: Cell) -> u32 {
    let mut mixed = u32::from(cell.row).wrapping_mul(0x9E37_79B1) ^ u32::from(cell.column).wrapping_mul(0x85EB_CA6B);
    mixed ^= mixed >> 15;
    mixed = mixed.wrapping_mul(0x2C1B_3C6D);
    mixed ^= mixed >> 13;
    // The lowest bit decides the direction of the grain.
    mixed & !1 | u32::from(cell.row + cell.column) & 1
}

/// A number from 0 to 1 taken from the bits of `hash`; different for each `index`.
fn hash_fraction(hash: u32, index: u32) -> f32 {
    (hash.rotate_right(index * 5) & 0xFF) as f32 / 255.0
}
