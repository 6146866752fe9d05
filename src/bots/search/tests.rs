//! Properties of the search, shown in the smallest games in which they can fail.

use super::*;
use crate::bots::tests::toy::{Game, Toy};
use crate::engine::{SearchSettings, Stop, derive_stream};

const ADA: Seat = Seat::new(0);
const ITERATIONS: u32 = 3000;

/// The search results of the first seat, with the random stream of this seed.
fn results_with(game: Game, settings: SearchSettings, seed: u64, stop: &Stop) -> Vec<MoveStats<u8>> {
    let inquiry = Inquiry { view: &Toy::first_view(game, ADA), searcher: ADA, settings, stop };
    search(inquiry, &[0, 1], &mut derive_stream(seed, "mind", &[]))
}

fn settings(iterations: u32) -> SearchSettings {
    SearchSettings { iterations, ..Toy::search_settings()[2] }
}

fn results(game: Game) -> [MoveStats<u8>; 2] {
    results_with(game, settings(ITERATIONS), 1, &Stop::default()).try_into().expect("two moves")
}

fn is_about(actual: f32, expected: f32) -> bool {
    (actual - expected).abs() < 0.06
}

/// Seat 1 takes the win for itself and seat 2 shares it: neither plays for or against the searcher.
#[test]
fn each_seat_maximises_its_own_reward() {
    let [best, other] = results(Game::Chain);
    assert_eq!((best.choice, other.choice), (1, 0));
    assert!(is_about(best.value, 0.5), "{best:?}");
    assert!(other.value < 0.4 && best.deviation < 0.2, "{other:?}, {best:?}");
}

/// At the horizon every seat is credited with its estimated win probability.
#[test]
fn win_probabilities_count_at_the_horizon() {
    let short = SearchSettings { horizon: 1, ..settings(100) };
    let found = results_with(Game::Chain, short, 1, &Stop::default());
    let [best, other] = found.as_slice() else { panic!("{found:?}") };
    assert!((best.value - 0.6).abs() < 1e-3 && (other.value - 0.2).abs() < 1e-3, "{found:?}");
    assert!(best.deviation < 1e-2, "{best:?}");
}

/// Naming a hidden card succeeds in one of three games, whatever the real card is and whatever was sampled before.
#[test]
fn hidden_card_does_not_influence_decisions() {
    let [best, other] = results(Game::Guess);
    assert_eq!((best.choice, other.choice), (0, 1), "to share is better than to guess");
    assert!(is_about(best.value, 0.5) && is_about(other.value, 1.0 / 3.0), "{best:?}, {other:?}");
    assert!(is_about(best.deviation, 0.0) && is_about(other.deviation, (2.0_f32 / 9.0).sqrt()), "{best:?}, {other:?}");
}

#[test]
fn future_observations_are_used() {
    let [best, _] = results(Game::Shown);
    assert_eq!(best.choice, 1, "to name the card that one is shown wins");
    assert!(best.value > 0.9, "{best:?}");
}

#[test]
fn ties_are_ordered_at_random() {
    let firsts: Vec<u8> = (0..40)
        .map(|seed| {
            results_with(
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

/// A secret decision of another seat is as unknown as a card dealt by chance.
#[test]
fn secret_decision_of_another_seat_stays_unknown() {
    let [best, other] = results(Game::Hidden);
    assert_eq!((best.choice, other.choice), (0, 1), "to share is better than to guess");
    assert!(is_about(best.value, 0.5) && other.value < 0.45, "{best:?}, {other:?}");
}

/// A worse move that few sampled positions allow is tried in proportion to its availability. A third of a win instead
/// of half of one is worth exploring about 0.5 × 0.5 × √375 ÷ (1/2 - 1/3) ≈ 29 times.
#[test]
fn rare_move_is_tried_by_availability() {
    let (view, stop) = (Toy::first_view(Game::Rare, ADA), Stop::default());
    let inquiry = Inquiry { view: &view, searcher: ADA, settings: settings(ITERATIONS), stop: &stop };
    let tree = Tree::<Toy>::build(inquiry, &[0], None, &mut derive_stream(1, "mind", &[]));
    let node = tree.nodes.iter().find(|node| node.edges.len() == 2).expect("the rare move was met");
    let [usual, rare] = node.edges.as_slice() else { panic!("two moves") };
    assert_eq!(usual.available, usual.visits + rare.visits);
    assert!((ITERATIONS / 10..ITERATIONS / 6).contains(&rare.available), "one in eight: {}", rare.available);
    assert!((20..40).contains(&rare.visits), "{} tries", rare.visits);
}

#[test]
fn same_seed_gives_same_result() {
    let found = |seed| results_with(Game::Guess, settings(200), seed, &Stop::default());
    assert_eq!(found(1), found(1));
    assert_ne!(found(1), found(2));
}

#[test]
fn without_iterations_priors_decide() {
    let found = results_with(Game::Guess, settings(0), 1, &Stop::default());
    assert_eq!(found.iter().map(|found| (found.choice, found.visits)).collect::<Vec<_>>(), [(1, 0), (0, 0)]);
}

#[test]
fn requested_stop_prevents_iterations() {
    let stop = Stop::default();
    stop.request();
    let found = results_with(Game::Guess, settings(10), 1, &stop);
    assert!(found.len() == 2 && found.iter().all(|found| found.visits == 0), "{found:?}");
}
