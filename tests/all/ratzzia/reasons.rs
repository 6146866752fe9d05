//! Reasons of hints: what a move brings, what it gives up and what is forced, with exact numbers.

use cheeseboard::bots::{bot_seed, choose_move};
use cheeseboard::engine::{Level, Mind, Rules, Seat, Stop, Viewer};
use cheeseboard::games::ratzzia::{Move, Ratzzia};

use super::script::{FINISH, Game, KEEP, NO_STORE, ROLL, ROLL_SUPPORT, annie, place, place_support, reroll, take_back};
use crate::sentences::said;

/// The reason for a move of the seat on turn, as key and arguments.
fn reason(game: &Game, choice: Move) -> String {
    assert!(game.is_legal(choice), "{choice:?}");
    said::<Ratzzia>(&Ratzzia::reason(&game.view(), choice))
}

#[test]
fn roll_reasons_name_dice_and_columns() {
    let game = Game::new(4).on(7, &["4b", "1b", "1b", "2c", "6c", "6b"]);
    assert_eq!(
        reason(&game, ROLL),
        "reason-roll(count: 7, support: 0, column: 2, prize: prize-and-dice(prize: prize-candy, sausages: 2), \
         percent: 89)"
    );
    // With enough in front the store is worth more and likelier.
    assert_eq!(
        reason(&game.front(&[12, 4, 5, 6]), ROLL),
        "reason-roll(count: 7, support: 0, column: 7, prize: prize-store(amount: 12, front: 12), percent: 92)"
    );
    let game = Game::new(4).on(3, &["1a", "2a", "3b"]);
    assert_eq!(reason(&game, take_back(3)), "reason-take-back(count: 7, column: 3, hand: 5)");
    let game = Game::new(4).on(9, &["1A"]);
    assert_eq!(reason(&game, take_back(9)), "reason-take-back-candy(count: 7, column: 9, hand: 7)");
}

/// The phrase for dice that complete a column that brings sausages.
fn completes(dice: &str, column: u8, count: u8, sausages: u8) -> String {
    format!(
        "dice-for-completes(dice: ‘{dice}’, column: {column}, \
         prize: prize-sausages-and-dice(prize: shelf-sausages(count: {count}), sausages: {sausages}))"
    )
}

/// The spaces of column 3 bring a sausage each, those of column 5 too (R3).
#[test]
fn r10_reasons_name_the_sausages_of_the_spaces() {
    let game = Game::new(3).on(5, &["2b"]).roll(&[3, 3, 4, 5, 6, 6, 6]);
    let third = completes("3, 4, 5, 6", 3, 5, 4);
    let fifth = completes("3, 6, 6", 5, 2, 3);
    assert_eq!(reason(&game, KEEP), format!("reason-keep-used(aims: [{third}, {fifth}])"));
    let game = Game::new(4).on(5, &["2a", "1a", "1b"]).roll_with(&[3], 4).keep();
    assert_eq!(
        reason(&game, place(3, 5)),
        "reason-completes(column: 5, prize: prize-sausages-and-dice(prize: shelf-sausages(count: 2), sausages: 3))"
    );
    let game = game.place(3, 5);
    assert_eq!(
        reason(&game, FINISH),
        "reason-finish-complete(count: 1, columns: [reason-column(column: 5, \
         prize: prize-sausages-and-dice(prize: shelf-sausages(count: 2), sausages: 3))])"
    );
}

/// A pair that counts more than the front cannot be stored. Seven dice show a pair of at most twos in 1 - 0.417 of all rolls, of at most threes
/// in 1 - 0.233.
#[test]
fn r15_reasons_count_pairs_that_can_be_stored() {
    let dice = [1, 2, 4, 5, 5, 6, 6];
    for (food, percent) in [(4, 58), (6, 77), (7, 77)] {
        let game = Game::new(4).on(7, &["4b", "1b", "1b", "2c", "2b"]).front(&[food, 4, 5, 6]).roll(&dice);
        let end = format!("again: again-stores(count: 7, column: 7, percent: {percent}))");
        let said = reason(&game, reroll(&dice));
        assert!(said.ends_with(&end), "with {food}: {said}");
    }
}

