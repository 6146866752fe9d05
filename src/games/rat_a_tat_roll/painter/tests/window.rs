//! Tests that need a window: the pointer, the keyboard cursor, and where the places lie.

use egui::{Event, Key, Modifiers, Rect};
use egui_kittest::kittest::Queryable as _;

use super::*;
use crate::paint::painter::PointedAction;

fn rect(harness: &Shown<RatATatRoll>, name: &str) -> Rect {
    harness.state().rects.find(name).unwrap_or_else(|| panic!("nothing is called {name}"))
}

/// The place under the visible cursor.
fn cursor(harness: &Shown<RatATatRoll>) -> Option<Place> {
    let rects = &harness.state().rects;
    let at = rects.find("cursor")?;
    Place::to_point_at(&harness.state().open).into_iter().find(|place| rects.find(&place.name()) == Some(at))
}

#[test]
fn l05_a_hovered_tray_previews_odds_unless_hidden() {
    let mut harness = Stage::of(&game(Options::default())).open();
    let shows_odds = |harness: &Shown<RatATatRoll>| harness.query_by_label("7: orange, re-roll, 17%").is_some();
    assert!(!shows_odds(&harness));
    let tray = harness.at("roll 2");
    harness.send([Event::PointerMoved(tray)]);
    assert_eq!(harness.state_mut().status(), "Ada: how many dice? The bars show where 2 dice lead.");
    // The preview stays when the pointer moves on to a space.
    let space = harness.at("space 7");
    harness.send([Event::PointerMoved(space)]);
    // Tooltips appear after a delay.
    harness.run_steps(12);
    assert!(shows_odds(&harness));
    harness.click("odds switch");
    harness.run_steps(12);
    assert!(!shows_odds(&harness));
    assert_eq!(harness.state_mut().status(), "Ada: how many dice?");
    harness.send([Event::PointerMoved(tray)]);
    assert_eq!(harness.state_mut().status(), "Ada: how many dice?", "the odds are hidden");
}

/// So does the cursor on a tray, and the pointer on the button at the foot.
#[test]
fn l05_cursor_and_buttons_preview_odds() {
    let mut harness = Stage::of(&game(Options::default())).open();
    let status = |harness: &mut Shown<RatATatRoll>| harness.state_mut().status();
    harness.press(&[Key::ArrowRight, Key::ArrowRight]);
    assert_eq!(status(&mut harness), "Ada: how many dice? The bars show where 3 dice lead.");
    let choice = Some(Move::Roll { dice: DiceCount::ALL[1] });
    for (is_deliberate, dice) in [(false, 3), (true, 2)] {
        harness.state_mut().pointed_action = Some(PointedAction { choice, is_deliberate, is_held: false });
        // In the margin round the board.
        harness.send([Event::PointerMoved(Pos2::new(300.0, 3.0))]);
        assert_eq!(status(&mut harness), format!("Ada: how many dice? The bars show where {dice} dice lead."));
    }
}

#[test]
fn l11_a_digit_picks_an_own_card_and_moves_the_cursor_on() {
    let mut harness = Stage::of(&swapping()).open();
    harness.press(&[Key::Num1]);
    assert_eq!(cursor(&harness), Some(card(1, 0)));
    harness.press(&[Key::Enter]);
    assert_eq!(harness.played(), [swap(0, 0)]);
    harness.take();
    harness.press(&[Key::Num5]);
    assert_eq!(harness.take(), [], "there is no fifth card");
    harness.press(&[Key::Escape]);
    assert_eq!(harness.state().selection.picked, None);
}

#[test]
fn l11_with_a_card_picked_jumps_lead_to_the_other_side() {
    let mut harness = Stage::of(&swapping()).open();
    harness.press(&[Key::ArrowRight, Key::Enter]);
    assert_eq!(harness.state().selection.picked, Some((Seat::new(0), row_index(0))));
    harness.press_with(Modifiers::COMMAND, Key::ArrowRight);
    harness.press(&[Key::Enter]);
    assert_eq!(harness.played(), [swap(0, 0)]);
}

/// The rows beside the board take clicks like those on it; clicks on tokens are explained.
#[test]
fn l11_cards_beside_the_board_are_picked_too() {
    let mut harness = Stage::of(&swapping()).open();
    let mut click_at = |name: &str| {
        let first = rect(&harness, name).left_center() + Vec2::new(20.0, 0.0);
        harness.state().rects.put("first card", Rect::from_center_size(first, Vec2::splat(2.0)));
        harness.click("first card");
    };
    click_at("hand 0");
    click_at("hand 1");
    assert_eq!(harness.state().selection.picked, Some((Seat::new(0), row_index(0))));
    assert_eq!(harness.take(), [Response::Play(swap(0, 0))]);
    harness.click("tokens 1");
    assert!(matches!(harness.take()[..], [Response::NotHere(_)]));
}

#[test]
fn a_turn_can_be_played_by_keys_alone() {
    let mut harness = Stage::of(&game(Options::default())).open();
    for count in [2, 3] {
        harness.press(&[Key::ArrowRight]);
        assert_eq!(cursor(&harness), Some(tray(count)));
    }
    harness.press(&[Key::Enter]);
    assert_eq!(harness.played(), [Move::Roll { dice: DiceCount::ALL[2] }]);
}

