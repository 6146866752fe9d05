//! Tests of the marks that events leave until the next decision.

use super::*;
use crate::games::rat_a_tat_roll::painter::traces::{Trace, traces_of};
use crate::games::rat_a_tat_roll::{SeenEvent, Walk};

const ADA: Seat = Seat::new(0);

/// The marks that the last event leaves for Bo.
fn left_for_bo(game: &Match<RatATatRoll>) -> Vec<Trace> {
    let viewer = Viewer::Seat(Seat::new(1));
    traces_of(&game.observation(game.ply() - 1, viewer).expect("an event").seen, viewer)
}

#[test]
fn a_walk_leaves_its_way_and_a_taken_card_its_source() {
    let mut game = game(Options::default());
    roll_and_walk(&mut game, &[2]);
    let walk = Walk { from: Space::START, to: Space::START.after(2) };
    let expected = [Trace::Way(ADA, walk), Trace::Source(ADA, Place::FaceUpCard(region(0)))];
    assert_eq!(left_for_bo(&game), expected);
    let own = Viewer::Seat(ADA);
    let seen = game.observation(game.ply() - 1, own).expect("an event").seen;
    assert_eq!(traces_of(&seen, own), [], "people know what they did themselves");
}

#[test]
fn a_card_from_the_pile_leaves_its_source() {
    let mut game = game(Options::default());
    roll_and_walk(&mut game, &[1]);
    play(&mut game, Move::TakePile {});
    assert_eq!(left_for_bo(&game), [Trace::Source(ADA, Place::Pile)]);
}

/// People have to remember where face-down cards went.
#[test]
fn l18_no_mark_tells_where_a_face_down_card_lies() {
    let mut swapped = swapping();
    play(&mut swapped, swap(0, 0));
    assert_eq!(left_for_bo(&swapped), []);
    for seed in 0..4 {
        let mut game = Match::<RatATatRoll>::new(Options::default(), people(&NAMES), seed).expect("two seats");
        while !matches!(game.turn(), Turn::Over(_)) && game.ply() < 300 {
            match game.turn() {
                Turn::Seat(seat) => {
                    let legal = game.legal_moves();
                    game.decide(seat, legal[game.ply() * 7 % legal.len()]).expect("legal");
                }
                _ => game.resolve_chance().expect("due"),
            }
            let is_in_row =
                |trace: &Trace| matches!(trace, Trace::Source(_, Place::Card(..) | Place::Hand(_) | Place::Blanket(_)));
            assert!(!left_for_bo(&game).iter().any(is_in_row));
            let last = game.observation(game.ply() - 1, Viewer::Table).expect("an event");
            if let SeenEvent::Replaced { .. } | SeenEvent::Swapped { .. } | SeenEvent::Looked { .. } = last.seen.event {
                assert_eq!(left_for_bo(&game), []);
            }
        }
    }
}

/// An event has left nothing as long as it is being shown; the board paints the marks afterwards.
#[test]
fn marks_wait_until_the_event_has_been_shown() {
    let mut game = game(Options::default());
    roll_and_walk(&mut game, &[2]);
    let last = LastEvent::of(&game, Viewer::Table);
    let observations = [last.observation.clone()];
    let mut stage = Stage::of(&game);
    stage.viewer = Viewer::Table;
    for (share, count) in [(0.5, 0), (1.0, 2)] {
        let marks = stage.with_scene(|scene, _| {
            super::super::traces::current(
                &observations,
                scene.last.map(|(last, _)| last),
                last.stage(share),
                scene.viewer,
            )
        });
        assert_eq!(marks.len(), count, "at {share}");
    }
}
