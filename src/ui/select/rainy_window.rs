//! A small window in the header of game select, with a rainy Sunday behind it.

use egui::{CornerRadius, Painter, Rect, Stroke, StrokeKind, Vec2, pos2, vec2};

use crate::paint::life;
use crate::paint::shapes::{darker, lighter};
use crate::paint::theme::{Theme, mix};

/// Width by height.
const ASPECT: f32 = 2.1;
/// Drops that hang on the panes: x and y in the glass, and radius in heights of the glass.
const DROPS: [(f32, f32, f32); 8] = [
    (0.06, 0.24, 0.035),
    (0.16, 0.72, 0.03),
    (0.2, 0.16, 0.025),
    (0.42, 0.62, 0.03),
    (0.58, 0.3, 0.035),
    (0.7, 0.78, 0.03),
    (0.9, 0.16, 0.03),
    (0.84, 0.56, 0.025),
];
/// The rain behind the glass: where each streak is at rest, x in the glass and how much of its way down it has fallen. In a moment it falls
/// all the way once.
const RAIN: [(f32, f32); 16] = [
    (0.05, 0.42),
    (0.12, 0.02),
    (0.2, 0.3),
    (0.28, 0.68),
    (0.3, 0.08),
    (0.38, 0.4),
    (0.46, 0.14),
    (0.52, 0.72),
    (0.58, 0.46),
    (0.64, 0.06),
    (0.7, 0.34),
    (0.78, 0.62),
    (0.8, 0.1),
    (0.88, 0.36),
    (0.96, 0.02),
    (0.98, 0.6),
];
/// How long a streak is and how far the wind drives it sideways, in heights of the glass.
const STREAK: f32 = 0.17;
const WIND: f32 = 0.3;
/// The hills behind the rain: middle in the glass, and radius in heights of the glass.
const HILLS: [(f32, f32, f32); 2] = [(0.78, 1.5, 0.85), (0.2, 1.62, 0.9)];

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
    for ((x, y, radius), share) in HILLS.into_iter().zip([0.35, 0.55]) {
        behind.circle_filled(at(x, y), glass.height() * radius, mix(sky, theme.board(light.good), share));
    }
    // At rest the streaks hang in the air: that it rains is to be seen at any time.
    let fallen = life::moment(painter, &theme.motion.life).unwrap_or(0.0);
    let streak = Stroke::new(glass.height() * 0.035, mix(sky, water, 0.75));
    for (x, y) in RAIN {
        let y = (y + fallen).fract() * (1.0 + STREAK) - STREAK;
        let ends = [y, y + STREAK].map(|y| at(x, y) - vec2(WIND * y * glass.height(), 0.0));
        behind.line_segment(ends, streak);
    }
    for (x, y, radius) in DROPS {
        behind.circle_filled(at(x, y), glass.height() * radius, water);
    }
    painter.vline(glass.center().x, glass.y_range(), Stroke::new(bar * 0.8, wood));
    painter.hline(glass.x_range(), glass.top() + glass.height() * 0.42, Stroke::new(bar * 0.8, wood));
    painter.rect_stroke(glass, CornerRadius::ZERO, line, StrokeKind::Middle);
    painter.rect_stroke(frame, corner, line, StrokeKind::Outside);
}
