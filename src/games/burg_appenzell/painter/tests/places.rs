//! The places of the table: their names, and where moves and events happened.

use super::*;
use crate::games::burg_appenzell::tiles::Cheese;

/// The names of the places where the last of these moves happened.
fn happened(moves: &[Move]) -> Vec<String> {
    BurgAppenzell::observation_rect_names(&after(moves).last.expect("an event").seen)
}

#[test]
fn names_count_from_1_and_seats_from_0() {
    let names = [
        (Place::Cell(CellIndex::at(0, 6)), "cell 1 7"),
        (Place::Slot(Slot::W3), "slot W3"),
        (Place::Roof(room('R')), "roof R"),
        (Place::Spare, "spare"),
        (Place::Actions, "actions"),
        (Place::Hand(ADA), "hand 0"),
        (Place::Supply(BO), "supply 1"),
        (Place::Chips(ADA), "chips 0"),
        (Place::SupplyPen(ADA), "supply pen 0"),
        (Place::FallenPen(BO), "fallen pen 1"),
        (Place::Chip(ADA, Cheese::ALL[2]), "chip 0 3"),
        (Place::SlotTile(Slot::E1), "tile at E1"),
        (Place::Seat(BO), "seat 1"),
        (Place::Castle, "castle"),
    ];
    for (place, name) in names {
        assert_eq!(place.name(), name);
    }
    let names: BTreeSet<String> = Place::cells_and_slots().map(Place::name).collect();
    assert_eq!(names.len(), 61);
}

#[test]
fn every_named_place_has_a_rect() {
    let harness = after(&[]).open();
    let names = [
        "board",
        "spare",
        "actions",
        "hand 0",
        "hand 1",
        "supply 0",
        "chips 0",
        "chips 1",
        "castle",
        "supply pen 1",
        "fallen pen 0",
        "chip 1 7",
        "tile at N1",
    ];
    for name in names {
        assert!(harness.state().rects.find(name).is_some(), "{name}");
    }
    let harness = Stage::at(&game_after(false, &[]), 1, Viewer::Table).open();
    assert!(harness.state().rects.find("spare").is_none(), "the tiles are not dealt yet");
}

#[test]
fn moves_happen_on_their_cells() {
    let names = |choice: Move| BurgAppenzell::move_rect_names(&choice);
    assert_eq!(names(TOWERS[1]), ["cell 7 7"]);
    assert_eq!(names(lift('B')), ["roof B"]);
    assert_eq!(names(run(at(0, 0), at(0, 1))), ["cell 1 1", "cell 1 2"]);
    assert_eq!(names(enter(at(0, 6), at(0, 6))), ["cell 1 7"]);
    assert_eq!(names(enter(at(0, 0), at(0, 1))), ["cell 1 1", "cell 1 2"]);
    assert_eq!(names(Move::Push { slot: Slot::E5 }), ["slot E5"]);
    assert!(names(Move::EndTurn {}).is_empty());
    assert_eq!(names(run(at(200, 0), at(0, 255))), Vec::<String>::new(), "a damaged record may hold any numbers");
}

#[test]
fn events_happen_where_people_look() {
    let (lifted, ran) = (lift('A'), run(at(0, 0), at(0, 1)));
    assert_eq!(happened(&[]), ["cell 7 7"]);
    assert_eq!(happened(&[lifted]), ["roof A"]);
    assert_eq!(happened(&[lifted, ran]), ["cell 1 1", "cell 1 2"]);
    assert_eq!(happened(&[enter(at(0, 6), at(0, 6))]), ["cell 1 7"]);
    assert_eq!(happened(&[lifted, enter(at(0, 0), at(0, 1))]), ["cell 1 1", "cell 1 2"]);
    assert_eq!(happened(&[lifted, ran, Move::Push { slot: Slot::N1 }]), ["slot N1", "slot S1", "cell 1 2"]);
    assert_eq!(happened(&[lifted, Move::EndTurn {}]), ["roof A"]);
    assert_eq!(happened(&[Move::EndTurn {}]), ["seat 0"]);
    let game = game_after(false, &[]);
    let at_ply = |ply| Stage::at(&game, ply, Viewer::Table).last.expect("an event").seen;
    assert_eq!(BurgAppenzell::observation_places(&at_ply(1)), [Place::Seat(ADA)]);
    assert_eq!(BurgAppenzell::observation_places(&at_ply(2)), [Place::Spare]);
}
