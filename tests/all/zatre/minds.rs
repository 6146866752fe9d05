//! The game's own player: what it does where it is plain what is best.

use std::collections::BTreeSet;
use std::ops::Range;

use cheeseboard::bots::{bot_seed, choose};
use cheeseboard::engine::{Level, Mind as _, Rules as _, Seat, Stop, Turn, Viewer, seed_of};
use cheeseboard::games::zatre::{Move, Options, Zatre};
use cheeseboard::text::Text;

use crate::tables::Setting;

use super::script::{At, END, Game, KEEPING, PARTNERS, PLAIN, decision, place, random_game};

/// What a bot decides here.
fn choice(game: &Game, level: Level, seed: u64) -> Move {
    let seat = game.on_turn();
    let seed = bot_seed(seed, Seat::new(seat), 0);
    choose::<Zatre>(&game.seen_by(seat), level, seed, &Stop::default()).expect("it is on turn")
}

/// All that a bot decides here, by its luck where moves are worth the same.
fn choices(game: &Game, level: Level) -> BTreeSet<Move> {
    (0..5).map(|seed| choice(game, level, seed)).collect()
}

/// The game after this bot has played its turn.
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

/// The game after each way to play the turn.
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
/// 8  6 .   a 6 makes two twelves here, and a cross; at (6, 8) and (8, 6) one twelve and a cross
/// ```
#[test]
fn two_twelves_and_a_cross_are_made() {
    let game = Game::opened(2, [2, 6, 6]).place(2, (7, 7)).place(6, (7, 8)).place(6, (8, 7)).end().draw(&[6, 1]);
    for level in [Level::Greedy, Level::Easy, Level::Medium, Level::Hard] {
        for seed in 0..3 {
            let row = turn_of(&game, level, seed).row(1, 0);
            assert!(row.cross && row.points[2] == Some(8), "{level:?}: {row:?}");
        }
    }
}

/// A third 6 makes a twelve above or below either of the others; there where the cells are light it earns a cross, too.
#[test]
fn of_two_equal_lines_the_one_that_doubles_is_made() {
    let game = Game::opened(2, [6, 6, 6]).place(6, (7, 7)).place(6, (7, 8));
    assert_eq!(game.places(6), [(6, 7), (6, 8), (8, 7), (8, 8)]);
    let light = any_of(6, &[(6, 8), (8, 8)]);
    for level in [Level::Greedy, Level::Hard] {
        let chosen = choices(&game, level);
        assert!(chosen.is_subset(&light), "{level:?}: {chosen:?}");
    }
}

/// Nothing on this board can come to ten with a 1 and a 2.
#[test]
fn what_brings_nothing_is_laid_for_it_costs_in_the_hand() {
    let game = Game::opened_with(KEEPING, 2, [2, 1, 1]).place(2, (7, 7)).place(1, (7, 8)).place(1, (7, 9)).end();
    let game = game.draw(&[1, 2]);
    assert!(game.legal().contains(&END), "it may keep them");
    for seed in 0..5 {
        assert!(turn_of(&game, Level::Greedy, seed).hand(1).is_empty(), "seed {seed}");
    }
}

/// Where turns of random games begin, if so few tiles are held that all ways to play them can be looked through.
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

/// When nothing is left in the bag the turn is the last: there is no more to expect, and what wins the game is known.
#[test]
fn hard_wins_in_the_last_turn_if_that_can_be() {
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
            assert_eq!(share(&turn_of(&game, Level::Hard, 1), seat), best, "{options:?}, {number}");
        }
    }
    assert!(decided > 3, "{decided}");
}

