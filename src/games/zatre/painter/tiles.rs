//! Tiles on the screen: thick cream wooden squares with one outline, one highlight, one shadow and a big number.
//! Knows no scene.

use egui::epaint::{RectShape, TextShape};
use egui::{Color32, CornerRadius, FontId, Painter as Brush, Pos2, Rect, Shape, Stroke, StrokeKind, Vec2, vec2};

use super::palette;
use crate::games::zatre::tiles::Tile;
use crate::paint::fonts;
use crate::paint::shapes::{self, lighter};
use crate::paint::theme::{Theme, mix};

/// The smallest side in points at which a tile also shows its value as notches.
const NOTCHES_FROM: f32 = 34.0;

/// The position, size and orientation of a painted tile.
#[derive(Clone, Copy, Debug)]
pub struct Pose {
    /// The centre of the tile.
    pub center: Pos2,
    /// The side in points, front edge included.
    pub side: f32,
    /// The clockwise rotation in radians.
    pub angle: f32,
    /// The height above the board, 0 to 1, which moves the shadow away from the tile.
    pub lift: f32,
    /// The opacity, 0 to 1.
    pub opacity: f32,
    /// The width over the height: 1 flat on the table, less while the tile turns over.
    pub breadth: f32,
}

impl Pose {
    /// A flat, upright, opaque tile.
    pub fn flat(center: Pos2, side: f32) -> Self {
        Pose { center, side, angle: 0.0, lift: 0.0, opacity: 1.0, breadth: 1.0 }
    }

    /// A flat tile in the middle of a cell.
    pub fn on(cell: Rect) -> Self {
        Pose::flat(cell.center(), tile_side(cell.width()))
    }

    /// The screen position of a point of the tile, given from the centre in sides.
    pub fn at(&self, x: f32, y: f32) -> Pos2 {
        self.center + self.turned(vec2(x * self.breadth, y) * self.side)
    }

    /// The rectangle of the upright tile.
    fn rect(&self) -> Rect {
        Rect::from_center_size(self.center, vec2(self.side * self.breadth, self.side))
    }

    /// An offset rotated with the tile.
    pub fn turned(&self, offset: Vec2) -> Vec2 {
        egui::emath::Rot2::from_angle(self.angle) * offset
    }
}

/// The side of a tile on a cell of this width.
pub fn tile_side(cell: f32) -> f32 {
    (cell * 0.93).floor()
}

/// Paints a tile face up.
pub fn paint_tile(brush: &Brush, theme: &Theme, pose: Pose, tile: Tile) {
    let face = theme.board(palette::CREAM);
    let side = theme.board(palette::CREAM_SIDE);
    let face_center = paint_block(brush, theme, pose, face, side);
    let ink = theme.board(palette::ink(tile)).gamma_multiply(pose.opacity);
    let notched = pose.side >= NOTCHES_FROM;
    let up = if notched { -0.045 * pose.side } else { 0.0 };
    // A tile that is turning over is too narrow for its number at first.
    if pose.breadth < 0.6 {
        return;
    }
    let middle = face_center + pose.turned(vec2(0.0, up));
    let share = if notched { 0.66 } else { 0.76 };
    paint_figure(brush, middle, pose, pose.side * share, tile, ink);
    if notched {
        paint_notches(brush, pose, tile, mix(face, ink, 0.7).gamma_multiply(pose.opacity));
    }
}

/// Paints a tile face down.
pub fn paint_back(brush: &Brush, theme: &Theme, pose: Pose) {
    let fill = theme.board(palette::BACK);
    let center = paint_block(brush, theme, pose, fill, theme.board(palette::FRAME_SIDE));
    paint_wedge(brush, Pose { center, ..pose }, theme.board(palette::BACK_CUT).gamma_multiply(pose.opacity));
}

/// Paints the outline of a wedge of cheese, as if carved into wood.
pub fn paint_wedge(brush: &Brush, pose: Pose, colour: Color32) {
    let cut = Stroke::new((pose.side * 0.05).max(1.0), colour);
    let wedge = [pose.at(-0.27, 0.16), pose.at(0.24, -0.18), pose.at(0.28, 0.16)];
    brush.add(Shape::closed_line(shapes::rounded(&wedge, pose.side * 0.05), cut));
    brush.circle_filled(pose.at(0.13, 0.01), pose.side * 0.05, cut.color);
    brush.circle_filled(pose.at(-0.04, 0.09), pose.side * 0.035, cut.color);
}

