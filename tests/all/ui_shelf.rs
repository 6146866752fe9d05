//! Long lists of tables and records: visible rows are read at once, the others in the background.

use std::path::Path;
use std::time::{Duration, SystemTime};

use cheeseboard::play::{Table, Trial};
use cheeseboard::storage::write_atomically;
use cheeseboard::ui::{App, AppPaths};
use egui::Key;
use egui::accesskit::Role;
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT as _, Queryable as _};

use crate::offscreen;
use crate::ui::{app, bot, hears, key, person, played, press, settle, spoken, step_after_work, turn_wheel, wait_until};

const SIZE: (f32, f32) = (1280.0, 800.0);

/// Writes this many copies of a text, each with another player name and a day older than the one before.
fn many(folder: &Path, text: &str, count: usize) {
    assert!(text.contains("\"Ada\""), "{text}");
    let first = SystemTime::UNIX_EPOCH + Duration::from_secs(1_709_294_400);
    for number in 1..=count {
        let path = folder.join(format!("zatre-{number:04}.ron"));
        write_atomically(&path, &text.replacen("\"Ada\"", &format!("\"P{number}\""), 1)).expect("written");
        let file = std::fs::File::options().write(true).open(&path).expect("there");
        file.set_modified(first - Duration::from_secs(86_400 * number as u64)).expect("dated");
    }
}

/// An app whose first frame does not wait for files.
fn impatient(places: AppPaths) -> Harness<'static, App> {
    offscreen::harness(App::new(places).with_patience(Duration::ZERO), SIZE)
}

fn many_tables(folder: &Path, count: usize) {
    settle(folder, |_| {});
    let game = played(&[person("Ada", 0), bot("Edam", 1)], 8, |game| game.ply() < 20);
    many(AppPaths::under(folder).tables_dir(), &Table::new(game).to_ron(), count);
}

fn many_records(folder: &Path, count: usize) {
    settle(folder, |_| {});
    let game = played(&[person("Ada", 0), bot("Edam", 1)], 8, |_| true);
    many(AppPaths::under(folder).records_dir(), &game.record(false).to_ron(), count);
}

/// The records screen with this many records.
fn at_records(folder: &Path, count: usize) -> Harness<'static, App> {
    many_records(folder, count);
    let mut harness = app(folder, SIZE);
    harness.run_steps(2);
    press(&mut harness, "Records");
    harness
}

/// The number of rects of this kind: `shelf 1`, `shelf 2` …
fn laid_out(harness: &Harness<'_, App>, kind: &str) -> usize {
    let is_one = |name: &String| name.strip_prefix(kind).is_some_and(|rest| rest.trim().parse::<u32>().is_ok());
    harness.state().rect_names().iter().filter(|name| is_one(name)).count()
}

/// Whether the named rect lies in the window.
fn in_sight(harness: &Harness<'_, App>, name: &str) -> bool {
    harness.state().rect_of(name).is_some_and(|rect| rect.center().y > 0.0 && rect.center().y < SIZE.1)
}

/// Scrolls until the named rect is visible.
fn turn_to(harness: &mut Harness<'_, App>, name: &str) {
    for _ in 0..600 {
        if in_sight(harness, name) {
            return;
        }
        key(harness, Key::PageDown);
    }
    panic!("never in sight: {name}; there are {:?}", harness.state().rect_names());
}

#[test]
fn only_visible_tables_are_laid_out() {
    let folder = tempfile::tempdir().expect("a folder");
    many_tables(folder.path(), 150);
    let mut harness = app(folder.path(), SIZE);
    harness.run_steps(2);
    assert!(hears(&harness, "Continue") && hears(&harness, "Open Zatre with P2 and Edam"), "{:?}", spoken(&harness));
    let first = laid_out(&harness, "shelf");
    assert!((2..20).contains(&first), "{first}: {:?}", harness.state().rect_names());
    assert!(!hears(&harness, "with P60 and"), "out of sight");
    turn_to(&mut harness, "shelf 149");
    assert!(hears(&harness, "Open Zatre with P150 and Edam"), "{:?}", spoken(&harness));
    let last = laid_out(&harness, "shelf");
    assert!((2..30).contains(&last), "{last}: {:?}", harness.state().rect_names());
    assert!(!hears(&harness, "with P60 and"), "out of sight");
}

#[test]
fn only_visible_records_are_laid_out() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut harness = at_records(folder.path(), 120);
    assert!(in_sight(&harness, "record 1") && hears(&harness, "Look at Zatre with P1 and"), "{:?}", spoken(&harness));
    let first = laid_out(&harness, "record");
    assert!((3..20).contains(&first), "{first}");
    turn_to(&mut harness, "record 120");
    assert!(in_sight(&harness, "record 120") && hears(&harness, "Look at Zatre with P120 and"));
    assert!(laid_out(&harness, "record") < 20);
    assert!(!hears(&harness, "with P60 and"), "out of sight");
    let place = harness.state().rect_of("record 120").expect("in sight").center();
    harness.get_by_role_and_label(Role::Button, "Open a file…");
    harness.hover_at(place);
    harness.drag_at(place);
    harness.drop_at(place);
    harness.run_steps(4);
    assert!(hears(&harness, "P120") && !hears(&harness, "Open a file…"), "{:?}", spoken(&harness));
}

