//! Values and accounts against the truth, by brute force: all ways in which the reference player can end a game, with their
//! probabilities.

use serde_json::{Value, json};

use super::account::{Account, entries};
use super::judge::{named_regret, regret_of};
use super::second_look::holds;
use super::values::{Values, sample_at, standings};
use crate::bots::tests::toy::{Game as ToyGame, Toy};
use crate::bots::{bot_seed, choose_move};
use crate::engine::{Determinization, Event, Level, Mind, Seat, Stop, Turn, Viewer, derive_stream};
use crate::games::Game;
use crate::games::burg_appenzell::BurgAppenzell;
use crate::games::kalle::Kalle;
use crate::games::rat_a_tat_roll::RatATatRoll;
use crate::games::zatre::Zatre;
use crate::play::{Match, Player, SeatAssignment};

/// Ways that are less likely are not followed …
const LEAST_PROBABILITY: f64 = 1e-3;
/// … nor more than so many of a position.
const MOST_WAYS: usize = 400;
/// What is left over may go either way. With more than this probability left, the truth is too uncertain to compare with.
const MOST_LEFT: f64 = 0.5;
/// So many positions before the end of a game are tried.
const LATE: usize = 14;
/// An estimate may be wrong by so many standard errors.
const ERRORS: f64 = 3.0;

/// All outcomes of the chance event that is due, with their probabilities; none where they cannot be listed.
type Outcomes<G> = fn(&Determinization<G>) -> Vec<(<G as crate::engine::Rules>::Chance, f64)>;

/// What the seats win on average, and the probability of the ways that were not followed.
struct Truth {
    shares: Vec<f64>,
    left: f64,
}

/// Follows all ways from here to the end of the game.
fn truth<G: Mind>(position: Determinization<G>, outcomes: Outcomes<G>) -> Truth {
    let [_, _, medium, ..] = G::search_settings();
    let mut found = Truth { shares: vec![0.0; position.seats()], left: 0.0 };
    let (mut ways, mut followed) = (vec![(position, 1.0)], 0);
    let likeliest = |ways: &Vec<(Determinization<G>, f64)>| {
        (0..ways.len()).max_by(|&one, &other| ways[one].1.total_cmp(&ways[other].1))
    };
    while let Some(index) = likeliest(&ways) {
        let (position, probability) = ways.swap_remove(index);
        followed += 1;
        let turn = position.turn();
        if let Turn::Over(outcome) = turn {
            let shares = outcome.win_shares(position.seats());
            found.shares.iter_mut().zip(shares).for_each(|(sum, share)| *sum += probability * f64::from(share));
            continue;
        }
        if probability < LEAST_PROBABILITY || followed > MOST_WAYS {
            found.left += probability;
            continue;
        }
        let mut go = |events: Vec<Event<G>>, share: f64| {
            let mut position = position.clone();
            events.iter().for_each(|event| position.advance(event));
            ways.push((position, probability * share));
        };
        match turn {
            Turn::Seat(seat) => {
                let decisions =
                    |moves: Vec<G::Move>| moves.into_iter().map(|choice| Event::Decision(seat, choice)).collect();
                let mut legal = Vec::new();
                position.legal_moves(&mut legal);
                let (view, stop) = (position.view(Viewer::Seat(seat)), Stop::default());
                if legal.len() == 1 {
                    go(decisions(legal), 1.0);
                } else if let Some(turn) = G::turn_candidates(&view, &legal, 1, &stop).into_iter().next() {
                    go(decisions(turn), 1.0);
                } else {
                    let mut scores = Vec::new();
                    G::score_moves_fast(&view, &legal, &mut derive_stream(1, "test", &[]), &stop, &mut scores);
                    let highest = scores.iter().copied().fold(f32::NEG_INFINITY, f32::max);
                    let weight = |score: f32| f64::from((score - highest) / medium.rollout_temperature).exp();
                    let all: f64 = scores.iter().copied().map(weight).sum();
                    for (choice, score) in legal.into_iter().zip(scores) {
                        go(decisions(vec![choice]), weight(score) / all);
                    }
                }
            }
            Turn::Chance(_) => {
                let listed = outcomes(&position);
                if listed.is_empty() {
                    found.left += probability;
                }
                listed.into_iter().for_each(|(outcome, share)| go(vec![Event::Chance(outcome)], share));
            }
            Turn::Over(_) => {}
        }
    }
    found
}

