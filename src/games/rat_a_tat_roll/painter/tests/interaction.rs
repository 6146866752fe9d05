//! The rules of interaction, without a window: what clicks and keys on the places come to.

use super::*;
use crate::games::rat_a_tat_roll::odds::Odds;

/// The rule and the sentence why a place is not clicked.
fn refused(stage: &mut Stage<RatATatRoll>, place: Place) -> (&'static str, String) {
    match stage.respond(Input::Click(place)) {
        Response::NotHere(refusal) => (refusal.rule, stage.say(&refusal.phrase)),
        other => panic!("{place:?}: {other:?}"),
    }
}

/// The interaction of the seat that decides.
fn interaction<'a>(scene: &Scene<'a, RatATatRoll>) -> input::Interaction<'a> {
    input::Interaction::from_play(scene).expect("a seat decides")
}

#[test]
fn l05_a_click_on_a_tray_rolls_its_dice() {
    let mut stage = Stage::of(&game(Options::default()));
    for count in DiceCount::ALL {
        assert_eq!(click(&mut stage, Place::DiceChoice(count)), played(Move::Roll { dice: count }));
    }
    assert_eq!(click(&mut stage, Place::Pile), asked(Move::TakePile {}));
    assert_eq!(click(&mut stage, card(1, 0)), asked(Move::Look { seat: Seat::new(1), place: row_index(0) }));
    assert_eq!(click(&mut stage, card(0, 0)), asked(Move::Replace { place: row_index(0) }));
    assert_eq!(click(&mut stage, Place::FaceUpCard(region(0))), asked(Move::Take { region: region(0) }));
    for input in [Input::Key('1'), Input::Cancel, Input::Beside, Input::Click(Place::Dice)] {
        assert_eq!(stage.respond(input), NOTHING, "{input:?}");
    }

    // The pawn stands in the first region now.
    let mut game = game(Options::default());
    roll_and_walk(&mut game, &[2]);
    let mut stage = Stage::of(&game);
    assert_eq!(click(&mut stage, Place::FaceUpCard(region(0))), asked(Move::TakeFaceUp {}));
    assert_eq!(click(&mut stage, Place::FaceUpCard(region(1))), asked(Move::Take { region: region(1) }));
}

#[test]
fn l05_a_tray_that_is_pointed_at_previews_its_odds() {
    let mut stage = Stage::of(&game(Options::default()));
    assert_eq!(stage.respond(Input::Point(Place::Pile)), NOTHING);
    for count in [2, 3] {
        assert_eq!(stage.respond(Input::Point(tray(count))), SELECTED);
        assert_eq!(stage.respond(Input::Point(tray(count))), NOTHING, "it is previewed already");
        let said = format!("Ada: how many dice? The bars show where {count} dice lead.");
        assert_eq!(stage.status(), said);
    }
    // Odds that are hidden leave nothing behind, and the click needs no explanation.
    for _ in 0..2 {
        assert_eq!(stage.respond(Input::Click(Place::OddsSwitch)), SELECTED);
        assert_eq!(stage.status(), "Ada: how many dice?");
    }
    assert_eq!(stage.respond(Input::DoubleClick(Place::OddsSwitch)), SELECTED);
    assert_eq!(stage.selection, Selection::default());
}

#[test]
fn l06_clicks_and_digits_mark_dice_for_a_re_roll() {
    let mut game = game(Options::default());
    roll(&mut game, &[1, 3, 4]);
    let mut stage = Stage::of(&game);
    assert_eq!(buttons(&mut stage), [("rat_a_tat_roll-action-accept", true)]);
    assert_eq!(click(&mut stage, Place::Die(DieIndex::ALL[1])), SELECTED);
    assert_eq!(press(&mut stage, '4'), SELECTED);
    assert_eq!(stage.selection.marked_dice, DiceSet::from_indices(&[1, 2]));
    let both = [("rat_a_tat_roll-action-accept", false), ("rat_a_tat_roll-action-reroll", true)];
    assert_eq!(buttons(&mut stage), both);
    let again = stage.actions().pop().map(|action| action.response);
    assert_eq!(again, Some(played(Move::Reroll { dice: DiceSet::from_indices(&[1, 2]) })));
    assert_eq!(click(&mut stage, Place::Die(DieIndex::ALL[1])), SELECTED);
    assert_eq!(stage.selection.marked_dice, DiceSet::from_indices(&[2]));
    assert_eq!(stage.respond(Input::Cancel), SELECTED);
    assert_eq!(stage.selection.marked_dice, DiceSet::EMPTY);
    assert_eq!(stage.respond(Input::Cancel), NOTHING);
    let said = "Ada: 8 leads to a wild space. Go there, or choose dice to roll again.";
    assert_eq!(stage.status(), said);
}

