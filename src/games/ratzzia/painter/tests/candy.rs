//! Candy dice and support dice, without a window.

use super::*;

#[test]
fn r19_candy_die_asks_for_its_value_if_several_fit() {
    let mut stage = Stage::of(&with_candy());
    let picked = Selection { picked: Some((TrayDie::Candy, 6)), ..Selection::default() };
    let asking = Selection { candy_column: Some(column(9)), ..picked.clone() };
    assert_eq!(click_die(&mut stage, 6), PICKED);
    assert_eq!(stage.selection, picked);
    assert_eq!(click(&mut stage, at(2)), Response::Play(candy(6, 2)), "a number there is the only one");
    assert_eq!(click(&mut stage, CAT_ROW), Response::Ask(candy(1, 0)));
    for click_value in [Input::Click(Place::Value(die(3))), Input::Key('3')] {
        assert_eq!(click(&mut stage, at(9)), PICKED);
        assert_eq!(stage.status_key(), "ratzzia-status-value");
        assert_eq!(stage.selection, asking);
        assert_eq!(stage.respond(click_value), Response::Play(candy(3, 9)));
        assert_eq!(stage.selection, picked);
    }
    // Another click there, or Escape, drops the question first, then the die.
    for drops in [Input::Click(at(9)), Input::Enter(shelf(9)), Input::Cancel] {
        stage.selection = asking.clone();
        assert_eq!(stage.respond(drops), PICKED);
        assert_eq!(stage.selection, picked);
        assert_eq!(stage.status_key(), "ratzzia-status-place-candy");
    }
    assert_eq!(stage.respond(Input::Cancel), PICKED);
    assert_eq!(stage.selection, Selection::default());
    // Another column, another die.
    stage.selection = asking.clone();
    assert_eq!(click(&mut stage, at(2)), Response::Play(candy(6, 2)));
    assert_eq!(click_die(&mut stage, 0), PICKED);
    assert_eq!(stage.selection, Selection { picked: Some((own(1), 0)), ..Selection::default() });
    stage.selection = asking.clone();
    assert_eq!(stage.respond(Input::Drag(Place::Die(6))), PICKED);
    assert_eq!(stage.selection, picked);
    assert_eq!(drop_die(&mut stage, 6, Some(at(9))), PICKED);
    assert_eq!(stage.selection, asking);
    // A value that does not fit leaves the question open.
    stage.legal.retain(|choice| *choice != candy(3, 9));
    for click_value in [Input::Click(Place::Value(die(3))), Input::Key('3')] {
        assert_eq!(stage.respond(click_value), Response::Ask(candy(3, 9)));
        assert_eq!(stage.selection, asking);
    }
}

#[test]
fn r19_candy_die_is_picked_by_c_or_by_the_only_column_that_takes_it() {
    let mut stage = Stage::of(&with_candy());
    let picked = Selection { picked: Some((TrayDie::Candy, 6)), ..Selection::default() };
    assert_eq!(key(&mut stage, 'c'), PICKED);
    assert_eq!(stage.selection, picked);
    assert_eq!(key(&mut stage, 'c'), PICKED);
    assert_eq!(stage.selection, Selection::default());
    assert_eq!(click(&mut stage, at(3)), Response::Play(candy(3, 3)), "only a candy die fits, as a 3");
    assert_eq!(click(&mut stage, at(9)), PICKED);
    assert_eq!(stage.selection.pending_target, Some(Target::Column(column(9))), "an own die fits as well");
    assert_eq!(key(&mut stage, 'c'), PICKED);
    assert_eq!(stage.selection, Selection { candy_column: Some(column(9)), ..picked.clone() });
    stage.selection = Selection::default();
    stage.legal.retain(|choice| *choice != put(1, 9));
    assert_eq!(click(&mut stage, at(9)), PICKED);
    assert_eq!(stage.selection, Selection { candy_column: Some(column(9)), ..picked });
}

#[test]
fn r20_click_on_the_reserve_rolls_support_dice() {
    let mut stage = Stage::of(&begun(2, &[1, 2, 3, 4, 5, 6]));
    assert_eq!(click(&mut stage, Place::Reserve), Response::Play(Move::RollSupport {}));
    let mut stage = Stage::of(&with_support());
    assert_eq!(click(&mut stage, Place::Reserve), Response::Ask(Move::RollSupport {}));
    // An own die is picked before a support die with the same value.
    assert_eq!(key(&mut stage, '4'), PICKED);
    assert_eq!(stage.selection.picked, Some((own(4), 3)));
    assert_eq!(click_die(&mut stage, 7), PICKED);
    assert_eq!(stage.status_key(), "ratzzia-status-place-support");
}
