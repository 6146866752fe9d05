//! Tests of the marks that events leave until the next decision.

use super::*;
use crate::engine::Observation;
use crate::games::burg_appenzell::painter::traces::{Trace, current, traces_of};
use crate::games::burg_appenzell::seen::Fall;
use crate::paint::stage::Playback;

/// The marks that all events after set-up leave for a seat.
fn left(moves: &[Move], own: Seat) -> Vec<Trace> {
    let game = game_after(false, &[&TOWERS[..], moves].concat());
    let events: Vec<Observation<BurgAppenzell>> =
        (4..game.ply()).map(|ply| game.observation(ply, Viewer::Seat(own)).expect("an event")).collect();
    current(&events, None, Playback::default(), Some(own), &game.view(Viewer::Seat(own)).open)
}

fn way(has_entered: bool, cells: &[Cell]) -> Trace {
    Trace::Way { seat: ADA, has_entered, cells: cells.to_vec() }
}

#[test]
fn runs_of_one_mouse_leave_one_way() {
    let moves = [lift('A'), run(at(0, 0), at(0, 1)), run(at(0, 1), at(0, 2))];
    let expected = [Trace::Lifted(ADA, room('A')), way(false, &[at(0, 0), at(0, 1), at(0, 2)])];
    assert_eq!(left(&moves, BO), expected);
    assert_eq!(left(&moves, ADA), [], "people know what they did themselves");
    let entered = [lift('A'), enter(at(0, 0), at(0, 1))];
    assert_eq!(left(&entered, BO)[1], way(true, &[at(0, 0), at(0, 1)]));
}

#[test]
fn pushes_and_falls_leave_marks_for_everyone() {
    let moves = [lift('A'), run(at(0, 0), at(0, 1)), Move::Push { slot: Slot::N1 }];
    let marks = [Trace::Push(ADA, Slot::N1), Trace::Fall(Fall { seat: ADA, at: at(0, 1) })];
    assert_eq!(left(&moves, ADA), marks);
    assert_eq!(left(&moves, BO)[2..], marks);
}

/// Where the trap lies has to be remembered once its roof is back.
#[test]
fn b20_fall_is_marked_while_its_trap_lies_open() {
    let moves = [lift('A'), run(at(0, 0), at(0, 1)), Move::Push { slot: Slot::N1 }, Move::EndTurn {}];
    let marks = left(&moves, BO);
    assert!(marks.contains(&Trace::Push(ADA, Slot::N1)), "{marks:?}");
    assert!(!marks.iter().any(|trace| matches!(trace, Trace::Fall(_))), "{marks:?}");
}

/// A roof that is back on its room must not be told apart from one that was never lifted.
#[test]
fn b20_closed_roof_bears_no_mark() {
    assert_eq!(left(&[lift('A')], BO), [Trace::Lifted(ADA, room('A'))]);
    assert_eq!(left(&[lift('A'), Move::EndTurn {}], BO), []);
}

/// The way would lead to the cheese.
#[test]
fn b20_way_to_a_chip_is_marked_while_its_tile_lies_open() {
    let moves = [
        lift('A'),
        run(at(0, 0), at(0, 1)),
        enter(at(0, 0), at(0, 0)),
        Move::EndTurn {},
        Move::EndTurn {},
        lift('E'),
        run(at(0, 0), at(0, 2)),
        run(at(0, 2), at(1, 2)),
    ];
    let game = game_after(false, &[&TOWERS[..], &moves].concat());
    let mut open = game.view(Viewer::Table).open;
    let seen = game.observation(game.ply() - 1, Viewer::Table).expect("an event").seen;
    assert_eq!(traces_of(&seen, Some(BO), &open).len(), 2, "a way and a chip");
    open.common.open_cells = crate::games::burg_appenzell::castle::CellSet::EMPTY;
    let marks = traces_of(&seen, Some(BO), &open);
    assert!(!marks.iter().any(|trace| matches!(trace, Trace::Way { .. })), "{marks:?}");
}

/// An event has left nothing as long as it is being shown.
#[test]
fn marks_wait_until_the_event_has_been_shown() {
    let event = LastEvent::after(&[Move::Push { slot: Slot::N1 }]);
    let marks = |share| current(&[], Some(&event.observation), event.playback(share, false), Some(ADA), &event.after);
    assert_eq!((marks(0.5).len(), marks(1.0).len()), (0, 1));
}

#[test]
fn marks_are_painted() {
    let mut stage = after(&[lift('A'), run(at(0, 0), at(0, 1)), Move::Push { slot: Slot::N1 }]);
    (stage.viewer, stage.acting_seat) = (Viewer::Seat(BO), None);
    stage.frame();
}
