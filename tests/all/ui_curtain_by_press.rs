//! The curtain with the setting "by press", for hands that cannot hold a key: one press lifts it, the next drops it.

use cheeseboard::engine::{Seat, Turn};
use cheeseboard::games::Game;
use cheeseboard::games::kalle::Kalle;
use cheeseboard::games::rat_a_tat_roll::RatATatRoll;
use cheeseboard::play::Table;
use cheeseboard::ui::{AppPaths, Settings};
use egui::{Event, Key, Modifiers, PointerButton, Pos2};
use egui_kittest::kittest::Queryable as _;

use crate::ui::{app, key, press, settle, spoken};
use crate::ui_curtain::{AtTable, COUNT, LONG, shown_in_passing, to_hide, to_swap};

/// Harness steps until a press is no longer too quick to count.
const PATIENT: usize = 4;

fn open<G: Game>(table: &Table<G>) -> AtTable {
    let mut table = AtTable::open_with(table, |settings| settings.curtain_by_press = true);
    table.steps(PATIENT);
    table
}

fn hangs(table: &AtTable) -> bool {
    ["look away", "looks away", "Only Ada looks"].iter().any(|words| table.hears(words))
}

fn place(table: &AtTable) -> Pos2 {
    table.harness.get_by_label("Press").rect().center()
}

fn click(table: &mut AtTable, at: Pos2) {
    table.button(at, true);
    table.button(at, false);
}

/// Asks to look behind the curtain, and waits until a press counts.
fn ask_to_look(table: &mut AtTable) {
    press(&mut table.harness, "Look behind the curtain");
    assert!(hangs(table) && !table.sees_the_rat());
    table.steps(PATIENT);
}

#[test]
fn curtain_is_held_by_default() {
    assert!(!Settings::default().curtain_by_press);
    let folder = tempfile::tempdir().expect("a folder");
    settle(folder.path(), |_| {});
    let mut harness = app(folder.path(), (1280.0, 1400.0));
    harness.run_steps(3);
    press(&mut harness, "Settings");
    harness.get_by_label("Press once to lift the curtain, once to drop it").click_accesskit();
    harness.run_steps(3);
    harness.state_mut().save();
    assert!(Settings::read(AppPaths::under(folder.path()).settings_file()).expect("kept").curtain_by_press);
}

#[test]
fn first_press_lifts_and_second_press_drops_the_curtain() {
    let mut table = open(&to_swap(true));
    for lift in [Key::Space, Key::Enter] {
        for drop in [Key::Enter, Key::Space] {
            ask_to_look(&mut table);
            key(&mut table.harness, lift);
            assert!(table.sees_the_rat(), "{lift:?}, at once: {:?}", spoken(&table.harness));
            table.steps(LONG);
            assert!(table.sees_the_rat(), "{lift:?}: it stays up by itself");
            key(&mut table.harness, drop);
            assert!(!table.sees_the_rat() && !hangs(&table), "{drop:?}");
        }
    }
    // By mouse; the second press may be anywhere.
    for elsewhere in [egui::vec2(0.0, 0.0), egui::vec2(-300.0, 60.0)] {
        ask_to_look(&mut table);
        let at = place(&table);
        click(&mut table, at);
        table.steps(LONG);
        assert!(table.sees_the_rat(), "{:?}", spoken(&table.harness));
        click(&mut table, at + elsewhere);
        assert!(!table.sees_the_rat() && !hangs(&table));
    }
    // Press and release in one frame.
    ask_to_look(&mut table);
    let at = place(&table);
    for pressed in [true, false] {
        let modifiers = Modifiers::NONE;
        table.harness.event(Event::PointerButton { pos: at, button: PointerButton::Primary, pressed, modifiers });
    }
    table.steps(LONG);
    assert!(table.sees_the_rat(), "{:?}", spoken(&table.harness));
    click(&mut table, at);
    assert!(!table.sees_the_rat() && !hangs(&table));
    // And by a screen reader.
    ask_to_look(&mut table);
    table.harness.get_by_label("Press").click_accesskit();
    table.steps(3);
    assert!(table.sees_the_rat());
    table.harness.get_by_label("Drop the curtain").click_accesskit();
    table.steps(3);
    assert!(!table.sees_the_rat() && !hangs(&table));
}

