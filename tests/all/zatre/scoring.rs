//! Tests of the score sheet: Z15, Z16, Z18, Z19 (for the crosses of light cells, Z17, see `light_cells`).

use cheeseboard::engine::Event;
use cheeseboard::games::zatre::Move;
use cheeseboard::games::zatre::board::{Axis, CellIndex, cells};
use cheeseboard::games::zatre::sheet::{Entry, Sheet};

use super::script::{Game, PLAIN, random_events};

/// An opening with these three tiles in one row, starting on the red cell.
fn row_of(tiles: [u8; 3]) -> Game {
    Game::opened(2, tiles).place(tiles[0], (7, 7)).place(tiles[1], (7, 8)).place(tiles[2], (7, 9))
}

#[test]
fn z15_lines_of_10_11_12_score_1_2_4() {
    for (tiles, points) in [
        ([6, 2, 1], [None, None, None]),
        ([6, 2, 2], [Some(1), None, None]),
        ([6, 3, 2], [None, Some(2), None]),
        ([6, 4, 2], [None, None, Some(4)]),
    ] {
        assert_eq!(row_of(tiles).end().row(0, 0).points, points, "{tiles:?}");
    }
}

#[test]
fn z15_tile_in_two_lines_counts_in_both() {
    let game = Game::opened(2, [6, 5, 4]).place(6, (7, 7)).place(5, (7, 8)).place(4, (8, 7)).end();
    assert_eq!(game.row(0, 0).points, [Some(1), Some(2), None]);
}

#[test]
fn z15_extended_line_counts_again_at_its_new_sum() {
    let game = row_of([6, 2, 2]).end().draw(&[1, 1]).place(1, (7, 10));
    assert_eq!(game.common().entry().lines, [0, 1, 0]);
    // A line counts once a turn, at its sum when the turn ends: the 12 only, not the 11 on the way.
    let game = game.place(1, (7, 6));
    assert_eq!(game.common().entry().lines, [0, 0, 1]);
    let game = game.end();
    assert_eq!(game.row(0, 0).points, [Some(1), None, None]);
    assert_eq!(game.row(1, 0).points, [None, None, Some(4)]);
}

#[test]
fn z15_unchanged_line_does_not_count_again() {
    let game = row_of([6, 2, 2]).end().draw(&[1, 1]).place(1, (6, 7)).place(1, (6, 9));
    assert!(game.common().entry().is_empty());
}

/// Compares the entry of each turn with a count of every line on the board.
#[test]
fn z15_entry_equals_a_count_of_all_lines() {
    let mut turns = 0;
    for (before, event, _) in random_events(&PLAIN, 2, 0..6) {
        let Event::Decision(_, Move::EndTurn {}) = event else { continue };
        let common = before.common();
        let mut lines = std::collections::BTreeSet::new();
        for cell in cells().filter(|&cell| common.board.tile_at(cell).is_some()) {
            let index = CellIndex::of(cell).expect("on the board");
            for axis in Axis::BOTH {
                let line = common.board.line(index, axis);
                let touched = line.cells.iter().any(|&cell| common.laid.contains(CellIndex::of(cell).expect("on it")));
                if touched && (10..=12).contains(&line.sum()) {
                    lines.insert((axis, line.cells[0], line.sum()));
                }
            }
        }
        let of = |sum| lines.iter().filter(|line| line.2 == sum).count() as u8;
        assert_eq!(common.entry().lines, [of(10), of(11), of(12)]);
        turns += 1;
    }
    assert!(turns > 100, "{turns}");
}

#[test]
fn z16_lines_of_equal_sum_share_a_box() {
    let mut sheet = Sheet::default();
    sheet.enter(&Entry { lines: [0, 0, 2], crosses: 0 });
    assert_eq!(sheet.row(0).points, [None, None, Some(8)]);
    assert_eq!(sheet.filled(2), 1);
    // On the board: 6 + 6 across and 6 + 6 down.
    let game = Game::opened(2, [6, 6, 6]).place(6, (7, 7)).place(6, (7, 8)).place(6, (8, 7)).end();
    assert_eq!(game.row(0, 0).points, [None, None, Some(8)]);
}

