//! Tests of the guard's steps (K5–K8).

use cheeseboard::engine::{Event, Rules, Seat, Viewer};
use cheeseboard::games::kalle::common::guard_targets;
use cheeseboard::games::kalle::square::{LidIndex, LidSet};
use cheeseboard::games::kalle::{Ending, Kalle, Move, Phase, Seen};

use super::script::{
    EIGHT_STEPS, Game, LAST_CHANCE, PASS, PLAIN, all_options, decision, hide, place, places, put, random_events, step,
    swap,
};

/// The searchers in the order of their steps, in a round in which the rat passes and is not found.
fn searchers(seats: usize, rat: usize) -> Vec<usize> {
    let mut game = Game::searching(PLAIN, seats, rat, 15, 0);
    EIGHT_STEPS
        .iter()
        .map(|&to| {
            if game.common().phase == Phase::Swapping {
                assert_eq!(game.on_turn(), rat);
                game = game.clone().play(PASS);
            }
            let searcher = game.on_turn();
            game = game.clone().play(step(to));
            searcher
        })
        .collect()
}

#[test]
fn k05_searchers_take_turns_from_the_rats_left() {
    assert_eq!(searchers(3, 0), [1, 2, 1, 2, 1, 2, 1, 2]);
    assert_eq!(searchers(5, 3), [4, 0, 1, 2, 4, 0, 1, 2]);
    assert_eq!(searchers(2, 1), [0; 8]);
    assert_eq!(searchers(4, 2), [3, 0, 1, 3, 0, 1, 3, 0]);
}

#[test]
fn k05_step_out_of_turn_is_refused() {
    let game = Game::searching(PLAIN, 4, 1, 15, 5);
    for seat in [0, 1, 3] {
        assert_eq!(game.refuses(&decision(seat, step(6)), "K5"), "refuse-due-step(seat: Cy)");
    }
    game.refuses(&decision(1, swap(0, 1)), "K5");
    let next = game.play(step(6)).play(PASS);
    assert_eq!(next.on_turn(), 3);
    next.refuses(&decision(2, step(7)), "K5");
}

#[test]
fn k06_step_goes_to_a_neighbour_and_turns_the_card() {
    let game = Game::searching(PLAIN, 3, 0, 15, 5);
    assert_eq!(game.legal_places(), [0, 1, 2, 4, 6, 8, 9, 10]);
    let corner = Game::searching(PLAIN, 3, 0, 15, 3);
    assert_eq!(corner.legal_places(), [2, 6, 7]);
    let turned = game.clone().play(step(10));
    assert_eq!((turned.common().guard, places(turned.common().face_up)), (Some(place(10)), vec![10]));
    assert_eq!(turned.common().turned, 1);
    assert_eq!(game.refuses_move(step(7), "K6"), "refuse-step-far(cell: 1/3, guard: 1/1)");
    // Place 4 begins the next row: not a neighbour of place 3.
    corner.refuses_move(step(4), "K6");
}

#[test]
fn k06_turned_cards_are_counted_from_1() {
    let first = Game::searching(PLAIN, 3, 0, 15, 0);
    let second = first.clone().play(step(1)).play(PASS);
    for (game, searcher, to, turned) in [(first, 1, 1, 1), (second, 2, 2, 2)] {
        let seen = game.observation(&decision(searcher, step(to)), Viewer::Table).seen;
        assert!(matches!(seen, Seen::Turned { count, .. } if count == turned), "{seen:?}");
    }
}

#[test]
fn k06_step_is_compulsory() {
    let game = Game::searching(PLAIN, 3, 0, 15, 5);
    assert_eq!(game.refuses_move(step(5), "K6"), "refuse-step-stays(cell: 1/1)");
    for other in [PASS, put(6), hide(3), swap(0, 1)] {
        assert_eq!(game.refuses_move(other, "K6"), "refuse-due-step(seat: Bo)");
    }
}

