//! The rules of interaction, without a window: what clicks, drags and keys on the places come to.

use super::super::interaction::Interaction;
use super::*;
use crate::games::burg_appenzell::seen::Seen;

const PICKED: Response<BurgAppenzell> = Response::Selected;
const NOTHING: Response<BurgAppenzell> = Response::Nothing;

fn cell(row: u8, column: u8) -> Place {
    Place::Cell(CellIndex::at(row, column))
}

fn click(stage: &mut Stage<BurgAppenzell>, place: Place) -> Response<BurgAppenzell> {
    stage.respond(Input::Click(place))
}

fn click_slot(stage: &mut Stage<BurgAppenzell>, slot: Slot) -> Response<BurgAppenzell> {
    click(stage, Place::Slot(slot))
}

fn drag(stage: &mut Stage<BurgAppenzell>, from: Place, to: Place) -> Response<BurgAppenzell> {
    match stage.respond(Input::Drag(from)) {
        Response::Selected => stage.respond(Input::Drop { from, to: Some(to) }),
        other => other,
    }
}

fn played(choice: Move) -> Response<BurgAppenzell> {
    Response::Play(choice)
}

fn asked(choice: Move) -> Response<BurgAppenzell> {
    Response::Ask(choice)
}

fn push(slot: Slot) -> Move {
    Move::Push { slot }
}

fn supply(tower: Option<CellIndex>) -> MouseChoice {
    MouseChoice::Picked(ChosenMouse::Supply(tower))
}

/// The screen after these moves, with no mouse chosen.
fn unchosen(moves: &[Move]) -> Stage<BurgAppenzell> {
    let mut stage = after(moves);
    stage.selection.mouse_choice = MouseChoice::NoMouse;
    stage
}

#[test]
fn one_click_chooses_a_tower() {
    let mut stage = Stage::of(&game_after(false, &[]));
    assert_eq!(stage.status_key(), "burg_appenzell-status-tower");
    assert_eq!(click(&mut stage, cell(3, 3)), asked(Move::Tower { at: at(3, 3) }));
    assert_eq!(click(&mut stage, cell(0, 6)), played(Move::Tower { at: at(0, 6) }));
    assert_eq!(stage.respond(Input::Enter(cell(0, 6))), played(Move::Tower { at: at(0, 6) }));
    assert_eq!(click_slot(&mut stage, Slot::W3), asked(push(Slot::W3)));
    assert_eq!(click(&mut stage, Place::Supply(ADA)), asked(enter(at(0, 0), at(0, 0))));
    assert_eq!(stage.respond(Input::Key('1')), NOTHING);
    assert_eq!(stage.respond(Input::Drag(cell(0, 0))), NOTHING);
    assert!(stage.actions().is_empty());
}

#[test]
fn one_click_lifts_a_roof_or_asks_why_not() {
    let mut stage = after(&[]);
    assert_eq!(click(&mut stage, cell(0, 2)), played(lift('A')));
    assert_eq!(stage.respond(Input::Enter(cell(0, 2))), played(lift('A')));
    assert_eq!(click(&mut stage, cell(3, 3)), asked(lift('I')));
}

#[test]
fn two_clicks_run_a_mouse_and_one_more_continues() {
    // Only one mouse is beside the lifted roof, so it is chosen automatically.
    assert_eq!(after(&[lift('A')]).status_key(), "burg_appenzell-status-mouse");
    let mut stage = unchosen(&[lift('A')]);
    assert_eq!(click(&mut stage, cell(0, 0)), PICKED);
    assert_eq!(stage.selection.mouse_choice, picked(at(0, 0)));
    assert_eq!(click(&mut stage, cell(0, 1)), played(run(at(0, 0), at(0, 1))));
    let mut stage = after(&[lift('A'), run(at(0, 0), at(0, 1))]);
    assert_eq!(click(&mut stage, cell(0, 2)), played(run(at(0, 1), at(0, 2))));
}

