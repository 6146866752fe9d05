//! The places under cursor and pointer, without a window: steps, jumps, the first place, tips.

use egui::CursorIcon;

use super::super::frame::CastleBoard;
use super::super::interaction::Interaction;
use super::super::layout::Layout;
use super::*;
use crate::paint::board::{Aim, Board};
use crate::paint::board::{DOWN, LEFT, RIGHT, UP};

/// Asks the board of a stage.
fn ask<T>(stage: &mut Stage<BurgAppenzell>, ask: impl FnOnce(&CastleBoard<'_>) -> T) -> T {
    stage.with_scene(|scene, selection| {
        let layout = Layout::at_corner(Pos2::ZERO, 10.0);
        ask(&CastleBoard { scene, selection, layout, interaction: Interaction::of(scene) })
    })
}

fn cell(row: u8, column: u8) -> Place {
    Place::Cell(CellIndex::at(row, column))
}

#[test]
fn frame_cells_and_places_match() {
    ask(&mut after(&[]), |board| {
        let places = board.places();
        assert_eq!(places.len(), 61);
        for place in places {
            assert_eq!(board.cell(place).and_then(|cell| board.place_at(cell)), Some(place));
        }
        assert_eq!(board.place_at(Cell::new(0, 0)), None);
        assert_eq!(board.place_at(Cell::new(200, 3)), None);
        assert_eq!(board.cell(Place::Spare), None);
    });
}

#[test]
fn arrows_reach_every_place() {
    ask(&mut after(&[]), |board| {
        let start = cell(0, 0);
        let (mut reached, mut open) = (vec![start], vec![start]);
        while let Some(place) = open.pop() {
            for direction in [UP, DOWN, LEFT, RIGHT] {
                let next = board.step(place, direction);
                if !reached.contains(&next) {
                    reached.push(next);
                    open.push(next);
                }
            }
        }
        assert_eq!(reached.len(), 61);
        assert_eq!(board.step(Place::Slot(Slot::N3), LEFT), Place::Slot(Slot::N1));
        assert_eq!(board.step(Place::Slot(Slot::N1), LEFT), Place::Slot(Slot::N1));
    });
}

#[test]
fn jumps_lead_to_places_where_a_click_does_something() {
    let stops = |moves: &[Move]| ask(&mut after(moves), |board| board.stops());
    let at_first = stops(&[]);
    // A mouse, a roof beside it, a free tower and a pennant; but no roof farther away and no tower of another player.
    for place in [cell(0, 0), cell(0, 2), cell(0, 6), Place::Slot(Slot::N3)] {
        assert!(at_first.contains(&place), "{place:?}");
    }
    for place in [cell(3, 3), cell(6, 6)] {
        assert!(!at_first.contains(&place), "{place:?}");
    }
    assert!(!stops(&[Move::Push { slot: Slot::W3 }]).contains(&Place::Slot(Slot::N3)));
    assert!(stops(&four_actions()).is_empty());
    let icons = ask(&mut after(&[]), |board| [cell(0, 2), cell(3, 3)].map(|place| board.pointer_icon(place)));
    assert_eq!(icons, [CursorIcon::PointingHand, CursorIcon::Default]);
}

#[test]
fn cursor_starts_at_the_chosen_mouse_or_the_first_choice() {
    let start = |mut stage: Stage<BurgAppenzell>| ask(&mut stage, |board| board.start());
    assert_eq!(start(after(&[lift('A'), run(at(0, 0), at(0, 1))])), cell(0, 1));
    assert_eq!(start(after(&[])), cell(0, 0));
    assert_eq!(start(Stage::of(&game_after(false, &TOWERS[..1]))), cell(0, 6), "the first free tower");
    let nobody = Stage::at(&game_after(false, &TOWERS), 4, Viewer::Table);
    assert_eq!(start(nobody), cell(3, 3));
}

#[test]
fn cursor_follows_the_mouse_chosen_by_digit() {
    let mut stage = after(&two_mice());
    let aim = |stage: &mut Stage<BurgAppenzell>, sign: char| {
        assert_eq!(stage.respond(Input::Key(sign)), Response::Selected);
        let selection = stage.selection.clone();
        ask(stage, |board| board.aim(&selection))
    };
    assert_eq!(aim(&mut stage, '2'), Aim::At(cell(0, 1)));
    assert_eq!(aim(&mut stage, '1'), Aim::At(cell(0, 0)));
    assert_eq!(aim(&mut stage, '3'), Aim::Last, "a mouse from the supply has no cell");
}

#[test]
fn each_kind_of_choice_has_its_own_cursor() {
    let choice = |mut stage: Stage<BurgAppenzell>| ask(&mut stage, |board| board.choice());
    let towers = choice(Stage::of(&game_after(false, &[])));
    let actions = choice(after(&[]));
    assert!(towers.is_some() && actions.is_some() && towers != actions);
    assert_eq!(actions, choice(after(&[lift('A')])));
    assert!(choice(after(&four_actions())).is_none(), "only the end of the turn is left");
}

#[test]
fn roofs_and_open_tiles_have_tips() {
    let mut stage = after(&[lift('A')]);
    let mut tip = |place| {
        let tip = ask(&mut stage, |board| board.tip(place));
        tip.map(|tip| stage.say(&tip))
    };
    assert_eq!(tip(cell(0, 1)).as_deref(), Some("Emmental"));
    assert_eq!(tip(cell(1, 1)).as_deref(), Some("slate roof D"));
    assert_eq!(tip(cell(0, 2)), None, "solid stone");
    assert_eq!(tip(cell(0, 0)), None, "a tower");
    assert_eq!(tip(Place::Slot(Slot::N1)), None);
}
