//! Tests of mouse and keyboard input.

use super::*;

#[test]
fn l05_a_click_on_a_tray_rolls_its_dice() {
    let mut harness = Screen::of(&game(Options::default())).open_harness();
    click(&mut harness, "roll 2");
    assert_eq!(take_intents(&mut harness), played(Move::Roll { dice: DiceCount::ALL[1] }));
    click(&mut harness, "pile");
    assert_eq!(take_intents(&mut harness), asked(Move::TakePile {}));
    click(&mut harness, "card 1 1");
    assert_eq!(take_intents(&mut harness), asked(Move::Look { seat: Seat::new(1), place: place(0) }));
}

#[test]
fn l05_a_hovered_tray_previews_odds_unless_hidden() {
    let mut harness = Screen::of(&game(Options::default())).open_harness();
    let shows_odds = |harness: &Harness<'_, Screen>| {
        egui_kittest::kittest::Queryable::query_by_label(harness, "7: orange, re-roll, 17 %").is_some()
    };
    assert!(!shows_odds(&harness));
    let tray = harness.state().rects.find("roll 2").expect("a tray").center();
    harness.event(Event::PointerMoved(tray));
    harness.run();
    let said = "Ada: roll how many dice? Bars show where 2 dice lead.";
    assert_eq!(harness.state_mut().status(), said);
    // The preview stays when the pointer moves on to a space.
    let space = harness.state().rects.find("space 7").expect("a space").center();
    harness.event(Event::PointerMoved(space));
    // Tooltips appear after a delay.
    harness.run_steps(12);
    assert!(shows_odds(&harness));
    let switch = harness.state().rects.find("odds switch").expect("a switch").center();
    for event in [Event::PointerMoved(switch), button(switch, true), button(switch, false)] {
        harness.event(event);
        harness.run_steps(12);
    }
    assert!(!shows_odds(&harness));
    assert_eq!(harness.state_mut().status(), "Ada: roll how many dice?");
}

#[test]
fn l06_clicks_and_digits_mark_dice_for_a_re_roll() {
    let mut game = game(Options::default());
    roll(&mut game, &[1, 3, 4]);
    let mut harness = Screen::of(&game).open_harness();
    assert_eq!(harness.state_mut().actions(), [("rat_a_tat_roll-action-accept", true)]);
    click(&mut harness, "die 2");
    harness.key_press(Key::Num4);
    harness.run();
    assert_eq!(harness.state().selection.marked_dice, DiceSet::from_indices(&[1, 2]));
    let both = [("rat_a_tat_roll-action-accept", false), ("rat_a_tat_roll-action-reroll", true)];
    assert_eq!(harness.state_mut().actions(), both);
    click(&mut harness, "die 2");
    harness.key_press(Key::Backspace);
    harness.run();
    assert_eq!(harness.state().selection.marked_dice, DiceSet::NONE);
    assert_eq!(take_intents(&mut harness), [""; 0]);
    let said = "Ada: 8 leads to a wild space. Go there, or choose dice to roll them again.";
    assert_eq!(harness.state_mut().status(), said);
}

/// A digit marks the first die with so many pips, then the next, and unmarks all once all are marked.
#[test]
fn l06_digits_mark_dice_by_their_pips() {
    let mut game = game(Options::default());
    roll(&mut game, &[2, 3, 2]);
    let mut harness = Screen::of(&game).open_harness();
    let mut marked = |key| {
        harness.key_press(key);
        harness.run();
        harness.state().selection.marked_dice
    };
    assert_eq!(marked(Key::Num1), DiceSet::NONE, "no die shows it");
    for dice in [&[0][..], &[0, 2], &[]] {
        assert_eq!(marked(Key::Num2), DiceSet::from_indices(dice));
    }
    assert_eq!(marked(Key::Num3), DiceSet::from_indices(&[1]));
}

#[test]
fn l11_a_digit_picks_an_own_card_and_moves_the_cursor_on() {
    let mut harness = Screen::of(&wild(Face::Swap)).open_harness();
    for key in [Key::Num1, Key::Enter] {
        harness.key_press(key);
        harness.run();
    }
    let swap = Move::Swap { mine: place(0), seat: Seat::new(1), theirs: place(0) };
    assert_eq!(take_intents(&mut harness), played(swap));
    harness.key_press(Key::Num5);
    harness.run();
    assert_eq!(take_intents(&mut harness), [""; 0], "there is no fifth card");
}

