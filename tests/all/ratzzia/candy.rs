//! Candy dice: R19.

use cheeseboard::engine::Seat;
use cheeseboard::games::ratzzia::{CandyOrigin, Effect, Move, SpaceIndex};

use super::script::{FINISH, Game, KEEP, ROLL, candy_of, candy_on, column, decision, place, place_candy, take_back};

/// Seat 0 completes column 2 with a 4.
fn at_the_jar(game: Game) -> Game {
    game.on(2, &["6b", "1b", "4b"]).roll_with(&[4], 1).keep().place(4, 2).finish()
}

#[test]
fn r19_candy_die_comes_from_the_jar_automatically() {
    let game = at_the_jar(Game::new(4));
    assert_eq!((game.open().jar, game.open().candies.to_vec()), (1, vec![1, 0, 0, 0]));
    assert_eq!(game.on_turn(), 1);
}

#[test]
fn r19_empty_jar_leaves_seats_and_columns_to_choose() {
    let game = at_the_jar(Game::new(4).candy(2).on(9, &["1d", "4D"]));
    assert_eq!(game.legal_moves(), [candy_of(2), candy_on(9)]);
    let from_player = game.clone().choose(candy_of(2));
    assert_eq!(from_player.open().candies.to_vec(), [1, 0, 0, 0]);
    let off_column = game.clone().choose(candy_on(9));
    assert_eq!(off_column.open().candies.to_vec(), [1, 0, 1, 0]);
    assert_eq!(off_column.lies_on(9), ["1d"]);
    assert_eq!(game.refuses_choice(candy_of(1), "R19"), "refuse-candy-seat(seat: Bo)");
    assert_eq!(game.refuses_choice(candy_of(0), "R19"), "refuse-candy-own(seat: Ada)");
    assert_eq!(game.refuses_choice(candy_on(8), "R19"), "refuse-candy-column(column: 8)");
    game.refuses_choice(candy_of(5), "R19");
    assert_eq!(game.refuses_choice(FINISH, "R19"), "refuse-due-candy(seat: Ada)");
    game.refuses(&decision(2, candy_of(2)), "R19");
}

#[test]
fn r19_only_source_is_taken_automatically() {
    let player = at_the_jar(Game::new(3).candy(1));
    assert_eq!((player.open().candies.to_vec(), player.on_turn()), (vec![1, 0, 0], 1));
    let both = at_the_jar(Game::new(4).candy(1).candy(1));
    assert_eq!((both.open().candies.to_vec(), both.on_turn()), (vec![1, 1, 0, 0], 1));
    let on_column = at_the_jar(Game::new(3).on(9, &["1C", "4c"]));
    assert_eq!(
        (on_column.open().candies.to_vec(), on_column.lies_on(9)),
        (vec![1, 0, 0], vec![".".to_owned(), "4c".to_owned()])
    );
}

#[test]
fn r19_upper_of_two_in_a_column_is_taken() {
    let game = Game::new(4).on(3, &["1B", "2C", "3b"]).on(2, &["6b", "1b", "4b"]).roll_with(&[4], 1).keep().place(4, 2);
    let from = CandyOrigin::Board(SpaceIndex::Column(column(3), 1));
    assert!(game.effects_of(FINISH).contains(&Effect::CandyTaken { seat: Seat::new(0), from }));
    assert_eq!(game.finish().lies_on(3), ["1B", ".", "3b"], "it leaves a gap");
}

#[test]
fn r19_own_candy_die_on_a_column_may_be_taken() {
    let game = at_the_jar(Game::new(4).on(9, &["1A"]).on(5, &["1C"]));
    assert_eq!(game.legal_moves(), [candy_on(5), candy_on(9)]);
    assert_eq!(game.choose(candy_on(9)).open().candies.to_vec(), [1, 0, 0, 0]);
}

#[test]
fn r19_no_source_has_no_effect() {
    let game = Game::new(3).candy(0).on(2, &["6b", "1b", "4b"]).roll_with(&[4], 1).keep().place(4, 2);
    assert!(game.effects_of(FINISH).contains(&Effect::NoCandy));
    let game = game.finish();
    assert_eq!((game.open().candies.to_vec(), game.on_turn()), (vec![1, 0, 0], 1));
}

#[test]
fn r19_candy_die_is_usable_from_the_next_turn() {
    let game = at_the_jar(Game::new(2));
    // The die comes in the scan, after placing; then the next seat is on turn.
    assert_eq!(game.on_turn(), 1);
    let next = game.roll_with(&[], 1).keep().place(1, 5).finish().roll_with(&[], 2).keep();
    assert!(next.is_legal(place_candy(1, 1)));
}

#[test]
fn r19_candy_die_takes_any_value_that_the_space_accepts() {
    let game = Game::new(4).candy(0).on(5, &["1b", "2b"]).roll_with(&[], 1).keep();
    let of = |number: u8| -> Vec<u8> {
        let values = game.legal_moves().into_iter().filter_map(|choice| match choice {
            Move::PlaceCandy { value, column } if u8::from(column) == number => Some(value.value()),
            _ => None,
        });
        values.collect()
    };
    assert_eq!(of(1), [1]);
    assert_eq!(of(2), [6]);
    assert_eq!(of(4), [1, 2, 3, 4, 5, 6]);
    assert_eq!(of(5), [2]);
    assert!(of(0).is_empty());
    assert_eq!(game.refuses_choice(place_candy(1, 0), "R19"), "refuse-candy-cat");
    game.refuses_choice(place_candy(3, 5), "R9");
    // The die keeps the value that it was placed as.
    let placed = game.choose(place_candy(3, 4));
    assert_eq!(placed.lies_on(4), ["3A"]);
    placed.refuses_choice(place(1, 4), "R9");
    assert_eq!(placed.refuses_choice(place_candy(3, 4), "R19"), "refuse-no-candy(seat: Ada)");
}

#[test]
fn r19_candy_die_counts_as_placed() {
    let game = Game::new(4).candy(0).roll_with(&[], 1).keep();
    assert!(!game.is_legal(FINISH));
    assert!(game.choose(place_candy(3, 4)).is_legal(FINISH));
}

#[test]
fn r19_candy_die_is_not_rolled() {
    let game = Game::new(4).candy(0).choose(ROLL);
    assert_eq!(game.refuses(&super::script::rolled(&[1; 8]), "R6"), "refuse-rolled-count(due: 7, rolled: 8)");
    let game = game.then(&super::script::rolled(&[1; 7]));
    assert_eq!(game.choose(KEEP).open().candies[0], 1);
}

#[test]
fn r19_user_gets_sausages_and_the_die_returns_to_the_jar() {
    let game = Game::new(4).on(5, &["1B", "2c", "2c"]).front(&[0; 4]).roll_with(&[3], 1).keep().place(3, 5).finish();
    assert_eq!(game.food(), [1 + 2, 1, 2, 0]);
    assert_eq!((game.open().jar, game.open().candies.to_vec()), (2, vec![0; 4]));
}

#[test]
fn r19_candy_die_on_column_two_is_in_the_jar_before_the_reward() {
    let game = Game::new(3).on(2, &["6B", "1b", "4b"]).roll_with(&[4], 1).keep().place(4, 2);
    assert!(game.effects_of(FINISH).contains(&Effect::CandyTaken { seat: Seat::new(0), from: CandyOrigin::Jar }));
}

#[test]
fn r19_taken_back_candy_die_returns_to_its_user() {
    let game = Game::new(3).on(5, &["1A", "2a"]).choose(take_back(5));
    assert_eq!((game.open().candies.to_vec(), game.open().jar), (vec![1, 0, 0], 0));
}
