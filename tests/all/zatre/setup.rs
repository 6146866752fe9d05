//! Tests of the material and the start: Z1–Z5.

use cheeseboard::engine::{Cell, Rules, Turn, Viewer};
use cheeseboard::games::zatre::Zatre;
use cheeseboard::games::zatre::board::{Board, CellIndex, CellKind, cell_kind, cells};
use cheeseboard::games::zatre::sheet::{Entry, Sheet, bonus};

use super::script::{END, Game, PLAIN, decision, draw, place, start_draw, tile, values};

/// The plan of the board as the rules page draws it.
const PAGE: &str = "
    ....##o.o##....
    .o###########o.
    .#o#########o#.
    .##o#######o##.
    ####o#####o####
    #####o###o#####
    o#####o#o#####o
    .######R######.
    o#####o#o#####o
    #####o###o#####
    ####o#####o####
    .##o#######o##.
    .#o#########o#.
    .o###########o.
    ....##o.o##....";

#[test]
fn z01_bag_holds_121_tiles() {
    let game = Game::new(PLAIN, 2);
    let unseen = game.view(Viewer::Table).open.unseen;
    assert_eq!((1..=6).map(|value| unseen.count_of(tile(value))).collect::<Vec<_>>(), [21, 20, 20, 20, 20, 20]);
    assert_eq!(game.bag(), 121);
    assert_eq!(values(&unseen).len(), 121);
}

#[test]
fn z01_draw_of_a_tile_not_in_the_bag_is_refused() {
    // Ten ties of sixes: all twenty are out until the start is decided.
    let out = Game::new(PLAIN, 2).start_draws(&[6; 20]);
    assert_eq!(out.refuses(&start_draw(0, 6), "Z1"), "refuse-not-in-bag(tile: 6, left: 0)");
    let one_left = Game::new(PLAIN, 2).start_draws(&[6; 18]).start_draws(&[6, 5]);
    // The starter keeps a 6; nineteen are back in the bag.
    assert_eq!(one_left.view(Viewer::Table).open.unseen.count_of(tile(6)), 19);
    assert_eq!(one_left.bag(), 120);
    let blocked = Game::square(PLAIN, 4).end();
    assert_eq!(blocked.bag(), 121 - 5);
    // With all twenty fives out, the refusal counts the fives left: none.
    let nineteen = Game::new(PLAIN, 2).start_draws(&[5; 18]).start_draws(&[5]);
    let after = nineteen.clone().start_draws(&[5]);
    assert_eq!(after.refuses(&start_draw(0, 5), "Z1"), "refuse-not-in-bag(tile: 5, left: 0)");
    nineteen.start_draws(&[6]).draw(&[5, 5]);
}

#[test]
fn z02_board_has_193_cells() {
    let page: Vec<&str> = PAGE.split_whitespace().collect();
    let mut counts = [0; 4];
    for row in 0..15u8 {
        for column in 0..15u8 {
            let (character, expected) = match page[usize::from(row)].as_bytes()[usize::from(column)] {
                b'#' => (0, Some(CellKind::Dark)),
                b'o' => (1, Some(CellKind::Light)),
                b'R' => (2, Some(CellKind::Red)),
                _ => (3, None),
            };
            counts[character] += 1;
            assert_eq!(cell_kind(Cell::new(row, column)), expected, "({row}, {column})");
        }
    }
    assert_eq!(counts, [160, 32, 1, 32]);
    assert_eq!(cells().count(), 193);
    assert_eq!(cell_kind(Cell::new(7, 7)), Some(CellKind::Red));
    for far in [(15, 7), (7, 15), (255, 255), (0, 15)] {
        assert_eq!(cell_kind(Cell::new(far.0, far.1)), None);
    }
}

#[test]
fn z02_cell_off_the_board_is_refused() {
    let game = Game::opened(2, [6, 5, 5]);
    for at in [(0, 0), (7, 0), (0, 7), (14, 7), (15, 7), (7, 15), (200, 200)] {
        let refusal = format!("refuse-off-board(tile: 6, cell: {}/{})", at.0, at.1);
        assert_eq!(game.refuses_place(6, at, "Z2"), refusal);
    }
}

/// A board depends on its tiles, not on the order in which they were laid.
#[test]
fn z02_boards_with_the_same_tiles_are_equal() {
    let laid = |order: [(u8, (u8, u8)); 4]| {
        order.iter().fold(Board::EMPTY, |board, &(value, (row, column))| {
            board.with(CellIndex::of(Cell::new(row, column)).expect("on the board"), tile(value))
        })
    };
    let tiles = [(6, (7, 7)), (5, (7, 8)), (1, (6, 7)), (4, (8, 8))];
    let [first, second, third, fourth] = tiles;
    assert_eq!(laid(tiles), laid([first, third, second, fourth]));
    assert_eq!(laid(tiles), laid([fourth, second, first, third]));
    assert_ne!(laid(tiles), laid([first, second, third, (3, (8, 8))]));
}

#[test]
fn z03_printed_bonus_grows_every_four_rows() {
    let printed: Vec<u8> = (0..20).map(bonus).collect();
    assert_eq!(printed, [3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 6, 6, 6, 6, 6, 6, 6, 6]);
}

