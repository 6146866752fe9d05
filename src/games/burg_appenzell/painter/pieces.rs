//! Tiles and mice. A tile is a square of wood with a piece of cheese, a trap, or nothing on it; a mouse wears its owner's colour and mark.
//!
//! Must not know where tiles lie and mice stand.

use egui::epaint::PathShape;
use egui::{
    Color32, CornerRadius, Painter as Brush, Pos2, Rect, Shape, Stroke, StrokeKind, Vec2, emath::Rot2, pos2, vec2,
};

use super::palette;
use crate::games::burg_appenzell::cheese_picture;
use crate::games::burg_appenzell::tiles::{Cheese, Tile};
use crate::paint::art::{Art, square};
use crate::paint::marks::{MarkShape, mark_shape, outline};
use crate::paint::shapes::{self, darker, lighter};
use crate::paint::theme::{Theme, mix};

/// The side of a tile, in cells.
pub const TILE_SHARE: f32 = 0.92;

/// The tint of pictures on the board, with this opacity.
pub fn tint(theme: &Theme, opacity: f32) -> Color32 {
    theme.board(Color32::WHITE).gamma_multiply(opacity)
}

/// A tile that fills `place`.
pub fn paint_tile(brush: &Brush, theme: &Theme, place: Rect, tile: Tile, opacity: f32) {
    match tile {
        Tile::Trap => paint_trap(brush, theme, place, opacity),
        Tile::Blank => paint_boards(brush, theme, place, opacity),
        Tile::Cheese(cheese) => {
            paint_plate(brush, theme, place, opacity);
            paint_cheese(brush, theme, place.shrink(place.width() * 0.09), cheese, opacity);
        }
    }
}

/// The ground of a tile without its cheese.
pub fn paint_tile_ground(brush: &Brush, theme: &Theme, place: Rect, tile: Tile, opacity: f32) {
    match tile {
        Tile::Cheese(_) => paint_plate(brush, theme, place, opacity),
        other => paint_tile(brush, theme, place, other, opacity),
    }
}

/// A piece of cheese that fills `place`.
pub fn paint_cheese(brush: &Brush, theme: &Theme, place: Rect, cheese: Cheese, opacity: f32) {
    Art::new(cheese_picture(cheese)).tint(tint(theme, opacity)).paint(brush, place);
}

fn paint_trap(brush: &Brush, theme: &Theme, place: Rect, opacity: f32) {
    // The picture has a margin of its own.
    Art::new("burg_appenzell/trap").tint(tint(theme, opacity)).paint(brush, place.expand(place.width() * 0.07));
}

fn radius(place: Rect) -> CornerRadius {
    CornerRadius::from(place.width() * 0.09)
}

fn edge(theme: &Theme, place: Rect, opacity: f32) -> Stroke {
    let width = (place.width() * 0.025).clamp(1.0, 2.0);
    Stroke::new(width, theme.board(palette::BOARDS_LINE).gamma_multiply(opacity))
}

/// Pale wood under cheese.
fn paint_plate(brush: &Brush, theme: &Theme, place: Rect, opacity: f32) {
    let fade = |colour: Color32| theme.board(colour).gamma_multiply(opacity);
    brush.rect_filled(place, radius(place), fade(palette::PLATE_SHADE));
    let depth = place.width() * 0.04;
    let face = Rect::from_min_max(place.min, place.max - Vec2::splat(depth));
    brush.rect_filled(face, radius(place), fade(palette::PLATE));
    brush.rect_stroke(place, radius(place), edge(theme, place, opacity), StrokeKind::Inside);
}

