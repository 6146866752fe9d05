//! The greedy bot of Ratzzia: its games end, and it beats random play.

use cheeseboard::engine::{Event, Line, Mind, Rules, Seat, Turn, Viewer, derive_stream, luck_stream, random_below};
use cheeseboard::games::ratzzia::{Move, Options, Ratzzia};

use super::script::{FINISH, Game, KEEP, NO_STORE, STORE, annie, candy_of, die, place, place_candy, place_support};
use crate::tables::{Setting, greedy_event};

#[test]
fn games_of_greedy_players_end() {
    for seats in 2..=5 {
        for seed in 0..8 {
            let events = Setting::<Ratzzia> { options: Options::default(), seats }.played_out(seed).events.len();
            assert!(events < 2_000, "{seats} seats, seed {seed}: {events} events");
        }
    }
}

#[test]
fn greedy_beats_random() {
    for seats in 2..=5 {
        let mut won = 0;
        for seed in 0..10 {
            let mut state = Ratzzia::start(&Options::default(), seats).expect("so many may play");
            let mut stream = derive_stream(seed, "against chance", &[]);
            for ply in 0..4_000 {
                let event = match Ratzzia::turn(&state) {
                    Turn::Over(outcome) => {
                        won += usize::from(outcome.winners.contains(&Seat::new(0)));
                        break;
                    }
                    Turn::Chance(_) => Event::Chance(Ratzzia::sample_chance(&state, &mut luck_stream(seed, ply))),
                    Turn::Seat(seat) if seat.index() == 0 => greedy_event::<Ratzzia>(&state, seat, &mut stream),
                    Turn::Seat(seat) => {
                        let mut legal = Vec::new();
                        Ratzzia::legal_moves(&state, &mut legal);
                        Event::Decision(seat, legal[random_below(&mut stream, legal.len() as u32) as usize])
                    }
                };
                Ratzzia::advance(&mut state, &event);
            }
        }
        assert!(won >= 9, "{seats} seats: {won} of 10");
    }
}

fn choice_of(game: &Game) -> Move {
    let seat = Seat::new(game.on_turn());
    let Event::Decision(_, choice) = greedy_event::<Ratzzia>(&game.state, seat, &mut derive_stream(1, "mind", &[]))
    else {
        panic!("a decision")
    };
    choice
}

#[test]
fn greedy_stores_to_win() {
    let game = Game::new(4).on(7, &["4b", "1b", "1b", "2c", "2c", "6b"]).front(&[12, 3, 3, 3]).bags(&[13, 0, 0, 0]);
    let game = game.roll_with(&[6], 1);
    // It may re-roll what it has no use for, but not the 6.
    match choice_of(&game) {
        Move::Reroll { dice } => assert_eq!(dice.count_of(die(6)), 0),
        other => assert_eq!(other, KEEP),
    }
    let game = game.keep();
    assert_eq!(choice_of(&game), place(6, 7));
    let game = game.place(6, 7).finish();
    assert_eq!(game.legal_moves(), [STORE, NO_STORE]);
    assert_eq!(choice_of(&game), STORE);
}

#[test]
fn greedy_completes_the_store_with_annie() {
    let game = Game::new(4).on(7, &["4b", "1b", "1b", "2c", "6c", "6b"]).front(&[12, 3, 3, 3]).bags(&[13, 0, 0, 0]);
    let game = game.on(1, &["1d", "3d", "4d"]).roll_with(&[2], 3).keep().place(2, 1).finish();
    assert!(game.is_legal(annie(7)));
    assert_eq!(choice_of(&game), annie(7));
    assert!(!game.is_legal(FINISH));
}

/// If every 5 goes to the cat, no 5 is rolled for.
#[test]
fn r12_greedy_does_not_roll_for_dice_that_go_to_the_cat() {
    let game = |cat: &[&str]| {
        let game = Game::new(4).cat(cat).on(8, &["1b", "2b", "2b", "6b"]).front(&[1, 14, 2, 2]);
        let game = game.on(3, &["1a", "2a", "3a", "4a"]).on(1, &["1a"]);
        choice_of(&game.roll(&[6, 6]))
    };
    assert_ne!(game(&["5c"]), KEEP);
    assert_eq!(game(&["3c", "5c"]), KEEP);
}

