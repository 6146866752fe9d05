//! The rules of interaction, without a window: what clicks, drags and keys on the places come to.

use super::*;
use crate::games::ratzzia::painter::tray_dice::tray_after;

/// The label and the response of the button that is the recommended next step.
fn primary(stage: &mut Stage<Ratzzia>) -> (&'static str, Response<Ratzzia>) {
    let action = stage.actions().into_iter().find(|action| action.is_primary).expect("a primary button");
    (action.label.key, action.response)
}

fn refusal(rule: &'static str, key: &'static str, seat: Seat) -> Response<Ratzzia> {
    Response::NotHere(Refusal::new(rule, Phrase::new(key).with("seat", seat)))
}

#[test]
fn r06_click_on_cloth_or_dice_rolls() {
    let mut stage = Stage::of(&begun(3, &[]));
    for place in [Place::Tray, Place::Die(0), Place::Die(6)] {
        for input in [Input::Click(place), Input::DoubleClick(place)] {
            assert_eq!(stage.respond(input), Response::Play(Move::Roll {}), "{input:?}");
        }
    }
    assert_eq!(click_die(&mut stage, 7), NOTHING, "there is no such die");
    assert_eq!(click(&mut stage, at(3)), Response::Ask(Move::TakeBack { column: column(3) }));
    assert_eq!(click(&mut stage, CAT_ROW), Response::Ask(put(1, 0)));
    assert_eq!(click(&mut stage, Place::Reserve), Response::Ask(Move::RollSupport {}));
    assert_eq!(click(&mut stage, Place::Plate(BO)), Response::Ask(Move::Steal { seat: BO }));
    for input in [Input::Key('1'), Input::Key('0'), Input::Key('c'), Input::Cancel, Input::Beside] {
        assert_eq!(stage.respond(input), NOTHING, "{input:?}");
    }
    assert_eq!(stage.respond(Input::Drag(Place::Die(0))), NOTHING);
    assert_eq!(stage.selection, Selection::default());
    // A candy die is not rolled.
    let mut stage = Stage::of(&completed(2, &[(2, &[6, 1, 2, 2]), (5, &[1])]));
    assert_eq!(click_die(&mut stage, 5), Response::Play(Move::Roll {}));
    assert_eq!(click_die(&mut stage, 6), Response::Ask(candy(1, 0)));
    assert_eq!(click(&mut stage, CAT_ROW), Response::Ask(candy(1, 0)), "no other die has a value");
    stage.legal = vec![Move::TakeBack { column: column(2) }];
    assert_eq!(click_die(&mut stage, 5), Response::Ask(Move::Roll {}));
    assert_eq!(click(&mut stage, Place::Tray), NOTHING);
}

/// Before the roll any own die, then own dice for the re-roll, then dice that fit somewhere.
#[test]
fn each_phase_has_its_usable_dice() {
    let usable = |stage: &mut Stage<Ratzzia>, die| {
        stage.with_scene(|scene, selection| {
            input::Interaction::from_play(scene).expect("a seat decides").can_use_die(selection, die)
        })
    };
    let blank = TrayDie::Own(None);
    let mut turning = Stage::of(&completed(2, &[(2, &[6, 1, 2, 2]), (5, &[1])]));
    assert_eq!([blank, TrayDie::Candy].map(|die| usable(&mut turning, die)), [true, false]);
    turning.legal = vec![Move::TakeBack { column: column(2) }];
    assert!(!usable(&mut turning, blank), "nothing can be rolled");

    let mut rerolling = Stage::of(&begun(3, &[1, 3, 3, 4, 5, 6, 6]));
    let dice = [own(1), TrayDie::Support(die(1)), TrayDie::Candy];
    assert_eq!(dice.map(|die| usable(&mut rerolling, die)), [true, false, false]);

    // Column 2 begins with a 6.
    let mut placing = Stage::of(&placing(&[1, 3, 3, 4, 5, 6, 6]));
    assert_eq!([own(1), own(6), own(2)].map(|die| usable(&mut placing, die)), [true, true, false]);
    placing.selection.pending_target = Some(Target::Column(column(2)));
    assert_eq!([own(1), own(6)].map(|die| usable(&mut placing, die)), [false, true]);
}

