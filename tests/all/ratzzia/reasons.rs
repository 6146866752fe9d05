//! Why a hint is given: what a choice brings, what it gives up and what is forced, in true numbers.

use cheeseboard::bots::{bot_seed, choose};
use cheeseboard::engine::{Mind, Rules, Seat, Stop, Viewer};
use cheeseboard::games::ratzzia::{Move, Ratzzia};
use cheeseboard::play::Level;
use cheeseboard::text::Text;

use super::script::{FINISH, Game, KEEP, NO_STORE, ROLL, ROLL_SUPPORT, annie, place, place_support, reroll, take_back};

/// The reason for a choice of the seat on turn, as a hint gives it.
fn why(game: &Game, choice: Move) -> String {
    assert!(game.may(choice), "{choice:?}");
    let names = ["Ada", "Bo", "Cy", "Di", "Ed"].map(str::to_owned);
    Text::english().say(&Ratzzia::reason(&game.view(), choice), &names)
}

#[test]
fn reasons_for_rolls_name_dice_and_columns() {
    let game = Game::new(4).on(7, &["4b", "1b", "1b", "2c", "6c", "6b"]);
    assert_eq!(
        why(&game, ROLL),
        "7 dice to roll: about 89 times in 100 they complete column 2 (a candy die, plus 2 sausages for your dice)."
    );
    // With enough in front the store is worth more, and likelier.
    assert_eq!(
        why(&game.front(&[12, 4, 5, 6]), ROLL),
        "7 dice to roll: about 92 times in 100 they complete column 7 (12 food for the bag)."
    );
    let game = Game::new(4).on(3, &["1a", "2a", "3b"]);
    assert_eq!(
        why(&game, take_back(3)),
        "With the dice from column 3 there are 7 dice to roll in the next turn, not 5."
    );
    let game = Game::new(4).on(9, &["1A"]);
    assert_eq!(why(&game, take_back(9)), "The candy die comes back from column 9 and can be any number elsewhere.");
}

/// The spaces of column 3 bring a sausage each, those of column 5 too (R3).
#[test]
fn r10_reasons_name_the_sausages_of_the_spaces() {
    let game = Game::new(3).on(5, &["2b"]).roll(&[3, 3, 4, 5, 6, 6, 6]);
    let third = "3, 4, 5, 6 for column 3 (complete: 5 sausages, plus 4 for your dice)";
    let fifth = "3, 6, 6 for column 5 (complete: 2 sausages, plus 3 for your dice)";
    assert_eq!(why(&game, KEEP), format!("The dice have good places: {third} and {fifth}."));
    let game = Game::new(4).on(5, &["2a", "1a", "1b"]).roll_with(&[3], 4).keep();
    assert_eq!(why(&game, place(3, 5)), "It completes column 5 (2 sausages, plus 3 for your dice).");
    let game = game.place(3, 5);
    assert_eq!(why(&game, FINISH), "Now column 5 (2 sausages, plus 3 for your dice) is complete and pays out.");
}

/// What counts more than lies in front cannot be stored. Of seven dice two or more show the same number up to 2 in 1 - 0.417 of all rolls, up to 3
/// in 1 - 0.233.
#[test]
fn r15_reasons_count_pairs_that_can_be_stored() {
    let dice = [1, 2, 4, 5, 5, 6, 6];
    for (food, percent) in [(4, 58), (6, 77), (7, 77)] {
        let game = Game::new(4).on(7, &["4b", "1b", "1b", "2c", "2b"]).front(&[food, 4, 5, 6]).roll(&dice);
        let end = format!("7 dice complete column 7 with a pair that can be stored about {percent} times in 100.");
        let said = why(&game, reroll(&dice));
        assert!(said.ends_with(&end), "with {food}: {said}");
    }
}

#[test]
fn r07_reasons_name_what_is_kept_given_up_and_rolled_for() {
    let game = Game::new(3).on(5, &["2b"]).roll(&[3, 3, 4, 5, 6, 6, 6]);
    assert_eq!(
        why(&game, reroll(&[3, 3, 4, 5, 6, 6, 6])),
        "This gives up completing column 3 and column 5. Rolled again, 7 dice complete column 2 about 71 times in 100."
    );
    assert_eq!(
        why(&game, reroll(&[3, 6, 6])),
        "Worth keeping: 3, 4, 5, 6 for column 3 (complete: 5 sausages, plus 4 for your dice). This gives up completing column 5. Rolled again, 3 dice complete column 4 about 7 times in 100."
    );
    let game = Game::new(3).on(5, &["2b"]).roll(&[1, 2, 3, 4, 4, 5, 6]);
    let said = why(&game, reroll(&[1, 2, 4]));
    let kept =
        "Worth keeping: 3, 4, 5, 6 for column 3 (complete: 5 sausages, plus 4 for your dice). Rolled again, 3 dice";
    assert!(said.starts_with(kept) && said.ends_with("about 7 times in 100."), "{said}");
}

