//! Scoring: the lines that score at the end of a turn, and the entry they make on the sheet (Z15, Z17, Z18). Knows no
//! hands, seats or states.

use super::board::{Axis, Board, CellIndex, CellSet, Line, MIN_SCORING_SUM};
use super::sheet::{Entry, SUMS};

/// The lines of 10–12 through at least one cell laid this turn, each once (Z15).
pub fn scoring_lines(board: &Board, laid: &CellSet) -> Vec<Line> {
    scoring_line_starts(board, laid).map(|(index, axis)| board.line(index, axis)).collect()
}

/// The entry of a turn that ends on this board (Z15, Z17, Z18).
pub fn turn_entry(board: &Board, laid: &CellSet, crosses: u8, opening: bool) -> Entry {
    let mut entry = Entry { lines: [0; 3], crosses };
    for (index, axis) in scoring_line_starts(board, laid) {
        let sum = board.line_sum(index, axis);
        if let Some(column) = SUMS.iter().position(|&scoring| scoring == sum) {
            entry.lines[column] += 1;
        }
    }
    if opening && entry.lines != [0; 3] {
        entry.crosses += 1;
    }
    entry
}

/// The first cell and the axis of each scoring line through a cell laid this turn, each line once.
fn scoring_line_starts<'a>(board: &'a Board, laid: &'a CellSet) -> impl Iterator<Item = (CellIndex, Axis)> + 'a {
    Axis::BOTH.into_iter().flat_map(move |axis| {
        let mut seen = CellSet::EMPTY;
        laid.iter().filter_map(move |index| {
            if board.line_sum(index, axis) < MIN_SCORING_SUM {
                return None;
            }
            let start = board.line_start(index, axis);
            let is_new = !seen.contains(start);
            seen.insert(start);
            is_new.then_some((start, axis))
        })
    })
}
