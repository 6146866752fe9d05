//! Bots flee, search and prove sensibly, and beat random play.

use std::collections::{BTreeMap, BTreeSet};

use cheeseboard::bots::{Arena, ArenaError, Competitor, bot_seed, choose_move};
use cheeseboard::engine::{Level, Mind as _, Seat, Stop, Viewer, derive_stream};
use cheeseboard::games::kalle::{Kalle, Move, Options};

use super::script::{EIGHT_STEPS, Game, LAST_CHANCE, PLAIN, place, point, prove, step, swap};

fn greedy(game: &Game, seed: u64) -> Move {
    let view = game.view(Viewer::Seat(Seat::new(game.on_turn())));
    Kalle::greedy(&view, &game.legal(), &mut derive_stream(seed, "test", &[]), &Stop::default())
}

#[test]
fn rat_flees_from_the_guard() {
    for seed in 0..40 {
        // The guard is beside the rat, which has two ways out.
        let game = Game::searching(PLAIN, 2, 0, 7, 4).steps(&[5, 2]);
        let fled = game.clone().play(greedy(&game, seed));
        let rat = fled.seat_view(0).memory.rat.expect("its seat knows the place");
        assert!(!fled.common().guard_targets().contains(rat), "seed {seed}\n{}", fled.sketch());
    }
}

#[test]
fn rat_varies_hiding_places_and_bluffs() {
    let dealt = Game::dealt(PLAIN, 2, 0);
    let places: BTreeSet<Move> = (0..200).map(|seed| greedy(&dealt, seed)).collect();
    assert_eq!(places.len(), 16, "anywhere");
    // A bot that does not search hides just as evenly.
    let rat = Seat::new(dealt.on_turn());
    let easy =
        |seed| choose_move(&dealt.view(Viewer::Seat(rat)), Level::Easy, bot_seed(seed, rat, 2), &Stop::default());
    let mut hidden: BTreeMap<Option<Move>, u32> = BTreeMap::new();
    (0..640).for_each(|seed| *hidden.entry(easy(seed)).or_default() += 1);
    assert!(hidden.len() == 16 && hidden.values().all(|times| (16..80).contains(times)), "{hidden:?}");
    let far = Game::searching(PLAIN, 2, 0, 15, 4).play(step(0));
    let answers: BTreeSet<Move> = (0..100).map(|seed| greedy(&far, seed)).collect();
    assert!(answers.len() > 5, "{answers:?}");
}

#[test]
fn rat_proves_its_own_place() {
    let game = Game::searching(PLAIN, 2, 0, 15, 0).steps(&EIGHT_STEPS[..7]).play(swap(11, 15)).play(step(8));
    assert!((0..20).all(|seed| greedy(&game, seed) == prove(11)));
}

/// A rat beside the guard has to flee, so searchers suspect the lid that was swapped out of the guard's reach.
#[test]
fn searchers_follow_a_fleeing_lid() {
    let game = Game::searching(LAST_CHANCE, 2, 0, 15, 0).steps(&EIGHT_STEPS[..7]).play(swap(8, 12)).play(step(9));
    assert!((0..20).all(|seed| greedy(&game, seed) == point(12)));
    // Searchers answer a swap out of reach by a step towards that lid, not by one into a corner.
    let fled = Game::searching(PLAIN, 2, 0, 7, 4).steps(&[5]).play(swap(10, 15));
    assert!(!fled.common().guard_targets().contains(place(15)));
    for seed in 0..20 {
        let stepped = fled.clone().play(greedy(&fled, seed));
        assert!(stepped.common().guard.is_some_and(|guard| guard.is_next_to(place(15))), "{}", stepped.sketch());
    }
}

#[test]
fn greedy_beats_random() {
    for options in [PLAIN, LAST_CHANCE] {
        for levels in [vec![Level::Greedy, Level::Random], vec![Level::Greedy, Level::Random, Level::Random]] {
            let report = arena_report(options, levels.clone());
            let greedy = report.levels.iter().find(|line| line.level.as_deref() == Some("greedy")).expect("it plays");
            assert!(greedy.win_share > 1.4 / levels.len() as f64, "{report:?}");
        }
    }
}

fn arena_report(options: Options, levels: Vec<Level>) -> cheeseboard::bots::ArenaReport {
    let competitors = levels.into_iter().map(Competitor::from).collect();
    let arena = Arena::<Kalle> { options, games: 120, max_events: 1000, ..Arena::new(competitors) };
    arena.run::<ArenaError>(1, Vec::new(), |_, _| Ok(())).expect("they may play")
}