#[test]
fn win_probabilities_sum_to_one() {
    for seats in 2..=5 {
        let played = Setting::<Ratzzia> { options: Options::default(), seats }.played_out(seats as u64);
        for state in played.states.iter().step_by(17).filter(|state| !matches!(Ratzzia::turn(state), Turn::Over(_))) {
            let view = Ratzzia::view(state, Viewer::Table);
            let probabilities = Ratzzia::win_probabilities(
                &Ratzzia::determinize(&view, &mut derive_stream(1, "mind", &[])),
                Viewer::Table,
            );
            assert_eq!(probabilities.len(), seats);
            assert!(probabilities.iter().all(|probability| (0.0..=1.0).contains(probability)), "{probabilities:?}");
            assert!((probabilities.iter().sum::<f32>() - 1.0).abs() < 1e-4, "{probabilities:?}");
        }
    }
}

/// The scan begins at the left, so what the third column pays can be stored by the seventh.
#[test]
fn plan_stores_what_another_column_pays() {
    let game = Game::new(4).on(3, &["1a", "2a", "3a", "4a", "5a"]).on(7, &["4c", "1c", "1c", "2c", "2c", "6c"]);
    let game = game.front(&[2, 3, 3, 3]).bags(&[13, 0, 0, 0]).roll(&[6, 6]).keep();
    let (third, seventh) = (place(6, 3), place(6, 7));
    let first = choice_of(&game);
    let (number, second) = if first == third { (3, seventh) } else { (7, third) };
    assert!(first == third || first == seventh, "{first:?}");
    assert_eq!(choice_of(&game.place(6, number)), second);
}

/// The ideas that are true of these moves of seat 0.
fn ideas(game: &Game, moves: &[Move]) -> Vec<&'static str> {
    let view = Ratzzia::view(&game.state, Viewer::Seat(Seat::new(0)));
    let line = Line::follow(&view, moves).expect("allowed");
    assert_eq!(line.moves, moves, "all of it is foreseen");
    Ratzzia::ideas(&line)
}

/// Asserts that the first of these ideas is true of these moves, and that none of the others is.
fn assert_idea(game: &Game, moves: &[Move], true_one: &str, others: &[&str]) {
    let key = |name: &str| format!("puzzle-idea-ratzzia-{name}");
    let found = ideas(game, moves);
    assert!(found.contains(&key(true_one).as_str()), "{true_one}: {found:?}");
    for other in others {
        assert!(!found.contains(&key(other).as_str()), "{other}: {found:?}");
    }
}

/// The column of the store, up to the space below the top. Others have placed all of it, or seat 0 nearly half.
const STORE_OF_OTHERS: [&str; 6] = ["4b", "1b", "1b", "2c", "2c", "5b"];
const STORE_OF_BOTH: [&str; 6] = ["4a", "1a", "1a", "2c", "2c", "5b"];

/// Four seats; seat 0 has rolled these dice and ones, and keeps them.
fn rolled(game: Game, dice: &[u8]) -> Game {
    game.roll_with(dice, 1).keep()
}

#[test]
fn ideas_of_storing_tell_what_is_stored_and_why() {
    // A pair of fives, with 7 in front and 3 sausages of the column, or with enough in front.
    let game = |front: &[u32], column: &[&str]| rolled(Game::new(4).on(7, column).front(front), &[5]);
    let turn = [place(5, 7), FINISH, STORE];
    let earned = game(&[7, 0, 0, 0], &STORE_OF_BOTH);
    assert_idea(&earned, &turn, "earn-and-store", &["left-first", "out-of-reach", "ride"]);
    assert_idea(&earned, &turn, "high-pair", &["no-store"]);
    let had = game(&[12, 0, 0, 0], &STORE_OF_OTHERS);
    assert_idea(&had, &turn, "high-pair", &["earn-and-store", "pair-order"]);
    assert_idea(&had, &turn, "one-die", &["candy-pair"]);
    assert_idea(&had, &turn, "out-of-reach", &[]);
    assert_idea(&game(&[12, 20, 0, 0], &STORE_OF_OTHERS), &turn, "store", &["out-of-reach"]);
    let low = rolled(Game::new(4).on(7, &["4b", "1b", "1b", "2c", "2c", "4b"]).front(&[12, 0, 0, 0]), &[4]);
    assert_idea(&low, &[place(4, 7), FINISH, STORE], "store", &["high-pair"]);
    assert_idea(&had, &[place(5, 7), FINISH, NO_STORE], "no-store", &["store", "high-pair", "out-of-reach"]);
}

