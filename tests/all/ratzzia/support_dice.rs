//! Support dice: R20, R21, R22.

use cheeseboard::engine::{ChanceKind, Rules, Seat, Turn};
use cheeseboard::games::ratzzia::{Effect, Move, Phase, Ratzzia};

use super::script::{
    CLOCKWISE, FINISH, Game, KEEP, ROLL_SUPPORT, decision, dice, place, place_candy, place_support, reroll,
    support_rolled,
};

fn rolled(own: &[u8]) -> Game {
    Game::new(2).roll(own)
}

#[test]
fn r20_support_dice_are_for_two_players_only() {
    let game = Game::new(3).roll_with(&[], 1);
    assert!(!game.is_legal(ROLL_SUPPORT));
    assert_eq!(game.refuses_choice(ROLL_SUPPORT, "R20"), "refuse-support-two(seat: Ada)");
}

#[test]
fn r20_whole_reserve_is_rolled_once_a_turn() {
    let game = rolled(&[1, 2, 3, 4, 5, 6]);
    let rolling = game.choose(ROLL_SUPPORT);
    assert_eq!(Ratzzia::turn(&rolling.state), Turn::Chance(Some(Seat::new(0))));
    assert_eq!(Ratzzia::chance_kind(&rolling.state), ChanceKind::Dice { count: 3, faces: 6 });
    assert_eq!(rolling.refuses(&support_rolled(&[1, 2]), "R20"), "refuse-rolled-count(due: 3, rolled: 2)");
    rolling.refuses(&super::script::rolled(&[1, 2, 3]), "R20");
    assert_eq!(rolling.refuses(&decision(0, KEEP), "R20"), "refuse-due-support(seat: Ada)");
    let game = rolling.then(&support_rolled(&[2, 2, 5]));
    assert_eq!(game.open().support.numbers().collect::<Vec<_>>(), [2, 2, 5]);
    assert_eq!(game.open().reserve, 0);
    assert_eq!(game.refuses_choice(ROLL_SUPPORT, "R20"), "refuse-support-used(seat: Ada)");
}

#[test]
fn r20_support_roll_before_or_after_the_reroll_is_never_rerolled() {
    let before = rolled(&[1, 2, 3, 4, 5, 6]).support(&[1, 1, 1]);
    assert_eq!(before.phase(), Phase::Rerolling);
    let before = before.reroll(&[4, 5, 6], &[4, 5, 6]);
    assert_eq!(before.open().support.numbers().collect::<Vec<_>>(), [1, 1, 1]);
    before.refuses_choice(ROLL_SUPPORT, "R20");
    let after = rolled(&[1, 2, 3, 4, 5, 6]).keep();
    assert!(after.is_legal(ROLL_SUPPORT));
    let after = after.support(&[1, 1, 1]);
    assert_eq!(after.phase(), Phase::Placing);
}

#[test]
fn r20_support_roll_after_a_placement_is_refused() {
    let game = rolled(&[1, 2, 3, 4, 5, 6]).keep().place(1, 1);
    assert!(!game.is_legal(ROLL_SUPPORT));
    assert_eq!(game.refuses_choice(ROLL_SUPPORT, "R20"), "refuse-support-late(seat: Ada)");
}

#[test]
fn r20_empty_reserve_cannot_be_rolled() {
    let game = Game::new(2).on(3, &["3s", "4s", "5s"]).roll_with(&[], 1);
    assert_eq!(game.refuses_choice(ROLL_SUPPORT, "R20"), "refuse-support-none(seat: Ada)");
    let one = Game::new(2).on(3, &["3s", "4s"]).roll_with(&[], 1).support(&[6]);
    assert_eq!(one.open().support.count(), 1);
}

#[test]
fn r20_support_dice_are_not_forced_and_fit_on_grey_spaces() {
    let game = Game::new(2).cat(&["5b"]).roll_with(&[], 1).support(&[5, 5, 6]);
    assert_eq!(game.cat_row(), ["5b"]);
    let grey = rolled(&[1, 2, 3, 4, 5, 6]).support(&[5, 5, 6]).keep().choose(place_support(6, 0));
    assert_eq!(grey.cat_row(), ["6s"]);
}

/// The cat comes on the re-roll: rolled support dice stay rolled, those on the board return to the reserve and stay there this turn.
#[test]
fn r20_rolled_support_dice_survive_the_cat() {
    let game = Game::new(2).cat(&["5b", "5b", "5b"]).on(3, &["3s", "4s"]).roll_with(&[], 1).support(&[6]);
    let game = game.reroll(&[1], &[5]);
    assert!(game.lies_on(3).is_empty());
    assert_eq!((game.open().reserve, game.open().support.count()), (2, 1));
    assert_eq!(game.refuses_choice(ROLL_SUPPORT, "R20"), "refuse-support-used(seat: Ada)");
    assert!(game.is_legal(place_support(6, 2)));
}

