//! A die in the air: up to three of its sides, shaded, and its shadow.
//!
//! Must not know: how it got there, games.

use egui::{Color32, Painter as Brush, Pos2, Shape, Stroke, Vec2, vec2};

use super::throw::DiePose;
use super::turn::{Space3, Turn, normal};
use super::{DieLook, PIP_STEP, PIPS};
use crate::paint::theme::mix;

/// Where the light comes from.
const LIGHT: Space3 = [-0.37, -0.5, 0.78];
/// The radius of the corners of a side, in sides.
const ROUND: f32 = 0.2;
/// How much larger a die looks one side above the table, and by how much it is painted further up.
const NEARER: f32 = 0.1;
const RAISED: f32 = 0.35;

/// A side of a die in the air, on which something is printed.
pub struct CubeSide<'a> {
    /// Paints on it.
    pub brush: &'a Brush,
    /// What it shows, 1 to 6.
    pub value: u8,
    middle: Pos2,
    right: Vec2,
    down: Vec2,
    /// How dark it is, −1 to 1.
    shade: f32,
}

impl CubeSide<'_> {
    /// A point of the side on the screen; its corners are at ±0.5.
    pub fn point(&self, x: f32, y: f32) -> Pos2 {
        self.middle + self.right * x + self.down * y
    }

    /// A colour as it looks in the light that falls on the side.
    pub fn lit(&self, colour: Color32) -> Color32 {
        match self.shade {
            shade if shade > 0.0 => mix(colour, Color32::BLACK, shade),
            shade => mix(colour, Color32::WHITE, -shade),
        }
    }

    /// Paints a filled shape that is convex.
    pub fn paint_convex(&self, points: impl IntoIterator<Item = (f32, f32)>, colour: Color32) {
        let points = points.into_iter().map(|(x, y)| self.point(x, y)).collect();
        self.brush.add(Shape::convex_polygon(points, self.lit(colour), Stroke::NONE));
    }

    /// Paints the pips of its value.
    pub fn paint_pips(&self, radius: f32, colour: Color32) {
        const CORNERS: usize = 10;
        for (x, y) in PIPS.get(usize::from(self.value)).copied().unwrap_or_default() {
            let (x, y) = (f32::from(*x) * PIP_STEP, f32::from(*y) * PIP_STEP);
            let round = (0..CORNERS).map(|corner| Vec2::angled(std::f32::consts::TAU * corner as f32 / CORNERS as f32));
            self.paint_convex(round.map(|way| (x + way.x * radius, y + way.y * radius)), colour);
        }
    }
}

