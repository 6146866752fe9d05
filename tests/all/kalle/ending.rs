//! The end of a round and of the game: K10–K12.

use cheeseboard::engine::{Rules, Seat, Turn};
use cheeseboard::games::kalle::square::LidSet;
use cheeseboard::games::kalle::{Ending, Kalle, Phase};

use super::script::{
    EIGHT_STEPS, Game, LAST_CHANCE, PASS, PLAIN, animal, deal_in_order, decision, hide, places, point, prove, put,
    random_events, start, step, swap,
};

#[test]
fn k10_right_proof_wins_a_cheese() {
    let game = Game::search_failed(PLAIN, 3, 1, 15);
    assert_eq!((game.common().phase, game.on_turn()), (Phase::Proving, 1));
    assert_eq!(game.common().turned, 8);
    assert_eq!(game.legal_places(), [0, 9, 10, 11, 12, 13, 14, 15], "the cards that lie face down");
    let right = game.clone().play(prove(15));
    assert_eq!((right.cheeses(), right.common().ending), (vec![0, 1, 0], Some(Ending::Proved)));
    let wrong = game.play(prove(14));
    assert_eq!((wrong.cheeses(), wrong.common().ending), (vec![0, 0, 0], Some(Ending::Missed)));
    assert_eq!(wrong.common().stock, 6);
    assert_eq!(wrong.common().phase, Phase::Dealing { rat: Seat::new(2) });
}

#[test]
fn k10_proof_follows_the_rats_swaps() {
    let game = Game::searching(PLAIN, 2, 0, 15, 0).steps(&EIGHT_STEPS[..7]).play(swap(14, 15)).play(step(8));
    assert_eq!(game.clone().play(prove(15)).cheeses(), [0, 0]);
    assert_eq!(game.play(prove(14)).cheeses(), [1, 0]);
}

#[test]
fn k10_only_the_rat_proves_and_only_at_a_face_down_card() {
    let game = Game::search_failed(PLAIN, 3, 1, 15);
    assert_eq!(game.refuses_move(prove(8), "K10"), "refuse-lid-open(cell: 2/0)");
    for other in [PASS, swap(9, 10), step(9), point(15)] {
        assert_eq!(game.refuses_move(other, "K10"), "refuse-due-prove(seat: Bo)");
    }
    game.refuses(&decision(0, prove(15)), "K10");
    // The rat may not prove before the eighth card.
    Game::searching(PLAIN, 3, 1, 15, 0).steps(&EIGHT_STEPS[..7]).refuses_move(prove(15), "K9");
}

#[test]
fn k10_all_cards_are_shown_after_a_round() {
    let caught = Game::searching(PLAIN, 3, 0, 6, 5).play(step(6));
    let proved = Game::search_failed(PLAIN, 3, 0, 15).play(prove(15));
    let missed = Game::search_failed(PLAIN, 3, 0, 15).play(prove(0));
    let found = Game::search_failed(LAST_CHANCE, 3, 0, 15).play(point(15)).play(point(14));
    for game in [caught, proved, missed, found] {
        assert_eq!(game.common().face_up, LidSet::ALL);
        for who in game.viewers() {
            let cards = game.view(who).open.cards;
            assert!(cards.iter().all(Option::is_some) && cards.contains(&Some(animal(0))), "{who:?}");
        }
        assert_eq!(Kalle::turn(&game.state), Turn::Chance(Some(Seat::new(1))), "the left neighbour is the next rat");
        // The next deal covers the cards again.
        let next = game.then(&deal_in_order());
        assert!(next.seat_view(1).open.cards.iter().all(Option::is_none));
        assert_eq!((next.common().guard, next.common().turned, next.common().idle_steps), (None, 0, 0));
        assert_eq!((next.common().ending, next.common().guesses.len()), (None, 0));
    }
}

#[test]
fn k11_searchers_point_in_order_at_different_cards() {
    let game = Game::search_failed(LAST_CHANCE, 4, 2, 15);
    assert_eq!((game.common().phase, game.on_turn()), (Phase::Pointing, 3), "the rat's left neighbour");
    assert_eq!(game.legal_places(), [0, 9, 10, 11, 12, 13, 14, 15]);
    let game = game.play(point(10));
    assert_eq!(game.on_turn(), 0);
    assert_eq!(game.legal_places(), [0, 9, 11, 12, 13, 14, 15]);
    assert_eq!(game.refuses_move(point(10), "K11"), "refuse-point-taken(seat: Di, cell: 2/2)");
    assert_eq!(game.refuses_move(point(8), "K11"), "refuse-lid-open(cell: 2/0)");
    for other in [PASS, step(9), swap(9, 10), prove(15)] {
        assert_eq!(game.refuses_move(other, "K11"), "refuse-due-point(seat: Ada)");
    }
    game.refuses(&decision(1, point(9)), "K11");
    game.refuses(&decision(2, prove(15)), "K11");
    // Nothing is turned until all have pointed.
    assert_eq!(places(game.common().face_up), [1, 2, 3, 4, 5, 6, 7, 8]);
    assert_eq!(game.play(point(9)).on_turn(), 1);
}

