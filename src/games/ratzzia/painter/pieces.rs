//! Painting of dice and food: players' dice with their mark, support and candy dice, sausages, crackers, cheeses.

use egui::{Align2, Color32, CornerRadius, FontId, Painter as Brush, Pos2, Rect, Stroke, StrokeKind, Vec2, pos2, vec2};

use super::palette;
use super::tray_dice::TrayDie;
use crate::engine::Seat;
use crate::games::ratzzia::dice::{DieOwner, PlacedDie};
use crate::games::ratzzia::{FULL_BAG, Open, Ratzzia};
use crate::paint::art::{Art, square};
use crate::paint::dice::{DieLook, DiePose, PIP, paint_cube, paint_die, pips};
use crate::paint::fonts;
use crate::paint::marks::{mark_shape, outline, paint_mark};
use crate::paint::painter::Scene;
use crate::paint::shapes::paint_star_shaped;
use crate::paint::stage::PiecePose;
use crate::paint::theme::{Theme, mix};

/// What travels.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Piece {
    /// A die.
    Die(DieAppearance),
    /// An amount of food.
    Food(u32),
    /// A bag with this much food in it.
    Bag(u32),
}

/// The appearance of a die.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DieAppearance {
    /// The value shown, 0 for none.
    pub value: u8,
    /// The seat whose colour the die has; a support die has none.
    pub seat: Option<Seat>,
    /// Whether it is a candy die, which is round and striped.
    pub candy: bool,
}

impl DieAppearance {
    /// The appearance of a die on the board.
    pub fn placed(die: PlacedDie) -> Self {
        DieAppearance { value: die.value.value(), ..DieAppearance::without_value(die.owner) }
    }

    /// The appearance of a die of this owner without a value.
    pub fn without_value(owner: DieOwner) -> Self {
        DieAppearance { value: 0, seat: owner.seat(), candy: owner.is_candy() }
    }

    /// The appearance of a die in the tray.
    pub fn in_tray(die: TrayDie, open: &Open) -> Self {
        let seat = open.turn.seat;
        let value = die.value().map_or(0, |value| value.value());
        match die {
            TrayDie::Own(_) => DieAppearance { value, seat: Some(seat), candy: false },
            TrayDie::Support(_) => DieAppearance { value, seat: None, candy: false },
            TrayDie::Candy => DieAppearance { value, seat: Some(seat), candy: true },
        }
    }

    /// The same appearance with another value.
    pub fn with_value(self, value: u8) -> Self {
        DieAppearance { value, ..self }
    }
}

/// Paints a die in the colours of its seat.
pub fn paint_seat_die(brush: &Brush, scene: &Scene<'_, Ratzzia>, rect: Rect, die: DieAppearance) {
    let mark = die.seat.map(|seat| scene.mark(seat));
    paint(brush, scene.theme, rect, die.value, mark, die.candy);
}

/// Paints a die with a seat's mark; a support die has no mark.
pub fn paint(brush: &Brush, theme: &Theme, rect: Rect, value: u8, mark: Option<u8>, candy: bool) {
    let side = rect.size().min_elem();
    if candy {
        paint_candy(brush, theme, rect, value, mark);
        return;
    }
    let Some(mark) = mark else {
        paint_die(brush, rect, value, DieLook::ivory(theme));
        return;
    };
    let look = DieLook::of_mark(theme, mark);
    paint_die(brush, rect, 0, look);
    // Large and darker than the face, so that nobody takes it for a pip.
    let ink = mix(look.fill, look.edge, 0.6);
    paint_star_shaped(
        brush,
        rect.center(),
        outline(rect.center(), side * 0.36, mark_shape(mark)),
        ink,
        Stroke::new(1.0, ink),
    );
    for at in pips(rect, value) {
        brush.circle_filled(at, side * 0.09, look.pips);
    }
}

