//! The game's card: a corner of the pantry in lamp light, with climbing dice and the cat behind the row.

use egui::{Color32, Painter as Brush, Rect, Stroke, StrokeKind, pos2, vec2};

use super::background::{self, Highlight};
use super::layout::Layout;
use super::palette;
use super::pieces::{Food, paint, tint};
use crate::games::ratzzia::board::{self, Column};
use crate::paint::art::{Art, square};
use crate::paint::theme::Theme;

/// The number of columns to the left of the picture, and the number in it.
const COLUMNS: (f32, f32) = (4.0, 5.0);
/// The height of the picture in spaces.
const HEIGHT: f32 = 9.4;
/// The number of top spaces left out.
const OMITTED_SPACES: f32 = 2.0;
/// Column, space, value and mark of the climbing dice.
const DICE: [(usize, usize, u8, u8); 6] =
    [(4, 3, 3, 2), (5, 3, 6, 0), (5, 4, 5, 2), (6, 3, 1, 1), (6, 4, 5, 0), (7, 3, 6, 1)];

/// See `Painter::paint_card`.
pub fn paint_select_card(brush: &Brush, rect: Rect, theme: &Theme) {
    let brush = &brush.with_clip_rect(rect.intersect(brush.clip_rect()));
    let column = rect.width() / (COLUMNS.1 + 0.14);
    // A higher picture has higher spaces.
    let unit = (rect.height() / HEIGHT).clamp(column / 1.75, column * 0.9);
    let corner = rect.left_top() - vec2(column * (COLUMNS.0 - 0.07) + unit * 0.22, unit * 0.1);
    let outer = Rect::from_min_size(corner, vec2(column * 9.0 + unit * 0.44, unit * 13.0));
    let printed = board::printed_board(4);
    let layout = Layout::in_rect(outer, unit, column, printed, 4);
    let lower = Layout::in_rect(outer.translate(vec2(0.0, -unit * OMITTED_SPACES)), unit, column, printed, 4);
    brush.rect_filled(rect, 0, theme.board(palette::WALL[1]));
    background::paint_room(brush, &layout, theme);
    let shown = Column::ALL.into_iter().filter(|&column| layout.whole(column).intersects(rect));
    for column in shown.clone() {
        background::paint_column(brush, &lower, theme, column, Highlight::default());
    }
    for (index, space, value, mark) in DICE {
        if let Some(column) = Column::ALL.get(index) {
            paint(brush, theme, lower.die(*column, space), value, Some(mark), index == 4);
        }
    }
    for column in shown {
        let shelf = layout.shelf(column);
        brush.rect_filled(shelf.with_min_y(rect.top()), 0, theme.board(palette::WALL[1]));
        let reward = printed.column(column).shelf;
        background::paint_shelf(brush, &layout, theme, column, reward, Highlight::default());
    }
    let ledge = rect.with_min_y(rect.bottom() - unit * 0.62);
    let side = unit * 2.7;
    let cat = square(pos2(rect.right() - side * 0.62, ledge.top() - side * 0.1), side);
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