#[test]
fn r06_take_back_needs_a_second_click() {
    let mut game = placing(&[1, 2, 3, 4, 5, 6, 6]);
    decide(&mut game, &[put(1, 1), Move::Finish {}]);
    for _ in 0..2 {
        roll(&mut game, &[2; 7]);
        decide(&mut game, &[Move::Keep {}, put(2, 5), Move::Finish {}]);
    }
    let mut stage = Stage::of(&game);
    let back = || Response::Play(Move::TakeBack { column: column(1) });
    assert_eq!(stage.status_key(), "ratzzia-status-roll");
    assert_eq!(primary(&mut stage), ("ratzzia-action-roll", Response::Play(Move::Roll {})));
    for second in [Input::Click(shelf(1)), Input::Click(at(1)), Input::DoubleClick(at(1)), Input::Enter(at(1))] {
        assert_eq!(click(&mut stage, at(1)), PICKED);
        assert_eq!(stage.status_key(), "ratzzia-status-take-back");
        assert_eq!(primary(&mut stage), ("ratzzia-action-take-back", back()));
        assert_eq!(stage.respond(second), back());
        assert_eq!(stage.respond(Input::Cancel), PICKED);
        assert_eq!(stage.selection, Selection::default());
    }
    assert_eq!(stage.respond(Input::Cancel), NOTHING);
    assert_eq!(click(&mut stage, at(5)), Response::Ask(Move::TakeBack { column: column(5) }), "dice of others");
    assert_eq!(stage.selection, Selection::default());
}

#[test]
fn r07_clicks_and_digits_mark_dice_for_the_reroll() {
    let mut stage = Stage::of(&begun(3, &[1, 3, 3, 4, 5, 6, 6]));
    let keep = || ("ratzzia-action-keep", Response::Play(Move::Keep {}));
    let reroll = |values: &[u8]| ("ratzzia-action-reroll", Response::Play(Move::Reroll { dice: dice(values) }));
    assert_eq!(primary(&mut stage), keep());
    assert_eq!(stage.status_key(), "ratzzia-status-reroll");
    assert_eq!(click_die(&mut stage, 0), PICKED);
    assert_eq!(stage.status_key(), "ratzzia-status-reroll-marked");
    assert_eq!(key(&mut stage, '3'), PICKED);
    assert_eq!(primary(&mut stage), reroll(&[1, 3]));
    assert_eq!(key(&mut stage, '3'), PICKED);
    assert_eq!(primary(&mut stage), reroll(&[1, 3, 3]));
    assert_eq!(key(&mut stage, '3'), PICKED, "all threes are marked: one more press unmarks them");
    assert_eq!(primary(&mut stage), reroll(&[1]));
    for sign in ['2', '0', '7', 'c', 'e'] {
        assert_eq!(key(&mut stage, sign), NOTHING, "{sign}");
    }
    assert_eq!(stage.respond(Input::DoubleClick(Place::Die(0))), PICKED);
    assert_eq!(primary(&mut stage), keep());
    assert_eq!(key(&mut stage, '6'), PICKED);
    assert_eq!(stage.respond(Input::Cancel), PICKED);
    assert_eq!(primary(&mut stage), keep());
    assert_eq!(stage.respond(Input::Cancel), NOTHING);
    assert_eq!(click(&mut stage, at(2)), Response::Ask(put(1, 2)));
    assert_eq!(click(&mut stage, CAT_ROW), Response::Ask(put(1, 0)));
    for input in [Input::Click(Place::Tray), Input::Drag(Place::Die(0)), Input::Beside] {
        assert_eq!(stage.respond(input), NOTHING, "{input:?}");
    }
}

#[test]
fn r07_only_own_dice_are_marked() {
    let mut game = begun(2, &[1, 2, 3, 4, 5, 6]);
    decide(&mut game, &[Move::RollSupport {}]);
    game.apply_chance(Chance::SupportRolled { dice: dice(&[1, 4, 6]) }).expect("due");
    let mut stage = Stage::of(&game);
    assert_eq!(click_die(&mut stage, 7), Response::Ask(support(4, 0)));
    assert_eq!(key(&mut stage, '4'), PICKED);
    assert_eq!(stage.selection.reroll_slots, [3]);
    assert_eq!(key(&mut stage, '4'), PICKED);
    assert_eq!(stage.selection, Selection::default());

    let mut game = completed(2, &[(2, &[6, 1, 2, 2]), (5, &[1])]);
    roll(&mut game, &[1; 6]);
    let mut stage = Stage::of(&game);
    assert_eq!(click_die(&mut stage, 6), Response::Ask(candy(1, 0)));
    assert_eq!(key(&mut stage, 'c'), Response::Ask(candy(1, 0)));
    assert_eq!(stage.selection, Selection::default());
}