/// One that is rich has nothing of the accountant.
#[test]
fn r07_reasons_roll_for_no_column_that_brings_a_loss() {
    let said = |front: &[u32]| {
        let game = Game::new(4).on(9, &["1b", "4b", "3b", "3b"]).on(3, &["1a", "2a", "3a", "4a"]).on(7, &["4a", "1a"]);
        why(&game.front(front).roll(&[6]), reroll(&[6]))
    };
    assert!(said(&[2, 20, 2, 20]).ends_with("Rolled again, one die completes column 9 about 17 times in 100."));
    assert!(said(&[30, 0, 0, 0]).ends_with("One die gets a second try."));
}

/// Dice that show the cat's number complete nothing, and those of a column that the cat empties neither (R13).
#[test]
fn r12_reasons_count_no_dice_that_go_to_the_cat() {
    let sixes = |cat: &[&str]| Game::new(4).cat(cat).on(4, &["2b", "2b", "3c", "3c"]);
    let again = |game: Game| why(&game.on(3, &["1a"]).roll(&[1, 1, 2, 2, 3, 4]), reroll(&[1, 2]));
    assert!(again(sixes(&["6c"])).ends_with("Rolled again, 2 dice complete column 4 about 31 times in 100."));
    let said = again(sixes(&["3b", "6c"]));
    assert!(!said.contains("column 4"), "{said}");
    // One die to roll; column 3 lacks a 6, and column 5 a 3.
    let last = |cat: &[&str]| {
        let game = Game::new(4).cat(cat).on(3, &["1a", "2a", "3a", "4a", "5a"]).on(5, &["2b", "1b", "1b"]);
        why(&game.on(9, &["1a"]), ROLL)
    };
    let chance =
        |percent: u8, then: &str| format!("One die to roll: about {percent} times in 100 it completes {then}.");
    assert_eq!(last(&["3b"]), chance(31, "column 3 (5 sausages, plus 6 for your dice)"));
    assert_eq!(last(&["3b", "6c"]), chance(28, "column 5 (2 sausages, plus 1 for your dice)"));
    // The cat has no room but for one more. A 6 brings it, and then 7 dice are rolled again: 72 times in 100 there is a 6 among them, beside a pair.
    assert_eq!(
        last(&["3b", "6c", "6b", "6b", "6b"]),
        chance(12, "column 2 (a candy die, plus 2 sausages for your dice)")
    );
}

/// What lies in front may be stolen or passed on, but others complete one or two of the columns that they could, seldom just these: food that is
/// there for the taking is taken.
#[test]
fn r16_hints_are_not_afraid_of_thieves() {
    for front in [[5, 6, 5, 6], [9, 10, 19, 13]] {
        let game = Game::new(4).front(&front).candy(2).candy(3).roll(&[3, 3, 3, 4, 5, 5, 5]).keep().place(3, 5);
        for seed in 0..3 {
            let seat = Seat::new(game.on_turn());
            let (view, seed) = (Ratzzia::view(&game.state, Viewer::Seat(seat)), bot_seed(seed, seat, 0));
            let choice = choose::<Ratzzia>(&view, Level::Hard, seed, &Stop::default());
            assert_eq!(choice, Some(place(5, 5)), "{front:?}");
        }
    }
}

/// Two equal ones are among three support dice 4 times in 9; else the own die matches one of them every other time, and so does a second roll:
/// 31 in 36 together (R20).
#[test]
fn r20_reasons_count_the_support_dice() {
    let game = Game::new(2).on(2, &["6a", "1a"]).on(6, &["4a"]).on(8, &["1a"]).on(9, &["1a"]);
    let prize = "column 2 (a candy die, plus 2 sausages for your dice)";
    assert_eq!(
        why(&game, ROLL),
        format!("One die and 3 support dice to roll: about 86 times in 100 they complete {prize}.")
    );
    // The die is not rolled for what the support dice do alone.
    let said = why(&game.roll(&[4]), reroll(&[4]));
    assert!(said.ends_with("Rolled again, one die completes column 2 about 72 times in 100."), "{said}");
}

