//! Keyboard input: picking tiles by digit, and moving the cursor by arrow keys. No painting.

use egui::{Key, Modifiers, Ui};

use super::Selection;
use super::interaction::Interaction;
use crate::engine::Cell;
use crate::games::zatre::board::{RED, cell_kind};
use crate::games::zatre::tiles::Tile;
use crate::paint::keyboard_nav::Direction;

/// Picks a tile on a digit key and drops it on Backspace or Escape. Returns whether a tile was picked.
pub fn pick_by_key(ui: &Ui, interaction: &Interaction<'_>, selection: &mut Selection) -> bool {
    const DIGITS: [Key; 6] = [Key::Num1, Key::Num2, Key::Num3, Key::Num4, Key::Num5, Key::Num6];
    ui.input_mut(|input| {
        for (key, tile) in DIGITS.into_iter().zip(Tile::ALL) {
            if interaction.tiles.count_of(tile) > 0 && input.consume_key(Modifiers::NONE, key) {
                selection.pick(tile, 0);
                return true;
            }
        }
        if selection.picked.is_some() {
            for key in [Key::Backspace, Key::Escape] {
                if input.consume_key(Modifiers::NONE, key) {
                    selection.drop_tile();
                }
            }
        }
        false
    })
}

/// The first cell of the cursor: the cell nearest to the middle, or the red cell if there are none.
pub fn start_cell(cells: impl Iterator<Item = Cell>) -> Cell {
    let distance = |cell: &Cell| cell.row.abs_diff(RED.row) + cell.column.abs_diff(RED.column);
    cells.min_by_key(|cell| (distance(cell), *cell)).unwrap_or(RED)
}

/// The next cell in this direction, across gaps in the board; `from` itself at the edge.
pub fn next_cell(from: Cell, direction: Direction) -> Cell {
    let (mut row, mut column) = (i32::from(from.row), i32::from(from.column));
    loop {
        (row, column) = (row + direction.rows, column + direction.columns);
        let (Ok(at_row), Ok(at_column)) = (u8::try_from(row), u8::try_from(column)) else { return from };
        if at_row >= 15 || at_column >= 15 {
            return from;
        }
        let cell = Cell::new(at_row, at_column);
        if cell_kind(cell).is_some() {
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
        assert_eq!(next_cell(at(7, 7), UP), at(6, 7));
        assert_eq!(next_cell(at(0, 6), RIGHT), at(0, 8));
        assert_eq!(next_cell(at(0, 10), RIGHT), at(0, 10));
        assert_eq!(next_cell(at(1, 7), UP), at(1, 7));
        assert_eq!(next_cell(at(7, 1), LEFT), at(7, 1));
        assert_eq!(next_cell(at(6, 0), DOWN), at(8, 0));
        assert_eq!(next_cell(at(13, 13), DOWN), at(13, 13));
    }

    #[test]
    fn arrows_reach_every_cell() {
        let mut reached = std::collections::BTreeSet::from([at(7, 7)]);
        let mut open = vec![at(7, 7)];
        while let Some(cell) = open.pop() {
            for direction in [UP, DOWN, LEFT, RIGHT] {
                let cell = next_cell(cell, direction);
                if reached.insert(cell) {
                    open.push(cell);
                }
            }
        }
        assert_eq!(reached.len(), 193);
    }
}
