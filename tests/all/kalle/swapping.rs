//! Tests of the rat's swaps (K9).

use cheeseboard::engine::{Rules, Seat};
use cheeseboard::games::kalle::square::LidIndex;
use cheeseboard::games::kalle::{Kalle, Move, Phase};

use super::script::{
    EIGHT_STEPS, Game, PASS, PLAIN, SHOW_MY_RAT, animal, decision, place, places, prove, put, step, swap,
};

#[test]
fn k09_square_has_42_neighbouring_pairs() {
    let pairs: usize = LidIndex::ALL.iter().map(|place| place.neighbours().len()).sum();
    assert_eq!(pairs, 2 * 42);
}

/// The numbers of swaps on the rules page, with the guard in a corner, at an edge, in the middle.
#[test]
fn k09_legal_swaps_leave_out_the_guards_card() {
    for (from, guard, swaps) in [(1, 0, 39), (0, 1, 37), (0, 5, 34)] {
        let game = Game::searching(PLAIN, 3, 0, 15, from).play(step(guard));
        let legal = game.legal();
        assert_eq!(legal.len(), swaps + 1, "guard at {guard}");
        assert_eq!(legal.last(), Some(&PASS));
        for choice in &legal[..swaps] {
            let Move::Swap { a, b } = *choice else { panic!("{choice:?}") };
            assert!(a < b && a.is_next_to(b) && a != place(guard) && b != place(guard), "{choice:?}");
        }
    }
}

#[test]
fn k09_illegal_swaps_are_refused() {
    let game = Game::searching(PLAIN, 3, 0, 15, 0).play(step(5));
    assert_eq!(game.refuses_move(swap(5, 6), "K9"), "refuse-swap-guard(cell: 1/1)");
    game.refuses_move(swap(0, 5), "K9");
    assert_eq!(game.refuses_move(swap(0, 2), "K9"), "refuse-swap-far(first: 0/0, second: 0/2)");
    game.refuses_move(swap(3, 4), "K9");
    game.refuses_move(swap(7, 7), "K9");
    assert_eq!(game.refuses_move(swap(7, 3), "record"), "refuse-swap-order(first: 1/3, second: 0/3)");
    assert_eq!(game.refuses_move(step(6), "K9"), "refuse-due-swap(seat: Ada)");
    game.refuses_move(put(6), "K9");
    game.refuses_move(prove(15), "K9");
    game.refuses(&decision(1, PASS), "K9");
    game.refuses(&decision(2, swap(7, 11)), "K9");
}

#[test]
fn k09_swapped_cards_stay_face_up_or_face_down() {
    // Two face-down cards.
    let game = Game::searching(PLAIN, 3, 0, 15, 0).steps(&[1, 5]);
    let closed = game.clone().play(swap(14, 15));
    assert_eq!((closed.card(14), closed.card(15)), (0, 15));
    assert_eq!(places(closed.common().face_up), [1, 5]);
    // A face-up card and a face-down one.
    let mixed = game.clone().play(swap(1, 2));
    assert_eq!(places(mixed.common().face_up), [2, 5]);
    let cards = mixed.seat_view(2).open.cards;
    assert_eq!((cards[1], cards[2]), (None, Some(animal(2))));
    // Two face-up cards.
    let open = game.play(PASS).play(step(2)).play(swap(1, 5));
    assert_eq!(places(open.common().face_up), [1, 2, 5]);
    let cards = open.seat_view(1).open.cards;
    assert_eq!((cards[1], cards[5]), (Some(animal(6)), Some(animal(2))));
}

#[test]
fn k09_card_swapped_beside_the_guard_can_be_turned() {
    let game = Game::searching(PLAIN, 3, 0, 3, 0).play(step(1)).play(swap(2, 3));
    assert_eq!(game.common().guard, Some(place(1)));
    assert_eq!((game.common().phase, game.on_turn()), (Phase::Searching, 2));
    assert_eq!(game.play(step(2)).cheeses(), [0, 0, 1], "the rat swapped itself beside the guard");
}

#[test]
fn k09_swap_follows_each_step_but_the_last() {
    for options in [PLAIN, SHOW_MY_RAT] {
        let mut game = Game::searching(options, 3, 0, 15, 0);
        let mut swaps = 0;
        for to in EIGHT_STEPS {
            game = game.play(step(to));
            if game.common().phase == Phase::Swapping {
                assert_eq!(Kalle::turn(&game.state), cheeseboard::engine::Turn::Seat(Seat::new(0)));
                swaps += 1;
                game = game.play(swap(10, 11));
            }
        }
        assert_eq!(swaps, 7);
        assert_eq!(game.common().phase, Phase::Proving, "no swap after the eighth");
    }
}