/// With nothing left in the bag what counts is what stands on the sheet and what is left in the hand: the best whole turn begins with the move that is
/// liked best at first sight.
#[test]
fn at_the_last_turn_the_first_sight_finds_the_best_turn() {
    let mut differing = 0;
    for (number, game) in turns_begun(&PLAIN, 0..60).filter(|game| game.bag() == 0).enumerate() {
        let seat = game.on_turn();
        let legal = game.legal();
        let mut worths = Vec::new();
        Zatre::score_moves(&game.seen_by(seat), &legal, &mut seed_of(1, "test", &[]), &Stop::default(), &mut worths);
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

/// The more sheets, the less stands on each: with any number of them a better sheet has clearly better chances, in the middle of a game too.
#[test]
fn chances_tell_sheets_apart_with_any_number_of_them() {
    for seats in Zatre::SEATS {
        let mut game = Setting::<Zatre> { options: PLAIN, seats }.seated(3);
        while game.view(Viewer::Table).open.bag > 24 {
            match game.turn() {
                Turn::Seat(seat) => {
                    let (view, seed) = (game.view(Viewer::Seat(seat)), bot_seed(3, seat, game.ply()));
                    let choice = choose::<Zatre>(&view, Level::Greedy, seed, &Stop::default()).expect("it is on turn");
                    game.decide(seat, choice).expect("it is legal");
                }
                _ => game.resolve_chance().expect("tiles are drawn"),
            }
        }
        let position = Zatre::determinize(&game.view(Viewer::Table), &mut seed_of(3, "test", &[]));
        let chances = Zatre::win_probabilities(&position, Viewer::Table);
        let [least, most] = [f32::min, f32::max].map(|of| chances.iter().copied().reduce(of).expect("a seat"));
        assert!(most > least + 0.02 && most > 0.1 && least < 0.9, "{seats}: {chances:?}");
    }
}

/// A hint that leaves points lying says how many, and for what: all ways to play on from it get so much less than the best of all ways or still less,
/// and one of them enters the boxes and crosses that are named, as none of the best does.
#[test]
fn a_hint_says_what_it_leaves_lying_and_for_what() {
    let text = Text::english();
    let mut told = 0;
    for game in turns_begun(&PLAIN, 0..6).step_by(5) {
        let seat = game.on_turn();
        let now = game.sheet(seat);
        let ends = turns(&game);
        let most = ends.iter().map(|end| end.sheet(seat).total()).max().expect("it may end");
        for choice in game.legal() {
            let why = Zatre::reason(&game.seen_by(seat), choice);
            let words = text.say(&why, &[]);
            let Some((_, left)) = words.split_once("Elsewhere there are ") else { continue };
            let less: i32 = left.split(' ').next().and_then(|number| number.parse().ok()).expect("a number");
            let next = game.clone().then(&decision(seat, choice));
            let total = |end: &Game| end.sheet(seat).total();
            let is_named = |end: &Game| {
                let after = end.sheet(seat);
                let boxes = (0..3).filter(|&column| left.contains(&format!("{}s", 10 + column)));
                boxes.into_iter().all(|column| after.filled(column) > now.filled(column))
                    && (!left.contains("cross") || after.crosses() > now.crosses())
            };
            assert_eq!(turns(&next).iter().map(total).max(), Some(most - less), "{words}");
            assert!(turns(&next).iter().any(is_named), "{words}");
            assert!(left.contains("cross") || !ends.iter().any(|end| total(end) == most && is_named(end)), "{words}");
            assert!(less >= 5, "{words}");
            told += 1;
        }
    }
    assert!(told > 20, "{told}");
}

/// Partners win together: neither hopes for more than half a win, nor loses sight of it.
#[test]
fn partners_share_what_they_hope_for() {
    for seats in [4, 6] {
        let played = random_game(PARTNERS, seats, 3);
        let mut high = 0.0_f32;
        for state in played.states.iter().step_by(9).filter(|state| !matches!(Zatre::turn(state), Turn::Over(_))) {
            let imagined = Zatre::determinize(&Zatre::view(state, Viewer::Table), &mut seed_of(1, "mind", &[]));
            let chances = Zatre::win_probabilities(&imagined, Viewer::Table);
            for team in chances.chunks(2) {
                assert!(team[0] == team[1] && (0.0..=0.5).contains(&team[0]), "{chances:?}");
                high = high.max(team[0]);
            }
        }
        assert!(high > 0.1, "{high}");
    }
}
