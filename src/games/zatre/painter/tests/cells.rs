//! The cells of the board in one frame, without a window: steps of the cursor, labels, tips, pointer icons.

use egui::{CursorIcon, Vec2};

use super::*;
use crate::games::zatre::painter::board::CellBoard;
use crate::games::zatre::painter::labels::effect_tip;
use crate::games::zatre::preview::PlacementEffect;
use crate::paint::board::{Aim, Board as _};
use crate::paint::board::{DOWN, LEFT, RIGHT, UP};

const fn at(row: u8, column: u8) -> Place {
    Place::Cell(Cell::new(row, column))
}

/// Checks the board of a stage, on which this tile is picked.
fn with_board<T>(stage: &mut Stage<Zatre>, picked: Option<u8>, check: impl FnOnce(&CellBoard<'_>) -> T) -> T {
    stage.selection.picked = picked.map(|value| RackTile::first(tile(value)));
    let room = Rect::from_min_size(Pos2::ZERO, Vec2::splat(600.0));
    stage.with_scene(|scene, selection| check(&CellBoard::new(scene, selection, room, 1.0)))
}

#[test]
fn arrows_step_over_gaps_and_stop_at_the_edge() {
    with_board(&mut turn(&[], &[5]), None, |board| {
        for (from, direction, to) in [
            (at(7, 7), UP, at(6, 7)),
            (at(0, 6), RIGHT, at(0, 8)),
            (at(0, 10), RIGHT, at(0, 10)),
            (at(1, 7), UP, at(1, 7)),
            (at(7, 1), LEFT, at(7, 1)),
            (at(6, 0), DOWN, at(8, 0)),
            (at(13, 13), DOWN, at(13, 13)),
        ] {
            assert_eq!(board.step(from, direction), to, "from {from:?}");
        }
    });
}

#[test]
fn arrows_reach_every_cell() {
    with_board(&mut turn(&[], &[5]), None, |board| {
        let mut reached = vec![at(7, 7)];
        let mut open = reached.clone();
        while let Some(cell) = open.pop() {
            for direction in [UP, DOWN, LEFT, RIGHT] {
                let cell = board.step(cell, direction);
                if !reached.contains(&cell) {
                    reached.push(cell);
                    open.push(cell);
                }
            }
        }
        assert_eq!(reached.len(), 193);
        assert_eq!(board.places().len(), 193);
    });
}

#[test]
fn cursor_starts_near_the_middle_and_jumps_to_legal_cells() {
    with_board(&mut Stage::of(&opening([6, 5, 3])), None, |board| {
        assert_eq!(board.start(), at(7, 7));
        assert!(board.choice().is_some());
    });
    let mut stage = turn(&[(7, 7, 6), (7, 8, 5)], &[1, 3]);
    with_board(&mut stage, None, |board| {
        assert_eq!(board.start(), at(6, 7));
        assert!(board.stops().contains(&at(7, 9)), "a 1 fits there");
        assert_eq!(board.aim(&Selection::default()), Aim::Last);
    });
    with_board(&mut stage, Some(3), |board| {
        assert!(!board.stops().contains(&at(7, 9)), "a 3 does not");
        assert!(board.stops().contains(&at(6, 7)));
        assert_eq!(board.jump(at(7, 7), UP), at(6, 7));
    });
    stage.legal = vec![Move::EndTurn {}];
    with_board(&mut stage, None, |board| {
        assert_eq!(board.choice(), None);
        assert_eq!(board.start(), at(7, 7));
        assert_eq!(board.jump(at(0, 4), DOWN), at(0, 4));
    });
}

#[test]
fn z11_labels_and_tips_tell_what_the_picked_tile_does() {
    let mut stage = turn(&[(7, 7, 5), (7, 6, 4)], &[2, 5]);
    let label = |board: &CellBoard<'_>, place| board.place_label(place).key;
    with_board(&mut stage, None, |board| {
        assert_eq!(label(board, at(6, 6)), "zatre-cell-empty");
        assert_eq!(board.tip(at(6, 6)), None);
        assert_eq!(label(board, at(7, 7)), "zatre-cell-tile");
    });
    with_board(&mut stage, Some(2), |board| {
        assert_eq!(label(board, at(6, 6)), "zatre-cell-opening");
        assert_eq!(board.tip(at(6, 6)).map(|tip| tip.key), Some("zatre-prospect-opening"));
        assert_eq!(label(board, at(7, 8)), "zatre-cell-legal");
        assert_eq!(board.tip(at(7, 8)), None);
        let spoken = |place| board.spoken(Some(place)).map(|phrase| phrase.key);
        assert_eq!(spoken(at(7, 8)), Some("zatre-cell-makes"), "the sum of the row is spoken");
        assert_eq!(spoken(at(0, 4)), Some("zatre-cell-empty"));
        assert_eq!(board.spoken(None), None);
    });
    let forced = |effect| effect_tip(tile(3), effect).map(|tip| tip.key);
    assert_eq!(forced(PlacementEffect::Forced), Some("zatre-prospect-forced"));
    assert_eq!(forced(PlacementEffect::Plain), None);
}

/// Where tiles are picked by hand, no cell tells what the only value in the hand would do there before it is picked.
#[test]
fn cells_tell_nothing_of_a_tile_that_has_to_be_picked() {
    let mut stage = turn(&[(7, 7, 5)], &[5, 5]);
    let label = |board: &CellBoard<'_>| board.place_label(at(7, 8)).key;
    assert_eq!(with_board(&mut stage, None, label), "zatre-cell-legal");
    stage.picks_by_hand = true;
    assert_eq!(with_board(&mut stage, None, label), "zatre-cell-empty");
    assert_eq!(with_board(&mut stage, Some(5), label), "zatre-cell-legal");
}

#[test]
fn z11_open_cell_tells_its_sums() {
    let mut stage = turn(&[(7, 7, 5), (7, 6, 4), (6, 6, 2)], &[5]);
    let [open, laid] = [(6, 6), (7, 6)].map(|(row, column)| CellIndex::of(Cell::new(row, column)).expect("a cell"));
    stage.open.common.open_cells.insert(open);
    stage.open.common.laid.insert(open);
    stage.open.common.laid.insert(laid);
    let tip = with_board(&mut stage, None, |board| {
        assert_eq!(board.place_label(at(6, 6)).key, "zatre-cell-open");
        assert_eq!(board.place_label(at(7, 6)).key, "zatre-cell-laid");
        assert_eq!(board.tip(at(7, 6)), None);
        board.tip(at(6, 6)).expect("a tip")
    });
    assert!(stage.say(&tip).ends_with("Its row makes 2, its column 6."), "{}", stage.say(&tip));
}

#[test]
fn pointer_icon_tells_whether_a_tile_fits() {
    let mut stage = turn(&[(7, 7, 5), (7, 6, 4)], &[2, 5]);
    with_board(&mut stage, None, |board| {
        assert_eq!(board.pointer_icon(at(7, 8)), CursorIcon::PointingHand, "only the 2 fits");
        assert_eq!(board.pointer_icon(at(6, 7)), CursorIcon::Default, "both fit");
        assert_eq!(board.pointer_icon(at(0, 4)), CursorIcon::Default);
    });
    with_board(&mut stage, Some(5), |board| {
        assert_eq!(board.pointer_icon(at(7, 8)), CursorIcon::NotAllowed);
        assert_eq!(board.pointer_icon(at(6, 7)), CursorIcon::PointingHand);
    });
}