/// R10, R15: what is stored for a column further left is not passed on.
#[test]
fn r17_reasons_count_what_is_left_when_the_accountant_comes() {
    let game = Game::new(2).on(7, &["2a", "2a", "6a", "6a"]).on(9, &["1b", "4b", "3b", "3b"]);
    let game = game.front(&[20, 4]).roll_with(&[2], 5).keep();
    let said = why(&game, place(2, 9));
    assert!(said.ends_with("It completes column 9 (all pass on half: 7 in front, now 20)."), "{said}");
}

/// R15: with less in front than the pair counts nothing is stored.
#[test]
fn r15_reasons_promise_the_food_that_can_be_stored() {
    let stack = ["4b", "1b", "1b", "2c", "2c", "6b"];
    let completes = |food: u32| {
        let game = Game::new(4).on(7, &stack).front(&[food, 3, 3, 3]).roll_with(&[6], 1).keep();
        why(&game, place(6, 7))
    };
    assert_eq!(completes(12), "It completes column 7 (12 food for the bag).");
    assert_eq!(completes(11), "It completes column 7 (nothing for the bag: 12 needed, 11 in front).");
    let needs = |food: u32| {
        let game = Game::new(4).front(&[food, 3, 3, 3]).cat(&["3b"]).roll_with(&[1, 3, 4], 6).keep();
        why(&game, place(4, 7))
    };
    assert!(needs(9).starts_with("Column 7 (up to 12 food for the bag) then still needs 3 pairs"), "{}", needs(9));
    assert!(needs(2).starts_with("Column 7 (up to 6 food for the bag) then"), "{}", needs(2));
    // The sausages of a column further left are paid before.
    let game = Game::new(4).on(7, &stack).on(5, &["2a", "1a", "1b"]).front(&[7, 3, 3, 3]);
    let game = game.roll_with(&[3, 6], 1).keep();
    assert_eq!(why(&game, place(6, 7)), "It completes column 7 (nothing for the bag: 12 needed, 7 in front).");
    assert_eq!(why(&game.place(3, 5), place(6, 7)), "It completes column 7 (12 food for the bag).");
}

/// R15: than two sixes no pair is higher.
#[test]
fn r15_reasons_hope_for_a_higher_pair_only_if_there_is_one() {
    let declines = |die: &str, value: u8| {
        let game = Game::new(4).on(7, &["4b", "1b", "1b", "2c", "2c", die]).front(&[14, 3, 3, 3]);
        why(&game.roll_with(&[value], 1).keep().place(value, 7).finish(), NO_STORE)
    };
    assert_eq!(declines("5b", 5), "The 14 in front stay there, to store more of it with a higher pair later.");
    assert_eq!(declines("6b", 6), "The 14 in front stay there and can be stored later.");
}

/// R13: dice that came home with the cat were not rolled before.
#[test]
fn r13_reasons_call_no_first_try_a_second() {
    let game = Game::new(3).cat(&["3b", "5c", "5b", "5b"]).on(3, &["3a", "4a"]).roll(&[1, 1, 2, 4, 5]);
    for (numbers, start) in [(&[0][..], "The die that came home "), (&[0, 0, 1], "Then 3 dice ")] {
        let said = why(&game, reroll(numbers));
        assert!(said.contains(start) && !said.contains("again") && !said.contains("second"), "{said}");
    }
    let said = why(&game, reroll(&[1, 1]));
    assert!(said.contains("Rolled again, 2 dice") || said.contains("second try"), "{said}");
}

/// R16, R17, R19: prizes are what they would be now.
#[test]
fn reasons_know_prizes_that_bring_little() {
    let robbing = |food: &[u32]| {
        let game = Game::new(3).on(8, &["1a", "2a", "2a", "6a"]).front(food).roll_with(&[5], 1).keep();
        why(&game, place(5, 8))
    };
    assert_eq!(
        robbing(&[3, 7, 2]),
        "It completes column 8 (up to 4 of somebody’s food, plus one sausage for your dice)."
    );
    assert_eq!(robbing(&[3, 0, 0]), "It completes column 8 (nobody has food to take, plus one sausage for your dice).");
    let game = Game::new(3).on(9, &["1b", "4b", "2b", "2b"]).front(&[9, 2, 1]).roll_with(&[2], 1).keep();
    assert_eq!(why(&game, place(2, 9)), "It completes column 9 (all pass on half: 6 in front, now 9).");
    let game = Game::new(3).candy(0).on(2, &["6b", "2b", "2b"]).roll_with(&[2], 1).keep();
    assert_eq!(why(&game, place(2, 2)), "It completes column 2 (no candy die is left).");
}

