//! Random inputs to every listed game's painter: its responses agree with the rules.

use std::cell::Cell;

use cheeseboard::engine::{GameStage, Seat, Turn, Viewer};
use cheeseboard::games::{Game, Visitor, visit_all};
use cheeseboard::paint::board::{Input, Response};
use cheeseboard::paint::painter::{PlayContext, PlayerLabel};
use cheeseboard::play::Match;
use proptest::collection::vec;
use proptest::prelude::any;

use crate::random_cases;
use crate::tables::{play_on, settings};

/// Random positions of each game.
const CASES: u32 = 256;
/// The most inputs from a position on.
const INPUTS: usize = 40;
/// Games with different settings from which the positions are taken.
const GAMES: usize = 4;
const KEYS: &[u8] = b"0123456789abcdefghijklmnopqrstuvwxyz";

/// Numbers that stand for an input: its kind, two places, and whether they belong to legal moves.
type Numbers = (u8, usize, usize, bool);

/// The input for these numbers. Places come from the legal moves, if there are any and it is wanted, or from all places.
fn input<G: Game>((kind, first, second, is_legal): Numbers, legal: &[G::Move], places: &[G::Place]) -> Input<G::Place> {
    let of_legal: Vec<G::Place> = legal.iter().flat_map(|choice| G::move_places(choice)).collect();
    let pool = if is_legal && !of_legal.is_empty() { &of_legal } else { places };
    let place = |number: usize| pool.get(number % pool.len().max(1)).copied();
    let at = |number: usize, input: fn(G::Place) -> Input<G::Place>| place(number).map_or(Input::Beside, input);
    match kind % 12 {
        0..=2 => at(first, Input::Click),
        3 => at(first, Input::DoubleClick),
        4 => at(first, Input::Enter),
        5 => at(first, Input::Drag),
        6 => match place(first) {
            Some(from) => Input::Drop { from, to: place(second).filter(|_| second % 8 != 0) },
            None => Input::Beside,
        },
        7 | 8 => Input::Key(char::from(KEYS[first % KEYS.len()])),
        9 => [Input::Cancel, Input::Beside][first % 2],
        10 => at(first, Input::Point),
        _ => Input::Listed(first % (legal.len() + 2)),
    }
}

/// Sends inputs from this position on; legal moves that come of them are played. Returns how many were.
fn send<G: Game>(mut game: Match<G>, inputs: &[Numbers], places: &[G::Place]) -> usize {
    let mut played = 0;
    let label = |name: &str| PlayerLabel { name: name.to_owned(), mark: 0, is_bot: false };
    let players: Vec<PlayerLabel> = game.seating().iter().map(|assignment| label(&assignment.name)).collect();
    let mut selection = G::Selection::default();
    for (number, numbers) in inputs.iter().enumerate() {
        let turn = game.turn();
        let (acting_seat, awaiting_chance) = match turn {
            Turn::Seat(seat) => (Some(seat), None),
            Turn::Chance(seat) => (seat, seat),
            Turn::Over(_) => (None, None),
        };
        let view = game.view(acting_seat.map_or(Viewer::Table, Viewer::Seat));
        let legal = game.legal_moves();
        let play = PlayContext::<G> {
            legal: &legal,
            acting_seat,
            awaiting_chance,
            ..PlayContext::at_rest(view.who, &view.open, &turn, &players)
        };
        let input = input::<G>(*numbers, &legal, places);
        let place = || format!("{}, {:?}, ply {}, input {number}, {input:?}", G::ID, game.options(), game.ply());
        let before = selection.clone();
        let response = G::respond(&play, &mut selection, input);
        let asked = acting_seat.unwrap_or(Seat::new(0));
        match response {
            Response::Play(choice) => {
                let seat = acting_seat.unwrap_or_else(|| panic!("{}: {choice:?} is played by nobody", place()));
                assert_eq!(game.check(seat, choice), Ok(()), "{}: {choice:?} is played", place());
                assert!(legal.contains(&choice), "{}: {choice:?} is played", place());
                selection = G::selection_after(&selection, &choice);
                game.decide(seat, choice).expect("legal");
                played += 1;
                while matches!(game.turn(), Turn::Chance(_)) && number % 3 != 0 {
                    game.resolve_chance().expect("due");
                }
            }
            Response::Ask(choice) => {
                assert!(game.check(asked, choice).is_err(), "{}: {choice:?} is explained though legal", place());
            }
            Response::Nothing => assert!(selection == before, "{}: an unused input changes the selection", place()),
            Response::Selected | Response::Begin | Response::NotHere(_) => {}
        }
    }
    played
}

#[test]
fn responses_to_random_inputs_agree_with_the_rules() {
    struct Law;
    impl Visitor for Law {
        type Output = ();
        fn visit<G: Game>(&mut self) {
            let tables = settings::<G>();
            let games: Vec<Match<G>> = tables
                .iter()
                .step_by(tables.len().div_ceil(GAMES))
                .map(|table| {
                    let mut game = table.seated(6);
                    play_on(&mut game, 6);
                    game
                })
                .collect();
            let mut places: Vec<G::Place> = Vec::new();
            for game in &games {
                for ply in (0..game.ply()).step_by(3) {
                    let of_moves = game.legal_moves_at(ply).into_iter().flat_map(|choice| G::move_places(&choice));
                    let seen = game.observation(ply, Viewer::Everything).expect("it happened").seen;
                    for place in of_moves.chain(G::observation_places(&seen)) {
                        if !places.contains(&place) {
                            places.push(place);
                        }
                    }
                }
            }
            let inputs = vec(any::<Numbers>(), 1..=INPUTS);
            let played = Cell::new(0);
            random_cases::check(CASES, &(any::<usize>(), any::<usize>(), inputs), |(number, ply, inputs)| {
                let game = &games[number % games.len()];
                played.set(played.get() + send(game.until(ply % (game.ply() + 1)), &inputs, &places));
                Ok(())
            });
            // The moves of a draft may have no places; then only keys and lists are tried.
            let has_moves = played.get() > 100 || places.is_empty() && G::STAGE < GameStage::Taught;
            assert!(has_moves, "{}: {} inputs made moves", G::ID, played.get());
        }
    }
    visit_all(&mut Law);
}
