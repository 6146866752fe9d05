//! The chips of a seat: the cheeses it has, out of all seven, and how many win (B14, B16).

use egui::{Align2, Rect, Sense, Stroke, TextStyle, Ui, pos2, vec2};

use super::badges::paint_chip;
use super::pens::name;
use super::tiles::paint_cheese;
use crate::engine::{Phrase, Seat};
use crate::games::burg_appenzell::rules::BurgAppenzell;
use crate::games::burg_appenzell::tiles::Cheese;
use crate::games::burg_appenzell::words::cheese_phrase;
use crate::paint::art::square;
use crate::paint::painter::Scene;
use crate::paint::style::text_scale;
use crate::paint::theme::{Theme, mix};

/// See `Painter::seat_ui`.
pub fn chips_ui(ui: &mut Ui, scene: &Scene<'_, BurgAppenzell>, seat: Seat) {
    let theme = scene.theme;
    let common = &scene.open.common;
    let Some(player) = common.players.get(seat.index()) else { return };
    let goal = common.options.goal.kinds();
    let width = ui.available_width();
    let gap = theme.size.grid * 0.5;
    let kinds = Cheese::ALL.len() as f32;
    let side = ((width - gap * (kinds - 1.0)) / kinds).min(44.0 * text_scale(ui, theme).clamp(0.85, 1.3));
    let heading = scene.say(&Phrase::new("burg_appenzell-chips").with("count", player.chips.len()).with("goal", goal));
    let small = TextStyle::Small.resolve(ui.style());
    let line = small.size * 1.36 + 2.0;
    let (rect, _) = ui.allocate_exact_size(vec2(width, line + side + 2.0), Sense::hover());
    let brush = ui.painter();
    let strong = Theme::small_strong_style().resolve(ui.style());
    brush.text(rect.left_top(), Align2::LEFT_TOP, &heading, strong, theme.ink_soft);
    for (index, cheese) in Cheese::ALL.into_iter().enumerate() {
        let center = pos2(rect.left() + side * 0.5 + index as f32 * (side + gap), rect.bottom() - side * 0.5 - 1.0);
        if player.chips.contains(cheese) {
            paint_chip(brush, theme, center, side * 0.48, cheese, None);
        } else {
            // Where one could still lie.
            let faint = mix(theme.paper, theme.line, 0.35);
            brush.circle(center, side * 0.46, faint, Stroke::new(theme.size.outline, theme.line));
            paint_cheese(brush, theme, square(center, side * 0.58), cheese, 0.28);
        }
        let label = scene.say(&cheese_phrase(cheese));
        let place = Rect::from_center_size(center, egui::Vec2::splat(side));
        let id = ui.make_persistent_id("burg appenzell chip").with((seat.index(), index));
        ui.interact(place, id, Sense::hover()).on_hover_text(label);
    }
    scene.spots.put(format!("chips {}", seat.index()), rect);
    let kinds: Vec<Phrase> = player.chips.iter().map(cheese_phrase).collect();
    let words = if kinds.is_empty() {
        Phrase::new("burg_appenzell-chips-none").with("seat", seat).with("goal", goal)
    } else {
        let phrase = Phrase::new("burg_appenzell-chips-words").with("seat", seat).with("goal", goal);
        phrase.with("count", player.chips.len()).with("cheeses", kinds)
    };
    name(ui, rect, ("chips", seat), scene.say(&words));
}