/// The destination that a click on this place sets.
fn destination(stage: &mut Stage<BurgAppenzell>, place: Place) -> Option<CellIndex> {
    click(stage, place);
    stage.selection.destination
}

#[test]
fn one_click_goes_several_steps() {
    let [first, then] = [run(at(0, 0), at(0, 1)), run(at(0, 1), at(0, 2))];
    let mut stage = after(&[lift('A')]);
    assert_eq!(click(&mut stage, cell(0, 2)), played(first), "the first of two runs");
    let on_the_way = BurgAppenzell::selection_after(&stage.selection, &first);
    let mut stage = after(&[lift('A'), first]);
    let mut follow_up = |selection: &Selection| stage.with_scene(|scene, _| BurgAppenzell::follow_up(scene, selection));
    assert_eq!(follow_up(&on_the_way), Some(then));
    assert_eq!(follow_up(&Selection::default()), None);
    assert_eq!(BurgAppenzell::selection_after(&on_the_way, &then), Selection::default(), "it has arrived");
}

#[test]
fn other_input_ends_the_way_of_several_steps() {
    let mut stage = after(&[lift('A')]);
    assert_eq!(destination(&mut stage, cell(0, 2)), Some(CellIndex::at(0, 2)));
    assert_eq!(destination(&mut stage, cell(0, 1)), None, "a single run");
    assert_eq!(destination(&mut stage, cell(0, 2)), Some(CellIndex::at(0, 2)));
    assert_eq!(destination(&mut stage, Place::Slot(Slot::N3)), None);
}

#[test]
fn cells_of_several_steps_are_offered_with_their_total_cost_for_a_chosen_mouse_only() {
    let mut stage = after(&[lift('A')]);
    let mut cost = |chosen, to| {
        stage.with_scene(|scene, _| {
            let interaction = Interaction::of(scene).expect("to decide");
            interaction.mouse_moves_to(chosen, to).first().map(|mouse_move| mouse_move.landing.cost)
        })
    };
    let mouse = Some(ChosenMouse::Mouse(CellIndex::at(0, 0)));
    assert_eq!([cost(mouse, CellIndex::at(0, 1)), cost(mouse, CellIndex::at(0, 2))], [Some(1), Some(2)]);
    assert_eq!([cost(None, CellIndex::at(0, 1)), cost(None, CellIndex::at(0, 2))], [Some(1), None]);
}

#[test]
fn one_click_is_enough_if_only_one_mouse_can_go_there() {
    let mut stage = unchosen(&[lift('A')]);
    assert_eq!(click(&mut stage, cell(0, 1)), played(run(at(0, 0), at(0, 1))));
}

/// Also after the player has dropped the mouse: it would be no good reason that no single run leads there.
#[test]
fn one_click_goes_several_steps_if_only_one_mouse_can() {
    let mut stage = unchosen(&[lift('A')]);
    assert_eq!(click(&mut stage, cell(0, 2)), played(run(at(0, 0), at(0, 1))), "the first of two runs");
    assert_eq!(stage.selection.destination, Some(CellIndex::at(0, 2)));
}

#[test]
fn second_click_drops_the_chosen_mouse() {
    let mut stage = after(&[lift('A')]);
    assert_eq!(click(&mut stage, cell(0, 0)), PICKED);
    assert_eq!(stage.selection.mouse_choice, MouseChoice::NoMouse);
    assert_eq!(click(&mut stage, cell(0, 0)), PICKED);
    assert_eq!(stage.selection.mouse_choice, picked(at(0, 0)));
}

#[test]
fn one_click_on_a_ringed_tower_brings_a_mouse_in() {
    let entering = enter(at(0, 6), at(0, 6));
    let mut stage = after(&[]);
    assert_eq!(click(&mut stage, cell(0, 6)), played(entering));
    assert_eq!(click_slot(&mut stage, Slot::N3), PICKED);
    assert_eq!(stage.respond(Input::DoubleClick(cell(0, 6))), played(entering), "a double click does so, too");
    assert_eq!(stage.selection.previewed_slot, None);
    assert_eq!(click(&mut stage, Place::Supply(ADA)), PICKED);
    assert_eq!(click(&mut stage, cell(0, 6)), played(entering));
}