#[test]
fn r07_reasons_name_kept_given_up_and_wanted_dice() {
    let game = Game::new(3).on(5, &["2b"]).roll(&[3, 3, 4, 5, 6, 6, 6]);
    assert_eq!(
        reason(&game, reroll(&[3, 3, 4, 5, 6, 6, 6])),
        "reason-reroll-gives-up(aims: [], columns: [reason-column-alone(column: 3), reason-column-alone(column: 5)], \
         again: again-completes(count: 7, column: 2, percent: 71))"
    );
    assert_eq!(
        reason(&game, reroll(&[3, 6, 6])),
        "reason-reroll-but(aims: [dice-for-completes(dice: ‘3, 4, 5, 6’, column: 3, \
         prize: prize-sausages-and-dice(prize: shelf-sausages(count: 5), sausages: 4))], \
         columns: [reason-column-alone(column: 5)], again: again-completes(count: 3, column: 4, percent: 7))"
    );
    let game = Game::new(3).on(5, &["2b"]).roll(&[1, 2, 3, 4, 4, 5, 6]);
    let kept = completes("3, 4, 5, 6", 3, 5, 4);
    assert_eq!(
        reason(&game, reroll(&[1, 2, 4])),
        format!("reason-reroll(aims: [{kept}], again: again-completes(count: 3, column: 5, percent: 7))")
    );
}

/// The accountant brings a rich seat a loss.
#[test]
fn r07_reasons_skip_columns_that_bring_a_loss() {
    let said = |front: &[u32]| {
        let game = Game::new(4).on(9, &["1b", "4b", "3b", "3b"]).on(3, &["1a", "2a", "3a", "4a"]).on(7, &["4a", "1a"]);
        reason(&game.front(front).roll(&[6]), reroll(&[6]))
    };
    assert!(said(&[2, 20, 2, 20]).ends_with("again: again-completes(count: 1, column: 9, percent: 17))"));
    assert!(said(&[30, 0, 0, 0]).ends_with("again: again(count: 1))"));
}

/// Dice that show the cat's number complete nothing, nor do dice for a column that the cat empties (R13).
#[test]
fn r12_reasons_exclude_dice_that_go_to_the_cat() {
    let sixes = |cat: &[&str]| Game::new(4).cat(cat).on(4, &["2b", "2b", "3c", "3c"]);
    let again = |game: Game| reason(&game.on(3, &["1a"]).roll(&[1, 1, 2, 2, 3, 4]), reroll(&[1, 2]));
    assert!(again(sixes(&["6c"])).ends_with("again: again-completes(count: 2, column: 4, percent: 31))"));
    let said = again(sixes(&["3b", "6c"]));
    assert!(said.ends_with("again: again(count: 2))") && !said.contains("column: 4"), "{said}");
    // One die to roll; column 3 lacks a 6, and column 5 a 3.
    let last = |cat: &[&str]| {
        let game = Game::new(4).cat(cat).on(3, &["1a", "2a", "3a", "4a", "5a"]).on(5, &["2b", "1b", "1b"]);
        reason(&game.on(9, &["1a"]), ROLL)
    };
    let chance = |percent: u8, column: u8, prize: &str| {
        format!("reason-roll(count: 1, support: 0, column: {column}, prize: {prize}, percent: {percent})")
    };
    let sausages = "prize-sausages-and-dice(prize: shelf-sausages(count: 5), sausages: 6)";
    assert_eq!(last(&["3b"]), chance(31, 3, sausages));
    let sausages = "prize-sausages-and-dice(prize: shelf-sausages(count: 2), sausages: 1)";
    assert_eq!(last(&["3b", "6c"]), chance(28, 5, sausages));
    // The cat row has room for one more die. A 6 brings the cat, and then 7 dice are re-rolled: 72 times in 100 they show a 6 and a pair.
    let candy = "prize-and-dice(prize: prize-candy, sausages: 2)";
    assert_eq!(last(&["3b", "6c", "6b", "6b", "6b"]), chance(12, 2, candy));
}