#[test]
fn l11_with_a_card_picked_jumps_lead_to_the_other_side() {
    let mut harness = Screen::of(&wild(Face::Swap)).open_harness();
    for key in [Key::ArrowRight, Key::Enter] {
        harness.key_press(key);
        harness.run();
    }
    assert_eq!(harness.state().selection.picked, Some(Target::RowCard(Seat::new(0), place(0))));
    harness.key_press_modifiers(Modifiers::COMMAND, Key::ArrowRight);
    harness.run();
    harness.key_press(Key::Enter);
    harness.run();
    let swap = Move::Swap { mine: place(0), seat: Seat::new(1), theirs: place(0) };
    assert_eq!(take_intents(&mut harness), played(swap));
}

#[test]
fn l07_a_click_on_the_destination_keeps_the_dice() {
    let mut game = game(Options::default());
    roll(&mut game, &[3, 4]);
    let mut harness = Screen::of(&game).open_harness();
    let said = "Ada: 7 leads to orange, re-roll, where a 1 lies. Go there, or choose dice to roll them again.";
    assert_eq!(harness.state_mut().status(), said);
    click(&mut harness, "space 8");
    assert_eq!(take_intents(&mut harness), [""; 0]);
    click(&mut harness, "space 7");
    assert_eq!(take_intents(&mut harness), played(Move::Accept {}));
}

/// The status names the card, or the swap, that the wild face brings.
#[test]
fn l11_the_status_shows_what_the_wild_die_brings() {
    for (face, what, label) in [
        (Face::Lowest, "Take a 0, or", "Take the 0"),
        (Face::Highest, "Take a 9, or", "Take the 9"),
        (Face::Swap, "to swap them, or", "Keep the swap"),
    ] {
        let mut game = game(Options::default());
        roll_and_walk(&mut game, &[4]);
        game.apply_chance(Chance::Wild { face }).expect("due");
        let mut screen = Screen::of(&game);
        assert!(screen.status().contains(what), "{}", screen.status());
        let last = |scene: &Scene<'_, RatATatRoll>, selection: &mut Selection| {
            RatATatRoll::actions(scene, selection).pop().map(|action| scene.say(&action.label))
        };
        assert_eq!(screen.with_scene(last).as_deref(), Some(label));
    }
}

/// Picking a card accepts the die, and the other card is next.
#[test]
fn l11_picking_a_card_accepts_the_swap_die() {
    let mut game = game(Options::default());
    roll_and_walk(&mut game, &[4]);
    game.apply_chance(Chance::Wild { face: Face::Swap }).expect("due");
    for first in ["card 0 1", "card 1 1"] {
        let mut harness = Screen::of(&game).open_harness();
        click(&mut harness, first);
        assert_eq!(take_intents(&mut harness), played(Move::Accept {}));
        let carried = RatATatRoll::selection_after(&harness.state().selection, &Move::Accept {});
        assert_eq!(carried.picked.map(Target::rect_name).as_deref(), Some(first));
    }
    let picked = Selection { picked: Some(Target::Pile), ..Selection::default() };
    assert_eq!(RatATatRoll::selection_after(&picked, &Move::NoSwap {}).picked, None);
}

/// A person starts a waiting shuffle with a button or its key, once everything rests.
#[test]
fn l13_a_waiting_shuffle_starts_by_its_button() {
    // Four of the five cards bear the icon.
    let game = game_with([7, 7, 8, 9, 1], Options::default());
    let mut screen = Screen::of(&game);
    assert!(matches!(screen.open.common.phase, Phase::Reshuffling));
    assert_eq!(screen.actions(), [], "nobody is asked");
    screen.awaiting_chance = Some(Seat::new(1));
    screen.acting_seat = Some(Seat::new(1));
    screen.progress = 0.5;
    assert_eq!(screen.actions(), [], "the last card is still on its way");
    screen.progress = 1.0;
    assert_eq!(screen.actions(), [("rat_a_tat_roll-action-shuffle", true)]);
    assert!(screen.status().starts_with("4 of the open cards bear the re-roll icon"), "{}", screen.status());
    let mut harness = screen.open_harness();
    for name in ["board", "pile", "region 1"] {
        click(&mut harness, name);
        assert_eq!(take_intents(&mut harness), [""; 0], "{name}");
    }
}