#[test]
fn mouse_chosen_from_the_supply_jumps_over_a_tower() {
    let mut stage = after(&[lift('A')]);
    assert_eq!(click(&mut stage, Place::Supply(BO)), NOTHING);
    assert_eq!(click(&mut stage, Place::Supply(ADA)), PICKED);
    assert_eq!(stage.selection.mouse_choice, supply(None));
    assert_eq!(stage.status_key(), "burg_appenzell-status-supply");
    assert_eq!(click(&mut stage, cell(0, 1)), played(enter(at(0, 0), at(0, 1))));
    for input in [Input::Click, Input::DoubleClick] {
        assert_eq!(stage.respond(input(Place::Supply(ADA))), PICKED);
        assert_eq!(stage.selection.mouse_choice, MouseChoice::NoMouse, "the second click drops it");
        assert_eq!(stage.respond(input(Place::Supply(ADA))), PICKED);
        assert_eq!(stage.selection.mouse_choice, supply(None));
    }
}

#[test]
fn supply_that_cannot_be_used_asks_why() {
    let mut stage = after(&four_actions());
    for input in [Input::Click, Input::DoubleClick] {
        assert_eq!(stage.respond(input(Place::Supply(ADA))), asked(enter(at(0, 6), at(0, 6))), "a free tower");
    }
    assert_eq!(click(&mut stage, Place::Supply(BO)), NOTHING);
}

#[test]
fn tower_with_another_players_mouse_is_a_way_in() {
    let tower = Some(CellIndex::at(6, 6));
    let mut stage = after(&beside_bo());
    assert_eq!(click(&mut stage, cell(0, 0)), PICKED);
    assert_eq!(stage.status_key(), "burg_appenzell-status-mouse-lifts");
    assert_eq!(click(&mut stage, cell(6, 6)), PICKED);
    assert_eq!(stage.selection.mouse_choice, supply(tower));
    assert_eq!(stage.status_key(), "burg_appenzell-status-over-tower");
    assert_eq!(click(&mut stage, cell(6, 6)), PICKED);
    assert_eq!(stage.selection.mouse_choice, supply(None), "the second click drops the tower");
    assert_eq!(click(&mut stage, cell(6, 6)), PICKED);
    assert_eq!(stage.selection.mouse_choice, supply(tower));
    assert_eq!(click(&mut stage, cell(6, 4)), played(enter(at(6, 6), at(6, 4))));
    assert_eq!(click(&mut stage, cell(0, 6)), played(enter(at(0, 6), at(0, 6))), "a free tower comes before it");
}

/// Only the free towers: the others have a mouse of Ada and one of Bo.
#[test]
fn mouse_from_the_supply_can_stay_in_a_free_tower() {
    // Over Ada's tower a mouse can jump into room A, but not stay in the tower.
    let towers = after(&[lift('A')]).with_scene(|scene, _| {
        let interaction = Interaction::of(scene).expect("Ada decides");
        CellIndex::ALL.into_iter().filter(|cell_index| interaction.can_enter_at(*cell_index)).collect::<Vec<_>>()
    });
    assert_eq!(towers, [CellIndex::at(0, 6), CellIndex::at(6, 0)]);
}

#[test]
fn no_mouse_is_chosen_from_an_empty_supply() {
    let mut stage = after(&[lift('A')]);
    stage.selection.mouse_choice = supply(None);
    assert_eq!(stage.status_key(), "burg_appenzell-status-supply");
    stage.open.common.players[ADA.index()].supply = 0;
    assert_eq!(stage.status_key(), "burg_appenzell-status-choose");
}

