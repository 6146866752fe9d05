//! The labels of places and of what can be done there.

use super::super::interaction::Interaction;
use super::*;

#[test]
fn tower_labels_say_where_a_mouse_can_enter() {
    let harness = after(&beside_bo()).open();
    harness.get_by_label_contains("row 1, column 7, tower, a mouse can come in here");
    harness.get_by_label_contains("row 7, column 7, tower, Bo’s mouse, a mouse can come in here");
    let own = harness.query_by_label_contains("row 1, column 1, tower, Ada’s mouse, a mouse can come in here");
    assert!(own.is_none(), "no mouse can jump on over it");
}

/// Labels and highlights of a cell that several mice reach use the first move, so it must be the cheapest.
#[test]
fn moves_to_one_cell_come_cheapest_first() {
    let moves = [two_mice(), vec![Move::EndTurn {}, Move::EndTurn {}]].concat();
    let costs: Vec<(Cell, u8)> = after(&moves).with_scene(|scene, _| {
        let interaction = Interaction::of(scene).expect("somebody decides");
        let mouse_moves = interaction.mouse_moves_to(None, CellIndex::at(0, 2));
        mouse_moves.iter().map(|mouse_move| (mouse_move.origin.cell(), mouse_move.landing.cost)).collect()
    });
    assert_eq!(costs, [(at(0, 1), 1), (at(0, 0), 2)]);
}

#[test]
fn the_status_names_only_what_is_highlighted() {
    let what = |moves: &[Move]| {
        let mut stage = after(moves);
        stage.selection.mouse_choice = MouseChoice::NoMouse;
        stage.status()
    };
    assert_eq!(what(&[]), "Ada: choose among mice, roofs, towers and pennants.");
    let pushed = what(&[Move::Push { slot: Slot::W3 }]);
    assert_eq!(pushed, "Ada: choose among mice, roofs and towers.");
}

#[test]
fn every_place_has_a_rect_and_no_label_names_a_hidden_tile() {
    let harness = after(&[lift('A')]).open();
    let rects = &harness.state().rects;
    let count = |kind: &str| rects.names().iter().filter(|name| name.starts_with(kind)).count();
    assert_eq!((count("cell "), count("slot "), count("roof ")), (49, 12, 18));
    for choice in &harness.state().legal {
        assert!(BurgAppenzell::move_rect_names(choice).iter().all(|name| rects.find(name).is_some()), "{choice:?}");
    }
    harness.get_by_label_contains("row 1, column 2, Emmental");
    harness.get_by_label_contains("row 1, column 3, solid stone");
    harness.get_by_label_contains("row 2, column 2, slate roof D");
    let names: Vec<String> = harness
        .get_all_by(|node| node.label().is_some_and(|label| label.starts_with("row ")))
        .filter_map(|node| node.accesskit_node().label())
        .collect();
    assert_eq!(names.len(), 49);
    let told = names.iter().filter(|name| {
        ["Emmental", "Cheddar", "Sage Derby", "Neufch", "Edam", "Roquefort", "Brie", "bare floor", "trap"]
            .iter()
            .any(|tile| name.contains(tile))
    });
    assert_eq!(told.count(), 1, "{names:?}");
}

#[test]
fn the_memory_help_names_only_tiles_that_were_seen() {
    let moves: Vec<Move> = TOWERS.into_iter().chain([lift('A'), Move::EndTurn {}]).collect();
    let harness = Stage::of(&game_after(true, &moves)).open();
    harness.get_by_label_contains("row 1, column 2, slate roof A, seen under it: Emmental");
    let harness = Stage::of(&game_after(false, &moves)).open();
    assert!(harness.query_by_label_contains("seen under it").is_none());
}

#[test]
fn after_the_end_roof_labels_name_all_tiles() {
    let mut game = game_after(false, &TOWERS);
    // Idle turns end the game (B22), with every roof on.
    while game.outcome().is_none() {
        let Turn::Seat(seat) = game.turn() else { panic!("it is somebody's turn") };
        game.decide(seat, Move::EndTurn {}).expect("legal");
    }
    let harness = Stage::at(&game, game.ply(), Viewer::Everything).open();
    harness.get_by_label_contains("row 1, column 2, slate roof A, under it: Emmental");
    assert!(harness.query_by_label_contains("seen under it").is_none());
}

#[test]
fn slot_labels_tell_the_visible_outcome_of_a_push() {
    // Row 1, column 2 is open, with a mouse on it; the rest of the line lies under roofs.
    let harness = after(&[lift('A'), run(at(0, 0), at(0, 1))]).open();
    let name = |start: &str| {
        let nodes: Vec<String> = harness
            .get_all_by(|node| node.label().is_some_and(|label| label.starts_with(start)))
            .filter_map(|node| node.accesskit_node().label())
            .collect();
        nodes.first().cloned().expect("a pennant")
    };
    let from_above = name("pennant, column 2 from above");
    assert!(from_above.contains("pushes in: trap"), "{from_above}");
    assert!(from_above.contains("Ada’s mouse at row 1, column 2 falls"), "{from_above}");
    assert!(!from_above.contains("drops out"), "{from_above}");
    assert!(name("pennant, column 2 from below").contains("drops out: Emmental"));
}

#[test]
fn the_end_button_names_the_roofs_that_go_back_on() {
    let mut stage = after(&[lift('A')]);
    let details: Vec<Phrase> = stage.actions().into_iter().filter_map(|action| action.detail).collect();
    assert_eq!(
        details.iter().map(|detail| stage.say(detail)).collect::<Vec<_>>(),
        ["after this turn roof A goes back on"]
    );
}