#[test]
fn l06_marked_dice_preview_the_odds_of_their_re_roll() {
    let mut game = game(Options::default());
    roll(&mut game, &[1, 3, 4]);
    let mut stage = Stage::of(&game);
    let odds = |stage: &mut Stage<RatATatRoll>| {
        stage.with_scene(|scene, selection| interaction(scene).previewed_odds(selection, None))
    };
    assert_eq!(odds(&mut stage), None);
    assert_eq!(press(&mut stage, '3'), SELECTED);
    let (pawn, dice) = (stage.open.common.pawn, stage.open.common.dice.clone());
    assert_eq!(odds(&mut stage), Some(Odds::for_reroll(pawn, &dice, DiceSet::from_indices(&[1]))));
}

#[test]
fn l06_re_rolls_happen_on_their_dice() {
    let places = |dice: &[u8]| RatATatRoll::move_places(&Move::Reroll { dice: DiceSet::from_indices(dice) });
    assert_eq!(places(&[0, 2]), [0, 2].map(|die| Place::Die(DieIndex::ALL[die])));
    assert_eq!(places(&[]), [Place::WildDie]);
}

#[test]
fn escape_keeps_marked_dice_while_nobody_decides() {
    let mut game = game(Options::default());
    roll(&mut game, &[1, 3, 4]);
    let mut stage = Stage::of(&game);
    assert_eq!(press(&mut stage, '3'), SELECTED);
    stage.legal.clear();
    assert_eq!(stage.respond(Input::Cancel), NOTHING);
    assert_eq!(stage.selection.marked_dice, DiceSet::from_indices(&[1]));
}

#[test]
fn places_without_a_move_are_no_choice() {
    let mut stage = Stage::of(&game(Options::default()));
    let mut has_choice = |places: &[Place]| stage.with_scene(|scene, _| interaction(scene).has_choosable(places));
    let without = [Place::Pile, card(0, 0), card(1, 0), space(3)];
    assert!(!has_choice(&without));
    assert!(has_choice(&[&without[..], &[tray(1)]].concat()));
}

/// A digit marks the first die with so many pips, then the next, and unmarks all once all are marked.
#[test]
fn l06_digits_mark_dice_by_their_pips() {
    let mut game = game(Options::default());
    roll(&mut game, &[2, 3, 2]);
    let mut stage = Stage::of(&game);
    for sign in ['1', '0', '9', 'a'] {
        assert_eq!(press(&mut stage, sign), NOTHING, "no die shows {sign}");
    }
    for dice in [&[0][..], &[0, 2], &[]] {
        assert_eq!(press(&mut stage, '2'), SELECTED);
        assert_eq!(stage.selection.marked_dice, DiceSet::from_indices(dice));
    }
    assert_eq!(press(&mut stage, '3'), SELECTED);
    assert_eq!(stage.selection.marked_dice, DiceSet::from_indices(&[1]));
}

#[test]
fn l06_a_click_on_tokens_is_explained() {
    let mut game = game(Options::default());
    roll(&mut game, &[1]);
    play(&mut game, Move::Reroll { dice: DiceSet::from_indices(&[0]) });
    let mut stage = Stage::of(&game);
    stage.awaiting_chance = Some(Seat::new(0));
    let said = ["Ada has one token. You spend it to roll dice again, right after a roll.", "Bo has 2 tokens."];
    for (seat, said) in Seat::all(2).zip(said) {
        let (rule, sentence) = refused(&mut stage, Place::Tokens(seat));
        assert_eq!(rule, "L6");
        assert!(sentence.starts_with(said), "{sentence}");
        let again = stage.respond(Input::DoubleClick(Place::Tokens(seat)));
        assert!(matches!(again, Response::NotHere(_)), "it does not roll: {again:?}");
    }
    assert_eq!(stage.respond(Input::Click(Place::Tokens(Seat::new(2)))), NOTHING);
}