/// With a mouse from the supply chosen, the way in comes before the own mouse in the tower.
#[test]
fn tower_with_an_own_mouse_is_a_way_in_for_the_supply() {
    let mut stage = after(&[lift('A')]);
    assert_eq!(click(&mut stage, Place::Supply(ADA)), PICKED);
    assert_eq!(click(&mut stage, cell(0, 0)), PICKED);
    assert_eq!(stage.selection.mouse_choice, supply(Some(CellIndex::at(0, 0))));
    assert_eq!(click(&mut stage, cell(0, 0)), PICKED);
    assert_eq!(stage.selection.mouse_choice, picked(at(0, 0)));
}

/// The mouse that acted last is chosen automatically, except where only another one can go.
#[test]
fn automatically_chosen_mouse_gives_way_to_one_that_can_go() {
    // The mouse that entered last cannot jump to row 1, column 3 with one action; the other one can step there.
    let mut stage = after(&two_mice());
    assert_eq!(stage.status_key(), "burg_appenzell-status-mouse-lifts");
    assert_eq!(click(&mut stage, cell(0, 2)), played(run(at(0, 1), at(0, 2))));
    // A mouse that the player has chosen does not give way: the rules are asked.
    assert_eq!(click(&mut stage, cell(0, 1)), PICKED);
    assert_eq!(click(&mut stage, cell(0, 0)), PICKED);
    assert_eq!(click(&mut stage, cell(0, 2)), asked(run(at(0, 0), at(0, 2))));
    // A mouse from the supply enters where no mouse in the castle can go.
    let mut stage = after(&[beside_bo(), vec![lift('A')]].concat());
    assert_eq!(stage.status_key(), "burg_appenzell-status-mouse");
    assert_eq!(click(&mut stage, cell(6, 4)), played(enter(at(6, 6), at(6, 4))));
}

#[test]
fn mouse_is_not_chosen_automatically_if_it_cannot_act_or_another_seat_acted() {
    let mut stage = after(&[lift('A')]);
    assert_eq!(stage.status_key(), "burg_appenzell-status-mouse");
    let legal = stage.legal.clone();
    stage.legal.retain(|choice| !matches!(choice, Move::Run { .. } | Move::Uncover { .. }));
    assert_eq!(stage.status_key(), "burg_appenzell-status-choose", "it can do nothing");
    stage.legal = legal;
    match stage.last.as_mut().map(|last| &mut last.seen) {
        Some(Seen::Uncovered { seat, .. }) => *seat = BO,
        other => panic!("{other:?}"),
    }
    assert_eq!(stage.status_key(), "burg_appenzell-status-choose", "Bo has lifted the roof beside it");
}

/// Both of Ada's mice can reach row 1, column 3: one from beside it, one over the other.
#[test]
fn cell_that_several_mice_reach_asks_which_mouse() {
    let moves = [two_mice(), vec![Move::EndTurn {}, Move::EndTurn {}]].concat();
    let mut stage = unchosen(&moves);
    assert_eq!(click(&mut stage, cell(0, 2)), PICKED);
    assert_eq!(stage.selection.contested_cell, Some(CellIndex::at(0, 2)));
    assert_eq!(stage.status_key(), "burg_appenzell-status-which-mouse");
    assert_eq!(click(&mut stage, cell(0, 2)), NOTHING);
    assert_eq!(click(&mut stage, cell(3, 3)), asked(lift('I')));
    assert_eq!(stage.status_key(), "burg_appenzell-status-which-mouse", "it still asks");
    for mouse in [0, 1] {
        let mut stage = unchosen(&moves);
        assert_eq!(click(&mut stage, cell(0, 2)), PICKED);
        assert_eq!(click(&mut stage, cell(0, mouse)), played(run(at(0, mouse), at(0, 2))));
        assert_eq!(stage.selection.contested_cell, None);
    }
    assert_eq!(stage.respond(Input::Cancel), PICKED);
    assert_eq!(stage.selection.contested_cell, None);
    assert_eq!(stage.respond(Input::Cancel), NOTHING);
}

