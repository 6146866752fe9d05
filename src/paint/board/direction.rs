//! Directions on boards, and the places to which they lead.

use crate::engine::Cell;

/// A direction on a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Direction {
    /// Rows downwards.
    pub rows: i32,
    /// Columns to the right.
    pub columns: i32,
}

/// Towards the first row.
pub const UP: Direction = Direction { rows: -1, columns: 0 };
/// Towards the last row.
pub const DOWN: Direction = Direction { rows: 1, columns: 0 };
/// Towards the first column.
pub const LEFT: Direction = Direction { rows: 0, columns: -1 };
/// Towards the last column.
pub const RIGHT: Direction = Direction { rows: 0, columns: 1 };

/// A movement of the cursor.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    /// To the neighbouring place.
    Go(Direction),
    /// To the next place where something can be chosen.
    Jump(Direction),
}

/// The cell that a jump in this direction leads to: the nearest ahead, preferring straight ahead; else the nearest of
/// all.
pub fn jump(from: Cell, direction: Direction, cells: impl Iterator<Item = Cell>) -> Option<Cell> {
    cells.filter(|&cell| cell != from).min_by_key(|cell| {
        let rows = i32::from(cell.row) - i32::from(from.row);
        let columns = i32::from(cell.column) - i32::from(from.column);
        let ahead = rows * direction.rows + columns * direction.columns;
        let sideways = (rows * direction.columns).abs() + (columns * direction.rows).abs();
        match ahead {
            1.. => (0, ahead + 3 * sideways, *cell),
            _ => (1, ahead.abs() + sideways, *cell),
        }
    })
}

/// The next place in this direction on a grid of up to 32 rows and columns, across gaps.
pub fn next_on_grid<P>(from: Cell, direction: Direction, place_at: impl Fn(Cell) -> Option<P>) -> Option<P> {
    let ahead = (1..32).map(|steps| {
        let row = i32::from(from.row) + steps * direction.rows;
        let column = i32::from(from.column) + steps * direction.columns;
        u8::try_from(row).ok().zip(u8::try_from(column).ok()).map(|(row, column)| Cell::new(row, column))
    });
    ahead.map_while(|cell| cell).find_map(place_at)
}

#[cfg(test)]
mod tests {
    use super::*;

    const fn at(row: u8, column: u8) -> Cell {
        Cell::new(row, column)
    }

    #[test]
    fn jump_prefers_straight_ahead() {
        let cells = [at(7, 10), at(6, 8), at(2, 7), at(7, 3)];
        let jump = |from, direction| jump(from, direction, cells.into_iter());
        assert_eq!(jump(at(7, 7), RIGHT), Some(at(7, 10)));
        assert_eq!(jump(at(7, 7), LEFT), Some(at(7, 3)));
        assert_eq!(jump(at(7, 7), UP), Some(at(6, 8)));
        assert_eq!(jump(at(5, 7), UP), Some(at(2, 7)));
        // Nothing lies below, so the nearest of all is taken.
        assert_eq!(jump(at(7, 10), DOWN), Some(at(6, 8)));
    }

    #[test]
    fn jump_without_another_cell_is_none() {
        assert_eq!(jump(at(1, 1), UP, [at(1, 1)].into_iter()), None);
        assert_eq!(jump(at(1, 1), UP, std::iter::empty()), None);
    }
}
