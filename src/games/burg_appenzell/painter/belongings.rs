//! What matters of a seat in the strip of seats: a place for each kind of cheese, with the chips won (B14), and the mice
//! that have fallen (B13); and whether one more chip wins (B16).

use egui::{Rect, Stroke, Ui, Vec2, pos2, vec2};

use super::highlights::paint_chip;
use super::panels::chips_in_words;
use super::pieces::{Pose, paint_mouse};
use super::place::Place;
use super::shown_position::ShownPosition;
use crate::engine::{Phrase, Seat};
use crate::games::burg_appenzell::common::{Common, Phase};
use crate::games::burg_appenzell::ending::FALLEN_MICE_LIMIT;
use crate::games::burg_appenzell::rules::BurgAppenzell;
use crate::games::burg_appenzell::tiles::Cheese;
use crate::paint::painter::Scene;
use crate::paint::theme::mix;

/// The most fallen mice that a seat can have while the game runs (B17).
const MAX_FALLEN: usize = FALLEN_MICE_LIMIT as usize - 1;

/// See `Painter::belongings_ui`.
pub fn belongings_ui(ui: &Ui, scene: &Scene<'_, BurgAppenzell>, seat: Seat) {
    let (theme, rect, brush) = (scene.theme, ui.max_rect(), ui.painter());
    let chips = ShownPosition::of(scene).chips(seat);
    let places = Cheese::ALL.len() + MAX_FALLEN;
    let step = (rect.width() / places as f32).min(rect.height());
    let place = |index: usize| {
        let middle = pos2(rect.left() + step * (index as f32 + 0.5), rect.center().y);
        Rect::from_center_size(middle, Vec2::splat(step))
    };
    let radius = step * 0.46;
    for (index, cheese) in Cheese::ALL.into_iter().enumerate() {
        let place = place(index);
        if chips.contains(cheese) {
            paint_chip(brush, theme, place.center(), radius, cheese, None);
        } else {
            let faint = mix(theme.paper, theme.line, 0.35);
            brush.circle(
                place.center(),
                radius * 0.8,
                faint,
                Stroke::new(theme.size.outline, mix(theme.line, theme.ink_soft, 0.35)),
            );
        }
        scene.put(Place::Chip(seat, cheese), place);
    }
    let pen = place(Cheese::ALL.len()).union(place(places - 1));
    let fallen = scene.open.common.players.get(seat.index()).map_or(0, |player| player.fallen);
    let apart = pen.width() / f32::from(fallen).max(MAX_FALLEN as f32);
    for index in 0..fallen {
        // From the right, so that the first one does not move.
        let middle = pos2(pen.right() - apart * (f32::from(index) + 0.5), pen.center().y);
        let pose = Pose { angle: 0.9, opacity: 0.75, ..Pose::at(middle, step) };
        paint_mouse(brush, theme, pose, scene.mark(seat));
    }
    scene.put(Place::Chips(seat), place(0).union(place(Cheese::ALL.len() - 1)));
    scene.put(Place::FallenPen(seat), pen);
    // Mice from the supply, which has its pen beside the board for one seat only, come from the mark of their seat.
    scene.put(Place::SupplyPen(seat), Rect::from_center_size(rect.left_center() - vec2(step, 0.0), Vec2::splat(step)));
}

/// See `Painter::belongings`.
pub fn belongings(common: &Common, seat: Seat) -> Vec<Phrase> {
    let fallen = common.players.get(seat.index()).map_or(0, |player| player.fallen);
    let note = (fallen > 0).then(|| Phrase::new("burg_appenzell-note-fallen").with("count", fallen));
    chips_in_words(common, seat).into_iter().chain(note).collect()
}

/// See `Painter::winning_step`.
pub fn winning_step(common: &Common, seat: Seat) -> Option<Phrase> {
    let chips = common.players.get(seat.index())?.chips.len();
    let is_close = common.phase == Phase::Acting && chips as u32 + 1 == u32::from(common.options.goal.kinds());
    is_close.then(|| Phrase::new("burg_appenzell-winning-step"))
}
