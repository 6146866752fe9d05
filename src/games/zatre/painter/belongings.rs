//! What matters of a seat in the strip of seats: the tiles in its hand, face down but for those that all have seen drawn
//! (Z24).

use egui::{Rect, Ui, Vec2, pos2};

use super::place::Place;
use super::rack::rack_contents;
use super::tiles::{Pose, paint_back, paint_tile};
use crate::engine::Seat;
use crate::games::zatre::rules::{Seen, Zatre};
use crate::paint::painter::Scene;

/// See `Painter::belongings_ui`.
pub fn belongings_ui(ui: &Ui, scene: &Scene<'_, Zatre>, seat: Seat) {
    let (theme, rect, brush) = (scene.theme, ui.max_rect(), ui.painter());
    let mut contents = rack_contents(scene.open, seat, false);
    let (come, gone) = moved(scene, seat);
    contents.backs = (contents.backs + come).saturating_sub(gone);
    let side = rect.height() * 0.92;
    let count = usize::from(contents.backs) + contents.tiles().count();
    let room = (rect.width() - side).max(0.0);
    let step = (room / count.saturating_sub(1).max(1) as f32).min(side * 1.12);
    let pose = |index: usize| Pose::flat(pos2(rect.left() + side * 0.5 + step * index as f32, rect.center().y), side);
    let mut places = 0..count;
    for (tile, index) in contents.tiles().zip(places.by_ref()) {
        paint_tile(brush, theme, pose(index), tile.tile);
    }
    for index in places {
        paint_back(brush, theme, pose(index));
    }
    let slot = |index| Rect::from_center_size(pose(index).center, Vec2::splat(side));
    scene.put(Place::LastHeld(seat), slot(count.saturating_sub(1)));
    scene.put(Place::NextHeld(seat), slot(count));
}

/// How many tiles have come to a seat, and how many have left it, since the position that the scene shows.
fn moved(scene: &Scene<'_, Zatre>, seat: Seat) -> (u8, u8) {
    let seen = scene.last.map(|(observation, _)| &observation.seen).filter(|_| !scene.stage.is_over());
    let coming = scene.stage.yet_to_land(Place::NextHeld(seat)) as u8;
    let leaving = scene.stage.yet_to_leave(Place::LastHeld(seat)) as u8;
    match seen {
        Some(Seen::Drew { seat: by, count, .. }) if *by == seat => (count.saturating_sub(coming), 0),
        Some(Seen::DealtOut { seat: to, .. }) if *to == seat => (1u8.saturating_sub(coming), 0),
        Some(Seen::Placed { seat: by, .. }) if *by == seat => (0, 1u8.saturating_sub(leaving)),
        _ => (0, 0),
    }
}
