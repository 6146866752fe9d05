//! Tests of light cells: Z11, Z12, Z17.

use cheeseboard::engine::{Argument, Event, Rules, Turn, Viewer};
use cheeseboard::games::zatre::board::CellIndex;
use cheeseboard::games::zatre::placement::can_complete;
use cheeseboard::games::zatre::{Move, Seen, Zatre};

use super::script::{At, END, Game, KEEPING, PARTNERS, PLAIN, cell_index, decision, place, random_events};

/// ```text
///    7 8 9
/// 7  6 1 1
/// 8      o   (8, 8) is light, so is (6, 8)
/// ```
/// Seat 1 holds `hand`.
fn two_ones(hand: [u8; 2]) -> Game {
    Game::opened(2, [6, 1, 1]).place(6, (7, 7)).place(1, (7, 8)).place(1, (7, 9)).end().draw(&hand)
}

fn open_cells(game: &Game) -> Vec<At> {
    game.common().open_cells.iter().map(|index| (index.cell().row, index.cell().column)).collect()
}

#[test]
fn z11_light_cell_accepts_a_tile_in_a_line_of_10_to_12() {
    let game = Game::opened(2, [6, 5, 5]).place(6, (7, 7)).place(5, (7, 8)).place(5, (8, 8));
    assert!(open_cells(&game).is_empty());
    assert_eq!(game.common().crosses, 1);
}

#[test]
fn z11_light_cell_refuses_a_tile_that_cannot_reach_10() {
    let game = Game::opened(2, [6, 5, 4]).place(6, (7, 7)).place(5, (7, 8));
    assert_eq!(game.refuses_place(4, (8, 8), "Z11"), "refuse-light-last(tile: 4, cell: 8/8, left: 0, sum: 9)");
    // Refused too with a tile left that does not reach 10.
    assert_eq!(two_ones([2, 5]).refuses_place(2, (8, 8), "Z11"), "refuse-light(tile: 2, cell: 8/8, left: 1, sum: 3)");
    two_ones([4, 4]).refuses_place(4, (8, 8), "Z11");
}

#[test]
fn z11_later_tile_of_the_turn_can_complete_the_line() {
    let open = two_ones([4, 5]).place(4, (8, 8));
    assert_eq!(open_cells(&open), [(8, 8)]);
    assert_eq!(open.common().crosses, 1);
    // A 5 at either end of the column makes 10; (6, 8) is light and stands in that line too.
    assert_eq!(open.legal(), [place(5, (6, 8)), place(5, (9, 8))]);
    let done = open.clone().place(5, (9, 8));
    assert!(open_cells(&done).is_empty());
    assert_eq!(done.end().sheet(1).crosses(), 1);
    assert_eq!(open.place(5, (6, 8)).end().sheet(1).crosses(), 2);
}

#[test]
fn z11_open_cell_allows_only_placements_that_keep_it_completable() {
    let open = two_ones([4, 5]).place(4, (8, 8));
    // Z8 and Z9 would allow (6, 7).
    assert_eq!(open.refuses_place(5, (6, 7), "Z11"), "refuse-open-cell-last(tile: 5, cell: 6/7, left: 0, open: 8/8)");
    assert_eq!(open.refuses_end("Z11"), "refuse-end-open(cell: 8/8)");
    assert_eq!(open.legal().len(), 2);
}

/// With two tiles left, the first may go elsewhere if the second can still complete the line.
#[test]
fn z11_other_tile_can_be_laid_before_the_completing_one() {
    let game = Game::square(PLAIN, 3).end().draw(&[6, 6]).end().draw(&[4]).end().draw(&[1]).place(1, (7, 6));
    let open = game.place(6, (6, 6));
    assert_eq!(open_cells(&open), [(6, 6)]);
    assert_eq!(open.legal(), [place(6, (6, 5))]);
    open.refuses_end("Z11");
    let done = open.place(6, (6, 5)).end();
    // 1 + 6 + 5 and 6 + 6: two twelves in one box, and a cross.
    assert_eq!(done.row(0, 0).points, [Some(1), Some(2), Some(8)]);
    assert_eq!(done.sheet(0).crosses(), 3);
}