/// After the cat has come, dice lie in the tray without a value.
#[test]
fn r13_zero_marks_the_dice_without_a_value() {
    let mut stage = Stage::of(&begun(3, &[1, 3, 3, 4, 5, 6, 6]));
    stage.open.hands[0].add_blanks(2);
    assert_eq!(key(&mut stage, '0'), PICKED);
    assert_eq!(stage.selection.reroll_slots, [0, 1]);
    assert_eq!(click_die(&mut stage, 0), PICKED);
    assert_eq!(stage.selection.reroll_slots, [1]);
    assert_eq!(key(&mut stage, '0'), PICKED, "each is marked or unmarked");
    assert_eq!(stage.selection.reroll_slots, [0]);
    let marked = stage.with_scene(|scene, selection| {
        input::Interaction::from_play(scene).map(|interaction| interaction.reroll_dice(selection))
    });
    assert_eq!(marked, Some(Dice::blank(1)));
}

#[test]
fn r13_dice_without_a_value_are_not_placed() {
    let mut stage = Stage::of(&placing(&[1, 3, 3, 4, 5, 6, 6]));
    stage.open.hands[0].add_blanks(2);
    // The refusal of a die that is not in hand: a 2.
    assert_eq!(click_die(&mut stage, 0), Response::Ask(put(2, 0)));
    assert_eq!(stage.respond(Input::Drag(Place::Die(0))), NOTHING);
    assert_eq!(key(&mut stage, '0'), NOTHING);
    assert_eq!(stage.selection, Selection::default());
    assert_eq!(click(&mut stage, at(5)), PICKED);
    assert_eq!(click_die(&mut stage, 1), Response::Ask(put(2, 5)));
    assert_eq!(stage.selection, Selection::default());
    assert_eq!(click_die(&mut stage, 2), PICKED);
    assert_eq!(stage.selection.picked, Some((own(1), 2)));
}

#[test]
fn two_clicks_place_a_die_and_wrong_columns_ask_why() {
    let mut stage = Stage::of(&placing(&[1, 3, 3, 4, 5, 6, 6]));
    assert_eq!(stage.status_key(), "ratzzia-status-place");
    assert_eq!(click_die(&mut stage, 0), PICKED);
    assert_eq!(click_die(&mut stage, 5), PICKED);
    assert_eq!(stage.selection.picked, Some((own(6), 5)));
    assert_eq!(stage.status_key(), "ratzzia-status-place-picked");
    for input in [Input::Click(at(2)), Input::Click(shelf(2)), Input::DoubleClick(at(2)), Input::Enter(at(2))] {
        assert_eq!(stage.respond(input), Response::Play(put(6, 2)), "{input:?}");
    }
    assert_eq!(click(&mut stage, at(8)), Response::Ask(put(6, 8)));
    assert_eq!(click(&mut stage, CAT_ROW), Response::Play(put(6, 0)));
    for place in [Place::Space(column(2), 0), Place::CatSpace(0), Place::Plates, Place::Common, Place::Tray] {
        assert_eq!(click(&mut stage, place), NOTHING, "{place:?}");
    }
    assert_eq!(click(&mut stage, Place::Value(die(6))), NOTHING, "no value is asked for");
    assert_eq!(click(&mut stage, Place::Plate(BO)), Response::Ask(Move::Steal { seat: BO }));
    assert_eq!(stage.respond(Input::Beside), NOTHING);
    assert_eq!(click_die(&mut stage, 5), PICKED, "a click on the same die unpicks it");
    assert_eq!(stage.selection, Selection::default());
}

#[test]
fn one_click_places_the_only_fitting_die_and_several_need_a_pick() {
    let mut stage = Stage::of(&placing(&[1, 3, 3, 4, 5, 6, 6]));
    assert_eq!(click(&mut stage, at(2)), Response::Play(put(6, 2)));
    assert_eq!(stage.respond(Input::Enter(at(1))), Response::Play(put(1, 1)));
    for place in [at(5), shelf(5)] {
        assert_eq!(click(&mut stage, place), PICKED);
        assert_eq!(stage.status_key(), "ratzzia-status-which");
        assert_eq!(click_die(&mut stage, 3), Response::Play(put(4, 5)));
        assert_eq!(stage.selection, Selection::default(), "the column is no longer waiting");
    }
    // A second click on the column, or Escape, drops the question; another column replaces it.
    assert_eq!(click(&mut stage, at(5)), PICKED);
    assert_eq!(click(&mut stage, CAT_ROW), PICKED);
    assert_eq!(stage.selection.pending_target, Some(Target::CatRow));
    assert_eq!(click(&mut stage, CAT_ROW), PICKED);
    assert_eq!(stage.selection, Selection::default());
    assert_eq!(click(&mut stage, at(5)), PICKED);
    assert_eq!(stage.respond(Input::Cancel), PICKED);
    assert_eq!(stage.selection, Selection::default());
}