#[test]
fn click_that_leads_nowhere_asks_about_the_nearest_move() {
    let mut stage = unchosen(&beside_bo());
    assert_eq!(click(&mut stage, cell(6, 5)), asked(run(at(6, 5), at(6, 5))), "another player's mouse");
    assert_eq!(click(&mut stage, cell(6, 4)), asked(run(at(0, 0), at(6, 4))), "the only own mouse");
    stage.selection.mouse_choice = picked(at(0, 0));
    assert_eq!(click(&mut stage, cell(6, 5)), asked(run(at(0, 0), at(6, 5))));
    stage.selection.mouse_choice = supply(None);
    assert_eq!(click(&mut stage, cell(6, 5)), asked(enter(at(6, 6), at(6, 5))), "the nearest occupied tower");
    stage.selection.mouse_choice = supply(Some(CellIndex::at(6, 6)));
    assert_eq!(click(&mut stage, cell(6, 5)), asked(enter(at(6, 6), at(6, 5))));
    // Two own mice: the nearer one.
    let mut stage = unchosen(&two_mice());
    let far = [two_mice(), vec![Move::EndTurn {}], beside_bo()[1..].to_vec()].concat();
    assert_eq!(click(&mut stage, cell(6, 6)), asked(enter(at(6, 6), at(6, 6))), "a tower");
    assert_eq!(click(&mut unchosen(&far), cell(6, 4)), asked(run(at(0, 1), at(6, 4))));
    // The only mouse has fallen: the nearest tower.
    let mut stage = unchosen(&[lift('A'), run(at(0, 0), at(0, 1)), push(Slot::N1)]);
    assert_eq!(click(&mut stage, cell(0, 2)), asked(enter(at(0, 0), at(0, 2))));
}

#[test]
fn only_the_end_of_the_turn_is_left_after_four_actions() {
    let mut stage = after(&four_actions());
    assert_eq!(stage.status_key(), "burg_appenzell-status-done");
    assert_eq!(click(&mut stage, cell(0, 0)), asked(enter(at(0, 0), at(0, 0))), "an own mouse cannot be chosen");
    assert_eq!(click(&mut stage, cell(3, 3)), asked(lift('I')));
    assert_eq!(click_slot(&mut stage, Slot::N3), asked(push(Slot::N3)));
    assert_eq!(stage.respond(Input::Drag(cell(0, 0))), NOTHING);
    for input in [Input::Key('1'), Input::Cancel] {
        assert_eq!(stage.respond(input), NOTHING);
    }
    let actions: Vec<_> = stage.actions().into_iter().map(|action| action.response).collect();
    assert_eq!(actions, [played(Move::EndTurn {})]);
}

#[test]
fn push_is_previewed_before_it_is_played() {
    let mut stage = after(&[]);
    assert_eq!(click_slot(&mut stage, Slot::N3), PICKED);
    assert_eq!(stage.selection.previewed_slot, Some(Slot::N3));
    assert_eq!(stage.status_key(), "burg_appenzell-status-pinned");
    let actions: Vec<_> = stage.actions().into_iter().map(|action| action.response).collect();
    assert_eq!(actions, [played(Move::EndTurn {}), played(push(Slot::N3))]);
    // The player has not seen the preview yet.
    assert_eq!(stage.respond(Input::DoubleClick(Place::Slot(Slot::N3))), NOTHING);
    assert_eq!(stage.selection.previewed_slot, Some(Slot::N3));
    assert_eq!(click_slot(&mut stage, Slot::N3), played(push(Slot::N3)));
    assert_eq!(stage.selection.previewed_slot, None);
    for _ in 0..2 {
        // A click elsewhere in between starts the preview anew.
        assert_eq!(click_slot(&mut stage, Slot::N3), PICKED);
        assert_eq!(click_slot(&mut stage, Slot::W1), PICKED);
        assert_eq!(stage.selection.previewed_slot, Some(Slot::W1));
    }
    assert_eq!(stage.respond(Input::Enter(Place::Slot(Slot::W1))), played(push(Slot::W1)));
}

