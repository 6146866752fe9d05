//! The picture of the game on its card: a corner of the castle in evening light, a half-lifted roof, cheese below it, two mice.

use egui::epaint::{Mesh, Vertex, WHITE_UV};
use egui::{Color32, Painter as Brush, Pos2, Rect, Shape, pos2, vec2};

use super::ground::{paint_ground, paint_tower};
use super::layout::Layout;
use super::palette;
use super::pieces::{Pose, TILE_SHARE, paint_mouse, paint_tile};
use super::roofs::{RoofPose, paint_roof};
use crate::games::burg_appenzell::rooms::Roof;
use crate::games::burg_appenzell::tiles::{Cheese, Tile};
use crate::paint::art::square;
use crate::paint::theme::{Theme, mix};

/// A resting roof on the card; corner and size in columns and rows.
struct CardRoof {
    corner: (f32, f32),
    size: (f32, f32),
    kind: Roof,
    /// The cell with a chimney.
    chimney: Option<(f32, f32)>,
}

const CARD_ROOFS: [CardRoof; 7] = [
    CardRoof { corner: (1.0, 0.0), size: (3.0, 1.0), kind: Roof::Thatched, chimney: Some((2.0, 0.0)) },
    CardRoof { corner: (4.0, 0.0), size: (2.0, 1.0), kind: Roof::Tiled, chimney: Some((4.0, 0.0)) },
    CardRoof { corner: (0.0, 1.0), size: (1.0, 2.0), kind: Roof::Tiled, chimney: Some((0.0, 2.0)) },
    CardRoof { corner: (3.0, 1.0), size: (2.0, 2.0), kind: Roof::Copper, chimney: Some((4.0, 2.0)) },
    CardRoof { corner: (1.0, 2.0), size: (2.0, 1.0), kind: Roof::Tiled, chimney: Some((2.0, 2.0)) },
    CardRoof { corner: (5.0, 1.0), size: (1.0, 3.0), kind: Roof::Thatched, chimney: None },
    CardRoof { corner: (0.0, 3.0), size: (3.0, 1.0), kind: Roof::Thatched, chimney: None },
];

/// See [`crate::paint::painter::Painter::paint_card`].
pub fn paint_select_card(brush: &Brush, rect: Rect, theme: &Theme) {
    let brush = &brush.with_clip_rect(rect.intersect(brush.clip_rect()));
    let cell = (rect.height() * 0.41).max(rect.width() * 0.2);
    let layout = Layout::at_corner(rect.min + vec2(0.46, 0.26) * cell, cell);
    brush.rect_filled(rect, 0.0, theme.board(mix(palette::MEADOW[0], palette::MEADOW[1], 0.5)));
    // The meadow's own edge lies beyond the card.
    paint_ground(brush, &layout, theme);
    let center = |column: f32, row: f32| layout.at(column + 0.5, row + 0.5);
    for roof in &CARD_ROOFS {
        let corner = layout.at(roof.corner.0, roof.corner.1);
        let room = Rect::from_min_size(corner, vec2(roof.size.0, roof.size.1) * cell);
        let over = |(column, row): (f32, f32)| center(column, row) + vec2(0.14, -0.14) * cell;
        let chimneys: Vec<Pos2> = roof.chimney.into_iter().map(over).collect();
        paint_roof(brush, theme, room, cell, roof.kind, &chimneys, RoofPose::RESTING);
    }
    paint_tower(brush, theme, center(0.0, 0.0), cell * 1.12);
    paint_evening(brush, rect, theme);
    // The tiles in the light of the open room.
    for (column, tile) in [(1.0, Cheese::new(1).map(Tile::Cheese)), (2.0, Some(Tile::Blank))] {
        if let Some(tile) = tile {
            paint_tile(brush, theme, square(center(column, 1.0), cell * TILE_SHARE), tile, 1.0);
        }
    }
    paint_glow(brush, center(1.5, 1.0), cell * 1.7, theme);
    paint_mouse(brush, theme, Pose::at(center(0.0, -0.06), cell * 0.9), 0);
    paint_mouse(brush, theme, Pose::at(center(2.02, 1.0), cell * 0.86), 1);
    let off = Rect::from_min_size(layout.at(1.8, 0.26), vec2(2.0, 1.0) * cell);
    paint_roof(brush, theme, off, cell, Roof::Tiled, &[], RoofPose { opacity: 1.0, lift: 0.9 });
}

/// Warm light from the upper left, a blue dusk towards the lower right.
fn paint_evening(brush: &Brush, rect: Rect, theme: &Theme) {
    let mut mesh = Mesh::default();
    let steps = 8;
    let [dusk, rose, gold] = palette::EVENING.map(|colour| theme.board(colour));
    for row in 0..=steps {
        for column in 0..=steps {
            let (x, y) = (column as f32 / steps as f32, row as f32 / steps as f32);
            let far = ((x * x + y * y) * 0.5).sqrt();
            let color = if far < 0.5 {
                mix(gold.gamma_multiply(0.3), rose.gamma_multiply(0.28), far / 0.5)
            } else {
                mix(rose.gamma_multiply(0.28), dusk.gamma_multiply(0.85), (far - 0.5) / 0.4)
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

/// Lamp light from the open room.
fn paint_glow(brush: &Brush, center: Pos2, reach: f32, theme: &Theme) {
    let mut mesh = Mesh::default();
    let lamp = theme.board(palette::LAMP);
    mesh.vertices.push(Vertex { pos: center, uv: WHITE_UV, color: lamp.gamma_multiply(0.4) });
    let count = 32;
    for index in 0..count {
        let angle = index as f32 / count as f32 * std::f32::consts::TAU;
        let pos = center + vec2(angle.cos(), angle.sin() * 0.8) * reach;
        mesh.vertices.push(Vertex { pos, uv: WHITE_UV, color: Color32::TRANSPARENT });
        mesh.add_triangle(0, 1 + index, 1 + (index + 1) % count);
    }
    brush.add(Shape::mesh(mesh));
}
