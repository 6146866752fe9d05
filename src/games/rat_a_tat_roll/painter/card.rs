//! The game's card: the pawn on its way through the park, two dice, low cards and a high one.

use egui::{Painter as Brush, Rect, Vec2, pos2, vec2};

use super::cards::{paint_back, paint_face, paint_shadow};
use super::ground::{paint_lawn, paint_tree};
use super::layout::Layout;
use super::track::paint_track;
use crate::games::rat_a_tat_roll::cards::Card;
use crate::paint::art::{Art, square};
use crate::paint::dice::{DieLook, paint_die};
use crate::paint::theme::Theme;

/// See `Painter::paint_card`.
pub fn paint_scene(brush: &Brush, rect: Rect, theme: &Theme) {
    let brush = &brush.with_clip_rect(rect.intersect(brush.clip_rect()));
    let unit = rect.height() / 100.0;
    paint_lawn(brush, theme, rect.expand(8.0 * unit), unit * 0.9);
    let at = |x: f32, y: f32| rect.min + vec2(x * rect.width(), y * rect.height());
    // The near part of a large track.
    let side = rect.width().max(rect.height() * 1.5);
    let area = Rect::from_center_size(
        pos2(rect.center().x - side * 0.08, rect.top() - side * 0.17),
        vec2(side * 1.7, side * 1.12),
    );
    let layout = Layout::fitting(area, 2);
    paint_track(brush, &layout, theme);
    for (x, y, size) in [(0.04, 0.1, 12.0), (0.95, 0.9, 15.0), (0.02, 0.96, 10.0)] {
        paint_tree(brush, theme, at(x, y), size * unit);
    }
    let card = vec2(26.0, 35.4) * unit;
    for (x, y, number) in [(0.2, 0.28, Some(1)), (0.36, 0.24, Some(0)), (0.52, 0.28, None)] {
        let place = Rect::from_center_size(at(x, y), card);
        paint_shadow(brush, place, 0.02);
        match number.and_then(Card::new) {
            Some(card) => paint_face(brush, theme, place, card),
            None => paint_back(brush, theme, place),
        }
    }
    for (x, y, value) in [(0.74, 0.26, 4), (0.86, 0.4, 2)] {
        paint_die(brush, Rect::from_center_size(at(x, y), Vec2::splat(19.0 * unit)), value, DieLook::ivory(theme));
    }
    let light = (255.0 * theme.board_light).round() as u8;
    let tint = egui::Color32::from_gray(light);
    Art::new("rat_a_tat_roll/pawn").tint(tint).paint(brush, square(at(0.6, 0.62), 46.0 * unit));
}