/// Paints a die that will show `value` in the end; `print` paints what is on a side.
pub fn paint_cube(brush: &Brush, pose: &DiePose, side: f32, look: DieLook, value: u8, print: impl Fn(&CubeSide<'_>)) {
    paint_shadow(brush, pose, side, look);
    let scale = side * (1.0 + NEARER * pose.height);
    let middle = pose.at - vec2(0.0, RAISED * pose.height * side);
    let labels = labels(pose.top, value);
    let visible: Vec<CubeSide<'_>> = (0..6)
        .filter_map(|index| {
            let out = pose.turn.apply(normal(index));
            let (right, down) = axes(pose, index);
            let flat = |direction: Space3| {
                let [x, y, _] = pose.turn.apply(direction);
                vec2(x, y) * scale
            };
            let light = (0..3).map(|part| out[part] * LIGHT[part]).sum::<f32>() / LIGHT[2];
            (out[2] > 0.03).then(|| CubeSide {
                brush,
                value: labels[index],
                middle: middle + vec2(out[0], out[1]) * scale * 0.5,
                right: flat(right),
                down: flat(down),
                shade: if light > 1.0 { -(light - 1.0).min(1.0) * 0.35 } else { (1.0 - light) * 0.42 },
            })
        })
        .collect();
    let outlines: Vec<Vec<Pos2>> = visible.iter().map(outline).collect();
    let line = (side * 0.045).clamp(1.0, 2.5);
    let body = hull(outlines.iter().flatten().copied().collect());
    // The rounded edges between the sides.
    brush.add(Shape::convex_polygon(body, mix(look.fill, look.edge, 0.35), Stroke::new(line, look.edge)));
    for (cube_side, outline) in visible.iter().zip(outlines) {
        brush.add(Shape::convex_polygon(outline, cube_side.lit(look.fill), Stroke::NONE));
        print(cube_side);
    }
}

/// The directions of a side's print to the right and down, as directions of the die.
fn axes(pose: &DiePose, side: usize) -> (Space3, Space3) {
    match side == pose.top {
        true => (pose.upright.apply([1.0, 0.0, 0.0]), pose.upright.apply([0.0, 1.0, 0.0])),
        false => (normal((side + 2) % 6), normal((side + 4) % 6)),
    }
}

/// The corners of a rounded side.
fn outline(side: &CubeSide<'_>) -> Vec<Pos2> {
    const STEPS: usize = 3;
    let inner = 0.5 - ROUND;
    let corners = [(inner, inner), (-inner, inner), (-inner, -inner), (inner, -inner)];
    let point = |(corner, (x, y)): (usize, (f32, f32))| {
        (0..=STEPS).map(move |step| {
            let angle = std::f32::consts::FRAC_PI_2 * (corner as f32 + step as f32 / STEPS as f32);
            side.point(x + ROUND * angle.cos(), y + ROUND * angle.sin())
        })
    };
    corners.into_iter().enumerate().flat_map(point).collect()
}

/// The convex hull of points, by the monotone chain.
fn hull(mut points: Vec<Pos2>) -> Vec<Pos2> {
    points.sort_by(|one, other| one.x.total_cmp(&other.x).then(one.y.total_cmp(&other.y)));
    let chain = |points: &mut dyn Iterator<Item = Pos2>| {
        let mut chain: Vec<Pos2> = Vec::new();
        for point in points {
            while let [.., before, last] = chain.as_slice()
                && (*last - *before).rot90().dot(point - *last) >= -1e-3
            {
                chain.pop();
            }
            chain.push(point);
        }
        chain.pop();
        chain
    };
    let mut lower = chain(&mut points.iter().copied());
    lower.extend(chain(&mut points.iter().rev().copied()));
    lower
}

/// Paints the shadow, which parts from the die and fades as it rises.
fn paint_shadow(brush: &Brush, pose: &DiePose, side: f32, look: DieLook) {
    let away = pose.at + vec2(0.04 + 0.22 * pose.height, 0.06 + 0.26 * pose.height) * side;
    let lying = Turn::about([0.0, 0.0, 1.0], pose.turn.laid_flat().1);
    let corner = |x: f32, y: f32| {
        let [x, y, _] = lying.apply([x, y, 0.0]);
        vec2(x, y) * side
    };
    let shadow =
        CubeSide { brush, value: 0, middle: away, right: corner(1.0, 0.0), down: corner(0.0, 1.0), shade: 0.0 };
    let colour = look.shadow.gamma_multiply(1.0 / (1.0 + 0.8 * pose.height));
    brush.add(Shape::convex_polygon(outline(&shadow), colour, Stroke::NONE));
}

/// What each side shows if `value` is on side `top`: opposite sides make seven.
fn labels(top: usize, value: u8) -> [u8; 6] {
    let value = value.clamp(1, 6);
    let mut pairs = [1, 2, 3].into_iter().filter(|low| *low != value && *low != 7 - value);
    let mut labels = [0; 6];
    for axis in 0..3 {
        let (side, shown) = if axis == top / 2 { (top, value) } else { (2 * axis, pairs.next().unwrap_or(1)) };
        labels[side] = shown;
        labels[side ^ 1] = 7 - shown;
    }
    labels
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn known_value_is_on_top_and_opposite_sides_make_seven() {
        for (top, value) in (0..6).flat_map(|top| (1..=6).map(move |value| (top, value))) {
            let labels = labels(top, value);
            assert_eq!(labels[top], value);
            assert!([0, 2, 4].iter().all(|side| labels[*side] + labels[side + 1] == 7), "{labels:?}");
            let mut all = labels.to_vec();
            all.sort_unstable();
            assert_eq!(all, [1, 2, 3, 4, 5, 6]);
        }
    }

    #[test]
    fn hull_of_a_grid_is_its_corners() {
        let grid = (0..5).flat_map(|x| (0..4).map(move |y| egui::pos2(x as f32, y as f32)));
        let mut corners = hull(grid.collect());
        corners.sort_by(|one, other| one.x.total_cmp(&other.x).then(one.y.total_cmp(&other.y)));
        assert_eq!(corners, [(0.0, 0.0), (0.0, 3.0), (4.0, 0.0), (4.0, 3.0)].map(|(x, y)| egui::pos2(x, y)));
    }
}
