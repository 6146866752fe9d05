//! What the search must get right in any game, shown where it is easy to see.

use super::*;
use crate::bots::tests::toy::{Game, Toy};
use crate::engine::seed_of;

const ADA: Seat = Seat::new(0);
const ENOUGH: u32 = 3000;

/// What the first seat finds in so many iterations, chance falling by this seed.
fn found_by(game: Game, settings: SearchSettings, seed: u64, stop: &Stop) -> Vec<MoveStats<u8>> {
    search(&Toy::first_view(game, ADA), ADA, &[0, 1], settings, &mut seed_of(seed, "mind", &[]), stop)
}

fn settings(iterations: u32) -> SearchSettings {
    SearchSettings { iterations, ..Toy::search_settings()[2] }
}

fn found(game: Game) -> [MoveStats<u8>; 2] {
    found_by(game, settings(ENOUGH), 1, &Stop::default()).try_into().expect("two moves")
}

fn about(found: f32, expected: f32) -> bool {
    (found - expected).abs() < 0.06
}

/// Seat 1 takes the win for itself, seat 2 shares: neither plays for or against the searcher.
#[test]
fn each_seat_seeks_its_own() {
    let [best, other] = found(Game::Chain);
    assert_eq!((best.choice, other.choice), (1, 0));
    assert!(about(best.value, 0.5) && about(best.leader, 0.5), "{best:?}");
    assert!(other.value < 0.4 && best.spread < 0.2, "{other:?}, {best:?}");
}

/// Where turns are too many to be played on, every seat is credited with its own chance.
#[test]
fn beyond_the_horizon_chances_count() {
    let near = SearchSettings { horizon: 1, ..settings(100) };
    let found = found_by(Game::Chain, near, 1, &Stop::default());
    let [best, other] = found.as_slice() else { panic!("{found:?}") };
    assert!((best.value - 0.6).abs() < 1e-3 && (other.value - 0.2).abs() < 1e-3, "{found:?}");
    assert!((best.leader - 0.3).abs() < 1e-3 && best.spread < 1e-2, "{best:?}");
}

/// A card that the searcher does not see is named in one of three games, whatever it really is, and whatever was imagined before.
#[test]
fn what_is_hidden_steers_nothing() {
    let [best, other] = found(Game::Guess);
    assert_eq!((best.choice, other.choice), (0, 1), "to share is better than to guess");
    assert!(about(best.value, 0.5) && about(other.value, 1.0 / 3.0), "{best:?}, {other:?}");
    assert!(about(best.spread, 0.0) && about(other.spread, (2.0_f32 / 9.0).sqrt()), "{best:?}, {other:?}");
}

#[test]
fn what_will_be_seen_is_counted_on() {
    let [best, _] = found(Game::Shown);
    assert_eq!(best.choice, 1, "to name the card that one is shown wins");
    assert!(best.value > 0.9, "{best:?}");
}

/// Seat 1 has whatever seat 0 has, so seat 2 is the other that counts, which wins a third in one of eight games at most.
#[test]
fn a_partner_is_not_who_leads() {
    let (view, stop) = (Toy::first_view(Game::Rare, ADA), Stop::default());
    let found = search::<Toy>(&view, ADA, &[0], settings(ENOUGH), &mut seed_of(1, "mind", &[]), &stop);
    assert!(found[0].value > 0.4 && (0.0..0.1).contains(&found[0].leader), "{found:?}");
}

#[test]
fn equals_are_ordered_by_lot() {
    let firsts: Vec<u8> = (0..40)
        .map(|seed| {
            found_by(
                Game::Chain,
                SearchSettings { prior_temperature: f32::INFINITY, ..settings(0) },
                seed,
                &Stop::default(),
            )[0]
            .choice
        })
        .collect();
    assert!(firsts.contains(&0) && firsts.contains(&1), "{firsts:?}");
}

/// What another chooses in secret is no better known than what chance dealt to it.
#[test]
fn what_another_hides_steers_nothing() {
    let [best, other] = found(Game::Hidden);
    assert_eq!((best.choice, other.choice), (0, 1), "to share is better than to guess");
    assert!(about(best.value, 0.5) && other.value < 0.45, "{best:?}, {other:?}");
}

/// A worse move that few of the imagined positions allow: how often it is tried goes by how often it could have been. A third of a win instead of
/// half of one is worth the curiosity about 0.5 × 0.5 × √375 ÷ (1/2 - 1/3) ≈ 29 times.
#[test]
fn a_rare_move_is_tried_by_how_often_it_can_be() {
    let (view, stop) = (Toy::first_view(Game::Rare, ADA), Stop::default());
    let tree = Tree::<Toy>::grown(&view, ADA, &[0], settings(ENOUGH), &mut seed_of(1, "mind", &[]), &stop);
    let chooses = tree.nodes.iter().find(|node| node.edges.len() == 2).expect("the rare move was met");
    let [usual, rare] = chooses.edges.as_slice() else { panic!("two moves") };
    assert_eq!(usual.available, usual.visits + rare.visits);
    assert!((ENOUGH / 10..ENOUGH / 6).contains(&rare.available), "one in eight: {}", rare.available);
    assert!((20..40).contains(&rare.visits), "{} tries", rare.visits);
}

#[test]
fn the_same_seed_finds_the_same() {
    let found = |seed| found_by(Game::Guess, settings(200), seed, &Stop::default());
    assert_eq!(found(1), found(1));
    assert_ne!(found(1), found(2));
}

#[test]
fn without_iterations_the_first_sight_decides() {
    let found = found_by(Game::Guess, settings(0), 1, &Stop::default());
    assert_eq!(found.iter().map(|found| (found.choice, found.visits)).collect::<Vec<_>>(), [(1, 0), (0, 0)]);
}

#[test]
fn asked_to_stop_it_tries_nothing() {
    let stop = Stop::default();
    stop.request();
    let found = found_by(Game::Guess, settings(10), 1, &stop);
    assert!(found.len() == 2 && found.iter().all(|found| found.visits == 0), "{found:?}");
}
