//! Choices that rewards leave, and candy dice: by mouse, keys and buttons.

use super::*;
use crate::games::ratzzia::{CandySource, Direction, Phase};

/// A game in which, turn by turn, a seat rolls these values, places them all on that column from the bottom, and finishes; the last one gets
/// the reward.
fn completed(seats: usize, turns: &[(u8, &[u8])]) -> Match<Ratzzia> {
    let mut game = begun(seats, &[]);
    for (number, values) in turns {
        let rolled = usize::from(crate::games::ratzzia::dice_per_seat(seats));
        let rest = std::iter::repeat_n(1, rolled - values.len());
        decide(&mut game, &[Move::Roll {}]);
        game.apply_chance(Chance::Rolled { dice: values.iter().copied().chain(rest).map(die).collect() }).expect("due");
        decide(&mut game, &[Move::Keep {}]);
        let placements: Vec<Move> = values.iter().map(|&value| put(value, *number)).collect();
        decide(&mut game, &placements);
        decide(&mut game, &[Move::Finish {}]);
    }
    game
}

/// The moves of the buttons, the primary one last.
fn offered(harness: &mut Shown) -> Vec<Move> {
    let actions = harness.state_mut().actions();
    actions
        .into_iter()
        .filter_map(|action| if let Response::Play(choice) = action.response { Some(choice) } else { None })
        .collect()
}

#[test]
fn click_on_column_moves_annies_die() {
    let mut harness = shown(&completed(3, &[(1, &[1, 3, 4, 2])]));
    assert_eq!(harness.state_mut().status_key(), "ratzzia-status-annie");
    click(&mut harness, "column 1");
    assert_eq!(asked(&harness), [Move::Annie { column: column(1) }], "not below her own column");
    click(&mut harness, "column 5");
    assert_eq!(played(&harness), [Move::Annie { column: column(5) }]);
    let found = |part: &str| harness.query_all_by_label_contains(part).next().is_some();
    assert!(found(
        "Column 5 below 2 sausages, next any die; can be chosen; Annie’s die goes into column 5 from below."
    ));
}

#[test]
fn keys_choose_annies_column() {
    let mut harness = shown(&completed(3, &[(1, &[1, 3, 4, 2])]));
    harness.key_press_modifiers(Modifiers::COMMAND, Key::ArrowLeft);
    harness.run();
    press(&mut harness, Key::Enter);
    assert!(matches!(played(&harness).as_slice(), [Move::Annie { column }] if column.number() < 5));
}

#[test]
fn click_on_store_stores_and_a_button_declines() {
    let mut harness = shown(&completed(3, &[(7, &[1; 6])]));
    assert!(matches!(harness.state().open.phase, Phase::Storing { amount: 2 }));
    assert_eq!(offered(&mut harness), [Move::NoStore {}, Move::Store {}]);
    click(&mut harness, "column 5");
    assert_eq!(played(&harness), []);
    click(&mut harness, "shelf 7");
    assert_eq!(played(&harness), [Move::Store {}]);
}

#[test]
fn click_on_plate_or_panel_steals() {
    let mut harness = shown(&completed(3, &[(8, &[1, 2, 2, 6, 5])]));
    assert_eq!(harness.state_mut().status_key(), "ratzzia-status-steal");
    assert_eq!(offered(&mut harness), [Move::Steal { seat: Seat::new(1) }, Move::Steal { seat: Seat::new(2) }]);
    click(&mut harness, "plate 0");
    assert_eq!(asked(&harness), [Move::Steal { seat: ADA }], "nobody takes from themselves");
    click(&mut harness, "plate 2");
    assert_eq!(played(&harness), [Move::Steal { seat: Seat::new(2) }]);
    // Bo's panel, beside the board.
    let panel = harness.get_all_by_label_contains("Bo: 4 in front").last().expect("a panel").rect().center();
    for event in [Event::PointerMoved(panel), button(panel, true), button(panel, false)] {
        harness.event(event);
        harness.run();
    }
    assert_eq!(played(&harness).last(), Some(&Move::Steal { seat: Seat::new(1) }));
}

#[test]
fn panels_count_food_once_it_has_arrived() {
    let mut game = completed(3, &[(8, &[1, 2, 2, 6, 5])]);
    let before = game.view(Viewer::Table).open.front;
    decide(&mut game, &[Move::Steal { seat: Seat::new(2) }]);
    let after = game.view(Viewer::Table).open.front;
    assert!(after[0] > before[0] && after[2] < before[2]);
    let mut screen = Screen::of(&game);
    screen.progress = 0.0;
    let mut harness = screen.open_harness();
    for (progress, front) in [(0.0, before), (1.0, after)] {
        harness.state_mut().progress = progress;
        harness.run();
        for seat in [0, 2] {
            let phrase = Phrase::new("ratzzia-front").with("front", i64::from(front[seat]));
            let text = Text::english().say(&phrase, &[]);
            assert!(reads(&harness, &text), "{text} at {progress}");
            let note = harness.state_mut().with_scene(|scene, _| Ratzzia::seat_note(scene, Seat::new(seat)));
            let wanted = Phrase::new("ratzzia-note").with("front", i64::from(front[seat])).with("candies", 0_u8);
            assert_eq!(note, Some(wanted));
        }
    }
}