#[test]
fn other_choices_close_the_preview() {
    let closing = [
        // A roof is not lifted.
        Input::Click(cell(0, 2)),
        Input::Click(cell(0, 0)),
        Input::Click(Place::Supply(ADA)),
        Input::Key('1'),
        Input::Drag(cell(0, 0)),
        Input::Drag(Place::Spare),
        Input::Cancel,
    ];
    for input in closing {
        let mut stage = after(&[]);
        assert_eq!(click_slot(&mut stage, Slot::N3), PICKED);
        assert_eq!(stage.respond(input), PICKED, "{input:?}");
        assert_eq!(stage.selection.previewed_slot, None, "{input:?}");
    }
    // A question does not.
    let mut stage = after(&[]);
    assert_eq!(click_slot(&mut stage, Slot::N3), PICKED);
    assert_eq!(click(&mut stage, cell(6, 6)), asked(enter(at(6, 6), at(6, 6))));
    assert_eq!(stage.selection.previewed_slot, Some(Slot::N3));
}

#[test]
fn after_a_push_pennants_and_the_spare_ask_why_not() {
    let mut stage = after(&[push(Slot::W3)]);
    assert_eq!(click_slot(&mut stage, Slot::N3), asked(push(Slot::N3)));
    for input in [Input::Click, Input::DoubleClick] {
        assert_eq!(stage.respond(input(Place::Spare)), asked(push(Slot::N1)));
    }
    assert_eq!(stage.respond(Input::Drag(Place::Spare)), NOTHING);
    let to = Some(Place::Slot(Slot::N3));
    assert_eq!(stage.respond(Input::Drop { from: Place::Spare, to }), NOTHING);
}

#[test]
fn spare_tells_where_it_can_go() {
    let mut stage = after(&[]);
    let phrase = Phrase::new("burg_appenzell-refuse-spare-where").with("count", Slot::ALL.len());
    assert_eq!(click(&mut stage, Place::Spare), Response::NotHere(Refusal::new("B12", phrase)));
}

#[test]
fn dragged_mouse_runs_to_where_it_is_dropped() {
    let mut stage = unchosen(&[lift('A')]);
    assert_eq!(drag(&mut stage, cell(0, 0), cell(0, 1)), played(run(at(0, 0), at(0, 1))));
    assert_eq!(stage.selection.mouse_choice, picked(at(0, 0)), "it is chosen");
    assert_eq!(drag(&mut stage, cell(0, 0), cell(0, 3)), asked(lift('B')));
    assert_eq!(drag(&mut stage, cell(0, 0), cell(0, 0)), NOTHING, "it is put back");
    assert_eq!(drag(&mut stage, cell(0, 0), Place::Slot(Slot::N1)), NOTHING);
    assert_eq!(stage.respond(Input::Drop { from: cell(0, 0), to: None }), NOTHING);
    assert_eq!(stage.selection.mouse_choice, picked(at(0, 0)));
    for from in [cell(6, 6), cell(0, 1), Place::Slot(Slot::N1), Place::Hand(ADA)] {
        assert_eq!(stage.respond(Input::Drag(from)), NOTHING, "{from:?}");
        assert_eq!(stage.respond(Input::Drop { from, to: Some(cell(0, 1)) }), NOTHING, "{from:?}");
    }
    assert_eq!(stage.selection.mouse_choice, picked(at(0, 0)));
    // Of two mice, the dragged one runs.
    let mut stage = after(&[two_mice(), vec![Move::EndTurn {}, Move::EndTurn {}]].concat());
    for mouse in [0, 1] {
        let from = cell(0, mouse);
        assert_eq!(stage.respond(Input::Drop { from, to: Some(cell(0, 2)) }), played(run(at(0, mouse), at(0, 2))));
    }
}