/// A turn of seat 0, which kept these tiles as none of them fitted. It has drawn a 1 and laid it next to the square; now
/// only (6, 6) takes more than a 2.
fn with_kept(kept: &[u8]) -> Game {
    let game = Game::square(PLAIN, 6).end().draw(&kept[..2]).end().draw(&[6]);
    let game = kept[2..].iter().fold(game, |game, &tile| game.end().draw(&[tile]).end().draw(&[6]));
    game.end().draw(&[1]).place(1, (7, 6))
}

/// Four kept tiles, and a 3 of them on the light cell (6, 6), which is open.
fn four_kept(kept: [u8; 4]) -> Game {
    with_kept(&kept).place(3, (6, 6))
}

/// ```text
///    5 6 7 8
/// 5  o 3
/// 6    3       (5, 5) and (6, 6) are light
/// 7    1 6 5
/// ```
/// The last 3 completes the column of (6, 6), but no line through (5, 5).
#[test]
fn z11_refusal_names_the_new_cell_if_it_cannot_be_completed() {
    let game = four_kept([3, 3, 3, 3]).place(3, (5, 6));
    assert_eq!((open_cells(&game), game.hand(0)), (vec![(6, 6)], vec![3, 3]));
    assert!(game.places(3).contains(&(4, 6)), "it may complete the column at once");
    assert_eq!(game.refuses_place(3, (5, 5), "Z11"), "refuse-light(tile: 3, cell: 5/5, left: 1, sum: 6)");
}

/// ```text
///    5 6 7 8
/// 5  o
/// 6  3 3
/// 7    1 6 5
/// ```
/// The 4 completes the row of (6, 6) or the column of (5, 5).
#[test]
fn z11_refusal_names_all_cells_if_each_could_be_completed_alone() {
    let game = four_kept([3, 3, 3, 4]).place(3, (6, 5));
    assert_eq!((open_cells(&game), game.hand(0)), (vec![(6, 6)], vec![3, 4]));
    assert_eq!(
        game.refuses_place(3, (5, 5), "Z11"),
        "refuse-open-cells(tile: 3, cell: 5/5, left: 1, \
         cells: [refuse-open-cells-at(cell: 5/5), refuse-open-cells-at(cell: 6/6)])"
    );
}

/// ```text
///    5 6 7 8
/// 5  3
/// 6  3 3
/// 7    1 6 5
/// ```
/// Both light cells are open, and two fours are left. With one of them on the dark cell (5, 6), the other completes a line
/// through either light cell, but not through both.
#[test]
fn z11_refusal_names_open_cells_and_no_dark_one() {
    let game = with_kept(&[3, 3, 3, 4, 4]).place(3, (6, 6)).place(3, (6, 5)).place(3, (5, 5));
    assert_eq!(open_cells(&game), [(5, 5), (6, 6)]);
    assert_eq!(
        game.refuses_place(4, (5, 6), "Z11"),
        "refuse-open-cells(tile: 4, cell: 5/6, left: 1, \
         cells: [refuse-open-cells-at(cell: 5/5), refuse-open-cells-at(cell: 6/6)])"
    );
}

