//! The wild die, and turns with a full hand (L11, L15).

use cheeseboard::engine::{ChanceKind, Rules, Seat, Turn, Viewer};
use cheeseboard::games::rat_a_tat_roll::dice::Face;
use cheeseboard::games::rat_a_tat_roll::{Chance, Phase, RatATatRoll, SeenEvent};

use super::script::{
    ACCEPT, Game, NO_SWAP, PILE, ROLL_WILD, SKIP, ZERO_TO_FOUR, card, decision, place, plain, replace, reroll, roll,
    rolled, swap, take, wild,
};

/// A game in which seat 0 of two is on turn with a full hand, a 9 and these four cards from the pile; seat 1 lacks one
/// card.
fn full(face_up: [u8; 5], taken: [u8; 4]) -> Game {
    let [a, b, c, d] = taken;
    let game = Game::dealt(plain(), &[9, 5], face_up, &[a, 5, b, 5, c, 5, d]);
    let game = game.easy_turns(7).idle_turn();
    assert_eq!((game.row(0), game.row(1).len(), game.on_turn()), (vec![9, a, b, c, d], 4, 0));
    game
}

#[test]
fn l11_a_wild_space_rolls_the_wild_die() {
    let game = Game::two().walk(4);
    assert_eq!(game.phase(), Phase::RollingWild);
    assert_eq!(RatATatRoll::turn(&game.state), Turn::Chance(Some(Seat::new(0))));
    assert_eq!(RatATatRoll::chance_kind(&game.state), ChanceKind::Dice { count: 1, faces: 6 });
    assert_eq!(game.refuses(&decision(0, ROLL_WILD), "L11"), "refuse-due-roll-wild(seat: Ada)");
    game.refuses(&rolled(&[4]), "L11");
    assert_eq!(game.then(&wild(Face::Highest)).legal(), [reroll(&[]), ACCEPT]);
}

#[test]
fn l11_a_plain_die_stands_in_for_the_wild_die() {
    let game = Game::two().walk(4);
    for (pips, face) in [Face::Lowest, Face::Highest, Face::Swap].into_iter().flat_map(|face| [face; 2]).enumerate() {
        let given = RatATatRoll::rolled(&game.state, &[pips as u8 + 1]);
        assert_eq!(given, Some(Chance::Wild { face }));
    }
    for wrong in [vec![], vec![0], vec![7], vec![1, 1]] {
        assert_eq!(RatATatRoll::rolled(&game.state, &wrong), None);
    }
}

#[test]
fn l11_a_single_lowest_or_highest_card_is_taken_automatically() {
    let game = Game::dealt(plain(), &[9, 8], [3, 1, 6, 2, 4], &[5]).walk(4);
    let lowest = game.clone().wild(Face::Lowest);
    assert_eq!((lowest.row(0), lowest.face_up()), (vec![9, 1], [3, 5, 6, 2, 4].map(Some)));
    let highest = game.wild(Face::Highest);
    assert_eq!((highest.row(0), highest.face_up()), (vec![9, 6], [3, 1, 5, 2, 4].map(Some)));
    assert_eq!((lowest.on_turn(), highest.on_turn()), (1, 1));
}

#[test]
fn l11_among_equal_cards_the_seat_chooses() {
    let game = Game::dealt(plain(), &[9, 8], [3, 1, 6, 1, 4], &[5]).walk(4).wild(Face::Lowest);
    assert_eq!((game.phase(), game.legal()), (Phase::Picking, vec![take(1), take(3)]));
    assert_eq!(
        game.refuses_move(take(2), "L11"),
        "refuse-take(face: face-lowest, card: 1, there: 6, region: region-green)"
    );
    assert_eq!(
        game.refuses_move(PILE, "L11"),
        "refuse-due-pick(seat: Ada, card: 1, regions: [region-orange, region-blue])"
    );
    assert_eq!(game.clone().play(take(3)).face_up(), [3, 1, 6, 5, 4].map(Some));
    let game = game.play(take(1));
    assert_eq!((game.row(0), game.face_up(), game.on_turn()), (vec![9, 1], [3, 5, 6, 1, 4].map(Some), 1));
}

