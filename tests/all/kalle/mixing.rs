//! The strong mind: a belief that follows the rat's answers, and answers that give nothing away.

use cheeseboard::engine::{Mind as _, Seat, Stop, Viewer, argmax_random_tie, derive_stream};
use cheeseboard::games::kalle::mind::answer_game::{AnswerGame, even_belief, moved};
use cheeseboard::games::kalle::mind::belief::Belief;
use cheeseboard::games::kalle::mind::capture::{ByPlace, CaptureModel};
use cheeseboard::games::kalle::mind::greedy_rule::GreedyRule;
use cheeseboard::games::kalle::mind::situation::{RoundTerms, Situation};
use cheeseboard::games::kalle::mind::step_values;
use cheeseboard::games::kalle::mind::tracking::{Effort, TrackedBelief};
use cheeseboard::games::kalle::square::{LidIndex, LidSet};
use cheeseboard::games::kalle::{Ending, Kalle, Move, Phase};

use super::script::{EIGHT_STEPS, Game, LAST_CHANCE, PASS, PLAIN, hide, place, put, random_events, step, swap};

const PLAIN_TERMS: RoundTerms = RoundTerms { searchers: 1, last_chance: false };

/// Little effort, for many positions.
fn effort(stop: &Stop) -> Effort<'_> {
    Effort { rounds: 40, model: &CaptureModel::FITTED, stop }
}

fn belief_of(game: &Game, who: Viewer) -> ByPlace {
    let (view, stop) = (game.view(who), Stop::default());
    let terms = RoundTerms::of(&view.open.common);
    TrackedBelief::from_history(&view.memory.history, terms, effort(&stop)).by_place()
}

fn assert_near(actual: f32, expected: f32) {
    assert!((actual - expected).abs() < 2e-3, "{actual} instead of {expected}");
}

#[test]
fn k14_belief_is_a_distribution_over_the_face_down_lids() {
    for options in [PLAIN, LAST_CHANCE] {
        for (game, _, _) in random_events(options, 3, 0..2).iter().step_by(3) {
            let common = game.common();
            if !matches!(common.phase, Phase::Searching | Phase::Swapping) {
                continue;
            }
            let belief = belief_of(game, Viewer::Table);
            let place = game.sketch();
            assert!(
                (belief.iter().sum::<f32>() - 1.0).abs() < 1e-4 && belief.iter().all(|&chance| chance >= 0.0),
                "{place}"
            );
            assert!(common.face_up.iter().all(|lid| belief[lid.index()] == 0.0), "{place}");
            let hidden = game.seat_view(common.rat.index()).memory.rat.expect("its seat knows the place");
            assert!(belief[hidden.index()] > 0.0, "the rat's place is never ruled out\n{place}");
        }
    }
}

/// The rat's own seat asks what searchers believe, and must not mix in what it knows itself.
#[test]
fn k14_belief_is_the_same_for_all_viewers() {
    let game = Game::searching(PLAIN, 3, 0, 15, 0).steps(&[1, 2]).play(swap(11, 15)).play(step(6)).play(swap(7, 11));
    let beliefs: Vec<ByPlace> = game.viewers().into_iter().map(|who| belief_of(&game, who)).collect();
    assert!(beliefs.len() == 4 && beliefs.iter().all(|belief| *belief == beliefs[0]), "{beliefs:?}");
}

/// Before the first answer nothing but turned cards tells of the rat.
#[test]
fn k14_belief_is_even_until_the_first_answer() {
    let game = Game::dealt(PLAIN, 2, 0).play(hide(15)).play(put(0));
    belief_of(&game, Viewer::Table).into_iter().for_each(|chance| assert_near(chance, 1.0 / 16.0));
    let belief = belief_of(&game.play(step(5)), Viewer::Table);
    LidIndex::ALL.into_iter().for_each(|lid| {
        assert_near(belief[lid.index()], if lid == place(5) { 0.0 } else { 1.0 / 15.0 });
    });
}

