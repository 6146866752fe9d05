//! Food, the start and the end: R1, R4, R5.

use cheeseboard::engine::{ChanceKind, Rules, Seat, Turn};
use cheeseboard::games::ratzzia::{Chance, Effect, Options, Ratzzia};

use super::script::{ANTICLOCKWISE, FINISH, Game, KEEP, NO_STORE, ROLL, STORE, annie, decision, place, rolled, start};

/// Seat 0 has completed column 7 with a pair of sixes, and may finish.
fn about_to_store(front: &[u32], bags: &[u32]) -> Game {
    let game = Game::new(4).on(7, &["4b", "1b", "1b", "2c", "2c", "6a"]).front(front).bags(bags);
    game.roll_with(&[6], 1).keep().place(6, 7)
}

#[test]
fn r01_food_lies_in_front_or_in_the_bag() {
    let game = about_to_store(&[14, 0, 0, 0], &[0; 4]).finish();
    // Seats 1 and 2 get sausages for their dice.
    assert_eq!(game.food(), [14, 3, 1, 0]);
    let game = game.choose(STORE);
    assert_eq!((game.food()[0], game.bag(0)), (2, 12));
}

#[test]
fn r01_food_is_unlimited() {
    let game = Game::new(4).front(&[100_000, 3, 3, 3]).on(5, &["2b", "2c", "2c"]);
    let game = game.roll_with(&[3], 1).keep().place(3, 5).finish();
    assert_eq!(game.food(), [100_003, 4, 5, 3]);
}

#[test]
fn r04_starting_food_follows_turn_order() {
    for seats in 2..=5 {
        for starter in 0..seats {
            let game = Game::unstarted(seats).then(&start(starter));
            assert_eq!(game.on_turn(), starter);
            for step in 0..seats {
                assert_eq!(game.food()[(starter + step) % seats], 3 + step as u32, "{seats} players");
            }
            assert!((0..seats).all(|seat| game.bag(seat) == 0));
        }
    }
}

#[test]
fn r04_first_event_decides_who_begins() {
    let game = Game::unstarted(3);
    assert_eq!(Ratzzia::turn(&game.state), Turn::Chance(None));
    assert_eq!(Ratzzia::chance_kind(&game.state), ChanceKind::Starter { seats: 3 });
    assert_eq!(Ratzzia::starter(Seat::new(2)), Some(Chance::Start { seat: Seat::new(2) }));
    assert!(game.legal_moves().is_empty());
    assert_eq!(game.refuses(&start(3), "R4"), "refuse-start-seat(number: 4, seats: 3)");
    assert_eq!(game.refuses(&decision(0, ROLL), "R4"), "refuse-due-start(seat: Ada)");
    game.refuses(&rolled(&[1; 7]), "R4");
    let begun = game.then(&start(1));
    assert_eq!(begun.refuses(&start(1), "R6"), "refuse-due-turn(seat: Bo)");
}

#[test]
fn r05_full_bag_wins_at_once() {
    let game = about_to_store(&[12, 9, 9, 9], &[13, 24, 0, 0]).finish();
    assert_eq!(game.outcome(), None);
    let over = game.choose(STORE);
    let outcome = over.outcome().expect("25 are in the bag");
    assert_eq!(outcome.scores.to_vec(), [25, 24, 0, 0]);
    assert_eq!(outcome.winners.to_vec(), [Seat::new(0)]);
    for late in [start(0), rolled(&[1]), decision(0, KEEP), decision(1, ROLL), decision(0, FINISH)] {
        assert_eq!(over.refuses(&late, "R5"), "refuse-over(seat: Ada)");
    }
    assert!(over.legal_moves().is_empty());
}

#[test]
fn r05_24_is_not_enough() {
    let game = about_to_store(&[12, 0, 0, 0], &[12, 0, 0, 0]).finish().choose(STORE);
    assert_eq!(game.bag(0), 24);
    assert_eq!(game.on_turn(), 1);
}

/// Columns to the right of the store are not resolved.
#[test]
fn r05_full_bag_ends_the_scan() {
    let game = Game::new(4).on(7, &["4b", "1b", "1b", "2c", "2c", "6a"]).on(9, &["1c", "4c", "3c", "3c"]);
    let game = game.front(&[12, 8, 8, 8]).bags(&[13, 0, 0, 0]).roll_with(&[2, 6], 1).keep();
    let game = game.place(6, 7).place(2, 9).finish();
    let over = game.clone().choose(STORE);
    assert!(over.outcome().is_some());
    assert_eq!(over.lies_on(9).len(), 5);
    assert_eq!(over.food(), [0, 11, 9, 8], "of column 7 alone");
    assert_eq!(game.effects_of(STORE).last(), Some(&Effect::Won { seat: Seat::new(0) }), "and no next turn after it");
    // Without storing, the scan goes on to the accountant.
    game.choose(NO_STORE).choose(ANTICLOCKWISE);
}

#[test]
fn r05_only_the_bag_counts() {
    let game = about_to_store(&[200, 0, 0, 0], &[0; 4]).finish().choose(NO_STORE);
    assert_eq!(game.outcome(), None);
    game.refuses_choice(place(1, 1), "R6");
    game.refuses_choice(annie(2), "R6");
}

#[test]
fn r02_wrong_number_of_seats_is_refused() {
    for seats in [0, 1, 6] {
        assert!(Ratzzia::start(&Options::default(), seats).is_err_and(|refusal| refusal.rule == "record"));
    }
}
