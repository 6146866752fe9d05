//! The picture on the game's card in the game selection: the pawn in the park, two dice, low cards and a face-down one.

use egui::{Painter as Brush, Rect, Vec2, pos2, vec2};

use super::cards::{paint_back, paint_face, paint_shadow};
use super::ground::{paint_lawn, paint_tree};
use super::layout::Layout;
use super::track::paint_track;
use crate::games::rat_a_tat_roll::cards::Card;
use crate::paint::art::{Art, square};
use crate::paint::dice::{DieLook, paint_die};
use crate::paint::theme::Theme;

/// Implements `Painter::paint_card`.
pub fn paint_select_card(brush: &Brush, rect: Rect, theme: &Theme) {
    let brush = &brush.with_clip_rect(rect.intersect(brush.clip_rect()));
    let unit = rect.height() / 100.0;
    paint_lawn(brush, theme, rect.expand(8.0 * unit), unit * 0.9);
    let at = |x: f32, y: f32| rect.min + vec2(x * rect.width(), y * rect.height());
    // The far part of a large track, as seen from a bench.
    let side = rect.width().max(rect.height() * 1.4);
    let size = vec2(side * 1.5, side * 0.98);
    let area = Rect::from_min_size(pos2(rect.center().x - size.x * 0.5, rect.top() + 0.06 * rect.height()), size);
    let layout = Layout::fit(area, 2);
    paint_track(brush, &layout, theme);
    for (x, y, size) in [(0.08, 0.14, 11.0), (0.21, 0.09, 7.0), (0.9, 0.12, 13.0)] {
        paint_tree(brush, theme, at(x, y), size * unit);
    }
    let card = vec2(27.0, 36.7) * unit;
    for (x, y, number) in [(-0.34, 0.76, Some(1)), (-0.04, 0.8, Some(0)), (0.26, 0.76, None)] {
        let place =
            Rect::from_center_size(pos2(rect.center().x + x * rect.height(), rect.top() + y * rect.height()), card);
        paint_shadow(brush, place, 0.02);
        match number.and_then(Card::new) {
            Some(card) => paint_face(brush, theme, place, card),
            None => paint_back(brush, theme, place),
        }
    }
    for (x, y, value) in [(0.54, 0.72, 4), (0.66, 0.88, 2)] {
        let middle = pos2(rect.center().x + x * rect.height(), rect.top() + y * rect.height());
        paint_die(brush, Rect::from_center_size(middle, Vec2::splat(17.0 * unit)), value, DieLook::ivory(theme));
    }
    let light = (255.0 * theme.board_light).round() as u8;
    let tint = egui::Color32::from_gray(light);
    let pawn = layout.track_point(0.0).pos - vec2(0.0, 15.0 * unit);
    Art::new("rat_a_tat_roll/pawn").tint(tint).paint(brush, square(pawn, 46.0 * unit));
}
