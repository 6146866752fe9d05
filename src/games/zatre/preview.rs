//! Previews of placements: their lines, effects and gains. Pure functions for painters, hints and sentences. Must not
//! know real states.

use super::board::{Axis, Board, CellIndex, Line};
use super::placement::{PlacementContext, PlacementKind, TurnMut, format_terms};
use super::rules::Common;
use super::scoring::turn_entry;
use super::sheet::{Entry, POINTS, SUMS};
use super::tiles::{Tile, Tiles};
use crate::engine::{Cell, Phrase};

/// The lines of two or more tiles through this tile if it were laid on this empty cell.
pub fn resulting_lines(board: &Board, index: CellIndex, tile: Tile) -> Vec<Line> {
    let board = board.with(index, tile);
    Axis::BOTH.into_iter().map(|axis| board.line(index, axis)).filter(|line| line.cells.len() > 1).collect()
}

/// A line in words, with its sum: "row 4 + 6 = 10".
pub fn line_phrase(line: &Line) -> Phrase {
    let key = match line.axis {
        Axis::Across => "zatre-line-row",
        Axis::Down => "zatre-line-column",
    };
    let terms = format_terms(&line.tiles);
    Phrase::new(key).with("terms", terms).with("sum", line.sum()).with("points", line_points(line))
}

/// The points of a line of this sum, 0 to 4 (Z15).
pub fn line_points(line: &Line) -> u8 {
    SUMS.iter().position(|&sum| sum == line.sum()).map_or(0, |column| POINTS[column])
}

/// The sums of the two lines through a covered cell, across and down; `None` if the cell is empty or off the board.
pub fn open_cell_sums(board: &Board, cell: Cell) -> Option<[u8; 2]> {
    let index = CellIndex::of(cell)?;
    board.tile(index).map(|_| Axis::BOTH.map(|axis| board.line_sum(index, axis)))
}

/// The immediate effect of a legal placement.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum PlacementEffect {
    /// Makes no line of 10–12, and needs none.
    Plain,
    /// Makes a line of 10–12 at once.
    Scoring,
    /// Opens a light cell, which a later tile of this turn must complete (Z11).
    Opening,
    /// Covers a light cell because the tile has no other legal cell (Z12); earns no cross.
    Forced,
}

/// The effect of laying this tile on each of its `legal` cells.
///
/// A tile is either forced on all its cells or on none (Z12), so at most one search is needed.
pub fn placement_effects(
    context: &PlacementContext<'_>,
    tile: Tile,
    legal: impl Iterator<Item = CellIndex>,
) -> Vec<(CellIndex, PlacementEffect)> {
    let mut forced = None;
    legal
        .map(|index| {
            let effect = if context.board.is_empty() {
                PlacementEffect::Plain
            } else if context.board.would_score(index, tile) {
                PlacementEffect::Scoring
            } else if !index.is_light() {
                forced = Some(false);
                PlacementEffect::Plain
            } else if *forced.get_or_insert_with(|| context.classify(index, tile) == PlacementKind::Forced) {
                PlacementEffect::Forced
            } else {
                PlacementEffect::Opening
            };
            (index, effect)
        })
        .collect()
}

/// The lines, points and crosses that a legal placement brings.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlacementPreview {
    /// The lines of two or more tiles through the tile.
    pub lines: Vec<Line>,
    /// The points added to the turn's entry (Z15).
    pub points: u8,
    /// The crosses added to the turn's entry (Z17, Z18).
    pub crosses: u8,
}

/// Previews a legal placement of a tile that is still in `hand`.
pub fn preview_placement(common: &Common, hand: &Tiles, index: CellIndex, tile: Tile) -> PlacementPreview {
    let (mut board, mut open, mut laid, mut crosses) = (common.board, common.open_cells, common.laid, common.crosses);
    let mut hand = *hand;
    TurnMut { board: &mut board, open_cells: &mut open, laid: &mut laid, crosses: &mut crosses, hand: &mut hand }
        .lay(index, tile);
    let before = common.entry();
    let after = turn_entry(&board, &laid, crosses, common.opening);
    let points = |entry: &Entry| (0..3).map(|column| entry.points(column)).sum::<u8>();
    PlacementPreview {
        lines: resulting_lines(&common.board, index, tile),
        points: points(&after).saturating_sub(points(&before)),
        crosses: after.crosses.saturating_sub(before.crosses),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::zatre::board::CellSet;

    fn board(tiles: &[(u8, u8, u8)]) -> Board {
        let mut board = Board::EMPTY;
        for &(row, column, value) in tiles {
            if let (Some(index), Some(tile)) = (CellIndex::of(Cell::new(row, column)), Tile::new(value)) {
                board.lay(index, tile);
            }
        }
        board
    }

    fn effects_of(board: &Board, hand: &[u8], tile: u8) -> Vec<(Cell, PlacementEffect)> {
        let hand: Tiles = hand.iter().filter_map(|&value| Tile::new(value)).collect();
        let context = PlacementContext { board, open_cells: &CellSet::EMPTY, hand: &hand };
        let mut legal = Vec::new();
        context.for_each_legal(|each, index| {
            if each.value() == tile {
                legal.push(index);
            }
        });
        let tile = Tile::new(tile).expect("a value");
        placement_effects(&context, tile, legal.into_iter())
            .into_iter()
            .map(|(index, effect)| (index.cell(), effect))
            .collect()
    }

    #[test]
    fn z11_light_cell_is_opening_if_a_tile_left_can_complete_it() {
        // The light cell diagonal to the red one is (6, 6).
        let board = board(&[(7, 7, 5), (7, 6, 4)]);
        let two = effects_of(&board, &[2, 5], 2);
        assert!(two.contains(&(Cell::new(6, 6), PlacementEffect::Opening)), "{two:?}");
        let five = effects_of(&board, &[5], 5);
        assert!(five.iter().all(|(_, effect)| *effect != PlacementEffect::Opening));
    }

    #[test]
    fn z12_tile_is_forced_on_all_its_cells_or_none() {
        for seed in 0..40u8 {
            let board = board(&[(7, 7, 6), (7, 6, 1 + seed % 6), (6, 7, 1 + seed / 7)]);
            for value in 1..=6 {
                let all = effects_of(&board, &[value], value);
                let forced = all.iter().filter(|(_, effect)| *effect == PlacementEffect::Forced).count();
                assert!(forced == 0 || forced == all.len());
            }
        }
    }
}
