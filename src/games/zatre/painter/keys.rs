//! What keys pick, and where arrows take the cursor. No painting.

use egui::{Key, Modifiers, Ui};

use super::Selection;
use super::marking::Hand;
use crate::engine::Cell;
use crate::games::zatre::board::{RED, kind};
use crate::games::zatre::tiles::Tile;
use crate::paint::keyboard_nav::Direction;

/// Digits pick, Backspace and Escape drop. Gives whether anything was picked.
pub fn pick_by_key(ui: &Ui, hand: &Hand<'_>, touch: &mut Selection) -> bool {
    const DIGITS: [Key; 6] = [Key::Num1, Key::Num2, Key::Num3, Key::Num4, Key::Num5, Key::Num6];
    ui.input_mut(|input| {
        for (key, tile) in DIGITS.into_iter().zip(Tile::ALL) {
            if hand.tiles.of(tile) > 0 && input.consume_key(Modifiers::NONE, key) {
                touch.pick(tile, 0);
                return true;
            }
        }
        if touch.picked.is_some() {
            for key in [Key::Backspace, Key::Escape] {
                if input.consume_key(Modifiers::NONE, key) {
                    touch.drop_tile();
                }
            }
        }
        false
    })
}

/// Where the cursor begins: at that of these cells which is nearest to the middle.
pub fn start(cells: impl Iterator<Item = Cell>) -> Cell {
    let far = |cell: &Cell| cell.row.abs_diff(RED.row) + cell.column.abs_diff(RED.column);
    cells.min_by_key(|cell| (far(cell), *cell)).unwrap_or(RED)
}

/// The next cell of the board on this way, over gaps; the same one at the edge.
pub fn next(from: Cell, way: Direction) -> Cell {
    let (mut row, mut column) = (i32::from(from.row), i32::from(from.column));
    loop {
        (row, column) = (row + way.rows, column + way.columns);
        let (Ok(at_row), Ok(at_column)) = (u8::try_from(row), u8::try_from(column)) else { return from };
        if at_row >= 15 || at_column >= 15 {
            return from;
        }
        let cell = Cell::new(at_row, at_column);
        if kind(cell).is_some() {
            return cell;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::paint::keyboard_nav::{DOWN, LEFT, RIGHT, UP};

    const fn at(row: u8, column: u8) -> Cell {
        Cell::new(row, column)
    }

    #[test]
    fn arrows_step_over_gaps_and_stop_at_the_edge() {
        assert_eq!(next(at(7, 7), UP), at(6, 7));
        assert_eq!(next(at(0, 6), RIGHT), at(0, 8));
        assert_eq!(next(at(0, 10), RIGHT), at(0, 10));
        assert_eq!(next(at(1, 7), UP), at(1, 7));
        assert_eq!(next(at(7, 1), LEFT), at(7, 1));
        assert_eq!(next(at(6, 0), DOWN), at(8, 0));
        assert_eq!(next(at(13, 13), DOWN), at(13, 13));
    }

    #[test]
    fn every_cell_is_reached_by_arrows() {
        let mut reached = std::collections::BTreeSet::from([at(7, 7)]);
        let mut open = vec![at(7, 7)];
        while let Some(cell) = open.pop() {
            for way in [UP, DOWN, LEFT, RIGHT] {
                let cell = next(cell, way);
                if reached.insert(cell) {
                    open.push(cell);
                }
            }
        }
        assert_eq!(reached.len(), 193);
    }
}
