//! A small window in the header of game select, with a rainy Sunday behind it.

use egui::{CornerRadius, Painter, Rect, Stroke, StrokeKind, Vec2, pos2, vec2};

use crate::paint::life;
use crate::paint::shapes::{darker, lighter};
use crate::paint::theme::{Theme, mix};

/// Width by height.
const ASPECT: f32 = 1.25;
/// Drops that hang on the panes: x and y in the glass, and radius in widths of the glass.
const DROPS: [(f32, f32, f32); 9] = [
    (0.12, 0.2, 0.028),
    (0.3, 0.66, 0.022),
    (0.37, 0.15, 0.018),
    (0.24, 0.42, 0.02),
    (0.62, 0.3, 0.026),
    (0.72, 0.78, 0.03),
    (0.88, 0.16, 0.02),
    (0.82, 0.5, 0.018),
    (0.57, 0.7, 0.02),
];
/// Drops that run down in a moment of rain: x in the glass, where they start, and how much of its height they run.
const RUNNING: [(f32, f32, f32); 6] =
    [(0.18, -0.1, 0.8), (0.33, -0.3, 0.9), (0.44, 0.0, 0.7), (0.66, -0.2, 1.0), (0.77, 0.1, 0.7), (0.9, -0.35, 0.9)];

/// The size of the window at this height, in points.
pub fn size(height: f32) -> Vec2 {
    vec2(height * ASPECT, height)
}

/// Paints the window.
pub fn paint(painter: &Painter, frame: Rect, theme: &Theme) {
    let light = Theme::light();
    let wood = mix(theme.table, theme.board(darker(light.line, 0.2)), 0.8);
    let sky = mix(theme.table, theme.board(light.mark(1)), 0.3);
    let water = mix(sky, theme.board(lighter(light.mark(1), 0.7)), 0.8);
    let line = Stroke::new(theme.size.piece_outline, darker(wood, 0.35));
    let bar = frame.height() * 0.09;
    let corner = CornerRadius::same((bar * 0.6) as u8);
    let glass = frame.shrink(bar);
    painter.rect_filled(frame, corner, wood);
    painter.rect_filled(glass, CornerRadius::ZERO, sky);
    let behind = painter.with_clip_rect(glass.intersect(painter.clip_rect()));
    let at = |x: f32, y: f32| pos2(glass.left() + glass.width() * x, glass.top() + glass.height() * y);
    for (x, y, radius) in DROPS {
        behind.circle_filled(at(x, y), glass.width() * radius, water);
    }
    if let Some(fallen) = life::moment(painter, &theme.motion.life) {
        for (x, from, way) in RUNNING {
            let (head, tail) = (from + way * fallen, from + way * (fallen - 0.35).max(0.0));
            behind.line_segment([at(x, tail), at(x, head)], Stroke::new(glass.width() * 0.02, water));
            behind.circle_filled(at(x, head), glass.width() * 0.03, water);
        }
    }
    painter.vline(glass.center().x, glass.y_range(), Stroke::new(bar * 0.8, wood));
    painter.hline(glass.x_range(), glass.top() + glass.height() * 0.42, Stroke::new(bar * 0.8, wood));
    painter.rect_stroke(glass, CornerRadius::ZERO, line, StrokeKind::Middle);
    painter.rect_stroke(frame, corner, line, StrokeKind::Outside);
}
