//! The rules of interaction, without a window: what clicks, drags and keys on the places come to.

use super::*;

const SELECTED: Response<Zatre> = Response::Selected;
const NOTHING: Response<Zatre> = Response::Nothing;

fn cell(row: u8, column: u8) -> Place {
    Place::Cell(Cell::new(row, column))
}

fn held(value: u8, slot: u8) -> RackTile {
    RackTile { tile: tile(value), slot }
}

fn rack(value: u8, slot: u8) -> Place {
    Place::Tile(held(value, slot))
}

fn click(stage: &mut Stage<Zatre>, place: Place) -> Response<Zatre> {
    stage.respond(Input::Click(place))
}

fn drop_on(stage: &mut Stage<Zatre>, from: Place, to: Option<Place>) -> Response<Zatre> {
    stage.respond(Input::Drop { from, to })
}

/// The rule and the key of the refusal of this input.
fn refusal(stage: &mut Stage<Zatre>, input: Input<Place>) -> (&'static str, &'static str) {
    match stage.respond(input) {
        Response::NotHere(refusal) => (refusal.rule, refusal.phrase.key),
        other => panic!("{input:?}: {other:?}"),
    }
}

#[test]
fn z07_picked_tile_is_laid_on_the_chosen_cell() {
    let mut stage = Stage::of(&opening([6, 5, 3]));
    assert_eq!(click(&mut stage, rack(5, 0)), SELECTED);
    assert_eq!(stage.selection.picked, Some(held(5, 0)));
    for choose in [Input::Click, Input::DoubleClick, Input::Enter] {
        assert_eq!(stage.respond(choose(cell(7, 7))), Response::Play(place(5, 7, 7)));
        assert_eq!(stage.respond(choose(cell(7, 8))), Response::Ask(place(5, 7, 8)), "the rules say why not");
    }
    assert_eq!(stage.selection.picked, Some(held(5, 0)));
}

#[test]
fn click_on_a_tile_picks_it_and_a_second_click_drops_it() {
    let mut stage = turn(&[(7, 7, 6)], &[5, 5, 3]);
    assert_eq!(stage.status_key(), "zatre-status-pick");
    assert_eq!(click(&mut stage, rack(5, 1)), SELECTED);
    assert_eq!(stage.status_key(), "zatre-status-lay");
    assert_eq!(click(&mut stage, rack(5, 0)), SELECTED);
    assert_eq!(stage.selection.picked, Some(held(5, 0)), "of equal tiles, the clicked one");
    assert_eq!(click(&mut stage, rack(5, 0)), SELECTED);
    assert_eq!(stage.selection.picked, None);
}

/// A tile that has left the hand no longer counts as picked.
#[test]
fn z07_without_a_picked_tile_the_only_fitting_one_is_laid() {
    for picked in [None, Some(held(4, 0))] {
        let mut stage = turn(&[(7, 7, 6), (7, 8, 5)], &[1, 3]);
        stage.selection.picked = picked;
        assert_eq!(click(&mut stage, cell(7, 9)), Response::Play(place(1, 7, 9)));
        for choose in [Input::Click, Input::Enter] {
            assert_eq!(refusal(&mut stage, choose(cell(6, 7))), ("Z7", "zatre-refuse-pick-first"));
        }
        // Where no tile fits, the rules explain it with the lowest one.
        assert_eq!(click(&mut stage, cell(0, 4)), Response::Ask(place(1, 0, 4)));
        assert_eq!(click(&mut stage, cell(7, 7)), Response::Ask(place(1, 7, 7)));
        assert_eq!(click(&mut stage, Place::Hand(ADA)), NOTHING);
        assert_eq!(stage.selection.picked, picked);
    }
}

#[test]
fn refusal_names_the_cell_and_the_tiles_that_fit() {
    let mut stage = turn(&[(7, 7, 6), (7, 8, 5)], &[1, 3]);
    let Response::NotHere(refusal) = click(&mut stage, cell(6, 7)) else { panic!("several tiles fit") };
    let said = stage.say(&refusal.phrase);
    let rest = said.strip_prefix("At row 7, column 8 several of your tiles fit: ").expect("the cell");
    assert!(rest.starts_with('1') && rest.contains('3') && !rest.contains('5'), "{said}");
}

#[test]
fn z07_only_value_in_the_hand_counts_as_picked() {
    let mut stage = turn(&[(7, 7, 5)], &[5, 5]);
    assert_eq!(stage.status_key(), "zatre-status-lay");
    assert_eq!(click(&mut stage, cell(7, 8)), Response::Play(place(5, 7, 8)));
    assert_eq!(click(&mut stage, cell(0, 4)), Response::Ask(place(5, 0, 4)));
    for clicked in [rack(5, 0), rack(5, 1), Place::Hand(ADA)] {
        assert_eq!(refusal(&mut stage, Input::Click(clicked)), ("Z7", "zatre-refuse-picked-already"));
        assert_eq!(stage.selection.picked, None);
    }
    let mut stage = Stage::of(&opening([5, 5, 5]));
    assert_eq!(click(&mut stage, rack(5, 1)), Response::Play(place(5, 7, 7)), "it has one legal cell");
    assert_eq!(stage.selection.picked, None);
}

