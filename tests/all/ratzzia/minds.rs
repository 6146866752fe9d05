//! The sensible player: its games end, and it beats chance.

use cheeseboard::engine::{Event, Mind, Rules, Seat, Turn, Viewer, luck_stream, random_below, seed_of};
use cheeseboard::games::ratzzia::{Move, Options, Ratzzia};

use super::script::{FINISH, Game, KEEP, NO_STORE, STORE, annie, die, place};
use crate::tables::{Setting, greedy_event};

#[test]
fn games_of_sensible_players_end() {
    for seats in 2..=5 {
        for seed in 0..8 {
            let events = Setting::<Ratzzia> { options: Options {}, seats }.played_out(seed).events.len();
            assert!(events < 2_000, "{seats} seats, seed {seed}: {events} events");
        }
    }
}

#[test]
fn it_beats_chance() {
    for seats in 2..=5 {
        let mut won = 0;
        for seed in 0..10 {
            let mut state = Ratzzia::start(&Options {}, seats).expect("so many may play");
            let mut stream = seed_of(seed, "against chance", &[]);
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
                        Ratzzia::legal(&state, &mut legal);
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
    let Event::Decision(_, choice) = greedy_event::<Ratzzia>(&game.state, seat, &mut seed_of(1, "mind", &[])) else {
        panic!("a decision")
    };
    choice
}

#[test]
fn it_stores_what_wins() {
    let game = Game::new(4).on(7, &["4b", "1b", "1b", "2c", "2c", "6b"]).front(&[12, 3, 3, 3]).bags(&[13, 0, 0, 0]);
    let game = game.roll_with(&[6], 1);
    // It may roll what it has no use for, but not the 6.
    match choice_of(&game) {
        Move::Reroll { dice } => assert_eq!(dice.of(die(6)), 0),
        other => assert_eq!(other, KEEP),
    }
    let game = game.keep();
    assert_eq!(choice_of(&game), place(6, 7));
    let game = game.place(6, 7).finish();
    assert_eq!(game.legal(), [STORE, NO_STORE]);
    assert_eq!(choice_of(&game), STORE);
}

/// Annie can complete the store for it.
#[test]
fn it_sees_what_annie_completes() {
    let game = Game::new(4).on(7, &["4b", "1b", "1b", "2c", "6c", "6b"]).front(&[12, 3, 3, 3]).bags(&[13, 0, 0, 0]);
    let game = game.on(1, &["1d", "3d", "4d"]).roll_with(&[2], 3).keep().place(2, 1).finish();
    assert!(game.may(annie(7)));
    assert_eq!(choice_of(&game), annie(7));
    assert!(!game.may(FINISH));
}

/// Where every 5 goes to the cat, none is rolled for.
#[test]
fn r12_it_rolls_for_nothing_that_goes_to_the_cat() {
    let game = |cat: &[&str]| {
        let game = Game::new(4).cat(cat).on(8, &["1b", "2b", "2b", "6b"]).front(&[1, 14, 2, 2]);
        let game = game.on(3, &["1a", "2a", "3a", "4a"]).on(1, &["1a"]);
        choice_of(&game.roll(&[6, 6]))
    };
    assert_ne!(game(&["5c"]), KEEP);
    assert_eq!(game(&["3c", "5c"]), KEEP);
}

/// What all expect together is the one win that there is.
#[test]
fn chances_are_shares_of_a_win() {
    for seats in 2..=5 {
        let played = Setting::<Ratzzia> { options: Options {}, seats }.played_out(seats as u64);
        for state in played.states.iter().step_by(17).filter(|state| !matches!(Ratzzia::turn(state), Turn::Over(_))) {
            let view = Ratzzia::view(state, Viewer::Table);
            let chances =
                Ratzzia::win_probabilities(&Ratzzia::determinize(&view, &mut seed_of(1, "mind", &[])), Viewer::Table);
            assert_eq!(chances.len(), seats);
            assert!(chances.iter().all(|chance| (0.0..=1.0).contains(chance)), "{chances:?}");
            assert!((chances.iter().sum::<f32>() - 1.0).abs() < 1e-4, "{chances:?}");
        }
    }
}
