//! Turns with less than a full hand, up to the space (L5–L7, L14).

use cheeseboard::engine::{ChanceKind, Event, Rules, Seat, Turn};
use cheeseboard::games::rat_a_tat_roll::dice::{Face, total};
use cheeseboard::games::rat_a_tat_roll::track::Icon;
use cheeseboard::games::rat_a_tat_roll::{Move, Phase, RatATatRoll, Walk};

use super::script::{
    ACCEPT, FACE_UP, Game, NO_SWAP, PILE, ROLL_WILD, SKIP, ZERO_TO_FOUR, decision, plain, random_events, reroll, roll,
    rolled, space, start, wild,
};

#[test]
fn l05_turns_go_clockwise_from_the_starter() {
    let mut game = Game::new(plain(), 4).then(&start(2)).then(&super::script::deck(&[0, 0, 0, 0, 1, 2, 3, 4, 5]));
    for seat in [2, 3, 0, 1, 2, 3] {
        assert_eq!(game.on_turn(), seat);
        game = game.easy_turn();
    }
}

#[test]
fn l05_one_two_or_three_dice_are_chosen_and_rolled() {
    let game = Game::two();
    assert_eq!(game.legal(), [roll(1), roll(2), roll(3)]);
    for count in 1..=3 {
        let chosen = game.clone().play(roll(count));
        assert_eq!(RatATatRoll::turn(&chosen.state), Turn::Chance(Some(Seat::new(0))));
        assert_eq!(RatATatRoll::chance_kind(&chosen.state), ChanceKind::Dice { count, faces: 6 });
        let dice: Vec<u8> = (1..=count).collect();
        assert_eq!(chosen.then(&rolled(&dice)).common().dice.len(), usize::from(count));
    }
    for malformed in [r#"{"do":"roll","dice":0}"#, r#"{"do":"roll","dice":4}"#, r#"{"do":"roll"}"#] {
        assert!(serde_json::from_str::<Move>(malformed).is_err(), "{malformed}");
    }
}

#[test]
fn l05_a_wrong_number_of_dice_is_refused() {
    let game = Game::two().play(roll(2));
    assert_eq!(game.refuses(&rolled(&[4]), "L5"), "refuse-rolled-count(seat: Ada, due: 2, rolled: 1)");
    game.refuses(&rolled(&[4, 4, 4]), "L5");
    game.refuses(&rolled(&[4, 4, 4, 4]), "L5");
    assert_eq!(game.refuses(&wild(Face::Swap), "L5"), "refuse-due-roll(seat: Ada, count: 2)");
    game.refuses(&decision(0, ACCEPT), "L5");
}

#[test]
fn l05_other_seats_and_moves_are_refused() {
    let game = Game::two();
    let sentence = game.refuses(&decision(1, roll(1)), "L5");
    assert_eq!(sentence, "refuse-due-choose(seat: Ada, count: 1, full: 5)");
    for choice in [SKIP, ROLL_WILD, ACCEPT, PILE, FACE_UP, NO_SWAP, reroll(&[0])] {
        assert_eq!(game.refuses_move(choice, "L5"), sentence);
    }
    game.refuses(&rolled(&[4]), "L5");
    game.refuses(&start(0), "L5");
}

#[test]
fn l06_a_token_re_rolls_any_of_the_dice() {
    let game = Game::two().roll(&[4, 2, 6]);
    let lists: Vec<Vec<u8>> = game
        .legal()
        .into_iter()
        .filter_map(
            |choice| if let Move::Reroll { dice } = choice { Some(dice.iter().map(u8::from).collect()) } else { None },
        )
        .collect();
    assert_eq!(lists, [vec![0], vec![0, 1], vec![0, 1, 2], vec![0, 2], vec![1], vec![1, 2], vec![2]]);
    assert_eq!(game.legal().last(), Some(&ACCEPT));
    // Two equal dice are still two dice.
    assert_eq!(Game::two().roll(&[3, 3]).legal().len(), 4);
    assert_eq!(Game::two().roll(&[3]).legal().len(), 2);
}

#[test]
fn l06_a_re_roll_pays_the_centre_and_keeps_other_dice() {
    let game = Game::two().roll(&[4, 2, 6]).play(reroll(&[0, 2]));
    assert_eq!(game.all_tokens(), [1, 2, 12]);
    assert_eq!(RatATatRoll::chance_kind(&game.state), ChanceKind::Dice { count: 2, faces: 6 });
    assert_eq!(game.refuses(&rolled(&[1, 3, 1]), "L6"), "refuse-rolled-kept(number: 2, pips: 2)");
    game.refuses(&rolled(&[1, 2]), "L5");
    assert_eq!(game.refuses(&decision(0, ACCEPT), "L6"), "refuse-due-roll(seat: Ada, count: 2)");
    let game = game.then(&rolled(&[1, 2, 1]));
    assert_eq!(total(&game.common().dice), 4);
    // A re-roll may show the same faces again.
    let game = game.play(reroll(&[1])).then(&rolled(&[1, 2, 1]));
    assert_eq!(game.all_tokens(), [0, 2, 13]);
}