/// Paints a player's or support die in the air.
pub fn paint_thrown(brush: &Brush, scene: &Scene<'_, Ratzzia>, pose: &DiePose, side: f32, die: DieAppearance) {
    let mark = die.seat.map(|seat| scene.mark(seat));
    let look = mark.map_or_else(|| DieLook::ivory(scene.theme), |mark| DieLook::of_mark(scene.theme, mark));
    paint_cube(brush, pose, side, look, die.value, |cube_side| {
        if let Some(mark) = mark {
            let ink = cube_side.lit(mix(look.fill, look.edge, 0.6));
            let shape = outline(Pos2::ZERO, 0.36, mark_shape(mark));
            let shape = shape.into_iter().map(|at| cube_side.point(at.x, at.y)).collect();
            paint_star_shaped(brush, cube_side.point(0.0, 0.0), shape, ink, Stroke::NONE);
        }
        cube_side.paint_pips(if mark.is_some() { 0.09 } else { PIP }, look.pips);
    });
}

/// Paints a round sweet in two colours with a ring in the seat's colour.
fn paint_candy(brush: &Brush, theme: &Theme, rect: Rect, value: u8, mark: Option<u8>) {
    let side = rect.size().min_elem();
    let center = rect.center();
    let radius = side * 0.48;
    brush.circle_filled(center + vec2(side * 0.04, side * 0.06), radius, Color32::from_black_alpha(60));
    let [white, red] = palette::CANDY.map(|colour| theme.board(colour));
    brush.circle_filled(center, radius, white);
    for stripe in 0..6 {
        let angle = stripe as f32 * std::f32::consts::TAU / 6.0 + 0.35;
        let (one, two) = (Vec2::angled(angle), Vec2::angled(angle + 0.5));
        let points = vec![center + one * radius * 0.52, center + one * radius * 0.94, center + two * radius * 0.94];
        let shape = egui::Shape::convex_polygon(points, red, Stroke::new(1.0, red));
        brush.add(shape);
    }
    let (ring, line) = match mark {
        Some(mark) => (theme.mark(mark), (side * 0.1).max(2.0)),
        None => (mix(red, Color32::BLACK, 0.35), (side * 0.05).max(1.0)),
    };
    brush.circle_stroke(center, radius - line * 0.5, Stroke::new(line, ring));
    if value > 0 {
        let inner = Rect::from_center_size(center, Vec2::splat(side * 0.62));
        brush.circle_filled(center, side * 0.31, white);
        for at in pips(inner, value) {
            brush.circle_filled(at, side * 0.062, theme.board(palette::CHALK_LINE));
        }
    } else if let Some(mark) = mark {
        let shape = outline(center, side * 0.13, mark_shape(mark));
        paint_star_shaped(brush, center, shape, theme.mark(mark), Stroke::new(1.0, ring));
    }
}

/// Food of one kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Food {
    /// Worth 1.
    Sausage,
    /// Worth 5.
    Cracker,
    /// Worth 10.
    Cheese,
}

impl Food {
    /// The pieces that make up an amount of food, the most valuable first (R1).
    pub fn change(mut sum: u32) -> Vec<Food> {
        let mut food = Vec::new();
        for (kind, worth) in [(Food::Cheese, 10), (Food::Cracker, 5), (Food::Sausage, 1)] {
            // More pieces could not be told apart.
            let count = (sum / worth).min(9);
            food.extend(std::iter::repeat_n(kind, count as usize));
            sum -= count * worth;
        }
        food
    }

    /// How much one piece is worth.
    pub const fn worth(self) -> u32 {
        match self {
            Food::Sausage => 1,
            Food::Cracker => 5,
            Food::Cheese => 10,
        }
    }

    fn art(self) -> &'static str {
        match self {
            Food::Sausage => "ratzzia/sausage",
            Food::Cracker => "ratzzia/cracker",
            Food::Cheese => "ratzzia/cheese",
        }
    }

    /// Paints one piece of food.
    pub fn paint(self, brush: &Brush, theme: &Theme, center: Pos2, side: f32, opacity: f32) {
        Art::new(self.art()).tint(tint(theme, opacity)).paint(brush, square(center, side));
    }
}

