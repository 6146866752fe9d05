//! Played by mouse and by keys.

use super::*;

#[test]
fn l05_a_click_on_a_tray_rolls_so_many_dice() {
    let mut harness = Screen::of(&game(Options::default())).open_harness();
    click(&mut harness, "roll 2");
    assert_eq!(meant(&mut harness), played(Move::Roll { dice: HowMany::ALL[1] }));
    click(&mut harness, "pile");
    assert_eq!(meant(&mut harness), asked(Move::TakePile {}));
    click(&mut harness, "card 1 1");
    assert_eq!(meant(&mut harness), asked(Move::Look { seat: Seat::new(1), place: place(0) }));
}

#[test]
fn l05_what_is_pointed_at_shows_its_odds_unless_they_are_hidden() {
    let mut harness = Screen::of(&game(Options::default())).open_harness();
    let told = |harness: &Harness<'_, Screen>| {
        egui_kittest::kittest::Queryable::query_by_label(harness, "7: orange, re-roll, 17 %").is_some()
    };
    assert!(!told(&harness));
    let tray = harness.state().spots.find("roll 2").expect("a tray").center();
    harness.event(Event::PointerMoved(tray));
    harness.run();
    let said = "Ada: roll how many dice? Bars show where 2 dice lead.";
    assert_eq!(harness.state_mut().status(), said);
    // It stays when the pointer goes on to a space.
    let space = harness.state().spots.find("space 7").expect("a space").center();
    harness.event(Event::PointerMoved(space));
    // A tooltip takes its time.
    harness.run_steps(12);
    assert!(told(&harness));
    let switch = harness.state().spots.find("odds switch").expect("a switch").center();
    for event in [Event::PointerMoved(switch), button(switch, true), button(switch, false)] {
        harness.event(event);
        harness.run_steps(12);
    }
    assert!(!told(&harness));
    assert_eq!(harness.state_mut().status(), "Ada: roll how many dice?");
}

#[test]
fn l06_dice_are_marked_by_click_and_digit_and_rolled_again() {
    let mut game = game(Options::default());
    rolled(&mut game, &[1, 3, 4]);
    let mut harness = Screen::of(&game).open_harness();
    assert_eq!(harness.state_mut().actions(), [("rat_a_tat_roll-action-accept", true)]);
    click(&mut harness, "die 2");
    harness.key_press(Key::Num4);
    harness.run();
    assert_eq!(harness.state().touch.dice, DiceSet::of(&[1, 2]));
    let both = [("rat_a_tat_roll-action-accept", false), ("rat_a_tat_roll-action-reroll", true)];
    assert_eq!(harness.state_mut().actions(), both);
    click(&mut harness, "die 2");
    harness.key_press(Key::Backspace);
    harness.run();
    assert_eq!(harness.state().touch.dice, DiceSet::NONE);
    assert_eq!(meant(&mut harness), [""; 0]);
    let said = "Ada: 8 leads to a wild space. Go there, or choose dice to roll them again.";
    assert_eq!(harness.state_mut().status(), said);
}

/// A digit means what a die shows: the first that shows it, then the next, and none of them once all are marked.
#[test]
fn l06_digits_mark_dice_by_what_they_show() {
    let mut game = game(Options::default());
    rolled(&mut game, &[2, 3, 2]);
    let mut harness = Screen::of(&game).open_harness();
    let mut marked = |key| {
        harness.key_press(key);
        harness.run();
        harness.state().touch.dice
    };
    assert_eq!(marked(Key::Num1), DiceSet::NONE, "no die shows it");
    for dice in [&[0][..], &[0, 2], &[]] {
        assert_eq!(marked(Key::Num2), DiceSet::of(dice));
    }
    assert_eq!(marked(Key::Num3), DiceSet::of(&[1]));
}

#[test]
fn l11_a_digit_picks_an_own_card_and_the_keys_go_on_at_another_row() {
    let mut harness = Screen::of(&wild(Face::Swap)).open_harness();
    for key in [Key::Num1, Key::Enter] {
        harness.key_press(key);
        harness.run();
    }
    let swap = Move::Swap { mine: place(0), seat: Seat::new(1), theirs: place(0) };
    assert_eq!(meant(&mut harness), played(swap));
    harness.key_press(Key::Num5);
    harness.run();
    assert_eq!(meant(&mut harness), [""; 0], "there is no fifth card");
}

