//! The draw for the start (Z4): the tiles of all seats side by side on the empty board.

use egui::{Align2, CornerRadius, FontId, Rect, Stroke, StrokeKind, Ui, Vec2, pos2, vec2};

use super::layout::Layout;
use super::place::Place;
use super::tiles::{Pose, paint_rim, paint_tile};
use crate::engine::Seat;
use crate::games::zatre::rules::{Phase, Seen, Zatre};
use crate::paint::fonts;
use crate::paint::marks::paint_mark;
use crate::paint::painter::Scene;

/// Paints who has drawn what for the start, as long as that is decided or shown.
pub fn paint_start_draw(ui: &Ui, scene: &Scene<'_, Zatre>, layout: &Layout) {
    let common = &scene.open.common;
    let is_deciding = matches!(common.phase, Phase::Starting { .. });
    let shows_end = !scene.stage.is_over()
        && matches!(scene.last, Some((last, _)) if matches!(last.seen, Seen::StartDrew { begins: Some(_), .. }));
    if !is_deciding && !shows_end {
        return;
    }
    // The last draw takes the tiles into the hands; side by side they tell why who begins.
    let known = &scene.stage.before().filter(|_| shows_end).unwrap_or(scene.open).common.known;
    let (brush, theme) = (ui.painter(), scene.theme);
    let seats = usize::from(common.seats);
    let step = layout.cell * if seats > 4 { 2.4 } else { 3.0 };
    let side = layout.cell * 1.5;
    let middle = layout.center();
    let panel = Rect::from_center_size(middle, vec2(step * seats as f32 + layout.cell, layout.cell * 4.4));
    let radius = CornerRadius::same(theme.size.radius as u8);
    brush.rect(panel, radius, theme.raised, Stroke::new(theme.size.outline, theme.line), StrokeKind::Inside);
    for seat in Seat::all(seats) {
        let x = middle.x + (seat.index() as f32 - (seats - 1) as f32 * 0.5) * step;
        let font = FontId::new(theme.size.small, fonts::bold());
        let name = scene.names.get(seat.index()).map_or("", String::as_str);
        let galley = brush.layout(name.to_owned(), font, theme.ink, step);
        let top = panel.top() + layout.cell * 0.75;
        paint_mark(brush, pos2(x, top), theme.size.mark * 0.5, scene.mark(seat), theme);
        let at = pos2(x, top + theme.size.mark);
        brush.galley(Align2::CENTER_TOP.anchor_size(at, galley.size()).min, galley, theme.ink);
        let place = Rect::from_center_size(pos2(x, panel.bottom() - layout.cell * 1.15), Vec2::splat(side));
        scene.put(Place::StartTile(seat), place);
        let slot = place.shrink(side * 0.04);
        brush.rect_stroke(slot, CornerRadius::same(6), Stroke::new(theme.size.outline, theme.line), StrokeKind::Inside);
        let mut drawn: Vec<_> = known[seat.index()].iter().collect();
        // The tile that was drawn last lies on top.
        if let Some((last, _)) = scene.last
            && let Seen::StartDrew { seat: drew, tile, .. } = last.seen
            && drew == seat
        {
            if !shows_end && let Some(index) = drawn.iter().position(|each| *each == tile) {
                drawn.remove(index);
            }
            if !scene.stage.is_awaited(Place::StartTile(seat)) {
                drawn.push(tile);
            }
        }
        let count = drawn.len();
        for (index, tile) in drawn.into_iter().enumerate() {
            let below = (count - 1 - index) as f32;
            let pose = Pose::flat(place.center() - vec2(below * side * 0.18, below * side * 0.12), side * 0.9);
            paint_tile(brush, theme, pose, tile);
            if index + 1 == count && scene.stage.light(Place::StartTile(seat)) > 0.0 {
                paint_rim(brush, pose, side * 0.08, theme.accent);
            }
        }
    }
}
