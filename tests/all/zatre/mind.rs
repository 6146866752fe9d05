//! Tests of the bots of Zatre in positions with an obvious best play, and of their evaluation.

use std::collections::BTreeSet;
use std::ops::Range;

use cheeseboard::bots::{bot_seed, choose_move};
use cheeseboard::engine::{Level, Mind as _, Rules as _, Seat, Stop, Terms, Turn, Viewer, derive_stream};
use cheeseboard::games::zatre::{Move, Options, Zatre};

use crate::tables::Setting;

use super::script::{At, END, Game, KEEPING, PARTNERS, PLAIN, decision, place, random_game};

/// The decision of a bot in this position.
fn choice(game: &Game, level: Level, seed: u64) -> Move {
    let seat = game.on_turn();
    let seed = bot_seed(seed, Seat::new(seat), 0);
    choose_move::<Zatre>(&game.view_of(seat), level, seed, &Stop::default()).expect("it is on turn")
}

/// The decisions of a bot with different seeds, which break ties differently.
fn choices(game: &Game, level: Level) -> BTreeSet<Move> {
    (0..5).map(|seed| choice(game, level, seed)).collect()
}

/// The game after a bot of this level has played its turn.
fn turn_of(game: &Game, level: Level, seed: u64) -> Game {
    let seat = game.on_turn();
    let mut game = game.clone();
    for step in 0.. {
        let choice = choice(&game, level, seed + 100 * step);
        game = game.then(&decision(seat, choice));
        if choice == END {
            break;
        }
    }
    game
}

/// The games after each way to play the turn.
fn turns(game: &Game) -> Vec<Game> {
    let seat = game.on_turn();
    let mut ended = Vec::new();
    for choice in game.legal() {
        let next = game.clone().then(&decision(seat, choice));
        if choice == END { ended.push(next) } else { ended.extend(turns(&next)) }
    }
    ended
}

fn any_of(value: u8, places: &[At]) -> BTreeSet<Move> {
    places.iter().map(|&at| place(value, at)).collect()
}

/// ```text
///    7 8
/// 7  2 6
/// 8  6 .   a 6 at the dot makes two 12s and a cross; at (6, 8) or (8, 6) one 12 and a cross
/// ```
#[test]
fn bots_make_two_twelves_and_a_cross() {
    let game = Game::opened(2, [2, 6, 6]).place(2, (7, 7)).place(6, (7, 8)).place(6, (8, 7)).end().draw(&[6, 1]);
    // Weaker levels may overlook it.
    for level in [Level::Greedy, Level::Expert] {
        for seed in 0..3 {
            let row = turn_of(&game, level, seed).row(1, 0);
            assert!(row.cross && row.points[2] == Some(8), "{level:?}: {row:?}");
        }
    }
}

/// A third 6 makes a 12 above or below either of the others; on the light cells it also earns a cross.
#[test]
fn bots_prefer_the_line_with_a_cross_among_equal_lines() {
    let game = Game::opened(2, [6, 6, 6]).place(6, (7, 7)).place(6, (7, 8));
    assert_eq!(game.places(6), [(6, 7), (6, 8), (8, 7), (8, 8)]);
    let light = any_of(6, &[(6, 8), (8, 8)]);
    for level in [Level::Greedy, Level::Expert] {
        let chosen = choices(&game, level);
        assert!(chosen.is_subset(&light), "{level:?}: {chosen:?}");
    }
}

/// On this board no line can reach 10 with a 1 and a 2.
#[test]
fn greedy_lays_useless_tiles_to_save_their_pips() {
    let game = Game::opened_with(KEEPING, 2, [2, 1, 1]).place(2, (7, 7)).place(1, (7, 8)).place(1, (7, 9)).end();
    let game = game.draw(&[1, 2]);
    assert!(game.legal().contains(&END), "it may keep them");
    for seed in 0..5 {
        assert!(turn_of(&game, Level::Greedy, seed).hand(1).is_empty(), "seed {seed}");
    }
}