#[test]
fn l11_a_token_re_rolls_the_wild_die() {
    let game = Game::two().walk(4).then(&wild(Face::Highest)).play(reroll(&[]));
    assert_eq!((game.phase(), game.all_tokens()), (Phase::RollingWild, vec![1, 2, 12]));
    let game = game.then(&wild(Face::Highest)).play(reroll(&[])).then(&wild(Face::Lowest));
    // No token is left, so the roll is kept, and the 0 is taken.
    assert_eq!((game.row(0), game.all_tokens(), game.on_turn()), (vec![9, 0], vec![0, 2, 13], 1));
}

#[test]
fn l11_a_swap_keeps_both_places() {
    let game = Game::dealt(plain(), &[9, 8, 7], ZERO_TO_FOUR, &[5, 6, 6]).easy_turns(3);
    let game = game.walk(12).wild(Face::Swap);
    let mut swaps = Vec::new();
    for mine in 0..2 {
        swaps.extend([(1, 0), (1, 1), (2, 0), (2, 1)].map(|(seat, theirs)| swap(mine, seat, theirs)));
    }
    assert_eq!(game.legal(), [swaps, vec![NO_SWAP]].concat());
    let swapped = game.clone().play(swap(0, 2, 1));
    assert_eq!([swapped.row(0), swapped.row(1), swapped.row(2)], [[6, 5], [8, 6], [7, 9]]);
    assert_eq!((swapped.on_turn(), swapped.pile()), (1, game.pile()));
    let kept = game.clone().play(NO_SWAP);
    assert_eq!((kept.row(0), kept.on_turn()), (game.row(0), 1));
}

#[test]
fn l11_swaps_need_an_opponent_and_existing_cards() {
    let game = Game::two().walk(4).wild(Face::Swap);
    assert_eq!(game.refuses_move(swap(0, 0, 0), "L11"), "refuse-swap-own(seat: Ada)");
    assert_eq!(game.refuses_move(swap(1, 1, 0), "L11"), "refuse-place(seat: Ada, count: 1, number: 2)");
    game.refuses_move(swap(0, 1, 1), "L11");
    assert_eq!(game.refuses_move(swap(0, 2, 0), "L11"), "refuse-no-seat(number: 3, seats: 2)");
    assert_eq!(game.refuses_move(SKIP, "L11"), "refuse-due-swap(seat: Ada)");
    game.refuses(&decision(1, NO_SWAP), "L11");
}

#[test]
fn l11_a_turn_may_bring_no_card() {
    let game = Game::two().idle_turn();
    assert_eq!((game.row(0), game.on_turn(), game.all_tokens()), (vec![9], 1, vec![2, 2, 11]));
}

#[test]
fn l15_a_full_hand_skips_or_rolls_the_wild_die() {
    let game = full(ZERO_TO_FOUR, [6, 6, 6, 7]);
    assert_eq!((game.phase(), game.legal()), (Phase::Deciding, vec![SKIP, ROLL_WILD]));
    let sentence = game.refuses_move(roll(2), "L15");
    assert_eq!(sentence, "refuse-due-decide(seat: Ada, full: 5)");
    let pawn = game.common().pawn;
    let skipped = game.clone().play(SKIP);
    assert_eq!((skipped.on_turn(), skipped.common().pawn, skipped.phase()), (1, pawn, Phase::Choosing));
    let rolling = game.play(ROLL_WILD);
    assert_eq!(rolling.phase(), Phase::RollingWild);
    assert!(rolling.common().dice.is_empty());
}

