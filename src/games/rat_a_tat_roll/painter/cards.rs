//! Cards with face, back and empty place, and tokens, which bear the same icon.

use egui::{Align2, Color32, CornerRadius, FontId, Painter as Brush, Pos2, Rect, Stroke, StrokeKind, Vec2, vec2};

use super::palette;
use super::symbols::paint_reroll;
use crate::games::rat_a_tat_roll::cards::Card;
use crate::paint::fonts;
use crate::paint::theme::{Theme, mix};

/// The opacity of a known card's face over its back.
const KNOWN_OPACITY: f32 = 0.86;
/// The smallest legible text size in points.
const MIN_TEXT_SIZE: f32 = 5.0;

fn corner(rect: Rect) -> CornerRadius {
    CornerRadius::same((rect.width() * 0.13).clamp(1.0, 24.0) as u8)
}

fn line_width(rect: Rect) -> f32 {
    (rect.width() * 0.04).clamp(0.75, 2.5)
}

/// Paints the shadow of a card that is lifted by `lift` of its widths.
pub fn paint_shadow(brush: &Brush, rect: Rect, lift: f32) {
    let away = vec2(0.03 + lift, 0.045 + lift) * rect.width();
    brush.rect_filled(rect.translate(away), corner(rect), Color32::from_black_alpha(if lift > 0.0 { 45 } else { 60 }));
}

/// Paints a card, face up if `card` is given, and squeezed to this share of its width while it turns.
pub fn paint_card(brush: &Brush, theme: &Theme, rect: Rect, card: Option<Card>, squeeze: f32) {
    let rect = Rect::from_center_size(rect.center(), vec2(rect.width() * squeeze.clamp(0.04, 1.0), rect.height()));
    match card {
        Some(card) => paint_face(brush, theme, rect, card),
        None => paint_back(brush, theme, rect),
    }
}

/// Paints the face of a card.
pub fn paint_face(brush: &Brush, theme: &Theme, rect: Rect, card: Card) {
    let [face, edge] = palette::CARD.map(|colour| theme.board(colour));
    let ink = theme.board(match card.number() {
        0..=3 => palette::NUMBERS[0],
        4..=6 => palette::NUMBERS[1],
        _ => palette::NUMBERS[2],
    });
    brush.rect(rect, corner(rect), face, Stroke::new(line_width(rect), edge), StrokeKind::Inside);
    let inner = rect.shrink(rect.width() * 0.1);
    let frame = Stroke::new(line_width(rect) * 0.7, mix(face, ink, 0.35));
    brush.rect_stroke(inner, corner(inner), frame, StrokeKind::Inside);
    let up = if card.has_icon() { 0.12 } else { 0.0 };
    let size = (rect.height() * 0.58).min(rect.width() * 0.92);
    text(brush, rect.center() - vec2(0.0, up * rect.height()), size, &card.number().to_string(), ink);
    if card.has_icon() {
        let middle = rect.center() + vec2(0.0, rect.height() * 0.29);
        paint_reroll(brush, middle, rect.height() * 0.125, ink);
    }
}

/// Paints the back of a card.
pub fn paint_back(brush: &Brush, theme: &Theme, rect: Rect) {
    let [ground, pattern, edge] = palette::BACK.map(|colour| theme.board(colour));
    let face = theme.board(palette::CARD[0]);
    brush.rect(rect, corner(rect), face, Stroke::new(line_width(rect), edge), StrokeKind::Inside);
    let inner = rect.shrink(rect.width() * 0.1);
    brush.rect_filled(inner, corner(inner), ground);
    let inside = brush.with_clip_rect(inner.shrink(line_width(rect)).intersect(brush.clip_rect()));
    let step = (rect.height() * 0.13).max(2.0);
    let stroke = Stroke::new(line_width(rect) * 0.8, pattern);
    let mut at = -inner.height();
    while at < inner.width() {
        let foot = inner.left_bottom() + vec2(at, 0.0);
        inside.line_segment([foot, foot + vec2(inner.height(), -inner.height())], stroke);
        let head = inner.left_top() + vec2(at, 0.0);
        inside.line_segment([head, head + vec2(inner.height(), inner.height())], stroke);
        at += step;
    }
    let radius = rect.width().min(rect.height()) * 0.21;
    brush.circle(rect.center(), radius, ground, Stroke::new(line_width(rect), pattern));
    paint_paw(brush, rect.center(), radius * 0.74, face);
}

/// Paints a card that is known but lies face down: its face within the frame of its back.
pub fn paint_known(brush: &Brush, theme: &Theme, rect: Rect, card: Card) {
    paint_back(brush, theme, rect);
    let mut faint = brush.clone();
    faint.multiply_opacity(KNOWN_OPACITY);
    paint_face(&faint, theme, rect.shrink(rect.width() * 0.14), card);
}

/// Paints an empty place for a card, in an ink that contrasts with the ground.
pub fn paint_empty_place(brush: &Brush, rect: Rect, ink: Color32) {
    brush.rect(
        rect,
        corner(rect),
        ink.gamma_multiply(0.08),
        Stroke::new(line_width(rect), ink.gamma_multiply(0.35)),
        StrokeKind::Inside,
    );
}

/// Paints a token.
pub fn paint_token(brush: &Brush, theme: &Theme, middle: Pos2, radius: f32) {
    let [face, edge] = palette::TOKEN.map(|colour| theme.board(colour));
    brush.circle_filled(middle + Vec2::splat(radius * 0.14), radius, Color32::from_black_alpha(50));
    brush.circle(middle, radius, face, Stroke::new((radius * 0.14).clamp(0.75, 2.5), edge));
    paint_reroll(brush, middle, radius * 0.6, edge);
}

/// Paints a mouse's paw.
fn paint_paw(brush: &Brush, middle: Pos2, radius: f32, colour: Color32) {
    brush.circle_filled(middle + vec2(0.0, 0.3) * radius, radius * 0.46, colour);
    for (x, y) in [(-0.62, -0.12), (-0.23, -0.52), (0.23, -0.52), (0.62, -0.12)] {
        brush.circle_filled(middle + vec2(x, y) * radius, radius * 0.22, colour);
    }
}

/// Writes large serif text centred on a point.
pub fn text(brush: &Brush, middle: Pos2, size: f32, text: &str, colour: Color32) {
    if size >= MIN_TEXT_SIZE {
        brush.text(middle, Align2::CENTER_CENTER, text, FontId::new(size, fonts::serif()), colour);
    }
}

/// Writes small bold text centred on a point.
pub fn small_text(brush: &Brush, middle: Pos2, size: f32, text: &str, colour: Color32) {
    if size >= MIN_TEXT_SIZE {
        brush.text(middle, Align2::CENTER_CENTER, text, FontId::new(size, fonts::bold()), colour);
    }
}