#[test]
fn l06_re_rolls_add_no_dice() {
    let game = Game::two().roll(&[4, 2]);
    assert_eq!(game.refuses_move(reroll(&[1, 2]), "L6"), "refuse-reroll-added(seat: Ada, count: 2)");
    game.refuses_move(reroll(&[7]), "L6");
    assert_eq!(game.refuses_move(reroll(&[]), "L6"), "refuse-reroll-none");
    assert_eq!(game.refuses_move(PILE, "L6"), "refuse-due-keep(seat: Ada, dice: ‘4 + 2’)");
    game.refuses(&decision(1, ACCEPT), "L6");
    for malformed in
        [r#"{"do":"reroll","dice":[1,0]}"#, r#"{"do":"reroll","dice":[0,0]}"#, r#"{"do":"reroll","dice":0}"#]
    {
        assert!(serde_json::from_str::<Move>(malformed).is_err(), "{malformed}");
    }
}

#[test]
fn l06_without_tokens_the_roll_is_kept() {
    // The roll leads to a re-roll space, which gives a token and ends the turn.
    let game = Game::two().roll_without_tokens(&[3, 4]);
    assert_eq!((game.common().pawn, game.on_turn()), (space(7), 1));
    assert_eq!(game.all_tokens(), [1, 2, 12]);
    let chosen = Game::two().roll_without_tokens(&[1]);
    assert_eq!((chosen.phase(), chosen.common().pawn), (Phase::TakingHere, space(1)));
    let events = random_events(plain(), 4, 0..10);
    let kept = events.iter().filter(|(game, ..)| matches!(game.phase(), Phase::Keeping | Phase::KeepingWild));
    assert!(kept.clone().count() > 50 && kept.clone().all(|(game, ..)| game.tokens(game.on_turn()) > 0));
}

#[test]
fn l06_number_dice_are_final_once_the_pawn_has_moved() {
    let game = Game::two().walk(4).then(&wild(Face::Lowest));
    assert_eq!(game.legal(), [reroll(&[]), ACCEPT]);
    game.refuses_move(reroll(&[0]), "L6");
    assert_eq!(game.refuses_move(NO_SWAP, "L6"), "refuse-due-keep-wild(seat: Ada, face: face-lowest)");
}

#[test]
fn l06_real_dice_are_merged_with_kept_ones() {
    let given = |game: &Game, faces: &[u8]| RatATatRoll::rolled(&game.state, faces);
    let chance = |event| if let Event::Chance(outcome) = event { Some(outcome) } else { None };
    let game = Game::two().play(roll(3));
    assert_eq!(given(&game, &[3, 1, 6]), chance(rolled(&[3, 1, 6])));
    let again = game.then(&rolled(&[3, 1, 6])).play(reroll(&[0, 2]));
    assert_eq!(given(&again, &[5, 2]), chance(rolled(&[5, 1, 2])), "merged with what was kept");
    for wrong in [&[5][..], &[5, 2, 1], &[5, 7], &[0, 5], &[]] {
        assert_eq!(given(&again, wrong), None, "{wrong:?}");
    }
    let start_due = Game::new(plain(), 2);
    assert_eq!(RatATatRoll::starter(Seat::new(1)), chance(start(1)));
    assert_eq!(given(&start_due, &[1]), None);
}

#[test]
fn l07_the_pawn_walks_clockwise_by_the_total() {
    let game = Game::two().roll(&[4, 5]);
    let event = decision(0, ACCEPT);
    let walked = game.observation(&event, cheeseboard::engine::Viewer::Table).seen.effects.walked;
    assert_eq!(walked, Some(Walk { from: space(0), to: space(9) }));
    assert_eq!(game.then(&event).common().pawn, space(9));
    // A turn starts from the last space, and the walk passes from space 19 to space 0.
    let game = Game::two().walk(18).play(FACE_UP).walk(1);
    assert_eq!((game.common().pawn, game.phase()), (space(1), Phase::TakingHere));
}

#[test]
fn l07_every_space_does_what_its_icon_says() {
    for steps in 1..=18 {
        let game = Game::two().walk(steps);
        let at = space(steps);
        assert_eq!(game.common().pawn, at);
        let expected = match at.icon() {
            Icon::Choice => Phase::TakingHere,
            Icon::Peek => Phase::Looking,
            Icon::Wild => Phase::RollingWild,
            Icon::Reroll => Phase::Choosing,
        };
        assert_eq!(game.phase(), expected, "{at:?}");
        assert_eq!(game.common().seat, Seat::new(usize::from(at.icon() == Icon::Reroll)), "{at:?}");
    }
}

#[test]
fn l14_a_taken_card_goes_face_down_to_the_next_place() {
    let game = Game::dealt(plain(), &[9, 8], ZERO_TO_FOUR, &[5, 6]).walk(1).play(PILE);
    assert_eq!(game.row(0), [9, 5]);
    let game = game.walk(6).play(FACE_UP).walk(7).walk(13).play(PILE);
    assert_eq!([game.row(0), game.row(1)], [[9, 5, 6], [8, 1, 0]]);
    for who in game.viewers() {
        assert!(game.shown(who, 0).iter().chain(&game.shown(who, 1)).all(Option::is_none), "{who:?}");
    }
}

/// So no decision is ever automatic.
#[test]
fn l05_every_decision_has_at_least_two_moves() {
    for (before, ..) in random_events(plain(), 3, 0..8) {
        if let Turn::Seat(_) = RatATatRoll::turn(&before.state) {
            assert!(before.legal().len() >= 2, "{:?}: {:?}", before.phase(), before.legal());
        }
    }
}