#[test]
fn k07_guard_must_step_to_a_face_down_neighbour() {
    let game = Game::searching(PLAIN, 3, 0, 15, 0).steps(&[1, 5]).play(PASS);
    assert_eq!(game.legal_places(), [0, 2, 4, 6, 8, 9, 10]);
    assert_eq!(
        game.refuses_move(step(1), "K7"),
        "refuse-step-open(cell: 0/1, count: 7, lids: [refuse-lid(cell: 0/0), refuse-lid(cell: 0/2), \
         refuse-lid(cell: 1/0), refuse-lid(cell: 1/2), refuse-lid(cell: 2/0), refuse-lid(cell: 2/1), \
         refuse-lid(cell: 2/2)])"
    );
    // In a corner with one face-down neighbour left.
    let corner = Game::searching(PLAIN, 3, 0, 15, 9).steps(&[5, 1, 0]).play(PASS);
    assert_eq!(corner.legal_places(), [4]);
    assert_eq!(
        corner.refuses_move(step(5), "K7"),
        "refuse-step-open(cell: 1/1, count: 1, lids: [refuse-lid(cell: 1/0)])"
    );
}

#[test]
fn k07_step_to_a_face_up_card_turns_nothing() {
    let game = Game::searching(PLAIN, 3, 0, 15, 9).steps(&[5, 4, 1, 0]).play(PASS);
    assert_eq!(game.on_turn(), 1);
    assert_eq!(game.legal_places(), [1, 4, 5]);
    let idle = game.play(step(1));
    assert_eq!((idle.common().turned, idle.common().idle_steps), (4, 1));
    assert_eq!(places(idle.common().face_up), [0, 1, 4, 5]);
    // The turn is used up and the rat may swap, but not the guard's card.
    assert_eq!((idle.common().phase, idle.on_turn()), (Phase::Swapping, 0));
    idle.refuses_move(swap(0, 1), "K9");
    let next = idle.play(PASS);
    assert_eq!(next.on_turn(), 2);
    assert_eq!(next.legal_places(), [2, 6], "closed ones again");
    assert_eq!(next.play(step(2)).common().idle_steps, 0, "turning a card starts anew");
}

/// Six cards lie face up, the guard stands in the corner, and all neighbours of places 0 and 1 are among the six.
///
/// ```text
/// 6 3 2 .
/// 5 4 1 .      (order of turning)
/// ```
fn six_face_up() -> Game {
    Game::searching(PLAIN, 3, 0, 15, 9).steps(&[6, 2, 1, 5, 4, 0]).play(PASS)
}

#[test]
fn k07_third_idle_step_goes_to_the_middle() {
    let game = six_face_up();
    assert_eq!(game.legal_places(), [1, 4, 5]);
    let game = game.steps(&[1]).play(PASS);
    assert_eq!(game.legal_places(), [0, 2, 4, 5, 6], "one step is no reason yet");
    let game = game.steps(&[0]).play(PASS);
    assert_eq!((game.common().idle_steps, game.common().turned), (2, 6));
    assert_eq!(game.legal_places(), [5]);
    assert_eq!(
        game.refuses_move(step(1), "K7"),
        "refuse-step-middle(cell: 0/1, count: 1, lids: [refuse-lid(cell: 1/1)])"
    );
    let game = game.steps(&[5]).play(PASS);
    assert_eq!(game.common().idle_steps, 3);
    assert_eq!(game.legal_places(), [8, 9, 10], "from the middle there is always a closed one");
    assert_eq!(game.play(step(8)).common().idle_steps, 0);
}

#[test]
fn k07_third_idle_step_may_go_to_any_inner_neighbour() {
    let game = six_face_up().steps(&[1]).play(PASS).steps(&[0]).play(PASS).steps(&[5]);
    assert_eq!(game.common().idle_steps, 3);
    // After a second idle step to the edge, 5 and 6 are both inner neighbours.
    let game = Game::searching(PLAIN, 2, 0, 15, 9).steps(&[6, 2, 5, 4, 0, 1]).play(PASS);
    assert_eq!(game.legal_places(), [0, 2, 4, 5, 6]);
    let game = game.steps(&[0]).play(PASS).steps(&[1]).play(PASS);
    assert_eq!(game.legal_places(), [5, 6]);
    assert_eq!(
        game.refuses_move(step(0), "K7"),
        "refuse-step-middle(cell: 0/0, count: 2, lids: [refuse-lid(cell: 1/1), refuse-lid(cell: 1/2)])"
    );
}

