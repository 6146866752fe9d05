//! Symbols on spaces and dice: choice, re-roll, peek, wild; lowest, highest, swap. All in one line weight.

use egui::epaint::PathShape;
use egui::{Color32, CornerRadius, Painter as Brush, Pos2, Rect, Shape, Stroke, StrokeKind, Vec2, vec2};

use super::palette;
use crate::games::rat_a_tat_roll::dice::Face;
use crate::games::rat_a_tat_roll::track::Icon;
use crate::paint::dice::{self, CubeSide, DieLook, DiePose};
use crate::paint::icons;
use crate::paint::shapes;
use crate::paint::theme::Theme;

/// The inner radius of the star of wild spaces, in outer ones.
const STAR_INNER: f32 = 0.46;

/// Paints the icon of a space within `radius` of `middle`.
pub fn paint_symbol(brush: &Brush, middle: Pos2, radius: f32, icon: Icon, ink: Color32, ground: Color32) {
    match icon {
        Icon::Wild => {
            let star = shapes::star(middle, radius, radius * STAR_INNER, 5);
            shapes::paint_star_shaped(brush, middle, star, ink, Stroke::new(1.0, ink));
        }
        Icon::Choice => paint_choice(brush, middle, radius, ink, ground),
        Icon::Reroll => paint_reroll(brush, middle, radius * 0.86, ink),
        Icon::Peek => {
            let place = Rect::from_center_size(middle, Vec2::splat(radius * 2.1));
            icons::paint_icon(brush, place, icons::Icon::Eye, ink);
        }
    }
}

/// Paints the re-roll icon: two arrows round a pip.
pub fn paint_reroll(brush: &Brush, middle: Pos2, radius: f32, ink: Color32) {
    let stroke = Stroke::new((radius * 0.24).max(0.8), ink);
    for turn in [-0.35_f32, std::f32::consts::PI - 0.35] {
        let (from, to) = (turn + 0.5, turn + 2.75);
        brush.add(Shape::Path(PathShape::line(shapes::arc(middle, Vec2::splat(radius), from, to), stroke)));
        let tooltip = middle + Vec2::angled(to + 0.34) * radius;
        let back = middle + Vec2::angled(to - 0.12) * radius;
        let aside = (back - middle).normalized() * radius * 0.42;
        brush.add(Shape::convex_polygon(vec![tooltip, back + aside, back - aside], ink, Stroke::NONE));
    }
    brush.circle_filled(middle, radius * 0.26, ink);
}

/// Paints the choice icon: an open card in front of the pile.
fn paint_choice(brush: &Brush, middle: Pos2, radius: f32, ink: Color32, ground: Color32) {
    let size = vec2(0.98, 1.34) * radius;
    let corner = CornerRadius::same((radius * 0.2).clamp(0.0, 20.0) as u8);
    let stroke = Stroke::new((radius * 0.17).max(0.8), ink);
    let under = Rect::from_center_size(middle + vec2(0.36, 0.16) * radius, size);
    let over = Rect::from_center_size(middle - vec2(0.36, 0.16) * radius, size);
    brush.rect(under, corner, ink, stroke, StrokeKind::Inside);
    brush.rect(over, corner, ground, stroke, StrokeKind::Inside);
    brush.circle_filled(over.center(), radius * 0.2, ink);
}

/// Paints the wild die, which shows this face on top in the end, or a star as long as it has none. Opposite sides are
/// alike.
pub fn paint_wild_die(brush: &Brush, theme: &Theme, pose: &DiePose, side: f32, face: Option<Face>) {
    let [fill, edge] = palette::WILD_DIE.map(|colour| theme.board(colour));
    let ink = theme.board(palette::WILD[1]);
    let look = DieLook { fill, edge, pips: ink, shadow: theme.die_shadow };
    let value = Face::ALL.iter().position(|other| Some(*other) == face).unwrap_or(0) as u8 + 1;
    dice::paint_cube(brush, pose, side, look, value, |side| {
        let printed = face.and_then(|_| Face::ALL.get(usize::from(side.value.min(7 - side.value)) - 1));
        match printed {
            None => print_star(side, ink),
            Some(Face::Lowest) => print_extreme(side, 1.0, ink),
            Some(Face::Highest) => print_extreme(side, -1.0, ink),
            Some(Face::Swap) => print_swap(side, ink),
        }
    });
}

/// Prints the star of the wild spaces on a side of a die.
fn print_star(side: &CubeSide<'_>, ink: Color32) {
    let star = shapes::star(Pos2::ZERO, 0.3, 0.3 * STAR_INNER, 5);
    let outline: Vec<Pos2> = star.into_iter().map(|at| side.point(at.x, at.y)).collect();
    let ink = side.lit(ink);
    shapes::paint_star_shaped(side.brush, side.point(0.0, 0.0), outline, ink, Stroke::new(1.0, ink));
}

/// Prints bars that fall or rise, and an arrow towards the last of them, on a side of a die.
fn print_extreme(side: &CubeSide<'_>, down: f32, ink: Color32) {
    for step in 0..3 {
        let share = (step as f32 + 1.0) / 3.0;
        let height = if down > 0.0 { 0.6 - 0.4 * share } else { 0.5 * share };
        let x = (step as f32 - 1.0) * 0.19 - 0.1;
        let bar = [(x - 0.07, 0.27 - height), (x + 0.07, 0.27 - height), (x + 0.07, 0.27), (x - 0.07, 0.27)];
        side.paint_convex(bar, ink.gamma_multiply(if step == 2 { 1.0 } else { 0.55 }));
    }
    let shaft = [(0.27, -0.2), (0.33, -0.2), (0.33, 0.14), (0.27, 0.14)];
    side.paint_convex(shaft.map(|(x, y)| (x, y * down)), ink);
    side.paint_convex([(0.3, 0.25), (0.2, 0.1), (0.4, 0.1)].map(|(x, y)| (x, y * down)), ink);
}

/// Prints two arrows that pass each other on a side of a die.
fn print_swap(side: &CubeSide<'_>, ink: Color32) {
    for turn in [1.0, -1.0] {
        let y = -0.13 * turn;
        let shaft = [(-0.28, y - 0.035), (0.1, y - 0.035), (0.1, y + 0.035), (-0.28, y + 0.035)];
        side.paint_convex(shaft.map(|(x, y)| (x * turn, y)), ink);
        side.paint_convex([(0.28, y), (0.1, y - 0.12), (0.1, y + 0.12)].map(|(x, y)| (x * turn, y)), ink);
    }
}
