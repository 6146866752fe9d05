//! Tests of hiding the rat and of putting down the guard (K3, K4).

use cheeseboard::engine::{Rules, Viewer};
use cheeseboard::games::kalle::Kalle;

use super::script::{Game, PASS, PLAIN, animal, decision, hide, place, places, prove, put, step, swap};

#[test]
fn k03_rat_can_replace_any_card() {
    for at in 0..16 {
        let game = Game::dealt(PLAIN, 3, 1);
        assert_eq!(game.on_turn(), 1);
        assert_eq!(game.legal_places(), (0..16).collect::<Vec<_>>());
        let hidden = game.play(hide(at));
        let cards: Vec<u8> = (0..16).map(|place| hidden.card(place)).collect();
        let expected: Vec<u8> = (0..16).map(|place| if place == at { 0 } else { place + 1 }).collect();
        assert_eq!(cards, expected);
        assert_eq!(Kalle::conserved_counts(&hidden.state)[0], ("cards", 17));
    }
}

#[test]
fn k03_replaced_card_is_out_and_shown_to_nobody() {
    let game = Game::searching(PLAIN, 2, 0, 6, 0).steps(&[1, 2]).play(PASS).play(step(6));
    // After the round all cards lie face up; animal 7, which the rat replaced at place 6, is not among them.
    for who in game.viewers() {
        let cards = game.view(who).open.cards;
        assert!(cards.iter().all(Option::is_some) && !cards.contains(&Some(animal(7))), "{who:?}");
    }
    // During the round every view shows the face-up cards and nothing else.
    let game = Game::searching(PLAIN, 2, 0, 6, 0).steps(&[1, 2]);
    for who in game.viewers() {
        let seen: Vec<_> = game.view(who).open.cards.into_iter().flatten().collect();
        assert_eq!(seen, [animal(2), animal(3)], "{who:?}");
    }
    // In the next round animal 7 is back.
    let next = Game::searching(PLAIN, 2, 0, 6, 1).steps(&[6]).then(&super::script::deal_in_order());
    assert_eq!(next.card(6), 7);
}

#[test]
fn k03_any_move_but_the_rats_hiding_is_refused() {
    let game = Game::dealt(PLAIN, 3, 1);
    assert_eq!(game.refuses(&decision(0, hide(3)), "K3"), "refuse-due-hide(seat: Bo)");
    for early in [put(3), step(3), swap(0, 1), PASS, prove(3)] {
        assert_eq!(game.refuses_move(early, "K3"), "refuse-due-hide(seat: Bo)");
    }
}

#[test]
fn k04_right_neighbour_puts_the_guard_on_any_card() {
    for (seats, rat, placer) in [(2, 0, 1), (2, 1, 0), (3, 0, 2), (3, 2, 1), (4, 1, 0), (5, 3, 2), (5, 0, 4)] {
        let game = Game::dealt(PLAIN, seats, rat).play(hide(9));
        assert_eq!(game.on_turn(), placer, "{seats} seats, rat {rat}");
        assert_eq!(game.legal_places(), (0..16).collect::<Vec<_>>());
        assert_eq!(game.common().guard, None);
        // Even the rat's own place is allowed.
        assert_eq!(game.play(put(9)).common().guard, Some(place(9)));
    }
}

#[test]
fn k04_card_under_the_guard_is_not_turned() {
    let game = Game::searching(PLAIN, 3, 0, 5, 5);
    assert_eq!(places(game.common().face_up), Vec::<u8>::new());
    assert_eq!((game.common().turned, game.common().ending), (0, None));
    assert!(game.view(Viewer::Table).open.cards.iter().all(Option::is_none));
    // The card can be turned like any other once the guard has left it.
    let found = game.play(step(6)).play(PASS).play(step(5));
    assert_eq!(found.cheeses(), [0, 0, 1]);
}

#[test]
fn k04_other_seats_and_moves_are_refused() {
    let game = Game::dealt(PLAIN, 4, 0).play(hide(2));
    for seat in [0, 1, 2] {
        assert_eq!(game.refuses(&decision(seat, put(4)), "K4"), "refuse-due-place(seat: Di)");
    }
    for early in [step(4), hide(1), PASS, swap(0, 1)] {
        game.refuses_move(early, "K4");
    }
}
