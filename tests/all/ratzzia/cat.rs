//! The cat row and the cat: R11, R12, R13.

use cheeseboard::games::ratzzia::{Effect, Move, Phase};

use super::script::{FINISH, Game, KEEP, decision, die, place, place_candy, reroll, rolled};

#[test]
fn r11_grey_spaces_take_any_value() {
    let game = Game::new(4).roll(&[1, 2, 3, 4, 5, 6, 6]).keep();
    let game = game.place(3, 0).place(6, 0);
    assert_eq!(game.cat_row(), ["3a", "6a"]);
    assert_eq!(game.refuses_choice(place(1, 0), "R11"), "refuse-grey-full");
    // The die that must be placed may go here (R8).
    assert!(Game::new(4).roll(&[1; 7]).keep().place(1, 0).is_legal(FINISH));
}

#[test]
fn r11_two_players_have_one_grey_space() {
    let game = Game::new(2).roll(&[1, 2, 3, 4, 5, 6]).keep().place(3, 0);
    game.refuses_choice(place(1, 0), "R11");
}

/// The sixes were rolled before the cat had a number.
#[test]
fn r11_dice_already_rolled_are_not_forced() {
    let game = Game::new(4).roll(&[1, 2, 3, 6, 6, 6, 6]).keep().place(3, 0).place(6, 0);
    assert_eq!(game.cat_row(), ["3a", "6a"]);
    assert_eq!(game.hand(0), [1, 2, 6, 6, 6]);
    assert!(game.is_legal(place(6, 2)));
}

#[test]
fn r12_rightmost_grey_die_is_the_number() {
    let game = Game::new(4).cat(&["3b", "5c"]);
    assert_eq!(game.open().cat_number(), Some(die(5)));
    assert_eq!(Game::new(4).cat(&["3b"]).open().cat_number(), None);
    // With one of two grey spaces filled, nothing is forced.
    let free = Game::new(4).cat(&["3b"]).roll(&[3, 3, 3, 3, 3, 3, 3]);
    assert_eq!((free.cat_row().len(), free.hand(0).len()), (1, 7));
}

/// The rulebook's example: the number is 5, the roll 1 1 3 5 6.
#[test]
fn r12_rulebook_example() {
    let game = Game::new(4).on(1, &["1a", "2a"]).cat(&["3b", "5c"]).roll(&[1, 1, 3, 5, 6]);
    assert_eq!(game.cat_row(), ["3b", "5c", "5a"]);
    assert_eq!(game.hand(0), [1, 1, 3, 6]);
    assert_eq!(game.lies_on(1), ["1a", "2a"]);
    assert_eq!(game.phase(), Phase::Rerolling);
}

#[test]
fn r12_dice_are_forced_after_the_reroll() {
    let game = Game::new(4).cat(&["3b", "5c"]).roll(&[1, 1, 1, 2, 2, 2, 3]).reroll(&[1, 1], &[5, 5]);
    assert_eq!(game.cat_row(), ["3b", "5c", "5a", "5a"]);
    assert_eq!(game.hand(0), [1, 2, 2, 2, 3]);
}

#[test]
fn r12_die_without_room_keeps_its_value() {
    // Three red spaces are left and five fives are rolled: three go, the cat comes, two stay fives.
    let game = Game::new(4).cat(&["3b", "5c", "5d"]).roll(&[1, 2, 5, 5, 5, 5, 5]);
    assert_eq!(game.hand(0), [0, 0, 0, 1, 2, 5, 5]);
    assert!(game.cat_row().is_empty());
    let game = game.keep();
    assert!(game.is_legal(place(5, 4)), "and can be placed");
}

#[test]
fn r12_candy_dice_are_not_forced() {
    let game = Game::new(4).cat(&["3b", "5c"]).candy(0).roll(&[1, 1, 1, 2, 2, 2, 5]).keep();
    assert_eq!(game.open().candies[0], 1, "candy dice are not forced (R19)");
    let game = game.choose(place_candy(5, 4));
    assert_eq!(game.lies_on(4), ["5A"]);
}

