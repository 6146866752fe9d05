//! Where the keyboard cursor goes, without a window.

use egui::{Pos2, Rect, Vec2};

use super::*;
use crate::games::ratzzia::CandySource;
use crate::games::ratzzia::painter::frame::PantryBoard;
use crate::games::ratzzia::painter::layout::Layout;
use crate::paint::board::{Aim, Board as _, DOWN, Direction, LEFT, RIGHT, UP};

/// Calls `look` with the board.
fn with_board<T>(stage: &mut Stage<Ratzzia>, look: impl FnOnce(&PantryBoard<'_>) -> T) -> T {
    stage.with_scene(|scene, selection| {
        let room = Rect::from_min_size(Pos2::ZERO, Vec2::new(900.0, 640.0));
        let layout = Layout::fitting(room, scene.open.printed_board(), usize::from(scene.open.seats));
        look(&PantryBoard::new(scene, selection, layout, None))
    })
}

#[test]
fn arrows_reach_all_areas() {
    with_board(&mut Stage::of(&placing(&[1, 3, 3, 4, 5, 6, 6])), |board| {
        let mut reached = vec![CAT_ROW];
        let mut open = reached.clone();
        while let Some(place) = open.pop() {
            for direction in [UP, DOWN, LEFT, RIGHT] {
                let next = board.step(place, direction);
                if !reached.contains(&next) {
                    reached.push(next);
                    open.push(next);
                }
            }
        }
        assert_eq!(reached.len(), 19);
        assert!(board.places().iter().all(|place| reached.contains(place)));
        for place in board.places() {
            assert_eq!(board.cell(place).and_then(|cell| board.place_at(cell)), Some(place));
        }
    });
}

/// The cat row lies below all columns; a step up from it leads to the first.
#[test]
fn arrows_follow_the_rows() {
    let steps: [(Place, Direction, Place); 12] = [
        (shelf(4), RIGHT, shelf(5)),
        (shelf(4), UP, shelf(4)),
        (shelf(4), DOWN, at(4)),
        (at(4), UP, shelf(4)),
        (at(4), LEFT, at(3)),
        (at(1), LEFT, at(1)),
        (at(9), RIGHT, at(9)),
        (at(7), DOWN, CAT_ROW),
        (CAT_ROW, UP, at(1)),
        (CAT_ROW, RIGHT, CAT_ROW),
        (CAT_ROW, LEFT, CAT_ROW),
        (CAT_ROW, DOWN, CAT_ROW),
    ];
    with_board(&mut Stage::of(&begun(3, &[])), |board| {
        for (from, direction, to) in steps {
            assert_eq!(board.step(from, direction), to, "{from:?} {direction:?}");
        }
    });
}

#[test]
fn jumps_lead_to_where_something_can_be_done() {
    let mut stage = Stage::of(&placing(&[1, 3, 3, 4, 5, 6, 6]));
    stage.selection.picked = Some((TrayDie::Own(Some(die(3))), 1));
    let stops = [at(3), at(4), at(5), at(7), at(9), CAT_ROW];
    with_board(&mut stage, |board| {
        assert_eq!(board.stops(), stops);
        assert_eq!(board.start(), at(3));
        assert_eq!(board.jump(at(5), RIGHT), at(7));
        assert_eq!(board.jump(at(5), DOWN), CAT_ROW);
    });
    let mut stage = Stage::of(&completed(3, &[(1, &[1, 3, 4, 2])]));
    with_board(&mut stage, |board| assert_eq!(board.stops(), [2, 3, 4, 5, 6, 7, 8, 9].map(at)));
    let mut stage = Stage::of(&completed(3, &[(7, &[1; 6])]));
    with_board(&mut stage, |board| assert_eq!(board.stops(), [at(7)]));
    let mut stage = Stage::of(&begun(3, &[]));
    stage.legal.push(Move::TakeBack { column: column(6) });
    with_board(&mut stage, |board| assert_eq!(board.stops(), [at(6)]));
    let jar: &[u8] = &[6, 1, 2, 2];
    let mut stage = Stage::of(&completed(4, &[(2, jar), (2, jar), (2, jar)]));
    stage.legal.push(Move::Candy { from: CandySource::Column(column(4)) });
    with_board(&mut stage, |board| assert_eq!(board.stops(), [at(4)]));
}

/// The kinds of choices differ, so that each starts a new cursor.
#[test]
fn cursor_is_only_where_an_area_can_be_chosen() {
    let choice = |game: &Match<Ratzzia>| with_board(&mut Stage::of(game), |board| board.choice());
    let placing = choice(&placing(&[1, 3, 3, 4, 5, 6, 6]));
    let annie = choice(&completed(3, &[(1, &[1, 3, 4, 2])]));
    assert!(placing.is_some() && annie.is_some() && placing != annie);
    assert_eq!(choice(&begun(3, &[])), None, "nothing to take back");
    assert_eq!(choice(&begun(3, &[1, 3, 3, 4, 5, 6, 6])), None);
    assert_eq!(choice(&completed(3, &[(8, &[1, 2, 2, 6, 5])])), None);
    let mut stage = Stage::of(&begun(3, &[1, 3, 3, 4, 5, 6, 6]));
    with_board(&mut stage, |board| assert_eq!((board.stops(), board.start()), (Vec::new(), at(5))));
}

#[test]
fn typed_die_shows_the_cursor() {
    let mut stage = Stage::of(&placing(&[1, 3, 3, 4, 5, 6, 6]));
    let picked =
        |value, slot| Selection { picked: Some((TrayDie::Own(Some(die(value))), slot)), ..Selection::default() };
    with_board(&mut stage, |board| {
        assert_eq!(board.aim(&picked(4, 3)), Aim::Last);
        assert_eq!(board.aim(&Selection::default()), Aim::Nowhere);
        let marked = Selection { reroll_slots: vec![0], ..Selection::default() };
        assert_eq!(board.aim(&marked), Aim::Nowhere);
    });
    stage.selection = picked(4, 3);
    with_board(&mut stage, |board| {
        assert_eq!(board.aim(&picked(4, 3)), Aim::Nowhere, "it was picked before");
        assert_eq!(board.aim(&picked(1, 0)), Aim::Last);
        assert_eq!(board.aim(&Selection::default()), Aim::Nowhere);
    });
}
