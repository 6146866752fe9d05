//! What lies before a seat: whether it is the rat or searches, and the cheeses it has won.

use egui::{Id, Rect, Role, Sense, Stroke, StrokeKind, TextStyle, Ui, WidgetInfo, pos2, vec2};

use super::animation::is_ending;
use super::lids::tint;
use super::prompts::{self, is_rat};
use crate::engine::{Phrase, Seat};
use crate::games::kalle::{Kalle, Phase};
use crate::paint::art::{Art, square};
use crate::paint::painter::Scene;
use crate::paint::style::text_scale;

/// Side of the picture of what a seat is, at a text scale of 100 %.
const ROLE: f32 = 48.0;
/// Side of a cheese.
const CHEESE: f32 = 34.0;

/// What this seat is in this round, in a picture and a sentence. Everyone may see it.
pub fn role_ui(ui: &mut Ui, scene: &Scene<'_, Kalle>, seat: Seat) {
    let theme = scene.theme;
    let common = &scene.open.common;
    let next = matches!(common.phase, Phase::Dealing { rat } if rat == seat) && !is_ending(scene);
    let (picture, key) = match common.phase {
        Phase::Starting => ("kalle/lid", "kalle-role-none"),
        _ if next => ("kalle/rat", "kalle-role-next-rat"),
        Phase::Dealing { .. } if !common.is_dealt() => ("kalle/guard", "kalle-role-searches"),
        _ if is_rat(common, seat) => ("kalle/rat", "kalle-role-rat"),
        _ if common.phase == Phase::Placing && common.placer() == seat => ("kalle/guard", "kalle-role-places"),
        _ => ("kalle/guard", "kalle-role-searches"),
    };
    let side = ROLE * text_scale(ui, theme).clamp(0.85, 1.4);
    let label = scene.say(&Phrase::new(key));
    let grid = theme.size.grid;
    let room = (ui.available_width() - side - 3.0 * grid).max(40.0);
    let galley = ui.painter().layout(label.clone(), TextStyle::Body.resolve(ui.style()), theme.ink, room);
    let height = galley.size().y.max(side) + grid;
    let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), height), Sense::hover());
    scene.spots.put(format!("hand {}", seat.index()), rect);
    let brush = ui.painter();
    brush.rect(rect, theme.size.radius, theme.raised, Stroke::new(theme.size.outline, theme.line), StrokeKind::Inside);
    let place = square(pos2(rect.left() + grid + side * 0.5, rect.center().y), side);
    Art::new(picture).tint(tint(theme, 1.0)).paint(brush, place);
    brush.galley(pos2(place.right() + grid, rect.center().y - galley.size().y * 0.5), galley, theme.ink);
    name(ui, rect, ("role", seat), label);
}

/// The cheeses that a seat has won.
pub fn cheeses_ui(ui: &mut Ui, scene: &Scene<'_, Kalle>, seat: Seat) {
    let won = prompts::cheeses(scene, seat);
    let label = scene.say(&Phrase::new("kalle-cheeses").with("count", won));
    let rect = if won == 0 { ui.label(scene.theme.soft(&label)).rect } else { cheeses(ui, scene, won) };
    scene.spots.put(format!("cheeses {}", seat.index()), rect);
    name(ui, rect, ("cheeses", seat), label);
}

/// So many cheeses in a row, closer together where there is little room.
pub fn cheeses(ui: &mut Ui, scene: &Scene<'_, Kalle>, count: u8) -> Rect {
    let side = CHEESE * text_scale(ui, scene.theme).clamp(0.85, 1.4);
    let width = ui.available_width();
    let step = ((width - side) / f32::from(count.max(2) - 1)).clamp(1.0, side * 1.06);
    let (rect, _) = ui.allocate_exact_size(vec2(width, side), Sense::hover());
    for index in 0..count {
        let middle = pos2(rect.left() + side * 0.5 + f32::from(index) * step, rect.center().y);
        Art::new("kalle/cheese").tint(tint(scene.theme, 1.0)).paint(ui.painter(), square(middle, side));
    }
    rect
}

/// Gives something painted a name for a screen reader.
pub fn name(ui: &Ui, rect: Rect, what: impl std::hash::Hash + std::fmt::Debug + 'static, label: String) {
    let id: Id = ui.make_persistent_id("kalle name").with(what);
    ui.interact(rect, id, Sense::hover()).widget_info(|| WidgetInfo::labeled(Role::Label, ui.is_enabled(), &label));
}