/// Front food can be stolen or passed on, but others complete only one or two of the columns that they could, seldom just these: hints still take
/// the food.
#[test]
fn r16_hints_take_available_food_despite_thieves() {
    for front in [[5, 6, 5, 6], [9, 10, 19, 13]] {
        let game = Game::new(4).front(&front).candy(2).candy(3).roll(&[3, 3, 3, 4, 5, 5, 5]).keep().place(3, 5);
        for seed in 0..3 {
            let seat = Seat::new(game.on_turn());
            let (view, seed) = (Ratzzia::view(&game.state, Viewer::Seat(seat)), bot_seed(seed, seat, 0));
            let choice = choose_move::<Ratzzia>(&view, Level::Hard, seed, &Stop::default());
            assert_eq!(choice, Some(place(5, 5)), "{front:?}");
        }
    }
}

/// Three support dice show a pair 4 times in 9; else the own die matches one of them every other time, and so does the re-roll: 31 in 36
/// together (R20).
#[test]
fn r20_reasons_count_the_support_dice() {
    let game = Game::new(2).on(2, &["6a", "1a"]).on(6, &["4a"]).on(8, &["1a"]).on(9, &["1a"]);
    assert_eq!(
        reason(&game, ROLL),
        "reason-roll-support(count: 1, support: 3, column: 2, \
         prize: prize-and-dice(prize: prize-candy, sausages: 2), percent: 86)"
    );
    // The die is not rolled for what the support dice do alone.
    let said = reason(&game.roll(&[4]), reroll(&[4]));
    assert!(said.ends_with("again: again-completes(count: 1, column: 2, percent: 72))"), "{said}");
}

/// Food stored for a column further left is not passed on (R10, R15).
#[test]
fn r17_reasons_subtract_stored_food_before_passing() {
    let game = Game::new(2).on(7, &["2a", "2a", "6a", "6a"]).on(9, &["1b", "4b", "3b", "3b"]);
    let game = game.front(&[20, 4]).roll_with(&[2], 5).keep();
    assert_eq!(
        reason(&game, place(2, 9)),
        "reason-must-own(why: reason-completes(column: 9, prize: prize-accountant(after: 7, before: 20)))"
    );
}

/// With less in front than the pair counts nothing is stored (R15).
#[test]
fn r15_reasons_promise_only_storable_food() {
    let stack = ["4b", "1b", "1b", "2c", "2c", "6b"];
    let completes = |food: u32| {
        let game = Game::new(4).on(7, &stack).front(&[food, 3, 3, 3]).roll_with(&[6], 1).keep();
        reason(&game, place(6, 7))
    };
    assert_eq!(completes(12), "reason-completes(column: 7, prize: prize-store(amount: 12, front: 12))");
    assert_eq!(completes(11), "reason-completes(column: 7, prize: prize-store-short(amount: 12, front: 11))");
    let needs = |food: u32| {
        let game = Game::new(4).front(&[food, 3, 3, 3]).cat(&["3b"]).roll_with(&[1, 3, 4], 6).keep();
        reason(&game, place(4, 7))
    };
    assert_eq!(
        needs(9),
        "reason-place(column: 7, prize: prize-store-most(amount: 12, front: 13), sausages: 1, \
         needs: [need-pair(count: 3)])"
    );
    let fewer = "reason-place(column: 7, prize: prize-store-most(amount: 6, front: 6), ";
    assert!(needs(2).starts_with(fewer), "{}", needs(2));
    // The sausages of a column further left are paid before.
    let game = Game::new(4).on(7, &stack).on(5, &["2a", "1a", "1b"]).front(&[7, 3, 3, 3]);
    let game = game.roll_with(&[3, 6], 1).keep();
    assert_eq!(
        reason(&game, place(6, 7)),
        "reason-completes(column: 7, prize: prize-store-short(amount: 12, front: 7))"
    );
    assert_eq!(
        reason(&game.place(3, 5), place(6, 7)),
        "reason-completes(column: 7, prize: prize-store(amount: 12, front: 12))"
    );
}