#[test]
fn l11_with_one_card_picked_a_jump_leads_to_the_other_side() {
    let mut harness = Screen::of(&wild(Face::Swap)).open_harness();
    for key in [Key::ArrowRight, Key::Enter] {
        harness.key_press(key);
        harness.run();
    }
    assert_eq!(harness.state().touch.picked, Some(Thing::Row(Seat::new(0), place(0))));
    harness.key_press_modifiers(Modifiers::COMMAND, Key::ArrowRight);
    harness.run();
    harness.key_press(Key::Enter);
    harness.run();
    let swap = Move::Swap { mine: place(0), seat: Seat::new(1), theirs: place(0) };
    assert_eq!(meant(&mut harness), played(swap));
}

#[test]
fn l07_a_click_where_the_dice_lead_keeps_them() {
    let mut game = game(Options::default());
    rolled(&mut game, &[3, 4]);
    let mut harness = Screen::of(&game).open_harness();
    let said = "Ada: 7 leads to orange, re-roll, where a 1 lies. Go there, or choose dice to roll them again.";
    assert_eq!(harness.state_mut().status(), said);
    click(&mut harness, "space 8");
    assert_eq!(meant(&mut harness), [""; 0]);
    click(&mut harness, "space 7");
    assert_eq!(meant(&mut harness), played(Move::Accept {}));
}

/// What is kept of the wild die is told before: which card, or a swap.
#[test]
fn l11_what_the_wild_die_brings_is_told_before_it_is_kept() {
    for (face, what, label) in [
        (Face::Lowest, "Take a 0, or", "Take the 0"),
        (Face::Highest, "Take a 9, or", "Take the 9"),
        (Face::Swap, "to swap them, or", "Keep the swap"),
    ] {
        let mut game = game(Options::default());
        gone(&mut game, &[4]);
        game.apply_chance(Chance::Wild { face }).expect("due");
        let mut screen = Screen::of(&game);
        assert!(screen.status().contains(what), "{}", screen.status());
        let last = |scene: &Scene<'_, RatATatRoll>, touch: &mut Selection| {
            RatATatRoll::actions(scene, touch).pop().map(|action| scene.say(&action.label))
        };
        assert_eq!(screen.with_scene(last).as_deref(), Some(label));
    }
}

/// Whoever takes a card in hand keeps the die, and goes on with the other card.
#[test]
fn l11_a_swap_begins_with_a_card_though_the_wild_die_could_be_rolled_again() {
    let mut game = game(Options::default());
    gone(&mut game, &[4]);
    game.apply_chance(Chance::Wild { face: Face::Swap }).expect("due");
    for first in ["card 0 1", "card 1 1"] {
        let mut harness = Screen::of(&game).open_harness();
        click(&mut harness, first);
        assert_eq!(meant(&mut harness), played(Move::Accept {}));
        let carried = RatATatRoll::carried(&harness.state().touch, &Move::Accept {});
        assert_eq!(carried.picked.map(Thing::spot).as_deref(), Some(first));
    }
    let picked = Selection { picked: Some(Thing::Pile), ..Selection::default() };
    assert_eq!(RatATatRoll::carried(&picked, &Move::NoSwap {}).picked, None);
}

/// A pile that is to be shuffled by a person is begun by a button or its key, once all have come to rest.
#[test]
fn l13_a_shuffle_that_waits_is_begun_by_its_button() {
    // Four of five bear the icon.
    let game = dealt([7, 7, 8, 9, 1], Options::default());
    let mut screen = Screen::of(&game);
    assert!(matches!(screen.open.common.phase, Phase::Reshuffling));
    assert_eq!(screen.actions(), [], "nobody is asked");
    screen.waits_for = Some(Seat::new(1));
    screen.hand = Some(Seat::new(1));
    screen.progress = 0.5;
    assert_eq!(screen.actions(), [], "the last card is still on its way");
    screen.progress = 1.0;
    assert_eq!(screen.actions(), [("rat_a_tat_roll-action-shuffle", true)]);
    assert!(screen.status().starts_with("4 of the open cards bear the re-roll icon"), "{}", screen.status());
    let mut harness = screen.open_harness();
    for name in ["board", "pile", "region 1"] {
        click(&mut harness, name);
        assert_eq!(meant(&mut harness), [""; 0], "{name}");
    }
}