/// What a column is good for, and what it still needs.
#[test]
fn reasons_for_placements_name_what_is_missing() {
    let game = Game::new(4).cat(&["3b"]).roll(&[1, 1, 3, 4, 4, 6, 6]).keep();
    assert_eq!(
        why(&game, place(6, 2)),
        "With 1, 4, 4 on top of it, column 2 is complete in this turn (a candy die, plus 2 sausages for your dice)."
    );
    let game = Game::new(4).cat(&["3b"]).roll(&[2, 2, 2, 3, 3, 3, 5]).keep();
    assert_eq!(
        why(&game, place(2, 4)),
        "Column 4 (3 sausages) then still needs a 2, two equal dice and a 6. Once it is complete, this space brings one sausage."
    );
    let game = Game::new(4).on(1, &["1d", "3d", "4d"]).on(5, &["1b", "2b", "2b"]).roll_with(&[2], 3).keep();
    let game = game.place(2, 1).finish();
    assert_eq!(why(&game, annie(5)), "Column 5 is complete then (2 sausages, plus 1 for your dice).");
    assert_eq!(why(&game, annie(4)), "Column 4 (3 sausages) then still needs a 2, two equal dice and a 6.");
}

/// What Annie completes pays before the complete columns left of it; what was complete before her pays in its turn.
#[test]
fn r18_reasons_count_what_is_paid_before_annie() {
    let game = |seventh: &[&str]| {
        let game = Game::new(4).on(1, &["1d", "3d", "4d"]).on(5, &["1b", "2a", "2a", "3b"]).on(7, seventh);
        game.front(&[10, 3, 3, 3]).roll_with(&[2], 1).keep().place(2, 1).finish()
    };
    let at_once = game(&["4b", "1b", "1b", "2c", "6c", "6c"]);
    let short =
        "Column 7 is complete then (nothing for the bag: 12 needed, 11 in front, plus one sausage for your dice).";
    assert_eq!(why(&at_once, annie(7)), short);
    assert_eq!(at_once.choose(annie(7)).bag(0), 0);
    let in_turn = game(&["4b", ".", "1b", "2c", "2c", "6c", "6c"]);
    assert_eq!(
        why(&in_turn, annie(7)),
        "Column 7 is complete then (12 food for the bag, plus one sausage for your dice)."
    );
}

#[test]
fn r21_reasons_name_a_support_die_that_is_forced() {
    let game = Game::new(2).roll(&[1, 1, 2, 2, 3, 3]);
    assert_eq!(
        why(&game, ROLL_SUPPORT),
        "The 3 support dice help to fill columns and cost none of your own dice. Those that fit have to be placed."
    );
    let game = game.support(&[5, 6, 6]).keep();
    let said = why(&game, place_support(6, 2));
    assert!(said.starts_with("Support dice that fit have to be placed. "), "{said}");
    let said = why(&game, place_support(5, 0));
    assert_eq!(said, "Support dice that fit have to be placed. On the grey space it lies until the cat comes.");
    let said = why(&game, place(2, 4));
    assert!(!said.contains("have to"), "{said}");
}

/// The one die that R8 demands is called so where nothing speaks for it.
#[test]
fn r08_reasons_name_an_own_die_that_is_forced() {
    let game = Game::new(4).on(1, &["1b", "3b", "3b"]).on(2, &["6b", "2b", "3b"]).on(3, &["1c"]).on(4, &["2c"]);
    let game = game.on(5, &["1c", "2c"]).on(6, &["2c"]).on(7, &["4c", "1c"]).on(8, &["1d", "2d"]).on(9, &["1d"]);
    let game = game.roll_with(&[], 5);
    assert_eq!(why(&game, KEEP), "Something has to be placed: 5 for the cat row.");
    assert_eq!(
        why(&game.keep(), place(5, 0)),
        "One of your dice has to be placed. No column takes a 5 now. On the grey space it lies until the cat comes."
    );
}