/// No pair is higher than two sixes (R15).
#[test]
fn r15_reasons_mention_a_higher_pair_only_if_possible() {
    let declines = |die: &str, value: u8| {
        let game = Game::new(4).on(7, &["4b", "1b", "1b", "2c", "2c", die]).front(&[14, 3, 3, 3]);
        reason(&game.roll_with(&[value], 1).keep().place(value, 7).finish(), NO_STORE)
    };
    assert_eq!(declines("5b", 5), "reason-no-store(amount: 10, bag: 10, left: 15, front: 14)");
    assert_eq!(declines("6b", 6), "reason-no-store-highest(amount: 12, bag: 12, left: 13, front: 14)");
}

/// Dice that came home with the cat have not been rolled before (R13).
#[test]
fn r13_reasons_do_not_call_a_first_roll_a_reroll() {
    let game = Game::new(3).cat(&["3b", "5c", "5b", "5b"]).on(3, &["3a", "4a"]).roll(&[1, 1, 2, 4, 5]);
    let rolled = |numbers: &[u8]| reason(&game, reroll(numbers));
    let home = rolled(&[0]);
    assert!(home.ends_with("again: again-home(count: 1))"), "{home}");
    let mixed = rolled(&[0, 0, 1]);
    assert!(mixed.ends_with("again: again-home-completes(count: 3, column: 2, percent: 37))"), "{mixed}");
    let second = rolled(&[1, 1]);
    assert!(second.ends_with("again: again-completes(count: 2, column: 2, percent: 11))"), "{second}");
}

/// Prizes are named as they would turn out now (R16, R17, R19).
#[test]
fn reasons_name_actual_prizes() {
    let robbing = |food: &[u32]| {
        let game = Game::new(3).on(8, &["1a", "2a", "2a", "6a"]).front(food).roll_with(&[5], 1).keep();
        reason(&game, place(5, 8))
    };
    assert_eq!(
        robbing(&[3, 7, 2]),
        "reason-completes(column: 8, prize: prize-and-dice(prize: prize-greedy(amount: 4), sausages: 1))"
    );
    assert_eq!(
        robbing(&[3, 0, 0]),
        "reason-completes(column: 8, prize: prize-and-dice(prize: prize-greedy(amount: 0), sausages: 1))"
    );
    let game = Game::new(3).on(9, &["1b", "4b", "2b", "2b"]).front(&[9, 2, 1]).roll_with(&[2], 1).keep();
    assert_eq!(reason(&game, place(2, 9)), "reason-completes(column: 9, prize: prize-accountant(after: 6, before: 9))");
    let game = Game::new(3).candy(0).on(2, &["6b", "2b", "2b"]).roll_with(&[2], 1).keep();
    assert_eq!(reason(&game, place(2, 2)), "reason-completes(column: 2, prize: prize-candy-none)");
}

