//! The game's own player flees, searches and proves by what was to be seen, and beats chance.

use std::collections::{BTreeMap, BTreeSet};

use cheeseboard::bots::{Arena, bot_seed, choose};
use cheeseboard::engine::{Level, Mind as _, Refusal, Seat, Stop, Viewer, seed_of};
use cheeseboard::games::kalle::{Kalle, Move, Options};
use cheeseboard::play::Bot;

use super::script::{EIGHT, Game, LAST_CHANCE, PLAIN, place, point, prove, step, swap};

fn greedy(game: &Game, seed: u64) -> Move {
    let view = game.view(Viewer::Seat(Seat::new(game.on_turn())));
    Kalle::greedy(&view, &game.legal(), &mut seed_of(seed, "test", &[]), &Stop::default())
}

#[test]
fn the_rat_flees_from_the_guard() {
    for seed in 0..40 {
        // The guard is beside the rat, which has two ways out.
        let game = Game::searched(PLAIN, 2, 0, 7, 4).steps(&[5, 2]);
        let fled = game.clone().play(greedy(&game, seed));
        let rat = fled.seen_by(0).memory.rat.expect("it follows itself");
        assert!(!fled.common().steps().contains(rat), "seed {seed}\n{}", fled.sketch());
    }
}

#[test]
fn the_rat_hides_and_bluffs_in_many_ways() {
    let dealt = Game::dealt(PLAIN, 2, 0);
    let places: BTreeSet<Move> = (0..200).map(|seed| greedy(&dealt, seed)).collect();
    assert_eq!(places.len(), 16, "anywhere");
    // Who looks at nothing is no easier to find.
    let rat = Seat::new(dealt.on_turn());
    let easy = |seed| choose(&dealt.view(Viewer::Seat(rat)), Level::Easy, bot_seed(seed, rat, 2), &Stop::default());
    let mut hidden: BTreeMap<Option<Move>, u32> = BTreeMap::new();
    (0..640).for_each(|seed| *hidden.entry(easy(seed)).or_default() += 1);
    assert!(hidden.len() == 16 && hidden.values().all(|times| (16..80).contains(times)), "{hidden:?}");
    let far = Game::searched(PLAIN, 2, 0, 15, 4).play(step(0));
    let answers: BTreeSet<Move> = (0..100).map(|seed| greedy(&far, seed)).collect();
    assert!(answers.len() > 5, "{answers:?}");
}

#[test]
fn the_rat_proves_what_it_knows() {
    let game = Game::searched(PLAIN, 2, 0, 15, 0).steps(&EIGHT[..7]).play(swap(11, 15)).play(step(8));
    assert!((0..20).all(|seed| greedy(&game, seed) == prove(11)));
}

/// The rat had to flee from beside the guard, so the lid that was swapped out of its reach is suspected.
#[test]
fn searchers_follow_a_lid_that_flees() {
    let game = Game::searched(LAST_CHANCE, 2, 0, 15, 0).steps(&EIGHT[..7]).play(swap(8, 12)).play(step(9));
    assert!((0..20).all(|seed| greedy(&game, seed) == point(12)));
    // A swap out of reach is met by a step that comes near, not by one into a corner.
    let fled = Game::searched(PLAIN, 2, 0, 7, 4).steps(&[5]).play(swap(10, 15));
    assert!(!fled.common().steps().contains(place(15)));
    for seed in 0..20 {
        let stepped = fled.clone().play(greedy(&fled, seed));
        assert!(stepped.common().guard.is_some_and(|guard| guard.is_next_to(place(15))), "{}", stepped.sketch());
    }
}

#[test]
fn greedy_beats_chance() {
    for options in [PLAIN, LAST_CHANCE] {
        for levels in [vec![Level::Greedy, Level::Random], vec![Level::Greedy, Level::Random, Level::Random]] {
            let standing = standing(options, levels.clone());
            let greedy = standing.levels.iter().find(|line| line.level.as_deref() == Some("greedy")).expect("it plays");
            assert!(greedy.win_share > 1.4 / levels.len() as f64, "{standing:?}");
        }
    }
}

fn standing(options: Options, levels: Vec<Level>) -> cheeseboard::bots::ArenaReport {
    let bots = levels.into_iter().map(Bot::from).collect();
    let arena = Arena::<Kalle> { options, bots, games: 120, seed: 1, max_events: 1000, sprt: None };
    arena.run::<Refusal>(1, |_, _| Ok(())).expect("they may play")
}