/// The most pieces of food that are painted of an amount under way.
const MAX_FOOD: usize = 5;

/// See `Painter::paint_flight`.
pub fn paint_piece(brush: &Brush, scene: &Scene<'_, Ratzzia>, piece: &Piece, pose: PiecePose) {
    let (theme, side) = (scene.theme, pose.side);
    match piece {
        Piece::Die(die) => {
            let size = vec2(side * (1.0 + 0.04 * pose.squash), side * (1.0 - 0.06 * pose.squash));
            let rect = Rect::from_center_size(pose.center, size);
            let shadow = rect.translate(vec2(0.04, 0.06 + 0.2 * pose.lift) * side);
            brush.rect_filled(shadow, CornerRadius::same((side * 0.2) as u8), Color32::from_black_alpha(70));
            paint_seat_die(brush, scene, rect, *die);
        }
        Piece::Food(sum) => {
            let food = Food::change(*sum);
            for (index, food) in food.iter().take(MAX_FOOD).enumerate().rev() {
                let aside = vec2(0.34 * index as f32, -0.12 * (index % 2) as f32) * side;
                food.paint(brush, theme, pose.center + aside, side, 1.0);
            }
            // An amount of several pieces cannot be counted in flight.
            if food.len() > 1 {
                let (fill, ink) = (theme.board(palette::LABEL[0]), theme.board(palette::NUMBER));
                paint_badge(brush, pose.center + vec2(0.0, side * 0.6), side * 0.5, &sum.to_string(), fill, ink);
            }
        }
        Piece::Bag(sum) => paint_bag(brush, theme, square(pose.center, side), *sum),
    }
}

/// Paints a row of food in `rect`, with pieces closer together if there is little room.
pub fn paint_food(brush: &Brush, theme: &Theme, rect: Rect, sum: u32) {
    for (index, kind) in Food::change(sum).iter().enumerate() {
        let piece = food_in_row(rect, sum, index);
        kind.paint(brush, theme, piece.center(), piece.width(), 1.0);
    }
}

/// The rectangle of a piece of food in a row of this sum.
fn food_in_row(rect: Rect, sum: u32, index: usize) -> Rect {
    let side = rect.height();
    let room = (rect.width() - side).max(0.0);
    let steps = Food::change(sum).len().saturating_sub(1).max(1);
    let step = (room / steps as f32).min(side * 0.72);
    square(rect.left_center() + vec2(side * 0.5 + step * index as f32, 0.0), side)
}

/// The end of a row of food, where pieces come and go.
pub fn end_of_food(rect: Rect, sum: u32) -> Rect {
    food_in_row(rect, sum, Food::change(sum).len().saturating_sub(1))
}

/// The tint of pictures.
pub fn tint(theme: &Theme, opacity: f32) -> Color32 {
    theme.board(Color32::WHITE).gamma_multiply(opacity)
}

/// Paints a small sign with a text that stands out, as wide as the text needs.
pub fn paint_badge(brush: &Brush, center: Pos2, size: f32, text: &str, fill: Color32, ink: Color32) {
    let font = FontId::new(size, fonts::bold());
    let galley = brush.layout_no_wrap(text.to_owned(), font, ink);
    let rect = Rect::from_center_size(center, galley.size() + vec2(size * 0.7, size * 0.1));
    let radius = CornerRadius::same((rect.height() * 0.5) as u8);
    brush.rect(rect, radius, fill, Stroke::new(1.5, mix(fill, Color32::BLACK, 0.5)), StrokeKind::Outside);
    brush.galley(Align2::CENTER_CENTER.anchor_size(center, galley.size()).min, galley, ink);
}

