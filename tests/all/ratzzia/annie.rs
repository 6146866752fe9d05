//! Annie: R18.

use cheeseboard::engine::Seat;
use cheeseboard::games::ratzzia::{Effect, SpaceIndex};

use super::script::{CLOCKWISE, FINISH, Game, STORE, annie, column, decision, place_candy, place_support, steal};

/// Seat 0 completes column 1 with a 2.
fn with_annie(game: Game) -> Game {
    game.on(1, &["1b", "3b", "4b"]).roll_with(&[2], 1).keep().place(2, 1).finish()
}

#[test]
fn r18_top_die_moves_to_the_lowest_space_of_another_column() {
    let game = with_annie(Game::new(4));
    assert_eq!(game.legal_moves(), (2..=9).map(annie).collect::<Vec<_>>());
    assert_eq!(game.lies_on(1), [".", ".", ".", "2a"], "the others have gone home");
    assert_eq!((game.hand(1).len(), game.food()), (7, vec![3, 4 + 2, 5, 6]));
    let game = game.choose(annie(8));
    assert_eq!(game.lies_on(8), ["2a"], "whatever it shows");
    assert!(game.lies_on(1).is_empty());
    assert_eq!((game.hand(0).len(), game.on_turn()), (6, 1));
}

#[test]
fn r18_lowest_space_is_uncovered() {
    let game = with_annie(Game::new(3)).choose(annie(7));
    assert_eq!(game.open().stack(column(7)).highest(), Some(1));
}

#[test]
fn r18_dice_move_up_one_by_one_until_a_gap_is_filled() {
    let game = with_annie(Game::new(4).on(3, &["1c", "2c", ".", "4c"]));
    let move_up = annie(3);
    let effects = game.effects_of(move_up);
    let moved = game.choose(move_up);
    assert_eq!(moved.lies_on(3), ["2a", "1c", "2c", "4c"], "moved dice need not match");
    assert!(effects.iter().any(|effect| matches!(
        effect,
        Effect::AnnieMoved { from: SpaceIndex::Column(_, 3), lowest: 0, filled: 2, .. }
    )));
    let without_gap = with_annie(Game::new(4).on(3, &["1c", "2c"])).choose(annie(3));
    assert_eq!(without_gap.lies_on(3), ["2a", "1c", "2c"]);
    let below = with_annie(Game::new(4).on(3, &[".", "2c"])).choose(annie(3));
    assert_eq!(below.lies_on(3), ["2a", "2c"]);
}

#[test]
fn r18_die_that_reaches_the_top_completes_the_column_at_once() {
    let game = with_annie(Game::new(4).on(5, &["1c", "3c", "3d"]));
    let before = game.food();
    let game = game.choose(annie(5));
    assert!(game.lies_on(5).is_empty());
    let gained: Vec<u32> = game.food().iter().zip(before).map(|(after, before)| after - before).collect();
    // 2a 1c 3c 3d: one sausage each, 2 from the shelf for the seat on turn.
    assert_eq!(gained, [1 + 2, 0, 2, 1]);
    assert_eq!((game.on_turn(), game.hand(0).len()), (1, 7));
}

#[test]
fn r18_reward_of_the_completed_column_may_leave_a_choice() {
    let game = with_annie(Game::new(4).on(8, &["1c", "2c", "2c", "6d"]));
    let stealing = game.clone().choose(annie(8));
    assert_eq!(stealing.legal_moves(), [steal(1), steal(2), steal(3)]);
    assert_eq!(stealing.choose(steal(1)).on_turn(), 1);
    let accountant = with_annie(Game::new(4).on(9, &["1c", "4c", "3c", "3d"])).choose(annie(9));
    assert_eq!(accountant.choose(CLOCKWISE).on_turn(), 1);
}

/// Annie makes a pair of unequal dice (R15); then the scan goes on with column 2.
#[test]
fn r18_scan_goes_on_after_annie() {
    let game = Game::new(4).on(7, &["4b", "1b", "1b", "3c", "3c", "6c"]).on(4, &["1c", "1c", "5d", "5d"]);
    let game = game.on(1, &["1d", "3d", "4d"]).front(&[20, 0, 0, 0]).roll_with(&[2, 6], 1).keep();
    let game = game.place(2, 1).place(6, 4).finish().choose(annie(7));
    // 2a 4b 1b 1b 3c 3c 6c: the pair is 3 and 6.
    assert_eq!(game.legal_moves().first(), Some(&STORE));
    let game = game.choose(STORE);
    assert_eq!(game.bag(0), 9);
    assert!(game.lies_on(4).is_empty(), "column 4 was looked at after that");
    // 20 less 9; a sausage of column 7 and one of column 4, 3 from its shelf.
    assert_eq!((game.on_turn(), game.food()[0]), (1, 20 - 9 + 1 + 1 + 3));
}