/// Paints the blank tile. Returns the centre of its face.
fn paint_block(brush: &Brush, theme: &Theme, pose: Pose, face: Color32, edge: Color32) -> Pos2 {
    let fade = |colour: Color32| colour.gamma_multiply(pose.opacity);
    let side = pose.side;
    let radius = (side * 0.16).clamp(2.0, 14.0);
    let line = (side * 0.045).clamp(1.0, theme.size.piece_outline * 1.3);
    let depth = (side * 0.085).max(1.5);

    let away = vec2(0.055, 0.075) * side * (1.0 + 2.2 * pose.lift);
    let soft = side * (0.1 + 0.16 * pose.lift);
    let dark = Color32::from_black_alpha((92.0 - 36.0 * pose.lift) as u8);
    let shadow = pose.rect().translate(away);
    brush.add(turned_rect(shadow, radius, fade(dark), pose.angle).with_blur_width(soft));

    let block = pose.rect();
    brush.add(turned_rect(block, radius, fade(edge), pose.angle));
    let up = pose.turned(vec2(0.0, -depth * 0.5));
    let face_rect = Rect::from_center_size(pose.center + up, vec2(block.width(), side - depth));
    brush.add(turned_rect(face_rect, radius, fade(face), pose.angle));
    // The highlight along the upper and left edges.
    let inset = (line + side * 0.03) / side;
    let reach = radius / side;
    let gleam = [
        pose.at(-0.5 + inset, 0.22),
        pose.at(-0.5 + inset, -0.5 + inset + reach),
        pose.at(-0.5 + inset, -0.5 + inset),
        pose.at(-0.5 + inset + reach, -0.5 + inset),
        pose.at(0.26, -0.5 + inset),
    ];
    let gleam_colour = fade(lighter(face, 0.85));
    brush.add(Shape::line(
        shapes::rounded_line(&gleam, radius * 0.8),
        Stroke::new((side * 0.04).max(1.0), gleam_colour),
    ));
    let outline = Stroke::new(line, fade(theme.board(palette::TILE_LINE)));
    let mut rim = turned_rect(block, radius, Color32::TRANSPARENT, pose.angle);
    rim.stroke = outline;
    brush.add(rim);
    pose.center + up
}

/// Paints a coloured rim inside the outline of a tile, for tiles laid this turn or picked.
pub fn paint_rim(brush: &Brush, pose: Pose, width: f32, colour: Color32) {
    let inset = (pose.side * 0.05).max(1.25);
    let rect = Rect::from_center_size(pose.center, Vec2::splat(pose.side - 2.0 * inset));
    let mut rim = turned_rect(rect, (pose.side * 0.12).clamp(2.0, 11.0), Color32::TRANSPARENT, pose.angle);
    rim.stroke = Stroke::new(width, colour);
    brush.add(rim);
}

/// A rounded rectangle rotated about its centre.
pub fn turned_rect(rect: Rect, radius: f32, fill: Color32, angle: f32) -> RectShape {
    RectShape::new(rect, CornerRadius::same(radius as u8), fill, Stroke::NONE, StrokeKind::Inside).with_angle(angle)
}

/// Paints the number, centred by its ink rather than by the font's metrics.
fn paint_figure(brush: &Brush, middle: Pos2, pose: Pose, size: f32, tile: Tile, ink: Color32) {
    // On a tiny board; no font is that small.
    if size.round() < 1.0 {
        return;
    }
    let galley =
        brush.layout_no_wrap(tile.value().to_string(), FontId::new(size.round(), fonts::serif()), Color32::PLACEHOLDER);
    let offset = pose.turned(galley.mesh_bounds.center().to_vec2());
    brush.add(TextShape::new(middle - offset, galley, ink).with_override_text_color(ink).with_angle(pose.angle));
}

/// Paints as many notches as the tile's value along its lower edge.
fn paint_notches(brush: &Brush, pose: Pose, tile: Tile, colour: Color32) {
    let count = f32::from(tile.value());
    let step = 0.105;
    for index in 0..tile.value() {
        let x = (f32::from(index) - (count - 1.0) * 0.5) * step;
        brush.circle_filled(pose.at(x, 0.33), pose.side * 0.027, colour);
    }
}

/// Paints a cross, as drawn on the sheet and in badges.
pub fn paint_cross(brush: &Brush, center: Pos2, reach: f32, stroke: Stroke) {
    for rise in [-1.0, 1.0] {
        let arm = vec2(reach, reach * rise);
        paint_stroke(brush, [center - arm, center + arm], stroke);
    }
}

/// Paints a line with round ends.
pub fn paint_stroke(brush: &Brush, ends: [Pos2; 2], stroke: Stroke) {
    {
        brush.line_segment(ends, stroke);
        ends.into_iter().for_each(|end| {
            brush.circle_filled(end, stroke.width * 0.46, stroke.color);
        });
    }
}