#[test]
fn l07_a_click_on_the_destination_keeps_the_dice() {
    let mut game = game(Options::default());
    roll(&mut game, &[3, 4]);
    let mut stage = Stage::of(&game);
    let said = "Ada: 7 leads to orange, re-roll and a 1. Go there, or choose dice to roll again.";
    assert_eq!(stage.status(), said);
    assert_eq!(click(&mut stage, space(7)), played(Move::Accept {}));
    let (rule, sentence) = refused(&mut stage, space(8));
    assert_eq!((rule, sentence.starts_with("This space is 8 ahead of the pawn.")), ("L7", true), "{sentence}");
    assert!(refused(&mut stage, space(0)).1.starts_with("The pawn is already here."));
    assert!(matches!(click(&mut stage, space(6)), Response::NotHere(_)));
}

/// Spaces tell how far they are even while nobody decides here.
#[test]
fn l07_a_click_on_a_space_is_explained_at_any_time() {
    let mut game = game(Options::default());
    roll_and_walk(&mut game, &[1]);
    let mut stage = Stage::of(&game);
    for _ in 0..2 {
        assert!(refused(&mut stage, space(4)).1.starts_with("This space is 3 ahead of the pawn."));
        stage.legal.clear();
    }
    assert!(matches!(click(&mut stage, space(4)), Response::NotHere(_)));
    assert_eq!(click(&mut stage, Place::Pile), NOTHING);
    assert_eq!(stage.respond(Input::Beside), NOTHING);
}

#[test]
fn l08_clicks_take_the_region_card_or_the_pile() {
    let mut game = game(Options::default());
    roll_and_walk(&mut game, &[1]);
    let mut stage = Stage::of(&game);
    assert_eq!(click(&mut stage, Place::FaceUpCard(region(0))), played(Move::TakeFaceUp {}));
    assert_eq!(click(&mut stage, Place::Pile), played(Move::TakePile {}));
    assert_eq!(click(&mut stage, Place::FaceUpCard(region(2))), asked(Move::Take { region: region(2) }));
    // The dice still lie there, but the walk is over.
    assert_eq!(
        click(&mut stage, Place::Die(DieIndex::ALL[0])),
        asked(Move::Reroll { dice: DiceSet::from_indices(&[0]) })
    );
    assert_eq!(press(&mut stage, '1'), NOTHING);
    assert!(matches!(click(&mut stage, space(2)), Response::NotHere(_)), "it is where the dice would lead again");
}

#[test]
fn l10_clicks_look_at_own_cards_or_one_of_an_opponent() {
    let mut game = game(Options::default());
    roll_and_walk(&mut game, &[3]);
    let mut stage = Stage::of(&game);
    assert_eq!(stage.open.common.phase, Phase::Looking);
    assert_eq!(click(&mut stage, card(0, 1)), played(Move::LookOwn {}));
    assert_eq!(click(&mut stage, card(1, 0)), played(Move::Look { seat: Seat::new(1), place: row_index(0) }));
    assert_eq!(press(&mut stage, '1'), NOTHING);
}

/// A person starts a waiting shuffle with a button or its key, once everything rests. The second half of a double click
/// on a card must not hide newly opened cards.
#[test]
fn l13_a_waiting_shuffle_starts_by_its_button() {
    // Four of the five cards bear the icon.
    let mut stage = Stage::of(&game_with([7, 7, 8, 9, 1], Options::default()));
    assert_eq!(stage.open.common.phase, Phase::Reshuffling);
    assert_eq!(buttons(&mut stage), [], "nobody is asked");
    stage.awaiting_chance = Some(Seat::new(1));
    stage.acting_seat = Some(Seat::new(1));
    stage.progress = 0.5;
    assert_eq!(buttons(&mut stage), [], "the last card is still on its way");
    stage.progress = 1.0;
    assert_eq!(buttons(&mut stage), [("rat_a_tat_roll-action-shuffle", true)]);
    assert!(stage.status().starts_with("4 of the face-up cards have the re-roll icon"), "{}", stage.status());
    for progress in [0.0, 0.5, 1.0] {
        stage.progress = progress;
        for place in [Place::Pile, Place::FaceUpCard(region(0)), card(0, 0)] {
            assert_eq!(click(&mut stage, place), NOTHING, "{place:?}");
        }
        assert_eq!(stage.respond(Input::Beside), NOTHING);
        assert!(matches!(click(&mut stage, space(3)), Response::NotHere(_)));
    }
}

