//! Badges, the small labels on the board: sums at line ends, gains of a placement, sums missing at open light cells.
//! Knows no rules.

use egui::{Align2, Color32, CornerRadius, FontId, Painter as Brush, Pos2, Rect, Stroke, StrokeKind, Vec2, vec2};

use super::palette;
use super::tiles::paint_cross;
use crate::paint::fonts;
use crate::paint::shapes::darker;
use crate::paint::theme::Theme;

/// The colour scheme of a badge.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tone {
    /// A sum that scores nothing.
    Quiet,
    /// A sum or gain that scores.
    Scoring,
    /// A sum that is still missing.
    Missing,
}

/// A badge: text followed by crosses.
#[derive(Clone, Debug)]
pub struct Badge {
    /// The text; may be empty.
    pub text: String,
    /// The number of crosses after the text.
    pub crosses: u8,
    /// The colour scheme.
    pub tone: Tone,
}

/// The font size of badges on cells with this side, both in points.
pub fn letter_height(cell: f32, theme: &Theme) -> f32 {
    (cell * 0.42).clamp(theme.size.least, theme.size.body * 1.1).round()
}

/// Paints a badge with its `anchor` at `point`, moved as little as needed to stay within `room`. Returns its rectangle.
pub fn paint_badge(
    brush: &Brush,
    theme: &Theme,
    room: Rect,
    (point, anchor): (Pos2, Align2),
    cell: f32,
    badge: &Badge,
) -> Rect {
    let letters = letter_height(cell, theme);
    let (fill, ink, line) = match badge.tone {
        Tone::Quiet => (theme.board(palette::CREAM), theme.board(palette::CHALK_LINE), theme.board(palette::TILE_LINE)),
        Tone::Scoring => (theme.accent, theme.accent_ink, darker(theme.accent, 0.55)),
        Tone::Missing => (theme.board(palette::CHALK_LINE), theme.board(palette::CHALK), theme.board(palette::CHALK)),
    };
    let galley = brush.layout_no_wrap(badge.text.clone(), FontId::new(letters, fonts::bold()), Color32::PLACEHOLDER);
    let cross = letters * 0.66;
    let gap = if badge.text.is_empty() { 0.0 } else { letters * 0.25 };
    let crosses = if badge.crosses == 0 { 0.0 } else { f32::from(badge.crosses) * cross * 1.15 + gap };
    let height = (letters * 1.36).round();
    let width = (galley.size().x + crosses + letters * 0.9).max(height);
    let mut rect = anchor.anchor_size(point, vec2(width, height));
    let inside = room.shrink(2.0);
    rect = rect.translate(vec2(
        (inside.left() - rect.left()).max(0.0) - (rect.right() - inside.right()).max(0.0),
        (inside.top() - rect.top()).max(0.0) - (rect.bottom() - inside.bottom()).max(0.0),
    ));
    let radius = CornerRadius::same((height * 0.5) as u8);
    brush.rect_filled(rect.translate(Vec2::splat(height * 0.08)), radius, Color32::from_black_alpha(70));
    brush.rect(rect, radius, fill, Stroke::new(1.25, line), StrokeKind::Inside);
    let left = rect.center().x - (galley.size().x + crosses) * 0.5;
    let text_width = galley.size().x;
    let place = egui::pos2(left, rect.center().y - galley.mesh_bounds.center().y);
    brush.galley(place, galley, ink);
    for index in 0..badge.crosses {
        let x = left + text_width + gap + cross * (0.5 + 1.15 * f32::from(index));
        let stroke = Stroke::new(letters * 0.13, ink);
        paint_cross(brush, egui::pos2(x, rect.center().y), cross * 0.36, stroke);
    }
    rect
}
