//! Tests of drawing tiles and ending a turn: Z6, Z7, Z13, Z14.

use cheeseboard::engine::Event;
use cheeseboard::games::zatre::{Chance, Move, Phase};

use super::script::{END, Game, KEEPING, PLAIN, deal_out, decision, draw, place, random_events, start_draw};

/// A game in which both seats hold tiles that fit nowhere: seat 0 holds `other`, seat 1 `kept`. Seat 1 is due one tile.
fn stuck(options: cheeseboard::games::zatre::Options, kept: u8, other: [u8; 2]) -> Game {
    Game::square(options, kept).end().draw(&other).end()
}

#[test]
fn z06_empty_hand_draws_two() {
    let game = Game::opened(2, [6, 5, 5]).place(6, (7, 7)).place(5, (7, 8)).place(5, (8, 8)).end();
    assert_eq!(game.draw_due(), Some((1, 2)));
    assert_eq!(game.refuses(&draw(1, &[3]), "Z6"), "refuse-draw-count(seat: Bo, due: 2, drawn: 1)");
    game.refuses(&draw(1, &[3, 3, 3]), "Z6");
    game.refuses(&draw(1, &[]), "Z6");
    assert_eq!(game.refuses(&draw(0, &[3, 3]), "Z6"), "refuse-draw-seat(seat: Bo)");
}

#[test]
fn z06_hand_of_one_draws_one() {
    let game = stuck(PLAIN, 3, [6, 6]);
    assert_eq!(game.hand(1), [3]);
    assert_eq!(game.draw_due(), Some((1, 1)));
}

#[test]
fn z06_due_draw_comes_first_and_is_mandatory() {
    let game = stuck(PLAIN, 3, [6, 6]);
    for choice in [END, place(3, (8, 9))] {
        assert_eq!(game.refuses(&decision(1, choice), "Z6"), "refuse-draw-due(seat: Bo)");
    }
    game.refuses(&deal_out(1, 3), "Z6");
    assert!(game.legal().is_empty());
}

#[test]
fn z06_hand_of_two_that_fit_nowhere_draws_one_more() {
    let game = stuck(PLAIN, 3, [6, 6]).draw(&[4]).end();
    assert_eq!(game.hand(0), [6, 6]);
    assert_eq!(game.draw_due(), Some((0, 1)));
    // A hand of three that fit nowhere draws one more, too.
    let game = game.draw(&[5]).end().draw(&[3]).end();
    assert_eq!(game.hand(0), [5, 6, 6]);
    assert_eq!(game.draw_due(), Some((0, 1)));
}

#[test]
fn z06_hand_of_two_with_one_that_fits_draws_nothing() {
    // Seat 0 draws a 1 that makes room for its sixes, and these for seat 1's 4.
    let game = stuck(PLAIN, 3, [6, 6]).draw(&[4]).end().draw(&[1]).place(1, (7, 6)).place(6, (6, 6)).place(6, (6, 5));
    let game = game.end();
    assert_eq!(game.on_turn(), 1);
    assert_eq!(game.hand(1), [3, 4]);
    assert_eq!(game.refuses(&draw(1, &[1]), "Z6"), "refuse-draw-not-due(seat: Bo)");
}

/// "Can be laid" in Z6 means by Z8 and Z9 alone, even on a light cell that Z11 forbids for now.
#[test]
fn z06_fit_on_a_light_cell_counts_as_a_fit() {
    let game = stuck(KEEPING, 3, [3, 3]).draw(&[1]).place(1, (7, 6)).end();
    assert_eq!(game.hand(0), [3, 3]);
    assert_eq!(game.on_turn(), 0, "no draw: a 3 fits at (6, 6)");
    assert_eq!(game.places(3), [(6, 6)]);
}

#[test]
fn z06_nearly_empty_bag_gives_all_it_has() {
    let short = random_events(&PLAIN, 2, 0..40).into_iter().find_map(|(before, event, after)| {
        let Event::Chance(Chance::Draw { seat, tiles }) = event else { return None };
        (before.hand(seat.index()).is_empty() && tiles.len() == 1).then_some((before, after))
    });
    let (before, after) = short.expect("some game comes to this");
    assert_eq!(before.bag(), 1);
    assert_eq!(after.bag(), 0);
    after.on_turn();
}

#[test]
fn z07_tiles_may_be_laid_in_any_order() {
    let game = Game::opened(2, [6, 1, 1]).place(6, (7, 7)).place(1, (7, 8)).place(1, (7, 9)).end().draw(&[2, 4]);
    game.clone().place(2, (6, 7)).place(4, (7, 10)).end();
    game.clone().place(4, (7, 10)).place(2, (6, 7)).end();
    assert_eq!(game.refuses_place(3, (6, 7), "Z7"), "refuse-not-in-hand(tile: 3, cell: 6/7)");
    let laid = game.place(2, (6, 7));
    laid.refuses_place(2, (7, 10), "Z7");
}

#[test]
fn z07_only_the_seat_on_turn_may_lay() {
    let game = Game::opened(3, [6, 5, 5]);
    for seat in [1, 2] {
        assert_eq!(game.refuses(&decision(seat, place(6, (7, 7))), "Z7"), "refuse-seat(seat: Ada)");
        game.refuses(&decision(seat, END), "Z7");
    }
}