#[test]
fn k11_right_guess_wins_a_cheese() {
    for (winner, points) in [(3, [15, 14, 13]), (0, [14, 15, 13]), (1, [14, 13, 15])] {
        let mut game = Game::search_failed(LAST_CHANCE, 4, 2, 15);
        for at in points {
            assert_eq!(game.cheeses(), [0; 4], "no cheese before all have pointed");
            game = game.play(point(at));
        }
        let mut cheeses = [0; 4];
        cheeses[winner] = 1;
        assert_eq!(game.cheeses(), cheeses);
        assert_eq!(game.common().ending, Some(Ending::Found { seat: Seat::new(winner) }));
        assert_eq!(game.common().phase, Phase::Dealing { rat: Seat::new(3) });
    }
}

#[test]
fn k11_rat_proves_after_wrong_guesses() {
    let game = Game::search_failed(LAST_CHANCE, 4, 2, 15).play(point(9)).play(point(10)).play(point(11));
    assert_eq!((game.common().phase, game.on_turn()), (Phase::Proving, 2));
    assert_eq!(places(game.common().face_up), [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
    assert_eq!(game.seat_view(0).open.cards[10], Some(animal(11)));
    assert_eq!(game.legal_places(), [0, 12, 13, 14, 15]);
    assert_eq!(game.common().turned, 8, "turned by the search");
    game.refuses_move(prove(10), "K10");
    assert_eq!(game.clone().play(prove(15)).cheeses(), [0, 0, 1, 0]);
    assert_eq!(game.play(prove(12)).cheeses(), [0; 4]);
}

#[test]
fn k11_single_searcher_points_once() {
    let game = Game::search_failed(LAST_CHANCE, 2, 0, 15);
    assert_eq!(game.on_turn(), 1);
    assert_eq!(game.clone().play(point(15)).cheeses(), [0, 1]);
    let missed = game.play(point(14));
    assert_eq!((missed.common().phase, missed.on_turn()), (Phase::Proving, 0));
}

#[test]
fn k11_searchers_point_only_with_the_option() {
    let pointed = |options| {
        let events = random_events(options, 3, 0..6);
        events.iter().filter(|(before, ..)| before.common().phase == Phase::Pointing).count()
    };
    assert_eq!(pointed(PLAIN), 0);
    assert!(pointed(LAST_CHANCE) > 0);
}

#[test]
fn k12_most_cheeses_win() {
    // Seat 0 is the rat in rounds 1 and 3, and finds the rat in round 2.
    let game = Game::new(PLAIN, 2).then(&start(0)).round_proved().round_caught().round_caught();
    assert_eq!(game.outcome(), None);
    let over = game.round_proved();
    let outcome = over.outcome().expect("four rounds are over");
    assert_eq!(outcome.scores.to_vec(), [2, 2]);
    assert_eq!(outcome.winners.to_vec(), [Seat::new(0), Seat::new(1)], "ties share");
    let over = Game::new(PLAIN, 2).then(&start(1)).round_proved().round_caught().round_proved().round_proved();
    let outcome = over.outcome().expect("four rounds are over");
    assert_eq!((outcome.scores.to_vec(), outcome.winners.to_vec()), (vec![1, 3], vec![Seat::new(1)]));
}

#[test]
fn k12_all_seats_win_without_cheeses() {
    let missed =
        |game: Game| game.then(&deal_in_order()).play(hide(15)).play(put(0)).steps(&EIGHT_STEPS).play(prove(0));
    let over = (0..5).fold(Game::new(PLAIN, 5).then(&start(4)), |game, _| missed(game));
    let outcome = over.outcome().expect("five rounds are over");
    assert_eq!((outcome.scores.to_vec(), outcome.winners.len()), (vec![0; 5], 5));
}

#[test]
fn k12_events_after_the_end_are_refused() {
    let over = (0..4).fold(Game::new(PLAIN, 2).then(&start(0)), |game, _| game.round_caught());
    for late in [start(0), deal_in_order(), decision(0, hide(0)), decision(1, PASS), decision(0, prove(3))] {
        assert_eq!(over.refuses(&late, "K12"), "refuse-over");
    }
    assert!(over.legal().is_empty());
    assert_eq!(over.common().face_up, LidSet::ALL);
}
