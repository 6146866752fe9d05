//! What matters of a seat in the strip of seats: the food in front, how full the bag is, unused candy dice; and whether
//! one more storing wins (R5).

use egui::{Align2, CornerRadius, Rect, Stroke, StrokeKind, Ui, Vec2, pos2, vec2};

use super::palette;
use super::pieces::{DieAppearance, Food, paint_seat_die};
use crate::engine::{Phrase, Seat};
use crate::games::ratzzia::dice::DieOwner;
use crate::games::ratzzia::{FULL_BAG, Open, Phase, Ratzzia};
use crate::paint::painter::Scene;
use crate::paint::theme::{Theme, mix};

/// The most that one storing brings into the bag: the sum of two sixes (R15).
const MAX_STORED: u32 = 12;

/// See `Painter::belongings_ui`.
pub fn belongings_ui(ui: &Ui, scene: &Scene<'_, Ratzzia>, seat: Seat) {
    let (theme, rect, brush) = (scene.theme, ui.max_rect(), ui.painter());
    let of = |sums: &[u32]| sums.get(seat.index()).copied().unwrap_or(0);
    let (side, grid) = (rect.height(), theme.size.grid);
    let food = Rect::from_min_size(rect.min, Vec2::splat(side));
    Food::Sausage.paint(brush, theme, food.center(), side, 1.0);
    let font = Theme::small_strong_style().resolve(ui.style());
    let number = pos2(food.right() + grid * 0.25, rect.center().y);
    brush.text(number, Align2::LEFT_CENTER, of(&scene.open.front).to_string(), font.clone(), theme.ink);
    let candies = scene.open.candies.get(seat.index()).copied().unwrap_or(0);
    for index in 0..candies {
        // From the right, one over the other, so that the first one does not move.
        let middle = pos2(rect.right() - side * (0.5 + 0.55 * f32::from(index)), rect.center().y);
        let die = DieAppearance::without_value(DieOwner::Candy(seat));
        paint_seat_die(brush, scene, Rect::from_center_size(middle, Vec2::splat(side * 0.9)), die);
    }
    let left = number.x + font.size * 1.6;
    let right = rect.right() - side * 1.55 - grid;
    let bar = Rect::from_center_size(
        pos2((left + right) * 0.5, rect.center().y),
        vec2((right - left).max(side * 0.5), side * 0.5),
    );
    paint_bag_bar(brush, theme, bar, of(&scene.open.bags));
}

/// Paints how full a bag is.
fn paint_bag_bar(brush: &egui::Painter, theme: &Theme, bar: Rect, bag: u32) {
    let radius = CornerRadius::same((bar.height() * 0.5) as u8);
    let line = theme.board(palette::LABEL_LINE);
    let share = (bag as f32 / FULL_BAG as f32).min(1.0);
    brush.rect_filled(bar, radius, mix(theme.paper, theme.line, 0.6));
    if share > 0.0 {
        let filled = bar.with_max_x(bar.left() + (bar.width() * share).max(bar.height()));
        brush.rect_filled(filled, radius, theme.board(palette::LAMP));
    }
    brush.rect_stroke(bar, radius, Stroke::new(theme.size.control.outline, line), StrokeKind::Inside);
}

/// See `Painter::belongings`.
pub fn belongings(open: &Open, seat: Seat) -> Vec<Phrase> {
    let of = |sums: &[u32]| sums.get(seat.index()).copied().map_or(0, i64::from);
    let bag = Phrase::new("ratzzia-bag").with("bag", of(&open.bags)).with("full", i64::from(FULL_BAG));
    let candies = open.candies.get(seat.index()).copied().unwrap_or(0);
    let key = if candies > 0 { "ratzzia-note-candies" } else { "ratzzia-note" };
    vec![Phrase::new(key).with("front", of(&open.front)).with("candies", candies), bag]
}

/// See `Painter::winning_step`.
pub fn winning_step(open: &Open, seat: Seat) -> Option<Phrase> {
    let of = |sums: &[u32]| sums.get(seat.index()).copied().unwrap_or(0);
    let lacking = FULL_BAG.saturating_sub(of(&open.bags));
    let can_store = (1..=MAX_STORED).contains(&lacking) && of(&open.front) >= lacking;
    (can_store && open.phase != Phase::Over)
        .then(|| Phrase::new("ratzzia-winning-step").with("count", i64::from(lacking)))
}