#[test]
fn z03_sheet_is_never_full() {
    let mut sheet = Sheet::default();
    for _ in 0..18 {
        sheet.enter(&Entry { lines: [1, 1, 1], crosses: 1 });
    }
    assert_eq!(sheet.rows(), 18);
    assert_eq!(sheet.row(17).value(), (7 + 6) * 2);
    assert_eq!(sheet.total(), 2 * (4 * 10 + 4 * 11 + 4 * 12 + 6 * 13));
}

#[test]
fn z03_every_seat_has_a_sheet() {
    for seats in 2..=6 {
        assert_eq!(Game::new(PLAIN, seats).common().sheets.len(), seats);
    }
    for seats in [0, 1, 7] {
        assert_eq!(Zatre::start(&PLAIN, seats).expect_err("2 to 6 play").rule, "record");
    }
}

#[test]
fn z04_highest_draw_starts_with_the_deciding_tile_and_two_more() {
    let game = Game::new(PLAIN, 3).start_draws(&[4, 6, 5]);
    assert_eq!(game.draw_due(), Some((1, 2)));
    assert_eq!((game.hand(0), game.hand(1), game.hand(2)), (vec![], vec![6], vec![]));
    assert_eq!(game.bag(), 120, "all others go back");
    let game = game.draw(&[5, 5]);
    assert_eq!(game.on_turn(), 1);
    assert_eq!(game.hand(1), [5, 5, 6]);
}

#[test]
fn z04_tied_seats_draw_again_and_drawn_tiles_stay_out() {
    let game = Game::new(PLAIN, 4).start_draws(&[3, 5, 1, 5]);
    assert_eq!(game.bag(), 117);
    assert_eq!(game.draw_due(), None);
    game.refuses(&start_draw(0, 6), "Z4");
    assert_eq!(game.refuses(&start_draw(3, 6), "Z4"), "refuse-start-draw-seat(seat: Bo)");
    // Tied again, lower than before: only the tied seats are in the running, and only this round counts.
    let game = game.start_draws(&[2, 2]);
    game.refuses(&start_draw(0, 6), "Z4");
    assert_eq!(game.bag(), 115);
    let game = game.start_draws(&[1]).start_draws(&[4]);
    assert_eq!(game.draw_due(), Some((3, 2)));
    assert_eq!(game.hand(3), [4]);
    assert_eq!(game.bag(), 120);
}

#[test]
fn z04_seats_draw_in_order_before_any_other_event() {
    let game = Game::new(PLAIN, 3);
    assert_eq!(Zatre::turn(&game.state), Turn::Chance(None), "it runs by itself");
    game.refuses(&start_draw(1, 4), "Z4");
    for early in [draw(0, &[1, 1]), decision(0, END), decision(0, place(6, (7, 7)))] {
        assert_eq!(game.refuses(&early, "Z4"), "refuse-start-draw-due");
    }
    let game = game.start_draws(&[6, 5, 4]);
    assert_eq!(game.refuses(&start_draw(0, 6), "Z6"), "refuse-draw-due(seat: Ada)");
    let game = game.draw(&[1, 1]);
    assert_eq!(game.refuses(&start_draw(0, 6), "Z4"), "refuse-start-is-over");
}

#[test]
fn z05_first_tile_goes_on_the_red_cell() {
    let game = Game::opened(2, [6, 5, 2]);
    for at in [(7, 8), (6, 6), (0, 4)] {
        let refusal = format!("refuse-not-red(tile: 5, cell: {}/{})", at.0, at.1);
        assert_eq!(game.refuses_place(5, at, "Z5"), refusal);
    }
    assert_eq!(game.legal(), [place(2, (7, 7)), place(5, (7, 7)), place(6, (7, 7))]);
}

#[test]
fn z05_starter_must_lay_all_three_tiles() {
    let mut game = Game::opened(2, [6, 1, 1]);
    for (value, at) in [(6, (7, 7)), (1, (6, 7)), (1, (7, 8))] {
        game.refuses_end("Z13");
        game = game.place(value, at);
    }
    assert_eq!(game.legal(), [END]);
}

/// "Always possible" (Z5): with any three tiles, wherever they go.
#[test]
fn z05_all_three_tiles_can_always_be_laid() {
    fn every_way(game: Game, laid: usize, ends: &mut usize) {
        if laid == 3 {
            assert_eq!(game.legal(), [END]);
            *ends += 1;
            return;
        }
        let legal = game.legal();
        assert!(!legal.is_empty() && !legal.contains(&END), "{legal:?} after {laid}");
        for choice in legal {
            every_way(game.clone().then(&decision(0, choice)), laid + 1, ends);
        }
    }
    let mut ends = 0;
    for first in 2..=6 {
        for second in 1..=first {
            for third in 1..=second {
                every_way(Game::opened(2, [first, second, third]), 0, &mut ends);
            }
        }
    }
    assert!(ends > 55 * 24, "{ends}");
}

/// Sixty ties leave one tile for two tied seats: the first of them starts, and nobody draws from an empty bag.
#[test]
fn z04_ties_that_empty_the_bag_let_the_first_seat_start() {
    let pairs: Vec<u8> = [6, 5, 4, 3, 2, 1].into_iter().flat_map(|value| [value; 20]).collect();
    let game = Game::new(PLAIN, 2).start_draws(&pairs).draw(&[6, 6]);
    let game = game.place(1, (7, 7));
    assert_eq!(game.refuses(&decision(1, END), "Z7"), "refuse-seat(seat: Ada)");
}
