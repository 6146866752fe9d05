//! The game's card: a corner of the board on a table, and a falling tile that makes a line of 12.

use egui::epaint::{Mesh, Vertex, WHITE_UV};
use egui::{Color32, Painter as Brush, Pos2, Rect, Shape, Stroke, Vec2, pos2, vec2};

use super::empty_board::paint_inlay;
use super::palette;
use super::tiles::{Pose, paint_tile, turned_rect};
use crate::games::zatre::board::CellKind;
use crate::games::zatre::tiles::Tile;
use crate::paint::shapes::{darker, lighter};
use crate::paint::theme::{Theme, mix};

/// The angle of the board, in radians clockwise.
const ANGLE: f32 = -0.15;
/// The tiles on the board as column and row from the middle, and value: 5 + 3 across, 6 + 5 down.
const LAID_TILES: [(i32, i32, u8); 5] = [(-1, 0, 5), (0, 0, 3), (-1, -1, 6), (-2, -1, 4), (0, 1, 2)];
/// The tile that makes the row 12.
const FALLING_TILE: (i32, i32, u8) = (1, 0, 4);
/// The light cells, as column and row from the middle.
const LIGHT_CELLS: [(i32, i32); 7] = [(2, 0), (1, 0), (3, -2), (-3, 1), (-3, -2), (-5, -1), (4, -1)];
/// The last column and row of the board, from the middle.
const LAST_CELL: (i32, i32) = (4, 1);

/// Paints the card; see `Painter::paint_card`.
pub fn paint_select_card(brush: &Brush, rect: Rect, theme: &Theme) {
    let brush = &brush.with_clip_rect(rect.intersect(brush.clip_rect()));
    brush.rect_filled(rect, 0.0, mix(theme.table, theme.board(palette::FRAME), 0.5));
    let cell = (rect.height() * 0.285).max(rect.width() * 0.15);
    let middle = rect.center() + vec2(-0.03 * rect.width(), -0.08 * rect.height());
    let place = |column: f32, row: f32| Pose {
        angle: ANGLE,
        ..Pose::flat(
            middle + Pose { angle: ANGLE, ..Pose::flat(Pos2::ZERO, cell) }.turned(vec2(column, row) * cell),
            cell,
        )
    };
    paint_slab(brush, theme, cell, &place);
    for row in -4..=LAST_CELL.1 {
        for column in -7..=LAST_CELL.0 {
            let light = LIGHT_CELLS.contains(&(column, row));
            let hash = cell_hash(column, row);
            let far = 0.5 + (column + row) as f32 * 0.08;
            let kind = if light { CellKind::Light } else { CellKind::Dark };
            paint_inlay(brush, place(column as f32, row as f32), kind, hash, far.clamp(0.0, 1.0), theme);
        }
    }
    // Painted before the tiles, since light on them would wash out their numbers.
    paint_light(brush, rect, theme);
    for (column, row, value) in LAID_TILES {
        let pose = place(column as f32, row as f32);
        if let Some(tile) = Tile::new(value) {
            paint_tile(brush, theme, Pose { side: cell * 0.93, ..pose }, tile);
        }
    }
    // The frame of the line of 12, and the tile above its last cell.
    let line = place(0.0, 0.0);
    for (width, colour) in [(0.1, darker(theme.accent, 0.55)), (0.055, theme.accent)] {
        let frame = Rect::from_center_size(line.center, vec2(3.06, 1.06) * cell);
        let mut ring = turned_rect(frame, cell * 0.2, Color32::TRANSPARENT, ANGLE);
        ring.stroke = Stroke::new(cell * width, colour);
        ring.stroke_kind = egui::StrokeKind::Middle;
        brush.add(ring);
    }
    let (column, row, value) = FALLING_TILE;
    let over = place(column as f32 + 0.1, row as f32 - 0.2);
    if let Some(tile) = Tile::new(value) {
        paint_tile(brush, theme, Pose { side: cell * 1.02, angle: 0.06, lift: 1.0, ..over }, tile);
    }
}

