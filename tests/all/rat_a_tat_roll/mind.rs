//! The greedy player where one move is plainly best, and one check of the hard level.

use cheeseboard::bots::{bot_seed, choose_move};
use cheeseboard::engine::{Level, Mind, Rules, Seat, Stop, Turn, Viewer, derive_stream};
use cheeseboard::games::rat_a_tat_roll::dice::Face;
use cheeseboard::games::rat_a_tat_roll::{Move, RatATatRoll};
use cheeseboard::play::{Match, Player, SeatAssignment};

use super::script::{
    ACCEPT, FACE_UP, Game, LOOK_OWN, PILE, ROLL_WILD, SKIP, ZERO_TO_FOUR, look, plain, replace, reroll, roll, swap,
    wild,
};

/// The greedy moves for several seeds; equal moves are chosen by the seed.
fn choices(game: &Game) -> Vec<Move> {
    let seat = game.on_turn();
    let view = game.view(Viewer::Seat(Seat::new(seat)));
    let legal = game.legal();
    (0..5)
        .map(|seed| RatATatRoll::greedy(&view, &legal, &mut derive_stream(seed, "test", &[]), &Stop::default()))
        .collect()
}

/// The greedy move, which must be the same for every seed.
fn choice(game: &Game) -> Move {
    let choices = choices(game);
    assert!(choices.iter().all(|choice| *choice == choices[0]), "{choices:?}");
    choices[0]
}

#[test]
fn greedy_rolls_for_low_cards() {
    // A low card one to three spaces ahead, high ones behind it.
    assert_eq!(choice(&Game::dealt(plain(), &[9, 8], [0, 5, 9, 8, 8], &[])), roll(1));
    // The low card lies 9 to 11 spaces ahead; three dice make 10.5 on average.
    assert_eq!(choice(&Game::dealt(plain(), &[1, 8], [6, 6, 0, 6, 6], &[])), roll(3));
}

#[test]
fn greedy_takes_low_cards_and_leaves_high_ones() {
    assert_eq!(choice(&Game::dealt(plain(), &[9, 8], [1, 1, 1, 1, 6], &[]).walk(1)), FACE_UP);
    assert_eq!(choice(&Game::dealt(plain(), &[9, 8], [6, 1, 1, 1, 1], &[]).walk(1)), PILE);
}

#[test]
fn greedy_re_rolls_to_avoid_a_nine() {
    let game = Game::dealt(plain(), &[9, 8], [9, 0, 0, 0, 1], &[]);
    assert_eq!(choice(&game.clone().roll(&[3])), reroll(&[0]));
    assert_eq!(choice(&game.clone().roll(&[6])), ACCEPT);
    assert_eq!(choice(&game.walk(4).then(&wild(Face::Highest))), reroll(&[]));
}

#[test]
fn greedy_looks_at_unknown_own_cards() {
    let game = Game::dealt(plain(), &[9, 0], ZERO_TO_FOUR, &[6]).walk(4).wild(Face::Swap).play(swap(0, 1, 0));
    assert_eq!(choice(&game.walk(10)), LOOK_OWN);
}

/// The search must not prefer the look through noise, for any seed.
#[test]
fn hard_never_looks_at_a_known_card() {
    let game = Game::dealt(plain(), &[9, 0], ZERO_TO_FOUR, &[]).walk(1).play(FACE_UP).walk(10);
    let view = game.view(Viewer::Seat(Seat::new(1)));
    assert!(game.legal().contains(&look(0, 1)), "{:?}", game.legal());
    for seed in 0..24 {
        let choice = choose_move(&view, Level::Hard, bot_seed(seed, Seat::new(1), 0), &Stop::default());
        assert!(choice.is_some_and(|choice| choice != look(0, 1)), "{choice:?}");
    }
}

#[test]
fn greedy_replaces_or_swaps_away_its_highest_card() {
    let game = Game::dealt(plain(), &[1, 5], ZERO_TO_FOUR, &[6, 5, 9, 5, 6, 5, 6]).easy_turns(7).idle_turn();
    assert_eq!(choice(&game), ROLL_WILD);
    let lowest = game.clone().play(ROLL_WILD).wild(Face::Lowest);
    assert_eq!(choice(&lowest), replace(2));
    // The 9 is worth swapping for any card of the opponent.
    let swaps = choices(&game.clone().play(ROLL_WILD).wild(Face::Swap));
    let gives_the_nine = |choice: &Move| matches!(choice, Move::Swap { mine, .. } if mine.index() == 2);
    assert!(swaps.iter().all(gives_the_nine), "{swaps:?}");
}

#[test]
fn greedy_skips_with_a_low_hand() {
    let game = Game::dealt(plain(), &[0, 5], [6, 6, 7, 8, 6], &[0, 5, 0, 5, 0, 5, 1, 4]).easy_turns(8);
    assert_eq!(choice(&game), SKIP);
}

/// Whoever is about to play wins half of the games between equal players, and may not expect more, also when each has one
/// turn left.
#[test]
fn seat_that_plays_next_expects_no_more_than_it_wins() {
    let (mut all, mut final_round) = (Vec::new(), Vec::new());
    for seed in 0..60 {
        let player = |name: &str| SeatAssignment { name: name.to_owned(), player: Player::Human, mark: 0 };
        let mut game = Match::<RatATatRoll>::new(plain(), vec![player("Ada"), player("Bo")], seed).expect("two play");
        let mut last_seat = None;
        loop {
            match game.turn() {
                Turn::Over(_) => break,
                Turn::Chance(_) => game.resolve_chance().expect("it is due"),
                Turn::Seat(seat) => {
                    let eyes = Viewer::Seat(seat);
                    let view = game.view(eyes);
                    if last_seat.replace(seat) != Some(seat) {
                        let position = RatATatRoll::determinize(&view, &mut derive_stream(seed, "test", &[]));
                        let share = RatATatRoll::win_probabilities(&position, eyes)[seat.index()];
                        all.push(share);
                        final_round.extend(view.open.common.final_round.map(|_| share));
                    }
                    let seed = bot_seed(seed, seat, game.ply());
                    let choice = choose_move(&view, Level::Medium, seed, &Stop::default()).expect("it is on turn");
                    game.decide(seat, choice).expect("it is legal");
                }
            }
        }
    }
    let mean = |shares: &[f32]| shares.iter().sum::<f32>() / shares.len() as f32;
    assert_eq!(final_round.len(), 120, "two last turns a game");
    let (all, final_round) = (mean(&all), mean(&final_round));
    assert!((all - 0.5).abs() < 0.05, "{all} of all turns");
    assert!((final_round - 0.5).abs() < 0.06, "{final_round} of the last turns");
}