/// In a puzzle equal tiles are picked like others, and still laid by one click.
#[test]
fn only_value_does_not_count_as_picked_where_tiles_are_picked_by_hand() {
    let mut stage = turn(&[(7, 7, 5)], &[5, 5]);
    stage.picks_by_hand = true;
    assert_eq!(stage.status_key(), "zatre-status-pick");
    assert_eq!(click(&mut stage, cell(7, 8)), Response::Play(place(5, 7, 8)));
    assert_eq!(click(&mut stage, cell(0, 4)), Response::Ask(place(5, 0, 4)));
    assert_eq!(click(&mut stage, rack(5, 1)), SELECTED);
    assert_eq!(stage.selection.picked, Some(held(5, 1)));
    assert_eq!(stage.status_key(), "zatre-status-lay");
    assert_eq!(click(&mut stage, rack(5, 1)), SELECTED);
    assert_eq!(stage.selection.picked, None);
}

#[test]
fn double_click_lays_a_tile_that_has_one_legal_cell() {
    let mut stage = Stage::of(&opening([6, 5, 3]));
    assert_eq!(click(&mut stage, rack(6, 0)), SELECTED);
    assert_eq!(stage.respond(Input::DoubleClick(rack(6, 0))), Response::Play(place(6, 7, 7)));
    assert_eq!(stage.selection.picked, Some(held(6, 0)));
    for hand in [&[5, 3][..], &[5, 5]] {
        let mut stage = turn(&[(7, 7, 6)], hand);
        for _ in 0..2 {
            assert_eq!(stage.respond(Input::DoubleClick(rack(5, 0))), SELECTED);
            assert_eq!(stage.selection.picked, Some(held(5, 0)));
        }
    }
}

#[test]
fn dragged_tile_is_laid_where_it_is_dropped() {
    let mut stage = turn(&[(7, 7, 6)], &[5, 5, 3]);
    let from = rack(5, 1);
    assert_eq!(stage.respond(Input::Drag(from)), SELECTED);
    assert_eq!(stage.selection.picked, Some(held(5, 1)));
    assert_eq!(drop_on(&mut stage, from, Some(cell(7, 8))), Response::Play(place(5, 7, 8)));
    assert_eq!(drop_on(&mut stage, from, Some(cell(0, 4))), Response::Ask(place(5, 0, 4)));
    assert_eq!(stage.selection.picked, Some(held(5, 1)), "a tile that did not fit stays picked");
    assert_eq!(drop_on(&mut stage, from, None), SELECTED);
    assert_eq!(stage.selection.picked, None, "a tile that is let go beside the board is dropped");
    assert_eq!(drop_on(&mut stage, from, None), NOTHING);
    for dragged in [cell(7, 7), Place::Hand(ADA), Place::Bag] {
        assert_eq!(stage.respond(Input::Drag(dragged)), NOTHING);
    }
}

#[test]
fn tile_that_was_dropped_during_the_drag_is_not_laid() {
    let mut stage = turn(&[(7, 7, 6), (7, 8, 5)], &[1, 3]);
    assert_eq!(stage.respond(Input::Drag(rack(1, 0))), SELECTED);
    assert_eq!(stage.respond(Input::Cancel), SELECTED);
    assert_eq!(drop_on(&mut stage, rack(1, 0), Some(cell(7, 9))), NOTHING);

    // If Ada's turn ends meanwhile, the tile just goes back.
    assert_eq!(stage.respond(Input::Drag(rack(1, 0))), SELECTED);
    stage.legal.clear();
    assert_eq!(drop_on(&mut stage, rack(1, 0), Some(cell(7, 9))), NOTHING);
    assert_eq!(drop_on(&mut stage, rack(1, 0), None), SELECTED);
    assert_eq!(stage.selection.picked, None);
}