/// The second half of a double click on a card must not cover what came to lie open.
#[test]
fn l13_a_double_click_on_a_card_begins_no_shuffle() {
    let mut game = dealt([7, 8, 1, 9, 2], Options::default());
    for steps in [1, 5] {
        gone(&mut game, &[steps]);
        play(&mut game, Move::TakePile {});
    }
    // What comes in place of the card from green is the fourth with the icon.
    gone(&mut game, &[5]);
    let mut harness = Screen::of(&game).open_harness();
    click(&mut harness, "region 3");
    assert_eq!(meant(&mut harness), played(Move::TakeFaceUp {}));
    play(&mut game, Move::TakeFaceUp {});
    for progress in [0.0, 0.5, 1.0] {
        let mut next = Screen::of(&game);
        assert!(matches!(next.open.common.phase, Phase::Reshuffling), "{:?}", next.open.common.phase);
        (next.waits_for, next.hand, next.progress) = (Some(Seat::new(1)), Some(Seat::new(1)), progress);
        *harness.state_mut() = next;
        harness.run_steps(1);
        click(&mut harness, "region 3");
        assert_eq!(meant(&mut harness), [""; 0], "{progress}");
    }
}

#[test]
fn l08_the_card_of_the_region_or_the_pile() {
    let mut game = game(Options::default());
    gone(&mut game, &[1]);
    let mut harness = Screen::of(&game).open_harness();
    click(&mut harness, "region 1");
    assert_eq!(meant(&mut harness), played(Move::TakeFaceUp {}));
    click(&mut harness, "pile");
    assert_eq!(meant(&mut harness), played(Move::TakePile {}));
    let region = Region::new(2).expect("a region");
    click(&mut harness, "region 3");
    assert_eq!(meant(&mut harness), asked(Move::Take { region }));
}

#[test]
fn l10_own_cards_together_or_one_of_another() {
    let mut game = game(Options::default());
    gone(&mut game, &[3]);
    assert!(matches!(Screen::of(&game).open.common.phase, Phase::Looking));
    let mut harness = Screen::of(&game).open_harness();
    click(&mut harness, "card 0 2");
    assert_eq!(meant(&mut harness), played(Move::LookOwn {}));
    click(&mut harness, "card 1 1");
    assert_eq!(meant(&mut harness), played(Move::Look { seat: Seat::new(1), place: place(0) }));
}

#[test]
fn l11_a_swap_is_picked_in_either_order() {
    let swap = Move::Swap { mine: place(0), seat: Seat::new(1), theirs: place(0) };
    for order in [["card 0 1", "card 1 1"], ["card 1 1", "card 0 1"]] {
        let mut harness = Screen::of(&wild(Face::Swap)).open_harness();
        assert_eq!(harness.state_mut().actions(), [("rat_a_tat_roll-action-no-swap", false)]);
        click(&mut harness, order[0]);
        assert_eq!(meant(&mut harness), [""; 0]);
        assert!(harness.state().touch.picked.is_some());
        click(&mut harness, order[1]);
        assert_eq!(meant(&mut harness), played(swap));
    }
}

#[test]
fn l11_among_equal_cards_one_is_clicked() {
    let mut game = dealt([2, 2, 4, 5, 9], Options::default());
    gone(&mut game, &[4]);
    game.apply_chance(Chance::Wild { face: Face::Lowest }).expect("due");
    play(&mut game, Move::Accept {});
    let mut harness = Screen::of(&game).open_harness();
    let region = |index| Region::new(index).expect("a region");
    click(&mut harness, "region 2");
    assert_eq!(meant(&mut harness), played(Move::Take { region: region(1) }));
    click(&mut harness, "region 5");
    assert_eq!(meant(&mut harness), asked(Move::Take { region: region(4) }));
}

#[test]
fn a_turn_can_be_played_by_keys_alone() {
    let mut harness = Screen::of(&game(Options::default())).open_harness();
    for at in ["roll 2", "roll 3"] {
        harness.key_press(Key::ArrowRight);
        harness.run();
        let spots = &harness.state().spots;
        assert_eq!(spots.find("cursor"), spots.find(at));
    }
    harness.key_press(Key::Enter);
    harness.run();
    assert_eq!(meant(&mut harness), played(Move::Roll { dice: HowMany::ALL[2] }));
}

