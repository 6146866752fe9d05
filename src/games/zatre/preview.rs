//! What a placement makes and what a turn will enter: pure functions, used by the rules themselves and by whoever shows them.

use super::board::{Axis, Board, CellSet, Line, SCORING, Spot};
use super::sheet::{Entry, SUMS};
use super::tiles::Tile;
use crate::engine::Cell;

/// The lines of two or more tiles that a tile laid on this empty cell stands in.
pub fn lines(board: &Board, spot: Spot, tile: Tile) -> Vec<Line> {
    let board = board.with(spot, tile);
    Axis::BOTH.into_iter().map(|axis| board.line(spot, axis)).filter(|line| line.cells.len() > 1).collect()
}

/// The lines of 10–12 that hold at least one of the cells laid this turn, each once (Z15).
pub fn scoring_lines(board: &Board, laid: &CellSet) -> Vec<Line> {
    heads(board, laid).map(|(spot, axis)| board.line(spot, axis)).collect()
}

/// What the turn enters if it ends on this board (Z15, Z17, Z18).
pub fn entry(board: &Board, laid: &CellSet, crosses: u8, opening: bool) -> Entry {
    let mut entry = Entry { lines: [0; 3], crosses };
    for (spot, axis) in heads(board, laid) {
        let sum = board.sum(spot, axis);
        if let Some(column) = SUMS.iter().position(|&scoring| scoring == sum) {
            entry.lines[column] += 1;
        }
    }
    if opening && entry.lines != [0; 3] {
        entry.crosses += 1;
    }
    entry
}

/// The first cell of each scoring line through a cell laid this turn, each line once.
fn heads<'a>(board: &'a Board, laid: &'a CellSet) -> impl Iterator<Item = (Spot, Axis)> + 'a {
    Axis::BOTH.into_iter().flat_map(move |axis| {
        let mut seen = CellSet::EMPTY;
        laid.iter().filter_map(move |spot| {
            if board.sum(spot, axis) < SCORING {
                return None;
            }
            let head = board.head(spot, axis);
            let fresh = !seen.contains(head);
            seen.insert(head);
            fresh.then_some((head, axis))
        })
    })
}

/// How much an open light cell still needs: for each axis the sum of its line now.
pub fn open_sums(board: &Board, cell: Cell) -> Option<[u8; 2]> {
    let spot = Spot::of(cell)?;
    board.tile(spot).map(|_| Axis::BOTH.map(|axis| board.sum(spot, axis)))
}
