//! Tests of the table on the screen: input by mouse and keys, labels, tab stops.

mod cells;
mod interaction;

mod schedule;

use std::collections::BTreeSet;

use egui::accesskit::Toggled;
use egui::{Event, Key, Modifiers, PointerButton, Pos2};
use egui_kittest::kittest::{NodeT as _, Queryable as _};

use super::*;
use crate::engine::{Cell, Turn, Viewer};
use crate::games::tests::painter::{Shown, Stage, people};
use crate::games::zatre::board::{Board, CellIndex, RED};
use crate::games::zatre::placement::PlacementContext;
use crate::games::zatre::rules::{Chance, Options, Rack};
use crate::games::zatre::tiles::{Tile, Tiles};
use crate::paint::board::Place as _;
use crate::paint::painter::Part;
use crate::paint::stage::Show;
use crate::play::Match;

const ADA: Seat = Seat::new(0);
const BO: Seat = Seat::new(1);

fn tile(value: u8) -> Tile {
    Tile::new(value).expect("a value")
}

fn place(value: u8, row: u8, column: u8) -> Move {
    Move::Place { tile: tile(value), at: Cell::new(row, column) }
}

/// Ada's opening turn with these tiles, the first of which decided the start.
fn opening(tiles: [u8; 3]) -> Match<Zatre> {
    let mut game = Match::<Zatre>::new(Options::default(), people(&["Ada", "Bo"]), 1).expect("two seats");
    let [first, second, third] = tiles.map(tile);
    game.apply_chance(Chance::StartDraw { seat: ADA, tile: first }).expect("due");
    game.apply_chance(Chance::StartDraw { seat: BO, tile: tile(1) }).expect("due");
    game.apply_chance(Chance::Draw { seat: ADA, tiles: [second, third].into_iter().collect() }).expect("due");
    game
}

/// A later turn of Ada with this hand, on a board with these tiles, each given by row, column and value.
fn turn(board: &[(u8, u8, u8)], hand: &[u8]) -> Stage<Zatre> {
    let mut stage = Stage::of(&opening([6, 5, 3]));
    let tiles: Tiles = hand.iter().map(|&value| tile(value)).collect();
    stage.open.racks[0] = Rack { count: tiles.count(), tiles: Some(tiles) };
    let common = &mut stage.open.common;
    common.opening = false;
    common.board = Board::EMPTY;
    for &(row, column, value) in board {
        common.board.lay(CellIndex::of(Cell::new(row, column)).expect("on the board"), tile(value));
    }
    let context = PlacementContext { board: &common.board, open_cells: &common.open_cells, hand: &tiles };
    let mut legal = Vec::new();
    context.for_each_legal(|tile, index| legal.push(Move::Place { tile, at: index.cell() }));
    if legal.is_empty() {
        legal.push(Move::EndTurn {});
    }
    stage.legal = legal;
    stage
}

/// Shows the board, and beside it what is Ada's, and the bag.
fn show(mut stage: Stage<Zatre>) -> Shown<Zatre> {
    stage.panel = vec![Part::Hand(ADA), Part::Seat(ADA), Part::Common];
    stage.open()
}

fn button(pos: Pos2, pressed: bool) -> Event {
    Event::PointerButton { pos, button: PointerButton::Primary, pressed, modifiers: Modifiers::NONE }
}

#[test]
fn two_clicks_lay_a_tile() {
    let mut harness = show(Stage::of(&opening([6, 5, 3])));
    harness.click("rack 5");
    assert_eq!(harness.played(), []);
    let tile = harness.get_by_label("tile 5, picked");
    assert_eq!(tile.accesskit_node().toggled(), Some(Toggled::True));
    harness.click("cell 7 7");
    assert_eq!(harness.played(), [place(5, 7, 7)]);
}

#[test]
fn dragging_lays_a_tile() {
    let mut harness = show(Stage::of(&opening([6, 5, 3])));
    harness.drag("rack 3", "cell 7 7");
    assert_eq!(harness.played(), [place(3, 7, 7)]);
}

#[test]
fn drag_that_ends_off_the_board_lays_nothing() {
    let mut harness = show(Stage::of(&opening([6, 5, 3])));
    let from = harness.at("rack 3");
    harness.drag_between(from, Pos2::new(5.0, 5.0));
    assert_eq!(harness.take(), []);
    assert_eq!(harness.state().selection.picked, None);
}

#[test]
fn cells_can_be_clicked_by_accessible_name() {
    // Only fives are in the hand, so the value counts as picked.
    let mut harness = show(turn(&[(7, 7, 5)], &[5, 5]));
    harness.get_by_label("row 8, column 9, dark, empty, 5 fits").click();
    harness.run();
    assert_eq!(harness.played(), [place(5, 7, 8)]);
    harness.get_by_label("row 1, column 5, dark, empty").click();
    harness.run();
    assert_eq!(harness.asked(), [place(5, 0, 4)]);
}

#[test]
fn tile_can_be_laid_by_keyboard_alone() {
    let mut harness = show(Stage::of(&opening([6, 5, 3])));
    harness.press(&[Key::Num3, Key::ArrowUp]);
    harness.press_with(Modifiers::COMMAND, Key::ArrowDown);
    harness.press(&[Key::Enter]);
    assert_eq!(harness.played(), [place(3, RED.row, RED.column)]);
    let board = harness.get_by_label("Board");
    assert_eq!(board.accesskit_node().value().as_deref(), Some("row 8, column 8, red, empty, 3 fits"));
    harness.press(&[Key::Escape]);
    assert_eq!(harness.state().selection.picked, None);
}

