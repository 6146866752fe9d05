//! The panels beside the board: a seat's hand, front food and bag, and the common panel.

use egui::{Align2, CornerRadius, Rect, Role, Sense, TextStyle, Ui, Vec2, WidgetInfo, pos2, vec2};

use super::input::Interaction;
use super::labels;
use super::palette;
use super::pieces::{paint_bag, paint_food, paint_seat_die};
use super::place::Place;
use super::shown_position::ShownPosition;
use crate::engine::{Phrase, Seat};
use crate::games::ratzzia::{FULL_BAG, Ratzzia};
use crate::paint::painter::Scene;
use crate::paint::style::text_scale;
use crate::paint::theme::Theme;

/// Shows the dice in a seat's hand, small.
pub fn dice_ui(ui: &mut Ui, scene: &Scene<'_, Ratzzia>, seat: Seat) {
    let (theme, open) = (scene.theme, scene.open);
    let scale = text_scale(ui, theme).clamp(0.85, 1.4);
    let (rect, response) =
        ui.allocate_exact_size(vec2(ui.available_width(), theme.size.piece.dice_row * scale), Sense::CLICK);
    scene.put(Place::Hand(seat), rect);
    scene.note(Place::Hand(seat), &response);
    let label = scene.say(&labels::hand(open, seat));
    response.widget_info(|| WidgetInfo::labeled(Role::Label, ui.is_enabled(), &label));
    let cloth = CornerRadius::same(theme.size.panel.radius as u8);
    ui.painter().rect_filled(rect, cloth, theme.board(palette::CLOTH[1]));
    let dice = ShownPosition::of(scene).hand(seat);
    if dice.is_empty() {
        let font = TextStyle::Small.resolve(ui.style());
        let text = scene.say(&Phrase::new("ratzzia-hand-empty"));
        ui.painter().text(rect.center(), Align2::CENTER_CENTER, text, font, theme.board(palette::CHALK));
        return;
    }
    let gap = 2.0 * theme.size.panel.inset;
    let step = ((rect.width() - 1.5 * theme.size.grid) / dice.len() as f32).min(rect.height() - gap);
    let left = rect.center().x - step * dice.len() as f32 * 0.5;
    for (index, die) in dice.into_iter().enumerate() {
        let center = pos2(left + step * (index as f32 + 0.5), rect.center().y);
        let side = (step - gap).clamp(1.0, rect.height() - theme.size.grid - theme.size.panel.inset);
        paint_seat_die(ui.painter(), scene, Rect::from_center_size(center, Vec2::splat(side)), die);
    }
}

/// Shows a seat's front food and bag. A click chooses the seat where a reward asks for one.
pub fn food_ui(ui: &mut Ui, scene: &Scene<'_, Ratzzia>, seat: Seat) {
    let (theme, open) = (scene.theme, scene.open);
    let scale = text_scale(ui, theme).clamp(0.85, 1.4);
    let small = TextStyle::Small.resolve(ui.style());
    let line = small.size * 1.36;
    let row = theme.size.piece.dice_row;
    let height = (row * 1.5 * scale).max(line * 2.0 + row * 0.6);
    let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), height), Sense::hover());
    let can_choose = Interaction::from_play(scene).is_some_and(|interaction| interaction.can_choose_plate(seat));
    // A seat that cannot be chosen can be clicked to ask why; keys need not stop there.
    let sense = if can_choose { Sense::click() } else { Sense::CLICK };
    let response = scene.sense(ui, "food", Place::Plate(seat), rect, sense);
    let label = scene.say(&labels::plate(open, seat));
    let role = if can_choose { Role::Button } else { Role::Label };
    response.widget_info(|| WidgetInfo::labeled(role, ui.is_enabled(), &label));
    let brush = ui.painter();
    let of = |sums: &[u32]| sums.get(seat.index()).copied().unwrap_or(0);
    let (front, bag) = (of(&open.front), of(&open.bags));
    let sack = Rect::from_min_size(pos2(rect.right() - height, rect.top()), Vec2::splat(height));
    paint_bag(brush, theme, sack, bag);
    let text = scene.say(&Phrase::new("ratzzia-front").with("front", i64::from(front)));
    brush.text(rect.left_top(), Align2::LEFT_TOP, text, Theme::small_strong_style().resolve(ui.style()), theme.ink);
    let row = Rect::from_min_max(
        pos2(rect.left(), rect.top() + line),
        pos2(sack.left() - theme.size.grid * 0.5, rect.bottom() - line),
    );
    paint_food(brush, theme, row, front);
    let key = if bag < FULL_BAG { "ratzzia-bag" } else { "ratzzia-bag-full" };
    let text = scene.say(&Phrase::new(key).with("bag", i64::from(bag)).with("full", i64::from(FULL_BAG)));
    brush.text(rect.left_bottom(), Align2::LEFT_BOTTOM, text, small, theme.ink_soft);
    if can_choose {
        let stroke = egui::Stroke::new(theme.size.ring.chosen, theme.focus);
        brush.rect_stroke(rect, theme.size.panel.small_radius, stroke, egui::StrokeKind::Outside);
    }
}

/// Shows what belongs to no seat: the jar, the cat's number, the reserve.
pub fn common_ui(ui: &mut Ui, scene: &Scene<'_, Ratzzia>) {
    let (theme, open) = (scene.theme, scene.open);
    let top = ui.cursor().min;
    ui.spacing_mut().item_spacing.y = theme.size.panel.line_gap;
    let mut lines = vec![Phrase::new("ratzzia-jar").with("count", open.jar)];
    if let Some(number) = open.cat_number() {
        let red = open.red_free();
        lines.push(Phrase::new("ratzzia-cat-wants").with("die", number.value()).with("count", red));
    }
    if open.seats == 2 {
        lines.push(Phrase::new("ratzzia-reserve").with("count", open.reserve));
    }
    for line in lines {
        ui.label(theme.soft(scene.say(&line)));
    }
    scene.put(Place::Common, Rect::from_min_max(top, ui.min_rect().max));
}
