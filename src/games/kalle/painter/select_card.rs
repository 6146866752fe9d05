//! The picture of the game on the game-select screen: a wet street at night, and in the lamplight a tipped-up lid, the rat with its
//! cheese, and the guard, who has heard something.

use egui::epaint::{Mesh, Vertex, WHITE_UV};
use egui::{Color32, Painter as Brush, Pos2, Rect, Shape, Stroke, Vec2, pos2, vec2};

use super::ground::{paint_hole, paint_setts};
use super::layout::LID_RADIUS;
use super::lids::{Disc, paint_lid, paint_lifted, tint};
use super::palette;
use crate::paint::art::{Art, square};
use crate::paint::shapes::darker;
use crate::paint::theme::{Theme, mix};

/// Centres of the closed lids, as shares of width and height.
const CLOSED: [(f32, f32); 4] = [(0.06, 0.86), (0.13, 0.1), (0.64, -0.02), (0.97, 0.42)];
/// Centre of the lifted lid.
const LIFTED: (f32, f32) = (0.4, 0.66);
/// Centre of the guard.
const GUARD: (f32, f32) = (0.735, 0.56);
/// Position of the lamp, in heights of the picture from its middle, so that the light keeps its shape in wide pictures.
const LAMP: Vec2 = vec2(-0.95, -0.95);
/// The point at which the light is aimed, in the same unit.
const LIGHT_TARGET: Vec2 = vec2(0.25, 0.75);

/// See `Painter::paint_card`.
pub fn paint_select_card(brush: &Brush, rect: Rect, theme: &Theme) {
    let brush = &brush.with_clip_rect(rect.intersect(brush.clip_rect()));
    let at = |(x, y): (f32, f32)| rect.min + vec2(x * rect.width(), y * rect.height());
    let cell = rect.height().min(rect.width() * 0.62) * 0.82;
    let radius = cell * LID_RADIUS;
    brush.rect_filled(rect, 0.0, theme.board(palette::JOINT));
    paint_setts(brush, rect.min - vec2(0.0, cell * 0.06), cell, rect, theme);
    for center in CLOSED.map(at) {
        paint_hole(brush, theme, center, radius);
        paint_lid(brush, theme, Disc::flat(center, radius));
    }
    paint_hole(brush, theme, at(LIFTED), radius);
    paint_light(brush, rect, theme);
    paint_gleams(brush, rect, cell, theme);
    paint_lifted(brush, theme, Disc::flat(at(LIFTED), radius), 1.0);
    let side = cell * 0.98;
    let guard = at(GUARD);
    // The guard's shadow falls away from the lamp.
    let shadow = guard + vec2(0.2, 0.42) * side;
    brush.add(Shape::ellipse_filled(shadow, vec2(0.4, 0.1) * side, Color32::from_black_alpha(110)));
    Art::new("kalle/guard").tint(tint(theme, 1.0)).paint(brush, square(guard, side));
}

/// Paints a beam of warm light over the stones, and the night around it.
fn paint_light(brush: &Brush, rect: Rect, theme: &Theme) {
    let (warm, night) = (theme.board(palette::LAMP), darker(palette::WATER[0], 0.55));
    let unit = rect.height();
    let (from, to) = (rect.center() + LAMP * unit, rect.center() + LIGHT_TARGET * unit);
    let axis = (to - from).normalized();
    let light = |point: Pos2| {
        let way = point - from;
        let (along, aside) = (way.dot(axis).max(0.0), way.dot(axis.rot90()).abs());
        let width = 0.2 * unit + 0.46 * along;
        let near = 1.0 - (along / (2.4 * unit)).clamp(0.0, 1.0) * 0.5;
        (1.0 - (aside / width).clamp(0.0, 1.3)) * near
    };
    let colour = |point: Pos2| match light(point) {
        lit if lit > 0.0 => warm.gamma_multiply(0.5 * lit.powf(1.3)),
        dark => night.gamma_multiply((-dark * 2.2).clamp(0.0, 0.62)),
    };
    let (columns, rows) = (24_u32, 14_u32);
    let mut mesh = Mesh::default();
    for row in 0..=rows {
        for column in 0..=columns {
            let share = vec2(column as f32 / columns as f32, row as f32 / rows as f32);
            let pos = rect.min + share * rect.size();
            mesh.vertices.push(Vertex { pos, uv: WHITE_UV, color: colour(pos) });
        }
    }
    let width = columns + 1;
    for corner in (0..rows).flat_map(|row| (0..columns).map(move |column| row * width + column)) {
        mesh.add_triangle(corner, corner + 1, corner + width);
        mesh.add_triangle(corner + 1, corner + width + 1, corner + width);
    }
    brush.add(Shape::mesh(mesh));
}

/// Paints reflections of the lamp on the wet stones.
fn paint_gleams(brush: &Brush, rect: Rect, cell: f32, theme: &Theme) {
    let warm = theme.board(mix(palette::LAMP, palette::CHALK, 0.4));
    for (x, y, length) in
        [(-0.62, -0.12, 0.2), (-0.5, -0.02, 0.14), (-0.22, -0.3, 0.16), (0.14, 0.36, 0.12), (-0.05, -0.36, 0.1)]
    {
        let middle = rect.center() + vec2(x, y) * rect.height();
        let half = vec2(length * cell * 0.5, 0.0);
        let stroke = Stroke::new((cell * 0.014).max(1.0), warm.gamma_multiply(0.75));
        brush.line_segment([middle - half, middle + half], stroke);
        brush.circle_filled(pos2(middle.x + half.x, middle.y), stroke.width * 0.5, stroke.color);
    }
}