#[test]
fn placement_reasons_name_what_is_missing() {
    let game = Game::new(4).cat(&["3b"]).roll(&[1, 1, 3, 4, 4, 6, 6]).keep();
    assert_eq!(
        reason(&game, place(6, 2)),
        "reason-goes-on(column: 2, dice: ‘1, 4, 4’, prize: prize-and-dice(prize: prize-candy, sausages: 2))"
    );
    let game = Game::new(4).cat(&["3b"]).roll(&[2, 2, 2, 3, 3, 3, 5]).keep();
    assert_eq!(
        reason(&game, place(2, 4)),
        "reason-place(column: 4, prize: shelf-sausages(count: 3), sausages: 1, needs: [need-number(die: 2, count: 1), \
         need-pair(count: 1), need-number(die: 6, count: 1)])"
    );
    let game = Game::new(4).on(1, &["1d", "3d", "4d"]).on(5, &["1b", "2b", "2b"]).roll_with(&[2], 3).keep();
    let game = game.place(2, 1).finish();
    assert_eq!(
        reason(&game, annie(5)),
        "reason-annie-full(column: 5, prize: prize-sausages-and-dice(prize: shelf-sausages(count: 2), sausages: 1))"
    );
    assert_eq!(
        reason(&game, annie(4)),
        "reason-annie(column: 4, prize: shelf-sausages(count: 3), needs: [need-number(die: 2, count: 1), \
         need-pair(count: 1), need-number(die: 6, count: 1)])"
    );
}

/// A column that Annie completes pays before the complete columns to its left; one that was complete before pays in its turn.
#[test]
fn r18_reasons_respect_the_order_of_payment() {
    let game = |seventh: &[&str]| {
        let game = Game::new(4).on(1, &["1d", "3d", "4d"]).on(5, &["1b", "2a", "2a", "3b"]).on(7, seventh);
        game.front(&[10, 3, 3, 3]).roll_with(&[2], 1).keep().place(2, 1).finish()
    };
    let at_once = game(&["4b", "1b", "1b", "2c", "6c", "6c"]);
    let short = "reason-annie-full(column: 7, prize: prize-and-dice(prize: prize-store-short(amount: 12, front: 11), \
                 sausages: 1))";
    assert_eq!(reason(&at_once, annie(7)), short);
    assert_eq!(at_once.choose(annie(7)).bag(0), 0);
    let in_turn = game(&["4b", ".", "1b", "2c", "2c", "6c", "6c"]);
    assert_eq!(
        reason(&in_turn, annie(7)),
        "reason-annie-full(column: 7, prize: prize-and-dice(prize: prize-store(amount: 12, front: 15), sausages: 1))"
    );
}

#[test]
fn r21_reasons_say_when_a_support_die_is_forced() {
    let game = Game::new(2).roll(&[1, 1, 2, 2, 3, 3]);
    assert_eq!(reason(&game, ROLL_SUPPORT), "reason-support(count: 3)");
    let game = game.support(&[5, 6, 6]).keep();
    let said = reason(&game, place_support(6, 2));
    assert!(said.starts_with("reason-must-support(why: reason-goes-on(column: 2, "), "{said}");
    let said = reason(&game, place_support(5, 0));
    assert_eq!(said, "reason-must-support(why: reason-grey-support(die: 5))");
    assert_eq!(
        reason(&game, place(2, 4)),
        "reason-place(column: 4, prize: shelf-sausages(count: 3), sausages: 0, \
         needs: [need-number(die: 2, count: 1), need-number(die: 6, count: 1)])"
    );
}

/// A reason names the die that R8 demands if nothing else speaks for placing it.
#[test]
fn r08_reasons_say_when_an_own_die_is_forced() {
    let game = Game::new(4).on(1, &["1b", "3b", "3b"]).on(2, &["6b", "2b", "3b"]).on(3, &["1c"]).on(4, &["2c"]);
    let game = game.on(5, &["1c", "2c"]).on(6, &["2c"]).on(7, &["4c", "1c"]).on(8, &["1d", "2d"]).on(9, &["1d"]);
    let game = game.roll_with(&[], 5);
    assert_eq!(reason(&game, KEEP), "reason-keep-forced(aims: [dice-for-cat(dice: ‘5’)])");
    assert_eq!(reason(&game.keep(), place(5, 0)), "reason-must-own(why: reason-grey-only(die: 5))");
}
