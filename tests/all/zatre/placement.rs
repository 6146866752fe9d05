//! Tests of legal placements: Z8–Z10.

use cheeseboard::engine::Event;
use cheeseboard::games::zatre::Move;
use cheeseboard::games::zatre::board::{Axis, CellIndex, MAX_SUM, cells};
use cheeseboard::games::zatre::preview;

use super::script::{Game, KEEPING, PARTNERS, PLAIN, random_events, tile};

#[test]
fn z08_tile_must_share_a_side_with_a_tile() {
    let game = Game::opened(2, [6, 5, 1]).place(6, (7, 7));
    // Diagonal cells and distant cells do not count as neighbours.
    for at in [(6, 6), (8, 8), (5, 7), (0, 4), (7, 9)] {
        let refusal = format!("refuse-no-neighbour(tile: 5, cell: {}/{})", at.0, at.1);
        assert_eq!(game.refuses_place(5, at, "Z8"), refusal);
    }
    assert_eq!(game.places(5), [(6, 7), (7, 6), (7, 8), (8, 7)]);
}

#[test]
fn z08_covered_cell_is_refused() {
    let game = Game::opened(2, [6, 5, 1]).place(6, (7, 7));
    assert_eq!(game.refuses_place(5, (7, 7), "Z8"), "refuse-covered(there: 6, tile: 5, cell: 7/7)");
}

#[test]
fn z08_tile_laid_this_turn_counts_as_a_neighbour() {
    let game = Game::opened(2, [4, 3, 1]).place(4, (7, 7));
    game.refuses_place(1, (7, 9), "Z8");
    game.place(3, (7, 8)).place(1, (7, 9));
}

#[test]
fn z09_line_over_12_is_refused() {
    let game = Game::opened(2, [6, 5, 3]).place(6, (7, 7)).place(5, (7, 8));
    assert_eq!(game.refuses_place(3, (7, 9), "Z9"), "refuse-row-too-high(terms: ‘6 + 5 + 3’, sum: 14)");
    assert_eq!(game.refuses_place(3, (7, 6), "Z9"), "refuse-row-too-high(terms: ‘3 + 6 + 5’, sum: 14)");
    let down = Game::opened(2, [6, 5, 2]).place(6, (7, 7)).place(5, (8, 7));
    assert_eq!(down.refuses_place(2, (9, 7), "Z9"), "refuse-column-too-high(terms: ‘6 + 5 + 2’, sum: 13)");
    // Twelve is allowed.
    Game::opened(2, [6, 5, 1]).place(6, (7, 7)).place(5, (7, 8)).place(1, (7, 9));
}

#[test]
fn z09_tile_between_two_runs_joins_them() {
    let game = Game::opened(2, [5, 5, 1]).place(5, (7, 7)).place(5, (7, 8)).place(1, (7, 6)).end();
    let game = game.draw(&[1, 6]).place(1, (7, 9)).place(6, (6, 9)).end();
    let game = game.draw(&[6, 2]).place(6, (6, 7));
    assert_eq!(game.refuses_place(2, (6, 8), "Z9"), "refuse-row-too-high(terms: ‘6 + 2 + 6’, sum: 14)");
}

/// Checks every position of random games, cached sums of empty cells included.
#[test]
fn z09_no_line_exceeds_12_after_any_placement() {
    let mut lines = 0;
    for options in [PLAIN, KEEPING] {
        for (_, event, after) in random_events(&options, 3, 0..4) {
            let Event::Decision(_, Move::Place { at, .. }) = event else { continue };
            let board = after.common().board;
            for cell in [at, cells().find(|&cell| board.tile_at(cell).is_some()).expect("a tile lies")] {
                let index = CellIndex::of(cell).expect("on the board");
                for axis in Axis::BOTH {
                    let line = board.line(index, axis);
                    assert!(line.sum() <= MAX_SUM, "{line:?}");
                    assert_eq!(line.sum(), board.line_sum(index, axis));
                    lines += 1;
                }
            }
            for cell in cells().filter(|&cell| board.tile_at(cell).is_none()) {
                let index = CellIndex::of(cell).expect("on the board");
                let one = tile(1);
                let with = board.with(index, one);
                for axis in Axis::BOTH {
                    assert_eq!(
                        with.line_sum(index, axis),
                        board.adjacent_sum(index, axis) + 1,
                        "{cell:?} {axis:?}\n{board:?}"
                    );
                }
                let beside = preview::resulting_lines(&board, index, one);
                assert_eq!(board.frontier().contains(index), !beside.is_empty(), "{cell:?}\n{board:?}");
            }
        }
    }
    assert!(lines > 1000, "{lines}");
}

#[test]
fn z10_line_of_9_or_less_scores_nothing() {
    let game = Game::opened(2, [6, 2, 1]).place(6, (7, 7)).place(2, (7, 8)).place(1, (7, 9));
    assert!(game.common().entry().is_empty());
    let game = game.end();
    assert_eq!(game.sheet(0).total(), 0);
    assert_eq!(game.sheet(0).rows(), 0);
}

/// The legal placements of a hand do not depend on the options.
#[test]
fn z08_to_z12_are_the_same_with_every_option() {
    for options in [PLAIN, KEEPING, PARTNERS] {
        let seats = if options.partners { 4 } else { 2 };
        let game = Game::opened_with(options.clone(), seats, [6, 5, 5]).place(6, (7, 7)).place(5, (7, 8));
        assert_eq!(game.places(5), [(6, 7), (6, 8), (8, 7), (8, 8)], "{options:?}");
    }
}
