//! The rules of interaction with the wild die and its swaps, without a window.

use super::*;
use crate::games::rat_a_tat_roll::painter::input::Interaction;

/// The status names the card, or the swap, that the wild face brings.
#[test]
fn l11_the_status_shows_what_the_wild_die_brings() {
    for (face, what, label) in [
        (Face::Lowest, "Take a 0, or", "Take the 0"),
        (Face::Highest, "Take a 9, or", "Take the 9"),
        (Face::Swap, "to swap, or", "Keep the swap"),
    ] {
        let mut stage = Stage::of(&wild_rolled([0, 1, 2, 2, 9], face));
        assert!(stage.status().contains(what), "{}", stage.status());
        let last = stage.actions().pop().expect("a button");
        assert_eq!(stage.say(&last.label), label);
    }
}

/// A click on the card that the wild die takes, or on an equal one, keeps the die; one on the die rolls it again.
#[test]
fn l11_clicks_keep_or_re_roll_the_wild_die() {
    for (face, taken) in [(Face::Lowest, &[1, 2][..]), (Face::Highest, &[4][..])] {
        let mut stage = Stage::of(&wild_rolled([4, 2, 2, 5, 9], face));
        for region in Region::ALL {
            let keeps = taken.contains(&region.index());
            let expected = if keeps { played(Move::Accept {}) } else { asked(Move::Take { region }) };
            assert_eq!(click(&mut stage, Place::FaceUpCard(region)), expected, "{face:?}");
        }
        let again = Move::Reroll { dice: DiceSet::EMPTY };
        assert_eq!(click(&mut stage, Place::WildDie), played(again));
        assert_eq!(stage.actions().remove(0).response, played(again));
        assert_eq!(click(&mut stage, card(0, 0)), asked(Move::Replace { place: row_index(0) }));
        assert_eq!(stage.selection.picked, None);
    }
}

/// Picking a card accepts the die, and the other card is next.
#[test]
fn l11_picking_a_card_accepts_the_swap_die() {
    let game = wild_rolled([0, 1, 2, 2, 9], Face::Swap);
    for seat in 0..2 {
        let mut stage = Stage::of(&game);
        assert_eq!(click(&mut stage, card(seat, 0)), played(Move::Accept {}));
        let carried = RatATatRoll::selection_after(&stage.selection, &Move::Accept {});
        assert_eq!(carried.picked, Some((Seat::new(seat), row_index(0))));
        assert_eq!(RatATatRoll::selection_after(&stage.selection, &Move::NoSwap {}).picked, None);
    }
    let mut stage = Stage::of(&game);
    assert_eq!(click(&mut stage, Place::FaceUpCard(region(0))), asked(Move::Take { region: region(0) }));
}

#[test]
fn l11_a_swap_is_picked_in_either_order() {
    for order in [[card(0, 0), card(1, 0)], [card(1, 0), card(0, 0)]] {
        let mut stage = Stage::of(&swapping());
        assert_eq!(buttons(&mut stage), [("rat_a_tat_roll-action-no-swap", false)]);
        assert_eq!(click(&mut stage, order[0]), SELECTED);
        assert!(stage.selection.has_picked(order[0]) && !stage.selection.has_picked(order[1]));
        assert_eq!(click(&mut stage, order[1]), played(swap(0, 0)));
    }
}

/// A game in which Ada swaps; each seat has two cards.
fn swapping_with_two() -> Match<RatATatRoll> {
    let mut game = game(Options::default());
    roll_and_walk(&mut game, &[1]);
    play(&mut game, Move::TakePile {});
    roll_and_walk(&mut game, &[2]);
    play(&mut game, Move::NoLook {});
    roll_and_walk(&mut game, &[1]);
    game.apply_chance(Chance::Wild { face: Face::Swap }).expect("due");
    play(&mut game, Move::Accept {});
    game
}

#[test]
fn l11_another_card_of_the_same_side_replaces_the_picked_one() {
    let mut stage = Stage::of(&swapping_with_two());
    for seat in 0..2 {
        for place in [0, 1] {
            assert_eq!(click(&mut stage, card(seat, place)), SELECTED);
            assert_eq!(stage.selection.picked, Some((Seat::new(seat), row_index(place))));
        }
        assert_eq!(click(&mut stage, card(seat, 1)), SELECTED);
        assert_eq!(stage.selection.picked, None, "a second click drops it");
    }
    assert_eq!(stage.respond(Input::Cancel), NOTHING);
    assert_eq!(click(&mut stage, card(1, 1)), SELECTED);
    assert_eq!(click(&mut stage, card(0, 0)), played(swap(0, 1)));
    assert_eq!(stage.respond(Input::Cancel), SELECTED);
    assert_eq!(stage.selection.picked, None);
    assert_eq!(click(&mut stage, card(0, 1)), SELECTED);
    assert_eq!(click(&mut stage, card(1, 0)), played(swap(1, 0)));
}

#[test]
fn l11_digits_pick_own_cards() {
    let mut stage = Stage::of(&swapping_with_two());
    assert_eq!(press(&mut stage, '2'), SELECTED);
    assert_eq!(stage.selection.picked, Some((Seat::new(0), row_index(1))));
    for sign in ['0', '3', 'b'] {
        assert_eq!(press(&mut stage, sign), NOTHING, "there is no such card");
    }
    assert_eq!(press(&mut stage, '2'), SELECTED);
    assert_eq!(stage.selection.picked, None);
    assert_eq!(click(&mut stage, card(1, 0)), SELECTED);
    assert_eq!(press(&mut stage, '1'), played(swap(0, 0)));
}

#[test]
fn l11_jumps_lead_to_the_other_side_of_a_swap() {
    let mut stage = Stage::of(&swapping_with_two());
    let jumps = |stage: &mut Stage<RatATatRoll>| {
        stage.with_scene(|scene, selection| {
            let interaction = Interaction::from_play(scene).expect("a decision");
            let places = Place::to_point_at(scene.open).into_iter();
            places.filter(|place| interaction.is_jump_target(selection, *place)).collect::<Vec<_>>()
        })
    };
    let (own, others) = ([card(0, 0), card(0, 1)], [card(1, 0), card(1, 1)]);
    assert_eq!(jumps(&mut stage), [own, others].concat());
    assert_eq!(click(&mut stage, own[0]), SELECTED);
    assert_eq!(jumps(&mut stage), others);
    stage.selection.picked = Some((Seat::new(1), row_index(1)));
    assert_eq!(jumps(&mut stage), own);
}

#[test]
fn l11_a_click_chooses_among_equal_cards() {
    let mut game = wild_rolled([2, 2, 4, 5, 9], Face::Lowest);
    play(&mut game, Move::Accept {});
    let mut stage = Stage::of(&game);
    assert_eq!(click(&mut stage, Place::FaceUpCard(region(1))), played(Move::Take { region: region(1) }));
    assert_eq!(click(&mut stage, Place::FaceUpCard(region(4))), asked(Move::Take { region: region(4) }));
}
