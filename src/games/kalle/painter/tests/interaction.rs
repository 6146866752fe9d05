//! The rules of interaction, without a window: what clicks, drags and keys on the places come to.

use super::*;
use crate::engine::Words as _;
use crate::games::kalle::painter::Place::Guard;

fn click(stage: &mut Stage<Kalle>, place: u8) -> Response<Kalle> {
    stage.respond(Input::Click(Place::Lid(lid(place))))
}

fn drag(stage: &mut Stage<Kalle>, from: Place, to: u8) -> Response<Kalle> {
    match stage.respond(Input::Drag(from)) {
        Response::Selected => stage.respond(Input::Drop { from, to: Some(Place::Lid(lid(to))) }),
        other => other,
    }
}

const PICKED: Response<Kalle> = Response::Selected;
const NOTHING: Response<Kalle> = Response::Nothing;

#[test]
fn k03_hiding_needs_a_pick_and_a_confirmation() {
    let mut stage = Stage::of(&dealt(Options::default()));
    assert!(stage.actions().is_empty());
    assert_eq!(click(&mut stage, 6), PICKED);
    assert_eq!(click(&mut stage, 12), PICKED);
    assert_eq!(stage.selection.picked, Some(lid(12)));
    let actions: Vec<_> = stage.actions().into_iter().map(|action| (action.label.key, action.response)).collect();
    let hide = || Response::Play(Move::Hide { at: lid(12) });
    assert_eq!(actions, [("kalle-action-done", hide())]);
    assert_eq!(stage.respond(Input::Enter(Place::Lid(lid(12)))), hide());
    assert_eq!(click(&mut stage, 12), PICKED);
    assert_eq!(stage.selection.picked, None, "a click on the same lid unpicks it");
    assert_eq!(drag(&mut stage, Place::Lid(lid(1)), 2), NOTHING);
}

#[test]
fn k04_k06_one_click_moves_the_guard() {
    let mut hidden = dealt(Options::default());
    play(&mut hidden, Move::Hide { at: lid(HIDING) });
    let mut stage = Stage::of(&hidden);
    let placed = || Response::Play(Move::PlaceGuard { at: lid(5) });
    assert_eq!(click(&mut stage, 5), placed());
    assert_eq!(drag(&mut stage, Guard, 5), placed());
    assert_eq!(drag(&mut stage, Place::Lid(lid(0)), 5), NOTHING);

    let mut searching = game(Options::default(), &[5]);
    play(&mut searching, Move::Pass {});
    let mut stage = Stage::of(&searching);
    assert_eq!(click(&mut stage, 0), Response::Play(Move::MoveGuard { to: lid(0) }));
    assert_eq!(click(&mut stage, 15), Response::Ask(Move::MoveGuard { to: lid(15) }));
    assert_eq!(click(&mut stage, 5), Response::Ask(Move::MoveGuard { to: lid(5) }));
    for from in [Guard, Place::Lid(lid(5))] {
        assert_eq!(drag(&mut stage, from, 0), Response::Play(Move::MoveGuard { to: lid(0) }));
        assert_eq!(drag(&mut stage, from, 15), Response::Ask(Move::MoveGuard { to: lid(15) }));
        assert_eq!(drag(&mut stage, from, 5), NOTHING, "it is put back");
        assert_eq!(stage.respond(Input::Drop { from, to: None }), NOTHING);
    }
    assert_eq!(drag(&mut stage, Place::Lid(lid(8)), 0), NOTHING, "a lid is not dragged while the guard moves");
    assert_eq!(stage.respond(Input::Cancel), NOTHING);
    assert_eq!(stage.respond(Input::Beside), NOTHING);
}

#[test]
fn k07_status_explains_an_idle_step() {
    let mut forced = game(Options::default(), &[5, 4, 1, 0]);
    play(&mut forced, Move::Pass {});
    assert!(Stage::of(&forced).status().contains("all lids around the guard are open"));
    let mut stage = Stage::of(&forced);
    stage.legal.retain(|choice| matches!(choice, Move::MoveGuard { to } if LidSet::INNER.contains(*to)));
    assert!(stage.status().contains("to the middle"), "{}", stage.status());
    let mut free = game(Options::default(), &[5]);
    play(&mut free, Move::Pass {});
    assert_eq!(Stage::of(&free).status(), "Cleo: move the guard to a closed lid next to it (7 left).");
}

