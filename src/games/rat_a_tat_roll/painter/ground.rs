//! The park: a striped lawn, trees, flowers, and a blanket for every seat.

use egui::{Color32, CornerRadius, Painter as Brush, Pos2, Rect, Shape, Stroke, StrokeKind, Vec2, vec2};

use super::layout::Layout;
use super::palette;
use crate::paint::theme::{Theme, mix};

/// Paints lawn, trees and flowers.
pub fn paint_ground(brush: &Brush, layout: &Layout, theme: &Theme) {
    paint_lawn(brush, theme, layout.lawn, layout.unit);
    let middle = layout.center();
    let half = layout.track_radii();
    let inner = half - Vec2::splat(layout.track_half_width());
    // The trees stand between the track and the corners of the lawn.
    for (x, y, size) in [(-0.99, -0.84, 15.0), (0.985, -0.76, 17.0), (-0.97, 0.9, 12.0), (0.98, 0.74, 14.0)] {
        let outer = half + Vec2::splat(layout.track_half_width());
        let radius = layout.units(size);
        let lawn = layout.lawn.shrink(radius * 1.3);
        let place = middle + vec2(outer.x.max(layout.lawn.width() * 0.47) * x * 0.97, outer.y * y);
        paint_tree(brush, theme, place.clamp(lawn.min, lawn.max), radius);
    }
    for (x, y) in [(-0.8, -0.28), (0.83, -0.24), (-0.3, 0.8), (0.34, 0.78), (-0.86, 0.22)] {
        paint_flower(brush, theme, middle + inner * vec2(x, y), layout.units(2.2));
    }
}

/// Paints a striped lawn with a darker edge.
pub fn paint_lawn(brush: &Brush, theme: &Theme, lawn: Rect, unit: f32) {
    let corner = CornerRadius::same((10.0 * unit).clamp(2.0, 30.0) as u8);
    let [light, dark] = palette::LAWN.map(|colour| theme.board(colour));
    brush.rect_filled(lawn, corner, light);
    let step = (26.0 * unit).max(3.0);
    let inside = brush.with_clip_rect(lawn.shrink(unit.max(1.0) * 2.0).intersect(brush.clip_rect()));
    let mut x = lawn.left() - lawn.height() * 0.3;
    let mut stripe = 0;
    while x < lawn.right() {
        if stripe % 2 == 0 {
            let slant = lawn.height() * 0.3;
            let corners = vec![
                Pos2::new(x + slant, lawn.top()),
                Pos2::new(x + slant + step, lawn.top()),
                Pos2::new(x + step, lawn.bottom()),
                Pos2::new(x, lawn.bottom()),
            ];
            inside.add(Shape::convex_polygon(corners, dark, Stroke::NONE));
        }
        x += step;
        stripe += 1;
    }
    let edge = Stroke::new((2.0 * unit).clamp(1.0, 4.0), theme.board(palette::LAWN_EDGE));
    brush.rect_stroke(lawn, corner, edge, StrokeKind::Inside);
}

/// Paints a tree from above.
pub fn paint_tree(brush: &Brush, theme: &Theme, middle: Pos2, radius: f32) {
    let [light, plain, shade, line] = palette::LEAVES.map(|colour| theme.board(colour));
    brush.circle_filled(middle + vec2(0.2, 0.28) * radius, radius * 1.02, Color32::from_black_alpha(45));
    let leaves = [(0.0, -0.38), (0.4, -0.05), (0.22, 0.4), (-0.28, 0.38), (-0.42, -0.04)];
    for (x, y) in leaves {
        brush.circle(
            middle + vec2(x, y) * radius,
            radius * 0.58,
            plain,
            Stroke::new((radius * 0.1).clamp(0.75, 2.0), line),
        );
    }
    for (x, y) in leaves {
        brush.circle_filled(
            middle + vec2(x, y) * radius,
            radius * 0.54,
            mix(plain, shade, (0.25 + y * 0.6).clamp(0.0, 1.0)),
        );
    }
    brush.circle_filled(middle + vec2(-0.2, -0.3) * radius, radius * 0.3, light);
}

fn paint_flower(brush: &Brush, theme: &Theme, middle: Pos2, radius: f32) {
    let [petal, pink, heart] = palette::BLOSSOM.map(|colour| theme.board(colour));
    for (index, offset) in [(-2.6, 0.3), (0.0, 0.0), (2.2, 1.4)].into_iter().enumerate() {
        let at = middle + vec2(offset.0, offset.1) * radius;
        let fill = if index == 1 { petal } else { pink };
        for angle in 0..5 {
            brush.circle_filled(at + Vec2::angled(angle as f32 * 1.2566) * radius * 0.6, radius * 0.45, fill);
        }
        brush.circle_filled(at, radius * 0.4, heart);
    }
}

/// Paints a blanket in the colour of a mark.
pub fn paint_blanket(brush: &Brush, theme: &Theme, rect: Rect, mark: u8, unit: f32, on_turn: bool) {
    let corner = CornerRadius::same((6.0 * unit).clamp(1.0, 20.0) as u8);
    let ground = theme.board(mix(palette::DISC, theme.mark(mark), 0.14));
    brush.rect_filled(rect.translate(vec2(0.8, 1.4) * unit), corner, Color32::from_black_alpha(45));
    brush.rect_filled(rect, corner, ground);
    let hem = rect.shrink(2.2 * unit);
    let weave = theme.board(mix(palette::DISC, theme.mark(mark), 0.45));
    brush.rect_stroke(hem, corner, Stroke::new((0.9 * unit).max(0.5), weave), StrokeKind::Inside);
    let edge = if on_turn {
        Stroke::new((2.6 * unit).clamp(1.5, 5.0), theme.board(palette::LAMP))
    } else {
        Stroke::new((1.2 * unit).clamp(0.75, 2.0), theme.board(mix(palette::INK, theme.mark(mark), 0.6)))
    };
    if on_turn {
        let under = Stroke::new(edge.width + 2.0, theme.board(palette::INK));
        brush.rect_stroke(rect, corner, under, StrokeKind::Inside);
    }
    brush.rect_stroke(rect, corner, edge, StrokeKind::Inside);
}
