//! Tests of the animations: how lids and the guard move, and what may be shown when.

use super::super::{animation, layout};
use super::*;
use crate::engine::Outcome;

/// Nothing gives away the card under a lid before it has turned: neither status, cheeses, the next rat, nor the guard.
#[test]
fn outcome_of_a_round_is_shown_once_the_lids_lie_open() {
    let layout = layout::Layout::fitting(Rect::from_min_size(Pos2::ZERO, Vec2::splat(600.0)), 1.0);
    let mut over = game(Options::default(), &[10]);
    play(&mut over, Move::Pass {});
    let before = over.view(Viewer::Table).open.common.face_up;
    play(&mut over, Move::MoveGuard { to: lid(HIDING) });
    let cleo = Seat::new(2);
    for last_round in [false, true] {
        for (progress, reduced_motion, is_shown) in
            [(0.0, false, false), (0.9, false, false), (1.0, false, true), (0.0, true, true)]
        {
            let mut screen = Stage::of(&over);
            (screen.progress, screen.reduced_motion) = (progress, reduced_motion);
            if last_round {
                screen.open.common.phase = Phase::Over;
                screen.turn = Turn::Over(Outcome {
                    scores: [0, 0, 1].into_iter().collect(),
                    winners: [cleo].into_iter().collect(),
                });
            } else {
                screen.awaiting_chance = Some(Seat::new(1));
            }
            let status = screen.status();
            assert_eq!(status == "Cleo turns over a lid.", !is_shown, "{status}");
            assert_eq!(status.contains("Cleo wins") || status.contains("takes a cheese"), is_shown, "{status}");
            assert_eq!(screen.actions().is_empty(), !is_shown || last_round);
            screen.with_scene(|scene, _| {
                assert_eq!(Kalle::score(scene, cleo), i32::from(is_shown));
                let note = Kalle::seat_note(scene, Seat::new(1)).map(|note| note.key);
                assert_eq!(note, (is_shown && !last_round).then_some("kalle-note-next-rat"));
            });
            let harness = screen.open();
            for name in ["5 cheeses are left", "1 cheese"] {
                assert_eq!(harness.query_all_by_label(name).next().is_some(), is_shown, "{name} at {progress}");
            }
            assert_eq!(harness.query_all_by_label("Will be the rat").next().is_some(), is_shown && !last_round);
        }
    }
    let mut screen = Stage::of(&over);
    let mut aside = 0.0;
    for step in 0..=100 {
        screen.progress = step as f32 / 100.0;
        screen.with_scene(|scene, _| {
            let animation = animation::Animation::from_scene(scene, before);
            let closed = animation.pose(lid(HIDING), true, &layout).is_face_down;
            assert!(animation.guard_aside() >= aside && !(closed && animation.guard_aside() > 0.0), "at {step}");
            aside = animation.guard_aside();
            if let Some((center, _)) = animation.moving_guard(&layout) {
                let [from, to] = [10, HIDING].map(|place| layout.guard_on(lid(place), 0.0));
                let off = (to - from).normalized().rot90().dot(center - from);
                assert!(off.abs() < 0.01 && (center - from).length() <= (to - from).length() + 0.01, "at {step}");
            }
        });
    }
    assert!(aside >= 1.0, "nothing is in the way of what was found");
}

/// The label of a lid matches what is shown.
#[test]
fn turning_lid_is_labelled_closed() {
    let mut searching = game(Options::default(), &[5]);
    play(&mut searching, Move::Pass {});
    let mut harness = Stage::of(&searching).open();
    play(&mut searching, Move::MoveGuard { to: lid(0) });
    for (progress, what) in [(0.0, "closed lid"), (0.3, "closed lid"), (1.0, "open, ")] {
        *harness.state_mut() = Stage { progress, ..Stage::of(&searching) };
        harness.run();
        let name = format!("row 1, column 1: {what}");
        assert!(harness.query_by_label_contains(&name).is_some(), "at {progress}");
    }
}