#[test]
fn r13_the_cat_sends_everything_home_without_sausages() {
    let game = Game::new(4).cat(&["3b", "5c", "5a", "5a", "5d"]).on(3, &["1a", "2b"]).on(5, &["2c", "2c", "2d"]);
    let food = game.food();
    let before = game.choose(Move::Roll {});
    let outcome = rolled(&[1, 1, 2, 5]);
    let game = before.clone().then(&outcome);
    assert!(game.cat_row().is_empty() && game.lies_on(3).is_empty() && game.lies_on(5).is_empty());
    assert_eq!(game.hand(0), [0, 0, 0, 0, 1, 1, 2]);
    for seat in 1..4 {
        assert_eq!(game.hand(seat), [0; 7]);
    }
    assert_eq!(game.food(), food);
    let Some(Effect::CatCame { dice }) = before.seen(&outcome).effects.pop() else { panic!("the cat came last") };
    assert_eq!(dice.len(), 5 + 1 + 5);
}

/// Returned dice may be re-rolled if the re-roll is still to come, with or without dice that have a value.
#[test]
fn r13_returned_dice_may_be_rerolled_with_the_rest() {
    let game = Game::new(3).cat(&["3b", "5c", "5b", "5b"]).on(3, &["3a", "4a"]).roll(&[1, 1, 2, 4, 5]);
    assert_eq!(game.hand(0), [0, 0, 0, 1, 1, 2, 4]);
    // Each non-empty subset of 3 dice without a value, 2 ones, a 2 and a 4; and keeping.
    assert_eq!(game.legal_moves().len(), 4 * 3 * 2 * 2 - 1 + 1);
    let game = game.reroll(&[0, 0, 1, 4], &[6, 6, 6, 6]);
    assert_eq!(game.hand(0), [0, 1, 2, 6, 6, 6, 6]);
    assert_eq!(game.refuses_choice(place(5, 4), "R13"), "refuse-not-in-hand-blank(die: 5, seat: Ada)");
    assert!(game.places(1) == [0, 1, 4, 5, 7, 8, 9] && game.is_legal(place(6, 2)));
}

#[test]
fn r13_dice_returned_by_the_reroll_have_no_value_this_turn() {
    let game = Game::new(3).cat(&["3b", "5c", "5b", "5b"]).on(3, &["3a", "4a"]).roll(&[1, 1, 2, 4, 4]);
    let game = game.reroll(&[1], &[5]);
    assert_eq!(game.hand(0), [0, 0, 0, 1, 2, 4, 4]);
    assert_eq!(game.phase(), Phase::Placing);
    let game = game.place(1, 1).place(2, 1).place(4, 1);
    // A second 4 beside 3 dice without a value.
    let game = game.place(4, 4);
    assert_eq!(game.hand(0), [0, 0, 0]);
    assert_eq!(game.legal_moves(), [FINISH]);
}

/// Dice without a value leave nothing to place, and the turn goes on.
#[test]
fn r13_kept_dice_without_a_value_cannot_be_placed() {
    let game = Game::new(3).cat(&["3b", "5c", "5b"]).on(3, &["3a", "4a"]).on(5, &["1a", "2a", "2a"]).roll(&[5, 5]);
    assert_eq!(game.hand(0), [0; 7]);
    assert_eq!(game.legal_moves().len(), 7 + 1);
    let kept = game.clone().keep();
    assert_eq!(kept.legal_moves(), [FINISH]);
    let rolled = game.choose(reroll(&[0, 0])).then(&rolled(&[5, 6]));
    assert_eq!(rolled.hand(0), [0, 0, 0, 0, 0, 5, 6], "the row is empty, so nothing is forced");
}

#[test]
fn r13_candy_dice_return_to_their_users() {
    let game =
        Game::new(4).cat(&["3b", "5c", "5b", "5b", "5c"]).on(5, &["1A"]).on(9, &["1B"]).roll(&[1, 1, 1, 1, 1, 1, 5]);
    assert_eq!(game.open().candies.to_vec(), [1, 1, 0, 0]);
    assert_eq!(game.open().jar, 0);
    // It is usable in the same turn.
    assert!(game.keep().is_legal(place_candy(6, 2)));
}

#[test]
fn r13_full_row_is_emptied_at_once() {
    let game = Game::new(3).cat(&["3b", "5c", "5b", "5b"]);
    assert_eq!(game.open().red_free(), 1);
    let game = game.roll(&[5, 1, 1, 1, 1, 1, 1]);
    assert_eq!((game.open().red_free(), game.open().grey_free()), (3, 2));
    game.refuses(&decision(0, Move::Roll {}), "R7");
    assert_eq!(game.choose(KEEP).hand(0), [0, 1, 1, 1, 1, 1, 1]);
}