/// The situation before the last answer of a search: seven cards are turned, and the guard in the corner 0 can only turn 4.
///
/// ```text
/// G x x x
/// . x x x    . face down, x face up, G the guard on a face-up card
/// . . . .
/// . . . .
/// ```
fn one_way_to_step() -> Situation {
    let face_up = [0, 1, 2, 3, 5, 6, 7].map(place).into_iter().collect();
    Situation { guard: Some(place(0)), face_up, idle_steps: 0 }
}

fn solve(situation: &Situation, rounds: u32) -> AnswerGame {
    let belief = even_belief(LidSet::ALL.without(situation.face_up));
    AnswerGame::solve(&belief, situation, PLAIN_TERMS, &CaptureModel::FITTED, rounds, &Stop::default())
}

/// A rat at 4 has to go to 8 or 9, since 1 and 5 are beside the guard, too; any other rat only has to stay away from there.
#[test]
fn k9_rat_in_the_only_reachable_place_flees() {
    let situation = one_way_to_step();
    let game = solve(&situation, 200);
    let places = LidSet::ALL.without(situation.face_up);
    for rat in places.iter() {
        assert!(game.risks()[rat.index()] < 0.01, "{rat:?}: {}", game.risks()[rat.index()]);
    }
    let caught: f32 = game
        .answers()
        .iter()
        .zip(game.strategy())
        .filter(|(answer, _)| {
            let after = answer.map_or(place(4), |(a, b)| place(4).after_swap(a, b));
            situation.after_answer(**answer).reach() == LidSet::only(after)
        })
        .map(|(_, by_place)| by_place[4])
        .sum();
    assert!(caught < 0.01, "{caught}");
}

#[test]
fn k9_mixture_is_a_distribution_for_every_place() {
    let stop = Stop::default();
    for steps in 1..8 {
        let game = Game::searching(PLAIN, 2, 0, 15, 0).steps(&EIGHT_STEPS[..steps]);
        let history = game.seat_view(1).memory.history;
        let answers = TrackedBelief::from_history(&history, PLAIN_TERMS, effort(&stop)).answer_game(effort(&stop));
        assert_eq!(answers.answers().len(), game.legal().len());
        for lid in LidIndex::ALL {
            let shares = answers.strategy().iter().map(|by_place| by_place[lid.index()]);
            assert!(shares.clone().all(|share| share >= 0.0), "{lid:?}");
            assert_near(shares.sum(), 1.0);
        }
        for &answer in answers.answers() {
            assert_near(answers.steps_after(answer).iter().map(|(_, share)| share).sum(), 1.0);
        }
    }
}

/// How often a searcher who knows these probabilities finds the rat at the last step, from an even belief.
fn best_response(situation: &Situation, answers: &AnswerGame, strategy: &[ByPlace]) -> f32 {
    let belief = even_belief(LidSet::ALL.without(situation.face_up));
    let found = |(answer, by_place): (&Option<(LidIndex, LidIndex)>, &ByPlace)| {
        let reaching: Vec<f32> = belief.iter().zip(by_place).map(|(one, other)| one * other).collect();
        let reaching = moved(&reaching.try_into().expect("a value a place"), *answer);
        situation.after_answer(*answer).reach().iter().map(|to| reaching[to.index()]).fold(0.0, f32::max)
    };
    answers.answers().iter().zip(strategy).map(found).sum()
}

/// Whoever takes the least risk at first sight can be foreseen; the mixture gives little away.
#[test]
fn k9_mixture_is_less_exploitable_than_the_greedy_rule() {
    let face_up: LidSet = [0, 1, 4, 5, 8, 9, 6].map(place).into_iter().collect();
    let situation = Situation { guard: Some(place(6)), face_up, idle_steps: 0 };
    let game = solve(&situation, 400);
    let mut simple = Belief::UNIFORM;
    face_up.iter().for_each(|lid| simple.exclude(lid));
    let greedy = GreedyRule::new(PLAIN_TERMS, simple, situation).probabilities(game.answers(), 0.03);
    for lid in LidIndex::ALL {
        assert_near(greedy.iter().map(|by_place| by_place[lid.index()]).sum(), 1.0);
    }
    let [mixed, pure] = [game.strategy(), &greedy].map(|strategy| best_response(&situation, &game, strategy));
    assert!(mixed + 0.03 < pure, "{mixed} against {pure}");
    // Both sides agree about the value of the game.
    let belief = even_belief(LidSet::ALL.without(face_up));
    let value: f32 = belief.iter().zip(game.risks()).map(|(one, other)| one * other).sum();
    assert!((value - mixed).abs() < 0.01, "{value} against {mixed}");
}