/// The positions of random games at the start of a turn with at most two tiles in hand, few enough to search
/// exhaustively.
fn turns_begun(options: &Options, seeds: Range<u64>) -> impl Iterator<Item = Game> {
    let states = seeds.flat_map(|seed| random_game(options.clone(), 2, seed).states);
    states.map(|state| Game { state }).filter(|game| {
        let Turn::Seat(seat) = Zatre::turn(&game.state) else { return false };
        let common = game.common();
        !common.opening && common.laid.is_empty() && game.hand(seat.index()).len() <= 2
    })
}

#[test]
fn greedy_takes_the_highest_gain_of_the_turn() {
    let mut gained = 0;
    for (number, game) in turns_begun(&PLAIN, 0..2).enumerate().step_by(13) {
        let seat = game.on_turn();
        let total = |game: &Game| game.sheet(seat).total();
        let most = turns(&game).iter().map(total).max().expect("it may end");
        assert_eq!(total(&turn_of(&game, Level::Greedy, 1)), most, "turn {number}");
        gained += usize::from(most > total(&game));
    }
    assert!(gained > 5, "{gained}");
}

/// With an empty bag the turn is the last, so the outcome of every way to play it is known.
#[test]
fn expert_wins_in_the_last_turn_if_possible() {
    let share = |game: &Game, seat: usize| {
        let winners = game.outcome().expect("it was the last turn").winners;
        if winners.contains(&Seat::new(seat)) { 1.0 / winners.len() as f64 } else { 0.0 }
    };
    let mut decided = 0;
    for options in [PLAIN, KEEPING] {
        for (number, game) in turns_begun(&options, 0..40).filter(|game| game.bag() == 0).enumerate() {
            let seat = game.on_turn();
            let shares: Vec<f64> = turns(&game).iter().map(|end| share(end, seat)).collect();
            let best = shares.iter().copied().fold(0.0, f64::max);
            if shares.iter().all(|&share| share == best) {
                continue;
            }
            decided += 1;
            assert_eq!(share(&turn_of(&game, Level::Expert, 1), seat), best, "{options:?}, {number}");
        }
    }
    assert!(decided > 3, "{decided}");
}

/// With an empty bag only the sheet and the pips left in hand count: the move with the highest score begins the best
/// turn.
#[test]
fn score_moves_finds_the_best_last_turn() {
    let mut differing = 0;
    for (number, game) in turns_begun(&PLAIN, 0..60).filter(|game| game.bag() == 0).enumerate() {
        let seat = game.on_turn();
        let legal = game.legal();
        let mut worths = Vec::new();
        Zatre::score_moves(
            &game.view_of(seat),
            &legal,
            &mut derive_stream(1, "test", &[]),
            &Stop::default(),
            &mut worths,
        );
        let score = |end: &Game| end.outcome().expect("it was the last turn").scores[seat];
        let best = |&choice: &Move| {
            let next = game.clone().then(&decision(seat, choice));
            if choice == END { score(&next) } else { turns(&next).iter().map(score).max().expect("it may end") }
        };
        let counts: Vec<i32> = legal.iter().map(best).collect();
        let likes = worths.iter().zip(&counts).max_by(|one, other| one.0.total_cmp(other.0)).expect("a move");
        assert_eq!(Some(likes.1), counts.iter().max(), "{number}: {worths:?}");
        differing += usize::from(counts.iter().any(|count| *count != counts[0]));
    }
    assert!(differing > 3, "{differing}");
}

/// The terms of each seat.
fn terms_of(game: &Game) -> Vec<Terms> {
    let position = Zatre::determinize(&game.view(Viewer::Everything), &mut derive_stream(1, "test", &[]));
    Zatre::worth(&position, Viewer::Everything).terms.to_vec()
}

/// The expected final total of each seat.
fn expected(game: &Game) -> Vec<f32> {
    terms_of(game).iter().map(|terms| terms.iter().sum()).collect()
}

