//! The turn: R6, R7, R8.

use cheeseboard::engine::{ChanceKind, Event, Rules, Seat, Turn};
use cheeseboard::games::ratzzia::{Chance, Move, Phase, Ratzzia};

use super::script::{
    FINISH, Game, KEEP, ROLL, ROLL_SUPPORT, decision, dice, place, place_candy, reroll, rolled, support_rolled,
    take_back,
};

#[test]
fn r06_turn_starts_with_roll_or_take_back() {
    let game = Game::new(3).on(5, &["2a", "3b"]).on(1, &["1b"]).on(9, &["1a"]);
    assert_eq!(game.legal_moves(), [ROLL, take_back(5), take_back(9)]);
    assert_eq!(game.refuses_choice(take_back(1), "R6"), "refuse-take-back(seat: Ada, column: 1)");
    game.refuses_choice(take_back(2), "R6");
    for other in [KEEP, FINISH, place(1, 1), reroll(&[1]), ROLL_SUPPORT] {
        assert_eq!(game.refuses_choice(other, "R6"), "refuse-due-turn(seat: Ada)");
    }
    assert_eq!(game.refuses(&decision(1, ROLL), "R6"), "refuse-due-turn(seat: Ada)");
}

#[test]
fn r06_all_own_dice_of_one_column_come_back_and_the_turn_ends() {
    let game = Game::new(3).on(3, &["3a", "4b", "5a"]).on(5, &["2a"]).choose(take_back(3));
    assert_eq!(game.lies_on(3), [".", "4b"]);
    assert_eq!(game.lies_on(5), ["2a"]);
    assert_eq!(game.hand(0), [0; 6]);
    assert_eq!(game.on_turn(), 1);
    assert_eq!(game.food(), [3, 4, 5], "without sausages");
}

#[test]
fn r06_cat_row_cannot_be_taken_back() {
    let game = Game::new(3).cat(&["2a", "5a"]);
    assert_eq!(game.legal_moves(), [ROLL]);
}

#[test]
fn r06_empty_hand_allows_only_taking_back() {
    let game = Game::new(3).on(9, &["1a", "4a", "2a", "2a"]).on(5, &["1a", "2a", "2a"]);
    assert!(game.hand(0).is_empty());
    assert_eq!(game.legal_moves(), [take_back(5), take_back(9)]);
    assert_eq!(game.refuses_choice(ROLL, "R6"), "refuse-roll-empty(seat: Ada)");
}

/// A candy die of one's colour counts as an own die here; it returns unused.
#[test]
fn r06_candy_die_can_be_taken_back() {
    let game = Game::new(3).on(5, &["2A", "2b", "2b"]);
    assert_eq!(game.legal_moves(), [ROLL, take_back(5)]);
    let game = game.choose(take_back(5));
    assert_eq!(game.open().candies.to_vec(), [1, 0, 0]);
    assert_eq!(game.lies_on(5), [".", "2b", "2b"]);
    // A candy die of another seat does not count.
    let other = Game::new(3).on(5, &["2B"]);
    assert_eq!(other.legal_moves(), [ROLL]);
}

#[test]
fn r06_whole_hand_is_rolled() {
    let game = Game::new(4).on(5, &["2a", "3a"]).choose(ROLL);
    assert_eq!(Ratzzia::turn(&game.state), Turn::Chance(Some(Seat::new(0))));
    assert_eq!(Ratzzia::chance_kind(&game.state), ChanceKind::Dice { count: 5, faces: 6 });
    assert_eq!(game.refuses(&rolled(&[1, 2, 3]), "R6"), "refuse-rolled-count(due: 5, rolled: 3)");
    game.refuses(&rolled(&[1; 6]), "R6");
    game.refuses(&rolled(&[]), "R6");
    assert_eq!(game.refuses(&rolled(&[0, 1, 2, 3, 4]), "record"), "refuse-rolled-blank");
    assert_eq!(game.refuses(&decision(0, KEEP), "R6"), "refuse-due-rolled(seat: Ada)");
    game.refuses(&support_rolled(&[1]), "R6");
    let game = game.then(&rolled(&[1, 1, 3, 5, 6]));
    assert_eq!(game.hand(0), [1, 1, 3, 5, 6]);
    assert_eq!(game.phase(), Phase::Rerolling);
}

#[test]
fn r06_real_dice_may_be_entered_in_any_order() {
    let game = Game::new(4).on(5, &["2a", "3a", "3a", "3b"]).choose(ROLL);
    let given = |faces: &[u8]| Ratzzia::rolled(&game.state, faces);
    assert_eq!(given(&[6, 2, 5, 2]), Some(Chance::Rolled { dice: dice(&[2, 2, 5, 6]) }));
    assert_eq!(given(&[6, 7, 5, 2]), None);
    assert_eq!(given(&[6, 0, 5, 2]), None);
    // Too few dice are refused by `check`.
    let few = given(&[6]).expect("dice");
    game.refuses(&Event::Chance(few), "R6");
}