#[test]
fn ideas_tell_whose_dice_have_climbed() {
    let game = |column: &[&str]| rolled(Game::new(4).on(7, column).front(&[12, 0, 0, 0]), &[5]);
    let turn = [place(5, 7), FINISH, STORE];
    assert_idea(&game(&STORE_OF_OTHERS), &turn, "ride", &["one-go"]);
    assert_idea(&game(&STORE_OF_BOTH), &turn, "store", &["ride", "one-go"]);
    let whole = Game::new(4).front(&[12, 0, 0, 0]).roll(&[1, 1, 2, 2, 4, 5, 5]).keep();
    let seven = [4, 1, 1, 2, 2, 5, 5].map(|number| place(number, 7));
    let turn: Vec<Move> = seven.into_iter().chain([FINISH, STORE]).collect();
    assert_idea(&whole, &turn, "one-go", &["ride", "hold-back"]);
    let paid = |column: &[&str]| rolled(Game::new(4).on(3, column), &[6]);
    let turn = [place(6, 3), FINISH];
    assert_idea(&paid(&["1a", "2a", "3a", "4b", "5b"]), &turn, "many-sausages", &["ride"]);
    assert_idea(&paid(&["1a", "2a", "3b", "4b", "5b"]), &turn, "complete", &["many-sausages"]);
}

#[test]
fn ideas_of_two_columns_tell_when_the_first_one_pays() {
    let game = |front: u32, bag: u32| {
        let game = Game::new(4).on(5, &["1a", "2a", "2a"]).on(7, &STORE_OF_OTHERS);
        rolled(game.front(&[front, 20, 0, 0]).bags(&[bag, 0, 0, 0]), &[3, 5])
    };
    let turn = [place(3, 5), place(5, 7), FINISH, STORE];
    assert_idea(&game(8, 0), &turn, "left-first", &["out-of-reach"]);
    assert_idea(&game(8, 0), &turn, "chain", &["one-go"]);
    assert_idea(&game(12, 0), &turn, "chain", &["left-first"]);
    // Enough in front to win: the other column is not why.
    assert_idea(&game(12, 20), &turn, "high-pair", &["chain", "left-first", "many-sausages", "deny-store"]);
    assert_idea(&game(8, 20), &turn, "chain", &["deny-store"]);
}

#[test]
fn idea_of_denying_needs_someone_who_could_win() {
    let game = |front: u32, bag: u32, column: &[&str]| {
        let game = Game::new(4).on(7, column).front(&[12, front, 0, 0]).bags(&[0, bag, 0, 0]);
        rolled(game, &[5])
    };
    let turn = [place(5, 7), FINISH, STORE];
    assert_idea(&game(10, 15, &STORE_OF_BOTH), &turn, "deny-store", &[]);
    assert_idea(&game(9, 15, &STORE_OF_BOTH), &turn, "store", &["deny-store"]);
    assert_idea(&game(20, 12, &STORE_OF_BOTH), &turn, "store", &["deny-store"]);
}

#[test]
fn ideas_of_annie_and_candy_tell_what_reaches_the_top() {
    let game = rolled(Game::new(4).on(1, &["1a", "3a", "3a"]).on(4, &["2b", "2b", "3b", "3b"]), &[2]);
    assert_idea(&game, &[place(2, 1), FINISH, annie(4)], "annie-top", &[]);
    assert_idea(&game, &[place(2, 1), FINISH, annie(9)], "annie", &["annie-top"]);
    let game = rolled(Game::new(4).candy(0).on(5, &["3b", "4b", "4b"]), &[]);
    assert_idea(&game, &[place_candy(3, 5), FINISH], "candy-top", &[]);
    assert_idea(&game, &[place_candy(2, 4), FINISH], "use-candy", &["candy-top"]);
    let column = ["6b", "1b", "4b"];
    let taken = rolled(Game::new(4).candy(1).candy(2).on(2, &column), &[4]);
    assert_idea(&taken, &[place(4, 2), FINISH, candy_of(1)], "take-candy-away", &[]);
    let in_jar = rolled(Game::new(4).candy(1).on(2, &column), &[4]);
    assert_idea(&in_jar, &[place(4, 2), FINISH], "candy", &["take-candy-away"]);
}