/// Compares the values of these positions of a finished game with the truth; returns how many positions could be solved.
fn solved<G: Mind>(game: &Match<G>, plies: impl Iterator<Item = usize>, playouts: u32, outcomes: Outcomes<G>) -> usize {
    let plies: Vec<usize> = plies.collect();
    let standings = standings(game);
    let mut solved = 0;
    for ply in plies {
        let everything = game.view_at(ply, Viewer::Everything);
        let truth = truth(G::determinize(&everything, &mut derive_stream(1, "test", &[])), outcomes);
        if truth.left > MOST_LEFT {
            continue;
        }
        solved += 1;
        let sample = sample_at(game, &standings, ply, playouts, 1, &Stop::default());
        for (seat, (share, estimate)) in truth.shares.iter().zip(sample.estimate().mean).enumerate() {
            let [least, most] = [*share, share + truth.left];
            let error = |share: f64| ERRORS * (share * (1.0 - share) / f64::from(playouts)).max(0.0).sqrt() + 1e-5;
            assert!(
                (least - error(least)..=most + error(most)).contains(&estimate),
                "{} at {ply} of {}, seat {seat}: {estimate} for {least} to {most}",
                G::ID,
                game.ply()
            );
        }
    }
    solved
}

fn bots(count: usize) -> Vec<SeatAssignment> {
    let bot = |mark: usize| SeatAssignment {
        name: format!("{mark}"),
        player: Player::Bot(Level::Greedy.into()),
        mark: mark as u8,
    };
    (0..count).map(bot).collect()
}

/// A toy game in which these moves are made.
fn toy(game: ToyGame, moves: &[u8]) -> Match<Toy> {
    let mut game = Match::<Toy>::new(game, bots(3), 4).expect("three play");
    for &choice in moves {
        while let Turn::Chance(_) = game.turn() {
            game.resolve_chance().expect("it is due");
        }
        let Turn::Seat(seat) = game.turn() else { panic!("the game is over") };
        game.decide(seat, choice).expect("it is legal");
    }
    assert!(game.outcome().is_some());
    game
}

fn eight_cards(position: &Determinization<Toy>) -> Vec<(u8, f64)> {
    let count = if position.view(Viewer::Everything).open.game == ToyGame::Rare { 8 } else { 3 };
    (0..count).map(|card| (card, 1.0 / f64::from(count))).collect()
}

#[test]
fn values_of_toy_games_are_the_truth() {
    for (kind, moves) in [
        (ToyGame::Chain, &[1, 1][..]),
        (ToyGame::Chain, &[0, 0]),
        (ToyGame::Guess, &[1, 2]),
        (ToyGame::Hidden, &[1, 0, 1]),
        (ToyGame::Rare, &[0, 0]),
        (ToyGame::Pair, &[1, 0]),
    ] {
        let game = toy(kind, moves);
        assert_eq!(solved(&game, 0..=game.ply(), 400, eight_cards), game.ply() + 1, "{kind:?}");
    }
}

/// Who names the right card of three wins two thirds more than could be expected: by luck, if the card was hidden, by play, if
/// it lay open.
#[test]
fn lucky_guess_is_luck_and_good_guess_is_play() {
    for (kind, [play, unknown]) in [(ToyGame::Guess, [0.0, 2.0 / 3.0]), (ToyGame::Shown, [2.0 / 3.0, 0.0])] {
        let game = toy(kind, &[1, 2]);
        let (playouts, stop) = (600, Stop::default());
        let values = Values::estimate(&game, playouts, 1, &stop);
        let found = entries(&game, &values, playouts, 1, &stop);
        let sum = |account| -> f64 {
            let of_guess = found.iter().filter(|entry| entry.ply == 1 && entry.account == account);
            of_guess.map(|entry| entry.change.mean[0]).sum()
        };
        let error = ERRORS * (2.0 / 9.0 / f64::from(playouts)).sqrt() * 2.0;
        let [was_play, was_unknown] = [Account::Play, Account::Unknown].map(sum);
        assert!(
            (was_play - play).abs() < error && (was_unknown - unknown).abs() < error,
            "{kind:?}: {was_play}, {was_unknown}"
        );
    }
}

