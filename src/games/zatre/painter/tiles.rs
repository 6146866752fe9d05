//! A tile: a thick cream wooden square with one outline, one highlight, one shadow and a big number.

use egui::epaint::{RectShape, TextShape};
use egui::{Color32, CornerRadius, FontId, Painter as Brush, Pos2, Rect, Shape, Stroke, StrokeKind, Vec2, vec2};

use super::palette;
use crate::games::zatre::tiles::Tile;
use crate::paint::fonts;
use crate::paint::shapes::{self, lighter};
use crate::paint::theme::{Theme, mix};

/// From this side on a tile carries its value as notches too.
const NOTCHES_FROM: f32 = 34.0;

/// Where and how a tile lies.
#[derive(Clone, Copy, Debug)]
pub struct Lie {
    /// Its middle.
    pub center: Pos2,
    /// Its side in points, front edge included.
    pub side: f32,
    /// Turned clockwise by this, in radians.
    pub angle: f32,
    /// How high it is held over what lies below, 0 to 1: its shadow moves away from it.
    pub lift: f32,
    /// 1 is solid; a ghost has less.
    pub opacity: f32,
}

impl Lie {
    /// Flat and solid.
    pub fn flat(center: Pos2, side: f32) -> Self {
        Lie { center, side, angle: 0.0, lift: 0.0, opacity: 1.0 }
    }

    /// In the middle of a cell.
    pub fn on(cell: Rect) -> Self {
        Lie::flat(cell.center(), tile_side(cell.width()))
    }

    /// A point given from the middle, in sides.
    pub fn at(&self, x: f32, y: f32) -> Pos2 {
        self.center + self.turned(vec2(x, y) * self.side)
    }

    /// An offset turned as the tile is.
    pub fn turned(&self, offset: Vec2) -> Vec2 {
        egui::emath::Rot2::from_angle(self.angle) * offset
    }
}

/// How large a tile is on a cell of this width.
pub fn tile_side(cell: f32) -> f32 {
    (cell * 0.93).floor()
}

/// A tile with its number up.
pub fn paint_tile(brush: &Brush, theme: &Theme, lie: Lie, tile: Tile) {
    let face = theme.board(palette::CREAM);
    let side = theme.board(palette::CREAM_SIDE);
    let face_center = paint_block(brush, theme, lie, face, side);
    let ink = theme.board(palette::ink(tile)).gamma_multiply(lie.opacity);
    let notched = lie.side >= NOTCHES_FROM;
    let up = if notched { -0.045 * lie.side } else { 0.0 };
    let middle = face_center + lie.turned(vec2(0.0, up));
    let share = if notched { 0.66 } else { 0.76 };
    paint_figure(brush, middle, lie, lie.side * share, tile, ink);
    if notched {
        paint_notches(brush, lie, tile, mix(face, ink, 0.7).gamma_multiply(lie.opacity));
    }
}

/// A tile with its back up.
pub fn paint_back(brush: &Brush, theme: &Theme, lie: Lie) {
    let fill = theme.board(palette::BACK);
    let center = paint_block(brush, theme, lie, fill, theme.board(palette::FRAME_SIDE));
    paint_wedge(brush, Lie { center, ..lie }, theme.board(palette::BACK_CUT).gamma_multiply(lie.opacity));
}

/// A wedge of cheese, cut into wood.
pub fn paint_wedge(brush: &Brush, lie: Lie, colour: Color32) {
    let cut = Stroke::new((lie.side * 0.05).max(1.0), colour);
    let wedge = [lie.at(-0.27, 0.16), lie.at(0.24, -0.18), lie.at(0.28, 0.16)];
    brush.add(Shape::closed_line(shapes::rounded(&wedge, lie.side * 0.05), cut));
    brush.circle_filled(lie.at(0.13, 0.01), lie.side * 0.05, cut.color);
    brush.circle_filled(lie.at(-0.04, 0.09), lie.side * 0.035, cut.color);
}

