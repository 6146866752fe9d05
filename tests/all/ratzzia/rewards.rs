//! Sausages, the store, theft and the accountant: R14, R15, R16, R17.

use cheeseboard::engine::Seat;
use cheeseboard::games::ratzzia::{Direction, Effect, Phase};

use super::script::{ANTICLOCKWISE, CLOCKWISE, FINISH, Game, NO_STORE, STORE, annie, candy_on, decision, place, steal};

#[test]
fn r14_shelf_gives_sausages_to_the_seat_on_turn() {
    // Column 6 is completed by a 5 of seat 0 in spaces of seat 1: 4 from the shelf.
    let game = Game::new(4).on(6, &["2b", "4b", "1b", "6b"]).roll_with(&[5], 1).keep().place(5, 6);
    let effects = game.effects_of(FINISH);
    assert!(effects.contains(&Effect::Sausages { seat: Seat::new(0), count: 4 }));
    assert_eq!(game.finish().food(), [3 + 1 + 4, 4 + 3, 5, 6]);
}

#[test]
fn r14_shelf_gives_its_number_of_sausages() {
    let three = Game::new(4).on(3, &["1b", "2b", "3b", "4b", "5b"]).front(&[0; 4]).roll_with(&[6], 1).keep();
    assert_eq!(three.place(6, 3).finish().food(), [1 + 5, 5, 0, 0]);
    let four = Game::new(4).on(4, &["1b", "1b", "2c", "2c"]).front(&[0; 4]).roll_with(&[6], 1).keep();
    assert_eq!(four.place(6, 4).finish().food(), [1 + 3, 2, 0, 0]);
}

/// The rulebook's example: a pair of fives is stored.
fn pair_of_fives(front: u32) -> Game {
    let game = Game::new(4).on(7, &["4b", "1b", "1b", "2c", "2c", "5b"]).front(&[front, 0, 0, 0]);
    game.roll_with(&[5], 1).keep().place(5, 7).finish()
}

#[test]
fn r15_rulebook_examples() {
    let less = pair_of_fives(8);
    assert_eq!((less.on_turn(), less.food()[0], less.bag(0)), (1, 8, 0), "nothing is asked");
    let more = pair_of_fives(13);
    assert_eq!(more.legal_moves(), [STORE, NO_STORE]);
    let stored = more.choose(STORE);
    assert_eq!((stored.food()[0], stored.bag(0)), (3, 10));
    let exactly = pair_of_fives(10).choose(STORE);
    assert_eq!((exactly.food()[0], exactly.bag(0)), (0, 10));
}

#[test]
fn r15_storing_may_be_declined() {
    let game = pair_of_fives(13);
    assert_eq!(game.refuses_choice(FINISH, "R15"), "refuse-due-store(seat: Ada)");
    game.refuses_choice(place(1, 1), "R15");
    game.refuses_choice(steal(1), "R15");
    game.refuses(&decision(1, STORE), "R15");
    let declined = game.choose(NO_STORE);
    assert_eq!((declined.food()[0], declined.bag(0)), (13, 0));
    assert_eq!(declined.on_turn(), 1);
}

#[test]
fn r15_sausages_of_this_column_may_be_stored() {
    // 7 in front; a die on each of the first three spaces brings 3.
    let game = Game::new(4).on(7, &["4a", "1a", "1a", "2c", "2c", "5b"]).front(&[7, 0, 0, 0]);
    let game = game.roll_with(&[5], 1).keep().place(5, 7).finish();
    assert_eq!(game.phase(), Phase::Storing { amount: 10 });
    assert_eq!(game.food()[0], 10);
}

#[test]
fn r15_highest_pair_holds_two_dice() {
    // The upper pair lacks its lower die, so the one below it counts.
    let game = Game::new(4).on(7, &["4b", "1b", "1b", "2c", "2c", ".", "6b"]).front(&[30, 0, 0, 0]);
    let game = game.roll_with(&[2], 1).keep().place(1, 1).finish();
    assert_eq!(game.phase(), Phase::Storing { amount: 4 });
    let lowest = Game::new(4).on(7, &["4b", "3b", "3b", ".", "2c", ".", "6b"]).front(&[30, 0, 0, 0]);
    assert_eq!(lowest.roll_with(&[], 1).keep().place(1, 1).finish().phase(), Phase::Storing { amount: 6 });
}

#[test]
fn r15_pair_need_not_be_equal() {
    let game = Game::new(4).on(7, &["4b", "3b", "3b", "3b", "2c", "2c", "6b"]).front(&[30, 0, 0, 0]);
    let game = game.roll_with(&[], 1).keep().place(1, 1).finish();
    assert_eq!(game.phase(), Phase::Storing { amount: 8 });
}

