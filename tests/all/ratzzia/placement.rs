//! Placement of dice, and the scan: R9, R10.

use cheeseboard::engine::Seat;
use cheeseboard::games::ratzzia::{Effect, Phase};

use super::script::{FINISH, Game, STORE, column, place, place_candy, take_back};

#[test]
fn r09_die_goes_just_above_the_highest() {
    let game = Game::new(4).on(3, &["1b", "2b"]).roll(&[1, 2, 3, 4, 5, 6, 6]).keep();
    assert_eq!(game.refuses_choice(place(1, 3), "R9"), "refuse-needs(needs: 3, column: 3, die: 1)");
    let game = game.place(3, 3);
    assert_eq!(game.lies_on(3), ["1b", "2b", "3a"]);
    assert!(game.is_legal(place(4, 3)) && !game.is_legal(place(3, 3)));
}

#[test]
fn r09_numbered_spaces_take_their_number_and_others_any() {
    let game = Game::new(4).roll(&[1, 2, 3, 4, 5, 6, 6]).keep();
    // Columns whose lowest space has a number: 1, 2, 3, 6, 7, 8.
    assert_eq!(game.places(1), [0, 1, 3, 4, 5, 8, 9]);
    assert_eq!(game.places(2), [0, 4, 5, 6, 9]);
    assert_eq!(game.places(3), [0, 4, 5, 9]);
    assert_eq!(game.places(4), [0, 4, 5, 7, 9]);
    assert_eq!(game.places(5), [0, 4, 5, 9]);
    assert_eq!(game.places(6), [0, 2, 4, 5, 9]);
}

#[test]
fn r09_upper_joined_space_needs_an_equal_die() {
    let game = Game::new(4).on(5, &["1b", "2b"]).roll(&[1, 2, 3, 4, 5, 6, 6]).keep();
    assert_eq!(game.refuses_choice(place(3, 5), "R9"), "refuse-joined(below: 2, column: 5, die: 3)");
    let game = game.place(2, 5);
    assert!(game.is_legal(place(3, 5)) && !game.is_legal(place(1, 5)), "the 3 above is not joined to the pair");
}

#[test]
fn r09_empty_spaces_below_are_ignored() {
    let game = Game::new(4).on(3, &["1a", "2b", "3a", "4b"]).choose(take_back(3));
    assert_eq!(game.lies_on(3), [".", "2b", ".", "4b"]);
    let game = game.roll(&[1, 3, 5, 6, 6]).keep();
    assert!(game.is_legal(place(5, 3)) && !game.is_legal(place(1, 3)) && !game.is_legal(place(3, 3)));
    // Once the top die is taken back, the space above the next die is free.
    let top = Game::new(4).on(3, &["1b", "2b", "3a"]).choose(take_back(3));
    assert_eq!(top.open().next_space(column(3)), Some(2));
    // An empty column starts from its lowest uncovered space.
    let empty = Game::new(3).on(7, &["2a", "2a"]).choose(take_back(7));
    assert_eq!(empty.open().next_space(column(7)), Some(1));
}

#[test]
fn r09_full_column_takes_nothing() {
    let game = Game::new(4).on(5, &["1b", "2b", "2b"]).roll(&[3, 3, 3, 3, 3, 3, 3]).keep().place(3, 5);
    assert_eq!(game.refuses_choice(place(3, 5), "R9"), "refuse-column-full(column: 5)");
}

/// The rulebook's example: yellow completes a column of green, green and orange with a 3.
#[test]
fn r10_rulebook_example() {
    let game = Game::new(3).on(5, &["1b", "4b", "4c"]).roll_with(&[3], 1).keep().place(3, 5);
    let before = game.food();
    let game = game.finish();
    let gained: Vec<u32> = game.food().iter().zip(&before).map(|(after, before)| after - before).collect();
    assert_eq!(gained, [1 + 2, 2, 1], "yellow, green, orange");
    assert!(game.lies_on(5).is_empty());
    assert_eq!((game.hand(0).len(), game.hand(1).len(), game.hand(2).len()), (7, 7, 7));
    assert_eq!(game.on_turn(), 1);
}

#[test]
fn r10_column_with_a_die_on_top_is_complete_despite_gaps() {
    let game = Game::new(4).on(5, &[".", "4b", "."]).on(9, &["1b", ".", "2b", "2b"]);
    let game = game.roll_with(&[2], 1).keep().place(2, 9).finish();
    assert_eq!(game.phase(), Phase::PassingFood, "the accountant's column was complete");
    assert!(game.lies_on(9).is_empty());
    assert_eq!(game.lies_on(5), [".", "4b"]);
}

#[test]
fn r10_incomplete_column_stays() {
    let game = Game::new(4).on(5, &["1b", "2b"]).roll_with(&[2], 1).keep().place(2, 5).finish();
    assert_eq!(game.lies_on(5), ["1b", "2b", "2a"]);
    assert_eq!(game.on_turn(), 1);
}

/// The sausages of column 4 are paid before column 7 stores.
#[test]
fn r10_columns_are_resolved_whole_from_the_left() {
    let game = Game::new(4).on(4, &["1a", "1a", "2a", "2a"]).on(7, &["4b", "1b", "1b", "2c", "2c", "6b"]);
    let game = game.front(&[7, 0, 0, 0]).roll_with(&[6, 6], 1).keep().place(6, 4).place(6, 7);
    let open = game.open();
    let complete: Vec<u8> = open.complete_columns().map(|column| column.number()).collect();
    assert_eq!(complete, [4, 7]);
    let game = game.finish();
    // 7 in front, 1 + 1 + 0 + 0 + 1 of the spaces, 3 of the shelf: 13.
    assert_eq!(game.food()[0], 13);
    assert_eq!(game.phase(), Phase::Storing { amount: 12 });
    assert_eq!(game.choose(STORE).food()[0], 1);
}

/// A candy die is taken off the top of a complete column before the scan reaches it.
#[test]
fn r10_column_is_judged_when_the_scan_reaches_it() {
    let game = Game::new(3).on(2, &["6b", "1b", "4c"]).on(5, &["1b", "2b", "2c"]).candy(0);
    let game = game.roll_with(&[4], 1).keep().place(4, 2).choose(place_candy(3, 5));
    assert_eq!(game.open().complete_columns().count(), 2);
    let ended = game.clone().finish();
    assert_eq!(ended.lies_on(5), ["1b", "2b", "2c"], "its top was the one candy die there is");
    assert_eq!(ended.open().candies.to_vec(), [1, 0, 0]);
    assert_eq!(game.effects_of(FINISH).last(), Some(&Effect::Turn { seat: Seat::new(1) }));
}
