//! What the board and the panels show while an event is on the stage, and the traces that events leave.

use super::*;
use crate::games::kalle::Seen;
use crate::games::kalle::painter::traces::{GuardTrace, guard_traces};
use crate::paint::stage::Playback;

/// The table after the last event, with that event on the stage.
fn staged(game: &Match<Kalle>) -> Stage<Kalle> {
    let viewer = Viewer::Table;
    let mut stage = Stage::at(game, game.ply(), viewer);
    stage.frame();
    stage.put_on_stage(&game.view_at(game.ply() - 1, viewer).open);
    stage
}

/// Neither the role of the next rat, nor a button, nor a footprint, nor the guard gives away what lies under a lid.
#[test]
fn outcome_of_a_round_is_shown_once_the_lids_lie_open() {
    let over = caught();
    for (progress, is_shown) in [(0.0, false), (0.05, false), (0.9, false), (1.0, true)] {
        let mut screen = staged(&over);
        (screen.progress, screen.awaiting_chance) = (progress, Some(Seat::new(1)));
        assert_eq!(screen.actions().is_empty(), !is_shown, "at {progress}");
        let harness = screen.open();
        assert_eq!(harness.query_all_by_label("The next rat").next().is_some(), is_shown, "at {progress}");
        let turned = if progress < 0.2 { "1 of 8 lids turned" } else { "2 of 8 lids turned" };
        assert!(harness.query_by_label(turned).is_some(), "at {progress}");
    }
}

/// The label of a lid matches what is shown.
#[test]
fn turning_lid_is_labelled_closed() {
    let mut searching = game(Options::default(), &[5]);
    play(&mut searching, Move::Pass {});
    play(&mut searching, Move::MoveGuard { to: lid(0) });
    for (progress, what) in [(0.0, "closed lid"), (0.25, "closed lid"), (1.0, "open, ")] {
        let mut stage = staged(&searching);
        stage.progress = progress;
        let harness = stage.open();
        let name = format!("row 1, column 1: {what}");
        assert!(harness.query_by_label_contains(&name).is_some(), "at {progress}");
    }
}

#[test]
fn other_lids_turn_after_the_one_that_ended_the_round() {
    let stage = staged(&caught());
    let opened_at = |lid: LidIndex| {
        let is_open =
            |step: &i32| Playback::new(&stage.schedule, *step as f32 / 200.0, false).change(Place::Lid(lid)) >= 1.0;
        (0..=200).find(is_open).expect("it opens")
    };
    let rat = opened_at(lid(HIDING));
    assert_eq!(opened_at(lid(10)), 0, "it lay open");
    let others: Vec<i32> = LidIndex::ALL.into_iter().map(opened_at).filter(|at| *at > 0 && *at != rat).collect();
    assert_eq!(others.len(), 14);
    assert!(others.is_sorted() && others[0] > rat + 20, "{rat}, then {others:?}");
}

#[test]
fn swapped_lids_pass_each_other() {
    for (a, b) in [(9, 10), (10, 14), (9, 14), (10, 13)] {
        let mut swapped = game(Options::default(), &[5]);
        play(&mut swapped, Move::Swap { a: lid(a), b: lid(b) });
        let stage = staged(&swapped);
        let find = |place: Place| stage.rects.find(&place.name());
        let cell = find(Place::Lid(lid(a))).expect("a lid").width();
        for step in 0..20 {
            let playback = Playback::new(&stage.schedule, step as f32 / 20.0, false);
            assert!(playback.is_awaited(Place::Lid(lid(a))) && playback.is_awaited(Place::Lid(lid(b))));
            let flights = playback.flights(find);
            let apart = (flights[0].pose.center - flights[1].pose.center).length() / cell;
            assert!(apart > 0.75, "{a} and {b} at {step}: {apart}");
        }
    }
}

#[test]
fn nothing_can_be_chosen_while_an_event_is_shown() {
    let mut screen = Stage::of(&game(Options::default(), &[5]));
    screen.selection.picked = Some(lid(10));
    screen.frame();
    screen.put_on_stage(&game(Options::default(), &[]).view(Viewer::Table).open);
    for (progress, choosable) in [(0.5, false), (1.0, true)] {
        screen.progress = progress;
        let texts = screen.frame().texts;
        assert_eq!(texts.iter().any(|text| text.contains("can be chosen")), choosable, "at {progress}");
    }
}

fn traces_since(game: &Match<Kalle>, from: usize) -> Vec<GuardTrace> {
    let traces: Vec<_> = (from..game.ply()).filter_map(|ply| game.observation(ply, Viewer::Table)).collect();
    guard_traces(&traces)
}

#[test]
fn guard_leaves_a_trace_until_lids_are_swapped() {
    let [bo, cleo] = [1, 2].map(Seat::new);
    let mut searching = game(Options::default(), &[5, 0]);
    play(&mut searching, Move::Pass {});
    let ways = [
        GuardTrace { seat: cleo, from: None, to: lid(6) },
        GuardTrace { seat: bo, from: Some(lid(6)), to: lid(5) },
        GuardTrace { seat: cleo, from: Some(lid(5)), to: lid(0) },
    ];
    assert_eq!(traces_since(&searching, 0), ways);
    play(&mut searching, Move::MoveGuard { to: lid(1) });
    // Whether a swap touched an earlier place or not, the traces are the same.
    for (a, b) in [(5, 6), (14, 15), (0, 4)] {
        let mut swapped = searching.clone();
        play(&mut swapped, Move::Swap { a: lid(a), b: lid(b) });
        let left = GuardTrace { seat: bo, from: None, to: lid(1) };
        assert_eq!(traces_since(&swapped, 0), [left], "{a} and {b}");
    }
}

#[test]
fn hidden_lid_closes_over_the_rat_for_its_own_seat() {
    let mut hidden = dealt(Options::default());
    play(&mut hidden, Move::Hide { at: lid(HIDING) });
    for (viewer, shown) in [(Viewer::Seat(Seat::new(0)), true), (Viewer::Table, false)] {
        let mut stage = Stage::at(&hidden, hidden.ply(), viewer);
        stage.panel.clear();
        stage.put_on_stage(&dealt(Options::default()).view(viewer).open);
        stage.progress = 0.05;
        assert!(matches!(stage.last.as_ref().expect("an event").seen, Seen::Hid { .. }));
        assert_eq!(stage.frame().pictures.iter().any(|name| name == "kalle/rat"), shown, "{viewer:?}");
        stage.progress = 1.0;
        assert!(stage.frame().pictures.iter().all(|name| name != "kalle/rat"), "{viewer:?}");
    }
}
