//! The rules of placing in their plainest form, on a grid of numbers: lines are walked, and completions are found by
//! trying every tile on every cell. Compared with the legal moves of the game, which come from sets of cells.

use std::collections::BTreeSet;

use cheeseboard::engine::{Cell, Rules, Turn};
use cheeseboard::games::zatre::board::{CellIndex, CellKind, RED, cell_kind, cells};
use cheeseboard::games::zatre::{Move, Zatre};

use super::script::{Game, KEEPING, PARTNERS, PLAIN, random_events, tile};

#[derive(Clone, Default)]
struct Position {
    /// The value of the tile on each cell, 0 if there is none.
    tiles: [[u8; 15]; 15],
    /// The light cells that must still come to stand in a line of 10–12 (Z11).
    open: BTreeSet<Cell>,
    hand: Vec<u8>,
}

impl Position {
    fn of(game: &Game) -> Position {
        let common = game.common();
        let mut position = Position { hand: game.hand(common.seat.index()), ..Position::default() };
        for (cell, tile) in common.board.tiles() {
            position.tiles[usize::from(cell.row)][usize::from(cell.column)] = tile.value();
        }
        position.open = common.open_cells.iter().map(CellIndex::cell).collect();
        position
    }

    /// The value of the tile in this row and column; 0 if there is none or the board ends there.
    fn tile(&self, row: i8, column: i8) -> u8 {
        let row = usize::try_from(row).ok().and_then(|row| self.tiles.get(row));
        let value = row.and_then(|row| row.get(usize::try_from(column).ok()?));
        value.copied().unwrap_or(0)
    }

    /// The sums of the row and the column through a covered cell (Z9).
    fn line_sums(&self, cell: Cell) -> [u8; 2] {
        [(0, 1), (1, 0)].map(|(down, across)| {
            let side = |sign: i8| {
                let step = |n: i8| self.tile(cell.row as i8 + sign * n * down, cell.column as i8 + sign * n * across);
                (1..).map(step).take_while(|value| *value > 0).sum::<u8>()
            };
            self.tile(cell.row as i8, cell.column as i8) + side(1) + side(-1)
        })
    }

    /// Whether a cell is empty and shares a side with a tile (Z8).
    fn is_empty_beside_tile(&self, cell: Cell) -> bool {
        let (row, column) = (cell.row as i8, cell.column as i8);
        let beside = [(row, column - 1), (row, column + 1), (row - 1, column), (row + 1, column)];
        self.tile(row, column) == 0 && beside.into_iter().any(|(row, column)| self.tile(row, column) > 0)
    }

    /// The position after this tile of the hand is laid, if Z8 and Z9 allow it.
    fn laid(&self, value: u8, cell: Cell) -> Option<Position> {
        let mut after = self.clone();
        after.hand.remove(after.hand.iter().position(|other| *other == value)?);
        after.tiles[usize::from(cell.row)][usize::from(cell.column)] = value;
        let is_allowed = self.is_empty_beside_tile(cell) && after.line_sums(cell).iter().all(|sum| *sum <= 12);
        is_allowed.then_some(after)
    }

    /// As [`Position::laid`], where a light cell must be completed (Z11).
    fn laid_regularly(&self, value: u8, cell: Cell) -> Option<Position> {
        let mut after = self.laid(value, cell)?;
        if cell_kind(cell) == Some(CellKind::Light) {
            after.open.insert(cell);
        }
        Some(after)
    }

    /// Whether the tiles in hand can complete all open cells (Z11).
    fn can_complete(&self) -> bool {
        let is_complete = |cell: &Cell| self.line_sums(*cell).into_iter().any(|sum| sum >= 10);
        self.open.iter().all(is_complete)
            || self.values().any(|value| {
                cells().any(|cell| self.laid_regularly(value, cell).is_some_and(|after| after.can_complete()))
            })
    }

    fn values(&self) -> impl Iterator<Item = u8> + use<'_> {
        (1..=6).filter(|value| self.hand.contains(value))
    }

    /// The cells for a tile of the hand (Z5, Z8–Z12).
    fn legal_cells(&self, value: u8) -> Vec<Cell> {
        if self.tiles == [[0; 15]; 15] {
            return vec![RED];
        }
        let can = |after: Option<Position>| after.is_some_and(|after| after.can_complete());
        let regular: Vec<Cell> = cells().filter(|cell| can(self.laid_regularly(value, *cell))).collect();
        if !regular.is_empty() {
            return regular;
        }
        let light = cells().filter(|cell| cell_kind(*cell) == Some(CellKind::Light));
        light.filter(|cell| can(self.laid(value, *cell))).collect()
    }

    fn legal_placements(&self) -> Vec<Move> {
        let of = |value| self.legal_cells(value).into_iter().map(move |at| Move::Place { tile: tile(value), at });
        self.values().flat_map(of).collect()
    }
}

#[test]
fn z08_to_z12_legal_moves_are_those_of_the_plain_rules() {
    let (mut compared, mut with_open_cell, mut with_three) = (0, 0, 0);
    for (options, seats) in [(PLAIN, 2), (KEEPING, 3), (PARTNERS, 4)] {
        for (game, ..) in random_events(&options, seats, 0..12) {
            let common = game.common();
            // More tiles have too many orders to try them all.
            if !matches!(Zatre::turn(&game.state), Turn::Seat(_)) || game.hand(common.seat.index()).len() > 3 {
                continue;
            }
            let position = Position::of(&game);
            let mut legal = game.legal();
            legal.retain(|choice| *choice != Move::EndTurn {});
            assert_eq!(legal, position.legal_placements(), "{:#?} {:?}", common.board, position.hand);
            compared += 1;
            with_open_cell += usize::from(!position.open.is_empty());
            with_three += usize::from(position.hand.len() == 3);
        }
    }
    assert!(compared > 5000 && with_open_cell > 100 && with_three > 30, "{compared} {with_open_cell} {with_three}");
}

/// The sets of cells that the board keeps while tiles are laid.
#[test]
fn z08_z09_kept_sets_of_cells_are_those_of_the_plain_rules() {
    for (game, ..) in random_events(&PLAIN, 2, 0..6) {
        let board = game.common().board;
        let position = Position { hand: (1..=6).collect(), ..Position::of(&game) };
        let frontier = cells().filter(|cell| position.is_empty_beside_tile(*cell));
        assert!(board.frontier().iter().map(CellIndex::cell).eq(frontier));
        let mut highest = 0;
        for value in 1..=6 {
            let fits = |cell: &Cell| position.laid(value, *cell).is_some();
            let fitting: Vec<Cell> = cells().filter(fits).collect();
            assert!(board.fitting_cells(tile(value)).iter().map(CellIndex::cell).eq(fitting.iter().copied()));
            let completes = |cell: &Cell| {
                position.laid(value, *cell).is_some_and(|after| after.line_sums(*cell).iter().any(|sum| *sum >= 10))
            };
            let completing = board.completing_cells(tile(value)).intersection(board.fitting_cells(tile(value)));
            assert!(completing.iter().map(CellIndex::cell).eq(fitting.iter().copied().filter(completes)));
            if !fitting.is_empty() {
                highest = value;
            }
        }
        assert_eq!(board.max_value_anywhere(), highest);
    }
}