#[test]
fn r21_all_support_dice_and_an_own_die_must_be_placed() {
    let game = rolled(&[1, 2, 3, 4, 5, 6]).support(&[1, 1, 1]).keep();
    assert!(!game.is_legal(FINISH));
    let game = game.choose(place_support(1, 1)).choose(place_support(1, 8)).choose(place_support(1, 4));
    assert_eq!(game.refuses_choice(FINISH, "R8"), "refuse-finish(seat: Ada)");
    let game = game.place(2, 5);
    assert!(game.is_legal(FINISH));
}

#[test]
fn r21_own_die_alone_is_not_enough() {
    let game = rolled(&[1, 2, 3, 4, 5, 6]).support(&[3, 3, 3]).keep().place(1, 1);
    assert_eq!(
        game.refuses_choice(FINISH, "R21"),
        "refuse-best(seat: Ada, plan: [plan-support(die: 3, seat: Ada, column: 0), \
         plan-support(die: 3, seat: Ada, column: 1), plan-support(die: 3, seat: Ada, column: 1)])"
    );
}

/// A position where every column takes one value only: column 1 a 1, 2 and 6 a 6, 3 a 3, 4, 5, 7 and 8 a 1, 9 a 4. The grey space is taken, and
/// seat 0 has five dice.
fn narrow() -> Game {
    let game = Game::new(2).cat(&["6a"]).on(4, &["1b"]).on(5, &["1b", "1b"]);
    game.on(6, &["1b"]).on(7, &["1b"]).on(9, &["1b"])
}

/// A 5 fits above a 3 and a 4 on column 3, and two fit above a 4 on column 9: with one 4, two of three support dice can be placed.
#[test]
fn r21_own_dice_may_have_to_open_spaces() {
    let game = narrow().roll(&[2, 2, 2, 3, 4]).support(&[5, 5, 5]).keep();
    assert_eq!(game.legal_moves(), [place(3, 3), place(4, 9)]);
    assert_eq!(game.open().plan(), [place(4, 9), place_support(5, 9), place_support(5, 9)]);
    assert_eq!(
        game.refuses_choice(FINISH, "R21"),
        "refuse-best(seat: Ada, plan: [plan-own(die: 4, seat: Ada, column: 9), \
         plan-support(die: 5, seat: Ada, column: 9), plan-support(die: 5, seat: Ada, column: 9)])"
    );
    let game = game.place(4, 9).choose(place_support(5, 9));
    game.refuses_choice(FINISH, "R21");
    let game = game.choose(place_support(5, 9));
    // The best result is reached: one 5 is left over, and own dice may still be placed.
    assert_eq!(game.legal_moves(), [place(2, 9), place(3, 3), FINISH]);
}

#[test]
fn r21_move_that_spoils_the_best_result_is_refused() {
    let game = narrow().roll(&[2, 2, 2, 3, 4]).support(&[5, 5, 5]).keep().place(3, 3);
    assert_eq!(
        game.refuses_choice(place(4, 3), "R21"),
        "refuse-best(seat: Ada, plan: [plan-own(die: 4, seat: Ada, column: 9), \
         plan-support(die: 5, seat: Ada, column: 9), plan-support(die: 5, seat: Ada, column: 9)])"
    );
    // With a second 4 the move spoils nothing.
    let game = narrow().roll(&[2, 2, 3, 4, 4]).support(&[5, 5, 5]).keep().place(3, 3).place(4, 3);
    assert_eq!(game.open().plan(), [place_support(5, 3), place(4, 9), place_support(5, 9), place_support(5, 9)]);
}

/// One own die placed comes before any number of support dice.
#[test]
fn r21_own_die_comes_before_support_dice() {
    // Only 1s fit, on four columns; the three support dice leave one of them for the own die.
    let game = narrow().roll(&[1, 2, 2, 2, 2]).support(&[1, 1, 1]).keep();
    let spent = [4, 7, 8].into_iter().fold(game, |game, to| game.choose(place_support(1, to)));
    assert!(spent.is_legal(place(1, 1)) && !spent.is_legal(FINISH));
    // Three 4s fit on column 9: one of them must be the own die.
    let game = narrow().roll(&[4, 5, 5, 5, 5]).support(&[4, 4, 4]).keep();
    assert_eq!(game.legal_moves(), [place(4, 9), place_support(4, 9)]);
    let game = game.choose(place_support(4, 9)).choose(place_support(4, 9));
    assert_eq!(game.legal_moves(), [place(4, 9)]);
    assert_eq!(
        game.refuses_choice(place_support(4, 9), "R21"),
        "refuse-best(seat: Ada, plan: [plan-own(die: 4, seat: Ada, column: 9)])"
    );
    // One support die fewer than would be possible without it.
    assert_eq!(game.place(4, 9).legal_moves(), [FINISH]);
}

