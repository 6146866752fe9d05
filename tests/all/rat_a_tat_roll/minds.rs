//! The greedy player: what it does where it is plain what is best.

use cheeseboard::bots::{bot_seed, choose};
use cheeseboard::engine::{Level, Mind, Seat, Stop, Viewer, seed_of};
use cheeseboard::games::rat_a_tat_roll::dice::Face;
use cheeseboard::games::rat_a_tat_roll::{Move, RatATatRoll};

use super::script::{
    ACCEPT, FACE_UP, FIVE, Game, LOOK_OWN, PILE, ROLL_WILD, SKIP, look, plain, replace, reroll, roll, swap, wild,
};

/// What it does here, by its luck where moves are worth the same.
fn choices(game: &Game) -> Vec<Move> {
    let seat = game.on_turn();
    let view = game.view(Viewer::Seat(Seat::new(seat)));
    let legal = game.legal();
    (0..5).map(|seed| RatATatRoll::greedy(&view, &legal, &mut seed_of(seed, "test", &[]), &Stop::default())).collect()
}

/// What it does here, whatever its luck.
fn choice(game: &Game) -> Move {
    let choices = choices(game);
    assert!(choices.iter().all(|choice| *choice == choices[0]), "{choices:?}");
    choices[0]
}

#[test]
fn it_rolls_for_the_low_cards() {
    // A low card one to three spaces on, high ones behind.
    assert_eq!(choice(&Game::dealt(plain(), &[9, 8], [0, 5, 9, 8, 8], &[])), roll(1));
    // The low ones lie 9 to 11 spaces on: three dice make 10.5 on average.
    assert_eq!(choice(&Game::dealt(plain(), &[1, 8], [6, 6, 0, 6, 6], &[])), roll(3));
}

#[test]
fn it_takes_low_cards_and_leaves_high_ones() {
    assert_eq!(choice(&Game::dealt(plain(), &[9, 8], [1, 1, 1, 1, 6], &[]).walk(1)), FACE_UP);
    assert_eq!(choice(&Game::dealt(plain(), &[9, 8], [6, 1, 1, 1, 1], &[]).walk(1)), PILE);
}

#[test]
fn it_re_rolls_what_would_bring_a_nine() {
    let game = Game::dealt(plain(), &[9, 8], [9, 0, 0, 0, 1], &[]);
    assert_eq!(choice(&game.clone().roll(&[3])), reroll(&[0]));
    assert_eq!(choice(&game.clone().roll(&[6])), ACCEPT);
    assert_eq!(choice(&game.walk(4).then(&wild(Face::Highest))), reroll(&[]));
}

#[test]
fn it_looks_at_own_cards_that_it_does_not_know() {
    let game = Game::dealt(plain(), &[9, 0], FIVE, &[6]).walk(4).wild(Face::Swap).play(swap(0, 1, 0));
    assert_eq!(choice(&game.walk(10)), LOOK_OWN);
}

/// However the trials of a look ahead fall.
#[test]
fn a_strong_player_does_not_look_at_what_it_knows() {
    let game = Game::dealt(plain(), &[9, 0], FIVE, &[]).walk(1).play(FACE_UP).walk(10);
    let view = game.view(Viewer::Seat(Seat::new(1)));
    assert!(game.legal().contains(&look(0, 1)), "{:?}", game.legal());
    for seed in 0..24 {
        let choice = choose(&view, Level::Hard, bot_seed(seed, Seat::new(1), 0), &Stop::default());
        assert!(choice.is_some_and(|choice| choice != look(0, 1)), "{choice:?}");
    }
}

#[test]
fn it_replaces_its_highest_card_and_swaps_it_away() {
    let game = Game::dealt(plain(), &[1, 5], FIVE, &[6, 5, 9, 5, 6, 5, 6]).easy_turns(7).idle_turn();
    assert_eq!(choice(&game), ROLL_WILD);
    let lowest = game.clone().play(ROLL_WILD).wild(Face::Lowest);
    assert_eq!(choice(&lowest), replace(2));
    // Whichever card it takes for it, the 9 is worth it.
    let swaps = choices(&game.clone().play(ROLL_WILD).wild(Face::Swap));
    let gives_the_nine = |choice: &Move| matches!(choice, Move::Swap { mine, .. } if mine.index() == 2);
    assert!(swaps.iter().all(gives_the_nine), "{swaps:?}");
}

#[test]
fn it_skips_with_a_low_hand() {
    let game = Game::dealt(plain(), &[0, 5], [6, 6, 7, 8, 6], &[0, 5, 0, 5, 0, 5, 1, 4]).easy_turns(8);
    assert_eq!(choice(&game), SKIP);
}
