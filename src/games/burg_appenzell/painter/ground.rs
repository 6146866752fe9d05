//! The board without tiles, roofs and mice: the meadow, the castle walls, towers and solid cells.

use egui::epaint::{Mesh, RectShape, Vertex, WHITE_UV};
use egui::{CornerRadius, Painter as Brush, Pos2, Rect, Shape, Stroke, StrokeKind, Vec2, pos2, vec2};

use super::layout::{Layout, THICKNESS, WALL_THICKNESS, is_vertical, push_direction};
use super::palette;
use super::pieces::tint;
use crate::games::burg_appenzell::castle::{SOLID, TOWERS};
use crate::games::burg_appenzell::rooms::{Plan, Room};
use crate::games::burg_appenzell::slots::Slot;
use crate::paint::art::{Art, square};
use crate::paint::shapes::{darker, lighter};
use crate::paint::theme::{Theme, mix};

fn round(points: f32) -> CornerRadius {
    CornerRadius::from(points)
}

/// The meadow and the outer wall.
pub fn paint_ground(brush: &Brush, layout: &Layout, theme: &Theme) {
    let (outer, cell) = (layout.outer(), layout.cell);
    let corner = round(cell * 0.34);
    let line = Stroke::new((cell * 0.03).clamp(1.25, 2.5), theme.board(palette::TURF_LINE));
    let shadow = RectShape::filled(outer.translate(vec2(0.04, 0.12) * cell), corner, palette::SHADOW);
    brush.add(shadow.with_blur_width(cell * 0.16));
    let side = outer.translate(vec2(0.0, THICKNESS * cell));
    brush.rect(side, corner, theme.board(palette::TURF), line, StrokeKind::Inside);
    brush.rect(outer, corner, theme.board(mix(palette::MEADOW[0], palette::MEADOW[1], 0.5)), line, StrokeKind::Inside);
    paint_light(brush, outer.shrink(cell * 0.12), theme);
    paint_tufts(brush, layout, theme);
    paint_wall(brush, layout, theme);
}

/// The light on the meadow, brighter towards the upper left.
fn paint_light(brush: &Brush, rect: Rect, theme: &Theme) {
    let mut mesh = Mesh::default();
    let plain = mix(palette::MEADOW[0], palette::MEADOW[1], 0.5);
    for (pos, colour) in [
        (rect.left_top(), palette::MEADOW[0]),
        (rect.right_top(), plain),
        (rect.right_bottom(), palette::MEADOW[1]),
        (rect.left_bottom(), plain),
    ] {
        mesh.vertices.push(Vertex { pos, uv: WHITE_UV, color: theme.board(colour) });
    }
    mesh.add_triangle(0, 1, 2);
    mesh.add_triangle(0, 2, 3);
    brush.add(Shape::mesh(mesh));
}

/// Tufts of grass and a few flowers around the castle.
fn paint_tufts(brush: &Brush, layout: &Layout, theme: &Theme) {
    let cell = layout.cell;
    let blade = Stroke::new((cell * 0.022).max(0.8), theme.board(palette::GRASS));
    for index in 0..44_u32 {
        let chance = index.wrapping_mul(0x9E37_79B1) ^ (index.wrapping_mul(0x85EB_CA6B) >> 11);
        let share = |from: u32| (chance >> from & 0xFF) as f32 / 255.0;
        // Once around the castle.
        let along = index as f32 / 44.0 * 4.0;
        let off = 0.3 + 0.52 * share(3);
        let (side, along) = (along as u32, along.fract() * 8.2 - 0.6);
        let at = match side {
            0 => layout.at(along, -off),
            1 => layout.at(7.0 + off, along),
            2 => layout.at(7.0 - along, 7.0 + off),
            _ => layout.at(-off, 7.0 - along),
        };
        if index % 7 == 3 {
            let petal = theme.board(palette::PETAL);
            for angle in 0..5 {
                let petal_offset = Vec2::angled(angle as f32 * 1.257) * cell * 0.032;
                brush.circle_filled(at + petal_offset, cell * 0.022, petal);
            }
            brush.circle_filled(at, cell * 0.02, theme.board(palette::LAMP));
            continue;
        }
        for lean in [-0.05, 0.0, 0.05] {
            let tip = at + vec2(lean, -0.09 + lean.abs() * 0.5) * cell;
            brush.line_segment([at, tip], blade);
        }
    }
}