/// The wood of a tile; gives the middle of its face.
fn paint_block(brush: &Brush, theme: &Theme, lie: Lie, face: Color32, edge: Color32) -> Pos2 {
    let fade = |colour: Color32| colour.gamma_multiply(lie.opacity);
    let side = lie.side;
    let radius = (side * 0.16).clamp(2.0, 14.0);
    let line = (side * 0.045).clamp(1.0, theme.size.piece_outline * 1.3);
    let depth = (side * 0.085).max(1.5);

    let away = vec2(0.055, 0.075) * side * (1.0 + 2.2 * lie.lift);
    let soft = side * (0.1 + 0.16 * lie.lift);
    let dark = Color32::from_black_alpha((92.0 - 36.0 * lie.lift) as u8);
    let shadow = Rect::from_center_size(lie.center + away, Vec2::splat(side));
    brush.add(turned_rect(shadow, radius, fade(dark), lie.angle).with_blur_width(soft));

    let block = Rect::from_center_size(lie.center, Vec2::splat(side));
    brush.add(turned_rect(block, radius, fade(edge), lie.angle));
    let up = lie.turned(vec2(0.0, -depth * 0.5));
    let face_rect = Rect::from_center_size(lie.center + up, vec2(side, side - depth));
    brush.add(turned_rect(face_rect, radius, fade(face), lie.angle));
    // The highlight: along the upper edge and down the left one.
    let inset = (line + side * 0.03) / side;
    let reach = radius / side;
    let gleam = [
        lie.at(-0.5 + inset, 0.22),
        lie.at(-0.5 + inset, -0.5 + inset + reach),
        lie.at(-0.5 + inset, -0.5 + inset),
        lie.at(-0.5 + inset + reach, -0.5 + inset),
        lie.at(0.26, -0.5 + inset),
    ];
    let gleam_colour = fade(lighter(face, 0.85));
    brush.add(Shape::line(
        shapes::rounded_line(&gleam, radius * 0.8),
        Stroke::new((side * 0.04).max(1.0), gleam_colour),
    ));
    let outline = Stroke::new(line, fade(theme.board(palette::TILE_LINE)));
    let mut rim = turned_rect(block, radius, Color32::TRANSPARENT, lie.angle);
    rim.stroke = outline;
    brush.add(rim);
    lie.center + up
}

/// The edge of a tile in a colour, inside its outline: laid this turn, picked.
pub fn paint_rim(brush: &Brush, lie: Lie, width: f32, colour: Color32) {
    let inset = (lie.side * 0.05).max(1.25);
    let rect = Rect::from_center_size(lie.center, Vec2::splat(lie.side - 2.0 * inset));
    let mut rim = turned_rect(rect, (lie.side * 0.12).clamp(2.0, 11.0), Color32::TRANSPARENT, lie.angle);
    rim.stroke = Stroke::new(width, colour);
    brush.add(rim);
}

/// A rounded rectangle turned round its middle.
pub fn turned_rect(rect: Rect, radius: f32, fill: Color32, angle: f32) -> RectShape {
    RectShape::new(rect, CornerRadius::same(radius as u8), fill, Stroke::NONE, StrokeKind::Inside).with_angle(angle)
}

/// The number, its ink in the very middle whatever the font thinks.
fn paint_figure(brush: &Brush, middle: Pos2, lie: Lie, size: f32, tile: Tile, ink: Color32) {
    // On a board of a thumb's size; no font is that small.
    if size.round() < 1.0 {
        return;
    }
    let galley =
        brush.layout_no_wrap(tile.value().to_string(), FontId::new(size.round(), fonts::serif()), Color32::PLACEHOLDER);
    let offset = lie.turned(galley.mesh_bounds.center().to_vec2());
    brush.add(TextShape::new(middle - offset, galley, ink).with_override_text_color(ink).with_angle(lie.angle));
}

/// As many notches as the value, along the lower edge.
fn paint_notches(brush: &Brush, lie: Lie, tile: Tile, colour: Color32) {
    let count = f32::from(tile.value());
    let step = 0.105;
    for index in 0..tile.value() {
        let x = (f32::from(index) - (count - 1.0) * 0.5) * step;
        brush.circle_filled(lie.at(x, 0.33), lie.side * 0.027, colour);
    }
}

/// A small cross as it is drawn on the sheet and cut into light cells.
pub fn paint_cross(brush: &Brush, center: Pos2, reach: f32, stroke: Stroke) {
    for rise in [-1.0, 1.0] {
        let arm = vec2(reach, reach * rise);
        paint_stroke(brush, [center - arm, center + arm], stroke);
    }
}

/// A line with round ends.
pub fn paint_stroke(brush: &Brush, ends: [Pos2; 2], stroke: Stroke) {
    {
        brush.line_segment(ends, stroke);
        ends.into_iter().for_each(|end| {
            brush.circle_filled(end, stroke.width * 0.46, stroke.color);
        });
    }
}