/// The second half of a double click on a card must not hide newly opened cards.
#[test]
fn l13_a_double_click_on_a_card_starts_no_shuffle() {
    let mut game = game_with([7, 8, 1, 9, 2], Options::default());
    for steps in [1, 5] {
        roll_and_walk(&mut game, &[steps]);
        play(&mut game, Move::TakePile {});
    }
    // The refill of the green region is the fourth card with the icon.
    roll_and_walk(&mut game, &[5]);
    let mut harness = Screen::of(&game).open_harness();
    click(&mut harness, "region 3");
    assert_eq!(take_intents(&mut harness), played(Move::TakeFaceUp {}));
    play(&mut game, Move::TakeFaceUp {});
    for progress in [0.0, 0.5, 1.0] {
        let mut next = Screen::of(&game);
        assert!(matches!(next.open.common.phase, Phase::Reshuffling), "{:?}", next.open.common.phase);
        (next.awaiting_chance, next.acting_seat, next.progress) = (Some(Seat::new(1)), Some(Seat::new(1)), progress);
        *harness.state_mut() = next;
        harness.run_steps(1);
        click(&mut harness, "region 3");
        assert_eq!(take_intents(&mut harness), [""; 0], "{progress}");
    }
}

#[test]
fn l08_clicks_take_the_region_card_or_the_pile() {
    let mut game = game(Options::default());
    roll_and_walk(&mut game, &[1]);
    let mut harness = Screen::of(&game).open_harness();
    click(&mut harness, "region 1");
    assert_eq!(take_intents(&mut harness), played(Move::TakeFaceUp {}));
    click(&mut harness, "pile");
    assert_eq!(take_intents(&mut harness), played(Move::TakePile {}));
    let region = Region::new(2).expect("a region");
    click(&mut harness, "region 3");
    assert_eq!(take_intents(&mut harness), asked(Move::Take { region }));
}

#[test]
fn l10_clicks_look_at_own_cards_or_one_of_an_opponent() {
    let mut game = game(Options::default());
    roll_and_walk(&mut game, &[3]);
    assert!(matches!(Screen::of(&game).open.common.phase, Phase::Looking));
    let mut harness = Screen::of(&game).open_harness();
    click(&mut harness, "card 0 2");
    assert_eq!(take_intents(&mut harness), played(Move::LookOwn {}));
    click(&mut harness, "card 1 1");
    assert_eq!(take_intents(&mut harness), played(Move::Look { seat: Seat::new(1), place: place(0) }));
}

#[test]
fn l11_a_swap_is_picked_in_either_order() {
    let swap = Move::Swap { mine: place(0), seat: Seat::new(1), theirs: place(0) };
    for order in [["card 0 1", "card 1 1"], ["card 1 1", "card 0 1"]] {
        let mut harness = Screen::of(&wild(Face::Swap)).open_harness();
        assert_eq!(harness.state_mut().actions(), [("rat_a_tat_roll-action-no-swap", false)]);
        click(&mut harness, order[0]);
        assert_eq!(take_intents(&mut harness), [""; 0]);
        assert!(harness.state().selection.picked.is_some());
        click(&mut harness, order[1]);
        assert_eq!(take_intents(&mut harness), played(swap));
    }
}

#[test]
fn l11_a_click_chooses_among_equal_cards() {
    let mut game = game_with([2, 2, 4, 5, 9], Options::default());
    roll_and_walk(&mut game, &[4]);
    game.apply_chance(Chance::Wild { face: Face::Lowest }).expect("due");
    play(&mut game, Move::Accept {});
    let mut harness = Screen::of(&game).open_harness();
    let region = |index| Region::new(index).expect("a region");
    click(&mut harness, "region 2");
    assert_eq!(take_intents(&mut harness), played(Move::Take { region: region(1) }));
    click(&mut harness, "region 5");
    assert_eq!(take_intents(&mut harness), asked(Move::Take { region: region(4) }));
}