#[test]
fn r21_candy_die_may_have_to_open_spaces() {
    let game = narrow().candy(0).roll(&[2, 2, 2, 2, 2]).support(&[5, 5, 5]).keep();
    assert_eq!(game.legal_moves(), [place_candy(6, 2)]);
    let five = place_support(5, 2);
    assert_eq!(game.open().plan(), [place_candy(6, 2), five, five, five]);
}

/// A support 1 on column 1 lets 2s of either kind lie above it, up to the top.
#[test]
fn r21_support_die_may_have_to_open_a_space_for_an_own_die() {
    let game = narrow().roll(&[2, 2, 2, 2, 2]).support(&[1, 2, 2]).keep();
    assert_eq!(game.legal_moves(), [place_support(1, 1)]);
    assert_eq!(game.open().plan().len(), 4);
}

#[test]
fn r21_unplaceable_support_dice_return_to_the_reserve() {
    let game = narrow().roll(&[2, 2, 2, 2, 2]).support(&[5, 5, 5]).keep();
    assert_eq!(game.legal_moves(), [FINISH]);
    assert!(game.effects_of(FINISH).contains(&Effect::SupportBack { dice: dice(&[5, 5, 5]) }));
    let ended = game.finish();
    assert_eq!((ended.open().reserve, ended.on_turn()), (3, 1));
    // One die is placed and stays, two return.
    let game = narrow().roll(&[2, 2, 2, 2, 2]).support(&[3, 5, 5]).keep().choose(place_support(3, 3)).finish();
    assert_eq!((game.lies_on(3), game.open().reserve), (vec!["3s".to_owned()], 2));
}

#[test]
fn r21_candy_die_counts_as_own_die() {
    let game = rolled(&[1, 1, 1, 1, 1, 1]).support(&[6, 6, 6]).keep();
    let game = game.choose(place_support(6, 2)).choose(place_support(6, 2)).choose(place_support(6, 2));
    assert!(!game.is_legal(FINISH));
    let with_candy = game.candy(0).choose(place_candy(6, 2));
    assert!(with_candy.is_legal(FINISH));
}

#[test]
fn r22_support_dice_earn_nothing_and_return_to_the_reserve() {
    let game = Game::new(2).on(5, &["1s", "2b", "2s"]).front(&[0, 0]).roll_with(&[3], 1).keep().place(3, 5);
    let effects = game.effects_of(FINISH);
    let Some(Effect::Completed { dice, .. }) = effects.first() else { panic!("{effects:?}") };
    assert_eq!(dice.iter().map(|removed| removed.sausages).collect::<Vec<_>>(), [0, 1, 0, 1]);
    let game = game.finish();
    assert_eq!(game.food(), [1 + 2, 1]);
    assert_eq!(game.open().reserve, 3);
}

#[test]
fn r22_column_completed_by_a_support_die_rewards_the_seat_on_turn() {
    let game = Game::new(2).on(5, &["1b", "2b", "2b"]).front(&[0, 0]).roll_with(&[], 1).support(&[3, 6, 6]).keep();
    let game = game.choose(place_support(3, 5)).choose(place_support(6, 2)).choose(place_support(6, 2)).place(1, 1);
    assert_eq!(game.finish().food(), [2, 3]);
}

#[test]
fn r22_support_dice_sent_back_by_the_cat_may_be_rolled() {
    let game = Game::new(2).cat(&["5s", "5b", "5b"]).on(3, &["3s", "4s"]);
    assert_eq!(game.open().reserve, 0);
    let game = game.roll_with(&[5], 1);
    assert_eq!(game.open().reserve, 3);
    assert!(game.is_legal(ROLL_SUPPORT) && game.is_legal(KEEP) && game.is_legal(reroll(&[0])));
    let game = game.support(&[1, 2, 3]);
    assert_eq!(game.open().support.count(), 3);
}

#[test]
fn r22_support_dice_sent_back_in_the_reroll_may_be_rolled() {
    let game = Game::new(2).cat(&["5s", "5b", "5b"]).on(3, &["3s", "4s"]).roll_with(&[], 1);
    assert!(!game.is_legal(ROLL_SUPPORT));
    let game = game.reroll(&[1], &[5]);
    assert_eq!(game.phase(), Phase::Placing);
    assert!(game.is_legal(ROLL_SUPPORT));
    game.support(&[1, 2, 3]);
}

#[test]
fn r20_to_r22_other_moves_are_refused_as_with_three_players() {
    let game = rolled(&[1, 2, 3, 4, 5, 6]).keep();
    game.refuses_choice(CLOCKWISE, "R8");
    assert_eq!(game.refuses_choice(place_support(1, 1), "R20"), "refuse-no-support(die: 1)");
    assert!(game.legal_moves().iter().all(|choice| !matches!(choice, Move::PlaceSupport { .. })));
}
