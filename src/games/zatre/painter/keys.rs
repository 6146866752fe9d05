//! The cursor on the board: where arrows and jumps take it. No painting.

use egui::{Key, Modifiers, Ui};

use super::Touch;
use super::marking::Hand;
use crate::engine::Cell;
use crate::games::zatre::board::kind;
use crate::games::zatre::tiles::Tile;

/// A way on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Way {
    rows: i32,
    columns: i32,
}

const UP: Way = Way { rows: -1, columns: 0 };
const DOWN: Way = Way { rows: 1, columns: 0 };
const LEFT: Way = Way { rows: 0, columns: -1 };
const RIGHT: Way = Way { rows: 0, columns: 1 };

/// What was typed for the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    /// To the next cell.
    Go(Way),
    /// To the next legal cell.
    Jump(Way),
    /// Lay the tile here.
    Lay,
}

/// The steps typed in this frame; to be asked only while the board may have the keys.
pub fn steps(ui: &Ui, focused: bool) -> Vec<Step> {
    ui.input_mut(|input| {
        let mut steps = Vec::new();
        for (key, way) in [(Key::ArrowUp, UP), (Key::ArrowDown, DOWN), (Key::ArrowLeft, LEFT), (Key::ArrowRight, RIGHT)]
        {
            for _ in 0..input.count_and_consume_key(Modifiers::COMMAND, key) {
                steps.push(Step::Jump(way));
            }
            for _ in 0..input.count_and_consume_key(Modifiers::NONE, key) {
                steps.push(Step::Go(way));
            }
        }
        if focused {
            let laid = input.consume_key(Modifiers::NONE, Key::Enter) | input.consume_key(Modifiers::NONE, Key::Space);
            steps.extend(laid.then_some(Step::Lay));
        }
        steps
    })
}

/// Digits pick, Backspace and Escape drop. Gives whether anything was picked.
pub fn pick_by_key(ui: &Ui, hand: &Hand<'_>, touch: &mut Touch) -> bool {
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

/// The next cell of the board on this way, over gaps; the same one at the edge.
pub fn next(from: Cell, way: Way) -> Cell {
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

/// The legal cell that a jump on this way leads to: the nearest ahead, those straight ahead first; else the nearest of all.
pub fn jump(from: Cell, way: Way, legal: impl Iterator<Item = Cell>) -> Option<Cell> {
    legal.filter(|&cell| cell != from).min_by_key(|cell| {
        let rows = i32::from(cell.row) - i32::from(from.row);
        let columns = i32::from(cell.column) - i32::from(from.column);
        let ahead = rows * way.rows + columns * way.columns;
        let aside = (rows * way.columns).abs() + (columns * way.rows).abs();
        match ahead {
            1.. => (0, ahead + 3 * aside, *cell),
            _ => (1, ahead.abs() + aside, *cell),
        }
    })
}

#[cfg(test)]
mod tests {
    use super::*;

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

    #[test]
    fn a_jump_goes_straight_on_before_it_goes_aside() {
        let legal = [at(7, 10), at(6, 8), at(2, 7), at(7, 3)];
        let jump = |from, way| jump(from, way, legal.into_iter());
        assert_eq!(jump(at(7, 7), RIGHT), Some(at(7, 10)));
        assert_eq!(jump(at(7, 8), RIGHT), Some(at(7, 10)));
        assert_eq!(jump(at(7, 7), LEFT), Some(at(7, 3)));
        assert_eq!(jump(at(7, 7), UP), Some(at(6, 8)));
        assert_eq!(jump(at(5, 7), UP), Some(at(2, 7)));
        // Nothing lies below: the nearest of all.
        assert_eq!(jump(at(7, 10), DOWN), Some(at(6, 8)));
    }

    #[test]
    fn jumps_reach_something_from_everywhere_and_nothing_where_there_is_nothing() {
        for cell in crate::games::zatre::board::cells() {
            assert_eq!(jump(cell, UP, [at(7, 7)].into_iter()).is_some(), cell != at(7, 7));
            assert_eq!(jump(cell, UP, std::iter::empty()), None);
        }
    }
}