/// The outer wall: sandstone with battlements, open where tiles are pushed in.
fn paint_wall(brush: &Brush, layout: &Layout, theme: &Theme) {
    let cell = layout.cell;
    let wall = layout.castle().expand(WALL_THICKNESS * cell);
    let line = Stroke::new((cell * 0.03).clamp(1.25, 2.5), theme.board(palette::SAND_LINE));
    let shadow = RectShape::filled(wall.translate(vec2(0.07, 0.1) * cell), round(cell * 0.1), palette::SHADOW);
    brush.add(shadow.with_blur_width(cell * 0.14));
    brush.rect(wall, round(cell * 0.08), theme.board(palette::SAND[1]), line, StrokeKind::Middle);
    // The coping: light above and on the left.
    let gleam = Stroke::new((cell * 0.03).max(1.0), theme.board(palette::SAND[0]));
    brush.hline(wall.left() + cell * 0.06..=wall.right() - cell * 0.06, wall.top() + line.width, gleam);
    brush.vline(wall.left() + line.width, wall.top() + cell * 0.06..=wall.bottom() - cell * 0.06, gleam);
    brush.rect(layout.castle(), 0.0, theme.board(palette::HOLLOW), line, StrokeKind::Outside);
    paint_battlements(brush, layout, theme);
    for place in [layout.spare(), layout.actions()] {
        paint_trodden(brush, theme, place, cell);
    }
    for slot in Slot::ALL {
        paint_slot_ground(brush, layout, theme, slot);
        paint_gate(brush, layout, theme, slot);
    }
}

/// Merlons on the wall between the slots.
fn paint_battlements(brush: &Brush, layout: &Layout, theme: &Theme) {
    let cell = layout.cell;
    let line = Stroke::new((cell * 0.022).max(1.0), theme.board(palette::SAND_LINE));
    let (deep, wide) = (WALL_THICKNESS * 0.84, 0.3);
    for along in [2.0, 4.0] {
        for step in [0.22, 0.5, 0.78] {
            let middle = along + step;
            let low = -WALL_THICKNESS * 0.5;
            let high = 7.0 + WALL_THICKNESS * 0.5;
            let places = [
                (layout.at(middle, low), vec2(wide * 0.7, deep)),
                (layout.at(middle, high), vec2(wide * 0.7, deep)),
                (layout.at(low, middle), vec2(deep, wide * 0.7)),
                (layout.at(high, middle), vec2(deep, wide * 0.7)),
            ];
            for (center, size) in places {
                let block = Rect::from_center_size(center, size * cell);
                brush.rect(block, round(cell * 0.02), theme.board(palette::SAND[0]), line, StrokeKind::Middle);
            }
        }
    }
}

/// The trodden ground before a slot, up to the wall: the pennant stands there, and a tile before it is pushed in.
fn paint_slot_ground(brush: &Brush, layout: &Layout, theme: &Theme, slot: Slot) {
    let place = square(layout.slot(slot).center(), layout.loose_tile_side());
    paint_trodden(brush, theme, place.union(place.translate(push_direction(slot) * layout.cell * 0.06)), layout.cell);
}

/// A trodden place in the meadow, without grass.
fn paint_trodden(brush: &Brush, theme: &Theme, place: Rect, cell: f32) {
    let edge = theme.board(mix(palette::MEADOW[1], palette::SAND[1], 0.55));
    brush.rect_filled(place.expand(cell * 0.055), round(cell * 0.18), edge);
    let sand = theme.board(mix(palette::SAND[0], palette::SAND[1], 0.35));
    brush.rect_filled(place.expand(cell * 0.03), round(cell * 0.16), sand);
    let pebble = theme.board(mix(palette::SAND[1], palette::SAND[2], 0.5));
    for (x, y) in [(-0.28, -0.24), (0.25, -0.3), (0.3, 0.22), (-0.24, 0.3)] {
        brush.circle_filled(place.center() + vec2(x, y) * cell, cell * 0.016, pebble);
    }
}