#[test]
fn curtain_lifts_after_a_countdown() {
    for by_key in [false, true] {
        let mut table = open(&to_hide());
        assert!(hangs(&table) && !table.hears("Press and hold") && table.hears("Press the button;"));
        if by_key {
            key(&mut table.harness, Key::Enter);
        } else {
            let at = place(&table);
            click(&mut table, at);
        }
        assert!(hangs(&table) && !table.hears("closed lid"), "it counts first");
        table.steps(COUNT + 2);
        assert!(!hangs(&table) && table.hears("choose a lid for the rat"), "{:?}", spoken(&table.harness));
        table.steps(LONG);
        assert!(table.hears("choose a lid for the rat"), "it stays up to decide");
        assert_eq!(table.saved::<Kalle>().game.turn(), Turn::Seat(Seat::new(0)), "and nothing was chosen");
    }
}

#[test]
fn second_press_cancels_the_countdown() {
    for by_key in [false, true] {
        let mut table = open(&to_hide());
        let at = place(&table);
        for _ in 0..2 {
            match by_key {
                true => key(&mut table.harness, Key::Space),
                false => click(&mut table, at),
            }
            table.steps(2);
        }
        table.steps(LONG);
        assert!(hangs(&table) && !table.hears("closed lid"), "by key: {by_key}");
    }
}

#[test]
fn key_repeats_and_quick_presses_do_not_lift_the_curtain() {
    let mut table = open(&to_swap(true));
    table.harness.get_by_label("Look behind the curtain").click();
    table.steps(2);
    assert!(hangs(&table));
    // A press right after the curtain appeared was meant for something else. A held key only repeats.
    for _ in 0..LONG {
        table.harness.key_down(Key::Space);
        table.steps(1);
        assert!(hangs(&table) && !table.sees_the_rat());
    }
    table.harness.key_up(Key::Space);
    table.steps(1);
    key(&mut table.harness, Key::Space);
    assert!(table.sees_the_rat());
}

#[test]
fn focus_loss_f9_and_sheets_drop_the_curtain() {
    type Act = fn(&mut AtTable);
    let acts: [(&str, Act); 3] = [
        ("the window", |table| {
            table.harness.event(Event::WindowFocused(false));
            table.steps(2);
        }),
        ("F9", |table| key(&mut table.harness, Key::F9)),
        ("a sheet", |table| {
            key(&mut table.harness, Key::F1);
            table.steps(2);
        }),
    ];
    for (what, act) in acts {
        let mut table = open(&to_swap(true));
        ask_to_look(&mut table);
        key(&mut table.harness, Key::Space);
        assert!(table.sees_the_rat());
        act(&mut table);
        assert!(!table.sees_the_rat(), "{what}");
        table.steps(LONG);
        assert!(!table.sees_the_rat(), "{what}: and it stays down");
        let mut table = open(&to_hide());
        key(&mut table.harness, Key::Space);
        act(&mut table);
        table.steps(LONG);
        assert!(!table.hears("choose a lid for the rat"), "{what} ends the count: {:?}", spoken(&table.harness));
    }
}

#[test]
fn glimpse_can_be_shown_hidden_and_dismissed() {
    for puts_down in [Key::Enter, Key::E] {
        let mut table = open(&shown_in_passing());
        let face = "shown for a moment: ";
        for _ in 0..2 {
            assert!(hangs(&table) && !table.hears(face));
            key(&mut table.harness, Key::Space);
            table.steps(LONG);
            assert!(table.hears(face), "{:?}", spoken(&table.harness));
            key(&mut table.harness, Key::Enter);
            assert!(!table.hears(face) && table.hears("Put it down"), "it was dropped, not put down");
        }
        assert!(table.saved::<RatATatRoll>().pending_glimpse().is_some());
        key(&mut table.harness, puts_down);
        assert!(!table.hears(face) && !table.hears("Put it down"), "{puts_down:?}");
    }
}

/// The curtain that stays up by itself requests no frames.
#[test]
fn lifted_curtain_requests_no_repaint() {
    let mut table = open(&to_swap(true));
    ask_to_look(&mut table);
    key(&mut table.harness, Key::Space);
    table.steps(8);
    table.harness.run();
    assert!(table.sees_the_rat());
}
