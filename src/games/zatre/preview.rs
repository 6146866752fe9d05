//! What a placement makes and what a turn will enter: pure functions, used by the rules themselves and by whoever shows them.

use super::board::{Axis, Board, CellIndex, CellSet, Line, SCORING};
use super::placing::{Course, Placement, Situation};
use super::rules::Common;
use super::sheet::{Entry, SUMS};
use super::tiles::{Tile, Tiles};
use crate::engine::Cell;

/// The lines of two or more tiles that a tile laid on this empty cell stands in.
pub fn lines(board: &Board, spot: CellIndex, tile: Tile) -> Vec<Line> {
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
fn heads<'a>(board: &'a Board, laid: &'a CellSet) -> impl Iterator<Item = (CellIndex, Axis)> + 'a {
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
    let spot = CellIndex::of(cell)?;
    board.tile(spot).map(|_| Axis::BOTH.map(|axis| board.sum(spot, axis)))
}

/// What a legal placement is good for, at once.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Prospect {
    /// No line of 10–12, and none is needed.
    Plain,
    /// A line of 10–12 at once.
    Scoring,
    /// A light cell that later tiles of this turn must complete (Z11).
    Opening,
    /// A light cell, because the tile fits nowhere else (Z12): no cross.
    Forced,
}

/// What each of these legal placements of one tile is good for.
///
/// A tile is either forced everywhere or nowhere (Z12), so that one search at most answers for all its cells.
pub fn prospects(
    situation: &Situation<'_>,
    tile: Tile,
    legal: impl Iterator<Item = CellIndex>,
) -> Vec<(CellIndex, Prospect)> {
    let mut forced = None;
    legal
        .map(|spot| {
            let prospect = if situation.board.is_empty() {
                Prospect::Plain
            } else if situation.board.would_score(spot, tile) {
                Prospect::Scoring
            } else if !spot.is_light() {
                forced = Some(false);
                Prospect::Plain
            } else if *forced.get_or_insert_with(|| situation.placement(spot, tile) == Placement::Forced) {
                Prospect::Forced
            } else {
                Prospect::Opening
            };
            (spot, prospect)
        })
        .collect()
}

/// What a legal placement makes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Outlook {
    /// The lines of two or more tiles that the tile will stand in.
    pub lines: Vec<Line>,
    /// By how many points the turn's entry grows (Z15).
    pub points: u8,
    /// By how many crosses (Z17, Z18).
    pub crosses: u8,
}

/// What this legal placement makes, with this hand (the tile is still in it).
pub fn outlook(common: &Common, hand: &Tiles, spot: CellIndex, tile: Tile) -> Outlook {
    let (mut board, mut open, mut laid, mut crosses) = (common.board, common.open, common.laid, common.crosses);
    let mut hand = *hand;
    Course { board: &mut board, open: &mut open, laid: &mut laid, crosses: &mut crosses, hand: &mut hand }
        .lay(spot, tile);
    let before = common.entry();
    let after = entry(&board, &laid, crosses, common.opening);
    let points = |entry: &Entry| (0..3).map(|column| entry.points(column)).sum::<u8>();
    Outlook {
        lines: lines(&common.board, spot, tile),
        points: points(&after).saturating_sub(points(&before)),
        crosses: after.crosses.saturating_sub(before.crosses),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn board(tiles: &[(u8, u8, u8)]) -> Board {
        let mut board = Board::EMPTY;
        for &(row, column, value) in tiles {
            if let (Some(spot), Some(tile)) = (CellIndex::of(Cell::new(row, column)), Tile::new(value)) {
                board.lay(spot, tile);
            }
        }
        board
    }

    fn found(board: &Board, hand: &[u8], tile: u8) -> Vec<(Cell, Prospect)> {
        let hand: Tiles = hand.iter().filter_map(|&value| Tile::new(value)).collect();
        let situation = Situation { board, open: &CellSet::EMPTY, hand: &hand };
        let mut legal = Vec::new();
        situation.each_legal(|each, spot| {
            if each.value() == tile {
                legal.push(spot);
            }
        });
        let tile = Tile::new(tile).expect("a value");
        prospects(&situation, tile, legal.into_iter()).into_iter().map(|(spot, p)| (spot.cell(), p)).collect()
    }

    #[test]
    fn z11_a_light_cell_with_a_tile_left_to_complete_it_is_open() {
        // Light cells beside the red one lie diagonally: 6,6.
        let board = board(&[(7, 7, 5), (7, 6, 4)]);
        let two = found(&board, &[2, 5], 2);
        assert!(two.contains(&(Cell::new(6, 6), Prospect::Opening)), "{two:?}");
        let five = found(&board, &[5], 5);
        assert!(five.iter().all(|(_, prospect)| *prospect != Prospect::Opening));
    }

    #[test]
    fn z12_a_tile_that_fits_nowhere_else_is_forced_on_all_its_cells() {
        for seed in 0..40u8 {
            let board = board(&[(7, 7, 6), (7, 6, 1 + seed % 6), (6, 7, 1 + seed / 7)]);
            for value in 1..=6 {
                let all = found(&board, &[value], value);
                let forced = all.iter().filter(|(_, prospect)| *prospect == Prospect::Forced).count();
                assert!(forced == 0 || forced == all.len());
            }
        }
    }
}