/// When the animation of a round's end is over, all lids lie open; they turn one after another.
#[test]
fn lids_turn_one_after_another_within_the_animation() {
    let layout = layout::Layout::fitting(Rect::from_min_size(Pos2::ZERO, Vec2::splat(600.0)), 1.0);
    let mut over = game(Options::default(), &[5, 10]);
    play(&mut over, Move::Pass {});
    let before = over.view(Viewer::Table).open.common.face_up;
    play(&mut over, Move::MoveGuard { to: lid(HIDING) });
    let mut screen = Stage::of(&over);
    assert!(matches!(screen.open.common.phase, Phase::Dealing { .. }));
    let mut opened_at = std::collections::BTreeMap::new();
    for step in 0..=200 {
        screen.progress = step as f32 / 200.0;
        screen.with_scene(|scene, _| {
            let animation = animation::Animation::from_scene(scene, before);
            for each in LidIndex::ALL {
                if !animation.pose(each, true, &layout).is_face_down {
                    opened_at.entry(each).or_insert(step);
                }
            }
        });
    }
    assert_eq!(opened_at.len(), 16);
    screen.progress = 0.0;
    screen
        .with_scene(|scene, _| assert_eq!(animation::Animation::from_scene(scene, before).shown_turned(3, &layout), 2));
    assert!(before.iter().all(|each| opened_at[&each] == 0));
    let turned: BTreeSet<i32> = opened_at.values().copied().collect();
    assert_eq!(turned.len(), 1 + 14, "{opened_at:?}");
    let rat = opened_at[&lid(HIDING)];
    assert!(opened_at.values().all(|&at| at == 0 || at >= rat) && rat < 80, "{opened_at:?}");
    assert!(opened_at.values().all(|&at| at < 196), "{opened_at:?}");
}

/// Two searchers point (K11): the card under each guess is seen before the other lids turn.
#[test]
fn other_lids_wait_until_the_guesses_were_seen() {
    let layout = layout::Layout::fitting(Rect::from_min_size(Pos2::ZERO, Vec2::splat(600.0)), 1.0);
    let chance = Options { last_chance: true, ..Options::default() };
    let mut over = game(chance, &[5, 4, 8, 9, 10, 6, 2, 1]);
    let before = over.view(Viewer::Table).open.common.face_up;
    let guesses = [12, HIDING].map(lid);
    for at in guesses {
        play(&mut over, Move::Point { at });
    }
    let mut stage = Stage::of(&over);
    let mut opened_at = std::collections::BTreeMap::new();
    for step in 0..=200 {
        stage.progress = step as f32 / 200.0;
        stage.with_scene(|scene, _| {
            let animation = animation::Animation::from_scene(scene, before);
            for each in LidSet::ALL.without(before).iter() {
                if !animation.pose(each, true, &layout).is_face_down {
                    opened_at.entry(each).or_insert(step);
                }
            }
        });
    }
    let [first, second] = guesses.map(|guess| opened_at.remove(&guess).expect("it turns"));
    let others = opened_at.values().min().expect("others turn");
    assert_eq!(opened_at.len(), 6);
    assert!(others - second > 2 * (second - first), "{first}, {second}, then {opened_at:?}");
}

#[test]
fn swapped_lids_pass_each_other() {
    let layout = layout::Layout::fitting(Rect::from_min_size(Pos2::ZERO, Vec2::splat(600.0)), 1.0);
    for (a, b) in [(9, 10), (10, 14), (9, 14), (10, 13)] {
        let mut swapped = game(Options::default(), &[5]);
        play(&mut swapped, Move::Swap { a: lid(a), b: lid(b) });
        let mut screen = Stage::of(&swapped);
        for step in 0..=20 {
            screen.progress = step as f32 / 20.0;
            let [one, other] = screen.with_scene(|scene, _| {
                let animation = animation::Animation::from_scene(scene, LidSet::EMPTY);
                [a, b].map(|place| animation.pose(lid(place), false, &layout).center)
            });
            let apart = (one - other).length() / layout.cell;
            assert!(apart > 0.75, "{a} and {b} at {step}: {apart}");
            if step == 0 {
                assert!((one - layout.center(lid(b))).length() < 1.0, "each starts at its old place");
            }
            if step == 20 {
                assert!((one - layout.center(lid(a))).length() < 1.0);
            }
        }
    }
}