/// The label of the focused node, and whether it lies in the window.
fn focused(harness: &Harness<'_, App>) -> (String, bool) {
    let node = harness.root().children_recursive().find(|node| node.is_focused()).expect("something has the focus");
    let rect = node.rect();
    (node.accesskit_node().label().unwrap_or_default(), rect.top() >= -1.0 && rect.bottom() <= SIZE.1 + 1.0)
}

/// Where Tab goes before it comes to the first record.
const BEFORE_THE_ROWS: [&str; 10] = [
    "Games",
    "Open a file…",
    "Import a folder…",
    "Statistics",
    "Search",
    "All games",
    "Everyone",
    "Any bots",
    "Any result",
    "Newest first",
];

/// Tab goes through the buttons of all rows, also of those not laid out, and arrows go from row to row; both scroll the page.
#[test]
fn keys_reach_rows_outside_the_window() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut harness = at_records(folder.path(), 24);
    for expected in BEFORE_THE_ROWS {
        key(&mut harness, Key::Tab);
        assert_eq!(focused(&harness).0, expected);
    }
    for number in 1..=12 {
        for what in ["Look at", "Tags for", "Delete"] {
            key(&mut harness, Key::Tab);
            harness.run();
            let (label, is_seen) = focused(&harness);
            assert!(label.starts_with(&format!("{what} Zatre with P{number} and")) && is_seen, "{number}: {label}");
        }
    }
    harness.key_press_modifiers(egui::Modifiers::SHIFT, Key::Tab);
    harness.key_press_modifiers(egui::Modifiers::SHIFT, Key::Tab);
    harness.run_steps(4);
    for number in 13..=24 {
        key(&mut harness, Key::ArrowDown);
        harness.run();
        let (label, is_seen) = focused(&harness);
        assert!(
            label.starts_with(&format!("Look at Zatre with P{number} and")) && is_seen,
            "{number}: {label}, {is_seen}"
        );
    }
    for number in (1..24).rev() {
        key(&mut harness, Key::ArrowUp);
        harness.run();
        let (label, is_seen) = focused(&harness);
        assert!(
            label.starts_with(&format!("Look at Zatre with P{number} and")) && is_seen,
            "{number}: {label}, {is_seen}"
        );
    }
}

/// Scrolling far away does not move the focus.
#[test]
fn focus_is_kept_while_scrolled_out_of_sight() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut harness = at_records(folder.path(), 60);
    // To the third row by the three stops of each row.
    (0..BEFORE_THE_ROWS.len() + 7).for_each(|_| key(&mut harness, Key::Tab));
    let before = focused(&harness);
    assert!(before.0.contains("P3 and") && before.1, "{before:?}");
    harness.hover_at(egui::pos2(640.0, 500.0));
    for _ in 0..20 {
        turn_wheel(&mut harness, 200.0);
        harness.run_steps(4);
    }
    let after = focused(&harness);
    assert_eq!((after.0.as_str(), after.1), (before.0.as_str(), false));
    key(&mut harness, Key::ArrowDown);
    harness.run();
    let next = focused(&harness);
    assert!(next.0.contains("P4 and") && next.1, "{next:?}");
}

/// One notice reports any number of damaged files.
#[test]
fn many_damaged_tables_are_announced_once() {
    let folder = tempfile::tempdir().expect("a folder");
    many_tables(folder.path(), 110);
    let tables = AppPaths::under(folder.path()).tables_dir().to_owned();
    for number in (3..=110).step_by(10) {
        std::fs::write(tables.join(format!("zatre-{number:04}.ron")), "(record: (format: 1, game: \"za")
            .expect("written");
    }
    let mut harness = app(folder.path(), SIZE);
    wait_until(&mut harness, "announced", |harness| hears(harness, "tables on the shelf were damaged"));
    assert!(
        hears(&harness, "11 tables on the shelf were damaged. Their files are kept, with"),
        "{:?}",
        spoken(&harness)
    );
    let aside = || {
        let names = std::fs::read_dir(&tables).expect("there").flatten().map(|entry| entry.file_name());
        names.filter(|name| name.to_string_lossy().ends_with(".damaged")).count()
    };
    assert_eq!(aside(), 11);
    // The notice stays until it is dismissed, and no other follows.
    harness.run_steps(40);
    press(&mut harness, "Close");
    assert!(!hears(&harness, "damaged"), "{:?}", spoken(&harness));
    turn_to(&mut harness, "shelf 98");
    assert!(hears(&harness, "with P110 and"), "the last of the whole ones: {:?}", spoken(&harness));
    assert_eq!(aside(), 11);
}

