//! The game's card: a corner of the pantry by lamp light, dice climbing, the cat behind the row.

use egui::{Color32, Painter as Brush, Rect, Stroke, StrokeKind, pos2, vec2};

use super::ground::{self, Light};
use super::layout::Layout;
use super::palette;
use super::pieces::{Food, paint, tint};
use crate::games::ratzzia::board::Column;
use crate::paint::art::{Art, square};
use crate::paint::theme::Theme;

/// Column, space, value and mark of the dice that climb.
const DICE: [(usize, usize, u8, u8); 9] = [
    (0, 3, 2, 0),
    (1, 2, 4, 1),
    (1, 3, 4, 2),
    (2, 4, 5, 0),
    (2, 5, 6, 2),
    (3, 3, 3, 1),
    (3, 4, 6, 0),
    (4, 2, 2, 2),
    (4, 3, 3, 1),
];

/// See `Painter::paint_card`.
pub fn paint_card(brush: &Brush, rect: Rect, theme: &Theme) {
    let brush = &brush.with_clip_rect(rect.intersect(brush.clip_rect()));
    let unit = (rect.height() / 5.2).max(rect.width() / 9.5);
    let column = unit * 1.62;
    // The shelves and the upper spaces; the rest lies below the card.
    let outer = Rect::from_min_size(rect.left_top() - vec2(unit * 0.35, unit * 0.1), vec2(column * 9.4, unit * 13.0));
    let layout = Layout::in_rect(outer, unit, column, 4);
    brush.rect_filled(rect, 0, theme.board(palette::WALL[1]));
    ground::paint_room(brush, &layout, theme);
    for column in Column::ALL {
        if layout.whole(column).left() < rect.right() {
            ground::paint_column(brush, &layout, theme, 4, column, Light::default());
        }
    }
    for (index, space, value, mark) in DICE {
        if let Some(column) = Column::ALL.get(index) {
            paint(brush, theme, layout.die(*column, space), value, Some(mark), index == 3 && space == 4);
        }
    }
    let ledge = rect.with_min_y(rect.bottom() - unit * 0.62);
    let side = unit * 2.7;
    let cat = square(pos2(rect.right() - side * 0.62, ledge.top() + side * 0.06), side);
    Art::new("ratzzia/cat").tint(tint(theme, 1.0)).paint(brush, cat);
    let line = Stroke::new(2.0, theme.board(palette::OAK_LINE));
    brush.rect(ledge, 0, theme.board(palette::OAK[1]), line, StrokeKind::Inside);
    brush.hline(ledge.x_range(), ledge.top() + 3.0, Stroke::new(2.0, theme.board(palette::OAK[0])));
    for (index, food) in [Food::Sausage, Food::Cheese, Food::Cracker, Food::Sausage].into_iter().enumerate() {
        let center = pos2(rect.left() + unit * (0.8 + 1.05 * index as f32), ledge.top() + unit * 0.12);
        food.paint(brush, theme, center, unit * 0.95, 1.0);
    }
    brush.rect_filled(rect, 0, Color32::from_black_alpha(if theme.dark { 30 } else { 0 }));
}