#[test]
fn l15_a_taken_card_replaces_an_older_one_unseen() {
    let game = full(ZERO_TO_FOUR, [6, 6, 6, 7]).play(ROLL_WILD).wild(Face::Lowest);
    assert_eq!((game.phase(), game.common().taken, game.face_up()[0]), (Phase::Replacing, Some(card(0)), None));
    assert_eq!(game.legal(), [0, 1, 2, 3, 4].map(replace));
    let sentence = game.refuses_move(SKIP, "L15");
    assert_eq!(sentence, "refuse-due-replace(seat: Ada, card: 0)");
    let pile = game.pile();
    let event = decision(0, replace(4));
    let seen = game.observation(&event, Viewer::Table).seen;
    assert_eq!(seen.event, SeenEvent::Replaced { seat: Seat::new(0), place: place(4), card: card(0) });
    let after = game.then(&event);
    assert_eq!((after.row(0), after.on_turn()), (vec![9, 6, 6, 6, 0], 1));
    assert_eq!(after.pile(), pile, "one under it, one from the top");
    // The 7 lies under the pile: its former owner knows the number, the table does not.
    for (who, number) in [(Viewer::Table, None), (Viewer::Seat(Seat::new(0)), Some(7))] {
        let under = after.view(who).memory.under;
        assert_eq!(
            under.iter().map(|remembered| remembered.card.map(|card| card.number())).collect::<Vec<_>>(),
            [number]
        );
    }
}

#[test]
fn l15_with_four_cards_there_is_no_fifth_place() {
    let game = Game::dealt(plain(), &[9, 8, 7], ZERO_TO_FOUR, &[]).easy_turns(9).play(ROLL_WILD).wild(Face::Lowest);
    assert_eq!(game.legal(), [0, 1, 2, 3].map(replace));
    assert_eq!(game.refuses_move(replace(4), "L15"), "refuse-place(seat: Ada, count: 4, number: 5)");
    game.refuses(&decision(1, replace(0)), "L15");
}

#[test]
fn l15_token_then_place_then_refill() {
    let game = full([8, 1, 2, 3, 4], [6, 6, 6, 6]);
    assert_eq!(game.all_tokens(), [2, 2, 11]);
    let game = game.play(ROLL_WILD).wild(Face::Highest);
    assert_eq!((game.all_tokens(), game.phase(), game.face_up()[0]), (vec![3, 2, 10], Phase::Replacing, None));
    let game = game.play(replace(0));
    assert_eq!((game.all_tokens(), game.row(0)), (vec![3, 2, 10], vec![8, 6, 6, 6, 6]));
    assert!(game.face_up()[0].is_some());
}

#[test]
fn l15_full_hands_can_re_roll_and_take_part_in_swaps() {
    let game = full(ZERO_TO_FOUR, [6, 6, 6, 7]).play(ROLL_WILD).then(&wild(Face::Highest)).play(reroll(&[]));
    assert_eq!(game.tokens(0), 2, "one came with the 7, one is spent");
    let swapped = game.wild(Face::Swap).play(swap(4, 1, 0));
    assert_eq!((swapped.row(0), swapped.row(1)[0]), (vec![9, 6, 6, 6, 5], 7));
    // Nobody is exempt: the seat without a full hand swaps with the one that has it.
    let back = swapped.walk(4).wild(Face::Swap).play(swap(0, 0, 4));
    assert_eq!((back.row(0), back.row(1)[0]), (vec![9, 6, 6, 6, 7], 5));
}

#[test]
fn l15_among_equal_cards_the_seat_chooses_before_the_place() {
    let game = full([2, 1, 1, 3, 4], [6, 6, 6, 6]).play(ROLL_WILD).wild(Face::Lowest);
    assert_eq!(game.legal(), [take(1), take(2)]);
    let game = game.play(take(2));
    assert_eq!((game.phase(), game.common().taken), (Phase::Replacing, Some(card(1))));
    assert_eq!(game.play(replace(1)).row(0), [9, 1, 6, 6, 6]);
}