#[test]
fn z16_columns_fill_independently_from_the_top() {
    let mut sheet = Sheet::default();
    for lines in [[1, 0, 0], [1, 0, 1], [0, 1, 0], [0, 0, 1]] {
        sheet.enter(&Entry { lines, crosses: 0 });
    }
    assert_eq!(sheet.row(0).points, [Some(1), Some(2), Some(4)]);
    assert_eq!(sheet.row(1).points, [Some(1), None, Some(4)]);
    assert_eq!(sheet.rows(), 2);
    assert_eq!([0, 1, 2].map(|column| sheet.filled(column)), [2, 1, 2]);
}

#[test]
fn z18_red_cell_earns_a_cross_if_the_opening_makes_a_line() {
    let scored = row_of([6, 2, 2]);
    assert_eq!(scored.common().entry().crosses, 1);
    assert!(scored.end().row(0, 0).cross);
    let nothing = row_of([6, 2, 1]);
    assert_eq!(nothing.common().entry().crosses, 0);
    // A line through the red cell in a later turn earns no cross.
    let later = nothing.end().draw(&[1, 1]).place(1, (7, 10)).place(1, (7, 6));
    assert_eq!((later.common().entry().lines, later.common().entry().crosses), ([0, 1, 0], 0));
}

/// The rulebook's sheet: rows worth 28, 20, 10 and 5.
#[test]
fn z19_rulebook_sheet_has_the_printed_row_values() {
    let mut sheet = Sheet::default();
    // The columns: 1 1 1 1 | 2 2 | 8 4 4 4 | three crosses.
    for entry in [
        Entry { lines: [1, 1, 2], crosses: 1 },
        Entry { lines: [1, 1, 1], crosses: 1 },
        Entry { lines: [1, 0, 1], crosses: 1 },
        Entry { lines: [1, 0, 1], crosses: 0 },
    ] {
        sheet.enter(&entry);
    }
    assert_eq!(sheet.row(0).points, [Some(1), Some(2), Some(8)]);
    assert_eq!(sheet.row(2).points, [Some(1), None, Some(4)]);
    assert_eq!((0..4).map(|row| sheet.row(row).value()).collect::<Vec<_>>(), [28, 20, 10, 5]);
    assert_eq!(sheet.total(), 63);
}

#[test]
fn z19_cross_without_entries_is_worth_0() {
    let mut sheet = Sheet::default();
    sheet.enter(&Entry { lines: [0; 3], crosses: 2 });
    assert_eq!((sheet.total(), sheet.row(0).value(), sheet.rows()), (0, 0, 2));
    // The cross doubles later entries, complete row or not.
    sheet.enter(&Entry { lines: [0, 1, 0], crosses: 0 });
    assert_eq!(sheet.total(), 4);
}

#[test]
fn z19_bonus_needs_all_three_columns() {
    let mut sheet = Sheet::default();
    sheet.enter(&Entry { lines: [1, 1, 0], crosses: 0 });
    assert_eq!((sheet.total(), sheet.row(0).is_complete()), (3, false));
    sheet.enter(&Entry { lines: [0, 0, 1], crosses: 0 });
    assert_eq!((sheet.total(), sheet.row(0).is_complete()), (3 + 4 + 3, true));
}

/// The incrementally updated total equals the sum of the rows.
#[test]
fn z19_total_is_the_sum_of_the_rows() {
    for (.., after) in random_events(&PLAIN, 2, 0..4) {
        for seat in 0..2 {
            let sheet = after.sheet(seat);
            assert_eq!(sheet.total(), (0..sheet.rows()).map(|row| sheet.row(row).value()).sum::<i32>());
        }
    }
}

/// The rulebook's opening and the opponent's reply, move by move.
#[test]
fn z15_to_z19_rulebook_opening_scores_as_printed() {
    let opening = Game::opened(2, [6, 5, 5]).place(6, (7, 7)).place(5, (7, 8)).place(5, (8, 8));
    let entry = opening.common().entry();
    assert_eq!((entry.lines, entry.crosses), ([1, 1, 0], 2), "a 10, an 11, two crosses");
    let answer = Game::square(PLAIN, 3);
    assert_eq!((answer.sheet(0).total(), answer.sheet(0).crosses()), (6, 2));
    let entry = answer.common().entry();
    assert_eq!((entry.lines, entry.crosses), ([1, 1, 0], 0), "a 10 and an 11");
    let answer = answer.end();
    assert_eq!((answer.sheet(1).total(), answer.hand(1)), (3, vec![3]));
}