/// All steps of the guard count, by any searcher and across the rat's swaps.
#[test]
fn k07_idle_steps_count_across_searchers_and_swaps() {
    let game = six_face_up().steps(&[1]).play(swap(14, 15)).steps(&[0]).play(swap(11, 15));
    assert_eq!((game.common().idle_steps, game.legal_places()), (2, vec![5]));
    // A swap that brings a face-down card beside the guard gives it a target.
    let game = six_face_up().steps(&[1]).play(swap(2, 3));
    assert_eq!(game.legal_places(), [2]);
    assert_eq!(
        game.refuses_move(step(0), "K7"),
        "refuse-step-open(cell: 0/0, count: 1, lids: [refuse-lid(cell: 0/2)])"
    );
}

/// The most idle steps in a row from this place with `face_up` cards face up, wherever the rat swaps them.
fn longest_idle_run(guard: LidIndex, face_up: usize, idle_steps: u8) -> u32 {
    let around = guard.neighbours();
    if face_up < 1 + around.len() {
        return 0; // Some neighbour lies face down, and the guard goes there.
    }
    let targets = guard_targets(guard, LidSet::ALL, idle_steps);
    1 + targets.iter().map(|to| longest_idle_run(to, face_up, idle_steps + 1)).max().unwrap_or(0)
}

/// The capacity of the public history rests on this bound.
#[test]
fn k07_round_has_at_most_eight_idle_steps() {
    let longest = |face_up| LidIndex::ALL.into_iter().map(|guard| longest_idle_run(guard, face_up, 0)).max();
    let by_face_up: Vec<u32> = (1..=7).filter_map(longest).collect();
    assert_eq!(by_face_up, [0, 0, 0, 1, 1, 3, 3]);
    assert_eq!(by_face_up.iter().sum::<u32>(), 8);
    for seats in 2..=5 {
        for (before, event, after) in random_events(PLAIN, seats, 0..40) {
            if matches!(event, Event::Decision(_, Move::MoveGuard { .. })) {
                let face_up = usize::from(before.common().turned);
                let idle_steps = u32::from(after.common().idle_steps);
                assert!(idle_steps == 0 || idle_steps <= by_face_up[face_up - 1]);
            }
        }
    }
}

#[test]
fn k08_turning_the_rat_wins_a_cheese_and_ends_the_round() {
    for options in all_options() {
        let game = Game::searching(options, 3, 0, 6, 0).steps(&[1]).play(PASS);
        assert_eq!(game.on_turn(), 2);
        let caught = game.play(step(6));
        assert_eq!(caught.cheeses(), [0, 0, 1]);
        assert_eq!(caught.common().ending, Some(Ending::Caught { seat: Seat::new(2) }));
        assert_eq!(caught.common().phase, Phase::Dealing { rat: Seat::new(1) });
    }
    // The same holds for the eighth card, and nobody points then.
    let game = Game::searching(LAST_CHANCE, 3, 0, 8, 0).steps(&EIGHT_STEPS);
    assert_eq!(game.cheeses(), [0, 0, 1]);
    assert_eq!(game.common().phase, Phase::Dealing { rat: Seat::new(1) });
}

#[test]
fn k08_other_animal_stays_face_up_under_the_guard() {
    let game = Game::searching(PLAIN, 3, 0, 15, 0).steps(&[1, 2]);
    assert_eq!(places(game.common().face_up), [1, 2]);
    assert_eq!(game.common().guard, Some(place(2)));
    assert_eq!((game.common().ending, game.cheeses()), (None, vec![0, 0, 0]));
    assert_eq!(Kalle::turn(&game.state), cheeseboard::engine::Turn::Seat(Seat::new(0)), "the rat answers");
}
