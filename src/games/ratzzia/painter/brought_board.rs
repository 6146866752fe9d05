//! The small picture of a board that people brought, before the game: columns and cat row, nothing on them.

use egui::{Painter as Brush, Rect};
use serde::Deserialize as _;

use super::background::{self, Highlight};
use super::layout::Layout;
use super::palette;
use crate::games::ratzzia::board::{Board, BoardData, Column};
use crate::paint::theme::Theme;

/// See `Painter::paint_brought_board`.
pub fn paint_brought_board(brush: &Brush, rect: Rect, theme: &Theme, board: &serde_json::Value, seats: usize) {
    let Some(board) = BoardData::deserialize(board).ok().and_then(|data| Board::new(&data).ok()) else { return };
    let brush = &brush.with_clip_rect(rect.intersect(brush.clip_rect()));
    let layout = Layout::without_plates(rect, board.printed(seats), seats);
    brush.rect_filled(rect, 0, theme.board(palette::WALL[1]));
    background::paint_room(brush, &layout, theme);
    for column in Column::ALL {
        background::paint_column(brush, &layout, theme, column, Highlight::default());
    }
    background::paint_cat_row(brush, &layout, theme, Highlight::default(), 0.0);
}