/// The gate in the wall through which a tile slides.
fn paint_gate(brush: &Brush, layout: &Layout, theme: &Theme, slot: Slot) {
    let cell = layout.cell;
    let direction = push_direction(slot);
    let entrance = layout.center(slot.line()[0]) - direction * cell * (0.5 + WALL_THICKNESS * 0.5);
    let size = if is_vertical(slot) { vec2(0.94, WALL_THICKNESS * 1.16) } else { vec2(WALL_THICKNESS * 1.16, 0.94) };
    let gate = Rect::from_center_size(entrance, size * cell);
    brush.rect_filled(gate, 0.0, theme.board(palette::HOLLOW));
    // The jambs of the gate.
    let post = Stroke::new((cell * 0.035).max(1.25), theme.board(palette::SAND[2]));
    let ends = if is_vertical(slot) {
        [[gate.left_top(), gate.left_bottom()], [gate.right_top(), gate.right_bottom()]]
    } else {
        [[gate.left_top(), gate.right_top()], [gate.left_bottom(), gate.right_bottom()]]
    };
    for end in ends {
        brush.line_segment(end, post);
    }
}

/// The thin walls around every room.
pub fn paint_walls(brush: &Brush, layout: &Layout, theme: &Theme, plan: &Plan) {
    let cell = layout.cell;
    let thick = (cell * 0.075).max(2.0);
    let edge = (cell * 0.02).max(1.0);
    for (width, colour) in
        [(thick + 2.0 * edge, palette::SAND_LINE), (thick, palette::SAND[1]), (thick * 0.4, palette::SAND[0])]
    {
        for room in Room::ALL.into_iter() {
            let rect = layout.room(plan, room);
            brush.rect_stroke(rect, 0.0, Stroke::new(width, theme.board(colour)), StrokeKind::Middle);
        }
    }
}

/// The four towers.
pub fn paint_towers(brush: &Brush, layout: &Layout, theme: &Theme) {
    for tower in TOWERS.iter() {
        paint_tower(brush, theme, layout.center(tower), layout.cell);
    }
}

/// A tower over a cell of this size.
pub fn paint_tower(brush: &Brush, theme: &Theme, center: Pos2, cell: f32) {
    let reach = cell * 0.56;
    let shadow = center + vec2(0.07, 0.1) * cell;
    brush.add(Shape::ellipse_filled(shadow, Vec2::splat(reach), palette::SHADOW));
    Art::new("burg_appenzell/tower").tint(tint(theme, 1.0)).paint(brush, square(center, cell * 1.2));
}

/// The solid cells: raised blocks of stone (B1).
pub fn paint_solid(brush: &Brush, layout: &Layout, theme: &Theme) {
    for cell_index in SOLID.iter() {
        paint_block(brush, theme, layout.rect(cell_index));
    }
}

/// A block of stone that fills its cell.
fn paint_block(brush: &Brush, theme: &Theme, cell: Rect) {
    let side = cell.width();
    let line = Stroke::new((side * 0.03).clamp(1.0, 2.25), theme.board(palette::PAVING_LINE));
    let block = cell.shrink(side * 0.03);
    let shadow = RectShape::filled(block.translate(Vec2::splat(side * 0.05)), round(side * 0.1), palette::DEEP_SHADOW);
    brush.add(shadow.with_blur_width(side * 0.06));
    brush.rect(block, round(side * 0.1), theme.board(palette::PAVING[2]), line, StrokeKind::Inside);
    // The raised face, lit from the upper left.
    let face = Rect::from_min_max(block.min + Vec2::splat(side * 0.035), block.max - Vec2::splat(side * 0.13));
    brush.rect_filled(face, round(side * 0.07), theme.board(palette::PAVING[1]));
    let gleam = Stroke::new((side * 0.04).max(1.0), theme.board(palette::PAVING[0]));
    let inset = side * 0.05;
    brush.add(Shape::line(
        vec![
            face.left_bottom() + vec2(0.0, -inset),
            face.left_top() + vec2(0.0, inset * 0.4),
            face.left_top() + vec2(inset * 0.4, 0.0),
            face.right_top() + vec2(-inset, 0.0),
        ],
        gleam,
    ));
    let joint = Stroke::new((side * 0.022).max(1.0), theme.board(darker(palette::PAVING[1], 0.26)));
    let at = |x: f32, y: f32| pos2(face.left() + x * face.width(), face.top() + y * face.height());
    brush.line_segment([at(0.06, 0.52), at(0.97, 0.52)], joint);
    brush.line_segment([at(0.42, 0.08), at(0.42, 0.52)], joint);
    brush.line_segment([at(0.64, 0.52), at(0.64, 0.97)], joint);
    let pale = theme.board(lighter(palette::PAVING[0], 0.4));
    brush.circle_filled(at(0.2, 0.3), side * 0.016, pale);
    brush.circle_filled(at(0.8, 0.76), side * 0.016, pale);
}
