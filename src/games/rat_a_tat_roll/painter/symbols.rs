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

/// Paints the icon of a space within `radius` of `middle`.
pub fn paint_symbol(brush: &Brush, middle: Pos2, radius: f32, icon: Icon, ink: Color32, ground: Color32) {
    match icon {
        Icon::Wild => {
            let star = shapes::star(middle, radius, radius * 0.46, 5);
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

/// Paints the wild die with this face, or with a star if it has none yet.
pub fn paint_wild_die(brush: &Brush, theme: &Theme, rect: Rect, face: Option<Face>) {
    let side = rect.width().min(rect.height());
    let radius = CornerRadius::same((side * 0.2).clamp(1.0, 40.0) as u8);
    let [body, edge] = palette::WILD_DIE.map(|colour| theme.board(colour));
    let ink = theme.board(palette::WILD[1]);
    brush.rect_filled(rect.translate(vec2(0.04, 0.06) * side), radius, Color32::from_black_alpha(60));
    brush.rect(rect, radius, body, Stroke::new((side * 0.045).clamp(1.0, 2.5), edge), StrokeKind::Inside);
    let middle = rect.center();
    match face {
        None => paint_symbol(brush, middle, side * 0.3, Icon::Wild, ink, body),
        Some(Face::Lowest) => paint_extreme(brush, middle, side, 1.0, ink),
        Some(Face::Highest) => paint_extreme(brush, middle, side, -1.0, ink),
        Some(Face::Swap) => {
            let place = Rect::from_center_size(middle, Vec2::splat(side * 0.78));
            icons::paint_icon(brush, place, icons::Icon::Swap, ink);
        }
    }
}

/// Paints the wild die in the air, which will show this face in the end. Opposite sides are alike.
pub fn paint_thrown_wild_die(brush: &Brush, theme: &Theme, pose: &DiePose, side: f32, face: Face) {
    let [fill, edge] = palette::WILD_DIE.map(|colour| theme.board(colour));
    let ink = theme.board(palette::WILD[1]);
    let look = DieLook { fill, edge, pips: ink, shadow: theme.die_shadow };
    let value = Face::ALL.iter().position(|other| *other == face).unwrap_or(0) as u8 + 1;
    dice::paint_cube(brush, pose, side, look, value, |side| {
        match Face::ALL.get(usize::from(side.value.min(7 - side.value)) - 1) {
            Some(Face::Lowest) => print_extreme(side, 1.0, ink),
            Some(Face::Highest) => print_extreme(side, -1.0, ink),
            Some(Face::Swap) => {
                for turn in [1.0, -1.0] {
                    let y = -0.13 * turn;
                    side.paint_convex(
                        [(-0.28, y - 0.035), (0.1, y - 0.035), (0.1, y + 0.035), (-0.28, y + 0.035)]
                            .map(|(x, y)| (x * turn, y)),
                        ink,
                    );
                    side.paint_convex([(0.28, y), (0.1, y - 0.12), (0.1, y + 0.12)].map(|(x, y)| (x * turn, y)), ink);
                }
            }
            None => {}
        }
    });
}

/// Prints bars that fall or rise, and an arrow towards the last of them, on a side of a die in the air.
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

/// Paints bars that fall or rise, and an arrow towards the last of them.
fn paint_extreme(brush: &Brush, middle: Pos2, side: f32, down: f32, ink: Color32) {
    for step in 0..3 {
        let share = (step as f32 + 1.0) / 3.0;
        let height = if down > 0.0 { 0.5 - 0.4 * share + 0.1 } else { 0.5 * share };
        let x = middle.x + (step as f32 - 1.0) * side * 0.19 - side * 0.1;
        let foot = middle.y + side * 0.27;
        let bar =
            Rect::from_min_max(egui::pos2(x - side * 0.07, foot - height * side), egui::pos2(x + side * 0.07, foot));
        brush.rect_filled(bar, (side * 0.03).clamp(0.0, 8.0), ink.gamma_multiply(if step == 2 { 1.0 } else { 0.55 }));
    }
    let tooltip = middle + vec2(0.3, 0.22 * down) * side;
    let tail = middle + vec2(0.3, -0.2 * down) * side;
    let stroke = Stroke::new((side * 0.06).max(1.0), ink);
    brush.line_segment([tail, tooltip], stroke);
    let wing = vec2(0.085, 0.1 * down) * side;
    brush.line_segment([tooltip, tooltip - wing], stroke);
    brush.line_segment([tooltip, tooltip - vec2(-wing.x, wing.y)], stroke);
}