/// Boxes, bonuses and doublings are the points on the sheet, what the turn would enter now included.
#[test]
fn terms_of_the_present_sum_to_the_points_on_the_sheet() {
    let mut doubled = 0;
    for (options, seats) in [(PLAIN, 2), (PLAIN, 5), (PARTNERS, 4)] {
        for state in random_game(options, seats, 7).states.into_iter().step_by(3) {
            let game = Game { state };
            let Turn::Seat(_) = Zatre::turn(&game.state) else { continue };
            let (common, entry) = (game.common(), game.common().entry());
            for (seat, terms) in terms_of(&game).into_iter().enumerate() {
                let mut sheet = game.sheet(seat);
                if common.sheet_of(common.seat) == common.sheet_of(Seat::new(seat)) {
                    sheet.enter(&entry);
                }
                assert_eq!(terms[..3].iter().sum::<f32>(), sheet.total() as f32, "seat {seat}: {terms:?}");
                doubled += usize::from(terms[2] > 0.0);
            }
        }
    }
    assert!(doubled > 20, "{doubled}");
}

/// Once only the end of the last turn is left, the terms are the outcome.
#[test]
fn terms_sum_to_the_outcome_before_the_game_ends() {
    let mut compared = 0;
    for (options, seats) in [(PLAIN, 2), (PLAIN, 4), (PARTNERS, 4)] {
        for seed in 0..20 {
            for state in random_game(options.clone(), seats, seed).states {
                let game = Game { state };
                let Turn::Seat(seat) = Zatre::turn(&game.state) else { continue };
                if game.bag() > 0 || game.legal() != [END] {
                    continue;
                }
                let after = game.clone().then(&decision(seat.index(), END));
                if let Some(outcome) = after.outcome() {
                    let totals: Vec<f32> = outcome.scores.iter().map(|&score| score as f32).collect();
                    assert_eq!(expected(&game), totals, "seed {seed}");
                    compared += 1;
                }
            }
        }
    }
    assert!(compared > 20, "{compared}");
}

/// The forecast is about right on average, at every seat count: neither a hopeful nor a gloomy one.
#[test]
fn terms_forecast_the_final_totals_of_strong_players() {
    for (options, seats) in [(PLAIN, 2), (PLAIN, 3), (PLAIN, 5), (PARTNERS, 4)] {
        let (mut errors, mut squares, mut count) = (0.0, 0.0, 0.0);
        for seed in 0..8 {
            let mut game = Setting::<Zatre> { options: options.clone(), seats }.seated(seed);
            let mut forecasts = Vec::new();
            let outcome = loop {
                match game.turn() {
                    Turn::Over(outcome) => break outcome,
                    Turn::Chance(_) => game.resolve_chance().expect("tiles are drawn"),
                    Turn::Seat(seat) => {
                        let view = game.view(Viewer::Seat(seat));
                        let position = Zatre::determinize(&view, &mut derive_stream(seed, "test", &[]));
                        if view.open.bag > 10 && view.open.common.laid.is_empty() {
                            forecasts.extend(Zatre::worth(&position, Viewer::Everything).values().enumerate());
                        }
                        let mut legal = Vec::new();
                        position.legal_moves(&mut legal);
                        for choice in Zatre::turn_candidates(&view, &legal, 1, &Stop::default()).swap_remove(0) {
                            game.decide(seat, choice).expect("it is legal");
                        }
                    }
                }
            };
            for (seat, forecast) in forecasts {
                let error = forecast - outcome.scores[seat] as f32;
                (errors, squares, count) = (errors + error, squares + error * error, count + 1.0);
            }
        }
        let (bias, spread) = (errors / count, (squares / count).sqrt());
        assert!(count > 100.0 && bias.abs() < 20.0 && spread < 45.0, "{seats}: {bias}, {spread}");
    }
}