#[test]
fn r18_annie_is_compulsory_and_needs_another_column() {
    let game = with_annie(Game::new(4).on(5, &["1c", "3c", "3d"]));
    assert_eq!(game.refuses_choice(annie(1), "R18"), "refuse-annie-own(column: 1)");
    assert_eq!(game.refuses_choice(FINISH, "R18"), "refuse-due-annie(seat: Ada)");
    game.refuses(&decision(1, annie(2)), "R18");
}

#[test]
fn r18_column_without_a_free_space_cannot_be_chosen() {
    let game = Game::new(4).on(5, &["1c", "3c", "3c"]).on(1, &["1b", "3b", "4b"]).roll_with(&[2, 3], 1).keep();
    let game = game.place(2, 1).place(3, 5).finish();
    assert_eq!(game.refuses_choice(annie(5), "R18"), "refuse-annie-full(column: 5)");
    assert_eq!(game.legal_moves().len(), 7);
}

/// The gap is filled, and the scan resolves the column in its turn.
#[test]
fn r18_complete_column_with_a_gap_can_be_chosen() {
    let game = Game::new(4).on(5, &["1c", ".", "3c"]).on(1, &["1b", "3b", "4b"]).roll_with(&[2, 3], 1).keep();
    let game = game.place(2, 1).place(3, 5).finish();
    let effects = game.effects_of(annie(5));
    let at = |wanted: fn(&Effect) -> bool| effects.iter().position(wanted);
    let moved = at(|effect| matches!(effect, Effect::AnnieMoved { filled: 1, .. })).expect("it moved");
    let completed = at(|effect| matches!(effect, Effect::Completed { .. })).expect("it was complete");
    assert!(moved < completed);
    let game = game.choose(annie(5));
    // Her 2, then 1c, 3c, and the 3 of seat 0.
    assert_eq!(game.food(), [3 + 1 + 1 + 2, 4 + 2, 5 + 2, 6]);
}

/// All columns are full, except those in `free`, which hold one die: more dice than there are.
fn crowded(free: &[u8]) -> Game {
    let game = Game::new(4).roll_with(&[], 1).keep().place(1, 5);
    game.forged(|open| {
        let die = open.stack(column(5)).0[0];
        for number in 1..=9 {
            let top = open.printed(column(number)).top();
            let dice = if free.contains(&number) { 0..1 } else { 0..top + 1 };
            dice.for_each(|space| open.columns[column(number).index()].0[space] = die);
        }
    })
}

#[test]
fn r18_die_goes_home_if_no_column_has_room() {
    let effects = crowded(&[]).effects_of(FINISH);
    assert!(matches!(effects[1], Effect::AnnieStayed { from: SpaceIndex::Column(_, 3), .. }), "{effects:?}");
}

#[test]
fn r18_only_possible_column_is_chosen_automatically() {
    let effects = crowded(&[6]).effects_of(FINISH);
    let Effect::AnnieMoved { column: into, .. } = &effects[1] else { panic!("{effects:?}") };
    assert_eq!(*into, column(6));
    let game = crowded(&[6, 7]).finish();
    assert_eq!(game.legal_moves(), [annie(6), annie(7)]);
}

#[test]
fn r18_owner_gets_the_sausages_of_the_top_space() {
    // That space has no sausages in this reconstruction; the effect says so.
    let game = Game::new(4).on(1, &["1b", "3b", "4b"]).roll_with(&[2], 1).keep().place(2, 1);
    let effects = game.effects_of(FINISH);
    let Some(Effect::Completed { dice, .. }) = effects.first() else { panic!("{effects:?}") };
    let top = dice.last().expect("four dice");
    assert_eq!((top.die.owner.seat(), top.sausages), (Some(Seat::new(0)), 0));
    assert_eq!(dice.iter().map(|removed| removed.sausages).collect::<Vec<_>>(), [0, 1, 1, 0]);
}

#[test]
fn r18_candy_die_keeps_its_user() {
    let game = Game::new(4).on(1, &["1b", "3b", "4b"]).candy(0).roll_with(&[], 1).keep();
    let game = game.choose(place_candy(2, 1)).finish().choose(annie(3));
    assert_eq!(game.lies_on(3), ["2A"]);
    assert_eq!(game.open().jar, 1, "it has not gone to the jar");
}

#[test]
fn r18_support_die_moves_like_any_die() {
    let game = Game::new(2).on(1, &["1b", "3b", "4b"]).roll_with(&[], 3).keep().support(&[2, 4, 4]);
    let game = game.choose(place_support(2, 1)).place(3, 3);
    let game = game.choose(place_support(4, 3)).choose(place_support(4, 5)).finish().choose(annie(8));
    assert_eq!(game.lies_on(8), ["2s"]);
    assert_eq!(game.open().reserve, 0);
}