#[test]
fn z07_more_than_two_tiles_may_be_laid() {
    let game = stuck(PLAIN, 3, [6, 6]).draw(&[4]).end().draw(&[1]);
    assert_eq!(game.hand(0), [1, 6, 6]);
    let game = game.place(1, (7, 6)).place(6, (6, 6)).place(6, (6, 5));
    assert!(game.hand(0).is_empty());
    assert_eq!(game.legal(), [END]);
}

#[test]
fn z13_turn_cannot_end_while_a_tile_can_be_laid() {
    let game = Game::opened(2, [6, 1, 1]).place(6, (7, 7)).place(1, (7, 8)).place(1, (7, 9)).end().draw(&[5, 6]);
    assert_eq!(game.refuses_end("Z13"), "refuse-end(tile: 5)");
    // The 6 still fits below the ones.
    let game = game.place(5, (6, 7));
    assert_eq!(game.refuses_end("Z13"), "refuse-end(tile: 6)");
    assert!(!game.legal().contains(&END));
}

#[test]
fn z13_end_turn_is_the_only_move_when_nothing_fits() {
    // With tiles in hand and none laid.
    let idle = Game::square(PLAIN, 3).end().draw(&[6, 6]);
    assert_eq!(idle.legal(), [END]);
    idle.end();
    // With an empty hand.
    let empty = Game::opened(2, [6, 5, 5]).place(6, (7, 7)).place(5, (7, 8)).place(5, (8, 8));
    assert_eq!(empty.legal(), [END]);
}

#[test]
fn z13_placement_may_block_the_other_tile() {
    let before = Game::opened(2, [6, 5, 5]).place(6, (7, 7)).place(5, (7, 8)).place(5, (8, 8)).end().draw(&[5, 3]);
    assert!(!before.places(3).is_empty(), "the 3 would fit");
    let spoiled = before.place(5, (8, 7));
    assert_eq!(spoiled.legal(), [END]);
    let ended = spoiled.end();
    assert_eq!(ended.hand(1), [3], "it is kept for the next turn");
}

#[test]
fn z14_turn_may_end_after_a_draw_or_placement() {
    let game = Game::opened_with(KEEPING, 2, [6, 1, 1]).place(6, (7, 7)).place(1, (7, 8)).place(1, (7, 9)).end();
    let drawn = game.draw(&[5, 3]);
    assert_eq!(drawn.legal().last(), Some(&END));
    let kept = drawn.clone().end();
    assert_eq!(kept.hand(1), [3, 5]);
    // After seat 0's turn, seat 1 has two tiles that fit: it draws none, so it must lay one first.
    let idle = kept.draw(&[1, 1]).end();
    assert_eq!(idle.on_turn(), 1);
    assert_eq!(idle.refuses_end("Z14"), "refuse-keep-idle");
    assert!(!idle.legal().contains(&END));
    let laid = idle.place(3, (6, 7));
    assert!(laid.legal().contains(&END) && laid.legal().len() > 1);
    laid.end();
}

#[test]
fn z14_does_not_apply_in_the_opening_turn() {
    let mut game = Game::opened_with(KEEPING, 2, [6, 1, 1]);
    for (value, at) in [(6, (7, 7)), (1, (6, 7)), (1, (7, 8))] {
        assert_eq!(game.refuses_end("Z14"), "refuse-keep-opening");
        assert!(!game.legal().contains(&END));
        game = game.place(value, at);
    }
    game.end();
}

#[test]
fn z14_does_not_apply_while_a_light_cell_is_open() {
    let game = Game::opened_with(KEEPING, 2, [6, 1, 1]).place(6, (7, 7)).place(1, (7, 8)).place(1, (7, 9)).end();
    let open = game.draw(&[4, 5]).place(4, (8, 8));
    open.refuses_end("Z11");
    assert!(!open.legal().contains(&END));
    let done = open.place(5, (9, 8));
    assert_eq!(done.legal(), [END]);
}

/// Without the option, ending the turn is never one of several moves.
#[test]
fn z14_applies_only_with_the_option() {
    let choices = |options| {
        let positions = random_events(options, 3, 0..4).into_iter().map(|(before, ..)| before.legal());
        positions.filter(|legal| legal.len() > 1 && legal.contains(&END)).count()
    };
    assert_eq!(choices(&PLAIN), 0);
    assert!(choices(&KEEPING) > 0);
}

#[test]
fn z06_to_z14_events_of_other_phases_are_refused() {
    let laying = Game::opened(2, [6, 5, 5]);
    assert_eq!(laying.refuses(&deal_out(0, 1), "Z21"), "refuse-deal-not-due");
    assert_eq!(laying.refuses(&draw(0, &[1]), "Z6"), "refuse-draw-not-due(seat: Ada)");
    laying.refuses(&start_draw(0, 1), "Z4");
    assert_eq!(laying.common().phase, Phase::Laying);
    assert!(laying.legal().iter().all(|choice| matches!(choice, Move::Place { .. })));
}