/// Each candidate is a whole turn; no two lead to the same board.
#[test]
fn candidates_are_different_whole_turns() {
    let mut found = 0;
    for game in turns_begun(&PLAIN, 0..3).step_by(9) {
        let seat = game.on_turn();
        let candidates = Zatre::turn_candidates(&game.view_of(seat), &game.legal(), 8, &Stop::default());
        assert!((1..=8).contains(&candidates.len()));
        let mut boards = Vec::new();
        for moves in &candidates {
            let mut after = game.clone();
            for &choice in moves {
                assert!(after.legal().contains(&choice), "{choice:?} of {moves:?}");
                after = after.then(&decision(seat, choice));
            }
            assert_eq!(moves.last(), Some(&END));
            let board = after.common().board;
            assert!(!boards.contains(&board), "{moves:?}");
            boards.push(board);
        }
        found += candidates.len();
    }
    assert!(found > 50, "{found}");
}

/// What a seat gains, every rival loses, at every seat count.
#[test]
fn gain_of_a_seat_lowers_the_probabilities_of_its_rivals() {
    for seats in Zatre::SEATS {
        let mut compared = 0;
        let begun = random_game(PLAIN, seats, 4).states.into_iter().map(|state| Game { state });
        for game in begun.filter(|game| matches!(Zatre::turn(&game.state), Turn::Seat(_)) && game.bag() > 2) {
            if !game.common().laid.is_empty() || game.hand(game.on_turn()).len() > 2 {
                continue;
            }
            let seat = game.on_turn();
            let ends = turns(&game);
            let total = |end: &&Game| end.sheet(seat).total();
            let (Some(least), Some(most)) = (ends.iter().min_by_key(total), ends.iter().max_by_key(total)) else {
                continue;
            };
            if total(&most) - total(&least) < 25 {
                continue;
            }
            let probabilities = |end: &Game| {
                let view = end.view(Viewer::Everything);
                let position = Zatre::determinize(&view, &mut derive_stream(1, "test", &[]));
                Zatre::win_probabilities(&position, Viewer::Everything)
            };
            for (rival, (before, after)) in probabilities(least).iter().zip(&probabilities(most)).enumerate() {
                assert!(if rival == seat { after > before } else { after < before }, "{seats}: {before}, {after}");
            }
            compared += 1;
        }
        assert!(compared > 1, "{seats}: {compared}");
    }
}

/// With more sheets each holds less; at every seat count a better sheet must have a clearly higher probability, also
/// mid-game.
#[test]
fn win_probabilities_tell_sheets_apart_at_every_seat_count() {
    for seats in Zatre::SEATS {
        let mut game = Setting::<Zatre> { options: PLAIN, seats }.seated(3);
        while game.view(Viewer::Table).open.bag > 24 {
            match game.turn() {
                Turn::Seat(seat) => {
                    let (view, seed) = (game.view(Viewer::Seat(seat)), bot_seed(3, seat, game.ply()));
                    let choice =
                        choose_move::<Zatre>(&view, Level::Greedy, seed, &Stop::default()).expect("it is on turn");
                    game.decide(seat, choice).expect("it is legal");
                }
                _ => game.resolve_chance().expect("tiles are drawn"),
            }
        }
        let position = Zatre::determinize(&game.view(Viewer::Table), &mut derive_stream(3, "test", &[]));
        let probabilities = Zatre::win_probabilities(&position, Viewer::Table);
        let [least, most] = [f32::min, f32::max].map(|of| probabilities.iter().copied().reduce(of).expect("a seat"));
        assert!(most > least + 0.02 && most > 0.1 && least < 0.9, "{seats}: {probabilities:?}");
    }
}

/// Partners win together, so each has at most half a win.
#[test]
fn partners_share_their_win_probability() {
    for seats in [4, 6] {
        let played = random_game(PARTNERS, seats, 3);
        let mut high = 0.0_f32;
        for state in played.states.iter().step_by(9).filter(|state| !matches!(Zatre::turn(state), Turn::Over(_))) {
            let determinization =
                Zatre::determinize(&Zatre::view(state, Viewer::Table), &mut derive_stream(1, "mind", &[]));
            let probabilities = Zatre::win_probabilities(&determinization, Viewer::Table);
            for team in probabilities.chunks(2) {
                assert!(team[0] == team[1] && (0.0..=0.5).contains(&team[0]), "{probabilities:?}");
                high = high.max(team[0]);
            }
        }
        assert!(high > 0.1, "{high}");
    }
}
