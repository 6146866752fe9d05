//! The guard's steps: K5–K8.

use cheeseboard::engine::{Event, Rules, Seat};
use cheeseboard::games::kalle::open::steps;
use cheeseboard::games::kalle::square::{LidIndex, LidSet};
use cheeseboard::games::kalle::{Ending, Kalle, Move, Phase};

use super::script::{
    EIGHT, Game, LAST_CHANCE, PASS, PLAIN, all_options, decision, hide, place, places, put, random_events, step, swap,
};

/// Who steps, in a round in which the rat swaps nothing and is not found.
fn searchers(seats: usize, rat: usize) -> Vec<usize> {
    let mut game = Game::searched(PLAIN, seats, rat, 15, 0);
    EIGHT
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
fn k05_nobody_steps_out_of_turn() {
    let game = Game::searched(PLAIN, 4, 1, 15, 5);
    for seat in [0, 1, 3] {
        assert_eq!(game.refuses(&decision(seat, step(6)), "K5"), "refuse-due-step(seat: Cy)");
    }
    game.refuses(&decision(1, swap(0, 1)), "K5");
    let next = game.play(step(6)).play(PASS);
    assert_eq!(next.on_turn(), 3);
    next.refuses(&decision(2, step(7)), "K5");
}

#[test]
fn k06_one_step_in_eight_directions_turns_the_card() {
    let game = Game::searched(PLAIN, 3, 0, 15, 5);
    assert_eq!(game.legal_places(), [0, 1, 2, 4, 6, 8, 9, 10]);
    let corner = Game::searched(PLAIN, 3, 0, 15, 3);
    assert_eq!(corner.legal_places(), [2, 6, 7]);
    let turned = game.clone().play(step(10));
    assert_eq!((turned.common().guard, places(turned.common().face_up)), (Some(place(10)), vec![10]));
    assert_eq!(turned.common().turned, 1);
    assert_eq!(game.refuses_move(step(7), "K6"), "refuse-step-far(cell: 1/3, guard: 1/1)");
    // Over the rim is no step either.
    corner.refuses_move(step(4), "K6");
}

#[test]
fn k06_the_step_is_compulsory() {
    let game = Game::searched(PLAIN, 3, 0, 15, 5);
    assert_eq!(game.refuses_move(step(5), "K6"), "refuse-step-stays(cell: 1/1)");
    for other in [PASS, put(6), hide(3), swap(0, 1)] {
        assert_eq!(game.refuses_move(other, "K6"), "refuse-due-step(seat: Bo)");
    }
}

#[test]
fn k07_the_guard_goes_to_a_closed_lid_if_there_is_one() {
    let game = Game::searched(PLAIN, 3, 0, 15, 0).steps(&[1, 5]).play(PASS);
    assert_eq!(game.legal_places(), [0, 2, 4, 6, 8, 9, 10]);
    assert_eq!(
        game.refuses_move(step(1), "K7"),
        "refuse-step-open(cell: 0/1, count: 7, lids: [refuse-lid(cell: 0/0), refuse-lid(cell: 0/2), \
         refuse-lid(cell: 1/0), refuse-lid(cell: 1/2), refuse-lid(cell: 2/0), refuse-lid(cell: 2/1), \
         refuse-lid(cell: 2/2)])"
    );
    // In a corner with one way left.
    let corner = Game::searched(PLAIN, 3, 0, 15, 9).steps(&[5, 1, 0]).play(PASS);
    assert_eq!(corner.legal_places(), [4]);
    assert_eq!(
        corner.refuses_move(step(5), "K7"),
        "refuse-step-open(cell: 1/1, count: 1, lids: [refuse-lid(cell: 1/0)])"
    );
}

#[test]
fn k07_otherwise_to_an_open_one_and_nothing_is_turned() {
    let game = Game::searched(PLAIN, 3, 0, 15, 9).steps(&[5, 4, 1, 0]).play(PASS);
    assert_eq!(game.on_turn(), 1);
    assert_eq!(game.legal_places(), [1, 4, 5]);
    let still = game.play(step(1));
    assert_eq!((still.common().turned, still.common().still), (4, 1));
    assert_eq!(places(still.common().face_up), [0, 1, 4, 5]);
    // The turn is used up and the rat may swap, but not the guard's card.
    assert_eq!((still.common().phase, still.on_turn()), (Phase::Swapping, 0));
    still.refuses_move(swap(0, 1), "K9");
    let next = still.play(PASS);
    assert_eq!(next.on_turn(), 2);
    assert_eq!(next.legal_places(), [2, 6], "closed ones again");
    assert_eq!(next.play(step(2)).common().still, 0, "turning a card starts anew");
}

/// ```text
/// 6 5 4 .      the order in which they were turned, 6 under the guard;
/// 5 4 1 .      from there and from (0, 1) all around lies open
/// ```
fn six_open() -> Game {
    Game::searched(PLAIN, 3, 0, 15, 9).steps(&[6, 2, 1, 5, 4, 0]).play(PASS)
}

#[test]
fn k07_after_two_in_a_row_the_next_goes_to_the_middle() {
    let game = six_open();
    assert_eq!(game.legal_places(), [1, 4, 5]);
    let game = game.steps(&[1]).play(PASS);
    assert_eq!(game.legal_places(), [0, 2, 4, 5, 6], "one step is no reason yet");
    let game = game.steps(&[0]).play(PASS);
    assert_eq!((game.common().still, game.common().turned), (2, 6));
    assert_eq!(game.legal_places(), [5]);
    assert_eq!(
        game.refuses_move(step(1), "K7"),
        "refuse-step-middle(cell: 0/1, count: 1, lids: [refuse-lid(cell: 1/1)])"
    );
    let game = game.steps(&[5]).play(PASS);
    assert_eq!(game.common().still, 3);
    assert_eq!(game.legal_places(), [8, 9, 10], "from the middle there is always a closed one");
    assert_eq!(game.play(step(8)).common().still, 0);
}

#[test]
fn k07_several_ways_to_the_middle() {
    let game = six_open().steps(&[1]).play(PASS).steps(&[0]).play(PASS).steps(&[5]);
    assert_eq!(game.common().still, 3);
    // At the edge with the second step: 5 and 6 are both in the middle.
    let game = Game::searched(PLAIN, 2, 0, 15, 9).steps(&[6, 2, 5, 4, 0, 1]).play(PASS);
    assert_eq!(game.legal_places(), [0, 2, 4, 5, 6]);
    let game = game.steps(&[0]).play(PASS).steps(&[1]).play(PASS);
    assert_eq!(game.legal_places(), [5, 6]);
    assert_eq!(
        game.refuses_move(step(0), "K7"),
        "refuse-step-middle(cell: 0/0, count: 2, lids: [refuse-lid(cell: 1/1), refuse-lid(cell: 1/2)])"
    );
}

/// It counts the guard's steps of the round, whoever makes them, also across the rat's swaps.
#[test]
fn k07_counts_the_steps_of_all_searchers() {
    let game = six_open().steps(&[1]).play(swap(14, 15)).steps(&[0]).play(swap(11, 15));
    assert_eq!((game.common().still, game.legal_places()), (2, vec![5]));
    // A swap that closes a lid beside the guard gives it somewhere to go.
    let game = six_open().steps(&[1]).play(swap(2, 3));
    assert_eq!(game.legal_places(), [2]);
    assert_eq!(
        game.refuses_move(step(0), "K7"),
        "refuse-step-open(cell: 0/0, count: 1, lids: [refuse-lid(cell: 0/2)])"
    );
}

/// The most steps in a row that turn nothing, from here with so many cards open, wherever the rat puts them.
fn longest(guard: LidIndex, open: u32, still: u8) -> u32 {
    let around = guard.neighbours();
    if open < 1 + around.count() {
        return 0; // Some neighbour lies face down, and the guard goes there.
    }
    let ways = steps(guard, LidSet::ALL, still);
    1 + ways.iter().map(|to| longest(to, open, still + 1)).max().unwrap_or(0)
}

/// What the trail of a round has room for.
#[test]
fn k07_turns_nothing_eight_times_at_most() {
    let most = |open| LidIndex::ALL.into_iter().map(|guard| longest(guard, open, 0)).max();
    let by_open: Vec<u32> = (1..=7).filter_map(most).collect();
    assert_eq!(by_open, [0, 0, 0, 1, 1, 3, 3]);
    assert_eq!(by_open.iter().sum::<u32>(), 8);
    for seats in 2..=5 {
        for (before, event, after) in random_events(PLAIN, seats, 0..40) {
            if matches!(event, Event::Decision(_, Move::MoveGuard { .. })) {
                let open = usize::from(before.common().turned);
                assert!(after.common().still == 0 || u32::from(after.common().still) <= by_open[open - 1]);
            }
        }
    }
}

#[test]
fn k08_whoever_turns_the_rat_takes_a_cheese_and_the_round_ends() {
    for options in all_options() {
        let game = Game::searched(options, 3, 0, 6, 0).steps(&[1]).play(PASS);
        assert_eq!(game.on_turn(), 2);
        let caught = game.play(step(6));
        assert_eq!(caught.cheeses(), [0, 0, 1]);
        assert_eq!(caught.common().ending, Some(Ending::Caught { seat: Seat::new(2) }));
        assert_eq!(caught.common().phase, Phase::Dealing { rat: Seat::new(1) });
    }
    // Also with the eighth card, and nobody points then.
    let game = Game::searched(LAST_CHANCE, 3, 0, 8, 0).steps(&EIGHT);
    assert_eq!(game.cheeses(), [0, 0, 1]);
    assert_eq!(game.common().phase, Phase::Dealing { rat: Seat::new(1) });
}

#[test]
fn k08_another_animal_stays_open_with_the_guard_on_it() {
    let game = Game::searched(PLAIN, 3, 0, 15, 0).steps(&[1, 2]);
    assert_eq!(places(game.common().face_up), [1, 2]);
    assert_eq!(game.common().guard, Some(place(2)));
    assert_eq!((game.common().ending, game.cheeses()), (None, vec![0, 0, 0]));
    assert_eq!(Kalle::turn(&game.state), cheeseboard::engine::Turn::Seat(Seat::new(0)), "the rat answers");
}
