//! Geometry for marks, icons and boards: rounded corners, polygons, stars, arcs, tones of a colour.

use egui::epaint::{Mesh, PathShape, Vertex, WHITE_UV};
use egui::{Color32, Painter, Pos2, Shape, Stroke, Vec2, pos2, vec2};

use super::theme::{Theme, mix};

/// A darker tone of `colour`, for the outline of a piece; `by` 0 is the colour itself, 1 nearly black.
pub fn darker(colour: Color32, by: f32) -> Color32 {
    mix(colour, Theme::light().tone_dark, by)
}

/// A lighter tone of `colour`, for the one highlight at the upper left.
pub fn lighter(colour: Color32, by: f32) -> Color32 {
    mix(colour, Theme::light().tone_light, by)
}

/// The outline through `corners` with each corner rounded by `radius` (less where an edge is short).
pub fn rounded(corners: &[Pos2], radius: f32) -> Vec<Pos2> {
    let count = corners.len();
    let mut outline = Vec::with_capacity(count * 6);
    for (index, &corner) in corners.iter().enumerate() {
        let before = corners[(index + count - 1) % count];
        let after = corners[(index + 1) % count];
        outline.extend(round_corner(before, corner, after, radius));
    }
    outline
}

/// An open line with its inner corners rounded by `radius`; both ends stay where they are.
pub fn rounded_line(points: &[Pos2], radius: f32) -> Vec<Pos2> {
    let mut line: Vec<Pos2> = points.first().copied().into_iter().collect();
    for window in points.windows(3) {
        line.extend(round_corner(window[0], window[1], window[2], radius));
    }
    if points.len() > 1 {
        line.extend(points.last());
    }
    line
}

/// The points that replace a corner: a quadratic Bézier curve with the corner as its control point.
fn round_corner(before: Pos2, corner: Pos2, after: Pos2, radius: f32) -> [Pos2; 6] {
    let (to_before, to_after) = (before - corner, after - corner);
    let reach = radius.min(to_before.length() * 0.5).min(to_after.length() * 0.5);
    let start = corner + to_before.normalized() * reach;
    let end = corner + to_after.normalized() * reach;
    std::array::from_fn(|step| {
        let t = step as f32 / 5.0;
        start.lerp(corner, t).lerp(corner.lerp(end, t), t)
    })
}

/// The `count` corners of a regular polygon at `radius` round `center`; the first at `turn` radians from the right,
/// clockwise.
pub fn regular_polygon(center: Pos2, radius: f32, count: usize, turn: f32) -> Vec<Pos2> {
    (0..count)
        .map(|index| {
            let angle = turn + std::f32::consts::TAU * index as f32 / count as f32;
            center + Vec2::angled(angle) * radius
        })
        .collect()
}

/// The `2 × points` corners of a star whose first point is at the top.
pub fn star(center: Pos2, outer: f32, inner: f32, points: usize) -> Vec<Pos2> {
    (0..points * 2)
        .map(|index| {
            let angle = std::f32::consts::PI * index as f32 / points as f32 - std::f32::consts::FRAC_PI_2;
            let radius = if index % 2 == 0 { outer } else { inner };
            center + Vec2::angled(angle) * radius
        })
        .collect()
}

/// Fills a star-shaped outline (every point visible from `center`) with a colour for each point. egui itself fills only
/// convex outlines, in one colour.
pub fn fill_star_shaped(painter: &Painter, center: Pos2, outline: &[Pos2], colour: impl Fn(Pos2) -> Color32) {
    let mut mesh = Mesh::default();
    let vertex = |pos: Pos2| Vertex { pos, uv: WHITE_UV, color: colour(pos) };
    mesh.vertices.push(vertex(center));
    mesh.vertices.extend(outline.iter().map(|&point| vertex(point)));
    let count = outline.len() as u32;
    for index in 0..count {
        mesh.add_triangle(0, 1 + index, 1 + (index + 1) % count);
    }
    painter.add(Shape::mesh(mesh));
}

/// Fills a star-shaped outline with one colour and outlines it. The stroke should be visible: it also smooths the edge.
pub fn paint_star_shaped(painter: &Painter, center: Pos2, outline: Vec<Pos2>, fill: Color32, stroke: Stroke) {
    fill_star_shaped(painter, center, &outline, |_| fill);
    painter.add(Shape::Path(PathShape::closed_line(outline, stroke)));
}

/// The points of an elliptic arc round `center` from one angle to another, in radians from the right, clockwise as y
/// grows downwards.
pub fn arc(center: Pos2, radius: Vec2, from: f32, to: f32) -> Vec<Pos2> {
    let steps = (((to - from).abs() / 0.16).ceil() as usize).max(2);
    (0..=steps)
        .map(|step| {
            let angle = from + (to - from) * step as f32 / steps as f32;
            center + vec2(angle.cos() * radius.x, angle.sin() * radius.y)
        })
        .collect()
}

/// Converts grid coordinates to a screen point, for a grid at `origin` with `scale` points a unit.
pub fn on_grid(origin: Pos2, scale: f32, x: f32, y: f32) -> Pos2 {
    pos2(origin.x + x * scale, origin.y + y * scale)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rounding_stays_inside_the_corners() {
        let square = [pos2(0.0, 0.0), pos2(10.0, 0.0), pos2(10.0, 10.0), pos2(0.0, 10.0)];
        let outline = rounded(&square, 3.0);
        assert!(outline.iter().all(|p| (0.0..=10.0).contains(&p.x) && (0.0..=10.0).contains(&p.y)));
        assert!(outline.contains(&pos2(3.0, 0.0)));
        assert!(!outline.contains(&pos2(0.0, 0.0)));
        let line = rounded_line(&square, 3.0);
        assert_eq!((line.first(), line.last()), (square.first(), square.last()));
    }
}