#[test]
fn column_where_no_die_fits_asks_for_a_die_first() {
    let mut stage = Stage::of(&placing(&[1, 3, 3, 4, 5, 5, 5]));
    assert_eq!(click(&mut stage, at(2)), PICKED, "no die is spoken of that nobody has picked");
    assert_eq!(stage.status_key(), "ratzzia-status-pick-first");
    assert_eq!(click_die(&mut stage, 3), Response::Ask(put(4, 2)));
    assert_eq!(stage.selection, Selection::default());
}

#[test]
fn digits_pick_and_place_dice() {
    let mut stage = Stage::of(&placing(&[1, 3, 3, 4, 5, 6, 6]));
    assert_eq!(key(&mut stage, '6'), PICKED);
    assert_eq!(stage.selection.picked, Some((own(6), 5)));
    assert_eq!(key(&mut stage, '4'), PICKED);
    assert_eq!(stage.selection.picked, Some((own(4), 3)));
    assert_eq!(key(&mut stage, '4'), PICKED);
    assert_eq!(stage.selection, Selection::default());
    assert_eq!(key(&mut stage, '2'), Response::Ask(put(2, 0)), "no die shows a 2");
    assert_eq!(click(&mut stage, at(5)), PICKED);
    assert_eq!(key(&mut stage, '4'), Response::Play(put(4, 5)));
    for sign in ['0', '7', 'c', 'e'] {
        assert_eq!(key(&mut stage, sign), NOTHING, "{sign}");
    }
    assert_eq!(key(&mut stage, '4'), PICKED);
    assert_eq!(stage.respond(Input::Cancel), PICKED);
    assert_eq!(stage.respond(Input::Cancel), NOTHING);
}

#[test]
fn double_click_places_a_die_that_fits_once() {
    let mut stage = Stage::of(&placing(&[1, 3, 3, 4, 5, 6, 6]));
    stage.legal = vec![put(6, 2), put(4, 5), put(4, 7)];
    assert_eq!(click_die(&mut stage, 5), PICKED);
    assert_eq!(stage.respond(Input::DoubleClick(Place::Die(5))), Response::Play(put(6, 2)));
    for (slot, value) in [(3, 4), (0, 1)] {
        assert_eq!(stage.respond(Input::DoubleClick(Place::Die(slot))), PICKED);
        assert_eq!(stage.selection.picked, Some((own(value), slot)), "it stays picked");
    }
    assert_eq!(stage.respond(Input::DoubleClick(Place::Die(7))), NOTHING);
}

#[test]
fn dragged_die_is_placed_where_it_is_dropped() {
    let mut stage = Stage::of(&placing(&[1, 3, 3, 4, 5, 6, 6]));
    assert_eq!(click(&mut stage, at(5)), PICKED);
    assert_eq!(stage.respond(Input::Drag(Place::Die(3))), PICKED);
    assert_eq!(stage.selection, Selection { picked: Some((own(4), 3)), ..Selection::default() });
    assert_eq!(drop_die(&mut stage, 3, Some(at(9))), Response::Play(put(4, 9)));
    assert_eq!(drop_die(&mut stage, 3, Some(shelf(9))), Response::Play(put(4, 9)));
    assert_eq!(drop_die(&mut stage, 3, Some(CAT_ROW)), Response::Play(put(4, 0)));
    assert_eq!(drop_die(&mut stage, 3, Some(at(2))), Response::Ask(put(4, 2)));
    for to in [None, Some(Place::Tray), Some(Place::Die(0)), Some(Place::Plate(BO))] {
        assert_eq!(drop_die(&mut stage, 3, to), NOTHING, "{to:?}");
    }
    assert_eq!(drop_die(&mut stage, 7, Some(at(9))), NOTHING, "there is no such die");
    assert_eq!(stage.selection.picked, Some((own(4), 3)), "it is still picked");
    for place in [Place::Die(7), Place::Tray, at(5)] {
        assert_eq!(stage.respond(Input::Drag(place)), NOTHING, "{place:?}");
    }
}

