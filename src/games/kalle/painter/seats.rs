//! The panels of a seat: whether it is the rat or a searcher, and the cheeses it has won.

use egui::{Id, Rect, Role, Sense, Stroke, StrokeKind, TextStyle, Ui, WidgetInfo, pos2, vec2};

use super::lids::tint;
use super::place::Place;
use super::prompts::{cheeses, is_rat, is_round_ending};
use crate::engine::{Phrase, Seat};
use crate::games::kalle::{Kalle, Phase};
use crate::paint::art::{Art, square};
use crate::paint::painter::Scene;
use crate::paint::style::text_scale;

/// Distance from one cheese to the next, in sides of a cheese.
const CHEESE_STEP: f32 = 1.06;

/// Shows the seat's role in this round by a picture and a sentence. Roles are public.
pub fn role_ui(ui: &mut Ui, scene: &Scene<'_, Kalle>, seat: Seat) {
    let theme = scene.theme;
    let common = &scene.open.common;
    let is_next_rat = matches!(common.phase, Phase::Dealing { rat } if rat == seat) && !is_round_ending(scene);
    let (picture, key) = match common.phase {
        Phase::Starting => ("kalle/lid", "kalle-role-none"),
        _ if is_next_rat => ("kalle/rat", "kalle-role-next-rat"),
        Phase::Dealing { .. } if !common.is_dealt() => ("kalle/guard", "kalle-role-searches"),
        _ if is_rat(common, seat) => ("kalle/rat", "kalle-role-rat"),
        _ if common.phase == Phase::Placing && common.placer() == seat => ("kalle/guard", "kalle-role-places"),
        _ => ("kalle/guard", "kalle-role-searches"),
    };
    let side = theme.size.piece.role * text_scale(ui, theme).clamp(0.85, 1.4);
    let label = scene.say(&Phrase::new(key));
    let grid = theme.size.grid;
    let room = (ui.available_width() - side - 3.0 * grid).max(theme.size.text_room.panel);
    let galley = ui.painter().layout(label.clone(), TextStyle::Body.resolve(ui.style()), theme.ink, room);
    let height = galley.size().y.max(side) + grid;
    let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), height), Sense::hover());
    scene.put(Place::Hand(seat), rect);
    let brush = ui.painter();
    brush.rect(rect, theme.size.radius, theme.raised, Stroke::new(theme.size.outline, theme.line), StrokeKind::Inside);
    let place = square(pos2(rect.left() + grid + side * 0.5, rect.center().y), side);
    Art::new(picture).tint(tint(theme, 1.0)).paint(brush, place);
    brush.galley(pos2(place.right() + grid, rect.center().y - galley.size().y * 0.5), galley, theme.ink);
    add_label(ui, rect, ("role", seat), label);
}

/// Shows the cheeses that a seat has won.
pub fn cheeses_ui(ui: &mut Ui, scene: &Scene<'_, Kalle>, seat: Seat) {
    let won = cheeses(&scene.open.common, seat);
    let label = match won {
        0 if scene.open.common.phase == Phase::Over => scene.say(&Phrase::new("kalle-cheeses-none")),
        _ => scene.say(&Phrase::new("kalle-cheeses").with("count", won)),
    };
    let rect = if won == 0 { ui.label(scene.theme.soft(&label)).rect } else { cheese_row(ui, scene, won) };
    scene.put(Place::Cheeses(seat), rect);
    scene.put(Place::NextCheese(seat), cheese_slot(ui, scene, rect, won));
    add_label(ui, rect, ("cheeses", seat), label);
}

/// Paints `count` cheeses in a row, closer together if there is little room.
pub fn cheese_row(ui: &mut Ui, scene: &Scene<'_, Kalle>, count: u8) -> Rect {
    let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), cheese_side(ui, scene)), Sense::hover());
    let step = ((rect.width() - rect.height()) / f32::from(count.max(2) - 1)).clamp(1.0, rect.height() * CHEESE_STEP);
    for index in 0..count {
        let middle = pos2(rect.left() + rect.height() * 0.5 + f32::from(index) * step, rect.center().y);
        Art::new("kalle/cheese").tint(tint(scene.theme, 1.0)).paint(ui.painter(), square(middle, rect.height()));
    }
    rect
}

fn cheese_side(ui: &Ui, scene: &Scene<'_, Kalle>) -> f32 {
    scene.theme.size.piece.prize * text_scale(ui, scene.theme).clamp(0.85, 1.4)
}

/// Where one more cheese will lie beside `count` cheeses in this row.
fn cheese_slot(ui: &Ui, scene: &Scene<'_, Kalle>, row: Rect, count: u8) -> Rect {
    let side = cheese_side(ui, scene);
    let middle = row.left() + side * (0.5 + f32::from(count) * CHEESE_STEP);
    square(pos2(middle.min(row.right() - side * 0.5), row.center().y), side)
}

/// Labels a painted rectangle for screen readers; `what` makes its id unique.
pub fn add_label(ui: &Ui, rect: Rect, what: impl std::hash::Hash + std::fmt::Debug + 'static, label: String) {
    let id: Id = ui.make_persistent_id("kalle name").with(what);
    ui.interact(rect, id, Sense::hover()).widget_info(|| WidgetInfo::labeled(Role::Label, ui.is_enabled(), &label));
}