/// With a full hand the keys begin at the row, and no way leads past it.
#[test]
fn l15_the_card_to_replace_is_found_by_keys() {
    let mut game = game(Options::default());
    while !matches!(Screen::of(&game).open.common.phase, Phase::Replacing) {
        match game.turn() {
            Turn::Chance(_) => game.resolve_chance().expect("due"),
            Turn::Seat(seat) => {
                let legal = game.legal();
                let wanted = [Move::Accept {}, Move::NoLook {}, Move::NoSwap {}, Move::RollWild {}];
                let choice = wanted.into_iter().find(|choice| legal.contains(choice)).unwrap_or(legal[0]);
                game.decide(seat, choice).expect("legal");
            }
            Turn::Over(_) => panic!("a card is taken by the wild die before"),
        }
    }
    let seat = Screen::of(&game).open.common.seat;
    for key in [Key::ArrowUp, Key::ArrowDown, Key::ArrowLeft, Key::ArrowRight] {
        let mut harness = Screen::of(&game).open_harness();
        harness.key_press_modifiers(Modifiers::COMMAND, key);
        harness.run();
        let spots = &harness.state().spots;
        let on = |place| spots.find("cursor") == spots.find(&Thing::Row(seat, place).spot());
        assert!(Place::first(4).any(on), "{key:?}");
        harness.key_press(Key::Enter);
        harness.run();
        assert!(meant(&mut harness)[0].starts_with("Play(Replace"), "{key:?}");
    }
    // A digit chooses it by its place.
    let mut harness = Screen::of(&game).open_harness();
    harness.key_press(Key::Num3);
    harness.run();
    assert_eq!(meant(&mut harness), played(Move::Replace { place: place(2) }));
}

#[test]
fn every_thing_is_reached_by_arrows() {
    use crate::paint::keyboard_nav::{DOWN, LEFT, RIGHT, UP};
    let mut game = game(Options::default());
    gone(&mut game, &[3]);
    for seats in [2, 5] {
        let mut open = game.view(Viewer::Table).open;
        open.rows = (0..seats).map(|_| [None; 4].into_iter().collect()).collect();
        for size in [Vec2::new(503.0, 460.0), Vec2::new(1236.0, 880.0), Vec2::new(530.0, 360.0)] {
            let layout = layout::Layout::fitting(Rect::from_min_size(Pos2::ZERO, size), seats);
            let things = Thing::all(&open);
            let places = || things.iter().map(|&thing| (thing, layout.rect(&open, thing).center()));
            let (mut reached, mut left) = (BTreeSet::from([Thing::Pile]), vec![Thing::Pile]);
            while let Some(thing) = left.pop() {
                for way in [UP, DOWN, LEFT, RIGHT] {
                    let from = layout.rect(&open, thing).center();
                    let next = board::nearest(from, way, places());
                    left.extend(next.filter(|next| reached.insert(*next)));
                }
            }
            let missed: Vec<&Thing> = things.iter().filter(|thing| !reached.contains(thing)).collect();
            assert!(missed.is_empty(), "{missed:?} at {size}");
        }
    }
}

#[test]
fn a_click_anywhere_begins_what_waits() {
    let mut game = game(Options::default());
    play(&mut game, Move::Roll { dice: HowMany::ALL[0] });
    for name in ["dice", "pile"] {
        let mut screen = Screen::of(&game);
        screen.waits_for = Some(Seat::new(0));
        let mut harness = screen.open_harness();
        click(&mut harness, name);
        assert_eq!(meant(&mut harness), ["Begin"], "{name}");
    }
}

#[test]
fn every_move_has_its_spots() {
    let mut looking = game(Options::default());
    gone(&mut looking, &[3]);
    for game in [game(Options::default()), looking, wild(Face::Swap)] {
        let mut harness = Screen::of(&game).open_harness();
        harness.run();
        let spots = &harness.state().spots;
        for choice in &harness.state().legal {
            assert!(RatATatRoll::spots(choice).iter().all(|name| spots.find(name).is_some()), "{choice:?}");
        }
    }
}
