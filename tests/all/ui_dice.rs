//! Real dice and the starter, entered by hand at the screen.

use cheeseboard::engine::{Seat, Viewer};
use cheeseboard::games::kalle::{Kalle, Seen};
use cheeseboard::games::ratzzia::dice::Die;
use cheeseboard::games::ratzzia::{Move, Ratzzia, SeenEvent};
use cheeseboard::play::{Change, Match, Table};
use cheeseboard::ui::GameSetup;
use egui::Key;
use egui_kittest::kittest::Queryable as _;

use crate::ui::{app, key, person, press, settle, spoken};
use crate::ui_curtain::{AtTable, on_the_shelf};

const DIGITS: [Key; 6] = [Key::Num1, Key::Num2, Key::Num3, Key::Num4, Key::Num5, Key::Num6];
const ADA: Seat = Seat::new(0);

/// A table where Ada has to roll seven dice.
fn due_roll() -> Table<Ratzzia> {
    let seating = vec![person("Ada", 0), person("Bo", 2), person("Cy", 3)];
    let mut table = Table::<Ratzzia>::new(Match::new(Default::default(), seating, 3).expect("a table for this"));
    table.game.choose_starter(ADA).expect("Ada begins");
    table.game.decide(ADA, Move::Roll {}).expect("legal");
    table
}

/// The table where Ada has to roll, with real dice.
fn to_roll() -> AtTable {
    let mut table = due_roll();
    table.real_dice = true;
    assert_eq!(table.manual_dice().map(|(_, faces)| faces), Some(6));
    AtTable::open(&table)
}

/// The number of dice to be entered.
fn count(table: &mut AtTable) -> usize {
    let saved = table.saved::<Ratzzia>();
    usize::from(saved.manual_dice().expect("dice are due").0)
}

/// The last roll, ascending; `None` while it is due.
fn rolled(table: &mut AtTable) -> Option<Vec<u8>> {
    let game = table.saved::<Ratzzia>().game;
    let SeenEvent::Rolled { dice, .. } = game.observation(game.ply() - 1, Viewer::Table)?.seen.event else {
        return None;
    };
    let shown = Die::ALL.into_iter().flat_map(|die| std::iter::repeat_n(die, usize::from(dice.count_of(die))));
    Some(shown.map(|die| 1 + Die::ALL.iter().position(|each| *each == die).expect("one of six") as u8).collect())
}

fn enter(table: &mut AtTable, face: u8) {
    key(&mut table.harness, DIGITS[usize::from(face) - 1]);
}

fn click(table: &mut AtTable, face: u8) {
    press(&mut table.harness, &format!("Enter a {face}"));
}

#[test]
fn dice_are_entered_in_any_order_by_keys_and_clicks() {
    let mut table = to_roll();
    let count = count(&mut table);
    assert!(count > 3, "{count}");
    let faces: Vec<u8> = (0..count as u8).map(|die| 1 + (die * 5 + 3) % 6).collect();
    for (index, &face) in faces.iter().enumerate() {
        assert_eq!(rolled(&mut table), None, "not before the last one is entered");
        if index % 2 == 0 { enter(&mut table, face) } else { click(&mut table, face) }
    }
    let mut ascending = faces.clone();
    ascending.sort_unstable();
    assert_ne!(ascending, faces);
    assert_eq!(rolled(&mut table), Some(ascending));
    assert!(table.harness.query_by_label("Enter a 1").is_none());
}

/// Fast typing: all digits in one frame, one of them twice.
#[test]
fn digits_of_one_frame_are_all_entered() {
    let mut table = to_roll();
    for _ in 0..count(&mut table) {
        table.harness.key_press(Key::Num4);
    }
    table.harness.run_steps(3);
    assert_eq!(rolled(&mut table).map(|faces| faces.iter().all(|&face| face == 4)), Some(true));
}