/// Plain floor boards.
fn paint_boards(brush: &Brush, theme: &Theme, place: Rect, opacity: f32) {
    let fade = |colour: Color32| theme.board(colour).gamma_multiply(opacity);
    brush.rect_filled(place, radius(place), fade(palette::BOARDS[0]));
    let side = place.width();
    let joint = Stroke::new((side * 0.022).max(1.0), fade(mix(palette::BOARDS[1], palette::BOARDS_LINE, 0.55)));
    let grain = Stroke::new((side * 0.014).max(0.75), fade(mix(palette::BOARDS[0], palette::BOARDS_LINE, 0.3)));
    for (index, across) in [0.0, 0.25, 0.5, 0.75].into_iter().enumerate() {
        let board =
            Rect::from_min_size(pos2(place.left() + 1.0, place.top() + across * side), vec2(side - 2.0, side * 0.25));
        if index % 2 == 1 {
            brush.rect_filled(board, 0.0, fade(palette::BOARDS[1]));
        }
        if index > 0 {
            brush.hline(board.x_range(), board.top(), joint);
        }
        // Each board has a joint.
        let piece = [0.34, 0.72, 0.22, 0.6][index];
        brush.vline(place.left() + piece * side, board.y_range(), joint);
        let (from, to) = ([0.45, 0.1, 0.4, 0.68][index], [0.8, 0.55, 0.9, 0.94][index]);
        brush.hline(place.left() + from * side..=place.left() + to * side, board.center().y, grain);
    }
    brush.rect_stroke(place, radius(place), edge(theme, place, opacity), StrokeKind::Inside);
}

/// The position and look of a mouse.
#[derive(Clone, Copy, Debug)]
pub struct Pose {
    /// The centre of its picture.
    pub center: Pos2,
    /// The side of its picture.
    pub side: f32,
    /// The clockwise rotation, in radians.
    pub angle: f32,
    /// The opacity: 1 is solid, a ghost has less.
    pub opacity: f32,
    /// The height above the ground, as a share of `side`; the shadow stays below.
    pub lift: f32,
}

impl Pose {
    /// Upright and solid on the ground.
    pub fn at(center: Pos2, side: f32) -> Self {
        Pose { center, side, angle: 0.0, opacity: 1.0, lift: 0.0 }
    }
}

/// A mouse of the seat with this mark.
pub fn paint_mouse(brush: &Brush, theme: &Theme, pose: Pose, mark: u8) {
    let Pose { center, side, angle, opacity, lift } = pose;
    if lift > 0.0 {
        let shadow = center + vec2(0.08, 0.42) * side;
        let reach = vec2(0.3, 0.09) * side * (1.0 - 0.3 * lift.min(1.0));
        brush.add(Shape::ellipse_filled(shadow, reach, palette::SHADOW.gamma_multiply(opacity)));
    }
    let middle = center - vec2(0.0, lift * side);
    let fur = theme.board(fur(theme, mark));
    Art::new("burg_appenzell/mouse").recolored(fur, darker(fur, 0.5)).tint(tint(theme, opacity)).paint_turned(
        brush,
        square(middle, side),
        angle,
    );
    let scarf = middle + Rot2::from_angle(angle) * (vec2(0.0, 18.0 / 64.0) * side);
    paint_badge(brush, theme, scarf, side * 9.0 / 64.0, mark, opacity);
}

/// The colour of a mouse: that of its mark, about the same in both themes.
fn fur(theme: &Theme, mark: u8) -> Color32 {
    let own = theme.mark(mark);
    if theme.dark { own } else { lighter(own, 0.08) }
}

/// The mark on the scarf, with a light rim.
fn paint_badge(brush: &Brush, theme: &Theme, center: Pos2, radius: f32, mark: u8, opacity: f32) {
    if radius < 1.0 {
        return;
    }
    let fill = theme.mark(mark).gamma_multiply(opacity);
    let rim = Stroke::new((radius * 0.22).max(0.75), mix(Color32::WHITE, fill, 0.1).gamma_multiply(opacity));
    let dark = Stroke::new(rim.width * 2.4, darker(theme.mark(mark), 0.5).gamma_multiply(opacity));
    let shape = outline(center, radius, mark_shape(mark));
    if mark_shape(mark) == MarkShape::Star {
        brush.add(Shape::Path(PathShape::closed_line(shape.clone(), dark)));
        shapes::paint_star_shaped(brush, center, shape, fill, rim);
    } else {
        brush.add(Shape::Path(PathShape::convex_polygon(shape.clone(), fill, dark)));
        brush.add(Shape::Path(PathShape::convex_polygon(shape, fill, rim)));
    }
}
