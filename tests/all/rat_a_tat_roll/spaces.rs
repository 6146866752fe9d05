//! The spaces of the regions, and tokens (L8–L10, L12).

use cheeseboard::engine::{Seat, Viewer};
use cheeseboard::games::rat_a_tat_roll::dice::Face;
use cheeseboard::games::rat_a_tat_roll::{Effects, Phase, Refill, TakenCard};

use super::script::{
    ACCEPT, FACE_UP, Game, LOOK_OWN, NO_LOOK, PILE, ZERO_TO_FOUR, card, decision, extra, look, place, plain, region,
    swap,
};

fn took(from: u8, number: u8, at: u8) -> Option<TakenCard> {
    Some(TakenCard { region: region(from), card: card(number), place: Some(place(at)) })
}

#[test]
fn l08_choice_takes_the_face_up_card_or_the_pile() {
    let game = Game::dealt(plain(), &[9, 8], ZERO_TO_FOUR, &[6, 5]).walk(6);
    assert_eq!(game.legal(), [FACE_UP, PILE]);
    let event = decision(0, FACE_UP);
    let effects = game.observation(&event, Viewer::Table).seen.effects;
    let filled = Some(Refill { region: region(1), card: card(6) });
    assert_eq!(effects, Effects { took: took(1, 1, 1), filled, ..Effects::default() });
    let face_up = game.clone().then(&event);
    assert_eq!((face_up.row(0), face_up.face_up(), face_up.pile()), (vec![9, 1], [0, 6, 2, 3, 4].map(Some), 32));
    let pile = game.play(PILE);
    assert_eq!((pile.row(0), pile.face_up(), pile.pile()), (vec![9, 6], ZERO_TO_FOUR.map(Some), 32));
    assert_eq!((face_up.on_turn(), pile.on_turn()), (1, 1));
}

#[test]
fn l08_other_moves_are_refused() {
    let game = Game::two().walk(1);
    let sentence = game.refuses_move(LOOK_OWN, "L8");
    assert_eq!(sentence, "refuse-due-take-here(seat: Ada, region: region-red)");
    game.refuses_move(ACCEPT, "L8");
    game.refuses(&decision(1, PILE), "L8");
}

#[test]
fn l09_re_roll_gives_the_card_and_a_token() {
    let game = Game::dealt(plain(), &[9, 8], ZERO_TO_FOUR, &[6]).walk(2);
    assert_eq!((game.row(0), game.all_tokens(), game.on_turn()), (vec![9, 0], vec![3, 2, 10], 1));
    assert_eq!(game.face_up(), [6, 1, 2, 3, 4].map(Some));
}

#[test]
fn l09_a_card_with_the_icon_brings_two_tokens() {
    let game = Game::dealt(plain(), &[1, 1], [7, 8, 9, 3, 4], &[]).roll(&[3, 4]);
    let effects = game.observation(&decision(0, ACCEPT), Viewer::Table).seen.effects;
    assert_eq!((effects.tokens, effects.took), (2, took(1, 8, 1)));
    assert_eq!(game.keep().all_tokens(), [4, 2, 9]);
}

#[test]
fn l10_peek_takes_the_card_and_allows_a_look() {
    let game = Game::dealt(plain(), &[9, 8, 7], ZERO_TO_FOUR, &[6]).walk(3);
    assert_eq!((game.row(0), game.phase(), game.face_up()[0]), (vec![9, 0], Phase::Looking, None));
    assert_eq!(game.legal(), [LOOK_OWN, look(1, 0), look(2, 0), NO_LOOK]);
    for choice in game.legal() {
        let after = game.clone().play(choice);
        assert_eq!((after.on_turn(), after.face_up()[0]), (1, Some(6)), "{choice:?}");
    }
}

#[test]
fn l10_a_look_shows_all_own_cards_or_one_of_an_opponent() {
    let game = Game::dealt(plain(), &[9, 8], ZERO_TO_FOUR, &[]).walk(3);
    game.refuses_move(look(0, 0), "L10");
    game.refuses_move(look(2, 0), "L10");
    assert_eq!(game.refuses_move(look(1, 3), "L10"), "refuse-place(seat: Bo, count: 1, number: 4)");
    let sentence = game.refuses_move(PILE, "L10");
    assert_eq!(sentence, "refuse-due-look(seat: Ada)");
    let own = Viewer::Seat(Seat::new(0));
    let event = game.common().events;
    let looked = game.clone().play(LOOK_OWN);
    assert!((0..2).all(|at| looked.view(own).memory.rows[0][at].public.seen_by(own) == Some(event)));
    let looked = game.play(look(1, 0));
    assert_eq!(looked.remembered(own, 1), [Some(8)]);
    assert_eq!(looked.view(own).memory.rows[1][0].public.seen_by(own), Some(event));
}

#[test]
fn l12_cards_with_the_icon_bring_a_token() {
    for number in 0..10 {
        let expected = if number >= 7 { [3, 2, 10] } else { [2, 2, 11] };
        let pile = Game::dealt(plain(), &[6, 6], ZERO_TO_FOUR, &[number]).walk(1).play(PILE);
        assert_eq!((pile.all_tokens(), pile.row(0)), (expected.to_vec(), vec![6, number]));
        let face_up = Game::dealt(plain(), &[6, 6], [number, 1, 2, 3, 4], &[]);
        assert_eq!(face_up.clone().walk(1).play(FACE_UP).all_tokens(), expected);
        assert_eq!(face_up.clone().walk(3).all_tokens(), expected, "peek");
        if number == 0 || number > 4 {
            let face = if number == 0 { Face::Lowest } else { Face::Highest };
            assert_eq!(face_up.walk(4).wild(face).all_tokens(), expected, "wild");
        }
    }
}

#[test]
fn l12_first_cards_swaps_and_refills_bring_no_token() {
    // The first cards and the refills bear icons.
    let game = Game::dealt(plain(), &[9, 8], ZERO_TO_FOUR, &[7, 7, 6]);
    assert_eq!(game.all_tokens(), [2, 2, 11]);
    let game = game.walk(1).play(FACE_UP);
    assert_eq!((game.all_tokens(), game.face_up()[0]), (vec![2, 2, 11], Some(7)));
    let swapped = game.walk(4).wild(Face::Swap).play(swap(0, 0, 0));
    assert_eq!([swapped.row(0), swapped.row(1)], [vec![8, 0], vec![9]]);
    assert_eq!(swapped.all_tokens(), [2, 2, 11]);
}

#[test]
fn l12_tokens_are_limited_by_the_centre() {
    let none = Game::dealt(extra(&[(1, 11)]), &[1, 1], [7, 8, 9, 3, 4], &[]);
    assert_eq!(none.all_tokens(), [2, 13, 0]);
    assert_eq!(none.clone().walk(7).all_tokens(), [2, 13, 0]);
    assert_eq!(none.walk(1).play(PILE).all_tokens(), [2, 13, 0]);
    let one = Game::dealt(extra(&[(1, 10)]), &[1, 1], [7, 8, 9, 3, 4], &[]);
    let effects = one.clone().roll(&[3, 4]).observation(&decision(0, ACCEPT), Viewer::Table).seen.effects;
    assert_eq!(effects.tokens, 1);
    assert_eq!(one.walk(7).all_tokens(), [3, 12, 0]);
}