#[test]
fn last_entered_die_is_removed_by_key_and_by_click() {
    let mut table = to_roll();
    let count = count(&mut table);
    enter(&mut table, 6);
    key(&mut table.harness, Key::Backspace);
    key(&mut table.harness, Key::Backspace);
    enter(&mut table, 5);
    press(&mut table.harness, "Undo the last one entered");
    for _ in 1..count {
        enter(&mut table, 2);
    }
    assert_eq!(rolled(&mut table), None, "one is missing");
    enter(&mut table, 1);
    assert_eq!(rolled(&mut table).map(|faces| faces[..2].to_vec()), Some(vec![1, 2]));
}

/// Key repeats, other digits, other keys and the roll button enter nothing.
#[test]
fn other_keys_and_key_repeats_enter_no_die() {
    let mut table = to_roll();
    for _ in 0..20 {
        table.harness.key_down(Key::Num3);
        table.harness.run_steps(1);
    }
    for other in [Key::Num0, Key::Num7, Key::Num9, Key::Enter, Key::Space, Key::D] {
        key(&mut table.harness, other);
    }
    assert_eq!(rolled(&mut table), None, "{:?}", spoken(&table.harness));
    for _ in 1..count(&mut table) {
        enter(&mut table, 6);
    }
    assert_eq!(rolled(&mut table).map(|faces| faces[..2].to_vec()), Some(vec![3, 6]), "one 3 was entered");
}

#[test]
fn roll_can_be_corrected_until_the_next_decision() {
    let mut table = to_roll();
    let count = count(&mut table);
    for _ in 0..count {
        enter(&mut table, 1);
    }
    press(&mut table.harness, "Correct the roll");
    assert_eq!(rolled(&mut table), None);
    for _ in 0..count {
        enter(&mut table, 6);
    }
    assert_eq!(rolled(&mut table), Some(vec![6; count]));
    // At the table itself the correction ends with the next decision as well.
    let mut entered = table.saved::<Ratzzia>();
    entered.game.go_to(entered.game.ply() - 1);
    entered.enter_dice(&vec![2; count]).expect("rolled");
    assert!(entered.can_correct_dice());
    let choice = entered.game.legal_moves()[0];
    entered.game.decide(ADA, choice).expect("legal");
    assert!(!entered.can_correct_dice() && !entered.correct_dice());
}

#[test]
fn change_to_real_dice_is_noted_and_counts_at_once() {
    let mut table = due_roll();
    let mut dice = Vec::new();
    for real in [false, true, true, false] {
        table.change_real_dice(real);
        dice.push(table.manual_dice());
    }
    assert_eq!(dice, [None, Some((7, 6)), Some((7, 6)), None]);
    let changes: Vec<&Change> = table.notes().iter().map(|note| &note.change).collect();
    assert_eq!(changes, [&Change::RealDice { real: true }, &Change::RealDice { real: false }], "changes only");
}

#[test]
fn chosen_starter_begins() {
    let folder = tempfile::tempdir().expect("a folder");
    settle(folder.path(), |settings| {
        let seating = vec![person("Ada", 0), person("Bo", 2), person("Cy", 3)];
        settings.remember_setup("kalle", GameSetup { seating, ..GameSetup::default() });
    });
    let mut harness = app(folder.path(), (1280.0, 800.0));
    press(&mut harness, "Raggedy Rat: play");
    wait_for_starter(&mut harness);
    press(&mut harness, "Start");
    harness.state_mut().save();
    let game = on_the_shelf::<Kalle>(folder.path()).game;
    assert_eq!(game.starter(), Some(Seat::new(1)));
    let first = game.observation(0, Viewer::Table).expect("it happened").seen;
    assert!(matches!(first, Seen::Started { seat } if seat == Seat::new(1)), "{first:?}");
}

/// Chooses Bo. His name is also at his seat; the last node with it is the choice of the starter.
fn wait_for_starter(harness: &mut egui_kittest::Harness<'_, cheeseboard::ui::App>) {
    harness.run_steps(3);
    let chips: Vec<_> = harness.query_all_by_label("Bo").collect();
    chips.last().unwrap_or_else(|| panic!("{:?}", spoken(harness))).click();
    harness.run_steps(3);
}