/// Where food would go.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Gain {
    /// To the front of a seat with this mark.
    For(u8),
    /// From the front into the bag.
    IntoBag,
}

/// Paints a paper sign for food about to be gained: where it goes, and how much.
pub fn paint_gain(brush: &Brush, theme: &Theme, center: Pos2, size: f32, gain: Gain, sum: u32) {
    let ink = theme.board(palette::NUMBER);
    let text = if gain == Gain::IntoBag { sum.to_string() } else { format!("+{sum}") };
    let galley = brush.layout_no_wrap(text, FontId::new(size, fonts::bold()), ink);
    let radius = size * 0.46;
    let wide = galley.size().x + radius * 2.0 + size * 0.9;
    let rect = Rect::from_center_size(center, vec2(wide, galley.size().y + size * 0.1));
    let corner = CornerRadius::same((rect.height() * 0.5) as u8);
    let line = Stroke::new(2.0, theme.board(palette::LAMP));
    brush.rect(rect, corner, theme.board(palette::LABEL[0]), line, StrokeKind::Outside);
    let picture = rect.left_center() + vec2(size * 0.3 + radius, 0.0);
    match gain {
        Gain::For(mark) => paint_mark(brush, picture, radius, mark, theme),
        Gain::IntoBag => Art::new("ratzzia/sack").tint(tint(theme, 1.0)).paint(brush, square(picture, radius * 2.8)),
    }
    let right = rect.right_center() - vec2(size * 0.35, 0.0);
    brush.galley(Align2::RIGHT_CENTER.anchor_size(right, galley.size()).min, galley, ink);
}

/// Paints a number in the serif font of titles.
pub fn paint_number(brush: &Brush, center: Pos2, size: f32, number: u32, ink: Color32) {
    brush.text(center, Align2::CENTER_CENTER, number.to_string(), FontId::new(size, fonts::serif()), ink);
}

/// Paints a bag with its sum and a bar for how full it is; a full bag shines.
pub fn paint_bag(brush: &Brush, theme: &Theme, rect: Rect, sum: u32) {
    Art::new("ratzzia/bag").tint(tint(theme, 1.0)).paint(brush, square(rect.center(), rect.width()));
    let label = rect.center() + vec2(0.0, rect.height() * 0.16);
    let full = sum >= FULL_BAG;
    let fill = theme.board(if full { palette::LAMP } else { palette::LABEL[0] });
    let size = rect.height() * 0.34;
    let sign = Rect::from_center_size(label, vec2(size * 1.55, size * 1.06));
    let line = Stroke::new(theme.size.control.outline, theme.board(palette::LABEL_LINE));
    brush.rect(sign, 3, fill, line, StrokeKind::Inside);
    paint_number(brush, label, size * 0.95, sum, theme.board(palette::NUMBER));
    // The bar: how full the bag is.
    let bar = Rect::from_min_max(
        pos2(rect.left() + rect.width() * 0.12, rect.bottom() - rect.height() * 0.1),
        pos2(rect.right() - rect.width() * 0.12, rect.bottom() - rect.height() * 0.02),
    );
    brush.rect(bar, 2, mix(fill, theme.board(palette::LABEL_LINE), 0.55), Stroke::NONE, StrokeKind::Inside);
    let share = (sum as f32 / FULL_BAG as f32).min(1.0);
    if share > 0.0 {
        let filled = bar.with_max_x(bar.left() + bar.width() * share);
        brush.rect_filled(filled, 2, theme.board(palette::LAMP));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn change_uses_the_most_valuable_food_first() {
        use Food::{Cheese, Cracker, Sausage};
        assert_eq!(Food::change(0), []);
        assert_eq!(Food::change(4), [Sausage; 4]);
        assert_eq!(Food::change(17), [Cheese, Cracker, Sausage, Sausage]);
        assert_eq!(Food::change(25), [Cheese, Cheese, Cracker]);
    }
}