/// With a full hand the keyboard cursor starts at the row, and no jump leads past it.
#[test]
fn l15_keys_choose_the_card_to_replace() {
    let game = game_until(|phase| phase == Phase::Replacing);
    let seat = Stage::of(&game).open.common.seat;
    for key in [Key::ArrowUp, Key::ArrowDown, Key::ArrowLeft, Key::ArrowRight] {
        let mut harness = Stage::of(&game).open();
        for _ in 0..2 {
            harness.press_with(Modifiers::COMMAND, key);
            let at = cursor(&harness);
            assert!(matches!(at, Some(Place::Card(owner, _)) if owner == seat), "{key:?}: {at:?}");
        }
        harness.press(&[Key::Enter]);
        assert!(matches!(harness.played()[..], [Move::Replace { .. }]), "{key:?}");
    }
    // A digit chooses the card by its place.
    let mut harness = Stage::of(&game).open();
    harness.press(&[Key::Num3]);
    assert_eq!(harness.played(), [Move::Replace { place: row_index(2) }]);
}

#[test]
fn l18_no_cursor_shows_during_a_glimpse() {
    let game = game(Options::default());
    let mut stage = Stage::of(&game);
    stage.glimpse = game.observation(1, Viewer::Seat(Seat::new(0)));
    let mut harness = stage.open();
    harness.press(&[Key::ArrowRight, Key::ArrowRight, Key::Enter]);
    assert_eq!(cursor(&harness), None);
    assert_eq!(harness.take(), []);
}

#[test]
fn arrow_keys_reach_every_place() {
    use crate::paint::board::{DOWN, LEFT, RIGHT, UP};
    let mut game = game(Options::default());
    roll_and_walk(&mut game, &[3]);
    for seats in [2, 5] {
        let mut open = game.view(Viewer::Table).open;
        open.rows = (0..seats).map(|_| [None; 4].into_iter().collect()).collect();
        for size in [Vec2::new(503.0, 460.0), Vec2::new(1236.0, 880.0), Vec2::new(530.0, 360.0)] {
            let layout = layout::Layout::fit(Rect::from_min_size(Pos2::ZERO, size), seats);
            let places = Place::to_point_at(&open);
            let center = |place: Place| layout.place_rect(&open, place).expect("on the board").center();
            let (mut reached, mut left) = (HashSet::from([Place::Pile]), vec![Place::Pile]);
            while let Some(place) = left.pop() {
                for way in [UP, DOWN, LEFT, RIGHT] {
                    let others = places.iter().map(|&place| (place, center(place)));
                    let next = board::nearest(center(place), way, others);
                    left.extend(next.filter(|next| reached.insert(*next)));
                }
            }
            let missed: Vec<&Place> = places.iter().filter(|place| !reached.contains(place)).collect();
            assert!(missed.is_empty(), "{missed:?} at {size}");
        }
    }
}

#[test]
fn every_move_has_its_rectangles() {
    let mut looking = game(Options::default());
    roll_and_walk(&mut looking, &[3]);
    let full = game_until(|phase| phase == Phase::Deciding);
    for game in [game(Options::default()), looking, swapping(), full] {
        let mut harness = Stage::of(&game).open();
        harness.run();
        let rects = &harness.state().rects;
        for choice in &harness.state().legal {
            assert!(RatATatRoll::move_rect_names(choice).iter().all(|name| rects.find(name).is_some()), "{choice:?}");
        }
    }
}

/// Lessons, hints and scripts of pictures find places by these names.
#[test]
fn places_keep_their_names() {
    let mut game = game(Options::default());
    roll_and_walk(&mut game, &[1]);
    let harness = Stage::of(&game).open();
    let names = harness.state().rects.names();
    let expected = [
        "board",
        "tokens",
        "dice",
        "die 1",
        "pile",
        "card here",
        "own row",
        "own card 1",
        "card 0 1",
        "card 1 1",
        "region 1",
        "region 5",
        "space 0",
        "space 19",
        "hand 0",
        "hand 1",
        "tokens 0",
        "tokens 1",
        "tokens in the centre",
        "cards in the pile",
        "odds switch",
        "icon guide",
    ];
    for name in expected {
        assert!(names.iter().any(|known| known == name), "{name}");
    }
    assert_eq!(rect(&harness, "card here"), rect(&harness, "region 1"));
    assert_eq!(rect(&harness, "own card 1"), rect(&harness, "card 0 1"));
    assert_eq!([tray(3).name(), Place::WildDie.name()], ["roll 3", "wild die"]);
}

#[test]
fn events_have_their_places() {
    let mut game = game(Options::default());
    let places_of_last = |game: &Match<RatATatRoll>| {
        let last = game.observation(game.ply() - 1, Viewer::Table).expect("an event");
        RatATatRoll::observation_places(&last.seen)
    };
    assert_eq!(places_of_last(&game), Region::ALL.map(Place::FaceUpCard), "dealt");
    roll(&mut game, &[1]);
    assert_eq!(places_of_last(&game), [Place::Dice]);
    play(&mut game, Move::Accept {});
    assert_eq!(places_of_last(&game), [space(1)]);
    let mut face_up = game.clone();
    play(&mut face_up, Move::TakeFaceUp {});
    assert_eq!(places_of_last(&face_up), [Place::FaceUpCard(region(0))]);
    play(&mut game, Move::TakePile {});
    assert_eq!(places_of_last(&game), [Place::Pile]);
    let mut game = swapping();
    play(&mut game, swap(0, 0));
    assert_eq!(places_of_last(&game), [], "nothing shows later where the cards went");
}