/// A game of greedy players to its end.
fn finished<G: Game>(seed: u64) -> Match<G> {
    let mut game = Match::<G>::new(Default::default(), bots(2), seed).expect("two play");
    loop {
        match game.turn() {
            Turn::Over(_) => return game,
            Turn::Chance(_) => game.resolve_chance().expect("it is due"),
            Turn::Seat(seat) => {
                let seed = bot_seed(game.seed(), seat, game.ply());
                let choice = choose_move(&game.view(Viewer::Seat(seat)), Level::Greedy, seed, &Stop::default());
                game.decide(seat, choice.expect("it is on turn")).expect("it is legal");
            }
        }
    }
}

fn nothing<G: Mind>(_position: &Determinization<G>) -> Vec<(G::Chance, f64)> {
    Vec::new()
}

/// All throws of as many dice as are due; no other chance.
fn throws<G: Mind>(position: &Determinization<G>) -> Vec<(G::Chance, f64)> {
    let sampled = serde_json::to_value(position.sample_chance(&mut derive_stream(1, "test", &[]))).expect("JSON");
    let Some(count) = sampled["dice"].as_array().map(Vec::len).filter(|_| sampled["do"] == "rolled") else {
        return Vec::new();
    };
    let all = 6_usize.pow(count as u32);
    let throw = |number: usize| {
        let dice: Vec<usize> = (0..count).map(|die| number / 6_usize.pow(die as u32) % 6 + 1).collect();
        let mut outcome: Value = sampled.clone();
        outcome["dice"] = json!(dice);
        (serde_json::from_value(outcome).expect("a throw"), 1.0 / all as f64)
    };
    (0..all).map(throw).collect()
}

/// The last positions of real games, as far as all ways to their end can be followed.
#[test]
fn values_of_late_positions_are_the_truth() {
    fn late<G: Game>(seed: u64, outcomes: Outcomes<G>, least: usize) {
        let game = finished::<G>(seed);
        let found = solved(&game, game.ply().saturating_sub(LATE)..game.ply(), 40, outcomes);
        assert!(found >= least, "{}: {found} solved", G::ID);
    }
    late::<Kalle>(3, nothing, 6);
    late::<Zatre>(1, nothing, 3);
    late::<RatATatRoll>(3, throws, 2);
    late::<BurgAppenzell>(1, nothing, 7);
}

/// To name the right card of three is better than another one, if it lay open; else nobody could know.
#[test]
fn better_move_holds_by_what_could_be_known() {
    let seat = Seat::new(0);
    let holds =
        |kind, moves| holds::<Toy>(&toy(kind, &[1, 2]).view_at(1, Viewer::Seat(seat)), moves, 1, &Stop::default());
    assert_eq!([[2, 0], [0, 2], [1, 0]].map(|moves| holds(ToyGame::Shown, moves)), [true, false, false]);
    assert!(!holds(ToyGame::Guess, [2, 0]));
}

/// What a search promises in a game that is decided is not named: it changes nothing any more.
#[test]
fn nothing_is_better_in_a_decided_game() {
    let (game, ply) = (finished::<Zatre>(6), 220);
    let [.., expert] = Zatre::search_settings();
    let [found, named] =
        [regret_of, named_regret].map(|judge| judge(&game, ply, expert, 1, &Stop::default()).expect("a decision"));
    assert!(found.amount > 0.03 && found.better.is_some(), "{found:?}");
    assert_eq!(named.better, None);
    assert_eq!(named.amount, found.amount);
}