#[test]
fn digits_pick_a_tile_and_cancel_drops_it() {
    let mut stage = turn(&[(7, 7, 6)], &[5, 5, 3]);
    assert_eq!(stage.respond(Input::Cancel), NOTHING, "nothing is picked");
    for (sign, picked) in [('5', held(5, 0)), ('5', held(5, 0)), ('3', held(3, 0))] {
        assert_eq!(stage.respond(Input::Key(sign)), SELECTED);
        assert_eq!(stage.selection.picked, Some(picked));
    }
    for sign in ['4', '0', '9', 'd', 'e'] {
        assert_eq!(stage.respond(Input::Key(sign)), NOTHING, "{sign}");
        assert_eq!(stage.selection.picked, Some(held(3, 0)));
    }
    assert_eq!(stage.respond(Input::Cancel), SELECTED);
    assert_eq!(stage.selection.picked, None);

    // While no tile can be laid, the keys belong to the rest of the screen.
    stage.legal = vec![Move::EndTurn {}];
    assert_eq!(stage.respond(Input::Key('5')), NOTHING);
    assert_eq!(click(&mut stage, rack(5, 0)), SELECTED);
    assert_eq!(stage.respond(Input::Cancel), NOTHING);
    assert_eq!(stage.selection.picked, Some(held(5, 0)));
}

#[test]
fn z13_turn_ends_by_the_button() {
    let mut stage = turn(&[(7, 7, 6)], &[5]);
    let responses = |stage: &mut Stage<Zatre>| -> Vec<_> {
        stage.actions().into_iter().map(|action| (action.response, action.is_primary)).collect()
    };
    assert_eq!(responses(&mut stage), [(Response::Ask(Move::EndTurn {}), false)]);
    stage.legal.push(Move::EndTurn {});
    assert_eq!(responses(&mut stage), [(Response::Play(Move::EndTurn {}), true)]);
}

#[test]
fn z13_no_tile_is_left_to_lay() {
    let mut stage = turn(&[(7, 7, 6)], &[]);
    assert_eq!(refusal(&mut stage, Input::Click(cell(7, 8))), ("Z7", "zatre-refuse-hand-empty"));
    assert_eq!(click(&mut stage, Place::Hand(ADA)), NOTHING);
}

#[test]
fn z24_tiles_of_another_seat_are_not_laid() {
    let mut stage = turn(&[(7, 7, 6)], &[5, 3]);
    let others = ("Z24", "zatre-refuse-others-hand");
    assert_eq!(refusal(&mut stage, Input::Click(Place::Hand(BO))), others);
    // Bo sees Ada lay.
    (stage.viewer, stage.acting_seat) = (Viewer::Seat(BO), None);
    stage.legal.clear();
    assert_eq!(refusal(&mut stage, Input::Click(Place::Hand(ADA))), others);
    for clicked in [cell(7, 8), Place::Hand(BO)] {
        assert_eq!(refusal(&mut stage, Input::Click(clicked)), ("Z7", "zatre-refuse-seat"));
    }
    assert_eq!(stage.respond(Input::Drag(rack(5, 0))), NOTHING);
    assert_eq!(stage.respond(Input::Key('5')), NOTHING);
    // A seat that acts but has nothing to decide yet has no reason to be told whose turn it is.
    (stage.viewer, stage.acting_seat) = (Viewer::Seat(ADA), Some(ADA));
    assert_eq!(click(&mut stage, cell(7, 8)), NOTHING);
}

#[test]
fn z06_draw_that_is_due_begins_at_the_bag() {
    let mut stage = turn(&[(7, 7, 6)], &[]);
    stage.legal.clear();
    stage.turn = Turn::Chance(Some(ADA));
    assert_eq!(click(&mut stage, Place::Bag), NOTHING, "nobody here has to draw");
    assert_eq!(click(&mut stage, cell(7, 8)), NOTHING);
    stage.awaiting_chance = Some(ADA);
    assert_eq!(click(&mut stage, Place::Bag), Response::Begin);
    assert_eq!(stage.respond(Input::DoubleClick(Place::Bag)), Response::Begin);
    for clicked in [cell(7, 8), Place::Hand(ADA)] {
        assert_eq!(refusal(&mut stage, Input::Click(clicked)), ("Z6", "zatre-refuse-draw-due"));
    }
    assert_eq!(refusal(&mut stage, Input::Click(Place::Hand(BO))).0, "Z24");
    for input in [Input::Click(Place::Sheet(0)), Input::Click(Place::Seat(ADA)), Input::Beside, Input::Cancel] {
        assert_eq!(stage.respond(input), NOTHING, "{input:?}");
    }
}

#[test]
fn observed_events_have_places() {
    let drew = Seen::Drew { seat: BO, count: 2, tiles: None };
    assert_eq!(Zatre::observation_rect_names(&drew), ["bag"]);
    let placed = Seen::Placed { seat: BO, tile: tile(5), at: Cell::new(7, 8), forced: false };
    assert_eq!(Zatre::observation_rect_names(&placed), ["cell 7 8"]);
    let ended = Seen::Ended { seat: BO, entry: Default::default(), kept: 0 };
    assert_eq!(Zatre::observation_rect_names(&ended), ["seat 1"]);
    assert_eq!(Zatre::move_rect_names(&place(5, 7, 8)), ["rack 5", "cell 7 8"]);
    assert!(Zatre::move_rect_names(&Move::EndTurn {}).is_empty());
}