/// Number of rounds in which a greedy rat is found, by steps that this function scores.
fn found(score: impl Fn(&Game, &[Move]) -> Vec<f32>) -> usize {
    let round = |seed: u64| {
        let mut stream = derive_stream(seed, "test", &[]);
        let mut game = Game::dealt(PLAIN, 2, 0);
        while game.common().ending.is_none() {
            let (legal, common) = (game.legal(), game.common());
            let choice = if common.phase == Phase::Searching {
                legal[argmax_random_tie(&score(&game, &legal), 0.0, &mut stream)]
            } else {
                let view = game.view(Viewer::Seat(Seat::new(game.on_turn())));
                Kalle::greedy(&view, &legal, &mut stream, &Stop::default())
            };
            game = game.play(choice);
        }
        usize::from(matches!(game.common().ending, Some(Ending::Caught { .. })))
    };
    (0..60).map(round).sum()
}

#[test]
fn searcher_finds_a_greedy_rat_far_more_often_than_a_simple_one() {
    let simple = found(|game, legal| {
        let mut scores = Vec::new();
        let stream = &mut derive_stream(1, "test", &[]);
        Kalle::score_moves(&game.seat_view(1), legal, stream, &Stop::default(), &mut scores);
        scores
    });
    let strong = found(|game, legal| {
        let (view, stop) = (game.seat_view(1), Stop::default());
        let tracked = TrackedBelief::from_history(&view.memory.history, PLAIN_TERMS, effort(&stop));
        let values = step_values(&tracked.by_place(), tracked.situation(), PLAIN_TERMS, effort(&stop));
        let value =
            |choice: &Move| values.iter().find(|(to, _)| *choice == Move::MoveGuard { to: *to }).map(|found| found.1);
        legal.iter().map(|choice| value(choice).expect("every step has a value")).collect()
    });
    assert!(strong >= simple + 10, "{strong} against {simple} of 60 rounds");
}

/// After many rounds of play the rat has no habit: from one position it gives many different answers.
#[test]
fn k9_strong_rat_varies_its_answers() {
    let game = Game::searching(PLAIN, 2, 0, 15, 4).steps(&[5]);
    let view = game.seat_view(0);
    let settings = Kalle::search_settings().last().copied().expect("levels that search");
    let weights = Kalle::mixed_strategy(&view, &game.legal(), &settings, &Stop::default()).expect("it mixes");
    let sum: f32 = weights.iter().sum();
    assert_eq!(weights.len(), game.legal().len());
    assert!(weights.iter().all(|weight| weight / sum < 0.6), "{weights:?}");
    assert!(game.legal().contains(&PASS));
}

/// For measuring what perfect knowledge is worth: nobody at the table is shown everything.
#[test]
fn k9_whoever_sees_everything_steps_onto_the_rat() {
    let game = Game::searching(PLAIN, 2, 0, 5, 4);
    let settings = Kalle::search_settings().last().copied().expect("levels that search");
    let finds = |view| {
        let weights = Kalle::mixed_strategy(&view, &game.legal(), &settings, &Stop::default()).expect("it mixes");
        let found = game.legal().iter().position(|choice| *choice == step(5)).expect("the guard stands beside it");
        weights[found] / weights.iter().sum::<f32>()
    };
    assert!(finds(game.seat_view(1)) < 0.6);
    assert_near(finds(game.view(Viewer::Everything)), 1.0);
}
