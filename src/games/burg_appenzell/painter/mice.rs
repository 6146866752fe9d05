//! Mice in their owners' colours and marks.

use egui::epaint::PathShape;
use egui::{Color32, Painter as Brush, Pos2, Shape, Stroke, emath::Rot2, vec2};

use super::palette;
use super::tiles::tint;
use crate::paint::art::{Art, square};
use crate::paint::marks::{MarkShape, mark_shape, outline};
use crate::paint::shapes::{self, darker, lighter};
use crate::paint::theme::{Theme, mix};

/// Where and how a mouse stands.
#[derive(Clone, Copy, Debug)]
pub struct Stance {
    /// The middle of its picture.
    pub center: Pos2,
    /// The side of its picture.
    pub side: f32,
    /// Turned clockwise by this, in radians.
    pub angle: f32,
    /// 1 is solid; a ghost has less.
    pub opacity: f32,
    /// How high it is over the ground, in sides: its shadow stays below.
    pub lift: f32,
}

impl Stance {
    /// Upright and solid on the ground.
    pub fn at(center: Pos2, side: f32) -> Self {
        Stance { center, side, angle: 0.0, opacity: 1.0, lift: 0.0 }
    }
}

/// A mouse of the seat with this mark.
pub fn paint_mouse(brush: &Brush, theme: &Theme, stance: Stance, mark: u8) {
    let Stance { center, side, angle, opacity, lift } = stance;
    if lift > 0.0 {
        let shadow = center + vec2(0.08, 0.42) * side;
        let reach = vec2(0.3, 0.09) * side * (1.0 - 0.3 * lift.min(1.0));
        brush.add(Shape::ellipse_filled(shadow, reach, palette::SHADOW.gamma_multiply(opacity)));
    }
    let middle = center - vec2(0.0, lift * side);
    let fur = theme.board(fur(theme, mark));
    Art::new("burg_appenzell/mouse").own(fur, darker(fur, 0.5)).tint(tint(theme, opacity)).paint_turned(
        brush,
        square(middle, side),
        angle,
    );
    let scarf = middle + Rot2::from_angle(angle) * (vec2(0.0, 18.0 / 64.0) * side);
    paint_badge(brush, theme, scarf, side * 7.4 / 64.0, mark, opacity);
}

/// The colour of a mouse: that of the mark, the same in both looks.
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