#[test]
fn spare_dragged_to_a_pennant_only_previews_the_push() {
    let mut stage = after(&[]);
    for _ in 0..2 {
        assert_eq!(drag(&mut stage, Place::Spare, Place::Slot(Slot::W3)), PICKED);
        assert_eq!(stage.selection.previewed_slot, Some(Slot::W3));
        assert_eq!(stage.status_key(), "burg_appenzell-status-pinned");
    }
    let to = Some(Place::Slot(Slot::W3));
    assert_eq!(stage.respond(Input::Drop { from: Place::Spare, to }), PICKED);
    assert_eq!(click_slot(&mut stage, Slot::W3), played(push(Slot::W3)));
    assert_eq!(drag(&mut stage, Place::Spare, cell(0, 0)), NOTHING);
    assert_eq!(stage.respond(Input::Drop { from: Place::Spare, to: None }), NOTHING);
    assert_eq!(stage.selection.mouse_choice, MouseChoice::Automatic);
}

#[test]
fn second_click_of_a_double_click_does_nothing() {
    let mut stage = after(&[]);
    assert_eq!(stage.respond(Input::DoubleClick(cell(0, 2))), NOTHING, "it does not lift the next roof");
    // A chosen mouse stays chosen.
    assert_eq!(click(&mut stage, cell(0, 0)), PICKED);
    assert_eq!(stage.respond(Input::DoubleClick(cell(0, 0))), NOTHING);
    assert_eq!(stage.selection.mouse_choice, picked(at(0, 0)));
    assert_eq!(stage.respond(Input::DoubleClick(Place::Slot(Slot::N3))), NOTHING);
    assert_eq!(stage.selection.previewed_slot, None);
}

#[test]
fn digits_choose_the_mice_row_by_row_then_the_supply() {
    let mut stage = after(&two_mice());
    for (sign, choice) in [('1', picked(at(0, 0))), ('2', picked(at(0, 1))), ('3', supply(None))] {
        assert_eq!(stage.respond(Input::Key(sign)), PICKED);
        assert_eq!(stage.selection.mouse_choice, choice, "{sign}");
    }
    for sign in ['0', '4', 'e'] {
        assert_eq!(stage.respond(Input::Key(sign)), NOTHING, "{sign}");
    }
}

#[test]
fn cancel_drops_the_preview_first_then_the_mouse() {
    let mut stage = after(&[lift('A')]);
    assert_eq!(click_slot(&mut stage, Slot::N3), PICKED);
    assert_eq!(stage.respond(Input::Cancel), PICKED);
    assert_eq!(stage.selection.previewed_slot, None);
    assert_eq!(stage.status_key(), "burg_appenzell-status-mouse", "the mouse is still chosen");
    assert_eq!(stage.respond(Input::Cancel), PICKED);
    assert_eq!(stage.status_key(), "burg_appenzell-status-choose");
    assert_eq!(stage.respond(Input::Cancel), NOTHING);
}

#[test]
fn input_beside_the_places_means_nothing() {
    let mut stage = after(&[]);
    for input in [Input::Beside, Input::Listed(0), Input::Click(Place::Hand(ADA)), Input::Click(Place::Castle)] {
        assert_eq!(stage.respond(input), NOTHING, "{input:?}");
    }
    assert_eq!(click(&mut stage, Place::Hand(BO)), others_mice(BO));
    assert_eq!(stage.respond(Input::DoubleClick(Place::Hand(BO))), NOTHING);
}

#[test]
fn nothing_can_be_chosen_where_nobody_decides() {
    let game = game_after(false, &TOWERS);
    let mut stage = Stage::at(&game, game.ply(), Viewer::Seat(ADA));
    let inputs = [
        Input::Click(cell(0, 2)),
        Input::Enter(cell(0, 2)),
        Input::DoubleClick(cell(0, 6)),
        Input::Click(Place::Slot(Slot::N3)),
        Input::Click(Place::Spare),
        Input::Click(Place::Supply(ADA)),
        Input::Click(Place::Hand(ADA)),
        Input::Drag(cell(0, 0)),
        Input::Drag(Place::Spare),
        Input::Key('1'),
        Input::Cancel,
        Input::Beside,
    ];
    for input in inputs {
        assert_eq!(stage.respond(input), NOTHING, "{input:?}");
    }
    assert_eq!(stage.selection, Selection::default());
    assert_eq!(click(&mut stage, Place::Hand(BO)), others_mice(BO));
}