#[test]
fn k09_two_clicks_or_a_drag_swap_two_lids() {
    let mut stage = Stage::of(&game(Options::default(), &[5]));
    assert_eq!(click(&mut stage, 10), PICKED);
    assert_eq!(stage.selection.picked, Some(lid(10)));
    // The guard's lid is a neighbour but cannot be swapped.
    assert_eq!(click(&mut stage, 5), Response::Ask(Move::Swap { a: lid(5), b: lid(10) }));
    assert_eq!(click(&mut stage, 0), Response::Ask(Move::Swap { a: lid(0), b: lid(10) }));
    assert_eq!(click(&mut stage, 6), Response::Play(Move::Swap { a: lid(6), b: lid(10) }));
    assert_eq!(stage.respond(Input::Cancel), PICKED);
    assert_eq!(stage.selection.picked, None);
    assert_eq!(stage.respond(Input::Cancel), NOTHING);
    // With nothing picked, a click on the guard's lid asks why it cannot be swapped.
    assert!(matches!(click(&mut stage, 5), Response::Ask(Move::Swap { .. })));
    assert_eq!(drag(&mut stage, Place::Lid(lid(5)), 6), NOTHING);
    assert_eq!(drag(&mut stage, Place::Lid(lid(10)), 6), Response::Play(Move::Swap { a: lid(6), b: lid(10) }));
    assert_eq!(drag(&mut stage, Place::Lid(lid(0)), 10), Response::Ask(Move::Swap { a: lid(0), b: lid(10) }));
    assert_eq!(stage.selection.picked, Some(lid(0)), "it is still picked");
    let actions: Vec<_> = stage.actions().into_iter().map(|action| action.response).collect();
    assert_eq!(actions, [Response::Play(Move::Pass {})]);
}

#[test]
fn k10_k11_one_click_points_and_proves() {
    let eight = [5, 4, 8, 9, 10, 6, 2, 1];
    let chance = Options { last_chance: true, ..Options::default() };
    for (options, move_of) in
        [(chance, (|at| Move::Point { at }) as fn(LidIndex) -> Move), (Options::default(), |at| Move::Prove { at })]
    {
        let mut stage = Stage::of(&game(options, &eight));
        assert_eq!(click(&mut stage, 12), Response::Play(move_of(lid(12))));
        assert_eq!(click(&mut stage, 5), Response::Ask(move_of(lid(5))));
    }
}

/// But it begins the first round, from everywhere on the board.
#[test]
fn click_on_the_board_does_not_start_the_next_round() {
    let mut over = game(Options::default(), &[10]);
    play(&mut over, Move::Pass {});
    play(&mut over, Move::MoveGuard { to: lid(HIDING) });
    let mut stage = Stage::of(&over);
    stage.awaiting_chance = Some(Seat::new(1));
    assert_eq!(stage.status(), "Cleo turned over the rat and takes a cheese. Bo is the next rat.");
    let actions: Vec<_> = stage.actions().into_iter().map(|action| (action.label.key, action.response)).collect();
    assert_eq!(actions, [("kalle-action-next-round", Response::Begin)]);
    assert_eq!(click(&mut stage, 5), NOTHING, "a hasty second click covers nothing");
    assert_eq!(stage.respond(Input::Beside), NOTHING);

    let fresh = Match::<Kalle>::new(Options::default(), people(&["Ada", "Bo", "Cleo"]), 1).expect("three seats");
    let mut stage = Stage::of(&fresh);
    assert_eq!(click(&mut stage, 5), NOTHING, "nobody here has to begin");
    stage.awaiting_chance = Some(Seat::new(0));
    assert_eq!(click(&mut stage, 5), Response::Begin);
    assert_eq!(stage.respond(Input::Beside), Response::Begin);
    assert_eq!(stage.respond(Input::Click(Place::Count)), NOTHING);
}

#[test]
fn swapped_places_are_named_only_while_the_swap_is_seen() {
    let mut swapped = game(Options::default(), &[5]);
    play(&mut swapped, Move::Swap { a: lid(9), b: lid(10) });
    let mut stage = Stage::of(&swapped);
    let seen = stage.last.clone().expect("a swap").seen;
    let deed = Kalle::deed(&seen).expect("a deed");
    assert_eq!(stage.say(&deed), "Ada swaps row 3, column 2 and row 3, column 3.");
    assert_eq!(stage.status(), "Cleo: move the guard to a closed lid next to it (7 left).");
    assert!(!stage.say(&Kalle::log_line(&seen, &stage.open)).contains("row"));
    assert_eq!(Kalle::observation_places(&seen), []);
}

/// The guard stands at place 5, which is one of the eight neighbours of place 10.
#[test]
fn k09_picked_lid_can_be_swapped_with_its_neighbours_but_the_guards() {
    let mut stage = Stage::of(&game(Options::default(), &[5]));
    let partners = stage
        .with_scene(|scene, _| input::Interaction::from_play(scene).expect("the rat swaps").choosable(Some(lid(10))));
    assert_eq!(partners.iter().collect::<Vec<_>>(), [6, 7, 9, 11, 13, 14, 15].map(lid));
}

#[test]
fn moves_happen_on_their_lids() {
    let lids = |choice: Move| Kalle::move_places(&choice);
    assert_eq!(lids(Move::Swap { a: lid(9), b: lid(10) }), [lid(9), lid(10)].map(Place::Lid));
    assert_eq!(lids(Move::MoveGuard { to: lid(9) }), [Place::Lid(lid(9))]);
    assert_eq!(lids(Move::Pass {}), []);
}
