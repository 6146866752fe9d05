//! Where a tile may go: Z8–Z10.

use cheeseboard::engine::Event;
use cheeseboard::games::zatre::Move;
use cheeseboard::games::zatre::board::{Axis, CellIndex, MOST, cells};
use cheeseboard::games::zatre::preview;

use super::script::{Game, KEEPING, PARTNERS, PLAIN, random_events, tile};

#[test]
fn z08_a_tile_lies_beside_another() {
    let game = Game::opened(2, [6, 5, 1]).place(6, (7, 7));
    // Diagonal is not beside; a side is.
    for at in [(6, 6), (8, 8), (5, 7), (0, 4), (7, 9)] {
        let refusal = format!("refuse-no-neighbour(tile: 5, cell: {}/{})", at.0, at.1);
        assert_eq!(game.refuses_place(5, at, "Z8"), refusal);
    }
    assert_eq!(game.places(5), [(6, 7), (7, 6), (7, 8), (8, 7)]);
}

#[test]
fn z08_a_tile_lies_on_an_empty_cell() {
    let game = Game::opened(2, [6, 5, 1]).place(6, (7, 7));
    assert_eq!(game.refuses_place(5, (7, 7), "Z8"), "refuse-covered(there: 6, tile: 5, cell: 7/7)");
}

#[test]
fn z08_a_tile_laid_this_turn_counts() {
    let game = Game::opened(2, [4, 3, 1]).place(4, (7, 7));
    game.refuses_place(1, (7, 9), "Z8");
    game.place(3, (7, 8)).place(1, (7, 9));
}

#[test]
fn z09_no_line_passes_twelve() {
    let game = Game::opened(2, [6, 5, 3]).place(6, (7, 7)).place(5, (7, 8));
    assert_eq!(game.refuses_place(3, (7, 9), "Z9"), "refuse-row-too-high(terms: ‘6 + 5 + 3’, sum: 14)");
    assert_eq!(game.refuses_place(3, (7, 6), "Z9"), "refuse-row-too-high(terms: ‘3 + 6 + 5’, sum: 14)");
    let down = Game::opened(2, [6, 5, 2]).place(6, (7, 7)).place(5, (8, 7));
    assert_eq!(down.refuses_place(2, (9, 7), "Z9"), "refuse-column-too-high(terms: ‘6 + 5 + 2’, sum: 13)");
    // Twelve is allowed.
    Game::opened(2, [6, 5, 1]).place(6, (7, 7)).place(5, (7, 8)).place(1, (7, 9));
}

#[test]
fn z09_a_tile_between_two_runs_joins_them() {
    let game = Game::opened(2, [5, 5, 1]).place(5, (7, 7)).place(5, (7, 8)).place(1, (7, 6)).end();
    let game = game.draw(&[1, 6]).place(1, (7, 9)).place(6, (6, 9)).end();
    let game = game.draw(&[6, 2]).place(6, (6, 7));
    assert_eq!(game.refuses_place(2, (6, 8), "Z9"), "refuse-row-too-high(terms: ‘6 + 2 + 6’, sum: 14)");
}

/// After every event of random games: no line passes twelve, and the sums kept for empty cells are those on the board.
#[test]
fn z09_holds_after_every_placement() {
    let mut lines = 0;
    for options in [PLAIN, KEEPING] {
        for (_, event, after) in random_events(&options, 3, 0..4) {
            let Event::Decision(_, Move::Place { at, .. }) = event else { continue };
            let board = after.common().board;
            for cell in [at, cells().find(|&cell| board.at(cell).is_some()).expect("a tile lies")] {
                let spot = CellIndex::of(cell).expect("on the board");
                for axis in Axis::BOTH {
                    let line = board.line(spot, axis);
                    assert!(line.sum() <= MOST, "{line:?}");
                    assert_eq!(line.sum(), board.sum(spot, axis));
                    lines += 1;
                }
            }
            for cell in cells().filter(|&cell| board.at(cell).is_none()) {
                let spot = CellIndex::of(cell).expect("on the board");
                let one = tile(1);
                let with = board.with(spot, one);
                for axis in Axis::BOTH {
                    assert_eq!(with.sum(spot, axis), board.touching(spot, axis) + 1, "{cell:?} {axis:?}\n{board:?}");
                }
                let beside = preview::lines(&board, spot, one);
                assert_eq!(board.frontier().contains(spot), !beside.is_empty(), "{cell:?}\n{board:?}");
            }
        }
    }
    assert!(lines > 1000, "{lines}");
}

#[test]
fn z10_nine_or_less_scores_nothing() {
    let game = Game::opened(2, [6, 2, 1]).place(6, (7, 7)).place(2, (7, 8)).place(1, (7, 9));
    assert!(game.common().entry().is_empty());
    let game = game.end();
    assert_eq!(game.sheet(0).total(), 0);
    assert_eq!(game.sheet(0).rows(), 0);
}

/// The placements of a hand do not depend on whose options are played: Z8–Z12 are the same at every table.
#[test]
fn z08_to_z12_are_the_same_with_every_option() {
    for options in [PLAIN, KEEPING, PARTNERS] {
        let seats = if options.partners { 4 } else { 2 };
        let game = Game::opened_with(options.clone(), seats, [6, 5, 5]).place(6, (7, 7)).place(5, (7, 8));
        assert_eq!(game.places(5), [(6, 7), (6, 8), (8, 7), (8, 8)], "{options:?}");
    }
}