/// Every Z11 refusal names a light cell that really cannot be completed.
#[test]
fn z11_refusals_name_cells_that_cannot_be_completed() {
    let mut refused = std::collections::BTreeMap::new();
    let scripted = [[3, 3, 3, 3], [3, 3, 3, 4], [3, 3, 4, 5], [3, 3, 5, 6]].map(four_kept);
    let further = scripted.clone().map(|game| game.place(3, (6, 5)));
    let random = random_events(&PLAIN, 2, 0..20).into_iter().map(|(game, ..)| game);
    for game in random.chain(scripted).chain(further) {
        let Turn::Seat(seat) = Zatre::turn(&game.state) else { continue };
        let common = game.common();
        let hand = game.view_of(seat.index()).open.racks[seat.index()].tiles.expect("its own");
        if !common.board.is_empty() {
            for (index, tile) in
                common.board.frontier().iter().flat_map(|index| hand.values().map(move |tile| (index, tile)))
            {
                let choice = decision(seat.index(), Move::Place { tile, at: index.cell() });
                let Err(refusal) = Zatre::check(&game.state, &choice) else { continue };
                if refusal.rule != "Z11" {
                    continue;
                }
                let (board, rest) = (common.board.with(index, tile), hand.without(tile));
                let fails = |cells: &[CellIndex]| !can_complete(&board, &cells.iter().copied().collect(), &rest);
                let key = refusal.phrase.key;
                let open = refusal.phrase.arguments.iter().find_map(|(_, argument)| match argument {
                    Argument::Cell(cell) if *cell != index.cell() => CellIndex::of(*cell),
                    _ => None,
                });
                match key {
                    "zatre-refuse-light" | "zatre-refuse-light-last" => assert!(index.is_light() && fails(&[index])),
                    "zatre-refuse-open-cell" | "zatre-refuse-open-cell-last" => {
                        let cell = open.expect("it names one");
                        assert!(common.open_cells.contains(cell) && !board.is_in_scoring_line(cell) && fails(&[cell]));
                    }
                    _ => assert_eq!(key, "zatre-refuse-open-cells"),
                }
                assert_eq!(key.ends_with("-last"), rest.is_empty());
                *refused.entry(key).or_insert(0) += 1;
            }
        }
    }
    assert_eq!(refused.len(), 5, "{refused:?}");
}

#[test]
fn z11_line_can_need_two_more_tiles() {
    let game = with_kept(&[3, 3, 4]);
    assert_eq!(game.legal(), [place(3, (6, 6)), place(4, (6, 6))]);
    let open = game.place(3, (6, 6));
    assert_eq!(open_cells(&open), [(6, 6)]);
    // 3 + 3 + 4 along the row, or 1 + 3 + 3 + 4 along the column, in either order.
    assert_eq!(open.legal(), [place(3, (5, 6)), place(3, (6, 5)), place(4, (5, 6)), place(4, (6, 5))]);
    let halfway = open.place(3, (6, 5));
    assert_eq!(open_cells(&halfway), [(6, 6)]);
    assert_eq!(halfway.legal(), [place(4, (6, 4))]);
    halfway.refuses_place(4, (5, 6), "Z11");
    halfway.refuses_end("Z11");
    let done = halfway.place(4, (6, 4));
    assert!(open_cells(&done).is_empty());
    assert_eq!(done.common().crosses, 1);
}

#[test]
fn z11_tile_not_needed_for_completion_is_free() {
    let open = with_kept(&[3, 6, 6]).place(3, (6, 6));
    assert_eq!(open_cells(&open), [(6, 6)]);
    // A 6 at (6, 5) makes 9 and leaves the other 6 to make 10 in the column.
    assert_eq!(open.legal(), [place(6, (5, 6)), place(6, (6, 5))]);
    let done = open.place(6, (5, 6));
    assert!(open_cells(&done).is_empty(), "1 + 3 + 6");
    assert!(done.places(6).len() > 2, "the other 6 goes where it likes");
}

#[test]
fn z11_turn_cannot_end_with_an_open_cell() {
    let mut opened = 0;
    for options in [PLAIN, KEEPING, PARTNERS] {
        let seats = if options.partners { 4 } else { 2 };
        for (before, event, after) in random_events(&options, seats, 0..10) {
            opened += open_cells(&after).len();
            if let Event::Decision(_, Move::EndTurn {}) = event {
                assert!(open_cells(&before).is_empty());
            }
            for (row, column) in open_cells(&after) {
                assert!(
                    !after.common().board.is_in_scoring_line(cell_index((row, column))),
                    "closed cells are not open"
                );
            }
        }
    }
    assert!(opened > 20, "random games open light cells: {opened}");
}