#[test]
fn r15_without_a_pair_nothing_is_stored() {
    let game = Game::new(4).on(7, &["4b", "3b", ".", ".", "2c", ".", "6b"]).front(&[30, 0, 0, 0]);
    let game = game.roll_with(&[], 1).keep().place(1, 1);
    assert!(game.effects_of(FINISH).contains(&Effect::NotStored { seat: Seat::new(0), amount: None }));
    assert_eq!(game.finish().on_turn(), 1);
}

/// Seat 0 completes column 8 with a 5.
fn greedy(front: &[u32]) -> Game {
    let game = Game::new(front.len()).on(8, &["1b", "2b", "2b", "6b"]).front(front);
    game.roll_with(&[5], 1).keep().place(5, 8).finish()
}

#[test]
fn r16_theft_takes_half_of_a_front_rounded_up() {
    // Seat 1 gets one sausage for its 1.
    let game = greedy(&[0, 8, 7, 6]);
    assert_eq!(game.legal_moves(), [steal(1), steal(2), steal(3)]);
    assert_eq!(game.clone().choose(steal(1)).food(), [5, 4, 7, 6]);
    assert_eq!(game.clone().choose(steal(2)).food(), [4, 9, 3, 6]);
    assert_eq!(game.refuses_choice(steal(0), "R16"), "refuse-steal-own(seat: Ada)");
    game.refuses_choice(steal(4), "R16");
    assert_eq!(game.refuses_choice(FINISH, "R16"), "refuse-due-steal(seat: Ada)");
    assert_eq!(game.choose(steal(3)).on_turn(), 1);
}

#[test]
fn r16_seat_with_empty_front_cannot_be_robbed() {
    let game = greedy(&[5, 3, 0, 4]);
    assert_eq!(game.legal_moves(), [steal(1), steal(3)]);
    assert_eq!(game.refuses_choice(steal(2), "R16"), "refuse-steal-nothing(seat: Cy)");
}

#[test]
fn r16_only_seat_with_food_is_robbed_automatically() {
    // Seat 1 has the sausage that it just got.
    let game = greedy(&[5, 0, 0, 0]);
    assert_eq!((game.on_turn(), game.food()), (1, vec![6, 0, 0, 0]));
    let two = greedy(&[0, 8]);
    assert_eq!((two.on_turn(), two.food()), (1, vec![5, 4]));
}

#[test]
fn r16_nothing_to_steal_has_no_effect() {
    let game = Game::new(3).on(8, &[".", "2b", "2b", "6b"]).front(&[4, 0, 0]).roll_with(&[5], 1).keep().place(5, 8);
    assert!(game.effects_of(FINISH).contains(&Effect::NothingToSteal));
    let game = game.finish();
    assert_eq!((game.on_turn(), game.food()), (1, vec![4, 0, 0]));
}

/// Seat 0 completes column 9, where it gets 2 sausages.
fn accountant(front: &[u32]) -> Game {
    let game = Game::new(front.len()).on(9, &["1a", "4a", "3a", "3a"]).front(front);
    game.roll_with(&[2], 1).keep().place(2, 9).finish()
}

#[test]
fn r17_all_seats_pass_half_at_once() {
    // 7, 4, 1, 0 in front: 4, 2, 1, 0 are given.
    let game = accountant(&[5, 4, 1, 0]);
    assert_eq!(game.legal_moves(), [CLOCKWISE, ANTICLOCKWISE]);
    assert_eq!(game.clone().choose(CLOCKWISE).food(), [3, 2 + 4, 2, 1]);
    assert_eq!(game.clone().choose(ANTICLOCKWISE).food(), [3 + 2, 2 + 1, 0, 4]);
    assert_eq!(game.refuses_choice(annie(2), "R17"), "refuse-due-pass(seat: Ada)");
    let gave = [4, 2, 1, 0].into_iter().collect();
    let passed = Effect::FoodPassed { direction: Direction::Clockwise, gave };
    assert_eq!(game.effects_of(CLOCKWISE)[0], passed);
}

#[test]
fn r17_two_players_have_no_choice() {
    let game = accountant(&[5, 4]);
    // 7 and 4: 4 one way, 2 the other.
    assert_eq!((game.on_turn(), game.food()), (1, vec![5, 6]));
}

#[test]
fn r17_choice_is_offered_even_with_empty_fronts() {
    let game =
        Game::new(3).on(9, &[".", ".", "3b", "3b"]).front(&[0; 3]).roll_with(&[2], 1).keep().place(2, 9).finish();
    assert_eq!(game.legal_moves(), [CLOCKWISE, ANTICLOCKWISE]);
    assert_eq!(game.choose(CLOCKWISE).food(), [0, 0, 0]);
}

/// Only choices of the due reward by the seat on turn are legal.
#[test]
fn r14_to_r19_choices_of_other_rewards_are_refused() {
    let game = accountant(&[5, 4, 3]);
    for other in [STORE, NO_STORE, steal(1), candy_on(1), annie(3)] {
        game.refuses_choice(other, "R17");
    }
    game.refuses(&decision(2, CLOCKWISE), "R17");
}
