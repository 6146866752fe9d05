//! Refills of gaps, and shuffles of too many icons (L13).

use cheeseboard::engine::{ChanceKind, Event, Rules, Turn, Viewer};
use cheeseboard::games::rat_a_tat_roll::dice::Face;
use cheeseboard::games::rat_a_tat_roll::{Chance, Phase, RatATatRoll, SeenEvent};

use super::script::{
    FACE_UP, Game, LOOK_OWN, PILE, ROLL_WILD, ZERO_TO_FOUR, card, decision, deck, plain, random_events, replace, roll,
    start, with_rest,
};

#[test]
fn l13_the_gap_is_filled_at_the_end_of_the_turn() {
    let game = Game::dealt(plain(), &[9, 8], ZERO_TO_FOUR, &[6]).walk(3);
    assert_eq!((game.face_up()[0], game.pile()), (None, 33));
    let game = game.play(LOOK_OWN);
    assert_eq!((game.face_up()[0], game.pile()), (Some(6), 32));
}

#[test]
fn l13_more_than_three_icons_are_shuffled_into_the_pile() {
    let game = Game::dealt(plain(), &[9, 8], [0, 7, 8, 9, 4], &[7]).walk(1).play(FACE_UP);
    assert_eq!(game.face_up(), [7, 7, 8, 9, 4].map(Some));
    assert_eq!((game.phase(), RatATatRoll::turn(&game.state)), (Phase::Reshuffling, Turn::Chance(None)));
    assert_eq!(RatATatRoll::chance_kind(&game.state), ChanceKind::Hidden);
    let sentence = game.refuses(&decision(1, roll(1)), "L13");
    assert_eq!(sentence, "refuse-due-shuffle");
    let tokens = game.all_tokens();
    let event = Event::Chance(Chance::Reshuffle { cards: with_rest(&[1, 2, 3, 4, 5, 6], game.stock()) });
    let seen = game.observation(&event, Viewer::Table).seen;
    let before = game.common().face_up;
    assert_eq!(seen.event, SeenEvent::Reshuffled { before, face_up: [1, 2, 3, 4, 5].map(card) });
    let game = game.then(&event);
    assert_eq!((game.face_up(), game.all_tokens(), game.pile()), ([1, 2, 3, 4, 5].map(Some), tokens, 32));
    assert_eq!((game.on_turn(), game.phase()), (1, Phase::Choosing));
    // The new pile keeps the order of the shuffle.
    assert_eq!(game.walk(6).play(PILE).row(1), [8, 6]);
}

#[test]
fn l13_three_icons_are_not_too_many() {
    let game = Game::dealt(plain(), &[9, 8], [0, 7, 8, 3, 4], &[7]).walk(1).play(FACE_UP);
    assert_eq!((game.face_up(), game.phase()), ([7, 7, 8, 3, 4].map(Some), Phase::Choosing));
    game.refuses(&Event::Chance(Chance::Reshuffle { cards: with_rest(&[], game.stock()) }), "L5");
}

#[test]
fn l13_shuffles_repeat_as_needed_also_at_set_up() {
    let game = Game::new(plain(), 2).then(&start(1)).then(&deck(&[9, 8, 7, 7, 8, 9, 4]));
    assert_eq!(game.phase(), Phase::Reshuffling);
    let game = game.reshuffle(&[7, 7, 8, 9, 0]);
    assert_eq!((game.phase(), game.face_up()), (Phase::Reshuffling, [7, 7, 8, 9, 0].map(Some)));
    let game = game.reshuffle(&[9, 9, 8, 8, 7]).reshuffle(&[5, 5, 5, 5, 6]);
    assert_eq!((game.phase(), game.on_turn(), game.pile()), (Phase::Choosing, 1, 33));
    assert_eq!([game.row(0), game.row(1)], [[8], [9]], "hands stay");
    assert_eq!(game.all_tokens(), [2, 2, 11]);
}

#[test]
fn l13_a_new_pile_of_other_cards_is_refused() {
    let game = Game::new(plain(), 2).then(&start(0)).then(&deck(&[9, 8, 7, 7, 8, 9, 4]));
    let mut wrong = with_rest(&[], game.stock());
    wrong[0] = card(9);
    let sentence = game.refuses(&Event::Chance(Chance::Reshuffle { cards: wrong.clone() }), "L13");
    assert_eq!(sentence, "refuse-pile(count: 38)");
    wrong.truncate(37);
    game.refuses(&Event::Chance(Chance::Reshuffle { cards: wrong }), "L13");
    game.refuses(&deck(&[]), "L13");
}

/// The shuffle takes in the cards under the pile.
#[test]
fn l13_the_cards_under_the_pile_are_shuffled_in() {
    // Seat 0 fills its hand first and then replaces the 9; the refill is the fourth card with the icon.
    let pile = [6, 5, 6, 5, 6, 5, 6, 8];
    let game = Game::dealt(plain(), &[9, 5], [0, 7, 8, 9, 4], &pile).easy_turns(7).idle_turn();
    let game = game.play(ROLL_WILD).wild(Face::Lowest).play(replace(0));
    assert_eq!((game.phase(), game.row(0)), (Phase::Reshuffling, vec![0, 6, 6, 6, 6]));
    assert_eq!(game.view(Viewer::Table).memory.under.len(), 1);
    let game = game.reshuffle(&[1, 2, 3, 4, 9, 9]);
    assert!(game.view(Viewer::Table).memory.under.is_empty());
    assert_eq!((game.face_up(), game.pile()), ([1, 2, 3, 4, 9].map(Some), 40 - 9 - 5));
    assert_eq!(game.easy_turn().row(1).last(), Some(&9));
}

#[test]
fn l13_the_last_turn_refills_nothing() {
    let game = Game::dealt(plain(), &[9, 8, 7], ZERO_TO_FOUR, &[]).easy_turns(9).easy_turns(2);
    let game = game.play(ROLL_WILD).wild(Face::Lowest).play(replace(0));
    assert_eq!((game.phase(), game.face_up()[0]), (Phase::Over, None));
    assert_eq!(game.row(2)[0], 0);
}

#[test]
fn l13_every_turn_starts_with_five_cards_face_up() {
    let mut shuffled = 0;
    for (before, event, after) in random_events(plain(), 5, 0..12) {
        let icons = |game: &Game| game.face_up().iter().flatten().filter(|&&number| number >= 7).count();
        shuffled += usize::from(matches!(event, Event::Chance(Chance::Reshuffle { .. })));
        if matches!(after.phase(), Phase::Choosing | Phase::Deciding) {
            assert!(after.face_up().iter().all(Option::is_some) && icons(&after) <= 3, "{event:?}");
        }
        if before.phase() == Phase::Reshuffling {
            assert!(icons(&before) > 3);
        }
    }
    assert!(shuffled > 0);
}