/// ```text
///    7 8 9
/// 7  6 5
/// 8  5 5 2
/// 9      o   the 5 left in hand fits only at (9, 9)
/// ```
fn forced() -> Game {
    Game::square(PLAIN, 5).end().draw(&[6, 6]).end().draw(&[2]).place(2, (8, 9))
}

#[test]
fn z12_tile_without_a_regular_cell_may_go_on_a_light_cell() {
    let game = forced();
    assert_eq!(game.legal(), [place(5, (9, 9))]);
    game.refuses_end("Z13");
    let observation = game.observation(&decision(1, place(5, (9, 9))), Viewer::Table);
    assert!(matches!(observation.seen, Seen::Placed { forced: true, .. }), "{observation:?}");
    let laid = game.place(5, (9, 9));
    assert!(open_cells(&laid).is_empty(), "it opens nothing");
    assert_eq!(laid.legal(), [END]);
    let entry = laid.common().entry();
    assert_eq!((entry.lines, entry.crosses), ([0, 0, 1], 0), "the 12 of the 2, and no cross");
}

#[test]
fn z12_forced_tile_earns_no_cross_even_if_its_line_is_completed_later() {
    let game = forced().place(5, (9, 9)).end();
    assert_eq!((game.on_turn(), game.hand(0)), (0, vec![6, 6]));
    let game = game.place(6, (9, 10));
    let entry = game.common().entry();
    assert_eq!((entry.lines, entry.crosses), ([0, 1, 0], 0));
}

#[test]
fn z12_does_not_apply_to_a_tile_with_a_regular_cell() {
    let game = two_ones([3, 3]);
    assert!(game.places(3).contains(&(6, 7)));
    game.refuses_place(3, (8, 8), "Z11");
    assert!(game.places(3).iter().all(|&at| !cell_index(at).is_light()));
}

#[test]
fn z12_forced_tile_may_go_on_any_light_cell_that_fits() {
    let mut choices = 0;
    for (before, event, after) in random_events(&PLAIN, 2, 0..30) {
        let Event::Decision(_, Move::Place { tile, .. }) = event else { continue };
        let Seen::Placed { forced: true, .. } = before.observation(&event, Viewer::Table).seen else { continue };
        let places = before.places(tile.value());
        choices += usize::from(places.len() > 1);
        for &(row, column) in &places {
            let index = cell_index((row, column));
            assert!(index.is_light() && !before.common().board.would_score(index, tile), "{places:?}");
        }
        assert_eq!(after.common().crosses, before.common().crosses);
        assert!(open_cells(&after).iter().all(|cell| open_cells(&before).contains(cell)));
    }
    assert!(choices > 0, "some game leaves a choice");
}

#[test]
fn z17_each_light_cell_earns_a_cross_in_its_own_box() {
    let game = two_ones([4, 5]).place(4, (8, 8)).place(5, (6, 8));
    assert_eq!(game.common().entry().crosses, 2);
    let game = game.end();
    assert!(game.row(1, 0).cross && game.row(1, 1).cross && !game.row(1, 2).cross);
    // One line of 10 in the first row, doubled; the cross in the second row is worth nothing by itself.
    assert_eq!(game.sheet(1).total(), 2);
}

#[test]
fn z17_dark_and_forced_cells_earn_no_cross() {
    for (before, event, after) in random_events(&PLAIN, 3, 0..6) {
        let Event::Decision(_, Move::Place { .. }) = event else { continue };
        let Seen::Placed { at, forced, .. } = before.observation(&event, Viewer::Table).seen else { continue };
        let light = cell_index((at.row, at.column)).is_light();
        assert_eq!(after.common().crosses - before.common().crosses, u8::from(light && !forced));
    }
}
