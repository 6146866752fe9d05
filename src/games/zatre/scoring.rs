//! Scoring: the lines that score at the end of a turn, and the entry they make on the sheet (Z15, Z17, Z18). Knows no
//! hands, seats or states.

use super::board::{Axis, Board, CellIndex, CellSet, Line, MIN_SCORING_SUM};
use super::sheet::{Entry, SUMS};

/// The lines of 10–12 through at least one cell laid this turn, each once, rows before columns (Z15).
pub fn scoring_lines(board: &Board, laid: &CellSet) -> Vec<Line> {
    let mut lines = Vec::new();
    for_each_scoring_line(board, laid, |start, axis, _| lines.push(board.line(start, axis)));
    lines.sort_by_key(|line| line.axis);
    lines
}

/// The entry of a turn that ends on this board (Z15, Z17, Z18).
pub fn turn_entry(board: &Board, laid: &CellSet, crosses: u8, opening: bool) -> Entry {
    let mut entry = Entry { lines: [0; 3], crosses };
    for_each_scoring_line(board, laid, |_, _, sum| {
        if let Some(column) = SUMS.iter().position(|&scoring| scoring == sum) {
            entry.lines[column] += 1;
        }
    });
    if opening && entry.lines != [0; 3] {
        entry.crosses += 1;
    }
    entry
}

/// Calls `found` with the first cell, the axis and the sum of each scoring line through a cell laid this turn, each
/// line once.
fn for_each_scoring_line(board: &Board, laid: &CellSet, mut found: impl FnMut(CellIndex, Axis, u8)) {
    let mut seen = [CellSet::EMPTY; 2];
    laid.for_each(|index| {
        for (axis, seen) in Axis::BOTH.into_iter().zip(&mut seen) {
            let (start, sum) = board.line_start_and_sum(index, axis);
            if sum >= MIN_SCORING_SUM && !seen.contains(start) {
                seen.insert(start);
                found(start, axis, sum);
            }
        }
    });
}