#[test]
fn digit_shows_the_cursor_where_it_was() {
    let mut harness = show(turn(&[(7, 7, 6)], &[5, 3]));
    harness.click("cell 7 10");
    assert!(harness.state().rects.find("cursor").is_none(), "the pointer is in use");
    harness.press(&[Key::Num5]);
    let cell = harness.state().rects.find("cell 7 10");
    assert_eq!(harness.state().rects.find("cursor"), cell);
    assert_eq!(harness.state().selection.picked, Some(RackTile::first(tile(5))));
}

#[test]
fn board_is_one_tab_stop() {
    let mut harness = show(Stage::of(&opening([6, 5, 3])));
    let mut stops = BTreeSet::new();
    for _ in 0..30 {
        harness.press(&[Key::Tab]);
        stops.extend(harness.ctx.memory(|memory| memory.focused()).map(|id| id.value()));
    }
    // Three tiles, the bag, the board.
    assert_eq!(stops.len(), 5);
}

#[test]
fn double_click_lays_a_tile_with_one_legal_cell() {
    let mut harness = show(Stage::of(&opening([6, 5, 3])));
    let pos = harness.at("rack 6");
    for event in
        [Event::PointerMoved(pos), button(pos, true), button(pos, false), button(pos, true), button(pos, false)]
    {
        harness.event(event);
        harness.step();
    }
    assert_eq!(harness.played(), [place(6, 7, 7)]);
}

#[test]
fn bag_draws_if_a_draw_waits_and_otherwise_shows_its_contents() {
    let mut stage = Stage::of(&opening([6, 5, 3]));
    stage.awaiting_chance = Some(ADA);
    let mut harness = show(stage);
    // Tiles of a seat that has not begun lie face down, although the scene holds them.
    assert!(harness.query_by_label("tile 5").is_none());
    harness.get_by_label("3 tiles, face down");
    harness.click("bag");
    assert_eq!(harness.take(), [Response::Begin]);
    harness.state_mut().awaiting_chance = None;
    harness.run();
    harness.click("bag");
    harness.run();
    harness.get_by_value("tile 6: 19");
    assert!(harness.state().responses.is_empty(), "a look into the bag needs no explanation");
}

#[test]
fn click_on_a_rack_beside_its_tiles_is_explained() {
    let mut stage = turn(&[(7, 7, 5)], &[5, 5]);
    stage.panel = vec![Part::Hand(BO), Part::Hand(ADA)];
    let mut harness = stage.open();
    let beside = harness.state().rects.find("hand 0").expect("a rack").left_center() + egui::vec2(6.0, 0.0);
    harness.send([Event::PointerMoved(beside), button(beside, true), button(beside, false)]);
    harness.wait();
    harness.click("hand 1");
    let refused = harness.take().into_iter().map(|response| match response {
        Response::NotHere(refusal) => (refusal.rule, refusal.phrase.key),
        other => panic!("{other:?}"),
    });
    let refused: Vec<_> = refused.collect();
    assert_eq!(refused, [("Z7", "zatre-refuse-picked-already"), ("Z24", "zatre-refuse-others-hand")]);
}

/// A near miss between two tiles still counts for one of them.
#[test]
fn gaps_between_tiles_belong_to_the_tiles() {
    let mut harness = show(Stage::of(&opening([6, 5, 3])));
    let rect = harness.state().rects.find("rack 5").expect("a tile");
    let beside = rect.right_center() + egui::vec2(2.0, 0.0);
    harness.send([Event::PointerMoved(beside), button(beside, true), button(beside, false)]);
    assert_eq!(harness.state().selection.picked, Some(RackTile::first(tile(5))));
}

/// A tile that one partner draws is no other partner's tile of the same value.
#[test]
fn z23_tile_on_its_way_to_a_partner_hides_none_of_the_other_rack() {
    let options = Options { partners: true, ..Options::default() };
    let mut game = Match::<Zatre>::new(options, people(&["Ada", "Bo", "Cleo", "Dora"]), 1).expect("four seats");
    for (seat, value) in [6, 1, 2, 3].into_iter().enumerate() {
        game.apply_chance(Chance::StartDraw { seat: Seat::new(seat), tile: tile(value) }).expect("due");
    }
    for (seat, tiles) in [(ADA, [5, 4]), (BO, [5, 6])] {
        game.apply_chance(Chance::Draw { seat, tiles: tiles.into_iter().map(tile).collect() }).expect("due");
    }
    let viewer = Viewer::Seat(ADA);
    let ply = game.ply() - 1;
    let observation = game.observation(ply, viewer).expect("an event");
    let (before, after) = (game.view_at(ply, viewer).open, game.view(viewer).open);
    let beats = Zatre::beats(&Moment { observation: &observation, before: &before, after: &after });
    let goals: Vec<String> = beats
        .iter()
        .filter_map(|beat| match &beat.show {
            Show::Travel(travel) => Some(travel.to[0].name()),
            _ => None,
        })
        .collect();
    assert_eq!(goals, ["held 1 5 0", "held 1 6 0"]);
}

#[test]
fn every_cell_and_tile_has_a_named_rect() {
    let harness = show(Stage::of(&opening([6, 5, 3])));
    let rects = &harness.state().rects;
    assert_eq!(rects.names().iter().filter(|name| name.starts_with("cell ")).count(), 193);
    for choice in &harness.state().legal {
        assert!(Zatre::move_rect_names(choice).iter().all(|name| rects.find(name).is_some()), "{choice:?}");
    }
    assert!(["bag", "board", "sheet 0", "hand 0"].iter().all(|name| rects.find(name).is_some()));
}