#[test]
fn l15_with_a_full_hand_the_wild_die_is_clicked() {
    let mut stage = Stage::of(&game_until(|phase| phase == Phase::Deciding));
    let own = stage.open.common.seat.index();
    assert_eq!(click(&mut stage, Place::WildDie), played(Move::RollWild {}));
    assert_eq!(click(&mut stage, card(own, 1)), asked(Move::Replace { place: row_index(1) }));
    assert_eq!(press(&mut stage, '1'), NOTHING);
}

#[test]
fn l15_clicks_and_digits_choose_the_card_to_replace() {
    let mut stage = Stage::of(&game_until(|phase| phase == Phase::Replacing));
    let own = stage.open.common.seat.index();
    for (index, sign) in (0..5).zip('1'..) {
        let replace = || played(Move::Replace { place: row_index(index) });
        assert_eq!(press(&mut stage, sign), replace());
        assert_eq!(click(&mut stage, card(own, index)), replace());
    }
    for sign in ['0', '6', 'r'] {
        assert_eq!(press(&mut stage, sign), NOTHING);
    }
    let (seat, place) = (Seat::new(1 - own), row_index(0));
    assert_eq!(click(&mut stage, Place::Card(seat, place)), asked(Move::Look { seat, place }));
    assert_eq!(click(&mut stage, Place::WildDie), asked(Move::Reroll { dice: DiceSet::EMPTY }));
}

/// While cards are shown for a moment, keys are left to others.
#[test]
fn l18_keys_choose_nothing_during_a_glimpse() {
    let mut game = game(Options::default());
    roll(&mut game, &[1, 3]);
    let mut stage = Stage::of(&game);
    stage.glimpse = game.observation(1, Viewer::Seat(Seat::new(0)));
    assert!(stage.status().ends_with(": your first card. Remember it."), "{}", stage.status());
    assert_eq!(click(&mut stage, Place::Die(DieIndex::ALL[1])), SELECTED);
    assert_eq!([press(&mut stage, '1'), stage.respond(Input::Cancel)], [NOTHING, NOTHING]);
    stage.glimpse = None;
    assert_eq!([press(&mut stage, '1'), stage.respond(Input::Cancel)], [SELECTED, SELECTED]);
    assert_eq!(stage.selection, Selection::default());
}

#[test]
fn a_click_anywhere_starts_a_waiting_roll() {
    let mut game = game(Options::default());
    play(&mut game, Move::Roll { dice: DiceCount::ALL[0] });
    let mut stage = Stage::of(&game);
    for input in [Input::Click(Place::Pile), Input::Beside] {
        assert_eq!(stage.respond(input), NOTHING, "nobody here has to roll");
    }
    stage.awaiting_chance = Some(Seat::new(0));
    for place in [Place::Pile, space(3), Place::Die(DieIndex::ALL[0]), card(1, 0)] {
        assert_eq!([Input::Click(place), Input::DoubleClick(place)].map(|input| stage.respond(input)), [BEGIN, BEGIN]);
    }
    assert_eq!(stage.respond(Input::Beside), BEGIN);
    for input in [Input::Enter(Place::Pile), Input::Key('1'), Input::Cancel, Input::Point(Place::Pile)] {
        assert_eq!(stage.respond(input), NOTHING, "{input:?}");
    }
}

/// The seat that has to take its things up first does so with a click.
#[test]
fn a_click_anywhere_reveals_the_own_cards() {
    let mut stage = Stage::of(&game(Options::default()));
    stage.legal.clear();
    stage.awaiting_reveal = Some(Seat::new(0));
    for input in [Input::Click(Place::Pile), Input::DoubleClick(space(1)), Input::Beside] {
        assert_eq!(stage.respond(input), BEGIN, "{input:?}");
    }
}