#[test]
fn idea_of_holding_back_needs_a_die_that_could_be_placed() {
    let game = rolled(Game::new(4).on(7, &["4b"]), &[6]);
    assert_idea(&game, &[place(6, 2), FINISH], "hold-back", &[]);
    let last = Game::new(4).on(3, &["1a", "2a", "3a", "4a", "5a"]).cat(&["2a"]).roll(&[6]).keep();
    assert_idea(&last, &[place(6, 3), FINISH], "complete", &["hold-back"]);
}

/// The whole column of the store in one turn: its pairs from below.
fn whole_store(game: Game, pairs: [u8; 3]) -> (Game, Vec<Move>) {
    let [low, middle, top] = pairs;
    let game = game.roll(&[4, low, low, middle, middle, top, top]).keep();
    let dice = [4, low, low, middle, middle, top, top].map(|number| place(number, 7));
    (game, dice.into_iter().chain([FINISH, STORE]).collect())
}

#[test]
fn ideas_of_pairs_tell_why_one_is_on_top() {
    let store = |pairs: [u8; 3], front: u32| whole_store(Game::new(4).front(&[front, 0, 0, 0]), pairs);
    let (game, turn) = store([1, 2, 5], 9);
    assert_idea(&game, &turn, "pair-order", &["low-pair", "one-die", "candy-pair", "support-pair"]);
    // The sausages of the column make it 9: too little for the sixes, enough for the fives.
    let (game, turn) = store([6, 5, 3], 5);
    assert_idea(&game, &turn, "low-pair", &["pair-order"]);
    let (game, turn) = store([1, 5, 3], 6);
    assert_idea(&game, &turn, "store", &["low-pair", "pair-order", "earn-and-store"]);
}

#[test]
fn ideas_of_pairs_tell_whose_dice_they_are() {
    let column = ["4b", "1b", "1b", "2c", "2c"];
    let game = rolled(Game::new(4).candy(0).on(7, &column).front(&[12, 0, 0, 0]), &[5]);
    let turn = [place(5, 7), place_candy(5, 7), FINISH, STORE];
    assert_idea(&game, &turn, "candy-pair", &["support-pair", "pair-order", "one-die"]);
    // With two players, the column begins with its third pair from the top.
    let game = Game::new(2).on(7, &["1b", "1b"]).front(&[12, 0]).roll(&[1, 1, 1, 1, 1, 5]);
    let game = game.support(&[5, 1, 2]).keep();
    let spread = [place_support(1, 1), place_support(2, 9), place_support(5, 7), place(5, 7), FINISH, STORE];
    assert_idea(&game, &spread, "support-pair", &["candy-pair", "pair-order"]);
    assert_idea(&game, &spread, "support-places", &["one-die"]);
    let grey = [place_support(2, 0), place_support(1, 1), place_support(5, 7), place(5, 7), FINISH, STORE];
    assert_idea(&game, &grey, "support-pair", &["support-places"]);
}

#[test]
fn idea_of_the_candy_number_needs_a_space_that_no_die_fits() {
    let game = |dice: &[u8]| rolled(Game::new(4).candy(0), dice);
    let candy = [place_candy(4, 7), FINISH];
    assert_idea(&game(&[2, 3]), &candy, "candy-number", &["candy-top"]);
    assert_idea(&game(&[2, 4]), &candy, "use-candy", &["candy-number"]);
    assert_idea(&game(&[2, 3]), &[place_candy(4, 5), FINISH], "use-candy", &["candy-number"]);
}

/// Dice that are left in hand are of no use once the game is won.
#[test]
fn idea_of_holding_back_is_not_said_of_a_win() {
    let hand = |bag: u32| {
        let game = Game::new(4).on(7, &STORE_OF_OTHERS).front(&[12, 0, 0, 0]).bags(&[bag, 0, 0, 0]);
        rolled(game, &[5, 6])
    };
    let turn = [place(5, 7), FINISH, STORE];
    assert_idea(&hand(0), &turn, "hold-back", &[]);
    assert_idea(&hand(20), &turn, "store", &["hold-back"]);
}