/// By clicks on the die, on the target, and on the value of a candy die; or by dragging.
#[test]
fn every_legal_placement_can_be_made() {
    for game in [placing(&[1, 3, 3, 4, 5, 6, 6]), with_candy(), with_support()] {
        let mut placed = 0;
        for choice in game.legal_moves() {
            let Some((die, target)) = TrayDie::placed(choice) else { continue };
            let mut stage = Stage::of(&game);
            let slot = tray_after(&stage.open, None).iter().position(|other| *other == die).expect("in the tray");
            let to = place::move_places(&choice)[0];
            for starts in [Input::Click(Place::Die(slot)), Input::Drag(Place::Die(slot))] {
                stage.selection = Selection::default();
                assert_eq!(stage.respond(starts), PICKED, "{choice:?}");
                let ends = match starts {
                    Input::Drag(from) => Input::Drop { from, to: Some(to) },
                    _ => Input::Click(to),
                };
                let mut response = stage.respond(ends);
                if let (Response::Selected, Some((value, _))) = (&response, choice.placement()) {
                    response = click(&mut stage, Place::Value(value));
                }
                assert_eq!(response, Response::Play(choice), "{target:?}");
                placed += 1;
            }
        }
        assert!(placed > 4, "{placed}");
    }
}

#[test]
fn dice_of_another_seat_are_refused() {
    let game = placing(&[1, 3, 3, 4, 5, 6, 6]);
    let others = || refusal("R2", "ratzzia-refuse-others-dice", BO);
    let mut stage = Stage::of(&game);
    assert_eq!(click(&mut stage, Place::Hand(BO)), others());
    assert_eq!(click(&mut stage, Place::Hand(ADA)), NOTHING);
    assert_eq!(stage.respond(Input::DoubleClick(Place::Hand(BO))), NOTHING, "it was said at the first click");
    // Where nobody decides, as well.
    let mut stage = Stage::at(&game, game.ply(), Viewer::Seat(ADA));
    assert_eq!(click(&mut stage, Place::Hand(BO)), others());
    assert_eq!(click(&mut stage, Place::Hand(ADA)), NOTHING);
    for place in [at(1), Place::Die(0), Place::Tray, Place::Reserve, Place::Plate(BO), Place::Common] {
        assert_eq!(click(&mut stage, place), NOTHING, "{place:?}");
    }
    stage.selection.picked = Some((own(1), 0));
    for input in [Input::Key('1'), Input::Cancel, Input::Beside, Input::Drag(Place::Die(0)), Input::Enter(at(1))] {
        assert_eq!(stage.respond(input), NOTHING, "{input:?}");
    }
    assert_eq!(drop_die(&mut stage, 0, Some(at(1))), NOTHING);
}

#[test]
fn click_on_the_cloth_begins_the_roll_and_other_clicks_say_that_it_is_due() {
    let mut first = begun(3, &[]);
    decide(&mut first, &[Move::Roll {}]);
    let mut again = begun(3, &[1, 3, 3, 4, 5, 6, 6]);
    decide(&mut again, &[Move::Reroll { dice: dice(&[1]) }]);
    for (game, rule) in [(first, "R6"), (again, "R7")] {
        let mut stage = Stage::of(&game);
        assert_eq!(click(&mut stage, Place::Tray), NOTHING, "nobody here has to begin");
        stage.awaiting_chance = Some(ADA);
        for input in [Input::Click(Place::Tray), Input::DoubleClick(Place::Tray)] {
            assert_eq!(stage.respond(input), Response::Begin);
        }
        let due = || refusal(rule, "ratzzia-refuse-due-rolled", ADA);
        for place in [at(1), CAT_ROW, Place::Die(0), Place::Reserve, Place::Plate(BO), Place::Hand(BO)] {
            assert_eq!(click(&mut stage, place), due(), "{place:?}");
        }
        assert_eq!(stage.respond(Input::Beside), due());
        for input in [Input::DoubleClick(at(1)), Input::Key('1'), Input::Cancel, Input::Drag(Place::Die(0))] {
            assert_eq!(stage.respond(input), NOTHING, "{input:?}");
        }
    }
}
