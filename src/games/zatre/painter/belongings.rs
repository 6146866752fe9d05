//! What matters of a seat in the strip of seats: the tiles in its hand, face down but for those that all have seen drawn
//! (Z24).

use egui::{Ui, pos2};

use super::rack::rack_contents;
use super::tiles::{Pose, paint_back, paint_tile};
use crate::engine::Seat;
use crate::games::zatre::rules::Zatre;
use crate::paint::painter::Scene;

/// See `Painter::belongings_ui`.
pub fn belongings_ui(ui: &Ui, scene: &Scene<'_, Zatre>, seat: Seat) {
    let (theme, rect, brush) = (scene.theme, ui.max_rect(), ui.painter());
    let contents = rack_contents(scene.open, seat, false);
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
}