#[test]
fn score_counts_food_once_it_is_in_the_bag() {
    let mut game = completed(3, &[(7, &[1; 6])]);
    decide(&mut game, &[Move::Store {}]);
    let mut screen = Screen::of(&game);
    for (progress, score) in [(0.0, 0), (1.0, 2)] {
        screen.progress = progress;
        assert_eq!(screen.with_scene(|scene, _| Ratzzia::score(scene, ADA)), score);
    }
}

#[test]
fn buttons_for_passing_show_the_resulting_front() {
    let mut harness = shown(&completed(3, &[(9, &[3, 4, 1, 1, 2])]));
    assert_eq!(harness.state_mut().status_key(), "ratzzia-status-pass");
    let ways = [Direction::Clockwise, Direction::Anticlockwise].map(|direction| Move::PassFood { direction });
    assert_eq!(offered(&mut harness), ways);
    // With 3 and 2 sausages Ada has 5 in front, Bo 4 and Cleo 5. Half of each, rounded up, is passed on.
    let told: Vec<Phrase> = harness.state_mut().actions().into_iter().map(|action| action.label).collect();
    let front = |key, front: i64| Phrase::new(key).with("front", front);
    assert_eq!(told, [front("ratzzia-action-clockwise", 5), front("ratzzia-action-anticlockwise", 4)]);
}

#[test]
fn click_on_plate_takes_its_candy_die() {
    let jar: &[u8] = &[6, 1, 2, 2];
    let game = completed(4, &[(2, jar), (2, jar), (2, jar)]);
    let mut harness = shown(&game);
    assert_eq!(harness.state_mut().status_key(), "ratzzia-status-candy");
    let of = |seat| Move::Candy { from: CandySource::Seat(Seat::new(seat)) };
    assert_eq!(offered(&mut harness), [of(0), of(1)]);
    click(&mut harness, "plate 1");
    assert_eq!(played(&harness), [of(1)]);
}

/// Ada has a candy die, and has rolled 1, 1, 1, 1, 1, 1, 1.
fn with_candy() -> Match<Ratzzia> {
    let mut game = completed(2, &[(2, &[6, 1, 2, 2]), (5, &[1])]);
    decide(&mut game, &[Move::Roll {}]);
    game.apply_chance(Chance::Rolled { dice: dice(&[1; 6]) }).expect("due");
    decide(&mut game, &[Move::Keep {}]);
    game
}

fn candy(value: u8, to: u8) -> Move {
    Move::PlaceCandy { value: die(value), column: Target::try_from(to).expect("0 to 9") }
}

#[test]
fn candy_die_asks_for_its_value_if_several_fit() {
    let mut harness = shown(&with_candy());
    click(&mut harness, "die 7");
    click(&mut harness, "column 2");
    assert_eq!(played(&harness), [candy(6, 2)], "a number there is the only one");
    click(&mut harness, "column 9");
    assert_eq!(harness.state_mut().status_key(), "ratzzia-status-value");
    click(&mut harness, "value 3");
    assert_eq!(played(&harness), [candy(6, 2), candy(3, 9)]);
    click(&mut harness, "cat row");
    assert!(matches!(asked(&harness).as_slice(), [Move::PlaceCandy { column: Target::CatRow, .. }]));
}

#[test]
fn keys_place_a_candy_die() {
    let mut harness = shown(&with_candy());
    press(&mut harness, Key::C);
    click(&mut harness, "column 9");
    press(&mut harness, Key::Escape);
    assert_eq!(harness.state_mut().status_key(), "ratzzia-status-place-candy", "the question is dropped first");
    click(&mut harness, "column 9");
    press(&mut harness, Key::Num4);
    assert_eq!(played(&harness), [candy(4, 9)]);
}

#[test]
fn click_on_reserve_rolls_support_dice() {
    let mut harness = shown(&begun(2, &[1, 2, 3, 4, 5, 6]));
    click(&mut harness, "reserve");
    assert_eq!(played(&harness), [Move::RollSupport {}]);
    let shown = shown(&begun(3, &[1, 2, 3, 4, 5, 6, 6]));
    assert_eq!(shown.state().spots.find("reserve"), None, "there are none with three");
}