#[test]
fn r07_any_dice_may_be_rerolled_once() {
    let game = Game::new(3).roll(&[1, 1, 2, 3, 4, 5, 6]);
    // Each non-empty subset of the hand: 3 · 2⁵ − 1, and keeping.
    assert_eq!(game.legal_moves().len(), 3 * 32 - 1 + 1);
    assert_eq!(game.refuses_choice(reroll(&[]), "R7"), "refuse-reroll-nothing");
    assert_eq!(game.refuses_choice(reroll(&[2, 2]), "R7"), "refuse-reroll-not-there(seat: Ada)");
    game.refuses_choice(reroll(&[0]), "R7");
    for other in [place(1, 1), FINISH, ROLL, take_back(1)] {
        assert_eq!(game.refuses_choice(other, "R7"), "refuse-due-reroll(seat: Ada)");
    }
    let game = game.choose(reroll(&[1, 4, 6]));
    assert_eq!(game.hand(0), [1, 2, 3, 5]);
    assert_eq!(game.refuses(&rolled(&[1, 2]), "R7"), "refuse-rolled-count(due: 3, rolled: 2)");
    let game = game.then(&rolled(&[2, 2, 2]));
    assert_eq!(game.hand(0), [1, 2, 2, 2, 2, 3, 5]);
    assert_eq!(game.phase(), Phase::Placing);
    game.refuses_choice(reroll(&[1]), "R8");
    game.refuses_choice(KEEP, "R8");
}

#[test]
fn r07_reroll_is_optional() {
    let game = Game::new(3).roll(&[1, 1, 2, 3, 4, 5, 6]).keep();
    assert_eq!(game.phase(), Phase::Placing);
    assert_eq!(game.hand(0), [1, 1, 2, 3, 4, 5, 6]);
}

#[test]
fn r08_at_least_one_die_is_placed() {
    let game = Game::new(3).roll(&[1, 1, 2, 3, 4, 5, 6]).keep();
    assert_eq!(game.refuses_choice(FINISH, "R8"), "refuse-finish(seat: Ada)");
    let one = game.place(1, 1);
    assert!(one.is_legal(FINISH));
    let three = one.clone().place(5, 1).place(1, 1);
    assert_eq!(three.lies_on(1), ["1a", "5a", "1a"]);
    assert!(three.is_legal(FINISH));
    let ended = one.finish();
    assert_eq!(ended.on_turn(), 1);
    assert_eq!(ended.hand(0), [0; 6], "what is left in hand has no value");
}

#[test]
fn r08_only_dice_in_hand_are_placed() {
    let game = Game::new(3).roll(&[1, 1, 1, 1, 1, 1, 1]).keep();
    assert_eq!(game.refuses_choice(place(2, 6), "R8"), "refuse-not-in-hand(die: 2, seat: Ada)");
    let game = (0..5).fold(game.place(1, 1), |game, _| {
        let to = game.places(1)[0];
        game.place(1, to)
    });
    let last = game.places(1)[0];
    let empty = game.place(1, last);
    assert_eq!(empty.legal_moves(), [FINISH]);
}

/// A position where no column and no grey space takes a 6.
fn no_place_for_a_six() -> Game {
    Game::new(4)
        .cat(&["1b", "5b"])
        .on(1, &["1b", "2b", "3b"])
        .on(2, &["6b", "6b", "5c"])
        .on(3, &["1c"])
        .on(4, &["3c"])
        .on(5, &["1c", "2c"])
        .on(7, &["4c", "2c"])
        .on(9, &["1d"])
}

#[test]
fn r08_turn_goes_on_if_nothing_can_be_placed() {
    let game = no_place_for_a_six().roll(&[6; 7]).keep();
    assert_eq!(game.legal_moves(), [FINISH]);
    assert_eq!(game.finish().on_turn(), 1);
}

#[test]
fn r08_candy_die_must_be_placed_if_nothing_else_can() {
    let game = no_place_for_a_six().candy(0).roll(&[6; 7]).keep();
    assert_eq!(game.refuses_choice(FINISH, "R8"), "refuse-finish(seat: Ada)");
    assert!(game.legal_moves().iter().all(|choice| matches!(choice, Move::PlaceCandy { .. })));
    let placed = game.choose(place_candy(5, 2));
    // The candy die was the die that had to be placed.
    assert_eq!(placed.legal_moves(), [FINISH]);
}

#[test]
fn r08_forced_dice_do_not_count() {
    // One 5 goes to a red space; another die must still be placed.
    let game = Game::new(4).cat(&["1b", "5b"]).roll(&[1, 1, 2, 2, 3, 4, 5]);
    assert_eq!(game.cat_row(), ["1b", "5b", "5a"]);
    let game = game.keep();
    assert_eq!(game.refuses_choice(FINISH, "R8"), "refuse-finish-forced(seat: Ada)");
    assert!(game.place(1, 1).is_legal(FINISH));
}

#[test]
fn r08_forced_dice_count_if_no_other_die_is_left() {
    let game = Game::new(4).on(1, &["1a", "2a", "3a"]).on(5, &["1a", "2a"]).cat(&["1b", "5b"]).candy(0);
    let game = game.roll(&[5, 5]);
    assert_eq!((game.hand(0), game.cat_row().len()), (vec![], 4));
    assert_eq!(game.legal_moves(), [KEEP]);
    let game = game.keep();
    // The candy die may be placed, but need not be.
    assert!(game.is_legal(FINISH) && game.is_legal(place_candy(2, 1)));
}

/// A die without a value is an own die left in hand, so forced dice do not count.
#[test]
fn r08_dice_without_a_value_count_as_left_in_hand() {
    let game = Game::new(4).on(1, &["1a", "2a", "3a"]).on(5, &["1a", "2a"]).cat(&["1b", "5b", "5c", "5c"]).candy(0);
    let game = game.roll(&[5, 5]).keep();
    assert_eq!(game.hand(0), [0; 7], "the cat came");
    game.refuses_choice(FINISH, "R8");
    assert!(game.legal_moves().iter().all(|choice| matches!(choice, Move::PlaceCandy { .. })));
}