/// Vanished files are no error.
#[test]
fn files_that_vanish_while_the_shelf_is_read_are_ignored() {
    let folder = tempfile::tempdir().expect("a folder");
    many_tables(folder.path(), 120);
    let places = AppPaths::under(folder.path());
    let tables = places.tables_dir().to_owned();
    let mut harness = impatient(places);
    harness.step();
    for number in (2..=120).step_by(2) {
        std::fs::remove_file(tables.join(format!("zatre-{number:04}.ron"))).expect("removed");
    }
    // Some files were read before they vanished, so only the presence of the oldest file is certain.
    wait_until(&mut harness, "the oldest is read", |harness| hears(harness, "with P119 and"));
    wait_until(&mut harness, "all in sight are read", |harness| hears(harness, "with P3 and"));
    // Far enough for all tables, since any of them may have been read in time.
    (0..120).for_each(|_| key(&mut harness, Key::PageDown));
    assert!(hears(&harness, "with P119 and") && hears(&harness, "with P117 and"), "{:?}", spoken(&harness));
    assert!(!hears(&harness, "damaged") && !hears(&harness, "can’t be read"), "{:?}", spoken(&harness));
    let left = std::fs::read_dir(&tables).expect("there").count();
    assert_eq!(left, 60, "nothing was set aside");
}

/// The window sleeps once everything is read and painted.
#[test]
fn completely_read_shelf_requests_no_repaint() {
    let folder = tempfile::tempdir().expect("a folder");
    many_tables(folder.path(), 100);
    many_records(folder.path(), 100);
    let mut harness = impatient(AppPaths::under(folder.path()));
    for screen in ["shelf", "record"] {
        wait_until(&mut harness, "read", |harness| laid_out(harness, screen) > 2);
        // Thumbnails of visible rows are made after the files are read.
        for _ in 0..30 {
            step_after_work(&mut harness);
        }
        let steps = harness.run();
        assert!(steps <= 3, "{screen}: {steps} frames");
        harness.state_mut().wait_for_background_work();
        assert!(!harness.ctx.has_requested_repaint(), "{screen}: {:?}", harness.ctx.repaint_causes());
        if screen == "shelf" {
            press(&mut harness, "Records");
        }
    }
}

/// A table on which something is only tried out says so, on the card of the latest one and on the shelf.
#[test]
fn tries_are_marked() {
    let folder = tempfile::tempdir().expect("a folder");
    settle(folder.path(), |_| {});
    let game = played(&[person("Ada", 0), bot("Edam", 1)], 8, |game| game.ply() < 20);
    let text = |trial| {
        let mut table = Table::new(game.clone());
        table.trial = trial;
        table.to_ron()
    };
    let tables = AppPaths::under(folder.path()).tables_dir().to_owned();
    many(&tables, &text(Some(Trial { turn: 3, record: None })), 2);
    let harness = at_select(folder.path());
    assert!(hears(&harness, "Open a try in Zatre with P2 and Edam"), "{:?}", spoken(&harness));
    assert!(hears(&harness, "Try · "), "{:?}", spoken(&harness));
    assert!(spoken(&harness).iter().any(|said| said == "Try"), "{:?}", spoken(&harness));
    many(&tables, &text(None), 2);
    let harness = at_select(folder.path());
    assert!(!hears(&harness, "Try · ") && !hears(&harness, "Open a try"), "{:?}", spoken(&harness));
}

/// A try that was left last does not stand before a game that waits: it is on the shelf.
#[test]
fn real_game_comes_before_a_try() {
    let folder = tempfile::tempdir().expect("a folder");
    settle(folder.path(), |_| {});
    let game = played(&[person("Ada", 0), bot("Edam", 1)], 8, |game| game.ply() < 20);
    let tables = AppPaths::under(folder.path()).tables_dir().to_owned();
    let mut table = Table::new(game);
    many(&tables, &table.to_ron(), 4);
    table.trial = Some(Trial { turn: 3, record: None });
    // The latest two, before the real games.
    many(&tables, &table.to_ron(), 2);
    let mut harness = at_select(folder.path());
    for name in ["P1", "P2"] {
        assert!(hears(&harness, &format!("Open a try in Zatre with {name} and Edam")), "{:?}", spoken(&harness));
    }
    assert!(hears(&harness, "with P4 and") && !hears(&harness, "Try · "), "{:?}", spoken(&harness));
    key(&mut harness, Key::Enter);
    harness.run_steps(4);
    let model = harness.state().table_model().expect("a table");
    assert!(model.trial.is_none() && model.names.iter().any(|name| name == "P3"), "{:?}", model.names);
}

/// Game select, once everything is read.
fn at_select(folder: &Path) -> Harness<'static, App> {
    let mut harness = app(folder, SIZE);
    harness.run_steps(3);
    harness.state_mut().wait_for_background_work();
    harness.run_steps(3);
    harness
}
