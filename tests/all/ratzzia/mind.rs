//! The greedy bot of Ratzzia: its games end, and it beats random play.

use cheeseboard::engine::{Event, Line, Mind, Rules, Seat, Turn, Viewer, derive_stream, luck_stream, random_below};
use cheeseboard::games::ratzzia::{Move, Options, Ratzzia};

use super::script::{FINISH, Game, KEEP, NO_STORE, STORE, annie, die, place};
use crate::tables::{Setting, greedy_event};

#[test]
fn games_of_greedy_players_end() {
    for seats in 2..=5 {
        for seed in 0..8 {
            let events = Setting::<Ratzzia> { options: Options {}, seats }.played_out(seed).events.len();
            assert!(events < 2_000, "{seats} seats, seed {seed}: {events} events");
        }
    }
}

#[test]
fn greedy_beats_random() {
    for seats in 2..=5 {
        let mut won = 0;
        for seed in 0..10 {
            let mut state = Ratzzia::start(&Options {}, seats).expect("so many may play");
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
        let played = Setting::<Ratzzia> { options: Options {}, seats }.played_out(seats as u64);
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

#[test]
fn ideas_of_storing_tell_what_is_stored_and_why() {
    // A pair of fives, with 7 in front and 3 sausages of the column, or with enough in front.
    let game = |front: u32, first: [&str; 3]| {
        let [one, two, three] = first;
        let game = Game::new(4).on(7, &[one, two, three, "2c", "2c", "5b"]).front(&[front, 0, 0, 0]);
        game.roll_with(&[5], 1).keep()
    };
    let turn = [place(5, 7), FINISH, STORE];
    let earned = ideas(&game(7, ["4a", "1a", "1a"]), &turn);
    assert_eq!(earned[..2], ["puzzle-idea-ratzzia-earn-and-store", "puzzle-idea-ratzzia-high-pair"]);
    let had = ideas(&game(12, ["4b", "1b", "1b"]), &turn);
    assert_eq!(had[..2], ["puzzle-idea-ratzzia-high-pair", "puzzle-idea-ratzzia-store"]);
    let low = Game::new(4).on(7, &["4b", "1b", "1b", "2c", "2c", "4b"]).front(&[12, 0, 0, 0]);
    assert_eq!(ideas(&low.roll_with(&[4], 1).keep(), &[place(4, 7), FINISH, STORE])[0], "puzzle-idea-ratzzia-store");
    let declined = ideas(&game(12, ["4b", "1b", "1b"]), &[place(5, 7), FINISH, NO_STORE]);
    assert_eq!(declined[0], "puzzle-idea-ratzzia-no-store");
}