#[test]
fn a_turn_can_be_played_by_keys_alone() {
    let mut harness = Screen::of(&game(Options::default())).open_harness();
    for at in ["roll 2", "roll 3"] {
        harness.key_press(Key::ArrowRight);
        harness.run();
        let rects = &harness.state().rects;
        assert_eq!(rects.find("cursor"), rects.find(at));
    }
    harness.key_press(Key::Enter);
    harness.run();
    assert_eq!(take_intents(&mut harness), played(Move::Roll { dice: DiceCount::ALL[2] }));
}

/// With a full hand the keyboard cursor starts at the row, and no jump leads past it.
#[test]
fn l15_keys_choose_the_card_to_replace() {
    let mut game = game(Options::default());
    while !matches!(Screen::of(&game).open.common.phase, Phase::Replacing) {
        match game.turn() {
            Turn::Chance(_) => game.resolve_chance().expect("due"),
            Turn::Seat(seat) => {
                let legal = game.legal_moves();
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
        let rects = &harness.state().rects;
        let on = |place| rects.find("cursor") == rects.find(&Target::RowCard(seat, place).rect_name());
        assert!(Place::first(4).any(on), "{key:?}");
        harness.key_press(Key::Enter);
        harness.run();
        assert!(take_intents(&mut harness)[0].starts_with("Play(Replace"), "{key:?}");
    }
    // A digit chooses the card by its place.
    let mut harness = Screen::of(&game).open_harness();
    harness.key_press(Key::Num3);
    harness.run();
    assert_eq!(take_intents(&mut harness), played(Move::Replace { place: place(2) }));
}

#[test]
fn arrow_keys_reach_every_target() {
    use crate::paint::keyboard_nav::{DOWN, LEFT, RIGHT, UP};
    let mut game = game(Options::default());
    roll_and_walk(&mut game, &[3]);
    for seats in [2, 5] {
        let mut open = game.view(Viewer::Table).open;
        open.rows = (0..seats).map(|_| [None; 4].into_iter().collect()).collect();
        for size in [Vec2::new(503.0, 460.0), Vec2::new(1236.0, 880.0), Vec2::new(530.0, 360.0)] {
            let layout = layout::Layout::fit(Rect::from_min_size(Pos2::ZERO, size), seats);
            let targets = Target::all(&open);
            let places = || targets.iter().map(|&target| (target, layout.target_rect(&open, target).center()));
            let (mut reached, mut left) = (BTreeSet::from([Target::Pile]), vec![Target::Pile]);
            while let Some(target) = left.pop() {
                for way in [UP, DOWN, LEFT, RIGHT] {
                    let from = layout.target_rect(&open, target).center();
                    let next = board::nearest(from, way, places());
                    left.extend(next.filter(|next| reached.insert(*next)));
                }
            }
            let missed: Vec<&Target> = targets.iter().filter(|target| !reached.contains(target)).collect();
            assert!(missed.is_empty(), "{missed:?} at {size}");
        }
    }
}

#[test]
fn a_click_anywhere_starts_a_waiting_roll() {
    let mut game = game(Options::default());
    play(&mut game, Move::Roll { dice: DiceCount::ALL[0] });
    for name in ["dice", "pile"] {
        let mut screen = Screen::of(&game);
        screen.awaiting_chance = Some(Seat::new(0));
        let mut harness = screen.open_harness();
        click(&mut harness, name);
        assert_eq!(take_intents(&mut harness), ["Begin"], "{name}");
    }
}

#[test]
fn every_move_has_its_rectangles() {
    let mut looking = game(Options::default());
    roll_and_walk(&mut looking, &[3]);
    for game in [game(Options::default()), looking, wild(Face::Swap)] {
        let mut harness = Screen::of(&game).open_harness();
        harness.run();
        let rects = &harness.state().rects;
        for choice in &harness.state().legal {
            assert!(RatATatRoll::move_rect_names(choice).iter().all(|name| rects.find(name).is_some()), "{choice:?}");
        }
    }
}