/// Paints the board under the cells, with its rim and thickness towards the lower right.
fn paint_slab(brush: &Brush, theme: &Theme, cell: f32, place: &impl Fn(f32, f32) -> Pose) {
    let (right, bottom) = (LAST_CELL.0 as f32 + 0.5 + 0.42, LAST_CELL.1 as f32 + 0.5 + 0.42);
    let (left, top) = (-12.0, -9.0);
    let center = place((left + right) * 0.5, (top + bottom) * 0.5).center;
    let size = vec2(right - left, bottom - top) * cell;
    let slab = |offset: Vec2, fill: Color32| {
        turned_rect(Rect::from_center_size(center + offset, size), cell * 0.35, fill, ANGLE)
    };
    let shadow = slab(vec2(0.16, 0.26) * cell, Color32::from_black_alpha(90)).with_blur_width(cell * 0.4);
    brush.add(shadow);
    let line = Stroke::new((cell * 0.04).max(1.5), theme.board(palette::WOOD_LINE));
    let mut side = slab(vec2(0.02, 0.13) * cell, theme.board(palette::FRAME_SIDE));
    side.stroke = line;
    brush.add(side);
    let face = theme.board(mix(palette::FRAME_LIT, palette::FRAME, 0.5));
    let mut top_face = slab(Vec2::ZERO, face);
    top_face.stroke = line;
    brush.add(top_face);
    let inset = turned_rect(Rect::from_center_size(center, size - Vec2::splat(cell * 0.12)), cell * 0.3, face, ANGLE);
    let mut gleam = inset;
    gleam.stroke = Stroke::new((cell * 0.03).max(1.0), lighter(face, 0.4));
    brush.add(gleam);
    // The grooves show between the cells.
    let (right, bottom) = (LAST_CELL.0 as f32 + 0.53, LAST_CELL.1 as f32 + 0.53);
    let grooves = place((left + right) * 0.5, (top + bottom) * 0.5).center;
    let size = vec2(right - left, bottom - top) * cell;
    brush.add(turned_rect(Rect::from_center_size(grooves, size), 0.0, theme.board(palette::GROOVE), ANGLE));
}

/// Paints warm light from the upper left and shade towards the lower right.
fn paint_light(brush: &Brush, rect: Rect, theme: &Theme) {
    let (warm, clear) = (theme.board(palette::GLOW), Color32::TRANSPARENT);
    let shade = Color32::from_rgb(36, 18, 6);
    let mut mesh = Mesh::default();
    let steps = 8;
    for row in 0..=steps {
        for column in 0..=steps {
            let (x, y) = (column as f32 / steps as f32, row as f32 / steps as f32);
            let far = ((x * x + y * y) * 0.5).sqrt();
            let color = if far < 0.45 {
                mix(warm.gamma_multiply(0.34), clear, far / 0.45)
            } else {
                mix(clear, shade.gamma_multiply(0.26), (far - 0.45) / 0.55)
            };
            let pos = pos2(rect.left() + x * rect.width(), rect.top() + y * rect.height());
            mesh.vertices.push(Vertex { pos, uv: WHITE_UV, color });
        }
    }
    let width = steps + 1;
    for row in 0..steps {
        for column in 0..steps {
            let corner = row * width + column;
            mesh.add_triangle(corner, corner + 1, corner + width);
            mesh.add_triangle(corner + 1, corner + width + 1, corner + width);
        }
    }
    brush.add(Shape::mesh(mesh));
}

/// A pseudo-random number for a cell, the same on every call. Its lowest bit alternates like a chessboard.
fn cell_hash(column: i32, row: i32) -> u32 {
    let mixed = (column.wrapping_mul(7919) ^ row.wrapping_mul(104_729)).unsigned_abs().wrapping_mul(0x9E37_79B1);
    (mixed ^ (mixed >> 15)) & !1 | ((column + row) & 1).unsigned_abs()
}
